<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>Accessible</name>
    <message>
        <source>blank</source>
        <translation>blank</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Open…</translation>
    </message>
    <message>
        <source>Open a puzzle file</source>
        <translation>Open a puzzle file</translation>
    </message>
    <message>
        <source>&amp;Export Picture…</source>
        <translation>&amp;Export Picture…</translation>
    </message>
    <message>
        <source>Save the board as a picture</source>
        <translation>Save the board as a picture</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quit</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>Zoom &amp;In</translation>
    </message>
    <message>
        <source>Make the board larger</source>
        <translation>Make the board larger</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Zoom &amp;Out</translation>
    </message>
    <message>
        <source>Make the board smaller</source>
        <translation>Make the board smaller</translation>
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
        <source>Tint the cells known to be inside the loop</source>
        <translation>Tint the cells known to be inside the loop</translation>
    </message>
    <message>
        <source>&amp;Reduced Motion</source>
        <translation>&amp;Reduced Motion</translation>
    </message>
    <message>
        <source>Fade new marks in instead of drawing them</source>
        <translation>Fade new marks in instead of drawing them</translation>
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
        <source>Go back one step</source>
        <translation>Go back one step</translation>
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
        <source>Go forward one step</source>
        <translation>Go forward one step</translation>
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
        <source>Go to the previous puzzle</source>
        <translation>Go to the previous puzzle</translation>
    </message>
    <message>
        <source>&amp;Next Puzzle</source>
        <translation>&amp;Next Puzzle</translation>
    </message>
    <message>
        <source>Go to the next puzzle</source>
        <translation>Go to the next puzzle</translation>
    </message>
    <message>
        <source>&amp;About Inkling</source>
        <translation>&amp;About Inkling</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>About this program</translation>
    </message>
    <message>
        <source>&amp;Generate…</source>
        <translation>&amp;Generate…</translation>
    </message>
    <message>
        <source>Make new puzzles, as hard as you like</source>
        <translation>Make new puzzles, as hard as you like</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Undo</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Redo</translation>
    </message>
    <message>
        <source>&amp;Solve by Hand</source>
        <translation>&amp;Solve by Hand</translation>
    </message>
    <message>
        <source>Solve the puzzle yourself: the board shows your marks</source>
        <translation>Solve the puzzle yourself: the board shows your marks</translation>
    </message>
    <message>
        <source>&amp;Explain</source>
        <translation>&amp;Explain</translation>
    </message>
    <message>
        <source>See the reasoning, step by step</source>
        <translation>See the reasoning, step by step</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Hint</translation>
    </message>
    <message>
        <source>Give a hint; press again for more</source>
        <translation>Give a hint; press again for more</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>&amp;Why?</translation>
    </message>
    <message>
        <source>Explain why the selected place must be so</source>
        <translation>Explain why the selected place must be so</translation>
    </message>
    <message>
        <source>Heat &amp;Map</source>
        <translation>Heat &amp;Map</translation>
    </message>
    <message>
        <source>Colour open places by how hard they are</source>
        <translation>Colour open places by how hard they are</translation>
    </message>
    <message>
        <source>&amp;Open This Step</source>
        <translation>&amp;Open This Step</translation>
    </message>
    <message>
        <source>Assume the opposite and see why it fails</source>
        <translation>Assume the opposite and see why it fails</translation>
    </message>
    <message>
        <source>Ba&amp;ck to the Opened Step</source>
        <translation>Ba&amp;ck to the Opened Step</translation>
    </message>
    <message>
        <source>Go back to the step itself</source>
        <translation>Go back to the step itself</translation>
    </message>
    <message>
        <source>Full H&amp;int</source>
        <translation>Full H&amp;int</translation>
    </message>
    <message>
        <source>Give the full hint at once</source>
        <translation>Give the full hint at once</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Save</translation>
    </message>
    <message>
        <source>Save the puzzles and your marks</source>
        <translation>Save the puzzles and your marks</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Save &amp;As…</translation>
    </message>
    <message>
        <source>Save to another file</source>
        <translation>Save to another file</translation>
    </message>
    <message>
        <source>&amp;Duplicate Puzzle</source>
        <translation>&amp;Duplicate Puzzle</translation>
    </message>
    <message>
        <source>Add a copy after this puzzle</source>
        <translation>Add a copy after this puzzle</translation>
    </message>
    <message>
        <source>D&amp;elete Puzzle</source>
        <translation>D&amp;elete Puzzle</translation>
    </message>
    <message>
        <source>Delete this puzzle</source>
        <translation>Delete this puzzle</translation>
    </message>
    <message>
        <source>Move Puzzle U&amp;p</source>
        <translation>Move Puzzle U&amp;p</translation>
    </message>
    <message>
        <source>Move this puzzle up in the list</source>
        <translation>Move this puzzle up in the list</translation>
    </message>
    <message>
        <source>Move Puzzle Do&amp;wn</source>
        <translation>Move Puzzle Do&amp;wn</translation>
    </message>
    <message>
        <source>Move this puzzle down in the list</source>
        <translation>Move this puzzle down in the list</translation>
    </message>
    <message>
        <source>P&amp;roperties…</source>
        <translation>P&amp;roperties…</translation>
    </message>
    <message>
        <source>Edit the title, author and note</source>
        <translation>Edit the title, author and note</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Check</translation>
    </message>
    <message>
        <source>Back to &amp;Last Correct State</source>
        <translation>Back to &amp;Last Correct State</translation>
    </message>
    <message>
        <source>Go back to where all your marks were correct</source>
        <translation>Go back to where all your marks were correct</translation>
    </message>
    <message>
        <source>Start &amp;Trial</source>
        <translation>Start &amp;Trial</translation>
    </message>
    <message>
        <source>Put new marks in another colour until you accept or reject them</source>
        <translation>Put new marks in another colour until you accept or reject them</translation>
    </message>
    <message>
        <source>&amp;Accept Trial</source>
        <translation>&amp;Accept Trial</translation>
    </message>
    <message>
        <source>Keep the marks of this trial</source>
        <translation>Keep the marks of this trial</translation>
    </message>
    <message>
        <source>&amp;Reject Trial</source>
        <translation>&amp;Reject Trial</translation>
    </message>
    <message>
        <source>Remove the marks of this trial</source>
        <translation>Remove the marks of this trial</translation>
    </message>
    <message>
        <source>Add Bookmar&amp;k</source>
        <translation>Add Bookmar&amp;k</translation>
    </message>
    <message>
        <source>Remember the board as it is now, so you can return to it</source>
        <translation>Remember the board as it is now, so you can return to it</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Notes</translation>
    </message>
    <message>
        <source>&amp;Fill Notes</source>
        <translation>&amp;Fill Notes</translation>
    </message>
    <message>
        <source>Highlight Same Digit</source>
        <translation>Highlight Same Digit</translation>
    </message>
    <message>
        <source>Highlight the selected digit wherever it stands</source>
        <translation>Highlight the selected digit wherever it stands</translation>
    </message>
    <message>
        <source>Show Ti&amp;me</source>
        <translation>Show Ti&amp;me</translation>
    </message>
    <message>
        <source>Show how long you have been solving</source>
        <translation>Show how long you have been solving</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cu&amp;t</translation>
    </message>
    <message>
        <source>Cut the selection</source>
        <translation>Cut the selection</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copy</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Paste</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>Select &amp;All</translation>
    </message>
    <message>
        <source>Select all cells</source>
        <translation>Select all cells</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Draw</translation>
    </message>
    <message>
        <source>Edit the clues, cages and size</source>
        <translation>Edit the clues, cages and size</translation>
    </message>
    <message>
        <source>Draw the S&amp;olution</source>
        <translation>Draw the S&amp;olution</translation>
    </message>
    <message>
        <source>Draw the solution, then fill in the clues from it</source>
        <translation>Draw the solution, then fill in the clues from it</translation>
    </message>
    <message>
        <source>&amp;Fill In Clues</source>
        <translation>&amp;Fill In Clues</translation>
    </message>
    <message>
        <source>Fill in every clue from the drawn solution</source>
        <translation>Fill in every clue from the drawn solution</translation>
    </message>
    <message>
        <source>Remove the drawn solution from the board</source>
        <translation>Remove the drawn solution from the board</translation>
    </message>
    <message>
        <source>&amp;Minimise</source>
        <translation>&amp;Minimise</translation>
    </message>
    <message>
        <source>Remove clues while the answer stays the only one</source>
        <translation>Remove clues while the answer stays the only one</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Deal</translation>
    </message>
    <message>
        <source>Fill blanks at random</source>
        <translation>Fill blanks at random</translation>
    </message>
    <message>
        <source>Make &amp;Cage</source>
        <translation>Make &amp;Cage</translation>
    </message>
    <message>
        <source>Join the selected cells into a cage (Return)</source>
        <translation>Join the selected cells into a cage (Return)</translation>
    </message>
    <message>
        <source>Remo&amp;ve Cage</source>
        <translation>Remo&amp;ve Cage</translation>
    </message>
    <message>
        <source>Remove the cage and keep its cells</source>
        <translation>Remove the cage and keep its cells</translation>
    </message>
    <message>
        <source>Rotate &amp;Left</source>
        <translation>Rotate &amp;Left</translation>
    </message>
    <message>
        <source>Rotate the board to the left</source>
        <translation>Rotate the board to the left</translation>
    </message>
    <message>
        <source>Rotate &amp;Right</source>
        <translation>Rotate &amp;Right</translation>
    </message>
    <message>
        <source>Rotate the board to the right</source>
        <translation>Rotate the board to the right</translation>
    </message>
    <message>
        <source>T&amp;urn Upside Down</source>
        <translation>T&amp;urn Upside Down</translation>
    </message>
    <message>
        <source>Rotate the board by half a turn</source>
        <translation>Rotate the board by half a turn</translation>
    </message>
    <message>
        <source>Flip &amp;Horizontally</source>
        <translation>Flip &amp;Horizontally</translation>
    </message>
    <message>
        <source>Swap left and right</source>
        <translation>Swap left and right</translation>
    </message>
    <message>
        <source>Flip &amp;Vertically</source>
        <translation>Flip &amp;Vertically</translation>
    </message>
    <message>
        <source>Swap top and bottom</source>
        <translation>Swap top and bottom</translation>
    </message>
    <message>
        <source>&amp;Swap Black and White</source>
        <translation>&amp;Swap Black and White</translation>
    </message>
    <message>
        <source>Turn every black cell white and every white cell black</source>
        <translation>Turn every black cell white and every white cell black</translation>
    </message>
    <message>
        <source>Add on the &amp;Left</source>
        <translation>Add on the &amp;Left</translation>
    </message>
    <message>
        <source>Add a column on the left</source>
        <translation>Add a column on the left</translation>
    </message>
    <message>
        <source>Add at the &amp;Top</source>
        <translation>Add at the &amp;Top</translation>
    </message>
    <message>
        <source>Add a row at the top</source>
        <translation>Add a row at the top</translation>
    </message>
    <message>
        <source>Add on the &amp;Right</source>
        <translation>Add on the &amp;Right</translation>
    </message>
    <message>
        <source>Add a column on the right</source>
        <translation>Add a column on the right</translation>
    </message>
    <message>
        <source>Add at the &amp;Bottom</source>
        <translation>Add at the &amp;Bottom</translation>
    </message>
    <message>
        <source>Add a row at the bottom</source>
        <translation>Add a row at the bottom</translation>
    </message>
    <message>
        <source>Remove on the L&amp;eft</source>
        <translation>Remove on the L&amp;eft</translation>
    </message>
    <message>
        <source>Remove a column on the left</source>
        <translation>Remove a column on the left</translation>
    </message>
    <message>
        <source>Remove at the To&amp;p</source>
        <translation>Remove at the To&amp;p</translation>
    </message>
    <message>
        <source>Remove a row at the top</source>
        <translation>Remove a row at the top</translation>
    </message>
    <message>
        <source>Remove on the R&amp;ight</source>
        <translation>Remove on the R&amp;ight</translation>
    </message>
    <message>
        <source>Remove a column on the right</source>
        <translation>Remove a column on the right</translation>
    </message>
    <message>
        <source>Remove at the B&amp;ottom</source>
        <translation>Remove at the B&amp;ottom</translation>
    </message>
    <message>
        <source>Remove a row at the bottom</source>
        <translation>Remove a row at the bottom</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Preferences…</translation>
    </message>
    <message>
        <source>How you solve, and how it looks</source>
        <translation>How you solve, and how it looks</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>&amp;Keyboard Shortcuts…</translation>
    </message>
    <message>
        <source>See all shortcuts and change them</source>
        <translation>See all shortcuts and change them</translation>
    </message>
    <message>
        <source>Tip: you can also drop a file or text onto the window.</source>
        <translation>Tip: you can also drop a file or text onto the window.</translation>
    </message>
    <message>
        <source>Tip: make a hard one and watch how it is explained.</source>
        <translation>Tip: make a hard one and watch how it is explained.</translation>
    </message>
    <message>
        <source>Tip: a name ending in .svg or .pdf keeps it sharp at any size.</source>
        <translation>Tip: a name ending in .svg or .pdf keeps it sharp at any size.</translation>
    </message>
    <message>
        <source>Tip: hold the keys down to see how you got here.</source>
        <translation>Tip: hold the keys down to see how you got here.</translation>
    </message>
    <message>
        <source>Tip: nothing undone is lost until you make a new mark.</source>
        <translation>Tip: nothing undone is lost until you make a new mark.</translation>
    </message>
    <message>
        <source>Tip: click the board to mark it; ask for a hint when stuck.</source>
        <translation>Tip: click the board to mark it; ask for a hint when stuck.</translation>
    </message>
    <message>
        <source>Tip: press Play and watch, or use the arrow keys.</source>
        <translation>Tip: press Play and watch, or use the arrow keys.</translation>
    </message>
    <message>
        <source>Tip: the first press only says where to look.</source>
        <translation>Tip: the first press only says where to look.</translation>
    </message>
    <message>
        <source>Tip: this shows the step itself, with all its reasons.</source>
        <translation>Tip: this shows the step itself, with all its reasons.</translation>
    </message>
    <message>
        <source>Tip: click a place on the board first.</source>
        <translation>Tip: click a place on the board first.</translation>
    </message>
    <message>
        <source>Tip: start with a 7 by 7 grid and a few clues.</source>
        <translation>Tip: start with a 7 by 7 grid and a few clues.</translation>
    </message>
    <message>
        <source>Tip: your marks and the undo history are saved as well.</source>
        <translation>Tip: your marks and the undo history are saved as well.</translation>
    </message>
    <message>
        <source>Tip: check before you build on what looks certain.</source>
        <translation>Tip: check before you build on what looks certain.</translation>
    </message>
    <message>
        <source>Tip: when stuck, try something; one key takes it all back.</source>
        <translation>Tip: when stuck, try something; one key takes it all back.</translation>
    </message>
    <message>
        <source>Tip: add one wherever you may want to return.</source>
        <translation>Tip: add one wherever you may want to return.</translation>
    </message>
    <message>
        <source>Tip: press twice; the second time removes what cannot be.</source>
        <translation>Tip: press twice; the second time removes what cannot be.</translation>
    </message>
    <message>
        <source>Tip: the mouse wheel and two fingers zoom as well.</source>
        <translation>Tip: the mouse wheel and two fingers zoom as well.</translation>
    </message>
    <message>
        <source>Tip: hold the space bar and drag to move the board.</source>
        <translation>Tip: hold the space bar and drag to move the board.</translation>
    </message>
    <message>
        <source>Tip: the way back when you are lost on a large board.</source>
        <translation>Tip: the way back when you are lost on a large board.</translation>
    </message>
    <message>
        <source>Tip: halfway through, the tint often shows the next line.</source>
        <translation>Tip: halfway through, the tint often shows the next line.</translation>
    </message>
    <message>
        <source>Tip: use it at the start to find the easy places.</source>
        <translation>Tip: use it at the start to find the easy places.</translation>
    </message>
    <message>
        <source>Tip: Home works from anywhere.</source>
        <translation>Tip: Home works from anywhere.</translation>
    </message>
    <message>
        <source>Tip: see what the board looked like just before.</source>
        <translation>Tip: see what the board looked like just before.</translation>
    </message>
    <message>
        <source>Tip: set the speed at the right of the slider.</source>
        <translation>Tip: set the speed at the right of the slider.</translation>
    </message>
    <message>
        <source>Tip: the colours in the sentence are those on the board.</source>
        <translation>Tip: the colours in the sentence are those on the board.</translation>
    </message>
    <message>
        <source>Tip: End works from anywhere.</source>
        <translation>Tip: End works from anywhere.</translation>
    </message>
    <message>
        <source>Tip: see only what makes this puzzle hard.</source>
        <translation>Tip: see only what makes this puzzle hard.</translation>
    </message>
    <message>
        <source>Tip: for any step you do not believe.</source>
        <translation>Tip: for any step you do not believe.</translation>
    </message>
    <message>
        <source>Tip: Esc does the same.</source>
        <translation>Tip: Esc does the same.</translation>
    </message>
    <message>
        <source>Tip: the list on the left shows them all.</source>
        <translation>Tip: the list on the left shows them all.</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Print…</translation>
    </message>
    <message>
        <source>Print puzzles or save them as PDF, several per page</source>
        <translation>Print puzzles or save them as PDF, several per page</translation>
    </message>
    <message>
        <source>Tip: put four on a page, with the answers on the last page.</source>
        <translation>Tip: put four on a page, with the answers on the last page.</translation>
    </message>
    <message>
        <source>Clear Sol&amp;ution</source>
        <translation>Clear Sol&amp;ution</translation>
    </message>
    <message>
        <source>Close all windows; they reopen as they were</source>
        <translation>Close all windows; they reopen as they were</translation>
    </message>
    <message>
        <source>&amp;No Symmetry</source>
        <translation>&amp;No Symmetry</translation>
    </message>
    <message>
        <source>A clue stands only where you write it</source>
        <translation>A clue stands only where you write it</translation>
    </message>
    <message>
        <source>&amp;Half Turn</source>
        <translation>&amp;Half Turn</translation>
    </message>
    <message>
        <source>Each clue is repeated after half a turn</source>
        <translation>Each clue is repeated after half a turn</translation>
    </message>
    <message>
        <source>&amp;Quarter Turn</source>
        <translation>&amp;Quarter Turn</translation>
    </message>
    <message>
        <source>Each clue is repeated after every quarter turn</source>
        <translation>Each clue is repeated after every quarter turn</translation>
    </message>
    <message>
        <source>&amp;Left and Right Mirrored</source>
        <translation>&amp;Left and Right Mirrored</translation>
    </message>
    <message>
        <source>Each clue is mirrored left to right</source>
        <translation>Each clue is mirrored left to right</translation>
    </message>
    <message>
        <source>&amp;Top and Bottom Mirrored</source>
        <translation>&amp;Top and Bottom Mirrored</translation>
    </message>
    <message>
        <source>Each clue is mirrored top to bottom</source>
        <translation>Each clue is mirrored top to bottom</translation>
    </message>
    <message>
        <source>Row and Column &amp;Numbers</source>
        <translation>Row and Column &amp;Numbers</translation>
    </message>
    <message>
        <source>Number the rows and columns beside the board</source>
        <translation>Number the rows and columns beside the board</translation>
    </message>
    <message>
        <source>Next C&amp;ase</source>
        <translation>Next C&amp;ase</translation>
    </message>
    <message>
        <source>Show the next case of this step</source>
        <translation>Show the next case of this step</translation>
    </message>
    <message>
        <source>Pr&amp;evious Case</source>
        <translation>Pr&amp;evious Case</translation>
    </message>
    <message>
        <source>Show the previous case of this step</source>
        <translation>Show the previous case of this step</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;New…</translation>
    </message>
    <message>
        <source>Draw your own puzzle, in a new file</source>
        <translation>Draw your own puzzle, in a new file</translation>
    </message>
    <message>
        <source>Add Puzz&amp;le…</source>
        <translation>Add Puzz&amp;le…</translation>
    </message>
    <message>
        <source>Draw another puzzle in this file</source>
        <translation>Draw another puzzle in this file</translation>
    </message>
    <message>
        <source>Open as One L&amp;ist…</source>
        <translation>Open as One L&amp;ist…</translation>
    </message>
    <message>
        <source>Open several files, and list all their puzzles in this window</source>
        <translation>Open several files, and list all their puzzles in this window</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>Close this file; close the window if nothing is open</source>
        <translation>Close this file; close the window if nothing is open</translation>
    </message>
    <message>
        <source>Type notes without holding Shift</source>
        <translation>Type notes without holding Shift</translation>
    </message>
    <message>
        <source>&amp;Go to Puzzle…</source>
        <translation>&amp;Go to Puzzle…</translation>
    </message>
    <message>
        <source>Go to a puzzle by its number</source>
        <translation>Go to a puzzle by its number</translation>
    </message>
    <message>
        <source>F&amp;ind Puzzle</source>
        <translation>F&amp;ind Puzzle</translation>
    </message>
    <message>
        <source>Search the list of puzzles</source>
        <translation>Search the list of puzzles</translation>
    </message>
    <message>
        <source>Pra&amp;ctice…</source>
        <translation>Pra&amp;ctice…</translation>
    </message>
    <message>
        <source>Learn the rules one by one, and practise them in small positions</source>
        <translation>Learn the rules one by one, and practise them in small positions</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Restart</translation>
    </message>
    <message>
        <source>Clear all your marks; Undo brings them back</source>
        <translation>Clear all your marks; Undo brings them back</translation>
    </message>
    <message>
        <source>Flip Along the &amp;Diagonal</source>
        <translation>Flip Along the &amp;Diagonal</translation>
    </message>
    <message>
        <source>Swap rows and columns; the top left corner stays</source>
        <translation>Swap rows and columns; the top left corner stays</translation>
    </message>
    <message>
        <source>Flip Along the &amp;Other Diagonal</source>
        <translation>Flip Along the &amp;Other Diagonal</translation>
    </message>
    <message>
        <source>Swap rows and columns; the top right corner stays</source>
        <translation>Swap rows and columns; the top right corner stays</translation>
    </message>
    <message>
        <source>&amp;Diagonal From the Top Left</source>
        <translation>&amp;Diagonal From the Top Left</translation>
    </message>
    <message>
        <source>Each clue is mirrored at the diagonal from the top left</source>
        <translation>Each clue is mirrored at the diagonal from the top left</translation>
    </message>
    <message>
        <source>D&amp;iagonal From the Top Right</source>
        <translation>D&amp;iagonal From the Top Right</translation>
    </message>
    <message>
        <source>Each clue is mirrored at the diagonal from the top right</source>
        <translation>Each clue is mirrored at the diagonal from the top right</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>&amp;Brush</translation>
    </message>
    <message>
        <source>Colour cells and lines: click or drag, the right button erases; 1 to 6 choose a colour</source>
        <translation>Colour cells and lines: click or drag, the right button erases; 1 to 6 choose a colour</translation>
    </message>
    <message>
        <source>Export &amp;Walkthrough…</source>
        <translation>Export &amp;Walkthrough…</translation>
    </message>
    <message>
        <source>Save all steps, to be read or watched without Inkling</source>
        <translation>Save all steps, to be read or watched without Inkling</translation>
    </message>
    <message>
        <source>&amp;Compare with My Output…</source>
        <translation>&amp;Compare with My Output…</translation>
    </message>
    <message>
        <source>Check what your own program printed for these puzzles</source>
        <translation>Check what your own program printed for these puzzles</translation>
    </message>
    <message>
        <source>&amp;Rules of the Puzzles</source>
        <translation>&amp;Rules of the Puzzles</translation>
    </message>
    <message>
        <source>What each kind of puzzle asks, with an example</source>
        <translation>What each kind of puzzle asks, with an example</translation>
    </message>
    <message>
        <source>What&apos;s &amp;New</source>
        <translation>What&apos;s &amp;New</translation>
    </message>
    <message>
        <source>What has changed in this version and before</source>
        <translation>What has changed in this version and before</translation>
    </message>
    <message>
        <source>Export Contest &amp;File…</source>
        <translation>Export Contest &amp;File…</translation>
    </message>
    <message>
        <source>Save only the puzzles, as the contest&apos;s input</source>
        <translation>Save only the puzzles, as the contest&apos;s input</translation>
    </message>
    <message>
        <source>Undo the last change made here</source>
        <translation>Undo the last change made here</translation>
    </message>
    <message>
        <source>Redo what was undone here</source>
        <translation>Redo what was undone here</translation>
    </message>
    <message>
        <source>Copy the chosen cells while you draw, or the puzzle, as text</source>
        <translation>Copy the chosen cells while you draw, or the puzzle, as text</translation>
    </message>
    <message>
        <source>Paste into the sheet, or add the puzzles of a text</source>
        <translation>Paste into the sheet, or add the puzzles of a text</translation>
    </message>
    <message>
        <source>Count your wrong marks and frame them</source>
        <translation>Count your wrong marks and frame them</translation>
    </message>
    <message>
        <source>Note what the clues and marks leave in each blank; press again to remove what they have excluded since</source>
        <translation>Note what the clues and marks leave in each blank; press again to remove what they have excluded since</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Shows how logic and number puzzles are solved.</source>
        <translation>Shows how logic and number puzzles are solved.</translation>
    </message>
    <message>
        <source>Save the board as FILE (png, svg or pdf) and exit.</source>
        <translation>Save the board as FILE (png, svg or pdf) and exit.</translation>
    </message>
    <message>
        <source>Save a picture of the window as FILE (png) and exit.</source>
        <translation>Save a picture of the window as FILE (png) and exit.</translation>
    </message>
    <message>
        <source>Number of the puzzle to export.</source>
        <translation>Number of the puzzle to export.</translation>
    </message>
    <message>
        <source>light or dark.</source>
        <translation>light or dark.</translation>
    </message>
    <message>
        <source>--theme must be light or dark.</source>
        <translation>--theme must be light or dark.</translation>
    </message>
    <message>
        <source>There is no display. --export and --print work without one.</source>
        <translation>There is no display. --export and --print work without one.</translation>
    </message>
    <message>
        <source>Number of the step to export; 0 is the unsolved board. Default: the end.</source>
        <translation>Number of the step to export; 0 is the unsolved board. Default: the end.</translation>
    </message>
    <message>
        <source>Width of the picture in pixels, at most 20000.</source>
        <translation>Width of the picture in pixels, at most 20000.</translation>
    </message>
    <message>
        <source>--puzzle must be a number, 1 or more.</source>
        <translation>--puzzle must be a number, 1 or more.</translation>
    </message>
    <message>
        <source>--step must be a number, 0 or more.</source>
        <translation>--step must be a number, 0 or more.</translation>
    </message>
    <message>
        <source>--size must be a number from 1 to %1.</source>
        <translation>--size must be a number from 1 to %1.</translation>
    </message>
    <message>
        <source>Save all puzzles as FILE (pdf), ready to print, and exit.</source>
        <translation>Save all puzzles as FILE (pdf), ready to print, and exit.</translation>
    </message>
    <message>
        <source>Puzzles per page, at most 100.</source>
        <translation>Puzzles per page, at most 100.</translation>
    </message>
    <message>
        <source>Print the answers too, small, after the puzzles.</source>
        <translation>Print the answers too, small, after the puzzles.</translation>
    </message>
    <message>
        <source>--print needs exactly one puzzle file.</source>
        <translation>--print needs exactly one puzzle file.</translation>
    </message>
    <message>
        <source>--per-page must be a number from 1 to %1.</source>
        <translation>--per-page must be a number from 1 to %1.</translation>
    </message>
    <message>
        <source>Number the rows and columns of exported and printed boards.</source>
        <translation>Number the rows and columns of exported and printed boards.</translation>
    </message>
    <message>
        <source>Puzzle files to open; - is standard input.</source>
        <translation>Puzzle files to open; - is standard input.</translation>
    </message>
    <message>
        <source>Kind of puzzle, if it is not clear from the file: %1.</source>
        <translation>Kind of puzzle, if it is not clear from the file: %1.</translation>
    </message>
    <message>
        <source>--family must be one of: %1.</source>
        <translation>--family must be one of: %1.</translation>
    </message>
    <message>
        <source>Save the reasoning step by step as FILE (html, pdf or webp) and exit.</source>
        <translation>Save the reasoning step by step as FILE (html, pdf or webp) and exit.</translation>
    </message>
    <message>
        <source>--%1 needs exactly one puzzle file.</source>
        <translation>--%1 needs exactly one puzzle file.</translation>
    </message>
    <message>
        <source>Print the rules on each page.</source>
        <translation>Print the rules on each page.</translation>
    </message>
    <message>
        <source>Print two pages side by side, to be folded into a booklet.</source>
        <translation>Print two pages side by side, to be folded into a booklet.</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>About Inkling</source>
        <translation>About Inkling</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Inkling %1&lt;/h3&gt;&lt;p&gt;A workbench for logic and number puzzles: it solves them and explains the reasoning step by step. An inkling is a hint, and ink is what you draw with.&lt;/p&gt;&lt;p&gt;Free software under the MIT licence. Made with Qt %2 and CaDiCaL.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Inkling %1&lt;/h3&gt;&lt;p&gt;A workbench for logic and number puzzles: it solves them and explains the reasoning step by step. An inkling is a hint, and ink is what you draw with.&lt;/p&gt;&lt;p&gt;Free software under the MIT licence. Made with Qt %2 and CaDiCaL.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What&apos;s New</source>
        <translation>What&apos;s New</translation>
    </message>
    <message>
        <source>Since version %1</source>
        <translation>Since version %1</translation>
    </message>
</context>
<context>
    <name>Difficulty</name>
    <message>
        <source>gentle</source>
        <translation>gentle</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>easy</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medium</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>hard</translation>
    </message>
    <message>
        <source>fiendish</source>
        <translation>fiendish</translation>
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
        <translation>Hex Tile Equations</translation>
    </message>
    <message>
        <source>KenKen</source>
        <translation>KenKen</translation>
    </message>
    <message>
        <source>Number Cross</source>
        <translation>Number Cross</translation>
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
        <translation>Cards</translation>
    </message>
</context>
<context>
    <name>Headless</name>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1 cannot be written</translation>
    </message>
    <message>
        <source>%1 contains only %L2 puzzles, not %L3</source>
        <translation>%1 contains only %L2 puzzles, not %L3</translation>
    </message>
    <message>
        <source>--step %1 is beyond the end: puzzle %2 of %3 has steps 0 (the start) to %4</source>
        <translation>--step %1 is beyond the end: puzzle %2 of %3 has steps 0 (the start) to %4</translation>
    </message>
    <message>
        <source>%1 contains no puzzle</source>
        <translation>%1 contains no puzzle</translation>
    </message>
    <message>
        <source>%1; name the kind by --family, one of: %2</source>
        <translation>%1; name the kind by --family, one of: %2</translation>
    </message>
    <message>
        <source>%1: puzzle %L2 is unfinished</source>
        <translation>%1: puzzle %L2 is unfinished</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Make the goal of all cards, each used once, with + − × / and parentheses. An ace is 1, J Q K are 11 12 13; fractions may come up on the way.
Click two cards in order, then a sign. Keyboard: a card&apos;s value, then + − * /. A double click splits a card again, Backspace the last one.</source>
        <translation>Make the goal of all cards, each used once, with + − × / and parentheses. An ace is 1, J Q K are 11 12 13; fractions may come up on the way.
Click two cards in order, then a sign. Keyboard: a card&apos;s value, then + − * /. A double click splits a card again, Backspace the last one.</translation>
    </message>
    <message>
        <source>Find the path from tile to neighbouring tile, through each tile once, that reads as a true equation: numbers of one or two digits, an operator between each two, one =. Each side is worked out from left to right.
Drag from tile to tile to draw the path; drag back to erase it. The right button cuts a link. Keyboard: arrow keys, Space to join, X to cut.</source>
        <translation>Find the path from tile to neighbouring tile, through each tile once, that reads as a true equation: numbers of one or two digits, an operator between each two, one =. Each side is worked out from left to right.
Drag from tile to tile to draw the path; drag back to erase it. The right button cuts a link. Keyboard: arrow keys, Space to join, X to cut.</translation>
    </message>
    <message>
        <source>Shade cells until no row or column shows a number twice. Black cells never share a side, and the white cells stay connected.
A click makes a cell black, a right click marks it white.</source>
        <translation>Shade cells until no row or column shows a number twice. Black cells never share a side, and the white cells stay connected.
A click makes a cell black, a right click marks it white.</translation>
    </message>
    <message>
        <source>The digits of each run, 1 to 9 without repeats, add up to the sum beside it.
Click a cell or use the arrow keys, then type. With Shift, or after a right click, you type notes.</source>
        <translation>The digits of each run, 1 to 9 without repeats, add up to the sum beside it.
Click a cell or use the arrow keys, then type. With Shift, or after a right click, you type notes.</translation>
    </message>
    <message>
        <source>Each row and column holds every digit from 1 to the size of the board once. The digits of a cage make its number with its sign; for − and / the largest comes first.
Click a cell or use the arrow keys, then type. With Shift, or after a right click, you type notes. Backspace clears the cell.</source>
        <translation>Each row and column holds every digit from 1 to the size of the board once. The digits of a cage make its number with its sign; for − and / the largest comes first.
Click a cell or use the arrow keys, then type. With Shift, or after a right click, you type notes. Backspace clears the cell.</translation>
    </message>
    <message>
        <source>Each cell is black or white. The white digits of a row add up to the number beside it, the black digits of a column to the number above it.
Click a cell: black, white, blank; drag to paint. The right button goes the other way round. Keyboard: arrow keys, then Space.</source>
        <translation>Each cell is black or white. The white digits of a row add up to the number beside it, the black digits of a column to the number above it.
Click a cell: black, white, blank; drag to paint. The right button goes the other way round. Keyboard: arrow keys, then Space.</translation>
    </message>
    <message>
        <source>Draw one closed loop along the dots; it never crosses or touches itself. A number says how many of the four sides of its cell are part of the loop.
Drag along the dots to draw lines, or click an edge: line, cross, blank. The right button makes crosses; a click in the middle of a cell marks it inside or outside. Keyboard: arrow keys, Space, X, C.</source>
        <translation>Draw one closed loop along the dots; it never crosses or touches itself. A number says how many of the four sides of its cell are part of the loop.
Drag along the dots to draw lines, or click an edge: line, cross, blank. The right button makes crosses; a click in the middle of a cell marks it inside or outside. Keyboard: arrow keys, Space, X, C.</translation>
    </message>
    <message>
        <source>Each row, column and box holds every digit once; the digits of a dashed cage differ and add up to its sum.
Click a cell or use the arrow keys, then type. With Shift, or after a right click, you type notes.</source>
        <translation>Each row, column and box holds every digit once; the digits of a dashed cage differ and add up to its sum.
Click a cell or use the arrow keys, then type. With Shift, or after a right click, you type notes.</translation>
    </message>
    <message>
        <source>One loop passes through all pearls: straight through a white one, with a turn just before or after it; it turns on a black one and runs straight for two cells either way.
Drag to draw the loop; a right click makes a cross.</source>
        <translation>One loop passes through all pearls: straight through a white one, with a turn just before or after it; it turns on a black one and runs straight for two cells either way.
Drag to draw the loop; a right click makes a cross.</translation>
    </message>
</context>
<context>
    <name>HintLadder</name>
    <message>
        <source>Look at the &lt;p&gt;framed part&lt;/p&gt; of the board: there is something to find.</source>
        <translation>Look at the &lt;p&gt;framed part&lt;/p&gt; of the board: there is something to find.</translation>
    </message>
    <message>
        <source>The reason is &lt;p&gt;what is highlighted&lt;/p&gt;.</source>
        <translation>The reason is &lt;p&gt;what is highlighted&lt;/p&gt;.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln parts of it are not among your marks, but follow in smaller steps.</source>
        <translation>
            <numerusform>%Ln part of it is not among your marks, but follows in smaller steps.</numerusform>
            <numerusform>%Ln parts of it are not among your marks, but follow in smaller steps.</numerusform>
        </translation>
    </message>
    <message>
        <source>At least one of your marks is wrong.</source>
        <translation>At least one of your marks is wrong.</translation>
    </message>
    <message>
        <source>This rule applies in the &lt;p&gt;framed part&lt;/p&gt;:</source>
        <translation>This rule applies in the &lt;p&gt;framed part&lt;/p&gt;:</translation>
    </message>
    <message>
        <source>This mark is wrong: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>This mark is wrong: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The mark &lt;c&gt;%1&lt;/c&gt; contradicts &lt;p&gt;what is highlighted&lt;/p&gt;.</source>
        <translation>The mark &lt;c&gt;%1&lt;/c&gt; contradicts &lt;p&gt;what is highlighted&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>You have marked everything that can be worked out. The rest can be filled in in more than one way: the puzzle has several answers.</source>
        <translation>You have marked everything that can be worked out. The rest can be filled in in more than one way: the puzzle has several answers.</translation>
    </message>
    <message>
        <source>The search for a hint was stopped.</source>
        <translation>The search for a hint was stopped.</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Remove it</translation>
    </message>
    <message>
        <source>Mark it</source>
        <translation>Mark it</translation>
    </message>
    <message>
        <source>Which rule?</source>
        <translation>Which rule?</translation>
    </message>
    <message>
        <source>What is the reason?</source>
        <translation>What is the reason?</translation>
    </message>
    <message>
        <source>Where?</source>
        <translation>Where?</translation>
    </message>
    <message>
        <source>What follows?</source>
        <translation>What follows?</translation>
    </message>
    <message>
        <source>Which?</source>
        <translation>Which?</translation>
    </message>
    <message>
        <source>remove the wrong mark</source>
        <translation>remove the wrong mark</translation>
    </message>
    <message>
        <source>mark what the hint says</source>
        <translation>mark what the hint says</translation>
    </message>
    <message numerus="yes">
        <source>The puzzle has several answers, but none with all your marks: %Ln of them conflict.</source>
        <translation>
            <numerusform>The puzzle has several answers, but none with all your marks: %Ln of them cannot be right.</numerusform>
            <numerusform>The puzzle has several answers, but none with all your marks: %Ln of them conflict.</numerusform>
        </translation>
    </message>
    <message>
        <source>No answer has all these marks, but leave out any one and there is one: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>No answer has all these marks, but leave out any one and there is one: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Remove the first</source>
        <translation>Remove the first</translation>
    </message>
    <message>
        <source>Why wrong?</source>
        <translation>Why wrong?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlighted marks</source>
        <translation>
            <numerusform>%Ln highlighted mark</numerusform>
            <numerusform>%Ln highlighted marks</numerusform>
        </translation>
    </message>
    <message>
        <source>These marks contradict each other: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>These marks contradict each other: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>This mark cannot be right: &lt;c&gt;%1&lt;/c&gt;. It breaks: &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>This mark cannot be right: &lt;c&gt;%1&lt;/c&gt;. It breaks: &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>These marks cannot all be right: &lt;c&gt;%1&lt;/c&gt;. They break: &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>These marks cannot all be right: &lt;c&gt;%1&lt;/c&gt;. They break: &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Which is wrong?</source>
        <translation>Which is wrong?</translation>
    </message>
    <message>
        <source>The reason is a rule of the whole board.</source>
        <translation>The reason is a rule of the whole board.</translation>
    </message>
    <message>
        <source>The mark &lt;c&gt;%1&lt;/c&gt; breaks a rule of the whole board.</source>
        <translation>The mark &lt;c&gt;%1&lt;/c&gt; breaks a rule of the whole board.</translation>
    </message>
    <message>
        <source>The puzzle is solved: there is nothing left to find.</source>
        <translation>The puzzle is solved: there is nothing left to find.</translation>
    </message>
    <message>
        <source>There is something to find. It reaches across the whole board, so no part of it is framed.</source>
        <translation>There is something to find. It reaches across the whole board, so no part of it is framed.</translation>
    </message>
    <message>
        <source>This rule applies across the whole board:</source>
        <translation>This rule applies across the whole board:</translation>
    </message>
    <message numerus="yes">
        <source>Mark all %Ln</source>
        <translation>
            <numerusform>Mark all %Ln</numerusform>
            <numerusform>Mark all %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Can no longer be met: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Can no longer be met: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>From that you can work out &lt;c&gt;what is framed in this colour&lt;/c&gt;.</source>
        <translation>From that you can work out &lt;c&gt;what is framed in this colour&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>From &lt;p&gt;what is highlighted&lt;/p&gt; you can work out &lt;c&gt;what is framed in this colour&lt;/c&gt;.</source>
        <translation>From &lt;p&gt;what is highlighted&lt;/p&gt; you can work out &lt;c&gt;what is framed in this colour&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The mark &lt;c&gt;%1&lt;/c&gt; is wrong. There is no short reason for it.</source>
        <translation>The mark &lt;c&gt;%1&lt;/c&gt; is wrong. There is no short reason for it.</translation>
    </message>
    <message>
        <source>These marks are wrong: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>These marks are wrong: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Remove them</source>
        <translation>Remove them</translation>
    </message>
</context>
<context>
    <name>HistoryView</name>
    <message>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>The beginning</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Exponents</source>
        <translation>Exponents</translation>
    </message>
    <message>
        <source>Whole numbers only</source>
        <translation>Whole numbers only</translation>
    </message>
    <message>
        <source>Cards may be left over</source>
        <translation>Cards may be left over</translation>
    </message>
    <message>
        <source>Both diagonals as well</source>
        <translation>Both diagonals as well</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>one of these puzzles: %1</source>
        <translation>one of these puzzles: %1</translation>
    </message>
    <message>
        <source>the kind of puzzle to be named, one of: %1</source>
        <translation>the kind of puzzle to be named, one of: %1</translation>
    </message>
    <message>
        <source>the clue %1 at row %2, column %3 has %4 lines</source>
        <translation>the clue %1 at row %2, column %3 has %4 lines</translation>
    </message>
    <message>
        <source>there is no line</source>
        <translation>there is no line</translation>
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
        <source>%1 at each of its corners</source>
        <translation>%1 at each of its corners</translation>
    </message>
    <message>
        <source>%1 at each of its %2 and %3 corners</source>
        <translation>%1 at each of its %2 and %3 corners</translation>
    </message>
    <message>
        <source>%1 at its %2 corner</source>
        <translation>%1 at its %2 corner</translation>
    </message>
    <message>
        <source>%1 at each of its %2, %3 and %4 corners</source>
        <translation>%1 at each of its %2, %3 and %4 corners</translation>
    </message>
    <message>
        <source>a line %1</source>
        <translation>a line %1</translation>
    </message>
    <message>
        <source>a line above row %1, column %2</source>
        <translation>a line above row %1, column %2</translation>
    </message>
    <message>
        <source>a line below row %1, column %2</source>
        <translation>a line below row %1, column %2</translation>
    </message>
    <message>
        <source>a line left of row %1, column %2</source>
        <translation>a line left of row %1, column %2</translation>
    </message>
    <message>
        <source>a line right of row %1, column %2</source>
        <translation>a line right of row %1, column %2</translation>
    </message>
    <message>
        <source>above</source>
        <translation>above</translation>
    </message>
    <message>
        <source>above row %1, column %2</source>
        <translation>above row %1, column %2</translation>
    </message>
    <message>
        <source>at least one line</source>
        <translation>at least one line</translation>
    </message>
    <message>
        <source>at least one line %1 or %2</source>
        <translation>at least one line %1 or %2</translation>
    </message>
    <message>
        <source>at most one line</source>
        <translation>at most one line</translation>
    </message>
    <message>
        <source>at most one line %1 or %2</source>
        <translation>at most one line %1 or %2</translation>
    </message>
    <message>
        <source>below</source>
        <translation>below</translation>
    </message>
    <message>
        <source>below row %1, column %2</source>
        <translation>below row %1, column %2</translation>
    </message>
    <message>
        <source>from above</source>
        <translation>from above</translation>
    </message>
    <message>
        <source>from below</source>
        <translation>from below</translation>
    </message>
    <message>
        <source>from the left</source>
        <translation>from the left</translation>
    </message>
    <message>
        <source>from the right</source>
        <translation>from the right</translation>
    </message>
    <message>
        <source>left of row %1, column %2</source>
        <translation>left of row %1, column %2</translation>
    </message>
    <message>
        <source>lines %1 and %2</source>
        <translation>lines %1 and %2</translation>
    </message>
    <message>
        <source>lines %1, %2 and %3</source>
        <translation>lines %1, %2 and %3</translation>
    </message>
    <message>
        <source>lines on every side</source>
        <translation>lines on every side</translation>
    </message>
    <message>
        <source>no line</source>
        <translation>no line</translation>
    </message>
    <message>
        <source>no line %1</source>
        <translation>no line %1</translation>
    </message>
    <message>
        <source>no line %1 or %2</source>
        <translation>no line %1 or %2</translation>
    </message>
    <message>
        <source>no line %1, %2 or %3</source>
        <translation>no line %1, %2 or %3</translation>
    </message>
    <message>
        <source>no line above row %1, column %2</source>
        <translation>no line above row %1, column %2</translation>
    </message>
    <message>
        <source>no line below row %1, column %2</source>
        <translation>no line below row %1, column %2</translation>
    </message>
    <message>
        <source>no line left of row %1, column %2</source>
        <translation>no line left of row %1, column %2</translation>
    </message>
    <message>
        <source>no line on any side</source>
        <translation>no line on any side</translation>
    </message>
    <message>
        <source>no line right of row %1, column %2</source>
        <translation>no line right of row %1, column %2</translation>
    </message>
    <message>
        <source>none or both of the lines %1 and %2</source>
        <translation>none or both of the lines %1 and %2</translation>
    </message>
    <message>
        <source>none or two lines</source>
        <translation>none or two lines</translation>
    </message>
    <message>
        <source>on the left</source>
        <translation>on the left</translation>
    </message>
    <message>
        <source>on the right</source>
        <translation>on the right</translation>
    </message>
    <message>
        <source>one line %1 or %2</source>
        <translation>one line %1 or %2</translation>
    </message>
    <message>
        <source>right of row %1, column %2</source>
        <translation>right of row %1, column %2</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are on different sides</source>
        <translation>row %1, column %2 and row %3, column %4 are on different sides</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are on the same side</source>
        <translation>row %1, column %2 and row %3, column %4 are on the same side</translation>
    </message>
    <message>
        <source>the %1 at row %2, column %3</source>
        <translation>the %1 at row %2, column %3</translation>
    </message>
    <message>
        <source>the border</source>
        <translation>the border</translation>
    </message>
    <message>
        <source>the dot at the bottom left of row %1, column %2</source>
        <translation>the dot at the bottom left of row %1, column %2</translation>
    </message>
    <message>
        <source>the dot at the bottom right of row %1, column %2</source>
        <translation>the dot at the bottom right of row %1, column %2</translation>
    </message>
    <message>
        <source>the dot at the top left of row %1, column %2</source>
        <translation>the dot at the top left of row %1, column %2</translation>
    </message>
    <message>
        <source>the dot at the top right of row %1, column %2</source>
        <translation>the dot at the top right of row %1, column %2</translation>
    </message>
    <message>
        <source>they are on different sides</source>
        <translation>they are on different sides</translation>
    </message>
    <message>
        <source>they are on the same side</source>
        <translation>they are on the same side</translation>
    </message>
    <message>
        <source>two lines</source>
        <translation>two lines</translation>
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
        <source>row %1, column %2 and row %3, column %4 are outside</source>
        <translation>row %1, column %2 and row %3, column %4 are outside</translation>
    </message>
    <message>
        <source>row %1, column %2, row %3, column %4 and row %5, column %6 are outside</source>
        <translation>row %1, column %2, row %3, column %4 and row %5, column %6 are outside</translation>
    </message>
    <message>
        <source>row %1, column %2, row %3, column %4, row %5, column %6 and row %7, column %8 are outside</source>
        <translation>row %1, column %2, row %3, column %4, row %5, column %6 and row %7, column %8 are outside</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are inside</source>
        <translation>row %1, column %2 and row %3, column %4 are inside</translation>
    </message>
    <message>
        <source>row %1, column %2, row %3, column %4 and row %5, column %6 are inside</source>
        <translation>row %1, column %2, row %3, column %4 and row %5, column %6 are inside</translation>
    </message>
    <message>
        <source>row %1, column %2, row %3, column %4, row %5, column %6 and row %7, column %8 are inside</source>
        <translation>row %1, column %2, row %3, column %4, row %5, column %6 and row %7, column %8 are inside</translation>
    </message>
    <message>
        <source>clue %1 at row %2, column %3</source>
        <translation>clue %1 at row %2, column %3</translation>
    </message>
    <message>
        <source>there is one loop, which never touches itself</source>
        <translation>there is one loop, which never touches itself</translation>
    </message>
    <message>
        <source>1 edge</source>
        <translation>1 edge</translation>
    </message>
    <message>
        <source>%1 edges</source>
        <translation>%1 edges</translation>
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
        <source>undecided</source>
        <translation>undecided</translation>
    </message>
    <message>
        <source>clue %1 of %2: 0, 1, 2, 3 or &apos;.&apos;</source>
        <translation>clue %1 of %2: 0, 1, 2, 3 or &apos;.&apos;</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>top left</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>top right</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>bottom right</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>bottom left</translation>
    </message>
    <message>
        <source>dot top left of row %1, column %2</source>
        <translation>dot top left of row %1, column %2</translation>
    </message>
    <message>
        <source>dot top right of row %1, column %2</source>
        <translation>dot top right of row %1, column %2</translation>
    </message>
    <message>
        <source>dot bottom left of row %1, column %2</source>
        <translation>dot bottom left of row %1, column %2</translation>
    </message>
    <message>
        <source>dot bottom right of row %1, column %2</source>
        <translation>dot bottom right of row %1, column %2</translation>
    </message>
    <message>
        <source>this is not an expression</source>
        <translation>this is not an expression</translation>
    </message>
    <message>
        <source>the card %1 is not used</source>
        <translation>the card %1 is not used</translation>
    </message>
    <message>
        <source>the expression is worth %1, not %2</source>
        <translation>the expression is worth %1, not %2</translation>
    </message>
    <message>
        <source>the card %1 is used twice</source>
        <translation>the card %1 is used twice</translation>
    </message>
    <message>
        <source>exponents are not allowed</source>
        <translation>exponents are not allowed</translation>
    </message>
    <message>
        <source>%1 %2 %3 has no valid value</source>
        <translation>%1 %2 %3 has no valid value</translation>
    </message>
    <message>
        <source>the intermediate value %1 is not a whole number</source>
        <translation>the intermediate value %1 is not a whole number</translation>
    </message>
    <message>
        <source>place %1 of the expression is open</source>
        <translation>place %1 of the expression is open</translation>
    </message>
    <message>
        <source>place %1 of the expression is blank</source>
        <translation>place %1 of the expression is blank</translation>
    </message>
    <message>
        <source>%1 make %2 as %3</source>
        <translation>%1 make %2 as %3</translation>
    </message>
    <message>
        <source>%1 can make %2</source>
        <translation>%1 can make %2</translation>
    </message>
    <message>
        <source>the card %1 is %2</source>
        <translation>the card %1 is %2</translation>
    </message>
    <message>
        <source>sets of %1 cards make %2 values in all</source>
        <translation>sets of %1 cards make %2 values in all</translation>
    </message>
    <message>
        <source>%1 make %2 values</source>
        <translation>%1 make %2 values</translation>
    </message>
    <message>
        <source>%1 = %2 can be made</source>
        <translation>%1 = %2 can be made</translation>
    </message>
    <message>
        <source>nothing can be made on this side of the target</source>
        <translation>nothing can be made on this side of the target</translation>
    </message>
    <message>
        <source>nothing comes closer to %1</source>
        <translation>nothing comes closer to %1</translation>
    </message>
    <message>
        <source>the target is %1</source>
        <translation>the target is %1</translation>
    </message>
    <message>
        <source>no card is used twice</source>
        <translation>no card is used twice</translation>
    </message>
    <message>
        <source>every card is used once</source>
        <translation>every card is used once</translation>
    </message>
    <message>
        <source>the card %1</source>
        <translation>the card %1</translation>
    </message>
    <message>
        <source>1 place of the expression</source>
        <translation>1 place of the expression</translation>
    </message>
    <message>
        <source>%1 places of the expression</source>
        <translation>%1 places of the expression</translation>
    </message>
    <message>
        <source>card %1 of %2: %3</source>
        <translation>card %1 of %2: %3</translation>
    </message>
    <message>
        <source>the target %1</source>
        <translation>the target %1</translation>
    </message>
    <message>
        <source>the expression</source>
        <translation>the expression</translation>
    </message>
    <message>
        <source>the place of a value close to the target</source>
        <translation>the place of a value close to the target</translation>
    </message>
    <message>
        <source>the branch up from %1</source>
        <translation>the branch up from %1</translation>
    </message>
    <message>
        <source>the sign that joins %1</source>
        <translation>the sign that joins %1</translation>
    </message>
    <message>
        <source>what %1 make</source>
        <translation>what %1 make</translation>
    </message>
    <message>
        <source>a card: 1 to %1, A, J, Q or K</source>
        <translation>a card: 1 to %1, A, J, Q or K</translation>
    </message>
    <message>
        <source>&apos;=&apos; after %1 cards</source>
        <translation>&apos;=&apos; after %1 cards</translation>
    </message>
    <message>
        <source>a card (1 to %1, A, J, Q or K) or &apos;=&apos;</source>
        <translation>a card (1 to %1, A, J, Q or K) or &apos;=&apos;</translation>
    </message>
    <message>
        <source>a target: a whole number or a fraction, of up to %1</source>
        <translation>a target: a whole number or a fraction, of up to %1</translation>
    </message>
    <message>
        <source>the end of the line, or an option: exponents, integers, some</source>
        <translation>the end of the line, or an option: exponents, integers, some</translation>
    </message>
    <message>
        <source>the tile at row %1, place %2 has %3 links</source>
        <translation>the tile at row %1, place %2 has %3 links</translation>
    </message>
    <message>
        <source>the links are not one path</source>
        <translation>the links are not one path</translation>
    </message>
    <message>
        <source>a division in %1 does not work out</source>
        <translation>a division in %1 does not work out</translation>
    </message>
    <message>
        <source>in %1, %2 is not %3</source>
        <translation>in %1, %2 is not %3</translation>
    </message>
    <message>
        <source>link of %1 (row %2, place %3) and %4 (row %5, place %6)</source>
        <translation>link of %1 (row %2, place %3) and %4 (row %5, place %6)</translation>
    </message>
    <message>
        <source>%1 (row %2, place %3) and %4 (row %5, place %6) are joined</source>
        <translation>%1 (row %2, place %3) and %4 (row %5, place %6) are joined</translation>
    </message>
    <message>
        <source>%1 (row %2, place %3) and %4 (row %5, place %6) are not joined</source>
        <translation>%1 (row %2, place %3) and %4 (row %5, place %6) are not joined</translation>
    </message>
    <message>
        <source>the path ends on %1 (row %2, place %3)</source>
        <translation>the path ends on %1 (row %2, place %3)</translation>
    </message>
    <message>
        <source>the path does not end on %1 (row %2, place %3)</source>
        <translation>the path does not end on %1 (row %2, place %3)</translation>
    </message>
    <message>
        <source>the tile %1 at row %2, place %3</source>
        <translation>the tile %1 at row %2, place %3</translation>
    </message>
    <message>
        <source>one path passes through every tile</source>
        <translation>one path passes through every tile</translation>
    </message>
    <message>
        <source>the path reads as an equation</source>
        <translation>the path reads as an equation</translation>
    </message>
    <message>
        <source>row %1, place %2, tile %3</source>
        <translation>row %1, place %2, tile %3</translation>
    </message>
    <message>
        <source>the equation</source>
        <translation>the equation</translation>
    </message>
    <message>
        <source>the end from which it is read</source>
        <translation>the end from which it is read</translation>
    </message>
    <message>
        <source>an odd number of rows, 3 to %1, or 0</source>
        <translation>an odd number of rows, 3 to %1, or 0</translation>
    </message>
    <message>
        <source>the number of tiles in the odd rows, 1 to %1, so that there are no more than %2 tiles</source>
        <translation>the number of tiles in the odd rows, 1 to %1, so that there are no more than %2 tiles</translation>
    </message>
    <message>
        <source>tile %1 of %2: a digit, +, -, *, / or =</source>
        <translation>tile %1 of %2: a digit, +, -, *, / or =</translation>
    </message>
    <message>
        <source>no second =</source>
        <translation>no second =</translation>
    </message>
    <message>
        <source>an = on one of the tiles</source>
        <translation>an = on one of the tiles</translation>
    </message>
    <message>
        <source>nothing more after the closing 0</source>
        <translation>nothing more after the closing 0</translation>
    </message>
    <message>
        <source>row %1, column %2 holds no digit</source>
        <translation>row %1, column %2 holds no digit</translation>
    </message>
    <message>
        <source>row %1 holds the digit %2 twice</source>
        <translation>row %1 holds the digit %2 twice</translation>
    </message>
    <message>
        <source>column %1 holds the digit %2 twice</source>
        <translation>column %1 holds the digit %2 twice</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>column %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>row %1</translation>
    </message>
    <message>
        <source>cage %1 at row %2, column %3</source>
        <translation>cage %1 at row %2, column %3</translation>
    </message>
    <message>
        <source>row %1, column %2 is %3</source>
        <translation>row %1, column %2 is %3</translation>
    </message>
    <message>
        <source>row %1, column %2 is not %3</source>
        <translation>row %1, column %2 is not %3</translation>
    </message>
    <message>
        <source>row %1, column %2 is neither %3 nor %4</source>
        <translation>row %1, column %2 is neither %3 nor %4</translation>
    </message>
    <message>
        <source>row %1, column %2 is %3 or %4</source>
        <translation>row %1, column %2 is %3 or %4</translation>
    </message>
    <message>
        <source>%1 cells are %2</source>
        <translation>%1 cells are %2</translation>
    </message>
    <message>
        <source>%1 cells can only be %2 or %3</source>
        <translation>%1 cells can only be %2 or %3</translation>
    </message>
    <message>
        <source>no other cell of row %1 is %2</source>
        <translation>no other cell of row %1 is %2</translation>
    </message>
    <message>
        <source>no other cell of column %1 is %2</source>
        <translation>no other cell of column %1 is %2</translation>
    </message>
    <message>
        <source>no other cell of row %1 is %2 or %3</source>
        <translation>no other cell of row %1 is %2 or %3</translation>
    </message>
    <message>
        <source>no other cell of column %1 is %2 or %3</source>
        <translation>no other cell of column %1 is %2 or %3</translation>
    </message>
    <message>
        <source>row %1 has %2</source>
        <translation>row %1 has %2</translation>
    </message>
    <message>
        <source>column %1 has %2</source>
        <translation>column %1 has %2</translation>
    </message>
    <message>
        <source>row %1 has %2 and %3</source>
        <translation>row %1 has %2 and %3</translation>
    </message>
    <message>
        <source>column %1 has %2 and %3</source>
        <translation>column %1 has %2 and %3</translation>
    </message>
    <message>
        <source>%1 needs %2</source>
        <translation>%1 needs %2</translation>
    </message>
    <message>
        <source>%1 needs %2 or %3</source>
        <translation>%1 needs %2 or %3</translation>
    </message>
    <message>
        <source>%1 is row %2, column %3</source>
        <translation>%1 is row %2, column %3</translation>
    </message>
    <message>
        <source>%1 = %2 needs %3 = %4</source>
        <translation>%1 = %2 needs %3 = %4</translation>
    </message>
    <message>
        <source>1 cell</source>
        <translation>1 cell</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 cells</translation>
    </message>
    <message>
        <source>row %1, column %2, in the cage %3</source>
        <translation>row %1, column %2, in the cage %3</translation>
    </message>
    <message>
        <source>a side from 1 to %1 and a number of cages from 1 to %2, or 0</source>
        <translation>a side from 1 to %1 and a number of cages from 1 to %2, or 0</translation>
    </message>
    <message>
        <source>the letter a</source>
        <translation>the letter a</translation>
    </message>
    <message>
        <source>a letter from a to %1</source>
        <translation>a letter from a to %1</translation>
    </message>
    <message>
        <source>a letter from a to z or from A to %1</source>
        <translation>a letter from a to z or from A to %1</translation>
    </message>
    <message>
        <source>a row of %1 letters</source>
        <translation>a row of %1 letters</translation>
    </message>
    <message>
        <source>a cage in one piece: this cell does not touch the others of its letter</source>
        <translation>a cage in one piece: this cell does not touch the others of its letter</translation>
    </message>
    <message>
        <source>at most %1 cells in a cage</source>
        <translation>at most %1 cells in a cage</translation>
    </message>
    <message>
        <source>&apos;.&apos; for a cage of one cell</source>
        <translation>&apos;.&apos; for a cage of one cell</translation>
    </message>
    <message>
        <source>&apos;+&apos;, &apos;-&apos;, &apos;*&apos;, &apos;/&apos; or &apos;?&apos; for a cage of two cells</source>
        <translation>&apos;+&apos;, &apos;-&apos;, &apos;*&apos;, &apos;/&apos; or &apos;?&apos; for a cage of two cells</translation>
    </message>
    <message>
        <source>a letter that stands in the grid</source>
        <translation>a letter that stands in the grid</translation>
    </message>
    <message>
        <source>a cage that has no clue yet</source>
        <translation>a cage that has no clue yet</translation>
    </message>
    <message>
        <source>a target from 0 to %1</source>
        <translation>a target from 0 to %1</translation>
    </message>
    <message>
        <source>clue %1 of %2</source>
        <translation>clue %1 of %2</translation>
    </message>
    <message>
        <source>the white cells of row %1 make %2 instead of %3</source>
        <translation>the white cells of row %1 make %2 instead of %3</translation>
    </message>
    <message>
        <source>the black cells of column %1 make %2 instead of %3</source>
        <translation>the black cells of column %1 make %2 instead of %3</translation>
    </message>
    <message>
        <source>row %1, column %2 is black</source>
        <translation>row %1, column %2 is black</translation>
    </message>
    <message>
        <source>row %1, column %2 is white</source>
        <translation>row %1, column %2 is white</translation>
    </message>
    <message>
        <source>row %1, column %2, digit %3</source>
        <translation>row %1, column %2, digit %3</translation>
    </message>
    <message>
        <source>row %1, sum of its white cells so far</source>
        <translation>row %1, sum of its white cells so far</translation>
    </message>
    <message>
        <source>column %1, sum of its black cells so far</source>
        <translation>column %1, sum of its black cells so far</translation>
    </message>
    <message>
        <source>row %1, what its label still lacks</source>
        <translation>row %1, what its label still lacks</translation>
    </message>
    <message>
        <source>column %1, what its label still lacks</source>
        <translation>column %1, what its label still lacks</translation>
    </message>
    <message>
        <source>the column labels: 1 to %1 numbers from 0 to %2</source>
        <translation>the column labels: 1 to %1 numbers from 0 to %2</translation>
    </message>
    <message>
        <source>digit %1 of %2: 1 to 9</source>
        <translation>digit %1 of %2: 1 to 9</translation>
    </message>
    <message>
        <source>the row&apos;s label, a number from 0 to %1</source>
        <translation>the row&apos;s label, a number from 0 to %1</translation>
    </message>
    <message>
        <source>no more than %1 rows</source>
        <translation>no more than %1 rows</translation>
    </message>
    <message>
        <source>a row: %1 digits, then its label</source>
        <translation>a row: %1 digits, then its label</translation>
    </message>
    <message>
        <source>candidates %1</source>
        <translation>candidates %1</translation>
    </message>
    <message>
        <source>black</source>
        <translation>black</translation>
    </message>
    <message>
        <source>white</source>
        <translation>white</translation>
    </message>
    <message>
        <source>joined</source>
        <translation>joined</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>cut</translation>
    </message>
    <message>
        <source>the path ends here</source>
        <translation>the path ends here</translation>
    </message>
    <message>
        <source>the path does not end here</source>
        <translation>the path does not end here</translation>
    </message>
    <message>
        <source>%1 stands in place %2 of the expression</source>
        <translation>%1 stands in place %2 of the expression</translation>
    </message>
    <message>
        <source>%1 does not have the form of an equation</source>
        <translation>%1 does not have the form of an equation</translation>
    </message>
    <message>
        <source>%1 of the links and the reading</source>
        <translation>%1 of the links and the reading</translation>
    </message>
    <message>
        <source>fewer cards for a hand this hard</source>
        <translation>fewer cards for a hand this hard</translation>
    </message>
    <message>
        <source>the target</source>
        <translation>the target</translation>
    </message>
    <message>
        <source>all the cards</source>
        <translation>all the cards</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>one card</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 cards</translation>
    </message>
    <message>
        <source>one value</source>
        <translation>one value</translation>
    </message>
    <message>
        <source>%1 values</source>
        <translation>%1 values</translation>
    </message>
    <message>
        <source>%1: this is the target</source>
        <translation>%1: this is the target</translation>
    </message>
    <message>
        <source>%1: live, one way left</source>
        <translation>%1: live, one way left</translation>
    </message>
    <message>
        <source>%1: live, %2 ways left</source>
        <translation>%1: live, %2 ways left</translation>
    </message>
    <message>
        <source>%1: dead; the target is %2</source>
        <translation>%1: dead; the target is %2</translation>
    </message>
    <message>
        <source>%1: dead; nothing left makes up %2, the nearest are %3 and %4</source>
        <translation>%1: dead; nothing left makes up %2, the nearest are %3 and %4</translation>
    </message>
    <message>
        <source>%1: dead; nothing left makes up %2, the nearest is %3</source>
        <translation>%1: dead; nothing left makes up %2, the nearest is %3</translation>
    </message>
    <message>
        <source>%1: dead; what is left makes nothing at all</source>
        <translation>%1: dead; what is left makes nothing at all</translation>
    </message>
    <message>
        <source>a size from %1 to %2</source>
        <translation>a size from %1 to %2</translation>
    </message>
    <message>
        <source>no symmetry, as these puzzles have none</source>
        <translation>no symmetry, as these puzzles have none</translation>
    </message>
    <message>
        <source>another symmetry of the clues</source>
        <translation>another symmetry of the clues</translation>
    </message>
    <message>
        <source>an odd number of tiles, at most %1, for a board this gentle</source>
        <translation>an odd number of tiles, at most %1, for a board this gentle</translation>
    </message>
    <message>
        <source>at most %1 tiles, or %2 if their number is even, for a board this easy</source>
        <translation>at most %1 tiles, or %2 if their number is even, for a board this easy</translation>
    </message>
    <message>
        <source>at most %1 tiles for this difficulty</source>
        <translation>at most %1 tiles for this difficulty</translation>
    </message>
    <message>
        <source>at least %1 tiles for a board this hard</source>
        <translation>at least %1 tiles for a board this hard</translation>
    </message>
    <message>
        <source>a wider board for a puzzle this hard</source>
        <translation>a wider board for a puzzle this hard</translation>
    </message>
    <message>
        <source>an odd number of rows</source>
        <translation>an odd number of rows</translation>
    </message>
    <message>
        <source>a board of %1 to %2 tiles</source>
        <translation>a board of %1 to %2 tiles</translation>
    </message>
    <message>
        <source>one tile</source>
        <translation>one tile</translation>
    </message>
    <message>
        <source>%1 tiles</source>
        <translation>%1 tiles</translation>
    </message>
    <message>
        <source>the one path</source>
        <translation>the one path</translation>
    </message>
    <message>
        <source>one link</source>
        <translation>one link</translation>
    </message>
    <message>
        <source>%1 links</source>
        <translation>%1 links</translation>
    </message>
    <message>
        <source>one cut</source>
        <translation>one cut</translation>
    </message>
    <message>
        <source>%1 cuts</source>
        <translation>%1 cuts</translation>
    </message>
    <message>
        <source>the reading</source>
        <translation>the reading</translation>
    </message>
    <message>
        <source>one end</source>
        <translation>one end</translation>
    </message>
    <message>
        <source>%1 ends</source>
        <translation>%1 ends</translation>
    </message>
    <message>
        <source>one inner tile</source>
        <translation>one inner tile</translation>
    </message>
    <message>
        <source>%1 inner tiles</source>
        <translation>%1 inner tiles</translation>
    </message>
    <message>
        <source>the place of the =</source>
        <translation>the place of the =</translation>
    </message>
    <message>
        <source>as many rows as columns</source>
        <translation>as many rows as columns</translation>
    </message>
    <message>
        <source>one cage</source>
        <translation>one cage</translation>
    </message>
    <message>
        <source>%1 cages</source>
        <translation>%1 cages</translation>
    </message>
    <message>
        <source>one row</source>
        <translation>one row</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 rows</translation>
    </message>
    <message>
        <source>one column</source>
        <translation>one column</translation>
    </message>
    <message>
        <source>%1 columns</source>
        <translation>%1 columns</translation>
    </message>
    <message>
        <source>one digit</source>
        <translation>one digit</translation>
    </message>
    <message>
        <source>%1 digits</source>
        <translation>%1 digits</translation>
    </message>
    <message>
        <source>the candidates of one cell</source>
        <translation>the candidates of one cell</translation>
    </message>
    <message>
        <source>the candidates of %1 cells</source>
        <translation>the candidates of %1 cells</translation>
    </message>
    <message>
        <source>a board of at least %1 cells for a puzzle this hard</source>
        <translation>a board of at least %1 cells for a puzzle this hard</translation>
    </message>
    <message>
        <source>one black cell</source>
        <translation>one black cell</translation>
    </message>
    <message>
        <source>%1 black cells</source>
        <translation>%1 black cells</translation>
    </message>
    <message>
        <source>one white cell</source>
        <translation>one white cell</translation>
    </message>
    <message>
        <source>%1 white cells</source>
        <translation>%1 white cells</translation>
    </message>
    <message>
        <source>one clue</source>
        <translation>one clue</translation>
    </message>
    <message>
        <source>%1 clues</source>
        <translation>%1 clues</translation>
    </message>
    <message>
        <source>one dot</source>
        <translation>one dot</translation>
    </message>
    <message>
        <source>%1 dots</source>
        <translation>%1 dots</translation>
    </message>
    <message>
        <source>the one loop</source>
        <translation>the one loop</translation>
    </message>
    <message>
        <source>one line</source>
        <translation>one line</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 lines</translation>
    </message>
    <message>
        <source>one cross</source>
        <translation>one cross</translation>
    </message>
    <message>
        <source>%1 crosses</source>
        <translation>%1 crosses</translation>
    </message>
    <message>
        <source>one cell inside</source>
        <translation>one cell inside</translation>
    </message>
    <message>
        <source>%1 cells inside</source>
        <translation>%1 cells inside</translation>
    </message>
    <message>
        <source>one cell outside</source>
        <translation>one cell outside</translation>
    </message>
    <message>
        <source>%1 cells outside</source>
        <translation>%1 cells outside</translation>
    </message>
    <message>
        <source>one corner</source>
        <translation>one corner</translation>
    </message>
    <message>
        <source>%1 corners</source>
        <translation>%1 corners</translation>
    </message>
    <message>
        <source>one pair of cells</source>
        <translation>one pair of cells</translation>
    </message>
    <message>
        <source>%1 pairs of cells</source>
        <translation>%1 pairs of cells</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>As hard as its hardest step.</source>
        <translation>As hard as its hardest step.</translation>
    </message>
    <message>
        <source>Hardest step: %1, but one of several to choose from.</source>
        <translation>Hardest step: %1, but one of several to choose from.</translation>
    </message>
    <message>
        <source>No step is harder than %1, but many are not much easier: together they are harder.</source>
        <translation>No step is harder than %1, but many are not much easier: together they are harder.</translation>
    </message>
    <message>
        <source>card %1 of %2</source>
        <translation>card %1 of %2</translation>
    </message>
    <message>
        <source>one card is blank</source>
        <translation>one card is blank</translation>
    </message>
    <message>
        <source>%1 cards are blank</source>
        <translation>%1 cards are blank</translation>
    </message>
    <message>
        <source>the target is missing</source>
        <translation>the target is missing</translation>
    </message>
    <message>
        <source>the target is incomplete</source>
        <translation>the target is incomplete</translation>
    </message>
    <message>
        <source>row %1, place %2</source>
        <translation>row %1, place %2</translation>
    </message>
    <message>
        <source>a board of at most %1 tiles</source>
        <translation>a board of at most %1 tiles</translation>
    </message>
    <message>
        <source>one tile is blank</source>
        <translation>one tile is blank</translation>
    </message>
    <message>
        <source>%1 tiles are blank</source>
        <translation>%1 tiles are blank</translation>
    </message>
    <message>
        <source>the &quot;=&quot; is missing</source>
        <translation>the &quot;=&quot; is missing</translation>
    </message>
    <message>
        <source>there are %1 &quot;=&quot; instead of one</source>
        <translation>there are %1 &quot;=&quot; instead of one</translation>
    </message>
    <message>
        <source>no equation along this path fits the tiles</source>
        <translation>no equation along this path fits the tiles</translation>
    </message>
    <message>
        <source>one cage has no number</source>
        <translation>one cage has no number</translation>
    </message>
    <message>
        <source>%1 cages have no number</source>
        <translation>%1 cages have no number</translation>
    </message>
    <message>
        <source>one cage has no operator</source>
        <translation>one cage has no operator</translation>
    </message>
    <message>
        <source>%1 cages have no operator</source>
        <translation>%1 cages have no operator</translation>
    </message>
    <message>
        <source>one cage of a single cell has an operator</source>
        <translation>one cage of a single cell has an operator</translation>
    </message>
    <message>
        <source>%1 cages of a single cell have an operator</source>
        <translation>%1 cages of a single cell have an operator</translation>
    </message>
    <message>
        <source>one cell is in no cage</source>
        <translation>one cell is in no cage</translation>
    </message>
    <message>
        <source>%1 cells are in no cage</source>
        <translation>%1 cells are in no cage</translation>
    </message>
    <message>
        <source>a cage has more than %1 cells</source>
        <translation>a cage has more than %1 cells</translation>
    </message>
    <message>
        <source>there are %1 cages, more than %2</source>
        <translation>there are %1 cages, more than %2</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>row %1, column %2</translation>
    </message>
    <message>
        <source>row %1, the sum of its white cells</source>
        <translation>row %1, the sum of its white cells</translation>
    </message>
    <message>
        <source>column %1, the sum of its black cells</source>
        <translation>column %1, the sum of its black cells</translation>
    </message>
    <message>
        <source>one cell has no digit</source>
        <translation>one cell has no digit</translation>
    </message>
    <message>
        <source>%1 cells have no digit</source>
        <translation>%1 cells have no digit</translation>
    </message>
    <message>
        <source>one label is missing</source>
        <translation>one label is missing</translation>
    </message>
    <message>
        <source>%1 labels are missing</source>
        <translation>%1 labels are missing</translation>
    </message>
    <message>
        <source>one cell is neither black nor white</source>
        <translation>one cell is neither black nor white</translation>
    </message>
    <message>
        <source>%1 cells are neither black nor white</source>
        <translation>%1 cells are neither black nor white</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>an object</translation>
    </message>
    <message>
        <source>an object with &quot;%1&quot;</source>
        <translation>an object with &quot;%1&quot;</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>a list</translation>
    </message>
    <message>
        <source>a list of %1</source>
        <translation>a list of %1</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>a whole number from %1 to %2</translation>
    </message>
    <message>
        <source>a number of seconds</source>
        <translation>a number of seconds</translation>
    </message>
    <message>
        <source>a text of at most %1 bytes</source>
        <translation>a text of at most %1 bytes</translation>
    </message>
    <message>
        <source>a text for each place</source>
        <translation>a text for each place</translation>
    </message>
    <message>
        <source>a kind of puzzle that this Inkling knows</source>
        <translation>a kind of puzzle that this Inkling knows</translation>
    </message>
    <message>
        <source>clues that fit a puzzle of this kind and size</source>
        <translation>clues that fit a puzzle of this kind and size</translation>
    </message>
    <message>
        <source>marks that fit this puzzle</source>
        <translation>marks that fit this puzzle</translation>
    </message>
    <message>
        <source>version %1 or older: a newer Inkling wrote this file</source>
        <translation>version %1 or older: a newer Inkling wrote this file</translation>
    </message>
    <message>
        <source>a number that no other puzzle has</source>
        <translation>a number that no other puzzle has</translation>
    </message>
    <message>
        <source>a step that fits the puzzles</source>
        <translation>a step that fits the puzzles</translation>
    </message>
    <message>
        <source>nothing nested deeper than %1</source>
        <translation>nothing nested deeper than %1</translation>
    </message>
    <message>
        <source>no more than %1 values</source>
        <translation>no more than %1 values</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>%1: nothing can be divided by 0</source>
        <translation>%1: nothing can be divided by 0</translation>
    </message>
    <message>
        <source>%1: this has no valid value</source>
        <translation>%1: this has no valid value</translation>
    </message>
    <message>
        <source>%1 = %2: only whole numbers are allowed</source>
        <translation>%1 = %2: only whole numbers are allowed</translation>
    </message>
    <message>
        <source>these two cannot be joined like this</source>
        <translation>these two cannot be joined like this</translation>
    </message>
    <message>
        <source>the values of its sides</source>
        <translation>the values of its sides</translation>
    </message>
    <message>
        <source>solvable</source>
        <translation>solvable</translation>
    </message>
    <message>
        <source>how many tiles stand before the =</source>
        <translation>how many tiles stand before the =</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 is %2</translation>
    </message>
    <message>
        <source>the answer reads %1</source>
        <translation>the answer reads %1</translation>
    </message>
    <message>
        <source>As hard to find as the easiest answer: %1.</source>
        <translation>As hard to find as the easiest answer: %1.</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>odd</translation>
    </message>
    <message>
        <source>even</source>
        <translation>even</translation>
    </message>
    <message>
        <source>%1 rows and columns</source>
        <translation>%1 rows and columns</translation>
    </message>
    <message>
        <source>the %1 in column %2</source>
        <translation>the %1 in column %2</translation>
    </message>
    <message>
        <source>the %1 in row %2</source>
        <translation>the %1 in row %2</translation>
    </message>
    <message>
        <source>the %1 at row %2, column %3 is black</source>
        <translation>the %1 at row %2, column %3 is black</translation>
    </message>
    <message>
        <source>the %1 at row %2, column %3 is white</source>
        <translation>the %1 at row %2, column %3 is white</translation>
    </message>
    <message>
        <source>the %1 in column %2 is black</source>
        <translation>the %1 in column %2 is black</translation>
    </message>
    <message>
        <source>the %1 in column %2 is white</source>
        <translation>the %1 in column %2 is white</translation>
    </message>
    <message>
        <source>the %1 in row %2 is black</source>
        <translation>the %1 in row %2 is black</translation>
    </message>
    <message>
        <source>the %1 in row %2 is white</source>
        <translation>the %1 in row %2 is white</translation>
    </message>
    <message>
        <source>1 cell is %1</source>
        <translation>1 cell is %1</translation>
    </message>
    <message>
        <source>%2 cells are %1</source>
        <translation>%2 cells are %1</translation>
    </message>
    <message>
        <source>%1 links are joined</source>
        <translation>%1 links are joined</translation>
    </message>
    <message>
        <source>%1 links are cut</source>
        <translation>%1 links are cut</translation>
    </message>
    <message>
        <source>the path does not end on %1 other tiles</source>
        <translation>the path does not end on %1 other tiles</translation>
    </message>
    <message>
        <source>the %1 at row %2, place %3 has too many links</source>
        <translation>the %1 at row %2, place %3 has too many links</translation>
    </message>
    <message>
        <source>the %1 at row %2, place %3 has too few links left</source>
        <translation>the %1 at row %2, place %3 has too few links left</translation>
    </message>
    <message>
        <source>the path has more than two ends</source>
        <translation>the path has more than two ends</translation>
    </message>
    <message>
        <source>the path has fewer than two ends</source>
        <translation>the path has fewer than two ends</translation>
    </message>
    <message>
        <source>three digits in a row have the %1 at row %2, place %3 between them</source>
        <translation>three digits in a row have the %1 at row %2, place %3 between them</translation>
    </message>
    <message>
        <source>too many numbers have two digits</source>
        <translation>too many numbers have two digits</translation>
    </message>
    <message>
        <source>too many numbers have one digit</source>
        <translation>too many numbers have one digit</translation>
    </message>
    <message>
        <source>the %1 at row %2, place %3 has no second digit, and no more numbers may have one digit</source>
        <translation>the %1 at row %2, place %3 has no second digit, and no more numbers may have one digit</translation>
    </message>
    <message>
        <source>a digit follows a 0</source>
        <translation>a digit follows a 0</translation>
    </message>
    <message>
        <source>the path closes to a ring</source>
        <translation>the path closes to a ring</translation>
    </message>
    <message>
        <source>the path ends while tiles are left over</source>
        <translation>the path ends while tiles are left over</translation>
    </message>
    <message>
        <source>some tiles are cut off from the others</source>
        <translation>some tiles are cut off from the others</translation>
    </message>
    <message>
        <source>no path can pass the %1 at row %2, place %3 from part to part</source>
        <translation>no path can pass the %1 at row %2, place %3 from part to part</translation>
    </message>
    <message>
        <source>the path ends on an operator</source>
        <translation>the path ends on an operator</translation>
    </message>
    <message>
        <source>two operators are joined</source>
        <translation>two operators are joined</translation>
    </message>
    <message>
        <source>two zeros are joined</source>
        <translation>two zeros are joined</translation>
    </message>
    <message>
        <source>the %1 at row %2, place %3</source>
        <translation>the %1 at row %2, place %3</translation>
    </message>
    <message>
        <source>the left side has 1 tile</source>
        <translation>the left side has 1 tile</translation>
    </message>
    <message>
        <source>the left side has %1 tiles</source>
        <translation>the left side has %1 tiles</translation>
    </message>
    <message>
        <source>the left side has %1 or %2 tiles</source>
        <translation>the left side has %1 or %2 tiles</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are each %5 or %6</source>
        <translation>row %1, column %2 and row %3, column %4 are each %5 or %6</translation>
    </message>
    <message>
        <source>row %1, column %2; row %3, column %4 and row %5, column %6 are each %7 or %8</source>
        <translation>row %1, column %2; row %3, column %4 and row %5, column %6 are each %7 or %8</translation>
    </message>
    <message>
        <source>the side never changes</source>
        <translation>the side never changes</translation>
    </message>
    <message>
        <source>the side changes once</source>
        <translation>the side changes once</translation>
    </message>
    <message>
        <source>the side changes %1 times</source>
        <translation>the side changes %1 times</translation>
    </message>
    <message>
        <source>%1 (%2 does not work out)</source>
        <translation>%1 (%2 does not work out)</translation>
    </message>
    <message>
        <source>no digit is left for row %1, column %2</source>
        <translation>no digit is left for row %1, column %2</translation>
    </message>
    <message>
        <source>%1 is at most %2</source>
        <translation>%1 is at most %2</translation>
    </message>
    <message>
        <source>%1 and %2 are at most %3</source>
        <translation>%1 and %2 are at most %3</translation>
    </message>
    <message>
        <source>%1 is at least %2</source>
        <translation>%1 is at least %2</translation>
    </message>
    <message>
        <source>%1 and %2 are at least %3</source>
        <translation>%1 and %2 are at least %3</translation>
    </message>
    <message>
        <source>a line runs above row %1, column %2</source>
        <translation>a line runs above row %1, column %2</translation>
    </message>
    <message>
        <source>no line runs above row %1, column %2</source>
        <translation>no line runs above row %1, column %2</translation>
    </message>
    <message>
        <source>a line runs below row %1, column %2</source>
        <translation>a line runs below row %1, column %2</translation>
    </message>
    <message>
        <source>no line runs below row %1, column %2</source>
        <translation>no line runs below row %1, column %2</translation>
    </message>
    <message>
        <source>a line runs left of row %1, column %2</source>
        <translation>a line runs left of row %1, column %2</translation>
    </message>
    <message>
        <source>no line runs left of row %1, column %2</source>
        <translation>no line runs left of row %1, column %2</translation>
    </message>
    <message>
        <source>a line runs right of row %1, column %2</source>
        <translation>a line runs right of row %1, column %2</translation>
    </message>
    <message>
        <source>no line runs right of row %1, column %2</source>
        <translation>no line runs right of row %1, column %2</translation>
    </message>
    <message>
        <source>row %2, column %3 has no line at its %1 corner</source>
        <translation>row %2, column %3 has no line at its %1 corner</translation>
    </message>
    <message>
        <source>row %2, column %3 has one line at its %1 corner</source>
        <translation>row %2, column %3 has one line at its %1 corner</translation>
    </message>
    <message>
        <source>row %2, column %3 has at most one line at its %1 corner</source>
        <translation>row %2, column %3 has at most one line at its %1 corner</translation>
    </message>
    <message>
        <source>row %2, column %3 has two lines at its %1 corner</source>
        <translation>row %2, column %3 has two lines at its %1 corner</translation>
    </message>
    <message>
        <source>row %2, column %3 has none or two lines at its %1 corner</source>
        <translation>row %2, column %3 has none or two lines at its %1 corner</translation>
    </message>
    <message>
        <source>row %2, column %3 has at least one line at its %1 corner</source>
        <translation>row %2, column %3 has at least one line at its %1 corner</translation>
    </message>
    <message>
        <source>row %2, column %3 may have any lines at its %1 corner</source>
        <translation>row %2, column %3 may have any lines at its %1 corner</translation>
    </message>
    <message>
        <source>the rest of row %1 takes %2</source>
        <translation>the rest of row %1 takes %2</translation>
    </message>
    <message>
        <source>the rest of row %1 takes %2 and %3</source>
        <translation>the rest of row %1 takes %2 and %3</translation>
    </message>
    <message>
        <source>the rest of column %1 takes %2</source>
        <translation>the rest of column %1 takes %2</translation>
    </message>
    <message>
        <source>the rest of column %1 takes %2 and %3</source>
        <translation>the rest of column %1 takes %2 and %3</translation>
    </message>
    <message>
        <source>one cell is not filled in</source>
        <translation>one cell is not filled in</translation>
    </message>
    <message>
        <source>%1 cells are not filled in</source>
        <translation>%1 cells are not filled in</translation>
    </message>
    <message>
        <source>one cage has no sum</source>
        <translation>one cage has no sum</translation>
    </message>
    <message>
        <source>%1 cages have no sum</source>
        <translation>%1 cages have no sum</translation>
    </message>
    <message>
        <source>row %1, column %2: %3</source>
        <translation>row %1, column %2: %3</translation>
    </message>
    <message>
        <source>part of the board</source>
        <translation>part of the board</translation>
    </message>
    <message>
        <source>&apos;%1&apos; and the side of the board</source>
        <translation>&apos;%1&apos; and the side of the board</translation>
    </message>
    <message>
        <source>&apos;%1&apos;, the number of rows and the number of columns</source>
        <translation>&apos;%1&apos;, the number of rows and the number of columns</translation>
    </message>
    <message>
        <source>the number of cages, 1 to %1</source>
        <translation>the number of cages, 1 to %1</translation>
    </message>
    <message>
        <source>the end of the line, or one of: %1</source>
        <translation>the end of the line, or one of: %1</translation>
    </message>
    <message>
        <source>a row of %1 letters of %2 cages, &apos;.&apos; for no cage</source>
        <translation>a row of %1 letters of %2 cages, &apos;.&apos; for no cage</translation>
    </message>
    <message>
        <source>a sum from 1 to %1</source>
        <translation>a sum from 1 to %1</translation>
    </message>
    <message>
        <source>&apos;+&apos;</source>
        <translation>&apos;+&apos;</translation>
    </message>
    <message>
        <source>cages that are each in one piece</source>
        <translation>cages that are each in one piece</translation>
    </message>
    <message>
        <source>a board without that mistake</source>
        <translation>a board without that mistake</translation>
    </message>
    <message>
        <source>a puzzle that begins with &apos;%1&apos;</source>
        <translation>a puzzle that begins with &apos;%1&apos;</translation>
    </message>
    <message>
        <source>row %1, between columns %2 and %3</source>
        <translation>row %1, between columns %2 and %3</translation>
    </message>
    <message>
        <source>column %1, between rows %2 and %3</source>
        <translation>column %1, between rows %2 and %3</translation>
    </message>
    <message>
        <source>the line joins columns %2 and %3 in row %1</source>
        <translation>the line joins columns %2 and %3 in row %1</translation>
    </message>
    <message>
        <source>no line joins columns %2 and %3 in row %1</source>
        <translation>no line joins columns %2 and %3 in row %1</translation>
    </message>
    <message>
        <source>the line joins rows %2 and %3 in column %1</source>
        <translation>the line joins rows %2 and %3 in column %1</translation>
    </message>
    <message>
        <source>no line joins rows %2 and %3 in column %1</source>
        <translation>no line joins rows %2 and %3 in column %1</translation>
    </message>
    <message>
        <source>one piece of the line</source>
        <translation>one piece of the line</translation>
    </message>
    <message>
        <source>%1 pieces of the line</source>
        <translation>%1 pieces of the line</translation>
    </message>
    <message>
        <source>1 place between two cells</source>
        <translation>1 place between two cells</translation>
    </message>
    <message>
        <source>%1 places between two cells</source>
        <translation>%1 places between two cells</translation>
    </message>
    <message>
        <source>row %1, column %2 has no valid value</source>
        <translation>row %1, column %2 has no valid value</translation>
    </message>
    <message>
        <source>one box</source>
        <translation>one box</translation>
    </message>
    <message>
        <source>%1 boxes</source>
        <translation>%1 boxes</translation>
    </message>
    <message>
        <source>diagonal %1</source>
        <translation>diagonal %1</translation>
    </message>
    <message>
        <source>one diagonal</source>
        <translation>one diagonal</translation>
    </message>
    <message>
        <source>%1 diagonals</source>
        <translation>%1 diagonals</translation>
    </message>
    <message>
        <source>the digit given at row %1, column %2</source>
        <translation>the digit given at row %1, column %2</translation>
    </message>
    <message>
        <source>one digit given</source>
        <translation>one digit given</translation>
    </message>
    <message>
        <source>%1 digits given</source>
        <translation>%1 digits given</translation>
    </message>
    <message>
        <source>4, 6 or 9 rows</source>
        <translation>4, 6 or 9 rows</translation>
    </message>
    <message>
        <source>a digit from 1 to %1, or &apos;.&apos;</source>
        <translation>a digit from 1 to %1, or &apos;.&apos;</translation>
    </message>
    <message>
        <source>a cage in several pieces</source>
        <translation>a cage in several pieces</translation>
    </message>
    <message>
        <source>the cage of %3 at row %1, column %2</source>
        <translation>the cage of %3 at row %1, column %2</translation>
    </message>
    <message>
        <source>the %1s of row %2</source>
        <translation>the %1s of row %2</translation>
    </message>
    <message>
        <source>two %1s of row %2 are white</source>
        <translation>two %1s of row %2 are white</translation>
    </message>
    <message>
        <source>one row&apos;s equal numbers</source>
        <translation>one row&apos;s equal numbers</translation>
    </message>
    <message>
        <source>%1 rows&apos; equal numbers</source>
        <translation>%1 rows&apos; equal numbers</translation>
    </message>
    <message>
        <source>the %1s of column %2</source>
        <translation>the %1s of column %2</translation>
    </message>
    <message>
        <source>two %1s of column %2 are white</source>
        <translation>two %1s of column %2 are white</translation>
    </message>
    <message>
        <source>one column&apos;s equal numbers</source>
        <translation>one column&apos;s equal numbers</translation>
    </message>
    <message>
        <source>%1 columns&apos; equal numbers</source>
        <translation>%1 columns&apos; equal numbers</translation>
    </message>
    <message>
        <source>that row %1, column %2 and row %3, column %4 are not both black</source>
        <translation>that row %1, column %2 and row %3, column %4 are not both black</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are both black</source>
        <translation>row %1, column %2 and row %3, column %4 are both black</translation>
    </message>
    <message>
        <source>one pair of neighbours</source>
        <translation>one pair of neighbours</translation>
    </message>
    <message>
        <source>%1 pairs of neighbours</source>
        <translation>%1 pairs of neighbours</translation>
    </message>
    <message>
        <source>that the white cells are connected</source>
        <translation>that the white cells are connected</translation>
    </message>
    <message>
        <source>one whole board</source>
        <translation>one whole board</translation>
    </message>
    <message>
        <source>%1 whole boards</source>
        <translation>%1 whole boards</translation>
    </message>
    <message>
        <source>a number from 1 to 99</source>
        <translation>a number from 1 to 99</translation>
    </message>
    <message>
        <source>the run across from row %1, column %2</source>
        <translation>the run across from row %1, column %2</translation>
    </message>
    <message>
        <source>the run across from row %1, column %2 holds the digit %3 twice</source>
        <translation>the run across from row %1, column %2 holds the digit %3 twice</translation>
    </message>
    <message>
        <source>the %3 across from row %1, column %2</source>
        <translation>the %3 across from row %1, column %2</translation>
    </message>
    <message>
        <source>one run</source>
        <translation>one run</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 runs</translation>
    </message>
    <message>
        <source>the run down from row %1, column %2</source>
        <translation>the run down from row %1, column %2</translation>
    </message>
    <message>
        <source>the run down from row %1, column %2 holds the digit %3 twice</source>
        <translation>the run down from row %1, column %2 holds the digit %3 twice</translation>
    </message>
    <message>
        <source>the %3 down from row %1, column %2</source>
        <translation>the %3 down from row %1, column %2</translation>
    </message>
    <message>
        <source>&apos;.&apos;, &apos;#&apos;, or sums such as 16\7, 16\ or \7</source>
        <translation>&apos;.&apos;, &apos;#&apos;, or sums such as 16\7, 16\ or \7</translation>
    </message>
    <message>
        <source>one sum has no cells</source>
        <translation>one sum has no cells</translation>
    </message>
    <message>
        <source>%1 sums have no cells</source>
        <translation>%1 sums have no cells</translation>
    </message>
    <message>
        <source>one run has more than nine cells</source>
        <translation>one run has more than nine cells</translation>
    </message>
    <message>
        <source>%1 runs have more than nine cells</source>
        <translation>%1 runs have more than nine cells</translation>
    </message>
    <message>
        <source>one run has no sum</source>
        <translation>one run has no sum</translation>
    </message>
    <message>
        <source>%1 runs have no sum</source>
        <translation>%1 runs have no sum</translation>
    </message>
    <message>
        <source>the cell at row %1, column %2</source>
        <translation>the cell at row %1, column %2</translation>
    </message>
    <message>
        <source>the line ends or branches at row %1, column %2</source>
        <translation>the line ends or branches at row %1, column %2</translation>
    </message>
    <message>
        <source>one cell</source>
        <translation>one cell</translation>
    </message>
    <message>
        <source>the white pearl at row %1, column %2</source>
        <translation>the white pearl at row %1, column %2</translation>
    </message>
    <message>
        <source>one white pearl</source>
        <translation>one white pearl</translation>
    </message>
    <message>
        <source>%1 white pearls</source>
        <translation>%1 white pearls</translation>
    </message>
    <message>
        <source>the black pearl at row %1, column %2</source>
        <translation>the black pearl at row %1, column %2</translation>
    </message>
    <message>
        <source>one black pearl</source>
        <translation>one black pearl</translation>
    </message>
    <message>
        <source>%1 black pearls</source>
        <translation>%1 black pearls</translation>
    </message>
    <message>
        <source>that the line is one loop</source>
        <translation>that the line is one loop</translation>
    </message>
    <message>
        <source>one loop</source>
        <translation>one loop</translation>
    </message>
    <message>
        <source>%1 loops</source>
        <translation>%1 loops</translation>
    </message>
    <message>
        <source>&apos;.&apos;, &apos;o&apos; for a white pearl or &apos;x&apos; for a black one</source>
        <translation>&apos;.&apos;, &apos;o&apos; for a white pearl or &apos;x&apos; for a black one</translation>
    </message>
    <message>
        <source>row %1, column %2, a black cell</source>
        <translation>row %1, column %2, a black cell</translation>
    </message>
    <message>
        <source>row %1, column %2, a white circle</source>
        <translation>row %1, column %2, a white circle</translation>
    </message>
    <message>
        <source>row %1, column %2, a black circle</source>
        <translation>row %1, column %2, a black circle</translation>
    </message>
    <message>
        <source>a size from %1 to %2: every puzzle is proved to have one answer, which takes too long on larger boards</source>
        <translation>a size from %1 to %2: every puzzle is proved to have one answer, which takes too long on larger boards</translation>
    </message>
    <message>
        <source>one cell is empty</source>
        <translation>one cell is empty</translation>
    </message>
    <message>
        <source>%1 cells are empty</source>
        <translation>%1 cells are empty</translation>
    </message>
    <message>
        <source>a square board for this symmetry</source>
        <translation>a square board for this symmetry</translation>
    </message>
    <message>
        <source>row %1 of %2, with %3 words</source>
        <translation>row %1 of %2, with %3 words</translation>
    </message>
    <message>
        <source>a clue that %1 has</source>
        <translation>a clue that %1 has</translation>
    </message>
    <message>
        <source>%1 at row %2, column %3 (%4)</source>
        <translation>%1 at row %2, column %3 (%4)</translation>
    </message>
    <message>
        <source>a puzzle in a format of another program, as before</source>
        <translation>a puzzle in a format of another program, as before</translation>
    </message>
    <message>
        <source>one of these kinds: %1</source>
        <translation>one of these kinds: %1</translation>
    </message>
    <message>
        <source>the kind %1 (%2)</source>
        <translation>the kind %1 (%2)</translation>
    </message>
    <message>
        <source>this format has no %1</source>
        <translation>this format has no %1</translation>
    </message>
    <message>
        <source>the clue of cage %1</source>
        <translation>the clue of cage %1</translation>
    </message>
    <message>
        <source>a letter of the grid that has no clue yet</source>
        <translation>a letter of the grid that has no clue yet</translation>
    </message>
    <message>
        <source>the end of the clues</source>
        <translation>the end of the clues</translation>
    </message>
    <message>
        <source>a puzzle without the rule that the loop passes every point</source>
        <translation>a puzzle without the rule that the loop passes every point</translation>
    </message>
    <message>
        <source>the number of rows or columns</source>
        <translation>the number of rows or columns</translation>
    </message>
    <message>
        <source>a puzzle without a special rule</source>
        <translation>a puzzle without a special rule</translation>
    </message>
    <message>
        <source>pzprv3 or pzprv3.1</source>
        <translation>pzprv3 or pzprv3.1</translation>
    </message>
    <message>
        <source>%1 at row %2, column %3 cannot be written in this format</source>
        <translation>%1 at row %2, column %3 cannot be written in this format</translation>
    </message>
    <message>
        <source>this format has no boards of %1 × %2</source>
        <translation>this format has no boards of %1 × %2</translation>
    </message>
    <message>
        <source>this format has no cages</source>
        <translation>this format has no cages</translation>
    </message>
    <message>
        <source>this format has no diagonals</source>
        <translation>this format has no diagonals</translation>
    </message>
    <message>
        <source>the walls of the cages</source>
        <translation>the walls of the cages</translation>
    </message>
    <message>
        <source>the end of the walls</source>
        <translation>the end of the walls</translation>
    </message>
    <message>
        <source>row %1, column %2 is in no cage</source>
        <translation>row %1, column %2 is in no cage</translation>
    </message>
    <message>
        <source>a Sudoku whose boxes are rectangles</source>
        <translation>a Sudoku whose boxes are rectangles</translation>
    </message>
    <message>
        <source>&apos;:&apos; and the clues</source>
        <translation>&apos;:&apos; and the clues</translation>
    </message>
    <message>
        <source>2x2, 2x3 or 3x3 boxes</source>
        <translation>2x2, 2x3 or 3x3 boxes</translation>
    </message>
    <message>
        <source>the clue of a cage, such as a7, s2, m12 or d3</source>
        <translation>the clue of a cage, such as a7, s2, m12 or d3</translation>
    </message>
    <message>
        <source>a game id with &apos;:&apos;, not a random seed</source>
        <translation>a game id with &apos;:&apos;, not a random seed</translation>
    </message>
    <message>
        <source>the lines GAME, PARAMS and DESC of a saved game</source>
        <translation>the lines GAME, PARAMS and DESC of a saved game</translation>
    </message>
    <message>
        <source>clues for %1 rows and %2 columns</source>
        <translation>clues for %1 rows and %2 columns</translation>
    </message>
    <message>
        <source>no further card, as all are used</source>
        <translation>no further card, as all are used</translation>
    </message>
    <message>
        <source>a card that is left:%1</source>
        <translation>a card that is left:%1</translation>
    </message>
    <message>
        <source>a sign or &apos;)&apos;</source>
        <translation>a sign or &apos;)&apos;</translation>
    </message>
    <message>
        <source>a sign, or &apos;= %1&apos;</source>
        <translation>a sign, or &apos;= %1&apos;</translation>
    </message>
    <message>
        <source>an expression</source>
        <translation>an expression</translation>
    </message>
    <message>
        <source>row %1, column %2 holds %3, but %4 is given</source>
        <translation>row %1, column %2 holds %3, but %4 is given</translation>
    </message>
    <message>
        <source>the cage of %3 at row %1, column %2 holds %4</source>
        <translation>the cage of %3 at row %1, column %2 holds %4</translation>
    </message>
    <message>
        <source>in one sum, row %1, column %2 and row %3, column %4 both hold %5</source>
        <translation>in one sum, row %1, column %2 and row %3, column %4 both hold %5</translation>
    </message>
    <message>
        <source>a tile that is left:%1</source>
        <translation>a tile that is left:%1</translation>
    </message>
    <message>
        <source>an equation</source>
        <translation>an equation</translation>
    </message>
    <message>
        <source>a tile that touches the one before, on a path through all tiles</source>
        <translation>a tile that touches the one before, on a path through all tiles</translation>
    </message>
    <message>
        <source>the white cells are in %1 pieces</source>
        <translation>the white cells are in %1 pieces</translation>
    </message>
    <message>
        <source>the %3 across from row %1, column %2 holds %4</source>
        <translation>the %3 across from row %1, column %2 holds %4</translation>
    </message>
    <message>
        <source>the %3 down from row %1, column %2 holds %4</source>
        <translation>the %3 down from row %1, column %2 holds %4</translation>
    </message>
    <message>
        <source>the cage %1 at row %2, column %3 holds %4</source>
        <translation>the cage %1 at row %2, column %3 holds %4</translation>
    </message>
    <message>
        <source>there are %1 loops, not one</source>
        <translation>there are %1 loops, not one</translation>
    </message>
    <message>
        <source>diagonal %1 holds the digit %2 twice</source>
        <translation>diagonal %1 holds the digit %2 twice</translation>
    </message>
    <message>
        <source>blanks at the end of the line</source>
        <translation>blanks at the end of the line</translation>
    </message>
    <message>
        <source>blanks are missing at the end of the line</source>
        <translation>blanks are missing at the end of the line</translation>
    </message>
    <message>
        <source>an answer</source>
        <translation>an answer</translation>
    </message>
    <message>
        <source>the output says that there is no answer, but there is one</source>
        <translation>the output says that there is no answer, but there is one</translation>
    </message>
    <message>
        <source>an empty line is missing before this one</source>
        <translation>an empty line is missing before this one</translation>
    </message>
    <message>
        <source>there is an empty line too many</source>
        <translation>there is an empty line too many</translation>
    </message>
    <message>
        <source>there is a byte-order mark before the text</source>
        <translation>there is a byte-order mark before the text</translation>
    </message>
    <message>
        <source>lines end as in Windows, by CR LF</source>
        <translation>lines end as in Windows, by CR LF</translation>
    </message>
    <message>
        <source>nothing more after the last answer</source>
        <translation>nothing more after the last answer</translation>
    </message>
    <message>
        <source>the empty line at the end is missing</source>
        <translation>the empty line at the end is missing</translation>
    </message>
    <message>
        <source>the last line has no line end</source>
        <translation>the last line has no line end</translation>
    </message>
    <message>
        <source>%1 or %2 at row %3, column %4</source>
        <translation>%1 or %2 at row %3, column %4</translation>
    </message>
    <message>
        <source>%1 to %2 at row %3, column %4</source>
        <translation>%1 to %2 at row %3, column %4</translation>
    </message>
    <message>
        <source>%1 at row %2, column %3</source>
        <translation>%1 at row %2, column %3</translation>
    </message>
    <message>
        <source>line %1 of %2 of the picture</source>
        <translation>line %1 of %2 of the picture</translation>
    </message>
    <message>
        <source>row %1, column %2 is not %3 or %4</source>
        <translation>row %1, column %2 is not %3 or %4</translation>
    </message>
    <message>
        <source>No step is harder than %1, but %2 rounds have a step of %3 or more: together they are harder.</source>
        <translation>No step is harder than %1, but %2 rounds have a step of %3 or more: together they are harder.</translation>
    </message>
    <message>
        <source>t0, a grid of squares</source>
        <translation>t0, a grid of squares</translation>
    </message>
    <message>
        <source>%1, as the rest of the picture asks for</source>
        <translation>%1, as the rest of the picture asks for</translation>
    </message>
    <message>
        <source>row %1, column %2 (then outside) from the border</source>
        <translation>row %1, column %2 (then outside) from the border</translation>
    </message>
    <message>
        <source>row %1, column %2 from row %3, column %4 (both then inside)</source>
        <translation>row %1, column %2 from row %3, column %4 (both then inside)</translation>
    </message>
    <message>
        <source>a cell that is in no other cage</source>
        <translation>a cell that is in no other cage</translation>
    </message>
    <message>
        <source>a digit in a cell that is a cage of its own</source>
        <translation>a digit in a cell that is a cage of its own</translation>
    </message>
    <message>
        <source>ipuz</source>
        <translation>ipuz</translation>
    </message>
    <message>
        <source>a puzzle</source>
        <translation>a puzzle</translation>
    </message>
    <message>
        <source>a puzzle that has no more than these: %1</source>
        <translation>a puzzle that has no more than these: %1</translation>
    </message>
    <message>
        <source>the rows of the board</source>
        <translation>the rows of the board</translation>
    </message>
    <message>
        <source>a row of %1 cells</source>
        <translation>a row of %1 cells</translation>
    </message>
    <message>
        <source>a cell of the board</source>
        <translation>a cell of the board</translation>
    </message>
    <message>
        <source>a digit</source>
        <translation>a digit</translation>
    </message>
    <message>
        <source>the digits from 1 on, in this order</source>
        <translation>the digits from 1 on, in this order</translation>
    </message>
    <message>
        <source>the cells of a cage</source>
        <translation>the cells of a cage</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>a number</translation>
    </message>
    <message>
        <source>one of + - * /</source>
        <translation>one of + - * /</translation>
    </message>
    <message>
        <source>both diagonals or none</source>
        <translation>both diagonals or none</translation>
    </message>
    <message>
        <source>a diagonal</source>
        <translation>a diagonal</translation>
    </message>
    <message>
        <source>a cage whose digits all differ</source>
        <translation>a cage whose digits all differ</translation>
    </message>
    <message>
        <source>a link that holds the whole puzzle behind &apos;scl&apos; or &apos;fpuz&apos;</source>
        <translation>a link that holds the whole puzzle behind &apos;scl&apos; or &apos;fpuz&apos;</translation>
    </message>
    <message>
        <source>a cage&apos;s number, target and operator, such as 0,12,3</source>
        <translation>a cage&apos;s number, target and operator, such as 0,12,3</translation>
    </message>
    <message>
        <source>&apos;problem=&apos; and a puzzle</source>
        <translation>&apos;problem=&apos; and a puzzle</translation>
    </message>
    <message>
        <source>the rows of a file of Pencilbox, with an answer, if a blank one</source>
        <translation>the rows of a file of Pencilbox, with an answer, if a blank one</translation>
    </message>
    <message>
        <source>a black cell&apos;s row, column, sum across and sum down</source>
        <translation>a black cell&apos;s row, column, sum across and sum down</translation>
    </message>
    <message>
        <source>XML</source>
        <translation>XML</translation>
    </message>
    <message>
        <source>the elements graph and values</source>
        <translation>the elements graph and values</translation>
    </message>
    <message>
        <source>the rows and columns of a square, and a Sudoku&apos;s boxes</source>
        <translation>the rows and columns of a square, and a Sudoku&apos;s boxes</translation>
    </message>
    <message>
        <source>%1 values, each &apos;_&apos; or a letter from b on</source>
        <translation>%1 values, each &apos;_&apos; or a letter from b on</translation>
    </message>
    <message>
        <source>a cage with a value and an operator</source>
        <translation>a cage with a value and an operator</translation>
    </message>
    <message>
        <source>what follows the answer is left out: %1</source>
        <translation>what follows the answer is left out: %1</translation>
    </message>
    <message>
        <source>%1, one for each cell</source>
        <translation>%1, one for each cell</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 characters</translation>
    </message>
    <message>
        <source>small notes and shades of cells are left out</source>
        <translation>small notes and shades of cells are left out</translation>
    </message>
    <message>
        <source>the address ends before row %1, column %2; the cells from there on are blank</source>
        <translation>the address ends before row %1, column %2; the cells from there on are blank</translation>
    </message>
    <message>
        <source>what follows the last cell is left out: %1</source>
        <translation>what follows the last cell is left out: %1</translation>
    </message>
    <message>
        <source>the address ends before its last %1 sums</source>
        <translation>the address ends before its last %1 sums</translation>
    </message>
    <message>
        <source>%1 is taken as a blank cell</source>
        <translation>%1 is taken as a blank cell</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>box %1</translation>
    </message>
    <message>
        <source>box %1 holds the digit %2 twice</source>
        <translation>box %1 holds the digit %2 twice</translation>
    </message>
    <message>
        <source>the sum %1 of %2 cells: it can be %3 to %4</source>
        <translation>the sum %1 of %2 cells: it can be %3 to %4</translation>
    </message>
    <message>
        <source>&apos;+&apos;, &apos;-&apos;, &apos;*&apos;, &apos;/&apos; or &apos;?&apos; for a cage of %1 cells</source>
        <translation>&apos;+&apos;, &apos;-&apos;, &apos;*&apos;, &apos;/&apos; or &apos;?&apos; for a cage of %1 cells</translation>
    </message>
    <message>
        <source>%1, outside, is row %2, column %3</source>
        <translation>%1, outside, is row %2, column %3</translation>
    </message>
    <message>
        <source>pzpr file</source>
        <translation>pzpr file</translation>
    </message>
    <message>
        <source>MathDoku KenKen</source>
        <translation>MathDoku KenKen</translation>
    </message>
    <message>
        <source>Simon Tatham&apos;s game ID</source>
        <translation>Simon Tatham&apos;s game ID</translation>
    </message>
    <message>
        <source>Simon Tatham&apos;s saved game</source>
        <translation>Simon Tatham&apos;s saved game</translation>
    </message>
    <message>
        <source>f-puzzles link</source>
        <translation>f-puzzles link</translation>
    </message>
    <message>
        <source>SudokuPad link</source>
        <translation>SudokuPad link</translation>
    </message>
    <message>
        <source>Kanpen address</source>
        <translation>Kanpen address</translation>
    </message>
    <message>
        <source>puzz.link address</source>
        <translation>puzz.link address</translation>
    </message>
    <message>
        <source>Sudoku in one line</source>
        <translation>Sudoku in one line</translation>
    </message>
    <message>
        <source>Sudoku in nine lines</source>
        <translation>Sudoku in nine lines</translation>
    </message>
    <message>
        <source>KenKen in letters</source>
        <translation>KenKen in letters</translation>
    </message>
    <message>
        <source>f-puzzles JSON</source>
        <translation>f-puzzles JSON</translation>
    </message>
    <message>
        <source>KSudoku file</source>
        <translation>KSudoku file</translation>
    </message>
    <message>
        <source>Pencilbox file</source>
        <translation>Pencilbox file</translation>
    </message>
    <message>
        <source>the address of a puzzle, such as https://puzz.link/p?slither/3/3/...</source>
        <translation>the address of a puzzle, such as https://puzz.link/p?slither/3/3/...</translation>
    </message>
    <message>
        <source>only one of the %1s of row %2 can be white</source>
        <translation>only one of the %1s of row %2 can be white</translation>
    </message>
    <message>
        <source>only one of the %1s of column %2 can be white</source>
        <translation>only one of the %1s of column %2 can be white</translation>
    </message>
    <message>
        <source>black cells never touch</source>
        <translation>black cells never touch</translation>
    </message>
    <message>
        <source>row %1, label %2 (the sum of its white cells)</source>
        <translation>row %1, label %2 (the sum of its white cells)</translation>
    </message>
    <message>
        <source>column %1, label %2 (the sum of its black cells)</source>
        <translation>column %1, label %2 (the sum of its black cells)</translation>
    </message>
    <message>
        <source>a byte that no text has</source>
        <translation>a byte that no text has</translation>
    </message>
    <message>
        <source>puzzles as text</source>
        <translation>puzzles as text</translation>
    </message>
    <message>
        <source>no line is passed over</source>
        <translation>no line is passed over</translation>
    </message>
    <message>
        <source>one line is passed over</source>
        <translation>one line is passed over</translation>
    </message>
    <message>
        <source>%1 lines are passed over</source>
        <translation>%1 lines are passed over</translation>
    </message>
    <message>
        <source>the loop ends at the top left corner of row %1, column %2</source>
        <translation>the loop ends at the top left corner of row %1, column %2</translation>
    </message>
    <message>
        <source>the loop ends at the top right corner of row %1, column %2</source>
        <translation>the loop ends at the top right corner of row %1, column %2</translation>
    </message>
    <message>
        <source>the loop ends at the bottom left corner of row %1, column %2</source>
        <translation>the loop ends at the bottom left corner of row %1, column %2</translation>
    </message>
    <message>
        <source>the loop ends at the bottom right corner of row %1, column %2</source>
        <translation>the loop ends at the bottom right corner of row %1, column %2</translation>
    </message>
    <message>
        <source>%3 lines meet at the top left corner of row %1, column %2</source>
        <translation>%3 lines meet at the top left corner of row %1, column %2</translation>
    </message>
    <message>
        <source>%3 lines meet at the top right corner of row %1, column %2</source>
        <translation>%3 lines meet at the top right corner of row %1, column %2</translation>
    </message>
    <message>
        <source>%3 lines meet at the bottom left corner of row %1, column %2</source>
        <translation>%3 lines meet at the bottom left corner of row %1, column %2</translation>
    </message>
    <message>
        <source>%3 lines meet at the bottom right corner of row %1, column %2</source>
        <translation>%3 lines meet at the bottom right corner of row %1, column %2</translation>
    </message>
    <message>
        <source>Penpa address</source>
        <translation>Penpa address</translation>
    </message>
    <message>
        <source>a Penpa board of squares, of at most %1 rows and columns</source>
        <translation>a Penpa board of squares, of at most %1 rows and columns</translation>
    </message>
    <message>
        <source>the answer in the drawing is left out</source>
        <translation>the answer in the drawing is left out</translation>
    </message>
    <message>
        <source>what is drawn besides is left out: %1</source>
        <translation>what is drawn besides is left out: %1</translation>
    </message>
    <message>
        <source>a white or black circle</source>
        <translation>a white or black circle</translation>
    </message>
    <message>
        <source>a drawing with the name of the puzzle among its tags</source>
        <translation>a drawing with the name of the puzzle among its tags</translation>
    </message>
    <message>
        <source>&apos;,&apos; and the clues of the %1 cages, such as a7, s2, m12 or d3</source>
        <translation>&apos;,&apos; and the clues of the %1 cages, such as a7, s2, m12 or d3</translation>
    </message>
    <message>
        <source>the number of rows as the graph&apos;s order</source>
        <translation>the number of rows as the graph&apos;s order</translation>
    </message>
    <message>
        <source>black cell</source>
        <translation>black cell</translation>
    </message>
    <message>
        <source>white pearl</source>
        <translation>white pearl</translation>
    </message>
    <message>
        <source>black pearl</source>
        <translation>black pearl</translation>
    </message>
    <message>
        <source>%1 (from left to right)</source>
        <translation>%1 (from left to right)</translation>
    </message>
    <message>
        <source>%1 (%2 does not work out in any of them)</source>
        <translation>%1 (%2 does not work out in any of them)</translation>
    </message>
    <message>
        <source>%1 (from left to right: %2 does not work out)</source>
        <translation>%1 (from left to right: %2 does not work out)</translation>
    </message>
    <message>
        <source>one cell holds no whole clue: write 15\ for a sum down, \15 for a sum across</source>
        <translation>one cell holds no whole clue: write 15\ for a sum down, \15 for a sum across</translation>
    </message>
    <message>
        <source>%1 cells hold no whole clue: write 15\ for a sum down, \15 for a sum across</source>
        <translation>%1 cells hold no whole clue: write 15\ for a sum down, \15 for a sum across</translation>
    </message>
    <message>
        <source>Type # to make a cell black, 15\ for a sum down, \15 for a sum across, or 16\7 for both.</source>
        <translation>Type # to make a cell black, 15\ for a sum down, \15 for a sum across, or 16\7 for both.</translation>
    </message>
    <message>
        <source>%1 is the product of cage %2 at row %3, column %4, however it is filled</source>
        <translation>%1 is the product of cage %2 at row %3, column %4, however it is filled</translation>
    </message>
    <message>
        <source>%1 is the sum of cage %2 at row %3, column %4, however it is filled</source>
        <translation>%1 is the sum of cage %2 at row %3, column %4, however it is filled</translation>
    </message>
    <message>
        <source>the white pearl at row %1, column %2 is not met</source>
        <translation>the white pearl at row %1, column %2 is not met</translation>
    </message>
    <message>
        <source>the black pearl at row %1, column %2 is not met</source>
        <translation>the black pearl at row %1, column %2 is not met</translation>
    </message>
    <message>
        <source>a whole link; this one is cut off or damaged</source>
        <translation>a whole link; this one is cut off or damaged</translation>
    </message>
    <message>
        <source>the end of the address</source>
        <translation>the end of the address</translation>
    </message>
    <message>
        <source>the cells from row %1, column %2 on</source>
        <translation>the cells from row %1, column %2 on</translation>
    </message>
    <message>
        <source>the last %1 sums</source>
        <translation>the last %1 sums</translation>
    </message>
    <message>
        <source>a clue or a run of blank cells</source>
        <translation>a clue or a run of blank cells</translation>
    </message>
    <message>
        <source>the rest of the file; it is cut off here</source>
        <translation>the rest of the file; it is cut off here</translation>
    </message>
    <message>
        <source>%1 is both needed and avoided.</source>
        <translation>%1 is both needed and avoided.</translation>
    </message>
    <message>
        <source>%1 is needed, but is not among the only rules that are allowed.</source>
        <translation>%1 is needed, but is not among the only rules that are allowed.</translation>
    </message>
    <message>
        <source>No rule is left that is allowed.</source>
        <translation>No rule is left that is allowed.</translation>
    </message>
    <message>
        <source>No rating is at least %1 and at most %2.</source>
        <translation>No rating is at least %1 and at most %2.</translation>
    </message>
    <message>
        <source>A puzzle that needs %1 is rated %2 or more; at most %3 is ordered.</source>
        <translation>A puzzle that needs %1 is rated %2 or more; at most %3 is ordered.</translation>
    </message>
    <message>
        <source>By these rules alone no puzzle is rated above %1; at least %2 is ordered.</source>
        <translation>By these rules alone no puzzle is rated above %1; at least %2 is ordered.</translation>
    </message>
    <message>
        <source>The pattern has another size than the board.</source>
        <translation>The pattern has another size than the board.</translation>
    </message>
    <message>
        <source>The pattern is not symmetric as ordered.</source>
        <translation>The pattern is not symmetric as ordered.</translation>
    </message>
    <message>
        <source>The pattern has %1 clues; another number is ordered.</source>
        <translation>The pattern has %1 clues; another number is ordered.</translation>
    </message>
    <message>
        <source>The clues of these puzzles have fixed places: neither their number nor a pattern can be ordered.</source>
        <translation>The clues of these puzzles have fixed places: neither their number nor a pattern can be ordered.</translation>
    </message>
    <message>
        <source>No number of clues is at least %1 and at most %2.</source>
        <translation>No number of clues is at least %1 and at most %2.</translation>
    </message>
    <message>
        <source>The board has %1 cells, fewer than the clues ordered.</source>
        <translation>The board has %1 cells, fewer than the clues ordered.</translation>
    </message>
    <message>
        <source>The difficulty chosen is rated %1 or more; the ratings ordered are lower.</source>
        <translation>The difficulty chosen is rated %1 or more; the ratings ordered are lower.</translation>
    </message>
    <message>
        <source>The difficulty chosen is rated %1 to %2; no rating ordered is in that range.</source>
        <translation>The difficulty chosen is rated %1 to %2; no rating ordered is in that range.</translation>
    </message>
    <message>
        <source>the %2 of row %1 fits only there</source>
        <translation>the %2 of row %1 fits only there</translation>
    </message>
    <message>
        <source>the %2 of column %1 fits only there</source>
        <translation>the %2 of column %1 fits only there</translation>
    </message>
    <message>
        <source>the %2 and %3 of row %1 fit only there</source>
        <translation>the %2 and %3 of row %1 fit only there</translation>
    </message>
    <message>
        <source>the %2 and %3 of column %1 fit only there</source>
        <translation>the %2 and %3 of column %1 fit only there</translation>
    </message>
    <message>
        <source>in column %1 (%2 to make from %3) not both are black</source>
        <translation>in column %1 (%2 to make from %3) not both are black</translation>
    </message>
    <message>
        <source>in row %1 (%2 to make from %3) not both are black</source>
        <translation>in row %1 (%2 to make from %3) not both are black</translation>
    </message>
    <message>
        <source>in column %1 (%2 to make from %3) not both are white</source>
        <translation>in column %1 (%2 to make from %3) not both are white</translation>
    </message>
    <message>
        <source>in row %1 (%2 to make from %3) not both are white</source>
        <translation>in row %1 (%2 to make from %3) not both are white</translation>
    </message>
    <message>
        <source>in column %1 (%2 to make from %3) just one is black</source>
        <translation>in column %1 (%2 to make from %3) just one is black</translation>
    </message>
    <message>
        <source>in row %1 (%2 to make from %3) just one is black</source>
        <translation>in row %1 (%2 to make from %3) just one is black</translation>
    </message>
    <message>
        <source>in column %1 (%2 to make from %3) both are alike</source>
        <translation>in column %1 (%2 to make from %3) both are alike</translation>
    </message>
    <message>
        <source>in row %1 (%2 to make from %3) both are alike</source>
        <translation>in row %1 (%2 to make from %3) both are alike</translation>
    </message>
    <message>
        <source>in column %1 (%2 to make from %3), row %4 is black only if row %5 is</source>
        <translation>in column %1 (%2 to make from %3), row %4 is black only if row %5 is</translation>
    </message>
    <message>
        <source>in row %1 (%2 to make from %3), column %4 is black only if column %5 is</source>
        <translation>in row %1 (%2 to make from %3), column %4 is black only if column %5 is</translation>
    </message>
    <message>
        <source>no digits make the clue of one cage</source>
        <translation>no digits make the clue of one cage</translation>
    </message>
    <message>
        <source>no digits make the clues of %1 cages</source>
        <translation>no digits make the clues of %1 cages</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 with %2</translation>
    </message>
    <message>
        <source>the %1 at row %2, place %3 has no second digit, and every number has two digits</source>
        <translation>the %1 at row %2, place %3 has no second digit, and every number has two digits</translation>
    </message>
    <message>
        <source>the %1 at row %2, place %3 and the %4 at row %5, place %6 have no second digit, and only one number has one digit</source>
        <translation>the %1 at row %2, place %3 and the %4 at row %5, place %6 have no second digit, and only one number has one digit</translation>
    </message>
    <message>
        <source>a letter, or a digit from 0 to %1</source>
        <translation>a letter, or a digit from 0 to %1</translation>
    </message>
    <message>
        <source>the %1 of row %2</source>
        <translation>the %1 of row %2</translation>
    </message>
    <message>
        <source>the %1 of column %2</source>
        <translation>the %1 of column %2</translation>
    </message>
    <message>
        <source>%1 cells lose digits</source>
        <translation>%1 cells lose digits</translation>
    </message>
    <message>
        <source>the path is read from its lower or right end</source>
        <translation>the path is read from its lower or right end</translation>
    </message>
    <message>
        <source>the path is read from its upper or left end</source>
        <translation>the path is read from its upper or left end</translation>
    </message>
    <message>
        <source>found %1 signs in row %2; expected %3, as in row 1</source>
        <translation>found %1 signs in row %2; expected %3, as in row 1</translation>
    </message>
    <message>
        <source>found no rows; expected a row of signs for each row of the board</source>
        <translation>found no rows; expected a row of signs for each row of the board</translation>
    </message>
    <message>
        <source>Of the answers compared, the one explained takes the least reckoning.</source>
        <translation>Of the answers compared, the one explained takes the least reckoning.</translation>
    </message>
    <message>
        <source>KenKen in clues</source>
        <translation>KenKen in clues</translation>
    </message>
    <message>
        <source>janko.at text</source>
        <translation>janko.at text</translation>
    </message>
    <message>
        <source>a section of a janko.at text, such as [problem]</source>
        <translation>a section of a janko.at text, such as [problem]</translation>
    </message>
</context>
<context>
    <name>PictureExport</name>
    <message>
        <source>The file name must end in .png, .svg or .pdf.</source>
        <translation>The file name must end in .png, .svg or .pdf.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 cannot be written: %2</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Done.</source>
        <translation>Done.</translation>
    </message>
    <message>
        <source>Not started yet.</source>
        <translation>Not started yet.</translation>
    </message>
    <message>
        <source>%1 of %2 positions right.</source>
        <translation>%1 of %2 positions right.</translation>
    </message>
    <message>
        <source>Right: %1&#xa0;· Wrong: %2&#xa0;· With a hint: %3</source>
        <translation>Right: %1&#xa0;· Wrong: %2&#xa0;· With a hint: %3</translation>
    </message>
    <message>
        <source>There are no positions for this rule: it builds one of several answers, so other next steps are just as good.</source>
        <translation>There are no positions for this rule: it builds one of several answers, so other next steps are just as good.</translation>
    </message>
    <message>
        <source>There are no positions for this rule: it only shows that a puzzle has no answer.</source>
        <translation>There are no positions for this rule: it only shows that a puzzle has no answer.</translation>
    </message>
    <message>
        <source>There are no positions for this rule: what it says cannot be marked on the board.</source>
        <translation>There are no positions for this rule: what it says cannot be marked on the board.</translation>
    </message>
    <message>
        <source>No position was found: this rule is rarely needed. Try again later, or another rule.</source>
        <translation>No position was found: this rule is rarely needed. Try again later, or another rule.</translation>
    </message>
    <message>
        <source>There are no positions for this rule: it is never a step of its own, only a link of a chain.</source>
        <translation>There are no positions for this rule: it is never a step of its own, only a link of a chain.</translation>
    </message>
</context>
<context>
    <name>PuzzlePrinter</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 cannot be written: %2</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>no answer</translation>
    </message>
    <message>
        <source>one of several answers</source>
        <translation>one of several answers</translation>
    </message>
    <message>
        <source>no answer found in time</source>
        <translation>no answer found in time</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a puzzle&apos;s number and title</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Answers</translation>
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
        <translation>This is a folder, not a file.</translation>
    </message>
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
        <source>&lt;p&gt;%1 and %2 are both %3&lt;/p&gt;: &lt;c&gt;no line runs between them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 and %2 are both %3&lt;/p&gt;: &lt;c&gt;no line runs between them&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are on different sides&lt;/p&gt;, and &lt;p&gt;%2 is %3&lt;/p&gt;: &lt;c&gt;%1 is %4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 and %2 are on different sides&lt;/p&gt;, and &lt;p&gt;%2 is %3&lt;/p&gt;: &lt;c&gt;%1 is %4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are on different sides&lt;/p&gt;: &lt;c&gt;a line runs between them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 and %2 are on different sides&lt;/p&gt;: &lt;c&gt;a line runs between them&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are on the same side&lt;/p&gt;, and &lt;p&gt;%2 is %3&lt;/p&gt;: &lt;c&gt;%1 is %3, too&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 and %2 are on the same side&lt;/p&gt;, and &lt;p&gt;%2 is %3&lt;/p&gt;: &lt;c&gt;%1 is %3, too&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are on the same side&lt;/p&gt;: &lt;c&gt;no line runs between them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 and %2 are on the same side&lt;/p&gt;: &lt;c&gt;no line runs between them&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2&lt;/p&gt; are both inside, but cut off from each other.</source>
        <translation>&lt;p&gt;%1 and %2&lt;/p&gt; are both inside, but cut off from each other.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, and that is all: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 has %2&lt;/p&gt;, and that is all: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, and the rest of its lines at the opposite one: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 has %2&lt;/p&gt;, and the rest of its lines at the opposite one: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, and two is all it can have: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 has %2&lt;/p&gt;, and two is all it can have: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so a line on its other edge could not go on: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 has %2&lt;/p&gt;, so a line on its other edge could not go on: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so it can only have %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 has %2&lt;/p&gt;, so it can only have %3: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so it has either %3; each way, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 has %2&lt;/p&gt;, so it has either %3; each way, &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so its other %3 edges are lines: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 has %2&lt;/p&gt;, so its other %3 edges are lines: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so its other edge is a line: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 has %2&lt;/p&gt;, so its other edge is a line: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so its other two edges are both lines or both crossed: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 has %2&lt;/p&gt;, so its other two edges are both lines or both crossed: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so one of its other %3 edges is a line: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 has %2&lt;/p&gt;, so one of its other %3 edges is a line: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so two of its other %3 edges are lines: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 has %2&lt;/p&gt;, so two of its other %3 edges are lines: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, which must make %3 together: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 has %2&lt;/p&gt;, which must make %3 together: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, which separates the two cells beside it there: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 has %2&lt;/p&gt;, which separates the two cells beside it there: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 has %2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;: in each of the %3 ways that are left, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 has %2&lt;/p&gt;: in each of the %3 ways that are left, &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 is inside, %2 is outside&lt;/p&gt;: &lt;c&gt;a line runs between them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 is inside, %2 is outside&lt;/p&gt;: &lt;c&gt;a line runs between them&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 is inside&lt;/p&gt;, and beyond the border is outside: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 is inside&lt;/p&gt;, and beyond the border is outside: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 is outside&lt;/p&gt;, and so is all beyond the border: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 is outside&lt;/p&gt;, and so is all beyond the border: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 lines&lt;/p&gt; close a loop, the one &lt;p&gt;%2&lt;/p&gt; among them, that does not meet &lt;p&gt;%3&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1 lines&lt;/p&gt; close a loop, the one &lt;p&gt;%2&lt;/p&gt; among them, that does not meet &lt;p&gt;%3&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 lines&lt;/p&gt; close a loop, the one &lt;p&gt;%2&lt;/p&gt; among them, without the line &lt;p&gt;%3&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1 lines&lt;/p&gt; close a loop, the one &lt;p&gt;%2&lt;/p&gt; among them, without the line &lt;p&gt;%3&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 lines&lt;/p&gt; have closed the loop, and the line &lt;p&gt;%2&lt;/p&gt; is left over.</source>
        <translation>&lt;p&gt;%1 lines&lt;/p&gt; have closed the loop, and the line &lt;p&gt;%2&lt;/p&gt; is left over.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 lines&lt;/p&gt; have closed the loop: &lt;c&gt;%2 open edges are crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 lines&lt;/p&gt; have closed the loop: &lt;c&gt;%2 open edges are crossed&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 lines&lt;/p&gt; have closed the loop: &lt;c&gt;an open edge is crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 lines&lt;/p&gt; have closed the loop: &lt;c&gt;an open edge is crossed&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot be met, for &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; cannot be met, for &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot have &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; cannot have &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has %2 lines.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; has %2 lines.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has all its lines, &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; has all its lines, &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its line &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; has its line &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its two lines, &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; has its two lines, &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has no edge left.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; has no edge left.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has no lines: &lt;c&gt;all its edges are crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; has no lines: &lt;c&gt;all its edges are crossed&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has one edge left, &lt;p&gt;%2&lt;/p&gt;: a line there could not go on, so &lt;c&gt;it is crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; has one edge left, &lt;p&gt;%2&lt;/p&gt;: a line there could not go on, so &lt;c&gt;it is crossed&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has only %2 edges left and needs them all: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; has only %2 edges left and needs them all: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has only %2 of its four edges left.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; has only %2 of its four edges left.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has only one edge left: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; has only one edge left: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has only one line: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; has only one line: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has three lines.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; has three lines.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is outside, but cannot reach the border.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; is outside, but cannot reach the border.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; misses only one edge: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; misses only one edge: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must have no line, but has one &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; must have no line, but has one &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; touch at a corner, so neither can miss an edge on its far side: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; touch at a corner, so neither can miss an edge on its far side: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt; has its line where &lt;p&gt;%1&lt;/p&gt; touches it, so the 3 has both edges at its far corner, and none goes on there: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt; has its line where &lt;p&gt;%1&lt;/p&gt; touches it, so the 3 has both edges at its far corner, and none goes on there: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt; has its line where &lt;p&gt;%1&lt;/p&gt; touches it, so the 3 needs both edges at its far corner, &lt;c&gt;%3&lt;/c&gt;, and none goes on there: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt; has its line where &lt;p&gt;%1&lt;/p&gt; touches it, so the 3 needs both edges at its far corner, &lt;c&gt;%3&lt;/c&gt;, and none goes on there: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt; has its line where &lt;p&gt;%1&lt;/p&gt; touches it, so the 3 needs both edges at its far corner: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt; has its line where &lt;p&gt;%1&lt;/p&gt; touches it, so the 3 needs both edges at its far corner: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line &lt;c&gt;%1&lt;/c&gt; would close a loop of &lt;p&gt;%2 lines&lt;/p&gt; that does not meet &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;it is crossed&lt;/c&gt;.</source>
        <translation>A line &lt;c&gt;%1&lt;/c&gt; would close a loop of &lt;p&gt;%2 lines&lt;/p&gt; that does not meet &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;it is crossed&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line &lt;c&gt;%1&lt;/c&gt; would close a loop of &lt;p&gt;%2 lines&lt;/p&gt; without the line &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;it is crossed&lt;/c&gt;.</source>
        <translation>A line &lt;c&gt;%1&lt;/c&gt; would close a loop of &lt;p&gt;%2 lines&lt;/p&gt; without the line &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;it is crossed&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and must take one of its edges there, its only line: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and must take one of its edges there, its only line: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and takes one of its edges there, so it needs both at the opposite corner: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and takes one of its edges there, so it needs both at the opposite corner: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and takes one of its edges there, so it needs both at the opposite corner: &lt;c&gt;%3&lt;/c&gt;; and the line goes nowhere else: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and takes one of its edges there, so it needs both at the opposite corner: &lt;c&gt;%3&lt;/c&gt;; and the line goes nowhere else: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and takes one of its edges there: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and takes one of its edges there: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line ends at &lt;p&gt;%1&lt;/p&gt;: all its other edges are crossed.</source>
        <translation>A line ends at &lt;p&gt;%1&lt;/p&gt;: all its other edges are crossed.</translation>
    </message>
    <message>
        <source>A line must leave &lt;p&gt;%1&lt;/p&gt; by its &lt;p&gt;%2&lt;/p&gt; or its &lt;p&gt;%3&lt;/p&gt; corner, and both are blocked.</source>
        <translation>A line must leave &lt;p&gt;%1&lt;/p&gt; by its &lt;p&gt;%2&lt;/p&gt; or its &lt;p&gt;%3&lt;/p&gt; corner, and both are blocked.</translation>
    </message>
    <message>
        <source>A line separates &lt;c&gt;%1&lt;/c&gt; from &lt;p&gt;%2&lt;/p&gt;, which is %3: &lt;c&gt;it is %4&lt;/c&gt;.</source>
        <translation>A line separates &lt;c&gt;%1&lt;/c&gt; from &lt;p&gt;%2&lt;/p&gt;, which is %3: &lt;c&gt;it is %4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line runs between &lt;p&gt;%1 and %2&lt;/p&gt;, but both are %3.</source>
        <translation>A line runs between &lt;p&gt;%1 and %2&lt;/p&gt;, but both are %3.</translation>
    </message>
    <message>
        <source>Because of &lt;p&gt;%1&lt;/p&gt; there can be &lt;p&gt;%2&lt;/p&gt;, but there is one.</source>
        <translation>Because of &lt;p&gt;%1&lt;/p&gt; there can be &lt;p&gt;%2&lt;/p&gt;, but there is one.</translation>
    </message>
    <message>
        <source>Because of &lt;p&gt;%1&lt;/p&gt; there must be &lt;p&gt;%2&lt;/p&gt;, but it is crossed.</source>
        <translation>Because of &lt;p&gt;%1&lt;/p&gt; there must be &lt;p&gt;%2&lt;/p&gt;, but it is crossed.</translation>
    </message>
    <message>
        <source>Every edge is crossed: there is no loop.</source>
        <translation>Every edge is crossed: there is no loop.</translation>
    </message>
    <message>
        <source>Inside, &lt;c&gt;%1&lt;/c&gt; would be cut off from &lt;p&gt;%2&lt;/p&gt;, which is inside: &lt;c&gt;it is outside&lt;/c&gt;.</source>
        <translation>Inside, &lt;c&gt;%1&lt;/c&gt; would be cut off from &lt;p&gt;%2&lt;/p&gt;, which is inside: &lt;c&gt;it is outside&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No line separates &lt;c&gt;%1&lt;/c&gt; from &lt;p&gt;%2&lt;/p&gt;, which is %3: &lt;c&gt;it is %3, too&lt;/c&gt;.</source>
        <translation>No line separates &lt;c&gt;%1&lt;/c&gt; from &lt;p&gt;%2&lt;/p&gt;, which is %3: &lt;c&gt;it is %3, too&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No line runs between &lt;p&gt;%1&lt;/p&gt;, which is inside, and &lt;p&gt;%2&lt;/p&gt;, which is outside.</source>
        <translation>No line runs between &lt;p&gt;%1&lt;/p&gt;, which is inside, and &lt;p&gt;%2&lt;/p&gt;, which is outside.</translation>
    </message>
    <message>
        <source>No way is left to draw the lines that fits all of &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>No way is left to draw the lines that fits all of &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Only two edges meet at &lt;p&gt;%1&lt;/p&gt;, both lines or both crossed: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Only two edges meet at &lt;p&gt;%1&lt;/p&gt;, both lines or both crossed: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Outside, &lt;c&gt;%1&lt;/c&gt; could not reach the border: &lt;c&gt;it is inside&lt;/c&gt;.</source>
        <translation>Outside, &lt;c&gt;%1&lt;/c&gt; could not reach the border: &lt;c&gt;it is inside&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: that decides &lt;p&gt;%2 other cells&lt;/p&gt;, and %3 and %4, both inside, would be cut off from each other. So &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Suppose %1: that decides &lt;p&gt;%2 other cells&lt;/p&gt;, and %3 and %4, both inside, would be cut off from each other. So &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: that decides &lt;p&gt;%2 other cells&lt;/p&gt;, and %3, outside, could not reach the border. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Suppose %1: that decides &lt;p&gt;%2 other cells&lt;/p&gt;, and %3, outside, could not reach the border. So &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; could not all be met. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; could not all be met. So &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; could not be met. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; could not be met. So &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get more than two lines. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get more than two lines. So &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get too few lines. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get too few lines. So &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get too many lines. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get too many lines. So &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt;, and %3 and %4, both inside, would be cut off from each other. So &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Suppose %1: then &lt;p&gt;%2&lt;/p&gt;, and %3 and %4, both inside, would be cut off from each other. So &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt;, and %3, outside, could not reach the border. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Suppose %1: then &lt;p&gt;%2&lt;/p&gt;, and %3, outside, could not reach the border. So &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then a line would end at &lt;p&gt;%2&lt;/p&gt;. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Suppose %1: then a line would end at &lt;p&gt;%2&lt;/p&gt;. So &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then no way to draw the lines would fit all of &lt;p&gt;%2&lt;/p&gt;. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Suppose %1: then no way to draw the lines would fit all of &lt;p&gt;%2&lt;/p&gt;. So &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then, with &lt;p&gt;%4&lt;/p&gt; met, &lt;p&gt;%2&lt;/p&gt; would get more than two lines. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Suppose %1: then, with &lt;p&gt;%4&lt;/p&gt; met, &lt;p&gt;%2&lt;/p&gt; would get more than two lines. So &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then, with &lt;p&gt;%4&lt;/p&gt; met, &lt;p&gt;%2&lt;/p&gt; would get too few lines. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Suppose %1: then, with &lt;p&gt;%4&lt;/p&gt; met, &lt;p&gt;%2&lt;/p&gt; would get too few lines. So &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then, with &lt;p&gt;%4&lt;/p&gt; met, &lt;p&gt;%2&lt;/p&gt; would get too many lines. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Suppose %1: then, with &lt;p&gt;%4&lt;/p&gt; met, &lt;p&gt;%2&lt;/p&gt; would get too many lines. So &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then, with &lt;p&gt;%4&lt;/p&gt; met, a line would end at &lt;p&gt;%2&lt;/p&gt;. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Suppose %1: then, with &lt;p&gt;%4&lt;/p&gt; met, a line would end at &lt;p&gt;%2&lt;/p&gt;. So &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The border &lt;p&gt;%1&lt;/p&gt; has no line, but &lt;p&gt;%2&lt;/p&gt; is inside.</source>
        <translation>The border &lt;p&gt;%1&lt;/p&gt; has no line, but &lt;p&gt;%2&lt;/p&gt; is inside.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2&lt;/p&gt; are on the same side, but &lt;p&gt;%1 is inside and %2 is outside&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1 and %2&lt;/p&gt; are on the same side, but &lt;p&gt;%1 is inside and %2 is outside&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2&lt;/p&gt; are on different sides, but &lt;p&gt;both are %3&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1 and %2&lt;/p&gt; are on different sides, but &lt;p&gt;both are %3&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>The border &lt;p&gt;%1&lt;/p&gt; has no line: &lt;c&gt;%2 is outside&lt;/c&gt;.</source>
        <translation>The border &lt;p&gt;%1&lt;/p&gt; has no line: &lt;c&gt;%2 is outside&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The line &lt;p&gt;%1&lt;/p&gt; is on the border, but &lt;p&gt;%2&lt;/p&gt; is outside.</source>
        <translation>The line &lt;p&gt;%1&lt;/p&gt; is on the border, but &lt;p&gt;%2&lt;/p&gt; is outside.</translation>
    </message>
    <message>
        <source>The line &lt;p&gt;%1&lt;/p&gt; is on the border: &lt;c&gt;%2 is inside&lt;/c&gt;.</source>
        <translation>The line &lt;p&gt;%1&lt;/p&gt; is on the border: &lt;c&gt;%2 is inside&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The line that comes &lt;p&gt;%2&lt;/p&gt; to &lt;p&gt;%1&lt;/p&gt; cannot go on.</source>
        <translation>The line that comes &lt;p&gt;%2&lt;/p&gt; to &lt;p&gt;%1&lt;/p&gt; cannot go on.</translation>
    </message>
    <message>
        <source>The line that comes &lt;p&gt;%2&lt;/p&gt; to &lt;p&gt;%1&lt;/p&gt; has only one way on: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>The line that comes &lt;p&gt;%2&lt;/p&gt; to &lt;p&gt;%1&lt;/p&gt; has only one way on: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>If &lt;c&gt;%1&lt;/c&gt; were inside, &lt;p&gt;%2&lt;/p&gt;, which is outside, could not reach the border: &lt;c&gt;it is outside&lt;/c&gt;.</source>
        <translation>If &lt;c&gt;%1&lt;/c&gt; were inside, &lt;p&gt;%2&lt;/p&gt;, which is outside, could not reach the border: &lt;c&gt;it is outside&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>If &lt;c&gt;%1&lt;/c&gt; were outside, &lt;p&gt;%2 and %3&lt;/p&gt;, both inside, would be cut off from each other: &lt;c&gt;it is inside&lt;/c&gt;.</source>
        <translation>If &lt;c&gt;%1&lt;/c&gt; were outside, &lt;p&gt;%2 and %3&lt;/p&gt;, both inside, would be cut off from each other: &lt;c&gt;it is inside&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A 0 has no lines round it: all four of its edges are crossed.</source>
        <translation>A 0 has no lines round it: all four of its edges are crossed.</translation>
    </message>
    <message>
        <source>As many edges left as lines needed</source>
        <translation>As many edges left as lines needed</translation>
    </message>
    <message>
        <source>When a clue has exactly as many edges left as it needs lines, all of them are lines.</source>
        <translation>When a clue has exactly as many edges left as it needs lines, all of them are lines.</translation>
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
        <source>Between two 3s that share an edge runs a line, and so it does on their far sides. If their common edge were crossed, the loop would run round just these two cells; so the rule holds only where a clue elsewhere forbids that.</source>
        <translation>Between two 3s that share an edge runs a line, and so it does on their far sides. If their common edge were crossed, the loop would run round just these two cells; so the rule holds only where a clue elsewhere forbids that.</translation>
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
        <source>Only one way for a line</source>
        <translation>Only one way for a line</translation>
    </message>
    <message>
        <source>A line that reaches a dot must go on. If only one way is left, it goes there.</source>
        <translation>A line that reaches a dot must go on. If only one way is left, it goes there.</translation>
    </message>
    <message>
        <source>A dot with two lines</source>
        <translation>A dot with two lines</translation>
    </message>
    <message>
        <source>The loop passes through a dot only once, so a dot with two lines has no third: its other edges are crossed.</source>
        <translation>The loop passes through a dot only once, so a dot with two lines has no third: its other edges are crossed.</translation>
    </message>
    <message>
        <source>A dot with one edge left</source>
        <translation>A dot with one edge left</translation>
    </message>
    <message>
        <source>A line into a dot needs a way out. If three edges at a dot are crossed, so is the fourth.</source>
        <translation>A line into a dot needs a way out. If three edges at a dot are crossed, so is the fourth.</translation>
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
        <source>A 2 with a blocked corner</source>
        <translation>A 2 with a blocked corner</translation>
    </message>
    <message>
        <source>Where both ways out of a corner of a 2 are blocked, its two lines are either both at that corner or both opposite. Either way one of them comes to each of the two other corners and must leave there: if one way out is blocked, it takes the other.</source>
        <translation>Where both ways out of a corner of a 2 are blocked, its two lines are either both at that corner or both opposite. Either way one of them comes to each of the two other corners and must leave there: if one way out is blocked, it takes the other.</translation>
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
        <source>A line comes to a 3</source>
        <translation>A line comes to a 3</translation>
    </message>
    <message>
        <source>A line that comes to a corner of a 3 takes one of the 3&apos;s two edges there: it cannot pass by, or the 3 would lack both, and it cannot meet both. So the other way out is blocked, and the 3 has both its edges at the opposite corner.</source>
        <translation>A line that comes to a corner of a 3 takes one of the 3&apos;s two edges there: it cannot pass by, or the 3 would lack both, and it cannot meet both. So the other way out is blocked, and the 3 has both its edges at the opposite corner.</translation>
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
        <source>A line comes to a 2</source>
        <translation>A line comes to a 2</translation>
    </message>
    <message>
        <source>A line that comes to a corner of a 2 and cannot pass by takes one of its two edges there. So the 2 has one line at the opposite corner too; if one way out is blocked there, it leaves by the other.</source>
        <translation>A line that comes to a corner of a 2 and cannot pass by takes one of its two edges there. So the 2 has one line at the opposite corner too; if one way out is blocked there, it leaves by the other.</translation>
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
        <source>The loop must not close too early</source>
        <translation>The loop must not close too early</translation>
    </message>
    <message>
        <source>An edge between the two ends of one path would close the loop. While there is a line elsewhere, or a clue is not met by that loop, the edge is crossed.</source>
        <translation>An edge between the two ends of one path would close the loop. While there is a line elsewhere, or a clue is not met by that loop, the edge is crossed.</translation>
    </message>
    <message>
        <source>Two 1s against a wall</source>
        <translation>Two 1s against a wall</translation>
    </message>
    <message>
        <source>A clue and its corners</source>
        <translation>A clue and its corners</translation>
    </message>
    <message>
        <source>The number of lines a clue has at one corner fixes the number at the opposite corner. Every way to place its lines that fits the known edges and corners agrees here.</source>
        <translation>The number of lines a clue has at one corner fixes the number at the opposite corner. Every way to place its lines that fits the known edges and corners agrees here.</translation>
    </message>
    <message>
        <source>A dot and the corners round it</source>
        <translation>A dot and the corners round it</translation>
    </message>
    <message>
        <source>A dot has either no line or two. Every way to place them that fits the known edges and corners round it agrees here: so a single line at one corner means a single line at the corner opposite.</source>
        <translation>A dot has either no line or two. Every way to place them that fits the known edges and corners round it agrees here: so a single line at one corner means a single line at the corner opposite.</translation>
    </message>
    <message>
        <source>Inside and outside across an edge</source>
        <translation>Inside and outside across an edge</translation>
    </message>
    <message>
        <source>The loop separates inside from outside: cells with a line between them differ, cells with a cross between them are the same. Beyond the border is outside.</source>
        <translation>The loop separates inside from outside: cells with a line between them differ, cells with a cross between them are the same. Beyond the border is outside.</translation>
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
        <source>A clue counts the neighbours on the other side of the loop. Every way to colour the cell and its neighbours that fits what is known agrees here.</source>
        <translation>A clue counts the neighbours on the other side of the loop. Every way to colour the cell and its neighbours that fits what is known agrees here.</translation>
    </message>
    <message>
        <source>A chain of cells</source>
        <translation>A chain of cells</translation>
    </message>
    <message>
        <source>Going from cell to cell along known edges and pairs, you can tell whether the cells at the two ends are on the same side of the loop, even when it is not yet known which side that is.</source>
        <translation>Going from cell to cell along known edges and pairs, you can tell whether the cells at the two ends are on the same side of the loop, even when it is not yet known which side that is.</translation>
    </message>
    <message>
        <source>The inside is in one piece</source>
        <translation>The inside is in one piece</translation>
    </message>
    <message>
        <source>The cells inside the loop are connected. Where only one cell can connect them, that cell is inside.</source>
        <translation>The cells inside the loop are connected. Where only one cell can connect them, that cell is inside.</translation>
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
        <source>Two neighbours taken together</source>
        <translation>Two neighbours taken together</translation>
    </message>
    <message>
        <source>Every way to draw the lines of two neighbouring cells and through their six dots that fits what is known agrees here.</source>
        <translation>Every way to draw the lines of two neighbouring cells and through their six dots that fits what is known agrees here.</translation>
    </message>
    <message>
        <source>Four cells taken together</source>
        <translation>Four cells taken together</translation>
    </message>
    <message>
        <source>Every way to draw the lines of four cells round a dot and through their nine dots that fits what is known agrees here.</source>
        <translation>Every way to draw the lines of four cells round a dot and through their nine dots that fits what is known agrees here.</translation>
    </message>
    <message>
        <source>No line on from between two 3s</source>
        <translation>No line on from between two 3s</translation>
    </message>
    <message>
        <source>The loop is closed</source>
        <translation>The loop is closed</translation>
    </message>
    <message>
        <source>There is only one loop. Once a ring of lines has closed, every edge that is still open is crossed.</source>
        <translation>There is only one loop. Once a ring of lines has closed, every edge that is still open is crossed.</translation>
    </message>
    <message>
        <source>A corner and its edges</source>
        <translation>A corner and its edges</translation>
    </message>
    <message>
        <source>A corner of a cell has as many lines as there are lines among its two edges. So a known corner and one known edge give the other edge, two known edges give the corner, and two corners that share an edge tell something about each other.</source>
        <translation>A corner of a cell has as many lines as there are lines among its two edges. So a known corner and one known edge give the other edge, two known edges give the corner, and two corners that share an edge tell something about each other.</translation>
    </message>
    <message>
        <source>A card makes its number</source>
        <translation>A card makes its number</translation>
    </message>
    <message>
        <source>A card alone makes the number that is on it; an ace is 1, a jack 11, a queen 12 and a king 13. This is where every expression begins.</source>
        <translation>A card alone makes the number that is on it; an ace is 1, a jack 11, a queen 12 and a king 13. This is where every expression begins.</translation>
    </message>
    <message>
        <source>The values of that many cards</source>
        <translation>The values of that many cards</translation>
    </message>
    <message>
        <source>Several cards make a value by being split in two: every value of one part is joined with every value of the other by every sign. Equal values count once. So the pairs follow from the cards, the threes from pairs and cards, and so on: only values in these lists can be part of an answer.</source>
        <translation>Several cards make a value by being split in two: every value of one part is joined with every value of the other by every sign. Equal values count once. So the pairs follow from the cards, the threes from pairs and cards, and so on: only values in these lists can be part of an answer.</translation>
    </message>
    <message>
        <source>Some cards are enough</source>
        <translation>Some cards are enough</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can be made with %2 of the %3 cards: &lt;c&gt;the others stay aside&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; can be made with %2 of the %3 cards: &lt;c&gt;the others stay aside&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The target is split</source>
        <translation>The target is split</translation>
    </message>
    <message>
        <source>A part is split further</source>
        <translation>A part is split further</translation>
    </message>
    <message>
        <source>Two parts become one</source>
        <translation>Two parts become one</translation>
    </message>
    <message>
        <source>Two cards, or results of earlier steps, are joined by a sign. From now on they are one card on the table.</source>
        <translation>Two cards, or results of earlier steps, are joined by a sign. From now on they are one card on the table.</translation>
    </message>
    <message>
        <source>The whole makes the target</source>
        <translation>The whole makes the target</translation>
    </message>
    <message>
        <source>One card is the target</source>
        <translation>One card is the target</translation>
    </message>
    <message>
        <source>A card whose number is the target is an answer by itself, if no other card has to be used.</source>
        <translation>A card whose number is the target is an answer by itself, if no other card has to be used.</translation>
    </message>
    <message>
        <source>&lt;p&gt;This card&lt;/p&gt; is the target: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>&lt;p&gt;This card&lt;/p&gt; is the target: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The closest values</source>
        <translation>The closest values</translation>
    </message>
    <message>
        <source>Where no two parts make the target, the same lists show how close they come: for each value of one part, the values of the other nearest to what would be needed. Between the best value below the target and the best above there is nothing.</source>
        <translation>Where no two parts make the target, the same lists show how close they come: for each value of one part, the values of the other nearest to what would be needed. Between the best value below the target and the best above there is nothing.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards&lt;/p&gt; come no closer to %1 than &lt;c&gt;%2 = %3&lt;/c&gt; and &lt;c&gt;%4 = %5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;The cards&lt;/p&gt; come no closer to %1 than &lt;c&gt;%2 = %3&lt;/c&gt; and &lt;c&gt;%4 = %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The largest value</source>
        <translation>The largest value</translation>
    </message>
    <message>
        <source>Where the target is larger than every value that the cards make, the greatest of these is the closest.</source>
        <translation>Where the target is larger than every value that the cards make, the greatest of these is the closest.</translation>
    </message>
    <message>
        <source>The smallest value</source>
        <translation>The smallest value</translation>
    </message>
    <message>
        <source>Where the target is smaller than every value that the cards make, the least of these is the closest.</source>
        <translation>Where the target is smaller than every value that the cards make, the least of these is the closest.</translation>
    </message>
    <message>
        <source>The target cannot be made</source>
        <translation>The target cannot be made</translation>
    </message>
    <message>
        <source>The target lies where the cards make nothing at all: there is no answer.</source>
        <translation>The target lies where the cards make nothing at all: there is no answer.</translation>
    </message>
    <message>
        <source>No expression makes the target</source>
        <translation>No expression makes the target</translation>
    </message>
    <message>
        <source>Every way to split the target ends in parts that do not make what is needed. There are too many values to tell which are the closest.</source>
        <translation>Every way to split the target ends in parts that do not make what is needed. There are too many values to tell which are the closest.</translation>
    </message>
    <message>
        <source>The path does not end on an operator</source>
        <translation>The path does not end on an operator</translation>
    </message>
    <message>
        <source>An operator stands between two numbers, and so does the =. The path goes on from it on both sides, so it ends on digits only.</source>
        <translation>An operator stands between two numbers, and so does the =. The path goes on from it on both sides, so it ends on digits only.</translation>
    </message>
    <message>
        <source>No two operators in a row</source>
        <translation>No two operators in a row</translation>
    </message>
    <message>
        <source>There is a number between two operators, and a number has no sign before it. So no link joins two operators, or an operator and the =.</source>
        <translation>There is a number between two operators, and a number has no sign before it. So no link joins two operators, or an operator and the =.</translation>
    </message>
    <message>
        <source>No two zeros in a row</source>
        <translation>No two zeros in a row</translation>
    </message>
    <message>
        <source>No number begins with a 0 followed by another digit. Two zeros in a row would be such a number, whichever way they are read, or part of a three-digit number.</source>
        <translation>No number begins with a 0 followed by another digit. Two zeros in a row would be such a number, whichever way they are read, or part of a three-digit number.</translation>
    </message>
    <message>
        <source>A tile has all its links</source>
        <translation>A tile has all its links</translation>
    </message>
    <message>
        <source>The path passes through a tile once: it comes in and goes out. A tile with two links has no third, and an end of the path has no second.</source>
        <translation>The path passes through a tile once: it comes in and goes out. A tile with two links has no third, and an end of the path has no second.</translation>
    </message>
    <message>
        <source>Only as many links left as needed</source>
        <translation>Only as many links left as needed</translation>
    </message>
    <message>
        <source>The path passes through every tile. A tile with only one link left uses it, and a tile where the path does not end needs two.</source>
        <translation>The path passes through every tile. A tile with only one link left uses it, and a tile where the path does not end needs two.</translation>
    </message>
    <message>
        <source>One link makes an end, two do not</source>
        <translation>One link makes an end, two do not</translation>
    </message>
    <message>
        <source>Where a tile has one link left, the path ends on it. Where two are joined, the path goes through.</source>
        <translation>Where a tile has one link left, the path ends on it. Where two are joined, the path goes through.</translation>
    </message>
    <message>
        <source>The path has two ends</source>
        <translation>The path has two ends</translation>
    </message>
    <message>
        <source>Where both ends are known, the path goes through all other tiles. Where it goes through all but two, these are its ends.</source>
        <translation>Where both ends are known, the path goes through all other tiles. Where it goes through all but two, these are its ends.</translation>
    </message>
    <message>
        <source>No three digits in a row</source>
        <translation>No three digits in a row</translation>
    </message>
    <message>
        <source>All two-digit numbers are found</source>
        <translation>All two-digit numbers are found</translation>
    </message>
    <message>
        <source>Operators and the = separate the digits, so there is one more number than there are of these signs. As each number has one or two digits, it is known how many have two. Once that many pairs of digits are joined, no other digits are.</source>
        <translation>Operators and the = separate the digits, so there is one more number than there are of these signs. As each number has one or two digits, it is known how many have two. Once that many pairs of digits are joined, no other digits are.</translation>
    </message>
    <message>
        <source>Operators and the = separate the digits, so there is one more number than there are of these signs. As each number has one or two digits, it is known how many have one. Once that many digits are cut off from all others, every other digit belongs to a two-digit number: if it has only one link to another digit left, the two are joined.</source>
        <translation>Operators and the = separate the digits, so there is one more number than there are of these signs. As each number has one or two digits, it is known how many have one. Once that many digits are cut off from all others, every other digit belongs to a two-digit number: if it has only one link to another digit left, the two are joined.</translation>
    </message>
    <message>
        <source>No digit follows a 0</source>
        <translation>No digit follows a 0</translation>
    </message>
    <message>
        <source>A 0 can be a number or the second digit of one; a digit after it would make a number that begins with 0, or one of three digits. Once it is known which way the path is read, no digit follows a 0.</source>
        <translation>A 0 can be a number or the second digit of one; a digit after it would make a number that begins with 0, or one of three digits. Once it is known which way the path is read, no digit follows a 0.</translation>
    </message>
    <message>
        <source>The path never closes into a ring</source>
        <translation>The path never closes into a ring</translation>
    </message>
    <message>
        <source>The path has two ends and never returns to itself. A link between two tiles of the same joined stretch is cut.</source>
        <translation>The path has two ends and never returns to itself. A link between two tiles of the same joined stretch is cut.</translation>
    </message>
    <message>
        <source>The path does not end too soon</source>
        <translation>The path does not end too soon</translation>
    </message>
    <message>
        <source>Two stretches that each hold an end of the path become the whole path once they are joined. While other tiles are left over, the link between them is cut.</source>
        <translation>Two stretches that each hold an end of the path become the whole path once they are joined. While other tiles are left over, the link between them is cut.</translation>
    </message>
    <message>
        <source>No tile is cut off</source>
        <translation>No tile is cut off</translation>
    </message>
    <message>
        <source>One path passes through all tiles, so they stay connected. The only link that still connects two parts of the board is joined.</source>
        <translation>One path passes through all tiles, so they stay connected. The only link that still connects two parts of the board is joined.</translation>
    </message>
    <message>
        <source>A tile between two parts</source>
        <translation>A tile between two parts</translation>
    </message>
    <message>
        <source>Where only one tile connects two parts of the board, the path goes through it from one to the other: it has one link to each, and each part has one end of the path. No tile can connect three parts.</source>
        <translation>Where only one tile connects two parts of the board, the path goes through it from one to the other: it has one link to each, and each part has one end of the path. No tile can connect three parts.</translation>
    </message>
    <message>
        <source>The = splits the path</source>
        <translation>The = splits the path</translation>
    </message>
    <message>
        <source>Where only the = connects two parts of the board, they are the two sides of the equation: the = has one link to each, each has one end of the path, and their lengths are known.</source>
        <translation>Where only the = connects two parts of the board, they are the two sides of the equation: the = has one link to each, each has one end of the path, and their lengths are known.</translation>
    </message>
    <message>
        <source>A side is complete</source>
        <translation>A side is complete</translation>
    </message>
    <message>
        <source>Where an end of the path is joined to the = tile by tile, that side of the equation is complete, and the lengths of both sides are known.</source>
        <translation>Where an end of the path is joined to the = tile by tile, that side of the equation is complete, and the lengths of both sides are known.</translation>
    </message>
    <message>
        <source>The opposite leads nowhere</source>
        <translation>The opposite leads nowhere</translation>
    </message>
    <message>
        <source>Suppose that a link is joined or cut, or that the path ends on a tile or not, and follow the simpler rules: soon a tile is cut off, a tile has too many links, or the numbers do not work out. So the opposite is true.</source>
        <translation>Suppose that a link is joined or cut, or that the path ends on a tile or not, and follow the simpler rules: soon a tile is cut off, a tile has too many links, or the numbers do not work out. So the opposite is true.</translation>
    </message>
    <message>
        <source>The division leaves a remainder</source>
        <translation>The division leaves a remainder</translation>
    </message>
    <message>
        <source>One side is always larger</source>
        <translation>One side is always larger</translation>
    </message>
    <message>
        <source>No path with this link works</source>
        <translation>No path with this link works</translation>
    </message>
    <message>
        <source>No path without this link works</source>
        <translation>No path without this link works</translation>
    </message>
    <message>
        <source>No path that ends here works</source>
        <translation>No path that ends here works</translation>
    </message>
    <message>
        <source>No path that ends elsewhere works</source>
        <translation>No path that ends elsewhere works</translation>
    </message>
    <message>
        <source>No path works when read the other way</source>
        <translation>No path works when read the other way</translation>
    </message>
    <message>
        <source>A path can be read from either end. Read from one of them, no remaining path makes both sides equal, so it is read from the other.</source>
        <translation>A path can be read from either end. Read from one of them, no remaining path makes both sides equal, so it is read from the other.</translation>
    </message>
    <message>
        <source>No path with sides of this length works</source>
        <translation>No path with sides of this length works</translation>
    </message>
    <message>
        <source>No remaining path works</source>
        <translation>No remaining path works</translation>
    </message>
    <message>
        <source>On none of the remaining paths are both sides equal: the puzzle has no answer.</source>
        <translation>On none of the remaining paths are both sides equal: the puzzle has no answer.</translation>
    </message>
    <message>
        <source>No path is left</source>
        <translation>No path is left</translation>
    </message>
    <message>
        <source>From what is known, no path through all tiles reads as numbers of one or two digits with an operator between each two and one =: the puzzle has no answer.</source>
        <translation>From what is known, no path through all tiles reads as numbers of one or two digits with an operator between each two and one =: the puzzle has no answer.</translation>
    </message>
    <message>
        <source>All remaining paths read the same</source>
        <translation>All remaining paths read the same</translation>
    </message>
    <message>
        <source>The answer is an equation, and with equal tiles several paths may spell it. When all paths that work read the same, the answer is found; the first of them is drawn, in the order of tiles from the top left.</source>
        <translation>The answer is an equation, and with equal tiles several paths may spell it. When all paths that work read the same, the answer is found; the first of them is drawn, in the order of tiles from the top left.</translation>
    </message>
    <message>
        <source>A cage of one cell</source>
        <translation>A cage of one cell</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can only be %2: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; can only be %2: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can only be %2, in reading order: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; can only be %2, in reading order: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Each by itself, &lt;p&gt;%1&lt;/p&gt; leave only this: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Each by itself, &lt;p&gt;%1&lt;/p&gt; leave only this: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: nothing that is left makes &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: nothing that is left makes &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 of %2 are in columns %3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 of %2 are in columns %3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 of %2 are in rows %3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 of %2 are in rows %3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; have only %2 among them: that is one digit too few.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; have only %2 among them: that is one digit too few.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 of %2 fit only in columns %3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 of %2 fit only in columns %3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 of %2 fit only in rows %3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 of %2 fit only in rows %3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has too few cells left for its %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; has too few cells left for its %2.</translation>
    </message>
    <message>
        <source>The %2 of &lt;p&gt;%1&lt;/p&gt; fits only in &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>The %2 of &lt;p&gt;%1&lt;/p&gt; fits only in &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The %2 of &lt;p&gt;%1&lt;/p&gt; fits only in &lt;p&gt;%3&lt;/p&gt;, but &lt;p&gt;%4&lt;/p&gt;, too.</source>
        <translation>The %2 of &lt;p&gt;%1&lt;/p&gt; fits only in &lt;p&gt;%3&lt;/p&gt;, but &lt;p&gt;%4&lt;/p&gt;, too.</translation>
    </message>
    <message>
        <source>Taken together, &lt;p&gt;%1&lt;/p&gt; leave only this: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Taken together, &lt;p&gt;%1&lt;/p&gt; leave only this: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has one cell: &lt;c&gt;it is %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; has one cell: &lt;c&gt;it is %2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 cages&lt;/p&gt; have one cell each: &lt;c&gt;it is what the cage says&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 cages&lt;/p&gt; have one cell each: &lt;c&gt;it is what the cage says&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has one cell, and there are only the digits 1 to %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; has one cell, and there are only the digits 1 to %2.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has one cell, but &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; has one cell, but &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, so &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, so &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 digits are placed&lt;/p&gt;: &lt;c&gt;none of them appears again in its row or column&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 digits are placed&lt;/p&gt;: &lt;c&gt;none of them appears again in its row or column&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; are both %2: &lt;p&gt;%3&lt;/p&gt; would have it twice.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; are both %2: &lt;p&gt;%3&lt;/p&gt; would have it twice.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, and &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;it is %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, and &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;it is %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2 is %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2 is %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Every other digit left for these cells stands in the row or the column&lt;/p&gt;: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Every other digit left for these cells stands in the row or the column&lt;/p&gt;: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, but &lt;p&gt;%2&lt;/p&gt;: no digit is left for it.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, but &lt;p&gt;%2&lt;/p&gt;: no digit is left for it.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: no digit is left for %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: no digit is left for %2.</translation>
    </message>
    <message>
        <source>&lt;p&gt;No other cell of %1 can be %2&lt;/p&gt;: &lt;c&gt;%3 is %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;No other cell of %1 can be %2&lt;/p&gt;: &lt;c&gt;%3 is %2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;All other cells of %1 are filled&lt;/p&gt;, only %2 is missing: &lt;c&gt;%3 is %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;All other cells of %1 are filled&lt;/p&gt;, only %2 is missing: &lt;c&gt;%3 is %2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The row or the column has no other cell for the digit&lt;/p&gt;: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>&lt;p&gt;The row or the column has no other cell for the digit&lt;/p&gt;: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;No cell of %1 can be %2&lt;/p&gt;, but one must be.</source>
        <translation>&lt;p&gt;No cell of %1 can be %2&lt;/p&gt;, but one must be.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, so &lt;p&gt;%2&lt;/p&gt; can only be %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, so &lt;p&gt;%2&lt;/p&gt; can only be %3: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %2 at %3 needs a %4 beside it for &lt;p&gt;%1&lt;/p&gt;, and that is gone: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>A %2 at %3 needs a %4 beside it for &lt;p&gt;%1&lt;/p&gt;, and that is gone: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>At %2: %3 beside it for &lt;p&gt;%1&lt;/p&gt;, and these are gone: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>At %2: %3 beside it for &lt;p&gt;%1&lt;/p&gt;, and these are gone: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: %2 in the other cell, and that is gone: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: %2 in the other cell, and that is gone: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No two digits from 1 to %1 make &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>No two digits from 1 to %1 make &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The rest of %1 is filled&lt;/p&gt;: %2, so &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;The rest of %1 is filled&lt;/p&gt;: %2, so &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at least %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at least %5: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at most %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at most %5: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which can only make %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which can only make %5: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can still be filled in %2 ways, and in all of them &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; can still be filled in %2 ways, and in all of them &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No %1 digits from 1 to %2 make &lt;p&gt;%3&lt;/p&gt;.</source>
        <translation>No %1 digits from 1 to %2 make &lt;p&gt;%3&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can only be %2, always with a %3 in &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; can only be %2, always with a %3 in &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can be filled in %2 ways, all with a %3 in &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; can be filled in %2 ways, all with a %3 in &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can only be %2, always with %3 in &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; can only be %2, always with %3 in &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lies in &lt;p&gt;%3&lt;/p&gt; and can only be %2: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; lies in &lt;p&gt;%3&lt;/p&gt; and can only be %2: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can be filled in %2 ways, all with %3 in &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; can be filled in %2 ways, all with %3 in &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Every way to fill &lt;p&gt;%1&lt;/p&gt; has %2 in &lt;p&gt;%3&lt;/p&gt;, but &lt;p&gt;%4&lt;/p&gt;.</source>
        <translation>Every way to fill &lt;p&gt;%1&lt;/p&gt; has %2 in &lt;p&gt;%3&lt;/p&gt;, but &lt;p&gt;%4&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Every way to fill &lt;p&gt;%1&lt;/p&gt; has a %2 in &lt;p&gt;%3&lt;/p&gt;, but &lt;p&gt;%4&lt;/p&gt;, too.</source>
        <translation>Every way to fill &lt;p&gt;%1&lt;/p&gt; has a %2 in &lt;p&gt;%3&lt;/p&gt;, but &lt;p&gt;%4&lt;/p&gt;, too.</translation>
    </message>
    <message>
        <source>The %1 of &lt;p&gt;%2&lt;/p&gt; must be in &lt;p&gt;%3&lt;/p&gt;, which can then only be %4: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>The %1 of &lt;p&gt;%2&lt;/p&gt; must be in &lt;p&gt;%3&lt;/p&gt;, which can then only be %4: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The %1 of &lt;p&gt;%2&lt;/p&gt; must be in &lt;p&gt;%3&lt;/p&gt;, which leaves %4 ways to fill it: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>The %1 of &lt;p&gt;%2&lt;/p&gt; must be in &lt;p&gt;%3&lt;/p&gt;, which leaves %4 ways to fill it: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The %1 of &lt;p&gt;%2&lt;/p&gt; must be in &lt;p&gt;%3&lt;/p&gt;, but no way to fill that has it there.</source>
        <translation>The %1 of &lt;p&gt;%2&lt;/p&gt; must be in &lt;p&gt;%3&lt;/p&gt;, but no way to fill that has it there.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; use up %2 of &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; use up %2 of &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 at %2 would make &lt;p&gt;%3&lt;/p&gt; need the same digit of &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>A %1 at %2 would make &lt;p&gt;%3&lt;/p&gt; need the same digit of &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot both be filled: they would need the same digit of &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; cannot both be filled: they would need the same digit of &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>In &lt;p&gt;%1&lt;/p&gt;, &lt;p&gt;%2&lt;/p&gt; use up %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>In &lt;p&gt;%1&lt;/p&gt;, &lt;p&gt;%2&lt;/p&gt; use up %3: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 at %2 would keep &lt;p&gt;%3&lt;/p&gt; from sharing out the digits of &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>A %1 at %2 would keep &lt;p&gt;%3&lt;/p&gt; from sharing out the digits of &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot share out the digits of &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; cannot share out the digits of &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>When every way to fill a cage puts a certain digit into the same row or column, that line has it there: no cell of the line outside the cage holds it.</source>
        <translation>When every way to fill a cage puts a certain digit into the same row or column, that line has it there: no cell of the line outside the cage holds it.</translation>
    </message>
    <message>
        <source>A digit clears its row and column</source>
        <translation>A digit clears its row and column</translation>
    </message>
    <message>
        <source>Each digit appears once in every row and once in every column, so no other cell of its row or column holds it.</source>
        <translation>Each digit appears once in every row and once in every column, so no other cell of its row or column holds it.</translation>
    </message>
    <message>
        <source>The only digit for a cell</source>
        <translation>The only digit for a cell</translation>
    </message>
    <message>
        <source>When all possible digits of a cell but one already appear in its row or column, it holds the one that is left.</source>
        <translation>When all possible digits of a cell but one already appear in its row or column, it holds the one that is left.</translation>
    </message>
    <message>
        <source>The only cell for a digit in a line</source>
        <translation>The only cell for a digit in a line</translation>
    </message>
    <message>
        <source>Every row and every column holds every digit. When only one cell of a line can hold a digit, it goes there.</source>
        <translation>Every row and every column holds every digit. When only one cell of a line can hold a digit, it goes there.</translation>
    </message>
    <message>
        <source>What a cage of two cells can hold</source>
        <translation>What a cage of two cells can hold</translation>
    </message>
    <message>
        <source>Only a few pairs of digits make the target of a two-cell cage. A digit without a partner in the other cell is ruled out.</source>
        <translation>Only a few pairs of digits make the target of a two-cell cage. A digit without a partner in the other cell is ruled out.</translation>
    </message>
    <message>
        <source>What a cage can hold</source>
        <translation>What a cage can hold</translation>
    </message>
    <message>
        <source>List the digits that together make the target of a cage and the ways to place them in its cells, no digit twice in a line. A digit that none of these ways puts in a cell is ruled out there.</source>
        <translation>List the digits that together make the target of a cage and the ways to place them in its cells, no digit twice in a line. A digit that none of these ways puts in a cell is ruled out there.</translation>
    </message>
    <message>
        <source>A digit that a cage takes from its line</source>
        <translation>A digit that a cage takes from its line</translation>
    </message>
    <message>
        <source>A digit that a line needs from a cage</source>
        <translation>A digit that a line needs from a cage</translation>
    </message>
    <message>
        <source>When all places for a digit in a line lie in one cage, the cage must put it there. The ways to fill the cage that do not are ruled out, and with them whatever only they allowed.</source>
        <translation>When all places for a digit in a line lie in one cage, the cage must put it there. The ways to fill the cage that do not are ruled out, and with them whatever only they allowed.</translation>
    </message>
    <message>
        <source>Naked pair</source>
        <translation>Naked pair</translation>
    </message>
    <message>
        <source>Two cells of a line that can only hold the same two digits use both of them up: the other cells of the line hold neither.</source>
        <translation>Two cells of a line that can only hold the same two digits use both of them up: the other cells of the line hold neither.</translation>
    </message>
    <message>
        <source>Hidden pair</source>
        <translation>Hidden pair</translation>
    </message>
    <message>
        <source>Two digits that have only the same two cells left in a line fill them: these cells hold nothing else.</source>
        <translation>Two digits that have only the same two cells left in a line fill them: these cells hold nothing else.</translation>
    </message>
    <message>
        <source>Naked triple</source>
        <translation>Naked triple</translation>
    </message>
    <message>
        <source>Three cells of a line that can only hold three digits among them use all three up: the other cells of the line hold none of them.</source>
        <translation>Three cells of a line that can only hold three digits among them use all three up: the other cells of the line hold none of them.</translation>
    </message>
    <message>
        <source>Hidden triple</source>
        <translation>Hidden triple</translation>
    </message>
    <message>
        <source>Three digits that have only three cells left in a line fill them: these cells hold nothing else.</source>
        <translation>Three digits that have only three cells left in a line fill them: these cells hold nothing else.</translation>
    </message>
    <message>
        <source>Naked quad</source>
        <translation>Naked quad</translation>
    </message>
    <message>
        <source>Four cells of a line that can only hold four digits among them use all four up: the other cells of the line hold none of them.</source>
        <translation>Four cells of a line that can only hold four digits among them use all four up: the other cells of the line hold none of them.</translation>
    </message>
    <message>
        <source>Hidden quad</source>
        <translation>Hidden quad</translation>
    </message>
    <message>
        <source>Four digits that have only four cells left in a line fill them: these cells hold nothing else.</source>
        <translation>Four digits that have only four cells left in a line fill them: these cells hold nothing else.</translation>
    </message>
    <message>
        <source>The sum of a line</source>
        <translation>The sum of a line</translation>
    </message>
    <message>
        <source>The digits of a line always have the same sum, 45 where there are nine. Subtract the cages whose sum is known: the few cells that stick into the line or out of it must make up the difference.</source>
        <translation>The digits of a line always have the same sum, 45 where there are nine. Subtract the cages whose sum is known: the few cells that stick into the line or out of it must make up the difference.</translation>
    </message>
    <message>
        <source>The product of a line</source>
        <translation>The product of a line</translation>
    </message>
    <message>
        <source>The digits of a line always have the same product, 720 where there are six. Divide by the cages whose product is known: the few cells that stick into the line or out of it must make up the quotient.</source>
        <translation>The digits of a line always have the same product, 720 where there are six. Divide by the cages whose product is known: the few cells that stick into the line or out of it must make up the quotient.</translation>
    </message>
    <message>
        <source>The sum of several lines</source>
        <translation>The sum of several lines</translation>
    </message>
    <message>
        <source>Rows side by side have a known sum together, and so have columns. Subtract the cages whose sum is known: the few cells that stick into the lines or out of them must make up the difference.</source>
        <translation>Rows side by side have a known sum together, and so have columns. Subtract the cages whose sum is known: the few cells that stick into the lines or out of them must make up the difference.</translation>
    </message>
    <message>
        <source>The product of several lines</source>
        <translation>The product of several lines</translation>
    </message>
    <message>
        <source>Rows side by side have a known product together, and so have columns. Divide by the cages whose product is known: the few cells that stick into the lines or out of them must make up the quotient.</source>
        <translation>Rows side by side have a known product together, and so have columns. Divide by the cages whose product is known: the few cells that stick into the lines or out of them must make up the quotient.</translation>
    </message>
    <message>
        <source>X-wing</source>
        <translation>X-wing</translation>
    </message>
    <message>
        <source>When the places for a digit in two rows lie in the same two columns, one row has it in one column and the other row in the other. So both columns have theirs there, and no other cell of them holds it. The same holds with rows and columns exchanged.</source>
        <translation>When the places for a digit in two rows lie in the same two columns, one row has it in one column and the other row in the other. So both columns have theirs there, and no other cell of them holds it. The same holds with rows and columns exchanged.</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>Swordfish</translation>
    </message>
    <message>
        <source>When the places for a digit in three rows lie in the same three columns, these rows supply all three columns with it, and no other cell of them holds it. The same holds with rows and columns exchanged.</source>
        <translation>When the places for a digit in three rows lie in the same three columns, these rows supply all three columns with it, and no other cell of them holds it. The same holds with rows and columns exchanged.</translation>
    </message>
    <message>
        <source>Two cages that share a line</source>
        <translation>Two cages that share a line</translation>
    </message>
    <message>
        <source>Two cages in a line cannot take the same digit from it. Go through the ways to fill one of them: those that leave the other none are ruled out. A digit that one or the other takes in every case is gone from the rest of the line.</source>
        <translation>Two cages in a line cannot take the same digit from it. Go through the ways to fill one of them: those that leave the other none are ruled out. A digit that one or the other takes in every case is gone from the rest of the line.</translation>
    </message>
    <message>
        <source>The cages of a line together</source>
        <translation>The cages of a line together</translation>
    </message>
    <message>
        <source>Each way to fill a cage takes some digits of a line. The cages of the line and its other cells must share all its digits among them, each once. A way that leaves the others no such share is ruled out, and with it whatever only it allowed.</source>
        <translation>Each way to fill a cage takes some digits of a line. The cages of the line and its other cells must share all its digits among them, each once. A way that leaves the others no such share is ruled out, and with it whatever only it allowed.</translation>
    </message>
    <message>
        <source>The sum of all labels</source>
        <translation>The sum of all labels</translation>
    </message>
    <message>
        <source>A row&apos;s label is the sum of its white cells, a column&apos;s label the sum of its black ones. Every cell is one or the other, so each digit counts for exactly one label: all labels together make the sum of all digits. If they do not, there is no answer.</source>
        <translation>A row&apos;s label is the sum of its white cells, a column&apos;s label the sum of its black ones. Every cell is one or the other, so each digit counts for exactly one label: all labels together make the sum of all digits. If they do not, there is no answer.</translation>
    </message>
    <message>
        <source>Labels with an odd sum</source>
        <translation>Labels with an odd sum</translation>
    </message>
    <message>
        <source>A label out of reach</source>
        <translation>A label out of reach</translation>
    </message>
    <message>
        <source>If no choice of open cells in a line makes exactly what its label lacks, the label cannot be met.</source>
        <translation>If no choice of open cells in a line makes exactly what its label lacks, the label cannot be met.</translation>
    </message>
    <message>
        <source>Labels that conflict</source>
        <translation>Labels that conflict</translation>
    </message>
    <message>
        <source>Some labels conflict, whatever the others say: however the cells are shaded, one of them is missed. All of these labels are needed for that. The steps before use these labels alone, and end in a line that can no longer reach its label, or where the named rules end.</source>
        <translation>Some labels conflict, whatever the others say: however the cells are shaded, one of them is missed. All of these labels are needed for that. The steps before use these labels alone, and end in a line that can no longer reach its label, or where the named rules end.</translation>
    </message>
    <message>
        <source>The label is reached</source>
        <translation>The label is reached</translation>
    </message>
    <message>
        <source>When the white cells of a row make its label, the rest of the row is black. When the black cells of a column make its label, the rest of the column is white.</source>
        <translation>When the white cells of a row make its label, the rest of the row is black. When the black cells of a column make its label, the rest of the column is white.</translation>
    </message>
    <message>
        <source>Every cell left is needed</source>
        <translation>Every cell left is needed</translation>
    </message>
    <message>
        <source>When all open cells of a line together make exactly what its label still lacks, all of them count: white in a row, black in a column.</source>
        <translation>When all open cells of a line together make exactly what its label still lacks, all of them count: white in a row, black in a column.</translation>
    </message>
    <message>
        <source>A cell larger than what is left</source>
        <translation>A cell larger than what is left</translation>
    </message>
    <message>
        <source>A digit larger than what a label still lacks cannot count: in a row the cell is black, in a column white.</source>
        <translation>A digit larger than what a label still lacks cannot count: in a row the cell is black, in a column white.</translation>
    </message>
    <message>
        <source>A cell that cannot be spared</source>
        <translation>A cell that cannot be spared</translation>
    </message>
    <message>
        <source>If the other open cells of a line together make less than its label still lacks, the cell is needed: in a row it is white, in a column black. In other words, it is larger than what may be left out.</source>
        <translation>If the other open cells of a line together make less than its label still lacks, the cell is needed: in a row it is white, in a column black. In other words, it is larger than what may be left out.</translation>
    </message>
    <message>
        <source>The last odd digit of a line</source>
        <translation>The last odd digit of a line</translation>
    </message>
    <message>
        <source>When only one open digit of a line is odd, it decides whether the sum is even or odd: it counts if the label lacks an odd number, and not if it lacks an even one.</source>
        <translation>When only one open digit of a line is odd, it decides whether the sum is even or odd: it counts if the label lacks an odd number, and not if it lacks an even one.</translation>
    </message>
    <message>
        <source>The only way to reach the label</source>
        <translation>The only way to reach the label</translation>
    </message>
    <message>
        <source>If only one choice of open cells in a line makes what its label still lacks, those cells count and the others do not.</source>
        <translation>If only one choice of open cells in a line makes what its label still lacks, those cells count and the others do not.</translation>
    </message>
    <message>
        <source>Every way to reach the label agrees</source>
        <translation>Every way to reach the label agrees</translation>
    </message>
    <message>
        <source>Write down all ways to make what a label still lacks from the open cells of its line. A cell used in all of them counts; a cell used in none does not.</source>
        <translation>Write down all ways to make what a label still lacks from the open cells of its line. A cell used in all of them counts; a cell used in none does not.</translation>
    </message>
    <message>
        <source>Many ways, and all agree</source>
        <translation>Many ways, and all agree</translation>
    </message>
    <message>
        <source>As with a few ways: what all ways to reach a label agree on is decided. You need not write them all down: go through the cells one by one and note how many ways lead to each sum. Only sums that can still grow into what the label lacks matter. If none of these can be reached with a cell, or without it, that cell is decided.</source>
        <translation>As with a few ways: what all ways to reach a label agree on is decided. You need not write them all down: go through the cells one by one and note how many ways lead to each sum. Only sums that can still grow into what the label lacks matter. If none of these can be reached with a cell, or without it, that cell is decided.</translation>
    </message>
    <message>
        <source>Odd digits counted twice</source>
        <translation>Odd digits counted twice</translation>
    </message>
    <message>
        <source>Take some rows and columns and add up how much black each of them needs: a column its label, a row all its digits minus its label. An odd digit in two of the lines counts twice, so it does not matter for odd or even. If only one open odd digit counts once, it decides: it is black if the sum, minus the odd digits known to be black that count once, is odd, and white if it is even.</source>
        <translation>Take some rows and columns and add up how much black each of them needs: a column its label, a row all its digits minus its label. An odd digit in two of the lines counts twice, so it does not matter for odd or even. If only one open odd digit counts once, it decides: it is black if the sum, minus the odd digits known to be black that count once, is odd, and white if it is even.</translation>
    </message>
    <message>
        <source>Two lines together</source>
        <translation>Two lines together</translation>
    </message>
    <message>
        <source>Three lines together</source>
        <translation>Three lines together</translation>
    </message>
    <message>
        <source>As for two lines: of the ways to shade three rows that reach their labels, those count whose three cells in each column leave the column a way to reach its own. What all of them agree on is decided. The same holds for three columns.</source>
        <translation>As for two lines: of the ways to shade three rows that reach their labels, those count whose three cells in each column leave the column a way to reach its own. What all of them agree on is decided. The same holds for three columns.</translation>
    </message>
    <message>
        <source>Four lines together</source>
        <translation>Four lines together</translation>
    </message>
    <message>
        <source>As for two and three lines, with four rows, or four columns, at once.</source>
        <translation>As for two and three lines, with four rows, or four columns, at once.</translation>
    </message>
    <message>
        <source>All cards that must be used have become one, worth the target: the expression is an answer. Parentheses are written only where they are needed.</source>
        <translation>All cards that must be used have become one, worth the target: the expression is an answer. Parentheses are written only where they are needed.</translation>
    </message>
    <message>
        <source>A number has at most two digits. Where two digits are joined, the path goes on from both to an operator or the =, or ends.</source>
        <translation>A number has at most two digits. Where two digits are joined, the path goes on from both to an operator or the =, or ends.</translation>
    </message>
    <message>
        <source>No other path is left</source>
        <translation>No other path is left</translation>
    </message>
    <message>
        <source>From what is known, no other path through all tiles reads as numbers of one or two digits with an operator between each two and one =.</source>
        <translation>From what is known, no other path through all tiles reads as numbers of one or two digits with an operator between each two and one =.</translation>
    </message>
    <message>
        <source>Every division must work out without a remainder, and nothing is divided by 0. On every other path left, some division does not work out.</source>
        <translation>Every division must work out without a remainder, and nothing is divided by 0. On every other path left, some division does not work out.</translation>
    </message>
    <message>
        <source>On every other path left, one side of the equation stays below the least value of the other: they are never equal.</source>
        <translation>On every other path left, one side of the equation stays below the least value of the other: they are never equal.</translation>
    </message>
    <message>
        <source>Of the paths left that take a link, none makes both sides equal. The link is cut.</source>
        <translation>Of the paths left that take a link, none makes both sides equal. The link is cut.</translation>
    </message>
    <message>
        <source>Of the paths left that do without a link, none makes both sides equal. The link is joined.</source>
        <translation>Of the paths left that do without a link, none makes both sides equal. The link is joined.</translation>
    </message>
    <message>
        <source>Of the paths left that begin or end on a tile, none makes both sides equal. The path goes through that tile.</source>
        <translation>Of the paths left that begin or end on a tile, none makes both sides equal. The path goes through that tile.</translation>
    </message>
    <message>
        <source>Of the paths left that go through a tile, none makes both sides equal. The path begins or ends there.</source>
        <translation>Of the paths left that go through a tile, none makes both sides equal. The path begins or ends there.</translation>
    </message>
    <message>
        <source>Of the paths left that have so many tiles before the =, none makes both sides equal.</source>
        <translation>Of the paths left that have so many tiles before the =, none makes both sides equal.</translation>
    </message>
    <message>
        <source>A cage of one cell holds its target.</source>
        <translation>A cage of one cell holds its target.</translation>
    </message>
    <message>
        <source>Whether a sum is even or odd depends on its odd digits alone. Take some rows and columns in which every odd digit that is still open lies in two of them. Add up how much black each line needs: a column its label, a row all its digits minus its label. Every odd digit counts twice or is known, so the sum is even or odd however the open cells are shaded. If the labels say otherwise, there is no answer.</source>
        <translation>Whether a sum is even or odd depends on its odd digits alone. Take some rows and columns in which every odd digit that is still open lies in two of them. Add up how much black each line needs: a column its label, a row all its digits minus its label. Every odd digit counts twice or is known, so the sum is even or odd however the open cells are shaded. If the labels say otherwise, there is no answer.</translation>
    </message>
    <message>
        <source>Two rows meet every column in two cells, and what the column still lacks may rule out some of the four ways to shade these two. Go through the columns and count the ways to shade both rows that reach both labels and that no column rules out. What all of them agree on is decided. The same holds for two columns and the rows. Where there are too many ways to write down, assume the opposite of one cell and go on from line to line until one cannot reach its label.</source>
        <translation>Two rows meet every column in two cells, and what the column still lacks may rule out some of the four ways to shade these two. Go through the columns and count the ways to shade both rows that reach both labels and that no column rules out. What all of them agree on is decided. The same holds for two columns and the rows. Where there are too many ways to write down, assume the opposite of one cell and go on from line to line until one cannot reach its label.</translation>
    </message>
    <message>
        <source>No named pattern is needed: if this were otherwise, the highlighted facts would contradict each other, and all of them are needed for that. Open the step to see the opposite fail.</source>
        <translation>No named pattern is needed: if this were otherwise, the highlighted facts would contradict each other, and all of them are needed for that. Open the step to see the opposite fail.</translation>
    </message>
    <message>
        <source>Suppose the opposite</source>
        <translation>Suppose the opposite</translation>
    </message>
    <message>
        <source>Assume the opposite of what is to be shown, and see where it leads.</source>
        <translation>Assume the opposite of what is to be shown, and see where it leads.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Each card&lt;/p&gt; makes &lt;c&gt;the number on it&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Each card&lt;/p&gt; makes &lt;c&gt;the number on it&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Each card&lt;/p&gt; makes &lt;c&gt;its number&lt;/c&gt;: %1.</source>
        <translation>&lt;p&gt;Each card&lt;/p&gt; makes &lt;c&gt;its number&lt;/c&gt;: %1.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards&lt;/p&gt; can be taken %1 at a time in %2 ways: they make &lt;c&gt;%3 different values&lt;/c&gt;.</source>
        <translation>&lt;p&gt;The cards&lt;/p&gt; can be taken %1 at a time in %2 ways: they make &lt;c&gt;%3 different values&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 must make %4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 must make %4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 must make %4&lt;/c&gt;. No other way to split these cards leads to it.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 must make %4&lt;/c&gt;. No other way to split these cards leads to it.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 must make %4, and %5 must make %6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 must make %4, and %5 must make %6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 must make %4, and %5 must make %6&lt;/c&gt;. No other way to split these cards leads to it.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 must make %4, and %5 must make %6&lt;/c&gt;. No other way to split these cards leads to it.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; is &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;This is the target&lt;/p&gt;: &lt;c&gt;%1 = %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;This is the target&lt;/p&gt;: &lt;c&gt;%1 = %2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards&lt;/p&gt; make %3 at most, and not %1: &lt;c&gt;%2 = %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;The cards&lt;/p&gt; make %3 at most, and not %1: &lt;c&gt;%2 = %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards&lt;/p&gt; make %3 at least, and not %1: &lt;c&gt;%2 = %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;The cards&lt;/p&gt; make %3 at least, and not %1: &lt;c&gt;%2 = %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The card&lt;/p&gt; makes &lt;c&gt;%2&lt;/c&gt;, and not %1.</source>
        <translation>&lt;p&gt;The card&lt;/p&gt; makes &lt;c&gt;%2&lt;/c&gt;, and not %1.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards make nothing closer&lt;/p&gt;: &lt;c&gt;%1 cannot be made&lt;/c&gt;.</source>
        <translation>&lt;p&gt;The cards make nothing closer&lt;/p&gt;: &lt;c&gt;%1 cannot be made&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>However &lt;p&gt;the cards&lt;/p&gt; are joined, they do not make %1: &lt;c&gt;it cannot be made&lt;/c&gt;.</source>
        <translation>However &lt;p&gt;the cards&lt;/p&gt; are joined, they do not make %1: &lt;c&gt;it cannot be made&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Where cards may be left over, an answer with fewer cards is simpler: as few as possible are used.</source>
        <translation>Where cards may be left over, an answer with fewer cards is simpler: as few as possible are used.</translation>
    </message>
    <message>
        <source>A value that some of the cards must make is split like the target itself, into what two smaller parts make, down to single cards.</source>
        <translation>A value that some of the cards must make is split like the target itself, into what two smaller parts make, down to single cards.</translation>
    </message>
    <message>
        <source>Suppose instead that &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Suppose instead that &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Two clues and the cells round them</source>
        <translation>Two clues and the cells round them</translation>
    </message>
    <message>
        <source>Two clues that touch or share a neighbour must be met together. Every way to colour them and their neighbours inside or outside that fits what is known agrees here.</source>
        <translation>Two clues that touch or share a neighbour must be met together. Every way to colour them and their neighbours inside or outside that fits what is known agrees here.</translation>
    </message>
    <message>
        <source>A clue, and the loop in one piece</source>
        <translation>A clue, and the loop in one piece</translation>
    </message>
    <message>
        <source>A clue can be met in only a few ways. Some of them would cut off a part of the inside from the rest, or a part of the outside from the border; then there would be two loops. The remaining ways agree here.</source>
        <translation>A clue can be met in only a few ways. Some of them would cut off a part of the inside from the rest, or a part of the outside from the border; then there would be two loops. The remaining ways agree here.</translation>
    </message>
    <message>
        <source>Two clues, and the loop in one piece</source>
        <translation>Two clues, and the loop in one piece</translation>
    </message>
    <message>
        <source>Two clues that touch or share a neighbour can be met together in only a few ways. Some of them would cut off a part of the inside from the rest, or a part of the outside from the border. The remaining ways agree here.</source>
        <translation>Two clues that touch or share a neighbour can be met together in only a few ways. Some of them would cut off a part of the inside from the rest, or a part of the outside from the border. The remaining ways agree here.</translation>
    </message>
    <message>
        <source>The cages of two lines together</source>
        <translation>The cages of two lines together</translation>
    </message>
    <message>
        <source>Cages that lie in two rows, or in two columns, take digits of both at once. The cages of the two lines and their other cells must share all digits of each line, each once. A way to fill a cage that leaves the others no such share is ruled out, and with it whatever only it allowed.</source>
        <translation>Cages that lie in two rows, or in two columns, take digits of both at once. The cages of the two lines and their other cells must share all digits of each line, each once. A way to fill a cage that leaves the others no such share is ruled out, and with it whatever only it allowed.</translation>
    </message>
    <message>
        <source>&lt;p&gt;All labels&lt;/p&gt; together make %1, all digits together %2. Each digit counts for just one label, so both should be the same: &lt;c&gt;there is no answer&lt;/c&gt;.</source>
        <translation>&lt;p&gt;All labels&lt;/p&gt; together make %1, all digits together %2. Each digit counts for just one label, so both should be the same: &lt;c&gt;there is no answer&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The black cells of &lt;p&gt;%1&lt;/p&gt; must make %2, an odd sum. But each odd digit in these lines lies in two of them and counts twice: &lt;c&gt;that makes an even sum&lt;/c&gt;.</source>
        <translation>The black cells of &lt;p&gt;%1&lt;/p&gt; must make %2, an odd sum. But each odd digit in these lines lies in two of them and counts twice: &lt;c&gt;that makes an even sum&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The black cells of &lt;p&gt;%1&lt;/p&gt; must make %2, which is %3. Odd digits in two of these lines count twice; those in just one are all known, and so many are black: %4. &lt;c&gt;That makes the sum %5&lt;/c&gt;.</source>
        <translation>The black cells of &lt;p&gt;%1&lt;/p&gt; must make %2, which is %3. Odd digits in two of these lines count twice; those in just one are all known, and so many are black: %4. &lt;c&gt;That makes the sum %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The %1 cells of &lt;p&gt;%2&lt;/p&gt; make %3 already, but its label is %4: &lt;c&gt;that is too much&lt;/c&gt;.</source>
        <translation>The %1 cells of &lt;p&gt;%2&lt;/p&gt; make %3 already, but its label is %4: &lt;c&gt;that is too much&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, but its label is %4: &lt;c&gt;that is too little&lt;/c&gt;.</source>
        <translation>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, but its label is %4: &lt;c&gt;that is too little&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>All of &lt;p&gt;%1&lt;/p&gt; makes %2, but its label is %3: &lt;c&gt;that is too little&lt;/c&gt;.</source>
        <translation>All of &lt;p&gt;%1&lt;/p&gt; makes %2, but its label is %3: &lt;c&gt;that is too little&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, but &lt;c&gt;its smallest open digit is %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; lacks %2, but &lt;c&gt;its smallest open digit is %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The labels of &lt;p&gt;%1&lt;/p&gt; cannot all be met, whatever the others say: &lt;c&gt;there is no answer&lt;/c&gt;.</source>
        <translation>The labels of &lt;p&gt;%1&lt;/p&gt; cannot all be met, whatever the others say: &lt;c&gt;there is no answer&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>What is known so far follows from the labels of &lt;p&gt;%1&lt;/p&gt; alone, and now &lt;p&gt;%2&lt;/p&gt; cannot make its %3 any more: &lt;c&gt;there is no answer&lt;/c&gt;.</source>
        <translation>What is known so far follows from the labels of &lt;p&gt;%1&lt;/p&gt; alone, and now &lt;p&gt;%2&lt;/p&gt; cannot make its %3 any more: &lt;c&gt;there is no answer&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The label of &lt;p&gt;%1&lt;/p&gt; is 0: &lt;c&gt;all of it is %2&lt;/c&gt;.</source>
        <translation>The label of &lt;p&gt;%1&lt;/p&gt; is 0: &lt;c&gt;all of it is %2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its label, %2: &lt;c&gt;%3 is %4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; has its label, %2: &lt;c&gt;%3 is %4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its label, %2: &lt;c&gt;the rest is %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; has its label, %2: &lt;c&gt;the rest is %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; have their labels: &lt;c&gt;the rest of them is %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; have their labels: &lt;c&gt;the rest of them is %2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; have their labels: &lt;c&gt;the rest of the rows is black, the rest of the columns white&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; have their labels: &lt;c&gt;the rest of the rows is black, the rest of the columns white&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>All of &lt;p&gt;%1&lt;/p&gt; makes %2, just its label: &lt;c&gt;all of it is %3&lt;/c&gt;.</source>
        <translation>All of &lt;p&gt;%1&lt;/p&gt; makes %2, just its label: &lt;c&gt;all of it is %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, just its label: &lt;c&gt;%4 is %5&lt;/c&gt;.</source>
        <translation>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, just its label: &lt;c&gt;%4 is %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, just its label: &lt;c&gt;the rest is %4&lt;/c&gt;.</source>
        <translation>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, just its label: &lt;c&gt;the rest is %4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The label of &lt;p&gt;%1&lt;/p&gt; is only %2: &lt;c&gt;%3&lt;/c&gt; is larger, so it is &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>The label of &lt;p&gt;%1&lt;/p&gt; is only %2: &lt;c&gt;%3&lt;/c&gt; is larger, so it is &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The label of &lt;p&gt;%1&lt;/p&gt; is only %2: &lt;c&gt;%3&lt;/c&gt; are larger, so they are &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>The label of &lt;p&gt;%1&lt;/p&gt; is only %2: &lt;c&gt;%3&lt;/c&gt; are larger, so they are &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has %2 of its %3, so it lacks only %4: &lt;c&gt;%5&lt;/c&gt; is larger, so it is &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; has %2 of its %3, so it lacks only %4: &lt;c&gt;%5&lt;/c&gt; is larger, so it is &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has %2 of its %3, so it lacks only %4: &lt;c&gt;%5&lt;/c&gt; are larger, so they are &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; has %2 of its %3, so it lacks only %4: &lt;c&gt;%5&lt;/c&gt; are larger, so they are &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; adds up to %2, its label is %3: only %4 may be %5, and &lt;c&gt;%6&lt;/c&gt; is larger, so it is &lt;c&gt;%7&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; adds up to %2, its label is %3: only %4 may be %5, and &lt;c&gt;%6&lt;/c&gt; is larger, so it is &lt;c&gt;%7&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; adds up to %2, its label is %3: only %4 may be %5, and &lt;c&gt;%6&lt;/c&gt; are larger, so they are &lt;c&gt;%7&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; adds up to %2, its label is %3: only %4 may be %5, and &lt;c&gt;%6&lt;/c&gt; are larger, so they are &lt;c&gt;%7&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, its label is %4: only %5 more may be %1, and &lt;c&gt;%6&lt;/c&gt; is larger, so it is &lt;c&gt;%7&lt;/c&gt;.</source>
        <translation>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, its label is %4: only %5 more may be %1, and &lt;c&gt;%6&lt;/c&gt; is larger, so it is &lt;c&gt;%7&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, its label is %4: only %5 more may be %1, and &lt;c&gt;%6&lt;/c&gt; are larger, so they are &lt;c&gt;%7&lt;/c&gt;.</source>
        <translation>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, its label is %4: only %5 more may be %1, and &lt;c&gt;%6&lt;/c&gt; are larger, so they are &lt;c&gt;%7&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, and of its open %3 only %4 makes that: &lt;c&gt;this is %5, the rest %6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; lacks %2, and of its open %3 only %4 makes that: &lt;c&gt;this is %5, the rest %6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, and of its open %3 only %4 makes that: &lt;c&gt;these are %5, the rest %6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; lacks %2, and of its open %3 only %4 makes that: &lt;c&gt;these are %5, the rest %6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, and of its open cells only %3 makes that: &lt;c&gt;this is %4, the rest %5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; lacks %2, and of its open cells only %3 makes that: &lt;c&gt;this is %4, the rest %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, and of its open cells only %3 makes that: &lt;c&gt;these are %4, the rest %5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; lacks %2, and of its open cells only %3 makes that: &lt;c&gt;these are %4, the rest %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The open %1 of &lt;p&gt;%2&lt;/p&gt; make %3 too much, and only %4 makes that: &lt;c&gt;this is %5, the rest %6&lt;/c&gt;.</source>
        <translation>The open %1 of &lt;p&gt;%2&lt;/p&gt; make %3 too much, and only %4 makes that: &lt;c&gt;this is %5, the rest %6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The open %1 of &lt;p&gt;%2&lt;/p&gt; make %3 too much, and only %4 makes that: &lt;c&gt;these are %5, the rest %6&lt;/c&gt;.</source>
        <translation>The open %1 of &lt;p&gt;%2&lt;/p&gt; make %3 too much, and only %4 makes that: &lt;c&gt;these are %5, the rest %6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The open cells of &lt;p&gt;%1&lt;/p&gt; make %2 too much, and only %3 makes that: &lt;c&gt;this is %4, the rest %5&lt;/c&gt;.</source>
        <translation>The open cells of &lt;p&gt;%1&lt;/p&gt; make %2 too much, and only %3 makes that: &lt;c&gt;this is %4, the rest %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The open cells of &lt;p&gt;%1&lt;/p&gt; make %2 too much, and only %3 makes that: &lt;c&gt;these are %4, the rest %5&lt;/c&gt;.</source>
        <translation>The open cells of &lt;p&gt;%1&lt;/p&gt; make %2 too much, and only %3 makes that: &lt;c&gt;these are %4, the rest %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only one choice of open cells makes the %1 that &lt;p&gt;%2&lt;/p&gt; lacks: &lt;c&gt;it is %3, the rest %4&lt;/c&gt;.</source>
        <translation>Only one choice of open cells makes the %1 that &lt;p&gt;%2&lt;/p&gt; lacks: &lt;c&gt;it is %3, the rest %4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2. With &lt;c&gt;%3&lt;/c&gt; it would lack %4, but its smallest other open digit is %5: it is &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; lacks %2. With &lt;c&gt;%3&lt;/c&gt; it would lack %4, but its smallest other open digit is %5: it is &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The black cells of &lt;p&gt;%1&lt;/p&gt; must make %2, which is %3. Odd digits in two of these lines count twice, and only &lt;c&gt;%4&lt;/c&gt; lies in just one: it is &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>The black cells of &lt;p&gt;%1&lt;/p&gt; must make %2, which is %3. Odd digits in two of these lines count twice, and only &lt;c&gt;%4&lt;/c&gt; lies in just one: it is &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The black cells of &lt;p&gt;%1&lt;/p&gt; must make %2, which is %3. Odd digits in two of these lines count twice; of those in just one all but &lt;c&gt;%4&lt;/c&gt; are known, and so many are black: %5. So it is &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>The black cells of &lt;p&gt;%1&lt;/p&gt; must make %2, which is %3. Odd digits in two of these lines count twice; of those in just one all but &lt;c&gt;%4&lt;/c&gt; are known, and so many are black: %5. So it is &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The crossing labels require this of &lt;p&gt;%1&lt;/p&gt;: &lt;p&gt;%2&lt;/p&gt;. That leaves %3 ways to meet both labels, and in all of them &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>The crossing labels require this of &lt;p&gt;%1&lt;/p&gt;: &lt;p&gt;%2&lt;/p&gt;. That leaves %3 ways to meet both labels, and in all of them &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The crossing labels require this of &lt;p&gt;%1&lt;/p&gt;: &lt;p&gt;%2&lt;/p&gt;. That leaves one way to meet both labels: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>The crossing labels require this of &lt;p&gt;%1&lt;/p&gt;: &lt;p&gt;%2&lt;/p&gt;. That leaves one way to meet both labels: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;c&gt;No way&lt;/c&gt; to shade &lt;p&gt;%1&lt;/p&gt; is left that meets all of their labels.</source>
        <translation>&lt;c&gt;No way&lt;/c&gt; to shade &lt;p&gt;%1&lt;/p&gt; is left that meets all of their labels.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, each by itself: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, each by itself: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Operators and the =&lt;/p&gt; stand between two numbers: &lt;c&gt;the path ends on none of them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Operators and the =&lt;/p&gt; stand between two numbers: &lt;c&gt;the path ends on none of them&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The path ends on &lt;p&gt;%1&lt;/p&gt;, which already has its one link: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>The path ends on &lt;p&gt;%1&lt;/p&gt;, which already has its one link: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its two links: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; has its two links: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has just one link left: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; has just one link left: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The path goes through &lt;p&gt;%1&lt;/p&gt;, which has just two links left: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>The path goes through &lt;p&gt;%1&lt;/p&gt;, which has just two links left: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has just one link left: &lt;c&gt;the path ends there&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; has just one link left: &lt;c&gt;the path ends there&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is joined on two sides: &lt;c&gt;the path does not end there&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; is joined on two sides: &lt;c&gt;the path does not end there&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The path ends on &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;it goes through all other tiles&lt;/c&gt;.</source>
        <translation>The path ends on &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;it goes through all other tiles&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The path goes through &lt;p&gt;all tiles but %1&lt;/p&gt;: &lt;c&gt;it ends on both&lt;/c&gt;.</source>
        <translation>The path goes through &lt;p&gt;all tiles but %1&lt;/p&gt;: &lt;c&gt;it ends on both&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, and no number has three digits: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, and no number has three digits: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Stretches from both ends&lt;/p&gt; would meet with tiles left over (%1): &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Stretches from both ends&lt;/p&gt; would meet with tiles left over (%1): &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only one link still connects &lt;p&gt;%1&lt;/p&gt; with the rest: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Only one link still connects &lt;p&gt;%1&lt;/p&gt; with the rest: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only &lt;p&gt;%1&lt;/p&gt; connects two parts of the board: &lt;c&gt;the path goes through it&lt;/c&gt;.</source>
        <translation>Only &lt;p&gt;%1&lt;/p&gt; connects two parts of the board: &lt;c&gt;the path goes through it&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only &lt;p&gt;%1&lt;/p&gt; connects two parts of the board, and the path has one link from it to each: &lt;p&gt;%2&lt;/p&gt;, so &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Only &lt;p&gt;%1&lt;/p&gt; connects two parts of the board, and the path has one link from it to each: &lt;p&gt;%2&lt;/p&gt;, so &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only &lt;p&gt;%1&lt;/p&gt; connects two parts of the board, and each has one end: &lt;p&gt;%2&lt;/p&gt;, so &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Only &lt;p&gt;%1&lt;/p&gt; connects two parts of the board, and each has one end: &lt;p&gt;%2&lt;/p&gt;, so &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only &lt;p&gt;%1&lt;/p&gt; connects two parts of the board, so each has one end, and in one of them only one tile is left for it: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Only &lt;p&gt;%1&lt;/p&gt; connects two parts of the board, so each has one end, and in one of them only one tile is left for it: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only &lt;p&gt;%1&lt;/p&gt; connects two parts of the board, one of size %2 and one of size %3: &lt;c&gt;they are the two sides&lt;/c&gt;.</source>
        <translation>Only &lt;p&gt;%1&lt;/p&gt; connects two parts of the board, one of size %2 and one of size %3: &lt;c&gt;they are the two sides&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>All is joined from the end on &lt;p&gt;%1&lt;/p&gt; to the =: &lt;c&gt;one side has %2 of the tiles, the other %3&lt;/c&gt;.</source>
        <translation>All is joined from the end on &lt;p&gt;%1&lt;/p&gt; to the =: &lt;c&gt;one side has %2 of the tiles, the other %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: then, in %2 steps, &lt;p&gt;%3&lt;/p&gt;. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Suppose that %1: then, in %2 steps, &lt;p&gt;%3&lt;/p&gt;. So &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: then &lt;p&gt;%2&lt;/p&gt;. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Suppose that %1: then &lt;p&gt;%2&lt;/p&gt;. So &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;no path is left&lt;/p&gt; that has the form of an equation. So &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Suppose that %1: &lt;p&gt;no path is left&lt;/p&gt; that has the form of an equation. So &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;only one path is left&lt;/p&gt;, and it fails, %2. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Suppose that %1: &lt;p&gt;only one path is left&lt;/p&gt;, and it fails, %2. So &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;both paths left&lt;/p&gt; fail, %2. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Suppose that %1: &lt;p&gt;both paths left&lt;/p&gt; fail, %2. So &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;all %2 paths left&lt;/p&gt; fail, %3. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Suppose that %1: &lt;p&gt;all %2 paths left&lt;/p&gt; fail, %3. So &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: on &lt;p&gt;all %2 paths left&lt;/p&gt; a division does not work out, as in %3. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Suppose that %1: on &lt;p&gt;all %2 paths left&lt;/p&gt; a division does not work out, as in %3. So &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Only one path is left&lt;/p&gt;, and &lt;c&gt;it fails&lt;/c&gt;, %1.</source>
        <translation>&lt;p&gt;Only one path is left&lt;/p&gt;, and &lt;c&gt;it fails&lt;/c&gt;, %1.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Only %1 paths are left&lt;/p&gt;, and &lt;c&gt;all fail&lt;/c&gt;, %2.</source>
        <translation>&lt;p&gt;Only %1 paths are left&lt;/p&gt;, and &lt;c&gt;all fail&lt;/c&gt;, %2.</translation>
    </message>
    <message>
        <source>&lt;p&gt;From what is known&lt;/p&gt;, &lt;c&gt;no path is left&lt;/c&gt; that has the form of an equation.</source>
        <translation>&lt;p&gt;From what is known&lt;/p&gt;, &lt;c&gt;no path is left&lt;/c&gt; that has the form of an equation.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 paths work&lt;/p&gt; and all read %2: &lt;c&gt;the first of them is drawn&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 paths work&lt;/p&gt; and all read %2: &lt;c&gt;the first of them is drawn&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Just one path works&lt;/p&gt;: it reads &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Just one path works&lt;/p&gt;: it reads &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>It cannot be so: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>It cannot be so: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>No number of two digits begins with 0, so &lt;p&gt;two zeros&lt;/p&gt; do not follow each other: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>No number of two digits begins with 0, so &lt;p&gt;two zeros&lt;/p&gt; do not follow each other: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Read this way&lt;/p&gt;, a number would begin with 0 and go on: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Read this way&lt;/p&gt;, a number would begin with 0 and go on: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 tiles are joined in a row&lt;/p&gt;. A link between the first and the last would close a ring: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 tiles are joined in a row&lt;/p&gt;. A link between the first and the last would close a ring: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at least %5.</source>
        <translation>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at least %5.</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at most %5.</source>
        <translation>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at most %5.</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which can only make %5.</source>
        <translation>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which can only make %5.</translation>
    </message>
    <message>
        <source>That leaves: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>That leaves: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its label, %2: &lt;c&gt;%3 are %4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; has its label, %2: &lt;c&gt;%3 are %4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>All of &lt;p&gt;%1&lt;/p&gt; makes %2, just its label: &lt;c&gt;%3 are %4&lt;/c&gt;.</source>
        <translation>All of &lt;p&gt;%1&lt;/p&gt; makes %2, just its label: &lt;c&gt;%3 are %4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, just its label: &lt;c&gt;%4 are %5&lt;/c&gt;.</source>
        <translation>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, just its label: &lt;c&gt;%4 are %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt; lacks %1. Its open cells make that in %3 ways, and in all of them &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt; lacks %1. Its open cells make that in %3 ways, and in all of them &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can make their labels in %2 ways, and in all of them &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; can make their labels in %2 ways, and in all of them &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>There are %3 ways for &lt;p&gt;%1&lt;/p&gt; to make their labels so that &lt;p&gt;%2&lt;/p&gt; can still make theirs, and in all of them &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>There are %3 ways for &lt;p&gt;%1&lt;/p&gt; to make their labels so that &lt;p&gt;%2&lt;/p&gt; can still make theirs, and in all of them &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can make their labels, so that &lt;p&gt;%2&lt;/p&gt; can still make theirs, in just one way: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; can make their labels, so that &lt;p&gt;%2&lt;/p&gt; can still make theirs, in just one way: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Every way to meet &lt;p&gt;%1&lt;/p&gt; that fits what is known has this: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Every way to meet &lt;p&gt;%1&lt;/p&gt; that fits what is known has this: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Otherwise &lt;p&gt;a part of the inside or of the outside&lt;/p&gt; would be cut off: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Otherwise &lt;p&gt;a part of the inside or of the outside&lt;/p&gt; would be cut off: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%4&lt;/p&gt; on the way from %1 over %3 to %2: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%4&lt;/p&gt; on the way from %1 over %3 to %2: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so just one line separates the cells on its other two sides: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 has %2&lt;/p&gt;, so just one line separates the cells on its other two sides: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so just one line separates the cell on its other side from the outside beyond the border: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 has %2&lt;/p&gt;, so just one line separates the cell on its other side from the outside beyond the border: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so the line goes on by just one other edge: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 has %2&lt;/p&gt;, so the line goes on by just one other edge: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so none or two lines separate the two cells beside it there: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 has %2&lt;/p&gt;, so none or two lines separate the two cells beside it there: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so just one line separates the cells on these two sides: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 has %2&lt;/p&gt;, so just one line separates the cells on these two sides: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt;, which leaves only this at &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;, which leaves only this at &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No line goes on from the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt;, so it has both edges there or neither, and a 3 cannot miss both: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>No line goes on from the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt;, so it has both edges there or neither, and a 3 cannot miss both: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No line goes on from the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt;, so it has both edges there or neither, and a 1 cannot have both: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>No line goes on from the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt;, so it has both edges there or neither, and a 1 cannot have both: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No line goes on from the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt;, so it has both edges there or neither. Either way, a line leaves by its &lt;p&gt;%3&lt;/p&gt; corner, where there is only one way: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>No line goes on from the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt;, so it has both edges there or neither. Either way, a line leaves by its &lt;p&gt;%3&lt;/p&gt; corner, where there is only one way: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No line goes on from the far corner of &lt;p&gt;%1&lt;/p&gt;, so it has both edges there, and one where it touches &lt;p&gt;%2&lt;/p&gt;. That line goes on along the 1, as its only one: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>No line goes on from the far corner of &lt;p&gt;%1&lt;/p&gt;, so it has both edges there, and one where it touches &lt;p&gt;%2&lt;/p&gt;. That line goes on along the 1, as its only one: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and must turn along it. So its other line is at its &lt;p&gt;%3&lt;/p&gt; corner and leaves there, by the only way left: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and must turn along it. So its other line is at its &lt;p&gt;%3&lt;/p&gt; corner and leaves there, by the only way left: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and must turn along it. So its other line is at its &lt;p&gt;%3&lt;/p&gt; corner, but cannot go on from there.</source>
        <translation>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and must turn along it. So its other line is at its &lt;p&gt;%3&lt;/p&gt; corner, but cannot go on from there.</translation>
    </message>
    <message>
        <source>A line between &lt;p&gt;%1&lt;/p&gt; would have to turn along one of them, which would then have two lines: &lt;c&gt;it is crossed&lt;/c&gt;.</source>
        <translation>A line between &lt;p&gt;%1&lt;/p&gt; would have to turn along one of them, which would then have two lines: &lt;c&gt;it is crossed&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Small steps</source>
        <translation>Small steps</translation>
    </message>
    <message>
        <source>A few small steps, each obvious by the time it comes. Open the step to see them one by one.</source>
        <translation>A few small steps, each obvious by the time it comes. Open the step to see them one by one.</translation>
    </message>
    <message>
        <source>Taken together, these leave no choice: &lt;p&gt;%1&lt;/p&gt;. So &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Taken together, these leave no choice: &lt;p&gt;%1&lt;/p&gt;. So &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Taken together, these leave no choice in &lt;c&gt;%2 places&lt;/c&gt;: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Taken together, these leave no choice in &lt;c&gt;%2 places&lt;/c&gt;: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1. %2 steps later, that fails:</source>
        <translation>Suppose that %1. %2 steps later, that fails:</translation>
    </message>
    <message>
        <source>Suppose that %1. That fails at once:</source>
        <translation>Suppose that %1. That fails at once:</translation>
    </message>
    <message>
        <source>So &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>So &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>So &lt;c&gt;%1&lt;/c&gt;; in all, this decides &lt;c&gt;%2 places&lt;/c&gt;.</source>
        <translation>So &lt;c&gt;%1&lt;/c&gt;; in all, this decides &lt;c&gt;%2 places&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>These contradict each other: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>These contradict each other: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Nothing fits &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Nothing fits &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>One small step follows.</source>
        <translation>One small step follows.</translation>
    </message>
    <message>
        <source>%1 small steps follow.</source>
        <translation>%1 small steps follow.</translation>
    </message>
    <message>
        <source>After %1 easier steps:</source>
        <translation>After %1 easier steps:</translation>
    </message>
    <message>
        <source>After %1 small steps:</source>
        <translation>After %1 small steps:</translation>
    </message>
    <message>
        <source>After one easier step:</source>
        <translation>After one easier step:</translation>
    </message>
    <message>
        <source>After one small step:</source>
        <translation>After one small step:</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1 more steps&lt;/c&gt; by the same rule follow.</source>
        <translation>&lt;c&gt;%1 more steps&lt;/c&gt; by the same rule follow.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so no line separates the cells on these two sides: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 has %2&lt;/p&gt;, so no line separates the cells on these two sides: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so two lines separate the cells on these two sides: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 has %2&lt;/p&gt;, so two lines separate the cells on these two sides: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards&lt;/p&gt;, taken %1 at a time, make nothing but &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;The cards&lt;/p&gt;, taken %1 at a time, make nothing but &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Assume the opposite and follow one step after another until something fails. Open the step to watch it.</source>
        <translation>Assume the opposite and follow one step after another until something fails. Open the step to watch it.</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Known: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Known: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%1&lt;/p&gt; met as well, &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>With &lt;p&gt;%1&lt;/p&gt; met as well, &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%1&lt;/p&gt; met as well, &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>With &lt;p&gt;%1&lt;/p&gt; met as well, &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, so one line of &lt;p&gt;%2&lt;/p&gt; runs on their sides and the other one on its other two: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, so one line of &lt;p&gt;%2&lt;/p&gt; runs on their sides and the other one on its other two: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; and beyond the border is outside, so one line of &lt;p&gt;%2&lt;/p&gt; runs on these two sides and the other one on its other two: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; and beyond the border is outside, so one line of &lt;p&gt;%2&lt;/p&gt; runs on these two sides and the other one on its other two: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;. There are %2 ways left to meet &lt;p&gt;%3&lt;/p&gt;; in each, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Known: &lt;p&gt;%1&lt;/p&gt;. There are %2 ways left to meet &lt;p&gt;%3&lt;/p&gt;; in each, &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>There are %1 ways to meet &lt;p&gt;%2&lt;/p&gt;; in each, &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>There are %1 ways to meet &lt;p&gt;%2&lt;/p&gt;; in each, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would cut off &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would cut off &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Otherwise the line would cut off &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Otherwise the line would cut off &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Otherwise &lt;p&gt;%1&lt;/p&gt;, and %2 and %3, both inside, would be cut off from each other: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Otherwise &lt;p&gt;%1&lt;/p&gt;, and %2 and %3, both inside, would be cut off from each other: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Otherwise &lt;p&gt;%1&lt;/p&gt;, and %2, outside, could not reach the border: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Otherwise &lt;p&gt;%1&lt;/p&gt;, and %2, outside, could not reach the border: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would cut off a part of the inside or of the outside, such as &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would cut off a part of the inside or of the outside, such as &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, and two lines in all: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 has %2&lt;/p&gt;, and two lines in all: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Nothing else fits &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Nothing else fits &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>This cannot be, for &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>This cannot be, for &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which can make %5, but nothing between: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which can make %5, but nothing between: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which can make %5, but nothing between.</source>
        <translation>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which can make %5, but nothing between.</translation>
    </message>
    <message>
        <source>Inside and outside crosswise at a dot</source>
        <translation>Inside and outside crosswise at a dot</translation>
    </message>
    <message>
        <source>Of the four cells round a dot, two across from each other are never inside with the other two outside: the loop would touch itself at the dot.</source>
        <translation>Of the four cells round a dot, two across from each other are never inside with the other two outside: the loop would touch itself at the dot.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are both %3, %4 is %5&lt;/p&gt;. If &lt;c&gt;%6&lt;/c&gt; were also %5, the loop would touch itself where the four meet: &lt;c&gt;it is %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 and %2 are both %3, %4 is %5&lt;/p&gt;. If &lt;c&gt;%6&lt;/c&gt; were also %5, the loop would touch itself where the four meet: &lt;c&gt;it is %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are both inside, %3 and %4 both outside&lt;/p&gt;: the loop would touch itself where the four meet.</source>
        <translation>&lt;p&gt;%1 and %2 are both inside, %3 and %4 both outside&lt;/p&gt;: the loop would touch itself where the four meet.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are both %3&lt;/p&gt;: &lt;c&gt;they are on the same side&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 and %2 are both %3&lt;/p&gt;: &lt;c&gt;they are on the same side&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 is inside, %2 is outside&lt;/p&gt;: &lt;c&gt;they are on different sides&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 is inside, %2 is outside&lt;/p&gt;: &lt;c&gt;they are on different sides&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get too many lines.</source>
        <translation>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get too many lines.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get too few lines.</source>
        <translation>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get too few lines.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get more than two lines.</source>
        <translation>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get more than two lines.</translation>
    </message>
    <message>
        <source>Suppose %1: then a line would end at &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Suppose %1: then a line would end at &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then there would be both a line and none &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Suppose %1: then there would be both a line and none &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would be both inside and outside.</source>
        <translation>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would be both inside and outside.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2 and %3&lt;/p&gt;, both inside, would be cut off from each other.</source>
        <translation>Suppose %1: then &lt;p&gt;%2 and %3&lt;/p&gt;, both inside, would be cut off from each other.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt;, outside, could not reach the border.</source>
        <translation>Suppose %1: then &lt;p&gt;%2&lt;/p&gt;, outside, could not reach the border.</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and &lt;p&gt;%2&lt;/p&gt; would get too many lines.</source>
        <translation>Suppose %1: then %3, and &lt;p&gt;%2&lt;/p&gt; would get too many lines.</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and &lt;p&gt;%2&lt;/p&gt; would get too few lines.</source>
        <translation>Suppose %1: then %3, and &lt;p&gt;%2&lt;/p&gt; would get too few lines.</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and &lt;p&gt;%2&lt;/p&gt; would get more than two lines.</source>
        <translation>Suppose %1: then %3, and &lt;p&gt;%2&lt;/p&gt; would get more than two lines.</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and a line would end at &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Suppose %1: then %3, and a line would end at &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and there would be both a line and none &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Suppose %1: then %3, and there would be both a line and none &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and &lt;p&gt;%2&lt;/p&gt; would be both inside and outside.</source>
        <translation>Suppose %1: then %3, and &lt;p&gt;%2&lt;/p&gt; would be both inside and outside.</translation>
    </message>
    <message>
        <source>Suppose %1: then %4, and &lt;p&gt;%2 and %3&lt;/p&gt;, both inside, would be cut off from each other.</source>
        <translation>Suppose %1: then %4, and &lt;p&gt;%2 and %3&lt;/p&gt;, both inside, would be cut off from each other.</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and &lt;p&gt;%2&lt;/p&gt;, outside, could not reach the border.</source>
        <translation>Suppose %1: then %3, and &lt;p&gt;%2&lt;/p&gt;, outside, could not reach the border.</translation>
    </message>
    <message>
        <source>Suppose that &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Suppose that &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Suppose that &lt;p&gt;%1&lt;/p&gt; is %2.</source>
        <translation>Suppose that &lt;p&gt;%1&lt;/p&gt; is %2.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can then only be %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; can then only be %2.</translation>
    </message>
    <message>
        <source>Say &lt;p&gt;%1&lt;/p&gt; is then %2.</source>
        <translation>Say &lt;p&gt;%1&lt;/p&gt; is then %2.</translation>
    </message>
    <message>
        <source>That cannot be, so &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>That cannot be, so &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The %1 of &lt;p&gt;%2&lt;/p&gt; fits only in &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;the other cells there do not hold it&lt;/c&gt;.</source>
        <translation>The %1 of &lt;p&gt;%2&lt;/p&gt; fits only in &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;the other cells there do not hold it&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A digit clears its lines</source>
        <translation>A digit clears its lines</translation>
    </message>
    <message>
        <source>Each digit appears once in every line, box or run: the other cells there do not hold it.</source>
        <translation>Each digit appears once in every line, box or run: the other cells there do not hold it.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;no other cell of&lt;/c&gt; &lt;p&gt;%2&lt;/p&gt; &lt;c&gt;holds a %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;no other cell of&lt;/c&gt; &lt;p&gt;%2&lt;/p&gt; &lt;c&gt;holds a %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>When all digits but one are gone for a cell, it holds the one that is left.</source>
        <translation>When all digits but one are gone for a cell, it holds the one that is left.</translation>
    </message>
    <message>
        <source>The only cell for a digit</source>
        <translation>The only cell for a digit</translation>
    </message>
    <message>
        <source>A line or box with as many cells as there are digits holds each of them. When only one of its cells can hold a digit, it goes there.</source>
        <translation>A line or box with as many cells as there are digits holds each of them. When only one of its cells can hold a digit, it goes there.</translation>
    </message>
    <message>
        <source>A digit where two groups cross</source>
        <translation>A digit where two groups cross</translation>
    </message>
    <message>
        <source>When all places for a digit in a box lie in one line, the line has it there: no other cell of the line holds it. The same with box and line exchanged.</source>
        <translation>When all places for a digit in a box lie in one line, the line has it there: no other cell of the line holds it. The same with box and line exchanged.</translation>
    </message>
    <message>
        <source>Two digits that have only the same two cells left in a line or box fill them: these cells hold nothing else.</source>
        <translation>Two digits that have only the same two cells left in a line or box fill them: these cells hold nothing else.</translation>
    </message>
    <message>
        <source>Three cells that can only hold three digits among them use all three up: the other cells of their line or box hold none of them.</source>
        <translation>Three cells that can only hold three digits among them use all three up: the other cells of their line or box hold none of them.</translation>
    </message>
    <message>
        <source>Three digits that have only three cells left in a line or box fill them: these cells hold nothing else.</source>
        <translation>Three digits that have only three cells left in a line or box fill them: these cells hold nothing else.</translation>
    </message>
    <message>
        <source>Four cells that can only hold four digits among them use all four up: the other cells of their line or box hold none of them.</source>
        <translation>Four cells that can only hold four digits among them use all four up: the other cells of their line or box hold none of them.</translation>
    </message>
    <message>
        <source>Four digits that have only four cells left in a line or box fill them: these cells hold nothing else.</source>
        <translation>Four digits that have only four cells left in a line or box fill them: these cells hold nothing else.</translation>
    </message>
    <message>
        <source>When a digit has places only in the same two columns of two rows, both columns have it in these rows: no other cell of the columns holds it. The same with rows and columns exchanged.</source>
        <translation>When a digit has places only in the same two columns of two rows, both columns have it in these rows: no other cell of the columns holds it. The same with rows and columns exchanged.</translation>
    </message>
    <message>
        <source>When a digit has places only in the same three columns of three rows, these columns have it in these rows: no other cell of the columns holds it. The same with rows and columns exchanged.</source>
        <translation>When a digit has places only in the same three columns of three rows, these columns have it in these rows: no other cell of the columns holds it. The same with rows and columns exchanged.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt; share out %3 in &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;no other cell there holds them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt; share out %3 in &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;no other cell there holds them&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The %2 of &lt;p&gt;%1&lt;/p&gt; fit only in &lt;c&gt;%3&lt;/c&gt;: these hold nothing else.</source>
        <translation>The %2 of &lt;p&gt;%1&lt;/p&gt; fit only in &lt;c&gt;%3&lt;/c&gt;: these hold nothing else.</translation>
    </message>
    <message>
        <source>Only &lt;c&gt;%2&lt;/c&gt; can hold the &lt;c&gt;%3&lt;/c&gt; of &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Only &lt;c&gt;%2&lt;/c&gt; can hold the &lt;c&gt;%3&lt;/c&gt; of &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>The %1 of &lt;p&gt;%2&lt;/p&gt; lies within &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;no other cell there holds it&lt;/c&gt;.</source>
        <translation>The %1 of &lt;p&gt;%2&lt;/p&gt; lies within &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;no other cell there holds it&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Go through all ways to place digits that make the sum in its open cells. A digit that never comes to a cell is not there.</source>
        <translation>Go through all ways to place digits that make the sum in its open cells. A digit that never comes to a cell is not there.</translation>
    </message>
    <message>
        <source>XY-wing</source>
        <translation>XY-wing</translation>
    </message>
    <message>
        <source>A cell has two digits left and shares a line or box with two cells that each have one of these digits and the same third digit left. Whatever the first cell holds, one of the other two holds the third digit: no cell that shares a line or box with both holds it.</source>
        <translation>A cell has two digits left and shares a line or box with two cells that each have one of these digits and the same third digit left. Whatever the first cell holds, one of the other two holds the third digit: no cell that shares a line or box with both holds it.</translation>
    </message>
    <message>
        <source>The last cell of a sum</source>
        <translation>The last cell of a sum</translation>
    </message>
    <message>
        <source>When all cells of a sum but one are filled, the last one holds what is missing.</source>
        <translation>When all cells of a sum but one are filled, the last one holds what is missing.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is missing one digit: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; is missing one digit: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The digits of a sum</source>
        <translation>The digits of a sum</translation>
    </message>
    <message>
        <source>List the sets of different digits that make the sum. A digit in none of these sets is in none of its cells.</source>
        <translation>List the sets of different digits that make the sum. A digit in none of these sets is in none of its cells.</translation>
    </message>
    <message>
        <source>The only cell for a digit of a sum</source>
        <translation>The only cell for a digit of a sum</translation>
    </message>
    <message>
        <source>List the sets of different digits that make the sum. A digit in all of these sets stands in the only cell that can hold it.</source>
        <translation>List the sets of different digits that make the sum. A digit in all of these sets stands in the only cell that can hold it.</translation>
    </message>
    <message>
        <source>The ways to fill two cells of a sum</source>
        <translation>The ways to fill two cells of a sum</translation>
    </message>
    <message>
        <source>The ways to fill three cells of a sum</source>
        <translation>The ways to fill three cells of a sum</translation>
    </message>
    <message>
        <source>The ways to fill many cells of a sum</source>
        <translation>The ways to fill many cells of a sum</translation>
    </message>
    <message>
        <source>A cell that would separate the white cells if it were black is white.</source>
        <translation>A cell that would separate the white cells if it were black is white.</translation>
    </message>
    <message>
        <source>Beside a black cell</source>
        <translation>Beside a black cell</translation>
    </message>
    <message>
        <source>Black cells never share a side: the neighbours are white.</source>
        <translation>Black cells never share a side: the neighbours are white.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, and no black cells touch: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, and no black cells touch: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A white cell&apos;s number</source>
        <translation>A white cell&apos;s number</translation>
    </message>
    <message>
        <source>When a cell is white, its number is in no other white cell of its row or column.</source>
        <translation>When a cell is white, its number is in no other white cell of its row or column.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, and of &lt;p&gt;%2&lt;/p&gt; only one is white: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, and of &lt;p&gt;%2&lt;/p&gt; only one is white: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Between two equal numbers</source>
        <translation>Between two equal numbers</translation>
    </message>
    <message>
        <source>If the cell between two equal numbers were black, both of these would be white. So it is white.</source>
        <translation>If the cell between two equal numbers were black, both of these would be white. So it is white.</translation>
    </message>
    <message>
        <source>Two of &lt;p&gt;%1&lt;/p&gt; have one cell between them; if it were black, both would be white: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Two of &lt;p&gt;%1&lt;/p&gt; have one cell between them; if it were black, both would be white: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Two equal numbers side by side</source>
        <translation>Two equal numbers side by side</translation>
    </message>
    <message>
        <source>Of two equal numbers side by side, one is white: every other such number in the line is black.</source>
        <translation>Of two equal numbers side by side, one is white: every other such number in the line is black.</translation>
    </message>
    <message>
        <source>Two of &lt;p&gt;%1&lt;/p&gt; stand side by side, so one of these two is white: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Two of &lt;p&gt;%1&lt;/p&gt; stand side by side, so one of these two is white: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Straight through a white pearl</source>
        <translation>Straight through a white pearl</translation>
    </message>
    <message>
        <source>The loop runs straight through a white pearl, and turns just before or after it.</source>
        <translation>The loop runs straight through a white pearl, and turns just before or after it.</translation>
    </message>
    <message>
        <source>Turning on a black pearl</source>
        <translation>Turning on a black pearl</translation>
    </message>
    <message>
        <source>The loop turns on a black pearl, and runs straight on for two cells either way.</source>
        <translation>The loop turns on a black pearl, and runs straight on for two cells either way.</translation>
    </message>
    <message>
        <source>The line turns on &lt;p&gt;%1&lt;/p&gt; and goes two cells either way: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>The line turns on &lt;p&gt;%1&lt;/p&gt; and goes two cells either way: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A white pearl and its turn</source>
        <translation>A white pearl and its turn</translation>
    </message>
    <message>
        <source>When the loop cannot turn on one side of a white pearl, it turns on the other; if it can turn on neither, it runs in the other direction.</source>
        <translation>When the loop cannot turn on one side of a white pearl, it turns on the other; if it can turn on neither, it runs in the other direction.</translation>
    </message>
    <message>
        <source>No small loop</source>
        <translation>No small loop</translation>
    </message>
    <message>
        <source>No line closes a loop while there are lines elsewhere.</source>
        <translation>No line closes a loop while there are lines elsewhere.</translation>
    </message>
    <message>
        <source>Two pearls near each other</source>
        <translation>Two pearls near each other</translation>
    </message>
    <message>
        <source>Two nearby pearls together leave fewer ways than each alone.</source>
        <translation>Two nearby pearls together leave fewer ways than each alone.</translation>
    </message>
    <message>
        <source>Three pearls in a row</source>
        <translation>Three pearls in a row</translation>
    </message>
    <message>
        <source>If the line ran along three white pearls in a row, it could not turn beside the middle one. So it crosses the row.</source>
        <translation>If the line ran along three white pearls in a row, it could not turn beside the middle one. So it crosses the row.</translation>
    </message>
    <message>
        <source>A pearl and the cells beside it</source>
        <translation>A pearl and the cells beside it</translation>
    </message>
    <message>
        <source>Try the ways through a pearl: the line must also enter and leave the cells beside it.</source>
        <translation>Try the ways through a pearl: the line must also enter and leave the cells beside it.</translation>
    </message>
    <message>
        <source>Four cells in a square</source>
        <translation>Four cells in a square</translation>
    </message>
    <message>
        <source>A line that enters a square of four cells leaves it again: try its ways.</source>
        <translation>A line that enters a square of four cells leaves it again: try its ways.</translation>
    </message>
    <message>
        <source>Two cells that can only hold the same two digits use both of them up: the other cells of their line, box or run hold neither.</source>
        <translation>Two cells that can only hold the same two digits use both of them up: the other cells of their line, box or run hold neither.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: only &lt;c&gt;%2&lt;/c&gt; is left for &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: only &lt;c&gt;%2&lt;/c&gt; is left for &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;no other cell of&lt;/c&gt; &lt;p&gt;%2&lt;/p&gt; &lt;c&gt;holds one of these digits&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;no other cell of&lt;/c&gt; &lt;p&gt;%2&lt;/p&gt; &lt;c&gt;holds one of these digits&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>As &lt;p&gt;%1&lt;/p&gt;, that leaves: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>As &lt;p&gt;%1&lt;/p&gt;, that leaves: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; would have two %2s: &lt;p&gt;%3&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; would have two %2s: &lt;p&gt;%3&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: no digit is left for &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: no digit is left for &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>No place is left for the %1 of &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>No place is left for the %1 of &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: so %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: so %2.</translation>
    </message>
    <message>
        <source>With this, %1.</source>
        <translation>With this, %1.</translation>
    </message>
    <message>
        <source>Once the line has closed its loop, every place that is still open is crossed.</source>
        <translation>Once the line has closed its loop, every place that is still open is crossed.</translation>
    </message>
    <message>
        <source>The loop is closed: &lt;c&gt;there are no other lines&lt;/c&gt;.</source>
        <translation>The loop is closed: &lt;c&gt;there are no other lines&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can only be %2. In every way to place these, &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; can only be %2. In every way to place these, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Every way left to make &lt;p&gt;%1&lt;/p&gt; needs %2, and no other cell can hold that: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Every way left to make &lt;p&gt;%1&lt;/p&gt; needs %2, and no other cell can hold that: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Known: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>The line has only one way left through &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>The line has only one way left through &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The line has %2 ways left through &lt;p&gt;%1&lt;/p&gt;: %3. Each of them has this: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>The line has %2 ways left through &lt;p&gt;%1&lt;/p&gt;: %3. Each of them has this: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%1&lt;/p&gt; black, &lt;c&gt;%2&lt;/c&gt; must stay white: else &lt;p&gt;%3&lt;/p&gt; would be cut off from &lt;p&gt;%4&lt;/p&gt;.</source>
        <translation>With &lt;p&gt;%1&lt;/p&gt; black, &lt;c&gt;%2&lt;/c&gt; must stay white: else &lt;p&gt;%3&lt;/p&gt; would be cut off from &lt;p&gt;%4&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, so a = %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, so a = %3: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3, which is only possible as %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3, which is only possible as %5: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3, but %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3, but %5: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3, and %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3, and %5: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3, but the digits left do not make %5 with no digit twice in a line: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3, but the digits left do not make %5 with no digit twice in a line: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3. With the digits left, that means: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3. With the digits left, that means: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3. The digits left do not make that.</source>
        <translation>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3. The digits left do not make that.</translation>
    </message>
    <message>
        <source>Whichever way the line takes through &lt;p&gt;%1&lt;/p&gt;, it has this: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Whichever way the line takes through &lt;p&gt;%1&lt;/p&gt;, it has this: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Along &lt;p&gt;%1&lt;/p&gt;, the line could not turn beside the middle one. So it passes all three crosswise: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Along &lt;p&gt;%1&lt;/p&gt;, the line could not turn beside the middle one. So it passes all three crosswise: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Proof by contradiction</source>
        <translation>Proof by contradiction</translation>
    </message>
    <message>
        <source>By the same rule, &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>By the same rule, &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The same rule also applies to &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>The same rule also applies to &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, against the rule that %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, against the rule that %2.</translation>
    </message>
    <message>
        <source>Taken together, these narrow down &lt;c&gt;%2 places&lt;/c&gt;: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Taken together, these narrow down &lt;c&gt;%2 places&lt;/c&gt;: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>%2 sets of digits make &lt;p&gt;%1&lt;/p&gt;. In every way to place one of them, &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>%2 sets of digits make &lt;p&gt;%1&lt;/p&gt;. In every way to place one of them, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>%2 sets of digits make &lt;p&gt;%1&lt;/p&gt;, all with %3. In every way to place one of them, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>%2 sets of digits make &lt;p&gt;%1&lt;/p&gt;, all with %3. In every way to place one of them, &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>If %1, then %2, and that leaves the line no way through &lt;p&gt;%3&lt;/p&gt;.</source>
        <translation>If %1, then %2, and that leaves the line no way through &lt;p&gt;%3&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, but no way is left from one to the other.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, but no way is left from one to the other.</translation>
    </message>
    <message>
        <source>Only two ways out</source>
        <translation>Only two ways out</translation>
    </message>
    <message>
        <source>When only two open places join an area with lines to other lines, the loop goes through both.</source>
        <translation>When only two open places join an area with lines to other lines, the loop goes through both.</translation>
    </message>
    <message>
        <source>In and out of an area</source>
        <translation>In and out of an area</translation>
    </message>
    <message>
        <source>Suppose that %1. Then:</source>
        <translation>Suppose that %1. Then:</translation>
    </message>
    <message>
        <source>That fails:</source>
        <translation>That fails:</translation>
    </message>
    <message>
        <source>The loop goes into an area as often as it leaves it: it crosses the border of the area an even number of times.</source>
        <translation>The loop goes into an area as often as it leaves it: it crosses the border of the area an even number of times.</translation>
    </message>
    <message>
        <source>So &lt;c&gt;%1&lt;/c&gt;; in all, this narrows down &lt;c&gt;%2 places&lt;/c&gt;.</source>
        <translation>So &lt;c&gt;%1&lt;/c&gt;; in all, this narrows down &lt;c&gt;%2 places&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: on &lt;p&gt;all %2 paths left&lt;/p&gt; the left side makes %3, the right side %4, each worked out from left to right. So &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Suppose that %1: on &lt;p&gt;all %2 paths left&lt;/p&gt; the left side makes %3, the right side %4, each worked out from left to right. So &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot take the same digit of &lt;p&gt;%2&lt;/p&gt;. That leaves %3 for the first and %4 for the second, so &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; cannot take the same digit of &lt;p&gt;%2&lt;/p&gt;. That leaves %3 for the first and %4 for the second, so &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt;: a line there would close a loop, with other lines outside it.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;: a line there would close a loop, with other lines outside it.</translation>
    </message>
    <message>
        <source>Two 3s next to each other</source>
        <translation>Two 3s next to each other</translation>
    </message>
    <message>
        <source>No line runs straight on from the edge between two 3s next to each other. With a line between them, it would take the near edge from both, and both would need the far one: three lines at one dot. Without, both need the near edge: three again.</source>
        <translation>No line runs straight on from the edge between two 3s next to each other. With a line between them, it would take the near edge from both, and both would need the far one: three lines at one dot. Without, both need the near edge: three again.</translation>
    </message>
    <message>
        <source>Two 1s next to each other whose common dot has no way out: a line between them would have to turn along one of them, its second.</source>
        <translation>Two 1s next to each other whose common dot has no way out: a line between them would have to turn along one of them, its second.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; are next to each other and have two lines at each dot between them, so no other line comes there: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; are next to each other and have two lines at each dot between them, so no other line comes there: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The same rule also applies to &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>The same rule also applies to &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A cell with two lines</source>
        <translation>A cell with two lines</translation>
    </message>
    <message>
        <source>The loop enters a cell and leaves it again: a cell with two lines has no third.</source>
        <translation>The loop enters a cell and leaves it again: a cell with two lines has no third.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its two lines: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; has its two lines: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only one way for the line</source>
        <translation>Only one way for the line</translation>
    </message>
    <message>
        <source>A line that enters a cell must go on. If only one way is left, it goes there.</source>
        <translation>A line that enters a cell must go on. If only one way is left, it goes there.</translation>
    </message>
    <message>
        <source>The line that enters &lt;p&gt;%1&lt;/p&gt; has only one way on: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>The line that enters &lt;p&gt;%1&lt;/p&gt; has only one way on: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A cell with one way left</source>
        <translation>A cell with one way left</translation>
    </message>
    <message>
        <source>A line into a cell needs a way out. If only one way into a cell is left, it is closed, too.</source>
        <translation>A line into a cell needs a way out. If only one way into a cell is left, it is closed, too.</translation>
    </message>
    <message>
        <source>Only one way into &lt;p&gt;%1&lt;/p&gt; is left, and a line there would end: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Only one way into &lt;p&gt;%1&lt;/p&gt; is left, and a line there would end: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The loop crosses the border of the highlighted area an even number of times. Lines on the rest of the border: &lt;p&gt;%1&lt;/p&gt;. So &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>The loop crosses the border of the highlighted area an even number of times. Lines on the rest of the border: &lt;p&gt;%1&lt;/p&gt;. So &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Then &lt;p&gt;%2&lt;/p&gt; can only be %3: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Then &lt;p&gt;%2&lt;/p&gt; can only be %3: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Then &lt;p&gt;%2&lt;/p&gt; can only be, in reading order, %3: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Then &lt;p&gt;%2&lt;/p&gt; can only be, in reading order, %3: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Then nothing is left for &lt;p&gt;%2&lt;/p&gt;: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Then nothing is left for &lt;p&gt;%2&lt;/p&gt;: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must share out the digits of &lt;p&gt;%2&lt;/p&gt;. That leaves &lt;p&gt;%3&lt;/p&gt; only %4: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; must share out the digits of &lt;p&gt;%2&lt;/p&gt;. That leaves &lt;p&gt;%3&lt;/p&gt; only %4: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must share out the digits of &lt;p&gt;%2&lt;/p&gt;. That leaves &lt;p&gt;%3&lt;/p&gt; only %4, in reading order: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; must share out the digits of &lt;p&gt;%2&lt;/p&gt;. That leaves &lt;p&gt;%3&lt;/p&gt; only %4, in reading order: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot take the same digit of &lt;p&gt;%2&lt;/p&gt;. In every way to fill both, &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; cannot take the same digit of &lt;p&gt;%2&lt;/p&gt;. In every way to fill both, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must share out the digits of &lt;p&gt;%2&lt;/p&gt;. In every way to do so, &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; must share out the digits of &lt;p&gt;%2&lt;/p&gt;. In every way to do so, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>If &lt;p&gt;%1&lt;/p&gt; had %2, &lt;p&gt;%3&lt;/p&gt; could not be met: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>If &lt;p&gt;%1&lt;/p&gt; had %2, &lt;p&gt;%3&lt;/p&gt; could not be met: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Known already: &lt;p&gt;%1&lt;/p&gt;. Together that makes &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Known already: &lt;p&gt;%1&lt;/p&gt;. Together that makes &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>With %4, &lt;p&gt;%1&lt;/p&gt; would cut off &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>With %4, &lt;p&gt;%1&lt;/p&gt; would cut off &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: that is against what is known, &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Suppose %1: that is against what is known, &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, against what is known, &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Suppose %1: then %3, against what is known, &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt;, with %3, would get too many lines.</source>
        <translation>Suppose %1: then &lt;p&gt;%2&lt;/p&gt;, with %3, would get too many lines.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt;, with %3, would get too few lines.</source>
        <translation>Suppose %1: then &lt;p&gt;%2&lt;/p&gt;, with %3, would get too few lines.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: whichever the first is, one of the last two holds the %2, &lt;c&gt;so %3, which meets both, does not&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: whichever the first is, one of the last two holds the %2, &lt;c&gt;so %3, which meets both, does not&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: whichever the first is, one of the last two holds the %2, but &lt;p&gt;%3&lt;/p&gt;, and meets both.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: whichever the first is, one of the last two holds the %2, but &lt;p&gt;%3&lt;/p&gt;, and meets both.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, but no way is left from one to the other: &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, but no way is left from one to the other: &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>The operators and the = part %1 digits into %2 numbers of one or two digits, so every number has one: &lt;c&gt;no digit is joined to another&lt;/c&gt;.</source>
        <translation>The operators and the = part %1 digits into %2 numbers of one or two digits, so every number has one: &lt;c&gt;no digit is joined to another&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The operators and the = part %1 digits into %2 numbers of one or two digits. &lt;p&gt;All that have two digits are joined (%3)&lt;/p&gt;: &lt;c&gt;no other digits are&lt;/c&gt;.</source>
        <translation>The operators and the = part %1 digits into %2 numbers of one or two digits. &lt;p&gt;All that have two digits are joined (%3)&lt;/p&gt;: &lt;c&gt;no other digits are&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The operators and the = part %1 digits into %2 numbers of one or two digits, so every number has two. Only one partner is left to &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>The operators and the = part %1 digits into %2 numbers of one or two digits, so every number has two. Only one partner is left to &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The operators and the = part %1 digits into %2 numbers of one or two digits. All that have one digit are found (%3), and only one partner is left to &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>The operators and the = part %1 digits into %2 numbers of one or two digits. All that have one digit are found (%3), and only one partner is left to &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;only one path is left&lt;/p&gt;, and it fails read from either end, %2. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Suppose that %1: &lt;p&gt;only one path is left&lt;/p&gt;, and it fails read from either end, %2. So &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; needs a factor %3, and only &lt;p&gt;%2&lt;/p&gt; can still give it: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; needs a factor %3, and only &lt;p&gt;%2&lt;/p&gt; can still give it: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The line runs straight through &lt;p&gt;%1&lt;/p&gt;, and only one direction is open for that: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>The line runs straight through &lt;p&gt;%1&lt;/p&gt;, and only one direction is open for that: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The line runs straight through &lt;p&gt;%1&lt;/p&gt; and turns just before or after it. Known: &lt;p&gt;%2&lt;/p&gt;. That leaves: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>The line runs straight through &lt;p&gt;%1&lt;/p&gt; and turns just before or after it. Known: &lt;p&gt;%2&lt;/p&gt;. That leaves: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt; is the only odd digit of &lt;p&gt;%2&lt;/p&gt;, and the label %3 is %4: that digit is &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt; is the only odd digit of &lt;p&gt;%2&lt;/p&gt;, and the label %3 is %4: that digit is &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt; is the only odd digit left in &lt;p&gt;%2&lt;/p&gt;, and the label %3 is %4: that digit is &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt; is the only odd digit left in &lt;p&gt;%2&lt;/p&gt;, and the label %3 is %4: that digit is &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt; is the only odd digit left in &lt;p&gt;%2&lt;/p&gt;. The label less the odd digits that are %3, %4, is %5: that digit is &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt; is the only odd digit left in &lt;p&gt;%2&lt;/p&gt;. The label less the odd digits that are %3, %4, is %5: that digit is &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2 in %4 cells, and its open digits make that only as %3: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; lacks %2 in %4 cells, and its open digits make that only as %3: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The open cells of &lt;p&gt;%1&lt;/p&gt; add up to %2 too much: cells adding up to exactly %2 are %4, and the open digits make that only as %3: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>The open cells of &lt;p&gt;%1&lt;/p&gt; add up to %2 too much: cells adding up to exactly %2 are %4, and the open digits make that only as %3: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The crossing labels require this of &lt;p&gt;%1&lt;/p&gt;: &lt;p&gt;%2&lt;/p&gt;. Both labels can then be met in %3 ways, by %4. In all of them &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>The crossing labels require this of &lt;p&gt;%1&lt;/p&gt;: &lt;p&gt;%2&lt;/p&gt;. Both labels can then be met in %3 ways, by %4. In all of them &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would put &lt;p&gt;%2&lt;/p&gt; outside, and so cut off &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would put &lt;p&gt;%2&lt;/p&gt; outside, and so cut off &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would put &lt;p&gt;%2&lt;/p&gt; inside, and so cut off &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would put &lt;p&gt;%2&lt;/p&gt; inside, and so cut off &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; are next to each other. Without the line between them, the loop would run round just these two, and &lt;p&gt;%2&lt;/p&gt; does not fit that; without an outer line, the other 3 would miss two edges: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; are next to each other. Without the line between them, the loop would run round just these two, and &lt;p&gt;%2&lt;/p&gt; does not fit that; without an outer line, the other 3 would miss two edges: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;no path is left&lt;/p&gt; that has the form of an equation, as %2 steps show. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Suppose that %1: &lt;p&gt;no path is left&lt;/p&gt; that has the form of an equation, as %2 steps show. So &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 or more at %2 leaves at most %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at least %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>A %1 or more at %2 leaves at most %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at least %5: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 or less at %2 leaves at least %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at most %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>A %1 or less at %2 leaves at least %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at most %5: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 or more at %2 leaves at most %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at least %5.</source>
        <translation>A %1 or more at %2 leaves at most %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at least %5.</translation>
    </message>
    <message>
        <source>A %1 or less at %2 leaves at least %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at most %5.</source>
        <translation>A %1 or less at %2 leaves at least %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at most %5.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must be in &lt;p&gt;%2&lt;/p&gt;, which can then only be %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; must be in &lt;p&gt;%2&lt;/p&gt;, which can then only be %3: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must be in &lt;p&gt;%2&lt;/p&gt;, which leaves %3 ways to fill it: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; must be in &lt;p&gt;%2&lt;/p&gt;, which leaves %3 ways to fill it: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Each of these would make &lt;p&gt;%1&lt;/p&gt; need the same digit of &lt;p&gt;%2&lt;/p&gt;: %3. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Each of these would make &lt;p&gt;%1&lt;/p&gt; need the same digit of &lt;p&gt;%2&lt;/p&gt;: %3. So &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A number stands between &lt;p&gt;any two operators&lt;/p&gt;, so none follows another: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>A number stands between &lt;p&gt;any two operators&lt;/p&gt;, so none follows another: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;both paths left&lt;/p&gt; fail, each read from either end, %2. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Suppose that %1: &lt;p&gt;both paths left&lt;/p&gt; fail, each read from either end, %2. So &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;all %2 paths left&lt;/p&gt; fail; both sides come nearest in %3. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Suppose that %1: &lt;p&gt;all %2 paths left&lt;/p&gt; fail; both sides come nearest in %3. So &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No corner is cut off</source>
        <translation>No corner is cut off</translation>
    </message>
    <message>
        <source>No wall of black cells closes</source>
        <translation>No wall of black cells closes</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is no multiple of %2, so &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; is no multiple of %2, so &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is no multiple of %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; is no multiple of %2.</translation>
    </message>
    <message>
        <source>Only this is left: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Only this is left: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only this is left: &lt;c&gt;%1&lt;/c&gt;, and with it &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Only this is left: &lt;c&gt;%1&lt;/c&gt;, and with it &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Several things together</source>
        <translation>Several things together</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>Known: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>Known: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%1&lt;/p&gt; met as well, &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>With &lt;p&gt;%1&lt;/p&gt; met as well, &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%1&lt;/p&gt; met as well, &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>With &lt;p&gt;%1&lt;/p&gt; met as well, &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>If &lt;p&gt;%1&lt;/p&gt; had %2, &lt;p&gt;%3&lt;/p&gt; could not be met: &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>If &lt;p&gt;%1&lt;/p&gt; had %2, &lt;p&gt;%3&lt;/p&gt; could not be met: &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;. There are %2 ways left to meet &lt;p&gt;%3&lt;/p&gt;; in each, &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>Known: &lt;p&gt;%1&lt;/p&gt;. There are %2 ways left to meet &lt;p&gt;%3&lt;/p&gt;; in each, &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>There are %1 ways to meet &lt;p&gt;%2&lt;/p&gt;; in each, &lt;c&gt;%3&lt;/c&gt;; and with that &lt;c&gt;%4 more places&lt;/c&gt;.</source>
        <translation>There are %1 ways to meet &lt;p&gt;%2&lt;/p&gt;; in each, &lt;c&gt;%3&lt;/c&gt;; and with that &lt;c&gt;%4 more places&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Every way to meet &lt;p&gt;%1&lt;/p&gt; that fits what is known has this: &lt;c&gt;%2&lt;/c&gt;; and with that &lt;c&gt;%3 more places&lt;/c&gt;.</source>
        <translation>Every way to meet &lt;p&gt;%1&lt;/p&gt; that fits what is known has this: &lt;c&gt;%2&lt;/c&gt;; and with that &lt;c&gt;%3 more places&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would cut off &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;; and with that &lt;c&gt;%4 more places&lt;/c&gt;.</source>
        <translation>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would cut off &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;; and with that &lt;c&gt;%4 more places&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>With %5, &lt;p&gt;%1&lt;/p&gt; would cut off &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;; and with that &lt;c&gt;%4 more places&lt;/c&gt;.</source>
        <translation>With %5, &lt;p&gt;%1&lt;/p&gt; would cut off &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;; and with that &lt;c&gt;%4 more places&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would put &lt;p&gt;%2&lt;/p&gt; outside, and so cut off &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would put &lt;p&gt;%2&lt;/p&gt; outside, and so cut off &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would put &lt;p&gt;%2&lt;/p&gt; inside, and so cut off &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would put &lt;p&gt;%2&lt;/p&gt; inside, and so cut off &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would cut off a part of the inside or of the outside, such as &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;; and with that &lt;c&gt;%4 more places&lt;/c&gt;.</source>
        <translation>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would cut off a part of the inside or of the outside, such as &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;; and with that &lt;c&gt;%4 more places&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A digit that needs a partner</source>
        <translation>A digit that needs a partner</translation>
    </message>
    <message>
        <source>The loop joins the lines at &lt;p&gt;%1&lt;/p&gt; and at &lt;p&gt;%2&lt;/p&gt;, and only two places are left where it can pass in and out of the highlighted area: &lt;p&gt;%3&lt;/p&gt;. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>The loop joins the lines at &lt;p&gt;%1&lt;/p&gt; and at &lt;p&gt;%2&lt;/p&gt;, and only two places are left where it can pass in and out of the highlighted area: &lt;p&gt;%3&lt;/p&gt;. So &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2. But that makes %3.</source>
        <translation>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2. But that makes %3.</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. But that makes %3.</source>
        <translation>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. But that makes %3.</translation>
    </message>
    <message>
        <source>The last sign joins two parts that share no card, so the target is split into values that two parts of the cards can make. Of several answers the one is explained that takes the least reckoning: easy signs and small numbers.</source>
        <translation>The last sign joins two parts that share no card, so the target is split into values that two parts of the cards can make. Of several answers the one is explained that takes the least reckoning: easy signs and small numbers.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;no path is left&lt;/p&gt; that has the form of an equation, as one step shows. So &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Suppose that %1: &lt;p&gt;no path is left&lt;/p&gt; that has the form of an equation, as one step shows. So &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The path&lt;/p&gt; fails: %1.</source>
        <translation>&lt;p&gt;The path&lt;/p&gt; fails: %1.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The path&lt;/p&gt; fails, whichever end it is read from: %1.</source>
        <translation>&lt;p&gt;The path&lt;/p&gt; fails, whichever end it is read from: %1.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, but the nearest that its open cells make is %3 or %4, &lt;c&gt;never %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; lacks %2, but the nearest that its open cells make is %3 or %4, &lt;c&gt;never %2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2. Without &lt;c&gt;%3&lt;/c&gt; the nearest that its open cells make is %4 or %5, never %2: it is &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; lacks %2. Without &lt;c&gt;%3&lt;/c&gt; the nearest that its open cells make is %4 or %5, never %2: it is &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2. With &lt;c&gt;%3&lt;/c&gt; it would lack %4, but the nearest that its other open cells make is %5 or %6, never %4: it is &lt;c&gt;%7&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; lacks %2. With &lt;c&gt;%3&lt;/c&gt; it would lack %4, but the nearest that its other open cells make is %5 or %6, never %4: it is &lt;c&gt;%7&lt;/c&gt;.</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>Slitherlink: three starter puzzles</source>
        <translation>Slitherlink: three starter puzzles</translation>
    </message>
    <message>
        <source>Slitherlink: a larger board</source>
        <translation>Slitherlink: a larger board</translation>
    </message>
    <message>
        <source>Slitherlink: one answer, none, and many</source>
        <translation>Slitherlink: one answer, none, and many</translation>
    </message>
    <message>
        <source>Cards: six that make 163</source>
        <translation>Cards: six that make 163</translation>
    </message>
    <message>
        <source>Cards: small starter hands</source>
        <translation>Cards: small starter hands</translation>
    </message>
    <message>
        <source>Cards: fractions and negative numbers</source>
        <translation>Cards: fractions and negative numbers</translation>
    </message>
    <message>
        <source>Cards: impossible targets, and the closest values</source>
        <translation>Cards: impossible targets, and the closest values</translation>
    </message>
    <message>
        <source>Cards: exponents, whole numbers, cards left over</source>
        <translation>Cards: exponents, whole numbers, cards left over</translation>
    </message>
    <message>
        <source>Cards: seven and eight</source>
        <translation>Cards: seven and eight</translation>
    </message>
    <message>
        <source>Hex Tile Equations: three starter puzzles</source>
        <translation>Hex Tile Equations: three starter puzzles</translation>
    </message>
    <message>
        <source>Hex Tile Equations: thirteen tiles and a narrow tower</source>
        <translation>Hex Tile Equations: thirteen tiles and a narrow tower</translation>
    </message>
    <message>
        <source>Hex Tile Equations: twenty-two and twenty-four tiles</source>
        <translation>Hex Tile Equations: twenty-two and twenty-four tiles</translation>
    </message>
    <message>
        <source>Hex Tile Equations: one answer, none, and many</source>
        <translation>Hex Tile Equations: one answer, none, and many</translation>
    </message>
    <message>
        <source>KenKen: three starter puzzles</source>
        <translation>KenKen: three starter puzzles</translation>
    </message>
    <message>
        <source>KenKen: lines add up</source>
        <translation>KenKen: lines add up</translation>
    </message>
    <message>
        <source>KenKen: cages share their lines</source>
        <translation>KenKen: cages share their lines</translation>
    </message>
    <message>
        <source>KenKen: nine by nine</source>
        <translation>KenKen: nine by nine</translation>
    </message>
    <message>
        <source>Number Cross: a small starter puzzle</source>
        <translation>Number Cross: a small starter puzzle</translation>
    </message>
    <message>
        <source>Number Cross: a drop of ink</source>
        <translation>Number Cross: a drop of ink</translation>
    </message>
    <message>
        <source>Number Cross: counting the ways</source>
        <translation>Number Cross: counting the ways</translation>
    </message>
    <message>
        <source>Number Cross: a hard board, lines taken together</source>
        <translation>Number Cross: a hard board, lines taken together</translation>
    </message>
    <message>
        <source>Number Cross: four labels that clash</source>
        <translation>Number Cross: four labels that clash</translation>
    </message>
    <message>
        <source>Number Cross: many answers</source>
        <translation>Number Cross: many answers</translation>
    </message>
    <message>
        <source>KenKen: the operations are not given</source>
        <translation>KenKen: the operations are not given</translation>
    </message>
    <message>
        <source>Sudoku: a starter puzzle with four digits</source>
        <translation>Sudoku: a starter puzzle with four digits</translation>
    </message>
    <message>
        <source>Sudoku: both diagonals as well</source>
        <translation>Sudoku: both diagonals as well</translation>
    </message>
    <message>
        <source>Hitori: start between equal numbers</source>
        <translation>Hitori: start between equal numbers</translation>
    </message>
    <message>
        <source>Hitori: corners stay open</source>
        <translation>Hitori: corners stay open</translation>
    </message>
    <message>
        <source>Hitori: side by side</source>
        <translation>Hitori: side by side</translation>
    </message>
    <message>
        <source>Hitori: one chain</source>
        <translation>Hitori: one chain</translation>
    </message>
    <message>
        <source>Hitori: long chains</source>
        <translation>Hitori: long chains</translation>
    </message>
    <message>
        <source>Kakuro: small sums and large ones</source>
        <translation>Kakuro: small sums and large ones</translation>
    </message>
    <message>
        <source>Kakuro: two cells at a time</source>
        <translation>Kakuro: two cells at a time</translation>
    </message>
    <message>
        <source>Kakuro: a pair in a run</source>
        <translation>Kakuro: a pair in a run</translation>
    </message>
    <message>
        <source>Kakuro: long runs</source>
        <translation>Kakuro: long runs</translation>
    </message>
    <message>
        <source>Kakuro: a hard one</source>
        <translation>Kakuro: a hard one</translation>
    </message>
    <message>
        <source>Masyu: turn on black, go straight on white</source>
        <translation>Masyu: turn on black, go straight on white</translation>
    </message>
    <message>
        <source>Masyu: where white pearls turn</source>
        <translation>Masyu: where white pearls turn</translation>
    </message>
    <message>
        <source>Masyu: no small loop</source>
        <translation>Masyu: no small loop</translation>
    </message>
    <message>
        <source>Masyu: three in a row</source>
        <translation>Masyu: three in a row</translation>
    </message>
    <message>
        <source>Masyu: a long way round</source>
        <translation>Masyu: a long way round</translation>
    </message>
    <message>
        <source>Killer Sudoku: sums and no digits</source>
        <translation>Killer Sudoku: sums and no digits</translation>
    </message>
    <message>
        <source>Sudoku: two rows, two columns</source>
        <translation>Sudoku: two rows, two columns</translation>
    </message>
    <message>
        <source>Sudoku: triples</source>
        <translation>Sudoku: triples</translation>
    </message>
    <message>
        <source>Sudoku: three rows, three columns</source>
        <translation>Sudoku: three rows, three columns</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message numerus="yes">
        <source>%Ln unfinished puzzles</source>
        <translation>
            <numerusform>%Ln unfinished puzzle</numerusform>
            <numerusform>%Ln unfinished puzzles</numerusform>
        </translation>
    </message>
    <message>
        <source>titles, authors and notes</source>
        <translation>titles, authors and notes</translation>
    </message>
    <message numerus="yes">
        <source>the marks in %Ln puzzles</source>
        <translation>
            <numerusform>the marks in %Ln puzzle</numerusform>
            <numerusform>the marks in %Ln puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the options of %Ln puzzles</source>
        <translation>
            <numerusform>the options of %Ln puzzle</numerusform>
            <numerusform>the options of %Ln puzzles</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no finished puzzle to save.</source>
        <translation>There is no finished puzzle to save.</translation>
    </message>
    <message>
        <source>puzzles</source>
        <translation>puzzles</translation>
    </message>
    <message>
        <source>A contest file holds puzzles of one kind; this file has both “%1” and “%2”.</source>
        <translation>A contest file holds puzzles of one kind; this file has both “%1” and “%2”.</translation>
    </message>
</context>
<context>
    <name>SheetGhost</name>
    <message>
        <source>Example</source>
        <translation>Example</translation>
    </message>
</context>
<context>
    <name>Signs</name>
    <message>
        <source>nothing is possible at this corner any more</source>
        <translation>nothing is possible at this corner any more</translation>
    </message>
    <message>
        <source>neither of the two edges at this corner is a line</source>
        <translation>neither of the two edges at this corner is a line</translation>
    </message>
    <message>
        <source>exactly one of the two edges at this corner is a line</source>
        <translation>exactly one of the two edges at this corner is a line</translation>
    </message>
    <message>
        <source>at most one of the two edges at this corner is a line</source>
        <translation>at most one of the two edges at this corner is a line</translation>
    </message>
    <message>
        <source>both edges at this corner are lines</source>
        <translation>both edges at this corner are lines</translation>
    </message>
    <message>
        <source>the two edges at this corner are both lines, or neither is</source>
        <translation>the two edges at this corner are both lines, or neither is</translation>
    </message>
    <message>
        <source>at least one of the two edges at this corner is a line</source>
        <translation>at least one of the two edges at this corner is a line</translation>
    </message>
    <message>
        <source>nothing is known about the two edges at this corner</source>
        <translation>nothing is known about the two edges at this corner</translation>
    </message>
    <message>
        <source>a line: the loop runs here</source>
        <translation>a line: the loop runs here</translation>
    </message>
    <message>
        <source>a cross: no line runs here</source>
        <translation>a cross: no line runs here</translation>
    </message>
    <message>
        <source>this cell is inside the loop</source>
        <translation>this cell is inside the loop</translation>
    </message>
    <message>
        <source>this cell is outside the loop</source>
        <translation>this cell is outside the loop</translation>
    </message>
    <message>
        <source>both cells are inside the loop, or both outside</source>
        <translation>both cells are inside the loop, or both outside</translation>
    </message>
    <message>
        <source>one of the two cells is inside the loop</source>
        <translation>one of the two cells is inside the loop</translation>
    </message>
    <message>
        <source>can still be: %1</source>
        <translation>can still be: %1</translation>
    </message>
    <message>
        <source>this cell is black</source>
        <translation>this cell is black</translation>
    </message>
    <message>
        <source>this cell stays white</source>
        <translation>this cell stays white</translation>
    </message>
    <message>
        <source>the path goes from one to the other here</source>
        <translation>the path goes from one to the other here</translation>
    </message>
    <message>
        <source>the path does not pass here</source>
        <translation>the path does not pass here</translation>
    </message>
    <message>
        <source>the path starts or ends here</source>
        <translation>the path starts or ends here</translation>
    </message>
    <message>
        <source>the path goes on from here in both directions</source>
        <translation>the path goes on from here in both directions</translation>
    </message>
    <message>
        <source>the reason</source>
        <translation>the reason</translation>
    </message>
    <message>
        <source>what follows</source>
        <translation>what follows</translation>
    </message>
    <message>
        <source>what cannot be</source>
        <translation>what cannot be</translation>
    </message>
    <message>
        <source>only assumed</source>
        <translation>only assumed</translation>
    </message>
    <message>
        <source>in both answers</source>
        <translation>in both answers</translation>
    </message>
    <message>
        <source>for example</source>
        <translation>for example</translation>
    </message>
    <message>
        <source>only in the first answer</source>
        <translation>only in the first answer</translation>
    </message>
    <message>
        <source>found by search</source>
        <translation>found by search</translation>
    </message>
    <message>
        <source>only in the second answer</source>
        <translation>only in the second answer</translation>
    </message>
    <message>
        <source>difficulty of this place: %1</source>
        <translation>difficulty of this place: %1</translation>
    </message>
    <message>
        <source>found earlier, needed later</source>
        <translation>found earlier, needed later</translation>
    </message>
    <message>
        <source>large: the digit here</source>
        <translation>large: the digit here</translation>
    </message>
    <message>
        <source>small: digits still possible; struck out: ruled out now</source>
        <translation>small: digits still possible; struck out: ruled out now</translation>
    </message>
</context>
<context>
    <name>StepWords</name>
    <message>
        <source>Legend</source>
        <translation>Legend</translation>
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
        <source>a contradiction: there is no answer</source>
        <translation>a contradiction: there is no answer</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>For example</translation>
    </message>
    <message>
        <source>what is dotted on the board</source>
        <translation>what is dotted on the board</translation>
    </message>
    <message>
        <source>a contradiction: the opposite fails</source>
        <translation>a contradiction: the opposite fails</translation>
    </message>
    <message numerus="yes">
        <source>The %n other conclusions follow in the same way.</source>
        <translation>
            <numerusform>The other conclusion follows in the same way.</numerusform>
            <numerusform>The %n other conclusions follow in the same way.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message>
        <source>less</source>
        <translation>less</translation>
    </message>
    <message>
        <source> and </source>
        <translation> and </translation>
    </message>
    <message>
        <source> or </source>
        <translation> or </translation>
    </message>
    <message>
        <source>An arc at a corner of a cell stands for the two edges that meet there: a full dot means a line, a hollow dot a possible line, a capsule both or neither. It stays as long as a step needs it.</source>
        <translation>An arc at a corner of a cell stands for the two edges that meet there: a full dot means a line, a hollow dot a possible line, a capsule both or neither. It stays as long as a step needs it.</translation>
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
        <translation>draw lines</translation>
    </message>
    <message>
        <source>erase lines</source>
        <translation>erase lines</translation>
    </message>
    <message>
        <source>draw the path</source>
        <translation>draw the path</translation>
    </message>
    <message>
        <source>draw crosses</source>
        <translation>draw crosses</translation>
    </message>
    <message>
        <source>erase crosses</source>
        <translation>erase crosses</translation>
    </message>
    <message>
        <source>paint cells</source>
        <translation>paint cells</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>yellow</translation>
    </message>
    <message>
        <source>green</source>
        <translation>green</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blue</translation>
    </message>
    <message>
        <source>red</source>
        <translation>red</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grey</translation>
    </message>
    <message>
        <source>no colour</source>
        <translation>no colour</translation>
    </message>
    <message>
        <source>erase colour</source>
        <translation>erase colour</translation>
    </message>
    <message>
        <source>colour %1</source>
        <translation>colour %1</translation>
    </message>
</context>
<context>
    <name>Symmetry</name>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>half turn</source>
        <translation>half turn</translation>
    </message>
    <message>
        <source>quarter turn</source>
        <translation>quarter turn</translation>
    </message>
    <message>
        <source>left and right mirrored</source>
        <translation>left and right mirrored</translation>
    </message>
    <message>
        <source>top and bottom mirrored</source>
        <translation>top and bottom mirrored</translation>
    </message>
    <message>
        <source>diagonal from the top left</source>
        <translation>diagonal from the top left</translation>
    </message>
    <message>
        <source>diagonal from the top right</source>
        <translation>diagonal from the top right</translation>
    </message>
</context>
<context>
    <name>UserMarks</name>
    <message>
        <source>blank: %1</source>
        <translation>blank: %1</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>note: %1</translation>
    </message>
    <message>
        <source>start a trial</source>
        <translation>start a trial</translation>
    </message>
    <message>
        <source>accept the trial</source>
        <translation>accept the trial</translation>
    </message>
    <message>
        <source>reject the trial</source>
        <translation>reject the trial</translation>
    </message>
</context>
<context>
    <name>Walkthrough</name>
    <message>
        <source>The file name must end in .html, .pdf or .webp.</source>
        <translation>The file name must end in .html, .pdf or .webp.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 cannot be written: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps</source>
        <translation>
            <numerusform>%Ln step</numerusform>
            <numerusform>%Ln steps</numerusform>
        </translation>
    </message>
    <message>
        <source>In the sentences below:</source>
        <translation>In the sentences below:</translation>
    </message>
    <message>
        <source>what a step rests on,</source>
        <translation>what a step rests on,</translation>
    </message>
    <message>
        <source>what follows.</source>
        <translation>what follows.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Solved</translation>
    </message>
    <message>
        <source>There is no answer.</source>
        <translation>There is no answer.</translation>
    </message>
    <message>
        <source>Here the reasoning ends.</source>
        <translation>Here the reasoning ends.</translation>
    </message>
</context>
<context>
    <name>inkling::AnswersPanel</name>
    <message>
        <source>Answers</source>
        <translation>Answers</translation>
    </message>
    <message>
        <source>Looking for all answers…</source>
        <translation>Looking for all answers…</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>No answer</translation>
    </message>
    <message numerus="yes">
        <source>%Ln different answers</source>
        <translation>
            <numerusform>%Ln answer</numerusform>
            <numerusform>%Ln different answers</numerusform>
        </translation>
    </message>
    <message>
        <source>More than %L1 different answers</source>
        <translation>More than %L1 different answers</translation>
    </message>
    <message>
        <source>One answer</source>
        <translation>One answer</translation>
    </message>
</context>
<context>
    <name>inkling::Breadcrumb</name>
    <message>
        <source>Step %1</source>
        <translation>Step %1</translation>
    </message>
    <message>
        <source>Back to step %1</source>
        <translation>Back to step %1</translation>
    </message>
    <message>
        <source>the opposite</source>
        <translation>the opposite</translation>
    </message>
    <message>
        <source>the opposite, 1 of %1</source>
        <translation>the opposite, 1 of %1</translation>
    </message>
    <message>
        <source>The opposite of the first conclusion is assumed; the others follow in the same way.</source>
        <translation>The opposite of the first conclusion is assumed; the others follow in the same way.</translation>
    </message>
    <message>
        <source>its small steps</source>
        <translation>its small steps</translation>
    </message>
</context>
<context>
    <name>inkling::CaseRow</name>
    <message>
        <source>Show the previous case</source>
        <translation>Show the previous case</translation>
    </message>
    <message>
        <source>Show the next case</source>
        <translation>Show the next case</translation>
    </message>
    <message>
        <source>Case %1 of %2</source>
        <translation>Case %1 of %2</translation>
    </message>
</context>
<context>
    <name>inkling::CourseList</name>
    <message>
        <source>Rules from easy to hard</source>
        <translation>Rules from easy to hard</translation>
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
        <translation>On the board: darker and more dots means harder.</translation>
    </message>
    <message>
        <source>Go to the hardest step</source>
        <translation>Go to the hardest step</translation>
    </message>
    <message>
        <source>On the board: brighter and more dots means harder.</source>
        <translation>On the board: brighter and more dots means harder.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps</source>
        <translation>
            <numerusform>%Ln step</numerusform>
            <numerusform>%Ln steps</numerusform>
        </translation>
    </message>
    <message>
        <source>hardest: step %1</source>
        <translation>hardest: step %1</translation>
    </message>
    <message>
        <source>A puzzle is as hard as its hardest rounds. A round is a set of steps that are possible at the same time. Many hard rounds make a puzzle harder, by one level at most; many steps to choose from make it easier.</source>
        <translation>A puzzle is as hard as its hardest rounds. A round is a set of steps that are possible at the same time. Many hard rounds make a puzzle harder, by one level at most; many steps to choose from make it easier.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps so far</source>
        <translation>
            <numerusform>%Ln step so far</numerusform>
            <numerusform>%Ln steps so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::Document</name>
    <message>
        <source>Title, author, note</source>
        <translation>Title, author, note</translation>
    </message>
    <message>
        <source>Duplicate puzzle %L1</source>
        <translation>Duplicate puzzle %L1</translation>
    </message>
    <message>
        <source>Delete puzzle %L1</source>
        <translation>Delete puzzle %L1</translation>
    </message>
    <message>
        <source>Move puzzle %L1 to position %L2</source>
        <translation>Move puzzle %L1 to position %L2</translation>
    </message>
    <message>
        <source>Standard input</source>
        <translation>Standard input</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Untitled</translation>
    </message>
</context>
<context>
    <name>inkling::DrawingMode</name>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;ymmetry</translation>
    </message>
    <message>
        <source>Rotate and Fli&amp;p</source>
        <translation>Rotate and Fli&amp;p</translation>
    </message>
    <message>
        <source>Board Si&amp;ze</source>
        <translation>Board Si&amp;ze</translation>
    </message>
    <message>
        <source>Your marks on the old board were removed. Undo brings them back.</source>
        <translation>Your marks on the old board were removed. Undo brings them back.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Draw</translation>
    </message>
</context>
<context>
    <name>inkling::DrillPage</name>
    <message>
        <source>Check</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Start Again</source>
        <translation>Start Again</translation>
    </message>
    <message>
        <source>Back to the Lesson</source>
        <translation>Back to the Lesson</translation>
    </message>
    <message>
        <source>Making a position</source>
        <translation>Making a position</translation>
    </message>
    <message>
        <source>Undo the last mark (Ctrl+Z)</source>
        <translation>Undo the last mark (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Remove all your marks</source>
        <translation>Remove all your marks</translation>
    </message>
    <message>
        <source>Another position of the same rule (Ctrl+Page Down)</source>
        <translation>Another position of the same rule (Ctrl+Page Down)</translation>
    </message>
    <message numerus="yes">
        <source>Looking for a position: %Ln puzzle(s) made so far.</source>
        <translation>
            <numerusform>Looking for a position: %Ln puzzle made so far.</numerusform>
            <numerusform>Looking for a position: %Ln puzzles made so far.</numerusform>
        </translation>
    </message>
    <message>
        <source>Making a position…</source>
        <translation>Making a position…</translation>
    </message>
    <message>
        <source>Nothing new is marked yet.</source>
        <translation>Nothing new is marked yet.</translation>
    </message>
    <message>
        <source>That is true, but it does not follow from this rule alone. Start again and look for what this rule gives.</source>
        <translation>That is true, but it does not follow from this rule alone. Start again and look for what this rule gives.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Right.</translation>
    </message>
    <message>
        <source>Wrong. This is the step:</source>
        <translation>Wrong. This is the step:</translation>
    </message>
    <message>
        <source>This is the step:</source>
        <translation>This is the step:</translation>
    </message>
    <message>
        <source>Right. This lesson is done.</source>
        <translation>Right. This lesson is done.</translation>
    </message>
    <message>
        <source>Check your marks (K or Ctrl+Return)</source>
        <translation>Check your marks (K or Ctrl+Return)</translation>
    </message>
    <message>
        <source>Everything is marked. Go on to the next position.</source>
        <translation>Everything is marked. Go on to the next position.</translation>
    </message>
    <message>
        <source>Everything is marked: press Check.</source>
        <translation>Everything is marked: press Check.</translation>
    </message>
    <message>
        <source>Each press tells a little more (H)</source>
        <translation>Each press tells a little more (H)</translation>
    </message>
    <message>
        <source>Leave this position (Esc)</source>
        <translation>Leave this position (Esc)</translation>
    </message>
    <message>
        <source>Mark a step that this rule gives here.</source>
        <translation>Mark a step that this rule gives here.</translation>
    </message>
    <message>
        <source>You have marked what this rule gives, but another of your marks is wrong. Take that one back and check again.</source>
        <translation>You have marked what this rule gives, but another of your marks is wrong. Take that one back and check again.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>The position before this one (Ctrl+Page Up)</source>
        <translation>The position before this one (Ctrl+Page Up)</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <translation>Position %1 of %2</translation>
    </message>
    <message>
        <source>You have also marked what does not follow yet.</source>
        <translation>You have also marked what does not follow yet.</translation>
    </message>
</context>
<context>
    <name>inkling::DropTarget</name>
    <message>
        <source>Drop to open %1</source>
        <translation>Drop to open %1</translation>
    </message>
    <message numerus="yes">
        <source>Drop to open %Ln files as one list</source>
        <translation>
            <numerusform>Drop to open %Ln file as one list</numerusform>
            <numerusform>Drop to open %Ln files as one list</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop to read this text</source>
        <translation>Drop to read this text</translation>
    </message>
</context>
<context>
    <name>inkling::EditController</name>
    <message>
        <source>Draw the solution as if solving by hand, then fill in the clues from it.</source>
        <translation>Draw the solution as if solving by hand, then fill in the clues from it.</translation>
    </message>
    <message>
        <source>Drag over cells to make a cage, then type its clue, such as 12x. Drag from a cage to enlarge it; Shift+drag splits cells off. Delete removes the clue, then the cell from its cage. Keyboard: Ctrl+arrow keys, or Shift+arrow keys and Return.</source>
        <translation>Drag over cells to make a cage, then type its clue, such as 12x. Drag from a cage to enlarge it; Shift+drag splits cells off. Delete removes the clue, then the cell from its cage. Keyboard: Ctrl+arrow keys, or Shift+arrow keys and Return.</translation>
    </message>
    <message>
        <source>%1, blank</source>
        <translation>%1, blank</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>Incomplete</translation>
    </message>
    <message>
        <source>One answer</source>
        <translation>One answer</translation>
    </message>
    <message>
        <source>Solvable</source>
        <translation>Solvable</translation>
    </message>
    <message>
        <source>More than one answer</source>
        <translation>More than one answer</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>No answer</translation>
    </message>
    <message>
        <source>Filling in the clues…</source>
        <translation>Filling in the clues…</translation>
    </message>
    <message>
        <source>Fill in clues</source>
        <translation>Fill in clues</translation>
    </message>
    <message>
        <source>Removing clues…</source>
        <translation>Removing clues…</translation>
    </message>
    <message>
        <source>Minimise</source>
        <translation>Minimise</translation>
    </message>
    <message>
        <source>Dealing…</source>
        <translation>Dealing…</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Deal</translation>
    </message>
    <message>
        <source>There are no blanks to fill.</source>
        <translation>There are no blanks to fill.</translation>
    </message>
    <message>
        <source>These clues conflict: %1</source>
        <translation>These clues conflict: %1</translation>
    </message>
    <message>
        <source>This clue is impossible: %1</source>
        <translation>This clue is impossible: %1</translation>
    </message>
    <message>
        <source>Drag a bar beside the board to resize it.</source>
        <translation>Drag a bar beside the board to resize it.</translation>
    </message>
    <message>
        <source>Drag over cells to make a cage, then type its clue, such as 12x.</source>
        <translation>Drag over cells to make a cage, then type its clue, such as 12x.</translation>
    </message>
    <message>
        <source>Click a card and type its value.</source>
        <translation>Click a card and type its value.</translation>
    </message>
    <message>
        <source>Click a cell and type a number.</source>
        <translation>Click a cell and type a number.</translation>
    </message>
    <message>
        <source>Click a cell. Click again to go through what can stand there.</source>
        <translation>Click a cell. Click again to go through what can stand there.</translation>
    </message>
    <message>
        <source>Click a cell and type, such as %1.</source>
        <translation>Click a cell and type, such as %1.</translation>
    </message>
    <message>
        <source>The puzzle is already harder than %1.</source>
        <translation>The puzzle is already harder than %1.</translation>
    </message>
    <message>
        <source>Nothing of the text to paste can stand here.</source>
        <translation>Nothing of the text to paste can stand here.</translation>
    </message>
    <message>
        <source>A board of this shape cannot have the symmetry “%1”: what you draw now has none.</source>
        <translation>A board of this shape cannot have the symmetry “%1”: what you draw now has none.</translation>
    </message>
    <message>
        <source>A solution can be drawn as soon as there is a place for each of its clues.</source>
        <translation>A solution can be drawn as soon as there is a place for each of its clues.</translation>
    </message>
    <message numerus="yes">
        <source>Two answers differ in %Ln places. One has: %1</source>
        <translation>
            <numerusform>Two answers differ in one place. One has: %1</numerusform>
            <numerusform>Two answers differ in %Ln places. One has: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” cannot stand here.</source>
        <translation>“%1” cannot stand here.</translation>
    </message>
    <message>
        <source>“%1” cannot stand here. Possible: %2</source>
        <translation>“%1” cannot stand here. Possible: %2</translation>
    </message>
    <message>
        <source>There is nothing to copy here.</source>
        <translation>There is nothing to copy here.</translation>
    </message>
    <message>
        <source>Click a place and type.</source>
        <translation>Click a place and type.</translation>
    </message>
    <message>
        <source>Click it again for the next clue, right-click for the one before.</source>
        <translation>Click it again for the next clue, right-click for the one before.</translation>
    </message>
    <message>
        <source>Drag or press Shift+arrow keys to select.</source>
        <translation>Drag or press Shift+arrow keys to select.</translation>
    </message>
    <message>
        <source>Return makes a cage of the selected cells; then type its sum. Delete removes what is written, then the cell from its cage.</source>
        <translation>Return makes a cage of the selected cells; then type its sum. Delete removes what is written, then the cell from its cage.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clues that stood there were replaced.</source>
        <translation>
            <numerusform>%Ln clue that stood there was replaced.</numerusform>
            <numerusform>%Ln clues that stood there were replaced.</numerusform>
        </translation>
    </message>
    <message>
        <source>No clue can be removed without leaving several answers, or a cell without its cage.</source>
        <translation>No clue can be removed without leaving several answers, or a cell without its cage.</translation>
    </message>
    <message>
        <source>No clue can be removed without leaving several answers.</source>
        <translation>No clue can be removed without leaving several answers.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells of the text have no place here; the others were pasted.</source>
        <translation>
            <numerusform>%Ln cell of the text has no place here; the others were pasted.</numerusform>
            <numerusform>%Ln cells of the text have no place here; the others were pasted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::EditPanel</name>
    <message>
        <source>Show on the board</source>
        <translation>Show on the board</translation>
    </message>
    <message>
        <source>Advance after typing</source>
        <translation>Advance after typing</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Checking the puzzle</source>
        <translation>Checking the puzzle</translation>
    </message>
    <message>
        <source>Still missing</source>
        <translation>Still missing</translation>
    </message>
    <message>
        <source>The cursor moves to the next place when an entry is complete</source>
        <translation>The cursor moves to the next place when an entry is complete</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;ymmetry</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Clues</translation>
    </message>
    <message>
        <source>Build from a solution</source>
        <translation>Build from a solution</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Minimise keeps the clues that the puzzle needs to stay that easy</source>
        <translation>Minimise keeps the clues that the puzzle needs to stay that easy</translation>
    </message>
    <message>
        <source>any</source>
        <translation>any</translation>
    </message>
    <message>
        <source>No &amp;harder than</source>
        <translation>No &amp;harder than</translation>
    </message>
    <message>
        <source>What you draw is repeated at the symmetric places</source>
        <translation>What you draw is repeated at the symmetric places</translation>
    </message>
</context>
<context>
    <name>inkling::ErrorPage</name>
    <message>
        <source>Nothing after this line was read.</source>
        <translation>Nothing after this line was read.</translation>
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
        <source>File not found</source>
        <translation>File not found</translation>
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
        <source>%1 is empty.</source>
        <translation>%1 is empty.</translation>
    </message>
    <message>
        <source>This file contains no puzzles</source>
        <translation>This file contains no puzzles</translation>
    </message>
    <message>
        <source>%1 ends before its first puzzle.</source>
        <translation>%1 ends before its first puzzle.</translation>
    </message>
    <message>
        <source>Read as %1</source>
        <comment>a kind of puzzle</comment>
        <translation>Read as %1</translation>
    </message>
    <message>
        <source>%1. Read as %2.</source>
        <comment>an error, and a kind of puzzle</comment>
        <translation>%1. Read as %2.</translation>
    </message>
    <message>
        <source>Inkling does not know this kind of puzzle</source>
        <translation>Inkling does not know this kind of puzzle</translation>
    </message>
    <message>
        <source>The text of %1 fits no kind of puzzle.</source>
        <translation>The text of %1 fits no kind of puzzle.</translation>
    </message>
    <message>
        <source>Which kind of puzzle is this?</source>
        <translation>Which kind of puzzle is this?</translation>
    </message>
    <message>
        <source>The text of %1 fits more than one kind.</source>
        <translation>The text of %1 fits more than one kind.</translation>
    </message>
</context>
<context>
    <name>inkling::ExplainingMode</name>
    <message>
        <source>Possible steps</source>
        <translation>Possible steps</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
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
        <source>Reasoning</source>
        <translation>Reasoning</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps so far, %1 open</source>
        <translation>
            <numerusform>%Ln step so far, %1 open</numerusform>
            <numerusform>%Ln steps so far, %1 open</numerusform>
        </translation>
    </message>
    <message>
        <source>Explaining what the named rules leave open…</source>
        <translation>Explaining what the named rules leave open…</translation>
    </message>
    <message>
        <source>Stopped before the reasoning was complete.</source>
        <translation>Stopped before the reasoning was complete.</translation>
    </message>
</context>
<context>
    <name>inkling::FamilyCard</name>
    <message>
        <source>Opens a sample</source>
        <translation>Opens a sample</translation>
    </message>
    <message>
        <source>Open a sample; the arrow lists the others</source>
        <translation>Open a sample; the arrow lists the others</translation>
    </message>
    <message>
        <source>Samples: %1</source>
        <translation>Samples: %1</translation>
    </message>
    <message>
        <source>All samples</source>
        <translation>All samples</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>New…</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>New: %1</translation>
    </message>
    <message>
        <source>Draw a new puzzle of this kind</source>
        <translation>Draw a new puzzle of this kind</translation>
    </message>
    <message>
        <source>Generate…</source>
        <translation>Generate…</translation>
    </message>
    <message>
        <source>Generate: %1</source>
        <translation>Generate: %1</translation>
    </message>
    <message>
        <source>Generate puzzles of this kind</source>
        <translation>Generate puzzles of this kind</translation>
    </message>
</context>
<context>
    <name>inkling::FileKeeper</name>
    <message>
        <source>Inkling project (*.inkling)</source>
        <translation>Inkling project (*.inkling)</translation>
    </message>
    <message>
        <source>Inkling</source>
        <translation>Inkling</translation>
    </message>
    <message>
        <source>Open Puzzle File</source>
        <translation>Open Puzzle File</translation>
    </message>
    <message>
        <source>Puzzles (*.inkling *.in *.txt)</source>
        <translation>Puzzles (*.inkling *.in *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>All files (*)</translation>
    </message>
    <message>
        <source>The undo history could not be read: line %L1 of the file does not fit the puzzles. All puzzles are there.</source>
        <translation>The undo history could not be read: line %L1 of the file does not fit the puzzles. All puzzles are there.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>the unreadable part of the file and everything after it</source>
        <translation>the unreadable part of the file and everything after it</translation>
    </message>
    <message>
        <source>“%1” would lose: %2. A project keeps everything.</source>
        <translation>“%1” would lose: %2. A project keeps everything.</translation>
    </message>
    <message>
        <source>Save as &amp;Project…</source>
        <translation>Save as &amp;Project…</translation>
    </message>
    <message>
        <source>“%1” could not be saved.</source>
        <translation>“%1” could not be saved.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Saved: %1</translation>
    </message>
    <message>
        <source>%1
Nothing is lost: your work is still in the window, and any earlier file is unchanged.</source>
        <translation>%1
Nothing is lost: your work is still in the window, and any earlier file is unchanged.</translation>
    </message>
    <message>
        <source>Save changes to “%1”?</source>
        <translation>Save changes to “%1”?</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>Unsaved changes will be lost.</translation>
    </message>
    <message>
        <source>Your work cannot be backed up at the moment: %1. Save it elsewhere or free some space. Inkling keeps trying.</source>
        <translation>Your work cannot be backed up at the moment: %1. Save it elsewhere or free some space. Inkling keeps trying.</translation>
    </message>
    <message>
        <source>Unsaved changes recovered: %1</source>
        <translation>Unsaved changes recovered: %1</translation>
    </message>
    <message>
        <source>Unsaved changes could not be recovered. They are kept here: %1</source>
        <translation>Unsaved changes could not be recovered. They are kept here: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln file</numerusform>
            <numerusform>%Ln files</numerusform>
        </translation>
    </message>
    <message>
        <source>Open Files as One List</source>
        <translation>Open Files as One List</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be read to the end.</source>
        <translation>
            <numerusform>%Ln file could not be read to the end.</numerusform>
            <numerusform>%Ln files could not be read to the end.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file lacks its last line, “%1”. All of its puzzles are here; saving adds the line.</source>
        <translation>The file lacks its last line, “%1”. All of its puzzles are here; saving adds the line.</translation>
    </message>
    <message>
        <source>“%1” has changed since it was opened.</source>
        <translation>“%1” has changed since it was opened.</translation>
    </message>
    <message>
        <source>Another window or program has saved it. Saving here replaces what it holds now.</source>
        <translation>Another window or program has saved it. Saving here replaces what it holds now.</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Save &amp;As…</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Replace</translation>
    </message>
    <message>
        <source>“%1” could not be opened.</source>
        <translation>“%1” could not be opened.</translation>
    </message>
    <message>
        <source>Export As Text</source>
        <translation>Export As Text</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message numerus="yes">
        <source>The file is damaged at line %L1. %Ln puzzles could be read; the others are missing here, and so is the undo history. The file stays as it is until you replace it.</source>
        <translation>
            <numerusform>The file is damaged at line %L1. %Ln puzzle could be read; the others are missing here, and so is the undo history. The file stays as it is until you replace it.</numerusform>
            <numerusform>The file is damaged at line %L1. %Ln puzzles could be read; the others are missing here, and so is the undo history. The file stays as it is until you replace it.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is damaged.</source>
        <translation>“%1” is damaged.</translation>
    </message>
    <message>
        <source>What could not be read of it is lost if it is replaced. Saved under another name, the damaged file stays.</source>
        <translation>What could not be read of it is lost if it is replaced. Saved under another name, the damaged file stays.</translation>
    </message>
    <message>
        <source>Not everything in the text could be taken as it stands:</source>
        <translation>Not everything in the text could be taken as it stands:</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>of a list</comment>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
    <message>
        <source>Contest file (*.in *.txt)</source>
        <translation>Contest file (*.in *.txt)</translation>
    </message>
    <message>
        <source>A contest file cannot hold all of this.</source>
        <translation>A contest file cannot hold all of this.</translation>
    </message>
    <message>
        <source>Save Contest &amp;File</source>
        <translation>Save Contest &amp;File</translation>
    </message>
    <message>
        <source>A contest file holds one kind of puzzle.</source>
        <translation>A contest file holds one kind of puzzle.</translation>
    </message>
    <message>
        <source>Export Contest &amp;Files…</source>
        <translation>Export Contest &amp;Files…</translation>
    </message>
    <message>
        <source>These are of several kinds. A project holds them all; contest files take one kind each.</source>
        <translation>These are of several kinds. A project holds them all; contest files take one kind each.</translation>
    </message>
    <message numerus="yes">
        <source>Save changes to %Ln files?</source>
        <translation>
            <numerusform>Save changes to %Ln file?</numerusform>
            <numerusform>Save changes to %Ln files?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1
Unsaved changes will be lost.</source>
        <translation>%1
Unsaved changes will be lost.</translation>
    </message>
    <message>
        <source>Discard All</source>
        <translation>Discard All</translation>
    </message>
</context>
<context>
    <name>inkling::FileReader</name>
    <message>
        <source>The file is empty.</source>
        <translation>The file is empty.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Line %L1, column %L2: %3</source>
        <translation>Line %L1, column %L2: %3</translation>
    </message>
</context>
<context>
    <name>inkling::ForeignMenu</name>
    <message>
        <source>Contest text</source>
        <translation>Contest text</translation>
    </message>
    <message>
        <source>%1: the puzzle is not finished</source>
        <translation>%1: the puzzle is not finished</translation>
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
    <name>inkling::GenerateDialog</name>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;ymmetry</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Generate</translation>
    </message>
    <message>
        <source>Generate Puzzles</source>
        <translation>Generate Puzzles</translation>
    </message>
    <message>
        <source>Another random seed</source>
        <translation>Another random seed</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Puzzle</translation>
    </message>
    <message>
        <source>S&amp;ize</source>
        <translation>S&amp;ize</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>&amp;Difficulty</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>S&amp;eed</translation>
    </message>
    <message>
        <source>&amp;Number of puzzles</source>
        <translation>&amp;Number of puzzles</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>The same seed makes the same puzzle on every computer</source>
        <translation>The same seed makes the same puzzle on every computer</translation>
    </message>
    <message>
        <source>The best puzzle so far</source>
        <translation>The best puzzle so far</translation>
    </message>
    <message>
        <source>Enter a seed: any number will do.</source>
        <translation>Enter a seed: any number will do.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>The best puzzle so far appears here.</source>
        <translation>The best puzzle so far appears here.</translation>
    </message>
    <message>
        <source>Making the first puzzle…</source>
        <translation>Making the first puzzle…</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>None yet</translation>
    </message>
    <message>
        <source>%L1 of %L2 made</source>
        <translation>%L1 of %L2 made</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tried</source>
        <translation>
            <numerusform>%Ln tried</numerusform>
            <numerusform>%Ln tried</numerusform>
        </translation>
    </message>
    <message>
        <source>best so far: %1</source>
        <translation>best so far: %1</translation>
    </message>
    <message>
        <source>Generated – %1 (%2 %3, seed %4)</source>
        <translation>Generated – %1 (%2 %3, seed %4)</translation>
    </message>
    <message numerus="yes">
        <source>Generated – %Ln puzzles, %1 (%2 %3, from seed %4)</source>
        <translation>
            <numerusform>Generated – %Ln puzzle, %1 (%2 %3, from seed %4)</numerusform>
            <numerusform>Generated – %Ln puzzles, %1 (%2 %3, from seed %4)</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelled</translation>
    </message>
    <message>
        <source>&amp;Keep seed</source>
        <translation>&amp;Keep seed</translation>
    </message>
    <message>
        <source>Use this seed again; otherwise the next puzzle gets a new one</source>
        <translation>Use this seed again; otherwise the next puzzle gets a new one</translation>
    </message>
    <message>
        <source>&amp;Use It</source>
        <translation>&amp;Use It</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Use These %Ln</source>
        <translation>
            <numerusform>&amp;Use This %Ln</numerusform>
            <numerusform>&amp;Use These %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Generated – %1 (%2 %3, cancelled)</source>
        <translation>Generated – %1 (%2 %3, cancelled)</translation>
    </message>
    <message>
        <source>No puzzle like that was found in many tries. Try another seed, size or difficulty.</source>
        <translation>No puzzle like that was found in many tries. Try another seed, size or difficulty.</translation>
    </message>
    <message>
        <source>&amp;Add to the open file</source>
        <translation>&amp;Add to the open file</translation>
    </message>
    <message>
        <source>Each puzzle made is proved to have one answer. On boards larger than %1 that takes too long; they can be drawn or opened, up to %2.</source>
        <translation>Each puzzle made is proved to have one answer. On boards larger than %1 that takes too long; they can be drawn or opened, up to %2.</translation>
    </message>
    <message numerus="yes">
        <source>None of %Ln tries was as ordered. Try another seed, size or difficulty.</source>
        <translation>
            <numerusform>None of %Ln try was as ordered. Try another seed, size or difficulty.</numerusform>
            <numerusform>None of %Ln tries was as ordered. Try another seed, size or difficulty.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;More options</source>
        <translation>&amp;More options</translation>
    </message>
    <message numerus="yes">
        <source>Only %Ln different ones were found.</source>
        <translation>
            <numerusform>Only %Ln different one was found.</numerusform>
            <numerusform>Only %Ln different ones were found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::JoiningController</name>
    <message numerus="yes">
        <source>%Ln left on the table to make %1.</source>
        <translation>
            <numerusform>%Ln card left on the table to make %1.</numerusform>
            <numerusform>%Ln cards left on the table to make %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>That makes %1, not %2.</source>
        <translation>That makes %1, not %2.</translation>
    </message>
    <message>
        <source>Correct! There is nothing left to do.</source>
        <translation>Correct! There is nothing left to do.</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Looking for a hint…</translation>
    </message>
    <message>
        <source>No way forward was found in time.</source>
        <translation>No way forward was found in time.</translation>
    </message>
    <message>
        <source>The target cannot be reached from here.</source>
        <translation>The target cannot be reached from here.</translation>
    </message>
    <message>
        <source>Split the last card again.</source>
        <translation>Split the last card again.</translation>
    </message>
    <message>
        <source>These cards cannot make the target.</source>
        <translation>These cards cannot make the target.</translation>
    </message>
    <message>
        <source>Join %1 and %2.</source>
        <translation>Join %1 and %2.</translation>
    </message>
    <message>
        <source>Make this: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Make this: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Which two?</source>
        <translation>Which two?</translation>
    </message>
    <message>
        <source>How?</source>
        <translation>How?</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Do it</translation>
    </message>
    <message>
        <source>Split it</source>
        <translation>Split it</translation>
    </message>
    <message>
        <source>Done. Ask again for the next hint.</source>
        <translation>Done. Ask again for the next hint.</translation>
    </message>
    <message>
        <source>Split. Ask again for the next hint.</source>
        <translation>Split. Ask again for the next hint.</translation>
    </message>
    <message>
        <source>Correct! It makes %1.</source>
        <translation>Correct! It makes %1.</translation>
    </message>
    <message>
        <source>Correct! Solved in %1: it makes %2.</source>
        <translation>Correct! Solved in %1: it makes %2.</translation>
    </message>
    <message>
        <source>Only one join is left.</source>
        <translation>Only one join is left.</translation>
    </message>
    <message>
        <source>One way ends with %1. What does it need first?</source>
        <translation>One way ends with %1. What does it need first?</translation>
    </message>
</context>
<context>
    <name>inkling::JoiningTable</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>That makes %1, not %2. Split it again.</source>
        <translation>That makes %1, not %2. Split it again.</translation>
    </message>
    <message>
        <source>Choose a card first.</source>
        <translation>Choose a card first.</translation>
    </message>
    <message>
        <source>split: %1</source>
        <translation>split: %1</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Target</translation>
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
            <numerusform>Here is %Ln kind: %1.</numerusform>
            <numerusform>Here are %Ln kinds: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;This Puzzle…</source>
        <translation>&amp;This Puzzle…</translation>
    </message>
    <message>
        <source>One File per &amp;Kind…</source>
        <translation>One File per &amp;Kind…</translation>
    </message>
    <message>
        <source>Export One File per Kind</source>
        <translation>Export One File per Kind</translation>
    </message>
    <message>
        <source>Replace files?</source>
        <translation>Replace files?</translation>
    </message>
    <message>
        <source>Already there: %1.</source>
        <translation>Already there: %1.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Replace</translation>
    </message>
    <message>
        <source>“%1” could not be saved.</source>
        <translation>“%1” could not be saved.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Saved: %1</translation>
    </message>
    <message>
        <source>Saved: %1, without %2</source>
        <translation>Saved: %1, without %2</translation>
    </message>
    <message>
        <source>A contest file holds one kind of puzzle.</source>
        <translation>A contest file holds one kind of puzzle.</translation>
    </message>
    <message>
        <source>Export Contest File</source>
        <translation>Export Contest File</translation>
    </message>
    <message>
        <source>Contest file (*.in *.txt)</source>
        <translation>Contest file (*.in *.txt)</translation>
    </message>
</context>
<context>
    <name>inkling::LessonPage</name>
    <message>
        <source>What follows from the highlighted part? Click the picture to see.</source>
        <translation>What follows from the highlighted part? Click the picture to see.</translation>
    </message>
    <message>
        <source>Another Position</source>
        <translation>Another Position</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Practise</translation>
    </message>
</context>
<context>
    <name>inkling::LetterPad</name>
    <message>
        <source>Erase</source>
        <translation>Erase</translation>
    </message>
    <message>
        <source>Type %1</source>
        <translation>Type %1</translation>
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
        <source>Steps</source>
        <translation>Steps</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>%1[*] – Inkling</source>
        <translation>%1[*] – Inkling</translation>
    </message>
    <message>
        <source>This text is not a puzzle. Line %L1: %2</source>
        <translation>This text is not a puzzle. Line %L1: %2</translation>
    </message>
    <message>
        <source>Go to Puzzle</source>
        <translation>Go to Puzzle</translation>
    </message>
    <message>
        <source>Number, 1 to %L1:</source>
        <translation>Number, 1 to %L1:</translation>
    </message>
    <message>
        <source>There is no text to paste.</source>
        <translation>There is no text to paste.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message numerus="yes">
        <source>There are only %Ln puzzles.</source>
        <translation>
            <numerusform>There is only one puzzle.</numerusform>
            <numerusform>There are only %Ln puzzles.</numerusform>
        </translation>
    </message>
    <message>
        <source>“History” goes to where the change is seen: “%1”.</source>
        <translation>“History” goes to where the change is seen: “%1”.</translation>
    </message>
    <message>
        <source>There is no puzzle in this text.</source>
        <translation>There is no puzzle in this text.</translation>
    </message>
</context>
<context>
    <name>inkling::NewSheetDialog</name>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Rows</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Draw</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>New Puzzle</source>
        <translation>New Puzzle</translation>
    </message>
    <message>
        <source>New grid</source>
        <translation>New grid</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Puzzle</translation>
    </message>
    <message>
        <source>S&amp;tart with</source>
        <translation>S&amp;tart with</translation>
    </message>
    <message>
        <source>Blank grid</source>
        <translation>Blank grid</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation>Expected: %1</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Columns</translation>
    </message>
    <message>
        <source>&amp;Side</source>
        <translation>&amp;Side</translation>
    </message>
    <message>
        <source>Nu&amp;mber of cards</source>
        <translation>Nu&amp;mber of cards</translation>
    </message>
</context>
<context>
    <name>inkling::NoticeBar</name>
    <message>
        <source>Notice</source>
        <translation>Notice</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>inkling::OrderBox</name>
    <message>
        <source>any</source>
        <translation>any</translation>
    </message>
    <message>
        <source>Rating from</source>
        <translation>Rating from</translation>
    </message>
    <message>
        <source>Rating to</source>
        <translation>Rating to</translation>
    </message>
    <message>
        <source>to</source>
        <translation>to</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Number of clues from</source>
        <translation>Number of clues from</translation>
    </message>
    <message>
        <source>Number of clues to</source>
        <translation>Number of clues to</translation>
    </message>
    <message>
        <source>All di&amp;fferent</source>
        <translation>All di&amp;fferent</translation>
    </message>
    <message>
        <source>Puzzles that are the same but for turning and mirroring the board, or for which digit stands for which, count once</source>
        <translation>Puzzles that are the same but for turning and mirroring the board, or for which digit stands for which, count once</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Clues</translation>
    </message>
    <message>
        <source>P&amp;laces of clues</source>
        <translation>P&amp;laces of clues</translation>
    </message>
    <message>
        <source>Rules of the reasoning</source>
        <translation>Rules of the reasoning</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Rule</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Needed</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Allowed</translation>
    </message>
    <message>
        <source>The reasoning uses the rule</source>
        <translation>The reasoning uses the rule</translation>
    </message>
    <message>
        <source>The reasoning may use the rule</source>
        <translation>The reasoning may use the rule</translation>
    </message>
    <message>
        <source>as in the open puzzle</source>
        <translation>as in the open puzzle</translation>
    </message>
    <message>
        <source>from a file…</source>
        <translation>from a file…</translation>
    </message>
    <message>
        <source>%1: needed</source>
        <translation>%1: needed</translation>
    </message>
    <message>
        <source>%1: allowed</source>
        <translation>%1: allowed</translation>
    </message>
    <message>
        <source>Places of Clues</source>
        <translation>Places of Clues</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>All&amp;ow None</source>
        <translation>All&amp;ow None</translation>
    </message>
    <message>
        <source>All&amp;ow All</source>
        <translation>All&amp;ow All</translation>
    </message>
    <message>
        <source>A file has a row of signs for each row of the board: “.” where there is no clue, any other where there is one</source>
        <translation>A file has a row of signs for each row of the board: “.” where there is no clue, any other where there is one</translation>
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
        <translation>✓ right</translation>
    </message>
    <message>
        <source>✗ wrong</source>
        <translation>✗ wrong</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>not judged</translation>
    </message>
    <message>
        <source>&amp;Next Fault</source>
        <translation>&amp;Next Fault</translation>
    </message>
    <message>
        <source>Compare with My Output</source>
        <translation>Compare with My Output</translation>
    </message>
    <message>
        <source>Data sets</source>
        <translation>Data sets</translation>
    </message>
    <message>
        <source>The answer in the output</source>
        <translation>The answer in the output</translation>
    </message>
    <message>
        <source>&amp;Check Again</source>
        <translation>&amp;Check Again</translation>
    </message>
    <message>
        <source>Reads the file once more, as your program has written it since</source>
        <translation>Reads the file once more, as your program has written it since</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Reading %1…</translation>
    </message>
    <message>
        <source>%L1: %2</source>
        <comment>the number of a data set, and how it is</comment>
        <translation>%L1: %2</translation>
    </message>
    <message>
        <source>%L1 of %L2 judged…</source>
        <translation>%L1 of %L2 judged…</translation>
    </message>
    <message>
        <source>All: %1</source>
        <comment>the output as a whole</comment>
        <translation>All: %1</translation>
    </message>
    <message>
        <source>%1: all %L2 are right.</source>
        <translation>%1: all %L2 are right.</translation>
    </message>
    <message>
        <source>%1: %L2 of %L3 are right.</source>
        <translation>%1: %L2 of %L3 are right.</translation>
    </message>
    <message>
        <source>Line %L1, column %L2: %3</source>
        <translation>Line %L1, column %L2: %3</translation>
    </message>
    <message>
        <source>%1 is right.</source>
        <translation>%1 is right.</translation>
    </message>
    <message>
        <source>≈ right, layout differs</source>
        <translation>≈ right, layout differs</translation>
    </message>
    <message>
        <source>Not all is written as it should be.</source>
        <translation>Not all is written as it should be.</translation>
    </message>
</context>
<context>
    <name>inkling::PageActions</name>
    <message>
        <source>New puzzle</source>
        <translation>New puzzle</translation>
    </message>
    <message>
        <source>Add Puzzle</source>
        <translation>Add Puzzle</translation>
    </message>
    <message>
        <source>New Puzzle</source>
        <translation>New Puzzle</translation>
    </message>
    <message numerus="yes">
        <source>Paste %Ln puzzles</source>
        <translation>
            <numerusform>Paste %Ln puzzle</numerusform>
            <numerusform>Paste %Ln puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %Ln puzzles.</source>
        <translation>
            <numerusform>Added %Ln puzzle.</numerusform>
            <numerusform>Added %Ln puzzles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::PagePreview</name>
    <message>
        <source>Print preview</source>
        <translation>Print preview</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Previous page</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Next page</translation>
    </message>
    <message>
        <source>Page %L1 of %L2</source>
        <translation>Page %L1 of %L2</translation>
    </message>
</context>
<context>
    <name>inkling::PictureDialog</name>
    <message>
        <source>&amp;Transparent background</source>
        <translation>&amp;Transparent background</translation>
    </message>
    <message>
        <source>Export Picture</source>
        <translation>Export Picture</translation>
    </message>
    <message>
        <source>The picture</source>
        <translation>The picture</translation>
    </message>
    <message>
        <source>&amp;Save As…</source>
        <translation>&amp;Save As…</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG picture</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG drawing</translation>
    </message>
    <message>
        <source>PDF page</source>
        <translation>PDF page</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Colours:</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>&amp;Width:</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> pixels</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Saved: %1</translation>
    </message>
</context>
<context>
    <name>inkling::PlayController</name>
    <message>
        <source>The puzzle is still being solved…</source>
        <translation>The puzzle is still being solved…</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Looking for a hint…</translation>
    </message>
    <message>
        <source>Done. Ask again for the next hint.</source>
        <translation>Done. Ask again for the next hint.</translation>
    </message>
    <message>
        <source>The notes are already complete.</source>
        <translation>The notes are already complete.</translation>
    </message>
    <message>
        <source>The puzzle is still being solved. Ask again in a moment.</source>
        <translation>The puzzle is still being solved. Ask again in a moment.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clues can no longer be met.</source>
        <translation>
            <numerusform>%Ln clue can no longer be met.</numerusform>
            <numerusform>%Ln clues can no longer be met.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of your marks are wrong.</source>
        <translation>
            <numerusform>%Ln of your marks is wrong.</numerusform>
            <numerusform>%Ln of your marks are wrong.</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistakes so far.</source>
        <translation>No mistakes so far.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells lack the correct note.</source>
        <translation>
            <numerusform>%Ln cell lacks the correct note.</numerusform>
            <numerusform>%Ln cells lack the correct note.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are there already: no mistakes so far.</source>
        <translation>You are there already: no mistakes so far.</translation>
    </message>
    <message>
        <source>back to the last correct state</source>
        <translation>back to the last correct state</translation>
    </message>
    <message>
        <source>Back at the last correct state.</source>
        <translation>Back at the last correct state.</translation>
    </message>
    <message>
        <source>Bookmark %1, %2 marked</source>
        <translation>Bookmark %1, %2 marked</translation>
    </message>
    <message>
        <source>add a bookmark</source>
        <translation>add a bookmark</translation>
    </message>
    <message>
        <source>Bookmark added. “Bookmarks” brings you back here.</source>
        <translation>Bookmark added. “Bookmarks” brings you back here.</translation>
    </message>
    <message>
        <source>back to “%1”</source>
        <translation>back to “%1”</translation>
    </message>
    <message>
        <source>remove a bookmark</source>
        <translation>remove a bookmark</translation>
    </message>
    <message>
        <source>Can be filled with: %1</source>
        <translation>Can be filled with: %1</translation>
    </message>
    <message>
        <source>Correct! The puzzle is solved.</source>
        <translation>Correct! The puzzle is solved.</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>restart</translation>
    </message>
    <message>
        <source>All marks are cleared. Undo brings them back.</source>
        <translation>All marks are cleared. Undo brings them back.</translation>
    </message>
    <message>
        <source>This puzzle has no answer, so there is nothing to check against.</source>
        <translation>This puzzle has no answer, so there is nothing to check against.</translation>
    </message>
    <message>
        <source>Checking your marks…</source>
        <translation>Checking your marks…</translation>
    </message>
    <message>
        <source>No mistakes so far: one of the answers has all your marks.</source>
        <translation>No mistakes so far: one of the answers has all your marks.</translation>
    </message>
    <message>
        <source>At least one of your marks is wrong: no answer has it.</source>
        <translation>At least one of your marks is wrong: no answer has it.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of your marks conflict: no answer has all of them.</source>
        <translation>
            <numerusform>%Ln of your marks is wrong: no answer has it.</numerusform>
            <numerusform>%Ln of your marks conflict: no answer has all of them.</numerusform>
        </translation>
    </message>
    <message>
        <source>This puzzle has no answer, so there is no correct state to go back to.</source>
        <translation>This puzzle has no answer, so there is no correct state to go back to.</translation>
    </message>
    <message>
        <source>You are there already: one of the answers has all your marks.</source>
        <translation>You are there already: one of the answers has all your marks.</translation>
    </message>
    <message>
        <source>Back at the last state in which one of the answers has all your marks.</source>
        <translation>Back at the last state in which one of the answers has all your marks.</translation>
    </message>
    <message>
        <source>The marks that conflict are removed: one of the answers has all others.</source>
        <translation>The marks that conflict are removed: one of the answers has all others.</translation>
    </message>
    <message>
        <source>Your notes say that already. Ask again for the next hint.</source>
        <translation>Your notes say that already. Ask again for the next hint.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln wrong marks were removed.</source>
        <translation>
            <numerusform>%Ln wrong mark was removed.</numerusform>
            <numerusform>%Ln wrong marks were removed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::PlayGestures</name>
    <message>
        <source>remove impossible notes</source>
        <translation>remove impossible notes</translation>
    </message>
    <message>
        <source>fill in notes</source>
        <translation>fill in notes</translation>
    </message>
    <message>
        <source>erase</source>
        <translation>erase</translation>
    </message>
</context>
<context>
    <name>inkling::PlayPanel</name>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Explain why the selected place must be so (W)</source>
        <translation>Explain why the selected place must be so (W)</translation>
    </message>
    <message>
        <source>Each press tells you a little more (H)</source>
        <translation>Each press tells you a little more (H)</translation>
    </message>
    <message>
        <source>Looking for a hint</source>
        <translation>Looking for a hint</translation>
    </message>
    <message>
        <source>%1 of %2 marked</source>
        <translation>%1 of %2 marked</translation>
    </message>
    <message>
        <source>Hint, %1 of %2</source>
        <translation>Hint, %1 of %2</translation>
    </message>
    <message>
        <source>Full hint</source>
        <translation>Full hint</translation>
    </message>
    <message>
        <source>Why here?</source>
        <translation>Why here?</translation>
    </message>
    <message>
        <source>Gives the full hint at once (Shift+H)</source>
        <translation>Gives the full hint at once (Shift+H)</translation>
    </message>
    <message>
        <source>Goes through the hint step by step; your marks come back afterwards</source>
        <translation>Goes through the hint step by step; your marks come back afterwards</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Not solved yet</translation>
    </message>
    <message>
        <source>Open this step</source>
        <translation>Open this step</translation>
    </message>
    <message>
        <source>Play its steps</source>
        <translation>Play its steps</translation>
    </message>
    <message>
        <source>What has been joined</source>
        <translation>What has been joined</translation>
    </message>
    <message>
        <source>Correct!</source>
        <translation>Correct!</translation>
    </message>
    <message>
        <source>Correct! Solved in %1.</source>
        <translation>Correct! Solved in %1.</translation>
    </message>
    <message>
        <source>%1 There are other answers, too.</source>
        <translation>%1 There are other answers, too.</translation>
    </message>
</context>
<context>
    <name>inkling::PlayTools</name>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Bookmarks</translation>
    </message>
    <message>
        <source>Trial: new marks appear in another colour.</source>
        <translation>Trial: new marks appear in another colour.</translation>
    </message>
    <message>
        <source>Trial within a trial, %1 deep, in its own colour.</source>
        <translation>Trial within a trial, %1 deep, in its own colour.</translation>
    </message>
    <message>
        <source>show at once</source>
        <translation>show at once</translation>
    </message>
    <message>
        <source>show when full</source>
        <translation>show when full</translation>
    </message>
    <message>
        <source>show when asked</source>
        <translation>show when asked</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Trials</translation>
    </message>
    <message>
        <source>Positions you can return to</source>
        <translation>Positions you can return to</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colours</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Broken rules</source>
        <translation>Broken rules</translation>
    </message>
    <message>
        <source>When broken rules are shown</source>
        <translation>When broken rules are shown</translation>
    </message>
    <message>
        <source>Shows marks that break a rule, such as a digit twice in a row; never tells the answer</source>
        <translation>Shows marks that break a rule, such as a digit twice in a row; never tells the answer</translation>
    </message>
</context>
<context>
    <name>inkling::PossibleSteps</name>
    <message>
        <source>Possible steps</source>
        <translation>Possible steps</translation>
    </message>
    <message>
        <source>Rule and conclusion</source>
        <translation>Rule and conclusion</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Cost</translation>
    </message>
    <message>
        <source>Decides</source>
        <translation>Decides</translation>
    </message>
    <message>
        <source>How hard the step is to see</source>
        <translation>How hard the step is to see</translation>
    </message>
    <message>
        <source>Looking for all possible steps…</source>
        <translation>Looking for all possible steps…</translation>
    </message>
    <message>
        <source>There is no further step from here.</source>
        <translation>There is no further step from here.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps are possible here; choose one to see it on the board.</source>
        <translation>
            <numerusform>%Ln step is possible here; choose it to see it on the board.</numerusform>
            <numerusform>%Ln steps are possible here; choose one to see it on the board.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&#xa0;· %2</source>
        <translation>%1&#xa0;· %2</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>contradiction</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;· %Ln more</source>
        <translation>
            <numerusform>%1&#xa0;· %Ln more</numerusform>
            <numerusform>%1&#xa0;· %Ln more</numerusform>
        </translation>
    </message>
    <message>
        <source>≤ %1</source>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>First move</translation>
    </message>
    <message>
        <source>Ways</source>
        <translation>Ways</translation>
    </message>
    <message>
        <source>Number of different ways to an answer</source>
        <translation>Number of different ways to an answer</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Live</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Dead</translation>
    </message>
    <message>
        <source>How much it decides together with easier steps, beyond what those decide alone</source>
        <translation>How much it decides together with easier steps, beyond what those decide alone</translation>
    </message>
    <message>
        <source>Of %L1 first moves, %L2 are live: they can still lead to an answer.</source>
        <translation>Of %L1 first moves, %L2 are live: they can still lead to an answer.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln that add nothing new</source>
        <translation>
            <numerusform>%Ln that adds nothing new</numerusform>
            <numerusform>%Ln that add nothing new</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::PracticeBoard</name>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
</context>
<context>
    <name>inkling::PracticeWindow</name>
    <message>
        <source>The Rule I Miss Most</source>
        <translation>The Rule I Miss Most</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Practice</translation>
    </message>
    <message>
        <source>Kind of puzzle</source>
        <translation>Kind of puzzle</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s) done</source>
        <translation>
            <numerusform>%Ln rule done</numerusform>
            <numerusform>%Ln rules done</numerusform>
        </translation>
    </message>
    <message>
        <source>You have missed no position so far</source>
        <translation>You have missed no position so far</translation>
    </message>
</context>
<context>
    <name>inkling::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferences</translation>
    </message>
    <message>
        <source>Restore &amp;Defaults</source>
        <translation>Restore &amp;Defaults</translation>
    </message>
    <message>
        <source>Solving by hand</source>
        <translation>Solving by hand</translation>
    </message>
    <message>
        <source>A &amp;click on an edge</source>
        <translation>A &amp;click on an edge</translation>
    </message>
    <message>
        <source>goes from line to cross to blank</source>
        <translation>goes from line to cross to blank</translation>
    </message>
    <message>
        <source>makes a cross; dragging draws lines (pzpr)</source>
        <translation>makes a cross; dragging draws lines (pzpr)</translation>
    </message>
    <message>
        <source>Cross out what a line &amp;rules out</source>
        <translation>Cross out what a line &amp;rules out</translation>
    </message>
    <message>
        <source>The other edges at a dot with two lines</source>
        <translation>The other edges at a dot with two lines</translation>
    </message>
    <message>
        <source>Remove impossible &amp;notes</source>
        <translation>Remove impossible &amp;notes</translation>
    </message>
    <message>
        <source>A digit is removed from the notes of its row and column</source>
        <translation>A digit is removed from the notes of its row and column</translation>
    </message>
    <message>
        <source>Shade the re&amp;st once a sum is reached</source>
        <translation>Shade the re&amp;st once a sum is reached</translation>
    </message>
    <message>
        <source>The remaining cells of that row or column</source>
        <translation>The remaining cells of that row or column</translation>
    </message>
    <message>
        <source>&amp;Grey out finished clues</source>
        <translation>&amp;Grey out finished clues</translation>
    </message>
    <message>
        <source>So that unfinished clues stand out</source>
        <translation>So that unfinished clues stand out</translation>
    </message>
    <message>
        <source>&amp;List what a cage can hold</source>
        <translation>&amp;List what a cage can hold</translation>
    </message>
    <message>
        <source>The combinations still possible in the selected cage</source>
        <translation>The combinations still possible in the selected cage</translation>
    </message>
    <message>
        <source>Show the t&amp;ime</source>
        <translation>Show the t&amp;ime</translation>
    </message>
    <message>
        <source>How long you have been solving this puzzle</source>
        <translation>How long you have been solving this puzzle</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Look</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>T&amp;heme</translation>
    </message>
    <message>
        <source>As in the system</source>
        <translation>As in the system</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>Inside and &amp;outside</source>
        <translation>Inside and &amp;outside</translation>
    </message>
    <message>
        <source>Inside straw, outside blank</source>
        <translation>Inside straw, outside blank</translation>
    </message>
    <message>
        <source>Yellow and blue</source>
        <translation>Yellow and blue</translation>
    </message>
    <message>
        <source>Pink and green</source>
        <translation>Pink and green</translation>
    </message>
    <message>
        <source>Where there is no lin&amp;e</source>
        <translation>Where there is no lin&amp;e</translation>
    </message>
    <message>
        <source>a cross</source>
        <translation>a cross</translation>
    </message>
    <message>
        <source>a faint line</source>
        <translation>a faint line</translation>
    </message>
    <message>
        <source>nothing; open edges are faint</source>
        <translation>nothing; open edges are faint</translation>
    </message>
    <message>
        <source>Tri&amp;al colours</source>
        <translation>Tri&amp;al colours</translation>
    </message>
    <message>
        <source>Violet and teal</source>
        <translation>Violet and teal</translation>
    </message>
    <message>
        <source>Magenta and olive</source>
        <translation>Magenta and olive</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Motion</translation>
    </message>
    <message>
        <source>New marks are drawn</source>
        <translation>New marks are drawn</translation>
    </message>
    <message>
        <source>New marks fade in</source>
        <translation>New marks fade in</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Nothing moves</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Reo&amp;pen last session</source>
        <translation>Reo&amp;pen last session</translation>
    </message>
    <message>
        <source>Opens the files that were open, as they were</source>
        <translation>Opens the files that were open, as they were</translation>
    </message>
    <message>
        <source>Number ro&amp;ws and columns</source>
        <translation>Number ro&amp;ws and columns</translation>
    </message>
    <message>
        <source>Beside the board, as the explanations use them</source>
        <translation>Beside the board, as the explanations use them</translation>
    </message>
    <message>
        <source>In e&amp;xported pictures, too</source>
        <translation>In e&amp;xported pictures, too</translation>
    </message>
    <message>
        <source>Row and column numbers in exported pictures</source>
        <translation>Row and column numbers in exported pictures</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>at once</translation>
    </message>
    <message>
        <source>when the grid is full</source>
        <translation>when the grid is full</translation>
    </message>
    <message>
        <source>when asked</source>
        <translation>when asked</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>Lang&amp;uage</translation>
    </message>
    <message>
        <source>Show &amp;broken rules</source>
        <translation>Show &amp;broken rules</translation>
    </message>
</context>
<context>
    <name>inkling::PrintDialog</name>
    <message>
        <source>T&amp;hese:</source>
        <translation>T&amp;hese:</translation>
    </message>
    <message>
        <source>Ans&amp;wers, small, on the last page</source>
        <translation>Ans&amp;wers, small, on the last page</translation>
    </message>
    <message>
        <source>&amp;Titles, authors and difficulty</source>
        <translation>&amp;Titles, authors and difficulty</translation>
    </message>
    <message>
        <source>Page &amp;numbers</source>
        <translation>Page &amp;numbers</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Save as P&amp;DF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Print…</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Print</translation>
    </message>
    <message>
        <source>Per pa&amp;ge:</source>
        <translation>Per pa&amp;ge:</translation>
    </message>
    <message>
        <source>Puzzle only</source>
        <translation>Puzzle only</translation>
    </message>
    <message>
        <source>With my marks</source>
        <translation>With my marks</translation>
    </message>
    <message>
        <source>With the answer</source>
        <translation>With the answer</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>&amp;Show:</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Landscape</translation>
    </message>
    <message>
        <source>Paper orientation</source>
        <translation>Paper orientation</translation>
    </message>
    <message>
        <source>Pap&amp;er:</source>
        <translation>Pap&amp;er:</translation>
    </message>
    <message numerus="yes">
        <source>&amp;All %Ln puzzles</source>
        <translation>
            <numerusform>&amp;All (%Ln puzzle)</numerusform>
            <numerusform>&amp;All %Ln puzzles</numerusform>
        </translation>
    </message>
    <message>
        <source>1-3, 7</source>
        <translation>1-3, 7</translation>
    </message>
    <message>
        <source>Puzzle numbers</source>
        <translation>Puzzle numbers</translation>
    </message>
    <message>
        <source>Puzzles:</source>
        <translation>Puzzles:</translation>
    </message>
    <message>
        <source>Enter puzzle numbers up to %L1, such as 1-3, 7.</source>
        <translation>Enter puzzle numbers up to %L1, such as 1-3, 7.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Save as PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Saved: %1</translation>
    </message>
    <message>
        <source>The printer is not ready.</source>
        <translation>The printer is not ready.</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Printed</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelled.</translation>
    </message>
    <message>
        <source>Th&amp;is one, puzzle %L1</source>
        <translation>Th&amp;is one, puzzle %L1</translation>
    </message>
    <message>
        <source>Th&amp;is one</source>
        <translation>Th&amp;is one</translation>
    </message>
    <message>
        <source>&amp;Row and column numbers</source>
        <translation>&amp;Row and column numbers</translation>
    </message>
    <message>
        <source>R&amp;ules on each page</source>
        <translation>R&amp;ules on each page</translation>
    </message>
    <message>
        <source>&amp;Booklet, folded in the middle</source>
        <translation>&amp;Booklet, folded in the middle</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sheets of paper: print both sides, turned over the short edge, and fold.</source>
        <translation>
            <numerusform>%Ln sheet of paper: print both sides, turned over the short edge, and fold.</numerusform>
            <numerusform>%Ln sheets of paper: print both sides, turned over the short edge, and fold.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::ProgressRow</name>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
</context>
<context>
    <name>inkling::PropertiesDialog</name>
    <message>
        <source>Puzzle Properties</source>
        <translation>Puzzle Properties</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Title:</translation>
    </message>
    <message>
        <source>&amp;Author:</source>
        <translation>&amp;Author:</translation>
    </message>
    <message>
        <source>&amp;Note:</source>
        <translation>&amp;Note:</translation>
    </message>
</context>
<context>
    <name>inkling::PuzzleFinder</name>
    <message>
        <source>File order</source>
        <translation>File order</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Title</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Kind</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Size</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Answers</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulty</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progress</translation>
    </message>
    <message>
        <source>Filter puzzles</source>
        <translation>Filter puzzles</translation>
    </message>
    <message>
        <source>Sort puzzles</source>
        <translation>Sort puzzles</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>Search puzzles</source>
        <translation>Search puzzles</translation>
    </message>
    <message>
        <source>Title, author, kind, size, answers or difficulty</source>
        <translation>Title, author, kind, size, answers or difficulty</translation>
    </message>
    <message>
        <source>&amp;Show All Puzzles</source>
        <translation>&amp;Show All Puzzles</translation>
    </message>
    <message>
        <source>%1 (%L2)</source>
        <comment>a value, and how many puzzles have it</comment>
        <translation>%1 (%L2)</translation>
    </message>
    <message>
        <source>&amp;Descending</source>
        <translation>&amp;Descending</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln</source>
        <translation>
            <numerusform>%L1 of %Ln</numerusform>
            <numerusform>%L1 of %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>%Ln puzzle</numerusform>
            <numerusform>%Ln puzzles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::PuzzleListModel</name>
    <message>
        <source>solving…</source>
        <translation>solving…</translation>
    </message>
    <message>
        <source>%1&#xa0;· unreadable</source>
        <translation>%1&#xa0;· unreadable</translation>
    </message>
    <message>
        <source>line %L1, column %L2</source>
        <translation>line %L1, column %L2</translation>
    </message>
    <message>
        <source>rating…</source>
        <translation>rating…</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>incomplete</translation>
    </message>
    <message>
        <source>%1 open</source>
        <translation>%1 open</translation>
    </message>
    <message>
        <source>not rated</source>
        <translation>not rated</translation>
    </message>
    <message>
        <source>solved by hand</source>
        <translation>solved by hand</translation>
    </message>
    <message>
        <source>%1&#xa0;· which kind?</source>
        <translation>%1&#xa0;· which kind?</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>not started</translation>
    </message>
    <message>
        <source>started</source>
        <translation>started</translation>
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
        <source>Hide what the search found</source>
        <translation>Hide what the search found</translation>
    </message>
    <message>
        <source>Show what the search found</source>
        <translation>Show what the search found</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Step %1</translation>
    </message>
    <message>
        <source>Solved by logic alone: every step follows from the ones before it.</source>
        <translation>Solved by logic alone: every step follows from the ones before it.</translation>
    </message>
    <message>
        <source>Stopped before the reasoning was complete.</source>
        <translation>Stopped before the reasoning was complete.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>The end</translation>
    </message>
    <message>
        <source>Steps appear here.</source>
        <translation>Steps appear here.</translation>
    </message>
    <message>
        <source>&lt;c&gt;The reasoning stops here:&lt;/c&gt; %1 undecided.</source>
        <translation>&lt;c&gt;The reasoning stops here:&lt;/c&gt; %1 undecided.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps lead as far as the rules go.</source>
        <translation>
            <numerusform>%Ln step leads as far as the rules go.</numerusform>
            <numerusform>%Ln steps lead as far as the rules go.</numerusform>
        </translation>
    </message>
    <message>
        <source>The start</source>
        <translation>The start</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps lead to the answer.</source>
        <translation>
            <numerusform>%Ln step leads to the answer.</numerusform>
            <numerusform>%Ln steps lead to the answer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps show that there is no answer.</source>
        <translation>
            <numerusform>%Ln step shows that there is no answer.</numerusform>
            <numerusform>%Ln steps show that there is no answer.</numerusform>
        </translation>
    </message>
    <message>
        <source>An answer, built step by step. There may be others.</source>
        <translation>An answer, built step by step. There may be others.</translation>
    </message>
    <message>
        <source>&lt;c&gt;More than one answer:&lt;/c&gt; the reasoning stops here. Two answers differ at %1; both can be shown.</source>
        <translation>&lt;c&gt;More than one answer:&lt;/c&gt; the reasoning stops here. Two answers differ at %1; both can be shown.</translation>
    </message>
    <message>
        <source>The answer, built step by step. There is no other.</source>
        <translation>The answer, built step by step. There is no other.</translation>
    </message>
    <message>
        <source>An answer, built step by step. There are others.</source>
        <translation>An answer, built step by step. There are others.</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Path</translation>
    </message>
    <message>
        <source>Working… (stop)</source>
        <translation>Working… (stop)</translation>
    </message>
    <message>
        <source>Back to step %1</source>
        <translation>Back to step %1</translation>
    </message>
    <message>
        <source>Open this step</source>
        <translation>Open this step</translation>
    </message>
    <message>
        <source>Assume the opposite and see why it fails</source>
        <translation>Assume the opposite and see why it fails</translation>
    </message>
    <message numerus="yes">
        <source>What the opposite leads to, in %Ln steps.</source>
        <translation>
            <numerusform>What the opposite leads to, in %Ln step.</numerusform>
            <numerusform>What the opposite leads to, in %Ln steps.</numerusform>
        </translation>
    </message>
    <message>
        <source>The opposite, step %1</source>
        <translation>The opposite, step %1</translation>
    </message>
    <message>
        <source>A possible step</source>
        <translation>A possible step</translation>
    </message>
    <message>
        <source>The opposite is impossible, so the step is right: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>The opposite is impossible, so the step is right: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message numerus="yes">
        <source>Its %Ln other conclusions follow in the same way.</source>
        <translation>
            <numerusform>Its other conclusion follows in the same way.</numerusform>
            <numerusform>Its %Ln other conclusions follow in the same way.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps so far, %1 open. Looking for more…</source>
        <translation>
            <numerusform>%Ln step so far, %1 open. Looking for more…</numerusform>
            <numerusform>%Ln steps so far, %1 open. Looking for more…</numerusform>
        </translation>
    </message>
    <message>
        <source>These contradict each other: there is no answer.</source>
        <translation>These contradict each other: there is no answer.</translation>
    </message>
    <message>
        <source>The only answer was found by search.</source>
        <translation>The only answer was found by search.</translation>
    </message>
    <message>
        <source>That there is no answer was found by search.</source>
        <translation>That there is no answer was found by search.</translation>
    </message>
    <message>
        <source>The small steps that this one is made of.</source>
        <translation>The small steps that this one is made of.</translation>
    </message>
    <message>
        <source>That is the whole step, one small step after another.</source>
        <translation>That is the whole step, one small step after another.</translation>
    </message>
    <message>
        <source>There is no answer:</source>
        <translation>There is no answer:</translation>
    </message>
    <message>
        <source>Inkling found no smaller steps in this one; there may be some.</source>
        <translation>Inkling found no smaller steps in this one; there may be some.</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>All steps</translation>
    </message>
    <message>
        <source>Every step as it was found, none combined or left out</source>
        <translation>Every step as it was found, none combined or left out</translation>
    </message>
    <message>
        <source>Go through its small steps one by one</source>
        <translation>Go through its small steps one by one</translation>
    </message>
    <message>
        <source>Small step %1</source>
        <translation>Small step %1</translation>
    </message>
</context>
<context>
    <name>inkling::RecentTiles</name>
    <message>
        <source>%1 (not found)</source>
        <translation>%1 (not found)</translation>
    </message>
    <message>
        <source>Let it drop off the list in time</source>
        <translation>Let it drop off the list in time</translation>
    </message>
    <message>
        <source>Keep it in the list</source>
        <translation>Keep it in the list</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>Unpin %1</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>Pin %1</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Open</translation>
    </message>
    <message>
        <source>&amp;Unpin</source>
        <translation>&amp;Unpin</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>&amp;Pin</translation>
    </message>
    <message>
        <source>&amp;Remove from List</source>
        <translation>&amp;Remove from List</translation>
    </message>
</context>
<context>
    <name>inkling::RuleCard</name>
    <message>
        <source>Lesson and Practice…</source>
        <translation>Lesson and Practice…</translation>
    </message>
    <message>
        <source>Open this rule&apos;s page in the course, and practise it</source>
        <translation>Open this rule&apos;s page in the course, and practise it</translation>
    </message>
</context>
<context>
    <name>inkling::RuleFilter</name>
    <message>
        <source>Show only steps by this rule</source>
        <translation>Show only steps by this rule</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>All rules</translation>
    </message>
</context>
<context>
    <name>inkling::RulePictureView</name>
    <message>
        <source>Picture of the rule</source>
        <translation>Picture of the rule</translation>
    </message>
    <message>
        <source>Click to hide what follows</source>
        <translation>Click to hide what follows</translation>
    </message>
    <message>
        <source>Click to show what follows</source>
        <translation>Click to show what follows</translation>
    </message>
</context>
<context>
    <name>inkling::RulesDialog</name>
    <message>
        <source>An example</source>
        <translation>An example</translation>
    </message>
    <message>
        <source>The answer of the example</source>
        <translation>The answer of the example</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Puzzle</translation>
    </message>
    <message>
        <source>How to &amp;Solve It</source>
        <translation>How to &amp;Solve It</translation>
    </message>
    <message>
        <source>The rules of solving, from easy to hard, each with positions to practise</source>
        <translation>The rules of solving, from easy to hard, each with positions to practise</translation>
    </message>
</context>
<context>
    <name>inkling::SheetEditor</name>
    <message>
        <source>%1: blank</source>
        <translation>%1: blank</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln places cleared</source>
        <translation>
            <numerusform>%Ln place cleared</numerusform>
            <numerusform>%Ln places cleared</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cut</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Paste</translation>
    </message>
    <message numerus="yes">
        <source>Cage of %Ln cells</source>
        <translation>
            <numerusform>Cage of %Ln cell</numerusform>
            <numerusform>Cage of %Ln cells</numerusform>
        </translation>
    </message>
    <message>
        <source>Cage removed</source>
        <translation>Cage removed</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Flip</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Rotate</translation>
    </message>
    <message>
        <source>Swap black and white</source>
        <translation>Swap black and white</translation>
    </message>
    <message>
        <source>Larger board</source>
        <translation>Larger board</translation>
    </message>
    <message>
        <source>Smaller board</source>
        <translation>Smaller board</translation>
    </message>
    <message numerus="yes">
        <source>%Ln places: %1</source>
        <translation>
            <numerusform>%Ln place: %1</numerusform>
            <numerusform>%Ln places: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::ShortcutDialog</name>
    <message>
        <source>Reset &amp;All</source>
        <translation>Reset &amp;All</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Keyboard Shortcuts</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>Find an action or a key</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>What it does</translation>
    </message>
    <message>
        <source>On the board: the arrow keys move from place to place (in Explain, with Shift). Space or Enter makes the next mark, Backspace removes it, Escape deselects. The mouse wheel and two fingers zoom; dragging with the space bar held moves the board.</source>
        <translation>On the board: the arrow keys move from place to place (in Explain, with Shift). Space or Enter makes the next mark, Backspace removes it, Escape deselects. The mouse wheel and two fingers zoom; dragging with the space bar held moves the board.</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Print…</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>New key</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Set</translation>
    </message>
    <message>
        <source>Make this its only shortcut</source>
        <translation>Make this its only shortcut</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>A&amp;dd</translation>
    </message>
    <message>
        <source>Add one more shortcut</source>
        <translation>Add one more shortcut</translation>
    </message>
    <message>
        <source>&amp;No Key</source>
        <translation>&amp;No Key</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Reset</translation>
    </message>
    <message>
        <source>Restore the default shortcut</source>
        <translation>Restore the default shortcut</translation>
    </message>
    <message>
        <source>Reassi&amp;gn</source>
        <translation>Reassi&amp;gn</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”. Reassign it to “%3”, or press another key.</source>
        <translation>%1 belongs to “%2”. Reassign it to “%3”, or press another key.</translation>
    </message>
    <message>
        <source>“%2” already has the shortcut %1.</source>
        <translation>“%2” already has the shortcut %1.</translation>
    </message>
    <message>
        <source>Click the field and press the keys you want.</source>
        <translation>Click the field and press the keys you want.</translation>
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
        <translation>times</translation>
    </message>
    <message>
        <source>divided by</source>
        <translation>divided by</translation>
    </message>
    <message>
        <source>to the power of</source>
        <translation>to the power of</translation>
    </message>
</context>
<context>
    <name>inkling::SignLegend</name>
    <message>
        <source>nothing is known here yet: all of these are possible</source>
        <translation>nothing is known here yet: all of these are possible</translation>
    </message>
    <message>
        <source>Nothing is marked yet.</source>
        <translation>Nothing is marked yet.</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legend</translation>
    </message>
    <message>
        <source>Every sign on the board, in words</source>
        <translation>Every sign on the board, in words</translation>
    </message>
</context>
<context>
    <name>inkling::SizePad</name>
    <message>
        <source>Add on the left</source>
        <translation>Add on the left</translation>
    </message>
    <message>
        <source>Remove on the left</source>
        <translation>Remove on the left</translation>
    </message>
    <message>
        <source>Add at the top</source>
        <translation>Add at the top</translation>
    </message>
    <message>
        <source>Remove at the top</source>
        <translation>Remove at the top</translation>
    </message>
    <message>
        <source>Add on the right</source>
        <translation>Add on the right</translation>
    </message>
    <message>
        <source>Remove on the right</source>
        <translation>Remove on the right</translation>
    </message>
    <message>
        <source>Add at the bottom</source>
        <translation>Add at the bottom</translation>
    </message>
    <message>
        <source>Remove at the bottom</source>
        <translation>Remove at the bottom</translation>
    </message>
</context>
<context>
    <name>inkling::SolutionPen</name>
    <message>
        <source>Clear the solution</source>
        <translation>Clear the solution</translation>
    </message>
</context>
<context>
    <name>inkling::SolvingMode</name>
    <message>
        <source>&amp;Bookmarks</source>
        <translation>&amp;Bookmarks</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Solve by Hand</source>
        <translation>Solve by Hand</translation>
    </message>
    <message>
        <source>Not for puzzles whose answer is built by joining cards: there are no marks to check, try or keep. Undo takes you back as far as you like.</source>
        <translation>Not for puzzles whose answer is built by joining cards: there are no marks to check, try or keep. Undo takes you back as far as you like.</translation>
    </message>
</context>
<context>
    <name>inkling::StartPage</name>
    <message>
        <source>Logic puzzles, explained</source>
        <translation>Logic puzzles, explained</translation>
    </message>
    <message>
        <source>Solve them yourself, or watch the reasoning step by step.</source>
        <translation>Solve them yourself, or watch the reasoning step by step.</translation>
    </message>
    <message>
        <source>Or drop a file or text here</source>
        <translation>Or drop a file or text here</translation>
    </message>
    <message>
        <source>Getting started</source>
        <translation>Getting started</translation>
    </message>
    <message>
        <source>Watch a puzzle being solved</source>
        <translation>Watch a puzzle being solved</translation>
    </message>
    <message>
        <source>A sample opens and plays. Every step gives its reason.</source>
        <translation>A sample opens and plays. Every step gives its reason.</translation>
    </message>
    <message>
        <source>Draw a puzzle, 7 by 7</source>
        <translation>Draw a puzzle, 7 by 7</translation>
    </message>
    <message>
        <source>A blank grid opens. Set a few clues and see at once whether there is one answer.</source>
        <translation>A blank grid opens. Set a few clues and see at once whether there is one answer.</translation>
    </message>
    <message>
        <source>Ask for a hint</source>
        <translation>Ask for a hint</translation>
    </message>
    <message>
        <source>A sample opens for you to solve, and a hint says where to look.</source>
        <translation>A sample opens for you to solve, and a hint says where to look.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Puzzles</translation>
    </message>
</context>
<context>
    <name>inkling::StatusLine</name>
    <message>
        <source>explaining what the named rules leave open…</source>
        <translation>explaining what the named rules leave open…</translation>
    </message>
    <message>
        <source>rating…</source>
        <translation>rating…</translation>
    </message>
    <message>
        <source>reasoning stops: %1 open</source>
        <translation>reasoning stops: %1 open</translation>
    </message>
    <message>
        <source>solved in %1 µs</source>
        <translation>solved in %1 µs</translation>
    </message>
    <message>
        <source>solved in %1 ms</source>
        <translation>solved in %1 ms</translation>
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
        <source>reading…</source>
        <translation>reading…</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>incomplete</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>unreadable</translation>
    </message>
    <message>
        <source>solving…</source>
        <translation>solving…</translation>
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
        <translation>hardest</translation>
    </message>
</context>
<context>
    <name>inkling::StepListModel</name>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>contradiction</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Solved</translation>
    </message>
    <message>
        <source>No further step</source>
        <translation>No further step</translation>
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
        <source>%1&#xa0;· %Ln more</source>
        <translation>
            <numerusform>%1&#xa0;· %Ln more</numerusform>
            <numerusform>%1&#xa0;· %Ln more</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole step</source>
        <translation>The whole step</translation>
    </message>
    <message>
        <source>The opposite fails</source>
        <translation>The opposite fails</translation>
    </message>
    <message>
        <source>Stopped here</source>
        <translation>Stopped here</translation>
    </message>
    <message>
        <source>Step %1: %2; %3; %4</source>
        <translation>Step %1: %2; %3; %4</translation>
    </message>
    <message>
        <source>%1; the hardest step</source>
        <translation>%1; the hardest step</translation>
    </message>
    <message>
        <source>More to come</source>
        <translation>More to come</translation>
    </message>
    <message>
        <source>%1 open</source>
        <translation>%1 open</translation>
    </message>
</context>
<context>
    <name>inkling::StepListView</name>
    <message>
        <source>Steps</source>
        <translation>Steps</translation>
    </message>
    <message>
        <source>No step uses such a rule.</source>
        <translation>No step uses such a rule.</translation>
    </message>
</context>
<context>
    <name>inkling::SurveyController</name>
    <message>
        <source>Possible steps appear here once a puzzle is open.</source>
        <translation>Possible steps appear here once a puzzle is open.</translation>
    </message>
    <message>
        <source>There are no other steps inside an opened step: go back first.</source>
        <translation>There are no other steps inside an opened step: go back first.</translation>
    </message>
    <message>
        <source>Rating places…</source>
        <translation>Rating places…</translation>
    </message>
    <message>
        <source>Rating places: %L1 of %L2…</source>
        <translation>Rating places: %L1 of %L2…</translation>
    </message>
    <message>
        <source>The heat map is not complete.</source>
        <translation>The heat map is not complete.</translation>
    </message>
</context>
<context>
    <name>inkling::TableCard</name>
    <message>
        <source>card %1</source>
        <translation>card %1</translation>
    </message>
    <message>
        <source>card %1, worth %2</source>
        <translation>card %1, worth %2</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Split</translation>
    </message>
</context>
<context>
    <name>inkling::TraceSlider</name>
    <message>
        <source>Position in the steps</source>
        <translation>Position in the steps</translation>
    </message>
</context>
<context>
    <name>inkling::TransportBar</name>
    <message>
        <source>step %1 of %2, round %3</source>
        <translation>step %1 of %2, round %3</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>Playback speed</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>%1 per second</translation>
    </message>
    <message>
        <source>as fast as possible</source>
        <translation>as fast as possible</translation>
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
    <message>
        <source>the opposite, step %1 of %2</source>
        <translation>the opposite, step %1 of %2</translation>
    </message>
    <message>
        <source>small step %1 of %2</source>
        <translation>small step %1 of %2</translation>
    </message>
</context>
<context>
    <name>inkling::UndoReach</name>
    <message>
        <source>Next comes “%1” on puzzle %L2. Use “History” for it.</source>
        <translation>Next comes “%1” on puzzle %L2. Use “History” for it.</translation>
    </message>
    <message>
        <source>Next comes “%1”, which was not done here. Use “History” for it.</source>
        <translation>Next comes “%1”, which was not done here. Use “History” for it.</translation>
    </message>
</context>
<context>
    <name>inkling::VerdictController</name>
    <message>
        <source>Looking for the smallest set of conflicting clues…</source>
        <translation>Looking for the smallest set of conflicting clues…</translation>
    </message>
    <message>
        <source>No set of clues explains it.</source>
        <translation>No set of clues explains it.</translation>
    </message>
    <message>
        <source>first: %1
second: %2</source>
        <translation>first: %1
second: %2</translation>
    </message>
    <message>
        <source>the clue: %1</source>
        <translation>the clue: %1</translation>
    </message>
    <message>
        <source>given: %1</source>
        <translation>given: %1</translation>
    </message>
</context>
<context>
    <name>inkling::VerdictPanel</name>
    <message>
        <source>Clues or places</source>
        <translation>Clues or places</translation>
    </message>
    <message>
        <source>How to get one answer</source>
        <translation>How to get one answer</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>This clue is impossible.</source>
        <translation>This clue is impossible.</translation>
    </message>
    <message numerus="yes">
        <source>These %Ln clues conflict. Leave out any one of them, and the others fit.</source>
        <translation>
            <numerusform>%Ln clue conflicts. Leave it out, and the others fit.</numerusform>
            <numerusform>These %Ln clues conflict. Leave out any one of them, and the others fit.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no other such set.</source>
        <translation>There is no other such set.</translation>
    </message>
    <message>
        <source>Set %1 of %2, perhaps more.</source>
        <translation>Set %1 of %2, perhaps more.</translation>
    </message>
    <message>
        <source>Set %1 of %2.</source>
        <translation>Set %1 of %2.</translation>
    </message>
    <message>
        <source>Looking for the next set…</source>
        <translation>Looking for the next set…</translation>
    </message>
    <message>
        <source>Next set</source>
        <translation>Next set</translation>
    </message>
    <message numerus="yes">
        <source>There is more than one answer. Two answers differ in %Ln places.</source>
        <translation>
            <numerusform>There is more than one answer. Two answers differ in %Ln place.</numerusform>
            <numerusform>There is more than one answer. Two answers differ in %Ln places.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for a clue that would leave only one answer…</source>
        <translation>Looking for a clue that would leave only one answer…</translation>
    </message>
    <message>
        <source>Adding any one of these leaves only one answer:</source>
        <translation>Adding any one of these leaves only one answer:</translation>
    </message>
    <message>
        <source>No single clue of this answer would leave only this one.</source>
        <translation>No single clue of this answer would leave only this one.</translation>
    </message>
</context>
<context>
    <name>inkling::WalkthroughExport</name>
    <message>
        <source>Export Walkthrough</source>
        <translation>Export Walkthrough</translation>
    </message>
    <message>
        <source>Page for a browser</source>
        <translation>Page for a browser</translation>
    </message>
    <message>
        <source>PDF pages</source>
        <translation>PDF pages</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Writing the walkthrough…</source>
        <translation>Writing the walkthrough…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Saved: %1</translation>
    </message>
</context>
<context>
    <name>inkling::WhyController</name>
    <message>
        <source>Nothing is known here yet.</source>
        <translation>Nothing is known here yet.</translation>
    </message>
    <message>
        <source>Looking for the reason…</source>
        <translation>Looking for the reason…</translation>
    </message>
    <message>
        <source>Why: &lt;c&gt;%1&lt;/c&gt;?</source>
        <translation>Why: &lt;c&gt;%1&lt;/c&gt;?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps lead to it; the reason is below each.</source>
        <translation>
            <numerusform>%Ln step leads to it; the reason is below.</numerusform>
            <numerusform>%Ln steps lead to it; the reason is below each.</numerusform>
        </translation>
    </message>
    <message>
        <source>The puzzle is still being solved. Ask again in a moment.</source>
        <translation>The puzzle is still being solved. Ask again in a moment.</translation>
    </message>
    <message>
        <source>It follows: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>It follows: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No explanation was found.</source>
        <translation>No explanation was found.</translation>
    </message>
    <message>
        <source>Back to my marks</source>
        <translation>Back to my marks</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt;: this is given from the start.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;: this is given from the start.</translation>
    </message>
    <message>
        <source>A contradiction: there is no answer.</source>
        <translation>A contradiction: there is no answer.</translation>
    </message>
    <message>
        <source>So: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>So: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only the steps needed for this one fact.</source>
        <translation>Only the steps needed for this one fact.</translation>
    </message>
    <message>
        <source>It does not follow from the clues: two answers differ here, one with &lt;c&gt;%1&lt;/c&gt;, one without.</source>
        <translation>It does not follow from the clues: two answers differ here, one with &lt;c&gt;%1&lt;/c&gt;, one without.</translation>
    </message>
    <message>
        <source>The board shows both answers.</source>
        <translation>The board shows both answers.</translation>
    </message>
    <message>
        <source>There is no answer left.</source>
        <translation>There is no answer left.</translation>
    </message>
    <message>
        <source>The hint: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>The hint: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Nothing can stand here: there is no answer left.</source>
        <translation>Nothing can stand here: there is no answer left.</translation>
    </message>
    <message>
        <source>This mark is wrong: &lt;c&gt;%1&lt;/c&gt;. Without it, the opposite follows.</source>
        <translation>This mark is wrong: &lt;c&gt;%1&lt;/c&gt;. Without it, the opposite follows.</translation>
    </message>
    <message>
        <source>This mark does not fit your others: &lt;c&gt;%1&lt;/c&gt;. Without it, the opposite follows.</source>
        <translation>This mark does not fit your others: &lt;c&gt;%1&lt;/c&gt;. Without it, the opposite follows.</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt;: this is so, but no steps were found for it.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;: this is so, but no steps were found for it.</translation>
    </message>
    <message>
        <source>It follows from the rules of the game alone.</source>
        <translation>It follows from the rules of the game alone.</translation>
    </message>
    <message>
        <source>Back to all steps</source>
        <translation>Back to all steps</translation>
    </message>
    <message>
        <source>This mark may or may not be right: two answers differ here, one with &lt;c&gt;%1&lt;/c&gt;, one without.</source>
        <translation>This mark may or may not be right: two answers differ here, one with &lt;c&gt;%1&lt;/c&gt;, one without.</translation>
    </message>
    <message>
        <source>Your marks, unchanged.</source>
        <translation>Your marks, unchanged.</translation>
    </message>
</context>
<context>
    <name>inkling::WhyPanel</name>
    <message>
        <source>Play it</source>
        <translation>Play it</translation>
    </message>
    <message>
        <source>Why: the reason is below each fact</source>
        <translation>Why: the reason is below each fact</translation>
    </message>
</context>
<context>
    <name>inkling::WhyTreeModel</name>
    <message>
        <source>A contradiction: there is no answer</source>
        <translation>A contradiction: there is no answer</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
    <message>
        <source>a rule of the game</source>
        <translation>a rule of the game</translation>
    </message>
    <message>
        <source>already known</source>
        <translation>already known</translation>
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
        <translation>Close this panel</translation>
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
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>&amp;Puzzles</translation>
    </message>
    <message>
        <source>Hi&amp;story</source>
        <translation>Hi&amp;story</translation>
    </message>
    <message>
        <source>Si&amp;de Panel</source>
        <translation>Si&amp;de Panel</translation>
    </message>
</context>
<context>
    <name>inkling::WindowExports</name>
    <message>
        <source>Copy &amp;As</source>
        <translation>Copy &amp;As</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copied: %1</translation>
    </message>
    <message>
        <source>E&amp;xport As Text</source>
        <translation>E&amp;xport As Text</translation>
    </message>
    <message>
        <source>Compare with My Output</source>
        <translation>Compare with My Output</translation>
    </message>
</context>
<context>
    <name>inkling::WindowMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Recently Opened</source>
        <translation>&amp;Recently Opened</translation>
    </message>
    <message>
        <source>&amp;Samples</source>
        <translation>&amp;Samples</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edit</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Puzzle</translation>
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
        <source>Tools</source>
        <translation>Tools</translation>
    </message>
    <message>
        <source>Too&amp;ls</source>
        <translation>Too&amp;ls</translation>
    </message>
    <message>
        <source>St&amp;eps</source>
        <translation>St&amp;eps</translation>
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
        <source>%1 (not found)</source>
        <translation>%1 (not found)</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Clear</translation>
    </message>
    <message>
        <source>Clear the list, except for pinned files</source>
        <translation>Clear the list, except for pinned files</translation>
    </message>
</context>
</TS>
