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
        <source>Close the window</source>
        <translation>Das Fenster schließen</translation>
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
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>List what can be done by keys</source>
        <translation>Zeigen, was mit Tasten geht</translation>
    </message>
    <message>
        <source>&amp;About Inkling</source>
        <translation>Ü&amp;ber Inkling</translation>
    </message>
    <message>
        <source>What this program is</source>
        <translation>Was dieses Programm ist</translation>
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
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>About Inkling</source>
        <translation>Über Inkling</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Inkling %1&lt;/h3&gt;&lt;p&gt;A workbench for logic and number puzzles: it solves them, and shows the reasoning step by step. An inkling is a hint; ink is what one draws with.&lt;/p&gt;&lt;p&gt;Free software under the MIT licence. Made with Qt %2 and CaDiCaL.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Inkling %1&lt;/h3&gt;&lt;p&gt;Eine Werkbank für Logik- und Zahlenrätsel: Sie löst sie und zeigt die Überlegung Schritt für Schritt. „Inkling“ heißt Ahnung, und „ink“ ist die Tinte, mit der man zeichnet.&lt;/p&gt;&lt;p&gt;Freie Software unter der MIT-Lizenz. Gemacht mit Qt %2 und CaDiCaL.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>The wheel and two fingers zoom; dragging moves the board, with the space bar held too.</source>
        <translation>Mausrad und zwei Finger zoomen; Ziehen verschiebt das Brett, auch mit gehaltener Leertaste.</translation>
    </message>
</context>
<context>
    <name>Families</name>
    <message>
        <source>Slink and Slitherlink</source>
        <translation>Slink und Slitherlink</translation>
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
        <source>row %1, column %2 and row %3, column %4 are alike</source>
        <translation>Zeile %1, Spalte %2 und Zeile %3, Spalte %4 sind gleich</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are unlike</source>
        <translation>Zeile %1, Spalte %2 und Zeile %3, Spalte %4 sind verschieden</translation>
    </message>
    <message>
        <source>clue %1 at row %2, column %3</source>
        <translation>Hinweis %1 in Zeile %2, Spalte %3</translation>
    </message>
    <message>
        <source>there is one loop</source>
        <translation>es gibt genau eine Schleife</translation>
    </message>
    <message>
        <source>1 edge undecided</source>
        <translation>1 Kante offen</translation>
    </message>
    <message>
        <source>%1 edges undecided</source>
        <translation>%1 Kanten offen</translation>
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
        <source>easy %1</source>
        <translation>leicht %1</translation>
    </message>
    <message>
        <source>medium %1</source>
        <translation>mittel %1</translation>
    </message>
    <message>
        <source>hard %1</source>
        <translation>schwer %1</translation>
    </message>
    <message>
        <source>very hard %1</source>
        <translation>sehr schwer %1</translation>
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
        <source>The loop takes none of the edges of a 0: all four are crossed.</source>
        <translation>Die Schleife nimmt keine Kante einer 0: Alle vier sind gekreuzt.</translation>
    </message>
    <message>
        <source>&lt;p&gt;This 0&lt;/p&gt; has no lines: &lt;c&gt;its edges are crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Diese 0&lt;/p&gt; hat keine Linien: &lt;c&gt;Ihre Kanten sind gekreuzt&lt;/c&gt;.</translation>
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
        <source>&lt;p&gt;This clue&lt;/p&gt; needs every edge it has left: &lt;c&gt;they are lines&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Dieser Hinweis&lt;/p&gt; braucht jede Kante, die ihm bleibt: &lt;c&gt;Sie sind Linien&lt;/c&gt;.</translation>
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
        <source>&lt;p&gt;This clue&lt;/p&gt; has all its lines: &lt;c&gt;the rest is crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Dieser Hinweis&lt;/p&gt; hat alle seine Linien: &lt;c&gt;Der Rest ist gekreuzt&lt;/c&gt;.</translation>
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
        <source>&lt;p&gt;Two 3s side by side&lt;/p&gt;, and the loop is not just round them: &lt;c&gt;lines between them and on both far sides&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Zwei 3en nebeneinander&lt;/p&gt;, und die Schleife läuft nicht nur um sie: &lt;c&gt;Linien zwischen ihnen und an beiden abgewandten Seiten&lt;/c&gt;.</translation>
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
        <source>&lt;p&gt;Two 3s corner to corner&lt;/p&gt;: &lt;c&gt;lines round their outer corners&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Zwei 3en Ecke an Ecke&lt;/p&gt;: &lt;c&gt;Linien um ihre äußeren Ecken&lt;/c&gt;.</translation>
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
        <source>&lt;p&gt;The line into this dot&lt;/p&gt; has one way on: &lt;c&gt;it goes there&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Die Linie in diesen Punkt&lt;/p&gt; hat einen Weg weiter: &lt;c&gt;Dort geht sie&lt;/c&gt;.</translation>
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
        <source>&lt;p&gt;This dot&lt;/p&gt; has its two lines: &lt;c&gt;its other edges are crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Dieser Punkt&lt;/p&gt; hat seine zwei Linien: &lt;c&gt;Seine übrigen Kanten sind gekreuzt&lt;/c&gt;.</translation>
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
        <source>&lt;p&gt;This dot&lt;/p&gt; has one edge left, a dead end: &lt;c&gt;it is crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Diesem Punkt&lt;/p&gt; bleibt eine Kante, eine Sackgasse: &lt;c&gt;Sie ist gekreuzt&lt;/c&gt;.</translation>
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
        <source>&lt;p&gt;Both ways out of this corner of the 3 are blocked&lt;/p&gt;: &lt;c&gt;its two edges there are lines&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Beide Wege aus dieser Ecke der 3 sind versperrt&lt;/p&gt;: &lt;c&gt;Ihre beiden Kanten dort sind Linien&lt;/c&gt;.</translation>
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
        <source>&lt;p&gt;This corner of the 2 is blocked&lt;/p&gt;, so one of its lines comes to the next corner, where &lt;p&gt;one way is blocked&lt;/p&gt;: &lt;c&gt;it leaves by the other&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Diese Ecke der 2 ist versperrt&lt;/p&gt;, also kommt eine ihrer Linien an die nächste Ecke, wo &lt;p&gt;ein Weg versperrt ist&lt;/p&gt;: &lt;c&gt;Sie nimmt den anderen&lt;/c&gt;.</translation>
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
        <source>&lt;p&gt;Both ways out of this corner of the 1 are blocked&lt;/p&gt;: &lt;c&gt;its two edges there are crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Beide Wege aus dieser Ecke der 1 sind versperrt&lt;/p&gt;: &lt;c&gt;Ihre beiden Kanten dort sind gekreuzt&lt;/c&gt;.</translation>
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
        <source>&lt;p&gt;A line comes to a corner of this 3&lt;/p&gt; and turns along it: &lt;c&gt;lines at the opposite corner&lt;/c&gt;, no other way out.</source>
        <translation>&lt;p&gt;Eine Linie kommt an eine Ecke dieser 3&lt;/p&gt; und biegt an ihr entlang: &lt;c&gt;Linien an der Ecke gegenüber&lt;/c&gt;, kein anderer Weg hinaus.</translation>
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
        <source>&lt;p&gt;A 3 and a 1 corner to corner&lt;/p&gt;: one line passes from one to the other, so &lt;c&gt;the far side is settled&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Eine 3 und eine 1 Ecke an Ecke&lt;/p&gt;: Eine Linie geht von der einen zur anderen, also &lt;c&gt;steht die abgewandte Seite fest&lt;/c&gt;.</translation>
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
        <source>&lt;p&gt;A line comes to a corner of this 2 and must turn along it&lt;/p&gt;; at the opposite corner &lt;p&gt;one way is blocked&lt;/p&gt;: &lt;c&gt;it leaves by the other&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Eine Linie kommt an eine Ecke dieser 2 und muss an ihr entlang&lt;/p&gt;; an der Ecke gegenüber &lt;p&gt;ist ein Weg versperrt&lt;/p&gt;: &lt;c&gt;Sie nimmt den anderen&lt;/c&gt;.</translation>
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
        <source>&lt;p&gt;A line comes to a corner of this 1 and must turn along it&lt;/p&gt;: &lt;c&gt;its edges at the opposite corner are crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Eine Linie kommt an eine Ecke dieser 1 und muss an ihr entlang&lt;/p&gt;: &lt;c&gt;Die Kanten an der Ecke gegenüber sind gekreuzt&lt;/c&gt;.</translation>
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
        <source>&lt;p&gt;This path&lt;/p&gt; would close too early, for there is more to come: &lt;c&gt;the gap is crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Dieser Weg&lt;/p&gt; würde sich zu früh schließen, denn es kommt noch mehr: &lt;c&gt;Die Lücke ist gekreuzt&lt;/c&gt;.</translation>
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
        <source>&lt;p&gt;Two 1s side by side&lt;/p&gt;, and the dot between them has no way out: &lt;c&gt;no line between them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Zwei 1en nebeneinander&lt;/p&gt;, und der Punkt zwischen ihnen hat keinen Weg hinaus: &lt;c&gt;keine Linie zwischen ihnen&lt;/c&gt;.</translation>
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
        <source>Without &lt;c&gt;this cell&lt;/c&gt; &lt;p&gt;the inside&lt;/p&gt; would fall apart: &lt;c&gt;it is inside&lt;/c&gt;.</source>
        <translation>Ohne &lt;c&gt;diese Zelle&lt;/c&gt; fiele &lt;p&gt;das Innere&lt;/p&gt; auseinander: &lt;c&gt;Sie liegt innen&lt;/c&gt;.</translation>
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
        <source>Without &lt;c&gt;this cell&lt;/c&gt; &lt;p&gt;the outside&lt;/p&gt; would be cut off: &lt;c&gt;it is outside&lt;/c&gt;.</source>
        <translation>Ohne &lt;c&gt;diese Zelle&lt;/c&gt; wäre &lt;p&gt;das Äußere&lt;/p&gt; abgeschnitten: &lt;c&gt;Sie liegt außen&lt;/c&gt;.</translation>
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
        <source>&lt;p&gt;Two 3s side by side&lt;/p&gt; fill the dots between them: &lt;c&gt;no line straight on&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Zwei 3en nebeneinander&lt;/p&gt; füllen die Punkte zwischen ihnen: &lt;c&gt;keine Linie geradeaus&lt;/c&gt;.</translation>
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
        <source>&lt;p&gt;The loop is closed&lt;/p&gt;: &lt;c&gt;all that is left is crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Die Schleife ist geschlossen&lt;/p&gt;: &lt;c&gt;alles Übrige wird gekreuzt&lt;/c&gt;.</translation>
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
        <source>&lt;p&gt;What is known of this corner&lt;/p&gt; settles &lt;c&gt;the rest of it&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Was man von dieser Ecke weiß&lt;/p&gt;, legt &lt;c&gt;den Rest von ihr&lt;/c&gt; fest.</translation>
    </message>
    <message>
        <source>All ways to meet &lt;p&gt;this clue&lt;/p&gt; that fit what is known of its edges and corners agree &lt;c&gt;here&lt;/c&gt;.</source>
        <translation>Alle Möglichkeiten für &lt;p&gt;diese Zahl&lt;/p&gt;, die zu ihren Kanten und Ecken passen, stimmen &lt;c&gt;hier&lt;/c&gt; überein.</translation>
    </message>
    <message>
        <source>All ways past &lt;p&gt;this dot&lt;/p&gt; that fit what is known of its edges and corners agree &lt;c&gt;here&lt;/c&gt;.</source>
        <translation>Alle Wege über &lt;p&gt;diesen Punkt&lt;/p&gt;, die zu seinen Kanten und Ecken passen, stimmen &lt;c&gt;hier&lt;/c&gt; überein.</translation>
    </message>
    <message>
        <source>&lt;p&gt;A line parts inside from outside, a cross does not&lt;/p&gt;: &lt;c&gt;so this cell&apos;s side is known&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Eine Linie trennt innen von außen, ein Kreuz nicht&lt;/p&gt;: &lt;c&gt;so kennt man die Seite dieser Zelle&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The sides of both cells are known&lt;/p&gt;: &lt;c&gt;a line if they differ, a cross if not&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Von beiden Zellen kennt man die Seite&lt;/p&gt;: &lt;c&gt;eine Linie, wenn sie verschieden sind, sonst ein Kreuz&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>All ways to meet &lt;p&gt;this clue&lt;/p&gt; that fit what is known of the cells round it agree &lt;c&gt;here&lt;/c&gt;.</source>
        <translation>Alle Möglichkeiten für &lt;p&gt;diese Zahl&lt;/p&gt;, die zu den Zellen ringsum passen, stimmen &lt;c&gt;hier&lt;/c&gt; überein.</translation>
    </message>
    <message>
        <source>&lt;p&gt;This chain&lt;/p&gt; leads from one cell to the other: &lt;c&gt;so one knows whether they differ&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Diese Kette&lt;/p&gt; führt von einer Zelle zur anderen: &lt;c&gt;so weiß man, ob sie verschieden sind&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>All ways to draw &lt;p&gt;these two cells and their dots&lt;/p&gt; agree &lt;c&gt;here&lt;/c&gt;.</source>
        <translation>Alle Möglichkeiten für &lt;p&gt;diese zwei Zellen und ihre Punkte&lt;/p&gt; stimmen &lt;c&gt;hier&lt;/c&gt; überein.</translation>
    </message>
    <message>
        <source>All ways to draw &lt;p&gt;these four cells and their dots&lt;/p&gt; agree &lt;c&gt;here&lt;/c&gt;.</source>
        <translation>Alle Möglichkeiten für &lt;p&gt;diese vier Zellen und ihre Punkte&lt;/p&gt; stimmen &lt;c&gt;hier&lt;/c&gt; überein.</translation>
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
</context>
<context>
    <name>StepWords</name>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> und %n weitere</numerusform>
            <numerusform> und %n weitere</numerusform>
        </translation>
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
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Abs&amp;pielen</translation>
    </message>
    <message>
        <source>%1 – Inkling</source>
        <translation>%1 – Inkling</translation>
    </message>
    <message>
        <source>Open a File of Puzzles</source>
        <translation>Eine Datei mit Rätseln öffnen</translation>
    </message>
    <message>
        <source>Export Picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
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
        <source>not a puzzle</source>
        <translation>kein Rätsel</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>wird gelesen…</translation>
    </message>
    <message>
        <source>solving…</source>
        <translation>wird gelöst…</translation>
    </message>
    <message>
        <source>solved in %1 µs</source>
        <translation>gelöst in %1 µs</translation>
    </message>
    <message>
        <source>solved in %1 ms</source>
        <translation>gelöst in %1 ms</translation>
    </message>
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
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Samples</source>
        <translation>&amp;Beispiele</translation>
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
        <source>reasoning stalls: %1</source>
        <translation>die Überlegung stockt: %1</translation>
    </message>
    <message>
        <source>Puzzles (*.in *.txt)</source>
        <translation>Rätsel (*.in *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
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
        <source>%L1 %</source>
        <translation>%L1 %</translation>
    </message>
    <message>
        <source>&amp;Recently Opened</source>
        <translation>Zu&amp;letzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>Forget which files were opened</source>
        <translation>Vergessen, welche Dateien geöffnet waren</translation>
    </message>
</context>
<context>
    <name>inkling::PuzzleListModel</name>
    <message>
        <source>solving…</source>
        <translation>wird gelöst…</translation>
    </message>
    <message>
        <source>%1 · not a puzzle</source>
        <translation>%1 · kein Rätsel</translation>
    </message>
    <message>
        <source>%1 · %2 × %3</source>
        <translation>%1 · %2 × %3</translation>
    </message>
    <message>
        <source>line %L1, column %L2</source>
        <translation>Zeile %L1, Spalte %L2</translation>
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
        <source>Show only steps by this rule</source>
        <translation>Nur Schritte nach dieser Regel zeigen</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle Regeln</translation>
    </message>
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
        <source>The clues contradict each other: there is no answer.</source>
        <translation>Die Hinweise widersprechen einander: Es gibt keine Lösung.</translation>
    </message>
    <message>
        <source>Stopped before the reasoning came to its end.</source>
        <translation>Angehalten, bevor die Überlegung zu Ende war.</translation>
    </message>
    <message>
        <source>The answer was found by search, not by reasoning.</source>
        <translation>Die Lösung hat die Suche gefunden, nicht die Überlegung.</translation>
    </message>
    <message>
        <source>Search shows that there is no answer.</source>
        <translation>Die Suche zeigt, dass es keine Lösung gibt.</translation>
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
        <source>&lt;c&gt;Stalls here:&lt;/c&gt; %1.</source>
        <translation>&lt;c&gt;Hier stockt es:&lt;/c&gt; %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps of reasoning lead from these clues to the answer.</source>
        <translation>
            <numerusform>%Ln Schritt der Überlegung führt von diesen Hinweisen zur Lösung.</numerusform>
            <numerusform>%Ln Schritte der Überlegung führen von diesen Hinweisen zur Lösung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps of reasoning show that these clues have no answer.</source>
        <translation>
            <numerusform>%Ln Schritt der Überlegung zeigt, dass diese Hinweise keine Lösung haben.</numerusform>
            <numerusform>%Ln Schritte der Überlegung zeigen, dass diese Hinweise keine Lösung haben.</numerusform>
        </translation>
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
    <message>
        <source>Search found more than one answer: the clues do not settle it. Two of them can be shown.</source>
        <translation>Die Suche fand mehr als eine Lösung: Die Hinweise legen sie nicht fest. Zwei davon lassen sich zeigen.</translation>
    </message>
</context>
<context>
    <name>inkling::RulePictureView</name>
    <message>
        <source>Picture of the rule</source>
        <translation>Bild der Regel</translation>
    </message>
</context>
<context>
    <name>inkling::StepListModel</name>
    <message>
        <source>Wave %1</source>
        <translation>Welle %1</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>Widerspruch</translation>
    </message>
    <message>
        <source>Step %1: %2; %3</source>
        <translation>Schritt %1: %2; %3</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Stalls here</source>
        <translation>Hier stockt es</translation>
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
        <source>%1 and %Ln more</source>
        <translation>
            <numerusform>%1 und %Ln weitere</numerusform>
            <numerusform>%1 und %Ln weitere</numerusform>
        </translation>
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
    <name>inkling::TraceSlider</name>
    <message>
        <source>Position in the reasoning</source>
        <translation>Stelle in der Überlegung</translation>
    </message>
</context>
<context>
    <name>inkling::TransportBar</name>
    <message>
        <source>step %1 of %2, wave %3</source>
        <translation>Schritt %1 von %2, Welle %3</translation>
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
</context>
<context>
    <name>inkling::WelcomePage</name>
    <message>
        <source>Watch a puzzle being solved</source>
        <translation>Einem Rätsel beim Lösen zusehen</translation>
    </message>
    <message>
        <source>Open a file of puzzles. Each is solved at once; then step through the reasoning, forward and back, and see what every step rests on.</source>
        <translation>Öffnen Sie eine Datei mit Rätseln. Jedes wird sofort gelöst; dann gehen Sie durch die Überlegung, vor und zurück, und sehen, worauf jeder Schritt beruht.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Eine Datei öffnen…</translation>
    </message>
    <message>
        <source>or drop one here</source>
        <translation>oder eine hierher ziehen</translation>
    </message>
    <message>
        <source>Or look at a sample</source>
        <translation>Oder ein Beispiel ansehen</translation>
    </message>
    <message>
        <source>Recently opened</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
</context>
</TS>
