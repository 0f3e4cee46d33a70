<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open a file of puzzles</source>
        <translation>Eine Datei mit Rätseln öffnen</translation>
    </message>
    <message>
        <source>&amp;Export Picture…</source>
        <translation>Bild &amp;exportieren…</translation>
    </message>
    <message>
        <source>Write the board as it is shown to a picture</source>
        <translation>Das Brett, wie es zu sehen ist, als Bild schreiben</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <source>Show the board larger</source>
        <translation>Das Brett größer zeigen</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Show the board smaller</source>
        <translation>Das Brett kleiner zeigen</translation>
    </message>
    <message>
        <source>&amp;Fit to Window</source>
        <translation>&amp;Einpassen</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Das ganze Brett zeigen</translation>
    </message>
    <message>
        <source>&amp;Tint Inside</source>
        <translation>Inneres &amp;tönen</translation>
    </message>
    <message>
        <source>Tint the cells that are known to be inside the loop</source>
        <translation>Die Zellen tönen, von denen feststeht, dass sie in der Schleife liegen</translation>
    </message>
    <message>
        <source>&amp;Reduced Motion</source>
        <translation>Weniger Be&amp;wegung</translation>
    </message>
    <message>
        <source>Let new marks fade in instead of being drawn</source>
        <translation>Neue Zeichen einblenden, statt sie zu zeichnen</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>V&amp;ollbild</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Den ganzen Bildschirm nutzen</translation>
    </message>
    <message>
        <source>&amp;First Step</source>
        <translation>&amp;Erster Schritt</translation>
    </message>
    <message>
        <source>Go to the beginning</source>
        <translation>Zum Anfang gehen</translation>
    </message>
    <message>
        <source>Step &amp;Back</source>
        <translation>Schritt &amp;zurück</translation>
    </message>
    <message>
        <source>Take the last step back</source>
        <translation>Den letzten Schritt zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Abs&amp;pielen</translation>
    </message>
    <message>
        <source>Play the steps, or pause</source>
        <translation>Die Schritte abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Step For&amp;ward</source>
        <translation>Schritt &amp;vor</translation>
    </message>
    <message>
        <source>Take the next step</source>
        <translation>Den nächsten Schritt tun</translation>
    </message>
    <message>
        <source>&amp;Last Step</source>
        <translation>&amp;Letzter Schritt</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation>Zum Ende gehen</translation>
    </message>
    <message>
        <source>Next &amp;Hard Step</source>
        <translation>Nächster &amp;schwerer Schritt</translation>
    </message>
    <message>
        <source>Go to the next step that is harder than most</source>
        <translation>Zum nächsten Schritt gehen, der schwerer ist als die meisten</translation>
    </message>
    <message>
        <source>P&amp;revious Puzzle</source>
        <translation>Vo&amp;riges Rätsel</translation>
    </message>
    <message>
        <source>Go to the puzzle before this one</source>
        <translation>Zum Rätsel vor diesem gehen</translation>
    </message>
    <message>
        <source>&amp;Next Puzzle</source>
        <translation>&amp;Nächstes Rätsel</translation>
    </message>
    <message>
        <source>Go to the puzzle after this one</source>
        <translation>Zum Rätsel nach diesem gehen</translation>
    </message>
    <message>
        <source>&amp;About Inkling</source>
        <translation>Ü&amp;ber Inkling</translation>
    </message>
    <message>
        <source>What this program is</source>
        <translation>Was dieses Programm ist</translation>
    </message>
    <message>
        <source>&amp;Generate…</source>
        <translation>&amp;Erzeugen…</translation>
    </message>
    <message>
        <source>Have a puzzle made, as hard as you like</source>
        <translation>Ein Rätsel erzeugen lassen, so schwer Sie es möchten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Put back what was undone</source>
        <translation>Das Zurückgenommene noch einmal eintragen</translation>
    </message>
    <message>
        <source>&amp;Solve by Hand</source>
        <translation>Selbst &amp;lösen</translation>
    </message>
    <message>
        <source>Solve the puzzle yourself: the board shows your marks</source>
        <translation>Das Rätsel selbst lösen: Das Brett zeigt Ihre Zeichen</translation>
    </message>
    <message>
        <source>&amp;Explain</source>
        <translation>Er&amp;klären</translation>
    </message>
    <message>
        <source>See the reasoning, step by step</source>
        <translation>Die Überlegung sehen, Schritt für Schritt</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Tell a little of what follows next; each time a little more</source>
        <translation>Ein wenig davon verraten, was als Nächstes folgt; jedes Mal etwas mehr</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>&amp;Warum?</translation>
    </message>
    <message>
        <source>Why the selected place is as it is</source>
        <translation>Warum es so ist, wie es an der gewählten Stelle des Bretts steht</translation>
    </message>
    <message>
        <source>Heat &amp;Map</source>
        <translation>Wä&amp;rmekarte</translation>
    </message>
    <message>
        <source>Tint what is open by how hard it is to settle</source>
        <translation>Offenes danach tönen, wie schwer es zu klären ist</translation>
    </message>
    <message>
        <source>&amp;Open This Step</source>
        <translation>Diesen Schritt ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Suppose the opposite of this step, and watch it fail</source>
        <translation>Das Gegenteil dieses Schritts annehmen und zusehen, wie es scheitert</translation>
    </message>
    <message>
        <source>Ba&amp;ck to the Opened Step</source>
        <translation>Zurück zum &amp;geöffneten Schritt</translation>
    </message>
    <message>
        <source>Leave the opposite, back to the step itself</source>
        <translation>Das Gegenteil verlassen, zurück zum Schritt selbst</translation>
    </message>
    <message>
        <source>Whole H&amp;int</source>
        <translation>&amp;Ganzer Tipp</translation>
    </message>
    <message>
        <source>Tell all of what follows next at once</source>
        <translation>Auf einmal sagen, was als Nächstes folgt</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Write the puzzles and what you made of them to their file</source>
        <translation>Die Rätsel und was Sie daraus gemacht haben in ihre Datei schreiben</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Write them to another file</source>
        <translation>Sie in eine andere Datei schreiben</translation>
    </message>
    <message>
        <source>Export &amp;Judge File…</source>
        <translation>Als &amp;Wettbewerbsdatei ausgeben …</translation>
    </message>
    <message>
        <source>Write the puzzles alone as a judge reads them</source>
        <translation>Nur die Rätsel schreiben, wie ein Wettbewerb sie liest</translation>
    </message>
    <message>
        <source>Take back what was done last</source>
        <translation>Zurücknehmen, was zuletzt getan wurde</translation>
    </message>
    <message>
        <source>&amp;Duplicate Puzzle</source>
        <translation>Rätsel ver&amp;doppeln</translation>
    </message>
    <message>
        <source>Put a copy of this puzzle behind it</source>
        <translation>Eine Kopie dieses Rätsels dahinter setzen</translation>
    </message>
    <message>
        <source>D&amp;elete Puzzle</source>
        <translation>Rätsel &amp;löschen</translation>
    </message>
    <message>
        <source>Take this puzzle out</source>
        <translation>Dieses Rätsel herausnehmen</translation>
    </message>
    <message>
        <source>Move Puzzle U&amp;p</source>
        <translation>Rätsel nach &amp;oben</translation>
    </message>
    <message>
        <source>Put this puzzle before the one before it</source>
        <translation>Dieses Rätsel vor das vorige setzen</translation>
    </message>
    <message>
        <source>Move Puzzle Do&amp;wn</source>
        <translation>Rätsel nach &amp;unten</translation>
    </message>
    <message>
        <source>Put this puzzle behind the one after it</source>
        <translation>Dieses Rätsel hinter das nächste setzen</translation>
    </message>
    <message>
        <source>P&amp;roperties…</source>
        <translation>&amp;Eigenschaften …</translation>
    </message>
    <message>
        <source>Give this puzzle a title, an author, a note</source>
        <translation>Diesem Rätsel Titel, Urheber und Notiz geben</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>Say how many of your marks are wrong, and ring them</source>
        <translation>Sagen, wie viele Ihrer Zeichen falsch sind, und sie einkreisen</translation>
    </message>
    <message>
        <source>&amp;Last Right Position</source>
        <translation>&amp;Letzter richtiger Stand</translation>
    </message>
    <message>
        <source>Go back to where all your marks were right</source>
        <translation>Dorthin zurück, wo alle Ihre Zeichen richtig waren</translation>
    </message>
    <message>
        <source>&amp;Try Something</source>
        <translation>Etwas &amp;ausprobieren</translation>
    </message>
    <message>
        <source>Begin a trial: what you mark from now on has its own ink</source>
        <translation>Einen Versuch beginnen: Was Sie von nun an eintragen, hat eine eigene Farbe</translation>
    </message>
    <message>
        <source>&amp;Accept Trial</source>
        <translation>Versuch ü&amp;bernehmen</translation>
    </message>
    <message>
        <source>Keep what you have marked in this trial</source>
        <translation>Behalten, was Sie in diesem Versuch eingetragen haben</translation>
    </message>
    <message>
        <source>&amp;Reject Trial</source>
        <translation>Versuch &amp;verwerfen</translation>
    </message>
    <message>
        <source>Take away all that you have marked in this trial</source>
        <translation>Alles wegnehmen, was Sie in diesem Versuch eingetragen haben</translation>
    </message>
    <message>
        <source>Set a P&amp;in</source>
        <translation>Nadel set&amp;zen</translation>
    </message>
    <message>
        <source>Keep your marks as they are now, to come back to them</source>
        <translation>Ihre Zeichen, wie sie jetzt sind, merken, um zu ihnen zurückzukehren</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Notizen</translation>
    </message>
    <message>
        <source>What you type is a note, as with Shift (Return)</source>
        <translation>Was Sie tippen, ist eine Notiz, wie mit Umschalt (Eingabetaste)</translation>
    </message>
    <message>
        <source>&amp;Fill Notes</source>
        <translation>Notizen &amp;füllen</translation>
    </message>
    <message>
        <source>Note what can be in each blank; again: take away what cannot</source>
        <translation>In jedem leeren Feld notieren, was dort stehen kann; noch einmal: wegnehmen, was nicht mehr kann</translation>
    </message>
    <message>
        <source>Show E&amp;qual</source>
        <translation>&amp;Gleiche zeigen</translation>
    </message>
    <message>
        <source>Show where the selected value stands elsewhere</source>
        <translation>Zeigen, wo der gewählte Wert sonst noch steht</translation>
    </message>
    <message>
        <source>Show Ti&amp;me</source>
        <translation>Z&amp;eit zeigen</translation>
    </message>
    <message>
        <source>Show how long you have been solving</source>
        <translation>Zeigen, wie lange Sie schon lösen</translation>
    </message>
    <message>
        <source>&amp;New Puzzle…</source>
        <translation>&amp;Neues Rätsel…</translation>
    </message>
    <message>
        <source>Draw a puzzle of your own</source>
        <translation>Ein eigenes Rätsel zeichnen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>Take what is selected out, to be pasted elsewhere</source>
        <translation>Das Ausgewählte herausnehmen, um es anderswo einzufügen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy what is selected as text</source>
        <translation>Das Ausgewählte als Text kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Put in what was copied, from the cursor on</source>
        <translation>Das Kopierte vom Cursor an einsetzen</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>A&amp;lles auswählen</translation>
    </message>
    <message>
        <source>Select all cells</source>
        <translation>Alle Felder auswählen</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Zeichnen</translation>
    </message>
    <message>
        <source>Draw the puzzle: its clues, its cages, its size</source>
        <translation>Das Rätsel zeichnen: seine Hinweise, seine Käfige, seine Größe</translation>
    </message>
    <message>
        <source>Draw the S&amp;olution</source>
        <translation>&amp;Lösung zeichnen</translation>
    </message>
    <message>
        <source>Draw the solution on the board; clues can then be filled in from it</source>
        <translation>Die Lösung aufs Brett zeichnen; aus ihr lassen sich dann die Hinweise eintragen</translation>
    </message>
    <message>
        <source>&amp;Fill In Clues</source>
        <translation>Hinweise ein&amp;tragen</translation>
    </message>
    <message>
        <source>Write all the clues that the drawn solution gives</source>
        <translation>Alle Hinweise schreiben, die die gezeichnete Lösung ergibt</translation>
    </message>
    <message>
        <source>Take the drawn solution off the board</source>
        <translation>Die gezeichnete Lösung vom Brett nehmen</translation>
    </message>
    <message>
        <source>&amp;Minimise</source>
        <translation>Aus&amp;dünnen</translation>
    </message>
    <message>
        <source>Take away all the clues that one answer can do without</source>
        <translation>Alle Hinweise wegnehmen, ohne die es bei einer Lösung bleibt</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Austeilen</translation>
    </message>
    <message>
        <source>Fill the blank places by chance</source>
        <translation>Die leeren Plätze zufällig füllen</translation>
    </message>
    <message>
        <source>Make &amp;Cage</source>
        <translation>&amp;Käfig bilden</translation>
    </message>
    <message>
        <source>Put the selected cells together in one cage (Return)</source>
        <translation>Die ausgewählten Felder zu einem Käfig zusammenfassen (Eingabe)</translation>
    </message>
    <message>
        <source>Take Cage &amp;Apart</source>
        <translation>Käfig a&amp;uflösen</translation>
    </message>
    <message>
        <source>Take all cells of the cage out of it</source>
        <translation>Alle Felder aus dem Käfig herausnehmen</translation>
    </message>
    <message>
        <source>Turn &amp;Left</source>
        <translation>Nach &amp;links drehen</translation>
    </message>
    <message>
        <source>Turn the board to the left</source>
        <translation>Das Brett nach links drehen</translation>
    </message>
    <message>
        <source>Turn &amp;Right</source>
        <translation>Nach &amp;rechts drehen</translation>
    </message>
    <message>
        <source>Turn the board to the right</source>
        <translation>Das Brett nach rechts drehen</translation>
    </message>
    <message>
        <source>Turn &amp;Upside Down</source>
        <translation>Auf den &amp;Kopf stellen</translation>
    </message>
    <message>
        <source>Turn the board by half a turn</source>
        <translation>Das Brett um eine halbe Drehung drehen</translation>
    </message>
    <message>
        <source>Mirror Left and Ri&amp;ght</source>
        <translation>Links und rechts &amp;spiegeln</translation>
    </message>
    <message>
        <source>Let left and right change places</source>
        <translation>Links und rechts vertauschen</translation>
    </message>
    <message>
        <source>Mirror Up and &amp;Down</source>
        <translation>&amp;Oben und unten spiegeln</translation>
    </message>
    <message>
        <source>Let top and bottom change places</source>
        <translation>Oben und unten vertauschen</translation>
    </message>
    <message>
        <source>&amp;Swap the Shades</source>
        <translation>&amp;Farben tauschen</translation>
    </message>
    <message>
        <source>The same puzzle with black and white swapped</source>
        <translation>Dasselbe Rätsel mit vertauschtem Schwarz und Weiß</translation>
    </message>
    <message>
        <source>Add on the &amp;Left</source>
        <translation>&amp;Links anfügen</translation>
    </message>
    <message>
        <source>A column more on the left</source>
        <translation>Links eine Spalte mehr</translation>
    </message>
    <message>
        <source>Add at the &amp;Top</source>
        <translation>&amp;Oben anfügen</translation>
    </message>
    <message>
        <source>A row more at the top</source>
        <translation>Oben eine Zeile mehr</translation>
    </message>
    <message>
        <source>Add on the &amp;Right</source>
        <translation>&amp;Rechts anfügen</translation>
    </message>
    <message>
        <source>A column more on the right</source>
        <translation>Rechts eine Spalte mehr</translation>
    </message>
    <message>
        <source>Add at the &amp;Bottom</source>
        <translation>&amp;Unten anfügen</translation>
    </message>
    <message>
        <source>A row more at the bottom</source>
        <translation>Unten eine Zeile mehr</translation>
    </message>
    <message>
        <source>Take Away on the L&amp;eft</source>
        <translation>L&amp;inks wegnehmen</translation>
    </message>
    <message>
        <source>A column fewer on the left</source>
        <translation>Links eine Spalte weniger</translation>
    </message>
    <message>
        <source>Take Away at the To&amp;p</source>
        <translation>Ob&amp;en wegnehmen</translation>
    </message>
    <message>
        <source>A row fewer at the top</source>
        <translation>Oben eine Zeile weniger</translation>
    </message>
    <message>
        <source>Take Away on the R&amp;ight</source>
        <translation>Re&amp;chts wegnehmen</translation>
    </message>
    <message>
        <source>A column fewer on the right</source>
        <translation>Rechts eine Spalte weniger</translation>
    </message>
    <message>
        <source>Take Away at the B&amp;ottom</source>
        <translation>U&amp;nten wegnehmen</translation>
    </message>
    <message>
        <source>A row fewer at the bottom</source>
        <translation>Unten eine Zeile weniger</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>Say how you like to solve, and how it is to look</source>
        <translation>Sagen, wie Sie gern lösen und wie es aussehen soll</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>&amp;Tastenkürzel …</translation>
    </message>
    <message>
        <source>List what can be done by keys, and choose your own</source>
        <translation>Auflisten, was mit Tasten geht, und eigene wählen</translation>
    </message>
    <message>
        <source>Try: drop a file, or a piece of text, onto the window.</source>
        <translation>Versuch: eine Datei oder ein Stück Text auf das Fenster ziehen.</translation>
    </message>
    <message>
        <source>Try: ask for a hard one, then watch it being explained.</source>
        <translation>Versuch: ein schweres verlangen und zusehen, wie es erklärt wird.</translation>
    </message>
    <message>
        <source>Try: name it .svg or .pdf, and it is sharp at any size.</source>
        <translation>Versuch: mit .svg oder .pdf im Namen ist es in jeder Größe scharf.</translation>
    </message>
    <message>
        <source>Try: hold its keys down to see how you got here.</source>
        <translation>Versuch: die Tasten gedrückt halten und sehen, wie es so weit kam.</translation>
    </message>
    <message>
        <source>Try: after undoing too much; nothing is lost until you mark anew.</source>
        <translation>Versuch: wenn zu viel zurückgenommen ist; bis zur nächsten Marke ist nichts verloren.</translation>
    </message>
    <message>
        <source>Try: click the board to mark, and ask for a hint when you are stuck.</source>
        <translation>Versuch: auf das Brett klicken, um zu markieren; wo es stockt, einen Hinweis verlangen.</translation>
    </message>
    <message>
        <source>Try: press Play and watch, or step with the arrow keys.</source>
        <translation>Versuch: abspielen und zusehen, oder mit den Pfeiltasten gehen.</translation>
    </message>
    <message>
        <source>Try: press it twice; the first time it only says where to look.</source>
        <translation>Versuch: zweimal drücken; beim ersten Mal sagt er nur, wo es etwas zu sehen gibt.</translation>
    </message>
    <message>
        <source>Try: when you want the step itself, with all its reasons.</source>
        <translation>Versuch: wenn es der Schritt selbst sein soll, mit allen Gründen.</translation>
    </message>
    <message>
        <source>Try: click a place on the board first, then ask.</source>
        <translation>Versuch: erst eine Stelle auf dem Brett anklicken, dann fragen.</translation>
    </message>
    <message>
        <source>Try: a sheet of 7 by 7, and a clue here and there.</source>
        <translation>Versuch: ein Blatt von 7 mal 7, hier und da eine Vorgabe.</translation>
    </message>
    <message>
        <source>Try: it also keeps your marks, and all that can be undone.</source>
        <translation>Versuch: auch Ihre Marken bleiben, und alles, was sich zurücknehmen lässt.</translation>
    </message>
    <message>
        <source>Try: before you go on from what looks sure.</source>
        <translation>Versuch: bevor es von dem weitergeht, was sicher scheint.</translation>
    </message>
    <message>
        <source>Try: when stuck; what leads nowhere goes with one key.</source>
        <translation>Versuch: wo es stockt; was nirgends hinführt, geht mit einer Taste.</translation>
    </message>
    <message>
        <source>Try: where you may want to come back to.</source>
        <translation>Versuch: dort, wohin Sie vielleicht zurück wollen.</translation>
    </message>
    <message>
        <source>Try: twice; the second time takes away what cannot be.</source>
        <translation>Versuch: zweimal; das zweite Mal nimmt weg, was nicht sein kann.</translation>
    </message>
    <message>
        <source>Try: the wheel, or two fingers; what is under the pointer stays there.</source>
        <translation>Versuch: das Rad oder zwei Finger; was unter dem Zeiger ist, bleibt dort.</translation>
    </message>
    <message>
        <source>Try: hold the space bar and drag to move the board.</source>
        <translation>Versuch: mit gedrückter Leertaste ziehen, um das Brett zu bewegen.</translation>
    </message>
    <message>
        <source>Try: when you have lost your way on a large board.</source>
        <translation>Versuch: wenn Sie sich auf einem großen Brett verlaufen haben.</translation>
    </message>
    <message>
        <source>Try: halfway through; the tint often shows the next line.</source>
        <translation>Versuch: auf halbem Weg; die Tönung zeigt oft die nächste Linie.</translation>
    </message>
    <message>
        <source>Try: before you begin, to see where the easy places are.</source>
        <translation>Versuch: vor dem Anfang, um zu sehen, wo es leicht ist.</translation>
    </message>
    <message>
        <source>Try: Home, from anywhere.</source>
        <translation>Versuch: Pos1, von überall.</translation>
    </message>
    <message>
        <source>Try: to see what the board looked like just before.</source>
        <translation>Versuch: um zu sehen, wie das Brett eben noch aussah.</translation>
    </message>
    <message>
        <source>Try: another speed, at the right of the slider.</source>
        <translation>Versuch: ein anderes Tempo, rechts vom Schieber.</translation>
    </message>
    <message>
        <source>Try: read the sentence at the right; its words wear the board&apos;s colours.</source>
        <translation>Versuch: den Satz rechts lesen; seine Wörter tragen die Farben des Bretts.</translation>
    </message>
    <message>
        <source>Try: End, and see how the answer is read out.</source>
        <translation>Versuch: Ende, und sehen, wie die Lösung vorgelesen wird.</translation>
    </message>
    <message>
        <source>Try: to see only what makes this puzzle hard.</source>
        <translation>Versuch: um nur zu sehen, was dieses Rätsel schwer macht.</translation>
    </message>
    <message>
        <source>Try: on a step that you do not believe.</source>
        <translation>Versuch: bei einem Schritt, den Sie nicht glauben.</translation>
    </message>
    <message>
        <source>Try: Esc does the same.</source>
        <translation>Versuch: Esc tut dasselbe.</translation>
    </message>
    <message>
        <source>Try: the list at the left shows them all.</source>
        <translation>Versuch: die Liste links zeigt sie alle.</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Put puzzles on paper, or in a PDF, several on a page</source>
        <translation>Rätsel auf Papier bringen oder in ein PDF, mehrere auf eine Seite</translation>
    </message>
    <message>
        <source>Try: four on a page, with the answers on a last page.</source>
        <translation>Versuch: vier auf einer Seite, und die Lösungen auf einer letzten.</translation>
    </message>
    <message>
        <source>&amp;Wipe Off the Solution</source>
        <translation>Lösung &amp;wegwischen</translation>
    </message>
    <message>
        <source>Close all windows; they come back as they were</source>
        <translation>Alle Fenster schließen; sie kommen wieder, wie sie waren</translation>
    </message>
    <message>
        <source>&amp;No Symmetry</source>
        <translation>&amp;Keine Symmetrie</translation>
    </message>
    <message>
        <source>What you write stands where you write it, and nowhere else</source>
        <translation>Was Sie schreiben, steht da, wo Sie es schreiben, und sonst nirgends</translation>
    </message>
    <message>
        <source>&amp;Half Turn</source>
        <translation>&amp;Halbe Drehung</translation>
    </message>
    <message>
        <source>What you write in a cell also stands where half a turn takes it</source>
        <translation>Was Sie in ein Feld schreiben, steht auch da, wohin eine halbe Drehung es bringt</translation>
    </message>
    <message>
        <source>&amp;Quarter Turn</source>
        <translation>&amp;Vierteldrehung</translation>
    </message>
    <message>
        <source>What you write in a cell also stands where quarter turns take it</source>
        <translation>Was Sie in ein Feld schreiben, steht auch da, wohin Vierteldrehungen es bringen</translation>
    </message>
    <message>
        <source>&amp;Left and Right Mirrored</source>
        <translation>&amp;Links und rechts gespiegelt</translation>
    </message>
    <message>
        <source>What you write in a cell also stands on the other side, left or right</source>
        <translation>Was Sie in ein Feld schreiben, steht auch auf der anderen Seite, links oder rechts</translation>
    </message>
    <message>
        <source>&amp;Top and Bottom Mirrored</source>
        <translation>&amp;Oben und unten gespiegelt</translation>
    </message>
    <message>
        <source>What you write in a cell also stands on the other side, up or down</source>
        <translation>Was Sie in ein Feld schreiben, steht auch auf der anderen Seite, oben oder unten</translation>
    </message>
    <message>
        <source>&amp;Numbers of Rows and Columns</source>
        <translation>Zeilen- und Spaltennu&amp;mmern</translation>
    </message>
    <message>
        <source>Number the rows and columns beside the board</source>
        <translation>Zeilen und Spalten neben dem Brett nummerieren</translation>
    </message>
    <message>
        <source>Next C&amp;ase</source>
        <translation>Nä&amp;chster Fall</translation>
    </message>
    <message>
        <source>Show the next of the cases that this step tells apart</source>
        <translation>Den nächsten der Fälle zeigen, die dieser Schritt unterscheidet</translation>
    </message>
    <message>
        <source>Case B&amp;efore</source>
        <translation>Voriger F&amp;all</translation>
    </message>
    <message>
        <source>Show the case before this one</source>
        <translation>Den Fall vor diesem zeigen</translation>
    </message>
    <message>
        <source>Pra&amp;ctice…</source>
        <translation>Ü&amp;ben…</translation>
    </message>
    <message>
        <source>Learn the rules one by one, and practise them in small positions</source>
        <translation>Die Regeln eine nach der anderen lernen und an kleinen Stellungen üben</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Shows how logic and number puzzles are solved.</source>
        <translation>Zeigt, wie Logik- und Zahlenrätsel gelöst werden.</translation>
    </message>
    <message>
        <source>Files of puzzles.</source>
        <translation>Dateien mit Rätseln.</translation>
    </message>
    <message>
        <source>Write the board to FILE (png, svg or pdf) and end.</source>
        <translation>Das Brett nach FILE schreiben (png, svg oder pdf) und enden.</translation>
    </message>
    <message>
        <source>Write a picture of the window to FILE (png) and end.</source>
        <translation>Ein Bild des Fensters nach FILE schreiben (png) und enden.</translation>
    </message>
    <message>
        <source>Which puzzle of the file to export, from 1.</source>
        <translation>Welches Rätsel der Datei, von 1 an.</translation>
    </message>
    <message>
        <source>light or dark.</source>
        <translation>light oder dark.</translation>
    </message>
    <message>
        <source>--export takes one file of puzzles.</source>
        <translation>--export nimmt eine Datei mit Rätseln.</translation>
    </message>
    <message>
        <source>--theme takes light or dark.</source>
        <translation>--theme nimmt light oder dark.</translation>
    </message>
    <message>
        <source>There is no display. --export writes a picture without one.</source>
        <translation>Es gibt keinen Bildschirm. --export schreibt auch ohne einen ein Bild.</translation>
    </message>
    <message>
        <source>Which step to export, from 1; 0 is the bare board. The end without it.</source>
        <translation>Welcher Schritt exportiert wird, ab 1; 0 ist das leere Brett. Ohne Angabe das Ende.</translation>
    </message>
    <message>
        <source>How wide the picture is, in pixels, up to 20000.</source>
        <translation>Wie breit das Bild ist, in Pixeln, bis 20000.</translation>
    </message>
    <message>
        <source>--puzzle takes a number from 1 on.</source>
        <translation>--puzzle erwartet eine Zahl ab 1.</translation>
    </message>
    <message>
        <source>--step takes a number from 0 on.</source>
        <translation>--step erwartet eine Zahl ab 0.</translation>
    </message>
    <message>
        <source>--size takes a number from 1 to %1.</source>
        <translation>--size erwartet eine Zahl von 1 bis %1.</translation>
    </message>
    <message>
        <source>Write all puzzles to FILE (pdf), ready to be printed, and end.</source>
        <translation>Alle Rätsel nach FILE schreiben (pdf), fertig zum Drucken, und enden.</translation>
    </message>
    <message>
        <source>How many puzzles are printed on a page, up to 100.</source>
        <translation>Wie viele Rätsel auf einer Seite stehen, bis zu 100.</translation>
    </message>
    <message>
        <source>Print the answers too, small, behind the puzzles.</source>
        <translation>Auch die Lösungen drucken, klein, hinter den Rätseln.</translation>
    </message>
    <message>
        <source>--print takes one file of puzzles.</source>
        <translation>--print nimmt eine Datei mit Rätseln.</translation>
    </message>
    <message>
        <source>--per-page takes a number from 1 to %1.</source>
        <translation>--per-page erwartet eine Zahl von 1 bis %1.</translation>
    </message>
    <message>
        <source>Number the rows and columns of exported and printed boards.</source>
        <translation>Zeilen und Spalten exportierter und gedruckter Bretter nummerieren.</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>About Inkling</source>
        <translation>Über Inkling</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Inkling %1&lt;/h3&gt;&lt;p&gt;A workbench for logic and number puzzles: it solves them, and shows the reasoning step by step. An inkling is a hint; ink is what one draws with.&lt;/p&gt;&lt;p&gt;Free software under the MIT licence. Made with Qt %2 and CaDiCaL.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Inkling %1&lt;/h3&gt;&lt;p&gt;Eine Werkbank für Logik- und Zahlenrätsel: Sie löst sie und zeigt die Überlegung Schritt für Schritt. „Inkling“ heißt Ahnung, und „ink“ ist die Tinte, mit der man zeichnet.&lt;/p&gt;&lt;p&gt;Freie Software unter der MIT-Lizenz. Gemacht mit Qt %2 und CaDiCaL.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>Difficulty</name>
    <message>
        <source>gentle</source>
        <translation>sanft</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>fiendish</source>
        <translation>teuflisch</translation>
    </message>
</context>
<context>
    <name>Families</name>
    <message>
        <source>Slink and Slitherlink</source>
        <translation>Slink und Slitherlink</translation>
    </message>
    <message>
        <source>Cards (163)</source>
        <translation>Karten (163)</translation>
    </message>
    <message>
        <source>Hex Tile Equations</source>
        <translation>Sechseck-Gleichungen</translation>
    </message>
    <message>
        <source>KenKen</source>
        <translation>KenKen</translation>
    </message>
    <message>
        <source>Number Cross</source>
        <translation>Zahlenkreuz</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>Hitori</source>
        <translation>Hitori</translation>
    </message>
    <message>
        <source>Kakuro</source>
        <translation>Kakuro</translation>
    </message>
    <message>
        <source>Masyu</source>
        <translation>Masyu</translation>
    </message>
</context>
<context>
    <name>Headless</name>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1 kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>%1 has %L2 puzzles, not %L3</source>
        <translation>%1 hat %L2 Rätsel, nicht %L3</translation>
    </message>
    <message>
        <source>--step %1 is beyond the end: puzzle %2 of %3 has steps 0 (the start) to %4</source>
        <translation>--step %1 liegt hinter dem Ende: Rätsel %2 in %3 hat die Schritte 0 (der Anfang) bis %4</translation>
    </message>
    <message>
        <source>%1 has no puzzle</source>
        <translation>%1 enthält kein Rätsel</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Click two cards, the first one first, then a sign. By keys: a digit for each card and + − * /. A double click splits what was made, Backspace the last.</source>
        <translation>Klicken Sie zwei Karten an, die erste zuerst, dann ein Zeichen. Mit Tasten: eine Ziffer für jede Karte und + − * /. Ein Doppelklick trennt, was entstanden ist, die Rücktaste das Letzte.</translation>
    </message>
    <message>
        <source>Click a cell or go there with the arrows, then type. With Shift, or after a right click, a digit is a note. Backspace makes it blank.</source>
        <translation>Klicken Sie eine Zelle an oder gehen Sie mit den Pfeiltasten hin und tippen Sie. Mit Umschalt oder nach einem Rechtsklick ist eine Ziffer eine Notiz. Die Rücktaste leert sie.</translation>
    </message>
    <message>
        <source>Drag from tile to tile to draw the path, back along its end to take it away. The right button cuts. By keys: arrows, Space joins, X cuts.</source>
        <translation>Ziehen Sie den Weg von Feld zu Feld, an seinem Ende zurück, um ihn wegzunehmen. Die rechte Taste trennt. Mit Tasten: Pfeile, Leertaste verbindet, X trennt.</translation>
    </message>
    <message>
        <source>Drag along the dots to draw lines, or click an edge: line, cross, blank. The right button crosses; a click in the middle of a cell says its side. By keys: arrows, Space, X, C.</source>
        <translation>Ziehen Sie Linien die Punkte entlang, oder klicken Sie eine Kante an: Linie, Kreuz, leer. Die rechte Taste setzt Kreuze; ein Klick mitten in eine Zelle sagt, auf welcher Seite sie liegt. Mit Tasten: Pfeile, Leertaste, X, C.</translation>
    </message>
    <message>
        <source>Click a cell: black, white, blank; drag to paint. The right button goes the other way. By keys: arrows, then Space.</source>
        <translation>Klicken Sie eine Zelle an: schwarz, weiß, leer; ziehen Sie, um mehrere zu färben. Die rechte Taste geht andersherum. Mit Tasten: Pfeile, dann Leertaste.</translation>
    </message>
    <message>
        <source>Shade cells until no row or column holds a number twice. Black cells never touch by a side, and the white ones stay connected. A click makes a cell black, a right click marks it as white.</source>
        <translation>Felder schwärzen, bis keine Zeile oder Spalte eine Zahl doppelt enthält. Schwarze Felder berühren sich nie mit einer Seite, und die weißen bleiben verbunden. Ein Klick schwärzt ein Feld, ein Rechtsklick bezeichnet es als weiß.</translation>
    </message>
    <message>
        <source>The digits of each run, from 1 to 9 and none twice, make the sum beside it. Click a cell or go there with the arrows, then type. With Shift, or after a right click, a digit is a note.</source>
        <translation>Die Ziffern jeder Strecke, von 1 bis 9 und keine doppelt, ergeben die Summe daneben. Ein Feld anklicken oder mit den Pfeiltasten ansteuern und tippen. Mit der Umschalttaste oder nach einem Rechtsklick ist eine Ziffer eine Notiz.</translation>
    </message>
    <message>
        <source>One loop runs through all pearls: straight through a white one, with a turn just before or after it; round a corner on a black one, and straight on for two cells either way. Drag along it; a right click makes a cross.</source>
        <translation>Eine geschlossene Linie läuft durch alle Perlen: gerade durch eine weiße, mit einer Ecke direkt davor oder dahinter; auf einer schwarzen um die Ecke und nach beiden Seiten zwei Felder geradeaus. Die Linie wird gezogen; ein Rechtsklick setzt ein Kreuz.</translation>
    </message>
    <message>
        <source>Each row, column and box holds every digit once; a dashed cage makes its sum of different digits. Click a cell or go there with the arrows, then type. With Shift, or after a right click, a digit is a note.</source>
        <translation>Jede Zeile, jede Spalte und jeder Kasten enthält jede Ziffer einmal; ein gestrichelter Käfig ergibt seine Summe aus verschiedenen Ziffern. Ein Feld anklicken oder mit den Pfeiltasten ansteuern und tippen. Mit der Umschalttaste oder nach einem Rechtsklick ist eine Ziffer eine Notiz.</translation>
    </message>
</context>
<context>
    <name>HintLadder</name>
    <message>
        <source>Look at the &lt;p&gt;framed part&lt;/p&gt; of the board: something follows there.</source>
        <translation>Sehen Sie sich den &lt;p&gt;umrahmten Teil&lt;/p&gt; des Bretts an: Dort folgt etwas.</translation>
    </message>
    <message>
        <source>It rests on &lt;p&gt;what is lit&lt;/p&gt;.</source>
        <translation>Es beruht auf dem, &lt;p&gt;was hervorgehoben ist&lt;/p&gt;.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of it is not marked by you, but follows in smaller steps.</source>
        <translation>
            <numerusform>%Ln Teil davon ist nicht von Ihnen eingetragen, folgt aber in kleineren Schritten.</numerusform>
            <numerusform>%Ln Teile davon sind nicht von Ihnen eingetragen, folgen aber in kleineren Schritten.</numerusform>
        </translation>
    </message>
    <message>
        <source>At least one of your marks is wrong.</source>
        <translation>Mindestens eines Ihrer Zeichen ist falsch.</translation>
    </message>
    <message>
        <source>Something follows in the &lt;p&gt;framed part&lt;/p&gt; by this rule:</source>
        <translation>Im &lt;p&gt;umrahmten Teil&lt;/p&gt; folgt etwas nach dieser Regel:</translation>
    </message>
    <message>
        <source>From &lt;p&gt;what is lit&lt;/p&gt;, something follows for &lt;c&gt;what is ringed&lt;/c&gt;.</source>
        <translation>Aus dem, &lt;p&gt;was hervorgehoben ist&lt;/p&gt;, folgt etwas für das, &lt;c&gt;was umrandet ist&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>This mark is wrong: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Dieses Zeichen ist falsch: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The mark &lt;c&gt;%1&lt;/c&gt; is at odds with &lt;p&gt;what is lit&lt;/p&gt;.</source>
        <translation>Das Zeichen &lt;c&gt;%1&lt;/c&gt; widerspricht dem, &lt;p&gt;was hervorgehoben ist&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>All that follows is marked already. What is open can be filled in in more than one way: the puzzle has several answers.</source>
        <translation>Alles, was folgt, ist schon eingetragen. Was offen ist, lässt sich auf mehr als eine Art füllen: Das Rätsel hat mehrere Lösungen.</translation>
    </message>
    <message>
        <source>The search for a hint was stopped.</source>
        <translation>Die Suche nach einem Tipp wurde angehalten.</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>Mark it</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>By which rule?</source>
        <translation>Nach welcher Regel?</translation>
    </message>
    <message>
        <source>From what?</source>
        <translation>Woraus?</translation>
    </message>
    <message>
        <source>Where?</source>
        <translation>Wo?</translation>
    </message>
    <message>
        <source>What follows?</source>
        <translation>Was folgt?</translation>
    </message>
    <message>
        <source>Which?</source>
        <translation>Welches?</translation>
    </message>
    <message>
        <source>take the wrong mark away</source>
        <translation>das falsche Zeichen wegnehmen</translation>
    </message>
    <message>
        <source>mark what the hint says</source>
        <translation>eintragen, was der Tipp sagt</translation>
    </message>
    <message numerus="yes">
        <source>The puzzle has several answers, but none that has all your marks: %Ln of them cannot all be right.</source>
        <translation>
            <numerusform>Das Rätsel hat mehrere Lösungen, aber keine mit allen Ihren Zeichen: %Ln davon kann nicht stimmen.</numerusform>
            <numerusform>Das Rätsel hat mehrere Lösungen, aber keine mit allen Ihren Zeichen: %Ln davon können nicht alle stimmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No answer has all of these marks, but without any one of them there is one: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Keine Lösung hat alle diese Zeichen, doch ohne irgendeines davon gibt es eine: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Take the first away</source>
        <translation>Das erste wegnehmen</translation>
    </message>
    <message>
        <source>Why wrong?</source>
        <translation>Warum falsch?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln marks that are lit</source>
        <translation>
            <numerusform>%Ln hervorgehobenes Zeichen</numerusform>
            <numerusform>%Ln hervorgehobene Zeichen</numerusform>
        </translation>
    </message>
    <message>
        <source>These marks contradict each other: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Diese Zeichen widersprechen einander: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>This mark cannot stand: &lt;c&gt;%1&lt;/c&gt;. It breaks: &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Dieses Zeichen kann nicht stimmen: &lt;c&gt;%1&lt;/c&gt;. Es verletzt: &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>These marks cannot all stand: &lt;c&gt;%1&lt;/c&gt;. They break: &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Diese Zeichen können nicht alle stimmen: &lt;c&gt;%1&lt;/c&gt;. Sie verletzen: &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Which is wrong?</source>
        <translation>Welches ist falsch?</translation>
    </message>
    <message>
        <source>It rests on what holds for the whole board.</source>
        <translation>Es beruht auf dem, was für das ganze Brett gilt.</translation>
    </message>
    <message>
        <source>The mark &lt;c&gt;%1&lt;/c&gt; is at odds with what holds for the whole board.</source>
        <translation>Das Zeichen &lt;c&gt;%1&lt;/c&gt; widerspricht dem, was für das ganze Brett gilt.</translation>
    </message>
    <message>
        <source>From that, something follows for &lt;c&gt;what is ringed&lt;/c&gt;.</source>
        <translation>Daraus folgt etwas für das, &lt;c&gt;was umrandet ist&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Your marks solve the puzzle: there is nothing left to find.</source>
        <translation>Ihre Zeichen lösen das Rätsel: Es gibt nichts mehr zu finden.</translation>
    </message>
</context>
<context>
    <name>HistoryView</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Der Anfang</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Inkling</source>
        <translation>Inkling</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>%1[*] – Inkling</source>
        <translation>%1[*] – Inkling</translation>
    </message>
    <message>
        <source>Export Picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>Page (*.pdf)</source>
        <translation>Seite (*.pdf)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>This text is no puzzle. Line %L1: %2</source>
        <translation>Dieser Text ist kein Rätsel. Zeile %L1: %2</translation>
    </message>
    <message>
        <source>Dropped text</source>
        <translation>Abgelegter Text</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Exponents</source>
        <translation>Potenzen</translation>
    </message>
    <message>
        <source>Whole numbers only</source>
        <translation>Nur ganze Zahlen</translation>
    </message>
    <message>
        <source>Cards may be left over</source>
        <translation>Karten übrig lassen</translation>
    </message>
    <message>
        <source>Both diagonals, too</source>
        <translation>Auch beide Diagonalen</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>a puzzle of one of these families: %1</source>
        <translation>ein Rätsel einer dieser Familien: %1</translation>
    </message>
    <message>
        <source>to be told which of these families it is: %1</source>
        <translation>die Angabe, welche dieser Familien es ist: %1</translation>
    </message>
    <message>
        <source>the clue %1 at row %2, column %3 has %4 lines</source>
        <translation>der Hinweis %1 in Zeile %2, Spalte %3 hat %4 Linien</translation>
    </message>
    <message>
        <source>the dot at row %1, column %2 has %3 lines</source>
        <translation>der Punkt in Zeile %1, Spalte %2 hat %3 Linien</translation>
    </message>
    <message>
        <source>there is no line</source>
        <translation>es gibt keine Linie</translation>
    </message>
    <message>
        <source>there is more than one loop</source>
        <translation>es gibt mehr als eine Schleife</translation>
    </message>
    <message>
        <source>line above row %1, column %2</source>
        <translation>Linie über Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>cross above row %1, column %2</source>
        <translation>Kreuz über Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>line below row %1, column %2</source>
        <translation>Linie unter Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>cross below row %1, column %2</source>
        <translation>Kreuz unter Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>line left of row %1, column %2</source>
        <translation>Linie links von Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>cross left of row %1, column %2</source>
        <translation>Kreuz links von Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>line right of row %1, column %2</source>
        <translation>Linie rechts von Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>cross right of row %1, column %2</source>
        <translation>Kreuz rechts von Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>the %1 corner of row %2, column %3 is impossible</source>
        <translation>die Ecke %1 von Zeile %2, Spalte %3 ist unmöglich</translation>
    </message>
    <message>
        <source>%1 at each of its corners</source>
        <translation>%1 an jeder Ecke</translation>
    </message>
    <message>
        <source>%1 at each of its %2 and %3 corners</source>
        <translation>je %1 an den Ecken %2 und %3</translation>
    </message>
    <message>
        <source>%1 at its %2 corner</source>
        <translation>%1 an der Ecke %2</translation>
    </message>
    <message>
        <source>%1 at each of its %2, %3 and %4 corners</source>
        <translation>je %1 an den Ecken %2, %3 und %4</translation>
    </message>
    <message>
        <source>a line %1</source>
        <translation>eine Linie %1</translation>
    </message>
    <message>
        <source>a line above row %1, column %2</source>
        <translation>eine Linie über Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>a line below row %1, column %2</source>
        <translation>eine Linie unter Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>a line left of row %1, column %2</source>
        <translation>eine Linie links von Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>a line right of row %1, column %2</source>
        <translation>eine Linie rechts von Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>above</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>above row %1, column %2</source>
        <translation>über Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>at least one line</source>
        <translation>mindestens eine Linie</translation>
    </message>
    <message>
        <source>at least one line %1 or %2</source>
        <translation>mindestens eine Linie %1 oder %2</translation>
    </message>
    <message>
        <source>at most one line</source>
        <translation>höchstens eine Linie</translation>
    </message>
    <message>
        <source>at most one line %1 or %2</source>
        <translation>höchstens eine Linie %1 oder %2</translation>
    </message>
    <message>
        <source>below</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>below row %1, column %2</source>
        <translation>unter Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>from above</source>
        <translation>von oben</translation>
    </message>
    <message>
        <source>from below</source>
        <translation>von unten</translation>
    </message>
    <message>
        <source>from the left</source>
        <translation>von links</translation>
    </message>
    <message>
        <source>from the right</source>
        <translation>von rechts</translation>
    </message>
    <message>
        <source>left of row %1, column %2</source>
        <translation>links von Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>lines %1 and %2</source>
        <translation>Linien %1 und %2</translation>
    </message>
    <message>
        <source>lines %1, %2 and %3</source>
        <translation>Linien %1, %2 und %3</translation>
    </message>
    <message>
        <source>lines on every side</source>
        <translation>Linien auf jeder Seite</translation>
    </message>
    <message>
        <source>no line</source>
        <translation>keine Linie</translation>
    </message>
    <message>
        <source>no line %1</source>
        <translation>keine Linie %1</translation>
    </message>
    <message>
        <source>no line %1 or %2</source>
        <translation>keine Linie %1 oder %2</translation>
    </message>
    <message>
        <source>no line %1, %2 or %3</source>
        <translation>keine Linie %1, %2 oder %3</translation>
    </message>
    <message>
        <source>no line above row %1, column %2</source>
        <translation>keine Linie über Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>no line below row %1, column %2</source>
        <translation>keine Linie unter Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>no line left of row %1, column %2</source>
        <translation>keine Linie links von Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>no line on any side</source>
        <translation>auf keiner Seite eine Linie</translation>
    </message>
    <message>
        <source>no line right of row %1, column %2</source>
        <translation>keine Linie rechts von Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>none or both of the lines %1 and %2</source>
        <translation>keine oder beide der Linien %1 und %2</translation>
    </message>
    <message>
        <source>none or two lines</source>
        <translation>keine oder zwei Linien</translation>
    </message>
    <message>
        <source>on the left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>on the right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>one line %1 or %2</source>
        <translation>eine Linie %1 oder %2</translation>
    </message>
    <message>
        <source>right of row %1, column %2</source>
        <translation>rechts von Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are on different sides</source>
        <translation>Zeile %1, Spalte %2 und Zeile %3, Spalte %4 sind auf verschiedenen Seiten</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are on the same side</source>
        <translation>Zeile %1, Spalte %2 und Zeile %3, Spalte %4 sind auf derselben Seite</translation>
    </message>
    <message>
        <source>the %1 at row %2, column %3</source>
        <translation>die %1 in Zeile %2, Spalte %3</translation>
    </message>
    <message>
        <source>the border</source>
        <translation>der Rand</translation>
    </message>
    <message>
        <source>the dot at the bottom left of row %1, column %2</source>
        <translation>der Punkt unten links von Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>the dot at the bottom right of row %1, column %2</source>
        <translation>der Punkt unten rechts von Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>the dot at the top left of row %1, column %2</source>
        <translation>der Punkt oben links von Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>the dot at the top right of row %1, column %2</source>
        <translation>der Punkt oben rechts von Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>they are on different sides</source>
        <translation>sie sind auf verschiedenen Seiten</translation>
    </message>
    <message>
        <source>they are on the same side</source>
        <translation>sie sind auf derselben Seite</translation>
    </message>
    <message>
        <source>two lines</source>
        <translation>zwei Linien</translation>
    </message>
    <message>
        <source>no line at the %1 corner of row %2, column %3</source>
        <translation>keine Linie an der Ecke %1 von Zeile %2, Spalte %3</translation>
    </message>
    <message>
        <source>one line at the %1 corner of row %2, column %3</source>
        <translation>eine Linie an der Ecke %1 von Zeile %2, Spalte %3</translation>
    </message>
    <message>
        <source>at most one line at the %1 corner of row %2, column %3</source>
        <translation>höchstens eine Linie an der Ecke %1 von Zeile %2, Spalte %3</translation>
    </message>
    <message>
        <source>two lines at the %1 corner of row %2, column %3</source>
        <translation>zwei Linien an der Ecke %1 von Zeile %2, Spalte %3</translation>
    </message>
    <message>
        <source>none or two lines at the %1 corner of row %2, column %3</source>
        <translation>keine oder zwei Linien an der Ecke %1 von Zeile %2, Spalte %3</translation>
    </message>
    <message>
        <source>at least one line at the %1 corner of row %2, column %3</source>
        <translation>mindestens eine Linie an der Ecke %1 von Zeile %2, Spalte %3</translation>
    </message>
    <message>
        <source>any lines at the %1 corner of row %2, column %3</source>
        <translation>beliebige Linien an der Ecke %1 von Zeile %2, Spalte %3</translation>
    </message>
    <message>
        <source>edge above row %1, column %2</source>
        <translation>Kante über Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>edge below row %1, column %2</source>
        <translation>Kante unter Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>edge left of row %1, column %2</source>
        <translation>Kante links von Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>edge right of row %1, column %2</source>
        <translation>Kante rechts von Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>row %1, column %2 is inside</source>
        <translation>Zeile %1, Spalte %2 liegt innen</translation>
    </message>
    <message>
        <source>row %1, column %2 is outside</source>
        <translation>Zeile %1, Spalte %2 liegt außen</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are outside</source>
        <translation>Zeile %1, Spalte %2 und Zeile %3, Spalte %4 liegen außen</translation>
    </message>
    <message>
        <source>row %1, column %2, row %3, column %4 and row %5, column %6 are outside</source>
        <translation>Zeile %1, Spalte %2, Zeile %3, Spalte %4 und Zeile %5, Spalte %6 liegen außen</translation>
    </message>
    <message>
        <source>row %1, column %2, row %3, column %4, row %5, column %6 and row %7, column %8 are outside</source>
        <translation>Zeile %1, Spalte %2, Zeile %3, Spalte %4, Zeile %5, Spalte %6 und Zeile %7, Spalte %8 liegen außen</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are inside</source>
        <translation>Zeile %1, Spalte %2 und Zeile %3, Spalte %4 liegen innen</translation>
    </message>
    <message>
        <source>row %1, column %2, row %3, column %4 and row %5, column %6 are inside</source>
        <translation>Zeile %1, Spalte %2, Zeile %3, Spalte %4 und Zeile %5, Spalte %6 liegen innen</translation>
    </message>
    <message>
        <source>row %1, column %2, row %3, column %4, row %5, column %6 and row %7, column %8 are inside</source>
        <translation>Zeile %1, Spalte %2, Zeile %3, Spalte %4, Zeile %5, Spalte %6 und Zeile %7, Spalte %8 liegen innen</translation>
    </message>
    <message>
        <source>clue %1 at row %2, column %3</source>
        <translation>Hinweis %1 in Zeile %2, Spalte %3</translation>
    </message>
    <message>
        <source>there is one loop, which never touches itself</source>
        <translation>es gibt genau eine Schleife, die sich nirgends berührt</translation>
    </message>
    <message>
        <source>1 edge</source>
        <translation>1 Kante</translation>
    </message>
    <message>
        <source>%1 edges</source>
        <translation>%1 Kanten</translation>
    </message>
    <message>
        <source>row %1, column %2, no clue</source>
        <translation>Zeile %1, Spalte %2, kein Hinweis</translation>
    </message>
    <message>
        <source>row %1, column %2, clue %3</source>
        <translation>Zeile %1, Spalte %2, Hinweis %3</translation>
    </message>
    <message>
        <source>a number of rows and one of columns, 1 to %1 each, or 0 0</source>
        <translation>eine Zahl von Zeilen und eine von Spalten, je 1 bis %1, oder 0 0</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>das Ende der Zeile</translation>
    </message>
    <message>
        <source>nothing more after the closing 0 0</source>
        <translation>nichts mehr nach dem schließenden 0 0</translation>
    </message>
    <message>
        <source>row %1 of %2</source>
        <translation>Zeile %1 von %2</translation>
    </message>
    <message>
        <source>a line of more than %1 bytes</source>
        <translation>eine Zeile von mehr als %1 Bytes</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>das Ende des Textes</translation>
    </message>
    <message>
        <source>line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>innen</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>außen</translation>
    </message>
    <message>
        <source>found %1; expected %2</source>
        <translation>gefunden: %1; erwartet: %2</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>keine Lösung</translation>
    </message>
    <message>
        <source>one answer</source>
        <translation>eine Lösung</translation>
    </message>
    <message>
        <source>many answers</source>
        <translation>viele Lösungen</translation>
    </message>
    <message>
        <source>not settled</source>
        <translation>ungeklärt</translation>
    </message>
    <message>
        <source>clue %1 of %2: 0, 1, 2, 3 or &apos;.&apos;</source>
        <translation>Hinweis %1 von %2: 0, 1, 2, 3 oder &apos;.&apos;</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>oben links</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>oben rechts</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>unten rechts</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>unten links</translation>
    </message>
    <message>
        <source>dot top left of row %1, column %2</source>
        <translation>Punkt links oben an Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>dot top right of row %1, column %2</source>
        <translation>Punkt rechts oben an Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>dot bottom left of row %1, column %2</source>
        <translation>Punkt links unten an Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>dot bottom right of row %1, column %2</source>
        <translation>Punkt rechts unten an Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>this is not an expression</source>
        <translation>das ist kein Ausdruck</translation>
    </message>
    <message>
        <source>the card %1 is not used</source>
        <translation>die Karte %1 wird nicht verwendet</translation>
    </message>
    <message>
        <source>the expression is worth %1, not %2</source>
        <translation>der Ausdruck hat den Wert %1, nicht %2</translation>
    </message>
    <message>
        <source>the card %1 is used twice</source>
        <translation>die Karte %1 wird zweimal verwendet</translation>
    </message>
    <message>
        <source>exponents are not allowed</source>
        <translation>Potenzen sind nicht erlaubt</translation>
    </message>
    <message>
        <source>%1 %2 %3 has no value that counts</source>
        <translation>%1 %2 %3 hat keinen gültigen Wert</translation>
    </message>
    <message>
        <source>%1 on the way is not whole</source>
        <translation>der Zwischenwert %1 ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>place %1 of the expression is open</source>
        <translation>Stelle %1 des Ausdrucks ist offen</translation>
    </message>
    <message>
        <source>place %1 of the expression is blank</source>
        <translation>Stelle %1 des Ausdrucks bleibt leer</translation>
    </message>
    <message>
        <source>%1 make %2 as %3</source>
        <translation>%1 ergeben %2 als %3</translation>
    </message>
    <message>
        <source>%1 can make %2</source>
        <translation>%1 können %2 ergeben</translation>
    </message>
    <message>
        <source>the card %1 is %2</source>
        <translation>die Karte %1 zählt %2</translation>
    </message>
    <message>
        <source>sets of %1 cards make %2 values in all</source>
        <translation>Gruppen von je %1 Karten ergeben insgesamt %2 Werte</translation>
    </message>
    <message>
        <source>%1 make %2 values</source>
        <translation>%1 ergeben %2 Werte</translation>
    </message>
    <message>
        <source>%1 = %2 can be made</source>
        <translation>%1 = %2 lässt sich bilden</translation>
    </message>
    <message>
        <source>nothing is made on this side of the target</source>
        <translation>auf dieser Seite der Zielzahl lässt sich nichts bilden</translation>
    </message>
    <message>
        <source>nothing closer to %1 is made</source>
        <translation>nichts kommt näher an %1 heran</translation>
    </message>
    <message>
        <source>the target is %1</source>
        <translation>die Zielzahl ist %1</translation>
    </message>
    <message>
        <source>no card is used twice</source>
        <translation>keine Karte wird zweimal verwendet</translation>
    </message>
    <message>
        <source>every card is used once</source>
        <translation>jede Karte wird einmal verwendet</translation>
    </message>
    <message>
        <source>the card %1</source>
        <translation>die Karte %1</translation>
    </message>
    <message>
        <source>1 place of the expression</source>
        <translation>1 Stelle des Ausdrucks</translation>
    </message>
    <message>
        <source>%1 places of the expression</source>
        <translation>%1 Stellen des Ausdrucks</translation>
    </message>
    <message>
        <source>card %1 of %2: %3</source>
        <translation>Karte %1 von %2: %3</translation>
    </message>
    <message>
        <source>the target %1</source>
        <translation>die Zielzahl %1</translation>
    </message>
    <message>
        <source>the expression</source>
        <translation>der Ausdruck</translation>
    </message>
    <message>
        <source>the place of a value close to the target</source>
        <translation>der Platz für einen Wert nahe der Zielzahl</translation>
    </message>
    <message>
        <source>the branch up from %1</source>
        <translation>der Zweig von %1 nach oben</translation>
    </message>
    <message>
        <source>the sign that joins %1</source>
        <translation>das Rechenzeichen, das %1 verknüpft</translation>
    </message>
    <message>
        <source>what %1 make</source>
        <translation>was %1 ergeben</translation>
    </message>
    <message>
        <source>a card: 1 to %1, A, J, Q or K</source>
        <translation>eine Karte: 1 bis %1, A, J, Q oder K</translation>
    </message>
    <message>
        <source>&apos;=&apos; after %1 cards</source>
        <translation>&apos;=&apos; nach %1 Karten</translation>
    </message>
    <message>
        <source>a card (1 to %1, A, J, Q or K) or &apos;=&apos;</source>
        <translation>eine Karte (1 bis %1, A, J, Q oder K) oder &apos;=&apos;</translation>
    </message>
    <message>
        <source>a target: a whole number or a fraction, of up to %1</source>
        <translation>eine Zielzahl: eine ganze Zahl oder ein Bruch, bis %1</translation>
    </message>
    <message>
        <source>the end of the line, or an option: exponents, integers, some</source>
        <translation>das Ende der Zeile oder eine Option: exponents, integers, some</translation>
    </message>
    <message>
        <source>the tile at row %1, place %2 has %3 links</source>
        <translation>die Kachel in Zeile %1, Platz %2 hat %3 Verbindungen</translation>
    </message>
    <message>
        <source>the links are not one path</source>
        <translation>die Verbindungen bilden nicht einen einzigen Weg</translation>
    </message>
    <message>
        <source>a division in %1 does not come out</source>
        <translation>eine Division in %1 geht nicht auf</translation>
    </message>
    <message>
        <source>in %1, %2 is not %3</source>
        <translation>in %1 ist %2 nicht gleich %3</translation>
    </message>
    <message>
        <source>link of %1 (row %2, place %3) and %4 (row %5, place %6)</source>
        <translation>Verbindung von %1 (Zeile %2, Platz %3) mit %4 (Zeile %5, Platz %6)</translation>
    </message>
    <message>
        <source>%1 (row %2, place %3) and %4 (row %5, place %6) are joined</source>
        <translation>%1 (Zeile %2, Platz %3) und %4 (Zeile %5, Platz %6) sind verbunden</translation>
    </message>
    <message>
        <source>%1 (row %2, place %3) and %4 (row %5, place %6) are cut</source>
        <translation>%1 (Zeile %2, Platz %3) und %4 (Zeile %5, Platz %6) sind getrennt</translation>
    </message>
    <message>
        <source>it is read from the lower or right end</source>
        <translation>gelesen wird vom unteren oder rechten Ende her</translation>
    </message>
    <message>
        <source>it is read from the upper or left end</source>
        <translation>gelesen wird vom oberen oder linken Ende her</translation>
    </message>
    <message>
        <source>the path ends on %1 (row %2, place %3)</source>
        <translation>der Weg endet auf %1 (Zeile %2, Platz %3)</translation>
    </message>
    <message>
        <source>the path does not end on %1 (row %2, place %3)</source>
        <translation>der Weg endet nicht auf %1 (Zeile %2, Platz %3)</translation>
    </message>
    <message>
        <source>the tile %1 at row %2, place %3</source>
        <translation>die Kachel %1 in Zeile %2, Platz %3</translation>
    </message>
    <message>
        <source>one path passes every tile</source>
        <translation>ein Weg geht durch alle Kacheln</translation>
    </message>
    <message>
        <source>the path reads as an equation</source>
        <translation>der Weg liest sich als Gleichung</translation>
    </message>
    <message>
        <source>row %1, place %2, tile %3</source>
        <translation>Zeile %1, Platz %2, Kachel %3</translation>
    </message>
    <message>
        <source>the equation</source>
        <translation>die Gleichung</translation>
    </message>
    <message>
        <source>the end from which it is read</source>
        <translation>das Ende, von dem her gelesen wird</translation>
    </message>
    <message>
        <source>an odd number of rows, 3 to %1, or 0</source>
        <translation>eine ungerade Zahl von Zeilen, 3 bis %1, oder 0</translation>
    </message>
    <message>
        <source>the number of tiles in the odd rows, 1 to %1, so that there are no more than %2 tiles</source>
        <translation>die Zahl der Kacheln in den ungeraden Zeilen, 1 bis %1, sodass es nicht mehr als %2 Kacheln sind</translation>
    </message>
    <message>
        <source>tile %1 of %2: a digit, +, -, *, / or =</source>
        <translation>Kachel %1 von %2: eine Ziffer, +, -, *, / oder =</translation>
    </message>
    <message>
        <source>no second =</source>
        <translation>kein zweites =</translation>
    </message>
    <message>
        <source>an = on one of the tiles</source>
        <translation>ein = auf einer der Kacheln</translation>
    </message>
    <message>
        <source>nothing more after the closing 0</source>
        <translation>nichts mehr nach der schließenden 0</translation>
    </message>
    <message>
        <source>row %1, column %2 holds no digit</source>
        <translation>Zeile %1, Spalte %2 enthält keine Ziffer</translation>
    </message>
    <message>
        <source>row %1 holds the digit %2 twice</source>
        <translation>Zeile %1 enthält die Ziffer %2 zweimal</translation>
    </message>
    <message>
        <source>column %1 holds the digit %2 twice</source>
        <translation>Spalte %1 enthält die Ziffer %2 zweimal</translation>
    </message>
    <message>
        <source>the cage %1 at row %2, column %3 does not make its target</source>
        <translation>der Käfig %1 in Zeile %2, Spalte %3 ergibt nicht seine Zielzahl</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>cage %1 at row %2, column %3</source>
        <translation>Käfig %1 in Zeile %2, Spalte %3</translation>
    </message>
    <message>
        <source>row %1, column %2 is %3</source>
        <translation>Zeile %1, Spalte %2 ist %3</translation>
    </message>
    <message>
        <source>row %1, column %2 is not %3</source>
        <translation>Zeile %1, Spalte %2 ist nicht %3</translation>
    </message>
    <message>
        <source>row %1, column %2 is neither %3 nor %4</source>
        <translation>Zeile %1, Spalte %2 ist weder %3 noch %4</translation>
    </message>
    <message>
        <source>row %1, column %2 is %3 or %4</source>
        <translation>Zeile %1, Spalte %2 ist %3 oder %4</translation>
    </message>
    <message>
        <source>%1 cells are %2</source>
        <translation>%1 Zellen sind %2</translation>
    </message>
    <message>
        <source>%1 cells can only be %2 or %3</source>
        <translation>%1 Zellen können nur %2 oder %3 sein</translation>
    </message>
    <message>
        <source>no other cell of row %1 is %2</source>
        <translation>keine andere Zelle von Zeile %1 ist %2</translation>
    </message>
    <message>
        <source>no other cell of column %1 is %2</source>
        <translation>keine andere Zelle von Spalte %1 ist %2</translation>
    </message>
    <message>
        <source>no other cell of row %1 is %2 or %3</source>
        <translation>keine andere Zelle von Zeile %1 ist %2 oder %3</translation>
    </message>
    <message>
        <source>no other cell of column %1 is %2 or %3</source>
        <translation>keine andere Zelle von Spalte %1 ist %2 oder %3</translation>
    </message>
    <message>
        <source>row %1 has %2</source>
        <translation>Zeile %1 hat %2</translation>
    </message>
    <message>
        <source>column %1 has %2</source>
        <translation>Spalte %1 hat %2</translation>
    </message>
    <message>
        <source>row %1 has %2 and %3</source>
        <translation>Zeile %1 hat %2 und %3</translation>
    </message>
    <message>
        <source>column %1 has %2 and %3</source>
        <translation>Spalte %1 hat %2 und %3</translation>
    </message>
    <message>
        <source>%1 needs %2</source>
        <translation>%1 braucht %2</translation>
    </message>
    <message>
        <source>%1 needs %2 or %3</source>
        <translation>%1 braucht %2 oder %3</translation>
    </message>
    <message>
        <source>%1 is row %2, column %3</source>
        <translation>%1 ist Zeile %2, Spalte %3</translation>
    </message>
    <message>
        <source>%1 = %2 needs %3 = %4</source>
        <translation>%1 = %2 braucht %3 = %4</translation>
    </message>
    <message>
        <source>1 cell</source>
        <translation>1 Zelle</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 Zellen</translation>
    </message>
    <message>
        <source>row %1, column %2, in the cage %3</source>
        <translation>Zeile %1, Spalte %2, im Käfig %3</translation>
    </message>
    <message>
        <source>a side from 1 to %1 and a number of cages from 1 to %2, or 0</source>
        <translation>eine Seitenlänge von 1 bis %1 und eine Zahl von Käfigen von 1 bis %2, oder 0</translation>
    </message>
    <message>
        <source>the letter a</source>
        <translation>der Buchstabe a</translation>
    </message>
    <message>
        <source>a letter from a to %1</source>
        <translation>ein Buchstabe von a bis %1</translation>
    </message>
    <message>
        <source>a letter from a to z or from A to %1</source>
        <translation>ein Buchstabe von a bis z oder von A bis %1</translation>
    </message>
    <message>
        <source>a row of %1 letters</source>
        <translation>eine Zeile von %1 Buchstaben</translation>
    </message>
    <message>
        <source>a cage in one piece: this cell does not touch the others of its letter</source>
        <translation>ein Käfig in einem Stück: diese Zelle berührt die anderen mit ihrem Buchstaben nicht</translation>
    </message>
    <message>
        <source>at most %1 cells in a cage</source>
        <translation>höchstens %1 Zellen in einem Käfig</translation>
    </message>
    <message>
        <source>&apos;.&apos; for a cage of one cell</source>
        <translation>&apos;.&apos; für einen Käfig aus einer Zelle</translation>
    </message>
    <message>
        <source>&apos;+&apos;, &apos;-&apos;, &apos;*&apos;, &apos;/&apos; or &apos;?&apos; for a cage of two cells</source>
        <translation>&apos;+&apos;, &apos;-&apos;, &apos;*&apos;, &apos;/&apos; oder &apos;?&apos; für einen Käfig aus zwei Zellen</translation>
    </message>
    <message>
        <source>&apos;+&apos;, &apos;*&apos; or &apos;?&apos; for a cage of %1 cells</source>
        <translation>&apos;+&apos;, &apos;*&apos; oder &apos;?&apos; für einen Käfig aus %1 Zellen</translation>
    </message>
    <message>
        <source>a letter that stands in the grid</source>
        <translation>ein Buchstabe, der im Gitter steht</translation>
    </message>
    <message>
        <source>a cage that has no clue yet</source>
        <translation>ein Käfig, der noch keinen Hinweis hat</translation>
    </message>
    <message>
        <source>a target from 0 to %1</source>
        <translation>eine Zielzahl von 0 bis %1</translation>
    </message>
    <message>
        <source>clue %1 of %2</source>
        <translation>Hinweis %1 von %2</translation>
    </message>
    <message>
        <source>the white cells of row %1 make %2 instead of %3</source>
        <translation>die weißen Zellen von Zeile %1 ergeben %2 statt %3</translation>
    </message>
    <message>
        <source>the black cells of column %1 make %2 instead of %3</source>
        <translation>die schwarzen Zellen von Spalte %1 ergeben %2 statt %3</translation>
    </message>
    <message>
        <source>row %1, label %2: the sum of its white cells</source>
        <translation>Zeile %1, Randzahl %2: die Summe ihrer weißen Zellen</translation>
    </message>
    <message>
        <source>column %1, label %2: the sum of its black cells</source>
        <translation>Spalte %1, Randzahl %2: die Summe ihrer schwarzen Zellen</translation>
    </message>
    <message>
        <source>row %1, column %2 is black</source>
        <translation>Zeile %1, Spalte %2 ist schwarz</translation>
    </message>
    <message>
        <source>row %1, column %2 is white</source>
        <translation>Zeile %1, Spalte %2 ist weiß</translation>
    </message>
    <message>
        <source>row %1, column %2, digit %3</source>
        <translation>Zeile %1, Spalte %2, Ziffer %3</translation>
    </message>
    <message>
        <source>row %1, sum of its white cells so far</source>
        <translation>Zeile %1, Summe ihrer weißen Zellen bisher</translation>
    </message>
    <message>
        <source>column %1, sum of its black cells so far</source>
        <translation>Spalte %1, Summe ihrer schwarzen Zellen bisher</translation>
    </message>
    <message>
        <source>row %1, what its label still lacks</source>
        <translation>Zeile %1, was ihrer Randzahl noch fehlt</translation>
    </message>
    <message>
        <source>column %1, what its label still lacks</source>
        <translation>Spalte %1, was ihrer Randzahl noch fehlt</translation>
    </message>
    <message>
        <source>the column labels: 1 to %1 numbers from 0 to %2</source>
        <translation>die Randzahlen der Spalten: 1 bis %1 Zahlen von 0 bis %2</translation>
    </message>
    <message>
        <source>digit %1 of %2: 1 to 9</source>
        <translation>Ziffer %1 von %2: 1 bis 9</translation>
    </message>
    <message>
        <source>the row&apos;s label, a number from 0 to %1</source>
        <translation>die Randzahl der Zeile, eine Zahl von 0 bis %1</translation>
    </message>
    <message>
        <source>no more than %1 rows</source>
        <translation>nicht mehr als %1 Zeilen</translation>
    </message>
    <message>
        <source>a row: %1 digits, then its label</source>
        <translation>eine Zeile: %1 Ziffern, dann ihre Randzahl</translation>
    </message>
    <message>
        <source>candidates %1</source>
        <translation>Kandidaten %1</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>joined</source>
        <translation>verbunden</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>getrennt</translation>
    </message>
    <message>
        <source>the path ends here</source>
        <translation>der Weg endet hier</translation>
    </message>
    <message>
        <source>the path does not end here</source>
        <translation>der Weg endet hier nicht</translation>
    </message>
    <message>
        <source>%1 stands in place %2 of the expression</source>
        <translation>%1 steht an Stelle %2 des Ausdrucks</translation>
    </message>
    <message>
        <source>%1 does not have the form of an equation</source>
        <translation>%1 hat nicht die Form einer Gleichung</translation>
    </message>
    <message>
        <source>%1 of the links and the reading</source>
        <translation>%1 Verbindungen (mit Leserichtung)</translation>
    </message>
    <message>
        <source>fewer cards for so hard a hand</source>
        <translation>weniger Karten für ein so schweres Blatt</translation>
    </message>
    <message>
        <source>the target</source>
        <translation>die Zielzahl</translation>
    </message>
    <message>
        <source>all the cards</source>
        <translation>alle Karten</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 Karten</translation>
    </message>
    <message>
        <source>one value</source>
        <translation>ein Wert</translation>
    </message>
    <message>
        <source>%1 values</source>
        <translation>%1 Werte</translation>
    </message>
    <message>
        <source>%1: this is the target</source>
        <translation>%1: das ist die Zielzahl</translation>
    </message>
    <message>
        <source>%1: live, one completion left</source>
        <translation>%1: noch zu lösen, auf eine einzige Art</translation>
    </message>
    <message>
        <source>%1: live, %2 completions left</source>
        <translation>%1: noch zu lösen, auf %2 Arten</translation>
    </message>
    <message>
        <source>%1: dead; the target is %2</source>
        <translation>%1: eine Sackgasse; die Zielzahl ist %2</translation>
    </message>
    <message>
        <source>%1: dead; nothing left makes up %2, the nearest are %3 and %4</source>
        <translation>%1: eine Sackgasse; was übrig ist, ergibt nicht %2, am nächsten kommen %3 und %4</translation>
    </message>
    <message>
        <source>%1: dead; nothing left makes up %2, the nearest is %3</source>
        <translation>%1: eine Sackgasse; was übrig ist, ergibt nicht %2, am nächsten kommt %3</translation>
    </message>
    <message>
        <source>%1: dead; what is left makes nothing at all</source>
        <translation>%1: eine Sackgasse; was übrig ist, ergibt überhaupt nichts</translation>
    </message>
    <message>
        <source>a size from %1 to %2</source>
        <translation>eine Größe von %1 bis %2</translation>
    </message>
    <message>
        <source>no symmetry, as this family has none</source>
        <translation>keine Symmetrie, denn diese Familie hat keine</translation>
    </message>
    <message>
        <source>another symmetry of the clues</source>
        <translation>eine andere Symmetrie der Hinweise</translation>
    </message>
    <message>
        <source>a square board for the quarter turn</source>
        <translation>ein quadratisches Brett für die Vierteldrehung</translation>
    </message>
    <message>
        <source>an odd number of tiles, at most %1, for so gentle a board</source>
        <translation>eine ungerade Zahl von Kacheln, höchstens %1, für ein so sanftes Brett</translation>
    </message>
    <message>
        <source>at most %1 tiles, or %2 if their number is even, for so easy a board</source>
        <translation>höchstens %1 Kacheln, oder %2 bei gerader Zahl, für ein so leichtes Brett</translation>
    </message>
    <message>
        <source>at most %1 tiles for this difficulty</source>
        <translation>höchstens %1 Kacheln für diese Schwierigkeit</translation>
    </message>
    <message>
        <source>at least %1 tiles for so hard a board</source>
        <translation>mindestens %1 Kacheln für ein so schweres Brett</translation>
    </message>
    <message>
        <source>a wider board for so hard a puzzle</source>
        <translation>ein breiteres Brett für ein so schweres Rätsel</translation>
    </message>
    <message>
        <source>an odd number of rows</source>
        <translation>eine ungerade Zahl von Zeilen</translation>
    </message>
    <message>
        <source>a board of %1 to %2 tiles</source>
        <translation>ein Brett aus %1 bis %2 Kacheln</translation>
    </message>
    <message>
        <source>one tile</source>
        <translation>eine Kachel</translation>
    </message>
    <message>
        <source>%1 tiles</source>
        <translation>%1 Kacheln</translation>
    </message>
    <message>
        <source>the one path</source>
        <translation>der eine Weg</translation>
    </message>
    <message>
        <source>one link</source>
        <translation>eine Verbindung</translation>
    </message>
    <message>
        <source>%1 links</source>
        <translation>%1 Verbindungen</translation>
    </message>
    <message>
        <source>one cut</source>
        <translation>eine Trennung</translation>
    </message>
    <message>
        <source>%1 cuts</source>
        <translation>%1 Trennungen</translation>
    </message>
    <message>
        <source>the reading</source>
        <translation>die Leserichtung</translation>
    </message>
    <message>
        <source>one end</source>
        <translation>ein Ende</translation>
    </message>
    <message>
        <source>%1 ends</source>
        <translation>%1 Enden</translation>
    </message>
    <message>
        <source>one inner tile</source>
        <translation>eine innere Kachel</translation>
    </message>
    <message>
        <source>%1 inner tiles</source>
        <translation>%1 innere Kacheln</translation>
    </message>
    <message>
        <source>the place of the =</source>
        <translation>die Stelle des =</translation>
    </message>
    <message>
        <source>as many rows as columns</source>
        <translation>so viele Zeilen wie Spalten</translation>
    </message>
    <message>
        <source>one cage</source>
        <translation>ein Käfig</translation>
    </message>
    <message>
        <source>%1 cages</source>
        <translation>%1 Käfige</translation>
    </message>
    <message>
        <source>one row</source>
        <translation>eine Zeile</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>one column</source>
        <translation>eine Spalte</translation>
    </message>
    <message>
        <source>%1 columns</source>
        <translation>%1 Spalten</translation>
    </message>
    <message>
        <source>one digit</source>
        <translation>eine Ziffer</translation>
    </message>
    <message>
        <source>%1 digits</source>
        <translation>%1 Ziffern</translation>
    </message>
    <message>
        <source>the candidates of one cell</source>
        <translation>die Kandidaten einer Zelle</translation>
    </message>
    <message>
        <source>the candidates of %1 cells</source>
        <translation>die Kandidaten von %1 Zellen</translation>
    </message>
    <message>
        <source>a board of at least %1 cells for so hard a puzzle</source>
        <translation>ein Brett aus mindestens %1 Zellen für ein so schweres Rätsel</translation>
    </message>
    <message>
        <source>one black cell</source>
        <translation>eine schwarze Zelle</translation>
    </message>
    <message>
        <source>%1 black cells</source>
        <translation>%1 schwarze Zellen</translation>
    </message>
    <message>
        <source>one white cell</source>
        <translation>eine weiße Zelle</translation>
    </message>
    <message>
        <source>%1 white cells</source>
        <translation>%1 weiße Zellen</translation>
    </message>
    <message>
        <source>one clue</source>
        <translation>ein Hinweis</translation>
    </message>
    <message>
        <source>%1 clues</source>
        <translation>%1 Hinweise</translation>
    </message>
    <message>
        <source>one dot</source>
        <translation>ein Punkt</translation>
    </message>
    <message>
        <source>%1 dots</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>the one loop</source>
        <translation>die eine Schleife</translation>
    </message>
    <message>
        <source>one line</source>
        <translation>eine Linie</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 Linien</translation>
    </message>
    <message>
        <source>one cross</source>
        <translation>ein Kreuz</translation>
    </message>
    <message>
        <source>%1 crosses</source>
        <translation>%1 Kreuze</translation>
    </message>
    <message>
        <source>one cell inside</source>
        <translation>eine Zelle innen</translation>
    </message>
    <message>
        <source>%1 cells inside</source>
        <translation>%1 Zellen innen</translation>
    </message>
    <message>
        <source>one cell outside</source>
        <translation>eine Zelle außen</translation>
    </message>
    <message>
        <source>%1 cells outside</source>
        <translation>%1 Zellen außen</translation>
    </message>
    <message>
        <source>one corner</source>
        <translation>eine Ecke</translation>
    </message>
    <message>
        <source>%1 corners</source>
        <translation>%1 Ecken</translation>
    </message>
    <message>
        <source>one pair of cells</source>
        <translation>ein Zellenpaar</translation>
    </message>
    <message>
        <source>%1 pairs of cells</source>
        <translation>%1 Zellenpaare</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>As hard as its hardest step.</source>
        <translation>So schwer wie der schwerste Schritt.</translation>
    </message>
    <message>
        <source>Hardest step: %1, but one of several to choose from.</source>
        <translation>Schwerster Schritt: %1, aber einer von mehreren zur Wahl.</translation>
    </message>
    <message>
        <source>No step is harder than %1, but %2 rounds are nearly as hard: together they are harder.</source>
        <translation>Kein Schritt ist schwerer als %1, aber %2 Runden sind fast so schwer: zusammen sind sie schwerer.</translation>
    </message>
    <message>
        <source>No step is harder than %1, but many are not much easier: together they are harder.</source>
        <translation>Kein Schritt ist schwerer als %1, aber viele sind nicht viel leichter: zusammen sind sie schwerer.</translation>
    </message>
    <message>
        <source>card %1 of %2</source>
        <translation>Karte %1 von %2</translation>
    </message>
    <message>
        <source>one card is blank</source>
        <translation>eine Karte ist leer</translation>
    </message>
    <message>
        <source>%1 cards are blank</source>
        <translation>%1 Karten sind leer</translation>
    </message>
    <message>
        <source>there is no target</source>
        <translation>die Zielzahl fehlt</translation>
    </message>
    <message>
        <source>the target is not finished</source>
        <translation>die Zielzahl ist unvollständig</translation>
    </message>
    <message>
        <source>row %1, place %2</source>
        <translation>Zeile %1, Platz %2</translation>
    </message>
    <message>
        <source>a board of at most %1 tiles</source>
        <translation>ein Brett aus höchstens %1 Kacheln</translation>
    </message>
    <message>
        <source>one tile is blank</source>
        <translation>eine Kachel ist leer</translation>
    </message>
    <message>
        <source>%1 tiles are blank</source>
        <translation>%1 Kacheln sind leer</translation>
    </message>
    <message>
        <source>there is no =</source>
        <translation>es gibt kein =</translation>
    </message>
    <message>
        <source>there are %1 = instead of one</source>
        <translation>es gibt %1 = statt einem</translation>
    </message>
    <message>
        <source>no equation was found along this path with the tiles there</source>
        <translation>entlang dieses Weges fand sich keine Gleichung mit den vorhandenen Kacheln</translation>
    </message>
    <message>
        <source>one cage has no number</source>
        <translation>ein Käfig hat keine Zahl</translation>
    </message>
    <message>
        <source>%1 cages have no number</source>
        <translation>%1 Käfige haben keine Zahl</translation>
    </message>
    <message>
        <source>one cage has no operator</source>
        <translation>ein Käfig hat kein Rechenzeichen</translation>
    </message>
    <message>
        <source>%1 cages have no operator</source>
        <translation>%1 Käfige haben kein Rechenzeichen</translation>
    </message>
    <message>
        <source>one cage of a single cell has an operator</source>
        <translation>ein Käfig aus einer einzigen Zelle hat ein Rechenzeichen</translation>
    </message>
    <message>
        <source>%1 cages of a single cell have an operator</source>
        <translation>%1 Käfige aus einer einzigen Zelle haben ein Rechenzeichen</translation>
    </message>
    <message>
        <source>one difference or quotient is of more than two cells</source>
        <translation>eine Differenz oder ein Quotient hat mehr als zwei Zellen</translation>
    </message>
    <message>
        <source>%1 differences or quotients are of more than two cells</source>
        <translation>%1 Differenzen oder Quotienten haben mehr als zwei Zellen</translation>
    </message>
    <message>
        <source>one cell is in no cage</source>
        <translation>eine Zelle ist in keinem Käfig</translation>
    </message>
    <message>
        <source>%1 cells are in no cage</source>
        <translation>%1 Zellen sind in keinem Käfig</translation>
    </message>
    <message>
        <source>a cage has more than %1 cells</source>
        <translation>ein Käfig hat mehr als %1 Zellen</translation>
    </message>
    <message>
        <source>there are %1 cages, more than %2</source>
        <translation>es gibt %1 Käfige, mehr als %2</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>row %1, the sum of its white cells</source>
        <translation>Zeile %1, die Summe ihrer weißen Zellen</translation>
    </message>
    <message>
        <source>column %1, the sum of its black cells</source>
        <translation>Spalte %1, die Summe ihrer schwarzen Zellen</translation>
    </message>
    <message>
        <source>one cell has no digit</source>
        <translation>eine Zelle hat keine Ziffer</translation>
    </message>
    <message>
        <source>%1 cells have no digit</source>
        <translation>%1 Zellen haben keine Ziffer</translation>
    </message>
    <message>
        <source>one label is missing</source>
        <translation>eine Randzahl fehlt</translation>
    </message>
    <message>
        <source>%1 labels are missing</source>
        <translation>%1 Randzahlen fehlen</translation>
    </message>
    <message>
        <source>one cell has no shade</source>
        <translation>eine Zelle hat keine Farbe</translation>
    </message>
    <message>
        <source>%1 cells have no shade</source>
        <translation>%1 Zellen haben keine Farbe</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>an object with &quot;%1&quot;</source>
        <translation>ein Objekt mit &quot;%1&quot;</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a list of %1</source>
        <translation>eine Liste von %1</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>a number of seconds</source>
        <translation>eine Zahl von Sekunden</translation>
    </message>
    <message>
        <source>a text of at most %1 bytes</source>
        <translation>ein Text von höchstens %1 Bytes</translation>
    </message>
    <message>
        <source>a text for each place</source>
        <translation>ein Text für jede Stelle</translation>
    </message>
    <message>
        <source>one of these families: %1</source>
        <translation>eine dieser Arten: %1</translation>
    </message>
    <message>
        <source>what a puzzle of this kind and size is drawn with</source>
        <translation>womit ein Rätsel dieser Art und Größe gezeichnet wird</translation>
    </message>
    <message>
        <source>marks that can be made on this puzzle</source>
        <translation>Eintragungen, die in diesem Rätsel möglich sind</translation>
    </message>
    <message>
        <source>at most version %1: a newer Inkling than this one wrote the file</source>
        <translation>höchstens Fassung %1: Die Datei stammt von einem neueren Inkling als diesem</translation>
    </message>
    <message>
        <source>a number that no other puzzle has</source>
        <translation>eine Nummer, die kein anderes Rätsel hat</translation>
    </message>
    <message>
        <source>a step that fits the puzzles</source>
        <translation>ein Schritt, der zu den Rätseln passt</translation>
    </message>
    <message>
        <source>nothing nested deeper than %1</source>
        <translation>nichts, was tiefer als %1 verschachtelt ist</translation>
    </message>
    <message>
        <source>no more than %1 values</source>
        <translation>nicht mehr als %1 Werte</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>%1: nothing can be divided by 0</source>
        <translation>%1: durch 0 lässt sich nicht teilen</translation>
    </message>
    <message>
        <source>%1: this has no value here</source>
        <translation>%1: das hat hier keinen Wert</translation>
    </message>
    <message>
        <source>%1 = %2: every value on the way is to be whole</source>
        <translation>%1 = %2: jeder Wert unterwegs soll ganz sein</translation>
    </message>
    <message>
        <source>these two cannot be put together like this</source>
        <translation>diese beiden lassen sich so nicht verbinden</translation>
    </message>
    <message>
        <source>the values of its sides</source>
        <translation>die Werte ihrer Seiten</translation>
    </message>
    <message>
        <source>can be done</source>
        <translation>lösbar</translation>
    </message>
    <message>
        <source>how many tiles stand before the =</source>
        <translation>wie viele Kacheln vor dem = stehen</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>the answer reads %1</source>
        <translation>die Lösung lautet %1</translation>
    </message>
    <message>
        <source>As hard to find as the easiest answer: %1.</source>
        <translation>So schwer zu finden wie die leichteste Lösung: %1.</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>ungerade</translation>
    </message>
    <message>
        <source>even</source>
        <translation>gerade</translation>
    </message>
    <message>
        <source>%1 rows and columns</source>
        <translation>%1 Zeilen und Spalten</translation>
    </message>
    <message>
        <source>the %1 in column %2</source>
        <translation>die %1 in Spalte %2</translation>
    </message>
    <message>
        <source>the %1 in row %2</source>
        <translation>die %1 in Zeile %2</translation>
    </message>
    <message>
        <source>the %1 at row %2, column %3 is black</source>
        <translation>die %1 in Zeile %2, Spalte %3 ist schwarz</translation>
    </message>
    <message>
        <source>the %1 at row %2, column %3 is white</source>
        <translation>die %1 in Zeile %2, Spalte %3 ist weiß</translation>
    </message>
    <message>
        <source>the %1 in column %2 is black</source>
        <translation>die %1 in Spalte %2 ist schwarz</translation>
    </message>
    <message>
        <source>the %1 in column %2 is white</source>
        <translation>die %1 in Spalte %2 ist weiß</translation>
    </message>
    <message>
        <source>the %1 in row %2 is black</source>
        <translation>die %1 in Zeile %2 ist schwarz</translation>
    </message>
    <message>
        <source>the %1 in row %2 is white</source>
        <translation>die %1 in Zeile %2 ist weiß</translation>
    </message>
    <message>
        <source>1 cell is %1</source>
        <translation>1 Zelle ist %1</translation>
    </message>
    <message>
        <source>%2 cells are %1</source>
        <translation>%2 Zellen sind %1</translation>
    </message>
    <message>
        <source>in column %1 not both black</source>
        <translation>in Spalte %1 nicht beide schwarz</translation>
    </message>
    <message>
        <source>in row %1 not both black</source>
        <translation>in Zeile %1 nicht beide schwarz</translation>
    </message>
    <message>
        <source>in column %1 not both white</source>
        <translation>in Spalte %1 nicht beide weiß</translation>
    </message>
    <message>
        <source>in row %1 not both white</source>
        <translation>in Zeile %1 nicht beide weiß</translation>
    </message>
    <message>
        <source>in column %1 just one black</source>
        <translation>in Spalte %1 genau eine schwarz</translation>
    </message>
    <message>
        <source>in row %1 just one black</source>
        <translation>in Zeile %1 genau eine schwarz</translation>
    </message>
    <message>
        <source>in column %1 both alike</source>
        <translation>in Spalte %1 beide gleich</translation>
    </message>
    <message>
        <source>in row %1 both alike</source>
        <translation>in Zeile %1 beide gleich</translation>
    </message>
    <message>
        <source>in column %1 row %2 black only if row %3 is</source>
        <translation>in Spalte %1 Zeile %2 nur schwarz, wenn Zeile %3 es ist</translation>
    </message>
    <message>
        <source>in row %1 column %2 black only if column %3 is</source>
        <translation>in Zeile %1 Spalte %2 nur schwarz, wenn Spalte %3 es ist</translation>
    </message>
    <message>
        <source>%1 links are joined</source>
        <translation>%1 Verbindungen liegen auf dem Weg</translation>
    </message>
    <message>
        <source>%1 links are cut</source>
        <translation>%1 Verbindungen sind getrennt</translation>
    </message>
    <message>
        <source>the path does not end on %1 other tiles</source>
        <translation>der Weg endet nicht auf %1 anderen Kacheln</translation>
    </message>
    <message>
        <source>the %1 at row %2, place %3 has too many links</source>
        <translation>die Kachel %1 in Zeile %2, Platz %3 hat zu viele Verbindungen</translation>
    </message>
    <message>
        <source>the %1 at row %2, place %3 has too few links left</source>
        <translation>der Kachel %1 in Zeile %2, Platz %3 bleiben zu wenige Verbindungen</translation>
    </message>
    <message>
        <source>the path has more than two ends</source>
        <translation>der Weg hat mehr als zwei Enden</translation>
    </message>
    <message>
        <source>the path has fewer than two ends</source>
        <translation>der Weg hat weniger als zwei Enden</translation>
    </message>
    <message>
        <source>three digits in a row have the %1 at row %2, place %3 between them</source>
        <translation>drei Ziffern folgen aufeinander, in der Mitte die %1 in Zeile %2, Platz %3</translation>
    </message>
    <message>
        <source>too many numbers have two digits</source>
        <translation>zu viele Zahlen haben zwei Ziffern</translation>
    </message>
    <message>
        <source>too many numbers have one digit</source>
        <translation>zu viele Zahlen haben nur eine Ziffer</translation>
    </message>
    <message>
        <source>the %1 at row %2, place %3 has no second digit, and no more numbers may have one digit</source>
        <translation>der %1 in Zeile %2, Platz %3 fehlt eine zweite Ziffer, und einstellig darf keine Zahl mehr sein</translation>
    </message>
    <message>
        <source>a digit follows a 0</source>
        <translation>auf eine 0 folgt eine Ziffer</translation>
    </message>
    <message>
        <source>the path closes to a ring</source>
        <translation>der Weg schließt sich zum Ring</translation>
    </message>
    <message>
        <source>the path ends while tiles are left over</source>
        <translation>der Weg endet, obwohl Kacheln übrig sind</translation>
    </message>
    <message>
        <source>some tiles are cut off from the others</source>
        <translation>einige Kacheln sind von den anderen abgeschnitten</translation>
    </message>
    <message>
        <source>no path can pass the %1 at row %2, place %3 from part to part</source>
        <translation>kein Weg kommt über die Kachel %1 in Zeile %2, Platz %3 von Teil zu Teil</translation>
    </message>
    <message>
        <source>the path ends on an operator</source>
        <translation>der Weg endet auf einem Rechenzeichen</translation>
    </message>
    <message>
        <source>two operators are joined</source>
        <translation>zwei Rechenzeichen sind verbunden</translation>
    </message>
    <message>
        <source>two zeros are joined</source>
        <translation>zwei Nullen sind verbunden</translation>
    </message>
    <message>
        <source>the %1 at row %2, place %3</source>
        <translation>die Kachel %1 in Zeile %2, Platz %3</translation>
    </message>
    <message>
        <source>the left side has 1 tile</source>
        <translation>die linke Seite hat 1 Kachel</translation>
    </message>
    <message>
        <source>the left side has %1 tiles</source>
        <translation>die linke Seite hat %1 Kacheln</translation>
    </message>
    <message>
        <source>the left side has %1 or %2 tiles</source>
        <translation>die linke Seite hat %1 oder %2 Kacheln</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are each %5 or %6</source>
        <translation>Zeile %1, Spalte %2 und Zeile %3, Spalte %4 sind je %5 oder %6</translation>
    </message>
    <message>
        <source>row %1, column %2; row %3, column %4 and row %5, column %6 are each %7 or %8</source>
        <translation>Zeile %1, Spalte %2; Zeile %3, Spalte %4 und Zeile %5, Spalte %6 sind je %7 oder %8</translation>
    </message>
    <message>
        <source>no line is crossed</source>
        <translation>keine Linie wird gekreuzt</translation>
    </message>
    <message>
        <source>one line is crossed</source>
        <translation>eine Linie wird gekreuzt</translation>
    </message>
    <message>
        <source>%1 lines are crossed</source>
        <translation>%1 Linien werden gekreuzt</translation>
    </message>
    <message>
        <source>the side never changes</source>
        <translation>die Seite wechselt nie</translation>
    </message>
    <message>
        <source>the side changes once</source>
        <translation>die Seite wechselt einmal</translation>
    </message>
    <message>
        <source>the side changes %1 times</source>
        <translation>die Seite wechselt %1-mal</translation>
    </message>
    <message>
        <source>%1 (%2 does not come out)</source>
        <translation>%1 (%2 geht nicht auf)</translation>
    </message>
    <message>
        <source>the outside at row %1, column %2 from the border</source>
        <translation>das Äußere bei Zeile %1, Spalte %2 vom Rand</translation>
    </message>
    <message>
        <source>the inside at row %1, column %2 from that at row %3, column %4</source>
        <translation>das Innere bei Zeile %1, Spalte %2 von dem bei Zeile %3, Spalte %4</translation>
    </message>
    <message>
        <source>no digit is left for row %1, column %2</source>
        <translation>für Zeile %1, Spalte %2 bleibt keine Ziffer</translation>
    </message>
    <message>
        <source>%1 is at most %2</source>
        <translation>%1 ist höchstens %2</translation>
    </message>
    <message>
        <source>%1 and %2 are at most %3</source>
        <translation>%1 und %2 sind höchstens %3</translation>
    </message>
    <message>
        <source>%1 is at least %2</source>
        <translation>%1 ist mindestens %2</translation>
    </message>
    <message>
        <source>%1 and %2 are at least %3</source>
        <translation>%1 und %2 sind mindestens %3</translation>
    </message>
    <message>
        <source>a line runs above row %1, column %2</source>
        <translation>über Zeile %1, Spalte %2 läuft eine Linie</translation>
    </message>
    <message>
        <source>no line runs above row %1, column %2</source>
        <translation>über Zeile %1, Spalte %2 läuft keine Linie</translation>
    </message>
    <message>
        <source>a line runs below row %1, column %2</source>
        <translation>unter Zeile %1, Spalte %2 läuft eine Linie</translation>
    </message>
    <message>
        <source>no line runs below row %1, column %2</source>
        <translation>unter Zeile %1, Spalte %2 läuft keine Linie</translation>
    </message>
    <message>
        <source>a line runs left of row %1, column %2</source>
        <translation>links von Zeile %1, Spalte %2 läuft eine Linie</translation>
    </message>
    <message>
        <source>no line runs left of row %1, column %2</source>
        <translation>links von Zeile %1, Spalte %2 läuft keine Linie</translation>
    </message>
    <message>
        <source>a line runs right of row %1, column %2</source>
        <translation>rechts von Zeile %1, Spalte %2 läuft eine Linie</translation>
    </message>
    <message>
        <source>no line runs right of row %1, column %2</source>
        <translation>rechts von Zeile %1, Spalte %2 läuft keine Linie</translation>
    </message>
    <message>
        <source>row %2, column %3 has no line at its %1 corner</source>
        <translation>Zeile %2, Spalte %3 hat keine Linie an der Ecke %1</translation>
    </message>
    <message>
        <source>row %2, column %3 has one line at its %1 corner</source>
        <translation>Zeile %2, Spalte %3 hat eine Linie an der Ecke %1</translation>
    </message>
    <message>
        <source>row %2, column %3 has at most one line at its %1 corner</source>
        <translation>Zeile %2, Spalte %3 hat höchstens eine Linie an der Ecke %1</translation>
    </message>
    <message>
        <source>row %2, column %3 has two lines at its %1 corner</source>
        <translation>Zeile %2, Spalte %3 hat zwei Linien an der Ecke %1</translation>
    </message>
    <message>
        <source>row %2, column %3 has none or two lines at its %1 corner</source>
        <translation>Zeile %2, Spalte %3 hat keine oder zwei Linien an der Ecke %1</translation>
    </message>
    <message>
        <source>row %2, column %3 has at least one line at its %1 corner</source>
        <translation>Zeile %2, Spalte %3 hat mindestens eine Linie an der Ecke %1</translation>
    </message>
    <message>
        <source>row %2, column %3 may have any lines at its %1 corner</source>
        <translation>Zeile %2, Spalte %3 kann an der Ecke %1 beliebige Linien haben</translation>
    </message>
    <message>
        <source>the rest of row %1 takes %2</source>
        <translation>der Rest von Zeile %1 nimmt %2</translation>
    </message>
    <message>
        <source>the rest of row %1 takes %2 and %3</source>
        <translation>der Rest von Zeile %1 nimmt %2 und %3</translation>
    </message>
    <message>
        <source>the rest of row %1 has no %2</source>
        <translation>der Rest von Zeile %1 hat keine %2</translation>
    </message>
    <message>
        <source>the rest of row %1 has no %2 or %3</source>
        <translation>der Rest von Zeile %1 hat weder %2 noch %3</translation>
    </message>
    <message>
        <source>the rest of column %1 takes %2</source>
        <translation>der Rest von Spalte %1 nimmt %2</translation>
    </message>
    <message>
        <source>the rest of column %1 takes %2 and %3</source>
        <translation>der Rest von Spalte %1 nimmt %2 und %3</translation>
    </message>
    <message>
        <source>the rest of column %1 has no %2</source>
        <translation>der Rest von Spalte %1 hat keine %2</translation>
    </message>
    <message>
        <source>the rest of column %1 has no %2 or %3</source>
        <translation>der Rest von Spalte %1 hat weder %2 noch %3</translation>
    </message>
    <message>
        <source>one cell is not filled in</source>
        <translation>ein Feld ist nicht ausgefüllt</translation>
    </message>
    <message>
        <source>%1 cells are not filled in</source>
        <translation>%1 Felder sind nicht ausgefüllt</translation>
    </message>
    <message>
        <source>one cage has no sum</source>
        <translation>ein Käfig hat keine Summe</translation>
    </message>
    <message>
        <source>%1 cages have no sum</source>
        <translation>%1 Käfige haben keine Summe</translation>
    </message>
    <message>
        <source>row %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>part of the board</source>
        <translation>Teil des Bretts</translation>
    </message>
    <message>
        <source>&apos;%1&apos; and the side of the board</source>
        <translation>„%1“ und die Seitenlänge des Bretts</translation>
    </message>
    <message>
        <source>&apos;%1&apos;, the number of rows and the number of columns</source>
        <translation>„%1“, die Zahl der Zeilen und die Zahl der Spalten</translation>
    </message>
    <message>
        <source>the number of cages, 1 to %1</source>
        <translation>die Zahl der Käfige, 1 bis %1</translation>
    </message>
    <message>
        <source>the end of the line, or one of: %1</source>
        <translation>das Ende der Zeile oder eines von: %1</translation>
    </message>
    <message>
        <source>a row of %1 letters of %2 cages, &apos;.&apos; for no cage</source>
        <translation>eine Zeile von %1 Buchstaben von %2 Käfigen, „.“ für keinen Käfig</translation>
    </message>
    <message>
        <source>a sum from 1 to %1</source>
        <translation>eine Summe von 1 bis %1</translation>
    </message>
    <message>
        <source>&apos;+&apos;</source>
        <translation>„+“</translation>
    </message>
    <message>
        <source>cages that are each in one piece</source>
        <translation>Käfige, die jeder aus einem Stück sind</translation>
    </message>
    <message>
        <source>a board without that fault</source>
        <translation>ein Brett ohne diesen Fehler</translation>
    </message>
    <message>
        <source>a puzzle that begins with &apos;%1&apos;</source>
        <translation>ein Rätsel, das mit „%1“ beginnt</translation>
    </message>
    <message>
        <source>row %1, between columns %2 and %3</source>
        <translation>Zeile %1, zwischen den Spalten %2 und %3</translation>
    </message>
    <message>
        <source>column %1, between rows %2 and %3</source>
        <translation>Spalte %1, zwischen den Zeilen %2 und %3</translation>
    </message>
    <message>
        <source>the line joins columns %2 and %3 in row %1</source>
        <translation>die Linie verbindet die Spalten %2 und %3 in Zeile %1</translation>
    </message>
    <message>
        <source>no line joins columns %2 and %3 in row %1</source>
        <translation>keine Linie verbindet die Spalten %2 und %3 in Zeile %1</translation>
    </message>
    <message>
        <source>the line joins rows %2 and %3 in column %1</source>
        <translation>die Linie verbindet die Zeilen %2 und %3 in Spalte %1</translation>
    </message>
    <message>
        <source>no line joins rows %2 and %3 in column %1</source>
        <translation>keine Linie verbindet die Zeilen %2 und %3 in Spalte %1</translation>
    </message>
    <message>
        <source>one piece of the line</source>
        <translation>ein Stück der Linie</translation>
    </message>
    <message>
        <source>%1 pieces of the line</source>
        <translation>%1 Stücke der Linie</translation>
    </message>
    <message>
        <source>1 place between two cells</source>
        <translation>1 Stelle zwischen zwei Feldern</translation>
    </message>
    <message>
        <source>%1 places between two cells</source>
        <translation>%1 Stellen zwischen zwei Feldern</translation>
    </message>
    <message>
        <source>row %1, column %2 has no value of the game</source>
        <translation>Zeile %1, Spalte %2 hat keinen Wert, den es hier gibt</translation>
    </message>
    <message>
        <source>row %1 holds a digit twice</source>
        <translation>Zeile %1 enthält eine Ziffer zweimal</translation>
    </message>
    <message>
        <source>column %1 holds a digit twice</source>
        <translation>Spalte %1 enthält eine Ziffer zweimal</translation>
    </message>
    <message>
        <source>the box at row %1, column %2</source>
        <translation>der Kasten bei Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>the box at row %1, column %2 holds a digit twice</source>
        <translation>der Kasten bei Zeile %1, Spalte %2 enthält eine Ziffer zweimal</translation>
    </message>
    <message>
        <source>one box</source>
        <translation>ein Kasten</translation>
    </message>
    <message>
        <source>%1 boxes</source>
        <translation>%1 Kästen</translation>
    </message>
    <message>
        <source>diagonal %1</source>
        <translation>Diagonale %1</translation>
    </message>
    <message>
        <source>diagonal %1 holds a digit twice</source>
        <translation>Diagonale %1 enthält eine Ziffer zweimal</translation>
    </message>
    <message>
        <source>one diagonal</source>
        <translation>eine Diagonale</translation>
    </message>
    <message>
        <source>%1 diagonals</source>
        <translation>%1 Diagonalen</translation>
    </message>
    <message>
        <source>the digit given at row %1, column %2</source>
        <translation>die gegebene Ziffer bei Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>row %1, column %2 does not hold the digit given</source>
        <translation>Zeile %1, Spalte %2 enthält nicht die gegebene Ziffer</translation>
    </message>
    <message>
        <source>one digit given</source>
        <translation>eine gegebene Ziffer</translation>
    </message>
    <message>
        <source>%1 digits given</source>
        <translation>%1 gegebene Ziffern</translation>
    </message>
    <message>
        <source>4, 6 or 9 rows</source>
        <translation>4, 6 oder 9 Zeilen</translation>
    </message>
    <message>
        <source>a digit from 1 to %1, or &apos;.&apos;</source>
        <translation>eine Ziffer von 1 bis %1 oder „.“</translation>
    </message>
    <message>
        <source>a cage in several pieces</source>
        <translation>ein Käfig aus mehreren Teilen</translation>
    </message>
    <message>
        <source>the cage of %3 at row %1, column %2</source>
        <translation>der Käfig mit %3 bei Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>the cage of %3 at row %1, column %2 does not make its sum</source>
        <translation>der Käfig mit %3 bei Zeile %1, Spalte %2 ergibt seine Summe nicht</translation>
    </message>
    <message>
        <source>the %1s of row %2</source>
        <translation>alle %1 der Zeile %2</translation>
    </message>
    <message>
        <source>two white cells of row %2 hold a %1</source>
        <translation>zwei weiße Felder der Zeile %2 enthalten eine %1</translation>
    </message>
    <message>
        <source>one row&apos;s equal numbers</source>
        <translation>die gleichen Zahlen einer Zeile</translation>
    </message>
    <message>
        <source>%1 rows&apos; equal numbers</source>
        <translation>die gleichen Zahlen von %1 Zeilen</translation>
    </message>
    <message>
        <source>the %1s of column %2</source>
        <translation>alle %1 der Spalte %2</translation>
    </message>
    <message>
        <source>two white cells of column %2 hold a %1</source>
        <translation>zwei weiße Felder der Spalte %2 enthalten eine %1</translation>
    </message>
    <message>
        <source>one column&apos;s equal numbers</source>
        <translation>die gleichen Zahlen einer Spalte</translation>
    </message>
    <message>
        <source>%1 columns&apos; equal numbers</source>
        <translation>die gleichen Zahlen von %1 Spalten</translation>
    </message>
    <message>
        <source>that row %1, column %2 and row %3, column %4 are not both black</source>
        <translation>dass Zeile %1, Spalte %2 und Zeile %3, Spalte %4 nicht beide schwarz sind</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are both black</source>
        <translation>Zeile %1, Spalte %2 und Zeile %3, Spalte %4 sind beide schwarz</translation>
    </message>
    <message>
        <source>one pair of neighbours</source>
        <translation>ein Nachbarpaar</translation>
    </message>
    <message>
        <source>%1 pairs of neighbours</source>
        <translation>%1 Nachbarpaare</translation>
    </message>
    <message>
        <source>that the white cells are connected</source>
        <translation>dass die weißen Felder verbunden sind</translation>
    </message>
    <message>
        <source>the white cells are not connected</source>
        <translation>die weißen Felder sind nicht verbunden</translation>
    </message>
    <message>
        <source>one whole board</source>
        <translation>ein ganzes Brett</translation>
    </message>
    <message>
        <source>%1 whole boards</source>
        <translation>%1 ganze Bretter</translation>
    </message>
    <message>
        <source>a number from 1 to 99</source>
        <translation>eine Zahl von 1 bis 99</translation>
    </message>
    <message>
        <source>the %3 across from row %1, column %2</source>
        <translation>die %3 waagerecht ab Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>the %3 across from row %1, column %2 is not made</source>
        <translation>die %3 waagerecht ab Zeile %1, Spalte %2 kommt nicht zustande</translation>
    </message>
    <message>
        <source>one run</source>
        <translation>eine Strecke</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 Strecken</translation>
    </message>
    <message>
        <source>the %3 down from row %1, column %2</source>
        <translation>die %3 senkrecht ab Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>the %3 down from row %1, column %2 is not made</source>
        <translation>die %3 senkrecht ab Zeile %1, Spalte %2 kommt nicht zustande</translation>
    </message>
    <message>
        <source>&apos;.&apos;, &apos;#&apos;, or sums such as 16\7, 16\ or \7</source>
        <translation>„.“, „#“ oder Summen wie 16\7, 16\ oder \7</translation>
    </message>
    <message>
        <source>one sum has no cells</source>
        <translation>eine Summe hat keine Felder</translation>
    </message>
    <message>
        <source>%1 sums have no cells</source>
        <translation>%1 Summen haben keine Felder</translation>
    </message>
    <message>
        <source>one run has more than nine cells</source>
        <translation>eine Strecke hat mehr als neun Felder</translation>
    </message>
    <message>
        <source>%1 runs have more than nine cells</source>
        <translation>%1 Strecken haben mehr als neun Felder</translation>
    </message>
    <message>
        <source>one run has no sum</source>
        <translation>eine Strecke hat keine Summe</translation>
    </message>
    <message>
        <source>%1 runs have no sum</source>
        <translation>%1 Strecken haben keine Summe</translation>
    </message>
    <message>
        <source>one sum is one that its cells cannot make</source>
        <translation>eine Summe können ihre Felder nicht ergeben</translation>
    </message>
    <message>
        <source>%1 sums are ones that their cells cannot make</source>
        <translation>%1 Summen können ihre Felder nicht ergeben</translation>
    </message>
    <message>
        <source>the cell at row %1, column %2</source>
        <translation>das Feld bei Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>the line ends or branches at row %1, column %2</source>
        <translation>die Linie endet oder verzweigt sich bei Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>one cell</source>
        <translation>ein Feld</translation>
    </message>
    <message>
        <source>the white pearl at row %1, column %2</source>
        <translation>die weiße Perle bei Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>the line does not pass the white pearl at row %1, column %2 as it should</source>
        <translation>die Linie läuft nicht so, wie sie soll, durch die weiße Perle bei Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>one white pearl</source>
        <translation>eine weiße Perle</translation>
    </message>
    <message>
        <source>%1 white pearls</source>
        <translation>%1 weiße Perlen</translation>
    </message>
    <message>
        <source>the black pearl at row %1, column %2</source>
        <translation>die schwarze Perle bei Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>the line does not pass the black pearl at row %1, column %2 as it should</source>
        <translation>die Linie läuft nicht so, wie sie soll, durch die schwarze Perle bei Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>one black pearl</source>
        <translation>eine schwarze Perle</translation>
    </message>
    <message>
        <source>%1 black pearls</source>
        <translation>%1 schwarze Perlen</translation>
    </message>
    <message>
        <source>that the line is one loop</source>
        <translation>dass die Linie ein einziger Rundweg ist</translation>
    </message>
    <message>
        <source>the line is not one loop</source>
        <translation>die Linie ist kein einziger Rundweg</translation>
    </message>
    <message>
        <source>one loop</source>
        <translation>ein Rundweg</translation>
    </message>
    <message>
        <source>%1 loops</source>
        <translation>%1 Rundwege</translation>
    </message>
    <message>
        <source>&apos;.&apos;, &apos;o&apos; for a white pearl or &apos;x&apos; for a black one</source>
        <translation>„.“, „o“ für eine weiße Perle oder „x“ für eine schwarze</translation>
    </message>
    <message>
        <source>row %1, column %2, a black cell</source>
        <translation>Zeile %1, Spalte %2, ein schwarzes Feld</translation>
    </message>
    <message>
        <source>row %1, column %2, a white circle</source>
        <translation>Zeile %1, Spalte %2, ein weißer Kreis</translation>
    </message>
    <message>
        <source>row %1, column %2, a black circle</source>
        <translation>Zeile %1, Spalte %2, ein schwarzer Kreis</translation>
    </message>
</context>
<context>
    <name>PictureExport</name>
    <message>
        <source>A picture&apos;s name ends in .png, .svg or .pdf.</source>
        <translation>Der Name eines Bildes endet auf .png, .svg oder .pdf.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Done.</source>
        <translation>Erledigt.</translation>
    </message>
    <message>
        <source>Not begun yet.</source>
        <translation>Noch nicht begonnen.</translation>
    </message>
    <message>
        <source>%1 of %2 positions right.</source>
        <translation>%1 von %2 Stellungen richtig.</translation>
    </message>
    <message>
        <source>Right: %1 · Wrong: %2 · With a hint: %3</source>
        <translation>Richtig: %1 · Falsch: %2 · Mit Tipp: %3</translation>
    </message>
    <message>
        <source>There are no positions for this rule: it builds one of several answers, so other next steps are just as good.</source>
        <translation>Für diese Regel gibt es keine Stellungen: Sie baut eine von mehreren Lösungen auf, andere nächste Schritte sind also genauso gut.</translation>
    </message>
    <message>
        <source>There are no positions for this rule: it only shows that a puzzle has no answer.</source>
        <translation>Für diese Regel gibt es keine Stellungen: Sie zeigt nur, dass ein Rätsel keine Lösung hat.</translation>
    </message>
    <message>
        <source>There are no positions for this rule: what it says cannot be marked on the board.</source>
        <translation>Für diese Regel gibt es keine Stellungen: Was sie sagt, lässt sich auf dem Brett nicht eintragen.</translation>
    </message>
    <message>
        <source>No position was found: this rule is rarely needed. Try again later, or another rule.</source>
        <translation>Keine Stellung gefunden: Diese Regel wird selten gebraucht. Versuchen Sie es später noch einmal oder mit einer anderen Regel.</translation>
    </message>
</context>
<context>
    <name>PuzzlePrinter</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>keine Lösung</translation>
    </message>
    <message>
        <source>one of several answers</source>
        <translation>eine von mehreren Lösungen</translation>
    </message>
    <message>
        <source>no answer found in time</source>
        <translation>keine Lösung in der Zeit gefunden</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a puzzle&apos;s number and title</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>a page&apos;s number, and how many there are</comment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>Die Datei ist größer als %1 MB.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>No lines round a 0</source>
        <translation>Keine Linien um eine 0</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are both %3&lt;/p&gt;: &lt;c&gt;no line runs between them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 und %2 sind beide %3&lt;/p&gt;: &lt;c&gt;Dazwischen läuft keine Linie&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are on different sides&lt;/p&gt;, and &lt;p&gt;%2 is %3&lt;/p&gt;: &lt;c&gt;%1 is %4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 und %2 sind auf verschiedenen Seiten&lt;/p&gt;, und &lt;p&gt;%2 ist %3&lt;/p&gt;: &lt;c&gt;%1 ist %4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are on different sides&lt;/p&gt;: &lt;c&gt;a line runs between them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 und %2 sind auf verschiedenen Seiten&lt;/p&gt;: &lt;c&gt;Dazwischen läuft eine Linie&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are on the same side&lt;/p&gt;, and &lt;p&gt;%2 is %3&lt;/p&gt;: &lt;c&gt;%1 is %3, too&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 und %2 sind auf derselben Seite&lt;/p&gt;, und &lt;p&gt;%2 ist %3&lt;/p&gt;: &lt;c&gt;Auch %1 ist %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are on the same side&lt;/p&gt;: &lt;c&gt;no line runs between them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 und %2 sind auf derselben Seite&lt;/p&gt;: &lt;c&gt;Dazwischen läuft keine Linie&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2&lt;/p&gt; are both inside, but cut off from each other.</source>
        <translation>&lt;p&gt;%1 und %2&lt;/p&gt; sind beide innen, aber voneinander abgeschnitten.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, and that is all: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 hat %2&lt;/p&gt;, und das ist alles: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, and the rest of its lines at the opposite one: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 hat %2&lt;/p&gt; und die übrigen Linien an der Ecke gegenüber: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, and two is all it can have: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 hat %2&lt;/p&gt;, und mehr als zwei gibt es dort nicht: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so a line on its other edge could not go on: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 hat %2&lt;/p&gt;, also ginge eine Linie auf der anderen Kante nicht weiter: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so it can only have %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 hat %2&lt;/p&gt;, also bleibt nur %3: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so it has either %3; each way, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 hat %2&lt;/p&gt;, also entweder %3; in jedem Fall &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so its other %3 edges are lines: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 hat %2&lt;/p&gt;, also sind die anderen %3 Kanten Linien: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so its other edge is a line: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 hat %2&lt;/p&gt;, also ist die andere Kante eine Linie: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so its other two edges are both lines or both crossed: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 hat %2&lt;/p&gt;, also sind die anderen zwei Kanten beide Linien oder beide gekreuzt: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so one of its other %3 edges is a line: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 hat %2&lt;/p&gt;, also ist eine der anderen %3 Kanten eine Linie: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so two of its other %3 edges are lines: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 hat %2&lt;/p&gt;, also sind zwei der anderen %3 Kanten Linien: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, which must make %3 together: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 hat %2&lt;/p&gt;, zusammen müssen es %3 sein: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, which parts the two cells beside it there: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 hat %2&lt;/p&gt;, und diese trennt die zwei Felder daneben: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 hat %2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;: in each of the %3 ways that are left, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 hat %2&lt;/p&gt;: In jeder der %3 Möglichkeiten, die bleiben: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 is inside, %2 is outside&lt;/p&gt;: &lt;c&gt;a line runs between them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 ist innen, %2 ist außen&lt;/p&gt;: &lt;c&gt;Dazwischen läuft eine Linie&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 is inside&lt;/p&gt;, and beyond the border is outside: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 ist innen&lt;/p&gt;, und jenseits des Rands ist außen: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 is outside&lt;/p&gt;, and so is all beyond the border: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 ist außen&lt;/p&gt; wie alles jenseits des Rands: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 lines&lt;/p&gt; close a loop, the one &lt;p&gt;%2&lt;/p&gt; among them, that does not meet &lt;p&gt;%3&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1 Linien&lt;/p&gt;, darunter die &lt;p&gt;%2&lt;/p&gt;, schließen eine Schleife, und &lt;p&gt;%3&lt;/p&gt; ist nicht erfüllt.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 lines&lt;/p&gt; close a loop, the one &lt;p&gt;%2&lt;/p&gt; among them, without the line &lt;p&gt;%3&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1 Linien&lt;/p&gt;, darunter die &lt;p&gt;%2&lt;/p&gt;, schließen eine Schleife ohne die Linie &lt;p&gt;%3&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 lines&lt;/p&gt; have closed the loop, and the line &lt;p&gt;%2&lt;/p&gt; is left over.</source>
        <translation>&lt;p&gt;%1 Linien&lt;/p&gt; haben die Schleife geschlossen, und die Linie &lt;p&gt;%2&lt;/p&gt; ist übrig.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 lines&lt;/p&gt; have closed the loop: &lt;c&gt;%2 open edges are crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 Linien&lt;/p&gt; haben die Schleife geschlossen: &lt;c&gt;Die letzten %2 offenen Kanten sind gekreuzt&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 lines&lt;/p&gt; have closed the loop: &lt;c&gt;an open edge is crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 Linien&lt;/p&gt; haben die Schleife geschlossen: &lt;c&gt;Die letzte offene Kante ist gekreuzt&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; are side by side, and &lt;p&gt;%2&lt;/p&gt; shows that the loop is not just round these two: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; sind Nachbarn, und &lt;p&gt;%2&lt;/p&gt; zeigt, dass die Schleife nicht nur um diese zwei läuft: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot be met, for &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ist nicht zu erfüllen: &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot have &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Für &lt;p&gt;%1&lt;/p&gt; geht das nicht: &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has %2 lines.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; hat %2 Linien.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has all its lines, &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; hat alle Linien, &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its line &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; hat die eine Linie &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its two lines, &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; hat schon zwei Linien, &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has no edge left.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; hat keine Kante mehr übrig.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has no lines: &lt;c&gt;all its edges are crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; hat keine Linien: &lt;c&gt;Alle Kanten darum sind gekreuzt&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has one edge left, &lt;p&gt;%2&lt;/p&gt;: a line there could not go on, so &lt;c&gt;it is crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; hat eine Kante übrig, &lt;p&gt;%2&lt;/p&gt;: Eine Linie dort käme nicht weiter, also &lt;c&gt;ist sie gekreuzt&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has only %2 edges left and needs them all: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; hat nur noch %2 Kanten übrig und braucht alle: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has only %2 of its four edges left.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; hat von vier Kanten nur noch %2 übrig.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has only one edge left: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; hat nur noch eine Kante übrig: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has only one line: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; hat nur eine Linie: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has three lines.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; hat drei Linien.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is outside, but cannot reach the border.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ist außen, kommt aber nicht zum Rand.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; misses only one edge: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; lässt nur eine Kante aus: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must have no line, but has one &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; darf keine Linie haben, hat aber eine &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; touch at a corner, so neither can miss an edge on its far side: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; berühren sich an einer Ecke, und keine kann eine Kante auf der fernen Seite auslassen: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt; has its line where &lt;p&gt;%1&lt;/p&gt; touches it, so the 3 has both edges at its far corner, and none goes on there: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt; hat die Linie dort, wo &lt;p&gt;%1&lt;/p&gt; anstößt, also hat die 3 beide Kanten an der fernen Ecke, und dort geht keine weiter: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt; has its line where &lt;p&gt;%1&lt;/p&gt; touches it, so the 3 needs both edges at its far corner, &lt;c&gt;%3&lt;/c&gt;, and none goes on there: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt; hat die Linie dort, wo &lt;p&gt;%1&lt;/p&gt; anstößt, also braucht die 3 beide Kanten an der fernen Ecke, &lt;c&gt;%3&lt;/c&gt;, und dort geht keine weiter: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt; has its line where &lt;p&gt;%1&lt;/p&gt; touches it, so the 3 needs both edges at its far corner: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt; hat die Linie dort, wo &lt;p&gt;%1&lt;/p&gt; anstößt, also braucht die 3 beide Kanten an der fernen Ecke: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line &lt;c&gt;%1&lt;/c&gt; would close a loop of &lt;p&gt;%2 lines&lt;/p&gt; that does not meet &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;it is crossed&lt;/c&gt;.</source>
        <translation>Eine Linie &lt;c&gt;%1&lt;/c&gt; schlösse eine Schleife aus &lt;p&gt;%2 Linien&lt;/p&gt;, und &lt;p&gt;%3&lt;/p&gt; wäre nicht erfüllt: &lt;c&gt;Die Kante ist gekreuzt&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line &lt;c&gt;%1&lt;/c&gt; would close a loop of &lt;p&gt;%2 lines&lt;/p&gt; without the line &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;it is crossed&lt;/c&gt;.</source>
        <translation>Eine Linie &lt;c&gt;%1&lt;/c&gt; schlösse eine Schleife aus &lt;p&gt;%2 Linien&lt;/p&gt; ohne die Linie &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;Die Kante ist gekreuzt&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and must take one of its edges there, its only line: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: Eine Linie kommt an die Ecke &lt;p&gt;%2&lt;/p&gt; und muss dort eine Kante nehmen, die einzige: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and takes one of its edges there, so it needs both at the opposite corner: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: Eine Linie kommt an die Ecke &lt;p&gt;%2&lt;/p&gt; und nimmt dort eine Kante, also fehlt keine an der Ecke gegenüber: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and takes one of its edges there, so it needs both at the opposite corner: &lt;c&gt;%3&lt;/c&gt;; and the line goes nowhere else: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: Eine Linie kommt an die Ecke &lt;p&gt;%2&lt;/p&gt; und nimmt dort eine Kante, also fehlt keine an der Ecke gegenüber: &lt;c&gt;%3&lt;/c&gt;; und die Linie geht nirgends sonst hin: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and takes one of its edges there: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: Eine Linie kommt an die Ecke &lt;p&gt;%2&lt;/p&gt; und nimmt dort eine Kante: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line ends at &lt;p&gt;%1&lt;/p&gt;: all its other edges are crossed.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ist ein Ende der Linie: Alle anderen Kanten dort sind gekreuzt.</translation>
    </message>
    <message>
        <source>A line must leave &lt;p&gt;%1&lt;/p&gt; by its &lt;p&gt;%2&lt;/p&gt; or its &lt;p&gt;%3&lt;/p&gt; corner, and both are blocked.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: Eine Linie muss an der Ecke &lt;p&gt;%2&lt;/p&gt; oder &lt;p&gt;%3&lt;/p&gt; weggehen, und beide sind versperrt.</translation>
    </message>
    <message>
        <source>A line parts &lt;c&gt;%1&lt;/c&gt; from &lt;p&gt;%2&lt;/p&gt;, which is %3: &lt;c&gt;it is %4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt; ist %3, und eine Linie liegt dazwischen: &lt;c&gt;%1 ist %4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line runs between &lt;p&gt;%1 and %2&lt;/p&gt;, but both are %3.</source>
        <translation>Zwischen &lt;p&gt;%1 und %2&lt;/p&gt; läuft eine Linie, aber beide sind %3.</translation>
    </message>
    <message>
        <source>Because of &lt;p&gt;%1&lt;/p&gt; there can be &lt;p&gt;%2&lt;/p&gt;, but there is one.</source>
        <translation>Wegen &lt;p&gt;%1&lt;/p&gt; gibt es &lt;p&gt;%2&lt;/p&gt;, aber dort ist eine.</translation>
    </message>
    <message>
        <source>Because of &lt;p&gt;%1&lt;/p&gt; there must be &lt;p&gt;%2&lt;/p&gt;, but it is crossed.</source>
        <translation>Wegen &lt;p&gt;%1&lt;/p&gt; gibt es &lt;p&gt;%2&lt;/p&gt;, aber die Kante ist gekreuzt.</translation>
    </message>
    <message>
        <source>Every edge is crossed: there is no loop.</source>
        <translation>Jede Kante ist gekreuzt: Es gibt keine Schleife.</translation>
    </message>
    <message>
        <source>Inside, &lt;c&gt;%1&lt;/c&gt; would be cut off from &lt;p&gt;%2&lt;/p&gt;, which is inside: &lt;c&gt;it is outside&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt; ist innen, und &lt;c&gt;%1&lt;/c&gt; wäre als Innenfeld davon abgeschnitten: &lt;c&gt;Das Feld ist außen&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No line parts &lt;c&gt;%1&lt;/c&gt; from &lt;p&gt;%2&lt;/p&gt;, which is %3: &lt;c&gt;it is %3, too&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt; ist %3, und keine Linie liegt dazwischen: &lt;c&gt;Auch %1 ist %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No line runs between &lt;p&gt;%1&lt;/p&gt;, which is inside, and &lt;p&gt;%2&lt;/p&gt;, which is outside.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ist innen, &lt;p&gt;%2&lt;/p&gt; ist außen, und dazwischen läuft keine Linie.</translation>
    </message>
    <message>
        <source>No way is left to draw the lines that fits all of &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Auf keine Weise passen die Linien noch für &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Only two edges meet at &lt;p&gt;%1&lt;/p&gt;, both lines or both crossed: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; hat nur zwei Kanten, beide Linien oder beide gekreuzt: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Outside, &lt;c&gt;%1&lt;/c&gt; could not reach the border: &lt;c&gt;it is inside&lt;/c&gt;.</source>
        <translation>Außen käme &lt;c&gt;%1&lt;/c&gt; nicht zum Rand: &lt;c&gt;Das Feld ist innen&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: that settles &lt;p&gt;%2 other cells&lt;/p&gt;, and %3 and %4, both inside, would be cut off from each other. So &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Angenommen, %1: Damit sind &lt;p&gt;%2 weitere Felder&lt;/p&gt; entschieden, und %3 und %4, beide innen, wären voneinander abgeschnitten. Also &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: that settles &lt;p&gt;%2 other cells&lt;/p&gt;, and %3, outside, could not reach the border. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Angenommen, %1: Damit sind &lt;p&gt;%2 weitere Felder&lt;/p&gt; entschieden, und %3, außen, käme nicht zum Rand. Also &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; could not all be met. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Angenommen, %1: Dann wären &lt;p&gt;%2&lt;/p&gt; nicht alle zu erfüllen. Also &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; could not be met. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Angenommen, %1: Dann wäre &lt;p&gt;%2&lt;/p&gt; nicht zu erfüllen. Also &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get more than two lines. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Angenommen, %1: Dann bekäme &lt;p&gt;%2&lt;/p&gt; mehr als zwei Linien. Also &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get too few lines. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Angenommen, %1: Dann bekäme &lt;p&gt;%2&lt;/p&gt; zu wenige Linien. Also &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get too many lines. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Angenommen, %1: Dann bekäme &lt;p&gt;%2&lt;/p&gt; zu viele Linien. Also &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt;, and %3 and %4, both inside, would be cut off from each other. So &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Angenommen, %1: Dann &lt;p&gt;%2&lt;/p&gt;, und %3 und %4, beide innen, wären voneinander abgeschnitten. Also &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt;, and %3, outside, could not reach the border. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Angenommen, %1: Dann &lt;p&gt;%2&lt;/p&gt;, und %3, außen, käme nicht zum Rand. Also &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then a line would end at &lt;p&gt;%2&lt;/p&gt;. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Angenommen, %1: Dann hätte &lt;p&gt;%2&lt;/p&gt; ein loses Ende. Also &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then no way to draw the lines would fit all of &lt;p&gt;%2&lt;/p&gt;. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Angenommen, %1: Dann passen die Linien auf keine Weise für &lt;p&gt;%2&lt;/p&gt;. Also &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then, with &lt;p&gt;%4&lt;/p&gt; met, &lt;p&gt;%2&lt;/p&gt; would get more than two lines. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Angenommen, %1: Ist dann &lt;p&gt;%4&lt;/p&gt; erfüllt, bekäme &lt;p&gt;%2&lt;/p&gt; mehr als zwei Linien. Also &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then, with &lt;p&gt;%4&lt;/p&gt; met, &lt;p&gt;%2&lt;/p&gt; would get too few lines. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Angenommen, %1: Ist dann &lt;p&gt;%4&lt;/p&gt; erfüllt, bekäme &lt;p&gt;%2&lt;/p&gt; zu wenige Linien. Also &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then, with &lt;p&gt;%4&lt;/p&gt; met, &lt;p&gt;%2&lt;/p&gt; would get too many lines. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Angenommen, %1: Ist dann &lt;p&gt;%4&lt;/p&gt; erfüllt, bekäme &lt;p&gt;%2&lt;/p&gt; zu viele Linien. Also &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then, with &lt;p&gt;%4&lt;/p&gt; met, a line would end at &lt;p&gt;%2&lt;/p&gt;. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Angenommen, %1: Ist dann &lt;p&gt;%4&lt;/p&gt; erfüllt, hätte &lt;p&gt;%2&lt;/p&gt; ein loses Ende. Also &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The border &lt;p&gt;%1&lt;/p&gt; has no line, but &lt;p&gt;%2&lt;/p&gt; is inside.</source>
        <translation>Der Rand &lt;p&gt;%1&lt;/p&gt; hat keine Linie, aber &lt;p&gt;%2&lt;/p&gt; ist innen.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2&lt;/p&gt; are on the same side, but &lt;p&gt;%1 is inside and %2 is outside&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1 und %2&lt;/p&gt; sind auf derselben Seite, aber &lt;p&gt;%1 ist innen und %2 außen&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2&lt;/p&gt; are on different sides, but &lt;p&gt;both are %3&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1 und %2&lt;/p&gt; sind auf verschiedenen Seiten, aber &lt;p&gt;beide sind %3&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>The border &lt;p&gt;%1&lt;/p&gt; has no line: &lt;c&gt;%2 is outside&lt;/c&gt;.</source>
        <translation>Der Rand &lt;p&gt;%1&lt;/p&gt; hat keine Linie: &lt;c&gt;%2 ist außen&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The line &lt;p&gt;%1&lt;/p&gt; is on the border, but &lt;p&gt;%2&lt;/p&gt; is outside.</source>
        <translation>Die Linie &lt;p&gt;%1&lt;/p&gt; ist am Rand, aber &lt;p&gt;%2&lt;/p&gt; ist außen.</translation>
    </message>
    <message>
        <source>The line &lt;p&gt;%1&lt;/p&gt; is on the border: &lt;c&gt;%2 is inside&lt;/c&gt;.</source>
        <translation>Die Linie &lt;p&gt;%1&lt;/p&gt; ist am Rand: &lt;c&gt;%2 ist innen&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The line that comes &lt;p&gt;%2&lt;/p&gt; to &lt;p&gt;%1&lt;/p&gt; cannot go on.</source>
        <translation>Die Linie, die &lt;p&gt;%2&lt;/p&gt; kommt, kann hier nicht weiter: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>The line that comes &lt;p&gt;%2&lt;/p&gt; to &lt;p&gt;%1&lt;/p&gt; has only one way on: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Die Linie, die &lt;p&gt;%2&lt;/p&gt; kommt, hat hier nur einen Weg weiter (&lt;p&gt;%1&lt;/p&gt;): &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Were &lt;c&gt;%1&lt;/c&gt; inside, &lt;p&gt;%2&lt;/p&gt;, which is outside, could not reach the border: &lt;c&gt;it is outside&lt;/c&gt;.</source>
        <translation>Wäre &lt;c&gt;%1&lt;/c&gt; innen, käme &lt;p&gt;%2&lt;/p&gt;, das außen ist, nicht zum Rand: &lt;c&gt;Das Feld ist außen&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Were &lt;c&gt;%1&lt;/c&gt; outside, &lt;p&gt;%2 and %3&lt;/p&gt;, both inside, would be cut off from each other: &lt;c&gt;it is inside&lt;/c&gt;.</source>
        <translation>Wäre &lt;c&gt;%1&lt;/c&gt; außen, wären &lt;p&gt;%2 und %3&lt;/p&gt;, beide innen, voneinander abgeschnitten: &lt;c&gt;Das Feld ist innen&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The loop takes none of the edges of a 0: all four are crossed.</source>
        <translation>Die Schleife nimmt keine Kante einer 0: Alle vier sind gekreuzt.</translation>
    </message>
    <message>
        <source>As many edges left as lines needed</source>
        <translation>So viele Kanten übrig wie Linien nötig</translation>
    </message>
    <message>
        <source>When a clue has just as many edges left as it needs lines, all of them are lines.</source>
        <translation>Hat ein Hinweis gerade so viele Kanten übrig, wie er Linien braucht, sind alle davon Linien.</translation>
    </message>
    <message>
        <source>The clue has its lines</source>
        <translation>Der Hinweis hat seine Linien</translation>
    </message>
    <message>
        <source>When a clue has all its lines, its other edges are crossed.</source>
        <translation>Hat ein Hinweis alle seine Linien, sind seine übrigen Kanten gekreuzt.</translation>
    </message>
    <message>
        <source>Two 3s side by side</source>
        <translation>Zwei 3en nebeneinander</translation>
    </message>
    <message>
        <source>Between two 3s that share an edge runs a line, and so it does on their far sides. If their common edge were crossed, the loop would run round just these two cells; so the rule holds only where a clue elsewhere forbids that.</source>
        <translation>Zwischen zwei 3en, die eine Kante teilen, verläuft eine Linie, ebenso an ihren abgewandten Seiten. Wäre die gemeinsame Kante gekreuzt, liefe die Schleife nur um diese beiden Zellen; die Regel gilt also nur, wo ein Hinweis anderswo das verbietet.</translation>
    </message>
    <message>
        <source>Two 3s corner to corner</source>
        <translation>Zwei 3en Ecke an Ecke</translation>
    </message>
    <message>
        <source>Two 3s that touch at a corner have lines at their corners farthest from each other: were one of these four edges crossed, its 3 would send both other lines into the common dot, and the other 3 could not get its own.</source>
        <translation>Zwei 3en, die sich an einer Ecke berühren, haben Linien an den Ecken, die am weitesten voneinander liegen: Wäre eine dieser vier Kanten gekreuzt, schickte ihre 3 beide anderen Linien in den gemeinsamen Punkt, und die andere 3 bekäme ihre nicht.</translation>
    </message>
    <message>
        <source>A line with one way on</source>
        <translation>Eine Linie mit einem Weg weiter</translation>
    </message>
    <message>
        <source>A line that has come to a dot must go on. If only one way is left, it goes there.</source>
        <translation>Eine Linie, die an einen Punkt kommt, muss weitergehen. Bleibt nur ein Weg, geht sie dort.</translation>
    </message>
    <message>
        <source>A dot with two lines</source>
        <translation>Ein Punkt mit zwei Linien</translation>
    </message>
    <message>
        <source>The loop passes a dot once, so a dot with two lines has no third: its other edges are crossed.</source>
        <translation>Die Schleife geht einmal durch einen Punkt, also hat ein Punkt mit zwei Linien keine dritte: Seine übrigen Kanten sind gekreuzt.</translation>
    </message>
    <message>
        <source>A dot with one edge left</source>
        <translation>Ein Punkt mit einer Kante übrig</translation>
    </message>
    <message>
        <source>A line into a dot needs a way out. Where three edges of a dot are crossed, so is the fourth.</source>
        <translation>Eine Linie in einen Punkt braucht einen Weg hinaus. Sind drei Kanten eines Punktes gekreuzt, ist es auch die vierte.</translation>
    </message>
    <message>
        <source>A 3 with a blocked corner</source>
        <translation>Eine 3 mit versperrter Ecke</translation>
    </message>
    <message>
        <source>Where both ways out of a corner of a 3 are blocked, as in a corner of the board, the corner&apos;s two edges are both lines or both crossed; a 3 cannot miss two.</source>
        <translation>Sind beide Wege aus einer Ecke einer 3 versperrt, wie in einer Ecke des Bretts, so sind die beiden Kanten der Ecke beide Linien oder beide gekreuzt; eine 3 kann nicht zwei entbehren.</translation>
    </message>
    <message>
        <source>A 2 with a blocked corner</source>
        <translation>Eine 2 mit versperrter Ecke</translation>
    </message>
    <message>
        <source>Where both ways out of a corner of a 2 are blocked, its two lines are either both at that corner or both opposite. Either way one of them comes to each of the two other corners and must leave there: if one way out is blocked, it takes the other.</source>
        <translation>Sind beide Wege aus einer Ecke einer 2 versperrt, so liegen ihre zwei Linien entweder beide an dieser Ecke oder beide gegenüber. So oder so kommt eine davon an jede der beiden anderen Ecken und muss dort hinaus: Ist ein Weg versperrt, nimmt sie den anderen.</translation>
    </message>
    <message>
        <source>A 1 with a blocked corner</source>
        <translation>Eine 1 mit versperrter Ecke</translation>
    </message>
    <message>
        <source>Where both ways out of a corner of a 1 are blocked, the corner&apos;s two edges are both lines or both crossed; a 1 cannot have two.</source>
        <translation>Sind beide Wege aus einer Ecke einer 1 versperrt, so sind die beiden Kanten der Ecke beide Linien oder beide gekreuzt; eine 1 kann nicht zwei haben.</translation>
    </message>
    <message>
        <source>A line comes to a 3</source>
        <translation>Eine Linie kommt an eine 3</translation>
    </message>
    <message>
        <source>A line that comes to a corner of a 3 takes one of the 3&apos;s two edges there: it cannot pass by, or the 3 would lack both, and it cannot meet both. So the other way out is blocked, and the 3 has both its edges at the opposite corner.</source>
        <translation>Eine Linie, die an eine Ecke einer 3 kommt, nimmt eine der beiden Kanten der 3 dort: Vorbei kann sie nicht, sonst fehlten der 3 beide, und beide treffen kann sie auch nicht. Also ist der andere Weg hinaus versperrt, und die 3 hat ihre beiden Kanten an der Ecke gegenüber.</translation>
    </message>
    <message>
        <source>A 3 and a 1 corner to corner</source>
        <translation>Eine 3 und eine 1 Ecke an Ecke</translation>
    </message>
    <message>
        <source>Where the far corner of the 3 is blocked, the 3 has both lines there and sends just one to the dot between: the 1 takes it on, so its far edges are crossed. The other way round, a 1 whose far edges are crossed leaves just one line to the 3 at the dot between, so the 3 has both lines at its far corner, whose other ways are blocked.</source>
        <translation>Ist die abgewandte Ecke der 3 versperrt, hat die 3 dort beide Linien und schickt nur eine zum Punkt dazwischen: Die 1 nimmt sie auf, also sind ihre abgewandten Kanten gekreuzt. Umgekehrt lässt eine 1, deren abgewandte Kanten gekreuzt sind, der 3 am Punkt dazwischen nur eine Linie, also hat die 3 beide an ihrer abgewandten Ecke, deren andere Wege versperrt sind.</translation>
    </message>
    <message>
        <source>A line comes to a 2</source>
        <translation>Eine Linie kommt an eine 2</translation>
    </message>
    <message>
        <source>A line that comes to a corner of a 2 and cannot pass by takes one of its two edges there. So the 2 has one line at the opposite corner too; if one way out is blocked there, it leaves by the other.</source>
        <translation>Eine Linie, die an eine Ecke einer 2 kommt und nicht vorbei kann, nimmt eine ihrer beiden Kanten dort. Also hat die 2 auch an der Ecke gegenüber eine Linie; ist dort ein Weg versperrt, nimmt diese den anderen.</translation>
    </message>
    <message>
        <source>A line comes to a 1</source>
        <translation>Eine Linie kommt an eine 1</translation>
    </message>
    <message>
        <source>A line that comes to a corner of a 1 and cannot pass by takes one of its two edges there; the 1 has no other.</source>
        <translation>Eine Linie, die an eine Ecke einer 1 kommt und nicht vorbei kann, nimmt eine ihrer beiden Kanten dort; die 1 hat keine weitere.</translation>
    </message>
    <message>
        <source>The loop must not close too early</source>
        <translation>Die Schleife darf sich nicht zu früh schließen</translation>
    </message>
    <message>
        <source>An edge between the two ends of one path would close the loop. While there is a line elsewhere, or a clue is not met by that loop, the edge is crossed.</source>
        <translation>Eine Kante zwischen den beiden Enden eines Weges würde die Schleife schließen. Solange es anderswo eine Linie gibt oder ein Hinweis von dieser Schleife nicht erfüllt wird, ist die Kante gekreuzt.</translation>
    </message>
    <message>
        <source>Two 1s against a wall</source>
        <translation>Zwei 1en an einer Wand</translation>
    </message>
    <message>
        <source>Two 1s side by side whose common dot has no way out: a line between them would have to turn along one of them, its second.</source>
        <translation>Zwei 1en nebeneinander, deren gemeinsamer Punkt keinen Weg hinaus hat: Eine Linie zwischen ihnen müsste an einer von ihnen entlang, ihrer zweiten.</translation>
    </message>
    <message>
        <source>A clue and its corners</source>
        <translation>Ein Hinweis und seine Ecken</translation>
    </message>
    <message>
        <source>How many lines a clue has at one corner says how many it has at the opposite one. All ways to place its lines that fit what is known of its edges and corners agree here.</source>
        <translation>Wie viele Linien ein Hinweis an einer Ecke hat, sagt, wie viele er gegenüber hat. Alle Arten, seine Linien zu legen, die zu dem passen, was von seinen Kanten und Ecken bekannt ist, stimmen hier überein.</translation>
    </message>
    <message>
        <source>A dot and the corners round it</source>
        <translation>Ein Punkt und die Ecken um ihn</translation>
    </message>
    <message>
        <source>A dot has no line or two. All ways to place them that fit what is known of its edges and of the corners of the cells round it agree here: so a single line at one corner means a single line at the corner across.</source>
        <translation>Ein Punkt hat keine Linie oder zwei. Alle Arten, sie zu legen, die zu dem passen, was von seinen Kanten und von den Ecken der Zellen um ihn bekannt ist, stimmen hier überein: So heißt eine einzige Linie an einer Ecke auch eine einzige an der Ecke gegenüber.</translation>
    </message>
    <message>
        <source>Inside and outside across an edge</source>
        <translation>Innen und außen über eine Kante</translation>
    </message>
    <message>
        <source>The loop parts inside from outside: cells with a line between them differ, cells with a cross between them are the same. Beyond the border is outside.</source>
        <translation>Die Schleife trennt innen von außen: Zellen mit einer Linie dazwischen sind verschieden, Zellen mit einem Kreuz dazwischen gleich. Jenseits des Randes ist außen.</translation>
    </message>
    <message>
        <source>A line just where inside meets outside</source>
        <translation>Eine Linie genau dort, wo innen auf außen trifft</translation>
    </message>
    <message>
        <source>Between a cell inside and one outside runs a line; between two inside, or two outside, runs none.</source>
        <translation>Zwischen einer Zelle innen und einer außen verläuft eine Linie; zwischen zweien innen oder zweien außen verläuft keine.</translation>
    </message>
    <message>
        <source>A clue and its neighbours&apos; colours</source>
        <translation>Ein Hinweis und die Farben seiner Nachbarn</translation>
    </message>
    <message>
        <source>A clue counts the neighbours on the other side of the loop. All ways to colour the cell and its neighbours that fit what is known of them agree here.</source>
        <translation>Ein Hinweis zählt die Nachbarn auf der anderen Seite der Schleife. Alle Arten, die Zelle und ihre Nachbarn zu färben, die zu dem Bekannten passen, stimmen hier überein.</translation>
    </message>
    <message>
        <source>A chain of cells</source>
        <translation>Eine Kette von Zellen</translation>
    </message>
    <message>
        <source>From cell to cell along known edges and pairs one can tell whether the two cells at the ends are on the same side of the loop, even where nobody knows yet which side it is.</source>
        <translation>Von Zelle zu Zelle, über bekannte Kanten und Paare, lässt sich sagen, ob die beiden Zellen an den Enden auf derselben Seite der Schleife liegen, auch wo noch niemand weiß, auf welcher.</translation>
    </message>
    <message>
        <source>The inside is in one piece</source>
        <translation>Das Innere hängt zusammen</translation>
    </message>
    <message>
        <source>The cells inside the loop hang together. Where they could only meet through one cell, that cell is inside.</source>
        <translation>Die Zellen in der Schleife hängen zusammen. Können sie nur durch eine Zelle zueinander, liegt diese Zelle innen.</translation>
    </message>
    <message>
        <source>The outside is in one piece</source>
        <translation>Das Äußere hängt zusammen</translation>
    </message>
    <message>
        <source>Every cell outside the loop can be reached from beyond the border without crossing the loop. Where the only way is through one cell, that cell is outside.</source>
        <translation>Jede Zelle außerhalb der Schleife ist von jenseits des Randes zu erreichen, ohne die Schleife zu kreuzen. Führt der einzige Weg durch eine Zelle, liegt diese Zelle außen.</translation>
    </message>
    <message>
        <source>Two neighbours taken together</source>
        <translation>Zwei Nachbarn zusammengenommen</translation>
    </message>
    <message>
        <source>All ways to draw the lines of two neighbouring cells and through their six dots that fit what is known agree here.</source>
        <translation>Alle Arten, die Linien zweier Nachbarzellen und durch ihre sechs Punkte zu zeichnen, die zu dem Bekannten passen, stimmen hier überein.</translation>
    </message>
    <message>
        <source>Four cells taken together</source>
        <translation>Vier Zellen zusammengenommen</translation>
    </message>
    <message>
        <source>All ways to draw the lines of four cells round a dot and through their nine dots that fit what is known agree here.</source>
        <translation>Alle Arten, die Linien von vier Zellen um einen Punkt und durch ihre neun Punkte zu zeichnen, die zu dem Bekannten passen, stimmen hier überein.</translation>
    </message>
    <message>
        <source>No line on from between two 3s</source>
        <translation>Keine Linie weiter zwischen zwei 3en heraus</translation>
    </message>
    <message>
        <source>No line runs straight on from the edge between two 3s side by side. With a line between them, it would take the near edge from both, and both would need the far one: three lines at one dot. Without, both need the near edge: three again.</source>
        <translation>Von der Kante zwischen zwei 3en nebeneinander läuft keine Linie geradeaus weiter. Mit einer Linie zwischen ihnen nähme sie beiden die nahe Kante, und beide bräuchten die ferne: drei Linien an einem Punkt. Ohne sie bräuchten beide die nahe Kante: wieder drei.</translation>
    </message>
    <message>
        <source>The loop is closed</source>
        <translation>Die Schleife ist geschlossen</translation>
    </message>
    <message>
        <source>There is one loop and no more. Once a ring of lines has closed, every edge that is still open is crossed.</source>
        <translation>Es gibt nur eine Schleife. Sobald ein Ring von Linien geschlossen ist, wird jede noch offene Kante gekreuzt.</translation>
    </message>
    <message>
        <source>A corner and its edges</source>
        <translation>Eine Ecke und ihre Kanten</translation>
    </message>
    <message>
        <source>How many lines a corner of a cell has is how many of its two edges there are lines. So a known corner and one known edge give the other edge, known edges give the corner, and two corners that share an edge speak of each other.</source>
        <translation>Eine Ecke einer Zelle hat so viele Linien, wie von ihren beiden Kanten dort Linien sind. Eine bekannte Ecke und eine bekannte Kante ergeben also die andere Kante, bekannte Kanten ergeben die Ecke, und zwei Ecken mit einer gemeinsamen Kante sagen etwas übereinander.</translation>
    </message>
    <message>
        <source>A card makes its number</source>
        <translation>Eine Karte ergibt ihre Zahl</translation>
    </message>
    <message>
        <source>A card alone makes the number that is on it; an ace is 1, a jack 11, a queen 12 and a king 13. This is where every expression begins.</source>
        <translation>Eine Karte allein ergibt die Zahl, die auf ihr steht; ein Ass (A) zählt 1, ein Bube (J) 11, eine Dame (Q) 12 und ein König (K) 13. Hier beginnt jeder Ausdruck.</translation>
    </message>
    <message>
        <source>What so many cards make</source>
        <translation>Was so viele Karten ergeben</translation>
    </message>
    <message>
        <source>Some of the cards make a value by being parted in two: every value of the one part is joined with every value of the other by every sign. Equal values count once. So the pairs follow from the cards, the threes from pairs and cards, and so on: only what stands in these lists can be part of an answer.</source>
        <translation>Mehrere Karten ergeben einen Wert, indem man sie in zwei Teile teilt: Jeder Wert des einen Teils wird durch jedes Rechenzeichen mit jedem Wert des anderen verknüpft. Gleiche Werte zählen nur einmal. So folgen die Paare aus den Karten, die Dreier aus Paaren und Karten und so weiter: Nur was in diesen Listen steht, kann Teil einer Lösung sein.</translation>
    </message>
    <message>
        <source>Some cards are enough</source>
        <translation>Einige Karten genügen</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can be made with %2 of the %3 cards: &lt;c&gt;the others stay aside&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; lässt sich mit %2 der %3 Karten bilden: &lt;c&gt;Der Rest bleibt liegen&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The target is split</source>
        <translation>Die Zielzahl wird zerlegt</translation>
    </message>
    <message>
        <source>A part is split in its turn</source>
        <translation>Ein Teil wird seinerseits zerlegt</translation>
    </message>
    <message>
        <source>Two parts become one</source>
        <translation>Aus zwei Teilen wird einer</translation>
    </message>
    <message>
        <source>Two cards, or what was made of cards before, are joined by a sign. They lie on the table as one from now on.</source>
        <translation>Zwei Karten, oder was zuvor aus Karten gebildet wurde, werden durch ein Rechenzeichen verknüpft. Von nun an liegen sie als ein Teil auf dem Tisch.</translation>
    </message>
    <message>
        <source>The whole makes the target</source>
        <translation>Das Ganze ergibt die Zielzahl</translation>
    </message>
    <message>
        <source>One card is the target</source>
        <translation>Eine Karte ist die Zielzahl</translation>
    </message>
    <message>
        <source>A card whose number is the target is an answer by itself, if no other card has to be used.</source>
        <translation>Eine Karte, deren Zahl die Zielzahl ist, ist für sich allein eine Lösung, wenn keine andere Karte verwendet werden muss.</translation>
    </message>
    <message>
        <source>&lt;p&gt;This card&lt;/p&gt; is the target: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Diese Karte&lt;/p&gt; ist die Zielzahl: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The closest values</source>
        <translation>Die nächstgelegenen Werte</translation>
    </message>
    <message>
        <source>Where no two parts meet the target, the same lists tell how close they come: for each value of one part, the values of the other next to what would be needed. The best below the target and the best above leave a gap in which nothing lies.</source>
        <translation>Treffen keine zwei Teile die Zielzahl, so sagen dieselben Listen, wie nahe sie ihr kommen: zu jedem Wert des einen Teils die Werte des anderen, die neben dem liegen, was gebraucht würde. Zwischen dem besten Wert unter der Zielzahl und dem besten darüber bleibt eine Lücke, in der nichts liegt.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards&lt;/p&gt; come no closer to %1 than &lt;c&gt;%2 = %3&lt;/c&gt; and &lt;c&gt;%4 = %5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Die Karten&lt;/p&gt; kommen nicht näher an %1 heran als &lt;c&gt;%2 = %3&lt;/c&gt; und &lt;c&gt;%4 = %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The most that they make</source>
        <translation>Der größte Wert der Karten</translation>
    </message>
    <message>
        <source>Where the target is larger than every value that the cards make, the greatest of these is the closest.</source>
        <translation>Ist die Zielzahl größer als jeder Wert, den die Karten ergeben, so liegt ihr der größte von diesen am nächsten.</translation>
    </message>
    <message>
        <source>The least that they make</source>
        <translation>Der kleinste Wert der Karten</translation>
    </message>
    <message>
        <source>Where the target is smaller than every value that the cards make, the least of these is the closest.</source>
        <translation>Ist die Zielzahl kleiner als jeder Wert, den die Karten ergeben, so liegt ihr der kleinste von diesen am nächsten.</translation>
    </message>
    <message>
        <source>The target cannot be made</source>
        <translation>Die Zielzahl lässt sich nicht bilden</translation>
    </message>
    <message>
        <source>The target lies where the cards make nothing at all: there is no answer.</source>
        <translation>Die Zielzahl liegt dort, wo die Karten überhaupt nichts ergeben: Es gibt keine Lösung.</translation>
    </message>
    <message>
        <source>No expression makes the target</source>
        <translation>Kein Ausdruck ergibt die Zielzahl</translation>
    </message>
    <message>
        <source>Every way to split the target ends in parts that do not make what is needed. There are too many values to tell which are the closest.</source>
        <translation>Jede Art, die Zielzahl zu zerlegen, endet in Teilen, die nicht ergeben, was gebraucht wird. Es sind zu viele Werte, um zu sagen, welche am nächsten liegen.</translation>
    </message>
    <message>
        <source>An operator is no end</source>
        <translation>Ein Rechenzeichen ist kein Ende</translation>
    </message>
    <message>
        <source>An operator stands between two numbers, and so does the =. The path goes on from it on both sides: it ends on digits only.</source>
        <translation>Ein Rechenzeichen steht zwischen zwei Zahlen, ebenso das =. Der Weg geht davon nach beiden Seiten weiter: Er endet nur auf Ziffern.</translation>
    </message>
    <message>
        <source>Operators do not touch on the path</source>
        <translation>Rechenzeichen folgen nicht aufeinander</translation>
    </message>
    <message>
        <source>Between two operators stands a number; there are no signs before a number. So no link joins two operators, or an operator and the =.</source>
        <translation>Zwischen zwei Rechenzeichen steht eine Zahl; Vorzeichen gibt es nicht. Also sind nie zwei Rechenzeichen miteinander verbunden und nie ein Rechenzeichen mit dem =.</translation>
    </message>
    <message>
        <source>Two zeros do not touch on the path</source>
        <translation>Zwei Nullen folgen nicht aufeinander</translation>
    </message>
    <message>
        <source>No number begins with a 0 that another digit follows. Two zeros in a row would be such a number, whichever way they are read, or part of one of three digits.</source>
        <translation>Keine Zahl beginnt mit einer 0, der eine weitere Ziffer folgt. Zwei Nullen hintereinander wären eine solche Zahl, wie herum man sie auch liest, oder Teil einer dreistelligen.</translation>
    </message>
    <message>
        <source>A tile with its links is full</source>
        <translation>Eine Kachel hat ihre Verbindungen</translation>
    </message>
    <message>
        <source>The path passes a tile once: it comes in and goes out. A tile with two links has no third, and an end of the path has no second.</source>
        <translation>Der Weg geht einmal durch jede Kachel: Er kommt herein und geht hinaus. Eine Kachel mit zwei Verbindungen hat keine dritte, und ein Ende des Weges hat keine zweite.</translation>
    </message>
    <message>
        <source>A tile with no more links than it needs</source>
        <translation>So viele Verbindungen übrig wie nötig</translation>
    </message>
    <message>
        <source>The path passes every tile. A tile that has just one link left is joined there, and one on which the path does not end needs two.</source>
        <translation>Der Weg geht durch jede Kachel. Bleibt einer Kachel nur eine Verbindung, so nimmt der Weg sie; und eine Kachel, auf der er nicht endet, braucht zwei.</translation>
    </message>
    <message>
        <source>One link makes an end, two do not</source>
        <translation>Eine Verbindung macht ein Ende, zwei nicht</translation>
    </message>
    <message>
        <source>Where a tile has one link left, the path ends on it. Where two are joined, the path goes through.</source>
        <translation>Bleibt einer Kachel nur eine Verbindung, endet der Weg auf ihr. Ist sie zweifach verbunden, geht der Weg hindurch.</translation>
    </message>
    <message>
        <source>The path has two ends</source>
        <translation>Der Weg hat zwei Enden</translation>
    </message>
    <message>
        <source>Where both ends are known, the path goes through all other tiles. Where it goes through all but two, these are its ends.</source>
        <translation>Sind beide Enden bekannt, geht der Weg durch alle anderen Kacheln hindurch. Geht er durch alle bis auf zwei hindurch, sind diese seine Enden.</translation>
    </message>
    <message>
        <source>No three digits in a row</source>
        <translation>Keine drei Ziffern hintereinander</translation>
    </message>
    <message>
        <source>All numbers of two digits are found</source>
        <translation>Alle zweistelligen Zahlen sind gefunden</translation>
    </message>
    <message>
        <source>Operators and = part the digits: there is one number more than there are of these. As each number has one digit or two, it is known how many have two. Where so many pairs of digits are joined, no other digits are.</source>
        <translation>Rechenzeichen und = trennen die Ziffern: Es gibt eine Zahl mehr, als es solche Zeichen gibt. Da jede Zahl eine oder zwei Ziffern hat, weiß man, wie viele zwei haben. Sind so viele Ziffernpaare verbunden, sind keine weiteren Ziffern verbunden.</translation>
    </message>
    <message>
        <source>All numbers of one digit are found</source>
        <translation>Alle einstelligen Zahlen sind gefunden</translation>
    </message>
    <message>
        <source>Operators and = part the digits: there is one number more than there are of these. As each number has one digit or two, it is known how many have one. Where so many digits are cut off from all others, each other digit is in a number of two: where only one link to another digit is left to it, they are joined.</source>
        <translation>Rechenzeichen und = trennen die Ziffern: Es gibt eine Zahl mehr, als es solche Zeichen gibt. Da jede Zahl eine oder zwei Ziffern hat, weiß man, wie viele eine haben. Sind so viele Ziffern von allen anderen getrennt, gehört jede andere Ziffer zu einer zweistelligen Zahl: Bleibt ihr nur eine Verbindung zu einer anderen Ziffer, sind die beiden verbunden.</translation>
    </message>
    <message>
        <source>No digit follows a 0</source>
        <translation>Keine Ziffer folgt auf eine 0</translation>
    </message>
    <message>
        <source>A 0 can be a number or the second digit of one; a digit after it would make a number that begins with 0, or one of three digits. Where it is known which way the path is read, no digit is joined behind a 0.</source>
        <translation>Eine 0 kann für sich eine Zahl sein oder die zweite Ziffer einer Zahl; mit einer Ziffer dahinter entstünde eine Zahl, die mit 0 beginnt, oder eine dreistellige. Weiß man, wie herum der Weg gelesen wird, ist hinter einer 0 keine Ziffer verbunden.</translation>
    </message>
    <message>
        <source>The path closes no ring</source>
        <translation>Der Weg schließt sich nicht zum Ring</translation>
    </message>
    <message>
        <source>The path has two ends and never comes back to itself. A link between two tiles of one joined stretch is cut.</source>
        <translation>Der Weg hat zwei Enden und kehrt nie zu sich selbst zurück. Eine Verbindung zwischen zwei Kacheln desselben verbundenen Stücks ist getrennt.</translation>
    </message>
    <message>
        <source>The path does not end too soon</source>
        <translation>Der Weg endet nicht zu früh</translation>
    </message>
    <message>
        <source>Two stretches, each with one of the path&apos;s ends, are the whole path as soon as they are joined. While other tiles are not on them, the link between is cut.</source>
        <translation>Zwei Stücke, jedes mit einem Ende des Weges, sind der ganze Weg, sobald sie verbunden sind. Solange Kacheln fehlen, ist die Verbindung dazwischen getrennt.</translation>
    </message>
    <message>
        <source>No cut strands a tile</source>
        <translation>Keine Kachel wird abgeschnitten</translation>
    </message>
    <message>
        <source>One path passes all tiles, so they hang together. The only link that still connects two parts of the board is joined.</source>
        <translation>Ein Weg geht durch alle Kacheln, also hängen sie zusammen. Hält nur noch eine Verbindung zwei Teile des Bretts zusammen, nimmt der Weg sie.</translation>
    </message>
    <message>
        <source>A tile between two parts</source>
        <translation>Eine Kachel zwischen zwei Teilen</translation>
    </message>
    <message>
        <source>Where two parts of the board hang together by one tile only, the path goes through it from one to the other: it has one link to each, and each part has one of the path&apos;s ends. Between three parts no tile can lie.</source>
        <translation>Hängen zwei Teile des Bretts nur durch eine Kachel zusammen, geht der Weg durch sie vom einen in den anderen: Sie hat zu jedem eine Verbindung, und in jedem Teil liegt ein Ende des Weges. Zwischen drei Teilen kann keine Kachel liegen.</translation>
    </message>
    <message>
        <source>The = splits the path</source>
        <translation>Das = teilt den Weg</translation>
    </message>
    <message>
        <source>Where two parts of the board hang together by the = only, they are the equation&apos;s two sides: the = has one link to each, each has one of the path&apos;s ends, and it is known how long they are.</source>
        <translation>Hängen zwei Teile des Bretts nur durch das = zusammen, sind sie die beiden Seiten der Gleichung: Das = hat zu jeder eine Verbindung, in jeder liegt ein Ende des Weges, und man weiß, wie lang sie sind.</translation>
    </message>
    <message>
        <source>A side is complete</source>
        <translation>Eine Seite ist vollständig</translation>
    </message>
    <message>
        <source>Where an end of the path is joined with the = from tile to tile, that side of the equation is complete, and both sides&apos; lengths are known.</source>
        <translation>Ist ein Ende des Weges Kachel für Kachel mit dem = verbunden, so ist diese Seite der Gleichung vollständig, und man kennt die Längen beider Seiten.</translation>
    </message>
    <message>
        <source>Supposing otherwise leads nowhere</source>
        <translation>Die gegenteilige Annahme scheitert</translation>
    </message>
    <message>
        <source>Suppose that a link is joined, or cut, or that the path ends on a tile, or not, and follow that by the simpler rules: soon a tile is stranded, has too many links, or numbers do not work out. So it is the other way round.</source>
        <translation>Man nimmt an, dass der Weg eine Verbindung nimmt oder nicht nimmt, auf einer Kachel endet oder nicht endet, und folgt dem nach den einfacheren Regeln: Bald ist eine Kachel abgeschnitten oder hat zu viele Verbindungen, oder die Zahlen gehen nicht auf. Also ist es umgekehrt.</translation>
    </message>
    <message>
        <source>A division that does not come out</source>
        <translation>Eine Division, die nicht aufgeht</translation>
    </message>
    <message>
        <source>One side is always the greater</source>
        <translation>Eine Seite ist immer die größere</translation>
    </message>
    <message>
        <source>No path with this link comes out</source>
        <translation>Kein Weg mit dieser Verbindung geht auf</translation>
    </message>
    <message>
        <source>No path without this link comes out</source>
        <translation>Kein Weg ohne diese Verbindung geht auf</translation>
    </message>
    <message>
        <source>No path that ends here comes out</source>
        <translation>Kein Weg, der hier endet, geht auf</translation>
    </message>
    <message>
        <source>No path that ends elsewhere comes out</source>
        <translation>Kein Weg, der anderswo endet, geht auf</translation>
    </message>
    <message>
        <source>Read the other way, none comes out</source>
        <translation>Andersherum gelesen geht keiner auf</translation>
    </message>
    <message>
        <source>A path can be read from either end. Of the readings left from one of them, no one makes both sides equal: it is read from the other.</source>
        <translation>Ein Weg lässt sich von beiden Enden her lesen. Von den Lesarten, die vom einen Ende her übrig sind, macht keine beide Seiten gleich: Gelesen wird vom anderen her.</translation>
    </message>
    <message>
        <source>No path with sides that long comes out</source>
        <translation>Kein Weg mit so langen Seiten geht auf</translation>
    </message>
    <message>
        <source>No path left comes out</source>
        <translation>Kein übriger Weg geht auf</translation>
    </message>
    <message>
        <source>On none of the paths left are both sides equal: the puzzle has no answer.</source>
        <translation>Auf keinem der übrigen Wege sind beide Seiten gleich: Das Rätsel hat keine Lösung.</translation>
    </message>
    <message>
        <source>No path is left</source>
        <translation>Kein Weg ist übrig</translation>
    </message>
    <message>
        <source>With what is known, no path through all tiles still reads as numbers of one or two digits with an operator between each two and one =: the puzzle has no answer.</source>
        <translation>Nach dem, was bekannt ist, liest sich kein Weg durch alle Kacheln noch als Zahlen aus einer oder zwei Ziffern mit je einem Rechenzeichen dazwischen und einem =: Das Rätsel hat keine Lösung.</translation>
    </message>
    <message>
        <source>All paths left read the same</source>
        <translation>Alle übrigen Wege lesen sich gleich</translation>
    </message>
    <message>
        <source>The answer is an equation, and equal tiles may let several paths spell it. Where all paths that come out read the same, the answer is found; of the paths the first is drawn, in the order of tiles from the top left.</source>
        <translation>Die Lösung ist eine Gleichung, und bei gleichen Kacheln können mehrere Wege sie ergeben. Lesen sich alle Wege, die aufgehen, gleich, so ist die Lösung gefunden; von den Wegen wird der erste gezeichnet, in der Reihenfolge der Kacheln von oben links.</translation>
    </message>
    <message>
        <source>A cage of one cell</source>
        <translation>Ein Käfig aus einer Zelle</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can only be %2: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; kann nur %2 sein: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can only be %2, in reading order: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; kann nur %2 sein, in Leserichtung: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Each by itself, &lt;p&gt;%1&lt;/p&gt; leave only this: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Jeder für sich lässt nur dies übrig – &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: nothing that is left makes &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: Was übrig ist, ergibt nicht &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 of %2 are in columns %3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2: %1 stehen in den Spalten %3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 of %2 are in rows %3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2: %1 stehen in den Zeilen %3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; have only %2 among them: that is one digit too few.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; haben zusammen nur %2: eine Ziffer zu wenig.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 of %2 fit only in columns %3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2: %1 passen nur in die Spalten %3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 of %2 fit only in rows %3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2: %1 passen nur in die Zeilen %3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has too few cells left for its %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; hat zu wenige Zellen für %2.</translation>
    </message>
    <message>
        <source>The %2 of &lt;p&gt;%1&lt;/p&gt; fits only in &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: Die %2 passt nur hier hinein – &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The %2 of &lt;p&gt;%1&lt;/p&gt; fits only in &lt;p&gt;%3&lt;/p&gt;, but &lt;p&gt;%4&lt;/p&gt;, too.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: Die %2 passt nur hier hinein – &lt;p&gt;%3&lt;/p&gt;; aber auch &lt;p&gt;%4&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: %2, so a = %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: %2, also a = %3: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: %2, so %3 (%4), which is only possible as %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: %2, also %3 (%4), und das geht nur als %5: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: %2, so %3 (%4), but %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: %2, also %3 (%4), aber %5: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: %2, so %3 (%4), but the digits left do not make %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: %2, also %3 (%4); aber die Ziffern, die übrig sind, ergeben nicht %5: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: %2, so %3 (%4). With the digits left, that means: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: %2, also %3 (%4). Mit den Ziffern, die übrig sind, heißt das: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: %2, so %3 (%4). The digits left do not make that.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: %2, also %3 (%4). Die Ziffern, die übrig sind, ergeben das nicht.</translation>
    </message>
    <message>
        <source>Taken together, &lt;p&gt;%1&lt;/p&gt; leave only this: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Zusammengenommen lassen nur dies übrig – &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has one cell: &lt;c&gt;it is %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; hat eine Zelle: &lt;c&gt;Sie ist %2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 cages&lt;/p&gt; have one cell each: &lt;c&gt;it is what the cage says&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 Käfige&lt;/p&gt; haben je eine Zelle: &lt;c&gt;Sie ist, was der Käfig sagt&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has one cell, and there are only the digits 1 to %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; hat eine Zelle, und es gibt nur die Ziffern 1 bis %2.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has one cell, but &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; hat eine Zelle, aber &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, so &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, also: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 digits stand&lt;/p&gt;: &lt;c&gt;none of them comes again in its row or column&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 Ziffern stehen&lt;/p&gt;: &lt;c&gt;Keine kommt in ihrer Zeile oder Spalte noch einmal vor&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; are both %2: &lt;p&gt;%3&lt;/p&gt; would have it twice.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; sind beide %2: &lt;p&gt;%3&lt;/p&gt; hätte sie zweimal.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, and &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;it is %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, und &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;Sie ist %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2 is %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2 ist %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Every other digit left for these cells stands in the row or the column&lt;/p&gt;: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Jede andere Ziffer, die diesen Zellen blieb, steht in der Zeile oder der Spalte&lt;/p&gt;: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, but &lt;p&gt;%2&lt;/p&gt;: no digit is left for it.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, aber &lt;p&gt;%2&lt;/p&gt;: Für sie bleibt keine Ziffer.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: no digit is left for %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: Keine Ziffer bleibt für %2.</translation>
    </message>
    <message>
        <source>&lt;p&gt;No other cell of %1 can be %2&lt;/p&gt;: &lt;c&gt;%3 is %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1: Keine andere Zelle kann %2 sein&lt;/p&gt;: &lt;c&gt;%3 ist %2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;All other cells of %1 are filled&lt;/p&gt;, only %2 is missing: &lt;c&gt;%3 is %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1: Alle anderen Zellen sind gefüllt&lt;/p&gt;, nur %2 fehlt: &lt;c&gt;%3 ist %2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The row or the column has no other cell for the digit&lt;/p&gt;: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Die Zeile oder die Spalte hat keine andere Zelle für die Ziffer&lt;/p&gt;: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;No cell of %1 can be %2&lt;/p&gt;, but one must be.</source>
        <translation>&lt;p&gt;%1: Keine Zelle kann %2 sein&lt;/p&gt;, aber eine muss es.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, so &lt;p&gt;%2&lt;/p&gt; can only be %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, also: &lt;p&gt;%2&lt;/p&gt; kann nur %3 sein: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %2 at %3 needs a %4 beside it for &lt;p&gt;%1&lt;/p&gt;, and that is gone: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: Eine %2 braucht daneben %4, und das ist weg – %3: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>At %2: %3 beside it for &lt;p&gt;%1&lt;/p&gt;, and these are gone: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;; %2: %3 daneben, und die sind weg: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: %2 in the other cell, and that is gone: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: %2 in der anderen Zelle, und das ist weg: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No two digits from 1 to %1 make &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Keine zwei Ziffern von 1 bis %1 ergeben das: &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The rest of %1 is filled&lt;/p&gt;: %2, so &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 ist sonst gefüllt&lt;/p&gt;: %2, also &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at least %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%4&lt;/p&gt;: Eine %1 hier – %2 – lässt für den Rest %3, und der macht mindestens %5: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at most %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%4&lt;/p&gt;: Eine %1 hier – %2 – lässt für den Rest %3, und der macht höchstens %5: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which can only make %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%4&lt;/p&gt;: Eine %1 hier – %2 – lässt für den Rest %3, und der kann nur %5 machen: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot be divided by %2: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ist nicht durch %2 teilbar: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can still be filled in %2 ways, and in all of them &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; lässt sich noch auf %2 Arten füllen, und bei allen gilt: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No %1 digits from 1 to %2 make &lt;p&gt;%3&lt;/p&gt;.</source>
        <translation>Keine %1 Ziffern von 1 bis %2 ergeben das: &lt;p&gt;%3&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can only be %2, always with a %3 in &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; kann nur %2 sein, immer mit einer %3 hier – &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can be filled in %2 ways, all with a %3 in &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; lässt sich auf %2 Arten füllen, immer mit einer %3 hier – &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can only be %2, always with %3 in &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; kann nur %2 sein, immer mit %3 hier – &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lies in &lt;p&gt;%3&lt;/p&gt; and can only be %2: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; liegt ganz hier – &lt;p&gt;%3&lt;/p&gt; – und kann nur %2 sein: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can be filled in %2 ways, all with %3 in &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; lässt sich auf %2 Arten füllen, immer mit %3 hier – &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Every way to fill &lt;p&gt;%1&lt;/p&gt; has %2 in &lt;p&gt;%3&lt;/p&gt;, but &lt;p&gt;%4&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; hat bei jeder Füllung %2 hier – &lt;p&gt;%3&lt;/p&gt;; aber &lt;p&gt;%4&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Every way to fill &lt;p&gt;%1&lt;/p&gt; has a %2 in &lt;p&gt;%3&lt;/p&gt;, but &lt;p&gt;%4&lt;/p&gt;, too.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; hat bei jeder Füllung eine %2 hier – &lt;p&gt;%3&lt;/p&gt;; aber auch &lt;p&gt;%4&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>The %1 of &lt;p&gt;%2&lt;/p&gt; must be in &lt;p&gt;%3&lt;/p&gt;, which can then only be %4: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;: Die %1 gehört hier hinein – &lt;p&gt;%3&lt;/p&gt;; das kann dann nur %4 sein: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The %1 of &lt;p&gt;%2&lt;/p&gt; must be in &lt;p&gt;%3&lt;/p&gt;, which leaves %4 ways to fill it: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;: Die %1 gehört hier hinein – &lt;p&gt;%3&lt;/p&gt;; so bleiben %4 Füllungen: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The %1 of &lt;p&gt;%2&lt;/p&gt; must be in &lt;p&gt;%3&lt;/p&gt;, but no way to fill that has it there.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;: Die %1 gehört hier hinein – &lt;p&gt;%3&lt;/p&gt;; aber keine Füllung hat sie dort.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; use up %2 of &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%3&lt;/p&gt;: &lt;p&gt;%1&lt;/p&gt; brauchen %2 auf: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 at %2 would make &lt;p&gt;%3&lt;/p&gt; need the same digit of &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Mit einer %1 hier – %2 – bräuchten &lt;p&gt;%3&lt;/p&gt; dieselbe Ziffer hier: &lt;p&gt;%4&lt;/p&gt;. Also: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot take the same digit of &lt;p&gt;%2&lt;/p&gt;, so &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; können nicht dieselbe Ziffer nehmen – &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot both be filled: they would need the same digit of &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; lassen sich nicht beide füllen: Sie bräuchten dieselbe Ziffer – &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>In &lt;p&gt;%1&lt;/p&gt;, &lt;p&gt;%2&lt;/p&gt; use up %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: &lt;p&gt;%2&lt;/p&gt; brauchen %3 auf: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 at %2 would keep &lt;p&gt;%3&lt;/p&gt; from sharing out the digits of &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%4&lt;/p&gt;: Mit einer %1 hier – %2 – könnten sich die Ziffern nicht mehr aufteilen: &lt;p&gt;%3&lt;/p&gt;. Also: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must share out the digits of &lt;p&gt;%2&lt;/p&gt;, so &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;: Die Ziffern teilen sich auf – &lt;p&gt;%1&lt;/p&gt;; also: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot share out the digits of &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;: Die Ziffern lassen sich nicht aufteilen – &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>When every way to fill a cage puts some digit into the same row or column, the line has it there: no cell of the line outside the cage holds it.</source>
        <translation>Setzt jede Füllung eines Käfigs eine Ziffer in dieselbe Zeile oder Spalte, so hat diese Reihe sie dort: Keine Zelle der Reihe außerhalb des Käfigs enthält sie.</translation>
    </message>
    <message>
        <source>A digit clears its row and column</source>
        <translation>Eine Ziffer räumt ihre Zeile und Spalte</translation>
    </message>
    <message>
        <source>A digit stands once in each row and once in each column, so no other cell of its row or column holds it.</source>
        <translation>Eine Ziffer steht in jeder Zeile und in jeder Spalte genau einmal, also in keiner anderen Zelle ihrer Zeile oder Spalte.</translation>
    </message>
    <message>
        <source>The only digit for a cell</source>
        <translation>Die einzige Ziffer für eine Zelle</translation>
    </message>
    <message>
        <source>When all but one of the digits that a cell might hold already stand in its row or its column, it holds the one that is left.</source>
        <translation>Stehen von den Ziffern, die eine Zelle enthalten könnte, alle bis auf eine schon in ihrer Zeile oder Spalte, so enthält sie die eine, die übrig bleibt.</translation>
    </message>
    <message>
        <source>The only cell for a digit in a line</source>
        <translation>Die einzige Zelle für eine Ziffer in einer Reihe</translation>
    </message>
    <message>
        <source>Every row and every column holds every digit. When all cells of a line but one cannot hold a digit, it stands in the one that is left.</source>
        <translation>Jede Zeile und jede Spalte enthält jede Ziffer. Scheiden in einer solchen Reihe für eine Ziffer alle Zellen bis auf eine aus, so steht sie in dieser.</translation>
    </message>
    <message>
        <source>What a cage of two cells can hold</source>
        <translation>Was ein Käfig aus zwei Zellen enthalten kann</translation>
    </message>
    <message>
        <source>Few pairs of digits make the target of a cage of two cells. A digit that has no partner left in the other cell cannot stand in its own.</source>
        <translation>Nur wenige Ziffernpaare ergeben die Zielzahl eines Käfigs aus zwei Zellen. Eine Ziffer, der in der anderen Zelle kein Partner bleibt, kann in ihrer eigenen nicht stehen.</translation>
    </message>
    <message>
        <source>What a cage can hold</source>
        <translation>Was ein Käfig enthalten kann</translation>
    </message>
    <message>
        <source>List the digits that together make the target of a cage, and the ways to put them into its cells, no digit twice in a line. A digit that stands in a cell in none of these ways cannot stand there.</source>
        <translation>Man listet die Ziffern auf, die zusammen die Zielzahl eines Käfigs ergeben, und die Arten, sie in seine Zellen zu setzen, keine Ziffer zweimal in einer Reihe. Eine Ziffer, die bei keiner dieser Arten in einer Zelle steht, kann dort nicht stehen.</translation>
    </message>
    <message>
        <source>A digit that a cage takes from its line</source>
        <translation>Eine Ziffer, die ein Käfig seiner Reihe nimmt</translation>
    </message>
    <message>
        <source>A digit that a line needs from a cage</source>
        <translation>Eine Ziffer, die eine Reihe von einem Käfig braucht</translation>
    </message>
    <message>
        <source>When all places of a line for some digit lie in one cage, the cage must put it there. The ways to fill the cage that do not are out, and with them what only they allowed.</source>
        <translation>Liegen alle Plätze einer Reihe für eine Ziffer in einem Käfig, muss der Käfig sie dorthin setzen. Füllungen des Käfigs, die das nicht tun, scheiden aus und mit ihnen alles, was nur sie zuließen.</translation>
    </message>
    <message>
        <source>Naked pair</source>
        <translation>Nacktes Paar</translation>
    </message>
    <message>
        <source>Two cells of a line that can only hold the same two digits use both of them up: the other cells of the line hold neither.</source>
        <translation>Zwei Zellen einer Reihe, die nur dieselben zwei Ziffern enthalten können, verbrauchen beide: Die anderen Zellen der Reihe enthalten keine davon.</translation>
    </message>
    <message>
        <source>Hidden pair</source>
        <translation>Verstecktes Paar</translation>
    </message>
    <message>
        <source>Two digits that have only the same two cells left in a line fill them: these cells hold nothing else.</source>
        <translation>Zwei Ziffern, denen in einer Reihe nur dieselben zwei Zellen bleiben, füllen sie: Diese Zellen enthalten nichts anderes.</translation>
    </message>
    <message>
        <source>Naked triple</source>
        <translation>Nacktes Tripel</translation>
    </message>
    <message>
        <source>Three cells of a line that can only hold three digits among them use all three up: the other cells of the line hold none of them.</source>
        <translation>Drei Zellen einer Reihe, die zusammen nur drei Ziffern enthalten können, verbrauchen alle drei: Die anderen Zellen der Reihe enthalten keine davon.</translation>
    </message>
    <message>
        <source>Hidden triple</source>
        <translation>Verstecktes Tripel</translation>
    </message>
    <message>
        <source>Three digits that have only three cells left in a line fill them: these cells hold nothing else.</source>
        <translation>Drei Ziffern, denen in einer Reihe nur drei Zellen bleiben, füllen sie: Diese Zellen enthalten nichts anderes.</translation>
    </message>
    <message>
        <source>Naked quad</source>
        <translation>Nacktes Quadrupel</translation>
    </message>
    <message>
        <source>Four cells of a line that can only hold four digits among them use all four up: the other cells of the line hold none of them.</source>
        <translation>Vier Zellen einer Reihe, die zusammen nur vier Ziffern enthalten können, verbrauchen alle vier: Die anderen Zellen der Reihe enthalten keine davon.</translation>
    </message>
    <message>
        <source>Hidden quad</source>
        <translation>Verstecktes Quadrupel</translation>
    </message>
    <message>
        <source>Four digits that have only four cells left in a line fill them: these cells hold nothing else.</source>
        <translation>Vier Ziffern, denen in einer Reihe nur vier Zellen bleiben, füllen sie: Diese Zellen enthalten nichts anderes.</translation>
    </message>
    <message>
        <source>The sum of a line</source>
        <translation>Die Summe einer Reihe</translation>
    </message>
    <message>
        <source>The digits of a line always have the same sum, 45 where there are nine. Take away the cages whose sum is known: the few cells that stick into the line or out of it must make up the difference.</source>
        <translation>Die Ziffern einer Reihe haben immer dieselbe Summe, 45 bei neun Ziffern. Zieht man die Käfige ab, deren Summe bekannt ist, so müssen die wenigen Zellen, die in die Reihe hinein- oder aus ihr herausragen, die Differenz ergeben.</translation>
    </message>
    <message>
        <source>The product of a line</source>
        <translation>Das Produkt einer Reihe</translation>
    </message>
    <message>
        <source>The digits of a line always have the same product, 720 where there are six. Divide by the cages whose product is known: the few cells that stick into the line or out of it must make up the quotient.</source>
        <translation>Die Ziffern einer Reihe haben immer dasselbe Produkt, 720 bei sechs Ziffern. Teilt man durch die Käfige, deren Produkt bekannt ist, so müssen die wenigen Zellen, die in die Reihe hinein- oder aus ihr herausragen, den Quotienten ergeben.</translation>
    </message>
    <message>
        <source>The sum of several lines</source>
        <translation>Die Summe mehrerer Reihen</translation>
    </message>
    <message>
        <source>Rows side by side have a known sum together, and so have columns. Take away the cages whose sum is known: the few cells that stick into the lines or out of them must make up the difference.</source>
        <translation>Benachbarte Zeilen haben zusammen eine bekannte Summe, benachbarte Spalten ebenso. Zieht man die Käfige ab, deren Summe bekannt ist, so müssen die wenigen Zellen, die in die Reihen hinein- oder aus ihnen herausragen, die Differenz ergeben.</translation>
    </message>
    <message>
        <source>The product of several lines</source>
        <translation>Das Produkt mehrerer Reihen</translation>
    </message>
    <message>
        <source>Rows side by side have a known product together, and so have columns. Divide by the cages whose product is known: the few cells that stick into the lines or out of them must make up the quotient.</source>
        <translation>Benachbarte Zeilen haben zusammen ein bekanntes Produkt, benachbarte Spalten ebenso. Teilt man durch die Käfige, deren Produkt bekannt ist, so müssen die wenigen Zellen, die in die Reihen hinein- oder aus ihnen herausragen, den Quotienten ergeben.</translation>
    </message>
    <message>
        <source>X-wing</source>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>When a digit&apos;s places in two rows lie in the same two columns, it stands in one of these columns in the one row and in the other in the other. So both columns have theirs, and no other cell of them holds it. Likewise with rows and columns exchanged.</source>
        <translation>Liegen die Plätze einer Ziffer in zwei Zeilen in denselben zwei Spalten, so steht sie in der einen Zeile in der einen Spalte und in der anderen Zeile in der anderen. Damit haben beide Spalten ihre Ziffer, und keine andere Zelle dieser Spalten enthält sie. Ebenso mit Zeilen und Spalten vertauscht.</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>Schwertfisch</translation>
    </message>
    <message>
        <source>When a digit&apos;s places in three rows lie in the same three columns, these rows fill all three columns with it, and no other cell of them holds it. Likewise with rows and columns exchanged.</source>
        <translation>Liegen die Plätze einer Ziffer in drei Zeilen in denselben drei Spalten, so versorgen diese Zeilen alle drei Spalten mit ihr, und keine andere Zelle dieser Spalten enthält sie. Ebenso mit Zeilen und Spalten vertauscht.</translation>
    </message>
    <message>
        <source>Two cages that share a line</source>
        <translation>Zwei Käfige in einer Reihe</translation>
    </message>
    <message>
        <source>Two cages in a line cannot take the same digit of it. Go through the ways to fill the one: those that leave the other none are out. And a digit that one or the other takes in every way is gone from the rest of the line.</source>
        <translation>Zwei Käfige in einer Reihe können ihr nicht dieselbe Ziffer nehmen. Man geht die Füllungen des einen durch: Die, bei denen dem anderen keine bleibt, scheiden aus. Und eine Ziffer, die in jedem Fall der eine oder der andere nimmt, entfällt im Rest der Reihe.</translation>
    </message>
    <message>
        <source>The cages of a line together</source>
        <translation>Die Käfige einer Reihe zusammen</translation>
    </message>
    <message>
        <source>Each way to fill a cage takes some digits of a line. The cages of the line, and its other cells, must take all its digits among them, each once. A way that leaves the others no such share is out, and with it what only it allowed.</source>
        <translation>Jede Füllung eines Käfigs nimmt einer Reihe einige Ziffern. Die Käfige der Reihe und ihre übrigen Zellen müssen zusammen alle ihre Ziffern nehmen, jede einmal. Eine Füllung, die den anderen keinen solchen Anteil lässt, scheidet aus und mit ihr, was nur sie zuließ.</translation>
    </message>
    <message>
        <source>All labels against all digits</source>
        <translation>Alle Randzahlen gegen alle Ziffern</translation>
    </message>
    <message>
        <source>A row&apos;s label adds up its white cells, a column&apos;s label its black ones. Every cell is one or the other, so each digit is counted by exactly one label: all labels together make the sum of all digits. Where they do not, there is no answer.</source>
        <translation>Die Randzahl einer Zeile ist die Summe ihrer weißen Zellen, die einer Spalte die Summe ihrer schwarzen. Jede Zelle ist das eine oder das andere, also zählt jede Ziffer für genau eine Randzahl: Alle Randzahlen zusammen ergeben die Summe aller Ziffern. Andernfalls gibt es keine Lösung.</translation>
    </message>
    <message>
        <source>An odd set of labels</source>
        <translation>Eine ungerade Gruppe von Randzahlen</translation>
    </message>
    <message>
        <source>A label out of reach</source>
        <translation>Eine unerreichbare Randzahl</translation>
    </message>
    <message>
        <source>If no choice of a line&apos;s open cells makes just what its label lacks, the label cannot be met.</source>
        <translation>Ergibt keine Auswahl der offenen Zellen einer Reihe genau das, was ihrer Randzahl fehlt, ist die Randzahl nicht zu erfüllen.</translation>
    </message>
    <message>
        <source>Labels that cannot all be met</source>
        <translation>Randzahlen, die nicht alle zu erfüllen sind</translation>
    </message>
    <message>
        <source>Some of the labels cannot be met together, whatever the others say: however the cells are shaded, one of them is missed. That takes no more labels than these; the steps before rest on these alone, and run into a line that cannot be met any more, or as far as the named rules go.</source>
        <translation>Einige der Randzahlen sind nicht zusammen zu erfüllen, was auch die anderen sagen: Wie man die Zellen auch färbt, eine davon wird verfehlt. Dazu braucht es nicht mehr Randzahlen als diese; die Schritte davor beruhen auf ihnen allein und enden bei einer Reihe, die nicht mehr zu erfüllen ist, oder dort, wo die benannten Regeln nicht weiter reichen.</translation>
    </message>
    <message>
        <source>The label is reached</source>
        <translation>Die Randzahl ist erreicht</translation>
    </message>
    <message>
        <source>When the white cells of a row make its label, the rest of the row is black. When the black cells of a column make its label, the rest of the column is white.</source>
        <translation>Ergeben die weißen Zellen einer Zeile ihre Randzahl, ist der Rest der Zeile schwarz. Ergeben die schwarzen Zellen einer Spalte ihre Randzahl, ist der Rest der Spalte weiß.</translation>
    </message>
    <message>
        <source>What is left must all be taken</source>
        <translation>Alles Übrige zählt mit</translation>
    </message>
    <message>
        <source>When all the open cells of a line together make just what its label still lacks, all of them are taken: white in a row, black in a column.</source>
        <translation>Ergeben alle offenen Zellen einer Reihe zusammen genau das, was ihrer Randzahl noch fehlt, zählen sie alle mit: weiß in einer Zeile, schwarz in einer Spalte.</translation>
    </message>
    <message>
        <source>A cell larger than what is left</source>
        <translation>Eine Zelle, die größer ist als der Rest</translation>
    </message>
    <message>
        <source>A digit larger than what a label still lacks cannot be taken: in a row the cell is black, in a column white.</source>
        <translation>Eine Ziffer, die größer ist als das, was einer Randzahl noch fehlt, kann nicht mitzählen: In einer Zeile ist die Zelle schwarz, in einer Spalte weiß.</translation>
    </message>
    <message>
        <source>A cell that cannot be spared</source>
        <translation>Eine Zelle, die nicht zu entbehren ist</translation>
    </message>
    <message>
        <source>If a line&apos;s other open cells together make less than its label still lacks, the cell is needed: in a row it is white, in a column black. In other words, it is larger than what may be left out.</source>
        <translation>Ergeben die anderen offenen Zellen einer Reihe zusammen weniger, als ihrer Randzahl noch fehlt, wird die Zelle gebraucht: In einer Zeile ist sie weiß, in einer Spalte schwarz. Anders gesagt: Sie ist größer als das, was wegbleiben darf.</translation>
    </message>
    <message>
        <source>The last odd digit of a line</source>
        <translation>Die letzte ungerade Ziffer einer Reihe</translation>
    </message>
    <message>
        <source>When only one open digit of a line is odd, it decides whether the sum is even or odd: it is taken if its label lacks an odd number, and not if an even one.</source>
        <translation>Ist nur eine offene Ziffer einer Reihe ungerade, entscheidet sie, ob die Summe gerade oder ungerade ist: Sie zählt mit, wenn der Randzahl eine ungerade Zahl fehlt, und nicht, wenn eine gerade fehlt.</translation>
    </message>
    <message>
        <source>The only way to reach the label</source>
        <translation>Die einzige Möglichkeit für die Randzahl</translation>
    </message>
    <message>
        <source>If just one choice of the open cells of a line makes what its label still lacks, those cells are taken, and the others are not.</source>
        <translation>Ergibt nur eine Auswahl der offenen Zellen einer Reihe, was ihrer Randzahl noch fehlt, zählen diese Zellen mit und die anderen nicht.</translation>
    </message>
    <message>
        <source>Every way to reach the label agrees</source>
        <translation>Alle Möglichkeiten für die Randzahl stimmen überein</translation>
    </message>
    <message>
        <source>Write down all ways to make what a label still lacks from the open cells of its line. A cell that all of them take is taken; one that none of them takes is not.</source>
        <translation>Man schreibt alle Möglichkeiten auf, aus den offenen Zellen einer Reihe das zu bilden, was ihrer Randzahl noch fehlt. Eine Zelle, die bei allen mitzählt, zählt mit; eine, die bei keiner mitzählt, nicht.</translation>
    </message>
    <message>
        <source>Many ways, and all agree</source>
        <translation>Viele Möglichkeiten, und alle stimmen überein</translation>
    </message>
    <message>
        <source>As for a few ways: what all ways to reach a label agree on is decided. They need not be written down to be counted: go through the cells one by one and note how many ways lead to each sum. Only sums that can still grow into what the label lacks matter; a cell without which, or with which, none of these can be reached is decided.</source>
        <translation>Wie bei wenigen Möglichkeiten: Worin alle Möglichkeiten, eine Randzahl zu erreichen, übereinstimmen, das ist entschieden. Um sie zu zählen, muss man sie nicht aufschreiben: Man geht Zelle für Zelle durch und merkt sich, wie viele Möglichkeiten zu jeder Summe führen. Es zählen nur Summen, die noch zu dem anwachsen können, was der Randzahl fehlt; eine Zelle, ohne die oder mit der keine davon zu erreichen ist, ist entschieden.</translation>
    </message>
    <message>
        <source>Odd digits counted twice</source>
        <translation>Ungerade Ziffern, doppelt gezählt</translation>
    </message>
    <message>
        <source>Ask some rows and columns for their black cells, a row for all its digits less its label, and add up what they ask for. An odd digit in two of the lines is counted twice and does not matter for even or odd. If just one open odd digit is counted once, it decides: it is black if the sum, less the black odd digits known to be counted once, is odd, and white if it is even.</source>
        <translation>Man zählt zusammen, wie viel Schwarz einige Zeilen und Spalten verlangen (bei einer Zeile die Summe aller ihrer Ziffern abzüglich ihrer Randzahl). Eine ungerade Ziffer in zweien dieser Reihen wird doppelt gezählt und ist für gerade oder ungerade ohne Belang. Wird nur eine offene ungerade Ziffer einfach gezählt, entscheidet sie: Sie ist schwarz, wenn die Summe abzüglich der schwarzen ungeraden Ziffern, die bekanntermaßen einfach gezählt werden, ungerade ist, und weiß, wenn sie gerade ist.</translation>
    </message>
    <message>
        <source>Two lines together</source>
        <translation>Zwei Reihen zusammen</translation>
    </message>
    <message>
        <source>Three lines together</source>
        <translation>Drei Reihen zusammen</translation>
    </message>
    <message>
        <source>As for two lines: of the ways to shade three rows that reach their labels, those count whose three cells in each column leave the column a way to reach its own. What all of them agree on is decided. The same holds for three columns.</source>
        <translation>Wie bei zwei Reihen: Von den Arten, drei Zeilen so zu färben, dass sie ihre Randzahlen erreichen, zählen die, deren drei Zellen in jeder Spalte dieser eine Möglichkeit lassen, ihre eigene zu erreichen. Worin sie alle übereinstimmen, das ist entschieden. Dasselbe gilt für drei Spalten.</translation>
    </message>
    <message>
        <source>Four lines together</source>
        <translation>Vier Reihen zusammen</translation>
    </message>
    <message>
        <source>As for two and three lines, with four rows, or four columns, at once.</source>
        <translation>Wie bei zwei und drei Reihen, mit vier Zeilen oder vier Spalten auf einmal.</translation>
    </message>
    <message>
        <source>All cards that are to be used have become one, worth the target: the expression is an answer. Parentheses are written only where the order of the signs needs them.</source>
        <translation>Alle Karten, die zu verwenden sind, bilden nun einen einzigen Teil, und sein Wert ist die Zielzahl: Der Ausdruck ist eine Lösung. Klammern stehen nur dort, wo die Rangfolge der Rechenzeichen sie verlangt.</translation>
    </message>
    <message>
        <source>A number has at most two digits. Where two digits are joined, the path goes on from both to an operator or the =, or ends.</source>
        <translation>Eine Zahl hat höchstens zwei Ziffern. Sind zwei Ziffern verbunden, geht der Weg von beiden zu einem Rechenzeichen oder dem = weiter, oder er endet.</translation>
    </message>
    <message>
        <source>No path is left that says otherwise</source>
        <translation>Kein Weg spricht mehr dagegen</translation>
    </message>
    <message>
        <source>With what is known, no path through all tiles that says otherwise reads as numbers of one or two digits with an operator between each two and one =.</source>
        <translation>Nach dem, was bekannt ist, liest sich kein Weg durch alle Kacheln, der dagegenspricht, noch als Zahlen aus einer oder zwei Ziffern mit je einem Rechenzeichen dazwischen und einem =.</translation>
    </message>
    <message>
        <source>Every division must come out without a remainder, and nothing is divided by 0. On every path left that says otherwise, some division does not.</source>
        <translation>Jede Division muss ohne Rest aufgehen, und durch 0 wird nicht geteilt. Auf allen übrigen Wegen, die dagegensprechen, geht eine Division nicht auf.</translation>
    </message>
    <message>
        <source>On all paths left that say otherwise, one side of the equation stays below what the other comes to at least: they never meet.</source>
        <translation>Auf allen übrigen Wegen, die dagegensprechen, bleibt eine Seite der Gleichung unter dem, was die andere mindestens ergibt: Sie treffen sich nie.</translation>
    </message>
    <message>
        <source>Of the paths left that take a link, none makes both sides equal. The link is cut.</source>
        <translation>Von den übrigen Wegen, die eine Verbindung nehmen, macht keiner beide Seiten gleich. Die Verbindung ist getrennt.</translation>
    </message>
    <message>
        <source>Of the paths left that do without a link, none makes both sides equal. The link is joined.</source>
        <translation>Von den übrigen Wegen, die ohne eine Verbindung auskommen, macht keiner beide Seiten gleich. Der Weg nimmt die Verbindung.</translation>
    </message>
    <message>
        <source>Of the paths left that begin or end on a tile, none makes both sides equal. The path goes through that tile.</source>
        <translation>Von den übrigen Wegen, die auf einer Kachel beginnen oder enden, macht keiner beide Seiten gleich. Der Weg geht durch diese Kachel hindurch.</translation>
    </message>
    <message>
        <source>Of the paths left that go through a tile, none makes both sides equal. The path begins or ends there.</source>
        <translation>Von den übrigen Wegen, die durch eine Kachel hindurchgehen, macht keiner beide Seiten gleich. Der Weg beginnt oder endet dort.</translation>
    </message>
    <message>
        <source>Of the paths left that have so many tiles before the =, none makes both sides equal.</source>
        <translation>Von den übrigen Wegen mit so vielen Kacheln vor dem = macht keiner beide Seiten gleich.</translation>
    </message>
    <message>
        <source>A cage of one cell holds its target.</source>
        <translation>Ein Käfig aus einer Zelle enthält seine Zielzahl.</translation>
    </message>
    <message>
        <source>Whether a sum is even or odd depends on its odd digits alone. Take some rows and columns such that each odd digit in them whose shade is open lies in two of them. Ask every line for its black cells, a row for all its digits less its label: added up, each odd digit is counted twice, or its shade is known, and so the sum is even or odd whatever the open shades are. If the labels say otherwise, there is no answer.</source>
        <translation>Ob eine Summe gerade oder ungerade ist, hängt allein von ihren ungeraden Ziffern ab. Man nimmt einige Zeilen und Spalten, und zwar so, dass jede ungerade Ziffer darin, deren Farbe nicht bekannt ist, in zweien davon liegt. Nun zählt man zusammen, wie viel Schwarz jede dieser Reihen verlangt (bei einer Zeile die Summe ihrer Ziffern abzüglich ihrer Randzahl): Jede ungerade Ziffer wird dabei doppelt gezählt oder ist bekannt, und so steht fest, ob die Summe gerade oder ungerade ist, wie auch gefärbt wird. Sagen die Randzahlen etwas anderes, gibt es keine Lösung.</translation>
    </message>
    <message>
        <source>Two rows meet every column in two cells, and what the column still lacks may forbid some of the four ways to shade these two, so that only both together are left, or only one of them. Go through the columns and count the ways to shade both rows that reach both labels and that no column forbids. What all of them agree on is decided. The same holds for two columns and the rows. Where there are more ways than one writes down, suppose that one cell is otherwise and go on from line to line until one cannot reach its label.</source>
        <translation>Zwei Zeilen treffen jede Spalte in zwei Zellen, und was der Spalte noch fehlt, kann einige der vier Arten verbieten, diese beiden zu färben: Es gehen dann etwa nur noch beide zusammen, nur eine von beiden oder alles außer der oberen allein. Man geht die Spalten durch und zählt die Arten, beide Zeilen zu färben, die beide Randzahlen erreichen und die keine Spalte verbietet. Worin sie alle übereinstimmen, das ist entschieden. Dasselbe gilt für zwei Spalten und die Zeilen. Wo es mehr Arten gibt, als man aufschreibt, nimmt man an, dass eine Zelle anders ist, und geht von Zeile zu Spalte und wieder zu Zeile, bis eine ihre Randzahl nicht erreichen kann.</translation>
    </message>
    <message>
        <source>Combination</source>
        <translation>Zusammenspiel</translation>
    </message>
    <message>
        <source>Small steps</source>
        <translation>Kleine Schritte</translation>
    </message>
    <message>
        <source>Small steps in one place, each plain from what is there by then. Open the step to see them one by one.</source>
        <translation>Kleine Schritte an einer Stelle, jeder offensichtlich aus dem, was bis dahin dasteht. Öffnen Sie den Schritt, um sie einzeln zu sehen.</translation>
    </message>
    <message>
        <source>No pattern with a name is needed: were this otherwise, what is lit could not all hold, and all of it is needed. Open the step to watch the opposite fail.</source>
        <translation>Es braucht kein benanntes Muster: Was hervorgehoben ist, kann nicht alles gelten, wenn es hier anders ist, und nichts davon ist zu entbehren. Öffnen Sie den Schritt, um das Gegenteil scheitern zu sehen.</translation>
    </message>
    <message>
        <source>Suppose the opposite</source>
        <translation>Das Gegenteil annehmen</translation>
    </message>
    <message>
        <source>What is to be shown is taken to be otherwise, to see what comes of it.</source>
        <translation>Was zu zeigen ist, wird anders angenommen, um zu sehen, was daraus wird.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Each card&lt;/p&gt; makes &lt;c&gt;the number on it&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Jede Karte&lt;/p&gt; ergibt &lt;c&gt;die Zahl, die auf ihr steht&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Each card&lt;/p&gt; makes &lt;c&gt;its number&lt;/c&gt;: %1.</source>
        <translation>&lt;p&gt;Jede Karte&lt;/p&gt; ergibt &lt;c&gt;ihre Zahl&lt;/c&gt;: %1.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards&lt;/p&gt; can be taken %1 at a time in %2 ways: they make &lt;c&gt;%3 different values&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Von den Karten&lt;/p&gt; lassen sich je %1 auf %2 Arten nehmen: sie ergeben &lt;c&gt;%3 verschiedene Werte&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 are to make %4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ist %2: also &lt;c&gt;sollen %3 zusammen %4 ergeben&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 are to make %4&lt;/c&gt;. No other way to part these cards leads to it.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ist %2: also &lt;c&gt;sollen %3 zusammen %4 ergeben&lt;/c&gt;. Anders lassen sich diese Karten nicht dafür teilen.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 are to make %4, and %5 are to make %6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ist %2: also &lt;c&gt;sollen %3 zusammen %4 ergeben und %5 zusammen %6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 are to make %4, and %5 are to make %6&lt;/c&gt;. No other way to part these cards leads to it.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ist %2: also &lt;c&gt;sollen %3 zusammen %4 ergeben und %5 zusammen %6&lt;/c&gt;. Anders lassen sich diese Karten nicht dafür teilen.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ist &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;This is the target&lt;/p&gt;: &lt;c&gt;%1 = %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Das ist das Ziel&lt;/p&gt;: &lt;c&gt;%1 = %2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards&lt;/p&gt; make %3 at most, and not %1: &lt;c&gt;%2 = %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Die Karten&lt;/p&gt; ergeben höchstens %3, nicht %1: &lt;c&gt;%2 = %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards&lt;/p&gt; make %3 at least, and not %1: &lt;c&gt;%2 = %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Die Karten&lt;/p&gt; ergeben mindestens %3, nicht %1: &lt;c&gt;%2 = %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The card&lt;/p&gt; makes &lt;c&gt;%2&lt;/c&gt;, and not %1.</source>
        <translation>&lt;p&gt;Die Karte&lt;/p&gt; ergibt &lt;c&gt;%2&lt;/c&gt;, nicht %1.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards make nothing closer&lt;/p&gt;: &lt;c&gt;%1 cannot be made&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Näher kommen die Karten nicht&lt;/p&gt;: &lt;c&gt;%1 geht nicht&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>However &lt;p&gt;the cards&lt;/p&gt; are joined, they do not make %1: &lt;c&gt;it cannot be made&lt;/c&gt;.</source>
        <translation>Wie &lt;p&gt;die Karten&lt;/p&gt; auch verbunden werden, %1 ergeben sie nicht: &lt;c&gt;es geht nicht&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Where cards may be left over, an answer with fewer cards is simpler: the fewest that make the target are used.</source>
        <translation>Wo Karten übrig bleiben dürfen, ist eine Lösung mit weniger Karten einfacher: Genommen werden die wenigsten, die das Ziel ergeben.</translation>
    </message>
    <message>
        <source>Whatever is joined last joins two parts that share no card. So the target is split into what two parts of the cards can make. Of all answers the simplest is followed: with the fewest powers, fractions, parentheses and divisions, and the smallest numbers on the way.</source>
        <translation>Was zuletzt verbunden wird, verbindet zwei Teile ohne gemeinsame Karte. So zerfällt das Ziel in das, was zwei Teile der Karten ergeben können. Von allen Lösungen wird der einfachsten gefolgt: mit den wenigsten Potenzen, Brüchen, Klammern und Divisionen und den kleinsten Zahlen unterwegs.</translation>
    </message>
    <message>
        <source>A value that some of the cards are to make is split like the target itself, into what two smaller parts make, down to single cards.</source>
        <translation>Ein Wert, den einige der Karten ergeben sollen, zerfällt wie das Ziel selbst in das, was zwei kleinere Teile ergeben, bis zu einzelnen Karten.</translation>
    </message>
    <message>
        <source>Suppose instead that &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Angenommen dagegen, &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Two clues and the cells round them</source>
        <translation>Zwei Zahlen und die Zellen ringsum</translation>
    </message>
    <message>
        <source>Two clues that touch, or have a neighbour in common, must be met together. All ways to colour them and their neighbours inside or outside that fit what is known there agree here.</source>
        <translation>Zwei Zahlen, die sich berühren oder einen Nachbarn gemeinsam haben, müssen zusammen erfüllt werden. Alle Möglichkeiten, sie und ihre Nachbarn als innen oder außen zu färben, die zum dort Bekannten passen, stimmen hier überein.</translation>
    </message>
    <message>
        <source>A clue, and the loop in one piece</source>
        <translation>Eine Zahl, und die Schleife in einem Stück</translation>
    </message>
    <message>
        <source>A clue can be met in few ways. Some of them would cut a part of the inside off from the rest of it, or a part of the outside from the border; then there would be two loops. The ways that are left agree here.</source>
        <translation>Eine Zahl lässt sich auf wenige Arten erfüllen. Einige davon würden einen Teil des Inneren von seinem Rest abschneiden oder einen Teil des Äußeren vom Rand; dann gäbe es zwei Schleifen. Die übrigen stimmen hier überein.</translation>
    </message>
    <message>
        <source>Two clues, and the loop in one piece</source>
        <translation>Zwei Zahlen, und die Schleife in einem Stück</translation>
    </message>
    <message>
        <source>Two clues that touch, or have a neighbour in common, can be met together in few ways. Some of them would cut a part of the inside off from the rest of it, or a part of the outside from the border. The ways that are left agree here.</source>
        <translation>Zwei Zahlen, die sich berühren oder einen Nachbarn gemeinsam haben, lassen sich zusammen auf wenige Arten erfüllen. Einige davon würden einen Teil des Inneren von seinem Rest abschneiden oder einen Teil des Äußeren vom Rand. Die übrigen stimmen hier überein.</translation>
    </message>
    <message>
        <source>The cages of two lines together</source>
        <translation>Die Käfige zweier Reihen zusammen</translation>
    </message>
    <message>
        <source>Cages that lie in two rows, or in two columns, take digits of both at once. The cages of the two lines, and their other cells, must take all digits of each line, each once. A way to fill a cage that leaves the others no such share is out, and with it what only it allowed.</source>
        <translation>Käfige, die in zwei Zeilen oder in zwei Spalten liegen, nehmen Ziffern von beiden zugleich. Die Käfige der zwei Reihen und ihre übrigen Zellen müssen alle Ziffern jeder Reihe nehmen, jede einmal. Eine Art, einen Käfig zu füllen, die den anderen keinen solchen Anteil lässt, scheidet aus, und mit ihr, was nur sie erlaubte.</translation>
    </message>
    <message>
        <source>&lt;p&gt;All labels&lt;/p&gt; together make %1, all digits together %2. Each digit counts for just one label, so both should be the same: &lt;c&gt;there is no answer&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Alle Randzahlen&lt;/p&gt; ergeben zusammen %1, alle Ziffern zusammen %2. Jede Ziffer zählt bei genau einer Randzahl, also müsste beides gleich sein: &lt;c&gt;Es gibt keine Lösung&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The black cells of &lt;p&gt;%1&lt;/p&gt; must make %2, an odd sum. But each odd digit in these lines lies in two of them and counts twice: &lt;c&gt;that makes an even sum&lt;/c&gt;.</source>
        <translation>Die schwarzen Zellen von &lt;p&gt;%1&lt;/p&gt; müssen %2 ergeben, eine ungerade Summe. Jede ungerade Ziffer darin liegt aber in zwei dieser Reihen und zählt doppelt: &lt;c&gt;Das ergibt eine gerade Summe&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The black cells of &lt;p&gt;%1&lt;/p&gt; must make %2, which is %3. Odd digits in two of these lines count twice; those in just one are all known, and so many are black: %4. &lt;c&gt;That makes the sum %5&lt;/c&gt;.</source>
        <translation>Die schwarzen Zellen von &lt;p&gt;%1&lt;/p&gt; müssen %2 ergeben, und das ist %3. Ungerade Ziffern in zwei dieser Reihen zählen doppelt; die in nur einer sind alle bekannt, und so viele sind schwarz: %4. &lt;c&gt;Damit ist die Summe %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The %1 cells of &lt;p&gt;%2&lt;/p&gt; make %3 already, but its label is %4: &lt;c&gt;that is too much&lt;/c&gt;.</source>
        <translation>Was in &lt;p&gt;%2&lt;/p&gt; %1 ist, ergibt schon %3, ihre Randzahl ist aber %4: &lt;c&gt;Das ist zu viel&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, but its label is %4: &lt;c&gt;that is too little&lt;/c&gt;.</source>
        <translation>Ohne das, was %1 ist, ergibt &lt;p&gt;%2&lt;/p&gt; %3, ihre Randzahl ist aber %4: &lt;c&gt;Das ist zu wenig&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>All of &lt;p&gt;%1&lt;/p&gt; makes %2, but its label is %3: &lt;c&gt;that is too little&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ergibt im Ganzen %2, ihre Randzahl ist aber %3: &lt;c&gt;Das ist zu wenig&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, but its open cells make %3 or %4, &lt;c&gt;never %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; fehlen %2, ihre offenen Zellen ergeben aber %3 oder %4, &lt;c&gt;nie %2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, but &lt;c&gt;its smallest open digit is %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; fehlen %2, aber &lt;c&gt;ihre kleinste offene Ziffer ist %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The labels of &lt;p&gt;%1&lt;/p&gt; cannot all be met, whatever the others say: &lt;c&gt;there is no answer&lt;/c&gt;.</source>
        <translation>Die Randzahlen von &lt;p&gt;%1&lt;/p&gt; lassen sich nicht alle erfüllen, was auch die anderen sagen: &lt;c&gt;Es gibt keine Lösung&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>What is known so far follows from the labels of &lt;p&gt;%1&lt;/p&gt; alone, and now &lt;p&gt;%2&lt;/p&gt; cannot make its %3 any more: &lt;c&gt;there is no answer&lt;/c&gt;.</source>
        <translation>Was bisher bekannt ist, folgt allein aus den Randzahlen von &lt;p&gt;%1&lt;/p&gt;, und nun kommt &lt;p&gt;%2&lt;/p&gt; nicht mehr auf %3: &lt;c&gt;Es gibt keine Lösung&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The label of &lt;p&gt;%1&lt;/p&gt; is 0: &lt;c&gt;all of it is %2&lt;/c&gt;.</source>
        <translation>Die Randzahl von &lt;p&gt;%1&lt;/p&gt; ist 0: &lt;c&gt;Alles darin ist %2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its label, %2: &lt;c&gt;%3 is %4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; hat ihre Randzahl, %2: &lt;c&gt;%3 ist %4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its label, %2: &lt;c&gt;the rest is %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; hat ihre Randzahl, %2: &lt;c&gt;Der Rest ist %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; have their labels: &lt;c&gt;the rest of them is %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; haben ihre Randzahlen: &lt;c&gt;Der Rest darin ist %2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; have their labels: &lt;c&gt;the rest of the rows is black, the rest of the columns white&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; haben ihre Randzahlen: &lt;c&gt;Der Rest der Zeilen ist schwarz, der Rest der Spalten weiß&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>All of &lt;p&gt;%1&lt;/p&gt; makes %2, just its label: &lt;c&gt;all of it is %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ergibt im Ganzen %2, gerade ihre Randzahl: &lt;c&gt;Alles darin ist %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, just its label: &lt;c&gt;%4 is %5&lt;/c&gt;.</source>
        <translation>Ohne das, was %1 ist, ergibt &lt;p&gt;%2&lt;/p&gt; %3, gerade ihre Randzahl: &lt;c&gt;%4 ist %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, just its label: &lt;c&gt;the rest is %4&lt;/c&gt;.</source>
        <translation>Ohne das, was %1 ist, ergibt &lt;p&gt;%2&lt;/p&gt; %3, gerade ihre Randzahl: &lt;c&gt;Der Rest ist %4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The label of &lt;p&gt;%1&lt;/p&gt; is only %2: &lt;c&gt;%3&lt;/c&gt; is larger, so it is &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Die Randzahl von &lt;p&gt;%1&lt;/p&gt; ist nur %2: &lt;c&gt;%3&lt;/c&gt; ist größer, also &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The label of &lt;p&gt;%1&lt;/p&gt; is only %2: &lt;c&gt;%3&lt;/c&gt; are larger, so they are &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Die Randzahl von &lt;p&gt;%1&lt;/p&gt; ist nur %2: &lt;c&gt;%3&lt;/c&gt; sind größer, also &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has %2 of its %3, so it lacks only %4: &lt;c&gt;%5&lt;/c&gt; is larger, so it is &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; hat %2 von ihren %3, es fehlen nur %4: &lt;c&gt;%5&lt;/c&gt; ist größer, also &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has %2 of its %3, so it lacks only %4: &lt;c&gt;%5&lt;/c&gt; are larger, so they are &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; hat %2 von ihren %3, es fehlen nur %4: &lt;c&gt;%5&lt;/c&gt; sind größer, also &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; adds up to %2, its label is %3: only %4 may be %5, and &lt;c&gt;%6&lt;/c&gt; is larger, so it is &lt;c&gt;%7&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ergibt %2, ihre Randzahl ist %3: Nur %4 darf %5 sein, und &lt;c&gt;%6&lt;/c&gt; ist größer, also &lt;c&gt;%7&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; adds up to %2, its label is %3: only %4 may be %5, and &lt;c&gt;%6&lt;/c&gt; are larger, so they are &lt;c&gt;%7&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ergibt %2, ihre Randzahl ist %3: Nur %4 darf %5 sein, und &lt;c&gt;%6&lt;/c&gt; sind größer, also &lt;c&gt;%7&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, its label is %4: only %5 more may be %1, and &lt;c&gt;%6&lt;/c&gt; is larger, so it is &lt;c&gt;%7&lt;/c&gt;.</source>
        <translation>Ohne das, was %1 ist, ergibt &lt;p&gt;%2&lt;/p&gt; %3, ihre Randzahl ist %4: Nur noch %5 darf %1 sein, und &lt;c&gt;%6&lt;/c&gt; ist größer, also &lt;c&gt;%7&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, its label is %4: only %5 more may be %1, and &lt;c&gt;%6&lt;/c&gt; are larger, so they are &lt;c&gt;%7&lt;/c&gt;.</source>
        <translation>Ohne das, was %1 ist, ergibt &lt;p&gt;%2&lt;/p&gt; %3, ihre Randzahl ist %4: Nur noch %5 darf %1 sein, und &lt;c&gt;%6&lt;/c&gt; sind größer, also &lt;c&gt;%7&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt; is the only odd digit of &lt;p&gt;%2&lt;/p&gt;, and the label %3 is %4: it is &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt; ist die einzige ungerade Ziffer von &lt;p&gt;%2&lt;/p&gt;, und die Randzahl %3 ist %4: Sie ist &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt; is the only odd digit left in &lt;p&gt;%2&lt;/p&gt;, and the label %3 is %4: it is &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt; ist die letzte offene ungerade Ziffer von &lt;p&gt;%2&lt;/p&gt;, und die Randzahl %3 ist %4: Sie ist &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt; is the only odd digit left in &lt;p&gt;%2&lt;/p&gt;. The label less the odd digits that are %3, %4, is %5: it is &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt; ist die letzte offene ungerade Ziffer von &lt;p&gt;%2&lt;/p&gt;. Die Randzahl ohne die ungeraden Ziffern, die %3 sind, %4, ist %5: Sie ist &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, and of its open %3 only %4 makes that: &lt;c&gt;this is %5, the rest %6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; fehlen %2, und von ihren offenen %3 ergibt das nur %4: &lt;c&gt;Dies ist %5, der Rest %6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, and of its open %3 only %4 makes that: &lt;c&gt;these are %5, the rest %6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; fehlen %2, und von ihren offenen %3 ergibt das nur %4: &lt;c&gt;Diese sind %5, der Rest %6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, and of its open cells only %3 makes that: &lt;c&gt;this is %4, the rest %5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; fehlen %2, und von ihren offenen Zellen ergibt das nur %3: &lt;c&gt;Dies ist %4, der Rest %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, and of its open cells only %3 makes that: &lt;c&gt;these are %4, the rest %5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; fehlen %2, und von ihren offenen Zellen ergibt das nur %3: &lt;c&gt;Diese sind %4, der Rest %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The open %1 of &lt;p&gt;%2&lt;/p&gt; make %3 too much, and only %4 makes that: &lt;c&gt;this is %5, the rest %6&lt;/c&gt;.</source>
        <translation>Die offenen %1 von &lt;p&gt;%2&lt;/p&gt; ergeben %3 zu viel, und das ergibt nur %4: &lt;c&gt;Dies ist %5, der Rest %6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The open %1 of &lt;p&gt;%2&lt;/p&gt; make %3 too much, and only %4 makes that: &lt;c&gt;these are %5, the rest %6&lt;/c&gt;.</source>
        <translation>Die offenen %1 von &lt;p&gt;%2&lt;/p&gt; ergeben %3 zu viel, und das ergibt nur %4: &lt;c&gt;Diese sind %5, der Rest %6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The open cells of &lt;p&gt;%1&lt;/p&gt; make %2 too much, and only %3 makes that: &lt;c&gt;this is %4, the rest %5&lt;/c&gt;.</source>
        <translation>Die offenen Zellen von &lt;p&gt;%1&lt;/p&gt; ergeben %2 zu viel, und das ergibt nur %3: &lt;c&gt;Dies ist %4, der Rest %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The open cells of &lt;p&gt;%1&lt;/p&gt; make %2 too much, and only %3 makes that: &lt;c&gt;these are %4, the rest %5&lt;/c&gt;.</source>
        <translation>Die offenen Zellen von &lt;p&gt;%1&lt;/p&gt; ergeben %2 zu viel, und das ergibt nur %3: &lt;c&gt;Diese sind %4, der Rest %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only one choice of open cells makes the %1 that &lt;p&gt;%2&lt;/p&gt; lacks: &lt;c&gt;it is %3, the rest %4&lt;/c&gt;.</source>
        <translation>Nur eine Auswahl offener Zellen ergibt die %1, die &lt;p&gt;%2&lt;/p&gt; fehlen: &lt;c&gt;Sie ist %3, der Rest %4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2 in %4 cells, and its open cells make that only as %3: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; fehlen %2, die %4 sein müssen, und ihre offenen Zellen ergeben das nur als %3: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The open cells of &lt;p&gt;%1&lt;/p&gt; make %2 too much. So much of them is %4, and they make that only as %3: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Die offenen Zellen von &lt;p&gt;%1&lt;/p&gt; ergeben %2 zu viel. So viel davon ist %4, und sie ergeben das nur als %3: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2. Without &lt;c&gt;%3&lt;/c&gt; its open cells make %4 or %5, never %2: it is &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; fehlen %2. Ohne &lt;c&gt;%3&lt;/c&gt; ergeben ihre offenen Zellen %4 oder %5, nie %2: Sie ist &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2. With &lt;c&gt;%3&lt;/c&gt; it would lack %4, but its other open cells make %5 or %6, never %4: it is &lt;c&gt;%7&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; fehlen %2. Zählt &lt;c&gt;%3&lt;/c&gt; mit, fehlen noch %4, die anderen offenen Zellen ergeben aber %5 oder %6, nie %4: Sie ist &lt;c&gt;%7&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2. With &lt;c&gt;%3&lt;/c&gt; it would lack %4, but its smallest other open digit is %5: it is &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; fehlen %2. Zählt &lt;c&gt;%3&lt;/c&gt; mit, fehlen noch %4, die kleinste andere offene Ziffer ist aber %5: Sie ist &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The black cells of &lt;p&gt;%1&lt;/p&gt; must make %2, which is %3. Odd digits in two of these lines count twice, and only &lt;c&gt;%4&lt;/c&gt; lies in just one: it is &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Die schwarzen Zellen von &lt;p&gt;%1&lt;/p&gt; müssen %2 ergeben, und das ist %3. Ungerade Ziffern in zwei dieser Reihen zählen doppelt, und nur &lt;c&gt;%4&lt;/c&gt; liegt in nur einer: Sie ist &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The black cells of &lt;p&gt;%1&lt;/p&gt; must make %2, which is %3. Odd digits in two of these lines count twice; of those in just one all but &lt;c&gt;%4&lt;/c&gt; are known, and so many are black: %5. So it is &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>Die schwarzen Zellen von &lt;p&gt;%1&lt;/p&gt; müssen %2 ergeben, und das ist %3. Ungerade Ziffern in zwei dieser Reihen zählen doppelt; von denen in nur einer ist nur &lt;c&gt;%4&lt;/c&gt; offen, und so viele sind schwarz: %5. Also ist sie &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The labels across demand this of &lt;p&gt;%1&lt;/p&gt;: &lt;p&gt;%2&lt;/p&gt;. That leaves %3 ways to meet both labels, and in all of them &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Die Randzahlen quer dazu verlangen von &lt;p&gt;%1&lt;/p&gt; dies: &lt;p&gt;%2&lt;/p&gt;. So bleiben %3 Möglichkeiten, beide Randzahlen zu erfüllen, und in allen gilt: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The labels across demand this of &lt;p&gt;%1&lt;/p&gt;: &lt;p&gt;%2&lt;/p&gt;. That leaves one way to meet both labels: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Die Randzahlen quer dazu verlangen von &lt;p&gt;%1&lt;/p&gt; dies: &lt;p&gt;%2&lt;/p&gt;. So bleibt eine Möglichkeit, beide Randzahlen zu erfüllen: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;c&gt;No way&lt;/c&gt; to shade &lt;p&gt;%1&lt;/p&gt; is left that meets all of their labels.</source>
        <translation>&lt;c&gt;Keine Möglichkeit&lt;/c&gt; bleibt, die Randzahlen von &lt;p&gt;%1&lt;/p&gt; alle zu erfüllen.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, each by itself: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, jede für sich: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Operators and the =&lt;/p&gt; stand between two numbers: &lt;c&gt;the path ends on none of them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Rechenzeichen und das =&lt;/p&gt; stehen zwischen zwei Zahlen: &lt;c&gt;Der Weg endet auf keinem davon&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Between &lt;p&gt;two operators&lt;/p&gt; stands a number: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Zwischen &lt;p&gt;zwei Rechenzeichen&lt;/p&gt; steht eine Zahl: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The path ends on &lt;p&gt;%1&lt;/p&gt; and has come there by one link: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ist ein Ende des Weges und hat schon eine Verbindung: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its two links: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; hat ihre zwei Verbindungen: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has just one link left: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; hat nur noch eine Verbindung: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The path goes through &lt;p&gt;%1&lt;/p&gt;, which has just two links left: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ist kein Ende des Weges und hat nur noch zwei Verbindungen: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has just one link left: &lt;c&gt;the path ends there&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; hat nur noch eine Verbindung: &lt;c&gt;Der Weg endet dort&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is joined on two sides: &lt;c&gt;the path does not end there&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ist auf zwei Seiten verbunden: &lt;c&gt;Der Weg endet dort nicht&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The path ends on &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;it goes through all other tiles&lt;/c&gt;.</source>
        <translation>Die Enden des Weges sind &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;Durch alle anderen Kacheln geht er hindurch&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The path goes through &lt;p&gt;all tiles but %1&lt;/p&gt;: &lt;c&gt;it ends on both&lt;/c&gt;.</source>
        <translation>Nur &lt;p&gt;%1&lt;/p&gt; können noch Enden des Weges sein: &lt;c&gt;Er endet auf beiden&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, and no number has three digits: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, und keine Zahl hat drei Ziffern: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>%1 digits make %2 numbers, so every number has one digit: &lt;c&gt;no digit is joined to another&lt;/c&gt;.</source>
        <translation>%1 Ziffern bilden %2 Zahlen, also hat jede Zahl eine Ziffer: &lt;c&gt;Keine Ziffer ist mit einer anderen verbunden&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>%1 digits make %2 numbers. &lt;p&gt;All that have two digits are joined (%3)&lt;/p&gt;: &lt;c&gt;no other digits are&lt;/c&gt;.</source>
        <translation>%1 Ziffern bilden %2 Zahlen. &lt;p&gt;Alle mit zwei Ziffern sind verbunden (%3)&lt;/p&gt;: &lt;c&gt;Andere Ziffern sind es nicht&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>%1 digits make %2 numbers, so every number has two digits. Only one partner is left to &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>%1 Ziffern bilden %2 Zahlen, also hat jede Zahl zwei Ziffern. &lt;p&gt;%3&lt;/p&gt; hat nur noch einen Partner: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>%1 digits make %2 numbers. All that have one digit are found (%3), and only one partner is left to &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>%1 Ziffern bilden %2 Zahlen. Alle mit einer Ziffer sind gefunden (%3), und &lt;p&gt;%4&lt;/p&gt; hat nur noch einen Partner: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Stretches from both ends&lt;/p&gt; would meet with tiles left over (%1): &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Die Stücke von beiden Enden&lt;/p&gt; würden sich treffen, obwohl Kacheln übrig sind (%1): &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only one link still connects &lt;p&gt;%1&lt;/p&gt; with the rest: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Nur noch eine Verbindung hält &lt;p&gt;%1&lt;/p&gt; und den Rest zusammen: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only &lt;p&gt;%1&lt;/p&gt; connects two parts of the board: &lt;c&gt;the path goes through it&lt;/c&gt;.</source>
        <translation>Nur &lt;p&gt;%1&lt;/p&gt; hält zwei Teile des Bretts zusammen: &lt;c&gt;Der Weg geht hindurch&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only &lt;p&gt;%1&lt;/p&gt; connects two parts of the board, and the path has one link from it to each: &lt;p&gt;%2&lt;/p&gt;, so &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Nur &lt;p&gt;%1&lt;/p&gt; hält zwei Teile des Bretts zusammen, und der Weg hat von dort eine Verbindung in jeden: &lt;p&gt;%2&lt;/p&gt;, also &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only &lt;p&gt;%1&lt;/p&gt; connects two parts of the board, and each has one end: &lt;p&gt;%2&lt;/p&gt;, so &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Nur &lt;p&gt;%1&lt;/p&gt; hält zwei Teile des Bretts zusammen, und in jedem liegt ein Ende: &lt;p&gt;%2&lt;/p&gt;, also &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only &lt;p&gt;%1&lt;/p&gt; connects two parts of the board, so each has one end, and in one of them only one tile is left for it: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Nur &lt;p&gt;%1&lt;/p&gt; hält zwei Teile des Bretts zusammen, also liegt in jedem ein Ende, und in einem bleibt dafür nur eine Kachel: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only &lt;p&gt;%1&lt;/p&gt; connects two parts of the board, one of size %2 and one of size %3: &lt;c&gt;they are the two sides&lt;/c&gt;.</source>
        <translation>Nur &lt;p&gt;%1&lt;/p&gt; hält zwei Teile des Bretts zusammen, einen der Größe %2 und einen der Größe %3: &lt;c&gt;Sie sind die beiden Seiten&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>All is joined from the end on &lt;p&gt;%1&lt;/p&gt; to the =: &lt;c&gt;one side has %2 of the tiles, the other %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ist ein Ende, und von dort bis zum = ist alles verbunden: &lt;c&gt;Eine Seite hat %2 der Kacheln, die andere %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: then, in %2 steps, &lt;p&gt;%3&lt;/p&gt;. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Angenommen: %1. Nach %2 Schritten gilt dann: &lt;p&gt;%3&lt;/p&gt;. Also &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: then &lt;p&gt;%2&lt;/p&gt;. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Angenommen: %1. Dann gilt sofort: &lt;p&gt;%2&lt;/p&gt;. Also &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;no path is left&lt;/p&gt; that has the form of an equation. So &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Angenommen: %1. Dann bleibt &lt;p&gt;kein Weg&lt;/p&gt;, der die Form einer Gleichung hat. Also &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;only one path is left&lt;/p&gt;, and it fails, %2. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Angenommen: %1. Dann bleibt &lt;p&gt;nur ein Weg&lt;/p&gt;, und der scheitert: %2. Also &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;both paths left&lt;/p&gt; fail, %2. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Angenommen: %1. Dann scheitern &lt;p&gt;beide Wege, die bleiben&lt;/p&gt;: %2. Also &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;all %2 paths left&lt;/p&gt; fail, %3. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Angenommen: %1. Dann scheitern &lt;p&gt;alle %2 Wege, die bleiben&lt;/p&gt;: %3. Also &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;all %2 paths left&lt;/p&gt; fail, even the nearest, %3. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Angenommen: %1. Dann scheitern &lt;p&gt;alle %2 Wege, die bleiben&lt;/p&gt;, auch der nächste: %3. Also &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: on &lt;p&gt;all %2 paths left&lt;/p&gt; a division does not come out, as in %3. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Angenommen: %1. Dann geht auf &lt;p&gt;allen %2 Wegen, die bleiben&lt;/p&gt;, eine Division nicht auf, so in %3. Also &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Only one path is left&lt;/p&gt;, and &lt;c&gt;it fails&lt;/c&gt;, %1.</source>
        <translation>&lt;p&gt;Nur ein Weg bleibt&lt;/p&gt;, und &lt;c&gt;er scheitert&lt;/c&gt;: %1.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Only %1 paths are left&lt;/p&gt;, and &lt;c&gt;all fail&lt;/c&gt;, %2.</source>
        <translation>&lt;p&gt;Nur %1 Wege bleiben&lt;/p&gt;, und &lt;c&gt;alle scheitern&lt;/c&gt;: %2.</translation>
    </message>
    <message>
        <source>&lt;p&gt;With what is known&lt;/p&gt;, &lt;c&gt;no path is left&lt;/c&gt; that has the form of an equation.</source>
        <translation>&lt;p&gt;Mit dem, was bekannt ist&lt;/p&gt;, bleibt &lt;c&gt;kein Weg&lt;/c&gt;, der die Form einer Gleichung hat.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 paths come out&lt;/p&gt; and all read %2: &lt;c&gt;the first of them is drawn&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 Wege gehen auf&lt;/p&gt; und lesen sich alle %2: &lt;c&gt;Der erste davon wird gezeichnet&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Just one path comes out&lt;/p&gt;: it reads &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Nur ein Weg geht auf&lt;/p&gt;: Er liest sich &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>It cannot be so: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>So kann es nicht sein: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>No number of two digits begins with 0, so &lt;p&gt;two zeros&lt;/p&gt; do not follow each other: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Keine zweistellige Zahl beginnt mit 0, also folgen &lt;p&gt;zwei Nullen&lt;/p&gt; nicht aufeinander: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Read this way&lt;/p&gt;, a number would begin with 0 and go on: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>&lt;p&gt;So gelesen&lt;/p&gt; begänne eine Zahl mit 0 und ginge weiter: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 tiles are joined in a row&lt;/p&gt;. A link between the first and the last would close a ring: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 Kacheln sind hintereinander verbunden&lt;/p&gt;. Eine Verbindung von der ersten zur letzten schlösse einen Ring: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: on &lt;p&gt;all %2 paths left&lt;/p&gt; the left side makes %3, the right side %4. So &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Angenommen: %1. Dann ergibt auf &lt;p&gt;allen %2 Wegen, die bleiben&lt;/p&gt;, die linke Seite %3, die rechte %4. Also &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at least %5.</source>
        <translation>Eine %1 in %2 lässt %3 für den Rest von &lt;p&gt;%4&lt;/p&gt;, der mindestens %5 ergibt.</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at most %5.</source>
        <translation>Eine %1 in %2 lässt %3 für den Rest von &lt;p&gt;%4&lt;/p&gt;, der höchstens %5 ergibt.</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which can only make %5.</source>
        <translation>Eine %1 in %2 lässt %3 für den Rest von &lt;p&gt;%4&lt;/p&gt;, der nur %5 ergeben kann.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot be divided by %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; lässt sich nicht durch %2 teilen.</translation>
    </message>
    <message>
        <source>That leaves: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Es bleibt: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must share out the digits of &lt;p&gt;%2&lt;/p&gt;, and that only works so: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; müssen die Ziffern von &lt;p&gt;%2&lt;/p&gt; unter sich aufteilen, und das geht nur so: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its label, %2: &lt;c&gt;%3 are %4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; hat ihre Randzahl, %2: &lt;c&gt;%3 sind %4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>All of &lt;p&gt;%1&lt;/p&gt; makes %2, just its label: &lt;c&gt;%3 are %4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ergibt im Ganzen %2, gerade ihre Randzahl: &lt;c&gt;%3 sind %4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, just its label: &lt;c&gt;%4 are %5&lt;/c&gt;.</source>
        <translation>Ohne das, was %1 ist, ergibt &lt;p&gt;%2&lt;/p&gt; %3, gerade ihre Randzahl: &lt;c&gt;%4 sind %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt; lacks %1. Its open cells make that in %3 ways, and in all of them &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt; fehlen %1. Ihre offenen Zellen ergeben das auf %3 Weisen, und in jeder davon gilt: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can make their labels in %2 ways, and in all of them &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; können ihre Randzahlen auf %2 Weisen ergeben, und in jeder davon gilt: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>There are %3 ways for &lt;p&gt;%1&lt;/p&gt; to make their labels so that &lt;p&gt;%2&lt;/p&gt; can still make theirs, and in all of them &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Auf %3 Weisen können &lt;p&gt;%1&lt;/p&gt; ihre Randzahlen so ergeben, dass &lt;p&gt;%2&lt;/p&gt; die ihren noch erreichen, und in jeder davon gilt: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can make their labels, so that &lt;p&gt;%2&lt;/p&gt; can still make theirs, in just one way: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; können ihre Randzahlen nur auf eine Weise so ergeben, dass &lt;p&gt;%2&lt;/p&gt; die ihren noch erreichen: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>All ways to meet &lt;p&gt;%1&lt;/p&gt; that fit what is known there agree: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: Alle Möglichkeiten, das zu erfüllen, die zum dort Bekannten passen, stimmen darin überein: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Otherwise &lt;p&gt;a part of the inside or of the outside&lt;/p&gt; would be cut off: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Sonst wäre &lt;p&gt;ein Teil des Inneren oder des Äußeren&lt;/p&gt; abgeschnitten: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%4&lt;/p&gt; on the way from %1 over %3 to %2: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%4&lt;/p&gt; auf dem Weg %1 – %2 (über: %3): &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so just one line parts the cells on its other two sides: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 hat %2&lt;/p&gt;, also trennt nur eine Linie die Felder an den anderen zwei Seiten: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so just one line parts the cell on its other side from the outside beyond the border: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 hat %2&lt;/p&gt;, also trennt nur eine Linie das Feld an der anderen Seite vom Außen jenseits des Rands: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so the line goes on by just one other edge: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 hat %2&lt;/p&gt;, also geht die Linie auf genau einer anderen Kante weiter: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so none or two lines part the two cells beside it there: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 hat %2&lt;/p&gt;, also trennen keine oder zwei Linien die zwei Felder daneben: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so just one line parts the cells on these two sides: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 hat %2&lt;/p&gt;, also trennt nur eine Linie die Felder an diesen zwei Seiten: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt;, which leaves only this at &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;, also bleibt für &lt;p&gt;%1&lt;/p&gt; nur &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Before, it was known: &lt;p&gt;%1&lt;/p&gt;. Together that makes &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Bekannt war schon: &lt;p&gt;%1&lt;/p&gt;. Zusammen ergibt das &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No line goes on from the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt;, so it has both edges there or neither, and a 3 cannot miss both: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: An der Ecke &lt;p&gt;%2&lt;/p&gt; geht keine Linie weiter, also sind dort beide Kanten Linien oder keine, und einer 3 dürfen nicht beide fehlen: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No line goes on from the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt;, so it has both edges there or neither, and a 1 cannot have both: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: An der Ecke &lt;p&gt;%2&lt;/p&gt; geht keine Linie weiter, also sind dort beide Kanten Linien oder keine, und beide wären für eine 1 zu viel: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No line goes on from the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt;, so it has both edges there or neither. Either way, a line leaves by its &lt;p&gt;%3&lt;/p&gt; corner, where there is only one way: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: An der Ecke &lt;p&gt;%2&lt;/p&gt; geht keine Linie weiter, also sind dort beide Kanten Linien oder keine. So oder so geht eine Linie an der Ecke &lt;p&gt;%3&lt;/p&gt; weg, wo es nur einen Weg gibt: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No line goes on from the far corner of &lt;p&gt;%1&lt;/p&gt;, so it has both edges there, and one where it touches &lt;p&gt;%2&lt;/p&gt;. That line goes on along the 1, as its only one: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: An der fernen Ecke geht keine Linie weiter, also sind dort beide Kanten Linien und eine dort, wo &lt;p&gt;%2&lt;/p&gt; anstößt. Diese Linie läuft an der 1 weiter, als deren einzige: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and must turn along it. So its other line is at its &lt;p&gt;%3&lt;/p&gt; corner and leaves there, by the only way left: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: Eine Linie kommt an die Ecke &lt;p&gt;%2&lt;/p&gt; und muss dort abbiegen. Also liegt die andere Linie an der Ecke &lt;p&gt;%3&lt;/p&gt; und geht dort weg, auf dem einzigen Weg, der bleibt: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and must turn along it. So its other line is at its &lt;p&gt;%3&lt;/p&gt; corner, but cannot go on from there.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: Eine Linie kommt an die Ecke &lt;p&gt;%2&lt;/p&gt; und muss dort abbiegen. Also liegt die andere Linie an der Ecke &lt;p&gt;%3&lt;/p&gt;, kann von dort aber nicht weiter.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; are side by side and have two lines at each dot between them, so no other line comes there: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; sind Nachbarn und haben zwei Linien an jedem Punkt dazwischen, also kommt dort keine weitere hin: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line between &lt;p&gt;%1&lt;/p&gt; would have to turn along one of them, which would then have two lines: &lt;c&gt;it is crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: Eine Linie dazwischen müsste an einer davon abbiegen, die dann zwei Linien hätte: &lt;c&gt;Die Kante ist gekreuzt&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Taken together, these leave no choice: &lt;p&gt;%1&lt;/p&gt;. So &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Zusammen lässt dies keine Wahl: &lt;p&gt;%1&lt;/p&gt;. Also &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Taken together, these leave no choice in &lt;c&gt;%2 places&lt;/c&gt;: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Zusammen lässt dies an &lt;c&gt;%2 Stellen&lt;/c&gt; keine Wahl: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1. %2 steps later, that fails:</source>
        <translation>Angenommen, %1. %2 Schritte später scheitert das:</translation>
    </message>
    <message>
        <source>Suppose that %1. %2 steps later, those of chains within counted, that fails:</source>
        <translation>Angenommen, %1. %2 Schritte später, die der Ketten darin mitgezählt, scheitert das:</translation>
    </message>
    <message>
        <source>Suppose that %1. That fails at once:</source>
        <translation>Angenommen, %1. Das scheitert sofort:</translation>
    </message>
    <message>
        <source>So &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Also: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>So &lt;c&gt;%1&lt;/c&gt;; in all, this settles &lt;c&gt;%2 places&lt;/c&gt;.</source>
        <translation>Also: &lt;c&gt;%1&lt;/c&gt;; im Ganzen sind damit &lt;c&gt;%2 Stellen&lt;/c&gt; entschieden.</translation>
    </message>
    <message>
        <source>These cannot all hold together: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Dies kann nicht alles zusammen gelten: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Nothing fits &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: Dazu passt nichts.</translation>
    </message>
    <message>
        <source>%1 small steps lead to this: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>%1 kleine Schritte führen hierzu: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>%1 small steps settle &lt;c&gt;%2 places&lt;/c&gt;.</source>
        <translation>%1 kleine Schritte entscheiden &lt;c&gt;%2 Stellen&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>One small step follows.</source>
        <translation>Ein kleiner Schritt folgt daraus.</translation>
    </message>
    <message>
        <source>%1 small steps follow.</source>
        <translation>%1 kleine Schritte folgen daraus.</translation>
    </message>
    <message>
        <source>After %1 small steps:</source>
        <translation>Nach %1 kleinen Schritten:</translation>
    </message>
    <message>
        <source>After one small step:</source>
        <translation>Nach einem kleinen Schritt:</translation>
    </message>
    <message>
        <source>The last of them:</source>
        <translation>Der letzte davon:</translation>
    </message>
    <message>
        <source>The same holds &lt;c&gt;%1 times more&lt;/c&gt;.</source>
        <translation>Dasselbe gilt noch &lt;c&gt;%1-mal&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1 more steps&lt;/c&gt; by the same rule follow.</source>
        <translation>&lt;c&gt;%1 weitere Schritte&lt;/c&gt; nach derselben Regel folgen.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so no line parts the cells on these two sides: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 hat %2&lt;/p&gt;, also trennt keine Linie die Felder an diesen zwei Seiten: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so two lines part the cells on these two sides: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 hat %2&lt;/p&gt;, also trennen zwei Linien die Felder an diesen zwei Seiten: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards&lt;/p&gt;, taken %1 at a time, make nothing but &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Die Karten&lt;/p&gt; ergeben, je %1 genommen, nichts als &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Kette</translation>
    </message>
    <message>
        <source>The opposite is supposed, and one step after the other follows until something fails. Open the step to watch it.</source>
        <translation>Das Gegenteil wird angenommen, und ein Schritt folgt auf den anderen, bis etwas scheitert. Öffnen Sie den Schritt, um zuzusehen.</translation>
    </message>
    <message>
        <source>Known is this: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Bekannt ist dies: &lt;p&gt;%1&lt;/p&gt;. Also hat &lt;p&gt;%2&lt;/p&gt; nur noch die Möglichkeit %3: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Known is this: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Bekannt ist dies: &lt;p&gt;%1&lt;/p&gt;. Also hat &lt;p&gt;%2&lt;/p&gt; entweder %3; in jedem Fall &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%1&lt;/p&gt; met as well, &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Ist auch &lt;p&gt;%1&lt;/p&gt; erfüllt, hat &lt;p&gt;%2&lt;/p&gt; nur noch die Möglichkeit %3: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%1&lt;/p&gt; met as well, &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Ist auch &lt;p&gt;%1&lt;/p&gt; erfüllt, hat &lt;p&gt;%2&lt;/p&gt; entweder %3; in jedem Fall &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, so one line of &lt;p&gt;%2&lt;/p&gt; runs on their sides and the other one on its other two: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;; also liegt von &lt;p&gt;%2&lt;/p&gt; die eine Linie auf diesen beiden Seiten und die andere auf den übrigen: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; and beyond the border is outside, so one line of &lt;p&gt;%2&lt;/p&gt; runs on these two sides and the other one on its other two: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, und jenseits des Randes ist außen; also liegt von &lt;p&gt;%2&lt;/p&gt; die eine Linie auf diesen beiden Seiten und die andere auf den übrigen: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Known is this: &lt;p&gt;%1&lt;/p&gt;. There are %2 ways left to meet &lt;p&gt;%3&lt;/p&gt;; in each, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Bekannt ist dies: &lt;p&gt;%1&lt;/p&gt;. Es bleiben %2 Möglichkeiten, &lt;p&gt;%3&lt;/p&gt; zu erfüllen; in jeder davon &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>There are %1 ways to meet &lt;p&gt;%2&lt;/p&gt;; in each, &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Es gibt %1 Möglichkeiten, &lt;p&gt;%2&lt;/p&gt; zu erfüllen; in jeder davon &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would cut off &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: Jede andere Möglichkeit, das zu erfüllen, schnitte &lt;p&gt;%2&lt;/p&gt; ab: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Otherwise the line would cut off &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Sonst schnitte die Linie &lt;p&gt;%1&lt;/p&gt; ab: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Otherwise &lt;p&gt;%1&lt;/p&gt;, and %2 and %3, both inside, would be cut off from each other: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Sonst gilt: &lt;p&gt;%1&lt;/p&gt;, und %2 und %3, beide innen, wären voneinander abgeschnitten: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Otherwise &lt;p&gt;%1&lt;/p&gt;, and %2, outside, could not reach the border: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Sonst gilt: &lt;p&gt;%1&lt;/p&gt;, und %2, außen, käme nicht zum Rand: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would cut off a part of the inside or of the outside, such as &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: Jede andere Möglichkeit, das zu erfüllen, schnitte einen Teil des Inneren oder des Äußeren ab, etwa &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, and two lines in all: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 hat %2&lt;/p&gt; und zusammen zwei Linien: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Nothing else fits &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Zu &lt;p&gt;%1&lt;/p&gt; passt sonst nichts: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>This cannot be, for &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Das kann nicht sein, denn &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which can make %5, but nothing between: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>Eine %1 in %2 lässt %3 für den Rest von &lt;p&gt;%4&lt;/p&gt;, der %5 ergeben kann, aber nichts dazwischen: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which can make %5, but nothing between.</source>
        <translation>Eine %1 in %2 lässt %3 für den Rest von &lt;p&gt;%4&lt;/p&gt;, der %5 ergeben kann, aber nichts dazwischen.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: %2, so %3 (%4), and %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: %2, also %3 (%4), und %5: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Inside and outside crosswise at a dot</source>
        <translation>Innen und außen über Kreuz an einem Punkt</translation>
    </message>
    <message>
        <source>Of the four cells round a dot, two across from each other are never inside with the other two outside: the loop would touch itself at the dot.</source>
        <translation>Von den vier Feldern um einen Punkt sind nie zwei gegenüberliegende innen und die beiden anderen außen: Die Schleife würde sich am Punkt selbst berühren.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are both %3, %4 is %5&lt;/p&gt;. Were &lt;c&gt;%6&lt;/c&gt; also %5, the loop would touch itself where the four meet: &lt;c&gt;it is %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 und %2 sind beide %3, %4 ist %5&lt;/p&gt;. Wäre &lt;c&gt;%6&lt;/c&gt; auch %5, so würde sich die Schleife dort, wo die vier sich treffen, selbst berühren: &lt;c&gt;Das Feld ist %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are both inside, %3 and %4 both outside&lt;/p&gt;: the loop would touch itself where the four meet.</source>
        <translation>&lt;p&gt;%1 und %2 sind beide innen, %3 und %4 beide außen&lt;/p&gt;: Die Schleife würde sich dort, wo die vier sich treffen, selbst berühren.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are both %3&lt;/p&gt;: &lt;c&gt;they are on the same side&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 und %2 sind beide %3&lt;/p&gt;: &lt;c&gt;Sie sind auf derselben Seite&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 is inside, %2 is outside&lt;/p&gt;: &lt;c&gt;they are on different sides&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 ist innen, %2 ist außen&lt;/p&gt;: &lt;c&gt;Sie sind auf verschiedenen Seiten&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Known is this: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;; from that follow &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>Bekannt ist dies: &lt;p&gt;%1&lt;/p&gt;. Also hat &lt;p&gt;%2&lt;/p&gt; nur noch die Möglichkeit %3: &lt;c&gt;%4&lt;/c&gt;; daraus folgen &lt;c&gt;%5 weitere Stellen&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Known is this: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;; from that follow &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>Bekannt ist dies: &lt;p&gt;%1&lt;/p&gt;. Also hat &lt;p&gt;%2&lt;/p&gt; entweder %3; in jedem Fall &lt;c&gt;%4&lt;/c&gt;; daraus folgen &lt;c&gt;%5 weitere Stellen&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%1&lt;/p&gt; met as well, &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;; from that follow &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>Ist auch &lt;p&gt;%1&lt;/p&gt; erfüllt, hat &lt;p&gt;%2&lt;/p&gt; nur noch die Möglichkeit %3: &lt;c&gt;%4&lt;/c&gt;; daraus folgen &lt;c&gt;%5 weitere Stellen&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%1&lt;/p&gt; met as well, &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;; from that follow &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>Ist auch &lt;p&gt;%1&lt;/p&gt; erfüllt, hat &lt;p&gt;%2&lt;/p&gt; entweder %3; in jedem Fall &lt;c&gt;%4&lt;/c&gt;; daraus folgen &lt;c&gt;%5 weitere Stellen&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Known is this: &lt;p&gt;%1&lt;/p&gt;. There are %2 ways left to meet &lt;p&gt;%3&lt;/p&gt;; in each, &lt;c&gt;%4&lt;/c&gt;; from that follow &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>Bekannt ist dies: &lt;p&gt;%1&lt;/p&gt;. Es bleiben %2 Möglichkeiten, &lt;p&gt;%3&lt;/p&gt; zu erfüllen; in jeder davon &lt;c&gt;%4&lt;/c&gt;; daraus folgen &lt;c&gt;%5 weitere Stellen&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>There are %1 ways to meet &lt;p&gt;%2&lt;/p&gt;; in each, &lt;c&gt;%3&lt;/c&gt;; from that follow &lt;c&gt;%4 more places&lt;/c&gt;.</source>
        <translation>Es gibt %1 Möglichkeiten, &lt;p&gt;%2&lt;/p&gt; zu erfüllen; in jeder davon &lt;c&gt;%3&lt;/c&gt;; daraus folgen &lt;c&gt;%4 weitere Stellen&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>All ways to meet &lt;p&gt;%1&lt;/p&gt; that fit what is known there agree: &lt;c&gt;%2&lt;/c&gt;; from that follow &lt;c&gt;%3 more places&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: Alle Möglichkeiten, das zu erfüllen, die zum dort Bekannten passen, stimmen darin überein: &lt;c&gt;%2&lt;/c&gt;; daraus folgen &lt;c&gt;%3 weitere Stellen&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would cut off &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;; from that follow &lt;c&gt;%4 more places&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: Jede andere Möglichkeit, das zu erfüllen, schnitte &lt;p&gt;%2&lt;/p&gt; ab: &lt;c&gt;%3&lt;/c&gt;; daraus folgen &lt;c&gt;%4 weitere Stellen&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would cut off a part of the inside or of the outside, such as &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;; from that follow &lt;c&gt;%4 more places&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: Jede andere Möglichkeit, das zu erfüllen, schnitte einen Teil des Inneren oder des Äußeren ab, etwa &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;; daraus folgen &lt;c&gt;%4 weitere Stellen&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get too many lines.</source>
        <translation>Angenommen, %1: Dann bekäme &lt;p&gt;%2&lt;/p&gt; zu viele Linien.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get too few lines.</source>
        <translation>Angenommen, %1: Dann bekäme &lt;p&gt;%2&lt;/p&gt; zu wenige Linien.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get more than two lines.</source>
        <translation>Angenommen, %1: Dann bekäme &lt;p&gt;%2&lt;/p&gt; mehr als zwei Linien.</translation>
    </message>
    <message>
        <source>Suppose %1: then a line would end at &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Angenommen, %1: Dann hätte &lt;p&gt;%2&lt;/p&gt; ein loses Ende.</translation>
    </message>
    <message>
        <source>Suppose %1: then there would be both a line and none &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Angenommen, %1: Dann wäre &lt;p&gt;%2&lt;/p&gt; eine Linie und zugleich keine.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would be both inside and outside.</source>
        <translation>Angenommen, %1: Dann wäre &lt;p&gt;%2&lt;/p&gt; zugleich innen und außen.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2 and %3&lt;/p&gt;, both inside, would be cut off from each other.</source>
        <translation>Angenommen, %1: Dann wären &lt;p&gt;%2 und %3&lt;/p&gt;, beide innen, voneinander abgeschnitten.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt;, outside, could not reach the border.</source>
        <translation>Angenommen, %1: Dann käme &lt;p&gt;%2&lt;/p&gt;, außen, nicht zum Rand.</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and &lt;p&gt;%2&lt;/p&gt; would get too many lines.</source>
        <translation>Angenommen, %1: Dann %3, und &lt;p&gt;%2&lt;/p&gt; bekäme zu viele Linien.</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and &lt;p&gt;%2&lt;/p&gt; would get too few lines.</source>
        <translation>Angenommen, %1: Dann %3, und &lt;p&gt;%2&lt;/p&gt; bekäme zu wenige Linien.</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and &lt;p&gt;%2&lt;/p&gt; would get more than two lines.</source>
        <translation>Angenommen, %1: Dann %3, und &lt;p&gt;%2&lt;/p&gt; bekäme mehr als zwei Linien.</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and a line would end at &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Angenommen, %1: Dann %3, und &lt;p&gt;%2&lt;/p&gt; hätte ein loses Ende.</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and there would be both a line and none &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Angenommen, %1: Dann %3, und &lt;p&gt;%2&lt;/p&gt; wäre eine Linie und zugleich keine.</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and &lt;p&gt;%2&lt;/p&gt; would be both inside and outside.</source>
        <translation>Angenommen, %1: Dann %3, und &lt;p&gt;%2&lt;/p&gt; wäre zugleich innen und außen.</translation>
    </message>
    <message>
        <source>Suppose %1: then %4, and &lt;p&gt;%2 and %3&lt;/p&gt;, both inside, would be cut off from each other.</source>
        <translation>Angenommen, %1: Dann %4, und &lt;p&gt;%2 und %3&lt;/p&gt;, beide innen, wären voneinander abgeschnitten.</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and &lt;p&gt;%2&lt;/p&gt;, outside, could not reach the border.</source>
        <translation>Angenommen, %1: Dann %3, und &lt;p&gt;%2&lt;/p&gt;, außen, käme nicht zum Rand.</translation>
    </message>
    <message>
        <source>That leaves &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Es bleibt nur: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>That leaves &lt;c&gt;%1&lt;/c&gt;, and with it &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Es bleibt nur: &lt;c&gt;%1&lt;/c&gt;, und damit auch &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Angenommen, &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Suppose that &lt;p&gt;%1&lt;/p&gt; is %2.</source>
        <translation>Angenommen, &lt;p&gt;%1&lt;/p&gt; ist %2.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can then only be %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; kann dann nur %2 sein.</translation>
    </message>
    <message>
        <source>Say &lt;p&gt;%1&lt;/p&gt; is then %2.</source>
        <translation>Sei &lt;p&gt;%1&lt;/p&gt; dann %2.</translation>
    </message>
    <message>
        <source>Then &lt;p&gt;%1&lt;/p&gt;, so &lt;p&gt;%2&lt;/p&gt; can only be %3.</source>
        <translation>Dann gilt: &lt;p&gt;%1&lt;/p&gt;, also kann &lt;p&gt;%2&lt;/p&gt; nur %3 sein.</translation>
    </message>
    <message>
        <source>Then &lt;p&gt;%1&lt;/p&gt;, so &lt;p&gt;%2&lt;/p&gt; can only be, in reading order, %3.</source>
        <translation>Dann gilt: &lt;p&gt;%1&lt;/p&gt;, also kann &lt;p&gt;%2&lt;/p&gt;, in Lesereihenfolge, nur %3 sein.</translation>
    </message>
    <message>
        <source>Then &lt;p&gt;%1&lt;/p&gt;, and nothing is left for &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Dann gilt: &lt;p&gt;%1&lt;/p&gt;, und für &lt;p&gt;%2&lt;/p&gt; bleibt nichts.</translation>
    </message>
    <message>
        <source>That cannot be, so &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Das geht nicht, also: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The %1 of &lt;p&gt;%2&lt;/p&gt; fits only in &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;no other cell of these holds it&lt;/c&gt;.</source>
        <translation>Die %1 von &lt;p&gt;%2&lt;/p&gt; passt nur in &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;kein anderes Feld von diesen enthält sie&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A digit clears its lines</source>
        <translation>Eine Ziffer räumt ihre Reihen</translation>
    </message>
    <message>
        <source>A digit stands once in each line, box or run: the other cells there do not hold it.</source>
        <translation>Eine Ziffer steht in jeder Reihe, jedem Kasten und jeder Summenreihe einmal: Die anderen Felder dort enthalten sie nicht.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;no other cell of&lt;/c&gt; &lt;p&gt;%2&lt;/p&gt; &lt;c&gt;holds a %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;Kein anderes Feld von&lt;/c&gt; &lt;p&gt;%2&lt;/p&gt; &lt;c&gt;enthält eine %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>When all digits but one are gone for a cell, it holds the one that is left.</source>
        <translation>Sind für ein Feld alle Ziffern bis auf eine ausgeschlossen, so enthält es diese.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; leave only &lt;c&gt;%2&lt;/c&gt; for &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; lassen nur &lt;c&gt;%2&lt;/c&gt; für &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The only cell for a digit</source>
        <translation>Das einzige Feld für eine Ziffer</translation>
    </message>
    <message>
        <source>A line or box with as many cells as there are digits holds each of them. When only one of its cells can hold a digit, it stands there.</source>
        <translation>Eine Reihe oder ein Kasten mit so vielen Feldern, wie es Ziffern gibt, enthält jede von ihnen. Kann nur eines der Felder eine Ziffer enthalten, so steht sie dort.</translation>
    </message>
    <message>
        <source>A digit where two groups cross</source>
        <translation>Eine Ziffer, wo sich zwei Gruppen kreuzen</translation>
    </message>
    <message>
        <source>When all places for a digit in a box lie in one line, the line has it there: no other cell of the line holds it. The same with box and line exchanged.</source>
        <translation>Liegen alle Stellen für eine Ziffer in einem Kasten in derselben Reihe, so hat die Reihe sie dort: Kein anderes Feld der Reihe enthält sie. Ebenso mit Kasten und Reihe vertauscht.</translation>
    </message>
    <message>
        <source>Two digits that have only the same two cells left in a line or box fill them: these cells hold nothing else.</source>
        <translation>Zwei Ziffern, denen in einer Reihe oder einem Kasten nur dieselben zwei Felder bleiben, füllen sie: Diese Felder enthalten nichts anderes.</translation>
    </message>
    <message>
        <source>Three cells that can only hold three digits among them use all three up: the other cells of their line or box hold none of them.</source>
        <translation>Drei Felder, die zusammen nur drei Ziffern enthalten können, brauchen alle drei auf: Die anderen Felder ihrer Reihe oder ihres Kastens enthalten keine davon.</translation>
    </message>
    <message>
        <source>Three digits that have only three cells left in a line or box fill them: these cells hold nothing else.</source>
        <translation>Drei Ziffern, denen in einer Reihe oder einem Kasten nur drei Felder bleiben, füllen sie: Diese Felder enthalten nichts anderes.</translation>
    </message>
    <message>
        <source>Four cells that can only hold four digits among them use all four up: the other cells of their line or box hold none of them.</source>
        <translation>Vier Felder, die zusammen nur vier Ziffern enthalten können, brauchen alle vier auf: Die anderen Felder ihrer Reihe oder ihres Kastens enthalten keine davon.</translation>
    </message>
    <message>
        <source>Four digits that have only four cells left in a line or box fill them: these cells hold nothing else.</source>
        <translation>Vier Ziffern, denen in einer Reihe oder einem Kasten nur vier Felder bleiben, füllen sie: Diese Felder enthalten nichts anderes.</translation>
    </message>
    <message>
        <source>When a digit has places only in the same two columns of two rows, both columns have it in these rows: no other cell of the columns holds it. The same with rows and columns exchanged.</source>
        <translation>Hat eine Ziffer in zwei Zeilen nur in denselben zwei Spalten Platz, so haben beide Spalten sie in diesen Zeilen: Kein anderes Feld der Spalten enthält sie. Ebenso mit Zeilen und Spalten vertauscht.</translation>
    </message>
    <message>
        <source>When a digit has places only in the same three columns of three rows, these columns have it in these rows: no other cell of the columns holds it. The same with rows and columns exchanged.</source>
        <translation>Hat eine Ziffer in drei Zeilen nur in denselben drei Spalten Platz, so haben diese Spalten sie in diesen Zeilen: Kein anderes Feld der Spalten enthält sie. Ebenso mit Zeilen und Spalten vertauscht.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt; share out %3 in &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;no other cell there holds them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt; teilen sich in &lt;p&gt;%1&lt;/p&gt; die Ziffern %3: &lt;c&gt;Kein anderes Feld dort enthält sie&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The %2 of &lt;p&gt;%1&lt;/p&gt; fit only in &lt;c&gt;%3&lt;/c&gt;: these hold nothing else.</source>
        <translation>Die %2 von &lt;p&gt;%1&lt;/p&gt; passen nur in &lt;c&gt;%3&lt;/c&gt;: Diese enthalten nichts anderes.</translation>
    </message>
    <message>
        <source>Only &lt;c&gt;%2&lt;/c&gt; can hold the &lt;c&gt;%3&lt;/c&gt; of &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Nur &lt;c&gt;%2&lt;/c&gt; kann die &lt;c&gt;%3&lt;/c&gt; von &lt;p&gt;%1&lt;/p&gt; enthalten.</translation>
    </message>
    <message>
        <source>The %1 of &lt;p&gt;%2&lt;/p&gt; lies within &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;no other cell there holds it&lt;/c&gt;.</source>
        <translation>Die %1 von &lt;p&gt;%2&lt;/p&gt; liegt innerhalb von &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;Kein anderes Feld dort enthält sie&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Go through the ways to put the sets of digits that make the sum into its open cells. A digit that no way puts into a cell is not there.</source>
        <translation>Man geht durch, wie sich die Ziffern, die die Summe ergeben, auf ihre offenen Felder verteilen lassen. Eine Ziffer, die dabei nie in ein Feld kommt, steht dort nicht.</translation>
    </message>
    <message>
        <source>No way to fill &lt;p&gt;%1&lt;/p&gt; with %2 leaves more: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Wie man &lt;p&gt;%1&lt;/p&gt; auch mit %2 füllt, mehr bleibt nicht: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>XY-wing</source>
        <translation>XY-Wing</translation>
    </message>
    <message>
        <source>A cell has two digits left, and shares a line or box with two cells that each have one of them and the same third digit left. Whichever the first cell holds, one of the other two holds the third digit: no cell that shares a line or box with both holds it.</source>
        <translation>Ein Feld hat noch zwei Ziffern und teilt eine Linie oder einen Block mit zwei Feldern, die je eine davon und dieselbe dritte Ziffer haben. Was immer im ersten Feld steht, eines der beiden anderen enthält die dritte Ziffer: Kein Feld, das mit beiden eine Linie oder einen Block teilt, enthält sie.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: one of the last two holds the %2, &lt;c&gt;so %3, which meets both, does not&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: Eines der beiden letzten enthält die %2, &lt;c&gt;also enthält %3, das mit beiden zusammentrifft, sie nicht&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The last cell of a sum</source>
        <translation>Das letzte Feld einer Summe</translation>
    </message>
    <message>
        <source>When all cells of a sum but one hold their digits, the last one holds what is lacking.</source>
        <translation>Wenn alle Felder einer Summe bis auf eines ihre Ziffer enthalten, enthält das letzte, was noch fehlt.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks one digit: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Eine Ziffer fehlt noch, &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The digits of a sum</source>
        <translation>Die Ziffern einer Summe</translation>
    </message>
    <message>
        <source>List the sets of different digits that make the sum. A digit that is in none of them is in none of its cells.</source>
        <translation>Man zählt auf, welche verschiedenen Ziffern die Summe ergeben. Eine Ziffer, die nirgends dabei ist, steht in keinem ihrer Felder.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can only be made of %2: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Nur aus %2 besteht &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The only cell for a digit of a sum</source>
        <translation>Das einzige Feld für eine Ziffer einer Summe</translation>
    </message>
    <message>
        <source>List the sets of different digits that make the sum. A digit that is in all of them stands in the only cell that can hold it.</source>
        <translation>Man zählt auf, welche verschiedenen Ziffern die Summe ergeben. Eine Ziffer, die immer dabei ist, steht in dem einzigen Feld, das sie enthalten kann.</translation>
    </message>
    <message>
        <source>No way to make &lt;p&gt;%1&lt;/p&gt; is without %2, and no other cell can hold that: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Ohne %2 geht &lt;p&gt;%1&lt;/p&gt; nicht, und kein anderes Feld kann das enthalten: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The ways to fill two cells of a sum</source>
        <translation>Wie sich zwei Felder einer Summe füllen lassen</translation>
    </message>
    <message>
        <source>The ways to fill three cells of a sum</source>
        <translation>Wie sich drei Felder einer Summe füllen lassen</translation>
    </message>
    <message>
        <source>The ways to fill many cells of a sum</source>
        <translation>Wie sich viele Felder einer Summe füllen lassen</translation>
    </message>
    <message>
        <source>A cell that would part the white cells, were it black, is white.</source>
        <translation>Ein Feld, das schwarz die weißen Felder trennen würde, ist weiß.</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%1&lt;/p&gt;, one more black cell would part the white ones: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Ein schwarzes Feld mehr würde die weißen trennen (&lt;p&gt;%1&lt;/p&gt;): &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Beside a black cell</source>
        <translation>Neben einem schwarzen Feld</translation>
    </message>
    <message>
        <source>Black cells never touch by a side: the neighbours are white.</source>
        <translation>Schwarze Felder berühren sich nie mit einer Seite: Die Nachbarn sind weiß.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, and no black cells touch: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, und schwarze Felder berühren sich nicht: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A white cell&apos;s number</source>
        <translation>Die Zahl eines weißen Feldes</translation>
    </message>
    <message>
        <source>When a cell is white, its number is in no other white cell of its row or column.</source>
        <translation>Wenn ein Feld weiß ist, steht seine Zahl in keinem anderen weißen Feld seiner Zeile oder Spalte.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, and of &lt;p&gt;%2&lt;/p&gt; only one is white: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, und weiß ist nur eines (&lt;p&gt;%2&lt;/p&gt;): &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Between two equal numbers</source>
        <translation>Zwischen zwei gleichen Zahlen</translation>
    </message>
    <message>
        <source>Were the cell between two equal numbers black, both of these would be white: it is white.</source>
        <translation>Wäre das Feld zwischen zwei gleichen Zahlen schwarz, wären beide weiß: Es ist weiß.</translation>
    </message>
    <message>
        <source>Two of &lt;p&gt;%1&lt;/p&gt; have one cell between them, which cannot be black with both of these white: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Zwischen zweien (&lt;p&gt;%1&lt;/p&gt;) liegt ein Feld, das nicht schwarz sein kann, denn dann wären beide weiß: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Two equal numbers side by side</source>
        <translation>Zwei gleiche Zahlen nebeneinander</translation>
    </message>
    <message>
        <source>Of two equal numbers side by side one is white: every other one in their line is black.</source>
        <translation>Von zwei gleichen Zahlen nebeneinander ist eine weiß: Jede weitere in ihrer Linie ist schwarz.</translation>
    </message>
    <message>
        <source>Two of &lt;p&gt;%1&lt;/p&gt; stand side by side, so one of these two is white: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Zwei stehen nebeneinander (&lt;p&gt;%1&lt;/p&gt;), also ist eine der beiden weiß: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A corner that is not cut off</source>
        <translation>Eine Ecke, die nicht abgeschnitten wird</translation>
    </message>
    <message>
        <source>A wall that stays open</source>
        <translation>Eine Mauer, die offen bleibt</translation>
    </message>
    <message>
        <source>Each way through &lt;p&gt;%1&lt;/p&gt; has this: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Jeder Weg (&lt;p&gt;%1&lt;/p&gt;) hat dies gemeinsam: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>In and out</source>
        <translation>Hinein und hinaus</translation>
    </message>
    <message>
        <source>The loop enters a cell and leaves it once, or does not come there.</source>
        <translation>Die Linie kommt einmal in ein Feld und verlässt es wieder, oder sie kommt nicht dorthin.</translation>
    </message>
    <message>
        <source>The line has two ends or none in &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Die Linie geht einmal oder gar nicht durch &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Straight through a white pearl</source>
        <translation>Gerade durch eine weiße Perle</translation>
    </message>
    <message>
        <source>The loop runs straight through a white pearl, and turns just before or after it.</source>
        <translation>Die Linie läuft gerade durch eine weiße Perle und biegt direkt davor oder dahinter ab.</translation>
    </message>
    <message>
        <source>The line runs straight through &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Die Linie läuft gerade durch &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Turning on a black pearl</source>
        <translation>Um die Ecke auf einer schwarzen Perle</translation>
    </message>
    <message>
        <source>The loop turns on a black pearl, and runs straight on for two cells either way.</source>
        <translation>Die Linie biegt auf einer schwarzen Perle ab und läuft nach beiden Seiten zwei Felder geradeaus.</translation>
    </message>
    <message>
        <source>The line turns on &lt;p&gt;%1&lt;/p&gt; and goes two cells either way: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Die Linie biegt ab (&lt;p&gt;%1&lt;/p&gt;) und läuft nach beiden Seiten zwei Felder weit: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A white pearl and its turn</source>
        <translation>Eine weiße Perle und ihre Ecke</translation>
    </message>
    <message>
        <source>When a white pearl cannot turn on one side, it does so on the other; where it can turn on neither, it runs the other way.</source>
        <translation>Wo die Linie auf der einen Seite einer weißen Perle nicht abbiegen kann, biegt sie auf der anderen ab; kann sie es auf keiner, läuft sie in der anderen Richtung.</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%2&lt;/p&gt;, each way to pass &lt;p&gt;%1&lt;/p&gt; has this: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Jeder Weg durch &lt;p&gt;%1&lt;/p&gt; hat nun (&lt;p&gt;%2&lt;/p&gt;) dies gemeinsam: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No small loop</source>
        <translation>Kein kleiner Rundweg</translation>
    </message>
    <message>
        <source>A line that would close a loop while there is a line elsewhere does not run.</source>
        <translation>Eine Linie, die einen Rundweg schließen würde, während es anderswo noch eine gibt, verläuft dort nicht.</translation>
    </message>
    <message>
        <source>That would close the loop too early, as there are other lines: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Das würde den Rundweg zu früh schließen, denn es gibt andere Linien: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Two pearls near each other</source>
        <translation>Zwei Perlen nah beieinander</translation>
    </message>
    <message>
        <source>What both of two near pearls ask for leaves fewer ways than each alone.</source>
        <translation>Was zwei nahe Perlen zusammen verlangen, lässt weniger Wege als jede allein.</translation>
    </message>
    <message>
        <source>Three pearls in a row</source>
        <translation>Drei Perlen in einer Reihe</translation>
    </message>
    <message>
        <source>Were the line to run through three white pearls in a row, it could not turn beside the middle one: it crosses the row.</source>
        <translation>Liefe die Linie durch drei weiße Perlen in einer Reihe, könnte sie neben der mittleren nicht abbiegen: Sie kreuzt die Reihe.</translation>
    </message>
    <message>
        <source>A pearl and the cells beside it</source>
        <translation>Eine Perle und die Felder daneben</translation>
    </message>
    <message>
        <source>Go through the ways to pass a pearl: the line must come into the cells beside it, and out of them.</source>
        <translation>Man geht die Wege durch eine Perle durch: Die Linie muss in die Felder daneben hinein- und wieder herauskommen.</translation>
    </message>
    <message>
        <source>Four cells in a square</source>
        <translation>Vier Felder im Quadrat</translation>
    </message>
    <message>
        <source>A line that enters a square of four cells leaves it again: go through its ways.</source>
        <translation>Eine Linie, die in ein Quadrat von vier Feldern kommt, verlässt es wieder: Man geht ihre Wege durch.</translation>
    </message>
    <message>
        <source>Two cells that can only hold the same two digits use both of them up: the other cells of their line, box or run hold neither.</source>
        <translation>Zwei Felder, die nur dieselben zwei Ziffern enthalten können, brauchen beide auf: Die anderen Felder ihrer Reihe, ihres Kastens oder ihrer Summenreihe enthalten keine davon.</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>Slink and Slitherlink: three boards to begin with</source>
        <translation>Slink und Slitherlink: drei Bretter für den Anfang</translation>
    </message>
    <message>
        <source>Slitherlink: a larger board</source>
        <translation>Slitherlink: ein größeres Brett</translation>
    </message>
    <message>
        <source>Slitherlink: one answer, none, and many</source>
        <translation>Slitherlink: eine Lösung, keine und viele</translation>
    </message>
    <message>
        <source>Cards: six that make 163</source>
        <translation>Karten: sechs, die 163 ergeben</translation>
    </message>
    <message>
        <source>Cards: small hands to begin with</source>
        <translation>Karten: kleine Blätter für den Anfang</translation>
    </message>
    <message>
        <source>Cards: through fractions, and below 0</source>
        <translation>Karten: über Brüche und unter 0</translation>
    </message>
    <message>
        <source>Cards: out of reach, and the closest</source>
        <translation>Karten: unerreichbar, und was am nächsten kommt</translation>
    </message>
    <message>
        <source>Cards: powers, whole numbers, cards left over</source>
        <translation>Karten: Potenzen, ganze Zahlen, übrige Karten</translation>
    </message>
    <message>
        <source>Cards: seven and eight</source>
        <translation>Karten: sieben und acht</translation>
    </message>
    <message>
        <source>Hex Tile Equations: three boards to begin with</source>
        <translation>Sechseck-Gleichungen: drei Bretter für den Anfang</translation>
    </message>
    <message>
        <source>Hex Tile Equations: thirteen tiles and a narrow tower</source>
        <translation>Sechseck-Gleichungen: dreizehn Kacheln und ein schmaler Turm</translation>
    </message>
    <message>
        <source>Hex Tile Equations: twenty-two and twenty-four tiles</source>
        <translation>Sechseck-Gleichungen: zweiundzwanzig und vierundzwanzig Kacheln</translation>
    </message>
    <message>
        <source>Hex Tile Equations: one answer, none, and many</source>
        <translation>Sechseck-Gleichungen: eine Lösung, keine und viele</translation>
    </message>
    <message>
        <source>KenKen: three to begin with</source>
        <translation>KenKen: drei für den Anfang</translation>
    </message>
    <message>
        <source>KenKen: lines add up</source>
        <translation>KenKen: Summen von Reihen</translation>
    </message>
    <message>
        <source>KenKen: cages share their lines</source>
        <translation>KenKen: Käfige teilen sich ihre Reihen</translation>
    </message>
    <message>
        <source>KenKen: nine by nine</source>
        <translation>KenKen: neun mal neun</translation>
    </message>
    <message>
        <source>Number Cross: a small board to begin with</source>
        <translation>Zahlenkreuz: ein kleines Brett für den Anfang</translation>
    </message>
    <message>
        <source>Number Cross: a drop of ink</source>
        <translation>Zahlenkreuz: ein Tropfen Tinte</translation>
    </message>
    <message>
        <source>Number Cross: counting the ways</source>
        <translation>Zahlenkreuz: Möglichkeiten zählen</translation>
    </message>
    <message>
        <source>Number Cross: a hard board, lines taken together</source>
        <translation>Zahlenkreuz: ein schweres Brett, Reihen zusammengenommen</translation>
    </message>
    <message>
        <source>Number Cross: four labels that clash</source>
        <translation>Zahlenkreuz: vier Randzahlen, die sich widersprechen</translation>
    </message>
    <message>
        <source>Number Cross: many answers</source>
        <translation>Zahlenkreuz: viele Lösungen</translation>
    </message>
    <message>
        <source>KenKen: the operations are not given</source>
        <translation>KenKen: ohne Angabe der Rechenart</translation>
    </message>
    <message>
        <source>Sudoku: four digits to begin with</source>
        <translation>Sudoku: vier Ziffern für den Anfang</translation>
    </message>
    <message>
        <source>Sudoku: both diagonals, too</source>
        <translation>Sudoku: auch beide Diagonalen</translation>
    </message>
    <message>
        <source>Hitori: begin between equals</source>
        <translation>Hitori: Anfang zwischen Gleichen</translation>
    </message>
    <message>
        <source>Hitori: corners stay open</source>
        <translation>Hitori: Ecken bleiben offen</translation>
    </message>
    <message>
        <source>Hitori: side by side</source>
        <translation>Hitori: nebeneinander</translation>
    </message>
    <message>
        <source>Hitori: one chain</source>
        <translation>Hitori: eine Kette</translation>
    </message>
    <message>
        <source>Hitori: long chains</source>
        <translation>Hitori: lange Ketten</translation>
    </message>
    <message>
        <source>Kakuro: small sums and large ones</source>
        <translation>Kakuro: kleine Summen und große</translation>
    </message>
    <message>
        <source>Kakuro: two cells at a time</source>
        <translation>Kakuro: zwei Felder auf einmal</translation>
    </message>
    <message>
        <source>Kakuro: a pair in a run</source>
        <translation>Kakuro: ein Paar in einer Strecke</translation>
    </message>
    <message>
        <source>Kakuro: long runs</source>
        <translation>Kakuro: lange Strecken</translation>
    </message>
    <message>
        <source>Kakuro: nothing comes easily</source>
        <translation>Kakuro: nichts geht leicht</translation>
    </message>
    <message>
        <source>Masyu: turn on black, go straight on white</source>
        <translation>Masyu: auf Schwarz abbiegen, auf Weiß geradeaus</translation>
    </message>
    <message>
        <source>Masyu: where white pearls turn</source>
        <translation>Masyu: wo weiße Perlen abbiegen</translation>
    </message>
    <message>
        <source>Masyu: no small loop</source>
        <translation>Masyu: kein kleiner Rundweg</translation>
    </message>
    <message>
        <source>Masyu: three in a row</source>
        <translation>Masyu: drei in einer Reihe</translation>
    </message>
    <message>
        <source>Masyu: a long way round</source>
        <translation>Masyu: ein langer Weg</translation>
    </message>
    <message>
        <source>Killer sudoku: sums and no digits</source>
        <translation>Killer-Sudoku: Summen und keine Ziffern</translation>
    </message>
    <message>
        <source>Sudoku: two rows, two columns</source>
        <translation>Sudoku: zwei Zeilen, zwei Spalten</translation>
    </message>
    <message>
        <source>Sudoku: triples</source>
        <translation>Sudoku: Tripel</translation>
    </message>
    <message>
        <source>Sudoku: three rows, three columns</source>
        <translation>Sudoku: drei Zeilen, drei Spalten</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message numerus="yes">
        <source>%Ln unfinished puzzles</source>
        <translation>
            <numerusform>%Ln unfertiges Rätsel</numerusform>
            <numerusform>%Ln unfertige Rätsel</numerusform>
        </translation>
    </message>
    <message>
        <source>titles, authors and notes</source>
        <translation>Titel, Urheber und Notizen</translation>
    </message>
    <message numerus="yes">
        <source>the marks on %Ln puzzles</source>
        <translation>
            <numerusform>die Eintragungen in %Ln Rätsel</numerusform>
            <numerusform>die Eintragungen in %Ln Rätseln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the options of %Ln puzzles</source>
        <translation>
            <numerusform>die Optionen von %Ln Rätsel</numerusform>
            <numerusform>die Optionen von %Ln Rätseln</numerusform>
        </translation>
    </message>
    <message>
        <source>A judge file holds puzzles of one kind; here are both “%1” and “%2”.</source>
        <translation>Eine Wettbewerbsdatei enthält Rätsel einer Art; hier sind „%1“ und „%2“ dabei.</translation>
    </message>
    <message>
        <source>There is no finished puzzle to be written.</source>
        <translation>Es gibt kein fertiges Rätsel zu schreiben.</translation>
    </message>
</context>
<context>
    <name>Signs</name>
    <message>
        <source>nothing fits at this corner any more</source>
        <translation>an dieser Ecke passt nichts mehr</translation>
    </message>
    <message>
        <source>neither of the two edges at this corner is a line</source>
        <translation>keine der beiden Kanten an dieser Ecke ist eine Linie</translation>
    </message>
    <message>
        <source>exactly one of the two edges at this corner is a line</source>
        <translation>genau eine der beiden Kanten an dieser Ecke ist eine Linie</translation>
    </message>
    <message>
        <source>at most one of the two edges at this corner is a line</source>
        <translation>höchstens eine der beiden Kanten an dieser Ecke ist eine Linie</translation>
    </message>
    <message>
        <source>both edges at this corner are lines</source>
        <translation>beide Kanten an dieser Ecke sind Linien</translation>
    </message>
    <message>
        <source>the two edges at this corner are both lines, or neither is</source>
        <translation>die beiden Kanten an dieser Ecke sind beide Linien, oder keine ist es</translation>
    </message>
    <message>
        <source>at least one of the two edges at this corner is a line</source>
        <translation>mindestens eine der beiden Kanten an dieser Ecke ist eine Linie</translation>
    </message>
    <message>
        <source>nothing is known of the two edges at this corner</source>
        <translation>von den beiden Kanten an dieser Ecke ist nichts bekannt</translation>
    </message>
    <message>
        <source>a line: the loop runs here</source>
        <translation>eine Linie: hier läuft die Schleife</translation>
    </message>
    <message>
        <source>a cross: no line runs here</source>
        <translation>ein Kreuz: hier läuft keine Linie</translation>
    </message>
    <message>
        <source>this cell is inside the loop</source>
        <translation>diese Zelle liegt in der Schleife</translation>
    </message>
    <message>
        <source>this cell is outside the loop</source>
        <translation>diese Zelle liegt außerhalb der Schleife</translation>
    </message>
    <message>
        <source>both cells are inside the loop, or both outside</source>
        <translation>beide Zellen liegen in der Schleife, oder beide außerhalb</translation>
    </message>
    <message>
        <source>one of the two cells is inside the loop</source>
        <translation>eine der beiden Zellen liegt in der Schleife</translation>
    </message>
    <message>
        <source>can still be: %1</source>
        <translation>kann noch sein: %1</translation>
    </message>
    <message>
        <source>this cell is black</source>
        <translation>diese Zelle ist schwarz</translation>
    </message>
    <message>
        <source>this cell stays white</source>
        <translation>diese Zelle bleibt weiß</translation>
    </message>
    <message>
        <source>the path goes from one to the other here</source>
        <translation>hier geht der Weg von einem zum anderen</translation>
    </message>
    <message>
        <source>the path does not cross here</source>
        <translation>hier geht der Weg nicht hinüber</translation>
    </message>
    <message>
        <source>the path begins or ends here</source>
        <translation>hier beginnt oder endet der Weg</translation>
    </message>
    <message>
        <source>the path goes on from here on both sides</source>
        <translation>der Weg geht von hier nach beiden Seiten weiter</translation>
    </message>
    <message>
        <source>what the step rests on</source>
        <translation>worauf der Schritt beruht</translation>
    </message>
    <message>
        <source>what follows</source>
        <translation>was folgt</translation>
    </message>
    <message>
        <source>what cannot be</source>
        <translation>was nicht sein kann</translation>
    </message>
    <message>
        <source>only supposed</source>
        <translation>nur angenommen</translation>
    </message>
    <message>
        <source>in both answers</source>
        <translation>in beiden Lösungen</translation>
    </message>
    <message>
        <source>for instance</source>
        <translation>zum Beispiel</translation>
    </message>
    <message>
        <source>only in the first answer</source>
        <translation>nur in der ersten Lösung</translation>
    </message>
    <message>
        <source>found by search</source>
        <translation>von der Suche gefunden</translation>
    </message>
    <message>
        <source>only in the second answer</source>
        <translation>nur in der zweiten Lösung</translation>
    </message>
    <message>
        <source>how hard this is to settle: %1</source>
        <translation>wie schwer dies zu klären ist: %1</translation>
    </message>
    <message>
        <source>found earlier, and needed later</source>
        <translation>früher gefunden und später gebraucht</translation>
    </message>
    <message>
        <source>large: what stands here</source>
        <translation>groß: was hier steht</translation>
    </message>
    <message>
        <source>small: what can still stand here; struck out: excluded now</source>
        <translation>klein: was hier noch stehen kann; durchgestrichen: jetzt ausgeschlossen</translation>
    </message>
</context>
<context>
    <name>StepWords</name>
    <message>
        <source>Signs</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>So</source>
        <translation>folgt</translation>
    </message>
    <message>
        <source>that cannot be: there is no answer</source>
        <translation>das kann nicht sein: es gibt keine Lösung</translation>
    </message>
    <message>
        <source>For instance</source>
        <translation>Zum Beispiel</translation>
    </message>
    <message>
        <source>what is dotted on the board</source>
        <translation>was auf dem Brett gepunktet ist</translation>
    </message>
    <message>
        <source>that cannot be: the opposite fails</source>
        <translation>das kann nicht sein: das Gegenteil scheitert</translation>
    </message>
    <message numerus="yes">
        <source>The %n other conclusions follow likewise.</source>
        <translation>
            <numerusform>Die andere Folgerung ergibt sich ebenso.</numerusform>
            <numerusform>Die %n anderen Folgerungen ergeben sich ebenso.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>fewer</source>
        <translation>weniger</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>An arc at a corner of a cell speaks of the cell&apos;s two edges that meet there: a full dot stands for a line, a hollow one for a line that there may be, a capsule for both or neither. It stays as long as a step needs it.</source>
        <translation>Ein Bogen an einer Ecke einer Zelle spricht von den zwei Kanten der Zelle, die dort zusammentreffen: Ein voller Punkt steht für eine Linie, ein hohler für eine mögliche Linie, eine Kapsel für beide oder keine. Er bleibt, solange ein Schritt ihn braucht.</translation>
    </message>
</context>
<context>
    <name>Strokes</name>
    <message>
        <source>draw lines</source>
        <translation>Linien ziehen</translation>
    </message>
    <message>
        <source>take lines away</source>
        <translation>Linien wegnehmen</translation>
    </message>
    <message>
        <source>draw the path</source>
        <translation>den Weg ziehen</translation>
    </message>
    <message>
        <source>draw crosses</source>
        <translation>Kreuze setzen</translation>
    </message>
    <message>
        <source>take crosses away</source>
        <translation>Kreuze wegnehmen</translation>
    </message>
    <message>
        <source>paint cells</source>
        <translation>Zellen färben</translation>
    </message>
</context>
<context>
    <name>Symmetry</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>half turn</source>
        <translation>halbe Drehung</translation>
    </message>
    <message>
        <source>quarter turn</source>
        <translation>Vierteldrehung</translation>
    </message>
    <message>
        <source>left and right mirrored</source>
        <translation>links und rechts gespiegelt</translation>
    </message>
    <message>
        <source>top and bottom mirrored</source>
        <translation>oben und unten gespiegelt</translation>
    </message>
</context>
<context>
    <name>UserMarks</name>
    <message>
        <source>blank: %1</source>
        <translation>leer: %1</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>Notiz: %1</translation>
    </message>
    <message>
        <source>begin a trial</source>
        <translation>einen Versuch beginnen</translation>
    </message>
    <message>
        <source>accept the trial</source>
        <translation>den Versuch übernehmen</translation>
    </message>
    <message>
        <source>reject the trial</source>
        <translation>den Versuch verwerfen</translation>
    </message>
</context>
<context>
    <name>inkling::AnswersPanel</name>
    <message>
        <source>Answers</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>Looking for all answers…</source>
        <translation>Alle Lösungen werden gesucht…</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Keine Lösung</translation>
    </message>
    <message numerus="yes">
        <source>%Ln different answers</source>
        <translation>
            <numerusform>%Ln Lösung</numerusform>
            <numerusform>%Ln verschiedene Lösungen</numerusform>
        </translation>
    </message>
    <message>
        <source>More than %L1 different answers</source>
        <translation>Mehr als %L1 verschiedene Lösungen</translation>
    </message>
    <message>
        <source>One answer</source>
        <translation>Eine Lösung</translation>
    </message>
</context>
<context>
    <name>inkling::Breadcrumb</name>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>Back to step %1</source>
        <translation>Zurück zu Schritt %1</translation>
    </message>
    <message>
        <source>the opposite</source>
        <translation>das Gegenteil</translation>
    </message>
    <message>
        <source>the opposite, 1 of %1</source>
        <translation>das Gegenteil, 1 von %1</translation>
    </message>
    <message>
        <source>its small steps</source>
        <translation>seine kleinen Schritte</translation>
    </message>
    <message>
        <source>The opposite of the first conclusion is supposed; the others follow likewise.</source>
        <translation>Angenommen ist das Gegenteil der ersten Folgerung; die anderen ergeben sich ebenso.</translation>
    </message>
</context>
<context>
    <name>inkling::CaseRow</name>
    <message>
        <source>Show the case before</source>
        <translation>Den vorigen Fall zeigen</translation>
    </message>
    <message>
        <source>Show the next case</source>
        <translation>Den nächsten Fall zeigen</translation>
    </message>
    <message>
        <source>Case %1 of %2</source>
        <translation>Fall %1 von %2</translation>
    </message>
</context>
<context>
    <name>inkling::CourseList</name>
    <message>
        <source>Rules from easy to hard</source>
        <translation>Regeln von leicht bis schwer</translation>
    </message>
</context>
<context>
    <name>inkling::DifficultyStrip</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>On the board: the darker and the more dots, the harder to settle.</source>
        <translation>Auf dem Brett: je dunkler und je mehr Punkte, desto schwerer zu klären.</translation>
    </message>
    <message>
        <source>Go to the hardest step</source>
        <translation>Zum schwersten Schritt gehen</translation>
    </message>
    <message>
        <source>On the board: the brighter and the more dots, the harder to settle.</source>
        <translation>Auf dem Brett: je heller und je mehr Punkte, desto schwerer zu klären.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps</source>
        <translation>
            <numerusform>%Ln Schritt</numerusform>
            <numerusform>%Ln Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>crux: step %1</source>
        <translation>Knackpunkt: Schritt %1</translation>
    </message>
    <message>
        <source>A puzzle is as hard as its hardest rounds, which are steps that can be taken at once. Many of them make it harder, by one word at most; many steps to choose from in them make it easier.</source>
        <translation>Ein Rätsel ist so schwer wie seine schwersten Runden, also Schritte, die zugleich möglich sind. Viele davon machen es schwerer, um höchstens ein Wort; viele Schritte zur Wahl darin machen es leichter.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps so far</source>
        <translation>
            <numerusform>bisher %Ln Schritt</numerusform>
            <numerusform>bisher %Ln Schritte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::Document</name>
    <message>
        <source>Title, author, note</source>
        <translation>Titel, Urheber, Notiz</translation>
    </message>
    <message>
        <source>Duplicate puzzle %L1</source>
        <translation>Rätsel %L1 verdoppeln</translation>
    </message>
    <message>
        <source>Delete puzzle %L1</source>
        <translation>Rätsel %L1 löschen</translation>
    </message>
    <message>
        <source>Move puzzle %L1 to place %L2</source>
        <translation>Rätsel %L1 an Stelle %L2 setzen</translation>
    </message>
</context>
<context>
    <name>inkling::DrawingMode</name>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;ymmetrie</translation>
    </message>
    <message>
        <source>&amp;Turn and Mirror</source>
        <translation>&amp;Drehen und spiegeln</translation>
    </message>
    <message>
        <source>&amp;Board Size</source>
        <translation>&amp;Brettgröße</translation>
    </message>
    <message>
        <source>What you had marked on the board as it was is put away. Undo brings it back.</source>
        <translation>Was Sie auf dem Brett, wie es war, eingetragen hatten, ist weggelegt. Rückgängig bringt es wieder.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Zeichnen</translation>
    </message>
</context>
<context>
    <name>inkling::DrillPage</name>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Start Again</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Next Position</source>
        <translation>Nächste Stellung</translation>
    </message>
    <message>
        <source>Back to the Lesson</source>
        <translation>Zurück zur Lektion</translation>
    </message>
    <message>
        <source>Making a position</source>
        <translation>Eine Stellung wird gemacht</translation>
    </message>
    <message>
        <source>Whether your marks are the step (Ctrl+Return)</source>
        <translation>Ob Ihre Zeichen der Schritt sind (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Each press tells a little more</source>
        <translation>Jeder Druck verrät etwas mehr</translation>
    </message>
    <message>
        <source>Take the last mark back (Ctrl+Z)</source>
        <translation>Das letzte Zeichen zurücknehmen (Strg+Z)</translation>
    </message>
    <message>
        <source>Take all your marks back</source>
        <translation>Alle Ihre Zeichen zurücknehmen</translation>
    </message>
    <message>
        <source>Another position of the same rule (Ctrl+Page Down)</source>
        <translation>Eine andere Stellung derselben Regel (Strg+Bild ab)</translation>
    </message>
    <message numerus="yes">
        <source>Looking for a position: %Ln puzzle(s) made so far.</source>
        <translation>
            <numerusform>Eine Stellung wird gesucht: %Ln Rätsel bisher gemacht.</numerusform>
            <numerusform>Eine Stellung wird gesucht: %Ln Rätsel bisher gemacht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Making a position…</source>
        <translation>Eine Stellung wird gemacht …</translation>
    </message>
    <message>
        <source>Mark what follows next. This rule gives it, and no easier rule gives anything.</source>
        <translation>Tragen Sie ein, was als Nächstes folgt. Diese Regel ergibt es, und keine leichtere Regel ergibt etwas.</translation>
    </message>
    <message>
        <source>Nothing new is marked yet.</source>
        <translation>Noch ist nichts Neues eingetragen.</translation>
    </message>
    <message>
        <source>That is so, but it does not follow by this rule alone. Start again, and look for what this rule says.</source>
        <translation>Das stimmt, folgt aber nicht allein aus dieser Regel. Beginnen Sie von vorn und suchen Sie, was diese Regel sagt.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Wrong. This is the step:</source>
        <translation>Falsch. Dies ist der Schritt:</translation>
    </message>
    <message>
        <source>This is the step:</source>
        <translation>Dies ist der Schritt:</translation>
    </message>
    <message>
        <source>Right. This lesson is done.</source>
        <translation>Richtig. Diese Lektion ist erledigt.</translation>
    </message>
</context>
<context>
    <name>inkling::DropTarget</name>
    <message>
        <source>Drop to open this text</source>
        <translation>Loslassen öffnet diesen Text</translation>
    </message>
    <message>
        <source>Drop to open %1</source>
        <translation>Loslassen öffnet %1</translation>
    </message>
    <message numerus="yes">
        <source>Drop to open %Ln files, a window each</source>
        <translation>
            <numerusform>Loslassen öffnet %Ln Datei in einem eigenen Fenster</numerusform>
            <numerusform>Loslassen öffnet %Ln Dateien, jede in ihrem Fenster</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::EditController</name>
    <message>
        <source>Mark the solution as in solving by hand, then fill in the clues that it gives.</source>
        <translation>Die Lösung markieren wie beim Lösen von Hand, dann die Hinweise eintragen, die sie ergibt.</translation>
    </message>
    <message>
        <source>Click a place and type. A click where the cursor is goes through what can stand there, the right button backwards. Ctrl+drag or Shift+arrows select.</source>
        <translation>Einen Platz anklicken und tippen. Ein Klick auf den Cursor geht durch, was dort stehen kann, die rechte Taste rückwärts. Strg+Ziehen oder Umschalt+Pfeile wählen aus.</translation>
    </message>
    <message>
        <source>Drag over cells to make a cage, then type its clue, as in 12x. Drag from a cage to let it grow; with Shift what you drag over is split off. Delete takes the clue away, then the cell out of its cage. By keys: Ctrl+arrows, or Shift+arrows and Return.</source>
        <translation>Über Felder ziehen bildet einen Käfig; dann seinen Hinweis tippen, etwa 12x. Aus einem Käfig heraus gezogen wächst er; mit Umschalt wird abgetrennt, worüber gezogen wird. Entf nimmt den Hinweis weg, dann das Feld aus dem Käfig. Mit Tasten: Strg+Pfeile, oder Umschalt+Pfeile und Eingabe.</translation>
    </message>
    <message>
        <source>%1, blank</source>
        <translation>%1, leer</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Not a puzzle yet</source>
        <translation>Noch kein Rätsel</translation>
    </message>
    <message>
        <source>One answer</source>
        <translation>Eine Lösung</translation>
    </message>
    <message>
        <source>It can be done</source>
        <translation>Es geht</translation>
    </message>
    <message>
        <source>More than one answer</source>
        <translation>Mehr als eine Lösung</translation>
    </message>
    <message numerus="yes">
        <source>Two answers differ in %Ln places.</source>
        <translation>
            <numerusform>Zwei Lösungen unterscheiden sich an %Ln Stelle.</numerusform>
            <numerusform>Zwei Lösungen unterscheiden sich an %Ln Stellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Keine Lösung</translation>
    </message>
    <message>
        <source>Filling in the clues…</source>
        <translation>Die Hinweise werden eingetragen…</translation>
    </message>
    <message>
        <source>Fill in clues</source>
        <translation>Hinweise eintragen</translation>
    </message>
    <message>
        <source>Taking clues away…</source>
        <translation>Hinweise werden weggenommen…</translation>
    </message>
    <message>
        <source>Minimise</source>
        <translation>Ausdünnen</translation>
    </message>
    <message>
        <source>Dealing…</source>
        <translation>Es wird ausgeteilt…</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Austeilen</translation>
    </message>
    <message>
        <source>No place is blank.</source>
        <translation>Kein Platz ist leer.</translation>
    </message>
    <message>
        <source>These cannot all hold: %1</source>
        <translation>Diese können nicht alle gelten: %1</translation>
    </message>
    <message>
        <source>This cannot hold: %1</source>
        <translation>Das kann nicht gelten: %1</translation>
    </message>
    <message>
        <source>Drag a bar beside the board to make it larger or smaller.</source>
        <translation>Ziehen Sie an einem Balken neben dem Brett, um es zu vergrößern oder zu verkleinern.</translation>
    </message>
</context>
<context>
    <name>inkling::EditPanel</name>
    <message>
        <source>Show it on the board</source>
        <translation>Auf dem Brett zeigen</translation>
    </message>
    <message>
        <source>Go on after typing</source>
        <translation>Nach dem Tippen weitergehen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Working out the verdict</source>
        <translation>Das Urteil wird ermittelt</translation>
    </message>
    <message>
        <source>What is missing still</source>
        <translation>Was noch fehlt</translation>
    </message>
    <message>
        <source>What you write in a cell is written in its partners, too</source>
        <translation>Was in ein Feld geschrieben wird, wird auch in seine Partner geschrieben</translation>
    </message>
    <message>
        <source>The cursor goes to the next place when nothing more can be typed</source>
        <translation>Der Cursor geht zum nächsten Platz, wenn nichts mehr dazukommen kann</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;ymmetrie</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>From the solution, or by chance</source>
        <translation>Aus der Lösung, oder zufällig</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
</context>
<context>
    <name>inkling::ErrorPage</name>
    <message>
        <source>What follows this line was not read.</source>
        <translation>Was auf diese Zeile folgt, wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Eine Datei öffnen…</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Line %L1 cannot be read</source>
        <translation>Zeile %L1 ist nicht zu lesen</translation>
    </message>
    <message>
        <source>This file is not there</source>
        <translation>Diese Datei ist nicht da</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Diese Datei lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>%1 does not exist. It may have been moved or renamed.</source>
        <translation>%1 gibt es nicht. Vielleicht wurde die Datei verschoben oder umbenannt.</translation>
    </message>
    <message>
        <source>This file is empty</source>
        <translation>Diese Datei ist leer</translation>
    </message>
    <message>
        <source>There is no text in %1.</source>
        <translation>In %1 steht kein Text.</translation>
    </message>
    <message>
        <source>This file holds no puzzles</source>
        <translation>Diese Datei enthält keine Rätsel</translation>
    </message>
    <message>
        <source>%1 ends before the first one.</source>
        <translation>%1 endet vor dem ersten.</translation>
    </message>
</context>
<context>
    <name>inkling::ExplainingMode</name>
    <message>
        <source>Possible steps</source>
        <translation>Mögliche Schritte</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Abs&amp;pielen</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>Überlegung</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps so far, %1 open</source>
        <translation>
            <numerusform>bisher %Ln Schritt, %1 offen</numerusform>
            <numerusform>bisher %Ln Schritte, %1 offen</numerusform>
        </translation>
    </message>
    <message>
        <source>Explaining what no named rule settles…</source>
        <translation>Was keine benannte Regel klärt, wird erklärt…</translation>
    </message>
    <message>
        <source>Stopped before the reasoning came to its end.</source>
        <translation>Angehalten, bevor die Überlegung zu Ende war.</translation>
    </message>
</context>
<context>
    <name>inkling::FileKeeper</name>
    <message>
        <source>Judge file (*.in *.txt)</source>
        <translation>Wettbewerbsdatei (*.in *.txt)</translation>
    </message>
    <message>
        <source>Inkling project (*.inkling)</source>
        <translation>Inkling-Projekt (*.inkling)</translation>
    </message>
    <message>
        <source>Inkling</source>
        <translation>Inkling</translation>
    </message>
    <message>
        <source>Open a File of Puzzles</source>
        <translation>Eine Datei mit Rätseln öffnen</translation>
    </message>
    <message>
        <source>Puzzles (*.inkling *.in *.txt)</source>
        <translation>Rätsel (*.inkling *.in *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>What could be undone is not there any more: line %L1 of the file says what does not fit the puzzles. The puzzles are all there.</source>
        <translation>Was rückgängig zu machen war, ist nicht mehr da: Zeile %L1 der Datei sagt, was nicht zu den Rätseln passt. Die Rätsel sind alle da.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>what in the file is no puzzle, and all behind it</source>
        <translation>was in der Datei kein Rätsel ist und alles dahinter</translation>
    </message>
    <message>
        <source>A judge file cannot hold all of this.</source>
        <translation>Eine Wettbewerbsdatei kann nicht all das enthalten.</translation>
    </message>
    <message>
        <source>“%1” would be without: %2. A project holds everything.</source>
        <translation>In „%1“ würde fehlen: %2. Ein Projekt enthält alles.</translation>
    </message>
    <message>
        <source>Save as &amp;Project…</source>
        <translation>Als &amp;Projekt speichern …</translation>
    </message>
    <message>
        <source>Save &amp;Judge File</source>
        <translation>&amp;Wettbewerbsdatei speichern</translation>
    </message>
    <message>
        <source>“%1” could not be saved.</source>
        <translation>„%1“ konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Export Judge File</source>
        <translation>Als Wettbewerbsdatei ausgeben</translation>
    </message>
    <message>
        <source>“%1” could not be written.</source>
        <translation>„%1“ konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>Written: %1, without %2</source>
        <translation>Geschrieben: %1, ohne %2</translation>
    </message>
    <message>
        <source>%1
Nothing is lost: what is in the window stays there, and a file that was there before is as it was.</source>
        <translation>%1
Nichts ist verloren: Was im Fenster ist, bleibt dort, und eine Datei, die es vorher gab, ist, wie sie war.</translation>
    </message>
    <message>
        <source>Save what has changed in “%1”?</source>
        <translation>Speichern, was sich in „%1“ geändert hat?</translation>
    </message>
    <message>
        <source>What is not saved is lost.</source>
        <translation>Was nicht gespeichert wird, ist verloren.</translation>
    </message>
    <message>
        <source>What you do cannot be kept safe for now: %1. Save it elsewhere, or make room. It is tried again all the time.</source>
        <translation>Was Sie tun, kann gerade nicht gesichert werden: %1. Speichern Sie es anderswo oder schaffen Sie Platz. Es wird immer wieder versucht.</translation>
    </message>
    <message>
        <source>Restored what was not saved: %1</source>
        <translation>Wiederhergestellt, was nicht gespeichert war: %1</translation>
    </message>
    <message>
        <source>What was not saved could not be read again. It is kept here: %1</source>
        <translation>Was nicht gespeichert war, ließ sich nicht wieder lesen. Es liegt noch hier: %1</translation>
    </message>
</context>
<context>
    <name>inkling::FoundLegend</name>
    <message>
        <source>in both answers</source>
        <translation>in beiden Lösungen</translation>
    </message>
    <message>
        <source>only in the first</source>
        <translation>nur in der ersten</translation>
    </message>
    <message>
        <source>only in the second</source>
        <translation>nur in der zweiten</translation>
    </message>
    <message>
        <source>found by search</source>
        <translation>von der Suche gefunden</translation>
    </message>
</context>
<context>
    <name>inkling::GenerateDialog</name>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;ymmetrie</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Erzeugen</translation>
    </message>
    <message>
        <source>Generate Puzzles</source>
        <translation>Rätsel erzeugen</translation>
    </message>
    <message>
        <source>Another seed, by chance</source>
        <translation>Ein anderer Startwert, durch Zufall</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Rätsel</translation>
    </message>
    <message>
        <source>S&amp;ize</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>&amp;Schwierigkeit</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>Start&amp;wert</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>Wie &amp;viele</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The same seed makes the same puzzle again, on every machine</source>
        <translation>Derselbe Startwert ergibt wieder dasselbe Rätsel, auf jedem Rechner</translation>
    </message>
    <message>
        <source>The best puzzle so far</source>
        <translation>Das bisher beste Rätsel</translation>
    </message>
    <message>
        <source>A seed is needed: any number.</source>
        <translation>Es braucht einen Startwert: irgendeine Zahl.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Abbre&amp;chen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The best so far is shown here.</source>
        <translation>Hier steht das bisher beste.</translation>
    </message>
    <message>
        <source>Making the first…</source>
        <translation>Das erste entsteht…</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Noch nichts</translation>
    </message>
    <message>
        <source>%L1 of %L2 made</source>
        <translation>%L1 von %L2 erzeugt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tried</source>
        <translation>
            <numerusform>%Ln Versuch</numerusform>
            <numerusform>%Ln Versuche</numerusform>
        </translation>
    </message>
    <message>
        <source>best so far: %1</source>
        <translation>das bisher beste: %1</translation>
    </message>
    <message>
        <source>Generated – %1 (%2 %3, seed %4)</source>
        <translation>Erzeugt – %1 (%2 %3, Startwert %4)</translation>
    </message>
    <message numerus="yes">
        <source>Generated – %Ln puzzles, %1 (%2 %3, from seed %4)</source>
        <translation>
            <numerusform>Erzeugt – %Ln Rätsel, %1 (%2 %3, ab Startwert %4)</numerusform>
            <numerusform>Erzeugt – %Ln Rätsel, %1 (%2 %3, ab Startwert %4)</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>Keep this seed; else the next puzzle has another</source>
        <translation>Diesen Startwert behalten; sonst hat das nächste Rätsel einen anderen</translation>
    </message>
    <message>
        <source>&amp;Take It</source>
        <translation>Über&amp;nehmen</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Take These %Ln</source>
        <translation>
            <numerusform>Diese %Ln über&amp;nehmen</numerusform>
            <numerusform>Diese %Ln über&amp;nehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Generated – %1 (%2 %3, cancelled)</source>
        <translation>Erzeugt – %1 (%2 %3, abgebrochen)</translation>
    </message>
    <message>
        <source>None of very many tries fits. Another seed, size or difficulty may.</source>
        <translation>Von sehr vielen Versuchen passt keiner. Vielleicht mit anderem Startwert, anderer Größe oder Schwierigkeit.</translation>
    </message>
</context>
<context>
    <name>inkling::JoiningController</name>
    <message numerus="yes">
        <source>%Ln left on the table, to make %1.</source>
        <translation>
            <numerusform>%Ln liegt auf dem Tisch, Ziel %1.</numerusform>
            <numerusform>%Ln liegen auf dem Tisch, Ziel %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Makes %1, not %2.</source>
        <translation>Ergibt %1, nicht %2.</translation>
    </message>
    <message>
        <source>This is an answer: nothing is left to do.</source>
        <translation>Das ist eine Lösung: Es bleibt nichts zu tun.</translation>
    </message>
    <message>
        <source>Looking for what follows next…</source>
        <translation>Gesucht wird, was als Nächstes folgt…</translation>
    </message>
    <message>
        <source>No way on was found in the time there is.</source>
        <translation>In der Zeit, die dafür ist, fand sich kein Weg weiter.</translation>
    </message>
    <message>
        <source>From here no way leads to the target.</source>
        <translation>Von hier führt kein Weg zum Ziel.</translation>
    </message>
    <message>
        <source>Split the last one again.</source>
        <translation>Trennen Sie das Letzte wieder.</translation>
    </message>
    <message>
        <source>No way of joining these makes the target.</source>
        <translation>Wie man sie auch verbindet, das Ziel ergibt sich nicht.</translation>
    </message>
    <message>
        <source>Two of them go together first. Which?</source>
        <translation>Zwei davon gehören zuerst zusammen. Welche?</translation>
    </message>
    <message>
        <source>From here a way leads to the target.</source>
        <translation>Von hier führt ein Weg zum Ziel.</translation>
    </message>
    <message>
        <source>Put %1 and %2 together.</source>
        <translation>Verbinden Sie %1 und %2.</translation>
    </message>
    <message>
        <source>Make this: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Machen Sie daraus: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Which two?</source>
        <translation>Welche zwei?</translation>
    </message>
    <message>
        <source>How?</source>
        <translation>Wie?</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Split it</source>
        <translation>Trennen</translation>
    </message>
    <message>
        <source>Done. Ask again for what follows next.</source>
        <translation>Erledigt. Fragen Sie wieder nach dem, was als Nächstes folgt.</translation>
    </message>
    <message>
        <source>Split again. Ask again for what follows next.</source>
        <translation>Wieder getrennt. Fragen Sie wieder nach dem, was als Nächstes folgt.</translation>
    </message>
    <message>
        <source>Solved: it makes %1.</source>
        <translation>Gelöst: Es ergibt %1.</translation>
    </message>
    <message>
        <source>Solved in %1: it makes %2.</source>
        <translation>In %1 gelöst: Es ergibt %2.</translation>
    </message>
</context>
<context>
    <name>inkling::JoiningTable</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>This makes %1, not %2. Split it again.</source>
        <translation>Das ergibt %1, nicht %2. Trennen Sie es wieder.</translation>
    </message>
    <message>
        <source>Choose a card first.</source>
        <translation>Wählen Sie zuerst eine Karte.</translation>
    </message>
    <message>
        <source>split: %1</source>
        <translation>getrennt: %1</translation>
    </message>
    <message>
        <source>Make</source>
        <translation>Ziel</translation>
    </message>
</context>
<context>
    <name>inkling::LessonPage</name>
    <message>
        <source>What follows from what is lit? Click the picture to see.</source>
        <translation>Was folgt aus dem, was hervorgehoben ist? Ein Klick auf das Bild zeigt es.</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <translation>Stellung %1 von %2</translation>
    </message>
    <message>
        <source>Another Position</source>
        <translation>Noch eine Stellung</translation>
    </message>
</context>
<context>
    <name>inkling::NewSheetDialog</name>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Zeilen</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Zeichnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>New Puzzle</source>
        <translation>Neues Rätsel</translation>
    </message>
    <message>
        <source>The sheet</source>
        <translation>Das Blatt</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Rätsel</translation>
    </message>
    <message>
        <source>&amp;Begin with</source>
        <translation>&amp;Beginnen mit</translation>
    </message>
    <message>
        <source>an empty sheet</source>
        <translation>einem leeren Blatt</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation>Erwartet: %1</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Spalten</translation>
    </message>
    <message>
        <source>&amp;Side</source>
        <translation>&amp;Seite</translation>
    </message>
    <message>
        <source>How &amp;many</source>
        <translation>Wie &amp;viele</translation>
    </message>
</context>
<context>
    <name>inkling::NoticeBar</name>
    <message>
        <source>Notice</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Put this away</source>
        <translation>Das wegräumen</translation>
    </message>
</context>
<context>
    <name>inkling::PageActions</name>
    <message>
        <source>New puzzle</source>
        <translation>Neues Rätsel</translation>
    </message>
</context>
<context>
    <name>inkling::PagePreview</name>
    <message>
        <source>The page as it will be printed</source>
        <translation>Die Seite, wie sie gedruckt wird</translation>
    </message>
    <message>
        <source>The page before</source>
        <translation>Die Seite davor</translation>
    </message>
    <message>
        <source>The next page</source>
        <translation>Die nächste Seite</translation>
    </message>
    <message>
        <source>Page %L1 of %L2</source>
        <translation>Seite %L1 von %L2</translation>
    </message>
</context>
<context>
    <name>inkling::PlayController</name>
    <message>
        <source>The puzzle is still being solved…</source>
        <translation>Das Rätsel wird noch gelöst…</translation>
    </message>
    <message>
        <source>Looking for what follows next…</source>
        <translation>Gesucht wird, was als Nächstes folgt…</translation>
    </message>
    <message>
        <source>The wrong mark is gone.</source>
        <translation>Das falsche Zeichen ist weg.</translation>
    </message>
    <message>
        <source>Done. Ask again for what follows next.</source>
        <translation>Erledigt. Fragen Sie wieder nach dem, was als Nächstes folgt.</translation>
    </message>
    <message>
        <source>The notes say all there is to note.</source>
        <translation>Die Notizen sagen alles, was zu notieren ist.</translation>
    </message>
    <message>
        <source>The puzzle is still being solved. Ask again in a moment.</source>
        <translation>Das Rätsel wird noch gelöst. Fragen Sie gleich noch einmal.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clues can no longer be met.</source>
        <translation>
            <numerusform>%Ln Vorgabe ist nicht mehr zu erfüllen.</numerusform>
            <numerusform>%Ln Vorgaben sind nicht mehr zu erfüllen.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no answer to check by.</source>
        <translation>Es gibt keine Lösung, an der sich prüfen ließe.</translation>
    </message>
    <message>
        <source>There is more than one answer, so no mark is wrong by itself. A hint says whether they go together.</source>
        <translation>Es gibt mehr als eine Lösung, also ist kein Zeichen für sich falsch. Ein Tipp sagt, ob sie zusammenpassen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of your marks are wrong.</source>
        <translation>
            <numerusform>%Ln Ihrer Zeichen ist falsch.</numerusform>
            <numerusform>%Ln Ihrer Zeichen sind falsch.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your marks is wrong.</source>
        <translation>Keines Ihrer Zeichen ist falsch.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln notes leave out what is right.</source>
        <translation>
            <numerusform>%Ln Notiz lässt aus, was richtig ist.</numerusform>
            <numerusform>%Ln Notizen lassen aus, was richtig ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without one answer there is no last right position.</source>
        <translation>Ohne eine einzige Lösung gibt es keinen letzten richtigen Stand.</translation>
    </message>
    <message>
        <source>Here you are: none of your marks is wrong.</source>
        <translation>Da sind Sie schon: Keines Ihrer Zeichen ist falsch.</translation>
    </message>
    <message>
        <source>back to the last right position</source>
        <translation>zurück zum letzten richtigen Stand</translation>
    </message>
    <message>
        <source>Back where all your marks were right.</source>
        <translation>Zurück dort, wo alle Ihre Zeichen richtig waren.</translation>
    </message>
    <message>
        <source>Pin %1, %2 marked</source>
        <translation>Nadel %1, %2 eingetragen</translation>
    </message>
    <message>
        <source>set a pin</source>
        <translation>eine Nadel setzen</translation>
    </message>
    <message>
        <source>Pinned. “Pins” brings you back here.</source>
        <translation>Gemerkt. „Nadeln“ bringt Sie hierher zurück.</translation>
    </message>
    <message>
        <source>back to “%1”</source>
        <translation>zurück zu „%1“</translation>
    </message>
    <message>
        <source>take a pin away</source>
        <translation>eine Nadel wegnehmen</translation>
    </message>
    <message>
        <source>Can still hold: %1</source>
        <translation>Möglich sind noch: %1</translation>
    </message>
    <message>
        <source>All is right: your marks solve the puzzle.</source>
        <translation>Alles richtig: Ihre Zeichen lösen das Rätsel.</translation>
    </message>
</context>
<context>
    <name>inkling::PlayGestures</name>
    <message>
        <source>filter the notes</source>
        <translation>die Notizen aussieben</translation>
    </message>
    <message>
        <source>fill in notes</source>
        <translation>Notizen füllen</translation>
    </message>
    <message>
        <source>erase</source>
        <translation>radieren</translation>
    </message>
</context>
<context>
    <name>inkling::PlayPanel</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Why the selected place is as it is (W)</source>
        <translation>Warum es so ist, wie es an der gewählten Stelle des Bretts steht (W)</translation>
    </message>
    <message>
        <source>Each press tells a little more (H)</source>
        <translation>Jeder Druck verrät etwas mehr (H)</translation>
    </message>
    <message>
        <source>Working out a hint</source>
        <translation>Ein Tipp wird ausgearbeitet</translation>
    </message>
    <message>
        <source>%1 of %2 marked</source>
        <translation>%1 von %2 eingetragen</translation>
    </message>
    <message>
        <source>Hint, %1 of %2</source>
        <translation>Tipp, %1 von %2</translation>
    </message>
    <message>
        <source>Whole hint</source>
        <translation>Ganzer Tipp</translation>
    </message>
    <message>
        <source>Why here?</source>
        <translation>Warum hier?</translation>
    </message>
    <message>
        <source>Tells all of the hint at once (Shift+H)</source>
        <translation>Sagt den ganzen Tipp auf einmal (Umschalt+H)</translation>
    </message>
    <message>
        <source>Goes through the hint step by step; your marks come back after it</source>
        <translation>Geht den Tipp Schritt für Schritt durch; danach kommen Ihre Zeichen wieder</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Noch nicht gelöst</translation>
    </message>
    <message>
        <source>Open this step</source>
        <translation>Diesen Schritt öffnen</translation>
    </message>
    <message>
        <source>Play its steps</source>
        <translation>Seine Schritte abspielen</translation>
    </message>
    <message>
        <source>What has been joined</source>
        <translation>Was verbunden wurde</translation>
    </message>
    <message>
        <source>your marks are an answer.</source>
        <translation>Ihre Zeichen sind eine Lösung.</translation>
    </message>
    <message>
        <source>your marks are the answer.</source>
        <translation>Ihre Zeichen sind die Lösung.</translation>
    </message>
    <message>
        <source>your marks are one of several answers.</source>
        <translation>Ihre Zeichen sind eine von mehreren Lösungen.</translation>
    </message>
    <message>
        <source>Solved: %1</source>
        <translation>Gelöst: %1</translation>
    </message>
    <message>
        <source>Solved in %1: %2</source>
        <translation>In %1 gelöst: %2</translation>
    </message>
</context>
<context>
    <name>inkling::PlayTools</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>Nadeln</translation>
    </message>
    <message>
        <source>Moments to come back to</source>
        <translation>Stände, zu denen Sie zurückkehren können</translation>
    </message>
    <message>
        <source>Trial: what you mark now has its own ink.</source>
        <translation>Versuch: Was Sie jetzt eintragen, hat eine eigene Farbe.</translation>
    </message>
    <message>
        <source>Trial within a trial, %1 deep, in an ink of its own.</source>
        <translation>Versuch im Versuch, %1 tief, in einer eigenen Farbe.</translation>
    </message>
</context>
<context>
    <name>inkling::PossibleSteps</name>
    <message>
        <source>Possible steps</source>
        <translation>Mögliche Schritte</translation>
    </message>
    <message>
        <source>Rule and conclusion</source>
        <translation>Regel und Folgerung</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Aufwand</translation>
    </message>
    <message>
        <source>Settles</source>
        <translation>Klärt</translation>
    </message>
    <message>
        <source>How hard the step is to see</source>
        <translation>Wie schwer der Schritt zu sehen ist</translation>
    </message>
    <message>
        <source>Looking for all steps that could be taken here…</source>
        <translation>Alle Schritte werden gesucht, die hier möglich sind…</translation>
    </message>
    <message>
        <source>No step follows from here.</source>
        <translation>Von hier folgt kein Schritt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps could be taken here; choose one to see it on the board.</source>
        <translation>
            <numerusform>%Ln Schritt ist hier möglich; wählen Sie ihn, um ihn auf dem Brett zu sehen.</numerusform>
            <numerusform>%Ln Schritte sind hier möglich; wählen Sie einen, um ihn auf dem Brett zu sehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&#xa0;· %2</source>
        <translation>%1&#xa0;· %2</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>Widerspruch</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;· %Ln more</source>
        <translation>
            <numerusform>%1&#xa0;· %Ln weitere</numerusform>
            <numerusform>%1&#xa0;· %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>≤ %1</source>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Ways on</source>
        <translation>Wege</translation>
    </message>
    <message>
        <source>In how many different ways it leads to an answer</source>
        <translation>Auf wie viele verschiedene Weisen er zu einer Lösung führt</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Noch zu lösen</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Sackgassen</translation>
    </message>
    <message>
        <source>How much is settled by it and easier steps, beyond what these settle alone</source>
        <translation>Wie viel er mit leichteren Schritten klärt, über das hinaus, was diese allein klären</translation>
    </message>
    <message>
        <source>Of %L1 ways to begin, %L2 are live: an answer can still come of them.</source>
        <translation>Von %L1 Anfängen sind %L2 noch zu lösen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln that easier steps give too</source>
        <translation>
            <numerusform>%Ln, das leichtere Schritte auch ergeben</numerusform>
            <numerusform>%Ln, die leichtere Schritte auch ergeben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::PracticeBoard</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
</context>
<context>
    <name>inkling::PracticeWindow</name>
    <message>
        <source>The Rule I Miss Most</source>
        <translation>Meine schwächste Regel</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Kind of puzzle</source>
        <translation>Rätselart</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s) done</source>
        <translation>
            <numerusform>%Ln Regel erledigt</numerusform>
            <numerusform>%Ln Regeln erledigt</numerusform>
        </translation>
    </message>
    <message>
        <source>No position has gone wrong so far</source>
        <translation>Bisher ging keine Stellung daneben</translation>
    </message>
</context>
<context>
    <name>inkling::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Usual Preferences</source>
        <translation>&amp;Übliche Einstellungen</translation>
    </message>
    <message>
        <source>Solving by hand</source>
        <translation>Selbst lösen</translation>
    </message>
    <message>
        <source>A &amp;click on an edge</source>
        <translation>Ein &amp;Klick auf eine Kante</translation>
    </message>
    <message>
        <source>goes from line to cross to blank</source>
        <translation>wechselt: Linie, Kreuz, leer</translation>
    </message>
    <message>
        <source>crosses it; dragging draws lines (pzpr)</source>
        <translation>kreuzt sie aus; Ziehen zeichnet Linien (pzpr)</translation>
    </message>
    <message>
        <source>Cross what a line &amp;rules out</source>
        <translation>Auskreuzen, was eine Linie a&amp;usschließt</translation>
    </message>
    <message>
        <source>The other edges of a dot that has two lines</source>
        <translation>Die übrigen Kanten eines Punktes mit zwei Linien</translation>
    </message>
    <message>
        <source>Take impossible &amp;notes away</source>
        <translation>Unmögliche &amp;Notizen wegnehmen</translation>
    </message>
    <message>
        <source>A digit goes from the notes of its row and column</source>
        <translation>Eine Ziffer geht aus den Notizen ihrer Zeile und Spalte</translation>
    </message>
    <message>
        <source>Shade the re&amp;st once a label is met</source>
        <translation>Den Rest &amp;schwärzen, sobald eine Randzahl stimmt</translation>
    </message>
    <message>
        <source>What is left of a row or column whose sum is there</source>
        <translation>Was von einer Zeile oder Spalte übrig ist, deren Summe da ist</translation>
    </message>
    <message>
        <source>&amp;Grey clues that are met</source>
        <translation>Erfüllte Vorgaben &amp;grau zeigen</translation>
    </message>
    <message>
        <source>What has nothing more to say steps back</source>
        <translation>Was nichts mehr zu sagen hat, tritt zurück</translation>
    </message>
    <message>
        <source>&amp;List what a cage can hold</source>
        <translation>Auf&amp;listen, was ein Käfig enthalten kann</translation>
    </message>
    <message>
        <source>The combinations that are left for the selected cage</source>
        <translation>Die Kombinationen, die dem gewählten Käfig bleiben</translation>
    </message>
    <message>
        <source>Show the t&amp;ime</source>
        <translation>Die Ze&amp;it zeigen</translation>
    </message>
    <message>
        <source>How long you have been solving this puzzle</source>
        <translation>Wie lange Sie schon an diesem Rätsel sitzen</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>&amp;Thema</translation>
    </message>
    <message>
        <source>The system’s</source>
        <translation>wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Inside and &amp;outside</source>
        <translation>Innen und a&amp;ußen</translation>
    </message>
    <message>
        <source>Inside straw, outside blank</source>
        <translation>Innen strohgelb, außen leer</translation>
    </message>
    <message>
        <source>Yellow and blue</source>
        <translation>Gelb und blau</translation>
    </message>
    <message>
        <source>Pink and green</source>
        <translation>Rosa und grün</translation>
    </message>
    <message>
        <source>Where there is no &amp;line</source>
        <translation>Wo keine &amp;Linie ist</translation>
    </message>
    <message>
        <source>a cross</source>
        <translation>ein Kreuz</translation>
    </message>
    <message>
        <source>a faint line</source>
        <translation>eine blasse Linie</translation>
    </message>
    <message>
        <source>nothing; open edges are faint</source>
        <translation>nichts; offene Kanten sind blass</translation>
    </message>
    <message>
        <source>In&amp;ks of trials</source>
        <translation>&amp;Tinten der Versuche</translation>
    </message>
    <message>
        <source>Violet and teal</source>
        <translation>Violett und petrol</translation>
    </message>
    <message>
        <source>Magenta and olive</source>
        <translation>Magenta und oliv</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Bewegung</translation>
    </message>
    <message>
        <source>New marks are drawn</source>
        <translation>Neues wird gezeichnet</translation>
    </message>
    <message>
        <source>New marks fade in</source>
        <translation>Neues wird eingeblendet</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Nichts bewegt sich</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>&amp;Begin where I left off</source>
        <translation>Dort &amp;beginnen, wo ich aufhörte</translation>
    </message>
    <message>
        <source>Opens what was open last, as it was</source>
        <translation>Öffnet, was zuletzt offen war, so wie es war</translation>
    </message>
    <message>
        <source>Number ro&amp;ws and columns</source>
        <translation>Zeilen und Spalten nu&amp;mmerieren</translation>
    </message>
    <message>
        <source>Beside the board, as the reasoning speaks of them</source>
        <translation>Neben dem Brett, so wie die Begründungen von ihnen sprechen</translation>
    </message>
    <message>
        <source>In e&amp;xported pictures, too</source>
        <translation>&amp;Auch in exportierten Bildern</translation>
    </message>
    <message>
        <source>Numbers beside the board in pictures that are exported</source>
        <translation>Nummern neben dem Brett in Bildern, die exportiert werden</translation>
    </message>
</context>
<context>
    <name>inkling::PrintDialog</name>
    <message>
        <source>T&amp;hese:</source>
        <translation>Dies&amp;e:</translation>
    </message>
    <message>
        <source>Ans&amp;wers on a last page, small</source>
        <translation>Lös&amp;ungen klein auf einer letzten Seite</translation>
    </message>
    <message>
        <source>&amp;Titles, authors and difficulty</source>
        <translation>&amp;Titel, Autoren und Schwierigkeit</translation>
    </message>
    <message>
        <source>Page &amp;numbers</source>
        <translation>Seite&amp;nzahlen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Als P&amp;DF speichern …</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>D&amp;rucken …</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>&amp;On a page:</source>
        <translation>Auf einer &amp;Seite:</translation>
    </message>
    <message>
        <source>The bare puzzle</source>
        <translation>Das leere Rätsel</translation>
    </message>
    <message>
        <source>With my marks</source>
        <translation>Mit meinen Eintragungen</translation>
    </message>
    <message>
        <source>With its answer</source>
        <translation>Mit seiner Lösung</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>&amp;Zeigen:</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Sideways</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>Which way the paper lies</source>
        <translation>Wie das Papier liegt</translation>
    </message>
    <message>
        <source>Pap&amp;er:</source>
        <translation>&amp;Papier:</translation>
    </message>
    <message numerus="yes">
        <source>&amp;All %Ln puzzles</source>
        <translation>
            <numerusform>&amp;Alle %Ln Rätsel</numerusform>
            <numerusform>&amp;Alle %Ln Rätsel</numerusform>
        </translation>
    </message>
    <message>
        <source>1-3, 7</source>
        <translation>1-3, 7</translation>
    </message>
    <message>
        <source>Numbers of puzzles</source>
        <translation>Nummern von Rätseln</translation>
    </message>
    <message>
        <source>Puzzles:</source>
        <translation>Rätsel:</translation>
    </message>
    <message>
        <source>Which puzzles? Numbers up to %L1, like 1-3, 7.</source>
        <translation>Welche Rätsel? Nummern bis %L1, wie 1-3, 7.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Page (*.pdf)</source>
        <translation>Seite (*.pdf)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>The printer takes no pages.</source>
        <translation>Der Drucker nimmt keine Seiten an.</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Gedruckt</translation>
    </message>
    <message>
        <source>Called off.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Th&amp;is one, puzzle %L1</source>
        <translation>D&amp;ieses, Rätsel %L1</translation>
    </message>
    <message>
        <source>Th&amp;is one</source>
        <translation>D&amp;ieses</translation>
    </message>
    <message>
        <source>Numbers of &amp;rows and columns</source>
        <translation>Zeilen- und Spaltennu&amp;mmern</translation>
    </message>
</context>
<context>
    <name>inkling::ProgressRow</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>inkling::PropertiesDialog</name>
    <message>
        <source>Puzzle Properties</source>
        <translation>Eigenschaften des Rätsels</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Titel:</translation>
    </message>
    <message>
        <source>&amp;Author:</source>
        <translation>&amp;Urheber:</translation>
    </message>
    <message>
        <source>&amp;Note:</source>
        <translation>&amp;Notiz:</translation>
    </message>
</context>
<context>
    <name>inkling::PuzzleListModel</name>
    <message>
        <source>solving…</source>
        <translation>wird gelöst…</translation>
    </message>
    <message>
        <source>%1&#xa0;· not a puzzle</source>
        <translation>%1&#xa0;· kein Rätsel</translation>
    </message>
    <message>
        <source>line %L1, column %L2</source>
        <translation>Zeile %L1, Spalte %L2</translation>
    </message>
    <message>
        <source>rating…</source>
        <translation>wird bewertet…</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>nicht fertig</translation>
    </message>
    <message>
        <source>%1 open</source>
        <translation>%1 offen</translation>
    </message>
</context>
<context>
    <name>inkling::PuzzleListView</name>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
</context>
<context>
    <name>inkling::ReasoningPanel</name>
    <message>
        <source>Hide what search found</source>
        <translation>Gefundenes verbergen</translation>
    </message>
    <message>
        <source>Show what search found</source>
        <translation>Zeigen, was die Suche fand</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>Solved by reasoning alone: every step follows from the ones before it.</source>
        <translation>Allein durch Überlegung gelöst: Jeder Schritt folgt aus denen davor.</translation>
    </message>
    <message>
        <source>Stopped before the reasoning came to its end.</source>
        <translation>Angehalten, bevor die Überlegung zu Ende war.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>The reasoning about a puzzle stands here, step by step.</source>
        <translation>Hier steht die Überlegung zu einem Rätsel, Schritt für Schritt.</translation>
    </message>
    <message>
        <source>&lt;c&gt;The reasoning stops here:&lt;/c&gt; %1 undecided.</source>
        <translation>&lt;c&gt;Hier endet die Überlegung:&lt;/c&gt; %1 offen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps of reasoning lead as far as the rules go.</source>
        <translation>
            <numerusform>%Ln Schritt der Überlegung führt so weit, wie die Regeln reichen.</numerusform>
            <numerusform>%Ln Schritte der Überlegung führen so weit, wie die Regeln reichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The start</source>
        <translation>Der Anfang</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps of reasoning lead from what is given to the answer.</source>
        <translation>
            <numerusform>%Ln Schritt der Überlegung führt von den Vorgaben zur Lösung.</numerusform>
            <numerusform>%Ln Schritte der Überlegung führen von den Vorgaben zur Lösung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps of reasoning show that there is no answer.</source>
        <translation>
            <numerusform>%Ln Schritt der Überlegung zeigt, dass es keine Lösung gibt.</numerusform>
            <numerusform>%Ln Schritte der Überlegung zeigen, dass es keine Lösung gibt.</numerusform>
        </translation>
    </message>
    <message>
        <source>An answer, built step by step. It need not be the only one.</source>
        <translation>Eine Lösung, Schritt für Schritt aufgebaut. Sie muss nicht die einzige sein.</translation>
    </message>
    <message>
        <source>&lt;c&gt;More than one answer:&lt;/c&gt; the reasoning stops here; two answers differ at %1. Both can be shown.</source>
        <translation>&lt;c&gt;Mehr als eine Lösung:&lt;/c&gt; Hier endet die Überlegung; zwei Lösungen unterscheiden sich bei %1. Beide lassen sich zeigen.</translation>
    </message>
    <message>
        <source>The answer, built step by step. There is no other.</source>
        <translation>Die Lösung, Schritt für Schritt aufgebaut. Es gibt keine andere.</translation>
    </message>
    <message>
        <source>An answer, built step by step. There are others.</source>
        <translation>Eine Lösung, Schritt für Schritt aufgebaut. Es gibt weitere.</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Working it out… (stop)</source>
        <translation>Wird ausgearbeitet… (anhalten)</translation>
    </message>
    <message>
        <source>Back to step %1</source>
        <translation>Zurück zu Schritt %1</translation>
    </message>
    <message>
        <source>Open this step</source>
        <translation>Diesen Schritt öffnen</translation>
    </message>
    <message>
        <source>Suppose the opposite, and watch it fail</source>
        <translation>Das Gegenteil annehmen und zusehen, wie es scheitert</translation>
    </message>
    <message>
        <source>Go through its small steps one by one</source>
        <translation>Seine kleinen Schritte einzeln durchgehen</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Alle Schritte</translation>
    </message>
    <message>
        <source>Every step as it was found, with none put together or left out</source>
        <translation>Jeder Schritt, wie er gefunden wurde; keiner ist zusammengefasst oder weggelassen</translation>
    </message>
    <message>
        <source>Small step %1</source>
        <translation>Kleiner Schritt %1</translation>
    </message>
    <message numerus="yes">
        <source>What comes of the opposite, in %Ln steps.</source>
        <translation>
            <numerusform>Was aus dem Gegenteil wird, in %Ln Schritt.</numerusform>
            <numerusform>Was aus dem Gegenteil wird, in %Ln Schritten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The small steps that this one is made of.</source>
        <translation>Die kleinen Schritte, aus denen dieser besteht.</translation>
    </message>
    <message>
        <source>That is the whole step, one small step after the other.</source>
        <translation>Das ist der ganze Schritt, ein kleiner nach dem anderen.</translation>
    </message>
    <message>
        <source>The opposite, step %1</source>
        <translation>Das Gegenteil, Schritt %1</translation>
    </message>
    <message>
        <source>A possible step</source>
        <translation>Ein möglicher Schritt</translation>
    </message>
    <message>
        <source>The opposite cannot be. So it is as the step says: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Das Gegenteil kann nicht sein. Also ist es, wie der Schritt sagt: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message numerus="yes">
        <source>Its %Ln other conclusions follow likewise.</source>
        <translation>
            <numerusform>Seine andere Folgerung ergibt sich ebenso.</numerusform>
            <numerusform>Seine %Ln anderen Folgerungen ergeben sich ebenso.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps so far, %1 open. More are being looked for.</source>
        <translation>
            <numerusform>Bisher %Ln Schritt, %1 offen. Weitere werden gesucht.</numerusform>
            <numerusform>Bisher %Ln Schritte, %1 offen. Weitere werden gesucht.</numerusform>
        </translation>
    </message>
    <message>
        <source>So these do not go together: there is no answer.</source>
        <translation>Also geht dies nicht zusammen: Es gibt keine Lösung.</translation>
    </message>
    <message>
        <source>The one answer was found by search.</source>
        <translation>Die eine Lösung hat die Suche gefunden.</translation>
    </message>
    <message>
        <source>That there is no answer was found by search.</source>
        <translation>Dass es keine Lösung gibt, hat die Suche gefunden.</translation>
    </message>
    <message>
        <source>There is no answer:</source>
        <translation>Es gibt keine Lösung:</translation>
    </message>
    <message>
        <source>Inkling found no smaller steps inside this one; there may be some.</source>
        <translation>Inkling hat in diesem Schritt keine kleineren gefunden; es kann welche geben.</translation>
    </message>
</context>
<context>
    <name>inkling::RuleCard</name>
    <message>
        <source>Lesson and Practice…</source>
        <translation>Lektion und Übung…</translation>
    </message>
    <message>
        <source>Open this rule&apos;s page in the course, and practise it</source>
        <translation>Die Seite dieser Regel im Kurs öffnen und sie üben</translation>
    </message>
</context>
<context>
    <name>inkling::RuleFilter</name>
    <message>
        <source>Show only steps by this rule</source>
        <translation>Nur Schritte nach dieser Regel zeigen</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle Regeln</translation>
    </message>
</context>
<context>
    <name>inkling::RulePictureView</name>
    <message>
        <source>Picture of the rule</source>
        <translation>Bild der Regel</translation>
    </message>
    <message>
        <source>Click to hide what follows</source>
        <translation>Klicken, um zu verbergen, was folgt</translation>
    </message>
    <message>
        <source>Click to show what follows</source>
        <translation>Klicken, um zu zeigen, was folgt</translation>
    </message>
</context>
<context>
    <name>inkling::SampleGallery</name>
    <message>
        <source>Open a sample; the arrow lists the others</source>
        <translation>Ein Beispiel öffnen; der Pfeil zeigt die anderen</translation>
    </message>
</context>
<context>
    <name>inkling::SheetEditor</name>
    <message>
        <source>%1: blank</source>
        <translation>%1: leer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln places made blank</source>
        <translation>
            <numerusform>%Ln Platz geleert</numerusform>
            <numerusform>%Ln Plätze geleert</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message numerus="yes">
        <source>Cage of %Ln cells</source>
        <translation>
            <numerusform>Käfig aus %Ln Feld</numerusform>
            <numerusform>Käfig aus %Ln Feldern</numerusform>
        </translation>
    </message>
    <message>
        <source>Cage taken apart</source>
        <translation>Käfig aufgelöst</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Swap the shades</source>
        <translation>Farben tauschen</translation>
    </message>
    <message>
        <source>Larger board</source>
        <translation>Größeres Brett</translation>
    </message>
    <message>
        <source>Smaller board</source>
        <translation>Kleineres Brett</translation>
    </message>
</context>
<context>
    <name>inkling::ShortcutDialog</name>
    <message>
        <source>Reset &amp;All</source>
        <translation>&amp;Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>Eine Aktion oder Taste suchen</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie tut</translation>
    </message>
    <message>
        <source>On the board: the arrows go from place to place, while explaining with Shift held. Space or Enter makes the next mark, Backspace takes it away, Escape lets go. The wheel and two fingers zoom; dragging with the space bar held moves the board.</source>
        <translation>Auf dem Brett: Die Pfeile gehen von Ort zu Ort, beim Erklären mit gehaltener Umschalttaste. Leertaste oder Eingabe macht die nächste Marke, Rücktaste nimmt sie weg, Esc lässt los. Das Rad und zwei Finger vergrößern; Ziehen mit gehaltener Leertaste bewegt das Brett.</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neue Taste</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Setzen</translation>
    </message>
    <message>
        <source>This is its only key from now on</source>
        <translation>Von nun an ihre einzige Taste</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>One more key for it</source>
        <translation>Eine Taste mehr für sie</translation>
    </message>
    <message>
        <source>&amp;No Key</source>
        <translation>&amp;Keine Taste</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>The usual keys of this action again</source>
        <translation>Wieder die üblichen Tasten dieser Aktion</translation>
    </message>
    <message>
        <source>Give It &amp;Over</source>
        <translation>Ü&amp;bergeben</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”. Give it over to “%3”, or type another key.</source>
        <translation>%1 gehört zu „%2“. An „%3“ übergeben oder eine andere Taste drücken.</translation>
    </message>
    <message>
        <source>%1 is a key of “%2” already.</source>
        <translation>%1 ist schon eine Taste von „%2“.</translation>
    </message>
    <message>
        <source>Click the field and type the key that you would like.</source>
        <translation>Auf das Feld klicken und die gewünschte Taste drücken.</translation>
    </message>
</context>
<context>
    <name>inkling::SignChooser</name>
    <message>
        <source>plus</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>minus</translation>
    </message>
    <message>
        <source>times</source>
        <translation>mal</translation>
    </message>
    <message>
        <source>divided by</source>
        <translation>geteilt durch</translation>
    </message>
    <message>
        <source>to the power of</source>
        <translation>hoch</translation>
    </message>
</context>
<context>
    <name>inkling::SignLegend</name>
    <message>
        <source>nothing is known here yet: all of these can stand here</source>
        <translation>hier ist noch nichts bekannt: alle diese können hier stehen</translation>
    </message>
    <message>
        <source>Nothing is marked yet.</source>
        <translation>Noch ist nichts eingetragen.</translation>
    </message>
    <message>
        <source>What the signs mean</source>
        <translation>Was die Zeichen bedeuten</translation>
    </message>
    <message>
        <source>Each sign that stands on the board now, in words</source>
        <translation>Jedes Zeichen, das gerade auf dem Brett steht, in Worten</translation>
    </message>
</context>
<context>
    <name>inkling::SizePad</name>
    <message>
        <source>Add on the left</source>
        <translation>Links anfügen</translation>
    </message>
    <message>
        <source>Take away on the left</source>
        <translation>Links wegnehmen</translation>
    </message>
    <message>
        <source>Add at the top</source>
        <translation>Oben anfügen</translation>
    </message>
    <message>
        <source>Take away at the top</source>
        <translation>Oben wegnehmen</translation>
    </message>
    <message>
        <source>Add on the right</source>
        <translation>Rechts anfügen</translation>
    </message>
    <message>
        <source>Take away on the right</source>
        <translation>Rechts wegnehmen</translation>
    </message>
    <message>
        <source>Add at the bottom</source>
        <translation>Unten anfügen</translation>
    </message>
    <message>
        <source>Take away at the bottom</source>
        <translation>Unten wegnehmen</translation>
    </message>
</context>
<context>
    <name>inkling::SolutionPen</name>
    <message>
        <source>Wipe the solution off</source>
        <translation>Die Lösung abwischen</translation>
    </message>
</context>
<context>
    <name>inkling::SolvingMode</name>
    <message>
        <source>&amp;Pins</source>
        <translation>&amp;Nadeln</translation>
    </message>
    <message>
        <source>Take Away</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>Solve by Hand</source>
        <translation>Selbst lösen</translation>
    </message>
    <message>
        <source>Not for puzzles whose answer is put together: nothing is marked that could be checked, tried or kept. Undo takes you back as far as you like.</source>
        <translation>Nicht für Rätsel, deren Lösung zusammengesetzt wird: Es gibt keine Zeichen, die man prüfen, versuchen oder behalten könnte. Rückgängig führt so weit zurück, wie Sie wollen.</translation>
    </message>
</context>
<context>
    <name>inkling::StartPage</name>
    <message>
        <source>%1 (not there now)</source>
        <translation>%1 (zurzeit nicht da)</translation>
    </message>
    <message>
        <source>Puzzles, and why they are so</source>
        <translation>Rätsel, und warum sie so sind</translation>
    </message>
    <message>
        <source>Solve them by hand, or watch the reasoning step by step, forward and back.</source>
        <translation>Selbst lösen oder dem Denken zusehen, Schritt für Schritt, vor und zurück.</translation>
    </message>
    <message>
        <source>or drop files, or a text, anywhere on this window</source>
        <translation>oder Dateien oder einen Text irgendwo auf dieses Fenster ziehen</translation>
    </message>
    <message>
        <source>What to try first</source>
        <translation>Was man zuerst versucht</translation>
    </message>
    <message>
        <source>Watch one being solved</source>
        <translation>Beim Lösen zusehen</translation>
    </message>
    <message>
        <source>A sample opens and plays. Every step says what it rests on.</source>
        <translation>Ein Beispiel öffnet sich und läuft. Jeder Schritt sagt, worauf er beruht.</translation>
    </message>
    <message>
        <source>Draw one, 7 by 7</source>
        <translation>Eines zeichnen, 7 mal 7</translation>
    </message>
    <message>
        <source>An empty sheet opens. Set a few clues and see at once whether it has one answer.</source>
        <translation>Ein leeres Blatt öffnet sich. Setzen Sie ein paar Vorgaben und sehen Sie gleich, ob es genau eine Lösung hat.</translation>
    </message>
    <message>
        <source>Ask for a hint</source>
        <translation>Um einen Hinweis bitten</translation>
    </message>
    <message>
        <source>A sample opens to be solved by hand, and the hint says where to look.</source>
        <translation>Ein Beispiel öffnet sich zum Selbstlösen, und der Hinweis sagt, wo es etwas zu sehen gibt.</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Recently opened</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Let it go from the list with time</source>
        <translation>Mit der Zeit aus der Liste gehen lassen</translation>
    </message>
    <message>
        <source>Keep it in the list</source>
        <translation>In der Liste behalten</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Unpin</source>
        <translation>&amp;Lösen</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>&amp;Anheften</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Vergessen</translation>
    </message>
</context>
<context>
    <name>inkling::StatusLine</name>
    <message>
        <source>explaining what no named rule settles…</source>
        <translation>was keine benannte Regel klärt, wird erklärt…</translation>
    </message>
    <message>
        <source>rating…</source>
        <translation>wird bewertet…</translation>
    </message>
    <message>
        <source>reasoning stops: %1 open</source>
        <translation>die Überlegung endet: %1 offen</translation>
    </message>
    <message>
        <source>solved in %1 µs</source>
        <translation>gelöst in %1 µs</translation>
    </message>
    <message>
        <source>solved in %1 ms</source>
        <translation>gelöst in %1 ms</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>%Ln Rätsel</numerusform>
            <numerusform>%Ln Rätsel</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of %L2 puzzles solved</source>
        <translation>%L1 von %L2 Rätseln gelöst</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>wird gelesen…</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>nicht fertig</translation>
    </message>
    <message>
        <source>not a puzzle</source>
        <translation>kein Rätsel</translation>
    </message>
    <message>
        <source>solving…</source>
        <translation>wird gelöst…</translation>
    </message>
    <message>
        <source>%L1 %</source>
        <translation>%L1 %</translation>
    </message>
</context>
<context>
    <name>inkling::StepDelegate</name>
    <message>
        <source>crux</source>
        <translation>Knackpunkt</translation>
    </message>
</context>
<context>
    <name>inkling::StepListModel</name>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>Widerspruch</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>No further step</source>
        <translation>Kein weiterer Schritt</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Keine Lösung</translation>
    </message>
    <message numerus="yes">
        <source>after %Ln steps</source>
        <translation>
            <numerusform>nach %Ln Schritt</numerusform>
            <numerusform>nach %Ln Schritten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;· %Ln more</source>
        <translation>
            <numerusform>%1&#xa0;· %Ln weitere</numerusform>
            <numerusform>%1&#xa0;· %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole step</source>
        <translation>Der ganze Schritt</translation>
    </message>
    <message>
        <source>The opposite fails</source>
        <translation>Das Gegenteil scheitert</translation>
    </message>
    <message>
        <source>Stopped here</source>
        <translation>Hier angehalten</translation>
    </message>
    <message>
        <source>Step %1: %2; %3; %4</source>
        <translation>Schritt %1: %2; %3; %4</translation>
    </message>
    <message>
        <source>%1; the hardest step</source>
        <translation>%1; der schwerste Schritt</translation>
    </message>
    <message>
        <source>More to come</source>
        <translation>Es geht weiter</translation>
    </message>
    <message>
        <source>%1 open</source>
        <translation>%1 offen</translation>
    </message>
</context>
<context>
    <name>inkling::StepListView</name>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>No step is by such a rule.</source>
        <translation>Kein Schritt folgt einer solchen Regel.</translation>
    </message>
</context>
<context>
    <name>inkling::SurveyController</name>
    <message>
        <source>Possible steps stand here once there is a puzzle.</source>
        <translation>Mögliche Schritte stehen hier, sobald ein Rätsel da ist.</translation>
    </message>
    <message>
        <source>Inside an opened step there are no other steps: leave it first.</source>
        <translation>In einem geöffneten Schritt ist nichts anderes möglich: Gehen Sie erst zu ihm zurück.</translation>
    </message>
    <message>
        <source>Weighing steps…</source>
        <translation>Schritte werden gewogen…</translation>
    </message>
    <message>
        <source>Weighing steps: %L1 of %L2 places…</source>
        <translation>Schritte werden gewogen: %L1 von %L2 Stellen…</translation>
    </message>
    <message>
        <source>The heat map is not complete.</source>
        <translation>Die Wärmekarte ist nicht vollständig.</translation>
    </message>
</context>
<context>
    <name>inkling::TableCard</name>
    <message>
        <source>card %1</source>
        <translation>Karte %1</translation>
    </message>
    <message>
        <source>card %1, worth %2</source>
        <translation>Karte %1, Wert %2</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Trennen</translation>
    </message>
</context>
<context>
    <name>inkling::TraceSlider</name>
    <message>
        <source>Position in the reasoning</source>
        <translation>Stelle in der Überlegung</translation>
    </message>
</context>
<context>
    <name>inkling::TransportBar</name>
    <message>
        <source>step %1 of %2, round %3</source>
        <translation>Schritt %1 von %2, Runde %3</translation>
    </message>
    <message>
        <source>Speed of playing</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 je Sekunde</translation>
    </message>
    <message>
        <source>fastest</source>
        <translation>so schnell es geht</translation>
    </message>
    <message numerus="yes">
        <source>start of %Ln steps</source>
        <translation>
            <numerusform>Anfang von %Ln Schritt</numerusform>
            <numerusform>Anfang von %Ln Schritten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>end of %Ln steps</source>
        <translation>
            <numerusform>Ende nach %Ln Schritt</numerusform>
            <numerusform>Ende nach %Ln Schritten</numerusform>
        </translation>
    </message>
    <message>
        <source>the opposite, step %1 of %2</source>
        <translation>das Gegenteil, Schritt %1 von %2</translation>
    </message>
    <message>
        <source>small step %1 of %2</source>
        <translation>kleiner Schritt %1 von %2</translation>
    </message>
</context>
<context>
    <name>inkling::VerdictController</name>
    <message>
        <source>Looking for the fewest clues that cannot all hold…</source>
        <translation>Gesucht werden möglichst wenige Hinweise, die nicht alle gelten können…</translation>
    </message>
    <message>
        <source>No set of clues explains it.</source>
        <translation>Keine Gruppe von Hinweisen erklärt es.</translation>
    </message>
    <message>
        <source>first: %1
second: %2</source>
        <translation>erste: %1
zweite: %2</translation>
    </message>
    <message>
        <source>the clue: %1</source>
        <translation>der Hinweis: %1</translation>
    </message>
    <message>
        <source>given: %1</source>
        <translation>vorgegeben: %1</translation>
    </message>
</context>
<context>
    <name>inkling::VerdictPanel</name>
    <message>
        <source>Clues, or places</source>
        <translation>Hinweise oder Stellen</translation>
    </message>
    <message>
        <source>What would leave one answer</source>
        <translation>Was nur eine Lösung ließe</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>This clue cannot hold.</source>
        <translation>Dieser Hinweis kann nicht gelten.</translation>
    </message>
    <message numerus="yes">
        <source>These %Ln clues cannot all hold. Leave any one of them out, and the others of the set can.</source>
        <translation>
            <numerusform>Dieser %Ln Hinweis kann nicht gelten. Ohne ihn können es die anderen.</numerusform>
            <numerusform>Diese %Ln Hinweise können nicht alle gelten. Lässt man einen beliebigen weg, können es die anderen der Gruppe.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no other such set.</source>
        <translation>Es gibt keine andere solche Gruppe.</translation>
    </message>
    <message>
        <source>Set %1 of %2, and perhaps more.</source>
        <translation>Gruppe %1 von %2, vielleicht gibt es noch mehr.</translation>
    </message>
    <message>
        <source>Set %1 of %2.</source>
        <translation>Gruppe %1 von %2.</translation>
    </message>
    <message>
        <source>Looking for the next set…</source>
        <translation>Die nächste Gruppe wird gesucht…</translation>
    </message>
    <message>
        <source>Next set</source>
        <translation>Nächste Gruppe</translation>
    </message>
    <message numerus="yes">
        <source>There are many answers. Two of them differ in %Ln places.</source>
        <translation>
            <numerusform>Es gibt viele Lösungen. Zwei davon unterscheiden sich an %Ln Stelle.</numerusform>
            <numerusform>Es gibt viele Lösungen. Zwei davon unterscheiden sich an %Ln Stellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for what, added, would leave one answer…</source>
        <translation>Gesucht wird, welcher Zusatz nur eine Lösung ließe…</translation>
    </message>
    <message>
        <source>Any one of these, added, leaves one answer:</source>
        <translation>Jeder einzelne dieser Zusätze lässt nur eine Lösung:</translation>
    </message>
    <message>
        <source>No single addition leaves one answer.</source>
        <translation>Kein einzelner Zusatz lässt nur eine Lösung.</translation>
    </message>
</context>
<context>
    <name>inkling::WhyController</name>
    <message>
        <source>Nothing is known here yet.</source>
        <translation>Hier ist noch nichts bekannt.</translation>
    </message>
    <message>
        <source>Looking for what leads to this…</source>
        <translation>Gesucht wird, was dazu führt…</translation>
    </message>
    <message>
        <source>Why is it so: &lt;c&gt;%1&lt;/c&gt;?</source>
        <translation>Warum ist es so: &lt;c&gt;%1&lt;/c&gt;?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps lead to it; below each stands what it rests on.</source>
        <translation>
            <numerusform>%Ln Schritt führt dazu; darunter steht, worauf er beruht.</numerusform>
            <numerusform>%Ln Schritte führen dazu; unter jedem steht, worauf er beruht.</numerusform>
        </translation>
    </message>
    <message>
        <source>The puzzle is still being solved. Ask again in a moment.</source>
        <translation>Das Rätsel wird noch gelöst. Fragen Sie gleich noch einmal.</translation>
    </message>
    <message>
        <source>It follows: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Es folgt: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No explanation was found.</source>
        <translation>Es wurde keine Erklärung gefunden.</translation>
    </message>
    <message>
        <source>Back to my marks</source>
        <translation>Zu meinen Zeichen</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt;: this is so from the start, by what is given.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;: Das ist von Anfang an so, durch die Vorgaben.</translation>
    </message>
    <message>
        <source>That cannot be: there is no answer.</source>
        <translation>Das kann nicht sein: Es gibt keine Lösung.</translation>
    </message>
    <message>
        <source>So: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Also: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only the steps that this one fact needs.</source>
        <translation>Nur die Schritte, die es für dieses eine braucht.</translation>
    </message>
    <message>
        <source>It does not follow from what is given: two answers differ here, one with &lt;c&gt;%1&lt;/c&gt;, one without.</source>
        <translation>Es folgt nicht aus den Vorgaben: Zwei Lösungen unterscheiden sich hier, eine mit &lt;c&gt;%1&lt;/c&gt;, eine ohne.</translation>
    </message>
    <message>
        <source>Both answers are shown on the board, laid over each other.</source>
        <translation>Beide Lösungen sind auf dem Brett zu sehen, übereinandergelegt.</translation>
    </message>
    <message>
        <source>No answer is left.</source>
        <translation>Es bleibt keine Lösung.</translation>
    </message>
    <message>
        <source>The hint: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Der Tipp: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No answer is left, whatever stands here.</source>
        <translation>Es bleibt keine Lösung, was auch immer hier steht.</translation>
    </message>
    <message>
        <source>This mark is wrong: &lt;c&gt;%1&lt;/c&gt;. Without it, the opposite follows.</source>
        <translation>Dieses Zeichen ist falsch: &lt;c&gt;%1&lt;/c&gt;. Ohne es folgt das Gegenteil.</translation>
    </message>
    <message>
        <source>No answer has this mark and your others: &lt;c&gt;%1&lt;/c&gt;. Without it, the opposite follows.</source>
        <translation>Keine Lösung hat dieses Zeichen und Ihre anderen: &lt;c&gt;%1&lt;/c&gt;. Ohne es folgt das Gegenteil.</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt;: this is so, but no steps were found that lead to it.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;: So ist es, aber es fanden sich keine Schritte, die dahin führen.</translation>
    </message>
    <message>
        <source>It rests on nothing but the rules of the game.</source>
        <translation>Es beruht allein auf den Regeln des Spiels.</translation>
    </message>
    <message>
        <source>Back to all steps</source>
        <translation>Zu allen Schritten</translation>
    </message>
    <message>
        <source>This mark may be right, and need not be: two answers differ here, one with &lt;c&gt;%1&lt;/c&gt;, one without.</source>
        <translation>Dieses Zeichen kann stimmen, muss es aber nicht: Zwei Lösungen unterscheiden sich hier, eine mit &lt;c&gt;%1&lt;/c&gt;, eine ohne.</translation>
    </message>
    <message>
        <source>Your marks, as they stand.</source>
        <translation>Ihre Zeichen, wie sie stehen.</translation>
    </message>
</context>
<context>
    <name>inkling::WhyPanel</name>
    <message>
        <source>Play it</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Why it is so: below each fact, what it rests on</source>
        <translation>Warum es so ist: unter jeder Tatsache, worauf sie beruht</translation>
    </message>
</context>
<context>
    <name>inkling::WhyTreeModel</name>
    <message>
        <source>That cannot be: there is no answer</source>
        <translation>Das kann nicht sein: Es gibt keine Lösung</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln weiteres</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>a rule of the game</source>
        <translation>eine Spielregel</translation>
    </message>
    <message>
        <source>known before</source>
        <translation>schon bekannt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>inkling::WindowDocks</name>
    <message>
        <source>Close this part of the window</source>
        <translation>Diesen Teil des Fensters schließen</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1 schließen</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>Überlegung</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>&amp;Rätsel</translation>
    </message>
    <message>
        <source>Hi&amp;story</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>Pa&amp;nel on the Right</source>
        <translation>&amp;Leiste rechts</translation>
    </message>
</context>
<context>
    <name>inkling::WindowMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Recently Opened</source>
        <translation>Zu&amp;letzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Samples</source>
        <translation>Be&amp;ispiele</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Rätsel</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>T&amp;hema</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Too&amp;ls</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>St&amp;eps</source>
        <translation>S&amp;chritte</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>%1 (not there now)</source>
        <translation>%1 (zurzeit nicht da)</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>Forget which files were opened, but for those that are pinned</source>
        <translation>Vergessen, welche Dateien offen waren, außer den angehefteten</translation>
    </message>
</context>
</TS>
