<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Open…</translation>
    </message>
    <message>
        <source>Open a file of puzzles</source>
        <translation>Open a file of puzzles</translation>
    </message>
    <message>
        <source>&amp;Export Picture…</source>
        <translation>&amp;Export Picture…</translation>
    </message>
    <message>
        <source>Write the board as it is shown to a picture</source>
        <translation>Write the board as it is shown to a picture</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quit</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Close the window</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>Zoom &amp;In</translation>
    </message>
    <message>
        <source>Show the board larger</source>
        <translation>Show the board larger</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Zoom &amp;Out</translation>
    </message>
    <message>
        <source>Show the board smaller</source>
        <translation>Show the board smaller</translation>
    </message>
    <message>
        <source>&amp;Fit to Window</source>
        <translation>&amp;Fit to Window</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Show the whole board</translation>
    </message>
    <message>
        <source>&amp;Tint Inside</source>
        <translation>&amp;Tint Inside</translation>
    </message>
    <message>
        <source>Tint the cells that are known to be inside the loop</source>
        <translation>Tint the cells that are known to be inside the loop</translation>
    </message>
    <message>
        <source>&amp;Reduced Motion</source>
        <translation>&amp;Reduced Motion</translation>
    </message>
    <message>
        <source>Let new marks fade in instead of being drawn</source>
        <translation>Let new marks fade in instead of being drawn</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>F&amp;ull Screen</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Use the whole screen</translation>
    </message>
    <message>
        <source>&amp;First Step</source>
        <translation>&amp;First Step</translation>
    </message>
    <message>
        <source>Go to the beginning</source>
        <translation>Go to the beginning</translation>
    </message>
    <message>
        <source>Step &amp;Back</source>
        <translation>Step &amp;Back</translation>
    </message>
    <message>
        <source>Take the last step back</source>
        <translation>Take the last step back</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Play</translation>
    </message>
    <message>
        <source>Play the steps, or pause</source>
        <translation>Play the steps, or pause</translation>
    </message>
    <message>
        <source>Step For&amp;ward</source>
        <translation>Step For&amp;ward</translation>
    </message>
    <message>
        <source>Take the next step</source>
        <translation>Take the next step</translation>
    </message>
    <message>
        <source>&amp;Last Step</source>
        <translation>&amp;Last Step</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation>Go to the end</translation>
    </message>
    <message>
        <source>Next &amp;Hard Step</source>
        <translation>Next &amp;Hard Step</translation>
    </message>
    <message>
        <source>Go to the next step that is harder than most</source>
        <translation>Go to the next step that is harder than most</translation>
    </message>
    <message>
        <source>P&amp;revious Puzzle</source>
        <translation>P&amp;revious Puzzle</translation>
    </message>
    <message>
        <source>Go to the puzzle before this one</source>
        <translation>Go to the puzzle before this one</translation>
    </message>
    <message>
        <source>&amp;Next Puzzle</source>
        <translation>&amp;Next Puzzle</translation>
    </message>
    <message>
        <source>Go to the puzzle after this one</source>
        <translation>Go to the puzzle after this one</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Keyboard Shortcuts</translation>
    </message>
    <message>
        <source>List what can be done by keys</source>
        <translation>List what can be done by keys</translation>
    </message>
    <message>
        <source>&amp;About Inkling</source>
        <translation>&amp;About Inkling</translation>
    </message>
    <message>
        <source>What this program is</source>
        <translation>What this program is</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Shows how logic and number puzzles are solved.</source>
        <translation>Shows how logic and number puzzles are solved.</translation>
    </message>
    <message>
        <source>Files of puzzles.</source>
        <translation>Files of puzzles.</translation>
    </message>
    <message>
        <source>Write the board to FILE (png, svg or pdf) and end.</source>
        <translation>Write the board to FILE (png, svg or pdf) and end.</translation>
    </message>
    <message>
        <source>Write a picture of the window to FILE (png) and end.</source>
        <translation>Write a picture of the window to FILE (png) and end.</translation>
    </message>
    <message>
        <source>Which puzzle of the file to export, from 1.</source>
        <translation>Which puzzle of the file to export, from 1.</translation>
    </message>
    <message>
        <source>light or dark.</source>
        <translation>light or dark.</translation>
    </message>
    <message>
        <source>--export takes one file of puzzles.</source>
        <translation>--export takes one file of puzzles.</translation>
    </message>
    <message>
        <source>--theme takes light or dark.</source>
        <translation>--theme takes light or dark.</translation>
    </message>
    <message>
        <source>There is no display. --export writes a picture without one.</source>
        <translation>There is no display. --export writes a picture without one.</translation>
    </message>
    <message>
        <source>Which step to export, from 1; 0 is the bare board. The end without it.</source>
        <translation>Which step to export, from 1; 0 is the bare board. The end without it.</translation>
    </message>
    <message>
        <source>How wide the picture is, in pixels, up to 20000.</source>
        <translation>How wide the picture is, in pixels, up to 20000.</translation>
    </message>
    <message>
        <source>--puzzle takes a number from 1 on.</source>
        <translation>--puzzle takes a number from 1 on.</translation>
    </message>
    <message>
        <source>--step takes a number from 0 on.</source>
        <translation>--step takes a number from 0 on.</translation>
    </message>
    <message>
        <source>--size takes a number from 1 to %1.</source>
        <translation>--size takes a number from 1 to %1.</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Keyboard Shortcuts</translation>
    </message>
    <message>
        <source>About Inkling</source>
        <translation>About Inkling</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Inkling %1&lt;/h3&gt;&lt;p&gt;A workbench for logic and number puzzles: it solves them, and shows the reasoning step by step. An inkling is a hint; ink is what one draws with.&lt;/p&gt;&lt;p&gt;Free software under the MIT licence. Made with Qt %2 and CaDiCaL.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Inkling %1&lt;/h3&gt;&lt;p&gt;A workbench for logic and number puzzles: it solves them, and shows the reasoning step by step. An inkling is a hint; ink is what one draws with.&lt;/p&gt;&lt;p&gt;Free software under the MIT licence. Made with Qt %2 and CaDiCaL.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>The wheel and two fingers zoom; dragging moves the board, with the space bar held too.</source>
        <translation>The wheel and two fingers zoom; dragging moves the board, with the space bar held too.</translation>
    </message>
</context>
<context>
    <name>Families</name>
    <message>
        <source>Slink and Slitherlink</source>
        <translation>Slink and Slitherlink</translation>
    </message>
</context>
<context>
    <name>Headless</name>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1 cannot be written</translation>
    </message>
    <message>
        <source>%1 has %L2 puzzles, not %L3</source>
        <translation>%1 has %L2 puzzles, not %L3</translation>
    </message>
    <message>
        <source>--step %1 is beyond the end: puzzle %2 of %3 has steps 0 (the start) to %4</source>
        <translation>--step %1 is beyond the end: puzzle %2 of %3 has steps 0 (the start) to %4</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>a puzzle of one of these families: %1</source>
        <translation>a puzzle of one of these families: %1</translation>
    </message>
    <message>
        <source>to be told which of these families it is: %1</source>
        <translation>to be told which of these families it is: %1</translation>
    </message>
    <message>
        <source>the clue %1 at row %2, column %3 has %4 lines</source>
        <translation>the clue %1 at row %2, column %3 has %4 lines</translation>
    </message>
    <message>
        <source>the dot at row %1, column %2 has %3 lines</source>
        <translation>the dot at row %1, column %2 has %3 lines</translation>
    </message>
    <message>
        <source>there is no line</source>
        <translation>there is no line</translation>
    </message>
    <message>
        <source>there is more than one loop</source>
        <translation>there is more than one loop</translation>
    </message>
    <message>
        <source>line above row %1, column %2</source>
        <translation>line above row %1, column %2</translation>
    </message>
    <message>
        <source>cross above row %1, column %2</source>
        <translation>cross above row %1, column %2</translation>
    </message>
    <message>
        <source>line below row %1, column %2</source>
        <translation>line below row %1, column %2</translation>
    </message>
    <message>
        <source>cross below row %1, column %2</source>
        <translation>cross below row %1, column %2</translation>
    </message>
    <message>
        <source>line left of row %1, column %2</source>
        <translation>line left of row %1, column %2</translation>
    </message>
    <message>
        <source>cross left of row %1, column %2</source>
        <translation>cross left of row %1, column %2</translation>
    </message>
    <message>
        <source>line right of row %1, column %2</source>
        <translation>line right of row %1, column %2</translation>
    </message>
    <message>
        <source>cross right of row %1, column %2</source>
        <translation>cross right of row %1, column %2</translation>
    </message>
    <message>
        <source>the %1 corner of row %2, column %3 is impossible</source>
        <translation>the %1 corner of row %2, column %3 is impossible</translation>
    </message>
    <message>
        <source>no line at the %1 corner of row %2, column %3</source>
        <translation>no line at the %1 corner of row %2, column %3</translation>
    </message>
    <message>
        <source>one line at the %1 corner of row %2, column %3</source>
        <translation>one line at the %1 corner of row %2, column %3</translation>
    </message>
    <message>
        <source>at most one line at the %1 corner of row %2, column %3</source>
        <translation>at most one line at the %1 corner of row %2, column %3</translation>
    </message>
    <message>
        <source>two lines at the %1 corner of row %2, column %3</source>
        <translation>two lines at the %1 corner of row %2, column %3</translation>
    </message>
    <message>
        <source>none or two lines at the %1 corner of row %2, column %3</source>
        <translation>none or two lines at the %1 corner of row %2, column %3</translation>
    </message>
    <message>
        <source>at least one line at the %1 corner of row %2, column %3</source>
        <translation>at least one line at the %1 corner of row %2, column %3</translation>
    </message>
    <message>
        <source>any lines at the %1 corner of row %2, column %3</source>
        <translation>any lines at the %1 corner of row %2, column %3</translation>
    </message>
    <message>
        <source>edge above row %1, column %2</source>
        <translation>edge above row %1, column %2</translation>
    </message>
    <message>
        <source>edge below row %1, column %2</source>
        <translation>edge below row %1, column %2</translation>
    </message>
    <message>
        <source>edge left of row %1, column %2</source>
        <translation>edge left of row %1, column %2</translation>
    </message>
    <message>
        <source>edge right of row %1, column %2</source>
        <translation>edge right of row %1, column %2</translation>
    </message>
    <message>
        <source>row %1, column %2 is inside</source>
        <translation>row %1, column %2 is inside</translation>
    </message>
    <message>
        <source>row %1, column %2 is outside</source>
        <translation>row %1, column %2 is outside</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are alike</source>
        <translation>row %1, column %2 and row %3, column %4 are alike</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are unlike</source>
        <translation>row %1, column %2 and row %3, column %4 are unlike</translation>
    </message>
    <message>
        <source>clue %1 at row %2, column %3</source>
        <translation>clue %1 at row %2, column %3</translation>
    </message>
    <message>
        <source>there is one loop</source>
        <translation>there is one loop</translation>
    </message>
    <message>
        <source>1 edge undecided</source>
        <translation>1 edge undecided</translation>
    </message>
    <message>
        <source>%1 edges undecided</source>
        <translation>%1 edges undecided</translation>
    </message>
    <message>
        <source>row %1, column %2, no clue</source>
        <translation>row %1, column %2, no clue</translation>
    </message>
    <message>
        <source>row %1, column %2, clue %3</source>
        <translation>row %1, column %2, clue %3</translation>
    </message>
    <message>
        <source>a number of rows and one of columns, 1 to %1 each, or 0 0</source>
        <translation>a number of rows and one of columns, 1 to %1 each, or 0 0</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>the end of the line</translation>
    </message>
    <message>
        <source>nothing more after the closing 0 0</source>
        <translation>nothing more after the closing 0 0</translation>
    </message>
    <message>
        <source>row %1 of %2</source>
        <translation>row %1 of %2</translation>
    </message>
    <message>
        <source>a line of more than %1 bytes</source>
        <translation>a line of more than %1 bytes</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>the end of the text</translation>
    </message>
    <message>
        <source>line</source>
        <translation>line</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>cross</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>inside</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>outside</translation>
    </message>
    <message>
        <source>found %1; expected %2</source>
        <translation>found %1; expected %2</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>no answer</translation>
    </message>
    <message>
        <source>one answer</source>
        <translation>one answer</translation>
    </message>
    <message>
        <source>many answers</source>
        <translation>many answers</translation>
    </message>
    <message>
        <source>not settled</source>
        <translation>not settled</translation>
    </message>
    <message>
        <source>easy %1</source>
        <translation>easy %1</translation>
    </message>
    <message>
        <source>medium %1</source>
        <translation>medium %1</translation>
    </message>
    <message>
        <source>hard %1</source>
        <translation>hard %1</translation>
    </message>
    <message>
        <source>very hard %1</source>
        <translation>very hard %1</translation>
    </message>
    <message>
        <source>clue %1 of %2: 0, 1, 2, 3 or &apos;.&apos;</source>
        <translation>clue %1 of %2: 0, 1, 2, 3 or &apos;.&apos;</translation>
    </message>
    <message>
        <source>top left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dot top left of row %1, column %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dot top right of row %1, column %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dot bottom left of row %1, column %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dot bottom right of row %1, column %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PictureExport</name>
    <message>
        <source>A picture&apos;s name ends in .png, .svg or .pdf.</source>
        <translation>A picture&apos;s name ends in .png, .svg or .pdf.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 cannot be written: %2</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>The file is larger than %1 MB.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>No lines round a 0</source>
        <translation>No lines round a 0</translation>
    </message>
    <message>
        <source>The loop takes none of the edges of a 0: all four are crossed.</source>
        <translation>The loop takes none of the edges of a 0: all four are crossed.</translation>
    </message>
    <message>
        <source>&lt;p&gt;This 0&lt;/p&gt; has no lines: &lt;c&gt;its edges are crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;This 0&lt;/p&gt; has no lines: &lt;c&gt;its edges are crossed&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>As many edges left as lines needed</source>
        <translation>As many edges left as lines needed</translation>
    </message>
    <message>
        <source>When a clue has just as many edges left as it needs lines, all of them are lines.</source>
        <translation>When a clue has just as many edges left as it needs lines, all of them are lines.</translation>
    </message>
    <message>
        <source>&lt;p&gt;This clue&lt;/p&gt; needs every edge it has left: &lt;c&gt;they are lines&lt;/c&gt;.</source>
        <translation>&lt;p&gt;This clue&lt;/p&gt; needs every edge it has left: &lt;c&gt;they are lines&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The clue has its lines</source>
        <translation>The clue has its lines</translation>
    </message>
    <message>
        <source>When a clue has all its lines, its other edges are crossed.</source>
        <translation>When a clue has all its lines, its other edges are crossed.</translation>
    </message>
    <message>
        <source>&lt;p&gt;This clue&lt;/p&gt; has all its lines: &lt;c&gt;the rest is crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;This clue&lt;/p&gt; has all its lines: &lt;c&gt;the rest is crossed&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Two 3s side by side</source>
        <translation>Two 3s side by side</translation>
    </message>
    <message>
        <source>Between two 3s that share an edge runs a line, and so it does on their far sides. If their common edge were crossed, the loop would run round just these two cells; so the rule holds only where a clue elsewhere forbids that.</source>
        <translation>Between two 3s that share an edge runs a line, and so it does on their far sides. If their common edge were crossed, the loop would run round just these two cells; so the rule holds only where a clue elsewhere forbids that.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Two 3s side by side&lt;/p&gt;, and the loop is not just round them: &lt;c&gt;lines between them and on both far sides&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Two 3s side by side&lt;/p&gt;, and the loop is not just round them: &lt;c&gt;lines between them and on both far sides&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Two 3s corner to corner</source>
        <translation>Two 3s corner to corner</translation>
    </message>
    <message>
        <source>Two 3s that touch at a corner have lines at their corners farthest from each other: were one of these four edges crossed, its 3 would send both other lines into the common dot, and the other 3 could not get its own.</source>
        <translation>Two 3s that touch at a corner have lines at their corners farthest from each other: were one of these four edges crossed, its 3 would send both other lines into the common dot, and the other 3 could not get its own.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Two 3s corner to corner&lt;/p&gt;: &lt;c&gt;lines round their outer corners&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Two 3s corner to corner&lt;/p&gt;: &lt;c&gt;lines round their outer corners&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line with one way on</source>
        <translation>A line with one way on</translation>
    </message>
    <message>
        <source>A line that has come to a dot must go on. If only one way is left, it goes there.</source>
        <translation>A line that has come to a dot must go on. If only one way is left, it goes there.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The line into this dot&lt;/p&gt; has one way on: &lt;c&gt;it goes there&lt;/c&gt;.</source>
        <translation>&lt;p&gt;The line into this dot&lt;/p&gt; has one way on: &lt;c&gt;it goes there&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A dot with two lines</source>
        <translation>A dot with two lines</translation>
    </message>
    <message>
        <source>The loop passes a dot once, so a dot with two lines has no third: its other edges are crossed.</source>
        <translation>The loop passes a dot once, so a dot with two lines has no third: its other edges are crossed.</translation>
    </message>
    <message>
        <source>&lt;p&gt;This dot&lt;/p&gt; has its two lines: &lt;c&gt;its other edges are crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;This dot&lt;/p&gt; has its two lines: &lt;c&gt;its other edges are crossed&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A dot with one edge left</source>
        <translation>A dot with one edge left</translation>
    </message>
    <message>
        <source>A line into a dot needs a way out. Where three edges of a dot are crossed, so is the fourth.</source>
        <translation>A line into a dot needs a way out. Where three edges of a dot are crossed, so is the fourth.</translation>
    </message>
    <message>
        <source>&lt;p&gt;This dot&lt;/p&gt; has one edge left, a dead end: &lt;c&gt;it is crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;This dot&lt;/p&gt; has one edge left, a dead end: &lt;c&gt;it is crossed&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A 3 with a blocked corner</source>
        <translation>A 3 with a blocked corner</translation>
    </message>
    <message>
        <source>Where both ways out of a corner of a 3 are blocked, as in a corner of the board, the corner&apos;s two edges are both lines or both crossed; a 3 cannot miss two.</source>
        <translation>Where both ways out of a corner of a 3 are blocked, as in a corner of the board, the corner&apos;s two edges are both lines or both crossed; a 3 cannot miss two.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Both ways out of this corner of the 3 are blocked&lt;/p&gt;: &lt;c&gt;its two edges there are lines&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Both ways out of this corner of the 3 are blocked&lt;/p&gt;: &lt;c&gt;its two edges there are lines&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A 2 with a blocked corner</source>
        <translation>A 2 with a blocked corner</translation>
    </message>
    <message>
        <source>Where both ways out of a corner of a 2 are blocked, its two lines are either both at that corner or both opposite. Either way one of them comes to each of the two other corners and must leave there: if one way out is blocked, it takes the other.</source>
        <translation>Where both ways out of a corner of a 2 are blocked, its two lines are either both at that corner or both opposite. Either way one of them comes to each of the two other corners and must leave there: if one way out is blocked, it takes the other.</translation>
    </message>
    <message>
        <source>&lt;p&gt;This corner of the 2 is blocked&lt;/p&gt;, so one of its lines comes to the next corner, where &lt;p&gt;one way is blocked&lt;/p&gt;: &lt;c&gt;it leaves by the other&lt;/c&gt;.</source>
        <translation>&lt;p&gt;This corner of the 2 is blocked&lt;/p&gt;, so one of its lines comes to the next corner, where &lt;p&gt;one way is blocked&lt;/p&gt;: &lt;c&gt;it leaves by the other&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A 1 with a blocked corner</source>
        <translation>A 1 with a blocked corner</translation>
    </message>
    <message>
        <source>Where both ways out of a corner of a 1 are blocked, the corner&apos;s two edges are both lines or both crossed; a 1 cannot have two.</source>
        <translation>Where both ways out of a corner of a 1 are blocked, the corner&apos;s two edges are both lines or both crossed; a 1 cannot have two.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Both ways out of this corner of the 1 are blocked&lt;/p&gt;: &lt;c&gt;its two edges there are crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Both ways out of this corner of the 1 are blocked&lt;/p&gt;: &lt;c&gt;its two edges there are crossed&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line comes to a 3</source>
        <translation>A line comes to a 3</translation>
    </message>
    <message>
        <source>A line that comes to a corner of a 3 takes one of the 3&apos;s two edges there: it cannot pass by, or the 3 would lack both, and it cannot meet both. So the other way out is blocked, and the 3 has both its edges at the opposite corner.</source>
        <translation>A line that comes to a corner of a 3 takes one of the 3&apos;s two edges there: it cannot pass by, or the 3 would lack both, and it cannot meet both. So the other way out is blocked, and the 3 has both its edges at the opposite corner.</translation>
    </message>
    <message>
        <source>&lt;p&gt;A line comes to a corner of this 3&lt;/p&gt; and turns along it: &lt;c&gt;lines at the opposite corner&lt;/c&gt;, no other way out.</source>
        <translation>&lt;p&gt;A line comes to a corner of this 3&lt;/p&gt; and turns along it: &lt;c&gt;lines at the opposite corner&lt;/c&gt;, no other way out.</translation>
    </message>
    <message>
        <source>A 3 and a 1 corner to corner</source>
        <translation>A 3 and a 1 corner to corner</translation>
    </message>
    <message>
        <source>Where the far corner of the 3 is blocked, the 3 has both lines there and sends just one to the dot between: the 1 takes it on, so its far edges are crossed. The other way round, a 1 whose far edges are crossed leaves just one line to the 3 at the dot between, so the 3 has both lines at its far corner, whose other ways are blocked.</source>
        <translation>Where the far corner of the 3 is blocked, the 3 has both lines there and sends just one to the dot between: the 1 takes it on, so its far edges are crossed. The other way round, a 1 whose far edges are crossed leaves just one line to the 3 at the dot between, so the 3 has both lines at its far corner, whose other ways are blocked.</translation>
    </message>
    <message>
        <source>&lt;p&gt;A 3 and a 1 corner to corner&lt;/p&gt;: one line passes from one to the other, so &lt;c&gt;the far side is settled&lt;/c&gt;.</source>
        <translation>&lt;p&gt;A 3 and a 1 corner to corner&lt;/p&gt;: one line passes from one to the other, so &lt;c&gt;the far side is settled&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line comes to a 2</source>
        <translation>A line comes to a 2</translation>
    </message>
    <message>
        <source>A line that comes to a corner of a 2 and cannot pass by takes one of its two edges there. So the 2 has one line at the opposite corner too; if one way out is blocked there, it leaves by the other.</source>
        <translation>A line that comes to a corner of a 2 and cannot pass by takes one of its two edges there. So the 2 has one line at the opposite corner too; if one way out is blocked there, it leaves by the other.</translation>
    </message>
    <message>
        <source>&lt;p&gt;A line comes to a corner of this 2 and must turn along it&lt;/p&gt;; at the opposite corner &lt;p&gt;one way is blocked&lt;/p&gt;: &lt;c&gt;it leaves by the other&lt;/c&gt;.</source>
        <translation>&lt;p&gt;A line comes to a corner of this 2 and must turn along it&lt;/p&gt;; at the opposite corner &lt;p&gt;one way is blocked&lt;/p&gt;: &lt;c&gt;it leaves by the other&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line comes to a 1</source>
        <translation>A line comes to a 1</translation>
    </message>
    <message>
        <source>A line that comes to a corner of a 1 and cannot pass by takes one of its two edges there; the 1 has no other.</source>
        <translation>A line that comes to a corner of a 1 and cannot pass by takes one of its two edges there; the 1 has no other.</translation>
    </message>
    <message>
        <source>&lt;p&gt;A line comes to a corner of this 1 and must turn along it&lt;/p&gt;: &lt;c&gt;its edges at the opposite corner are crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;A line comes to a corner of this 1 and must turn along it&lt;/p&gt;: &lt;c&gt;its edges at the opposite corner are crossed&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The loop must not close too early</source>
        <translation>The loop must not close too early</translation>
    </message>
    <message>
        <source>An edge between the two ends of one path would close the loop. While there is a line elsewhere, or a clue is not met by that loop, the edge is crossed.</source>
        <translation>An edge between the two ends of one path would close the loop. While there is a line elsewhere, or a clue is not met by that loop, the edge is crossed.</translation>
    </message>
    <message>
        <source>&lt;p&gt;This path&lt;/p&gt; would close too early, for there is more to come: &lt;c&gt;the gap is crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;This path&lt;/p&gt; would close too early, for there is more to come: &lt;c&gt;the gap is crossed&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Two 1s against a wall</source>
        <translation>Two 1s against a wall</translation>
    </message>
    <message>
        <source>Two 1s side by side whose common dot has no way out: a line between them would have to turn along one of them, its second.</source>
        <translation>Two 1s side by side whose common dot has no way out: a line between them would have to turn along one of them, its second.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Two 1s side by side&lt;/p&gt;, and the dot between them has no way out: &lt;c&gt;no line between them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Two 1s side by side&lt;/p&gt;, and the dot between them has no way out: &lt;c&gt;no line between them&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A clue and its corners</source>
        <translation>A clue and its corners</translation>
    </message>
    <message>
        <source>How many lines a clue has at one corner says how many it has at the opposite one. All ways to place its lines that fit what is known of its edges and corners agree here.</source>
        <translation>How many lines a clue has at one corner says how many it has at the opposite one. All ways to place its lines that fit what is known of its edges and corners agree here.</translation>
    </message>
    <message>
        <source>A dot and the corners round it</source>
        <translation>A dot and the corners round it</translation>
    </message>
    <message>
        <source>A dot has no line or two. All ways to place them that fit what is known of its edges and of the corners of the cells round it agree here: so a single line at one corner means a single line at the corner across.</source>
        <translation>A dot has no line or two. All ways to place them that fit what is known of its edges and of the corners of the cells round it agree here: so a single line at one corner means a single line at the corner across.</translation>
    </message>
    <message>
        <source>Inside and outside across an edge</source>
        <translation>Inside and outside across an edge</translation>
    </message>
    <message>
        <source>The loop parts inside from outside: cells with a line between them differ, cells with a cross between them are the same. Beyond the border is outside.</source>
        <translation>The loop parts inside from outside: cells with a line between them differ, cells with a cross between them are the same. Beyond the border is outside.</translation>
    </message>
    <message>
        <source>A line just where inside meets outside</source>
        <translation>A line just where inside meets outside</translation>
    </message>
    <message>
        <source>Between a cell inside and one outside runs a line; between two inside, or two outside, runs none.</source>
        <translation>Between a cell inside and one outside runs a line; between two inside, or two outside, runs none.</translation>
    </message>
    <message>
        <source>A clue and its neighbours&apos; colours</source>
        <translation>A clue and its neighbours&apos; colours</translation>
    </message>
    <message>
        <source>A clue counts the neighbours on the other side of the loop. All ways to colour the cell and its neighbours that fit what is known of them agree here.</source>
        <translation>A clue counts the neighbours on the other side of the loop. All ways to colour the cell and its neighbours that fit what is known of them agree here.</translation>
    </message>
    <message>
        <source>A chain of cells</source>
        <translation>A chain of cells</translation>
    </message>
    <message>
        <source>From cell to cell along known edges and pairs one can tell whether the two cells at the ends are on the same side of the loop, even where nobody knows yet which side it is.</source>
        <translation>From cell to cell along known edges and pairs one can tell whether the two cells at the ends are on the same side of the loop, even where nobody knows yet which side it is.</translation>
    </message>
    <message>
        <source>The inside is in one piece</source>
        <translation>The inside is in one piece</translation>
    </message>
    <message>
        <source>The cells inside the loop hang together. Where they could only meet through one cell, that cell is inside.</source>
        <translation>The cells inside the loop hang together. Where they could only meet through one cell, that cell is inside.</translation>
    </message>
    <message>
        <source>Without &lt;c&gt;this cell&lt;/c&gt; &lt;p&gt;the inside&lt;/p&gt; would fall apart: &lt;c&gt;it is inside&lt;/c&gt;.</source>
        <translation>Without &lt;c&gt;this cell&lt;/c&gt; &lt;p&gt;the inside&lt;/p&gt; would fall apart: &lt;c&gt;it is inside&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The outside is in one piece</source>
        <translation>The outside is in one piece</translation>
    </message>
    <message>
        <source>Every cell outside the loop can be reached from beyond the border without crossing the loop. Where the only way is through one cell, that cell is outside.</source>
        <translation>Every cell outside the loop can be reached from beyond the border without crossing the loop. Where the only way is through one cell, that cell is outside.</translation>
    </message>
    <message>
        <source>Without &lt;c&gt;this cell&lt;/c&gt; &lt;p&gt;the outside&lt;/p&gt; would be cut off: &lt;c&gt;it is outside&lt;/c&gt;.</source>
        <translation>Without &lt;c&gt;this cell&lt;/c&gt; &lt;p&gt;the outside&lt;/p&gt; would be cut off: &lt;c&gt;it is outside&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Two neighbours taken together</source>
        <translation>Two neighbours taken together</translation>
    </message>
    <message>
        <source>All ways to draw the lines of two neighbouring cells and through their six dots that fit what is known agree here.</source>
        <translation>All ways to draw the lines of two neighbouring cells and through their six dots that fit what is known agree here.</translation>
    </message>
    <message>
        <source>Four cells taken together</source>
        <translation>Four cells taken together</translation>
    </message>
    <message>
        <source>All ways to draw the lines of four cells round a dot and through their nine dots that fit what is known agree here.</source>
        <translation>All ways to draw the lines of four cells round a dot and through their nine dots that fit what is known agree here.</translation>
    </message>
    <message>
        <source>No line on from between two 3s</source>
        <translation>No line on from between two 3s</translation>
    </message>
    <message>
        <source>No line runs straight on from the edge between two 3s side by side. With a line between them, it would take the near edge from both, and both would need the far one: three lines at one dot. Without, both need the near edge: three again.</source>
        <translation>No line runs straight on from the edge between two 3s side by side. With a line between them, it would take the near edge from both, and both would need the far one: three lines at one dot. Without, both need the near edge: three again.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Two 3s side by side&lt;/p&gt; fill the dots between them: &lt;c&gt;no line straight on&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Two 3s side by side&lt;/p&gt; fill the dots between them: &lt;c&gt;no line straight on&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The loop is closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is one loop and no more. Once a ring of lines has closed, every edge that is still open is crossed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;The loop is closed&lt;/p&gt;: &lt;c&gt;all that is left is crossed&lt;/c&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A corner and its edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many lines a corner of a cell has is how many of its two edges there are lines. So a known corner and one known edge give the other edge, known edges give the corner, and two corners that share an edge speak of each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;What is known of this corner&lt;/p&gt; settles &lt;c&gt;the rest of it&lt;/c&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All ways to meet &lt;p&gt;this clue&lt;/p&gt; that fit what is known of its edges and corners agree &lt;c&gt;here&lt;/c&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All ways past &lt;p&gt;this dot&lt;/p&gt; that fit what is known of its edges and corners agree &lt;c&gt;here&lt;/c&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;A line parts inside from outside, a cross does not&lt;/p&gt;: &lt;c&gt;so this cell&apos;s side is known&lt;/c&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;The sides of both cells are known&lt;/p&gt;: &lt;c&gt;a line if they differ, a cross if not&lt;/c&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All ways to meet &lt;p&gt;this clue&lt;/p&gt; that fit what is known of the cells round it agree &lt;c&gt;here&lt;/c&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;This chain&lt;/p&gt; leads from one cell to the other: &lt;c&gt;so one knows whether they differ&lt;/c&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All ways to draw &lt;p&gt;these two cells and their dots&lt;/p&gt; agree &lt;c&gt;here&lt;/c&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All ways to draw &lt;p&gt;these four cells and their dots&lt;/p&gt; agree &lt;c&gt;here&lt;/c&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>Slink and Slitherlink: three boards to begin with</source>
        <translation>Slink and Slitherlink: three boards to begin with</translation>
    </message>
    <message>
        <source>Slitherlink: a larger board</source>
        <translation>Slitherlink: a larger board</translation>
    </message>
    <message>
        <source>Slitherlink: one answer, none, and many</source>
        <translation>Slitherlink: one answer, none, and many</translation>
    </message>
</context>
<context>
    <name>StepWords</name>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> and %n more</numerusform>
            <numerusform> and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>From</source>
        <translation>From</translation>
    </message>
    <message>
        <source>So</source>
        <translation>So</translation>
    </message>
    <message>
        <source>that cannot be: there is no answer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>inkling::ErrorPage</name>
    <message>
        <source>What follows this line was not read.</source>
        <translation>What follows this line was not read.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Open a file…</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Samples</translation>
    </message>
    <message>
        <source>Line %L1 cannot be read</source>
        <translation>Line %L1 cannot be read</translation>
    </message>
    <message>
        <source>This file is not there</source>
        <translation>This file is not there</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>This file cannot be opened</translation>
    </message>
    <message>
        <source>%1 does not exist. It may have been moved or renamed.</source>
        <translation>%1 does not exist. It may have been moved or renamed.</translation>
    </message>
    <message>
        <source>This file is empty</source>
        <translation>This file is empty</translation>
    </message>
    <message>
        <source>There is no text in %1.</source>
        <translation>There is no text in %1.</translation>
    </message>
    <message>
        <source>This file holds no puzzles</source>
        <translation>This file holds no puzzles</translation>
    </message>
    <message>
        <source>%1 ends before the first one.</source>
        <translation>%1 ends before the first one.</translation>
    </message>
</context>
<context>
    <name>inkling::FoundLegend</name>
    <message>
        <source>in both answers</source>
        <translation>in both answers</translation>
    </message>
    <message>
        <source>only in the first</source>
        <translation>only in the first</translation>
    </message>
    <message>
        <source>only in the second</source>
        <translation>only in the second</translation>
    </message>
    <message>
        <source>found by search</source>
        <translation>found by search</translation>
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
        <translation>Board</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Play</translation>
    </message>
    <message>
        <source>%1 – Inkling</source>
        <translation>%1 – Inkling</translation>
    </message>
    <message>
        <source>Open a File of Puzzles</source>
        <translation>Open a File of Puzzles</translation>
    </message>
    <message>
        <source>Export Picture</source>
        <translation>Export Picture</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Drawing (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Picture (*.png)</translation>
    </message>
    <message>
        <source>Page (*.pdf)</source>
        <translation>Page (*.pdf)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Written: %1</translation>
    </message>
    <message>
        <source>not a puzzle</source>
        <translation>not a puzzle</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>reading…</translation>
    </message>
    <message>
        <source>solving…</source>
        <translation>solving…</translation>
    </message>
    <message>
        <source>solved in %1 µs</source>
        <translation>solved in %1 µs</translation>
    </message>
    <message>
        <source>solved in %1 ms</source>
        <translation>solved in %1 ms</translation>
    </message>
    <message>
        <source>Close this part of the window</source>
        <translation>Close this part of the window</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>Close %1</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Puzzles</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>Reasoning</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Steps</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Tools</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Samples</source>
        <translation>&amp;Samples</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;View</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>T&amp;heme</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Go</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Light</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dark</translation>
    </message>
    <message>
        <source>reasoning stalls: %1</source>
        <translation>reasoning stalls: %1</translation>
    </message>
    <message>
        <source>Puzzles (*.in *.txt)</source>
        <translation>Puzzles (*.in *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>All files (*)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>%Ln puzzle</numerusform>
            <numerusform>%Ln puzzles</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of %L2 puzzles solved</source>
        <translation>%L1 of %L2 puzzles solved</translation>
    </message>
    <message>
        <source>%L1 %</source>
        <translation>%L1 %</translation>
    </message>
    <message>
        <source>&amp;Recently Opened</source>
        <translation>&amp;Recently Opened</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Clear</translation>
    </message>
    <message>
        <source>Forget which files were opened</source>
        <translation>Forget which files were opened</translation>
    </message>
</context>
<context>
    <name>inkling::PuzzleListModel</name>
    <message>
        <source>solving…</source>
        <translation>solving…</translation>
    </message>
    <message>
        <source>%1 · not a puzzle</source>
        <translation>%1 · not a puzzle</translation>
    </message>
    <message>
        <source>%1 · %2 × %3</source>
        <translation>%1 · %2 × %3</translation>
    </message>
    <message>
        <source>line %L1, column %L2</source>
        <translation>line %L1, column %L2</translation>
    </message>
</context>
<context>
    <name>inkling::PuzzleListView</name>
    <message>
        <source>Puzzles</source>
        <translation>Puzzles</translation>
    </message>
</context>
<context>
    <name>inkling::ReasoningPanel</name>
    <message>
        <source>Show only steps by this rule</source>
        <translation>Show only steps by this rule</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>All rules</translation>
    </message>
    <message>
        <source>Hide what search found</source>
        <translation>Hide what search found</translation>
    </message>
    <message>
        <source>Show what search found</source>
        <translation>Show what search found</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Step %1</translation>
    </message>
    <message>
        <source>Solved by reasoning alone: every step follows from the ones before it.</source>
        <translation>Solved by reasoning alone: every step follows from the ones before it.</translation>
    </message>
    <message>
        <source>The clues contradict each other: there is no answer.</source>
        <translation>The clues contradict each other: there is no answer.</translation>
    </message>
    <message>
        <source>Stopped before the reasoning came to its end.</source>
        <translation>Stopped before the reasoning came to its end.</translation>
    </message>
    <message>
        <source>The answer was found by search, not by reasoning.</source>
        <translation>The answer was found by search, not by reasoning.</translation>
    </message>
    <message>
        <source>Search shows that there is no answer.</source>
        <translation>Search shows that there is no answer.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>The end</translation>
    </message>
    <message>
        <source>The reasoning about a puzzle stands here, step by step.</source>
        <translation>The reasoning about a puzzle stands here, step by step.</translation>
    </message>
    <message>
        <source>&lt;c&gt;Stalls here:&lt;/c&gt; %1.</source>
        <translation>&lt;c&gt;Stalls here:&lt;/c&gt; %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps of reasoning lead from these clues to the answer.</source>
        <translation>
            <numerusform>%Ln step of reasoning leads from these clues to the answer.</numerusform>
            <numerusform>%Ln steps of reasoning lead from these clues to the answer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps of reasoning show that these clues have no answer.</source>
        <translation>
            <numerusform>%Ln step of reasoning shows that these clues have no answer.</numerusform>
            <numerusform>%Ln steps of reasoning show that these clues have no answer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps of reasoning lead as far as the rules go.</source>
        <translation>
            <numerusform>%Ln step of reasoning leads as far as the rules go.</numerusform>
            <numerusform>%Ln steps of reasoning lead as far as the rules go.</numerusform>
        </translation>
    </message>
    <message>
        <source>The start</source>
        <translation>The start</translation>
    </message>
    <message>
        <source>Search found more than one answer: the clues do not settle it. Two of them can be shown.</source>
        <translation>Search found more than one answer: the clues do not settle it. Two of them can be shown.</translation>
    </message>
</context>
<context>
    <name>inkling::RulePictureView</name>
    <message>
        <source>Picture of the rule</source>
        <translation>Picture of the rule</translation>
    </message>
</context>
<context>
    <name>inkling::StepListModel</name>
    <message>
        <source>Wave %1</source>
        <translation>Wave %1</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>contradiction</translation>
    </message>
    <message>
        <source>Step %1: %2; %3</source>
        <translation>Step %1: %2; %3</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Solved</translation>
    </message>
    <message>
        <source>Stalls here</source>
        <translation>Stalls here</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>No answer</translation>
    </message>
    <message numerus="yes">
        <source>after %Ln steps</source>
        <translation>
            <numerusform>after %Ln step</numerusform>
            <numerusform>after %Ln steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <translation>
            <numerusform>%1 and %Ln more</numerusform>
            <numerusform>%1 and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::StepListView</name>
    <message>
        <source>Steps</source>
        <translation>Steps</translation>
    </message>
    <message>
        <source>No step is by such a rule.</source>
        <translation>No step is by such a rule.</translation>
    </message>
</context>
<context>
    <name>inkling::TraceSlider</name>
    <message>
        <source>Position in the reasoning</source>
        <translation>Position in the reasoning</translation>
    </message>
</context>
<context>
    <name>inkling::TransportBar</name>
    <message>
        <source>step %1 of %2, wave %3</source>
        <translation>step %1 of %2, wave %3</translation>
    </message>
    <message>
        <source>Speed of playing</source>
        <translation>Speed of playing</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 a second</translation>
    </message>
    <message>
        <source>fastest</source>
        <translation>fastest</translation>
    </message>
    <message numerus="yes">
        <source>start of %Ln steps</source>
        <translation>
            <numerusform>start of %Ln step</numerusform>
            <numerusform>start of %Ln steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>end of %Ln steps</source>
        <translation>
            <numerusform>end of %Ln step</numerusform>
            <numerusform>end of %Ln steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::WelcomePage</name>
    <message>
        <source>Watch a puzzle being solved</source>
        <translation>Watch a puzzle being solved</translation>
    </message>
    <message>
        <source>Open a file of puzzles. Each is solved at once; then step through the reasoning, forward and back, and see what every step rests on.</source>
        <translation>Open a file of puzzles. Each is solved at once; then step through the reasoning, forward and back, and see what every step rests on.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Open a file…</translation>
    </message>
    <message>
        <source>or drop one here</source>
        <translation>or drop one here</translation>
    </message>
    <message>
        <source>Or look at a sample</source>
        <translation>Or look at a sample</translation>
    </message>
    <message>
        <source>Recently opened</source>
        <translation>Recently opened</translation>
    </message>
</context>
</TS>
