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
        <source>&amp;About Inkling</source>
        <translation>&amp;About Inkling</translation>
    </message>
    <message>
        <source>What this program is</source>
        <translation>What this program is</translation>
    </message>
    <message>
        <source>&amp;Generate…</source>
        <translation>&amp;Generate…</translation>
    </message>
    <message>
        <source>Have a puzzle made, as hard as you like</source>
        <translation>Have a puzzle made, as hard as you like</translation>
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
        <source>Put back what was undone</source>
        <translation>Put back what was undone</translation>
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
        <source>Tell a little of what follows next; each time a little more</source>
        <translation>Tell a little of what follows next; each time a little more</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>&amp;Why?</translation>
    </message>
    <message>
        <source>Why the selected place is as it is</source>
        <translation>Why the selected place is as it is</translation>
    </message>
    <message>
        <source>Heat &amp;Map</source>
        <translation>Heat &amp;Map</translation>
    </message>
    <message>
        <source>Tint what is open by how hard it is to settle</source>
        <translation>Tint what is open by how hard it is to settle</translation>
    </message>
    <message>
        <source>&amp;Open This Step</source>
        <translation>&amp;Open This Step</translation>
    </message>
    <message>
        <source>Suppose the opposite of this step, and watch it fail</source>
        <translation>Suppose the opposite of this step, and watch it fail</translation>
    </message>
    <message>
        <source>Ba&amp;ck to the Opened Step</source>
        <translation>Ba&amp;ck to the Opened Step</translation>
    </message>
    <message>
        <source>Leave the opposite, back to the step itself</source>
        <translation>Leave the opposite, back to the step itself</translation>
    </message>
    <message>
        <source>Whole H&amp;int</source>
        <translation>Whole H&amp;int</translation>
    </message>
    <message>
        <source>Tell all of what follows next at once</source>
        <translation>Tell all of what follows next at once</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Save</translation>
    </message>
    <message>
        <source>Write the puzzles and what you made of them to their file</source>
        <translation>Write the puzzles and what you made of them to their file</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Save &amp;As…</translation>
    </message>
    <message>
        <source>Write them to another file</source>
        <translation>Write them to another file</translation>
    </message>
    <message>
        <source>Export &amp;Judge File…</source>
        <translation>Export &amp;Judge File…</translation>
    </message>
    <message>
        <source>Write the puzzles alone as a judge reads them</source>
        <translation>Write the puzzles alone as a judge reads them</translation>
    </message>
    <message>
        <source>Take back what was done last</source>
        <translation>Take back what was done last</translation>
    </message>
    <message>
        <source>&amp;Duplicate Puzzle</source>
        <translation>&amp;Duplicate Puzzle</translation>
    </message>
    <message>
        <source>Put a copy of this puzzle behind it</source>
        <translation>Put a copy of this puzzle behind it</translation>
    </message>
    <message>
        <source>D&amp;elete Puzzle</source>
        <translation>D&amp;elete Puzzle</translation>
    </message>
    <message>
        <source>Take this puzzle out</source>
        <translation>Take this puzzle out</translation>
    </message>
    <message>
        <source>Move Puzzle U&amp;p</source>
        <translation>Move Puzzle U&amp;p</translation>
    </message>
    <message>
        <source>Put this puzzle before the one before it</source>
        <translation>Put this puzzle before the one before it</translation>
    </message>
    <message>
        <source>Move Puzzle Do&amp;wn</source>
        <translation>Move Puzzle Do&amp;wn</translation>
    </message>
    <message>
        <source>Put this puzzle behind the one after it</source>
        <translation>Put this puzzle behind the one after it</translation>
    </message>
    <message>
        <source>P&amp;roperties…</source>
        <translation>P&amp;roperties…</translation>
    </message>
    <message>
        <source>Give this puzzle a title, an author, a note</source>
        <translation>Give this puzzle a title, an author, a note</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Check</translation>
    </message>
    <message>
        <source>Say how many of your marks are wrong, and ring them</source>
        <translation>Say how many of your marks are wrong, and ring them</translation>
    </message>
    <message>
        <source>&amp;Last Right Position</source>
        <translation>&amp;Last Right Position</translation>
    </message>
    <message>
        <source>Go back to where all your marks were right</source>
        <translation>Go back to where all your marks were right</translation>
    </message>
    <message>
        <source>&amp;Try Something</source>
        <translation>&amp;Try Something</translation>
    </message>
    <message>
        <source>Begin a trial: what you mark from now on has its own ink</source>
        <translation>Begin a trial: what you mark from now on has its own ink</translation>
    </message>
    <message>
        <source>&amp;Accept Trial</source>
        <translation>&amp;Accept Trial</translation>
    </message>
    <message>
        <source>Keep what you have marked in this trial</source>
        <translation>Keep what you have marked in this trial</translation>
    </message>
    <message>
        <source>&amp;Reject Trial</source>
        <translation>&amp;Reject Trial</translation>
    </message>
    <message>
        <source>Take away all that you have marked in this trial</source>
        <translation>Take away all that you have marked in this trial</translation>
    </message>
    <message>
        <source>Set a P&amp;in</source>
        <translation>Set a P&amp;in</translation>
    </message>
    <message>
        <source>Keep your marks as they are now, to come back to them</source>
        <translation>Keep your marks as they are now, to come back to them</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Notes</translation>
    </message>
    <message>
        <source>What you type is a note, as with Shift (Return)</source>
        <translation>What you type is a note, as with Shift (Return)</translation>
    </message>
    <message>
        <source>&amp;Fill Notes</source>
        <translation>&amp;Fill Notes</translation>
    </message>
    <message>
        <source>Note what can be in each blank; again: take away what cannot</source>
        <translation>Note what can be in each blank; again: take away what cannot</translation>
    </message>
    <message>
        <source>Show E&amp;qual</source>
        <translation>Show E&amp;qual</translation>
    </message>
    <message>
        <source>Show where the selected value stands elsewhere</source>
        <translation>Show where the selected value stands elsewhere</translation>
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
        <source>&amp;New Puzzle…</source>
        <translation>&amp;New Puzzle…</translation>
    </message>
    <message>
        <source>Draw a puzzle of your own</source>
        <translation>Draw a puzzle of your own</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cu&amp;t</translation>
    </message>
    <message>
        <source>Take what is selected out, to be pasted elsewhere</source>
        <translation>Take what is selected out, to be pasted elsewhere</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copy</translation>
    </message>
    <message>
        <source>Copy what is selected as text</source>
        <translation>Copy what is selected as text</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Paste</translation>
    </message>
    <message>
        <source>Put in what was copied, from the cursor on</source>
        <translation>Put in what was copied, from the cursor on</translation>
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
        <source>Draw the puzzle: its clues, its cages, its size</source>
        <translation>Draw the puzzle: its clues, its cages, its size</translation>
    </message>
    <message>
        <source>Draw the S&amp;olution</source>
        <translation>Draw the S&amp;olution</translation>
    </message>
    <message>
        <source>Draw the solution on the board; clues can then be filled in from it</source>
        <translation>Draw the solution on the board; clues can then be filled in from it</translation>
    </message>
    <message>
        <source>&amp;Fill In Clues</source>
        <translation>&amp;Fill In Clues</translation>
    </message>
    <message>
        <source>Write all the clues that the drawn solution gives</source>
        <translation>Write all the clues that the drawn solution gives</translation>
    </message>
    <message>
        <source>Take the drawn solution off the board</source>
        <translation>Take the drawn solution off the board</translation>
    </message>
    <message>
        <source>&amp;Minimise</source>
        <translation>&amp;Minimise</translation>
    </message>
    <message>
        <source>Take away all the clues that one answer can do without</source>
        <translation>Take away all the clues that one answer can do without</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Deal</translation>
    </message>
    <message>
        <source>Fill the blank places by chance</source>
        <translation>Fill the blank places by chance</translation>
    </message>
    <message>
        <source>Make &amp;Cage</source>
        <translation>Make &amp;Cage</translation>
    </message>
    <message>
        <source>Put the selected cells together in one cage (Return)</source>
        <translation>Put the selected cells together in one cage (Return)</translation>
    </message>
    <message>
        <source>Take Cage &amp;Apart</source>
        <translation>Take Cage &amp;Apart</translation>
    </message>
    <message>
        <source>Take all cells of the cage out of it</source>
        <translation>Take all cells of the cage out of it</translation>
    </message>
    <message>
        <source>Turn &amp;Left</source>
        <translation>Turn &amp;Left</translation>
    </message>
    <message>
        <source>Turn the board to the left</source>
        <translation>Turn the board to the left</translation>
    </message>
    <message>
        <source>Turn &amp;Right</source>
        <translation>Turn &amp;Right</translation>
    </message>
    <message>
        <source>Turn the board to the right</source>
        <translation>Turn the board to the right</translation>
    </message>
    <message>
        <source>Turn &amp;Upside Down</source>
        <translation>Turn &amp;Upside Down</translation>
    </message>
    <message>
        <source>Turn the board by half a turn</source>
        <translation>Turn the board by half a turn</translation>
    </message>
    <message>
        <source>Mirror Left and Ri&amp;ght</source>
        <translation>Mirror Left and Ri&amp;ght</translation>
    </message>
    <message>
        <source>Let left and right change places</source>
        <translation>Let left and right change places</translation>
    </message>
    <message>
        <source>Mirror Up and &amp;Down</source>
        <translation>Mirror Up and &amp;Down</translation>
    </message>
    <message>
        <source>Let top and bottom change places</source>
        <translation>Let top and bottom change places</translation>
    </message>
    <message>
        <source>&amp;Swap the Shades</source>
        <translation>&amp;Swap the Shades</translation>
    </message>
    <message>
        <source>The same puzzle with black and white swapped</source>
        <translation>The same puzzle with black and white swapped</translation>
    </message>
    <message>
        <source>Add on the &amp;Left</source>
        <translation>Add on the &amp;Left</translation>
    </message>
    <message>
        <source>A column more on the left</source>
        <translation>A column more on the left</translation>
    </message>
    <message>
        <source>Add at the &amp;Top</source>
        <translation>Add at the &amp;Top</translation>
    </message>
    <message>
        <source>A row more at the top</source>
        <translation>A row more at the top</translation>
    </message>
    <message>
        <source>Add on the &amp;Right</source>
        <translation>Add on the &amp;Right</translation>
    </message>
    <message>
        <source>A column more on the right</source>
        <translation>A column more on the right</translation>
    </message>
    <message>
        <source>Add at the &amp;Bottom</source>
        <translation>Add at the &amp;Bottom</translation>
    </message>
    <message>
        <source>A row more at the bottom</source>
        <translation>A row more at the bottom</translation>
    </message>
    <message>
        <source>Take Away on the L&amp;eft</source>
        <translation>Take Away on the L&amp;eft</translation>
    </message>
    <message>
        <source>A column fewer on the left</source>
        <translation>A column fewer on the left</translation>
    </message>
    <message>
        <source>Take Away at the To&amp;p</source>
        <translation>Take Away at the To&amp;p</translation>
    </message>
    <message>
        <source>A row fewer at the top</source>
        <translation>A row fewer at the top</translation>
    </message>
    <message>
        <source>Take Away on the R&amp;ight</source>
        <translation>Take Away on the R&amp;ight</translation>
    </message>
    <message>
        <source>A column fewer on the right</source>
        <translation>A column fewer on the right</translation>
    </message>
    <message>
        <source>Take Away at the B&amp;ottom</source>
        <translation>Take Away at the B&amp;ottom</translation>
    </message>
    <message>
        <source>A row fewer at the bottom</source>
        <translation>A row fewer at the bottom</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Preferences…</translation>
    </message>
    <message>
        <source>Say how you like to solve, and how it is to look</source>
        <translation>Say how you like to solve, and how it is to look</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>&amp;Keyboard Shortcuts…</translation>
    </message>
    <message>
        <source>List what can be done by keys, and choose your own</source>
        <translation>List what can be done by keys, and choose your own</translation>
    </message>
    <message>
        <source>Try: drop a file, or a piece of text, onto the window.</source>
        <translation>Try: drop a file, or a piece of text, onto the window.</translation>
    </message>
    <message>
        <source>Try: ask for a hard one, then watch it being explained.</source>
        <translation>Try: ask for a hard one, then watch it being explained.</translation>
    </message>
    <message>
        <source>Try: name it .svg or .pdf, and it is sharp at any size.</source>
        <translation>Try: name it .svg or .pdf, and it is sharp at any size.</translation>
    </message>
    <message>
        <source>Try: hold its keys down to see how you got here.</source>
        <translation>Try: hold its keys down to see how you got here.</translation>
    </message>
    <message>
        <source>Try: after undoing too much; nothing is lost until you mark anew.</source>
        <translation>Try: after undoing too much; nothing is lost until you mark anew.</translation>
    </message>
    <message>
        <source>Try: click the board to mark, and ask for a hint when you are stuck.</source>
        <translation>Try: click the board to mark, and ask for a hint when you are stuck.</translation>
    </message>
    <message>
        <source>Try: press Play and watch, or step with the arrow keys.</source>
        <translation>Try: press Play and watch, or step with the arrow keys.</translation>
    </message>
    <message>
        <source>Try: press it twice; the first time it only says where to look.</source>
        <translation>Try: press it twice; the first time it only says where to look.</translation>
    </message>
    <message>
        <source>Try: when you want the step itself, with all its reasons.</source>
        <translation>Try: when you want the step itself, with all its reasons.</translation>
    </message>
    <message>
        <source>Try: click a place on the board first, then ask.</source>
        <translation>Try: click a place on the board first, then ask.</translation>
    </message>
    <message>
        <source>Try: a sheet of 7 by 7, and a clue here and there.</source>
        <translation>Try: a sheet of 7 by 7, and a clue here and there.</translation>
    </message>
    <message>
        <source>Try: it also keeps your marks, and all that can be undone.</source>
        <translation>Try: it also keeps your marks, and all that can be undone.</translation>
    </message>
    <message>
        <source>Try: before you go on from what looks sure.</source>
        <translation>Try: before you go on from what looks sure.</translation>
    </message>
    <message>
        <source>Try: when stuck; what leads nowhere goes with one key.</source>
        <translation>Try: when stuck; what leads nowhere goes with one key.</translation>
    </message>
    <message>
        <source>Try: where you may want to come back to.</source>
        <translation>Try: where you may want to come back to.</translation>
    </message>
    <message>
        <source>Try: twice; the second time takes away what cannot be.</source>
        <translation>Try: twice; the second time takes away what cannot be.</translation>
    </message>
    <message>
        <source>Try: the wheel, or two fingers; what is under the pointer stays there.</source>
        <translation>Try: the wheel, or two fingers; what is under the pointer stays there.</translation>
    </message>
    <message>
        <source>Try: hold the space bar and drag to move the board.</source>
        <translation>Try: hold the space bar and drag to move the board.</translation>
    </message>
    <message>
        <source>Try: when you have lost your way on a large board.</source>
        <translation>Try: when you have lost your way on a large board.</translation>
    </message>
    <message>
        <source>Try: halfway through; the tint often shows the next line.</source>
        <translation>Try: halfway through; the tint often shows the next line.</translation>
    </message>
    <message>
        <source>Try: before you begin, to see where the easy places are.</source>
        <translation>Try: before you begin, to see where the easy places are.</translation>
    </message>
    <message>
        <source>Try: Home, from anywhere.</source>
        <translation>Try: Home, from anywhere.</translation>
    </message>
    <message>
        <source>Try: to see what the board looked like just before.</source>
        <translation>Try: to see what the board looked like just before.</translation>
    </message>
    <message>
        <source>Try: another speed, at the right of the slider.</source>
        <translation>Try: another speed, at the right of the slider.</translation>
    </message>
    <message>
        <source>Try: read the sentence at the right; its words wear the board&apos;s colours.</source>
        <translation>Try: read the sentence at the right; its words wear the board&apos;s colours.</translation>
    </message>
    <message>
        <source>Try: End, and see how the answer is read out.</source>
        <translation>Try: End, and see how the answer is read out.</translation>
    </message>
    <message>
        <source>Try: to see only what makes this puzzle hard.</source>
        <translation>Try: to see only what makes this puzzle hard.</translation>
    </message>
    <message>
        <source>Try: on a step that you do not believe.</source>
        <translation>Try: on a step that you do not believe.</translation>
    </message>
    <message>
        <source>Try: Esc does the same.</source>
        <translation>Try: Esc does the same.</translation>
    </message>
    <message>
        <source>Try: the list at the left shows them all.</source>
        <translation>Try: the list at the left shows them all.</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Print…</translation>
    </message>
    <message>
        <source>Put puzzles on paper, or in a PDF, several on a page</source>
        <translation>Put puzzles on paper, or in a PDF, several on a page</translation>
    </message>
    <message>
        <source>Try: four on a page, with the answers on a last page.</source>
        <translation>Try: four on a page, with the answers on a last page.</translation>
    </message>
    <message>
        <source>&amp;Wipe Off the Solution</source>
        <translation>&amp;Wipe Off the Solution</translation>
    </message>
    <message>
        <source>Close all windows; they come back as they were</source>
        <translation>Close all windows; they come back as they were</translation>
    </message>
    <message>
        <source>&amp;No Symmetry</source>
        <translation>&amp;No Symmetry</translation>
    </message>
    <message>
        <source>What you write stands where you write it, and nowhere else</source>
        <translation>What you write stands where you write it, and nowhere else</translation>
    </message>
    <message>
        <source>&amp;Half Turn</source>
        <translation>&amp;Half Turn</translation>
    </message>
    <message>
        <source>What you write in a cell also stands where half a turn takes it</source>
        <translation>What you write in a cell also stands where half a turn takes it</translation>
    </message>
    <message>
        <source>&amp;Quarter Turn</source>
        <translation>&amp;Quarter Turn</translation>
    </message>
    <message>
        <source>What you write in a cell also stands where quarter turns take it</source>
        <translation>What you write in a cell also stands where quarter turns take it</translation>
    </message>
    <message>
        <source>&amp;Left and Right Mirrored</source>
        <translation>&amp;Left and Right Mirrored</translation>
    </message>
    <message>
        <source>What you write in a cell also stands on the other side, left or right</source>
        <translation>What you write in a cell also stands on the other side, left or right</translation>
    </message>
    <message>
        <source>&amp;Top and Bottom Mirrored</source>
        <translation>&amp;Top and Bottom Mirrored</translation>
    </message>
    <message>
        <source>What you write in a cell also stands on the other side, up or down</source>
        <translation>What you write in a cell also stands on the other side, up or down</translation>
    </message>
    <message>
        <source>&amp;Numbers of Rows and Columns</source>
        <translation>&amp;Numbers of Rows and Columns</translation>
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
        <source>Show the next of the cases that this step tells apart</source>
        <translation>Show the next of the cases that this step tells apart</translation>
    </message>
    <message>
        <source>Case B&amp;efore</source>
        <translation>Case B&amp;efore</translation>
    </message>
    <message>
        <source>Show the case before this one</source>
        <translation>Show the case before this one</translation>
    </message>
    <message>
        <source>Pra&amp;ctice…</source>
        <translation>Pra&amp;ctice…</translation>
    </message>
    <message>
        <source>Learn the rules one by one, and practise them in small positions</source>
        <translation>Learn the rules one by one, and practise them in small positions</translation>
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
    <message>
        <source>Write all puzzles to FILE (pdf), ready to be printed, and end.</source>
        <translation>Write all puzzles to FILE (pdf), ready to be printed, and end.</translation>
    </message>
    <message>
        <source>How many puzzles are printed on a page, up to 100.</source>
        <translation>How many puzzles are printed on a page, up to 100.</translation>
    </message>
    <message>
        <source>Print the answers too, small, behind the puzzles.</source>
        <translation>Print the answers too, small, behind the puzzles.</translation>
    </message>
    <message>
        <source>--print takes one file of puzzles.</source>
        <translation>--print takes one file of puzzles.</translation>
    </message>
    <message>
        <source>--per-page takes a number from 1 to %1.</source>
        <translation>--per-page takes a number from 1 to %1.</translation>
    </message>
    <message>
        <source>Number the rows and columns of exported and printed boards.</source>
        <translation>Number the rows and columns of exported and printed boards.</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>About Inkling</source>
        <translation>About Inkling</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Inkling %1&lt;/h3&gt;&lt;p&gt;A workbench for logic and number puzzles: it solves them, and shows the reasoning step by step. An inkling is a hint; ink is what one draws with.&lt;/p&gt;&lt;p&gt;Free software under the MIT licence. Made with Qt %2 and CaDiCaL.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Inkling %1&lt;/h3&gt;&lt;p&gt;A workbench for logic and number puzzles: it solves them, and shows the reasoning step by step. An inkling is a hint; ink is what one draws with.&lt;/p&gt;&lt;p&gt;Free software under the MIT licence. Made with Qt %2 and CaDiCaL.&lt;/p&gt;</translation>
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
        <source>Slink and Slitherlink</source>
        <translation>Slink and Slitherlink</translation>
    </message>
    <message>
        <source>Cards (163)</source>
        <translation>Cards (163)</translation>
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
    <message>
        <source>%1 has no puzzle</source>
        <translation>%1 has no puzzle</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Click two cards, the first one first, then a sign. By keys: a digit for each card and + − * /. A double click splits what was made, Backspace the last.</source>
        <translation>Click two cards, the first one first, then a sign. By keys: a digit for each card and + − * /. A double click splits what was made, Backspace the last.</translation>
    </message>
    <message>
        <source>Click a cell or go there with the arrows, then type. With Shift, or after a right click, a digit is a note. Backspace makes it blank.</source>
        <translation>Click a cell or go there with the arrows, then type. With Shift, or after a right click, a digit is a note. Backspace makes it blank.</translation>
    </message>
    <message>
        <source>Drag from tile to tile to draw the path, back along its end to take it away. The right button cuts. By keys: arrows, Space joins, X cuts.</source>
        <translation>Drag from tile to tile to draw the path, back along its end to take it away. The right button cuts. By keys: arrows, Space joins, X cuts.</translation>
    </message>
    <message>
        <source>Drag along the dots to draw lines, or click an edge: line, cross, blank. The right button crosses; a click in the middle of a cell says its side. By keys: arrows, Space, X, C.</source>
        <translation>Drag along the dots to draw lines, or click an edge: line, cross, blank. The right button crosses; a click in the middle of a cell says its side. By keys: arrows, Space, X, C.</translation>
    </message>
    <message>
        <source>Click a cell: black, white, blank; drag to paint. The right button goes the other way. By keys: arrows, then Space.</source>
        <translation>Click a cell: black, white, blank; drag to paint. The right button goes the other way. By keys: arrows, then Space.</translation>
    </message>
    <message>
        <source>Shade cells until no row or column holds a number twice. Black cells never touch by a side, and the white ones stay connected. A click makes a cell black, a right click marks it as white.</source>
        <translation>Shade cells until no row or column holds a number twice. Black cells never touch by a side, and the white ones stay connected. A click makes a cell black, a right click marks it as white.</translation>
    </message>
    <message>
        <source>The digits of each run, from 1 to 9 and none twice, make the sum beside it. Click a cell or go there with the arrows, then type. With Shift, or after a right click, a digit is a note.</source>
        <translation>The digits of each run, from 1 to 9 and none twice, make the sum beside it. Click a cell or go there with the arrows, then type. With Shift, or after a right click, a digit is a note.</translation>
    </message>
    <message>
        <source>One loop runs through all pearls: straight through a white one, with a turn just before or after it; round a corner on a black one, and straight on for two cells either way. Drag along it; a right click makes a cross.</source>
        <translation>One loop runs through all pearls: straight through a white one, with a turn just before or after it; round a corner on a black one, and straight on for two cells either way. Drag along it; a right click makes a cross.</translation>
    </message>
    <message>
        <source>Each row, column and box holds every digit once; a dashed cage makes its sum of different digits. Click a cell or go there with the arrows, then type. With Shift, or after a right click, a digit is a note.</source>
        <translation>Each row, column and box holds every digit once; a dashed cage makes its sum of different digits. Click a cell or go there with the arrows, then type. With Shift, or after a right click, a digit is a note.</translation>
    </message>
</context>
<context>
    <name>HintLadder</name>
    <message>
        <source>Look at the &lt;p&gt;framed part&lt;/p&gt; of the board: something follows there.</source>
        <translation>Look at the &lt;p&gt;framed part&lt;/p&gt; of the board: something follows there.</translation>
    </message>
    <message>
        <source>It rests on &lt;p&gt;what is lit&lt;/p&gt;.</source>
        <translation>It rests on &lt;p&gt;what is lit&lt;/p&gt;.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of it is not marked by you, but follows in smaller steps.</source>
        <translation>
            <numerusform>%Ln part of it is not marked by you, but follows in smaller steps.</numerusform>
            <numerusform>%Ln parts of it are not marked by you, but follow in smaller steps.</numerusform>
        </translation>
    </message>
    <message>
        <source>At least one of your marks is wrong.</source>
        <translation>At least one of your marks is wrong.</translation>
    </message>
    <message>
        <source>Something follows in the &lt;p&gt;framed part&lt;/p&gt; by this rule:</source>
        <translation>Something follows in the &lt;p&gt;framed part&lt;/p&gt; by this rule:</translation>
    </message>
    <message>
        <source>From &lt;p&gt;what is lit&lt;/p&gt;, something follows for &lt;c&gt;what is ringed&lt;/c&gt;.</source>
        <translation>From &lt;p&gt;what is lit&lt;/p&gt;, something follows for &lt;c&gt;what is ringed&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>This mark is wrong: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>This mark is wrong: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The mark &lt;c&gt;%1&lt;/c&gt; is at odds with &lt;p&gt;what is lit&lt;/p&gt;.</source>
        <translation>The mark &lt;c&gt;%1&lt;/c&gt; is at odds with &lt;p&gt;what is lit&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>All that follows is marked already. What is open can be filled in in more than one way: the puzzle has several answers.</source>
        <translation>All that follows is marked already. What is open can be filled in in more than one way: the puzzle has several answers.</translation>
    </message>
    <message>
        <source>The search for a hint was stopped.</source>
        <translation>The search for a hint was stopped.</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Take it away</translation>
    </message>
    <message>
        <source>Mark it</source>
        <translation>Mark it</translation>
    </message>
    <message>
        <source>By which rule?</source>
        <translation>By which rule?</translation>
    </message>
    <message>
        <source>From what?</source>
        <translation>From what?</translation>
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
        <source>take the wrong mark away</source>
        <translation>take the wrong mark away</translation>
    </message>
    <message>
        <source>mark what the hint says</source>
        <translation>mark what the hint says</translation>
    </message>
    <message numerus="yes">
        <source>The puzzle has several answers, but none that has all your marks: %Ln of them cannot all be right.</source>
        <translation>
            <numerusform>The puzzle has several answers, but none that has all your marks: %Ln of them cannot be right.</numerusform>
            <numerusform>The puzzle has several answers, but none that has all your marks: %Ln of them cannot all be right.</numerusform>
        </translation>
    </message>
    <message>
        <source>No answer has all of these marks, but without any one of them there is one: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>No answer has all of these marks, but without any one of them there is one: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Take the first away</source>
        <translation>Take the first away</translation>
    </message>
    <message>
        <source>Why wrong?</source>
        <translation>Why wrong?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln marks that are lit</source>
        <translation>
            <numerusform>%Ln mark that is lit</numerusform>
            <numerusform>%Ln marks that are lit</numerusform>
        </translation>
    </message>
    <message>
        <source>These marks contradict each other: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>These marks contradict each other: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>This mark cannot stand: &lt;c&gt;%1&lt;/c&gt;. It breaks: &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>This mark cannot stand: &lt;c&gt;%1&lt;/c&gt;. It breaks: &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>These marks cannot all stand: &lt;c&gt;%1&lt;/c&gt;. They break: &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>These marks cannot all stand: &lt;c&gt;%1&lt;/c&gt;. They break: &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Which is wrong?</source>
        <translation>Which is wrong?</translation>
    </message>
    <message>
        <source>It rests on what holds for the whole board.</source>
        <translation>It rests on what holds for the whole board.</translation>
    </message>
    <message>
        <source>The mark &lt;c&gt;%1&lt;/c&gt; is at odds with what holds for the whole board.</source>
        <translation>The mark &lt;c&gt;%1&lt;/c&gt; is at odds with what holds for the whole board.</translation>
    </message>
    <message>
        <source>From that, something follows for &lt;c&gt;what is ringed&lt;/c&gt;.</source>
        <translation>From that, something follows for &lt;c&gt;what is ringed&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Your marks solve the puzzle: there is nothing left to find.</source>
        <translation>Your marks solve the puzzle: there is nothing left to find.</translation>
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
    <name>MainWindow</name>
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
        <source>Export Picture</source>
        <translation>Export Picture</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Picture (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Drawing (*.svg)</translation>
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
        <source>This text is no puzzle. Line %L1: %2</source>
        <translation>This text is no puzzle. Line %L1: %2</translation>
    </message>
    <message>
        <source>Dropped text</source>
        <translation>Dropped text</translation>
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
        <source>Both diagonals, too</source>
        <translation>Both diagonals, too</translation>
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
        <source>not settled</source>
        <translation>not settled</translation>
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
        <source>%1 %2 %3 has no value that counts</source>
        <translation>%1 %2 %3 has no value that counts</translation>
    </message>
    <message>
        <source>%1 on the way is not whole</source>
        <translation>%1 on the way is not whole</translation>
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
        <source>nothing is made on this side of the target</source>
        <translation>nothing is made on this side of the target</translation>
    </message>
    <message>
        <source>nothing closer to %1 is made</source>
        <translation>nothing closer to %1 is made</translation>
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
        <source>a division in %1 does not come out</source>
        <translation>a division in %1 does not come out</translation>
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
        <source>%1 (row %2, place %3) and %4 (row %5, place %6) are cut</source>
        <translation>%1 (row %2, place %3) and %4 (row %5, place %6) are cut</translation>
    </message>
    <message>
        <source>it is read from the lower or right end</source>
        <translation>it is read from the lower or right end</translation>
    </message>
    <message>
        <source>it is read from the upper or left end</source>
        <translation>it is read from the upper or left end</translation>
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
        <source>one path passes every tile</source>
        <translation>one path passes every tile</translation>
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
        <source>the cage %1 at row %2, column %3 does not make its target</source>
        <translation>the cage %1 at row %2, column %3 does not make its target</translation>
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
        <source>&apos;+&apos;, &apos;*&apos; or &apos;?&apos; for a cage of %1 cells</source>
        <translation>&apos;+&apos;, &apos;*&apos; or &apos;?&apos; for a cage of %1 cells</translation>
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
        <source>row %1, label %2: the sum of its white cells</source>
        <translation>row %1, label %2: the sum of its white cells</translation>
    </message>
    <message>
        <source>column %1, label %2: the sum of its black cells</source>
        <translation>column %1, label %2: the sum of its black cells</translation>
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
        <source>fewer cards for so hard a hand</source>
        <translation>fewer cards for so hard a hand</translation>
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
        <source>%1: live, one completion left</source>
        <translation>%1: live, one completion left</translation>
    </message>
    <message>
        <source>%1: live, %2 completions left</source>
        <translation>%1: live, %2 completions left</translation>
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
        <source>no symmetry, as this family has none</source>
        <translation>no symmetry, as this family has none</translation>
    </message>
    <message>
        <source>another symmetry of the clues</source>
        <translation>another symmetry of the clues</translation>
    </message>
    <message>
        <source>a square board for the quarter turn</source>
        <translation>a square board for the quarter turn</translation>
    </message>
    <message>
        <source>an odd number of tiles, at most %1, for so gentle a board</source>
        <translation>an odd number of tiles, at most %1, for so gentle a board</translation>
    </message>
    <message>
        <source>at most %1 tiles, or %2 if their number is even, for so easy a board</source>
        <translation>at most %1 tiles, or %2 if their number is even, for so easy a board</translation>
    </message>
    <message>
        <source>at most %1 tiles for this difficulty</source>
        <translation>at most %1 tiles for this difficulty</translation>
    </message>
    <message>
        <source>at least %1 tiles for so hard a board</source>
        <translation>at least %1 tiles for so hard a board</translation>
    </message>
    <message>
        <source>a wider board for so hard a puzzle</source>
        <translation>a wider board for so hard a puzzle</translation>
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
        <source>a board of at least %1 cells for so hard a puzzle</source>
        <translation>a board of at least %1 cells for so hard a puzzle</translation>
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
        <source>No step is harder than %1, but %2 rounds are nearly as hard: together they are harder.</source>
        <translation>No step is harder than %1, but %2 rounds are nearly as hard: together they are harder.</translation>
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
        <source>there is no target</source>
        <translation>there is no target</translation>
    </message>
    <message>
        <source>the target is not finished</source>
        <translation>the target is not finished</translation>
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
        <source>there is no =</source>
        <translation>there is no =</translation>
    </message>
    <message>
        <source>there are %1 = instead of one</source>
        <translation>there are %1 = instead of one</translation>
    </message>
    <message>
        <source>no equation was found along this path with the tiles there</source>
        <translation>no equation was found along this path with the tiles there</translation>
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
        <source>one difference or quotient is of more than two cells</source>
        <translation>one difference or quotient is of more than two cells</translation>
    </message>
    <message>
        <source>%1 differences or quotients are of more than two cells</source>
        <translation>%1 differences or quotients are of more than two cells</translation>
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
        <source>one cell has no shade</source>
        <translation>one cell has no shade</translation>
    </message>
    <message>
        <source>%1 cells have no shade</source>
        <translation>%1 cells have no shade</translation>
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
        <source>one of these families: %1</source>
        <translation>one of these families: %1</translation>
    </message>
    <message>
        <source>what a puzzle of this kind and size is drawn with</source>
        <translation>what a puzzle of this kind and size is drawn with</translation>
    </message>
    <message>
        <source>marks that can be made on this puzzle</source>
        <translation>marks that can be made on this puzzle</translation>
    </message>
    <message>
        <source>at most version %1: a newer Inkling than this one wrote the file</source>
        <translation>at most version %1: a newer Inkling than this one wrote the file</translation>
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
        <source>%1: this has no value here</source>
        <translation>%1: this has no value here</translation>
    </message>
    <message>
        <source>%1 = %2: every value on the way is to be whole</source>
        <translation>%1 = %2: every value on the way is to be whole</translation>
    </message>
    <message>
        <source>these two cannot be put together like this</source>
        <translation>these two cannot be put together like this</translation>
    </message>
    <message>
        <source>the values of its sides</source>
        <translation>the values of its sides</translation>
    </message>
    <message>
        <source>can be done</source>
        <translation>can be done</translation>
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
        <source>in column %1 not both black</source>
        <translation>in column %1 not both black</translation>
    </message>
    <message>
        <source>in row %1 not both black</source>
        <translation>in row %1 not both black</translation>
    </message>
    <message>
        <source>in column %1 not both white</source>
        <translation>in column %1 not both white</translation>
    </message>
    <message>
        <source>in row %1 not both white</source>
        <translation>in row %1 not both white</translation>
    </message>
    <message>
        <source>in column %1 just one black</source>
        <translation>in column %1 just one black</translation>
    </message>
    <message>
        <source>in row %1 just one black</source>
        <translation>in row %1 just one black</translation>
    </message>
    <message>
        <source>in column %1 both alike</source>
        <translation>in column %1 both alike</translation>
    </message>
    <message>
        <source>in row %1 both alike</source>
        <translation>in row %1 both alike</translation>
    </message>
    <message>
        <source>in column %1 row %2 black only if row %3 is</source>
        <translation>in column %1 row %2 black only if row %3 is</translation>
    </message>
    <message>
        <source>in row %1 column %2 black only if column %3 is</source>
        <translation>in row %1 column %2 black only if column %3 is</translation>
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
        <source>no line is crossed</source>
        <translation>no line is crossed</translation>
    </message>
    <message>
        <source>one line is crossed</source>
        <translation>one line is crossed</translation>
    </message>
    <message>
        <source>%1 lines are crossed</source>
        <translation>%1 lines are crossed</translation>
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
        <source>%1 (%2 does not come out)</source>
        <translation>%1 (%2 does not come out)</translation>
    </message>
    <message>
        <source>the outside at row %1, column %2 from the border</source>
        <translation>the outside at row %1, column %2 from the border</translation>
    </message>
    <message>
        <source>the inside at row %1, column %2 from that at row %3, column %4</source>
        <translation>the inside at row %1, column %2 from that at row %3, column %4</translation>
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
        <source>the rest of row %1 has no %2</source>
        <translation>the rest of row %1 has no %2</translation>
    </message>
    <message>
        <source>the rest of row %1 has no %2 or %3</source>
        <translation>the rest of row %1 has no %2 or %3</translation>
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
        <source>the rest of column %1 has no %2</source>
        <translation>the rest of column %1 has no %2</translation>
    </message>
    <message>
        <source>the rest of column %1 has no %2 or %3</source>
        <translation>the rest of column %1 has no %2 or %3</translation>
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
        <source>a board without that fault</source>
        <translation>a board without that fault</translation>
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
        <source>row %1, column %2 has no value of the game</source>
        <translation>row %1, column %2 has no value of the game</translation>
    </message>
    <message>
        <source>row %1 holds a digit twice</source>
        <translation>row %1 holds a digit twice</translation>
    </message>
    <message>
        <source>column %1 holds a digit twice</source>
        <translation>column %1 holds a digit twice</translation>
    </message>
    <message>
        <source>the box at row %1, column %2</source>
        <translation>the box at row %1, column %2</translation>
    </message>
    <message>
        <source>the box at row %1, column %2 holds a digit twice</source>
        <translation>the box at row %1, column %2 holds a digit twice</translation>
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
        <source>diagonal %1 holds a digit twice</source>
        <translation>diagonal %1 holds a digit twice</translation>
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
        <source>row %1, column %2 does not hold the digit given</source>
        <translation>row %1, column %2 does not hold the digit given</translation>
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
        <source>the cage of %3 at row %1, column %2 does not make its sum</source>
        <translation>the cage of %3 at row %1, column %2 does not make its sum</translation>
    </message>
    <message>
        <source>the %1s of row %2</source>
        <translation>the %1s of row %2</translation>
    </message>
    <message>
        <source>two white cells of row %2 hold a %1</source>
        <translation>two white cells of row %2 hold a %1</translation>
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
        <source>two white cells of column %2 hold a %1</source>
        <translation>two white cells of column %2 hold a %1</translation>
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
        <source>the white cells are not connected</source>
        <translation>the white cells are not connected</translation>
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
        <source>the %3 across from row %1, column %2</source>
        <translation>the %3 across from row %1, column %2</translation>
    </message>
    <message>
        <source>the %3 across from row %1, column %2 is not made</source>
        <translation>the %3 across from row %1, column %2 is not made</translation>
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
        <source>the %3 down from row %1, column %2</source>
        <translation>the %3 down from row %1, column %2</translation>
    </message>
    <message>
        <source>the %3 down from row %1, column %2 is not made</source>
        <translation>the %3 down from row %1, column %2 is not made</translation>
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
        <source>one sum is one that its cells cannot make</source>
        <translation>one sum is one that its cells cannot make</translation>
    </message>
    <message>
        <source>%1 sums are ones that their cells cannot make</source>
        <translation>%1 sums are ones that their cells cannot make</translation>
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
        <source>the line does not pass the white pearl at row %1, column %2 as it should</source>
        <translation>the line does not pass the white pearl at row %1, column %2 as it should</translation>
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
        <source>the line does not pass the black pearl at row %1, column %2 as it should</source>
        <translation>the line does not pass the black pearl at row %1, column %2 as it should</translation>
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
        <source>the line is not one loop</source>
        <translation>the line is not one loop</translation>
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
    <name>Practice</name>
    <message>
        <source>Done.</source>
        <translation>Done.</translation>
    </message>
    <message>
        <source>Not begun yet.</source>
        <translation>Not begun yet.</translation>
    </message>
    <message>
        <source>%1 of %2 positions right.</source>
        <translation>%1 of %2 positions right.</translation>
    </message>
    <message>
        <source>Right: %1 · Wrong: %2 · With a hint: %3</source>
        <translation>Right: %1 · Wrong: %2 · With a hint: %3</translation>
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
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, which parts the two cells beside it there: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 has %2&lt;/p&gt;, which parts the two cells beside it there: &lt;c&gt;%3&lt;/c&gt;.</translation>
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
        <source>&lt;p&gt;%1&lt;/p&gt; are side by side, and &lt;p&gt;%2&lt;/p&gt; shows that the loop is not just round these two: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; are side by side, and &lt;p&gt;%2&lt;/p&gt; shows that the loop is not just round these two: &lt;c&gt;%3&lt;/c&gt;.</translation>
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
        <source>A line parts &lt;c&gt;%1&lt;/c&gt; from &lt;p&gt;%2&lt;/p&gt;, which is %3: &lt;c&gt;it is %4&lt;/c&gt;.</source>
        <translation>A line parts &lt;c&gt;%1&lt;/c&gt; from &lt;p&gt;%2&lt;/p&gt;, which is %3: &lt;c&gt;it is %4&lt;/c&gt;.</translation>
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
        <source>No line parts &lt;c&gt;%1&lt;/c&gt; from &lt;p&gt;%2&lt;/p&gt;, which is %3: &lt;c&gt;it is %3, too&lt;/c&gt;.</source>
        <translation>No line parts &lt;c&gt;%1&lt;/c&gt; from &lt;p&gt;%2&lt;/p&gt;, which is %3: &lt;c&gt;it is %3, too&lt;/c&gt;.</translation>
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
        <source>Suppose %1: that settles &lt;p&gt;%2 other cells&lt;/p&gt;, and %3 and %4, both inside, would be cut off from each other. So &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Suppose %1: that settles &lt;p&gt;%2 other cells&lt;/p&gt;, and %3 and %4, both inside, would be cut off from each other. So &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: that settles &lt;p&gt;%2 other cells&lt;/p&gt;, and %3, outside, could not reach the border. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Suppose %1: that settles &lt;p&gt;%2 other cells&lt;/p&gt;, and %3, outside, could not reach the border. So &lt;c&gt;%4&lt;/c&gt;.</translation>
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
        <source>Were &lt;c&gt;%1&lt;/c&gt; inside, &lt;p&gt;%2&lt;/p&gt;, which is outside, could not reach the border: &lt;c&gt;it is outside&lt;/c&gt;.</source>
        <translation>Were &lt;c&gt;%1&lt;/c&gt; inside, &lt;p&gt;%2&lt;/p&gt;, which is outside, could not reach the border: &lt;c&gt;it is outside&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Were &lt;c&gt;%1&lt;/c&gt; outside, &lt;p&gt;%2 and %3&lt;/p&gt;, both inside, would be cut off from each other: &lt;c&gt;it is inside&lt;/c&gt;.</source>
        <translation>Were &lt;c&gt;%1&lt;/c&gt; outside, &lt;p&gt;%2 and %3&lt;/p&gt;, both inside, would be cut off from each other: &lt;c&gt;it is inside&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The loop takes none of the edges of a 0: all four are crossed.</source>
        <translation>The loop takes none of the edges of a 0: all four are crossed.</translation>
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
        <source>The clue has its lines</source>
        <translation>The clue has its lines</translation>
    </message>
    <message>
        <source>When a clue has all its lines, its other edges are crossed.</source>
        <translation>When a clue has all its lines, its other edges are crossed.</translation>
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
        <source>Two 3s corner to corner</source>
        <translation>Two 3s corner to corner</translation>
    </message>
    <message>
        <source>Two 3s that touch at a corner have lines at their corners farthest from each other: were one of these four edges crossed, its 3 would send both other lines into the common dot, and the other 3 could not get its own.</source>
        <translation>Two 3s that touch at a corner have lines at their corners farthest from each other: were one of these four edges crossed, its 3 would send both other lines into the common dot, and the other 3 could not get its own.</translation>
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
        <source>A dot with two lines</source>
        <translation>A dot with two lines</translation>
    </message>
    <message>
        <source>The loop passes a dot once, so a dot with two lines has no third: its other edges are crossed.</source>
        <translation>The loop passes a dot once, so a dot with two lines has no third: its other edges are crossed.</translation>
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
        <source>Two 1s side by side whose common dot has no way out: a line between them would have to turn along one of them, its second.</source>
        <translation>Two 1s side by side whose common dot has no way out: a line between them would have to turn along one of them, its second.</translation>
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
        <source>The loop is closed</source>
        <translation>The loop is closed</translation>
    </message>
    <message>
        <source>There is one loop and no more. Once a ring of lines has closed, every edge that is still open is crossed.</source>
        <translation>There is one loop and no more. Once a ring of lines has closed, every edge that is still open is crossed.</translation>
    </message>
    <message>
        <source>A corner and its edges</source>
        <translation>A corner and its edges</translation>
    </message>
    <message>
        <source>How many lines a corner of a cell has is how many of its two edges there are lines. So a known corner and one known edge give the other edge, known edges give the corner, and two corners that share an edge speak of each other.</source>
        <translation>How many lines a corner of a cell has is how many of its two edges there are lines. So a known corner and one known edge give the other edge, known edges give the corner, and two corners that share an edge speak of each other.</translation>
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
        <source>What so many cards make</source>
        <translation>What so many cards make</translation>
    </message>
    <message>
        <source>Some of the cards make a value by being parted in two: every value of the one part is joined with every value of the other by every sign. Equal values count once. So the pairs follow from the cards, the threes from pairs and cards, and so on: only what stands in these lists can be part of an answer.</source>
        <translation>Some of the cards make a value by being parted in two: every value of the one part is joined with every value of the other by every sign. Equal values count once. So the pairs follow from the cards, the threes from pairs and cards, and so on: only what stands in these lists can be part of an answer.</translation>
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
        <source>A part is split in its turn</source>
        <translation>A part is split in its turn</translation>
    </message>
    <message>
        <source>Two parts become one</source>
        <translation>Two parts become one</translation>
    </message>
    <message>
        <source>Two cards, or what was made of cards before, are joined by a sign. They lie on the table as one from now on.</source>
        <translation>Two cards, or what was made of cards before, are joined by a sign. They lie on the table as one from now on.</translation>
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
        <source>Where no two parts meet the target, the same lists tell how close they come: for each value of one part, the values of the other next to what would be needed. The best below the target and the best above leave a gap in which nothing lies.</source>
        <translation>Where no two parts meet the target, the same lists tell how close they come: for each value of one part, the values of the other next to what would be needed. The best below the target and the best above leave a gap in which nothing lies.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards&lt;/p&gt; come no closer to %1 than &lt;c&gt;%2 = %3&lt;/c&gt; and &lt;c&gt;%4 = %5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;The cards&lt;/p&gt; come no closer to %1 than &lt;c&gt;%2 = %3&lt;/c&gt; and &lt;c&gt;%4 = %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The most that they make</source>
        <translation>The most that they make</translation>
    </message>
    <message>
        <source>Where the target is larger than every value that the cards make, the greatest of these is the closest.</source>
        <translation>Where the target is larger than every value that the cards make, the greatest of these is the closest.</translation>
    </message>
    <message>
        <source>The least that they make</source>
        <translation>The least that they make</translation>
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
        <source>An operator is no end</source>
        <translation>An operator is no end</translation>
    </message>
    <message>
        <source>An operator stands between two numbers, and so does the =. The path goes on from it on both sides: it ends on digits only.</source>
        <translation>An operator stands between two numbers, and so does the =. The path goes on from it on both sides: it ends on digits only.</translation>
    </message>
    <message>
        <source>Operators do not touch on the path</source>
        <translation>Operators do not touch on the path</translation>
    </message>
    <message>
        <source>Between two operators stands a number; there are no signs before a number. So no link joins two operators, or an operator and the =.</source>
        <translation>Between two operators stands a number; there are no signs before a number. So no link joins two operators, or an operator and the =.</translation>
    </message>
    <message>
        <source>Two zeros do not touch on the path</source>
        <translation>Two zeros do not touch on the path</translation>
    </message>
    <message>
        <source>No number begins with a 0 that another digit follows. Two zeros in a row would be such a number, whichever way they are read, or part of one of three digits.</source>
        <translation>No number begins with a 0 that another digit follows. Two zeros in a row would be such a number, whichever way they are read, or part of one of three digits.</translation>
    </message>
    <message>
        <source>A tile with its links is full</source>
        <translation>A tile with its links is full</translation>
    </message>
    <message>
        <source>The path passes a tile once: it comes in and goes out. A tile with two links has no third, and an end of the path has no second.</source>
        <translation>The path passes a tile once: it comes in and goes out. A tile with two links has no third, and an end of the path has no second.</translation>
    </message>
    <message>
        <source>A tile with no more links than it needs</source>
        <translation>A tile with no more links than it needs</translation>
    </message>
    <message>
        <source>The path passes every tile. A tile that has just one link left is joined there, and one on which the path does not end needs two.</source>
        <translation>The path passes every tile. A tile that has just one link left is joined there, and one on which the path does not end needs two.</translation>
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
        <source>All numbers of two digits are found</source>
        <translation>All numbers of two digits are found</translation>
    </message>
    <message>
        <source>Operators and = part the digits: there is one number more than there are of these. As each number has one digit or two, it is known how many have two. Where so many pairs of digits are joined, no other digits are.</source>
        <translation>Operators and = part the digits: there is one number more than there are of these. As each number has one digit or two, it is known how many have two. Where so many pairs of digits are joined, no other digits are.</translation>
    </message>
    <message>
        <source>All numbers of one digit are found</source>
        <translation>All numbers of one digit are found</translation>
    </message>
    <message>
        <source>Operators and = part the digits: there is one number more than there are of these. As each number has one digit or two, it is known how many have one. Where so many digits are cut off from all others, each other digit is in a number of two: where only one link to another digit is left to it, they are joined.</source>
        <translation>Operators and = part the digits: there is one number more than there are of these. As each number has one digit or two, it is known how many have one. Where so many digits are cut off from all others, each other digit is in a number of two: where only one link to another digit is left to it, they are joined.</translation>
    </message>
    <message>
        <source>No digit follows a 0</source>
        <translation>No digit follows a 0</translation>
    </message>
    <message>
        <source>A 0 can be a number or the second digit of one; a digit after it would make a number that begins with 0, or one of three digits. Where it is known which way the path is read, no digit is joined behind a 0.</source>
        <translation>A 0 can be a number or the second digit of one; a digit after it would make a number that begins with 0, or one of three digits. Where it is known which way the path is read, no digit is joined behind a 0.</translation>
    </message>
    <message>
        <source>The path closes no ring</source>
        <translation>The path closes no ring</translation>
    </message>
    <message>
        <source>The path has two ends and never comes back to itself. A link between two tiles of one joined stretch is cut.</source>
        <translation>The path has two ends and never comes back to itself. A link between two tiles of one joined stretch is cut.</translation>
    </message>
    <message>
        <source>The path does not end too soon</source>
        <translation>The path does not end too soon</translation>
    </message>
    <message>
        <source>Two stretches, each with one of the path&apos;s ends, are the whole path as soon as they are joined. While other tiles are not on them, the link between is cut.</source>
        <translation>Two stretches, each with one of the path&apos;s ends, are the whole path as soon as they are joined. While other tiles are not on them, the link between is cut.</translation>
    </message>
    <message>
        <source>No cut strands a tile</source>
        <translation>No cut strands a tile</translation>
    </message>
    <message>
        <source>One path passes all tiles, so they hang together. The only link that still connects two parts of the board is joined.</source>
        <translation>One path passes all tiles, so they hang together. The only link that still connects two parts of the board is joined.</translation>
    </message>
    <message>
        <source>A tile between two parts</source>
        <translation>A tile between two parts</translation>
    </message>
    <message>
        <source>Where two parts of the board hang together by one tile only, the path goes through it from one to the other: it has one link to each, and each part has one of the path&apos;s ends. Between three parts no tile can lie.</source>
        <translation>Where two parts of the board hang together by one tile only, the path goes through it from one to the other: it has one link to each, and each part has one of the path&apos;s ends. Between three parts no tile can lie.</translation>
    </message>
    <message>
        <source>The = splits the path</source>
        <translation>The = splits the path</translation>
    </message>
    <message>
        <source>Where two parts of the board hang together by the = only, they are the equation&apos;s two sides: the = has one link to each, each has one of the path&apos;s ends, and it is known how long they are.</source>
        <translation>Where two parts of the board hang together by the = only, they are the equation&apos;s two sides: the = has one link to each, each has one of the path&apos;s ends, and it is known how long they are.</translation>
    </message>
    <message>
        <source>A side is complete</source>
        <translation>A side is complete</translation>
    </message>
    <message>
        <source>Where an end of the path is joined with the = from tile to tile, that side of the equation is complete, and both sides&apos; lengths are known.</source>
        <translation>Where an end of the path is joined with the = from tile to tile, that side of the equation is complete, and both sides&apos; lengths are known.</translation>
    </message>
    <message>
        <source>Supposing otherwise leads nowhere</source>
        <translation>Supposing otherwise leads nowhere</translation>
    </message>
    <message>
        <source>Suppose that a link is joined, or cut, or that the path ends on a tile, or not, and follow that by the simpler rules: soon a tile is stranded, has too many links, or numbers do not work out. So it is the other way round.</source>
        <translation>Suppose that a link is joined, or cut, or that the path ends on a tile, or not, and follow that by the simpler rules: soon a tile is stranded, has too many links, or numbers do not work out. So it is the other way round.</translation>
    </message>
    <message>
        <source>A division that does not come out</source>
        <translation>A division that does not come out</translation>
    </message>
    <message>
        <source>One side is always the greater</source>
        <translation>One side is always the greater</translation>
    </message>
    <message>
        <source>No path with this link comes out</source>
        <translation>No path with this link comes out</translation>
    </message>
    <message>
        <source>No path without this link comes out</source>
        <translation>No path without this link comes out</translation>
    </message>
    <message>
        <source>No path that ends here comes out</source>
        <translation>No path that ends here comes out</translation>
    </message>
    <message>
        <source>No path that ends elsewhere comes out</source>
        <translation>No path that ends elsewhere comes out</translation>
    </message>
    <message>
        <source>Read the other way, none comes out</source>
        <translation>Read the other way, none comes out</translation>
    </message>
    <message>
        <source>A path can be read from either end. Of the readings left from one of them, no one makes both sides equal: it is read from the other.</source>
        <translation>A path can be read from either end. Of the readings left from one of them, no one makes both sides equal: it is read from the other.</translation>
    </message>
    <message>
        <source>No path with sides that long comes out</source>
        <translation>No path with sides that long comes out</translation>
    </message>
    <message>
        <source>No path left comes out</source>
        <translation>No path left comes out</translation>
    </message>
    <message>
        <source>On none of the paths left are both sides equal: the puzzle has no answer.</source>
        <translation>On none of the paths left are both sides equal: the puzzle has no answer.</translation>
    </message>
    <message>
        <source>No path is left</source>
        <translation>No path is left</translation>
    </message>
    <message>
        <source>With what is known, no path through all tiles still reads as numbers of one or two digits with an operator between each two and one =: the puzzle has no answer.</source>
        <translation>With what is known, no path through all tiles still reads as numbers of one or two digits with an operator between each two and one =: the puzzle has no answer.</translation>
    </message>
    <message>
        <source>All paths left read the same</source>
        <translation>All paths left read the same</translation>
    </message>
    <message>
        <source>The answer is an equation, and equal tiles may let several paths spell it. Where all paths that come out read the same, the answer is found; of the paths the first is drawn, in the order of tiles from the top left.</source>
        <translation>The answer is an equation, and equal tiles may let several paths spell it. Where all paths that come out read the same, the answer is found; of the paths the first is drawn, in the order of tiles from the top left.</translation>
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
        <source>&lt;p&gt;%1&lt;/p&gt;: %2, so a = %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: %2, so a = %3: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: %2, so %3 (%4), which is only possible as %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: %2, so %3 (%4), which is only possible as %5: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: %2, so %3 (%4), but %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: %2, so %3 (%4), but %5: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: %2, so %3 (%4), but the digits left do not make %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: %2, so %3 (%4), but the digits left do not make %5: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: %2, so %3 (%4). With the digits left, that means: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: %2, so %3 (%4). With the digits left, that means: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: %2, so %3 (%4). The digits left do not make that.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: %2, so %3 (%4). The digits left do not make that.</translation>
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
        <source>&lt;p&gt;%1 digits stand&lt;/p&gt;: &lt;c&gt;none of them comes again in its row or column&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 digits stand&lt;/p&gt;: &lt;c&gt;none of them comes again in its row or column&lt;/c&gt;.</translation>
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
        <source>&lt;p&gt;%1&lt;/p&gt; cannot be divided by %2: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; cannot be divided by %2: &lt;c&gt;%3&lt;/c&gt;.</translation>
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
        <source>&lt;p&gt;%1&lt;/p&gt; cannot take the same digit of &lt;p&gt;%2&lt;/p&gt;, so &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; cannot take the same digit of &lt;p&gt;%2&lt;/p&gt;, so &lt;c&gt;%3&lt;/c&gt;.</translation>
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
        <source>&lt;p&gt;%1&lt;/p&gt; must share out the digits of &lt;p&gt;%2&lt;/p&gt;, so &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; must share out the digits of &lt;p&gt;%2&lt;/p&gt;, so &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot share out the digits of &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; cannot share out the digits of &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>When every way to fill a cage puts some digit into the same row or column, the line has it there: no cell of the line outside the cage holds it.</source>
        <translation>When every way to fill a cage puts some digit into the same row or column, the line has it there: no cell of the line outside the cage holds it.</translation>
    </message>
    <message>
        <source>A digit clears its row and column</source>
        <translation>A digit clears its row and column</translation>
    </message>
    <message>
        <source>A digit stands once in each row and once in each column, so no other cell of its row or column holds it.</source>
        <translation>A digit stands once in each row and once in each column, so no other cell of its row or column holds it.</translation>
    </message>
    <message>
        <source>The only digit for a cell</source>
        <translation>The only digit for a cell</translation>
    </message>
    <message>
        <source>When all but one of the digits that a cell might hold already stand in its row or its column, it holds the one that is left.</source>
        <translation>When all but one of the digits that a cell might hold already stand in its row or its column, it holds the one that is left.</translation>
    </message>
    <message>
        <source>The only cell for a digit in a line</source>
        <translation>The only cell for a digit in a line</translation>
    </message>
    <message>
        <source>Every row and every column holds every digit. When all cells of a line but one cannot hold a digit, it stands in the one that is left.</source>
        <translation>Every row and every column holds every digit. When all cells of a line but one cannot hold a digit, it stands in the one that is left.</translation>
    </message>
    <message>
        <source>What a cage of two cells can hold</source>
        <translation>What a cage of two cells can hold</translation>
    </message>
    <message>
        <source>Few pairs of digits make the target of a cage of two cells. A digit that has no partner left in the other cell cannot stand in its own.</source>
        <translation>Few pairs of digits make the target of a cage of two cells. A digit that has no partner left in the other cell cannot stand in its own.</translation>
    </message>
    <message>
        <source>What a cage can hold</source>
        <translation>What a cage can hold</translation>
    </message>
    <message>
        <source>List the digits that together make the target of a cage, and the ways to put them into its cells, no digit twice in a line. A digit that stands in a cell in none of these ways cannot stand there.</source>
        <translation>List the digits that together make the target of a cage, and the ways to put them into its cells, no digit twice in a line. A digit that stands in a cell in none of these ways cannot stand there.</translation>
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
        <source>When all places of a line for some digit lie in one cage, the cage must put it there. The ways to fill the cage that do not are out, and with them what only they allowed.</source>
        <translation>When all places of a line for some digit lie in one cage, the cage must put it there. The ways to fill the cage that do not are out, and with them what only they allowed.</translation>
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
        <source>The digits of a line always have the same sum, 45 where there are nine. Take away the cages whose sum is known: the few cells that stick into the line or out of it must make up the difference.</source>
        <translation>The digits of a line always have the same sum, 45 where there are nine. Take away the cages whose sum is known: the few cells that stick into the line or out of it must make up the difference.</translation>
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
        <source>Rows side by side have a known sum together, and so have columns. Take away the cages whose sum is known: the few cells that stick into the lines or out of them must make up the difference.</source>
        <translation>Rows side by side have a known sum together, and so have columns. Take away the cages whose sum is known: the few cells that stick into the lines or out of them must make up the difference.</translation>
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
        <source>When a digit&apos;s places in two rows lie in the same two columns, it stands in one of these columns in the one row and in the other in the other. So both columns have theirs, and no other cell of them holds it. Likewise with rows and columns exchanged.</source>
        <translation>When a digit&apos;s places in two rows lie in the same two columns, it stands in one of these columns in the one row and in the other in the other. So both columns have theirs, and no other cell of them holds it. Likewise with rows and columns exchanged.</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>Swordfish</translation>
    </message>
    <message>
        <source>When a digit&apos;s places in three rows lie in the same three columns, these rows fill all three columns with it, and no other cell of them holds it. Likewise with rows and columns exchanged.</source>
        <translation>When a digit&apos;s places in three rows lie in the same three columns, these rows fill all three columns with it, and no other cell of them holds it. Likewise with rows and columns exchanged.</translation>
    </message>
    <message>
        <source>Two cages that share a line</source>
        <translation>Two cages that share a line</translation>
    </message>
    <message>
        <source>Two cages in a line cannot take the same digit of it. Go through the ways to fill the one: those that leave the other none are out. And a digit that one or the other takes in every way is gone from the rest of the line.</source>
        <translation>Two cages in a line cannot take the same digit of it. Go through the ways to fill the one: those that leave the other none are out. And a digit that one or the other takes in every way is gone from the rest of the line.</translation>
    </message>
    <message>
        <source>The cages of a line together</source>
        <translation>The cages of a line together</translation>
    </message>
    <message>
        <source>Each way to fill a cage takes some digits of a line. The cages of the line, and its other cells, must take all its digits among them, each once. A way that leaves the others no such share is out, and with it what only it allowed.</source>
        <translation>Each way to fill a cage takes some digits of a line. The cages of the line, and its other cells, must take all its digits among them, each once. A way that leaves the others no such share is out, and with it what only it allowed.</translation>
    </message>
    <message>
        <source>All labels against all digits</source>
        <translation>All labels against all digits</translation>
    </message>
    <message>
        <source>A row&apos;s label adds up its white cells, a column&apos;s label its black ones. Every cell is one or the other, so each digit is counted by exactly one label: all labels together make the sum of all digits. Where they do not, there is no answer.</source>
        <translation>A row&apos;s label adds up its white cells, a column&apos;s label its black ones. Every cell is one or the other, so each digit is counted by exactly one label: all labels together make the sum of all digits. Where they do not, there is no answer.</translation>
    </message>
    <message>
        <source>An odd set of labels</source>
        <translation>An odd set of labels</translation>
    </message>
    <message>
        <source>A label out of reach</source>
        <translation>A label out of reach</translation>
    </message>
    <message>
        <source>If no choice of a line&apos;s open cells makes just what its label lacks, the label cannot be met.</source>
        <translation>If no choice of a line&apos;s open cells makes just what its label lacks, the label cannot be met.</translation>
    </message>
    <message>
        <source>Labels that cannot all be met</source>
        <translation>Labels that cannot all be met</translation>
    </message>
    <message>
        <source>Some of the labels cannot be met together, whatever the others say: however the cells are shaded, one of them is missed. That takes no more labels than these; the steps before rest on these alone, and run into a line that cannot be met any more, or as far as the named rules go.</source>
        <translation>Some of the labels cannot be met together, whatever the others say: however the cells are shaded, one of them is missed. That takes no more labels than these; the steps before rest on these alone, and run into a line that cannot be met any more, or as far as the named rules go.</translation>
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
        <source>What is left must all be taken</source>
        <translation>What is left must all be taken</translation>
    </message>
    <message>
        <source>When all the open cells of a line together make just what its label still lacks, all of them are taken: white in a row, black in a column.</source>
        <translation>When all the open cells of a line together make just what its label still lacks, all of them are taken: white in a row, black in a column.</translation>
    </message>
    <message>
        <source>A cell larger than what is left</source>
        <translation>A cell larger than what is left</translation>
    </message>
    <message>
        <source>A digit larger than what a label still lacks cannot be taken: in a row the cell is black, in a column white.</source>
        <translation>A digit larger than what a label still lacks cannot be taken: in a row the cell is black, in a column white.</translation>
    </message>
    <message>
        <source>A cell that cannot be spared</source>
        <translation>A cell that cannot be spared</translation>
    </message>
    <message>
        <source>If a line&apos;s other open cells together make less than its label still lacks, the cell is needed: in a row it is white, in a column black. In other words, it is larger than what may be left out.</source>
        <translation>If a line&apos;s other open cells together make less than its label still lacks, the cell is needed: in a row it is white, in a column black. In other words, it is larger than what may be left out.</translation>
    </message>
    <message>
        <source>The last odd digit of a line</source>
        <translation>The last odd digit of a line</translation>
    </message>
    <message>
        <source>When only one open digit of a line is odd, it decides whether the sum is even or odd: it is taken if its label lacks an odd number, and not if an even one.</source>
        <translation>When only one open digit of a line is odd, it decides whether the sum is even or odd: it is taken if its label lacks an odd number, and not if an even one.</translation>
    </message>
    <message>
        <source>The only way to reach the label</source>
        <translation>The only way to reach the label</translation>
    </message>
    <message>
        <source>If just one choice of the open cells of a line makes what its label still lacks, those cells are taken, and the others are not.</source>
        <translation>If just one choice of the open cells of a line makes what its label still lacks, those cells are taken, and the others are not.</translation>
    </message>
    <message>
        <source>Every way to reach the label agrees</source>
        <translation>Every way to reach the label agrees</translation>
    </message>
    <message>
        <source>Write down all ways to make what a label still lacks from the open cells of its line. A cell that all of them take is taken; one that none of them takes is not.</source>
        <translation>Write down all ways to make what a label still lacks from the open cells of its line. A cell that all of them take is taken; one that none of them takes is not.</translation>
    </message>
    <message>
        <source>Many ways, and all agree</source>
        <translation>Many ways, and all agree</translation>
    </message>
    <message>
        <source>As for a few ways: what all ways to reach a label agree on is decided. They need not be written down to be counted: go through the cells one by one and note how many ways lead to each sum. Only sums that can still grow into what the label lacks matter; a cell without which, or with which, none of these can be reached is decided.</source>
        <translation>As for a few ways: what all ways to reach a label agree on is decided. They need not be written down to be counted: go through the cells one by one and note how many ways lead to each sum. Only sums that can still grow into what the label lacks matter; a cell without which, or with which, none of these can be reached is decided.</translation>
    </message>
    <message>
        <source>Odd digits counted twice</source>
        <translation>Odd digits counted twice</translation>
    </message>
    <message>
        <source>Ask some rows and columns for their black cells, a row for all its digits less its label, and add up what they ask for. An odd digit in two of the lines is counted twice and does not matter for even or odd. If just one open odd digit is counted once, it decides: it is black if the sum, less the black odd digits known to be counted once, is odd, and white if it is even.</source>
        <translation>Ask some rows and columns for their black cells, a row for all its digits less its label, and add up what they ask for. An odd digit in two of the lines is counted twice and does not matter for even or odd. If just one open odd digit is counted once, it decides: it is black if the sum, less the black odd digits known to be counted once, is odd, and white if it is even.</translation>
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
        <source>All cards that are to be used have become one, worth the target: the expression is an answer. Parentheses are written only where the order of the signs needs them.</source>
        <translation>All cards that are to be used have become one, worth the target: the expression is an answer. Parentheses are written only where the order of the signs needs them.</translation>
    </message>
    <message>
        <source>A number has at most two digits. Where two digits are joined, the path goes on from both to an operator or the =, or ends.</source>
        <translation>A number has at most two digits. Where two digits are joined, the path goes on from both to an operator or the =, or ends.</translation>
    </message>
    <message>
        <source>No path is left that says otherwise</source>
        <translation>No path is left that says otherwise</translation>
    </message>
    <message>
        <source>With what is known, no path through all tiles that says otherwise reads as numbers of one or two digits with an operator between each two and one =.</source>
        <translation>With what is known, no path through all tiles that says otherwise reads as numbers of one or two digits with an operator between each two and one =.</translation>
    </message>
    <message>
        <source>Every division must come out without a remainder, and nothing is divided by 0. On every path left that says otherwise, some division does not.</source>
        <translation>Every division must come out without a remainder, and nothing is divided by 0. On every path left that says otherwise, some division does not.</translation>
    </message>
    <message>
        <source>On all paths left that say otherwise, one side of the equation stays below what the other comes to at least: they never meet.</source>
        <translation>On all paths left that say otherwise, one side of the equation stays below what the other comes to at least: they never meet.</translation>
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
        <source>Whether a sum is even or odd depends on its odd digits alone. Take some rows and columns such that each odd digit in them whose shade is open lies in two of them. Ask every line for its black cells, a row for all its digits less its label: added up, each odd digit is counted twice, or its shade is known, and so the sum is even or odd whatever the open shades are. If the labels say otherwise, there is no answer.</source>
        <translation>Whether a sum is even or odd depends on its odd digits alone. Take some rows and columns such that each odd digit in them whose shade is open lies in two of them. Ask every line for its black cells, a row for all its digits less its label: added up, each odd digit is counted twice, or its shade is known, and so the sum is even or odd whatever the open shades are. If the labels say otherwise, there is no answer.</translation>
    </message>
    <message>
        <source>Two rows meet every column in two cells, and what the column still lacks may forbid some of the four ways to shade these two, so that only both together are left, or only one of them. Go through the columns and count the ways to shade both rows that reach both labels and that no column forbids. What all of them agree on is decided. The same holds for two columns and the rows. Where there are more ways than one writes down, suppose that one cell is otherwise and go on from line to line until one cannot reach its label.</source>
        <translation>Two rows meet every column in two cells, and what the column still lacks may forbid some of the four ways to shade these two, so that only both together are left, or only one of them. Go through the columns and count the ways to shade both rows that reach both labels and that no column forbids. What all of them agree on is decided. The same holds for two columns and the rows. Where there are more ways than one writes down, suppose that one cell is otherwise and go on from line to line until one cannot reach its label.</translation>
    </message>
    <message>
        <source>Combination</source>
        <translation>Combination</translation>
    </message>
    <message>
        <source>No pattern with a name is needed: were this otherwise, what is lit could not all hold, and all of it is needed. Open the step to watch the opposite fail.</source>
        <translation>No pattern with a name is needed: were this otherwise, what is lit could not all hold, and all of it is needed. Open the step to watch the opposite fail.</translation>
    </message>
    <message>
        <source>Suppose the opposite</source>
        <translation>Suppose the opposite</translation>
    </message>
    <message>
        <source>What is to be shown is taken to be otherwise, to see what comes of it.</source>
        <translation>What is to be shown is taken to be otherwise, to see what comes of it.</translation>
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
        <source>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 are to make %4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 are to make %4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 are to make %4&lt;/c&gt;. No other way to part these cards leads to it.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 are to make %4&lt;/c&gt;. No other way to part these cards leads to it.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 are to make %4, and %5 are to make %6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 are to make %4, and %5 are to make %6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 are to make %4, and %5 are to make %6&lt;/c&gt;. No other way to part these cards leads to it.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 are to make %4, and %5 are to make %6&lt;/c&gt;. No other way to part these cards leads to it.</translation>
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
        <source>Where cards may be left over, an answer with fewer cards is simpler: the fewest that make the target are used.</source>
        <translation>Where cards may be left over, an answer with fewer cards is simpler: the fewest that make the target are used.</translation>
    </message>
    <message>
        <source>Whatever is joined last joins two parts that share no card. So the target is split into what two parts of the cards can make. Of all answers the simplest is followed: with the fewest powers, fractions, parentheses and divisions, and the smallest numbers on the way.</source>
        <translation>Whatever is joined last joins two parts that share no card. So the target is split into what two parts of the cards can make. Of all answers the simplest is followed: with the fewest powers, fractions, parentheses and divisions, and the smallest numbers on the way.</translation>
    </message>
    <message>
        <source>A value that some of the cards are to make is split like the target itself, into what two smaller parts make, down to single cards.</source>
        <translation>A value that some of the cards are to make is split like the target itself, into what two smaller parts make, down to single cards.</translation>
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
        <source>Two clues that touch, or have a neighbour in common, must be met together. All ways to colour them and their neighbours inside or outside that fit what is known there agree here.</source>
        <translation>Two clues that touch, or have a neighbour in common, must be met together. All ways to colour them and their neighbours inside or outside that fit what is known there agree here.</translation>
    </message>
    <message>
        <source>A clue, and the loop in one piece</source>
        <translation>A clue, and the loop in one piece</translation>
    </message>
    <message>
        <source>A clue can be met in few ways. Some of them would cut a part of the inside off from the rest of it, or a part of the outside from the border; then there would be two loops. The ways that are left agree here.</source>
        <translation>A clue can be met in few ways. Some of them would cut a part of the inside off from the rest of it, or a part of the outside from the border; then there would be two loops. The ways that are left agree here.</translation>
    </message>
    <message>
        <source>Two clues, and the loop in one piece</source>
        <translation>Two clues, and the loop in one piece</translation>
    </message>
    <message>
        <source>Two clues that touch, or have a neighbour in common, can be met together in few ways. Some of them would cut a part of the inside off from the rest of it, or a part of the outside from the border. The ways that are left agree here.</source>
        <translation>Two clues that touch, or have a neighbour in common, can be met together in few ways. Some of them would cut a part of the inside off from the rest of it, or a part of the outside from the border. The ways that are left agree here.</translation>
    </message>
    <message>
        <source>The cages of two lines together</source>
        <translation>The cages of two lines together</translation>
    </message>
    <message>
        <source>Cages that lie in two rows, or in two columns, take digits of both at once. The cages of the two lines, and their other cells, must take all digits of each line, each once. A way to fill a cage that leaves the others no such share is out, and with it what only it allowed.</source>
        <translation>Cages that lie in two rows, or in two columns, take digits of both at once. The cages of the two lines, and their other cells, must take all digits of each line, each once. A way to fill a cage that leaves the others no such share is out, and with it what only it allowed.</translation>
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
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, but its open cells make %3 or %4, &lt;c&gt;never %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; lacks %2, but its open cells make %3 or %4, &lt;c&gt;never %2&lt;/c&gt;.</translation>
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
        <source>&lt;c&gt;%1&lt;/c&gt; is the only odd digit of &lt;p&gt;%2&lt;/p&gt;, and the label %3 is %4: it is &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt; is the only odd digit of &lt;p&gt;%2&lt;/p&gt;, and the label %3 is %4: it is &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt; is the only odd digit left in &lt;p&gt;%2&lt;/p&gt;, and the label %3 is %4: it is &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt; is the only odd digit left in &lt;p&gt;%2&lt;/p&gt;, and the label %3 is %4: it is &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt; is the only odd digit left in &lt;p&gt;%2&lt;/p&gt;. The label less the odd digits that are %3, %4, is %5: it is &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt; is the only odd digit left in &lt;p&gt;%2&lt;/p&gt;. The label less the odd digits that are %3, %4, is %5: it is &lt;c&gt;%6&lt;/c&gt;.</translation>
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
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2 in %4 cells, and its open cells make that only as %3: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; lacks %2 in %4 cells, and its open cells make that only as %3: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The open cells of &lt;p&gt;%1&lt;/p&gt; make %2 too much. So much of them is %4, and they make that only as %3: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>The open cells of &lt;p&gt;%1&lt;/p&gt; make %2 too much. So much of them is %4, and they make that only as %3: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2. Without &lt;c&gt;%3&lt;/c&gt; its open cells make %4 or %5, never %2: it is &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; lacks %2. Without &lt;c&gt;%3&lt;/c&gt; its open cells make %4 or %5, never %2: it is &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2. With &lt;c&gt;%3&lt;/c&gt; it would lack %4, but its other open cells make %5 or %6, never %4: it is &lt;c&gt;%7&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; lacks %2. With &lt;c&gt;%3&lt;/c&gt; it would lack %4, but its other open cells make %5 or %6, never %4: it is &lt;c&gt;%7&lt;/c&gt;.</translation>
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
        <source>The labels across demand this of &lt;p&gt;%1&lt;/p&gt;: &lt;p&gt;%2&lt;/p&gt;. That leaves %3 ways to meet both labels, and in all of them &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>The labels across demand this of &lt;p&gt;%1&lt;/p&gt;: &lt;p&gt;%2&lt;/p&gt;. That leaves %3 ways to meet both labels, and in all of them &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The labels across demand this of &lt;p&gt;%1&lt;/p&gt;: &lt;p&gt;%2&lt;/p&gt;. That leaves one way to meet both labels: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>The labels across demand this of &lt;p&gt;%1&lt;/p&gt;: &lt;p&gt;%2&lt;/p&gt;. That leaves one way to meet both labels: &lt;c&gt;%3&lt;/c&gt;.</translation>
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
        <source>Between &lt;p&gt;two operators&lt;/p&gt; stands a number: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Between &lt;p&gt;two operators&lt;/p&gt; stands a number: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The path ends on &lt;p&gt;%1&lt;/p&gt; and has come there by one link: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>The path ends on &lt;p&gt;%1&lt;/p&gt; and has come there by one link: &lt;c&gt;%2&lt;/c&gt;.</translation>
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
        <source>%1 digits make %2 numbers, so every number has one digit: &lt;c&gt;no digit is joined to another&lt;/c&gt;.</source>
        <translation>%1 digits make %2 numbers, so every number has one digit: &lt;c&gt;no digit is joined to another&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>%1 digits make %2 numbers. &lt;p&gt;All that have two digits are joined (%3)&lt;/p&gt;: &lt;c&gt;no other digits are&lt;/c&gt;.</source>
        <translation>%1 digits make %2 numbers. &lt;p&gt;All that have two digits are joined (%3)&lt;/p&gt;: &lt;c&gt;no other digits are&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>%1 digits make %2 numbers, so every number has two digits. Only one partner is left to &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>%1 digits make %2 numbers, so every number has two digits. Only one partner is left to &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>%1 digits make %2 numbers. All that have one digit are found (%3), and only one partner is left to &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>%1 digits make %2 numbers. All that have one digit are found (%3), and only one partner is left to &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</translation>
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
        <source>Suppose that %1: &lt;p&gt;all %2 paths left&lt;/p&gt; fail, even the nearest, %3. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Suppose that %1: &lt;p&gt;all %2 paths left&lt;/p&gt; fail, even the nearest, %3. So &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: on &lt;p&gt;all %2 paths left&lt;/p&gt; a division does not come out, as in %3. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Suppose that %1: on &lt;p&gt;all %2 paths left&lt;/p&gt; a division does not come out, as in %3. So &lt;c&gt;%4&lt;/c&gt;.</translation>
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
        <source>&lt;p&gt;With what is known&lt;/p&gt;, &lt;c&gt;no path is left&lt;/c&gt; that has the form of an equation.</source>
        <translation>&lt;p&gt;With what is known&lt;/p&gt;, &lt;c&gt;no path is left&lt;/c&gt; that has the form of an equation.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 paths come out&lt;/p&gt; and all read %2: &lt;c&gt;the first of them is drawn&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 paths come out&lt;/p&gt; and all read %2: &lt;c&gt;the first of them is drawn&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Just one path comes out&lt;/p&gt;: it reads &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Just one path comes out&lt;/p&gt;: it reads &lt;c&gt;%1&lt;/c&gt;.</translation>
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
        <source>Suppose that %1: on &lt;p&gt;all %2 paths left&lt;/p&gt; the left side makes %3, the right side %4. So &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Suppose that %1: on &lt;p&gt;all %2 paths left&lt;/p&gt; the left side makes %3, the right side %4. So &lt;c&gt;%5&lt;/c&gt;.</translation>
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
        <source>&lt;p&gt;%1&lt;/p&gt; cannot be divided by %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; cannot be divided by %2.</translation>
    </message>
    <message>
        <source>That leaves: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>That leaves: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must share out the digits of &lt;p&gt;%2&lt;/p&gt;, and that only works so: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; must share out the digits of &lt;p&gt;%2&lt;/p&gt;, and that only works so: &lt;c&gt;%3&lt;/c&gt;.</translation>
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
        <source>All ways to meet &lt;p&gt;%1&lt;/p&gt; that fit what is known there agree: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>All ways to meet &lt;p&gt;%1&lt;/p&gt; that fit what is known there agree: &lt;c&gt;%2&lt;/c&gt;.</translation>
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
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so just one line parts the cells on its other two sides: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 has %2&lt;/p&gt;, so just one line parts the cells on its other two sides: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so just one line parts the cell on its other side from the outside beyond the border: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 has %2&lt;/p&gt;, so just one line parts the cell on its other side from the outside beyond the border: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so the line goes on by just one other edge: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 has %2&lt;/p&gt;, so the line goes on by just one other edge: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so none or two lines part the two cells beside it there: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 has %2&lt;/p&gt;, so none or two lines part the two cells beside it there: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so just one line parts the cells on these two sides: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 has %2&lt;/p&gt;, so just one line parts the cells on these two sides: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt;, which leaves only this at &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;, which leaves only this at &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Before, it was known: &lt;p&gt;%1&lt;/p&gt;. Together that makes &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Before, it was known: &lt;p&gt;%1&lt;/p&gt;. Together that makes &lt;c&gt;%2&lt;/c&gt;.</translation>
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
        <source>&lt;p&gt;%1&lt;/p&gt; are side by side and have two lines at each dot between them, so no other line comes there: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; are side by side and have two lines at each dot between them, so no other line comes there: &lt;c&gt;%2&lt;/c&gt;.</translation>
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
        <source>Small steps in one place, each plain from what is there by then. Open the step to see them one by one.</source>
        <translation>Small steps in one place, each plain from what is there by then. Open the step to see them one by one.</translation>
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
        <source>Suppose that %1. %2 steps later, those of chains within counted, that fails:</source>
        <translation>Suppose that %1. %2 steps later, those of chains within counted, that fails:</translation>
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
        <source>So &lt;c&gt;%1&lt;/c&gt;; in all, this settles &lt;c&gt;%2 places&lt;/c&gt;.</source>
        <translation>So &lt;c&gt;%1&lt;/c&gt;; in all, this settles &lt;c&gt;%2 places&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>These cannot all hold together: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>These cannot all hold together: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Nothing fits &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Nothing fits &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>%1 small steps lead to this: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>%1 small steps lead to this: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>%1 small steps settle &lt;c&gt;%2 places&lt;/c&gt;.</source>
        <translation>%1 small steps settle &lt;c&gt;%2 places&lt;/c&gt;.</translation>
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
        <source>After %1 small steps:</source>
        <translation>After %1 small steps:</translation>
    </message>
    <message>
        <source>After one small step:</source>
        <translation>After one small step:</translation>
    </message>
    <message>
        <source>The last of them:</source>
        <translation>The last of them:</translation>
    </message>
    <message>
        <source>The same holds &lt;c&gt;%1 times more&lt;/c&gt;.</source>
        <translation>The same holds &lt;c&gt;%1 times more&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1 more steps&lt;/c&gt; by the same rule follow.</source>
        <translation>&lt;c&gt;%1 more steps&lt;/c&gt; by the same rule follow.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so no line parts the cells on these two sides: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 has %2&lt;/p&gt;, so no line parts the cells on these two sides: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so two lines part the cells on these two sides: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 has %2&lt;/p&gt;, so two lines part the cells on these two sides: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards&lt;/p&gt;, taken %1 at a time, make nothing but &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;The cards&lt;/p&gt;, taken %1 at a time, make nothing but &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Chain</translation>
    </message>
    <message>
        <source>The opposite is supposed, and one step after the other follows until something fails. Open the step to watch it.</source>
        <translation>The opposite is supposed, and one step after the other follows until something fails. Open the step to watch it.</translation>
    </message>
    <message>
        <source>Known is this: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Known is this: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Known is this: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Known is this: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;.</translation>
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
        <source>Known is this: &lt;p&gt;%1&lt;/p&gt;. There are %2 ways left to meet &lt;p&gt;%3&lt;/p&gt;; in each, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Known is this: &lt;p&gt;%1&lt;/p&gt;. There are %2 ways left to meet &lt;p&gt;%3&lt;/p&gt;; in each, &lt;c&gt;%4&lt;/c&gt;.</translation>
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
        <source>&lt;p&gt;%1&lt;/p&gt;: %2, so %3 (%4), and %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: %2, so %3 (%4), and %5: &lt;c&gt;%6&lt;/c&gt;.</translation>
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
        <source>&lt;p&gt;%1 and %2 are both %3, %4 is %5&lt;/p&gt;. Were &lt;c&gt;%6&lt;/c&gt; also %5, the loop would touch itself where the four meet: &lt;c&gt;it is %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 and %2 are both %3, %4 is %5&lt;/p&gt;. Were &lt;c&gt;%6&lt;/c&gt; also %5, the loop would touch itself where the four meet: &lt;c&gt;it is %3&lt;/c&gt;.</translation>
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
        <source>Known is this: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;; from that follow &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>Known is this: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;; from that follow &lt;c&gt;%5 more places&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Known is this: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;; from that follow &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>Known is this: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;; from that follow &lt;c&gt;%5 more places&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%1&lt;/p&gt; met as well, &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;; from that follow &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>With &lt;p&gt;%1&lt;/p&gt; met as well, &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;; from that follow &lt;c&gt;%5 more places&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%1&lt;/p&gt; met as well, &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;; from that follow &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>With &lt;p&gt;%1&lt;/p&gt; met as well, &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;; from that follow &lt;c&gt;%5 more places&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Known is this: &lt;p&gt;%1&lt;/p&gt;. There are %2 ways left to meet &lt;p&gt;%3&lt;/p&gt;; in each, &lt;c&gt;%4&lt;/c&gt;; from that follow &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>Known is this: &lt;p&gt;%1&lt;/p&gt;. There are %2 ways left to meet &lt;p&gt;%3&lt;/p&gt;; in each, &lt;c&gt;%4&lt;/c&gt;; from that follow &lt;c&gt;%5 more places&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>There are %1 ways to meet &lt;p&gt;%2&lt;/p&gt;; in each, &lt;c&gt;%3&lt;/c&gt;; from that follow &lt;c&gt;%4 more places&lt;/c&gt;.</source>
        <translation>There are %1 ways to meet &lt;p&gt;%2&lt;/p&gt;; in each, &lt;c&gt;%3&lt;/c&gt;; from that follow &lt;c&gt;%4 more places&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>All ways to meet &lt;p&gt;%1&lt;/p&gt; that fit what is known there agree: &lt;c&gt;%2&lt;/c&gt;; from that follow &lt;c&gt;%3 more places&lt;/c&gt;.</source>
        <translation>All ways to meet &lt;p&gt;%1&lt;/p&gt; that fit what is known there agree: &lt;c&gt;%2&lt;/c&gt;; from that follow &lt;c&gt;%3 more places&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would cut off &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;; from that follow &lt;c&gt;%4 more places&lt;/c&gt;.</source>
        <translation>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would cut off &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;; from that follow &lt;c&gt;%4 more places&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would cut off a part of the inside or of the outside, such as &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;; from that follow &lt;c&gt;%4 more places&lt;/c&gt;.</source>
        <translation>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would cut off a part of the inside or of the outside, such as &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;; from that follow &lt;c&gt;%4 more places&lt;/c&gt;.</translation>
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
        <source>That leaves &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>That leaves &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>That leaves &lt;c&gt;%1&lt;/c&gt;, and with it &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>That leaves &lt;c&gt;%1&lt;/c&gt;, and with it &lt;c&gt;%2&lt;/c&gt;.</translation>
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
        <source>Then &lt;p&gt;%1&lt;/p&gt;, so &lt;p&gt;%2&lt;/p&gt; can only be %3.</source>
        <translation>Then &lt;p&gt;%1&lt;/p&gt;, so &lt;p&gt;%2&lt;/p&gt; can only be %3.</translation>
    </message>
    <message>
        <source>Then &lt;p&gt;%1&lt;/p&gt;, so &lt;p&gt;%2&lt;/p&gt; can only be, in reading order, %3.</source>
        <translation>Then &lt;p&gt;%1&lt;/p&gt;, so &lt;p&gt;%2&lt;/p&gt; can only be, in reading order, %3.</translation>
    </message>
    <message>
        <source>Then &lt;p&gt;%1&lt;/p&gt;, and nothing is left for &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Then &lt;p&gt;%1&lt;/p&gt;, and nothing is left for &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>That cannot be, so &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>That cannot be, so &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The %1 of &lt;p&gt;%2&lt;/p&gt; fits only in &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;no other cell of these holds it&lt;/c&gt;.</source>
        <translation>The %1 of &lt;p&gt;%2&lt;/p&gt; fits only in &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;no other cell of these holds it&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A digit clears its lines</source>
        <translation>A digit clears its lines</translation>
    </message>
    <message>
        <source>A digit stands once in each line, box or run: the other cells there do not hold it.</source>
        <translation>A digit stands once in each line, box or run: the other cells there do not hold it.</translation>
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
        <source>&lt;p&gt;%1&lt;/p&gt; leave only &lt;c&gt;%2&lt;/c&gt; for &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; leave only &lt;c&gt;%2&lt;/c&gt; for &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The only cell for a digit</source>
        <translation>The only cell for a digit</translation>
    </message>
    <message>
        <source>A line or box with as many cells as there are digits holds each of them. When only one of its cells can hold a digit, it stands there.</source>
        <translation>A line or box with as many cells as there are digits holds each of them. When only one of its cells can hold a digit, it stands there.</translation>
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
        <source>Go through the ways to put the sets of digits that make the sum into its open cells. A digit that no way puts into a cell is not there.</source>
        <translation>Go through the ways to put the sets of digits that make the sum into its open cells. A digit that no way puts into a cell is not there.</translation>
    </message>
    <message>
        <source>No way to fill &lt;p&gt;%1&lt;/p&gt; with %2 leaves more: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>No way to fill &lt;p&gt;%1&lt;/p&gt; with %2 leaves more: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>XY-wing</source>
        <translation>XY-wing</translation>
    </message>
    <message>
        <source>A cell has two digits left, and shares a line or box with two cells that each have one of them and the same third digit left. Whichever the first cell holds, one of the other two holds the third digit: no cell that shares a line or box with both holds it.</source>
        <translation>A cell has two digits left, and shares a line or box with two cells that each have one of them and the same third digit left. Whichever the first cell holds, one of the other two holds the third digit: no cell that shares a line or box with both holds it.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: one of the last two holds the %2, &lt;c&gt;so %3, which meets both, does not&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: one of the last two holds the %2, &lt;c&gt;so %3, which meets both, does not&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The last cell of a sum</source>
        <translation>The last cell of a sum</translation>
    </message>
    <message>
        <source>When all cells of a sum but one hold their digits, the last one holds what is lacking.</source>
        <translation>When all cells of a sum but one hold their digits, the last one holds what is lacking.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks one digit: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; lacks one digit: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The digits of a sum</source>
        <translation>The digits of a sum</translation>
    </message>
    <message>
        <source>List the sets of different digits that make the sum. A digit that is in none of them is in none of its cells.</source>
        <translation>List the sets of different digits that make the sum. A digit that is in none of them is in none of its cells.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can only be made of %2: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; can only be made of %2: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The only cell for a digit of a sum</source>
        <translation>The only cell for a digit of a sum</translation>
    </message>
    <message>
        <source>List the sets of different digits that make the sum. A digit that is in all of them stands in the only cell that can hold it.</source>
        <translation>List the sets of different digits that make the sum. A digit that is in all of them stands in the only cell that can hold it.</translation>
    </message>
    <message>
        <source>No way to make &lt;p&gt;%1&lt;/p&gt; is without %2, and no other cell can hold that: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>No way to make &lt;p&gt;%1&lt;/p&gt; is without %2, and no other cell can hold that: &lt;c&gt;%3&lt;/c&gt;.</translation>
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
        <source>A cell that would part the white cells, were it black, is white.</source>
        <translation>A cell that would part the white cells, were it black, is white.</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%1&lt;/p&gt;, one more black cell would part the white ones: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>With &lt;p&gt;%1&lt;/p&gt;, one more black cell would part the white ones: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Beside a black cell</source>
        <translation>Beside a black cell</translation>
    </message>
    <message>
        <source>Black cells never touch by a side: the neighbours are white.</source>
        <translation>Black cells never touch by a side: the neighbours are white.</translation>
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
        <source>Were the cell between two equal numbers black, both of these would be white: it is white.</source>
        <translation>Were the cell between two equal numbers black, both of these would be white: it is white.</translation>
    </message>
    <message>
        <source>Two of &lt;p&gt;%1&lt;/p&gt; have one cell between them, which cannot be black with both of these white: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Two of &lt;p&gt;%1&lt;/p&gt; have one cell between them, which cannot be black with both of these white: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Two equal numbers side by side</source>
        <translation>Two equal numbers side by side</translation>
    </message>
    <message>
        <source>Of two equal numbers side by side one is white: every other one in their line is black.</source>
        <translation>Of two equal numbers side by side one is white: every other one in their line is black.</translation>
    </message>
    <message>
        <source>Two of &lt;p&gt;%1&lt;/p&gt; stand side by side, so one of these two is white: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Two of &lt;p&gt;%1&lt;/p&gt; stand side by side, so one of these two is white: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A corner that is not cut off</source>
        <translation>A corner that is not cut off</translation>
    </message>
    <message>
        <source>A wall that stays open</source>
        <translation>A wall that stays open</translation>
    </message>
    <message>
        <source>Each way through &lt;p&gt;%1&lt;/p&gt; has this: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Each way through &lt;p&gt;%1&lt;/p&gt; has this: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>In and out</source>
        <translation>In and out</translation>
    </message>
    <message>
        <source>The loop enters a cell and leaves it once, or does not come there.</source>
        <translation>The loop enters a cell and leaves it once, or does not come there.</translation>
    </message>
    <message>
        <source>The line has two ends or none in &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>The line has two ends or none in &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</translation>
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
        <source>The line runs straight through &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>The line runs straight through &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</translation>
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
        <source>When a white pearl cannot turn on one side, it does so on the other; where it can turn on neither, it runs the other way.</source>
        <translation>When a white pearl cannot turn on one side, it does so on the other; where it can turn on neither, it runs the other way.</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%2&lt;/p&gt;, each way to pass &lt;p&gt;%1&lt;/p&gt; has this: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>With &lt;p&gt;%2&lt;/p&gt;, each way to pass &lt;p&gt;%1&lt;/p&gt; has this: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No small loop</source>
        <translation>No small loop</translation>
    </message>
    <message>
        <source>A line that would close a loop while there is a line elsewhere does not run.</source>
        <translation>A line that would close a loop while there is a line elsewhere does not run.</translation>
    </message>
    <message>
        <source>That would close the loop too early, as there are other lines: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>That would close the loop too early, as there are other lines: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Two pearls near each other</source>
        <translation>Two pearls near each other</translation>
    </message>
    <message>
        <source>What both of two near pearls ask for leaves fewer ways than each alone.</source>
        <translation>What both of two near pearls ask for leaves fewer ways than each alone.</translation>
    </message>
    <message>
        <source>Three pearls in a row</source>
        <translation>Three pearls in a row</translation>
    </message>
    <message>
        <source>Were the line to run through three white pearls in a row, it could not turn beside the middle one: it crosses the row.</source>
        <translation>Were the line to run through three white pearls in a row, it could not turn beside the middle one: it crosses the row.</translation>
    </message>
    <message>
        <source>A pearl and the cells beside it</source>
        <translation>A pearl and the cells beside it</translation>
    </message>
    <message>
        <source>Go through the ways to pass a pearl: the line must come into the cells beside it, and out of them.</source>
        <translation>Go through the ways to pass a pearl: the line must come into the cells beside it, and out of them.</translation>
    </message>
    <message>
        <source>Four cells in a square</source>
        <translation>Four cells in a square</translation>
    </message>
    <message>
        <source>A line that enters a square of four cells leaves it again: go through its ways.</source>
        <translation>A line that enters a square of four cells leaves it again: go through its ways.</translation>
    </message>
    <message>
        <source>Two cells that can only hold the same two digits use both of them up: the other cells of their line, box or run hold neither.</source>
        <translation>Two cells that can only hold the same two digits use both of them up: the other cells of their line, box or run hold neither.</translation>
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
    <message>
        <source>Cards: six that make 163</source>
        <translation>Cards: six that make 163</translation>
    </message>
    <message>
        <source>Cards: small hands to begin with</source>
        <translation>Cards: small hands to begin with</translation>
    </message>
    <message>
        <source>Cards: through fractions, and below 0</source>
        <translation>Cards: through fractions, and below 0</translation>
    </message>
    <message>
        <source>Cards: out of reach, and the closest</source>
        <translation>Cards: out of reach, and the closest</translation>
    </message>
    <message>
        <source>Cards: powers, whole numbers, cards left over</source>
        <translation>Cards: powers, whole numbers, cards left over</translation>
    </message>
    <message>
        <source>Cards: seven and eight</source>
        <translation>Cards: seven and eight</translation>
    </message>
    <message>
        <source>Hex Tile Equations: three boards to begin with</source>
        <translation>Hex Tile Equations: three boards to begin with</translation>
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
        <source>KenKen: three to begin with</source>
        <translation>KenKen: three to begin with</translation>
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
        <source>Number Cross: a small board to begin with</source>
        <translation>Number Cross: a small board to begin with</translation>
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
        <source>Sudoku: four digits to begin with</source>
        <translation>Sudoku: four digits to begin with</translation>
    </message>
    <message>
        <source>Sudoku: both diagonals, too</source>
        <translation>Sudoku: both diagonals, too</translation>
    </message>
    <message>
        <source>Hitori: begin between equals</source>
        <translation>Hitori: begin between equals</translation>
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
        <source>Kakuro: nothing comes easily</source>
        <translation>Kakuro: nothing comes easily</translation>
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
        <source>Killer sudoku: sums and no digits</source>
        <translation>Killer sudoku: sums and no digits</translation>
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
        <source>the marks on %Ln puzzles</source>
        <translation>
            <numerusform>the marks on %Ln puzzle</numerusform>
            <numerusform>the marks on %Ln puzzles</numerusform>
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
        <source>A judge file holds puzzles of one kind; here are both “%1” and “%2”.</source>
        <translation>A judge file holds puzzles of one kind; here are both “%1” and “%2”.</translation>
    </message>
    <message>
        <source>There is no finished puzzle to be written.</source>
        <translation>There is no finished puzzle to be written.</translation>
    </message>
</context>
<context>
    <name>Signs</name>
    <message>
        <source>nothing fits at this corner any more</source>
        <translation>nothing fits at this corner any more</translation>
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
        <source>nothing is known of the two edges at this corner</source>
        <translation>nothing is known of the two edges at this corner</translation>
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
        <source>the path does not cross here</source>
        <translation>the path does not cross here</translation>
    </message>
    <message>
        <source>the path begins or ends here</source>
        <translation>the path begins or ends here</translation>
    </message>
    <message>
        <source>the path goes on from here on both sides</source>
        <translation>the path goes on from here on both sides</translation>
    </message>
    <message>
        <source>what the step rests on</source>
        <translation>what the step rests on</translation>
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
        <source>only supposed</source>
        <translation>only supposed</translation>
    </message>
    <message>
        <source>in both answers</source>
        <translation>in both answers</translation>
    </message>
    <message>
        <source>for instance</source>
        <translation>for instance</translation>
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
        <source>how hard this is to settle: %1</source>
        <translation>how hard this is to settle: %1</translation>
    </message>
    <message>
        <source>found earlier, and needed later</source>
        <translation>found earlier, and needed later</translation>
    </message>
    <message>
        <source>large: what stands here</source>
        <translation>large: what stands here</translation>
    </message>
    <message>
        <source>small: what can still stand here; struck out: excluded now</source>
        <translation>small: what can still stand here; struck out: excluded now</translation>
    </message>
</context>
<context>
    <name>StepWords</name>
    <message>
        <source>Signs</source>
        <translation>Signs</translation>
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
        <translation>that cannot be: there is no answer</translation>
    </message>
    <message>
        <source>For instance</source>
        <translation>For instance</translation>
    </message>
    <message>
        <source>what is dotted on the board</source>
        <translation>what is dotted on the board</translation>
    </message>
    <message>
        <source>that cannot be: the opposite fails</source>
        <translation>that cannot be: the opposite fails</translation>
    </message>
    <message numerus="yes">
        <source>The %n other conclusions follow likewise.</source>
        <translation>
            <numerusform>The other conclusion follows likewise.</numerusform>
            <numerusform>The %n other conclusions follow likewise.</numerusform>
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
        <source>fewer</source>
        <translation>fewer</translation>
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
        <source>An arc at a corner of a cell speaks of the cell&apos;s two edges that meet there: a full dot stands for a line, a hollow one for a line that there may be, a capsule for both or neither. It stays as long as a step needs it.</source>
        <translation>An arc at a corner of a cell speaks of the cell&apos;s two edges that meet there: a full dot stands for a line, a hollow one for a line that there may be, a capsule for both or neither. It stays as long as a step needs it.</translation>
    </message>
</context>
<context>
    <name>Strokes</name>
    <message>
        <source>draw lines</source>
        <translation>draw lines</translation>
    </message>
    <message>
        <source>take lines away</source>
        <translation>take lines away</translation>
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
        <source>take crosses away</source>
        <translation>take crosses away</translation>
    </message>
    <message>
        <source>paint cells</source>
        <translation>paint cells</translation>
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
        <source>begin a trial</source>
        <translation>begin a trial</translation>
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
        <source>The opposite of the first conclusion is supposed; the others follow likewise.</source>
        <translation>The opposite of the first conclusion is supposed; the others follow likewise.</translation>
    </message>
    <message>
        <source>its small steps</source>
        <translation>its small steps</translation>
    </message>
</context>
<context>
    <name>inkling::CaseRow</name>
    <message>
        <source>Show the case before</source>
        <translation>Show the case before</translation>
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
        <source>On the board: the darker and the more dots, the harder to settle.</source>
        <translation>On the board: the darker and the more dots, the harder to settle.</translation>
    </message>
    <message>
        <source>Go to the hardest step</source>
        <translation>Go to the hardest step</translation>
    </message>
    <message>
        <source>On the board: the brighter and the more dots, the harder to settle.</source>
        <translation>On the board: the brighter and the more dots, the harder to settle.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps</source>
        <translation>
            <numerusform>%Ln step</numerusform>
            <numerusform>%Ln steps</numerusform>
        </translation>
    </message>
    <message>
        <source>crux: step %1</source>
        <translation>crux: step %1</translation>
    </message>
    <message>
        <source>A puzzle is as hard as its hardest rounds, which are steps that can be taken at once. Many of them make it harder, by one word at most; many steps to choose from in them make it easier.</source>
        <translation>A puzzle is as hard as its hardest rounds, which are steps that can be taken at once. Many of them make it harder, by one word at most; many steps to choose from in them make it easier.</translation>
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
        <source>Move puzzle %L1 to place %L2</source>
        <translation>Move puzzle %L1 to place %L2</translation>
    </message>
</context>
<context>
    <name>inkling::DrawingMode</name>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;ymmetry</translation>
    </message>
    <message>
        <source>&amp;Turn and Mirror</source>
        <translation>&amp;Turn and Mirror</translation>
    </message>
    <message>
        <source>&amp;Board Size</source>
        <translation>&amp;Board Size</translation>
    </message>
    <message>
        <source>What you had marked on the board as it was is put away. Undo brings it back.</source>
        <translation>What you had marked on the board as it was is put away. Undo brings it back.</translation>
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
        <source>Next Position</source>
        <translation>Next Position</translation>
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
        <source>Whether your marks are the step (Ctrl+Return)</source>
        <translation>Whether your marks are the step (Ctrl+Return)</translation>
    </message>
    <message>
        <source>Each press tells a little more</source>
        <translation>Each press tells a little more</translation>
    </message>
    <message>
        <source>Take the last mark back (Ctrl+Z)</source>
        <translation>Take the last mark back (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Take all your marks back</source>
        <translation>Take all your marks back</translation>
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
        <source>Mark what follows next. This rule gives it, and no easier rule gives anything.</source>
        <translation>Mark what follows next. This rule gives it, and no easier rule gives anything.</translation>
    </message>
    <message>
        <source>Nothing new is marked yet.</source>
        <translation>Nothing new is marked yet.</translation>
    </message>
    <message>
        <source>That is so, but it does not follow by this rule alone. Start again, and look for what this rule says.</source>
        <translation>That is so, but it does not follow by this rule alone. Start again, and look for what this rule says.</translation>
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
</context>
<context>
    <name>inkling::DropTarget</name>
    <message>
        <source>Drop to open this text</source>
        <translation>Drop to open this text</translation>
    </message>
    <message>
        <source>Drop to open %1</source>
        <translation>Drop to open %1</translation>
    </message>
    <message numerus="yes">
        <source>Drop to open %Ln files, a window each</source>
        <translation>
            <numerusform>Drop to open %Ln file</numerusform>
            <numerusform>Drop to open %Ln files, a window each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::EditController</name>
    <message>
        <source>Mark the solution as in solving by hand, then fill in the clues that it gives.</source>
        <translation>Mark the solution as in solving by hand, then fill in the clues that it gives.</translation>
    </message>
    <message>
        <source>Click a place and type. A click where the cursor is goes through what can stand there, the right button backwards. Ctrl+drag or Shift+arrows select.</source>
        <translation>Click a place and type. A click where the cursor is goes through what can stand there, the right button backwards. Ctrl+drag or Shift+arrows select.</translation>
    </message>
    <message>
        <source>Drag over cells to make a cage, then type its clue, as in 12x. Drag from a cage to let it grow; with Shift what you drag over is split off. Delete takes the clue away, then the cell out of its cage. By keys: Ctrl+arrows, or Shift+arrows and Return.</source>
        <translation>Drag over cells to make a cage, then type its clue, as in 12x. Drag from a cage to let it grow; with Shift what you drag over is split off. Delete takes the clue away, then the cell out of its cage. By keys: Ctrl+arrows, or Shift+arrows and Return.</translation>
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
        <source>Not a puzzle yet</source>
        <translation>Not a puzzle yet</translation>
    </message>
    <message>
        <source>One answer</source>
        <translation>One answer</translation>
    </message>
    <message>
        <source>It can be done</source>
        <translation>It can be done</translation>
    </message>
    <message>
        <source>More than one answer</source>
        <translation>More than one answer</translation>
    </message>
    <message numerus="yes">
        <source>Two answers differ in %Ln places.</source>
        <translation>
            <numerusform>Two answers differ in %Ln place.</numerusform>
            <numerusform>Two answers differ in %Ln places.</numerusform>
        </translation>
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
        <source>Taking clues away…</source>
        <translation>Taking clues away…</translation>
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
        <source>No place is blank.</source>
        <translation>No place is blank.</translation>
    </message>
    <message>
        <source>These cannot all hold: %1</source>
        <translation>These cannot all hold: %1</translation>
    </message>
    <message>
        <source>This cannot hold: %1</source>
        <translation>This cannot hold: %1</translation>
    </message>
    <message>
        <source>Drag a bar beside the board to make it larger or smaller.</source>
        <translation>Drag a bar beside the board to make it larger or smaller.</translation>
    </message>
</context>
<context>
    <name>inkling::EditPanel</name>
    <message>
        <source>Show it on the board</source>
        <translation>Show it on the board</translation>
    </message>
    <message>
        <source>Go on after typing</source>
        <translation>Go on after typing</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Working out the verdict</source>
        <translation>Working out the verdict</translation>
    </message>
    <message>
        <source>What is missing still</source>
        <translation>What is missing still</translation>
    </message>
    <message>
        <source>What you write in a cell is written in its partners, too</source>
        <translation>What you write in a cell is written in its partners, too</translation>
    </message>
    <message>
        <source>The cursor goes to the next place when nothing more can be typed</source>
        <translation>The cursor goes to the next place when nothing more can be typed</translation>
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
        <source>From the solution, or by chance</source>
        <translation>From the solution, or by chance</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
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
        <source>Explaining what no named rule settles…</source>
        <translation>Explaining what no named rule settles…</translation>
    </message>
    <message>
        <source>Stopped before the reasoning came to its end.</source>
        <translation>Stopped before the reasoning came to its end.</translation>
    </message>
</context>
<context>
    <name>inkling::FileKeeper</name>
    <message>
        <source>Judge file (*.in *.txt)</source>
        <translation>Judge file (*.in *.txt)</translation>
    </message>
    <message>
        <source>Inkling project (*.inkling)</source>
        <translation>Inkling project (*.inkling)</translation>
    </message>
    <message>
        <source>Inkling</source>
        <translation>Inkling</translation>
    </message>
    <message>
        <source>Open a File of Puzzles</source>
        <translation>Open a File of Puzzles</translation>
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
        <source>What could be undone is not there any more: line %L1 of the file says what does not fit the puzzles. The puzzles are all there.</source>
        <translation>What could be undone is not there any more: line %L1 of the file says what does not fit the puzzles. The puzzles are all there.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>what in the file is no puzzle, and all behind it</source>
        <translation>what in the file is no puzzle, and all behind it</translation>
    </message>
    <message>
        <source>A judge file cannot hold all of this.</source>
        <translation>A judge file cannot hold all of this.</translation>
    </message>
    <message>
        <source>“%1” would be without: %2. A project holds everything.</source>
        <translation>“%1” would be without: %2. A project holds everything.</translation>
    </message>
    <message>
        <source>Save as &amp;Project…</source>
        <translation>Save as &amp;Project…</translation>
    </message>
    <message>
        <source>Save &amp;Judge File</source>
        <translation>Save &amp;Judge File</translation>
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
        <source>Export Judge File</source>
        <translation>Export Judge File</translation>
    </message>
    <message>
        <source>“%1” could not be written.</source>
        <translation>“%1” could not be written.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Written: %1</translation>
    </message>
    <message>
        <source>Written: %1, without %2</source>
        <translation>Written: %1, without %2</translation>
    </message>
    <message>
        <source>%1
Nothing is lost: what is in the window stays there, and a file that was there before is as it was.</source>
        <translation>%1
Nothing is lost: what is in the window stays there, and a file that was there before is as it was.</translation>
    </message>
    <message>
        <source>Save what has changed in “%1”?</source>
        <translation>Save what has changed in “%1”?</translation>
    </message>
    <message>
        <source>What is not saved is lost.</source>
        <translation>What is not saved is lost.</translation>
    </message>
    <message>
        <source>What you do cannot be kept safe for now: %1. Save it elsewhere, or make room. It is tried again all the time.</source>
        <translation>What you do cannot be kept safe for now: %1. Save it elsewhere, or make room. It is tried again all the time.</translation>
    </message>
    <message>
        <source>Restored what was not saved: %1</source>
        <translation>Restored what was not saved: %1</translation>
    </message>
    <message>
        <source>What was not saved could not be read again. It is kept here: %1</source>
        <translation>What was not saved could not be read again. It is kept here: %1</translation>
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
        <source>Another seed, by chance</source>
        <translation>Another seed, by chance</translation>
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
        <source>&amp;How many</source>
        <translation>&amp;How many</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>The same seed makes the same puzzle again, on every machine</source>
        <translation>The same seed makes the same puzzle again, on every machine</translation>
    </message>
    <message>
        <source>The best puzzle so far</source>
        <translation>The best puzzle so far</translation>
    </message>
    <message>
        <source>A seed is needed: any number.</source>
        <translation>A seed is needed: any number.</translation>
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
        <source>The best so far is shown here.</source>
        <translation>The best so far is shown here.</translation>
    </message>
    <message>
        <source>Making the first…</source>
        <translation>Making the first…</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Nothing yet</translation>
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
        <source>&amp;Keep</source>
        <translation>&amp;Keep</translation>
    </message>
    <message>
        <source>Keep this seed; else the next puzzle has another</source>
        <translation>Keep this seed; else the next puzzle has another</translation>
    </message>
    <message>
        <source>&amp;Take It</source>
        <translation>&amp;Take It</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Take These %Ln</source>
        <translation>
            <numerusform>&amp;Take This One</numerusform>
            <numerusform>&amp;Take These %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Generated – %1 (%2 %3, cancelled)</source>
        <translation>Generated – %1 (%2 %3, cancelled)</translation>
    </message>
    <message>
        <source>None of very many tries fits. Another seed, size or difficulty may.</source>
        <translation>None of very many tries fits. Another seed, size or difficulty may.</translation>
    </message>
</context>
<context>
    <name>inkling::JoiningController</name>
    <message numerus="yes">
        <source>%Ln left on the table, to make %1.</source>
        <translation>
            <numerusform>%Ln left on the table, to make %1.</numerusform>
            <numerusform>%Ln left on the table, to make %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Makes %1, not %2.</source>
        <translation>Makes %1, not %2.</translation>
    </message>
    <message>
        <source>This is an answer: nothing is left to do.</source>
        <translation>This is an answer: nothing is left to do.</translation>
    </message>
    <message>
        <source>Looking for what follows next…</source>
        <translation>Looking for what follows next…</translation>
    </message>
    <message>
        <source>No way on was found in the time there is.</source>
        <translation>No way on was found in the time there is.</translation>
    </message>
    <message>
        <source>From here no way leads to the target.</source>
        <translation>From here no way leads to the target.</translation>
    </message>
    <message>
        <source>Split the last one again.</source>
        <translation>Split the last one again.</translation>
    </message>
    <message>
        <source>No way of joining these makes the target.</source>
        <translation>No way of joining these makes the target.</translation>
    </message>
    <message>
        <source>Two of them go together first. Which?</source>
        <translation>Two of them go together first. Which?</translation>
    </message>
    <message>
        <source>From here a way leads to the target.</source>
        <translation>From here a way leads to the target.</translation>
    </message>
    <message>
        <source>Put %1 and %2 together.</source>
        <translation>Put %1 and %2 together.</translation>
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
        <source>Done. Ask again for what follows next.</source>
        <translation>Done. Ask again for what follows next.</translation>
    </message>
    <message>
        <source>Split again. Ask again for what follows next.</source>
        <translation>Split again. Ask again for what follows next.</translation>
    </message>
    <message>
        <source>Solved: it makes %1.</source>
        <translation>Solved: it makes %1.</translation>
    </message>
    <message>
        <source>Solved in %1: it makes %2.</source>
        <translation>Solved in %1: it makes %2.</translation>
    </message>
</context>
<context>
    <name>inkling::JoiningTable</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>This makes %1, not %2. Split it again.</source>
        <translation>This makes %1, not %2. Split it again.</translation>
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
        <source>Make</source>
        <translation>Make</translation>
    </message>
</context>
<context>
    <name>inkling::LessonPage</name>
    <message>
        <source>What follows from what is lit? Click the picture to see.</source>
        <translation>What follows from what is lit? Click the picture to see.</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <translation>Position %1 of %2</translation>
    </message>
    <message>
        <source>Another Position</source>
        <translation>Another Position</translation>
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
        <source>The sheet</source>
        <translation>The sheet</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Puzzle</translation>
    </message>
    <message>
        <source>&amp;Begin with</source>
        <translation>&amp;Begin with</translation>
    </message>
    <message>
        <source>an empty sheet</source>
        <translation>an empty sheet</translation>
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
        <source>How &amp;many</source>
        <translation>How &amp;many</translation>
    </message>
</context>
<context>
    <name>inkling::NoticeBar</name>
    <message>
        <source>Notice</source>
        <translation>Notice</translation>
    </message>
    <message>
        <source>Put this away</source>
        <translation>Put this away</translation>
    </message>
</context>
<context>
    <name>inkling::PageActions</name>
    <message>
        <source>New puzzle</source>
        <translation>New puzzle</translation>
    </message>
</context>
<context>
    <name>inkling::PagePreview</name>
    <message>
        <source>The page as it will be printed</source>
        <translation>The page as it will be printed</translation>
    </message>
    <message>
        <source>The page before</source>
        <translation>The page before</translation>
    </message>
    <message>
        <source>The next page</source>
        <translation>The next page</translation>
    </message>
    <message>
        <source>Page %L1 of %L2</source>
        <translation>Page %L1 of %L2</translation>
    </message>
</context>
<context>
    <name>inkling::PlayController</name>
    <message>
        <source>The puzzle is still being solved…</source>
        <translation>The puzzle is still being solved…</translation>
    </message>
    <message>
        <source>Looking for what follows next…</source>
        <translation>Looking for what follows next…</translation>
    </message>
    <message>
        <source>The wrong mark is gone.</source>
        <translation>The wrong mark is gone.</translation>
    </message>
    <message>
        <source>Done. Ask again for what follows next.</source>
        <translation>Done. Ask again for what follows next.</translation>
    </message>
    <message>
        <source>The notes say all there is to note.</source>
        <translation>The notes say all there is to note.</translation>
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
    <message>
        <source>There is no answer to check by.</source>
        <translation>There is no answer to check by.</translation>
    </message>
    <message>
        <source>There is more than one answer, so no mark is wrong by itself. A hint says whether they go together.</source>
        <translation>There is more than one answer, so no mark is wrong by itself. A hint says whether they go together.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of your marks are wrong.</source>
        <translation>
            <numerusform>%Ln of your marks is wrong.</numerusform>
            <numerusform>%Ln of your marks are wrong.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your marks is wrong.</source>
        <translation>None of your marks is wrong.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln notes leave out what is right.</source>
        <translation>
            <numerusform>%Ln note leaves out what is right.</numerusform>
            <numerusform>%Ln notes leave out what is right.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without one answer there is no last right position.</source>
        <translation>Without one answer there is no last right position.</translation>
    </message>
    <message>
        <source>Here you are: none of your marks is wrong.</source>
        <translation>Here you are: none of your marks is wrong.</translation>
    </message>
    <message>
        <source>back to the last right position</source>
        <translation>back to the last right position</translation>
    </message>
    <message>
        <source>Back where all your marks were right.</source>
        <translation>Back where all your marks were right.</translation>
    </message>
    <message>
        <source>Pin %1, %2 marked</source>
        <translation>Pin %1, %2 marked</translation>
    </message>
    <message>
        <source>set a pin</source>
        <translation>set a pin</translation>
    </message>
    <message>
        <source>Pinned. “Pins” brings you back here.</source>
        <translation>Pinned. “Pins” brings you back here.</translation>
    </message>
    <message>
        <source>back to “%1”</source>
        <translation>back to “%1”</translation>
    </message>
    <message>
        <source>take a pin away</source>
        <translation>take a pin away</translation>
    </message>
    <message>
        <source>Can still hold: %1</source>
        <translation>Can still hold: %1</translation>
    </message>
    <message>
        <source>All is right: your marks solve the puzzle.</source>
        <translation>All is right: your marks solve the puzzle.</translation>
    </message>
</context>
<context>
    <name>inkling::PlayGestures</name>
    <message>
        <source>filter the notes</source>
        <translation>filter the notes</translation>
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
        <source>Why the selected place is as it is (W)</source>
        <translation>Why the selected place is as it is (W)</translation>
    </message>
    <message>
        <source>Each press tells a little more (H)</source>
        <translation>Each press tells a little more (H)</translation>
    </message>
    <message>
        <source>Working out a hint</source>
        <translation>Working out a hint</translation>
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
        <source>Whole hint</source>
        <translation>Whole hint</translation>
    </message>
    <message>
        <source>Why here?</source>
        <translation>Why here?</translation>
    </message>
    <message>
        <source>Tells all of the hint at once (Shift+H)</source>
        <translation>Tells all of the hint at once (Shift+H)</translation>
    </message>
    <message>
        <source>Goes through the hint step by step; your marks come back after it</source>
        <translation>Goes through the hint step by step; your marks come back after it</translation>
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
        <source>your marks are an answer.</source>
        <translation>your marks are an answer.</translation>
    </message>
    <message>
        <source>your marks are the answer.</source>
        <translation>your marks are the answer.</translation>
    </message>
    <message>
        <source>your marks are one of several answers.</source>
        <translation>your marks are one of several answers.</translation>
    </message>
    <message>
        <source>Solved: %1</source>
        <translation>Solved: %1</translation>
    </message>
    <message>
        <source>Solved in %1: %2</source>
        <translation>Solved in %1: %2</translation>
    </message>
</context>
<context>
    <name>inkling::PlayTools</name>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>Pins</translation>
    </message>
    <message>
        <source>Moments to come back to</source>
        <translation>Moments to come back to</translation>
    </message>
    <message>
        <source>Trial: what you mark now has its own ink.</source>
        <translation>Trial: what you mark now has its own ink.</translation>
    </message>
    <message>
        <source>Trial within a trial, %1 deep, in an ink of its own.</source>
        <translation>Trial within a trial, %1 deep, in an ink of its own.</translation>
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
        <source>Settles</source>
        <translation>Settles</translation>
    </message>
    <message>
        <source>How hard the step is to see</source>
        <translation>How hard the step is to see</translation>
    </message>
    <message>
        <source>Looking for all steps that could be taken here…</source>
        <translation>Looking for all steps that could be taken here…</translation>
    </message>
    <message>
        <source>No step follows from here.</source>
        <translation>No step follows from here.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps could be taken here; choose one to see it on the board.</source>
        <translation>
            <numerusform>%Ln step could be taken here; choose it to see it on the board.</numerusform>
            <numerusform>%Ln steps could be taken here; choose one to see it on the board.</numerusform>
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
        <source>Beginning</source>
        <translation>Beginning</translation>
    </message>
    <message>
        <source>Ways on</source>
        <translation>Ways on</translation>
    </message>
    <message>
        <source>In how many different ways it leads to an answer</source>
        <translation>In how many different ways it leads to an answer</translation>
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
        <source>How much is settled by it and easier steps, beyond what these settle alone</source>
        <translation>How much is settled by it and easier steps, beyond what these settle alone</translation>
    </message>
    <message>
        <source>Of %L1 ways to begin, %L2 are live: an answer can still come of them.</source>
        <translation>Of %L1 ways to begin, %L2 are live: an answer can still come of them.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln that easier steps give too</source>
        <translation>
            <numerusform>%Ln that easier steps give too</numerusform>
            <numerusform>%Ln that easier steps give too</numerusform>
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
        <source>No position has gone wrong so far</source>
        <translation>No position has gone wrong so far</translation>
    </message>
</context>
<context>
    <name>inkling::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferences</translation>
    </message>
    <message>
        <source>&amp;Usual Preferences</source>
        <translation>&amp;Usual Preferences</translation>
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
        <source>crosses it; dragging draws lines (pzpr)</source>
        <translation>crosses it; dragging draws lines (pzpr)</translation>
    </message>
    <message>
        <source>Cross what a line &amp;rules out</source>
        <translation>Cross what a line &amp;rules out</translation>
    </message>
    <message>
        <source>The other edges of a dot that has two lines</source>
        <translation>The other edges of a dot that has two lines</translation>
    </message>
    <message>
        <source>Take impossible &amp;notes away</source>
        <translation>Take impossible &amp;notes away</translation>
    </message>
    <message>
        <source>A digit goes from the notes of its row and column</source>
        <translation>A digit goes from the notes of its row and column</translation>
    </message>
    <message>
        <source>Shade the re&amp;st once a label is met</source>
        <translation>Shade the re&amp;st once a label is met</translation>
    </message>
    <message>
        <source>What is left of a row or column whose sum is there</source>
        <translation>What is left of a row or column whose sum is there</translation>
    </message>
    <message>
        <source>&amp;Grey clues that are met</source>
        <translation>&amp;Grey clues that are met</translation>
    </message>
    <message>
        <source>What has nothing more to say steps back</source>
        <translation>What has nothing more to say steps back</translation>
    </message>
    <message>
        <source>&amp;List what a cage can hold</source>
        <translation>&amp;List what a cage can hold</translation>
    </message>
    <message>
        <source>The combinations that are left for the selected cage</source>
        <translation>The combinations that are left for the selected cage</translation>
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
        <source>The system’s</source>
        <translation>The system’s</translation>
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
        <source>Where there is no &amp;line</source>
        <translation>Where there is no &amp;line</translation>
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
        <source>In&amp;ks of trials</source>
        <translation>In&amp;ks of trials</translation>
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
        <source>&amp;Begin where I left off</source>
        <translation>&amp;Begin where I left off</translation>
    </message>
    <message>
        <source>Opens what was open last, as it was</source>
        <translation>Opens what was open last, as it was</translation>
    </message>
    <message>
        <source>Number ro&amp;ws and columns</source>
        <translation>Number ro&amp;ws and columns</translation>
    </message>
    <message>
        <source>Beside the board, as the reasoning speaks of them</source>
        <translation>Beside the board, as the reasoning speaks of them</translation>
    </message>
    <message>
        <source>In e&amp;xported pictures, too</source>
        <translation>In e&amp;xported pictures, too</translation>
    </message>
    <message>
        <source>Numbers beside the board in pictures that are exported</source>
        <translation>Numbers beside the board in pictures that are exported</translation>
    </message>
</context>
<context>
    <name>inkling::PrintDialog</name>
    <message>
        <source>T&amp;hese:</source>
        <translation>T&amp;hese:</translation>
    </message>
    <message>
        <source>Ans&amp;wers on a last page, small</source>
        <translation>Ans&amp;wers on a last page, small</translation>
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
        <source>&amp;On a page:</source>
        <translation>&amp;On a page:</translation>
    </message>
    <message>
        <source>The bare puzzle</source>
        <translation>The bare puzzle</translation>
    </message>
    <message>
        <source>With my marks</source>
        <translation>With my marks</translation>
    </message>
    <message>
        <source>With its answer</source>
        <translation>With its answer</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>&amp;Show:</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Upright</translation>
    </message>
    <message>
        <source>Sideways</source>
        <translation>Sideways</translation>
    </message>
    <message>
        <source>Which way the paper lies</source>
        <translation>Which way the paper lies</translation>
    </message>
    <message>
        <source>Pap&amp;er:</source>
        <translation>Pap&amp;er:</translation>
    </message>
    <message numerus="yes">
        <source>&amp;All %Ln puzzles</source>
        <translation>
            <numerusform>&amp;All %Ln puzzles</numerusform>
            <numerusform>&amp;All %Ln puzzles</numerusform>
        </translation>
    </message>
    <message>
        <source>1-3, 7</source>
        <translation>1-3, 7</translation>
    </message>
    <message>
        <source>Numbers of puzzles</source>
        <translation>Numbers of puzzles</translation>
    </message>
    <message>
        <source>Puzzles:</source>
        <translation>Puzzles:</translation>
    </message>
    <message>
        <source>Which puzzles? Numbers up to %L1, like 1-3, 7.</source>
        <translation>Which puzzles? Numbers up to %L1, like 1-3, 7.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Save as PDF</translation>
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
        <source>The printer takes no pages.</source>
        <translation>The printer takes no pages.</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Printed</translation>
    </message>
    <message>
        <source>Called off.</source>
        <translation>Called off.</translation>
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
        <source>Numbers of &amp;rows and columns</source>
        <translation>Numbers of &amp;rows and columns</translation>
    </message>
</context>
<context>
    <name>inkling::ProgressRow</name>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
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
    <name>inkling::PuzzleListModel</name>
    <message>
        <source>solving…</source>
        <translation>solving…</translation>
    </message>
    <message>
        <source>%1&#xa0;· not a puzzle</source>
        <translation>%1&#xa0;· not a puzzle</translation>
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
        <source>not finished</source>
        <translation>not finished</translation>
    </message>
    <message>
        <source>%1 open</source>
        <translation>%1 open</translation>
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
        <source>Stopped before the reasoning came to its end.</source>
        <translation>Stopped before the reasoning came to its end.</translation>
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
        <source>&lt;c&gt;The reasoning stops here:&lt;/c&gt; %1 undecided.</source>
        <translation>&lt;c&gt;The reasoning stops here:&lt;/c&gt; %1 undecided.</translation>
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
    <message numerus="yes">
        <source>%Ln steps of reasoning lead from what is given to the answer.</source>
        <translation>
            <numerusform>%Ln step of reasoning leads from what is given to the answer.</numerusform>
            <numerusform>%Ln steps of reasoning lead from what is given to the answer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps of reasoning show that there is no answer.</source>
        <translation>
            <numerusform>%Ln step of reasoning shows that there is no answer.</numerusform>
            <numerusform>%Ln steps of reasoning show that there is no answer.</numerusform>
        </translation>
    </message>
    <message>
        <source>An answer, built step by step. It need not be the only one.</source>
        <translation>An answer, built step by step. It need not be the only one.</translation>
    </message>
    <message>
        <source>&lt;c&gt;More than one answer:&lt;/c&gt; the reasoning stops here; two answers differ at %1. Both can be shown.</source>
        <translation>&lt;c&gt;More than one answer:&lt;/c&gt; the reasoning stops here; two answers differ at %1. Both can be shown.</translation>
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
        <source>Working it out… (stop)</source>
        <translation>Working it out… (stop)</translation>
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
        <source>Suppose the opposite, and watch it fail</source>
        <translation>Suppose the opposite, and watch it fail</translation>
    </message>
    <message numerus="yes">
        <source>What comes of the opposite, in %Ln steps.</source>
        <translation>
            <numerusform>What comes of the opposite, in %Ln step.</numerusform>
            <numerusform>What comes of the opposite, in %Ln steps.</numerusform>
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
        <source>The opposite cannot be. So it is as the step says: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>The opposite cannot be. So it is as the step says: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message numerus="yes">
        <source>Its %Ln other conclusions follow likewise.</source>
        <translation>
            <numerusform>Its other conclusion follows likewise.</numerusform>
            <numerusform>Its %Ln other conclusions follow likewise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps so far, %1 open. More are being looked for.</source>
        <translation>
            <numerusform>%Ln step so far, %1 open. More are being looked for.</numerusform>
            <numerusform>%Ln steps so far, %1 open. More are being looked for.</numerusform>
        </translation>
    </message>
    <message>
        <source>So these do not go together: there is no answer.</source>
        <translation>So these do not go together: there is no answer.</translation>
    </message>
    <message>
        <source>The one answer was found by search.</source>
        <translation>The one answer was found by search.</translation>
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
        <source>That is the whole step, one small step after the other.</source>
        <translation>That is the whole step, one small step after the other.</translation>
    </message>
    <message>
        <source>There is no answer:</source>
        <translation>There is no answer:</translation>
    </message>
    <message>
        <source>Inkling found no smaller steps inside this one; there may be some.</source>
        <translation>Inkling found no smaller steps inside this one; there may be some.</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>All steps</translation>
    </message>
    <message>
        <source>Every step as it was found, with none put together or left out</source>
        <translation>Every step as it was found, with none put together or left out</translation>
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
    <name>inkling::SampleGallery</name>
    <message>
        <source>Open a sample; the arrow lists the others</source>
        <translation>Open a sample; the arrow lists the others</translation>
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
        <source>%Ln places made blank</source>
        <translation>
            <numerusform>%Ln place made blank</numerusform>
            <numerusform>%Ln places made blank</numerusform>
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
        <source>Cage taken apart</source>
        <translation>Cage taken apart</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Mirror</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>Swap the shades</source>
        <translation>Swap the shades</translation>
    </message>
    <message>
        <source>Larger board</source>
        <translation>Larger board</translation>
    </message>
    <message>
        <source>Smaller board</source>
        <translation>Smaller board</translation>
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
        <source>On the board: the arrows go from place to place, while explaining with Shift held. Space or Enter makes the next mark, Backspace takes it away, Escape lets go. The wheel and two fingers zoom; dragging with the space bar held moves the board.</source>
        <translation>On the board: the arrows go from place to place, while explaining with Shift held. Space or Enter makes the next mark, Backspace takes it away, Escape lets go. The wheel and two fingers zoom; dragging with the space bar held moves the board.</translation>
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
        <source>This is its only key from now on</source>
        <translation>This is its only key from now on</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>A&amp;dd</translation>
    </message>
    <message>
        <source>One more key for it</source>
        <translation>One more key for it</translation>
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
        <source>The usual keys of this action again</source>
        <translation>The usual keys of this action again</translation>
    </message>
    <message>
        <source>Give It &amp;Over</source>
        <translation>Give It &amp;Over</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”. Give it over to “%3”, or type another key.</source>
        <translation>%1 belongs to “%2”. Give it over to “%3”, or type another key.</translation>
    </message>
    <message>
        <source>%1 is a key of “%2” already.</source>
        <translation>%1 is a key of “%2” already.</translation>
    </message>
    <message>
        <source>Click the field and type the key that you would like.</source>
        <translation>Click the field and type the key that you would like.</translation>
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
        <source>nothing is known here yet: all of these can stand here</source>
        <translation>nothing is known here yet: all of these can stand here</translation>
    </message>
    <message>
        <source>Nothing is marked yet.</source>
        <translation>Nothing is marked yet.</translation>
    </message>
    <message>
        <source>What the signs mean</source>
        <translation>What the signs mean</translation>
    </message>
    <message>
        <source>Each sign that stands on the board now, in words</source>
        <translation>Each sign that stands on the board now, in words</translation>
    </message>
</context>
<context>
    <name>inkling::SizePad</name>
    <message>
        <source>Add on the left</source>
        <translation>Add on the left</translation>
    </message>
    <message>
        <source>Take away on the left</source>
        <translation>Take away on the left</translation>
    </message>
    <message>
        <source>Add at the top</source>
        <translation>Add at the top</translation>
    </message>
    <message>
        <source>Take away at the top</source>
        <translation>Take away at the top</translation>
    </message>
    <message>
        <source>Add on the right</source>
        <translation>Add on the right</translation>
    </message>
    <message>
        <source>Take away on the right</source>
        <translation>Take away on the right</translation>
    </message>
    <message>
        <source>Add at the bottom</source>
        <translation>Add at the bottom</translation>
    </message>
    <message>
        <source>Take away at the bottom</source>
        <translation>Take away at the bottom</translation>
    </message>
</context>
<context>
    <name>inkling::SolutionPen</name>
    <message>
        <source>Wipe the solution off</source>
        <translation>Wipe the solution off</translation>
    </message>
</context>
<context>
    <name>inkling::SolvingMode</name>
    <message>
        <source>&amp;Pins</source>
        <translation>&amp;Pins</translation>
    </message>
    <message>
        <source>Take Away</source>
        <translation>Take Away</translation>
    </message>
    <message>
        <source>Solve by Hand</source>
        <translation>Solve by Hand</translation>
    </message>
    <message>
        <source>Not for puzzles whose answer is put together: nothing is marked that could be checked, tried or kept. Undo takes you back as far as you like.</source>
        <translation>Not for puzzles whose answer is put together: nothing is marked that could be checked, tried or kept. Undo takes you back as far as you like.</translation>
    </message>
</context>
<context>
    <name>inkling::StartPage</name>
    <message>
        <source>%1 (not there now)</source>
        <translation>%1 (not there now)</translation>
    </message>
    <message>
        <source>Puzzles, and why they are so</source>
        <translation>Puzzles, and why they are so</translation>
    </message>
    <message>
        <source>Solve them by hand, or watch the reasoning step by step, forward and back.</source>
        <translation>Solve them by hand, or watch the reasoning step by step, forward and back.</translation>
    </message>
    <message>
        <source>or drop files, or a text, anywhere on this window</source>
        <translation>or drop files, or a text, anywhere on this window</translation>
    </message>
    <message>
        <source>What to try first</source>
        <translation>What to try first</translation>
    </message>
    <message>
        <source>Watch one being solved</source>
        <translation>Watch one being solved</translation>
    </message>
    <message>
        <source>A sample opens and plays. Every step says what it rests on.</source>
        <translation>A sample opens and plays. Every step says what it rests on.</translation>
    </message>
    <message>
        <source>Draw one, 7 by 7</source>
        <translation>Draw one, 7 by 7</translation>
    </message>
    <message>
        <source>An empty sheet opens. Set a few clues and see at once whether it has one answer.</source>
        <translation>An empty sheet opens. Set a few clues and see at once whether it has one answer.</translation>
    </message>
    <message>
        <source>Ask for a hint</source>
        <translation>Ask for a hint</translation>
    </message>
    <message>
        <source>A sample opens to be solved by hand, and the hint says where to look.</source>
        <translation>A sample opens to be solved by hand, and the hint says where to look.</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Samples</translation>
    </message>
    <message>
        <source>Recently opened</source>
        <translation>Recently opened</translation>
    </message>
    <message>
        <source>Let it go from the list with time</source>
        <translation>Let it go from the list with time</translation>
    </message>
    <message>
        <source>Keep it in the list</source>
        <translation>Keep it in the list</translation>
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
        <source>&amp;Forget</source>
        <translation>&amp;Forget</translation>
    </message>
</context>
<context>
    <name>inkling::StatusLine</name>
    <message>
        <source>explaining what no named rule settles…</source>
        <translation>explaining what no named rule settles…</translation>
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
        <source>not finished</source>
        <translation>not finished</translation>
    </message>
    <message>
        <source>not a puzzle</source>
        <translation>not a puzzle</translation>
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
        <source>crux</source>
        <translation>crux</translation>
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
        <source>No step is by such a rule.</source>
        <translation>No step is by such a rule.</translation>
    </message>
</context>
<context>
    <name>inkling::SurveyController</name>
    <message>
        <source>Possible steps stand here once there is a puzzle.</source>
        <translation>Possible steps stand here once there is a puzzle.</translation>
    </message>
    <message>
        <source>Inside an opened step there are no other steps: leave it first.</source>
        <translation>Inside an opened step there are no other steps: leave it first.</translation>
    </message>
    <message>
        <source>Weighing steps…</source>
        <translation>Weighing steps…</translation>
    </message>
    <message>
        <source>Weighing steps: %L1 of %L2 places…</source>
        <translation>Weighing steps: %L1 of %L2 places…</translation>
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
        <source>Position in the reasoning</source>
        <translation>Position in the reasoning</translation>
    </message>
</context>
<context>
    <name>inkling::TransportBar</name>
    <message>
        <source>step %1 of %2, round %3</source>
        <translation>step %1 of %2, round %3</translation>
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
    <name>inkling::VerdictController</name>
    <message>
        <source>Looking for the fewest clues that cannot all hold…</source>
        <translation>Looking for the fewest clues that cannot all hold…</translation>
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
        <source>Clues, or places</source>
        <translation>Clues, or places</translation>
    </message>
    <message>
        <source>What would leave one answer</source>
        <translation>What would leave one answer</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>This clue cannot hold.</source>
        <translation>This clue cannot hold.</translation>
    </message>
    <message numerus="yes">
        <source>These %Ln clues cannot all hold. Leave any one of them out, and the others of the set can.</source>
        <translation>
            <numerusform>This %Ln clue cannot hold. Without it the others can.</numerusform>
            <numerusform>These %Ln clues cannot all hold. Leave any one of them out, and the others of the set can.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no other such set.</source>
        <translation>There is no other such set.</translation>
    </message>
    <message>
        <source>Set %1 of %2, and perhaps more.</source>
        <translation>Set %1 of %2, and perhaps more.</translation>
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
        <source>There are many answers. Two of them differ in %Ln places.</source>
        <translation>
            <numerusform>There are many answers. Two of them differ in %Ln place.</numerusform>
            <numerusform>There are many answers. Two of them differ in %Ln places.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for what, added, would leave one answer…</source>
        <translation>Looking for what, added, would leave one answer…</translation>
    </message>
    <message>
        <source>Any one of these, added, leaves one answer:</source>
        <translation>Any one of these, added, leaves one answer:</translation>
    </message>
    <message>
        <source>No single addition leaves one answer.</source>
        <translation>No single addition leaves one answer.</translation>
    </message>
</context>
<context>
    <name>inkling::WhyController</name>
    <message>
        <source>Nothing is known here yet.</source>
        <translation>Nothing is known here yet.</translation>
    </message>
    <message>
        <source>Looking for what leads to this…</source>
        <translation>Looking for what leads to this…</translation>
    </message>
    <message>
        <source>Why is it so: &lt;c&gt;%1&lt;/c&gt;?</source>
        <translation>Why is it so: &lt;c&gt;%1&lt;/c&gt;?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps lead to it; below each stands what it rests on.</source>
        <translation>
            <numerusform>%Ln step leads to it; below it stands what it rests on.</numerusform>
            <numerusform>%Ln steps lead to it; below each stands what it rests on.</numerusform>
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
        <source>&lt;c&gt;%1&lt;/c&gt;: this is so from the start, by what is given.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;: this is so from the start, by what is given.</translation>
    </message>
    <message>
        <source>That cannot be: there is no answer.</source>
        <translation>That cannot be: there is no answer.</translation>
    </message>
    <message>
        <source>So: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>So: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only the steps that this one fact needs.</source>
        <translation>Only the steps that this one fact needs.</translation>
    </message>
    <message>
        <source>It does not follow from what is given: two answers differ here, one with &lt;c&gt;%1&lt;/c&gt;, one without.</source>
        <translation>It does not follow from what is given: two answers differ here, one with &lt;c&gt;%1&lt;/c&gt;, one without.</translation>
    </message>
    <message>
        <source>Both answers are shown on the board, laid over each other.</source>
        <translation>Both answers are shown on the board, laid over each other.</translation>
    </message>
    <message>
        <source>No answer is left.</source>
        <translation>No answer is left.</translation>
    </message>
    <message>
        <source>The hint: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>The hint: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No answer is left, whatever stands here.</source>
        <translation>No answer is left, whatever stands here.</translation>
    </message>
    <message>
        <source>This mark is wrong: &lt;c&gt;%1&lt;/c&gt;. Without it, the opposite follows.</source>
        <translation>This mark is wrong: &lt;c&gt;%1&lt;/c&gt;. Without it, the opposite follows.</translation>
    </message>
    <message>
        <source>No answer has this mark and your others: &lt;c&gt;%1&lt;/c&gt;. Without it, the opposite follows.</source>
        <translation>No answer has this mark and your others: &lt;c&gt;%1&lt;/c&gt;. Without it, the opposite follows.</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt;: this is so, but no steps were found that lead to it.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;: this is so, but no steps were found that lead to it.</translation>
    </message>
    <message>
        <source>It rests on nothing but the rules of the game.</source>
        <translation>It rests on nothing but the rules of the game.</translation>
    </message>
    <message>
        <source>Back to all steps</source>
        <translation>Back to all steps</translation>
    </message>
    <message>
        <source>This mark may be right, and need not be: two answers differ here, one with &lt;c&gt;%1&lt;/c&gt;, one without.</source>
        <translation>This mark may be right, and need not be: two answers differ here, one with &lt;c&gt;%1&lt;/c&gt;, one without.</translation>
    </message>
    <message>
        <source>Your marks, as they stand.</source>
        <translation>Your marks, as they stand.</translation>
    </message>
</context>
<context>
    <name>inkling::WhyPanel</name>
    <message>
        <source>Play it</source>
        <translation>Play it</translation>
    </message>
    <message>
        <source>Why it is so: below each fact, what it rests on</source>
        <translation>Why it is so: below each fact, what it rests on</translation>
    </message>
</context>
<context>
    <name>inkling::WhyTreeModel</name>
    <message>
        <source>That cannot be: there is no answer</source>
        <translation>That cannot be: there is no answer</translation>
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
        <source>known before</source>
        <translation>known before</translation>
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
        <source>Pa&amp;nel on the Right</source>
        <translation>Pa&amp;nel on the Right</translation>
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
        <source>%1 (not there now)</source>
        <translation>%1 (not there now)</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Clear</translation>
    </message>
    <message>
        <source>Forget which files were opened, but for those that are pinned</source>
        <translation>Forget which files were opened, but for those that are pinned</translation>
    </message>
</context>
</TS>
