<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Accessible</name>
    <message>
        <source>blank</source>
        <translation>空</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a puzzle file</source>
        <translation>打开题目文件</translation>
    </message>
    <message>
        <source>&amp;Export Picture…</source>
        <translation>导出图片(&amp;E)…</translation>
    </message>
    <message>
        <source>Save the board as a picture</source>
        <translation>将盘面保存为图片</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Make the board larger</source>
        <translation>放大盘面</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>Make the board smaller</source>
        <translation>缩小盘面</translation>
    </message>
    <message>
        <source>&amp;Fit to Window</source>
        <translation>适合窗口(&amp;F)</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>显示整个盘面</translation>
    </message>
    <message>
        <source>&amp;Tint Inside</source>
        <translation>为内侧着色(&amp;T)</translation>
    </message>
    <message>
        <source>Tint the cells known to be inside the loop</source>
        <translation>为已知在回路内侧的格着色</translation>
    </message>
    <message>
        <source>&amp;Reduced Motion</source>
        <translation>减弱动画(&amp;R)</translation>
    </message>
    <message>
        <source>Fade new marks in instead of drawing them</source>
        <translation>新标记淡入，而不是逐笔画出</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>使用整个屏幕</translation>
    </message>
    <message>
        <source>&amp;First Step</source>
        <translation>第一步(&amp;F)</translation>
    </message>
    <message>
        <source>Go to the beginning</source>
        <translation>转到开头</translation>
    </message>
    <message>
        <source>Step &amp;Back</source>
        <translation>上一步(&amp;B)</translation>
    </message>
    <message>
        <source>Go back one step</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>播放(&amp;P)</translation>
    </message>
    <message>
        <source>Play the steps, or pause</source>
        <translation>播放步骤或暂停</translation>
    </message>
    <message>
        <source>Step For&amp;ward</source>
        <translation>下一步(&amp;W)</translation>
    </message>
    <message>
        <source>Go forward one step</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>&amp;Last Step</source>
        <translation>最后一步(&amp;L)</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation>转到结尾</translation>
    </message>
    <message>
        <source>Next &amp;Hard Step</source>
        <translation>下一个难步(&amp;H)</translation>
    </message>
    <message>
        <source>Go to the next step that is harder than most</source>
        <translation>转到下一个比多数步骤更难的步骤</translation>
    </message>
    <message>
        <source>P&amp;revious Puzzle</source>
        <translation>上一题(&amp;R)</translation>
    </message>
    <message>
        <source>Go to the previous puzzle</source>
        <translation>转到上一题</translation>
    </message>
    <message>
        <source>&amp;Next Puzzle</source>
        <translation>下一题(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the next puzzle</source>
        <translation>转到下一题</translation>
    </message>
    <message>
        <source>&amp;About Inkling</source>
        <translation>关于 Inkling(&amp;A)</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>关于本程序</translation>
    </message>
    <message>
        <source>&amp;Generate…</source>
        <translation>自动生成(&amp;G)…</translation>
    </message>
    <message>
        <source>Make new puzzles, as hard as you like</source>
        <translation>生成新题目，难度随你选择</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Solve by Hand</source>
        <translation>自己解题(&amp;S)</translation>
    </message>
    <message>
        <source>Solve the puzzle yourself: the board shows your marks</source>
        <translation>自己解这道题：盘面显示你的标记</translation>
    </message>
    <message>
        <source>&amp;Explain</source>
        <translation>讲解(&amp;E)</translation>
    </message>
    <message>
        <source>See the reasoning, step by step</source>
        <translation>逐步查看推理过程</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>Give a hint; press again for more</source>
        <translation>给出提示；再按一次提示更多</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>为什么？(&amp;W)</translation>
    </message>
    <message>
        <source>Explain why the selected place must be so</source>
        <translation>说明所选位置为什么必须如此</translation>
    </message>
    <message>
        <source>Heat &amp;Map</source>
        <translation>热力图(&amp;M)</translation>
    </message>
    <message>
        <source>Colour open places by how hard they are</source>
        <translation>按难度为未定的位置着色</translation>
    </message>
    <message>
        <source>&amp;Open This Step</source>
        <translation>展开此步骤(&amp;O)</translation>
    </message>
    <message>
        <source>Assume the opposite and see why it fails</source>
        <translation>假设反面，看它为何不成立</translation>
    </message>
    <message>
        <source>Ba&amp;ck to the Opened Step</source>
        <translation>返回展开的步骤(&amp;C)</translation>
    </message>
    <message>
        <source>Go back to the step itself</source>
        <translation>返回该步骤本身</translation>
    </message>
    <message>
        <source>Full H&amp;int</source>
        <translation>完整提示(&amp;I)</translation>
    </message>
    <message>
        <source>Give the full hint at once</source>
        <translation>直接给出完整提示</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the puzzles and your marks</source>
        <translation>保存题目和你的标记</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save to another file</source>
        <translation>保存到另一个文件</translation>
    </message>
    <message>
        <source>&amp;Duplicate Puzzle</source>
        <translation>复制题目(&amp;D)</translation>
    </message>
    <message>
        <source>Add a copy after this puzzle</source>
        <translation>在这道题之后添加一份副本</translation>
    </message>
    <message>
        <source>D&amp;elete Puzzle</source>
        <translation>删除题目(&amp;E)</translation>
    </message>
    <message>
        <source>Delete this puzzle</source>
        <translation>删除这道题</translation>
    </message>
    <message>
        <source>Move Puzzle U&amp;p</source>
        <translation>上移题目(&amp;P)</translation>
    </message>
    <message>
        <source>Move this puzzle up in the list</source>
        <translation>在列表中上移这道题</translation>
    </message>
    <message>
        <source>Move Puzzle Do&amp;wn</source>
        <translation>下移题目(&amp;W)</translation>
    </message>
    <message>
        <source>Move this puzzle down in the list</source>
        <translation>在列表中下移这道题</translation>
    </message>
    <message>
        <source>P&amp;roperties…</source>
        <translation>属性(&amp;R)…</translation>
    </message>
    <message>
        <source>Edit the title, author and note</source>
        <translation>编辑标题、作者和备注</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>检查(&amp;C)</translation>
    </message>
    <message>
        <source>Back to &amp;Last Correct State</source>
        <translation>回到上次正确的状态(&amp;L)</translation>
    </message>
    <message>
        <source>Go back to where all your marks were correct</source>
        <translation>回到所有标记都正确的时候</translation>
    </message>
    <message>
        <source>Start &amp;Trial</source>
        <translation>开始试填(&amp;T)</translation>
    </message>
    <message>
        <source>Put new marks in another colour until you accept or reject them</source>
        <translation>新标记用另一种颜色显示，直到采纳或放弃</translation>
    </message>
    <message>
        <source>&amp;Accept Trial</source>
        <translation>采纳试填(&amp;A)</translation>
    </message>
    <message>
        <source>Keep the marks of this trial</source>
        <translation>保留这次试填的标记</translation>
    </message>
    <message>
        <source>&amp;Reject Trial</source>
        <translation>放弃试填(&amp;R)</translation>
    </message>
    <message>
        <source>Remove the marks of this trial</source>
        <translation>移除这次试填的标记</translation>
    </message>
    <message>
        <source>Add Bookmar&amp;k</source>
        <translation>添加书签(&amp;K)</translation>
    </message>
    <message>
        <source>Remember the board as it is now, so you can return to it</source>
        <translation>记住盘面现在的样子，以便返回</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>笔记(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Fill Notes</source>
        <translation>填写笔记(&amp;F)</translation>
    </message>
    <message>
        <source>Highlight Same Digit</source>
        <translation>突出显示相同数字</translation>
    </message>
    <message>
        <source>Highlight the selected digit wherever it stands</source>
        <translation>突出显示所选数字的所有位置</translation>
    </message>
    <message>
        <source>Show Ti&amp;me</source>
        <translation>显示用时(&amp;M)</translation>
    </message>
    <message>
        <source>Show how long you have been solving</source>
        <translation>显示你已解题多久</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>Cut the selection</source>
        <translation>剪切所选内容</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>Select all cells</source>
        <translation>选择所有格</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>出题(&amp;D)</translation>
    </message>
    <message>
        <source>Edit the clues, cages and size</source>
        <translation>编辑线索、笼和大小</translation>
    </message>
    <message>
        <source>Draw the S&amp;olution</source>
        <translation>绘制答案(&amp;O)</translation>
    </message>
    <message>
        <source>Draw the solution, then fill in the clues from it</source>
        <translation>先绘制答案，再由答案填入线索</translation>
    </message>
    <message>
        <source>&amp;Fill In Clues</source>
        <translation>填入线索(&amp;F)</translation>
    </message>
    <message>
        <source>Fill in every clue from the drawn solution</source>
        <translation>由绘制的答案填入所有线索</translation>
    </message>
    <message>
        <source>Remove the drawn solution from the board</source>
        <translation>从盘面移除绘制的答案</translation>
    </message>
    <message>
        <source>&amp;Minimise</source>
        <translation>精简(&amp;M)</translation>
    </message>
    <message>
        <source>Remove clues while the answer stays the only one</source>
        <translation>在保持唯一解的前提下移除线索</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>随机填(&amp;D)</translation>
    </message>
    <message>
        <source>Fill blanks at random</source>
        <translation>随机填满空位</translation>
    </message>
    <message>
        <source>Make &amp;Cage</source>
        <translation>建立笼(&amp;C)</translation>
    </message>
    <message>
        <source>Join the selected cells into a cage (Return)</source>
        <translation>将所选的格合并为一个笼（回车键）</translation>
    </message>
    <message>
        <source>Remo&amp;ve Cage</source>
        <translation>移除笼(&amp;V)</translation>
    </message>
    <message>
        <source>Remove the cage and keep its cells</source>
        <translation>移除笼，保留其中的格</translation>
    </message>
    <message>
        <source>Rotate &amp;Left</source>
        <translation>向左旋转(&amp;L)</translation>
    </message>
    <message>
        <source>Rotate the board to the left</source>
        <translation>将盘面向左旋转</translation>
    </message>
    <message>
        <source>Rotate &amp;Right</source>
        <translation>向右旋转(&amp;R)</translation>
    </message>
    <message>
        <source>Rotate the board to the right</source>
        <translation>将盘面向右旋转</translation>
    </message>
    <message>
        <source>T&amp;urn Upside Down</source>
        <translation>上下颠倒(&amp;U)</translation>
    </message>
    <message>
        <source>Rotate the board by half a turn</source>
        <translation>将盘面旋转半圈</translation>
    </message>
    <message>
        <source>Flip &amp;Horizontally</source>
        <translation>水平翻转(&amp;H)</translation>
    </message>
    <message>
        <source>Swap left and right</source>
        <translation>左右互换</translation>
    </message>
    <message>
        <source>Flip &amp;Vertically</source>
        <translation>垂直翻转(&amp;V)</translation>
    </message>
    <message>
        <source>Swap top and bottom</source>
        <translation>上下互换</translation>
    </message>
    <message>
        <source>&amp;Swap Black and White</source>
        <translation>黑白互换(&amp;S)</translation>
    </message>
    <message>
        <source>Turn every black cell white and every white cell black</source>
        <translation>黑格变白，白格变黑</translation>
    </message>
    <message>
        <source>Add on the &amp;Left</source>
        <translation>在左侧添加(&amp;L)</translation>
    </message>
    <message>
        <source>Add a column on the left</source>
        <translation>在左侧添加一列</translation>
    </message>
    <message>
        <source>Add at the &amp;Top</source>
        <translation>在顶部添加(&amp;T)</translation>
    </message>
    <message>
        <source>Add a row at the top</source>
        <translation>在顶部添加一行</translation>
    </message>
    <message>
        <source>Add on the &amp;Right</source>
        <translation>在右侧添加(&amp;R)</translation>
    </message>
    <message>
        <source>Add a column on the right</source>
        <translation>在右侧添加一列</translation>
    </message>
    <message>
        <source>Add at the &amp;Bottom</source>
        <translation>在底部添加(&amp;B)</translation>
    </message>
    <message>
        <source>Add a row at the bottom</source>
        <translation>在底部添加一行</translation>
    </message>
    <message>
        <source>Remove on the L&amp;eft</source>
        <translation>从左侧移除(&amp;E)</translation>
    </message>
    <message>
        <source>Remove a column on the left</source>
        <translation>从左侧移除一列</translation>
    </message>
    <message>
        <source>Remove at the To&amp;p</source>
        <translation>从顶部移除(&amp;P)</translation>
    </message>
    <message>
        <source>Remove a row at the top</source>
        <translation>从顶部移除一行</translation>
    </message>
    <message>
        <source>Remove on the R&amp;ight</source>
        <translation>从右侧移除(&amp;I)</translation>
    </message>
    <message>
        <source>Remove a column on the right</source>
        <translation>从右侧移除一列</translation>
    </message>
    <message>
        <source>Remove at the B&amp;ottom</source>
        <translation>从底部移除(&amp;O)</translation>
    </message>
    <message>
        <source>Remove a row at the bottom</source>
        <translation>从底部移除一行</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>首选项(&amp;P)…</translation>
    </message>
    <message>
        <source>How you solve, and how it looks</source>
        <translation>解题方式和外观</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>键盘快捷键(&amp;K)…</translation>
    </message>
    <message>
        <source>See all shortcuts and change them</source>
        <translation>查看并更改所有快捷键</translation>
    </message>
    <message>
        <source>Tip: you can also drop a file or text onto the window.</source>
        <translation>技巧：也可以把文件或文本拖到窗口上。</translation>
    </message>
    <message>
        <source>Tip: make a hard one and watch how it is explained.</source>
        <translation>技巧：生成一道难题，看看它如何讲解。</translation>
    </message>
    <message>
        <source>Tip: a name ending in .svg or .pdf keeps it sharp at any size.</source>
        <translation>技巧：文件名以 .svg 或 .pdf 结尾，任意大小都清晰。</translation>
    </message>
    <message>
        <source>Tip: hold the keys down to see how you got here.</source>
        <translation>技巧：按住按键，看看是怎样走到这里的。</translation>
    </message>
    <message>
        <source>Tip: nothing undone is lost until you make a new mark.</source>
        <translation>技巧：在做新标记之前，撤销的内容都不会丢失。</translation>
    </message>
    <message>
        <source>Tip: click the board to mark it; ask for a hint when stuck.</source>
        <translation>技巧：点击盘面做标记；卡住时请求提示。</translation>
    </message>
    <message>
        <source>Tip: press Play and watch, or use the arrow keys.</source>
        <translation>技巧：按“播放”观看，或使用方向键。</translation>
    </message>
    <message>
        <source>Tip: the first press only says where to look.</source>
        <translation>技巧：第一次按只告诉你该看哪里。</translation>
    </message>
    <message>
        <source>Tip: this shows the step itself, with all its reasons.</source>
        <translation>技巧：这里显示步骤本身和它的全部理由。</translation>
    </message>
    <message>
        <source>Tip: click a place on the board first.</source>
        <translation>技巧：先点击盘面上的一个位置。</translation>
    </message>
    <message>
        <source>Tip: start with a 7 by 7 grid and a few clues.</source>
        <translation>技巧：从7×7的网格和几个线索开始。</translation>
    </message>
    <message>
        <source>Tip: your marks and the undo history are saved as well.</source>
        <translation>技巧：你的标记和撤销历史也会一并保存。</translation>
    </message>
    <message>
        <source>Tip: check before you build on what looks certain.</source>
        <translation>技巧：在看似确定的结论上继续之前，先检查一下。</translation>
    </message>
    <message>
        <source>Tip: when stuck, try something; one key takes it all back.</source>
        <translation>技巧：卡住时不妨试一试；一个按键就能全部撤回。</translation>
    </message>
    <message>
        <source>Tip: add one wherever you may want to return.</source>
        <translation>技巧：在以后可能想返回的地方添加书签。</translation>
    </message>
    <message>
        <source>Tip: press twice; the second time removes what cannot be.</source>
        <translation>技巧：按两次；第二次会移除不可能的数字。</translation>
    </message>
    <message>
        <source>Tip: the mouse wheel and two fingers zoom as well.</source>
        <translation>技巧：鼠标滚轮和双指手势也能缩放。</translation>
    </message>
    <message>
        <source>Tip: hold the space bar and drag to move the board.</source>
        <translation>技巧：按住空格键拖动可移动盘面。</translation>
    </message>
    <message>
        <source>Tip: the way back when you are lost on a large board.</source>
        <translation>技巧：在大盘面上迷路时，用它回来。</translation>
    </message>
    <message>
        <source>Tip: halfway through, the tint often shows the next line.</source>
        <translation>技巧：解到一半时，颜色常能显示下一条线。</translation>
    </message>
    <message>
        <source>Tip: use it at the start to find the easy places.</source>
        <translation>技巧：开始时用它找出容易的地方。</translation>
    </message>
    <message>
        <source>Tip: Home works from anywhere.</source>
        <translation>技巧：Home 键随处可用。</translation>
    </message>
    <message>
        <source>Tip: see what the board looked like just before.</source>
        <translation>技巧：看看盘面刚才是什么样子。</translation>
    </message>
    <message>
        <source>Tip: set the speed at the right of the slider.</source>
        <translation>技巧：在滑块右侧设置速度。</translation>
    </message>
    <message>
        <source>Tip: the colours in the sentence are those on the board.</source>
        <translation>技巧：句中的颜色就是盘面上的颜色。</translation>
    </message>
    <message>
        <source>Tip: End works from anywhere.</source>
        <translation>技巧：End 键随处可用。</translation>
    </message>
    <message>
        <source>Tip: see only what makes this puzzle hard.</source>
        <translation>技巧：只看这道题难在哪里。</translation>
    </message>
    <message>
        <source>Tip: for any step you do not believe.</source>
        <translation>技巧：适用于任何你不相信的步骤。</translation>
    </message>
    <message>
        <source>Tip: Esc does the same.</source>
        <translation>技巧：Esc 键作用相同。</translation>
    </message>
    <message>
        <source>Tip: the list on the left shows them all.</source>
        <translation>技巧：左侧的列表列出了全部题目。</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>Print puzzles or save them as PDF, several per page</source>
        <translation>打印题目或保存为 PDF，每页可排多题</translation>
    </message>
    <message>
        <source>Tip: put four on a page, with the answers on the last page.</source>
        <translation>技巧：一页排四题，答案放在最后一页。</translation>
    </message>
    <message>
        <source>Clear Sol&amp;ution</source>
        <translation>清除答案(&amp;U)</translation>
    </message>
    <message>
        <source>Close all windows; they reopen as they were</source>
        <translation>关闭所有窗口；下次打开时恢复原样</translation>
    </message>
    <message>
        <source>&amp;No Symmetry</source>
        <translation>无对称(&amp;N)</translation>
    </message>
    <message>
        <source>A clue stands only where you write it</source>
        <translation>线索只出现在你填写的位置</translation>
    </message>
    <message>
        <source>&amp;Half Turn</source>
        <translation>旋转半圈(&amp;H)</translation>
    </message>
    <message>
        <source>Each clue is repeated after half a turn</source>
        <translation>每个线索旋转半圈后重复出现</translation>
    </message>
    <message>
        <source>&amp;Quarter Turn</source>
        <translation>旋转四分之一圈(&amp;Q)</translation>
    </message>
    <message>
        <source>Each clue is repeated after every quarter turn</source>
        <translation>每个线索每旋转四分之一圈重复出现</translation>
    </message>
    <message>
        <source>&amp;Left and Right Mirrored</source>
        <translation>左右对称(&amp;L)</translation>
    </message>
    <message>
        <source>Each clue is mirrored left to right</source>
        <translation>每个线索左右镜像</translation>
    </message>
    <message>
        <source>&amp;Top and Bottom Mirrored</source>
        <translation>上下对称(&amp;T)</translation>
    </message>
    <message>
        <source>Each clue is mirrored top to bottom</source>
        <translation>每个线索上下镜像</translation>
    </message>
    <message>
        <source>Row and Column &amp;Numbers</source>
        <translation>行列编号(&amp;N)</translation>
    </message>
    <message>
        <source>Number the rows and columns beside the board</source>
        <translation>在盘面旁为行和列编号</translation>
    </message>
    <message>
        <source>Next C&amp;ase</source>
        <translation>下一种情况(&amp;A)</translation>
    </message>
    <message>
        <source>Show the next case of this step</source>
        <translation>显示这一步的下一种情况</translation>
    </message>
    <message>
        <source>Pr&amp;evious Case</source>
        <translation>上一种情况(&amp;E)</translation>
    </message>
    <message>
        <source>Show the previous case of this step</source>
        <translation>显示这一步的上一种情况</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>新建(&amp;N)…</translation>
    </message>
    <message>
        <source>Draw your own puzzle, in a new file</source>
        <translation>在新文件中自己出题</translation>
    </message>
    <message>
        <source>Add Puzz&amp;le…</source>
        <translation>添加题目(&amp;L)…</translation>
    </message>
    <message>
        <source>Draw another puzzle in this file</source>
        <translation>在此文件中再出一道题</translation>
    </message>
    <message>
        <source>Open as One L&amp;ist…</source>
        <translation>作为一个列表打开(&amp;I)…</translation>
    </message>
    <message>
        <source>Open several files, and list all their puzzles in this window</source>
        <translation>打开多个文件，并在此窗口中列出所有题目</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Close this file; close the window if nothing is open</source>
        <translation>关闭此文件；没有打开的文件时关闭窗口</translation>
    </message>
    <message>
        <source>Type notes without holding Shift</source>
        <translation>不按住 Shift 也能输入笔记</translation>
    </message>
    <message>
        <source>&amp;Go to Puzzle…</source>
        <translation>转到题目(&amp;G)…</translation>
    </message>
    <message>
        <source>Go to a puzzle by its number</source>
        <translation>按编号转到题目</translation>
    </message>
    <message>
        <source>F&amp;ind Puzzle</source>
        <translation>查找题目(&amp;I)</translation>
    </message>
    <message>
        <source>Search the list of puzzles</source>
        <translation>搜索题目列表</translation>
    </message>
    <message>
        <source>Pra&amp;ctice…</source>
        <translation>练习(&amp;C)…</translation>
    </message>
    <message>
        <source>Learn the rules one by one, and practise them in small positions</source>
        <translation>逐条学习规则，并在小局面中练习</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>重新开始(&amp;R)</translation>
    </message>
    <message>
        <source>Clear all your marks; Undo brings them back</source>
        <translation>清除你的所有标记；撤销可以恢复</translation>
    </message>
    <message>
        <source>Flip Along the &amp;Diagonal</source>
        <translation>沿主对角线翻转(&amp;D)</translation>
    </message>
    <message>
        <source>Swap rows and columns; the top left corner stays</source>
        <translation>行列互换；左上角不动</translation>
    </message>
    <message>
        <source>Flip Along the &amp;Other Diagonal</source>
        <translation>沿副对角线翻转(&amp;O)</translation>
    </message>
    <message>
        <source>Swap rows and columns; the top right corner stays</source>
        <translation>行列互换；右上角不动</translation>
    </message>
    <message>
        <source>&amp;Diagonal From the Top Left</source>
        <translation>左上起的对角线(&amp;D)</translation>
    </message>
    <message>
        <source>Each clue is mirrored at the diagonal from the top left</source>
        <translation>每个线索沿左上起的对角线镜像</translation>
    </message>
    <message>
        <source>D&amp;iagonal From the Top Right</source>
        <translation>右上起的对角线(&amp;I)</translation>
    </message>
    <message>
        <source>Each clue is mirrored at the diagonal from the top right</source>
        <translation>每个线索沿右上起的对角线镜像</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>画笔(&amp;B)</translation>
    </message>
    <message>
        <source>Colour cells and lines: click or drag, the right button erases; 1 to 6 choose a colour</source>
        <translation>为格和线着色：点击或拖动，右键擦除；1到6选择颜色</translation>
    </message>
    <message>
        <source>Export &amp;Walkthrough…</source>
        <translation>导出解题过程(&amp;W)…</translation>
    </message>
    <message>
        <source>Save all steps, to be read or watched without Inkling</source>
        <translation>保存所有步骤，无需 Inkling 即可阅读或观看</translation>
    </message>
    <message>
        <source>&amp;Compare with My Output…</source>
        <translation>与我的输出比较(&amp;C)…</translation>
    </message>
    <message>
        <source>Check what your own program printed for these puzzles</source>
        <translation>检查你自己的程序对这些题目的输出</translation>
    </message>
    <message>
        <source>&amp;Rules of the Puzzles</source>
        <translation>谜题规则(&amp;R)</translation>
    </message>
    <message>
        <source>What each kind of puzzle asks, with an example</source>
        <translation>每种谜题的要求，并附示例</translation>
    </message>
    <message>
        <source>What&apos;s &amp;New</source>
        <translation>新增内容(&amp;N)</translation>
    </message>
    <message>
        <source>What has changed in this version and before</source>
        <translation>此版本及以前版本的变化</translation>
    </message>
    <message>
        <source>Export Contest &amp;File…</source>
        <translation>导出评测文件(&amp;F)…</translation>
    </message>
    <message>
        <source>Save only the puzzles, as the contest&apos;s input</source>
        <translation>只保存题目，作为比赛的输入</translation>
    </message>
    <message>
        <source>Undo the last change made here</source>
        <translation>撤销在此处所做的上一次更改</translation>
    </message>
    <message>
        <source>Redo what was undone here</source>
        <translation>重做在此处撤销的操作</translation>
    </message>
    <message>
        <source>Copy the chosen cells while you draw, or the puzzle, as text</source>
        <translation>出题时将所选的格复制为文本，否则将题目复制为文本</translation>
    </message>
    <message>
        <source>Paste into the sheet, or add the puzzles of a text</source>
        <translation>粘贴到正在出题的盘面，或添加文本中的题目</translation>
    </message>
    <message>
        <source>Count your wrong marks and frame them</source>
        <translation>统计错误的标记并用框标出</translation>
    </message>
    <message>
        <source>Note what the clues and marks leave in each blank; press again to remove what they have excluded since</source>
        <translation>在每个空格记下线索和标记允许的数字；再按一次移除此后被排除的数字</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Shows how logic and number puzzles are solved.</source>
        <translation>展示逻辑谜题和数字谜题如何求解。</translation>
    </message>
    <message>
        <source>Save the board as FILE (png, svg or pdf) and exit.</source>
        <translation>将盘面保存为 FILE（png、svg 或 pdf）并退出。</translation>
    </message>
    <message>
        <source>Save a picture of the window as FILE (png) and exit.</source>
        <translation>将窗口图片保存为 FILE（png）并退出。</translation>
    </message>
    <message>
        <source>Number of the puzzle to export.</source>
        <translation>要导出的题目编号。</translation>
    </message>
    <message>
        <source>light or dark.</source>
        <translation>light 或 dark。</translation>
    </message>
    <message>
        <source>--theme must be light or dark.</source>
        <translation>--theme 必须是 light 或 dark。</translation>
    </message>
    <message>
        <source>There is no display. --export and --print work without one.</source>
        <translation>没有显示器。--export 和 --print 不需要显示器。</translation>
    </message>
    <message>
        <source>Number of the step to export; 0 is the unsolved board. Default: the end.</source>
        <translation>要导出的步骤编号；0为未解的盘面。默认：结尾。</translation>
    </message>
    <message>
        <source>Width of the picture in pixels, at most 20000.</source>
        <translation>图片宽度（像素），最大20000。</translation>
    </message>
    <message>
        <source>--puzzle must be a number, 1 or more.</source>
        <translation>--puzzle 必须是1或更大的数。</translation>
    </message>
    <message>
        <source>--step must be a number, 0 or more.</source>
        <translation>--step 必须是0或更大的数。</translation>
    </message>
    <message>
        <source>--size must be a number from 1 to %1.</source>
        <translation>--size 必须是1到%1之间的数。</translation>
    </message>
    <message>
        <source>Save all puzzles as FILE (pdf), ready to print, and exit.</source>
        <translation>将所有题目保存为可供打印的 FILE（pdf）并退出。</translation>
    </message>
    <message>
        <source>Puzzles per page, at most 100.</source>
        <translation>每页题目数，最多100。</translation>
    </message>
    <message>
        <source>Print the answers too, small, after the puzzles.</source>
        <translation>同时在题目之后以小图打印答案。</translation>
    </message>
    <message>
        <source>--print needs exactly one puzzle file.</source>
        <translation>--print 需要恰好一个题目文件。</translation>
    </message>
    <message>
        <source>--per-page must be a number from 1 to %1.</source>
        <translation>--per-page 必须是1到%1之间的数。</translation>
    </message>
    <message>
        <source>Number the rows and columns of exported and printed boards.</source>
        <translation>为导出和打印的盘面标上行列编号。</translation>
    </message>
    <message>
        <source>Puzzle files to open; - is standard input.</source>
        <translation>要打开的题目文件；- 表示标准输入。</translation>
    </message>
    <message>
        <source>Kind of puzzle, if it is not clear from the file: %1.</source>
        <translation>题目种类，用于从文件看不出种类的时候：%1。</translation>
    </message>
    <message>
        <source>--family must be one of: %1.</source>
        <translation>--family 必须是以下之一：%1。</translation>
    </message>
    <message>
        <source>Save the reasoning step by step as FILE (html, pdf or webp) and exit.</source>
        <translation>将推理过程逐步保存为 FILE（html、pdf 或 webp）并退出。</translation>
    </message>
    <message>
        <source>--%1 needs exactly one puzzle file.</source>
        <translation>--%1需要恰好一个题目文件。</translation>
    </message>
    <message>
        <source>Print the rules on each page.</source>
        <translation>在每页打印规则。</translation>
    </message>
    <message>
        <source>Print two pages side by side, to be folded into a booklet.</source>
        <translation>并排打印两页，可对折成小册子。</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>About Inkling</source>
        <translation>关于 Inkling</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Inkling %1&lt;/h3&gt;&lt;p&gt;A workbench for logic and number puzzles: it solves them and explains the reasoning step by step. An inkling is a hint, and ink is what you draw with.&lt;/p&gt;&lt;p&gt;Free software under the MIT licence. Made with Qt %2 and CaDiCaL.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Inkling %1&lt;/h3&gt;&lt;p&gt;逻辑谜题和数字谜题的工作台：既能求解，也能逐步讲解推理过程。inkling 意为“一丝线索”，而 ink 是用来书写的墨水。&lt;/p&gt;&lt;p&gt;以 MIT 许可证发布的自由软件。使用 Qt %2和 CaDiCaL 制作。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What&apos;s New</source>
        <translation>新增内容</translation>
    </message>
    <message>
        <source>Since version %1</source>
        <translation>自版本 %1 以来</translation>
    </message>
</context>
<context>
    <name>Difficulty</name>
    <message>
        <source>gentle</source>
        <translation>入门</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>fiendish</source>
        <translation>极难</translation>
    </message>
</context>
<context>
    <name>Families</name>
    <message>
        <source>Slitherlink</source>
        <translation>数回</translation>
    </message>
    <message>
        <source>Hex Tile Equations</source>
        <translation>六边形等式</translation>
    </message>
    <message>
        <source>KenKen</source>
        <translation>聪明格</translation>
    </message>
    <message>
        <source>Number Cross</source>
        <translation>数字交叉</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>数独</translation>
    </message>
    <message>
        <source>Hitori</source>
        <translation>数壹</translation>
    </message>
    <message>
        <source>Kakuro</source>
        <translation>数和</translation>
    </message>
    <message>
        <source>Masyu</source>
        <translation>珍珠</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>纸牌</translation>
    </message>
</context>
<context>
    <name>Headless</name>
    <message>
        <source>%1 cannot be written</source>
        <translation>无法写入%1</translation>
    </message>
    <message>
        <source>%1 contains only %L2 puzzles, not %L3</source>
        <translation>%1只有%L2道题，没有第%L3道</translation>
    </message>
    <message>
        <source>--step %1 is beyond the end: puzzle %2 of %3 has steps 0 (the start) to %4</source>
        <translation>--step %1超出了结尾：%3的第%2题有步骤0（开头）到%4</translation>
    </message>
    <message>
        <source>%1 contains no puzzle</source>
        <translation>%1中没有题目</translation>
    </message>
    <message>
        <source>%1; name the kind by --family, one of: %2</source>
        <translation>%1；请用 --family 指明种类，应为以下之一：%2</translation>
    </message>
    <message>
        <source>%1: puzzle %L2 is unfinished</source>
        <translation>%1：第%L2题尚未完成</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Make the goal of all cards, each used once, with + − × / and parentheses. An ace is 1, J Q K are 11 12 13; fractions may come up on the way.
Click two cards in order, then a sign. Keyboard: a card&apos;s value, then + − * /. A double click splits a card again, Backspace the last one.</source>
        <translation>用 + − × / 和括号，将所有牌各用一次，凑成目标。A 是1，J、Q、K 是11、12、13；中间可以出现分数。
依次点击两张牌，再点一个运算符。键盘：先键入牌的数值，再按 + − * /。双击可拆开一张牌，退格键拆开最后合成的牌。</translation>
    </message>
    <message>
        <source>Find the path from tile to neighbouring tile, through each tile once, that reads as a true equation: numbers of one or two digits, an operator between each two, one =. Each side is worked out from left to right.
Drag from tile to tile to draw the path; drag back to erase it. The right button cuts a link. Keyboard: arrow keys, Space to join, X to cut.</source>
        <translation>找出一条在相邻拼块间行进、经过每个拼块一次的路径，使它读作成立的等式：数为一位或两位，每两个数之间一个运算符，只有一个 =。两边都从左到右依次计算。
从一个拼块拖到另一个拼块来绘制路径；往回拖可擦除。右键断开连接。键盘：方向键移动，空格键连接，X 断开。</translation>
    </message>
    <message>
        <source>Shade cells until no row or column shows a number twice. Black cells never share a side, and the white cells stay connected.
A click makes a cell black, a right click marks it white.</source>
        <translation>涂黑一些格，直到每行每列都没有重复的数。黑格不得有公共边，白格必须连通。
点击将格涂黑，右键点击标为白。</translation>
    </message>
    <message>
        <source>The digits of each run, 1 to 9 without repeats, add up to the sum beside it.
Click a cell or use the arrow keys, then type. With Shift, or after a right click, you type notes.</source>
        <translation>每个格段的数字为1到9且不重复，其和等于旁边的数。
点击一格或使用方向键，然后键入。按住 Shift 或右键点击后键入的是笔记。</translation>
    </message>
    <message>
        <source>Each row and column holds every digit from 1 to the size of the board once. The digits of a cage make its number with its sign; for − and / the largest comes first.
Click a cell or use the arrow keys, then type. With Shift, or after a right click, you type notes. Backspace clears the cell.</source>
        <translation>每行每列中，从1到盘面边长的每个数字各出现一次。笼中的数字用笼的运算符凑成笼上的数；− 和 / 从最大的数字算起。
点击一格或使用方向键，然后键入。按住 Shift 或右键点击后键入的是笔记。退格键清空该格。</translation>
    </message>
    <message>
        <source>Each cell is black or white. The white digits of a row add up to the number beside it, the black digits of a column to the number above it.
Click a cell: black, white, blank; drag to paint. The right button goes the other way round. Keyboard: arrow keys, then Space.</source>
        <translation>每格非黑即白。每行白格的数字之和等于旁边的数，每列黑格的数字之和等于上方的数。
点击一格：黑、白、空；拖动可连续涂色。右键的顺序相反。键盘：方向键，然后按空格键。</translation>
    </message>
    <message>
        <source>Draw one closed loop along the dots; it never crosses or touches itself. A number says how many of the four sides of its cell are part of the loop.
Drag along the dots to draw lines, or click an edge: line, cross, blank. The right button makes crosses; a click in the middle of a cell marks it inside or outside. Keyboard: arrow keys, Space, X, C.</source>
        <translation>沿着点画一条闭合的回路，不得与自身交叉或相碰。数字表示该格四条边中有几条属于回路。
沿点拖动来画线，或点击一条边：线、叉、空。右键画叉；点击格的中央可标为内侧或外侧。键盘：方向键、空格键、X、C。</translation>
    </message>
    <message>
        <source>Each row, column and box holds every digit once; the digits of a dashed cage differ and add up to its sum.
Click a cell or use the arrow keys, then type. With Shift, or after a right click, you type notes.</source>
        <translation>每行、每列、每宫中每个数字各出现一次；虚线笼内的数字互不相同，其和等于笼的和。
点击一格或使用方向键，然后键入。按住 Shift 或右键点击后键入的是笔记。</translation>
    </message>
    <message>
        <source>One loop passes through all pearls: straight through a white one, with a turn just before or after it; it turns on a black one and runs straight for two cells either way.
Drag to draw the loop; a right click makes a cross.</source>
        <translation>一条回路经过所有珍珠：在白珠处直行，并在其前一格或后一格转弯；在黑珠处转弯，且向两边各直行两格。
拖动来画回路；右键点击画叉。</translation>
    </message>
</context>
<context>
    <name>HintLadder</name>
    <message>
        <source>Look at the &lt;p&gt;framed part&lt;/p&gt; of the board: there is something to find.</source>
        <translation>请看盘面上&lt;p&gt;框出的部分&lt;/p&gt;：那里有所发现。</translation>
    </message>
    <message>
        <source>The reason is &lt;p&gt;what is highlighted&lt;/p&gt;.</source>
        <translation>理由是&lt;p&gt;突出显示的内容&lt;/p&gt;。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln parts of it are not among your marks, but follow in smaller steps.</source>
        <translation>
            <numerusform>其中有%Ln处不在你的标记中，但可经更小的步骤得出。</numerusform>
        </translation>
    </message>
    <message>
        <source>At least one of your marks is wrong.</source>
        <translation>你的标记中至少有一个是错的。</translation>
    </message>
    <message>
        <source>This rule applies in the &lt;p&gt;framed part&lt;/p&gt;:</source>
        <translation>&lt;p&gt;框出的部分&lt;/p&gt;可以应用这条规则：</translation>
    </message>
    <message>
        <source>This mark is wrong: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>这个标记是错的：&lt;c&gt;%1&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The mark &lt;c&gt;%1&lt;/c&gt; contradicts &lt;p&gt;what is highlighted&lt;/p&gt;.</source>
        <translation>标记&lt;c&gt;%1&lt;/c&gt;与&lt;p&gt;突出显示的内容&lt;/p&gt;矛盾。</translation>
    </message>
    <message>
        <source>You have marked everything that can be worked out. The rest can be filled in in more than one way: the puzzle has several answers.</source>
        <translation>所有能推出的你都已标出。其余部分有不止一种填法：这道题有多个解。</translation>
    </message>
    <message>
        <source>The search for a hint was stopped.</source>
        <translation>提示的搜索已停止。</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Mark it</source>
        <translation>标出</translation>
    </message>
    <message>
        <source>Which rule?</source>
        <translation>哪条规则？</translation>
    </message>
    <message>
        <source>What is the reason?</source>
        <translation>理由是什么？</translation>
    </message>
    <message>
        <source>Where?</source>
        <translation>在哪里？</translation>
    </message>
    <message>
        <source>What follows?</source>
        <translation>可以推出什么？</translation>
    </message>
    <message>
        <source>Which?</source>
        <translation>哪个？</translation>
    </message>
    <message>
        <source>remove the wrong mark</source>
        <translation>移除错误标记</translation>
    </message>
    <message>
        <source>mark what the hint says</source>
        <translation>标出提示的内容</translation>
    </message>
    <message numerus="yes">
        <source>The puzzle has several answers, but none with all your marks: %Ln of them conflict.</source>
        <translation>
            <numerusform>这道题有多个解，但没有一个解包含你的全部标记：其中%Ln个互相冲突。</numerusform>
        </translation>
    </message>
    <message>
        <source>No answer has all these marks, but leave out any one and there is one: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>没有一个解包含所有这些标记，但去掉其中任意一个就有解：&lt;c&gt;%1&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Remove the first</source>
        <translation>移除第一个</translation>
    </message>
    <message>
        <source>Why wrong?</source>
        <translation>为什么错？</translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlighted marks</source>
        <translation>
            <numerusform>突出显示的%Ln个标记</numerusform>
        </translation>
    </message>
    <message>
        <source>These marks contradict each other: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>这些标记互相矛盾：&lt;c&gt;%1&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>This mark cannot be right: &lt;c&gt;%1&lt;/c&gt;. It breaks: &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>这个标记不可能正确：&lt;c&gt;%1&lt;/c&gt;。它违反了：&lt;p&gt;%2&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>These marks cannot all be right: &lt;c&gt;%1&lt;/c&gt;. They break: &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>这些标记不可能都正确：&lt;c&gt;%1&lt;/c&gt;。它们违反了：&lt;p&gt;%2&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>Which is wrong?</source>
        <translation>哪个是错的？</translation>
    </message>
    <message>
        <source>The reason is a rule of the whole board.</source>
        <translation>理由是一条关于整个盘面的规则。</translation>
    </message>
    <message>
        <source>The mark &lt;c&gt;%1&lt;/c&gt; breaks a rule of the whole board.</source>
        <translation>标记&lt;c&gt;%1&lt;/c&gt;违反了一条关于整个盘面的规则。</translation>
    </message>
    <message>
        <source>The puzzle is solved: there is nothing left to find.</source>
        <translation>题目已解出：没有什么可找的了。</translation>
    </message>
    <message>
        <source>There is something to find. It reaches across the whole board, so no part of it is framed.</source>
        <translation>有所发现。它涉及整个盘面，所以没有框出某一部分。</translation>
    </message>
    <message>
        <source>This rule applies across the whole board:</source>
        <translation>这条规则应用于整个盘面：</translation>
    </message>
    <message numerus="yes">
        <source>Mark all %Ln</source>
        <translation>
            <numerusform>全部标出（%Ln处）</numerusform>
        </translation>
    </message>
    <message>
        <source>Can no longer be met: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>已无法满足：&lt;p&gt;%1&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>From that you can work out &lt;c&gt;what is framed in this colour&lt;/c&gt;.</source>
        <translation>由此可以推出&lt;c&gt;以这种颜色框出的内容&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>From &lt;p&gt;what is highlighted&lt;/p&gt; you can work out &lt;c&gt;what is framed in this colour&lt;/c&gt;.</source>
        <translation>由&lt;p&gt;高亮部分&lt;/p&gt;可以推出&lt;c&gt;以这种颜色框出的内容&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The mark &lt;c&gt;%1&lt;/c&gt; is wrong. There is no short reason for it.</source>
        <translation>标记&lt;c&gt;%1&lt;/c&gt;是错误的，没有简短的理由。</translation>
    </message>
    <message>
        <source>These marks are wrong: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>这些标记是错误的：&lt;c&gt;%1&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Remove them</source>
        <translation>移除它们</translation>
    </message>
</context>
<context>
    <name>HistoryView</name>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>开头</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Exponents</source>
        <translation>乘方</translation>
    </message>
    <message>
        <source>Whole numbers only</source>
        <translation>只用整数</translation>
    </message>
    <message>
        <source>Cards may be left over</source>
        <translation>可以剩牌</translation>
    </message>
    <message>
        <source>Both diagonals as well</source>
        <translation>含两条对角线</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>one of these puzzles: %1</source>
        <translation>以下题目之一：%1</translation>
    </message>
    <message>
        <source>the kind of puzzle to be named, one of: %1</source>
        <translation>题目种类的名称，以下之一：%1</translation>
    </message>
    <message>
        <source>the clue %1 at row %2, column %3 has %4 lines</source>
        <translation>第%2行第%3列的线索%1有%4条线</translation>
    </message>
    <message>
        <source>there is no line</source>
        <translation>一条线也没有</translation>
    </message>
    <message>
        <source>line above row %1, column %2</source>
        <translation>第%1行第%2列上边有线</translation>
    </message>
    <message>
        <source>cross above row %1, column %2</source>
        <translation>第%1行第%2列上边打叉</translation>
    </message>
    <message>
        <source>line below row %1, column %2</source>
        <translation>第%1行第%2列下边有线</translation>
    </message>
    <message>
        <source>cross below row %1, column %2</source>
        <translation>第%1行第%2列下边打叉</translation>
    </message>
    <message>
        <source>line left of row %1, column %2</source>
        <translation>第%1行第%2列左边有线</translation>
    </message>
    <message>
        <source>cross left of row %1, column %2</source>
        <translation>第%1行第%2列左边打叉</translation>
    </message>
    <message>
        <source>line right of row %1, column %2</source>
        <translation>第%1行第%2列右边有线</translation>
    </message>
    <message>
        <source>cross right of row %1, column %2</source>
        <translation>第%1行第%2列右边打叉</translation>
    </message>
    <message>
        <source>the %1 corner of row %2, column %3 is impossible</source>
        <translation>第%2行第%3列的%1无法成立</translation>
    </message>
    <message>
        <source>%1 at each of its corners</source>
        <translation>四个角都%1</translation>
    </message>
    <message>
        <source>%1 at each of its %2 and %3 corners</source>
        <translation>%2和%3都%1</translation>
    </message>
    <message>
        <source>%1 at its %2 corner</source>
        <translation>%2%1</translation>
    </message>
    <message>
        <source>%1 at each of its %2, %3 and %4 corners</source>
        <translation>%2、%3和%4都%1</translation>
    </message>
    <message>
        <source>a line %1</source>
        <translation>%1有线</translation>
    </message>
    <message>
        <source>a line above row %1, column %2</source>
        <translation>第%1行第%2列上边有线</translation>
    </message>
    <message>
        <source>a line below row %1, column %2</source>
        <translation>第%1行第%2列下边有线</translation>
    </message>
    <message>
        <source>a line left of row %1, column %2</source>
        <translation>第%1行第%2列左边有线</translation>
    </message>
    <message>
        <source>a line right of row %1, column %2</source>
        <translation>第%1行第%2列右边有线</translation>
    </message>
    <message>
        <source>above</source>
        <translation>上边</translation>
    </message>
    <message>
        <source>above row %1, column %2</source>
        <translation>第%1行第%2列上边</translation>
    </message>
    <message>
        <source>at least one line</source>
        <translation>至少有1条线</translation>
    </message>
    <message>
        <source>at least one line %1 or %2</source>
        <translation>%1和%2至少一边有线</translation>
    </message>
    <message>
        <source>at most one line</source>
        <translation>至多有1条线</translation>
    </message>
    <message>
        <source>at most one line %1 or %2</source>
        <translation>%1和%2至多一边有线</translation>
    </message>
    <message>
        <source>below</source>
        <translation>下边</translation>
    </message>
    <message>
        <source>below row %1, column %2</source>
        <translation>第%1行第%2列下边</translation>
    </message>
    <message>
        <source>from above</source>
        <translation>从上边</translation>
    </message>
    <message>
        <source>from below</source>
        <translation>从下边</translation>
    </message>
    <message>
        <source>from the left</source>
        <translation>从左边</translation>
    </message>
    <message>
        <source>from the right</source>
        <translation>从右边</translation>
    </message>
    <message>
        <source>left of row %1, column %2</source>
        <translation>第%1行第%2列左边</translation>
    </message>
    <message>
        <source>lines %1 and %2</source>
        <translation>%1和%2有线</translation>
    </message>
    <message>
        <source>lines %1, %2 and %3</source>
        <translation>%1、%2和%3有线</translation>
    </message>
    <message>
        <source>lines on every side</source>
        <translation>每一边都有线</translation>
    </message>
    <message>
        <source>no line</source>
        <translation>没有线</translation>
    </message>
    <message>
        <source>no line %1</source>
        <translation>%1没有线</translation>
    </message>
    <message>
        <source>no line %1 or %2</source>
        <translation>%1和%2没有线</translation>
    </message>
    <message>
        <source>no line %1, %2 or %3</source>
        <translation>%1、%2和%3没有线</translation>
    </message>
    <message>
        <source>no line above row %1, column %2</source>
        <translation>第%1行第%2列上边没有线</translation>
    </message>
    <message>
        <source>no line below row %1, column %2</source>
        <translation>第%1行第%2列下边没有线</translation>
    </message>
    <message>
        <source>no line left of row %1, column %2</source>
        <translation>第%1行第%2列左边没有线</translation>
    </message>
    <message>
        <source>no line on any side</source>
        <translation>每一边都没有线</translation>
    </message>
    <message>
        <source>no line right of row %1, column %2</source>
        <translation>第%1行第%2列右边没有线</translation>
    </message>
    <message>
        <source>none or both of the lines %1 and %2</source>
        <translation>%1和%2都有线或都没有线</translation>
    </message>
    <message>
        <source>none or two lines</source>
        <translation>有0或2条线</translation>
    </message>
    <message>
        <source>on the left</source>
        <translation>左边</translation>
    </message>
    <message>
        <source>on the right</source>
        <translation>右边</translation>
    </message>
    <message>
        <source>one line %1 or %2</source>
        <translation>%1和%2恰有一边有线</translation>
    </message>
    <message>
        <source>right of row %1, column %2</source>
        <translation>第%1行第%2列右边</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are on different sides</source>
        <translation>第%1行第%2列和第%3行第%4列在异侧</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are on the same side</source>
        <translation>第%1行第%2列和第%3行第%4列在同侧</translation>
    </message>
    <message>
        <source>the %1 at row %2, column %3</source>
        <translation>第%2行第%3列的%1</translation>
    </message>
    <message>
        <source>the border</source>
        <translation>盘面边缘</translation>
    </message>
    <message>
        <source>the dot at the bottom left of row %1, column %2</source>
        <translation>第%1行第%2列左下角的点</translation>
    </message>
    <message>
        <source>the dot at the bottom right of row %1, column %2</source>
        <translation>第%1行第%2列右下角的点</translation>
    </message>
    <message>
        <source>the dot at the top left of row %1, column %2</source>
        <translation>第%1行第%2列左上角的点</translation>
    </message>
    <message>
        <source>the dot at the top right of row %1, column %2</source>
        <translation>第%1行第%2列右上角的点</translation>
    </message>
    <message>
        <source>they are on different sides</source>
        <translation>它们在异侧</translation>
    </message>
    <message>
        <source>they are on the same side</source>
        <translation>它们在同侧</translation>
    </message>
    <message>
        <source>two lines</source>
        <translation>有2条线</translation>
    </message>
    <message>
        <source>no line at the %1 corner of row %2, column %3</source>
        <translation>第%2行第%3列的%1没有线</translation>
    </message>
    <message>
        <source>one line at the %1 corner of row %2, column %3</source>
        <translation>第%2行第%3列的%1有1条线</translation>
    </message>
    <message>
        <source>at most one line at the %1 corner of row %2, column %3</source>
        <translation>第%2行第%3列的%1至多有1条线</translation>
    </message>
    <message>
        <source>two lines at the %1 corner of row %2, column %3</source>
        <translation>第%2行第%3列的%1有2条线</translation>
    </message>
    <message>
        <source>none or two lines at the %1 corner of row %2, column %3</source>
        <translation>第%2行第%3列的%1有0或2条线</translation>
    </message>
    <message>
        <source>at least one line at the %1 corner of row %2, column %3</source>
        <translation>第%2行第%3列的%1至少有1条线</translation>
    </message>
    <message>
        <source>any lines at the %1 corner of row %2, column %3</source>
        <translation>第%2行第%3列的%1线数不限</translation>
    </message>
    <message>
        <source>edge above row %1, column %2</source>
        <translation>第%1行第%2列的上边</translation>
    </message>
    <message>
        <source>edge below row %1, column %2</source>
        <translation>第%1行第%2列的下边</translation>
    </message>
    <message>
        <source>edge left of row %1, column %2</source>
        <translation>第%1行第%2列的左边</translation>
    </message>
    <message>
        <source>edge right of row %1, column %2</source>
        <translation>第%1行第%2列的右边</translation>
    </message>
    <message>
        <source>row %1, column %2 is inside</source>
        <translation>第%1行第%2列在内侧</translation>
    </message>
    <message>
        <source>row %1, column %2 is outside</source>
        <translation>第%1行第%2列在外侧</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are outside</source>
        <translation>第%1行第%2列和第%3行第%4列在外侧</translation>
    </message>
    <message>
        <source>row %1, column %2, row %3, column %4 and row %5, column %6 are outside</source>
        <translation>第%1行第%2列、第%3行第%4列和第%5行第%6列在外侧</translation>
    </message>
    <message>
        <source>row %1, column %2, row %3, column %4, row %5, column %6 and row %7, column %8 are outside</source>
        <translation>第%1行第%2列、第%3行第%4列、第%5行第%6列和第%7行第%8列在外侧</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are inside</source>
        <translation>第%1行第%2列和第%3行第%4列在内侧</translation>
    </message>
    <message>
        <source>row %1, column %2, row %3, column %4 and row %5, column %6 are inside</source>
        <translation>第%1行第%2列、第%3行第%4列和第%5行第%6列在内侧</translation>
    </message>
    <message>
        <source>row %1, column %2, row %3, column %4, row %5, column %6 and row %7, column %8 are inside</source>
        <translation>第%1行第%2列、第%3行第%4列、第%5行第%6列和第%7行第%8列在内侧</translation>
    </message>
    <message>
        <source>clue %1 at row %2, column %3</source>
        <translation>第%2行第%3列的线索%1</translation>
    </message>
    <message>
        <source>there is one loop, which never touches itself</source>
        <translation>只有一条回路，且不与自身相碰</translation>
    </message>
    <message>
        <source>1 edge</source>
        <translation>1条边</translation>
    </message>
    <message>
        <source>%1 edges</source>
        <translation>%1条边</translation>
    </message>
    <message>
        <source>row %1, column %2, no clue</source>
        <translation>第%1行第%2列，没有线索</translation>
    </message>
    <message>
        <source>row %1, column %2, clue %3</source>
        <translation>第%1行第%2列，线索%3</translation>
    </message>
    <message>
        <source>a number of rows and one of columns, 1 to %1 each, or 0 0</source>
        <translation>行数和列数，各为1到%1，或0 0</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>行末</translation>
    </message>
    <message>
        <source>nothing more after the closing 0 0</source>
        <translation>结尾的0 0之后没有其他内容</translation>
    </message>
    <message>
        <source>row %1 of %2</source>
        <translation>第%1行（共%2行）</translation>
    </message>
    <message>
        <source>a line of more than %1 bytes</source>
        <translation>超过%1字节的行</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>文本末尾</translation>
    </message>
    <message>
        <source>line</source>
        <translation>线</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>叉</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>内侧</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>外侧</translation>
    </message>
    <message>
        <source>found %1; expected %2</source>
        <translation>实际为%1；应为%2</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>无解</translation>
    </message>
    <message>
        <source>one answer</source>
        <translation>唯一解</translation>
    </message>
    <message>
        <source>many answers</source>
        <translation>多解</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>clue %1 of %2: 0, 1, 2, 3 or &apos;.&apos;</source>
        <translation>第%1个线索（共%2个）：0、1、2、3或“.”</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>左上角</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>右上角</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>右下角</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>左下角</translation>
    </message>
    <message>
        <source>dot top left of row %1, column %2</source>
        <translation>第%1行第%2列左上角的点</translation>
    </message>
    <message>
        <source>dot top right of row %1, column %2</source>
        <translation>第%1行第%2列右上角的点</translation>
    </message>
    <message>
        <source>dot bottom left of row %1, column %2</source>
        <translation>第%1行第%2列左下角的点</translation>
    </message>
    <message>
        <source>dot bottom right of row %1, column %2</source>
        <translation>第%1行第%2列右下角的点</translation>
    </message>
    <message>
        <source>this is not an expression</source>
        <translation>这不是算式</translation>
    </message>
    <message>
        <source>the card %1 is not used</source>
        <translation>牌%1没有用到</translation>
    </message>
    <message>
        <source>the expression is worth %1, not %2</source>
        <translation>算式的值是%1，不是%2</translation>
    </message>
    <message>
        <source>the card %1 is used twice</source>
        <translation>牌%1用了两次</translation>
    </message>
    <message>
        <source>exponents are not allowed</source>
        <translation>不允许使用乘方</translation>
    </message>
    <message>
        <source>%1 %2 %3 has no valid value</source>
        <translation>%1 %2 %3没有有效的值</translation>
    </message>
    <message>
        <source>the intermediate value %1 is not a whole number</source>
        <translation>中间结果%1不是整数</translation>
    </message>
    <message>
        <source>place %1 of the expression is open</source>
        <translation>算式的第%1位未定</translation>
    </message>
    <message>
        <source>place %1 of the expression is blank</source>
        <translation>算式的第%1位为空</translation>
    </message>
    <message>
        <source>%1 make %2 as %3</source>
        <translation>%1得到%2，即%3</translation>
    </message>
    <message>
        <source>%1 can make %2</source>
        <translation>%1可以得到%2</translation>
    </message>
    <message>
        <source>the card %1 is %2</source>
        <translation>牌%1是%2</translation>
    </message>
    <message>
        <source>sets of %1 cards make %2 values in all</source>
        <translation>每组%1张牌，共得到%2个值</translation>
    </message>
    <message>
        <source>%1 make %2 values</source>
        <translation>%1得到%2个值</translation>
    </message>
    <message>
        <source>%1 = %2 can be made</source>
        <translation>可以得到%1 = %2</translation>
    </message>
    <message>
        <source>nothing can be made on this side of the target</source>
        <translation>目标的这一边得不到任何值</translation>
    </message>
    <message>
        <source>nothing comes closer to %1</source>
        <translation>没有更接近%1的值</translation>
    </message>
    <message>
        <source>the target is %1</source>
        <translation>目标是%1</translation>
    </message>
    <message>
        <source>no card is used twice</source>
        <translation>没有一张牌用了两次</translation>
    </message>
    <message>
        <source>every card is used once</source>
        <translation>每张牌都用一次</translation>
    </message>
    <message>
        <source>the card %1</source>
        <translation>牌%1</translation>
    </message>
    <message>
        <source>1 place of the expression</source>
        <translation>算式中的1个位置</translation>
    </message>
    <message>
        <source>%1 places of the expression</source>
        <translation>算式中的%1个位置</translation>
    </message>
    <message>
        <source>card %1 of %2: %3</source>
        <translation>第%1张牌（共%2张）：%3</translation>
    </message>
    <message>
        <source>the target %1</source>
        <translation>目标%1</translation>
    </message>
    <message>
        <source>the expression</source>
        <translation>算式</translation>
    </message>
    <message>
        <source>the place of a value close to the target</source>
        <translation>接近目标的值的位置</translation>
    </message>
    <message>
        <source>the branch up from %1</source>
        <translation>从%1向上的分支</translation>
    </message>
    <message>
        <source>the sign that joins %1</source>
        <translation>连接%1的运算符</translation>
    </message>
    <message>
        <source>what %1 make</source>
        <translation>%1得到的值</translation>
    </message>
    <message>
        <source>a card: 1 to %1, A, J, Q or K</source>
        <translation>一张牌：1到%1、A、J、Q 或 K</translation>
    </message>
    <message>
        <source>&apos;=&apos; after %1 cards</source>
        <translation>%1张牌之后的“=”</translation>
    </message>
    <message>
        <source>a card (1 to %1, A, J, Q or K) or &apos;=&apos;</source>
        <translation>一张牌（1到%1、A、J、Q 或 K）或“=”</translation>
    </message>
    <message>
        <source>a target: a whole number or a fraction, of up to %1</source>
        <translation>目标：整数或分数，不超过%1</translation>
    </message>
    <message>
        <source>the end of the line, or an option: exponents, integers, some</source>
        <translation>行末，或选项：exponents、integers、some</translation>
    </message>
    <message>
        <source>the tile at row %1, place %2 has %3 links</source>
        <translation>第%1行第%2位的拼块有%3个连接</translation>
    </message>
    <message>
        <source>the links are not one path</source>
        <translation>各连接没有构成一条路径</translation>
    </message>
    <message>
        <source>a division in %1 does not work out</source>
        <translation>%1中有一个除法除不尽</translation>
    </message>
    <message>
        <source>in %1, %2 is not %3</source>
        <translation>%1中，%2不等于%3</translation>
    </message>
    <message>
        <source>link of %1 (row %2, place %3) and %4 (row %5, place %6)</source>
        <translation>%1（第%2行第%3位）与%4（第%5行第%6位）的连接</translation>
    </message>
    <message>
        <source>%1 (row %2, place %3) and %4 (row %5, place %6) are joined</source>
        <translation>%1（第%2行第%3位）与%4（第%5行第%6位）相连</translation>
    </message>
    <message>
        <source>%1 (row %2, place %3) and %4 (row %5, place %6) are not joined</source>
        <translation>%1（第%2行第%3位）与%4（第%5行第%6位）断开</translation>
    </message>
    <message>
        <source>the path ends on %1 (row %2, place %3)</source>
        <translation>%1（第%2行第%3位）是路径的端点</translation>
    </message>
    <message>
        <source>the path does not end on %1 (row %2, place %3)</source>
        <translation>%1（第%2行第%3位）不是路径的端点</translation>
    </message>
    <message>
        <source>the tile %1 at row %2, place %3</source>
        <translation>第%2行第%3位的拼块%1</translation>
    </message>
    <message>
        <source>one path passes through every tile</source>
        <translation>一条路径经过所有拼块</translation>
    </message>
    <message>
        <source>the path reads as an equation</source>
        <translation>路径读作一个等式</translation>
    </message>
    <message>
        <source>row %1, place %2, tile %3</source>
        <translation>第%1行第%2位，拼块%3</translation>
    </message>
    <message>
        <source>the equation</source>
        <translation>等式</translation>
    </message>
    <message>
        <source>the end from which it is read</source>
        <translation>从哪一端读起</translation>
    </message>
    <message>
        <source>an odd number of rows, 3 to %1, or 0</source>
        <translation>行数，3到%1的奇数，或0</translation>
    </message>
    <message>
        <source>the number of tiles in the odd rows, 1 to %1, so that there are no more than %2 tiles</source>
        <translation>奇数行的拼块数，1到%1，且拼块总数不超过%2</translation>
    </message>
    <message>
        <source>tile %1 of %2: a digit, +, -, *, / or =</source>
        <translation>第%1个拼块（共%2个）：数字、+、-、*、/ 或 =</translation>
    </message>
    <message>
        <source>no second =</source>
        <translation>没有第二个 =</translation>
    </message>
    <message>
        <source>an = on one of the tiles</source>
        <translation>某个拼块上有 =</translation>
    </message>
    <message>
        <source>nothing more after the closing 0</source>
        <translation>结尾的0之后没有其他内容</translation>
    </message>
    <message>
        <source>row %1, column %2 holds no digit</source>
        <translation>第%1行第%2列没有数字</translation>
    </message>
    <message>
        <source>row %1 holds the digit %2 twice</source>
        <translation>第%1行有两个数字%2</translation>
    </message>
    <message>
        <source>column %1 holds the digit %2 twice</source>
        <translation>第%1列有两个数字%2</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>第%1列</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第%1行</translation>
    </message>
    <message>
        <source>cage %1 at row %2, column %3</source>
        <translation>第%2行第%3列的%1笼</translation>
    </message>
    <message>
        <source>row %1, column %2 is %3</source>
        <translation>第%1行第%2列是%3</translation>
    </message>
    <message>
        <source>row %1, column %2 is not %3</source>
        <translation>第%1行第%2列不是%3</translation>
    </message>
    <message>
        <source>row %1, column %2 is neither %3 nor %4</source>
        <translation>第%1行第%2列既不是%3也不是%4</translation>
    </message>
    <message>
        <source>row %1, column %2 is %3 or %4</source>
        <translation>第%1行第%2列是%3或%4</translation>
    </message>
    <message>
        <source>%1 cells are %2</source>
        <translation>%1格是%2</translation>
    </message>
    <message>
        <source>%1 cells can only be %2 or %3</source>
        <translation>%1格只能是%2或%3</translation>
    </message>
    <message>
        <source>no other cell of row %1 is %2</source>
        <translation>第%1行其他格都不是%2</translation>
    </message>
    <message>
        <source>no other cell of column %1 is %2</source>
        <translation>第%1列其他格都不是%2</translation>
    </message>
    <message>
        <source>no other cell of row %1 is %2 or %3</source>
        <translation>第%1行其他格都不是%2或%3</translation>
    </message>
    <message>
        <source>no other cell of column %1 is %2 or %3</source>
        <translation>第%1列其他格都不是%2或%3</translation>
    </message>
    <message>
        <source>row %1 has %2</source>
        <translation>第%1行已有%2</translation>
    </message>
    <message>
        <source>column %1 has %2</source>
        <translation>第%1列已有%2</translation>
    </message>
    <message>
        <source>row %1 has %2 and %3</source>
        <translation>第%1行已有%2和%3</translation>
    </message>
    <message>
        <source>column %1 has %2 and %3</source>
        <translation>第%1列已有%2和%3</translation>
    </message>
    <message>
        <source>%1 needs %2</source>
        <translation>%1需要%2</translation>
    </message>
    <message>
        <source>%1 needs %2 or %3</source>
        <translation>%1需要%2或%3</translation>
    </message>
    <message>
        <source>%1 is row %2, column %3</source>
        <translation>%1是第%2行第%3列</translation>
    </message>
    <message>
        <source>%1 = %2 needs %3 = %4</source>
        <translation>%1 = %2需要%3 = %4</translation>
    </message>
    <message>
        <source>1 cell</source>
        <translation>1格</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1格</translation>
    </message>
    <message>
        <source>row %1, column %2, in the cage %3</source>
        <translation>第%1行第%2列，在%3笼中</translation>
    </message>
    <message>
        <source>a side from 1 to %1 and a number of cages from 1 to %2, or 0</source>
        <translation>边长1到%1和笼数1到%2，或0</translation>
    </message>
    <message>
        <source>the letter a</source>
        <translation>字母 a</translation>
    </message>
    <message>
        <source>a letter from a to %1</source>
        <translation>a 到%1之间的字母</translation>
    </message>
    <message>
        <source>a letter from a to z or from A to %1</source>
        <translation>a 到 z 或 A 到%1之间的字母</translation>
    </message>
    <message>
        <source>a row of %1 letters</source>
        <translation>一行%1个字母</translation>
    </message>
    <message>
        <source>a cage in one piece: this cell does not touch the others of its letter</source>
        <translation>连成一片的笼：这一格与同字母的其他格不相邻</translation>
    </message>
    <message>
        <source>at most %1 cells in a cage</source>
        <translation>一个笼至多%1格</translation>
    </message>
    <message>
        <source>&apos;.&apos; for a cage of one cell</source>
        <translation>单格笼用“.”</translation>
    </message>
    <message>
        <source>&apos;+&apos;, &apos;-&apos;, &apos;*&apos;, &apos;/&apos; or &apos;?&apos; for a cage of two cells</source>
        <translation>两格笼用“+”“-”“*”“/”或“?”</translation>
    </message>
    <message>
        <source>a letter that stands in the grid</source>
        <translation>网格中出现的字母</translation>
    </message>
    <message>
        <source>a cage that has no clue yet</source>
        <translation>还没有线索的笼</translation>
    </message>
    <message>
        <source>a target from 0 to %1</source>
        <translation>0到%1之间的目标数</translation>
    </message>
    <message>
        <source>clue %1 of %2</source>
        <translation>第%1个线索（共%2个）</translation>
    </message>
    <message>
        <source>the white cells of row %1 make %2 instead of %3</source>
        <translation>第%1行的白格合计为%2，而不是%3</translation>
    </message>
    <message>
        <source>the black cells of column %1 make %2 instead of %3</source>
        <translation>第%1列的黑格合计为%2，而不是%3</translation>
    </message>
    <message>
        <source>row %1, column %2 is black</source>
        <translation>第%1行第%2列是黑格</translation>
    </message>
    <message>
        <source>row %1, column %2 is white</source>
        <translation>第%1行第%2列是白格</translation>
    </message>
    <message>
        <source>row %1, column %2, digit %3</source>
        <translation>第%1行第%2列，数字%3</translation>
    </message>
    <message>
        <source>row %1, sum of its white cells so far</source>
        <translation>第%1行，目前的白格之和</translation>
    </message>
    <message>
        <source>column %1, sum of its black cells so far</source>
        <translation>第%1列，目前的黑格之和</translation>
    </message>
    <message>
        <source>row %1, what its label still lacks</source>
        <translation>第%1行，距合计还差多少</translation>
    </message>
    <message>
        <source>column %1, what its label still lacks</source>
        <translation>第%1列，距合计还差多少</translation>
    </message>
    <message>
        <source>the column labels: 1 to %1 numbers from 0 to %2</source>
        <translation>各列的合计：1到%1个数，每个数为0到%2</translation>
    </message>
    <message>
        <source>digit %1 of %2: 1 to 9</source>
        <translation>第%1个数字（共%2个）：1到9</translation>
    </message>
    <message>
        <source>the row&apos;s label, a number from 0 to %1</source>
        <translation>该行的合计，0到%1之间的数</translation>
    </message>
    <message>
        <source>no more than %1 rows</source>
        <translation>不超过%1行</translation>
    </message>
    <message>
        <source>a row: %1 digits, then its label</source>
        <translation>一行：%1个数字，然后是该行的合计</translation>
    </message>
    <message>
        <source>candidates %1</source>
        <translation>候选数%1</translation>
    </message>
    <message>
        <source>black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白</translation>
    </message>
    <message>
        <source>joined</source>
        <translation>相连</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>断开</translation>
    </message>
    <message>
        <source>the path ends here</source>
        <translation>路径的端点在此</translation>
    </message>
    <message>
        <source>the path does not end here</source>
        <translation>路径的端点不在此</translation>
    </message>
    <message>
        <source>%1 stands in place %2 of the expression</source>
        <translation>算式的第%2位是%1</translation>
    </message>
    <message>
        <source>%1 does not have the form of an equation</source>
        <translation>%1不具有等式的形式</translation>
    </message>
    <message>
        <source>%1 of the links and the reading</source>
        <translation>连接和读法中的%1项</translation>
    </message>
    <message>
        <source>fewer cards for a hand this hard</source>
        <translation>这个难度的一手牌要少几张牌</translation>
    </message>
    <message>
        <source>the target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>all the cards</source>
        <translation>所有的牌</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>1张牌</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1张牌</translation>
    </message>
    <message>
        <source>one value</source>
        <translation>1个值</translation>
    </message>
    <message>
        <source>%1 values</source>
        <translation>%1个值</translation>
    </message>
    <message>
        <source>%1: this is the target</source>
        <translation>%1：这就是目标</translation>
    </message>
    <message>
        <source>%1: live, one way left</source>
        <translation>%1：可行，还有一种方法</translation>
    </message>
    <message>
        <source>%1: live, %2 ways left</source>
        <translation>%1：可行，还有%2种方法</translation>
    </message>
    <message>
        <source>%1: dead; the target is %2</source>
        <translation>%1：行不通；目标是%2</translation>
    </message>
    <message>
        <source>%1: dead; nothing left makes up %2, the nearest are %3 and %4</source>
        <translation>%1：行不通；剩下的牌凑不出%2，最接近的是%3和%4</translation>
    </message>
    <message>
        <source>%1: dead; nothing left makes up %2, the nearest is %3</source>
        <translation>%1：行不通；剩下的牌凑不出%2，最接近的是%3</translation>
    </message>
    <message>
        <source>%1: dead; what is left makes nothing at all</source>
        <translation>%1：行不通；剩下的牌什么也凑不出</translation>
    </message>
    <message>
        <source>a size from %1 to %2</source>
        <translation>%1到%2之间的大小</translation>
    </message>
    <message>
        <source>no symmetry, as these puzzles have none</source>
        <translation>无对称，因为这类题目没有对称</translation>
    </message>
    <message>
        <source>another symmetry of the clues</source>
        <translation>线索的另一种对称</translation>
    </message>
    <message>
        <source>an odd number of tiles, at most %1, for a board this gentle</source>
        <translation>这个入门难度的盘面，拼块数须为奇数，至多%1</translation>
    </message>
    <message>
        <source>at most %1 tiles, or %2 if their number is even, for a board this easy</source>
        <translation>这个简单难度的盘面至多%1个拼块，偶数时至多%2个</translation>
    </message>
    <message>
        <source>at most %1 tiles for this difficulty</source>
        <translation>这个难度至多%1个拼块</translation>
    </message>
    <message>
        <source>at least %1 tiles for a board this hard</source>
        <translation>这个难度的盘面至少%1个拼块</translation>
    </message>
    <message>
        <source>a wider board for a puzzle this hard</source>
        <translation>这个难度的题目需要更宽的盘面</translation>
    </message>
    <message>
        <source>an odd number of rows</source>
        <translation>行数为奇数</translation>
    </message>
    <message>
        <source>a board of %1 to %2 tiles</source>
        <translation>%1到%2个拼块的盘面</translation>
    </message>
    <message>
        <source>one tile</source>
        <translation>1个拼块</translation>
    </message>
    <message>
        <source>%1 tiles</source>
        <translation>%1个拼块</translation>
    </message>
    <message>
        <source>the one path</source>
        <translation>唯一的路径</translation>
    </message>
    <message>
        <source>one link</source>
        <translation>1个连接</translation>
    </message>
    <message>
        <source>%1 links</source>
        <translation>%1个连接</translation>
    </message>
    <message>
        <source>one cut</source>
        <translation>1处断开</translation>
    </message>
    <message>
        <source>%1 cuts</source>
        <translation>%1处断开</translation>
    </message>
    <message>
        <source>the reading</source>
        <translation>读法</translation>
    </message>
    <message>
        <source>one end</source>
        <translation>1个端点</translation>
    </message>
    <message>
        <source>%1 ends</source>
        <translation>%1个端点</translation>
    </message>
    <message>
        <source>one inner tile</source>
        <translation>1个中间拼块</translation>
    </message>
    <message>
        <source>%1 inner tiles</source>
        <translation>%1个中间拼块</translation>
    </message>
    <message>
        <source>the place of the =</source>
        <translation>= 的位置</translation>
    </message>
    <message>
        <source>as many rows as columns</source>
        <translation>行数与列数相同</translation>
    </message>
    <message>
        <source>one cage</source>
        <translation>1个笼</translation>
    </message>
    <message>
        <source>%1 cages</source>
        <translation>%1个笼</translation>
    </message>
    <message>
        <source>one row</source>
        <translation>1行</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1行</translation>
    </message>
    <message>
        <source>one column</source>
        <translation>1列</translation>
    </message>
    <message>
        <source>%1 columns</source>
        <translation>%1列</translation>
    </message>
    <message>
        <source>one digit</source>
        <translation>1个数字</translation>
    </message>
    <message>
        <source>%1 digits</source>
        <translation>%1个数字</translation>
    </message>
    <message>
        <source>the candidates of one cell</source>
        <translation>1格的候选数</translation>
    </message>
    <message>
        <source>the candidates of %1 cells</source>
        <translation>%1格的候选数</translation>
    </message>
    <message>
        <source>a board of at least %1 cells for a puzzle this hard</source>
        <translation>这个难度的题目至少需要%1格的盘面</translation>
    </message>
    <message>
        <source>one black cell</source>
        <translation>1个黑格</translation>
    </message>
    <message>
        <source>%1 black cells</source>
        <translation>%1个黑格</translation>
    </message>
    <message>
        <source>one white cell</source>
        <translation>1个白格</translation>
    </message>
    <message>
        <source>%1 white cells</source>
        <translation>%1个白格</translation>
    </message>
    <message>
        <source>one clue</source>
        <translation>1个线索</translation>
    </message>
    <message>
        <source>%1 clues</source>
        <translation>%1个线索</translation>
    </message>
    <message>
        <source>one dot</source>
        <translation>1个点</translation>
    </message>
    <message>
        <source>%1 dots</source>
        <translation>%1个点</translation>
    </message>
    <message>
        <source>the one loop</source>
        <translation>唯一的回路</translation>
    </message>
    <message>
        <source>one line</source>
        <translation>有1条线</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1条线</translation>
    </message>
    <message>
        <source>one cross</source>
        <translation>1个叉</translation>
    </message>
    <message>
        <source>%1 crosses</source>
        <translation>%1个叉</translation>
    </message>
    <message>
        <source>one cell inside</source>
        <translation>1个内侧格</translation>
    </message>
    <message>
        <source>%1 cells inside</source>
        <translation>%1个内侧格</translation>
    </message>
    <message>
        <source>one cell outside</source>
        <translation>1个外侧格</translation>
    </message>
    <message>
        <source>%1 cells outside</source>
        <translation>%1个外侧格</translation>
    </message>
    <message>
        <source>one corner</source>
        <translation>1个角</translation>
    </message>
    <message>
        <source>%1 corners</source>
        <translation>%1个角</translation>
    </message>
    <message>
        <source>one pair of cells</source>
        <translation>1对格</translation>
    </message>
    <message>
        <source>%1 pairs of cells</source>
        <translation>%1对格</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>As hard as its hardest step.</source>
        <translation>与最难的步骤一样难。</translation>
    </message>
    <message>
        <source>Hardest step: %1, but one of several to choose from.</source>
        <translation>最难的步骤：%1，但有多个步骤可选。</translation>
    </message>
    <message>
        <source>No step is harder than %1, but many are not much easier: together they are harder.</source>
        <translation>没有步骤比“%1”更难，但许多步骤相差无几：合起来就更难。</translation>
    </message>
    <message>
        <source>card %1 of %2</source>
        <translation>第%1张牌（共%2张）</translation>
    </message>
    <message>
        <source>one card is blank</source>
        <translation>有1张牌为空</translation>
    </message>
    <message>
        <source>%1 cards are blank</source>
        <translation>有%1张牌为空</translation>
    </message>
    <message>
        <source>the target is missing</source>
        <translation>缺少目标</translation>
    </message>
    <message>
        <source>the target is incomplete</source>
        <translation>目标不完整</translation>
    </message>
    <message>
        <source>row %1, place %2</source>
        <translation>第%1行第%2位</translation>
    </message>
    <message>
        <source>a board of at most %1 tiles</source>
        <translation>至多%1个拼块的盘面</translation>
    </message>
    <message>
        <source>one tile is blank</source>
        <translation>有1个拼块为空</translation>
    </message>
    <message>
        <source>%1 tiles are blank</source>
        <translation>有%1个拼块为空</translation>
    </message>
    <message>
        <source>the &quot;=&quot; is missing</source>
        <translation>缺少“=”</translation>
    </message>
    <message>
        <source>there are %1 &quot;=&quot; instead of one</source>
        <translation>有%1个“=”，应只有一个</translation>
    </message>
    <message>
        <source>no equation along this path fits the tiles</source>
        <translation>沿这条路径没有符合各拼块的等式</translation>
    </message>
    <message>
        <source>one cage has no number</source>
        <translation>有1个笼没有数</translation>
    </message>
    <message>
        <source>%1 cages have no number</source>
        <translation>有%1个笼没有数</translation>
    </message>
    <message>
        <source>one cage has no operator</source>
        <translation>有1个笼没有运算符</translation>
    </message>
    <message>
        <source>%1 cages have no operator</source>
        <translation>有%1个笼没有运算符</translation>
    </message>
    <message>
        <source>one cage of a single cell has an operator</source>
        <translation>有1个单格笼带有运算符</translation>
    </message>
    <message>
        <source>%1 cages of a single cell have an operator</source>
        <translation>有%1个单格笼带有运算符</translation>
    </message>
    <message>
        <source>one cell is in no cage</source>
        <translation>有1格不在任何笼中</translation>
    </message>
    <message>
        <source>%1 cells are in no cage</source>
        <translation>有%1格不在任何笼中</translation>
    </message>
    <message>
        <source>a cage has more than %1 cells</source>
        <translation>有一个笼超过%1格</translation>
    </message>
    <message>
        <source>there are %1 cages, more than %2</source>
        <translation>共有%1个笼，超过了%2个</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>第%1行第%2列</translation>
    </message>
    <message>
        <source>row %1, the sum of its white cells</source>
        <translation>第%1行，白格之和</translation>
    </message>
    <message>
        <source>column %1, the sum of its black cells</source>
        <translation>第%1列，黑格之和</translation>
    </message>
    <message>
        <source>one cell has no digit</source>
        <translation>有1格没有数字</translation>
    </message>
    <message>
        <source>%1 cells have no digit</source>
        <translation>有%1格没有数字</translation>
    </message>
    <message>
        <source>one label is missing</source>
        <translation>缺少1个合计</translation>
    </message>
    <message>
        <source>%1 labels are missing</source>
        <translation>缺少%1个合计</translation>
    </message>
    <message>
        <source>one cell is neither black nor white</source>
        <translation>有1格既非黑也非白</translation>
    </message>
    <message>
        <source>%1 cells are neither black nor white</source>
        <translation>有%1格既非黑也非白</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>一个对象</translation>
    </message>
    <message>
        <source>an object with &quot;%1&quot;</source>
        <translation>带有“%1”的对象</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>一个列表</translation>
    </message>
    <message>
        <source>a list of %1</source>
        <translation>%1项的列表</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1到%2之间的整数</translation>
    </message>
    <message>
        <source>a number of seconds</source>
        <translation>秒数</translation>
    </message>
    <message>
        <source>a text of at most %1 bytes</source>
        <translation>不超过%1字节的文本</translation>
    </message>
    <message>
        <source>a text for each place</source>
        <translation>每个位置一段文本</translation>
    </message>
    <message>
        <source>a kind of puzzle that this Inkling knows</source>
        <translation>本版 Inkling 认识的题目种类</translation>
    </message>
    <message>
        <source>clues that fit a puzzle of this kind and size</source>
        <translation>符合此类题目及其大小的线索</translation>
    </message>
    <message>
        <source>marks that fit this puzzle</source>
        <translation>符合此题的标记</translation>
    </message>
    <message>
        <source>version %1 or older: a newer Inkling wrote this file</source>
        <translation>版本%1或更早：此文件由更新版本的 Inkling 写成</translation>
    </message>
    <message>
        <source>a number that no other puzzle has</source>
        <translation>与其他题目都不同的编号</translation>
    </message>
    <message>
        <source>a step that fits the puzzles</source>
        <translation>与这些题目相符的步骤</translation>
    </message>
    <message>
        <source>nothing nested deeper than %1</source>
        <translation>嵌套不超过%1层</translation>
    </message>
    <message>
        <source>no more than %1 values</source>
        <translation>不超过%1个值</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>%1: nothing can be divided by 0</source>
        <translation>%1：不能除以0</translation>
    </message>
    <message>
        <source>%1: this has no valid value</source>
        <translation>%1：这没有有效的值</translation>
    </message>
    <message>
        <source>%1 = %2: only whole numbers are allowed</source>
        <translation>%1 = %2：只允许整数</translation>
    </message>
    <message>
        <source>these two cannot be joined like this</source>
        <translation>这两个不能这样连接</translation>
    </message>
    <message>
        <source>the values of its sides</source>
        <translation>等式两边的值</translation>
    </message>
    <message>
        <source>solvable</source>
        <translation>可解</translation>
    </message>
    <message>
        <source>how many tiles stand before the =</source>
        <translation>= 之前有多少个拼块</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1是%2</translation>
    </message>
    <message>
        <source>the answer reads %1</source>
        <translation>答案读作%1</translation>
    </message>
    <message>
        <source>As hard to find as the easiest answer: %1.</source>
        <translation>与最容易的答案一样难找：%1。</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>奇数</translation>
    </message>
    <message>
        <source>even</source>
        <translation>偶数</translation>
    </message>
    <message>
        <source>%1 rows and columns</source>
        <translation>%1个行和列</translation>
    </message>
    <message>
        <source>the %1 in column %2</source>
        <translation>第%2列的%1</translation>
    </message>
    <message>
        <source>the %1 in row %2</source>
        <translation>第%2行的%1</translation>
    </message>
    <message>
        <source>the %1 at row %2, column %3 is black</source>
        <translation>第%2行第%3列的%1是黑格</translation>
    </message>
    <message>
        <source>the %1 at row %2, column %3 is white</source>
        <translation>第%2行第%3列的%1是白格</translation>
    </message>
    <message>
        <source>the %1 in column %2 is black</source>
        <translation>第%2列的%1是黑格</translation>
    </message>
    <message>
        <source>the %1 in column %2 is white</source>
        <translation>第%2列的%1是白格</translation>
    </message>
    <message>
        <source>the %1 in row %2 is black</source>
        <translation>第%2行的%1是黑格</translation>
    </message>
    <message>
        <source>the %1 in row %2 is white</source>
        <translation>第%2行的%1是白格</translation>
    </message>
    <message>
        <source>1 cell is %1</source>
        <translation>1格为%1</translation>
    </message>
    <message>
        <source>%2 cells are %1</source>
        <translation>%2格为%1</translation>
    </message>
    <message>
        <source>%1 links are joined</source>
        <translation>%1个连接相连</translation>
    </message>
    <message>
        <source>%1 links are cut</source>
        <translation>%1个连接断开</translation>
    </message>
    <message>
        <source>the path does not end on %1 other tiles</source>
        <translation>另有%1个拼块不是路径的端点</translation>
    </message>
    <message>
        <source>the %1 at row %2, place %3 has too many links</source>
        <translation>第%2行第%3位的%1连接过多</translation>
    </message>
    <message>
        <source>the %1 at row %2, place %3 has too few links left</source>
        <translation>第%2行第%3位的%1剩下的连接不够</translation>
    </message>
    <message>
        <source>the path has more than two ends</source>
        <translation>路径的端点多于两个</translation>
    </message>
    <message>
        <source>the path has fewer than two ends</source>
        <translation>路径的端点少于两个</translation>
    </message>
    <message>
        <source>three digits in a row have the %1 at row %2, place %3 between them</source>
        <translation>三个数字相连，中间是第%2行第%3位的%1</translation>
    </message>
    <message>
        <source>too many numbers have two digits</source>
        <translation>两位数过多</translation>
    </message>
    <message>
        <source>too many numbers have one digit</source>
        <translation>一位数过多</translation>
    </message>
    <message>
        <source>the %1 at row %2, place %3 has no second digit, and no more numbers may have one digit</source>
        <translation>第%2行第%3位的%1没有第二位数字，而一位数不能再多了</translation>
    </message>
    <message>
        <source>a digit follows a 0</source>
        <translation>0后面跟着数字</translation>
    </message>
    <message>
        <source>the path closes to a ring</source>
        <translation>路径闭合成环</translation>
    </message>
    <message>
        <source>the path ends while tiles are left over</source>
        <translation>路径已到头，却还剩下拼块</translation>
    </message>
    <message>
        <source>some tiles are cut off from the others</source>
        <translation>有拼块与其他拼块隔断</translation>
    </message>
    <message>
        <source>no path can pass the %1 at row %2, place %3 from part to part</source>
        <translation>没有路径能经由第%2行第%3位的%1从一部分到另一部分</translation>
    </message>
    <message>
        <source>the path ends on an operator</source>
        <translation>路径的端点是运算符</translation>
    </message>
    <message>
        <source>two operators are joined</source>
        <translation>两个运算符相连</translation>
    </message>
    <message>
        <source>two zeros are joined</source>
        <translation>两个0相连</translation>
    </message>
    <message>
        <source>the %1 at row %2, place %3</source>
        <translation>第%2行第%3位的%1</translation>
    </message>
    <message>
        <source>the left side has 1 tile</source>
        <translation>等号左边有1个拼块</translation>
    </message>
    <message>
        <source>the left side has %1 tiles</source>
        <translation>等号左边有%1个拼块</translation>
    </message>
    <message>
        <source>the left side has %1 or %2 tiles</source>
        <translation>等号左边有%1或%2个拼块</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1到%2</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are each %5 or %6</source>
        <translation>第%1行第%2列和第%3行第%4列各为%5或%6</translation>
    </message>
    <message>
        <source>row %1, column %2; row %3, column %4 and row %5, column %6 are each %7 or %8</source>
        <translation>第%1行第%2列、第%3行第%4列和第%5行第%6列各为%7或%8</translation>
    </message>
    <message>
        <source>the side never changes</source>
        <translation>从不换侧</translation>
    </message>
    <message>
        <source>the side changes once</source>
        <translation>换侧一次</translation>
    </message>
    <message>
        <source>the side changes %1 times</source>
        <translation>换侧%1次</translation>
    </message>
    <message>
        <source>%1 (%2 does not work out)</source>
        <translation>%1（%2除不尽）</translation>
    </message>
    <message>
        <source>no digit is left for row %1, column %2</source>
        <translation>第%1行第%2列没有数字可填</translation>
    </message>
    <message>
        <source>%1 is at most %2</source>
        <translation>%1至多为%2</translation>
    </message>
    <message>
        <source>%1 and %2 are at most %3</source>
        <translation>%1和%2至多为%3</translation>
    </message>
    <message>
        <source>%1 is at least %2</source>
        <translation>%1至少为%2</translation>
    </message>
    <message>
        <source>%1 and %2 are at least %3</source>
        <translation>%1和%2至少为%3</translation>
    </message>
    <message>
        <source>a line runs above row %1, column %2</source>
        <translation>第%1行第%2列上边有线</translation>
    </message>
    <message>
        <source>no line runs above row %1, column %2</source>
        <translation>第%1行第%2列上边没有线</translation>
    </message>
    <message>
        <source>a line runs below row %1, column %2</source>
        <translation>第%1行第%2列下边有线</translation>
    </message>
    <message>
        <source>no line runs below row %1, column %2</source>
        <translation>第%1行第%2列下边没有线</translation>
    </message>
    <message>
        <source>a line runs left of row %1, column %2</source>
        <translation>第%1行第%2列左边有线</translation>
    </message>
    <message>
        <source>no line runs left of row %1, column %2</source>
        <translation>第%1行第%2列左边没有线</translation>
    </message>
    <message>
        <source>a line runs right of row %1, column %2</source>
        <translation>第%1行第%2列右边有线</translation>
    </message>
    <message>
        <source>no line runs right of row %1, column %2</source>
        <translation>第%1行第%2列右边没有线</translation>
    </message>
    <message>
        <source>row %2, column %3 has no line at its %1 corner</source>
        <translation>第%2行第%3列的%1没有线</translation>
    </message>
    <message>
        <source>row %2, column %3 has one line at its %1 corner</source>
        <translation>第%2行第%3列的%1有1条线</translation>
    </message>
    <message>
        <source>row %2, column %3 has at most one line at its %1 corner</source>
        <translation>第%2行第%3列的%1至多有1条线</translation>
    </message>
    <message>
        <source>row %2, column %3 has two lines at its %1 corner</source>
        <translation>第%2行第%3列的%1有2条线</translation>
    </message>
    <message>
        <source>row %2, column %3 has none or two lines at its %1 corner</source>
        <translation>第%2行第%3列的%1有0或2条线</translation>
    </message>
    <message>
        <source>row %2, column %3 has at least one line at its %1 corner</source>
        <translation>第%2行第%3列的%1至少有1条线</translation>
    </message>
    <message>
        <source>row %2, column %3 may have any lines at its %1 corner</source>
        <translation>第%2行第%3列的%1线数不限</translation>
    </message>
    <message>
        <source>the rest of row %1 takes %2</source>
        <translation>第%1行其余格占用%2</translation>
    </message>
    <message>
        <source>the rest of row %1 takes %2 and %3</source>
        <translation>第%1行其余格占用%2和%3</translation>
    </message>
    <message>
        <source>the rest of column %1 takes %2</source>
        <translation>第%1列其余格占用%2</translation>
    </message>
    <message>
        <source>the rest of column %1 takes %2 and %3</source>
        <translation>第%1列其余格占用%2和%3</translation>
    </message>
    <message>
        <source>one cell is not filled in</source>
        <translation>有1格未填</translation>
    </message>
    <message>
        <source>%1 cells are not filled in</source>
        <translation>有%1格未填</translation>
    </message>
    <message>
        <source>one cage has no sum</source>
        <translation>有1个笼没有和</translation>
    </message>
    <message>
        <source>%1 cages have no sum</source>
        <translation>有%1个笼没有和</translation>
    </message>
    <message>
        <source>row %1, column %2: %3</source>
        <translation>第%1行第%2列：%3</translation>
    </message>
    <message>
        <source>part of the board</source>
        <translation>盘面的一部分</translation>
    </message>
    <message>
        <source>&apos;%1&apos; and the side of the board</source>
        <translation>“%1”和盘面的边长</translation>
    </message>
    <message>
        <source>&apos;%1&apos;, the number of rows and the number of columns</source>
        <translation>“%1”、行数和列数</translation>
    </message>
    <message>
        <source>the number of cages, 1 to %1</source>
        <translation>笼数，1到%1</translation>
    </message>
    <message>
        <source>the end of the line, or one of: %1</source>
        <translation>行末，或以下之一：%1</translation>
    </message>
    <message>
        <source>a row of %1 letters of %2 cages, &apos;.&apos; for no cage</source>
        <translation>一行%1个字母，表示%2个笼，“.”表示不属于任何笼</translation>
    </message>
    <message>
        <source>a sum from 1 to %1</source>
        <translation>1到%1之间的和</translation>
    </message>
    <message>
        <source>&apos;+&apos;</source>
        <translation>“+”</translation>
    </message>
    <message>
        <source>cages that are each in one piece</source>
        <translation>各自连成一片的笼</translation>
    </message>
    <message>
        <source>a board without that mistake</source>
        <translation>没有这个错误的盘面</translation>
    </message>
    <message>
        <source>a puzzle that begins with &apos;%1&apos;</source>
        <translation>以“%1”开头的题目</translation>
    </message>
    <message>
        <source>row %1, between columns %2 and %3</source>
        <translation>第%1行，第%2列与第%3列之间</translation>
    </message>
    <message>
        <source>column %1, between rows %2 and %3</source>
        <translation>第%1列，第%2行与第%3行之间</translation>
    </message>
    <message>
        <source>the line joins columns %2 and %3 in row %1</source>
        <translation>第%1行第%2列与第%3列之间有线</translation>
    </message>
    <message>
        <source>no line joins columns %2 and %3 in row %1</source>
        <translation>第%1行第%2列与第%3列之间没有线</translation>
    </message>
    <message>
        <source>the line joins rows %2 and %3 in column %1</source>
        <translation>第%1列第%2行与第%3行之间有线</translation>
    </message>
    <message>
        <source>no line joins rows %2 and %3 in column %1</source>
        <translation>第%1列第%2行与第%3行之间没有线</translation>
    </message>
    <message>
        <source>one piece of the line</source>
        <translation>1段线</translation>
    </message>
    <message>
        <source>%1 pieces of the line</source>
        <translation>%1段线</translation>
    </message>
    <message>
        <source>1 place between two cells</source>
        <translation>格间的1个位置</translation>
    </message>
    <message>
        <source>%1 places between two cells</source>
        <translation>格间的%1个位置</translation>
    </message>
    <message>
        <source>row %1, column %2 has no valid value</source>
        <translation>第%1行第%2列没有有效的值</translation>
    </message>
    <message>
        <source>one box</source>
        <translation>1个宫</translation>
    </message>
    <message>
        <source>%1 boxes</source>
        <translation>%1个宫</translation>
    </message>
    <message>
        <source>diagonal %1</source>
        <translation>对角线%1</translation>
    </message>
    <message>
        <source>one diagonal</source>
        <translation>1条对角线</translation>
    </message>
    <message>
        <source>%1 diagonals</source>
        <translation>%1条对角线</translation>
    </message>
    <message>
        <source>the digit given at row %1, column %2</source>
        <translation>第%1行第%2列的已知数</translation>
    </message>
    <message>
        <source>one digit given</source>
        <translation>1个已知数</translation>
    </message>
    <message>
        <source>%1 digits given</source>
        <translation>%1个已知数</translation>
    </message>
    <message>
        <source>4, 6 or 9 rows</source>
        <translation>4、6或9行</translation>
    </message>
    <message>
        <source>a digit from 1 to %1, or &apos;.&apos;</source>
        <translation>1到%1的数字，或“.”</translation>
    </message>
    <message>
        <source>a cage in several pieces</source>
        <translation>分成几片的笼</translation>
    </message>
    <message>
        <source>the cage of %3 at row %1, column %2</source>
        <translation>第%1行第%2列的%3笼</translation>
    </message>
    <message>
        <source>the %1s of row %2</source>
        <translation>第%2行的各个%1</translation>
    </message>
    <message>
        <source>two %1s of row %2 are white</source>
        <translation>第%2行有两个%1是白格</translation>
    </message>
    <message>
        <source>one row&apos;s equal numbers</source>
        <translation>1行的相同数</translation>
    </message>
    <message>
        <source>%1 rows&apos; equal numbers</source>
        <translation>%1行的相同数</translation>
    </message>
    <message>
        <source>the %1s of column %2</source>
        <translation>第%2列的各个%1</translation>
    </message>
    <message>
        <source>two %1s of column %2 are white</source>
        <translation>第%2列有两个%1是白格</translation>
    </message>
    <message>
        <source>one column&apos;s equal numbers</source>
        <translation>1列的相同数</translation>
    </message>
    <message>
        <source>%1 columns&apos; equal numbers</source>
        <translation>%1列的相同数</translation>
    </message>
    <message>
        <source>that row %1, column %2 and row %3, column %4 are not both black</source>
        <translation>第%1行第%2列和第%3行第%4列不都是黑格</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are both black</source>
        <translation>第%1行第%2列和第%3行第%4列都是黑格</translation>
    </message>
    <message>
        <source>one pair of neighbours</source>
        <translation>1对相邻格</translation>
    </message>
    <message>
        <source>%1 pairs of neighbours</source>
        <translation>%1对相邻格</translation>
    </message>
    <message>
        <source>that the white cells are connected</source>
        <translation>白格必须连通</translation>
    </message>
    <message>
        <source>one whole board</source>
        <translation>1个整体盘面</translation>
    </message>
    <message>
        <source>%1 whole boards</source>
        <translation>%1个整体盘面</translation>
    </message>
    <message>
        <source>a number from 1 to 99</source>
        <translation>1到99之间的数</translation>
    </message>
    <message>
        <source>the run across from row %1, column %2</source>
        <translation>第%1行第%2列起横向的格段</translation>
    </message>
    <message>
        <source>the run across from row %1, column %2 holds the digit %3 twice</source>
        <translation>第%1行第%2列起横向的格段有两个数字%3</translation>
    </message>
    <message>
        <source>the %3 across from row %1, column %2</source>
        <translation>第%1行第%2列起横向的%3</translation>
    </message>
    <message>
        <source>one run</source>
        <translation>1个格段</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1个格段</translation>
    </message>
    <message>
        <source>the run down from row %1, column %2</source>
        <translation>第%1行第%2列起纵向的格段</translation>
    </message>
    <message>
        <source>the run down from row %1, column %2 holds the digit %3 twice</source>
        <translation>第%1行第%2列起纵向的格段有两个数字%3</translation>
    </message>
    <message>
        <source>the %3 down from row %1, column %2</source>
        <translation>第%1行第%2列起纵向的%3</translation>
    </message>
    <message>
        <source>&apos;.&apos;, &apos;#&apos;, or sums such as 16\7, 16\ or \7</source>
        <translation>“.”、“#”，或16\7、16\、\7这样的和</translation>
    </message>
    <message>
        <source>one sum has no cells</source>
        <translation>有1个和没有格</translation>
    </message>
    <message>
        <source>%1 sums have no cells</source>
        <translation>有%1个和没有格</translation>
    </message>
    <message>
        <source>one run has more than nine cells</source>
        <translation>有1个格段超过九格</translation>
    </message>
    <message>
        <source>%1 runs have more than nine cells</source>
        <translation>有%1个格段超过九格</translation>
    </message>
    <message>
        <source>one run has no sum</source>
        <translation>有1个格段没有和</translation>
    </message>
    <message>
        <source>%1 runs have no sum</source>
        <translation>有%1个格段没有和</translation>
    </message>
    <message>
        <source>the cell at row %1, column %2</source>
        <translation>第%1行第%2列的格</translation>
    </message>
    <message>
        <source>the line ends or branches at row %1, column %2</source>
        <translation>线在第%1行第%2列中断或分叉</translation>
    </message>
    <message>
        <source>one cell</source>
        <translation>1格</translation>
    </message>
    <message>
        <source>the white pearl at row %1, column %2</source>
        <translation>第%1行第%2列的白珠</translation>
    </message>
    <message>
        <source>one white pearl</source>
        <translation>1颗白珠</translation>
    </message>
    <message>
        <source>%1 white pearls</source>
        <translation>%1颗白珠</translation>
    </message>
    <message>
        <source>the black pearl at row %1, column %2</source>
        <translation>第%1行第%2列的黑珠</translation>
    </message>
    <message>
        <source>one black pearl</source>
        <translation>1颗黑珠</translation>
    </message>
    <message>
        <source>%1 black pearls</source>
        <translation>%1颗黑珠</translation>
    </message>
    <message>
        <source>that the line is one loop</source>
        <translation>线必须构成一条回路</translation>
    </message>
    <message>
        <source>one loop</source>
        <translation>1条回路</translation>
    </message>
    <message>
        <source>%1 loops</source>
        <translation>%1条回路</translation>
    </message>
    <message>
        <source>&apos;.&apos;, &apos;o&apos; for a white pearl or &apos;x&apos; for a black one</source>
        <translation>“.”、白珠“o”或黑珠“x”</translation>
    </message>
    <message>
        <source>row %1, column %2, a black cell</source>
        <translation>第%1行第%2列，黑格</translation>
    </message>
    <message>
        <source>row %1, column %2, a white circle</source>
        <translation>第%1行第%2列，白圈</translation>
    </message>
    <message>
        <source>row %1, column %2, a black circle</source>
        <translation>第%1行第%2列，黑圈</translation>
    </message>
    <message>
        <source>a size from %1 to %2: every puzzle is proved to have one answer, which takes too long on larger boards</source>
        <translation>%1到%2之间的大小：每道题都要证明只有唯一解，更大的盘面耗时太长</translation>
    </message>
    <message>
        <source>one cell is empty</source>
        <translation>有1格为空</translation>
    </message>
    <message>
        <source>%1 cells are empty</source>
        <translation>有%1格为空</translation>
    </message>
    <message>
        <source>a square board for this symmetry</source>
        <translation>这种对称需要正方形盘面</translation>
    </message>
    <message>
        <source>row %1 of %2, with %3 words</source>
        <translation>第%1行（共%2行），%3个词</translation>
    </message>
    <message>
        <source>a clue that %1 has</source>
        <translation>%1中有的线索</translation>
    </message>
    <message>
        <source>%1 at row %2, column %3 (%4)</source>
        <translation>第%2行第%3列的%1（%4）</translation>
    </message>
    <message>
        <source>a puzzle in a format of another program, as before</source>
        <translation>一道其他程序格式的题目，与之前相同</translation>
    </message>
    <message>
        <source>one of these kinds: %1</source>
        <translation>以下种类之一：%1</translation>
    </message>
    <message>
        <source>the kind %1 (%2)</source>
        <translation>种类%1（%2）</translation>
    </message>
    <message>
        <source>this format has no %1</source>
        <translation>此格式没有%1</translation>
    </message>
    <message>
        <source>the clue of cage %1</source>
        <translation>笼%1的线索</translation>
    </message>
    <message>
        <source>a letter of the grid that has no clue yet</source>
        <translation>网格中还没有线索的字母</translation>
    </message>
    <message>
        <source>the end of the clues</source>
        <translation>线索的末尾</translation>
    </message>
    <message>
        <source>a puzzle without the rule that the loop passes every point</source>
        <translation>没有“回路经过所有点”这条规则的题目</translation>
    </message>
    <message>
        <source>the number of rows or columns</source>
        <translation>行数或列数</translation>
    </message>
    <message>
        <source>a puzzle without a special rule</source>
        <translation>没有特殊规则的题目</translation>
    </message>
    <message>
        <source>pzprv3 or pzprv3.1</source>
        <translation>pzprv3 或 pzprv3.1</translation>
    </message>
    <message>
        <source>%1 at row %2, column %3 cannot be written in this format</source>
        <translation>第%2行第%3列的%1无法用此格式写出</translation>
    </message>
    <message>
        <source>this format has no boards of %1 × %2</source>
        <translation>此格式没有%1 × %2的盘面</translation>
    </message>
    <message>
        <source>this format has no cages</source>
        <translation>此格式没有笼</translation>
    </message>
    <message>
        <source>this format has no diagonals</source>
        <translation>此格式没有对角线</translation>
    </message>
    <message>
        <source>the walls of the cages</source>
        <translation>笼的边界</translation>
    </message>
    <message>
        <source>the end of the walls</source>
        <translation>笼边界的末尾</translation>
    </message>
    <message>
        <source>row %1, column %2 is in no cage</source>
        <translation>第%1行第%2列不在任何笼中</translation>
    </message>
    <message>
        <source>a Sudoku whose boxes are rectangles</source>
        <translation>宫为长方形的数独</translation>
    </message>
    <message>
        <source>&apos;:&apos; and the clues</source>
        <translation>“:”和线索</translation>
    </message>
    <message>
        <source>2x2, 2x3 or 3x3 boxes</source>
        <translation>2x2、2x3或3x3的宫</translation>
    </message>
    <message>
        <source>the clue of a cage, such as a7, s2, m12 or d3</source>
        <translation>笼的线索，例如 a7、s2、m12 或 d3</translation>
    </message>
    <message>
        <source>a game id with &apos;:&apos;, not a random seed</source>
        <translation>带“:”的题目标识，而不是随机种子</translation>
    </message>
    <message>
        <source>the lines GAME, PARAMS and DESC of a saved game</source>
        <translation>存档中的 GAME、PARAMS 和 DESC 行</translation>
    </message>
    <message>
        <source>clues for %1 rows and %2 columns</source>
        <translation>%1行%2列的线索</translation>
    </message>
    <message>
        <source>no further card, as all are used</source>
        <translation>没有更多的牌，因为已全部用完</translation>
    </message>
    <message>
        <source>a card that is left:%1</source>
        <translation>剩下的一张牌：%1</translation>
    </message>
    <message>
        <source>a sign or &apos;)&apos;</source>
        <translation>运算符或“)”</translation>
    </message>
    <message>
        <source>a sign, or &apos;= %1&apos;</source>
        <translation>运算符或“= %1”</translation>
    </message>
    <message>
        <source>an expression</source>
        <translation>一个算式</translation>
    </message>
    <message>
        <source>row %1, column %2 holds %3, but %4 is given</source>
        <translation>第%1行第%2列填了%3，但已知数是%4</translation>
    </message>
    <message>
        <source>the cage of %3 at row %1, column %2 holds %4</source>
        <translation>第%1行第%2列的%3笼填成了%4</translation>
    </message>
    <message>
        <source>in one sum, row %1, column %2 and row %3, column %4 both hold %5</source>
        <translation>同一个和中，第%1行第%2列和第%3行第%4列都填了%5</translation>
    </message>
    <message>
        <source>a tile that is left:%1</source>
        <translation>剩下的一个拼块：%1</translation>
    </message>
    <message>
        <source>an equation</source>
        <translation>一个等式</translation>
    </message>
    <message>
        <source>a tile that touches the one before, on a path through all tiles</source>
        <translation>与前一个相邻的拼块，且路径经过所有拼块</translation>
    </message>
    <message>
        <source>the white cells are in %1 pieces</source>
        <translation>白格分成了%1片</translation>
    </message>
    <message>
        <source>the %3 across from row %1, column %2 holds %4</source>
        <translation>第%1行第%2列起横向的%3填成了%4</translation>
    </message>
    <message>
        <source>the %3 down from row %1, column %2 holds %4</source>
        <translation>第%1行第%2列起纵向的%3填成了%4</translation>
    </message>
    <message>
        <source>the cage %1 at row %2, column %3 holds %4</source>
        <translation>第%2行第%3列的%1笼填成了%4</translation>
    </message>
    <message>
        <source>there are %1 loops, not one</source>
        <translation>有%1条回路，应只有一条</translation>
    </message>
    <message>
        <source>diagonal %1 holds the digit %2 twice</source>
        <translation>对角线%1有两个数字%2</translation>
    </message>
    <message>
        <source>blanks at the end of the line</source>
        <translation>行末的空格</translation>
    </message>
    <message>
        <source>blanks are missing at the end of the line</source>
        <translation>行末缺少空格</translation>
    </message>
    <message>
        <source>an answer</source>
        <translation>一个答案</translation>
    </message>
    <message>
        <source>the output says that there is no answer, but there is one</source>
        <translation>输出称无解，但其实有解</translation>
    </message>
    <message>
        <source>an empty line is missing before this one</source>
        <translation>这一行之前缺少一个空行</translation>
    </message>
    <message>
        <source>there is an empty line too many</source>
        <translation>多了一个空行</translation>
    </message>
    <message>
        <source>there is a byte-order mark before the text</source>
        <translation>文本之前有字节顺序标记</translation>
    </message>
    <message>
        <source>lines end as in Windows, by CR LF</source>
        <translation>行尾是 Windows 的 CR LF</translation>
    </message>
    <message>
        <source>nothing more after the last answer</source>
        <translation>最后一个答案之后没有其他内容</translation>
    </message>
    <message>
        <source>the empty line at the end is missing</source>
        <translation>缺少结尾的空行</translation>
    </message>
    <message>
        <source>the last line has no line end</source>
        <translation>最后一行没有换行符</translation>
    </message>
    <message>
        <source>%1 or %2 at row %3, column %4</source>
        <translation>第%3行第%4列的%1或%2</translation>
    </message>
    <message>
        <source>%1 to %2 at row %3, column %4</source>
        <translation>第%3行第%4列的%1到%2</translation>
    </message>
    <message>
        <source>%1 at row %2, column %3</source>
        <translation>第%2行第%3列的%1</translation>
    </message>
    <message>
        <source>line %1 of %2 of the picture</source>
        <translation>图的第%1行（共%2行）</translation>
    </message>
    <message>
        <source>row %1, column %2 is not %3 or %4</source>
        <translation>第%1行第%2列不是%3或%4</translation>
    </message>
    <message>
        <source>No step is harder than %1, but %2 rounds have a step of %3 or more: together they are harder.</source>
        <translation>没有步骤比“%1”更难，但有%2轮含有“%3”或更难的步骤：合起来就更难。</translation>
    </message>
    <message>
        <source>t0, a grid of squares</source>
        <translation>t0，方格网格</translation>
    </message>
    <message>
        <source>%1, as the rest of the picture asks for</source>
        <translation>%1，这是图的其余部分所要求的</translation>
    </message>
    <message>
        <source>row %1, column %2 (then outside) from the border</source>
        <translation>第%1行第%2列（此时为外侧）与盘面边缘</translation>
    </message>
    <message>
        <source>row %1, column %2 from row %3, column %4 (both then inside)</source>
        <translation>第%1行第%2列与第%3行第%4列（此时均为内侧）</translation>
    </message>
    <message>
        <source>a cell that is in no other cage</source>
        <translation>不属于其他任何笼的格</translation>
    </message>
    <message>
        <source>a digit in a cell that is a cage of its own</source>
        <translation>单格笼中的一个数字</translation>
    </message>
    <message>
        <source>ipuz</source>
        <translation>ipuz</translation>
    </message>
    <message>
        <source>a puzzle</source>
        <translation>一道题目</translation>
    </message>
    <message>
        <source>a puzzle that has no more than these: %1</source>
        <translation>只含以下内容的题目：%1</translation>
    </message>
    <message>
        <source>the rows of the board</source>
        <translation>盘面的各行</translation>
    </message>
    <message>
        <source>a row of %1 cells</source>
        <translation>一行%1格</translation>
    </message>
    <message>
        <source>a cell of the board</source>
        <translation>盘面中的一格</translation>
    </message>
    <message>
        <source>a digit</source>
        <translation>一个数字</translation>
    </message>
    <message>
        <source>the digits from 1 on, in this order</source>
        <translation>从1开始按此顺序排列的数字</translation>
    </message>
    <message>
        <source>the cells of a cage</source>
        <translation>笼的各格</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>一个数</translation>
    </message>
    <message>
        <source>one of + - * /</source>
        <translation>+ - * / 之一</translation>
    </message>
    <message>
        <source>both diagonals or none</source>
        <translation>两条对角线都有或都没有</translation>
    </message>
    <message>
        <source>a diagonal</source>
        <translation>一条对角线</translation>
    </message>
    <message>
        <source>a cage whose digits all differ</source>
        <translation>数字各不相同的笼</translation>
    </message>
    <message>
        <source>a link that holds the whole puzzle behind &apos;scl&apos; or &apos;fpuz&apos;</source>
        <translation>在“scl”或“fpuz”之后包含整道题目的链接</translation>
    </message>
    <message>
        <source>a cage&apos;s number, target and operator, such as 0,12,3</source>
        <translation>笼的编号、目标和运算符，例如0,12,3</translation>
    </message>
    <message>
        <source>&apos;problem=&apos; and a puzzle</source>
        <translation>“problem=”和一道题目</translation>
    </message>
    <message>
        <source>the rows of a file of Pencilbox, with an answer, if a blank one</source>
        <translation>Pencilbox 文件的各行，并附答案（可为空白）</translation>
    </message>
    <message>
        <source>a black cell&apos;s row, column, sum across and sum down</source>
        <translation>一个黑格的行、列、横向之和与纵向之和</translation>
    </message>
    <message>
        <source>XML</source>
        <translation>XML</translation>
    </message>
    <message>
        <source>the elements graph and values</source>
        <translation>元素 graph 和 values</translation>
    </message>
    <message>
        <source>the rows and columns of a square, and a Sudoku&apos;s boxes</source>
        <translation>正方形的各行各列，数独还有宫</translation>
    </message>
    <message>
        <source>%1 values, each &apos;_&apos; or a letter from b on</source>
        <translation>%1个值，每个为“_”或从 b 起的字母</translation>
    </message>
    <message>
        <source>a cage with a value and an operator</source>
        <translation>带有数值和运算符的笼</translation>
    </message>
    <message>
        <source>what follows the answer is left out: %1</source>
        <translation>略去答案之后的内容：%1</translation>
    </message>
    <message>
        <source>%1, one for each cell</source>
        <translation>%1个，每格一个</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1个字符</translation>
    </message>
    <message>
        <source>small notes and shades of cells are left out</source>
        <translation>略去小字笔记和格的底色</translation>
    </message>
    <message>
        <source>the address ends before row %1, column %2; the cells from there on are blank</source>
        <translation>网址在第%1行第%2列之前结束；从那里起的格都为空</translation>
    </message>
    <message>
        <source>what follows the last cell is left out: %1</source>
        <translation>略去最后一格之后的内容：%1</translation>
    </message>
    <message>
        <source>the address ends before its last %1 sums</source>
        <translation>网址末尾缺少%1个和</translation>
    </message>
    <message>
        <source>%1 is taken as a blank cell</source>
        <translation>%1按空白的格处理</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>第%1宫</translation>
    </message>
    <message>
        <source>box %1 holds the digit %2 twice</source>
        <translation>第%1宫有两个数字%2</translation>
    </message>
    <message>
        <source>the sum %1 of %2 cells: it can be %3 to %4</source>
        <translation>%2格的和%1：只能是%3到%4</translation>
    </message>
    <message>
        <source>&apos;+&apos;, &apos;-&apos;, &apos;*&apos;, &apos;/&apos; or &apos;?&apos; for a cage of %1 cells</source>
        <translation>%1格的笼用“+”“-”“*”“/”或“?”</translation>
    </message>
    <message>
        <source>%1, outside, is row %2, column %3</source>
        <translation>%1（在行列外）是第%2行第%3列</translation>
    </message>
    <message>
        <source>pzpr file</source>
        <translation>pzpr 文件</translation>
    </message>
    <message>
        <source>MathDoku KenKen</source>
        <translation>MathDoku 的聪明格</translation>
    </message>
    <message>
        <source>Simon Tatham&apos;s game ID</source>
        <translation>Simon Tatham 谜题集的题目标识</translation>
    </message>
    <message>
        <source>Simon Tatham&apos;s saved game</source>
        <translation>Simon Tatham 谜题集的存档</translation>
    </message>
    <message>
        <source>f-puzzles link</source>
        <translation>f-puzzles 链接</translation>
    </message>
    <message>
        <source>SudokuPad link</source>
        <translation>SudokuPad 链接</translation>
    </message>
    <message>
        <source>Kanpen address</source>
        <translation>Kanpen 网址</translation>
    </message>
    <message>
        <source>puzz.link address</source>
        <translation>puzz.link 网址</translation>
    </message>
    <message>
        <source>Sudoku in one line</source>
        <translation>一行数独</translation>
    </message>
    <message>
        <source>Sudoku in nine lines</source>
        <translation>九行数独</translation>
    </message>
    <message>
        <source>KenKen in letters</source>
        <translation>字母格式的聪明格</translation>
    </message>
    <message>
        <source>f-puzzles JSON</source>
        <translation>f-puzzles 的 JSON</translation>
    </message>
    <message>
        <source>KSudoku file</source>
        <translation>KSudoku 文件</translation>
    </message>
    <message>
        <source>Pencilbox file</source>
        <translation>Pencilbox 文件</translation>
    </message>
    <message>
        <source>the address of a puzzle, such as https://puzz.link/p?slither/3/3/...</source>
        <translation>题目的网址，例如 https://puzz.link/p?slither/3/3/...</translation>
    </message>
    <message>
        <source>only one of the %1s of row %2 can be white</source>
        <translation>第%2行的各个%1中只能有一个是白格</translation>
    </message>
    <message>
        <source>only one of the %1s of column %2 can be white</source>
        <translation>第%2列的各个%1中只能有一个是白格</translation>
    </message>
    <message>
        <source>black cells never touch</source>
        <translation>黑格互不相邻</translation>
    </message>
    <message>
        <source>row %1, label %2 (the sum of its white cells)</source>
        <translation>第%1行，合计%2（白格之和）</translation>
    </message>
    <message>
        <source>column %1, label %2 (the sum of its black cells)</source>
        <translation>第%1列，合计%2（黑格之和）</translation>
    </message>
    <message>
        <source>a byte that no text has</source>
        <translation>文本中不会出现的字节</translation>
    </message>
    <message>
        <source>puzzles as text</source>
        <translation>文本形式的题目</translation>
    </message>
    <message>
        <source>no line is passed over</source>
        <translation>不穿过任何线</translation>
    </message>
    <message>
        <source>one line is passed over</source>
        <translation>穿过1条线</translation>
    </message>
    <message>
        <source>%1 lines are passed over</source>
        <translation>穿过%1条线</translation>
    </message>
    <message>
        <source>the loop ends at the top left corner of row %1, column %2</source>
        <translation>回路在第%1行第%2列的左上角中断</translation>
    </message>
    <message>
        <source>the loop ends at the top right corner of row %1, column %2</source>
        <translation>回路在第%1行第%2列的右上角中断</translation>
    </message>
    <message>
        <source>the loop ends at the bottom left corner of row %1, column %2</source>
        <translation>回路在第%1行第%2列的左下角中断</translation>
    </message>
    <message>
        <source>the loop ends at the bottom right corner of row %1, column %2</source>
        <translation>回路在第%1行第%2列的右下角中断</translation>
    </message>
    <message>
        <source>%3 lines meet at the top left corner of row %1, column %2</source>
        <translation>第%1行第%2列的左上角有%3条线相交</translation>
    </message>
    <message>
        <source>%3 lines meet at the top right corner of row %1, column %2</source>
        <translation>第%1行第%2列的右上角有%3条线相交</translation>
    </message>
    <message>
        <source>%3 lines meet at the bottom left corner of row %1, column %2</source>
        <translation>第%1行第%2列的左下角有%3条线相交</translation>
    </message>
    <message>
        <source>%3 lines meet at the bottom right corner of row %1, column %2</source>
        <translation>第%1行第%2列的右下角有%3条线相交</translation>
    </message>
    <message>
        <source>Penpa address</source>
        <translation>Penpa 网址</translation>
    </message>
    <message>
        <source>a Penpa board of squares, of at most %1 rows and columns</source>
        <translation>由方格组成、行列数不超过%1的 Penpa 盘面</translation>
    </message>
    <message>
        <source>the answer in the drawing is left out</source>
        <translation>略去图中的答案</translation>
    </message>
    <message>
        <source>what is drawn besides is left out: %1</source>
        <translation>略去图中其余内容：%1</translation>
    </message>
    <message>
        <source>a white or black circle</source>
        <translation>白色或黑色圆圈</translation>
    </message>
    <message>
        <source>a drawing with the name of the puzzle among its tags</source>
        <translation>标签中有题目名称的图</translation>
    </message>
    <message>
        <source>&apos;,&apos; and the clues of the %1 cages, such as a7, s2, m12 or d3</source>
        <translation>“,”以及%1个笼的线索，如 a7、s2、m12 或 d3</translation>
    </message>
    <message>
        <source>the number of rows as the graph&apos;s order</source>
        <translation>作为 graph 的 order 的行数</translation>
    </message>
    <message>
        <source>black cell</source>
        <translation>黑格</translation>
    </message>
    <message>
        <source>white pearl</source>
        <translation>白珠</translation>
    </message>
    <message>
        <source>black pearl</source>
        <translation>黑珠</translation>
    </message>
    <message>
        <source>%1 (from left to right)</source>
        <translation>%1（从左到右计算）</translation>
    </message>
    <message>
        <source>%1 (%2 does not work out in any of them)</source>
        <translation>%1（这些式子中%2都除不尽）</translation>
    </message>
    <message>
        <source>%1 (from left to right: %2 does not work out)</source>
        <translation>%1（从左到右计算：%2除不尽）</translation>
    </message>
    <message>
        <source>one cell holds no whole clue: write 15\ for a sum down, \15 for a sum across</source>
        <translation>有1格提示数不完整：向下的和写作 15\，向右的和写作 \15</translation>
    </message>
    <message>
        <source>%1 cells hold no whole clue: write 15\ for a sum down, \15 for a sum across</source>
        <translation>有%1格提示数不完整：向下的和写作 15\，向右的和写作 \15</translation>
    </message>
    <message>
        <source>Type # to make a cell black, 15\ for a sum down, \15 for a sum across, or 16\7 for both.</source>
        <translation>输入 # 为黑格，15\ 为向下的和，\15 为向右的和，16\7 为两者。</translation>
    </message>
    <message>
        <source>%1 is the product of cage %2 at row %3, column %4, however it is filled</source>
        <translation>%1是第%3行第%4列的笼%2的积，无论怎样填都相同</translation>
    </message>
    <message>
        <source>%1 is the sum of cage %2 at row %3, column %4, however it is filled</source>
        <translation>%1是第%3行第%4列的笼%2的和，无论怎样填都相同</translation>
    </message>
    <message>
        <source>the white pearl at row %1, column %2 is not met</source>
        <translation>第%1行第%2列的白珠未满足</translation>
    </message>
    <message>
        <source>the black pearl at row %1, column %2 is not met</source>
        <translation>第%1行第%2列的黑珠未满足</translation>
    </message>
    <message>
        <source>a whole link; this one is cut off or damaged</source>
        <translation>完整的链接（这个链接被截断或已损坏）</translation>
    </message>
    <message>
        <source>the end of the address</source>
        <translation>地址的结尾</translation>
    </message>
    <message>
        <source>the cells from row %1, column %2 on</source>
        <translation>从第%1行第%2列开始的格子</translation>
    </message>
    <message>
        <source>the last %1 sums</source>
        <translation>最后%1个和</translation>
    </message>
    <message>
        <source>a clue or a run of blank cells</source>
        <translation>提示数或一串空格</translation>
    </message>
    <message>
        <source>the rest of the file; it is cut off here</source>
        <translation>文件的其余部分（文件在此处被截断）</translation>
    </message>
    <message>
        <source>%1 is both needed and avoided.</source>
        <translation>%1同时被要求和排除。</translation>
    </message>
    <message>
        <source>%1 is needed, but is not among the only rules that are allowed.</source>
        <translation>需要%1，但它不在允许的规则之中。</translation>
    </message>
    <message>
        <source>No rule is left that is allowed.</source>
        <translation>没有剩下任何允许的规则。</translation>
    </message>
    <message>
        <source>No rating is at least %1 and at most %2.</source>
        <translation>没有同时不低于%1且不高于%2的难度值。</translation>
    </message>
    <message>
        <source>A puzzle that needs %1 is rated %2 or more; at most %3 is ordered.</source>
        <translation>需要%1的谜题难度至少为%2；而要求不高于%3。</translation>
    </message>
    <message>
        <source>By these rules alone no puzzle is rated above %1; at least %2 is ordered.</source>
        <translation>仅用这些规则，谜题难度不会超过%1；而要求不低于%2。</translation>
    </message>
    <message>
        <source>The pattern has another size than the board.</source>
        <translation>图案的大小与盘面不同。</translation>
    </message>
    <message>
        <source>The pattern is not symmetric as ordered.</source>
        <translation>图案不符合所要求的对称。</translation>
    </message>
    <message>
        <source>The pattern has %1 clues; another number is ordered.</source>
        <translation>图案有%1个提示数；而要求的是另一个数目。</translation>
    </message>
    <message>
        <source>The clues of these puzzles have fixed places: neither their number nor a pattern can be ordered.</source>
        <translation>这类谜题的提示位置是固定的：既不能指定数目，也不能指定图案。</translation>
    </message>
    <message>
        <source>No number of clues is at least %1 and at most %2.</source>
        <translation>没有同时不少于%1且不多于%2的提示数目。</translation>
    </message>
    <message>
        <source>The board has %1 cells, fewer than the clues ordered.</source>
        <translation>盘面有%1格，少于要求的提示数目。</translation>
    </message>
    <message>
        <source>The difficulty chosen is rated %1 or more; the ratings ordered are lower.</source>
        <translation>所选难度的难度值至少为%1；而要求的难度值更低。</translation>
    </message>
    <message>
        <source>The difficulty chosen is rated %1 to %2; no rating ordered is in that range.</source>
        <translation>所选难度的难度值为%1至%2；要求的难度值都不在此范围内。</translation>
    </message>
    <message>
        <source>the %2 of row %1 fits only there</source>
        <translation>第%1行的%2只能在那里</translation>
    </message>
    <message>
        <source>the %2 of column %1 fits only there</source>
        <translation>第%1列的%2只能在那里</translation>
    </message>
    <message>
        <source>the %2 and %3 of row %1 fit only there</source>
        <translation>第%1行的%2和%3只能在那里</translation>
    </message>
    <message>
        <source>the %2 and %3 of column %1 fit only there</source>
        <translation>第%1列的%2和%3只能在那里</translation>
    </message>
    <message>
        <source>in column %1 (%2 to make from %3) not both are black</source>
        <translation>第%1列（用%3凑%2）的两格不都是黑格</translation>
    </message>
    <message>
        <source>in row %1 (%2 to make from %3) not both are black</source>
        <translation>第%1行（用%3凑%2）的两格不都是黑格</translation>
    </message>
    <message>
        <source>in column %1 (%2 to make from %3) not both are white</source>
        <translation>第%1列（用%3凑%2）的两格不都是白格</translation>
    </message>
    <message>
        <source>in row %1 (%2 to make from %3) not both are white</source>
        <translation>第%1行（用%3凑%2）的两格不都是白格</translation>
    </message>
    <message>
        <source>in column %1 (%2 to make from %3) just one is black</source>
        <translation>第%1列（用%3凑%2）的两格恰有一个是黑格</translation>
    </message>
    <message>
        <source>in row %1 (%2 to make from %3) just one is black</source>
        <translation>第%1行（用%3凑%2）的两格恰有一个是黑格</translation>
    </message>
    <message>
        <source>in column %1 (%2 to make from %3) both are alike</source>
        <translation>第%1列（用%3凑%2）的两格同色</translation>
    </message>
    <message>
        <source>in row %1 (%2 to make from %3) both are alike</source>
        <translation>第%1行（用%3凑%2）的两格同色</translation>
    </message>
    <message>
        <source>in column %1 (%2 to make from %3), row %4 is black only if row %5 is</source>
        <translation>第%1列（用%3凑%2）中只有第%5行为黑时第%4行才为黑</translation>
    </message>
    <message>
        <source>in row %1 (%2 to make from %3), column %4 is black only if column %5 is</source>
        <translation>第%1行（用%3凑%2）中只有第%5列为黑时第%4列才为黑</translation>
    </message>
    <message>
        <source>no digits make the clue of one cage</source>
        <translation>有1个笼的线索无法凑成</translation>
    </message>
    <message>
        <source>no digits make the clues of %1 cages</source>
        <translation>有%1个笼的线索无法凑成</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1配%2</translation>
    </message>
    <message>
        <source>the %1 at row %2, place %3 has no second digit, and every number has two digits</source>
        <translation>第%2行第%3位的%1没有第二位数字，而每个数都是两位</translation>
    </message>
    <message>
        <source>the %1 at row %2, place %3 and the %4 at row %5, place %6 have no second digit, and only one number has one digit</source>
        <translation>第%2行第%3位的%1和第%5行第%6位的%4都没有第二位数字，而一位数只有一个</translation>
    </message>
    <message>
        <source>a letter, or a digit from 0 to %1</source>
        <translation>字母或0到%1的数字</translation>
    </message>
    <message>
        <source>the %1 of row %2</source>
        <translation>第%2行的%1</translation>
    </message>
    <message>
        <source>the %1 of column %2</source>
        <translation>第%2列的%1</translation>
    </message>
    <message>
        <source>%1 cells lose digits</source>
        <translation>%1格的候选数字减少</translation>
    </message>
    <message>
        <source>the path is read from its lower or right end</source>
        <translation>路径从下端或右端读起</translation>
    </message>
    <message>
        <source>the path is read from its upper or left end</source>
        <translation>路径从上端或左端读起</translation>
    </message>
    <message>
        <source>found %1 signs in row %2; expected %3, as in row 1</source>
        <translation>第 %2 行有 %1 个符号；应与第 1 行一样有 %3 个</translation>
    </message>
    <message>
        <source>found no rows; expected a row of signs for each row of the board</source>
        <translation>没有任何行；盘面的每一行都应有一行符号</translation>
    </message>
    <message>
        <source>Of the answers compared, the one explained takes the least reckoning.</source>
        <translation>在比较过的答案中，所讲解的这个计算最少。</translation>
    </message>
    <message>
        <source>KenKen in clues</source>
        <translation>提示格式的聪明格</translation>
    </message>
    <message>
        <source>janko.at text</source>
        <translation>janko.at 文本</translation>
    </message>
    <message>
        <source>a section of a janko.at text, such as [problem]</source>
        <translation>janko.at 文本的一个小节，例如 [problem]</translation>
    </message>
</context>
<context>
    <name>PictureExport</name>
    <message>
        <source>The file name must end in .png, .svg or .pdf.</source>
        <translation>文件名必须以 .png、.svg 或 .pdf 结尾。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入%1：%2</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Done.</source>
        <translation>已完成。</translation>
    </message>
    <message>
        <source>Not started yet.</source>
        <translation>尚未开始。</translation>
    </message>
    <message>
        <source>%1 of %2 positions right.</source>
        <translation>%2个局面中答对%1个。</translation>
    </message>
    <message>
        <source>Right: %1&#xa0;· Wrong: %2&#xa0;· With a hint: %3</source>
        <translation>正确：%1&#xa0;· 错误：%2&#xa0;· 用了提示：%3</translation>
    </message>
    <message>
        <source>There are no positions for this rule: it builds one of several answers, so other next steps are just as good.</source>
        <translation>这条规则没有练习局面：它只是构造多个答案中的一个，别的后续步骤同样可行。</translation>
    </message>
    <message>
        <source>There are no positions for this rule: it only shows that a puzzle has no answer.</source>
        <translation>这条规则没有练习局面：它只用来说明题目无解。</translation>
    </message>
    <message>
        <source>There are no positions for this rule: what it says cannot be marked on the board.</source>
        <translation>这条规则没有练习局面：它的结论无法标在盘面上。</translation>
    </message>
    <message>
        <source>No position was found: this rule is rarely needed. Try again later, or another rule.</source>
        <translation>没有找到局面：这条规则很少用到。请稍后再试，或换一条规则。</translation>
    </message>
    <message>
        <source>There are no positions for this rule: it is never a step of its own, only a link of a chain.</source>
        <translation>这条规则没有练习局面：它从不单独成为一步，只是推理链中的一环。</translation>
    </message>
</context>
<context>
    <name>PuzzlePrinter</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入%1：%2</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>无解</translation>
    </message>
    <message>
        <source>one of several answers</source>
        <translation>多个答案之一</translation>
    </message>
    <message>
        <source>no answer found in time</source>
        <translation>未能及时找到答案</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a puzzle&apos;s number and title</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答案</translation>
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
        <translation>这是文件夹，不是文件。</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>文件大于%1 MB。</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>No lines round a 0</source>
        <translation>0的周围没有线</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are both %3&lt;/p&gt;: &lt;c&gt;no line runs between them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1和%2都在%3&lt;/p&gt;：&lt;c&gt;它们之间没有线&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are on different sides&lt;/p&gt;, and &lt;p&gt;%2 is %3&lt;/p&gt;: &lt;c&gt;%1 is %4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1和%2在异侧&lt;/p&gt;，且&lt;p&gt;%2在%3&lt;/p&gt;：&lt;c&gt;%1在%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are on different sides&lt;/p&gt;: &lt;c&gt;a line runs between them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1和%2在异侧&lt;/p&gt;：&lt;c&gt;它们之间有线&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are on the same side&lt;/p&gt;, and &lt;p&gt;%2 is %3&lt;/p&gt;: &lt;c&gt;%1 is %3, too&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1和%2在同侧&lt;/p&gt;，且&lt;p&gt;%2在%3&lt;/p&gt;：&lt;c&gt;%1也在%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are on the same side&lt;/p&gt;: &lt;c&gt;no line runs between them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1和%2在同侧&lt;/p&gt;：&lt;c&gt;它们之间没有线&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2&lt;/p&gt; are both inside, but cut off from each other.</source>
        <translation>&lt;p&gt;%1和%2&lt;/p&gt;都在内侧，却彼此隔断。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, and that is all: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1%2&lt;/p&gt;，线已足够：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, and the rest of its lines at the opposite one: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1%2&lt;/p&gt;，其余的线都在对角：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, and two is all it can have: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1%2&lt;/p&gt;，而最多只能有两条线：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so a line on its other edge could not go on: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1%2&lt;/p&gt;，另一条边若有线就会走进死路：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so it can only have %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1%2&lt;/p&gt;，所以只能是%3：&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so it has either %3; each way, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1%2&lt;/p&gt;，所以有这些可能：%3；无论哪种，&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so its other %3 edges are lines: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1%2&lt;/p&gt;，所以其余%3条边都是线：&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so its other edge is a line: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1%2&lt;/p&gt;，所以另一条边是线：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so its other two edges are both lines or both crossed: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1%2&lt;/p&gt;，所以另外两条边要么都是线，要么都是叉：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so one of its other %3 edges is a line: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1%2&lt;/p&gt;，所以其余%3条边中有一条是线：&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so two of its other %3 edges are lines: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1%2&lt;/p&gt;，所以其余%3条边中有两条是线：&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, which must make %3 together: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1%2&lt;/p&gt;，合起来必须有%3条：&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, which separates the two cells beside it there: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1%2&lt;/p&gt;，它隔开了那里相邻的两格：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1%2&lt;/p&gt;：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;: in each of the %3 ways that are left, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1%2&lt;/p&gt;：剩下的%3种画法中，&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 is inside, %2 is outside&lt;/p&gt;: &lt;c&gt;a line runs between them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1在内侧，%2在外侧&lt;/p&gt;：&lt;c&gt;它们之间有线&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 is inside&lt;/p&gt;, and beyond the border is outside: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1在内侧&lt;/p&gt;，而盘面之外是外侧：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 is outside&lt;/p&gt;, and so is all beyond the border: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1在外侧&lt;/p&gt;，盘面之外也是外侧：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 lines&lt;/p&gt; close a loop, the one &lt;p&gt;%2&lt;/p&gt; among them, that does not meet &lt;p&gt;%3&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1条线&lt;/p&gt;（包括&lt;p&gt;%2&lt;/p&gt;的线）围成了回路，却不满足&lt;p&gt;%3&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 lines&lt;/p&gt; close a loop, the one &lt;p&gt;%2&lt;/p&gt; among them, without the line &lt;p&gt;%3&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1条线&lt;/p&gt;（包括&lt;p&gt;%2&lt;/p&gt;的线）围成了回路，却漏掉了&lt;p&gt;%3&lt;/p&gt;的线。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 lines&lt;/p&gt; have closed the loop, and the line &lt;p&gt;%2&lt;/p&gt; is left over.</source>
        <translation>&lt;p&gt;%1条线&lt;/p&gt;已围成回路，却还剩下&lt;p&gt;%2&lt;/p&gt;的线。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 lines&lt;/p&gt; have closed the loop: &lt;c&gt;%2 open edges are crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1条线&lt;/p&gt;已围成回路：&lt;c&gt;%2条未定的边打叉&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 lines&lt;/p&gt; have closed the loop: &lt;c&gt;an open edge is crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1条线&lt;/p&gt;已围成回路：&lt;c&gt;一条未定的边打叉&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot be met, for &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;无法满足，因为&lt;p&gt;%2&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot have &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;不可能&lt;p&gt;%2&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has %2 lines.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;有%2条线。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has all its lines, &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;的线已齐（&lt;p&gt;%2&lt;/p&gt;）：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its line &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;已有一条线（&lt;p&gt;%2&lt;/p&gt;）：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its two lines, &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;已有两条线（&lt;p&gt;%2&lt;/p&gt;）：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has no edge left.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;没有剩下的边了。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has no lines: &lt;c&gt;all its edges are crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;没有线：&lt;c&gt;它的边全部打叉&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has one edge left, &lt;p&gt;%2&lt;/p&gt;: a line there could not go on, so &lt;c&gt;it is crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;只剩一条边（&lt;p&gt;%2&lt;/p&gt;）：若在那里画线便走不下去，所以&lt;c&gt;打叉&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has only %2 edges left and needs them all: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;只剩%2条边，全都需要：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has only %2 of its four edges left.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;的四条边只剩%2条。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has only one edge left: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;只剩一条边：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has only one line: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;只有一条线：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has three lines.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;有三条线。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is outside, but cannot reach the border.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;在外侧，却到不了盘面边缘。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; misses only one edge: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;只缺一条边：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must have no line, but has one &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;不得有线，&lt;p&gt;%2&lt;/p&gt;却有线。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; touch at a corner, so neither can miss an edge on its far side: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;斜角相邻，两者都不能缺远端的边：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt; has its line where &lt;p&gt;%1&lt;/p&gt; touches it, so the 3 has both edges at its far corner, and none goes on there: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;的线在它与&lt;p&gt;%1&lt;/p&gt;相接之处，所以3在远角的两条边都是线，而且没有别的线从那里延伸：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt; has its line where &lt;p&gt;%1&lt;/p&gt; touches it, so the 3 needs both edges at its far corner, &lt;c&gt;%3&lt;/c&gt;, and none goes on there: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;的线在它与&lt;p&gt;%1&lt;/p&gt;相接之处，所以3需要远角的两条边（&lt;c&gt;%3&lt;/c&gt;），而且没有别的线从那里延伸：&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt; has its line where &lt;p&gt;%1&lt;/p&gt; touches it, so the 3 needs both edges at its far corner: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;的线在它与&lt;p&gt;%1&lt;/p&gt;相接之处，所以3需要远角的两条边：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>A line &lt;c&gt;%1&lt;/c&gt; would close a loop of &lt;p&gt;%2 lines&lt;/p&gt; that does not meet &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;it is crossed&lt;/c&gt;.</source>
        <translation>若&lt;c&gt;%1&lt;/c&gt;有线，&lt;p&gt;%2条线&lt;/p&gt;就会围成一条不满足&lt;p&gt;%3&lt;/p&gt;的回路：&lt;c&gt;打叉&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>A line &lt;c&gt;%1&lt;/c&gt; would close a loop of &lt;p&gt;%2 lines&lt;/p&gt; without the line &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;it is crossed&lt;/c&gt;.</source>
        <translation>若&lt;c&gt;%1&lt;/c&gt;有线，&lt;p&gt;%2条线&lt;/p&gt;就会围成一条漏掉&lt;p&gt;%3&lt;/p&gt;的线的回路：&lt;c&gt;打叉&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and must take one of its edges there, its only line: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>一条线来到&lt;p&gt;%1&lt;/p&gt;的&lt;p&gt;%2&lt;/p&gt;，必须走它在那里的一条边，而它只有一条线：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and takes one of its edges there, so it needs both at the opposite corner: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>一条线来到&lt;p&gt;%1&lt;/p&gt;的&lt;p&gt;%2&lt;/p&gt;，走了它在那里的一条边，所以它需要对角的两条边：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and takes one of its edges there, so it needs both at the opposite corner: &lt;c&gt;%3&lt;/c&gt;; and the line goes nowhere else: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>一条线来到&lt;p&gt;%1&lt;/p&gt;的&lt;p&gt;%2&lt;/p&gt;，走了它在那里的一条边，所以它需要对角的两条边：&lt;c&gt;%3&lt;/c&gt;；这条线也不会走别处：&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and takes one of its edges there: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>一条线来到&lt;p&gt;%1&lt;/p&gt;的&lt;p&gt;%2&lt;/p&gt;，走了它在那里的一条边：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>A line ends at &lt;p&gt;%1&lt;/p&gt;: all its other edges are crossed.</source>
        <translation>线在&lt;p&gt;%1&lt;/p&gt;断了：那里的其他边都打了叉。</translation>
    </message>
    <message>
        <source>A line must leave &lt;p&gt;%1&lt;/p&gt; by its &lt;p&gt;%2&lt;/p&gt; or its &lt;p&gt;%3&lt;/p&gt; corner, and both are blocked.</source>
        <translation>线必须从&lt;p&gt;%1&lt;/p&gt;的&lt;p&gt;%2&lt;/p&gt;或&lt;p&gt;%3&lt;/p&gt;离开，但两处都被堵住了。</translation>
    </message>
    <message>
        <source>A line separates &lt;c&gt;%1&lt;/c&gt; from &lt;p&gt;%2&lt;/p&gt;, which is %3: &lt;c&gt;it is %4&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;与&lt;p&gt;%2&lt;/p&gt;之间有线，后者在%3：&lt;c&gt;前者在%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>A line runs between &lt;p&gt;%1 and %2&lt;/p&gt;, but both are %3.</source>
        <translation>&lt;p&gt;%1和%2&lt;/p&gt;之间有线，但两者都在%3。</translation>
    </message>
    <message>
        <source>Because of &lt;p&gt;%1&lt;/p&gt; there can be &lt;p&gt;%2&lt;/p&gt;, but there is one.</source>
        <translation>由&lt;p&gt;%1&lt;/p&gt;可知&lt;p&gt;%2&lt;/p&gt;，但那里有线。</translation>
    </message>
    <message>
        <source>Because of &lt;p&gt;%1&lt;/p&gt; there must be &lt;p&gt;%2&lt;/p&gt;, but it is crossed.</source>
        <translation>由&lt;p&gt;%1&lt;/p&gt;可知&lt;p&gt;%2&lt;/p&gt;，但那里打了叉。</translation>
    </message>
    <message>
        <source>Every edge is crossed: there is no loop.</source>
        <translation>所有边都打了叉：没有回路。</translation>
    </message>
    <message>
        <source>Inside, &lt;c&gt;%1&lt;/c&gt; would be cut off from &lt;p&gt;%2&lt;/p&gt;, which is inside: &lt;c&gt;it is outside&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;若在内侧，就会与同在内侧的&lt;p&gt;%2&lt;/p&gt;隔断：&lt;c&gt;它在外侧&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>No line separates &lt;c&gt;%1&lt;/c&gt; from &lt;p&gt;%2&lt;/p&gt;, which is %3: &lt;c&gt;it is %3, too&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;与&lt;p&gt;%2&lt;/p&gt;之间没有线，后者在%3：&lt;c&gt;前者也在%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>No line runs between &lt;p&gt;%1&lt;/p&gt;, which is inside, and &lt;p&gt;%2&lt;/p&gt;, which is outside.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;在内侧，&lt;p&gt;%2&lt;/p&gt;在外侧，两者之间却没有线。</translation>
    </message>
    <message>
        <source>No way is left to draw the lines that fits all of &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>没有任何画法能同时符合&lt;p&gt;%1&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>Only two edges meet at &lt;p&gt;%1&lt;/p&gt;, both lines or both crossed: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;只有两条边，要么都是线，要么都是叉：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Outside, &lt;c&gt;%1&lt;/c&gt; could not reach the border: &lt;c&gt;it is inside&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;若在外侧，便到不了盘面边缘：&lt;c&gt;它在内侧&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Suppose %1: that decides &lt;p&gt;%2 other cells&lt;/p&gt;, and %3 and %4, both inside, would be cut off from each other. So &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>假设%1：这就决定了&lt;p&gt;另外%2格&lt;/p&gt;，而且同在内侧的%3和%4会彼此隔断。所以&lt;c&gt;%5&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Suppose %1: that decides &lt;p&gt;%2 other cells&lt;/p&gt;, and %3, outside, could not reach the border. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>假设%1：这就决定了&lt;p&gt;另外%2格&lt;/p&gt;，而且在外侧的%3会到不了盘面边缘。所以&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; could not all be met. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>假设%1：那么&lt;p&gt;%2&lt;/p&gt;无法同时满足。所以&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; could not be met. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>假设%1：那么&lt;p&gt;%2&lt;/p&gt;无法满足。所以&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get more than two lines. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>假设%1：那么&lt;p&gt;%2&lt;/p&gt;会多于两条线。所以&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get too few lines. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>假设%1：那么&lt;p&gt;%2&lt;/p&gt;的线会太少。所以&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get too many lines. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>假设%1：那么&lt;p&gt;%2&lt;/p&gt;的线会太多。所以&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt;, and %3 and %4, both inside, would be cut off from each other. So &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>假设%1：那么&lt;p&gt;%2&lt;/p&gt;，而且同在内侧的%3和%4会彼此隔断。所以&lt;c&gt;%5&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt;, and %3, outside, could not reach the border. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>假设%1：那么&lt;p&gt;%2&lt;/p&gt;，而且在外侧的%3会到不了盘面边缘。所以&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Suppose %1: then a line would end at &lt;p&gt;%2&lt;/p&gt;. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>假设%1：那么线会在&lt;p&gt;%2&lt;/p&gt;断掉。所以&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Suppose %1: then no way to draw the lines would fit all of &lt;p&gt;%2&lt;/p&gt;. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>假设%1：那么没有任何画法能同时符合&lt;p&gt;%2&lt;/p&gt;。所以&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Suppose %1: then, with &lt;p&gt;%4&lt;/p&gt; met, &lt;p&gt;%2&lt;/p&gt; would get more than two lines. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>假设%1：那么满足&lt;p&gt;%4&lt;/p&gt;之后，&lt;p&gt;%2&lt;/p&gt;会多于两条线。所以&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Suppose %1: then, with &lt;p&gt;%4&lt;/p&gt; met, &lt;p&gt;%2&lt;/p&gt; would get too few lines. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>假设%1：那么满足&lt;p&gt;%4&lt;/p&gt;之后，&lt;p&gt;%2&lt;/p&gt;的线会太少。所以&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Suppose %1: then, with &lt;p&gt;%4&lt;/p&gt; met, &lt;p&gt;%2&lt;/p&gt; would get too many lines. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>假设%1：那么满足&lt;p&gt;%4&lt;/p&gt;之后，&lt;p&gt;%2&lt;/p&gt;的线会太多。所以&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Suppose %1: then, with &lt;p&gt;%4&lt;/p&gt; met, a line would end at &lt;p&gt;%2&lt;/p&gt;. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>假设%1：那么满足&lt;p&gt;%4&lt;/p&gt;之后，线会在&lt;p&gt;%2&lt;/p&gt;断掉。所以&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The border &lt;p&gt;%1&lt;/p&gt; has no line, but &lt;p&gt;%2&lt;/p&gt; is inside.</source>
        <translation>盘面边缘的&lt;p&gt;%1&lt;/p&gt;没有线，&lt;p&gt;%2&lt;/p&gt;却在内侧。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2&lt;/p&gt; are on the same side, but &lt;p&gt;%1 is inside and %2 is outside&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1和%2&lt;/p&gt;在同侧，然而&lt;p&gt;%1在内侧，%2在外侧&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2&lt;/p&gt; are on different sides, but &lt;p&gt;both are %3&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1和%2&lt;/p&gt;在异侧，然而&lt;p&gt;两者都在%3&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>The border &lt;p&gt;%1&lt;/p&gt; has no line: &lt;c&gt;%2 is outside&lt;/c&gt;.</source>
        <translation>盘面边缘的&lt;p&gt;%1&lt;/p&gt;没有线：&lt;c&gt;%2在外侧&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The line &lt;p&gt;%1&lt;/p&gt; is on the border, but &lt;p&gt;%2&lt;/p&gt; is outside.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;的线在盘面边缘上，&lt;p&gt;%2&lt;/p&gt;却在外侧。</translation>
    </message>
    <message>
        <source>The line &lt;p&gt;%1&lt;/p&gt; is on the border: &lt;c&gt;%2 is inside&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;的线在盘面边缘上：&lt;c&gt;%2在内侧&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The line that comes &lt;p&gt;%2&lt;/p&gt; to &lt;p&gt;%1&lt;/p&gt; cannot go on.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;来到&lt;p&gt;%1&lt;/p&gt;的线走不下去。</translation>
    </message>
    <message>
        <source>The line that comes &lt;p&gt;%2&lt;/p&gt; to &lt;p&gt;%1&lt;/p&gt; has only one way on: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;来到&lt;p&gt;%1&lt;/p&gt;的线只有一条出路：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>If &lt;c&gt;%1&lt;/c&gt; were inside, &lt;p&gt;%2&lt;/p&gt;, which is outside, could not reach the border: &lt;c&gt;it is outside&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;若在内侧，在外侧的&lt;p&gt;%2&lt;/p&gt;就到不了盘面边缘：&lt;c&gt;所以它在外侧&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>If &lt;c&gt;%1&lt;/c&gt; were outside, &lt;p&gt;%2 and %3&lt;/p&gt;, both inside, would be cut off from each other: &lt;c&gt;it is inside&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;若在外侧，同在内侧的&lt;p&gt;%2和%3&lt;/p&gt;就会彼此隔断：&lt;c&gt;所以它在内侧&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>A 0 has no lines round it: all four of its edges are crossed.</source>
        <translation>0的周围没有线：四条边全部打叉。</translation>
    </message>
    <message>
        <source>As many edges left as lines needed</source>
        <translation>剩下的边正好够用</translation>
    </message>
    <message>
        <source>When a clue has exactly as many edges left as it needs lines, all of them are lines.</source>
        <translation>当一个线索剩下的边数恰好等于它还需要的线数时，这些边都是线。</translation>
    </message>
    <message>
        <source>The clue has its lines</source>
        <translation>线索的线已齐</translation>
    </message>
    <message>
        <source>When a clue has all its lines, its other edges are crossed.</source>
        <translation>当一个线索的线已画齐时，它的其余边都打叉。</translation>
    </message>
    <message>
        <source>Between two 3s that share an edge runs a line, and so it does on their far sides. If their common edge were crossed, the loop would run round just these two cells; so the rule holds only where a clue elsewhere forbids that.</source>
        <translation>两个有公共边的3之间有线，各自的远端也有线。若公共边打叉，回路就只围住这两格；所以只有当别处的线索排除这种情况时，这条规则才成立。</translation>
    </message>
    <message>
        <source>Two 3s corner to corner</source>
        <translation>两个3斜角相邻</translation>
    </message>
    <message>
        <source>Two 3s that touch at a corner have lines at their corners farthest from each other: were one of these four edges crossed, its 3 would send both other lines into the common dot, and the other 3 could not get its own.</source>
        <translation>两个斜角相邻的3，在彼此最远的角上都有线：这四条边中若有一条打叉，它所属的3就会把另外两条线都送到公共点，另一个3便画不齐自己的线。</translation>
    </message>
    <message>
        <source>Only one way for a line</source>
        <translation>线只有一条出路</translation>
    </message>
    <message>
        <source>A line that reaches a dot must go on. If only one way is left, it goes there.</source>
        <translation>到达一个点的线必须继续。若只剩一条路，就走那条路。</translation>
    </message>
    <message>
        <source>A dot with two lines</source>
        <translation>已有两条线的点</translation>
    </message>
    <message>
        <source>The loop passes through a dot only once, so a dot with two lines has no third: its other edges are crossed.</source>
        <translation>回路经过一个点只能一次，所以有两条线的点不会有第三条：其余边打叉。</translation>
    </message>
    <message>
        <source>A dot with one edge left</source>
        <translation>只剩一条边的点</translation>
    </message>
    <message>
        <source>A line into a dot needs a way out. If three edges at a dot are crossed, so is the fourth.</source>
        <translation>进入一个点的线需要出路。若一个点的三条边都打了叉，第四条也打叉。</translation>
    </message>
    <message>
        <source>A 3 with a blocked corner</source>
        <translation>一角被堵的3</translation>
    </message>
    <message>
        <source>Where both ways out of a corner of a 3 are blocked, as in a corner of the board, the corner&apos;s two edges are both lines or both crossed; a 3 cannot miss two.</source>
        <translation>当3的一个角上两条出路都被堵住（例如在盘面的角上），这个角的两条边要么都是线，要么都是叉；而3不能缺两条边。</translation>
    </message>
    <message>
        <source>A 2 with a blocked corner</source>
        <translation>一角被堵的2</translation>
    </message>
    <message>
        <source>Where both ways out of a corner of a 2 are blocked, its two lines are either both at that corner or both opposite. Either way one of them comes to each of the two other corners and must leave there: if one way out is blocked, it takes the other.</source>
        <translation>当2的一个角上两条出路都被堵住，它的两条线要么都在这个角，要么都在对角。无论哪种，另外两个角都各有一条线到达，并须从那里离开：若一条出路被堵住，就走另一条。</translation>
    </message>
    <message>
        <source>A 1 with a blocked corner</source>
        <translation>一角被堵的1</translation>
    </message>
    <message>
        <source>Where both ways out of a corner of a 1 are blocked, the corner&apos;s two edges are both lines or both crossed; a 1 cannot have two.</source>
        <translation>当1的一个角上两条出路都被堵住，这个角的两条边要么都是线，要么都是叉；而1不能有两条线。</translation>
    </message>
    <message>
        <source>A line comes to a 3</source>
        <translation>线来到3</translation>
    </message>
    <message>
        <source>A line that comes to a corner of a 3 takes one of the 3&apos;s two edges there: it cannot pass by, or the 3 would lack both, and it cannot meet both. So the other way out is blocked, and the 3 has both its edges at the opposite corner.</source>
        <translation>来到3的一个角的线，会走3在那里的两条边之一：它不能绕过去，否则3会缺这两条边；两条也不能都走。所以另一条出路被堵住，而3在对角的两条边都是线。</translation>
    </message>
    <message>
        <source>A 3 and a 1 corner to corner</source>
        <translation>3与1斜角相邻</translation>
    </message>
    <message>
        <source>Where the far corner of the 3 is blocked, the 3 has both lines there and sends just one to the dot between: the 1 takes it on, so its far edges are crossed. The other way round, a 1 whose far edges are crossed leaves just one line to the 3 at the dot between, so the 3 has both lines at its far corner, whose other ways are blocked.</source>
        <translation>当3的远角被堵住时，3在那里有两条线，只送一条线到中间的点：1接过它，所以1的远端两条边打叉。反过来，远端两条边已打叉的1在中间的点只给3留一条线，所以3在远角有两条线，那个角的其他出路被堵住。</translation>
    </message>
    <message>
        <source>A line comes to a 2</source>
        <translation>线来到2</translation>
    </message>
    <message>
        <source>A line that comes to a corner of a 2 and cannot pass by takes one of its two edges there. So the 2 has one line at the opposite corner too; if one way out is blocked there, it leaves by the other.</source>
        <translation>来到2的一个角且无法绕过的线，会走2在那里的两条边之一。所以2在对角也有一条线；若那里的一条出路被堵住，就从另一条离开。</translation>
    </message>
    <message>
        <source>A line comes to a 1</source>
        <translation>线来到1</translation>
    </message>
    <message>
        <source>A line that comes to a corner of a 1 and cannot pass by takes one of its two edges there; the 1 has no other.</source>
        <translation>来到1的一个角且无法绕过的线，会走1在那里的两条边之一；1再没有别的线。</translation>
    </message>
    <message>
        <source>The loop must not close too early</source>
        <translation>回路不能过早闭合</translation>
    </message>
    <message>
        <source>An edge between the two ends of one path would close the loop. While there is a line elsewhere, or a clue is not met by that loop, the edge is crossed.</source>
        <translation>连接同一条线两端的边会使回路闭合。只要别处还有线，或有线索不被这条回路满足，这条边就打叉。</translation>
    </message>
    <message>
        <source>Two 1s against a wall</source>
        <translation>两个1靠墙</translation>
    </message>
    <message>
        <source>A clue and its corners</source>
        <translation>线索与它的角</translation>
    </message>
    <message>
        <source>The number of lines a clue has at one corner fixes the number at the opposite corner. Every way to place its lines that fits the known edges and corners agrees here.</source>
        <translation>线索在一个角的线数决定了对角的线数。符合已知边和角的所有画法在这里都一致。</translation>
    </message>
    <message>
        <source>A dot and the corners round it</source>
        <translation>点与周围的角</translation>
    </message>
    <message>
        <source>A dot has either no line or two. Every way to place them that fits the known edges and corners round it agrees here: so a single line at one corner means a single line at the corner opposite.</source>
        <translation>一个点有零条或两条线。符合周围已知边和角的所有画法在这里都一致：所以一个角只有一条线，就意味着对角也只有一条线。</translation>
    </message>
    <message>
        <source>Inside and outside across an edge</source>
        <translation>隔着一条边看内外</translation>
    </message>
    <message>
        <source>The loop separates inside from outside: cells with a line between them differ, cells with a cross between them are the same. Beyond the border is outside.</source>
        <translation>回路分隔内侧与外侧：之间有线的两格在异侧，之间打叉的两格在同侧。盘面之外是外侧。</translation>
    </message>
    <message>
        <source>A line just where inside meets outside</source>
        <translation>内外相接处必有线</translation>
    </message>
    <message>
        <source>Between a cell inside and one outside runs a line; between two inside, or two outside, runs none.</source>
        <translation>内侧的格与外侧的格之间有线；同为内侧或同为外侧的两格之间没有线。</translation>
    </message>
    <message>
        <source>A clue and its neighbours&apos; colours</source>
        <translation>线索与邻格的内外</translation>
    </message>
    <message>
        <source>A clue counts the neighbours on the other side of the loop. Every way to colour the cell and its neighbours that fits what is known agrees here.</source>
        <translation>线索数的是在回路另一侧的邻格。符合已知条件的所有着色方式，在这里都一致。</translation>
    </message>
    <message>
        <source>A chain of cells</source>
        <translation>一串格</translation>
    </message>
    <message>
        <source>Going from cell to cell along known edges and pairs, you can tell whether the cells at the two ends are on the same side of the loop, even when it is not yet known which side that is.</source>
        <translation>沿着已知的边和成对关系一格一格走下去，就能判断两端的格是否在回路的同侧，哪怕还不知道是哪一侧。</translation>
    </message>
    <message>
        <source>The inside is in one piece</source>
        <translation>内侧连成一片</translation>
    </message>
    <message>
        <source>The cells inside the loop are connected. Where only one cell can connect them, that cell is inside.</source>
        <translation>回路内侧的格是连通的。若只有一格能把它们连起来，这一格就在内侧。</translation>
    </message>
    <message>
        <source>The outside is in one piece</source>
        <translation>外侧连成一片</translation>
    </message>
    <message>
        <source>Every cell outside the loop can be reached from beyond the border without crossing the loop. Where the only way is through one cell, that cell is outside.</source>
        <translation>从盘面之外不穿过回路就能到达外侧的每一格。若唯一的通路要经过某一格，这一格就在外侧。</translation>
    </message>
    <message>
        <source>Two neighbours taken together</source>
        <translation>两个邻格合看</translation>
    </message>
    <message>
        <source>Every way to draw the lines of two neighbouring cells and through their six dots that fits what is known agrees here.</source>
        <translation>为两个相邻格画线并通过它们的六个点，符合已知条件的所有画法在这里都一致。</translation>
    </message>
    <message>
        <source>Four cells taken together</source>
        <translation>四格合看</translation>
    </message>
    <message>
        <source>Every way to draw the lines of four cells round a dot and through their nine dots that fits what is known agrees here.</source>
        <translation>为一个点周围的四格画线并通过它们的九个点，符合已知条件的所有画法在这里都一致。</translation>
    </message>
    <message>
        <source>No line on from between two 3s</source>
        <translation>两个3之间没有线延伸出去</translation>
    </message>
    <message>
        <source>The loop is closed</source>
        <translation>回路已闭合</translation>
    </message>
    <message>
        <source>There is only one loop. Once a ring of lines has closed, every edge that is still open is crossed.</source>
        <translation>只有一条回路。一旦线围成了环，所有未定的边都打叉。</translation>
    </message>
    <message>
        <source>A corner and its edges</source>
        <translation>角与它的边</translation>
    </message>
    <message>
        <source>A corner of a cell has as many lines as there are lines among its two edges. So a known corner and one known edge give the other edge, two known edges give the corner, and two corners that share an edge tell something about each other.</source>
        <translation>一格的一个角的线数，就是它那两条边中线的条数。所以已知角和其中一条边可得另一条边，已知两条边可得角，而有公共边的两个角也能互相推断。</translation>
    </message>
    <message>
        <source>A card makes its number</source>
        <translation>一张牌就是它的数</translation>
    </message>
    <message>
        <source>A card alone makes the number that is on it; an ace is 1, a jack 11, a queen 12 and a king 13. This is where every expression begins.</source>
        <translation>单独一张牌得到它上面的数；A 是1，J 是11，Q 是12，K 是13。一切算式都由此开始。</translation>
    </message>
    <message>
        <source>The values of that many cards</source>
        <translation>这么多张牌能得到的值</translation>
    </message>
    <message>
        <source>Several cards make a value by being split in two: every value of one part is joined with every value of the other by every sign. Equal values count once. So the pairs follow from the cards, the threes from pairs and cards, and so on: only values in these lists can be part of an answer.</source>
        <translation>几张牌分成两部分来得到一个值：一部分的每个值与另一部分的每个值用各种运算符相连。相同的值只算一次。于是由单张得到两张的值，由两张和单张得到三张的值，依此类推：只有这些列表中的值才可能是答案的一部分。</translation>
    </message>
    <message>
        <source>Some cards are enough</source>
        <translation>部分牌已足够</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can be made with %2 of the %3 cards: &lt;c&gt;the others stay aside&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;用%3张牌中的%2张就能得到：&lt;c&gt;其余的牌不用&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The target is split</source>
        <translation>拆分目标</translation>
    </message>
    <message>
        <source>A part is split further</source>
        <translation>继续拆分一部分</translation>
    </message>
    <message>
        <source>Two parts become one</source>
        <translation>两部分合为一个</translation>
    </message>
    <message>
        <source>Two cards, or results of earlier steps, are joined by a sign. From now on they are one card on the table.</source>
        <translation>两张牌，或之前步骤的结果，用一个运算符相连。从此它们在牌桌上就是一张牌。</translation>
    </message>
    <message>
        <source>The whole makes the target</source>
        <translation>整体得到目标</translation>
    </message>
    <message>
        <source>One card is the target</source>
        <translation>一张牌就是目标</translation>
    </message>
    <message>
        <source>A card whose number is the target is an answer by itself, if no other card has to be used.</source>
        <translation>若不必使用其他牌，数值等于目标的一张牌本身就是答案。</translation>
    </message>
    <message>
        <source>&lt;p&gt;This card&lt;/p&gt; is the target: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>&lt;p&gt;这张牌&lt;/p&gt;就是目标：&lt;c&gt;%1&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The closest values</source>
        <translation>最接近的值</translation>
    </message>
    <message>
        <source>Where no two parts make the target, the same lists show how close they come: for each value of one part, the values of the other nearest to what would be needed. Between the best value below the target and the best above there is nothing.</source>
        <translation>若没有任何两部分能得到目标，同样的列表可以看出它们能多接近：对一部分的每个值，取另一部分中最接近所需的值。在低于目标的最佳值与高于目标的最佳值之间，没有别的值。</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards&lt;/p&gt; come no closer to %1 than &lt;c&gt;%2 = %3&lt;/c&gt; and &lt;c&gt;%4 = %5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;这些牌&lt;/p&gt;能得到的最接近%1的值是&lt;c&gt;%2 = %3&lt;/c&gt;和&lt;c&gt;%4 = %5&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The largest value</source>
        <translation>最大的值</translation>
    </message>
    <message>
        <source>Where the target is larger than every value that the cards make, the greatest of these is the closest.</source>
        <translation>若目标大于这些牌能得到的所有值，其中最大的就是最接近的。</translation>
    </message>
    <message>
        <source>The smallest value</source>
        <translation>最小的值</translation>
    </message>
    <message>
        <source>Where the target is smaller than every value that the cards make, the least of these is the closest.</source>
        <translation>若目标小于这些牌能得到的所有值，其中最小的就是最接近的。</translation>
    </message>
    <message>
        <source>The target cannot be made</source>
        <translation>无法得到目标</translation>
    </message>
    <message>
        <source>The target lies where the cards make nothing at all: there is no answer.</source>
        <translation>目标落在这些牌什么都得不到的地方：无解。</translation>
    </message>
    <message>
        <source>No expression makes the target</source>
        <translation>没有算式能得到目标</translation>
    </message>
    <message>
        <source>Every way to split the target ends in parts that do not make what is needed. There are too many values to tell which are the closest.</source>
        <translation>目标的每种拆分都会拆出得不到所需值的部分。值太多，无法判断哪些最接近。</translation>
    </message>
    <message>
        <source>The path does not end on an operator</source>
        <translation>路径的端点不是运算符</translation>
    </message>
    <message>
        <source>An operator stands between two numbers, and so does the =. The path goes on from it on both sides, so it ends on digits only.</source>
        <translation>运算符和 = 都位于两个数之间。路径从它们向两边延续，所以端点只能是数字。</translation>
    </message>
    <message>
        <source>No two operators in a row</source>
        <translation>两个运算符不相连</translation>
    </message>
    <message>
        <source>There is a number between two operators, and a number has no sign before it. So no link joins two operators, or an operator and the =.</source>
        <translation>两个运算符之间要有一个数，而数的前面没有正负号。所以没有连接能连起两个运算符，或一个运算符与 =。</translation>
    </message>
    <message>
        <source>No two zeros in a row</source>
        <translation>两个0不相连</translation>
    </message>
    <message>
        <source>No number begins with a 0 followed by another digit. Two zeros in a row would be such a number, whichever way they are read, or part of a three-digit number.</source>
        <translation>数不能以0开头再接其他数字。两个相连的0，不论从哪边读，都会成为这样的数，或成为三位数的一部分。</translation>
    </message>
    <message>
        <source>A tile has all its links</source>
        <translation>拼块的连接已齐</translation>
    </message>
    <message>
        <source>The path passes through a tile once: it comes in and goes out. A tile with two links has no third, and an end of the path has no second.</source>
        <translation>路径经过一个拼块一次：进来，再出去。有两个连接的拼块没有第三个，路径的端点没有第二个。</translation>
    </message>
    <message>
        <source>Only as many links left as needed</source>
        <translation>剩下的连接正好够用</translation>
    </message>
    <message>
        <source>The path passes through every tile. A tile with only one link left uses it, and a tile where the path does not end needs two.</source>
        <translation>路径经过每个拼块。只剩一个连接的拼块会用上它，而不是端点的拼块需要两个。</translation>
    </message>
    <message>
        <source>One link makes an end, two do not</source>
        <translation>一个连接是端点，两个就不是</translation>
    </message>
    <message>
        <source>Where a tile has one link left, the path ends on it. Where two are joined, the path goes through.</source>
        <translation>只剩一个连接的拼块是路径的端点。已有两个相连的拼块，路径从中穿过。</translation>
    </message>
    <message>
        <source>The path has two ends</source>
        <translation>路径有两个端点</translation>
    </message>
    <message>
        <source>Where both ends are known, the path goes through all other tiles. Where it goes through all but two, these are its ends.</source>
        <translation>两个端点都已知时，路径穿过其余所有拼块。除两个拼块外都是穿过的，这两个就是端点。</translation>
    </message>
    <message>
        <source>No three digits in a row</source>
        <translation>三个数字不相连</translation>
    </message>
    <message>
        <source>All two-digit numbers are found</source>
        <translation>两位数已全部找到</translation>
    </message>
    <message>
        <source>Operators and the = separate the digits, so there is one more number than there are of these signs. As each number has one or two digits, it is known how many have two. Once that many pairs of digits are joined, no other digits are.</source>
        <translation>运算符和 = 把数字隔开，所以数的个数比这些符号多一。每个数是一位或两位，因此两位数有几个是已知的。一旦这么多对数字已相连，其他数字就不再相连。</translation>
    </message>
    <message>
        <source>Operators and the = separate the digits, so there is one more number than there are of these signs. As each number has one or two digits, it is known how many have one. Once that many digits are cut off from all others, every other digit belongs to a two-digit number: if it has only one link to another digit left, the two are joined.</source>
        <translation>运算符和 = 把数字隔开，所以数的个数比这些符号多一。每个数是一位或两位，因此一位数有几个是已知的。一旦这么多个数字已与其他数字都断开，其余每个数字都属于两位数：若它与其他数字只剩一个连接，两者就相连。</translation>
    </message>
    <message>
        <source>No digit follows a 0</source>
        <translation>0后面不接数字</translation>
    </message>
    <message>
        <source>A 0 can be a number or the second digit of one; a digit after it would make a number that begins with 0, or one of three digits. Once it is known which way the path is read, no digit follows a 0.</source>
        <translation>0可以单独成数，也可以是两位数的第二位；它后面若再接数字，就会成为以0开头的数或三位数。一旦知道路径从哪边读起，0后面就不接数字。</translation>
    </message>
    <message>
        <source>The path never closes into a ring</source>
        <translation>路径不会闭合成环</translation>
    </message>
    <message>
        <source>The path has two ends and never returns to itself. A link between two tiles of the same joined stretch is cut.</source>
        <translation>路径有两个端点，从不回到自身。同一段已相连的拼块中，两个拼块之间的其他连接断开。</translation>
    </message>
    <message>
        <source>The path does not end too soon</source>
        <translation>路径不会过早结束</translation>
    </message>
    <message>
        <source>Two stretches that each hold an end of the path become the whole path once they are joined. While other tiles are left over, the link between them is cut.</source>
        <translation>各含一个端点的两段一旦相连，就成了整条路径。只要还剩下其他拼块，它们之间的连接就断开。</translation>
    </message>
    <message>
        <source>No tile is cut off</source>
        <translation>没有拼块被隔断</translation>
    </message>
    <message>
        <source>One path passes through all tiles, so they stay connected. The only link that still connects two parts of the board is joined.</source>
        <translation>一条路径经过所有拼块，所以它们始终连通。唯一还连着盘面两部分的连接必须相连。</translation>
    </message>
    <message>
        <source>A tile between two parts</source>
        <translation>两部分之间的拼块</translation>
    </message>
    <message>
        <source>Where only one tile connects two parts of the board, the path goes through it from one to the other: it has one link to each, and each part has one end of the path. No tile can connect three parts.</source>
        <translation>若只有一个拼块连着盘面的两部分，路径就经由它从一部分到另一部分：它与每部分各有一个连接，每部分各有一个端点。没有拼块能连着三部分。</translation>
    </message>
    <message>
        <source>The = splits the path</source>
        <translation>= 分开路径</translation>
    </message>
    <message>
        <source>Where only the = connects two parts of the board, they are the two sides of the equation: the = has one link to each, each has one end of the path, and their lengths are known.</source>
        <translation>若只有 = 连着盘面的两部分，它们就是等式的两边：= 与每边各有一个连接，每边各有一个端点，两边的长度也就已知。</translation>
    </message>
    <message>
        <source>A side is complete</source>
        <translation>一边已完整</translation>
    </message>
    <message>
        <source>Where an end of the path is joined to the = tile by tile, that side of the equation is complete, and the lengths of both sides are known.</source>
        <translation>若从一个端点到 = 逐块相连，等式的这一边就完整了，两边的长度也就已知。</translation>
    </message>
    <message>
        <source>The opposite leads nowhere</source>
        <translation>反面走不通</translation>
    </message>
    <message>
        <source>Suppose that a link is joined or cut, or that the path ends on a tile or not, and follow the simpler rules: soon a tile is cut off, a tile has too many links, or the numbers do not work out. So the opposite is true.</source>
        <translation>假设某个连接相连或断开，或某个拼块是或不是端点，再按较简单的规则推下去：很快就会有拼块被隔断、有拼块连接过多，或算式不成立。所以反面才是对的。</translation>
    </message>
    <message>
        <source>The division leaves a remainder</source>
        <translation>除法有余数</translation>
    </message>
    <message>
        <source>One side is always larger</source>
        <translation>一边总是更大</translation>
    </message>
    <message>
        <source>No path with this link works</source>
        <translation>有这个连接的路径都不成立</translation>
    </message>
    <message>
        <source>No path without this link works</source>
        <translation>没有这个连接的路径都不成立</translation>
    </message>
    <message>
        <source>No path that ends here works</source>
        <translation>端点在此的路径都不成立</translation>
    </message>
    <message>
        <source>No path that ends elsewhere works</source>
        <translation>端点不在此的路径都不成立</translation>
    </message>
    <message>
        <source>No path works when read the other way</source>
        <translation>反向读的路径都不成立</translation>
    </message>
    <message>
        <source>A path can be read from either end. Read from one of them, no remaining path makes both sides equal, so it is read from the other.</source>
        <translation>路径可以从任一端读起。若从一端读起，剩下的路径都不能使两边相等，那就从另一端读起。</translation>
    </message>
    <message>
        <source>No path with sides of this length works</source>
        <translation>两边为这种长度的路径都不成立</translation>
    </message>
    <message>
        <source>No remaining path works</source>
        <translation>剩下的路径都不成立</translation>
    </message>
    <message>
        <source>On none of the remaining paths are both sides equal: the puzzle has no answer.</source>
        <translation>剩下的路径没有一条能使两边相等：这道题无解。</translation>
    </message>
    <message>
        <source>No path is left</source>
        <translation>没有路径了</translation>
    </message>
    <message>
        <source>From what is known, no path through all tiles reads as numbers of one or two digits with an operator between each two and one =: the puzzle has no answer.</source>
        <translation>就已知条件而言，没有一条经过所有拼块的路径能读作一位或两位的数、每两个数之间一个运算符、且只有一个 =：这道题无解。</translation>
    </message>
    <message>
        <source>All remaining paths read the same</source>
        <translation>剩下的路径读法相同</translation>
    </message>
    <message>
        <source>The answer is an equation, and with equal tiles several paths may spell it. When all paths that work read the same, the answer is found; the first of them is drawn, in the order of tiles from the top left.</source>
        <translation>答案是一个等式；有相同的拼块时，可能有几条路径拼出它。若所有成立的路径读法相同，答案就找到了；按从左上角起的拼块顺序，画出其中第一条。</translation>
    </message>
    <message>
        <source>A cage of one cell</source>
        <translation>单格笼</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can only be %2: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;只能是%2：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can only be %2, in reading order: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;按阅读顺序只能是%2：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Each by itself, &lt;p&gt;%1&lt;/p&gt; leave only this: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;各自都只容许：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: nothing that is left makes &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;：剩下的数字凑不出&lt;p&gt;%2&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 of %2 are in columns %3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2的%1在第%3列&lt;/p&gt;：&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 of %2 are in rows %3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2的%1在第%3行&lt;/p&gt;：&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; have only %2 among them: that is one digit too few.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;合起来只有%2：少了一个数字。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 of %2 fit only in columns %3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2的%1只能在第%3列&lt;/p&gt;：&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 of %2 fit only in rows %3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2的%1只能在第%3行&lt;/p&gt;：&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has too few cells left for its %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;剩下的格放不下它的%2。</translation>
    </message>
    <message>
        <source>The %2 of &lt;p&gt;%1&lt;/p&gt; fits only in &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;的%2只能在&lt;p&gt;%3&lt;/p&gt;：&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The %2 of &lt;p&gt;%1&lt;/p&gt; fits only in &lt;p&gt;%3&lt;/p&gt;, but &lt;p&gt;%4&lt;/p&gt;, too.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;的%2只能在&lt;p&gt;%3&lt;/p&gt;，可是&lt;p&gt;%4&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>Taken together, &lt;p&gt;%1&lt;/p&gt; leave only this: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>合起来看，&lt;p&gt;%1&lt;/p&gt;只容许：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has one cell: &lt;c&gt;it is %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;只有一格：&lt;c&gt;它是%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 cages&lt;/p&gt; have one cell each: &lt;c&gt;it is what the cage says&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1个笼&lt;/p&gt;各只有一格：&lt;c&gt;该格就是笼上的数&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has one cell, and there are only the digits 1 to %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;只有一格，而数字只有1到%2。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has one cell, but &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;只有一格，但&lt;p&gt;%2&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, so &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;，所以&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 digits are placed&lt;/p&gt;: &lt;c&gt;none of them appears again in its row or column&lt;/c&gt;.</source>
        <translation>&lt;p&gt;已填入%1个数字&lt;/p&gt;：&lt;c&gt;它们在各自的行和列中不再出现&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; are both %2: &lt;p&gt;%3&lt;/p&gt; would have it twice.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;都是%2：这样&lt;p&gt;%3&lt;/p&gt;中就有两个了。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, and &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;it is %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;，且&lt;p&gt;%2&lt;/p&gt;：&lt;c&gt;它是%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2 is %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;：&lt;c&gt;%2是%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;Every other digit left for these cells stands in the row or the column&lt;/p&gt;: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>&lt;p&gt;这些格的其他候选数都已在同行或同列中出现&lt;/p&gt;：&lt;c&gt;%1&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, but &lt;p&gt;%2&lt;/p&gt;: no digit is left for it.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;，但&lt;p&gt;%2&lt;/p&gt;：没有数字可填。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: no digit is left for %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;：%2没有数字可填。</translation>
    </message>
    <message>
        <source>&lt;p&gt;No other cell of %1 can be %2&lt;/p&gt;: &lt;c&gt;%3 is %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1没有别的格能填%2&lt;/p&gt;：&lt;c&gt;%3是%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;All other cells of %1 are filled&lt;/p&gt;, only %2 is missing: &lt;c&gt;%3 is %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1的其他格都已填好&lt;/p&gt;，只缺%2：&lt;c&gt;%3是%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;The row or the column has no other cell for the digit&lt;/p&gt;: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>&lt;p&gt;该行或该列没有别的格能填这个数字&lt;/p&gt;：&lt;c&gt;%1&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;No cell of %1 can be %2&lt;/p&gt;, but one must be.</source>
        <translation>&lt;p&gt;%1没有一格能填%2&lt;/p&gt;，但必须有一格填它。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, so &lt;p&gt;%2&lt;/p&gt; can only be %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;，所以&lt;p&gt;%2&lt;/p&gt;只能是%3：&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>A %2 at %3 needs a %4 beside it for &lt;p&gt;%1&lt;/p&gt;, and that is gone: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;中，%3若是%2，旁边就需要%4，而这已不可能：&lt;c&gt;%5&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>At %2: %3 beside it for &lt;p&gt;%1&lt;/p&gt;, and these are gone: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;中，%2旁边的格：%3，而这些都已不可能：&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: %2 in the other cell, and that is gone: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;：%2在另一格，而这已不可能：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>No two digits from 1 to %1 make &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>1到%1的数字中，没有两个能凑成&lt;p&gt;%2&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;The rest of %1 is filled&lt;/p&gt;: %2, so &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1的其余格已填好&lt;/p&gt;：%2，所以&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at least %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>%2若是%1，&lt;p&gt;%4&lt;/p&gt;的其余格就须凑成%3，而它们至少为%5：&lt;c&gt;%6&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at most %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>%2若是%1，&lt;p&gt;%4&lt;/p&gt;的其余格就须凑成%3，而它们至多为%5：&lt;c&gt;%6&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which can only make %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>%2若是%1，&lt;p&gt;%4&lt;/p&gt;的其余格就须凑成%3，而它们只能为%5：&lt;c&gt;%6&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can still be filled in %2 ways, and in all of them &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;还有%2种填法，无论哪种，&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>No %1 digits from 1 to %2 make &lt;p&gt;%3&lt;/p&gt;.</source>
        <translation>1到%2的数字中，没有%1个能凑成&lt;p&gt;%3&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can only be %2, always with a %3 in &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;只能是%2，&lt;p&gt;%4&lt;/p&gt;中总有%3：&lt;c&gt;%5&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can be filled in %2 ways, all with a %3 in &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;有%2种填法，&lt;p&gt;%4&lt;/p&gt;中总有%3：&lt;c&gt;%5&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can only be %2, always with %3 in &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;只能是%2，&lt;p&gt;%4&lt;/p&gt;中总有%3：&lt;c&gt;%5&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lies in &lt;p&gt;%3&lt;/p&gt; and can only be %2: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;全在&lt;p&gt;%3&lt;/p&gt;中，只能是%2：&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can be filled in %2 ways, all with %3 in &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;有%2种填法，&lt;p&gt;%4&lt;/p&gt;中总有%3：&lt;c&gt;%5&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Every way to fill &lt;p&gt;%1&lt;/p&gt; has %2 in &lt;p&gt;%3&lt;/p&gt;, but &lt;p&gt;%4&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;的每种填法在&lt;p&gt;%3&lt;/p&gt;中都有%2，但&lt;p&gt;%4&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>Every way to fill &lt;p&gt;%1&lt;/p&gt; has a %2 in &lt;p&gt;%3&lt;/p&gt;, but &lt;p&gt;%4&lt;/p&gt;, too.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;的每种填法在&lt;p&gt;%3&lt;/p&gt;中都有%2，可是&lt;p&gt;%4&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>The %1 of &lt;p&gt;%2&lt;/p&gt; must be in &lt;p&gt;%3&lt;/p&gt;, which can then only be %4: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;的%1必在&lt;p&gt;%3&lt;/p&gt;中，后者就只能是%4：&lt;c&gt;%5&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The %1 of &lt;p&gt;%2&lt;/p&gt; must be in &lt;p&gt;%3&lt;/p&gt;, which leaves %4 ways to fill it: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;的%1必在&lt;p&gt;%3&lt;/p&gt;中，后者就只剩%4种填法：&lt;c&gt;%5&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The %1 of &lt;p&gt;%2&lt;/p&gt; must be in &lt;p&gt;%3&lt;/p&gt;, but no way to fill that has it there.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;的%1必在&lt;p&gt;%3&lt;/p&gt;中，但没有一种填法能把它放在那里。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; use up %2 of &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;用尽了&lt;p&gt;%3&lt;/p&gt;的%2：&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>A %1 at %2 would make &lt;p&gt;%3&lt;/p&gt; need the same digit of &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>%2若是%1，&lt;p&gt;%3&lt;/p&gt;就会需要&lt;p&gt;%4&lt;/p&gt;的同一个数字：&lt;c&gt;%5&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot both be filled: they would need the same digit of &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;无法都填好：它们会需要&lt;p&gt;%2&lt;/p&gt;的同一个数字。</translation>
    </message>
    <message>
        <source>In &lt;p&gt;%1&lt;/p&gt;, &lt;p&gt;%2&lt;/p&gt; use up %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;中，&lt;p&gt;%2&lt;/p&gt;用尽了%3：&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>A %1 at %2 would keep &lt;p&gt;%3&lt;/p&gt; from sharing out the digits of &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>%2若是%1，&lt;p&gt;%3&lt;/p&gt;就无法分完&lt;p&gt;%4&lt;/p&gt;的数字：&lt;c&gt;%5&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot share out the digits of &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;无法分完&lt;p&gt;%2&lt;/p&gt;的数字。</translation>
    </message>
    <message>
        <source>When every way to fill a cage puts a certain digit into the same row or column, that line has it there: no cell of the line outside the cage holds it.</source>
        <translation>若笼的每种填法都把某个数字放在同一行或同一列，这一行或列的这个数字就在那里：笼外该行列的其他格都不填它。</translation>
    </message>
    <message>
        <source>A digit clears its row and column</source>
        <translation>数字排除同行同列</translation>
    </message>
    <message>
        <source>Each digit appears once in every row and once in every column, so no other cell of its row or column holds it.</source>
        <translation>每个数字在每行每列各出现一次，所以同行同列的其他格都不填它。</translation>
    </message>
    <message>
        <source>The only digit for a cell</source>
        <translation>一格只剩一个数字</translation>
    </message>
    <message>
        <source>When all possible digits of a cell but one already appear in its row or column, it holds the one that is left.</source>
        <translation>若一格所有可能的数字中，除一个外都已在同行或同列出现，这一格就填剩下的那个。</translation>
    </message>
    <message>
        <source>The only cell for a digit in a line</source>
        <translation>行列中数字的唯一位置</translation>
    </message>
    <message>
        <source>Every row and every column holds every digit. When only one cell of a line can hold a digit, it goes there.</source>
        <translation>每行每列都含有所有数字。若一行或一列中只有一格能填某个数字，它就填在那里。</translation>
    </message>
    <message>
        <source>What a cage of two cells can hold</source>
        <translation>两格笼的可能填法</translation>
    </message>
    <message>
        <source>Only a few pairs of digits make the target of a two-cell cage. A digit without a partner in the other cell is ruled out.</source>
        <translation>只有少数几对数字能凑成两格笼的目标。另一格中没有搭档的数字被排除。</translation>
    </message>
    <message>
        <source>What a cage can hold</source>
        <translation>笼的可能填法</translation>
    </message>
    <message>
        <source>List the digits that together make the target of a cage and the ways to place them in its cells, no digit twice in a line. A digit that none of these ways puts in a cell is ruled out there.</source>
        <translation>列出能凑成笼的目标的数字，以及在笼中摆放它们的方式，同一行列不得重复。若这些方式都不把某个数字放进某格，那里就排除这个数字。</translation>
    </message>
    <message>
        <source>A digit that a cage takes from its line</source>
        <translation>笼占用行列的数字</translation>
    </message>
    <message>
        <source>A digit that a line needs from a cage</source>
        <translation>行列需要笼中的数字</translation>
    </message>
    <message>
        <source>When all places for a digit in a line lie in one cage, the cage must put it there. The ways to fill the cage that do not are ruled out, and with them whatever only they allowed.</source>
        <translation>若一行或一列中某个数字的所有位置都在一个笼里，笼就必须把它放在那里。做不到的填法被排除，只有它们才容许的候选数也随之排除。</translation>
    </message>
    <message>
        <source>Naked pair</source>
        <translation>显性数对</translation>
    </message>
    <message>
        <source>Two cells of a line that can only hold the same two digits use both of them up: the other cells of the line hold neither.</source>
        <translation>一行或一列中有两格只能填相同的两个数字，这两个数字就用完了：该行列的其他格都不填它们。</translation>
    </message>
    <message>
        <source>Hidden pair</source>
        <translation>隐性数对</translation>
    </message>
    <message>
        <source>Two digits that have only the same two cells left in a line fill them: these cells hold nothing else.</source>
        <translation>一行或一列中有两个数字只剩相同的两格，它们就占满这两格：这两格不填别的数字。</translation>
    </message>
    <message>
        <source>Naked triple</source>
        <translation>显性三数组</translation>
    </message>
    <message>
        <source>Three cells of a line that can only hold three digits among them use all three up: the other cells of the line hold none of them.</source>
        <translation>一行或一列中有三格合起来只能填三个数字，这三个数字就用完了：该行列的其他格都不填它们。</translation>
    </message>
    <message>
        <source>Hidden triple</source>
        <translation>隐性三数组</translation>
    </message>
    <message>
        <source>Three digits that have only three cells left in a line fill them: these cells hold nothing else.</source>
        <translation>一行或一列中有三个数字只剩三格，它们就占满这三格：这三格不填别的数字。</translation>
    </message>
    <message>
        <source>Naked quad</source>
        <translation>显性四数组</translation>
    </message>
    <message>
        <source>Four cells of a line that can only hold four digits among them use all four up: the other cells of the line hold none of them.</source>
        <translation>一行或一列中有四格合起来只能填四个数字，这四个数字就用完了：该行列的其他格都不填它们。</translation>
    </message>
    <message>
        <source>Hidden quad</source>
        <translation>隐性四数组</translation>
    </message>
    <message>
        <source>Four digits that have only four cells left in a line fill them: these cells hold nothing else.</source>
        <translation>一行或一列中有四个数字只剩四格，它们就占满这四格：这四格不填别的数字。</translation>
    </message>
    <message>
        <source>The sum of a line</source>
        <translation>一行或一列之和</translation>
    </message>
    <message>
        <source>The digits of a line always have the same sum, 45 where there are nine. Subtract the cages whose sum is known: the few cells that stick into the line or out of it must make up the difference.</source>
        <translation>一行或一列的数字之和总是相同，有九个数字时为45。减去和已知的各笼：伸进或伸出该行列的少数几格必须凑成差额。</translation>
    </message>
    <message>
        <source>The product of a line</source>
        <translation>一行或一列之积</translation>
    </message>
    <message>
        <source>The digits of a line always have the same product, 720 where there are six. Divide by the cages whose product is known: the few cells that stick into the line or out of it must make up the quotient.</source>
        <translation>一行或一列的数字之积总是相同，有六个数字时为720。除以积已知的各笼：伸进或伸出该行列的少数几格必须凑成这个商。</translation>
    </message>
    <message>
        <source>The sum of several lines</source>
        <translation>多行或多列之和</translation>
    </message>
    <message>
        <source>Rows side by side have a known sum together, and so have columns. Subtract the cages whose sum is known: the few cells that stick into the lines or out of them must make up the difference.</source>
        <translation>相邻几行合起来的和是已知的，相邻几列也一样。减去和已知的各笼：伸进或伸出这些行列的少数几格必须凑成差额。</translation>
    </message>
    <message>
        <source>The product of several lines</source>
        <translation>多行或多列之积</translation>
    </message>
    <message>
        <source>Rows side by side have a known product together, and so have columns. Divide by the cages whose product is known: the few cells that stick into the lines or out of them must make up the quotient.</source>
        <translation>相邻几行合起来的积是已知的，相邻几列也一样。除以积已知的各笼：伸进或伸出这些行列的少数几格必须凑成这个商。</translation>
    </message>
    <message>
        <source>X-wing</source>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>When the places for a digit in two rows lie in the same two columns, one row has it in one column and the other row in the other. So both columns have theirs there, and no other cell of them holds it. The same holds with rows and columns exchanged.</source>
        <translation>若某个数字在两行中的位置都在相同的两列，那么它在一行中位于其中一列，在另一行中位于另一列。这样两列都有了这个数字，这两列的其他格都不填它。行列互换同样成立。</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>剑鱼</translation>
    </message>
    <message>
        <source>When the places for a digit in three rows lie in the same three columns, these rows supply all three columns with it, and no other cell of them holds it. The same holds with rows and columns exchanged.</source>
        <translation>若某个数字在三行中的位置都在相同的三列，这三行就为三列都提供了这个数字，这三列的其他格都不填它。行列互换同样成立。</translation>
    </message>
    <message>
        <source>Two cages that share a line</source>
        <translation>同行列的两个笼</translation>
    </message>
    <message>
        <source>Two cages in a line cannot take the same digit from it. Go through the ways to fill one of them: those that leave the other none are ruled out. A digit that one or the other takes in every case is gone from the rest of the line.</source>
        <translation>同一行或列中的两个笼不能占用同一个数字。逐一检查其中一个笼的填法：使另一个笼无法填的被排除。无论如何都由其中一个笼占用的数字，从该行列的其余格中排除。</translation>
    </message>
    <message>
        <source>The cages of a line together</source>
        <translation>同行列的笼合看</translation>
    </message>
    <message>
        <source>Each way to fill a cage takes some digits of a line. The cages of the line and its other cells must share all its digits among them, each once. A way that leaves the others no such share is ruled out, and with it whatever only it allowed.</source>
        <translation>笼的每种填法都会占用一行或一列的一些数字。该行列的各笼与其他格必须恰好分完所有数字，每个一次。使其他部分无法这样分的填法被排除，只有它才容许的候选数也随之排除。</translation>
    </message>
    <message>
        <source>The sum of all labels</source>
        <translation>所有合计之和</translation>
    </message>
    <message>
        <source>A row&apos;s label is the sum of its white cells, a column&apos;s label the sum of its black ones. Every cell is one or the other, so each digit counts for exactly one label: all labels together make the sum of all digits. If they do not, there is no answer.</source>
        <translation>行的合计是其白格之和，列的合计是其黑格之和。每一格非黑即白，所以每个数字恰好计入一个合计：所有合计之和等于所有数字之和。若不相等，则无解。</translation>
    </message>
    <message>
        <source>Labels with an odd sum</source>
        <translation>和为奇数的合计</translation>
    </message>
    <message>
        <source>A label out of reach</source>
        <translation>达不到的合计</translation>
    </message>
    <message>
        <source>If no choice of open cells in a line makes exactly what its label lacks, the label cannot be met.</source>
        <translation>若一行或一列的未定格中，没有任何选法能恰好凑成合计所差的数，这个合计就无法满足。</translation>
    </message>
    <message>
        <source>Labels that conflict</source>
        <translation>互相冲突的合计</translation>
    </message>
    <message>
        <source>Some labels conflict, whatever the others say: however the cells are shaded, one of them is missed. All of these labels are needed for that. The steps before use these labels alone, and end in a line that can no longer reach its label, or where the named rules end.</source>
        <translation>有些合计互相冲突，不管其他合计如何：无论怎样涂色，总有一个达不到。缺少其中任何一个合计，都不会冲突。前面的步骤只用到这些合计，最后到达一个再也达不到合计的行或列，或到达已命名规则用尽之处。</translation>
    </message>
    <message>
        <source>The label is reached</source>
        <translation>合计已达到</translation>
    </message>
    <message>
        <source>When the white cells of a row make its label, the rest of the row is black. When the black cells of a column make its label, the rest of the column is white.</source>
        <translation>若一行的白格已达到合计，该行其余为黑。若一列的黑格已达到合计，该列其余为白。</translation>
    </message>
    <message>
        <source>Every cell left is needed</source>
        <translation>剩下的格都需要</translation>
    </message>
    <message>
        <source>When all open cells of a line together make exactly what its label still lacks, all of them count: white in a row, black in a column.</source>
        <translation>若一行或一列所有未定的格加起来恰好是合计所差的数，它们全部计入：行中为白，列中为黑。</translation>
    </message>
    <message>
        <source>A cell larger than what is left</source>
        <translation>大于所差的格</translation>
    </message>
    <message>
        <source>A digit larger than what a label still lacks cannot count: in a row the cell is black, in a column white.</source>
        <translation>大于合计所差的数字不能计入：在行中该格为黑，在列中为白。</translation>
    </message>
    <message>
        <source>A cell that cannot be spared</source>
        <translation>不可缺少的格</translation>
    </message>
    <message>
        <source>If the other open cells of a line together make less than its label still lacks, the cell is needed: in a row it is white, in a column black. In other words, it is larger than what may be left out.</source>
        <translation>若一行或一列其他未定的格加起来小于合计所差的数，就需要这一格：在行中为白，在列中为黑。换句话说，它大于可以不计入的部分。</translation>
    </message>
    <message>
        <source>The last odd digit of a line</source>
        <translation>行列中最后的奇数</translation>
    </message>
    <message>
        <source>When only one open digit of a line is odd, it decides whether the sum is even or odd: it counts if the label lacks an odd number, and not if it lacks an even one.</source>
        <translation>若一行或一列中只有一个未定的数字是奇数，它就决定和的奇偶：合计所差为奇数时计入，为偶数时不计入。</translation>
    </message>
    <message>
        <source>The only way to reach the label</source>
        <translation>达到合计的唯一方式</translation>
    </message>
    <message>
        <source>If only one choice of open cells in a line makes what its label still lacks, those cells count and the others do not.</source>
        <translation>若一行或一列的未定格中只有一种选法能凑成合计所差的数，这些格就计入，其余不计入。</translation>
    </message>
    <message>
        <source>Every way to reach the label agrees</source>
        <translation>达到合计的所有方式一致</translation>
    </message>
    <message>
        <source>Write down all ways to make what a label still lacks from the open cells of its line. A cell used in all of them counts; a cell used in none does not.</source>
        <translation>写出用一行或一列的未定格凑成合计所差的数的所有方式。每种方式都用到的格计入；每种都用不到的格不计入。</translation>
    </message>
    <message>
        <source>Many ways, and all agree</source>
        <translation>方式很多，但都一致</translation>
    </message>
    <message>
        <source>As with a few ways: what all ways to reach a label agree on is decided. You need not write them all down: go through the cells one by one and note how many ways lead to each sum. Only sums that can still grow into what the label lacks matter. If none of these can be reached with a cell, or without it, that cell is decided.</source>
        <translation>与方式较少时一样：达到合计的所有方式都一致之处即可确定。不必全部写出：逐格检查，记下每个和有多少种方式达到。只需考虑还能增长到合计所差的和。若这些和在用某格时一个也达不到，或不用某格时一个也达不到，该格就确定了。</translation>
    </message>
    <message>
        <source>Odd digits counted twice</source>
        <translation>算两次的奇数</translation>
    </message>
    <message>
        <source>Take some rows and columns and add up how much black each of them needs: a column its label, a row all its digits minus its label. An odd digit in two of the lines counts twice, so it does not matter for odd or even. If only one open odd digit counts once, it decides: it is black if the sum, minus the odd digits known to be black that count once, is odd, and white if it is even.</source>
        <translation>取若干行和列，把每行每列所需的黑格之和相加：列为其合计，行为其所有数字之和减去合计。同时在其中两个行列的奇数算两次，所以不影响奇偶。若只有一个未定的奇数只算一次，它就起决定作用：总和减去已知为黑且只算一次的奇数，结果为奇数时它为黑，为偶数时它为白。</translation>
    </message>
    <message>
        <source>Two lines together</source>
        <translation>两行或两列合看</translation>
    </message>
    <message>
        <source>Three lines together</source>
        <translation>三行或三列合看</translation>
    </message>
    <message>
        <source>As for two lines: of the ways to shade three rows that reach their labels, those count whose three cells in each column leave the column a way to reach its own. What all of them agree on is decided. The same holds for three columns.</source>
        <translation>与两行时一样：在使三行都达到合计的涂色方式中，只有那些使每一列的三格仍容许该列达到自身合计的才算数。它们都一致之处即可确定。三列同理。</translation>
    </message>
    <message>
        <source>Four lines together</source>
        <translation>四行或四列合看</translation>
    </message>
    <message>
        <source>As for two and three lines, with four rows, or four columns, at once.</source>
        <translation>与两行、三行时一样，只是同时看四行或四列。</translation>
    </message>
    <message>
        <source>All cards that must be used have become one, worth the target: the expression is an answer. Parentheses are written only where they are needed.</source>
        <translation>必须使用的牌都合成了一张，其值就是目标：这个算式就是答案。只在必要时写括号。</translation>
    </message>
    <message>
        <source>A number has at most two digits. Where two digits are joined, the path goes on from both to an operator or the =, or ends.</source>
        <translation>一个数至多两位。两个数字相连时，路径从两者都接着走到运算符或 =，或者结束。</translation>
    </message>
    <message>
        <source>No other path is left</source>
        <translation>没有别的路径了</translation>
    </message>
    <message>
        <source>From what is known, no other path through all tiles reads as numbers of one or two digits with an operator between each two and one =.</source>
        <translation>就已知条件而言，没有别的经过所有拼块的路径能读作一位或两位的数、每两个数之间一个运算符、且只有一个 =。</translation>
    </message>
    <message>
        <source>Every division must work out without a remainder, and nothing is divided by 0. On every other path left, some division does not work out.</source>
        <translation>除法都必须除尽，且不能除以0。在剩下的其他路径上，总有除法除不尽。</translation>
    </message>
    <message>
        <source>On every other path left, one side of the equation stays below the least value of the other: they are never equal.</source>
        <translation>在剩下的其他路径上，等式一边总是小于另一边的最小值：两边永不相等。</translation>
    </message>
    <message>
        <source>Of the paths left that take a link, none makes both sides equal. The link is cut.</source>
        <translation>剩下的路径中，用到某个连接的都不能使两边相等。该连接断开。</translation>
    </message>
    <message>
        <source>Of the paths left that do without a link, none makes both sides equal. The link is joined.</source>
        <translation>剩下的路径中，不用某个连接的都不能使两边相等。该连接相连。</translation>
    </message>
    <message>
        <source>Of the paths left that begin or end on a tile, none makes both sides equal. The path goes through that tile.</source>
        <translation>剩下的路径中，以某个拼块为端点的都不能使两边相等。路径从该拼块穿过。</translation>
    </message>
    <message>
        <source>Of the paths left that go through a tile, none makes both sides equal. The path begins or ends there.</source>
        <translation>剩下的路径中，从某个拼块穿过的都不能使两边相等。该拼块是路径的端点。</translation>
    </message>
    <message>
        <source>Of the paths left that have so many tiles before the =, none makes both sides equal.</source>
        <translation>剩下的路径中，= 之前有这么多拼块的都不能使两边相等。</translation>
    </message>
    <message>
        <source>A cage of one cell holds its target.</source>
        <translation>单格笼填的就是它的目标。</translation>
    </message>
    <message>
        <source>Whether a sum is even or odd depends on its odd digits alone. Take some rows and columns in which every odd digit that is still open lies in two of them. Add up how much black each line needs: a column its label, a row all its digits minus its label. Every odd digit counts twice or is known, so the sum is even or odd however the open cells are shaded. If the labels say otherwise, there is no answer.</source>
        <translation>和的奇偶只取决于其中的奇数。取若干行和列，使每个未定的奇数都同时在其中两个行列中。把每行每列所需的黑格之和相加：列为其合计，行为其所有数字之和减去合计。每个奇数要么算两次，要么已知，所以无论未定的格如何涂色，总和的奇偶都不变。若合计与此不符，则无解。</translation>
    </message>
    <message>
        <source>Two rows meet every column in two cells, and what the column still lacks may rule out some of the four ways to shade these two. Go through the columns and count the ways to shade both rows that reach both labels and that no column rules out. What all of them agree on is decided. The same holds for two columns and the rows. Where there are too many ways to write down, assume the opposite of one cell and go on from line to line until one cannot reach its label.</source>
        <translation>两行与每一列相交于两格，而该列还差的数可能会排除这两格四种涂色方式中的几种。逐列检查，数出既使两行都达到合计、又不被任何列排除的涂色方式。它们都一致之处即可确定。两列与各行同理。若方式太多写不下，就假设一格的反面，逐行逐列推下去，直到有一行或一列达不到合计。</translation>
    </message>
    <message>
        <source>No named pattern is needed: if this were otherwise, the highlighted facts would contradict each other, and all of them are needed for that. Open the step to see the opposite fail.</source>
        <translation>不需要已命名的模式：如若不然，突出显示的各项就会互相矛盾，而且缺一不可。展开此步骤可看反面如何不成立。</translation>
    </message>
    <message>
        <source>Suppose the opposite</source>
        <translation>假设反面</translation>
    </message>
    <message>
        <source>Assume the opposite of what is to be shown, and see where it leads.</source>
        <translation>假设要证明的结论的反面，看会推出什么。</translation>
    </message>
    <message>
        <source>&lt;p&gt;Each card&lt;/p&gt; makes &lt;c&gt;the number on it&lt;/c&gt;.</source>
        <translation>&lt;p&gt;每张牌&lt;/p&gt;得到&lt;c&gt;它上面的数&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;Each card&lt;/p&gt; makes &lt;c&gt;its number&lt;/c&gt;: %1.</source>
        <translation>&lt;p&gt;每张牌&lt;/p&gt;得到&lt;c&gt;它的数&lt;/c&gt;：%1。</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards&lt;/p&gt; can be taken %1 at a time in %2 ways: they make &lt;c&gt;%3 different values&lt;/c&gt;.</source>
        <translation>&lt;p&gt;这些牌&lt;/p&gt;每%1张一组，有%2种取法，得到&lt;c&gt;%3个不同的值&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 must make %4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;是%2：所以&lt;c&gt;%3须得到%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 must make %4&lt;/c&gt;. No other way to split these cards leads to it.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;是%2：所以&lt;c&gt;%3须得到%4&lt;/c&gt;。这些牌没有别的拆分方式可行。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 must make %4, and %5 must make %6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;是%2：所以&lt;c&gt;%3须得到%4，%5须得到%6&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 must make %4, and %5 must make %6&lt;/c&gt;. No other way to split these cards leads to it.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;是%2：所以&lt;c&gt;%3须得到%4，%5须得到%6&lt;/c&gt;。这些牌没有别的拆分方式可行。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;是&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;This is the target&lt;/p&gt;: &lt;c&gt;%1 = %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;这就是目标&lt;/p&gt;：&lt;c&gt;%1 = %2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards&lt;/p&gt; make %3 at most, and not %1: &lt;c&gt;%2 = %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;这些牌&lt;/p&gt;至多得到%3，而不是%1：&lt;c&gt;%2 = %3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards&lt;/p&gt; make %3 at least, and not %1: &lt;c&gt;%2 = %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;这些牌&lt;/p&gt;至少得到%3，而不是%1：&lt;c&gt;%2 = %3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;The card&lt;/p&gt; makes &lt;c&gt;%2&lt;/c&gt;, and not %1.</source>
        <translation>&lt;p&gt;这张牌&lt;/p&gt;得到&lt;c&gt;%2&lt;/c&gt;，而不是%1。</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards make nothing closer&lt;/p&gt;: &lt;c&gt;%1 cannot be made&lt;/c&gt;.</source>
        <translation>&lt;p&gt;这些牌得不到更接近的值&lt;/p&gt;：&lt;c&gt;无法得到%1&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>However &lt;p&gt;the cards&lt;/p&gt; are joined, they do not make %1: &lt;c&gt;it cannot be made&lt;/c&gt;.</source>
        <translation>无论&lt;p&gt;这些牌&lt;/p&gt;怎样相连，都得不到%1：&lt;c&gt;无法得到&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Where cards may be left over, an answer with fewer cards is simpler: as few as possible are used.</source>
        <translation>可以剩牌时，用牌少的答案更简单：所以用尽可能少的牌。</translation>
    </message>
    <message>
        <source>A value that some of the cards must make is split like the target itself, into what two smaller parts make, down to single cards.</source>
        <translation>一部分牌须得到的值，也像目标一样拆成两个更小部分得到的值，直到单张牌为止。</translation>
    </message>
    <message>
        <source>Suppose instead that &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>反过来假设&lt;c&gt;%1&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Two clues and the cells round them</source>
        <translation>两个线索与周围的格</translation>
    </message>
    <message>
        <source>Two clues that touch or share a neighbour must be met together. Every way to colour them and their neighbours inside or outside that fits what is known agrees here.</source>
        <translation>两个相邻或有公共邻格的线索必须同时满足。把它们和邻格分为内侧或外侧，符合已知条件的所有方式在这里都一致。</translation>
    </message>
    <message>
        <source>A clue, and the loop in one piece</source>
        <translation>一个线索与回路的连通</translation>
    </message>
    <message>
        <source>A clue can be met in only a few ways. Some of them would cut off a part of the inside from the rest, or a part of the outside from the border; then there would be two loops. The remaining ways agree here.</source>
        <translation>满足一个线索的方式只有少数几种。有些方式会使内侧的一部分与其余内侧隔断，或使外侧的一部分与盘面边缘隔断；那样就会有两条回路。剩下的方式在这里都一致。</translation>
    </message>
    <message>
        <source>Two clues, and the loop in one piece</source>
        <translation>两个线索与回路的连通</translation>
    </message>
    <message>
        <source>Two clues that touch or share a neighbour can be met together in only a few ways. Some of them would cut off a part of the inside from the rest, or a part of the outside from the border. The remaining ways agree here.</source>
        <translation>同时满足两个相邻或有公共邻格的线索，只有少数几种方式。有些方式会使内侧的一部分与其余内侧隔断，或使外侧的一部分与盘面边缘隔断。剩下的方式在这里都一致。</translation>
    </message>
    <message>
        <source>The cages of two lines together</source>
        <translation>两行或两列的笼合看</translation>
    </message>
    <message>
        <source>Cages that lie in two rows, or in two columns, take digits of both at once. The cages of the two lines and their other cells must share all digits of each line, each once. A way to fill a cage that leaves the others no such share is ruled out, and with it whatever only it allowed.</source>
        <translation>跨两行或两列的笼同时占用两者的数字。这两行或两列的各笼与其他格必须分完每一行列的所有数字，每个一次。使其他部分无法这样分的填法被排除，只有它才容许的候选数也随之排除。</translation>
    </message>
    <message>
        <source>&lt;p&gt;All labels&lt;/p&gt; together make %1, all digits together %2. Each digit counts for just one label, so both should be the same: &lt;c&gt;there is no answer&lt;/c&gt;.</source>
        <translation>&lt;p&gt;所有合计&lt;/p&gt;相加为%1，所有数字相加为%2。每个数字只计入一个合计，所以两者应当相等：&lt;c&gt;无解&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The black cells of &lt;p&gt;%1&lt;/p&gt; must make %2, an odd sum. But each odd digit in these lines lies in two of them and counts twice: &lt;c&gt;that makes an even sum&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;的黑格须凑成%2，是奇数。但其中每个奇数都同时在两个行列中，算两次：&lt;c&gt;这样和为偶数&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The black cells of &lt;p&gt;%1&lt;/p&gt; must make %2, which is %3. Odd digits in two of these lines count twice; those in just one are all known, and so many are black: %4. &lt;c&gt;That makes the sum %5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;的黑格须凑成%2，是%3。同时在其中两个行列的奇数算两次；只在一个中的都已知，其中黑格有%4个。&lt;c&gt;这样和为%5&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The %1 cells of &lt;p&gt;%2&lt;/p&gt; make %3 already, but its label is %4: &lt;c&gt;that is too much&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;的%1格已有%3，而合计是%4：&lt;c&gt;太大&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, but its label is %4: &lt;c&gt;that is too little&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;去掉%1格后为%3，而合计是%4：&lt;c&gt;太小&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>All of &lt;p&gt;%1&lt;/p&gt; makes %2, but its label is %3: &lt;c&gt;that is too little&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;全部相加为%2，而合计是%3：&lt;c&gt;太小&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, but &lt;c&gt;its smallest open digit is %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;还差%2，但&lt;c&gt;最小的未定数字是%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The labels of &lt;p&gt;%1&lt;/p&gt; cannot all be met, whatever the others say: &lt;c&gt;there is no answer&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;的合计无法同时满足，不管其他合计如何：&lt;c&gt;无解&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>What is known so far follows from the labels of &lt;p&gt;%1&lt;/p&gt; alone, and now &lt;p&gt;%2&lt;/p&gt; cannot make its %3 any more: &lt;c&gt;there is no answer&lt;/c&gt;.</source>
        <translation>目前已知的一切都只由&lt;p&gt;%1&lt;/p&gt;的合计得出，而现在&lt;p&gt;%2&lt;/p&gt;已达不到%3：&lt;c&gt;无解&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The label of &lt;p&gt;%1&lt;/p&gt; is 0: &lt;c&gt;all of it is %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;的合计是0：&lt;c&gt;全部为%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its label, %2: &lt;c&gt;%3 is %4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;已达到合计（%2）：&lt;c&gt;%3为%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its label, %2: &lt;c&gt;the rest is %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;已达到合计（%2）：&lt;c&gt;其余为%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; have their labels: &lt;c&gt;the rest of them is %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;都已达到合计：&lt;c&gt;其余为%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; have their labels: &lt;c&gt;the rest of the rows is black, the rest of the columns white&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;都已达到合计：&lt;c&gt;各行其余为黑，各列其余为白&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>All of &lt;p&gt;%1&lt;/p&gt; makes %2, just its label: &lt;c&gt;all of it is %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;全部相加为%2，正好是合计：&lt;c&gt;全部为%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, just its label: &lt;c&gt;%4 is %5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;去掉%1格后为%3，正好是合计：&lt;c&gt;%4为%5&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, just its label: &lt;c&gt;the rest is %4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;去掉%1格后为%3，正好是合计：&lt;c&gt;其余为%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The label of &lt;p&gt;%1&lt;/p&gt; is only %2: &lt;c&gt;%3&lt;/c&gt; is larger, so it is &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;的合计只有%2：&lt;c&gt;%3&lt;/c&gt;比它大，所以为&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The label of &lt;p&gt;%1&lt;/p&gt; is only %2: &lt;c&gt;%3&lt;/c&gt; are larger, so they are &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;的合计只有%2：&lt;c&gt;%3&lt;/c&gt;都比它大，所以为&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has %2 of its %3, so it lacks only %4: &lt;c&gt;%5&lt;/c&gt; is larger, so it is &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;已有%2，合计是%3，只差%4：&lt;c&gt;%5&lt;/c&gt;比它大，所以为&lt;c&gt;%6&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has %2 of its %3, so it lacks only %4: &lt;c&gt;%5&lt;/c&gt; are larger, so they are &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;已有%2，合计是%3，只差%4：&lt;c&gt;%5&lt;/c&gt;都比它大，所以为&lt;c&gt;%6&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; adds up to %2, its label is %3: only %4 may be %5, and &lt;c&gt;%6&lt;/c&gt; is larger, so it is &lt;c&gt;%7&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;相加为%2，合计是%3：%5格只能占%4，而&lt;c&gt;%6&lt;/c&gt;比它大，所以为&lt;c&gt;%7&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; adds up to %2, its label is %3: only %4 may be %5, and &lt;c&gt;%6&lt;/c&gt; are larger, so they are &lt;c&gt;%7&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;相加为%2，合计是%3：%5格只能占%4，而&lt;c&gt;%6&lt;/c&gt;都比它大，所以为&lt;c&gt;%7&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, its label is %4: only %5 more may be %1, and &lt;c&gt;%6&lt;/c&gt; is larger, so it is &lt;c&gt;%7&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;去掉%1格后为%3，合计是%4：%1格只能再占%5，而&lt;c&gt;%6&lt;/c&gt;比它大，所以为&lt;c&gt;%7&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, its label is %4: only %5 more may be %1, and &lt;c&gt;%6&lt;/c&gt; are larger, so they are &lt;c&gt;%7&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;去掉%1格后为%3，合计是%4：%1格只能再占%5，而&lt;c&gt;%6&lt;/c&gt;都比它大，所以为&lt;c&gt;%7&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, and of its open %3 only %4 makes that: &lt;c&gt;this is %5, the rest %6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;还差%2，未定的%3中只有%4能凑成：&lt;c&gt;它为%5，其余为%6&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, and of its open %3 only %4 makes that: &lt;c&gt;these are %5, the rest %6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;还差%2，未定的%3中只有%4能凑成：&lt;c&gt;它们为%5，其余为%6&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, and of its open cells only %3 makes that: &lt;c&gt;this is %4, the rest %5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;还差%2，未定的格中只有%3能凑成：&lt;c&gt;它为%4，其余为%5&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, and of its open cells only %3 makes that: &lt;c&gt;these are %4, the rest %5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;还差%2，未定的格中只有%3能凑成：&lt;c&gt;它们为%4，其余为%5&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The open %1 of &lt;p&gt;%2&lt;/p&gt; make %3 too much, and only %4 makes that: &lt;c&gt;this is %5, the rest %6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;未定的%1多出%3，只有%4能凑成：&lt;c&gt;它为%5，其余为%6&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The open %1 of &lt;p&gt;%2&lt;/p&gt; make %3 too much, and only %4 makes that: &lt;c&gt;these are %5, the rest %6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;未定的%1多出%3，只有%4能凑成：&lt;c&gt;它们为%5，其余为%6&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The open cells of &lt;p&gt;%1&lt;/p&gt; make %2 too much, and only %3 makes that: &lt;c&gt;this is %4, the rest %5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;未定的格多出%2，只有%3能凑成：&lt;c&gt;它为%4，其余为%5&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The open cells of &lt;p&gt;%1&lt;/p&gt; make %2 too much, and only %3 makes that: &lt;c&gt;these are %4, the rest %5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;未定的格多出%2，只有%3能凑成：&lt;c&gt;它们为%4，其余为%5&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Only one choice of open cells makes the %1 that &lt;p&gt;%2&lt;/p&gt; lacks: &lt;c&gt;it is %3, the rest %4&lt;/c&gt;.</source>
        <translation>未定的格只有一种选法能凑成%1，即&lt;p&gt;%2&lt;/p&gt;所差的数：&lt;c&gt;选中的为%3，其余为%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2. With &lt;c&gt;%3&lt;/c&gt; it would lack %4, but its smallest other open digit is %5: it is &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;还差%2。用了&lt;c&gt;%3&lt;/c&gt;就还差%4，但其他未定数字最小的是%5：它为&lt;c&gt;%6&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The black cells of &lt;p&gt;%1&lt;/p&gt; must make %2, which is %3. Odd digits in two of these lines count twice, and only &lt;c&gt;%4&lt;/c&gt; lies in just one: it is &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;的黑格须凑成%2，是%3。同时在其中两个行列的奇数算两次，只有&lt;c&gt;%4&lt;/c&gt;只在一个中：它为&lt;c&gt;%5&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The black cells of &lt;p&gt;%1&lt;/p&gt; must make %2, which is %3. Odd digits in two of these lines count twice; of those in just one all but &lt;c&gt;%4&lt;/c&gt; are known, and so many are black: %5. So it is &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;的黑格须凑成%2，是%3。同时在其中两个行列的奇数算两次；只在一个中的，除&lt;c&gt;%4&lt;/c&gt;外都已知，其中黑格有%5个。所以它为&lt;c&gt;%6&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The crossing labels require this of &lt;p&gt;%1&lt;/p&gt;: &lt;p&gt;%2&lt;/p&gt;. That leaves %3 ways to meet both labels, and in all of them &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>与&lt;p&gt;%1&lt;/p&gt;交叉的合计要求：&lt;p&gt;%2&lt;/p&gt;。这样满足两个合计的方式还有%3种，无论哪种，&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The crossing labels require this of &lt;p&gt;%1&lt;/p&gt;: &lt;p&gt;%2&lt;/p&gt;. That leaves one way to meet both labels: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>与&lt;p&gt;%1&lt;/p&gt;交叉的合计要求：&lt;p&gt;%2&lt;/p&gt;。这样满足两个合计的方式只有一种：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;c&gt;No way&lt;/c&gt; to shade &lt;p&gt;%1&lt;/p&gt; is left that meets all of their labels.</source>
        <translation>&lt;c&gt;没有任何涂色方式&lt;/c&gt;能同时满足&lt;p&gt;%1&lt;/p&gt;的合计。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, each by itself: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;，各自来看：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;Operators and the =&lt;/p&gt; stand between two numbers: &lt;c&gt;the path ends on none of them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;运算符和 =&lt;/p&gt; 位于两个数之间：&lt;c&gt;它们都不是路径的端点&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The path ends on &lt;p&gt;%1&lt;/p&gt;, which already has its one link: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;是路径的端点，已有它唯一的连接：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its two links: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;的两个连接已齐：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has just one link left: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;只剩一个连接：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The path goes through &lt;p&gt;%1&lt;/p&gt;, which has just two links left: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>路径穿过&lt;p&gt;%1&lt;/p&gt;，而它只剩两个连接：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has just one link left: &lt;c&gt;the path ends there&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;只剩一个连接：&lt;c&gt;它是路径的端点&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is joined on two sides: &lt;c&gt;the path does not end there&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;已在两边相连：&lt;c&gt;它不是路径的端点&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The path ends on &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;it goes through all other tiles&lt;/c&gt;.</source>
        <translation>路径的端点是&lt;p&gt;%1&lt;/p&gt;：&lt;c&gt;路径穿过其余所有拼块&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The path goes through &lt;p&gt;all tiles but %1&lt;/p&gt;: &lt;c&gt;it ends on both&lt;/c&gt;.</source>
        <translation>路径穿过&lt;p&gt;除%1外的所有拼块&lt;/p&gt;：&lt;c&gt;这两个就是端点&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, and no number has three digits: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;，而没有三位数：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;Stretches from both ends&lt;/p&gt; would meet with tiles left over (%1): &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;从两个端点来的两段&lt;/p&gt;若相接，就会剩下拼块（%1）：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Only one link still connects &lt;p&gt;%1&lt;/p&gt; with the rest: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;与其余部分之间只剩一个连接：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Only &lt;p&gt;%1&lt;/p&gt; connects two parts of the board: &lt;c&gt;the path goes through it&lt;/c&gt;.</source>
        <translation>只有&lt;p&gt;%1&lt;/p&gt;连着盘面的两部分：&lt;c&gt;路径从它穿过&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Only &lt;p&gt;%1&lt;/p&gt; connects two parts of the board, and the path has one link from it to each: &lt;p&gt;%2&lt;/p&gt;, so &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>只有&lt;p&gt;%1&lt;/p&gt;连着盘面的两部分，路径从它到每部分各有一个连接：&lt;p&gt;%2&lt;/p&gt;，所以&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Only &lt;p&gt;%1&lt;/p&gt; connects two parts of the board, and each has one end: &lt;p&gt;%2&lt;/p&gt;, so &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>只有&lt;p&gt;%1&lt;/p&gt;连着盘面的两部分，每部分各有一个端点：&lt;p&gt;%2&lt;/p&gt;，所以&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Only &lt;p&gt;%1&lt;/p&gt; connects two parts of the board, so each has one end, and in one of them only one tile is left for it: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>只有&lt;p&gt;%1&lt;/p&gt;连着盘面的两部分，所以每部分各有一个端点，而其中一部分只剩一个拼块可作端点：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Only &lt;p&gt;%1&lt;/p&gt; connects two parts of the board, one of size %2 and one of size %3: &lt;c&gt;they are the two sides&lt;/c&gt;.</source>
        <translation>只有&lt;p&gt;%1&lt;/p&gt;连着盘面的两部分，大小分别为%2和%3：&lt;c&gt;它们就是等式的两边&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>All is joined from the end on &lt;p&gt;%1&lt;/p&gt; to the =: &lt;c&gt;one side has %2 of the tiles, the other %3&lt;/c&gt;.</source>
        <translation>从端点&lt;p&gt;%1&lt;/p&gt;到 = 已全部相连：&lt;c&gt;一边有%2个拼块，另一边有%3个&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Suppose that %1: then, in %2 steps, &lt;p&gt;%3&lt;/p&gt;. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>假设%1：那么经过%2步，&lt;p&gt;%3&lt;/p&gt;。所以&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Suppose that %1: then &lt;p&gt;%2&lt;/p&gt;. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>假设%1：那么&lt;p&gt;%2&lt;/p&gt;。所以&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;no path is left&lt;/p&gt; that has the form of an equation. So &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>假设%1：那么&lt;p&gt;没有路径&lt;/p&gt;具有等式的形式。所以&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;only one path is left&lt;/p&gt;, and it fails, %2. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>假设%1：那么&lt;p&gt;只剩一条路径&lt;/p&gt;，而它不成立：%2。所以&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;both paths left&lt;/p&gt; fail, %2. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>假设%1：那么&lt;p&gt;剩下的两条路径&lt;/p&gt;都不成立：%2。所以&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;all %2 paths left&lt;/p&gt; fail, %3. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>假设%1：那么&lt;p&gt;剩下的%2条路径&lt;/p&gt;都不成立：%3。所以&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Suppose that %1: on &lt;p&gt;all %2 paths left&lt;/p&gt; a division does not work out, as in %3. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>假设%1：那么在&lt;p&gt;剩下的%2条路径&lt;/p&gt;上都有除法除不尽，例如%3。所以&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;Only one path is left&lt;/p&gt;, and &lt;c&gt;it fails&lt;/c&gt;, %1.</source>
        <translation>&lt;p&gt;只剩一条路径&lt;/p&gt;，而&lt;c&gt;它不成立&lt;/c&gt;：%1。</translation>
    </message>
    <message>
        <source>&lt;p&gt;Only %1 paths are left&lt;/p&gt;, and &lt;c&gt;all fail&lt;/c&gt;, %2.</source>
        <translation>&lt;p&gt;只剩%1条路径&lt;/p&gt;，而&lt;c&gt;都不成立&lt;/c&gt;：%2。</translation>
    </message>
    <message>
        <source>&lt;p&gt;From what is known&lt;/p&gt;, &lt;c&gt;no path is left&lt;/c&gt; that has the form of an equation.</source>
        <translation>&lt;p&gt;就已知条件而言&lt;/p&gt;，&lt;c&gt;没有路径&lt;/c&gt;具有等式的形式。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 paths work&lt;/p&gt; and all read %2: &lt;c&gt;the first of them is drawn&lt;/c&gt;.</source>
        <translation>&lt;p&gt;有%1条路径成立&lt;/p&gt;，都读作%2：&lt;c&gt;画出其中第一条&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;Just one path works&lt;/p&gt;: it reads &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>&lt;p&gt;只有一条路径成立&lt;/p&gt;：读作&lt;c&gt;%1&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>It cannot be so: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>不可能如此：&lt;p&gt;%1&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>No number of two digits begins with 0, so &lt;p&gt;two zeros&lt;/p&gt; do not follow each other: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>两位数不能以0开头，所以&lt;p&gt;两个0&lt;/p&gt;不相连：&lt;c&gt;%1&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;Read this way&lt;/p&gt;, a number would begin with 0 and go on: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>&lt;p&gt;这样读&lt;/p&gt;，就会有以0开头的多位数：&lt;c&gt;%1&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 tiles are joined in a row&lt;/p&gt;. A link between the first and the last would close a ring: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1个拼块连成一串&lt;/p&gt;。首尾若相连就会成环：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at least %5.</source>
        <translation>%2若是%1，&lt;p&gt;%4&lt;/p&gt;的其余格就须凑成%3，而它们至少为%5。</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at most %5.</source>
        <translation>%2若是%1，&lt;p&gt;%4&lt;/p&gt;的其余格就须凑成%3，而它们至多为%5。</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which can only make %5.</source>
        <translation>%2若是%1，&lt;p&gt;%4&lt;/p&gt;的其余格就须凑成%3，而它们只能为%5。</translation>
    </message>
    <message>
        <source>That leaves: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>这样就剩下：&lt;c&gt;%1&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its label, %2: &lt;c&gt;%3 are %4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;已达到合计（%2）：&lt;c&gt;%3为%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>All of &lt;p&gt;%1&lt;/p&gt; makes %2, just its label: &lt;c&gt;%3 are %4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;全部相加为%2，正好是合计：&lt;c&gt;%3为%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, just its label: &lt;c&gt;%4 are %5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;去掉%1格后为%3，正好是合计：&lt;c&gt;%4为%5&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt; lacks %1. Its open cells make that in %3 ways, and in all of them &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;还差%1。未定的格有%3种凑法，无论哪种，&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can make their labels in %2 ways, and in all of them &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;达到合计的方式有%2种，无论哪种，&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>There are %3 ways for &lt;p&gt;%1&lt;/p&gt; to make their labels so that &lt;p&gt;%2&lt;/p&gt; can still make theirs, and in all of them &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>使&lt;p&gt;%1&lt;/p&gt;达到合计、而&lt;p&gt;%2&lt;/p&gt;仍能达到合计的方式有%3种，无论哪种，&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can make their labels, so that &lt;p&gt;%2&lt;/p&gt; can still make theirs, in just one way: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>使&lt;p&gt;%1&lt;/p&gt;达到合计、而&lt;p&gt;%2&lt;/p&gt;仍能达到合计的方式只有一种：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Every way to meet &lt;p&gt;%1&lt;/p&gt; that fits what is known has this: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>符合已知条件、满足&lt;p&gt;%1&lt;/p&gt;的所有方式都有：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Otherwise &lt;p&gt;a part of the inside or of the outside&lt;/p&gt; would be cut off: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>否则&lt;p&gt;内侧或外侧的一部分&lt;/p&gt;会被隔断：&lt;c&gt;%1&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%4&lt;/p&gt; on the way from %1 over %3 to %2: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>从%1经%3到%2，&lt;p&gt;%4&lt;/p&gt;：&lt;c&gt;%5&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so just one line separates the cells on its other two sides: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1%2&lt;/p&gt;，所以另外两边的格之间只隔一条线：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so just one line separates the cell on its other side from the outside beyond the border: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1%2&lt;/p&gt;，所以另一边的格与盘面之外只隔一条线：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so the line goes on by just one other edge: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1%2&lt;/p&gt;，所以线只从另外一条边延续：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so none or two lines separate the two cells beside it there: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1%2&lt;/p&gt;，所以那里相邻的两格之间隔着0或2条线：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so just one line separates the cells on these two sides: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1%2&lt;/p&gt;，所以这两边的格之间只隔一条线：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt;, which leaves only this at &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;，所以&lt;p&gt;%1&lt;/p&gt;只剩一种可能：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>No line goes on from the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt;, so it has both edges there or neither, and a 3 cannot miss both: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>没有线从&lt;p&gt;%1&lt;/p&gt;的&lt;p&gt;%2&lt;/p&gt;延伸出去，所以它在那里的两条边要么都是线，要么都不是，而3不能缺两条边：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>No line goes on from the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt;, so it has both edges there or neither, and a 1 cannot have both: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>没有线从&lt;p&gt;%1&lt;/p&gt;的&lt;p&gt;%2&lt;/p&gt;延伸出去，所以它在那里的两条边要么都是线，要么都不是，而1不能有两条线：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>No line goes on from the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt;, so it has both edges there or neither. Either way, a line leaves by its &lt;p&gt;%3&lt;/p&gt; corner, where there is only one way: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>没有线从&lt;p&gt;%1&lt;/p&gt;的&lt;p&gt;%2&lt;/p&gt;延伸出去，所以它在那里的两条边要么都是线，要么都不是。无论哪种，都有一条线从它的&lt;p&gt;%3&lt;/p&gt;离开，而那里只有一条路：&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>No line goes on from the far corner of &lt;p&gt;%1&lt;/p&gt;, so it has both edges there, and one where it touches &lt;p&gt;%2&lt;/p&gt;. That line goes on along the 1, as its only one: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>没有线从&lt;p&gt;%1&lt;/p&gt;的远角延伸出去，所以它在那里的两条边都是线，并在与&lt;p&gt;%2&lt;/p&gt;相接处有一条线。这条线沿着1走，是1唯一的线：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and must turn along it. So its other line is at its &lt;p&gt;%3&lt;/p&gt; corner and leaves there, by the only way left: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>一条线来到&lt;p&gt;%1&lt;/p&gt;的&lt;p&gt;%2&lt;/p&gt;，必须沿着它转弯。所以它的另一条线在&lt;p&gt;%3&lt;/p&gt;，并从那里唯一的出路离开：&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and must turn along it. So its other line is at its &lt;p&gt;%3&lt;/p&gt; corner, but cannot go on from there.</source>
        <translation>一条线来到&lt;p&gt;%1&lt;/p&gt;的&lt;p&gt;%2&lt;/p&gt;，必须沿着它转弯。所以它的另一条线在&lt;p&gt;%3&lt;/p&gt;，但从那里走不下去。</translation>
    </message>
    <message>
        <source>A line between &lt;p&gt;%1&lt;/p&gt; would have to turn along one of them, which would then have two lines: &lt;c&gt;it is crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;之间若有线，就必须沿其中一个转弯，使它有两条线：&lt;c&gt;打叉&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Small steps</source>
        <translation>小步骤</translation>
    </message>
    <message>
        <source>A few small steps, each obvious by the time it comes. Open the step to see them one by one.</source>
        <translation>几个小步骤，轮到时每一步都一目了然。展开此步骤可逐一查看。</translation>
    </message>
    <message>
        <source>Taken together, these leave no choice: &lt;p&gt;%1&lt;/p&gt;. So &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>合起来看，这些条件只容许一种可能：&lt;p&gt;%1&lt;/p&gt;。所以&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Taken together, these leave no choice in &lt;c&gt;%2 places&lt;/c&gt;: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>合起来看，这些条件使&lt;c&gt;%2处&lt;/c&gt;只有一种可能：&lt;p&gt;%1&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>Suppose that %1. %2 steps later, that fails:</source>
        <translation>假设%1。%2步之后出现矛盾：</translation>
    </message>
    <message>
        <source>Suppose that %1. That fails at once:</source>
        <translation>假设%1。立刻出现矛盾：</translation>
    </message>
    <message>
        <source>So &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>所以&lt;c&gt;%1&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>So &lt;c&gt;%1&lt;/c&gt;; in all, this decides &lt;c&gt;%2 places&lt;/c&gt;.</source>
        <translation>所以&lt;c&gt;%1&lt;/c&gt;；这样共确定了&lt;c&gt;%2处&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>These contradict each other: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>这些互相矛盾：&lt;p&gt;%1&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>Nothing fits &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>没有什么能符合&lt;p&gt;%1&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>One small step follows.</source>
        <translation>接着还有1个小步骤。</translation>
    </message>
    <message>
        <source>%1 small steps follow.</source>
        <translation>接着还有%1个小步骤。</translation>
    </message>
    <message>
        <source>After %1 easier steps:</source>
        <translation>在%1个较简单的步骤之后：</translation>
    </message>
    <message>
        <source>After %1 small steps:</source>
        <translation>经过%1个小步骤：</translation>
    </message>
    <message>
        <source>After one easier step:</source>
        <translation>在一个较简单的步骤之后：</translation>
    </message>
    <message>
        <source>After one small step:</source>
        <translation>经过1个小步骤：</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1 more steps&lt;/c&gt; by the same rule follow.</source>
        <translation>接着按同一规则还有&lt;c&gt;%1个步骤&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so no line separates the cells on these two sides: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1%2&lt;/p&gt;，所以这两边的格之间没有线：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so two lines separate the cells on these two sides: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1%2&lt;/p&gt;，所以这两边的格之间隔着两条线：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards&lt;/p&gt;, taken %1 at a time, make nothing but &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;这些牌&lt;/p&gt;每%1张一组，只能得到&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Assume the opposite and follow one step after another until something fails. Open the step to watch it.</source>
        <translation>假设反面，一步一步推下去，直到出现矛盾。展开此步骤可观看过程。</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>已知：&lt;p&gt;%1&lt;/p&gt;。所以&lt;p&gt;%2&lt;/p&gt;只能是%3：&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>已知：&lt;p&gt;%1&lt;/p&gt;。所以&lt;p&gt;%2&lt;/p&gt;有这些可能：%3；无论哪种，&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%1&lt;/p&gt; met as well, &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>若也要满足&lt;p&gt;%1&lt;/p&gt;，&lt;p&gt;%2&lt;/p&gt;就只能是%3：&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%1&lt;/p&gt; met as well, &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>若也要满足&lt;p&gt;%1&lt;/p&gt;，&lt;p&gt;%2&lt;/p&gt;有这些可能：%3；无论哪种，&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, so one line of &lt;p&gt;%2&lt;/p&gt; runs on their sides and the other one on its other two: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;，所以&lt;p&gt;%2&lt;/p&gt;的一条线在它们那两边，另一条在其余两边：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; and beyond the border is outside, so one line of &lt;p&gt;%2&lt;/p&gt; runs on these two sides and the other one on its other two: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;，而盘面之外是外侧，所以&lt;p&gt;%2&lt;/p&gt;的一条线在这两边，另一条在其余两边：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;. There are %2 ways left to meet &lt;p&gt;%3&lt;/p&gt;; in each, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>已知：&lt;p&gt;%1&lt;/p&gt;。还有%2种方式满足&lt;p&gt;%3&lt;/p&gt;；无论哪种，&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>There are %1 ways to meet &lt;p&gt;%2&lt;/p&gt;; in each, &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>有%1种方式满足&lt;p&gt;%2&lt;/p&gt;；无论哪种，&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would cut off &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>满足&lt;p&gt;%1&lt;/p&gt;的其他方式都会隔断&lt;p&gt;%2&lt;/p&gt;：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Otherwise the line would cut off &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>否则线会隔断&lt;p&gt;%1&lt;/p&gt;：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Otherwise &lt;p&gt;%1&lt;/p&gt;, and %2 and %3, both inside, would be cut off from each other: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>否则&lt;p&gt;%1&lt;/p&gt;，而且同在内侧的%2和%3会彼此隔断：&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Otherwise &lt;p&gt;%1&lt;/p&gt;, and %2, outside, could not reach the border: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>否则&lt;p&gt;%1&lt;/p&gt;，而且在外侧的%2会到不了盘面边缘：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would cut off a part of the inside or of the outside, such as &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>满足&lt;p&gt;%1&lt;/p&gt;的其他方式都会隔断内侧或外侧的一部分，例如&lt;p&gt;%2&lt;/p&gt;：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, and two lines in all: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1%2&lt;/p&gt;，而总共有两条线：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Nothing else fits &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>符合&lt;p&gt;%1&lt;/p&gt;的只有：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>This cannot be, for &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>这不可能，因为&lt;p&gt;%1&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which can make %5, but nothing between: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>%2若是%1，&lt;p&gt;%4&lt;/p&gt;的其余格就须凑成%3，而它们可以为%5，却不能为其间的值：&lt;c&gt;%6&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which can make %5, but nothing between.</source>
        <translation>%2若是%1，&lt;p&gt;%4&lt;/p&gt;的其余格就须凑成%3，而它们可以为%5，却不能为其间的值。</translation>
    </message>
    <message>
        <source>Inside and outside crosswise at a dot</source>
        <translation>点周围内外不交错</translation>
    </message>
    <message>
        <source>Of the four cells round a dot, two across from each other are never inside with the other two outside: the loop would touch itself at the dot.</source>
        <translation>一个点周围的四格中，不会有斜对的两格在内侧而另两格在外侧：那样回路会在该点与自身相碰。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are both %3, %4 is %5&lt;/p&gt;. If &lt;c&gt;%6&lt;/c&gt; were also %5, the loop would touch itself where the four meet: &lt;c&gt;it is %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1和%2都在%3，%4在%5&lt;/p&gt;。若&lt;c&gt;%6&lt;/c&gt;也在%5，回路就会在四格相接处与自身相碰：&lt;c&gt;所以它在%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are both inside, %3 and %4 both outside&lt;/p&gt;: the loop would touch itself where the four meet.</source>
        <translation>&lt;p&gt;%1和%2都在内侧，%3和%4都在外侧&lt;/p&gt;：回路会在四格相接处与自身相碰。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are both %3&lt;/p&gt;: &lt;c&gt;they are on the same side&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1和%2都在%3&lt;/p&gt;：&lt;c&gt;它们在同侧&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 is inside, %2 is outside&lt;/p&gt;: &lt;c&gt;they are on different sides&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1在内侧，%2在外侧&lt;/p&gt;：&lt;c&gt;它们在异侧&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get too many lines.</source>
        <translation>假设%1：那么&lt;p&gt;%2&lt;/p&gt;的线会太多。</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get too few lines.</source>
        <translation>假设%1：那么&lt;p&gt;%2&lt;/p&gt;的线会太少。</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get more than two lines.</source>
        <translation>假设%1：那么&lt;p&gt;%2&lt;/p&gt;会多于两条线。</translation>
    </message>
    <message>
        <source>Suppose %1: then a line would end at &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>假设%1：那么线会在&lt;p&gt;%2&lt;/p&gt;断掉。</translation>
    </message>
    <message>
        <source>Suppose %1: then there would be both a line and none &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>假设%1：那么&lt;p&gt;%2&lt;/p&gt;会既有线又没有线。</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would be both inside and outside.</source>
        <translation>假设%1：那么&lt;p&gt;%2&lt;/p&gt;会既在内侧又在外侧。</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2 and %3&lt;/p&gt;, both inside, would be cut off from each other.</source>
        <translation>假设%1：那么同在内侧的&lt;p&gt;%2和%3&lt;/p&gt;会彼此隔断。</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt;, outside, could not reach the border.</source>
        <translation>假设%1：那么在外侧的&lt;p&gt;%2&lt;/p&gt;会到不了盘面边缘。</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and &lt;p&gt;%2&lt;/p&gt; would get too many lines.</source>
        <translation>假设%1：那么%3，而且&lt;p&gt;%2&lt;/p&gt;的线会太多。</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and &lt;p&gt;%2&lt;/p&gt; would get too few lines.</source>
        <translation>假设%1：那么%3，而且&lt;p&gt;%2&lt;/p&gt;的线会太少。</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and &lt;p&gt;%2&lt;/p&gt; would get more than two lines.</source>
        <translation>假设%1：那么%3，而且&lt;p&gt;%2&lt;/p&gt;会多于两条线。</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and a line would end at &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>假设%1：那么%3，而且线会在&lt;p&gt;%2&lt;/p&gt;断掉。</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and there would be both a line and none &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>假设%1：那么%3，而且&lt;p&gt;%2&lt;/p&gt;会既有线又没有线。</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and &lt;p&gt;%2&lt;/p&gt; would be both inside and outside.</source>
        <translation>假设%1：那么%3，而且&lt;p&gt;%2&lt;/p&gt;会既在内侧又在外侧。</translation>
    </message>
    <message>
        <source>Suppose %1: then %4, and &lt;p&gt;%2 and %3&lt;/p&gt;, both inside, would be cut off from each other.</source>
        <translation>假设%1：那么%4，而且同在内侧的&lt;p&gt;%2和%3&lt;/p&gt;会彼此隔断。</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and &lt;p&gt;%2&lt;/p&gt;, outside, could not reach the border.</source>
        <translation>假设%1：那么%3，而且在外侧的&lt;p&gt;%2&lt;/p&gt;会到不了盘面边缘。</translation>
    </message>
    <message>
        <source>Suppose that &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>假设&lt;p&gt;%1&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>Suppose that &lt;p&gt;%1&lt;/p&gt; is %2.</source>
        <translation>假设&lt;p&gt;%1&lt;/p&gt;是%2。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can then only be %2.</source>
        <translation>那么&lt;p&gt;%1&lt;/p&gt;只能是%2。</translation>
    </message>
    <message>
        <source>Say &lt;p&gt;%1&lt;/p&gt; is then %2.</source>
        <translation>不妨设&lt;p&gt;%1&lt;/p&gt;是%2。</translation>
    </message>
    <message>
        <source>That cannot be, so &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>这不可能，所以&lt;c&gt;%1&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The %1 of &lt;p&gt;%2&lt;/p&gt; fits only in &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;the other cells there do not hold it&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;的%1只能在&lt;p&gt;%3&lt;/p&gt;：&lt;c&gt;它们的其他格都不填它&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>A digit clears its lines</source>
        <translation>数字排除同行列</translation>
    </message>
    <message>
        <source>Each digit appears once in every line, box or run: the other cells there do not hold it.</source>
        <translation>每个数字在每行、每列、每宫或每个格段中只出现一次：那里的其他格都不填它。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;no other cell of&lt;/c&gt; &lt;p&gt;%2&lt;/p&gt; &lt;c&gt;holds a %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;：&lt;c&gt;在&lt;/c&gt;&lt;p&gt;%2&lt;/p&gt;&lt;c&gt;中，其他格都不填%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>When all digits but one are gone for a cell, it holds the one that is left.</source>
        <translation>若一格除一个数字外都已排除，就填剩下的那个。</translation>
    </message>
    <message>
        <source>The only cell for a digit</source>
        <translation>数字的唯一位置</translation>
    </message>
    <message>
        <source>A line or box with as many cells as there are digits holds each of them. When only one of its cells can hold a digit, it goes there.</source>
        <translation>格数与数字个数相同的行、列或宫含有所有数字。若其中只有一格能填某个数字，它就填在那里。</translation>
    </message>
    <message>
        <source>A digit where two groups cross</source>
        <translation>两组相交处的数字</translation>
    </message>
    <message>
        <source>When all places for a digit in a box lie in one line, the line has it there: no other cell of the line holds it. The same with box and line exchanged.</source>
        <translation>若某个数字在一宫中的所有位置都在同一行或同一列，该行列的这个数字就在那里：该行列的其他格都不填它。宫与行列互换同样成立。</translation>
    </message>
    <message>
        <source>Two digits that have only the same two cells left in a line or box fill them: these cells hold nothing else.</source>
        <translation>一行、一列或一宫中有两个数字只剩相同的两格，它们就占满这两格：这两格不填别的数字。</translation>
    </message>
    <message>
        <source>Three cells that can only hold three digits among them use all three up: the other cells of their line or box hold none of them.</source>
        <translation>三格合起来只能填三个数字，这三个数字就用完了：同行、同列或同宫的其他格都不填它们。</translation>
    </message>
    <message>
        <source>Three digits that have only three cells left in a line or box fill them: these cells hold nothing else.</source>
        <translation>一行、一列或一宫中有三个数字只剩三格，它们就占满这三格：这三格不填别的数字。</translation>
    </message>
    <message>
        <source>Four cells that can only hold four digits among them use all four up: the other cells of their line or box hold none of them.</source>
        <translation>四格合起来只能填四个数字，这四个数字就用完了：同行、同列或同宫的其他格都不填它们。</translation>
    </message>
    <message>
        <source>Four digits that have only four cells left in a line or box fill them: these cells hold nothing else.</source>
        <translation>一行、一列或一宫中有四个数字只剩四格，它们就占满这四格：这四格不填别的数字。</translation>
    </message>
    <message>
        <source>When a digit has places only in the same two columns of two rows, both columns have it in these rows: no other cell of the columns holds it. The same with rows and columns exchanged.</source>
        <translation>若某个数字在两行中只能在相同的两列，这两列的这个数字就在这两行：这两列的其他格都不填它。行列互换同样成立。</translation>
    </message>
    <message>
        <source>When a digit has places only in the same three columns of three rows, these columns have it in these rows: no other cell of the columns holds it. The same with rows and columns exchanged.</source>
        <translation>若某个数字在三行中只能在相同的三列，这三列的这个数字就在这三行：这三列的其他格都不填它。行列互换同样成立。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt; share out %3 in &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;no other cell there holds them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;分占&lt;p&gt;%1&lt;/p&gt;中的%3：&lt;c&gt;那里的其他格都不填它们&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The %2 of &lt;p&gt;%1&lt;/p&gt; fit only in &lt;c&gt;%3&lt;/c&gt;: these hold nothing else.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;的%2只能在&lt;c&gt;%3&lt;/c&gt;：这些格不填别的数字。</translation>
    </message>
    <message>
        <source>Only &lt;c&gt;%2&lt;/c&gt; can hold the &lt;c&gt;%3&lt;/c&gt; of &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;的&lt;c&gt;%3&lt;/c&gt;只能填在&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The %1 of &lt;p&gt;%2&lt;/p&gt; lies within &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;no other cell there holds it&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;的%1都在&lt;p&gt;%3&lt;/p&gt;之内：&lt;c&gt;那里的其他格都不填它&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Go through all ways to place digits that make the sum in its open cells. A digit that never comes to a cell is not there.</source>
        <translation>逐一检查在未定的格中填数字以凑成和的所有方式。从不出现在某格的数字不在那里。</translation>
    </message>
    <message>
        <source>XY-wing</source>
        <translation>XY-Wing</translation>
    </message>
    <message>
        <source>A cell has two digits left and shares a line or box with two cells that each have one of these digits and the same third digit left. Whatever the first cell holds, one of the other two holds the third digit: no cell that shares a line or box with both holds it.</source>
        <translation>一格剩两个数字，并与另外两格同行、同列或同宫；这两格各剩其中一个数字，以及相同的第三个数字。无论第一格填什么，另外两格中总有一格填第三个数字：与这两格都同行、同列或同宫的格不填它。</translation>
    </message>
    <message>
        <source>The last cell of a sum</source>
        <translation>和的最后一格</translation>
    </message>
    <message>
        <source>When all cells of a sum but one are filled, the last one holds what is missing.</source>
        <translation>若一个和只差一格未填，这一格就填所差的数。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is missing one digit: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;只缺一个数字：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The digits of a sum</source>
        <translation>和的数字</translation>
    </message>
    <message>
        <source>List the sets of different digits that make the sum. A digit in none of these sets is in none of its cells.</source>
        <translation>列出能凑成和的各组不同数字。不在任何一组中的数字，不会出现在它的格中。</translation>
    </message>
    <message>
        <source>The only cell for a digit of a sum</source>
        <translation>和中数字的唯一位置</translation>
    </message>
    <message>
        <source>List the sets of different digits that make the sum. A digit in all of these sets stands in the only cell that can hold it.</source>
        <translation>列出能凑成和的各组不同数字。每组都有的数字，填在唯一能填它的格中。</translation>
    </message>
    <message>
        <source>The ways to fill two cells of a sum</source>
        <translation>一个和中两格的填法</translation>
    </message>
    <message>
        <source>The ways to fill three cells of a sum</source>
        <translation>一个和中三格的填法</translation>
    </message>
    <message>
        <source>The ways to fill many cells of a sum</source>
        <translation>一个和中多格的填法</translation>
    </message>
    <message>
        <source>A cell that would separate the white cells if it were black is white.</source>
        <translation>若一格涂黑会隔断白格，这一格就是白格。</translation>
    </message>
    <message>
        <source>Beside a black cell</source>
        <translation>黑格旁边</translation>
    </message>
    <message>
        <source>Black cells never share a side: the neighbours are white.</source>
        <translation>黑格没有公共边：邻格都是白格。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, and no black cells touch: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;，而黑格互不相邻：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>A white cell&apos;s number</source>
        <translation>白格的数</translation>
    </message>
    <message>
        <source>When a cell is white, its number is in no other white cell of its row or column.</source>
        <translation>若一格是白格，同行同列的其他白格中没有它的数。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, and of &lt;p&gt;%2&lt;/p&gt; only one is white: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;，而&lt;p&gt;%2&lt;/p&gt;中只有一个是白格：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Between two equal numbers</source>
        <translation>两个相同数之间</translation>
    </message>
    <message>
        <source>If the cell between two equal numbers were black, both of these would be white. So it is white.</source>
        <translation>若两个相同数之间的一格是黑格，这两个就都是白格。所以它是白格。</translation>
    </message>
    <message>
        <source>Two of &lt;p&gt;%1&lt;/p&gt; have one cell between them; if it were black, both would be white: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;中有两个只隔一格；若它是黑格，这两个就都是白格：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Two equal numbers side by side</source>
        <translation>两个相同数相邻</translation>
    </message>
    <message>
        <source>Of two equal numbers side by side, one is white: every other such number in the line is black.</source>
        <translation>两个相邻的相同数中有一个是白格：同行列中其余的这个数都是黑格。</translation>
    </message>
    <message>
        <source>Two of &lt;p&gt;%1&lt;/p&gt; stand side by side, so one of these two is white: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;中有两个相邻，所以这两个中有一个是白格：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Straight through a white pearl</source>
        <translation>白珠直行</translation>
    </message>
    <message>
        <source>The loop runs straight through a white pearl, and turns just before or after it.</source>
        <translation>回路在白珠处直行，并在其前一格或后一格转弯。</translation>
    </message>
    <message>
        <source>Turning on a black pearl</source>
        <translation>黑珠转弯</translation>
    </message>
    <message>
        <source>The loop turns on a black pearl, and runs straight on for two cells either way.</source>
        <translation>回路在黑珠处转弯，且向两边各直行两格。</translation>
    </message>
    <message>
        <source>The line turns on &lt;p&gt;%1&lt;/p&gt; and goes two cells either way: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>线在&lt;p&gt;%1&lt;/p&gt;转弯，并向两边各走两格：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>A white pearl and its turn</source>
        <translation>白珠与它的转弯</translation>
    </message>
    <message>
        <source>When the loop cannot turn on one side of a white pearl, it turns on the other; if it can turn on neither, it runs in the other direction.</source>
        <translation>若回路不能在白珠的一边转弯，就在另一边转弯；若两边都不能，就走另一个方向。</translation>
    </message>
    <message>
        <source>No small loop</source>
        <translation>不成小环</translation>
    </message>
    <message>
        <source>No line closes a loop while there are lines elsewhere.</source>
        <translation>只要别处还有线，就不能有线使回路闭合。</translation>
    </message>
    <message>
        <source>Two pearls near each other</source>
        <translation>邻近的两颗珍珠</translation>
    </message>
    <message>
        <source>Two nearby pearls together leave fewer ways than each alone.</source>
        <translation>邻近的两颗珍珠合起来，比各自单独容许的走法更少。</translation>
    </message>
    <message>
        <source>Three pearls in a row</source>
        <translation>三颗珍珠成排</translation>
    </message>
    <message>
        <source>If the line ran along three white pearls in a row, it could not turn beside the middle one. So it crosses the row.</source>
        <translation>若线沿着成排的三颗白珠走，就无法在中间一颗的旁边转弯。所以线横穿这一排。</translation>
    </message>
    <message>
        <source>A pearl and the cells beside it</source>
        <translation>珍珠与旁边的格</translation>
    </message>
    <message>
        <source>Try the ways through a pearl: the line must also enter and leave the cells beside it.</source>
        <translation>尝试经过一颗珍珠的各种走法：线还必须进出它旁边的格。</translation>
    </message>
    <message>
        <source>Four cells in a square</source>
        <translation>方形四格</translation>
    </message>
    <message>
        <source>A line that enters a square of four cells leaves it again: try its ways.</source>
        <translation>进入方形四格的线还要离开：尝试它的各种走法。</translation>
    </message>
    <message>
        <source>Two cells that can only hold the same two digits use both of them up: the other cells of their line, box or run hold neither.</source>
        <translation>两格只能填相同的两个数字，这两个数字就用完了：同行、同列、同宫或同格段的其他格都不填它们。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: only &lt;c&gt;%2&lt;/c&gt; is left for &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;：&lt;c&gt;%3&lt;/c&gt;只剩&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;no other cell of&lt;/c&gt; &lt;p&gt;%2&lt;/p&gt; &lt;c&gt;holds one of these digits&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;：&lt;c&gt;在&lt;/c&gt;&lt;p&gt;%2&lt;/p&gt;&lt;c&gt;中，其他格都不填这些数字&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>As &lt;p&gt;%1&lt;/p&gt;, that leaves: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>因为&lt;p&gt;%1&lt;/p&gt;，所以只剩：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; would have two %2s: &lt;p&gt;%3&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;会有两个%2：&lt;p&gt;%3&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: no digit is left for &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;：&lt;p&gt;%2&lt;/p&gt;没有数字可填。</translation>
    </message>
    <message>
        <source>No place is left for the %1 of &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;的%1没有位置了。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: so %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;：所以%2。</translation>
    </message>
    <message>
        <source>With this, %1.</source>
        <translation>由此，%1。</translation>
    </message>
    <message>
        <source>Once the line has closed its loop, every place that is still open is crossed.</source>
        <translation>一旦线已闭合成回路，所有未定的位置都打叉。</translation>
    </message>
    <message>
        <source>The loop is closed: &lt;c&gt;there are no other lines&lt;/c&gt;.</source>
        <translation>回路已闭合：&lt;c&gt;没有别的线了&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can only be %2. In every way to place these, &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;只能是%2。这些数字无论怎样填，&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Every way left to make &lt;p&gt;%1&lt;/p&gt; needs %2, and no other cell can hold that: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>凑成&lt;p&gt;%1&lt;/p&gt;剩下的每种方式都需要%2，而其他格都不能填它：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>已知：&lt;p&gt;%1&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>The line has only one way left through &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>线经过&lt;p&gt;%1&lt;/p&gt;的走法只剩一种：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The line has %2 ways left through &lt;p&gt;%1&lt;/p&gt;: %3. Each of them has this: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>线经过&lt;p&gt;%1&lt;/p&gt;的走法还有%2种：%3。无论哪种，&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%1&lt;/p&gt; black, &lt;c&gt;%2&lt;/c&gt; must stay white: else &lt;p&gt;%3&lt;/p&gt; would be cut off from &lt;p&gt;%4&lt;/p&gt;.</source>
        <translation>既然&lt;p&gt;%1&lt;/p&gt;是黑格，&lt;c&gt;%2&lt;/c&gt;就必须是白格：否则&lt;p&gt;%3&lt;/p&gt;会与&lt;p&gt;%4&lt;/p&gt;隔断。</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, so a = %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;的数字逐笼列出：%2，所以a = %3：&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3, which is only possible as %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;的数字逐笼列出：%2，其中%4。所以%3，而这只能是%5：&lt;c&gt;%6&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3, but %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;的数字逐笼列出：%2，其中%4。所以%3，但%5：&lt;c&gt;%6&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3, and %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;的数字逐笼列出：%2，其中%4。所以%3，而且%5：&lt;c&gt;%6&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3, but the digits left do not make %5 with no digit twice in a line: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;的数字逐笼列出：%2，其中%4。所以%3，但剩下的数字在同一行列不重复时凑不出%5：&lt;c&gt;%6&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3. With the digits left, that means: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;的数字逐笼列出：%2，其中%4。所以%3。再看剩下的数字，就有：&lt;c&gt;%5&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3. The digits left do not make that.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;的数字逐笼列出：%2，其中%4。所以%3。剩下的数字凑不出这个结果。</translation>
    </message>
    <message>
        <source>Whichever way the line takes through &lt;p&gt;%1&lt;/p&gt;, it has this: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>无论线怎样经过&lt;p&gt;%1&lt;/p&gt;，都有：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Along &lt;p&gt;%1&lt;/p&gt;, the line could not turn beside the middle one. So it passes all three crosswise: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>若线沿着&lt;p&gt;%1&lt;/p&gt;走，就无法在中间一颗的旁边转弯。所以线在这三颗处都横穿而过：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Proof by contradiction</source>
        <translation>反证法</translation>
    </message>
    <message>
        <source>By the same rule, &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>按同一规则，&lt;c&gt;%1&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The same rule also applies to &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>同一规则也适用于&lt;p&gt;%1&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, against the rule that %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;，违反规则：%2。</translation>
    </message>
    <message>
        <source>Taken together, these narrow down &lt;c&gt;%2 places&lt;/c&gt;: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>合起来看，这些条件缩小了&lt;c&gt;%2处&lt;/c&gt;的可能范围：&lt;p&gt;%1&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>%2 sets of digits make &lt;p&gt;%1&lt;/p&gt;. In every way to place one of them, &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>有%2组数字满足&lt;p&gt;%1&lt;/p&gt;。无论怎样填入其中一组，都有&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>%2 sets of digits make &lt;p&gt;%1&lt;/p&gt;, all with %3. In every way to place one of them, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>有%2组数字满足&lt;p&gt;%1&lt;/p&gt;，都含有%3。无论怎样填入其中一组，都有&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>If %1, then %2, and that leaves the line no way through &lt;p&gt;%3&lt;/p&gt;.</source>
        <translation>如果%1，则%2，线就无法通过&lt;p&gt;%3&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, but no way is left from one to the other.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;，但两者之间已无路可通。</translation>
    </message>
    <message>
        <source>Only two ways out</source>
        <translation>只有两个出口</translation>
    </message>
    <message>
        <source>When only two open places join an area with lines to other lines, the loop goes through both.</source>
        <translation>如果只有两处未定位置把一片有线的区域与其他线相连，回路就必经这两处。</translation>
    </message>
    <message>
        <source>In and out of an area</source>
        <translation>进出一片区域</translation>
    </message>
    <message>
        <source>Suppose that %1. Then:</source>
        <translation>假设%1。那么：</translation>
    </message>
    <message>
        <source>That fails:</source>
        <translation>出现矛盾：</translation>
    </message>
    <message>
        <source>The loop goes into an area as often as it leaves it: it crosses the border of the area an even number of times.</source>
        <translation>回路进入一片区域几次就离开几次，所以穿过其边界的次数为偶数。</translation>
    </message>
    <message>
        <source>So &lt;c&gt;%1&lt;/c&gt;; in all, this narrows down &lt;c&gt;%2 places&lt;/c&gt;.</source>
        <translation>所以&lt;c&gt;%1&lt;/c&gt;；这样共缩小了&lt;c&gt;%2处&lt;/c&gt;的可能范围。</translation>
    </message>
    <message>
        <source>Suppose that %1: on &lt;p&gt;all %2 paths left&lt;/p&gt; the left side makes %3, the right side %4, each worked out from left to right. So &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>假设%1：在&lt;p&gt;剩余的全部%2条路径&lt;/p&gt;上，从左到右计算，左边得%3，右边得%4。所以&lt;c&gt;%5&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot take the same digit of &lt;p&gt;%2&lt;/p&gt;. That leaves %3 for the first and %4 for the second, so &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;不能取&lt;p&gt;%2&lt;/p&gt;中的同一数字。第一个只剩%3，第二个只剩%4，所以&lt;c&gt;%5&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt;: a line there would close a loop, with other lines outside it.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;：若在那里连线，回路就会闭合，而其他线被留在外面。</translation>
    </message>
    <message>
        <source>Two 3s next to each other</source>
        <translation>相邻的两个3</translation>
    </message>
    <message>
        <source>No line runs straight on from the edge between two 3s next to each other. With a line between them, it would take the near edge from both, and both would need the far one: three lines at one dot. Without, both need the near edge: three again.</source>
        <translation>相邻两个3之间的边不会笔直延伸出线。若两者之间有线，它会使两者都用不了近边，都需要远边：一点上就有三条线。若没有，两者都需要近边：还是三条。</translation>
    </message>
    <message>
        <source>Two 1s next to each other whose common dot has no way out: a line between them would have to turn along one of them, its second.</source>
        <translation>相邻的两个1，其公共点没有出路：两者之间若有线，就得沿其中一个转弯，成为它的第二条线。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; are next to each other and have two lines at each dot between them, so no other line comes there: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;相邻，它们之间的每个点都有两条线，所以不会再有别的线：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The same rule also applies to &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>同一规则也适用于&lt;p&gt;%1&lt;/p&gt;：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>A cell with two lines</source>
        <translation>有两条线的格子</translation>
    </message>
    <message>
        <source>The loop enters a cell and leaves it again: a cell with two lines has no third.</source>
        <translation>环线进入一格又离开：已有两条线的格子没有第三条。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its two lines: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;已有两条线：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Only one way for the line</source>
        <translation>线只有一条出路</translation>
    </message>
    <message>
        <source>A line that enters a cell must go on. If only one way is left, it goes there.</source>
        <translation>进入一格的线必须继续。若只剩一条出路，就走那里。</translation>
    </message>
    <message>
        <source>The line that enters &lt;p&gt;%1&lt;/p&gt; has only one way on: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>进入&lt;p&gt;%1&lt;/p&gt;的线只有一条出路：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>A cell with one way left</source>
        <translation>只剩一条路的格子</translation>
    </message>
    <message>
        <source>A line into a cell needs a way out. If only one way into a cell is left, it is closed, too.</source>
        <translation>进入一格的线需要出路。若只剩一条路，这条路也封闭。</translation>
    </message>
    <message>
        <source>Only one way into &lt;p&gt;%1&lt;/p&gt; is left, and a line there would end: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>通往&lt;p&gt;%1&lt;/p&gt;的路只剩一条，画线会成为死路：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The loop crosses the border of the highlighted area an even number of times. Lines on the rest of the border: &lt;p&gt;%1&lt;/p&gt;. So &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>环线穿过高亮区域边界的次数为偶数。边界其余部分的线有&lt;p&gt;%1&lt;/p&gt;条。因此&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Then &lt;p&gt;%2&lt;/p&gt; can only be %3: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>那么&lt;p&gt;%2&lt;/p&gt;只能是%3：&lt;p&gt;%1&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>Then &lt;p&gt;%2&lt;/p&gt; can only be, in reading order, %3: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>那么&lt;p&gt;%2&lt;/p&gt;按阅读顺序只能是%3：&lt;p&gt;%1&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>Then nothing is left for &lt;p&gt;%2&lt;/p&gt;: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>那么&lt;p&gt;%2&lt;/p&gt;就没有可填的了：&lt;p&gt;%1&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must share out the digits of &lt;p&gt;%2&lt;/p&gt;. That leaves &lt;p&gt;%3&lt;/p&gt; only %4: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;必须分完&lt;p&gt;%2&lt;/p&gt;的数字。于是&lt;p&gt;%3&lt;/p&gt;只剩%4：&lt;c&gt;%5&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must share out the digits of &lt;p&gt;%2&lt;/p&gt;. That leaves &lt;p&gt;%3&lt;/p&gt; only %4, in reading order: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;必须分完&lt;p&gt;%2&lt;/p&gt;的数字。于是&lt;p&gt;%3&lt;/p&gt;按阅读顺序只剩%4：&lt;c&gt;%5&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot take the same digit of &lt;p&gt;%2&lt;/p&gt;. In every way to fill both, &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;不能取&lt;p&gt;%2&lt;/p&gt;中的同一数字。无论怎样填这两个，&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must share out the digits of &lt;p&gt;%2&lt;/p&gt;. In every way to do so, &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;必须分完&lt;p&gt;%2&lt;/p&gt;的数字。无论怎样分，&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>If &lt;p&gt;%1&lt;/p&gt; had %2, &lt;p&gt;%3&lt;/p&gt; could not be met: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>如果&lt;p&gt;%1&lt;/p&gt;有%2，就无法满足&lt;p&gt;%3&lt;/p&gt;：&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Known already: &lt;p&gt;%1&lt;/p&gt;. Together that makes &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>已经知道：&lt;p&gt;%1&lt;/p&gt;。合起来就得&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>With %4, &lt;p&gt;%1&lt;/p&gt; would cut off &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>若有%4，&lt;p&gt;%1&lt;/p&gt;会隔断&lt;p&gt;%2&lt;/p&gt;：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Suppose %1: that is against what is known, &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>假设%1：这与已知的不符：&lt;p&gt;%2&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, against what is known, &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>假设%1：那么%3，与已知的不符：&lt;p&gt;%2&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt;, with %3, would get too many lines.</source>
        <translation>假设%1：那么&lt;p&gt;%2&lt;/p&gt;已有%3，线会太多。</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt;, with %3, would get too few lines.</source>
        <translation>假设%1：那么&lt;p&gt;%2&lt;/p&gt;已有%3，线会太少。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: whichever the first is, one of the last two holds the %2, &lt;c&gt;so %3, which meets both, does not&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;：无论第一格是哪个，最后两格中必有一格是%2，&lt;c&gt;所以与两者都相交的%3不是它&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: whichever the first is, one of the last two holds the %2, but &lt;p&gt;%3&lt;/p&gt;, and meets both.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;：无论第一格是哪个，最后两格中必有一格是%2，但&lt;p&gt;%3&lt;/p&gt;，而它与两者都相交。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, but no way is left from one to the other: &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;，但两者之间已无路可通：&lt;p&gt;%2&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>The operators and the = part %1 digits into %2 numbers of one or two digits, so every number has one: &lt;c&gt;no digit is joined to another&lt;/c&gt;.</source>
        <translation>运算符和等号把%1个数字分成%2个一位或两位数，所以每个数都是一位：&lt;c&gt;没有数字与别的数字相连&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The operators and the = part %1 digits into %2 numbers of one or two digits. &lt;p&gt;All that have two digits are joined (%3)&lt;/p&gt;: &lt;c&gt;no other digits are&lt;/c&gt;.</source>
        <translation>运算符和等号把%1个数字分成%2个一位或两位数。&lt;p&gt;两位数都已相连（%3个）&lt;/p&gt;：&lt;c&gt;其他数字不再相连&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The operators and the = part %1 digits into %2 numbers of one or two digits, so every number has two. Only one partner is left to &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>运算符和等号把%1个数字分成%2个一位或两位数，所以每个数都是两位。&lt;p&gt;%3&lt;/p&gt;只剩一个搭档：&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The operators and the = part %1 digits into %2 numbers of one or two digits. All that have one digit are found (%3), and only one partner is left to &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>运算符和等号把%1个数字分成%2个一位或两位数。一位数都已找到（%3个），而&lt;p&gt;%4&lt;/p&gt;只剩一个搭档：&lt;c&gt;%5&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;only one path is left&lt;/p&gt;, and it fails read from either end, %2. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>假设%1：那么&lt;p&gt;只剩一条路径&lt;/p&gt;，而从哪一端读都不成立：%2。所以&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; needs a factor %3, and only &lt;p&gt;%2&lt;/p&gt; can still give it: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;需要因数%3，而只有&lt;p&gt;%2&lt;/p&gt;还能提供：&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The line runs straight through &lt;p&gt;%1&lt;/p&gt;, and only one direction is open for that: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>线在&lt;p&gt;%1&lt;/p&gt;直行，而只有一个方向可行：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The line runs straight through &lt;p&gt;%1&lt;/p&gt; and turns just before or after it. Known: &lt;p&gt;%2&lt;/p&gt;. That leaves: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>线在&lt;p&gt;%1&lt;/p&gt;直行，并在其前一格或后一格转弯。已知：&lt;p&gt;%2&lt;/p&gt;。只剩：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt; is the only odd digit of &lt;p&gt;%2&lt;/p&gt;, and the label %3 is %4: that digit is &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;是&lt;p&gt;%2&lt;/p&gt;中唯一的奇数，而合计%3是%4：该数字为&lt;c&gt;%5&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt; is the only odd digit left in &lt;p&gt;%2&lt;/p&gt;, and the label %3 is %4: that digit is &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;是&lt;p&gt;%2&lt;/p&gt;中剩下的唯一奇数，而合计%3是%4：该数字为&lt;c&gt;%5&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt; is the only odd digit left in &lt;p&gt;%2&lt;/p&gt;. The label less the odd digits that are %3, %4, is %5: that digit is &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;是&lt;p&gt;%2&lt;/p&gt;中剩下的唯一奇数。合计减去%3格中的奇数，即%4，是%5：该数字为&lt;c&gt;%6&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2 in %4 cells, and its open digits make that only as %3: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;的%4格还差%2，未定的数字只能以%3凑成：&lt;c&gt;%5&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The open cells of &lt;p&gt;%1&lt;/p&gt; add up to %2 too much: cells adding up to exactly %2 are %4, and the open digits make that only as %3: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;未定的格多出%2：%4格恰好占%2，而未定的数字只能以%3凑成：&lt;c&gt;%5&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The crossing labels require this of &lt;p&gt;%1&lt;/p&gt;: &lt;p&gt;%2&lt;/p&gt;. Both labels can then be met in %3 ways, by %4. In all of them &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>交叉的合计对&lt;p&gt;%1&lt;/p&gt;有如下要求：&lt;p&gt;%2&lt;/p&gt;。于是两个合计有%3种凑法：%4。在每一种中&lt;c&gt;%5&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would put &lt;p&gt;%2&lt;/p&gt; outside, and so cut off &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>满足&lt;p&gt;%1&lt;/p&gt;的其他方式都会使&lt;p&gt;%2&lt;/p&gt;成为外侧，从而隔断&lt;p&gt;%3&lt;/p&gt;：&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would put &lt;p&gt;%2&lt;/p&gt; inside, and so cut off &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>满足&lt;p&gt;%1&lt;/p&gt;的其他方式都会使&lt;p&gt;%2&lt;/p&gt;成为内侧，从而隔断&lt;p&gt;%3&lt;/p&gt;：&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; are next to each other. Without the line between them, the loop would run round just these two, and &lt;p&gt;%2&lt;/p&gt; does not fit that; without an outer line, the other 3 would miss two edges: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;相邻。若两者之间没有线，回路就只围住这两个，而&lt;p&gt;%2&lt;/p&gt;不符；若缺一条外边，另一个3就会少两条边：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;no path is left&lt;/p&gt; that has the form of an equation, as %2 steps show. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>假设%1：那么如%2步所示，&lt;p&gt;没有路径&lt;/p&gt;具有等式的形式。所以&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>A %1 or more at %2 leaves at most %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at least %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>%2若是%1或更大，&lt;p&gt;%4&lt;/p&gt;的其余格就须凑成至多%3，而它们至少为%5：&lt;c&gt;%6&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>A %1 or less at %2 leaves at least %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at most %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>%2若是%1或更小，&lt;p&gt;%4&lt;/p&gt;的其余格就须凑成至少%3，而它们至多为%5：&lt;c&gt;%6&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>A %1 or more at %2 leaves at most %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at least %5.</source>
        <translation>%2若是%1或更大，&lt;p&gt;%4&lt;/p&gt;的其余格就须凑成至多%3，而它们至少为%5。</translation>
    </message>
    <message>
        <source>A %1 or less at %2 leaves at least %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at most %5.</source>
        <translation>%2若是%1或更小，&lt;p&gt;%4&lt;/p&gt;的其余格就须凑成至少%3，而它们至多为%5。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must be in &lt;p&gt;%2&lt;/p&gt;, which can then only be %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;必在&lt;p&gt;%2&lt;/p&gt;中，后者就只能是%3：&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must be in &lt;p&gt;%2&lt;/p&gt;, which leaves %3 ways to fill it: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;必在&lt;p&gt;%2&lt;/p&gt;中，后者就只剩%3种填法：&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Each of these would make &lt;p&gt;%1&lt;/p&gt; need the same digit of &lt;p&gt;%2&lt;/p&gt;: %3. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>以下任何一种都会使&lt;p&gt;%1&lt;/p&gt;需要&lt;p&gt;%2&lt;/p&gt;的同一个数字：%3。所以&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>A number stands between &lt;p&gt;any two operators&lt;/p&gt;, so none follows another: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>&lt;p&gt;任意两个运算符&lt;/p&gt;之间都有一个数，所以运算符不会相连：&lt;c&gt;%1&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;both paths left&lt;/p&gt; fail, each read from either end, %2. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>假设%1：&lt;p&gt;剩下的两条路径&lt;/p&gt;无论从哪一端读都不成立：%2。所以&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;all %2 paths left&lt;/p&gt; fail; both sides come nearest in %3. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>假设%1：&lt;p&gt;剩下的 %2 条路径&lt;/p&gt;都不成立；两边最接近的是 %3。所以&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>No corner is cut off</source>
        <translation>角落不会被隔断</translation>
    </message>
    <message>
        <source>No wall of black cells closes</source>
        <translation>黑格的墙不会闭合</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is no multiple of %2, so &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;不是 %2 的倍数，所以&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is no multiple of %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;不是 %2 的倍数。</translation>
    </message>
    <message>
        <source>Only this is left: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>只剩下：&lt;c&gt;%1&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Only this is left: &lt;c&gt;%1&lt;/c&gt;, and with it &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>只剩下：&lt;c&gt;%1&lt;/c&gt;，随之&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Several things together</source>
        <translation>几件事合起来</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>已知：&lt;p&gt;%1&lt;/p&gt;。所以&lt;p&gt;%2&lt;/p&gt;只能是%3：&lt;c&gt;%4&lt;/c&gt;；由此又确定&lt;c&gt;%5处&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>已知：&lt;p&gt;%1&lt;/p&gt;。所以&lt;p&gt;%2&lt;/p&gt;有这些可能：%3；无论哪种，&lt;c&gt;%4&lt;/c&gt;；由此又确定&lt;c&gt;%5处&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%1&lt;/p&gt; met as well, &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>若也要满足&lt;p&gt;%1&lt;/p&gt;，&lt;p&gt;%2&lt;/p&gt;就只能是%3：&lt;c&gt;%4&lt;/c&gt;；由此又确定&lt;c&gt;%5处&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%1&lt;/p&gt; met as well, &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>若也要满足&lt;p&gt;%1&lt;/p&gt;，&lt;p&gt;%2&lt;/p&gt;有这些可能：%3；无论哪种，&lt;c&gt;%4&lt;/c&gt;；由此又确定&lt;c&gt;%5处&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>If &lt;p&gt;%1&lt;/p&gt; had %2, &lt;p&gt;%3&lt;/p&gt; could not be met: &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>如果&lt;p&gt;%1&lt;/p&gt;有%2，就无法满足&lt;p&gt;%3&lt;/p&gt;：&lt;c&gt;%4&lt;/c&gt;；由此又确定&lt;c&gt;%5处&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;. There are %2 ways left to meet &lt;p&gt;%3&lt;/p&gt;; in each, &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>已知：&lt;p&gt;%1&lt;/p&gt;。还有%2种方式满足&lt;p&gt;%3&lt;/p&gt;；无论哪种，&lt;c&gt;%4&lt;/c&gt;；由此又确定&lt;c&gt;%5处&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>There are %1 ways to meet &lt;p&gt;%2&lt;/p&gt;; in each, &lt;c&gt;%3&lt;/c&gt;; and with that &lt;c&gt;%4 more places&lt;/c&gt;.</source>
        <translation>有%1种方式满足&lt;p&gt;%2&lt;/p&gt;；无论哪种，&lt;c&gt;%3&lt;/c&gt;；由此又确定&lt;c&gt;%4处&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Every way to meet &lt;p&gt;%1&lt;/p&gt; that fits what is known has this: &lt;c&gt;%2&lt;/c&gt;; and with that &lt;c&gt;%3 more places&lt;/c&gt;.</source>
        <translation>符合已知条件、满足&lt;p&gt;%1&lt;/p&gt;的所有方式都有：&lt;c&gt;%2&lt;/c&gt;；由此又确定&lt;c&gt;%3处&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would cut off &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;; and with that &lt;c&gt;%4 more places&lt;/c&gt;.</source>
        <translation>满足&lt;p&gt;%1&lt;/p&gt;的其他方式都会隔断&lt;p&gt;%2&lt;/p&gt;：&lt;c&gt;%3&lt;/c&gt;；由此又确定&lt;c&gt;%4处&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>With %5, &lt;p&gt;%1&lt;/p&gt; would cut off &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;; and with that &lt;c&gt;%4 more places&lt;/c&gt;.</source>
        <translation>若有%5，&lt;p&gt;%1&lt;/p&gt;会隔断&lt;p&gt;%2&lt;/p&gt;：&lt;c&gt;%3&lt;/c&gt;；由此又确定&lt;c&gt;%4处&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would put &lt;p&gt;%2&lt;/p&gt; outside, and so cut off &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>满足&lt;p&gt;%1&lt;/p&gt;的其他方式都会使&lt;p&gt;%2&lt;/p&gt;成为外侧，从而隔断&lt;p&gt;%3&lt;/p&gt;：&lt;c&gt;%4&lt;/c&gt;；由此又确定&lt;c&gt;%5处&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would put &lt;p&gt;%2&lt;/p&gt; inside, and so cut off &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>满足&lt;p&gt;%1&lt;/p&gt;的其他方式都会使&lt;p&gt;%2&lt;/p&gt;成为内侧，从而隔断&lt;p&gt;%3&lt;/p&gt;：&lt;c&gt;%4&lt;/c&gt;；由此又确定&lt;c&gt;%5处&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would cut off a part of the inside or of the outside, such as &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;; and with that &lt;c&gt;%4 more places&lt;/c&gt;.</source>
        <translation>满足&lt;p&gt;%1&lt;/p&gt;的其他方式都会隔断内侧或外侧的一部分，例如&lt;p&gt;%2&lt;/p&gt;：&lt;c&gt;%3&lt;/c&gt;；由此又确定&lt;c&gt;%4处&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>A digit that needs a partner</source>
        <translation>需要搭档的数字</translation>
    </message>
    <message>
        <source>The loop joins the lines at &lt;p&gt;%1&lt;/p&gt; and at &lt;p&gt;%2&lt;/p&gt;, and only two places are left where it can pass in and out of the highlighted area: &lt;p&gt;%3&lt;/p&gt;. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>环连接&lt;p&gt;%1&lt;/p&gt;和&lt;p&gt;%2&lt;/p&gt;处的线，而能进出高亮区域的位置只剩两处：&lt;p&gt;%3&lt;/p&gt;。所以&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2. But that makes %3.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;的数字按笼计算：%2。但那等于 %3。</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. But that makes %3.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;的数字按笼计算：%2，其中%4。但那等于 %3。</translation>
    </message>
    <message>
        <source>The last sign joins two parts that share no card, so the target is split into values that two parts of the cards can make. Of several answers the one is explained that takes the least reckoning: easy signs and small numbers.</source>
        <translation>最后一个运算符连接两个没有共用牌的部分，所以目标拆成两部分牌各自能得到的值。有多个答案时，讲解计算最少的一个：运算简单，数字小。</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;no path is left&lt;/p&gt; that has the form of an equation, as one step shows. So &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>假设%1：那么如一步所示，&lt;p&gt;没有路径&lt;/p&gt;具有等式的形式。所以&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;The path&lt;/p&gt; fails: %1.</source>
        <translation>&lt;p&gt;这条路径&lt;/p&gt;不成立：%1。</translation>
    </message>
    <message>
        <source>&lt;p&gt;The path&lt;/p&gt; fails, whichever end it is read from: %1.</source>
        <translation>&lt;p&gt;这条路径&lt;/p&gt;无论从哪一端读都不成立：%1。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, but the nearest that its open cells make is %3 or %4, &lt;c&gt;never %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;还差%2，但未定的格能凑成的最接近的数是%3或%4，&lt;c&gt;凑不成%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2. Without &lt;c&gt;%3&lt;/c&gt; the nearest that its open cells make is %4 or %5, never %2: it is &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;还差%2。不用&lt;c&gt;%3&lt;/c&gt;，未定的格能凑成的最接近的数是%4或%5，凑不成%2：它为&lt;c&gt;%6&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2. With &lt;c&gt;%3&lt;/c&gt; it would lack %4, but the nearest that its other open cells make is %5 or %6, never %4: it is &lt;c&gt;%7&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;还差%2。用了&lt;c&gt;%3&lt;/c&gt;就还差%4，但其他未定的格能凑成的最接近的数是%5或%6，凑不成%4：它为&lt;c&gt;%7&lt;/c&gt;。</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>Slitherlink: three starter puzzles</source>
        <translation>数回：三道入门题</translation>
    </message>
    <message>
        <source>Slitherlink: a larger board</source>
        <translation>数回：较大的盘面</translation>
    </message>
    <message>
        <source>Slitherlink: one answer, none, and many</source>
        <translation>数回：唯一解、无解、多解</translation>
    </message>
    <message>
        <source>Cards: six that make 163</source>
        <translation>纸牌：用六张得到163</translation>
    </message>
    <message>
        <source>Cards: small starter hands</source>
        <translation>纸牌：入门小牌组</translation>
    </message>
    <message>
        <source>Cards: fractions and negative numbers</source>
        <translation>纸牌：分数与负数</translation>
    </message>
    <message>
        <source>Cards: impossible targets, and the closest values</source>
        <translation>纸牌：无法得到的目标，与最接近的值</translation>
    </message>
    <message>
        <source>Cards: exponents, whole numbers, cards left over</source>
        <translation>纸牌：乘方、整数、剩牌</translation>
    </message>
    <message>
        <source>Cards: seven and eight</source>
        <translation>纸牌：七张与八张</translation>
    </message>
    <message>
        <source>Hex Tile Equations: three starter puzzles</source>
        <translation>六边形等式：三道入门题</translation>
    </message>
    <message>
        <source>Hex Tile Equations: thirteen tiles and a narrow tower</source>
        <translation>六边形等式：十三块与一座窄塔</translation>
    </message>
    <message>
        <source>Hex Tile Equations: twenty-two and twenty-four tiles</source>
        <translation>六边形等式：二十二块与二十四块</translation>
    </message>
    <message>
        <source>Hex Tile Equations: one answer, none, and many</source>
        <translation>六边形等式：唯一解、无解、多解</translation>
    </message>
    <message>
        <source>KenKen: three starter puzzles</source>
        <translation>聪明格：三道入门题</translation>
    </message>
    <message>
        <source>KenKen: lines add up</source>
        <translation>聪明格：行列之和</translation>
    </message>
    <message>
        <source>KenKen: cages share their lines</source>
        <translation>聪明格：共用行列的笼</translation>
    </message>
    <message>
        <source>KenKen: nine by nine</source>
        <translation>聪明格：九乘九</translation>
    </message>
    <message>
        <source>Number Cross: a small starter puzzle</source>
        <translation>数字交叉：入门小题</translation>
    </message>
    <message>
        <source>Number Cross: a drop of ink</source>
        <translation>数字交叉：一滴墨</translation>
    </message>
    <message>
        <source>Number Cross: counting the ways</source>
        <translation>数字交叉：数一数方式</translation>
    </message>
    <message>
        <source>Number Cross: a hard board, lines taken together</source>
        <translation>数字交叉：行列合看的难题</translation>
    </message>
    <message>
        <source>Number Cross: four labels that clash</source>
        <translation>数字交叉：四个冲突的合计</translation>
    </message>
    <message>
        <source>Number Cross: many answers</source>
        <translation>数字交叉：多解</translation>
    </message>
    <message>
        <source>KenKen: the operations are not given</source>
        <translation>聪明格：不给运算符</translation>
    </message>
    <message>
        <source>Sudoku: a starter puzzle with four digits</source>
        <translation>数独：四个数字的入门题</translation>
    </message>
    <message>
        <source>Sudoku: both diagonals as well</source>
        <translation>数独：含两条对角线</translation>
    </message>
    <message>
        <source>Hitori: start between equal numbers</source>
        <translation>数壹：从相同数之间入手</translation>
    </message>
    <message>
        <source>Hitori: corners stay open</source>
        <translation>数壹：角要留出路</translation>
    </message>
    <message>
        <source>Hitori: side by side</source>
        <translation>数壹：相邻的数</translation>
    </message>
    <message>
        <source>Hitori: one chain</source>
        <translation>数壹：一条连锁</translation>
    </message>
    <message>
        <source>Hitori: long chains</source>
        <translation>数壹：长连锁</translation>
    </message>
    <message>
        <source>Kakuro: small sums and large ones</source>
        <translation>数和：小和与大和</translation>
    </message>
    <message>
        <source>Kakuro: two cells at a time</source>
        <translation>数和：每次看两格</translation>
    </message>
    <message>
        <source>Kakuro: a pair in a run</source>
        <translation>数和：格段中的数对</translation>
    </message>
    <message>
        <source>Kakuro: long runs</source>
        <translation>数和：长格段</translation>
    </message>
    <message>
        <source>Kakuro: a hard one</source>
        <translation>数和：一道难题</translation>
    </message>
    <message>
        <source>Masyu: turn on black, go straight on white</source>
        <translation>珍珠：黑珠转弯，白珠直行</translation>
    </message>
    <message>
        <source>Masyu: where white pearls turn</source>
        <translation>珍珠：白珠旁的转弯</translation>
    </message>
    <message>
        <source>Masyu: no small loop</source>
        <translation>珍珠：不成小环</translation>
    </message>
    <message>
        <source>Masyu: three in a row</source>
        <translation>珍珠：三颗成排</translation>
    </message>
    <message>
        <source>Masyu: a long way round</source>
        <translation>珍珠：绕远路</translation>
    </message>
    <message>
        <source>Killer Sudoku: sums and no digits</source>
        <translation>杀手数独：只有和，没有数字</translation>
    </message>
    <message>
        <source>Sudoku: two rows, two columns</source>
        <translation>数独：两行两列</translation>
    </message>
    <message>
        <source>Sudoku: triples</source>
        <translation>数独：三数组</translation>
    </message>
    <message>
        <source>Sudoku: three rows, three columns</source>
        <translation>数独：三行三列</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message numerus="yes">
        <source>%Ln unfinished puzzles</source>
        <translation>
            <numerusform>%Ln道未完成的题目</numerusform>
        </translation>
    </message>
    <message>
        <source>titles, authors and notes</source>
        <translation>标题、作者和备注</translation>
    </message>
    <message numerus="yes">
        <source>the marks in %Ln puzzles</source>
        <translation>
            <numerusform>%Ln道题中的标记</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the options of %Ln puzzles</source>
        <translation>
            <numerusform>%Ln道题的选项</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no finished puzzle to save.</source>
        <translation>没有可保存的已完成题目。</translation>
    </message>
    <message>
        <source>puzzles</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>A contest file holds puzzles of one kind; this file has both “%1” and “%2”.</source>
        <translation>评测文件只能容纳一种题目；此文件中既有“%1”也有“%2”。</translation>
    </message>
</context>
<context>
    <name>SheetGhost</name>
    <message>
        <source>Example</source>
        <translation>示例</translation>
    </message>
</context>
<context>
    <name>Signs</name>
    <message>
        <source>nothing is possible at this corner any more</source>
        <translation>这个角已没有任何可能</translation>
    </message>
    <message>
        <source>neither of the two edges at this corner is a line</source>
        <translation>这个角的两条边都不是线</translation>
    </message>
    <message>
        <source>exactly one of the two edges at this corner is a line</source>
        <translation>这个角的两条边中恰有一条是线</translation>
    </message>
    <message>
        <source>at most one of the two edges at this corner is a line</source>
        <translation>这个角的两条边中至多一条是线</translation>
    </message>
    <message>
        <source>both edges at this corner are lines</source>
        <translation>这个角的两条边都是线</translation>
    </message>
    <message>
        <source>the two edges at this corner are both lines, or neither is</source>
        <translation>这个角的两条边都是线，或都不是</translation>
    </message>
    <message>
        <source>at least one of the two edges at this corner is a line</source>
        <translation>这个角的两条边中至少一条是线</translation>
    </message>
    <message>
        <source>nothing is known about the two edges at this corner</source>
        <translation>对这个角的两条边一无所知</translation>
    </message>
    <message>
        <source>a line: the loop runs here</source>
        <translation>线：回路经过这里</translation>
    </message>
    <message>
        <source>a cross: no line runs here</source>
        <translation>叉：这里没有线</translation>
    </message>
    <message>
        <source>this cell is inside the loop</source>
        <translation>这一格在回路内侧</translation>
    </message>
    <message>
        <source>this cell is outside the loop</source>
        <translation>这一格在回路外侧</translation>
    </message>
    <message>
        <source>both cells are inside the loop, or both outside</source>
        <translation>两格都在回路内侧，或都在外侧</translation>
    </message>
    <message>
        <source>one of the two cells is inside the loop</source>
        <translation>两格中有一格在回路内侧</translation>
    </message>
    <message>
        <source>can still be: %1</source>
        <translation>仍可能是：%1</translation>
    </message>
    <message>
        <source>this cell is black</source>
        <translation>这一格是黑格</translation>
    </message>
    <message>
        <source>this cell stays white</source>
        <translation>这一格保持白色</translation>
    </message>
    <message>
        <source>the path goes from one to the other here</source>
        <translation>路径在这里从一块到另一块</translation>
    </message>
    <message>
        <source>the path does not pass here</source>
        <translation>路径不经过这里</translation>
    </message>
    <message>
        <source>the path starts or ends here</source>
        <translation>路径以此为起点或终点</translation>
    </message>
    <message>
        <source>the path goes on from here in both directions</source>
        <translation>路径从这里向两个方向延续</translation>
    </message>
    <message>
        <source>the reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>what follows</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>what cannot be</source>
        <translation>不可能的</translation>
    </message>
    <message>
        <source>only assumed</source>
        <translation>只是假设</translation>
    </message>
    <message>
        <source>in both answers</source>
        <translation>两个答案都有</translation>
    </message>
    <message>
        <source>for example</source>
        <translation>举例</translation>
    </message>
    <message>
        <source>only in the first answer</source>
        <translation>只在第一个答案中</translation>
    </message>
    <message>
        <source>found by search</source>
        <translation>由搜索得到</translation>
    </message>
    <message>
        <source>only in the second answer</source>
        <translation>只在第二个答案中</translation>
    </message>
    <message>
        <source>difficulty of this place: %1</source>
        <translation>此处的难度：%1</translation>
    </message>
    <message>
        <source>found earlier, needed later</source>
        <translation>先前得到，之后要用</translation>
    </message>
    <message>
        <source>large: the digit here</source>
        <translation>大字：这里的数字</translation>
    </message>
    <message>
        <source>small: digits still possible; struck out: ruled out now</source>
        <translation>小字：仍可能的数字；划掉：现在排除</translation>
    </message>
</context>
<context>
    <name>StepWords</name>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
    <message>
        <source>From</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>So</source>
        <translation>所以</translation>
    </message>
    <message>
        <source>a contradiction: there is no answer</source>
        <translation>矛盾：无解</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>例如</translation>
    </message>
    <message>
        <source>what is dotted on the board</source>
        <translation>盘面上的点线部分</translation>
    </message>
    <message>
        <source>a contradiction: the opposite fails</source>
        <translation>矛盾：反面不成立</translation>
    </message>
    <message numerus="yes">
        <source>The %n other conclusions follow in the same way.</source>
        <translation>
            <numerusform>另外%n个结论同理可得。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>另有%n项</numerusform>
        </translation>
    </message>
    <message>
        <source>less</source>
        <translation>收起</translation>
    </message>
    <message>
        <source> and </source>
        <translation>、</translation>
    </message>
    <message>
        <source> or </source>
        <translation>或</translation>
    </message>
    <message>
        <source>An arc at a corner of a cell stands for the two edges that meet there: a full dot means a line, a hollow dot a possible line, a capsule both or neither. It stays as long as a step needs it.</source>
        <translation>格角上的弧线表示在那里相交的两条边：实心点表示线，空心点表示可能的线，胶囊形表示要么都是，要么都不是。它会保留到步骤不再需要为止。</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>Strokes</name>
    <message>
        <source>draw lines</source>
        <translation>画线</translation>
    </message>
    <message>
        <source>erase lines</source>
        <translation>擦除线</translation>
    </message>
    <message>
        <source>draw the path</source>
        <translation>绘制路径</translation>
    </message>
    <message>
        <source>draw crosses</source>
        <translation>画叉</translation>
    </message>
    <message>
        <source>erase crosses</source>
        <translation>擦除叉</translation>
    </message>
    <message>
        <source>paint cells</source>
        <translation>涂格</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄色</translation>
    </message>
    <message>
        <source>green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>no colour</source>
        <translation>无颜色</translation>
    </message>
    <message>
        <source>erase colour</source>
        <translation>擦除颜色</translation>
    </message>
    <message>
        <source>colour %1</source>
        <translation>着色：%1</translation>
    </message>
</context>
<context>
    <name>Symmetry</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>half turn</source>
        <translation>旋转半圈</translation>
    </message>
    <message>
        <source>quarter turn</source>
        <translation>旋转四分之一圈</translation>
    </message>
    <message>
        <source>left and right mirrored</source>
        <translation>左右对称</translation>
    </message>
    <message>
        <source>top and bottom mirrored</source>
        <translation>上下对称</translation>
    </message>
    <message>
        <source>diagonal from the top left</source>
        <translation>左上起的对角线</translation>
    </message>
    <message>
        <source>diagonal from the top right</source>
        <translation>右上起的对角线</translation>
    </message>
</context>
<context>
    <name>UserMarks</name>
    <message>
        <source>blank: %1</source>
        <translation>清空：%1</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>笔记：%1</translation>
    </message>
    <message>
        <source>start a trial</source>
        <translation>开始试填</translation>
    </message>
    <message>
        <source>accept the trial</source>
        <translation>采纳试填</translation>
    </message>
    <message>
        <source>reject the trial</source>
        <translation>放弃试填</translation>
    </message>
</context>
<context>
    <name>Walkthrough</name>
    <message>
        <source>The file name must end in .html, .pdf or .webp.</source>
        <translation>文件名必须以 .html、.pdf 或 .webp 结尾。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps</source>
        <translation>
            <numerusform>%Ln步</numerusform>
        </translation>
    </message>
    <message>
        <source>In the sentences below:</source>
        <translation>在下面的句子中：</translation>
    </message>
    <message>
        <source>what a step rests on,</source>
        <translation>步骤的依据，</translation>
    </message>
    <message>
        <source>what follows.</source>
        <translation>得出的结论。</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>There is no answer.</source>
        <translation>无解。</translation>
    </message>
    <message>
        <source>Here the reasoning ends.</source>
        <translation>推理到此为止。</translation>
    </message>
</context>
<context>
    <name>inkling::AnswersPanel</name>
    <message>
        <source>Answers</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Looking for all answers…</source>
        <translation>正在查找所有答案…</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>无解</translation>
    </message>
    <message numerus="yes">
        <source>%Ln different answers</source>
        <translation>
            <numerusform>%Ln个不同的答案</numerusform>
        </translation>
    </message>
    <message>
        <source>More than %L1 different answers</source>
        <translation>超过%L1个不同的答案</translation>
    </message>
    <message>
        <source>One answer</source>
        <translation>唯一解</translation>
    </message>
</context>
<context>
    <name>inkling::Breadcrumb</name>
    <message>
        <source>Step %1</source>
        <translation>步骤%1</translation>
    </message>
    <message>
        <source>Back to step %1</source>
        <translation>返回步骤%1</translation>
    </message>
    <message>
        <source>the opposite</source>
        <translation>反面</translation>
    </message>
    <message>
        <source>the opposite, 1 of %1</source>
        <translation>反面（%1个之一）</translation>
    </message>
    <message>
        <source>The opposite of the first conclusion is assumed; the others follow in the same way.</source>
        <translation>这里假设第一个结论的反面；其余结论同理可得。</translation>
    </message>
    <message>
        <source>its small steps</source>
        <translation>它的小步骤</translation>
    </message>
</context>
<context>
    <name>inkling::CaseRow</name>
    <message>
        <source>Show the previous case</source>
        <translation>显示上一种情况</translation>
    </message>
    <message>
        <source>Show the next case</source>
        <translation>显示下一种情况</translation>
    </message>
    <message>
        <source>Case %1 of %2</source>
        <translation>情况%1（共%2种）</translation>
    </message>
</context>
<context>
    <name>inkling::CourseList</name>
    <message>
        <source>Rules from easy to hard</source>
        <translation>由易到难的规则</translation>
    </message>
</context>
<context>
    <name>inkling::DifficultyStrip</name>
    <message>
        <source>%1 %2</source>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>On the board: darker and more dots means harder.</source>
        <translation>在盘面上：颜色越深、点越多，就越难。</translation>
    </message>
    <message>
        <source>Go to the hardest step</source>
        <translation>转到最难的步骤</translation>
    </message>
    <message>
        <source>On the board: brighter and more dots means harder.</source>
        <translation>在盘面上：颜色越亮、点越多，就越难。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps</source>
        <translation>
            <numerusform>%Ln步</numerusform>
        </translation>
    </message>
    <message>
        <source>hardest: step %1</source>
        <translation>最难：步骤%1</translation>
    </message>
    <message>
        <source>A puzzle is as hard as its hardest rounds. A round is a set of steps that are possible at the same time. Many hard rounds make a puzzle harder, by one level at most; many steps to choose from make it easier.</source>
        <translation>题目的难度取决于其中最难的几轮。一轮是同时可行的一组步骤。难的轮次多会使题目更难，但至多提高一级；可选的步骤多则会更容易。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps so far</source>
        <translation>
            <numerusform>目前%Ln步</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::Document</name>
    <message>
        <source>Title, author, note</source>
        <translation>标题、作者、备注</translation>
    </message>
    <message>
        <source>Duplicate puzzle %L1</source>
        <translation>复制第%L1题</translation>
    </message>
    <message>
        <source>Delete puzzle %L1</source>
        <translation>删除第%L1题</translation>
    </message>
    <message>
        <source>Move puzzle %L1 to position %L2</source>
        <translation>将第%L1题移到第%L2位</translation>
    </message>
    <message>
        <source>Standard input</source>
        <translation>标准输入</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
</context>
<context>
    <name>inkling::DrawingMode</name>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>对称(&amp;Y)</translation>
    </message>
    <message>
        <source>Rotate and Fli&amp;p</source>
        <translation>旋转和翻转(&amp;P)</translation>
    </message>
    <message>
        <source>Board Si&amp;ze</source>
        <translation>盘面大小(&amp;Z)</translation>
    </message>
    <message>
        <source>Your marks on the old board were removed. Undo brings them back.</source>
        <translation>原盘面上你的标记已移除。撤销可以恢复。</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>出题</translation>
    </message>
</context>
<context>
    <name>inkling::DrillPage</name>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Start Again</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Back to the Lesson</source>
        <translation>返回课程</translation>
    </message>
    <message>
        <source>Making a position</source>
        <translation>正在生成局面</translation>
    </message>
    <message>
        <source>Undo the last mark (Ctrl+Z)</source>
        <translation>撤销上一个标记（Ctrl+Z）</translation>
    </message>
    <message>
        <source>Remove all your marks</source>
        <translation>移除你的所有标记</translation>
    </message>
    <message>
        <source>Another position of the same rule (Ctrl+Page Down)</source>
        <translation>同一规则的另一个局面（Ctrl+Page Down）</translation>
    </message>
    <message numerus="yes">
        <source>Looking for a position: %Ln puzzle(s) made so far.</source>
        <translation>
            <numerusform>正在寻找局面：已生成%Ln道题。</numerusform>
        </translation>
    </message>
    <message>
        <source>Making a position…</source>
        <translation>正在生成局面…</translation>
    </message>
    <message>
        <source>Nothing new is marked yet.</source>
        <translation>还没有新的标记。</translation>
    </message>
    <message>
        <source>That is true, but it does not follow from this rule alone. Start again and look for what this rule gives.</source>
        <translation>这是对的，但不能单由这条规则得出。请重新开始，找出这条规则能得到什么。</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>Wrong. This is the step:</source>
        <translation>错误。这一步是：</translation>
    </message>
    <message>
        <source>This is the step:</source>
        <translation>这一步是：</translation>
    </message>
    <message>
        <source>Right. This lesson is done.</source>
        <translation>正确。本课已完成。</translation>
    </message>
    <message>
        <source>Check your marks (K or Ctrl+Return)</source>
        <translation>检查你的标记（K 或 Ctrl+Return）</translation>
    </message>
    <message>
        <source>Everything is marked. Go on to the next position.</source>
        <translation>全部标好了。请继续下一题。</translation>
    </message>
    <message>
        <source>Everything is marked: press Check.</source>
        <translation>全部标好了：请按“检查”。</translation>
    </message>
    <message>
        <source>Each press tells a little more (H)</source>
        <translation>每按一次多透露一点（H）</translation>
    </message>
    <message>
        <source>Leave this position (Esc)</source>
        <translation>离开此局面（Esc）</translation>
    </message>
    <message>
        <source>Mark a step that this rule gives here.</source>
        <translation>请标出此规则在这里给出的一步。</translation>
    </message>
    <message>
        <source>You have marked what this rule gives, but another of your marks is wrong. Take that one back and check again.</source>
        <translation>你已标出此规则给出的内容，但另一个标记是错的。请撤掉它再检查。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一个</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>The position before this one (Ctrl+Page Up)</source>
        <translation>上一个局面（Ctrl+Page Up）</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <translation>局面%1（共%2个）</translation>
    </message>
    <message>
        <source>You have also marked what does not follow yet.</source>
        <translation>你还标记了尚不能推出的内容。</translation>
    </message>
</context>
<context>
    <name>inkling::DropTarget</name>
    <message>
        <source>Drop to open %1</source>
        <translation>拖放到此处以打开%1</translation>
    </message>
    <message numerus="yes">
        <source>Drop to open %Ln files as one list</source>
        <translation>
            <numerusform>拖放到此处，将%Ln个文件作为一个列表打开</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop to read this text</source>
        <translation>拖放到此处以读取这段文本</translation>
    </message>
</context>
<context>
    <name>inkling::EditController</name>
    <message>
        <source>Draw the solution as if solving by hand, then fill in the clues from it.</source>
        <translation>像自己解题那样绘制答案，再由它填入线索。</translation>
    </message>
    <message>
        <source>Drag over cells to make a cage, then type its clue, such as 12x. Drag from a cage to enlarge it; Shift+drag splits cells off. Delete removes the clue, then the cell from its cage. Keyboard: Ctrl+arrow keys, or Shift+arrow keys and Return.</source>
        <translation>拖过几格来建立笼，然后键入它的线索，例如 12x。从笼中拖出可扩大它；Shift+拖动可拆出格。Delete 键先移除线索，再把格移出笼。键盘：Ctrl+方向键，或 Shift+方向键后按回车键。</translation>
    </message>
    <message>
        <source>%1, blank</source>
        <translation>%1，空</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>不完整</translation>
    </message>
    <message>
        <source>One answer</source>
        <translation>唯一解</translation>
    </message>
    <message>
        <source>Solvable</source>
        <translation>可解</translation>
    </message>
    <message>
        <source>More than one answer</source>
        <translation>不止一个解</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>无解</translation>
    </message>
    <message>
        <source>Filling in the clues…</source>
        <translation>正在填入线索…</translation>
    </message>
    <message>
        <source>Fill in clues</source>
        <translation>填入线索</translation>
    </message>
    <message>
        <source>Removing clues…</source>
        <translation>正在移除线索…</translation>
    </message>
    <message>
        <source>Minimise</source>
        <translation>精简</translation>
    </message>
    <message>
        <source>Dealing…</source>
        <translation>正在随机填…</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>随机填</translation>
    </message>
    <message>
        <source>There are no blanks to fill.</source>
        <translation>没有可填的空位。</translation>
    </message>
    <message>
        <source>These clues conflict: %1</source>
        <translation>这些线索互相冲突：%1</translation>
    </message>
    <message>
        <source>This clue is impossible: %1</source>
        <translation>这个线索不可能成立：%1</translation>
    </message>
    <message>
        <source>Drag a bar beside the board to resize it.</source>
        <translation>拖动盘面旁的横条可调整大小。</translation>
    </message>
    <message>
        <source>Drag over cells to make a cage, then type its clue, such as 12x.</source>
        <translation>拖过几格来建立笼，然后键入它的线索，例如 12x。</translation>
    </message>
    <message>
        <source>Click a card and type its value.</source>
        <translation>点击一张牌并键入它的值。</translation>
    </message>
    <message>
        <source>Click a cell and type a number.</source>
        <translation>点击一格并键入数。</translation>
    </message>
    <message>
        <source>Click a cell. Click again to go through what can stand there.</source>
        <translation>点击一格。再次点击可依次切换能放在那里的内容。</translation>
    </message>
    <message>
        <source>Click a cell and type, such as %1.</source>
        <translation>点击一格并键入，例如%1。</translation>
    </message>
    <message>
        <source>The puzzle is already harder than %1.</source>
        <translation>这道题已经比“%1”更难。</translation>
    </message>
    <message>
        <source>Nothing of the text to paste can stand here.</source>
        <translation>要粘贴的文本中没有能放在这里的内容。</translation>
    </message>
    <message>
        <source>A board of this shape cannot have the symmetry “%1”: what you draw now has none.</source>
        <translation>这种形状的盘面不能有“%1”对称：现在所出的题没有对称。</translation>
    </message>
    <message>
        <source>A solution can be drawn as soon as there is a place for each of its clues.</source>
        <translation>每个线索都有了位置之后，就可以绘制答案。</translation>
    </message>
    <message numerus="yes">
        <source>Two answers differ in %Ln places. One has: %1</source>
        <translation>
            <numerusform>两个答案有%Ln处不同。其中一个有：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” cannot stand here.</source>
        <translation>“%1”不能放在这里。</translation>
    </message>
    <message>
        <source>“%1” cannot stand here. Possible: %2</source>
        <translation>“%1”不能放在这里。可用：%2</translation>
    </message>
    <message>
        <source>There is nothing to copy here.</source>
        <translation>这里没有可复制的内容。</translation>
    </message>
    <message>
        <source>Click a place and type.</source>
        <translation>点击一个位置并键入。</translation>
    </message>
    <message>
        <source>Click it again for the next clue, right-click for the one before.</source>
        <translation>再次点击换下一个线索，右键点击换上一个。</translation>
    </message>
    <message>
        <source>Drag or press Shift+arrow keys to select.</source>
        <translation>拖动或按 Shift+方向键选择。</translation>
    </message>
    <message>
        <source>Return makes a cage of the selected cells; then type its sum. Delete removes what is written, then the cell from its cage.</source>
        <translation>按 Return 把选中的格组成笼，然后键入其和。按 Delete 先删除所写内容，再把该格移出笼。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clues that stood there were replaced.</source>
        <translation>
            <numerusform>替换了原有的%Ln个提示数。</numerusform>
        </translation>
    </message>
    <message>
        <source>No clue can be removed without leaving several answers, or a cell without its cage.</source>
        <translation>移除任何线索都会产生多个答案，或留下不在任何笼中的格。</translation>
    </message>
    <message>
        <source>No clue can be removed without leaving several answers.</source>
        <translation>移除任何线索都会产生多个答案。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells of the text have no place here; the others were pasted.</source>
        <translation>
            <numerusform>文本中有 %Ln 格在这里放不下；其余的已粘贴。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::EditPanel</name>
    <message>
        <source>Show on the board</source>
        <translation>在盘面上显示</translation>
    </message>
    <message>
        <source>Advance after typing</source>
        <translation>键入后前进</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Checking the puzzle</source>
        <translation>正在检查题目</translation>
    </message>
    <message>
        <source>Still missing</source>
        <translation>尚缺</translation>
    </message>
    <message>
        <source>The cursor moves to the next place when an entry is complete</source>
        <translation>一处填完后，光标移到下一处</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>对称(&amp;Y)</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>线索</translation>
    </message>
    <message>
        <source>Build from a solution</source>
        <translation>由答案构造</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盘面</translation>
    </message>
    <message>
        <source>Minimise keeps the clues that the puzzle needs to stay that easy</source>
        <translation>精简会保留使题目维持这一难度所需的线索</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>No &amp;harder than</source>
        <translation>难度不超过(&amp;H)</translation>
    </message>
    <message>
        <source>What you draw is repeated at the symmetric places</source>
        <translation>你画的内容会在对称位置重复</translation>
    </message>
</context>
<context>
    <name>inkling::ErrorPage</name>
    <message>
        <source>Nothing after this line was read.</source>
        <translation>此行之后的内容均未读取。</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Line %L1 cannot be read</source>
        <translation>无法读取第%L1行</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>找不到文件</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>无法打开此文件</translation>
    </message>
    <message>
        <source>%1 does not exist. It may have been moved or renamed.</source>
        <translation>%1不存在。它可能已被移动或重命名。</translation>
    </message>
    <message>
        <source>This file is empty</source>
        <translation>此文件为空</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1为空。</translation>
    </message>
    <message>
        <source>This file contains no puzzles</source>
        <translation>此文件中没有题目</translation>
    </message>
    <message>
        <source>%1 ends before its first puzzle.</source>
        <translation>%1在第一道题之前就结束了。</translation>
    </message>
    <message>
        <source>Read as %1</source>
        <comment>a kind of puzzle</comment>
        <translation>按%1读取</translation>
    </message>
    <message>
        <source>%1. Read as %2.</source>
        <comment>an error, and a kind of puzzle</comment>
        <translation>%1。按%2读取。</translation>
    </message>
    <message>
        <source>Inkling does not know this kind of puzzle</source>
        <translation>Inkling 不认识这种题目</translation>
    </message>
    <message>
        <source>The text of %1 fits no kind of puzzle.</source>
        <translation>%1的文本不符合任何题目种类。</translation>
    </message>
    <message>
        <source>Which kind of puzzle is this?</source>
        <translation>这是哪种题目？</translation>
    </message>
    <message>
        <source>The text of %1 fits more than one kind.</source>
        <translation>%1的文本符合不止一种题目。</translation>
    </message>
</context>
<context>
    <name>inkling::ExplainingMode</name>
    <message>
        <source>Possible steps</source>
        <translation>可行步骤</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>播放(&amp;P)</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>推理</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps so far, %1 open</source>
        <translation>
            <numerusform>目前%Ln步，%1未定</numerusform>
        </translation>
    </message>
    <message>
        <source>Explaining what the named rules leave open…</source>
        <translation>正在讲解已命名规则未能解决的部分…</translation>
    </message>
    <message>
        <source>Stopped before the reasoning was complete.</source>
        <translation>推理未完成就已停止。</translation>
    </message>
</context>
<context>
    <name>inkling::FamilyCard</name>
    <message>
        <source>Opens a sample</source>
        <translation>打开一个示例</translation>
    </message>
    <message>
        <source>Open a sample; the arrow lists the others</source>
        <translation>打开一个示例；箭头列出其他示例</translation>
    </message>
    <message>
        <source>Samples: %1</source>
        <translation>示例：%1</translation>
    </message>
    <message>
        <source>All samples</source>
        <translation>所有示例</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>新建…</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>新建：%1</translation>
    </message>
    <message>
        <source>Draw a new puzzle of this kind</source>
        <translation>出一道这类新题</translation>
    </message>
    <message>
        <source>Generate…</source>
        <translation>自动生成…</translation>
    </message>
    <message>
        <source>Generate: %1</source>
        <translation>自动生成：%1</translation>
    </message>
    <message>
        <source>Generate puzzles of this kind</source>
        <translation>自动生成这类题目</translation>
    </message>
</context>
<context>
    <name>inkling::FileKeeper</name>
    <message>
        <source>Inkling project (*.inkling)</source>
        <translation>Inkling 项目 (*.inkling)</translation>
    </message>
    <message>
        <source>Inkling</source>
        <translation>Inkling</translation>
    </message>
    <message>
        <source>Open Puzzle File</source>
        <translation>打开题目文件</translation>
    </message>
    <message>
        <source>Puzzles (*.inkling *.in *.txt)</source>
        <translation>题目 (*.inkling *.in *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>The undo history could not be read: line %L1 of the file does not fit the puzzles. All puzzles are there.</source>
        <translation>无法读取撤销历史：文件的第%L1行与题目不符。所有题目都在。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>the unreadable part of the file and everything after it</source>
        <translation>文件中无法读取的部分及其后的全部内容</translation>
    </message>
    <message>
        <source>“%1” would lose: %2. A project keeps everything.</source>
        <translation>“%1”将丢失：%2。项目可保留全部内容。</translation>
    </message>
    <message>
        <source>Save as &amp;Project…</source>
        <translation>保存为项目(&amp;P)…</translation>
    </message>
    <message>
        <source>“%1” could not be saved.</source>
        <translation>无法保存“%1”。</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>%1
Nothing is lost: your work is still in the window, and any earlier file is unchanged.</source>
        <translation>%1
没有丢失任何内容：你的工作仍在窗口中，原有文件也未更改。</translation>
    </message>
    <message>
        <source>Save changes to “%1”?</source>
        <translation>要保存对“%1”的更改吗？</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>未保存的更改将会丢失。</translation>
    </message>
    <message>
        <source>Your work cannot be backed up at the moment: %1. Save it elsewhere or free some space. Inkling keeps trying.</source>
        <translation>目前无法备份你的工作：%1。请保存到别处或腾出空间。Inkling 会继续尝试。</translation>
    </message>
    <message>
        <source>Unsaved changes recovered: %1</source>
        <translation>已恢复未保存的更改：%1</translation>
    </message>
    <message>
        <source>Unsaved changes could not be recovered. They are kept here: %1</source>
        <translation>无法恢复未保存的更改。它们保留在这里：%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Open Files as One List</source>
        <translation>将文件作为一个列表打开</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be read to the end.</source>
        <translation>
            <numerusform>%Ln个文件未能读完。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file lacks its last line, “%1”. All of its puzzles are here; saving adds the line.</source>
        <translation>文件缺少最后一行“%1”。其中的题目都在；保存时会补上这一行。</translation>
    </message>
    <message>
        <source>“%1” has changed since it was opened.</source>
        <translation>“%1”在打开之后已被更改。</translation>
    </message>
    <message>
        <source>Another window or program has saved it. Saving here replaces what it holds now.</source>
        <translation>另一个窗口或程序保存过它。在此保存会覆盖它现在的内容。</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>覆盖(&amp;R)</translation>
    </message>
    <message>
        <source>“%1” could not be opened.</source>
        <translation>无法打开“%1”。</translation>
    </message>
    <message>
        <source>Export As Text</source>
        <translation>导出为文本</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>文本 (*.txt)</translation>
    </message>
    <message numerus="yes">
        <source>The file is damaged at line %L1. %Ln puzzles could be read; the others are missing here, and so is the undo history. The file stays as it is until you replace it.</source>
        <translation>
            <numerusform>文件在第%L1行处损坏。读出了%Ln道题目；其余题目和撤销历史在此缺失。在你覆盖之前，文件保持原样。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is damaged.</source>
        <translation>“%1”已损坏。</translation>
    </message>
    <message>
        <source>What could not be read of it is lost if it is replaced. Saved under another name, the damaged file stays.</source>
        <translation>如果覆盖它，未能读取的内容将会丢失。若另存为其他名称，损坏的文件会保留。</translation>
    </message>
    <message>
        <source>Not everything in the text could be taken as it stands:</source>
        <translation>文本中有些内容无法照原样采用：</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>of a list</comment>
        <translation>
            <numerusform>另有%Ln项</numerusform>
        </translation>
    </message>
    <message>
        <source>Contest file (*.in *.txt)</source>
        <translation>评测文件 (*.in *.txt)</translation>
    </message>
    <message>
        <source>A contest file cannot hold all of this.</source>
        <translation>评测文件无法容纳全部内容。</translation>
    </message>
    <message>
        <source>Save Contest &amp;File</source>
        <translation>保存评测文件(&amp;F)</translation>
    </message>
    <message>
        <source>A contest file holds one kind of puzzle.</source>
        <translation>评测文件只能容纳一种题目。</translation>
    </message>
    <message>
        <source>Export Contest &amp;Files…</source>
        <translation>导出评测文件(&amp;F)…</translation>
    </message>
    <message>
        <source>These are of several kinds. A project holds them all; contest files take one kind each.</source>
        <translation>这里有多种题目。项目可容纳全部；评测文件每个只容纳一种。</translation>
    </message>
    <message numerus="yes">
        <source>Save changes to %Ln files?</source>
        <translation>
            <numerusform>保存对%Ln个文件的更改吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>%1
Unsaved changes will be lost.</source>
        <translation>%1
未保存的更改将会丢失。</translation>
    </message>
    <message>
        <source>Discard All</source>
        <translation>全部放弃</translation>
    </message>
</context>
<context>
    <name>inkling::FileReader</name>
    <message>
        <source>The file is empty.</source>
        <translation>文件为空。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Line %L1, column %L2: %3</source>
        <translation>第%L1行第%L2列：%3</translation>
    </message>
</context>
<context>
    <name>inkling::ForeignMenu</name>
    <message>
        <source>Contest text</source>
        <translation>比赛文本</translation>
    </message>
    <message>
        <source>%1: the puzzle is not finished</source>
        <translation>%1：题目尚未完成</translation>
    </message>
</context>
<context>
    <name>inkling::FoundLegend</name>
    <message>
        <source>in both answers</source>
        <translation>两个答案都有</translation>
    </message>
    <message>
        <source>only in the first</source>
        <translation>只在第一个中</translation>
    </message>
    <message>
        <source>only in the second</source>
        <translation>只在第二个中</translation>
    </message>
    <message>
        <source>found by search</source>
        <translation>由搜索得到</translation>
    </message>
</context>
<context>
    <name>inkling::GenerateDialog</name>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>对称(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>生成(&amp;G)</translation>
    </message>
    <message>
        <source>Generate Puzzles</source>
        <translation>自动生成题目</translation>
    </message>
    <message>
        <source>Another random seed</source>
        <translation>换一个随机种子</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>题目(&amp;P)</translation>
    </message>
    <message>
        <source>S&amp;ize</source>
        <translation>大小(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>难度(&amp;D)</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>种子(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Number of puzzles</source>
        <translation>题目数量(&amp;N)</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>The same seed makes the same puzzle on every computer</source>
        <translation>同一种子在任何电脑上都生成同一道题</translation>
    </message>
    <message>
        <source>The best puzzle so far</source>
        <translation>目前最好的题目</translation>
    </message>
    <message>
        <source>Enter a seed: any number will do.</source>
        <translation>请输入种子：任何数都可以。</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The best puzzle so far appears here.</source>
        <translation>目前最好的题目会显示在这里。</translation>
    </message>
    <message>
        <source>Making the first puzzle…</source>
        <translation>正在生成第一道题…</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>还没有</translation>
    </message>
    <message>
        <source>%L1 of %L2 made</source>
        <translation>已生成%L1/%L2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tried</source>
        <translation>
            <numerusform>已尝试%Ln次</numerusform>
        </translation>
    </message>
    <message>
        <source>best so far: %1</source>
        <translation>目前最好：%1</translation>
    </message>
    <message>
        <source>Generated – %1 (%2 %3, seed %4)</source>
        <translation>已生成 – %1（%2 %3，种子%4）</translation>
    </message>
    <message numerus="yes">
        <source>Generated – %Ln puzzles, %1 (%2 %3, from seed %4)</source>
        <translation>
            <numerusform>已生成 – %Ln道题，%1（%2 %3，从种子%4起）</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>&amp;Keep seed</source>
        <translation>保留种子(&amp;K)</translation>
    </message>
    <message>
        <source>Use this seed again; otherwise the next puzzle gets a new one</source>
        <translation>再次使用此种子；否则下一道题会换新种子</translation>
    </message>
    <message>
        <source>&amp;Use It</source>
        <translation>使用它(&amp;U)</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Use These %Ln</source>
        <translation>
            <numerusform>使用这%Ln道(&amp;U)</numerusform>
        </translation>
    </message>
    <message>
        <source>Generated – %1 (%2 %3, cancelled)</source>
        <translation>已生成 – %1（%2 %3，已取消）</translation>
    </message>
    <message>
        <source>No puzzle like that was found in many tries. Try another seed, size or difficulty.</source>
        <translation>多次尝试后仍没有找到这样的题目。请换一个种子、大小或难度。</translation>
    </message>
    <message>
        <source>&amp;Add to the open file</source>
        <translation>添加到打开的文件(&amp;A)</translation>
    </message>
    <message>
        <source>Each puzzle made is proved to have one answer. On boards larger than %1 that takes too long; they can be drawn or opened, up to %2.</source>
        <translation>每道生成的题都经证明只有唯一解。盘面大于%1时耗时太长；更大的可以自己出题或打开，最大%2。</translation>
    </message>
    <message numerus="yes">
        <source>None of %Ln tries was as ordered. Try another seed, size or difficulty.</source>
        <translation>
            <numerusform>尝试%Ln次均不符合要求。请换一个种子、大小或难度。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;More options</source>
        <translation>更多选项(&amp;M)</translation>
    </message>
    <message numerus="yes">
        <source>Only %Ln different ones were found.</source>
        <translation>
            <numerusform>只找到 %Ln 道不同的题目。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::JoiningController</name>
    <message numerus="yes">
        <source>%Ln left on the table to make %1.</source>
        <translation>
            <numerusform>牌桌上还有%Ln张，要得到%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>That makes %1, not %2.</source>
        <translation>得到的是%1，不是%2。</translation>
    </message>
    <message>
        <source>Correct! There is nothing left to do.</source>
        <translation>正确！已全部完成。</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>正在寻找提示…</translation>
    </message>
    <message>
        <source>No way forward was found in time.</source>
        <translation>未能及时找到后续走法。</translation>
    </message>
    <message>
        <source>The target cannot be reached from here.</source>
        <translation>从这里无法得到目标。</translation>
    </message>
    <message>
        <source>Split the last card again.</source>
        <translation>请拆开最后合成的牌。</translation>
    </message>
    <message>
        <source>These cards cannot make the target.</source>
        <translation>这些牌无法得到目标。</translation>
    </message>
    <message>
        <source>Join %1 and %2.</source>
        <translation>将%1与%2相连。</translation>
    </message>
    <message>
        <source>Make this: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>得到这个：&lt;c&gt;%1&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Which two?</source>
        <translation>哪两张？</translation>
    </message>
    <message>
        <source>How?</source>
        <translation>怎么连？</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>执行</translation>
    </message>
    <message>
        <source>Split it</source>
        <translation>拆开</translation>
    </message>
    <message>
        <source>Done. Ask again for the next hint.</source>
        <translation>已完成。再次请求可得下一个提示。</translation>
    </message>
    <message>
        <source>Split. Ask again for the next hint.</source>
        <translation>已拆开。再次请求可得下一个提示。</translation>
    </message>
    <message>
        <source>Correct! It makes %1.</source>
        <translation>正确！得到%1。</translation>
    </message>
    <message>
        <source>Correct! Solved in %1: it makes %2.</source>
        <translation>正确！用时%1解出：得到%2。</translation>
    </message>
    <message>
        <source>Only one join is left.</source>
        <translation>只剩一步合并。</translation>
    </message>
    <message>
        <source>One way ends with %1. What does it need first?</source>
        <translation>有一条路以%1结束。它之前需要什么？</translation>
    </message>
</context>
<context>
    <name>inkling::JoiningTable</name>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>That makes %1, not %2. Split it again.</source>
        <translation>得到的是%1，不是%2。请再拆开。</translation>
    </message>
    <message>
        <source>Choose a card first.</source>
        <translation>请先选一张牌。</translation>
    </message>
    <message>
        <source>split: %1</source>
        <translation>拆开：%1</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
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
            <numerusform>这里有%Ln种：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;This Puzzle…</source>
        <translation>这道题(&amp;T)…</translation>
    </message>
    <message>
        <source>One File per &amp;Kind…</source>
        <translation>每种一个文件(&amp;K)…</translation>
    </message>
    <message>
        <source>Export One File per Kind</source>
        <translation>按种类各导出一个文件</translation>
    </message>
    <message>
        <source>Replace files?</source>
        <translation>要覆盖文件吗？</translation>
    </message>
    <message>
        <source>Already there: %1.</source>
        <translation>已存在：%1。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>覆盖(&amp;R)</translation>
    </message>
    <message>
        <source>“%1” could not be saved.</source>
        <translation>无法保存“%1”。</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>Saved: %1, without %2</source>
        <translation>已保存：%1，不含%2</translation>
    </message>
    <message>
        <source>A contest file holds one kind of puzzle.</source>
        <translation>评测文件只能容纳一种题目。</translation>
    </message>
    <message>
        <source>Export Contest File</source>
        <translation>导出评测文件</translation>
    </message>
    <message>
        <source>Contest file (*.in *.txt)</source>
        <translation>评测文件 (*.in *.txt)</translation>
    </message>
</context>
<context>
    <name>inkling::LessonPage</name>
    <message>
        <source>What follows from the highlighted part? Click the picture to see.</source>
        <translation>由突出显示的部分可以推出什么？点击图片查看。</translation>
    </message>
    <message>
        <source>Another Position</source>
        <translation>另一个局面</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>练习</translation>
    </message>
</context>
<context>
    <name>inkling::LetterPad</name>
    <message>
        <source>Erase</source>
        <translation>擦除</translation>
    </message>
    <message>
        <source>Type %1</source>
        <translation>键入%1</translation>
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
        <translation>盘面</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>%1[*] – Inkling</source>
        <translation>%1[*] – Inkling</translation>
    </message>
    <message>
        <source>This text is not a puzzle. Line %L1: %2</source>
        <translation>这段文本不是题目。第%L1行：%2</translation>
    </message>
    <message>
        <source>Go to Puzzle</source>
        <translation>转到题目</translation>
    </message>
    <message>
        <source>Number, 1 to %L1:</source>
        <translation>编号，1到%L1：</translation>
    </message>
    <message>
        <source>There is no text to paste.</source>
        <translation>没有可粘贴的文本。</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message numerus="yes">
        <source>There are only %Ln puzzles.</source>
        <translation>
            <numerusform>只有%Ln道题。</numerusform>
        </translation>
    </message>
    <message>
        <source>“History” goes to where the change is seen: “%1”.</source>
        <translation>“历史”会转到看得见更改之处：“%1”。</translation>
    </message>
    <message>
        <source>There is no puzzle in this text.</source>
        <translation>这段文本中没有题目。</translation>
    </message>
</context>
<context>
    <name>inkling::NewSheetDialog</name>
    <message>
        <source>&amp;Rows</source>
        <translation>行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>出题(&amp;D)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>New Puzzle</source>
        <translation>新题目</translation>
    </message>
    <message>
        <source>New grid</source>
        <translation>新网格</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>题目(&amp;P)</translation>
    </message>
    <message>
        <source>S&amp;tart with</source>
        <translation>起始内容(&amp;T)</translation>
    </message>
    <message>
        <source>Blank grid</source>
        <translation>空白网格</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation>应为：%1</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>列(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Side</source>
        <translation>边长(&amp;S)</translation>
    </message>
    <message>
        <source>Nu&amp;mber of cards</source>
        <translation>牌数(&amp;M)</translation>
    </message>
</context>
<context>
    <name>inkling::NoticeBar</name>
    <message>
        <source>Notice</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>inkling::OrderBox</name>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>Rating from</source>
        <translation>难度值下限</translation>
    </message>
    <message>
        <source>Rating to</source>
        <translation>难度值上限</translation>
    </message>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>难度值</translation>
    </message>
    <message>
        <source>Number of clues from</source>
        <translation>提示数下限</translation>
    </message>
    <message>
        <source>Number of clues to</source>
        <translation>提示数上限</translation>
    </message>
    <message>
        <source>All di&amp;fferent</source>
        <translation>各不相同(&amp;F)</translation>
    </message>
    <message>
        <source>Puzzles that are the same but for turning and mirroring the board, or for which digit stands for which, count once</source>
        <translation>仅因旋转、镜像或数字互换而不同的题目只算一道</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>P&amp;laces of clues</source>
        <translation>提示的位置(&amp;L)</translation>
    </message>
    <message>
        <source>Rules of the reasoning</source>
        <translation>推理规则</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>必需</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>允许</translation>
    </message>
    <message>
        <source>The reasoning uses the rule</source>
        <translation>推理会用到这条规则</translation>
    </message>
    <message>
        <source>The reasoning may use the rule</source>
        <translation>推理可以用这条规则</translation>
    </message>
    <message>
        <source>as in the open puzzle</source>
        <translation>与打开的题目相同</translation>
    </message>
    <message>
        <source>from a file…</source>
        <translation>来自文件…</translation>
    </message>
    <message>
        <source>%1: needed</source>
        <translation>%1：必需</translation>
    </message>
    <message>
        <source>%1: allowed</source>
        <translation>%1：允许</translation>
    </message>
    <message>
        <source>Places of Clues</source>
        <translation>提示的位置</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>All&amp;ow None</source>
        <translation>全部不允许(&amp;O)</translation>
    </message>
    <message>
        <source>All&amp;ow All</source>
        <translation>全部允许(&amp;O)</translation>
    </message>
    <message>
        <source>A file has a row of signs for each row of the board: “.” where there is no clue, any other where there is one</source>
        <translation>文件中盘面的每一行对应一行符号：“.”表示没有提示，其他符号表示有提示</translation>
    </message>
    <message>
        <source>%1: %L2 × %L3</source>
        <translation>%1：%L2 × %L3</translation>
    </message>
</context>
<context>
    <name>inkling::OutputDialog</name>
    <message>
        <source>✓ right</source>
        <translation>✓ 正确</translation>
    </message>
    <message>
        <source>✗ wrong</source>
        <translation>✗ 错误</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>未评测</translation>
    </message>
    <message>
        <source>&amp;Next Fault</source>
        <translation>下一个错误(&amp;N)</translation>
    </message>
    <message>
        <source>Compare with My Output</source>
        <translation>与我的输出比较</translation>
    </message>
    <message>
        <source>Data sets</source>
        <translation>数据组</translation>
    </message>
    <message>
        <source>The answer in the output</source>
        <translation>输出中的答案</translation>
    </message>
    <message>
        <source>&amp;Check Again</source>
        <translation>重新检查(&amp;C)</translation>
    </message>
    <message>
        <source>Reads the file once more, as your program has written it since</source>
        <translation>重新读取文件，以获取程序此后写入的内容</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>正在读取%1…</translation>
    </message>
    <message>
        <source>%L1: %2</source>
        <comment>the number of a data set, and how it is</comment>
        <translation>%L1：%2</translation>
    </message>
    <message>
        <source>%L1 of %L2 judged…</source>
        <translation>已评测%L1/%L2…</translation>
    </message>
    <message>
        <source>All: %1</source>
        <comment>the output as a whole</comment>
        <translation>全部：%1</translation>
    </message>
    <message>
        <source>%1: all %L2 are right.</source>
        <translation>%1：全部%L2个都正确。</translation>
    </message>
    <message>
        <source>%1: %L2 of %L3 are right.</source>
        <translation>%1：%L3个中有%L2个正确。</translation>
    </message>
    <message>
        <source>Line %L1, column %L2: %3</source>
        <translation>第%L1行第%L2列：%3</translation>
    </message>
    <message>
        <source>%1 is right.</source>
        <translation>%1 正确。</translation>
    </message>
    <message>
        <source>≈ right, layout differs</source>
        <translation>≈ 正确，格式不同</translation>
    </message>
    <message>
        <source>Not all is written as it should be.</source>
        <translation>有些内容的格式不符合要求。</translation>
    </message>
</context>
<context>
    <name>inkling::PageActions</name>
    <message>
        <source>New puzzle</source>
        <translation>新题目</translation>
    </message>
    <message>
        <source>Add Puzzle</source>
        <translation>添加题目</translation>
    </message>
    <message>
        <source>New Puzzle</source>
        <translation>新题目</translation>
    </message>
    <message numerus="yes">
        <source>Paste %Ln puzzles</source>
        <translation>
            <numerusform>粘贴%Ln道题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %Ln puzzles.</source>
        <translation>
            <numerusform>已添加%Ln道题。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::PagePreview</name>
    <message>
        <source>Print preview</source>
        <translation>打印预览</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>Page %L1 of %L2</source>
        <translation>第%L1页（共%L2页）</translation>
    </message>
</context>
<context>
    <name>inkling::PictureDialog</name>
    <message>
        <source>&amp;Transparent background</source>
        <translation>透明背景(&amp;T)</translation>
    </message>
    <message>
        <source>Export Picture</source>
        <translation>导出图片</translation>
    </message>
    <message>
        <source>The picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>&amp;Save As…</source>
        <translation>另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG 图片</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG 图形</translation>
    </message>
    <message>
        <source>PDF page</source>
        <translation>PDF 页面</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>格式(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>颜色(&amp;C)：</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>宽度(&amp;W)：</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> 像素</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
</context>
<context>
    <name>inkling::PlayController</name>
    <message>
        <source>The puzzle is still being solved…</source>
        <translation>题目仍在求解…</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>正在寻找提示…</translation>
    </message>
    <message>
        <source>Done. Ask again for the next hint.</source>
        <translation>已完成。再次请求可得下一个提示。</translation>
    </message>
    <message>
        <source>The notes are already complete.</source>
        <translation>笔记已经完整。</translation>
    </message>
    <message>
        <source>The puzzle is still being solved. Ask again in a moment.</source>
        <translation>题目仍在求解。请稍后再问。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clues can no longer be met.</source>
        <translation>
            <numerusform>有%Ln个线索已无法满足。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of your marks are wrong.</source>
        <translation>
            <numerusform>你的标记中有%Ln个是错的。</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistakes so far.</source>
        <translation>目前没有错误。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells lack the correct note.</source>
        <translation>
            <numerusform>有%Ln格缺少正确的笔记。</numerusform>
        </translation>
    </message>
    <message>
        <source>You are there already: no mistakes so far.</source>
        <translation>已经在那里了：目前没有错误。</translation>
    </message>
    <message>
        <source>back to the last correct state</source>
        <translation>回到上次正确的状态</translation>
    </message>
    <message>
        <source>Back at the last correct state.</source>
        <translation>已回到上次正确的状态。</translation>
    </message>
    <message>
        <source>Bookmark %1, %2 marked</source>
        <translation>书签%1，已标%2处</translation>
    </message>
    <message>
        <source>add a bookmark</source>
        <translation>添加书签</translation>
    </message>
    <message>
        <source>Bookmark added. “Bookmarks” brings you back here.</source>
        <translation>已添加书签。可用“书签”回到这里。</translation>
    </message>
    <message>
        <source>back to “%1”</source>
        <translation>回到“%1”</translation>
    </message>
    <message>
        <source>remove a bookmark</source>
        <translation>移除书签</translation>
    </message>
    <message>
        <source>Can be filled with: %1</source>
        <translation>可填组合：%1</translation>
    </message>
    <message>
        <source>Correct! The puzzle is solved.</source>
        <translation>正确！题目已解出。</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>All marks are cleared. Undo brings them back.</source>
        <translation>所有标记已清除。撤销可以恢复。</translation>
    </message>
    <message>
        <source>This puzzle has no answer, so there is nothing to check against.</source>
        <translation>此题无解，无从对照检查。</translation>
    </message>
    <message>
        <source>Checking your marks…</source>
        <translation>正在检查你的标记…</translation>
    </message>
    <message>
        <source>No mistakes so far: one of the answers has all your marks.</source>
        <translation>目前没有错误：其中一个答案包含你的全部标记。</translation>
    </message>
    <message>
        <source>At least one of your marks is wrong: no answer has it.</source>
        <translation>至少有一个标记是错的：没有答案包含它。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of your marks conflict: no answer has all of them.</source>
        <translation>
            <numerusform>你的标记中有%Ln个互相矛盾：没有答案同时包含它们。</numerusform>
        </translation>
    </message>
    <message>
        <source>This puzzle has no answer, so there is no correct state to go back to.</source>
        <translation>此题无解，没有可以返回的正确状态。</translation>
    </message>
    <message>
        <source>You are there already: one of the answers has all your marks.</source>
        <translation>已经处于该状态：其中一个答案包含你的全部标记。</translation>
    </message>
    <message>
        <source>Back at the last state in which one of the answers has all your marks.</source>
        <translation>已返回到其中一个答案包含全部标记的最后状态。</translation>
    </message>
    <message>
        <source>The marks that conflict are removed: one of the answers has all others.</source>
        <translation>已移除互相矛盾的标记：其中一个答案包含其余全部标记。</translation>
    </message>
    <message>
        <source>Your notes say that already. Ask again for the next hint.</source>
        <translation>你的笔记已经写明。再按一次看下一个提示。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln wrong marks were removed.</source>
        <translation>
            <numerusform>已移除%Ln个错误的标记。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::PlayGestures</name>
    <message>
        <source>remove impossible notes</source>
        <translation>移除不可能的笔记</translation>
    </message>
    <message>
        <source>fill in notes</source>
        <translation>填写笔记</translation>
    </message>
    <message>
        <source>erase</source>
        <translation>擦除</translation>
    </message>
</context>
<context>
    <name>inkling::PlayPanel</name>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Explain why the selected place must be so (W)</source>
        <translation>说明所选位置为什么必须如此（W）</translation>
    </message>
    <message>
        <source>Each press tells you a little more (H)</source>
        <translation>每按一次，多透露一点（H）</translation>
    </message>
    <message>
        <source>Looking for a hint</source>
        <translation>正在寻找提示</translation>
    </message>
    <message>
        <source>%1 of %2 marked</source>
        <translation>已标%1/%2</translation>
    </message>
    <message>
        <source>Hint, %1 of %2</source>
        <translation>提示%1/%2</translation>
    </message>
    <message>
        <source>Full hint</source>
        <translation>完整提示</translation>
    </message>
    <message>
        <source>Why here?</source>
        <translation>为什么在此？</translation>
    </message>
    <message>
        <source>Gives the full hint at once (Shift+H)</source>
        <translation>直接给出完整提示（Shift+H）</translation>
    </message>
    <message>
        <source>Goes through the hint step by step; your marks come back afterwards</source>
        <translation>逐步演示提示；之后恢复你的标记</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>尚未解出</translation>
    </message>
    <message>
        <source>Open this step</source>
        <translation>展开此步骤</translation>
    </message>
    <message>
        <source>Play its steps</source>
        <translation>播放其步骤</translation>
    </message>
    <message>
        <source>What has been joined</source>
        <translation>已连成的内容</translation>
    </message>
    <message>
        <source>Correct!</source>
        <translation>正确！</translation>
    </message>
    <message>
        <source>Correct! Solved in %1.</source>
        <translation>正确！用时%1解出。</translation>
    </message>
    <message>
        <source>%1 There are other answers, too.</source>
        <translation>%1还有其他答案。</translation>
    </message>
</context>
<context>
    <name>inkling::PlayTools</name>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Trial: new marks appear in another colour.</source>
        <translation>试填：新标记用另一种颜色显示。</translation>
    </message>
    <message>
        <source>Trial within a trial, %1 deep, in its own colour.</source>
        <translation>试填中的试填，第%1层，用各自的颜色。</translation>
    </message>
    <message>
        <source>show at once</source>
        <translation>立即显示</translation>
    </message>
    <message>
        <source>show when full</source>
        <translation>填满后显示</translation>
    </message>
    <message>
        <source>show when asked</source>
        <translation>请求时显示</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>试填</translation>
    </message>
    <message>
        <source>Positions you can return to</source>
        <translation>可以返回的状态</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Broken rules</source>
        <translation>违规之处</translation>
    </message>
    <message>
        <source>When broken rules are shown</source>
        <translation>何时显示违规之处</translation>
    </message>
    <message>
        <source>Shows marks that break a rule, such as a digit twice in a row; never tells the answer</source>
        <translation>显示违反规则的标记，例如一行中某数字出现两次；绝不透露答案</translation>
    </message>
</context>
<context>
    <name>inkling::PossibleSteps</name>
    <message>
        <source>Possible steps</source>
        <translation>可行步骤</translation>
    </message>
    <message>
        <source>Rule and conclusion</source>
        <translation>规则与结论</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>难度值</translation>
    </message>
    <message>
        <source>Decides</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>How hard the step is to see</source>
        <translation>这一步有多难看出</translation>
    </message>
    <message>
        <source>Looking for all possible steps…</source>
        <translation>正在寻找所有可行步骤…</translation>
    </message>
    <message>
        <source>There is no further step from here.</source>
        <translation>从这里没有下一步了。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps are possible here; choose one to see it on the board.</source>
        <translation>
            <numerusform>这里有%Ln个可行步骤；选择一个可在盘面上查看。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&#xa0;· %2</source>
        <translation>%1&#xa0;· %2</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>矛盾</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;· %Ln more</source>
        <translation>
            <numerusform>%1&#xa0;· 另有%Ln项</numerusform>
        </translation>
    </message>
    <message>
        <source>≤ %1</source>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>Ways</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Number of different ways to an answer</source>
        <translation>得到答案的不同方法数</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>可行</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>行不通</translation>
    </message>
    <message>
        <source>How much it decides together with easier steps, beyond what those decide alone</source>
        <translation>与更简单的步骤一起能多确定多少（不计那些步骤单独就能确定的）</translation>
    </message>
    <message>
        <source>Of %L1 first moves, %L2 are live: they can still lead to an answer.</source>
        <translation>%L1种第一步中有%L2种可行：仍能得到答案。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln that add nothing new</source>
        <translation>
            <numerusform>%Ln个没有新结果</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::PracticeBoard</name>
    <message>
        <source>Board</source>
        <translation>盘面</translation>
    </message>
</context>
<context>
    <name>inkling::PracticeWindow</name>
    <message>
        <source>The Rule I Miss Most</source>
        <translation>我最常漏掉的规则</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Kind of puzzle</source>
        <translation>题目种类</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s) done</source>
        <translation>
            <numerusform>已完成%Ln条规则</numerusform>
        </translation>
    </message>
    <message>
        <source>You have missed no position so far</source>
        <translation>到目前为止没有做错任何一题</translation>
    </message>
</context>
<context>
    <name>inkling::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Restore &amp;Defaults</source>
        <translation>恢复默认值(&amp;D)</translation>
    </message>
    <message>
        <source>Solving by hand</source>
        <translation>自己解题</translation>
    </message>
    <message>
        <source>A &amp;click on an edge</source>
        <translation>点击一条边(&amp;C)</translation>
    </message>
    <message>
        <source>goes from line to cross to blank</source>
        <translation>依次切换线、叉、空</translation>
    </message>
    <message>
        <source>makes a cross; dragging draws lines (pzpr)</source>
        <translation>画叉；拖动画线（pzpr）</translation>
    </message>
    <message>
        <source>Cross out what a line &amp;rules out</source>
        <translation>线排除的边自动打叉(&amp;R)</translation>
    </message>
    <message>
        <source>The other edges at a dot with two lines</source>
        <translation>已有两条线的点上的其他边</translation>
    </message>
    <message>
        <source>Remove impossible &amp;notes</source>
        <translation>移除不可能的笔记(&amp;N)</translation>
    </message>
    <message>
        <source>A digit is removed from the notes of its row and column</source>
        <translation>从同行同列的笔记中移除该数字</translation>
    </message>
    <message>
        <source>Shade the re&amp;st once a sum is reached</source>
        <translation>达到和后为其余格涂色(&amp;S)</translation>
    </message>
    <message>
        <source>The remaining cells of that row or column</source>
        <translation>该行或列中剩下的格</translation>
    </message>
    <message>
        <source>&amp;Grey out finished clues</source>
        <translation>已完成的线索变灰(&amp;G)</translation>
    </message>
    <message>
        <source>So that unfinished clues stand out</source>
        <translation>让未完成的线索更醒目</translation>
    </message>
    <message>
        <source>&amp;List what a cage can hold</source>
        <translation>列出笼的可能填法(&amp;L)</translation>
    </message>
    <message>
        <source>The combinations still possible in the selected cage</source>
        <translation>所选的笼仍可能的组合</translation>
    </message>
    <message>
        <source>Show the t&amp;ime</source>
        <translation>显示用时(&amp;I)</translation>
    </message>
    <message>
        <source>How long you have been solving this puzzle</source>
        <translation>解这道题已用的时间</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>主题(&amp;H)</translation>
    </message>
    <message>
        <source>As in the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Inside and &amp;outside</source>
        <translation>内侧与外侧(&amp;O)</translation>
    </message>
    <message>
        <source>Inside straw, outside blank</source>
        <translation>内侧草黄，外侧空白</translation>
    </message>
    <message>
        <source>Yellow and blue</source>
        <translation>黄与蓝</translation>
    </message>
    <message>
        <source>Pink and green</source>
        <translation>粉与绿</translation>
    </message>
    <message>
        <source>Where there is no lin&amp;e</source>
        <translation>没有线的地方(&amp;E)</translation>
    </message>
    <message>
        <source>a cross</source>
        <translation>叉</translation>
    </message>
    <message>
        <source>a faint line</source>
        <translation>淡线</translation>
    </message>
    <message>
        <source>nothing; open edges are faint</source>
        <translation>不显示；未定的边为淡色</translation>
    </message>
    <message>
        <source>Tri&amp;al colours</source>
        <translation>试填颜色(&amp;A)</translation>
    </message>
    <message>
        <source>Violet and teal</source>
        <translation>紫与青</translation>
    </message>
    <message>
        <source>Magenta and olive</source>
        <translation>品红与橄榄绿</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>动画(&amp;M)</translation>
    </message>
    <message>
        <source>New marks are drawn</source>
        <translation>新标记逐笔画出</translation>
    </message>
    <message>
        <source>New marks fade in</source>
        <translation>新标记淡入</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>没有动画</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Reo&amp;pen last session</source>
        <translation>重新打开上次的会话(&amp;P)</translation>
    </message>
    <message>
        <source>Opens the files that were open, as they were</source>
        <translation>按原样打开上次打开的文件</translation>
    </message>
    <message>
        <source>Number ro&amp;ws and columns</source>
        <translation>行列编号(&amp;W)</translation>
    </message>
    <message>
        <source>Beside the board, as the explanations use them</source>
        <translation>标在盘面旁，与讲解中的编号一致</translation>
    </message>
    <message>
        <source>In e&amp;xported pictures, too</source>
        <translation>导出的图片中也显示(&amp;X)</translation>
    </message>
    <message>
        <source>Row and column numbers in exported pictures</source>
        <translation>导出图片中的行列编号</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>立即</translation>
    </message>
    <message>
        <source>when the grid is full</source>
        <translation>网格填满时</translation>
    </message>
    <message>
        <source>when asked</source>
        <translation>请求时</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>语言(&amp;U)</translation>
    </message>
    <message>
        <source>Show &amp;broken rules</source>
        <translation>显示违规之处(&amp;B)</translation>
    </message>
</context>
<context>
    <name>inkling::PrintDialog</name>
    <message>
        <source>T&amp;hese:</source>
        <translation>这些(&amp;H)：</translation>
    </message>
    <message>
        <source>Ans&amp;wers, small, on the last page</source>
        <translation>答案以小图放在最后一页(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Titles, authors and difficulty</source>
        <translation>标题、作者和难度(&amp;T)</translation>
    </message>
    <message>
        <source>Page &amp;numbers</source>
        <translation>页码(&amp;N)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>保存为 PDF(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>Per pa&amp;ge:</source>
        <translation>每页(&amp;G)：</translation>
    </message>
    <message>
        <source>Puzzle only</source>
        <translation>仅题目</translation>
    </message>
    <message>
        <source>With my marks</source>
        <translation>带我的标记</translation>
    </message>
    <message>
        <source>With the answer</source>
        <translation>带答案</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>显示(&amp;S)：</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>纵向</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>横向</translation>
    </message>
    <message>
        <source>Paper orientation</source>
        <translation>纸张方向</translation>
    </message>
    <message>
        <source>Pap&amp;er:</source>
        <translation>纸张(&amp;E)：</translation>
    </message>
    <message numerus="yes">
        <source>&amp;All %Ln puzzles</source>
        <translation>
            <numerusform>全部%Ln道题(&amp;A)</numerusform>
        </translation>
    </message>
    <message>
        <source>1-3, 7</source>
        <translation>1-3, 7</translation>
    </message>
    <message>
        <source>Puzzle numbers</source>
        <translation>题目编号</translation>
    </message>
    <message>
        <source>Puzzles:</source>
        <translation>题目：</translation>
    </message>
    <message>
        <source>Enter puzzle numbers up to %L1, such as 1-3, 7.</source>
        <translation>请输入不超过%L1的题目编号，例如“1-3, 7”。</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>保存为 PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>The printer is not ready.</source>
        <translation>打印机未就绪。</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>已打印</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>Th&amp;is one, puzzle %L1</source>
        <translation>这道题，第%L1题(&amp;I)</translation>
    </message>
    <message>
        <source>Th&amp;is one</source>
        <translation>这道题(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Row and column numbers</source>
        <translation>行列编号(&amp;R)</translation>
    </message>
    <message>
        <source>R&amp;ules on each page</source>
        <translation>每页印规则(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Booklet, folded in the middle</source>
        <translation>小册子，居中对折(&amp;B)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sheets of paper: print both sides, turned over the short edge, and fold.</source>
        <translation>
            <numerusform>%Ln张纸：双面打印，沿短边翻转，然后对折。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::ProgressRow</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>inkling::PropertiesDialog</name>
    <message>
        <source>Puzzle Properties</source>
        <translation>题目属性</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>标题(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Author:</source>
        <translation>作者(&amp;A)：</translation>
    </message>
    <message>
        <source>&amp;Note:</source>
        <translation>备注(&amp;N)：</translation>
    </message>
</context>
<context>
    <name>inkling::PuzzleFinder</name>
    <message>
        <source>File order</source>
        <translation>文件顺序</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Filter puzzles</source>
        <translation>筛选题目</translation>
    </message>
    <message>
        <source>Sort puzzles</source>
        <translation>排序题目</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search puzzles</source>
        <translation>搜索题目</translation>
    </message>
    <message>
        <source>Title, author, kind, size, answers or difficulty</source>
        <translation>标题、作者、种类、大小、答案或难度</translation>
    </message>
    <message>
        <source>&amp;Show All Puzzles</source>
        <translation>显示所有题目(&amp;S)</translation>
    </message>
    <message>
        <source>%1 (%L2)</source>
        <comment>a value, and how many puzzles have it</comment>
        <translation>%1（%L2）</translation>
    </message>
    <message>
        <source>&amp;Descending</source>
        <translation>降序(&amp;D)</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln</source>
        <translation>
            <numerusform>%L1/%Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>%Ln道题</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::PuzzleListModel</name>
    <message>
        <source>solving…</source>
        <translation>正在求解…</translation>
    </message>
    <message>
        <source>%1&#xa0;· unreadable</source>
        <translation>%1&#xa0;· 无法读取</translation>
    </message>
    <message>
        <source>line %L1, column %L2</source>
        <translation>第%L1行，第%L2列</translation>
    </message>
    <message>
        <source>rating…</source>
        <translation>正在评定难度…</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>不完整</translation>
    </message>
    <message>
        <source>%1 open</source>
        <translation>%1未定</translation>
    </message>
    <message>
        <source>not rated</source>
        <translation>未评定</translation>
    </message>
    <message>
        <source>solved by hand</source>
        <translation>已自行解出</translation>
    </message>
    <message>
        <source>%1&#xa0;· which kind?</source>
        <translation>%1&#xa0;· 哪一种？</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>未开始</translation>
    </message>
    <message>
        <source>started</source>
        <translation>已开始</translation>
    </message>
</context>
<context>
    <name>inkling::PuzzleListView</name>
    <message>
        <source>Puzzles</source>
        <translation>题目</translation>
    </message>
</context>
<context>
    <name>inkling::ReasoningPanel</name>
    <message>
        <source>Hide what the search found</source>
        <translation>隐藏搜索结果</translation>
    </message>
    <message>
        <source>Show what the search found</source>
        <translation>显示搜索结果</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>步骤%1</translation>
    </message>
    <message>
        <source>Solved by logic alone: every step follows from the ones before it.</source>
        <translation>只用逻辑解出：每一步都由前面的步骤得出。</translation>
    </message>
    <message>
        <source>Stopped before the reasoning was complete.</source>
        <translation>推理未完成就已停止。</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>结尾</translation>
    </message>
    <message>
        <source>Steps appear here.</source>
        <translation>步骤显示在这里。</translation>
    </message>
    <message>
        <source>&lt;c&gt;The reasoning stops here:&lt;/c&gt; %1 undecided.</source>
        <translation>&lt;c&gt;推理到此为止：&lt;/c&gt;%1未定。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps lead as far as the rules go.</source>
        <translation>
            <numerusform>共%Ln步，直到规则用尽为止。</numerusform>
        </translation>
    </message>
    <message>
        <source>The start</source>
        <translation>开头</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps lead to the answer.</source>
        <translation>
            <numerusform>%Ln步得到答案。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps show that there is no answer.</source>
        <translation>
            <numerusform>%Ln步证明无解。</numerusform>
        </translation>
    </message>
    <message>
        <source>An answer, built step by step. There may be others.</source>
        <translation>逐步构造出的一个答案。可能还有其他答案。</translation>
    </message>
    <message>
        <source>&lt;c&gt;More than one answer:&lt;/c&gt; the reasoning stops here. Two answers differ at %1; both can be shown.</source>
        <translation>&lt;c&gt;不止一个答案：&lt;/c&gt;推理到此为止。两个答案在%1不同；可以同时显示两者。</translation>
    </message>
    <message>
        <source>The answer, built step by step. There is no other.</source>
        <translation>逐步构造出的答案。没有其他答案。</translation>
    </message>
    <message>
        <source>An answer, built step by step. There are others.</source>
        <translation>逐步构造出的一个答案。还有其他答案。</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Working… (stop)</source>
        <translation>正在推理…（停止）</translation>
    </message>
    <message>
        <source>Back to step %1</source>
        <translation>返回步骤%1</translation>
    </message>
    <message>
        <source>Open this step</source>
        <translation>展开此步骤</translation>
    </message>
    <message>
        <source>Assume the opposite and see why it fails</source>
        <translation>假设反面，看它为何不成立</translation>
    </message>
    <message numerus="yes">
        <source>What the opposite leads to, in %Ln steps.</source>
        <translation>
            <numerusform>反面会推出什么，共%Ln步。</numerusform>
        </translation>
    </message>
    <message>
        <source>The opposite, step %1</source>
        <translation>反面，步骤%1</translation>
    </message>
    <message>
        <source>A possible step</source>
        <translation>一个可行步骤</translation>
    </message>
    <message>
        <source>The opposite is impossible, so the step is right: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>反面不可能，所以这一步正确：&lt;c&gt;%1&lt;/c&gt;。</translation>
    </message>
    <message numerus="yes">
        <source>Its %Ln other conclusions follow in the same way.</source>
        <translation>
            <numerusform>它的另外%Ln个结论同理可得。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps so far, %1 open. Looking for more…</source>
        <translation>
            <numerusform>目前%Ln步，%1未定。正在继续寻找…</numerusform>
        </translation>
    </message>
    <message>
        <source>These contradict each other: there is no answer.</source>
        <translation>这些互相矛盾：无解。</translation>
    </message>
    <message>
        <source>The only answer was found by search.</source>
        <translation>唯一的答案由搜索得到。</translation>
    </message>
    <message>
        <source>That there is no answer was found by search.</source>
        <translation>无解这一结论由搜索得到。</translation>
    </message>
    <message>
        <source>The small steps that this one is made of.</source>
        <translation>构成这一步的各个小步骤。</translation>
    </message>
    <message>
        <source>That is the whole step, one small step after another.</source>
        <translation>这就是整个步骤，由一个个小步骤组成。</translation>
    </message>
    <message>
        <source>There is no answer:</source>
        <translation>无解：</translation>
    </message>
    <message>
        <source>Inkling found no smaller steps in this one; there may be some.</source>
        <translation>Inkling 没有在这一步中找到更小的步骤；也许存在。</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>所有步骤</translation>
    </message>
    <message>
        <source>Every step as it was found, none combined or left out</source>
        <translation>按找到的顺序列出每一步，不合并也不省略</translation>
    </message>
    <message>
        <source>Go through its small steps one by one</source>
        <translation>逐一查看它的小步骤</translation>
    </message>
    <message>
        <source>Small step %1</source>
        <translation>小步骤%1</translation>
    </message>
</context>
<context>
    <name>inkling::RecentTiles</name>
    <message>
        <source>%1 (not found)</source>
        <translation>%1（找不到）</translation>
    </message>
    <message>
        <source>Let it drop off the list in time</source>
        <translation>让它随时间移出列表</translation>
    </message>
    <message>
        <source>Keep it in the list</source>
        <translation>保留在列表中</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>取消固定%1</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>固定%1</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Unpin</source>
        <translation>取消固定(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>固定(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Remove from List</source>
        <translation>从列表中移除(&amp;R)</translation>
    </message>
</context>
<context>
    <name>inkling::RuleCard</name>
    <message>
        <source>Lesson and Practice…</source>
        <translation>课程与练习…</translation>
    </message>
    <message>
        <source>Open this rule&apos;s page in the course, and practise it</source>
        <translation>打开课程中这条规则的页面并练习</translation>
    </message>
</context>
<context>
    <name>inkling::RuleFilter</name>
    <message>
        <source>Show only steps by this rule</source>
        <translation>只显示用到这条规则的步骤</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>所有规则</translation>
    </message>
</context>
<context>
    <name>inkling::RulePictureView</name>
    <message>
        <source>Picture of the rule</source>
        <translation>规则图示</translation>
    </message>
    <message>
        <source>Click to hide what follows</source>
        <translation>点击可隐藏结论</translation>
    </message>
    <message>
        <source>Click to show what follows</source>
        <translation>点击可显示结论</translation>
    </message>
</context>
<context>
    <name>inkling::RulesDialog</name>
    <message>
        <source>An example</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>The answer of the example</source>
        <translation>示例的答案</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>题目(&amp;P)</translation>
    </message>
    <message>
        <source>How to &amp;Solve It</source>
        <translation>解法(&amp;S)</translation>
    </message>
    <message>
        <source>The rules of solving, from easy to hard, each with positions to practise</source>
        <translation>由易到难的解题规则，每条都附有练习局面</translation>
    </message>
</context>
<context>
    <name>inkling::SheetEditor</name>
    <message>
        <source>%1: blank</source>
        <translation>%1：空</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln places cleared</source>
        <translation>
            <numerusform>已清空%Ln处</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>剪切</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message numerus="yes">
        <source>Cage of %Ln cells</source>
        <translation>
            <numerusform>%Ln格的笼</numerusform>
        </translation>
    </message>
    <message>
        <source>Cage removed</source>
        <translation>已移除笼</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>翻转</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Swap black and white</source>
        <translation>黑白互换</translation>
    </message>
    <message>
        <source>Larger board</source>
        <translation>扩大盘面</translation>
    </message>
    <message>
        <source>Smaller board</source>
        <translation>缩小盘面</translation>
    </message>
    <message numerus="yes">
        <source>%Ln places: %1</source>
        <translation>
            <numerusform>%Ln处：%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::ShortcutDialog</name>
    <message>
        <source>Reset &amp;All</source>
        <translation>全部重置(&amp;A)</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>查找操作或按键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>On the board: the arrow keys move from place to place (in Explain, with Shift). Space or Enter makes the next mark, Backspace removes it, Escape deselects. The mouse wheel and two fingers zoom; dragging with the space bar held moves the board.</source>
        <translation>在盘面上：方向键在各位置间移动（讲解时需按住 Shift）。空格键或回车键做下一个标记，退格键移除标记，Esc 键取消选择。鼠标滚轮和双指手势可缩放；按住空格键拖动可移动盘面。</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新按键</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>设置(&amp;S)</translation>
    </message>
    <message>
        <source>Make this its only shortcut</source>
        <translation>将它设为唯一的快捷键</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>添加(&amp;D)</translation>
    </message>
    <message>
        <source>Add one more shortcut</source>
        <translation>再添加一个快捷键</translation>
    </message>
    <message>
        <source>&amp;No Key</source>
        <translation>无按键(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>重置(&amp;R)</translation>
    </message>
    <message>
        <source>Restore the default shortcut</source>
        <translation>恢复默认快捷键</translation>
    </message>
    <message>
        <source>Reassi&amp;gn</source>
        <translation>重新分配(&amp;G)</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”. Reassign it to “%3”, or press another key.</source>
        <translation>%1属于“%2”。请将它重新分配给“%3”，或按其他键。</translation>
    </message>
    <message>
        <source>“%2” already has the shortcut %1.</source>
        <translation>“%2”已使用快捷键%1。</translation>
    </message>
    <message>
        <source>Click the field and press the keys you want.</source>
        <translation>点击此栏并按下所需的键。</translation>
    </message>
</context>
<context>
    <name>inkling::SignChooser</name>
    <message>
        <source>plus</source>
        <translation>加</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>减</translation>
    </message>
    <message>
        <source>times</source>
        <translation>乘</translation>
    </message>
    <message>
        <source>divided by</source>
        <translation>除以</translation>
    </message>
    <message>
        <source>to the power of</source>
        <translation>的乘方</translation>
    </message>
</context>
<context>
    <name>inkling::SignLegend</name>
    <message>
        <source>nothing is known here yet: all of these are possible</source>
        <translation>这里还一无所知：这些都有可能</translation>
    </message>
    <message>
        <source>Nothing is marked yet.</source>
        <translation>还没有标记。</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
    <message>
        <source>Every sign on the board, in words</source>
        <translation>用文字说明盘面上的每个符号</translation>
    </message>
</context>
<context>
    <name>inkling::SizePad</name>
    <message>
        <source>Add on the left</source>
        <translation>在左侧添加</translation>
    </message>
    <message>
        <source>Remove on the left</source>
        <translation>从左侧移除</translation>
    </message>
    <message>
        <source>Add at the top</source>
        <translation>在顶部添加</translation>
    </message>
    <message>
        <source>Remove at the top</source>
        <translation>从顶部移除</translation>
    </message>
    <message>
        <source>Add on the right</source>
        <translation>在右侧添加</translation>
    </message>
    <message>
        <source>Remove on the right</source>
        <translation>从右侧移除</translation>
    </message>
    <message>
        <source>Add at the bottom</source>
        <translation>在底部添加</translation>
    </message>
    <message>
        <source>Remove at the bottom</source>
        <translation>从底部移除</translation>
    </message>
</context>
<context>
    <name>inkling::SolutionPen</name>
    <message>
        <source>Clear the solution</source>
        <translation>清除答案</translation>
    </message>
</context>
<context>
    <name>inkling::SolvingMode</name>
    <message>
        <source>&amp;Bookmarks</source>
        <translation>书签(&amp;B)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Solve by Hand</source>
        <translation>自己解题</translation>
    </message>
    <message>
        <source>Not for puzzles whose answer is built by joining cards: there are no marks to check, try or keep. Undo takes you back as far as you like.</source>
        <translation>不适用于靠连接牌来构造答案的题目：没有可检查、试填或保留的标记。撤销可退回任意多步。</translation>
    </message>
</context>
<context>
    <name>inkling::StartPage</name>
    <message>
        <source>Logic puzzles, explained</source>
        <translation>讲解逻辑谜题</translation>
    </message>
    <message>
        <source>Solve them yourself, or watch the reasoning step by step.</source>
        <translation>自己动手解题，或逐步观看推理过程。</translation>
    </message>
    <message>
        <source>Or drop a file or text here</source>
        <translation>也可将文件或文本拖放到此处</translation>
    </message>
    <message>
        <source>Getting started</source>
        <translation>入门</translation>
    </message>
    <message>
        <source>Watch a puzzle being solved</source>
        <translation>观看解题过程</translation>
    </message>
    <message>
        <source>A sample opens and plays. Every step gives its reason.</source>
        <translation>打开一个示例并播放。每一步都给出理由。</translation>
    </message>
    <message>
        <source>Draw a puzzle, 7 by 7</source>
        <translation>出一道题，7×7</translation>
    </message>
    <message>
        <source>A blank grid opens. Set a few clues and see at once whether there is one answer.</source>
        <translation>打开一个空白网格。填入几个线索，马上看到是否有唯一解。</translation>
    </message>
    <message>
        <source>Ask for a hint</source>
        <translation>请求提示</translation>
    </message>
    <message>
        <source>A sample opens for you to solve, and a hint says where to look.</source>
        <translation>打开一个示例供你求解，并提示你该看哪里。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>题目</translation>
    </message>
</context>
<context>
    <name>inkling::StatusLine</name>
    <message>
        <source>explaining what the named rules leave open…</source>
        <translation>正在讲解已命名规则未能解决的部分…</translation>
    </message>
    <message>
        <source>rating…</source>
        <translation>正在评定难度…</translation>
    </message>
    <message>
        <source>reasoning stops: %1 open</source>
        <translation>推理停止：%1未定</translation>
    </message>
    <message>
        <source>solved in %1 µs</source>
        <translation>用%1 µs 解出</translation>
    </message>
    <message>
        <source>solved in %1 ms</source>
        <translation>用%1 ms 解出</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>%Ln道题</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of %L2 puzzles solved</source>
        <translation>已解出%L1/%L2道题</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>不完整</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>solving…</source>
        <translation>正在求解…</translation>
    </message>
    <message>
        <source>%L1 %</source>
        <translation>%L1%</translation>
    </message>
</context>
<context>
    <name>inkling::StepDelegate</name>
    <message>
        <source>hardest</source>
        <translation>最难</translation>
    </message>
</context>
<context>
    <name>inkling::StepListModel</name>
    <message>
        <source>Round %1</source>
        <translation>第%1轮</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>No further step</source>
        <translation>没有下一步</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>无解</translation>
    </message>
    <message numerus="yes">
        <source>after %Ln steps</source>
        <translation>
            <numerusform>经过%Ln步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;· %Ln more</source>
        <translation>
            <numerusform>%1&#xa0;· 另有%Ln项</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole step</source>
        <translation>整个步骤</translation>
    </message>
    <message>
        <source>The opposite fails</source>
        <translation>反面不成立</translation>
    </message>
    <message>
        <source>Stopped here</source>
        <translation>在此停止</translation>
    </message>
    <message>
        <source>Step %1: %2; %3; %4</source>
        <translation>步骤%1：%2；%3；%4</translation>
    </message>
    <message>
        <source>%1; the hardest step</source>
        <translation>%1；最难的步骤</translation>
    </message>
    <message>
        <source>More to come</source>
        <translation>后面还有</translation>
    </message>
    <message>
        <source>%1 open</source>
        <translation>%1未定</translation>
    </message>
</context>
<context>
    <name>inkling::StepListView</name>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>No step uses such a rule.</source>
        <translation>没有步骤用到这样的规则。</translation>
    </message>
</context>
<context>
    <name>inkling::SurveyController</name>
    <message>
        <source>Possible steps appear here once a puzzle is open.</source>
        <translation>打开题目后，可行步骤显示在这里。</translation>
    </message>
    <message>
        <source>There are no other steps inside an opened step: go back first.</source>
        <translation>在展开的步骤内没有其他步骤：请先返回。</translation>
    </message>
    <message>
        <source>Rating places…</source>
        <translation>正在评定各处难度…</translation>
    </message>
    <message>
        <source>Rating places: %L1 of %L2…</source>
        <translation>正在评定各处难度：%L1/%L2…</translation>
    </message>
    <message>
        <source>The heat map is not complete.</source>
        <translation>热力图不完整。</translation>
    </message>
</context>
<context>
    <name>inkling::TableCard</name>
    <message>
        <source>card %1</source>
        <translation>牌%1</translation>
    </message>
    <message>
        <source>card %1, worth %2</source>
        <translation>牌%1，值为%2</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>拆开</translation>
    </message>
</context>
<context>
    <name>inkling::TraceSlider</name>
    <message>
        <source>Position in the steps</source>
        <translation>步骤中的位置</translation>
    </message>
</context>
<context>
    <name>inkling::TransportBar</name>
    <message>
        <source>step %1 of %2, round %3</source>
        <translation>步骤%1（共%2步），第%3轮</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>播放速度</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>每秒%1步</translation>
    </message>
    <message>
        <source>as fast as possible</source>
        <translation>尽可能快</translation>
    </message>
    <message numerus="yes">
        <source>start of %Ln steps</source>
        <translation>
            <numerusform>开头（共%Ln步）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>end of %Ln steps</source>
        <translation>
            <numerusform>结尾（共%Ln步）</numerusform>
        </translation>
    </message>
    <message>
        <source>the opposite, step %1 of %2</source>
        <translation>反面，步骤%1（共%2步）</translation>
    </message>
    <message>
        <source>small step %1 of %2</source>
        <translation>小步骤%1（共%2个）</translation>
    </message>
</context>
<context>
    <name>inkling::UndoReach</name>
    <message>
        <source>Next comes “%1” on puzzle %L2. Use “History” for it.</source>
        <translation>接下来是第%L2题的“%1”。请使用“历史”。</translation>
    </message>
    <message>
        <source>Next comes “%1”, which was not done here. Use “History” for it.</source>
        <translation>接下来是“%1”，它不是在此处做的。请使用“历史”。</translation>
    </message>
</context>
<context>
    <name>inkling::VerdictController</name>
    <message>
        <source>Looking for the smallest set of conflicting clues…</source>
        <translation>正在寻找最小的冲突线索组…</translation>
    </message>
    <message>
        <source>No set of clues explains it.</source>
        <translation>没有哪组线索能解释它。</translation>
    </message>
    <message>
        <source>first: %1
second: %2</source>
        <translation>第一个：%1
第二个：%2</translation>
    </message>
    <message>
        <source>the clue: %1</source>
        <translation>线索：%1</translation>
    </message>
    <message>
        <source>given: %1</source>
        <translation>已知：%1</translation>
    </message>
</context>
<context>
    <name>inkling::VerdictPanel</name>
    <message>
        <source>Clues or places</source>
        <translation>线索或位置</translation>
    </message>
    <message>
        <source>How to get one answer</source>
        <translation>如何得到唯一解</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>This clue is impossible.</source>
        <translation>这个线索不可能成立。</translation>
    </message>
    <message numerus="yes">
        <source>These %Ln clues conflict. Leave out any one of them, and the others fit.</source>
        <translation>
            <numerusform>这%Ln个线索互相冲突。去掉其中任意一个，其余就能成立。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no other such set.</source>
        <translation>没有其他这样的组。</translation>
    </message>
    <message>
        <source>Set %1 of %2, perhaps more.</source>
        <translation>第%1组（共%2组，可能更多）。</translation>
    </message>
    <message>
        <source>Set %1 of %2.</source>
        <translation>第%1组（共%2组）。</translation>
    </message>
    <message>
        <source>Looking for the next set…</source>
        <translation>正在寻找下一组…</translation>
    </message>
    <message>
        <source>Next set</source>
        <translation>下一组</translation>
    </message>
    <message numerus="yes">
        <source>There is more than one answer. Two answers differ in %Ln places.</source>
        <translation>
            <numerusform>有不止一个答案。其中两个答案有%Ln处不同。</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for a clue that would leave only one answer…</source>
        <translation>正在寻找能使解唯一的线索…</translation>
    </message>
    <message>
        <source>Adding any one of these leaves only one answer:</source>
        <translation>添加其中任意一个即得唯一解：</translation>
    </message>
    <message>
        <source>No single clue of this answer would leave only this one.</source>
        <translation>只添加此解的任何一个线索，都不足以使它成为唯一解。</translation>
    </message>
</context>
<context>
    <name>inkling::WalkthroughExport</name>
    <message>
        <source>Export Walkthrough</source>
        <translation>导出解题过程</translation>
    </message>
    <message>
        <source>Page for a browser</source>
        <translation>浏览器页面</translation>
    </message>
    <message>
        <source>PDF pages</source>
        <translation>PDF 页面</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Writing the walkthrough…</source>
        <translation>正在写入解题过程…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
</context>
<context>
    <name>inkling::WhyController</name>
    <message>
        <source>Nothing is known here yet.</source>
        <translation>这里还一无所知。</translation>
    </message>
    <message>
        <source>Looking for the reason…</source>
        <translation>正在寻找理由…</translation>
    </message>
    <message>
        <source>Why: &lt;c&gt;%1&lt;/c&gt;?</source>
        <translation>为什么：&lt;c&gt;%1&lt;/c&gt;？</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps lead to it; the reason is below each.</source>
        <translation>
            <numerusform>经过%Ln步得到；每一步的理由在其下方。</numerusform>
        </translation>
    </message>
    <message>
        <source>The puzzle is still being solved. Ask again in a moment.</source>
        <translation>题目仍在求解。请稍后再问。</translation>
    </message>
    <message>
        <source>It follows: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>可以推出：&lt;c&gt;%1&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>No explanation was found.</source>
        <translation>没有找到解释。</translation>
    </message>
    <message>
        <source>Back to my marks</source>
        <translation>返回我的标记</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt;: this is given from the start.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;：这从一开始就已知。</translation>
    </message>
    <message>
        <source>A contradiction: there is no answer.</source>
        <translation>矛盾：无解。</translation>
    </message>
    <message>
        <source>So: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>所以：&lt;c&gt;%1&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Only the steps needed for this one fact.</source>
        <translation>只列出这一结论所需的步骤。</translation>
    </message>
    <message>
        <source>It does not follow from the clues: two answers differ here, one with &lt;c&gt;%1&lt;/c&gt;, one without.</source>
        <translation>它不能由线索推出：两个答案在此不同，一个有&lt;c&gt;%1&lt;/c&gt;，一个没有。</translation>
    </message>
    <message>
        <source>The board shows both answers.</source>
        <translation>盘面同时显示两个答案。</translation>
    </message>
    <message>
        <source>There is no answer left.</source>
        <translation>已经无解。</translation>
    </message>
    <message>
        <source>The hint: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>提示：&lt;c&gt;%1&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Nothing can stand here: there is no answer left.</source>
        <translation>这里什么都放不了：已经无解。</translation>
    </message>
    <message>
        <source>This mark is wrong: &lt;c&gt;%1&lt;/c&gt;. Without it, the opposite follows.</source>
        <translation>这个标记是错的：&lt;c&gt;%1&lt;/c&gt;。去掉它，就能推出相反的结论。</translation>
    </message>
    <message>
        <source>This mark does not fit your others: &lt;c&gt;%1&lt;/c&gt;. Without it, the opposite follows.</source>
        <translation>这个标记与你的其他标记不符：&lt;c&gt;%1&lt;/c&gt;。去掉它，就能推出相反的结论。</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt;: this is so, but no steps were found for it.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;：确实如此，但没有找到推理步骤。</translation>
    </message>
    <message>
        <source>It follows from the rules of the game alone.</source>
        <translation>仅由游戏规则就能推出。</translation>
    </message>
    <message>
        <source>Back to all steps</source>
        <translation>返回所有步骤</translation>
    </message>
    <message>
        <source>This mark may or may not be right: two answers differ here, one with &lt;c&gt;%1&lt;/c&gt;, one without.</source>
        <translation>这个标记可能对也可能错：两个答案在此不同，一个有&lt;c&gt;%1&lt;/c&gt;，一个没有。</translation>
    </message>
    <message>
        <source>Your marks, unchanged.</source>
        <translation>你的标记，未作更改。</translation>
    </message>
</context>
<context>
    <name>inkling::WhyPanel</name>
    <message>
        <source>Play it</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Why: the reason is below each fact</source>
        <translation>为什么：每个结论的理由在其下方</translation>
    </message>
</context>
<context>
    <name>inkling::WhyTreeModel</name>
    <message>
        <source>A contradiction: there is no answer</source>
        <translation>矛盾：无解</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>另有%Ln项</numerusform>
        </translation>
    </message>
    <message>
        <source>a rule of the game</source>
        <translation>游戏规则</translation>
    </message>
    <message>
        <source>already known</source>
        <translation>先前已知</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>inkling::WindowDocks</name>
    <message>
        <source>Close this panel</source>
        <translation>关闭此面板</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>关闭%1</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>推理</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>题目(&amp;P)</translation>
    </message>
    <message>
        <source>Hi&amp;story</source>
        <translation>历史(&amp;S)</translation>
    </message>
    <message>
        <source>Si&amp;de Panel</source>
        <translation>侧面板(&amp;D)</translation>
    </message>
</context>
<context>
    <name>inkling::WindowExports</name>
    <message>
        <source>Copy &amp;As</source>
        <translation>复制为(&amp;A)</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>已复制：%1</translation>
    </message>
    <message>
        <source>E&amp;xport As Text</source>
        <translation>导出为文本(&amp;X)</translation>
    </message>
    <message>
        <source>Compare with My Output</source>
        <translation>与我的输出比较</translation>
    </message>
</context>
<context>
    <name>inkling::WindowMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Recently Opened</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Samples</source>
        <translation>示例(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>题目(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>主题(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Too&amp;ls</source>
        <translation>工具(&amp;L)</translation>
    </message>
    <message>
        <source>St&amp;eps</source>
        <translation>步骤(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>%1 (not found)</source>
        <translation>%1（找不到）</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>清除(&amp;C)</translation>
    </message>
    <message>
        <source>Clear the list, except for pinned files</source>
        <translation>清除列表，已固定的文件除外</translation>
    </message>
</context>
</TS>
