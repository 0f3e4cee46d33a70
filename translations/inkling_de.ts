<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>Accessible</name>
    <message>
        <source>blank</source>
        <translation>leer</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open a puzzle file</source>
        <translation>Eine Rätseldatei öffnen</translation>
    </message>
    <message>
        <source>&amp;Export Picture…</source>
        <translation>Bild &amp;exportieren…</translation>
    </message>
    <message>
        <source>Save the board as a picture</source>
        <translation>Das Brett als Bild speichern</translation>
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
        <source>Make the board larger</source>
        <translation>Das Brett größer zeigen</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Make the board smaller</source>
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
        <translation>Inneres ein&amp;färben</translation>
    </message>
    <message>
        <source>Tint the cells known to be inside the loop</source>
        <translation>Felder einfärben, die sicher innerhalb der Schleife liegen</translation>
    </message>
    <message>
        <source>&amp;Reduced Motion</source>
        <translation>Weniger Be&amp;wegung</translation>
    </message>
    <message>
        <source>Fade new marks in instead of drawing them</source>
        <translation>Neue Einträge einblenden statt zeichnen</translation>
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
        <source>Go back one step</source>
        <translation>Einen Schritt zurückgehen</translation>
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
        <source>Go forward one step</source>
        <translation>Einen Schritt vorgehen</translation>
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
        <translation>Zum nächsten Schritt, der schwerer ist als die meisten</translation>
    </message>
    <message>
        <source>P&amp;revious Puzzle</source>
        <translation>Vo&amp;riges Rätsel</translation>
    </message>
    <message>
        <source>Go to the previous puzzle</source>
        <translation>Zum vorigen Rätsel gehen</translation>
    </message>
    <message>
        <source>&amp;Next Puzzle</source>
        <translation>&amp;Nächstes Rätsel</translation>
    </message>
    <message>
        <source>Go to the next puzzle</source>
        <translation>Zum nächsten Rätsel gehen</translation>
    </message>
    <message>
        <source>&amp;About Inkling</source>
        <translation>Ü&amp;ber Inkling</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>Über dieses Programm</translation>
    </message>
    <message>
        <source>&amp;Generate…</source>
        <translation>&amp;Erzeugen…</translation>
    </message>
    <message>
        <source>Make new puzzles, as hard as you like</source>
        <translation>Neue Rätsel erzeugen, so schwer Sie möchten</translation>
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
        <source>&amp;Solve by Hand</source>
        <translation>Selbst &amp;lösen</translation>
    </message>
    <message>
        <source>Solve the puzzle yourself: the board shows your marks</source>
        <translation>Das Rätsel selbst lösen: Das Brett zeigt Ihre Einträge</translation>
    </message>
    <message>
        <source>&amp;Explain</source>
        <translation>Er&amp;klären</translation>
    </message>
    <message>
        <source>See the reasoning, step by step</source>
        <translation>Die Lösung Schritt für Schritt begründet sehen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Give a hint; press again for more</source>
        <translation>Einen Tipp geben; bei jedem Druck etwas mehr</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>&amp;Warum?</translation>
    </message>
    <message>
        <source>Explain why the selected place must be so</source>
        <translation>Erklären, warum die gewählte Stelle so sein muss</translation>
    </message>
    <message>
        <source>Heat &amp;Map</source>
        <translation>Wä&amp;rmekarte</translation>
    </message>
    <message>
        <source>Colour open places by how hard they are</source>
        <translation>Offene Stellen danach einfärben, wie schwer sie sind</translation>
    </message>
    <message>
        <source>&amp;Open This Step</source>
        <translation>Diesen Schritt ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Assume the opposite and see why it fails</source>
        <translation>Das Gegenteil annehmen und sehen, woran es scheitert</translation>
    </message>
    <message>
        <source>Ba&amp;ck to the Opened Step</source>
        <translation>Zurück zum &amp;geöffneten Schritt</translation>
    </message>
    <message>
        <source>Go back to the step itself</source>
        <translation>Zurück zum Schritt selbst</translation>
    </message>
    <message>
        <source>Full H&amp;int</source>
        <translation>&amp;Ganzer Tipp</translation>
    </message>
    <message>
        <source>Give the full hint at once</source>
        <translation>Gleich den ganzen Tipp geben</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save the puzzles and your marks</source>
        <translation>Die Rätsel und Ihre Einträge speichern</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save to another file</source>
        <translation>In eine andere Datei speichern</translation>
    </message>
    <message>
        <source>&amp;Duplicate Puzzle</source>
        <translation>Rätsel du&amp;plizieren</translation>
    </message>
    <message>
        <source>Add a copy after this puzzle</source>
        <translation>Eine Kopie hinter diesem Rätsel einfügen</translation>
    </message>
    <message>
        <source>D&amp;elete Puzzle</source>
        <translation>Rätsel &amp;löschen</translation>
    </message>
    <message>
        <source>Delete this puzzle</source>
        <translation>Dieses Rätsel löschen</translation>
    </message>
    <message>
        <source>Move Puzzle U&amp;p</source>
        <translation>Rätsel nach &amp;oben</translation>
    </message>
    <message>
        <source>Move this puzzle up in the list</source>
        <translation>Dieses Rätsel in der Liste nach oben schieben</translation>
    </message>
    <message>
        <source>Move Puzzle Do&amp;wn</source>
        <translation>Rätsel nach &amp;unten</translation>
    </message>
    <message>
        <source>Move this puzzle down in the list</source>
        <translation>Dieses Rätsel in der Liste nach unten schieben</translation>
    </message>
    <message>
        <source>P&amp;roperties…</source>
        <translation>&amp;Eigenschaften …</translation>
    </message>
    <message>
        <source>Edit the title, author and note</source>
        <translation>Titel, Autor und Notiz bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>Back to &amp;Last Correct State</source>
        <translation>Zurück zum letzten &amp;richtigen Stand</translation>
    </message>
    <message>
        <source>Go back to where all your marks were correct</source>
        <translation>Dorthin zurück, wo alle Ihre Einträge richtig waren</translation>
    </message>
    <message>
        <source>Start &amp;Trial</source>
        <translation>&amp;Versuch beginnen</translation>
    </message>
    <message>
        <source>Put new marks in another colour until you accept or reject them</source>
        <translation>Neue Einträge erscheinen in anderer Farbe, bis Sie sie übernehmen oder verwerfen</translation>
    </message>
    <message>
        <source>&amp;Accept Trial</source>
        <translation>Versuch ü&amp;bernehmen</translation>
    </message>
    <message>
        <source>Keep the marks of this trial</source>
        <translation>Die Einträge dieses Versuchs behalten</translation>
    </message>
    <message>
        <source>&amp;Reject Trial</source>
        <translation>Versuch verwer&amp;fen</translation>
    </message>
    <message>
        <source>Remove the marks of this trial</source>
        <translation>Die Einträge dieses Versuchs entfernen</translation>
    </message>
    <message>
        <source>Add Bookmar&amp;k</source>
        <translation>Lesezei&amp;chen setzen</translation>
    </message>
    <message>
        <source>Remember the board as it is now, so you can return to it</source>
        <translation>Den jetzigen Stand merken, um zu ihm zurückkehren zu können</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Notizen</translation>
    </message>
    <message>
        <source>&amp;Fill Notes</source>
        <translation>Notizen &amp;füllen</translation>
    </message>
    <message>
        <source>Highlight Same Digit</source>
        <translation>Gleiche Ziffern hervor&amp;heben</translation>
    </message>
    <message>
        <source>Highlight the selected digit wherever it stands</source>
        <translation>Die gewählte Ziffer überall hervorheben, wo sie steht</translation>
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
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>Cut the selection</source>
        <translation>Die Auswahl ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
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
        <source>Edit the clues, cages and size</source>
        <translation>Hinweise, Käfige und Größe bearbeiten</translation>
    </message>
    <message>
        <source>Draw the S&amp;olution</source>
        <translation>&amp;Lösung zeichnen</translation>
    </message>
    <message>
        <source>Draw the solution, then fill in the clues from it</source>
        <translation>Die Lösung zeichnen und daraus die Hinweise eintragen</translation>
    </message>
    <message>
        <source>&amp;Fill In Clues</source>
        <translation>Hinweise ein&amp;tragen</translation>
    </message>
    <message>
        <source>Fill in every clue from the drawn solution</source>
        <translation>Alle Hinweise aus der gezeichneten Lösung eintragen</translation>
    </message>
    <message>
        <source>Remove the drawn solution from the board</source>
        <translation>Die gezeichnete Lösung vom Brett nehmen</translation>
    </message>
    <message>
        <source>&amp;Minimise</source>
        <translation>Aus&amp;dünnen</translation>
    </message>
    <message>
        <source>Remove clues while the answer stays the only one</source>
        <translation>Hinweise entfernen, solange die Lösung eindeutig bleibt</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Austeilen</translation>
    </message>
    <message>
        <source>Fill blanks at random</source>
        <translation>Leere Plätze zufällig füllen</translation>
    </message>
    <message>
        <source>Make &amp;Cage</source>
        <translation>&amp;Käfig bilden</translation>
    </message>
    <message>
        <source>Join the selected cells into a cage (Return)</source>
        <translation>Die gewählten Felder zu einem Käfig verbinden (Eingabetaste)</translation>
    </message>
    <message>
        <source>Remo&amp;ve Cage</source>
        <translation>Käfig a&amp;uflösen</translation>
    </message>
    <message>
        <source>Remove the cage and keep its cells</source>
        <translation>Den Käfig entfernen, die Felder behalten</translation>
    </message>
    <message>
        <source>Rotate &amp;Left</source>
        <translation>Nach &amp;links drehen</translation>
    </message>
    <message>
        <source>Rotate the board to the left</source>
        <translation>Das Brett nach links drehen</translation>
    </message>
    <message>
        <source>Rotate &amp;Right</source>
        <translation>Nach &amp;rechts drehen</translation>
    </message>
    <message>
        <source>Rotate the board to the right</source>
        <translation>Das Brett nach rechts drehen</translation>
    </message>
    <message>
        <source>T&amp;urn Upside Down</source>
        <translation>Auf den &amp;Kopf stellen</translation>
    </message>
    <message>
        <source>Rotate the board by half a turn</source>
        <translation>Das Brett um eine halbe Umdrehung drehen</translation>
    </message>
    <message>
        <source>Flip &amp;Horizontally</source>
        <translation>&amp;Waagerecht spiegeln</translation>
    </message>
    <message>
        <source>Swap left and right</source>
        <translation>Links und rechts vertauschen</translation>
    </message>
    <message>
        <source>Flip &amp;Vertically</source>
        <translation>&amp;Senkrecht spiegeln</translation>
    </message>
    <message>
        <source>Swap top and bottom</source>
        <translation>Oben und unten vertauschen</translation>
    </message>
    <message>
        <source>&amp;Swap Black and White</source>
        <translation>Schwarz und Weiß &amp;tauschen</translation>
    </message>
    <message>
        <source>Turn every black cell white and every white cell black</source>
        <translation>Aus Schwarz Weiß machen und umgekehrt</translation>
    </message>
    <message>
        <source>Add on the &amp;Left</source>
        <translation>&amp;Links anfügen</translation>
    </message>
    <message>
        <source>Add a column on the left</source>
        <translation>Links eine Spalte anfügen</translation>
    </message>
    <message>
        <source>Add at the &amp;Top</source>
        <translation>&amp;Oben anfügen</translation>
    </message>
    <message>
        <source>Add a row at the top</source>
        <translation>Oben eine Zeile anfügen</translation>
    </message>
    <message>
        <source>Add on the &amp;Right</source>
        <translation>&amp;Rechts anfügen</translation>
    </message>
    <message>
        <source>Add a column on the right</source>
        <translation>Rechts eine Spalte anfügen</translation>
    </message>
    <message>
        <source>Add at the &amp;Bottom</source>
        <translation>&amp;Unten anfügen</translation>
    </message>
    <message>
        <source>Add a row at the bottom</source>
        <translation>Unten eine Zeile anfügen</translation>
    </message>
    <message>
        <source>Remove on the L&amp;eft</source>
        <translation>L&amp;inks wegnehmen</translation>
    </message>
    <message>
        <source>Remove a column on the left</source>
        <translation>Links eine Spalte wegnehmen</translation>
    </message>
    <message>
        <source>Remove at the To&amp;p</source>
        <translation>Ob&amp;en wegnehmen</translation>
    </message>
    <message>
        <source>Remove a row at the top</source>
        <translation>Oben eine Zeile wegnehmen</translation>
    </message>
    <message>
        <source>Remove on the R&amp;ight</source>
        <translation>Re&amp;chts wegnehmen</translation>
    </message>
    <message>
        <source>Remove a column on the right</source>
        <translation>Rechts eine Spalte wegnehmen</translation>
    </message>
    <message>
        <source>Remove at the B&amp;ottom</source>
        <translation>U&amp;nten wegnehmen</translation>
    </message>
    <message>
        <source>Remove a row at the bottom</source>
        <translation>Unten eine Zeile wegnehmen</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>How you solve, and how it looks</source>
        <translation>Wie Sie lösen und wie es aussieht</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>&amp;Tastenkürzel …</translation>
    </message>
    <message>
        <source>See all shortcuts and change them</source>
        <translation>Alle Tastenkürzel sehen und ändern</translation>
    </message>
    <message>
        <source>Tip: you can also drop a file or text onto the window.</source>
        <translation>Sie können auch eine Datei oder Text auf das Fenster ziehen.</translation>
    </message>
    <message>
        <source>Tip: make a hard one and watch how it is explained.</source>
        <translation>Erzeugen Sie ein schweres und sehen Sie zu, wie es erklärt wird.</translation>
    </message>
    <message>
        <source>Tip: a name ending in .svg or .pdf keeps it sharp at any size.</source>
        <translation>Mit der Endung .svg oder .pdf bleibt das Bild in jeder Größe scharf.</translation>
    </message>
    <message>
        <source>Tip: hold the keys down to see how you got here.</source>
        <translation>Halten Sie die Tasten gedrückt und sehen Sie, wie es so weit kam.</translation>
    </message>
    <message>
        <source>Tip: nothing undone is lost until you make a new mark.</source>
        <translation>Zurückgenommenes bleibt erhalten, bis Sie etwas Neues eintragen.</translation>
    </message>
    <message>
        <source>Tip: click the board to mark it; ask for a hint when stuck.</source>
        <translation>Klicken Sie zum Eintragen auf das Brett; wenn es stockt, holen Sie einen Tipp.</translation>
    </message>
    <message>
        <source>Tip: press Play and watch, or use the arrow keys.</source>
        <translation>Drücken Sie „Abspielen“, oder nehmen Sie die Pfeiltasten.</translation>
    </message>
    <message>
        <source>Tip: the first press only says where to look.</source>
        <translation>Beim ersten Mal erfahren Sie nur, wo Sie hinsehen sollten.</translation>
    </message>
    <message>
        <source>Tip: this shows the step itself, with all its reasons.</source>
        <translation>Das zeigt den Schritt selbst, mit allen Gründen.</translation>
    </message>
    <message>
        <source>Tip: click a place on the board first.</source>
        <translation>Klicken Sie zuerst eine Stelle auf dem Brett an.</translation>
    </message>
    <message>
        <source>Tip: start with a 7 by 7 grid and a few clues.</source>
        <translation>Beginnen Sie mit 7 mal 7 Feldern und ein paar Hinweisen.</translation>
    </message>
    <message>
        <source>Tip: your marks and the undo history are saved as well.</source>
        <translation>Auch Ihre Einträge und alles Rücknehmbare werden gespeichert.</translation>
    </message>
    <message>
        <source>Tip: check before you build on what looks certain.</source>
        <translation>Prüfen Sie, bevor Sie auf scheinbar Sicherem aufbauen.</translation>
    </message>
    <message>
        <source>Tip: when stuck, try something; one key takes it all back.</source>
        <translation>Probieren Sie etwas aus, wenn es stockt; eine Taste nimmt alles zurück.</translation>
    </message>
    <message>
        <source>Tip: add one wherever you may want to return.</source>
        <translation>Setzen Sie eines, wo Sie vielleicht wieder hinwollen.</translation>
    </message>
    <message>
        <source>Tip: press twice; the second time removes what cannot be.</source>
        <translation>Drücken Sie zweimal; beim zweiten Mal verschwindet, was nicht sein kann.</translation>
    </message>
    <message>
        <source>Tip: the mouse wheel and two fingers zoom as well.</source>
        <translation>Auch das Mausrad und zwei Finger vergrößern.</translation>
    </message>
    <message>
        <source>Tip: hold the space bar and drag to move the board.</source>
        <translation>Ziehen mit gedrückter Leertaste bewegt das Brett.</translation>
    </message>
    <message>
        <source>Tip: the way back when you are lost on a large board.</source>
        <translation>Hilft, wenn Sie sich auf einem großen Brett verirrt haben.</translation>
    </message>
    <message>
        <source>Tip: halfway through, the tint often shows the next line.</source>
        <translation>Auf halbem Weg zeigt die Farbe oft die nächste Linie.</translation>
    </message>
    <message>
        <source>Tip: use it at the start to find the easy places.</source>
        <translation>Zu Beginn zeigt sie, wo es leicht ist.</translation>
    </message>
    <message>
        <source>Tip: Home works from anywhere.</source>
        <translation>Pos1 geht von überall.</translation>
    </message>
    <message>
        <source>Tip: see what the board looked like just before.</source>
        <translation>So sah das Brett eben noch aus.</translation>
    </message>
    <message>
        <source>Tip: set the speed at the right of the slider.</source>
        <translation>Das Tempo stellen Sie rechts vom Schieber ein.</translation>
    </message>
    <message>
        <source>Tip: the colours in the sentence are those on the board.</source>
        <translation>Die Farben im Satz sind die Farben auf dem Brett.</translation>
    </message>
    <message>
        <source>Tip: End works from anywhere.</source>
        <translation>Ende geht von überall.</translation>
    </message>
    <message>
        <source>Tip: see only what makes this puzzle hard.</source>
        <translation>So sehen Sie nur, was dieses Rätsel schwer macht.</translation>
    </message>
    <message>
        <source>Tip: for any step you do not believe.</source>
        <translation>Für jeden Schritt, den Sie nicht glauben.</translation>
    </message>
    <message>
        <source>Tip: Esc does the same.</source>
        <translation>Esc tut dasselbe.</translation>
    </message>
    <message>
        <source>Tip: the list on the left shows them all.</source>
        <translation>Die Liste links zeigt sie alle.</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Print puzzles or save them as PDF, several per page</source>
        <translation>Rätsel drucken oder als PDF speichern, mehrere je Seite</translation>
    </message>
    <message>
        <source>Tip: put four on a page, with the answers on the last page.</source>
        <translation>Vier auf eine Seite, die Lösungen auf die letzte.</translation>
    </message>
    <message>
        <source>Clear Sol&amp;ution</source>
        <translation>Lös&amp;ung entfernen</translation>
    </message>
    <message>
        <source>Close all windows; they reopen as they were</source>
        <translation>Alle Fenster schließen; beim nächsten Start sind sie wieder da</translation>
    </message>
    <message>
        <source>&amp;No Symmetry</source>
        <translation>&amp;Keine Symmetrie</translation>
    </message>
    <message>
        <source>A clue stands only where you write it</source>
        <translation>Ein Hinweis steht nur dort, wo Sie ihn schreiben</translation>
    </message>
    <message>
        <source>&amp;Half Turn</source>
        <translation>&amp;Halbe Drehung</translation>
    </message>
    <message>
        <source>Each clue is repeated after half a turn</source>
        <translation>Jeder Hinweis wiederholt sich nach einer halben Drehung</translation>
    </message>
    <message>
        <source>&amp;Quarter Turn</source>
        <translation>&amp;Vierteldrehung</translation>
    </message>
    <message>
        <source>Each clue is repeated after every quarter turn</source>
        <translation>Jeder Hinweis wiederholt sich nach jeder Vierteldrehung</translation>
    </message>
    <message>
        <source>&amp;Left and Right Mirrored</source>
        <translation>&amp;Links und rechts gespiegelt</translation>
    </message>
    <message>
        <source>Each clue is mirrored left to right</source>
        <translation>Jeder Hinweis wird von links nach rechts gespiegelt</translation>
    </message>
    <message>
        <source>&amp;Top and Bottom Mirrored</source>
        <translation>&amp;Oben und unten gespiegelt</translation>
    </message>
    <message>
        <source>Each clue is mirrored top to bottom</source>
        <translation>Jeder Hinweis wird von oben nach unten gespiegelt</translation>
    </message>
    <message>
        <source>Row and Column &amp;Numbers</source>
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
        <source>Show the next case of this step</source>
        <translation>Den nächsten Fall dieses Schritts zeigen</translation>
    </message>
    <message>
        <source>Pr&amp;evious Case</source>
        <translation>Voriger F&amp;all</translation>
    </message>
    <message>
        <source>Show the previous case of this step</source>
        <translation>Den vorigen Fall dieses Schritts zeigen</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu…</translation>
    </message>
    <message>
        <source>Draw your own puzzle, in a new file</source>
        <translation>Ein eigenes Rätsel zeichnen, in einer neuen Datei</translation>
    </message>
    <message>
        <source>Add Puzz&amp;le…</source>
        <translation>Rätse&amp;l hinzufügen…</translation>
    </message>
    <message>
        <source>Draw another puzzle in this file</source>
        <translation>Ein weiteres Rätsel in dieser Datei zeichnen</translation>
    </message>
    <message>
        <source>Open as One L&amp;ist…</source>
        <translation>Als eine L&amp;iste öffnen…</translation>
    </message>
    <message>
        <source>Open several files, and list all their puzzles in this window</source>
        <translation>Mehrere Dateien öffnen und alle ihre Rätsel in diesem Fenster auflisten</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close this file; close the window if nothing is open</source>
        <translation>Diese Datei schließen; das Fenster schließen, wenn nichts offen ist</translation>
    </message>
    <message>
        <source>Type notes without holding Shift</source>
        <translation>Notizen tippen, ohne die Umschalttaste zu halten</translation>
    </message>
    <message>
        <source>&amp;Go to Puzzle…</source>
        <translation>&amp;Gehe zu Rätsel…</translation>
    </message>
    <message>
        <source>Go to a puzzle by its number</source>
        <translation>Zu einem Rätsel nach seiner Nummer gehen</translation>
    </message>
    <message>
        <source>F&amp;ind Puzzle</source>
        <translation>Rätsel f&amp;inden</translation>
    </message>
    <message>
        <source>Search the list of puzzles</source>
        <translation>Die Liste der Rätsel durchsuchen</translation>
    </message>
    <message>
        <source>Pra&amp;ctice…</source>
        <translation>Ü&amp;ben…</translation>
    </message>
    <message>
        <source>Learn the rules one by one, and practise them in small positions</source>
        <translation>Die Regeln eine nach der anderen lernen und an kleinen Stellungen üben</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Neu anfangen</translation>
    </message>
    <message>
        <source>Clear all your marks; Undo brings them back</source>
        <translation>Alle Ihre Einträge löschen; „Rückgängig“ bringt sie wieder</translation>
    </message>
    <message>
        <source>Flip Along the &amp;Diagonal</source>
        <translation>An der &amp;Diagonalen spiegeln</translation>
    </message>
    <message>
        <source>Swap rows and columns; the top left corner stays</source>
        <translation>Zeilen und Spalten tauschen; die Ecke oben links bleibt</translation>
    </message>
    <message>
        <source>Flip Along the &amp;Other Diagonal</source>
        <translation>An der &amp;anderen Diagonalen spiegeln</translation>
    </message>
    <message>
        <source>Swap rows and columns; the top right corner stays</source>
        <translation>Zeilen und Spalten tauschen; die Ecke oben rechts bleibt</translation>
    </message>
    <message>
        <source>&amp;Diagonal From the Top Left</source>
        <translation>&amp;Diagonale von oben links</translation>
    </message>
    <message>
        <source>Each clue is mirrored at the diagonal from the top left</source>
        <translation>Jeder Hinweis wird an der Diagonalen von oben links gespiegelt</translation>
    </message>
    <message>
        <source>D&amp;iagonal From the Top Right</source>
        <translation>D&amp;iagonale von oben rechts</translation>
    </message>
    <message>
        <source>Each clue is mirrored at the diagonal from the top right</source>
        <translation>Jeder Hinweis wird an der Diagonalen von oben rechts gespiegelt</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>&amp;Pinsel</translation>
    </message>
    <message>
        <source>Colour cells and lines: click or drag, the right button erases; 1 to 6 choose a colour</source>
        <translation>Felder und Linien färben: klicken oder ziehen, die rechte Taste löscht; 1 bis 6 wählen eine Farbe</translation>
    </message>
    <message>
        <source>Export &amp;Walkthrough…</source>
        <translation>Lösungs&amp;weg exportieren…</translation>
    </message>
    <message>
        <source>Save all steps, to be read or watched without Inkling</source>
        <translation>Alle Schritte speichern, zum Lesen oder Ansehen ohne Inkling</translation>
    </message>
    <message>
        <source>&amp;Compare with My Output…</source>
        <translation>Mit meiner Ausgabe &amp;vergleichen…</translation>
    </message>
    <message>
        <source>Check what your own program printed for these puzzles</source>
        <translation>Prüfen, was Ihr eigenes Programm zu diesen Rätseln ausgegeben hat</translation>
    </message>
    <message>
        <source>&amp;Rules of the Puzzles</source>
        <translation>&amp;Regeln der Rätsel</translation>
    </message>
    <message>
        <source>What each kind of puzzle asks, with an example</source>
        <translation>Was jede Art von Rätsel verlangt, mit einem Beispiel</translation>
    </message>
    <message>
        <source>What&apos;s &amp;New</source>
        <translation>&amp;Neues</translation>
    </message>
    <message>
        <source>What has changed in this version and before</source>
        <translation>Was sich in dieser Version und davor geändert hat</translation>
    </message>
    <message>
        <source>Export Contest &amp;File…</source>
        <translation>Als We&amp;ttbewerbsdatei exportieren …</translation>
    </message>
    <message>
        <source>Save only the puzzles, as the contest&apos;s input</source>
        <translation>Nur die Rätsel speichern, als Eingabe für den Wettbewerb</translation>
    </message>
    <message>
        <source>Undo the last change made here</source>
        <translation>Die letzte hier gemachte Änderung zurücknehmen</translation>
    </message>
    <message>
        <source>Redo what was undone here</source>
        <translation>Hier Zurückgenommenes wiederholen</translation>
    </message>
    <message>
        <source>Copy the chosen cells while you draw, or the puzzle, as text</source>
        <translation>Beim Zeichnen die gewählten Felder, sonst das Rätsel als Text kopieren</translation>
    </message>
    <message>
        <source>Paste into the sheet, or add the puzzles of a text</source>
        <translation>In die Zeichnung einfügen oder die Rätsel eines Textes hinzufügen</translation>
    </message>
    <message>
        <source>Count your wrong marks and frame them</source>
        <translation>Die eigenen falschen Einträge zählen und umrahmen</translation>
    </message>
    <message>
        <source>Note what the clues and marks leave in each blank; press again to remove what they have excluded since</source>
        <translation>In jedes leere Feld notieren, was Vorgaben und Marken dort lassen; noch einmal entfernt, was sie seither ausschließen</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Shows how logic and number puzzles are solved.</source>
        <translation>Zeigt, wie Logik- und Zahlenrätsel gelöst werden.</translation>
    </message>
    <message>
        <source>Save the board as FILE (png, svg or pdf) and exit.</source>
        <translation>Das Brett als FILE speichern (png, svg oder pdf) und beenden.</translation>
    </message>
    <message>
        <source>Save a picture of the window as FILE (png) and exit.</source>
        <translation>Ein Bild des Fensters als FILE speichern (png) und beenden.</translation>
    </message>
    <message>
        <source>Number of the puzzle to export.</source>
        <translation>Nummer des Rätsels, das exportiert wird.</translation>
    </message>
    <message>
        <source>light or dark.</source>
        <translation>light oder dark.</translation>
    </message>
    <message>
        <source>--theme must be light or dark.</source>
        <translation>--theme muss light oder dark sein.</translation>
    </message>
    <message>
        <source>There is no display. --export and --print work without one.</source>
        <translation>Es gibt keinen Bildschirm. --export und --print kommen ohne aus.</translation>
    </message>
    <message>
        <source>Number of the step to export; 0 is the unsolved board. Default: the end.</source>
        <translation>Nummer des Schritts, der exportiert wird; 0 ist das ungelöste Brett. Ohne Angabe: das Ende.</translation>
    </message>
    <message>
        <source>Width of the picture in pixels, at most 20000.</source>
        <translation>Breite des Bilds in Pixeln, höchstens 20000.</translation>
    </message>
    <message>
        <source>--puzzle must be a number, 1 or more.</source>
        <translation>--puzzle muss eine Zahl ab 1 sein.</translation>
    </message>
    <message>
        <source>--step must be a number, 0 or more.</source>
        <translation>--step muss eine Zahl ab 0 sein.</translation>
    </message>
    <message>
        <source>--size must be a number from 1 to %1.</source>
        <translation>--size muss eine Zahl von 1 bis %1 sein.</translation>
    </message>
    <message>
        <source>Save all puzzles as FILE (pdf), ready to print, and exit.</source>
        <translation>Alle Rätsel druckfertig als FILE (pdf) speichern und beenden.</translation>
    </message>
    <message>
        <source>Puzzles per page, at most 100.</source>
        <translation>Rätsel je Seite, höchstens 100.</translation>
    </message>
    <message>
        <source>Print the answers too, small, after the puzzles.</source>
        <translation>Auch die Lösungen drucken, klein, hinter den Rätseln.</translation>
    </message>
    <message>
        <source>--print needs exactly one puzzle file.</source>
        <translation>--print braucht genau eine Rätseldatei.</translation>
    </message>
    <message>
        <source>--per-page must be a number from 1 to %1.</source>
        <translation>--per-page muss eine Zahl von 1 bis %1 sein.</translation>
    </message>
    <message>
        <source>Number the rows and columns of exported and printed boards.</source>
        <translation>Zeilen und Spalten exportierter und gedruckter Bretter nummerieren.</translation>
    </message>
    <message>
        <source>Puzzle files to open; - is standard input.</source>
        <translation>Rätseldateien, die geöffnet werden; - ist die Standardeingabe.</translation>
    </message>
    <message>
        <source>Kind of puzzle, if it is not clear from the file: %1.</source>
        <translation>Art der Rätsel, wenn die Datei sie nicht verrät: %1.</translation>
    </message>
    <message>
        <source>--family must be one of: %1.</source>
        <translation>--family muss eines von diesen sein: %1.</translation>
    </message>
    <message>
        <source>Save the reasoning step by step as FILE (html, pdf or webp) and exit.</source>
        <translation>Den Lösungsweg Schritt für Schritt als FILE speichern (html, pdf oder webp) und beenden.</translation>
    </message>
    <message>
        <source>--%1 needs exactly one puzzle file.</source>
        <translation>--%1 braucht genau eine Rätseldatei.</translation>
    </message>
    <message>
        <source>Print the rules on each page.</source>
        <translation>Die Regeln auf jede Seite drucken.</translation>
    </message>
    <message>
        <source>Print two pages side by side, to be folded into a booklet.</source>
        <translation>Zwei Seiten nebeneinander drucken, als Heft zum Falten.</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>About Inkling</source>
        <translation>Über Inkling</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Inkling %1&lt;/h3&gt;&lt;p&gt;A workbench for logic and number puzzles: it solves them and explains the reasoning step by step. An inkling is a hint, and ink is what you draw with.&lt;/p&gt;&lt;p&gt;Free software under the MIT licence. Made with Qt %2 and CaDiCaL.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Inkling %1&lt;/h3&gt;&lt;p&gt;Eine Werkbank für Logik- und Zahlenrätsel: Sie löst sie und erklärt die Lösung Schritt für Schritt. Ein „inkling“ ist eine Ahnung, „ink“ die Tinte, mit der man zeichnet.&lt;/p&gt;&lt;p&gt;Freie Software unter der MIT-Lizenz. Gemacht mit Qt %2 und CaDiCaL.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What&apos;s New</source>
        <translation>Neues</translation>
    </message>
    <message>
        <source>Since version %1</source>
        <translation>Seit Version %1</translation>
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
        <source>Slitherlink</source>
        <translation>Slitherlink</translation>
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
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
</context>
<context>
    <name>Headless</name>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1 kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>%1 contains only %L2 puzzles, not %L3</source>
        <translation>%1 enthält nur %L2 Rätsel, nicht %L3</translation>
    </message>
    <message>
        <source>--step %1 is beyond the end: puzzle %2 of %3 has steps 0 (the start) to %4</source>
        <translation>--step %1 liegt hinter dem Ende: Rätsel %2 in %3 hat die Schritte 0 (der Anfang) bis %4</translation>
    </message>
    <message>
        <source>%1 contains no puzzle</source>
        <translation>%1 enthält kein Rätsel</translation>
    </message>
    <message>
        <source>%1; name the kind by --family, one of: %2</source>
        <translation>%1; die Art mit --family nennen, eines von: %2</translation>
    </message>
    <message>
        <source>%1: puzzle %L2 is unfinished</source>
        <translation>%1: Rätsel %L2 ist unfertig</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Make the goal of all cards, each used once, with + − × / and parentheses. An ace is 1, J Q K are 11 12 13; fractions may come up on the way.
Click two cards in order, then a sign. Keyboard: a card&apos;s value, then + − * /. A double click splits a card again, Backspace the last one.</source>
        <translation>Bilden Sie das Ziel aus allen Karten, jede einmal, mit + − × / und Klammern. Ein Ass ist 1, J Q K sind 11 12 13; unterwegs dürfen Brüche entstehen.
Klicken Sie der Reihe nach zwei Karten an, dann ein Rechenzeichen. Tastatur: der Wert einer Karte, dann + − * /. Ein Doppelklick trennt eine Karte wieder, die Rücktaste die letzte.</translation>
    </message>
    <message>
        <source>Find the path from tile to neighbouring tile, through each tile once, that reads as a true equation: numbers of one or two digits, an operator between each two, one =. Each side is worked out from left to right.
Drag from tile to tile to draw the path; drag back to erase it. The right button cuts a link. Keyboard: arrow keys, Space to join, X to cut.</source>
        <translation>Gesucht ist der Weg von Kachel zu Nachbarkachel, durch jede genau einmal, der sich als wahre Gleichung liest: Zahlen aus einer oder zwei Ziffern, dazwischen je ein Rechenzeichen, ein =. Jede Seite wird von links nach rechts ausgerechnet.
Ziehen Sie den Weg von Kachel zu Kachel; zurückziehen löscht ihn. Die rechte Maustaste trennt eine Verbindung. Tastatur: Pfeiltasten, Leertaste verbindet, X trennt.</translation>
    </message>
    <message>
        <source>Shade cells until no row or column shows a number twice. Black cells never share a side, and the white cells stay connected.
A click makes a cell black, a right click marks it white.</source>
        <translation>Schwärzen Sie Felder, bis keine Zeile oder Spalte eine Zahl doppelt zeigt. Schwarze Felder haben nie eine Seite gemeinsam, und die weißen hängen zusammen.
Ein Klick schwärzt ein Feld, ein Rechtsklick bezeichnet es als weiß.</translation>
    </message>
    <message>
        <source>The digits of each run, 1 to 9 without repeats, add up to the sum beside it.
Click a cell or use the arrow keys, then type. With Shift, or after a right click, you type notes.</source>
        <translation>Die Ziffern jeder Strecke, 1 bis 9 ohne Wiederholung, ergeben die Summe daneben.
Klicken Sie ein Feld an oder nehmen Sie die Pfeiltasten und tippen Sie. Mit Umschalt oder nach einem Rechtsklick tippen Sie Notizen.</translation>
    </message>
    <message>
        <source>Each row and column holds every digit from 1 to the size of the board once. The digits of a cage make its number with its sign; for − and / the largest comes first.
Click a cell or use the arrow keys, then type. With Shift, or after a right click, you type notes. Backspace clears the cell.</source>
        <translation>Jede Zeile und jede Spalte enthält jede Ziffer von 1 bis zur Größe des Rätsels genau einmal. Die Ziffern eines Käfigs ergeben mit seinem Rechenzeichen seine Zahl; bei − und / steht die größte vorn.
Klicken Sie ein Feld an oder nehmen Sie die Pfeiltasten und tippen Sie. Mit Umschalt oder nach einem Rechtsklick tippen Sie Notizen. Die Rücktaste leert das Feld.</translation>
    </message>
    <message>
        <source>Each cell is black or white. The white digits of a row add up to the number beside it, the black digits of a column to the number above it.
Click a cell: black, white, blank; drag to paint. The right button goes the other way round. Keyboard: arrow keys, then Space.</source>
        <translation>Jedes Feld ist schwarz oder weiß. Die weißen Ziffern einer Zeile ergeben zusammen die Zahl neben ihr, die schwarzen Ziffern einer Spalte die Zahl über ihr.
Klicken Sie ein Feld an: schwarz, weiß, leer; mit Ziehen färben Sie mehrere. Die rechte Maustaste geht andersherum. Tastatur: Pfeiltasten, dann Leertaste.</translation>
    </message>
    <message>
        <source>Draw one closed loop along the dots; it never crosses or touches itself. A number says how many of the four sides of its cell are part of the loop.
Drag along the dots to draw lines, or click an edge: line, cross, blank. The right button makes crosses; a click in the middle of a cell marks it inside or outside. Keyboard: arrow keys, Space, X, C.</source>
        <translation>Zeichnen Sie eine geschlossene Schleife entlang der Punkte, die sich weder kreuzt noch berührt. Eine Zahl sagt, wie viele der vier Seiten ihres Feldes zur Schleife gehören.
Ziehen Sie an den Punkten entlang, um Linien zu zeichnen, oder klicken Sie eine Kante an: Linie, Kreuz, leer. Die rechte Maustaste setzt Kreuze; ein Klick mitten in ein Feld bezeichnet es als innen oder außen. Tastatur: Pfeiltasten, Leertaste, X, C.</translation>
    </message>
    <message>
        <source>Each row, column and box holds every digit once; the digits of a dashed cage differ and add up to its sum.
Click a cell or use the arrow keys, then type. With Shift, or after a right click, you type notes.</source>
        <translation>Jede Zeile, jede Spalte und jeder Kasten enthält jede Ziffer einmal; die Ziffern eines gestrichelten Käfigs sind verschieden und ergeben seine Summe.
Klicken Sie ein Feld an oder nehmen Sie die Pfeiltasten und tippen Sie. Mit Umschalt oder nach einem Rechtsklick tippen Sie Notizen.</translation>
    </message>
    <message>
        <source>One loop passes through all pearls: straight through a white one, with a turn just before or after it; it turns on a black one and runs straight for two cells either way.
Drag to draw the loop; a right click makes a cross.</source>
        <translation>Ein Rundweg läuft durch alle Perlen: gerade durch eine weiße, mit einer Ecke direkt davor oder dahinter; auf einer schwarzen biegt er ab und läuft nach beiden Seiten zwei Felder geradeaus.
Ziehen Sie, um den Rundweg zu zeichnen; ein Rechtsklick setzt ein Kreuz.</translation>
    </message>
</context>
<context>
    <name>HintLadder</name>
    <message>
        <source>Look at the &lt;p&gt;framed part&lt;/p&gt; of the board: there is something to find.</source>
        <translation>Sehen Sie sich den &lt;p&gt;umrahmten Teil&lt;/p&gt; des Bretts an: Dort gibt es etwas zu finden.</translation>
    </message>
    <message>
        <source>The reason is &lt;p&gt;what is highlighted&lt;/p&gt;.</source>
        <translation>Der Grund ist, &lt;p&gt;was hervorgehoben ist&lt;/p&gt;.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln parts of it are not among your marks, but follow in smaller steps.</source>
        <translation>
            <numerusform>%Ln Teil davon fehlt bei Ihnen noch, folgt aber in kleineren Schritten.</numerusform>
            <numerusform>%Ln Teile davon fehlen bei Ihnen noch, folgen aber in kleineren Schritten.</numerusform>
        </translation>
    </message>
    <message>
        <source>At least one of your marks is wrong.</source>
        <translation>Mindestens einer Ihrer Einträge ist falsch.</translation>
    </message>
    <message>
        <source>This rule applies in the &lt;p&gt;framed part&lt;/p&gt;:</source>
        <translation>Im &lt;p&gt;umrahmten Teil&lt;/p&gt; greift diese Regel:</translation>
    </message>
    <message>
        <source>This mark is wrong: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Dieser Eintrag ist falsch: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The mark &lt;c&gt;%1&lt;/c&gt; contradicts &lt;p&gt;what is highlighted&lt;/p&gt;.</source>
        <translation>Der Eintrag &lt;c&gt;%1&lt;/c&gt; widerspricht dem, &lt;p&gt;was hervorgehoben ist&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>You have marked everything that can be worked out. The rest can be filled in in more than one way: the puzzle has several answers.</source>
        <translation>Sie haben alles eingetragen, was sich ableiten lässt. Der Rest geht auf mehrere Arten auf: Das Rätsel hat mehrere Lösungen.</translation>
    </message>
    <message>
        <source>The search for a hint was stopped.</source>
        <translation>Die Suche nach einem Tipp wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Mark it</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Which rule?</source>
        <translation>Welche Regel?</translation>
    </message>
    <message>
        <source>What is the reason?</source>
        <translation>Was ist der Grund?</translation>
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
        <translation>Welcher?</translation>
    </message>
    <message>
        <source>remove the wrong mark</source>
        <translation>den falschen Eintrag entfernen</translation>
    </message>
    <message>
        <source>mark what the hint says</source>
        <translation>den Tipp eintragen</translation>
    </message>
    <message numerus="yes">
        <source>The puzzle has several answers, but none with all your marks: %Ln of them conflict.</source>
        <translation>
            <numerusform>Das Rätsel hat mehrere Lösungen, aber keine mit allen Ihren Einträgen: %Ln davon kann nicht stimmen.</numerusform>
            <numerusform>Das Rätsel hat mehrere Lösungen, aber keine mit allen Ihren Einträgen: %Ln davon widersprechen sich.</numerusform>
        </translation>
    </message>
    <message>
        <source>No answer has all these marks, but leave out any one and there is one: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Keine Lösung hat alle diese Einträge; ohne einen beliebigen davon gibt es eine: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Remove the first</source>
        <translation>Den ersten entfernen</translation>
    </message>
    <message>
        <source>Why wrong?</source>
        <translation>Warum falsch?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlighted marks</source>
        <translation>
            <numerusform>%Ln hervorgehobener Eintrag</numerusform>
            <numerusform>%Ln hervorgehobene Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>These marks contradict each other: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Diese Einträge widersprechen einander: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>This mark cannot be right: &lt;c&gt;%1&lt;/c&gt;. It breaks: &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Dieser Eintrag kann nicht stimmen: &lt;c&gt;%1&lt;/c&gt;. Er verletzt: &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>These marks cannot all be right: &lt;c&gt;%1&lt;/c&gt;. They break: &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Diese Einträge können nicht alle stimmen: &lt;c&gt;%1&lt;/c&gt;. Sie verletzen: &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Which is wrong?</source>
        <translation>Welcher ist falsch?</translation>
    </message>
    <message>
        <source>The reason is a rule of the whole board.</source>
        <translation>Der Grund ist eine Regel für das ganze Brett.</translation>
    </message>
    <message>
        <source>The mark &lt;c&gt;%1&lt;/c&gt; breaks a rule of the whole board.</source>
        <translation>Der Eintrag &lt;c&gt;%1&lt;/c&gt; verletzt eine Regel für das ganze Brett.</translation>
    </message>
    <message>
        <source>The puzzle is solved: there is nothing left to find.</source>
        <translation>Das Rätsel ist gelöst: Es gibt nichts mehr zu finden.</translation>
    </message>
    <message>
        <source>There is something to find. It reaches across the whole board, so no part of it is framed.</source>
        <translation>Es gibt etwas zu finden. Es reicht über das ganze Rätsel, darum ist kein Teil umrahmt.</translation>
    </message>
    <message>
        <source>This rule applies across the whole board:</source>
        <translation>Diese Regel gilt über das ganze Rätsel hinweg:</translation>
    </message>
    <message numerus="yes">
        <source>Mark all %Ln</source>
        <translation>
            <numerusform>Alle %Ln eintragen</numerusform>
            <numerusform>Alle %Ln eintragen</numerusform>
        </translation>
    </message>
    <message>
        <source>Can no longer be met: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Nicht mehr zu erfüllen: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>From that you can work out &lt;c&gt;what is framed in this colour&lt;/c&gt;.</source>
        <translation>Daraus lässt sich folgern, &lt;c&gt;was in dieser Farbe umrahmt ist&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>From &lt;p&gt;what is highlighted&lt;/p&gt; you can work out &lt;c&gt;what is framed in this colour&lt;/c&gt;.</source>
        <translation>Aus &lt;p&gt;dem Hervorgehobenen&lt;/p&gt; lässt sich folgern, &lt;c&gt;was in dieser Farbe umrahmt ist&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The mark &lt;c&gt;%1&lt;/c&gt; is wrong. There is no short reason for it.</source>
        <translation>Der Eintrag &lt;c&gt;%1&lt;/c&gt; ist falsch. Einen kurzen Grund dafür gibt es nicht.</translation>
    </message>
    <message>
        <source>These marks are wrong: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Diese Einträge sind falsch: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Remove them</source>
        <translation>Entfernen</translation>
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
        <source>Both diagonals as well</source>
        <translation>Auch beide Diagonalen</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>one of these puzzles: %1</source>
        <translation>eines dieser Rätsel: %1</translation>
    </message>
    <message>
        <source>the kind of puzzle to be named, one of: %1</source>
        <translation>die Angabe, welche Art von Rätsel es ist: %1</translation>
    </message>
    <message>
        <source>the clue %1 at row %2, column %3 has %4 lines</source>
        <translation>der Hinweis %1 in Zeile %2, Spalte %3 hat %4 Linien</translation>
    </message>
    <message>
        <source>there is no line</source>
        <translation>es gibt keine Linie</translation>
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
        <source>undecided</source>
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
        <source>%1 %2 %3 has no valid value</source>
        <translation>%1 %2 %3 hat keinen gültigen Wert</translation>
    </message>
    <message>
        <source>the intermediate value %1 is not a whole number</source>
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
        <source>nothing can be made on this side of the target</source>
        <translation>auf dieser Seite der Zielzahl lässt sich nichts bilden</translation>
    </message>
    <message>
        <source>nothing comes closer to %1</source>
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
        <source>a division in %1 does not work out</source>
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
        <source>%1 (row %2, place %3) and %4 (row %5, place %6) are not joined</source>
        <translation>%1 (Zeile %2, Platz %3) und %4 (Zeile %5, Platz %6) sind getrennt</translation>
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
        <source>one path passes through every tile</source>
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
        <translation>%1 Felder sind %2</translation>
    </message>
    <message>
        <source>%1 cells can only be %2 or %3</source>
        <translation>%1 Felder können nur %2 oder %3 sein</translation>
    </message>
    <message>
        <source>no other cell of row %1 is %2</source>
        <translation>kein anderes Feld von Zeile %1 ist %2</translation>
    </message>
    <message>
        <source>no other cell of column %1 is %2</source>
        <translation>kein anderes Feld von Spalte %1 ist %2</translation>
    </message>
    <message>
        <source>no other cell of row %1 is %2 or %3</source>
        <translation>kein anderes Feld von Zeile %1 ist %2 oder %3</translation>
    </message>
    <message>
        <source>no other cell of column %1 is %2 or %3</source>
        <translation>kein anderes Feld von Spalte %1 ist %2 oder %3</translation>
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
        <translation>1 Feld</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 Felder</translation>
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
        <translation>ein Käfig in einem Stück: dieses Feld berührt die anderen mit ihrem Buchstaben nicht</translation>
    </message>
    <message>
        <source>at most %1 cells in a cage</source>
        <translation>höchstens %1 Felder in einem Käfig</translation>
    </message>
    <message>
        <source>&apos;.&apos; for a cage of one cell</source>
        <translation>&apos;.&apos; für einen Käfig aus einem Feld</translation>
    </message>
    <message>
        <source>&apos;+&apos;, &apos;-&apos;, &apos;*&apos;, &apos;/&apos; or &apos;?&apos; for a cage of two cells</source>
        <translation>&apos;+&apos;, &apos;-&apos;, &apos;*&apos;, &apos;/&apos; oder &apos;?&apos; für einen Käfig aus zwei Feldern</translation>
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
        <translation>die weißen Felder von Zeile %1 ergeben %2 statt %3</translation>
    </message>
    <message>
        <source>the black cells of column %1 make %2 instead of %3</source>
        <translation>die schwarzen Felder von Spalte %1 ergeben %2 statt %3</translation>
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
        <translation>Zeile %1, Summe ihrer weißen Felder bisher</translation>
    </message>
    <message>
        <source>column %1, sum of its black cells so far</source>
        <translation>Spalte %1, Summe ihrer schwarzen Felder bisher</translation>
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
        <source>fewer cards for a hand this hard</source>
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
        <source>%1: live, one way left</source>
        <translation>%1: noch lösbar, auf eine einzige Art</translation>
    </message>
    <message>
        <source>%1: live, %2 ways left</source>
        <translation>%1: noch lösbar, auf %2 Arten</translation>
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
        <source>no symmetry, as these puzzles have none</source>
        <translation>keine Symmetrie, denn diese Rätsel haben keine</translation>
    </message>
    <message>
        <source>another symmetry of the clues</source>
        <translation>eine andere Symmetrie der Hinweise</translation>
    </message>
    <message>
        <source>an odd number of tiles, at most %1, for a board this gentle</source>
        <translation>eine ungerade Zahl von Kacheln, höchstens %1, für ein so sanftes Brett</translation>
    </message>
    <message>
        <source>at most %1 tiles, or %2 if their number is even, for a board this easy</source>
        <translation>höchstens %1 Kacheln, oder %2 bei gerader Zahl, für ein so leichtes Brett</translation>
    </message>
    <message>
        <source>at most %1 tiles for this difficulty</source>
        <translation>höchstens %1 Kacheln für diese Schwierigkeit</translation>
    </message>
    <message>
        <source>at least %1 tiles for a board this hard</source>
        <translation>mindestens %1 Kacheln für ein so schweres Brett</translation>
    </message>
    <message>
        <source>a wider board for a puzzle this hard</source>
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
        <translation>die Kandidaten eines Felds</translation>
    </message>
    <message>
        <source>the candidates of %1 cells</source>
        <translation>die Kandidaten von %1 Feldern</translation>
    </message>
    <message>
        <source>a board of at least %1 cells for a puzzle this hard</source>
        <translation>ein Brett aus mindestens %1 Feldern für ein so schweres Rätsel</translation>
    </message>
    <message>
        <source>one black cell</source>
        <translation>ein schwarzes Feld</translation>
    </message>
    <message>
        <source>%1 black cells</source>
        <translation>%1 schwarze Felder</translation>
    </message>
    <message>
        <source>one white cell</source>
        <translation>ein weißes Feld</translation>
    </message>
    <message>
        <source>%1 white cells</source>
        <translation>%1 weiße Felder</translation>
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
        <translation>ein Feld innen</translation>
    </message>
    <message>
        <source>%1 cells inside</source>
        <translation>%1 Felder innen</translation>
    </message>
    <message>
        <source>one cell outside</source>
        <translation>ein Feld außen</translation>
    </message>
    <message>
        <source>%1 cells outside</source>
        <translation>%1 Felder außen</translation>
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
        <translation>ein Feldpaar</translation>
    </message>
    <message>
        <source>%1 pairs of cells</source>
        <translation>%1 Feldpaare</translation>
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
        <source>the target is missing</source>
        <translation>die Zielzahl fehlt</translation>
    </message>
    <message>
        <source>the target is incomplete</source>
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
        <source>the &quot;=&quot; is missing</source>
        <translation>das „=“ fehlt</translation>
    </message>
    <message>
        <source>there are %1 &quot;=&quot; instead of one</source>
        <translation>es gibt %1 „=“ statt einem</translation>
    </message>
    <message>
        <source>no equation along this path fits the tiles</source>
        <translation>entlang dieses Weges passt keine Gleichung zu den Kacheln</translation>
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
        <translation>ein Käfig aus einem einzigen Feld hat ein Rechenzeichen</translation>
    </message>
    <message>
        <source>%1 cages of a single cell have an operator</source>
        <translation>%1 Käfige aus einem einzigen Feld haben ein Rechenzeichen</translation>
    </message>
    <message>
        <source>one cell is in no cage</source>
        <translation>ein Feld ist in keinem Käfig</translation>
    </message>
    <message>
        <source>%1 cells are in no cage</source>
        <translation>%1 Felder sind in keinem Käfig</translation>
    </message>
    <message>
        <source>a cage has more than %1 cells</source>
        <translation>ein Käfig hat mehr als %1 Felder</translation>
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
        <translation>Zeile %1, die Summe ihrer weißen Felder</translation>
    </message>
    <message>
        <source>column %1, the sum of its black cells</source>
        <translation>Spalte %1, die Summe ihrer schwarzen Felder</translation>
    </message>
    <message>
        <source>one cell has no digit</source>
        <translation>ein Feld hat keine Ziffer</translation>
    </message>
    <message>
        <source>%1 cells have no digit</source>
        <translation>%1 Felder haben keine Ziffer</translation>
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
        <source>one cell is neither black nor white</source>
        <translation>ein Feld ist weder schwarz noch weiß</translation>
    </message>
    <message>
        <source>%1 cells are neither black nor white</source>
        <translation>%1 Felder sind weder schwarz noch weiß</translation>
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
        <source>a kind of puzzle that this Inkling knows</source>
        <translation>eine Art von Rätsel, die dieses Inkling kennt</translation>
    </message>
    <message>
        <source>clues that fit a puzzle of this kind and size</source>
        <translation>Hinweise, die zu Art und Größe des Rätsels passen</translation>
    </message>
    <message>
        <source>marks that fit this puzzle</source>
        <translation>Einträge, die zu diesem Rätsel passen</translation>
    </message>
    <message>
        <source>version %1 or older: a newer Inkling wrote this file</source>
        <translation>Fassung %1 oder älter: Diese Datei stammt von einem neueren Inkling</translation>
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
        <translation>%1: Durch 0 lässt sich nicht teilen</translation>
    </message>
    <message>
        <source>%1: this has no valid value</source>
        <translation>%1: Das hat keinen gültigen Wert</translation>
    </message>
    <message>
        <source>%1 = %2: only whole numbers are allowed</source>
        <translation>%1 = %2: Nur ganze Zahlen sind erlaubt</translation>
    </message>
    <message>
        <source>these two cannot be joined like this</source>
        <translation>diese beiden lassen sich so nicht verbinden</translation>
    </message>
    <message>
        <source>the values of its sides</source>
        <translation>die Werte ihrer Seiten</translation>
    </message>
    <message>
        <source>solvable</source>
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
        <translation>1 Feld ist %1</translation>
    </message>
    <message>
        <source>%2 cells are %1</source>
        <translation>%2 Felder sind %1</translation>
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
        <source>%1 (%2 does not work out)</source>
        <translation>%1 (%2 geht nicht auf)</translation>
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
        <source>the rest of column %1 takes %2</source>
        <translation>der Rest von Spalte %1 nimmt %2</translation>
    </message>
    <message>
        <source>the rest of column %1 takes %2 and %3</source>
        <translation>der Rest von Spalte %1 nimmt %2 und %3</translation>
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
        <source>a board without that mistake</source>
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
        <source>row %1, column %2 has no valid value</source>
        <translation>Zeile %1, Spalte %2 hat keinen gültigen Wert</translation>
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
        <source>the %1s of row %2</source>
        <translation>alle %1 der Zeile %2</translation>
    </message>
    <message>
        <source>two %1s of row %2 are white</source>
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
        <source>two %1s of column %2 are white</source>
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
        <source>the run across from row %1, column %2</source>
        <translation>die Strecke waagerecht ab Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>the run across from row %1, column %2 holds the digit %3 twice</source>
        <translation>die Strecke waagerecht ab Zeile %1, Spalte %2 enthält die Ziffer %3 zweimal</translation>
    </message>
    <message>
        <source>the %3 across from row %1, column %2</source>
        <translation>die %3 waagerecht ab Zeile %1, Spalte %2</translation>
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
        <source>the run down from row %1, column %2</source>
        <translation>die Strecke senkrecht ab Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>the run down from row %1, column %2 holds the digit %3 twice</source>
        <translation>die Strecke senkrecht ab Zeile %1, Spalte %2 enthält die Ziffer %3 zweimal</translation>
    </message>
    <message>
        <source>the %3 down from row %1, column %2</source>
        <translation>die %3 senkrecht ab Zeile %1, Spalte %2</translation>
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
    <message>
        <source>a size from %1 to %2: every puzzle is proved to have one answer, which takes too long on larger boards</source>
        <translation>eine Größe von %1 bis %2: für jedes erzeugte Rätsel wird bewiesen, dass es genau eine Lösung hat, und das dauert auf größeren Brettern zu lange</translation>
    </message>
    <message>
        <source>one cell is empty</source>
        <translation>ein Feld ist leer</translation>
    </message>
    <message>
        <source>%1 cells are empty</source>
        <translation>%1 Felder sind leer</translation>
    </message>
    <message>
        <source>a square board for this symmetry</source>
        <translation>ein quadratisches Brett für diese Symmetrie</translation>
    </message>
    <message>
        <source>row %1 of %2, with %3 words</source>
        <translation>Zeile %1 von %2 mit %3 Wörtern</translation>
    </message>
    <message>
        <source>a clue that %1 has</source>
        <translation>ein Hinweis, den %1 hat</translation>
    </message>
    <message>
        <source>%1 at row %2, column %3 (%4)</source>
        <translation>%1 in Zeile %2, Spalte %3 (%4)</translation>
    </message>
    <message>
        <source>a puzzle in a format of another program, as before</source>
        <translation>ein Rätsel im Format eines anderen Programms, wie zuvor</translation>
    </message>
    <message>
        <source>one of these kinds: %1</source>
        <translation>eine dieser Arten: %1</translation>
    </message>
    <message>
        <source>the kind %1 (%2)</source>
        <translation>die Art %1 (%2)</translation>
    </message>
    <message>
        <source>this format has no %1</source>
        <translation>dieses Format hat kein %1</translation>
    </message>
    <message>
        <source>the clue of cage %1</source>
        <translation>der Hinweis von Käfig %1</translation>
    </message>
    <message>
        <source>a letter of the grid that has no clue yet</source>
        <translation>ein Buchstabe des Gitters, der noch keinen Hinweis hat</translation>
    </message>
    <message>
        <source>the end of the clues</source>
        <translation>das Ende der Hinweise</translation>
    </message>
    <message>
        <source>a puzzle without the rule that the loop passes every point</source>
        <translation>ein Rätsel ohne die Regel, dass die Schleife durch jeden Punkt läuft</translation>
    </message>
    <message>
        <source>the number of rows or columns</source>
        <translation>die Anzahl der Zeilen oder Spalten</translation>
    </message>
    <message>
        <source>a puzzle without a special rule</source>
        <translation>ein Rätsel ohne Sonderregel</translation>
    </message>
    <message>
        <source>pzprv3 or pzprv3.1</source>
        <translation>pzprv3 oder pzprv3.1</translation>
    </message>
    <message>
        <source>%1 at row %2, column %3 cannot be written in this format</source>
        <translation>%1 in Zeile %2, Spalte %3 lässt sich in diesem Format nicht schreiben</translation>
    </message>
    <message>
        <source>this format has no boards of %1 × %2</source>
        <translation>dieses Format hat keine Bretter von %1 × %2</translation>
    </message>
    <message>
        <source>this format has no cages</source>
        <translation>dieses Format hat keine Käfige</translation>
    </message>
    <message>
        <source>this format has no diagonals</source>
        <translation>dieses Format hat keine Diagonalen</translation>
    </message>
    <message>
        <source>the walls of the cages</source>
        <translation>die Wände der Käfige</translation>
    </message>
    <message>
        <source>the end of the walls</source>
        <translation>das Ende der Wände</translation>
    </message>
    <message>
        <source>row %1, column %2 is in no cage</source>
        <translation>Zeile %1, Spalte %2 ist in keinem Käfig</translation>
    </message>
    <message>
        <source>a Sudoku whose boxes are rectangles</source>
        <translation>ein Sudoku, dessen Kästen Rechtecke sind</translation>
    </message>
    <message>
        <source>&apos;:&apos; and the clues</source>
        <translation>„:“ und die Hinweise</translation>
    </message>
    <message>
        <source>2x2, 2x3 or 3x3 boxes</source>
        <translation>Kästen von 2x2, 2x3 oder 3x3</translation>
    </message>
    <message>
        <source>the clue of a cage, such as a7, s2, m12 or d3</source>
        <translation>der Hinweis eines Käfigs, etwa a7, s2, m12 oder d3</translation>
    </message>
    <message>
        <source>a game id with &apos;:&apos;, not a random seed</source>
        <translation>eine Kennung mit „:“, kein Startwert</translation>
    </message>
    <message>
        <source>the lines GAME, PARAMS and DESC of a saved game</source>
        <translation>die Zeilen GAME, PARAMS und DESC eines Spielstands</translation>
    </message>
    <message>
        <source>clues for %1 rows and %2 columns</source>
        <translation>Hinweise für %1 Zeilen und %2 Spalten</translation>
    </message>
    <message>
        <source>no further card, as all are used</source>
        <translation>keine weitere Karte, denn alle sind verwendet</translation>
    </message>
    <message>
        <source>a card that is left:%1</source>
        <translation>eine Karte, die übrig ist:%1</translation>
    </message>
    <message>
        <source>a sign or &apos;)&apos;</source>
        <translation>ein Zeichen oder &apos;)&apos;</translation>
    </message>
    <message>
        <source>a sign, or &apos;= %1&apos;</source>
        <translation>ein Zeichen oder &apos;= %1&apos;</translation>
    </message>
    <message>
        <source>an expression</source>
        <translation>ein Ausdruck</translation>
    </message>
    <message>
        <source>row %1, column %2 holds %3, but %4 is given</source>
        <translation>Zeile %1, Spalte %2 enthält %3, aber %4 ist gegeben</translation>
    </message>
    <message>
        <source>the cage of %3 at row %1, column %2 holds %4</source>
        <translation>der Käfig mit %3 bei Zeile %1, Spalte %2 enthält %4</translation>
    </message>
    <message>
        <source>in one sum, row %1, column %2 and row %3, column %4 both hold %5</source>
        <translation>in einer Summe enthalten Zeile %1, Spalte %2 und Zeile %3, Spalte %4 beide %5</translation>
    </message>
    <message>
        <source>a tile that is left:%1</source>
        <translation>eine Kachel, die übrig ist:%1</translation>
    </message>
    <message>
        <source>an equation</source>
        <translation>eine Gleichung</translation>
    </message>
    <message>
        <source>a tile that touches the one before, on a path through all tiles</source>
        <translation>eine Kachel, die die vorige berührt, auf einem Weg durch alle Kacheln</translation>
    </message>
    <message>
        <source>the white cells are in %1 pieces</source>
        <translation>die weißen Felder liegen in %1 Teilen</translation>
    </message>
    <message>
        <source>the %3 across from row %1, column %2 holds %4</source>
        <translation>die %3 waagerecht ab Zeile %1, Spalte %2 enthält %4</translation>
    </message>
    <message>
        <source>the %3 down from row %1, column %2 holds %4</source>
        <translation>die %3 senkrecht ab Zeile %1, Spalte %2 enthält %4</translation>
    </message>
    <message>
        <source>the cage %1 at row %2, column %3 holds %4</source>
        <translation>der Käfig %1 in Zeile %2, Spalte %3 enthält %4</translation>
    </message>
    <message>
        <source>there are %1 loops, not one</source>
        <translation>es gibt %1 Schleifen statt einer</translation>
    </message>
    <message>
        <source>diagonal %1 holds the digit %2 twice</source>
        <translation>Diagonale %1 enthält die Ziffer %2 zweimal</translation>
    </message>
    <message>
        <source>blanks at the end of the line</source>
        <translation>Leerzeichen am Ende der Zeile</translation>
    </message>
    <message>
        <source>blanks are missing at the end of the line</source>
        <translation>am Ende der Zeile fehlen Leerzeichen</translation>
    </message>
    <message>
        <source>an answer</source>
        <translation>eine Lösung</translation>
    </message>
    <message>
        <source>the output says that there is no answer, but there is one</source>
        <translation>die Ausgabe sagt, es gebe keine Lösung, aber es gibt eine</translation>
    </message>
    <message>
        <source>an empty line is missing before this one</source>
        <translation>vor dieser Zeile fehlt eine Leerzeile</translation>
    </message>
    <message>
        <source>there is an empty line too many</source>
        <translation>hier ist eine Leerzeile zu viel</translation>
    </message>
    <message>
        <source>there is a byte-order mark before the text</source>
        <translation>vor dem Text steht eine Bytereihenfolge-Marke (BOM)</translation>
    </message>
    <message>
        <source>lines end as in Windows, by CR LF</source>
        <translation>die Zeilen enden wie unter Windows mit CR LF</translation>
    </message>
    <message>
        <source>nothing more after the last answer</source>
        <translation>nichts weiter nach der letzten Lösung</translation>
    </message>
    <message>
        <source>the empty line at the end is missing</source>
        <translation>die Leerzeile am Ende fehlt</translation>
    </message>
    <message>
        <source>the last line has no line end</source>
        <translation>der letzten Zeile fehlt das Zeilenende</translation>
    </message>
    <message>
        <source>%1 or %2 at row %3, column %4</source>
        <translation>%1 oder %2 in Zeile %3, Spalte %4</translation>
    </message>
    <message>
        <source>%1 to %2 at row %3, column %4</source>
        <translation>%1 bis %2 in Zeile %3, Spalte %4</translation>
    </message>
    <message>
        <source>%1 at row %2, column %3</source>
        <translation>%1 in Zeile %2, Spalte %3</translation>
    </message>
    <message>
        <source>line %1 of %2 of the picture</source>
        <translation>Zeile %1 von %2 des Bildes</translation>
    </message>
    <message>
        <source>row %1, column %2 is not %3 or %4</source>
        <translation>Zeile %1, Spalte %2 ist weder %3 noch %4</translation>
    </message>
    <message>
        <source>No step is harder than %1, but %2 rounds have a step of %3 or more: together they are harder.</source>
        <translation>Kein Schritt ist schwerer als %1, aber %2 Runden haben einen Schritt von %3 oder mehr: zusammen sind sie schwerer.</translation>
    </message>
    <message>
        <source>t0, a grid of squares</source>
        <translation>t0, ein Gitter aus Quadraten</translation>
    </message>
    <message>
        <source>%1, as the rest of the picture asks for</source>
        <translation>%1, wie es der Rest des Bildes verlangt</translation>
    </message>
    <message>
        <source>row %1, column %2 (then outside) from the border</source>
        <translation>Zeile %1, Spalte %2 (dann außen) vom Rand</translation>
    </message>
    <message>
        <source>row %1, column %2 from row %3, column %4 (both then inside)</source>
        <translation>Zeile %1, Spalte %2 von Zeile %3, Spalte %4 (dann beide innen)</translation>
    </message>
    <message>
        <source>a cell that is in no other cage</source>
        <translation>ein Feld, das in keinem anderen Käfig ist</translation>
    </message>
    <message>
        <source>a digit in a cell that is a cage of its own</source>
        <translation>eine Ziffer in einem Feld, das ein Käfig für sich ist</translation>
    </message>
    <message>
        <source>ipuz</source>
        <translation>ipuz</translation>
    </message>
    <message>
        <source>a puzzle</source>
        <translation>ein Rätsel</translation>
    </message>
    <message>
        <source>a puzzle that has no more than these: %1</source>
        <translation>ein Rätsel, das nicht mehr als dies hat: %1</translation>
    </message>
    <message>
        <source>the rows of the board</source>
        <translation>die Zeilen des Rätsels</translation>
    </message>
    <message>
        <source>a row of %1 cells</source>
        <translation>eine Zeile mit %1 Feldern</translation>
    </message>
    <message>
        <source>a cell of the board</source>
        <translation>ein Feld des Rätsels</translation>
    </message>
    <message>
        <source>a digit</source>
        <translation>eine Ziffer</translation>
    </message>
    <message>
        <source>the digits from 1 on, in this order</source>
        <translation>die Ziffern von 1 an, in dieser Reihenfolge</translation>
    </message>
    <message>
        <source>the cells of a cage</source>
        <translation>die Felder eines Käfigs</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>one of + - * /</source>
        <translation>eines von + - * /</translation>
    </message>
    <message>
        <source>both diagonals or none</source>
        <translation>beide Diagonalen oder keine</translation>
    </message>
    <message>
        <source>a diagonal</source>
        <translation>eine Diagonale</translation>
    </message>
    <message>
        <source>a cage whose digits all differ</source>
        <translation>ein Käfig, dessen Ziffern alle verschieden sind</translation>
    </message>
    <message>
        <source>a link that holds the whole puzzle behind &apos;scl&apos; or &apos;fpuz&apos;</source>
        <translation>ein Link, der das ganze Rätsel hinter &apos;scl&apos; oder &apos;fpuz&apos; enthält</translation>
    </message>
    <message>
        <source>a cage&apos;s number, target and operator, such as 0,12,3</source>
        <translation>Nummer, Ziel und Rechenzeichen eines Käfigs, etwa 0,12,3</translation>
    </message>
    <message>
        <source>&apos;problem=&apos; and a puzzle</source>
        <translation>&apos;problem=&apos; und ein Rätsel</translation>
    </message>
    <message>
        <source>the rows of a file of Pencilbox, with an answer, if a blank one</source>
        <translation>die Zeilen einer Datei von Pencilbox, mit einer Lösung nur, wenn sie leer ist</translation>
    </message>
    <message>
        <source>a black cell&apos;s row, column, sum across and sum down</source>
        <translation>Zeile, Spalte, Summe nach rechts und Summe nach unten eines schwarzen Feldes</translation>
    </message>
    <message>
        <source>XML</source>
        <translation>XML</translation>
    </message>
    <message>
        <source>the elements graph and values</source>
        <translation>die Elemente graph und values</translation>
    </message>
    <message>
        <source>the rows and columns of a square, and a Sudoku&apos;s boxes</source>
        <translation>die Zeilen und Spalten eines Quadrats und die Kästen eines Sudokus</translation>
    </message>
    <message>
        <source>%1 values, each &apos;_&apos; or a letter from b on</source>
        <translation>%1 Werte, jeder &apos;_&apos; oder ein Buchstabe ab b</translation>
    </message>
    <message>
        <source>a cage with a value and an operator</source>
        <translation>ein Käfig mit einem Wert und einem Rechenzeichen</translation>
    </message>
    <message>
        <source>what follows the answer is left out: %1</source>
        <translation>was auf die Lösung folgt, entfällt: %1</translation>
    </message>
    <message>
        <source>%1, one for each cell</source>
        <translation>%1, eines je Feld</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 Zeichen</translation>
    </message>
    <message>
        <source>small notes and shades of cells are left out</source>
        <translation>kleine Notizen und Färbungen von Feldern entfallen</translation>
    </message>
    <message>
        <source>the address ends before row %1, column %2; the cells from there on are blank</source>
        <translation>die Adresse endet vor Zeile %1, Spalte %2; die Felder ab dort sind leer</translation>
    </message>
    <message>
        <source>what follows the last cell is left out: %1</source>
        <translation>was auf das letzte Feld folgt, entfällt: %1</translation>
    </message>
    <message>
        <source>the address ends before its last %1 sums</source>
        <translation>der Adresse fehlen am Ende %1 Summen</translation>
    </message>
    <message>
        <source>%1 is taken as a blank cell</source>
        <translation>%1 gilt als leeres Feld</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>Kasten %1</translation>
    </message>
    <message>
        <source>box %1 holds the digit %2 twice</source>
        <translation>Kasten %1 enthält die Ziffer %2 zweimal</translation>
    </message>
    <message>
        <source>the sum %1 of %2 cells: it can be %3 to %4</source>
        <translation>die Summe %1 aus %2 Feldern: möglich ist %3 bis %4</translation>
    </message>
    <message>
        <source>&apos;+&apos;, &apos;-&apos;, &apos;*&apos;, &apos;/&apos; or &apos;?&apos; for a cage of %1 cells</source>
        <translation>&apos;+&apos;, &apos;-&apos;, &apos;*&apos;, &apos;/&apos; oder &apos;?&apos; für einen Käfig aus %1 Feldern</translation>
    </message>
    <message>
        <source>%1, outside, is row %2, column %3</source>
        <translation>%1, außerhalb, ist Zeile %2, Spalte %3</translation>
    </message>
    <message>
        <source>pzpr file</source>
        <translation>pzpr-Datei</translation>
    </message>
    <message>
        <source>MathDoku KenKen</source>
        <translation>KenKen von MathDoku</translation>
    </message>
    <message>
        <source>Simon Tatham&apos;s game ID</source>
        <translation>Kennung aus Simon Tathams Rätseln</translation>
    </message>
    <message>
        <source>Simon Tatham&apos;s saved game</source>
        <translation>Spielstand aus Simon Tathams Rätseln</translation>
    </message>
    <message>
        <source>f-puzzles link</source>
        <translation>Link von f-puzzles</translation>
    </message>
    <message>
        <source>SudokuPad link</source>
        <translation>Link von SudokuPad</translation>
    </message>
    <message>
        <source>Kanpen address</source>
        <translation>Adresse bei Kanpen</translation>
    </message>
    <message>
        <source>puzz.link address</source>
        <translation>Adresse bei puzz.link</translation>
    </message>
    <message>
        <source>Sudoku in one line</source>
        <translation>Sudoku in einer Zeile</translation>
    </message>
    <message>
        <source>Sudoku in nine lines</source>
        <translation>Sudoku in neun Zeilen</translation>
    </message>
    <message>
        <source>KenKen in letters</source>
        <translation>KenKen aus Buchstaben</translation>
    </message>
    <message>
        <source>f-puzzles JSON</source>
        <translation>JSON von f-puzzles</translation>
    </message>
    <message>
        <source>KSudoku file</source>
        <translation>Datei von KSudoku</translation>
    </message>
    <message>
        <source>Pencilbox file</source>
        <translation>Datei von Pencilbox</translation>
    </message>
    <message>
        <source>the address of a puzzle, such as https://puzz.link/p?slither/3/3/...</source>
        <translation>die Adresse eines Rätsels, etwa https://puzz.link/p?slither/3/3/...</translation>
    </message>
    <message>
        <source>only one of the %1s of row %2 can be white</source>
        <translation>in Zeile %2 kann nur eine %1 weiß sein</translation>
    </message>
    <message>
        <source>only one of the %1s of column %2 can be white</source>
        <translation>in Spalte %2 kann nur eine %1 weiß sein</translation>
    </message>
    <message>
        <source>black cells never touch</source>
        <translation>schwarze Felder berühren sich nie</translation>
    </message>
    <message>
        <source>row %1, label %2 (the sum of its white cells)</source>
        <translation>Zeile %1, Randzahl %2 (die Summe ihrer weißen Felder)</translation>
    </message>
    <message>
        <source>column %1, label %2 (the sum of its black cells)</source>
        <translation>Spalte %1, Randzahl %2 (die Summe ihrer schwarzen Felder)</translation>
    </message>
    <message>
        <source>a byte that no text has</source>
        <translation>ein Byte, das in keinem Text vorkommt</translation>
    </message>
    <message>
        <source>puzzles as text</source>
        <translation>Rätsel als Text</translation>
    </message>
    <message>
        <source>no line is passed over</source>
        <translation>keine Linie wird überquert</translation>
    </message>
    <message>
        <source>one line is passed over</source>
        <translation>eine Linie wird überquert</translation>
    </message>
    <message>
        <source>%1 lines are passed over</source>
        <translation>%1 Linien werden überquert</translation>
    </message>
    <message>
        <source>the loop ends at the top left corner of row %1, column %2</source>
        <translation>die Schleife endet an der Ecke oben links von Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>the loop ends at the top right corner of row %1, column %2</source>
        <translation>die Schleife endet an der Ecke oben rechts von Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>the loop ends at the bottom left corner of row %1, column %2</source>
        <translation>die Schleife endet an der Ecke unten links von Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>the loop ends at the bottom right corner of row %1, column %2</source>
        <translation>die Schleife endet an der Ecke unten rechts von Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>%3 lines meet at the top left corner of row %1, column %2</source>
        <translation>%3 Linien treffen sich an der Ecke oben links von Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>%3 lines meet at the top right corner of row %1, column %2</source>
        <translation>%3 Linien treffen sich an der Ecke oben rechts von Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>%3 lines meet at the bottom left corner of row %1, column %2</source>
        <translation>%3 Linien treffen sich an der Ecke unten links von Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>%3 lines meet at the bottom right corner of row %1, column %2</source>
        <translation>%3 Linien treffen sich an der Ecke unten rechts von Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>Penpa address</source>
        <translation>Adresse bei Penpa</translation>
    </message>
    <message>
        <source>a Penpa board of squares, of at most %1 rows and columns</source>
        <translation>ein Penpa-Brett aus Quadraten mit höchstens %1 Zeilen und Spalten</translation>
    </message>
    <message>
        <source>the answer in the drawing is left out</source>
        <translation>die Lösung in der Zeichnung entfällt</translation>
    </message>
    <message>
        <source>what is drawn besides is left out: %1</source>
        <translation>was außerdem gezeichnet ist, entfällt: %1</translation>
    </message>
    <message>
        <source>a white or black circle</source>
        <translation>ein weißer oder schwarzer Kreis</translation>
    </message>
    <message>
        <source>a drawing with the name of the puzzle among its tags</source>
        <translation>eine Zeichnung, in deren Tags der Name des Rätsels steht</translation>
    </message>
    <message>
        <source>&apos;,&apos; and the clues of the %1 cages, such as a7, s2, m12 or d3</source>
        <translation>„,“ und die Hinweise der %1 Käfige, etwa a7, s2, m12 oder d3</translation>
    </message>
    <message>
        <source>the number of rows as the graph&apos;s order</source>
        <translation>die Zahl der Zeilen als order von graph</translation>
    </message>
    <message>
        <source>black cell</source>
        <translation>schwarzes Feld</translation>
    </message>
    <message>
        <source>white pearl</source>
        <translation>weiße Perle</translation>
    </message>
    <message>
        <source>black pearl</source>
        <translation>schwarze Perle</translation>
    </message>
    <message>
        <source>%1 (from left to right)</source>
        <translation>%1 (von links nach rechts)</translation>
    </message>
    <message>
        <source>%1 (%2 does not work out in any of them)</source>
        <translation>%1 (%2 geht in keiner davon auf)</translation>
    </message>
    <message>
        <source>%1 (from left to right: %2 does not work out)</source>
        <translation>%1 (von links nach rechts: %2 geht nicht auf)</translation>
    </message>
    <message>
        <source>one cell holds no whole clue: write 15\ for a sum down, \15 for a sum across</source>
        <translation>ein Feld enthält keinen ganzen Hinweis: 15\ ist eine Summe nach unten, \15 eine nach rechts</translation>
    </message>
    <message>
        <source>%1 cells hold no whole clue: write 15\ for a sum down, \15 for a sum across</source>
        <translation>%1 Felder enthalten keinen ganzen Hinweis: 15\ ist eine Summe nach unten, \15 eine nach rechts</translation>
    </message>
    <message>
        <source>Type # to make a cell black, 15\ for a sum down, \15 for a sum across, or 16\7 for both.</source>
        <translation># macht ein Feld schwarz, 15\ ist eine Summe nach unten, \15 eine nach rechts, 16\7 beides.</translation>
    </message>
    <message>
        <source>%1 is the product of cage %2 at row %3, column %4, however it is filled</source>
        <translation>%1 ist das Produkt von Käfig %2 in Zeile %3, Spalte %4, wie er auch gefüllt wird</translation>
    </message>
    <message>
        <source>%1 is the sum of cage %2 at row %3, column %4, however it is filled</source>
        <translation>%1 ist die Summe von Käfig %2 in Zeile %3, Spalte %4, wie er auch gefüllt wird</translation>
    </message>
    <message>
        <source>the white pearl at row %1, column %2 is not met</source>
        <translation>die weiße Perle in Zeile %1, Spalte %2 ist nicht erfüllt</translation>
    </message>
    <message>
        <source>the black pearl at row %1, column %2 is not met</source>
        <translation>die schwarze Perle in Zeile %1, Spalte %2 ist nicht erfüllt</translation>
    </message>
    <message>
        <source>a whole link; this one is cut off or damaged</source>
        <translation>ein ganzer Link; dieser ist abgeschnitten oder beschädigt</translation>
    </message>
    <message>
        <source>the end of the address</source>
        <translation>das Ende der Adresse</translation>
    </message>
    <message>
        <source>the cells from row %1, column %2 on</source>
        <translation>die Felder ab Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>the last %1 sums</source>
        <translation>die letzten %1 Summen</translation>
    </message>
    <message>
        <source>a clue or a run of blank cells</source>
        <translation>ein Hinweis oder eine Folge leerer Felder</translation>
    </message>
    <message>
        <source>the rest of the file; it is cut off here</source>
        <translation>der Rest der Datei; sie ist hier abgeschnitten</translation>
    </message>
    <message>
        <source>%1 is both needed and avoided.</source>
        <translation>%1 wird zugleich verlangt und ausgeschlossen.</translation>
    </message>
    <message>
        <source>%1 is needed, but is not among the only rules that are allowed.</source>
        <translation>%1 wird verlangt, gehört aber nicht zu den erlaubten Regeln.</translation>
    </message>
    <message>
        <source>No rule is left that is allowed.</source>
        <translation>Es bleibt keine erlaubte Regel.</translation>
    </message>
    <message>
        <source>No rating is at least %1 and at most %2.</source>
        <translation>Keine Bewertung ist mindestens %1 und höchstens %2.</translation>
    </message>
    <message>
        <source>A puzzle that needs %1 is rated %2 or more; at most %3 is ordered.</source>
        <translation>Ein Rätsel, das %1 verlangt, wird mit %2 oder mehr bewertet; bestellt ist höchstens %3.</translation>
    </message>
    <message>
        <source>By these rules alone no puzzle is rated above %1; at least %2 is ordered.</source>
        <translation>Mit diesen Regeln allein wird kein Rätsel über %1 bewertet; bestellt ist mindestens %2.</translation>
    </message>
    <message>
        <source>The pattern has another size than the board.</source>
        <translation>Das Muster hat eine andere Größe als das Brett.</translation>
    </message>
    <message>
        <source>The pattern is not symmetric as ordered.</source>
        <translation>Das Muster ist nicht so symmetrisch wie bestellt.</translation>
    </message>
    <message>
        <source>The pattern has %1 clues; another number is ordered.</source>
        <translation>Das Muster hat %1 Hinweise; bestellt ist eine andere Anzahl.</translation>
    </message>
    <message>
        <source>The clues of these puzzles have fixed places: neither their number nor a pattern can be ordered.</source>
        <translation>Die Hinweise dieser Rätsel haben feste Plätze: Weder ihre Anzahl noch ein Muster lässt sich bestellen.</translation>
    </message>
    <message>
        <source>No number of clues is at least %1 and at most %2.</source>
        <translation>Keine Anzahl von Hinweisen ist mindestens %1 und höchstens %2.</translation>
    </message>
    <message>
        <source>The board has %1 cells, fewer than the clues ordered.</source>
        <translation>Das Brett hat %1 Felder, weniger als bestellte Hinweise.</translation>
    </message>
    <message>
        <source>The difficulty chosen is rated %1 or more; the ratings ordered are lower.</source>
        <translation>Die gewählte Schwierigkeit wird mit %1 oder mehr bewertet; die bestellten Bewertungen sind niedriger.</translation>
    </message>
    <message>
        <source>The difficulty chosen is rated %1 to %2; no rating ordered is in that range.</source>
        <translation>Die gewählte Schwierigkeit wird mit %1 bis %2 bewertet; keine bestellte Bewertung liegt in diesem Bereich.</translation>
    </message>
    <message>
        <source>the %2 of row %1 fits only there</source>
        <translation>die %2 von Zeile %1 passt nur dort hinein</translation>
    </message>
    <message>
        <source>the %2 of column %1 fits only there</source>
        <translation>die %2 von Spalte %1 passt nur dort hinein</translation>
    </message>
    <message>
        <source>the %2 and %3 of row %1 fit only there</source>
        <translation>die %2 und %3 von Zeile %1 passen nur dort hinein</translation>
    </message>
    <message>
        <source>the %2 and %3 of column %1 fit only there</source>
        <translation>die %2 und %3 von Spalte %1 passen nur dort hinein</translation>
    </message>
    <message>
        <source>in column %1 (%2 to make from %3) not both are black</source>
        <translation>in Spalte %1 (%2 aus %3 zu bilden) sind nicht beide schwarz</translation>
    </message>
    <message>
        <source>in row %1 (%2 to make from %3) not both are black</source>
        <translation>in Zeile %1 (%2 aus %3 zu bilden) sind nicht beide schwarz</translation>
    </message>
    <message>
        <source>in column %1 (%2 to make from %3) not both are white</source>
        <translation>in Spalte %1 (%2 aus %3 zu bilden) sind nicht beide weiß</translation>
    </message>
    <message>
        <source>in row %1 (%2 to make from %3) not both are white</source>
        <translation>in Zeile %1 (%2 aus %3 zu bilden) sind nicht beide weiß</translation>
    </message>
    <message>
        <source>in column %1 (%2 to make from %3) just one is black</source>
        <translation>in Spalte %1 (%2 aus %3 zu bilden) ist genau eines schwarz</translation>
    </message>
    <message>
        <source>in row %1 (%2 to make from %3) just one is black</source>
        <translation>in Zeile %1 (%2 aus %3 zu bilden) ist genau eines schwarz</translation>
    </message>
    <message>
        <source>in column %1 (%2 to make from %3) both are alike</source>
        <translation>in Spalte %1 (%2 aus %3 zu bilden) sind beide gleich</translation>
    </message>
    <message>
        <source>in row %1 (%2 to make from %3) both are alike</source>
        <translation>in Zeile %1 (%2 aus %3 zu bilden) sind beide gleich</translation>
    </message>
    <message>
        <source>in column %1 (%2 to make from %3), row %4 is black only if row %5 is</source>
        <translation>in Spalte %1 (%2 aus %3 zu bilden) ist Zeile %4 nur schwarz, wenn Zeile %5 es ist</translation>
    </message>
    <message>
        <source>in row %1 (%2 to make from %3), column %4 is black only if column %5 is</source>
        <translation>in Zeile %1 (%2 aus %3 zu bilden) ist Spalte %4 nur schwarz, wenn Spalte %5 es ist</translation>
    </message>
    <message>
        <source>no digits make the clue of one cage</source>
        <translation>keine Ziffern ergeben die Vorgabe eines Käfigs</translation>
    </message>
    <message>
        <source>no digits make the clues of %1 cages</source>
        <translation>keine Ziffern ergeben die Vorgaben von %1 Käfigen</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>the %1 at row %2, place %3 has no second digit, and every number has two digits</source>
        <translation>der %1 in Zeile %2, Platz %3 fehlt eine zweite Ziffer, und jede Zahl hat zwei</translation>
    </message>
    <message>
        <source>the %1 at row %2, place %3 and the %4 at row %5, place %6 have no second digit, and only one number has one digit</source>
        <translation>der %1 in Zeile %2, Platz %3 und der %4 in Zeile %5, Platz %6 fehlt eine zweite Ziffer, und einstellig ist nur eine Zahl</translation>
    </message>
    <message>
        <source>a letter, or a digit from 0 to %1</source>
        <translation>ein Buchstabe oder eine Ziffer von 0 bis %1</translation>
    </message>
    <message>
        <source>the %1 of row %2</source>
        <translation>die %1 der Zeile %2</translation>
    </message>
    <message>
        <source>the %1 of column %2</source>
        <translation>die %1 der Spalte %2</translation>
    </message>
    <message>
        <source>%1 cells lose digits</source>
        <translation>%1 Felder verlieren Ziffern</translation>
    </message>
    <message>
        <source>the path is read from its lower or right end</source>
        <translation>der Weg wird von seinem unteren oder rechten Ende gelesen</translation>
    </message>
    <message>
        <source>the path is read from its upper or left end</source>
        <translation>der Weg wird von seinem oberen oder linken Ende gelesen</translation>
    </message>
    <message>
        <source>found %1 signs in row %2; expected %3, as in row 1</source>
        <translation>gefunden: %1 Zeichen in Zeile %2; erwartet: %3 wie in Zeile 1</translation>
    </message>
    <message>
        <source>found no rows; expected a row of signs for each row of the board</source>
        <translation>keine Zeile gefunden; erwartet: eine Zeile mit Zeichen für jede Zeile des Bretts</translation>
    </message>
    <message>
        <source>Of the answers compared, the one explained takes the least reckoning.</source>
        <translation>Von den verglichenen Lösungen verlangt die erklärte am wenigsten Rechnen.</translation>
    </message>
    <message>
        <source>KenKen in clues</source>
        <translation>KenKen aus Hinweisen</translation>
    </message>
    <message>
        <source>janko.at text</source>
        <translation>Text von janko.at</translation>
    </message>
    <message>
        <source>a section of a janko.at text, such as [problem]</source>
        <translation>ein Abschnitt eines Texts von janko.at, zum Beispiel [problem]</translation>
    </message>
</context>
<context>
    <name>PictureExport</name>
    <message>
        <source>The file name must end in .png, .svg or .pdf.</source>
        <translation>Der Dateiname muss auf .png, .svg oder .pdf enden.</translation>
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
        <source>Not started yet.</source>
        <translation>Noch nicht begonnen.</translation>
    </message>
    <message>
        <source>%1 of %2 positions right.</source>
        <translation>%1 von %2 Stellungen richtig.</translation>
    </message>
    <message>
        <source>Right: %1&#xa0;· Wrong: %2&#xa0;· With a hint: %3</source>
        <translation>Richtig: %1&#xa0;· Falsch: %2&#xa0;· Mit Tipp: %3</translation>
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
    <message>
        <source>There are no positions for this rule: it is never a step of its own, only a link of a chain.</source>
        <translation>Für diese Regel gibt es keine Stellungen: Sie ist nie ein eigener Schritt, nur Glied einer Kette.</translation>
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
        <translation>keine Lösung in der verfügbaren Zeit</translation>
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
        <source>This is a folder, not a file.</source>
        <translation>Das ist ein Ordner, keine Datei.</translation>
    </message>
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
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, which separates the two cells beside it there: &lt;c&gt;%3&lt;/c&gt;.</source>
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
        <source>A line separates &lt;c&gt;%1&lt;/c&gt; from &lt;p&gt;%2&lt;/p&gt;, which is %3: &lt;c&gt;it is %4&lt;/c&gt;.</source>
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
        <source>No line separates &lt;c&gt;%1&lt;/c&gt; from &lt;p&gt;%2&lt;/p&gt;, which is %3: &lt;c&gt;it is %3, too&lt;/c&gt;.</source>
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
        <source>Suppose %1: that decides &lt;p&gt;%2 other cells&lt;/p&gt;, and %3 and %4, both inside, would be cut off from each other. So &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Angenommen, %1: Damit sind &lt;p&gt;%2 weitere Felder&lt;/p&gt; entschieden, und %3 und %4, beide innen, wären voneinander abgeschnitten. Also &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: that decides &lt;p&gt;%2 other cells&lt;/p&gt;, and %3, outside, could not reach the border. So &lt;c&gt;%4&lt;/c&gt;.</source>
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
        <source>If &lt;c&gt;%1&lt;/c&gt; were inside, &lt;p&gt;%2&lt;/p&gt;, which is outside, could not reach the border: &lt;c&gt;it is outside&lt;/c&gt;.</source>
        <translation>Wäre &lt;c&gt;%1&lt;/c&gt; innen, käme &lt;p&gt;%2&lt;/p&gt;, das außen ist, nicht zum Rand: &lt;c&gt;Das Feld ist außen&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>If &lt;c&gt;%1&lt;/c&gt; were outside, &lt;p&gt;%2 and %3&lt;/p&gt;, both inside, would be cut off from each other: &lt;c&gt;it is inside&lt;/c&gt;.</source>
        <translation>Wäre &lt;c&gt;%1&lt;/c&gt; außen, wären &lt;p&gt;%2 und %3&lt;/p&gt;, beide innen, voneinander abgeschnitten: &lt;c&gt;Das Feld ist innen&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A 0 has no lines round it: all four of its edges are crossed.</source>
        <translation>Um eine 0 läuft keine Linie: Alle vier Kanten sind gekreuzt.</translation>
    </message>
    <message>
        <source>As many edges left as lines needed</source>
        <translation>So viele Kanten übrig wie Linien nötig</translation>
    </message>
    <message>
        <source>When a clue has exactly as many edges left as it needs lines, all of them are lines.</source>
        <translation>Hat ein Hinweis genau so viele Kanten übrig, wie er Linien braucht, sind sie alle Linien.</translation>
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
        <source>Between two 3s that share an edge runs a line, and so it does on their far sides. If their common edge were crossed, the loop would run round just these two cells; so the rule holds only where a clue elsewhere forbids that.</source>
        <translation>Zwischen zwei 3en, die eine Kante teilen, verläuft eine Linie, ebenso an ihren abgewandten Seiten. Wäre die gemeinsame Kante gekreuzt, liefe die Schleife nur um diese beiden Felder; die Regel gilt also nur, wo ein Hinweis anderswo das verbietet.</translation>
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
        <source>Only one way for a line</source>
        <translation>Nur ein Weg für eine Linie</translation>
    </message>
    <message>
        <source>A line that reaches a dot must go on. If only one way is left, it goes there.</source>
        <translation>Eine Linie, die einen Punkt erreicht, muss weitergehen. Bleibt nur ein Weg, geht sie dort weiter.</translation>
    </message>
    <message>
        <source>A dot with two lines</source>
        <translation>Ein Punkt mit zwei Linien</translation>
    </message>
    <message>
        <source>The loop passes through a dot only once, so a dot with two lines has no third: its other edges are crossed.</source>
        <translation>Die Schleife geht nur einmal durch einen Punkt, also hat ein Punkt mit zwei Linien keine dritte: Seine übrigen Kanten sind gekreuzt.</translation>
    </message>
    <message>
        <source>A dot with one edge left</source>
        <translation>Ein Punkt mit einer Kante übrig</translation>
    </message>
    <message>
        <source>A line into a dot needs a way out. If three edges at a dot are crossed, so is the fourth.</source>
        <translation>Eine Linie in einen Punkt braucht einen Weg hinaus. Sind drei Kanten eines Punkts gekreuzt, ist es auch die vierte.</translation>
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
        <source>A clue and its corners</source>
        <translation>Ein Hinweis und seine Ecken</translation>
    </message>
    <message>
        <source>The number of lines a clue has at one corner fixes the number at the opposite corner. Every way to place its lines that fits the known edges and corners agrees here.</source>
        <translation>Die Zahl der Linien an einer Ecke eines Hinweises legt die Zahl an der Ecke gegenüber fest. Alle Arten, seine Linien zu legen, die zu den bekannten Kanten und Ecken passen, stimmen hier überein.</translation>
    </message>
    <message>
        <source>A dot and the corners round it</source>
        <translation>Ein Punkt und die Ecken um ihn</translation>
    </message>
    <message>
        <source>A dot has either no line or two. Every way to place them that fits the known edges and corners round it agrees here: so a single line at one corner means a single line at the corner opposite.</source>
        <translation>Ein Punkt hat keine Linie oder zwei. Alle Arten, sie zu legen, die zu den bekannten Kanten und Ecken um ihn passen, stimmen hier überein: So heißt eine einzige Linie an einer Ecke auch eine einzige an der Ecke gegenüber.</translation>
    </message>
    <message>
        <source>Inside and outside across an edge</source>
        <translation>Innen und außen über eine Kante</translation>
    </message>
    <message>
        <source>The loop separates inside from outside: cells with a line between them differ, cells with a cross between them are the same. Beyond the border is outside.</source>
        <translation>Die Schleife trennt innen von außen: Felder mit einer Linie dazwischen sind verschieden, Felder mit einem Kreuz dazwischen gleich. Jenseits des Rands ist außen.</translation>
    </message>
    <message>
        <source>A line just where inside meets outside</source>
        <translation>Eine Linie genau dort, wo innen auf außen trifft</translation>
    </message>
    <message>
        <source>Between a cell inside and one outside runs a line; between two inside, or two outside, runs none.</source>
        <translation>Zwischen einem Feld innen und einem außen verläuft eine Linie; zwischen zweien innen oder zweien außen verläuft keine.</translation>
    </message>
    <message>
        <source>A clue and its neighbours&apos; colours</source>
        <translation>Ein Hinweis und die Farben seiner Nachbarn</translation>
    </message>
    <message>
        <source>A clue counts the neighbours on the other side of the loop. Every way to colour the cell and its neighbours that fits what is known agrees here.</source>
        <translation>Ein Hinweis zählt die Nachbarn auf der anderen Seite der Schleife. Alle Arten, das Feld und seine Nachbarn zu färben, die zu dem Bekannten passen, stimmen hier überein.</translation>
    </message>
    <message>
        <source>A chain of cells</source>
        <translation>Eine Kette von Feldern</translation>
    </message>
    <message>
        <source>Going from cell to cell along known edges and pairs, you can tell whether the cells at the two ends are on the same side of the loop, even when it is not yet known which side that is.</source>
        <translation>Von Feld zu Feld, über bekannte Kanten und Paare, lässt sich sagen, ob die beiden Felder an den Enden auf derselben Seite der Schleife liegen, auch wenn noch nicht bekannt ist, auf welcher.</translation>
    </message>
    <message>
        <source>The inside is in one piece</source>
        <translation>Das Innere hängt zusammen</translation>
    </message>
    <message>
        <source>The cells inside the loop are connected. Where only one cell can connect them, that cell is inside.</source>
        <translation>Die Felder in der Schleife hängen zusammen. Kann nur ein Feld sie verbinden, liegt dieses Feld innen.</translation>
    </message>
    <message>
        <source>The outside is in one piece</source>
        <translation>Das Äußere hängt zusammen</translation>
    </message>
    <message>
        <source>Every cell outside the loop can be reached from beyond the border without crossing the loop. Where the only way is through one cell, that cell is outside.</source>
        <translation>Jedes Feld außerhalb der Schleife ist von jenseits des Randes zu erreichen, ohne die Schleife zu kreuzen. Führt der einzige Weg durch ein einziges Feld, liegt dieses Feld außen.</translation>
    </message>
    <message>
        <source>Two neighbours taken together</source>
        <translation>Zwei Nachbarn zusammengenommen</translation>
    </message>
    <message>
        <source>Every way to draw the lines of two neighbouring cells and through their six dots that fits what is known agrees here.</source>
        <translation>Alle Arten, die Linien zweier Nachbarzellen und durch ihre sechs Punkte zu zeichnen, die zu dem Bekannten passen, stimmen hier überein.</translation>
    </message>
    <message>
        <source>Four cells taken together</source>
        <translation>Vier Felder zusammengenommen</translation>
    </message>
    <message>
        <source>Every way to draw the lines of four cells round a dot and through their nine dots that fits what is known agrees here.</source>
        <translation>Alle Arten, die Linien von vier Feldern um einen Punkt und durch ihre neun Punkte zu zeichnen, die zu dem Bekannten passen, stimmen hier überein.</translation>
    </message>
    <message>
        <source>No line on from between two 3s</source>
        <translation>Keine Linie weiter zwischen zwei 3en heraus</translation>
    </message>
    <message>
        <source>The loop is closed</source>
        <translation>Die Schleife ist geschlossen</translation>
    </message>
    <message>
        <source>There is only one loop. Once a ring of lines has closed, every edge that is still open is crossed.</source>
        <translation>Es gibt nur eine Schleife. Sobald ein Ring von Linien geschlossen ist, ist jede noch offene Kante gekreuzt.</translation>
    </message>
    <message>
        <source>A corner and its edges</source>
        <translation>Eine Ecke und ihre Kanten</translation>
    </message>
    <message>
        <source>A corner of a cell has as many lines as there are lines among its two edges. So a known corner and one known edge give the other edge, two known edges give the corner, and two corners that share an edge tell something about each other.</source>
        <translation>Eine Ecke eines Felds hat so viele Linien, wie von ihren beiden Kanten Linien sind. Eine bekannte Ecke und eine bekannte Kante ergeben also die andere Kante, zwei bekannte Kanten ergeben die Ecke, und zwei Ecken mit einer gemeinsamen Kante sagen etwas übereinander.</translation>
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
        <source>The values of that many cards</source>
        <translation>Die Werte von so vielen Karten</translation>
    </message>
    <message>
        <source>Several cards make a value by being split in two: every value of one part is joined with every value of the other by every sign. Equal values count once. So the pairs follow from the cards, the threes from pairs and cards, and so on: only values in these lists can be part of an answer.</source>
        <translation>Mehrere Karten ergeben einen Wert, indem man sie in zwei Teile teilt: Jeder Wert des einen Teils wird durch jedes Rechenzeichen mit jedem Wert des anderen verknüpft. Gleiche Werte zählen nur einmal. So folgen die Paare aus den Karten, die Dreier aus Paaren und Karten und so weiter: Nur Werte aus diesen Listen können Teil einer Lösung sein.</translation>
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
        <source>A part is split further</source>
        <translation>Ein Teil wird weiter zerlegt</translation>
    </message>
    <message>
        <source>Two parts become one</source>
        <translation>Aus zwei Teilen wird einer</translation>
    </message>
    <message>
        <source>Two cards, or results of earlier steps, are joined by a sign. From now on they are one card on the table.</source>
        <translation>Zwei Karten, oder Ergebnisse früherer Schritte, werden durch ein Rechenzeichen verbunden. Von nun an liegen sie als eine Karte auf dem Tisch.</translation>
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
        <source>Where no two parts make the target, the same lists show how close they come: for each value of one part, the values of the other nearest to what would be needed. Between the best value below the target and the best above there is nothing.</source>
        <translation>Ergeben keine zwei Teile die Zielzahl, so zeigen dieselben Listen, wie nahe sie ihr kommen: zu jedem Wert des einen Teils die Werte des anderen, die dem am nächsten liegen, was nötig wäre. Zwischen dem besten Wert unter der Zielzahl und dem besten darüber liegt nichts.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards&lt;/p&gt; come no closer to %1 than &lt;c&gt;%2 = %3&lt;/c&gt; and &lt;c&gt;%4 = %5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Die Karten&lt;/p&gt; kommen nicht näher an %1 heran als &lt;c&gt;%2 = %3&lt;/c&gt; und &lt;c&gt;%4 = %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The largest value</source>
        <translation>Der größte Wert</translation>
    </message>
    <message>
        <source>Where the target is larger than every value that the cards make, the greatest of these is the closest.</source>
        <translation>Ist die Zielzahl größer als jeder Wert, den die Karten ergeben, so liegt ihr der größte von diesen am nächsten.</translation>
    </message>
    <message>
        <source>The smallest value</source>
        <translation>Der kleinste Wert</translation>
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
        <source>The path does not end on an operator</source>
        <translation>Der Weg endet nicht auf einem Rechenzeichen</translation>
    </message>
    <message>
        <source>An operator stands between two numbers, and so does the =. The path goes on from it on both sides, so it ends on digits only.</source>
        <translation>Ein Rechenzeichen steht zwischen zwei Zahlen, ebenso das =. Der Weg geht davon nach beiden Seiten weiter, also endet er nur auf Ziffern.</translation>
    </message>
    <message>
        <source>No two operators in a row</source>
        <translation>Keine zwei Rechenzeichen hintereinander</translation>
    </message>
    <message>
        <source>There is a number between two operators, and a number has no sign before it. So no link joins two operators, or an operator and the =.</source>
        <translation>Zwischen zwei Rechenzeichen steht eine Zahl; Vorzeichen gibt es nicht. Also sind nie zwei Rechenzeichen miteinander verbunden und nie ein Rechenzeichen mit dem =.</translation>
    </message>
    <message>
        <source>No two zeros in a row</source>
        <translation>Keine zwei Nullen hintereinander</translation>
    </message>
    <message>
        <source>No number begins with a 0 followed by another digit. Two zeros in a row would be such a number, whichever way they are read, or part of a three-digit number.</source>
        <translation>Keine Zahl beginnt mit einer 0, der eine weitere Ziffer folgt. Zwei Nullen hintereinander wären eine solche Zahl, wie herum man sie auch liest, oder Teil einer dreistelligen.</translation>
    </message>
    <message>
        <source>A tile has all its links</source>
        <translation>Eine Kachel hat alle ihre Verbindungen</translation>
    </message>
    <message>
        <source>The path passes through a tile once: it comes in and goes out. A tile with two links has no third, and an end of the path has no second.</source>
        <translation>Der Weg geht einmal durch jede Kachel: hinein und hinaus. Eine Kachel mit zwei Verbindungen hat keine dritte, und ein Ende des Weges hat keine zweite.</translation>
    </message>
    <message>
        <source>Only as many links left as needed</source>
        <translation>Nur so viele Verbindungen übrig wie nötig</translation>
    </message>
    <message>
        <source>The path passes through every tile. A tile with only one link left uses it, and a tile where the path does not end needs two.</source>
        <translation>Der Weg geht durch jede Kachel. Eine Kachel mit nur einer möglichen Verbindung nutzt sie, und eine, auf der er nicht endet, braucht zwei.</translation>
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
        <source>All two-digit numbers are found</source>
        <translation>Alle zweistelligen Zahlen sind gefunden</translation>
    </message>
    <message>
        <source>Operators and the = separate the digits, so there is one more number than there are of these signs. As each number has one or two digits, it is known how many have two. Once that many pairs of digits are joined, no other digits are.</source>
        <translation>Rechenzeichen und = trennen die Ziffern, also gibt es eine Zahl mehr als solche Zeichen. Da jede Zahl eine oder zwei Ziffern hat, weiß man, wie viele zwei haben. Sind so viele Ziffernpaare verbunden, werden keine weiteren Ziffern verbunden.</translation>
    </message>
    <message>
        <source>Operators and the = separate the digits, so there is one more number than there are of these signs. As each number has one or two digits, it is known how many have one. Once that many digits are cut off from all others, every other digit belongs to a two-digit number: if it has only one link to another digit left, the two are joined.</source>
        <translation>Rechenzeichen und = trennen die Ziffern, also gibt es eine Zahl mehr als solche Zeichen. Da jede Zahl eine oder zwei Ziffern hat, weiß man, wie viele eine haben. Sind so viele Ziffern von allen anderen getrennt, gehört jede andere zu einer zweistelligen Zahl: Bleibt ihr nur eine Verbindung zu einer anderen Ziffer, sind die beiden verbunden.</translation>
    </message>
    <message>
        <source>No digit follows a 0</source>
        <translation>Keine Ziffer folgt auf eine 0</translation>
    </message>
    <message>
        <source>A 0 can be a number or the second digit of one; a digit after it would make a number that begins with 0, or one of three digits. Once it is known which way the path is read, no digit follows a 0.</source>
        <translation>Eine 0 kann für sich eine Zahl sein oder die zweite Ziffer einer Zahl; mit einer Ziffer dahinter entstünde eine Zahl, die mit 0 beginnt, oder eine dreistellige. Sobald man weiß, wie herum der Weg gelesen wird, folgt auf eine 0 keine Ziffer.</translation>
    </message>
    <message>
        <source>The path never closes into a ring</source>
        <translation>Der Weg schließt sich nicht zum Ring</translation>
    </message>
    <message>
        <source>The path has two ends and never returns to itself. A link between two tiles of the same joined stretch is cut.</source>
        <translation>Der Weg hat zwei Enden und kehrt nie zu sich selbst zurück. Eine Verbindung zwischen zwei Kacheln desselben verbundenen Stücks ist getrennt.</translation>
    </message>
    <message>
        <source>The path does not end too soon</source>
        <translation>Der Weg endet nicht zu früh</translation>
    </message>
    <message>
        <source>Two stretches that each hold an end of the path become the whole path once they are joined. While other tiles are left over, the link between them is cut.</source>
        <translation>Zwei Stücke, jedes mit einem Ende des Weges, sind der ganze Weg, sobald sie verbunden sind. Solange andere Kacheln übrig sind, ist die Verbindung dazwischen getrennt.</translation>
    </message>
    <message>
        <source>No tile is cut off</source>
        <translation>Keine Kachel wird abgeschnitten</translation>
    </message>
    <message>
        <source>One path passes through all tiles, so they stay connected. The only link that still connects two parts of the board is joined.</source>
        <translation>Ein Weg geht durch alle Kacheln, also hängen sie zusammen. Hält nur noch eine Verbindung zwei Teile des Bretts zusammen, nimmt der Weg sie.</translation>
    </message>
    <message>
        <source>A tile between two parts</source>
        <translation>Eine Kachel zwischen zwei Teilen</translation>
    </message>
    <message>
        <source>Where only one tile connects two parts of the board, the path goes through it from one to the other: it has one link to each, and each part has one end of the path. No tile can connect three parts.</source>
        <translation>Verbindet nur eine Kachel zwei Teile des Bretts, geht der Weg durch sie vom einen in den anderen: Sie hat zu jedem eine Verbindung, und in jedem Teil liegt ein Ende des Weges. Drei Teile kann keine Kachel verbinden.</translation>
    </message>
    <message>
        <source>The = splits the path</source>
        <translation>Das = teilt den Weg</translation>
    </message>
    <message>
        <source>Where only the = connects two parts of the board, they are the two sides of the equation: the = has one link to each, each has one end of the path, and their lengths are known.</source>
        <translation>Verbindet nur das = zwei Teile des Bretts, sind sie die beiden Seiten der Gleichung: Das = hat zu jeder eine Verbindung, in jeder liegt ein Ende des Weges, und ihre Längen sind bekannt.</translation>
    </message>
    <message>
        <source>A side is complete</source>
        <translation>Eine Seite ist vollständig</translation>
    </message>
    <message>
        <source>Where an end of the path is joined to the = tile by tile, that side of the equation is complete, and the lengths of both sides are known.</source>
        <translation>Ist ein Ende des Weges Kachel für Kachel mit dem = verbunden, so ist diese Seite der Gleichung vollständig, und man kennt die Längen beider Seiten.</translation>
    </message>
    <message>
        <source>The opposite leads nowhere</source>
        <translation>Das Gegenteil führt nirgendwohin</translation>
    </message>
    <message>
        <source>Suppose that a link is joined or cut, or that the path ends on a tile or not, and follow the simpler rules: soon a tile is cut off, a tile has too many links, or the numbers do not work out. So the opposite is true.</source>
        <translation>Man nimmt an, dass eine Verbindung besteht oder getrennt ist, dass der Weg auf einer Kachel endet oder nicht, und folgt den einfacheren Regeln: Bald ist eine Kachel abgeschnitten oder hat zu viele Verbindungen, oder die Zahlen gehen nicht auf. Also ist das Gegenteil wahr.</translation>
    </message>
    <message>
        <source>The division leaves a remainder</source>
        <translation>Die Division lässt einen Rest</translation>
    </message>
    <message>
        <source>One side is always larger</source>
        <translation>Eine Seite ist immer größer</translation>
    </message>
    <message>
        <source>No path with this link works</source>
        <translation>Kein Weg mit dieser Verbindung geht auf</translation>
    </message>
    <message>
        <source>No path without this link works</source>
        <translation>Kein Weg ohne diese Verbindung geht auf</translation>
    </message>
    <message>
        <source>No path that ends here works</source>
        <translation>Kein Weg, der hier endet, geht auf</translation>
    </message>
    <message>
        <source>No path that ends elsewhere works</source>
        <translation>Kein Weg, der anderswo endet, geht auf</translation>
    </message>
    <message>
        <source>No path works when read the other way</source>
        <translation>Andersherum gelesen geht keiner auf</translation>
    </message>
    <message>
        <source>A path can be read from either end. Read from one of them, no remaining path makes both sides equal, so it is read from the other.</source>
        <translation>Ein Weg lässt sich von beiden Enden her lesen. Vom einen Ende her gelesen macht kein übriger Weg beide Seiten gleich, also wird er vom anderen her gelesen.</translation>
    </message>
    <message>
        <source>No path with sides of this length works</source>
        <translation>Kein Weg mit so langen Seiten geht auf</translation>
    </message>
    <message>
        <source>No remaining path works</source>
        <translation>Kein übriger Weg geht auf</translation>
    </message>
    <message>
        <source>On none of the remaining paths are both sides equal: the puzzle has no answer.</source>
        <translation>Auf keinem der übrigen Wege sind beide Seiten gleich: Das Rätsel hat keine Lösung.</translation>
    </message>
    <message>
        <source>No path is left</source>
        <translation>Kein Weg ist übrig</translation>
    </message>
    <message>
        <source>From what is known, no path through all tiles reads as numbers of one or two digits with an operator between each two and one =: the puzzle has no answer.</source>
        <translation>Nach dem, was bekannt ist, liest sich kein Weg durch alle Kacheln noch als Zahlen aus einer oder zwei Ziffern mit je einem Rechenzeichen dazwischen und einem =: Das Rätsel hat keine Lösung.</translation>
    </message>
    <message>
        <source>All remaining paths read the same</source>
        <translation>Alle übrigen Wege lesen sich gleich</translation>
    </message>
    <message>
        <source>The answer is an equation, and with equal tiles several paths may spell it. When all paths that work read the same, the answer is found; the first of them is drawn, in the order of tiles from the top left.</source>
        <translation>Die Lösung ist eine Gleichung, und bei gleichen Kacheln können mehrere Wege sie ergeben. Lesen sich alle Wege, die aufgehen, gleich, so ist die Lösung gefunden; von den Wegen wird der erste gezeichnet, in der Reihenfolge der Kacheln von oben links.</translation>
    </message>
    <message>
        <source>A cage of one cell</source>
        <translation>Ein Käfig aus einem Feld</translation>
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
        <translation>&lt;p&gt;%1&lt;/p&gt; hat zu wenige Felder für %2.</translation>
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
        <source>Taken together, &lt;p&gt;%1&lt;/p&gt; leave only this: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Zusammengenommen lassen nur dies übrig – &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has one cell: &lt;c&gt;it is %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; hat ein Feld: &lt;c&gt;Es ist %2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 cages&lt;/p&gt; have one cell each: &lt;c&gt;it is what the cage says&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 Käfige&lt;/p&gt; haben je ein Feld: &lt;c&gt;Es ist, was der Käfig sagt&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has one cell, and there are only the digits 1 to %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; hat ein Feld, und es gibt nur die Ziffern 1 bis %2.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has one cell, but &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; hat ein Feld, aber &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, so &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, also: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 digits are placed&lt;/p&gt;: &lt;c&gt;none of them appears again in its row or column&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 Ziffern stehen&lt;/p&gt;: &lt;c&gt;Keine kommt in ihrer Zeile oder Spalte noch einmal vor&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; are both %2: &lt;p&gt;%3&lt;/p&gt; would have it twice.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; sind beide %2: &lt;p&gt;%3&lt;/p&gt; hätte sie zweimal.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, and &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;it is %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, und &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;Das Feld ist %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2 is %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2 ist %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Every other digit left for these cells stands in the row or the column&lt;/p&gt;: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Jede andere Ziffer, die diesen Feldern blieb, steht in der Zeile oder der Spalte&lt;/p&gt;: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, but &lt;p&gt;%2&lt;/p&gt;: no digit is left for it.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, aber &lt;p&gt;%2&lt;/p&gt;: Für das Feld bleibt keine Ziffer.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: no digit is left for %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: Keine Ziffer bleibt für %2.</translation>
    </message>
    <message>
        <source>&lt;p&gt;No other cell of %1 can be %2&lt;/p&gt;: &lt;c&gt;%3 is %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1: Kein anderes Feld kann %2 sein&lt;/p&gt;: &lt;c&gt;%3 ist %2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;All other cells of %1 are filled&lt;/p&gt;, only %2 is missing: &lt;c&gt;%3 is %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1: Alle anderen Felder sind gefüllt&lt;/p&gt;, nur %2 fehlt: &lt;c&gt;%3 ist %2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The row or the column has no other cell for the digit&lt;/p&gt;: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Die Zeile oder die Spalte hat kein anderes Feld für die Ziffer&lt;/p&gt;: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;No cell of %1 can be %2&lt;/p&gt;, but one must be.</source>
        <translation>&lt;p&gt;%1: Kein Feld kann %2 sein&lt;/p&gt;, aber eines muss es.</translation>
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
        <translation>&lt;p&gt;%1&lt;/p&gt;: %2 im anderen Feld, und das ist weg: &lt;c&gt;%3&lt;/c&gt;.</translation>
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
        <source>&lt;p&gt;%1&lt;/p&gt; cannot share out the digits of &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;: Die Ziffern lassen sich nicht aufteilen – &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>When every way to fill a cage puts a certain digit into the same row or column, that line has it there: no cell of the line outside the cage holds it.</source>
        <translation>Setzt jede Füllung eines Käfigs eine Ziffer in dieselbe Zeile oder Spalte, so hat diese Reihe sie dort: Kein Feld der Reihe außerhalb des Käfigs enthält sie.</translation>
    </message>
    <message>
        <source>A digit clears its row and column</source>
        <translation>Eine Ziffer räumt ihre Zeile und Spalte</translation>
    </message>
    <message>
        <source>Each digit appears once in every row and once in every column, so no other cell of its row or column holds it.</source>
        <translation>Jede Ziffer steht in jeder Zeile und in jeder Spalte genau einmal, also in keinem anderen Feld ihrer Zeile oder Spalte.</translation>
    </message>
    <message>
        <source>The only digit for a cell</source>
        <translation>Die einzige Ziffer für ein Feld</translation>
    </message>
    <message>
        <source>When all possible digits of a cell but one already appear in its row or column, it holds the one that is left.</source>
        <translation>Stehen von den Ziffern, die ein Feld enthalten könnte, alle bis auf eine schon in seiner Zeile oder Spalte, so enthält es die, die übrig bleibt.</translation>
    </message>
    <message>
        <source>The only cell for a digit in a line</source>
        <translation>Das einzige Feld für eine Ziffer in einer Reihe</translation>
    </message>
    <message>
        <source>Every row and every column holds every digit. When only one cell of a line can hold a digit, it goes there.</source>
        <translation>Jede Zeile und jede Spalte enthält jede Ziffer. Kommt in einer solchen Reihe für eine Ziffer nur ein Feld in Frage, so steht sie dort.</translation>
    </message>
    <message>
        <source>What a cage of two cells can hold</source>
        <translation>Was ein Käfig aus zwei Feldern enthalten kann</translation>
    </message>
    <message>
        <source>Only a few pairs of digits make the target of a two-cell cage. A digit without a partner in the other cell is ruled out.</source>
        <translation>Nur wenige Ziffernpaare ergeben die Zielzahl eines Käfigs aus zwei Feldern. Eine Ziffer, der im anderen Feld der Partner fehlt, scheidet aus.</translation>
    </message>
    <message>
        <source>What a cage can hold</source>
        <translation>Was ein Käfig enthalten kann</translation>
    </message>
    <message>
        <source>List the digits that together make the target of a cage and the ways to place them in its cells, no digit twice in a line. A digit that none of these ways puts in a cell is ruled out there.</source>
        <translation>Man listet die Ziffern auf, die zusammen die Zielzahl eines Käfigs ergeben, und die Arten, sie in seine Felder zu setzen, keine Ziffer zweimal in einer Reihe. Eine Ziffer, die dabei nie in ein Feld kommt, scheidet dort aus.</translation>
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
        <source>When all places for a digit in a line lie in one cage, the cage must put it there. The ways to fill the cage that do not are ruled out, and with them whatever only they allowed.</source>
        <translation>Liegen alle Plätze einer Reihe für eine Ziffer in einem Käfig, muss der Käfig sie dorthin setzen. Füllungen des Käfigs, die das nicht tun, scheiden aus und mit ihnen alles, was nur sie zuließen.</translation>
    </message>
    <message>
        <source>Naked pair</source>
        <translation>Nacktes Paar</translation>
    </message>
    <message>
        <source>Two cells of a line that can only hold the same two digits use both of them up: the other cells of the line hold neither.</source>
        <translation>Zwei Felder einer Reihe, die nur dieselben zwei Ziffern enthalten können, verbrauchen beide: Die anderen Felder der Reihe enthalten keine davon.</translation>
    </message>
    <message>
        <source>Hidden pair</source>
        <translation>Verstecktes Paar</translation>
    </message>
    <message>
        <source>Two digits that have only the same two cells left in a line fill them: these cells hold nothing else.</source>
        <translation>Zwei Ziffern, denen in einer Reihe nur dieselben zwei Felder bleiben, füllen sie: Diese Felder enthalten nichts anderes.</translation>
    </message>
    <message>
        <source>Naked triple</source>
        <translation>Nacktes Tripel</translation>
    </message>
    <message>
        <source>Three cells of a line that can only hold three digits among them use all three up: the other cells of the line hold none of them.</source>
        <translation>Drei Felder einer Reihe, die zusammen nur drei Ziffern enthalten können, verbrauchen alle drei: Die anderen Felder der Reihe enthalten keine davon.</translation>
    </message>
    <message>
        <source>Hidden triple</source>
        <translation>Verstecktes Tripel</translation>
    </message>
    <message>
        <source>Three digits that have only three cells left in a line fill them: these cells hold nothing else.</source>
        <translation>Drei Ziffern, denen in einer Reihe nur drei Felder bleiben, füllen sie: Diese Felder enthalten nichts anderes.</translation>
    </message>
    <message>
        <source>Naked quad</source>
        <translation>Nacktes Quadrupel</translation>
    </message>
    <message>
        <source>Four cells of a line that can only hold four digits among them use all four up: the other cells of the line hold none of them.</source>
        <translation>Vier Felder einer Reihe, die zusammen nur vier Ziffern enthalten können, verbrauchen alle vier: Die anderen Felder der Reihe enthalten keine davon.</translation>
    </message>
    <message>
        <source>Hidden quad</source>
        <translation>Verstecktes Quadrupel</translation>
    </message>
    <message>
        <source>Four digits that have only four cells left in a line fill them: these cells hold nothing else.</source>
        <translation>Vier Ziffern, denen in einer Reihe nur vier Felder bleiben, füllen sie: Diese Felder enthalten nichts anderes.</translation>
    </message>
    <message>
        <source>The sum of a line</source>
        <translation>Die Summe einer Reihe</translation>
    </message>
    <message>
        <source>The digits of a line always have the same sum, 45 where there are nine. Subtract the cages whose sum is known: the few cells that stick into the line or out of it must make up the difference.</source>
        <translation>Die Ziffern einer Reihe haben immer dieselbe Summe, 45 bei neun Ziffern. Zieht man die Käfige ab, deren Summe bekannt ist, so müssen die wenigen Felder, die in die Reihe hinein- oder aus ihr herausragen, die Differenz ergeben.</translation>
    </message>
    <message>
        <source>The product of a line</source>
        <translation>Das Produkt einer Reihe</translation>
    </message>
    <message>
        <source>The digits of a line always have the same product, 720 where there are six. Divide by the cages whose product is known: the few cells that stick into the line or out of it must make up the quotient.</source>
        <translation>Die Ziffern einer Reihe haben immer dasselbe Produkt, 720 bei sechs Ziffern. Teilt man durch die Käfige, deren Produkt bekannt ist, so müssen die wenigen Felder, die in die Reihe hinein- oder aus ihr herausragen, den Quotienten ergeben.</translation>
    </message>
    <message>
        <source>The sum of several lines</source>
        <translation>Die Summe mehrerer Reihen</translation>
    </message>
    <message>
        <source>Rows side by side have a known sum together, and so have columns. Subtract the cages whose sum is known: the few cells that stick into the lines or out of them must make up the difference.</source>
        <translation>Benachbarte Zeilen haben zusammen eine bekannte Summe, benachbarte Spalten ebenso. Zieht man die Käfige ab, deren Summe bekannt ist, so müssen die wenigen Felder, die in die Reihen hinein- oder aus ihnen herausragen, die Differenz ergeben.</translation>
    </message>
    <message>
        <source>The product of several lines</source>
        <translation>Das Produkt mehrerer Reihen</translation>
    </message>
    <message>
        <source>Rows side by side have a known product together, and so have columns. Divide by the cages whose product is known: the few cells that stick into the lines or out of them must make up the quotient.</source>
        <translation>Benachbarte Zeilen haben zusammen ein bekanntes Produkt, benachbarte Spalten ebenso. Teilt man durch die Käfige, deren Produkt bekannt ist, so müssen die wenigen Felder, die in die Reihen hinein- oder aus ihnen herausragen, den Quotienten ergeben.</translation>
    </message>
    <message>
        <source>X-wing</source>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>When the places for a digit in two rows lie in the same two columns, one row has it in one column and the other row in the other. So both columns have theirs there, and no other cell of them holds it. The same holds with rows and columns exchanged.</source>
        <translation>Liegen die Plätze einer Ziffer in zwei Zeilen in denselben zwei Spalten, so steht sie in der einen Zeile in der einen Spalte und in der anderen Zeile in der anderen. Damit haben beide Spalten ihre Ziffer, und kein anderes Feld dieser Spalten enthält sie. Ebenso mit Zeilen und Spalten vertauscht.</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>Schwertfisch</translation>
    </message>
    <message>
        <source>When the places for a digit in three rows lie in the same three columns, these rows supply all three columns with it, and no other cell of them holds it. The same holds with rows and columns exchanged.</source>
        <translation>Liegen die Plätze einer Ziffer in drei Zeilen in denselben drei Spalten, so versorgen diese Zeilen alle drei Spalten mit ihr, und kein anderes Feld dieser Spalten enthält sie. Ebenso mit Zeilen und Spalten vertauscht.</translation>
    </message>
    <message>
        <source>Two cages that share a line</source>
        <translation>Zwei Käfige in einer Reihe</translation>
    </message>
    <message>
        <source>Two cages in a line cannot take the same digit from it. Go through the ways to fill one of them: those that leave the other none are ruled out. A digit that one or the other takes in every case is gone from the rest of the line.</source>
        <translation>Zwei Käfige in einer Reihe können ihr nicht dieselbe Ziffer nehmen. Man geht die Füllungen des einen durch: Die, bei denen dem anderen keine bleibt, scheiden aus. Und eine Ziffer, die in jedem Fall der eine oder der andere nimmt, entfällt im Rest der Reihe.</translation>
    </message>
    <message>
        <source>The cages of a line together</source>
        <translation>Die Käfige einer Reihe zusammen</translation>
    </message>
    <message>
        <source>Each way to fill a cage takes some digits of a line. The cages of the line and its other cells must share all its digits among them, each once. A way that leaves the others no such share is ruled out, and with it whatever only it allowed.</source>
        <translation>Jede Füllung eines Käfigs nimmt einer Reihe einige Ziffern. Die Käfige der Reihe und ihre übrigen Felder müssen sich alle ihre Ziffern teilen, jede einmal. Eine Füllung, die den anderen keinen solchen Anteil lässt, scheidet aus und mit ihr, was nur sie zuließ.</translation>
    </message>
    <message>
        <source>The sum of all labels</source>
        <translation>Die Summe aller Randzahlen</translation>
    </message>
    <message>
        <source>A row&apos;s label is the sum of its white cells, a column&apos;s label the sum of its black ones. Every cell is one or the other, so each digit counts for exactly one label: all labels together make the sum of all digits. If they do not, there is no answer.</source>
        <translation>Die Randzahl einer Zeile ist die Summe ihrer weißen Felder, die einer Spalte die Summe ihrer schwarzen. Jedes Feld ist das eine oder das andere, also zählt jede Ziffer für genau eine Randzahl: Alle Randzahlen zusammen ergeben die Summe aller Ziffern. Andernfalls gibt es keine Lösung.</translation>
    </message>
    <message>
        <source>Labels with an odd sum</source>
        <translation>Randzahlen mit ungerader Summe</translation>
    </message>
    <message>
        <source>A label out of reach</source>
        <translation>Eine unerreichbare Randzahl</translation>
    </message>
    <message>
        <source>If no choice of open cells in a line makes exactly what its label lacks, the label cannot be met.</source>
        <translation>Ergibt keine Auswahl der offenen Felder einer Reihe genau das, was ihrer Randzahl fehlt, ist die Randzahl nicht zu erfüllen.</translation>
    </message>
    <message>
        <source>Labels that conflict</source>
        <translation>Randzahlen, die sich widersprechen</translation>
    </message>
    <message>
        <source>Some labels conflict, whatever the others say: however the cells are shaded, one of them is missed. All of these labels are needed for that. The steps before use these labels alone, and end in a line that can no longer reach its label, or where the named rules end.</source>
        <translation>Einige Randzahlen widersprechen sich, was auch die anderen sagen: Wie man die Felder auch färbt, eine wird verfehlt. Dazu braucht es alle diese Randzahlen. Die Schritte davor nutzen nur sie und enden bei einer Reihe, die ihre Randzahl nicht mehr erreicht, oder wo die benannten Regeln enden.</translation>
    </message>
    <message>
        <source>The label is reached</source>
        <translation>Die Randzahl ist erreicht</translation>
    </message>
    <message>
        <source>When the white cells of a row make its label, the rest of the row is black. When the black cells of a column make its label, the rest of the column is white.</source>
        <translation>Ergeben die weißen Felder einer Zeile ihre Randzahl, ist der Rest der Zeile schwarz. Ergeben die schwarzen Felder einer Spalte ihre Randzahl, ist der Rest der Spalte weiß.</translation>
    </message>
    <message>
        <source>Every cell left is needed</source>
        <translation>Alle übrigen Felder werden gebraucht</translation>
    </message>
    <message>
        <source>When all open cells of a line together make exactly what its label still lacks, all of them count: white in a row, black in a column.</source>
        <translation>Ergeben alle offenen Felder einer Reihe zusammen genau das, was ihrer Randzahl noch fehlt, zählen sie alle: weiß in einer Zeile, schwarz in einer Spalte.</translation>
    </message>
    <message>
        <source>A cell larger than what is left</source>
        <translation>Ein Feld, das größer ist als der Rest</translation>
    </message>
    <message>
        <source>A digit larger than what a label still lacks cannot count: in a row the cell is black, in a column white.</source>
        <translation>Eine Ziffer, die größer ist als das, was einer Randzahl noch fehlt, kann nicht zählen: In einer Zeile ist das Feld schwarz, in einer Spalte weiß.</translation>
    </message>
    <message>
        <source>A cell that cannot be spared</source>
        <translation>Ein Feld, das nicht zu entbehren ist</translation>
    </message>
    <message>
        <source>If the other open cells of a line together make less than its label still lacks, the cell is needed: in a row it is white, in a column black. In other words, it is larger than what may be left out.</source>
        <translation>Ergeben die anderen offenen Felder einer Reihe zusammen weniger, als ihrer Randzahl noch fehlt, wird das Feld gebraucht: In einer Zeile ist es weiß, in einer Spalte schwarz. Anders gesagt: Es ist größer als das, was wegbleiben darf.</translation>
    </message>
    <message>
        <source>The last odd digit of a line</source>
        <translation>Die letzte ungerade Ziffer einer Reihe</translation>
    </message>
    <message>
        <source>When only one open digit of a line is odd, it decides whether the sum is even or odd: it counts if the label lacks an odd number, and not if it lacks an even one.</source>
        <translation>Ist nur eine offene Ziffer einer Reihe ungerade, entscheidet sie, ob die Summe gerade oder ungerade ist: Sie zählt, wenn der Randzahl eine ungerade Zahl fehlt, und nicht, wenn eine gerade fehlt.</translation>
    </message>
    <message>
        <source>The only way to reach the label</source>
        <translation>Die einzige Möglichkeit für die Randzahl</translation>
    </message>
    <message>
        <source>If only one choice of open cells in a line makes what its label still lacks, those cells count and the others do not.</source>
        <translation>Ergibt nur eine Auswahl der offenen Felder einer Reihe, was ihrer Randzahl noch fehlt, zählen diese Felder und die anderen nicht.</translation>
    </message>
    <message>
        <source>Every way to reach the label agrees</source>
        <translation>Alle Möglichkeiten für die Randzahl stimmen überein</translation>
    </message>
    <message>
        <source>Write down all ways to make what a label still lacks from the open cells of its line. A cell used in all of them counts; a cell used in none does not.</source>
        <translation>Man schreibt alle Möglichkeiten auf, aus den offenen Feldern einer Reihe das zu bilden, was ihrer Randzahl noch fehlt. Ein Feld, das in allen vorkommt, zählt; eines, das in keiner vorkommt, nicht.</translation>
    </message>
    <message>
        <source>Many ways, and all agree</source>
        <translation>Viele Möglichkeiten, und alle stimmen überein</translation>
    </message>
    <message>
        <source>As with a few ways: what all ways to reach a label agree on is decided. You need not write them all down: go through the cells one by one and note how many ways lead to each sum. Only sums that can still grow into what the label lacks matter. If none of these can be reached with a cell, or without it, that cell is decided.</source>
        <translation>Wie bei wenigen Möglichkeiten: Worin alle übereinstimmen, das ist entschieden. Man muss sie nicht alle aufschreiben: Man geht Feld für Feld durch und merkt sich, wie viele Möglichkeiten zu jeder Summe führen. Es zählen nur Summen, die noch zu dem anwachsen können, was der Randzahl fehlt. Ist keine davon mit einem Feld zu erreichen, oder keine ohne es, so ist das Feld entschieden.</translation>
    </message>
    <message>
        <source>Odd digits counted twice</source>
        <translation>Ungerade Ziffern, doppelt gezählt</translation>
    </message>
    <message>
        <source>Take some rows and columns and add up how much black each of them needs: a column its label, a row all its digits minus its label. An odd digit in two of the lines counts twice, so it does not matter for odd or even. If only one open odd digit counts once, it decides: it is black if the sum, minus the odd digits known to be black that count once, is odd, and white if it is even.</source>
        <translation>Man nimmt einige Zeilen und Spalten und zählt zusammen, wie viel Schwarz jede braucht: eine Spalte ihre Randzahl, eine Zeile alle ihre Ziffern abzüglich ihrer Randzahl. Eine ungerade Ziffer in zweien dieser Reihen zählt doppelt und ist für gerade oder ungerade ohne Belang. Zählt nur eine offene ungerade Ziffer einfach, entscheidet sie: Sie ist schwarz, wenn die Summe abzüglich der schwarzen ungeraden Ziffern, die einfach zählen, ungerade ist, und weiß, wenn sie gerade ist.</translation>
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
        <translation>Wie bei zwei Reihen: Von den Arten, drei Zeilen so zu färben, dass sie ihre Randzahlen erreichen, zählen die, deren drei Felder in jeder Spalte dieser eine Möglichkeit lassen, ihre eigene zu erreichen. Worin sie alle übereinstimmen, das ist entschieden. Dasselbe gilt für drei Spalten.</translation>
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
        <source>All cards that must be used have become one, worth the target: the expression is an answer. Parentheses are written only where they are needed.</source>
        <translation>Alle Karten, die verwendet werden müssen, sind zu einer geworden, und ihr Wert ist die Zielzahl: Der Ausdruck ist eine Lösung. Klammern stehen nur, wo sie nötig sind.</translation>
    </message>
    <message>
        <source>A number has at most two digits. Where two digits are joined, the path goes on from both to an operator or the =, or ends.</source>
        <translation>Eine Zahl hat höchstens zwei Ziffern. Sind zwei Ziffern verbunden, geht der Weg von beiden zu einem Rechenzeichen oder dem = weiter, oder er endet.</translation>
    </message>
    <message>
        <source>No other path is left</source>
        <translation>Kein anderer Weg bleibt übrig</translation>
    </message>
    <message>
        <source>From what is known, no other path through all tiles reads as numbers of one or two digits with an operator between each two and one =.</source>
        <translation>Nach dem, was bekannt ist, liest sich kein anderer Weg durch alle Kacheln als Zahlen aus einer oder zwei Ziffern mit je einem Rechenzeichen dazwischen und einem =.</translation>
    </message>
    <message>
        <source>Every division must work out without a remainder, and nothing is divided by 0. On every other path left, some division does not work out.</source>
        <translation>Jede Division muss ohne Rest aufgehen, und durch 0 wird nicht geteilt. Auf jedem anderen übrigen Weg geht eine Division nicht auf.</translation>
    </message>
    <message>
        <source>On every other path left, one side of the equation stays below the least value of the other: they are never equal.</source>
        <translation>Auf jedem anderen übrigen Weg bleibt eine Seite der Gleichung unter dem kleinsten Wert der anderen: Sie sind nie gleich.</translation>
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
        <translation>Ein Käfig aus einem Feld enthält seine Zielzahl.</translation>
    </message>
    <message>
        <source>Whether a sum is even or odd depends on its odd digits alone. Take some rows and columns in which every odd digit that is still open lies in two of them. Add up how much black each line needs: a column its label, a row all its digits minus its label. Every odd digit counts twice or is known, so the sum is even or odd however the open cells are shaded. If the labels say otherwise, there is no answer.</source>
        <translation>Ob eine Summe gerade oder ungerade ist, hängt allein von ihren ungeraden Ziffern ab. Man nimmt einige Zeilen und Spalten, in denen jede noch offene ungerade Ziffer in zweien davon liegt, und zählt zusammen, wie viel Schwarz jede braucht: eine Spalte ihre Randzahl, eine Zeile alle ihre Ziffern abzüglich ihrer Randzahl. Jede ungerade Ziffer zählt doppelt oder ist bekannt; also steht fest, ob die Summe gerade oder ungerade ist, wie auch gefärbt wird. Sagen die Randzahlen etwas anderes, gibt es keine Lösung.</translation>
    </message>
    <message>
        <source>Two rows meet every column in two cells, and what the column still lacks may rule out some of the four ways to shade these two. Go through the columns and count the ways to shade both rows that reach both labels and that no column rules out. What all of them agree on is decided. The same holds for two columns and the rows. Where there are too many ways to write down, assume the opposite of one cell and go on from line to line until one cannot reach its label.</source>
        <translation>Zwei Zeilen treffen jede Spalte in zwei Feldern, und was der Spalte noch fehlt, kann einige der vier Arten ausschließen, diese beiden zu färben. Man geht die Spalten durch und zählt die Arten, beide Zeilen zu färben, die beide Randzahlen erreichen und die keine Spalte ausschließt. Worin sie alle übereinstimmen, das ist entschieden. Dasselbe gilt für zwei Spalten und die Zeilen. Wo es zu viele Arten zum Aufschreiben gibt, nimmt man für ein Feld das Gegenteil an und geht von Reihe zu Reihe weiter, bis eine ihre Randzahl nicht erreichen kann.</translation>
    </message>
    <message>
        <source>Small steps</source>
        <translation>Kleine Schritte</translation>
    </message>
    <message>
        <source>A few small steps, each obvious by the time it comes. Open the step to see them one by one.</source>
        <translation>Ein paar kleine Schritte, jeder offensichtlich, wenn er an der Reihe ist. Öffnen Sie den Schritt, um sie einzeln zu sehen.</translation>
    </message>
    <message>
        <source>No named pattern is needed: if this were otherwise, the highlighted facts would contradict each other, and all of them are needed for that. Open the step to see the opposite fail.</source>
        <translation>Es braucht kein benanntes Muster: Wäre dies anders, würde sich das Hervorgehobene widersprechen, und nichts davon ist entbehrlich. Öffnen Sie den Schritt, um das Gegenteil scheitern zu sehen.</translation>
    </message>
    <message>
        <source>Suppose the opposite</source>
        <translation>Das Gegenteil annehmen</translation>
    </message>
    <message>
        <source>Assume the opposite of what is to be shown, and see where it leads.</source>
        <translation>Man nimmt das Gegenteil dessen an, was zu zeigen ist, und sieht, wohin es führt.</translation>
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
        <source>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 must make %4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ist %2: also &lt;c&gt;sollen %3 zusammen %4 ergeben&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 must make %4&lt;/c&gt;. No other way to split these cards leads to it.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ist %2: also &lt;c&gt;sollen %3 zusammen %4 ergeben&lt;/c&gt;. Anders lassen sich diese Karten nicht dafür teilen.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 must make %4, and %5 must make %6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ist %2: also &lt;c&gt;sollen %3 zusammen %4 ergeben und %5 zusammen %6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 must make %4, and %5 must make %6&lt;/c&gt;. No other way to split these cards leads to it.</source>
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
        <source>Where cards may be left over, an answer with fewer cards is simpler: as few as possible are used.</source>
        <translation>Wo Karten übrig bleiben dürfen, ist eine Lösung mit weniger Karten einfacher: Es werden so wenige wie möglich verwendet.</translation>
    </message>
    <message>
        <source>A value that some of the cards must make is split like the target itself, into what two smaller parts make, down to single cards.</source>
        <translation>Ein Wert, den einige der Karten ergeben müssen, zerfällt wie die Zielzahl selbst in das, was zwei kleinere Teile ergeben, bis hinab zu einzelnen Karten.</translation>
    </message>
    <message>
        <source>Suppose instead that &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Angenommen dagegen, &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Two clues and the cells round them</source>
        <translation>Zwei Hinweise und die Felder ringsum</translation>
    </message>
    <message>
        <source>Two clues that touch or share a neighbour must be met together. Every way to colour them and their neighbours inside or outside that fits what is known agrees here.</source>
        <translation>Zwei Hinweise, die sich berühren oder einen Nachbarn gemeinsam haben, müssen zusammen erfüllt werden. Alle Arten, sie und ihre Nachbarn als innen oder außen zu färben, die zu dem Bekannten passen, stimmen hier überein.</translation>
    </message>
    <message>
        <source>A clue, and the loop in one piece</source>
        <translation>Ein Hinweis und die Schleife in einem Stück</translation>
    </message>
    <message>
        <source>A clue can be met in only a few ways. Some of them would cut off a part of the inside from the rest, or a part of the outside from the border; then there would be two loops. The remaining ways agree here.</source>
        <translation>Ein Hinweis lässt sich auf wenige Arten erfüllen. Einige davon würden einen Teil des Inneren von seinem Rest abschneiden oder einen Teil des Äußeren vom Rand; dann gäbe es zwei Schleifen. Die übrigen stimmen hier überein.</translation>
    </message>
    <message>
        <source>Two clues, and the loop in one piece</source>
        <translation>Zwei Hinweise und die Schleife in einem Stück</translation>
    </message>
    <message>
        <source>Two clues that touch or share a neighbour can be met together in only a few ways. Some of them would cut off a part of the inside from the rest, or a part of the outside from the border. The remaining ways agree here.</source>
        <translation>Zwei Hinweise, die sich berühren oder einen Nachbarn gemeinsam haben, lassen sich zusammen auf wenige Arten erfüllen. Einige davon würden einen Teil des Inneren von seinem Rest abschneiden oder einen Teil des Äußeren vom Rand. Die übrigen stimmen hier überein.</translation>
    </message>
    <message>
        <source>The cages of two lines together</source>
        <translation>Die Käfige zweier Reihen zusammen</translation>
    </message>
    <message>
        <source>Cages that lie in two rows, or in two columns, take digits of both at once. The cages of the two lines and their other cells must share all digits of each line, each once. A way to fill a cage that leaves the others no such share is ruled out, and with it whatever only it allowed.</source>
        <translation>Käfige, die in zwei Zeilen oder in zwei Spalten liegen, nehmen Ziffern von beiden zugleich. Die Käfige der zwei Reihen und ihre übrigen Felder müssen sich alle Ziffern jeder Reihe teilen, jede einmal. Eine Füllung, die den anderen keinen solchen Anteil lässt, scheidet aus und mit ihr, was nur sie zuließ.</translation>
    </message>
    <message>
        <source>&lt;p&gt;All labels&lt;/p&gt; together make %1, all digits together %2. Each digit counts for just one label, so both should be the same: &lt;c&gt;there is no answer&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Alle Randzahlen&lt;/p&gt; ergeben zusammen %1, alle Ziffern zusammen %2. Jede Ziffer zählt bei genau einer Randzahl, also müsste beides gleich sein: &lt;c&gt;Es gibt keine Lösung&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The black cells of &lt;p&gt;%1&lt;/p&gt; must make %2, an odd sum. But each odd digit in these lines lies in two of them and counts twice: &lt;c&gt;that makes an even sum&lt;/c&gt;.</source>
        <translation>Die schwarzen Felder von &lt;p&gt;%1&lt;/p&gt; müssen %2 ergeben, eine ungerade Summe. Jede ungerade Ziffer darin liegt aber in zwei dieser Reihen und zählt doppelt: &lt;c&gt;Das ergibt eine gerade Summe&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The black cells of &lt;p&gt;%1&lt;/p&gt; must make %2, which is %3. Odd digits in two of these lines count twice; those in just one are all known, and so many are black: %4. &lt;c&gt;That makes the sum %5&lt;/c&gt;.</source>
        <translation>Die schwarzen Felder von &lt;p&gt;%1&lt;/p&gt; müssen %2 ergeben, und das ist %3. Ungerade Ziffern in zwei dieser Reihen zählen doppelt; die in nur einer sind alle bekannt, und so viele sind schwarz: %4. &lt;c&gt;Damit ist die Summe %5&lt;/c&gt;.</translation>
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
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, and of its open %3 only %4 makes that: &lt;c&gt;this is %5, the rest %6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; fehlen %2, und von ihren offenen %3 ergibt das nur %4: &lt;c&gt;Dies ist %5, der Rest %6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, and of its open %3 only %4 makes that: &lt;c&gt;these are %5, the rest %6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; fehlen %2, und von ihren offenen %3 ergibt das nur %4: &lt;c&gt;Diese sind %5, der Rest %6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, and of its open cells only %3 makes that: &lt;c&gt;this is %4, the rest %5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; fehlen %2, und von ihren offenen Feldern ergibt das nur %3: &lt;c&gt;Dies ist %4, der Rest %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, and of its open cells only %3 makes that: &lt;c&gt;these are %4, the rest %5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; fehlen %2, und von ihren offenen Feldern ergibt das nur %3: &lt;c&gt;Diese sind %4, der Rest %5&lt;/c&gt;.</translation>
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
        <translation>Die offenen Felder von &lt;p&gt;%1&lt;/p&gt; ergeben %2 zu viel, und das ergibt nur %3: &lt;c&gt;Dies ist %4, der Rest %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The open cells of &lt;p&gt;%1&lt;/p&gt; make %2 too much, and only %3 makes that: &lt;c&gt;these are %4, the rest %5&lt;/c&gt;.</source>
        <translation>Die offenen Felder von &lt;p&gt;%1&lt;/p&gt; ergeben %2 zu viel, und das ergibt nur %3: &lt;c&gt;Diese sind %4, der Rest %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only one choice of open cells makes the %1 that &lt;p&gt;%2&lt;/p&gt; lacks: &lt;c&gt;it is %3, the rest %4&lt;/c&gt;.</source>
        <translation>Nur eine Auswahl offener Felder ergibt die %1, die &lt;p&gt;%2&lt;/p&gt; fehlen: &lt;c&gt;Sie ist %3, der Rest %4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2. With &lt;c&gt;%3&lt;/c&gt; it would lack %4, but its smallest other open digit is %5: it is &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; fehlen %2. Zählt &lt;c&gt;%3&lt;/c&gt; mit, fehlen noch %4, die kleinste andere offene Ziffer ist aber %5: Sie ist &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The black cells of &lt;p&gt;%1&lt;/p&gt; must make %2, which is %3. Odd digits in two of these lines count twice, and only &lt;c&gt;%4&lt;/c&gt; lies in just one: it is &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Die schwarzen Felder von &lt;p&gt;%1&lt;/p&gt; müssen %2 ergeben, und das ist %3. Ungerade Ziffern in zwei dieser Reihen zählen doppelt, und nur &lt;c&gt;%4&lt;/c&gt; liegt in nur einer: Sie ist &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The black cells of &lt;p&gt;%1&lt;/p&gt; must make %2, which is %3. Odd digits in two of these lines count twice; of those in just one all but &lt;c&gt;%4&lt;/c&gt; are known, and so many are black: %5. So it is &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>Die schwarzen Felder von &lt;p&gt;%1&lt;/p&gt; müssen %2 ergeben, und das ist %3. Ungerade Ziffern in zwei dieser Reihen zählen doppelt; von denen in nur einer ist nur &lt;c&gt;%4&lt;/c&gt; offen, und so viele sind schwarz: %5. Also ist sie &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The crossing labels require this of &lt;p&gt;%1&lt;/p&gt;: &lt;p&gt;%2&lt;/p&gt;. That leaves %3 ways to meet both labels, and in all of them &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Die Randzahlen quer dazu verlangen von &lt;p&gt;%1&lt;/p&gt; dies: &lt;p&gt;%2&lt;/p&gt;. So bleiben %3 Möglichkeiten, beide Randzahlen zu erfüllen, und in allen gilt: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The crossing labels require this of &lt;p&gt;%1&lt;/p&gt;: &lt;p&gt;%2&lt;/p&gt;. That leaves one way to meet both labels: &lt;c&gt;%3&lt;/c&gt;.</source>
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
        <source>The path ends on &lt;p&gt;%1&lt;/p&gt;, which already has its one link: &lt;c&gt;%2&lt;/c&gt;.</source>
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
        <source>Suppose that %1: on &lt;p&gt;all %2 paths left&lt;/p&gt; a division does not work out, as in %3. So &lt;c&gt;%4&lt;/c&gt;.</source>
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
        <source>&lt;p&gt;From what is known&lt;/p&gt;, &lt;c&gt;no path is left&lt;/c&gt; that has the form of an equation.</source>
        <translation>&lt;p&gt;Mit dem, was bekannt ist&lt;/p&gt;, bleibt &lt;c&gt;kein Weg&lt;/c&gt;, der die Form einer Gleichung hat.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 paths work&lt;/p&gt; and all read %2: &lt;c&gt;the first of them is drawn&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 Wege gehen auf&lt;/p&gt; und lesen sich alle %2: &lt;c&gt;Der erste davon wird gezeichnet&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Just one path works&lt;/p&gt;: it reads &lt;c&gt;%1&lt;/c&gt;.</source>
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
        <source>That leaves: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Es bleibt: &lt;c&gt;%1&lt;/c&gt;.</translation>
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
        <translation>&lt;p&gt;%2&lt;/p&gt; fehlen %1. Ihre offenen Felder ergeben das auf %3 Weisen, und in jeder davon gilt: &lt;c&gt;%4&lt;/c&gt;.</translation>
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
        <source>Every way to meet &lt;p&gt;%1&lt;/p&gt; that fits what is known has this: &lt;c&gt;%2&lt;/c&gt;.</source>
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
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so just one line separates the cells on its other two sides: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 hat %2&lt;/p&gt;, also trennt nur eine Linie die Felder an den anderen zwei Seiten: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so just one line separates the cell on its other side from the outside beyond the border: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 hat %2&lt;/p&gt;, also trennt nur eine Linie das Feld an der anderen Seite vom Außen jenseits des Rands: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so the line goes on by just one other edge: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 hat %2&lt;/p&gt;, also geht die Linie auf genau einer anderen Kante weiter: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so none or two lines separate the two cells beside it there: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 hat %2&lt;/p&gt;, also trennen keine oder zwei Linien die zwei Felder daneben: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so just one line separates the cells on these two sides: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 hat %2&lt;/p&gt;, also trennt nur eine Linie die Felder an diesen zwei Seiten: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt;, which leaves only this at &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;, also bleibt für &lt;p&gt;%1&lt;/p&gt; nur &lt;c&gt;%3&lt;/c&gt;.</translation>
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
        <source>Suppose that %1. That fails at once:</source>
        <translation>Angenommen, %1. Das scheitert sofort:</translation>
    </message>
    <message>
        <source>So &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Also: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>So &lt;c&gt;%1&lt;/c&gt;; in all, this decides &lt;c&gt;%2 places&lt;/c&gt;.</source>
        <translation>Also: &lt;c&gt;%1&lt;/c&gt;; im Ganzen sind damit &lt;c&gt;%2 Stellen&lt;/c&gt; entschieden.</translation>
    </message>
    <message>
        <source>These contradict each other: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Das widerspricht sich: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Nothing fits &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: Dazu passt nichts.</translation>
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
        <source>After %1 easier steps:</source>
        <translation>Nach %1 leichteren Schritten:</translation>
    </message>
    <message>
        <source>After %1 small steps:</source>
        <translation>Nach %1 kleinen Schritten:</translation>
    </message>
    <message>
        <source>After one easier step:</source>
        <translation>Nach einem leichteren Schritt:</translation>
    </message>
    <message>
        <source>After one small step:</source>
        <translation>Nach einem kleinen Schritt:</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1 more steps&lt;/c&gt; by the same rule follow.</source>
        <translation>&lt;c&gt;%1 weitere Schritte&lt;/c&gt; nach derselben Regel folgen.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so no line separates the cells on these two sides: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 hat %2&lt;/p&gt;, also trennt keine Linie die Felder an diesen zwei Seiten: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so two lines separate the cells on these two sides: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 hat %2&lt;/p&gt;, also trennen zwei Linien die Felder an diesen zwei Seiten: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards&lt;/p&gt;, taken %1 at a time, make nothing but &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Die Karten&lt;/p&gt; ergeben, je %1 genommen, nichts als &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Assume the opposite and follow one step after another until something fails. Open the step to watch it.</source>
        <translation>Man nimmt das Gegenteil an und folgt Schritt für Schritt, bis etwas scheitert. Öffnen Sie den Schritt, um zuzusehen.</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Bekannt ist dies: &lt;p&gt;%1&lt;/p&gt;. Also hat &lt;p&gt;%2&lt;/p&gt; nur noch die Möglichkeit %3: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;.</source>
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
        <source>Known: &lt;p&gt;%1&lt;/p&gt;. There are %2 ways left to meet &lt;p&gt;%3&lt;/p&gt;; in each, &lt;c&gt;%4&lt;/c&gt;.</source>
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
        <source>Inside and outside crosswise at a dot</source>
        <translation>Innen und außen über Kreuz an einem Punkt</translation>
    </message>
    <message>
        <source>Of the four cells round a dot, two across from each other are never inside with the other two outside: the loop would touch itself at the dot.</source>
        <translation>Von den vier Feldern um einen Punkt sind nie zwei gegenüberliegende innen und die beiden anderen außen: Die Schleife würde sich am Punkt selbst berühren.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are both %3, %4 is %5&lt;/p&gt;. If &lt;c&gt;%6&lt;/c&gt; were also %5, the loop would touch itself where the four meet: &lt;c&gt;it is %3&lt;/c&gt;.</source>
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
        <source>That cannot be, so &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Das geht nicht, also: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The %1 of &lt;p&gt;%2&lt;/p&gt; fits only in &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;the other cells there do not hold it&lt;/c&gt;.</source>
        <translation>Die %1 von &lt;p&gt;%2&lt;/p&gt; passt nur in &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;die anderen Felder dort enthalten sie nicht&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A digit clears its lines</source>
        <translation>Eine Ziffer räumt ihre Reihen</translation>
    </message>
    <message>
        <source>Each digit appears once in every line, box or run: the other cells there do not hold it.</source>
        <translation>Jede Ziffer steht in jeder Reihe, jedem Kasten und jeder Strecke höchstens einmal: Die anderen Felder dort enthalten sie nicht.</translation>
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
        <source>The only cell for a digit</source>
        <translation>Das einzige Feld für eine Ziffer</translation>
    </message>
    <message>
        <source>A line or box with as many cells as there are digits holds each of them. When only one of its cells can hold a digit, it goes there.</source>
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
        <translation>Die %1 von &lt;p&gt;%2&lt;/p&gt; liegt auch hierin: &lt;p&gt;%3&lt;/p&gt;. &lt;c&gt;Kein anderes Feld dort enthält sie&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Go through all ways to place digits that make the sum in its open cells. A digit that never comes to a cell is not there.</source>
        <translation>Man geht durch, wie sich Ziffern, die die Summe ergeben, auf ihre offenen Felder verteilen lassen. Eine Ziffer, die dabei nie in ein Feld kommt, steht dort nicht.</translation>
    </message>
    <message>
        <source>XY-wing</source>
        <translation>XY-Wing</translation>
    </message>
    <message>
        <source>A cell has two digits left and shares a line or box with two cells that each have one of these digits and the same third digit left. Whatever the first cell holds, one of the other two holds the third digit: no cell that shares a line or box with both holds it.</source>
        <translation>Ein Feld hat noch zwei Ziffern und teilt eine Reihe oder einen Kasten mit zwei Feldern, die je eine davon und dieselbe dritte Ziffer haben. Was immer im ersten Feld steht, eines der beiden anderen enthält die dritte Ziffer: Kein Feld, das mit beiden eine Reihe oder einen Kasten teilt, enthält sie.</translation>
    </message>
    <message>
        <source>The last cell of a sum</source>
        <translation>Das letzte Feld einer Summe</translation>
    </message>
    <message>
        <source>When all cells of a sum but one are filled, the last one holds what is missing.</source>
        <translation>Sind alle Felder einer Summe bis auf eines gefüllt, enthält das letzte, was noch fehlt.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is missing one digit: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Eine Ziffer fehlt noch, &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The digits of a sum</source>
        <translation>Die Ziffern einer Summe</translation>
    </message>
    <message>
        <source>List the sets of different digits that make the sum. A digit in none of these sets is in none of its cells.</source>
        <translation>Man listet auf, welche verschiedenen Ziffern die Summe ergeben. Eine Ziffer, die nirgends dabei ist, steht in keinem ihrer Felder.</translation>
    </message>
    <message>
        <source>The only cell for a digit of a sum</source>
        <translation>Das einzige Feld für eine Ziffer einer Summe</translation>
    </message>
    <message>
        <source>List the sets of different digits that make the sum. A digit in all of these sets stands in the only cell that can hold it.</source>
        <translation>Man listet auf, welche verschiedenen Ziffern die Summe ergeben. Eine Ziffer, die immer dabei ist, steht in dem einzigen Feld, das sie enthalten kann.</translation>
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
        <source>A cell that would separate the white cells if it were black is white.</source>
        <translation>Ein Feld, das schwarz die weißen Felder trennen würde, ist weiß.</translation>
    </message>
    <message>
        <source>Beside a black cell</source>
        <translation>Neben einem schwarzen Feld</translation>
    </message>
    <message>
        <source>Black cells never share a side: the neighbours are white.</source>
        <translation>Schwarze Felder haben nie eine Seite gemeinsam: Die Nachbarn sind weiß.</translation>
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
        <source>If the cell between two equal numbers were black, both of these would be white. So it is white.</source>
        <translation>Wäre das Feld zwischen zwei gleichen Zahlen schwarz, wären beide weiß. Also ist es weiß.</translation>
    </message>
    <message>
        <source>Two of &lt;p&gt;%1&lt;/p&gt; have one cell between them; if it were black, both would be white: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Zwischen zweien (&lt;p&gt;%1&lt;/p&gt;) liegt ein Feld; wäre es schwarz, wären beide weiß: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Two equal numbers side by side</source>
        <translation>Zwei gleiche Zahlen nebeneinander</translation>
    </message>
    <message>
        <source>Of two equal numbers side by side, one is white: every other such number in the line is black.</source>
        <translation>Von zwei gleichen Zahlen nebeneinander ist eine weiß: Jede weitere in ihrer Reihe ist schwarz.</translation>
    </message>
    <message>
        <source>Two of &lt;p&gt;%1&lt;/p&gt; stand side by side, so one of these two is white: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Zwei stehen nebeneinander (&lt;p&gt;%1&lt;/p&gt;), also ist eine der beiden weiß: &lt;c&gt;%2&lt;/c&gt;.</translation>
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
        <source>When the loop cannot turn on one side of a white pearl, it turns on the other; if it can turn on neither, it runs in the other direction.</source>
        <translation>Kann die Linie auf der einen Seite einer weißen Perle nicht abbiegen, biegt sie auf der anderen ab; kann sie es auf keiner, läuft sie in der anderen Richtung.</translation>
    </message>
    <message>
        <source>No small loop</source>
        <translation>Kein kleiner Rundweg</translation>
    </message>
    <message>
        <source>No line closes a loop while there are lines elsewhere.</source>
        <translation>Keine Linie schließt einen Rundweg, solange es anderswo noch Linien gibt.</translation>
    </message>
    <message>
        <source>Two pearls near each other</source>
        <translation>Zwei Perlen nah beieinander</translation>
    </message>
    <message>
        <source>Two nearby pearls together leave fewer ways than each alone.</source>
        <translation>Zwei nahe Perlen zusammen lassen weniger Wege als jede allein.</translation>
    </message>
    <message>
        <source>Three pearls in a row</source>
        <translation>Drei Perlen in einer Reihe</translation>
    </message>
    <message>
        <source>If the line ran along three white pearls in a row, it could not turn beside the middle one. So it crosses the row.</source>
        <translation>Liefe die Linie an drei weißen Perlen in einer Reihe entlang, könnte sie neben der mittleren nicht abbiegen. Also kreuzt sie die Reihe.</translation>
    </message>
    <message>
        <source>A pearl and the cells beside it</source>
        <translation>Eine Perle und die Felder daneben</translation>
    </message>
    <message>
        <source>Try the ways through a pearl: the line must also enter and leave the cells beside it.</source>
        <translation>Man probiert die Wege durch eine Perle: Die Linie muss auch in die Felder daneben hinein und wieder hinaus.</translation>
    </message>
    <message>
        <source>Four cells in a square</source>
        <translation>Vier Felder im Quadrat</translation>
    </message>
    <message>
        <source>A line that enters a square of four cells leaves it again: try its ways.</source>
        <translation>Eine Linie, die in ein Quadrat von vier Feldern kommt, verlässt es wieder: Man probiert ihre Wege.</translation>
    </message>
    <message>
        <source>Two cells that can only hold the same two digits use both of them up: the other cells of their line, box or run hold neither.</source>
        <translation>Zwei Felder, die nur dieselben zwei Ziffern enthalten können, brauchen beide auf: Die anderen Felder ihrer Reihe, ihres Kastens oder ihrer Summenreihe enthalten keine davon.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: only &lt;c&gt;%2&lt;/c&gt; is left for &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: Für &lt;c&gt;%3&lt;/c&gt; ist nur &lt;c&gt;%2&lt;/c&gt; übrig.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;no other cell of&lt;/c&gt; &lt;p&gt;%2&lt;/p&gt; &lt;c&gt;holds one of these digits&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;Kein anderes Feld von&lt;/c&gt; &lt;p&gt;%2&lt;/p&gt; &lt;c&gt;enthält eine dieser Ziffern&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>As &lt;p&gt;%1&lt;/p&gt;, that leaves: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Bekannt war: &lt;p&gt;%1&lt;/p&gt;. Damit bleibt: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; would have two %2s: &lt;p&gt;%3&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; hätte die %2 zweimal: &lt;p&gt;%3&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: no digit is left for &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: Für &lt;p&gt;%2&lt;/p&gt; ist keine Ziffer übrig.</translation>
    </message>
    <message>
        <source>No place is left for the %1 of &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Für die %1 von &lt;p&gt;%2&lt;/p&gt; ist kein Platz mehr.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: so %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;. Damit gilt: %2.</translation>
    </message>
    <message>
        <source>With this, %1.</source>
        <translation>Damit gilt: %1.</translation>
    </message>
    <message>
        <source>Once the line has closed its loop, every place that is still open is crossed.</source>
        <translation>Hat sich die Linie zur Schleife geschlossen, bekommt jede noch offene Stelle ein Kreuz.</translation>
    </message>
    <message>
        <source>The loop is closed: &lt;c&gt;there are no other lines&lt;/c&gt;.</source>
        <translation>Die Schleife ist geschlossen: &lt;c&gt;Es gibt keine weiteren Linien&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can only be %2. In every way to place these, &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; kann nur %2 sein. Wie man diese Ziffern auch verteilt, es gilt: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Every way left to make &lt;p&gt;%1&lt;/p&gt; needs %2, and no other cell can hold that: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: Alle Möglichkeiten, die dafür bleiben, brauchen %2, und kein anderes Feld kann das enthalten: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Bekannt ist: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>The line has only one way left through &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Die Linie hat nur noch einen Weg durch &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The line has %2 ways left through &lt;p&gt;%1&lt;/p&gt;: %3. Each of them has this: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Die Linie hat noch %2 Wege durch &lt;p&gt;%1&lt;/p&gt;: %3. Alle haben dies gemeinsam: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%1&lt;/p&gt; black, &lt;c&gt;%2&lt;/c&gt; must stay white: else &lt;p&gt;%3&lt;/p&gt; would be cut off from &lt;p&gt;%4&lt;/p&gt;.</source>
        <translation>Mit &lt;p&gt;%1&lt;/p&gt; in Schwarz muss &lt;c&gt;%2&lt;/c&gt; weiß bleiben: Sonst wäre &lt;p&gt;%3&lt;/p&gt; von &lt;p&gt;%4&lt;/p&gt; abgeschnitten.</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, so a = %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Die Ziffern von &lt;p&gt;%1&lt;/p&gt;, Käfig für Käfig: %2, also a = %3: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3, which is only possible as %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>Die Ziffern von &lt;p&gt;%1&lt;/p&gt;, Käfig für Käfig: %2. Dabei gilt: %4. Also %3, und das geht nur als %5: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3, but %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>Die Ziffern von &lt;p&gt;%1&lt;/p&gt;, Käfig für Käfig: %2. Dabei gilt: %4. Also %3, aber %5: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3, and %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>Die Ziffern von &lt;p&gt;%1&lt;/p&gt;, Käfig für Käfig: %2. Dabei gilt: %4. Also %3, und %5: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3, but the digits left do not make %5 with no digit twice in a line: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>Die Ziffern von &lt;p&gt;%1&lt;/p&gt;, Käfig für Käfig: %2. Dabei gilt: %4. Also %3, aber die übrigen Ziffern ergeben nicht %5, ohne dass eine in einer Linie zweimal vorkommt: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3. With the digits left, that means: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Die Ziffern von &lt;p&gt;%1&lt;/p&gt;, Käfig für Käfig: %2. Dabei gilt: %4. Also %3. Mit den übrigen Ziffern heißt das: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3. The digits left do not make that.</source>
        <translation>Die Ziffern von &lt;p&gt;%1&lt;/p&gt;, Käfig für Käfig: %2. Dabei gilt: %4. Also %3. Die übrigen Ziffern ergeben das nicht.</translation>
    </message>
    <message>
        <source>Whichever way the line takes through &lt;p&gt;%1&lt;/p&gt;, it has this: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Welchen Weg die Linie auch durch &lt;p&gt;%1&lt;/p&gt; nimmt, eines ist gleich: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Along &lt;p&gt;%1&lt;/p&gt;, the line could not turn beside the middle one. So it passes all three crosswise: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: Längs könnte die Linie neben der mittleren nicht abbiegen. Also läuft sie quer durch alle drei: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Proof by contradiction</source>
        <translation>Widerspruchsbeweis</translation>
    </message>
    <message>
        <source>By the same rule, &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Nach derselben Regel: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The same rule also applies to &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Dieselbe Regel gilt auch hier: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, against the rule that %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, nach den Regeln gilt aber: %2.</translation>
    </message>
    <message>
        <source>Taken together, these narrow down &lt;c&gt;%2 places&lt;/c&gt;: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Zusammen schränkt dies &lt;c&gt;%2 Stellen&lt;/c&gt; ein: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>%2 sets of digits make &lt;p&gt;%1&lt;/p&gt;. In every way to place one of them, &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>%2 Gruppen von Ziffern ergeben &lt;p&gt;%1&lt;/p&gt;. Wie man eine davon auch verteilt: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>%2 sets of digits make &lt;p&gt;%1&lt;/p&gt;, all with %3. In every way to place one of them, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>%2 Gruppen von Ziffern ergeben &lt;p&gt;%1&lt;/p&gt;, alle mit %3. Wie man eine davon auch verteilt: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>If %1, then %2, and that leaves the line no way through &lt;p&gt;%3&lt;/p&gt;.</source>
        <translation>Wenn gilt: %1, dann auch: %2, und so kommt die Linie nicht mehr durch &lt;p&gt;%3&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, but no way is left from one to the other.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, aber kein Weg führt mehr von einem zum anderen.</translation>
    </message>
    <message>
        <source>Only two ways out</source>
        <translation>Nur zwei Auswege</translation>
    </message>
    <message>
        <source>When only two open places join an area with lines to other lines, the loop goes through both.</source>
        <translation>Wenn nur zwei offene Stellen ein Gebiet mit Linien mit anderen Linien verbinden, geht die Schleife durch beide.</translation>
    </message>
    <message>
        <source>In and out of an area</source>
        <translation>In ein Gebiet hinein und hinaus</translation>
    </message>
    <message>
        <source>Suppose that %1. Then:</source>
        <translation>Angenommen, %1. Dann:</translation>
    </message>
    <message>
        <source>That fails:</source>
        <translation>Das scheitert:</translation>
    </message>
    <message>
        <source>The loop goes into an area as often as it leaves it: it crosses the border of the area an even number of times.</source>
        <translation>Die Schleife geht so oft in ein Gebiet hinein wie hinaus: Sie überquert dessen Rand eine gerade Anzahl von Malen.</translation>
    </message>
    <message>
        <source>So &lt;c&gt;%1&lt;/c&gt;; in all, this narrows down &lt;c&gt;%2 places&lt;/c&gt;.</source>
        <translation>Also: &lt;c&gt;%1&lt;/c&gt;; im Ganzen sind damit &lt;c&gt;%2 Stellen&lt;/c&gt; eingeschränkt.</translation>
    </message>
    <message>
        <source>Suppose that %1: on &lt;p&gt;all %2 paths left&lt;/p&gt; the left side makes %3, the right side %4, each worked out from left to right. So &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Angenommen, %1: Auf &lt;p&gt;allen %2 noch möglichen Wegen&lt;/p&gt; ergibt die linke Seite %3, die rechte %4, jede von links nach rechts gerechnet. Also &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot take the same digit of &lt;p&gt;%2&lt;/p&gt;. That leaves %3 for the first and %4 for the second, so &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; können nicht dieselbe Ziffer von &lt;p&gt;%2&lt;/p&gt; nehmen. Dem ersten bleibt %3, dem zweiten %4, also &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt;: a line there would close a loop, with other lines outside it.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;: Eine Linie dort würde eine Schleife schließen, außerhalb derer noch andere Linien liegen.</translation>
    </message>
    <message>
        <source>Two 3s next to each other</source>
        <translation>Zwei Dreien nebeneinander</translation>
    </message>
    <message>
        <source>No line runs straight on from the edge between two 3s next to each other. With a line between them, it would take the near edge from both, and both would need the far one: three lines at one dot. Without, both need the near edge: three again.</source>
        <translation>Von der Kante zwischen zwei benachbarten Dreien läuft keine Linie geradeaus weiter. Mit einer Linie dazwischen nähme sie beiden die nahe Kante, und beide brauchten die ferne: drei Linien an einem Punkt. Ohne sie brauchen beide die nahe Kante: wieder drei.</translation>
    </message>
    <message>
        <source>Two 1s next to each other whose common dot has no way out: a line between them would have to turn along one of them, its second.</source>
        <translation>Zwei benachbarte Einsen, deren gemeinsamer Punkt keinen Ausweg hat: Eine Linie zwischen ihnen müsste an einer von ihnen abbiegen – deren zweite.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; are next to each other and have two lines at each dot between them, so no other line comes there: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; liegen nebeneinander und haben an jedem Punkt zwischen sich zwei Linien, also kommt dort keine weitere hin: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The same rule also applies to &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Dieselbe Regel gilt auch für &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A cell with two lines</source>
        <translation>Ein Feld mit zwei Linien</translation>
    </message>
    <message>
        <source>The loop enters a cell and leaves it again: a cell with two lines has no third.</source>
        <translation>Die Schleife führt in ein Feld hinein und wieder hinaus: Ein Feld mit zwei Linien hat keine dritte.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its two lines: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Zwei Linien hat &lt;p&gt;%1&lt;/p&gt; schon: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only one way for the line</source>
        <translation>Nur ein Weg für die Linie</translation>
    </message>
    <message>
        <source>A line that enters a cell must go on. If only one way is left, it goes there.</source>
        <translation>Eine Linie, die in ein Feld führt, muss weitergehen. Bleibt nur ein Weg, geht sie dorthin.</translation>
    </message>
    <message>
        <source>The line that enters &lt;p&gt;%1&lt;/p&gt; has only one way on: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Die Linie, die hier hineinführt, hat nur einen Weg weiter (&lt;p&gt;%1&lt;/p&gt;): &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A cell with one way left</source>
        <translation>Ein Feld mit nur noch einem Weg</translation>
    </message>
    <message>
        <source>A line into a cell needs a way out. If only one way into a cell is left, it is closed, too.</source>
        <translation>Eine Linie in ein Feld braucht einen Ausweg. Bleibt nur ein Weg in ein Feld, ist auch er versperrt.</translation>
    </message>
    <message>
        <source>Only one way into &lt;p&gt;%1&lt;/p&gt; is left, and a line there would end: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Nur noch ein Weg führt hinein (&lt;p&gt;%1&lt;/p&gt;), und eine Linie dort würde enden: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The loop crosses the border of the highlighted area an even number of times. Lines on the rest of the border: &lt;p&gt;%1&lt;/p&gt;. So &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Die Schleife überquert den Rand des hervorgehobenen Gebiets eine gerade Anzahl von Malen. Linien auf dem Rest des Randes: &lt;p&gt;%1&lt;/p&gt;. Also gilt: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Then &lt;p&gt;%2&lt;/p&gt; can only be %3: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Dann kann &lt;p&gt;%2&lt;/p&gt; nur %3 sein: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Then &lt;p&gt;%2&lt;/p&gt; can only be, in reading order, %3: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Dann kann &lt;p&gt;%2&lt;/p&gt;, in Lesereihenfolge, nur %3 sein: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Then nothing is left for &lt;p&gt;%2&lt;/p&gt;: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Dann bleibt für &lt;p&gt;%2&lt;/p&gt; nichts: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must share out the digits of &lt;p&gt;%2&lt;/p&gt;. That leaves &lt;p&gt;%3&lt;/p&gt; only %4: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; müssen die Ziffern von &lt;p&gt;%2&lt;/p&gt; unter sich aufteilen. So bleibt für &lt;p&gt;%3&lt;/p&gt; nur %4: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must share out the digits of &lt;p&gt;%2&lt;/p&gt;. That leaves &lt;p&gt;%3&lt;/p&gt; only %4, in reading order: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; müssen die Ziffern von &lt;p&gt;%2&lt;/p&gt; unter sich aufteilen. So bleibt für &lt;p&gt;%3&lt;/p&gt; nur %4, in Lesereihenfolge: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot take the same digit of &lt;p&gt;%2&lt;/p&gt;. In every way to fill both, &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; können nicht dieselbe Ziffer von &lt;p&gt;%2&lt;/p&gt; nehmen. Wie man beide auch füllt, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must share out the digits of &lt;p&gt;%2&lt;/p&gt;. In every way to do so, &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; müssen die Ziffern von &lt;p&gt;%2&lt;/p&gt; unter sich aufteilen. Wie sie es auch tun, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>If &lt;p&gt;%1&lt;/p&gt; had %2, &lt;p&gt;%3&lt;/p&gt; could not be met: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Hätte &lt;p&gt;%1&lt;/p&gt; %2, ließe sich &lt;p&gt;%3&lt;/p&gt; nicht erfüllen: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Known already: &lt;p&gt;%1&lt;/p&gt;. Together that makes &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Schon bekannt: &lt;p&gt;%1&lt;/p&gt;. Zusammen ergibt das &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>With %4, &lt;p&gt;%1&lt;/p&gt; would cut off &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Hat es %4, schneidet &lt;p&gt;%1&lt;/p&gt; dies ab: &lt;p&gt;%2&lt;/p&gt;. Also &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: that is against what is known, &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Angenommen, %1: Das widerspricht dem, was bekannt ist: &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, against what is known, &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Angenommen, %1: Dann %3, entgegen dem, was bekannt ist: &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt;, with %3, would get too many lines.</source>
        <translation>Angenommen, %1: Dann bekäme &lt;p&gt;%2&lt;/p&gt; (%3) zu viele Linien.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt;, with %3, would get too few lines.</source>
        <translation>Angenommen, %1: Dann bekäme &lt;p&gt;%2&lt;/p&gt; (%3) zu wenige Linien.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: whichever the first is, one of the last two holds the %2, &lt;c&gt;so %3, which meets both, does not&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: Was auch immer das erste enthält, eines der beiden letzten enthält die %2, &lt;c&gt;also enthält %3, das mit beiden zusammentrifft, sie nicht&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: whichever the first is, one of the last two holds the %2, but &lt;p&gt;%3&lt;/p&gt;, and meets both.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: Was auch immer das erste enthält, eines der letzten beiden enthält die %2, aber &lt;p&gt;%3&lt;/p&gt;, und dieses Feld trifft auf beide.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, but no way is left from one to the other: &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, aber kein Weg führt mehr von einem zum anderen: &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>The operators and the = part %1 digits into %2 numbers of one or two digits, so every number has one: &lt;c&gt;no digit is joined to another&lt;/c&gt;.</source>
        <translation>Die Rechenzeichen und das = teilen %1 Ziffern in %2 Zahlen mit einer oder zwei Ziffern, also hat jede eine: &lt;c&gt;Keine Ziffer ist mit einer anderen verbunden&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The operators and the = part %1 digits into %2 numbers of one or two digits. &lt;p&gt;All that have two digits are joined (%3)&lt;/p&gt;: &lt;c&gt;no other digits are&lt;/c&gt;.</source>
        <translation>Die Rechenzeichen und das = teilen %1 Ziffern in %2 Zahlen mit einer oder zwei Ziffern. &lt;p&gt;Alle mit zwei Ziffern sind verbunden (%3)&lt;/p&gt;: &lt;c&gt;Andere Ziffern sind es nicht&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The operators and the = part %1 digits into %2 numbers of one or two digits, so every number has two. Only one partner is left to &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Die Rechenzeichen und das = teilen %1 Ziffern in %2 Zahlen mit einer oder zwei Ziffern, also hat jede zwei. &lt;p&gt;%3&lt;/p&gt; hat nur noch einen Partner: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The operators and the = part %1 digits into %2 numbers of one or two digits. All that have one digit are found (%3), and only one partner is left to &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Die Rechenzeichen und das = teilen %1 Ziffern in %2 Zahlen mit einer oder zwei Ziffern. Alle mit einer Ziffer sind gefunden (%3), und &lt;p&gt;%4&lt;/p&gt; hat nur noch einen Partner: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;only one path is left&lt;/p&gt;, and it fails read from either end, %2. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Angenommen: %1. Dann bleibt &lt;p&gt;nur ein Weg&lt;/p&gt;, und der scheitert von beiden Enden gelesen: %2. Also &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; needs a factor %3, and only &lt;p&gt;%2&lt;/p&gt; can still give it: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; braucht einen Faktor %3, und den kann nur noch &lt;p&gt;%2&lt;/p&gt; liefern: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The line runs straight through &lt;p&gt;%1&lt;/p&gt;, and only one direction is open for that: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Die Linie läuft gerade durch &lt;p&gt;%1&lt;/p&gt;, und dafür ist nur eine Richtung offen: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The line runs straight through &lt;p&gt;%1&lt;/p&gt; and turns just before or after it. Known: &lt;p&gt;%2&lt;/p&gt;. That leaves: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Die Linie läuft gerade durch &lt;p&gt;%1&lt;/p&gt; und biegt direkt davor oder dahinter ab. Bekannt: &lt;p&gt;%2&lt;/p&gt;. Damit bleibt: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt; is the only odd digit of &lt;p&gt;%2&lt;/p&gt;, and the label %3 is %4: that digit is &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt; ist die einzige ungerade Ziffer von &lt;p&gt;%2&lt;/p&gt;, und die Randzahl %3 ist %4: Diese Ziffer ist &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt; is the only odd digit left in &lt;p&gt;%2&lt;/p&gt;, and the label %3 is %4: that digit is &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt; ist die letzte offene ungerade Ziffer von &lt;p&gt;%2&lt;/p&gt;, und die Randzahl %3 ist %4: Diese Ziffer ist &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt; is the only odd digit left in &lt;p&gt;%2&lt;/p&gt;. The label less the odd digits that are %3, %4, is %5: that digit is &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt; ist die letzte offene ungerade Ziffer von &lt;p&gt;%2&lt;/p&gt;. Die Randzahl ohne die ungeraden Ziffern, die %3 sind, %4, ist %5: Diese Ziffer ist &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2 in %4 cells, and its open digits make that only as %3: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; fehlen %2, die %4 sein müssen, und ihre offenen Ziffern ergeben das nur als %3: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The open cells of &lt;p&gt;%1&lt;/p&gt; add up to %2 too much: cells adding up to exactly %2 are %4, and the open digits make that only as %3: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Die offenen Felder von &lt;p&gt;%1&lt;/p&gt; ergeben %2 zu viel: Felder von genau %2 sind %4, und die offenen Ziffern ergeben das nur als %3: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The crossing labels require this of &lt;p&gt;%1&lt;/p&gt;: &lt;p&gt;%2&lt;/p&gt;. Both labels can then be met in %3 ways, by %4. In all of them &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Die kreuzenden Randzahlen verlangen von &lt;p&gt;%1&lt;/p&gt;: &lt;p&gt;%2&lt;/p&gt;. Beide Randzahlen lassen sich dann auf %3 Arten erreichen, durch %4. Bei allen gilt: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would put &lt;p&gt;%2&lt;/p&gt; outside, and so cut off &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: Jede andere Möglichkeit, das zu erfüllen, brächte &lt;p&gt;%2&lt;/p&gt; nach außen und schnitte so &lt;p&gt;%3&lt;/p&gt; ab: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would put &lt;p&gt;%2&lt;/p&gt; inside, and so cut off &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: Jede andere Möglichkeit, das zu erfüllen, brächte &lt;p&gt;%2&lt;/p&gt; nach innen und schnitte so &lt;p&gt;%3&lt;/p&gt; ab: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; are next to each other. Without the line between them, the loop would run round just these two, and &lt;p&gt;%2&lt;/p&gt; does not fit that; without an outer line, the other 3 would miss two edges: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; liegen nebeneinander. Ohne die Linie dazwischen liefe die Schleife nur um diese beiden, und &lt;p&gt;%2&lt;/p&gt; passt nicht dazu; ohne eine äußere Linie fehlten der anderen 3 zwei Kanten: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;no path is left&lt;/p&gt; that has the form of an equation, as %2 steps show. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Angenommen: %1. Dann bleibt &lt;p&gt;kein Weg&lt;/p&gt;, der die Form einer Gleichung hat, wie %2 Schritte zeigen. Also &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 or more at %2 leaves at most %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at least %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>Eine %1 oder mehr in %2 lässt höchstens %3 für den Rest von &lt;p&gt;%4&lt;/p&gt;, der mindestens %5 ergibt: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 or less at %2 leaves at least %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at most %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>Eine %1 oder weniger in %2 lässt mindestens %3 für den Rest von &lt;p&gt;%4&lt;/p&gt;, der höchstens %5 ergibt: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 or more at %2 leaves at most %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at least %5.</source>
        <translation>Eine %1 oder mehr in %2 lässt höchstens %3 für den Rest von &lt;p&gt;%4&lt;/p&gt;, der mindestens %5 ergibt.</translation>
    </message>
    <message>
        <source>A %1 or less at %2 leaves at least %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at most %5.</source>
        <translation>Eine %1 oder weniger in %2 lässt mindestens %3 für den Rest von &lt;p&gt;%4&lt;/p&gt;, der höchstens %5 ergibt.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must be in &lt;p&gt;%2&lt;/p&gt;, which can then only be %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; gehören hier hinein – &lt;p&gt;%2&lt;/p&gt;; das kann dann nur %3 sein: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must be in &lt;p&gt;%2&lt;/p&gt;, which leaves %3 ways to fill it: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; gehören hier hinein – &lt;p&gt;%2&lt;/p&gt;; so bleiben %3 Füllungen: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Each of these would make &lt;p&gt;%1&lt;/p&gt; need the same digit of &lt;p&gt;%2&lt;/p&gt;: %3. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Jedes davon würde dazu führen, dass &lt;p&gt;%1&lt;/p&gt; dieselbe Ziffer von &lt;p&gt;%2&lt;/p&gt; brauchen: %3. Also &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A number stands between &lt;p&gt;any two operators&lt;/p&gt;, so none follows another: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Zwischen &lt;p&gt;zwei Rechenzeichen&lt;/p&gt; steht immer eine Zahl, also folgt keines auf ein anderes: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;both paths left&lt;/p&gt; fail, each read from either end, %2. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Angenommen: %1. Dann scheitern &lt;p&gt;beide verbleibenden Wege&lt;/p&gt;, jeder von beiden Enden gelesen: %2. Also &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;all %2 paths left&lt;/p&gt; fail; both sides come nearest in %3. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Angenommen: %1. Dann scheitern &lt;p&gt;alle %2 verbleibenden Wege&lt;/p&gt;; am nächsten kommen sich beide Seiten bei %3. Also &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No corner is cut off</source>
        <translation>Keine Ecke wird abgeschnitten</translation>
    </message>
    <message>
        <source>No wall of black cells closes</source>
        <translation>Keine Mauer aus schwarzen Feldern schließt sich</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is no multiple of %2, so &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ist kein Vielfaches von %2, also &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is no multiple of %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ist kein Vielfaches von %2.</translation>
    </message>
    <message>
        <source>Only this is left: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>So bleibt nur dies: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only this is left: &lt;c&gt;%1&lt;/c&gt;, and with it &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>So bleibt nur dies: &lt;c&gt;%1&lt;/c&gt;, und damit &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Several things together</source>
        <translation>Mehreres zusammen</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>Bekannt ist dies: &lt;p&gt;%1&lt;/p&gt;. Also hat &lt;p&gt;%2&lt;/p&gt; nur noch die Möglichkeit %3: &lt;c&gt;%4&lt;/c&gt;; daraus folgen &lt;c&gt;%5 weitere Stellen&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>Bekannt ist dies: &lt;p&gt;%1&lt;/p&gt;. Also hat &lt;p&gt;%2&lt;/p&gt; entweder %3; in jedem Fall &lt;c&gt;%4&lt;/c&gt;; daraus folgen &lt;c&gt;%5 weitere Stellen&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%1&lt;/p&gt; met as well, &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>Ist auch &lt;p&gt;%1&lt;/p&gt; erfüllt, hat &lt;p&gt;%2&lt;/p&gt; nur noch die Möglichkeit %3: &lt;c&gt;%4&lt;/c&gt;; daraus folgen &lt;c&gt;%5 weitere Stellen&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%1&lt;/p&gt; met as well, &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>Ist auch &lt;p&gt;%1&lt;/p&gt; erfüllt, hat &lt;p&gt;%2&lt;/p&gt; entweder %3; in jedem Fall &lt;c&gt;%4&lt;/c&gt;; daraus folgen &lt;c&gt;%5 weitere Stellen&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>If &lt;p&gt;%1&lt;/p&gt; had %2, &lt;p&gt;%3&lt;/p&gt; could not be met: &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>Hätte &lt;p&gt;%1&lt;/p&gt; %2, ließe sich &lt;p&gt;%3&lt;/p&gt; nicht erfüllen: &lt;c&gt;%4&lt;/c&gt;; daraus folgen &lt;c&gt;%5 weitere Stellen&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;. There are %2 ways left to meet &lt;p&gt;%3&lt;/p&gt;; in each, &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>Bekannt ist dies: &lt;p&gt;%1&lt;/p&gt;. Es bleiben %2 Möglichkeiten, &lt;p&gt;%3&lt;/p&gt; zu erfüllen; in jeder davon &lt;c&gt;%4&lt;/c&gt;; daraus folgen &lt;c&gt;%5 weitere Stellen&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>There are %1 ways to meet &lt;p&gt;%2&lt;/p&gt;; in each, &lt;c&gt;%3&lt;/c&gt;; and with that &lt;c&gt;%4 more places&lt;/c&gt;.</source>
        <translation>Es gibt %1 Möglichkeiten, &lt;p&gt;%2&lt;/p&gt; zu erfüllen; in jeder davon &lt;c&gt;%3&lt;/c&gt;; daraus folgen &lt;c&gt;%4 weitere Stellen&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Every way to meet &lt;p&gt;%1&lt;/p&gt; that fits what is known has this: &lt;c&gt;%2&lt;/c&gt;; and with that &lt;c&gt;%3 more places&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: Alle Möglichkeiten, das zu erfüllen, die zum dort Bekannten passen, stimmen darin überein: &lt;c&gt;%2&lt;/c&gt;; daraus folgen &lt;c&gt;%3 weitere Stellen&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would cut off &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;; and with that &lt;c&gt;%4 more places&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: Jede andere Möglichkeit, das zu erfüllen, schnitte &lt;p&gt;%2&lt;/p&gt; ab: &lt;c&gt;%3&lt;/c&gt;; daraus folgen &lt;c&gt;%4 weitere Stellen&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>With %5, &lt;p&gt;%1&lt;/p&gt; would cut off &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;; and with that &lt;c&gt;%4 more places&lt;/c&gt;.</source>
        <translation>Hat es %5, schneidet &lt;p&gt;%1&lt;/p&gt; dies ab: &lt;p&gt;%2&lt;/p&gt;. Also &lt;c&gt;%3&lt;/c&gt;; daraus folgen &lt;c&gt;%4 weitere Stellen&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would put &lt;p&gt;%2&lt;/p&gt; outside, and so cut off &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: Jede andere Möglichkeit, das zu erfüllen, brächte &lt;p&gt;%2&lt;/p&gt; nach außen und schnitte so &lt;p&gt;%3&lt;/p&gt; ab: &lt;c&gt;%4&lt;/c&gt;; daraus folgen &lt;c&gt;%5 weitere Stellen&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would put &lt;p&gt;%2&lt;/p&gt; inside, and so cut off &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: Jede andere Möglichkeit, das zu erfüllen, brächte &lt;p&gt;%2&lt;/p&gt; nach innen und schnitte so &lt;p&gt;%3&lt;/p&gt; ab: &lt;c&gt;%4&lt;/c&gt;; daraus folgen &lt;c&gt;%5 weitere Stellen&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would cut off a part of the inside or of the outside, such as &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;; and with that &lt;c&gt;%4 more places&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: Jede andere Möglichkeit, das zu erfüllen, schnitte einen Teil des Inneren oder des Äußeren ab, etwa &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;; daraus folgen &lt;c&gt;%4 weitere Stellen&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A digit that needs a partner</source>
        <translation>Eine Ziffer, die einen Partner braucht</translation>
    </message>
    <message>
        <source>The loop joins the lines at &lt;p&gt;%1&lt;/p&gt; and at &lt;p&gt;%2&lt;/p&gt;, and only two places are left where it can pass in and out of the highlighted area: &lt;p&gt;%3&lt;/p&gt;. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Die Schleife verbindet die Linien bei &lt;p&gt;%1&lt;/p&gt; und bei &lt;p&gt;%2&lt;/p&gt;, und nur an zwei Stellen kann sie noch in den hervorgehobenen Bereich hinein und wieder hinaus: &lt;p&gt;%3&lt;/p&gt;. Also &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2. But that makes %3.</source>
        <translation>Die Ziffern von &lt;p&gt;%1&lt;/p&gt;, Käfig für Käfig: %2. Das ergibt aber %3.</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. But that makes %3.</source>
        <translation>Die Ziffern von &lt;p&gt;%1&lt;/p&gt;, Käfig für Käfig: %2; dabei gilt: %4. Das ergibt aber %3.</translation>
    </message>
    <message>
        <source>The last sign joins two parts that share no card, so the target is split into values that two parts of the cards can make. Of several answers the one is explained that takes the least reckoning: easy signs and small numbers.</source>
        <translation>Das letzte Rechenzeichen verbindet zwei Teile ohne gemeinsame Karte; also zerfällt die Zielzahl in Werte, die zwei Teile der Karten ergeben können. Von mehreren Lösungen wird die erklärt, die am wenigsten Rechnen verlangt: leichte Zeichen und kleine Zahlen.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;no path is left&lt;/p&gt; that has the form of an equation, as one step shows. So &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Angenommen: %1. Dann bleibt &lt;p&gt;kein Weg&lt;/p&gt;, der die Form einer Gleichung hat, wie ein Schritt zeigt. Also &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The path&lt;/p&gt; fails: %1.</source>
        <translation>&lt;p&gt;Der Weg&lt;/p&gt; scheitert: %1.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The path&lt;/p&gt; fails, whichever end it is read from: %1.</source>
        <translation>&lt;p&gt;Der Weg&lt;/p&gt; scheitert, von welchem Ende man ihn auch liest: %1.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, but the nearest that its open cells make is %3 or %4, &lt;c&gt;never %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; fehlen %2, ihre offenen Felder ergeben am nächsten daran aber %3 oder %4, &lt;c&gt;nie %2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2. Without &lt;c&gt;%3&lt;/c&gt; the nearest that its open cells make is %4 or %5, never %2: it is &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; fehlen %2. Ohne &lt;c&gt;%3&lt;/c&gt; ergeben ihre offenen Felder am nächsten daran %4 oder %5, nie %2: Sie ist &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2. With &lt;c&gt;%3&lt;/c&gt; it would lack %4, but the nearest that its other open cells make is %5 or %6, never %4: it is &lt;c&gt;%7&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; fehlen %2. Zählt &lt;c&gt;%3&lt;/c&gt; mit, fehlen noch %4, die anderen offenen Felder ergeben aber am nächsten daran %5 oder %6, nie %4: Sie ist &lt;c&gt;%7&lt;/c&gt;.</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>Slitherlink: three starter puzzles</source>
        <translation>Slitherlink: drei Rätsel zum Einstieg</translation>
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
        <source>Cards: small starter hands</source>
        <translation>Karten: kleine Blätter zum Einstieg</translation>
    </message>
    <message>
        <source>Cards: fractions and negative numbers</source>
        <translation>Karten: über Brüche und unter null</translation>
    </message>
    <message>
        <source>Cards: impossible targets, and the closest values</source>
        <translation>Karten: unerreichbare Zahlen und was ihnen am nächsten kommt</translation>
    </message>
    <message>
        <source>Cards: exponents, whole numbers, cards left over</source>
        <translation>Karten: Potenzen, ganze Zahlen, übrige Karten</translation>
    </message>
    <message>
        <source>Cards: seven and eight</source>
        <translation>Karten: sieben und acht</translation>
    </message>
    <message>
        <source>Hex Tile Equations: three starter puzzles</source>
        <translation>Sechseck-Gleichungen: drei Rätsel zum Einstieg</translation>
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
        <source>KenKen: three starter puzzles</source>
        <translation>KenKen: drei Rätsel zum Einstieg</translation>
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
        <source>Number Cross: a small starter puzzle</source>
        <translation>Zahlenkreuz: ein kleines Rätsel zum Einstieg</translation>
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
        <translation>KenKen: ohne Rechenzeichen</translation>
    </message>
    <message>
        <source>Sudoku: a starter puzzle with four digits</source>
        <translation>Sudoku: vier Ziffern zum Einstieg</translation>
    </message>
    <message>
        <source>Sudoku: both diagonals as well</source>
        <translation>Sudoku: auch beide Diagonalen</translation>
    </message>
    <message>
        <source>Hitori: start between equal numbers</source>
        <translation>Hitori: Anfang zwischen gleichen Zahlen</translation>
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
        <source>Kakuro: a hard one</source>
        <translation>Kakuro: ein schweres</translation>
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
        <source>Killer Sudoku: sums and no digits</source>
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
        <translation>Titel, Autoren und Notizen</translation>
    </message>
    <message numerus="yes">
        <source>the marks in %Ln puzzles</source>
        <translation>
            <numerusform>die Einträge in %Ln Rätsel</numerusform>
            <numerusform>die Einträge in %Ln Rätseln</numerusform>
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
        <source>There is no finished puzzle to save.</source>
        <translation>Es gibt kein fertiges Rätsel zum Speichern.</translation>
    </message>
    <message>
        <source>puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>A contest file holds puzzles of one kind; this file has both “%1” and “%2”.</source>
        <translation>Eine Wettbewerbsdatei enthält nur Rätsel einer Art; hier sind es „%1“ und „%2“.</translation>
    </message>
</context>
<context>
    <name>SheetGhost</name>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
</context>
<context>
    <name>Signs</name>
    <message>
        <source>nothing is possible at this corner any more</source>
        <translation>an dieser Ecke ist nichts mehr möglich</translation>
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
        <source>nothing is known about the two edges at this corner</source>
        <translation>über die beiden Kanten an dieser Ecke ist nichts bekannt</translation>
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
        <translation>dieses Feld liegt in der Schleife</translation>
    </message>
    <message>
        <source>this cell is outside the loop</source>
        <translation>dieses Feld liegt außerhalb der Schleife</translation>
    </message>
    <message>
        <source>both cells are inside the loop, or both outside</source>
        <translation>beide Felder liegen in der Schleife, oder beide außerhalb</translation>
    </message>
    <message>
        <source>one of the two cells is inside the loop</source>
        <translation>eines der beiden Felder liegt in der Schleife</translation>
    </message>
    <message>
        <source>can still be: %1</source>
        <translation>kann noch sein: %1</translation>
    </message>
    <message>
        <source>this cell is black</source>
        <translation>dieses Feld ist schwarz</translation>
    </message>
    <message>
        <source>this cell stays white</source>
        <translation>dieses Feld bleibt weiß</translation>
    </message>
    <message>
        <source>the path goes from one to the other here</source>
        <translation>hier geht der Weg von einem zum anderen</translation>
    </message>
    <message>
        <source>the path does not pass here</source>
        <translation>hier läuft der Weg nicht entlang</translation>
    </message>
    <message>
        <source>the path starts or ends here</source>
        <translation>hier beginnt oder endet der Weg</translation>
    </message>
    <message>
        <source>the path goes on from here in both directions</source>
        <translation>der Weg geht von hier nach beiden Seiten weiter</translation>
    </message>
    <message>
        <source>the reason</source>
        <translation>der Grund</translation>
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
        <source>only assumed</source>
        <translation>nur angenommen</translation>
    </message>
    <message>
        <source>in both answers</source>
        <translation>in beiden Lösungen</translation>
    </message>
    <message>
        <source>for example</source>
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
        <source>difficulty of this place: %1</source>
        <translation>Schwierigkeit dieser Stelle: %1</translation>
    </message>
    <message>
        <source>found earlier, needed later</source>
        <translation>früher gefunden, später gebraucht</translation>
    </message>
    <message>
        <source>large: the digit here</source>
        <translation>groß: die Ziffer hier</translation>
    </message>
    <message>
        <source>small: digits still possible; struck out: ruled out now</source>
        <translation>klein: noch mögliche Ziffern; durchgestrichen: jetzt ausgeschlossen</translation>
    </message>
</context>
<context>
    <name>StepWords</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
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
        <source>a contradiction: there is no answer</source>
        <translation>ein Widerspruch: Es gibt keine Lösung</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>Zum Beispiel</translation>
    </message>
    <message>
        <source>what is dotted on the board</source>
        <translation>was auf dem Brett gepunktet ist</translation>
    </message>
    <message>
        <source>a contradiction: the opposite fails</source>
        <translation>ein Widerspruch: Das Gegenteil scheitert</translation>
    </message>
    <message numerus="yes">
        <source>The %n other conclusions follow in the same way.</source>
        <translation>
            <numerusform>Die andere Folgerung ergibt sich genauso.</numerusform>
            <numerusform>Die %n anderen Folgerungen ergeben sich genauso.</numerusform>
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
        <source>less</source>
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
        <source>An arc at a corner of a cell stands for the two edges that meet there: a full dot means a line, a hollow dot a possible line, a capsule both or neither. It stays as long as a step needs it.</source>
        <translation>Ein Bogen an einer Ecke eines Felds steht für die zwei Kanten, die dort zusammentreffen: Ein voller Punkt heißt eine Linie, ein hohler eine mögliche Linie, eine Kapsel beide oder keine. Er bleibt, solange ein Schritt ihn braucht.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>Strokes</name>
    <message>
        <source>draw lines</source>
        <translation>Linien ziehen</translation>
    </message>
    <message>
        <source>erase lines</source>
        <translation>Linien löschen</translation>
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
        <source>erase crosses</source>
        <translation>Kreuze löschen</translation>
    </message>
    <message>
        <source>paint cells</source>
        <translation>Felder färben</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>no colour</source>
        <translation>keine Farbe</translation>
    </message>
    <message>
        <source>erase colour</source>
        <translation>Farbe löschen</translation>
    </message>
    <message>
        <source>colour %1</source>
        <translation>Farbe: %1</translation>
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
    <message>
        <source>diagonal from the top left</source>
        <translation>Diagonale von oben links</translation>
    </message>
    <message>
        <source>diagonal from the top right</source>
        <translation>Diagonale von oben rechts</translation>
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
        <source>start a trial</source>
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
    <name>Walkthrough</name>
    <message>
        <source>The file name must end in .html, .pdf or .webp.</source>
        <translation>Der Dateiname muss auf .html, .pdf oder .webp enden.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps</source>
        <translation>
            <numerusform>%Ln Schritt</numerusform>
            <numerusform>%Ln Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>In the sentences below:</source>
        <translation>In den Sätzen unten:</translation>
    </message>
    <message>
        <source>what a step rests on,</source>
        <translation>worauf ein Schritt beruht,</translation>
    </message>
    <message>
        <source>what follows.</source>
        <translation>was folgt.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>There is no answer.</source>
        <translation>Es gibt keine Lösung.</translation>
    </message>
    <message>
        <source>Here the reasoning ends.</source>
        <translation>Hier endet der Lösungsweg.</translation>
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
        <translation>die kleinen Schritte</translation>
    </message>
    <message>
        <source>The opposite of the first conclusion is assumed; the others follow in the same way.</source>
        <translation>Angenommen wird das Gegenteil der ersten Folgerung; die anderen ergeben sich genauso.</translation>
    </message>
</context>
<context>
    <name>inkling::CaseRow</name>
    <message>
        <source>Show the previous case</source>
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
        <source>On the board: darker and more dots means harder.</source>
        <translation>Auf dem Brett: je dunkler und je mehr Punkte, desto schwerer.</translation>
    </message>
    <message>
        <source>Go to the hardest step</source>
        <translation>Zum schwersten Schritt gehen</translation>
    </message>
    <message>
        <source>On the board: brighter and more dots means harder.</source>
        <translation>Auf dem Brett: je heller und je mehr Punkte, desto schwerer.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps</source>
        <translation>
            <numerusform>%Ln Schritt</numerusform>
            <numerusform>%Ln Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>hardest: step %1</source>
        <translation>am schwersten: Schritt %1</translation>
    </message>
    <message>
        <source>A puzzle is as hard as its hardest rounds. A round is a set of steps that are possible at the same time. Many hard rounds make a puzzle harder, by one level at most; many steps to choose from make it easier.</source>
        <translation>Ein Rätsel ist so schwer wie seine schwersten Runden. Eine Runde sind alle Schritte, die zugleich möglich sind. Viele schwere Runden machen ein Rätsel schwerer, höchstens um eine Stufe; viele Schritte zur Auswahl machen es leichter.</translation>
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
        <translation>Titel, Autor, Notiz</translation>
    </message>
    <message>
        <source>Duplicate puzzle %L1</source>
        <translation>Rätsel %L1 duplizieren</translation>
    </message>
    <message>
        <source>Delete puzzle %L1</source>
        <translation>Rätsel %L1 löschen</translation>
    </message>
    <message>
        <source>Move puzzle %L1 to position %L2</source>
        <translation>Rätsel %L1 an Position %L2 schieben</translation>
    </message>
    <message>
        <source>Standard input</source>
        <translation>Standardeingabe</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
</context>
<context>
    <name>inkling::DrawingMode</name>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;ymmetrie</translation>
    </message>
    <message>
        <source>Rotate and Fli&amp;p</source>
        <translation>&amp;Drehen und spiegeln</translation>
    </message>
    <message>
        <source>Board Si&amp;ze</source>
        <translation>&amp;Brettgröße</translation>
    </message>
    <message>
        <source>Your marks on the old board were removed. Undo brings them back.</source>
        <translation>Ihre Einträge auf dem alten Brett wurden entfernt. „Rückgängig“ bringt sie wieder.</translation>
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
        <source>Back to the Lesson</source>
        <translation>Zurück zur Lektion</translation>
    </message>
    <message>
        <source>Making a position</source>
        <translation>Eine Stellung wird gemacht</translation>
    </message>
    <message>
        <source>Undo the last mark (Ctrl+Z)</source>
        <translation>Den letzten Eintrag zurücknehmen (Strg+Z)</translation>
    </message>
    <message>
        <source>Remove all your marks</source>
        <translation>Alle Ihre Einträge entfernen</translation>
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
        <source>Nothing new is marked yet.</source>
        <translation>Noch ist nichts Neues eingetragen.</translation>
    </message>
    <message>
        <source>That is true, but it does not follow from this rule alone. Start again and look for what this rule gives.</source>
        <translation>Das stimmt, folgt aber nicht aus dieser Regel allein. Fangen Sie neu an und suchen Sie, was diese Regel ergibt.</translation>
    </message>
    <message>
        <source>Right. This lesson is done.</source>
        <translation>Richtig. Diese Lektion ist erledigt.</translation>
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
        <source>Check your marks (K or Ctrl+Return)</source>
        <translation>Die eigenen Einträge prüfen (K oder Ctrl+Return)</translation>
    </message>
    <message>
        <source>Everything is marked. Go on to the next position.</source>
        <translation>Alles ist eingetragen. Weiter zur nächsten Aufgabe.</translation>
    </message>
    <message>
        <source>Everything is marked: press Check.</source>
        <translation>Alles ist eingetragen: jetzt prüfen.</translation>
    </message>
    <message>
        <source>Each press tells a little more (H)</source>
        <translation>Jeder Druck verrät etwas mehr (H)</translation>
    </message>
    <message>
        <source>Leave this position (Esc)</source>
        <translation>Diese Stellung verlassen (Esc)</translation>
    </message>
    <message>
        <source>Mark a step that this rule gives here.</source>
        <translation>Trage einen Schritt ein, den diese Regel hier ergibt.</translation>
    </message>
    <message>
        <source>You have marked what this rule gives, but another of your marks is wrong. Take that one back and check again.</source>
        <translation>Du hast eingetragen, was diese Regel ergibt, aber ein anderer deiner Einträge ist falsch. Nimm ihn zurück und prüfe noch einmal.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The position before this one (Ctrl+Page Up)</source>
        <translation>Die Stellung davor (Strg+Bild auf)</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <translation>Stellung %1 von %2</translation>
    </message>
    <message>
        <source>You have also marked what does not follow yet.</source>
        <translation>Du hast auch eingetragen, was noch nicht folgt.</translation>
    </message>
</context>
<context>
    <name>inkling::DropTarget</name>
    <message>
        <source>Drop to open %1</source>
        <translation>Loslassen öffnet %1</translation>
    </message>
    <message numerus="yes">
        <source>Drop to open %Ln files as one list</source>
        <translation>
            <numerusform>Loslassen, um %Ln Datei als Liste zu öffnen</numerusform>
            <numerusform>Loslassen, um %Ln Dateien als eine Liste zu öffnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop to read this text</source>
        <translation>Loslassen liest diesen Text ein</translation>
    </message>
</context>
<context>
    <name>inkling::EditController</name>
    <message>
        <source>Draw the solution as if solving by hand, then fill in the clues from it.</source>
        <translation>Zeichnen Sie die Lösung wie beim Selbstlösen und tragen Sie dann die Hinweise daraus ein.</translation>
    </message>
    <message>
        <source>Drag over cells to make a cage, then type its clue, such as 12x. Drag from a cage to enlarge it; Shift+drag splits cells off. Delete removes the clue, then the cell from its cage. Keyboard: Ctrl+arrow keys, or Shift+arrow keys and Return.</source>
        <translation>Ziehen Sie über Felder, um einen Käfig zu bilden, und tippen Sie seinen Hinweis, etwa 12x. Ziehen aus einem Käfig heraus vergrößert ihn; Umschalt+Ziehen trennt Felder ab. Entf löscht den Hinweis, dann das Feld aus dem Käfig. Tastatur: Strg+Pfeiltasten oder Umschalt+Pfeiltasten und Eingabe.</translation>
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
        <source>Incomplete</source>
        <translation>Unvollständig</translation>
    </message>
    <message>
        <source>One answer</source>
        <translation>Eine Lösung</translation>
    </message>
    <message>
        <source>Solvable</source>
        <translation>Lösbar</translation>
    </message>
    <message>
        <source>More than one answer</source>
        <translation>Mehr als eine Lösung</translation>
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
        <source>Removing clues…</source>
        <translation>Hinweise werden entfernt…</translation>
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
        <source>There are no blanks to fill.</source>
        <translation>Es gibt keine leeren Plätze.</translation>
    </message>
    <message>
        <source>These clues conflict: %1</source>
        <translation>Diese Hinweise widersprechen sich: %1</translation>
    </message>
    <message>
        <source>This clue is impossible: %1</source>
        <translation>Dieser Hinweis ist unmöglich: %1</translation>
    </message>
    <message>
        <source>Drag a bar beside the board to resize it.</source>
        <translation>Ziehen Sie an einem Balken neben dem Brett, um die Größe zu ändern.</translation>
    </message>
    <message>
        <source>Drag over cells to make a cage, then type its clue, such as 12x.</source>
        <translation>Ziehen Sie über Felder, um einen Käfig zu bilden, und tippen Sie seinen Hinweis, etwa 12x.</translation>
    </message>
    <message>
        <source>Click a card and type its value.</source>
        <translation>Klicken Sie eine Karte an und tippen Sie ihren Wert.</translation>
    </message>
    <message>
        <source>Click a cell and type a number.</source>
        <translation>Klicken Sie ein Feld an und tippen Sie eine Zahl.</translation>
    </message>
    <message>
        <source>Click a cell. Click again to go through what can stand there.</source>
        <translation>Klicken Sie ein Feld an. Weitere Klicks gehen durch, was dort stehen kann.</translation>
    </message>
    <message>
        <source>Click a cell and type, such as %1.</source>
        <translation>Klicken Sie ein Feld an und tippen Sie, etwa %1.</translation>
    </message>
    <message>
        <source>The puzzle is already harder than %1.</source>
        <translation>Das Rätsel ist schon schwerer als %1.</translation>
    </message>
    <message>
        <source>Nothing of the text to paste can stand here.</source>
        <translation>Nichts von dem Text kann hier stehen.</translation>
    </message>
    <message>
        <source>A board of this shape cannot have the symmetry “%1”: what you draw now has none.</source>
        <translation>Ein Rätsel dieser Form kann die Symmetrie „%1“ nicht haben: Was Sie jetzt zeichnen, hat keine.</translation>
    </message>
    <message>
        <source>A solution can be drawn as soon as there is a place for each of its clues.</source>
        <translation>Eine Lösung lässt sich zeichnen, sobald für jeden ihrer Hinweise ein Platz da ist.</translation>
    </message>
    <message numerus="yes">
        <source>Two answers differ in %Ln places. One has: %1</source>
        <translation>
            <numerusform>Zwei Lösungen unterscheiden sich an einer Stelle. Eine hat: %1</numerusform>
            <numerusform>Zwei Lösungen unterscheiden sich an %Ln Stellen. Eine hat: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” cannot stand here.</source>
        <translation>„%1“ kann hier nicht stehen.</translation>
    </message>
    <message>
        <source>“%1” cannot stand here. Possible: %2</source>
        <translation>„%1“ kann hier nicht stehen. Möglich: %2</translation>
    </message>
    <message>
        <source>There is nothing to copy here.</source>
        <translation>Hier gibt es nichts zu kopieren.</translation>
    </message>
    <message>
        <source>Click a place and type.</source>
        <translation>Klicken Sie eine Stelle an und tippen Sie.</translation>
    </message>
    <message>
        <source>Click it again for the next clue, right-click for the one before.</source>
        <translation>Klicken Sie noch einmal für den nächsten Hinweis, mit rechts für den vorigen.</translation>
    </message>
    <message>
        <source>Drag or press Shift+arrow keys to select.</source>
        <translation>Ziehen oder Umschalt+Pfeiltasten wählen aus.</translation>
    </message>
    <message>
        <source>Return makes a cage of the selected cells; then type its sum. Delete removes what is written, then the cell from its cage.</source>
        <translation>Eingabe macht aus den gewählten Feldern einen Käfig; tippen Sie dann seine Summe. Entf löscht, was geschrieben steht, dann das Feld aus seinem Käfig.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clues that stood there were replaced.</source>
        <translation>
            <numerusform>%Ln Hinweis, der dort stand, wurde ersetzt.</numerusform>
            <numerusform>%Ln Hinweise, die dort standen, wurden ersetzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>No clue can be removed without leaving several answers, or a cell without its cage.</source>
        <translation>Keine Vorgabe lässt sich entfernen, ohne dass mehrere Lösungen bleiben oder ein Feld ohne Käfig.</translation>
    </message>
    <message>
        <source>No clue can be removed without leaving several answers.</source>
        <translation>Keine Vorgabe lässt sich entfernen, ohne dass mehrere Lösungen bleiben.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells of the text have no place here; the others were pasted.</source>
        <translation>
            <numerusform>%Ln Feld des Textes hat hier keinen Platz; die anderen sind eingefügt.</numerusform>
            <numerusform>%Ln Felder des Textes haben hier keinen Platz; die anderen sind eingefügt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::EditPanel</name>
    <message>
        <source>Show on the board</source>
        <translation>Auf dem Brett zeigen</translation>
    </message>
    <message>
        <source>Advance after typing</source>
        <translation>Nach dem Tippen weiterrücken</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Checking the puzzle</source>
        <translation>Das Rätsel wird geprüft</translation>
    </message>
    <message>
        <source>Still missing</source>
        <translation>Noch fehlt</translation>
    </message>
    <message>
        <source>The cursor moves to the next place when an entry is complete</source>
        <translation>Der Cursor rückt weiter, sobald ein Eintrag vollständig ist</translation>
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
        <source>Build from a solution</source>
        <translation>Aus einer Lösung</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Minimise keeps the clues that the puzzle needs to stay that easy</source>
        <translation>Ausdünnen lässt die Hinweise stehen, ohne die das Rätsel schwerer würde</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>No &amp;harder than</source>
        <translation>Hö&amp;chstens</translation>
    </message>
    <message>
        <source>What you draw is repeated at the symmetric places</source>
        <translation>Was Sie zeichnen, wird an den symmetrischen Stellen wiederholt</translation>
    </message>
</context>
<context>
    <name>inkling::ErrorPage</name>
    <message>
        <source>Nothing after this line was read.</source>
        <translation>Ab hier wurde nichts mehr gelesen.</translation>
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
        <source>File not found</source>
        <translation>Datei nicht gefunden</translation>
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
        <source>%1 is empty.</source>
        <translation>%1 ist leer.</translation>
    </message>
    <message>
        <source>This file contains no puzzles</source>
        <translation>Diese Datei enthält keine Rätsel</translation>
    </message>
    <message>
        <source>%1 ends before its first puzzle.</source>
        <translation>%1 endet vor dem ersten Rätsel.</translation>
    </message>
    <message>
        <source>Read as %1</source>
        <comment>a kind of puzzle</comment>
        <translation>Als %1 lesen</translation>
    </message>
    <message>
        <source>%1. Read as %2.</source>
        <comment>an error, and a kind of puzzle</comment>
        <translation>%1. Gelesen als %2.</translation>
    </message>
    <message>
        <source>Inkling does not know this kind of puzzle</source>
        <translation>Inkling kennt diese Art Rätsel nicht</translation>
    </message>
    <message>
        <source>The text of %1 fits no kind of puzzle.</source>
        <translation>Der Text von %1 passt zu keiner Art Rätsel.</translation>
    </message>
    <message>
        <source>Which kind of puzzle is this?</source>
        <translation>Welche Art Rätsel ist das?</translation>
    </message>
    <message>
        <source>The text of %1 fits more than one kind.</source>
        <translation>Der Text von %1 passt zu mehreren Arten.</translation>
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
        <translation>Ergebnis</translation>
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
        <translation>Begründung</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps so far, %1 open</source>
        <translation>
            <numerusform>bisher %Ln Schritt, %1 offen</numerusform>
            <numerusform>bisher %Ln Schritte, %1 offen</numerusform>
        </translation>
    </message>
    <message>
        <source>Explaining what the named rules leave open…</source>
        <translation>Was die benannten Regeln offen lassen, wird erklärt…</translation>
    </message>
    <message>
        <source>Stopped before the reasoning was complete.</source>
        <translation>Abgebrochen, bevor die Begründung fertig war.</translation>
    </message>
</context>
<context>
    <name>inkling::FamilyCard</name>
    <message>
        <source>Opens a sample</source>
        <translation>Öffnet ein Beispiel</translation>
    </message>
    <message>
        <source>Open a sample; the arrow lists the others</source>
        <translation>Ein Beispiel öffnen; der Pfeil zeigt die anderen</translation>
    </message>
    <message>
        <source>Samples: %1</source>
        <translation>Beispiele: %1</translation>
    </message>
    <message>
        <source>All samples</source>
        <translation>Alle Beispiele</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Neu…</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>Neu: %1</translation>
    </message>
    <message>
        <source>Draw a new puzzle of this kind</source>
        <translation>Ein neues Rätsel dieser Art zeichnen</translation>
    </message>
    <message>
        <source>Generate…</source>
        <translation>Erzeugen…</translation>
    </message>
    <message>
        <source>Generate: %1</source>
        <translation>Erzeugen: %1</translation>
    </message>
    <message>
        <source>Generate puzzles of this kind</source>
        <translation>Rätsel dieser Art erzeugen</translation>
    </message>
</context>
<context>
    <name>inkling::FileKeeper</name>
    <message>
        <source>Inkling project (*.inkling)</source>
        <translation>Inkling-Projekt (*.inkling)</translation>
    </message>
    <message>
        <source>Inkling</source>
        <translation>Inkling</translation>
    </message>
    <message>
        <source>Open Puzzle File</source>
        <translation>Rätseldatei öffnen</translation>
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
        <source>The undo history could not be read: line %L1 of the file does not fit the puzzles. All puzzles are there.</source>
        <translation>Der Rückgängig-Verlauf war nicht lesbar: Zeile %L1 der Datei passt nicht zu den Rätseln. Die Rätsel sind alle da.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>the unreadable part of the file and everything after it</source>
        <translation>der unlesbare Teil der Datei und alles dahinter</translation>
    </message>
    <message>
        <source>“%1” would lose: %2. A project keeps everything.</source>
        <translation>In „%1“ würde fehlen: %2. Ein Projekt behält alles.</translation>
    </message>
    <message>
        <source>Save as &amp;Project…</source>
        <translation>Als &amp;Projekt speichern …</translation>
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
        <source>%1
Nothing is lost: your work is still in the window, and any earlier file is unchanged.</source>
        <translation>%1
Nichts ist verloren: Ihre Arbeit ist noch im Fenster, und eine frühere Datei ist unverändert.</translation>
    </message>
    <message>
        <source>Save changes to “%1”?</source>
        <translation>Änderungen an „%1“ speichern?</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>Nicht gespeicherte Änderungen gehen verloren.</translation>
    </message>
    <message>
        <source>Your work cannot be backed up at the moment: %1. Save it elsewhere or free some space. Inkling keeps trying.</source>
        <translation>Ihre Arbeit lässt sich gerade nicht sichern: %1. Speichern Sie sie anderswo oder schaffen Sie Platz. Inkling versucht es weiter.</translation>
    </message>
    <message>
        <source>Unsaved changes recovered: %1</source>
        <translation>Nicht gespeicherte Änderungen wiederhergestellt: %1</translation>
    </message>
    <message>
        <source>Unsaved changes could not be recovered. They are kept here: %1</source>
        <translation>Nicht gespeicherte Änderungen ließen sich nicht wiederherstellen. Sie liegen hier: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln Datei</numerusform>
            <numerusform>%Ln Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>Open Files as One List</source>
        <translation>Dateien als eine Liste öffnen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be read to the end.</source>
        <translation>
            <numerusform>%Ln Datei konnte nicht zu Ende gelesen werden.</numerusform>
            <numerusform>%Ln Dateien konnten nicht zu Ende gelesen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file lacks its last line, “%1”. All of its puzzles are here; saving adds the line.</source>
        <translation>Der Datei fehlt ihre letzte Zeile, „%1“. Alle ihre Rätsel sind da; beim Speichern kommt die Zeile hinzu.</translation>
    </message>
    <message>
        <source>“%1” has changed since it was opened.</source>
        <translation>„%1“ hat sich seit dem Öffnen geändert.</translation>
    </message>
    <message>
        <source>Another window or program has saved it. Saving here replaces what it holds now.</source>
        <translation>Ein anderes Fenster oder Programm hat die Datei gespeichert. Speichern ersetzt, was jetzt darin steht.</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>“%1” could not be opened.</source>
        <translation>„%1“ konnte nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Export As Text</source>
        <translation>Als Text exportieren</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message numerus="yes">
        <source>The file is damaged at line %L1. %Ln puzzles could be read; the others are missing here, and so is the undo history. The file stays as it is until you replace it.</source>
        <translation>
            <numerusform>Die Datei ist in Zeile %L1 beschädigt. %Ln Rätsel konnte gelesen werden; die anderen fehlen hier, ebenso der Verlauf zum Rückgängigmachen. Die Datei bleibt, wie sie ist, bis Sie sie ersetzen.</numerusform>
            <numerusform>Die Datei ist in Zeile %L1 beschädigt. %Ln Rätsel konnten gelesen werden; die anderen fehlen hier, ebenso der Verlauf zum Rückgängigmachen. Die Datei bleibt, wie sie ist, bis Sie sie ersetzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is damaged.</source>
        <translation>„%1“ ist beschädigt.</translation>
    </message>
    <message>
        <source>What could not be read of it is lost if it is replaced. Saved under another name, the damaged file stays.</source>
        <translation>Was davon nicht gelesen werden konnte, geht verloren, wenn sie ersetzt wird. Unter anderem Namen gespeichert, bleibt die beschädigte Datei erhalten.</translation>
    </message>
    <message>
        <source>Not everything in the text could be taken as it stands:</source>
        <translation>Nicht alles im Text ließ sich unverändert übernehmen:</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>of a list</comment>
        <translation>
            <numerusform>und %Ln weitere</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Contest file (*.in *.txt)</source>
        <translation>Wettbewerbsdatei (*.in *.txt)</translation>
    </message>
    <message>
        <source>A contest file cannot hold all of this.</source>
        <translation>Eine Wettbewerbsdatei kann nicht alles davon speichern.</translation>
    </message>
    <message>
        <source>Save Contest &amp;File</source>
        <translation>&amp;Wettbewerbsdatei speichern</translation>
    </message>
    <message>
        <source>A contest file holds one kind of puzzle.</source>
        <translation>Eine Wettbewerbsdatei enthält Rätsel einer Art.</translation>
    </message>
    <message>
        <source>Export Contest &amp;Files…</source>
        <translation>&amp;Wettbewerbsdateien ausgeben…</translation>
    </message>
    <message>
        <source>These are of several kinds. A project holds them all; contest files take one kind each.</source>
        <translation>Diese sind von mehreren Arten. Ein Projekt nimmt alle auf, eine Wettbewerbsdatei jeweils eine Art.</translation>
    </message>
    <message numerus="yes">
        <source>Save changes to %Ln files?</source>
        <translation>
            <numerusform>Änderungen in %Ln Datei speichern?</numerusform>
            <numerusform>Änderungen in %Ln Dateien speichern?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1
Unsaved changes will be lost.</source>
        <translation>%1
Nicht gespeicherte Änderungen gehen verloren.</translation>
    </message>
    <message>
        <source>Discard All</source>
        <translation>Alle verwerfen</translation>
    </message>
</context>
<context>
    <name>inkling::FileReader</name>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Line %L1, column %L2: %3</source>
        <translation>Zeile %L1, Spalte %L2: %3</translation>
    </message>
</context>
<context>
    <name>inkling::ForeignMenu</name>
    <message>
        <source>Contest text</source>
        <translation>Wettbewerbstext</translation>
    </message>
    <message>
        <source>%1: the puzzle is not finished</source>
        <translation>%1: Das Rätsel ist nicht fertig</translation>
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
        <source>Another random seed</source>
        <translation>Ein anderer zufälliger Startwert</translation>
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
        <source>&amp;Number of puzzles</source>
        <translation>An&amp;zahl der Rätsel</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The same seed makes the same puzzle on every computer</source>
        <translation>Derselbe Startwert ergibt auf jedem Rechner dasselbe Rätsel</translation>
    </message>
    <message>
        <source>The best puzzle so far</source>
        <translation>Das bisher beste Rätsel</translation>
    </message>
    <message>
        <source>Enter a seed: any number will do.</source>
        <translation>Geben Sie einen Startwert ein, irgendeine Zahl.</translation>
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
        <source>The best puzzle so far appears here.</source>
        <translation>Hier erscheint das bisher beste Rätsel.</translation>
    </message>
    <message>
        <source>Making the first puzzle…</source>
        <translation>Das erste Rätsel entsteht…</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keines</translation>
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
        <source>&amp;Keep seed</source>
        <translation>Startwert &amp;behalten</translation>
    </message>
    <message>
        <source>Use this seed again; otherwise the next puzzle gets a new one</source>
        <translation>Diesen Startwert wieder verwenden; sonst bekommt das nächste Rätsel einen neuen</translation>
    </message>
    <message>
        <source>&amp;Use It</source>
        <translation>Über&amp;nehmen</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Use These %Ln</source>
        <translation>
            <numerusform>Dieses %Ln über&amp;nehmen</numerusform>
            <numerusform>Diese %Ln über&amp;nehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Generated – %1 (%2 %3, cancelled)</source>
        <translation>Erzeugt – %1 (%2 %3, abgebrochen)</translation>
    </message>
    <message>
        <source>No puzzle like that was found in many tries. Try another seed, size or difficulty.</source>
        <translation>Auch nach vielen Versuchen fand sich kein passendes Rätsel. Versuchen Sie es mit einem anderen Startwert, einer anderen Größe oder Schwierigkeit.</translation>
    </message>
    <message>
        <source>&amp;Add to the open file</source>
        <translation>Zur offenen Datei &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Each puzzle made is proved to have one answer. On boards larger than %1 that takes too long; they can be drawn or opened, up to %2.</source>
        <translation>Für jedes erzeugte Rätsel wird bewiesen, dass es genau eine Lösung hat. Auf Brettern über %1 dauert das zu lange; sie lassen sich zeichnen oder öffnen, bis %2.</translation>
    </message>
    <message numerus="yes">
        <source>None of %Ln tries was as ordered. Try another seed, size or difficulty.</source>
        <translation>
            <numerusform>Keiner von %Ln Versuch war wie bestellt. Versuche einen anderen Startwert, eine andere Größe oder Schwierigkeit.</numerusform>
            <numerusform>Keiner von %Ln Versuchen war wie bestellt. Versuche einen anderen Startwert, eine andere Größe oder Schwierigkeit.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;More options</source>
        <translation>Weitere Op&amp;tionen</translation>
    </message>
    <message numerus="yes">
        <source>Only %Ln different ones were found.</source>
        <translation>
            <numerusform>Nur %Ln verschiedenes wurde gefunden.</numerusform>
            <numerusform>Nur %Ln verschiedene wurden gefunden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::JoiningController</name>
    <message numerus="yes">
        <source>%Ln left on the table to make %1.</source>
        <translation>
            <numerusform>%Ln Karte liegt noch auf dem Tisch, Ziel %1.</numerusform>
            <numerusform>%Ln Karten liegen noch auf dem Tisch, Ziel %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>That makes %1, not %2.</source>
        <translation>Das ergibt %1, nicht %2.</translation>
    </message>
    <message>
        <source>Correct! There is nothing left to do.</source>
        <translation>Richtig! Es bleibt nichts zu tun.</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Ein Tipp wird gesucht…</translation>
    </message>
    <message>
        <source>No way forward was found in time.</source>
        <translation>In der verfügbaren Zeit fand sich kein Weg weiter.</translation>
    </message>
    <message>
        <source>The target cannot be reached from here.</source>
        <translation>Von hier ist das Ziel nicht zu erreichen.</translation>
    </message>
    <message>
        <source>Split the last card again.</source>
        <translation>Trennen Sie die letzte Karte wieder.</translation>
    </message>
    <message>
        <source>These cards cannot make the target.</source>
        <translation>Mit diesen Karten ist das Ziel nicht zu erreichen.</translation>
    </message>
    <message>
        <source>Join %1 and %2.</source>
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
        <source>Done. Ask again for the next hint.</source>
        <translation>Erledigt. Fragen Sie wieder nach dem nächsten Tipp.</translation>
    </message>
    <message>
        <source>Split. Ask again for the next hint.</source>
        <translation>Getrennt. Fragen Sie wieder nach dem nächsten Tipp.</translation>
    </message>
    <message>
        <source>Correct! It makes %1.</source>
        <translation>Richtig! Das ergibt %1.</translation>
    </message>
    <message>
        <source>Correct! Solved in %1: it makes %2.</source>
        <translation>Richtig! In %1 gelöst: Das ergibt %2.</translation>
    </message>
    <message>
        <source>Only one join is left.</source>
        <translation>Nur noch einmal ist zu verbinden.</translation>
    </message>
    <message>
        <source>One way ends with %1. What does it need first?</source>
        <translation>Ein Weg endet mit %1. Was braucht er vorher?</translation>
    </message>
</context>
<context>
    <name>inkling::JoiningTable</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>That makes %1, not %2. Split it again.</source>
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
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
</context>
<context>
    <name>inkling::JudgeExport</name>
    <message>
        <source>Inkling</source>
        <translation>Inkling</translation>
    </message>
    <message numerus="yes">
        <source>Here are %Ln kinds: %1.</source>
        <translation>
            <numerusform>Hier ist %Ln Art: %1.</numerusform>
            <numerusform>Hier sind %Ln Arten: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;This Puzzle…</source>
        <translation>&amp;Dieses Rätsel…</translation>
    </message>
    <message>
        <source>One File per &amp;Kind…</source>
        <translation>Eine Datei je &amp;Art…</translation>
    </message>
    <message>
        <source>Export One File per Kind</source>
        <translation>Eine Datei je Art ausgeben</translation>
    </message>
    <message>
        <source>Replace files?</source>
        <translation>Dateien ersetzen?</translation>
    </message>
    <message>
        <source>Already there: %1.</source>
        <translation>Schon vorhanden: %1.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
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
        <source>Saved: %1, without %2</source>
        <translation>Gespeichert: %1, ohne %2</translation>
    </message>
    <message>
        <source>A contest file holds one kind of puzzle.</source>
        <translation>Eine Wettbewerbsdatei enthält Rätsel einer Art.</translation>
    </message>
    <message>
        <source>Export Contest File</source>
        <translation>Als Wettbewerbsdatei exportieren</translation>
    </message>
    <message>
        <source>Contest file (*.in *.txt)</source>
        <translation>Wettbewerbsdatei (*.in *.txt)</translation>
    </message>
</context>
<context>
    <name>inkling::LessonPage</name>
    <message>
        <source>What follows from the highlighted part? Click the picture to see.</source>
        <translation>Was folgt aus dem Hervorgehobenen? Klicken Sie auf das Bild.</translation>
    </message>
    <message>
        <source>Another Position</source>
        <translation>Noch eine Stellung</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
</context>
<context>
    <name>inkling::LetterPad</name>
    <message>
        <source>Erase</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Type %1</source>
        <translation>%1 tippen</translation>
    </message>
</context>
<context>
    <name>inkling::MainWindow</name>
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
        <source>This text is not a puzzle. Line %L1: %2</source>
        <translation>Dieser Text ist kein Rätsel. Zeile %L1: %2</translation>
    </message>
    <message>
        <source>Go to Puzzle</source>
        <translation>Gehe zu Rätsel</translation>
    </message>
    <message>
        <source>Number, 1 to %L1:</source>
        <translation>Nummer, 1 bis %L1:</translation>
    </message>
    <message>
        <source>There is no text to paste.</source>
        <translation>Es gibt keinen Text zum Einfügen.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message numerus="yes">
        <source>There are only %Ln puzzles.</source>
        <translation>
            <numerusform>Es gibt nur ein Rätsel.</numerusform>
            <numerusform>Es gibt nur %Ln Rätsel.</numerusform>
        </translation>
    </message>
    <message>
        <source>“History” goes to where the change is seen: “%1”.</source>
        <translation>„Verlauf“ führt dorthin, wo die Änderung zu sehen ist: „%1“.</translation>
    </message>
    <message>
        <source>There is no puzzle in this text.</source>
        <translation>In diesem Text steht kein Rätsel.</translation>
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
        <source>New grid</source>
        <translation>Neues Gitter</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Rätsel</translation>
    </message>
    <message>
        <source>S&amp;tart with</source>
        <translation>&amp;Beginnen mit</translation>
    </message>
    <message>
        <source>Blank grid</source>
        <translation>Leeres Gitter</translation>
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
        <source>Nu&amp;mber of cards</source>
        <translation>A&amp;nzahl der Karten</translation>
    </message>
</context>
<context>
    <name>inkling::NoticeBar</name>
    <message>
        <source>Notice</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>inkling::OrderBox</name>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Rating from</source>
        <translation>Bewertung von</translation>
    </message>
    <message>
        <source>Rating to</source>
        <translation>Bewertung bis</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Number of clues from</source>
        <translation>Anzahl der Hinweise von</translation>
    </message>
    <message>
        <source>Number of clues to</source>
        <translation>Anzahl der Hinweise bis</translation>
    </message>
    <message>
        <source>All di&amp;fferent</source>
        <translation>Alle &amp;verschieden</translation>
    </message>
    <message>
        <source>Puzzles that are the same but for turning and mirroring the board, or for which digit stands for which, count once</source>
        <translation>Rätsel, die bis auf Drehen und Spiegeln des Bretts oder die Benennung der Ziffern gleich sind, zählen einmal</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>P&amp;laces of clues</source>
        <translation>Anor&amp;dnung</translation>
    </message>
    <message>
        <source>Rules of the reasoning</source>
        <translation>Regeln der Herleitung</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Nötig</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>The reasoning uses the rule</source>
        <translation>Die Herleitung benutzt die Regel</translation>
    </message>
    <message>
        <source>The reasoning may use the rule</source>
        <translation>Die Herleitung darf die Regel benutzen</translation>
    </message>
    <message>
        <source>as in the open puzzle</source>
        <translation>wie im offenen Rätsel</translation>
    </message>
    <message>
        <source>from a file…</source>
        <translation>aus einer Datei …</translation>
    </message>
    <message>
        <source>%1: needed</source>
        <translation>%1: nötig</translation>
    </message>
    <message>
        <source>%1: allowed</source>
        <translation>%1: erlaubt</translation>
    </message>
    <message>
        <source>Places of Clues</source>
        <translation>Orte der Hinweise</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>All&amp;ow None</source>
        <translation>Keine er&amp;lauben</translation>
    </message>
    <message>
        <source>All&amp;ow All</source>
        <translation>Alle er&amp;lauben</translation>
    </message>
    <message>
        <source>A file has a row of signs for each row of the board: “.” where there is no clue, any other where there is one</source>
        <translation>Eine Datei hat für jede Zeile des Bretts eine Zeile mit Zeichen: „.“, wo kein Hinweis steht, ein anderes, wo einer steht</translation>
    </message>
    <message>
        <source>%1: %L2 × %L3</source>
        <translation>%1: %L2 × %L3</translation>
    </message>
</context>
<context>
    <name>inkling::OutputDialog</name>
    <message>
        <source>✓ right</source>
        <translation>✓ richtig</translation>
    </message>
    <message>
        <source>✗ wrong</source>
        <translation>✗ falsch</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>nicht beurteilt</translation>
    </message>
    <message>
        <source>&amp;Next Fault</source>
        <translation>&amp;Nächster Fehler</translation>
    </message>
    <message>
        <source>Compare with My Output</source>
        <translation>Mit meiner Ausgabe vergleichen</translation>
    </message>
    <message>
        <source>Data sets</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>The answer in the output</source>
        <translation>Die Lösung in der Ausgabe</translation>
    </message>
    <message>
        <source>&amp;Check Again</source>
        <translation>&amp;Erneut prüfen</translation>
    </message>
    <message>
        <source>Reads the file once more, as your program has written it since</source>
        <translation>Liest die Datei noch einmal, wie Ihr Programm sie inzwischen geschrieben hat</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen…</translation>
    </message>
    <message>
        <source>%L1: %2</source>
        <comment>the number of a data set, and how it is</comment>
        <translation>%L1: %2</translation>
    </message>
    <message>
        <source>%L1 of %L2 judged…</source>
        <translation>%L1 von %L2 beurteilt…</translation>
    </message>
    <message>
        <source>All: %1</source>
        <comment>the output as a whole</comment>
        <translation>Alles: %1</translation>
    </message>
    <message>
        <source>%1: all %L2 are right.</source>
        <translation>%1: Alle %L2 sind richtig.</translation>
    </message>
    <message>
        <source>%1: %L2 of %L3 are right.</source>
        <translation>%1: %L2 von %L3 sind richtig.</translation>
    </message>
    <message>
        <source>Line %L1, column %L2: %3</source>
        <translation>Zeile %L1, Spalte %L2: %3</translation>
    </message>
    <message>
        <source>%1 is right.</source>
        <translation>%1 ist richtig.</translation>
    </message>
    <message>
        <source>≈ right, layout differs</source>
        <translation>≈ richtig, anders geschrieben</translation>
    </message>
    <message>
        <source>Not all is written as it should be.</source>
        <translation>Nicht alles ist so geschrieben, wie es soll.</translation>
    </message>
</context>
<context>
    <name>inkling::PageActions</name>
    <message>
        <source>New puzzle</source>
        <translation>Neues Rätsel</translation>
    </message>
    <message>
        <source>Add Puzzle</source>
        <translation>Rätsel hinzufügen</translation>
    </message>
    <message>
        <source>New Puzzle</source>
        <translation>Neues Rätsel</translation>
    </message>
    <message numerus="yes">
        <source>Paste %Ln puzzles</source>
        <translation>
            <numerusform>%Ln Rätsel einfügen</numerusform>
            <numerusform>%Ln Rätsel einfügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %Ln puzzles.</source>
        <translation>
            <numerusform>%Ln Rätsel hinzugefügt.</numerusform>
            <numerusform>%Ln Rätsel hinzugefügt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::PagePreview</name>
    <message>
        <source>Print preview</source>
        <translation>Druckvorschau</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Page %L1 of %L2</source>
        <translation>Seite %L1 von %L2</translation>
    </message>
</context>
<context>
    <name>inkling::PictureDialog</name>
    <message>
        <source>&amp;Transparent background</source>
        <translation>&amp;Durchsichtiger Hintergrund</translation>
    </message>
    <message>
        <source>Export Picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>The picture</source>
        <translation>Das Bild</translation>
    </message>
    <message>
        <source>&amp;Save As…</source>
        <translation>&amp;Speichern unter…</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG-Bild</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG-Zeichnung</translation>
    </message>
    <message>
        <source>PDF page</source>
        <translation>PDF-Seite</translation>
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
        <source>&amp;Format:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>F&amp;arben:</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>&amp;Breite:</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> Pixel</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
</context>
<context>
    <name>inkling::PlayController</name>
    <message>
        <source>The puzzle is still being solved…</source>
        <translation>Das Rätsel wird noch gelöst…</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Ein Tipp wird gesucht…</translation>
    </message>
    <message>
        <source>Done. Ask again for the next hint.</source>
        <translation>Erledigt. Fragen Sie wieder nach dem nächsten Tipp.</translation>
    </message>
    <message>
        <source>The notes are already complete.</source>
        <translation>Die Notizen sind schon vollständig.</translation>
    </message>
    <message>
        <source>The puzzle is still being solved. Ask again in a moment.</source>
        <translation>Das Rätsel wird noch gelöst. Fragen Sie gleich noch einmal.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clues can no longer be met.</source>
        <translation>
            <numerusform>%Ln Hinweis ist nicht mehr zu erfüllen.</numerusform>
            <numerusform>%Ln Hinweise sind nicht mehr zu erfüllen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of your marks are wrong.</source>
        <translation>
            <numerusform>%Ln Ihrer Einträge ist falsch.</numerusform>
            <numerusform>%Ln Ihrer Einträge sind falsch.</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistakes so far.</source>
        <translation>Bisher keine Fehler.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells lack the correct note.</source>
        <translation>
            <numerusform>In %Ln Feld fehlt die richtige Notiz.</numerusform>
            <numerusform>In %Ln Feldern fehlt die richtige Notiz.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are there already: no mistakes so far.</source>
        <translation>Da sind Sie schon: bisher keine Fehler.</translation>
    </message>
    <message>
        <source>back to the last correct state</source>
        <translation>zurück zum letzten richtigen Stand</translation>
    </message>
    <message>
        <source>Back at the last correct state.</source>
        <translation>Zurück beim letzten richtigen Stand.</translation>
    </message>
    <message>
        <source>Bookmark %1, %2 marked</source>
        <translation>Lesezeichen %1, %2 eingetragen</translation>
    </message>
    <message>
        <source>add a bookmark</source>
        <translation>ein Lesezeichen setzen</translation>
    </message>
    <message>
        <source>Bookmark added. “Bookmarks” brings you back here.</source>
        <translation>Lesezeichen gesetzt. „Lesezeichen“ bringt Sie hierher zurück.</translation>
    </message>
    <message>
        <source>back to “%1”</source>
        <translation>zurück zu „%1“</translation>
    </message>
    <message>
        <source>remove a bookmark</source>
        <translation>ein Lesezeichen entfernen</translation>
    </message>
    <message>
        <source>Can be filled with: %1</source>
        <translation>Füllbar mit: %1</translation>
    </message>
    <message>
        <source>Correct! The puzzle is solved.</source>
        <translation>Richtig! Das Rätsel ist gelöst.</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>neu anfangen</translation>
    </message>
    <message>
        <source>All marks are cleared. Undo brings them back.</source>
        <translation>Alle Marken sind gelöscht. Rückgängig holt sie zurück.</translation>
    </message>
    <message>
        <source>This puzzle has no answer, so there is nothing to check against.</source>
        <translation>Dieses Rätsel hat keine Lösung, also lässt sich nichts daran prüfen.</translation>
    </message>
    <message>
        <source>Checking your marks…</source>
        <translation>Einträge werden geprüft …</translation>
    </message>
    <message>
        <source>No mistakes so far: one of the answers has all your marks.</source>
        <translation>Bisher kein Fehler: Eine der Lösungen hat alle deine Einträge.</translation>
    </message>
    <message>
        <source>At least one of your marks is wrong: no answer has it.</source>
        <translation>Mindestens ein Eintrag ist falsch: Keine Lösung hat ihn.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of your marks conflict: no answer has all of them.</source>
        <translation>
            <numerusform>%Ln deiner Einträge ist falsch: Keine Lösung hat ihn.</numerusform>
            <numerusform>%Ln deiner Einträge widersprechen sich: Keine Lösung hat sie alle.</numerusform>
        </translation>
    </message>
    <message>
        <source>This puzzle has no answer, so there is no correct state to go back to.</source>
        <translation>Dieses Rätsel hat keine Lösung, also gibt es keinen richtigen Stand, zu dem man zurückkehren könnte.</translation>
    </message>
    <message>
        <source>You are there already: one of the answers has all your marks.</source>
        <translation>Du bist schon dort: Eine der Lösungen hat alle deine Einträge.</translation>
    </message>
    <message>
        <source>Back at the last state in which one of the answers has all your marks.</source>
        <translation>Zurück beim letzten Stand, in dem eine der Lösungen alle deine Einträge hat.</translation>
    </message>
    <message>
        <source>The marks that conflict are removed: one of the answers has all others.</source>
        <translation>Die Einträge, die sich widersprechen, sind entfernt: Eine der Lösungen hat alle anderen.</translation>
    </message>
    <message>
        <source>Your notes say that already. Ask again for the next hint.</source>
        <translation>Deine Notizen sagen das schon. Frag noch einmal nach dem nächsten Tipp.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln wrong marks were removed.</source>
        <translation>
            <numerusform>%Ln falscher Eintrag wurde entfernt.</numerusform>
            <numerusform>%Ln falsche Einträge wurden entfernt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::PlayGestures</name>
    <message>
        <source>remove impossible notes</source>
        <translation>unmögliche Notizen entfernen</translation>
    </message>
    <message>
        <source>fill in notes</source>
        <translation>Notizen eintragen</translation>
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
        <source>Explain why the selected place must be so (W)</source>
        <translation>Erklären, warum die gewählte Stelle so sein muss (W)</translation>
    </message>
    <message>
        <source>Each press tells you a little more (H)</source>
        <translation>Jeder Druck verrät etwas mehr (H)</translation>
    </message>
    <message>
        <source>Looking for a hint</source>
        <translation>Ein Tipp wird gesucht</translation>
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
        <source>Full hint</source>
        <translation>Ganzer Tipp</translation>
    </message>
    <message>
        <source>Why here?</source>
        <translation>Warum hier?</translation>
    </message>
    <message>
        <source>Gives the full hint at once (Shift+H)</source>
        <translation>Gibt gleich den ganzen Tipp (Umschalt+H)</translation>
    </message>
    <message>
        <source>Goes through the hint step by step; your marks come back afterwards</source>
        <translation>Geht den Tipp Schritt für Schritt durch; danach sind Ihre Einträge wieder da</translation>
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
        <source>Correct!</source>
        <translation>Richtig!</translation>
    </message>
    <message>
        <source>Correct! Solved in %1.</source>
        <translation>Richtig! Gelöst in %1.</translation>
    </message>
    <message>
        <source>%1 There are other answers, too.</source>
        <translation>%1 Es gibt noch weitere Lösungen.</translation>
    </message>
</context>
<context>
    <name>inkling::PlayTools</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Trial: new marks appear in another colour.</source>
        <translation>Versuch: Neue Einträge erscheinen in anderer Farbe.</translation>
    </message>
    <message>
        <source>Trial within a trial, %1 deep, in its own colour.</source>
        <translation>Versuch im Versuch, %1 tief, in eigener Farbe.</translation>
    </message>
    <message>
        <source>show at once</source>
        <translation>sofort zeigen</translation>
    </message>
    <message>
        <source>show when full</source>
        <translation>zeigen, wenn alles voll ist</translation>
    </message>
    <message>
        <source>show when asked</source>
        <translation>nur auf Frage zeigen</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Positions you can return to</source>
        <translation>Stände, zu denen Sie zurückkehren können</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Broken rules</source>
        <translation>Regelverstöße</translation>
    </message>
    <message>
        <source>When broken rules are shown</source>
        <translation>Wann Regelverstöße gezeigt werden</translation>
    </message>
    <message>
        <source>Shows marks that break a rule, such as a digit twice in a row; never tells the answer</source>
        <translation>Zeigt Einträge, die eine Regel verletzen, etwa eine Ziffer zweimal in einer Zeile; verrät nie die Lösung</translation>
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
        <source>Decides</source>
        <translation>Entscheidet</translation>
    </message>
    <message>
        <source>How hard the step is to see</source>
        <translation>Wie schwer der Schritt zu sehen ist</translation>
    </message>
    <message>
        <source>Looking for all possible steps…</source>
        <translation>Alle möglichen Schritte werden gesucht…</translation>
    </message>
    <message>
        <source>There is no further step from here.</source>
        <translation>Von hier gibt es keinen weiteren Schritt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps are possible here; choose one to see it on the board.</source>
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
        <source>First move</source>
        <translation>Erster Zug</translation>
    </message>
    <message>
        <source>Ways</source>
        <translation>Wege</translation>
    </message>
    <message>
        <source>Number of different ways to an answer</source>
        <translation>Anzahl der Wege zu einer Lösung</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Lösbar</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Sackgassen</translation>
    </message>
    <message>
        <source>How much it decides together with easier steps, beyond what those decide alone</source>
        <translation>Wie viel er zusammen mit leichteren Schritten entscheidet, mehr als diese allein</translation>
    </message>
    <message>
        <source>Of %L1 first moves, %L2 are live: they can still lead to an answer.</source>
        <translation>Von %L1 ersten Zügen können %L2 noch zu einer Lösung führen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln that add nothing new</source>
        <translation>
            <numerusform>%Ln, der nichts Neues bringt</numerusform>
            <numerusform>%Ln, die nichts Neues bringen</numerusform>
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
        <source>You have missed no position so far</source>
        <translation>Bisher ist keine Aufgabe misslungen</translation>
    </message>
</context>
<context>
    <name>inkling::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Restore &amp;Defaults</source>
        <translation>Standard wieder&amp;herstellen</translation>
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
        <source>makes a cross; dragging draws lines (pzpr)</source>
        <translation>setzt ein Kreuz; Ziehen zeichnet Linien (pzpr)</translation>
    </message>
    <message>
        <source>Cross out what a line &amp;rules out</source>
        <translation>Auskreuzen, was eine Linie a&amp;usschließt</translation>
    </message>
    <message>
        <source>The other edges at a dot with two lines</source>
        <translation>Die übrigen Kanten an einem Punkt mit zwei Linien</translation>
    </message>
    <message>
        <source>Remove impossible &amp;notes</source>
        <translation>Unmögliche &amp;Notizen entfernen</translation>
    </message>
    <message>
        <source>A digit is removed from the notes of its row and column</source>
        <translation>Eine Ziffer verschwindet aus den Notizen ihrer Zeile und Spalte</translation>
    </message>
    <message>
        <source>Shade the re&amp;st once a sum is reached</source>
        <translation>Den Rest &amp;färben, sobald eine Summe erreicht ist</translation>
    </message>
    <message>
        <source>The remaining cells of that row or column</source>
        <translation>Die übrigen Felder dieser Zeile oder Spalte</translation>
    </message>
    <message>
        <source>&amp;Grey out finished clues</source>
        <translation>Erfüllte Hinweise aus&amp;grauen</translation>
    </message>
    <message>
        <source>So that unfinished clues stand out</source>
        <translation>Damit die offenen Hinweise auffallen</translation>
    </message>
    <message>
        <source>&amp;List what a cage can hold</source>
        <translation>Auf&amp;listen, was in einen Käfig passt</translation>
    </message>
    <message>
        <source>The combinations still possible in the selected cage</source>
        <translation>Die Kombinationen, die im gewählten Käfig noch möglich sind</translation>
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
        <translation>&amp;Design</translation>
    </message>
    <message>
        <source>As in the system</source>
        <translation>Wie im System</translation>
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
        <source>Where there is no lin&amp;e</source>
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
        <source>Tri&amp;al colours</source>
        <translation>&amp;Farben der Versuche</translation>
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
        <source>Reo&amp;pen last session</source>
        <translation>Letzte Sit&amp;zung wieder öffnen</translation>
    </message>
    <message>
        <source>Opens the files that were open, as they were</source>
        <translation>Öffnet die zuletzt offenen Dateien, so wie sie waren</translation>
    </message>
    <message>
        <source>Number ro&amp;ws and columns</source>
        <translation>Zeilen und Spalten nu&amp;mmerieren</translation>
    </message>
    <message>
        <source>Beside the board, as the explanations use them</source>
        <translation>Neben dem Brett, so wie die Begründungen sie nennen</translation>
    </message>
    <message>
        <source>In e&amp;xported pictures, too</source>
        <translation>&amp;Auch in exportierten Bildern</translation>
    </message>
    <message>
        <source>Row and column numbers in exported pictures</source>
        <translation>Zeilen- und Spaltennummern in exportierten Bildern</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>when the grid is full</source>
        <translation>wenn alles voll ist</translation>
    </message>
    <message>
        <source>when asked</source>
        <translation>nur auf Frage</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Show &amp;broken rules</source>
        <translation>&amp;Regelverstöße zeigen</translation>
    </message>
</context>
<context>
    <name>inkling::PrintDialog</name>
    <message>
        <source>T&amp;hese:</source>
        <translation>Dies&amp;e:</translation>
    </message>
    <message>
        <source>Ans&amp;wers, small, on the last page</source>
        <translation>Lös&amp;ungen klein auf der letzten Seite</translation>
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
        <source>Per pa&amp;ge:</source>
        <translation>Je &amp;Seite:</translation>
    </message>
    <message>
        <source>Puzzle only</source>
        <translation>Nur das Rätsel</translation>
    </message>
    <message>
        <source>With my marks</source>
        <translation>Mit meinen Einträgen</translation>
    </message>
    <message>
        <source>With the answer</source>
        <translation>Mit der Lösung</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>&amp;Zeigen:</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>Paper orientation</source>
        <translation>Ausrichtung des Papiers</translation>
    </message>
    <message>
        <source>Pap&amp;er:</source>
        <translation>&amp;Papier:</translation>
    </message>
    <message numerus="yes">
        <source>&amp;All %Ln puzzles</source>
        <translation>
            <numerusform>&amp;Alle (%Ln Rätsel)</numerusform>
            <numerusform>&amp;Alle %Ln Rätsel</numerusform>
        </translation>
    </message>
    <message>
        <source>1-3, 7</source>
        <translation>1-3, 7</translation>
    </message>
    <message>
        <source>Puzzle numbers</source>
        <translation>Nummern der Rätsel</translation>
    </message>
    <message>
        <source>Puzzles:</source>
        <translation>Rätsel:</translation>
    </message>
    <message>
        <source>Enter puzzle numbers up to %L1, such as 1-3, 7.</source>
        <translation>Geben Sie Nummern bis %L1 ein, etwa 1-3, 7.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>The printer is not ready.</source>
        <translation>Der Drucker ist nicht bereit.</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Gedruckt</translation>
    </message>
    <message>
        <source>Cancelled.</source>
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
        <source>&amp;Row and column numbers</source>
        <translation>Zeilen- und Spaltennu&amp;mmern</translation>
    </message>
    <message>
        <source>R&amp;ules on each page</source>
        <translation>Re&amp;geln auf jeder Seite</translation>
    </message>
    <message>
        <source>&amp;Booklet, folded in the middle</source>
        <translation>He&amp;ft, in der Mitte gefaltet</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sheets of paper: print both sides, turned over the short edge, and fold.</source>
        <translation>
            <numerusform>%Ln Blatt Papier: beidseitig bedrucken, über die kurze Kante wenden, und falten.</numerusform>
            <numerusform>%Ln Blatt Papier: beidseitig bedrucken, über die kurze Kante wenden, und falten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::ProgressRow</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Continue</source>
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
        <translation>&amp;Autor:</translation>
    </message>
    <message>
        <source>&amp;Note:</source>
        <translation>&amp;Notiz:</translation>
    </message>
</context>
<context>
    <name>inkling::PuzzleFinder</name>
    <message>
        <source>File order</source>
        <translation>Reihenfolge der Datei</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Filter puzzles</source>
        <translation>Rätsel filtern</translation>
    </message>
    <message>
        <source>Sort puzzles</source>
        <translation>Rätsel sortieren</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search puzzles</source>
        <translation>Rätsel suchen</translation>
    </message>
    <message>
        <source>Title, author, kind, size, answers or difficulty</source>
        <translation>Titel, Autor, Art, Größe, Lösungen oder Schwierigkeit</translation>
    </message>
    <message>
        <source>&amp;Show All Puzzles</source>
        <translation>&amp;Alle Rätsel zeigen</translation>
    </message>
    <message>
        <source>%1 (%L2)</source>
        <comment>a value, and how many puzzles have it</comment>
        <translation>%1 (%L2)</translation>
    </message>
    <message>
        <source>&amp;Descending</source>
        <translation>A&amp;bsteigend</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln</source>
        <translation>
            <numerusform>%L1 von %Ln</numerusform>
            <numerusform>%L1 von %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>%Ln Rätsel</numerusform>
            <numerusform>%Ln Rätsel</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::PuzzleListModel</name>
    <message>
        <source>solving…</source>
        <translation>wird gelöst…</translation>
    </message>
    <message>
        <source>%1&#xa0;· unreadable</source>
        <translation>%1&#xa0;· unlesbar</translation>
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
        <source>incomplete</source>
        <translation>unvollständig</translation>
    </message>
    <message>
        <source>%1 open</source>
        <translation>%1 offen</translation>
    </message>
    <message>
        <source>not rated</source>
        <translation>nicht bewertet</translation>
    </message>
    <message>
        <source>solved by hand</source>
        <translation>von Hand gelöst</translation>
    </message>
    <message>
        <source>%1&#xa0;· which kind?</source>
        <translation>%1&#xa0;· welche Art?</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>nicht begonnen</translation>
    </message>
    <message>
        <source>started</source>
        <translation>begonnen</translation>
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
        <source>Hide what the search found</source>
        <translation>Ausblenden, was die Suche fand</translation>
    </message>
    <message>
        <source>Show what the search found</source>
        <translation>Zeigen, was die Suche fand</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>Solved by logic alone: every step follows from the ones before it.</source>
        <translation>Allein durch Logik gelöst: Jeder Schritt folgt aus den vorigen.</translation>
    </message>
    <message>
        <source>Stopped before the reasoning was complete.</source>
        <translation>Abgebrochen, bevor die Begründung fertig war.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Steps appear here.</source>
        <translation>Hier erscheinen die Schritte.</translation>
    </message>
    <message>
        <source>&lt;c&gt;The reasoning stops here:&lt;/c&gt; %1 undecided.</source>
        <translation>&lt;c&gt;Hier endet die Begründung:&lt;/c&gt; %1 offen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps lead as far as the rules go.</source>
        <translation>
            <numerusform>%Ln Schritt führt so weit, wie die Regeln reichen.</numerusform>
            <numerusform>%Ln Schritte führen so weit, wie die Regeln reichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The start</source>
        <translation>Der Anfang</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps lead to the answer.</source>
        <translation>
            <numerusform>%Ln Schritt führt zur Lösung.</numerusform>
            <numerusform>%Ln Schritte führen zur Lösung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps show that there is no answer.</source>
        <translation>
            <numerusform>%Ln Schritt zeigt, dass es keine Lösung gibt.</numerusform>
            <numerusform>%Ln Schritte zeigen, dass es keine Lösung gibt.</numerusform>
        </translation>
    </message>
    <message>
        <source>An answer, built step by step. There may be others.</source>
        <translation>Eine Lösung, Schritt für Schritt aufgebaut. Es kann weitere geben.</translation>
    </message>
    <message>
        <source>&lt;c&gt;More than one answer:&lt;/c&gt; the reasoning stops here. Two answers differ at %1; both can be shown.</source>
        <translation>&lt;c&gt;Mehr als eine Lösung:&lt;/c&gt; Hier endet die Begründung. Zwei Lösungen unterscheiden sich bei %1; beide lassen sich zeigen.</translation>
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
        <source>Working… (stop)</source>
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
        <source>Assume the opposite and see why it fails</source>
        <translation>Das Gegenteil annehmen und sehen, woran es scheitert</translation>
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
        <source>Every step as it was found, none combined or left out</source>
        <translation>Jeder Schritt, wie er gefunden wurde, keiner zusammengefasst oder weggelassen</translation>
    </message>
    <message>
        <source>Small step %1</source>
        <translation>Kleiner Schritt %1</translation>
    </message>
    <message numerus="yes">
        <source>What the opposite leads to, in %Ln steps.</source>
        <translation>
            <numerusform>Wohin das Gegenteil führt, in %Ln Schritt.</numerusform>
            <numerusform>Wohin das Gegenteil führt, in %Ln Schritten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The small steps that this one is made of.</source>
        <translation>Die kleinen Schritte, aus denen dieser besteht.</translation>
    </message>
    <message>
        <source>That is the whole step, one small step after another.</source>
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
        <source>The opposite is impossible, so the step is right: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Das Gegenteil ist unmöglich, also stimmt der Schritt: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message numerus="yes">
        <source>Its %Ln other conclusions follow in the same way.</source>
        <translation>
            <numerusform>Die andere Folgerung ergibt sich genauso.</numerusform>
            <numerusform>Die %Ln anderen Folgerungen ergeben sich genauso.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps so far, %1 open. Looking for more…</source>
        <translation>
            <numerusform>Bisher %Ln Schritt, %1 offen. Weitere werden gesucht…</numerusform>
            <numerusform>Bisher %Ln Schritte, %1 offen. Weitere werden gesucht…</numerusform>
        </translation>
    </message>
    <message>
        <source>These contradict each other: there is no answer.</source>
        <translation>Das widerspricht sich: Es gibt keine Lösung.</translation>
    </message>
    <message>
        <source>The only answer was found by search.</source>
        <translation>Die einzige Lösung hat die Suche gefunden.</translation>
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
        <source>Inkling found no smaller steps in this one; there may be some.</source>
        <translation>Inkling hat in diesem Schritt keine kleineren gefunden; es kann welche geben.</translation>
    </message>
</context>
<context>
    <name>inkling::RecentTiles</name>
    <message>
        <source>%1 (not found)</source>
        <translation>%1 (nicht gefunden)</translation>
    </message>
    <message>
        <source>Let it drop off the list in time</source>
        <translation>Mit der Zeit aus der Liste fallen lassen</translation>
    </message>
    <message>
        <source>Keep it in the list</source>
        <translation>In der Liste behalten</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>%1 lösen</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>%1 anheften</translation>
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
        <source>&amp;Remove from List</source>
        <translation>Aus der Liste &amp;entfernen</translation>
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
    <name>inkling::RulesDialog</name>
    <message>
        <source>An example</source>
        <translation>Ein Beispiel</translation>
    </message>
    <message>
        <source>The answer of the example</source>
        <translation>Die Lösung des Beispiels</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Rätsel</translation>
    </message>
    <message>
        <source>How to &amp;Solve It</source>
        <translation>So &amp;löst man es</translation>
    </message>
    <message>
        <source>The rules of solving, from easy to hard, each with positions to practise</source>
        <translation>Die Regeln des Lösens, von leicht bis schwer, jede mit Stellungen zum Üben</translation>
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
        <source>%Ln places cleared</source>
        <translation>
            <numerusform>%Ln Stelle geleert</numerusform>
            <numerusform>%Ln Stellen geleert</numerusform>
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
        <source>Cage removed</source>
        <translation>Käfig aufgelöst</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Swap black and white</source>
        <translation>Schwarz und Weiß tauschen</translation>
    </message>
    <message>
        <source>Larger board</source>
        <translation>Größeres Brett</translation>
    </message>
    <message>
        <source>Smaller board</source>
        <translation>Kleineres Brett</translation>
    </message>
    <message numerus="yes">
        <source>%Ln places: %1</source>
        <translation>
            <numerusform>%Ln Stelle: %1</numerusform>
            <numerusform>%Ln Stellen: %1</numerusform>
        </translation>
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
        <source>On the board: the arrow keys move from place to place (in Explain, with Shift). Space or Enter makes the next mark, Backspace removes it, Escape deselects. The mouse wheel and two fingers zoom; dragging with the space bar held moves the board.</source>
        <translation>Auf dem Brett: Die Pfeiltasten gehen von Stelle zu Stelle (beim Erklären mit Umschalt). Leertaste oder Eingabe macht den nächsten Eintrag, die Rücktaste löscht ihn, Esc hebt die Auswahl auf. Mausrad und zwei Finger vergrößern; Ziehen mit gedrückter Leertaste bewegt das Brett.</translation>
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
        <source>Make this its only shortcut</source>
        <translation>Von nun an das einzige Kürzel</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>Add one more shortcut</source>
        <translation>Ein weiteres Kürzel hinzufügen</translation>
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
        <source>Restore the default shortcut</source>
        <translation>Das voreingestellte Kürzel wiederherstellen</translation>
    </message>
    <message>
        <source>Reassi&amp;gn</source>
        <translation>Neu &amp;zuweisen</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”. Reassign it to “%3”, or press another key.</source>
        <translation>%1 gehört zu „%2“. Weisen Sie es „%3“ zu oder drücken Sie eine andere Taste.</translation>
    </message>
    <message>
        <source>“%2” already has the shortcut %1.</source>
        <translation>„%2“ hat schon das Kürzel %1.</translation>
    </message>
    <message>
        <source>Click the field and press the keys you want.</source>
        <translation>Klicken Sie auf das Feld und drücken Sie die gewünschte Taste.</translation>
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
        <source>nothing is known here yet: all of these are possible</source>
        <translation>hier ist noch nichts bekannt: alle diese sind möglich</translation>
    </message>
    <message>
        <source>Nothing is marked yet.</source>
        <translation>Noch ist nichts eingetragen.</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Every sign on the board, in words</source>
        <translation>Jedes Zeichen auf dem Brett, in Worten</translation>
    </message>
</context>
<context>
    <name>inkling::SizePad</name>
    <message>
        <source>Add on the left</source>
        <translation>Links anfügen</translation>
    </message>
    <message>
        <source>Remove on the left</source>
        <translation>Links wegnehmen</translation>
    </message>
    <message>
        <source>Add at the top</source>
        <translation>Oben anfügen</translation>
    </message>
    <message>
        <source>Remove at the top</source>
        <translation>Oben wegnehmen</translation>
    </message>
    <message>
        <source>Add on the right</source>
        <translation>Rechts anfügen</translation>
    </message>
    <message>
        <source>Remove on the right</source>
        <translation>Rechts wegnehmen</translation>
    </message>
    <message>
        <source>Add at the bottom</source>
        <translation>Unten anfügen</translation>
    </message>
    <message>
        <source>Remove at the bottom</source>
        <translation>Unten wegnehmen</translation>
    </message>
</context>
<context>
    <name>inkling::SolutionPen</name>
    <message>
        <source>Clear the solution</source>
        <translation>Die Lösung entfernen</translation>
    </message>
</context>
<context>
    <name>inkling::SolvingMode</name>
    <message>
        <source>&amp;Bookmarks</source>
        <translation>Le&amp;sezeichen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Solve by Hand</source>
        <translation>Selbst lösen</translation>
    </message>
    <message>
        <source>Not for puzzles whose answer is built by joining cards: there are no marks to check, try or keep. Undo takes you back as far as you like.</source>
        <translation>Nicht für Rätsel, deren Lösung aus Karten gebaut wird: Es gibt keine Einträge, die man prüfen, ausprobieren oder merken könnte. „Rückgängig“ führt so weit zurück, wie Sie wollen.</translation>
    </message>
</context>
<context>
    <name>inkling::StartPage</name>
    <message>
        <source>Logic puzzles, explained</source>
        <translation>Logikrätsel, erklärt</translation>
    </message>
    <message>
        <source>Solve them yourself, or watch the reasoning step by step.</source>
        <translation>Selbst lösen oder die Lösung Schritt für Schritt verfolgen.</translation>
    </message>
    <message>
        <source>Or drop a file or text here</source>
        <translation>Oder eine Datei oder Text hierher ziehen</translation>
    </message>
    <message>
        <source>Getting started</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Watch a puzzle being solved</source>
        <translation>Beim Lösen zusehen</translation>
    </message>
    <message>
        <source>A sample opens and plays. Every step gives its reason.</source>
        <translation>Ein Beispiel öffnet sich und läuft ab. Jeder Schritt nennt seinen Grund.</translation>
    </message>
    <message>
        <source>Draw a puzzle, 7 by 7</source>
        <translation>Ein Rätsel zeichnen, 7 mal 7</translation>
    </message>
    <message>
        <source>A blank grid opens. Set a few clues and see at once whether there is one answer.</source>
        <translation>Ein leeres Gitter öffnet sich. Setzen Sie ein paar Hinweise und sehen Sie gleich, ob es genau eine Lösung gibt.</translation>
    </message>
    <message>
        <source>Ask for a hint</source>
        <translation>Einen Tipp holen</translation>
    </message>
    <message>
        <source>A sample opens for you to solve, and a hint says where to look.</source>
        <translation>Ein Beispiel öffnet sich zum Selbstlösen, und ein Tipp sagt, wo Sie hinsehen sollten.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weitermachen</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
</context>
<context>
    <name>inkling::StatusLine</name>
    <message>
        <source>explaining what the named rules leave open…</source>
        <translation>was die benannten Regeln offen lassen, wird erklärt…</translation>
    </message>
    <message>
        <source>rating…</source>
        <translation>wird bewertet…</translation>
    </message>
    <message>
        <source>reasoning stops: %1 open</source>
        <translation>die Begründung endet: %1 offen</translation>
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
        <source>incomplete</source>
        <translation>unvollständig</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>unlesbar</translation>
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
        <source>hardest</source>
        <translation>am schwersten</translation>
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
        <source>No step uses such a rule.</source>
        <translation>Kein Schritt verwendet eine solche Regel.</translation>
    </message>
</context>
<context>
    <name>inkling::SurveyController</name>
    <message>
        <source>Possible steps appear here once a puzzle is open.</source>
        <translation>Mögliche Schritte erscheinen hier, sobald ein Rätsel geöffnet ist.</translation>
    </message>
    <message>
        <source>There are no other steps inside an opened step: go back first.</source>
        <translation>In einem geöffneten Schritt gibt es keine anderen: Gehen Sie erst zurück.</translation>
    </message>
    <message>
        <source>Rating places…</source>
        <translation>Stellen werden bewertet…</translation>
    </message>
    <message>
        <source>Rating places: %L1 of %L2…</source>
        <translation>Stellen werden bewertet: %L1 von %L2…</translation>
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
        <source>Position in the steps</source>
        <translation>Position in den Schritten</translation>
    </message>
</context>
<context>
    <name>inkling::TransportBar</name>
    <message>
        <source>step %1 of %2, round %3</source>
        <translation>Schritt %1 von %2, Runde %3</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>Abspieltempo</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>%1 pro Sekunde</translation>
    </message>
    <message>
        <source>as fast as possible</source>
        <translation>so schnell wie möglich</translation>
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
    <name>inkling::UndoReach</name>
    <message>
        <source>Next comes “%1” on puzzle %L2. Use “History” for it.</source>
        <translation>Als Nächstes kommt „%1“ bei Rätsel %L2. Nehmen Sie dafür „Verlauf“.</translation>
    </message>
    <message>
        <source>Next comes “%1”, which was not done here. Use “History” for it.</source>
        <translation>Als Nächstes kommt „%1“, was nicht hier geschah. Nehmen Sie dafür „Verlauf“.</translation>
    </message>
</context>
<context>
    <name>inkling::VerdictController</name>
    <message>
        <source>Looking for the smallest set of conflicting clues…</source>
        <translation>Die kleinste Gruppe widersprüchlicher Hinweise wird gesucht…</translation>
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
        <translation>gegeben: %1</translation>
    </message>
</context>
<context>
    <name>inkling::VerdictPanel</name>
    <message>
        <source>Clues or places</source>
        <translation>Hinweise oder Stellen</translation>
    </message>
    <message>
        <source>How to get one answer</source>
        <translation>Wie es eindeutig wird</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>This clue is impossible.</source>
        <translation>Dieser Hinweis ist unmöglich.</translation>
    </message>
    <message numerus="yes">
        <source>These %Ln clues conflict. Leave out any one of them, and the others fit.</source>
        <translation>
            <numerusform>%Ln Hinweis widerspricht sich. Ohne ihn passt der Rest.</numerusform>
            <numerusform>Diese %Ln Hinweise widersprechen sich. Lässt man einen beliebigen weg, passen die anderen.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no other such set.</source>
        <translation>Eine andere solche Gruppe gibt es nicht.</translation>
    </message>
    <message>
        <source>Set %1 of %2, perhaps more.</source>
        <translation>Gruppe %1 von %2, vielleicht mehr.</translation>
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
        <source>There is more than one answer. Two answers differ in %Ln places.</source>
        <translation>
            <numerusform>Es gibt mehr als eine Lösung. Zwei Lösungen unterscheiden sich an %Ln Stelle.</numerusform>
            <numerusform>Es gibt mehr als eine Lösung. Zwei Lösungen unterscheiden sich an %Ln Stellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for a clue that would leave only one answer…</source>
        <translation>Gesucht wird ein Hinweis, der nur eine Lösung ließe…</translation>
    </message>
    <message>
        <source>Adding any one of these leaves only one answer:</source>
        <translation>Jeder einzelne davon ließe nur eine Lösung:</translation>
    </message>
    <message>
        <source>No single clue of this answer would leave only this one.</source>
        <translation>Kein einzelner Hinweis dieser Lösung ließe nur sie übrig.</translation>
    </message>
</context>
<context>
    <name>inkling::WalkthroughExport</name>
    <message>
        <source>Export Walkthrough</source>
        <translation>Lösungsweg exportieren</translation>
    </message>
    <message>
        <source>Page for a browser</source>
        <translation>Seite für den Browser</translation>
    </message>
    <message>
        <source>PDF pages</source>
        <translation>PDF-Seiten</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Writing the walkthrough…</source>
        <translation>Der Lösungsweg wird geschrieben…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
</context>
<context>
    <name>inkling::WhyController</name>
    <message>
        <source>Nothing is known here yet.</source>
        <translation>Hier ist noch nichts bekannt.</translation>
    </message>
    <message>
        <source>Looking for the reason…</source>
        <translation>Der Grund wird gesucht…</translation>
    </message>
    <message>
        <source>Why: &lt;c&gt;%1&lt;/c&gt;?</source>
        <translation>Warum: &lt;c&gt;%1&lt;/c&gt;?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps lead to it; the reason is below each.</source>
        <translation>
            <numerusform>%Ln Schritt führt dazu; darunter steht der Grund.</numerusform>
            <numerusform>%Ln Schritte führen dazu; unter jedem steht der Grund.</numerusform>
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
        <translation>Zu meinen Einträgen</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt;: this is given from the start.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;: Das ist von Anfang an gegeben.</translation>
    </message>
    <message>
        <source>A contradiction: there is no answer.</source>
        <translation>Ein Widerspruch: Es gibt keine Lösung.</translation>
    </message>
    <message>
        <source>So: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Also: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only the steps needed for this one fact.</source>
        <translation>Nur die Schritte, die für dieses eine nötig sind.</translation>
    </message>
    <message>
        <source>It does not follow from the clues: two answers differ here, one with &lt;c&gt;%1&lt;/c&gt;, one without.</source>
        <translation>Es folgt nicht aus den Hinweisen: Zwei Lösungen unterscheiden sich hier, eine mit &lt;c&gt;%1&lt;/c&gt;, eine ohne.</translation>
    </message>
    <message>
        <source>The board shows both answers.</source>
        <translation>Das Brett zeigt beide Lösungen.</translation>
    </message>
    <message>
        <source>There is no answer left.</source>
        <translation>Es bleibt keine Lösung.</translation>
    </message>
    <message>
        <source>The hint: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Der Tipp: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Nothing can stand here: there is no answer left.</source>
        <translation>Hier kann nichts stehen: Es bleibt keine Lösung.</translation>
    </message>
    <message>
        <source>This mark is wrong: &lt;c&gt;%1&lt;/c&gt;. Without it, the opposite follows.</source>
        <translation>Dieser Eintrag ist falsch: &lt;c&gt;%1&lt;/c&gt;. Ohne ihn folgt das Gegenteil.</translation>
    </message>
    <message>
        <source>This mark does not fit your others: &lt;c&gt;%1&lt;/c&gt;. Without it, the opposite follows.</source>
        <translation>Dieser Eintrag passt nicht zu Ihren anderen: &lt;c&gt;%1&lt;/c&gt;. Ohne ihn folgt das Gegenteil.</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt;: this is so, but no steps were found for it.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;: So ist es, aber es fanden sich keine Schritte dafür.</translation>
    </message>
    <message>
        <source>It follows from the rules of the game alone.</source>
        <translation>Es folgt allein aus den Spielregeln.</translation>
    </message>
    <message>
        <source>Back to all steps</source>
        <translation>Zu allen Schritten</translation>
    </message>
    <message>
        <source>This mark may or may not be right: two answers differ here, one with &lt;c&gt;%1&lt;/c&gt;, one without.</source>
        <translation>Dieser Eintrag kann stimmen oder nicht: Zwei Lösungen unterscheiden sich hier, eine mit &lt;c&gt;%1&lt;/c&gt;, eine ohne.</translation>
    </message>
    <message>
        <source>Your marks, unchanged.</source>
        <translation>Ihre Einträge, unverändert.</translation>
    </message>
</context>
<context>
    <name>inkling::WhyPanel</name>
    <message>
        <source>Play it</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Why: the reason is below each fact</source>
        <translation>Warum: Unter jeder Tatsache steht der Grund</translation>
    </message>
</context>
<context>
    <name>inkling::WhyTreeModel</name>
    <message>
        <source>A contradiction: there is no answer</source>
        <translation>Ein Widerspruch: Es gibt keine Lösung</translation>
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
        <source>already known</source>
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
        <source>Close this panel</source>
        <translation>Dieses Feld schließen</translation>
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
        <translation>Begründung</translation>
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
        <source>Si&amp;de Panel</source>
        <translation>Seiten&amp;leiste</translation>
    </message>
</context>
<context>
    <name>inkling::WindowExports</name>
    <message>
        <source>Copy &amp;As</source>
        <translation>Kopieren &amp;als</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>E&amp;xport As Text</source>
        <translation>Als Te&amp;xt exportieren</translation>
    </message>
    <message>
        <source>Compare with My Output</source>
        <translation>Mit meiner Ausgabe vergleichen</translation>
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
        <translation>&amp;Design</translation>
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
        <source>%1 (not found)</source>
        <translation>%1 (nicht gefunden)</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>Clear the list, except for pinned files</source>
        <translation>Die Liste leeren, außer angehefteten Dateien</translation>
    </message>
</context>
</TS>
