<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja">
<context>
    <name>Accessible</name>
    <message>
        <source>blank</source>
        <translation>空き</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a puzzle file</source>
        <translation>パズルファイルを開く</translation>
    </message>
    <message>
        <source>&amp;Export Picture…</source>
        <translation>画像を書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>Save the board as a picture</source>
        <translation>盤面を画像として保存する</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Make the board larger</source>
        <translation>盤面を大きく表示する</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>Make the board smaller</source>
        <translation>盤面を小さく表示する</translation>
    </message>
    <message>
        <source>&amp;Fit to Window</source>
        <translation>ウィンドウに合わせる(&amp;F)</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>盤面全体を表示する</translation>
    </message>
    <message>
        <source>&amp;Tint Inside</source>
        <translation>内側に色をつける(&amp;T)</translation>
    </message>
    <message>
        <source>Tint the cells known to be inside the loop</source>
        <translation>輪の内側とわかっているマスに色をつける</translation>
    </message>
    <message>
        <source>&amp;Reduced Motion</source>
        <translation>動きを減らす(&amp;R)</translation>
    </message>
    <message>
        <source>Fade new marks in instead of drawing them</source>
        <translation>新しい書き込みを、描く動きではなくフェードで表示する</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>全画面表示(&amp;U)</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>画面全体を使う</translation>
    </message>
    <message>
        <source>&amp;First Step</source>
        <translation>最初のステップ(&amp;F)</translation>
    </message>
    <message>
        <source>Go to the beginning</source>
        <translation>最初に戻る</translation>
    </message>
    <message>
        <source>Step &amp;Back</source>
        <translation>1つ戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Go back one step</source>
        <translation>1ステップ戻る</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>再生(&amp;P)</translation>
    </message>
    <message>
        <source>Play the steps, or pause</source>
        <translation>ステップを再生または一時停止する</translation>
    </message>
    <message>
        <source>Step For&amp;ward</source>
        <translation>1つ進む(&amp;W)</translation>
    </message>
    <message>
        <source>Go forward one step</source>
        <translation>1ステップ進む</translation>
    </message>
    <message>
        <source>&amp;Last Step</source>
        <translation>最後のステップ(&amp;L)</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation>最後へ進む</translation>
    </message>
    <message>
        <source>Next &amp;Hard Step</source>
        <translation>次の難しいステップ(&amp;H)</translation>
    </message>
    <message>
        <source>Go to the next step that is harder than most</source>
        <translation>次の、目立って難しいステップへ進む</translation>
    </message>
    <message>
        <source>P&amp;revious Puzzle</source>
        <translation>前のパズル(&amp;R)</translation>
    </message>
    <message>
        <source>Go to the previous puzzle</source>
        <translation>前のパズルへ移る</translation>
    </message>
    <message>
        <source>&amp;Next Puzzle</source>
        <translation>次のパズル(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the next puzzle</source>
        <translation>次のパズルへ移る</translation>
    </message>
    <message>
        <source>&amp;About Inkling</source>
        <translation>Inkling について(&amp;A)</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>このプログラムについて</translation>
    </message>
    <message>
        <source>&amp;Generate…</source>
        <translation>自動生成(&amp;G)…</translation>
    </message>
    <message>
        <source>Make new puzzles, as hard as you like</source>
        <translation>好きな難しさの新しいパズルを作る</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Solve by Hand</source>
        <translation>自分で解く(&amp;S)</translation>
    </message>
    <message>
        <source>Solve the puzzle yourself: the board shows your marks</source>
        <translation>自分でパズルを解く：盤面に自分の書き込みを表示</translation>
    </message>
    <message>
        <source>&amp;Explain</source>
        <translation>解説(&amp;E)</translation>
    </message>
    <message>
        <source>See the reasoning, step by step</source>
        <translation>考え方を1ステップずつ見る</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>Give a hint; press again for more</source>
        <translation>ヒントを出す。もう一度押すとさらに詳しく</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>なぜ?(&amp;W)</translation>
    </message>
    <message>
        <source>Explain why the selected place must be so</source>
        <translation>選んだ場所がそう決まる理由を説明する</translation>
    </message>
    <message>
        <source>Heat &amp;Map</source>
        <translation>ヒートマップ(&amp;M)</translation>
    </message>
    <message>
        <source>Colour open places by how hard they are</source>
        <translation>未確定の場所を難しさに応じて色分けする</translation>
    </message>
    <message>
        <source>&amp;Open This Step</source>
        <translation>ステップの中を見る(&amp;O)</translation>
    </message>
    <message>
        <source>Assume the opposite and see why it fails</source>
        <translation>逆を仮定して、なぜ破綻するかを見る</translation>
    </message>
    <message>
        <source>Ba&amp;ck to the Opened Step</source>
        <translation>元のステップに戻る(&amp;C)</translation>
    </message>
    <message>
        <source>Go back to the step itself</source>
        <translation>ステップそのものに戻る</translation>
    </message>
    <message>
        <source>Full H&amp;int</source>
        <translation>ヒント全部(&amp;I)</translation>
    </message>
    <message>
        <source>Give the full hint at once</source>
        <translation>ヒントを一度に全部出す</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the puzzles and your marks</source>
        <translation>パズルと書き込みを保存する</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>別名で保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save to another file</source>
        <translation>別のファイルに保存する</translation>
    </message>
    <message>
        <source>&amp;Duplicate Puzzle</source>
        <translation>パズルを複製(&amp;D)</translation>
    </message>
    <message>
        <source>Add a copy after this puzzle</source>
        <translation>このパズルのすぐ後にコピーを追加する</translation>
    </message>
    <message>
        <source>D&amp;elete Puzzle</source>
        <translation>パズルを削除(&amp;E)</translation>
    </message>
    <message>
        <source>Delete this puzzle</source>
        <translation>このパズルを削除する</translation>
    </message>
    <message>
        <source>Move Puzzle U&amp;p</source>
        <translation>パズルを上へ移動(&amp;P)</translation>
    </message>
    <message>
        <source>Move this puzzle up in the list</source>
        <translation>このパズルを一覧の中で上へ移す</translation>
    </message>
    <message>
        <source>Move Puzzle Do&amp;wn</source>
        <translation>パズルを下へ移動(&amp;W)</translation>
    </message>
    <message>
        <source>Move this puzzle down in the list</source>
        <translation>このパズルを一覧の中で下へ移す</translation>
    </message>
    <message>
        <source>P&amp;roperties…</source>
        <translation>プロパティ(&amp;R)…</translation>
    </message>
    <message>
        <source>Edit the title, author and note</source>
        <translation>題名、作者、備考を編集する</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>確認(&amp;C)</translation>
    </message>
    <message>
        <source>Back to &amp;Last Correct State</source>
        <translation>最後に正しかった状態に戻る(&amp;L)</translation>
    </message>
    <message>
        <source>Go back to where all your marks were correct</source>
        <translation>書き込みがすべて正しかったところまで戻る</translation>
    </message>
    <message>
        <source>Start &amp;Trial</source>
        <translation>仮置きを開始(&amp;T)</translation>
    </message>
    <message>
        <source>Put new marks in another colour until you accept or reject them</source>
        <translation>確定か取り消しをするまで、新しい書き込みを別の色にする</translation>
    </message>
    <message>
        <source>&amp;Accept Trial</source>
        <translation>仮置きを確定(&amp;A)</translation>
    </message>
    <message>
        <source>Keep the marks of this trial</source>
        <translation>この仮置きの書き込みを残す</translation>
    </message>
    <message>
        <source>&amp;Reject Trial</source>
        <translation>仮置きを取り消す(&amp;R)</translation>
    </message>
    <message>
        <source>Remove the marks of this trial</source>
        <translation>この仮置きの書き込みを消す</translation>
    </message>
    <message>
        <source>Add Bookmar&amp;k</source>
        <translation>しおりを追加(&amp;K)</translation>
    </message>
    <message>
        <source>Remember the board as it is now, so you can return to it</source>
        <translation>今の盤面を覚えておき、いつでも戻れるようにする</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>メモ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Fill Notes</source>
        <translation>メモを記入(&amp;F)</translation>
    </message>
    <message>
        <source>Highlight Same Digit</source>
        <translation>同じ数字を強調</translation>
    </message>
    <message>
        <source>Highlight the selected digit wherever it stands</source>
        <translation>選んだ数字を盤面のどこでも強調する</translation>
    </message>
    <message>
        <source>Show Ti&amp;me</source>
        <translation>時間を表示(&amp;M)</translation>
    </message>
    <message>
        <source>Show how long you have been solving</source>
        <translation>解き始めてからの時間を表示する</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>Cut the selection</source>
        <translation>選択部分を切り取る</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>すべて選択(&amp;A)</translation>
    </message>
    <message>
        <source>Select all cells</source>
        <translation>すべてのマスを選択する</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>作問(&amp;D)</translation>
    </message>
    <message>
        <source>Edit the clues, cages and size</source>
        <translation>手がかり、ケージ、大きさを編集する</translation>
    </message>
    <message>
        <source>Draw the S&amp;olution</source>
        <translation>解答を描く(&amp;O)</translation>
    </message>
    <message>
        <source>Draw the solution, then fill in the clues from it</source>
        <translation>解答を描き、そこから手がかりを記入する</translation>
    </message>
    <message>
        <source>&amp;Fill In Clues</source>
        <translation>手がかりを記入(&amp;F)</translation>
    </message>
    <message>
        <source>Fill in every clue from the drawn solution</source>
        <translation>描いた解答をもとに、すべての手がかりを記入する</translation>
    </message>
    <message>
        <source>Remove the drawn solution from the board</source>
        <translation>描いた解答を盤面から消す</translation>
    </message>
    <message>
        <source>&amp;Minimise</source>
        <translation>手がかりを絞る(&amp;M)</translation>
    </message>
    <message>
        <source>Remove clues while the answer stays the only one</source>
        <translation>解が1つのまま変わらない範囲で手がかりを減らす</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>ランダム配置(&amp;D)</translation>
    </message>
    <message>
        <source>Fill blanks at random</source>
        <translation>空きをランダムに埋める</translation>
    </message>
    <message>
        <source>Make &amp;Cage</source>
        <translation>ケージを作る(&amp;C)</translation>
    </message>
    <message>
        <source>Join the selected cells into a cage (Return)</source>
        <translation>選んだマスをつないでケージにする（Return）</translation>
    </message>
    <message>
        <source>Remo&amp;ve Cage</source>
        <translation>ケージを外す(&amp;V)</translation>
    </message>
    <message>
        <source>Remove the cage and keep its cells</source>
        <translation>ケージを外し、マスは残す</translation>
    </message>
    <message>
        <source>Rotate &amp;Left</source>
        <translation>左に回転(&amp;L)</translation>
    </message>
    <message>
        <source>Rotate the board to the left</source>
        <translation>盤面を左に回転する</translation>
    </message>
    <message>
        <source>Rotate &amp;Right</source>
        <translation>右に回転(&amp;R)</translation>
    </message>
    <message>
        <source>Rotate the board to the right</source>
        <translation>盤面を右に回転する</translation>
    </message>
    <message>
        <source>T&amp;urn Upside Down</source>
        <translation>上下逆にする(&amp;U)</translation>
    </message>
    <message>
        <source>Rotate the board by half a turn</source>
        <translation>盤面を180度回転する</translation>
    </message>
    <message>
        <source>Flip &amp;Horizontally</source>
        <translation>左右反転(&amp;H)</translation>
    </message>
    <message>
        <source>Swap left and right</source>
        <translation>左と右を入れ替える</translation>
    </message>
    <message>
        <source>Flip &amp;Vertically</source>
        <translation>上下反転(&amp;V)</translation>
    </message>
    <message>
        <source>Swap top and bottom</source>
        <translation>上と下を入れ替える</translation>
    </message>
    <message>
        <source>&amp;Swap Black and White</source>
        <translation>黒と白を入れ替え(&amp;S)</translation>
    </message>
    <message>
        <source>Turn every black cell white and every white cell black</source>
        <translation>黒マスを白に、白マスを黒に変える</translation>
    </message>
    <message>
        <source>Add on the &amp;Left</source>
        <translation>左に追加(&amp;L)</translation>
    </message>
    <message>
        <source>Add a column on the left</source>
        <translation>左に1列追加する</translation>
    </message>
    <message>
        <source>Add at the &amp;Top</source>
        <translation>上に追加(&amp;T)</translation>
    </message>
    <message>
        <source>Add a row at the top</source>
        <translation>上に1行追加する</translation>
    </message>
    <message>
        <source>Add on the &amp;Right</source>
        <translation>右に追加(&amp;R)</translation>
    </message>
    <message>
        <source>Add a column on the right</source>
        <translation>右に1列追加する</translation>
    </message>
    <message>
        <source>Add at the &amp;Bottom</source>
        <translation>下に追加(&amp;B)</translation>
    </message>
    <message>
        <source>Add a row at the bottom</source>
        <translation>下に1行追加する</translation>
    </message>
    <message>
        <source>Remove on the L&amp;eft</source>
        <translation>左から削除(&amp;E)</translation>
    </message>
    <message>
        <source>Remove a column on the left</source>
        <translation>左の1列を削除する</translation>
    </message>
    <message>
        <source>Remove at the To&amp;p</source>
        <translation>上から削除(&amp;P)</translation>
    </message>
    <message>
        <source>Remove a row at the top</source>
        <translation>上の1行を削除する</translation>
    </message>
    <message>
        <source>Remove on the R&amp;ight</source>
        <translation>右から削除(&amp;I)</translation>
    </message>
    <message>
        <source>Remove a column on the right</source>
        <translation>右の1列を削除する</translation>
    </message>
    <message>
        <source>Remove at the B&amp;ottom</source>
        <translation>下から削除(&amp;O)</translation>
    </message>
    <message>
        <source>Remove a row at the bottom</source>
        <translation>下の1行を削除する</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>設定(&amp;P)…</translation>
    </message>
    <message>
        <source>How you solve, and how it looks</source>
        <translation>解き方や見た目を変える</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>キーボードショートカット(&amp;K)…</translation>
    </message>
    <message>
        <source>See all shortcuts and change them</source>
        <translation>ショートカットの一覧を見て変更する</translation>
    </message>
    <message>
        <source>Tip: you can also drop a file or text onto the window.</source>
        <translation>こつ：ファイルやテキストをウィンドウにドロップしても開けます。</translation>
    </message>
    <message>
        <source>Tip: make a hard one and watch how it is explained.</source>
        <translation>こつ：難しいのを作って、どう解説されるか見てみましょう。</translation>
    </message>
    <message>
        <source>Tip: a name ending in .svg or .pdf keeps it sharp at any size.</source>
        <translation>こつ：名前の末尾を .svg か .pdf にすると、どの大きさでもくっきりします。</translation>
    </message>
    <message>
        <source>Tip: hold the keys down to see how you got here.</source>
        <translation>こつ：キーを押し続けると、ここまでの経過を見られます。</translation>
    </message>
    <message>
        <source>Tip: nothing undone is lost until you make a new mark.</source>
        <translation>こつ：新しく書き込むまで、元に戻した内容は失われません。</translation>
    </message>
    <message>
        <source>Tip: click the board to mark it; ask for a hint when stuck.</source>
        <translation>こつ：盤面をクリックして書き込み、行き詰まったらヒントをどうぞ。</translation>
    </message>
    <message>
        <source>Tip: press Play and watch, or use the arrow keys.</source>
        <translation>こつ：再生を押して眺めるか、矢印キーで進めます。</translation>
    </message>
    <message>
        <source>Tip: the first press only says where to look.</source>
        <translation>こつ：最初に押したときは、見る場所だけを教えます。</translation>
    </message>
    <message>
        <source>Tip: this shows the step itself, with all its reasons.</source>
        <translation>こつ：ステップそのものを、理由もすべて含めて示します。</translation>
    </message>
    <message>
        <source>Tip: click a place on the board first.</source>
        <translation>こつ：先に盤面の場所をクリックしてください。</translation>
    </message>
    <message>
        <source>Tip: start with a 7 by 7 grid and a few clues.</source>
        <translation>こつ：まずは7×7の盤面と少しの手がかりから始めましょう。</translation>
    </message>
    <message>
        <source>Tip: your marks and the undo history are saved as well.</source>
        <translation>こつ：書き込みと操作の履歴も一緒に保存されます。</translation>
    </message>
    <message>
        <source>Tip: check before you build on what looks certain.</source>
        <translation>こつ：確かだと思っても、先へ進む前に確認しましょう。</translation>
    </message>
    <message>
        <source>Tip: when stuck, try something; one key takes it all back.</source>
        <translation>こつ：行き詰まったら試してみましょう。キー1つで全部元に戻せます。</translation>
    </message>
    <message>
        <source>Tip: add one wherever you may want to return.</source>
        <translation>こつ：あとで戻りたくなりそうなところで追加しましょう。</translation>
    </message>
    <message>
        <source>Tip: press twice; the second time removes what cannot be.</source>
        <translation>こつ：2回押します。2回目でありえないものが消えます。</translation>
    </message>
    <message>
        <source>Tip: the mouse wheel and two fingers zoom as well.</source>
        <translation>こつ：マウスホイールや2本指でも拡大・縮小できます。</translation>
    </message>
    <message>
        <source>Tip: hold the space bar and drag to move the board.</source>
        <translation>こつ：スペースキーを押しながらドラッグすると盤面が動きます。</translation>
    </message>
    <message>
        <source>Tip: the way back when you are lost on a large board.</source>
        <translation>こつ：大きな盤面で迷ったら、これで戻れます。</translation>
    </message>
    <message>
        <source>Tip: halfway through, the tint often shows the next line.</source>
        <translation>こつ：中盤では、色を見れば次の線がわかることがよくあります。</translation>
    </message>
    <message>
        <source>Tip: use it at the start to find the easy places.</source>
        <translation>こつ：解き始めに使うと、やさしい場所が見つかります。</translation>
    </message>
    <message>
        <source>Tip: Home works from anywhere.</source>
        <translation>こつ：Home キーはどこからでも使えます。</translation>
    </message>
    <message>
        <source>Tip: see what the board looked like just before.</source>
        <translation>こつ：直前の盤面がどうだったかを見られます。</translation>
    </message>
    <message>
        <source>Tip: set the speed at the right of the slider.</source>
        <translation>こつ：速さはスライダーの右で変えられます。</translation>
    </message>
    <message>
        <source>Tip: the colours in the sentence are those on the board.</source>
        <translation>こつ：文の中の色は盤面の色と同じです。</translation>
    </message>
    <message>
        <source>Tip: End works from anywhere.</source>
        <translation>こつ：End キーはどこからでも使えます。</translation>
    </message>
    <message>
        <source>Tip: see only what makes this puzzle hard.</source>
        <translation>こつ：このパズルの難しいところだけを見られます。</translation>
    </message>
    <message>
        <source>Tip: for any step you do not believe.</source>
        <translation>こつ：納得できないステップがあれば使いましょう。</translation>
    </message>
    <message>
        <source>Tip: Esc does the same.</source>
        <translation>こつ：Esc キーでも同じです。</translation>
    </message>
    <message>
        <source>Tip: the list on the left shows them all.</source>
        <translation>こつ：左の一覧に全部あります。</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>Print puzzles or save them as PDF, several per page</source>
        <translation>パズルを印刷するか、1ページに何問か並べて PDF に保存する</translation>
    </message>
    <message>
        <source>Tip: put four on a page, with the answers on the last page.</source>
        <translation>こつ：1ページに4問並べ、最後のページに解答を載せられます。</translation>
    </message>
    <message>
        <source>Clear Sol&amp;ution</source>
        <translation>解答を消す(&amp;U)</translation>
    </message>
    <message>
        <source>Close all windows; they reopen as they were</source>
        <translation>すべてのウィンドウを閉じる。次回は同じ状態で開く</translation>
    </message>
    <message>
        <source>&amp;No Symmetry</source>
        <translation>対称なし(&amp;N)</translation>
    </message>
    <message>
        <source>A clue stands only where you write it</source>
        <translation>手がかりは書いた場所だけに入る</translation>
    </message>
    <message>
        <source>&amp;Half Turn</source>
        <translation>180度回転(&amp;H)</translation>
    </message>
    <message>
        <source>Each clue is repeated after half a turn</source>
        <translation>手がかりを180度回転した場所にも入れる</translation>
    </message>
    <message>
        <source>&amp;Quarter Turn</source>
        <translation>90度回転(&amp;Q)</translation>
    </message>
    <message>
        <source>Each clue is repeated after every quarter turn</source>
        <translation>手がかりを90度ずつ回転した場所にも入れる</translation>
    </message>
    <message>
        <source>&amp;Left and Right Mirrored</source>
        <translation>左右対称(&amp;L)</translation>
    </message>
    <message>
        <source>Each clue is mirrored left to right</source>
        <translation>手がかりを左右対称の場所にも入れる</translation>
    </message>
    <message>
        <source>&amp;Top and Bottom Mirrored</source>
        <translation>上下対称(&amp;T)</translation>
    </message>
    <message>
        <source>Each clue is mirrored top to bottom</source>
        <translation>手がかりを上下対称の場所にも入れる</translation>
    </message>
    <message>
        <source>Row and Column &amp;Numbers</source>
        <translation>行と列の番号(&amp;N)</translation>
    </message>
    <message>
        <source>Number the rows and columns beside the board</source>
        <translation>盤面の横に行と列の番号をつける</translation>
    </message>
    <message>
        <source>Next C&amp;ase</source>
        <translation>次の場合(&amp;A)</translation>
    </message>
    <message>
        <source>Show the next case of this step</source>
        <translation>このステップの次の場合を表示する</translation>
    </message>
    <message>
        <source>Pr&amp;evious Case</source>
        <translation>前の場合(&amp;E)</translation>
    </message>
    <message>
        <source>Show the previous case of this step</source>
        <translation>このステップの前の場合を表示する</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>新規(&amp;N)…</translation>
    </message>
    <message>
        <source>Draw your own puzzle, in a new file</source>
        <translation>新しいファイルに自分のパズルを作る</translation>
    </message>
    <message>
        <source>Add Puzz&amp;le…</source>
        <translation>パズルを追加(&amp;L)…</translation>
    </message>
    <message>
        <source>Draw another puzzle in this file</source>
        <translation>このファイルに別のパズルを作る</translation>
    </message>
    <message>
        <source>Open as One L&amp;ist…</source>
        <translation>1つの一覧として開く(&amp;I)…</translation>
    </message>
    <message>
        <source>Open several files, and list all their puzzles in this window</source>
        <translation>複数のファイルを開き、すべてのパズルをこのウィンドウの一覧に並べる</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Close this file; close the window if nothing is open</source>
        <translation>このファイルを閉じる。何も開いていなければウィンドウを閉じる</translation>
    </message>
    <message>
        <source>Type notes without holding Shift</source>
        <translation>Shift を押さずにメモを入力する</translation>
    </message>
    <message>
        <source>&amp;Go to Puzzle…</source>
        <translation>パズルへ移動(&amp;G)…</translation>
    </message>
    <message>
        <source>Go to a puzzle by its number</source>
        <translation>番号でパズルへ移動する</translation>
    </message>
    <message>
        <source>F&amp;ind Puzzle</source>
        <translation>パズルを検索(&amp;I)</translation>
    </message>
    <message>
        <source>Search the list of puzzles</source>
        <translation>パズルの一覧を検索する</translation>
    </message>
    <message>
        <source>Pra&amp;ctice…</source>
        <translation>練習(&amp;C)…</translation>
    </message>
    <message>
        <source>Learn the rules one by one, and practise them in small positions</source>
        <translation>手筋を1つずつ学び、小さな局面で練習する</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>最初から(&amp;R)</translation>
    </message>
    <message>
        <source>Clear all your marks; Undo brings them back</source>
        <translation>書き込みをすべて消す。「元に戻す」で復元できる</translation>
    </message>
    <message>
        <source>Flip Along the &amp;Diagonal</source>
        <translation>対角線で反転(&amp;D)</translation>
    </message>
    <message>
        <source>Swap rows and columns; the top left corner stays</source>
        <translation>行と列を入れ替える。左上の角はそのまま</translation>
    </message>
    <message>
        <source>Flip Along the &amp;Other Diagonal</source>
        <translation>もう一方の対角線で反転(&amp;O)</translation>
    </message>
    <message>
        <source>Swap rows and columns; the top right corner stays</source>
        <translation>行と列を入れ替える。右上の角はそのまま</translation>
    </message>
    <message>
        <source>&amp;Diagonal From the Top Left</source>
        <translation>左上からの対角線(&amp;D)</translation>
    </message>
    <message>
        <source>Each clue is mirrored at the diagonal from the top left</source>
        <translation>手がかりを左上からの対角線について対称な場所にも入れる</translation>
    </message>
    <message>
        <source>D&amp;iagonal From the Top Right</source>
        <translation>右上からの対角線(&amp;I)</translation>
    </message>
    <message>
        <source>Each clue is mirrored at the diagonal from the top right</source>
        <translation>手がかりを右上からの対角線について対称な場所にも入れる</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>ブラシ(&amp;B)</translation>
    </message>
    <message>
        <source>Colour cells and lines: click or drag, the right button erases; 1 to 6 choose a colour</source>
        <translation>マスや線に色を塗る。クリックかドラッグで塗り、右ボタンで消す。1～6で色を選ぶ</translation>
    </message>
    <message>
        <source>Export &amp;Walkthrough…</source>
        <translation>解法手順を書き出す(&amp;W)…</translation>
    </message>
    <message>
        <source>Save all steps, to be read or watched without Inkling</source>
        <translation>すべてのステップを、Inkling がなくても読んだり見たりできる形で保存する</translation>
    </message>
    <message>
        <source>&amp;Compare with My Output…</source>
        <translation>自分の出力と比べる(&amp;C)…</translation>
    </message>
    <message>
        <source>Check what your own program printed for these puzzles</source>
        <translation>自作のプログラムがこれらのパズルに対して出力した内容を確かめる</translation>
    </message>
    <message>
        <source>&amp;Rules of the Puzzles</source>
        <translation>パズルのルール(&amp;R)</translation>
    </message>
    <message>
        <source>What each kind of puzzle asks, with an example</source>
        <translation>各種類のパズルのルールを、例とともに見る</translation>
    </message>
    <message>
        <source>What&apos;s &amp;New</source>
        <translation>新機能(&amp;N)</translation>
    </message>
    <message>
        <source>What has changed in this version and before</source>
        <translation>このバージョンと以前のバージョンの変更点</translation>
    </message>
    <message>
        <source>Export Contest &amp;File…</source>
        <translation>コンテスト用ファイルを書き出す(&amp;F)…</translation>
    </message>
    <message>
        <source>Save only the puzzles, as the contest&apos;s input</source>
        <translation>パズルだけをコンテストの入力として保存する</translation>
    </message>
    <message>
        <source>Undo the last change made here</source>
        <translation>ここで行った直前の変更を元に戻す</translation>
    </message>
    <message>
        <source>Redo what was undone here</source>
        <translation>ここで元に戻した操作をやり直す</translation>
    </message>
    <message>
        <source>Copy the chosen cells while you draw, or the puzzle, as text</source>
        <translation>作問中は選んだマスを、それ以外ではパズルをテキストとしてコピーする</translation>
    </message>
    <message>
        <source>Paste into the sheet, or add the puzzles of a text</source>
        <translation>作問中の盤面に貼り付ける、またはテキストのパズルを追加する</translation>
    </message>
    <message>
        <source>Count your wrong marks and frame them</source>
        <translation>間違った記入を数えて枠で囲む</translation>
    </message>
    <message>
        <source>Note what the clues and marks leave in each blank; press again to remove what they have excluded since</source>
        <translation>空きマスに、ヒントと記入から入りうる数字をメモする。もう一度押すと、その後ありえなくなったものを消す</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Shows how logic and number puzzles are solved.</source>
        <translation>論理パズルと数のパズルの解き方を示します。</translation>
    </message>
    <message>
        <source>Save the board as FILE (png, svg or pdf) and exit.</source>
        <translation>盤面を FILE（png、svg、pdf）に保存して終了する。</translation>
    </message>
    <message>
        <source>Save a picture of the window as FILE (png) and exit.</source>
        <translation>ウィンドウの画像を FILE（png）に保存して終了する。</translation>
    </message>
    <message>
        <source>Number of the puzzle to export.</source>
        <translation>書き出すパズルの番号。</translation>
    </message>
    <message>
        <source>light or dark.</source>
        <translation>light または dark。</translation>
    </message>
    <message>
        <source>--theme must be light or dark.</source>
        <translation>--theme は light か dark でなければなりません。</translation>
    </message>
    <message>
        <source>There is no display. --export and --print work without one.</source>
        <translation>ディスプレイがありません。--export と --print はディスプレイなしでも動きます。</translation>
    </message>
    <message>
        <source>Number of the step to export; 0 is the unsolved board. Default: the end.</source>
        <translation>書き出すステップの番号。0 は解く前の盤面。既定値は最後。</translation>
    </message>
    <message>
        <source>Width of the picture in pixels, at most 20000.</source>
        <translation>画像の幅（ピクセル）。最大 20000。</translation>
    </message>
    <message>
        <source>--puzzle must be a number, 1 or more.</source>
        <translation>--puzzle は 1 以上の数でなければなりません。</translation>
    </message>
    <message>
        <source>--step must be a number, 0 or more.</source>
        <translation>--step は 0 以上の数でなければなりません。</translation>
    </message>
    <message>
        <source>--size must be a number from 1 to %1.</source>
        <translation>--size は 1 から %1 までの数でなければなりません。</translation>
    </message>
    <message>
        <source>Save all puzzles as FILE (pdf), ready to print, and exit.</source>
        <translation>すべてのパズルを印刷用に FILE（pdf）に保存して終了する。</translation>
    </message>
    <message>
        <source>Puzzles per page, at most 100.</source>
        <translation>1ページあたりのパズル数。最大 100。</translation>
    </message>
    <message>
        <source>Print the answers too, small, after the puzzles.</source>
        <translation>パズルの後に解答も小さく印刷する。</translation>
    </message>
    <message>
        <source>--print needs exactly one puzzle file.</source>
        <translation>--print にはパズルファイルをちょうど1つ指定してください。</translation>
    </message>
    <message>
        <source>--per-page must be a number from 1 to %1.</source>
        <translation>--per-page は 1 から %1 までの数でなければなりません。</translation>
    </message>
    <message>
        <source>Number the rows and columns of exported and printed boards.</source>
        <translation>書き出しや印刷の盤面に行と列の番号をつける。</translation>
    </message>
    <message>
        <source>Puzzle files to open; - is standard input.</source>
        <translation>開くパズルファイル。- は標準入力。</translation>
    </message>
    <message>
        <source>Kind of puzzle, if it is not clear from the file: %1.</source>
        <translation>パズルの種類。ファイルからわからない場合に指定する：%1。</translation>
    </message>
    <message>
        <source>--family must be one of: %1.</source>
        <translation>--family は次のどれかでなければなりません：%1。</translation>
    </message>
    <message>
        <source>Save the reasoning step by step as FILE (html, pdf or webp) and exit.</source>
        <translation>考え方を1ステップずつ FILE（html、pdf、webp）に保存して終了する。</translation>
    </message>
    <message>
        <source>--%1 needs exactly one puzzle file.</source>
        <translation>--%1 にはパズルファイルをちょうど1つ指定してください。</translation>
    </message>
    <message>
        <source>Print the rules on each page.</source>
        <translation>各ページにルールを印刷します。</translation>
    </message>
    <message>
        <source>Print two pages side by side, to be folded into a booklet.</source>
        <translation>2ページを並べて印刷し、折って小冊子にします。</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>About Inkling</source>
        <translation>Inkling について</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Inkling %1&lt;/h3&gt;&lt;p&gt;A workbench for logic and number puzzles: it solves them and explains the reasoning step by step. An inkling is a hint, and ink is what you draw with.&lt;/p&gt;&lt;p&gt;Free software under the MIT licence. Made with Qt %2 and CaDiCaL.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Inkling %1&lt;/h3&gt;&lt;p&gt;論理パズルと数のパズルの作業台です。パズルを解き、考え方を1ステップずつ解説します。inkling は「ほのかな手がかり」、ink は描くための「インク」という意味です。&lt;/p&gt;&lt;p&gt;MIT ライセンスのフリーソフトウェアです。Qt %2 と CaDiCaL を使っています。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What&apos;s New</source>
        <translation>新機能</translation>
    </message>
    <message>
        <source>Since version %1</source>
        <translation>バージョン %1 以降</translation>
    </message>
</context>
<context>
    <name>Difficulty</name>
    <message>
        <source>gentle</source>
        <translation>入門</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>初級</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>中級</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>上級</translation>
    </message>
    <message>
        <source>fiendish</source>
        <translation>超上級</translation>
    </message>
</context>
<context>
    <name>Families</name>
    <message>
        <source>Slitherlink</source>
        <translation>スリザーリンク</translation>
    </message>
    <message>
        <source>Hex Tile Equations</source>
        <translation>六角タイルの等式</translation>
    </message>
    <message>
        <source>KenKen</source>
        <translation>ケンケン</translation>
    </message>
    <message>
        <source>Number Cross</source>
        <translation>数字クロス</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>数独</translation>
    </message>
    <message>
        <source>Hitori</source>
        <translation>ひとりにしてくれ</translation>
    </message>
    <message>
        <source>Kakuro</source>
        <translation>カックロ</translation>
    </message>
    <message>
        <source>Masyu</source>
        <translation>ましゅ</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
</context>
<context>
    <name>Headless</name>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1 に書き込めません</translation>
    </message>
    <message>
        <source>%1 contains only %L2 puzzles, not %L3</source>
        <translation>%1 にあるパズルは %L2 問だけで、%L3 番はありません</translation>
    </message>
    <message>
        <source>--step %1 is beyond the end: puzzle %2 of %3 has steps 0 (the start) to %4</source>
        <translation>--step %1 は終わりを越えています：%3 のパズル %2 のステップは 0（初期状態）から %4 までです</translation>
    </message>
    <message>
        <source>%1 contains no puzzle</source>
        <translation>%1 にパズルがありません</translation>
    </message>
    <message>
        <source>%1; name the kind by --family, one of: %2</source>
        <translation>%1。--family で種類を指定してください。次のどれか：%2</translation>
    </message>
    <message>
        <source>%1: puzzle %L2 is unfinished</source>
        <translation>%1：パズル %L2 は未完成です</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Make the goal of all cards, each used once, with + − × / and parentheses. An ace is 1, J Q K are 11 12 13; fractions may come up on the way.
Click two cards in order, then a sign. Keyboard: a card&apos;s value, then + − * /. A double click splits a card again, Backspace the last one.</source>
        <translation>すべてのカードを1枚ずつ使い、+ − × / とかっこで目標を作ります。A は1、J・Q・K は11・12・13です。途中で分数になってもかまいません。
カードを2枚順にクリックし、次に記号をクリックします。キーボード：カードの値、続けて + − * /。ダブルクリックでそのカードを、Backspace で最後のカードを元に分けます。</translation>
    </message>
    <message>
        <source>Find the path from tile to neighbouring tile, through each tile once, that reads as a true equation: numbers of one or two digits, an operator between each two, one =. Each side is worked out from left to right.
Drag from tile to tile to draw the path; drag back to erase it. The right button cuts a link. Keyboard: arrow keys, Space to join, X to cut.</source>
        <translation>隣のタイルへとたどり、すべてのタイルを1回ずつ通る経路のうち、正しい等式として読めるものを見つけます。数は1桁か2桁で、数と数の間に演算記号が1つずつ入り、「=」は1つです。左辺も右辺も左から順に計算します。
タイルからタイルへドラッグして経路を描き、逆にたどると消えます。右ボタンで切断します。キーボード：矢印キー、スペースで連結、X で切断。</translation>
    </message>
    <message>
        <source>Shade cells until no row or column shows a number twice. Black cells never share a side, and the white cells stay connected.
A click makes a cell black, a right click marks it white.</source>
        <translation>どの行・列でも同じ数字が重ならないようにマスを塗ります。黒マスは辺で隣り合わず、白マスはすべてつながります。
クリックで黒マス、右クリックで白マスの印がつきます。</translation>
    </message>
    <message>
        <source>The digits of each run, 1 to 9 without repeats, add up to the sum beside it.
Click a cell or use the arrow keys, then type. With Shift, or after a right click, you type notes.</source>
        <translation>つながった白マスの並びごとに、1～9の異なる数字を入れ、合計を横の数に合わせます。
マスをクリックするか矢印キーで選び、入力します。Shift を押しながら、または右クリックの後ではメモになります。</translation>
    </message>
    <message>
        <source>Each row and column holds every digit from 1 to the size of the board once. The digits of a cage make its number with its sign; for − and / the largest comes first.
Click a cell or use the arrow keys, then type. With Shift, or after a right click, you type notes. Backspace clears the cell.</source>
        <translation>どの行・列にも、1から盤面の大きさまでの数字が1つずつ入ります。ケージの数字をその記号で計算すると、ケージの数になります。− と / では最大の数字を最初に置きます。
マスをクリックするか矢印キーで選び、入力します。Shift を押しながら、または右クリックの後ではメモになります。Backspace でマスを消します。</translation>
    </message>
    <message>
        <source>Each cell is black or white. The white digits of a row add up to the number beside it, the black digits of a column to the number above it.
Click a cell: black, white, blank; drag to paint. The right button goes the other way round. Keyboard: arrow keys, then Space.</source>
        <translation>どのマスも黒か白です。各行の白マスの数字の和が横の数に、各列の黒マスの数字の和が上の数になります。
マスをクリック：黒、白、空き。ドラッグで続けて塗れます。右ボタンは逆の順です。キーボード：矢印キー、次にスペース。</translation>
    </message>
    <message>
        <source>Draw one closed loop along the dots; it never crosses or touches itself. A number says how many of the four sides of its cell are part of the loop.
Drag along the dots to draw lines, or click an edge: line, cross, blank. The right button makes crosses; a click in the middle of a cell marks it inside or outside. Keyboard: arrow keys, Space, X, C.</source>
        <translation>点に沿って、閉じた輪を1つ描きます。輪は交差せず、自分自身に触れません。数字は、そのマスの4辺のうち輪になる辺の数です。
点に沿ってドラッグして線を引くか、辺をクリックします：線、×、空き。右ボタンで×がつき、マスの中央をクリックすると内側か外側の印がつきます。キーボード：矢印キー、スペース、X、C。</translation>
    </message>
    <message>
        <source>Each row, column and box holds every digit once; the digits of a dashed cage differ and add up to its sum.
Click a cell or use the arrow keys, then type. With Shift, or after a right click, you type notes.</source>
        <translation>どの行・列・ブロックにもすべての数字が1つずつ入ります。点線のケージには異なる数字が入り、その和がケージの数になります。
マスをクリックするか矢印キーで選び、入力します。Shift を押しながら、または右クリックの後ではメモになります。</translation>
    </message>
    <message>
        <source>One loop passes through all pearls: straight through a white one, with a turn just before or after it; it turns on a black one and runs straight for two cells either way.
Drag to draw the loop; a right click makes a cross.</source>
        <translation>すべての丸を通る1つの輪を作ります。白丸では直進し、その直前か直後で曲がります。黒丸では曲がり、両側とも次のマスを直進します。
ドラッグで輪を描き、右クリックで×がつきます。</translation>
    </message>
</context>
<context>
    <name>HintLadder</name>
    <message>
        <source>Look at the &lt;p&gt;framed part&lt;/p&gt; of the board: there is something to find.</source>
        <translation>盤面の&lt;p&gt;枠で囲んだところ&lt;/p&gt;を見てください。何か見つかるはずです。</translation>
    </message>
    <message>
        <source>The reason is &lt;p&gt;what is highlighted&lt;/p&gt;.</source>
        <translation>理由は&lt;p&gt;強調したところ&lt;/p&gt;です。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln parts of it are not among your marks, but follow in smaller steps.</source>
        <translation>
            <numerusform>このうち %Ln 個はまだ書き込まれていませんが、小さなステップで導けます。</numerusform>
        </translation>
    </message>
    <message>
        <source>At least one of your marks is wrong.</source>
        <translation>間違った書き込みが少なくとも1つあります。</translation>
    </message>
    <message>
        <source>This rule applies in the &lt;p&gt;framed part&lt;/p&gt;:</source>
        <translation>&lt;p&gt;枠で囲んだところ&lt;/p&gt;では、この手筋が使えます：</translation>
    </message>
    <message>
        <source>This mark is wrong: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>この書き込みは間違いです：&lt;c&gt;%1&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The mark &lt;c&gt;%1&lt;/c&gt; contradicts &lt;p&gt;what is highlighted&lt;/p&gt;.</source>
        <translation>書き込み&lt;c&gt;%1&lt;/c&gt;は&lt;p&gt;強調したところ&lt;/p&gt;と矛盾します。</translation>
    </message>
    <message>
        <source>You have marked everything that can be worked out. The rest can be filled in in more than one way: the puzzle has several answers.</source>
        <translation>わかることはすべて書き込まれています。残りの埋め方は1通りではなく、このパズルには解が複数あります。</translation>
    </message>
    <message>
        <source>The search for a hint was stopped.</source>
        <translation>ヒントの検索は中止されました。</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>消す</translation>
    </message>
    <message>
        <source>Mark it</source>
        <translation>書き込む</translation>
    </message>
    <message>
        <source>Which rule?</source>
        <translation>どの手筋？</translation>
    </message>
    <message>
        <source>What is the reason?</source>
        <translation>理由は？</translation>
    </message>
    <message>
        <source>Where?</source>
        <translation>どこ？</translation>
    </message>
    <message>
        <source>What follows?</source>
        <translation>何がわかる？</translation>
    </message>
    <message>
        <source>Which?</source>
        <translation>どれ？</translation>
    </message>
    <message>
        <source>remove the wrong mark</source>
        <translation>間違った書き込みを消す</translation>
    </message>
    <message>
        <source>mark what the hint says</source>
        <translation>ヒントのとおりに書き込む</translation>
    </message>
    <message numerus="yes">
        <source>The puzzle has several answers, but none with all your marks: %Ln of them conflict.</source>
        <translation>
            <numerusform>このパズルには解が複数ありますが、今の書き込みすべてに合う解はありません。%Ln 個が食い違っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>No answer has all these marks, but leave out any one and there is one: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>これらの書き込みすべてに合う解はありませんが、どれか1つを外せばあります：&lt;c&gt;%1&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Remove the first</source>
        <translation>最初のものを消す</translation>
    </message>
    <message>
        <source>Why wrong?</source>
        <translation>なぜ間違い？</translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlighted marks</source>
        <translation>
            <numerusform>強調した書き込み %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>These marks contradict each other: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>これらの書き込みは互いに矛盾します：&lt;c&gt;%1&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>This mark cannot be right: &lt;c&gt;%1&lt;/c&gt;. It breaks: &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>この書き込みは正しくありえません：&lt;c&gt;%1&lt;/c&gt;。次のルールに反します：&lt;p&gt;%2&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>These marks cannot all be right: &lt;c&gt;%1&lt;/c&gt;. They break: &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>これらの書き込みがすべて正しいことはありえません：&lt;c&gt;%1&lt;/c&gt;。次のルールに反します：&lt;p&gt;%2&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>Which is wrong?</source>
        <translation>間違いはどれ？</translation>
    </message>
    <message>
        <source>The reason is a rule of the whole board.</source>
        <translation>理由は盤面全体に関わるルールです。</translation>
    </message>
    <message>
        <source>The mark &lt;c&gt;%1&lt;/c&gt; breaks a rule of the whole board.</source>
        <translation>書き込み&lt;c&gt;%1&lt;/c&gt;は盤面全体に関わるルールに反します。</translation>
    </message>
    <message>
        <source>The puzzle is solved: there is nothing left to find.</source>
        <translation>このパズルは解けています。見つけるものはもうありません。</translation>
    </message>
    <message>
        <source>There is something to find. It reaches across the whole board, so no part of it is framed.</source>
        <translation>何か見つかるはずです。盤面全体に関わるので、枠で囲んだところはありません。</translation>
    </message>
    <message>
        <source>This rule applies across the whole board:</source>
        <translation>盤面全体で、この手筋が使えます：</translation>
    </message>
    <message numerus="yes">
        <source>Mark all %Ln</source>
        <translation>
            <numerusform>%Ln 個すべて書き込む</numerusform>
        </translation>
    </message>
    <message>
        <source>Can no longer be met: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>満たせなくなりました：&lt;p&gt;%1&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>From that you can work out &lt;c&gt;what is framed in this colour&lt;/c&gt;.</source>
        <translation>そこから&lt;c&gt;この色の枠で囲まれたもの&lt;/c&gt;が分かります。</translation>
    </message>
    <message>
        <source>From &lt;p&gt;what is highlighted&lt;/p&gt; you can work out &lt;c&gt;what is framed in this colour&lt;/c&gt;.</source>
        <translation>&lt;p&gt;強調されたもの&lt;/p&gt;から&lt;c&gt;この色の枠で囲まれたもの&lt;/c&gt;が分かります。</translation>
    </message>
    <message>
        <source>The mark &lt;c&gt;%1&lt;/c&gt; is wrong. There is no short reason for it.</source>
        <translation>記入&lt;c&gt;%1&lt;/c&gt;は誤りです。短い理由はありません。</translation>
    </message>
    <message>
        <source>These marks are wrong: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>これらの記入は誤りです：&lt;c&gt;%1&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Remove them</source>
        <translation>消す</translation>
    </message>
</context>
<context>
    <name>HistoryView</name>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>最初</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Exponents</source>
        <translation>べき乗</translation>
    </message>
    <message>
        <source>Whole numbers only</source>
        <translation>整数のみ</translation>
    </message>
    <message>
        <source>Cards may be left over</source>
        <translation>カードを余らせてよい</translation>
    </message>
    <message>
        <source>Both diagonals as well</source>
        <translation>両方の対角線にも</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>one of these puzzles: %1</source>
        <translation>次のパズルのどれか：%1</translation>
    </message>
    <message>
        <source>the kind of puzzle to be named, one of: %1</source>
        <translation>パズルの種類の指定（次のどれか：%1）</translation>
    </message>
    <message>
        <source>the clue %1 at row %2, column %3 has %4 lines</source>
        <translation>%2行%3列の数字%1に線が%4本</translation>
    </message>
    <message>
        <source>there is no line</source>
        <translation>線がない</translation>
    </message>
    <message>
        <source>line above row %1, column %2</source>
        <translation>%1行%2列の上辺は線</translation>
    </message>
    <message>
        <source>cross above row %1, column %2</source>
        <translation>%1行%2列の上辺は×</translation>
    </message>
    <message>
        <source>line below row %1, column %2</source>
        <translation>%1行%2列の下辺は線</translation>
    </message>
    <message>
        <source>cross below row %1, column %2</source>
        <translation>%1行%2列の下辺は×</translation>
    </message>
    <message>
        <source>line left of row %1, column %2</source>
        <translation>%1行%2列の左辺は線</translation>
    </message>
    <message>
        <source>cross left of row %1, column %2</source>
        <translation>%1行%2列の左辺は×</translation>
    </message>
    <message>
        <source>line right of row %1, column %2</source>
        <translation>%1行%2列の右辺は線</translation>
    </message>
    <message>
        <source>cross right of row %1, column %2</source>
        <translation>%1行%2列の右辺は×</translation>
    </message>
    <message>
        <source>the %1 corner of row %2, column %3 is impossible</source>
        <translation>%2行%3列の%1の角は成立不能</translation>
    </message>
    <message>
        <source>%1 at each of its corners</source>
        <translation>4つの角がそれぞれ%1</translation>
    </message>
    <message>
        <source>%1 at each of its %2 and %3 corners</source>
        <translation>%2と%3の角がそれぞれ%1</translation>
    </message>
    <message>
        <source>%1 at its %2 corner</source>
        <translation>%2の角が%1</translation>
    </message>
    <message>
        <source>%1 at each of its %2, %3 and %4 corners</source>
        <translation>%2・%3・%4の角がそれぞれ%1</translation>
    </message>
    <message>
        <source>a line %1</source>
        <translation>%1が線</translation>
    </message>
    <message>
        <source>a line above row %1, column %2</source>
        <translation>%1行%2列の上辺は線</translation>
    </message>
    <message>
        <source>a line below row %1, column %2</source>
        <translation>%1行%2列の下辺は線</translation>
    </message>
    <message>
        <source>a line left of row %1, column %2</source>
        <translation>%1行%2列の左辺は線</translation>
    </message>
    <message>
        <source>a line right of row %1, column %2</source>
        <translation>%1行%2列の右辺は線</translation>
    </message>
    <message>
        <source>above</source>
        <translation>上</translation>
    </message>
    <message>
        <source>above row %1, column %2</source>
        <translation>%1行%2列の上辺</translation>
    </message>
    <message>
        <source>at least one line</source>
        <translation>線1本以上</translation>
    </message>
    <message>
        <source>at least one line %1 or %2</source>
        <translation>%1と%2が合わせて線1本以上</translation>
    </message>
    <message>
        <source>at most one line</source>
        <translation>線1本以下</translation>
    </message>
    <message>
        <source>at most one line %1 or %2</source>
        <translation>%1と%2が合わせて線1本以下</translation>
    </message>
    <message>
        <source>below</source>
        <translation>下</translation>
    </message>
    <message>
        <source>below row %1, column %2</source>
        <translation>%1行%2列の下辺</translation>
    </message>
    <message>
        <source>from above</source>
        <translation>上から</translation>
    </message>
    <message>
        <source>from below</source>
        <translation>下から</translation>
    </message>
    <message>
        <source>from the left</source>
        <translation>左から</translation>
    </message>
    <message>
        <source>from the right</source>
        <translation>右から</translation>
    </message>
    <message>
        <source>left of row %1, column %2</source>
        <translation>%1行%2列の左辺</translation>
    </message>
    <message>
        <source>lines %1 and %2</source>
        <translation>%1と%2が線</translation>
    </message>
    <message>
        <source>lines %1, %2 and %3</source>
        <translation>%1・%2・%3が線</translation>
    </message>
    <message>
        <source>lines on every side</source>
        <translation>四方すべてが線</translation>
    </message>
    <message>
        <source>no line</source>
        <translation>線なし</translation>
    </message>
    <message>
        <source>no line %1</source>
        <translation>%1が×</translation>
    </message>
    <message>
        <source>no line %1 or %2</source>
        <translation>%1と%2が×</translation>
    </message>
    <message>
        <source>no line %1, %2 or %3</source>
        <translation>%1・%2・%3が×</translation>
    </message>
    <message>
        <source>no line above row %1, column %2</source>
        <translation>%1行%2列の上辺は×</translation>
    </message>
    <message>
        <source>no line below row %1, column %2</source>
        <translation>%1行%2列の下辺は×</translation>
    </message>
    <message>
        <source>no line left of row %1, column %2</source>
        <translation>%1行%2列の左辺は×</translation>
    </message>
    <message>
        <source>no line on any side</source>
        <translation>四方すべてが×</translation>
    </message>
    <message>
        <source>no line right of row %1, column %2</source>
        <translation>%1行%2列の右辺は×</translation>
    </message>
    <message>
        <source>none or both of the lines %1 and %2</source>
        <translation>%1と%2が両方線か両方×</translation>
    </message>
    <message>
        <source>none or two lines</source>
        <translation>線0本か2本</translation>
    </message>
    <message>
        <source>on the left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>on the right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>one line %1 or %2</source>
        <translation>%1と%2が合わせて線1本</translation>
    </message>
    <message>
        <source>right of row %1, column %2</source>
        <translation>%1行%2列の右辺</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are on different sides</source>
        <translation>%1行%2列と%3行%4列は内外が逆</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are on the same side</source>
        <translation>%1行%2列と%3行%4列は内外が同じ</translation>
    </message>
    <message>
        <source>the %1 at row %2, column %3</source>
        <translation>%2行%3列の%1</translation>
    </message>
    <message>
        <source>the border</source>
        <translation>外周</translation>
    </message>
    <message>
        <source>the dot at the bottom left of row %1, column %2</source>
        <translation>%1行%2列の左下の点</translation>
    </message>
    <message>
        <source>the dot at the bottom right of row %1, column %2</source>
        <translation>%1行%2列の右下の点</translation>
    </message>
    <message>
        <source>the dot at the top left of row %1, column %2</source>
        <translation>%1行%2列の左上の点</translation>
    </message>
    <message>
        <source>the dot at the top right of row %1, column %2</source>
        <translation>%1行%2列の右上の点</translation>
    </message>
    <message>
        <source>they are on different sides</source>
        <translation>両者は内外が逆</translation>
    </message>
    <message>
        <source>they are on the same side</source>
        <translation>両者は内外が同じ</translation>
    </message>
    <message>
        <source>two lines</source>
        <translation>線2本</translation>
    </message>
    <message>
        <source>no line at the %1 corner of row %2, column %3</source>
        <translation>%2行%3列の%1の角は線なし</translation>
    </message>
    <message>
        <source>one line at the %1 corner of row %2, column %3</source>
        <translation>%2行%3列の%1の角は線1本</translation>
    </message>
    <message>
        <source>at most one line at the %1 corner of row %2, column %3</source>
        <translation>%2行%3列の%1の角は線1本以下</translation>
    </message>
    <message>
        <source>two lines at the %1 corner of row %2, column %3</source>
        <translation>%2行%3列の%1の角は線2本</translation>
    </message>
    <message>
        <source>none or two lines at the %1 corner of row %2, column %3</source>
        <translation>%2行%3列の%1の角は線0本か2本</translation>
    </message>
    <message>
        <source>at least one line at the %1 corner of row %2, column %3</source>
        <translation>%2行%3列の%1の角は線1本以上</translation>
    </message>
    <message>
        <source>any lines at the %1 corner of row %2, column %3</source>
        <translation>%2行%3列の%1の角は線の数が自由</translation>
    </message>
    <message>
        <source>edge above row %1, column %2</source>
        <translation>%1行%2列の上辺</translation>
    </message>
    <message>
        <source>edge below row %1, column %2</source>
        <translation>%1行%2列の下辺</translation>
    </message>
    <message>
        <source>edge left of row %1, column %2</source>
        <translation>%1行%2列の左辺</translation>
    </message>
    <message>
        <source>edge right of row %1, column %2</source>
        <translation>%1行%2列の右辺</translation>
    </message>
    <message>
        <source>row %1, column %2 is inside</source>
        <translation>%1行%2列は内側</translation>
    </message>
    <message>
        <source>row %1, column %2 is outside</source>
        <translation>%1行%2列は外側</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are outside</source>
        <translation>%1行%2列と%3行%4列は外側</translation>
    </message>
    <message>
        <source>row %1, column %2, row %3, column %4 and row %5, column %6 are outside</source>
        <translation>%1行%2列・%3行%4列・%5行%6列は外側</translation>
    </message>
    <message>
        <source>row %1, column %2, row %3, column %4, row %5, column %6 and row %7, column %8 are outside</source>
        <translation>%1行%2列・%3行%4列・%5行%6列・%7行%8列は外側</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are inside</source>
        <translation>%1行%2列と%3行%4列は内側</translation>
    </message>
    <message>
        <source>row %1, column %2, row %3, column %4 and row %5, column %6 are inside</source>
        <translation>%1行%2列・%3行%4列・%5行%6列は内側</translation>
    </message>
    <message>
        <source>row %1, column %2, row %3, column %4, row %5, column %6 and row %7, column %8 are inside</source>
        <translation>%1行%2列・%3行%4列・%5行%6列・%7行%8列は内側</translation>
    </message>
    <message>
        <source>clue %1 at row %2, column %3</source>
        <translation>%2行%3列の数字%1</translation>
    </message>
    <message>
        <source>there is one loop, which never touches itself</source>
        <translation>輪は1つで、自分自身と接しない</translation>
    </message>
    <message>
        <source>1 edge</source>
        <translation>辺1本</translation>
    </message>
    <message>
        <source>%1 edges</source>
        <translation>辺%1本</translation>
    </message>
    <message>
        <source>row %1, column %2, no clue</source>
        <translation>%1行%2列、数字なし</translation>
    </message>
    <message>
        <source>row %1, column %2, clue %3</source>
        <translation>%1行%2列、数字%3</translation>
    </message>
    <message>
        <source>a number of rows and one of columns, 1 to %1 each, or 0 0</source>
        <translation>行数と列数（それぞれ1～%1）、または 0 0</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>行末</translation>
    </message>
    <message>
        <source>nothing more after the closing 0 0</source>
        <translation>締めくくりの 0 0 の後には何もないこと</translation>
    </message>
    <message>
        <source>row %1 of %2</source>
        <translation>行 %1／%2</translation>
    </message>
    <message>
        <source>a line of more than %1 bytes</source>
        <translation>%1 バイトを超える行</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>テキストの終わり</translation>
    </message>
    <message>
        <source>line</source>
        <translation>線</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>×</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>内側</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>外側</translation>
    </message>
    <message>
        <source>found %1; expected %2</source>
        <translation>見つかったもの：%1。期待されるもの：%2</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>解なし</translation>
    </message>
    <message>
        <source>one answer</source>
        <translation>解は1つ</translation>
    </message>
    <message>
        <source>many answers</source>
        <translation>解は多数</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>未判定</translation>
    </message>
    <message>
        <source>clue %1 of %2: 0, 1, 2, 3 or &apos;.&apos;</source>
        <translation>手がかり %1／%2：0、1、2、3 または &apos;.&apos;</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>左上</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>右上</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>右下</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>左下</translation>
    </message>
    <message>
        <source>dot top left of row %1, column %2</source>
        <translation>%1行%2列の左上の点</translation>
    </message>
    <message>
        <source>dot top right of row %1, column %2</source>
        <translation>%1行%2列の右上の点</translation>
    </message>
    <message>
        <source>dot bottom left of row %1, column %2</source>
        <translation>%1行%2列の左下の点</translation>
    </message>
    <message>
        <source>dot bottom right of row %1, column %2</source>
        <translation>%1行%2列の右下の点</translation>
    </message>
    <message>
        <source>this is not an expression</source>
        <translation>これは式ではない</translation>
    </message>
    <message>
        <source>the card %1 is not used</source>
        <translation>カード%1が使われていない</translation>
    </message>
    <message>
        <source>the expression is worth %1, not %2</source>
        <translation>式の値は%1で、%2ではない</translation>
    </message>
    <message>
        <source>the card %1 is used twice</source>
        <translation>カード%1が2回使われている</translation>
    </message>
    <message>
        <source>exponents are not allowed</source>
        <translation>べき乗は使えない</translation>
    </message>
    <message>
        <source>%1 %2 %3 has no valid value</source>
        <translation>%1 %2 %3は有効な値にならない</translation>
    </message>
    <message>
        <source>the intermediate value %1 is not a whole number</source>
        <translation>途中の値%1が整数でない</translation>
    </message>
    <message>
        <source>place %1 of the expression is open</source>
        <translation>式の%1番目の場所は未定</translation>
    </message>
    <message>
        <source>place %1 of the expression is blank</source>
        <translation>式の%1番目の場所は空き</translation>
    </message>
    <message>
        <source>%1 make %2 as %3</source>
        <translation>%1から%2を作成（%3）</translation>
    </message>
    <message>
        <source>%1 can make %2</source>
        <translation>%1から%2を作成可能</translation>
    </message>
    <message>
        <source>the card %1 is %2</source>
        <translation>カード%1の値は%2</translation>
    </message>
    <message>
        <source>sets of %1 cards make %2 values in all</source>
        <translation>%1枚の組で作れる値は全部で%2個</translation>
    </message>
    <message>
        <source>%1 make %2 values</source>
        <translation>%1から作れる値は%2個</translation>
    </message>
    <message>
        <source>%1 = %2 can be made</source>
        <translation>%1 = %2は作成可能</translation>
    </message>
    <message>
        <source>nothing can be made on this side of the target</source>
        <translation>目標のこちら側で作れる値はなし</translation>
    </message>
    <message>
        <source>nothing comes closer to %1</source>
        <translation>%1により近い値はなし</translation>
    </message>
    <message>
        <source>the target is %1</source>
        <translation>目標は%1</translation>
    </message>
    <message>
        <source>no card is used twice</source>
        <translation>同じカードは2回使えない</translation>
    </message>
    <message>
        <source>every card is used once</source>
        <translation>どのカードも1回ずつ使う</translation>
    </message>
    <message>
        <source>the card %1</source>
        <translation>カード%1</translation>
    </message>
    <message>
        <source>1 place of the expression</source>
        <translation>式の場所1か所</translation>
    </message>
    <message>
        <source>%1 places of the expression</source>
        <translation>式の場所%1か所</translation>
    </message>
    <message>
        <source>card %1 of %2: %3</source>
        <translation>カード %1／%2：%3</translation>
    </message>
    <message>
        <source>the target %1</source>
        <translation>目標%1</translation>
    </message>
    <message>
        <source>the expression</source>
        <translation>式</translation>
    </message>
    <message>
        <source>the place of a value close to the target</source>
        <translation>目標に近い値の場所</translation>
    </message>
    <message>
        <source>the branch up from %1</source>
        <translation>%1から上への枝</translation>
    </message>
    <message>
        <source>the sign that joins %1</source>
        <translation>%1を結ぶ記号</translation>
    </message>
    <message>
        <source>what %1 make</source>
        <translation>%1から作れる値</translation>
    </message>
    <message>
        <source>a card: 1 to %1, A, J, Q or K</source>
        <translation>カード：1～%1、A、J、Q、K</translation>
    </message>
    <message>
        <source>&apos;=&apos; after %1 cards</source>
        <translation>カード%1枚の後の「=」</translation>
    </message>
    <message>
        <source>a card (1 to %1, A, J, Q or K) or &apos;=&apos;</source>
        <translation>カード（1～%1、A、J、Q、K）または「=」</translation>
    </message>
    <message>
        <source>a target: a whole number or a fraction, of up to %1</source>
        <translation>目標：整数か分数（%1まで）</translation>
    </message>
    <message>
        <source>the end of the line, or an option: exponents, integers, some</source>
        <translation>行末、またはオプション：exponents、integers、some</translation>
    </message>
    <message>
        <source>the tile at row %1, place %2 has %3 links</source>
        <translation>%1行%2番目のタイルにつながりが%3本</translation>
    </message>
    <message>
        <source>the links are not one path</source>
        <translation>つながりが1本の経路になっていない</translation>
    </message>
    <message>
        <source>a division in %1 does not work out</source>
        <translation>%1の割り算が割り切れない</translation>
    </message>
    <message>
        <source>in %1, %2 is not %3</source>
        <translation>%1では、%2が%3と等しくない</translation>
    </message>
    <message>
        <source>link of %1 (row %2, place %3) and %4 (row %5, place %6)</source>
        <translation>%1（%2行%3番目）と%4（%5行%6番目）のつながり</translation>
    </message>
    <message>
        <source>%1 (row %2, place %3) and %4 (row %5, place %6) are joined</source>
        <translation>%1（%2行%3番目）と%4（%5行%6番目）は連結</translation>
    </message>
    <message>
        <source>%1 (row %2, place %3) and %4 (row %5, place %6) are not joined</source>
        <translation>%1（%2行%3番目）と%4（%5行%6番目）は切断</translation>
    </message>
    <message>
        <source>the path ends on %1 (row %2, place %3)</source>
        <translation>%1（%2行%3番目）は経路の端</translation>
    </message>
    <message>
        <source>the path does not end on %1 (row %2, place %3)</source>
        <translation>%1（%2行%3番目）は経路の途中</translation>
    </message>
    <message>
        <source>the tile %1 at row %2, place %3</source>
        <translation>%2行%3番目のタイル%1</translation>
    </message>
    <message>
        <source>one path passes through every tile</source>
        <translation>1本の経路がすべてのタイルを通る</translation>
    </message>
    <message>
        <source>the path reads as an equation</source>
        <translation>経路は等式として読める</translation>
    </message>
    <message>
        <source>row %1, place %2, tile %3</source>
        <translation>%1行%2番目、タイル%3</translation>
    </message>
    <message>
        <source>the equation</source>
        <translation>等式</translation>
    </message>
    <message>
        <source>the end from which it is read</source>
        <translation>読み始めの端</translation>
    </message>
    <message>
        <source>an odd number of rows, 3 to %1, or 0</source>
        <translation>奇数の行数（3～%1）、または 0</translation>
    </message>
    <message>
        <source>the number of tiles in the odd rows, 1 to %1, so that there are no more than %2 tiles</source>
        <translation>奇数番目の行のタイル数（1～%1。全部で%2タイルを超えないこと）</translation>
    </message>
    <message>
        <source>tile %1 of %2: a digit, +, -, *, / or =</source>
        <translation>タイル %1／%2：数字、+、-、*、/ または =</translation>
    </message>
    <message>
        <source>no second =</source>
        <translation>2つ目の「=」がないこと</translation>
    </message>
    <message>
        <source>an = on one of the tiles</source>
        <translation>どれかのタイルに「=」があること</translation>
    </message>
    <message>
        <source>nothing more after the closing 0</source>
        <translation>締めくくりの 0 の後には何もないこと</translation>
    </message>
    <message>
        <source>row %1, column %2 holds no digit</source>
        <translation>%1行%2列に数字がない</translation>
    </message>
    <message>
        <source>row %1 holds the digit %2 twice</source>
        <translation>%1行目に数字%2が2つある</translation>
    </message>
    <message>
        <source>column %1 holds the digit %2 twice</source>
        <translation>%1列目に数字%2が2つある</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>%1列目</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>%1行目</translation>
    </message>
    <message>
        <source>cage %1 at row %2, column %3</source>
        <translation>%2行%3列のケージ%1</translation>
    </message>
    <message>
        <source>row %1, column %2 is %3</source>
        <translation>%1行%2列は%3</translation>
    </message>
    <message>
        <source>row %1, column %2 is not %3</source>
        <translation>%1行%2列は%3以外</translation>
    </message>
    <message>
        <source>row %1, column %2 is neither %3 nor %4</source>
        <translation>%1行%2列は%3と%4以外</translation>
    </message>
    <message>
        <source>row %1, column %2 is %3 or %4</source>
        <translation>%1行%2列は%3か%4</translation>
    </message>
    <message>
        <source>%1 cells are %2</source>
        <translation>%1マスが%2</translation>
    </message>
    <message>
        <source>%1 cells can only be %2 or %3</source>
        <translation>%1マスは%2か%3のみ</translation>
    </message>
    <message>
        <source>no other cell of row %1 is %2</source>
        <translation>%1行目のほかのマスは%2以外</translation>
    </message>
    <message>
        <source>no other cell of column %1 is %2</source>
        <translation>%1列目のほかのマスは%2以外</translation>
    </message>
    <message>
        <source>no other cell of row %1 is %2 or %3</source>
        <translation>%1行目のほかのマスは%2と%3以外</translation>
    </message>
    <message>
        <source>no other cell of column %1 is %2 or %3</source>
        <translation>%1列目のほかのマスは%2と%3以外</translation>
    </message>
    <message>
        <source>row %1 has %2</source>
        <translation>%1行目は%2が既出</translation>
    </message>
    <message>
        <source>column %1 has %2</source>
        <translation>%1列目は%2が既出</translation>
    </message>
    <message>
        <source>row %1 has %2 and %3</source>
        <translation>%1行目は%2と%3が既出</translation>
    </message>
    <message>
        <source>column %1 has %2 and %3</source>
        <translation>%1列目は%2と%3が既出</translation>
    </message>
    <message>
        <source>%1 needs %2</source>
        <translation>%1には%2が必要</translation>
    </message>
    <message>
        <source>%1 needs %2 or %3</source>
        <translation>%1には%2か%3が必要</translation>
    </message>
    <message>
        <source>%1 is row %2, column %3</source>
        <translation>%1は%2行%3列</translation>
    </message>
    <message>
        <source>%1 = %2 needs %3 = %4</source>
        <translation>%1 = %2には%3 = %4が必要</translation>
    </message>
    <message>
        <source>1 cell</source>
        <translation>1マス</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1マス</translation>
    </message>
    <message>
        <source>row %1, column %2, in the cage %3</source>
        <translation>%1行%2列（ケージ%3の中）</translation>
    </message>
    <message>
        <source>a side from 1 to %1 and a number of cages from 1 to %2, or 0</source>
        <translation>一辺の長さ（1～%1）とケージの数（1～%2）、または 0</translation>
    </message>
    <message>
        <source>the letter a</source>
        <translation>文字 a</translation>
    </message>
    <message>
        <source>a letter from a to %1</source>
        <translation>a から %1 までの文字</translation>
    </message>
    <message>
        <source>a letter from a to z or from A to %1</source>
        <translation>a から z まで、または A から %1 までの文字</translation>
    </message>
    <message>
        <source>a row of %1 letters</source>
        <translation>%1文字の行</translation>
    </message>
    <message>
        <source>a cage in one piece: this cell does not touch the others of its letter</source>
        <translation>ひとつながりのケージ（このマスは同じ文字のほかのマスに接していない）</translation>
    </message>
    <message>
        <source>at most %1 cells in a cage</source>
        <translation>ケージのマスは%1個まで</translation>
    </message>
    <message>
        <source>&apos;.&apos; for a cage of one cell</source>
        <translation>1マスのケージには「.」</translation>
    </message>
    <message>
        <source>&apos;+&apos;, &apos;-&apos;, &apos;*&apos;, &apos;/&apos; or &apos;?&apos; for a cage of two cells</source>
        <translation>2マスのケージには「+」「-」「*」「/」「?」のどれか</translation>
    </message>
    <message>
        <source>a letter that stands in the grid</source>
        <translation>盤面にある文字</translation>
    </message>
    <message>
        <source>a cage that has no clue yet</source>
        <translation>まだ手がかりのないケージ</translation>
    </message>
    <message>
        <source>a target from 0 to %1</source>
        <translation>0～%1の目標</translation>
    </message>
    <message>
        <source>clue %1 of %2</source>
        <translation>手がかり %1／%2</translation>
    </message>
    <message>
        <source>the white cells of row %1 make %2 instead of %3</source>
        <translation>%1行目の白マスの和が%3ではなく%2</translation>
    </message>
    <message>
        <source>the black cells of column %1 make %2 instead of %3</source>
        <translation>%1列目の黒マスの和が%3ではなく%2</translation>
    </message>
    <message>
        <source>row %1, column %2 is black</source>
        <translation>%1行%2列は黒</translation>
    </message>
    <message>
        <source>row %1, column %2 is white</source>
        <translation>%1行%2列は白</translation>
    </message>
    <message>
        <source>row %1, column %2, digit %3</source>
        <translation>%1行%2列、数字%3</translation>
    </message>
    <message>
        <source>row %1, sum of its white cells so far</source>
        <translation>%1行目、これまでの白マスの和</translation>
    </message>
    <message>
        <source>column %1, sum of its black cells so far</source>
        <translation>%1列目、これまでの黒マスの和</translation>
    </message>
    <message>
        <source>row %1, what its label still lacks</source>
        <translation>%1行目、合計値までの残り</translation>
    </message>
    <message>
        <source>column %1, what its label still lacks</source>
        <translation>%1列目、合計値までの残り</translation>
    </message>
    <message>
        <source>the column labels: 1 to %1 numbers from 0 to %2</source>
        <translation>列の合計値：0～%2の数を1～%1個</translation>
    </message>
    <message>
        <source>digit %1 of %2: 1 to 9</source>
        <translation>数字 %1／%2：1～9</translation>
    </message>
    <message>
        <source>the row&apos;s label, a number from 0 to %1</source>
        <translation>行の合計値（0～%1の数）</translation>
    </message>
    <message>
        <source>no more than %1 rows</source>
        <translation>%1行以内であること</translation>
    </message>
    <message>
        <source>a row: %1 digits, then its label</source>
        <translation>行：数字%1個、続けて合計値</translation>
    </message>
    <message>
        <source>candidates %1</source>
        <translation>候補%1</translation>
    </message>
    <message>
        <source>black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白</translation>
    </message>
    <message>
        <source>joined</source>
        <translation>連結</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>切断</translation>
    </message>
    <message>
        <source>the path ends here</source>
        <translation>経路の端</translation>
    </message>
    <message>
        <source>the path does not end here</source>
        <translation>経路の端ではない</translation>
    </message>
    <message>
        <source>%1 stands in place %2 of the expression</source>
        <translation>式の%2番目の場所は%1</translation>
    </message>
    <message>
        <source>%1 does not have the form of an equation</source>
        <translation>%1は等式の形になっていない</translation>
    </message>
    <message>
        <source>%1 of the links and the reading</source>
        <translation>つながり（読む向きを含む）%1</translation>
    </message>
    <message>
        <source>fewer cards for a hand this hard</source>
        <translation>より少ない枚数（この難しさの手札として）</translation>
    </message>
    <message>
        <source>the target</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>all the cards</source>
        <translation>すべてのカード</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>カード1枚</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>カード%1枚</translation>
    </message>
    <message>
        <source>one value</source>
        <translation>値1個</translation>
    </message>
    <message>
        <source>%1 values</source>
        <translation>値%1個</translation>
    </message>
    <message>
        <source>%1: this is the target</source>
        <translation>%1：これが目標です</translation>
    </message>
    <message>
        <source>%1: live, one way left</source>
        <translation>%1：まだ解けます。残る方法は1つ</translation>
    </message>
    <message>
        <source>%1: live, %2 ways left</source>
        <translation>%1：まだ解けます。残る方法は%2通り</translation>
    </message>
    <message>
        <source>%1: dead; the target is %2</source>
        <translation>%1：行き止まり。目標は%2です</translation>
    </message>
    <message>
        <source>%1: dead; nothing left makes up %2, the nearest are %3 and %4</source>
        <translation>%1：行き止まり。残りで%2は作れません。最も近いのは%3と%4です</translation>
    </message>
    <message>
        <source>%1: dead; nothing left makes up %2, the nearest is %3</source>
        <translation>%1：行き止まり。残りで%2は作れません。最も近いのは%3です</translation>
    </message>
    <message>
        <source>%1: dead; what is left makes nothing at all</source>
        <translation>%1：行き止まり。残りでは何も作れません</translation>
    </message>
    <message>
        <source>a size from %1 to %2</source>
        <translation>%1から%2までの大きさ</translation>
    </message>
    <message>
        <source>no symmetry, as these puzzles have none</source>
        <translation>対称なし（この種類のパズルにはありません）</translation>
    </message>
    <message>
        <source>another symmetry of the clues</source>
        <translation>手がかりの別の対称</translation>
    </message>
    <message>
        <source>an odd number of tiles, at most %1, for a board this gentle</source>
        <translation>奇数のタイル（最大%1枚。この易しさの盤面として）</translation>
    </message>
    <message>
        <source>at most %1 tiles, or %2 if their number is even, for a board this easy</source>
        <translation>最大%1枚のタイル（枚数が偶数なら%2枚。この易しさの盤面として）</translation>
    </message>
    <message>
        <source>at most %1 tiles for this difficulty</source>
        <translation>この難易度ではタイルは最大%1枚</translation>
    </message>
    <message>
        <source>at least %1 tiles for a board this hard</source>
        <translation>この難しさの盤面ではタイルは%1枚以上</translation>
    </message>
    <message>
        <source>a wider board for a puzzle this hard</source>
        <translation>より幅の広い盤面（この難しさのパズルとして）</translation>
    </message>
    <message>
        <source>an odd number of rows</source>
        <translation>奇数の行数</translation>
    </message>
    <message>
        <source>a board of %1 to %2 tiles</source>
        <translation>%1～%2枚のタイルの盤面</translation>
    </message>
    <message>
        <source>one tile</source>
        <translation>タイル1枚</translation>
    </message>
    <message>
        <source>%1 tiles</source>
        <translation>タイル%1枚</translation>
    </message>
    <message>
        <source>the one path</source>
        <translation>1本の経路</translation>
    </message>
    <message>
        <source>one link</source>
        <translation>つながり1本</translation>
    </message>
    <message>
        <source>%1 links</source>
        <translation>つながり%1本</translation>
    </message>
    <message>
        <source>one cut</source>
        <translation>切断1か所</translation>
    </message>
    <message>
        <source>%1 cuts</source>
        <translation>切断%1か所</translation>
    </message>
    <message>
        <source>the reading</source>
        <translation>読む向き</translation>
    </message>
    <message>
        <source>one end</source>
        <translation>端1個</translation>
    </message>
    <message>
        <source>%1 ends</source>
        <translation>端%1個</translation>
    </message>
    <message>
        <source>one inner tile</source>
        <translation>途中のタイル1枚</translation>
    </message>
    <message>
        <source>%1 inner tiles</source>
        <translation>途中のタイル%1枚</translation>
    </message>
    <message>
        <source>the place of the =</source>
        <translation>「=」の位置</translation>
    </message>
    <message>
        <source>as many rows as columns</source>
        <translation>行と列が同じ数</translation>
    </message>
    <message>
        <source>one cage</source>
        <translation>ケージ1個</translation>
    </message>
    <message>
        <source>%1 cages</source>
        <translation>ケージ%1個</translation>
    </message>
    <message>
        <source>one row</source>
        <translation>行1本</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>行%1本</translation>
    </message>
    <message>
        <source>one column</source>
        <translation>列1本</translation>
    </message>
    <message>
        <source>%1 columns</source>
        <translation>列%1本</translation>
    </message>
    <message>
        <source>one digit</source>
        <translation>数字1個</translation>
    </message>
    <message>
        <source>%1 digits</source>
        <translation>数字%1個</translation>
    </message>
    <message>
        <source>the candidates of one cell</source>
        <translation>1マスの候補</translation>
    </message>
    <message>
        <source>the candidates of %1 cells</source>
        <translation>%1マスの候補</translation>
    </message>
    <message>
        <source>a board of at least %1 cells for a puzzle this hard</source>
        <translation>%1マス以上の盤面（この難しさのパズルとして）</translation>
    </message>
    <message>
        <source>one black cell</source>
        <translation>黒マス1個</translation>
    </message>
    <message>
        <source>%1 black cells</source>
        <translation>黒マス%1個</translation>
    </message>
    <message>
        <source>one white cell</source>
        <translation>白マス1個</translation>
    </message>
    <message>
        <source>%1 white cells</source>
        <translation>白マス%1個</translation>
    </message>
    <message>
        <source>one clue</source>
        <translation>手がかり1個</translation>
    </message>
    <message>
        <source>%1 clues</source>
        <translation>手がかり%1個</translation>
    </message>
    <message>
        <source>one dot</source>
        <translation>点1個</translation>
    </message>
    <message>
        <source>%1 dots</source>
        <translation>点%1個</translation>
    </message>
    <message>
        <source>the one loop</source>
        <translation>1つの輪</translation>
    </message>
    <message>
        <source>one line</source>
        <translation>線1本</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>線%1本</translation>
    </message>
    <message>
        <source>one cross</source>
        <translation>×1個</translation>
    </message>
    <message>
        <source>%1 crosses</source>
        <translation>×%1個</translation>
    </message>
    <message>
        <source>one cell inside</source>
        <translation>内側1マス</translation>
    </message>
    <message>
        <source>%1 cells inside</source>
        <translation>内側%1マス</translation>
    </message>
    <message>
        <source>one cell outside</source>
        <translation>外側1マス</translation>
    </message>
    <message>
        <source>%1 cells outside</source>
        <translation>外側%1マス</translation>
    </message>
    <message>
        <source>one corner</source>
        <translation>角1か所</translation>
    </message>
    <message>
        <source>%1 corners</source>
        <translation>角%1か所</translation>
    </message>
    <message>
        <source>one pair of cells</source>
        <translation>マスの組1個</translation>
    </message>
    <message>
        <source>%1 pairs of cells</source>
        <translation>マスの組%1個</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>As hard as its hardest step.</source>
        <translation>難易度は最も難しいステップで決まりました。</translation>
    </message>
    <message>
        <source>Hardest step: %1, but one of several to choose from.</source>
        <translation>最も難しいステップ：%1。ただし、ほかにも選べるステップがあります。</translation>
    </message>
    <message>
        <source>No step is harder than %1, but many are not much easier: together they are harder.</source>
        <translation>%1より難しいステップはありませんが、それに近いものが多く、全体ではもっと難しくなります。</translation>
    </message>
    <message>
        <source>card %1 of %2</source>
        <translation>カード %1／%2</translation>
    </message>
    <message>
        <source>one card is blank</source>
        <translation>空のカードが1枚あります</translation>
    </message>
    <message>
        <source>%1 cards are blank</source>
        <translation>空のカードが%1枚あります</translation>
    </message>
    <message>
        <source>the target is missing</source>
        <translation>目標がありません</translation>
    </message>
    <message>
        <source>the target is incomplete</source>
        <translation>目標が未完成です</translation>
    </message>
    <message>
        <source>row %1, place %2</source>
        <translation>%1行%2番目</translation>
    </message>
    <message>
        <source>a board of at most %1 tiles</source>
        <translation>最大%1枚のタイルの盤面</translation>
    </message>
    <message>
        <source>one tile is blank</source>
        <translation>空のタイルが1枚あります</translation>
    </message>
    <message>
        <source>%1 tiles are blank</source>
        <translation>空のタイルが%1枚あります</translation>
    </message>
    <message>
        <source>the &quot;=&quot; is missing</source>
        <translation>「=」がありません</translation>
    </message>
    <message>
        <source>there are %1 &quot;=&quot; instead of one</source>
        <translation>「=」が1つではなく%1個あります</translation>
    </message>
    <message>
        <source>no equation along this path fits the tiles</source>
        <translation>この経路で読めるタイルどおりの等式はありません</translation>
    </message>
    <message>
        <source>one cage has no number</source>
        <translation>数のないケージが1個あります</translation>
    </message>
    <message>
        <source>%1 cages have no number</source>
        <translation>数のないケージが%1個あります</translation>
    </message>
    <message>
        <source>one cage has no operator</source>
        <translation>演算記号のないケージが1個あります</translation>
    </message>
    <message>
        <source>%1 cages have no operator</source>
        <translation>演算記号のないケージが%1個あります</translation>
    </message>
    <message>
        <source>one cage of a single cell has an operator</source>
        <translation>1マスのケージ1個に演算記号があります</translation>
    </message>
    <message>
        <source>%1 cages of a single cell have an operator</source>
        <translation>1マスのケージ%1個に演算記号があります</translation>
    </message>
    <message>
        <source>one cell is in no cage</source>
        <translation>ケージに入っていないマスが1個あります</translation>
    </message>
    <message>
        <source>%1 cells are in no cage</source>
        <translation>ケージに入っていないマスが%1個あります</translation>
    </message>
    <message>
        <source>a cage has more than %1 cells</source>
        <translation>%1マスを超えるケージがあります</translation>
    </message>
    <message>
        <source>there are %1 cages, more than %2</source>
        <translation>ケージが%1個あり、上限の%2個を超えています</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>%1行%2列</translation>
    </message>
    <message>
        <source>row %1, the sum of its white cells</source>
        <translation>%1行目の白マスの和</translation>
    </message>
    <message>
        <source>column %1, the sum of its black cells</source>
        <translation>%1列目の黒マスの和</translation>
    </message>
    <message>
        <source>one cell has no digit</source>
        <translation>数字のないマスが1個あります</translation>
    </message>
    <message>
        <source>%1 cells have no digit</source>
        <translation>数字のないマスが%1個あります</translation>
    </message>
    <message>
        <source>one label is missing</source>
        <translation>合計値が1つ足りません</translation>
    </message>
    <message>
        <source>%1 labels are missing</source>
        <translation>合計値が%1個足りません</translation>
    </message>
    <message>
        <source>one cell is neither black nor white</source>
        <translation>黒でも白でもないマスが1個あります</translation>
    </message>
    <message>
        <source>%1 cells are neither black nor white</source>
        <translation>黒でも白でもないマスが%1個あります</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>an object with &quot;%1&quot;</source>
        <translation>「%1」のあるオブジェクト</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>リスト</translation>
    </message>
    <message>
        <source>a list of %1</source>
        <translation>%1個のリスト</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1から%2までの整数</translation>
    </message>
    <message>
        <source>a number of seconds</source>
        <translation>秒数</translation>
    </message>
    <message>
        <source>a text of at most %1 bytes</source>
        <translation>%1バイト以内のテキスト</translation>
    </message>
    <message>
        <source>a text for each place</source>
        <translation>それぞれの場所のテキスト</translation>
    </message>
    <message>
        <source>a kind of puzzle that this Inkling knows</source>
        <translation>この Inkling が知っているパズルの種類</translation>
    </message>
    <message>
        <source>clues that fit a puzzle of this kind and size</source>
        <translation>この種類と大きさのパズルに合う手がかり</translation>
    </message>
    <message>
        <source>marks that fit this puzzle</source>
        <translation>このパズルに合う書き込み</translation>
    </message>
    <message>
        <source>version %1 or older: a newer Inkling wrote this file</source>
        <translation>バージョン%1以前（このファイルは新しい Inkling で書かれています）</translation>
    </message>
    <message>
        <source>a number that no other puzzle has</source>
        <translation>ほかのパズルにない番号</translation>
    </message>
    <message>
        <source>a step that fits the puzzles</source>
        <translation>パズルに合う操作</translation>
    </message>
    <message>
        <source>nothing nested deeper than %1</source>
        <translation>%1段より深い入れ子がないこと</translation>
    </message>
    <message>
        <source>no more than %1 values</source>
        <translation>%1個以内の値</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>%1: nothing can be divided by 0</source>
        <translation>%1：0では割れません</translation>
    </message>
    <message>
        <source>%1: this has no valid value</source>
        <translation>%1：有効な値になりません</translation>
    </message>
    <message>
        <source>%1 = %2: only whole numbers are allowed</source>
        <translation>%1 = %2：使えるのは整数だけです</translation>
    </message>
    <message>
        <source>these two cannot be joined like this</source>
        <translation>この2つはそのようには結べません</translation>
    </message>
    <message>
        <source>the values of its sides</source>
        <translation>両辺の値</translation>
    </message>
    <message>
        <source>solvable</source>
        <translation>解ける</translation>
    </message>
    <message>
        <source>how many tiles stand before the =</source>
        <translation>「=」の前のタイルの枚数</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1は%2</translation>
    </message>
    <message>
        <source>the answer reads %1</source>
        <translation>答えは%1</translation>
    </message>
    <message>
        <source>As hard to find as the easiest answer: %1.</source>
        <translation>見つけやすさは最もやさしい解と同じ：%1。</translation>
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
        <translation>行と列%1本ずつ</translation>
    </message>
    <message>
        <source>the %1 in column %2</source>
        <translation>%2列目の%1</translation>
    </message>
    <message>
        <source>the %1 in row %2</source>
        <translation>%2行目の%1</translation>
    </message>
    <message>
        <source>the %1 at row %2, column %3 is black</source>
        <translation>%2行%3列の%1は黒</translation>
    </message>
    <message>
        <source>the %1 at row %2, column %3 is white</source>
        <translation>%2行%3列の%1は白</translation>
    </message>
    <message>
        <source>the %1 in column %2 is black</source>
        <translation>%2列目の%1は黒</translation>
    </message>
    <message>
        <source>the %1 in column %2 is white</source>
        <translation>%2列目の%1は白</translation>
    </message>
    <message>
        <source>the %1 in row %2 is black</source>
        <translation>%2行目の%1は黒</translation>
    </message>
    <message>
        <source>the %1 in row %2 is white</source>
        <translation>%2行目の%1は白</translation>
    </message>
    <message>
        <source>1 cell is %1</source>
        <translation>1マスが%1</translation>
    </message>
    <message>
        <source>%2 cells are %1</source>
        <translation>%2マスが%1</translation>
    </message>
    <message>
        <source>%1 links are joined</source>
        <translation>%1か所が連結</translation>
    </message>
    <message>
        <source>%1 links are cut</source>
        <translation>%1か所が切断</translation>
    </message>
    <message>
        <source>the path does not end on %1 other tiles</source>
        <translation>ほかのタイル%1枚は経路の途中</translation>
    </message>
    <message>
        <source>the %1 at row %2, place %3 has too many links</source>
        <translation>%2行%3番目の%1のつながりが多すぎる</translation>
    </message>
    <message>
        <source>the %1 at row %2, place %3 has too few links left</source>
        <translation>%2行%3番目の%1に残るつながりが足りない</translation>
    </message>
    <message>
        <source>the path has more than two ends</source>
        <translation>経路の端が3つ以上になる</translation>
    </message>
    <message>
        <source>the path has fewer than two ends</source>
        <translation>経路の端が2つに足りない</translation>
    </message>
    <message>
        <source>three digits in a row have the %1 at row %2, place %3 between them</source>
        <translation>%2行%3番目の%1を挟んで数字が3つ続く</translation>
    </message>
    <message>
        <source>too many numbers have two digits</source>
        <translation>2桁の数が多すぎる</translation>
    </message>
    <message>
        <source>too many numbers have one digit</source>
        <translation>1桁の数が多すぎる</translation>
    </message>
    <message>
        <source>the %1 at row %2, place %3 has no second digit, and no more numbers may have one digit</source>
        <translation>%2行%3番目の%1に続く数字がないのに、1桁の数はもう増やせない</translation>
    </message>
    <message>
        <source>a digit follows a 0</source>
        <translation>0の後に数字が続く</translation>
    </message>
    <message>
        <source>the path closes to a ring</source>
        <translation>経路が輪になって閉じる</translation>
    </message>
    <message>
        <source>the path ends while tiles are left over</source>
        <translation>タイルが残っているのに経路が終わる</translation>
    </message>
    <message>
        <source>some tiles are cut off from the others</source>
        <translation>ほかから切り離されるタイルがある</translation>
    </message>
    <message>
        <source>no path can pass the %1 at row %2, place %3 from part to part</source>
        <translation>%2行%3番目の%1を通って両側の部分をつなぐ経路がない</translation>
    </message>
    <message>
        <source>the path ends on an operator</source>
        <translation>経路の端が演算記号になる</translation>
    </message>
    <message>
        <source>two operators are joined</source>
        <translation>演算記号どうしが連結する</translation>
    </message>
    <message>
        <source>two zeros are joined</source>
        <translation>0どうしが連結する</translation>
    </message>
    <message>
        <source>the %1 at row %2, place %3</source>
        <translation>%2行%3番目の%1</translation>
    </message>
    <message>
        <source>the left side has 1 tile</source>
        <translation>左辺は1枚</translation>
    </message>
    <message>
        <source>the left side has %1 tiles</source>
        <translation>左辺は%1枚</translation>
    </message>
    <message>
        <source>the left side has %1 or %2 tiles</source>
        <translation>左辺は%1か%2枚</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are each %5 or %6</source>
        <translation>%1行%2列と%3行%4列はそれぞれ%5か%6</translation>
    </message>
    <message>
        <source>row %1, column %2; row %3, column %4 and row %5, column %6 are each %7 or %8</source>
        <translation>%1行%2列・%3行%4列・%5行%6列はそれぞれ%7か%8</translation>
    </message>
    <message>
        <source>the side never changes</source>
        <translation>内外が入れ替わる回数は0回</translation>
    </message>
    <message>
        <source>the side changes once</source>
        <translation>内外が入れ替わる回数は1回</translation>
    </message>
    <message>
        <source>the side changes %1 times</source>
        <translation>内外が入れ替わる回数は%1回</translation>
    </message>
    <message>
        <source>%1 (%2 does not work out)</source>
        <translation>%1（%2が割り切れない）</translation>
    </message>
    <message>
        <source>no digit is left for row %1, column %2</source>
        <translation>%1行%2列に入る数字はなし</translation>
    </message>
    <message>
        <source>%1 is at most %2</source>
        <translation>%1は%2以下</translation>
    </message>
    <message>
        <source>%1 and %2 are at most %3</source>
        <translation>%1と%2は%3以下</translation>
    </message>
    <message>
        <source>%1 is at least %2</source>
        <translation>%1は%2以上</translation>
    </message>
    <message>
        <source>%1 and %2 are at least %3</source>
        <translation>%1と%2は%3以上</translation>
    </message>
    <message>
        <source>a line runs above row %1, column %2</source>
        <translation>%1行%2列の上辺は線</translation>
    </message>
    <message>
        <source>no line runs above row %1, column %2</source>
        <translation>%1行%2列の上辺は×</translation>
    </message>
    <message>
        <source>a line runs below row %1, column %2</source>
        <translation>%1行%2列の下辺は線</translation>
    </message>
    <message>
        <source>no line runs below row %1, column %2</source>
        <translation>%1行%2列の下辺は×</translation>
    </message>
    <message>
        <source>a line runs left of row %1, column %2</source>
        <translation>%1行%2列の左辺は線</translation>
    </message>
    <message>
        <source>no line runs left of row %1, column %2</source>
        <translation>%1行%2列の左辺は×</translation>
    </message>
    <message>
        <source>a line runs right of row %1, column %2</source>
        <translation>%1行%2列の右辺は線</translation>
    </message>
    <message>
        <source>no line runs right of row %1, column %2</source>
        <translation>%1行%2列の右辺は×</translation>
    </message>
    <message>
        <source>row %2, column %3 has no line at its %1 corner</source>
        <translation>%2行%3列の%1の角は線なし</translation>
    </message>
    <message>
        <source>row %2, column %3 has one line at its %1 corner</source>
        <translation>%2行%3列の%1の角は線1本</translation>
    </message>
    <message>
        <source>row %2, column %3 has at most one line at its %1 corner</source>
        <translation>%2行%3列の%1の角は線1本以下</translation>
    </message>
    <message>
        <source>row %2, column %3 has two lines at its %1 corner</source>
        <translation>%2行%3列の%1の角は線2本</translation>
    </message>
    <message>
        <source>row %2, column %3 has none or two lines at its %1 corner</source>
        <translation>%2行%3列の%1の角は線0本か2本</translation>
    </message>
    <message>
        <source>row %2, column %3 has at least one line at its %1 corner</source>
        <translation>%2行%3列の%1の角は線1本以上</translation>
    </message>
    <message>
        <source>row %2, column %3 may have any lines at its %1 corner</source>
        <translation>%2行%3列の%1の角は線の数が自由</translation>
    </message>
    <message>
        <source>the rest of row %1 takes %2</source>
        <translation>%1行目の残りに%2が入る</translation>
    </message>
    <message>
        <source>the rest of row %1 takes %2 and %3</source>
        <translation>%1行目の残りに%2と%3が入る</translation>
    </message>
    <message>
        <source>the rest of column %1 takes %2</source>
        <translation>%1列目の残りに%2が入る</translation>
    </message>
    <message>
        <source>the rest of column %1 takes %2 and %3</source>
        <translation>%1列目の残りに%2と%3が入る</translation>
    </message>
    <message>
        <source>one cell is not filled in</source>
        <translation>埋まっていないマスが1個あります</translation>
    </message>
    <message>
        <source>%1 cells are not filled in</source>
        <translation>埋まっていないマスが%1個あります</translation>
    </message>
    <message>
        <source>one cage has no sum</source>
        <translation>和の数のないケージが1個あります</translation>
    </message>
    <message>
        <source>%1 cages have no sum</source>
        <translation>和の数のないケージが%1個あります</translation>
    </message>
    <message>
        <source>row %1, column %2: %3</source>
        <translation>%1行%2列：%3</translation>
    </message>
    <message>
        <source>part of the board</source>
        <translation>盤面の一部</translation>
    </message>
    <message>
        <source>&apos;%1&apos; and the side of the board</source>
        <translation>「%1」と盤面の一辺の長さ</translation>
    </message>
    <message>
        <source>&apos;%1&apos;, the number of rows and the number of columns</source>
        <translation>「%1」、行数、列数</translation>
    </message>
    <message>
        <source>the number of cages, 1 to %1</source>
        <translation>ケージの数（1～%1）</translation>
    </message>
    <message>
        <source>the end of the line, or one of: %1</source>
        <translation>行末、または次のどれか：%1</translation>
    </message>
    <message>
        <source>a row of %1 letters of %2 cages, &apos;.&apos; for no cage</source>
        <translation>%2個のケージの文字%1個の行（ケージのないマスは「.」）</translation>
    </message>
    <message>
        <source>a sum from 1 to %1</source>
        <translation>1～%1の和</translation>
    </message>
    <message>
        <source>&apos;+&apos;</source>
        <translation>「+」</translation>
    </message>
    <message>
        <source>cages that are each in one piece</source>
        <translation>それぞれひとつながりのケージ</translation>
    </message>
    <message>
        <source>a board without that mistake</source>
        <translation>その間違いのない盤面</translation>
    </message>
    <message>
        <source>a puzzle that begins with &apos;%1&apos;</source>
        <translation>「%1」で始まるパズル</translation>
    </message>
    <message>
        <source>row %1, between columns %2 and %3</source>
        <translation>%1行目の%2列と%3列の間</translation>
    </message>
    <message>
        <source>column %1, between rows %2 and %3</source>
        <translation>%1列目の%2行と%3行の間</translation>
    </message>
    <message>
        <source>the line joins columns %2 and %3 in row %1</source>
        <translation>%1行目の%2列と%3列の間は線</translation>
    </message>
    <message>
        <source>no line joins columns %2 and %3 in row %1</source>
        <translation>%1行目の%2列と%3列の間は×</translation>
    </message>
    <message>
        <source>the line joins rows %2 and %3 in column %1</source>
        <translation>%1列目の%2行と%3行の間は線</translation>
    </message>
    <message>
        <source>no line joins rows %2 and %3 in column %1</source>
        <translation>%1列目の%2行と%3行の間は×</translation>
    </message>
    <message>
        <source>one piece of the line</source>
        <translation>線の一部1か所</translation>
    </message>
    <message>
        <source>%1 pieces of the line</source>
        <translation>線の一部%1か所</translation>
    </message>
    <message>
        <source>1 place between two cells</source>
        <translation>マスとマスの間1か所</translation>
    </message>
    <message>
        <source>%1 places between two cells</source>
        <translation>マスとマスの間%1か所</translation>
    </message>
    <message>
        <source>row %1, column %2 has no valid value</source>
        <translation>%1行%2列は有効な値にならない</translation>
    </message>
    <message>
        <source>one box</source>
        <translation>ブロック1個</translation>
    </message>
    <message>
        <source>%1 boxes</source>
        <translation>ブロック%1個</translation>
    </message>
    <message>
        <source>diagonal %1</source>
        <translation>対角線%1</translation>
    </message>
    <message>
        <source>one diagonal</source>
        <translation>対角線1本</translation>
    </message>
    <message>
        <source>%1 diagonals</source>
        <translation>対角線%1本</translation>
    </message>
    <message>
        <source>the digit given at row %1, column %2</source>
        <translation>%1行%2列に与えられた数字</translation>
    </message>
    <message>
        <source>one digit given</source>
        <translation>与えられた数字1個</translation>
    </message>
    <message>
        <source>%1 digits given</source>
        <translation>与えられた数字%1個</translation>
    </message>
    <message>
        <source>4, 6 or 9 rows</source>
        <translation>4、6、9のどれかの行数</translation>
    </message>
    <message>
        <source>a digit from 1 to %1, or &apos;.&apos;</source>
        <translation>1～%1の数字、または「.」</translation>
    </message>
    <message>
        <source>a cage in several pieces</source>
        <translation>複数の部分に分かれたケージ</translation>
    </message>
    <message>
        <source>the cage of %3 at row %1, column %2</source>
        <translation>%1行%2列の和%3のケージ</translation>
    </message>
    <message>
        <source>the %1s of row %2</source>
        <translation>%2行目の%1</translation>
    </message>
    <message>
        <source>two %1s of row %2 are white</source>
        <translation>%2行目の白マスに%1が2つある</translation>
    </message>
    <message>
        <source>one row&apos;s equal numbers</source>
        <translation>1行の中の同じ数字</translation>
    </message>
    <message>
        <source>%1 rows&apos; equal numbers</source>
        <translation>%1行それぞれの中の同じ数字</translation>
    </message>
    <message>
        <source>the %1s of column %2</source>
        <translation>%2列目の%1</translation>
    </message>
    <message>
        <source>two %1s of column %2 are white</source>
        <translation>%2列目の白マスに%1が2つある</translation>
    </message>
    <message>
        <source>one column&apos;s equal numbers</source>
        <translation>1列の中の同じ数字</translation>
    </message>
    <message>
        <source>%1 columns&apos; equal numbers</source>
        <translation>%1列それぞれの中の同じ数字</translation>
    </message>
    <message>
        <source>that row %1, column %2 and row %3, column %4 are not both black</source>
        <translation>%1行%2列と%3行%4列の両方は黒にならないこと</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are both black</source>
        <translation>%1行%2列と%3行%4列が両方黒である</translation>
    </message>
    <message>
        <source>one pair of neighbours</source>
        <translation>隣り合う2マス1組</translation>
    </message>
    <message>
        <source>%1 pairs of neighbours</source>
        <translation>隣り合う2マス%1組</translation>
    </message>
    <message>
        <source>that the white cells are connected</source>
        <translation>白マスがつながること</translation>
    </message>
    <message>
        <source>one whole board</source>
        <translation>盤面全体1個</translation>
    </message>
    <message>
        <source>%1 whole boards</source>
        <translation>盤面全体%1個</translation>
    </message>
    <message>
        <source>a number from 1 to 99</source>
        <translation>1～99の数</translation>
    </message>
    <message>
        <source>the run across from row %1, column %2</source>
        <translation>%1行%2列からのヨコの並び</translation>
    </message>
    <message>
        <source>the run across from row %1, column %2 holds the digit %3 twice</source>
        <translation>%1行%2列からのヨコの並びに数字%3が2つある</translation>
    </message>
    <message>
        <source>the %3 across from row %1, column %2</source>
        <translation>%1行%2列のヨコの%3</translation>
    </message>
    <message>
        <source>one run</source>
        <translation>並び1本</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>並び%1本</translation>
    </message>
    <message>
        <source>the run down from row %1, column %2</source>
        <translation>%1行%2列からのタテの並び</translation>
    </message>
    <message>
        <source>the run down from row %1, column %2 holds the digit %3 twice</source>
        <translation>%1行%2列からのタテの並びに数字%3が2つある</translation>
    </message>
    <message>
        <source>the %3 down from row %1, column %2</source>
        <translation>%1行%2列のタテの%3</translation>
    </message>
    <message>
        <source>&apos;.&apos;, &apos;#&apos;, or sums such as 16\7, 16\ or \7</source>
        <translation>「.」「#」、または 16\7、16\、\7 のような合計</translation>
    </message>
    <message>
        <source>one sum has no cells</source>
        <translation>マスのない合計が1個あります</translation>
    </message>
    <message>
        <source>%1 sums have no cells</source>
        <translation>マスのない合計が%1個あります</translation>
    </message>
    <message>
        <source>one run has more than nine cells</source>
        <translation>10マス以上の並びが1本あります</translation>
    </message>
    <message>
        <source>%1 runs have more than nine cells</source>
        <translation>10マス以上の並びが%1本あります</translation>
    </message>
    <message>
        <source>one run has no sum</source>
        <translation>合計のない並びが1本あります</translation>
    </message>
    <message>
        <source>%1 runs have no sum</source>
        <translation>合計のない並びが%1本あります</translation>
    </message>
    <message>
        <source>the cell at row %1, column %2</source>
        <translation>%1行%2列のマス</translation>
    </message>
    <message>
        <source>the line ends or branches at row %1, column %2</source>
        <translation>%1行%2列で線が途切れるか枝分かれする</translation>
    </message>
    <message>
        <source>one cell</source>
        <translation>マス1個</translation>
    </message>
    <message>
        <source>the white pearl at row %1, column %2</source>
        <translation>%1行%2列の白丸</translation>
    </message>
    <message>
        <source>one white pearl</source>
        <translation>白丸1個</translation>
    </message>
    <message>
        <source>%1 white pearls</source>
        <translation>白丸%1個</translation>
    </message>
    <message>
        <source>the black pearl at row %1, column %2</source>
        <translation>%1行%2列の黒丸</translation>
    </message>
    <message>
        <source>one black pearl</source>
        <translation>黒丸1個</translation>
    </message>
    <message>
        <source>%1 black pearls</source>
        <translation>黒丸%1個</translation>
    </message>
    <message>
        <source>that the line is one loop</source>
        <translation>線が1つの輪になること</translation>
    </message>
    <message>
        <source>one loop</source>
        <translation>輪1個</translation>
    </message>
    <message>
        <source>%1 loops</source>
        <translation>輪%1個</translation>
    </message>
    <message>
        <source>&apos;.&apos;, &apos;o&apos; for a white pearl or &apos;x&apos; for a black one</source>
        <translation>「.」、白丸は「o」、黒丸は「x」</translation>
    </message>
    <message>
        <source>row %1, column %2, a black cell</source>
        <translation>%1行%2列、黒マス</translation>
    </message>
    <message>
        <source>row %1, column %2, a white circle</source>
        <translation>%1行%2列、白丸</translation>
    </message>
    <message>
        <source>row %1, column %2, a black circle</source>
        <translation>%1行%2列、黒丸</translation>
    </message>
    <message>
        <source>a size from %1 to %2: every puzzle is proved to have one answer, which takes too long on larger boards</source>
        <translation>%1から%2までの大きさ（作ったパズルの解が1つであることをすべて証明するため、大きな盤面では時間がかかりすぎます）</translation>
    </message>
    <message>
        <source>one cell is empty</source>
        <translation>空のマスが1個あります</translation>
    </message>
    <message>
        <source>%1 cells are empty</source>
        <translation>空のマスが%1個あります</translation>
    </message>
    <message>
        <source>a square board for this symmetry</source>
        <translation>正方形の盤面（この対称には必要です）</translation>
    </message>
    <message>
        <source>row %1 of %2, with %3 words</source>
        <translation>行 %1／%2（%3語）</translation>
    </message>
    <message>
        <source>a clue that %1 has</source>
        <translation>%1にある手がかり</translation>
    </message>
    <message>
        <source>%1 at row %2, column %3 (%4)</source>
        <translation>%2行%3列の%1（%4）</translation>
    </message>
    <message>
        <source>a puzzle in a format of another program, as before</source>
        <translation>これまでと同じ、ほかのプログラムの形式のパズル</translation>
    </message>
    <message>
        <source>one of these kinds: %1</source>
        <translation>次の種類のどれか：%1</translation>
    </message>
    <message>
        <source>the kind %1 (%2)</source>
        <translation>種類 %1（%2）</translation>
    </message>
    <message>
        <source>this format has no %1</source>
        <translation>この形式に%1はない</translation>
    </message>
    <message>
        <source>the clue of cage %1</source>
        <translation>ケージ%1の手がかり</translation>
    </message>
    <message>
        <source>a letter of the grid that has no clue yet</source>
        <translation>まだ手がかりのない、盤面の文字</translation>
    </message>
    <message>
        <source>the end of the clues</source>
        <translation>手がかりの終わり</translation>
    </message>
    <message>
        <source>a puzzle without the rule that the loop passes every point</source>
        <translation>輪がすべての点を通るというルールのないパズル</translation>
    </message>
    <message>
        <source>the number of rows or columns</source>
        <translation>行数または列数</translation>
    </message>
    <message>
        <source>a puzzle without a special rule</source>
        <translation>特別なルールのないパズル</translation>
    </message>
    <message>
        <source>pzprv3 or pzprv3.1</source>
        <translation>pzprv3 または pzprv3.1</translation>
    </message>
    <message>
        <source>%1 at row %2, column %3 cannot be written in this format</source>
        <translation>%2行%3列の%1はこの形式では書けない</translation>
    </message>
    <message>
        <source>this format has no boards of %1 × %2</source>
        <translation>この形式に%1×%2の盤面はない</translation>
    </message>
    <message>
        <source>this format has no cages</source>
        <translation>この形式にケージはない</translation>
    </message>
    <message>
        <source>this format has no diagonals</source>
        <translation>この形式に対角線はない</translation>
    </message>
    <message>
        <source>the walls of the cages</source>
        <translation>ケージの壁</translation>
    </message>
    <message>
        <source>the end of the walls</source>
        <translation>壁の終わり</translation>
    </message>
    <message>
        <source>row %1, column %2 is in no cage</source>
        <translation>%1行%2列がどのケージにも入っていない</translation>
    </message>
    <message>
        <source>a Sudoku whose boxes are rectangles</source>
        <translation>ブロックが長方形の数独</translation>
    </message>
    <message>
        <source>&apos;:&apos; and the clues</source>
        <translation>「:」と手がかり</translation>
    </message>
    <message>
        <source>2x2, 2x3 or 3x3 boxes</source>
        <translation>2x2、2x3、3x3 のどれかのブロック</translation>
    </message>
    <message>
        <source>the clue of a cage, such as a7, s2, m12 or d3</source>
        <translation>ケージの手がかり（a7、s2、m12、d3 など）</translation>
    </message>
    <message>
        <source>a game id with &apos;:&apos;, not a random seed</source>
        <translation>「:」のついたゲーム ID（乱数の種ではなく）</translation>
    </message>
    <message>
        <source>the lines GAME, PARAMS and DESC of a saved game</source>
        <translation>保存ゲームの GAME、PARAMS、DESC の行</translation>
    </message>
    <message>
        <source>clues for %1 rows and %2 columns</source>
        <translation>%1行%2列分の手がかり</translation>
    </message>
    <message>
        <source>no further card, as all are used</source>
        <translation>これ以上カードがないこと（すべて使用済み）</translation>
    </message>
    <message>
        <source>a card that is left:%1</source>
        <translation>残っているカード：%1</translation>
    </message>
    <message>
        <source>a sign or &apos;)&apos;</source>
        <translation>記号または「)」</translation>
    </message>
    <message>
        <source>a sign, or &apos;= %1&apos;</source>
        <translation>記号または「= %1」</translation>
    </message>
    <message>
        <source>an expression</source>
        <translation>式</translation>
    </message>
    <message>
        <source>row %1, column %2 holds %3, but %4 is given</source>
        <translation>%1行%2列に%3が入っているが、与えられた数字は%4</translation>
    </message>
    <message>
        <source>the cage of %3 at row %1, column %2 holds %4</source>
        <translation>%1行%2列の和%3のケージに%4が入っている</translation>
    </message>
    <message>
        <source>in one sum, row %1, column %2 and row %3, column %4 both hold %5</source>
        <translation>同じ合計の中で、%1行%2列と%3行%4列の両方に%5が入っている</translation>
    </message>
    <message>
        <source>a tile that is left:%1</source>
        <translation>残っているタイル：%1</translation>
    </message>
    <message>
        <source>an equation</source>
        <translation>等式</translation>
    </message>
    <message>
        <source>a tile that touches the one before, on a path through all tiles</source>
        <translation>すべてのタイルを通る経路の上で、前のタイルに接するタイル</translation>
    </message>
    <message>
        <source>the white cells are in %1 pieces</source>
        <translation>白マスが%1個に分かれている</translation>
    </message>
    <message>
        <source>the %3 across from row %1, column %2 holds %4</source>
        <translation>%1行%2列のヨコの%3に%4が入っている</translation>
    </message>
    <message>
        <source>the %3 down from row %1, column %2 holds %4</source>
        <translation>%1行%2列のタテの%3に%4が入っている</translation>
    </message>
    <message>
        <source>the cage %1 at row %2, column %3 holds %4</source>
        <translation>%2行%3列のケージ%1に%4が入っている</translation>
    </message>
    <message>
        <source>there are %1 loops, not one</source>
        <translation>輪が1個ではなく%1個ある</translation>
    </message>
    <message>
        <source>diagonal %1 holds the digit %2 twice</source>
        <translation>対角線%1に数字%2が2つある</translation>
    </message>
    <message>
        <source>blanks at the end of the line</source>
        <translation>行末の空白</translation>
    </message>
    <message>
        <source>blanks are missing at the end of the line</source>
        <translation>行末の空白の不足</translation>
    </message>
    <message>
        <source>an answer</source>
        <translation>解</translation>
    </message>
    <message>
        <source>the output says that there is no answer, but there is one</source>
        <translation>出力は解なしとしているが、解がある</translation>
    </message>
    <message>
        <source>an empty line is missing before this one</source>
        <translation>この行の前の空行の不足</translation>
    </message>
    <message>
        <source>there is an empty line too many</source>
        <translation>余分な空行</translation>
    </message>
    <message>
        <source>there is a byte-order mark before the text</source>
        <translation>テキストの前のバイト順マーク（BOM）</translation>
    </message>
    <message>
        <source>lines end as in Windows, by CR LF</source>
        <translation>Windows 式の改行（CR LF）</translation>
    </message>
    <message>
        <source>nothing more after the last answer</source>
        <translation>最後の解の後には何もないこと</translation>
    </message>
    <message>
        <source>the empty line at the end is missing</source>
        <translation>最後の空行の不足</translation>
    </message>
    <message>
        <source>the last line has no line end</source>
        <translation>最後の行の改行の不足</translation>
    </message>
    <message>
        <source>%1 or %2 at row %3, column %4</source>
        <translation>%3行%4列の%1か%2</translation>
    </message>
    <message>
        <source>%1 to %2 at row %3, column %4</source>
        <translation>%3行%4列の%1～%2</translation>
    </message>
    <message>
        <source>%1 at row %2, column %3</source>
        <translation>%2行%3列の%1</translation>
    </message>
    <message>
        <source>line %1 of %2 of the picture</source>
        <translation>図の行 %1／%2</translation>
    </message>
    <message>
        <source>row %1, column %2 is not %3 or %4</source>
        <translation>%1行%2列は%3と%4以外</translation>
    </message>
    <message>
        <source>No step is harder than %1, but %2 rounds have a step of %3 or more: together they are harder.</source>
        <translation>%1より難しいステップはありませんが、%3以上のステップが%2ラウンドあり、全体ではもっと難しくなります。</translation>
    </message>
    <message>
        <source>t0, a grid of squares</source>
        <translation>正方形のマス目の t0</translation>
    </message>
    <message>
        <source>%1, as the rest of the picture asks for</source>
        <translation>%1（図のほかの部分から決まるもの）</translation>
    </message>
    <message>
        <source>row %1, column %2 (then outside) from the border</source>
        <translation>そのとき外側になる%1行%2列を外周から</translation>
    </message>
    <message>
        <source>row %1, column %2 from row %3, column %4 (both then inside)</source>
        <translation>そのとき内側になる%1行%2列を、同じく内側の%3行%4列から</translation>
    </message>
    <message>
        <source>a cell that is in no other cage</source>
        <translation>ほかのどのケージにも属さないマス</translation>
    </message>
    <message>
        <source>a digit in a cell that is a cage of its own</source>
        <translation>1マスだけのケージのマスに入る数字</translation>
    </message>
    <message>
        <source>ipuz</source>
        <translation>ipuz</translation>
    </message>
    <message>
        <source>a puzzle</source>
        <translation>パズル</translation>
    </message>
    <message>
        <source>a puzzle that has no more than these: %1</source>
        <translation>次のもの以外を含まないパズル：%1</translation>
    </message>
    <message>
        <source>the rows of the board</source>
        <translation>盤面の各行</translation>
    </message>
    <message>
        <source>a row of %1 cells</source>
        <translation>%1マスの行</translation>
    </message>
    <message>
        <source>a cell of the board</source>
        <translation>盤面内のマス</translation>
    </message>
    <message>
        <source>a digit</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>the digits from 1 on, in this order</source>
        <translation>1から順に並んだ数字</translation>
    </message>
    <message>
        <source>the cells of a cage</source>
        <translation>ケージのマス</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>one of + - * /</source>
        <translation>+ - * / のどれか</translation>
    </message>
    <message>
        <source>both diagonals or none</source>
        <translation>対角線を両方指定するか、どちらも指定しないこと</translation>
    </message>
    <message>
        <source>a diagonal</source>
        <translation>対角線</translation>
    </message>
    <message>
        <source>a cage whose digits all differ</source>
        <translation>数字がすべて異なるケージ</translation>
    </message>
    <message>
        <source>a link that holds the whole puzzle behind &apos;scl&apos; or &apos;fpuz&apos;</source>
        <translation>「scl」または「fpuz」の後にパズル全体を含むリンク</translation>
    </message>
    <message>
        <source>a cage&apos;s number, target and operator, such as 0,12,3</source>
        <translation>ケージの番号、目標、演算記号（例：0,12,3）</translation>
    </message>
    <message>
        <source>&apos;problem=&apos; and a puzzle</source>
        <translation>「problem=」とパズル</translation>
    </message>
    <message>
        <source>the rows of a file of Pencilbox, with an answer, if a blank one</source>
        <translation>Pencilbox のファイルの各行（空でもよいので解答も付ける）</translation>
    </message>
    <message>
        <source>a black cell&apos;s row, column, sum across and sum down</source>
        <translation>黒マスの行、列、ヨコの和、タテの和</translation>
    </message>
    <message>
        <source>XML</source>
        <translation>XML</translation>
    </message>
    <message>
        <source>the elements graph and values</source>
        <translation>要素 graph と values</translation>
    </message>
    <message>
        <source>the rows and columns of a square, and a Sudoku&apos;s boxes</source>
        <translation>正方形の行と列、数独ではブロックも</translation>
    </message>
    <message>
        <source>%1 values, each &apos;_&apos; or a letter from b on</source>
        <translation>%1個の値（それぞれ「_」か、b 以降の文字）</translation>
    </message>
    <message>
        <source>a cage with a value and an operator</source>
        <translation>値と演算記号のあるケージ</translation>
    </message>
    <message>
        <source>what follows the answer is left out: %1</source>
        <translation>解の後にあるものは無視：%1</translation>
    </message>
    <message>
        <source>%1, one for each cell</source>
        <translation>%1文字（1マスに1つ）</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1文字</translation>
    </message>
    <message>
        <source>small notes and shades of cells are left out</source>
        <translation>小さなメモとマスの色は無視</translation>
    </message>
    <message>
        <source>the address ends before row %1, column %2; the cells from there on are blank</source>
        <translation>アドレスが%1行%2列の手前で終わり、そこから先は空きマス</translation>
    </message>
    <message>
        <source>what follows the last cell is left out: %1</source>
        <translation>最後のマスの後にあるものは無視：%1</translation>
    </message>
    <message>
        <source>the address ends before its last %1 sums</source>
        <translation>アドレスの末尾で合計が%1個不足</translation>
    </message>
    <message>
        <source>%1 is taken as a blank cell</source>
        <translation>%1は空きマスとみなす</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>ブロック%1</translation>
    </message>
    <message>
        <source>box %1 holds the digit %2 twice</source>
        <translation>ブロック%1に数字%2が2つある</translation>
    </message>
    <message>
        <source>the sum %1 of %2 cells: it can be %3 to %4</source>
        <translation>%2マスの合計%1（ありうるのは%3～%4）</translation>
    </message>
    <message>
        <source>&apos;+&apos;, &apos;-&apos;, &apos;*&apos;, &apos;/&apos; or &apos;?&apos; for a cage of %1 cells</source>
        <translation>%1マスのケージには「+」「-」「*」「/」「?」のどれか</translation>
    </message>
    <message>
        <source>%1, outside, is row %2, column %3</source>
        <translation>%1（外）は%2行%3列</translation>
    </message>
    <message>
        <source>pzpr file</source>
        <translation>pzpr のファイル</translation>
    </message>
    <message>
        <source>MathDoku KenKen</source>
        <translation>MathDoku のケンケン</translation>
    </message>
    <message>
        <source>Simon Tatham&apos;s game ID</source>
        <translation>Simon Tatham のパズルの ID</translation>
    </message>
    <message>
        <source>Simon Tatham&apos;s saved game</source>
        <translation>Simon Tatham のパズルの保存ゲーム</translation>
    </message>
    <message>
        <source>f-puzzles link</source>
        <translation>f-puzzles のリンク</translation>
    </message>
    <message>
        <source>SudokuPad link</source>
        <translation>SudokuPad のリンク</translation>
    </message>
    <message>
        <source>Kanpen address</source>
        <translation>Kanpen（カンペン）のアドレス</translation>
    </message>
    <message>
        <source>puzz.link address</source>
        <translation>puzz.link のアドレス</translation>
    </message>
    <message>
        <source>Sudoku in one line</source>
        <translation>1行で書いた数独</translation>
    </message>
    <message>
        <source>Sudoku in nine lines</source>
        <translation>9行で書いた数独</translation>
    </message>
    <message>
        <source>KenKen in letters</source>
        <translation>文字で書いたケンケン</translation>
    </message>
    <message>
        <source>f-puzzles JSON</source>
        <translation>f-puzzles の JSON</translation>
    </message>
    <message>
        <source>KSudoku file</source>
        <translation>KSudoku のファイル</translation>
    </message>
    <message>
        <source>Pencilbox file</source>
        <translation>Pencilbox のファイル</translation>
    </message>
    <message>
        <source>the address of a puzzle, such as https://puzz.link/p?slither/3/3/...</source>
        <translation>パズルのアドレス（https://puzz.link/p?slither/3/3/... など）</translation>
    </message>
    <message>
        <source>only one of the %1s of row %2 can be white</source>
        <translation>%2行目の%1のうち白になれるのは1つだけ</translation>
    </message>
    <message>
        <source>only one of the %1s of column %2 can be white</source>
        <translation>%2列目の%1のうち白になれるのは1つだけ</translation>
    </message>
    <message>
        <source>black cells never touch</source>
        <translation>黒マスは隣り合わない</translation>
    </message>
    <message>
        <source>row %1, label %2 (the sum of its white cells)</source>
        <translation>%1行目の合計値%2（白マスの和）</translation>
    </message>
    <message>
        <source>column %1, label %2 (the sum of its black cells)</source>
        <translation>%1列目の合計値%2（黒マスの和）</translation>
    </message>
    <message>
        <source>a byte that no text has</source>
        <translation>テキストにはないバイト</translation>
    </message>
    <message>
        <source>puzzles as text</source>
        <translation>テキストで書いたパズル</translation>
    </message>
    <message>
        <source>no line is passed over</source>
        <translation>線を越える回数は0回</translation>
    </message>
    <message>
        <source>one line is passed over</source>
        <translation>線を越える回数は1回</translation>
    </message>
    <message>
        <source>%1 lines are passed over</source>
        <translation>線を越える回数は%1回</translation>
    </message>
    <message>
        <source>the loop ends at the top left corner of row %1, column %2</source>
        <translation>%1行%2列の左上の角で輪が途切れる</translation>
    </message>
    <message>
        <source>the loop ends at the top right corner of row %1, column %2</source>
        <translation>%1行%2列の右上の角で輪が途切れる</translation>
    </message>
    <message>
        <source>the loop ends at the bottom left corner of row %1, column %2</source>
        <translation>%1行%2列の左下の角で輪が途切れる</translation>
    </message>
    <message>
        <source>the loop ends at the bottom right corner of row %1, column %2</source>
        <translation>%1行%2列の右下の角で輪が途切れる</translation>
    </message>
    <message>
        <source>%3 lines meet at the top left corner of row %1, column %2</source>
        <translation>%1行%2列の左上の角に線が%3本集まる</translation>
    </message>
    <message>
        <source>%3 lines meet at the top right corner of row %1, column %2</source>
        <translation>%1行%2列の右上の角に線が%3本集まる</translation>
    </message>
    <message>
        <source>%3 lines meet at the bottom left corner of row %1, column %2</source>
        <translation>%1行%2列の左下の角に線が%3本集まる</translation>
    </message>
    <message>
        <source>%3 lines meet at the bottom right corner of row %1, column %2</source>
        <translation>%1行%2列の右下の角に線が%3本集まる</translation>
    </message>
    <message>
        <source>Penpa address</source>
        <translation>Penpa のアドレス</translation>
    </message>
    <message>
        <source>a Penpa board of squares, of at most %1 rows and columns</source>
        <translation>正方形マスの Penpa の盤面（行と列は%1以下）</translation>
    </message>
    <message>
        <source>the answer in the drawing is left out</source>
        <translation>図に描かれた解答は無視</translation>
    </message>
    <message>
        <source>what is drawn besides is left out: %1</source>
        <translation>そのほかに描かれたものは無視：%1</translation>
    </message>
    <message>
        <source>a white or black circle</source>
        <translation>白または黒の丸</translation>
    </message>
    <message>
        <source>a drawing with the name of the puzzle among its tags</source>
        <translation>タグにパズルの名前がある図</translation>
    </message>
    <message>
        <source>&apos;,&apos; and the clues of the %1 cages, such as a7, s2, m12 or d3</source>
        <translation>「,」と%1個のケージの手がかり（a7、s2、m12、d3 など）</translation>
    </message>
    <message>
        <source>the number of rows as the graph&apos;s order</source>
        <translation>graph の order としての行数</translation>
    </message>
    <message>
        <source>black cell</source>
        <translation>黒マス</translation>
    </message>
    <message>
        <source>white pearl</source>
        <translation>白丸</translation>
    </message>
    <message>
        <source>black pearl</source>
        <translation>黒丸</translation>
    </message>
    <message>
        <source>%1 (from left to right)</source>
        <translation>%1（左から右へ計算）</translation>
    </message>
    <message>
        <source>%1 (%2 does not work out in any of them)</source>
        <translation>%1（いずれも%2が割り切れない）</translation>
    </message>
    <message>
        <source>%1 (from left to right: %2 does not work out)</source>
        <translation>%1（左から右へ計算：%2は割り切れません）</translation>
    </message>
    <message>
        <source>one cell holds no whole clue: write 15\ for a sum down, \15 for a sum across</source>
        <translation>ヒントが不完全なマスが1個あります：下への合計は 15\、右への合計は \15 と書きます</translation>
    </message>
    <message>
        <source>%1 cells hold no whole clue: write 15\ for a sum down, \15 for a sum across</source>
        <translation>ヒントが不完全なマスが%1個あります：下への合計は 15\、右への合計は \15 と書きます</translation>
    </message>
    <message>
        <source>Type # to make a cell black, 15\ for a sum down, \15 for a sum across, or 16\7 for both.</source>
        <translation># で黒マス、15\ で下への合計、\15 で右への合計、16\7 で両方になります。</translation>
    </message>
    <message>
        <source>%1 is the product of cage %2 at row %3, column %4, however it is filled</source>
        <translation>%1は%3行%4列のケージ%2の積で、どう埋めても同じです</translation>
    </message>
    <message>
        <source>%1 is the sum of cage %2 at row %3, column %4, however it is filled</source>
        <translation>%1は%3行%4列のケージ%2の和で、どう埋めても同じです</translation>
    </message>
    <message>
        <source>the white pearl at row %1, column %2 is not met</source>
        <translation>%1行%2列の白丸が満たされていません</translation>
    </message>
    <message>
        <source>the black pearl at row %1, column %2 is not met</source>
        <translation>%1行%2列の黒丸が満たされていません</translation>
    </message>
    <message>
        <source>a whole link; this one is cut off or damaged</source>
        <translation>完全なリンク（これは途中で切れているか壊れています）</translation>
    </message>
    <message>
        <source>the end of the address</source>
        <translation>アドレスの終わり</translation>
    </message>
    <message>
        <source>the cells from row %1, column %2 on</source>
        <translation>%1行%2列以降のマス</translation>
    </message>
    <message>
        <source>the last %1 sums</source>
        <translation>最後の%1個の合計</translation>
    </message>
    <message>
        <source>a clue or a run of blank cells</source>
        <translation>ヒントまたは空白マスの並び</translation>
    </message>
    <message>
        <source>the rest of the file; it is cut off here</source>
        <translation>ファイルの続き（ここで切れています）</translation>
    </message>
    <message>
        <source>%1 is both needed and avoided.</source>
        <translation>%1は必要と除外の両方に指定されています。</translation>
    </message>
    <message>
        <source>%1 is needed, but is not among the only rules that are allowed.</source>
        <translation>%1が必要ですが、許可された規則に含まれていません。</translation>
    </message>
    <message>
        <source>No rule is left that is allowed.</source>
        <translation>許可された規則が1つも残りません。</translation>
    </message>
    <message>
        <source>No rating is at least %1 and at most %2.</source>
        <translation>%1以上%2以下の難度値はありません。</translation>
    </message>
    <message>
        <source>A puzzle that needs %1 is rated %2 or more; at most %3 is ordered.</source>
        <translation>%1を必要とするパズルの難度は%2以上ですが、指定は%3以下です。</translation>
    </message>
    <message>
        <source>By these rules alone no puzzle is rated above %1; at least %2 is ordered.</source>
        <translation>これらの規則だけでは難度は%1を超えませんが、指定は%2以上です。</translation>
    </message>
    <message>
        <source>The pattern has another size than the board.</source>
        <translation>パターンの大きさが盤面と違います。</translation>
    </message>
    <message>
        <source>The pattern is not symmetric as ordered.</source>
        <translation>パターンが指定どおりの対称形ではありません。</translation>
    </message>
    <message>
        <source>The pattern has %1 clues; another number is ordered.</source>
        <translation>パターンのヒント数は%1ですが、別の数が指定されています。</translation>
    </message>
    <message>
        <source>The clues of these puzzles have fixed places: neither their number nor a pattern can be ordered.</source>
        <translation>このパズルのヒントの位置は決まっているため、数もパターンも指定できません。</translation>
    </message>
    <message>
        <source>No number of clues is at least %1 and at most %2.</source>
        <translation>%1以上%2以下のヒント数はありません。</translation>
    </message>
    <message>
        <source>The board has %1 cells, fewer than the clues ordered.</source>
        <translation>盤面のマス数は%1で、指定されたヒント数より少なくなっています。</translation>
    </message>
    <message>
        <source>The difficulty chosen is rated %1 or more; the ratings ordered are lower.</source>
        <translation>選んだ難しさの難度は%1以上ですが、指定された難度はそれより低くなっています。</translation>
    </message>
    <message>
        <source>The difficulty chosen is rated %1 to %2; no rating ordered is in that range.</source>
        <translation>選んだ難しさの難度は%1〜%2ですが、指定された難度はその範囲にありません。</translation>
    </message>
    <message>
        <source>the %2 of row %1 fits only there</source>
        <translation>%1行目の%2はそこにしか入らない</translation>
    </message>
    <message>
        <source>the %2 of column %1 fits only there</source>
        <translation>%1列目の%2はそこにしか入らない</translation>
    </message>
    <message>
        <source>the %2 and %3 of row %1 fit only there</source>
        <translation>%1行目の%2と%3はそこにしか入らない</translation>
    </message>
    <message>
        <source>the %2 and %3 of column %1 fit only there</source>
        <translation>%1列目の%2と%3はそこにしか入らない</translation>
    </message>
    <message>
        <source>in column %1 (%2 to make from %3) not both are black</source>
        <translation>%1列目（%3で%2を作る）は少なくとも一方が白</translation>
    </message>
    <message>
        <source>in row %1 (%2 to make from %3) not both are black</source>
        <translation>%1行目（%3で%2を作る）は少なくとも一方が白</translation>
    </message>
    <message>
        <source>in column %1 (%2 to make from %3) not both are white</source>
        <translation>%1列目（%3で%2を作る）は少なくとも一方が黒</translation>
    </message>
    <message>
        <source>in row %1 (%2 to make from %3) not both are white</source>
        <translation>%1行目（%3で%2を作る）は少なくとも一方が黒</translation>
    </message>
    <message>
        <source>in column %1 (%2 to make from %3) just one is black</source>
        <translation>%1列目（%3で%2を作る）は一方だけが黒</translation>
    </message>
    <message>
        <source>in row %1 (%2 to make from %3) just one is black</source>
        <translation>%1行目（%3で%2を作る）は一方だけが黒</translation>
    </message>
    <message>
        <source>in column %1 (%2 to make from %3) both are alike</source>
        <translation>%1列目（%3で%2を作る）は両方が同じ色</translation>
    </message>
    <message>
        <source>in row %1 (%2 to make from %3) both are alike</source>
        <translation>%1行目（%3で%2を作る）は両方が同じ色</translation>
    </message>
    <message>
        <source>in column %1 (%2 to make from %3), row %4 is black only if row %5 is</source>
        <translation>%1列目（%3で%2を作る）は%5行目が黒のときだけ%4行目も黒</translation>
    </message>
    <message>
        <source>in row %1 (%2 to make from %3), column %4 is black only if column %5 is</source>
        <translation>%1行目（%3で%2を作る）は%5列目が黒のときだけ%4列目も黒</translation>
    </message>
    <message>
        <source>no digits make the clue of one cage</source>
        <translation>1つのケージのヒントを作れる数字がない</translation>
    </message>
    <message>
        <source>no digits make the clues of %1 cages</source>
        <translation>%1個のケージのヒントを作れる数字がない</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1と%2</translation>
    </message>
    <message>
        <source>the %1 at row %2, place %3 has no second digit, and every number has two digits</source>
        <translation>%2行%3番目の%1に続く数字がないのに、どの数も2桁である</translation>
    </message>
    <message>
        <source>the %1 at row %2, place %3 and the %4 at row %5, place %6 have no second digit, and only one number has one digit</source>
        <translation>%2行%3番目の%1にも%5行%6番目の%4にも続く数字がないのに、1桁の数は1つだけである</translation>
    </message>
    <message>
        <source>a letter, or a digit from 0 to %1</source>
        <translation>文字または0から%1の数字</translation>
    </message>
    <message>
        <source>the %1 of row %2</source>
        <translation>%2行目の%1</translation>
    </message>
    <message>
        <source>the %1 of column %2</source>
        <translation>%2列目の%1</translation>
    </message>
    <message>
        <source>%1 cells lose digits</source>
        <translation>%1マスで候補の数字が減ります</translation>
    </message>
    <message>
        <source>the path is read from its lower or right end</source>
        <translation>道は下または右の端から読む</translation>
    </message>
    <message>
        <source>the path is read from its upper or left end</source>
        <translation>道は上または左の端から読む</translation>
    </message>
    <message>
        <source>found %1 signs in row %2; expected %3, as in row 1</source>
        <translation>%2行目に記号が%1個あります。1行目と同じ%3個が必要です</translation>
    </message>
    <message>
        <source>found no rows; expected a row of signs for each row of the board</source>
        <translation>行がありません。盤面の各行に対応する記号の行が必要です</translation>
    </message>
    <message>
        <source>Of the answers compared, the one explained takes the least reckoning.</source>
        <translation>比べた解のうち、解説している解が最も計算が少なくて済みます。</translation>
    </message>
    <message>
        <source>KenKen in clues</source>
        <translation>ヒントで書いたケンケン</translation>
    </message>
    <message>
        <source>janko.at text</source>
        <translation>janko.at のテキスト</translation>
    </message>
    <message>
        <source>a section of a janko.at text, such as [problem]</source>
        <translation>janko.at のテキストの節（[problem] など）</translation>
    </message>
</context>
<context>
    <name>PictureExport</name>
    <message>
        <source>The file name must end in .png, .svg or .pdf.</source>
        <translation>ファイル名の末尾は .png、.svg、.pdf のどれかにしてください。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 に書き込めません：%2</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Done.</source>
        <translation>済みました。</translation>
    </message>
    <message>
        <source>Not started yet.</source>
        <translation>まだ始めていません。</translation>
    </message>
    <message>
        <source>%1 of %2 positions right.</source>
        <translation>%2局面のうち%1局面で正解しました。</translation>
    </message>
    <message>
        <source>Right: %1&#xa0;· Wrong: %2&#xa0;· With a hint: %3</source>
        <translation>正解：%1&#xa0;· 不正解：%2&#xa0;· ヒント使用：%3</translation>
    </message>
    <message>
        <source>There are no positions for this rule: it builds one of several answers, so other next steps are just as good.</source>
        <translation>この手筋の局面はありません。複数の解のうち1つを組み立てる手筋なので、次の手はほかでもかまわないからです。</translation>
    </message>
    <message>
        <source>There are no positions for this rule: it only shows that a puzzle has no answer.</source>
        <translation>この手筋の局面はありません。パズルに解がないことを示すだけの手筋だからです。</translation>
    </message>
    <message>
        <source>There are no positions for this rule: what it says cannot be marked on the board.</source>
        <translation>この手筋の局面はありません。わかることを盤面に書き込めないからです。</translation>
    </message>
    <message>
        <source>No position was found: this rule is rarely needed. Try again later, or another rule.</source>
        <translation>局面が見つかりませんでした。この手筋はめったに必要になりません。あとでもう一度試すか、別の手筋を選んでください。</translation>
    </message>
    <message>
        <source>There are no positions for this rule: it is never a step of its own, only a link of a chain.</source>
        <translation>この手筋の局面はありません。それだけで1ステップになることはなく、連鎖の一部としてだけ使う手筋だからです。</translation>
    </message>
</context>
<context>
    <name>PuzzlePrinter</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 に書き込めません：%2</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>解なし</translation>
    </message>
    <message>
        <source>one of several answers</source>
        <translation>複数ある解の1つ</translation>
    </message>
    <message>
        <source>no answer found in time</source>
        <translation>時間内に解が見つかりませんでした</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a puzzle&apos;s number and title</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>解答</translation>
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
        <translation>これはファイルではなくフォルダーです。</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>ファイルが %1 MB を超えています。</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>No lines round a 0</source>
        <translation>0のまわりに線なし</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are both %3&lt;/p&gt;: &lt;c&gt;no line runs between them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1と%2はどちらも%3&lt;/p&gt;なので、&lt;c&gt;間に線はありません&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are on different sides&lt;/p&gt;, and &lt;p&gt;%2 is %3&lt;/p&gt;: &lt;c&gt;%1 is %4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1と%2は内外が逆&lt;/p&gt;で、&lt;p&gt;%2は%3&lt;/p&gt;なので、&lt;c&gt;%1は%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are on different sides&lt;/p&gt;: &lt;c&gt;a line runs between them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1と%2は内外が逆&lt;/p&gt;なので、&lt;c&gt;間に線が通ります&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are on the same side&lt;/p&gt;, and &lt;p&gt;%2 is %3&lt;/p&gt;: &lt;c&gt;%1 is %3, too&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1と%2は内外が同じ&lt;/p&gt;で、&lt;p&gt;%2は%3&lt;/p&gt;なので、&lt;c&gt;%1も%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are on the same side&lt;/p&gt;: &lt;c&gt;no line runs between them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1と%2は内外が同じ&lt;/p&gt;なので、&lt;c&gt;間に線はありません&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2&lt;/p&gt; are both inside, but cut off from each other.</source>
        <translation>&lt;p&gt;%1と%2&lt;/p&gt;はどちらも内側ですが、互いに切り離されています。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, and that is all: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1は%2&lt;/p&gt;で、もう線がそろったので、&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, and the rest of its lines at the opposite one: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1は%2&lt;/p&gt;で、残りの線は向かいの角に来るので、&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, and two is all it can have: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1は%2&lt;/p&gt;で、点に集まる線は2本までなので、&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so a line on its other edge could not go on: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1は%2&lt;/p&gt;で、もう1辺に線を引いても先へ進めないので、&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so it can only have %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1は%2&lt;/p&gt;で、考えられるのは%3だけなので、&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so it has either %3; each way, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1は%2&lt;/p&gt;で、考えられるのは%3です。どの場合も&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so its other %3 edges are lines: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1は%2&lt;/p&gt;で、残る%3辺はすべて線になるので、&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so its other edge is a line: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1は%2&lt;/p&gt;で、残る1辺は線になるので、&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so its other two edges are both lines or both crossed: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1は%2&lt;/p&gt;で、残る2辺は両方が線か両方が×なので、&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so one of its other %3 edges is a line: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1は%2&lt;/p&gt;で、残る%3辺のうち1辺が線なので、&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so two of its other %3 edges are lines: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1は%2&lt;/p&gt;で、残る%3辺のうち2辺が線なので、&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, which must make %3 together: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1は%2&lt;/p&gt;で、合わせて%3本になるので、&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, which separates the two cells beside it there: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1は%2&lt;/p&gt;で、この線がその角の両隣のマスを隔てるので、&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1は%2&lt;/p&gt;なので、&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;: in each of the %3 ways that are left, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1は%2&lt;/p&gt;なので、残る%3通りのどれでも&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 is inside, %2 is outside&lt;/p&gt;: &lt;c&gt;a line runs between them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1は内側、%2は外側&lt;/p&gt;なので、&lt;c&gt;間に線が通ります&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 is inside&lt;/p&gt;, and beyond the border is outside: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1は内側&lt;/p&gt;で、外周の向こうは外側なので、&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 is outside&lt;/p&gt;, and so is all beyond the border: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1は外側&lt;/p&gt;で、外周の向こうも外側なので、&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 lines&lt;/p&gt; close a loop, the one &lt;p&gt;%2&lt;/p&gt; among them, that does not meet &lt;p&gt;%3&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;を含む&lt;p&gt;%1本の線&lt;/p&gt;が輪を作りますが、&lt;p&gt;%3&lt;/p&gt;を満たしません。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 lines&lt;/p&gt; close a loop, the one &lt;p&gt;%2&lt;/p&gt; among them, without the line &lt;p&gt;%3&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;を含む&lt;p&gt;%1本の線&lt;/p&gt;が輪を作りますが、&lt;p&gt;%3&lt;/p&gt;の線が取り残されます。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 lines&lt;/p&gt; have closed the loop, and the line &lt;p&gt;%2&lt;/p&gt; is left over.</source>
        <translation>&lt;p&gt;%1本の線&lt;/p&gt;で輪が閉じましたが、&lt;p&gt;%2&lt;/p&gt;の線が残っています。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 lines&lt;/p&gt; have closed the loop: &lt;c&gt;%2 open edges are crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1本の線&lt;/p&gt;で輪が閉じたので、&lt;c&gt;未定の%2辺は×になります&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 lines&lt;/p&gt; have closed the loop: &lt;c&gt;an open edge is crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1本の線&lt;/p&gt;で輪が閉じたので、&lt;c&gt;未定の1辺は×になります&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot be met, for &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は満たせません。&lt;p&gt;%2&lt;/p&gt;だからです。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot have &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;が&lt;p&gt;%2&lt;/p&gt;になることはありえません。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has %2 lines.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;に線が%2本あります。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has all its lines, &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は&lt;p&gt;%2&lt;/p&gt;で線がそろったので、&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its line &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の線は&lt;p&gt;%2&lt;/p&gt;にあるので、&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its two lines, &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は&lt;p&gt;%2&lt;/p&gt;で線が2本そろったので、&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has no edge left.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;に線を引ける辺が残っていません。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has no lines: &lt;c&gt;all its edges are crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;に線はないので、&lt;c&gt;まわりの辺はすべて×です&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has one edge left, &lt;p&gt;%2&lt;/p&gt;: a line there could not go on, so &lt;c&gt;it is crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;に残る辺は&lt;p&gt;%2&lt;/p&gt;だけです。線を引いても先へ進めないので、&lt;c&gt;×になります&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has only %2 edges left and needs them all: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;に残る辺は%2辺だけで、全部必要なので、&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has only %2 of its four edges left.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は4辺のうち%2辺しか残っていません。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has only one edge left: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;に残る辺は1辺だけなので、&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has only one line: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の線は1本だけなので、&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has three lines.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;に線が3本あります。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is outside, but cannot reach the border.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は外側ですが、外周までつながりません。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; misses only one edge: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;で線がないのは1辺だけなので、&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must have no line, but has one &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;に線があってはいけませんが、&lt;p&gt;%2&lt;/p&gt;に線があります。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; touch at a corner, so neither can miss an edge on its far side: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は角で接しているので、どちらも遠い側の辺を欠くことができません。よって&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt; has its line where &lt;p&gt;%1&lt;/p&gt; touches it, so the 3 has both edges at its far corner, and none goes on there: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;は&lt;p&gt;%1&lt;/p&gt;と接する角に線があるので、3は遠い側の角の2辺が両方とも線になり、そこからほかへ線は出ません。よって&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt; has its line where &lt;p&gt;%1&lt;/p&gt; touches it, so the 3 needs both edges at its far corner, &lt;c&gt;%3&lt;/c&gt;, and none goes on there: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;は&lt;p&gt;%1&lt;/p&gt;と接する角に線があるので、3は遠い側の角の2辺が両方とも必要で、&lt;c&gt;%3&lt;/c&gt;になり、そこからほかへ線は出ないので、&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt; has its line where &lt;p&gt;%1&lt;/p&gt; touches it, so the 3 needs both edges at its far corner: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;は&lt;p&gt;%1&lt;/p&gt;と接する角に線があるので、3は遠い側の角の2辺が両方とも必要です。よって&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>A line &lt;c&gt;%1&lt;/c&gt; would close a loop of &lt;p&gt;%2 lines&lt;/p&gt; that does not meet &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;it is crossed&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;に線を引くと、&lt;p&gt;%2本の線&lt;/p&gt;の輪が閉じて&lt;p&gt;%3&lt;/p&gt;を満たせないので、&lt;c&gt;×になります&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>A line &lt;c&gt;%1&lt;/c&gt; would close a loop of &lt;p&gt;%2 lines&lt;/p&gt; without the line &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;it is crossed&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;に線を引くと、&lt;p&gt;%2本の線&lt;/p&gt;の輪が閉じて&lt;p&gt;%3&lt;/p&gt;の線が取り残されるので、&lt;c&gt;×になります&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and must take one of its edges there, its only line: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の&lt;p&gt;%2&lt;/p&gt;の角に来た線はそこの2辺のどちらかを通り、それが唯一の線になるので、&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and takes one of its edges there, so it needs both at the opposite corner: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の&lt;p&gt;%2&lt;/p&gt;の角に来た線はそこの2辺のどちらかを通り、向かいの角では2辺とも必要になるので、&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and takes one of its edges there, so it needs both at the opposite corner: &lt;c&gt;%3&lt;/c&gt;; and the line goes nowhere else: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の&lt;p&gt;%2&lt;/p&gt;の角に来た線はそこの2辺のどちらかを通り、向かいの角では2辺とも必要になるので、&lt;c&gt;%3&lt;/c&gt;です。また、来た線はほかへは行かないので、&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and takes one of its edges there: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の&lt;p&gt;%2&lt;/p&gt;の角に来た線はそこの2辺のどちらかを通るので、&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>A line ends at &lt;p&gt;%1&lt;/p&gt;: all its other edges are crossed.</source>
        <translation>線が&lt;p&gt;%1&lt;/p&gt;で行き止まりになります。ほかの辺はすべて×です。</translation>
    </message>
    <message>
        <source>A line must leave &lt;p&gt;%1&lt;/p&gt; by its &lt;p&gt;%2&lt;/p&gt; or its &lt;p&gt;%3&lt;/p&gt; corner, and both are blocked.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;からは&lt;p&gt;%2&lt;/p&gt;か&lt;p&gt;%3&lt;/p&gt;の角で線が出るはずですが、どちらもふさがっています。</translation>
    </message>
    <message>
        <source>A line separates &lt;c&gt;%1&lt;/c&gt; from &lt;p&gt;%2&lt;/p&gt;, which is %3: &lt;c&gt;it is %4&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;は、%3の&lt;p&gt;%2&lt;/p&gt;と線で隔てられているので、&lt;c&gt;%4です&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>A line runs between &lt;p&gt;%1 and %2&lt;/p&gt;, but both are %3.</source>
        <translation>&lt;p&gt;%1と%2&lt;/p&gt;の間に線がありますが、どちらも%3です。</translation>
    </message>
    <message>
        <source>Because of &lt;p&gt;%1&lt;/p&gt; there can be &lt;p&gt;%2&lt;/p&gt;, but there is one.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;から&lt;p&gt;%2&lt;/p&gt;のはずですが、線があります。</translation>
    </message>
    <message>
        <source>Because of &lt;p&gt;%1&lt;/p&gt; there must be &lt;p&gt;%2&lt;/p&gt;, but it is crossed.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;から&lt;p&gt;%2&lt;/p&gt;のはずですが、×になっています。</translation>
    </message>
    <message>
        <source>Every edge is crossed: there is no loop.</source>
        <translation>すべての辺が×で、輪がありません。</translation>
    </message>
    <message>
        <source>Inside, &lt;c&gt;%1&lt;/c&gt; would be cut off from &lt;p&gt;%2&lt;/p&gt;, which is inside: &lt;c&gt;it is outside&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;が内側だと、内側の&lt;p&gt;%2&lt;/p&gt;から切り離されるので、&lt;c&gt;外側です&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>No line separates &lt;c&gt;%1&lt;/c&gt; from &lt;p&gt;%2&lt;/p&gt;, which is %3: &lt;c&gt;it is %3, too&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;と、%3の&lt;p&gt;%2&lt;/p&gt;との間に線はないので、&lt;c&gt;同じく%3です&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>No line runs between &lt;p&gt;%1&lt;/p&gt;, which is inside, and &lt;p&gt;%2&lt;/p&gt;, which is outside.</source>
        <translation>内側の&lt;p&gt;%1&lt;/p&gt;と外側の&lt;p&gt;%2&lt;/p&gt;の間に線がありません。</translation>
    </message>
    <message>
        <source>No way is left to draw the lines that fits all of &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;のすべてに合う線の引き方が残っていません。</translation>
    </message>
    <message>
        <source>Only two edges meet at &lt;p&gt;%1&lt;/p&gt;, both lines or both crossed: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;に集まる辺は2辺だけで、両方が線か両方が×なので、&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Outside, &lt;c&gt;%1&lt;/c&gt; could not reach the border: &lt;c&gt;it is inside&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;が外側だと、外周までつながらないので、&lt;c&gt;内側です&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Suppose %1: that decides &lt;p&gt;%2 other cells&lt;/p&gt;, and %3 and %4, both inside, would be cut off from each other. So &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>「%1」と仮定すると、&lt;p&gt;ほかの%2マス&lt;/p&gt;が決まり、どちらも内側の%3と%4が切り離されてしまいます。よって&lt;c&gt;%5&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Suppose %1: that decides &lt;p&gt;%2 other cells&lt;/p&gt;, and %3, outside, could not reach the border. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>「%1」と仮定すると、&lt;p&gt;ほかの%2マス&lt;/p&gt;が決まり、外側の%3が外周までつながらなくなります。よって&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; could not all be met. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>「%1」と仮定すると、&lt;p&gt;%2&lt;/p&gt;のすべては満たせなくなります。よって&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; could not be met. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>「%1」と仮定すると、&lt;p&gt;%2&lt;/p&gt;を満たせなくなります。よって&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get more than two lines. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>「%1」と仮定すると、&lt;p&gt;%2&lt;/p&gt;の線が3本以上になります。よって&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get too few lines. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>「%1」と仮定すると、&lt;p&gt;%2&lt;/p&gt;の線が足りなくなります。よって&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get too many lines. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>「%1」と仮定すると、&lt;p&gt;%2&lt;/p&gt;の線が多くなりすぎます。よって&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt;, and %3 and %4, both inside, would be cut off from each other. So &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>「%1」と仮定すると、&lt;p&gt;%2&lt;/p&gt;になり、どちらも内側の%3と%4が切り離されてしまいます。よって&lt;c&gt;%5&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt;, and %3, outside, could not reach the border. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>「%1」と仮定すると、&lt;p&gt;%2&lt;/p&gt;になり、外側の%3が外周までつながらなくなります。よって&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Suppose %1: then a line would end at &lt;p&gt;%2&lt;/p&gt;. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>「%1」と仮定すると、&lt;p&gt;%2&lt;/p&gt;で線が行き止まりになります。よって&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Suppose %1: then no way to draw the lines would fit all of &lt;p&gt;%2&lt;/p&gt;. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>「%1」と仮定すると、&lt;p&gt;%2&lt;/p&gt;のすべてに合う線の引き方がなくなります。よって&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Suppose %1: then, with &lt;p&gt;%4&lt;/p&gt; met, &lt;p&gt;%2&lt;/p&gt; would get more than two lines. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>「%1」と仮定すると、&lt;p&gt;%4&lt;/p&gt;を満たすには、&lt;p&gt;%2&lt;/p&gt;の線が3本以上になります。よって&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Suppose %1: then, with &lt;p&gt;%4&lt;/p&gt; met, &lt;p&gt;%2&lt;/p&gt; would get too few lines. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>「%1」と仮定すると、&lt;p&gt;%4&lt;/p&gt;を満たすには、&lt;p&gt;%2&lt;/p&gt;の線が足りなくなります。よって&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Suppose %1: then, with &lt;p&gt;%4&lt;/p&gt; met, &lt;p&gt;%2&lt;/p&gt; would get too many lines. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>「%1」と仮定すると、&lt;p&gt;%4&lt;/p&gt;を満たすには、&lt;p&gt;%2&lt;/p&gt;の線が多くなりすぎます。よって&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Suppose %1: then, with &lt;p&gt;%4&lt;/p&gt; met, a line would end at &lt;p&gt;%2&lt;/p&gt;. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>「%1」と仮定すると、&lt;p&gt;%4&lt;/p&gt;を満たすには、&lt;p&gt;%2&lt;/p&gt;で線が行き止まりになります。よって&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>The border &lt;p&gt;%1&lt;/p&gt; has no line, but &lt;p&gt;%2&lt;/p&gt; is inside.</source>
        <translation>外周の&lt;p&gt;%1&lt;/p&gt;に線はありませんが、&lt;p&gt;%2&lt;/p&gt;は内側です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2&lt;/p&gt; are on the same side, but &lt;p&gt;%1 is inside and %2 is outside&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1と%2&lt;/p&gt;は内外が同じですが、&lt;p&gt;%1は内側で%2は外側です&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2&lt;/p&gt; are on different sides, but &lt;p&gt;both are %3&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1と%2&lt;/p&gt;は内外が逆ですが、&lt;p&gt;どちらも%3です&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>The border &lt;p&gt;%1&lt;/p&gt; has no line: &lt;c&gt;%2 is outside&lt;/c&gt;.</source>
        <translation>外周の&lt;p&gt;%1&lt;/p&gt;に線はないので、&lt;c&gt;%2は外側です&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The line &lt;p&gt;%1&lt;/p&gt; is on the border, but &lt;p&gt;%2&lt;/p&gt; is outside.</source>
        <translation>外周の&lt;p&gt;%1&lt;/p&gt;に線がありますが、&lt;p&gt;%2&lt;/p&gt;は外側です。</translation>
    </message>
    <message>
        <source>The line &lt;p&gt;%1&lt;/p&gt; is on the border: &lt;c&gt;%2 is inside&lt;/c&gt;.</source>
        <translation>外周の&lt;p&gt;%1&lt;/p&gt;に線があるので、&lt;c&gt;%2は内側です&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The line that comes &lt;p&gt;%2&lt;/p&gt; to &lt;p&gt;%1&lt;/p&gt; cannot go on.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;に&lt;p&gt;%2&lt;/p&gt;来た線は、先へ進めません。</translation>
    </message>
    <message>
        <source>The line that comes &lt;p&gt;%2&lt;/p&gt; to &lt;p&gt;%1&lt;/p&gt; has only one way on: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;に&lt;p&gt;%2&lt;/p&gt;来た線は、進める先が1つだけなので、&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>If &lt;c&gt;%1&lt;/c&gt; were inside, &lt;p&gt;%2&lt;/p&gt;, which is outside, could not reach the border: &lt;c&gt;it is outside&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;が内側だと、外側の&lt;p&gt;%2&lt;/p&gt;が外周までつながらないので、&lt;c&gt;外側です&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>If &lt;c&gt;%1&lt;/c&gt; were outside, &lt;p&gt;%2 and %3&lt;/p&gt;, both inside, would be cut off from each other: &lt;c&gt;it is inside&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;が外側だと、どちらも内側の&lt;p&gt;%2と%3&lt;/p&gt;が切り離されるので、&lt;c&gt;内側です&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>A 0 has no lines round it: all four of its edges are crossed.</source>
        <translation>0のまわりには線がなく、4辺すべてが×です。</translation>
    </message>
    <message>
        <source>As many edges left as lines needed</source>
        <translation>残る辺の数が必要な線の数と同じ</translation>
    </message>
    <message>
        <source>When a clue has exactly as many edges left as it needs lines, all of them are lines.</source>
        <translation>残っている辺の数が、その数字に必要な線の数とちょうど同じなら、すべて線です。</translation>
    </message>
    <message>
        <source>The clue has its lines</source>
        <translation>数字の線がそろった</translation>
    </message>
    <message>
        <source>When a clue has all its lines, its other edges are crossed.</source>
        <translation>数字の線がそろったら、残りの辺は×です。</translation>
    </message>
    <message>
        <source>Between two 3s that share an edge runs a line, and so it does on their far sides. If their common edge were crossed, the loop would run round just these two cells; so the rule holds only where a clue elsewhere forbids that.</source>
        <translation>辺で隣り合う2つの3の間には線が通り、それぞれの反対側の辺も線になります。もし間の辺が×なら、輪はこの2マスだけを囲むことになります。そのため、ほかの場所の数字がそれを許さないときだけ使えます。</translation>
    </message>
    <message>
        <source>Two 3s corner to corner</source>
        <translation>斜めの3と3</translation>
    </message>
    <message>
        <source>Two 3s that touch at a corner have lines at their corners farthest from each other: were one of these four edges crossed, its 3 would send both other lines into the common dot, and the other 3 could not get its own.</source>
        <translation>角で接する2つの3は、互いにいちばん遠い角の辺がすべて線です。この4辺の1つが×だと、その3は残りの2本の線を共通の点に通すことになり、もう一方の3は線が足りなくなります。</translation>
    </message>
    <message>
        <source>Only one way for a line</source>
        <translation>線の進む先は1つ</translation>
    </message>
    <message>
        <source>A line that reaches a dot must go on. If only one way is left, it goes there.</source>
        <translation>点に来た線は先へ進まなければなりません。残る道が1つなら、そこを通ります。</translation>
    </message>
    <message>
        <source>A dot with two lines</source>
        <translation>線が2本ある点</translation>
    </message>
    <message>
        <source>The loop passes through a dot only once, so a dot with two lines has no third: its other edges are crossed.</source>
        <translation>輪は同じ点を1度しか通らないので、線が2本ある点に3本目はありません。残りの辺は×です。</translation>
    </message>
    <message>
        <source>A dot with one edge left</source>
        <translation>辺が1つだけ残る点</translation>
    </message>
    <message>
        <source>A line into a dot needs a way out. If three edges at a dot are crossed, so is the fourth.</source>
        <translation>点に入る線には出口が必要です。点の3辺が×なら、残る1辺も×です。</translation>
    </message>
    <message>
        <source>A 3 with a blocked corner</source>
        <translation>角がふさがった3</translation>
    </message>
    <message>
        <source>Where both ways out of a corner of a 3 are blocked, as in a corner of the board, the corner&apos;s two edges are both lines or both crossed; a 3 cannot miss two.</source>
        <translation>盤面の隅のように、3の角から外へ出る道がどちらもふさがっているとき、その角の2辺は両方が線か両方が×です。3は2辺を欠くことができないので、線になります。</translation>
    </message>
    <message>
        <source>A 2 with a blocked corner</source>
        <translation>角がふさがった2</translation>
    </message>
    <message>
        <source>Where both ways out of a corner of a 2 are blocked, its two lines are either both at that corner or both opposite. Either way one of them comes to each of the two other corners and must leave there: if one way out is blocked, it takes the other.</source>
        <translation>2の角から外へ出る道がどちらもふさがっているとき、2本の線は両方ともその角にあるか、両方とも向かいの角にあります。どちらでも、残る2つの角それぞれに1本ずつ線が来て、そこから外へ出ます。一方がふさがっていれば、もう一方へ出ます。</translation>
    </message>
    <message>
        <source>A 1 with a blocked corner</source>
        <translation>角がふさがった1</translation>
    </message>
    <message>
        <source>Where both ways out of a corner of a 1 are blocked, the corner&apos;s two edges are both lines or both crossed; a 1 cannot have two.</source>
        <translation>1の角から外へ出る道がどちらもふさがっているとき、その角の2辺は両方が線か両方が×です。1は線を2本持てないので、×になります。</translation>
    </message>
    <message>
        <source>A line comes to a 3</source>
        <translation>3に線が来る</translation>
    </message>
    <message>
        <source>A line that comes to a corner of a 3 takes one of the 3&apos;s two edges there: it cannot pass by, or the 3 would lack both, and it cannot meet both. So the other way out is blocked, and the 3 has both its edges at the opposite corner.</source>
        <translation>3の角に来た線は、そこの2辺のどちらか1つを通ります。通り過ぎれば3は2辺を失い、2辺の両方を通ることもできないからです。よって角から出るもう一方の道は×で、3の向かいの角は2辺とも線です。</translation>
    </message>
    <message>
        <source>A 3 and a 1 corner to corner</source>
        <translation>斜めの3と1</translation>
    </message>
    <message>
        <source>Where the far corner of the 3 is blocked, the 3 has both lines there and sends just one to the dot between: the 1 takes it on, so its far edges are crossed. The other way round, a 1 whose far edges are crossed leaves just one line to the 3 at the dot between, so the 3 has both lines at its far corner, whose other ways are blocked.</source>
        <translation>3の遠い側の角がふさがっているとき、3はそこの2辺が線で、間の点へは1本だけ線を送ります。1がそれを受けるので、1の遠い側の辺は×です。逆に、遠い側の辺が×の1は、間の点で3へ1本だけ線を渡すので、3の遠い側の角は2辺とも線で、そこからほかへ出る道は×です。</translation>
    </message>
    <message>
        <source>A line comes to a 2</source>
        <translation>2に線が来る</translation>
    </message>
    <message>
        <source>A line that comes to a corner of a 2 and cannot pass by takes one of its two edges there. So the 2 has one line at the opposite corner too; if one way out is blocked there, it leaves by the other.</source>
        <translation>2の角に来て通り過ぎることのできない線は、そこの2辺のどちらかを通ります。すると向かいの角でも2の線は1本で、そこから外へ出る道の一方がふさがっていれば、もう一方へ出ます。</translation>
    </message>
    <message>
        <source>A line comes to a 1</source>
        <translation>1に線が来る</translation>
    </message>
    <message>
        <source>A line that comes to a corner of a 1 and cannot pass by takes one of its two edges there; the 1 has no other.</source>
        <translation>1の角に来て通り過ぎることのできない線は、そこの2辺のどちらかを通ります。1のほかの辺に線はありません。</translation>
    </message>
    <message>
        <source>The loop must not close too early</source>
        <translation>輪を早く閉じない</translation>
    </message>
    <message>
        <source>An edge between the two ends of one path would close the loop. While there is a line elsewhere, or a clue is not met by that loop, the edge is crossed.</source>
        <translation>1本につながった線の両端を結ぶ辺に線を引くと、輪が閉じます。ほかの場所に線があるか、その輪では満たせない数字がある間は、その辺は×です。</translation>
    </message>
    <message>
        <source>Two 1s against a wall</source>
        <translation>壁に接した1と1</translation>
    </message>
    <message>
        <source>A clue and its corners</source>
        <translation>数字とその角</translation>
    </message>
    <message>
        <source>The number of lines a clue has at one corner fixes the number at the opposite corner. Every way to place its lines that fits the known edges and corners agrees here.</source>
        <translation>数字の1つの角にある線の本数で、向かいの角の本数が決まります。わかっている辺や角に合う線の置き方は、ここではすべて一致します。</translation>
    </message>
    <message>
        <source>A dot and the corners round it</source>
        <translation>点とそのまわりの角</translation>
    </message>
    <message>
        <source>A dot has either no line or two. Every way to place them that fits the known edges and corners round it agrees here: so a single line at one corner means a single line at the corner opposite.</source>
        <translation>点の線は0本か2本です。まわりのわかっている辺や角に合う引き方は、ここではすべて一致します。たとえば、1つの角の線が1本なら、向かいの角の線も1本です。</translation>
    </message>
    <message>
        <source>Inside and outside across an edge</source>
        <translation>辺を挟んだ内と外</translation>
    </message>
    <message>
        <source>The loop separates inside from outside: cells with a line between them differ, cells with a cross between them are the same. Beyond the border is outside.</source>
        <translation>輪は内側と外側を分けます。間に線があるマスどうしは内外が逆、間が×のマスどうしは同じです。外周の向こうは外側です。</translation>
    </message>
    <message>
        <source>A line just where inside meets outside</source>
        <translation>線は内と外の境目だけ</translation>
    </message>
    <message>
        <source>Between a cell inside and one outside runs a line; between two inside, or two outside, runs none.</source>
        <translation>内側のマスと外側のマスの間には線が通り、内側どうし、外側どうしの間には通りません。</translation>
    </message>
    <message>
        <source>A clue and its neighbours&apos; colours</source>
        <translation>数字と隣の内外</translation>
    </message>
    <message>
        <source>A clue counts the neighbours on the other side of the loop. Every way to colour the cell and its neighbours that fits what is known agrees here.</source>
        <translation>数字は、輪を挟んで反対側にある隣のマスの数です。わかっていることに合う、このマスと隣の内外の決め方は、ここではすべて一致します。</translation>
    </message>
    <message>
        <source>A chain of cells</source>
        <translation>マスの連鎖</translation>
    </message>
    <message>
        <source>Going from cell to cell along known edges and pairs, you can tell whether the cells at the two ends are on the same side of the loop, even when it is not yet known which side that is.</source>
        <translation>わかっている辺やマスの組をたどってマスからマスへ進むと、どちらが内側かまだわからなくても、両端のマスの内外が同じかどうかがわかります。</translation>
    </message>
    <message>
        <source>The inside is in one piece</source>
        <translation>内側はひとつながり</translation>
    </message>
    <message>
        <source>The cells inside the loop are connected. Where only one cell can connect them, that cell is inside.</source>
        <translation>輪の内側のマスはすべてつながっています。つなげるマスが1つしかなければ、そのマスは内側です。</translation>
    </message>
    <message>
        <source>The outside is in one piece</source>
        <translation>外側はひとつながり</translation>
    </message>
    <message>
        <source>Every cell outside the loop can be reached from beyond the border without crossing the loop. Where the only way is through one cell, that cell is outside.</source>
        <translation>輪の外側のマスへは、外周の向こうから輪を越えずに行けます。1つのマスを通る道しかなければ、そのマスは外側です。</translation>
    </message>
    <message>
        <source>Two neighbours taken together</source>
        <translation>隣り合う2マスをまとめて</translation>
    </message>
    <message>
        <source>Every way to draw the lines of two neighbouring cells and through their six dots that fits what is known agrees here.</source>
        <translation>隣り合う2マスとその6つの点を通る線の引き方のうち、わかっていることに合うものは、ここではすべて一致します。</translation>
    </message>
    <message>
        <source>Four cells taken together</source>
        <translation>4マスをまとめて</translation>
    </message>
    <message>
        <source>Every way to draw the lines of four cells round a dot and through their nine dots that fits what is known agrees here.</source>
        <translation>点を囲む4マスとその9つの点を通る線の引き方のうち、わかっていることに合うものは、ここではすべて一致します。</translation>
    </message>
    <message>
        <source>No line on from between two 3s</source>
        <translation>3と3の間の延長に線なし</translation>
    </message>
    <message>
        <source>The loop is closed</source>
        <translation>輪が閉じた</translation>
    </message>
    <message>
        <source>There is only one loop. Once a ring of lines has closed, every edge that is still open is crossed.</source>
        <translation>輪は1つだけです。線が輪になって閉じたら、未定の辺はすべて×です。</translation>
    </message>
    <message>
        <source>A corner and its edges</source>
        <translation>角とその2辺</translation>
    </message>
    <message>
        <source>A corner of a cell has as many lines as there are lines among its two edges. So a known corner and one known edge give the other edge, two known edges give the corner, and two corners that share an edge tell something about each other.</source>
        <translation>マスの角の線の本数は、その角の2辺にある線の本数です。角の本数と1辺がわかればもう1辺が、2辺がわかれば角の本数がわかり、1辺を共有する2つの角からは互いのことがわかります。</translation>
    </message>
    <message>
        <source>A card makes its number</source>
        <translation>カードの数</translation>
    </message>
    <message>
        <source>A card alone makes the number that is on it; an ace is 1, a jack 11, a queen 12 and a king 13. This is where every expression begins.</source>
        <translation>カードは1枚だけで、書かれた数になります。エースは1、ジャックは11、クイーンは12、キングは13です。どの式もここから始まります。</translation>
    </message>
    <message>
        <source>The values of that many cards</source>
        <translation>何枚かで作れる値</translation>
    </message>
    <message>
        <source>Several cards make a value by being split in two: every value of one part is joined with every value of the other by every sign. Equal values count once. So the pairs follow from the cards, the threes from pairs and cards, and so on: only values in these lists can be part of an answer.</source>
        <translation>何枚かのカードの値は、2つに分けて作ります。一方で作れるどの値も、もう一方のどの値とも、あらゆる記号で結びます。同じ値は1度だけ数えます。こうして2枚の値はカードから、3枚の値は2枚とカードから、と順に決まり、この一覧にある値だけが答えの一部になれます。</translation>
    </message>
    <message>
        <source>Some cards are enough</source>
        <translation>一部のカードで足りる</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can be made with %2 of the %3 cards: &lt;c&gt;the others stay aside&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は%3枚中%2枚のカードで作れるので、&lt;c&gt;残りのカードは使いません&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The target is split</source>
        <translation>目標を分ける</translation>
    </message>
    <message>
        <source>A part is split further</source>
        <translation>部分をさらに分ける</translation>
    </message>
    <message>
        <source>Two parts become one</source>
        <translation>2つの部分を1つに</translation>
    </message>
    <message>
        <source>Two cards, or results of earlier steps, are joined by a sign. From now on they are one card on the table.</source>
        <translation>2枚のカード、またはここまでの結果を、記号で結びます。結果はそこから、場の1枚のカードになります。</translation>
    </message>
    <message>
        <source>The whole makes the target</source>
        <translation>全体で目標になる</translation>
    </message>
    <message>
        <source>One card is the target</source>
        <translation>目標と同じカード</translation>
    </message>
    <message>
        <source>A card whose number is the target is an answer by itself, if no other card has to be used.</source>
        <translation>数が目標と同じカードは、ほかのカードを使わなくてよければ、それだけで答えです。</translation>
    </message>
    <message>
        <source>&lt;p&gt;This card&lt;/p&gt; is the target: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>&lt;p&gt;このカード&lt;/p&gt;が目標です：&lt;c&gt;%1&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The closest values</source>
        <translation>最も近い値</translation>
    </message>
    <message>
        <source>Where no two parts make the target, the same lists show how close they come: for each value of one part, the values of the other nearest to what would be needed. Between the best value below the target and the best above there is nothing.</source>
        <translation>どの2つの部分も目標を作れないとき、同じ一覧からどこまで近づけるかがわかります。一方の値それぞれについて、必要な値に最も近いもう一方の値を調べます。目標のすぐ下の値とすぐ上の値の間には何もありません。</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards&lt;/p&gt; come no closer to %1 than &lt;c&gt;%2 = %3&lt;/c&gt; and &lt;c&gt;%4 = %5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;カード&lt;/p&gt;で%1に最も近づくのは、&lt;c&gt;%2 = %3&lt;/c&gt;と&lt;c&gt;%4 = %5&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>The largest value</source>
        <translation>最大の値</translation>
    </message>
    <message>
        <source>Where the target is larger than every value that the cards make, the greatest of these is the closest.</source>
        <translation>目標がカードで作れるどの値よりも大きいときは、その中で最大の値が最も近い値です。</translation>
    </message>
    <message>
        <source>The smallest value</source>
        <translation>最小の値</translation>
    </message>
    <message>
        <source>Where the target is smaller than every value that the cards make, the least of these is the closest.</source>
        <translation>目標がカードで作れるどの値よりも小さいときは、その中で最小の値が最も近い値です。</translation>
    </message>
    <message>
        <source>The target cannot be made</source>
        <translation>目標は作れない</translation>
    </message>
    <message>
        <source>The target lies where the cards make nothing at all: there is no answer.</source>
        <translation>目標のまわりにはカードで作れる値がまったくなく、解はありません。</translation>
    </message>
    <message>
        <source>No expression makes the target</source>
        <translation>目標になる式がない</translation>
    </message>
    <message>
        <source>Every way to split the target ends in parts that do not make what is needed. There are too many values to tell which are the closest.</source>
        <translation>目標をどう分けても、必要な値を作れない部分が残ります。値が多すぎて、どれが最も近いかは示せません。</translation>
    </message>
    <message>
        <source>The path does not end on an operator</source>
        <translation>経路の端は演算記号でない</translation>
    </message>
    <message>
        <source>An operator stands between two numbers, and so does the =. The path goes on from it on both sides, so it ends on digits only.</source>
        <translation>演算記号も「=」も、2つの数の間にあります。経路はその両側へ続くので、経路の端は必ず数字です。</translation>
    </message>
    <message>
        <source>No two operators in a row</source>
        <translation>演算記号は続かない</translation>
    </message>
    <message>
        <source>There is a number between two operators, and a number has no sign before it. So no link joins two operators, or an operator and the =.</source>
        <translation>2つの演算記号の間には数があり、数の前に符号はつきません。だから演算記号どうしや、演算記号と「=」は連結しません。</translation>
    </message>
    <message>
        <source>No two zeros in a row</source>
        <translation>0は続かない</translation>
    </message>
    <message>
        <source>No number begins with a 0 followed by another digit. Two zeros in a row would be such a number, whichever way they are read, or part of a three-digit number.</source>
        <translation>0の後に別の数字が続く数はありません。0が2つ続くと、どちら向きに読んでもそのような数か、3桁の数の一部になってしまいます。</translation>
    </message>
    <message>
        <source>A tile has all its links</source>
        <translation>タイルのつながりがそろった</translation>
    </message>
    <message>
        <source>The path passes through a tile once: it comes in and goes out. A tile with two links has no third, and an end of the path has no second.</source>
        <translation>経路はタイルを1度だけ通り、入って出ます。つながりが2本あるタイルに3本目はなく、経路の端に2本目はありません。</translation>
    </message>
    <message>
        <source>Only as many links left as needed</source>
        <translation>残るつながりが必要な数だけ</translation>
    </message>
    <message>
        <source>The path passes through every tile. A tile with only one link left uses it, and a tile where the path does not end needs two.</source>
        <translation>経路はすべてのタイルを通ります。つながりが1本しか残っていないタイルはそれを使い、経路の端でないタイルには2本必要です。</translation>
    </message>
    <message>
        <source>One link makes an end, two do not</source>
        <translation>1本なら端、2本なら途中</translation>
    </message>
    <message>
        <source>Where a tile has one link left, the path ends on it. Where two are joined, the path goes through.</source>
        <translation>つながりが1本しか残っていないタイルは経路の端です。2本連結しているタイルは経路が通り抜けます。</translation>
    </message>
    <message>
        <source>The path has two ends</source>
        <translation>経路の端は2つ</translation>
    </message>
    <message>
        <source>Where both ends are known, the path goes through all other tiles. Where it goes through all but two, these are its ends.</source>
        <translation>両端がわかったら、経路はほかのタイルをすべて通り抜けます。2枚を除いてすべて通り抜けるなら、その2枚が端です。</translation>
    </message>
    <message>
        <source>No three digits in a row</source>
        <translation>数字は3つ続かない</translation>
    </message>
    <message>
        <source>All two-digit numbers are found</source>
        <translation>2桁の数が全部わかった</translation>
    </message>
    <message>
        <source>Operators and the = separate the digits, so there is one more number than there are of these signs. As each number has one or two digits, it is known how many have two. Once that many pairs of digits are joined, no other digits are.</source>
        <translation>演算記号と「=」が数字を区切るので、数の個数はこれらの記号の個数より1つ多くなります。数は1桁か2桁なので、2桁の数がいくつあるかもわかります。その数だけ数字の組が連結したら、ほかの数字どうしは連結しません。</translation>
    </message>
    <message>
        <source>Operators and the = separate the digits, so there is one more number than there are of these signs. As each number has one or two digits, it is known how many have one. Once that many digits are cut off from all others, every other digit belongs to a two-digit number: if it has only one link to another digit left, the two are joined.</source>
        <translation>演算記号と「=」が数字を区切るので、数の個数はこれらの記号の個数より1つ多くなります。数は1桁か2桁なので、1桁の数がいくつあるかもわかります。その数だけの数字がほかの数字から切断されたら、残りの数字はすべて2桁の数の一部です。ほかの数字とのつながりが1本しか残っていなければ、連結します。</translation>
    </message>
    <message>
        <source>No digit follows a 0</source>
        <translation>0の後に数字は続かない</translation>
    </message>
    <message>
        <source>A 0 can be a number or the second digit of one; a digit after it would make a number that begins with 0, or one of three digits. Once it is known which way the path is read, no digit follows a 0.</source>
        <translation>0は1桁の数か、2桁の数の2桁目です。その後に数字が続くと、0で始まる数か3桁の数になります。経路を読む向きがわかったら、0の後に数字は続きません。</translation>
    </message>
    <message>
        <source>The path never closes into a ring</source>
        <translation>経路は輪にならない</translation>
    </message>
    <message>
        <source>The path has two ends and never returns to itself. A link between two tiles of the same joined stretch is cut.</source>
        <translation>経路には2つの端があり、元に戻ることはありません。すでに連結した一続きのタイルのうち2枚を結ぶつながりは切断です。</translation>
    </message>
    <message>
        <source>The path does not end too soon</source>
        <translation>経路を早く終わらせない</translation>
    </message>
    <message>
        <source>Two stretches that each hold an end of the path become the whole path once they are joined. While other tiles are left over, the link between them is cut.</source>
        <translation>経路の端を1つずつ含む2つの部分を結ぶと、それで経路全体になります。ほかのタイルが残っている間は、間のつながりは切断です。</translation>
    </message>
    <message>
        <source>No tile is cut off</source>
        <translation>切り離されるタイルはない</translation>
    </message>
    <message>
        <source>One path passes through all tiles, so they stay connected. The only link that still connects two parts of the board is joined.</source>
        <translation>1本の経路がすべてのタイルを通るので、タイルは互いにつながっていなければなりません。盤面の2つの部分を結ぶ最後のつながりは連結です。</translation>
    </message>
    <message>
        <source>A tile between two parts</source>
        <translation>2つの部分の間のタイル</translation>
    </message>
    <message>
        <source>Where only one tile connects two parts of the board, the path goes through it from one to the other: it has one link to each, and each part has one end of the path. No tile can connect three parts.</source>
        <translation>盤面の2つの部分を結ぶタイルが1枚だけなら、経路はそこを通って一方から他方へ進みます。そのタイルはそれぞれの部分に1本ずつつながり、経路の端も1つずつあります。3つの部分を結ぶことはできません。</translation>
    </message>
    <message>
        <source>The = splits the path</source>
        <translation>「=」が経路を分ける</translation>
    </message>
    <message>
        <source>Where only the = connects two parts of the board, they are the two sides of the equation: the = has one link to each, each has one end of the path, and their lengths are known.</source>
        <translation>盤面の2つの部分を結ぶのが「=」だけなら、その2つが等式の両辺です。「=」はそれぞれに1本ずつつながり、経路の端も1つずつあり、両辺の長さがわかります。</translation>
    </message>
    <message>
        <source>A side is complete</source>
        <translation>片方の辺ができた</translation>
    </message>
    <message>
        <source>Where an end of the path is joined to the = tile by tile, that side of the equation is complete, and the lengths of both sides are known.</source>
        <translation>経路の端から「=」までタイルがすべて連結したら、等式のその辺は完成し、両辺の長さがわかります。</translation>
    </message>
    <message>
        <source>The opposite leads nowhere</source>
        <translation>逆は行き詰まる</translation>
    </message>
    <message>
        <source>Suppose that a link is joined or cut, or that the path ends on a tile or not, and follow the simpler rules: soon a tile is cut off, a tile has too many links, or the numbers do not work out. So the opposite is true.</source>
        <translation>つながりが連結か切断か、またはタイルが経路の端かどうかを仮定し、やさしい手筋をたどります。するとすぐに、タイルが切り離されたり、タイルのつながりが多すぎたり、数が合わなかったりします。だからその逆が正しいのです。</translation>
    </message>
    <message>
        <source>The division leaves a remainder</source>
        <translation>割り算に余りが出る</translation>
    </message>
    <message>
        <source>One side is always larger</source>
        <translation>一方の辺がいつも大きい</translation>
    </message>
    <message>
        <source>No path with this link works</source>
        <translation>このつながりを使う経路は不成立</translation>
    </message>
    <message>
        <source>No path without this link works</source>
        <translation>このつながりを使わない経路は不成立</translation>
    </message>
    <message>
        <source>No path that ends here works</source>
        <translation>ここで終わる経路は不成立</translation>
    </message>
    <message>
        <source>No path that ends elsewhere works</source>
        <translation>ここで終わらない経路は不成立</translation>
    </message>
    <message>
        <source>No path works when read the other way</source>
        <translation>逆に読む経路は不成立</translation>
    </message>
    <message>
        <source>A path can be read from either end. Read from one of them, no remaining path makes both sides equal, so it is read from the other.</source>
        <translation>経路はどちらの端からも読めます。一方の端から読むと、残るどの経路でも両辺が等しくならないので、もう一方の端から読みます。</translation>
    </message>
    <message>
        <source>No path with sides of this length works</source>
        <translation>この長さの辺を持つ経路は不成立</translation>
    </message>
    <message>
        <source>No remaining path works</source>
        <translation>残る経路はどれも不成立</translation>
    </message>
    <message>
        <source>On none of the remaining paths are both sides equal: the puzzle has no answer.</source>
        <translation>残るどの経路でも両辺が等しくならないので、このパズルに解はありません。</translation>
    </message>
    <message>
        <source>No path is left</source>
        <translation>経路が残っていない</translation>
    </message>
    <message>
        <source>From what is known, no path through all tiles reads as numbers of one or two digits with an operator between each two and one =: the puzzle has no answer.</source>
        <translation>わかっていることからは、すべてのタイルを通り、1桁か2桁の数が演算記号1つずつと1つの「=」で区切られて読める経路はありません。このパズルに解はありません。</translation>
    </message>
    <message>
        <source>All remaining paths read the same</source>
        <translation>残る経路はどれも同じ等式</translation>
    </message>
    <message>
        <source>The answer is an equation, and with equal tiles several paths may spell it. When all paths that work read the same, the answer is found; the first of them is drawn, in the order of tiles from the top left.</source>
        <translation>答えは等式なので、同じタイルがあると複数の経路が同じ等式になることがあります。成り立つ経路がすべて同じに読めれば、答えがわかります。左上からのタイルの順で最初の経路を描きます。</translation>
    </message>
    <message>
        <source>A cage of one cell</source>
        <translation>1マスのケージ</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can only be %2: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は%2だけなので、&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can only be %2, in reading order: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は、左上から順に%2しかありえないので、&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Each by itself, &lt;p&gt;%1&lt;/p&gt; leave only this: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;のそれぞれから、&lt;c&gt;%2&lt;/c&gt;とわかります。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: nothing that is left makes &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;なので、残りでは&lt;p&gt;%2&lt;/p&gt;を作れません。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 of %2 are in columns %3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2の%1は列%3にある&lt;/p&gt;ので、&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 of %2 are in rows %3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2の%1は行%3にある&lt;/p&gt;ので、&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; have only %2 among them: that is one digit too few.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;に入る数字は合わせて%2だけで、1つ足りません。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 of %2 fit only in columns %3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2の%1が入るのは列%3だけ&lt;/p&gt;なので、&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 of %2 fit only in rows %3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2の%1が入るのは行%3だけ&lt;/p&gt;なので、&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has too few cells left for its %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;には、%2を入れるマスが足りません。</translation>
    </message>
    <message>
        <source>The %2 of &lt;p&gt;%1&lt;/p&gt; fits only in &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の%2が入るのは&lt;p&gt;%3&lt;/p&gt;だけなので、&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>The %2 of &lt;p&gt;%1&lt;/p&gt; fits only in &lt;p&gt;%3&lt;/p&gt;, but &lt;p&gt;%4&lt;/p&gt;, too.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の%2が入るのは&lt;p&gt;%3&lt;/p&gt;だけですが、すでに&lt;p&gt;%4&lt;/p&gt;です。</translation>
    </message>
    <message>
        <source>Taken together, &lt;p&gt;%1&lt;/p&gt; leave only this: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;を合わせて考えると、&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has one cell: &lt;c&gt;it is %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は1マスなので、&lt;c&gt;%2です&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 cages&lt;/p&gt; have one cell each: &lt;c&gt;it is what the cage says&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1個のケージ&lt;/p&gt;は1マスなので、&lt;c&gt;ケージの数がそのまま入ります&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has one cell, and there are only the digits 1 to %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は1マスですが、数字は1から%2までしかありません。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has one cell, but &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は1マスですが、&lt;p&gt;%2&lt;/p&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, so &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;なので、&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 digits are placed&lt;/p&gt;: &lt;c&gt;none of them appears again in its row or column&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1個の数字が入った&lt;/p&gt;ので、&lt;c&gt;どれも同じ行や列にはもう入りません&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; are both %2: &lt;p&gt;%3&lt;/p&gt; would have it twice.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;がどちらも%2で、&lt;p&gt;%3&lt;/p&gt;に2つあることになります。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, and &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;it is %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;で、&lt;p&gt;%2&lt;/p&gt;なので、&lt;c&gt;%3です&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2 is %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;なので、&lt;c&gt;%2は%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;Every other digit left for these cells stands in the row or the column&lt;/p&gt;: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>&lt;p&gt;これらのマスに残るほかの数字は、同じ行か列にもうある&lt;/p&gt;ので、&lt;c&gt;%1&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, but &lt;p&gt;%2&lt;/p&gt;: no digit is left for it.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;ですが、&lt;p&gt;%2&lt;/p&gt;なので、入る数字がありません。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: no digit is left for %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;なので、%2に入る数字がありません。</translation>
    </message>
    <message>
        <source>&lt;p&gt;No other cell of %1 can be %2&lt;/p&gt;: &lt;c&gt;%3 is %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1のほかのマスに%2は入らない&lt;/p&gt;ので、&lt;c&gt;%3は%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;All other cells of %1 are filled&lt;/p&gt;, only %2 is missing: &lt;c&gt;%3 is %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1のほかのマスはすべて埋まり&lt;/p&gt;、足りないのは%2だけなので、&lt;c&gt;%3は%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;The row or the column has no other cell for the digit&lt;/p&gt;: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>&lt;p&gt;その行か列で、この数字が入るマスはほかにない&lt;/p&gt;ので、&lt;c&gt;%1&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;No cell of %1 can be %2&lt;/p&gt;, but one must be.</source>
        <translation>&lt;p&gt;%1のどのマスにも%2が入りません&lt;/p&gt;が、どこかに必要です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, so &lt;p&gt;%2&lt;/p&gt; can only be %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;で、&lt;p&gt;%2&lt;/p&gt;は%3しかありえないので、&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>A %2 at %3 needs a %4 beside it for &lt;p&gt;%1&lt;/p&gt;, and that is gone: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;では、%3が%2なら相手は%4ですが、もう入らないので、&lt;c&gt;%5&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>At %2: %3 beside it for &lt;p&gt;%1&lt;/p&gt;, and these are gone: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>%2では、&lt;p&gt;%1&lt;/p&gt;を作る相手として%3ですが、どれももう入らないので、&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: %2 in the other cell, and that is gone: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;を作る相手として%2ですが、もう入らないので、&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>No two digits from 1 to %1 make &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>1から%1までの2つの数字では、&lt;p&gt;%2&lt;/p&gt;を作れません。</translation>
    </message>
    <message>
        <source>&lt;p&gt;The rest of %1 is filled&lt;/p&gt;: %2, so &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1の残りは埋まっている&lt;/p&gt;ので、%2。よって&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at least %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>%2に%1を入れると、&lt;p&gt;%4&lt;/p&gt;の残りは%3になるはずですが、最小でも%5です。よって&lt;c&gt;%6&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at most %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>%2に%1を入れると、&lt;p&gt;%4&lt;/p&gt;の残りは%3になるはずですが、最大でも%5です。よって&lt;c&gt;%6&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which can only make %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>%2に%1を入れると、&lt;p&gt;%4&lt;/p&gt;の残りは%3になるはずですが、作れるのは%5だけです。よって&lt;c&gt;%6&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can still be filled in %2 ways, and in all of them &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の埋め方は%2通り残っていて、そのどれでも&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>No %1 digits from 1 to %2 make &lt;p&gt;%3&lt;/p&gt;.</source>
        <translation>1から%2までの%1個の数字では、&lt;p&gt;%3&lt;/p&gt;を作れません。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can only be %2, always with a %3 in &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は%2しかありえず、必ず&lt;p&gt;%4&lt;/p&gt;に%3が入るので、&lt;c&gt;%5&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can be filled in %2 ways, all with a %3 in &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の埋め方は%2通りあり、どれでも&lt;p&gt;%4&lt;/p&gt;に%3が入るので、&lt;c&gt;%5&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can only be %2, always with %3 in &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は%2しかありえず、必ず&lt;p&gt;%4&lt;/p&gt;に%3が入るので、&lt;c&gt;%5&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lies in &lt;p&gt;%3&lt;/p&gt; and can only be %2: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は&lt;p&gt;%3&lt;/p&gt;の中にあり、%2しかありえないので、&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can be filled in %2 ways, all with %3 in &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の埋め方は%2通りあり、どれでも&lt;p&gt;%4&lt;/p&gt;に%3が入るので、&lt;c&gt;%5&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Every way to fill &lt;p&gt;%1&lt;/p&gt; has %2 in &lt;p&gt;%3&lt;/p&gt;, but &lt;p&gt;%4&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;をどう埋めても&lt;p&gt;%3&lt;/p&gt;に%2が入りますが、すでに&lt;p&gt;%4&lt;/p&gt;です。</translation>
    </message>
    <message>
        <source>Every way to fill &lt;p&gt;%1&lt;/p&gt; has a %2 in &lt;p&gt;%3&lt;/p&gt;, but &lt;p&gt;%4&lt;/p&gt;, too.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;をどう埋めても&lt;p&gt;%3&lt;/p&gt;に%2が入りますが、すでに&lt;p&gt;%4&lt;/p&gt;です。</translation>
    </message>
    <message>
        <source>The %1 of &lt;p&gt;%2&lt;/p&gt; must be in &lt;p&gt;%3&lt;/p&gt;, which can then only be %4: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;の%1は&lt;p&gt;%3&lt;/p&gt;に入るしかなく、このケージは%4しかありえないので、&lt;c&gt;%5&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>The %1 of &lt;p&gt;%2&lt;/p&gt; must be in &lt;p&gt;%3&lt;/p&gt;, which leaves %4 ways to fill it: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;の%1は&lt;p&gt;%3&lt;/p&gt;に入るしかなく、埋め方は%4通りになるので、&lt;c&gt;%5&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>The %1 of &lt;p&gt;%2&lt;/p&gt; must be in &lt;p&gt;%3&lt;/p&gt;, but no way to fill that has it there.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;の%1は&lt;p&gt;%3&lt;/p&gt;に入るしかありませんが、そこに入れる埋め方がありません。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; use up %2 of &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;が&lt;p&gt;%3&lt;/p&gt;の%2を使い切るので、&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>A %1 at %2 would make &lt;p&gt;%3&lt;/p&gt; need the same digit of &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>%2に%1を入れると、&lt;p&gt;%3&lt;/p&gt;が&lt;p&gt;%4&lt;/p&gt;の同じ数字を必要とするので、&lt;c&gt;%5&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot both be filled: they would need the same digit of &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は&lt;p&gt;%2&lt;/p&gt;の同じ数字が必要になるので、両方を埋めることはできません。</translation>
    </message>
    <message>
        <source>In &lt;p&gt;%1&lt;/p&gt;, &lt;p&gt;%2&lt;/p&gt; use up %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;では&lt;p&gt;%2&lt;/p&gt;が%3を使い切るので、&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>A %1 at %2 would keep &lt;p&gt;%3&lt;/p&gt; from sharing out the digits of &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>%2に%1を入れると、&lt;p&gt;%3&lt;/p&gt;で&lt;p&gt;%4&lt;/p&gt;の数字を分け合えなくなるので、&lt;c&gt;%5&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot share out the digits of &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;では&lt;p&gt;%2&lt;/p&gt;の数字を分け合えません。</translation>
    </message>
    <message>
        <source>When every way to fill a cage puts a certain digit into the same row or column, that line has it there: no cell of the line outside the cage holds it.</source>
        <translation>ケージをどう埋めても、ある数字が必ず同じ行か列に入るなら、その行・列の数字はそこに決まります。同じ行・列のケージの外のマスには入りません。</translation>
    </message>
    <message>
        <source>A digit clears its row and column</source>
        <translation>数字は行と列に1つ</translation>
    </message>
    <message>
        <source>Each digit appears once in every row and once in every column, so no other cell of its row or column holds it.</source>
        <translation>どの数字も各行・各列に1つずつなので、同じ行や列のほかのマスには入りません。</translation>
    </message>
    <message>
        <source>The only digit for a cell</source>
        <translation>マスに入る数字は1つ</translation>
    </message>
    <message>
        <source>When all possible digits of a cell but one already appear in its row or column, it holds the one that is left.</source>
        <translation>マスに入りうる数字が1つを残してすべて同じ行か列にあれば、残った数字が入ります。</translation>
    </message>
    <message>
        <source>The only cell for a digit in a line</source>
        <translation>行・列で数字の入るマスは1つ</translation>
    </message>
    <message>
        <source>Every row and every column holds every digit. When only one cell of a line can hold a digit, it goes there.</source>
        <translation>どの行・列にもすべての数字が入ります。ある数字の入るマスが1つしかなければ、そこに入ります。</translation>
    </message>
    <message>
        <source>What a cage of two cells can hold</source>
        <translation>2マスのケージに入る数字</translation>
    </message>
    <message>
        <source>Only a few pairs of digits make the target of a two-cell cage. A digit without a partner in the other cell is ruled out.</source>
        <translation>2マスのケージの目標を作れる数字の組はわずかです。もう一方のマスに相手のない数字は消せます。</translation>
    </message>
    <message>
        <source>What a cage can hold</source>
        <translation>ケージに入る数字</translation>
    </message>
    <message>
        <source>List the digits that together make the target of a cage and the ways to place them in its cells, no digit twice in a line. A digit that none of these ways puts in a cell is ruled out there.</source>
        <translation>ケージの目標を作れる数字の組と、同じ行・列で重ならない入れ方を書き出します。どの入れ方でもあるマスに来ない数字は、そのマスから消せます。</translation>
    </message>
    <message>
        <source>A digit that a cage takes from its line</source>
        <translation>ケージが行・列から取る数字</translation>
    </message>
    <message>
        <source>A digit that a line needs from a cage</source>
        <translation>行・列がケージに求める数字</translation>
    </message>
    <message>
        <source>When all places for a digit in a line lie in one cage, the cage must put it there. The ways to fill the cage that do not are ruled out, and with them whatever only they allowed.</source>
        <translation>行・列で数字の入る場所がすべて1つのケージの中にあれば、ケージはその数字をそこに入れなければなりません。そうならない埋め方は除かれ、それでしか入らなかった数字も消えます。</translation>
    </message>
    <message>
        <source>Naked pair</source>
        <translation>2国同盟</translation>
    </message>
    <message>
        <source>Two cells of a line that can only hold the same two digits use both of them up: the other cells of the line hold neither.</source>
        <translation>同じ行・列の2マスに同じ2つの数字しか入らないなら、2つの数字はそこで使い切られます。同じ行・列のほかのマスには入りません。</translation>
    </message>
    <message>
        <source>Hidden pair</source>
        <translation>隠れ2国同盟</translation>
    </message>
    <message>
        <source>Two digits that have only the same two cells left in a line fill them: these cells hold nothing else.</source>
        <translation>行・列で2つの数字の入る場所が同じ2マスしか残っていなければ、その2マスに入ります。ほかの数字はそこに入りません。</translation>
    </message>
    <message>
        <source>Naked triple</source>
        <translation>3国同盟</translation>
    </message>
    <message>
        <source>Three cells of a line that can only hold three digits among them use all three up: the other cells of the line hold none of them.</source>
        <translation>同じ行・列の3マスに入る数字が合わせて3つしかないなら、3つの数字はそこで使い切られます。同じ行・列のほかのマスには入りません。</translation>
    </message>
    <message>
        <source>Hidden triple</source>
        <translation>隠れ3国同盟</translation>
    </message>
    <message>
        <source>Three digits that have only three cells left in a line fill them: these cells hold nothing else.</source>
        <translation>行・列で3つの数字の入る場所が3マスしか残っていなければ、その3マスに入ります。ほかの数字はそこに入りません。</translation>
    </message>
    <message>
        <source>Naked quad</source>
        <translation>4国同盟</translation>
    </message>
    <message>
        <source>Four cells of a line that can only hold four digits among them use all four up: the other cells of the line hold none of them.</source>
        <translation>同じ行・列の4マスに入る数字が合わせて4つしかないなら、4つの数字はそこで使い切られます。同じ行・列のほかのマスには入りません。</translation>
    </message>
    <message>
        <source>Hidden quad</source>
        <translation>隠れ4国同盟</translation>
    </message>
    <message>
        <source>Four digits that have only four cells left in a line fill them: these cells hold nothing else.</source>
        <translation>行・列で4つの数字の入る場所が4マスしか残っていなければ、その4マスに入ります。ほかの数字はそこに入りません。</translation>
    </message>
    <message>
        <source>The sum of a line</source>
        <translation>行・列の和</translation>
    </message>
    <message>
        <source>The digits of a line always have the same sum, 45 where there are nine. Subtract the cages whose sum is known: the few cells that stick into the line or out of it must make up the difference.</source>
        <translation>行・列の数字の和はいつも同じで、9つなら45です。和のわかっているケージを引くと、行・列に入り込んだマスやはみ出したマスが、その差を作るはずです。</translation>
    </message>
    <message>
        <source>The product of a line</source>
        <translation>行・列の積</translation>
    </message>
    <message>
        <source>The digits of a line always have the same product, 720 where there are six. Divide by the cages whose product is known: the few cells that stick into the line or out of it must make up the quotient.</source>
        <translation>行・列の数字の積はいつも同じで、6つなら720です。積のわかっているケージで割ると、行・列に入り込んだマスやはみ出したマスが、その商を作るはずです。</translation>
    </message>
    <message>
        <source>The sum of several lines</source>
        <translation>複数の行・列の和</translation>
    </message>
    <message>
        <source>Rows side by side have a known sum together, and so have columns. Subtract the cages whose sum is known: the few cells that stick into the lines or out of them must make up the difference.</source>
        <translation>並んだ行の和はまとめてわかり、列も同じです。和のわかっているケージを引くと、そこに入り込んだマスやはみ出したマスが、その差を作るはずです。</translation>
    </message>
    <message>
        <source>The product of several lines</source>
        <translation>複数の行・列の積</translation>
    </message>
    <message>
        <source>Rows side by side have a known product together, and so have columns. Divide by the cages whose product is known: the few cells that stick into the lines or out of them must make up the quotient.</source>
        <translation>並んだ行の積はまとめてわかり、列も同じです。積のわかっているケージで割ると、そこに入り込んだマスやはみ出したマスが、その商を作るはずです。</translation>
    </message>
    <message>
        <source>X-wing</source>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>When the places for a digit in two rows lie in the same two columns, one row has it in one column and the other row in the other. So both columns have theirs there, and no other cell of them holds it. The same holds with rows and columns exchanged.</source>
        <translation>2つの行である数字の入る場所が同じ2列にあれば、一方の行では一方の列に、もう一方の行ではもう一方の列に入ります。どちらの列もその数字はそこに決まり、列のほかのマスには入りません。行と列を入れ替えても同じです。</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>Swordfish</translation>
    </message>
    <message>
        <source>When the places for a digit in three rows lie in the same three columns, these rows supply all three columns with it, and no other cell of them holds it. The same holds with rows and columns exchanged.</source>
        <translation>3つの行である数字の入る場所が同じ3列にあれば、3つの列の数字はすべてこの3行で決まり、列のほかのマスには入りません。行と列を入れ替えても同じです。</translation>
    </message>
    <message>
        <source>Two cages that share a line</source>
        <translation>1つの行・列を分ける2つのケージ</translation>
    </message>
    <message>
        <source>Two cages in a line cannot take the same digit from it. Go through the ways to fill one of them: those that leave the other none are ruled out. A digit that one or the other takes in every case is gone from the rest of the line.</source>
        <translation>同じ行・列にある2つのケージは、そこから同じ数字を取れません。一方の埋め方を順に調べ、もう一方の埋め方がなくなるものを除きます。どの場合にもどちらかが取る数字は、行・列のほかのマスには入りません。</translation>
    </message>
    <message>
        <source>The cages of a line together</source>
        <translation>行・列のケージをまとめて</translation>
    </message>
    <message>
        <source>Each way to fill a cage takes some digits of a line. The cages of the line and its other cells must share all its digits among them, each once. A way that leaves the others no such share is ruled out, and with it whatever only it allowed.</source>
        <translation>ケージの埋め方ごとに、行・列からいくつかの数字を取ります。行・列のケージとそのほかのマスは、すべての数字を1つずつ分け合います。ほかがうまく分け合えなくなる埋め方は除かれ、それでしか入らなかった数字も消えます。</translation>
    </message>
    <message>
        <source>The sum of all labels</source>
        <translation>合計値の総和</translation>
    </message>
    <message>
        <source>A row&apos;s label is the sum of its white cells, a column&apos;s label the sum of its black ones. Every cell is one or the other, so each digit counts for exactly one label: all labels together make the sum of all digits. If they do not, there is no answer.</source>
        <translation>行の合計値は白マスの和、列の合計値は黒マスの和です。どのマスも白か黒なので、どの数字もちょうど1つの合計値に数えられます。だから合計値の総和は数字の総和と同じです。違っていれば解はありません。</translation>
    </message>
    <message>
        <source>Labels with an odd sum</source>
        <translation>合計値の和が奇数</translation>
    </message>
    <message>
        <source>A label out of reach</source>
        <translation>届かない合計値</translation>
    </message>
    <message>
        <source>If no choice of open cells in a line makes exactly what its label lacks, the label cannot be met.</source>
        <translation>行・列の未定のマスをどう選んでも合計値までの残りをちょうど作れなければ、その合計値は満たせません。</translation>
    </message>
    <message>
        <source>Labels that conflict</source>
        <translation>食い違う合計値</translation>
    </message>
    <message>
        <source>Some labels conflict, whatever the others say: however the cells are shaded, one of them is missed. All of these labels are needed for that. The steps before use these labels alone, and end in a line that can no longer reach its label, or where the named rules end.</source>
        <translation>ほかがどうであれ、互いに食い違う合計値があります。マスをどう塗り分けても、どれかが満たせません。どの合計値を欠いても、食い違いは起こりません。ここまでのステップはこれらの合計値だけを使い、合計値に届かない行・列か、名前のある手筋の尽きるところで終わります。</translation>
    </message>
    <message>
        <source>The label is reached</source>
        <translation>合計値に達した</translation>
    </message>
    <message>
        <source>When the white cells of a row make its label, the rest of the row is black. When the black cells of a column make its label, the rest of the column is white.</source>
        <translation>行の白マスの和が合計値になったら、その行の残りは黒です。列の黒マスの和が合計値になったら、その列の残りは白です。</translation>
    </message>
    <message>
        <source>Every cell left is needed</source>
        <translation>残りのマスがすべて必要</translation>
    </message>
    <message>
        <source>When all open cells of a line together make exactly what its label still lacks, all of them count: white in a row, black in a column.</source>
        <translation>行・列の未定のマスを全部足すと合計値までの残りとちょうど同じになるなら、すべて数に入ります。行では白、列では黒です。</translation>
    </message>
    <message>
        <source>A cell larger than what is left</source>
        <translation>残りより大きいマス</translation>
    </message>
    <message>
        <source>A digit larger than what a label still lacks cannot count: in a row the cell is black, in a column white.</source>
        <translation>合計値までの残りより大きい数字は、数に入りません。そのマスは行では黒、列では白です。</translation>
    </message>
    <message>
        <source>A cell that cannot be spared</source>
        <translation>欠かせないマス</translation>
    </message>
    <message>
        <source>If the other open cells of a line together make less than its label still lacks, the cell is needed: in a row it is white, in a column black. In other words, it is larger than what may be left out.</source>
        <translation>ほかの未定のマスを全部足しても合計値までの残りに届かないなら、そのマスは欠かせません。行では白、列では黒です。言いかえれば、外してよい量より大きいマスです。</translation>
    </message>
    <message>
        <source>The last odd digit of a line</source>
        <translation>行・列に残る最後の奇数</translation>
    </message>
    <message>
        <source>When only one open digit of a line is odd, it decides whether the sum is even or odd: it counts if the label lacks an odd number, and not if it lacks an even one.</source>
        <translation>行・列の未定の数字のうち奇数が1つだけなら、和が偶数か奇数かはそれで決まります。合計値までの残りが奇数なら数に入り、偶数なら入りません。</translation>
    </message>
    <message>
        <source>The only way to reach the label</source>
        <translation>合計値の作り方は1つ</translation>
    </message>
    <message>
        <source>If only one choice of open cells in a line makes what its label still lacks, those cells count and the others do not.</source>
        <translation>未定のマスの選び方のうち合計値までの残りを作れるものが1つだけなら、そのマスは数に入り、ほかは入りません。</translation>
    </message>
    <message>
        <source>Every way to reach the label agrees</source>
        <translation>合計値の作り方がすべて一致</translation>
    </message>
    <message>
        <source>Write down all ways to make what a label still lacks from the open cells of its line. A cell used in all of them counts; a cell used in none does not.</source>
        <translation>行・列の未定のマスから合計値までの残りを作る方法を全部書き出します。すべてに使われるマスは数に入り、どれにも使われないマスは入りません。</translation>
    </message>
    <message>
        <source>Many ways, and all agree</source>
        <translation>作り方が多くてもすべて一致</translation>
    </message>
    <message>
        <source>As with a few ways: what all ways to reach a label agree on is decided. You need not write them all down: go through the cells one by one and note how many ways lead to each sum. Only sums that can still grow into what the label lacks matter. If none of these can be reached with a cell, or without it, that cell is decided.</source>
        <translation>作り方が少ないときと同じく、合計値の作り方すべてに共通することは決まります。全部書き出す必要はありません。マスを1つずつ順に調べ、それぞれの和になる方法が何通りあるかを記録します。大事なのは、まだ合計値までの残りに届きうる和だけです。あるマスを入れると、または入れないと、そのどれにもならないなら、そのマスは決まります。</translation>
    </message>
    <message>
        <source>Odd digits counted twice</source>
        <translation>2度数えられる奇数</translation>
    </message>
    <message>
        <source>Take some rows and columns and add up how much black each of them needs: a column its label, a row all its digits minus its label. An odd digit in two of the lines counts twice, so it does not matter for odd or even. If only one open odd digit counts once, it decides: it is black if the sum, minus the odd digits known to be black that count once, is odd, and white if it is even.</source>
        <translation>いくつかの行と列を選び、それぞれに必要な黒の量を足します。列では合計値、行では全部の数字から合計値を引いた量です。2つの行・列にまたがる奇数は2度数えられ、偶奇に関わりません。1度だけ数えられる未定の奇数が1つしかなければ、それで決まります。足した数から、1度だけ数えられる黒とわかった奇数を引いた結果が、奇数なら黒、偶数なら白です。</translation>
    </message>
    <message>
        <source>Two lines together</source>
        <translation>2つの行・列をまとめて</translation>
    </message>
    <message>
        <source>Three lines together</source>
        <translation>3つの行・列をまとめて</translation>
    </message>
    <message>
        <source>As for two lines: of the ways to shade three rows that reach their labels, those count whose three cells in each column leave the column a way to reach its own. What all of them agree on is decided. The same holds for three columns.</source>
        <translation>2つの行・列のときと同じです。合計値を満たす3つの行の塗り方のうち、どの列の3マスも、その列の合計値を満たす余地を残すものだけを数えます。すべてに共通することが決まります。3つの列でも同じです。</translation>
    </message>
    <message>
        <source>Four lines together</source>
        <translation>4つの行・列をまとめて</translation>
    </message>
    <message>
        <source>As for two and three lines, with four rows, or four columns, at once.</source>
        <translation>2つや3つのときと同じことを、4つの行、または4つの列で一度に行います。</translation>
    </message>
    <message>
        <source>All cards that must be used have become one, worth the target: the expression is an answer. Parentheses are written only where they are needed.</source>
        <translation>使うべきカードがすべて1枚になり、その値が目標です。この式が答えです。かっこは必要なところにだけ書きます。</translation>
    </message>
    <message>
        <source>A number has at most two digits. Where two digits are joined, the path goes on from both to an operator or the =, or ends.</source>
        <translation>数は2桁までです。2つの数字が連結したら、経路はその両側で演算記号か「=」へ続くか、終わります。</translation>
    </message>
    <message>
        <source>No other path is left</source>
        <translation>ほかの経路は残っていない</translation>
    </message>
    <message>
        <source>From what is known, no other path through all tiles reads as numbers of one or two digits with an operator between each two and one =.</source>
        <translation>わかっていることからは、すべてのタイルを通り、1桁か2桁の数が演算記号1つずつと1つの「=」で区切られて読める経路は、ほかにありません。</translation>
    </message>
    <message>
        <source>Every division must work out without a remainder, and nothing is divided by 0. On every other path left, some division does not work out.</source>
        <translation>割り算はすべて余りなく割り切れなければならず、0では割れません。残るほかの経路では、どれも割り切れない割り算があります。</translation>
    </message>
    <message>
        <source>On every other path left, one side of the equation stays below the least value of the other: they are never equal.</source>
        <translation>残るほかの経路では、等式の一方の辺がもう一方の最小値より必ず小さく、等しくなることがありません。</translation>
    </message>
    <message>
        <source>Of the paths left that take a link, none makes both sides equal. The link is cut.</source>
        <translation>残る経路のうち、あるつながりを使うものは、どれも両辺が等しくなりません。そのつながりは切断です。</translation>
    </message>
    <message>
        <source>Of the paths left that do without a link, none makes both sides equal. The link is joined.</source>
        <translation>残る経路のうち、あるつながりを使わないものは、どれも両辺が等しくなりません。そのつながりは連結です。</translation>
    </message>
    <message>
        <source>Of the paths left that begin or end on a tile, none makes both sides equal. The path goes through that tile.</source>
        <translation>残る経路のうち、あるタイルで始まるか終わるものは、どれも両辺が等しくなりません。経路はそのタイルを通り抜けます。</translation>
    </message>
    <message>
        <source>Of the paths left that go through a tile, none makes both sides equal. The path begins or ends there.</source>
        <translation>残る経路のうち、あるタイルを通り抜けるものは、どれも両辺が等しくなりません。経路はそこで始まるか終わります。</translation>
    </message>
    <message>
        <source>Of the paths left that have so many tiles before the =, none makes both sides equal.</source>
        <translation>残る経路のうち、「=」の前のタイルがこの枚数のものは、どれも両辺が等しくなりません。</translation>
    </message>
    <message>
        <source>A cage of one cell holds its target.</source>
        <translation>1マスのケージには、目標がそのまま入ります。</translation>
    </message>
    <message>
        <source>Whether a sum is even or odd depends on its odd digits alone. Take some rows and columns in which every odd digit that is still open lies in two of them. Add up how much black each line needs: a column its label, a row all its digits minus its label. Every odd digit counts twice or is known, so the sum is even or odd however the open cells are shaded. If the labels say otherwise, there is no answer.</source>
        <translation>和が偶数か奇数かは、奇数の数字だけで決まります。未定の奇数がすべて2つの行・列にまたがるように、いくつかの行と列を選びます。それぞれに必要な黒の量を足します。列では合計値、行では全部の数字から合計値を引いた量です。どの奇数も、2度数えられるか、すでにわかっているかのどちらかなので、未定のマスをどう塗り分けても和の偶奇は同じです。合計値がそれと違えば、解はありません。</translation>
    </message>
    <message>
        <source>Two rows meet every column in two cells, and what the column still lacks may rule out some of the four ways to shade these two. Go through the columns and count the ways to shade both rows that reach both labels and that no column rules out. What all of them agree on is decided. The same holds for two columns and the rows. Where there are too many ways to write down, assume the opposite of one cell and go on from line to line until one cannot reach its label.</source>
        <translation>2つの行はどの列とも2マスで交わり、列の合計値までの残りによって、その2マスの4通りの塗り方の一部が除かれることがあります。列を順に調べ、両方の合計値を満たし、どの列でも除かれない2行の塗り方を数えます。すべてに共通することが決まります。2つの列と行でも同じです。書き出すには多すぎるときは、1マスについて逆を仮定し、合計値に届かない行・列が出るまで順にたどります。</translation>
    </message>
    <message>
        <source>No named pattern is needed: if this were otherwise, the highlighted facts would contradict each other, and all of them are needed for that. Open the step to see the opposite fail.</source>
        <translation>名前のある形は必要ありません。もしこれが違っていれば、強調した事実が互いに矛盾します。どの事実も欠かせません。ステップの中を見ると、逆が破綻するのがわかります。</translation>
    </message>
    <message>
        <source>Suppose the opposite</source>
        <translation>逆を仮定する</translation>
    </message>
    <message>
        <source>Assume the opposite of what is to be shown, and see where it leads.</source>
        <translation>示したいことの逆を仮定し、どうなるかを見ます。</translation>
    </message>
    <message>
        <source>&lt;p&gt;Each card&lt;/p&gt; makes &lt;c&gt;the number on it&lt;/c&gt;.</source>
        <translation>&lt;p&gt;どのカード&lt;/p&gt;も&lt;c&gt;書かれた数&lt;/c&gt;になります。</translation>
    </message>
    <message>
        <source>&lt;p&gt;Each card&lt;/p&gt; makes &lt;c&gt;its number&lt;/c&gt;: %1.</source>
        <translation>&lt;p&gt;どのカード&lt;/p&gt;も&lt;c&gt;その数&lt;/c&gt;になります：%1。</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards&lt;/p&gt; can be taken %1 at a time in %2 ways: they make &lt;c&gt;%3 different values&lt;/c&gt;.</source>
        <translation>&lt;p&gt;カード&lt;/p&gt;から%1枚を取る方法は%2通りあり、&lt;c&gt;%3個の異なる値&lt;/c&gt;を作れます。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 must make %4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は%2なので、&lt;c&gt;%3で%4を作ります&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 must make %4&lt;/c&gt;. No other way to split these cards leads to it.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は%2なので、&lt;c&gt;%3で%4を作ります&lt;/c&gt;。これらのカードの分け方で、ほかに目標へ通じるものはありません。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 must make %4, and %5 must make %6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は%2なので、&lt;c&gt;%3で%4を、%5で%6を作ります&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 must make %4, and %5 must make %6&lt;/c&gt;. No other way to split these cards leads to it.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は%2なので、&lt;c&gt;%3で%4を、%5で%6を作ります&lt;/c&gt;。これらのカードの分け方で、ほかに目標へ通じるものはありません。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;This is the target&lt;/p&gt;: &lt;c&gt;%1 = %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;これが目標です&lt;/p&gt;：&lt;c&gt;%1 = %2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards&lt;/p&gt; make %3 at most, and not %1: &lt;c&gt;%2 = %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;カード&lt;/p&gt;で作れるのは最大で%3で、%1には届きません：&lt;c&gt;%2 = %3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards&lt;/p&gt; make %3 at least, and not %1: &lt;c&gt;%2 = %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;カード&lt;/p&gt;で作れるのは最小でも%3で、%1にはなりません：&lt;c&gt;%2 = %3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;The card&lt;/p&gt; makes &lt;c&gt;%2&lt;/c&gt;, and not %1.</source>
        <translation>&lt;p&gt;カード&lt;/p&gt;は&lt;c&gt;%2&lt;/c&gt;で、%1ではありません。</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards make nothing closer&lt;/p&gt;: &lt;c&gt;%1 cannot be made&lt;/c&gt;.</source>
        <translation>&lt;p&gt;カードではこれ以上近づけない&lt;/p&gt;ので、&lt;c&gt;%1は作れません&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>However &lt;p&gt;the cards&lt;/p&gt; are joined, they do not make %1: &lt;c&gt;it cannot be made&lt;/c&gt;.</source>
        <translation>&lt;p&gt;カード&lt;/p&gt;をどう結んでも%1にはならないので、&lt;c&gt;作れません&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Where cards may be left over, an answer with fewer cards is simpler: as few as possible are used.</source>
        <translation>カードを余らせてよいときは、カードの少ない答えのほうが簡単です。できるだけ少ない枚数を使います。</translation>
    </message>
    <message>
        <source>A value that some of the cards must make is split like the target itself, into what two smaller parts make, down to single cards.</source>
        <translation>一部のカードで作るべき値も、目標と同じように、さらに小さな2つの部分で作れる値に分けていき、最後は1枚ずつになります。</translation>
    </message>
    <message>
        <source>Suppose instead that &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>逆に、&lt;c&gt;%1&lt;/c&gt;と仮定します。</translation>
    </message>
    <message>
        <source>Two clues and the cells round them</source>
        <translation>2つの数字とまわりのマス</translation>
    </message>
    <message>
        <source>Two clues that touch or share a neighbour must be met together. Every way to colour them and their neighbours inside or outside that fits what is known agrees here.</source>
        <translation>接しているか、共通の隣マスを持つ2つの数字は、同時に満たさなければなりません。わかっていることに合う、両方の数字とその隣マスの内外の決め方は、ここではすべて一致します。</translation>
    </message>
    <message>
        <source>A clue, and the loop in one piece</source>
        <translation>数字とひとつながりの輪</translation>
    </message>
    <message>
        <source>A clue can be met in only a few ways. Some of them would cut off a part of the inside from the rest, or a part of the outside from the border; then there would be two loops. The remaining ways agree here.</source>
        <translation>数字を満たす方法はわずかです。そのうちいくつかは、内側の一部を残りから、または外側の一部を外周から切り離し、輪が2つになってしまいます。残る方法はここではすべて一致します。</translation>
    </message>
    <message>
        <source>Two clues, and the loop in one piece</source>
        <translation>2つの数字とひとつながりの輪</translation>
    </message>
    <message>
        <source>Two clues that touch or share a neighbour can be met together in only a few ways. Some of them would cut off a part of the inside from the rest, or a part of the outside from the border. The remaining ways agree here.</source>
        <translation>接しているか、共通の隣マスを持つ2つの数字を同時に満たす方法はわずかです。そのうちいくつかは、内側の一部を残りから、または外側の一部を外周から切り離します。残る方法はここではすべて一致します。</translation>
    </message>
    <message>
        <source>The cages of two lines together</source>
        <translation>2つの行・列のケージをまとめて</translation>
    </message>
    <message>
        <source>Cages that lie in two rows, or in two columns, take digits of both at once. The cages of the two lines and their other cells must share all digits of each line, each once. A way to fill a cage that leaves the others no such share is ruled out, and with it whatever only it allowed.</source>
        <translation>2つの行、または2つの列にまたがるケージは、両方から同時に数字を取ります。2つの行・列のケージとそのほかのマスは、それぞれの数字すべてを1つずつ分け合います。ほかがうまく分け合えなくなる埋め方は除かれ、それでしか入らなかった数字も消えます。</translation>
    </message>
    <message>
        <source>&lt;p&gt;All labels&lt;/p&gt; together make %1, all digits together %2. Each digit counts for just one label, so both should be the same: &lt;c&gt;there is no answer&lt;/c&gt;.</source>
        <translation>&lt;p&gt;合計値の総和&lt;/p&gt;は%1、数字の総和は%2です。どの数字もちょうど1つの合計値に数えられるので、両者は同じはずです。&lt;c&gt;解はありません&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The black cells of &lt;p&gt;%1&lt;/p&gt; must make %2, an odd sum. But each odd digit in these lines lies in two of them and counts twice: &lt;c&gt;that makes an even sum&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の黒マスの和は%2、つまり奇数になるはずです。ところがこれらの行・列の奇数はどれも2つにまたがり、2度数えられます。&lt;c&gt;これでは和は偶数です&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The black cells of &lt;p&gt;%1&lt;/p&gt; must make %2, which is %3. Odd digits in two of these lines count twice; those in just one are all known, and so many are black: %4. &lt;c&gt;That makes the sum %5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の黒マスの和は%2になるはずで、これは%3です。2つの行・列にまたがる奇数は2度数えられます。1つにだけある奇数はすべてわかっていて、そのうち黒は%4個です。&lt;c&gt;これでは和は%5です&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The %1 cells of &lt;p&gt;%2&lt;/p&gt; make %3 already, but its label is %4: &lt;c&gt;that is too much&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;の%1マスだけですでに%3ですが、合計値は%4です。&lt;c&gt;これは多すぎます&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, but its label is %4: &lt;c&gt;that is too little&lt;/c&gt;.</source>
        <translation>%1マスを除くと&lt;p&gt;%2&lt;/p&gt;は%3ですが、合計値は%4です。&lt;c&gt;これは足りません&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>All of &lt;p&gt;%1&lt;/p&gt; makes %2, but its label is %3: &lt;c&gt;that is too little&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;を全部足しても%2ですが、合計値は%3です。&lt;c&gt;これは足りません&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, but &lt;c&gt;its smallest open digit is %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;はあと%2必要ですが、&lt;c&gt;未定の最小の数字は%3です&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The labels of &lt;p&gt;%1&lt;/p&gt; cannot all be met, whatever the others say: &lt;c&gt;there is no answer&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の合計値は、ほかがどうであれ、すべては満たせません。&lt;c&gt;解はありません&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>What is known so far follows from the labels of &lt;p&gt;%1&lt;/p&gt; alone, and now &lt;p&gt;%2&lt;/p&gt; cannot make its %3 any more: &lt;c&gt;there is no answer&lt;/c&gt;.</source>
        <translation>ここまでにわかったことは&lt;p&gt;%1&lt;/p&gt;の合計値だけから導かれ、&lt;p&gt;%2&lt;/p&gt;はもう%3を作れません。&lt;c&gt;解はありません&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The label of &lt;p&gt;%1&lt;/p&gt; is 0: &lt;c&gt;all of it is %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の合計値は0なので、&lt;c&gt;すべて%2です&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its label, %2: &lt;c&gt;%3 is %4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は合計値の%2に達したので、&lt;c&gt;%3は%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its label, %2: &lt;c&gt;the rest is %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は合計値の%2に達したので、&lt;c&gt;残りは%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; have their labels: &lt;c&gt;the rest of them is %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は合計値に達したので、&lt;c&gt;残りは%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; have their labels: &lt;c&gt;the rest of the rows is black, the rest of the columns white&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は合計値に達したので、&lt;c&gt;行の残りは黒、列の残りは白&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>All of &lt;p&gt;%1&lt;/p&gt; makes %2, just its label: &lt;c&gt;all of it is %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;を全部足すと%2で、ちょうど合計値なので、&lt;c&gt;すべて%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, just its label: &lt;c&gt;%4 is %5&lt;/c&gt;.</source>
        <translation>%1マスを除くと&lt;p&gt;%2&lt;/p&gt;は%3で、ちょうど合計値なので、&lt;c&gt;%4は%5&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, just its label: &lt;c&gt;the rest is %4&lt;/c&gt;.</source>
        <translation>%1マスを除くと&lt;p&gt;%2&lt;/p&gt;は%3で、ちょうど合計値なので、&lt;c&gt;残りは%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>The label of &lt;p&gt;%1&lt;/p&gt; is only %2: &lt;c&gt;%3&lt;/c&gt; is larger, so it is &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の合計値は%2しかなく、&lt;c&gt;%3&lt;/c&gt;はそれより大きいので、&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>The label of &lt;p&gt;%1&lt;/p&gt; is only %2: &lt;c&gt;%3&lt;/c&gt; are larger, so they are &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の合計値は%2しかなく、&lt;c&gt;%3&lt;/c&gt;はそれより大きいので、&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has %2 of its %3, so it lacks only %4: &lt;c&gt;%5&lt;/c&gt; is larger, so it is &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は合計値%3のうち%2まで来ていて、残りは%4です。&lt;c&gt;%5&lt;/c&gt;はそれより大きいので、&lt;c&gt;%6&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has %2 of its %3, so it lacks only %4: &lt;c&gt;%5&lt;/c&gt; are larger, so they are &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は合計値%3のうち%2まで来ていて、残りは%4です。&lt;c&gt;%5&lt;/c&gt;はそれより大きいので、&lt;c&gt;%6&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; adds up to %2, its label is %3: only %4 may be %5, and &lt;c&gt;%6&lt;/c&gt; is larger, so it is &lt;c&gt;%7&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は全部で%2、合計値は%3なので、%5にできるのは%4までです。&lt;c&gt;%6&lt;/c&gt;はそれより大きいので、&lt;c&gt;%7&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; adds up to %2, its label is %3: only %4 may be %5, and &lt;c&gt;%6&lt;/c&gt; are larger, so they are &lt;c&gt;%7&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は全部で%2、合計値は%3なので、%5にできるのは%4までです。&lt;c&gt;%6&lt;/c&gt;はそれより大きいので、&lt;c&gt;%7&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, its label is %4: only %5 more may be %1, and &lt;c&gt;%6&lt;/c&gt; is larger, so it is &lt;c&gt;%7&lt;/c&gt;.</source>
        <translation>%1マスを除くと&lt;p&gt;%2&lt;/p&gt;は%3、合計値は%4なので、%1にできるのはあと%5までです。&lt;c&gt;%6&lt;/c&gt;はそれより大きいので、&lt;c&gt;%7&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, its label is %4: only %5 more may be %1, and &lt;c&gt;%6&lt;/c&gt; are larger, so they are &lt;c&gt;%7&lt;/c&gt;.</source>
        <translation>%1マスを除くと&lt;p&gt;%2&lt;/p&gt;は%3、合計値は%4なので、%1にできるのはあと%5までです。&lt;c&gt;%6&lt;/c&gt;はそれより大きいので、&lt;c&gt;%7&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, and of its open %3 only %4 makes that: &lt;c&gt;this is %5, the rest %6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;はあと%2必要で、未定の%3のうちそれを作れるのは%4だけなので、&lt;c&gt;これが%5、残りは%6&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, and of its open %3 only %4 makes that: &lt;c&gt;these are %5, the rest %6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;はあと%2必要で、未定の%3のうちそれを作れるのは%4だけなので、&lt;c&gt;これらが%5、残りは%6&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, and of its open cells only %3 makes that: &lt;c&gt;this is %4, the rest %5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;はあと%2必要で、未定のマスのうちそれを作れるのは%3だけなので、&lt;c&gt;これが%4、残りは%5&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, and of its open cells only %3 makes that: &lt;c&gt;these are %4, the rest %5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;はあと%2必要で、未定のマスのうちそれを作れるのは%3だけなので、&lt;c&gt;これらが%4、残りは%5&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>The open %1 of &lt;p&gt;%2&lt;/p&gt; make %3 too much, and only %4 makes that: &lt;c&gt;this is %5, the rest %6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;の未定の%1は合わせて%3多すぎ、ちょうどその分になるのは%4だけなので、&lt;c&gt;これが%5、残りは%6&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>The open %1 of &lt;p&gt;%2&lt;/p&gt; make %3 too much, and only %4 makes that: &lt;c&gt;these are %5, the rest %6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;の未定の%1は合わせて%3多すぎ、ちょうどその分になるのは%4だけなので、&lt;c&gt;これらが%5、残りは%6&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>The open cells of &lt;p&gt;%1&lt;/p&gt; make %2 too much, and only %3 makes that: &lt;c&gt;this is %4, the rest %5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の未定のマスは合わせて%2多すぎ、ちょうどその分になるのは%3だけなので、&lt;c&gt;これが%4、残りは%5&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>The open cells of &lt;p&gt;%1&lt;/p&gt; make %2 too much, and only %3 makes that: &lt;c&gt;these are %4, the rest %5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の未定のマスは合わせて%2多すぎ、ちょうどその分になるのは%3だけなので、&lt;c&gt;これらが%4、残りは%5&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Only one choice of open cells makes the %1 that &lt;p&gt;%2&lt;/p&gt; lacks: &lt;c&gt;it is %3, the rest %4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;の合計値までの残り%1を作る未定のマスの選び方は1つだけなので、&lt;c&gt;それが%3、残りは%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2. With &lt;c&gt;%3&lt;/c&gt; it would lack %4, but its smallest other open digit is %5: it is &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;はあと%2必要です。&lt;c&gt;%3&lt;/c&gt;を入れると残りは%4ですが、ほかの未定の最小の数字は%5なので、&lt;c&gt;%6&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>The black cells of &lt;p&gt;%1&lt;/p&gt; must make %2, which is %3. Odd digits in two of these lines count twice, and only &lt;c&gt;%4&lt;/c&gt; lies in just one: it is &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の黒マスの和は%2になるはずで、これは%3です。2つの行・列にまたがる奇数は2度数えられ、1つにだけある奇数は&lt;c&gt;%4&lt;/c&gt;だけなので、&lt;c&gt;%5&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>The black cells of &lt;p&gt;%1&lt;/p&gt; must make %2, which is %3. Odd digits in two of these lines count twice; of those in just one all but &lt;c&gt;%4&lt;/c&gt; are known, and so many are black: %5. So it is &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の黒マスの和は%2になるはずで、これは%3です。2つの行・列にまたがる奇数は2度数えられます。1つにだけある奇数は&lt;c&gt;%4&lt;/c&gt;のほかはすべてわかっていて、そのうち黒は%5個です。よって&lt;c&gt;%6&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>The crossing labels require this of &lt;p&gt;%1&lt;/p&gt;: &lt;p&gt;%2&lt;/p&gt;. That leaves %3 ways to meet both labels, and in all of them &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>交わる合計値から、&lt;p&gt;%1&lt;/p&gt;には次のことが必要です：&lt;p&gt;%2&lt;/p&gt;。両方の合計値を満たす塗り方は%3通り残り、そのどれでも&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>The crossing labels require this of &lt;p&gt;%1&lt;/p&gt;: &lt;p&gt;%2&lt;/p&gt;. That leaves one way to meet both labels: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>交わる合計値から、&lt;p&gt;%1&lt;/p&gt;には次のことが必要です：&lt;p&gt;%2&lt;/p&gt;。両方の合計値を満たす塗り方は1つだけ残り、&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;c&gt;No way&lt;/c&gt; to shade &lt;p&gt;%1&lt;/p&gt; is left that meets all of their labels.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の合計値をすべて満たす塗り方は&lt;c&gt;残っていません&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, each by itself: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;のそれぞれから、&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;Operators and the =&lt;/p&gt; stand between two numbers: &lt;c&gt;the path ends on none of them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;演算記号と「=」&lt;/p&gt;は2つの数の間にあるので、&lt;c&gt;経路の端はそのどれでもありません&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The path ends on &lt;p&gt;%1&lt;/p&gt;, which already has its one link: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>経路の端の&lt;p&gt;%1&lt;/p&gt;には、もうつながりが1本あるので、&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its two links: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;はつながりが2本そろったので、&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has just one link left: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;に残るつながりは1本だけなので、&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>The path goes through &lt;p&gt;%1&lt;/p&gt;, which has just two links left: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>経路が通り抜ける&lt;p&gt;%1&lt;/p&gt;に残るつながりは2本だけなので、&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has just one link left: &lt;c&gt;the path ends there&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;に残るつながりは1本だけなので、&lt;c&gt;ここが経路の端です&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is joined on two sides: &lt;c&gt;the path does not end there&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は2方向に連結しているので、&lt;c&gt;経路の端ではありません&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The path ends on &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;it goes through all other tiles&lt;/c&gt;.</source>
        <translation>経路の端は&lt;p&gt;%1&lt;/p&gt;なので、&lt;c&gt;ほかのタイルはすべて通り抜けます&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The path goes through &lt;p&gt;all tiles but %1&lt;/p&gt;: &lt;c&gt;it ends on both&lt;/c&gt;.</source>
        <translation>経路は&lt;p&gt;%1のほかのタイル&lt;/p&gt;をすべて通り抜けるので、&lt;c&gt;両端はこの2枚です&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, and no number has three digits: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;で、3桁の数はないので、&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;Stretches from both ends&lt;/p&gt; would meet with tiles left over (%1): &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;両端からの部分&lt;/p&gt;がここでつながると、タイルが%1枚残ってしまうので、&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Only one link still connects &lt;p&gt;%1&lt;/p&gt; with the rest: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;と残りを結ぶつながりはあと1本だけなので、&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Only &lt;p&gt;%1&lt;/p&gt; connects two parts of the board: &lt;c&gt;the path goes through it&lt;/c&gt;.</source>
        <translation>盤面の2つの部分を結ぶのは&lt;p&gt;%1&lt;/p&gt;だけなので、&lt;c&gt;経路はここを通り抜けます&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Only &lt;p&gt;%1&lt;/p&gt; connects two parts of the board, and the path has one link from it to each: &lt;p&gt;%2&lt;/p&gt;, so &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>盤面の2つの部分を結ぶのは&lt;p&gt;%1&lt;/p&gt;だけで、経路はここからそれぞれへ1本ずつつながります。&lt;p&gt;%2&lt;/p&gt;なので、&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Only &lt;p&gt;%1&lt;/p&gt; connects two parts of the board, and each has one end: &lt;p&gt;%2&lt;/p&gt;, so &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>盤面の2つの部分を結ぶのは&lt;p&gt;%1&lt;/p&gt;だけで、経路の端はそれぞれに1つずつあります。&lt;p&gt;%2&lt;/p&gt;なので、&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Only &lt;p&gt;%1&lt;/p&gt; connects two parts of the board, so each has one end, and in one of them only one tile is left for it: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>盤面の2つの部分を結ぶのは&lt;p&gt;%1&lt;/p&gt;だけなので、経路の端はそれぞれに1つずつあります。一方には、端になれるタイルが1枚しか残っていないので、&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Only &lt;p&gt;%1&lt;/p&gt; connects two parts of the board, one of size %2 and one of size %3: &lt;c&gt;they are the two sides&lt;/c&gt;.</source>
        <translation>盤面の2つの部分（%2枚と%3枚）を結ぶのは&lt;p&gt;%1&lt;/p&gt;だけなので、&lt;c&gt;これが等式の両辺です&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>All is joined from the end on &lt;p&gt;%1&lt;/p&gt; to the =: &lt;c&gt;one side has %2 of the tiles, the other %3&lt;/c&gt;.</source>
        <translation>端の&lt;p&gt;%1&lt;/p&gt;から「=」まですべて連結しているので、&lt;c&gt;一方の辺は%2枚、もう一方は%3枚です&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Suppose that %1: then, in %2 steps, &lt;p&gt;%3&lt;/p&gt;. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>「%1」と仮定すると、%2ステップで行き詰まります：&lt;p&gt;%3&lt;/p&gt;。よって&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Suppose that %1: then &lt;p&gt;%2&lt;/p&gt;. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>「%1」と仮定すると、行き詰まります：&lt;p&gt;%2&lt;/p&gt;。よって&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;no path is left&lt;/p&gt; that has the form of an equation. So &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>「%1」と仮定すると、等式の形になる&lt;p&gt;経路が残りません&lt;/p&gt;。よって&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;only one path is left&lt;/p&gt;, and it fails, %2. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>「%1」と仮定すると、&lt;p&gt;残る経路は1本だけ&lt;/p&gt;で、それも%2で成り立ちません。よって&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;both paths left&lt;/p&gt; fail, %2. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>「%1」と仮定すると、&lt;p&gt;残る2本の経路&lt;/p&gt;は、%2で成り立ちません。よって&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;all %2 paths left&lt;/p&gt; fail, %3. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>「%1」と仮定すると、&lt;p&gt;残る%2本の経路すべて&lt;/p&gt;が、%3で成り立ちません。よって&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Suppose that %1: on &lt;p&gt;all %2 paths left&lt;/p&gt; a division does not work out, as in %3. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>「%1」と仮定すると、&lt;p&gt;残る%2本の経路すべて&lt;/p&gt;に割り切れない割り算があります。たとえば%3です。よって&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;Only one path is left&lt;/p&gt;, and &lt;c&gt;it fails&lt;/c&gt;, %1.</source>
        <translation>&lt;p&gt;残る経路は1本だけ&lt;/p&gt;で、%1となり、&lt;c&gt;成り立ちません&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;Only %1 paths are left&lt;/p&gt;, and &lt;c&gt;all fail&lt;/c&gt;, %2.</source>
        <translation>&lt;p&gt;残る経路は%1本だけ&lt;/p&gt;で、%2となり、&lt;c&gt;どれも成り立ちません&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;From what is known&lt;/p&gt;, &lt;c&gt;no path is left&lt;/c&gt; that has the form of an equation.</source>
        <translation>&lt;p&gt;わかっていること&lt;/p&gt;からは、等式の形になる&lt;c&gt;経路が残りません&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 paths work&lt;/p&gt; and all read %2: &lt;c&gt;the first of them is drawn&lt;/c&gt;.</source>
        <translation>&lt;p&gt;成り立つ経路は%1本&lt;/p&gt;ですが、どれも%2と読めるので、&lt;c&gt;最初のものを描きます&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;Just one path works&lt;/p&gt;: it reads &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>&lt;p&gt;成り立つ経路は1本だけ&lt;/p&gt;で、&lt;c&gt;%1&lt;/c&gt;と読めます。</translation>
    </message>
    <message>
        <source>It cannot be so: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>これはありえません：&lt;p&gt;%1&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>No number of two digits begins with 0, so &lt;p&gt;two zeros&lt;/p&gt; do not follow each other: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>2桁の数は0で始まらないので、&lt;p&gt;2つの0&lt;/p&gt;は続きません。よって&lt;c&gt;%1&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;Read this way&lt;/p&gt;, a number would begin with 0 and go on: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>&lt;p&gt;この向きに読む&lt;/p&gt;と、0で始まって続く数になるので、&lt;c&gt;%1&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 tiles are joined in a row&lt;/p&gt;. A link between the first and the last would close a ring: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1枚のタイルが一続きに連結しています&lt;/p&gt;。最初と最後をつなぐと輪になってしまうので、&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at least %5.</source>
        <translation>%2に%1を入れると、&lt;p&gt;%4&lt;/p&gt;の残りは%3になるはずですが、最小でも%5です。</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at most %5.</source>
        <translation>%2に%1を入れると、&lt;p&gt;%4&lt;/p&gt;の残りは%3になるはずですが、最大でも%5です。</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which can only make %5.</source>
        <translation>%2に%1を入れると、&lt;p&gt;%4&lt;/p&gt;の残りは%3になるはずですが、作れるのは%5だけです。</translation>
    </message>
    <message>
        <source>That leaves: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>よって&lt;c&gt;%1&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its label, %2: &lt;c&gt;%3 are %4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は合計値の%2に達したので、&lt;c&gt;%3は%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>All of &lt;p&gt;%1&lt;/p&gt; makes %2, just its label: &lt;c&gt;%3 are %4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;を全部足すと%2で、ちょうど合計値なので、&lt;c&gt;%3は%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, just its label: &lt;c&gt;%4 are %5&lt;/c&gt;.</source>
        <translation>%1マスを除くと&lt;p&gt;%2&lt;/p&gt;は%3で、ちょうど合計値なので、&lt;c&gt;%4は%5&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt; lacks %1. Its open cells make that in %3 ways, and in all of them &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;はあと%1必要です。未定のマスでそれを作る方法は%3通りあり、そのどれでも&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can make their labels in %2 ways, and in all of them &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の合計値を満たす方法は%2通りあり、そのどれでも&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>There are %3 ways for &lt;p&gt;%1&lt;/p&gt; to make their labels so that &lt;p&gt;%2&lt;/p&gt; can still make theirs, and in all of them &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;の合計値も満たせるように&lt;p&gt;%1&lt;/p&gt;の合計値を満たす方法は%3通りあり、そのどれでも&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can make their labels, so that &lt;p&gt;%2&lt;/p&gt; can still make theirs, in just one way: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;の合計値も満たせるように&lt;p&gt;%1&lt;/p&gt;の合計値を満たす方法は1つだけで、&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Every way to meet &lt;p&gt;%1&lt;/p&gt; that fits what is known has this: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>わかっていることに合うように&lt;p&gt;%1&lt;/p&gt;を満たす方法では、必ず&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Otherwise &lt;p&gt;a part of the inside or of the outside&lt;/p&gt; would be cut off: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>そうでないと&lt;p&gt;内側か外側の一部&lt;/p&gt;が切り離されるので、&lt;c&gt;%1&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%4&lt;/p&gt; on the way from %1 over %3 to %2: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>%1から%3を通って%2へ進むと&lt;p&gt;%4&lt;/p&gt;なので、&lt;c&gt;%5&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so just one line separates the cells on its other two sides: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1は%2&lt;/p&gt;なので、残る2辺の向こうのマスどうしを隔てる線は1本だけです。よって&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so just one line separates the cell on its other side from the outside beyond the border: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1は%2&lt;/p&gt;なので、残る1辺の向こうのマスと外周の外とを隔てる線は1本だけです。よって&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so the line goes on by just one other edge: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1は%2&lt;/p&gt;で、線はほかの1辺だけへ続くので、&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so none or two lines separate the two cells beside it there: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1は%2&lt;/p&gt;なので、その角の両隣のマスを隔てる線は0本か2本です。よって&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so just one line separates the cells on these two sides: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1は%2&lt;/p&gt;なので、この2辺の向こうのマスどうしを隔てる線は1本だけです。よって&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt;, which leaves only this at &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;なので、&lt;p&gt;%1&lt;/p&gt;については&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>No line goes on from the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt;, so it has both edges there or neither, and a 3 cannot miss both: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の&lt;p&gt;%2&lt;/p&gt;の角から外へは線が出ないので、そこの2辺は両方が線か両方が×です。3は2辺を欠くことができないので、&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>No line goes on from the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt;, so it has both edges there or neither, and a 1 cannot have both: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の&lt;p&gt;%2&lt;/p&gt;の角から外へは線が出ないので、そこの2辺は両方が線か両方が×です。1は線を2本持てないので、&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>No line goes on from the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt;, so it has both edges there or neither. Either way, a line leaves by its &lt;p&gt;%3&lt;/p&gt; corner, where there is only one way: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の&lt;p&gt;%2&lt;/p&gt;の角から外へは線が出ないので、そこの2辺は両方が線か両方が×です。どちらでも&lt;p&gt;%3&lt;/p&gt;の角から線が外へ出て、道は1つしかないので、&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>No line goes on from the far corner of &lt;p&gt;%1&lt;/p&gt;, so it has both edges there, and one where it touches &lt;p&gt;%2&lt;/p&gt;. That line goes on along the 1, as its only one: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の遠い側の角から外へは線が出ないので、そこの2辺は両方とも線で、&lt;p&gt;%2&lt;/p&gt;と接する角にも1本あります。その線は1に沿って進み、1の唯一の線になるので、&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and must turn along it. So its other line is at its &lt;p&gt;%3&lt;/p&gt; corner and leaves there, by the only way left: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の&lt;p&gt;%2&lt;/p&gt;の角に来た線は、それに沿って曲がるしかありません。もう1本の線は&lt;p&gt;%3&lt;/p&gt;の角にあり、残る唯一の道から外へ出るので、&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and must turn along it. So its other line is at its &lt;p&gt;%3&lt;/p&gt; corner, but cannot go on from there.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の&lt;p&gt;%2&lt;/p&gt;の角に来た線は、それに沿って曲がるしかありません。もう1本の線は&lt;p&gt;%3&lt;/p&gt;の角にありますが、そこから先へ進めません。</translation>
    </message>
    <message>
        <source>A line between &lt;p&gt;%1&lt;/p&gt; would have to turn along one of them, which would then have two lines: &lt;c&gt;it is crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の間に線があると、どちらかの1に沿って曲がり、その1の線が2本になってしまうので、&lt;c&gt;×になります&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Small steps</source>
        <translation>小さなステップ</translation>
    </message>
    <message>
        <source>A few small steps, each obvious by the time it comes. Open the step to see them one by one.</source>
        <translation>順に見ればどれも明らかな小さなステップです。ステップの中を見ると、1つずつ確かめられます。</translation>
    </message>
    <message>
        <source>Taken together, these leave no choice: &lt;p&gt;%1&lt;/p&gt;. So &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>次のことを合わせると、ほかに選びようがありません：&lt;p&gt;%1&lt;/p&gt;。よって&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Taken together, these leave no choice in &lt;c&gt;%2 places&lt;/c&gt;: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>次のことを合わせると、&lt;c&gt;%2か所&lt;/c&gt;でほかに選びようがありません：&lt;p&gt;%1&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>Suppose that %1. %2 steps later, that fails:</source>
        <translation>「%1」と仮定すると、%2ステップ後に破綻します：</translation>
    </message>
    <message>
        <source>Suppose that %1. That fails at once:</source>
        <translation>「%1」と仮定すると、すぐに破綻します：</translation>
    </message>
    <message>
        <source>So &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>よって&lt;c&gt;%1&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>So &lt;c&gt;%1&lt;/c&gt;; in all, this decides &lt;c&gt;%2 places&lt;/c&gt;.</source>
        <translation>よって&lt;c&gt;%1&lt;/c&gt;です。全部で&lt;c&gt;%2か所&lt;/c&gt;が決まります。</translation>
    </message>
    <message>
        <source>These contradict each other: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>次のことは互いに矛盾します：&lt;p&gt;%1&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>Nothing fits &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;に合うものがありません。</translation>
    </message>
    <message>
        <source>One small step follows.</source>
        <translation>小さなステップがあと1個続きます。</translation>
    </message>
    <message>
        <source>%1 small steps follow.</source>
        <translation>小さなステップがあと%1個続きます。</translation>
    </message>
    <message>
        <source>After %1 easier steps:</source>
        <translation>やさしいステップ%1個の後：</translation>
    </message>
    <message>
        <source>After %1 small steps:</source>
        <translation>小さなステップ%1個の後：</translation>
    </message>
    <message>
        <source>After one easier step:</source>
        <translation>やさしいステップ1個の後：</translation>
    </message>
    <message>
        <source>After one small step:</source>
        <translation>小さなステップ1個の後：</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1 more steps&lt;/c&gt; by the same rule follow.</source>
        <translation>同じ手筋の&lt;c&gt;ステップがあと%1個&lt;/c&gt;続きます。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so no line separates the cells on these two sides: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1は%2&lt;/p&gt;なので、この2辺の向こうのマスどうしを隔てる線はありません。よって&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so two lines separate the cells on these two sides: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1は%2&lt;/p&gt;なので、この2辺の向こうのマスどうしを隔てる線は2本です。よって&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards&lt;/p&gt;, taken %1 at a time, make nothing but &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;カード&lt;/p&gt;%1枚で作れるのは&lt;c&gt;%2&lt;/c&gt;だけです。</translation>
    </message>
    <message>
        <source>Assume the opposite and follow one step after another until something fails. Open the step to watch it.</source>
        <translation>逆を仮定し、破綻するまでステップを順にたどります。ステップの中を見ると、その様子がわかります。</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>わかっていること：&lt;p&gt;%1&lt;/p&gt;。そこで&lt;p&gt;%2&lt;/p&gt;は%3しかありえないので、&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>わかっていること：&lt;p&gt;%1&lt;/p&gt;。そこで&lt;p&gt;%2&lt;/p&gt;で考えられるのは%3です。どの場合も&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%1&lt;/p&gt; met as well, &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;も満たすには、&lt;p&gt;%2&lt;/p&gt;は%3しかありえないので、&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%1&lt;/p&gt; met as well, &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;も満たすには、&lt;p&gt;%2&lt;/p&gt;で考えられるのは%3です。どの場合も&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, so one line of &lt;p&gt;%2&lt;/p&gt; runs on their sides and the other one on its other two: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;なので、&lt;p&gt;%2&lt;/p&gt;の線は、1本がこの2マスの側に、もう1本が残る2辺にあります。よって&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; and beyond the border is outside, so one line of &lt;p&gt;%2&lt;/p&gt; runs on these two sides and the other one on its other two: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;で、外周の向こうは外側なので、&lt;p&gt;%2&lt;/p&gt;の線は、1本がこの2辺に、もう1本が残る2辺にあります。よって&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;. There are %2 ways left to meet &lt;p&gt;%3&lt;/p&gt;; in each, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>わかっていること：&lt;p&gt;%1&lt;/p&gt;。&lt;p&gt;%3&lt;/p&gt;を満たす方法は%2通り残り、そのどれでも&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>There are %1 ways to meet &lt;p&gt;%2&lt;/p&gt;; in each, &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;を満たす方法は%1通りあり、そのどれでも&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would cut off &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;をほかの方法で満たすと、&lt;p&gt;%2&lt;/p&gt;切り離してしまうので、&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Otherwise the line would cut off &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>そうでないと、線が&lt;p&gt;%1&lt;/p&gt;切り離してしまうので、&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Otherwise &lt;p&gt;%1&lt;/p&gt;, and %2 and %3, both inside, would be cut off from each other: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>そうでないと、&lt;p&gt;%1&lt;/p&gt;となり、どちらも内側の%2と%3が切り離されるので、&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Otherwise &lt;p&gt;%1&lt;/p&gt;, and %2, outside, could not reach the border: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>そうでないと、&lt;p&gt;%1&lt;/p&gt;となり、外側の%2が外周までつながらないので、&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would cut off a part of the inside or of the outside, such as &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;をほかの方法で満たすと、内側か外側の一部、たとえば&lt;p&gt;%2&lt;/p&gt;切り離してしまうので、&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, and two lines in all: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1は%2&lt;/p&gt;で、線は全部で2本なので、&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Nothing else fits &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;に合うものはほかにないので、&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>This cannot be, for &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>これはありえません。&lt;p&gt;%1&lt;/p&gt;だからです。</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which can make %5, but nothing between: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>%2に%1を入れると、&lt;p&gt;%4&lt;/p&gt;の残りは%3になるはずですが、作れるのは%5で、その間の値はありません。よって&lt;c&gt;%6&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which can make %5, but nothing between.</source>
        <translation>%2に%1を入れると、&lt;p&gt;%4&lt;/p&gt;の残りは%3になるはずですが、作れるのは%5で、その間の値はありません。</translation>
    </message>
    <message>
        <source>Inside and outside crosswise at a dot</source>
        <translation>点のまわりの市松</translation>
    </message>
    <message>
        <source>Of the four cells round a dot, two across from each other are never inside with the other two outside: the loop would touch itself at the dot.</source>
        <translation>点を囲む4マスのうち、斜めに向かい合う2マスが内側で、ほかの2マスが外側になることはありません。輪がその点で自分自身と接してしまうからです。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are both %3, %4 is %5&lt;/p&gt;. If &lt;c&gt;%6&lt;/c&gt; were also %5, the loop would touch itself where the four meet: &lt;c&gt;it is %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1と%2はどちらも%3、%4は%5&lt;/p&gt;です。&lt;c&gt;%6&lt;/c&gt;も%5だと、4マスの集まる点で輪が自分自身と接するので、&lt;c&gt;%3です&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are both inside, %3 and %4 both outside&lt;/p&gt;: the loop would touch itself where the four meet.</source>
        <translation>&lt;p&gt;%1と%2はどちらも内側、%3と%4はどちらも外側&lt;/p&gt;です。4マスの集まる点で輪が自分自身と接してしまいます。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are both %3&lt;/p&gt;: &lt;c&gt;they are on the same side&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1と%2はどちらも%3&lt;/p&gt;なので、&lt;c&gt;両者は内外が同じ&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 is inside, %2 is outside&lt;/p&gt;: &lt;c&gt;they are on different sides&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1は内側、%2は外側&lt;/p&gt;なので、&lt;c&gt;両者は内外が逆&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get too many lines.</source>
        <translation>「%1」と仮定すると、&lt;p&gt;%2&lt;/p&gt;の線が多くなりすぎます。</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get too few lines.</source>
        <translation>「%1」と仮定すると、&lt;p&gt;%2&lt;/p&gt;の線が足りなくなります。</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get more than two lines.</source>
        <translation>「%1」と仮定すると、&lt;p&gt;%2&lt;/p&gt;の線が3本以上になります。</translation>
    </message>
    <message>
        <source>Suppose %1: then a line would end at &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>「%1」と仮定すると、&lt;p&gt;%2&lt;/p&gt;で線が行き止まりになります。</translation>
    </message>
    <message>
        <source>Suppose %1: then there would be both a line and none &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>「%1」と仮定すると、&lt;p&gt;%2&lt;/p&gt;が線でもあり×でもあることになります。</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would be both inside and outside.</source>
        <translation>「%1」と仮定すると、&lt;p&gt;%2&lt;/p&gt;が内側でも外側でもあることになります。</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2 and %3&lt;/p&gt;, both inside, would be cut off from each other.</source>
        <translation>「%1」と仮定すると、どちらも内側の&lt;p&gt;%2と%3&lt;/p&gt;が切り離されてしまいます。</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt;, outside, could not reach the border.</source>
        <translation>「%1」と仮定すると、外側の&lt;p&gt;%2&lt;/p&gt;が外周までつながらなくなります。</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and &lt;p&gt;%2&lt;/p&gt; would get too many lines.</source>
        <translation>「%1」と仮定すると、%3となり、&lt;p&gt;%2&lt;/p&gt;の線が多くなりすぎます。</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and &lt;p&gt;%2&lt;/p&gt; would get too few lines.</source>
        <translation>「%1」と仮定すると、%3となり、&lt;p&gt;%2&lt;/p&gt;の線が足りなくなります。</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and &lt;p&gt;%2&lt;/p&gt; would get more than two lines.</source>
        <translation>「%1」と仮定すると、%3となり、&lt;p&gt;%2&lt;/p&gt;の線が3本以上になります。</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and a line would end at &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>「%1」と仮定すると、%3となり、&lt;p&gt;%2&lt;/p&gt;で線が行き止まりになります。</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and there would be both a line and none &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>「%1」と仮定すると、%3となり、&lt;p&gt;%2&lt;/p&gt;が線でもあり×でもあることになります。</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and &lt;p&gt;%2&lt;/p&gt; would be both inside and outside.</source>
        <translation>「%1」と仮定すると、%3となり、&lt;p&gt;%2&lt;/p&gt;が内側でも外側でもあることになります。</translation>
    </message>
    <message>
        <source>Suppose %1: then %4, and &lt;p&gt;%2 and %3&lt;/p&gt;, both inside, would be cut off from each other.</source>
        <translation>「%1」と仮定すると、%4となり、どちらも内側の&lt;p&gt;%2と%3&lt;/p&gt;が切り離されてしまいます。</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and &lt;p&gt;%2&lt;/p&gt;, outside, could not reach the border.</source>
        <translation>「%1」と仮定すると、%3となり、外側の&lt;p&gt;%2&lt;/p&gt;が外周までつながらなくなります。</translation>
    </message>
    <message>
        <source>Suppose that &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>「&lt;p&gt;%1&lt;/p&gt;」と仮定します。</translation>
    </message>
    <message>
        <source>Suppose that &lt;p&gt;%1&lt;/p&gt; is %2.</source>
        <translation>「&lt;p&gt;%1&lt;/p&gt;は%2」と仮定します。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can then only be %2.</source>
        <translation>このとき&lt;p&gt;%1&lt;/p&gt;は%2しかありえません。</translation>
    </message>
    <message>
        <source>Say &lt;p&gt;%1&lt;/p&gt; is then %2.</source>
        <translation>このとき&lt;p&gt;%1&lt;/p&gt;が%2だとします。</translation>
    </message>
    <message>
        <source>That cannot be, so &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>これはありえないので、&lt;c&gt;%1&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>The %1 of &lt;p&gt;%2&lt;/p&gt; fits only in &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;the other cells there do not hold it&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;の%1が入るのは&lt;p&gt;%3&lt;/p&gt;だけなので、&lt;c&gt;そこのほかのマスには入りません&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>A digit clears its lines</source>
        <translation>数字は同じ行・列などに1つ</translation>
    </message>
    <message>
        <source>Each digit appears once in every line, box or run: the other cells there do not hold it.</source>
        <translation>どの数字も、行・列・ブロック・並びに1つまでです。そこのほかのマスには入りません。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;no other cell of&lt;/c&gt; &lt;p&gt;%2&lt;/p&gt; &lt;c&gt;holds a %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;なので、&lt;p&gt;%2&lt;/p&gt;&lt;c&gt;のほかのマスに&lt;/c&gt;&lt;c&gt;%3は入りません&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>When all digits but one are gone for a cell, it holds the one that is left.</source>
        <translation>マスに入りうる数字が1つを残してすべて消えたら、残った数字が入ります。</translation>
    </message>
    <message>
        <source>The only cell for a digit</source>
        <translation>数字の入るマスは1つ</translation>
    </message>
    <message>
        <source>A line or box with as many cells as there are digits holds each of them. When only one of its cells can hold a digit, it goes there.</source>
        <translation>マスの数が数字の数と同じ行・列やブロックには、すべての数字が入ります。ある数字の入るマスが1つしかなければ、そこに入ります。</translation>
    </message>
    <message>
        <source>A digit where two groups cross</source>
        <translation>ブロックと行・列の重なり</translation>
    </message>
    <message>
        <source>When all places for a digit in a box lie in one line, the line has it there: no other cell of the line holds it. The same with box and line exchanged.</source>
        <translation>ブロックの中である数字の入る場所がすべて同じ行か列にあれば、その行・列の数字はそこに入り、行・列のほかのマスには入りません。ブロックと行・列を入れ替えても同じです。</translation>
    </message>
    <message>
        <source>Two digits that have only the same two cells left in a line or box fill them: these cells hold nothing else.</source>
        <translation>行・列やブロックで2つの数字の入る場所が同じ2マスしか残っていなければ、その2マスに入ります。ほかの数字はそこに入りません。</translation>
    </message>
    <message>
        <source>Three cells that can only hold three digits among them use all three up: the other cells of their line or box hold none of them.</source>
        <translation>3マスに入る数字が合わせて3つしかないなら、3つの数字はそこで使い切られます。同じ行・列やブロックのほかのマスには入りません。</translation>
    </message>
    <message>
        <source>Three digits that have only three cells left in a line or box fill them: these cells hold nothing else.</source>
        <translation>行・列やブロックで3つの数字の入る場所が3マスしか残っていなければ、その3マスに入ります。ほかの数字はそこに入りません。</translation>
    </message>
    <message>
        <source>Four cells that can only hold four digits among them use all four up: the other cells of their line or box hold none of them.</source>
        <translation>4マスに入る数字が合わせて4つしかないなら、4つの数字はそこで使い切られます。同じ行・列やブロックのほかのマスには入りません。</translation>
    </message>
    <message>
        <source>Four digits that have only four cells left in a line or box fill them: these cells hold nothing else.</source>
        <translation>行・列やブロックで4つの数字の入る場所が4マスしか残っていなければ、その4マスに入ります。ほかの数字はそこに入りません。</translation>
    </message>
    <message>
        <source>When a digit has places only in the same two columns of two rows, both columns have it in these rows: no other cell of the columns holds it. The same with rows and columns exchanged.</source>
        <translation>2つの行である数字の入る場所が同じ2列にしかなければ、どちらの列の数字もこの2行で決まり、列のほかのマスには入りません。行と列を入れ替えても同じです。</translation>
    </message>
    <message>
        <source>When a digit has places only in the same three columns of three rows, these columns have it in these rows: no other cell of the columns holds it. The same with rows and columns exchanged.</source>
        <translation>3つの行である数字の入る場所が同じ3列にしかなければ、どの列の数字もこの3行で決まり、列のほかのマスには入りません。行と列を入れ替えても同じです。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt; share out %3 in &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;no other cell there holds them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;では&lt;p&gt;%2&lt;/p&gt;が%3を分け合うので、&lt;c&gt;ほかのマスには入りません&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The %2 of &lt;p&gt;%1&lt;/p&gt; fit only in &lt;c&gt;%3&lt;/c&gt;: these hold nothing else.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の%2が入るのは&lt;c&gt;%3&lt;/c&gt;だけなので、ここにほかの数字は入りません。</translation>
    </message>
    <message>
        <source>Only &lt;c&gt;%2&lt;/c&gt; can hold the &lt;c&gt;%3&lt;/c&gt; of &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の&lt;c&gt;%3&lt;/c&gt;が入るのは&lt;c&gt;%2&lt;/c&gt;だけです。</translation>
    </message>
    <message>
        <source>The %1 of &lt;p&gt;%2&lt;/p&gt; lies within &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;no other cell there holds it&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;の%1は&lt;p&gt;%3&lt;/p&gt;の中に入るので、&lt;c&gt;そこのほかのマスには入りません&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Go through all ways to place digits that make the sum in its open cells. A digit that never comes to a cell is not there.</source>
        <translation>未定のマスで和を作る数字の入れ方をすべて調べます。あるマスに1度も来ない数字は、そこに入りません。</translation>
    </message>
    <message>
        <source>XY-wing</source>
        <translation>XY-Wing</translation>
    </message>
    <message>
        <source>A cell has two digits left and shares a line or box with two cells that each have one of these digits and the same third digit left. Whatever the first cell holds, one of the other two holds the third digit: no cell that shares a line or box with both holds it.</source>
        <translation>候補が2つのマスと、同じ行・列やブロックに、その2つのうち1つずつと共通の3つ目の数字を候補に持つ2マスがあります。最初のマスが何であっても、その2マスのどちらかに3つ目の数字が入ります。両方と同じ行・列やブロックにあるマスには、その数字は入りません。</translation>
    </message>
    <message>
        <source>The last cell of a sum</source>
        <translation>合計の最後のマス</translation>
    </message>
    <message>
        <source>When all cells of a sum but one are filled, the last one holds what is missing.</source>
        <translation>合計のマスが1つを残してすべて埋まったら、最後のマスには足りない数が入ります。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is missing one digit: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;で足りないのは1マスだけなので、&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>The digits of a sum</source>
        <translation>合計を作る数字</translation>
    </message>
    <message>
        <source>List the sets of different digits that make the sum. A digit in none of these sets is in none of its cells.</source>
        <translation>合計を作る異なる数字の組を書き出します。どの組にもない数字は、どのマスにも入りません。</translation>
    </message>
    <message>
        <source>The only cell for a digit of a sum</source>
        <translation>合計の数字の入るマスは1つ</translation>
    </message>
    <message>
        <source>List the sets of different digits that make the sum. A digit in all of these sets stands in the only cell that can hold it.</source>
        <translation>合計を作る異なる数字の組を書き出します。どの組にも含まれる数字は、入りうるマスが1つだけなら、そこに入ります。</translation>
    </message>
    <message>
        <source>The ways to fill two cells of a sum</source>
        <translation>合計の2マスの埋め方</translation>
    </message>
    <message>
        <source>The ways to fill three cells of a sum</source>
        <translation>合計の3マスの埋め方</translation>
    </message>
    <message>
        <source>The ways to fill many cells of a sum</source>
        <translation>合計の多くのマスの埋め方</translation>
    </message>
    <message>
        <source>A cell that would separate the white cells if it were black is white.</source>
        <translation>黒だと白マスが分断されてしまうマスは白です。</translation>
    </message>
    <message>
        <source>Beside a black cell</source>
        <translation>黒マスの隣</translation>
    </message>
    <message>
        <source>Black cells never share a side: the neighbours are white.</source>
        <translation>黒マスは辺で隣り合わないので、隣のマスは白です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, and no black cells touch: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;で、黒マスは隣り合わないので、&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>A white cell&apos;s number</source>
        <translation>白マスの数字</translation>
    </message>
    <message>
        <source>When a cell is white, its number is in no other white cell of its row or column.</source>
        <translation>マスが白なら、同じ行や列のほかの白マスに同じ数字はありません。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, and of &lt;p&gt;%2&lt;/p&gt; only one is white: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;で、&lt;p&gt;%2&lt;/p&gt;のうち白は1つだけなので、&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Between two equal numbers</source>
        <translation>同じ数字の間</translation>
    </message>
    <message>
        <source>If the cell between two equal numbers were black, both of these would be white. So it is white.</source>
        <translation>同じ2つの数字に挟まれたマスが黒だと、数字は両方とも白になってしまいます。だから白です。</translation>
    </message>
    <message>
        <source>Two of &lt;p&gt;%1&lt;/p&gt; have one cell between them; if it were black, both would be white: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;のうち2つが1マスを挟んでいて、そのマスが黒だと両方とも白になってしまうので、&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Two equal numbers side by side</source>
        <translation>隣り合う同じ数字</translation>
    </message>
    <message>
        <source>Of two equal numbers side by side, one is white: every other such number in the line is black.</source>
        <translation>隣り合う同じ数字のうち1つは白です。同じ行・列のほかの同じ数字はすべて黒です。</translation>
    </message>
    <message>
        <source>Two of &lt;p&gt;%1&lt;/p&gt; stand side by side, so one of these two is white: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;のうち2つが隣り合い、そのどちらかが白なので、&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Straight through a white pearl</source>
        <translation>白丸では直進</translation>
    </message>
    <message>
        <source>The loop runs straight through a white pearl, and turns just before or after it.</source>
        <translation>輪は白丸を直進し、その直前か直後で曲がります。</translation>
    </message>
    <message>
        <source>Turning on a black pearl</source>
        <translation>黒丸では曲がる</translation>
    </message>
    <message>
        <source>The loop turns on a black pearl, and runs straight on for two cells either way.</source>
        <translation>輪は黒丸で曲がり、どちらの側でも2マス先まで直進します。</translation>
    </message>
    <message>
        <source>The line turns on &lt;p&gt;%1&lt;/p&gt; and goes two cells either way: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>線は&lt;p&gt;%1&lt;/p&gt;で曲がり、どちらの側でも2マス進むので、&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>A white pearl and its turn</source>
        <translation>白丸とその曲がり角</translation>
    </message>
    <message>
        <source>When the loop cannot turn on one side of a white pearl, it turns on the other; if it can turn on neither, it runs in the other direction.</source>
        <translation>白丸の片側で輪が曲がれないなら、反対側で曲がります。どちらでも曲がれないなら、輪はもう一方の向きに通ります。</translation>
    </message>
    <message>
        <source>No small loop</source>
        <translation>小さな輪を作らない</translation>
    </message>
    <message>
        <source>No line closes a loop while there are lines elsewhere.</source>
        <translation>ほかの場所に線がある間は、輪を閉じる線は引けません。</translation>
    </message>
    <message>
        <source>Two pearls near each other</source>
        <translation>近くにある2つの丸</translation>
    </message>
    <message>
        <source>Two nearby pearls together leave fewer ways than each alone.</source>
        <translation>近くにある2つの丸は、合わせて考えると、別々に考えるより通り方が減ります。</translation>
    </message>
    <message>
        <source>Three pearls in a row</source>
        <translation>3つ並んだ丸</translation>
    </message>
    <message>
        <source>If the line ran along three white pearls in a row, it could not turn beside the middle one. So it crosses the row.</source>
        <translation>並んだ3つの白丸に沿って線が通ると、まん中の丸の隣で曲がれません。だから線は並びを横切ります。</translation>
    </message>
    <message>
        <source>A pearl and the cells beside it</source>
        <translation>丸とその隣のマス</translation>
    </message>
    <message>
        <source>Try the ways through a pearl: the line must also enter and leave the cells beside it.</source>
        <translation>丸の通り方を試します。線は隣のマスにも入って出なければなりません。</translation>
    </message>
    <message>
        <source>Four cells in a square</source>
        <translation>正方形の4マス</translation>
    </message>
    <message>
        <source>A line that enters a square of four cells leaves it again: try its ways.</source>
        <translation>4マスの正方形に入った線は、また出ていきます。通り方を試してみましょう。</translation>
    </message>
    <message>
        <source>Two cells that can only hold the same two digits use both of them up: the other cells of their line, box or run hold neither.</source>
        <translation>2マスに同じ2つの数字しか入らないなら、2つの数字はそこで使い切られます。同じ行・列・ブロック・並びのほかのマスには入りません。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: only &lt;c&gt;%2&lt;/c&gt; is left for &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;なので、&lt;c&gt;%3&lt;/c&gt;に残るのは&lt;c&gt;%2&lt;/c&gt;だけです。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;no other cell of&lt;/c&gt; &lt;p&gt;%2&lt;/p&gt; &lt;c&gt;holds one of these digits&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;なので、&lt;p&gt;%2&lt;/p&gt;&lt;c&gt;のほかのマスに&lt;/c&gt;&lt;c&gt;これらの数字は入りません&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>As &lt;p&gt;%1&lt;/p&gt;, that leaves: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;なので、&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; would have two %2s: &lt;p&gt;%3&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;に%2が2つあることになります：&lt;p&gt;%3&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: no digit is left for &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;なので、&lt;p&gt;%2&lt;/p&gt;に入る数字がありません。</translation>
    </message>
    <message>
        <source>No place is left for the %1 of &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;の%1が入る場所がありません。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: so %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;なので、%2ことになります。</translation>
    </message>
    <message>
        <source>With this, %1.</source>
        <translation>これで、%1ことになります。</translation>
    </message>
    <message>
        <source>Once the line has closed its loop, every place that is still open is crossed.</source>
        <translation>線が輪になって閉じたら、未定のところはすべて×です。</translation>
    </message>
    <message>
        <source>The loop is closed: &lt;c&gt;there are no other lines&lt;/c&gt;.</source>
        <translation>輪が閉じたので、&lt;c&gt;ほかに線はありません&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can only be %2. In every way to place these, &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は%2しかありえません。この数字をどう入れても、&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Every way left to make &lt;p&gt;%1&lt;/p&gt; needs %2, and no other cell can hold that: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;を作る残りの方法はどれも%2が必要で、それが入るマスはほかにないので、&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>わかっていること：&lt;p&gt;%1&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>The line has only one way left through &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>線が&lt;p&gt;%1&lt;/p&gt;を通る道は1つしか残っていないので、&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>The line has %2 ways left through &lt;p&gt;%1&lt;/p&gt;: %3. Each of them has this: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>線が&lt;p&gt;%1&lt;/p&gt;を通る道は%2通り残っています：%3。そのどれでも&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%1&lt;/p&gt; black, &lt;c&gt;%2&lt;/c&gt; must stay white: else &lt;p&gt;%3&lt;/p&gt; would be cut off from &lt;p&gt;%4&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;が黒なので、&lt;c&gt;%2&lt;/c&gt;は白です。そうでないと、&lt;p&gt;%3&lt;/p&gt;が&lt;p&gt;%4&lt;/p&gt;から切り離されてしまいます。</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, so a = %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の数字をケージごとに書くと%2で、a = %3になるので、&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3, which is only possible as %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の数字をケージごとに書くと%2です。ここで%4です。よって%3で、これは%5しかありえないので、&lt;c&gt;%6&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3, but %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の数字をケージごとに書くと%2です。ここで%4です。よって%3ですが、%5なので、&lt;c&gt;%6&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3, and %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の数字をケージごとに書くと%2です。ここで%4です。よって%3で、%5なので、&lt;c&gt;%6&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3, but the digits left do not make %5 with no digit twice in a line: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の数字をケージごとに書くと%2です。ここで%4です。よって%3ですが、残りの数字では、同じ列に同じ数字を入れずに%5を作れないので、&lt;c&gt;%6&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3. With the digits left, that means: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の数字をケージごとに書くと%2です。ここで%4です。よって%3です。残りの数字で考えると、&lt;c&gt;%5&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3. The digits left do not make that.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の数字をケージごとに書くと%2です。ここで%4です。よって%3です。残りの数字ではこれを作れません。</translation>
    </message>
    <message>
        <source>Whichever way the line takes through &lt;p&gt;%1&lt;/p&gt;, it has this: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>線が&lt;p&gt;%1&lt;/p&gt;をどう通っても、次のことは同じです：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Along &lt;p&gt;%1&lt;/p&gt;, the line could not turn beside the middle one. So it passes all three crosswise: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>線が&lt;p&gt;%1&lt;/p&gt;に沿って通ると、まん中の丸の隣で曲がれません。だから3つとも並びを横切り、&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Proof by contradiction</source>
        <translation>背理法</translation>
    </message>
    <message>
        <source>By the same rule, &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>同じ手筋で、&lt;c&gt;%1&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>The same rule also applies to &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>同じ手筋は&lt;p&gt;%1&lt;/p&gt;にも使えます。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, against the rule that %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;となり、「%2」というルールに反します。</translation>
    </message>
    <message>
        <source>Taken together, these narrow down &lt;c&gt;%2 places&lt;/c&gt;: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>次のことを合わせると、&lt;c&gt;%2か所&lt;/c&gt;の可能性が絞られます：&lt;p&gt;%1&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>%2 sets of digits make &lt;p&gt;%1&lt;/p&gt;. In every way to place one of them, &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;になる数字の組は%2通りです。どの組をどう置いても&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>%2 sets of digits make &lt;p&gt;%1&lt;/p&gt;, all with %3. In every way to place one of them, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;になる数字の組は%2通りで、どれも%3を含みます。どの組をどう置いても&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>If %1, then %2, and that leaves the line no way through &lt;p&gt;%3&lt;/p&gt;.</source>
        <translation>「%1」なら「%2」となり、線が&lt;p&gt;%3&lt;/p&gt;を通れなくなります。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, but no way is left from one to the other.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;。しかし、一方から他方へ行く道が残っていません。</translation>
    </message>
    <message>
        <source>Only two ways out</source>
        <translation>出口は2つだけ</translation>
    </message>
    <message>
        <source>When only two open places join an area with lines to other lines, the loop goes through both.</source>
        <translation>線のある領域をほかの線とつなぐ未確定の場所が2つしかなければ、輪はその両方を通ります。</translation>
    </message>
    <message>
        <source>In and out of an area</source>
        <translation>領域に入ったら出る</translation>
    </message>
    <message>
        <source>Suppose that %1. Then:</source>
        <translation>「%1」と仮定します。すると：</translation>
    </message>
    <message>
        <source>That fails:</source>
        <translation>これは破綻します：</translation>
    </message>
    <message>
        <source>The loop goes into an area as often as it leaves it: it crosses the border of the area an even number of times.</source>
        <translation>輪は領域に入った回数だけ出ていくので、その境界を横切る回数は偶数です。</translation>
    </message>
    <message>
        <source>So &lt;c&gt;%1&lt;/c&gt;; in all, this narrows down &lt;c&gt;%2 places&lt;/c&gt;.</source>
        <translation>よって&lt;c&gt;%1&lt;/c&gt;です。全部で&lt;c&gt;%2か所&lt;/c&gt;の可能性が絞られます。</translation>
    </message>
    <message>
        <source>Suppose that %1: on &lt;p&gt;all %2 paths left&lt;/p&gt; the left side makes %3, the right side %4, each worked out from left to right. So &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>「%1」と仮定します。&lt;p&gt;残る%2本の道すべて&lt;/p&gt;で、左から右へ計算すると左辺は%3、右辺は%4になります。よって&lt;c&gt;%5&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot take the same digit of &lt;p&gt;%2&lt;/p&gt;. That leaves %3 for the first and %4 for the second, so &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は&lt;p&gt;%2&lt;/p&gt;の同じ数字を使えません。最初のケージには%3、次のケージには%4が残るので、&lt;c&gt;%5&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt;: a line there would close a loop, with other lines outside it.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;：そこに線を引くと輪が閉じ、ほかの線が外に残ります。</translation>
    </message>
    <message>
        <source>Two 3s next to each other</source>
        <translation>隣り合う2つの3</translation>
    </message>
    <message>
        <source>No line runs straight on from the edge between two 3s next to each other. With a line between them, it would take the near edge from both, and both would need the far one: three lines at one dot. Without, both need the near edge: three again.</source>
        <translation>隣り合う2つの3の間の辺からまっすぐ延びる線はありません。間に線があると、どちらも近い辺を使えず遠い辺が必要になり、1つの点に3本の線が集まります。間に線がなければ、どちらも近い辺が必要で、やはり3本になります。</translation>
    </message>
    <message>
        <source>Two 1s next to each other whose common dot has no way out: a line between them would have to turn along one of them, its second.</source>
        <translation>隣り合う2つの1で、共通の点に出口がない場合：間に線を引くと、どちらかの1に沿って曲がることになり、その1の2本目の線になります。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; are next to each other and have two lines at each dot between them, so no other line comes there: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は隣り合い、間のどの点にも線が2本あるので、ほかの線は来ません：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The same rule also applies to &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>同じ規則が&lt;p&gt;%1&lt;/p&gt;にも当てはまります：&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>A cell with two lines</source>
        <translation>2本の線があるマス</translation>
    </message>
    <message>
        <source>The loop enters a cell and leaves it again: a cell with two lines has no third.</source>
        <translation>輪はマスに入って出ます。線が2本あるマスに3本目はありません。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its two lines: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;にはすでに線が2本あるので、&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Only one way for the line</source>
        <translation>線の進む先は1つ</translation>
    </message>
    <message>
        <source>A line that enters a cell must go on. If only one way is left, it goes there.</source>
        <translation>マスに入った線は必ず続きます。進む先が1つだけなら、そこへ進みます。</translation>
    </message>
    <message>
        <source>The line that enters &lt;p&gt;%1&lt;/p&gt; has only one way on: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;に入る線の進む先は1つなので、&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>A cell with one way left</source>
        <translation>道が1つだけ残ったマス</translation>
    </message>
    <message>
        <source>A line into a cell needs a way out. If only one way into a cell is left, it is closed, too.</source>
        <translation>マスに入る線には出口が必要です。道が1つしか残っていなければ、その道も閉じます。</translation>
    </message>
    <message>
        <source>Only one way into &lt;p&gt;%1&lt;/p&gt; is left, and a line there would end: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;への道は1つしか残っておらず、そこに線を引くと行き止まりになるので、&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>The loop crosses the border of the highlighted area an even number of times. Lines on the rest of the border: &lt;p&gt;%1&lt;/p&gt;. So &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>輪は強調された領域の境界を偶数回横切ります。境界の残りにある線は&lt;p&gt;%1&lt;/p&gt;本です。よって、&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Then &lt;p&gt;%2&lt;/p&gt; can only be %3: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>すると&lt;p&gt;%2&lt;/p&gt;は%3しかありえません：&lt;p&gt;%1&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>Then &lt;p&gt;%2&lt;/p&gt; can only be, in reading order, %3: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>すると&lt;p&gt;%2&lt;/p&gt;は左上から順に%3しかありえません：&lt;p&gt;%1&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>Then nothing is left for &lt;p&gt;%2&lt;/p&gt;: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>すると&lt;p&gt;%2&lt;/p&gt;には何も残りません：&lt;p&gt;%1&lt;/p&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must share out the digits of &lt;p&gt;%2&lt;/p&gt;. That leaves &lt;p&gt;%3&lt;/p&gt; only %4: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;で&lt;p&gt;%2&lt;/p&gt;の数字を分け合います。すると&lt;p&gt;%3&lt;/p&gt;に残るのは%4だけなので、&lt;c&gt;%5&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must share out the digits of &lt;p&gt;%2&lt;/p&gt;. That leaves &lt;p&gt;%3&lt;/p&gt; only %4, in reading order: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;で&lt;p&gt;%2&lt;/p&gt;の数字を分け合います。すると&lt;p&gt;%3&lt;/p&gt;に残るのは左上から順に%4だけなので、&lt;c&gt;%5&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot take the same digit of &lt;p&gt;%2&lt;/p&gt;. In every way to fill both, &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は&lt;p&gt;%2&lt;/p&gt;の同じ数字を使えません。両方のどの埋め方でも&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must share out the digits of &lt;p&gt;%2&lt;/p&gt;. In every way to do so, &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;で&lt;p&gt;%2&lt;/p&gt;の数字を分け合います。どの分け方でも&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>If &lt;p&gt;%1&lt;/p&gt; had %2, &lt;p&gt;%3&lt;/p&gt; could not be met: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;が%2だと、&lt;p&gt;%3&lt;/p&gt;を満たせないので、&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Known already: &lt;p&gt;%1&lt;/p&gt;. Together that makes &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>すでにわかっていること：&lt;p&gt;%1&lt;/p&gt;。合わせて&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>With %4, &lt;p&gt;%1&lt;/p&gt; would cut off &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>%4だと、&lt;p&gt;%1&lt;/p&gt;が&lt;p&gt;%2&lt;/p&gt;切り離してしまうので、&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Suppose %1: that is against what is known, &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>「%1」と仮定すると、わかっていること（&lt;p&gt;%2&lt;/p&gt;）に反します。</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, against what is known, &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>「%1」と仮定すると、%3となり、わかっていること（&lt;p&gt;%2&lt;/p&gt;）に反します。</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt;, with %3, would get too many lines.</source>
        <translation>「%1」と仮定すると、%3なので、&lt;p&gt;%2&lt;/p&gt;の線が多くなりすぎます。</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt;, with %3, would get too few lines.</source>
        <translation>「%1」と仮定すると、%3なので、&lt;p&gt;%2&lt;/p&gt;の線が足りなくなります。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: whichever the first is, one of the last two holds the %2, &lt;c&gt;so %3, which meets both, does not&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;なので、最初のマスがどちらでも、後の2マスのどちらかに%2が入り、&lt;c&gt;両方と行・列・ブロックを共有する%3には入りません&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: whichever the first is, one of the last two holds the %2, but &lt;p&gt;%3&lt;/p&gt;, and meets both.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;なので、最初のマスがどちらでも、後の2マスのどちらかに%2が入ります。ところが&lt;p&gt;%3&lt;/p&gt;で、このマスは両方と行・列・ブロックを共有しています。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, but no way is left from one to the other: &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;。しかし、&lt;p&gt;%2&lt;/p&gt;なので、一方から他方へ行く道が残っていません。</translation>
    </message>
    <message>
        <source>The operators and the = part %1 digits into %2 numbers of one or two digits, so every number has one: &lt;c&gt;no digit is joined to another&lt;/c&gt;.</source>
        <translation>演算子と＝が%1個の数字を1桁か2桁の%2個の数に分けるので、どの数も1桁です。&lt;c&gt;数字どうしは連結しません&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The operators and the = part %1 digits into %2 numbers of one or two digits. &lt;p&gt;All that have two digits are joined (%3)&lt;/p&gt;: &lt;c&gt;no other digits are&lt;/c&gt;.</source>
        <translation>演算子と＝が%1個の数字を1桁か2桁の%2個の数に分ける。&lt;p&gt;2桁の数はすべて連結している（%3個）&lt;/p&gt;ので、&lt;c&gt;ほかの数字どうしは連結しません&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The operators and the = part %1 digits into %2 numbers of one or two digits, so every number has two. Only one partner is left to &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>演算子と＝が%1個の数字を1桁か2桁の%2個の数に分けるので、どの数も2桁です。&lt;p&gt;%3&lt;/p&gt;の相手は1つしか残っていないので、&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>The operators and the = part %1 digits into %2 numbers of one or two digits. All that have one digit are found (%3), and only one partner is left to &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>演算子と＝が%1個の数字を1桁か2桁の%2個の数に分ける。1桁の数はすべてわかっていて（%3個）、&lt;p&gt;%4&lt;/p&gt;の相手は1つしか残っていないので、&lt;c&gt;%5&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;only one path is left&lt;/p&gt;, and it fails read from either end, %2. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>「%1」と仮定すると、&lt;p&gt;残る経路は1本だけ&lt;/p&gt;で、どちらの端から読んでも%2で成り立ちません。よって&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; needs a factor %3, and only &lt;p&gt;%2&lt;/p&gt; can still give it: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;には因数%3が必要で、それを出せるのは&lt;p&gt;%2&lt;/p&gt;だけなので、&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>The line runs straight through &lt;p&gt;%1&lt;/p&gt;, and only one direction is open for that: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>線は&lt;p&gt;%1&lt;/p&gt;を直進し、それができる向きは1つしかないので、&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>The line runs straight through &lt;p&gt;%1&lt;/p&gt; and turns just before or after it. Known: &lt;p&gt;%2&lt;/p&gt;. That leaves: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>線は&lt;p&gt;%1&lt;/p&gt;を直進し、その直前か直後で曲がります。わかっていること：&lt;p&gt;%2&lt;/p&gt;。残るのは：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt; is the only odd digit of &lt;p&gt;%2&lt;/p&gt;, and the label %3 is %4: that digit is &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;は&lt;p&gt;%2&lt;/p&gt;の唯一の奇数で、合計値の%3は%4なので、その数字は&lt;c&gt;%5&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt; is the only odd digit left in &lt;p&gt;%2&lt;/p&gt;, and the label %3 is %4: that digit is &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;は&lt;p&gt;%2&lt;/p&gt;に残る唯一の奇数で、合計値の%3は%4なので、その数字は&lt;c&gt;%5&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt; is the only odd digit left in &lt;p&gt;%2&lt;/p&gt;. The label less the odd digits that are %3, %4, is %5: that digit is &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;は&lt;p&gt;%2&lt;/p&gt;に残る唯一の奇数です。合計値から%3の奇数を引いた%4は%5なので、その数字は&lt;c&gt;%6&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2 in %4 cells, and its open digits make that only as %3: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;はあと%2だけ%4マスが必要で、未定の数字では%3でしか作れないので、&lt;c&gt;%5&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>The open cells of &lt;p&gt;%1&lt;/p&gt; add up to %2 too much: cells adding up to exactly %2 are %4, and the open digits make that only as %3: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の未定のマスは合わせて%2多すぎます。ちょうど%2だけが%4になり、未定の数字でそれを作れるのは%3だけなので、&lt;c&gt;%5&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>The crossing labels require this of &lt;p&gt;%1&lt;/p&gt;: &lt;p&gt;%2&lt;/p&gt;. Both labels can then be met in %3 ways, by %4. In all of them &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>交差する合計値から、&lt;p&gt;%1&lt;/p&gt;について次のことがわかります：&lt;p&gt;%2&lt;/p&gt;。すると両方の合計値を作る方法は%3通り（%4）で、どれでも&lt;c&gt;%5&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would put &lt;p&gt;%2&lt;/p&gt; outside, and so cut off &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;をほかの方法で満たすと、&lt;p&gt;%2&lt;/p&gt;が外側になって&lt;p&gt;%3&lt;/p&gt;切り離してしまうので、&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would put &lt;p&gt;%2&lt;/p&gt; inside, and so cut off &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;をほかの方法で満たすと、&lt;p&gt;%2&lt;/p&gt;が内側になって&lt;p&gt;%3&lt;/p&gt;切り離してしまうので、&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; are next to each other. Without the line between them, the loop would run round just these two, and &lt;p&gt;%2&lt;/p&gt; does not fit that; without an outer line, the other 3 would miss two edges: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は隣り合っています。間に線がなければ輪はこの2つだけを囲み、&lt;p&gt;%2&lt;/p&gt;に合いません。外側の線が欠ければ、もう一方の3は2辺を失います：&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;no path is left&lt;/p&gt; that has the form of an equation, as %2 steps show. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>「%1」と仮定すると、%2ステップで示されるように、等式の形になる&lt;p&gt;経路が残りません&lt;/p&gt;。よって&lt;c&gt;%3&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>A %1 or more at %2 leaves at most %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at least %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>%2に%1以上を入れると、&lt;p&gt;%4&lt;/p&gt;の残りは%3以下になるはずですが、最小でも%5です。よって&lt;c&gt;%6&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>A %1 or less at %2 leaves at least %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at most %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>%2に%1以下を入れると、&lt;p&gt;%4&lt;/p&gt;の残りは%3以上になるはずですが、最大でも%5です。よって&lt;c&gt;%6&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>A %1 or more at %2 leaves at most %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at least %5.</source>
        <translation>%2に%1以上を入れると、&lt;p&gt;%4&lt;/p&gt;の残りは%3以下になるはずですが、最小でも%5です。</translation>
    </message>
    <message>
        <source>A %1 or less at %2 leaves at least %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at most %5.</source>
        <translation>%2に%1以下を入れると、&lt;p&gt;%4&lt;/p&gt;の残りは%3以上になるはずですが、最大でも%5です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must be in &lt;p&gt;%2&lt;/p&gt;, which can then only be %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は&lt;p&gt;%2&lt;/p&gt;に入るしかなく、このケージは%3しかありえないので、&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must be in &lt;p&gt;%2&lt;/p&gt;, which leaves %3 ways to fill it: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は&lt;p&gt;%2&lt;/p&gt;に入るしかなく、埋め方は%3通りになるので、&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>Each of these would make &lt;p&gt;%1&lt;/p&gt; need the same digit of &lt;p&gt;%2&lt;/p&gt;: %3. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>次のどれであっても、&lt;p&gt;%1&lt;/p&gt;が&lt;p&gt;%2&lt;/p&gt;の同じ数字を必要とします：%3。よって&lt;c&gt;%4&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>A number stands between &lt;p&gt;any two operators&lt;/p&gt;, so none follows another: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>&lt;p&gt;二つの演算子&lt;/p&gt;の間には必ず数が入るので、演算子どうしは続きません：&lt;c&gt;%1&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;both paths left&lt;/p&gt; fail, each read from either end, %2. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>%1と仮定します：&lt;p&gt;残る二つの道&lt;/p&gt;は、どちらの端から読んでも成り立ちません：%2。よって&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;all %2 paths left&lt;/p&gt; fail; both sides come nearest in %3. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>%1と仮定します：&lt;p&gt;残る%2通りの道&lt;/p&gt;はすべて成り立ちません。両辺が最も近いのは%3です。よって&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>No corner is cut off</source>
        <translation>角は切り離されない</translation>
    </message>
    <message>
        <source>No wall of black cells closes</source>
        <translation>黒マスの壁は閉じない</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is no multiple of %2, so &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は%2の倍数ではないので、&lt;c&gt;%3&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is no multiple of %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;は%2の倍数ではありません。</translation>
    </message>
    <message>
        <source>Only this is left: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>残るのはこれだけです：&lt;c&gt;%1&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Only this is left: &lt;c&gt;%1&lt;/c&gt;, and with it &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>残るのはこれだけです：&lt;c&gt;%1&lt;/c&gt;。それとともに&lt;c&gt;%2&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Several things together</source>
        <translation>いくつかを合わせて</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>わかっていること：&lt;p&gt;%1&lt;/p&gt;。そこで&lt;p&gt;%2&lt;/p&gt;は%3しかありえないので、&lt;c&gt;%4&lt;/c&gt;です。ここからさらに&lt;c&gt;%5か所&lt;/c&gt;が決まります。</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>わかっていること：&lt;p&gt;%1&lt;/p&gt;。そこで&lt;p&gt;%2&lt;/p&gt;で考えられるのは%3です。どの場合も&lt;c&gt;%4&lt;/c&gt;です。ここからさらに&lt;c&gt;%5か所&lt;/c&gt;が決まります。</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%1&lt;/p&gt; met as well, &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;も満たすには、&lt;p&gt;%2&lt;/p&gt;は%3しかありえないので、&lt;c&gt;%4&lt;/c&gt;です。ここからさらに&lt;c&gt;%5か所&lt;/c&gt;が決まります。</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%1&lt;/p&gt; met as well, &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;も満たすには、&lt;p&gt;%2&lt;/p&gt;で考えられるのは%3です。どの場合も&lt;c&gt;%4&lt;/c&gt;です。ここからさらに&lt;c&gt;%5か所&lt;/c&gt;が決まります。</translation>
    </message>
    <message>
        <source>If &lt;p&gt;%1&lt;/p&gt; had %2, &lt;p&gt;%3&lt;/p&gt; could not be met: &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;が%2だと、&lt;p&gt;%3&lt;/p&gt;を満たせないので、&lt;c&gt;%4&lt;/c&gt;です。ここからさらに&lt;c&gt;%5か所&lt;/c&gt;が決まります。</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;. There are %2 ways left to meet &lt;p&gt;%3&lt;/p&gt;; in each, &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>わかっていること：&lt;p&gt;%1&lt;/p&gt;。&lt;p&gt;%3&lt;/p&gt;を満たす方法は%2通り残り、そのどれでも&lt;c&gt;%4&lt;/c&gt;です。ここからさらに&lt;c&gt;%5か所&lt;/c&gt;が決まります。</translation>
    </message>
    <message>
        <source>There are %1 ways to meet &lt;p&gt;%2&lt;/p&gt;; in each, &lt;c&gt;%3&lt;/c&gt;; and with that &lt;c&gt;%4 more places&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;を満たす方法は%1通りあり、そのどれでも&lt;c&gt;%3&lt;/c&gt;です。ここからさらに&lt;c&gt;%4か所&lt;/c&gt;が決まります。</translation>
    </message>
    <message>
        <source>Every way to meet &lt;p&gt;%1&lt;/p&gt; that fits what is known has this: &lt;c&gt;%2&lt;/c&gt;; and with that &lt;c&gt;%3 more places&lt;/c&gt;.</source>
        <translation>わかっていることに合うように&lt;p&gt;%1&lt;/p&gt;を満たす方法では、必ず&lt;c&gt;%2&lt;/c&gt;です。ここからさらに&lt;c&gt;%3か所&lt;/c&gt;が決まります。</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would cut off &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;; and with that &lt;c&gt;%4 more places&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;をほかの方法で満たすと、&lt;p&gt;%2&lt;/p&gt;切り離してしまうので、&lt;c&gt;%3&lt;/c&gt;です。ここからさらに&lt;c&gt;%4か所&lt;/c&gt;が決まります。</translation>
    </message>
    <message>
        <source>With %5, &lt;p&gt;%1&lt;/p&gt; would cut off &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;; and with that &lt;c&gt;%4 more places&lt;/c&gt;.</source>
        <translation>%5だと、&lt;p&gt;%1&lt;/p&gt;が&lt;p&gt;%2&lt;/p&gt;切り離してしまうので、&lt;c&gt;%3&lt;/c&gt;です。ここからさらに&lt;c&gt;%4か所&lt;/c&gt;が決まります。</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would put &lt;p&gt;%2&lt;/p&gt; outside, and so cut off &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;をほかの方法で満たすと、&lt;p&gt;%2&lt;/p&gt;が外側になって&lt;p&gt;%3&lt;/p&gt;切り離してしまうので、&lt;c&gt;%4&lt;/c&gt;です。ここからさらに&lt;c&gt;%5か所&lt;/c&gt;が決まります。</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would put &lt;p&gt;%2&lt;/p&gt; inside, and so cut off &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;をほかの方法で満たすと、&lt;p&gt;%2&lt;/p&gt;が内側になって&lt;p&gt;%3&lt;/p&gt;切り離してしまうので、&lt;c&gt;%4&lt;/c&gt;です。ここからさらに&lt;c&gt;%5か所&lt;/c&gt;が決まります。</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would cut off a part of the inside or of the outside, such as &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;; and with that &lt;c&gt;%4 more places&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;をほかの方法で満たすと、内側か外側の一部、たとえば&lt;p&gt;%2&lt;/p&gt;切り離してしまうので、&lt;c&gt;%3&lt;/c&gt;です。ここからさらに&lt;c&gt;%4か所&lt;/c&gt;が決まります。</translation>
    </message>
    <message>
        <source>A digit that needs a partner</source>
        <translation>相手が必要な数字</translation>
    </message>
    <message>
        <source>The loop joins the lines at &lt;p&gt;%1&lt;/p&gt; and at &lt;p&gt;%2&lt;/p&gt;, and only two places are left where it can pass in and out of the highlighted area: &lt;p&gt;%3&lt;/p&gt;. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>ループは&lt;p&gt;%1&lt;/p&gt;と&lt;p&gt;%2&lt;/p&gt;の線をつなぎ、強調された範囲に出入りできる場所は二つしか残っていません：&lt;p&gt;%3&lt;/p&gt;。よって&lt;c&gt;%4&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2. But that makes %3.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の数字をケージごとに見ると：%2。しかし実際は%3になります。</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. But that makes %3.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;の数字をケージごとに見ると：%2（ここで%4）。しかし実際は%3になります。</translation>
    </message>
    <message>
        <source>The last sign joins two parts that share no card, so the target is split into values that two parts of the cards can make. Of several answers the one is explained that takes the least reckoning: easy signs and small numbers.</source>
        <translation>最後の記号は、同じカードを含まない2つの部分を結びます。だから目標は、カードの2つの部分でそれぞれ作れる値に分かれます。解がいくつかあるときは、計算が最も少ないもの（易しい記号と小さな数）を解説します。</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;no path is left&lt;/p&gt; that has the form of an equation, as one step shows. So &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>「%1」と仮定すると、1ステップで示されるように、等式の形になる&lt;p&gt;経路が残りません&lt;/p&gt;。よって&lt;c&gt;%2&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;The path&lt;/p&gt; fails: %1.</source>
        <translation>&lt;p&gt;この道&lt;/p&gt;は成り立ちません：%1。</translation>
    </message>
    <message>
        <source>&lt;p&gt;The path&lt;/p&gt; fails, whichever end it is read from: %1.</source>
        <translation>&lt;p&gt;この道&lt;/p&gt;は、どちらの端から読んでも成り立ちません：%1。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, but the nearest that its open cells make is %3 or %4, &lt;c&gt;never %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;はあと%2必要ですが、未定のマスで作れる最も近い数は%3か%4で、&lt;c&gt;%2にはなりません&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2. Without &lt;c&gt;%3&lt;/c&gt; the nearest that its open cells make is %4 or %5, never %2: it is &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;はあと%2必要です。&lt;c&gt;%3&lt;/c&gt;なしでは未定のマスで作れる最も近い数は%4か%5で、%2にならないので、&lt;c&gt;%6&lt;/c&gt;です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2. With &lt;c&gt;%3&lt;/c&gt; it would lack %4, but the nearest that its other open cells make is %5 or %6, never %4: it is &lt;c&gt;%7&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;はあと%2必要です。&lt;c&gt;%3&lt;/c&gt;を入れると残りは%4ですが、ほかの未定のマスで作れる最も近い数は%5か%6で、%4にならないので、&lt;c&gt;%7&lt;/c&gt;です。</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>Slitherlink: three starter puzzles</source>
        <translation>スリザーリンク：入門の3問</translation>
    </message>
    <message>
        <source>Slitherlink: a larger board</source>
        <translation>スリザーリンク：大きめの盤面</translation>
    </message>
    <message>
        <source>Slitherlink: one answer, none, and many</source>
        <translation>スリザーリンク：1つの解、解なし、複数の解</translation>
    </message>
    <message>
        <source>Cards: six that make 163</source>
        <translation>カード：6枚で163を作る</translation>
    </message>
    <message>
        <source>Cards: small starter hands</source>
        <translation>カード：入門の小さな手札</translation>
    </message>
    <message>
        <source>Cards: fractions and negative numbers</source>
        <translation>カード：分数と負の数</translation>
    </message>
    <message>
        <source>Cards: impossible targets, and the closest values</source>
        <translation>カード：作れない目標と最も近い値</translation>
    </message>
    <message>
        <source>Cards: exponents, whole numbers, cards left over</source>
        <translation>カード：べき乗、整数、余るカード</translation>
    </message>
    <message>
        <source>Cards: seven and eight</source>
        <translation>カード：7枚と8枚</translation>
    </message>
    <message>
        <source>Hex Tile Equations: three starter puzzles</source>
        <translation>六角タイルの等式：入門の3問</translation>
    </message>
    <message>
        <source>Hex Tile Equations: thirteen tiles and a narrow tower</source>
        <translation>六角タイルの等式：13枚のタイルと細い塔</translation>
    </message>
    <message>
        <source>Hex Tile Equations: twenty-two and twenty-four tiles</source>
        <translation>六角タイルの等式：22枚と24枚のタイル</translation>
    </message>
    <message>
        <source>Hex Tile Equations: one answer, none, and many</source>
        <translation>六角タイルの等式：1つの解、解なし、複数の解</translation>
    </message>
    <message>
        <source>KenKen: three starter puzzles</source>
        <translation>ケンケン：入門の3問</translation>
    </message>
    <message>
        <source>KenKen: lines add up</source>
        <translation>ケンケン：行・列の和</translation>
    </message>
    <message>
        <source>KenKen: cages share their lines</source>
        <translation>ケンケン：行・列を分け合うケージ</translation>
    </message>
    <message>
        <source>KenKen: nine by nine</source>
        <translation>ケンケン：9×9</translation>
    </message>
    <message>
        <source>Number Cross: a small starter puzzle</source>
        <translation>数字クロス：入門の小さな問題</translation>
    </message>
    <message>
        <source>Number Cross: a drop of ink</source>
        <translation>数字クロス：インクの一滴</translation>
    </message>
    <message>
        <source>Number Cross: counting the ways</source>
        <translation>数字クロス：方法を数える</translation>
    </message>
    <message>
        <source>Number Cross: a hard board, lines taken together</source>
        <translation>数字クロス：難しい盤面、行・列をまとめて</translation>
    </message>
    <message>
        <source>Number Cross: four labels that clash</source>
        <translation>数字クロス：食い違う4つの合計値</translation>
    </message>
    <message>
        <source>Number Cross: many answers</source>
        <translation>数字クロス：複数の解</translation>
    </message>
    <message>
        <source>KenKen: the operations are not given</source>
        <translation>ケンケン：演算記号なし</translation>
    </message>
    <message>
        <source>Sudoku: a starter puzzle with four digits</source>
        <translation>数独：4つの数字で入門</translation>
    </message>
    <message>
        <source>Sudoku: both diagonals as well</source>
        <translation>数独：両方の対角線にも</translation>
    </message>
    <message>
        <source>Hitori: start between equal numbers</source>
        <translation>ひとりにしてくれ：同じ数字の間から</translation>
    </message>
    <message>
        <source>Hitori: corners stay open</source>
        <translation>ひとりにしてくれ：角を閉じない</translation>
    </message>
    <message>
        <source>Hitori: side by side</source>
        <translation>ひとりにしてくれ：隣り合う数字</translation>
    </message>
    <message>
        <source>Hitori: one chain</source>
        <translation>ひとりにしてくれ：1つの連鎖</translation>
    </message>
    <message>
        <source>Hitori: long chains</source>
        <translation>ひとりにしてくれ：長い連鎖</translation>
    </message>
    <message>
        <source>Kakuro: small sums and large ones</source>
        <translation>カックロ：小さな和と大きな和</translation>
    </message>
    <message>
        <source>Kakuro: two cells at a time</source>
        <translation>カックロ：2マスずつ</translation>
    </message>
    <message>
        <source>Kakuro: a pair in a run</source>
        <translation>カックロ：並びの中のペア</translation>
    </message>
    <message>
        <source>Kakuro: long runs</source>
        <translation>カックロ：長い並び</translation>
    </message>
    <message>
        <source>Kakuro: a hard one</source>
        <translation>カックロ：難しい1問</translation>
    </message>
    <message>
        <source>Masyu: turn on black, go straight on white</source>
        <translation>ましゅ：黒丸で曲がり、白丸で直進</translation>
    </message>
    <message>
        <source>Masyu: where white pearls turn</source>
        <translation>ましゅ：白丸の曲がるところ</translation>
    </message>
    <message>
        <source>Masyu: no small loop</source>
        <translation>ましゅ：小さな輪を作らない</translation>
    </message>
    <message>
        <source>Masyu: three in a row</source>
        <translation>ましゅ：3つ並んだ丸</translation>
    </message>
    <message>
        <source>Masyu: a long way round</source>
        <translation>ましゅ：長い回り道</translation>
    </message>
    <message>
        <source>Killer Sudoku: sums and no digits</source>
        <translation>キラー数独：和だけで数字なし</translation>
    </message>
    <message>
        <source>Sudoku: two rows, two columns</source>
        <translation>数独：2つの行と2つの列</translation>
    </message>
    <message>
        <source>Sudoku: triples</source>
        <translation>数独：3国同盟</translation>
    </message>
    <message>
        <source>Sudoku: three rows, three columns</source>
        <translation>数独：3つの行と3つの列</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message numerus="yes">
        <source>%Ln unfinished puzzles</source>
        <translation>
            <numerusform>未完成のパズル %Ln 問</numerusform>
        </translation>
    </message>
    <message>
        <source>titles, authors and notes</source>
        <translation>題名、作者、備考</translation>
    </message>
    <message numerus="yes">
        <source>the marks in %Ln puzzles</source>
        <translation>
            <numerusform>パズル %Ln 問の書き込み</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the options of %Ln puzzles</source>
        <translation>
            <numerusform>パズル %Ln 問のオプション</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no finished puzzle to save.</source>
        <translation>保存できる完成したパズルがありません。</translation>
    </message>
    <message>
        <source>puzzles</source>
        <translation>パズル</translation>
    </message>
    <message>
        <source>A contest file holds puzzles of one kind; this file has both “%1” and “%2”.</source>
        <translation>コンテスト用ファイルに入るパズルは1種類だけですが、このファイルには「%1」と「%2」の両方があります。</translation>
    </message>
</context>
<context>
    <name>SheetGhost</name>
    <message>
        <source>Example</source>
        <translation>例</translation>
    </message>
</context>
<context>
    <name>Signs</name>
    <message>
        <source>nothing is possible at this corner any more</source>
        <translation>この角ではもう何も成り立たない</translation>
    </message>
    <message>
        <source>neither of the two edges at this corner is a line</source>
        <translation>この角の2辺はどちらも線でない</translation>
    </message>
    <message>
        <source>exactly one of the two edges at this corner is a line</source>
        <translation>この角の2辺のうちちょうど1辺が線</translation>
    </message>
    <message>
        <source>at most one of the two edges at this corner is a line</source>
        <translation>この角の2辺のうち線は1辺まで</translation>
    </message>
    <message>
        <source>both edges at this corner are lines</source>
        <translation>この角の2辺は両方とも線</translation>
    </message>
    <message>
        <source>the two edges at this corner are both lines, or neither is</source>
        <translation>この角の2辺は両方とも線か、両方とも線でない</translation>
    </message>
    <message>
        <source>at least one of the two edges at this corner is a line</source>
        <translation>この角の2辺のうち少なくとも1辺が線</translation>
    </message>
    <message>
        <source>nothing is known about the two edges at this corner</source>
        <translation>この角の2辺についてはまだ何もわからない</translation>
    </message>
    <message>
        <source>a line: the loop runs here</source>
        <translation>線：輪がここを通る</translation>
    </message>
    <message>
        <source>a cross: no line runs here</source>
        <translation>×：ここに線は通らない</translation>
    </message>
    <message>
        <source>this cell is inside the loop</source>
        <translation>このマスは輪の内側</translation>
    </message>
    <message>
        <source>this cell is outside the loop</source>
        <translation>このマスは輪の外側</translation>
    </message>
    <message>
        <source>both cells are inside the loop, or both outside</source>
        <translation>2マスとも輪の内側か、2マスとも外側</translation>
    </message>
    <message>
        <source>one of the two cells is inside the loop</source>
        <translation>2マスのうち一方が輪の内側</translation>
    </message>
    <message>
        <source>can still be: %1</source>
        <translation>まだありうるもの：%1</translation>
    </message>
    <message>
        <source>this cell is black</source>
        <translation>このマスは黒</translation>
    </message>
    <message>
        <source>this cell stays white</source>
        <translation>このマスは白のまま</translation>
    </message>
    <message>
        <source>the path goes from one to the other here</source>
        <translation>経路がここで一方から他方へ進む</translation>
    </message>
    <message>
        <source>the path does not pass here</source>
        <translation>経路はここを通らない</translation>
    </message>
    <message>
        <source>the path starts or ends here</source>
        <translation>経路がここで始まるか終わる</translation>
    </message>
    <message>
        <source>the path goes on from here in both directions</source>
        <translation>経路がここから両方へ続く</translation>
    </message>
    <message>
        <source>the reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>what follows</source>
        <translation>導かれること</translation>
    </message>
    <message>
        <source>what cannot be</source>
        <translation>ありえないこと</translation>
    </message>
    <message>
        <source>only assumed</source>
        <translation>仮定しただけのもの</translation>
    </message>
    <message>
        <source>in both answers</source>
        <translation>両方の解にあるもの</translation>
    </message>
    <message>
        <source>for example</source>
        <translation>例</translation>
    </message>
    <message>
        <source>only in the first answer</source>
        <translation>1つ目の解だけにあるもの</translation>
    </message>
    <message>
        <source>found by search</source>
        <translation>探索で見つけたもの</translation>
    </message>
    <message>
        <source>only in the second answer</source>
        <translation>2つ目の解だけにあるもの</translation>
    </message>
    <message>
        <source>difficulty of this place: %1</source>
        <translation>この場所の難しさ：%1</translation>
    </message>
    <message>
        <source>found earlier, needed later</source>
        <translation>前に見つけ、後で使うもの</translation>
    </message>
    <message>
        <source>large: the digit here</source>
        <translation>大：ここの数字</translation>
    </message>
    <message>
        <source>small: digits still possible; struck out: ruled out now</source>
        <translation>小：まだ入りうる数字。線で消したもの：今消えた数字</translation>
    </message>
</context>
<context>
    <name>StepWords</name>
    <message>
        <source>Legend</source>
        <translation>凡例</translation>
    </message>
    <message>
        <source>From</source>
        <translation>根拠</translation>
    </message>
    <message>
        <source>So</source>
        <translation>結論</translation>
    </message>
    <message>
        <source>a contradiction: there is no answer</source>
        <translation>矛盾：解なし</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>例</translation>
    </message>
    <message>
        <source>what is dotted on the board</source>
        <translation>盤面に点線で示したもの</translation>
    </message>
    <message>
        <source>a contradiction: the opposite fails</source>
        <translation>矛盾：逆は破綻</translation>
    </message>
    <message numerus="yes">
        <source>The %n other conclusions follow in the same way.</source>
        <translation>
            <numerusform>ほかの結論 %n 件も同じように導けます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>less</source>
        <translation>たたむ</translation>
    </message>
    <message>
        <source> and </source>
        <translation> と </translation>
    </message>
    <message>
        <source> or </source>
        <translation> か </translation>
    </message>
    <message>
        <source>An arc at a corner of a cell stands for the two edges that meet there: a full dot means a line, a hollow dot a possible line, a capsule both or neither. It stays as long as a step needs it.</source>
        <translation>マスの角の弧は、そこに集まる2辺を表します。塗りつぶした点は線、白抜きの点は線かもしれないもの、長丸は両方か、どちらもなしを表します。ステップで必要な間だけ残ります。</translation>
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
        <translation>線を引く</translation>
    </message>
    <message>
        <source>erase lines</source>
        <translation>線を消す</translation>
    </message>
    <message>
        <source>draw the path</source>
        <translation>経路を描く</translation>
    </message>
    <message>
        <source>draw crosses</source>
        <translation>×をつける</translation>
    </message>
    <message>
        <source>erase crosses</source>
        <translation>×を消す</translation>
    </message>
    <message>
        <source>paint cells</source>
        <translation>マスを塗る</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>灰</translation>
    </message>
    <message>
        <source>no colour</source>
        <translation>色なし</translation>
    </message>
    <message>
        <source>erase colour</source>
        <translation>色を消す</translation>
    </message>
    <message>
        <source>colour %1</source>
        <translation>色：%1</translation>
    </message>
</context>
<context>
    <name>Symmetry</name>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>half turn</source>
        <translation>180度回転</translation>
    </message>
    <message>
        <source>quarter turn</source>
        <translation>90度回転</translation>
    </message>
    <message>
        <source>left and right mirrored</source>
        <translation>左右対称</translation>
    </message>
    <message>
        <source>top and bottom mirrored</source>
        <translation>上下対称</translation>
    </message>
    <message>
        <source>diagonal from the top left</source>
        <translation>左上からの対角線</translation>
    </message>
    <message>
        <source>diagonal from the top right</source>
        <translation>右上からの対角線</translation>
    </message>
</context>
<context>
    <name>UserMarks</name>
    <message>
        <source>blank: %1</source>
        <translation>空き：%1</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>メモ：%1</translation>
    </message>
    <message>
        <source>start a trial</source>
        <translation>仮置きを開始</translation>
    </message>
    <message>
        <source>accept the trial</source>
        <translation>仮置きを確定</translation>
    </message>
    <message>
        <source>reject the trial</source>
        <translation>仮置きを取り消す</translation>
    </message>
</context>
<context>
    <name>Walkthrough</name>
    <message>
        <source>The file name must end in .html, .pdf or .webp.</source>
        <translation>ファイル名の末尾は .html、.pdf、.webp のいずれかにしてください。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 に書き込めません：%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps</source>
        <translation>
            <numerusform>%Ln ステップ</numerusform>
        </translation>
    </message>
    <message>
        <source>In the sentences below:</source>
        <translation>下の文では：</translation>
    </message>
    <message>
        <source>what a step rests on,</source>
        <translation>ステップの根拠、</translation>
    </message>
    <message>
        <source>what follows.</source>
        <translation>導かれる結論。</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>解けました</translation>
    </message>
    <message>
        <source>There is no answer.</source>
        <translation>解はありません。</translation>
    </message>
    <message>
        <source>Here the reasoning ends.</source>
        <translation>考え方はここで終わります。</translation>
    </message>
</context>
<context>
    <name>inkling::AnswersPanel</name>
    <message>
        <source>Answers</source>
        <translation>解</translation>
    </message>
    <message>
        <source>Looking for all answers…</source>
        <translation>すべての解を探しています…</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>解なし</translation>
    </message>
    <message numerus="yes">
        <source>%Ln different answers</source>
        <translation>
            <numerusform>異なる解 %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>More than %L1 different answers</source>
        <translation>異なる解 %L1 個超</translation>
    </message>
    <message>
        <source>One answer</source>
        <translation>解は1つ</translation>
    </message>
</context>
<context>
    <name>inkling::Breadcrumb</name>
    <message>
        <source>Step %1</source>
        <translation>ステップ %1</translation>
    </message>
    <message>
        <source>Back to step %1</source>
        <translation>ステップ %1 に戻る</translation>
    </message>
    <message>
        <source>the opposite</source>
        <translation>逆の仮定</translation>
    </message>
    <message>
        <source>the opposite, 1 of %1</source>
        <translation>逆の仮定（%1件中1件目）</translation>
    </message>
    <message>
        <source>The opposite of the first conclusion is assumed; the others follow in the same way.</source>
        <translation>最初の結論の逆を仮定しています。ほかの結論も同じように導けます。</translation>
    </message>
    <message>
        <source>its small steps</source>
        <translation>小さなステップ</translation>
    </message>
</context>
<context>
    <name>inkling::CaseRow</name>
    <message>
        <source>Show the previous case</source>
        <translation>前の場合を表示する</translation>
    </message>
    <message>
        <source>Show the next case</source>
        <translation>次の場合を表示する</translation>
    </message>
    <message>
        <source>Case %1 of %2</source>
        <translation>場合 %1／%2</translation>
    </message>
</context>
<context>
    <name>inkling::CourseList</name>
    <message>
        <source>Rules from easy to hard</source>
        <translation>手筋（易しい順）</translation>
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
        <translation>盤面では、色が濃く点が多いほど難しい場所です。</translation>
    </message>
    <message>
        <source>Go to the hardest step</source>
        <translation>最も難しいステップへ</translation>
    </message>
    <message>
        <source>On the board: brighter and more dots means harder.</source>
        <translation>盤面では、色が明るく点が多いほど難しい場所です。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps</source>
        <translation>
            <numerusform>%Ln ステップ</numerusform>
        </translation>
    </message>
    <message>
        <source>hardest: step %1</source>
        <translation>最も難しい：ステップ %1</translation>
    </message>
    <message>
        <source>A puzzle is as hard as its hardest rounds. A round is a set of steps that are possible at the same time. Many hard rounds make a puzzle harder, by one level at most; many steps to choose from make it easier.</source>
        <translation>パズルの難しさは、最も難しいラウンドで決まります。ラウンドとは、同時に可能なステップの集まりです。難しいラウンドが多いと、最大1段階だけ難しくなり、選べるステップが多いと易しくなります。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps so far</source>
        <translation>
            <numerusform>これまで %Ln ステップ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::Document</name>
    <message>
        <source>Title, author, note</source>
        <translation>題名、作者、備考</translation>
    </message>
    <message>
        <source>Duplicate puzzle %L1</source>
        <translation>パズル %L1 を複製</translation>
    </message>
    <message>
        <source>Delete puzzle %L1</source>
        <translation>パズル %L1 を削除</translation>
    </message>
    <message>
        <source>Move puzzle %L1 to position %L2</source>
        <translation>パズル %L1 を %L2 番目へ移動</translation>
    </message>
    <message>
        <source>Standard input</source>
        <translation>標準入力</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
</context>
<context>
    <name>inkling::DrawingMode</name>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>対称(&amp;Y)</translation>
    </message>
    <message>
        <source>Rotate and Fli&amp;p</source>
        <translation>回転と反転(&amp;P)</translation>
    </message>
    <message>
        <source>Board Si&amp;ze</source>
        <translation>盤面の大きさ(&amp;Z)</translation>
    </message>
    <message>
        <source>Your marks on the old board were removed. Undo brings them back.</source>
        <translation>前の盤面への書き込みは消されました。「元に戻す」で復元できます。</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>作問</translation>
    </message>
</context>
<context>
    <name>inkling::DrillPage</name>
    <message>
        <source>Check</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Start Again</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>Back to the Lesson</source>
        <translation>レッスンに戻る</translation>
    </message>
    <message>
        <source>Making a position</source>
        <translation>局面を作っています</translation>
    </message>
    <message>
        <source>Undo the last mark (Ctrl+Z)</source>
        <translation>最後の書き込みを元に戻す（Ctrl+Z）</translation>
    </message>
    <message>
        <source>Remove all your marks</source>
        <translation>書き込みをすべて消す</translation>
    </message>
    <message>
        <source>Another position of the same rule (Ctrl+Page Down)</source>
        <translation>同じ手筋の別の局面（Ctrl+Page Down）</translation>
    </message>
    <message numerus="yes">
        <source>Looking for a position: %Ln puzzle(s) made so far.</source>
        <translation>
            <numerusform>局面を探しています：これまでに %Ln 問作成。</numerusform>
        </translation>
    </message>
    <message>
        <source>Making a position…</source>
        <translation>局面を作っています…</translation>
    </message>
    <message>
        <source>Nothing new is marked yet.</source>
        <translation>まだ新しい書き込みがありません。</translation>
    </message>
    <message>
        <source>That is true, but it does not follow from this rule alone. Start again and look for what this rule gives.</source>
        <translation>それは正しいのですが、この手筋だけでは導けません。最初からやり直して、この手筋でわかることを探してください。</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正解です。</translation>
    </message>
    <message>
        <source>Wrong. This is the step:</source>
        <translation>不正解です。正しいステップは：</translation>
    </message>
    <message>
        <source>This is the step:</source>
        <translation>正しいステップは：</translation>
    </message>
    <message>
        <source>Right. This lesson is done.</source>
        <translation>正解です。このレッスンは終わりです。</translation>
    </message>
    <message>
        <source>Check your marks (K or Ctrl+Return)</source>
        <translation>自分の記入を確認する（K または Ctrl+Return）</translation>
    </message>
    <message>
        <source>Everything is marked. Go on to the next position.</source>
        <translation>すべて記入しました。次の問題へ進んでください。</translation>
    </message>
    <message>
        <source>Everything is marked: press Check.</source>
        <translation>すべて記入しました：「確認」を押してください。</translation>
    </message>
    <message>
        <source>Each press tells a little more (H)</source>
        <translation>押すたびに少しずつ詳しく教えます（H）</translation>
    </message>
    <message>
        <source>Leave this position (Esc)</source>
        <translation>この局面を離れる（Esc）</translation>
    </message>
    <message>
        <source>Mark a step that this rule gives here.</source>
        <translation>この規則からここで分かる手を記入してください。</translation>
    </message>
    <message>
        <source>You have marked what this rule gives, but another of your marks is wrong. Take that one back and check again.</source>
        <translation>この規則から分かることは記入されていますが、ほかの記入に誤りがあります。それを取り消して、もう一度確認してください。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>The position before this one (Ctrl+Page Up)</source>
        <translation>1つ前の局面（Ctrl+Page Up）</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <translation>局面 %1／%2</translation>
    </message>
    <message>
        <source>You have also marked what does not follow yet.</source>
        <translation>まだ導けないものも記入しています。</translation>
    </message>
</context>
<context>
    <name>inkling::DropTarget</name>
    <message>
        <source>Drop to open %1</source>
        <translation>ドロップすると %1 を開きます</translation>
    </message>
    <message numerus="yes">
        <source>Drop to open %Ln files as one list</source>
        <translation>
            <numerusform>ドロップすると %Ln 個のファイルを1つの一覧として開きます</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop to read this text</source>
        <translation>ドロップするとこのテキストを読み込みます</translation>
    </message>
</context>
<context>
    <name>inkling::EditController</name>
    <message>
        <source>Draw the solution as if solving by hand, then fill in the clues from it.</source>
        <translation>自分で解くときと同じように解答を描き、そこから手がかりを記入します。</translation>
    </message>
    <message>
        <source>Drag over cells to make a cage, then type its clue, such as 12x. Drag from a cage to enlarge it; Shift+drag splits cells off. Delete removes the clue, then the cell from its cage. Keyboard: Ctrl+arrow keys, or Shift+arrow keys and Return.</source>
        <translation>マスの上をドラッグしてケージを作り、12x のように手がかりを入力します。ケージからドラッグすると広がり、Shift+ドラッグでマスを切り離します。Delete で手がかりを、次にマスをケージから外します。キーボード：Ctrl+矢印キー、または Shift+矢印キーと Return。</translation>
    </message>
    <message>
        <source>%1, blank</source>
        <translation>%1、空き</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>One answer</source>
        <translation>解は1つ</translation>
    </message>
    <message>
        <source>Solvable</source>
        <translation>解ける</translation>
    </message>
    <message>
        <source>More than one answer</source>
        <translation>解が複数</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>解なし</translation>
    </message>
    <message>
        <source>Filling in the clues…</source>
        <translation>手がかりを記入しています…</translation>
    </message>
    <message>
        <source>Fill in clues</source>
        <translation>手がかりを記入</translation>
    </message>
    <message>
        <source>Removing clues…</source>
        <translation>手がかりを減らしています…</translation>
    </message>
    <message>
        <source>Minimise</source>
        <translation>手がかりを絞る</translation>
    </message>
    <message>
        <source>Dealing…</source>
        <translation>ランダムに埋めています…</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>ランダム配置</translation>
    </message>
    <message>
        <source>There are no blanks to fill.</source>
        <translation>埋める空きがありません。</translation>
    </message>
    <message>
        <source>These clues conflict: %1</source>
        <translation>これらの手がかりは矛盾しています：%1</translation>
    </message>
    <message>
        <source>This clue is impossible: %1</source>
        <translation>この手がかりはありえません：%1</translation>
    </message>
    <message>
        <source>Drag a bar beside the board to resize it.</source>
        <translation>盤面の横のバーをドラッグすると大きさが変わります。</translation>
    </message>
    <message>
        <source>Drag over cells to make a cage, then type its clue, such as 12x.</source>
        <translation>マスの上をドラッグしてケージを作り、12x のように手がかりを入力します。</translation>
    </message>
    <message>
        <source>Click a card and type its value.</source>
        <translation>カードをクリックして値を入力します。</translation>
    </message>
    <message>
        <source>Click a cell and type a number.</source>
        <translation>マスをクリックして数を入力します。</translation>
    </message>
    <message>
        <source>Click a cell. Click again to go through what can stand there.</source>
        <translation>マスをクリックします。もう一度クリックすると入れられるものが順に変わります。</translation>
    </message>
    <message>
        <source>Click a cell and type, such as %1.</source>
        <translation>マスをクリックして、%1 のように入力します。</translation>
    </message>
    <message>
        <source>The puzzle is already harder than %1.</source>
        <translation>このパズルはすでに%1より難しくなっています。</translation>
    </message>
    <message>
        <source>Nothing of the text to paste can stand here.</source>
        <translation>貼り付けるテキストに、ここに入れられるものがありません。</translation>
    </message>
    <message>
        <source>A board of this shape cannot have the symmetry “%1”: what you draw now has none.</source>
        <translation>この形の盤面では対称「%1」にできません。これから描くものは対称なしになります。</translation>
    </message>
    <message>
        <source>A solution can be drawn as soon as there is a place for each of its clues.</source>
        <translation>手がかりを置く場所がすべてそろえば、解答を描けます。</translation>
    </message>
    <message numerus="yes">
        <source>Two answers differ in %Ln places. One has: %1</source>
        <translation>
            <numerusform>2つの解は %Ln か所で異なります。一方では：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” cannot stand here.</source>
        <translation>ここに「%1」は入れられません。</translation>
    </message>
    <message>
        <source>“%1” cannot stand here. Possible: %2</source>
        <translation>ここに「%1」は入れられません。入れられるもの：%2</translation>
    </message>
    <message>
        <source>There is nothing to copy here.</source>
        <translation>ここにはコピーするものがありません。</translation>
    </message>
    <message>
        <source>Click a place and type.</source>
        <translation>場所をクリックして入力します。</translation>
    </message>
    <message>
        <source>Click it again for the next clue, right-click for the one before.</source>
        <translation>もう一度クリックすると次の手がかり、右クリックすると前の手がかりになります。</translation>
    </message>
    <message>
        <source>Drag or press Shift+arrow keys to select.</source>
        <translation>ドラッグか Shift+矢印キーで選択します。</translation>
    </message>
    <message>
        <source>Return makes a cage of the selected cells; then type its sum. Delete removes what is written, then the cell from its cage.</source>
        <translation>Return で選択したマスがケージになるので、続けて合計を入力します。Delete は書かれたものを消し、次にマスをケージから外します。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clues that stood there were replaced.</source>
        <translation>
            <numerusform>そこにあったヒント%Ln個を置き換えました。</numerusform>
        </translation>
    </message>
    <message>
        <source>No clue can be removed without leaving several answers, or a cell without its cage.</source>
        <translation>どのヒントを取り除いても、答えが複数になるか、ケージのないマスが残ります。</translation>
    </message>
    <message>
        <source>No clue can be removed without leaving several answers.</source>
        <translation>どのヒントを取り除いても答えが複数になります。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells of the text have no place here; the others were pasted.</source>
        <translation>
            <numerusform>テキストのうち%Ln個のマスはここに置けません。残りは貼り付けました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::EditPanel</name>
    <message>
        <source>Show on the board</source>
        <translation>盤面に表示</translation>
    </message>
    <message>
        <source>Advance after typing</source>
        <translation>入力後に進む</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Checking the puzzle</source>
        <translation>パズルを確認中</translation>
    </message>
    <message>
        <source>Still missing</source>
        <translation>足りないもの</translation>
    </message>
    <message>
        <source>The cursor moves to the next place when an entry is complete</source>
        <translation>入力が終わるとカーソルが次の場所へ進みます</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>対称(&amp;Y)</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>手がかり</translation>
    </message>
    <message>
        <source>Build from a solution</source>
        <translation>解答から作る</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤面</translation>
    </message>
    <message>
        <source>Minimise keeps the clues that the puzzle needs to stay that easy</source>
        <translation>この難しさを保つのに必要な手がかりだけを残します</translation>
    </message>
    <message>
        <source>any</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>No &amp;harder than</source>
        <translation>難しさの上限(&amp;H)</translation>
    </message>
    <message>
        <source>What you draw is repeated at the symmetric places</source>
        <translation>描いたものが対称な位置にも繰り返されます</translation>
    </message>
</context>
<context>
    <name>inkling::ErrorPage</name>
    <message>
        <source>Nothing after this line was read.</source>
        <translation>この行より後は読み込まれていません。</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>ファイルを開く…</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>Line %L1 cannot be read</source>
        <translation>%L1 行目を読み込めません</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>ファイルが見つかりません</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>このファイルは開けません</translation>
    </message>
    <message>
        <source>%1 does not exist. It may have been moved or renamed.</source>
        <translation>%1 はありません。移動したか名前が変わったのかもしれません。</translation>
    </message>
    <message>
        <source>This file is empty</source>
        <translation>このファイルは空です</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 は空です。</translation>
    </message>
    <message>
        <source>This file contains no puzzles</source>
        <translation>このファイルにはパズルがありません</translation>
    </message>
    <message>
        <source>%1 ends before its first puzzle.</source>
        <translation>%1 は最初のパズルの前で終わっています。</translation>
    </message>
    <message>
        <source>Read as %1</source>
        <comment>a kind of puzzle</comment>
        <translation>%1として読む</translation>
    </message>
    <message>
        <source>%1. Read as %2.</source>
        <comment>an error, and a kind of puzzle</comment>
        <translation>%1。%2として読みました。</translation>
    </message>
    <message>
        <source>Inkling does not know this kind of puzzle</source>
        <translation>Inkling の知らない種類のパズルです</translation>
    </message>
    <message>
        <source>The text of %1 fits no kind of puzzle.</source>
        <translation>%1 のテキストはどの種類のパズルにも合いません。</translation>
    </message>
    <message>
        <source>Which kind of puzzle is this?</source>
        <translation>どの種類のパズルですか？</translation>
    </message>
    <message>
        <source>The text of %1 fits more than one kind.</source>
        <translation>%1 のテキストは複数の種類に合います。</translation>
    </message>
</context>
<context>
    <name>inkling::ExplainingMode</name>
    <message>
        <source>Possible steps</source>
        <translation>可能なステップ</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>再生(&amp;P)</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>考え方</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps so far, %1 open</source>
        <translation>
            <numerusform>これまで %Ln ステップ、%1が未定</numerusform>
        </translation>
    </message>
    <message>
        <source>Explaining what the named rules leave open…</source>
        <translation>名前のある手筋で決まらないところを解説中…</translation>
    </message>
    <message>
        <source>Stopped before the reasoning was complete.</source>
        <translation>考え方が完成する前に停止しました。</translation>
    </message>
</context>
<context>
    <name>inkling::FamilyCard</name>
    <message>
        <source>Opens a sample</source>
        <translation>サンプルを開きます</translation>
    </message>
    <message>
        <source>Open a sample; the arrow lists the others</source>
        <translation>サンプルを開きます。矢印でほかの一覧を表示</translation>
    </message>
    <message>
        <source>Samples: %1</source>
        <translation>サンプル：%1</translation>
    </message>
    <message>
        <source>All samples</source>
        <translation>すべてのサンプル</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>新規…</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>新規：%1</translation>
    </message>
    <message>
        <source>Draw a new puzzle of this kind</source>
        <translation>この種類の新しいパズルを作る</translation>
    </message>
    <message>
        <source>Generate…</source>
        <translation>自動生成…</translation>
    </message>
    <message>
        <source>Generate: %1</source>
        <translation>自動生成：%1</translation>
    </message>
    <message>
        <source>Generate puzzles of this kind</source>
        <translation>この種類のパズルを自動生成する</translation>
    </message>
</context>
<context>
    <name>inkling::FileKeeper</name>
    <message>
        <source>Inkling project (*.inkling)</source>
        <translation>Inkling プロジェクト (*.inkling)</translation>
    </message>
    <message>
        <source>Inkling</source>
        <translation>Inkling</translation>
    </message>
    <message>
        <source>Open Puzzle File</source>
        <translation>パズルファイルを開く</translation>
    </message>
    <message>
        <source>Puzzles (*.inkling *.in *.txt)</source>
        <translation>パズル (*.inkling *.in *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>The undo history could not be read: line %L1 of the file does not fit the puzzles. All puzzles are there.</source>
        <translation>操作の履歴を読み込めませんでした。ファイルの %L1 行目がパズルに合いません。パズルはすべてそろっています。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>the unreadable part of the file and everything after it</source>
        <translation>ファイルの読めない部分とそれ以降のすべて</translation>
    </message>
    <message>
        <source>“%1” would lose: %2. A project keeps everything.</source>
        <translation>「%1」では次のものが失われます：%2。プロジェクトならすべて残ります。</translation>
    </message>
    <message>
        <source>Save as &amp;Project…</source>
        <translation>プロジェクトとして保存(&amp;P)…</translation>
    </message>
    <message>
        <source>“%1” could not be saved.</source>
        <translation>「%1」を保存できませんでした。</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>保存しました：%1</translation>
    </message>
    <message>
        <source>%1
Nothing is lost: your work is still in the window, and any earlier file is unchanged.</source>
        <translation>%1
失われたものはありません。内容はまだウィンドウにあり、以前のファイルもそのままです。</translation>
    </message>
    <message>
        <source>Save changes to “%1”?</source>
        <translation>「%1」への変更を保存しますか？</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>保存していない変更は失われます。</translation>
    </message>
    <message>
        <source>Your work cannot be backed up at the moment: %1. Save it elsewhere or free some space. Inkling keeps trying.</source>
        <translation>今は作業内容をバックアップできません：%1。別の場所に保存するか、空き容量を増やしてください。Inkling は引き続き試みます。</translation>
    </message>
    <message>
        <source>Unsaved changes recovered: %1</source>
        <translation>保存していない変更を復元しました：%1</translation>
    </message>
    <message>
        <source>Unsaved changes could not be recovered. They are kept here: %1</source>
        <translation>保存していない変更を復元できませんでした。ここに残してあります：%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln 個のファイル</numerusform>
        </translation>
    </message>
    <message>
        <source>Open Files as One List</source>
        <translation>ファイルを1つの一覧として開く</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be read to the end.</source>
        <translation>
            <numerusform>%Ln 個のファイルを最後まで読み込めませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file lacks its last line, “%1”. All of its puzzles are here; saving adds the line.</source>
        <translation>ファイルの最後の行「%1」がありません。パズルはすべてそろっていて、保存するとこの行が加わります。</translation>
    </message>
    <message>
        <source>“%1” has changed since it was opened.</source>
        <translation>「%1」は開いた後に変更されています。</translation>
    </message>
    <message>
        <source>Another window or program has saved it. Saving here replaces what it holds now.</source>
        <translation>別のウィンドウかプログラムが保存しました。ここで保存すると今の内容は置き換えられます。</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>別名で保存(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>置き換える(&amp;R)</translation>
    </message>
    <message>
        <source>“%1” could not be opened.</source>
        <translation>「%1」を開けませんでした。</translation>
    </message>
    <message>
        <source>Export As Text</source>
        <translation>テキストとして書き出す</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>テキスト (*.txt)</translation>
    </message>
    <message numerus="yes">
        <source>The file is damaged at line %L1. %Ln puzzles could be read; the others are missing here, and so is the undo history. The file stays as it is until you replace it.</source>
        <translation>
            <numerusform>ファイルの %L1 行目が壊れています。パズル %Ln 問を読み込めました。残りのパズルと操作の履歴は、ここにはありません。置き換えるまで、ファイルは元のまま残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is damaged.</source>
        <translation>「%1」は壊れています。</translation>
    </message>
    <message>
        <source>What could not be read of it is lost if it is replaced. Saved under another name, the damaged file stays.</source>
        <translation>置き換えると、読み込めなかった部分は失われます。別の名前で保存すれば、壊れたファイルはそのまま残ります。</translation>
    </message>
    <message>
        <source>Not everything in the text could be taken as it stands:</source>
        <translation>テキストに、そのままでは取り込めないところがありました：</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>of a list</comment>
        <translation>
            <numerusform>ほか %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Contest file (*.in *.txt)</source>
        <translation>コンテスト用ファイル (*.in *.txt)</translation>
    </message>
    <message>
        <source>A contest file cannot hold all of this.</source>
        <translation>コンテスト用ファイルには保存しきれません。</translation>
    </message>
    <message>
        <source>Save Contest &amp;File</source>
        <translation>コンテスト用に保存(&amp;F)</translation>
    </message>
    <message>
        <source>A contest file holds one kind of puzzle.</source>
        <translation>コンテスト用ファイルに入るパズルは1種類だけです。</translation>
    </message>
    <message>
        <source>Export Contest &amp;Files…</source>
        <translation>コンテスト用に書き出す(&amp;F)…</translation>
    </message>
    <message>
        <source>These are of several kinds. A project holds them all; contest files take one kind each.</source>
        <translation>ここには複数の種類があります。プロジェクトならすべて入り、コンテスト用ファイルには1種類ずつ入ります。</translation>
    </message>
    <message numerus="yes">
        <source>Save changes to %Ln files?</source>
        <translation>
            <numerusform>%Ln個のファイルの変更を保存しますか？</numerusform>
        </translation>
    </message>
    <message>
        <source>%1
Unsaved changes will be lost.</source>
        <translation>%1
保存していない変更は失われます。</translation>
    </message>
    <message>
        <source>Discard All</source>
        <translation>すべて破棄</translation>
    </message>
</context>
<context>
    <name>inkling::FileReader</name>
    <message>
        <source>The file is empty.</source>
        <translation>ファイルが空です。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Line %L1, column %L2: %3</source>
        <translation>%L1行目%L2文字目：%3</translation>
    </message>
</context>
<context>
    <name>inkling::ForeignMenu</name>
    <message>
        <source>Contest text</source>
        <translation>コンテスト用テキスト</translation>
    </message>
    <message>
        <source>%1: the puzzle is not finished</source>
        <translation>%1：パズルが未完成です</translation>
    </message>
</context>
<context>
    <name>inkling::FoundLegend</name>
    <message>
        <source>in both answers</source>
        <translation>両方の解にあるもの</translation>
    </message>
    <message>
        <source>only in the first</source>
        <translation>1つ目だけ</translation>
    </message>
    <message>
        <source>only in the second</source>
        <translation>2つ目だけ</translation>
    </message>
    <message>
        <source>found by search</source>
        <translation>探索で見つけたもの</translation>
    </message>
</context>
<context>
    <name>inkling::GenerateDialog</name>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>対称(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>生成(&amp;G)</translation>
    </message>
    <message>
        <source>Generate Puzzles</source>
        <translation>パズルの自動生成</translation>
    </message>
    <message>
        <source>Another random seed</source>
        <translation>別のランダムなシード</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>パズル(&amp;P)</translation>
    </message>
    <message>
        <source>S&amp;ize</source>
        <translation>大きさ(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>難しさ(&amp;D)</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>シード(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Number of puzzles</source>
        <translation>問題数(&amp;N)</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>The same seed makes the same puzzle on every computer</source>
        <translation>同じシードからは、どのコンピューターでも同じパズルができます</translation>
    </message>
    <message>
        <source>The best puzzle so far</source>
        <translation>これまでで最良のパズル</translation>
    </message>
    <message>
        <source>Enter a seed: any number will do.</source>
        <translation>シードを入力してください。どんな数でもかまいません。</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>The best puzzle so far appears here.</source>
        <translation>これまでで最良のパズルがここに表示されます。</translation>
    </message>
    <message>
        <source>Making the first puzzle…</source>
        <translation>最初のパズルを作っています…</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>まだありません</translation>
    </message>
    <message>
        <source>%L1 of %L2 made</source>
        <translation>%L2 問中 %L1 問完成</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tried</source>
        <translation>
            <numerusform>%Ln 回試行</numerusform>
        </translation>
    </message>
    <message>
        <source>best so far: %1</source>
        <translation>これまでの最良：%1</translation>
    </message>
    <message>
        <source>Generated – %1 (%2 %3, seed %4)</source>
        <translation>生成 – %1（%2 %3、シード %4）</translation>
    </message>
    <message numerus="yes">
        <source>Generated – %Ln puzzles, %1 (%2 %3, from seed %4)</source>
        <translation>
            <numerusform>生成 – %Ln 問、%1（%2 %3、シード %4 から）</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>キャンセルしました</translation>
    </message>
    <message>
        <source>&amp;Keep seed</source>
        <translation>シードを固定(&amp;K)</translation>
    </message>
    <message>
        <source>Use this seed again; otherwise the next puzzle gets a new one</source>
        <translation>このシードをもう一度使う。そうでなければ、次のパズルは新しいシードになります</translation>
    </message>
    <message>
        <source>&amp;Use It</source>
        <translation>これを使う(&amp;U)</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Use These %Ln</source>
        <translation>
            <numerusform>この %Ln 問を使う(&amp;U)</numerusform>
        </translation>
    </message>
    <message>
        <source>Generated – %1 (%2 %3, cancelled)</source>
        <translation>生成 – %1（%2 %3、キャンセル）</translation>
    </message>
    <message>
        <source>No puzzle like that was found in many tries. Try another seed, size or difficulty.</source>
        <translation>何度試しても、そのようなパズルは見つかりませんでした。別のシード、大きさ、難しさを試してください。</translation>
    </message>
    <message>
        <source>&amp;Add to the open file</source>
        <translation>開いているファイルに追加(&amp;A)</translation>
    </message>
    <message>
        <source>Each puzzle made is proved to have one answer. On boards larger than %1 that takes too long; they can be drawn or opened, up to %2.</source>
        <translation>作ったパズルは、解が1つであることをすべて証明します。%1 より大きな盤面では時間がかかりすぎますが、%2 までなら自分で作るか開くことができます。</translation>
    </message>
    <message numerus="yes">
        <source>None of %Ln tries was as ordered. Try another seed, size or difficulty.</source>
        <translation>
            <numerusform>%Ln回試しましたが、指定どおりのものはできませんでした。シード、大きさ、難しさを変えてみてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;More options</source>
        <translation>その他のオプション(&amp;M)</translation>
    </message>
    <message numerus="yes">
        <source>Only %Ln different ones were found.</source>
        <translation>
            <numerusform>異なるものは%Ln問だけ見つかりました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::JoiningController</name>
    <message numerus="yes">
        <source>%Ln left on the table to make %1.</source>
        <translation>
            <numerusform>場に残り %Ln 枚、目標は%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>That makes %1, not %2.</source>
        <translation>%1になりました。%2ではありません。</translation>
    </message>
    <message>
        <source>Correct! There is nothing left to do.</source>
        <translation>正解です！ もうすることはありません。</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>ヒントを探しています…</translation>
    </message>
    <message>
        <source>No way forward was found in time.</source>
        <translation>時間内に先へ進む方法が見つかりませんでした。</translation>
    </message>
    <message>
        <source>The target cannot be reached from here.</source>
        <translation>ここから目標には届きません。</translation>
    </message>
    <message>
        <source>Split the last card again.</source>
        <translation>最後のカードを元に分けてください。</translation>
    </message>
    <message>
        <source>These cards cannot make the target.</source>
        <translation>これらのカードで目標は作れません。</translation>
    </message>
    <message>
        <source>Join %1 and %2.</source>
        <translation>%1と%2を結びます。</translation>
    </message>
    <message>
        <source>Make this: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>これを作ります：&lt;c&gt;%1&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Which two?</source>
        <translation>どの2枚？</translation>
    </message>
    <message>
        <source>How?</source>
        <translation>どうやって？</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>実行する</translation>
    </message>
    <message>
        <source>Split it</source>
        <translation>分ける</translation>
    </message>
    <message>
        <source>Done. Ask again for the next hint.</source>
        <translation>済みました。次のヒントはもう一度押してください。</translation>
    </message>
    <message>
        <source>Split. Ask again for the next hint.</source>
        <translation>分けました。次のヒントはもう一度押してください。</translation>
    </message>
    <message>
        <source>Correct! It makes %1.</source>
        <translation>正解です！ %1になりました。</translation>
    </message>
    <message>
        <source>Correct! Solved in %1: it makes %2.</source>
        <translation>正解です！ %1で解けました：%2。</translation>
    </message>
    <message>
        <source>Only one join is left.</source>
        <translation>残りはあと1回です。</translation>
    </message>
    <message>
        <source>One way ends with %1. What does it need first?</source>
        <translation>%1で終わる道があります。その前に何が必要でしょうか。</translation>
    </message>
</context>
<context>
    <name>inkling::JoiningTable</name>
    <message>
        <source>Table</source>
        <translation>場</translation>
    </message>
    <message>
        <source>That makes %1, not %2. Split it again.</source>
        <translation>%1になりました。%2ではありません。元に分けてください。</translation>
    </message>
    <message>
        <source>Choose a card first.</source>
        <translation>先にカードを選んでください。</translation>
    </message>
    <message>
        <source>split: %1</source>
        <translation>分ける：%1</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目標</translation>
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
            <numerusform>ここには %Ln 種類あります：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;This Puzzle…</source>
        <translation>このパズル(&amp;T)…</translation>
    </message>
    <message>
        <source>One File per &amp;Kind…</source>
        <translation>種類ごとに1ファイル(&amp;K)…</translation>
    </message>
    <message>
        <source>Export One File per Kind</source>
        <translation>種類ごとに1ファイルを書き出す</translation>
    </message>
    <message>
        <source>Replace files?</source>
        <translation>ファイルを置き換えますか？</translation>
    </message>
    <message>
        <source>Already there: %1.</source>
        <translation>すでにあります：%1。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>置き換える(&amp;R)</translation>
    </message>
    <message>
        <source>“%1” could not be saved.</source>
        <translation>「%1」を保存できませんでした。</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>保存しました：%1</translation>
    </message>
    <message>
        <source>Saved: %1, without %2</source>
        <translation>保存しました：%1（%2を除く）</translation>
    </message>
    <message>
        <source>A contest file holds one kind of puzzle.</source>
        <translation>コンテスト用ファイルに入るパズルは1種類だけです。</translation>
    </message>
    <message>
        <source>Export Contest File</source>
        <translation>コンテスト用ファイルを書き出す</translation>
    </message>
    <message>
        <source>Contest file (*.in *.txt)</source>
        <translation>コンテスト用ファイル (*.in *.txt)</translation>
    </message>
</context>
<context>
    <name>inkling::LessonPage</name>
    <message>
        <source>What follows from the highlighted part? Click the picture to see.</source>
        <translation>強調したところから何がわかりますか？ 図をクリックすると答えが出ます。</translation>
    </message>
    <message>
        <source>Another Position</source>
        <translation>別の局面</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>練習する</translation>
    </message>
</context>
<context>
    <name>inkling::LetterPad</name>
    <message>
        <source>Erase</source>
        <translation>消す</translation>
    </message>
    <message>
        <source>Type %1</source>
        <translation>%1 を入力</translation>
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
        <translation>盤面</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>%1[*] – Inkling</source>
        <translation>%1[*] – Inkling</translation>
    </message>
    <message>
        <source>This text is not a puzzle. Line %L1: %2</source>
        <translation>このテキストはパズルではありません。%L1 行目：%2</translation>
    </message>
    <message>
        <source>Go to Puzzle</source>
        <translation>パズルへ移動</translation>
    </message>
    <message>
        <source>Number, 1 to %L1:</source>
        <translation>番号（1～%L1）：</translation>
    </message>
    <message>
        <source>There is no text to paste.</source>
        <translation>貼り付けるテキストがありません。</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message numerus="yes">
        <source>There are only %Ln puzzles.</source>
        <translation>
            <numerusform>パズルは %Ln 問だけです。</numerusform>
        </translation>
    </message>
    <message>
        <source>“History” goes to where the change is seen: “%1”.</source>
        <translation>「履歴」では、その変更が見えるところに移ります：「%1」。</translation>
    </message>
    <message>
        <source>There is no puzzle in this text.</source>
        <translation>このテキストにパズルはありません。</translation>
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
        <translation>作成(&amp;D)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>New Puzzle</source>
        <translation>新しいパズル</translation>
    </message>
    <message>
        <source>New grid</source>
        <translation>新しい盤面</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>パズル(&amp;P)</translation>
    </message>
    <message>
        <source>S&amp;tart with</source>
        <translation>最初の状態(&amp;T)</translation>
    </message>
    <message>
        <source>Blank grid</source>
        <translation>空の盤面</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation>期待されるもの：%1</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>列(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Side</source>
        <translation>一辺(&amp;S)</translation>
    </message>
    <message>
        <source>Nu&amp;mber of cards</source>
        <translation>カードの枚数(&amp;M)</translation>
    </message>
</context>
<context>
    <name>inkling::NoticeBar</name>
    <message>
        <source>Notice</source>
        <translation>お知らせ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>inkling::OrderBox</name>
    <message>
        <source>any</source>
        <translation>指定なし</translation>
    </message>
    <message>
        <source>Rating from</source>
        <translation>難度の下限</translation>
    </message>
    <message>
        <source>Rating to</source>
        <translation>難度の上限</translation>
    </message>
    <message>
        <source>to</source>
        <translation>〜</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>難度</translation>
    </message>
    <message>
        <source>Number of clues from</source>
        <translation>ヒントの数（最小）</translation>
    </message>
    <message>
        <source>Number of clues to</source>
        <translation>ヒントの数（最大）</translation>
    </message>
    <message>
        <source>All di&amp;fferent</source>
        <translation>すべて異なるもの(&amp;F)</translation>
    </message>
    <message>
        <source>Puzzles that are the same but for turning and mirroring the board, or for which digit stands for which, count once</source>
        <translation>回転・反転や数字の置き換えで同じになる問題は1問と数えます</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>P&amp;laces of clues</source>
        <translation>ヒントの位置(&amp;L)</translation>
    </message>
    <message>
        <source>Rules of the reasoning</source>
        <translation>推論の規則</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>必要</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>許可</translation>
    </message>
    <message>
        <source>The reasoning uses the rule</source>
        <translation>推論でこの規則を使います</translation>
    </message>
    <message>
        <source>The reasoning may use the rule</source>
        <translation>推論でこの規則を使ってもよい</translation>
    </message>
    <message>
        <source>as in the open puzzle</source>
        <translation>開いている問題と同じ</translation>
    </message>
    <message>
        <source>from a file…</source>
        <translation>ファイルから…</translation>
    </message>
    <message>
        <source>%1: needed</source>
        <translation>%1：必要</translation>
    </message>
    <message>
        <source>%1: allowed</source>
        <translation>%1：許可</translation>
    </message>
    <message>
        <source>Places of Clues</source>
        <translation>ヒントの位置</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>All&amp;ow None</source>
        <translation>すべて禁止(&amp;O)</translation>
    </message>
    <message>
        <source>All&amp;ow All</source>
        <translation>すべて許可(&amp;O)</translation>
    </message>
    <message>
        <source>A file has a row of signs for each row of the board: “.” where there is no clue, any other where there is one</source>
        <translation>ファイルには盤面の行ごとに記号の行があります。「.」はヒントなし、ほかの記号はヒントありです</translation>
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
        <translation>✓ 正しい</translation>
    </message>
    <message>
        <source>✗ wrong</source>
        <translation>✗ 間違い</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>未判定</translation>
    </message>
    <message>
        <source>&amp;Next Fault</source>
        <translation>次の誤り(&amp;N)</translation>
    </message>
    <message>
        <source>Compare with My Output</source>
        <translation>自分の出力と比べる</translation>
    </message>
    <message>
        <source>Data sets</source>
        <translation>データセット</translation>
    </message>
    <message>
        <source>The answer in the output</source>
        <translation>出力された解</translation>
    </message>
    <message>
        <source>&amp;Check Again</source>
        <translation>もう一度確認(&amp;C)</translation>
    </message>
    <message>
        <source>Reads the file once more, as your program has written it since</source>
        <translation>ファイルを読み直し、プログラムがその後に書き出した内容を確かめる</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 を読み込んでいます…</translation>
    </message>
    <message>
        <source>%L1: %2</source>
        <comment>the number of a data set, and how it is</comment>
        <translation>%L1：%2</translation>
    </message>
    <message>
        <source>%L1 of %L2 judged…</source>
        <translation>%L2 件中 %L1 件を判定…</translation>
    </message>
    <message>
        <source>All: %1</source>
        <comment>the output as a whole</comment>
        <translation>全体：%1</translation>
    </message>
    <message>
        <source>%1: all %L2 are right.</source>
        <translation>%1：%L2 件すべて正しいです。</translation>
    </message>
    <message>
        <source>%1: %L2 of %L3 are right.</source>
        <translation>%1：%L3 件中 %L2 件が正しいです。</translation>
    </message>
    <message>
        <source>Line %L1, column %L2: %3</source>
        <translation>%L1 行目、%L2 文字目：%3</translation>
    </message>
    <message>
        <source>%1 is right.</source>
        <translation>%1 は正解です。</translation>
    </message>
    <message>
        <source>≈ right, layout differs</source>
        <translation>≈ 正解（書式が違います）</translation>
    </message>
    <message>
        <source>Not all is written as it should be.</source>
        <translation>書式が違う部分があります。</translation>
    </message>
</context>
<context>
    <name>inkling::PageActions</name>
    <message>
        <source>New puzzle</source>
        <translation>新しいパズル</translation>
    </message>
    <message>
        <source>Add Puzzle</source>
        <translation>パズルを追加</translation>
    </message>
    <message>
        <source>New Puzzle</source>
        <translation>新しいパズル</translation>
    </message>
    <message numerus="yes">
        <source>Paste %Ln puzzles</source>
        <translation>
            <numerusform>パズル %Ln 問を貼り付け</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %Ln puzzles.</source>
        <translation>
            <numerusform>パズルを %Ln 問追加しました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::PagePreview</name>
    <message>
        <source>Print preview</source>
        <translation>印刷プレビュー</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>Page %L1 of %L2</source>
        <translation>ページ %L1／%L2</translation>
    </message>
</context>
<context>
    <name>inkling::PictureDialog</name>
    <message>
        <source>&amp;Transparent background</source>
        <translation>背景を透明にする(&amp;T)</translation>
    </message>
    <message>
        <source>Export Picture</source>
        <translation>画像の書き出し</translation>
    </message>
    <message>
        <source>The picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>&amp;Save As…</source>
        <translation>別名で保存(&amp;S)…</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG 画像</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG 図形</translation>
    </message>
    <message>
        <source>PDF page</source>
        <translation>PDF ページ</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>形式(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>色(&amp;C)：</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>幅(&amp;W)：</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> ピクセル</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>保存しました：%1</translation>
    </message>
</context>
<context>
    <name>inkling::PlayController</name>
    <message>
        <source>The puzzle is still being solved…</source>
        <translation>パズルをまだ解いています…</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>ヒントを探しています…</translation>
    </message>
    <message>
        <source>Done. Ask again for the next hint.</source>
        <translation>済みました。次のヒントはもう一度押してください。</translation>
    </message>
    <message>
        <source>The notes are already complete.</source>
        <translation>メモはすでにそろっています。</translation>
    </message>
    <message>
        <source>The puzzle is still being solved. Ask again in a moment.</source>
        <translation>パズルをまだ解いています。少ししてからもう一度どうぞ。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clues can no longer be met.</source>
        <translation>
            <numerusform>満たせなくなった手がかりが %Ln 個あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of your marks are wrong.</source>
        <translation>
            <numerusform>間違った書き込みが %Ln 個あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistakes so far.</source>
        <translation>今のところ間違いはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells lack the correct note.</source>
        <translation>
            <numerusform>正しい数字のメモがないマスが %Ln 個あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>You are there already: no mistakes so far.</source>
        <translation>すでにその状態です。今のところ間違いはありません。</translation>
    </message>
    <message>
        <source>back to the last correct state</source>
        <translation>最後に正しかった状態に戻る</translation>
    </message>
    <message>
        <source>Back at the last correct state.</source>
        <translation>最後に正しかった状態に戻りました。</translation>
    </message>
    <message>
        <source>Bookmark %1, %2 marked</source>
        <translation>しおり %1（%2 書き込み済み）</translation>
    </message>
    <message>
        <source>add a bookmark</source>
        <translation>しおりを追加</translation>
    </message>
    <message>
        <source>Bookmark added. “Bookmarks” brings you back here.</source>
        <translation>しおりを追加しました。「しおり」からここに戻れます。</translation>
    </message>
    <message>
        <source>back to “%1”</source>
        <translation>「%1」に戻る</translation>
    </message>
    <message>
        <source>remove a bookmark</source>
        <translation>しおりを削除</translation>
    </message>
    <message>
        <source>Can be filled with: %1</source>
        <translation>入る組み合わせ：%1</translation>
    </message>
    <message>
        <source>Correct! The puzzle is solved.</source>
        <translation>正解です！ パズルが解けました。</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>All marks are cleared. Undo brings them back.</source>
        <translation>書き込みをすべて消しました。「元に戻す」で復元できます。</translation>
    </message>
    <message>
        <source>This puzzle has no answer, so there is nothing to check against.</source>
        <translation>このパズルには解答がないので、照らし合わせるものがありません。</translation>
    </message>
    <message>
        <source>Checking your marks…</source>
        <translation>記入を確認しています…</translation>
    </message>
    <message>
        <source>No mistakes so far: one of the answers has all your marks.</source>
        <translation>今のところ間違いなし：あなたの記入をすべて含む解答があります。</translation>
    </message>
    <message>
        <source>At least one of your marks is wrong: no answer has it.</source>
        <translation>少なくとも1つの記入が間違っています：それを含む解答はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of your marks conflict: no answer has all of them.</source>
        <translation>
            <numerusform>記入のうち%Ln個が矛盾しています：すべてを含む解答はありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>This puzzle has no answer, so there is no correct state to go back to.</source>
        <translation>このパズルには解答がないので、戻るべき正しい状態がありません。</translation>
    </message>
    <message>
        <source>You are there already: one of the answers has all your marks.</source>
        <translation>すでにその状態です：あなたの記入をすべて含む解答があります。</translation>
    </message>
    <message>
        <source>Back at the last state in which one of the answers has all your marks.</source>
        <translation>すべての記入を含む解答がある最後の状態に戻りました。</translation>
    </message>
    <message>
        <source>The marks that conflict are removed: one of the answers has all others.</source>
        <translation>矛盾する記入を取り除きました：残りをすべて含む解答があります。</translation>
    </message>
    <message>
        <source>Your notes say that already. Ask again for the next hint.</source>
        <translation>メモにすでに書いてあります。もう一度押すと次のヒントが出ます。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln wrong marks were removed.</source>
        <translation>
            <numerusform>間違った印を%Ln個取り消しました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::PlayGestures</name>
    <message>
        <source>remove impossible notes</source>
        <translation>ありえないメモを消す</translation>
    </message>
    <message>
        <source>fill in notes</source>
        <translation>メモを記入</translation>
    </message>
    <message>
        <source>erase</source>
        <translation>消す</translation>
    </message>
</context>
<context>
    <name>inkling::PlayPanel</name>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Explain why the selected place must be so (W)</source>
        <translation>選んだ場所がそう決まる理由を説明する（W）</translation>
    </message>
    <message>
        <source>Each press tells you a little more (H)</source>
        <translation>押すたびに少しずつ詳しくなります（H）</translation>
    </message>
    <message>
        <source>Looking for a hint</source>
        <translation>ヒントを探しています</translation>
    </message>
    <message>
        <source>%1 of %2 marked</source>
        <translation>%1／%2 書き込み済み</translation>
    </message>
    <message>
        <source>Hint, %1 of %2</source>
        <translation>ヒント %1／%2</translation>
    </message>
    <message>
        <source>Full hint</source>
        <translation>ヒント全部</translation>
    </message>
    <message>
        <source>Why here?</source>
        <translation>なぜここ？</translation>
    </message>
    <message>
        <source>Gives the full hint at once (Shift+H)</source>
        <translation>ヒントを一度に全部出します（Shift+H）</translation>
    </message>
    <message>
        <source>Goes through the hint step by step; your marks come back afterwards</source>
        <translation>ヒントを1ステップずつ見せます。その後、書き込みは元に戻ります</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>まだ解けていません</translation>
    </message>
    <message>
        <source>Open this step</source>
        <translation>ステップの中を見る</translation>
    </message>
    <message>
        <source>Play its steps</source>
        <translation>ステップを再生</translation>
    </message>
    <message>
        <source>What has been joined</source>
        <translation>結んだもの</translation>
    </message>
    <message>
        <source>Correct!</source>
        <translation>正解です！</translation>
    </message>
    <message>
        <source>Correct! Solved in %1.</source>
        <translation>正解です！ %1で解けました。</translation>
    </message>
    <message>
        <source>%1 There are other answers, too.</source>
        <translation>%1 ほかにも解があります。</translation>
    </message>
</context>
<context>
    <name>inkling::PlayTools</name>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>しおり</translation>
    </message>
    <message>
        <source>Trial: new marks appear in another colour.</source>
        <translation>仮置き：新しい書き込みは別の色になります。</translation>
    </message>
    <message>
        <source>Trial within a trial, %1 deep, in its own colour.</source>
        <translation>仮置きの中の仮置き（%1段目）。専用の色になります。</translation>
    </message>
    <message>
        <source>show at once</source>
        <translation>すぐに表示</translation>
    </message>
    <message>
        <source>show when full</source>
        <translation>埋まったら表示</translation>
    </message>
    <message>
        <source>show when asked</source>
        <translation>求めたら表示</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>仮置き</translation>
    </message>
    <message>
        <source>Positions you can return to</source>
        <translation>戻ることのできる局面</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>色</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Broken rules</source>
        <translation>ルール違反</translation>
    </message>
    <message>
        <source>When broken rules are shown</source>
        <translation>ルール違反を表示するタイミング</translation>
    </message>
    <message>
        <source>Shows marks that break a rule, such as a digit twice in a row; never tells the answer</source>
        <translation>同じ行に数字が2回あるなど、ルールに反する書き込みを示します。解答は決して明かしません</translation>
    </message>
</context>
<context>
    <name>inkling::PossibleSteps</name>
    <message>
        <source>Possible steps</source>
        <translation>可能なステップ</translation>
    </message>
    <message>
        <source>Rule and conclusion</source>
        <translation>手筋と結論</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>手間</translation>
    </message>
    <message>
        <source>Decides</source>
        <translation>決定数</translation>
    </message>
    <message>
        <source>How hard the step is to see</source>
        <translation>ステップの見つけにくさ</translation>
    </message>
    <message>
        <source>Looking for all possible steps…</source>
        <translation>可能なステップをすべて探しています…</translation>
    </message>
    <message>
        <source>There is no further step from here.</source>
        <translation>ここから先のステップはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps are possible here; choose one to see it on the board.</source>
        <translation>
            <numerusform>ここでは %Ln 個のステップが可能です。選ぶと盤面に表示します。</numerusform>
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
            <numerusform>%1&#xa0;· ほか %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>≤ %1</source>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>最初の手</translation>
    </message>
    <message>
        <source>Ways</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Number of different ways to an answer</source>
        <translation>解に至る方法の数</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>解ける手</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>行き止まり</translation>
    </message>
    <message>
        <source>How much it decides together with easier steps, beyond what those decide alone</source>
        <translation>易しいステップだけで決まる分を除き、それらと合わせて決まる数</translation>
    </message>
    <message>
        <source>Of %L1 first moves, %L2 are live: they can still lead to an answer.</source>
        <translation>最初の手 %L1 個のうち、%L2 個はまだ解に至れます。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln that add nothing new</source>
        <translation>
            <numerusform>新しいことのないもの %Ln 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::PracticeBoard</name>
    <message>
        <source>Board</source>
        <translation>盤面</translation>
    </message>
</context>
<context>
    <name>inkling::PracticeWindow</name>
    <message>
        <source>The Rule I Miss Most</source>
        <translation>いちばん苦手な手筋</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Kind of puzzle</source>
        <translation>パズルの種類</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s) done</source>
        <translation>
            <numerusform>%Ln 個の手筋が終わりました</numerusform>
        </translation>
    </message>
    <message>
        <source>You have missed no position so far</source>
        <translation>これまでに間違えた問題はありません</translation>
    </message>
</context>
<context>
    <name>inkling::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Restore &amp;Defaults</source>
        <translation>既定値に戻す(&amp;D)</translation>
    </message>
    <message>
        <source>Solving by hand</source>
        <translation>自分で解く</translation>
    </message>
    <message>
        <source>A &amp;click on an edge</source>
        <translation>辺のクリック(&amp;C)</translation>
    </message>
    <message>
        <source>goes from line to cross to blank</source>
        <translation>線、×、空きの順に変わる</translation>
    </message>
    <message>
        <source>makes a cross; dragging draws lines (pzpr)</source>
        <translation>×をつけ、ドラッグで線を引く（pzpr 式）</translation>
    </message>
    <message>
        <source>Cross out what a line &amp;rules out</source>
        <translation>線で決まる×を自動でつける(&amp;R)</translation>
    </message>
    <message>
        <source>The other edges at a dot with two lines</source>
        <translation>線が2本ある点の残りの辺</translation>
    </message>
    <message>
        <source>Remove impossible &amp;notes</source>
        <translation>ありえないメモを消す(&amp;N)</translation>
    </message>
    <message>
        <source>A digit is removed from the notes of its row and column</source>
        <translation>数字を入れると、同じ行と列のメモから消えます</translation>
    </message>
    <message>
        <source>Shade the re&amp;st once a sum is reached</source>
        <translation>和に達したら残りを塗る(&amp;S)</translation>
    </message>
    <message>
        <source>The remaining cells of that row or column</source>
        <translation>その行または列の残りのマス</translation>
    </message>
    <message>
        <source>&amp;Grey out finished clues</source>
        <translation>満たした手がかりを灰色にする(&amp;G)</translation>
    </message>
    <message>
        <source>So that unfinished clues stand out</source>
        <translation>まだ満たしていない手がかりが目立つように</translation>
    </message>
    <message>
        <source>&amp;List what a cage can hold</source>
        <translation>ケージに入る数字を一覧表示(&amp;L)</translation>
    </message>
    <message>
        <source>The combinations still possible in the selected cage</source>
        <translation>選んだケージでまだ可能な組み合わせ</translation>
    </message>
    <message>
        <source>Show the t&amp;ime</source>
        <translation>時間を表示(&amp;I)</translation>
    </message>
    <message>
        <source>How long you have been solving this puzzle</source>
        <translation>このパズルを解いている時間</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>見た目</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>テーマ(&amp;H)</translation>
    </message>
    <message>
        <source>As in the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Inside and &amp;outside</source>
        <translation>内側と外側(&amp;O)</translation>
    </message>
    <message>
        <source>Inside straw, outside blank</source>
        <translation>内側は麦わら色、外側は無色</translation>
    </message>
    <message>
        <source>Yellow and blue</source>
        <translation>黄と青</translation>
    </message>
    <message>
        <source>Pink and green</source>
        <translation>ピンクと緑</translation>
    </message>
    <message>
        <source>Where there is no lin&amp;e</source>
        <translation>線のないところ(&amp;E)</translation>
    </message>
    <message>
        <source>a cross</source>
        <translation>×</translation>
    </message>
    <message>
        <source>a faint line</source>
        <translation>薄い線</translation>
    </message>
    <message>
        <source>nothing; open edges are faint</source>
        <translation>なし（未定の辺は薄く）</translation>
    </message>
    <message>
        <source>Tri&amp;al colours</source>
        <translation>仮置きの色(&amp;A)</translation>
    </message>
    <message>
        <source>Violet and teal</source>
        <translation>紫と青緑</translation>
    </message>
    <message>
        <source>Magenta and olive</source>
        <translation>マゼンタとオリーブ</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>動き(&amp;M)</translation>
    </message>
    <message>
        <source>New marks are drawn</source>
        <translation>新しい書き込みを描く</translation>
    </message>
    <message>
        <source>New marks fade in</source>
        <translation>新しい書き込みをフェードで表示</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>動かさない</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>書類</translation>
    </message>
    <message>
        <source>Reo&amp;pen last session</source>
        <translation>前回の状態で開く(&amp;P)</translation>
    </message>
    <message>
        <source>Opens the files that were open, as they were</source>
        <translation>前回開いていたファイルを、そのときの状態で開きます</translation>
    </message>
    <message>
        <source>Number ro&amp;ws and columns</source>
        <translation>行と列に番号をつける(&amp;W)</translation>
    </message>
    <message>
        <source>Beside the board, as the explanations use them</source>
        <translation>盤面の横に、解説で使う番号をつけます</translation>
    </message>
    <message>
        <source>In e&amp;xported pictures, too</source>
        <translation>書き出す画像にも(&amp;X)</translation>
    </message>
    <message>
        <source>Row and column numbers in exported pictures</source>
        <translation>書き出す画像に行と列の番号をつけます</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>すぐに</translation>
    </message>
    <message>
        <source>when the grid is full</source>
        <translation>盤面が埋まったら</translation>
    </message>
    <message>
        <source>when asked</source>
        <translation>求めたら</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>言語(&amp;U)</translation>
    </message>
    <message>
        <source>Show &amp;broken rules</source>
        <translation>ルール違反の表示(&amp;B)</translation>
    </message>
</context>
<context>
    <name>inkling::PrintDialog</name>
    <message>
        <source>T&amp;hese:</source>
        <translation>選んだもの(&amp;H)：</translation>
    </message>
    <message>
        <source>Ans&amp;wers, small, on the last page</source>
        <translation>解答を最後のページに小さく(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Titles, authors and difficulty</source>
        <translation>題名、作者、難しさ(&amp;T)</translation>
    </message>
    <message>
        <source>Page &amp;numbers</source>
        <translation>ページ番号(&amp;N)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>PDF に保存(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>Per pa&amp;ge:</source>
        <translation>1ページの問題数(&amp;G)：</translation>
    </message>
    <message>
        <source>Puzzle only</source>
        <translation>パズルだけ</translation>
    </message>
    <message>
        <source>With my marks</source>
        <translation>自分の書き込みつき</translation>
    </message>
    <message>
        <source>With the answer</source>
        <translation>解答つき</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>表示(&amp;S)：</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>縦</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>横</translation>
    </message>
    <message>
        <source>Paper orientation</source>
        <translation>用紙の向き</translation>
    </message>
    <message>
        <source>Pap&amp;er:</source>
        <translation>用紙(&amp;E)：</translation>
    </message>
    <message numerus="yes">
        <source>&amp;All %Ln puzzles</source>
        <translation>
            <numerusform>%Ln 問すべて(&amp;A)</numerusform>
        </translation>
    </message>
    <message>
        <source>1-3, 7</source>
        <translation>1-3, 7</translation>
    </message>
    <message>
        <source>Puzzle numbers</source>
        <translation>パズルの番号</translation>
    </message>
    <message>
        <source>Puzzles:</source>
        <translation>パズル：</translation>
    </message>
    <message>
        <source>Enter puzzle numbers up to %L1, such as 1-3, 7.</source>
        <translation>%L1 までのパズルの番号を、1-3, 7 のように入力してください。</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDF に保存</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>保存しました：%1</translation>
    </message>
    <message>
        <source>The printer is not ready.</source>
        <translation>プリンターの準備ができていません。</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>印刷しました</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <source>Th&amp;is one, puzzle %L1</source>
        <translation>これだけ、パズル %L1(&amp;I)</translation>
    </message>
    <message>
        <source>Th&amp;is one</source>
        <translation>これだけ(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Row and column numbers</source>
        <translation>行と列の番号(&amp;R)</translation>
    </message>
    <message>
        <source>R&amp;ules on each page</source>
        <translation>各ページにルール(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Booklet, folded in the middle</source>
        <translation>小冊子（中央で折る）(&amp;B)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sheets of paper: print both sides, turned over the short edge, and fold.</source>
        <translation>
            <numerusform>用紙%Ln枚：短辺とじで両面印刷し、折ります。</numerusform>
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
        <translation>続ける</translation>
    </message>
</context>
<context>
    <name>inkling::PropertiesDialog</name>
    <message>
        <source>Puzzle Properties</source>
        <translation>パズルのプロパティ</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>題名(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Author:</source>
        <translation>作者(&amp;A)：</translation>
    </message>
    <message>
        <source>&amp;Note:</source>
        <translation>備考(&amp;N)：</translation>
    </message>
</context>
<context>
    <name>inkling::PuzzleFinder</name>
    <message>
        <source>File order</source>
        <translation>ファイル順</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>題名</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>解</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>難しさ</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進み具合</translation>
    </message>
    <message>
        <source>Filter puzzles</source>
        <translation>パズルを絞り込む</translation>
    </message>
    <message>
        <source>Sort puzzles</source>
        <translation>パズルを並べ替え</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search puzzles</source>
        <translation>パズルを検索</translation>
    </message>
    <message>
        <source>Title, author, kind, size, answers or difficulty</source>
        <translation>題名、作者、種類、大きさ、解、難しさ</translation>
    </message>
    <message>
        <source>&amp;Show All Puzzles</source>
        <translation>すべてのパズルを表示(&amp;S)</translation>
    </message>
    <message>
        <source>%1 (%L2)</source>
        <comment>a value, and how many puzzles have it</comment>
        <translation>%1（%L2）</translation>
    </message>
    <message>
        <source>&amp;Descending</source>
        <translation>降順(&amp;D)</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln</source>
        <translation>
            <numerusform>%Ln 問中 %L1 問</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>%Ln 問</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::PuzzleListModel</name>
    <message>
        <source>solving…</source>
        <translation>解いています…</translation>
    </message>
    <message>
        <source>%1&#xa0;· unreadable</source>
        <translation>%1&#xa0;· 読み込めません</translation>
    </message>
    <message>
        <source>line %L1, column %L2</source>
        <translation>%L1 行 %L2 列</translation>
    </message>
    <message>
        <source>rating…</source>
        <translation>評価中…</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>%1 open</source>
        <translation>%1が未定</translation>
    </message>
    <message>
        <source>not rated</source>
        <translation>未評価</translation>
    </message>
    <message>
        <source>solved by hand</source>
        <translation>自分で解いた</translation>
    </message>
    <message>
        <source>%1&#xa0;· which kind?</source>
        <translation>%1&#xa0;· 種類は？</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>未着手</translation>
    </message>
    <message>
        <source>started</source>
        <translation>途中</translation>
    </message>
</context>
<context>
    <name>inkling::PuzzleListView</name>
    <message>
        <source>Puzzles</source>
        <translation>パズル</translation>
    </message>
</context>
<context>
    <name>inkling::ReasoningPanel</name>
    <message>
        <source>Hide what the search found</source>
        <translation>探索で見つけたものを隠す</translation>
    </message>
    <message>
        <source>Show what the search found</source>
        <translation>探索で見つけたものを表示</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>ステップ %1</translation>
    </message>
    <message>
        <source>Solved by logic alone: every step follows from the ones before it.</source>
        <translation>論理だけで解けました。どのステップもその前のステップから導かれます。</translation>
    </message>
    <message>
        <source>Stopped before the reasoning was complete.</source>
        <translation>考え方が完成する前に停止しました。</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>終わり</translation>
    </message>
    <message>
        <source>Steps appear here.</source>
        <translation>ここにステップが表示されます。</translation>
    </message>
    <message>
        <source>&lt;c&gt;The reasoning stops here:&lt;/c&gt; %1 undecided.</source>
        <translation>&lt;c&gt;考え方はここで止まります：&lt;/c&gt;%1が未定です。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps lead as far as the rules go.</source>
        <translation>
            <numerusform>%Ln ステップで、手筋の及ぶところまで進みます。</numerusform>
        </translation>
    </message>
    <message>
        <source>The start</source>
        <translation>初期状態</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps lead to the answer.</source>
        <translation>
            <numerusform>%Ln ステップで解に至ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps show that there is no answer.</source>
        <translation>
            <numerusform>%Ln ステップで、解がないことがわかります。</numerusform>
        </translation>
    </message>
    <message>
        <source>An answer, built step by step. There may be others.</source>
        <translation>1つの解を1ステップずつ組み立てました。ほかにもあるかもしれません。</translation>
    </message>
    <message>
        <source>&lt;c&gt;More than one answer:&lt;/c&gt; the reasoning stops here. Two answers differ at %1; both can be shown.</source>
        <translation>&lt;c&gt;解が複数あります：&lt;/c&gt;考え方はここで止まります。2つの解は%1で異なり、どちらも表示できます。</translation>
    </message>
    <message>
        <source>The answer, built step by step. There is no other.</source>
        <translation>解を1ステップずつ組み立てました。ほかに解はありません。</translation>
    </message>
    <message>
        <source>An answer, built step by step. There are others.</source>
        <translation>1つの解を1ステップずつ組み立てました。ほかにも解があります。</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>道筋</translation>
    </message>
    <message>
        <source>Working… (stop)</source>
        <translation>処理中…（停止）</translation>
    </message>
    <message>
        <source>Back to step %1</source>
        <translation>ステップ %1 に戻る</translation>
    </message>
    <message>
        <source>Open this step</source>
        <translation>ステップの中を見る</translation>
    </message>
    <message>
        <source>Assume the opposite and see why it fails</source>
        <translation>逆を仮定して、なぜ破綻するかを見る</translation>
    </message>
    <message numerus="yes">
        <source>What the opposite leads to, in %Ln steps.</source>
        <translation>
            <numerusform>逆の仮定から %Ln ステップでどうなるか。</numerusform>
        </translation>
    </message>
    <message>
        <source>The opposite, step %1</source>
        <translation>逆の仮定、ステップ %1</translation>
    </message>
    <message>
        <source>A possible step</source>
        <translation>可能なステップ</translation>
    </message>
    <message>
        <source>The opposite is impossible, so the step is right: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>逆はありえないので、このステップは正しいとわかります：&lt;c&gt;%1&lt;/c&gt;。</translation>
    </message>
    <message numerus="yes">
        <source>Its %Ln other conclusions follow in the same way.</source>
        <translation>
            <numerusform>ほかの結論 %Ln 件も同じように導けます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps so far, %1 open. Looking for more…</source>
        <translation>
            <numerusform>これまで %Ln ステップ、%1が未定。さらに探しています…</numerusform>
        </translation>
    </message>
    <message>
        <source>These contradict each other: there is no answer.</source>
        <translation>これらは互いに矛盾するので、解はありません。</translation>
    </message>
    <message>
        <source>The only answer was found by search.</source>
        <translation>唯一の解は探索で見つけました。</translation>
    </message>
    <message>
        <source>That there is no answer was found by search.</source>
        <translation>解がないことは探索でわかりました。</translation>
    </message>
    <message>
        <source>The small steps that this one is made of.</source>
        <translation>このステップを作る小さなステップ。</translation>
    </message>
    <message>
        <source>That is the whole step, one small step after another.</source>
        <translation>これがこのステップの全体で、小さなステップが順に続きます。</translation>
    </message>
    <message>
        <source>There is no answer:</source>
        <translation>解はありません：</translation>
    </message>
    <message>
        <source>Inkling found no smaller steps in this one; there may be some.</source>
        <translation>Inkling はこの中に小さなステップを見つけられませんでしたが、あるかもしれません。</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>すべてのステップ</translation>
    </message>
    <message>
        <source>Every step as it was found, none combined or left out</source>
        <translation>見つけたとおりのすべてのステップ（まとめたり省いたりしません）</translation>
    </message>
    <message>
        <source>Go through its small steps one by one</source>
        <translation>小さなステップを1つずつ見る</translation>
    </message>
    <message>
        <source>Small step %1</source>
        <translation>小さなステップ %1</translation>
    </message>
</context>
<context>
    <name>inkling::RecentTiles</name>
    <message>
        <source>%1 (not found)</source>
        <translation>%1（見つかりません）</translation>
    </message>
    <message>
        <source>Let it drop off the list in time</source>
        <translation>そのうち一覧から消えるようにする</translation>
    </message>
    <message>
        <source>Keep it in the list</source>
        <translation>一覧に残す</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>%1 のピン留めを外す</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>%1 をピン留め</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Unpin</source>
        <translation>ピン留めを外す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>ピン留め(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Remove from List</source>
        <translation>一覧から削除(&amp;R)</translation>
    </message>
</context>
<context>
    <name>inkling::RuleCard</name>
    <message>
        <source>Lesson and Practice…</source>
        <translation>レッスンと練習…</translation>
    </message>
    <message>
        <source>Open this rule&apos;s page in the course, and practise it</source>
        <translation>コースのこの手筋のページを開いて練習する</translation>
    </message>
</context>
<context>
    <name>inkling::RuleFilter</name>
    <message>
        <source>Show only steps by this rule</source>
        <translation>この手筋のステップだけを表示</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>すべての手筋</translation>
    </message>
</context>
<context>
    <name>inkling::RulePictureView</name>
    <message>
        <source>Picture of the rule</source>
        <translation>手筋の図</translation>
    </message>
    <message>
        <source>Click to hide what follows</source>
        <translation>クリックするとわかることを隠します</translation>
    </message>
    <message>
        <source>Click to show what follows</source>
        <translation>クリックするとわかることを示します</translation>
    </message>
</context>
<context>
    <name>inkling::RulesDialog</name>
    <message>
        <source>An example</source>
        <translation>例題</translation>
    </message>
    <message>
        <source>The answer of the example</source>
        <translation>例題の解答</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>パズル(&amp;P)</translation>
    </message>
    <message>
        <source>How to &amp;Solve It</source>
        <translation>解き方(&amp;S)</translation>
    </message>
    <message>
        <source>The rules of solving, from easy to hard, each with positions to practise</source>
        <translation>手筋をやさしいものから順に、練習用の局面とともに見る</translation>
    </message>
</context>
<context>
    <name>inkling::SheetEditor</name>
    <message>
        <source>%1: blank</source>
        <translation>%1：空き</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln places cleared</source>
        <translation>
            <numerusform>%Ln か所を消去</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>切り取り</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message numerus="yes">
        <source>Cage of %Ln cells</source>
        <translation>
            <numerusform>%Ln マスのケージ</numerusform>
        </translation>
    </message>
    <message>
        <source>Cage removed</source>
        <translation>ケージを外す</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>反転</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Swap black and white</source>
        <translation>黒と白の入れ替え</translation>
    </message>
    <message>
        <source>Larger board</source>
        <translation>盤面を大きく</translation>
    </message>
    <message>
        <source>Smaller board</source>
        <translation>盤面を小さく</translation>
    </message>
    <message numerus="yes">
        <source>%Ln places: %1</source>
        <translation>
            <numerusform>%Lnか所：%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::ShortcutDialog</name>
    <message>
        <source>Reset &amp;All</source>
        <translation>すべて元に戻す(&amp;A)</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>操作またはキーを検索</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>On the board: the arrow keys move from place to place (in Explain, with Shift). Space or Enter makes the next mark, Backspace removes it, Escape deselects. The mouse wheel and two fingers zoom; dragging with the space bar held moves the board.</source>
        <translation>盤面では、矢印キーで場所を移動します（解説では Shift を押しながら）。スペースか Enter で次の書き込み、Backspace で消去、Esc で選択を解除します。マウスホイールと2本指で拡大・縮小、スペースキーを押しながらのドラッグで盤面を動かします。</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新しいキー</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>設定(&amp;S)</translation>
    </message>
    <message>
        <source>Make this its only shortcut</source>
        <translation>これを唯一のショートカットにする</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>追加(&amp;D)</translation>
    </message>
    <message>
        <source>Add one more shortcut</source>
        <translation>ショートカットをもう1つ追加する</translation>
    </message>
    <message>
        <source>&amp;No Key</source>
        <translation>キーなし(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>元に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>Restore the default shortcut</source>
        <translation>既定のショートカットに戻す</translation>
    </message>
    <message>
        <source>Reassi&amp;gn</source>
        <translation>割り当て直す(&amp;G)</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”. Reassign it to “%3”, or press another key.</source>
        <translation>%1 は「%2」のキーです。「%3」に割り当て直すか、別のキーを押してください。</translation>
    </message>
    <message>
        <source>“%2” already has the shortcut %1.</source>
        <translation>「%2」にはすでにショートカット %1 があります。</translation>
    </message>
    <message>
        <source>Click the field and press the keys you want.</source>
        <translation>欄をクリックし、使いたいキーを押してください。</translation>
    </message>
</context>
<context>
    <name>inkling::SignChooser</name>
    <message>
        <source>plus</source>
        <translation>足す</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>引く</translation>
    </message>
    <message>
        <source>times</source>
        <translation>掛ける</translation>
    </message>
    <message>
        <source>divided by</source>
        <translation>割る</translation>
    </message>
    <message>
        <source>to the power of</source>
        <translation>べき乗</translation>
    </message>
</context>
<context>
    <name>inkling::SignLegend</name>
    <message>
        <source>nothing is known here yet: all of these are possible</source>
        <translation>ここはまだ何もわからず、どれもありえます</translation>
    </message>
    <message>
        <source>Nothing is marked yet.</source>
        <translation>まだ何も書き込まれていません。</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>凡例</translation>
    </message>
    <message>
        <source>Every sign on the board, in words</source>
        <translation>盤面のすべての記号の説明</translation>
    </message>
</context>
<context>
    <name>inkling::SizePad</name>
    <message>
        <source>Add on the left</source>
        <translation>左に追加</translation>
    </message>
    <message>
        <source>Remove on the left</source>
        <translation>左から削除</translation>
    </message>
    <message>
        <source>Add at the top</source>
        <translation>上に追加</translation>
    </message>
    <message>
        <source>Remove at the top</source>
        <translation>上から削除</translation>
    </message>
    <message>
        <source>Add on the right</source>
        <translation>右に追加</translation>
    </message>
    <message>
        <source>Remove on the right</source>
        <translation>右から削除</translation>
    </message>
    <message>
        <source>Add at the bottom</source>
        <translation>下に追加</translation>
    </message>
    <message>
        <source>Remove at the bottom</source>
        <translation>下から削除</translation>
    </message>
</context>
<context>
    <name>inkling::SolutionPen</name>
    <message>
        <source>Clear the solution</source>
        <translation>解答を消す</translation>
    </message>
</context>
<context>
    <name>inkling::SolvingMode</name>
    <message>
        <source>&amp;Bookmarks</source>
        <translation>しおり(&amp;B)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Solve by Hand</source>
        <translation>自分で解く</translation>
    </message>
    <message>
        <source>Not for puzzles whose answer is built by joining cards: there are no marks to check, try or keep. Undo takes you back as far as you like.</source>
        <translation>カードを結んで答えを作るパズルでは使えません。確認したり、試したり、残したりする書き込みがないからです。「元に戻す」で好きなところまで戻れます。</translation>
    </message>
</context>
<context>
    <name>inkling::StartPage</name>
    <message>
        <source>Logic puzzles, explained</source>
        <translation>論理パズルの解説</translation>
    </message>
    <message>
        <source>Solve them yourself, or watch the reasoning step by step.</source>
        <translation>自分で解くことも、考え方を1ステップずつ見ることもできます。</translation>
    </message>
    <message>
        <source>Or drop a file or text here</source>
        <translation>ファイルやテキストをここにドロップしても開けます</translation>
    </message>
    <message>
        <source>Getting started</source>
        <translation>はじめに</translation>
    </message>
    <message>
        <source>Watch a puzzle being solved</source>
        <translation>パズルが解けるのを見る</translation>
    </message>
    <message>
        <source>A sample opens and plays. Every step gives its reason.</source>
        <translation>サンプルが開いて再生されます。どのステップにも理由がつきます。</translation>
    </message>
    <message>
        <source>Draw a puzzle, 7 by 7</source>
        <translation>7×7のパズルを作る</translation>
    </message>
    <message>
        <source>A blank grid opens. Set a few clues and see at once whether there is one answer.</source>
        <translation>空の盤面が開きます。手がかりをいくつか入れると、解が1つかどうかがすぐにわかります。</translation>
    </message>
    <message>
        <source>Ask for a hint</source>
        <translation>ヒントを見る</translation>
    </message>
    <message>
        <source>A sample opens for you to solve, and a hint says where to look.</source>
        <translation>サンプルが開いて自分で解けます。ヒントが見る場所を教えます。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>パズル</translation>
    </message>
</context>
<context>
    <name>inkling::StatusLine</name>
    <message>
        <source>explaining what the named rules leave open…</source>
        <translation>名前のある手筋で決まらないところを解説中…</translation>
    </message>
    <message>
        <source>rating…</source>
        <translation>評価中…</translation>
    </message>
    <message>
        <source>reasoning stops: %1 open</source>
        <translation>考え方はここまで：%1が未定</translation>
    </message>
    <message>
        <source>solved in %1 µs</source>
        <translation>%1 µs で解けました</translation>
    </message>
    <message>
        <source>solved in %1 ms</source>
        <translation>%1 ms で解けました</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>%Ln 問</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of %L2 puzzles solved</source>
        <translation>%L2 問中 %L1 問解けました</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>読み込めません</translation>
    </message>
    <message>
        <source>solving…</source>
        <translation>解いています…</translation>
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
        <translation>最も難しい</translation>
    </message>
</context>
<context>
    <name>inkling::StepListModel</name>
    <message>
        <source>Round %1</source>
        <translation>ラウンド %1</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>解けました</translation>
    </message>
    <message>
        <source>No further step</source>
        <translation>これ以上のステップなし</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>解なし</translation>
    </message>
    <message numerus="yes">
        <source>after %Ln steps</source>
        <translation>
            <numerusform>%Ln ステップで</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;· %Ln more</source>
        <translation>
            <numerusform>%1&#xa0;· ほか %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole step</source>
        <translation>ステップ全体</translation>
    </message>
    <message>
        <source>The opposite fails</source>
        <translation>逆は破綻</translation>
    </message>
    <message>
        <source>Stopped here</source>
        <translation>ここで停止</translation>
    </message>
    <message>
        <source>Step %1: %2; %3; %4</source>
        <translation>ステップ %1：%2、%3、%4</translation>
    </message>
    <message>
        <source>%1; the hardest step</source>
        <translation>%1、最も難しいステップ</translation>
    </message>
    <message>
        <source>More to come</source>
        <translation>まだ続きます</translation>
    </message>
    <message>
        <source>%1 open</source>
        <translation>%1が未定</translation>
    </message>
</context>
<context>
    <name>inkling::StepListView</name>
    <message>
        <source>Steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>No step uses such a rule.</source>
        <translation>その手筋を使うステップはありません。</translation>
    </message>
</context>
<context>
    <name>inkling::SurveyController</name>
    <message>
        <source>Possible steps appear here once a puzzle is open.</source>
        <translation>パズルを開くと、可能なステップがここに表示されます。</translation>
    </message>
    <message>
        <source>There are no other steps inside an opened step: go back first.</source>
        <translation>ステップの中にはほかの可能なステップはありません。先に戻ってください。</translation>
    </message>
    <message>
        <source>Rating places…</source>
        <translation>場所の難しさを評価中…</translation>
    </message>
    <message>
        <source>Rating places: %L1 of %L2…</source>
        <translation>場所の難しさを評価中：%L1／%L2…</translation>
    </message>
    <message>
        <source>The heat map is not complete.</source>
        <translation>ヒートマップは未完成です。</translation>
    </message>
</context>
<context>
    <name>inkling::TableCard</name>
    <message>
        <source>card %1</source>
        <translation>カード %1</translation>
    </message>
    <message>
        <source>card %1, worth %2</source>
        <translation>カード %1（値 %2）</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分ける</translation>
    </message>
</context>
<context>
    <name>inkling::TraceSlider</name>
    <message>
        <source>Position in the steps</source>
        <translation>ステップ中の位置</translation>
    </message>
</context>
<context>
    <name>inkling::TransportBar</name>
    <message>
        <source>step %1 of %2, round %3</source>
        <translation>ステップ %1／%2、ラウンド %3</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>再生の速さ</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>毎秒 %1</translation>
    </message>
    <message>
        <source>as fast as possible</source>
        <translation>できるだけ速く</translation>
    </message>
    <message numerus="yes">
        <source>start of %Ln steps</source>
        <translation>
            <numerusform>%Ln ステップの最初</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>end of %Ln steps</source>
        <translation>
            <numerusform>%Ln ステップの最後</numerusform>
        </translation>
    </message>
    <message>
        <source>the opposite, step %1 of %2</source>
        <translation>逆の仮定、ステップ %1／%2</translation>
    </message>
    <message>
        <source>small step %1 of %2</source>
        <translation>小さなステップ %1／%2</translation>
    </message>
</context>
<context>
    <name>inkling::UndoReach</name>
    <message>
        <source>Next comes “%1” on puzzle %L2. Use “History” for it.</source>
        <translation>次はパズル %L2 の「%1」です。「履歴」を使ってください。</translation>
    </message>
    <message>
        <source>Next comes “%1”, which was not done here. Use “History” for it.</source>
        <translation>次は「%1」ですが、ここで行った操作ではありません。「履歴」を使ってください。</translation>
    </message>
</context>
<context>
    <name>inkling::VerdictController</name>
    <message>
        <source>Looking for the smallest set of conflicting clues…</source>
        <translation>食い違う手がかりの最小の組を探しています…</translation>
    </message>
    <message>
        <source>No set of clues explains it.</source>
        <translation>これを説明できる手がかりの組はありません。</translation>
    </message>
    <message>
        <source>first: %1
second: %2</source>
        <translation>1つ目：%1
2つ目：%2</translation>
    </message>
    <message>
        <source>the clue: %1</source>
        <translation>手がかり：%1</translation>
    </message>
    <message>
        <source>given: %1</source>
        <translation>与えられたもの：%1</translation>
    </message>
</context>
<context>
    <name>inkling::VerdictPanel</name>
    <message>
        <source>Clues or places</source>
        <translation>手がかりまたは場所</translation>
    </message>
    <message>
        <source>How to get one answer</source>
        <translation>解を1つにする方法</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>This clue is impossible.</source>
        <translation>この手がかりはありえません。</translation>
    </message>
    <message numerus="yes">
        <source>These %Ln clues conflict. Leave out any one of them, and the others fit.</source>
        <translation>
            <numerusform>これら %Ln 個の手がかりは食い違っています。どれか1つを外せば、残りは合います。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no other such set.</source>
        <translation>ほかにこのような組はありません。</translation>
    </message>
    <message>
        <source>Set %1 of %2, perhaps more.</source>
        <translation>組 %1／%2（まだあるかもしれません）。</translation>
    </message>
    <message>
        <source>Set %1 of %2.</source>
        <translation>組 %1／%2。</translation>
    </message>
    <message>
        <source>Looking for the next set…</source>
        <translation>次の組を探しています…</translation>
    </message>
    <message>
        <source>Next set</source>
        <translation>次の組</translation>
    </message>
    <message numerus="yes">
        <source>There is more than one answer. Two answers differ in %Ln places.</source>
        <translation>
            <numerusform>解が2つ以上あります。うち2つは %Ln か所で異なります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for a clue that would leave only one answer…</source>
        <translation>解が1つになる手がかりを探しています…</translation>
    </message>
    <message>
        <source>Adding any one of these leaves only one answer:</source>
        <translation>どれか1つを加えると解が1つになるもの：</translation>
    </message>
    <message>
        <source>No single clue of this answer would leave only this one.</source>
        <translation>この解の手がかりを1つ加えただけでは、この解だけにはなりません。</translation>
    </message>
</context>
<context>
    <name>inkling::WalkthroughExport</name>
    <message>
        <source>Export Walkthrough</source>
        <translation>解法手順を書き出す</translation>
    </message>
    <message>
        <source>Page for a browser</source>
        <translation>ブラウザー用ページ</translation>
    </message>
    <message>
        <source>PDF pages</source>
        <translation>PDF ページ</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>アニメーション</translation>
    </message>
    <message>
        <source>Writing the walkthrough…</source>
        <translation>解法手順を書き出しています…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>保存しました：%1</translation>
    </message>
</context>
<context>
    <name>inkling::WhyController</name>
    <message>
        <source>Nothing is known here yet.</source>
        <translation>ここはまだ何もわかりません。</translation>
    </message>
    <message>
        <source>Looking for the reason…</source>
        <translation>理由を探しています…</translation>
    </message>
    <message>
        <source>Why: &lt;c&gt;%1&lt;/c&gt;?</source>
        <translation>なぜ：&lt;c&gt;%1&lt;/c&gt;？</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps lead to it; the reason is below each.</source>
        <translation>
            <numerusform>%Ln ステップで導けます。それぞれの下に理由があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The puzzle is still being solved. Ask again in a moment.</source>
        <translation>パズルをまだ解いています。少ししてからもう一度どうぞ。</translation>
    </message>
    <message>
        <source>It follows: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>導かれること：&lt;c&gt;%1&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>No explanation was found.</source>
        <translation>説明が見つかりませんでした。</translation>
    </message>
    <message>
        <source>Back to my marks</source>
        <translation>書き込みに戻る</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt;: this is given from the start.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;：最初から与えられています。</translation>
    </message>
    <message>
        <source>A contradiction: there is no answer.</source>
        <translation>矛盾するので、解はありません。</translation>
    </message>
    <message>
        <source>So: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>よって：&lt;c&gt;%1&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Only the steps needed for this one fact.</source>
        <translation>この1つの事実に必要なステップだけ。</translation>
    </message>
    <message>
        <source>It does not follow from the clues: two answers differ here, one with &lt;c&gt;%1&lt;/c&gt;, one without.</source>
        <translation>手がかりからは導けません。ここは2つの解で異なり、一方は&lt;c&gt;%1&lt;/c&gt;で、もう一方は違います。</translation>
    </message>
    <message>
        <source>The board shows both answers.</source>
        <translation>盤面には両方の解を表示しています。</translation>
    </message>
    <message>
        <source>There is no answer left.</source>
        <translation>解が残っていません。</translation>
    </message>
    <message>
        <source>The hint: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>ヒント：&lt;c&gt;%1&lt;/c&gt;。</translation>
    </message>
    <message>
        <source>Nothing can stand here: there is no answer left.</source>
        <translation>ここに入るものはなく、解は残っていません。</translation>
    </message>
    <message>
        <source>This mark is wrong: &lt;c&gt;%1&lt;/c&gt;. Without it, the opposite follows.</source>
        <translation>この書き込みは間違いです：&lt;c&gt;%1&lt;/c&gt;。これがなければ、逆が導かれます。</translation>
    </message>
    <message>
        <source>This mark does not fit your others: &lt;c&gt;%1&lt;/c&gt;. Without it, the opposite follows.</source>
        <translation>この書き込みはほかの書き込みと合いません：&lt;c&gt;%1&lt;/c&gt;。これがなければ、逆が導かれます。</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt;: this is so, but no steps were found for it.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;：そのとおりですが、導くステップは見つかりませんでした。</translation>
    </message>
    <message>
        <source>It follows from the rules of the game alone.</source>
        <translation>ゲームのルールだけから導かれます。</translation>
    </message>
    <message>
        <source>Back to all steps</source>
        <translation>すべてのステップに戻る</translation>
    </message>
    <message>
        <source>This mark may or may not be right: two answers differ here, one with &lt;c&gt;%1&lt;/c&gt;, one without.</source>
        <translation>この書き込みは正しいとも間違いともいえません。ここは2つの解で異なり、一方は&lt;c&gt;%1&lt;/c&gt;で、もう一方は違います。</translation>
    </message>
    <message>
        <source>Your marks, unchanged.</source>
        <translation>自分の書き込み（そのまま）。</translation>
    </message>
</context>
<context>
    <name>inkling::WhyPanel</name>
    <message>
        <source>Play it</source>
        <translation>再生する</translation>
    </message>
    <message>
        <source>Why: the reason is below each fact</source>
        <translation>なぜ：理由はそれぞれの事実の下にあります</translation>
    </message>
</context>
<context>
    <name>inkling::WhyTreeModel</name>
    <message>
        <source>A contradiction: there is no answer</source>
        <translation>矛盾するので、解はありません</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>ほか %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>a rule of the game</source>
        <translation>ゲームのルール</translation>
    </message>
    <message>
        <source>already known</source>
        <translation>すでにわかっていること</translation>
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
        <translation>このパネルを閉じる</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1を閉じる</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>パズル</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>考え方</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>パズル(&amp;P)</translation>
    </message>
    <message>
        <source>Hi&amp;story</source>
        <translation>履歴(&amp;S)</translation>
    </message>
    <message>
        <source>Si&amp;de Panel</source>
        <translation>サイドパネル(&amp;D)</translation>
    </message>
</context>
<context>
    <name>inkling::WindowExports</name>
    <message>
        <source>Copy &amp;As</source>
        <translation>形式を選んでコピー(&amp;A)</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>コピーしました：%1</translation>
    </message>
    <message>
        <source>E&amp;xport As Text</source>
        <translation>テキストとして書き出す(&amp;X)</translation>
    </message>
    <message>
        <source>Compare with My Output</source>
        <translation>自分の出力と比べる</translation>
    </message>
</context>
<context>
    <name>inkling::WindowMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Recently Opened</source>
        <translation>最近開いたファイル(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Samples</source>
        <translation>サンプル(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>パズル(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>テーマ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>移動(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Too&amp;ls</source>
        <translation>ツール(&amp;L)</translation>
    </message>
    <message>
        <source>St&amp;eps</source>
        <translation>ステップ(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>システム(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>%1 (not found)</source>
        <translation>%1（見つかりません）</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>消去(&amp;C)</translation>
    </message>
    <message>
        <source>Clear the list, except for pinned files</source>
        <translation>ピン留めしたファイルを除いて一覧を消去する</translation>
    </message>
</context>
</TS>
