<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>Accessible</name>
    <message>
        <source>blank</source>
        <translation>vacía</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open a puzzle file</source>
        <translation>Abrir un archivo de puzles</translation>
    </message>
    <message>
        <source>&amp;Export Picture…</source>
        <translation>Exportar i&amp;magen…</translation>
    </message>
    <message>
        <source>Save the board as a picture</source>
        <translation>Guardar el tablero como imagen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;Acercar</translation>
    </message>
    <message>
        <source>Make the board larger</source>
        <translation>Ver el tablero más grande</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Ale&amp;jar</translation>
    </message>
    <message>
        <source>Make the board smaller</source>
        <translation>Ver el tablero más pequeño</translation>
    </message>
    <message>
        <source>&amp;Fit to Window</source>
        <translation>Ajustar a la &amp;ventana</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Mostrar todo el tablero</translation>
    </message>
    <message>
        <source>&amp;Tint Inside</source>
        <translation>&amp;Teñir el interior</translation>
    </message>
    <message>
        <source>Tint the cells known to be inside the loop</source>
        <translation>Teñir las casillas que con seguridad están dentro del bucle</translation>
    </message>
    <message>
        <source>&amp;Reduced Motion</source>
        <translation>Movimiento re&amp;ducido</translation>
    </message>
    <message>
        <source>Fade new marks in instead of drawing them</source>
        <translation>Las marcas nuevas aparecen poco a poco en vez de dibujarse</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>Pantalla com&amp;pleta</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Usar toda la pantalla</translation>
    </message>
    <message>
        <source>&amp;First Step</source>
        <translation>&amp;Primer paso</translation>
    </message>
    <message>
        <source>Go to the beginning</source>
        <translation>Ir al principio</translation>
    </message>
    <message>
        <source>Step &amp;Back</source>
        <translation>Paso &amp;atrás</translation>
    </message>
    <message>
        <source>Go back one step</source>
        <translation>Retroceder un paso</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Reprod&amp;ucir</translation>
    </message>
    <message>
        <source>Play the steps, or pause</source>
        <translation>Reproducir los pasos o hacer una pausa</translation>
    </message>
    <message>
        <source>Step For&amp;ward</source>
        <translation>Paso a&amp;delante</translation>
    </message>
    <message>
        <source>Go forward one step</source>
        <translation>Avanzar un paso</translation>
    </message>
    <message>
        <source>&amp;Last Step</source>
        <translation>Ú&amp;ltimo paso</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation>Ir al final</translation>
    </message>
    <message>
        <source>Next &amp;Hard Step</source>
        <translation>Siguiente paso di&amp;fícil</translation>
    </message>
    <message>
        <source>Go to the next step that is harder than most</source>
        <translation>Ir al siguiente paso más difícil que la mayoría</translation>
    </message>
    <message>
        <source>P&amp;revious Puzzle</source>
        <translation>Puzle a&amp;nterior</translation>
    </message>
    <message>
        <source>Go to the previous puzzle</source>
        <translation>Ir al puzle anterior</translation>
    </message>
    <message>
        <source>&amp;Next Puzzle</source>
        <translation>Puzle &amp;siguiente</translation>
    </message>
    <message>
        <source>Go to the next puzzle</source>
        <translation>Ir al puzle siguiente</translation>
    </message>
    <message>
        <source>&amp;About Inkling</source>
        <translation>&amp;Acerca de Inkling</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>Acerca de este programa</translation>
    </message>
    <message>
        <source>&amp;Generate…</source>
        <translation>&amp;Generar…</translation>
    </message>
    <message>
        <source>Make new puzzles, as hard as you like</source>
        <translation>Crear puzles nuevos, tan difíciles como se quiera</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Solve by Hand</source>
        <translation>&amp;Resolver a mano</translation>
    </message>
    <message>
        <source>Solve the puzzle yourself: the board shows your marks</source>
        <translation>Resolver el puzle por cuenta propia: el tablero muestra sus marcas</translation>
    </message>
    <message>
        <source>&amp;Explain</source>
        <translation>&amp;Explicar</translation>
    </message>
    <message>
        <source>See the reasoning, step by step</source>
        <translation>Ver el razonamiento, paso a paso</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Sugerencia</translation>
    </message>
    <message>
        <source>Give a hint; press again for more</source>
        <translation>Dar una sugerencia; cada pulsación dice un poco más</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>¿Por &amp;qué?</translation>
    </message>
    <message>
        <source>Explain why the selected place must be so</source>
        <translation>Explicar por qué el lugar elegido tiene que ser así</translation>
    </message>
    <message>
        <source>Heat &amp;Map</source>
        <translation>Mapa de &amp;calor</translation>
    </message>
    <message>
        <source>Colour open places by how hard they are</source>
        <translation>Colorear los lugares abiertos según su dificultad</translation>
    </message>
    <message>
        <source>&amp;Open This Step</source>
        <translation>Abrir este pas&amp;o</translation>
    </message>
    <message>
        <source>Assume the opposite and see why it fails</source>
        <translation>Suponer lo contrario y ver por qué falla</translation>
    </message>
    <message>
        <source>Ba&amp;ck to the Opened Step</source>
        <translation>&amp;Volver al paso abierto</translation>
    </message>
    <message>
        <source>Go back to the step itself</source>
        <translation>Volver al paso en sí</translation>
    </message>
    <message>
        <source>Full H&amp;int</source>
        <translation>Sugerencia &amp;completa</translation>
    </message>
    <message>
        <source>Give the full hint at once</source>
        <translation>Dar la sugerencia completa de una vez</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save the puzzles and your marks</source>
        <translation>Guardar los puzles y sus marcas</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Guardar c&amp;omo…</translation>
    </message>
    <message>
        <source>Save to another file</source>
        <translation>Guardar en otro archivo</translation>
    </message>
    <message>
        <source>&amp;Duplicate Puzzle</source>
        <translation>D&amp;uplicar puzle</translation>
    </message>
    <message>
        <source>Add a copy after this puzzle</source>
        <translation>Añadir una copia después de este puzle</translation>
    </message>
    <message>
        <source>D&amp;elete Puzzle</source>
        <translation>E&amp;liminar puzle</translation>
    </message>
    <message>
        <source>Delete this puzzle</source>
        <translation>Eliminar este puzle</translation>
    </message>
    <message>
        <source>Move Puzzle U&amp;p</source>
        <translation>Su&amp;bir puzle</translation>
    </message>
    <message>
        <source>Move this puzzle up in the list</source>
        <translation>Mover este puzle hacia arriba en la lista</translation>
    </message>
    <message>
        <source>Move Puzzle Do&amp;wn</source>
        <translation>Ba&amp;jar puzle</translation>
    </message>
    <message>
        <source>Move this puzzle down in the list</source>
        <translation>Mover este puzle hacia abajo en la lista</translation>
    </message>
    <message>
        <source>P&amp;roperties…</source>
        <translation>Pr&amp;opiedades…</translation>
    </message>
    <message>
        <source>Edit the title, author and note</source>
        <translation>Editar el título, el autor y la nota</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>Compro&amp;bar</translation>
    </message>
    <message>
        <source>Back to &amp;Last Correct State</source>
        <translation>&amp;Volver al último estado correcto</translation>
    </message>
    <message>
        <source>Go back to where all your marks were correct</source>
        <translation>Volver a cuando todas sus marcas eran correctas</translation>
    </message>
    <message>
        <source>Start &amp;Trial</source>
        <translation>&amp;Iniciar prueba</translation>
    </message>
    <message>
        <source>Put new marks in another colour until you accept or reject them</source>
        <translation>Poner las marcas nuevas en otro color hasta aceptarlas o rechazarlas</translation>
    </message>
    <message>
        <source>&amp;Accept Trial</source>
        <translation>&amp;Aceptar prueba</translation>
    </message>
    <message>
        <source>Keep the marks of this trial</source>
        <translation>Conservar las marcas de esta prueba</translation>
    </message>
    <message>
        <source>&amp;Reject Trial</source>
        <translation>Rec&amp;hazar prueba</translation>
    </message>
    <message>
        <source>Remove the marks of this trial</source>
        <translation>Quitar las marcas de esta prueba</translation>
    </message>
    <message>
        <source>Add Bookmar&amp;k</source>
        <translation>Añadir &amp;marcador</translation>
    </message>
    <message>
        <source>Remember the board as it is now, so you can return to it</source>
        <translation>Recordar el tablero tal como está, para poder volver a él</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Notas</translation>
    </message>
    <message>
        <source>&amp;Fill Notes</source>
        <translation>Rellenar no&amp;tas</translation>
    </message>
    <message>
        <source>Highlight Same Digit</source>
        <translation>Resaltar la misma cifra</translation>
    </message>
    <message>
        <source>Highlight the selected digit wherever it stands</source>
        <translation>Resaltar la cifra elegida en todo el tablero</translation>
    </message>
    <message>
        <source>Show Ti&amp;me</source>
        <translation>Mostrar el relo&amp;j</translation>
    </message>
    <message>
        <source>Show how long you have been solving</source>
        <translation>Mostrar cuánto tiempo lleva resolviendo</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>Cut the selection</source>
        <translation>Cortar la selección</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>&amp;Seleccionar todo</translation>
    </message>
    <message>
        <source>Select all cells</source>
        <translation>Seleccionar todas las casillas</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Dibujar</translation>
    </message>
    <message>
        <source>Edit the clues, cages and size</source>
        <translation>Editar las pistas, las jaulas y el tamaño</translation>
    </message>
    <message>
        <source>Draw the S&amp;olution</source>
        <translation>Dib&amp;ujar la solución</translation>
    </message>
    <message>
        <source>Draw the solution, then fill in the clues from it</source>
        <translation>Dibujar la solución y sacar de ella las pistas</translation>
    </message>
    <message>
        <source>&amp;Fill In Clues</source>
        <translation>Re&amp;llenar pistas</translation>
    </message>
    <message>
        <source>Fill in every clue from the drawn solution</source>
        <translation>Rellenar todas las pistas a partir de la solución dibujada</translation>
    </message>
    <message>
        <source>Remove the drawn solution from the board</source>
        <translation>Quitar del tablero la solución dibujada</translation>
    </message>
    <message>
        <source>&amp;Minimise</source>
        <translation>Reducir p&amp;istas</translation>
    </message>
    <message>
        <source>Remove clues while the answer stays the only one</source>
        <translation>Quitar pistas mientras la solución siga siendo única</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>Repar&amp;tir</translation>
    </message>
    <message>
        <source>Fill blanks at random</source>
        <translation>Llenar al azar los lugares vacíos</translation>
    </message>
    <message>
        <source>Make &amp;Cage</source>
        <translation>Crear &amp;jaula</translation>
    </message>
    <message>
        <source>Join the selected cells into a cage (Return)</source>
        <translation>Unir las casillas elegidas en una jaula (Intro)</translation>
    </message>
    <message>
        <source>Remo&amp;ve Cage</source>
        <translation>Quit&amp;ar jaula</translation>
    </message>
    <message>
        <source>Remove the cage and keep its cells</source>
        <translation>Quitar la jaula y conservar sus casillas</translation>
    </message>
    <message>
        <source>Rotate &amp;Left</source>
        <translation>Girar a la &amp;izquierda</translation>
    </message>
    <message>
        <source>Rotate the board to the left</source>
        <translation>Girar el tablero a la izquierda</translation>
    </message>
    <message>
        <source>Rotate &amp;Right</source>
        <translation>Girar a la &amp;derecha</translation>
    </message>
    <message>
        <source>Rotate the board to the right</source>
        <translation>Girar el tablero a la derecha</translation>
    </message>
    <message>
        <source>T&amp;urn Upside Down</source>
        <translation>&amp;Poner boca abajo</translation>
    </message>
    <message>
        <source>Rotate the board by half a turn</source>
        <translation>Girar el tablero media vuelta</translation>
    </message>
    <message>
        <source>Flip &amp;Horizontally</source>
        <translation>Voltear en &amp;horizontal</translation>
    </message>
    <message>
        <source>Swap left and right</source>
        <translation>Intercambiar izquierda y derecha</translation>
    </message>
    <message>
        <source>Flip &amp;Vertically</source>
        <translation>Voltear en &amp;vertical</translation>
    </message>
    <message>
        <source>Swap top and bottom</source>
        <translation>Intercambiar arriba y abajo</translation>
    </message>
    <message>
        <source>&amp;Swap Black and White</source>
        <translation>Intercambiar &amp;blanco y negro</translation>
    </message>
    <message>
        <source>Turn every black cell white and every white cell black</source>
        <translation>Volver blancas todas las casillas negras y negras las blancas</translation>
    </message>
    <message>
        <source>Add on the &amp;Left</source>
        <translation>Añadir a la &amp;izquierda</translation>
    </message>
    <message>
        <source>Add a column on the left</source>
        <translation>Añadir una columna a la izquierda</translation>
    </message>
    <message>
        <source>Add at the &amp;Top</source>
        <translation>Añadir a&amp;rriba</translation>
    </message>
    <message>
        <source>Add a row at the top</source>
        <translation>Añadir una fila arriba</translation>
    </message>
    <message>
        <source>Add on the &amp;Right</source>
        <translation>Añadir a la &amp;derecha</translation>
    </message>
    <message>
        <source>Add a column on the right</source>
        <translation>Añadir una columna a la derecha</translation>
    </message>
    <message>
        <source>Add at the &amp;Bottom</source>
        <translation>Añadir a&amp;bajo</translation>
    </message>
    <message>
        <source>Add a row at the bottom</source>
        <translation>Añadir una fila abajo</translation>
    </message>
    <message>
        <source>Remove on the L&amp;eft</source>
        <translation>Quitar a la i&amp;zquierda</translation>
    </message>
    <message>
        <source>Remove a column on the left</source>
        <translation>Quitar una columna a la izquierda</translation>
    </message>
    <message>
        <source>Remove at the To&amp;p</source>
        <translation>Quitar arrib&amp;a</translation>
    </message>
    <message>
        <source>Remove a row at the top</source>
        <translation>Quitar una fila arriba</translation>
    </message>
    <message>
        <source>Remove on the R&amp;ight</source>
        <translation>Quitar a la derec&amp;ha</translation>
    </message>
    <message>
        <source>Remove a column on the right</source>
        <translation>Quitar una columna a la derecha</translation>
    </message>
    <message>
        <source>Remove at the B&amp;ottom</source>
        <translation>Quitar aba&amp;jo</translation>
    </message>
    <message>
        <source>Remove a row at the bottom</source>
        <translation>Quitar una fila abajo</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Pre&amp;ferencias…</translation>
    </message>
    <message>
        <source>How you solve, and how it looks</source>
        <translation>Cómo se resuelve y qué aspecto tiene</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>Atajos de &amp;teclado…</translation>
    </message>
    <message>
        <source>See all shortcuts and change them</source>
        <translation>Ver todos los atajos y cambiarlos</translation>
    </message>
    <message>
        <source>Tip: you can also drop a file or text onto the window.</source>
        <translation>Consejo: también se puede soltar un archivo o un texto sobre la ventana.</translation>
    </message>
    <message>
        <source>Tip: make a hard one and watch how it is explained.</source>
        <translation>Consejo: cree uno difícil y mire cómo se explica.</translation>
    </message>
    <message>
        <source>Tip: a name ending in .svg or .pdf keeps it sharp at any size.</source>
        <translation>Consejo: con un nombre terminado en .svg o .pdf se ve nítida a cualquier tamaño.</translation>
    </message>
    <message>
        <source>Tip: hold the keys down to see how you got here.</source>
        <translation>Consejo: mantenga pulsadas las teclas para ver cómo llegó hasta aquí.</translation>
    </message>
    <message>
        <source>Tip: nothing undone is lost until you make a new mark.</source>
        <translation>Consejo: nada de lo deshecho se pierde hasta poner una marca nueva.</translation>
    </message>
    <message>
        <source>Tip: click the board to mark it; ask for a hint when stuck.</source>
        <translation>Consejo: haga clic en el tablero para marcar; si se atasca, pida una sugerencia.</translation>
    </message>
    <message>
        <source>Tip: press Play and watch, or use the arrow keys.</source>
        <translation>Consejo: pulse «Reproducir» y mire, o use las teclas de flecha.</translation>
    </message>
    <message>
        <source>Tip: the first press only says where to look.</source>
        <translation>Consejo: la primera pulsación solo dice dónde mirar.</translation>
    </message>
    <message>
        <source>Tip: this shows the step itself, with all its reasons.</source>
        <translation>Consejo: muestra el paso en sí, con todos sus motivos.</translation>
    </message>
    <message>
        <source>Tip: click a place on the board first.</source>
        <translation>Consejo: haga clic antes en un lugar del tablero.</translation>
    </message>
    <message>
        <source>Tip: start with a 7 by 7 grid and a few clues.</source>
        <translation>Consejo: empiece con una cuadrícula de 7 por 7 y unas pocas pistas.</translation>
    </message>
    <message>
        <source>Tip: your marks and the undo history are saved as well.</source>
        <translation>Consejo: también se guardan sus marcas y el historial de deshacer.</translation>
    </message>
    <message>
        <source>Tip: check before you build on what looks certain.</source>
        <translation>Consejo: compruebe antes de apoyarse en lo que parece seguro.</translation>
    </message>
    <message>
        <source>Tip: when stuck, try something; one key takes it all back.</source>
        <translation>Consejo: si se atasca, pruebe algo; una tecla lo retira todo.</translation>
    </message>
    <message>
        <source>Tip: add one wherever you may want to return.</source>
        <translation>Consejo: añada uno donde quizá quiera volver.</translation>
    </message>
    <message>
        <source>Tip: press twice; the second time removes what cannot be.</source>
        <translation>Consejo: pulse dos veces; la segunda quita lo que no puede ser.</translation>
    </message>
    <message>
        <source>Tip: the mouse wheel and two fingers zoom as well.</source>
        <translation>Consejo: la rueda del ratón y dos dedos también acercan y alejan.</translation>
    </message>
    <message>
        <source>Tip: hold the space bar and drag to move the board.</source>
        <translation>Consejo: mantenga pulsada la barra espaciadora y arrastre para mover el tablero.</translation>
    </message>
    <message>
        <source>Tip: the way back when you are lost on a large board.</source>
        <translation>Consejo: el camino de vuelta si se pierde en un tablero grande.</translation>
    </message>
    <message>
        <source>Tip: halfway through, the tint often shows the next line.</source>
        <translation>Consejo: a mitad de camino, el tinte suele mostrar la siguiente línea.</translation>
    </message>
    <message>
        <source>Tip: use it at the start to find the easy places.</source>
        <translation>Consejo: úselo al principio para encontrar los lugares fáciles.</translation>
    </message>
    <message>
        <source>Tip: Home works from anywhere.</source>
        <translation>Consejo: Inicio funciona desde cualquier paso.</translation>
    </message>
    <message>
        <source>Tip: see what the board looked like just before.</source>
        <translation>Consejo: vea cómo estaba el tablero justo antes.</translation>
    </message>
    <message>
        <source>Tip: set the speed at the right of the slider.</source>
        <translation>Consejo: la velocidad se ajusta a la derecha del deslizador.</translation>
    </message>
    <message>
        <source>Tip: the colours in the sentence are those on the board.</source>
        <translation>Consejo: los colores de la frase son los del tablero.</translation>
    </message>
    <message>
        <source>Tip: End works from anywhere.</source>
        <translation>Consejo: Fin funciona desde cualquier paso.</translation>
    </message>
    <message>
        <source>Tip: see only what makes this puzzle hard.</source>
        <translation>Consejo: vea solo lo que hace difícil este puzle.</translation>
    </message>
    <message>
        <source>Tip: for any step you do not believe.</source>
        <translation>Consejo: para cualquier paso que no le convenza.</translation>
    </message>
    <message>
        <source>Tip: Esc does the same.</source>
        <translation>Consejo: Esc hace lo mismo.</translation>
    </message>
    <message>
        <source>Tip: the list on the left shows them all.</source>
        <translation>Consejo: la lista de la izquierda los muestra todos.</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Print puzzles or save them as PDF, several per page</source>
        <translation>Imprimir puzles o guardarlos como PDF, varios por página</translation>
    </message>
    <message>
        <source>Tip: put four on a page, with the answers on the last page.</source>
        <translation>Consejo: ponga cuatro por página, con las soluciones en la última.</translation>
    </message>
    <message>
        <source>Clear Sol&amp;ution</source>
        <translation>&amp;Borrar solución</translation>
    </message>
    <message>
        <source>Close all windows; they reopen as they were</source>
        <translation>Cerrar todas las ventanas; volverán a abrirse tal como estaban</translation>
    </message>
    <message>
        <source>&amp;No Symmetry</source>
        <translation>&amp;Sin simetría</translation>
    </message>
    <message>
        <source>A clue stands only where you write it</source>
        <translation>Una pista está solo donde se escribe</translation>
    </message>
    <message>
        <source>&amp;Half Turn</source>
        <translation>&amp;Medio giro</translation>
    </message>
    <message>
        <source>Each clue is repeated after half a turn</source>
        <translation>Cada pista se repite tras medio giro</translation>
    </message>
    <message>
        <source>&amp;Quarter Turn</source>
        <translation>&amp;Cuarto de giro</translation>
    </message>
    <message>
        <source>Each clue is repeated after every quarter turn</source>
        <translation>Cada pista se repite tras cada cuarto de giro</translation>
    </message>
    <message>
        <source>&amp;Left and Right Mirrored</source>
        <translation>Reflejo &amp;izquierda-derecha</translation>
    </message>
    <message>
        <source>Each clue is mirrored left to right</source>
        <translation>Cada pista se refleja de izquierda a derecha</translation>
    </message>
    <message>
        <source>&amp;Top and Bottom Mirrored</source>
        <translation>Reflejo &amp;arriba-abajo</translation>
    </message>
    <message>
        <source>Each clue is mirrored top to bottom</source>
        <translation>Cada pista se refleja de arriba abajo</translation>
    </message>
    <message>
        <source>Row and Column &amp;Numbers</source>
        <translation>&amp;Números de fila y columna</translation>
    </message>
    <message>
        <source>Number the rows and columns beside the board</source>
        <translation>Numerar las filas y columnas junto al tablero</translation>
    </message>
    <message>
        <source>Next C&amp;ase</source>
        <translation>Caso siguien&amp;te</translation>
    </message>
    <message>
        <source>Show the next case of this step</source>
        <translation>Mostrar el caso siguiente de este paso</translation>
    </message>
    <message>
        <source>Pr&amp;evious Case</source>
        <translation>&amp;Caso anterior</translation>
    </message>
    <message>
        <source>Show the previous case of this step</source>
        <translation>Mostrar el caso anterior de este paso</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nuevo…</translation>
    </message>
    <message>
        <source>Draw your own puzzle, in a new file</source>
        <translation>Dibujar un puzle propio, en un archivo nuevo</translation>
    </message>
    <message>
        <source>Add Puzz&amp;le…</source>
        <translation>Añadir pu&amp;zle…</translation>
    </message>
    <message>
        <source>Draw another puzzle in this file</source>
        <translation>Dibujar otro puzle en este archivo</translation>
    </message>
    <message>
        <source>Open as One L&amp;ist…</source>
        <translation>Abrir como una &amp;lista…</translation>
    </message>
    <message>
        <source>Open several files, and list all their puzzles in this window</source>
        <translation>Abrir varios archivos y listar todos sus puzles en esta ventana</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Close this file; close the window if nothing is open</source>
        <translation>Cerrar este archivo; cerrar la ventana si no hay nada abierto</translation>
    </message>
    <message>
        <source>Type notes without holding Shift</source>
        <translation>Escribir notas sin mantener pulsada Mayús</translation>
    </message>
    <message>
        <source>&amp;Go to Puzzle…</source>
        <translation>&amp;Ir al puzle…</translation>
    </message>
    <message>
        <source>Go to a puzzle by its number</source>
        <translation>Ir a un puzle por su número</translation>
    </message>
    <message>
        <source>F&amp;ind Puzzle</source>
        <translation>&amp;Buscar puzle</translation>
    </message>
    <message>
        <source>Search the list of puzzles</source>
        <translation>Buscar en la lista de puzles</translation>
    </message>
    <message>
        <source>Pra&amp;ctice…</source>
        <translation>&amp;Practicar…</translation>
    </message>
    <message>
        <source>Learn the rules one by one, and practise them in small positions</source>
        <translation>Aprender las reglas una a una y practicarlas en posiciones pequeñas</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>Empe&amp;zar de nuevo</translation>
    </message>
    <message>
        <source>Clear all your marks; Undo brings them back</source>
        <translation>Borrar todas sus marcas; «Deshacer» las recupera</translation>
    </message>
    <message>
        <source>Flip Along the &amp;Diagonal</source>
        <translation>Voltear por la dia&amp;gonal</translation>
    </message>
    <message>
        <source>Swap rows and columns; the top left corner stays</source>
        <translation>Intercambiar filas y columnas; la esquina superior izquierda no cambia</translation>
    </message>
    <message>
        <source>Flip Along the &amp;Other Diagonal</source>
        <translation>Voltear por la &amp;otra diagonal</translation>
    </message>
    <message>
        <source>Swap rows and columns; the top right corner stays</source>
        <translation>Intercambiar filas y columnas; la esquina superior derecha no cambia</translation>
    </message>
    <message>
        <source>&amp;Diagonal From the Top Left</source>
        <translation>&amp;Diagonal desde arriba a la izquierda</translation>
    </message>
    <message>
        <source>Each clue is mirrored at the diagonal from the top left</source>
        <translation>Cada pista se refleja en la diagonal desde arriba a la izquierda</translation>
    </message>
    <message>
        <source>D&amp;iagonal From the Top Right</source>
        <translation>Diagonal desde a&amp;rriba a la derecha</translation>
    </message>
    <message>
        <source>Each clue is mirrored at the diagonal from the top right</source>
        <translation>Cada pista se refleja en la diagonal desde arriba a la derecha</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>Pince&amp;l</translation>
    </message>
    <message>
        <source>Colour cells and lines: click or drag, the right button erases; 1 to 6 choose a colour</source>
        <translation>Colorear casillas y líneas: clic o arrastrar; el botón derecho borra; de 1 a 6 se elige el color</translation>
    </message>
    <message>
        <source>Export &amp;Walkthrough…</source>
        <translation>&amp;Exportar resolución paso a paso…</translation>
    </message>
    <message>
        <source>Save all steps, to be read or watched without Inkling</source>
        <translation>Guardar todos los pasos, para leerlos o verlos sin Inkling</translation>
    </message>
    <message>
        <source>&amp;Compare with My Output…</source>
        <translation>Com&amp;parar con mi salida…</translation>
    </message>
    <message>
        <source>Check what your own program printed for these puzzles</source>
        <translation>Comprobar lo que su propio programa ha escrito para estos puzles</translation>
    </message>
    <message>
        <source>&amp;Rules of the Puzzles</source>
        <translation>&amp;Reglas de los puzles</translation>
    </message>
    <message>
        <source>What each kind of puzzle asks, with an example</source>
        <translation>Qué pide cada tipo de puzle, con un ejemplo</translation>
    </message>
    <message>
        <source>What&apos;s &amp;New</source>
        <translation>&amp;Novedades</translation>
    </message>
    <message>
        <source>What has changed in this version and before</source>
        <translation>Qué ha cambiado en esta versión y en las anteriores</translation>
    </message>
    <message>
        <source>Export Contest &amp;File…</source>
        <translation>E&amp;xportar archivo de concurso…</translation>
    </message>
    <message>
        <source>Save only the puzzles, as the contest&apos;s input</source>
        <translation>Guardar solo los puzles, como entrada del concurso</translation>
    </message>
    <message>
        <source>Undo the last change made here</source>
        <translation>Deshacer el último cambio hecho aquí</translation>
    </message>
    <message>
        <source>Redo what was undone here</source>
        <translation>Rehacer lo deshecho aquí</translation>
    </message>
    <message>
        <source>Copy the chosen cells while you draw, or the puzzle, as text</source>
        <translation>Copiar como texto las casillas elegidas al dibujar, o el puzle</translation>
    </message>
    <message>
        <source>Paste into the sheet, or add the puzzles of a text</source>
        <translation>Pegar en el dibujo o añadir los puzles de un texto</translation>
    </message>
    <message>
        <source>Count your wrong marks and frame them</source>
        <translation>Contar tus marcas equivocadas y enmarcarlas</translation>
    </message>
    <message>
        <source>Note what the clues and marks leave in each blank; press again to remove what they have excluded since</source>
        <translation>Anotar en cada casilla vacía lo que permiten las pistas y las marcas; otra pulsación quita lo que han descartado desde entonces</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Shows how logic and number puzzles are solved.</source>
        <translation>Muestra cómo se resuelven puzles lógicos y numéricos.</translation>
    </message>
    <message>
        <source>Save the board as FILE (png, svg or pdf) and exit.</source>
        <translation>Guardar el tablero como FILE (png, svg o pdf) y salir.</translation>
    </message>
    <message>
        <source>Save a picture of the window as FILE (png) and exit.</source>
        <translation>Guardar una imagen de la ventana como FILE (png) y salir.</translation>
    </message>
    <message>
        <source>Number of the puzzle to export.</source>
        <translation>Número del puzle que se exporta.</translation>
    </message>
    <message>
        <source>light or dark.</source>
        <translation>light o dark.</translation>
    </message>
    <message>
        <source>--theme must be light or dark.</source>
        <translation>--theme debe ser light o dark.</translation>
    </message>
    <message>
        <source>There is no display. --export and --print work without one.</source>
        <translation>No hay pantalla. --export y --print funcionan sin ella.</translation>
    </message>
    <message>
        <source>Number of the step to export; 0 is the unsolved board. Default: the end.</source>
        <translation>Número del paso que se exporta; 0 es el tablero sin resolver. Si no se indica: el final.</translation>
    </message>
    <message>
        <source>Width of the picture in pixels, at most 20000.</source>
        <translation>Ancho de la imagen en píxeles, como máximo 20000.</translation>
    </message>
    <message>
        <source>--puzzle must be a number, 1 or more.</source>
        <translation>--puzzle debe ser un número, 1 o más.</translation>
    </message>
    <message>
        <source>--step must be a number, 0 or more.</source>
        <translation>--step debe ser un número, 0 o más.</translation>
    </message>
    <message>
        <source>--size must be a number from 1 to %1.</source>
        <translation>--size debe ser un número de 1 a %1.</translation>
    </message>
    <message>
        <source>Save all puzzles as FILE (pdf), ready to print, and exit.</source>
        <translation>Guardar todos los puzles como FILE (pdf), listos para imprimir, y salir.</translation>
    </message>
    <message>
        <source>Puzzles per page, at most 100.</source>
        <translation>Puzles por página, como máximo 100.</translation>
    </message>
    <message>
        <source>Print the answers too, small, after the puzzles.</source>
        <translation>Imprimir también las soluciones, en pequeño, después de los puzles.</translation>
    </message>
    <message>
        <source>--print needs exactly one puzzle file.</source>
        <translation>--print necesita exactamente un archivo de puzles.</translation>
    </message>
    <message>
        <source>--per-page must be a number from 1 to %1.</source>
        <translation>--per-page debe ser un número de 1 a %1.</translation>
    </message>
    <message>
        <source>Number the rows and columns of exported and printed boards.</source>
        <translation>Numerar las filas y columnas de los tableros exportados e impresos.</translation>
    </message>
    <message>
        <source>Puzzle files to open; - is standard input.</source>
        <translation>Archivos de puzles que se abren; - es la entrada estándar.</translation>
    </message>
    <message>
        <source>Kind of puzzle, if it is not clear from the file: %1.</source>
        <translation>Tipo de puzle, si el archivo no lo deja claro: %1.</translation>
    </message>
    <message>
        <source>--family must be one of: %1.</source>
        <translation>--family debe ser uno de estos: %1.</translation>
    </message>
    <message>
        <source>Save the reasoning step by step as FILE (html, pdf or webp) and exit.</source>
        <translation>Guardar el razonamiento paso a paso como FILE (html, pdf o webp) y salir.</translation>
    </message>
    <message>
        <source>--%1 needs exactly one puzzle file.</source>
        <translation>--%1 necesita exactamente un archivo de puzles.</translation>
    </message>
    <message>
        <source>Print the rules on each page.</source>
        <translation>Imprimir las reglas en cada página.</translation>
    </message>
    <message>
        <source>Print two pages side by side, to be folded into a booklet.</source>
        <translation>Imprimir dos páginas por cara, para doblarlas como folleto.</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>About Inkling</source>
        <translation>Acerca de Inkling</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Inkling %1&lt;/h3&gt;&lt;p&gt;A workbench for logic and number puzzles: it solves them and explains the reasoning step by step. An inkling is a hint, and ink is what you draw with.&lt;/p&gt;&lt;p&gt;Free software under the MIT licence. Made with Qt %2 and CaDiCaL.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Inkling %1&lt;/h3&gt;&lt;p&gt;Un banco de trabajo para puzles lógicos y numéricos: los resuelve y explica el razonamiento paso a paso. En inglés, «inkling» es un indicio, e «ink», la tinta con la que se dibuja.&lt;/p&gt;&lt;p&gt;Software libre con licencia MIT. Hecho con Qt %2 y CaDiCaL.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What&apos;s New</source>
        <translation>Novedades</translation>
    </message>
    <message>
        <source>Since version %1</source>
        <translation>Desde la versión %1</translation>
    </message>
</context>
<context>
    <name>Difficulty</name>
    <message>
        <source>gentle</source>
        <translation>suave</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>fiendish</source>
        <translation>diabólico</translation>
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
        <translation>Ecuaciones hexagonales</translation>
    </message>
    <message>
        <source>KenKen</source>
        <translation>KenKen</translation>
    </message>
    <message>
        <source>Number Cross</source>
        <translation>Números cruzados</translation>
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
        <translation>Cartas</translation>
    </message>
</context>
<context>
    <name>Headless</name>
    <message>
        <source>%1 cannot be written</source>
        <translation>No se puede escribir %1</translation>
    </message>
    <message>
        <source>%1 contains only %L2 puzzles, not %L3</source>
        <translation>%1 solo contiene %L2 puzles, no %L3</translation>
    </message>
    <message>
        <source>--step %1 is beyond the end: puzzle %2 of %3 has steps 0 (the start) to %4</source>
        <translation>--step %1 pasa del final: el puzle %2 de %3 tiene los pasos 0 (el inicio) a %4</translation>
    </message>
    <message>
        <source>%1 contains no puzzle</source>
        <translation>%1 no contiene ningún puzle</translation>
    </message>
    <message>
        <source>%1; name the kind by --family, one of: %2</source>
        <translation>%1; indique el tipo con --family, uno de estos: %2</translation>
    </message>
    <message>
        <source>%1: puzzle %L2 is unfinished</source>
        <translation>%1: el puzle %L2 está sin terminar</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Make the goal of all cards, each used once, with + − × / and parentheses. An ace is 1, J Q K are 11 12 13; fractions may come up on the way.
Click two cards in order, then a sign. Keyboard: a card&apos;s value, then + − * /. A double click splits a card again, Backspace the last one.</source>
        <translation>Consiga el objetivo con todas las cartas, usadas una sola vez, mediante + − × / y paréntesis. Un as vale 1; J Q K valen 11 12 13; por el camino puede haber fracciones.
Haga clic en dos cartas, en orden, y luego en un signo. Teclado: el valor de una carta y luego + − * /. Un doble clic vuelve a separar una carta; Retroceso, la última.</translation>
    </message>
    <message>
        <source>Find the path from tile to neighbouring tile, through each tile once, that reads as a true equation: numbers of one or two digits, an operator between each two, one =. Each side is worked out from left to right.
Drag from tile to tile to draw the path; drag back to erase it. The right button cuts a link. Keyboard: arrow keys, Space to join, X to cut.</source>
        <translation>Busque el camino de ficha en ficha vecina, que pasa una vez por cada una y se lee como una igualdad cierta: números de una o dos cifras, un operador entre cada dos, un solo =. Cada lado se calcula de izquierda a derecha.
Arrastre de ficha en ficha para trazar el camino; arrastre hacia atrás para borrarlo. El botón derecho corta un enlace. Teclado: teclas de flecha, Espacio para unir, X para cortar.</translation>
    </message>
    <message>
        <source>Shade cells until no row or column shows a number twice. Black cells never share a side, and the white cells stay connected.
A click makes a cell black, a right click marks it white.</source>
        <translation>Sombree casillas hasta que ninguna fila ni columna muestre un número dos veces. Las negras nunca comparten un lado y las blancas siguen conectadas.
Un clic vuelve negra una casilla; un clic derecho la marca blanca.</translation>
    </message>
    <message>
        <source>The digits of each run, 1 to 9 without repeats, add up to the sum beside it.
Click a cell or use the arrow keys, then type. With Shift, or after a right click, you type notes.</source>
        <translation>Las cifras de cada tramo, de 1 a 9 sin repetir, dan la suma que está al lado.
Haga clic en una casilla o use las teclas de flecha y escriba. Con Mayús, o tras un clic derecho, se escriben notas.</translation>
    </message>
    <message>
        <source>Each row and column holds every digit from 1 to the size of the board once. The digits of a cage make its number with its sign; for − and / the largest comes first.
Click a cell or use the arrow keys, then type. With Shift, or after a right click, you type notes. Backspace clears the cell.</source>
        <translation>Cada fila y cada columna contiene una vez cada cifra, de 1 al tamaño del tablero. Las cifras de una jaula dan su número con su signo; con − y /, la mayor va primero.
Haga clic en una casilla o use las teclas de flecha y escriba. Con Mayús, o tras un clic derecho, se escriben notas. Retroceso vacía la casilla.</translation>
    </message>
    <message>
        <source>Each cell is black or white. The white digits of a row add up to the number beside it, the black digits of a column to the number above it.
Click a cell: black, white, blank; drag to paint. The right button goes the other way round. Keyboard: arrow keys, then Space.</source>
        <translation>Cada casilla es negra o blanca. Las cifras blancas de una fila suman el número que está a su lado; las cifras negras de una columna, el número que está encima.
Haga clic en una casilla: negra, blanca, vacía; arrastre para pintar. El botón derecho va en el orden contrario. Teclado: teclas de flecha y Espacio.</translation>
    </message>
    <message>
        <source>Draw one closed loop along the dots; it never crosses or touches itself. A number says how many of the four sides of its cell are part of the loop.
Drag along the dots to draw lines, or click an edge: line, cross, blank. The right button makes crosses; a click in the middle of a cell marks it inside or outside. Keyboard: arrow keys, Space, X, C.</source>
        <translation>Trace un solo bucle cerrado por los puntos; nunca se cruza ni se toca. Un número dice cuántos de los cuatro lados de su casilla forman parte del bucle.
Arrastre por los puntos para trazar líneas, o haga clic en una arista: línea, cruz, vacía. El botón derecho pone cruces; un clic en el centro de una casilla la marca dentro o fuera. Teclado: teclas de flecha, Espacio, X, C.</translation>
    </message>
    <message>
        <source>Each row, column and box holds every digit once; the digits of a dashed cage differ and add up to its sum.
Click a cell or use the arrow keys, then type. With Shift, or after a right click, you type notes.</source>
        <translation>Cada fila, columna y caja contiene cada cifra una vez; las cifras de una jaula de trazos son distintas y dan su suma.
Haga clic en una casilla o use las teclas de flecha y escriba. Con Mayús, o tras un clic derecho, se escriben notas.</translation>
    </message>
    <message>
        <source>One loop passes through all pearls: straight through a white one, with a turn just before or after it; it turns on a black one and runs straight for two cells either way.
Drag to draw the loop; a right click makes a cross.</source>
        <translation>Un solo bucle pasa por todas las perlas: recto por una blanca, con un giro justo antes o después; en una negra gira y sigue recto dos casillas a cada lado.
Arrastre para trazar el bucle; un clic derecho pone una cruz.</translation>
    </message>
</context>
<context>
    <name>HintLadder</name>
    <message>
        <source>Look at the &lt;p&gt;framed part&lt;/p&gt; of the board: there is something to find.</source>
        <translation>Mire la &lt;p&gt;parte enmarcada&lt;/p&gt; del tablero: ahí hay algo que encontrar.</translation>
    </message>
    <message>
        <source>The reason is &lt;p&gt;what is highlighted&lt;/p&gt;.</source>
        <translation>El motivo es &lt;p&gt;lo que está resaltado&lt;/p&gt;.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln parts of it are not among your marks, but follow in smaller steps.</source>
        <translation>
            <numerusform>%Ln parte de ello falta en sus marcas, pero sale en pasos más pequeños.</numerusform>
            <numerusform>%Ln partes de ello faltan en sus marcas, pero salen en pasos más pequeños.</numerusform>
        </translation>
    </message>
    <message>
        <source>At least one of your marks is wrong.</source>
        <translation>Al menos una de sus marcas es incorrecta.</translation>
    </message>
    <message>
        <source>This rule applies in the &lt;p&gt;framed part&lt;/p&gt;:</source>
        <translation>En la &lt;p&gt;parte enmarcada&lt;/p&gt; se aplica esta regla:</translation>
    </message>
    <message>
        <source>This mark is wrong: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Esta marca es incorrecta: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The mark &lt;c&gt;%1&lt;/c&gt; contradicts &lt;p&gt;what is highlighted&lt;/p&gt;.</source>
        <translation>La marca &lt;c&gt;%1&lt;/c&gt; contradice &lt;p&gt;lo que está resaltado&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>You have marked everything that can be worked out. The rest can be filled in in more than one way: the puzzle has several answers.</source>
        <translation>Ya ha marcado todo lo que se puede deducir. El resto se puede completar de más de una manera: el puzle tiene varias soluciones.</translation>
    </message>
    <message>
        <source>The search for a hint was stopped.</source>
        <translation>Se detuvo la búsqueda de una sugerencia.</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Quitarla</translation>
    </message>
    <message>
        <source>Mark it</source>
        <translation>Marcarlo</translation>
    </message>
    <message>
        <source>Which rule?</source>
        <translation>¿Qué regla?</translation>
    </message>
    <message>
        <source>What is the reason?</source>
        <translation>¿Cuál es el motivo?</translation>
    </message>
    <message>
        <source>Where?</source>
        <translation>¿Dónde?</translation>
    </message>
    <message>
        <source>What follows?</source>
        <translation>¿Qué se sigue?</translation>
    </message>
    <message>
        <source>Which?</source>
        <translation>¿Cuál?</translation>
    </message>
    <message>
        <source>remove the wrong mark</source>
        <translation>quitar la marca incorrecta</translation>
    </message>
    <message>
        <source>mark what the hint says</source>
        <translation>marcar lo que dice la sugerencia</translation>
    </message>
    <message numerus="yes">
        <source>The puzzle has several answers, but none with all your marks: %Ln of them conflict.</source>
        <translation>
            <numerusform>El puzle tiene varias soluciones, pero ninguna con todas sus marcas: %Ln de ellas no encaja.</numerusform>
            <numerusform>El puzle tiene varias soluciones, pero ninguna con todas sus marcas: %Ln de ellas chocan.</numerusform>
        </translation>
    </message>
    <message>
        <source>No answer has all these marks, but leave out any one and there is one: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Ninguna solución tiene todas estas marcas, pero sin una cualquiera de ellas hay una: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Remove the first</source>
        <translation>Quitar la primera</translation>
    </message>
    <message>
        <source>Why wrong?</source>
        <translation>¿Por qué es incorrecta?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlighted marks</source>
        <translation>
            <numerusform>%Ln marca resaltada</numerusform>
            <numerusform>%Ln marcas resaltadas</numerusform>
        </translation>
    </message>
    <message>
        <source>These marks contradict each other: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Estas marcas se contradicen: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>This mark cannot be right: &lt;c&gt;%1&lt;/c&gt;. It breaks: &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Esta marca no puede ser correcta: &lt;c&gt;%1&lt;/c&gt;. Incumple: &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>These marks cannot all be right: &lt;c&gt;%1&lt;/c&gt;. They break: &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Estas marcas no pueden ser todas correctas: &lt;c&gt;%1&lt;/c&gt;. Incumplen: &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Which is wrong?</source>
        <translation>¿Cuál es incorrecta?</translation>
    </message>
    <message>
        <source>The reason is a rule of the whole board.</source>
        <translation>El motivo es una regla de todo el tablero.</translation>
    </message>
    <message>
        <source>The mark &lt;c&gt;%1&lt;/c&gt; breaks a rule of the whole board.</source>
        <translation>La marca &lt;c&gt;%1&lt;/c&gt; incumple una regla de todo el tablero.</translation>
    </message>
    <message>
        <source>The puzzle is solved: there is nothing left to find.</source>
        <translation>El puzle está resuelto: no queda nada por encontrar.</translation>
    </message>
    <message>
        <source>There is something to find. It reaches across the whole board, so no part of it is framed.</source>
        <translation>Hay algo que encontrar. Abarca todo el tablero, así que no se enmarca ninguna parte.</translation>
    </message>
    <message>
        <source>This rule applies across the whole board:</source>
        <translation>Esta regla se aplica a todo el tablero:</translation>
    </message>
    <message numerus="yes">
        <source>Mark all %Ln</source>
        <translation>
            <numerusform>Marcar todo (%Ln)</numerusform>
            <numerusform>Marcar todo (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>Can no longer be met: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Ya no se puede cumplir: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>From that you can work out &lt;c&gt;what is framed in this colour&lt;/c&gt;.</source>
        <translation>De ahí se deduce &lt;c&gt;lo que está enmarcado en este color&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>From &lt;p&gt;what is highlighted&lt;/p&gt; you can work out &lt;c&gt;what is framed in this colour&lt;/c&gt;.</source>
        <translation>De &lt;p&gt;lo resaltado&lt;/p&gt; se deduce &lt;c&gt;lo que está enmarcado en este color&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The mark &lt;c&gt;%1&lt;/c&gt; is wrong. There is no short reason for it.</source>
        <translation>La marca &lt;c&gt;%1&lt;/c&gt; es incorrecta. No hay una razón breve para ello.</translation>
    </message>
    <message>
        <source>These marks are wrong: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Estas marcas son incorrectas: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Remove them</source>
        <translation>Quitarlas</translation>
    </message>
</context>
<context>
    <name>HistoryView</name>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>El principio</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Exponents</source>
        <translation>Potencias</translation>
    </message>
    <message>
        <source>Whole numbers only</source>
        <translation>Solo números enteros</translation>
    </message>
    <message>
        <source>Cards may be left over</source>
        <translation>Pueden sobrar cartas</translation>
    </message>
    <message>
        <source>Both diagonals as well</source>
        <translation>También ambas diagonales</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>one of these puzzles: %1</source>
        <translation>uno de estos puzles: %1</translation>
    </message>
    <message>
        <source>the kind of puzzle to be named, one of: %1</source>
        <translation>el tipo de puzle, uno de estos: %1</translation>
    </message>
    <message>
        <source>the clue %1 at row %2, column %3 has %4 lines</source>
        <translation>la pista %1 de fila %2, columna %3 tiene %4 líneas</translation>
    </message>
    <message>
        <source>there is no line</source>
        <translation>no hay ninguna línea</translation>
    </message>
    <message>
        <source>line above row %1, column %2</source>
        <translation>línea encima de fila %1, columna %2</translation>
    </message>
    <message>
        <source>cross above row %1, column %2</source>
        <translation>cruz encima de fila %1, columna %2</translation>
    </message>
    <message>
        <source>line below row %1, column %2</source>
        <translation>línea debajo de fila %1, columna %2</translation>
    </message>
    <message>
        <source>cross below row %1, column %2</source>
        <translation>cruz debajo de fila %1, columna %2</translation>
    </message>
    <message>
        <source>line left of row %1, column %2</source>
        <translation>línea a la izquierda de fila %1, columna %2</translation>
    </message>
    <message>
        <source>cross left of row %1, column %2</source>
        <translation>cruz a la izquierda de fila %1, columna %2</translation>
    </message>
    <message>
        <source>line right of row %1, column %2</source>
        <translation>línea a la derecha de fila %1, columna %2</translation>
    </message>
    <message>
        <source>cross right of row %1, column %2</source>
        <translation>cruz a la derecha de fila %1, columna %2</translation>
    </message>
    <message>
        <source>the %1 corner of row %2, column %3 is impossible</source>
        <translation>la esquina %1 de fila %2, columna %3 es imposible</translation>
    </message>
    <message>
        <source>%1 at each of its corners</source>
        <translation>%1 en cada una de sus esquinas</translation>
    </message>
    <message>
        <source>%1 at each of its %2 and %3 corners</source>
        <translation>%1 en su esquina %2 y también en la %3</translation>
    </message>
    <message>
        <source>%1 at its %2 corner</source>
        <translation>%1 en su esquina %2</translation>
    </message>
    <message>
        <source>%1 at each of its %2, %3 and %4 corners</source>
        <translation>%1 en su esquina %2, en la %3 y también en la %4</translation>
    </message>
    <message>
        <source>a line %1</source>
        <translation>una línea %1</translation>
    </message>
    <message>
        <source>a line above row %1, column %2</source>
        <translation>una línea encima de fila %1, columna %2</translation>
    </message>
    <message>
        <source>a line below row %1, column %2</source>
        <translation>una línea debajo de fila %1, columna %2</translation>
    </message>
    <message>
        <source>a line left of row %1, column %2</source>
        <translation>una línea a la izquierda de fila %1, columna %2</translation>
    </message>
    <message>
        <source>a line right of row %1, column %2</source>
        <translation>una línea a la derecha de fila %1, columna %2</translation>
    </message>
    <message>
        <source>above</source>
        <translation>arriba</translation>
    </message>
    <message>
        <source>above row %1, column %2</source>
        <translation>encima de fila %1, columna %2</translation>
    </message>
    <message>
        <source>at least one line</source>
        <translation>al menos una línea</translation>
    </message>
    <message>
        <source>at least one line %1 or %2</source>
        <translation>al menos una línea %1 o %2</translation>
    </message>
    <message>
        <source>at most one line</source>
        <translation>como mucho una línea</translation>
    </message>
    <message>
        <source>at most one line %1 or %2</source>
        <translation>como mucho una línea %1 o %2</translation>
    </message>
    <message>
        <source>below</source>
        <translation>abajo</translation>
    </message>
    <message>
        <source>below row %1, column %2</source>
        <translation>debajo de fila %1, columna %2</translation>
    </message>
    <message>
        <source>from above</source>
        <translation>desde arriba</translation>
    </message>
    <message>
        <source>from below</source>
        <translation>desde abajo</translation>
    </message>
    <message>
        <source>from the left</source>
        <translation>desde la izquierda</translation>
    </message>
    <message>
        <source>from the right</source>
        <translation>desde la derecha</translation>
    </message>
    <message>
        <source>left of row %1, column %2</source>
        <translation>a la izquierda de fila %1, columna %2</translation>
    </message>
    <message>
        <source>lines %1 and %2</source>
        <translation>líneas %1 y %2</translation>
    </message>
    <message>
        <source>lines %1, %2 and %3</source>
        <translation>líneas %1, %2 y %3</translation>
    </message>
    <message>
        <source>lines on every side</source>
        <translation>líneas en todos los lados</translation>
    </message>
    <message>
        <source>no line</source>
        <translation>ninguna línea</translation>
    </message>
    <message>
        <source>no line %1</source>
        <translation>ninguna línea %1</translation>
    </message>
    <message>
        <source>no line %1 or %2</source>
        <translation>ninguna línea %1 ni %2</translation>
    </message>
    <message>
        <source>no line %1, %2 or %3</source>
        <translation>ninguna línea %1, %2 ni %3</translation>
    </message>
    <message>
        <source>no line above row %1, column %2</source>
        <translation>ninguna línea encima de fila %1, columna %2</translation>
    </message>
    <message>
        <source>no line below row %1, column %2</source>
        <translation>ninguna línea debajo de fila %1, columna %2</translation>
    </message>
    <message>
        <source>no line left of row %1, column %2</source>
        <translation>ninguna línea a la izquierda de fila %1, columna %2</translation>
    </message>
    <message>
        <source>no line on any side</source>
        <translation>ninguna línea en ningún lado</translation>
    </message>
    <message>
        <source>no line right of row %1, column %2</source>
        <translation>ninguna línea a la derecha de fila %1, columna %2</translation>
    </message>
    <message>
        <source>none or both of the lines %1 and %2</source>
        <translation>ninguna o ambas de las líneas %1 y %2</translation>
    </message>
    <message>
        <source>none or two lines</source>
        <translation>ninguna o dos líneas</translation>
    </message>
    <message>
        <source>on the left</source>
        <translation>a la izquierda</translation>
    </message>
    <message>
        <source>on the right</source>
        <translation>a la derecha</translation>
    </message>
    <message>
        <source>one line %1 or %2</source>
        <translation>una línea %1 o %2</translation>
    </message>
    <message>
        <source>right of row %1, column %2</source>
        <translation>a la derecha de fila %1, columna %2</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are on different sides</source>
        <translation>fila %1, columna %2 y fila %3, columna %4 están en lados distintos</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are on the same side</source>
        <translation>fila %1, columna %2 y fila %3, columna %4 están en el mismo lado</translation>
    </message>
    <message>
        <source>the %1 at row %2, column %3</source>
        <translation>el %1 de fila %2, columna %3</translation>
    </message>
    <message>
        <source>the border</source>
        <translation>el borde</translation>
    </message>
    <message>
        <source>the dot at the bottom left of row %1, column %2</source>
        <translation>el punto inferior izquierdo de fila %1, columna %2</translation>
    </message>
    <message>
        <source>the dot at the bottom right of row %1, column %2</source>
        <translation>el punto inferior derecho de fila %1, columna %2</translation>
    </message>
    <message>
        <source>the dot at the top left of row %1, column %2</source>
        <translation>el punto superior izquierdo de fila %1, columna %2</translation>
    </message>
    <message>
        <source>the dot at the top right of row %1, column %2</source>
        <translation>el punto superior derecho de fila %1, columna %2</translation>
    </message>
    <message>
        <source>they are on different sides</source>
        <translation>están en lados distintos</translation>
    </message>
    <message>
        <source>they are on the same side</source>
        <translation>están en el mismo lado</translation>
    </message>
    <message>
        <source>two lines</source>
        <translation>dos líneas</translation>
    </message>
    <message>
        <source>no line at the %1 corner of row %2, column %3</source>
        <translation>ninguna línea en la esquina %1 de fila %2, columna %3</translation>
    </message>
    <message>
        <source>one line at the %1 corner of row %2, column %3</source>
        <translation>una línea en la esquina %1 de fila %2, columna %3</translation>
    </message>
    <message>
        <source>at most one line at the %1 corner of row %2, column %3</source>
        <translation>como mucho una línea en la esquina %1 de fila %2, columna %3</translation>
    </message>
    <message>
        <source>two lines at the %1 corner of row %2, column %3</source>
        <translation>dos líneas en la esquina %1 de fila %2, columna %3</translation>
    </message>
    <message>
        <source>none or two lines at the %1 corner of row %2, column %3</source>
        <translation>ninguna o dos líneas en la esquina %1 de fila %2, columna %3</translation>
    </message>
    <message>
        <source>at least one line at the %1 corner of row %2, column %3</source>
        <translation>al menos una línea en la esquina %1 de fila %2, columna %3</translation>
    </message>
    <message>
        <source>any lines at the %1 corner of row %2, column %3</source>
        <translation>cualquier número de líneas en la esquina %1 de fila %2, columna %3</translation>
    </message>
    <message>
        <source>edge above row %1, column %2</source>
        <translation>arista encima de fila %1, columna %2</translation>
    </message>
    <message>
        <source>edge below row %1, column %2</source>
        <translation>arista debajo de fila %1, columna %2</translation>
    </message>
    <message>
        <source>edge left of row %1, column %2</source>
        <translation>arista a la izquierda de fila %1, columna %2</translation>
    </message>
    <message>
        <source>edge right of row %1, column %2</source>
        <translation>arista a la derecha de fila %1, columna %2</translation>
    </message>
    <message>
        <source>row %1, column %2 is inside</source>
        <translation>fila %1, columna %2 está dentro</translation>
    </message>
    <message>
        <source>row %1, column %2 is outside</source>
        <translation>fila %1, columna %2 está fuera</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are outside</source>
        <translation>fila %1, columna %2 y fila %3, columna %4 están fuera</translation>
    </message>
    <message>
        <source>row %1, column %2, row %3, column %4 and row %5, column %6 are outside</source>
        <translation>fila %1, columna %2, fila %3, columna %4 y fila %5, columna %6 están fuera</translation>
    </message>
    <message>
        <source>row %1, column %2, row %3, column %4, row %5, column %6 and row %7, column %8 are outside</source>
        <translation>fila %1, columna %2, fila %3, columna %4, fila %5, columna %6 y fila %7, columna %8 están fuera</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are inside</source>
        <translation>fila %1, columna %2 y fila %3, columna %4 están dentro</translation>
    </message>
    <message>
        <source>row %1, column %2, row %3, column %4 and row %5, column %6 are inside</source>
        <translation>fila %1, columna %2, fila %3, columna %4 y fila %5, columna %6 están dentro</translation>
    </message>
    <message>
        <source>row %1, column %2, row %3, column %4, row %5, column %6 and row %7, column %8 are inside</source>
        <translation>fila %1, columna %2, fila %3, columna %4, fila %5, columna %6 y fila %7, columna %8 están dentro</translation>
    </message>
    <message>
        <source>clue %1 at row %2, column %3</source>
        <translation>la pista %1 de fila %2, columna %3</translation>
    </message>
    <message>
        <source>there is one loop, which never touches itself</source>
        <translation>hay un solo bucle, que nunca se toca a sí mismo</translation>
    </message>
    <message>
        <source>1 edge</source>
        <translation>1 arista</translation>
    </message>
    <message>
        <source>%1 edges</source>
        <translation>%1 aristas</translation>
    </message>
    <message>
        <source>row %1, column %2, no clue</source>
        <translation>fila %1, columna %2, sin pista</translation>
    </message>
    <message>
        <source>row %1, column %2, clue %3</source>
        <translation>fila %1, columna %2, pista %3</translation>
    </message>
    <message>
        <source>a number of rows and one of columns, 1 to %1 each, or 0 0</source>
        <translation>un número de filas y uno de columnas, de 1 a %1 cada uno, o 0 0</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>el fin de la línea</translation>
    </message>
    <message>
        <source>nothing more after the closing 0 0</source>
        <translation>nada más después del 0 0 final</translation>
    </message>
    <message>
        <source>row %1 of %2</source>
        <translation>fila %1 de %2</translation>
    </message>
    <message>
        <source>a line of more than %1 bytes</source>
        <translation>una línea de más de %1 bytes</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>el fin del texto</translation>
    </message>
    <message>
        <source>line</source>
        <translation>línea</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>cruz</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>dentro</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>fuera</translation>
    </message>
    <message>
        <source>found %1; expected %2</source>
        <translation>se leyó %1; se esperaba %2</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>sin solución</translation>
    </message>
    <message>
        <source>one answer</source>
        <translation>una solución</translation>
    </message>
    <message>
        <source>many answers</source>
        <translation>muchas soluciones</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>sin decidir</translation>
    </message>
    <message>
        <source>clue %1 of %2: 0, 1, 2, 3 or &apos;.&apos;</source>
        <translation>pista %1 de %2: 0, 1, 2, 3 o «.»</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>superior izquierda</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>superior derecha</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>inferior derecha</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>inferior izquierda</translation>
    </message>
    <message>
        <source>dot top left of row %1, column %2</source>
        <translation>punto superior izquierdo de fila %1, columna %2</translation>
    </message>
    <message>
        <source>dot top right of row %1, column %2</source>
        <translation>punto superior derecho de fila %1, columna %2</translation>
    </message>
    <message>
        <source>dot bottom left of row %1, column %2</source>
        <translation>punto inferior izquierdo de fila %1, columna %2</translation>
    </message>
    <message>
        <source>dot bottom right of row %1, column %2</source>
        <translation>punto inferior derecho de fila %1, columna %2</translation>
    </message>
    <message>
        <source>this is not an expression</source>
        <translation>esto no es una expresión</translation>
    </message>
    <message>
        <source>the card %1 is not used</source>
        <translation>la carta %1 no se usa</translation>
    </message>
    <message>
        <source>the expression is worth %1, not %2</source>
        <translation>la expresión vale %1, no %2</translation>
    </message>
    <message>
        <source>the card %1 is used twice</source>
        <translation>la carta %1 se usa dos veces</translation>
    </message>
    <message>
        <source>exponents are not allowed</source>
        <translation>no se permiten potencias</translation>
    </message>
    <message>
        <source>%1 %2 %3 has no valid value</source>
        <translation>%1 %2 %3 no tiene un valor válido</translation>
    </message>
    <message>
        <source>the intermediate value %1 is not a whole number</source>
        <translation>el valor intermedio %1 no es un número entero</translation>
    </message>
    <message>
        <source>place %1 of the expression is open</source>
        <translation>la posición %1 de la expresión está abierta</translation>
    </message>
    <message>
        <source>place %1 of the expression is blank</source>
        <translation>la posición %1 de la expresión está vacía</translation>
    </message>
    <message>
        <source>%1 make %2 as %3</source>
        <translation>con %1 se obtiene %2 como %3</translation>
    </message>
    <message>
        <source>%1 can make %2</source>
        <translation>con %1 se puede obtener %2</translation>
    </message>
    <message>
        <source>the card %1 is %2</source>
        <translation>la carta %1 vale %2</translation>
    </message>
    <message>
        <source>sets of %1 cards make %2 values in all</source>
        <translation>los grupos de %1 cartas dan %2 valores en total</translation>
    </message>
    <message>
        <source>%1 make %2 values</source>
        <translation>con %1 se obtienen %2 valores</translation>
    </message>
    <message>
        <source>%1 = %2 can be made</source>
        <translation>%1 = %2 se puede obtener</translation>
    </message>
    <message>
        <source>nothing can be made on this side of the target</source>
        <translation>no se puede obtener nada a este lado del objetivo</translation>
    </message>
    <message>
        <source>nothing comes closer to %1</source>
        <translation>nada se acerca más a %1</translation>
    </message>
    <message>
        <source>the target is %1</source>
        <translation>el objetivo es %1</translation>
    </message>
    <message>
        <source>no card is used twice</source>
        <translation>ninguna carta se usa dos veces</translation>
    </message>
    <message>
        <source>every card is used once</source>
        <translation>cada carta se usa una vez</translation>
    </message>
    <message>
        <source>the card %1</source>
        <translation>la carta %1</translation>
    </message>
    <message>
        <source>1 place of the expression</source>
        <translation>1 posición de la expresión</translation>
    </message>
    <message>
        <source>%1 places of the expression</source>
        <translation>%1 posiciones de la expresión</translation>
    </message>
    <message>
        <source>card %1 of %2: %3</source>
        <translation>carta %1 de %2: %3</translation>
    </message>
    <message>
        <source>the target %1</source>
        <translation>el objetivo %1</translation>
    </message>
    <message>
        <source>the expression</source>
        <translation>la expresión</translation>
    </message>
    <message>
        <source>the place of a value close to the target</source>
        <translation>el lugar de un valor cercano al objetivo</translation>
    </message>
    <message>
        <source>the branch up from %1</source>
        <translation>la rama que sube desde %1</translation>
    </message>
    <message>
        <source>the sign that joins %1</source>
        <translation>el signo que une %1</translation>
    </message>
    <message>
        <source>what %1 make</source>
        <translation>lo que se obtiene con %1</translation>
    </message>
    <message>
        <source>a card: 1 to %1, A, J, Q or K</source>
        <translation>una carta: 1 a %1, A, J, Q o K</translation>
    </message>
    <message>
        <source>&apos;=&apos; after %1 cards</source>
        <translation>«=» después de %1 cartas</translation>
    </message>
    <message>
        <source>a card (1 to %1, A, J, Q or K) or &apos;=&apos;</source>
        <translation>una carta (1 a %1, A, J, Q o K) o «=»</translation>
    </message>
    <message>
        <source>a target: a whole number or a fraction, of up to %1</source>
        <translation>un objetivo: un número entero o una fracción, hasta %1</translation>
    </message>
    <message>
        <source>the end of the line, or an option: exponents, integers, some</source>
        <translation>el fin de la línea o una opción: exponents, integers, some</translation>
    </message>
    <message>
        <source>the tile at row %1, place %2 has %3 links</source>
        <translation>la ficha de fila %1, posición %2 tiene %3 enlaces</translation>
    </message>
    <message>
        <source>the links are not one path</source>
        <translation>los enlaces no forman un solo camino</translation>
    </message>
    <message>
        <source>a division in %1 does not work out</source>
        <translation>en %1 hay una división que no es exacta</translation>
    </message>
    <message>
        <source>in %1, %2 is not %3</source>
        <translation>en %1, %2 no es %3</translation>
    </message>
    <message>
        <source>link of %1 (row %2, place %3) and %4 (row %5, place %6)</source>
        <translation>enlace de %1 (fila %2, posición %3) con %4 (fila %5, posición %6)</translation>
    </message>
    <message>
        <source>%1 (row %2, place %3) and %4 (row %5, place %6) are joined</source>
        <translation>%1 (fila %2, posición %3) y %4 (fila %5, posición %6) están unidas</translation>
    </message>
    <message>
        <source>%1 (row %2, place %3) and %4 (row %5, place %6) are not joined</source>
        <translation>%1 (fila %2, posición %3) y %4 (fila %5, posición %6) están separadas</translation>
    </message>
    <message>
        <source>the path ends on %1 (row %2, place %3)</source>
        <translation>el camino termina en %1 (fila %2, posición %3)</translation>
    </message>
    <message>
        <source>the path does not end on %1 (row %2, place %3)</source>
        <translation>el camino no termina en %1 (fila %2, posición %3)</translation>
    </message>
    <message>
        <source>the tile %1 at row %2, place %3</source>
        <translation>la ficha %1 de fila %2, posición %3</translation>
    </message>
    <message>
        <source>one path passes through every tile</source>
        <translation>un solo camino pasa por todas las fichas</translation>
    </message>
    <message>
        <source>the path reads as an equation</source>
        <translation>el camino se lee como una ecuación</translation>
    </message>
    <message>
        <source>row %1, place %2, tile %3</source>
        <translation>fila %1, posición %2, ficha %3</translation>
    </message>
    <message>
        <source>the equation</source>
        <translation>la ecuación</translation>
    </message>
    <message>
        <source>the end from which it is read</source>
        <translation>el extremo desde el que se lee</translation>
    </message>
    <message>
        <source>an odd number of rows, 3 to %1, or 0</source>
        <translation>un número impar de filas, de 3 a %1, o 0</translation>
    </message>
    <message>
        <source>the number of tiles in the odd rows, 1 to %1, so that there are no more than %2 tiles</source>
        <translation>el número de fichas en las filas impares, de 1 a %1, de modo que no haya más de %2 fichas</translation>
    </message>
    <message>
        <source>tile %1 of %2: a digit, +, -, *, / or =</source>
        <translation>ficha %1 de %2: una cifra, +, -, *, / o =</translation>
    </message>
    <message>
        <source>no second =</source>
        <translation>ningún segundo =</translation>
    </message>
    <message>
        <source>an = on one of the tiles</source>
        <translation>un = en una de las fichas</translation>
    </message>
    <message>
        <source>nothing more after the closing 0</source>
        <translation>nada más después del 0 final</translation>
    </message>
    <message>
        <source>row %1, column %2 holds no digit</source>
        <translation>fila %1, columna %2 no contiene ninguna cifra</translation>
    </message>
    <message>
        <source>row %1 holds the digit %2 twice</source>
        <translation>la fila %1 contiene la cifra %2 dos veces</translation>
    </message>
    <message>
        <source>column %1 holds the digit %2 twice</source>
        <translation>la columna %1 contiene la cifra %2 dos veces</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>la columna %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>la fila %1</translation>
    </message>
    <message>
        <source>cage %1 at row %2, column %3</source>
        <translation>la jaula %1 de fila %2, columna %3</translation>
    </message>
    <message>
        <source>row %1, column %2 is %3</source>
        <translation>fila %1, columna %2 es %3</translation>
    </message>
    <message>
        <source>row %1, column %2 is not %3</source>
        <translation>fila %1, columna %2 no es %3</translation>
    </message>
    <message>
        <source>row %1, column %2 is neither %3 nor %4</source>
        <translation>fila %1, columna %2 no es %3 ni %4</translation>
    </message>
    <message>
        <source>row %1, column %2 is %3 or %4</source>
        <translation>fila %1, columna %2 es %3 o %4</translation>
    </message>
    <message>
        <source>%1 cells are %2</source>
        <translation>%1 casillas son %2</translation>
    </message>
    <message>
        <source>%1 cells can only be %2 or %3</source>
        <translation>%1 casillas solo pueden ser %2 o %3</translation>
    </message>
    <message>
        <source>no other cell of row %1 is %2</source>
        <translation>ninguna otra casilla de la fila %1 es %2</translation>
    </message>
    <message>
        <source>no other cell of column %1 is %2</source>
        <translation>ninguna otra casilla de la columna %1 es %2</translation>
    </message>
    <message>
        <source>no other cell of row %1 is %2 or %3</source>
        <translation>ninguna otra casilla de la fila %1 es %2 ni %3</translation>
    </message>
    <message>
        <source>no other cell of column %1 is %2 or %3</source>
        <translation>ninguna otra casilla de la columna %1 es %2 ni %3</translation>
    </message>
    <message>
        <source>row %1 has %2</source>
        <translation>la fila %1 tiene %2</translation>
    </message>
    <message>
        <source>column %1 has %2</source>
        <translation>la columna %1 tiene %2</translation>
    </message>
    <message>
        <source>row %1 has %2 and %3</source>
        <translation>la fila %1 tiene %2 y %3</translation>
    </message>
    <message>
        <source>column %1 has %2 and %3</source>
        <translation>la columna %1 tiene %2 y %3</translation>
    </message>
    <message>
        <source>%1 needs %2</source>
        <translation>%1 necesita %2</translation>
    </message>
    <message>
        <source>%1 needs %2 or %3</source>
        <translation>%1 necesita %2 o %3</translation>
    </message>
    <message>
        <source>%1 is row %2, column %3</source>
        <translation>%1 es fila %2, columna %3</translation>
    </message>
    <message>
        <source>%1 = %2 needs %3 = %4</source>
        <translation>%1 = %2 requiere %3 = %4</translation>
    </message>
    <message>
        <source>1 cell</source>
        <translation>1 casilla</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 casillas</translation>
    </message>
    <message>
        <source>row %1, column %2, in the cage %3</source>
        <translation>fila %1, columna %2, en la jaula %3</translation>
    </message>
    <message>
        <source>a side from 1 to %1 and a number of cages from 1 to %2, or 0</source>
        <translation>un lado de 1 a %1 y un número de jaulas de 1 a %2, o 0</translation>
    </message>
    <message>
        <source>the letter a</source>
        <translation>la letra a</translation>
    </message>
    <message>
        <source>a letter from a to %1</source>
        <translation>una letra de la a a la %1</translation>
    </message>
    <message>
        <source>a letter from a to z or from A to %1</source>
        <translation>una letra de la a a la z o de la A a la %1</translation>
    </message>
    <message>
        <source>a row of %1 letters</source>
        <translation>una fila de %1 letras</translation>
    </message>
    <message>
        <source>a cage in one piece: this cell does not touch the others of its letter</source>
        <translation>una jaula de una sola pieza: esta casilla no toca las otras de su letra</translation>
    </message>
    <message>
        <source>at most %1 cells in a cage</source>
        <translation>como mucho %1 casillas en una jaula</translation>
    </message>
    <message>
        <source>&apos;.&apos; for a cage of one cell</source>
        <translation>«.» para una jaula de una casilla</translation>
    </message>
    <message>
        <source>&apos;+&apos;, &apos;-&apos;, &apos;*&apos;, &apos;/&apos; or &apos;?&apos; for a cage of two cells</source>
        <translation>«+», «-», «*», «/» o «?» para una jaula de dos casillas</translation>
    </message>
    <message>
        <source>a letter that stands in the grid</source>
        <translation>una letra que aparezca en la cuadrícula</translation>
    </message>
    <message>
        <source>a cage that has no clue yet</source>
        <translation>una jaula que aún no tenga pista</translation>
    </message>
    <message>
        <source>a target from 0 to %1</source>
        <translation>un objetivo de 0 a %1</translation>
    </message>
    <message>
        <source>clue %1 of %2</source>
        <translation>pista %1 de %2</translation>
    </message>
    <message>
        <source>the white cells of row %1 make %2 instead of %3</source>
        <translation>las casillas blancas de la fila %1 suman %2 en vez de %3</translation>
    </message>
    <message>
        <source>the black cells of column %1 make %2 instead of %3</source>
        <translation>las casillas negras de la columna %1 suman %2 en vez de %3</translation>
    </message>
    <message>
        <source>row %1, column %2 is black</source>
        <translation>fila %1, columna %2 es negra</translation>
    </message>
    <message>
        <source>row %1, column %2 is white</source>
        <translation>fila %1, columna %2 es blanca</translation>
    </message>
    <message>
        <source>row %1, column %2, digit %3</source>
        <translation>fila %1, columna %2, cifra %3</translation>
    </message>
    <message>
        <source>row %1, sum of its white cells so far</source>
        <translation>fila %1, suma de sus casillas blancas hasta ahora</translation>
    </message>
    <message>
        <source>column %1, sum of its black cells so far</source>
        <translation>columna %1, suma de sus casillas negras hasta ahora</translation>
    </message>
    <message>
        <source>row %1, what its label still lacks</source>
        <translation>fila %1, lo que aún falta para su total</translation>
    </message>
    <message>
        <source>column %1, what its label still lacks</source>
        <translation>columna %1, lo que aún falta para su total</translation>
    </message>
    <message>
        <source>the column labels: 1 to %1 numbers from 0 to %2</source>
        <translation>los totales de las columnas: de 1 a %1 números entre 0 y %2</translation>
    </message>
    <message>
        <source>digit %1 of %2: 1 to 9</source>
        <translation>cifra %1 de %2: de 1 a 9</translation>
    </message>
    <message>
        <source>the row&apos;s label, a number from 0 to %1</source>
        <translation>el total de la fila, un número de 0 a %1</translation>
    </message>
    <message>
        <source>no more than %1 rows</source>
        <translation>no más de %1 filas</translation>
    </message>
    <message>
        <source>a row: %1 digits, then its label</source>
        <translation>una fila: %1 cifras y luego su total</translation>
    </message>
    <message>
        <source>candidates %1</source>
        <translation>candidatos %1</translation>
    </message>
    <message>
        <source>black</source>
        <translation>negro</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanco</translation>
    </message>
    <message>
        <source>joined</source>
        <translation>unido</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>cortado</translation>
    </message>
    <message>
        <source>the path ends here</source>
        <translation>el camino termina aquí</translation>
    </message>
    <message>
        <source>the path does not end here</source>
        <translation>el camino no termina aquí</translation>
    </message>
    <message>
        <source>%1 stands in place %2 of the expression</source>
        <translation>%1 está en la posición %2 de la expresión</translation>
    </message>
    <message>
        <source>%1 does not have the form of an equation</source>
        <translation>%1 no tiene la forma de una ecuación</translation>
    </message>
    <message>
        <source>%1 of the links and the reading</source>
        <translation>%1 enlaces (con el sentido de lectura)</translation>
    </message>
    <message>
        <source>fewer cards for a hand this hard</source>
        <translation>menos cartas para una mano tan difícil</translation>
    </message>
    <message>
        <source>the target</source>
        <translation>el objetivo</translation>
    </message>
    <message>
        <source>all the cards</source>
        <translation>todas las cartas</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>una carta</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 cartas</translation>
    </message>
    <message>
        <source>one value</source>
        <translation>un valor</translation>
    </message>
    <message>
        <source>%1 values</source>
        <translation>%1 valores</translation>
    </message>
    <message>
        <source>%1: this is the target</source>
        <translation>%1: este es el objetivo</translation>
    </message>
    <message>
        <source>%1: live, one way left</source>
        <translation>%1: viable, queda una sola forma</translation>
    </message>
    <message>
        <source>%1: live, %2 ways left</source>
        <translation>%1: viable, quedan %2 formas</translation>
    </message>
    <message>
        <source>%1: dead; the target is %2</source>
        <translation>%1: sin salida; el objetivo es %2</translation>
    </message>
    <message>
        <source>%1: dead; nothing left makes up %2, the nearest are %3 and %4</source>
        <translation>%1: sin salida; con lo que queda no se obtiene %2, lo más cercano es %3 y %4</translation>
    </message>
    <message>
        <source>%1: dead; nothing left makes up %2, the nearest is %3</source>
        <translation>%1: sin salida; con lo que queda no se obtiene %2, lo más cercano es %3</translation>
    </message>
    <message>
        <source>%1: dead; what is left makes nothing at all</source>
        <translation>%1: sin salida; con lo que queda no se obtiene nada</translation>
    </message>
    <message>
        <source>a size from %1 to %2</source>
        <translation>un tamaño de %1 a %2</translation>
    </message>
    <message>
        <source>no symmetry, as these puzzles have none</source>
        <translation>sin simetría, pues estos puzles no la tienen</translation>
    </message>
    <message>
        <source>another symmetry of the clues</source>
        <translation>otra simetría de las pistas</translation>
    </message>
    <message>
        <source>an odd number of tiles, at most %1, for a board this gentle</source>
        <translation>un número impar de fichas, como mucho %1, para un tablero tan suave</translation>
    </message>
    <message>
        <source>at most %1 tiles, or %2 if their number is even, for a board this easy</source>
        <translation>como mucho %1 fichas, o %2 si su número es par, para un tablero tan fácil</translation>
    </message>
    <message>
        <source>at most %1 tiles for this difficulty</source>
        <translation>como mucho %1 fichas para esta dificultad</translation>
    </message>
    <message>
        <source>at least %1 tiles for a board this hard</source>
        <translation>al menos %1 fichas para un tablero tan difícil</translation>
    </message>
    <message>
        <source>a wider board for a puzzle this hard</source>
        <translation>un tablero más ancho para un puzle tan difícil</translation>
    </message>
    <message>
        <source>an odd number of rows</source>
        <translation>un número impar de filas</translation>
    </message>
    <message>
        <source>a board of %1 to %2 tiles</source>
        <translation>un tablero de %1 a %2 fichas</translation>
    </message>
    <message>
        <source>one tile</source>
        <translation>una ficha</translation>
    </message>
    <message>
        <source>%1 tiles</source>
        <translation>%1 fichas</translation>
    </message>
    <message>
        <source>the one path</source>
        <translation>el camino único</translation>
    </message>
    <message>
        <source>one link</source>
        <translation>un enlace</translation>
    </message>
    <message>
        <source>%1 links</source>
        <translation>%1 enlaces</translation>
    </message>
    <message>
        <source>one cut</source>
        <translation>un corte</translation>
    </message>
    <message>
        <source>%1 cuts</source>
        <translation>%1 cortes</translation>
    </message>
    <message>
        <source>the reading</source>
        <translation>el sentido de lectura</translation>
    </message>
    <message>
        <source>one end</source>
        <translation>un extremo</translation>
    </message>
    <message>
        <source>%1 ends</source>
        <translation>%1 extremos</translation>
    </message>
    <message>
        <source>one inner tile</source>
        <translation>una ficha interior</translation>
    </message>
    <message>
        <source>%1 inner tiles</source>
        <translation>%1 fichas interiores</translation>
    </message>
    <message>
        <source>the place of the =</source>
        <translation>la posición del =</translation>
    </message>
    <message>
        <source>as many rows as columns</source>
        <translation>tantas filas como columnas</translation>
    </message>
    <message>
        <source>one cage</source>
        <translation>una jaula</translation>
    </message>
    <message>
        <source>%1 cages</source>
        <translation>%1 jaulas</translation>
    </message>
    <message>
        <source>one row</source>
        <translation>una fila</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 filas</translation>
    </message>
    <message>
        <source>one column</source>
        <translation>una columna</translation>
    </message>
    <message>
        <source>%1 columns</source>
        <translation>%1 columnas</translation>
    </message>
    <message>
        <source>one digit</source>
        <translation>una cifra</translation>
    </message>
    <message>
        <source>%1 digits</source>
        <translation>%1 cifras</translation>
    </message>
    <message>
        <source>the candidates of one cell</source>
        <translation>los candidatos de una casilla</translation>
    </message>
    <message>
        <source>the candidates of %1 cells</source>
        <translation>los candidatos de %1 casillas</translation>
    </message>
    <message>
        <source>a board of at least %1 cells for a puzzle this hard</source>
        <translation>un tablero de al menos %1 casillas para un puzle tan difícil</translation>
    </message>
    <message>
        <source>one black cell</source>
        <translation>una casilla negra</translation>
    </message>
    <message>
        <source>%1 black cells</source>
        <translation>%1 casillas negras</translation>
    </message>
    <message>
        <source>one white cell</source>
        <translation>una casilla blanca</translation>
    </message>
    <message>
        <source>%1 white cells</source>
        <translation>%1 casillas blancas</translation>
    </message>
    <message>
        <source>one clue</source>
        <translation>una pista</translation>
    </message>
    <message>
        <source>%1 clues</source>
        <translation>%1 pistas</translation>
    </message>
    <message>
        <source>one dot</source>
        <translation>un punto</translation>
    </message>
    <message>
        <source>%1 dots</source>
        <translation>%1 puntos</translation>
    </message>
    <message>
        <source>the one loop</source>
        <translation>el bucle único</translation>
    </message>
    <message>
        <source>one line</source>
        <translation>una línea</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 líneas</translation>
    </message>
    <message>
        <source>one cross</source>
        <translation>una cruz</translation>
    </message>
    <message>
        <source>%1 crosses</source>
        <translation>%1 cruces</translation>
    </message>
    <message>
        <source>one cell inside</source>
        <translation>una casilla dentro</translation>
    </message>
    <message>
        <source>%1 cells inside</source>
        <translation>%1 casillas dentro</translation>
    </message>
    <message>
        <source>one cell outside</source>
        <translation>una casilla fuera</translation>
    </message>
    <message>
        <source>%1 cells outside</source>
        <translation>%1 casillas fuera</translation>
    </message>
    <message>
        <source>one corner</source>
        <translation>una esquina</translation>
    </message>
    <message>
        <source>%1 corners</source>
        <translation>%1 esquinas</translation>
    </message>
    <message>
        <source>one pair of cells</source>
        <translation>un par de casillas</translation>
    </message>
    <message>
        <source>%1 pairs of cells</source>
        <translation>%1 pares de casillas</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>As hard as its hardest step.</source>
        <translation>Tan difícil como su paso más difícil.</translation>
    </message>
    <message>
        <source>Hardest step: %1, but one of several to choose from.</source>
        <translation>Paso más difícil: %1, pero es uno de varios posibles.</translation>
    </message>
    <message>
        <source>No step is harder than %1, but many are not much easier: together they are harder.</source>
        <translation>Ningún paso es más difícil que %1, pero muchos no son mucho más fáciles: juntos resultan más difíciles.</translation>
    </message>
    <message>
        <source>card %1 of %2</source>
        <translation>carta %1 de %2</translation>
    </message>
    <message>
        <source>one card is blank</source>
        <translation>una carta está vacía</translation>
    </message>
    <message>
        <source>%1 cards are blank</source>
        <translation>%1 cartas están vacías</translation>
    </message>
    <message>
        <source>the target is missing</source>
        <translation>falta el objetivo</translation>
    </message>
    <message>
        <source>the target is incomplete</source>
        <translation>el objetivo está incompleto</translation>
    </message>
    <message>
        <source>row %1, place %2</source>
        <translation>fila %1, posición %2</translation>
    </message>
    <message>
        <source>a board of at most %1 tiles</source>
        <translation>un tablero de como mucho %1 fichas</translation>
    </message>
    <message>
        <source>one tile is blank</source>
        <translation>una ficha está vacía</translation>
    </message>
    <message>
        <source>%1 tiles are blank</source>
        <translation>%1 fichas están vacías</translation>
    </message>
    <message>
        <source>the &quot;=&quot; is missing</source>
        <translation>falta el «=»</translation>
    </message>
    <message>
        <source>there are %1 &quot;=&quot; instead of one</source>
        <translation>hay %1 «=» en vez de uno</translation>
    </message>
    <message>
        <source>no equation along this path fits the tiles</source>
        <translation>ninguna ecuación por este camino encaja con las fichas</translation>
    </message>
    <message>
        <source>one cage has no number</source>
        <translation>una jaula no tiene número</translation>
    </message>
    <message>
        <source>%1 cages have no number</source>
        <translation>%1 jaulas no tienen número</translation>
    </message>
    <message>
        <source>one cage has no operator</source>
        <translation>una jaula no tiene operador</translation>
    </message>
    <message>
        <source>%1 cages have no operator</source>
        <translation>%1 jaulas no tienen operador</translation>
    </message>
    <message>
        <source>one cage of a single cell has an operator</source>
        <translation>una jaula de una sola casilla tiene operador</translation>
    </message>
    <message>
        <source>%1 cages of a single cell have an operator</source>
        <translation>%1 jaulas de una sola casilla tienen operador</translation>
    </message>
    <message>
        <source>one cell is in no cage</source>
        <translation>una casilla no está en ninguna jaula</translation>
    </message>
    <message>
        <source>%1 cells are in no cage</source>
        <translation>%1 casillas no están en ninguna jaula</translation>
    </message>
    <message>
        <source>a cage has more than %1 cells</source>
        <translation>una jaula tiene más de %1 casillas</translation>
    </message>
    <message>
        <source>there are %1 cages, more than %2</source>
        <translation>hay %1 jaulas, más de %2</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>fila %1, columna %2</translation>
    </message>
    <message>
        <source>row %1, the sum of its white cells</source>
        <translation>fila %1, la suma de sus casillas blancas</translation>
    </message>
    <message>
        <source>column %1, the sum of its black cells</source>
        <translation>columna %1, la suma de sus casillas negras</translation>
    </message>
    <message>
        <source>one cell has no digit</source>
        <translation>una casilla no tiene cifra</translation>
    </message>
    <message>
        <source>%1 cells have no digit</source>
        <translation>%1 casillas no tienen cifra</translation>
    </message>
    <message>
        <source>one label is missing</source>
        <translation>falta un total</translation>
    </message>
    <message>
        <source>%1 labels are missing</source>
        <translation>faltan %1 totales</translation>
    </message>
    <message>
        <source>one cell is neither black nor white</source>
        <translation>una casilla no es ni negra ni blanca</translation>
    </message>
    <message>
        <source>%1 cells are neither black nor white</source>
        <translation>%1 casillas no son ni negras ni blancas</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>an object with &quot;%1&quot;</source>
        <translation>un objeto con «%1»</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>a list of %1</source>
        <translation>una lista de %1</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un número entero de %1 a %2</translation>
    </message>
    <message>
        <source>a number of seconds</source>
        <translation>un número de segundos</translation>
    </message>
    <message>
        <source>a text of at most %1 bytes</source>
        <translation>un texto de como mucho %1 bytes</translation>
    </message>
    <message>
        <source>a text for each place</source>
        <translation>un texto para cada lugar</translation>
    </message>
    <message>
        <source>a kind of puzzle that this Inkling knows</source>
        <translation>un tipo de puzle que este Inkling conozca</translation>
    </message>
    <message>
        <source>clues that fit a puzzle of this kind and size</source>
        <translation>pistas que correspondan a un puzle de este tipo y tamaño</translation>
    </message>
    <message>
        <source>marks that fit this puzzle</source>
        <translation>marcas que correspondan a este puzle</translation>
    </message>
    <message>
        <source>version %1 or older: a newer Inkling wrote this file</source>
        <translation>versión %1 o anterior: este archivo es de un Inkling más reciente</translation>
    </message>
    <message>
        <source>a number that no other puzzle has</source>
        <translation>un número que no tenga ningún otro puzle</translation>
    </message>
    <message>
        <source>a step that fits the puzzles</source>
        <translation>un paso que corresponda a los puzles</translation>
    </message>
    <message>
        <source>nothing nested deeper than %1</source>
        <translation>nada anidado a más de %1 niveles</translation>
    </message>
    <message>
        <source>no more than %1 values</source>
        <translation>no más de %1 valores</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>%1: nothing can be divided by 0</source>
        <translation>%1: no se puede dividir entre 0</translation>
    </message>
    <message>
        <source>%1: this has no valid value</source>
        <translation>%1: esto no tiene un valor válido</translation>
    </message>
    <message>
        <source>%1 = %2: only whole numbers are allowed</source>
        <translation>%1 = %2: solo se permiten números enteros</translation>
    </message>
    <message>
        <source>these two cannot be joined like this</source>
        <translation>estas dos no se pueden unir así</translation>
    </message>
    <message>
        <source>the values of its sides</source>
        <translation>los valores de sus lados</translation>
    </message>
    <message>
        <source>solvable</source>
        <translation>resoluble</translation>
    </message>
    <message>
        <source>how many tiles stand before the =</source>
        <translation>cuántas fichas hay antes del =</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 es %2</translation>
    </message>
    <message>
        <source>the answer reads %1</source>
        <translation>la solución es %1</translation>
    </message>
    <message>
        <source>As hard to find as the easiest answer: %1.</source>
        <translation>Tan difícil de encontrar como la solución más fácil: %1.</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>impar</translation>
    </message>
    <message>
        <source>even</source>
        <translation>par</translation>
    </message>
    <message>
        <source>%1 rows and columns</source>
        <translation>%1 filas y columnas</translation>
    </message>
    <message>
        <source>the %1 in column %2</source>
        <translation>el %1 de la columna %2</translation>
    </message>
    <message>
        <source>the %1 in row %2</source>
        <translation>el %1 de la fila %2</translation>
    </message>
    <message>
        <source>the %1 at row %2, column %3 is black</source>
        <translation>el %1 de fila %2, columna %3 es negro</translation>
    </message>
    <message>
        <source>the %1 at row %2, column %3 is white</source>
        <translation>el %1 de fila %2, columna %3 es blanco</translation>
    </message>
    <message>
        <source>the %1 in column %2 is black</source>
        <translation>el %1 de la columna %2 es negro</translation>
    </message>
    <message>
        <source>the %1 in column %2 is white</source>
        <translation>el %1 de la columna %2 es blanco</translation>
    </message>
    <message>
        <source>the %1 in row %2 is black</source>
        <translation>el %1 de la fila %2 es negro</translation>
    </message>
    <message>
        <source>the %1 in row %2 is white</source>
        <translation>el %1 de la fila %2 es blanco</translation>
    </message>
    <message>
        <source>1 cell is %1</source>
        <translation>1 casilla es de color %1</translation>
    </message>
    <message>
        <source>%2 cells are %1</source>
        <translation>%2 casillas son de color %1</translation>
    </message>
    <message>
        <source>%1 links are joined</source>
        <translation>%1 enlaces están unidos</translation>
    </message>
    <message>
        <source>%1 links are cut</source>
        <translation>%1 enlaces están cortados</translation>
    </message>
    <message>
        <source>the path does not end on %1 other tiles</source>
        <translation>el camino no termina en otras %1 fichas</translation>
    </message>
    <message>
        <source>the %1 at row %2, place %3 has too many links</source>
        <translation>la ficha %1 de fila %2, posición %3 tiene demasiados enlaces</translation>
    </message>
    <message>
        <source>the %1 at row %2, place %3 has too few links left</source>
        <translation>a la ficha %1 de fila %2, posición %3 le quedan muy pocos enlaces</translation>
    </message>
    <message>
        <source>the path has more than two ends</source>
        <translation>el camino tiene más de dos extremos</translation>
    </message>
    <message>
        <source>the path has fewer than two ends</source>
        <translation>el camino tiene menos de dos extremos</translation>
    </message>
    <message>
        <source>three digits in a row have the %1 at row %2, place %3 between them</source>
        <translation>hay tres cifras seguidas, con la ficha %1 de fila %2, posición %3 en medio</translation>
    </message>
    <message>
        <source>too many numbers have two digits</source>
        <translation>demasiados números tienen dos cifras</translation>
    </message>
    <message>
        <source>too many numbers have one digit</source>
        <translation>demasiados números tienen una cifra</translation>
    </message>
    <message>
        <source>the %1 at row %2, place %3 has no second digit, and no more numbers may have one digit</source>
        <translation>a la ficha %1 de fila %2, posición %3 le falta una segunda cifra, y ningún número más puede tener una sola</translation>
    </message>
    <message>
        <source>a digit follows a 0</source>
        <translation>una cifra sigue a un 0</translation>
    </message>
    <message>
        <source>the path closes to a ring</source>
        <translation>el camino se cierra en un anillo</translation>
    </message>
    <message>
        <source>the path ends while tiles are left over</source>
        <translation>el camino termina cuando aún sobran fichas</translation>
    </message>
    <message>
        <source>some tiles are cut off from the others</source>
        <translation>algunas fichas quedan aisladas de las demás</translation>
    </message>
    <message>
        <source>no path can pass the %1 at row %2, place %3 from part to part</source>
        <translation>ningún camino puede pasar de una parte a otra por la ficha %1 de fila %2, posición %3</translation>
    </message>
    <message>
        <source>the path ends on an operator</source>
        <translation>el camino termina en un operador</translation>
    </message>
    <message>
        <source>two operators are joined</source>
        <translation>hay dos operadores unidos</translation>
    </message>
    <message>
        <source>two zeros are joined</source>
        <translation>hay dos ceros unidos</translation>
    </message>
    <message>
        <source>the %1 at row %2, place %3</source>
        <translation>la ficha %1 de fila %2, posición %3</translation>
    </message>
    <message>
        <source>the left side has 1 tile</source>
        <translation>el lado izquierdo tiene 1 ficha</translation>
    </message>
    <message>
        <source>the left side has %1 tiles</source>
        <translation>el lado izquierdo tiene %1 fichas</translation>
    </message>
    <message>
        <source>the left side has %1 or %2 tiles</source>
        <translation>el lado izquierdo tiene %1 o %2 fichas</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are each %5 or %6</source>
        <translation>fila %1, columna %2 y fila %3, columna %4 son, cada una, %5 o %6</translation>
    </message>
    <message>
        <source>row %1, column %2; row %3, column %4 and row %5, column %6 are each %7 or %8</source>
        <translation>fila %1, columna %2; fila %3, columna %4 y fila %5, columna %6 son, cada una, %7 o %8</translation>
    </message>
    <message>
        <source>the side never changes</source>
        <translation>el lado nunca cambia</translation>
    </message>
    <message>
        <source>the side changes once</source>
        <translation>el lado cambia una vez</translation>
    </message>
    <message>
        <source>the side changes %1 times</source>
        <translation>el lado cambia %1 veces</translation>
    </message>
    <message>
        <source>%1 (%2 does not work out)</source>
        <translation>%1 (%2 no da un entero)</translation>
    </message>
    <message>
        <source>no digit is left for row %1, column %2</source>
        <translation>no queda ninguna cifra para fila %1, columna %2</translation>
    </message>
    <message>
        <source>%1 is at most %2</source>
        <translation>%1 es como mucho %2</translation>
    </message>
    <message>
        <source>%1 and %2 are at most %3</source>
        <translation>%1 y %2 son como mucho %3</translation>
    </message>
    <message>
        <source>%1 is at least %2</source>
        <translation>%1 es al menos %2</translation>
    </message>
    <message>
        <source>%1 and %2 are at least %3</source>
        <translation>%1 y %2 son al menos %3</translation>
    </message>
    <message>
        <source>a line runs above row %1, column %2</source>
        <translation>hay una línea encima de fila %1, columna %2</translation>
    </message>
    <message>
        <source>no line runs above row %1, column %2</source>
        <translation>no hay línea encima de fila %1, columna %2</translation>
    </message>
    <message>
        <source>a line runs below row %1, column %2</source>
        <translation>hay una línea debajo de fila %1, columna %2</translation>
    </message>
    <message>
        <source>no line runs below row %1, column %2</source>
        <translation>no hay línea debajo de fila %1, columna %2</translation>
    </message>
    <message>
        <source>a line runs left of row %1, column %2</source>
        <translation>hay una línea a la izquierda de fila %1, columna %2</translation>
    </message>
    <message>
        <source>no line runs left of row %1, column %2</source>
        <translation>no hay línea a la izquierda de fila %1, columna %2</translation>
    </message>
    <message>
        <source>a line runs right of row %1, column %2</source>
        <translation>hay una línea a la derecha de fila %1, columna %2</translation>
    </message>
    <message>
        <source>no line runs right of row %1, column %2</source>
        <translation>no hay línea a la derecha de fila %1, columna %2</translation>
    </message>
    <message>
        <source>row %2, column %3 has no line at its %1 corner</source>
        <translation>fila %2, columna %3 no tiene ninguna línea en su esquina %1</translation>
    </message>
    <message>
        <source>row %2, column %3 has one line at its %1 corner</source>
        <translation>fila %2, columna %3 tiene una línea en su esquina %1</translation>
    </message>
    <message>
        <source>row %2, column %3 has at most one line at its %1 corner</source>
        <translation>fila %2, columna %3 tiene como mucho una línea en su esquina %1</translation>
    </message>
    <message>
        <source>row %2, column %3 has two lines at its %1 corner</source>
        <translation>fila %2, columna %3 tiene dos líneas en su esquina %1</translation>
    </message>
    <message>
        <source>row %2, column %3 has none or two lines at its %1 corner</source>
        <translation>fila %2, columna %3 tiene cero o dos líneas en su esquina %1</translation>
    </message>
    <message>
        <source>row %2, column %3 has at least one line at its %1 corner</source>
        <translation>fila %2, columna %3 tiene al menos una línea en su esquina %1</translation>
    </message>
    <message>
        <source>row %2, column %3 may have any lines at its %1 corner</source>
        <translation>fila %2, columna %3 puede tener cualquier número de líneas en su esquina %1</translation>
    </message>
    <message>
        <source>the rest of row %1 takes %2</source>
        <translation>el resto de la fila %1 usa %2</translation>
    </message>
    <message>
        <source>the rest of row %1 takes %2 and %3</source>
        <translation>el resto de la fila %1 usa %2 y %3</translation>
    </message>
    <message>
        <source>the rest of column %1 takes %2</source>
        <translation>el resto de la columna %1 usa %2</translation>
    </message>
    <message>
        <source>the rest of column %1 takes %2 and %3</source>
        <translation>el resto de la columna %1 usa %2 y %3</translation>
    </message>
    <message>
        <source>one cell is not filled in</source>
        <translation>una casilla está sin rellenar</translation>
    </message>
    <message>
        <source>%1 cells are not filled in</source>
        <translation>%1 casillas están sin rellenar</translation>
    </message>
    <message>
        <source>one cage has no sum</source>
        <translation>una jaula no tiene suma</translation>
    </message>
    <message>
        <source>%1 cages have no sum</source>
        <translation>%1 jaulas no tienen suma</translation>
    </message>
    <message>
        <source>row %1, column %2: %3</source>
        <translation>fila %1, columna %2: %3</translation>
    </message>
    <message>
        <source>part of the board</source>
        <translation>parte del tablero</translation>
    </message>
    <message>
        <source>&apos;%1&apos; and the side of the board</source>
        <translation>«%1» y el lado del tablero</translation>
    </message>
    <message>
        <source>&apos;%1&apos;, the number of rows and the number of columns</source>
        <translation>«%1», el número de filas y el número de columnas</translation>
    </message>
    <message>
        <source>the number of cages, 1 to %1</source>
        <translation>el número de jaulas, de 1 a %1</translation>
    </message>
    <message>
        <source>the end of the line, or one of: %1</source>
        <translation>el fin de la línea o uno de estos: %1</translation>
    </message>
    <message>
        <source>a row of %1 letters of %2 cages, &apos;.&apos; for no cage</source>
        <translation>una fila de %1 letras de %2 jaulas, «.» si no hay jaula</translation>
    </message>
    <message>
        <source>a sum from 1 to %1</source>
        <translation>una suma de 1 a %1</translation>
    </message>
    <message>
        <source>&apos;+&apos;</source>
        <translation>«+»</translation>
    </message>
    <message>
        <source>cages that are each in one piece</source>
        <translation>jaulas de una sola pieza cada una</translation>
    </message>
    <message>
        <source>a board without that mistake</source>
        <translation>un tablero sin ese error</translation>
    </message>
    <message>
        <source>a puzzle that begins with &apos;%1&apos;</source>
        <translation>un puzle que empiece por «%1»</translation>
    </message>
    <message>
        <source>row %1, between columns %2 and %3</source>
        <translation>fila %1, entre las columnas %2 y %3</translation>
    </message>
    <message>
        <source>column %1, between rows %2 and %3</source>
        <translation>columna %1, entre las filas %2 y %3</translation>
    </message>
    <message>
        <source>the line joins columns %2 and %3 in row %1</source>
        <translation>la línea une las columnas %2 y %3 en la fila %1</translation>
    </message>
    <message>
        <source>no line joins columns %2 and %3 in row %1</source>
        <translation>ninguna línea une las columnas %2 y %3 en la fila %1</translation>
    </message>
    <message>
        <source>the line joins rows %2 and %3 in column %1</source>
        <translation>la línea une las filas %2 y %3 en la columna %1</translation>
    </message>
    <message>
        <source>no line joins rows %2 and %3 in column %1</source>
        <translation>ninguna línea une las filas %2 y %3 en la columna %1</translation>
    </message>
    <message>
        <source>one piece of the line</source>
        <translation>un trozo de la línea</translation>
    </message>
    <message>
        <source>%1 pieces of the line</source>
        <translation>%1 trozos de la línea</translation>
    </message>
    <message>
        <source>1 place between two cells</source>
        <translation>1 lugar entre dos casillas</translation>
    </message>
    <message>
        <source>%1 places between two cells</source>
        <translation>%1 lugares entre dos casillas</translation>
    </message>
    <message>
        <source>row %1, column %2 has no valid value</source>
        <translation>fila %1, columna %2 no tiene un valor válido</translation>
    </message>
    <message>
        <source>one box</source>
        <translation>una caja</translation>
    </message>
    <message>
        <source>%1 boxes</source>
        <translation>%1 cajas</translation>
    </message>
    <message>
        <source>diagonal %1</source>
        <translation>la diagonal %1</translation>
    </message>
    <message>
        <source>one diagonal</source>
        <translation>una diagonal</translation>
    </message>
    <message>
        <source>%1 diagonals</source>
        <translation>%1 diagonales</translation>
    </message>
    <message>
        <source>the digit given at row %1, column %2</source>
        <translation>la cifra dada en fila %1, columna %2</translation>
    </message>
    <message>
        <source>one digit given</source>
        <translation>una cifra dada</translation>
    </message>
    <message>
        <source>%1 digits given</source>
        <translation>%1 cifras dadas</translation>
    </message>
    <message>
        <source>4, 6 or 9 rows</source>
        <translation>4, 6 o 9 filas</translation>
    </message>
    <message>
        <source>a digit from 1 to %1, or &apos;.&apos;</source>
        <translation>una cifra de 1 a %1, o «.»</translation>
    </message>
    <message>
        <source>a cage in several pieces</source>
        <translation>una jaula en varias piezas</translation>
    </message>
    <message>
        <source>the cage of %3 at row %1, column %2</source>
        <translation>la jaula de %3 en fila %1, columna %2</translation>
    </message>
    <message>
        <source>the %1s of row %2</source>
        <translation>los %1 de la fila %2</translation>
    </message>
    <message>
        <source>two %1s of row %2 are white</source>
        <translation>dos %1 de la fila %2 son blancos</translation>
    </message>
    <message>
        <source>one row&apos;s equal numbers</source>
        <translation>los números iguales de una fila</translation>
    </message>
    <message>
        <source>%1 rows&apos; equal numbers</source>
        <translation>los números iguales de %1 filas</translation>
    </message>
    <message>
        <source>the %1s of column %2</source>
        <translation>los %1 de la columna %2</translation>
    </message>
    <message>
        <source>two %1s of column %2 are white</source>
        <translation>dos %1 de la columna %2 son blancos</translation>
    </message>
    <message>
        <source>one column&apos;s equal numbers</source>
        <translation>los números iguales de una columna</translation>
    </message>
    <message>
        <source>%1 columns&apos; equal numbers</source>
        <translation>los números iguales de %1 columnas</translation>
    </message>
    <message>
        <source>that row %1, column %2 and row %3, column %4 are not both black</source>
        <translation>que fila %1, columna %2 y fila %3, columna %4 no sean ambas negras</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are both black</source>
        <translation>fila %1, columna %2 y fila %3, columna %4 son ambas negras</translation>
    </message>
    <message>
        <source>one pair of neighbours</source>
        <translation>un par de vecinas</translation>
    </message>
    <message>
        <source>%1 pairs of neighbours</source>
        <translation>%1 pares de vecinas</translation>
    </message>
    <message>
        <source>that the white cells are connected</source>
        <translation>que las casillas blancas estén conectadas</translation>
    </message>
    <message>
        <source>one whole board</source>
        <translation>un tablero entero</translation>
    </message>
    <message>
        <source>%1 whole boards</source>
        <translation>%1 tableros enteros</translation>
    </message>
    <message>
        <source>a number from 1 to 99</source>
        <translation>un número de 1 a 99</translation>
    </message>
    <message>
        <source>the run across from row %1, column %2</source>
        <translation>el tramo horizontal desde fila %1, columna %2</translation>
    </message>
    <message>
        <source>the run across from row %1, column %2 holds the digit %3 twice</source>
        <translation>el tramo horizontal desde fila %1, columna %2 contiene la cifra %3 dos veces</translation>
    </message>
    <message>
        <source>the %3 across from row %1, column %2</source>
        <translation>la suma %3 horizontal desde fila %1, columna %2</translation>
    </message>
    <message>
        <source>one run</source>
        <translation>un tramo</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 tramos</translation>
    </message>
    <message>
        <source>the run down from row %1, column %2</source>
        <translation>el tramo vertical desde fila %1, columna %2</translation>
    </message>
    <message>
        <source>the run down from row %1, column %2 holds the digit %3 twice</source>
        <translation>el tramo vertical desde fila %1, columna %2 contiene la cifra %3 dos veces</translation>
    </message>
    <message>
        <source>the %3 down from row %1, column %2</source>
        <translation>la suma %3 vertical desde fila %1, columna %2</translation>
    </message>
    <message>
        <source>&apos;.&apos;, &apos;#&apos;, or sums such as 16\7, 16\ or \7</source>
        <translation>«.», «#» o sumas como 16\7, 16\ o \7</translation>
    </message>
    <message>
        <source>one sum has no cells</source>
        <translation>una suma no tiene casillas</translation>
    </message>
    <message>
        <source>%1 sums have no cells</source>
        <translation>%1 sumas no tienen casillas</translation>
    </message>
    <message>
        <source>one run has more than nine cells</source>
        <translation>un tramo tiene más de nueve casillas</translation>
    </message>
    <message>
        <source>%1 runs have more than nine cells</source>
        <translation>%1 tramos tienen más de nueve casillas</translation>
    </message>
    <message>
        <source>one run has no sum</source>
        <translation>un tramo no tiene suma</translation>
    </message>
    <message>
        <source>%1 runs have no sum</source>
        <translation>%1 tramos no tienen suma</translation>
    </message>
    <message>
        <source>the cell at row %1, column %2</source>
        <translation>la casilla en fila %1, columna %2</translation>
    </message>
    <message>
        <source>the line ends or branches at row %1, column %2</source>
        <translation>la línea termina o se bifurca en fila %1, columna %2</translation>
    </message>
    <message>
        <source>one cell</source>
        <translation>una casilla</translation>
    </message>
    <message>
        <source>the white pearl at row %1, column %2</source>
        <translation>la perla blanca en fila %1, columna %2</translation>
    </message>
    <message>
        <source>one white pearl</source>
        <translation>una perla blanca</translation>
    </message>
    <message>
        <source>%1 white pearls</source>
        <translation>%1 perlas blancas</translation>
    </message>
    <message>
        <source>the black pearl at row %1, column %2</source>
        <translation>la perla negra en fila %1, columna %2</translation>
    </message>
    <message>
        <source>one black pearl</source>
        <translation>una perla negra</translation>
    </message>
    <message>
        <source>%1 black pearls</source>
        <translation>%1 perlas negras</translation>
    </message>
    <message>
        <source>that the line is one loop</source>
        <translation>que la línea sea un solo bucle</translation>
    </message>
    <message>
        <source>one loop</source>
        <translation>un bucle</translation>
    </message>
    <message>
        <source>%1 loops</source>
        <translation>%1 bucles</translation>
    </message>
    <message>
        <source>&apos;.&apos;, &apos;o&apos; for a white pearl or &apos;x&apos; for a black one</source>
        <translation>«.», «o» para una perla blanca o «x» para una negra</translation>
    </message>
    <message>
        <source>row %1, column %2, a black cell</source>
        <translation>fila %1, columna %2, una casilla negra</translation>
    </message>
    <message>
        <source>row %1, column %2, a white circle</source>
        <translation>fila %1, columna %2, un círculo blanco</translation>
    </message>
    <message>
        <source>row %1, column %2, a black circle</source>
        <translation>fila %1, columna %2, un círculo negro</translation>
    </message>
    <message>
        <source>a size from %1 to %2: every puzzle is proved to have one answer, which takes too long on larger boards</source>
        <translation>un tamaño de %1 a %2: de cada puzle se demuestra que tiene una sola solución, y en tableros más grandes eso tarda demasiado</translation>
    </message>
    <message>
        <source>one cell is empty</source>
        <translation>una casilla está vacía</translation>
    </message>
    <message>
        <source>%1 cells are empty</source>
        <translation>%1 casillas están vacías</translation>
    </message>
    <message>
        <source>a square board for this symmetry</source>
        <translation>un tablero cuadrado para esta simetría</translation>
    </message>
    <message>
        <source>row %1 of %2, with %3 words</source>
        <translation>fila %1 de %2, con %3 palabras</translation>
    </message>
    <message>
        <source>a clue that %1 has</source>
        <translation>una pista que tiene %1</translation>
    </message>
    <message>
        <source>%1 at row %2, column %3 (%4)</source>
        <translation>%1 en fila %2, columna %3 (%4)</translation>
    </message>
    <message>
        <source>a puzzle in a format of another program, as before</source>
        <translation>un puzle en un formato de otro programa, como antes</translation>
    </message>
    <message>
        <source>one of these kinds: %1</source>
        <translation>uno de estos tipos: %1</translation>
    </message>
    <message>
        <source>the kind %1 (%2)</source>
        <translation>el tipo %1 (%2)</translation>
    </message>
    <message>
        <source>this format has no %1</source>
        <translation>este formato no tiene %1</translation>
    </message>
    <message>
        <source>the clue of cage %1</source>
        <translation>la pista de la jaula %1</translation>
    </message>
    <message>
        <source>a letter of the grid that has no clue yet</source>
        <translation>una letra de la cuadrícula que aún no tenga pista</translation>
    </message>
    <message>
        <source>the end of the clues</source>
        <translation>el fin de las pistas</translation>
    </message>
    <message>
        <source>a puzzle without the rule that the loop passes every point</source>
        <translation>un puzle sin la regla de que el bucle pase por todos los puntos</translation>
    </message>
    <message>
        <source>the number of rows or columns</source>
        <translation>el número de filas o columnas</translation>
    </message>
    <message>
        <source>a puzzle without a special rule</source>
        <translation>un puzle sin ninguna regla especial</translation>
    </message>
    <message>
        <source>pzprv3 or pzprv3.1</source>
        <translation>pzprv3 o pzprv3.1</translation>
    </message>
    <message>
        <source>%1 at row %2, column %3 cannot be written in this format</source>
        <translation>%1 en fila %2, columna %3 no se puede escribir en este formato</translation>
    </message>
    <message>
        <source>this format has no boards of %1 × %2</source>
        <translation>este formato no tiene tableros de %1 × %2</translation>
    </message>
    <message>
        <source>this format has no cages</source>
        <translation>este formato no tiene jaulas</translation>
    </message>
    <message>
        <source>this format has no diagonals</source>
        <translation>este formato no tiene diagonales</translation>
    </message>
    <message>
        <source>the walls of the cages</source>
        <translation>las paredes de las jaulas</translation>
    </message>
    <message>
        <source>the end of the walls</source>
        <translation>el fin de las paredes</translation>
    </message>
    <message>
        <source>row %1, column %2 is in no cage</source>
        <translation>fila %1, columna %2 no está en ninguna jaula</translation>
    </message>
    <message>
        <source>a Sudoku whose boxes are rectangles</source>
        <translation>un sudoku con cajas rectangulares</translation>
    </message>
    <message>
        <source>&apos;:&apos; and the clues</source>
        <translation>«:» y las pistas</translation>
    </message>
    <message>
        <source>2x2, 2x3 or 3x3 boxes</source>
        <translation>cajas de 2x2, 2x3 o 3x3</translation>
    </message>
    <message>
        <source>the clue of a cage, such as a7, s2, m12 or d3</source>
        <translation>la pista de una jaula, como a7, s2, m12 o d3</translation>
    </message>
    <message>
        <source>a game id with &apos;:&apos;, not a random seed</source>
        <translation>un identificador de partida con «:», no una semilla aleatoria</translation>
    </message>
    <message>
        <source>the lines GAME, PARAMS and DESC of a saved game</source>
        <translation>las líneas GAME, PARAMS y DESC de una partida guardada</translation>
    </message>
    <message>
        <source>clues for %1 rows and %2 columns</source>
        <translation>pistas para %1 filas y %2 columnas</translation>
    </message>
    <message>
        <source>no further card, as all are used</source>
        <translation>ninguna carta más, pues todas están usadas</translation>
    </message>
    <message>
        <source>a card that is left:%1</source>
        <translation>una carta que quede:%1</translation>
    </message>
    <message>
        <source>a sign or &apos;)&apos;</source>
        <translation>un signo o «)»</translation>
    </message>
    <message>
        <source>a sign, or &apos;= %1&apos;</source>
        <translation>un signo o «= %1»</translation>
    </message>
    <message>
        <source>an expression</source>
        <translation>una expresión</translation>
    </message>
    <message>
        <source>row %1, column %2 holds %3, but %4 is given</source>
        <translation>fila %1, columna %2 contiene %3, pero la cifra dada es %4</translation>
    </message>
    <message>
        <source>the cage of %3 at row %1, column %2 holds %4</source>
        <translation>la jaula de %3 en fila %1, columna %2 contiene %4</translation>
    </message>
    <message>
        <source>in one sum, row %1, column %2 and row %3, column %4 both hold %5</source>
        <translation>en una misma suma, fila %1, columna %2 y fila %3, columna %4 contienen ambas %5</translation>
    </message>
    <message>
        <source>a tile that is left:%1</source>
        <translation>una ficha que quede:%1</translation>
    </message>
    <message>
        <source>an equation</source>
        <translation>una ecuación</translation>
    </message>
    <message>
        <source>a tile that touches the one before, on a path through all tiles</source>
        <translation>una ficha que toque la anterior, en un camino por todas las fichas</translation>
    </message>
    <message>
        <source>the white cells are in %1 pieces</source>
        <translation>las casillas blancas están en %1 partes</translation>
    </message>
    <message>
        <source>the %3 across from row %1, column %2 holds %4</source>
        <translation>la suma %3 horizontal desde fila %1, columna %2 contiene %4</translation>
    </message>
    <message>
        <source>the %3 down from row %1, column %2 holds %4</source>
        <translation>la suma %3 vertical desde fila %1, columna %2 contiene %4</translation>
    </message>
    <message>
        <source>the cage %1 at row %2, column %3 holds %4</source>
        <translation>la jaula %1 de fila %2, columna %3 contiene %4</translation>
    </message>
    <message>
        <source>there are %1 loops, not one</source>
        <translation>hay %1 bucles, no uno</translation>
    </message>
    <message>
        <source>diagonal %1 holds the digit %2 twice</source>
        <translation>la diagonal %1 contiene la cifra %2 dos veces</translation>
    </message>
    <message>
        <source>blanks at the end of the line</source>
        <translation>hay espacios al final de la línea</translation>
    </message>
    <message>
        <source>blanks are missing at the end of the line</source>
        <translation>faltan espacios al final de la línea</translation>
    </message>
    <message>
        <source>an answer</source>
        <translation>una solución</translation>
    </message>
    <message>
        <source>the output says that there is no answer, but there is one</source>
        <translation>la salida dice que no hay solución, pero sí la hay</translation>
    </message>
    <message>
        <source>an empty line is missing before this one</source>
        <translation>falta una línea vacía antes de esta</translation>
    </message>
    <message>
        <source>there is an empty line too many</source>
        <translation>hay una línea vacía de más</translation>
    </message>
    <message>
        <source>there is a byte-order mark before the text</source>
        <translation>hay una marca de orden de bytes (BOM) antes del texto</translation>
    </message>
    <message>
        <source>lines end as in Windows, by CR LF</source>
        <translation>las líneas terminan como en Windows, con CR LF</translation>
    </message>
    <message>
        <source>nothing more after the last answer</source>
        <translation>nada más después de la última solución</translation>
    </message>
    <message>
        <source>the empty line at the end is missing</source>
        <translation>falta la línea vacía del final</translation>
    </message>
    <message>
        <source>the last line has no line end</source>
        <translation>a la última línea le falta el fin de línea</translation>
    </message>
    <message>
        <source>%1 or %2 at row %3, column %4</source>
        <translation>%1 o %2 en fila %3, columna %4</translation>
    </message>
    <message>
        <source>%1 to %2 at row %3, column %4</source>
        <translation>%1 a %2 en fila %3, columna %4</translation>
    </message>
    <message>
        <source>%1 at row %2, column %3</source>
        <translation>%1 en fila %2, columna %3</translation>
    </message>
    <message>
        <source>line %1 of %2 of the picture</source>
        <translation>línea %1 de %2 de la imagen</translation>
    </message>
    <message>
        <source>row %1, column %2 is not %3 or %4</source>
        <translation>fila %1, columna %2 no es %3 ni %4</translation>
    </message>
    <message>
        <source>No step is harder than %1, but %2 rounds have a step of %3 or more: together they are harder.</source>
        <translation>Ningún paso es más difícil que %1, pero %2 rondas tienen un paso de nivel %3 o más: juntas resultan más difíciles.</translation>
    </message>
    <message>
        <source>t0, a grid of squares</source>
        <translation>t0, una cuadrícula de cuadrados</translation>
    </message>
    <message>
        <source>%1, as the rest of the picture asks for</source>
        <translation>%1, como pide el resto de la imagen</translation>
    </message>
    <message>
        <source>row %1, column %2 (then outside) from the border</source>
        <translation>fila %1, columna %2 (entonces exterior) del borde</translation>
    </message>
    <message>
        <source>row %1, column %2 from row %3, column %4 (both then inside)</source>
        <translation>fila %1, columna %2 de fila %3, columna %4 (entonces ambas interiores)</translation>
    </message>
    <message>
        <source>a cell that is in no other cage</source>
        <translation>una casilla que no está en ninguna otra jaula</translation>
    </message>
    <message>
        <source>a digit in a cell that is a cage of its own</source>
        <translation>una cifra en una casilla que es una jaula por sí sola</translation>
    </message>
    <message>
        <source>ipuz</source>
        <translation>ipuz</translation>
    </message>
    <message>
        <source>a puzzle</source>
        <translation>un puzle</translation>
    </message>
    <message>
        <source>a puzzle that has no more than these: %1</source>
        <translation>un puzle que no tiene más que esto: %1</translation>
    </message>
    <message>
        <source>the rows of the board</source>
        <translation>las filas del tablero</translation>
    </message>
    <message>
        <source>a row of %1 cells</source>
        <translation>una fila de %1 casillas</translation>
    </message>
    <message>
        <source>a cell of the board</source>
        <translation>una casilla del tablero</translation>
    </message>
    <message>
        <source>a digit</source>
        <translation>una cifra</translation>
    </message>
    <message>
        <source>the digits from 1 on, in this order</source>
        <translation>las cifras a partir de 1, en este orden</translation>
    </message>
    <message>
        <source>the cells of a cage</source>
        <translation>las casillas de una jaula</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>one of + - * /</source>
        <translation>uno de los signos + - * /</translation>
    </message>
    <message>
        <source>both diagonals or none</source>
        <translation>ambas diagonales o ninguna</translation>
    </message>
    <message>
        <source>a diagonal</source>
        <translation>una diagonal</translation>
    </message>
    <message>
        <source>a cage whose digits all differ</source>
        <translation>una jaula con todas las cifras distintas</translation>
    </message>
    <message>
        <source>a link that holds the whole puzzle behind &apos;scl&apos; or &apos;fpuz&apos;</source>
        <translation>un enlace que contiene todo el puzle después de &apos;scl&apos; o &apos;fpuz&apos;</translation>
    </message>
    <message>
        <source>a cage&apos;s number, target and operator, such as 0,12,3</source>
        <translation>el número, el objetivo y el operador de una jaula, como 0,12,3</translation>
    </message>
    <message>
        <source>&apos;problem=&apos; and a puzzle</source>
        <translation>&apos;problem=&apos; y un puzle</translation>
    </message>
    <message>
        <source>the rows of a file of Pencilbox, with an answer, if a blank one</source>
        <translation>las filas de un archivo de Pencilbox, con una solución, aunque esté vacía</translation>
    </message>
    <message>
        <source>a black cell&apos;s row, column, sum across and sum down</source>
        <translation>la fila, la columna, la suma horizontal y la suma vertical de una casilla negra</translation>
    </message>
    <message>
        <source>XML</source>
        <translation>XML</translation>
    </message>
    <message>
        <source>the elements graph and values</source>
        <translation>los elementos graph y values</translation>
    </message>
    <message>
        <source>the rows and columns of a square, and a Sudoku&apos;s boxes</source>
        <translation>las filas y columnas de un cuadrado, y las cajas de un sudoku</translation>
    </message>
    <message>
        <source>%1 values, each &apos;_&apos; or a letter from b on</source>
        <translation>%1 valores, cada uno &apos;_&apos; o una letra a partir de b</translation>
    </message>
    <message>
        <source>a cage with a value and an operator</source>
        <translation>una jaula con un valor y un operador</translation>
    </message>
    <message>
        <source>what follows the answer is left out: %1</source>
        <translation>lo que sigue a la solución se omite: %1</translation>
    </message>
    <message>
        <source>%1, one for each cell</source>
        <translation>%1, uno por casilla</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 caracteres</translation>
    </message>
    <message>
        <source>small notes and shades of cells are left out</source>
        <translation>las notas pequeñas y los colores de las casillas se omiten</translation>
    </message>
    <message>
        <source>the address ends before row %1, column %2; the cells from there on are blank</source>
        <translation>una dirección que termina antes de fila %1, columna %2; desde ahí las casillas quedan vacías</translation>
    </message>
    <message>
        <source>what follows the last cell is left out: %1</source>
        <translation>lo que sigue a la última casilla se omite: %1</translation>
    </message>
    <message>
        <source>the address ends before its last %1 sums</source>
        <translation>una dirección a la que le faltan al final %1 sumas</translation>
    </message>
    <message>
        <source>%1 is taken as a blank cell</source>
        <translation>%1 se toma como casilla vacía</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>la caja %1</translation>
    </message>
    <message>
        <source>box %1 holds the digit %2 twice</source>
        <translation>la caja %1 contiene la cifra %2 dos veces</translation>
    </message>
    <message>
        <source>the sum %1 of %2 cells: it can be %3 to %4</source>
        <translation>la suma %1 de %2 casillas: puede ir de %3 a %4</translation>
    </message>
    <message>
        <source>&apos;+&apos;, &apos;-&apos;, &apos;*&apos;, &apos;/&apos; or &apos;?&apos; for a cage of %1 cells</source>
        <translation>«+», «-», «*», «/» o «?» para una jaula de %1 casillas</translation>
    </message>
    <message>
        <source>%1, outside, is row %2, column %3</source>
        <translation>%1, fuera, es fila %2, columna %3</translation>
    </message>
    <message>
        <source>pzpr file</source>
        <translation>archivo pzpr</translation>
    </message>
    <message>
        <source>MathDoku KenKen</source>
        <translation>KenKen de MathDoku</translation>
    </message>
    <message>
        <source>Simon Tatham&apos;s game ID</source>
        <translation>identificador de los puzles de Simon Tatham</translation>
    </message>
    <message>
        <source>Simon Tatham&apos;s saved game</source>
        <translation>partida guardada de los puzles de Simon Tatham</translation>
    </message>
    <message>
        <source>f-puzzles link</source>
        <translation>enlace de f-puzzles</translation>
    </message>
    <message>
        <source>SudokuPad link</source>
        <translation>enlace de SudokuPad</translation>
    </message>
    <message>
        <source>Kanpen address</source>
        <translation>dirección de Kanpen</translation>
    </message>
    <message>
        <source>puzz.link address</source>
        <translation>dirección de puzz.link</translation>
    </message>
    <message>
        <source>Sudoku in one line</source>
        <translation>sudoku en una línea</translation>
    </message>
    <message>
        <source>Sudoku in nine lines</source>
        <translation>sudoku en nueve líneas</translation>
    </message>
    <message>
        <source>KenKen in letters</source>
        <translation>KenKen de letras</translation>
    </message>
    <message>
        <source>f-puzzles JSON</source>
        <translation>JSON de f-puzzles</translation>
    </message>
    <message>
        <source>KSudoku file</source>
        <translation>archivo de KSudoku</translation>
    </message>
    <message>
        <source>Pencilbox file</source>
        <translation>archivo de Pencilbox</translation>
    </message>
    <message>
        <source>the address of a puzzle, such as https://puzz.link/p?slither/3/3/...</source>
        <translation>la dirección de un puzle, como https://puzz.link/p?slither/3/3/...</translation>
    </message>
    <message>
        <source>only one of the %1s of row %2 can be white</source>
        <translation>solo uno de los %1 de la fila %2 puede ser blanco</translation>
    </message>
    <message>
        <source>only one of the %1s of column %2 can be white</source>
        <translation>solo uno de los %1 de la columna %2 puede ser blanco</translation>
    </message>
    <message>
        <source>black cells never touch</source>
        <translation>las casillas negras nunca se tocan</translation>
    </message>
    <message>
        <source>row %1, label %2 (the sum of its white cells)</source>
        <translation>fila %1, total %2 (la suma de sus casillas blancas)</translation>
    </message>
    <message>
        <source>column %1, label %2 (the sum of its black cells)</source>
        <translation>columna %1, total %2 (la suma de sus casillas negras)</translation>
    </message>
    <message>
        <source>a byte that no text has</source>
        <translation>un byte que no aparece en ningún texto</translation>
    </message>
    <message>
        <source>puzzles as text</source>
        <translation>puzles en forma de texto</translation>
    </message>
    <message>
        <source>no line is passed over</source>
        <translation>no se cruza ninguna línea</translation>
    </message>
    <message>
        <source>one line is passed over</source>
        <translation>se cruza una línea</translation>
    </message>
    <message>
        <source>%1 lines are passed over</source>
        <translation>se cruzan %1 líneas</translation>
    </message>
    <message>
        <source>the loop ends at the top left corner of row %1, column %2</source>
        <translation>el bucle termina en la esquina superior izquierda de fila %1, columna %2</translation>
    </message>
    <message>
        <source>the loop ends at the top right corner of row %1, column %2</source>
        <translation>el bucle termina en la esquina superior derecha de fila %1, columna %2</translation>
    </message>
    <message>
        <source>the loop ends at the bottom left corner of row %1, column %2</source>
        <translation>el bucle termina en la esquina inferior izquierda de fila %1, columna %2</translation>
    </message>
    <message>
        <source>the loop ends at the bottom right corner of row %1, column %2</source>
        <translation>el bucle termina en la esquina inferior derecha de fila %1, columna %2</translation>
    </message>
    <message>
        <source>%3 lines meet at the top left corner of row %1, column %2</source>
        <translation>%3 líneas se juntan en la esquina superior izquierda de fila %1, columna %2</translation>
    </message>
    <message>
        <source>%3 lines meet at the top right corner of row %1, column %2</source>
        <translation>%3 líneas se juntan en la esquina superior derecha de fila %1, columna %2</translation>
    </message>
    <message>
        <source>%3 lines meet at the bottom left corner of row %1, column %2</source>
        <translation>%3 líneas se juntan en la esquina inferior izquierda de fila %1, columna %2</translation>
    </message>
    <message>
        <source>%3 lines meet at the bottom right corner of row %1, column %2</source>
        <translation>%3 líneas se juntan en la esquina inferior derecha de fila %1, columna %2</translation>
    </message>
    <message>
        <source>Penpa address</source>
        <translation>dirección de Penpa</translation>
    </message>
    <message>
        <source>a Penpa board of squares, of at most %1 rows and columns</source>
        <translation>un tablero de cuadrados de Penpa, de %1 filas y columnas como máximo</translation>
    </message>
    <message>
        <source>the answer in the drawing is left out</source>
        <translation>la solución del dibujo se omite</translation>
    </message>
    <message>
        <source>what is drawn besides is left out: %1</source>
        <translation>lo demás que hay dibujado se omite: %1</translation>
    </message>
    <message>
        <source>a white or black circle</source>
        <translation>un círculo blanco o negro</translation>
    </message>
    <message>
        <source>a drawing with the name of the puzzle among its tags</source>
        <translation>un dibujo con el nombre del puzle entre sus etiquetas</translation>
    </message>
    <message>
        <source>&apos;,&apos; and the clues of the %1 cages, such as a7, s2, m12 or d3</source>
        <translation>«,» y las pistas de las %1 jaulas, como a7, s2, m12 o d3</translation>
    </message>
    <message>
        <source>the number of rows as the graph&apos;s order</source>
        <translation>el número de filas como order de graph</translation>
    </message>
    <message>
        <source>black cell</source>
        <translation>casilla negra</translation>
    </message>
    <message>
        <source>white pearl</source>
        <translation>perla blanca</translation>
    </message>
    <message>
        <source>black pearl</source>
        <translation>perla negra</translation>
    </message>
    <message>
        <source>%1 (from left to right)</source>
        <translation>%1 (de izquierda a derecha)</translation>
    </message>
    <message>
        <source>%1 (%2 does not work out in any of them)</source>
        <translation>%1 (%2 no da un entero en ninguna de ellas)</translation>
    </message>
    <message>
        <source>%1 (from left to right: %2 does not work out)</source>
        <translation>%1 (de izquierda a derecha: %2 no sale exacto)</translation>
    </message>
    <message>
        <source>one cell holds no whole clue: write 15\ for a sum down, \15 for a sum across</source>
        <translation>una casilla no tiene una pista completa: escribe 15\ para una suma hacia abajo, \15 para una hacia la derecha</translation>
    </message>
    <message>
        <source>%1 cells hold no whole clue: write 15\ for a sum down, \15 for a sum across</source>
        <translation>%1 casillas no tienen una pista completa: escribe 15\ para una suma hacia abajo, \15 para una hacia la derecha</translation>
    </message>
    <message>
        <source>Type # to make a cell black, 15\ for a sum down, \15 for a sum across, or 16\7 for both.</source>
        <translation>Escribe # para una casilla negra, 15\ para una suma hacia abajo, \15 para una hacia la derecha o 16\7 para ambas.</translation>
    </message>
    <message>
        <source>%1 is the product of cage %2 at row %3, column %4, however it is filled</source>
        <translation>%1 es el producto de la jaula %2 de la fila %3, columna %4, se llene como se llene</translation>
    </message>
    <message>
        <source>%1 is the sum of cage %2 at row %3, column %4, however it is filled</source>
        <translation>%1 es la suma de la jaula %2 de la fila %3, columna %4, se llene como se llene</translation>
    </message>
    <message>
        <source>the white pearl at row %1, column %2 is not met</source>
        <translation>la perla blanca de la fila %1, columna %2 no se cumple</translation>
    </message>
    <message>
        <source>the black pearl at row %1, column %2 is not met</source>
        <translation>la perla negra de la fila %1, columna %2 no se cumple</translation>
    </message>
    <message>
        <source>a whole link; this one is cut off or damaged</source>
        <translation>un enlace entero; este está cortado o dañado</translation>
    </message>
    <message>
        <source>the end of the address</source>
        <translation>el final de la dirección</translation>
    </message>
    <message>
        <source>the cells from row %1, column %2 on</source>
        <translation>las casillas desde la fila %1, columna %2</translation>
    </message>
    <message>
        <source>the last %1 sums</source>
        <translation>las últimas %1 sumas</translation>
    </message>
    <message>
        <source>a clue or a run of blank cells</source>
        <translation>una pista o una serie de casillas vacías</translation>
    </message>
    <message>
        <source>the rest of the file; it is cut off here</source>
        <translation>el resto del archivo; está cortado aquí</translation>
    </message>
    <message>
        <source>%1 is both needed and avoided.</source>
        <translation>%1 se pide y se excluye a la vez.</translation>
    </message>
    <message>
        <source>%1 is needed, but is not among the only rules that are allowed.</source>
        <translation>%1 se pide, pero no está entre las únicas reglas permitidas.</translation>
    </message>
    <message>
        <source>No rule is left that is allowed.</source>
        <translation>No queda ninguna regla permitida.</translation>
    </message>
    <message>
        <source>No rating is at least %1 and at most %2.</source>
        <translation>Ninguna puntuación es al menos %1 y como mucho %2.</translation>
    </message>
    <message>
        <source>A puzzle that needs %1 is rated %2 or more; at most %3 is ordered.</source>
        <translation>Un problema que necesita %1 tiene una puntuación de %2 o más; se pide como mucho %3.</translation>
    </message>
    <message>
        <source>By these rules alone no puzzle is rated above %1; at least %2 is ordered.</source>
        <translation>Solo con estas reglas ningún problema tiene una puntuación superior a %1; se pide al menos %2.</translation>
    </message>
    <message>
        <source>The pattern has another size than the board.</source>
        <translation>El patrón tiene otro tamaño que el tablero.</translation>
    </message>
    <message>
        <source>The pattern is not symmetric as ordered.</source>
        <translation>El patrón no tiene la simetría pedida.</translation>
    </message>
    <message>
        <source>The pattern has %1 clues; another number is ordered.</source>
        <translation>El patrón tiene %1 pistas; se pide otro número.</translation>
    </message>
    <message>
        <source>The clues of these puzzles have fixed places: neither their number nor a pattern can be ordered.</source>
        <translation>Las pistas de estos problemas tienen lugares fijos: no se puede pedir ni su número ni un patrón.</translation>
    </message>
    <message>
        <source>No number of clues is at least %1 and at most %2.</source>
        <translation>Ningún número de pistas es al menos %1 y como mucho %2.</translation>
    </message>
    <message>
        <source>The board has %1 cells, fewer than the clues ordered.</source>
        <translation>El tablero tiene %1 casillas, menos que las pistas pedidas.</translation>
    </message>
    <message>
        <source>The difficulty chosen is rated %1 or more; the ratings ordered are lower.</source>
        <translation>La dificultad elegida tiene una puntuación de %1 o más; las pedidas son más bajas.</translation>
    </message>
    <message>
        <source>The difficulty chosen is rated %1 to %2; no rating ordered is in that range.</source>
        <translation>La dificultad elegida tiene una puntuación de %1 a %2; ninguna de las pedidas está en ese intervalo.</translation>
    </message>
    <message>
        <source>the %2 of row %1 fits only there</source>
        <translation>el %2 de la fila %1 solo cabe ahí</translation>
    </message>
    <message>
        <source>the %2 of column %1 fits only there</source>
        <translation>el %2 de la columna %1 solo cabe ahí</translation>
    </message>
    <message>
        <source>the %2 and %3 of row %1 fit only there</source>
        <translation>%2 y %3 de la fila %1 solo caben ahí</translation>
    </message>
    <message>
        <source>the %2 and %3 of column %1 fit only there</source>
        <translation>%2 y %3 de la columna %1 solo caben ahí</translation>
    </message>
    <message>
        <source>in column %1 (%2 to make from %3) not both are black</source>
        <translation>en la columna %1 (hay que sumar %2 con %3) no son negras ambas</translation>
    </message>
    <message>
        <source>in row %1 (%2 to make from %3) not both are black</source>
        <translation>en la fila %1 (hay que sumar %2 con %3) no son negras ambas</translation>
    </message>
    <message>
        <source>in column %1 (%2 to make from %3) not both are white</source>
        <translation>en la columna %1 (hay que sumar %2 con %3) no son blancas ambas</translation>
    </message>
    <message>
        <source>in row %1 (%2 to make from %3) not both are white</source>
        <translation>en la fila %1 (hay que sumar %2 con %3) no son blancas ambas</translation>
    </message>
    <message>
        <source>in column %1 (%2 to make from %3) just one is black</source>
        <translation>en la columna %1 (hay que sumar %2 con %3) solo una es negra</translation>
    </message>
    <message>
        <source>in row %1 (%2 to make from %3) just one is black</source>
        <translation>en la fila %1 (hay que sumar %2 con %3) solo una es negra</translation>
    </message>
    <message>
        <source>in column %1 (%2 to make from %3) both are alike</source>
        <translation>en la columna %1 (hay que sumar %2 con %3) ambas son del mismo color</translation>
    </message>
    <message>
        <source>in row %1 (%2 to make from %3) both are alike</source>
        <translation>en la fila %1 (hay que sumar %2 con %3) ambas son del mismo color</translation>
    </message>
    <message>
        <source>in column %1 (%2 to make from %3), row %4 is black only if row %5 is</source>
        <translation>en la columna %1 (hay que sumar %2 con %3), la fila %4 es negra solo si lo es la fila %5</translation>
    </message>
    <message>
        <source>in row %1 (%2 to make from %3), column %4 is black only if column %5 is</source>
        <translation>en la fila %1 (hay que sumar %2 con %3), la columna %4 es negra solo si lo es la columna %5</translation>
    </message>
    <message>
        <source>no digits make the clue of one cage</source>
        <translation>ninguna cifra da la pista de una jaula</translation>
    </message>
    <message>
        <source>no digits make the clues of %1 cages</source>
        <translation>ninguna cifra da las pistas de %1 jaulas</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 con %2</translation>
    </message>
    <message>
        <source>the %1 at row %2, place %3 has no second digit, and every number has two digits</source>
        <translation>a la ficha %1 de fila %2, posición %3 le falta una segunda cifra, y todo número tiene dos</translation>
    </message>
    <message>
        <source>the %1 at row %2, place %3 and the %4 at row %5, place %6 have no second digit, and only one number has one digit</source>
        <translation>a las fichas %1 de fila %2, posición %3 y %4 de fila %5, posición %6 les falta una segunda cifra, y solo un número tiene una sola</translation>
    </message>
    <message>
        <source>a letter, or a digit from 0 to %1</source>
        <translation>una letra o una cifra de 0 a %1</translation>
    </message>
    <message>
        <source>the %1 of row %2</source>
        <translation>el %1 de la fila %2</translation>
    </message>
    <message>
        <source>the %1 of column %2</source>
        <translation>el %1 de la columna %2</translation>
    </message>
    <message>
        <source>%1 cells lose digits</source>
        <translation>%1 casillas pierden cifras</translation>
    </message>
    <message>
        <source>the path is read from its lower or right end</source>
        <translation>el camino se lee desde su extremo inferior o derecho</translation>
    </message>
    <message>
        <source>the path is read from its upper or left end</source>
        <translation>el camino se lee desde su extremo superior o izquierdo</translation>
    </message>
    <message>
        <source>found %1 signs in row %2; expected %3, as in row 1</source>
        <translation>se encontraron %1 signos en la fila %2; se esperaban %3, como en la fila 1</translation>
    </message>
    <message>
        <source>found no rows; expected a row of signs for each row of the board</source>
        <translation>no se encontró ninguna fila; se esperaba una fila de signos por cada fila del tablero</translation>
    </message>
    <message>
        <source>Of the answers compared, the one explained takes the least reckoning.</source>
        <translation>De las soluciones comparadas, la explicada es la que exige menos cálculo.</translation>
    </message>
    <message>
        <source>KenKen in clues</source>
        <translation>KenKen de pistas</translation>
    </message>
    <message>
        <source>janko.at text</source>
        <translation>texto de janko.at</translation>
    </message>
    <message>
        <source>a section of a janko.at text, such as [problem]</source>
        <translation>una sección de un texto de janko.at, como [problem]</translation>
    </message>
</context>
<context>
    <name>PictureExport</name>
    <message>
        <source>The file name must end in .png, .svg or .pdf.</source>
        <translation>El nombre del archivo debe terminar en .png, .svg o .pdf.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>No se puede escribir %1: %2</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Done.</source>
        <translation>Hecho.</translation>
    </message>
    <message>
        <source>Not started yet.</source>
        <translation>Sin empezar.</translation>
    </message>
    <message>
        <source>%1 of %2 positions right.</source>
        <translation>%1 de %2 posiciones acertadas.</translation>
    </message>
    <message>
        <source>Right: %1&#xa0;· Wrong: %2&#xa0;· With a hint: %3</source>
        <translation>Aciertos: %1&#xa0;· Fallos: %2&#xa0;· Con sugerencia: %3</translation>
    </message>
    <message>
        <source>There are no positions for this rule: it builds one of several answers, so other next steps are just as good.</source>
        <translation>No hay posiciones para esta regla: construye una de varias soluciones, así que otros pasos siguientes valen igual.</translation>
    </message>
    <message>
        <source>There are no positions for this rule: it only shows that a puzzle has no answer.</source>
        <translation>No hay posiciones para esta regla: solo muestra que un puzle no tiene solución.</translation>
    </message>
    <message>
        <source>There are no positions for this rule: what it says cannot be marked on the board.</source>
        <translation>No hay posiciones para esta regla: lo que dice no se puede marcar en el tablero.</translation>
    </message>
    <message>
        <source>No position was found: this rule is rarely needed. Try again later, or another rule.</source>
        <translation>No se encontró ninguna posición: esta regla rara vez hace falta. Inténtelo más tarde o con otra regla.</translation>
    </message>
    <message>
        <source>There are no positions for this rule: it is never a step of its own, only a link of a chain.</source>
        <translation>No hay posiciones para esta regla: nunca es un paso por sí sola, solo un eslabón de una cadena.</translation>
    </message>
</context>
<context>
    <name>PuzzlePrinter</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>No se puede escribir %1: %2</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>sin solución</translation>
    </message>
    <message>
        <source>one of several answers</source>
        <translation>una de varias soluciones</translation>
    </message>
    <message>
        <source>no answer found in time</source>
        <translation>no se encontró solución a tiempo</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a puzzle&apos;s number and title</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Soluciones</translation>
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
        <translation>Esto es una carpeta, no un archivo.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>El archivo ocupa más de %1 MB.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>No lines round a 0</source>
        <translation>Sin líneas alrededor de un 0</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are both %3&lt;/p&gt;: &lt;c&gt;no line runs between them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 y %2 están ambas %3&lt;/p&gt;: &lt;c&gt;no hay línea entre ellas&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are on different sides&lt;/p&gt;, and &lt;p&gt;%2 is %3&lt;/p&gt;: &lt;c&gt;%1 is %4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 y %2 están en lados distintos&lt;/p&gt;, y &lt;p&gt;%2 está %3&lt;/p&gt;: &lt;c&gt;%1 está %4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are on different sides&lt;/p&gt;: &lt;c&gt;a line runs between them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 y %2 están en lados distintos&lt;/p&gt;: &lt;c&gt;hay una línea entre ellas&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are on the same side&lt;/p&gt;, and &lt;p&gt;%2 is %3&lt;/p&gt;: &lt;c&gt;%1 is %3, too&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 y %2 están en el mismo lado&lt;/p&gt;, y &lt;p&gt;%2 está %3&lt;/p&gt;: &lt;c&gt;%1 también está %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are on the same side&lt;/p&gt;: &lt;c&gt;no line runs between them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 y %2 están en el mismo lado&lt;/p&gt;: &lt;c&gt;no hay línea entre ellas&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2&lt;/p&gt; are both inside, but cut off from each other.</source>
        <translation>&lt;p&gt;%1 y %2&lt;/p&gt; están ambas dentro, pero aisladas entre sí.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, and that is all: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1: %2&lt;/p&gt;, y nada más; por tanto, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, and the rest of its lines at the opposite one: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1: %2&lt;/p&gt;, y el resto de sus líneas en la esquina opuesta; por tanto, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, and two is all it can have: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1: %2&lt;/p&gt;, y no puede tener más de dos; por tanto, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so a line on its other edge could not go on: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1: %2&lt;/p&gt;, así que una línea en su otra arista no podría seguir: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so it can only have %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1: %2&lt;/p&gt;, así que solo es posible esto: %3; por tanto, &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so it has either %3; each way, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1: %2&lt;/p&gt;, así que solo es posible esto: %3; en cualquier caso, &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so its other %3 edges are lines: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1: %2&lt;/p&gt;, así que sus otras %3 aristas son líneas: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so its other edge is a line: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1: %2&lt;/p&gt;, así que su otra arista es una línea: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so its other two edges are both lines or both crossed: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1: %2&lt;/p&gt;, así que sus otras dos aristas son ambas líneas o llevan ambas cruz: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so one of its other %3 edges is a line: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1: %2&lt;/p&gt;, así que una de sus otras %3 aristas es una línea: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so two of its other %3 edges are lines: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1: %2&lt;/p&gt;, así que dos de sus otras %3 aristas son líneas: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, which must make %3 together: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1: %2&lt;/p&gt;, que juntas deben sumar %3; por tanto, &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, which separates the two cells beside it there: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1: %2&lt;/p&gt;, que separa las dos casillas que hay a su lado; por tanto, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1: %2&lt;/p&gt;; por tanto, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;: in each of the %3 ways that are left, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1: %2&lt;/p&gt;; en cada una de las %3 formas que quedan, &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 is inside, %2 is outside&lt;/p&gt;: &lt;c&gt;a line runs between them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 está dentro, %2 está fuera&lt;/p&gt;: &lt;c&gt;hay una línea entre ellas&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 is inside&lt;/p&gt;, and beyond the border is outside: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 está dentro&lt;/p&gt;, y todo lo que hay más allá del borde está fuera: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 is outside&lt;/p&gt;, and so is all beyond the border: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 está fuera&lt;/p&gt;, como todo lo que hay más allá del borde: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 lines&lt;/p&gt; close a loop, the one &lt;p&gt;%2&lt;/p&gt; among them, that does not meet &lt;p&gt;%3&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1 líneas&lt;/p&gt;, entre ellas la que está &lt;p&gt;%2&lt;/p&gt;, cierran un bucle que no cumple &lt;p&gt;%3&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 lines&lt;/p&gt; close a loop, the one &lt;p&gt;%2&lt;/p&gt; among them, without the line &lt;p&gt;%3&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1 líneas&lt;/p&gt;, entre ellas la que está &lt;p&gt;%2&lt;/p&gt;, cierran un bucle sin la línea que está &lt;p&gt;%3&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 lines&lt;/p&gt; have closed the loop, and the line &lt;p&gt;%2&lt;/p&gt; is left over.</source>
        <translation>&lt;p&gt;%1 líneas&lt;/p&gt; han cerrado el bucle, y sobra la línea que está &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 lines&lt;/p&gt; have closed the loop: &lt;c&gt;%2 open edges are crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 líneas&lt;/p&gt; han cerrado el bucle: &lt;c&gt;%2 aristas abiertas llevan cruz&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 lines&lt;/p&gt; have closed the loop: &lt;c&gt;an open edge is crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 líneas&lt;/p&gt; han cerrado el bucle: &lt;c&gt;una arista abierta lleva cruz&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot be met, for &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; no se puede cumplir: &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot have &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Para &lt;p&gt;%1&lt;/p&gt; esto es imposible: &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has %2 lines.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; tiene %2 líneas.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has all its lines, &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ya tiene todas sus líneas, &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its line &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ya tiene su línea &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its two lines, &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ya tiene sus dos líneas, &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has no edge left.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; no tiene ninguna arista libre.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has no lines: &lt;c&gt;all its edges are crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; no lleva líneas: &lt;c&gt;todas sus aristas llevan cruz&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has one edge left, &lt;p&gt;%2&lt;/p&gt;: a line there could not go on, so &lt;c&gt;it is crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; solo tiene una arista libre, &lt;p&gt;%2&lt;/p&gt;: una línea ahí no podría seguir, así que &lt;c&gt;lleva cruz&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has only %2 edges left and needs them all: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; solo tiene %2 aristas libres y las necesita todas: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has only %2 of its four edges left.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; solo tiene libres %2 de sus cuatro aristas.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has only one edge left: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; solo tiene una arista libre: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has only one line: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; solo tiene una línea: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has three lines.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; tiene tres líneas.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is outside, but cannot reach the border.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; está fuera, pero no puede llegar al borde.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; misses only one edge: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; solo deja una arista sin línea: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must have no line, but has one &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; no debe tener ninguna línea, pero tiene una &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; touch at a corner, so neither can miss an edge on its far side: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; se tocan por una esquina, así que a ninguno puede faltarle una arista en su lado más alejado: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt; has its line where &lt;p&gt;%1&lt;/p&gt; touches it, so the 3 has both edges at its far corner, and none goes on there: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt; tiene su línea donde lo toca &lt;p&gt;%1&lt;/p&gt;, así que el 3 tiene sus dos aristas en la esquina más alejada, y allí no sigue ninguna otra: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt; has its line where &lt;p&gt;%1&lt;/p&gt; touches it, so the 3 needs both edges at its far corner, &lt;c&gt;%3&lt;/c&gt;, and none goes on there: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt; tiene su línea donde lo toca &lt;p&gt;%1&lt;/p&gt;, así que el 3 necesita sus dos aristas en la esquina más alejada, &lt;c&gt;%3&lt;/c&gt;, y allí no sigue ninguna otra: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt; has its line where &lt;p&gt;%1&lt;/p&gt; touches it, so the 3 needs both edges at its far corner: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt; tiene su línea donde lo toca &lt;p&gt;%1&lt;/p&gt;, así que el 3 necesita sus dos aristas en la esquina más alejada: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line &lt;c&gt;%1&lt;/c&gt; would close a loop of &lt;p&gt;%2 lines&lt;/p&gt; that does not meet &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;it is crossed&lt;/c&gt;.</source>
        <translation>Una línea &lt;c&gt;%1&lt;/c&gt; cerraría un bucle de &lt;p&gt;%2 líneas&lt;/p&gt; que no cumple &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;lleva cruz&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line &lt;c&gt;%1&lt;/c&gt; would close a loop of &lt;p&gt;%2 lines&lt;/p&gt; without the line &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;it is crossed&lt;/c&gt;.</source>
        <translation>Una línea &lt;c&gt;%1&lt;/c&gt; cerraría un bucle de &lt;p&gt;%2 líneas&lt;/p&gt; sin la línea que está &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;lleva cruz&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and must take one of its edges there, its only line: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: una línea llega a la esquina &lt;p&gt;%2&lt;/p&gt; y debe tomar allí una de sus aristas, su única línea: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and takes one of its edges there, so it needs both at the opposite corner: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: una línea llega a la esquina &lt;p&gt;%2&lt;/p&gt; y toma allí una de sus aristas, así que necesita las dos de la esquina opuesta: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and takes one of its edges there, so it needs both at the opposite corner: &lt;c&gt;%3&lt;/c&gt;; and the line goes nowhere else: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: una línea llega a la esquina &lt;p&gt;%2&lt;/p&gt; y toma allí una de sus aristas, así que necesita las dos de la esquina opuesta: &lt;c&gt;%3&lt;/c&gt;; y la línea no va a ningún otro sitio: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and takes one of its edges there: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: una línea llega a la esquina &lt;p&gt;%2&lt;/p&gt; y toma allí una de sus aristas: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line ends at &lt;p&gt;%1&lt;/p&gt;: all its other edges are crossed.</source>
        <translation>En &lt;p&gt;%1&lt;/p&gt; termina una línea: todas sus otras aristas llevan cruz.</translation>
    </message>
    <message>
        <source>A line must leave &lt;p&gt;%1&lt;/p&gt; by its &lt;p&gt;%2&lt;/p&gt; or its &lt;p&gt;%3&lt;/p&gt; corner, and both are blocked.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: una línea debe salir por la esquina &lt;p&gt;%2&lt;/p&gt; o por la &lt;p&gt;%3&lt;/p&gt;, y ambas están bloqueadas.</translation>
    </message>
    <message>
        <source>A line separates &lt;c&gt;%1&lt;/c&gt; from &lt;p&gt;%2&lt;/p&gt;, which is %3: &lt;c&gt;it is %4&lt;/c&gt;.</source>
        <translation>Una línea separa &lt;c&gt;%1&lt;/c&gt; y &lt;p&gt;%2&lt;/p&gt;, que está %3: &lt;c&gt;la primera está %4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line runs between &lt;p&gt;%1 and %2&lt;/p&gt;, but both are %3.</source>
        <translation>Entre &lt;p&gt;%1 y %2&lt;/p&gt; hay una línea, pero ambas están %3.</translation>
    </message>
    <message>
        <source>Because of &lt;p&gt;%1&lt;/p&gt; there can be &lt;p&gt;%2&lt;/p&gt;, but there is one.</source>
        <translation>Por &lt;p&gt;%1&lt;/p&gt; no puede haber &lt;p&gt;%2&lt;/p&gt;, pero hay una.</translation>
    </message>
    <message>
        <source>Because of &lt;p&gt;%1&lt;/p&gt; there must be &lt;p&gt;%2&lt;/p&gt;, but it is crossed.</source>
        <translation>Por &lt;p&gt;%1&lt;/p&gt; tiene que haber &lt;p&gt;%2&lt;/p&gt;, pero la arista lleva cruz.</translation>
    </message>
    <message>
        <source>Every edge is crossed: there is no loop.</source>
        <translation>Todas las aristas llevan cruz: no hay bucle.</translation>
    </message>
    <message>
        <source>Inside, &lt;c&gt;%1&lt;/c&gt; would be cut off from &lt;p&gt;%2&lt;/p&gt;, which is inside: &lt;c&gt;it is outside&lt;/c&gt;.</source>
        <translation>Si estuviera dentro, &lt;c&gt;%1&lt;/c&gt; quedaría aislada de &lt;p&gt;%2&lt;/p&gt;, que está dentro: &lt;c&gt;está fuera&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No line separates &lt;c&gt;%1&lt;/c&gt; from &lt;p&gt;%2&lt;/p&gt;, which is %3: &lt;c&gt;it is %3, too&lt;/c&gt;.</source>
        <translation>Ninguna línea separa &lt;c&gt;%1&lt;/c&gt; y &lt;p&gt;%2&lt;/p&gt;, que está %3: &lt;c&gt;la primera también está %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No line runs between &lt;p&gt;%1&lt;/p&gt;, which is inside, and &lt;p&gt;%2&lt;/p&gt;, which is outside.</source>
        <translation>No hay línea entre &lt;p&gt;%1&lt;/p&gt;, que está dentro, y &lt;p&gt;%2&lt;/p&gt;, que está fuera.</translation>
    </message>
    <message>
        <source>No way is left to draw the lines that fits all of &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Ya no queda forma de trazar las líneas que encaje con todo esto: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Only two edges meet at &lt;p&gt;%1&lt;/p&gt;, both lines or both crossed: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>En &lt;p&gt;%1&lt;/p&gt; solo se juntan dos aristas, ambas líneas o ambas con cruz: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Outside, &lt;c&gt;%1&lt;/c&gt; could not reach the border: &lt;c&gt;it is inside&lt;/c&gt;.</source>
        <translation>Fuera, &lt;c&gt;%1&lt;/c&gt; no podría llegar al borde: &lt;c&gt;está dentro&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: that decides &lt;p&gt;%2 other cells&lt;/p&gt;, and %3 and %4, both inside, would be cut off from each other. So &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Supongamos: %1. Eso decide &lt;p&gt;otras %2 casillas&lt;/p&gt;, y %3 y %4, ambas dentro, quedarían aisladas entre sí. Por tanto, &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: that decides &lt;p&gt;%2 other cells&lt;/p&gt;, and %3, outside, could not reach the border. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Supongamos: %1. Eso decide &lt;p&gt;otras %2 casillas&lt;/p&gt;, y %3, que está fuera, no podría llegar al borde. Por tanto, &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; could not all be met. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Supongamos: %1. Entonces &lt;p&gt;%2&lt;/p&gt; no podrían cumplirse a la vez. Por tanto, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; could not be met. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Supongamos: %1. Entonces &lt;p&gt;%2&lt;/p&gt; no podría cumplirse. Por tanto, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get more than two lines. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Supongamos: %1. Entonces &lt;p&gt;%2&lt;/p&gt; tendría más de dos líneas. Por tanto, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get too few lines. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Supongamos: %1. Entonces &lt;p&gt;%2&lt;/p&gt; tendría muy pocas líneas. Por tanto, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get too many lines. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Supongamos: %1. Entonces &lt;p&gt;%2&lt;/p&gt; tendría demasiadas líneas. Por tanto, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt;, and %3 and %4, both inside, would be cut off from each other. So &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Supongamos: %1. Entonces &lt;p&gt;%2&lt;/p&gt;, y %3 y %4, ambas dentro, quedarían aisladas entre sí. Por tanto, &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt;, and %3, outside, could not reach the border. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Supongamos: %1. Entonces &lt;p&gt;%2&lt;/p&gt;, y %3, que está fuera, no podría llegar al borde. Por tanto, &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then a line would end at &lt;p&gt;%2&lt;/p&gt;. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Supongamos: %1. Entonces una línea terminaría en &lt;p&gt;%2&lt;/p&gt;. Por tanto, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then no way to draw the lines would fit all of &lt;p&gt;%2&lt;/p&gt;. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Supongamos: %1. Entonces ninguna forma de trazar las líneas encajaría con todo esto: &lt;p&gt;%2&lt;/p&gt;. Por tanto, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then, with &lt;p&gt;%4&lt;/p&gt; met, &lt;p&gt;%2&lt;/p&gt; would get more than two lines. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Supongamos: %1. Entonces, al cumplirse &lt;p&gt;%4&lt;/p&gt;, &lt;p&gt;%2&lt;/p&gt; tendría más de dos líneas. Por tanto, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then, with &lt;p&gt;%4&lt;/p&gt; met, &lt;p&gt;%2&lt;/p&gt; would get too few lines. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Supongamos: %1. Entonces, al cumplirse &lt;p&gt;%4&lt;/p&gt;, &lt;p&gt;%2&lt;/p&gt; tendría muy pocas líneas. Por tanto, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then, with &lt;p&gt;%4&lt;/p&gt; met, &lt;p&gt;%2&lt;/p&gt; would get too many lines. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Supongamos: %1. Entonces, al cumplirse &lt;p&gt;%4&lt;/p&gt;, &lt;p&gt;%2&lt;/p&gt; tendría demasiadas líneas. Por tanto, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then, with &lt;p&gt;%4&lt;/p&gt; met, a line would end at &lt;p&gt;%2&lt;/p&gt;. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Supongamos: %1. Entonces, al cumplirse &lt;p&gt;%4&lt;/p&gt;, una línea terminaría en &lt;p&gt;%2&lt;/p&gt;. Por tanto, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The border &lt;p&gt;%1&lt;/p&gt; has no line, but &lt;p&gt;%2&lt;/p&gt; is inside.</source>
        <translation>El borde &lt;p&gt;%1&lt;/p&gt; no tiene línea, pero &lt;p&gt;%2&lt;/p&gt; está dentro.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2&lt;/p&gt; are on the same side, but &lt;p&gt;%1 is inside and %2 is outside&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1 y %2&lt;/p&gt; están en el mismo lado, pero &lt;p&gt;%1 está dentro y %2 está fuera&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2&lt;/p&gt; are on different sides, but &lt;p&gt;both are %3&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1 y %2&lt;/p&gt; están en lados distintos, pero &lt;p&gt;ambas están %3&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>The border &lt;p&gt;%1&lt;/p&gt; has no line: &lt;c&gt;%2 is outside&lt;/c&gt;.</source>
        <translation>El borde &lt;p&gt;%1&lt;/p&gt; no tiene línea: &lt;c&gt;%2 está fuera&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The line &lt;p&gt;%1&lt;/p&gt; is on the border, but &lt;p&gt;%2&lt;/p&gt; is outside.</source>
        <translation>La línea &lt;p&gt;%1&lt;/p&gt; está en el borde, pero &lt;p&gt;%2&lt;/p&gt; está fuera.</translation>
    </message>
    <message>
        <source>The line &lt;p&gt;%1&lt;/p&gt; is on the border: &lt;c&gt;%2 is inside&lt;/c&gt;.</source>
        <translation>La línea &lt;p&gt;%1&lt;/p&gt; está en el borde: &lt;c&gt;%2 está dentro&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The line that comes &lt;p&gt;%2&lt;/p&gt; to &lt;p&gt;%1&lt;/p&gt; cannot go on.</source>
        <translation>La línea que llega &lt;p&gt;%2&lt;/p&gt; hasta &lt;p&gt;%1&lt;/p&gt; no puede seguir.</translation>
    </message>
    <message>
        <source>The line that comes &lt;p&gt;%2&lt;/p&gt; to &lt;p&gt;%1&lt;/p&gt; has only one way on: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>La línea que llega &lt;p&gt;%2&lt;/p&gt; hasta &lt;p&gt;%1&lt;/p&gt; solo puede seguir de una forma: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>If &lt;c&gt;%1&lt;/c&gt; were inside, &lt;p&gt;%2&lt;/p&gt;, which is outside, could not reach the border: &lt;c&gt;it is outside&lt;/c&gt;.</source>
        <translation>Si &lt;c&gt;%1&lt;/c&gt; estuviera dentro, &lt;p&gt;%2&lt;/p&gt;, que está fuera, no podría llegar al borde: &lt;c&gt;la primera está fuera&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>If &lt;c&gt;%1&lt;/c&gt; were outside, &lt;p&gt;%2 and %3&lt;/p&gt;, both inside, would be cut off from each other: &lt;c&gt;it is inside&lt;/c&gt;.</source>
        <translation>Si &lt;c&gt;%1&lt;/c&gt; estuviera fuera, &lt;p&gt;%2 y %3&lt;/p&gt;, ambas dentro, quedarían aisladas entre sí: &lt;c&gt;la primera está dentro&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A 0 has no lines round it: all four of its edges are crossed.</source>
        <translation>Un 0 no tiene líneas a su alrededor: sus cuatro aristas llevan cruz.</translation>
    </message>
    <message>
        <source>As many edges left as lines needed</source>
        <translation>Tantas aristas libres como líneas necesarias</translation>
    </message>
    <message>
        <source>When a clue has exactly as many edges left as it needs lines, all of them are lines.</source>
        <translation>Si a una pista le quedan exactamente tantas aristas como líneas necesita, todas ellas son líneas.</translation>
    </message>
    <message>
        <source>The clue has its lines</source>
        <translation>La pista ya tiene sus líneas</translation>
    </message>
    <message>
        <source>When a clue has all its lines, its other edges are crossed.</source>
        <translation>Cuando una pista tiene todas sus líneas, sus otras aristas llevan cruz.</translation>
    </message>
    <message>
        <source>Between two 3s that share an edge runs a line, and so it does on their far sides. If their common edge were crossed, the loop would run round just these two cells; so the rule holds only where a clue elsewhere forbids that.</source>
        <translation>Entre dos 3 que comparten una arista pasa una línea, y también por sus lados opuestos. Si la arista común llevara cruz, el bucle rodearía solo estas dos casillas; por eso la regla solo vale donde una pista en otro sitio lo impide.</translation>
    </message>
    <message>
        <source>Two 3s corner to corner</source>
        <translation>Dos 3 en diagonal</translation>
    </message>
    <message>
        <source>Two 3s that touch at a corner have lines at their corners farthest from each other: were one of these four edges crossed, its 3 would send both other lines into the common dot, and the other 3 could not get its own.</source>
        <translation>Dos 3 que se tocan por una esquina tienen líneas en las esquinas más alejadas entre sí: si una de esas cuatro aristas llevara cruz, su 3 mandaría dos líneas al punto común y el otro 3 no podría tener las suyas.</translation>
    </message>
    <message>
        <source>Only one way for a line</source>
        <translation>Solo un camino para una línea</translation>
    </message>
    <message>
        <source>A line that reaches a dot must go on. If only one way is left, it goes there.</source>
        <translation>Una línea que llega a un punto debe seguir. Si solo queda un camino, va por él.</translation>
    </message>
    <message>
        <source>A dot with two lines</source>
        <translation>Un punto con dos líneas</translation>
    </message>
    <message>
        <source>The loop passes through a dot only once, so a dot with two lines has no third: its other edges are crossed.</source>
        <translation>El bucle pasa por un punto una sola vez, así que un punto con dos líneas no tiene una tercera: sus otras aristas llevan cruz.</translation>
    </message>
    <message>
        <source>A dot with one edge left</source>
        <translation>Un punto con una sola arista libre</translation>
    </message>
    <message>
        <source>A line into a dot needs a way out. If three edges at a dot are crossed, so is the fourth.</source>
        <translation>Una línea que entra en un punto necesita una salida. Si tres aristas de un punto llevan cruz, la cuarta también.</translation>
    </message>
    <message>
        <source>A 3 with a blocked corner</source>
        <translation>Un 3 con una esquina bloqueada</translation>
    </message>
    <message>
        <source>Where both ways out of a corner of a 3 are blocked, as in a corner of the board, the corner&apos;s two edges are both lines or both crossed; a 3 cannot miss two.</source>
        <translation>Cuando las dos salidas de una esquina de un 3 están bloqueadas, como en una esquina del tablero, las dos aristas de la esquina son ambas líneas o llevan ambas cruz; a un 3 no pueden faltarle dos.</translation>
    </message>
    <message>
        <source>A 2 with a blocked corner</source>
        <translation>Un 2 con una esquina bloqueada</translation>
    </message>
    <message>
        <source>Where both ways out of a corner of a 2 are blocked, its two lines are either both at that corner or both opposite. Either way one of them comes to each of the two other corners and must leave there: if one way out is blocked, it takes the other.</source>
        <translation>Cuando las dos salidas de una esquina de un 2 están bloqueadas, sus dos líneas están o ambas en esa esquina o ambas en la opuesta. En cualquier caso, una de ellas llega a cada una de las otras dos esquinas y debe salir de allí: si una salida está bloqueada, toma la otra.</translation>
    </message>
    <message>
        <source>A 1 with a blocked corner</source>
        <translation>Un 1 con una esquina bloqueada</translation>
    </message>
    <message>
        <source>Where both ways out of a corner of a 1 are blocked, the corner&apos;s two edges are both lines or both crossed; a 1 cannot have two.</source>
        <translation>Cuando las dos salidas de una esquina de un 1 están bloqueadas, las dos aristas de la esquina son ambas líneas o llevan ambas cruz; un 1 no puede tener dos.</translation>
    </message>
    <message>
        <source>A line comes to a 3</source>
        <translation>Una línea llega a un 3</translation>
    </message>
    <message>
        <source>A line that comes to a corner of a 3 takes one of the 3&apos;s two edges there: it cannot pass by, or the 3 would lack both, and it cannot meet both. So the other way out is blocked, and the 3 has both its edges at the opposite corner.</source>
        <translation>Una línea que llega a una esquina de un 3 toma una de sus dos aristas allí: no puede pasar de largo, porque al 3 le faltarían ambas, ni puede juntarse con las dos. Así que la otra salida queda bloqueada y el 3 tiene sus dos aristas en la esquina opuesta.</translation>
    </message>
    <message>
        <source>A 3 and a 1 corner to corner</source>
        <translation>Un 3 y un 1 en diagonal</translation>
    </message>
    <message>
        <source>Where the far corner of the 3 is blocked, the 3 has both lines there and sends just one to the dot between: the 1 takes it on, so its far edges are crossed. The other way round, a 1 whose far edges are crossed leaves just one line to the 3 at the dot between, so the 3 has both lines at its far corner, whose other ways are blocked.</source>
        <translation>Si la esquina alejada del 3 está bloqueada, el 3 tiene allí sus dos líneas y envía solo una al punto intermedio: el 1 la continúa, así que sus aristas alejadas llevan cruz. A la inversa, un 1 cuyas aristas alejadas llevan cruz deja al 3 solo una línea en el punto intermedio, así que el 3 tiene ambas líneas en su esquina alejada, cuyas otras salidas quedan bloqueadas.</translation>
    </message>
    <message>
        <source>A line comes to a 2</source>
        <translation>Una línea llega a un 2</translation>
    </message>
    <message>
        <source>A line that comes to a corner of a 2 and cannot pass by takes one of its two edges there. So the 2 has one line at the opposite corner too; if one way out is blocked there, it leaves by the other.</source>
        <translation>Una línea que llega a una esquina de un 2 y no puede pasar de largo toma una de sus dos aristas allí. Así que el 2 también tiene una línea en la esquina opuesta; si allí una salida está bloqueada, sale por la otra.</translation>
    </message>
    <message>
        <source>A line comes to a 1</source>
        <translation>Una línea llega a un 1</translation>
    </message>
    <message>
        <source>A line that comes to a corner of a 1 and cannot pass by takes one of its two edges there; the 1 has no other.</source>
        <translation>Una línea que llega a una esquina de un 1 y no puede pasar de largo toma una de sus dos aristas allí; el 1 no tiene ninguna más.</translation>
    </message>
    <message>
        <source>The loop must not close too early</source>
        <translation>El bucle no debe cerrarse demasiado pronto</translation>
    </message>
    <message>
        <source>An edge between the two ends of one path would close the loop. While there is a line elsewhere, or a clue is not met by that loop, the edge is crossed.</source>
        <translation>Una arista entre los dos extremos de un mismo camino cerraría el bucle. Mientras haya una línea en otro sitio, o ese bucle no cumpla una pista, la arista lleva cruz.</translation>
    </message>
    <message>
        <source>Two 1s against a wall</source>
        <translation>Dos 1 contra una pared</translation>
    </message>
    <message>
        <source>A clue and its corners</source>
        <translation>Una pista y sus esquinas</translation>
    </message>
    <message>
        <source>The number of lines a clue has at one corner fixes the number at the opposite corner. Every way to place its lines that fits the known edges and corners agrees here.</source>
        <translation>El número de líneas que una pista tiene en una esquina fija el número en la esquina opuesta. Todas las formas de colocar sus líneas que encajan con las aristas y esquinas conocidas coinciden aquí.</translation>
    </message>
    <message>
        <source>A dot and the corners round it</source>
        <translation>Un punto y las esquinas a su alrededor</translation>
    </message>
    <message>
        <source>A dot has either no line or two. Every way to place them that fits the known edges and corners round it agrees here: so a single line at one corner means a single line at the corner opposite.</source>
        <translation>Un punto tiene o ninguna línea o dos. Todas las formas de colocarlas que encajan con las aristas y esquinas conocidas a su alrededor coinciden aquí: así, una sola línea en una esquina significa una sola línea en la esquina opuesta.</translation>
    </message>
    <message>
        <source>Inside and outside across an edge</source>
        <translation>Dentro y fuera a través de una arista</translation>
    </message>
    <message>
        <source>The loop separates inside from outside: cells with a line between them differ, cells with a cross between them are the same. Beyond the border is outside.</source>
        <translation>El bucle separa el interior del exterior: las casillas con una línea entre ellas son distintas; con una cruz entre ellas, iguales. Más allá del borde es exterior.</translation>
    </message>
    <message>
        <source>A line just where inside meets outside</source>
        <translation>Una línea justo donde el interior toca el exterior</translation>
    </message>
    <message>
        <source>Between a cell inside and one outside runs a line; between two inside, or two outside, runs none.</source>
        <translation>Entre una casilla de dentro y una de fuera pasa una línea; entre dos de dentro, o dos de fuera, no pasa ninguna.</translation>
    </message>
    <message>
        <source>A clue and its neighbours&apos; colours</source>
        <translation>Una pista y los colores de sus vecinas</translation>
    </message>
    <message>
        <source>A clue counts the neighbours on the other side of the loop. Every way to colour the cell and its neighbours that fits what is known agrees here.</source>
        <translation>Una pista cuenta las vecinas del otro lado del bucle. Todas las formas de colorear la casilla y sus vecinas que encajan con lo conocido coinciden aquí.</translation>
    </message>
    <message>
        <source>A chain of cells</source>
        <translation>Una cadena de casillas</translation>
    </message>
    <message>
        <source>Going from cell to cell along known edges and pairs, you can tell whether the cells at the two ends are on the same side of the loop, even when it is not yet known which side that is.</source>
        <translation>Yendo de casilla en casilla por aristas y pares conocidos, se puede saber si las casillas de los dos extremos están en el mismo lado del bucle, aunque aún no se sepa en cuál.</translation>
    </message>
    <message>
        <source>The inside is in one piece</source>
        <translation>El interior es de una pieza</translation>
    </message>
    <message>
        <source>The cells inside the loop are connected. Where only one cell can connect them, that cell is inside.</source>
        <translation>Las casillas de dentro del bucle están conectadas. Si solo una casilla puede conectarlas, esa casilla está dentro.</translation>
    </message>
    <message>
        <source>The outside is in one piece</source>
        <translation>El exterior es de una pieza</translation>
    </message>
    <message>
        <source>Every cell outside the loop can be reached from beyond the border without crossing the loop. Where the only way is through one cell, that cell is outside.</source>
        <translation>A toda casilla de fuera del bucle se puede llegar desde más allá del borde sin cruzar el bucle. Si el único camino pasa por una sola casilla, esa casilla está fuera.</translation>
    </message>
    <message>
        <source>Two neighbours taken together</source>
        <translation>Dos vecinas en conjunto</translation>
    </message>
    <message>
        <source>Every way to draw the lines of two neighbouring cells and through their six dots that fits what is known agrees here.</source>
        <translation>Todas las formas de trazar las líneas de dos casillas vecinas y por sus seis puntos que encajan con lo conocido coinciden aquí.</translation>
    </message>
    <message>
        <source>Four cells taken together</source>
        <translation>Cuatro casillas en conjunto</translation>
    </message>
    <message>
        <source>Every way to draw the lines of four cells round a dot and through their nine dots that fits what is known agrees here.</source>
        <translation>Todas las formas de trazar las líneas de cuatro casillas alrededor de un punto y por sus nueve puntos que encajan con lo conocido coinciden aquí.</translation>
    </message>
    <message>
        <source>No line on from between two 3s</source>
        <translation>Ninguna línea sigue desde entre dos 3</translation>
    </message>
    <message>
        <source>The loop is closed</source>
        <translation>El bucle está cerrado</translation>
    </message>
    <message>
        <source>There is only one loop. Once a ring of lines has closed, every edge that is still open is crossed.</source>
        <translation>Solo hay un bucle. En cuanto un anillo de líneas se cierra, todas las aristas aún abiertas llevan cruz.</translation>
    </message>
    <message>
        <source>A corner and its edges</source>
        <translation>Una esquina y sus aristas</translation>
    </message>
    <message>
        <source>A corner of a cell has as many lines as there are lines among its two edges. So a known corner and one known edge give the other edge, two known edges give the corner, and two corners that share an edge tell something about each other.</source>
        <translation>Una esquina de una casilla tiene tantas líneas como líneas haya entre sus dos aristas. Así, una esquina conocida y una arista conocida dan la otra arista, dos aristas conocidas dan la esquina, y dos esquinas que comparten una arista dicen algo la una de la otra.</translation>
    </message>
    <message>
        <source>A card makes its number</source>
        <translation>Una carta da su número</translation>
    </message>
    <message>
        <source>A card alone makes the number that is on it; an ace is 1, a jack 11, a queen 12 and a king 13. This is where every expression begins.</source>
        <translation>Una carta sola da el número que lleva; un as vale 1, una jota 11, una reina 12 y un rey 13. Aquí empieza toda expresión.</translation>
    </message>
    <message>
        <source>The values of that many cards</source>
        <translation>Los valores de tantas cartas</translation>
    </message>
    <message>
        <source>Several cards make a value by being split in two: every value of one part is joined with every value of the other by every sign. Equal values count once. So the pairs follow from the cards, the threes from pairs and cards, and so on: only values in these lists can be part of an answer.</source>
        <translation>Varias cartas dan un valor si se dividen en dos: cada valor de una parte se une con cada valor de la otra mediante cada signo. Los valores iguales cuentan una vez. Así, los pares salen de las cartas; los tríos, de pares y cartas, y así sucesivamente: solo los valores de estas listas pueden formar parte de una solución.</translation>
    </message>
    <message>
        <source>Some cards are enough</source>
        <translation>Bastan algunas cartas</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can be made with %2 of the %3 cards: &lt;c&gt;the others stay aside&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; se puede obtener con %2 de las %3 cartas: &lt;c&gt;las demás quedan aparte&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The target is split</source>
        <translation>El objetivo se divide</translation>
    </message>
    <message>
        <source>A part is split further</source>
        <translation>Una parte se divide más</translation>
    </message>
    <message>
        <source>Two parts become one</source>
        <translation>Dos partes se vuelven una</translation>
    </message>
    <message>
        <source>Two cards, or results of earlier steps, are joined by a sign. From now on they are one card on the table.</source>
        <translation>Dos cartas, o resultados de pasos anteriores, se unen con un signo. Desde ahora son una sola carta en la mesa.</translation>
    </message>
    <message>
        <source>The whole makes the target</source>
        <translation>El conjunto da el objetivo</translation>
    </message>
    <message>
        <source>One card is the target</source>
        <translation>Una carta es el objetivo</translation>
    </message>
    <message>
        <source>A card whose number is the target is an answer by itself, if no other card has to be used.</source>
        <translation>Una carta cuyo número es el objetivo es ya una solución, si no hay que usar ninguna otra carta.</translation>
    </message>
    <message>
        <source>&lt;p&gt;This card&lt;/p&gt; is the target: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Esta carta&lt;/p&gt; es el objetivo: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The closest values</source>
        <translation>Los valores más cercanos</translation>
    </message>
    <message>
        <source>Where no two parts make the target, the same lists show how close they come: for each value of one part, the values of the other nearest to what would be needed. Between the best value below the target and the best above there is nothing.</source>
        <translation>Cuando no hay dos partes que den el objetivo, las mismas listas muestran cuánto se acercan: para cada valor de una parte, los valores de la otra más próximos a lo que haría falta. Entre el mejor valor por debajo del objetivo y el mejor por encima no hay nada.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards&lt;/p&gt; come no closer to %1 than &lt;c&gt;%2 = %3&lt;/c&gt; and &lt;c&gt;%4 = %5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Las cartas&lt;/p&gt; no se acercan a %1 más que &lt;c&gt;%2 = %3&lt;/c&gt; y &lt;c&gt;%4 = %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The largest value</source>
        <translation>El valor máximo</translation>
    </message>
    <message>
        <source>Where the target is larger than every value that the cards make, the greatest of these is the closest.</source>
        <translation>Si el objetivo es mayor que todos los valores que dan las cartas, el mayor de ellos es el más cercano.</translation>
    </message>
    <message>
        <source>The smallest value</source>
        <translation>El valor mínimo</translation>
    </message>
    <message>
        <source>Where the target is smaller than every value that the cards make, the least of these is the closest.</source>
        <translation>Si el objetivo es menor que todos los valores que dan las cartas, el menor de ellos es el más cercano.</translation>
    </message>
    <message>
        <source>The target cannot be made</source>
        <translation>El objetivo no se puede obtener</translation>
    </message>
    <message>
        <source>The target lies where the cards make nothing at all: there is no answer.</source>
        <translation>El objetivo está donde las cartas no dan nada en absoluto: no hay solución.</translation>
    </message>
    <message>
        <source>No expression makes the target</source>
        <translation>Ninguna expresión da el objetivo</translation>
    </message>
    <message>
        <source>Every way to split the target ends in parts that do not make what is needed. There are too many values to tell which are the closest.</source>
        <translation>Toda forma de dividir el objetivo acaba en partes que no dan lo necesario. Hay demasiados valores para decir cuáles son los más cercanos.</translation>
    </message>
    <message>
        <source>The path does not end on an operator</source>
        <translation>El camino no termina en un operador</translation>
    </message>
    <message>
        <source>An operator stands between two numbers, and so does the =. The path goes on from it on both sides, so it ends on digits only.</source>
        <translation>Un operador está entre dos números, y el = también. El camino sigue por ambos lados, así que solo termina en cifras.</translation>
    </message>
    <message>
        <source>No two operators in a row</source>
        <translation>No hay dos operadores seguidos</translation>
    </message>
    <message>
        <source>There is a number between two operators, and a number has no sign before it. So no link joins two operators, or an operator and the =.</source>
        <translation>Entre dos operadores hay un número, y un número no lleva signo delante. Así que ningún enlace une dos operadores, ni un operador y el =.</translation>
    </message>
    <message>
        <source>No two zeros in a row</source>
        <translation>No hay dos ceros seguidos</translation>
    </message>
    <message>
        <source>No number begins with a 0 followed by another digit. Two zeros in a row would be such a number, whichever way they are read, or part of a three-digit number.</source>
        <translation>Ningún número empieza por un 0 seguido de otra cifra. Dos ceros seguidos formarían un número así, se lean como se lean, o parte de un número de tres cifras.</translation>
    </message>
    <message>
        <source>A tile has all its links</source>
        <translation>Una ficha tiene todos sus enlaces</translation>
    </message>
    <message>
        <source>The path passes through a tile once: it comes in and goes out. A tile with two links has no third, and an end of the path has no second.</source>
        <translation>El camino pasa por una ficha una vez: entra y sale. Una ficha con dos enlaces no tiene un tercero, y un extremo del camino no tiene un segundo.</translation>
    </message>
    <message>
        <source>Only as many links left as needed</source>
        <translation>Solo quedan los enlaces necesarios</translation>
    </message>
    <message>
        <source>The path passes through every tile. A tile with only one link left uses it, and a tile where the path does not end needs two.</source>
        <translation>El camino pasa por todas las fichas. Una ficha a la que solo le queda un enlace lo usa, y una ficha donde el camino no termina necesita dos.</translation>
    </message>
    <message>
        <source>One link makes an end, two do not</source>
        <translation>Un enlace hace un extremo, dos no</translation>
    </message>
    <message>
        <source>Where a tile has one link left, the path ends on it. Where two are joined, the path goes through.</source>
        <translation>Si a una ficha le queda un solo enlace, el camino termina en ella. Si tiene dos unidos, el camino la atraviesa.</translation>
    </message>
    <message>
        <source>The path has two ends</source>
        <translation>El camino tiene dos extremos</translation>
    </message>
    <message>
        <source>Where both ends are known, the path goes through all other tiles. Where it goes through all but two, these are its ends.</source>
        <translation>Si se conocen ambos extremos, el camino atraviesa todas las demás fichas. Si las atraviesa todas menos dos, esas son sus extremos.</translation>
    </message>
    <message>
        <source>No three digits in a row</source>
        <translation>No hay tres cifras seguidas</translation>
    </message>
    <message>
        <source>All two-digit numbers are found</source>
        <translation>Ya están todos los números de dos cifras</translation>
    </message>
    <message>
        <source>Operators and the = separate the digits, so there is one more number than there are of these signs. As each number has one or two digits, it is known how many have two. Once that many pairs of digits are joined, no other digits are.</source>
        <translation>Los operadores y el = separan las cifras, así que hay un número más que signos de estos. Como cada número tiene una o dos cifras, se sabe cuántos tienen dos. En cuanto están unidos tantos pares de cifras, no se une ninguna otra.</translation>
    </message>
    <message>
        <source>Operators and the = separate the digits, so there is one more number than there are of these signs. As each number has one or two digits, it is known how many have one. Once that many digits are cut off from all others, every other digit belongs to a two-digit number: if it has only one link to another digit left, the two are joined.</source>
        <translation>Los operadores y el = separan las cifras, así que hay un número más que signos de estos. Como cada número tiene una o dos cifras, se sabe cuántos tienen una. En cuanto tantas cifras están separadas de todas las demás, cada una de las otras pertenece a un número de dos cifras: si solo le queda un enlace con otra cifra, las dos están unidas.</translation>
    </message>
    <message>
        <source>No digit follows a 0</source>
        <translation>Ninguna cifra sigue a un 0</translation>
    </message>
    <message>
        <source>A 0 can be a number or the second digit of one; a digit after it would make a number that begins with 0, or one of three digits. Once it is known which way the path is read, no digit follows a 0.</source>
        <translation>Un 0 puede ser un número o la segunda cifra de uno; una cifra detrás formaría un número que empieza por 0, o uno de tres cifras. En cuanto se sabe en qué sentido se lee el camino, ninguna cifra sigue a un 0.</translation>
    </message>
    <message>
        <source>The path never closes into a ring</source>
        <translation>El camino nunca se cierra en un anillo</translation>
    </message>
    <message>
        <source>The path has two ends and never returns to itself. A link between two tiles of the same joined stretch is cut.</source>
        <translation>El camino tiene dos extremos y nunca vuelve sobre sí mismo. Un enlace entre dos fichas de un mismo tramo unido se corta.</translation>
    </message>
    <message>
        <source>The path does not end too soon</source>
        <translation>El camino no termina demasiado pronto</translation>
    </message>
    <message>
        <source>Two stretches that each hold an end of the path become the whole path once they are joined. While other tiles are left over, the link between them is cut.</source>
        <translation>Dos tramos que contienen cada uno un extremo del camino son el camino entero en cuanto se unen. Mientras sobren otras fichas, el enlace entre ellos se corta.</translation>
    </message>
    <message>
        <source>No tile is cut off</source>
        <translation>Ninguna ficha queda aislada</translation>
    </message>
    <message>
        <source>One path passes through all tiles, so they stay connected. The only link that still connects two parts of the board is joined.</source>
        <translation>Un solo camino pasa por todas las fichas, así que siguen conectadas. El único enlace que aún conecta dos partes del tablero se une.</translation>
    </message>
    <message>
        <source>A tile between two parts</source>
        <translation>Una ficha entre dos partes</translation>
    </message>
    <message>
        <source>Where only one tile connects two parts of the board, the path goes through it from one to the other: it has one link to each, and each part has one end of the path. No tile can connect three parts.</source>
        <translation>Si solo una ficha conecta dos partes del tablero, el camino la atraviesa para ir de una a otra: tiene un enlace con cada parte, y en cada parte hay un extremo del camino. Ninguna ficha puede conectar tres partes.</translation>
    </message>
    <message>
        <source>The = splits the path</source>
        <translation>El = divide el camino</translation>
    </message>
    <message>
        <source>Where only the = connects two parts of the board, they are the two sides of the equation: the = has one link to each, each has one end of the path, and their lengths are known.</source>
        <translation>Si solo el = conecta dos partes del tablero, son los dos lados de la ecuación: el = tiene un enlace con cada uno, en cada uno hay un extremo del camino y se conocen sus longitudes.</translation>
    </message>
    <message>
        <source>A side is complete</source>
        <translation>Un lado está completo</translation>
    </message>
    <message>
        <source>Where an end of the path is joined to the = tile by tile, that side of the equation is complete, and the lengths of both sides are known.</source>
        <translation>Si un extremo del camino está unido ficha a ficha con el =, ese lado de la ecuación está completo y se conocen las longitudes de ambos lados.</translation>
    </message>
    <message>
        <source>The opposite leads nowhere</source>
        <translation>Lo contrario no lleva a ninguna parte</translation>
    </message>
    <message>
        <source>Suppose that a link is joined or cut, or that the path ends on a tile or not, and follow the simpler rules: soon a tile is cut off, a tile has too many links, or the numbers do not work out. So the opposite is true.</source>
        <translation>Se supone que un enlace está unido o cortado, o que el camino termina en una ficha o no, y se siguen las reglas más sencillas: pronto una ficha queda aislada, una ficha tiene demasiados enlaces o los números no cuadran. Así que lo cierto es lo contrario.</translation>
    </message>
    <message>
        <source>The division leaves a remainder</source>
        <translation>La división deja resto</translation>
    </message>
    <message>
        <source>One side is always larger</source>
        <translation>Un lado es siempre mayor</translation>
    </message>
    <message>
        <source>No path with this link works</source>
        <translation>Ningún camino con este enlace sirve</translation>
    </message>
    <message>
        <source>No path without this link works</source>
        <translation>Ningún camino sin este enlace sirve</translation>
    </message>
    <message>
        <source>No path that ends here works</source>
        <translation>Ningún camino que termine aquí sirve</translation>
    </message>
    <message>
        <source>No path that ends elsewhere works</source>
        <translation>Ningún camino que termine en otro sitio sirve</translation>
    </message>
    <message>
        <source>No path works when read the other way</source>
        <translation>Ningún camino sirve leído al revés</translation>
    </message>
    <message>
        <source>A path can be read from either end. Read from one of them, no remaining path makes both sides equal, so it is read from the other.</source>
        <translation>Un camino se puede leer desde cualquiera de sus extremos. Leído desde uno de ellos, ningún camino restante iguala ambos lados, así que se lee desde el otro.</translation>
    </message>
    <message>
        <source>No path with sides of this length works</source>
        <translation>Ningún camino con lados de esta longitud sirve</translation>
    </message>
    <message>
        <source>No remaining path works</source>
        <translation>Ningún camino restante sirve</translation>
    </message>
    <message>
        <source>On none of the remaining paths are both sides equal: the puzzle has no answer.</source>
        <translation>En ninguno de los caminos restantes son iguales ambos lados: el puzle no tiene solución.</translation>
    </message>
    <message>
        <source>No path is left</source>
        <translation>No queda ningún camino</translation>
    </message>
    <message>
        <source>From what is known, no path through all tiles reads as numbers of one or two digits with an operator between each two and one =: the puzzle has no answer.</source>
        <translation>Por lo que se sabe, ningún camino por todas las fichas se lee como números de una o dos cifras con un operador entre cada dos y un solo =: el puzle no tiene solución.</translation>
    </message>
    <message>
        <source>All remaining paths read the same</source>
        <translation>Todos los caminos restantes se leen igual</translation>
    </message>
    <message>
        <source>The answer is an equation, and with equal tiles several paths may spell it. When all paths that work read the same, the answer is found; the first of them is drawn, in the order of tiles from the top left.</source>
        <translation>La solución es una ecuación, y con fichas iguales puede haber varios caminos que la formen. Cuando todos los caminos que sirven se leen igual, la solución está encontrada; se dibuja el primero de ellos, en el orden de las fichas desde arriba a la izquierda.</translation>
    </message>
    <message>
        <source>A cage of one cell</source>
        <translation>Una jaula de una casilla</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can only be %2: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; solo puede ser %2: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can only be %2, in reading order: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; solo puede ser %2, en orden de lectura: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Each by itself, &lt;p&gt;%1&lt;/p&gt; leave only this: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Cada una por separado, &lt;p&gt;%1&lt;/p&gt; solo dejan esto: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: nothing that is left makes &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: nada de lo que queda da &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 of %2 are in columns %3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 de %2 están en las columnas %3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 of %2 are in rows %3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 de %2 están en las filas %3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; have only %2 among them: that is one digit too few.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; solo tienen %2 entre todas: falta una cifra.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 of %2 fit only in columns %3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 de %2 solo caben en las columnas %3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 of %2 fit only in rows %3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 de %2 solo caben en las filas %3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has too few cells left for its %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; tiene muy pocas casillas libres para sus %2.</translation>
    </message>
    <message>
        <source>The %2 of &lt;p&gt;%1&lt;/p&gt; fits only in &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>El %2 de &lt;p&gt;%1&lt;/p&gt; solo cabe en &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The %2 of &lt;p&gt;%1&lt;/p&gt; fits only in &lt;p&gt;%3&lt;/p&gt;, but &lt;p&gt;%4&lt;/p&gt;, too.</source>
        <translation>El %2 de &lt;p&gt;%1&lt;/p&gt; solo cabe en &lt;p&gt;%3&lt;/p&gt;, pero también &lt;p&gt;%4&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Taken together, &lt;p&gt;%1&lt;/p&gt; leave only this: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>En conjunto, &lt;p&gt;%1&lt;/p&gt; solo dejan esto: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has one cell: &lt;c&gt;it is %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; tiene una sola casilla: &lt;c&gt;es %2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 cages&lt;/p&gt; have one cell each: &lt;c&gt;it is what the cage says&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 jaulas&lt;/p&gt; tienen una sola casilla cada una: &lt;c&gt;es lo que dice la jaula&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has one cell, and there are only the digits 1 to %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; tiene una sola casilla, y solo hay cifras de 1 a %2.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has one cell, but &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; tiene una sola casilla, pero &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, so &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, así que &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 digits are placed&lt;/p&gt;: &lt;c&gt;none of them appears again in its row or column&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Hay %1 cifras colocadas&lt;/p&gt;: &lt;c&gt;ninguna se repite en su fila ni en su columna&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; are both %2: &lt;p&gt;%3&lt;/p&gt; would have it twice.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; son ambas %2: &lt;p&gt;%3&lt;/p&gt; lo tendría dos veces.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, and &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;it is %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, y &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;es %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2 is %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2 es %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Every other digit left for these cells stands in the row or the column&lt;/p&gt;: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Cualquier otra cifra que quedaba para estas casillas está en la fila o en la columna&lt;/p&gt;: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, but &lt;p&gt;%2&lt;/p&gt;: no digit is left for it.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, pero &lt;p&gt;%2&lt;/p&gt;: no le queda ninguna cifra.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: no digit is left for %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: no queda ninguna cifra para %2.</translation>
    </message>
    <message>
        <source>&lt;p&gt;No other cell of %1 can be %2&lt;/p&gt;: &lt;c&gt;%3 is %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Ninguna otra casilla de %1 puede ser %2&lt;/p&gt;: &lt;c&gt;%3 es %2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;All other cells of %1 are filled&lt;/p&gt;, only %2 is missing: &lt;c&gt;%3 is %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Todas las demás casillas de %1 están rellenas&lt;/p&gt;, solo falta el %2: &lt;c&gt;%3 es %2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The row or the column has no other cell for the digit&lt;/p&gt;: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>&lt;p&gt;La fila o la columna no tiene otra casilla para la cifra&lt;/p&gt;: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;No cell of %1 can be %2&lt;/p&gt;, but one must be.</source>
        <translation>&lt;p&gt;Ninguna casilla de %1 puede ser %2&lt;/p&gt;, pero una debe serlo.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, so &lt;p&gt;%2&lt;/p&gt; can only be %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, así que &lt;p&gt;%2&lt;/p&gt; solo puede ser %3: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %2 at %3 needs a %4 beside it for &lt;p&gt;%1&lt;/p&gt;, and that is gone: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Para &lt;p&gt;%1&lt;/p&gt;, un %2 en %3 necesita un %4 al lado, y ya no queda: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>At %2: %3 beside it for &lt;p&gt;%1&lt;/p&gt;, and these are gone: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Para &lt;p&gt;%1&lt;/p&gt;, en %2: %3 al lado, y ya no quedan: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: %2 in the other cell, and that is gone: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: %2 en la otra casilla, y ya no queda: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No two digits from 1 to %1 make &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>No hay dos cifras de 1 a %1 que den &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The rest of %1 is filled&lt;/p&gt;: %2, so &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;El resto de %1 está relleno&lt;/p&gt;: %2, así que &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at least %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>Un %1 en %2 deja %3 para el resto de &lt;p&gt;%4&lt;/p&gt;, que da al menos %5: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at most %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>Un %1 en %2 deja %3 para el resto de &lt;p&gt;%4&lt;/p&gt;, que da como mucho %5: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which can only make %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>Un %1 en %2 deja %3 para el resto de &lt;p&gt;%4&lt;/p&gt;, que solo puede dar %5: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can still be filled in %2 ways, and in all of them &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; aún se puede rellenar de %2 formas, y en todas ellas &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No %1 digits from 1 to %2 make &lt;p&gt;%3&lt;/p&gt;.</source>
        <translation>No hay %1 cifras de 1 a %2 que den &lt;p&gt;%3&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can only be %2, always with a %3 in &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; solo puede ser %2, siempre con un %3 en &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can be filled in %2 ways, all with a %3 in &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; se puede rellenar de %2 formas, todas con un %3 en &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can only be %2, always with %3 in &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; solo puede ser %2, siempre con %3 en &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lies in &lt;p&gt;%3&lt;/p&gt; and can only be %2: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; está en &lt;p&gt;%3&lt;/p&gt; y solo puede ser %2: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can be filled in %2 ways, all with %3 in &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; se puede rellenar de %2 formas, todas con %3 en &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Every way to fill &lt;p&gt;%1&lt;/p&gt; has %2 in &lt;p&gt;%3&lt;/p&gt;, but &lt;p&gt;%4&lt;/p&gt;.</source>
        <translation>Toda forma de rellenar &lt;p&gt;%1&lt;/p&gt; tiene %2 en &lt;p&gt;%3&lt;/p&gt;, pero &lt;p&gt;%4&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Every way to fill &lt;p&gt;%1&lt;/p&gt; has a %2 in &lt;p&gt;%3&lt;/p&gt;, but &lt;p&gt;%4&lt;/p&gt;, too.</source>
        <translation>Toda forma de rellenar &lt;p&gt;%1&lt;/p&gt; tiene un %2 en &lt;p&gt;%3&lt;/p&gt;, pero también &lt;p&gt;%4&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>The %1 of &lt;p&gt;%2&lt;/p&gt; must be in &lt;p&gt;%3&lt;/p&gt;, which can then only be %4: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>El %1 de &lt;p&gt;%2&lt;/p&gt; debe estar en &lt;p&gt;%3&lt;/p&gt;, que entonces solo puede ser %4: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The %1 of &lt;p&gt;%2&lt;/p&gt; must be in &lt;p&gt;%3&lt;/p&gt;, which leaves %4 ways to fill it: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>El %1 de &lt;p&gt;%2&lt;/p&gt; debe estar en &lt;p&gt;%3&lt;/p&gt;, lo que deja %4 formas de rellenarla: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The %1 of &lt;p&gt;%2&lt;/p&gt; must be in &lt;p&gt;%3&lt;/p&gt;, but no way to fill that has it there.</source>
        <translation>El %1 de &lt;p&gt;%2&lt;/p&gt; debe estar en &lt;p&gt;%3&lt;/p&gt;, pero ninguna forma de rellenarla lo pone ahí.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; use up %2 of &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; agotan el %2 de &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 at %2 would make &lt;p&gt;%3&lt;/p&gt; need the same digit of &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Un %1 en %2 haría que &lt;p&gt;%3&lt;/p&gt; necesitaran la misma cifra de &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot both be filled: they would need the same digit of &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; no se pueden rellenar ambas: necesitarían la misma cifra de &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>In &lt;p&gt;%1&lt;/p&gt;, &lt;p&gt;%2&lt;/p&gt; use up %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>En &lt;p&gt;%1&lt;/p&gt;, &lt;p&gt;%2&lt;/p&gt; agotan el %3: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 at %2 would keep &lt;p&gt;%3&lt;/p&gt; from sharing out the digits of &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Un %1 en %2 impediría que &lt;p&gt;%3&lt;/p&gt; se repartieran las cifras de &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot share out the digits of &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; no pueden repartirse las cifras de &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>When every way to fill a cage puts a certain digit into the same row or column, that line has it there: no cell of the line outside the cage holds it.</source>
        <translation>Cuando toda forma de rellenar una jaula pone cierta cifra en la misma fila o columna, esa línea la tiene ahí: ninguna casilla de la línea fuera de la jaula la contiene.</translation>
    </message>
    <message>
        <source>A digit clears its row and column</source>
        <translation>Una cifra despeja su fila y su columna</translation>
    </message>
    <message>
        <source>Each digit appears once in every row and once in every column, so no other cell of its row or column holds it.</source>
        <translation>Cada cifra aparece una vez en cada fila y una vez en cada columna, así que ninguna otra casilla de su fila o columna la contiene.</translation>
    </message>
    <message>
        <source>The only digit for a cell</source>
        <translation>La única cifra para una casilla</translation>
    </message>
    <message>
        <source>When all possible digits of a cell but one already appear in its row or column, it holds the one that is left.</source>
        <translation>Cuando todas las cifras posibles de una casilla menos una ya aparecen en su fila o columna, contiene la que queda.</translation>
    </message>
    <message>
        <source>The only cell for a digit in a line</source>
        <translation>La única casilla para una cifra en una línea</translation>
    </message>
    <message>
        <source>Every row and every column holds every digit. When only one cell of a line can hold a digit, it goes there.</source>
        <translation>Cada fila y cada columna contienen todas las cifras. Si en una línea solo una casilla puede contener una cifra, va ahí.</translation>
    </message>
    <message>
        <source>What a cage of two cells can hold</source>
        <translation>Lo que cabe en una jaula de dos casillas</translation>
    </message>
    <message>
        <source>Only a few pairs of digits make the target of a two-cell cage. A digit without a partner in the other cell is ruled out.</source>
        <translation>Solo unos pocos pares de cifras dan el objetivo de una jaula de dos casillas. Una cifra sin pareja en la otra casilla queda descartada.</translation>
    </message>
    <message>
        <source>What a cage can hold</source>
        <translation>Lo que cabe en una jaula</translation>
    </message>
    <message>
        <source>List the digits that together make the target of a cage and the ways to place them in its cells, no digit twice in a line. A digit that none of these ways puts in a cell is ruled out there.</source>
        <translation>Se listan las cifras que juntas dan el objetivo de una jaula y las formas de colocarlas en sus casillas, sin repetir cifra en una línea. Una cifra que ninguna de esas formas pone en una casilla queda descartada en ella.</translation>
    </message>
    <message>
        <source>A digit that a cage takes from its line</source>
        <translation>Una cifra que una jaula toma de su línea</translation>
    </message>
    <message>
        <source>A digit that a line needs from a cage</source>
        <translation>Una cifra que una línea necesita de una jaula</translation>
    </message>
    <message>
        <source>When all places for a digit in a line lie in one cage, the cage must put it there. The ways to fill the cage that do not are ruled out, and with them whatever only they allowed.</source>
        <translation>Cuando todos los lugares para una cifra en una línea están en una jaula, la jaula debe ponerla ahí. Las formas de rellenar la jaula que no lo hacen quedan descartadas, y con ellas todo lo que solo ellas permitían.</translation>
    </message>
    <message>
        <source>Naked pair</source>
        <translation>Par desnudo</translation>
    </message>
    <message>
        <source>Two cells of a line that can only hold the same two digits use both of them up: the other cells of the line hold neither.</source>
        <translation>Dos casillas de una línea que solo pueden contener las mismas dos cifras agotan ambas: las demás casillas de la línea no contienen ninguna de ellas.</translation>
    </message>
    <message>
        <source>Hidden pair</source>
        <translation>Par oculto</translation>
    </message>
    <message>
        <source>Two digits that have only the same two cells left in a line fill them: these cells hold nothing else.</source>
        <translation>Dos cifras a las que en una línea solo les quedan las mismas dos casillas las llenan: esas casillas no contienen nada más.</translation>
    </message>
    <message>
        <source>Naked triple</source>
        <translation>Trío desnudo</translation>
    </message>
    <message>
        <source>Three cells of a line that can only hold three digits among them use all three up: the other cells of the line hold none of them.</source>
        <translation>Tres casillas de una línea que entre todas solo pueden contener tres cifras agotan las tres: las demás casillas de la línea no contienen ninguna de ellas.</translation>
    </message>
    <message>
        <source>Hidden triple</source>
        <translation>Trío oculto</translation>
    </message>
    <message>
        <source>Three digits that have only three cells left in a line fill them: these cells hold nothing else.</source>
        <translation>Tres cifras a las que en una línea solo les quedan tres casillas las llenan: esas casillas no contienen nada más.</translation>
    </message>
    <message>
        <source>Naked quad</source>
        <translation>Cuarteto desnudo</translation>
    </message>
    <message>
        <source>Four cells of a line that can only hold four digits among them use all four up: the other cells of the line hold none of them.</source>
        <translation>Cuatro casillas de una línea que entre todas solo pueden contener cuatro cifras agotan las cuatro: las demás casillas de la línea no contienen ninguna de ellas.</translation>
    </message>
    <message>
        <source>Hidden quad</source>
        <translation>Cuarteto oculto</translation>
    </message>
    <message>
        <source>Four digits that have only four cells left in a line fill them: these cells hold nothing else.</source>
        <translation>Cuatro cifras a las que en una línea solo les quedan cuatro casillas las llenan: esas casillas no contienen nada más.</translation>
    </message>
    <message>
        <source>The sum of a line</source>
        <translation>La suma de una línea</translation>
    </message>
    <message>
        <source>The digits of a line always have the same sum, 45 where there are nine. Subtract the cages whose sum is known: the few cells that stick into the line or out of it must make up the difference.</source>
        <translation>Las cifras de una línea siempre suman lo mismo, 45 si son nueve. Al restar las jaulas cuya suma se conoce, las pocas casillas que entran en la línea o salen de ella deben dar la diferencia.</translation>
    </message>
    <message>
        <source>The product of a line</source>
        <translation>El producto de una línea</translation>
    </message>
    <message>
        <source>The digits of a line always have the same product, 720 where there are six. Divide by the cages whose product is known: the few cells that stick into the line or out of it must make up the quotient.</source>
        <translation>Las cifras de una línea siempre tienen el mismo producto, 720 si son seis. Al dividir entre las jaulas cuyo producto se conoce, las pocas casillas que entran en la línea o salen de ella deben dar el cociente.</translation>
    </message>
    <message>
        <source>The sum of several lines</source>
        <translation>La suma de varias líneas</translation>
    </message>
    <message>
        <source>Rows side by side have a known sum together, and so have columns. Subtract the cages whose sum is known: the few cells that stick into the lines or out of them must make up the difference.</source>
        <translation>Las filas contiguas tienen juntas una suma conocida, y las columnas también. Al restar las jaulas cuya suma se conoce, las pocas casillas que entran en las líneas o salen de ellas deben dar la diferencia.</translation>
    </message>
    <message>
        <source>The product of several lines</source>
        <translation>El producto de varias líneas</translation>
    </message>
    <message>
        <source>Rows side by side have a known product together, and so have columns. Divide by the cages whose product is known: the few cells that stick into the lines or out of them must make up the quotient.</source>
        <translation>Las filas contiguas tienen juntas un producto conocido, y las columnas también. Al dividir entre las jaulas cuyo producto se conoce, las pocas casillas que entran en las líneas o salen de ellas deben dar el cociente.</translation>
    </message>
    <message>
        <source>X-wing</source>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>When the places for a digit in two rows lie in the same two columns, one row has it in one column and the other row in the other. So both columns have theirs there, and no other cell of them holds it. The same holds with rows and columns exchanged.</source>
        <translation>Cuando los lugares para una cifra en dos filas están en las mismas dos columnas, una fila la tiene en una columna y la otra fila en la otra. Así ambas columnas tienen ahí la suya, y ninguna otra casilla de ellas la contiene. Lo mismo vale al cambiar filas por columnas.</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>Pez espada</translation>
    </message>
    <message>
        <source>When the places for a digit in three rows lie in the same three columns, these rows supply all three columns with it, and no other cell of them holds it. The same holds with rows and columns exchanged.</source>
        <translation>Cuando los lugares para una cifra en tres filas están en las mismas tres columnas, esas filas la aportan a las tres columnas, y ninguna otra casilla de ellas la contiene. Lo mismo vale al cambiar filas por columnas.</translation>
    </message>
    <message>
        <source>Two cages that share a line</source>
        <translation>Dos jaulas que comparten una línea</translation>
    </message>
    <message>
        <source>Two cages in a line cannot take the same digit from it. Go through the ways to fill one of them: those that leave the other none are ruled out. A digit that one or the other takes in every case is gone from the rest of the line.</source>
        <translation>Dos jaulas de una línea no pueden tomar de ella la misma cifra. Se repasan las formas de rellenar una de ellas: las que no dejan ninguna a la otra quedan descartadas. Una cifra que en todos los casos toma la una o la otra desaparece del resto de la línea.</translation>
    </message>
    <message>
        <source>The cages of a line together</source>
        <translation>Las jaulas de una línea en conjunto</translation>
    </message>
    <message>
        <source>Each way to fill a cage takes some digits of a line. The cages of the line and its other cells must share all its digits among them, each once. A way that leaves the others no such share is ruled out, and with it whatever only it allowed.</source>
        <translation>Cada forma de rellenar una jaula toma algunas cifras de una línea. Las jaulas de la línea y sus otras casillas deben repartirse todas sus cifras, cada una una vez. Una forma que no deja a las demás tal reparto queda descartada, y con ella lo que solo ella permitía.</translation>
    </message>
    <message>
        <source>The sum of all labels</source>
        <translation>La suma de todos los totales</translation>
    </message>
    <message>
        <source>A row&apos;s label is the sum of its white cells, a column&apos;s label the sum of its black ones. Every cell is one or the other, so each digit counts for exactly one label: all labels together make the sum of all digits. If they do not, there is no answer.</source>
        <translation>El total de una fila es la suma de sus casillas blancas; el de una columna, la de sus negras. Cada casilla es lo uno o lo otro, así que cada cifra cuenta para exactamente un total: todos los totales juntos dan la suma de todas las cifras. Si no, no hay solución.</translation>
    </message>
    <message>
        <source>Labels with an odd sum</source>
        <translation>Totales con suma impar</translation>
    </message>
    <message>
        <source>A label out of reach</source>
        <translation>Un total inalcanzable</translation>
    </message>
    <message>
        <source>If no choice of open cells in a line makes exactly what its label lacks, the label cannot be met.</source>
        <translation>Si ninguna elección de casillas abiertas de una línea da justo lo que falta para su total, el total no se puede cumplir.</translation>
    </message>
    <message>
        <source>Labels that conflict</source>
        <translation>Totales incompatibles</translation>
    </message>
    <message>
        <source>Some labels conflict, whatever the others say: however the cells are shaded, one of them is missed. All of these labels are needed for that. The steps before use these labels alone, and end in a line that can no longer reach its label, or where the named rules end.</source>
        <translation>Algunos totales chocan, digan lo que digan los demás: se sombreen como se sombreen las casillas, uno de ellos no se cumple. Para eso hacen falta todos estos totales. Los pasos anteriores usan solo estos totales, y terminan en una línea que ya no puede alcanzar el suyo o donde acaban las reglas con nombre.</translation>
    </message>
    <message>
        <source>The label is reached</source>
        <translation>El total está alcanzado</translation>
    </message>
    <message>
        <source>When the white cells of a row make its label, the rest of the row is black. When the black cells of a column make its label, the rest of the column is white.</source>
        <translation>Cuando las casillas blancas de una fila dan su total, el resto de la fila es negro. Cuando las casillas negras de una columna dan su total, el resto de la columna es blanco.</translation>
    </message>
    <message>
        <source>Every cell left is needed</source>
        <translation>Hacen falta todas las casillas que quedan</translation>
    </message>
    <message>
        <source>When all open cells of a line together make exactly what its label still lacks, all of them count: white in a row, black in a column.</source>
        <translation>Cuando todas las casillas abiertas de una línea juntas dan justo lo que aún falta para su total, todas cuentan: blancas en una fila, negras en una columna.</translation>
    </message>
    <message>
        <source>A cell larger than what is left</source>
        <translation>Una casilla mayor de lo que falta</translation>
    </message>
    <message>
        <source>A digit larger than what a label still lacks cannot count: in a row the cell is black, in a column white.</source>
        <translation>Una cifra mayor de lo que aún falta para un total no puede contar: en una fila la casilla es negra; en una columna, blanca.</translation>
    </message>
    <message>
        <source>A cell that cannot be spared</source>
        <translation>Una casilla imprescindible</translation>
    </message>
    <message>
        <source>If the other open cells of a line together make less than its label still lacks, the cell is needed: in a row it is white, in a column black. In other words, it is larger than what may be left out.</source>
        <translation>Si las otras casillas abiertas de una línea juntas dan menos de lo que aún falta para su total, la casilla hace falta: en una fila es blanca; en una columna, negra. Dicho de otro modo, es mayor que lo que se puede dejar fuera.</translation>
    </message>
    <message>
        <source>The last odd digit of a line</source>
        <translation>La última cifra impar de una línea</translation>
    </message>
    <message>
        <source>When only one open digit of a line is odd, it decides whether the sum is even or odd: it counts if the label lacks an odd number, and not if it lacks an even one.</source>
        <translation>Cuando solo una cifra abierta de una línea es impar, decide si la suma es par o impar: cuenta si para el total falta un número impar, y no cuenta si falta uno par.</translation>
    </message>
    <message>
        <source>The only way to reach the label</source>
        <translation>La única forma de alcanzar el total</translation>
    </message>
    <message>
        <source>If only one choice of open cells in a line makes what its label still lacks, those cells count and the others do not.</source>
        <translation>Si solo una elección de casillas abiertas de una línea da lo que aún falta para su total, esas casillas cuentan y las demás no.</translation>
    </message>
    <message>
        <source>Every way to reach the label agrees</source>
        <translation>Todas las formas de alcanzar el total coinciden</translation>
    </message>
    <message>
        <source>Write down all ways to make what a label still lacks from the open cells of its line. A cell used in all of them counts; a cell used in none does not.</source>
        <translation>Se anotan todas las formas de obtener, con las casillas abiertas de una línea, lo que aún falta para su total. Una casilla usada en todas cuenta; una que no se usa en ninguna, no.</translation>
    </message>
    <message>
        <source>Many ways, and all agree</source>
        <translation>Muchas formas, y todas coinciden</translation>
    </message>
    <message>
        <source>As with a few ways: what all ways to reach a label agree on is decided. You need not write them all down: go through the cells one by one and note how many ways lead to each sum. Only sums that can still grow into what the label lacks matter. If none of these can be reached with a cell, or without it, that cell is decided.</source>
        <translation>Como con pocas formas: aquello en lo que coinciden todas las formas de alcanzar un total queda decidido. No hace falta anotarlas todas: se recorren las casillas una a una y se apunta cuántas formas llevan a cada suma. Solo importan las sumas que aún pueden crecer hasta lo que falta para el total. Si con una casilla, o sin ella, no se alcanza ninguna de estas, esa casilla queda decidida.</translation>
    </message>
    <message>
        <source>Odd digits counted twice</source>
        <translation>Cifras impares contadas dos veces</translation>
    </message>
    <message>
        <source>Take some rows and columns and add up how much black each of them needs: a column its label, a row all its digits minus its label. An odd digit in two of the lines counts twice, so it does not matter for odd or even. If only one open odd digit counts once, it decides: it is black if the sum, minus the odd digits known to be black that count once, is odd, and white if it is even.</source>
        <translation>Se toman algunas filas y columnas y se suma cuánto negro necesita cada una: una columna, su total; una fila, todas sus cifras menos su total. Una cifra impar que está en dos de las líneas cuenta dos veces, así que no afecta a si es par o impar. Si solo una cifra impar abierta cuenta una vez, ella decide: es negra si la suma, menos las cifras impares ya negras que cuentan una vez, es impar, y blanca si es par.</translation>
    </message>
    <message>
        <source>Two lines together</source>
        <translation>Dos líneas en conjunto</translation>
    </message>
    <message>
        <source>Three lines together</source>
        <translation>Tres líneas en conjunto</translation>
    </message>
    <message>
        <source>As for two lines: of the ways to shade three rows that reach their labels, those count whose three cells in each column leave the column a way to reach its own. What all of them agree on is decided. The same holds for three columns.</source>
        <translation>Como con dos líneas: de las formas de sombrear tres filas que alcanzan sus totales, cuentan aquellas cuyas tres casillas en cada columna dejan a la columna una forma de alcanzar el suyo. Aquello en lo que todas coinciden queda decidido. Lo mismo vale para tres columnas.</translation>
    </message>
    <message>
        <source>Four lines together</source>
        <translation>Cuatro líneas en conjunto</translation>
    </message>
    <message>
        <source>As for two and three lines, with four rows, or four columns, at once.</source>
        <translation>Como con dos y tres líneas, con cuatro filas, o cuatro columnas, a la vez.</translation>
    </message>
    <message>
        <source>All cards that must be used have become one, worth the target: the expression is an answer. Parentheses are written only where they are needed.</source>
        <translation>Todas las cartas que hay que usar se han vuelto una que vale el objetivo: la expresión es una solución. Solo se escriben los paréntesis necesarios.</translation>
    </message>
    <message>
        <source>A number has at most two digits. Where two digits are joined, the path goes on from both to an operator or the =, or ends.</source>
        <translation>Un número tiene como mucho dos cifras. Donde hay dos cifras unidas, el camino sigue desde ambas hacia un operador o el =, o termina.</translation>
    </message>
    <message>
        <source>No other path is left</source>
        <translation>No queda ningún otro camino</translation>
    </message>
    <message>
        <source>From what is known, no other path through all tiles reads as numbers of one or two digits with an operator between each two and one =.</source>
        <translation>Por lo que se sabe, ningún otro camino por todas las fichas se lee como números de una o dos cifras con un operador entre cada dos y un solo =.</translation>
    </message>
    <message>
        <source>Every division must work out without a remainder, and nothing is divided by 0. On every other path left, some division does not work out.</source>
        <translation>Toda división debe dar exacta, y no se divide entre 0. En todos los demás caminos que quedan, alguna división no es exacta.</translation>
    </message>
    <message>
        <source>On every other path left, one side of the equation stays below the least value of the other: they are never equal.</source>
        <translation>En todos los demás caminos que quedan, un lado de la ecuación no llega al valor mínimo del otro: nunca son iguales.</translation>
    </message>
    <message>
        <source>Of the paths left that take a link, none makes both sides equal. The link is cut.</source>
        <translation>De los caminos restantes que usan un enlace, ninguno iguala ambos lados. El enlace se corta.</translation>
    </message>
    <message>
        <source>Of the paths left that do without a link, none makes both sides equal. The link is joined.</source>
        <translation>De los caminos restantes que prescinden de un enlace, ninguno iguala ambos lados. El enlace se une.</translation>
    </message>
    <message>
        <source>Of the paths left that begin or end on a tile, none makes both sides equal. The path goes through that tile.</source>
        <translation>De los caminos restantes que empiezan o terminan en una ficha, ninguno iguala ambos lados. El camino atraviesa esa ficha.</translation>
    </message>
    <message>
        <source>Of the paths left that go through a tile, none makes both sides equal. The path begins or ends there.</source>
        <translation>De los caminos restantes que atraviesan una ficha, ninguno iguala ambos lados. El camino empieza o termina ahí.</translation>
    </message>
    <message>
        <source>Of the paths left that have so many tiles before the =, none makes both sides equal.</source>
        <translation>De los caminos restantes que tienen tantas fichas antes del =, ninguno iguala ambos lados.</translation>
    </message>
    <message>
        <source>A cage of one cell holds its target.</source>
        <translation>Una jaula de una casilla contiene su objetivo.</translation>
    </message>
    <message>
        <source>Whether a sum is even or odd depends on its odd digits alone. Take some rows and columns in which every odd digit that is still open lies in two of them. Add up how much black each line needs: a column its label, a row all its digits minus its label. Every odd digit counts twice or is known, so the sum is even or odd however the open cells are shaded. If the labels say otherwise, there is no answer.</source>
        <translation>Que una suma sea par o impar depende solo de sus cifras impares. Se toman algunas filas y columnas de modo que cada cifra impar aún abierta esté en dos de ellas. Se suma cuánto negro necesita cada línea: una columna, su total; una fila, todas sus cifras menos su total. Cada cifra impar cuenta dos veces o es conocida, así que la suma es par o impar sin importar cómo se sombreen las casillas abiertas. Si los totales dicen otra cosa, no hay solución.</translation>
    </message>
    <message>
        <source>Two rows meet every column in two cells, and what the column still lacks may rule out some of the four ways to shade these two. Go through the columns and count the ways to shade both rows that reach both labels and that no column rules out. What all of them agree on is decided. The same holds for two columns and the rows. Where there are too many ways to write down, assume the opposite of one cell and go on from line to line until one cannot reach its label.</source>
        <translation>Dos filas se cruzan con cada columna en dos casillas, y lo que aún falta para el total de la columna puede descartar algunas de las cuatro formas de sombrear esas dos. Se recorren las columnas y se cuentan las formas de sombrear ambas filas que alcanzan ambos totales y que ninguna columna descarta. Aquello en lo que todas coinciden queda decidido. Lo mismo vale para dos columnas y las filas. Cuando hay demasiadas formas para anotarlas, se supone lo contrario en una casilla y se sigue de línea en línea hasta que una no puede alcanzar su total.</translation>
    </message>
    <message>
        <source>No named pattern is needed: if this were otherwise, the highlighted facts would contradict each other, and all of them are needed for that. Open the step to see the opposite fail.</source>
        <translation>No hace falta ningún patrón con nombre: si no fuera así, los hechos resaltados se contradirían, y para eso hacen falta todos. Abra el paso para ver fallar lo contrario.</translation>
    </message>
    <message>
        <source>Suppose the opposite</source>
        <translation>Suponer lo contrario</translation>
    </message>
    <message>
        <source>Assume the opposite of what is to be shown, and see where it leads.</source>
        <translation>Se supone lo contrario de lo que se quiere mostrar y se ve adónde lleva.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Each card&lt;/p&gt; makes &lt;c&gt;the number on it&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Cada carta&lt;/p&gt; da &lt;c&gt;el número que lleva&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Each card&lt;/p&gt; makes &lt;c&gt;its number&lt;/c&gt;: %1.</source>
        <translation>&lt;p&gt;Cada carta&lt;/p&gt; da &lt;c&gt;su número&lt;/c&gt;: %1.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards&lt;/p&gt; can be taken %1 at a time in %2 ways: they make &lt;c&gt;%3 different values&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Las cartas&lt;/p&gt; se pueden tomar en grupos de %1 de %2 formas: dan &lt;c&gt;%3 valores distintos&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 must make %4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; es %2: así que &lt;c&gt;con %3 hay que obtener %4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 must make %4&lt;/c&gt;. No other way to split these cards leads to it.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; es %2: así que &lt;c&gt;con %3 hay que obtener %4&lt;/c&gt;. Ninguna otra forma de dividir estas cartas lleva a ello.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 must make %4, and %5 must make %6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; es %2: así que &lt;c&gt;con %3 hay que obtener %4, y con %5, %6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 must make %4, and %5 must make %6&lt;/c&gt;. No other way to split these cards leads to it.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; es %2: así que &lt;c&gt;con %3 hay que obtener %4, y con %5, %6&lt;/c&gt;. Ninguna otra forma de dividir estas cartas lleva a ello.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; es &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;This is the target&lt;/p&gt;: &lt;c&gt;%1 = %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Este es el objetivo&lt;/p&gt;: &lt;c&gt;%1 = %2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards&lt;/p&gt; make %3 at most, and not %1: &lt;c&gt;%2 = %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Las cartas&lt;/p&gt; dan como máximo %3, y no %1: &lt;c&gt;%2 = %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards&lt;/p&gt; make %3 at least, and not %1: &lt;c&gt;%2 = %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Las cartas&lt;/p&gt; dan como mínimo %3, y no %1: &lt;c&gt;%2 = %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The card&lt;/p&gt; makes &lt;c&gt;%2&lt;/c&gt;, and not %1.</source>
        <translation>&lt;p&gt;La carta&lt;/p&gt; da &lt;c&gt;%2&lt;/c&gt;, y no %1.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards make nothing closer&lt;/p&gt;: &lt;c&gt;%1 cannot be made&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Las cartas no se acercan más&lt;/p&gt;: &lt;c&gt;%1 no se puede obtener&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>However &lt;p&gt;the cards&lt;/p&gt; are joined, they do not make %1: &lt;c&gt;it cannot be made&lt;/c&gt;.</source>
        <translation>Se unan como se unan &lt;p&gt;las cartas&lt;/p&gt;, no dan %1: &lt;c&gt;no se puede obtener&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Where cards may be left over, an answer with fewer cards is simpler: as few as possible are used.</source>
        <translation>Cuando pueden sobrar cartas, una solución con menos cartas es más sencilla: se usan las menos posibles.</translation>
    </message>
    <message>
        <source>A value that some of the cards must make is split like the target itself, into what two smaller parts make, down to single cards.</source>
        <translation>Un valor que hay que obtener con algunas de las cartas se divide como el propio objetivo, en lo que dan dos partes menores, hasta llegar a cartas sueltas.</translation>
    </message>
    <message>
        <source>Suppose instead that &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Supongamos, en cambio, que &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Two clues and the cells round them</source>
        <translation>Dos pistas y las casillas a su alrededor</translation>
    </message>
    <message>
        <source>Two clues that touch or share a neighbour must be met together. Every way to colour them and their neighbours inside or outside that fits what is known agrees here.</source>
        <translation>Dos pistas que se tocan o comparten una vecina deben cumplirse a la vez. Todas las formas de colorearlas, a ellas y a sus vecinas, dentro o fuera, que encajan con lo conocido coinciden aquí.</translation>
    </message>
    <message>
        <source>A clue, and the loop in one piece</source>
        <translation>Una pista y el bucle de una pieza</translation>
    </message>
    <message>
        <source>A clue can be met in only a few ways. Some of them would cut off a part of the inside from the rest, or a part of the outside from the border; then there would be two loops. The remaining ways agree here.</source>
        <translation>Una pista solo se puede cumplir de unas pocas formas. Algunas aislarían una parte del interior del resto, o una parte del exterior del borde; entonces habría dos bucles. Las formas restantes coinciden aquí.</translation>
    </message>
    <message>
        <source>Two clues, and the loop in one piece</source>
        <translation>Dos pistas y el bucle de una pieza</translation>
    </message>
    <message>
        <source>Two clues that touch or share a neighbour can be met together in only a few ways. Some of them would cut off a part of the inside from the rest, or a part of the outside from the border. The remaining ways agree here.</source>
        <translation>Dos pistas que se tocan o comparten una vecina solo se pueden cumplir juntas de unas pocas formas. Algunas aislarían una parte del interior del resto, o una parte del exterior del borde. Las formas restantes coinciden aquí.</translation>
    </message>
    <message>
        <source>The cages of two lines together</source>
        <translation>Las jaulas de dos líneas en conjunto</translation>
    </message>
    <message>
        <source>Cages that lie in two rows, or in two columns, take digits of both at once. The cages of the two lines and their other cells must share all digits of each line, each once. A way to fill a cage that leaves the others no such share is ruled out, and with it whatever only it allowed.</source>
        <translation>Las jaulas que están en dos filas, o en dos columnas, toman cifras de ambas a la vez. Las jaulas de las dos líneas y sus otras casillas deben repartirse todas las cifras de cada línea, cada una una vez. Una forma de rellenar una jaula que no deja a las demás tal reparto queda descartada, y con ella lo que solo ella permitía.</translation>
    </message>
    <message>
        <source>&lt;p&gt;All labels&lt;/p&gt; together make %1, all digits together %2. Each digit counts for just one label, so both should be the same: &lt;c&gt;there is no answer&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Todos los totales&lt;/p&gt; juntos suman %1, y todas las cifras juntas, %2. Cada cifra cuenta para un solo total, así que ambos deberían ser iguales: &lt;c&gt;no hay solución&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The black cells of &lt;p&gt;%1&lt;/p&gt; must make %2, an odd sum. But each odd digit in these lines lies in two of them and counts twice: &lt;c&gt;that makes an even sum&lt;/c&gt;.</source>
        <translation>Las casillas negras de &lt;p&gt;%1&lt;/p&gt; deben sumar %2, un número impar. Pero cada cifra impar de estas líneas está en dos de ellas y cuenta dos veces: &lt;c&gt;eso da una suma par&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The black cells of &lt;p&gt;%1&lt;/p&gt; must make %2, which is %3. Odd digits in two of these lines count twice; those in just one are all known, and so many are black: %4. &lt;c&gt;That makes the sum %5&lt;/c&gt;.</source>
        <translation>Las casillas negras de &lt;p&gt;%1&lt;/p&gt; deben sumar %2, que es %3. Las cifras impares que están en dos de estas líneas cuentan dos veces; las que están en una sola se conocen todas, y de ellas son negras %4. &lt;c&gt;Así, la suma es %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The %1 cells of &lt;p&gt;%2&lt;/p&gt; make %3 already, but its label is %4: &lt;c&gt;that is too much&lt;/c&gt;.</source>
        <translation>Las casillas de color %1 de &lt;p&gt;%2&lt;/p&gt; ya suman %3, pero su total es %4: &lt;c&gt;es demasiado&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, but its label is %4: &lt;c&gt;that is too little&lt;/c&gt;.</source>
        <translation>Sin sus casillas de color %1, &lt;p&gt;%2&lt;/p&gt; suma %3, pero su total es %4: &lt;c&gt;es muy poco&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>All of &lt;p&gt;%1&lt;/p&gt; makes %2, but its label is %3: &lt;c&gt;that is too little&lt;/c&gt;.</source>
        <translation>Entera, &lt;p&gt;%1&lt;/p&gt; suma %2, pero su total es %3: &lt;c&gt;es muy poco&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, but &lt;c&gt;its smallest open digit is %3&lt;/c&gt;.</source>
        <translation>A &lt;p&gt;%1&lt;/p&gt; le falta una suma de %2, pero &lt;c&gt;su menor cifra abierta es %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The labels of &lt;p&gt;%1&lt;/p&gt; cannot all be met, whatever the others say: &lt;c&gt;there is no answer&lt;/c&gt;.</source>
        <translation>Los totales de &lt;p&gt;%1&lt;/p&gt; no se pueden cumplir todos, digan lo que digan los demás: &lt;c&gt;no hay solución&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>What is known so far follows from the labels of &lt;p&gt;%1&lt;/p&gt; alone, and now &lt;p&gt;%2&lt;/p&gt; cannot make its %3 any more: &lt;c&gt;there is no answer&lt;/c&gt;.</source>
        <translation>Lo que se sabe hasta ahora se sigue solo de los totales de &lt;p&gt;%1&lt;/p&gt;, y ahora &lt;p&gt;%2&lt;/p&gt; ya no puede sumar %3: &lt;c&gt;no hay solución&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The label of &lt;p&gt;%1&lt;/p&gt; is 0: &lt;c&gt;all of it is %2&lt;/c&gt;.</source>
        <translation>El total de &lt;p&gt;%1&lt;/p&gt; es 0: &lt;c&gt;todo en ella es %2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its label, %2: &lt;c&gt;%3 is %4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ya tiene su total, %2: &lt;c&gt;%3 es %4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its label, %2: &lt;c&gt;the rest is %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ya tiene su total, %2: &lt;c&gt;el resto es %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; have their labels: &lt;c&gt;the rest of them is %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ya tienen sus totales: &lt;c&gt;el resto en ellas es %2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; have their labels: &lt;c&gt;the rest of the rows is black, the rest of the columns white&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ya tienen sus totales: &lt;c&gt;el resto de las filas es negro; el resto de las columnas, blanco&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>All of &lt;p&gt;%1&lt;/p&gt; makes %2, just its label: &lt;c&gt;all of it is %3&lt;/c&gt;.</source>
        <translation>Entera, &lt;p&gt;%1&lt;/p&gt; suma %2, justo su total: &lt;c&gt;todo en ella es %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, just its label: &lt;c&gt;%4 is %5&lt;/c&gt;.</source>
        <translation>Sin sus casillas de color %1, &lt;p&gt;%2&lt;/p&gt; suma %3, justo su total: &lt;c&gt;%4 es %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, just its label: &lt;c&gt;the rest is %4&lt;/c&gt;.</source>
        <translation>Sin sus casillas de color %1, &lt;p&gt;%2&lt;/p&gt; suma %3, justo su total: &lt;c&gt;el resto es %4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The label of &lt;p&gt;%1&lt;/p&gt; is only %2: &lt;c&gt;%3&lt;/c&gt; is larger, so it is &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>El total de &lt;p&gt;%1&lt;/p&gt; es solo %2: &lt;c&gt;%3&lt;/c&gt; es mayor, así que es &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The label of &lt;p&gt;%1&lt;/p&gt; is only %2: &lt;c&gt;%3&lt;/c&gt; are larger, so they are &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>El total de &lt;p&gt;%1&lt;/p&gt; es solo %2: &lt;c&gt;%3&lt;/c&gt; son mayores, así que son de color &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has %2 of its %3, so it lacks only %4: &lt;c&gt;%5&lt;/c&gt; is larger, so it is &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; tiene %2 de sus %3, así que solo le falta una suma de %4: &lt;c&gt;%5&lt;/c&gt; es mayor, así que es &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has %2 of its %3, so it lacks only %4: &lt;c&gt;%5&lt;/c&gt; are larger, so they are &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; tiene %2 de sus %3, así que solo le falta una suma de %4: &lt;c&gt;%5&lt;/c&gt; son mayores, así que son de color &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; adds up to %2, its label is %3: only %4 may be %5, and &lt;c&gt;%6&lt;/c&gt; is larger, so it is &lt;c&gt;%7&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; suma %2 y su total es %3: solo %4 puede ser de color %5, y &lt;c&gt;%6&lt;/c&gt; es mayor, así que es &lt;c&gt;%7&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; adds up to %2, its label is %3: only %4 may be %5, and &lt;c&gt;%6&lt;/c&gt; are larger, so they are &lt;c&gt;%7&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; suma %2 y su total es %3: solo %4 puede ser de color %5, y &lt;c&gt;%6&lt;/c&gt; son mayores, así que son de color &lt;c&gt;%7&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, its label is %4: only %5 more may be %1, and &lt;c&gt;%6&lt;/c&gt; is larger, so it is &lt;c&gt;%7&lt;/c&gt;.</source>
        <translation>Sin sus casillas de color %1, &lt;p&gt;%2&lt;/p&gt; suma %3 y su total es %4: solo otros %5 pueden ser de color %1, y &lt;c&gt;%6&lt;/c&gt; es mayor, así que es &lt;c&gt;%7&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, its label is %4: only %5 more may be %1, and &lt;c&gt;%6&lt;/c&gt; are larger, so they are &lt;c&gt;%7&lt;/c&gt;.</source>
        <translation>Sin sus casillas de color %1, &lt;p&gt;%2&lt;/p&gt; suma %3 y su total es %4: solo otros %5 pueden ser de color %1, y &lt;c&gt;%6&lt;/c&gt; son mayores, así que son de color &lt;c&gt;%7&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, and of its open %3 only %4 makes that: &lt;c&gt;this is %5, the rest %6&lt;/c&gt;.</source>
        <translation>A &lt;p&gt;%1&lt;/p&gt; le falta una suma de %2, y de sus %3 abiertos solo %4 da eso: &lt;c&gt;este es %5; el resto, %6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, and of its open %3 only %4 makes that: &lt;c&gt;these are %5, the rest %6&lt;/c&gt;.</source>
        <translation>A &lt;p&gt;%1&lt;/p&gt; le falta una suma de %2, y de sus %3 abiertos solo %4 da eso: &lt;c&gt;estos son de color %5; el resto, %6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, and of its open cells only %3 makes that: &lt;c&gt;this is %4, the rest %5&lt;/c&gt;.</source>
        <translation>A &lt;p&gt;%1&lt;/p&gt; le falta una suma de %2, y de sus casillas abiertas solo %3 da eso: &lt;c&gt;este es %4; el resto, %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, and of its open cells only %3 makes that: &lt;c&gt;these are %4, the rest %5&lt;/c&gt;.</source>
        <translation>A &lt;p&gt;%1&lt;/p&gt; le falta una suma de %2, y de sus casillas abiertas solo %3 da eso: &lt;c&gt;estos son de color %4; el resto, %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The open %1 of &lt;p&gt;%2&lt;/p&gt; make %3 too much, and only %4 makes that: &lt;c&gt;this is %5, the rest %6&lt;/c&gt;.</source>
        <translation>Los %1 abiertos de &lt;p&gt;%2&lt;/p&gt; suman %3 de más, y solo %4 da eso: &lt;c&gt;este es %5; el resto, %6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The open %1 of &lt;p&gt;%2&lt;/p&gt; make %3 too much, and only %4 makes that: &lt;c&gt;these are %5, the rest %6&lt;/c&gt;.</source>
        <translation>Los %1 abiertos de &lt;p&gt;%2&lt;/p&gt; suman %3 de más, y solo %4 da eso: &lt;c&gt;estos son de color %5; el resto, %6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The open cells of &lt;p&gt;%1&lt;/p&gt; make %2 too much, and only %3 makes that: &lt;c&gt;this is %4, the rest %5&lt;/c&gt;.</source>
        <translation>Las casillas abiertas de &lt;p&gt;%1&lt;/p&gt; suman %2 de más, y solo %3 da eso: &lt;c&gt;este es %4; el resto, %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The open cells of &lt;p&gt;%1&lt;/p&gt; make %2 too much, and only %3 makes that: &lt;c&gt;these are %4, the rest %5&lt;/c&gt;.</source>
        <translation>Las casillas abiertas de &lt;p&gt;%1&lt;/p&gt; suman %2 de más, y solo %3 da eso: &lt;c&gt;estos son de color %4; el resto, %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only one choice of open cells makes the %1 that &lt;p&gt;%2&lt;/p&gt; lacks: &lt;c&gt;it is %3, the rest %4&lt;/c&gt;.</source>
        <translation>Solo una elección de casillas abiertas da la suma de %1 que le falta a &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;es de color %3; el resto, %4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2. With &lt;c&gt;%3&lt;/c&gt; it would lack %4, but its smallest other open digit is %5: it is &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>A &lt;p&gt;%1&lt;/p&gt; le falta una suma de %2. Con &lt;c&gt;%3&lt;/c&gt; le faltaría una suma de %4, pero su menor cifra abierta restante es %5: es &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The black cells of &lt;p&gt;%1&lt;/p&gt; must make %2, which is %3. Odd digits in two of these lines count twice, and only &lt;c&gt;%4&lt;/c&gt; lies in just one: it is &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Las casillas negras de &lt;p&gt;%1&lt;/p&gt; deben sumar %2, que es %3. Las cifras impares que están en dos de estas líneas cuentan dos veces, y solo &lt;c&gt;%4&lt;/c&gt; está en una sola: es &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The black cells of &lt;p&gt;%1&lt;/p&gt; must make %2, which is %3. Odd digits in two of these lines count twice; of those in just one all but &lt;c&gt;%4&lt;/c&gt; are known, and so many are black: %5. So it is &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>Las casillas negras de &lt;p&gt;%1&lt;/p&gt; deben sumar %2, que es %3. Las cifras impares que están en dos de estas líneas cuentan dos veces; de las que están en una sola se conocen todas menos &lt;c&gt;%4&lt;/c&gt;, y de ellas son negras %5. Por tanto, es &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The crossing labels require this of &lt;p&gt;%1&lt;/p&gt;: &lt;p&gt;%2&lt;/p&gt;. That leaves %3 ways to meet both labels, and in all of them &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Los totales que las cruzan exigen esto de &lt;p&gt;%1&lt;/p&gt;: &lt;p&gt;%2&lt;/p&gt;. Quedan %3 formas de cumplir ambos totales, y en todas ellas &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The crossing labels require this of &lt;p&gt;%1&lt;/p&gt;: &lt;p&gt;%2&lt;/p&gt;. That leaves one way to meet both labels: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Los totales que las cruzan exigen esto de &lt;p&gt;%1&lt;/p&gt;: &lt;p&gt;%2&lt;/p&gt;. Queda una sola forma de cumplir ambos totales: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;c&gt;No way&lt;/c&gt; to shade &lt;p&gt;%1&lt;/p&gt; is left that meets all of their labels.</source>
        <translation>Ya no queda &lt;c&gt;ninguna forma&lt;/c&gt; de sombrear &lt;p&gt;%1&lt;/p&gt; que cumpla todos sus totales.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, each by itself: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, cada una por separado: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Operators and the =&lt;/p&gt; stand between two numbers: &lt;c&gt;the path ends on none of them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Los operadores y el =&lt;/p&gt; están entre dos números: &lt;c&gt;el camino no termina en ninguno de ellos&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The path ends on &lt;p&gt;%1&lt;/p&gt;, which already has its one link: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>El camino termina en &lt;p&gt;%1&lt;/p&gt;, que ya tiene su único enlace: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its two links: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ya tiene sus dos enlaces: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has just one link left: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>A &lt;p&gt;%1&lt;/p&gt; solo le queda un enlace: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The path goes through &lt;p&gt;%1&lt;/p&gt;, which has just two links left: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>El camino atraviesa &lt;p&gt;%1&lt;/p&gt;, donde solo quedan dos enlaces: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has just one link left: &lt;c&gt;the path ends there&lt;/c&gt;.</source>
        <translation>A &lt;p&gt;%1&lt;/p&gt; solo le queda un enlace: &lt;c&gt;el camino termina ahí&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is joined on two sides: &lt;c&gt;the path does not end there&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; está unida por dos lados: &lt;c&gt;el camino no termina ahí&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The path ends on &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;it goes through all other tiles&lt;/c&gt;.</source>
        <translation>El camino termina en &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;atraviesa todas las demás fichas&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The path goes through &lt;p&gt;all tiles but %1&lt;/p&gt;: &lt;c&gt;it ends on both&lt;/c&gt;.</source>
        <translation>El camino atraviesa &lt;p&gt;todas las fichas menos %1&lt;/p&gt;: &lt;c&gt;termina en ambas&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, and no number has three digits: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, y ningún número tiene tres cifras: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Stretches from both ends&lt;/p&gt; would meet with tiles left over (%1): &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Los tramos de ambos extremos&lt;/p&gt; se encontrarían y sobrarían fichas (%1): &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only one link still connects &lt;p&gt;%1&lt;/p&gt; with the rest: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Solo un enlace conecta aún &lt;p&gt;%1&lt;/p&gt; con el resto: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only &lt;p&gt;%1&lt;/p&gt; connects two parts of the board: &lt;c&gt;the path goes through it&lt;/c&gt;.</source>
        <translation>Solo &lt;p&gt;%1&lt;/p&gt; conecta dos partes del tablero: &lt;c&gt;el camino la atraviesa&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only &lt;p&gt;%1&lt;/p&gt; connects two parts of the board, and the path has one link from it to each: &lt;p&gt;%2&lt;/p&gt;, so &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Solo &lt;p&gt;%1&lt;/p&gt; conecta dos partes del tablero, y el camino tiene desde ella un enlace con cada una: &lt;p&gt;%2&lt;/p&gt;, así que &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only &lt;p&gt;%1&lt;/p&gt; connects two parts of the board, and each has one end: &lt;p&gt;%2&lt;/p&gt;, so &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Solo &lt;p&gt;%1&lt;/p&gt; conecta dos partes del tablero, y en cada una hay un extremo: &lt;p&gt;%2&lt;/p&gt;, así que &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only &lt;p&gt;%1&lt;/p&gt; connects two parts of the board, so each has one end, and in one of them only one tile is left for it: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Solo &lt;p&gt;%1&lt;/p&gt; conecta dos partes del tablero, así que en cada una hay un extremo, y en una de ellas solo queda una ficha para él: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only &lt;p&gt;%1&lt;/p&gt; connects two parts of the board, one of size %2 and one of size %3: &lt;c&gt;they are the two sides&lt;/c&gt;.</source>
        <translation>Solo &lt;p&gt;%1&lt;/p&gt; conecta dos partes del tablero, una de tamaño %2 y otra de tamaño %3: &lt;c&gt;son los dos lados&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>All is joined from the end on &lt;p&gt;%1&lt;/p&gt; to the =: &lt;c&gt;one side has %2 of the tiles, the other %3&lt;/c&gt;.</source>
        <translation>Desde el extremo en &lt;p&gt;%1&lt;/p&gt; hasta el = todo está unido: &lt;c&gt;un lado tiene %2 de las fichas; el otro, %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: then, in %2 steps, &lt;p&gt;%3&lt;/p&gt;. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Supongamos que %1: entonces, en %2 pasos, &lt;p&gt;%3&lt;/p&gt;. Por tanto, &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: then &lt;p&gt;%2&lt;/p&gt;. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Supongamos que %1: entonces &lt;p&gt;%2&lt;/p&gt;. Por tanto, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;no path is left&lt;/p&gt; that has the form of an equation. So &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Supongamos que %1: &lt;p&gt;no queda ningún camino&lt;/p&gt; con la forma de una ecuación. Por tanto, &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;only one path is left&lt;/p&gt;, and it fails, %2. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Supongamos que %1: &lt;p&gt;solo queda un camino&lt;/p&gt;, y falla: %2. Por tanto, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;both paths left&lt;/p&gt; fail, %2. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Supongamos que %1: &lt;p&gt;los dos caminos que quedan&lt;/p&gt; fallan: %2. Por tanto, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;all %2 paths left&lt;/p&gt; fail, %3. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Supongamos que %1: &lt;p&gt;los %2 caminos que quedan&lt;/p&gt; fallan: %3. Por tanto, &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: on &lt;p&gt;all %2 paths left&lt;/p&gt; a division does not work out, as in %3. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Supongamos que %1: en &lt;p&gt;los %2 caminos que quedan&lt;/p&gt; una división no es exacta, como en %3. Por tanto, &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Only one path is left&lt;/p&gt;, and &lt;c&gt;it fails&lt;/c&gt;, %1.</source>
        <translation>&lt;p&gt;Solo queda un camino&lt;/p&gt;, y &lt;c&gt;falla&lt;/c&gt;: %1.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Only %1 paths are left&lt;/p&gt;, and &lt;c&gt;all fail&lt;/c&gt;, %2.</source>
        <translation>&lt;p&gt;Solo quedan %1 caminos&lt;/p&gt;, y &lt;c&gt;todos fallan&lt;/c&gt;: %2.</translation>
    </message>
    <message>
        <source>&lt;p&gt;From what is known&lt;/p&gt;, &lt;c&gt;no path is left&lt;/c&gt; that has the form of an equation.</source>
        <translation>&lt;p&gt;Por lo que se sabe&lt;/p&gt;, &lt;c&gt;no queda ningún camino&lt;/c&gt; con la forma de una ecuación.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 paths work&lt;/p&gt; and all read %2: &lt;c&gt;the first of them is drawn&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 caminos sirven&lt;/p&gt; y todos se leen %2: &lt;c&gt;se dibuja el primero de ellos&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Just one path works&lt;/p&gt;: it reads &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Solo un camino sirve&lt;/p&gt;: se lee &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>It cannot be so: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>No puede ser así: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>No number of two digits begins with 0, so &lt;p&gt;two zeros&lt;/p&gt; do not follow each other: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Ningún número de dos cifras empieza por 0, así que &lt;p&gt;dos ceros&lt;/p&gt; no van seguidos: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Read this way&lt;/p&gt;, a number would begin with 0 and go on: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Leído así&lt;/p&gt;, un número empezaría por 0 y seguiría: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 tiles are joined in a row&lt;/p&gt;. A link between the first and the last would close a ring: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 fichas están unidas en fila&lt;/p&gt;. Un enlace entre la primera y la última cerraría un anillo: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at least %5.</source>
        <translation>Un %1 en %2 deja %3 para el resto de &lt;p&gt;%4&lt;/p&gt;, que da al menos %5.</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at most %5.</source>
        <translation>Un %1 en %2 deja %3 para el resto de &lt;p&gt;%4&lt;/p&gt;, que da como mucho %5.</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which can only make %5.</source>
        <translation>Un %1 en %2 deja %3 para el resto de &lt;p&gt;%4&lt;/p&gt;, que solo puede dar %5.</translation>
    </message>
    <message>
        <source>That leaves: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Eso deja: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its label, %2: &lt;c&gt;%3 are %4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ya tiene su total, %2: &lt;c&gt;%3 son de color %4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>All of &lt;p&gt;%1&lt;/p&gt; makes %2, just its label: &lt;c&gt;%3 are %4&lt;/c&gt;.</source>
        <translation>Entera, &lt;p&gt;%1&lt;/p&gt; suma %2, justo su total: &lt;c&gt;%3 son de color %4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, just its label: &lt;c&gt;%4 are %5&lt;/c&gt;.</source>
        <translation>Sin sus casillas de color %1, &lt;p&gt;%2&lt;/p&gt; suma %3, justo su total: &lt;c&gt;%4 son de color %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt; lacks %1. Its open cells make that in %3 ways, and in all of them &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>A &lt;p&gt;%2&lt;/p&gt; le falta una suma de %1. Sus casillas abiertas dan eso de %3 formas, y en todas ellas &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can make their labels in %2 ways, and in all of them &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; pueden alcanzar sus totales de %2 formas, y en todas ellas &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>There are %3 ways for &lt;p&gt;%1&lt;/p&gt; to make their labels so that &lt;p&gt;%2&lt;/p&gt; can still make theirs, and in all of them &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Hay %3 formas de que &lt;p&gt;%1&lt;/p&gt; alcancen sus totales y &lt;p&gt;%2&lt;/p&gt; aún puedan alcanzar los suyos, y en todas ellas &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can make their labels, so that &lt;p&gt;%2&lt;/p&gt; can still make theirs, in just one way: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Solo hay una forma de que &lt;p&gt;%1&lt;/p&gt; alcancen sus totales y &lt;p&gt;%2&lt;/p&gt; aún puedan alcanzar los suyos: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Every way to meet &lt;p&gt;%1&lt;/p&gt; that fits what is known has this: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Toda forma de cumplir &lt;p&gt;%1&lt;/p&gt; que encaja con lo conocido tiene esto en común: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Otherwise &lt;p&gt;a part of the inside or of the outside&lt;/p&gt; would be cut off: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>De otro modo, &lt;p&gt;una parte del interior o del exterior&lt;/p&gt; quedaría aislada: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%4&lt;/p&gt; on the way from %1 over %3 to %2: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>En el camino entre %1 y %2 (por: %3) &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so just one line separates the cells on its other two sides: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1: %2&lt;/p&gt;, así que solo una línea separa las casillas de sus otros dos lados: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so just one line separates the cell on its other side from the outside beyond the border: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1: %2&lt;/p&gt;, así que solo una línea separa la casilla de su otro lado del exterior más allá del borde: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so the line goes on by just one other edge: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1: %2&lt;/p&gt;, así que la línea sigue por solo una de las otras aristas: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so none or two lines separate the two cells beside it there: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1: %2&lt;/p&gt;, así que ninguna o dos líneas separan las dos casillas que hay a su lado: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so just one line separates the cells on these two sides: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1: %2&lt;/p&gt;, así que solo una línea separa las casillas de estos dos lados: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt;, which leaves only this at &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;, lo que en &lt;p&gt;%1&lt;/p&gt; solo deja esto: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No line goes on from the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt;, so it has both edges there or neither, and a 3 cannot miss both: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: desde la esquina &lt;p&gt;%2&lt;/p&gt; no sigue ninguna línea, así que tiene allí ambas aristas o ninguna, y a un 3 no pueden faltarle las dos: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No line goes on from the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt;, so it has both edges there or neither, and a 1 cannot have both: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: desde la esquina &lt;p&gt;%2&lt;/p&gt; no sigue ninguna línea, así que tiene allí ambas aristas o ninguna, y un 1 no puede tener las dos: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No line goes on from the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt;, so it has both edges there or neither. Either way, a line leaves by its &lt;p&gt;%3&lt;/p&gt; corner, where there is only one way: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: desde la esquina &lt;p&gt;%2&lt;/p&gt; no sigue ninguna línea, así que tiene allí ambas aristas o ninguna. En cualquier caso, una línea sale por la esquina &lt;p&gt;%3&lt;/p&gt;, donde solo hay un camino: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No line goes on from the far corner of &lt;p&gt;%1&lt;/p&gt;, so it has both edges there, and one where it touches &lt;p&gt;%2&lt;/p&gt;. That line goes on along the 1, as its only one: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: desde su esquina más alejada no sigue ninguna línea, así que tiene allí ambas aristas, y una donde lo toca &lt;p&gt;%2&lt;/p&gt;. Esa línea sigue por el 1, como su única línea: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and must turn along it. So its other line is at its &lt;p&gt;%3&lt;/p&gt; corner and leaves there, by the only way left: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: una línea llega a la esquina &lt;p&gt;%2&lt;/p&gt; y debe girar por una de sus aristas. Así que su otra línea está en la esquina &lt;p&gt;%3&lt;/p&gt; y sale de allí por el único camino que queda: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and must turn along it. So its other line is at its &lt;p&gt;%3&lt;/p&gt; corner, but cannot go on from there.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: una línea llega a la esquina &lt;p&gt;%2&lt;/p&gt; y debe girar por una de sus aristas. Así que su otra línea está en la esquina &lt;p&gt;%3&lt;/p&gt;, pero no puede seguir desde allí.</translation>
    </message>
    <message>
        <source>A line between &lt;p&gt;%1&lt;/p&gt; would have to turn along one of them, which would then have two lines: &lt;c&gt;it is crossed&lt;/c&gt;.</source>
        <translation>Una línea entre &lt;p&gt;%1&lt;/p&gt; tendría que girar por uno de los dos, que entonces tendría dos líneas: &lt;c&gt;lleva cruz&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Small steps</source>
        <translation>Pasos pequeños</translation>
    </message>
    <message>
        <source>A few small steps, each obvious by the time it comes. Open the step to see them one by one.</source>
        <translation>Unos pocos pasos pequeños, cada uno evidente cuando le llega el turno. Abra el paso para verlos uno a uno.</translation>
    </message>
    <message>
        <source>Taken together, these leave no choice: &lt;p&gt;%1&lt;/p&gt;. So &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>En conjunto, esto no deja elección: &lt;p&gt;%1&lt;/p&gt;. Por tanto, &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Taken together, these leave no choice in &lt;c&gt;%2 places&lt;/c&gt;: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>En conjunto, esto no deja elección en &lt;c&gt;%2 lugares&lt;/c&gt;: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1. %2 steps later, that fails:</source>
        <translation>Supongamos que %1. %2 pasos después, eso falla:</translation>
    </message>
    <message>
        <source>Suppose that %1. That fails at once:</source>
        <translation>Supongamos que %1. Eso falla enseguida:</translation>
    </message>
    <message>
        <source>So &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Por tanto, &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>So &lt;c&gt;%1&lt;/c&gt;; in all, this decides &lt;c&gt;%2 places&lt;/c&gt;.</source>
        <translation>Por tanto, &lt;c&gt;%1&lt;/c&gt;; en total, esto decide &lt;c&gt;%2 lugares&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>These contradict each other: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Esto se contradice: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Nothing fits &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Nada encaja con &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>One small step follows.</source>
        <translation>Sigue un paso pequeño.</translation>
    </message>
    <message>
        <source>%1 small steps follow.</source>
        <translation>Siguen %1 pasos pequeños.</translation>
    </message>
    <message>
        <source>After %1 easier steps:</source>
        <translation>Tras %1 pasos más fáciles:</translation>
    </message>
    <message>
        <source>After %1 small steps:</source>
        <translation>Tras %1 pasos pequeños:</translation>
    </message>
    <message>
        <source>After one easier step:</source>
        <translation>Tras un paso más fácil:</translation>
    </message>
    <message>
        <source>After one small step:</source>
        <translation>Tras un paso pequeño:</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1 more steps&lt;/c&gt; by the same rule follow.</source>
        <translation>Siguen &lt;c&gt;%1 pasos más&lt;/c&gt; por la misma regla.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so no line separates the cells on these two sides: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1: %2&lt;/p&gt;, así que ninguna línea separa las casillas de estos dos lados: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so two lines separate the cells on these two sides: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1: %2&lt;/p&gt;, así que dos líneas separan las casillas de estos dos lados: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards&lt;/p&gt;, taken %1 at a time, make nothing but &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Las cartas&lt;/p&gt;, en grupos de %1, no dan más que &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Assume the opposite and follow one step after another until something fails. Open the step to watch it.</source>
        <translation>Se supone lo contrario y se sigue paso a paso hasta que algo falla. Abra el paso para verlo.</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Se sabe esto: &lt;p&gt;%1&lt;/p&gt;. Así que para &lt;p&gt;%2&lt;/p&gt; solo es posible esto: %3; por tanto, &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Se sabe esto: &lt;p&gt;%1&lt;/p&gt;. Así que para &lt;p&gt;%2&lt;/p&gt; solo es posible esto: %3; en cualquier caso, &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%1&lt;/p&gt; met as well, &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Si además se cumple &lt;p&gt;%1&lt;/p&gt;, para &lt;p&gt;%2&lt;/p&gt; solo es posible esto: %3; por tanto, &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%1&lt;/p&gt; met as well, &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Si además se cumple &lt;p&gt;%1&lt;/p&gt;, para &lt;p&gt;%2&lt;/p&gt; solo es posible esto: %3; en cualquier caso, &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, so one line of &lt;p&gt;%2&lt;/p&gt; runs on their sides and the other one on its other two: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, así que para &lt;p&gt;%2&lt;/p&gt; una línea va por esos lados y la otra por los otros dos: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; and beyond the border is outside, so one line of &lt;p&gt;%2&lt;/p&gt; runs on these two sides and the other one on its other two: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; y lo que hay más allá del borde está fuera, así que para &lt;p&gt;%2&lt;/p&gt; una línea va por estos dos lados y la otra por los otros dos: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;. There are %2 ways left to meet &lt;p&gt;%3&lt;/p&gt;; in each, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Se sabe esto: &lt;p&gt;%1&lt;/p&gt;. Quedan %2 formas de cumplir &lt;p&gt;%3&lt;/p&gt;; en todas, &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>There are %1 ways to meet &lt;p&gt;%2&lt;/p&gt;; in each, &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Hay %1 formas de cumplir &lt;p&gt;%2&lt;/p&gt;; en todas, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would cut off &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Cualquier otra forma de cumplir &lt;p&gt;%1&lt;/p&gt; aislaría &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Otherwise the line would cut off &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>De otro modo, la línea aislaría &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Otherwise &lt;p&gt;%1&lt;/p&gt;, and %2 and %3, both inside, would be cut off from each other: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>De otro modo, &lt;p&gt;%1&lt;/p&gt;, y %2 y %3, ambas dentro, quedarían aisladas entre sí: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Otherwise &lt;p&gt;%1&lt;/p&gt;, and %2, outside, could not reach the border: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>De otro modo, &lt;p&gt;%1&lt;/p&gt;, y %2, que está fuera, no podría llegar al borde: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would cut off a part of the inside or of the outside, such as &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Cualquier otra forma de cumplir &lt;p&gt;%1&lt;/p&gt; aislaría una parte del interior o del exterior, como &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, and two lines in all: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1: %2&lt;/p&gt;, y dos líneas en total; por tanto, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Nothing else fits &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Nada más encaja con &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>This cannot be, for &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Esto no puede ser: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which can make %5, but nothing between: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>Un %1 en %2 deja %3 para el resto de &lt;p&gt;%4&lt;/p&gt;, que puede dar %5, pero nada intermedio: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which can make %5, but nothing between.</source>
        <translation>Un %1 en %2 deja %3 para el resto de &lt;p&gt;%4&lt;/p&gt;, que puede dar %5, pero nada intermedio.</translation>
    </message>
    <message>
        <source>Inside and outside crosswise at a dot</source>
        <translation>Dentro y fuera en cruz en un punto</translation>
    </message>
    <message>
        <source>Of the four cells round a dot, two across from each other are never inside with the other two outside: the loop would touch itself at the dot.</source>
        <translation>De las cuatro casillas alrededor de un punto, nunca están dos opuestas dentro y las otras dos fuera: el bucle se tocaría a sí mismo en el punto.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are both %3, %4 is %5&lt;/p&gt;. If &lt;c&gt;%6&lt;/c&gt; were also %5, the loop would touch itself where the four meet: &lt;c&gt;it is %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 y %2 están ambas %3, %4 está %5&lt;/p&gt;. Si &lt;c&gt;%6&lt;/c&gt; también estuviera %5, el bucle se tocaría a sí mismo donde se juntan las cuatro: &lt;c&gt;está %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are both inside, %3 and %4 both outside&lt;/p&gt;: the loop would touch itself where the four meet.</source>
        <translation>&lt;p&gt;%1 y %2 están ambas dentro, %3 y %4 ambas fuera&lt;/p&gt;: el bucle se tocaría a sí mismo donde se juntan las cuatro.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are both %3&lt;/p&gt;: &lt;c&gt;they are on the same side&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 y %2 están ambas %3&lt;/p&gt;: &lt;c&gt;están en el mismo lado&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 is inside, %2 is outside&lt;/p&gt;: &lt;c&gt;they are on different sides&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 está dentro, %2 está fuera&lt;/p&gt;: &lt;c&gt;están en lados distintos&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get too many lines.</source>
        <translation>Supongamos: %1. Entonces &lt;p&gt;%2&lt;/p&gt; tendría demasiadas líneas.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get too few lines.</source>
        <translation>Supongamos: %1. Entonces &lt;p&gt;%2&lt;/p&gt; tendría muy pocas líneas.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get more than two lines.</source>
        <translation>Supongamos: %1. Entonces &lt;p&gt;%2&lt;/p&gt; tendría más de dos líneas.</translation>
    </message>
    <message>
        <source>Suppose %1: then a line would end at &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Supongamos: %1. Entonces una línea terminaría en &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then there would be both a line and none &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Supongamos: %1. Entonces habría a la vez una línea y ninguna &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would be both inside and outside.</source>
        <translation>Supongamos: %1. Entonces &lt;p&gt;%2&lt;/p&gt; estaría a la vez dentro y fuera.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2 and %3&lt;/p&gt;, both inside, would be cut off from each other.</source>
        <translation>Supongamos: %1. Entonces &lt;p&gt;%2 y %3&lt;/p&gt;, ambas dentro, quedarían aisladas entre sí.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt;, outside, could not reach the border.</source>
        <translation>Supongamos: %1. Entonces &lt;p&gt;%2&lt;/p&gt;, que está fuera, no podría llegar al borde.</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and &lt;p&gt;%2&lt;/p&gt; would get too many lines.</source>
        <translation>Supongamos: %1. Entonces %3, y &lt;p&gt;%2&lt;/p&gt; tendría demasiadas líneas.</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and &lt;p&gt;%2&lt;/p&gt; would get too few lines.</source>
        <translation>Supongamos: %1. Entonces %3, y &lt;p&gt;%2&lt;/p&gt; tendría muy pocas líneas.</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and &lt;p&gt;%2&lt;/p&gt; would get more than two lines.</source>
        <translation>Supongamos: %1. Entonces %3, y &lt;p&gt;%2&lt;/p&gt; tendría más de dos líneas.</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and a line would end at &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Supongamos: %1. Entonces %3, y una línea terminaría en &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and there would be both a line and none &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Supongamos: %1. Entonces %3, y habría a la vez una línea y ninguna &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and &lt;p&gt;%2&lt;/p&gt; would be both inside and outside.</source>
        <translation>Supongamos: %1. Entonces %3, y &lt;p&gt;%2&lt;/p&gt; estaría a la vez dentro y fuera.</translation>
    </message>
    <message>
        <source>Suppose %1: then %4, and &lt;p&gt;%2 and %3&lt;/p&gt;, both inside, would be cut off from each other.</source>
        <translation>Supongamos: %1. Entonces %4, y &lt;p&gt;%2 y %3&lt;/p&gt;, ambas dentro, quedarían aisladas entre sí.</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and &lt;p&gt;%2&lt;/p&gt;, outside, could not reach the border.</source>
        <translation>Supongamos: %1. Entonces %3, y &lt;p&gt;%2&lt;/p&gt;, que está fuera, no podría llegar al borde.</translation>
    </message>
    <message>
        <source>Suppose that &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Supongamos que &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Suppose that &lt;p&gt;%1&lt;/p&gt; is %2.</source>
        <translation>Supongamos que &lt;p&gt;%1&lt;/p&gt; es %2.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can then only be %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; entonces solo puede ser %2.</translation>
    </message>
    <message>
        <source>Say &lt;p&gt;%1&lt;/p&gt; is then %2.</source>
        <translation>Digamos que &lt;p&gt;%1&lt;/p&gt; es entonces %2.</translation>
    </message>
    <message>
        <source>That cannot be, so &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>No puede ser, así que &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The %1 of &lt;p&gt;%2&lt;/p&gt; fits only in &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;the other cells there do not hold it&lt;/c&gt;.</source>
        <translation>El %1 de &lt;p&gt;%2&lt;/p&gt; solo cabe en &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;ninguna otra casilla de ahí lo contiene&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A digit clears its lines</source>
        <translation>Una cifra despeja sus líneas</translation>
    </message>
    <message>
        <source>Each digit appears once in every line, box or run: the other cells there do not hold it.</source>
        <translation>Cada cifra aparece una vez en cada línea, caja o tramo: las demás casillas de ahí no la contienen.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;no other cell of&lt;/c&gt; &lt;p&gt;%2&lt;/p&gt; &lt;c&gt;holds a %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;ninguna otra casilla de&lt;/c&gt; &lt;p&gt;%2&lt;/p&gt; &lt;c&gt;contiene un %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>When all digits but one are gone for a cell, it holds the one that is left.</source>
        <translation>Cuando para una casilla se han descartado todas las cifras menos una, contiene la que queda.</translation>
    </message>
    <message>
        <source>The only cell for a digit</source>
        <translation>La única casilla para una cifra</translation>
    </message>
    <message>
        <source>A line or box with as many cells as there are digits holds each of them. When only one of its cells can hold a digit, it goes there.</source>
        <translation>Una línea o caja con tantas casillas como cifras hay las contiene todas. Si solo una de sus casillas puede contener una cifra, va ahí.</translation>
    </message>
    <message>
        <source>A digit where two groups cross</source>
        <translation>Una cifra donde se cruzan dos grupos</translation>
    </message>
    <message>
        <source>When all places for a digit in a box lie in one line, the line has it there: no other cell of the line holds it. The same with box and line exchanged.</source>
        <translation>Cuando todos los lugares para una cifra en una caja están en una línea, la línea la tiene ahí: ninguna otra casilla de la línea la contiene. Lo mismo al cambiar caja por línea.</translation>
    </message>
    <message>
        <source>Two digits that have only the same two cells left in a line or box fill them: these cells hold nothing else.</source>
        <translation>Dos cifras a las que en una línea o caja solo les quedan las mismas dos casillas las llenan: esas casillas no contienen nada más.</translation>
    </message>
    <message>
        <source>Three cells that can only hold three digits among them use all three up: the other cells of their line or box hold none of them.</source>
        <translation>Tres casillas que entre todas solo pueden contener tres cifras agotan las tres: las demás casillas de su línea o caja no contienen ninguna de ellas.</translation>
    </message>
    <message>
        <source>Three digits that have only three cells left in a line or box fill them: these cells hold nothing else.</source>
        <translation>Tres cifras a las que en una línea o caja solo les quedan tres casillas las llenan: esas casillas no contienen nada más.</translation>
    </message>
    <message>
        <source>Four cells that can only hold four digits among them use all four up: the other cells of their line or box hold none of them.</source>
        <translation>Cuatro casillas que entre todas solo pueden contener cuatro cifras agotan las cuatro: las demás casillas de su línea o caja no contienen ninguna de ellas.</translation>
    </message>
    <message>
        <source>Four digits that have only four cells left in a line or box fill them: these cells hold nothing else.</source>
        <translation>Cuatro cifras a las que en una línea o caja solo les quedan cuatro casillas las llenan: esas casillas no contienen nada más.</translation>
    </message>
    <message>
        <source>When a digit has places only in the same two columns of two rows, both columns have it in these rows: no other cell of the columns holds it. The same with rows and columns exchanged.</source>
        <translation>Cuando una cifra solo tiene lugar en las mismas dos columnas de dos filas, ambas columnas la tienen en esas filas: ninguna otra casilla de las columnas la contiene. Lo mismo al cambiar filas por columnas.</translation>
    </message>
    <message>
        <source>When a digit has places only in the same three columns of three rows, these columns have it in these rows: no other cell of the columns holds it. The same with rows and columns exchanged.</source>
        <translation>Cuando una cifra solo tiene lugar en las mismas tres columnas de tres filas, esas columnas la tienen en esas filas: ninguna otra casilla de las columnas la contiene. Lo mismo al cambiar filas por columnas.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt; share out %3 in &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;no other cell there holds them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt; se reparten %3 en &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;ninguna otra casilla de ahí los contiene&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The %2 of &lt;p&gt;%1&lt;/p&gt; fit only in &lt;c&gt;%3&lt;/c&gt;: these hold nothing else.</source>
        <translation>Los %2 de &lt;p&gt;%1&lt;/p&gt; solo caben en &lt;c&gt;%3&lt;/c&gt;: estas casillas no contienen nada más.</translation>
    </message>
    <message>
        <source>Only &lt;c&gt;%2&lt;/c&gt; can hold the &lt;c&gt;%3&lt;/c&gt; of &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Solo &lt;c&gt;%2&lt;/c&gt; puede contener el &lt;c&gt;%3&lt;/c&gt; de &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>The %1 of &lt;p&gt;%2&lt;/p&gt; lies within &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;no other cell there holds it&lt;/c&gt;.</source>
        <translation>El %1 de &lt;p&gt;%2&lt;/p&gt; está dentro de &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;ninguna otra casilla de ahí lo contiene&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Go through all ways to place digits that make the sum in its open cells. A digit that never comes to a cell is not there.</source>
        <translation>Se repasan todas las formas de colocar en sus casillas abiertas cifras que den la suma. Una cifra que nunca llega a una casilla no está en ella.</translation>
    </message>
    <message>
        <source>XY-wing</source>
        <translation>XY-Wing</translation>
    </message>
    <message>
        <source>A cell has two digits left and shares a line or box with two cells that each have one of these digits and the same third digit left. Whatever the first cell holds, one of the other two holds the third digit: no cell that shares a line or box with both holds it.</source>
        <translation>A una casilla le quedan dos cifras y comparte línea o caja con dos casillas a las que les quedan, a cada una, una de esas cifras y la misma tercera. Contenga lo que contenga la primera, una de las otras dos contiene la tercera cifra: ninguna casilla que comparta línea o caja con ambas la contiene.</translation>
    </message>
    <message>
        <source>The last cell of a sum</source>
        <translation>La última casilla de una suma</translation>
    </message>
    <message>
        <source>When all cells of a sum but one are filled, the last one holds what is missing.</source>
        <translation>Cuando todas las casillas de una suma menos una están rellenas, la última contiene lo que falta.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is missing one digit: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>A &lt;p&gt;%1&lt;/p&gt; le falta una cifra: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The digits of a sum</source>
        <translation>Las cifras de una suma</translation>
    </message>
    <message>
        <source>List the sets of different digits that make the sum. A digit in none of these sets is in none of its cells.</source>
        <translation>Se listan los grupos de cifras distintas que dan la suma. Una cifra que no está en ninguno de ellos no está en ninguna de sus casillas.</translation>
    </message>
    <message>
        <source>The only cell for a digit of a sum</source>
        <translation>La única casilla para una cifra de una suma</translation>
    </message>
    <message>
        <source>List the sets of different digits that make the sum. A digit in all of these sets stands in the only cell that can hold it.</source>
        <translation>Se listan los grupos de cifras distintas que dan la suma. Una cifra que está en todos ellos va en la única casilla que puede contenerla.</translation>
    </message>
    <message>
        <source>The ways to fill two cells of a sum</source>
        <translation>Las formas de rellenar dos casillas de una suma</translation>
    </message>
    <message>
        <source>The ways to fill three cells of a sum</source>
        <translation>Las formas de rellenar tres casillas de una suma</translation>
    </message>
    <message>
        <source>The ways to fill many cells of a sum</source>
        <translation>Las formas de rellenar muchas casillas de una suma</translation>
    </message>
    <message>
        <source>A cell that would separate the white cells if it were black is white.</source>
        <translation>Una casilla que, si fuera negra, separaría las blancas es blanca.</translation>
    </message>
    <message>
        <source>Beside a black cell</source>
        <translation>Junto a una casilla negra</translation>
    </message>
    <message>
        <source>Black cells never share a side: the neighbours are white.</source>
        <translation>Las casillas negras nunca comparten un lado: las vecinas son blancas.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, and no black cells touch: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, y las casillas negras no se tocan: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A white cell&apos;s number</source>
        <translation>El número de una casilla blanca</translation>
    </message>
    <message>
        <source>When a cell is white, its number is in no other white cell of its row or column.</source>
        <translation>Cuando una casilla es blanca, su número no está en ninguna otra casilla blanca de su fila o columna.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, and of &lt;p&gt;%2&lt;/p&gt; only one is white: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, y de &lt;p&gt;%2&lt;/p&gt; solo uno es blanco: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Between two equal numbers</source>
        <translation>Entre dos números iguales</translation>
    </message>
    <message>
        <source>If the cell between two equal numbers were black, both of these would be white. So it is white.</source>
        <translation>Si la casilla entre dos números iguales fuera negra, ambos serían blancos. Así que es blanca.</translation>
    </message>
    <message>
        <source>Two of &lt;p&gt;%1&lt;/p&gt; have one cell between them; if it were black, both would be white: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Dos de &lt;p&gt;%1&lt;/p&gt; tienen una casilla entre ellos; si fuera negra, ambos serían blancos: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Two equal numbers side by side</source>
        <translation>Dos números iguales contiguos</translation>
    </message>
    <message>
        <source>Of two equal numbers side by side, one is white: every other such number in the line is black.</source>
        <translation>De dos números iguales contiguos, uno es blanco: todos los demás números iguales de la línea son negros.</translation>
    </message>
    <message>
        <source>Two of &lt;p&gt;%1&lt;/p&gt; stand side by side, so one of these two is white: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Dos de &lt;p&gt;%1&lt;/p&gt; están contiguos, así que uno de los dos es blanco: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Straight through a white pearl</source>
        <translation>Recto por una perla blanca</translation>
    </message>
    <message>
        <source>The loop runs straight through a white pearl, and turns just before or after it.</source>
        <translation>El bucle pasa recto por una perla blanca y gira justo antes o después.</translation>
    </message>
    <message>
        <source>Turning on a black pearl</source>
        <translation>Girar en una perla negra</translation>
    </message>
    <message>
        <source>The loop turns on a black pearl, and runs straight on for two cells either way.</source>
        <translation>El bucle gira en una perla negra y sigue recto dos casillas a cada lado.</translation>
    </message>
    <message>
        <source>The line turns on &lt;p&gt;%1&lt;/p&gt; and goes two cells either way: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>La línea gira en &lt;p&gt;%1&lt;/p&gt; y avanza dos casillas a cada lado: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A white pearl and its turn</source>
        <translation>Una perla blanca y su giro</translation>
    </message>
    <message>
        <source>When the loop cannot turn on one side of a white pearl, it turns on the other; if it can turn on neither, it runs in the other direction.</source>
        <translation>Cuando el bucle no puede girar a un lado de una perla blanca, gira al otro; si no puede girar a ninguno, va en la otra dirección.</translation>
    </message>
    <message>
        <source>No small loop</source>
        <translation>Ningún bucle pequeño</translation>
    </message>
    <message>
        <source>No line closes a loop while there are lines elsewhere.</source>
        <translation>Ninguna línea cierra un bucle mientras haya líneas en otro sitio.</translation>
    </message>
    <message>
        <source>Two pearls near each other</source>
        <translation>Dos perlas cercanas</translation>
    </message>
    <message>
        <source>Two nearby pearls together leave fewer ways than each alone.</source>
        <translation>Dos perlas cercanas juntas dejan menos caminos que cada una por separado.</translation>
    </message>
    <message>
        <source>Three pearls in a row</source>
        <translation>Tres perlas en fila</translation>
    </message>
    <message>
        <source>If the line ran along three white pearls in a row, it could not turn beside the middle one. So it crosses the row.</source>
        <translation>Si la línea pasara a lo largo de tres perlas blancas en fila, no podría girar junto a la del medio. Así que cruza la fila.</translation>
    </message>
    <message>
        <source>A pearl and the cells beside it</source>
        <translation>Una perla y las casillas de al lado</translation>
    </message>
    <message>
        <source>Try the ways through a pearl: the line must also enter and leave the cells beside it.</source>
        <translation>Se prueban los caminos por una perla: la línea también debe entrar y salir de las casillas de al lado.</translation>
    </message>
    <message>
        <source>Four cells in a square</source>
        <translation>Cuatro casillas en cuadrado</translation>
    </message>
    <message>
        <source>A line that enters a square of four cells leaves it again: try its ways.</source>
        <translation>Una línea que entra en un cuadrado de cuatro casillas vuelve a salir de él: se prueban sus caminos.</translation>
    </message>
    <message>
        <source>Two cells that can only hold the same two digits use both of them up: the other cells of their line, box or run hold neither.</source>
        <translation>Dos casillas que solo pueden contener las mismas dos cifras agotan ambas: las demás casillas de su línea, caja o tramo no contienen ninguna de ellas.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: only &lt;c&gt;%2&lt;/c&gt; is left for &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: solo queda &lt;c&gt;%2&lt;/c&gt; para &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;no other cell of&lt;/c&gt; &lt;p&gt;%2&lt;/p&gt; &lt;c&gt;holds one of these digits&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;ninguna otra casilla de&lt;/c&gt; &lt;p&gt;%2&lt;/p&gt; &lt;c&gt;contiene una de estas cifras&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>As &lt;p&gt;%1&lt;/p&gt;, that leaves: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Como &lt;p&gt;%1&lt;/p&gt;, queda: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; would have two %2s: &lt;p&gt;%3&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; tendría dos %2: &lt;p&gt;%3&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: no digit is left for &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: no queda ninguna cifra para &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>No place is left for the %1 of &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>No queda lugar para el %1 de &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: so %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: así que %2.</translation>
    </message>
    <message>
        <source>With this, %1.</source>
        <translation>Con esto, %1.</translation>
    </message>
    <message>
        <source>Once the line has closed its loop, every place that is still open is crossed.</source>
        <translation>En cuanto la línea ha cerrado su bucle, todos los lugares aún abiertos llevan cruz.</translation>
    </message>
    <message>
        <source>The loop is closed: &lt;c&gt;there are no other lines&lt;/c&gt;.</source>
        <translation>El bucle está cerrado: &lt;c&gt;no hay más líneas&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can only be %2. In every way to place these, &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; solo puede ser %2. En todas las formas de colocar estas cifras, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Every way left to make &lt;p&gt;%1&lt;/p&gt; needs %2, and no other cell can hold that: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Toda forma que queda de obtener &lt;p&gt;%1&lt;/p&gt; necesita %2, y ninguna otra casilla puede contenerlo: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Se sabe esto: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>The line has only one way left through &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>A la línea solo le queda un camino por &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The line has %2 ways left through &lt;p&gt;%1&lt;/p&gt;: %3. Each of them has this: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>A la línea le quedan %2 caminos por &lt;p&gt;%1&lt;/p&gt;: %3. Todos tienen esto en común: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%1&lt;/p&gt; black, &lt;c&gt;%2&lt;/c&gt; must stay white: else &lt;p&gt;%3&lt;/p&gt; would be cut off from &lt;p&gt;%4&lt;/p&gt;.</source>
        <translation>Con &lt;p&gt;%1&lt;/p&gt; en negro, &lt;c&gt;%2&lt;/c&gt; debe quedar blanca: si no, &lt;p&gt;%3&lt;/p&gt; quedaría aislada de &lt;p&gt;%4&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, so a = %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Las cifras de &lt;p&gt;%1&lt;/p&gt;, jaula por jaula: %2, así que a = %3: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3, which is only possible as %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>Las cifras de &lt;p&gt;%1&lt;/p&gt;, jaula por jaula: %2, donde %4. Por tanto, %3, que solo es posible como %5: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3, but %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>Las cifras de &lt;p&gt;%1&lt;/p&gt;, jaula por jaula: %2, donde %4. Por tanto, %3, pero %5: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3, and %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>Las cifras de &lt;p&gt;%1&lt;/p&gt;, jaula por jaula: %2, donde %4. Por tanto, %3, y %5: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3, but the digits left do not make %5 with no digit twice in a line: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>Las cifras de &lt;p&gt;%1&lt;/p&gt;, jaula por jaula: %2, donde %4. Por tanto, %3, pero las cifras que quedan no dan %5 sin que una se repita en una línea: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3. With the digits left, that means: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Las cifras de &lt;p&gt;%1&lt;/p&gt;, jaula por jaula: %2, donde %4. Por tanto, %3. Con las cifras que quedan, eso significa: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3. The digits left do not make that.</source>
        <translation>Las cifras de &lt;p&gt;%1&lt;/p&gt;, jaula por jaula: %2, donde %4. Por tanto, %3. Las cifras que quedan no dan eso.</translation>
    </message>
    <message>
        <source>Whichever way the line takes through &lt;p&gt;%1&lt;/p&gt;, it has this: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Sea cual sea el camino de la línea por &lt;p&gt;%1&lt;/p&gt;, tiene esto: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Along &lt;p&gt;%1&lt;/p&gt;, the line could not turn beside the middle one. So it passes all three crosswise: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>A lo largo de &lt;p&gt;%1&lt;/p&gt;, la línea no podría girar junto a la del medio. Así que cruza las tres de través: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Proof by contradiction</source>
        <translation>Demostración por contradicción</translation>
    </message>
    <message>
        <source>By the same rule, &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Por la misma regla, &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The same rule also applies to &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>La misma regla se aplica también aquí: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, against the rule that %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, contra la regla de que %2.</translation>
    </message>
    <message>
        <source>Taken together, these narrow down &lt;c&gt;%2 places&lt;/c&gt;: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>En conjunto, esto reduce las opciones en &lt;c&gt;%2 lugares&lt;/c&gt;: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>%2 sets of digits make &lt;p&gt;%1&lt;/p&gt;. In every way to place one of them, &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>%2 grupos de cifras dan &lt;p&gt;%1&lt;/p&gt;. En todas las formas de colocar uno de ellos, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>%2 sets of digits make &lt;p&gt;%1&lt;/p&gt;, all with %3. In every way to place one of them, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>%2 grupos de cifras dan &lt;p&gt;%1&lt;/p&gt;, todos con %3. En todas las formas de colocar uno de ellos, &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>If %1, then %2, and that leaves the line no way through &lt;p&gt;%3&lt;/p&gt;.</source>
        <translation>Si %1, entonces %2, y así la línea no puede pasar por &lt;p&gt;%3&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, but no way is left from one to the other.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, pero no queda camino de uno a otro.</translation>
    </message>
    <message>
        <source>Only two ways out</source>
        <translation>Solo dos salidas</translation>
    </message>
    <message>
        <source>When only two open places join an area with lines to other lines, the loop goes through both.</source>
        <translation>Cuando solo dos lugares abiertos unen una zona con líneas a otras líneas, el bucle pasa por los dos.</translation>
    </message>
    <message>
        <source>In and out of an area</source>
        <translation>Entrar y salir de una zona</translation>
    </message>
    <message>
        <source>Suppose that %1. Then:</source>
        <translation>Supongamos que %1. Entonces:</translation>
    </message>
    <message>
        <source>That fails:</source>
        <translation>Eso falla:</translation>
    </message>
    <message>
        <source>The loop goes into an area as often as it leaves it: it crosses the border of the area an even number of times.</source>
        <translation>El bucle entra en una zona tantas veces como sale de ella: cruza su borde un número par de veces.</translation>
    </message>
    <message>
        <source>So &lt;c&gt;%1&lt;/c&gt;; in all, this narrows down &lt;c&gt;%2 places&lt;/c&gt;.</source>
        <translation>Por tanto, &lt;c&gt;%1&lt;/c&gt;; en total, esto reduce las opciones en &lt;c&gt;%2 lugares&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: on &lt;p&gt;all %2 paths left&lt;/p&gt; the left side makes %3, the right side %4, each worked out from left to right. So &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Supongamos que %1: en &lt;p&gt;los %2 caminos que quedan&lt;/p&gt; el lado izquierdo da %3 y el derecho %4, calculados de izquierda a derecha. Por tanto, &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot take the same digit of &lt;p&gt;%2&lt;/p&gt;. That leaves %3 for the first and %4 for the second, so &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; no pueden tomar la misma cifra de &lt;p&gt;%2&lt;/p&gt;. A la primera le queda %3 y a la segunda %4, así que &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt;: a line there would close a loop, with other lines outside it.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;: una línea ahí cerraría un bucle que deja fuera otras líneas.</translation>
    </message>
    <message>
        <source>Two 3s next to each other</source>
        <translation>Dos treses contiguos</translation>
    </message>
    <message>
        <source>No line runs straight on from the edge between two 3s next to each other. With a line between them, it would take the near edge from both, and both would need the far one: three lines at one dot. Without, both need the near edge: three again.</source>
        <translation>Ninguna línea sigue recta desde el borde entre dos treses contiguos. Con una línea entre ellos, quitaría a ambos el borde cercano y ambos necesitarían el lejano: tres líneas en un punto. Sin ella, ambos necesitan el borde cercano: otra vez tres.</translation>
    </message>
    <message>
        <source>Two 1s next to each other whose common dot has no way out: a line between them would have to turn along one of them, its second.</source>
        <translation>Dos unos contiguos cuyo punto común no tiene salida: una línea entre ellos tendría que girar junto a uno de ellos, y sería su segunda.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; are next to each other and have two lines at each dot between them, so no other line comes there: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; son contiguos y tienen dos líneas en cada punto entre ellos, así que ahí no llega ninguna otra: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The same rule also applies to &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>La misma regla se aplica también a &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A cell with two lines</source>
        <translation>Una casilla con dos líneas</translation>
    </message>
    <message>
        <source>The loop enters a cell and leaves it again: a cell with two lines has no third.</source>
        <translation>El lazo entra en una casilla y vuelve a salir: una casilla con dos líneas no tiene una tercera.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its two lines: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Ya tiene sus dos líneas &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only one way for the line</source>
        <translation>Solo un camino para la línea</translation>
    </message>
    <message>
        <source>A line that enters a cell must go on. If only one way is left, it goes there.</source>
        <translation>Una línea que entra en una casilla tiene que seguir. Si solo queda un camino, va por ahí.</translation>
    </message>
    <message>
        <source>The line that enters &lt;p&gt;%1&lt;/p&gt; has only one way on: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>La línea que entra aquí solo puede seguir por un camino (&lt;p&gt;%1&lt;/p&gt;): &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A cell with one way left</source>
        <translation>Una casilla con un solo camino</translation>
    </message>
    <message>
        <source>A line into a cell needs a way out. If only one way into a cell is left, it is closed, too.</source>
        <translation>Una línea que entra en una casilla necesita una salida. Si solo queda un camino, también está cerrado.</translation>
    </message>
    <message>
        <source>Only one way into &lt;p&gt;%1&lt;/p&gt; is left, and a line there would end: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Solo queda un camino (&lt;p&gt;%1&lt;/p&gt;), y una línea ahí terminaría: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The loop crosses the border of the highlighted area an even number of times. Lines on the rest of the border: &lt;p&gt;%1&lt;/p&gt;. So &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>El lazo cruza el borde de la zona resaltada un número par de veces. Líneas en el resto del borde: &lt;p&gt;%1&lt;/p&gt;. Por tanto, &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Then &lt;p&gt;%2&lt;/p&gt; can only be %3: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Entonces &lt;p&gt;%2&lt;/p&gt; solo puede ser %3: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Then &lt;p&gt;%2&lt;/p&gt; can only be, in reading order, %3: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Entonces &lt;p&gt;%2&lt;/p&gt; solo puede ser, en orden de lectura, %3: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Then nothing is left for &lt;p&gt;%2&lt;/p&gt;: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Entonces no queda nada para &lt;p&gt;%2&lt;/p&gt;: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must share out the digits of &lt;p&gt;%2&lt;/p&gt;. That leaves &lt;p&gt;%3&lt;/p&gt; only %4: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; deben repartirse las cifras de &lt;p&gt;%2&lt;/p&gt;. Así, para &lt;p&gt;%3&lt;/p&gt; solo queda %4: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must share out the digits of &lt;p&gt;%2&lt;/p&gt;. That leaves &lt;p&gt;%3&lt;/p&gt; only %4, in reading order: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; deben repartirse las cifras de &lt;p&gt;%2&lt;/p&gt;. Así, para &lt;p&gt;%3&lt;/p&gt; solo queda %4, en orden de lectura: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot take the same digit of &lt;p&gt;%2&lt;/p&gt;. In every way to fill both, &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; no pueden tomar la misma cifra de &lt;p&gt;%2&lt;/p&gt;. En todas las formas de rellenar ambas, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must share out the digits of &lt;p&gt;%2&lt;/p&gt;. In every way to do so, &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; deben repartirse las cifras de &lt;p&gt;%2&lt;/p&gt;. En todas las formas de hacerlo, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>If &lt;p&gt;%1&lt;/p&gt; had %2, &lt;p&gt;%3&lt;/p&gt; could not be met: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Si &lt;p&gt;%1&lt;/p&gt; tuviera %2, &lt;p&gt;%3&lt;/p&gt; no se podría cumplir: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Known already: &lt;p&gt;%1&lt;/p&gt;. Together that makes &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Ya se sabe: &lt;p&gt;%1&lt;/p&gt;. Junto con eso da &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>With %4, &lt;p&gt;%1&lt;/p&gt; would cut off &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Con %4, &lt;p&gt;%1&lt;/p&gt; aislaría &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: that is against what is known, &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Supongamos: %1. Eso contradice lo que se sabe: &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, against what is known, &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Supongamos: %1. Entonces %3, en contra de lo que se sabe: &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt;, with %3, would get too many lines.</source>
        <translation>Supongamos: %1. Entonces &lt;p&gt;%2&lt;/p&gt;, con %3, tendría demasiadas líneas.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt;, with %3, would get too few lines.</source>
        <translation>Supongamos: %1. Entonces &lt;p&gt;%2&lt;/p&gt;, con %3, tendría muy pocas líneas.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: whichever the first is, one of the last two holds the %2, &lt;c&gt;so %3, which meets both, does not&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: sea cual sea la primera, una de las dos últimas contiene el %2, &lt;c&gt;así que %3, que se cruza con ambas, no lo contiene&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: whichever the first is, one of the last two holds the %2, but &lt;p&gt;%3&lt;/p&gt;, and meets both.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;: sea cual sea la primera, una de las dos últimas contiene el %2, pero &lt;p&gt;%3&lt;/p&gt;, y esa casilla se cruza con ambas.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, but no way is left from one to the other: &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, pero no queda camino de uno a otro: &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>The operators and the = part %1 digits into %2 numbers of one or two digits, so every number has one: &lt;c&gt;no digit is joined to another&lt;/c&gt;.</source>
        <translation>Los operadores y el = separan %1 cifras en %2 números de una o dos cifras, así que cada uno tiene una: &lt;c&gt;ninguna cifra está unida a otra&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The operators and the = part %1 digits into %2 numbers of one or two digits. &lt;p&gt;All that have two digits are joined (%3)&lt;/p&gt;: &lt;c&gt;no other digits are&lt;/c&gt;.</source>
        <translation>Los operadores y el = separan %1 cifras en %2 números de una o dos cifras. &lt;p&gt;Todos los de dos cifras ya están unidos (%3)&lt;/p&gt;: &lt;c&gt;ninguna otra cifra se une&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The operators and the = part %1 digits into %2 numbers of one or two digits, so every number has two. Only one partner is left to &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Los operadores y el = separan %1 cifras en %2 números de una o dos cifras, así que cada uno tiene dos. Solo queda una pareja para &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The operators and the = part %1 digits into %2 numbers of one or two digits. All that have one digit are found (%3), and only one partner is left to &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Los operadores y el = separan %1 cifras en %2 números de una o dos cifras. Ya están todos los de una cifra (%3), y solo queda una pareja para &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;only one path is left&lt;/p&gt;, and it fails read from either end, %2. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Supongamos que %1: &lt;p&gt;solo queda un camino&lt;/p&gt;, y falla leído desde cualquiera de los extremos: %2. Por tanto, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; needs a factor %3, and only &lt;p&gt;%2&lt;/p&gt; can still give it: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; necesita un factor %3, y ya solo puede darlo &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The line runs straight through &lt;p&gt;%1&lt;/p&gt;, and only one direction is open for that: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>La línea pasa recta por &lt;p&gt;%1&lt;/p&gt;, y para eso solo hay una dirección abierta: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The line runs straight through &lt;p&gt;%1&lt;/p&gt; and turns just before or after it. Known: &lt;p&gt;%2&lt;/p&gt;. That leaves: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>La línea pasa recta por &lt;p&gt;%1&lt;/p&gt; y gira justo antes o después. Se sabe: &lt;p&gt;%2&lt;/p&gt;. Queda: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt; is the only odd digit of &lt;p&gt;%2&lt;/p&gt;, and the label %3 is %4: that digit is &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt; es la única cifra impar de &lt;p&gt;%2&lt;/p&gt;, y el total %3 es %4: esa cifra es &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt; is the only odd digit left in &lt;p&gt;%2&lt;/p&gt;, and the label %3 is %4: that digit is &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt; es la única cifra impar que queda en &lt;p&gt;%2&lt;/p&gt;, y el total %3 es %4: esa cifra es &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt; is the only odd digit left in &lt;p&gt;%2&lt;/p&gt;. The label less the odd digits that are %3, %4, is %5: that digit is &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt; es la única cifra impar que queda en &lt;p&gt;%2&lt;/p&gt;. El total menos las cifras impares de color %3, %4, es %5: esa cifra es &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2 in %4 cells, and its open digits make that only as %3: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>A &lt;p&gt;%1&lt;/p&gt; le falta una suma de %2 en casillas de color %4, y sus cifras abiertas solo dan eso como %3: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The open cells of &lt;p&gt;%1&lt;/p&gt; add up to %2 too much: cells adding up to exactly %2 are %4, and the open digits make that only as %3: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Las casillas abiertas de &lt;p&gt;%1&lt;/p&gt; suman %2 de más: casillas por exactamente %2 son de color %4, y las cifras abiertas solo dan eso como %3: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The crossing labels require this of &lt;p&gt;%1&lt;/p&gt;: &lt;p&gt;%2&lt;/p&gt;. Both labels can then be met in %3 ways, by %4. In all of them &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Los totales que cruzan exigen esto de &lt;p&gt;%1&lt;/p&gt;: &lt;p&gt;%2&lt;/p&gt;. Ambos totales se pueden lograr entonces de %3 formas, con %4. En todas ellas &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would put &lt;p&gt;%2&lt;/p&gt; outside, and so cut off &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Cualquier otra forma de cumplir &lt;p&gt;%1&lt;/p&gt; dejaría &lt;p&gt;%2&lt;/p&gt; fuera y aislaría así &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would put &lt;p&gt;%2&lt;/p&gt; inside, and so cut off &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Cualquier otra forma de cumplir &lt;p&gt;%1&lt;/p&gt; dejaría &lt;p&gt;%2&lt;/p&gt; dentro y aislaría así &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; are next to each other. Without the line between them, the loop would run round just these two, and &lt;p&gt;%2&lt;/p&gt; does not fit that; without an outer line, the other 3 would miss two edges: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; son contiguos. Sin la línea entre ellos, el bucle rodearía solo a estos dos, y &lt;p&gt;%2&lt;/p&gt; no encaja con eso; sin una línea exterior, al otro 3 le faltarían dos bordes: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;no path is left&lt;/p&gt; that has the form of an equation, as %2 steps show. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Supongamos que %1: &lt;p&gt;no queda ningún camino&lt;/p&gt; con la forma de una ecuación, como muestran %2 pasos. Por tanto, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 or more at %2 leaves at most %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at least %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>Un %1 o más en %2 deja como mucho %3 para el resto de &lt;p&gt;%4&lt;/p&gt;, que da al menos %5: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 or less at %2 leaves at least %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at most %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>Un %1 o menos en %2 deja al menos %3 para el resto de &lt;p&gt;%4&lt;/p&gt;, que da como mucho %5: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 or more at %2 leaves at most %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at least %5.</source>
        <translation>Un %1 o más en %2 deja como mucho %3 para el resto de &lt;p&gt;%4&lt;/p&gt;, que da al menos %5.</translation>
    </message>
    <message>
        <source>A %1 or less at %2 leaves at least %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at most %5.</source>
        <translation>Un %1 o menos en %2 deja al menos %3 para el resto de &lt;p&gt;%4&lt;/p&gt;, que da como mucho %5.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must be in &lt;p&gt;%2&lt;/p&gt;, which can then only be %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; deben estar en &lt;p&gt;%2&lt;/p&gt;, que entonces solo puede ser %3: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must be in &lt;p&gt;%2&lt;/p&gt;, which leaves %3 ways to fill it: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; deben estar en &lt;p&gt;%2&lt;/p&gt;, lo que deja %3 formas de rellenarla: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Each of these would make &lt;p&gt;%1&lt;/p&gt; need the same digit of &lt;p&gt;%2&lt;/p&gt;: %3. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Cada uno de estos haría que &lt;p&gt;%1&lt;/p&gt; necesiten la misma cifra de &lt;p&gt;%2&lt;/p&gt;: %3. Por tanto, &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A number stands between &lt;p&gt;any two operators&lt;/p&gt;, so none follows another: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Entre &lt;p&gt;dos operadores&lt;/p&gt; siempre hay un número, así que ninguno sigue a otro: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;both paths left&lt;/p&gt; fail, each read from either end, %2. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Supongamos: %1. Entonces fallan &lt;p&gt;los dos caminos que quedan&lt;/p&gt;, cada uno leído desde ambos extremos: %2. Por tanto, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;all %2 paths left&lt;/p&gt; fail; both sides come nearest in %3. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Supongamos: %1. Entonces fallan &lt;p&gt;los %2 caminos que quedan&lt;/p&gt;; los dos lados se acercan más en %3. Por tanto, &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No corner is cut off</source>
        <translation>Ninguna esquina queda aislada</translation>
    </message>
    <message>
        <source>No wall of black cells closes</source>
        <translation>Ningún muro de casillas negras se cierra</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is no multiple of %2, so &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; no es múltiplo de %2, así que &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is no multiple of %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; no es múltiplo de %2.</translation>
    </message>
    <message>
        <source>Only this is left: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Solo queda esto: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only this is left: &lt;c&gt;%1&lt;/c&gt;, and with it &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Solo queda esto: &lt;c&gt;%1&lt;/c&gt;, y con ello &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Several things together</source>
        <translation>Varias cosas a la vez</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>Se sabe esto: &lt;p&gt;%1&lt;/p&gt;. Así que para &lt;p&gt;%2&lt;/p&gt; solo es posible esto: %3; por tanto, &lt;c&gt;%4&lt;/c&gt;; de ahí salen &lt;c&gt;otros %5 lugares&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>Se sabe esto: &lt;p&gt;%1&lt;/p&gt;. Así que para &lt;p&gt;%2&lt;/p&gt; solo es posible esto: %3; en cualquier caso, &lt;c&gt;%4&lt;/c&gt;; de ahí salen &lt;c&gt;otros %5 lugares&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%1&lt;/p&gt; met as well, &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>Si además se cumple &lt;p&gt;%1&lt;/p&gt;, para &lt;p&gt;%2&lt;/p&gt; solo es posible esto: %3; por tanto, &lt;c&gt;%4&lt;/c&gt;; de ahí salen &lt;c&gt;otros %5 lugares&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%1&lt;/p&gt; met as well, &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>Si además se cumple &lt;p&gt;%1&lt;/p&gt;, para &lt;p&gt;%2&lt;/p&gt; solo es posible esto: %3; en cualquier caso, &lt;c&gt;%4&lt;/c&gt;; de ahí salen &lt;c&gt;otros %5 lugares&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>If &lt;p&gt;%1&lt;/p&gt; had %2, &lt;p&gt;%3&lt;/p&gt; could not be met: &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>Si &lt;p&gt;%1&lt;/p&gt; tuviera %2, &lt;p&gt;%3&lt;/p&gt; no se podría cumplir: &lt;c&gt;%4&lt;/c&gt;; de ahí salen &lt;c&gt;otros %5 lugares&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;. There are %2 ways left to meet &lt;p&gt;%3&lt;/p&gt;; in each, &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>Se sabe esto: &lt;p&gt;%1&lt;/p&gt;. Quedan %2 formas de cumplir &lt;p&gt;%3&lt;/p&gt;; en todas, &lt;c&gt;%4&lt;/c&gt;; de ahí salen &lt;c&gt;otros %5 lugares&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>There are %1 ways to meet &lt;p&gt;%2&lt;/p&gt;; in each, &lt;c&gt;%3&lt;/c&gt;; and with that &lt;c&gt;%4 more places&lt;/c&gt;.</source>
        <translation>Hay %1 formas de cumplir &lt;p&gt;%2&lt;/p&gt;; en todas, &lt;c&gt;%3&lt;/c&gt;; de ahí salen &lt;c&gt;otros %4 lugares&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Every way to meet &lt;p&gt;%1&lt;/p&gt; that fits what is known has this: &lt;c&gt;%2&lt;/c&gt;; and with that &lt;c&gt;%3 more places&lt;/c&gt;.</source>
        <translation>Toda forma de cumplir &lt;p&gt;%1&lt;/p&gt; que encaja con lo conocido tiene esto en común: &lt;c&gt;%2&lt;/c&gt;; de ahí salen &lt;c&gt;otros %3 lugares&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would cut off &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;; and with that &lt;c&gt;%4 more places&lt;/c&gt;.</source>
        <translation>Cualquier otra forma de cumplir &lt;p&gt;%1&lt;/p&gt; aislaría &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;; de ahí salen &lt;c&gt;otros %4 lugares&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>With %5, &lt;p&gt;%1&lt;/p&gt; would cut off &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;; and with that &lt;c&gt;%4 more places&lt;/c&gt;.</source>
        <translation>Con %5, &lt;p&gt;%1&lt;/p&gt; aislaría &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;; de ahí salen &lt;c&gt;otros %4 lugares&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would put &lt;p&gt;%2&lt;/p&gt; outside, and so cut off &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>Cualquier otra forma de cumplir &lt;p&gt;%1&lt;/p&gt; dejaría &lt;p&gt;%2&lt;/p&gt; fuera y aislaría así &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;; de ahí salen &lt;c&gt;otros %5 lugares&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would put &lt;p&gt;%2&lt;/p&gt; inside, and so cut off &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>Cualquier otra forma de cumplir &lt;p&gt;%1&lt;/p&gt; dejaría &lt;p&gt;%2&lt;/p&gt; dentro y aislaría así &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;; de ahí salen &lt;c&gt;otros %5 lugares&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would cut off a part of the inside or of the outside, such as &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;; and with that &lt;c&gt;%4 more places&lt;/c&gt;.</source>
        <translation>Cualquier otra forma de cumplir &lt;p&gt;%1&lt;/p&gt; aislaría una parte del interior o del exterior, como &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;; de ahí salen &lt;c&gt;otros %4 lugares&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A digit that needs a partner</source>
        <translation>Una cifra que necesita pareja</translation>
    </message>
    <message>
        <source>The loop joins the lines at &lt;p&gt;%1&lt;/p&gt; and at &lt;p&gt;%2&lt;/p&gt;, and only two places are left where it can pass in and out of the highlighted area: &lt;p&gt;%3&lt;/p&gt;. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>El circuito une las líneas de &lt;p&gt;%1&lt;/p&gt; y de &lt;p&gt;%2&lt;/p&gt;, y solo quedan dos lugares por donde puede entrar en la zona resaltada y salir de ella: &lt;p&gt;%3&lt;/p&gt;. Por tanto, &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2. But that makes %3.</source>
        <translation>Las cifras de &lt;p&gt;%1&lt;/p&gt;, jaula por jaula: %2. Pero eso da %3.</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. But that makes %3.</source>
        <translation>Las cifras de &lt;p&gt;%1&lt;/p&gt;, jaula por jaula: %2, donde %4. Pero eso da %3.</translation>
    </message>
    <message>
        <source>The last sign joins two parts that share no card, so the target is split into values that two parts of the cards can make. Of several answers the one is explained that takes the least reckoning: easy signs and small numbers.</source>
        <translation>El último signo une dos partes que no comparten ninguna carta, así que el objetivo se divide en valores que se pueden obtener con dos partes de las cartas. De varias soluciones se explica la que exige menos cálculo: signos fáciles y números pequeños.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;no path is left&lt;/p&gt; that has the form of an equation, as one step shows. So &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Supongamos que %1: &lt;p&gt;no queda ningún camino&lt;/p&gt; con la forma de una ecuación, como muestra un paso. Por tanto, &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The path&lt;/p&gt; fails: %1.</source>
        <translation>&lt;p&gt;El camino&lt;/p&gt; falla: %1.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The path&lt;/p&gt; fails, whichever end it is read from: %1.</source>
        <translation>&lt;p&gt;El camino&lt;/p&gt; falla, se lea desde el extremo que se lea: %1.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, but the nearest that its open cells make is %3 or %4, &lt;c&gt;never %2&lt;/c&gt;.</source>
        <translation>A &lt;p&gt;%1&lt;/p&gt; le falta una suma de %2, pero lo más cercano que suman sus casillas abiertas es %3 o %4, &lt;c&gt;nunca %2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2. Without &lt;c&gt;%3&lt;/c&gt; the nearest that its open cells make is %4 or %5, never %2: it is &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>A &lt;p&gt;%1&lt;/p&gt; le falta una suma de %2. Sin &lt;c&gt;%3&lt;/c&gt; lo más cercano que suman sus casillas abiertas es %4 o %5, nunca %2: es &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2. With &lt;c&gt;%3&lt;/c&gt; it would lack %4, but the nearest that its other open cells make is %5 or %6, never %4: it is &lt;c&gt;%7&lt;/c&gt;.</source>
        <translation>A &lt;p&gt;%1&lt;/p&gt; le falta una suma de %2. Con &lt;c&gt;%3&lt;/c&gt; le faltaría una suma de %4, pero lo más cercano que suman sus otras casillas abiertas es %5 o %6, nunca %4: es &lt;c&gt;%7&lt;/c&gt;.</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>Slitherlink: three starter puzzles</source>
        <translation>Slitherlink: tres puzles para empezar</translation>
    </message>
    <message>
        <source>Slitherlink: a larger board</source>
        <translation>Slitherlink: un tablero más grande</translation>
    </message>
    <message>
        <source>Slitherlink: one answer, none, and many</source>
        <translation>Slitherlink: una solución, ninguna y muchas</translation>
    </message>
    <message>
        <source>Cards: six that make 163</source>
        <translation>Cartas: seis que dan 163</translation>
    </message>
    <message>
        <source>Cards: small starter hands</source>
        <translation>Cartas: manos pequeñas para empezar</translation>
    </message>
    <message>
        <source>Cards: fractions and negative numbers</source>
        <translation>Cartas: fracciones y números negativos</translation>
    </message>
    <message>
        <source>Cards: impossible targets, and the closest values</source>
        <translation>Cartas: objetivos imposibles y los valores más cercanos</translation>
    </message>
    <message>
        <source>Cards: exponents, whole numbers, cards left over</source>
        <translation>Cartas: potencias, números enteros, cartas que sobran</translation>
    </message>
    <message>
        <source>Cards: seven and eight</source>
        <translation>Cartas: siete y ocho</translation>
    </message>
    <message>
        <source>Hex Tile Equations: three starter puzzles</source>
        <translation>Ecuaciones hexagonales: tres puzles para empezar</translation>
    </message>
    <message>
        <source>Hex Tile Equations: thirteen tiles and a narrow tower</source>
        <translation>Ecuaciones hexagonales: trece fichas y una torre estrecha</translation>
    </message>
    <message>
        <source>Hex Tile Equations: twenty-two and twenty-four tiles</source>
        <translation>Ecuaciones hexagonales: veintidós y veinticuatro fichas</translation>
    </message>
    <message>
        <source>Hex Tile Equations: one answer, none, and many</source>
        <translation>Ecuaciones hexagonales: una solución, ninguna y muchas</translation>
    </message>
    <message>
        <source>KenKen: three starter puzzles</source>
        <translation>KenKen: tres puzles para empezar</translation>
    </message>
    <message>
        <source>KenKen: lines add up</source>
        <translation>KenKen: la suma de las líneas</translation>
    </message>
    <message>
        <source>KenKen: cages share their lines</source>
        <translation>KenKen: las jaulas comparten sus líneas</translation>
    </message>
    <message>
        <source>KenKen: nine by nine</source>
        <translation>KenKen: nueve por nueve</translation>
    </message>
    <message>
        <source>Number Cross: a small starter puzzle</source>
        <translation>Números cruzados: un pequeño puzle para empezar</translation>
    </message>
    <message>
        <source>Number Cross: a drop of ink</source>
        <translation>Números cruzados: una gota de tinta</translation>
    </message>
    <message>
        <source>Number Cross: counting the ways</source>
        <translation>Números cruzados: contar las formas</translation>
    </message>
    <message>
        <source>Number Cross: a hard board, lines taken together</source>
        <translation>Números cruzados: un tablero difícil, líneas en conjunto</translation>
    </message>
    <message>
        <source>Number Cross: four labels that clash</source>
        <translation>Números cruzados: cuatro totales que chocan</translation>
    </message>
    <message>
        <source>Number Cross: many answers</source>
        <translation>Números cruzados: muchas soluciones</translation>
    </message>
    <message>
        <source>KenKen: the operations are not given</source>
        <translation>KenKen: sin las operaciones</translation>
    </message>
    <message>
        <source>Sudoku: a starter puzzle with four digits</source>
        <translation>Sudoku: un puzle de cuatro cifras para empezar</translation>
    </message>
    <message>
        <source>Sudoku: both diagonals as well</source>
        <translation>Sudoku: también ambas diagonales</translation>
    </message>
    <message>
        <source>Hitori: start between equal numbers</source>
        <translation>Hitori: empezar entre números iguales</translation>
    </message>
    <message>
        <source>Hitori: corners stay open</source>
        <translation>Hitori: las esquinas siguen abiertas</translation>
    </message>
    <message>
        <source>Hitori: side by side</source>
        <translation>Hitori: contiguos</translation>
    </message>
    <message>
        <source>Hitori: one chain</source>
        <translation>Hitori: una cadena</translation>
    </message>
    <message>
        <source>Hitori: long chains</source>
        <translation>Hitori: cadenas largas</translation>
    </message>
    <message>
        <source>Kakuro: small sums and large ones</source>
        <translation>Kakuro: sumas pequeñas y grandes</translation>
    </message>
    <message>
        <source>Kakuro: two cells at a time</source>
        <translation>Kakuro: de dos en dos casillas</translation>
    </message>
    <message>
        <source>Kakuro: a pair in a run</source>
        <translation>Kakuro: un par en un tramo</translation>
    </message>
    <message>
        <source>Kakuro: long runs</source>
        <translation>Kakuro: tramos largos</translation>
    </message>
    <message>
        <source>Kakuro: a hard one</source>
        <translation>Kakuro: uno difícil</translation>
    </message>
    <message>
        <source>Masyu: turn on black, go straight on white</source>
        <translation>Masyu: girar en las negras, recto en las blancas</translation>
    </message>
    <message>
        <source>Masyu: where white pearls turn</source>
        <translation>Masyu: dónde giran las perlas blancas</translation>
    </message>
    <message>
        <source>Masyu: no small loop</source>
        <translation>Masyu: ningún bucle pequeño</translation>
    </message>
    <message>
        <source>Masyu: three in a row</source>
        <translation>Masyu: tres en fila</translation>
    </message>
    <message>
        <source>Masyu: a long way round</source>
        <translation>Masyu: un largo rodeo</translation>
    </message>
    <message>
        <source>Killer Sudoku: sums and no digits</source>
        <translation>Killer Sudoku: sumas y ninguna cifra</translation>
    </message>
    <message>
        <source>Sudoku: two rows, two columns</source>
        <translation>Sudoku: dos filas, dos columnas</translation>
    </message>
    <message>
        <source>Sudoku: triples</source>
        <translation>Sudoku: tríos</translation>
    </message>
    <message>
        <source>Sudoku: three rows, three columns</source>
        <translation>Sudoku: tres filas, tres columnas</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message numerus="yes">
        <source>%Ln unfinished puzzles</source>
        <translation>
            <numerusform>%Ln puzle sin terminar</numerusform>
            <numerusform>%Ln puzles sin terminar</numerusform>
        </translation>
    </message>
    <message>
        <source>titles, authors and notes</source>
        <translation>títulos, autores y notas</translation>
    </message>
    <message numerus="yes">
        <source>the marks in %Ln puzzles</source>
        <translation>
            <numerusform>las marcas de %Ln puzle</numerusform>
            <numerusform>las marcas de %Ln puzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the options of %Ln puzzles</source>
        <translation>
            <numerusform>las opciones de %Ln puzle</numerusform>
            <numerusform>las opciones de %Ln puzles</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no finished puzzle to save.</source>
        <translation>No hay ningún puzle terminado que guardar.</translation>
    </message>
    <message>
        <source>puzzles</source>
        <translation>puzles</translation>
    </message>
    <message>
        <source>A contest file holds puzzles of one kind; this file has both “%1” and “%2”.</source>
        <translation>Un archivo de concurso contiene puzles de un solo tipo; este tiene «%1» y «%2».</translation>
    </message>
</context>
<context>
    <name>SheetGhost</name>
    <message>
        <source>Example</source>
        <translation>Ejemplo</translation>
    </message>
</context>
<context>
    <name>Signs</name>
    <message>
        <source>nothing is possible at this corner any more</source>
        <translation>ya no es posible nada en esta esquina</translation>
    </message>
    <message>
        <source>neither of the two edges at this corner is a line</source>
        <translation>ninguna de las dos aristas de esta esquina es una línea</translation>
    </message>
    <message>
        <source>exactly one of the two edges at this corner is a line</source>
        <translation>exactamente una de las dos aristas de esta esquina es una línea</translation>
    </message>
    <message>
        <source>at most one of the two edges at this corner is a line</source>
        <translation>como mucho una de las dos aristas de esta esquina es una línea</translation>
    </message>
    <message>
        <source>both edges at this corner are lines</source>
        <translation>las dos aristas de esta esquina son líneas</translation>
    </message>
    <message>
        <source>the two edges at this corner are both lines, or neither is</source>
        <translation>las dos aristas de esta esquina son líneas, o ninguna lo es</translation>
    </message>
    <message>
        <source>at least one of the two edges at this corner is a line</source>
        <translation>al menos una de las dos aristas de esta esquina es una línea</translation>
    </message>
    <message>
        <source>nothing is known about the two edges at this corner</source>
        <translation>no se sabe nada de las dos aristas de esta esquina</translation>
    </message>
    <message>
        <source>a line: the loop runs here</source>
        <translation>una línea: el bucle pasa por aquí</translation>
    </message>
    <message>
        <source>a cross: no line runs here</source>
        <translation>una cruz: ninguna línea pasa por aquí</translation>
    </message>
    <message>
        <source>this cell is inside the loop</source>
        <translation>esta casilla está dentro del bucle</translation>
    </message>
    <message>
        <source>this cell is outside the loop</source>
        <translation>esta casilla está fuera del bucle</translation>
    </message>
    <message>
        <source>both cells are inside the loop, or both outside</source>
        <translation>las dos casillas están dentro del bucle, o las dos fuera</translation>
    </message>
    <message>
        <source>one of the two cells is inside the loop</source>
        <translation>una de las dos casillas está dentro del bucle</translation>
    </message>
    <message>
        <source>can still be: %1</source>
        <translation>aún puede ser: %1</translation>
    </message>
    <message>
        <source>this cell is black</source>
        <translation>esta casilla es negra</translation>
    </message>
    <message>
        <source>this cell stays white</source>
        <translation>esta casilla sigue blanca</translation>
    </message>
    <message>
        <source>the path goes from one to the other here</source>
        <translation>el camino va aquí de una a otra</translation>
    </message>
    <message>
        <source>the path does not pass here</source>
        <translation>el camino no pasa por aquí</translation>
    </message>
    <message>
        <source>the path starts or ends here</source>
        <translation>el camino empieza o termina aquí</translation>
    </message>
    <message>
        <source>the path goes on from here in both directions</source>
        <translation>el camino sigue desde aquí en ambas direcciones</translation>
    </message>
    <message>
        <source>the reason</source>
        <translation>el motivo</translation>
    </message>
    <message>
        <source>what follows</source>
        <translation>lo que se sigue</translation>
    </message>
    <message>
        <source>what cannot be</source>
        <translation>lo que no puede ser</translation>
    </message>
    <message>
        <source>only assumed</source>
        <translation>solo supuesto</translation>
    </message>
    <message>
        <source>in both answers</source>
        <translation>en ambas soluciones</translation>
    </message>
    <message>
        <source>for example</source>
        <translation>por ejemplo</translation>
    </message>
    <message>
        <source>only in the first answer</source>
        <translation>solo en la primera solución</translation>
    </message>
    <message>
        <source>found by search</source>
        <translation>hallado por la búsqueda</translation>
    </message>
    <message>
        <source>only in the second answer</source>
        <translation>solo en la segunda solución</translation>
    </message>
    <message>
        <source>difficulty of this place: %1</source>
        <translation>dificultad de este lugar: %1</translation>
    </message>
    <message>
        <source>found earlier, needed later</source>
        <translation>hallado antes, necesario después</translation>
    </message>
    <message>
        <source>large: the digit here</source>
        <translation>grande: la cifra de aquí</translation>
    </message>
    <message>
        <source>small: digits still possible; struck out: ruled out now</source>
        <translation>pequeño: cifras aún posibles; tachado: descartadas ahora</translation>
    </message>
</context>
<context>
    <name>StepWords</name>
    <message>
        <source>Legend</source>
        <translation>Leyenda</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>So</source>
        <translation>Por tanto</translation>
    </message>
    <message>
        <source>a contradiction: there is no answer</source>
        <translation>una contradicción: no hay solución</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>Por ejemplo</translation>
    </message>
    <message>
        <source>what is dotted on the board</source>
        <translation>lo que está punteado en el tablero</translation>
    </message>
    <message>
        <source>a contradiction: the opposite fails</source>
        <translation>una contradicción: lo contrario falla</translation>
    </message>
    <message numerus="yes">
        <source>The %n other conclusions follow in the same way.</source>
        <translation>
            <numerusform>%n conclusión más se sigue del mismo modo.</numerusform>
            <numerusform>Las otras %n conclusiones se siguen del mismo modo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message>
        <source>less</source>
        <translation>menos</translation>
    </message>
    <message>
        <source> and </source>
        <translation> y </translation>
    </message>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
    <message>
        <source>An arc at a corner of a cell stands for the two edges that meet there: a full dot means a line, a hollow dot a possible line, a capsule both or neither. It stays as long as a step needs it.</source>
        <translation>Un arco en una esquina de una casilla representa las dos aristas que se juntan ahí: un punto lleno significa una línea; uno hueco, una línea posible; una cápsula, ambas o ninguna. Permanece mientras un paso lo necesite.</translation>
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
        <translation>trazar líneas</translation>
    </message>
    <message>
        <source>erase lines</source>
        <translation>borrar líneas</translation>
    </message>
    <message>
        <source>draw the path</source>
        <translation>trazar el camino</translation>
    </message>
    <message>
        <source>draw crosses</source>
        <translation>poner cruces</translation>
    </message>
    <message>
        <source>erase crosses</source>
        <translation>borrar cruces</translation>
    </message>
    <message>
        <source>paint cells</source>
        <translation>pintar casillas</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>amarillo</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rojo</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violeta</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>gris</translation>
    </message>
    <message>
        <source>no colour</source>
        <translation>sin color</translation>
    </message>
    <message>
        <source>erase colour</source>
        <translation>borrar color</translation>
    </message>
    <message>
        <source>colour %1</source>
        <translation>color %1</translation>
    </message>
</context>
<context>
    <name>Symmetry</name>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>half turn</source>
        <translation>medio giro</translation>
    </message>
    <message>
        <source>quarter turn</source>
        <translation>cuarto de giro</translation>
    </message>
    <message>
        <source>left and right mirrored</source>
        <translation>reflejo izquierda-derecha</translation>
    </message>
    <message>
        <source>top and bottom mirrored</source>
        <translation>reflejo arriba-abajo</translation>
    </message>
    <message>
        <source>diagonal from the top left</source>
        <translation>diagonal desde arriba a la izquierda</translation>
    </message>
    <message>
        <source>diagonal from the top right</source>
        <translation>diagonal desde arriba a la derecha</translation>
    </message>
</context>
<context>
    <name>UserMarks</name>
    <message>
        <source>blank: %1</source>
        <translation>vacía: %1</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>nota: %1</translation>
    </message>
    <message>
        <source>start a trial</source>
        <translation>iniciar una prueba</translation>
    </message>
    <message>
        <source>accept the trial</source>
        <translation>aceptar la prueba</translation>
    </message>
    <message>
        <source>reject the trial</source>
        <translation>rechazar la prueba</translation>
    </message>
</context>
<context>
    <name>Walkthrough</name>
    <message>
        <source>The file name must end in .html, .pdf or .webp.</source>
        <translation>El nombre del archivo debe terminar en .html, .pdf o .webp.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>No se puede escribir %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps</source>
        <translation>
            <numerusform>%Ln paso</numerusform>
            <numerusform>%Ln pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>In the sentences below:</source>
        <translation>En las frases de abajo:</translation>
    </message>
    <message>
        <source>what a step rests on,</source>
        <translation>en qué se basa un paso,</translation>
    </message>
    <message>
        <source>what follows.</source>
        <translation>lo que se sigue.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resuelto</translation>
    </message>
    <message>
        <source>There is no answer.</source>
        <translation>No hay solución.</translation>
    </message>
    <message>
        <source>Here the reasoning ends.</source>
        <translation>El razonamiento acaba aquí.</translation>
    </message>
</context>
<context>
    <name>inkling::AnswersPanel</name>
    <message>
        <source>Answers</source>
        <translation>Soluciones</translation>
    </message>
    <message>
        <source>Looking for all answers…</source>
        <translation>Buscando todas las soluciones…</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Sin solución</translation>
    </message>
    <message numerus="yes">
        <source>%Ln different answers</source>
        <translation>
            <numerusform>%Ln solución</numerusform>
            <numerusform>%Ln soluciones distintas</numerusform>
        </translation>
    </message>
    <message>
        <source>More than %L1 different answers</source>
        <translation>Más de %L1 soluciones distintas</translation>
    </message>
    <message>
        <source>One answer</source>
        <translation>Una solución</translation>
    </message>
</context>
<context>
    <name>inkling::Breadcrumb</name>
    <message>
        <source>Step %1</source>
        <translation>Paso %1</translation>
    </message>
    <message>
        <source>Back to step %1</source>
        <translation>Volver al paso %1</translation>
    </message>
    <message>
        <source>the opposite</source>
        <translation>lo contrario</translation>
    </message>
    <message>
        <source>the opposite, 1 of %1</source>
        <translation>lo contrario, 1 de %1</translation>
    </message>
    <message>
        <source>The opposite of the first conclusion is assumed; the others follow in the same way.</source>
        <translation>Se supone lo contrario de la primera conclusión; las demás se siguen del mismo modo.</translation>
    </message>
    <message>
        <source>its small steps</source>
        <translation>sus pasos pequeños</translation>
    </message>
</context>
<context>
    <name>inkling::CaseRow</name>
    <message>
        <source>Show the previous case</source>
        <translation>Mostrar el caso anterior</translation>
    </message>
    <message>
        <source>Show the next case</source>
        <translation>Mostrar el caso siguiente</translation>
    </message>
    <message>
        <source>Case %1 of %2</source>
        <translation>Caso %1 de %2</translation>
    </message>
</context>
<context>
    <name>inkling::CourseList</name>
    <message>
        <source>Rules from easy to hard</source>
        <translation>Reglas de fácil a difícil</translation>
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
        <translation>En el tablero: más oscuro y con más puntos es más difícil.</translation>
    </message>
    <message>
        <source>Go to the hardest step</source>
        <translation>Ir al paso más difícil</translation>
    </message>
    <message>
        <source>On the board: brighter and more dots means harder.</source>
        <translation>En el tablero: más claro y con más puntos es más difícil.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps</source>
        <translation>
            <numerusform>%Ln paso</numerusform>
            <numerusform>%Ln pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>hardest: step %1</source>
        <translation>más difícil: paso %1</translation>
    </message>
    <message>
        <source>A puzzle is as hard as its hardest rounds. A round is a set of steps that are possible at the same time. Many hard rounds make a puzzle harder, by one level at most; many steps to choose from make it easier.</source>
        <translation>Un puzle es tan difícil como sus rondas más difíciles. Una ronda es un conjunto de pasos posibles al mismo tiempo. Muchas rondas difíciles hacen un puzle más difícil, en un nivel como mucho; muchos pasos entre los que elegir lo hacen más fácil.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps so far</source>
        <translation>
            <numerusform>%Ln paso hasta ahora</numerusform>
            <numerusform>%Ln pasos hasta ahora</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::Document</name>
    <message>
        <source>Title, author, note</source>
        <translation>Título, autor, nota</translation>
    </message>
    <message>
        <source>Duplicate puzzle %L1</source>
        <translation>Duplicar el puzle %L1</translation>
    </message>
    <message>
        <source>Delete puzzle %L1</source>
        <translation>Eliminar el puzle %L1</translation>
    </message>
    <message>
        <source>Move puzzle %L1 to position %L2</source>
        <translation>Mover el puzle %L1 a la posición %L2</translation>
    </message>
    <message>
        <source>Standard input</source>
        <translation>Entrada estándar</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sin título</translation>
    </message>
</context>
<context>
    <name>inkling::DrawingMode</name>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>Si&amp;metría</translation>
    </message>
    <message>
        <source>Rotate and Fli&amp;p</source>
        <translation>Girar &amp;y voltear</translation>
    </message>
    <message>
        <source>Board Si&amp;ze</source>
        <translation>Tamañ&amp;o del tablero</translation>
    </message>
    <message>
        <source>Your marks on the old board were removed. Undo brings them back.</source>
        <translation>Se quitaron sus marcas en el tablero anterior. «Deshacer» las recupera.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Dibujar</translation>
    </message>
</context>
<context>
    <name>inkling::DrillPage</name>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Sugerencia</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Start Again</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Back to the Lesson</source>
        <translation>Volver a la lección</translation>
    </message>
    <message>
        <source>Making a position</source>
        <translation>Creando una posición</translation>
    </message>
    <message>
        <source>Undo the last mark (Ctrl+Z)</source>
        <translation>Deshacer la última marca (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Remove all your marks</source>
        <translation>Quitar todas sus marcas</translation>
    </message>
    <message>
        <source>Another position of the same rule (Ctrl+Page Down)</source>
        <translation>Otra posición de la misma regla (Ctrl+Av Pág)</translation>
    </message>
    <message numerus="yes">
        <source>Looking for a position: %Ln puzzle(s) made so far.</source>
        <translation>
            <numerusform>Buscando una posición: %Ln puzle creado hasta ahora.</numerusform>
            <numerusform>Buscando una posición: %Ln puzles creados hasta ahora.</numerusform>
        </translation>
    </message>
    <message>
        <source>Making a position…</source>
        <translation>Creando una posición…</translation>
    </message>
    <message>
        <source>Nothing new is marked yet.</source>
        <translation>Aún no hay ninguna marca nueva.</translation>
    </message>
    <message>
        <source>That is true, but it does not follow from this rule alone. Start again and look for what this rule gives.</source>
        <translation>Es cierto, pero no se sigue solo de esta regla. Empiece de nuevo y busque lo que da esta regla.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Correcto.</translation>
    </message>
    <message>
        <source>Wrong. This is the step:</source>
        <translation>Incorrecto. Este es el paso:</translation>
    </message>
    <message>
        <source>This is the step:</source>
        <translation>Este es el paso:</translation>
    </message>
    <message>
        <source>Right. This lesson is done.</source>
        <translation>Correcto. Esta lección está hecha.</translation>
    </message>
    <message>
        <source>Check your marks (K or Ctrl+Return)</source>
        <translation>Comprobar tus marcas (K o Ctrl+Return)</translation>
    </message>
    <message>
        <source>Everything is marked. Go on to the next position.</source>
        <translation>Todo está marcado. Pasa a la siguiente posición.</translation>
    </message>
    <message>
        <source>Everything is marked: press Check.</source>
        <translation>Todo está marcado: pulsa Comprobar.</translation>
    </message>
    <message>
        <source>Each press tells a little more (H)</source>
        <translation>Cada pulsación cuenta un poco más (H)</translation>
    </message>
    <message>
        <source>Leave this position (Esc)</source>
        <translation>Dejar esta posición (Esc)</translation>
    </message>
    <message>
        <source>Mark a step that this rule gives here.</source>
        <translation>Marca un paso que dé aquí esta regla.</translation>
    </message>
    <message>
        <source>You have marked what this rule gives, but another of your marks is wrong. Take that one back and check again.</source>
        <translation>Has marcado lo que da esta regla, pero otra de tus marcas es incorrecta. Quítala y comprueba de nuevo.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>The position before this one (Ctrl+Page Up)</source>
        <translation>La posición anterior a esta (Ctrl+RePág)</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <translation>Posición %1 de %2</translation>
    </message>
    <message>
        <source>You have also marked what does not follow yet.</source>
        <translation>También has marcado algo que aún no se deduce.</translation>
    </message>
</context>
<context>
    <name>inkling::DropTarget</name>
    <message>
        <source>Drop to open %1</source>
        <translation>Suelte para abrir %1</translation>
    </message>
    <message numerus="yes">
        <source>Drop to open %Ln files as one list</source>
        <translation>
            <numerusform>Suelte para abrir %Ln archivo como lista</numerusform>
            <numerusform>Suelte para abrir %Ln archivos como una sola lista</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop to read this text</source>
        <translation>Suelte para leer este texto</translation>
    </message>
</context>
<context>
    <name>inkling::EditController</name>
    <message>
        <source>Draw the solution as if solving by hand, then fill in the clues from it.</source>
        <translation>Dibuje la solución como si resolviera a mano y saque luego de ella las pistas.</translation>
    </message>
    <message>
        <source>Drag over cells to make a cage, then type its clue, such as 12x. Drag from a cage to enlarge it; Shift+drag splits cells off. Delete removes the clue, then the cell from its cage. Keyboard: Ctrl+arrow keys, or Shift+arrow keys and Return.</source>
        <translation>Arrastre sobre casillas para crear una jaula y escriba su pista, como 12x. Arrastre desde una jaula para ampliarla; Mayús+arrastrar separa casillas. Supr quita la pista y luego la casilla de su jaula. Teclado: Ctrl+flechas, o Mayús+flechas e Intro.</translation>
    </message>
    <message>
        <source>%1, blank</source>
        <translation>%1, vacía</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>Incompleto</translation>
    </message>
    <message>
        <source>One answer</source>
        <translation>Una solución</translation>
    </message>
    <message>
        <source>Solvable</source>
        <translation>Resoluble</translation>
    </message>
    <message>
        <source>More than one answer</source>
        <translation>Más de una solución</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Sin solución</translation>
    </message>
    <message>
        <source>Filling in the clues…</source>
        <translation>Rellenando las pistas…</translation>
    </message>
    <message>
        <source>Fill in clues</source>
        <translation>Rellenar pistas</translation>
    </message>
    <message>
        <source>Removing clues…</source>
        <translation>Quitando pistas…</translation>
    </message>
    <message>
        <source>Minimise</source>
        <translation>Reducir pistas</translation>
    </message>
    <message>
        <source>Dealing…</source>
        <translation>Repartiendo…</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>There are no blanks to fill.</source>
        <translation>No hay lugares vacíos que llenar.</translation>
    </message>
    <message>
        <source>These clues conflict: %1</source>
        <translation>Estas pistas chocan: %1</translation>
    </message>
    <message>
        <source>This clue is impossible: %1</source>
        <translation>Esta pista es imposible: %1</translation>
    </message>
    <message>
        <source>Drag a bar beside the board to resize it.</source>
        <translation>Arrastre una barra junto al tablero para cambiar su tamaño.</translation>
    </message>
    <message>
        <source>Drag over cells to make a cage, then type its clue, such as 12x.</source>
        <translation>Arrastre sobre casillas para crear una jaula y escriba su pista, como 12x.</translation>
    </message>
    <message>
        <source>Click a card and type its value.</source>
        <translation>Haga clic en una carta y escriba su valor.</translation>
    </message>
    <message>
        <source>Click a cell and type a number.</source>
        <translation>Haga clic en una casilla y escriba un número.</translation>
    </message>
    <message>
        <source>Click a cell. Click again to go through what can stand there.</source>
        <translation>Haga clic en una casilla. Más clics recorren lo que puede haber ahí.</translation>
    </message>
    <message>
        <source>Click a cell and type, such as %1.</source>
        <translation>Haga clic en una casilla y escriba, por ejemplo, %1.</translation>
    </message>
    <message>
        <source>The puzzle is already harder than %1.</source>
        <translation>El puzle ya es más difícil que %1.</translation>
    </message>
    <message>
        <source>Nothing of the text to paste can stand here.</source>
        <translation>Nada del texto que se va a pegar puede ir aquí.</translation>
    </message>
    <message>
        <source>A board of this shape cannot have the symmetry “%1”: what you draw now has none.</source>
        <translation>Un tablero de esta forma no puede tener la simetría «%1»: lo que dibuje ahora no tiene ninguna.</translation>
    </message>
    <message>
        <source>A solution can be drawn as soon as there is a place for each of its clues.</source>
        <translation>Se puede dibujar una solución en cuanto haya un lugar para cada una de sus pistas.</translation>
    </message>
    <message numerus="yes">
        <source>Two answers differ in %Ln places. One has: %1</source>
        <translation>
            <numerusform>Dos soluciones difieren en %Ln lugar. Una tiene: %1</numerusform>
            <numerusform>Dos soluciones difieren en %Ln lugares. Una tiene: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” cannot stand here.</source>
        <translation>«%1» no puede ir aquí.</translation>
    </message>
    <message>
        <source>“%1” cannot stand here. Possible: %2</source>
        <translation>«%1» no puede ir aquí. Posible: %2</translation>
    </message>
    <message>
        <source>There is nothing to copy here.</source>
        <translation>Aquí no hay nada que copiar.</translation>
    </message>
    <message>
        <source>Click a place and type.</source>
        <translation>Haga clic en un lugar y escriba.</translation>
    </message>
    <message>
        <source>Click it again for the next clue, right-click for the one before.</source>
        <translation>Vuelva a hacer clic para la pista siguiente; con el botón derecho, la anterior.</translation>
    </message>
    <message>
        <source>Drag or press Shift+arrow keys to select.</source>
        <translation>Arrastre o pulse Mayús+flechas para seleccionar.</translation>
    </message>
    <message>
        <source>Return makes a cage of the selected cells; then type its sum. Delete removes what is written, then the cell from its cage.</source>
        <translation>Intro hace una jaula con las casillas elegidas; luego escriba su suma. Supr borra lo escrito y después saca la casilla de su jaula.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clues that stood there were replaced.</source>
        <translation>
            <numerusform>Se sustituyó %Ln pista que había allí.</numerusform>
            <numerusform>Se sustituyeron %Ln pistas que había allí.</numerusform>
        </translation>
    </message>
    <message>
        <source>No clue can be removed without leaving several answers, or a cell without its cage.</source>
        <translation>No se puede quitar ninguna pista sin que queden varias soluciones o una casilla sin jaula.</translation>
    </message>
    <message>
        <source>No clue can be removed without leaving several answers.</source>
        <translation>No se puede quitar ninguna pista sin que queden varias soluciones.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells of the text have no place here; the others were pasted.</source>
        <translation>
            <numerusform>%Ln casilla del texto no tiene sitio aquí; las demás se han pegado.</numerusform>
            <numerusform>%Ln casillas del texto no tienen sitio aquí; las demás se han pegado.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::EditPanel</name>
    <message>
        <source>Show on the board</source>
        <translation>Mostrar en el tablero</translation>
    </message>
    <message>
        <source>Advance after typing</source>
        <translation>Avanzar al escribir</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Checking the puzzle</source>
        <translation>Comprobando el puzle</translation>
    </message>
    <message>
        <source>Still missing</source>
        <translation>Aún falta</translation>
    </message>
    <message>
        <source>The cursor moves to the next place when an entry is complete</source>
        <translation>El cursor pasa al lugar siguiente cuando una entrada está completa</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>&amp;Simetría</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Build from a solution</source>
        <translation>A partir de una solución</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Minimise keeps the clues that the puzzle needs to stay that easy</source>
        <translation>«Reducir pistas» conserva las pistas que el puzle necesita para seguir siendo así de fácil</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>No &amp;harder than</source>
        <translation>No &amp;más difícil que</translation>
    </message>
    <message>
        <source>What you draw is repeated at the symmetric places</source>
        <translation>Lo que dibuja se repite en los lugares simétricos</translation>
    </message>
</context>
<context>
    <name>inkling::ErrorPage</name>
    <message>
        <source>Nothing after this line was read.</source>
        <translation>Después de esta línea no se leyó nada.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Abrir un archivo…</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Line %L1 cannot be read</source>
        <translation>La línea %L1 no se puede leer</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>Archivo no encontrado</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Este archivo no se puede abrir</translation>
    </message>
    <message>
        <source>%1 does not exist. It may have been moved or renamed.</source>
        <translation>%1 no existe. Quizá se haya movido o renombrado.</translation>
    </message>
    <message>
        <source>This file is empty</source>
        <translation>Este archivo está vacío</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 está vacío.</translation>
    </message>
    <message>
        <source>This file contains no puzzles</source>
        <translation>Este archivo no contiene puzles</translation>
    </message>
    <message>
        <source>%1 ends before its first puzzle.</source>
        <translation>%1 termina antes de su primer puzle.</translation>
    </message>
    <message>
        <source>Read as %1</source>
        <comment>a kind of puzzle</comment>
        <translation>Leer como %1</translation>
    </message>
    <message>
        <source>%1. Read as %2.</source>
        <comment>an error, and a kind of puzzle</comment>
        <translation>%1. Leído como %2.</translation>
    </message>
    <message>
        <source>Inkling does not know this kind of puzzle</source>
        <translation>Inkling no conoce este tipo de puzle</translation>
    </message>
    <message>
        <source>The text of %1 fits no kind of puzzle.</source>
        <translation>El texto de %1 no corresponde a ningún tipo de puzle.</translation>
    </message>
    <message>
        <source>Which kind of puzzle is this?</source>
        <translation>¿Qué tipo de puzle es este?</translation>
    </message>
    <message>
        <source>The text of %1 fits more than one kind.</source>
        <translation>El texto de %1 corresponde a más de un tipo.</translation>
    </message>
</context>
<context>
    <name>inkling::ExplainingMode</name>
    <message>
        <source>Possible steps</source>
        <translation>Pasos posibles</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Pa&amp;usa</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Reprod&amp;ucir</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>Razonamiento</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps so far, %1 open</source>
        <translation>
            <numerusform>%Ln paso hasta ahora, %1 por decidir</numerusform>
            <numerusform>%Ln pasos hasta ahora, %1 por decidir</numerusform>
        </translation>
    </message>
    <message>
        <source>Explaining what the named rules leave open…</source>
        <translation>Explicando lo que dejan abierto las reglas con nombre…</translation>
    </message>
    <message>
        <source>Stopped before the reasoning was complete.</source>
        <translation>Se detuvo antes de completar el razonamiento.</translation>
    </message>
</context>
<context>
    <name>inkling::FamilyCard</name>
    <message>
        <source>Opens a sample</source>
        <translation>Abre un ejemplo</translation>
    </message>
    <message>
        <source>Open a sample; the arrow lists the others</source>
        <translation>Abrir un ejemplo; la flecha muestra los demás</translation>
    </message>
    <message>
        <source>Samples: %1</source>
        <translation>Ejemplos: %1</translation>
    </message>
    <message>
        <source>All samples</source>
        <translation>Todos los ejemplos</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Nuevo…</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>Nuevo: %1</translation>
    </message>
    <message>
        <source>Draw a new puzzle of this kind</source>
        <translation>Dibujar un puzle nuevo de este tipo</translation>
    </message>
    <message>
        <source>Generate…</source>
        <translation>Generar…</translation>
    </message>
    <message>
        <source>Generate: %1</source>
        <translation>Generar: %1</translation>
    </message>
    <message>
        <source>Generate puzzles of this kind</source>
        <translation>Generar puzles de este tipo</translation>
    </message>
</context>
<context>
    <name>inkling::FileKeeper</name>
    <message>
        <source>Inkling project (*.inkling)</source>
        <translation>Proyecto de Inkling (*.inkling)</translation>
    </message>
    <message>
        <source>Inkling</source>
        <translation>Inkling</translation>
    </message>
    <message>
        <source>Open Puzzle File</source>
        <translation>Abrir archivo de puzles</translation>
    </message>
    <message>
        <source>Puzzles (*.inkling *.in *.txt)</source>
        <translation>Puzles (*.inkling *.in *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The undo history could not be read: line %L1 of the file does not fit the puzzles. All puzzles are there.</source>
        <translation>No se pudo leer el historial de deshacer: la línea %L1 del archivo no corresponde a los puzles. Los puzles están todos.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>the unreadable part of the file and everything after it</source>
        <translation>la parte ilegible del archivo y todo lo que la sigue</translation>
    </message>
    <message>
        <source>“%1” would lose: %2. A project keeps everything.</source>
        <translation>«%1» perdería: %2. Un proyecto lo conserva todo.</translation>
    </message>
    <message>
        <source>Save as &amp;Project…</source>
        <translation>Guardar como &amp;proyecto…</translation>
    </message>
    <message>
        <source>“%1” could not be saved.</source>
        <translation>No se pudo guardar «%1».</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>%1
Nothing is lost: your work is still in the window, and any earlier file is unchanged.</source>
        <translation>%1
No se ha perdido nada: su trabajo sigue en la ventana y cualquier archivo anterior está intacto.</translation>
    </message>
    <message>
        <source>Save changes to “%1”?</source>
        <translation>¿Guardar los cambios en «%1»?</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>Los cambios sin guardar se perderán.</translation>
    </message>
    <message>
        <source>Your work cannot be backed up at the moment: %1. Save it elsewhere or free some space. Inkling keeps trying.</source>
        <translation>Ahora mismo no se puede hacer copia de seguridad de su trabajo: %1. Guárdelo en otro sitio o libere espacio. Inkling seguirá intentándolo.</translation>
    </message>
    <message>
        <source>Unsaved changes recovered: %1</source>
        <translation>Cambios sin guardar recuperados: %1</translation>
    </message>
    <message>
        <source>Unsaved changes could not be recovered. They are kept here: %1</source>
        <translation>No se pudieron recuperar los cambios sin guardar. Se conservan aquí: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln archivo</numerusform>
            <numerusform>%Ln archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Open Files as One List</source>
        <translation>Abrir archivos como una lista</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be read to the end.</source>
        <translation>
            <numerusform>%Ln archivo no se pudo leer hasta el final.</numerusform>
            <numerusform>%Ln archivos no se pudieron leer hasta el final.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file lacks its last line, “%1”. All of its puzzles are here; saving adds the line.</source>
        <translation>Al archivo le falta su última línea, «%1». Todos sus puzles están aquí; al guardar se añade la línea.</translation>
    </message>
    <message>
        <source>“%1” has changed since it was opened.</source>
        <translation>«%1» ha cambiado desde que se abrió.</translation>
    </message>
    <message>
        <source>Another window or program has saved it. Saving here replaces what it holds now.</source>
        <translation>Otra ventana o programa lo ha guardado. Guardar aquí reemplaza lo que contiene ahora.</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Guardar c&amp;omo…</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Reemplazar</translation>
    </message>
    <message>
        <source>“%1” could not be opened.</source>
        <translation>No se pudo abrir «%1».</translation>
    </message>
    <message>
        <source>Export As Text</source>
        <translation>Exportar como texto</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message numerus="yes">
        <source>The file is damaged at line %L1. %Ln puzzles could be read; the others are missing here, and so is the undo history. The file stays as it is until you replace it.</source>
        <translation>
            <numerusform>El archivo está dañado en la línea %L1. Se pudo leer %Ln puzle; los demás faltan aquí, y también el historial de deshacer. El archivo queda como está hasta que usted lo reemplace.</numerusform>
            <numerusform>El archivo está dañado en la línea %L1. Se pudieron leer %Ln puzles; los demás faltan aquí, y también el historial de deshacer. El archivo queda como está hasta que usted lo reemplace.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is damaged.</source>
        <translation>«%1» está dañado.</translation>
    </message>
    <message>
        <source>What could not be read of it is lost if it is replaced. Saved under another name, the damaged file stays.</source>
        <translation>Lo que no se pudo leer se pierde si se reemplaza el archivo. Si guarda con otro nombre, el archivo dañado se conserva.</translation>
    </message>
    <message>
        <source>Not everything in the text could be taken as it stands:</source>
        <translation>Parte del texto no se pudo tomar tal cual:</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>of a list</comment>
        <translation>
            <numerusform>y %Ln más</numerusform>
            <numerusform>y %Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>Contest file (*.in *.txt)</source>
        <translation>Archivo de concurso (*.in *.txt)</translation>
    </message>
    <message>
        <source>A contest file cannot hold all of this.</source>
        <translation>Un archivo de concurso no puede contener todo esto.</translation>
    </message>
    <message>
        <source>Save Contest &amp;File</source>
        <translation>Guardar archivo de &amp;concurso</translation>
    </message>
    <message>
        <source>A contest file holds one kind of puzzle.</source>
        <translation>Un archivo de concurso contiene un solo tipo de puzle.</translation>
    </message>
    <message>
        <source>Export Contest &amp;Files…</source>
        <translation>Exportar archivos de con&amp;curso…</translation>
    </message>
    <message>
        <source>These are of several kinds. A project holds them all; contest files take one kind each.</source>
        <translation>Estos son de varios tipos. Un proyecto los contiene todos; los archivos de concurso, un tipo cada uno.</translation>
    </message>
    <message numerus="yes">
        <source>Save changes to %Ln files?</source>
        <translation>
            <numerusform>¿Guardar los cambios de %Ln archivo?</numerusform>
            <numerusform>¿Guardar los cambios de %Ln archivos?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1
Unsaved changes will be lost.</source>
        <translation>%1
Los cambios sin guardar se perderán.</translation>
    </message>
    <message>
        <source>Discard All</source>
        <translation>Descartar todo</translation>
    </message>
</context>
<context>
    <name>inkling::FileReader</name>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Line %L1, column %L2: %3</source>
        <translation>Línea %L1, columna %L2: %3</translation>
    </message>
</context>
<context>
    <name>inkling::ForeignMenu</name>
    <message>
        <source>Contest text</source>
        <translation>Texto de concurso</translation>
    </message>
    <message>
        <source>%1: the puzzle is not finished</source>
        <translation>%1: el puzle no está terminado</translation>
    </message>
</context>
<context>
    <name>inkling::FoundLegend</name>
    <message>
        <source>in both answers</source>
        <translation>en ambas soluciones</translation>
    </message>
    <message>
        <source>only in the first</source>
        <translation>solo en la primera</translation>
    </message>
    <message>
        <source>only in the second</source>
        <translation>solo en la segunda</translation>
    </message>
    <message>
        <source>found by search</source>
        <translation>hallado por la búsqueda</translation>
    </message>
</context>
<context>
    <name>inkling::GenerateDialog</name>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>&amp;Simetría</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Generar</translation>
    </message>
    <message>
        <source>Generate Puzzles</source>
        <translation>Generar puzles</translation>
    </message>
    <message>
        <source>Another random seed</source>
        <translation>Otra semilla aleatoria</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Puzle</translation>
    </message>
    <message>
        <source>S&amp;ize</source>
        <translation>&amp;Tamaño</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>&amp;Dificultad</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>Semi&amp;lla</translation>
    </message>
    <message>
        <source>&amp;Number of puzzles</source>
        <translation>&amp;Número de puzles</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>The same seed makes the same puzzle on every computer</source>
        <translation>La misma semilla da el mismo puzle en cualquier ordenador</translation>
    </message>
    <message>
        <source>The best puzzle so far</source>
        <translation>El mejor puzle hasta ahora</translation>
    </message>
    <message>
        <source>Enter a seed: any number will do.</source>
        <translation>Introduzca una semilla: sirve cualquier número.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The best puzzle so far appears here.</source>
        <translation>Aquí aparece el mejor puzle hasta ahora.</translation>
    </message>
    <message>
        <source>Making the first puzzle…</source>
        <translation>Creando el primer puzle…</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Aún ninguno</translation>
    </message>
    <message>
        <source>%L1 of %L2 made</source>
        <translation>%L1 de %L2 creados</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tried</source>
        <translation>
            <numerusform>%Ln intento</numerusform>
            <numerusform>%Ln intentos</numerusform>
        </translation>
    </message>
    <message>
        <source>best so far: %1</source>
        <translation>mejor hasta ahora: %1</translation>
    </message>
    <message>
        <source>Generated – %1 (%2 %3, seed %4)</source>
        <translation>Generado – %1 (%2 %3, semilla %4)</translation>
    </message>
    <message numerus="yes">
        <source>Generated – %Ln puzzles, %1 (%2 %3, from seed %4)</source>
        <translation>
            <numerusform>Generado – %Ln puzle, %1 (%2 %3, desde la semilla %4)</numerusform>
            <numerusform>Generados – %Ln puzles, %1 (%2 %3, desde la semilla %4)</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>&amp;Keep seed</source>
        <translation>Conser&amp;var semilla</translation>
    </message>
    <message>
        <source>Use this seed again; otherwise the next puzzle gets a new one</source>
        <translation>Usar de nuevo esta semilla; si no, el siguiente puzle recibe una nueva</translation>
    </message>
    <message>
        <source>&amp;Use It</source>
        <translation>&amp;Usarlo</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Use These %Ln</source>
        <translation>
            <numerusform>&amp;Usar este %Ln</numerusform>
            <numerusform>&amp;Usar estos %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Generated – %1 (%2 %3, cancelled)</source>
        <translation>Generado – %1 (%2 %3, cancelado)</translation>
    </message>
    <message>
        <source>No puzzle like that was found in many tries. Try another seed, size or difficulty.</source>
        <translation>Tras muchos intentos no se encontró un puzle así. Pruebe con otra semilla, tamaño o dificultad.</translation>
    </message>
    <message>
        <source>&amp;Add to the open file</source>
        <translation>&amp;Añadir al archivo abierto</translation>
    </message>
    <message>
        <source>Each puzzle made is proved to have one answer. On boards larger than %1 that takes too long; they can be drawn or opened, up to %2.</source>
        <translation>De cada puzle creado se demuestra que tiene una sola solución. En tableros de más de %1 eso tarda demasiado; se pueden dibujar o abrir, hasta %2.</translation>
    </message>
    <message numerus="yes">
        <source>None of %Ln tries was as ordered. Try another seed, size or difficulty.</source>
        <translation>
            <numerusform>Ninguno de %Ln intento salió como se pidió. Prueba otra semilla, otro tamaño u otra dificultad.</numerusform>
            <numerusform>Ninguno de %Ln intentos salió como se pidió. Prueba otra semilla, otro tamaño u otra dificultad.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;More options</source>
        <translation>&amp;Más opciones</translation>
    </message>
    <message numerus="yes">
        <source>Only %Ln different ones were found.</source>
        <translation>
            <numerusform>Solo se encontró %Ln distinto.</numerusform>
            <numerusform>Solo se encontraron %Ln distintos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::JoiningController</name>
    <message numerus="yes">
        <source>%Ln left on the table to make %1.</source>
        <translation>
            <numerusform>Queda %Ln carta en la mesa para obtener %1.</numerusform>
            <numerusform>Quedan %Ln cartas en la mesa para obtener %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>That makes %1, not %2.</source>
        <translation>Eso da %1, no %2.</translation>
    </message>
    <message>
        <source>Correct! There is nothing left to do.</source>
        <translation>¡Correcto! No queda nada por hacer.</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Buscando una sugerencia…</translation>
    </message>
    <message>
        <source>No way forward was found in time.</source>
        <translation>No se encontró a tiempo ningún modo de avanzar.</translation>
    </message>
    <message>
        <source>The target cannot be reached from here.</source>
        <translation>Desde aquí no se puede llegar al objetivo.</translation>
    </message>
    <message>
        <source>Split the last card again.</source>
        <translation>Vuelva a separar la última carta.</translation>
    </message>
    <message>
        <source>These cards cannot make the target.</source>
        <translation>Con estas cartas no se puede llegar al objetivo.</translation>
    </message>
    <message>
        <source>Join %1 and %2.</source>
        <translation>Una %1 y %2.</translation>
    </message>
    <message>
        <source>Make this: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Forme esto: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Which two?</source>
        <translation>¿Cuáles dos?</translation>
    </message>
    <message>
        <source>How?</source>
        <translation>¿Cómo?</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Hacerlo</translation>
    </message>
    <message>
        <source>Split it</source>
        <translation>Separarla</translation>
    </message>
    <message>
        <source>Done. Ask again for the next hint.</source>
        <translation>Hecho. Pida otra vez la siguiente sugerencia.</translation>
    </message>
    <message>
        <source>Split. Ask again for the next hint.</source>
        <translation>Separada. Pida otra vez la siguiente sugerencia.</translation>
    </message>
    <message>
        <source>Correct! It makes %1.</source>
        <translation>¡Correcto! Da %1.</translation>
    </message>
    <message>
        <source>Correct! Solved in %1: it makes %2.</source>
        <translation>¡Correcto! Resuelto en %1: da %2.</translation>
    </message>
    <message>
        <source>Only one join is left.</source>
        <translation>Solo queda una unión.</translation>
    </message>
    <message>
        <source>One way ends with %1. What does it need first?</source>
        <translation>Un camino termina con %1. ¿Qué necesita antes?</translation>
    </message>
</context>
<context>
    <name>inkling::JoiningTable</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>That makes %1, not %2. Split it again.</source>
        <translation>Eso da %1, no %2. Vuelva a separarla.</translation>
    </message>
    <message>
        <source>Choose a card first.</source>
        <translation>Elija antes una carta.</translation>
    </message>
    <message>
        <source>split: %1</source>
        <translation>separada: %1</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Objetivo</translation>
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
            <numerusform>Aquí hay %Ln tipo: %1.</numerusform>
            <numerusform>Aquí hay %Ln tipos: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;This Puzzle…</source>
        <translation>&amp;Este puzle…</translation>
    </message>
    <message>
        <source>One File per &amp;Kind…</source>
        <translation>Un archivo por &amp;tipo…</translation>
    </message>
    <message>
        <source>Export One File per Kind</source>
        <translation>Exportar un archivo por tipo</translation>
    </message>
    <message>
        <source>Replace files?</source>
        <translation>¿Reemplazar archivos?</translation>
    </message>
    <message>
        <source>Already there: %1.</source>
        <translation>Ya existen: %1.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Reemplazar</translation>
    </message>
    <message>
        <source>“%1” could not be saved.</source>
        <translation>No se pudo guardar «%1».</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>Saved: %1, without %2</source>
        <translation>Guardado: %1, sin %2</translation>
    </message>
    <message>
        <source>A contest file holds one kind of puzzle.</source>
        <translation>Un archivo de concurso contiene un solo tipo de puzle.</translation>
    </message>
    <message>
        <source>Export Contest File</source>
        <translation>Exportar archivo de concurso</translation>
    </message>
    <message>
        <source>Contest file (*.in *.txt)</source>
        <translation>Archivo de concurso (*.in *.txt)</translation>
    </message>
</context>
<context>
    <name>inkling::LessonPage</name>
    <message>
        <source>What follows from the highlighted part? Click the picture to see.</source>
        <translation>¿Qué se sigue de la parte resaltada? Haga clic en la imagen para verlo.</translation>
    </message>
    <message>
        <source>Another Position</source>
        <translation>Otra posición</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Practicar</translation>
    </message>
</context>
<context>
    <name>inkling::LetterPad</name>
    <message>
        <source>Erase</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Type %1</source>
        <translation>Escribir %1</translation>
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
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>%1[*] – Inkling</source>
        <translation>%1[*] – Inkling</translation>
    </message>
    <message>
        <source>This text is not a puzzle. Line %L1: %2</source>
        <translation>Este texto no es un puzle. Línea %L1: %2</translation>
    </message>
    <message>
        <source>Go to Puzzle</source>
        <translation>Ir al puzle</translation>
    </message>
    <message>
        <source>Number, 1 to %L1:</source>
        <translation>Número, de 1 a %L1:</translation>
    </message>
    <message>
        <source>There is no text to paste.</source>
        <translation>No hay texto que pegar.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message numerus="yes">
        <source>There are only %Ln puzzles.</source>
        <translation>
            <numerusform>Solo hay %Ln puzle.</numerusform>
            <numerusform>Solo hay %Ln puzles.</numerusform>
        </translation>
    </message>
    <message>
        <source>“History” goes to where the change is seen: “%1”.</source>
        <translation>«Historial» lleva adonde se ve el cambio: «%1».</translation>
    </message>
    <message>
        <source>There is no puzzle in this text.</source>
        <translation>No hay ningún puzle en este texto.</translation>
    </message>
</context>
<context>
    <name>inkling::NewSheetDialog</name>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Filas</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Dibujar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>New Puzzle</source>
        <translation>Puzle nuevo</translation>
    </message>
    <message>
        <source>New grid</source>
        <translation>Cuadrícula nueva</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Puzle</translation>
    </message>
    <message>
        <source>S&amp;tart with</source>
        <translation>Empezar &amp;con</translation>
    </message>
    <message>
        <source>Blank grid</source>
        <translation>Cuadrícula vacía</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation>Se esperaba: %1</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>Co&amp;lumnas</translation>
    </message>
    <message>
        <source>&amp;Side</source>
        <translation>Lad&amp;o</translation>
    </message>
    <message>
        <source>Nu&amp;mber of cards</source>
        <translation>&amp;Número de cartas</translation>
    </message>
</context>
<context>
    <name>inkling::NoticeBar</name>
    <message>
        <source>Notice</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>inkling::OrderBox</name>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>Rating from</source>
        <translation>Puntuación desde</translation>
    </message>
    <message>
        <source>Rating to</source>
        <translation>Puntuación hasta</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Number of clues from</source>
        <translation>Número de pistas desde</translation>
    </message>
    <message>
        <source>Number of clues to</source>
        <translation>Número de pistas hasta</translation>
    </message>
    <message>
        <source>All di&amp;fferent</source>
        <translation>Todos d&amp;istintos</translation>
    </message>
    <message>
        <source>Puzzles that are the same but for turning and mirroring the board, or for which digit stands for which, count once</source>
        <translation>Los puzles que solo se distinguen por girar o reflejar el tablero, o por qué cifra representa a cuál, cuentan una vez</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>P&amp;laces of clues</source>
        <translation>Luga&amp;res de las pistas</translation>
    </message>
    <message>
        <source>Rules of the reasoning</source>
        <translation>Reglas del razonamiento</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Necesaria</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permitida</translation>
    </message>
    <message>
        <source>The reasoning uses the rule</source>
        <translation>El razonamiento usa la regla</translation>
    </message>
    <message>
        <source>The reasoning may use the rule</source>
        <translation>El razonamiento puede usar la regla</translation>
    </message>
    <message>
        <source>as in the open puzzle</source>
        <translation>como en el puzle abierto</translation>
    </message>
    <message>
        <source>from a file…</source>
        <translation>desde un archivo…</translation>
    </message>
    <message>
        <source>%1: needed</source>
        <translation>%1: necesaria</translation>
    </message>
    <message>
        <source>%1: allowed</source>
        <translation>%1: permitida</translation>
    </message>
    <message>
        <source>Places of Clues</source>
        <translation>Lugares de las pistas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>All&amp;ow None</source>
        <translation>N&amp;o permitir ninguna</translation>
    </message>
    <message>
        <source>All&amp;ow All</source>
        <translation>Permitir t&amp;odas</translation>
    </message>
    <message>
        <source>A file has a row of signs for each row of the board: “.” where there is no clue, any other where there is one</source>
        <translation>Un archivo tiene una fila de signos por cada fila del tablero: «.» donde no hay pista, cualquier otro donde la hay</translation>
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
        <translation>✓ correcto</translation>
    </message>
    <message>
        <source>✗ wrong</source>
        <translation>✗ incorrecto</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>sin evaluar</translation>
    </message>
    <message>
        <source>&amp;Next Fault</source>
        <translation>&amp;Siguiente error</translation>
    </message>
    <message>
        <source>Compare with My Output</source>
        <translation>Comparar con mi salida</translation>
    </message>
    <message>
        <source>Data sets</source>
        <translation>Conjuntos de datos</translation>
    </message>
    <message>
        <source>The answer in the output</source>
        <translation>La solución en la salida</translation>
    </message>
    <message>
        <source>&amp;Check Again</source>
        <translation>&amp;Comprobar de nuevo</translation>
    </message>
    <message>
        <source>Reads the file once more, as your program has written it since</source>
        <translation>Lee el archivo otra vez, tal como lo ha escrito su programa desde entonces</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Leyendo %1…</translation>
    </message>
    <message>
        <source>%L1: %2</source>
        <comment>the number of a data set, and how it is</comment>
        <translation>%L1: %2</translation>
    </message>
    <message>
        <source>%L1 of %L2 judged…</source>
        <translation>%L1 de %L2 evaluados…</translation>
    </message>
    <message>
        <source>All: %1</source>
        <comment>the output as a whole</comment>
        <translation>Todo: %1</translation>
    </message>
    <message>
        <source>%1: all %L2 are right.</source>
        <translation>%1: todo correcto (%L2).</translation>
    </message>
    <message>
        <source>%1: %L2 of %L3 are right.</source>
        <translation>%1: %L2 de %L3 correctos.</translation>
    </message>
    <message>
        <source>Line %L1, column %L2: %3</source>
        <translation>Línea %L1, columna %L2: %3</translation>
    </message>
    <message>
        <source>%1 is right.</source>
        <translation>%1 es correcto.</translation>
    </message>
    <message>
        <source>≈ right, layout differs</source>
        <translation>≈ correcto, con otro formato</translation>
    </message>
    <message>
        <source>Not all is written as it should be.</source>
        <translation>No todo está escrito como debe.</translation>
    </message>
</context>
<context>
    <name>inkling::PageActions</name>
    <message>
        <source>New puzzle</source>
        <translation>Puzle nuevo</translation>
    </message>
    <message>
        <source>Add Puzzle</source>
        <translation>Añadir puzle</translation>
    </message>
    <message>
        <source>New Puzzle</source>
        <translation>Puzle nuevo</translation>
    </message>
    <message numerus="yes">
        <source>Paste %Ln puzzles</source>
        <translation>
            <numerusform>Pegar %Ln puzle</numerusform>
            <numerusform>Pegar %Ln puzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %Ln puzzles.</source>
        <translation>
            <numerusform>%Ln puzle añadido.</numerusform>
            <numerusform>%Ln puzles añadidos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::PagePreview</name>
    <message>
        <source>Print preview</source>
        <translation>Vista previa de impresión</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>Page %L1 of %L2</source>
        <translation>Página %L1 de %L2</translation>
    </message>
</context>
<context>
    <name>inkling::PictureDialog</name>
    <message>
        <source>&amp;Transparent background</source>
        <translation>Fondo &amp;transparente</translation>
    </message>
    <message>
        <source>Export Picture</source>
        <translation>Exportar imagen</translation>
    </message>
    <message>
        <source>The picture</source>
        <translation>La imagen</translation>
    </message>
    <message>
        <source>&amp;Save As…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Imagen PNG</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>Dibujo SVG</translation>
    </message>
    <message>
        <source>PDF page</source>
        <translation>Página PDF</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Formato:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Colores:</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>&amp;Ancho:</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> píxeles</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
</context>
<context>
    <name>inkling::PlayController</name>
    <message>
        <source>The puzzle is still being solved…</source>
        <translation>El puzle aún se está resolviendo…</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Buscando una sugerencia…</translation>
    </message>
    <message>
        <source>Done. Ask again for the next hint.</source>
        <translation>Hecho. Pida otra vez la siguiente sugerencia.</translation>
    </message>
    <message>
        <source>The notes are already complete.</source>
        <translation>Las notas ya están completas.</translation>
    </message>
    <message>
        <source>The puzzle is still being solved. Ask again in a moment.</source>
        <translation>El puzle aún se está resolviendo. Pregunte de nuevo en un momento.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clues can no longer be met.</source>
        <translation>
            <numerusform>%Ln pista ya no se puede cumplir.</numerusform>
            <numerusform>%Ln pistas ya no se pueden cumplir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of your marks are wrong.</source>
        <translation>
            <numerusform>%Ln de sus marcas es incorrecta.</numerusform>
            <numerusform>%Ln de sus marcas son incorrectas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistakes so far.</source>
        <translation>Ningún error hasta ahora.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells lack the correct note.</source>
        <translation>
            <numerusform>A %Ln casilla le falta la nota correcta.</numerusform>
            <numerusform>A %Ln casillas les falta la nota correcta.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are there already: no mistakes so far.</source>
        <translation>Ya está ahí: ningún error hasta ahora.</translation>
    </message>
    <message>
        <source>back to the last correct state</source>
        <translation>volver al último estado correcto</translation>
    </message>
    <message>
        <source>Back at the last correct state.</source>
        <translation>De vuelta en el último estado correcto.</translation>
    </message>
    <message>
        <source>Bookmark %1, %2 marked</source>
        <translation>Marcador %1, %2 marcado</translation>
    </message>
    <message>
        <source>add a bookmark</source>
        <translation>añadir un marcador</translation>
    </message>
    <message>
        <source>Bookmark added. “Bookmarks” brings you back here.</source>
        <translation>Marcador añadido. «Marcadores» le trae de vuelta aquí.</translation>
    </message>
    <message>
        <source>back to “%1”</source>
        <translation>volver a «%1»</translation>
    </message>
    <message>
        <source>remove a bookmark</source>
        <translation>quitar un marcador</translation>
    </message>
    <message>
        <source>Can be filled with: %1</source>
        <translation>Se puede llenar con: %1</translation>
    </message>
    <message>
        <source>Correct! The puzzle is solved.</source>
        <translation>¡Correcto! El puzle está resuelto.</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>empezar de nuevo</translation>
    </message>
    <message>
        <source>All marks are cleared. Undo brings them back.</source>
        <translation>Se han borrado todas las marcas. «Deshacer» las recupera.</translation>
    </message>
    <message>
        <source>This puzzle has no answer, so there is nothing to check against.</source>
        <translation>Este puzle no tiene solución, así que no hay con qué comparar.</translation>
    </message>
    <message>
        <source>Checking your marks…</source>
        <translation>Comprobando tus marcas…</translation>
    </message>
    <message>
        <source>No mistakes so far: one of the answers has all your marks.</source>
        <translation>Sin errores hasta ahora: una de las soluciones tiene todas tus marcas.</translation>
    </message>
    <message>
        <source>At least one of your marks is wrong: no answer has it.</source>
        <translation>Al menos una de tus marcas está mal: ninguna solución la tiene.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of your marks conflict: no answer has all of them.</source>
        <translation>
            <numerusform>%Ln de tus marcas está mal: ninguna solución la tiene.</numerusform>
            <numerusform>%Ln de tus marcas se contradicen: ninguna solución las tiene todas.</numerusform>
        </translation>
    </message>
    <message>
        <source>This puzzle has no answer, so there is no correct state to go back to.</source>
        <translation>Este puzle no tiene solución, así que no hay ningún estado correcto al que volver.</translation>
    </message>
    <message>
        <source>You are there already: one of the answers has all your marks.</source>
        <translation>Ya estás ahí: una de las soluciones tiene todas tus marcas.</translation>
    </message>
    <message>
        <source>Back at the last state in which one of the answers has all your marks.</source>
        <translation>De vuelta al último estado en el que una de las soluciones tiene todas tus marcas.</translation>
    </message>
    <message>
        <source>The marks that conflict are removed: one of the answers has all others.</source>
        <translation>Se han quitado las marcas que se contradicen: una de las soluciones tiene todas las demás.</translation>
    </message>
    <message>
        <source>Your notes say that already. Ask again for the next hint.</source>
        <translation>Tus notas ya lo dicen. Pide otra vez la siguiente pista.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln wrong marks were removed.</source>
        <translation>
            <numerusform>Se quitó %Ln marca incorrecta.</numerusform>
            <numerusform>Se quitaron %Ln marcas incorrectas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::PlayGestures</name>
    <message>
        <source>remove impossible notes</source>
        <translation>quitar notas imposibles</translation>
    </message>
    <message>
        <source>fill in notes</source>
        <translation>rellenar notas</translation>
    </message>
    <message>
        <source>erase</source>
        <translation>borrar</translation>
    </message>
</context>
<context>
    <name>inkling::PlayPanel</name>
    <message>
        <source>Hint</source>
        <translation>Sugerencia</translation>
    </message>
    <message>
        <source>Explain why the selected place must be so (W)</source>
        <translation>Explicar por qué el lugar elegido tiene que ser así (W)</translation>
    </message>
    <message>
        <source>Each press tells you a little more (H)</source>
        <translation>Cada pulsación dice un poco más (H)</translation>
    </message>
    <message>
        <source>Looking for a hint</source>
        <translation>Buscando una sugerencia</translation>
    </message>
    <message>
        <source>%1 of %2 marked</source>
        <translation>%1 de %2 marcados</translation>
    </message>
    <message>
        <source>Hint, %1 of %2</source>
        <translation>Sugerencia, %1 de %2</translation>
    </message>
    <message>
        <source>Full hint</source>
        <translation>Sugerencia completa</translation>
    </message>
    <message>
        <source>Why here?</source>
        <translation>¿Por qué aquí?</translation>
    </message>
    <message>
        <source>Gives the full hint at once (Shift+H)</source>
        <translation>Da la sugerencia completa de una vez (Mayús+H)</translation>
    </message>
    <message>
        <source>Goes through the hint step by step; your marks come back afterwards</source>
        <translation>Recorre la sugerencia paso a paso; después vuelven sus marcas</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Sin resolver</translation>
    </message>
    <message>
        <source>Open this step</source>
        <translation>Abrir este paso</translation>
    </message>
    <message>
        <source>Play its steps</source>
        <translation>Reproducir sus pasos</translation>
    </message>
    <message>
        <source>What has been joined</source>
        <translation>Lo que se ha unido</translation>
    </message>
    <message>
        <source>Correct!</source>
        <translation>¡Correcto!</translation>
    </message>
    <message>
        <source>Correct! Solved in %1.</source>
        <translation>¡Correcto! Resuelto en %1.</translation>
    </message>
    <message>
        <source>%1 There are other answers, too.</source>
        <translation>%1 También hay otras soluciones.</translation>
    </message>
</context>
<context>
    <name>inkling::PlayTools</name>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>Trial: new marks appear in another colour.</source>
        <translation>Prueba: las marcas nuevas aparecen en otro color.</translation>
    </message>
    <message>
        <source>Trial within a trial, %1 deep, in its own colour.</source>
        <translation>Prueba dentro de otra, nivel %1, en su propio color.</translation>
    </message>
    <message>
        <source>show at once</source>
        <translation>mostrar al momento</translation>
    </message>
    <message>
        <source>show when full</source>
        <translation>mostrar cuando esté lleno</translation>
    </message>
    <message>
        <source>show when asked</source>
        <translation>mostrar al pedirlo</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Pruebas</translation>
    </message>
    <message>
        <source>Positions you can return to</source>
        <translation>Estados a los que puede volver</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Broken rules</source>
        <translation>Reglas incumplidas</translation>
    </message>
    <message>
        <source>When broken rules are shown</source>
        <translation>Cuándo se muestran las reglas incumplidas</translation>
    </message>
    <message>
        <source>Shows marks that break a rule, such as a digit twice in a row; never tells the answer</source>
        <translation>Muestra las marcas que incumplen una regla, como una cifra repetida en una fila; nunca revela la solución</translation>
    </message>
</context>
<context>
    <name>inkling::PossibleSteps</name>
    <message>
        <source>Possible steps</source>
        <translation>Pasos posibles</translation>
    </message>
    <message>
        <source>Rule and conclusion</source>
        <translation>Regla y conclusión</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Decides</source>
        <translation>Decide</translation>
    </message>
    <message>
        <source>How hard the step is to see</source>
        <translation>Lo difícil que es ver el paso</translation>
    </message>
    <message>
        <source>Looking for all possible steps…</source>
        <translation>Buscando todos los pasos posibles…</translation>
    </message>
    <message>
        <source>There is no further step from here.</source>
        <translation>No hay ningún paso más desde aquí.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps are possible here; choose one to see it on the board.</source>
        <translation>
            <numerusform>Aquí es posible %Ln paso; elíjalo para verlo en el tablero.</numerusform>
            <numerusform>Aquí son posibles %Ln pasos; elija uno para verlo en el tablero.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&#xa0;· %2</source>
        <translation>%1&#xa0;· %2</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>contradicción</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;· %Ln more</source>
        <translation>
            <numerusform>%1&#xa0;· %Ln más</numerusform>
            <numerusform>%1&#xa0;· %Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>≤ %1</source>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Primera jugada</translation>
    </message>
    <message>
        <source>Ways</source>
        <translation>Formas</translation>
    </message>
    <message>
        <source>Number of different ways to an answer</source>
        <translation>Número de formas distintas de llegar a una solución</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Viables</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Sin salida</translation>
    </message>
    <message>
        <source>How much it decides together with easier steps, beyond what those decide alone</source>
        <translation>Cuánto decide junto con pasos más fáciles, más allá de lo que estos deciden solos</translation>
    </message>
    <message>
        <source>Of %L1 first moves, %L2 are live: they can still lead to an answer.</source>
        <translation>De %L1 primeras jugadas, %L2 son viables: aún pueden llevar a una solución.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln that add nothing new</source>
        <translation>
            <numerusform>%Ln que no aporta nada nuevo</numerusform>
            <numerusform>%Ln que no aportan nada nuevo</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::PracticeBoard</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
</context>
<context>
    <name>inkling::PracticeWindow</name>
    <message>
        <source>The Rule I Miss Most</source>
        <translation>La regla que más fallo</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Kind of puzzle</source>
        <translation>Tipo de puzle</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s) done</source>
        <translation>
            <numerusform>%Ln regla hecha</numerusform>
            <numerusform>%Ln reglas hechas</numerusform>
        </translation>
    </message>
    <message>
        <source>You have missed no position so far</source>
        <translation>Hasta ahora no ha fallado ninguna posición</translation>
    </message>
</context>
<context>
    <name>inkling::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Restore &amp;Defaults</source>
        <translation>&amp;Restaurar valores</translation>
    </message>
    <message>
        <source>Solving by hand</source>
        <translation>Resolver a mano</translation>
    </message>
    <message>
        <source>A &amp;click on an edge</source>
        <translation>Un &amp;clic en una arista</translation>
    </message>
    <message>
        <source>goes from line to cross to blank</source>
        <translation>pasa de línea a cruz y a vacía</translation>
    </message>
    <message>
        <source>makes a cross; dragging draws lines (pzpr)</source>
        <translation>pone una cruz; arrastrar traza líneas (pzpr)</translation>
    </message>
    <message>
        <source>Cross out what a line &amp;rules out</source>
        <translation>&amp;Tachar lo que una línea excluye</translation>
    </message>
    <message>
        <source>The other edges at a dot with two lines</source>
        <translation>Las otras aristas de un punto con dos líneas</translation>
    </message>
    <message>
        <source>Remove impossible &amp;notes</source>
        <translation>Quitar las &amp;notas imposibles</translation>
    </message>
    <message>
        <source>A digit is removed from the notes of its row and column</source>
        <translation>Una cifra se quita de las notas de su fila y su columna</translation>
    </message>
    <message>
        <source>Shade the re&amp;st once a sum is reached</source>
        <translation>&amp;Pintar el resto al alcanzar una suma</translation>
    </message>
    <message>
        <source>The remaining cells of that row or column</source>
        <translation>Las demás casillas de esa fila o columna</translation>
    </message>
    <message>
        <source>&amp;Grey out finished clues</source>
        <translation>&amp;Atenuar las pistas completas</translation>
    </message>
    <message>
        <source>So that unfinished clues stand out</source>
        <translation>Para que destaquen las incompletas</translation>
    </message>
    <message>
        <source>&amp;List what a cage can hold</source>
        <translation>&amp;Listar lo que cabe en una jaula</translation>
    </message>
    <message>
        <source>The combinations still possible in the selected cage</source>
        <translation>Las combinaciones aún posibles en la jaula elegida</translation>
    </message>
    <message>
        <source>Show the t&amp;ime</source>
        <translation>Mostrar el relo&amp;j</translation>
    </message>
    <message>
        <source>How long you have been solving this puzzle</source>
        <translation>Cuánto tiempo lleva con este puzle</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>Te&amp;ma</translation>
    </message>
    <message>
        <source>As in the system</source>
        <translation>Como en el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Inside and &amp;outside</source>
        <translation>&amp;Dentro y fuera</translation>
    </message>
    <message>
        <source>Inside straw, outside blank</source>
        <translation>Dentro color paja, fuera sin color</translation>
    </message>
    <message>
        <source>Yellow and blue</source>
        <translation>Amarillo y azul</translation>
    </message>
    <message>
        <source>Pink and green</source>
        <translation>Rosa y verde</translation>
    </message>
    <message>
        <source>Where there is no lin&amp;e</source>
        <translation>Donde no &amp;hay línea</translation>
    </message>
    <message>
        <source>a cross</source>
        <translation>una cruz</translation>
    </message>
    <message>
        <source>a faint line</source>
        <translation>una línea tenue</translation>
    </message>
    <message>
        <source>nothing; open edges are faint</source>
        <translation>nada; las aristas abiertas son tenues</translation>
    </message>
    <message>
        <source>Tri&amp;al colours</source>
        <translation>Colores de prue&amp;ba</translation>
    </message>
    <message>
        <source>Violet and teal</source>
        <translation>Violeta y verde azulado</translation>
    </message>
    <message>
        <source>Magenta and olive</source>
        <translation>Magenta y oliva</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>Mo&amp;vimiento</translation>
    </message>
    <message>
        <source>New marks are drawn</source>
        <translation>Las marcas nuevas se dibujan</translation>
    </message>
    <message>
        <source>New marks fade in</source>
        <translation>Las nuevas aparecen poco a poco</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Nada se mueve</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message>
        <source>Reo&amp;pen last session</source>
        <translation>Reabrir la última &amp;sesión</translation>
    </message>
    <message>
        <source>Opens the files that were open, as they were</source>
        <translation>Abre los archivos que estaban abiertos, tal como estaban</translation>
    </message>
    <message>
        <source>Number ro&amp;ws and columns</source>
        <translation>Numerar &amp;filas y columnas</translation>
    </message>
    <message>
        <source>Beside the board, as the explanations use them</source>
        <translation>Junto al tablero, como los nombran las explicaciones</translation>
    </message>
    <message>
        <source>In e&amp;xported pictures, too</source>
        <translation>También en imágenes e&amp;xportadas</translation>
    </message>
    <message>
        <source>Row and column numbers in exported pictures</source>
        <translation>Números de fila y columna en las imágenes exportadas</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>al momento</translation>
    </message>
    <message>
        <source>when the grid is full</source>
        <translation>con la cuadrícula llena</translation>
    </message>
    <message>
        <source>when asked</source>
        <translation>al pedirlo</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Show &amp;broken rules</source>
        <translation>M&amp;ostrar reglas incumplidas</translation>
    </message>
</context>
<context>
    <name>inkling::PrintDialog</name>
    <message>
        <source>T&amp;hese:</source>
        <translation>E&amp;stos:</translation>
    </message>
    <message>
        <source>Ans&amp;wers, small, on the last page</source>
        <translation>Soluciones, pe&amp;queñas, en la última página</translation>
    </message>
    <message>
        <source>&amp;Titles, authors and difficulty</source>
        <translation>&amp;Títulos, autores y dificultad</translation>
    </message>
    <message>
        <source>Page &amp;numbers</source>
        <translation>Números de pá&amp;gina</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Guardar como P&amp;DF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Per pa&amp;ge:</source>
        <translation>Po&amp;r página:</translation>
    </message>
    <message>
        <source>Puzzle only</source>
        <translation>Solo el puzle</translation>
    </message>
    <message>
        <source>With my marks</source>
        <translation>Con mis marcas</translation>
    </message>
    <message>
        <source>With the answer</source>
        <translation>Con la solución</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>&amp;Mostrar:</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Vertical</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Horizontal</translation>
    </message>
    <message>
        <source>Paper orientation</source>
        <translation>Orientación del papel</translation>
    </message>
    <message>
        <source>Pap&amp;er:</source>
        <translation>Pape&amp;l:</translation>
    </message>
    <message numerus="yes">
        <source>&amp;All %Ln puzzles</source>
        <translation>
            <numerusform>T&amp;odos (%Ln puzle)</numerusform>
            <numerusform>T&amp;odos (%Ln puzles)</numerusform>
        </translation>
    </message>
    <message>
        <source>1-3, 7</source>
        <translation>1-3, 7</translation>
    </message>
    <message>
        <source>Puzzle numbers</source>
        <translation>Números de los puzles</translation>
    </message>
    <message>
        <source>Puzzles:</source>
        <translation>Puzles:</translation>
    </message>
    <message>
        <source>Enter puzzle numbers up to %L1, such as 1-3, 7.</source>
        <translation>Introduzca números de puzle hasta %L1, como 1-3, 7.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>The printer is not ready.</source>
        <translation>La impresora no está lista.</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Impreso</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>Th&amp;is one, puzzle %L1</source>
        <translation>&amp;Este, puzle %L1</translation>
    </message>
    <message>
        <source>Th&amp;is one</source>
        <translation>&amp;Este</translation>
    </message>
    <message>
        <source>&amp;Row and column numbers</source>
        <translation>&amp;Números de fila y columna</translation>
    </message>
    <message>
        <source>R&amp;ules on each page</source>
        <translation>Re&amp;glas en cada página</translation>
    </message>
    <message>
        <source>&amp;Booklet, folded in the middle</source>
        <translation>Fo&amp;lleto, doblado por la mitad</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sheets of paper: print both sides, turned over the short edge, and fold.</source>
        <translation>
            <numerusform>%Ln hoja de papel: imprime por ambas caras, girando por el borde corto, y dobla.</numerusform>
            <numerusform>%Ln hojas de papel: imprime por ambas caras, girando por el borde corto, y dobla.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::ProgressRow</name>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>inkling::PropertiesDialog</name>
    <message>
        <source>Puzzle Properties</source>
        <translation>Propiedades del puzle</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Título:</translation>
    </message>
    <message>
        <source>&amp;Author:</source>
        <translation>&amp;Autor:</translation>
    </message>
    <message>
        <source>&amp;Note:</source>
        <translation>&amp;Nota:</translation>
    </message>
</context>
<context>
    <name>inkling::PuzzleFinder</name>
    <message>
        <source>File order</source>
        <translation>Orden del archivo</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Soluciones</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Dificultad</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Filter puzzles</source>
        <translation>Filtrar puzles</translation>
    </message>
    <message>
        <source>Sort puzzles</source>
        <translation>Ordenar puzles</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search puzzles</source>
        <translation>Buscar puzles</translation>
    </message>
    <message>
        <source>Title, author, kind, size, answers or difficulty</source>
        <translation>Título, autor, tipo, tamaño, soluciones o dificultad</translation>
    </message>
    <message>
        <source>&amp;Show All Puzzles</source>
        <translation>&amp;Mostrar todos los puzles</translation>
    </message>
    <message>
        <source>%1 (%L2)</source>
        <comment>a value, and how many puzzles have it</comment>
        <translation>%1 (%L2)</translation>
    </message>
    <message>
        <source>&amp;Descending</source>
        <translation>&amp;Descendente</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln</source>
        <translation>
            <numerusform>%L1 de %Ln</numerusform>
            <numerusform>%L1 de %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>%Ln puzle</numerusform>
            <numerusform>%Ln puzles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::PuzzleListModel</name>
    <message>
        <source>solving…</source>
        <translation>resolviendo…</translation>
    </message>
    <message>
        <source>%1&#xa0;· unreadable</source>
        <translation>%1&#xa0;· ilegible</translation>
    </message>
    <message>
        <source>line %L1, column %L2</source>
        <translation>línea %L1, columna %L2</translation>
    </message>
    <message>
        <source>rating…</source>
        <translation>valorando…</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>incompleto</translation>
    </message>
    <message>
        <source>%1 open</source>
        <translation>%1 por decidir</translation>
    </message>
    <message>
        <source>not rated</source>
        <translation>sin valorar</translation>
    </message>
    <message>
        <source>solved by hand</source>
        <translation>resuelto a mano</translation>
    </message>
    <message>
        <source>%1&#xa0;· which kind?</source>
        <translation>%1&#xa0;· ¿qué tipo?</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>sin empezar</translation>
    </message>
    <message>
        <source>started</source>
        <translation>empezado</translation>
    </message>
</context>
<context>
    <name>inkling::PuzzleListView</name>
    <message>
        <source>Puzzles</source>
        <translation>Puzles</translation>
    </message>
</context>
<context>
    <name>inkling::ReasoningPanel</name>
    <message>
        <source>Hide what the search found</source>
        <translation>Ocultar lo que halló la búsqueda</translation>
    </message>
    <message>
        <source>Show what the search found</source>
        <translation>Mostrar lo que halló la búsqueda</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Paso %1</translation>
    </message>
    <message>
        <source>Solved by logic alone: every step follows from the ones before it.</source>
        <translation>Resuelto solo con lógica: cada paso se sigue de los anteriores.</translation>
    </message>
    <message>
        <source>Stopped before the reasoning was complete.</source>
        <translation>Se detuvo antes de completar el razonamiento.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
    <message>
        <source>Steps appear here.</source>
        <translation>Los pasos aparecen aquí.</translation>
    </message>
    <message>
        <source>&lt;c&gt;The reasoning stops here:&lt;/c&gt; %1 undecided.</source>
        <translation>&lt;c&gt;El razonamiento acaba aquí:&lt;/c&gt; %1 por decidir.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps lead as far as the rules go.</source>
        <translation>
            <numerusform>%Ln paso lleva hasta donde alcanzan las reglas.</numerusform>
            <numerusform>%Ln pasos llevan hasta donde alcanzan las reglas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The start</source>
        <translation>El principio</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps lead to the answer.</source>
        <translation>
            <numerusform>%Ln paso lleva a la solución.</numerusform>
            <numerusform>%Ln pasos llevan a la solución.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps show that there is no answer.</source>
        <translation>
            <numerusform>%Ln paso muestra que no hay solución.</numerusform>
            <numerusform>%Ln pasos muestran que no hay solución.</numerusform>
        </translation>
    </message>
    <message>
        <source>An answer, built step by step. There may be others.</source>
        <translation>Una solución, construida paso a paso. Puede haber otras.</translation>
    </message>
    <message>
        <source>&lt;c&gt;More than one answer:&lt;/c&gt; the reasoning stops here. Two answers differ at %1; both can be shown.</source>
        <translation>&lt;c&gt;Más de una solución:&lt;/c&gt; el razonamiento acaba aquí. Dos soluciones difieren en %1; se pueden mostrar ambas.</translation>
    </message>
    <message>
        <source>The answer, built step by step. There is no other.</source>
        <translation>La solución, construida paso a paso. No hay otra.</translation>
    </message>
    <message>
        <source>An answer, built step by step. There are others.</source>
        <translation>Una solución, construida paso a paso. Hay otras.</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Camino</translation>
    </message>
    <message>
        <source>Working… (stop)</source>
        <translation>Trabajando… (parar)</translation>
    </message>
    <message>
        <source>Back to step %1</source>
        <translation>Volver al paso %1</translation>
    </message>
    <message>
        <source>Open this step</source>
        <translation>Abrir este paso</translation>
    </message>
    <message>
        <source>Assume the opposite and see why it fails</source>
        <translation>Suponer lo contrario y ver por qué falla</translation>
    </message>
    <message numerus="yes">
        <source>What the opposite leads to, in %Ln steps.</source>
        <translation>
            <numerusform>Adónde lleva lo contrario, en %Ln paso.</numerusform>
            <numerusform>Adónde lleva lo contrario, en %Ln pasos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The opposite, step %1</source>
        <translation>Lo contrario, paso %1</translation>
    </message>
    <message>
        <source>A possible step</source>
        <translation>Un paso posible</translation>
    </message>
    <message>
        <source>The opposite is impossible, so the step is right: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Lo contrario es imposible, así que el paso es correcto: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message numerus="yes">
        <source>Its %Ln other conclusions follow in the same way.</source>
        <translation>
            <numerusform>%Ln conclusión más se sigue del mismo modo.</numerusform>
            <numerusform>Sus otras %Ln conclusiones se siguen del mismo modo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps so far, %1 open. Looking for more…</source>
        <translation>
            <numerusform>%Ln paso hasta ahora, %1 por decidir. Buscando más…</numerusform>
            <numerusform>%Ln pasos hasta ahora, %1 por decidir. Buscando más…</numerusform>
        </translation>
    </message>
    <message>
        <source>These contradict each other: there is no answer.</source>
        <translation>Esto se contradice: no hay solución.</translation>
    </message>
    <message>
        <source>The only answer was found by search.</source>
        <translation>La única solución la halló la búsqueda.</translation>
    </message>
    <message>
        <source>That there is no answer was found by search.</source>
        <translation>Que no hay solución lo halló la búsqueda.</translation>
    </message>
    <message>
        <source>The small steps that this one is made of.</source>
        <translation>Los pasos pequeños de que se compone este.</translation>
    </message>
    <message>
        <source>That is the whole step, one small step after another.</source>
        <translation>Ese es el paso entero, un paso pequeño tras otro.</translation>
    </message>
    <message>
        <source>There is no answer:</source>
        <translation>No hay solución:</translation>
    </message>
    <message>
        <source>Inkling found no smaller steps in this one; there may be some.</source>
        <translation>Inkling no halló pasos más pequeños en este; puede que los haya.</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Todos los pasos</translation>
    </message>
    <message>
        <source>Every step as it was found, none combined or left out</source>
        <translation>Cada paso tal como se halló, sin combinar ni omitir ninguno</translation>
    </message>
    <message>
        <source>Go through its small steps one by one</source>
        <translation>Recorrer uno a uno sus pasos pequeños</translation>
    </message>
    <message>
        <source>Small step %1</source>
        <translation>Paso pequeño %1</translation>
    </message>
</context>
<context>
    <name>inkling::RecentTiles</name>
    <message>
        <source>%1 (not found)</source>
        <translation>%1 (no encontrado)</translation>
    </message>
    <message>
        <source>Let it drop off the list in time</source>
        <translation>Dejar que con el tiempo salga de la lista</translation>
    </message>
    <message>
        <source>Keep it in the list</source>
        <translation>Mantenerlo en la lista</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>Desanclar %1</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>Anclar %1</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Unpin</source>
        <translation>&amp;Desanclar</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>A&amp;nclar</translation>
    </message>
    <message>
        <source>&amp;Remove from List</source>
        <translation>&amp;Quitar de la lista</translation>
    </message>
</context>
<context>
    <name>inkling::RuleCard</name>
    <message>
        <source>Lesson and Practice…</source>
        <translation>Lección y práctica…</translation>
    </message>
    <message>
        <source>Open this rule&apos;s page in the course, and practise it</source>
        <translation>Abrir la página de esta regla en el curso y practicarla</translation>
    </message>
</context>
<context>
    <name>inkling::RuleFilter</name>
    <message>
        <source>Show only steps by this rule</source>
        <translation>Mostrar solo los pasos por esta regla</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Todas las reglas</translation>
    </message>
</context>
<context>
    <name>inkling::RulePictureView</name>
    <message>
        <source>Picture of the rule</source>
        <translation>Imagen de la regla</translation>
    </message>
    <message>
        <source>Click to hide what follows</source>
        <translation>Clic para ocultar lo que se sigue</translation>
    </message>
    <message>
        <source>Click to show what follows</source>
        <translation>Clic para mostrar lo que se sigue</translation>
    </message>
</context>
<context>
    <name>inkling::RulesDialog</name>
    <message>
        <source>An example</source>
        <translation>Un ejemplo</translation>
    </message>
    <message>
        <source>The answer of the example</source>
        <translation>La solución del ejemplo</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Puzle</translation>
    </message>
    <message>
        <source>How to &amp;Solve It</source>
        <translation>Cómo &amp;resolverlo</translation>
    </message>
    <message>
        <source>The rules of solving, from easy to hard, each with positions to practise</source>
        <translation>Las reglas para resolver, de fácil a difícil, cada una con posiciones para practicar</translation>
    </message>
</context>
<context>
    <name>inkling::SheetEditor</name>
    <message>
        <source>%1: blank</source>
        <translation>%1: vacía</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln places cleared</source>
        <translation>
            <numerusform>%Ln lugar vaciado</numerusform>
            <numerusform>%Ln lugares vaciados</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cortar</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message numerus="yes">
        <source>Cage of %Ln cells</source>
        <translation>
            <numerusform>Jaula de %Ln casilla</numerusform>
            <numerusform>Jaula de %Ln casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>Cage removed</source>
        <translation>Jaula quitada</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Voltear</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Girar</translation>
    </message>
    <message>
        <source>Swap black and white</source>
        <translation>Intercambiar blanco y negro</translation>
    </message>
    <message>
        <source>Larger board</source>
        <translation>Tablero más grande</translation>
    </message>
    <message>
        <source>Smaller board</source>
        <translation>Tablero más pequeño</translation>
    </message>
    <message numerus="yes">
        <source>%Ln places: %1</source>
        <translation>
            <numerusform>%Ln lugar: %1</numerusform>
            <numerusform>%Ln lugares: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::ShortcutDialog</name>
    <message>
        <source>Reset &amp;All</source>
        <translation>Restablecer &amp;todo</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>Buscar una acción o una tecla</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>On the board: the arrow keys move from place to place (in Explain, with Shift). Space or Enter makes the next mark, Backspace removes it, Escape deselects. The mouse wheel and two fingers zoom; dragging with the space bar held moves the board.</source>
        <translation>En el tablero: las flechas van de un lugar a otro (en Explicar, con Mayús). Espacio o Intro pone la marca siguiente, Retroceso la quita, Escape deselecciona. La rueda del ratón y dos dedos acercan y alejan; arrastrar con la barra espaciadora pulsada mueve el tablero.</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Tecla nueva</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Asignar</translation>
    </message>
    <message>
        <source>Make this its only shortcut</source>
        <translation>Hacer de este su único atajo</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>Añadi&amp;r</translation>
    </message>
    <message>
        <source>Add one more shortcut</source>
        <translation>Añadir un atajo más</translation>
    </message>
    <message>
        <source>&amp;No Key</source>
        <translation>&amp;Sin tecla</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>R&amp;establecer</translation>
    </message>
    <message>
        <source>Restore the default shortcut</source>
        <translation>Restaurar el atajo predeterminado</translation>
    </message>
    <message>
        <source>Reassi&amp;gn</source>
        <translation>Reasi&amp;gnar</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”. Reassign it to “%3”, or press another key.</source>
        <translation>%1 pertenece a «%2». Reasígnelo a «%3» o pulse otra tecla.</translation>
    </message>
    <message>
        <source>“%2” already has the shortcut %1.</source>
        <translation>«%2» ya tiene el atajo %1.</translation>
    </message>
    <message>
        <source>Click the field and press the keys you want.</source>
        <translation>Haga clic en el campo y pulse las teclas que quiera.</translation>
    </message>
</context>
<context>
    <name>inkling::SignChooser</name>
    <message>
        <source>plus</source>
        <translation>más</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>menos</translation>
    </message>
    <message>
        <source>times</source>
        <translation>por</translation>
    </message>
    <message>
        <source>divided by</source>
        <translation>entre</translation>
    </message>
    <message>
        <source>to the power of</source>
        <translation>elevado a</translation>
    </message>
</context>
<context>
    <name>inkling::SignLegend</name>
    <message>
        <source>nothing is known here yet: all of these are possible</source>
        <translation>aquí aún no se sabe nada: todos estos son posibles</translation>
    </message>
    <message>
        <source>Nothing is marked yet.</source>
        <translation>Aún no hay nada marcado.</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Leyenda</translation>
    </message>
    <message>
        <source>Every sign on the board, in words</source>
        <translation>Todos los signos del tablero, en palabras</translation>
    </message>
</context>
<context>
    <name>inkling::SizePad</name>
    <message>
        <source>Add on the left</source>
        <translation>Añadir a la izquierda</translation>
    </message>
    <message>
        <source>Remove on the left</source>
        <translation>Quitar a la izquierda</translation>
    </message>
    <message>
        <source>Add at the top</source>
        <translation>Añadir arriba</translation>
    </message>
    <message>
        <source>Remove at the top</source>
        <translation>Quitar arriba</translation>
    </message>
    <message>
        <source>Add on the right</source>
        <translation>Añadir a la derecha</translation>
    </message>
    <message>
        <source>Remove on the right</source>
        <translation>Quitar a la derecha</translation>
    </message>
    <message>
        <source>Add at the bottom</source>
        <translation>Añadir abajo</translation>
    </message>
    <message>
        <source>Remove at the bottom</source>
        <translation>Quitar abajo</translation>
    </message>
</context>
<context>
    <name>inkling::SolutionPen</name>
    <message>
        <source>Clear the solution</source>
        <translation>Borrar la solución</translation>
    </message>
</context>
<context>
    <name>inkling::SolvingMode</name>
    <message>
        <source>&amp;Bookmarks</source>
        <translation>Marcad&amp;ores</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Solve by Hand</source>
        <translation>Resolver a mano</translation>
    </message>
    <message>
        <source>Not for puzzles whose answer is built by joining cards: there are no marks to check, try or keep. Undo takes you back as far as you like.</source>
        <translation>No es para puzles cuya solución se construye uniendo cartas: no hay marcas que comprobar, probar o conservar. «Deshacer» retrocede tanto como se quiera.</translation>
    </message>
</context>
<context>
    <name>inkling::StartPage</name>
    <message>
        <source>Logic puzzles, explained</source>
        <translation>Puzles lógicos, explicados</translation>
    </message>
    <message>
        <source>Solve them yourself, or watch the reasoning step by step.</source>
        <translation>Resuélvalos por su cuenta o vea el razonamiento paso a paso.</translation>
    </message>
    <message>
        <source>Or drop a file or text here</source>
        <translation>O suelte aquí un archivo o un texto</translation>
    </message>
    <message>
        <source>Getting started</source>
        <translation>Primeros pasos</translation>
    </message>
    <message>
        <source>Watch a puzzle being solved</source>
        <translation>Ver cómo se resuelve un puzle</translation>
    </message>
    <message>
        <source>A sample opens and plays. Every step gives its reason.</source>
        <translation>Se abre un ejemplo y se reproduce. Cada paso da su motivo.</translation>
    </message>
    <message>
        <source>Draw a puzzle, 7 by 7</source>
        <translation>Dibujar un puzle, 7 por 7</translation>
    </message>
    <message>
        <source>A blank grid opens. Set a few clues and see at once whether there is one answer.</source>
        <translation>Se abre una cuadrícula vacía. Ponga unas pocas pistas y vea al momento si hay una sola solución.</translation>
    </message>
    <message>
        <source>Ask for a hint</source>
        <translation>Pedir una sugerencia</translation>
    </message>
    <message>
        <source>A sample opens for you to solve, and a hint says where to look.</source>
        <translation>Se abre un ejemplo para resolver, y una sugerencia dice dónde mirar.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Puzles</translation>
    </message>
</context>
<context>
    <name>inkling::StatusLine</name>
    <message>
        <source>explaining what the named rules leave open…</source>
        <translation>explicando lo que dejan abierto las reglas con nombre…</translation>
    </message>
    <message>
        <source>rating…</source>
        <translation>valorando…</translation>
    </message>
    <message>
        <source>reasoning stops: %1 open</source>
        <translation>el razonamiento acaba: %1 por decidir</translation>
    </message>
    <message>
        <source>solved in %1 µs</source>
        <translation>resuelto en %1 µs</translation>
    </message>
    <message>
        <source>solved in %1 ms</source>
        <translation>resuelto en %1 ms</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>%Ln puzle</numerusform>
            <numerusform>%Ln puzles</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of %L2 puzzles solved</source>
        <translation>%L1 de %L2 puzles resueltos</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>leyendo…</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>incompleto</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>ilegible</translation>
    </message>
    <message>
        <source>solving…</source>
        <translation>resolviendo…</translation>
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
        <translation>más difícil</translation>
    </message>
</context>
<context>
    <name>inkling::StepListModel</name>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>contradicción</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resuelto</translation>
    </message>
    <message>
        <source>No further step</source>
        <translation>Ningún paso más</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Sin solución</translation>
    </message>
    <message numerus="yes">
        <source>after %Ln steps</source>
        <translation>
            <numerusform>tras %Ln paso</numerusform>
            <numerusform>tras %Ln pasos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;· %Ln more</source>
        <translation>
            <numerusform>%1&#xa0;· %Ln más</numerusform>
            <numerusform>%1&#xa0;· %Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole step</source>
        <translation>El paso entero</translation>
    </message>
    <message>
        <source>The opposite fails</source>
        <translation>Lo contrario falla</translation>
    </message>
    <message>
        <source>Stopped here</source>
        <translation>Detenido aquí</translation>
    </message>
    <message>
        <source>Step %1: %2; %3; %4</source>
        <translation>Paso %1: %2; %3; %4</translation>
    </message>
    <message>
        <source>%1; the hardest step</source>
        <translation>%1; el paso más difícil</translation>
    </message>
    <message>
        <source>More to come</source>
        <translation>Aún falta más</translation>
    </message>
    <message>
        <source>%1 open</source>
        <translation>%1 por decidir</translation>
    </message>
</context>
<context>
    <name>inkling::StepListView</name>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>No step uses such a rule.</source>
        <translation>Ningún paso usa una regla así.</translation>
    </message>
</context>
<context>
    <name>inkling::SurveyController</name>
    <message>
        <source>Possible steps appear here once a puzzle is open.</source>
        <translation>Los pasos posibles aparecen aquí cuando hay un puzle abierto.</translation>
    </message>
    <message>
        <source>There are no other steps inside an opened step: go back first.</source>
        <translation>Dentro de un paso abierto no hay otros pasos: vuelva antes atrás.</translation>
    </message>
    <message>
        <source>Rating places…</source>
        <translation>Valorando lugares…</translation>
    </message>
    <message>
        <source>Rating places: %L1 of %L2…</source>
        <translation>Valorando lugares: %L1 de %L2…</translation>
    </message>
    <message>
        <source>The heat map is not complete.</source>
        <translation>El mapa de calor no está completo.</translation>
    </message>
</context>
<context>
    <name>inkling::TableCard</name>
    <message>
        <source>card %1</source>
        <translation>carta %1</translation>
    </message>
    <message>
        <source>card %1, worth %2</source>
        <translation>carta %1, vale %2</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Separar</translation>
    </message>
</context>
<context>
    <name>inkling::TraceSlider</name>
    <message>
        <source>Position in the steps</source>
        <translation>Posición en los pasos</translation>
    </message>
</context>
<context>
    <name>inkling::TransportBar</name>
    <message>
        <source>step %1 of %2, round %3</source>
        <translation>paso %1 de %2, ronda %3</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>Velocidad de reproducción</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>%1 por segundo</translation>
    </message>
    <message>
        <source>as fast as possible</source>
        <translation>lo más rápido posible</translation>
    </message>
    <message numerus="yes">
        <source>start of %Ln steps</source>
        <translation>
            <numerusform>inicio de %Ln paso</numerusform>
            <numerusform>inicio de %Ln pasos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>end of %Ln steps</source>
        <translation>
            <numerusform>final de %Ln paso</numerusform>
            <numerusform>final de %Ln pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>the opposite, step %1 of %2</source>
        <translation>lo contrario, paso %1 de %2</translation>
    </message>
    <message>
        <source>small step %1 of %2</source>
        <translation>paso pequeño %1 de %2</translation>
    </message>
</context>
<context>
    <name>inkling::UndoReach</name>
    <message>
        <source>Next comes “%1” on puzzle %L2. Use “History” for it.</source>
        <translation>Ahora toca «%1», en el puzle %L2. Use «Historial» para ello.</translation>
    </message>
    <message>
        <source>Next comes “%1”, which was not done here. Use “History” for it.</source>
        <translation>Ahora toca «%1», que no se hizo aquí. Use «Historial» para ello.</translation>
    </message>
</context>
<context>
    <name>inkling::VerdictController</name>
    <message>
        <source>Looking for the smallest set of conflicting clues…</source>
        <translation>Buscando el grupo más pequeño de pistas que chocan…</translation>
    </message>
    <message>
        <source>No set of clues explains it.</source>
        <translation>Ningún grupo de pistas lo explica.</translation>
    </message>
    <message>
        <source>first: %1
second: %2</source>
        <translation>primera: %1
segunda: %2</translation>
    </message>
    <message>
        <source>the clue: %1</source>
        <translation>la pista: %1</translation>
    </message>
    <message>
        <source>given: %1</source>
        <translation>dado: %1</translation>
    </message>
</context>
<context>
    <name>inkling::VerdictPanel</name>
    <message>
        <source>Clues or places</source>
        <translation>Pistas o lugares</translation>
    </message>
    <message>
        <source>How to get one answer</source>
        <translation>Cómo llegar a una solución única</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>This clue is impossible.</source>
        <translation>Esta pista es imposible.</translation>
    </message>
    <message numerus="yes">
        <source>These %Ln clues conflict. Leave out any one of them, and the others fit.</source>
        <translation>
            <numerusform>Esta %Ln pista choca. Sin ella, las demás encajan.</numerusform>
            <numerusform>Estas %Ln pistas chocan. Quite una cualquiera y las demás encajan.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no other such set.</source>
        <translation>No hay otro grupo así.</translation>
    </message>
    <message>
        <source>Set %1 of %2, perhaps more.</source>
        <translation>Grupo %1 de %2, quizá más.</translation>
    </message>
    <message>
        <source>Set %1 of %2.</source>
        <translation>Grupo %1 de %2.</translation>
    </message>
    <message>
        <source>Looking for the next set…</source>
        <translation>Buscando el grupo siguiente…</translation>
    </message>
    <message>
        <source>Next set</source>
        <translation>Grupo siguiente</translation>
    </message>
    <message numerus="yes">
        <source>There is more than one answer. Two answers differ in %Ln places.</source>
        <translation>
            <numerusform>Hay más de una solución. Dos soluciones difieren en %Ln lugar.</numerusform>
            <numerusform>Hay más de una solución. Dos soluciones difieren en %Ln lugares.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for a clue that would leave only one answer…</source>
        <translation>Buscando una pista que deje una sola solución…</translation>
    </message>
    <message>
        <source>Adding any one of these leaves only one answer:</source>
        <translation>Añadir una cualquiera de estas deja una sola solución:</translation>
    </message>
    <message>
        <source>No single clue of this answer would leave only this one.</source>
        <translation>Ninguna pista de esta solución bastaría por sí sola para dejarla como única.</translation>
    </message>
</context>
<context>
    <name>inkling::WalkthroughExport</name>
    <message>
        <source>Export Walkthrough</source>
        <translation>Exportar resolución paso a paso</translation>
    </message>
    <message>
        <source>Page for a browser</source>
        <translation>Página para el navegador</translation>
    </message>
    <message>
        <source>PDF pages</source>
        <translation>Páginas PDF</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animación</translation>
    </message>
    <message>
        <source>Writing the walkthrough…</source>
        <translation>Escribiendo la resolución…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
</context>
<context>
    <name>inkling::WhyController</name>
    <message>
        <source>Nothing is known here yet.</source>
        <translation>Aquí aún no se sabe nada.</translation>
    </message>
    <message>
        <source>Looking for the reason…</source>
        <translation>Buscando el motivo…</translation>
    </message>
    <message>
        <source>Why: &lt;c&gt;%1&lt;/c&gt;?</source>
        <translation>¿Por qué &lt;c&gt;%1&lt;/c&gt;?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps lead to it; the reason is below each.</source>
        <translation>
            <numerusform>%Ln paso lleva a ello; el motivo está debajo.</numerusform>
            <numerusform>%Ln pasos llevan a ello; el motivo está debajo de cada uno.</numerusform>
        </translation>
    </message>
    <message>
        <source>The puzzle is still being solved. Ask again in a moment.</source>
        <translation>El puzle aún se está resolviendo. Pregunte de nuevo en un momento.</translation>
    </message>
    <message>
        <source>It follows: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Se sigue: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No explanation was found.</source>
        <translation>No se encontró ninguna explicación.</translation>
    </message>
    <message>
        <source>Back to my marks</source>
        <translation>Volver a mis marcas</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt;: this is given from the start.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;: esto se da desde el principio.</translation>
    </message>
    <message>
        <source>A contradiction: there is no answer.</source>
        <translation>Una contradicción: no hay solución.</translation>
    </message>
    <message>
        <source>So: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Así que &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only the steps needed for this one fact.</source>
        <translation>Solo los pasos necesarios para este hecho.</translation>
    </message>
    <message>
        <source>It does not follow from the clues: two answers differ here, one with &lt;c&gt;%1&lt;/c&gt;, one without.</source>
        <translation>No se sigue de las pistas: dos soluciones difieren aquí, una con &lt;c&gt;%1&lt;/c&gt; y otra sin ello.</translation>
    </message>
    <message>
        <source>The board shows both answers.</source>
        <translation>El tablero muestra ambas soluciones.</translation>
    </message>
    <message>
        <source>There is no answer left.</source>
        <translation>No queda ninguna solución.</translation>
    </message>
    <message>
        <source>The hint: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>La sugerencia: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Nothing can stand here: there is no answer left.</source>
        <translation>Aquí no puede ir nada: no queda ninguna solución.</translation>
    </message>
    <message>
        <source>This mark is wrong: &lt;c&gt;%1&lt;/c&gt;. Without it, the opposite follows.</source>
        <translation>Esta marca es incorrecta: &lt;c&gt;%1&lt;/c&gt;. Sin ella se sigue lo contrario.</translation>
    </message>
    <message>
        <source>This mark does not fit your others: &lt;c&gt;%1&lt;/c&gt;. Without it, the opposite follows.</source>
        <translation>Esta marca no encaja con las demás: &lt;c&gt;%1&lt;/c&gt;. Sin ella se sigue lo contrario.</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt;: this is so, but no steps were found for it.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;: es así, pero no se encontraron pasos para ello.</translation>
    </message>
    <message>
        <source>It follows from the rules of the game alone.</source>
        <translation>Se sigue solo de las reglas del juego.</translation>
    </message>
    <message>
        <source>Back to all steps</source>
        <translation>Volver a todos los pasos</translation>
    </message>
    <message>
        <source>This mark may or may not be right: two answers differ here, one with &lt;c&gt;%1&lt;/c&gt;, one without.</source>
        <translation>Esta marca puede ser correcta o no: dos soluciones difieren aquí, una con &lt;c&gt;%1&lt;/c&gt; y otra sin ello.</translation>
    </message>
    <message>
        <source>Your marks, unchanged.</source>
        <translation>Sus marcas, sin cambios.</translation>
    </message>
</context>
<context>
    <name>inkling::WhyPanel</name>
    <message>
        <source>Play it</source>
        <translation>Reproducirlo</translation>
    </message>
    <message>
        <source>Why: the reason is below each fact</source>
        <translation>Por qué: el motivo está debajo de cada hecho</translation>
    </message>
</context>
<context>
    <name>inkling::WhyTreeModel</name>
    <message>
        <source>A contradiction: there is no answer</source>
        <translation>Una contradicción: no hay solución</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln más</numerusform>
            <numerusform>%Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>a rule of the game</source>
        <translation>una regla del juego</translation>
    </message>
    <message>
        <source>already known</source>
        <translation>ya se sabía</translation>
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
        <translation>Cerrar este panel</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>Cerrar %1</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Puzles</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>Razonamiento</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>Pu&amp;zles</translation>
    </message>
    <message>
        <source>Hi&amp;story</source>
        <translation>&amp;Historial</translation>
    </message>
    <message>
        <source>Si&amp;de Panel</source>
        <translation>Panel &amp;lateral</translation>
    </message>
</context>
<context>
    <name>inkling::WindowExports</name>
    <message>
        <source>Copy &amp;As</source>
        <translation>Copiar co&amp;mo</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copiado: %1</translation>
    </message>
    <message>
        <source>E&amp;xport As Text</source>
        <translation>Exportar como &amp;texto</translation>
    </message>
    <message>
        <source>Compare with My Output</source>
        <translation>Comparar con mi salida</translation>
    </message>
</context>
<context>
    <name>inkling::WindowMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Recently Opened</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>&amp;Samples</source>
        <translation>E&amp;jemplos</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Puzle</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>Te&amp;ma</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Ir</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Too&amp;ls</source>
        <translation>He&amp;rramientas</translation>
    </message>
    <message>
        <source>St&amp;eps</source>
        <translation>Pa&amp;sos</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;Sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>%1 (not found)</source>
        <translation>%1 (no encontrado)</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Vaciar</translation>
    </message>
    <message>
        <source>Clear the list, except for pinned files</source>
        <translation>Vaciar la lista, salvo los archivos anclados</translation>
    </message>
</context>
</TS>
