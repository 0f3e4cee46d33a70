<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>Accessible</name>
    <message>
        <source>blank</source>
        <translation>vide</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open a puzzle file</source>
        <translation>Ouvrir un fichier de casse-têtes</translation>
    </message>
    <message>
        <source>&amp;Export Picture…</source>
        <translation>Exporter une i&amp;mage…</translation>
    </message>
    <message>
        <source>Save the board as a picture</source>
        <translation>Enregistrer la grille sous forme d’image</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>Zoom a&amp;vant</translation>
    </message>
    <message>
        <source>Make the board larger</source>
        <translation>Agrandir la grille à l’écran</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>Make the board smaller</source>
        <translation>Rétrécir la grille à l’écran</translation>
    </message>
    <message>
        <source>&amp;Fit to Window</source>
        <translation>A&amp;juster à la fenêtre</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Afficher toute la grille</translation>
    </message>
    <message>
        <source>&amp;Tint Inside</source>
        <translation>&amp;Colorer l’intérieur</translation>
    </message>
    <message>
        <source>Tint the cells known to be inside the loop</source>
        <translation>Colorer les cases dont on sait qu’elles sont dans la boucle</translation>
    </message>
    <message>
        <source>&amp;Reduced Motion</source>
        <translation>Anim&amp;ations réduites</translation>
    </message>
    <message>
        <source>Fade new marks in instead of drawing them</source>
        <translation>Faire apparaître les nouvelles marques en fondu au lieu de les tracer</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Utiliser tout l’écran</translation>
    </message>
    <message>
        <source>&amp;First Step</source>
        <translation>Pre&amp;mière étape</translation>
    </message>
    <message>
        <source>Go to the beginning</source>
        <translation>Aller au début</translation>
    </message>
    <message>
        <source>Step &amp;Back</source>
        <translation>&amp;Reculer</translation>
    </message>
    <message>
        <source>Go back one step</source>
        <translation>Revenir d’une étape en arrière</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Lire</translation>
    </message>
    <message>
        <source>Play the steps, or pause</source>
        <translation>Faire défiler les étapes, ou marquer une pause</translation>
    </message>
    <message>
        <source>Step For&amp;ward</source>
        <translation>&amp;Avancer</translation>
    </message>
    <message>
        <source>Go forward one step</source>
        <translation>Avancer d’une étape</translation>
    </message>
    <message>
        <source>&amp;Last Step</source>
        <translation>&amp;Dernière étape</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation>Aller à la fin</translation>
    </message>
    <message>
        <source>Next &amp;Hard Step</source>
        <translation>Étape di&amp;fficile suivante</translation>
    </message>
    <message>
        <source>Go to the next step that is harder than most</source>
        <translation>Aller à la prochaine étape plus difficile que la plupart</translation>
    </message>
    <message>
        <source>P&amp;revious Puzzle</source>
        <translation>Casse-tête &amp;précédent</translation>
    </message>
    <message>
        <source>Go to the previous puzzle</source>
        <translation>Aller au casse-tête précédent</translation>
    </message>
    <message>
        <source>&amp;Next Puzzle</source>
        <translation>Casse-tête &amp;suivant</translation>
    </message>
    <message>
        <source>Go to the next puzzle</source>
        <translation>Aller au casse-tête suivant</translation>
    </message>
    <message>
        <source>&amp;About Inkling</source>
        <translation>À &amp;propos d’Inkling</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>À propos de ce programme</translation>
    </message>
    <message>
        <source>&amp;Generate…</source>
        <translation>&amp;Générer…</translation>
    </message>
    <message>
        <source>Make new puzzles, as hard as you like</source>
        <translation>Créer de nouveaux casse-têtes, aussi difficiles que vous le voulez</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Solve by Hand</source>
        <translation>&amp;Résoudre soi-même</translation>
    </message>
    <message>
        <source>Solve the puzzle yourself: the board shows your marks</source>
        <translation>Résoudre soi-même le casse-tête&#xa0;: la grille montre vos marques</translation>
    </message>
    <message>
        <source>&amp;Explain</source>
        <translation>E&amp;xpliquer</translation>
    </message>
    <message>
        <source>See the reasoning, step by step</source>
        <translation>Voir le raisonnement, étape par étape</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Piste</translation>
    </message>
    <message>
        <source>Give a hint; press again for more</source>
        <translation>Donner une piste&#xa0;; appuyez encore pour en savoir plus</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>Pour&amp;quoi&#xa0;?</translation>
    </message>
    <message>
        <source>Explain why the selected place must be so</source>
        <translation>Expliquer pourquoi l’endroit choisi doit être ainsi</translation>
    </message>
    <message>
        <source>Heat &amp;Map</source>
        <translation>Carte de c&amp;haleur</translation>
    </message>
    <message>
        <source>Colour open places by how hard they are</source>
        <translation>Colorer les endroits ouverts selon leur difficulté</translation>
    </message>
    <message>
        <source>&amp;Open This Step</source>
        <translation>&amp;Ouvrir cette étape</translation>
    </message>
    <message>
        <source>Assume the opposite and see why it fails</source>
        <translation>Supposer le contraire et voir pourquoi il échoue</translation>
    </message>
    <message>
        <source>Ba&amp;ck to the Opened Step</source>
        <translation>Re&amp;venir à l’étape ouverte</translation>
    </message>
    <message>
        <source>Go back to the step itself</source>
        <translation>Revenir à l’étape elle-même</translation>
    </message>
    <message>
        <source>Full H&amp;int</source>
        <translation>Piste c&amp;omplète</translation>
    </message>
    <message>
        <source>Give the full hint at once</source>
        <translation>Donner tout de suite la piste complète</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save the puzzles and your marks</source>
        <translation>Enregistrer les casse-têtes et vos marques</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save to another file</source>
        <translation>Enregistrer dans un autre fichier</translation>
    </message>
    <message>
        <source>&amp;Duplicate Puzzle</source>
        <translation>&amp;Dupliquer le casse-tête</translation>
    </message>
    <message>
        <source>Add a copy after this puzzle</source>
        <translation>Ajouter une copie après ce casse-tête</translation>
    </message>
    <message>
        <source>D&amp;elete Puzzle</source>
        <translation>&amp;Supprimer le casse-tête</translation>
    </message>
    <message>
        <source>Delete this puzzle</source>
        <translation>Supprimer ce casse-tête</translation>
    </message>
    <message>
        <source>Move Puzzle U&amp;p</source>
        <translation>&amp;Monter le casse-tête</translation>
    </message>
    <message>
        <source>Move this puzzle up in the list</source>
        <translation>Monter ce casse-tête dans la liste</translation>
    </message>
    <message>
        <source>Move Puzzle Do&amp;wn</source>
        <translation>D&amp;escendre le casse-tête</translation>
    </message>
    <message>
        <source>Move this puzzle down in the list</source>
        <translation>Descendre ce casse-tête dans la liste</translation>
    </message>
    <message>
        <source>P&amp;roperties…</source>
        <translation>Propr&amp;iétés…</translation>
    </message>
    <message>
        <source>Edit the title, author and note</source>
        <translation>Modifier le titre, l’auteur et la remarque</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Vérifier</translation>
    </message>
    <message>
        <source>Back to &amp;Last Correct State</source>
        <translation>Revenir au dernier état sans &amp;faute</translation>
    </message>
    <message>
        <source>Go back to where all your marks were correct</source>
        <translation>Revenir au moment où toutes vos marques étaient justes</translation>
    </message>
    <message>
        <source>Start &amp;Trial</source>
        <translation>&amp;Commencer un essai</translation>
    </message>
    <message>
        <source>Put new marks in another colour until you accept or reject them</source>
        <translation>Les nouvelles marques prennent une autre couleur jusqu’à ce que vous les acceptiez ou les rejetiez</translation>
    </message>
    <message>
        <source>&amp;Accept Trial</source>
        <translation>&amp;Accepter l’essai</translation>
    </message>
    <message>
        <source>Keep the marks of this trial</source>
        <translation>Garder les marques de cet essai</translation>
    </message>
    <message>
        <source>&amp;Reject Trial</source>
        <translation>Re&amp;jeter l’essai</translation>
    </message>
    <message>
        <source>Remove the marks of this trial</source>
        <translation>Retirer les marques de cet essai</translation>
    </message>
    <message>
        <source>Add Bookmar&amp;k</source>
        <translation>Ajouter &amp;un signet</translation>
    </message>
    <message>
        <source>Remember the board as it is now, so you can return to it</source>
        <translation>Retenir l’état actuel de la grille pour pouvoir y revenir</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Notes</translation>
    </message>
    <message>
        <source>&amp;Fill Notes</source>
        <translation>Remp&amp;lir les notes</translation>
    </message>
    <message>
        <source>Highlight Same Digit</source>
        <translation>Surligner le même chiffre</translation>
    </message>
    <message>
        <source>Highlight the selected digit wherever it stands</source>
        <translation>Surligner le chiffre choisi partout où il se trouve</translation>
    </message>
    <message>
        <source>Show Ti&amp;me</source>
        <translation>Afficher le &amp;temps</translation>
    </message>
    <message>
        <source>Show how long you have been solving</source>
        <translation>Afficher depuis combien de temps vous cherchez</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cou&amp;per</translation>
    </message>
    <message>
        <source>Cut the selection</source>
        <translation>Couper la sélection</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
    <message>
        <source>Select all cells</source>
        <translation>Sélectionner toutes les cases</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Dessiner</translation>
    </message>
    <message>
        <source>Edit the clues, cages and size</source>
        <translation>Modifier les indices, les cages et la taille</translation>
    </message>
    <message>
        <source>Draw the S&amp;olution</source>
        <translation>Dessiner la s&amp;olution</translation>
    </message>
    <message>
        <source>Draw the solution, then fill in the clues from it</source>
        <translation>Dessiner la solution, puis en tirer les indices</translation>
    </message>
    <message>
        <source>&amp;Fill In Clues</source>
        <translation>Remplir les ind&amp;ices</translation>
    </message>
    <message>
        <source>Fill in every clue from the drawn solution</source>
        <translation>Inscrire tous les indices d’après la solution dessinée</translation>
    </message>
    <message>
        <source>Remove the drawn solution from the board</source>
        <translation>Retirer de la grille la solution dessinée</translation>
    </message>
    <message>
        <source>&amp;Minimise</source>
        <translation>É&amp;laguer</translation>
    </message>
    <message>
        <source>Remove clues while the answer stays the only one</source>
        <translation>Retirer des indices tant que la solution reste unique</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>Distri&amp;buer</translation>
    </message>
    <message>
        <source>Fill blanks at random</source>
        <translation>Remplir au hasard les places vides</translation>
    </message>
    <message>
        <source>Make &amp;Cage</source>
        <translation>&amp;Former une cage</translation>
    </message>
    <message>
        <source>Join the selected cells into a cage (Return)</source>
        <translation>Réunir les cases choisies en une cage (Entrée)</translation>
    </message>
    <message>
        <source>Remo&amp;ve Cage</source>
        <translation>Suppri&amp;mer la cage</translation>
    </message>
    <message>
        <source>Remove the cage and keep its cells</source>
        <translation>Supprimer la cage et garder ses cases</translation>
    </message>
    <message>
        <source>Rotate &amp;Left</source>
        <translation>Pivoter à &amp;gauche</translation>
    </message>
    <message>
        <source>Rotate the board to the left</source>
        <translation>Tourner la grille vers la gauche</translation>
    </message>
    <message>
        <source>Rotate &amp;Right</source>
        <translation>Pivoter à &amp;droite</translation>
    </message>
    <message>
        <source>Rotate the board to the right</source>
        <translation>Tourner la grille vers la droite</translation>
    </message>
    <message>
        <source>T&amp;urn Upside Down</source>
        <translation>&amp;Mettre à l’envers</translation>
    </message>
    <message>
        <source>Rotate the board by half a turn</source>
        <translation>Tourner la grille d’un demi-tour</translation>
    </message>
    <message>
        <source>Flip &amp;Horizontally</source>
        <translation>Retourner &amp;horizontalement</translation>
    </message>
    <message>
        <source>Swap left and right</source>
        <translation>Échanger la gauche et la droite</translation>
    </message>
    <message>
        <source>Flip &amp;Vertically</source>
        <translation>Retourner &amp;verticalement</translation>
    </message>
    <message>
        <source>Swap top and bottom</source>
        <translation>Échanger le haut et le bas</translation>
    </message>
    <message>
        <source>&amp;Swap Black and White</source>
        <translation>Échanger &amp;noir et blanc</translation>
    </message>
    <message>
        <source>Turn every black cell white and every white cell black</source>
        <translation>Rendre blanches les cases noires, et noires les blanches</translation>
    </message>
    <message>
        <source>Add on the &amp;Left</source>
        <translation>Ajouter à &amp;gauche</translation>
    </message>
    <message>
        <source>Add a column on the left</source>
        <translation>Ajouter une colonne à gauche</translation>
    </message>
    <message>
        <source>Add at the &amp;Top</source>
        <translation>Ajouter en &amp;haut</translation>
    </message>
    <message>
        <source>Add a row at the top</source>
        <translation>Ajouter une ligne en haut</translation>
    </message>
    <message>
        <source>Add on the &amp;Right</source>
        <translation>Ajouter à &amp;droite</translation>
    </message>
    <message>
        <source>Add a column on the right</source>
        <translation>Ajouter une colonne à droite</translation>
    </message>
    <message>
        <source>Add at the &amp;Bottom</source>
        <translation>Ajouter en &amp;bas</translation>
    </message>
    <message>
        <source>Add a row at the bottom</source>
        <translation>Ajouter une ligne en bas</translation>
    </message>
    <message>
        <source>Remove on the L&amp;eft</source>
        <translation>Retirer à g&amp;auche</translation>
    </message>
    <message>
        <source>Remove a column on the left</source>
        <translation>Retirer une colonne à gauche</translation>
    </message>
    <message>
        <source>Remove at the To&amp;p</source>
        <translation>Retirer en ha&amp;ut</translation>
    </message>
    <message>
        <source>Remove a row at the top</source>
        <translation>Retirer une ligne en haut</translation>
    </message>
    <message>
        <source>Remove on the R&amp;ight</source>
        <translation>Retirer à d&amp;roite</translation>
    </message>
    <message>
        <source>Remove a column on the right</source>
        <translation>Retirer une colonne à droite</translation>
    </message>
    <message>
        <source>Remove at the B&amp;ottom</source>
        <translation>Retirer en ba&amp;s</translation>
    </message>
    <message>
        <source>Remove a row at the bottom</source>
        <translation>Retirer une ligne en bas</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Pré&amp;férences…</translation>
    </message>
    <message>
        <source>How you solve, and how it looks</source>
        <translation>Votre façon de résoudre, et l’apparence</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>Raccourcis &amp;clavier…</translation>
    </message>
    <message>
        <source>See all shortcuts and change them</source>
        <translation>Voir tous les raccourcis et les modifier</translation>
    </message>
    <message>
        <source>Tip: you can also drop a file or text onto the window.</source>
        <translation>Astuce&#xa0;: vous pouvez aussi déposer un fichier ou un texte sur la fenêtre.</translation>
    </message>
    <message>
        <source>Tip: make a hard one and watch how it is explained.</source>
        <translation>Astuce&#xa0;: créez-en un difficile et regardez comment il s’explique.</translation>
    </message>
    <message>
        <source>Tip: a name ending in .svg or .pdf keeps it sharp at any size.</source>
        <translation>Astuce&#xa0;: avec un nom en .svg ou .pdf, l’image reste nette à toute taille.</translation>
    </message>
    <message>
        <source>Tip: hold the keys down to see how you got here.</source>
        <translation>Astuce&#xa0;: gardez les touches enfoncées pour revoir le chemin parcouru.</translation>
    </message>
    <message>
        <source>Tip: nothing undone is lost until you make a new mark.</source>
        <translation>Astuce&#xa0;: rien de ce qui est annulé n’est perdu avant une nouvelle marque.</translation>
    </message>
    <message>
        <source>Tip: click the board to mark it; ask for a hint when stuck.</source>
        <translation>Astuce&#xa0;: cliquez sur la grille pour la remplir&#xa0;; demandez une piste si vous êtes bloqué.</translation>
    </message>
    <message>
        <source>Tip: press Play and watch, or use the arrow keys.</source>
        <translation>Astuce&#xa0;: appuyez sur Lire et regardez, ou utilisez les touches fléchées.</translation>
    </message>
    <message>
        <source>Tip: the first press only says where to look.</source>
        <translation>Astuce&#xa0;: le premier appui dit seulement où regarder.</translation>
    </message>
    <message>
        <source>Tip: this shows the step itself, with all its reasons.</source>
        <translation>Astuce&#xa0;: ceci montre l’étape elle-même, avec toutes ses raisons.</translation>
    </message>
    <message>
        <source>Tip: click a place on the board first.</source>
        <translation>Astuce&#xa0;: cliquez d’abord sur un endroit de la grille.</translation>
    </message>
    <message>
        <source>Tip: start with a 7 by 7 grid and a few clues.</source>
        <translation>Astuce&#xa0;: commencez par une grille de 7 sur 7 et quelques indices.</translation>
    </message>
    <message>
        <source>Tip: your marks and the undo history are saved as well.</source>
        <translation>Astuce&#xa0;: vos marques et l’historique d’annulation sont aussi enregistrés.</translation>
    </message>
    <message>
        <source>Tip: check before you build on what looks certain.</source>
        <translation>Astuce&#xa0;: vérifiez avant de bâtir sur ce qui semble sûr.</translation>
    </message>
    <message>
        <source>Tip: when stuck, try something; one key takes it all back.</source>
        <translation>Astuce&#xa0;: bloqué&#xa0;? Essayez quelque chose&#xa0;; une touche annule le tout.</translation>
    </message>
    <message>
        <source>Tip: add one wherever you may want to return.</source>
        <translation>Astuce&#xa0;: posez-en un partout où vous voudrez peut-être revenir.</translation>
    </message>
    <message>
        <source>Tip: press twice; the second time removes what cannot be.</source>
        <translation>Astuce&#xa0;: appuyez deux fois&#xa0;; la seconde retire ce qui est impossible.</translation>
    </message>
    <message>
        <source>Tip: the mouse wheel and two fingers zoom as well.</source>
        <translation>Astuce&#xa0;: la molette et deux doigts servent aussi à zoomer.</translation>
    </message>
    <message>
        <source>Tip: hold the space bar and drag to move the board.</source>
        <translation>Astuce&#xa0;: maintenez la barre d’espace et faites glisser pour déplacer la grille.</translation>
    </message>
    <message>
        <source>Tip: the way back when you are lost on a large board.</source>
        <translation>Astuce&#xa0;: le moyen de s’y retrouver sur une grande grille.</translation>
    </message>
    <message>
        <source>Tip: halfway through, the tint often shows the next line.</source>
        <translation>Astuce&#xa0;: à mi-parcours, la couleur montre souvent le trait suivant.</translation>
    </message>
    <message>
        <source>Tip: use it at the start to find the easy places.</source>
        <translation>Astuce&#xa0;: à utiliser au début pour trouver les endroits faciles.</translation>
    </message>
    <message>
        <source>Tip: Home works from anywhere.</source>
        <translation>Astuce&#xa0;: la touche Début marche de partout.</translation>
    </message>
    <message>
        <source>Tip: see what the board looked like just before.</source>
        <translation>Astuce&#xa0;: revoyez la grille telle qu’elle était juste avant.</translation>
    </message>
    <message>
        <source>Tip: set the speed at the right of the slider.</source>
        <translation>Astuce&#xa0;: réglez la vitesse à droite du curseur.</translation>
    </message>
    <message>
        <source>Tip: the colours in the sentence are those on the board.</source>
        <translation>Astuce&#xa0;: les couleurs de la phrase sont celles de la grille.</translation>
    </message>
    <message>
        <source>Tip: End works from anywhere.</source>
        <translation>Astuce&#xa0;: la touche Fin marche de partout.</translation>
    </message>
    <message>
        <source>Tip: see only what makes this puzzle hard.</source>
        <translation>Astuce&#xa0;: ne voyez que ce qui rend ce casse-tête difficile.</translation>
    </message>
    <message>
        <source>Tip: for any step you do not believe.</source>
        <translation>Astuce&#xa0;: pour toute étape qui vous laisse sceptique.</translation>
    </message>
    <message>
        <source>Tip: Esc does the same.</source>
        <translation>Astuce&#xa0;: Échap fait la même chose.</translation>
    </message>
    <message>
        <source>Tip: the list on the left shows them all.</source>
        <translation>Astuce&#xa0;: la liste de gauche les montre tous.</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Print puzzles or save them as PDF, several per page</source>
        <translation>Imprimer des casse-têtes ou les enregistrer en PDF, plusieurs par page</translation>
    </message>
    <message>
        <source>Tip: put four on a page, with the answers on the last page.</source>
        <translation>Astuce&#xa0;: mettez-en quatre par page, avec les solutions sur la dernière.</translation>
    </message>
    <message>
        <source>Clear Sol&amp;ution</source>
        <translation>&amp;Effacer la solution</translation>
    </message>
    <message>
        <source>Close all windows; they reopen as they were</source>
        <translation>Fermer toutes les fenêtres&#xa0;; elles se rouvriront telles quelles</translation>
    </message>
    <message>
        <source>&amp;No Symmetry</source>
        <translation>&amp;Aucune symétrie</translation>
    </message>
    <message>
        <source>A clue stands only where you write it</source>
        <translation>Un indice ne se trouve que là où vous l’écrivez</translation>
    </message>
    <message>
        <source>&amp;Half Turn</source>
        <translation>&amp;Demi-tour</translation>
    </message>
    <message>
        <source>Each clue is repeated after half a turn</source>
        <translation>Chaque indice est répété après un demi-tour</translation>
    </message>
    <message>
        <source>&amp;Quarter Turn</source>
        <translation>&amp;Quart de tour</translation>
    </message>
    <message>
        <source>Each clue is repeated after every quarter turn</source>
        <translation>Chaque indice est répété après chaque quart de tour</translation>
    </message>
    <message>
        <source>&amp;Left and Right Mirrored</source>
        <translation>Miroir &amp;gauche-droite</translation>
    </message>
    <message>
        <source>Each clue is mirrored left to right</source>
        <translation>Chaque indice est reflété de gauche à droite</translation>
    </message>
    <message>
        <source>&amp;Top and Bottom Mirrored</source>
        <translation>Miroir &amp;haut-bas</translation>
    </message>
    <message>
        <source>Each clue is mirrored top to bottom</source>
        <translation>Chaque indice est reflété de haut en bas</translation>
    </message>
    <message>
        <source>Row and Column &amp;Numbers</source>
        <translation>&amp;Numéros des lignes et colonnes</translation>
    </message>
    <message>
        <source>Number the rows and columns beside the board</source>
        <translation>Numéroter les lignes et les colonnes à côté de la grille</translation>
    </message>
    <message>
        <source>Next C&amp;ase</source>
        <translation>Cas s&amp;uivant</translation>
    </message>
    <message>
        <source>Show the next case of this step</source>
        <translation>Montrer le cas suivant de cette étape</translation>
    </message>
    <message>
        <source>Pr&amp;evious Case</source>
        <translation>&amp;Cas précédent</translation>
    </message>
    <message>
        <source>Show the previous case of this step</source>
        <translation>Montrer le cas précédent de cette étape</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nouveau…</translation>
    </message>
    <message>
        <source>Draw your own puzzle, in a new file</source>
        <translation>Dessiner votre propre casse-tête, dans un nouveau fichier</translation>
    </message>
    <message>
        <source>Add Puzz&amp;le…</source>
        <translation>A&amp;jouter un casse-tête…</translation>
    </message>
    <message>
        <source>Draw another puzzle in this file</source>
        <translation>Dessiner un autre casse-tête dans ce fichier</translation>
    </message>
    <message>
        <source>Open as One L&amp;ist…</source>
        <translation>Ouvrir en une &amp;liste…</translation>
    </message>
    <message>
        <source>Open several files, and list all their puzzles in this window</source>
        <translation>Ouvrir plusieurs fichiers et réunir tous leurs casse-têtes dans cette fenêtre</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Close this file; close the window if nothing is open</source>
        <translation>Fermer ce fichier&#xa0;; fermer la fenêtre si rien n’est ouvert</translation>
    </message>
    <message>
        <source>Type notes without holding Shift</source>
        <translation>Saisir des notes sans maintenir Maj</translation>
    </message>
    <message>
        <source>&amp;Go to Puzzle…</source>
        <translation>Aller au casse-&amp;tête…</translation>
    </message>
    <message>
        <source>Go to a puzzle by its number</source>
        <translation>Aller à un casse-tête par son numéro</translation>
    </message>
    <message>
        <source>F&amp;ind Puzzle</source>
        <translation>C&amp;hercher un casse-tête</translation>
    </message>
    <message>
        <source>Search the list of puzzles</source>
        <translation>Chercher dans la liste des casse-têtes</translation>
    </message>
    <message>
        <source>Pra&amp;ctice…</source>
        <translation>&amp;S’entraîner…</translation>
    </message>
    <message>
        <source>Learn the rules one by one, and practise them in small positions</source>
        <translation>Apprendre les règles une à une, et s’y exercer dans de petites positions</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>Reco&amp;mmencer</translation>
    </message>
    <message>
        <source>Clear all your marks; Undo brings them back</source>
        <translation>Effacer toutes vos marques&#xa0;; Annuler les fait revenir</translation>
    </message>
    <message>
        <source>Flip Along the &amp;Diagonal</source>
        <translation>Retourner selon la di&amp;agonale</translation>
    </message>
    <message>
        <source>Swap rows and columns; the top left corner stays</source>
        <translation>Échanger lignes et colonnes&#xa0;; le coin en haut à gauche reste en place</translation>
    </message>
    <message>
        <source>Flip Along the &amp;Other Diagonal</source>
        <translation>Retourner selon l’au&amp;tre diagonale</translation>
    </message>
    <message>
        <source>Swap rows and columns; the top right corner stays</source>
        <translation>Échanger lignes et colonnes&#xa0;; le coin en haut à droite reste en place</translation>
    </message>
    <message>
        <source>&amp;Diagonal From the Top Left</source>
        <translation>D&amp;iagonale d’en haut à gauche</translation>
    </message>
    <message>
        <source>Each clue is mirrored at the diagonal from the top left</source>
        <translation>Chaque indice est reflété par la diagonale d’en haut à gauche</translation>
    </message>
    <message>
        <source>D&amp;iagonal From the Top Right</source>
        <translation>Diag&amp;onale d’en haut à droite</translation>
    </message>
    <message>
        <source>Each clue is mirrored at the diagonal from the top right</source>
        <translation>Chaque indice est reflété par la diagonale d’en haut à droite</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>Pinc&amp;eau</translation>
    </message>
    <message>
        <source>Colour cells and lines: click or drag, the right button erases; 1 to 6 choose a colour</source>
        <translation>Colorer cases et traits&#xa0;: cliquez ou faites glisser, le bouton droit efface&#xa0;; 1 à 6 choisissent une couleur</translation>
    </message>
    <message>
        <source>Export &amp;Walkthrough…</source>
        <translation>Exporter la résol&amp;ution pas à pas…</translation>
    </message>
    <message>
        <source>Save all steps, to be read or watched without Inkling</source>
        <translation>Enregistrer toutes les étapes, à lire ou à regarder sans Inkling</translation>
    </message>
    <message>
        <source>&amp;Compare with My Output…</source>
        <translation>Com&amp;parer avec ma sortie…</translation>
    </message>
    <message>
        <source>Check what your own program printed for these puzzles</source>
        <translation>Vérifier ce que votre propre programme a écrit pour ces casse-têtes</translation>
    </message>
    <message>
        <source>&amp;Rules of the Puzzles</source>
        <translation>&amp;Règles des casse-têtes</translation>
    </message>
    <message>
        <source>What each kind of puzzle asks, with an example</source>
        <translation>Ce que demande chaque genre de casse-tête, avec un exemple</translation>
    </message>
    <message>
        <source>What&apos;s &amp;New</source>
        <translation>&amp;Nouveautés</translation>
    </message>
    <message>
        <source>What has changed in this version and before</source>
        <translation>Ce qui a changé dans cette version et les précédentes</translation>
    </message>
    <message>
        <source>Export Contest &amp;File…</source>
        <translation>Exporter un fichier de &amp;concours…</translation>
    </message>
    <message>
        <source>Save only the puzzles, as the contest&apos;s input</source>
        <translation>N’enregistrer que les casse-têtes, comme entrée du concours</translation>
    </message>
    <message>
        <source>Undo the last change made here</source>
        <translation>Annuler la dernière modification faite ici</translation>
    </message>
    <message>
        <source>Redo what was undone here</source>
        <translation>Rétablir ce qui a été annulé ici</translation>
    </message>
    <message>
        <source>Copy the chosen cells while you draw, or the puzzle, as text</source>
        <translation>Copier sous forme de texte les cases choisies en dessinant, ou le casse-tête</translation>
    </message>
    <message>
        <source>Paste into the sheet, or add the puzzles of a text</source>
        <translation>Coller dans le dessin, ou ajouter les casse-têtes d’un texte</translation>
    </message>
    <message>
        <source>Count your wrong marks and frame them</source>
        <translation>Compter vos marques fausses et les encadrer</translation>
    </message>
    <message>
        <source>Note what the clues and marks leave in each blank; press again to remove what they have excluded since</source>
        <translation>Noter dans chaque case vide ce que les indices et les marques y laissent ; appuyez encore pour retirer ce qu’ils ont exclu depuis</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Shows how logic and number puzzles are solved.</source>
        <translation>Montre comment se résolvent les jeux de logique et de nombres.</translation>
    </message>
    <message>
        <source>Save the board as FILE (png, svg or pdf) and exit.</source>
        <translation>Enregistre la grille dans FILE (png, svg ou pdf) et quitte.</translation>
    </message>
    <message>
        <source>Save a picture of the window as FILE (png) and exit.</source>
        <translation>Enregistre une image de la fenêtre dans FILE (png) et quitte.</translation>
    </message>
    <message>
        <source>Number of the puzzle to export.</source>
        <translation>Numéro du casse-tête à exporter.</translation>
    </message>
    <message>
        <source>light or dark.</source>
        <translation>light (clair) ou dark (sombre).</translation>
    </message>
    <message>
        <source>--theme must be light or dark.</source>
        <translation>--theme doit valoir light ou dark.</translation>
    </message>
    <message>
        <source>There is no display. --export and --print work without one.</source>
        <translation>Il n’y a pas d’écran. --export et --print s’en passent.</translation>
    </message>
    <message>
        <source>Number of the step to export; 0 is the unsolved board. Default: the end.</source>
        <translation>Numéro de l’étape à exporter&#xa0;; 0 est la grille non résolue. Par défaut&#xa0;: la fin.</translation>
    </message>
    <message>
        <source>Width of the picture in pixels, at most 20000.</source>
        <translation>Largeur de l’image en pixels, 20000 au plus.</translation>
    </message>
    <message>
        <source>--puzzle must be a number, 1 or more.</source>
        <translation>--puzzle doit être un nombre, 1 ou plus.</translation>
    </message>
    <message>
        <source>--step must be a number, 0 or more.</source>
        <translation>--step doit être un nombre, 0 ou plus.</translation>
    </message>
    <message>
        <source>--size must be a number from 1 to %1.</source>
        <translation>--size doit être un nombre de 1 à %1.</translation>
    </message>
    <message>
        <source>Save all puzzles as FILE (pdf), ready to print, and exit.</source>
        <translation>Enregistre tous les casse-têtes dans FILE (pdf), prêts à imprimer, et quitte.</translation>
    </message>
    <message>
        <source>Puzzles per page, at most 100.</source>
        <translation>Casse-têtes par page, 100 au plus.</translation>
    </message>
    <message>
        <source>Print the answers too, small, after the puzzles.</source>
        <translation>Imprime aussi les solutions, en petit, après les casse-têtes.</translation>
    </message>
    <message>
        <source>--print needs exactly one puzzle file.</source>
        <translation>--print demande exactement un fichier de casse-têtes.</translation>
    </message>
    <message>
        <source>--per-page must be a number from 1 to %1.</source>
        <translation>--per-page doit être un nombre de 1 à %1.</translation>
    </message>
    <message>
        <source>Number the rows and columns of exported and printed boards.</source>
        <translation>Numérote les lignes et les colonnes des grilles exportées et imprimées.</translation>
    </message>
    <message>
        <source>Puzzle files to open; - is standard input.</source>
        <translation>Fichiers de casse-têtes à ouvrir&#xa0;; - est l’entrée standard.</translation>
    </message>
    <message>
        <source>Kind of puzzle, if it is not clear from the file: %1.</source>
        <translation>Genre de casse-tête, si le fichier ne le dit pas clairement&#xa0;: %1.</translation>
    </message>
    <message>
        <source>--family must be one of: %1.</source>
        <translation>--family doit être l’un de ceux-ci&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Save the reasoning step by step as FILE (html, pdf or webp) and exit.</source>
        <translation>Enregistre le raisonnement étape par étape dans FILE (html, pdf ou webp) et quitte.</translation>
    </message>
    <message>
        <source>--%1 needs exactly one puzzle file.</source>
        <translation>--%1 demande exactement un fichier de casse-têtes.</translation>
    </message>
    <message>
        <source>Print the rules on each page.</source>
        <translation>Imprimer les règles sur chaque page.</translation>
    </message>
    <message>
        <source>Print two pages side by side, to be folded into a booklet.</source>
        <translation>Imprimer deux pages côte à côte, à plier en livret.</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>About Inkling</source>
        <translation>À propos d’Inkling</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Inkling %1&lt;/h3&gt;&lt;p&gt;A workbench for logic and number puzzles: it solves them and explains the reasoning step by step. An inkling is a hint, and ink is what you draw with.&lt;/p&gt;&lt;p&gt;Free software under the MIT licence. Made with Qt %2 and CaDiCaL.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Inkling %1&lt;/h3&gt;&lt;p&gt;Un atelier pour les jeux de logique et de nombres&#xa0;: il les résout et explique le raisonnement étape par étape. En anglais, «&#xa0;inkling&#xa0;» est un début d’idée, et «&#xa0;ink&#xa0;» l’encre avec laquelle on dessine.&lt;/p&gt;&lt;p&gt;Logiciel libre sous licence MIT. Fait avec Qt %2 et CaDiCaL.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What&apos;s New</source>
        <translation>Nouveautés</translation>
    </message>
    <message>
        <source>Since version %1</source>
        <translation>Depuis la version %1</translation>
    </message>
</context>
<context>
    <name>Difficulty</name>
    <message>
        <source>gentle</source>
        <translation>très facile</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyen</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>fiendish</source>
        <translation>diabolique</translation>
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
        <translation>Équations hexagonales</translation>
    </message>
    <message>
        <source>KenKen</source>
        <translation>KenKen</translation>
    </message>
    <message>
        <source>Number Cross</source>
        <translation>Croix de nombres</translation>
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
        <translation>Cartes</translation>
    </message>
</context>
<context>
    <name>Headless</name>
    <message>
        <source>%1 cannot be written</source>
        <translation>Impossible d’écrire %1</translation>
    </message>
    <message>
        <source>%1 contains only %L2 puzzles, not %L3</source>
        <translation>%1 ne contient que %L2 casse-têtes, pas %L3</translation>
    </message>
    <message>
        <source>--step %1 is beyond the end: puzzle %2 of %3 has steps 0 (the start) to %4</source>
        <translation>--step %1 dépasse la fin&#xa0;: le casse-tête %2 de %3 a les étapes 0 (le début) à %4</translation>
    </message>
    <message>
        <source>%1 contains no puzzle</source>
        <translation>%1 ne contient aucun casse-tête</translation>
    </message>
    <message>
        <source>%1; name the kind by --family, one of: %2</source>
        <translation>%1&#xa0;; indiquez le genre par --family, l’un de&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: puzzle %L2 is unfinished</source>
        <translation>%1&#xa0;: le casse-tête %L2 est inachevé</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Make the goal of all cards, each used once, with + − × / and parentheses. An ace is 1, J Q K are 11 12 13; fractions may come up on the way.
Click two cards in order, then a sign. Keyboard: a card&apos;s value, then + − * /. A double click splits a card again, Backspace the last one.</source>
        <translation>Obtenez la cible avec toutes les cartes, chacune une seule fois, à l’aide de + − × / et de parenthèses. Un as vaut 1, J Q K valent 11 12 13&#xa0;; des fractions peuvent apparaître en chemin.
Cliquez sur deux cartes dans l’ordre, puis sur un signe. Clavier&#xa0;: la valeur d’une carte, puis + − * /. Un double-clic sépare de nouveau une carte, Retour arrière la dernière.</translation>
    </message>
    <message>
        <source>Find the path from tile to neighbouring tile, through each tile once, that reads as a true equation: numbers of one or two digits, an operator between each two, one =. Each side is worked out from left to right.
Drag from tile to tile to draw the path; drag back to erase it. The right button cuts a link. Keyboard: arrow keys, Space to join, X to cut.</source>
        <translation>Trouvez le chemin qui va de tuile en tuile voisine, passe une fois par chacune et se lit comme une égalité juste&#xa0;: des nombres d’un ou deux chiffres, un opérateur entre deux nombres, un seul =. Chaque côté se calcule de gauche à droite.
Faites glisser de tuile en tuile pour tracer le chemin&#xa0;; revenez en arrière pour l’effacer. Le bouton droit coupe un lien. Clavier&#xa0;: touches fléchées, Espace pour relier, X pour couper.</translation>
    </message>
    <message>
        <source>Shade cells until no row or column shows a number twice. Black cells never share a side, and the white cells stay connected.
A click makes a cell black, a right click marks it white.</source>
        <translation>Noircissez des cases jusqu’à ce qu’aucune ligne ni colonne ne montre deux fois un nombre. Deux cases noires n’ont jamais de côté commun, et les cases blanches restent d’un seul tenant.
Un clic noircit une case, un clic droit la marque blanche.</translation>
    </message>
    <message>
        <source>The digits of each run, 1 to 9 without repeats, add up to the sum beside it.
Click a cell or use the arrow keys, then type. With Shift, or after a right click, you type notes.</source>
        <translation>Les chiffres de chaque série, de 1 à 9 sans répétition, ont pour somme le nombre indiqué à côté.
Cliquez sur une case ou utilisez les touches fléchées, puis tapez. Avec Maj, ou après un clic droit, vous tapez des notes.</translation>
    </message>
    <message>
        <source>Each row and column holds every digit from 1 to the size of the board once. The digits of a cage make its number with its sign; for − and / the largest comes first.
Click a cell or use the arrow keys, then type. With Shift, or after a right click, you type notes. Backspace clears the cell.</source>
        <translation>Chaque ligne et chaque colonne contient une fois chaque chiffre, de 1 à la taille de la grille. Les chiffres d’une cage donnent son nombre avec son signe&#xa0;; pour − et /, le plus grand vient en premier.
Cliquez sur une case ou utilisez les touches fléchées, puis tapez. Avec Maj, ou après un clic droit, vous tapez des notes. Retour arrière vide la case.</translation>
    </message>
    <message>
        <source>Each cell is black or white. The white digits of a row add up to the number beside it, the black digits of a column to the number above it.
Click a cell: black, white, blank; drag to paint. The right button goes the other way round. Keyboard: arrow keys, then Space.</source>
        <translation>Chaque case est noire ou blanche. Les chiffres blancs d’une ligne ont pour somme le nombre à côté d’elle, les chiffres noirs d’une colonne le nombre au-dessus d’elle.
Cliquez sur une case&#xa0;: noire, blanche, vide&#xa0;; faites glisser pour en peindre plusieurs. Le bouton droit va dans l’autre sens. Clavier&#xa0;: touches fléchées, puis Espace.</translation>
    </message>
    <message>
        <source>Draw one closed loop along the dots; it never crosses or touches itself. A number says how many of the four sides of its cell are part of the loop.
Drag along the dots to draw lines, or click an edge: line, cross, blank. The right button makes crosses; a click in the middle of a cell marks it inside or outside. Keyboard: arrow keys, Space, X, C.</source>
        <translation>Tracez une seule boucle fermée le long des points&#xa0;; elle ne se croise ni ne se touche jamais. Un nombre indique combien des quatre côtés de sa case font partie de la boucle.
Faites glisser le long des points pour tracer des traits, ou cliquez sur une arête&#xa0;: trait, croix, rien. Le bouton droit pose des croix&#xa0;; un clic au milieu d’une case la marque à l’intérieur ou à l’extérieur. Clavier&#xa0;: touches fléchées, Espace, X, C.</translation>
    </message>
    <message>
        <source>Each row, column and box holds every digit once; the digits of a dashed cage differ and add up to its sum.
Click a cell or use the arrow keys, then type. With Shift, or after a right click, you type notes.</source>
        <translation>Chaque ligne, colonne et région contient chaque chiffre une fois&#xa0;; les chiffres d’une cage en pointillés sont différents et ont pour total sa somme.
Cliquez sur une case ou utilisez les touches fléchées, puis tapez. Avec Maj, ou après un clic droit, vous tapez des notes.</translation>
    </message>
    <message>
        <source>One loop passes through all pearls: straight through a white one, with a turn just before or after it; it turns on a black one and runs straight for two cells either way.
Drag to draw the loop; a right click makes a cross.</source>
        <translation>Une seule boucle passe par toutes les perles&#xa0;: tout droit à travers une blanche, avec un virage juste avant ou après&#xa0;; elle tourne sur une noire et continue tout droit sur deux cases de chaque côté.
Faites glisser pour tracer la boucle&#xa0;; un clic droit pose une croix.</translation>
    </message>
</context>
<context>
    <name>HintLadder</name>
    <message>
        <source>Look at the &lt;p&gt;framed part&lt;/p&gt; of the board: there is something to find.</source>
        <translation>Regardez la &lt;p&gt;partie encadrée&lt;/p&gt; de la grille&#xa0;: il y a quelque chose à trouver.</translation>
    </message>
    <message>
        <source>The reason is &lt;p&gt;what is highlighted&lt;/p&gt;.</source>
        <translation>La raison est &lt;p&gt;ce qui est surligné&lt;/p&gt;.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln parts of it are not among your marks, but follow in smaller steps.</source>
        <translation>
            <numerusform>%Ln élément n’est pas encore parmi vos marques, mais se déduit par de plus petites étapes.</numerusform>
            <numerusform>%Ln éléments ne sont pas encore parmi vos marques, mais se déduisent par de plus petites étapes.</numerusform>
        </translation>
    </message>
    <message>
        <source>At least one of your marks is wrong.</source>
        <translation>Au moins une de vos marques est fausse.</translation>
    </message>
    <message>
        <source>This rule applies in the &lt;p&gt;framed part&lt;/p&gt;:</source>
        <translation>Cette règle s’applique dans la &lt;p&gt;partie encadrée&lt;/p&gt;&#xa0;:</translation>
    </message>
    <message>
        <source>This mark is wrong: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Cette marque est fausse&#xa0;: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The mark &lt;c&gt;%1&lt;/c&gt; contradicts &lt;p&gt;what is highlighted&lt;/p&gt;.</source>
        <translation>La marque &lt;c&gt;%1&lt;/c&gt; contredit &lt;p&gt;ce qui est surligné&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>You have marked everything that can be worked out. The rest can be filled in in more than one way: the puzzle has several answers.</source>
        <translation>Vous avez marqué tout ce qui peut se déduire. Le reste peut se remplir de plusieurs façons&#xa0;: le casse-tête a plusieurs solutions.</translation>
    </message>
    <message>
        <source>The search for a hint was stopped.</source>
        <translation>La recherche d’une piste a été arrêtée.</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>La retirer</translation>
    </message>
    <message>
        <source>Mark it</source>
        <translation>La marquer</translation>
    </message>
    <message>
        <source>Which rule?</source>
        <translation>Quelle règle&#xa0;?</translation>
    </message>
    <message>
        <source>What is the reason?</source>
        <translation>Pour quelle raison&#xa0;?</translation>
    </message>
    <message>
        <source>Where?</source>
        <translation>Où&#xa0;?</translation>
    </message>
    <message>
        <source>What follows?</source>
        <translation>Que conclure&#xa0;?</translation>
    </message>
    <message>
        <source>Which?</source>
        <translation>Laquelle&#xa0;?</translation>
    </message>
    <message>
        <source>remove the wrong mark</source>
        <translation>retirer la marque fausse</translation>
    </message>
    <message>
        <source>mark what the hint says</source>
        <translation>marquer ce que dit la piste</translation>
    </message>
    <message numerus="yes">
        <source>The puzzle has several answers, but none with all your marks: %Ln of them conflict.</source>
        <translation>
            <numerusform>Le casse-tête a plusieurs solutions, mais aucune avec toutes vos marques&#xa0;: %Ln d’entre elles est en cause.</numerusform>
            <numerusform>Le casse-tête a plusieurs solutions, mais aucune avec toutes vos marques&#xa0;: %Ln d’entre elles se contredisent.</numerusform>
        </translation>
    </message>
    <message>
        <source>No answer has all these marks, but leave out any one and there is one: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Aucune solution n’a toutes ces marques, mais il suffit d’en retirer une, n’importe laquelle&#xa0;: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Remove the first</source>
        <translation>Retirer la première</translation>
    </message>
    <message>
        <source>Why wrong?</source>
        <translation>Pourquoi fausse&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlighted marks</source>
        <translation>
            <numerusform>%Ln marque surlignée</numerusform>
            <numerusform>%Ln marques surlignées</numerusform>
        </translation>
    </message>
    <message>
        <source>These marks contradict each other: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Ces marques se contredisent&#xa0;: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>This mark cannot be right: &lt;c&gt;%1&lt;/c&gt;. It breaks: &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Cette marque ne peut pas être juste&#xa0;: &lt;c&gt;%1&lt;/c&gt;. Elle contredit&#xa0;: &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>These marks cannot all be right: &lt;c&gt;%1&lt;/c&gt;. They break: &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Ces marques ne peuvent pas être toutes justes&#xa0;: &lt;c&gt;%1&lt;/c&gt;. Elles contredisent&#xa0;: &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Which is wrong?</source>
        <translation>Laquelle est fausse&#xa0;?</translation>
    </message>
    <message>
        <source>The reason is a rule of the whole board.</source>
        <translation>La raison est une règle qui vaut pour toute la grille.</translation>
    </message>
    <message>
        <source>The mark &lt;c&gt;%1&lt;/c&gt; breaks a rule of the whole board.</source>
        <translation>La marque &lt;c&gt;%1&lt;/c&gt; enfreint une règle qui vaut pour toute la grille.</translation>
    </message>
    <message>
        <source>The puzzle is solved: there is nothing left to find.</source>
        <translation>Le casse-tête est résolu&#xa0;: il n’y a plus rien à trouver.</translation>
    </message>
    <message>
        <source>There is something to find. It reaches across the whole board, so no part of it is framed.</source>
        <translation>Il y a quelque chose à trouver. Cela s’étend sur toute la grille, donc aucune partie n’est encadrée.</translation>
    </message>
    <message>
        <source>This rule applies across the whole board:</source>
        <translation>Cette règle s’applique à toute la grille&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>Mark all %Ln</source>
        <translation>
            <numerusform>Tout marquer (%Ln)</numerusform>
            <numerusform>Tout marquer (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>Can no longer be met: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Ne peut plus être respecté&#xa0;: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>From that you can work out &lt;c&gt;what is framed in this colour&lt;/c&gt;.</source>
        <translation>On peut en déduire &lt;c&gt;ce qui est encadré dans cette couleur&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>From &lt;p&gt;what is highlighted&lt;/p&gt; you can work out &lt;c&gt;what is framed in this colour&lt;/c&gt;.</source>
        <translation>De &lt;p&gt;ce qui est mis en évidence&lt;/p&gt;, on peut déduire &lt;c&gt;ce qui est encadré dans cette couleur&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The mark &lt;c&gt;%1&lt;/c&gt; is wrong. There is no short reason for it.</source>
        <translation>La marque &lt;c&gt;%1&lt;/c&gt; est fausse. Il n’y a pas de raison courte à cela.</translation>
    </message>
    <message>
        <source>These marks are wrong: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Ces marques sont fausses : &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Remove them</source>
        <translation>Les retirer</translation>
    </message>
</context>
<context>
    <name>HistoryView</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Le début</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Exponents</source>
        <translation>Puissances</translation>
    </message>
    <message>
        <source>Whole numbers only</source>
        <translation>Nombres entiers seulement</translation>
    </message>
    <message>
        <source>Cards may be left over</source>
        <translation>Des cartes peuvent rester</translation>
    </message>
    <message>
        <source>Both diagonals as well</source>
        <translation>Les deux diagonales aussi</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>one of these puzzles: %1</source>
        <translation>l’un de ces casse-têtes&#xa0;: %1</translation>
    </message>
    <message>
        <source>the kind of puzzle to be named, one of: %1</source>
        <translation>l’indication du genre de casse-tête, l’un de&#xa0;: %1</translation>
    </message>
    <message>
        <source>the clue %1 at row %2, column %3 has %4 lines</source>
        <translation>l’indice %1 en ligne %2, colonne %3 a %4 traits</translation>
    </message>
    <message>
        <source>there is no line</source>
        <translation>il n’y a aucun trait</translation>
    </message>
    <message>
        <source>line above row %1, column %2</source>
        <translation>trait au-dessus de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>cross above row %1, column %2</source>
        <translation>croix au-dessus de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>line below row %1, column %2</source>
        <translation>trait au-dessous de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>cross below row %1, column %2</source>
        <translation>croix au-dessous de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>line left of row %1, column %2</source>
        <translation>trait à gauche de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>cross left of row %1, column %2</source>
        <translation>croix à gauche de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>line right of row %1, column %2</source>
        <translation>trait à droite de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>cross right of row %1, column %2</source>
        <translation>croix à droite de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>the %1 corner of row %2, column %3 is impossible</source>
        <translation>le coin %1 de ligne %2, colonne %3 est impossible</translation>
    </message>
    <message>
        <source>%1 at each of its corners</source>
        <translation>%1 à chacun de ses coins</translation>
    </message>
    <message>
        <source>%1 at each of its %2 and %3 corners</source>
        <translation>%1 à chacun de ses coins %2 et %3</translation>
    </message>
    <message>
        <source>%1 at its %2 corner</source>
        <translation>%1 à son coin %2</translation>
    </message>
    <message>
        <source>%1 at each of its %2, %3 and %4 corners</source>
        <translation>%1 à chacun de ses coins %2, %3 et %4</translation>
    </message>
    <message>
        <source>a line %1</source>
        <translation>un trait %1</translation>
    </message>
    <message>
        <source>a line above row %1, column %2</source>
        <translation>un trait au-dessus de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>a line below row %1, column %2</source>
        <translation>un trait au-dessous de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>a line left of row %1, column %2</source>
        <translation>un trait à gauche de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>a line right of row %1, column %2</source>
        <translation>un trait à droite de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>above</source>
        <translation>en haut</translation>
    </message>
    <message>
        <source>above row %1, column %2</source>
        <translation>au-dessus de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>at least one line</source>
        <translation>au moins un trait</translation>
    </message>
    <message>
        <source>at least one line %1 or %2</source>
        <translation>au moins un trait %1 ou %2</translation>
    </message>
    <message>
        <source>at most one line</source>
        <translation>au plus un trait</translation>
    </message>
    <message>
        <source>at most one line %1 or %2</source>
        <translation>au plus un trait %1 ou %2</translation>
    </message>
    <message>
        <source>below</source>
        <translation>en bas</translation>
    </message>
    <message>
        <source>below row %1, column %2</source>
        <translation>au-dessous de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>from above</source>
        <translation>d’en haut</translation>
    </message>
    <message>
        <source>from below</source>
        <translation>d’en bas</translation>
    </message>
    <message>
        <source>from the left</source>
        <translation>de gauche</translation>
    </message>
    <message>
        <source>from the right</source>
        <translation>de droite</translation>
    </message>
    <message>
        <source>left of row %1, column %2</source>
        <translation>à gauche de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>lines %1 and %2</source>
        <translation>des traits %1 et %2</translation>
    </message>
    <message>
        <source>lines %1, %2 and %3</source>
        <translation>des traits %1, %2 et %3</translation>
    </message>
    <message>
        <source>lines on every side</source>
        <translation>des traits de tous les côtés</translation>
    </message>
    <message>
        <source>no line</source>
        <translation>aucun trait</translation>
    </message>
    <message>
        <source>no line %1</source>
        <translation>aucun trait %1</translation>
    </message>
    <message>
        <source>no line %1 or %2</source>
        <translation>aucun trait %1 ni %2</translation>
    </message>
    <message>
        <source>no line %1, %2 or %3</source>
        <translation>aucun trait %1, %2 ni %3</translation>
    </message>
    <message>
        <source>no line above row %1, column %2</source>
        <translation>aucun trait au-dessus de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>no line below row %1, column %2</source>
        <translation>aucun trait au-dessous de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>no line left of row %1, column %2</source>
        <translation>aucun trait à gauche de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>no line on any side</source>
        <translation>aucun trait d’aucun côté</translation>
    </message>
    <message>
        <source>no line right of row %1, column %2</source>
        <translation>aucun trait à droite de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>none or both of the lines %1 and %2</source>
        <translation>les deux traits %1 et %2, ou aucun</translation>
    </message>
    <message>
        <source>none or two lines</source>
        <translation>zéro ou deux traits</translation>
    </message>
    <message>
        <source>on the left</source>
        <translation>à gauche</translation>
    </message>
    <message>
        <source>on the right</source>
        <translation>à droite</translation>
    </message>
    <message>
        <source>one line %1 or %2</source>
        <translation>un seul trait %1 ou %2</translation>
    </message>
    <message>
        <source>right of row %1, column %2</source>
        <translation>à droite de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are on different sides</source>
        <translation>ligne %1, colonne %2 et ligne %3, colonne %4 sont de côtés différents</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are on the same side</source>
        <translation>ligne %1, colonne %2 et ligne %3, colonne %4 sont du même côté</translation>
    </message>
    <message>
        <source>the %1 at row %2, column %3</source>
        <translation>le %1 en ligne %2, colonne %3</translation>
    </message>
    <message>
        <source>the border</source>
        <translation>le bord</translation>
    </message>
    <message>
        <source>the dot at the bottom left of row %1, column %2</source>
        <translation>le point en bas à gauche de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>the dot at the bottom right of row %1, column %2</source>
        <translation>le point en bas à droite de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>the dot at the top left of row %1, column %2</source>
        <translation>le point en haut à gauche de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>the dot at the top right of row %1, column %2</source>
        <translation>le point en haut à droite de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>they are on different sides</source>
        <translation>elles sont de côtés différents</translation>
    </message>
    <message>
        <source>they are on the same side</source>
        <translation>elles sont du même côté</translation>
    </message>
    <message>
        <source>two lines</source>
        <translation>deux traits</translation>
    </message>
    <message>
        <source>no line at the %1 corner of row %2, column %3</source>
        <translation>aucun trait au coin %1 de ligne %2, colonne %3</translation>
    </message>
    <message>
        <source>one line at the %1 corner of row %2, column %3</source>
        <translation>un trait au coin %1 de ligne %2, colonne %3</translation>
    </message>
    <message>
        <source>at most one line at the %1 corner of row %2, column %3</source>
        <translation>au plus un trait au coin %1 de ligne %2, colonne %3</translation>
    </message>
    <message>
        <source>two lines at the %1 corner of row %2, column %3</source>
        <translation>deux traits au coin %1 de ligne %2, colonne %3</translation>
    </message>
    <message>
        <source>none or two lines at the %1 corner of row %2, column %3</source>
        <translation>zéro ou deux traits au coin %1 de ligne %2, colonne %3</translation>
    </message>
    <message>
        <source>at least one line at the %1 corner of row %2, column %3</source>
        <translation>au moins un trait au coin %1 de ligne %2, colonne %3</translation>
    </message>
    <message>
        <source>any lines at the %1 corner of row %2, column %3</source>
        <translation>n’importe quels traits au coin %1 de ligne %2, colonne %3</translation>
    </message>
    <message>
        <source>edge above row %1, column %2</source>
        <translation>arête au-dessus de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>edge below row %1, column %2</source>
        <translation>arête au-dessous de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>edge left of row %1, column %2</source>
        <translation>arête à gauche de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>edge right of row %1, column %2</source>
        <translation>arête à droite de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>row %1, column %2 is inside</source>
        <translation>ligne %1, colonne %2 est à l’intérieur</translation>
    </message>
    <message>
        <source>row %1, column %2 is outside</source>
        <translation>ligne %1, colonne %2 est à l’extérieur</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are outside</source>
        <translation>ligne %1, colonne %2 et ligne %3, colonne %4 sont à l’extérieur</translation>
    </message>
    <message>
        <source>row %1, column %2, row %3, column %4 and row %5, column %6 are outside</source>
        <translation>ligne %1, colonne %2, ligne %3, colonne %4 et ligne %5, colonne %6 sont à l’extérieur</translation>
    </message>
    <message>
        <source>row %1, column %2, row %3, column %4, row %5, column %6 and row %7, column %8 are outside</source>
        <translation>ligne %1, colonne %2, ligne %3, colonne %4, ligne %5, colonne %6 et ligne %7, colonne %8 sont à l’extérieur</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are inside</source>
        <translation>ligne %1, colonne %2 et ligne %3, colonne %4 sont à l’intérieur</translation>
    </message>
    <message>
        <source>row %1, column %2, row %3, column %4 and row %5, column %6 are inside</source>
        <translation>ligne %1, colonne %2, ligne %3, colonne %4 et ligne %5, colonne %6 sont à l’intérieur</translation>
    </message>
    <message>
        <source>row %1, column %2, row %3, column %4, row %5, column %6 and row %7, column %8 are inside</source>
        <translation>ligne %1, colonne %2, ligne %3, colonne %4, ligne %5, colonne %6 et ligne %7, colonne %8 sont à l’intérieur</translation>
    </message>
    <message>
        <source>clue %1 at row %2, column %3</source>
        <translation>indice %1 en ligne %2, colonne %3</translation>
    </message>
    <message>
        <source>there is one loop, which never touches itself</source>
        <translation>il y a une seule boucle, qui ne se touche jamais elle-même</translation>
    </message>
    <message>
        <source>1 edge</source>
        <translation>1 arête</translation>
    </message>
    <message>
        <source>%1 edges</source>
        <translation>%1 arêtes</translation>
    </message>
    <message>
        <source>row %1, column %2, no clue</source>
        <translation>ligne %1, colonne %2, sans indice</translation>
    </message>
    <message>
        <source>row %1, column %2, clue %3</source>
        <translation>ligne %1, colonne %2, indice %3</translation>
    </message>
    <message>
        <source>a number of rows and one of columns, 1 to %1 each, or 0 0</source>
        <translation>un nombre de lignes et un de colonnes, de 1 à %1 chacun, ou 0 0</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>la fin de la ligne</translation>
    </message>
    <message>
        <source>nothing more after the closing 0 0</source>
        <translation>plus rien après le 0 0 final</translation>
    </message>
    <message>
        <source>row %1 of %2</source>
        <translation>ligne %1 sur %2</translation>
    </message>
    <message>
        <source>a line of more than %1 bytes</source>
        <translation>une ligne de plus de %1 octets</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>la fin du texte</translation>
    </message>
    <message>
        <source>line</source>
        <translation>trait</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>croix</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>à l’intérieur</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>à l’extérieur</translation>
    </message>
    <message>
        <source>found %1; expected %2</source>
        <translation>trouvé&#xa0;: %1&#xa0;; attendu&#xa0;: %2</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>aucune solution</translation>
    </message>
    <message>
        <source>one answer</source>
        <translation>une solution</translation>
    </message>
    <message>
        <source>many answers</source>
        <translation>plusieurs solutions</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>indéterminé</translation>
    </message>
    <message>
        <source>clue %1 of %2: 0, 1, 2, 3 or &apos;.&apos;</source>
        <translation>indice %1 sur %2&#xa0;: 0, 1, 2, 3 ou &apos;.&apos;</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>en haut à gauche</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>en haut à droite</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>en bas à droite</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>en bas à gauche</translation>
    </message>
    <message>
        <source>dot top left of row %1, column %2</source>
        <translation>point en haut à gauche de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>dot top right of row %1, column %2</source>
        <translation>point en haut à droite de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>dot bottom left of row %1, column %2</source>
        <translation>point en bas à gauche de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>dot bottom right of row %1, column %2</source>
        <translation>point en bas à droite de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>this is not an expression</source>
        <translation>ceci n’est pas une expression</translation>
    </message>
    <message>
        <source>the card %1 is not used</source>
        <translation>la carte %1 n’est pas utilisée</translation>
    </message>
    <message>
        <source>the expression is worth %1, not %2</source>
        <translation>l’expression vaut %1, pas %2</translation>
    </message>
    <message>
        <source>the card %1 is used twice</source>
        <translation>la carte %1 est utilisée deux fois</translation>
    </message>
    <message>
        <source>exponents are not allowed</source>
        <translation>les puissances ne sont pas permises</translation>
    </message>
    <message>
        <source>%1 %2 %3 has no valid value</source>
        <translation>%1 %2 %3 n’a pas de valeur permise</translation>
    </message>
    <message>
        <source>the intermediate value %1 is not a whole number</source>
        <translation>la valeur intermédiaire %1 n’est pas un nombre entier</translation>
    </message>
    <message>
        <source>place %1 of the expression is open</source>
        <translation>la place %1 de l’expression est encore ouverte</translation>
    </message>
    <message>
        <source>place %1 of the expression is blank</source>
        <translation>la place %1 de l’expression reste vide</translation>
    </message>
    <message>
        <source>%1 make %2 as %3</source>
        <translation>%1 donnent %2 par %3</translation>
    </message>
    <message>
        <source>%1 can make %2</source>
        <translation>%1 peuvent donner %2</translation>
    </message>
    <message>
        <source>the card %1 is %2</source>
        <translation>la carte %1 vaut %2</translation>
    </message>
    <message>
        <source>sets of %1 cards make %2 values in all</source>
        <translation>les groupes de %1 cartes donnent %2 valeurs en tout</translation>
    </message>
    <message>
        <source>%1 make %2 values</source>
        <translation>%1 donnent %2 valeurs</translation>
    </message>
    <message>
        <source>%1 = %2 can be made</source>
        <translation>%1 = %2 est réalisable</translation>
    </message>
    <message>
        <source>nothing can be made on this side of the target</source>
        <translation>rien n’est réalisable de ce côté de la cible</translation>
    </message>
    <message>
        <source>nothing comes closer to %1</source>
        <translation>rien n’est plus proche de %1</translation>
    </message>
    <message>
        <source>the target is %1</source>
        <translation>la cible est %1</translation>
    </message>
    <message>
        <source>no card is used twice</source>
        <translation>aucune carte n’est utilisée deux fois</translation>
    </message>
    <message>
        <source>every card is used once</source>
        <translation>chaque carte est utilisée une fois</translation>
    </message>
    <message>
        <source>the card %1</source>
        <translation>la carte %1</translation>
    </message>
    <message>
        <source>1 place of the expression</source>
        <translation>1 place de l’expression</translation>
    </message>
    <message>
        <source>%1 places of the expression</source>
        <translation>%1 places de l’expression</translation>
    </message>
    <message>
        <source>card %1 of %2: %3</source>
        <translation>carte %1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>the target %1</source>
        <translation>la cible %1</translation>
    </message>
    <message>
        <source>the expression</source>
        <translation>l’expression</translation>
    </message>
    <message>
        <source>the place of a value close to the target</source>
        <translation>la place d’une valeur proche de la cible</translation>
    </message>
    <message>
        <source>the branch up from %1</source>
        <translation>la branche qui monte de %1</translation>
    </message>
    <message>
        <source>the sign that joins %1</source>
        <translation>le signe qui relie %1</translation>
    </message>
    <message>
        <source>what %1 make</source>
        <translation>ce que donnent %1</translation>
    </message>
    <message>
        <source>a card: 1 to %1, A, J, Q or K</source>
        <translation>une carte&#xa0;: 1 à %1, A, J, Q ou K</translation>
    </message>
    <message>
        <source>&apos;=&apos; after %1 cards</source>
        <translation>&apos;=&apos; après %1 cartes</translation>
    </message>
    <message>
        <source>a card (1 to %1, A, J, Q or K) or &apos;=&apos;</source>
        <translation>une carte (1 à %1, A, J, Q ou K) ou &apos;=&apos;</translation>
    </message>
    <message>
        <source>a target: a whole number or a fraction, of up to %1</source>
        <translation>une cible&#xa0;: un nombre entier ou une fraction, jusqu’à %1</translation>
    </message>
    <message>
        <source>the end of the line, or an option: exponents, integers, some</source>
        <translation>la fin de la ligne, ou une option&#xa0;: exponents, integers, some</translation>
    </message>
    <message>
        <source>the tile at row %1, place %2 has %3 links</source>
        <translation>la tuile en ligne %1, place %2 a %3 liens</translation>
    </message>
    <message>
        <source>the links are not one path</source>
        <translation>les liens ne forment pas un seul chemin</translation>
    </message>
    <message>
        <source>a division in %1 does not work out</source>
        <translation>une division de %1 ne tombe pas juste</translation>
    </message>
    <message>
        <source>in %1, %2 is not %3</source>
        <translation>dans %1, %2 n’est pas égal à %3</translation>
    </message>
    <message>
        <source>link of %1 (row %2, place %3) and %4 (row %5, place %6)</source>
        <translation>lien entre %1 (ligne %2, place %3) et %4 (ligne %5, place %6)</translation>
    </message>
    <message>
        <source>%1 (row %2, place %3) and %4 (row %5, place %6) are joined</source>
        <translation>%1 (ligne %2, place %3) et %4 (ligne %5, place %6) sont reliés</translation>
    </message>
    <message>
        <source>%1 (row %2, place %3) and %4 (row %5, place %6) are not joined</source>
        <translation>%1 (ligne %2, place %3) et %4 (ligne %5, place %6) sont séparés</translation>
    </message>
    <message>
        <source>the path ends on %1 (row %2, place %3)</source>
        <translation>le chemin finit sur %1 (ligne %2, place %3)</translation>
    </message>
    <message>
        <source>the path does not end on %1 (row %2, place %3)</source>
        <translation>le chemin ne finit pas sur %1 (ligne %2, place %3)</translation>
    </message>
    <message>
        <source>the tile %1 at row %2, place %3</source>
        <translation>la tuile %1 en ligne %2, place %3</translation>
    </message>
    <message>
        <source>one path passes through every tile</source>
        <translation>un seul chemin passe par toutes les tuiles</translation>
    </message>
    <message>
        <source>the path reads as an equation</source>
        <translation>le chemin se lit comme une équation</translation>
    </message>
    <message>
        <source>row %1, place %2, tile %3</source>
        <translation>ligne %1, place %2, tuile %3</translation>
    </message>
    <message>
        <source>the equation</source>
        <translation>l’équation</translation>
    </message>
    <message>
        <source>the end from which it is read</source>
        <translation>le bout d’où part la lecture</translation>
    </message>
    <message>
        <source>an odd number of rows, 3 to %1, or 0</source>
        <translation>un nombre impair de lignes, de 3 à %1, ou 0</translation>
    </message>
    <message>
        <source>the number of tiles in the odd rows, 1 to %1, so that there are no more than %2 tiles</source>
        <translation>le nombre de tuiles des lignes impaires, de 1 à %1, pour que le total ne dépasse pas %2 tuiles</translation>
    </message>
    <message>
        <source>tile %1 of %2: a digit, +, -, *, / or =</source>
        <translation>tuile %1 sur %2&#xa0;: un chiffre, +, -, *, / ou =</translation>
    </message>
    <message>
        <source>no second =</source>
        <translation>pas de second =</translation>
    </message>
    <message>
        <source>an = on one of the tiles</source>
        <translation>un = sur l’une des tuiles</translation>
    </message>
    <message>
        <source>nothing more after the closing 0</source>
        <translation>plus rien après le 0 final</translation>
    </message>
    <message>
        <source>row %1, column %2 holds no digit</source>
        <translation>ligne %1, colonne %2 ne contient aucun chiffre</translation>
    </message>
    <message>
        <source>row %1 holds the digit %2 twice</source>
        <translation>la ligne %1 contient deux fois le chiffre %2</translation>
    </message>
    <message>
        <source>column %1 holds the digit %2 twice</source>
        <translation>la colonne %1 contient deux fois le chiffre %2</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>la colonne %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>la ligne %1</translation>
    </message>
    <message>
        <source>cage %1 at row %2, column %3</source>
        <translation>la cage %1 en ligne %2, colonne %3</translation>
    </message>
    <message>
        <source>row %1, column %2 is %3</source>
        <translation>ligne %1, colonne %2 vaut %3</translation>
    </message>
    <message>
        <source>row %1, column %2 is not %3</source>
        <translation>ligne %1, colonne %2 ne vaut pas %3</translation>
    </message>
    <message>
        <source>row %1, column %2 is neither %3 nor %4</source>
        <translation>ligne %1, colonne %2 ne vaut ni %3 ni %4</translation>
    </message>
    <message>
        <source>row %1, column %2 is %3 or %4</source>
        <translation>ligne %1, colonne %2 vaut %3 ou %4</translation>
    </message>
    <message>
        <source>%1 cells are %2</source>
        <translation>%1 cases valent %2</translation>
    </message>
    <message>
        <source>%1 cells can only be %2 or %3</source>
        <translation>%1 cases ne peuvent valoir que %2 ou %3</translation>
    </message>
    <message>
        <source>no other cell of row %1 is %2</source>
        <translation>aucune autre case de la ligne %1 ne vaut %2</translation>
    </message>
    <message>
        <source>no other cell of column %1 is %2</source>
        <translation>aucune autre case de la colonne %1 ne vaut %2</translation>
    </message>
    <message>
        <source>no other cell of row %1 is %2 or %3</source>
        <translation>aucune autre case de la ligne %1 ne vaut %2 ou %3</translation>
    </message>
    <message>
        <source>no other cell of column %1 is %2 or %3</source>
        <translation>aucune autre case de la colonne %1 ne vaut %2 ou %3</translation>
    </message>
    <message>
        <source>row %1 has %2</source>
        <translation>la ligne %1 a %2</translation>
    </message>
    <message>
        <source>column %1 has %2</source>
        <translation>la colonne %1 a %2</translation>
    </message>
    <message>
        <source>row %1 has %2 and %3</source>
        <translation>la ligne %1 a %2 et %3</translation>
    </message>
    <message>
        <source>column %1 has %2 and %3</source>
        <translation>la colonne %1 a %2 et %3</translation>
    </message>
    <message>
        <source>%1 needs %2</source>
        <translation>%1 demande %2</translation>
    </message>
    <message>
        <source>%1 needs %2 or %3</source>
        <translation>%1 demande %2 ou %3</translation>
    </message>
    <message>
        <source>%1 is row %2, column %3</source>
        <translation>%1 est ligne %2, colonne %3</translation>
    </message>
    <message>
        <source>%1 = %2 needs %3 = %4</source>
        <translation>%1 = %2 demande %3 = %4</translation>
    </message>
    <message>
        <source>1 cell</source>
        <translation>1 case</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 cases</translation>
    </message>
    <message>
        <source>row %1, column %2, in the cage %3</source>
        <translation>ligne %1, colonne %2, dans la cage %3</translation>
    </message>
    <message>
        <source>a side from 1 to %1 and a number of cages from 1 to %2, or 0</source>
        <translation>un côté de 1 à %1 et un nombre de cages de 1 à %2, ou 0</translation>
    </message>
    <message>
        <source>the letter a</source>
        <translation>la lettre a</translation>
    </message>
    <message>
        <source>a letter from a to %1</source>
        <translation>une lettre de a à %1</translation>
    </message>
    <message>
        <source>a letter from a to z or from A to %1</source>
        <translation>une lettre de a à z ou de A à %1</translation>
    </message>
    <message>
        <source>a row of %1 letters</source>
        <translation>une ligne de %1 lettres</translation>
    </message>
    <message>
        <source>a cage in one piece: this cell does not touch the others of its letter</source>
        <translation>une cage d’un seul tenant&#xa0;: cette case ne touche pas les autres de sa lettre</translation>
    </message>
    <message>
        <source>at most %1 cells in a cage</source>
        <translation>au plus %1 cases dans une cage</translation>
    </message>
    <message>
        <source>&apos;.&apos; for a cage of one cell</source>
        <translation>&apos;.&apos; pour une cage d’une case</translation>
    </message>
    <message>
        <source>&apos;+&apos;, &apos;-&apos;, &apos;*&apos;, &apos;/&apos; or &apos;?&apos; for a cage of two cells</source>
        <translation>&apos;+&apos;, &apos;-&apos;, &apos;*&apos;, &apos;/&apos; ou &apos;?&apos; pour une cage de deux cases</translation>
    </message>
    <message>
        <source>a letter that stands in the grid</source>
        <translation>une lettre qui figure dans la grille</translation>
    </message>
    <message>
        <source>a cage that has no clue yet</source>
        <translation>une cage qui n’a pas encore d’indice</translation>
    </message>
    <message>
        <source>a target from 0 to %1</source>
        <translation>une cible de 0 à %1</translation>
    </message>
    <message>
        <source>clue %1 of %2</source>
        <translation>indice %1 sur %2</translation>
    </message>
    <message>
        <source>the white cells of row %1 make %2 instead of %3</source>
        <translation>les cases blanches de la ligne %1 font %2 au lieu de %3</translation>
    </message>
    <message>
        <source>the black cells of column %1 make %2 instead of %3</source>
        <translation>les cases noires de la colonne %1 font %2 au lieu de %3</translation>
    </message>
    <message>
        <source>row %1, column %2 is black</source>
        <translation>ligne %1, colonne %2 est noire</translation>
    </message>
    <message>
        <source>row %1, column %2 is white</source>
        <translation>ligne %1, colonne %2 est blanche</translation>
    </message>
    <message>
        <source>row %1, column %2, digit %3</source>
        <translation>ligne %1, colonne %2, chiffre %3</translation>
    </message>
    <message>
        <source>row %1, sum of its white cells so far</source>
        <translation>ligne %1, somme de ses cases blanches jusqu’ici</translation>
    </message>
    <message>
        <source>column %1, sum of its black cells so far</source>
        <translation>colonne %1, somme de ses cases noires jusqu’ici</translation>
    </message>
    <message>
        <source>row %1, what its label still lacks</source>
        <translation>ligne %1, ce qui manque encore à son total</translation>
    </message>
    <message>
        <source>column %1, what its label still lacks</source>
        <translation>colonne %1, ce qui manque encore à son total</translation>
    </message>
    <message>
        <source>the column labels: 1 to %1 numbers from 0 to %2</source>
        <translation>les totaux des colonnes&#xa0;: 1 à %1 nombres de 0 à %2</translation>
    </message>
    <message>
        <source>digit %1 of %2: 1 to 9</source>
        <translation>chiffre %1 sur %2&#xa0;: 1 à 9</translation>
    </message>
    <message>
        <source>the row&apos;s label, a number from 0 to %1</source>
        <translation>le total de la ligne, un nombre de 0 à %1</translation>
    </message>
    <message>
        <source>no more than %1 rows</source>
        <translation>pas plus de %1 lignes</translation>
    </message>
    <message>
        <source>a row: %1 digits, then its label</source>
        <translation>une ligne&#xa0;: %1 chiffres, puis son total</translation>
    </message>
    <message>
        <source>candidates %1</source>
        <translation>candidats %1</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>joined</source>
        <translation>relié</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>coupé</translation>
    </message>
    <message>
        <source>the path ends here</source>
        <translation>le chemin finit ici</translation>
    </message>
    <message>
        <source>the path does not end here</source>
        <translation>le chemin ne finit pas ici</translation>
    </message>
    <message>
        <source>%1 stands in place %2 of the expression</source>
        <translation>%1 se trouve à la place %2 de l’expression</translation>
    </message>
    <message>
        <source>%1 does not have the form of an equation</source>
        <translation>%1 n’a pas la forme d’une équation</translation>
    </message>
    <message>
        <source>%1 of the links and the reading</source>
        <translation>%1 liens (sens de lecture compris)</translation>
    </message>
    <message>
        <source>fewer cards for a hand this hard</source>
        <translation>moins de cartes pour une main aussi difficile</translation>
    </message>
    <message>
        <source>the target</source>
        <translation>la cible</translation>
    </message>
    <message>
        <source>all the cards</source>
        <translation>toutes les cartes</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>une carte</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 cartes</translation>
    </message>
    <message>
        <source>one value</source>
        <translation>une valeur</translation>
    </message>
    <message>
        <source>%1 values</source>
        <translation>%1 valeurs</translation>
    </message>
    <message>
        <source>%1: this is the target</source>
        <translation>%1&#xa0;: c’est la cible</translation>
    </message>
    <message>
        <source>%1: live, one way left</source>
        <translation>%1&#xa0;: jouable, il reste une seule façon</translation>
    </message>
    <message>
        <source>%1: live, %2 ways left</source>
        <translation>%1&#xa0;: jouable, il reste %2 façons</translation>
    </message>
    <message>
        <source>%1: dead; the target is %2</source>
        <translation>%1&#xa0;: impasse&#xa0;; la cible est %2</translation>
    </message>
    <message>
        <source>%1: dead; nothing left makes up %2, the nearest are %3 and %4</source>
        <translation>%1&#xa0;: impasse&#xa0;; ce qui reste ne donne pas %2, au plus près %3 et %4</translation>
    </message>
    <message>
        <source>%1: dead; nothing left makes up %2, the nearest is %3</source>
        <translation>%1&#xa0;: impasse&#xa0;; ce qui reste ne donne pas %2, au plus près %3</translation>
    </message>
    <message>
        <source>%1: dead; what is left makes nothing at all</source>
        <translation>%1&#xa0;: impasse&#xa0;; ce qui reste ne donne rien du tout</translation>
    </message>
    <message>
        <source>a size from %1 to %2</source>
        <translation>une taille de %1 à %2</translation>
    </message>
    <message>
        <source>no symmetry, as these puzzles have none</source>
        <translation>pas de symétrie, car ces casse-têtes n’en ont pas</translation>
    </message>
    <message>
        <source>another symmetry of the clues</source>
        <translation>une autre symétrie des indices</translation>
    </message>
    <message>
        <source>an odd number of tiles, at most %1, for a board this gentle</source>
        <translation>un nombre impair de tuiles, %1 au plus, pour une grille aussi facile</translation>
    </message>
    <message>
        <source>at most %1 tiles, or %2 if their number is even, for a board this easy</source>
        <translation>au plus %1 tuiles, ou %2 si leur nombre est pair, pour une grille aussi facile</translation>
    </message>
    <message>
        <source>at most %1 tiles for this difficulty</source>
        <translation>au plus %1 tuiles pour cette difficulté</translation>
    </message>
    <message>
        <source>at least %1 tiles for a board this hard</source>
        <translation>au moins %1 tuiles pour une grille aussi difficile</translation>
    </message>
    <message>
        <source>a wider board for a puzzle this hard</source>
        <translation>une grille plus large pour un casse-tête aussi difficile</translation>
    </message>
    <message>
        <source>an odd number of rows</source>
        <translation>un nombre impair de lignes</translation>
    </message>
    <message>
        <source>a board of %1 to %2 tiles</source>
        <translation>une grille de %1 à %2 tuiles</translation>
    </message>
    <message>
        <source>one tile</source>
        <translation>une tuile</translation>
    </message>
    <message>
        <source>%1 tiles</source>
        <translation>%1 tuiles</translation>
    </message>
    <message>
        <source>the one path</source>
        <translation>le chemin unique</translation>
    </message>
    <message>
        <source>one link</source>
        <translation>un lien</translation>
    </message>
    <message>
        <source>%1 links</source>
        <translation>%1 liens</translation>
    </message>
    <message>
        <source>one cut</source>
        <translation>une coupure</translation>
    </message>
    <message>
        <source>%1 cuts</source>
        <translation>%1 coupures</translation>
    </message>
    <message>
        <source>the reading</source>
        <translation>le sens de lecture</translation>
    </message>
    <message>
        <source>one end</source>
        <translation>un bout</translation>
    </message>
    <message>
        <source>%1 ends</source>
        <translation>%1 bouts</translation>
    </message>
    <message>
        <source>one inner tile</source>
        <translation>une tuile intermédiaire</translation>
    </message>
    <message>
        <source>%1 inner tiles</source>
        <translation>%1 tuiles intermédiaires</translation>
    </message>
    <message>
        <source>the place of the =</source>
        <translation>la place du =</translation>
    </message>
    <message>
        <source>as many rows as columns</source>
        <translation>autant de lignes que de colonnes</translation>
    </message>
    <message>
        <source>one cage</source>
        <translation>une cage</translation>
    </message>
    <message>
        <source>%1 cages</source>
        <translation>%1 cages</translation>
    </message>
    <message>
        <source>one row</source>
        <translation>une ligne</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 lignes</translation>
    </message>
    <message>
        <source>one column</source>
        <translation>une colonne</translation>
    </message>
    <message>
        <source>%1 columns</source>
        <translation>%1 colonnes</translation>
    </message>
    <message>
        <source>one digit</source>
        <translation>un chiffre</translation>
    </message>
    <message>
        <source>%1 digits</source>
        <translation>%1 chiffres</translation>
    </message>
    <message>
        <source>the candidates of one cell</source>
        <translation>les candidats d’une case</translation>
    </message>
    <message>
        <source>the candidates of %1 cells</source>
        <translation>les candidats de %1 cases</translation>
    </message>
    <message>
        <source>a board of at least %1 cells for a puzzle this hard</source>
        <translation>une grille d’au moins %1 cases pour un casse-tête aussi difficile</translation>
    </message>
    <message>
        <source>one black cell</source>
        <translation>une case noire</translation>
    </message>
    <message>
        <source>%1 black cells</source>
        <translation>%1 cases noires</translation>
    </message>
    <message>
        <source>one white cell</source>
        <translation>une case blanche</translation>
    </message>
    <message>
        <source>%1 white cells</source>
        <translation>%1 cases blanches</translation>
    </message>
    <message>
        <source>one clue</source>
        <translation>un indice</translation>
    </message>
    <message>
        <source>%1 clues</source>
        <translation>%1 indices</translation>
    </message>
    <message>
        <source>one dot</source>
        <translation>un point</translation>
    </message>
    <message>
        <source>%1 dots</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>the one loop</source>
        <translation>la boucle unique</translation>
    </message>
    <message>
        <source>one line</source>
        <translation>un trait</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 traits</translation>
    </message>
    <message>
        <source>one cross</source>
        <translation>une croix</translation>
    </message>
    <message>
        <source>%1 crosses</source>
        <translation>%1 croix</translation>
    </message>
    <message>
        <source>one cell inside</source>
        <translation>une case à l’intérieur</translation>
    </message>
    <message>
        <source>%1 cells inside</source>
        <translation>%1 cases à l’intérieur</translation>
    </message>
    <message>
        <source>one cell outside</source>
        <translation>une case à l’extérieur</translation>
    </message>
    <message>
        <source>%1 cells outside</source>
        <translation>%1 cases à l’extérieur</translation>
    </message>
    <message>
        <source>one corner</source>
        <translation>un coin</translation>
    </message>
    <message>
        <source>%1 corners</source>
        <translation>%1 coins</translation>
    </message>
    <message>
        <source>one pair of cells</source>
        <translation>une paire de cases</translation>
    </message>
    <message>
        <source>%1 pairs of cells</source>
        <translation>%1 paires de cases</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>As hard as its hardest step.</source>
        <translation>Aussi difficile que son étape la plus difficile.</translation>
    </message>
    <message>
        <source>Hardest step: %1, but one of several to choose from.</source>
        <translation>Étape la plus difficile&#xa0;: %1, mais on a le choix entre plusieurs.</translation>
    </message>
    <message>
        <source>No step is harder than %1, but many are not much easier: together they are harder.</source>
        <translation>Aucune étape ne dépasse «&#xa0;%1&#xa0;», mais beaucoup s’en approchent&#xa0;: ensemble, elles sont plus difficiles.</translation>
    </message>
    <message>
        <source>card %1 of %2</source>
        <translation>carte %1 sur %2</translation>
    </message>
    <message>
        <source>one card is blank</source>
        <translation>une carte est vide</translation>
    </message>
    <message>
        <source>%1 cards are blank</source>
        <translation>%1 cartes sont vides</translation>
    </message>
    <message>
        <source>the target is missing</source>
        <translation>la cible manque</translation>
    </message>
    <message>
        <source>the target is incomplete</source>
        <translation>la cible est incomplète</translation>
    </message>
    <message>
        <source>row %1, place %2</source>
        <translation>ligne %1, place %2</translation>
    </message>
    <message>
        <source>a board of at most %1 tiles</source>
        <translation>une grille d’au plus %1 tuiles</translation>
    </message>
    <message>
        <source>one tile is blank</source>
        <translation>une tuile est vide</translation>
    </message>
    <message>
        <source>%1 tiles are blank</source>
        <translation>%1 tuiles sont vides</translation>
    </message>
    <message>
        <source>the &quot;=&quot; is missing</source>
        <translation>le «&#xa0;=&#xa0;» manque</translation>
    </message>
    <message>
        <source>there are %1 &quot;=&quot; instead of one</source>
        <translation>il y a %1 «&#xa0;=&#xa0;» au lieu d’un</translation>
    </message>
    <message>
        <source>no equation along this path fits the tiles</source>
        <translation>aucune équation le long de ce chemin ne convient aux tuiles</translation>
    </message>
    <message>
        <source>one cage has no number</source>
        <translation>une cage n’a pas de nombre</translation>
    </message>
    <message>
        <source>%1 cages have no number</source>
        <translation>%1 cages n’ont pas de nombre</translation>
    </message>
    <message>
        <source>one cage has no operator</source>
        <translation>une cage n’a pas d’opérateur</translation>
    </message>
    <message>
        <source>%1 cages have no operator</source>
        <translation>%1 cages n’ont pas d’opérateur</translation>
    </message>
    <message>
        <source>one cage of a single cell has an operator</source>
        <translation>une cage d’une seule case a un opérateur</translation>
    </message>
    <message>
        <source>%1 cages of a single cell have an operator</source>
        <translation>%1 cages d’une seule case ont un opérateur</translation>
    </message>
    <message>
        <source>one cell is in no cage</source>
        <translation>une case n’est dans aucune cage</translation>
    </message>
    <message>
        <source>%1 cells are in no cage</source>
        <translation>%1 cases ne sont dans aucune cage</translation>
    </message>
    <message>
        <source>a cage has more than %1 cells</source>
        <translation>une cage a plus de %1 cases</translation>
    </message>
    <message>
        <source>there are %1 cages, more than %2</source>
        <translation>il y a %1 cages, plus de %2</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>row %1, the sum of its white cells</source>
        <translation>ligne %1, la somme de ses cases blanches</translation>
    </message>
    <message>
        <source>column %1, the sum of its black cells</source>
        <translation>colonne %1, la somme de ses cases noires</translation>
    </message>
    <message>
        <source>one cell has no digit</source>
        <translation>une case n’a pas de chiffre</translation>
    </message>
    <message>
        <source>%1 cells have no digit</source>
        <translation>%1 cases n’ont pas de chiffre</translation>
    </message>
    <message>
        <source>one label is missing</source>
        <translation>un total manque</translation>
    </message>
    <message>
        <source>%1 labels are missing</source>
        <translation>%1 totaux manquent</translation>
    </message>
    <message>
        <source>one cell is neither black nor white</source>
        <translation>une case n’est ni noire ni blanche</translation>
    </message>
    <message>
        <source>%1 cells are neither black nor white</source>
        <translation>%1 cases ne sont ni noires ni blanches</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>an object with &quot;%1&quot;</source>
        <translation>un objet avec «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>a list of %1</source>
        <translation>une liste de %1</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un nombre entier de %1 à %2</translation>
    </message>
    <message>
        <source>a number of seconds</source>
        <translation>un nombre de secondes</translation>
    </message>
    <message>
        <source>a text of at most %1 bytes</source>
        <translation>un texte d’au plus %1 octets</translation>
    </message>
    <message>
        <source>a text for each place</source>
        <translation>un texte pour chaque place</translation>
    </message>
    <message>
        <source>a kind of puzzle that this Inkling knows</source>
        <translation>un genre de casse-tête que cet Inkling connaît</translation>
    </message>
    <message>
        <source>clues that fit a puzzle of this kind and size</source>
        <translation>des indices qui conviennent à un casse-tête de ce genre et de cette taille</translation>
    </message>
    <message>
        <source>marks that fit this puzzle</source>
        <translation>des marques qui conviennent à ce casse-tête</translation>
    </message>
    <message>
        <source>version %1 or older: a newer Inkling wrote this file</source>
        <translation>version %1 ou antérieure&#xa0;: un Inkling plus récent a écrit ce fichier</translation>
    </message>
    <message>
        <source>a number that no other puzzle has</source>
        <translation>un numéro qu’aucun autre casse-tête n’a</translation>
    </message>
    <message>
        <source>a step that fits the puzzles</source>
        <translation>une étape qui convient aux casse-têtes</translation>
    </message>
    <message>
        <source>nothing nested deeper than %1</source>
        <translation>rien d’imbriqué à plus de %1 niveaux</translation>
    </message>
    <message>
        <source>no more than %1 values</source>
        <translation>pas plus de %1 valeurs</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>%1: nothing can be divided by 0</source>
        <translation>%1&#xa0;: on ne peut pas diviser par 0</translation>
    </message>
    <message>
        <source>%1: this has no valid value</source>
        <translation>%1&#xa0;: cela n’a pas de valeur permise</translation>
    </message>
    <message>
        <source>%1 = %2: only whole numbers are allowed</source>
        <translation>%1 = %2&#xa0;: seuls les nombres entiers sont permis</translation>
    </message>
    <message>
        <source>these two cannot be joined like this</source>
        <translation>ces deux-là ne peuvent pas être réunies ainsi</translation>
    </message>
    <message>
        <source>the values of its sides</source>
        <translation>les valeurs de ses côtés</translation>
    </message>
    <message>
        <source>solvable</source>
        <translation>soluble</translation>
    </message>
    <message>
        <source>how many tiles stand before the =</source>
        <translation>le nombre de tuiles avant le =</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 vaut %2</translation>
    </message>
    <message>
        <source>the answer reads %1</source>
        <translation>la solution se lit %1</translation>
    </message>
    <message>
        <source>As hard to find as the easiest answer: %1.</source>
        <translation>Aussi difficile à trouver que la solution la plus facile&#xa0;: %1.</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>impair</translation>
    </message>
    <message>
        <source>even</source>
        <translation>pair</translation>
    </message>
    <message>
        <source>%1 rows and columns</source>
        <translation>%1 lignes et colonnes</translation>
    </message>
    <message>
        <source>the %1 in column %2</source>
        <translation>le %1 en colonne %2</translation>
    </message>
    <message>
        <source>the %1 in row %2</source>
        <translation>le %1 en ligne %2</translation>
    </message>
    <message>
        <source>the %1 at row %2, column %3 is black</source>
        <translation>le %1 en ligne %2, colonne %3 est noir</translation>
    </message>
    <message>
        <source>the %1 at row %2, column %3 is white</source>
        <translation>le %1 en ligne %2, colonne %3 est blanc</translation>
    </message>
    <message>
        <source>the %1 in column %2 is black</source>
        <translation>le %1 en colonne %2 est noir</translation>
    </message>
    <message>
        <source>the %1 in column %2 is white</source>
        <translation>le %1 en colonne %2 est blanc</translation>
    </message>
    <message>
        <source>the %1 in row %2 is black</source>
        <translation>le %1 en ligne %2 est noir</translation>
    </message>
    <message>
        <source>the %1 in row %2 is white</source>
        <translation>le %1 en ligne %2 est blanc</translation>
    </message>
    <message>
        <source>1 cell is %1</source>
        <translation>1 case est en %1</translation>
    </message>
    <message>
        <source>%2 cells are %1</source>
        <translation>%2 cases sont en %1</translation>
    </message>
    <message>
        <source>%1 links are joined</source>
        <translation>%1 liens sont sur le chemin</translation>
    </message>
    <message>
        <source>%1 links are cut</source>
        <translation>%1 liens sont coupés</translation>
    </message>
    <message>
        <source>the path does not end on %1 other tiles</source>
        <translation>le chemin ne finit pas sur %1 autres tuiles</translation>
    </message>
    <message>
        <source>the %1 at row %2, place %3 has too many links</source>
        <translation>la tuile %1 en ligne %2, place %3 a trop de liens</translation>
    </message>
    <message>
        <source>the %1 at row %2, place %3 has too few links left</source>
        <translation>la tuile %1 en ligne %2, place %3 n’a plus assez de liens</translation>
    </message>
    <message>
        <source>the path has more than two ends</source>
        <translation>le chemin a plus de deux bouts</translation>
    </message>
    <message>
        <source>the path has fewer than two ends</source>
        <translation>le chemin a moins de deux bouts</translation>
    </message>
    <message>
        <source>three digits in a row have the %1 at row %2, place %3 between them</source>
        <translation>trois chiffres se suivent, avec au milieu la tuile %1 en ligne %2, place %3</translation>
    </message>
    <message>
        <source>too many numbers have two digits</source>
        <translation>trop de nombres ont deux chiffres</translation>
    </message>
    <message>
        <source>too many numbers have one digit</source>
        <translation>trop de nombres ont un seul chiffre</translation>
    </message>
    <message>
        <source>the %1 at row %2, place %3 has no second digit, and no more numbers may have one digit</source>
        <translation>la tuile %1 en ligne %2, place %3 n’a pas de second chiffre, et aucun autre nombre ne peut avoir un seul chiffre</translation>
    </message>
    <message>
        <source>a digit follows a 0</source>
        <translation>un chiffre suit un 0</translation>
    </message>
    <message>
        <source>the path closes to a ring</source>
        <translation>le chemin se referme en anneau</translation>
    </message>
    <message>
        <source>the path ends while tiles are left over</source>
        <translation>le chemin finit alors qu’il reste des tuiles</translation>
    </message>
    <message>
        <source>some tiles are cut off from the others</source>
        <translation>des tuiles sont coupées des autres</translation>
    </message>
    <message>
        <source>no path can pass the %1 at row %2, place %3 from part to part</source>
        <translation>aucun chemin ne peut passer d’une partie à l’autre par la tuile %1 en ligne %2, place %3</translation>
    </message>
    <message>
        <source>the path ends on an operator</source>
        <translation>le chemin finit sur un opérateur</translation>
    </message>
    <message>
        <source>two operators are joined</source>
        <translation>deux opérateurs sont reliés</translation>
    </message>
    <message>
        <source>two zeros are joined</source>
        <translation>deux zéros sont reliés</translation>
    </message>
    <message>
        <source>the %1 at row %2, place %3</source>
        <translation>la tuile %1 en ligne %2, place %3</translation>
    </message>
    <message>
        <source>the left side has 1 tile</source>
        <translation>le côté gauche a 1 tuile</translation>
    </message>
    <message>
        <source>the left side has %1 tiles</source>
        <translation>le côté gauche a %1 tuiles</translation>
    </message>
    <message>
        <source>the left side has %1 or %2 tiles</source>
        <translation>le côté gauche a %1 ou %2 tuiles</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are each %5 or %6</source>
        <translation>ligne %1, colonne %2 et ligne %3, colonne %4 valent chacune %5 ou %6</translation>
    </message>
    <message>
        <source>row %1, column %2; row %3, column %4 and row %5, column %6 are each %7 or %8</source>
        <translation>ligne %1, colonne %2&#xa0;; ligne %3, colonne %4 et ligne %5, colonne %6 valent chacune %7 ou %8</translation>
    </message>
    <message>
        <source>the side never changes</source>
        <translation>le côté ne change jamais</translation>
    </message>
    <message>
        <source>the side changes once</source>
        <translation>le côté change une fois</translation>
    </message>
    <message>
        <source>the side changes %1 times</source>
        <translation>le côté change %1 fois</translation>
    </message>
    <message>
        <source>%1 (%2 does not work out)</source>
        <translation>%1 (%2 ne tombe pas juste)</translation>
    </message>
    <message>
        <source>no digit is left for row %1, column %2</source>
        <translation>il ne reste aucun chiffre pour ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>%1 is at most %2</source>
        <translation>%1 vaut au plus %2</translation>
    </message>
    <message>
        <source>%1 and %2 are at most %3</source>
        <translation>%1 et %2 valent au plus %3</translation>
    </message>
    <message>
        <source>%1 is at least %2</source>
        <translation>%1 vaut au moins %2</translation>
    </message>
    <message>
        <source>%1 and %2 are at least %3</source>
        <translation>%1 et %2 valent au moins %3</translation>
    </message>
    <message>
        <source>a line runs above row %1, column %2</source>
        <translation>un trait passe au-dessus de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>no line runs above row %1, column %2</source>
        <translation>aucun trait ne passe au-dessus de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>a line runs below row %1, column %2</source>
        <translation>un trait passe au-dessous de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>no line runs below row %1, column %2</source>
        <translation>aucun trait ne passe au-dessous de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>a line runs left of row %1, column %2</source>
        <translation>un trait passe à gauche de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>no line runs left of row %1, column %2</source>
        <translation>aucun trait ne passe à gauche de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>a line runs right of row %1, column %2</source>
        <translation>un trait passe à droite de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>no line runs right of row %1, column %2</source>
        <translation>aucun trait ne passe à droite de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>row %2, column %3 has no line at its %1 corner</source>
        <translation>ligne %2, colonne %3 n’a aucun trait à son coin %1</translation>
    </message>
    <message>
        <source>row %2, column %3 has one line at its %1 corner</source>
        <translation>ligne %2, colonne %3 a un seul trait à son coin %1</translation>
    </message>
    <message>
        <source>row %2, column %3 has at most one line at its %1 corner</source>
        <translation>ligne %2, colonne %3 a au plus un trait à son coin %1</translation>
    </message>
    <message>
        <source>row %2, column %3 has two lines at its %1 corner</source>
        <translation>ligne %2, colonne %3 a deux traits à son coin %1</translation>
    </message>
    <message>
        <source>row %2, column %3 has none or two lines at its %1 corner</source>
        <translation>ligne %2, colonne %3 a zéro ou deux traits à son coin %1</translation>
    </message>
    <message>
        <source>row %2, column %3 has at least one line at its %1 corner</source>
        <translation>ligne %2, colonne %3 a au moins un trait à son coin %1</translation>
    </message>
    <message>
        <source>row %2, column %3 may have any lines at its %1 corner</source>
        <translation>ligne %2, colonne %3 peut avoir n’importe quels traits à son coin %1</translation>
    </message>
    <message>
        <source>the rest of row %1 takes %2</source>
        <translation>le reste de la ligne %1 prend %2</translation>
    </message>
    <message>
        <source>the rest of row %1 takes %2 and %3</source>
        <translation>le reste de la ligne %1 prend %2 et %3</translation>
    </message>
    <message>
        <source>the rest of column %1 takes %2</source>
        <translation>le reste de la colonne %1 prend %2</translation>
    </message>
    <message>
        <source>the rest of column %1 takes %2 and %3</source>
        <translation>le reste de la colonne %1 prend %2 et %3</translation>
    </message>
    <message>
        <source>one cell is not filled in</source>
        <translation>une case n’est pas remplie</translation>
    </message>
    <message>
        <source>%1 cells are not filled in</source>
        <translation>%1 cases ne sont pas remplies</translation>
    </message>
    <message>
        <source>one cage has no sum</source>
        <translation>une cage n’a pas de somme</translation>
    </message>
    <message>
        <source>%1 cages have no sum</source>
        <translation>%1 cages n’ont pas de somme</translation>
    </message>
    <message>
        <source>row %1, column %2: %3</source>
        <translation>ligne %1, colonne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>part of the board</source>
        <translation>partie de la grille</translation>
    </message>
    <message>
        <source>&apos;%1&apos; and the side of the board</source>
        <translation>&apos;%1&apos; et le côté de la grille</translation>
    </message>
    <message>
        <source>&apos;%1&apos;, the number of rows and the number of columns</source>
        <translation>&apos;%1&apos;, le nombre de lignes et le nombre de colonnes</translation>
    </message>
    <message>
        <source>the number of cages, 1 to %1</source>
        <translation>le nombre de cages, de 1 à %1</translation>
    </message>
    <message>
        <source>the end of the line, or one of: %1</source>
        <translation>la fin de la ligne, ou l’un de&#xa0;: %1</translation>
    </message>
    <message>
        <source>a row of %1 letters of %2 cages, &apos;.&apos; for no cage</source>
        <translation>une ligne de %1 lettres pour %2 cages, &apos;.&apos; pour aucune cage</translation>
    </message>
    <message>
        <source>a sum from 1 to %1</source>
        <translation>une somme de 1 à %1</translation>
    </message>
    <message>
        <source>&apos;+&apos;</source>
        <translation>&apos;+&apos;</translation>
    </message>
    <message>
        <source>cages that are each in one piece</source>
        <translation>des cages chacune d’un seul tenant</translation>
    </message>
    <message>
        <source>a board without that mistake</source>
        <translation>une grille sans cette erreur</translation>
    </message>
    <message>
        <source>a puzzle that begins with &apos;%1&apos;</source>
        <translation>un casse-tête qui commence par &apos;%1&apos;</translation>
    </message>
    <message>
        <source>row %1, between columns %2 and %3</source>
        <translation>ligne %1, entre les colonnes %2 et %3</translation>
    </message>
    <message>
        <source>column %1, between rows %2 and %3</source>
        <translation>colonne %1, entre les lignes %2 et %3</translation>
    </message>
    <message>
        <source>the line joins columns %2 and %3 in row %1</source>
        <translation>le tracé relie les colonnes %2 et %3 en ligne %1</translation>
    </message>
    <message>
        <source>no line joins columns %2 and %3 in row %1</source>
        <translation>le tracé ne relie pas les colonnes %2 et %3 en ligne %1</translation>
    </message>
    <message>
        <source>the line joins rows %2 and %3 in column %1</source>
        <translation>le tracé relie les lignes %2 et %3 en colonne %1</translation>
    </message>
    <message>
        <source>no line joins rows %2 and %3 in column %1</source>
        <translation>le tracé ne relie pas les lignes %2 et %3 en colonne %1</translation>
    </message>
    <message>
        <source>one piece of the line</source>
        <translation>un morceau du tracé</translation>
    </message>
    <message>
        <source>%1 pieces of the line</source>
        <translation>%1 morceaux du tracé</translation>
    </message>
    <message>
        <source>1 place between two cells</source>
        <translation>1 place entre deux cases</translation>
    </message>
    <message>
        <source>%1 places between two cells</source>
        <translation>%1 places entre deux cases</translation>
    </message>
    <message>
        <source>row %1, column %2 has no valid value</source>
        <translation>ligne %1, colonne %2 n’a pas de valeur permise</translation>
    </message>
    <message>
        <source>one box</source>
        <translation>une région</translation>
    </message>
    <message>
        <source>%1 boxes</source>
        <translation>%1 régions</translation>
    </message>
    <message>
        <source>diagonal %1</source>
        <translation>la diagonale %1</translation>
    </message>
    <message>
        <source>one diagonal</source>
        <translation>une diagonale</translation>
    </message>
    <message>
        <source>%1 diagonals</source>
        <translation>%1 diagonales</translation>
    </message>
    <message>
        <source>the digit given at row %1, column %2</source>
        <translation>le chiffre donné en ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>one digit given</source>
        <translation>un chiffre donné</translation>
    </message>
    <message>
        <source>%1 digits given</source>
        <translation>%1 chiffres donnés</translation>
    </message>
    <message>
        <source>4, 6 or 9 rows</source>
        <translation>4, 6 ou 9 lignes</translation>
    </message>
    <message>
        <source>a digit from 1 to %1, or &apos;.&apos;</source>
        <translation>un chiffre de 1 à %1, ou &apos;.&apos;</translation>
    </message>
    <message>
        <source>a cage in several pieces</source>
        <translation>une cage en plusieurs morceaux</translation>
    </message>
    <message>
        <source>the cage of %3 at row %1, column %2</source>
        <translation>la cage de %3 en ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>the %1s of row %2</source>
        <translation>les %1 de la ligne %2</translation>
    </message>
    <message>
        <source>two %1s of row %2 are white</source>
        <translation>deux %1 de la ligne %2 sont blancs</translation>
    </message>
    <message>
        <source>one row&apos;s equal numbers</source>
        <translation>les nombres égaux d’une ligne</translation>
    </message>
    <message>
        <source>%1 rows&apos; equal numbers</source>
        <translation>les nombres égaux de %1 lignes</translation>
    </message>
    <message>
        <source>the %1s of column %2</source>
        <translation>les %1 de la colonne %2</translation>
    </message>
    <message>
        <source>two %1s of column %2 are white</source>
        <translation>deux %1 de la colonne %2 sont blancs</translation>
    </message>
    <message>
        <source>one column&apos;s equal numbers</source>
        <translation>les nombres égaux d’une colonne</translation>
    </message>
    <message>
        <source>%1 columns&apos; equal numbers</source>
        <translation>les nombres égaux de %1 colonnes</translation>
    </message>
    <message>
        <source>that row %1, column %2 and row %3, column %4 are not both black</source>
        <translation>ligne %1, colonne %2 et ligne %3, colonne %4 pas toutes deux noires</translation>
    </message>
    <message>
        <source>row %1, column %2 and row %3, column %4 are both black</source>
        <translation>ligne %1, colonne %2 et ligne %3, colonne %4 sont toutes deux noires</translation>
    </message>
    <message>
        <source>one pair of neighbours</source>
        <translation>une paire de voisines</translation>
    </message>
    <message>
        <source>%1 pairs of neighbours</source>
        <translation>%1 paires de voisines</translation>
    </message>
    <message>
        <source>that the white cells are connected</source>
        <translation>les cases blanches d’un seul tenant</translation>
    </message>
    <message>
        <source>one whole board</source>
        <translation>une grille entière</translation>
    </message>
    <message>
        <source>%1 whole boards</source>
        <translation>%1 grilles entières</translation>
    </message>
    <message>
        <source>a number from 1 to 99</source>
        <translation>un nombre de 1 à 99</translation>
    </message>
    <message>
        <source>the run across from row %1, column %2</source>
        <translation>la série horizontale dès la ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>the run across from row %1, column %2 holds the digit %3 twice</source>
        <translation>la série horizontale dès la ligne %1, colonne %2 contient deux fois le chiffre %3</translation>
    </message>
    <message>
        <source>the %3 across from row %1, column %2</source>
        <translation>la somme %3 horizontale en ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>one run</source>
        <translation>une série</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 séries</translation>
    </message>
    <message>
        <source>the run down from row %1, column %2</source>
        <translation>la série verticale dès la ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>the run down from row %1, column %2 holds the digit %3 twice</source>
        <translation>la série verticale dès la ligne %1, colonne %2 contient deux fois le chiffre %3</translation>
    </message>
    <message>
        <source>the %3 down from row %1, column %2</source>
        <translation>la somme %3 verticale en ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>&apos;.&apos;, &apos;#&apos;, or sums such as 16\7, 16\ or \7</source>
        <translation>&apos;.&apos;, &apos;#&apos;, ou des sommes comme 16\7, 16\ ou \7</translation>
    </message>
    <message>
        <source>one sum has no cells</source>
        <translation>une somme n’a pas de cases</translation>
    </message>
    <message>
        <source>%1 sums have no cells</source>
        <translation>%1 sommes n’ont pas de cases</translation>
    </message>
    <message>
        <source>one run has more than nine cells</source>
        <translation>une série a plus de neuf cases</translation>
    </message>
    <message>
        <source>%1 runs have more than nine cells</source>
        <translation>%1 séries ont plus de neuf cases</translation>
    </message>
    <message>
        <source>one run has no sum</source>
        <translation>une série n’a pas de somme</translation>
    </message>
    <message>
        <source>%1 runs have no sum</source>
        <translation>%1 séries n’ont pas de somme</translation>
    </message>
    <message>
        <source>the cell at row %1, column %2</source>
        <translation>la case en ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>the line ends or branches at row %1, column %2</source>
        <translation>le tracé finit ou bifurque en ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>one cell</source>
        <translation>une case</translation>
    </message>
    <message>
        <source>the white pearl at row %1, column %2</source>
        <translation>la perle blanche en ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>one white pearl</source>
        <translation>une perle blanche</translation>
    </message>
    <message>
        <source>%1 white pearls</source>
        <translation>%1 perles blanches</translation>
    </message>
    <message>
        <source>the black pearl at row %1, column %2</source>
        <translation>la perle noire en ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>one black pearl</source>
        <translation>une perle noire</translation>
    </message>
    <message>
        <source>%1 black pearls</source>
        <translation>%1 perles noires</translation>
    </message>
    <message>
        <source>that the line is one loop</source>
        <translation>le tracé en une seule boucle</translation>
    </message>
    <message>
        <source>one loop</source>
        <translation>une boucle</translation>
    </message>
    <message>
        <source>%1 loops</source>
        <translation>%1 boucles</translation>
    </message>
    <message>
        <source>&apos;.&apos;, &apos;o&apos; for a white pearl or &apos;x&apos; for a black one</source>
        <translation>&apos;.&apos;, &apos;o&apos; pour une perle blanche ou &apos;x&apos; pour une noire</translation>
    </message>
    <message>
        <source>row %1, column %2, a black cell</source>
        <translation>ligne %1, colonne %2, une case noire</translation>
    </message>
    <message>
        <source>row %1, column %2, a white circle</source>
        <translation>ligne %1, colonne %2, un cercle blanc</translation>
    </message>
    <message>
        <source>row %1, column %2, a black circle</source>
        <translation>ligne %1, colonne %2, un cercle noir</translation>
    </message>
    <message>
        <source>a size from %1 to %2: every puzzle is proved to have one answer, which takes too long on larger boards</source>
        <translation>une taille de %1 à %2&#xa0;: on prouve que chaque casse-tête n’a qu’une solution, ce qui prend trop de temps sur de plus grandes grilles</translation>
    </message>
    <message>
        <source>one cell is empty</source>
        <translation>une case est vide</translation>
    </message>
    <message>
        <source>%1 cells are empty</source>
        <translation>%1 cases sont vides</translation>
    </message>
    <message>
        <source>a square board for this symmetry</source>
        <translation>une grille carrée pour cette symétrie</translation>
    </message>
    <message>
        <source>row %1 of %2, with %3 words</source>
        <translation>ligne %1 sur %2, avec %3 mots</translation>
    </message>
    <message>
        <source>a clue that %1 has</source>
        <translation>un indice qui existe dans %1</translation>
    </message>
    <message>
        <source>%1 at row %2, column %3 (%4)</source>
        <translation>%1 en ligne %2, colonne %3 (%4)</translation>
    </message>
    <message>
        <source>a puzzle in a format of another program, as before</source>
        <translation>un casse-tête au format d’un autre programme, comme plus haut</translation>
    </message>
    <message>
        <source>one of these kinds: %1</source>
        <translation>l’un de ces genres&#xa0;: %1</translation>
    </message>
    <message>
        <source>the kind %1 (%2)</source>
        <translation>le genre %1 (%2)</translation>
    </message>
    <message>
        <source>this format has no %1</source>
        <translation>ce format ne connaît pas %1</translation>
    </message>
    <message>
        <source>the clue of cage %1</source>
        <translation>l’indice de la cage %1</translation>
    </message>
    <message>
        <source>a letter of the grid that has no clue yet</source>
        <translation>une lettre de la grille qui n’a pas encore d’indice</translation>
    </message>
    <message>
        <source>the end of the clues</source>
        <translation>la fin des indices</translation>
    </message>
    <message>
        <source>a puzzle without the rule that the loop passes every point</source>
        <translation>un casse-tête sans la règle qui fait passer la boucle par tous les points</translation>
    </message>
    <message>
        <source>the number of rows or columns</source>
        <translation>le nombre de lignes ou de colonnes</translation>
    </message>
    <message>
        <source>a puzzle without a special rule</source>
        <translation>un casse-tête sans règle spéciale</translation>
    </message>
    <message>
        <source>pzprv3 or pzprv3.1</source>
        <translation>pzprv3 ou pzprv3.1</translation>
    </message>
    <message>
        <source>%1 at row %2, column %3 cannot be written in this format</source>
        <translation>%1 en ligne %2, colonne %3 ne peut pas s’écrire dans ce format</translation>
    </message>
    <message>
        <source>this format has no boards of %1 × %2</source>
        <translation>ce format n’a pas de grilles de %1 × %2</translation>
    </message>
    <message>
        <source>this format has no cages</source>
        <translation>ce format n’a pas de cages</translation>
    </message>
    <message>
        <source>this format has no diagonals</source>
        <translation>ce format n’a pas de diagonales</translation>
    </message>
    <message>
        <source>the walls of the cages</source>
        <translation>les parois des cages</translation>
    </message>
    <message>
        <source>the end of the walls</source>
        <translation>la fin des parois</translation>
    </message>
    <message>
        <source>row %1, column %2 is in no cage</source>
        <translation>ligne %1, colonne %2 n’est dans aucune cage</translation>
    </message>
    <message>
        <source>a Sudoku whose boxes are rectangles</source>
        <translation>un Sudoku dont les régions sont des rectangles</translation>
    </message>
    <message>
        <source>&apos;:&apos; and the clues</source>
        <translation>&apos;:&apos; et les indices</translation>
    </message>
    <message>
        <source>2x2, 2x3 or 3x3 boxes</source>
        <translation>des régions de 2x2, 2x3 ou 3x3</translation>
    </message>
    <message>
        <source>the clue of a cage, such as a7, s2, m12 or d3</source>
        <translation>l’indice d’une cage, comme a7, s2, m12 ou d3</translation>
    </message>
    <message>
        <source>a game id with &apos;:&apos;, not a random seed</source>
        <translation>un identifiant avec &apos;:&apos;, pas une graine aléatoire</translation>
    </message>
    <message>
        <source>the lines GAME, PARAMS and DESC of a saved game</source>
        <translation>les lignes GAME, PARAMS et DESC d’une partie enregistrée</translation>
    </message>
    <message>
        <source>clues for %1 rows and %2 columns</source>
        <translation>des indices pour %1 lignes et %2 colonnes</translation>
    </message>
    <message>
        <source>no further card, as all are used</source>
        <translation>pas d’autre carte, car toutes sont utilisées</translation>
    </message>
    <message>
        <source>a card that is left:%1</source>
        <translation>une carte qui reste&#xa0;:%1</translation>
    </message>
    <message>
        <source>a sign or &apos;)&apos;</source>
        <translation>un signe ou &apos;)&apos;</translation>
    </message>
    <message>
        <source>a sign, or &apos;= %1&apos;</source>
        <translation>un signe, ou &apos;= %1&apos;</translation>
    </message>
    <message>
        <source>an expression</source>
        <translation>une expression</translation>
    </message>
    <message>
        <source>row %1, column %2 holds %3, but %4 is given</source>
        <translation>ligne %1, colonne %2 contient %3, mais %4 est donné</translation>
    </message>
    <message>
        <source>the cage of %3 at row %1, column %2 holds %4</source>
        <translation>la cage de %3 en ligne %1, colonne %2 contient %4</translation>
    </message>
    <message>
        <source>in one sum, row %1, column %2 and row %3, column %4 both hold %5</source>
        <translation>dans une même somme, ligne %1, colonne %2 et ligne %3, colonne %4 contiennent toutes deux %5</translation>
    </message>
    <message>
        <source>a tile that is left:%1</source>
        <translation>une tuile qui reste&#xa0;:%1</translation>
    </message>
    <message>
        <source>an equation</source>
        <translation>une équation</translation>
    </message>
    <message>
        <source>a tile that touches the one before, on a path through all tiles</source>
        <translation>une tuile qui touche la précédente, sur un chemin par toutes les tuiles</translation>
    </message>
    <message>
        <source>the white cells are in %1 pieces</source>
        <translation>les cases blanches sont en %1 morceaux</translation>
    </message>
    <message>
        <source>the %3 across from row %1, column %2 holds %4</source>
        <translation>la somme %3 horizontale en ligne %1, colonne %2 contient %4</translation>
    </message>
    <message>
        <source>the %3 down from row %1, column %2 holds %4</source>
        <translation>la somme %3 verticale en ligne %1, colonne %2 contient %4</translation>
    </message>
    <message>
        <source>the cage %1 at row %2, column %3 holds %4</source>
        <translation>la cage %1 en ligne %2, colonne %3 contient %4</translation>
    </message>
    <message>
        <source>there are %1 loops, not one</source>
        <translation>il y a %1 boucles au lieu d’une</translation>
    </message>
    <message>
        <source>diagonal %1 holds the digit %2 twice</source>
        <translation>la diagonale %1 contient deux fois le chiffre %2</translation>
    </message>
    <message>
        <source>blanks at the end of the line</source>
        <translation>des espaces en fin de ligne</translation>
    </message>
    <message>
        <source>blanks are missing at the end of the line</source>
        <translation>il manque des espaces en fin de ligne</translation>
    </message>
    <message>
        <source>an answer</source>
        <translation>une solution</translation>
    </message>
    <message>
        <source>the output says that there is no answer, but there is one</source>
        <translation>la sortie dit qu’il n’y a pas de solution, mais il y en a une</translation>
    </message>
    <message>
        <source>an empty line is missing before this one</source>
        <translation>il manque une ligne vide avant celle-ci</translation>
    </message>
    <message>
        <source>there is an empty line too many</source>
        <translation>il y a une ligne vide de trop</translation>
    </message>
    <message>
        <source>there is a byte-order mark before the text</source>
        <translation>il y a un indicateur d’ordre des octets (BOM) avant le texte</translation>
    </message>
    <message>
        <source>lines end as in Windows, by CR LF</source>
        <translation>les lignes finissent par CR LF, comme sous Windows</translation>
    </message>
    <message>
        <source>nothing more after the last answer</source>
        <translation>plus rien après la dernière solution</translation>
    </message>
    <message>
        <source>the empty line at the end is missing</source>
        <translation>la ligne vide de la fin manque</translation>
    </message>
    <message>
        <source>the last line has no line end</source>
        <translation>la dernière ligne n’a pas de fin de ligne</translation>
    </message>
    <message>
        <source>%1 or %2 at row %3, column %4</source>
        <translation>%1 ou %2 en ligne %3, colonne %4</translation>
    </message>
    <message>
        <source>%1 to %2 at row %3, column %4</source>
        <translation>%1 à %2 en ligne %3, colonne %4</translation>
    </message>
    <message>
        <source>%1 at row %2, column %3</source>
        <translation>%1 en ligne %2, colonne %3</translation>
    </message>
    <message>
        <source>line %1 of %2 of the picture</source>
        <translation>ligne %1 sur %2 de l’image</translation>
    </message>
    <message>
        <source>row %1, column %2 is not %3 or %4</source>
        <translation>ligne %1, colonne %2 ne vaut ni %3 ni %4</translation>
    </message>
    <message>
        <source>No step is harder than %1, but %2 rounds have a step of %3 or more: together they are harder.</source>
        <translation>Aucune étape ne dépasse «&#xa0;%1&#xa0;», mais %2 tours ont une étape de niveau «&#xa0;%3&#xa0;» ou plus&#xa0;: ensemble, elles sont plus difficiles.</translation>
    </message>
    <message>
        <source>t0, a grid of squares</source>
        <translation>t0, une grille de carrés</translation>
    </message>
    <message>
        <source>%1, as the rest of the picture asks for</source>
        <translation>%1, comme l’exige le reste de l’image</translation>
    </message>
    <message>
        <source>row %1, column %2 (then outside) from the border</source>
        <translation>la case ligne %1, colonne %2 (alors extérieure) du bord</translation>
    </message>
    <message>
        <source>row %1, column %2 from row %3, column %4 (both then inside)</source>
        <translation>la case ligne %1, colonne %2 de la case ligne %3, colonne %4 (alors toutes deux intérieures)</translation>
    </message>
    <message>
        <source>a cell that is in no other cage</source>
        <translation>une case qui n’est dans aucune autre cage</translation>
    </message>
    <message>
        <source>a digit in a cell that is a cage of its own</source>
        <translation>un chiffre dans une case qui forme une cage à elle seule</translation>
    </message>
    <message>
        <source>ipuz</source>
        <translation>ipuz</translation>
    </message>
    <message>
        <source>a puzzle</source>
        <translation>un casse-tête</translation>
    </message>
    <message>
        <source>a puzzle that has no more than these: %1</source>
        <translation>un casse-tête qui n’a rien de plus que ceci&#xa0;: %1</translation>
    </message>
    <message>
        <source>the rows of the board</source>
        <translation>les lignes de la grille</translation>
    </message>
    <message>
        <source>a row of %1 cells</source>
        <translation>une ligne de %1 cases</translation>
    </message>
    <message>
        <source>a cell of the board</source>
        <translation>une case de la grille</translation>
    </message>
    <message>
        <source>a digit</source>
        <translation>un chiffre</translation>
    </message>
    <message>
        <source>the digits from 1 on, in this order</source>
        <translation>les chiffres à partir de 1, dans cet ordre</translation>
    </message>
    <message>
        <source>the cells of a cage</source>
        <translation>les cases d’une cage</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>one of + - * /</source>
        <translation>un des signes + - * /</translation>
    </message>
    <message>
        <source>both diagonals or none</source>
        <translation>les deux diagonales ou aucune</translation>
    </message>
    <message>
        <source>a diagonal</source>
        <translation>une diagonale</translation>
    </message>
    <message>
        <source>a cage whose digits all differ</source>
        <translation>une cage dont les chiffres sont tous différents</translation>
    </message>
    <message>
        <source>a link that holds the whole puzzle behind &apos;scl&apos; or &apos;fpuz&apos;</source>
        <translation>un lien qui contient tout le casse-tête après &apos;scl&apos; ou &apos;fpuz&apos;</translation>
    </message>
    <message>
        <source>a cage&apos;s number, target and operator, such as 0,12,3</source>
        <translation>le numéro, la cible et l’opérateur d’une cage, par exemple 0,12,3</translation>
    </message>
    <message>
        <source>&apos;problem=&apos; and a puzzle</source>
        <translation>&apos;problem=&apos; et un casse-tête</translation>
    </message>
    <message>
        <source>the rows of a file of Pencilbox, with an answer, if a blank one</source>
        <translation>les lignes d’un fichier de Pencilbox, avec une solution, même vide</translation>
    </message>
    <message>
        <source>a black cell&apos;s row, column, sum across and sum down</source>
        <translation>la ligne, la colonne, la somme horizontale et la somme verticale d’une case noire</translation>
    </message>
    <message>
        <source>XML</source>
        <translation>XML</translation>
    </message>
    <message>
        <source>the elements graph and values</source>
        <translation>les éléments graph et values</translation>
    </message>
    <message>
        <source>the rows and columns of a square, and a Sudoku&apos;s boxes</source>
        <translation>les lignes et les colonnes d’un carré, et les régions d’un Sudoku</translation>
    </message>
    <message>
        <source>%1 values, each &apos;_&apos; or a letter from b on</source>
        <translation>%1 valeurs, chacune étant &apos;_&apos; ou une lettre à partir de b</translation>
    </message>
    <message>
        <source>a cage with a value and an operator</source>
        <translation>une cage avec une valeur et un opérateur</translation>
    </message>
    <message>
        <source>what follows the answer is left out: %1</source>
        <translation>ce qui suit la solution est omis&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, one for each cell</source>
        <translation>%1, un par case</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 caractères</translation>
    </message>
    <message>
        <source>small notes and shades of cells are left out</source>
        <translation>les petites notes et les couleurs des cases sont omises</translation>
    </message>
    <message>
        <source>the address ends before row %1, column %2; the cells from there on are blank</source>
        <translation>l’adresse s’arrête avant la case ligne %1, colonne %2&#xa0;; à partir de là, les cases sont vides</translation>
    </message>
    <message>
        <source>what follows the last cell is left out: %1</source>
        <translation>ce qui suit la dernière case est omis&#xa0;: %1</translation>
    </message>
    <message>
        <source>the address ends before its last %1 sums</source>
        <translation>il manque %1 sommes à la fin de l’adresse</translation>
    </message>
    <message>
        <source>%1 is taken as a blank cell</source>
        <translation>%1 est lu comme une case vide</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>la région %1</translation>
    </message>
    <message>
        <source>box %1 holds the digit %2 twice</source>
        <translation>la région %1 contient deux fois le chiffre %2</translation>
    </message>
    <message>
        <source>the sum %1 of %2 cells: it can be %3 to %4</source>
        <translation>la somme %1 de %2 cases&#xa0;: elle peut aller de %3 à %4</translation>
    </message>
    <message>
        <source>&apos;+&apos;, &apos;-&apos;, &apos;*&apos;, &apos;/&apos; or &apos;?&apos; for a cage of %1 cells</source>
        <translation>&apos;+&apos;, &apos;-&apos;, &apos;*&apos;, &apos;/&apos; ou &apos;?&apos; pour une cage de %1 cases</translation>
    </message>
    <message>
        <source>%1, outside, is row %2, column %3</source>
        <translation>%1, en dehors, est ligne %2, colonne %3</translation>
    </message>
    <message>
        <source>pzpr file</source>
        <translation>fichier pzpr</translation>
    </message>
    <message>
        <source>MathDoku KenKen</source>
        <translation>KenKen de MathDoku</translation>
    </message>
    <message>
        <source>Simon Tatham&apos;s game ID</source>
        <translation>identifiant des puzzles de Simon Tatham</translation>
    </message>
    <message>
        <source>Simon Tatham&apos;s saved game</source>
        <translation>partie enregistrée des puzzles de Simon Tatham</translation>
    </message>
    <message>
        <source>f-puzzles link</source>
        <translation>lien de f-puzzles</translation>
    </message>
    <message>
        <source>SudokuPad link</source>
        <translation>lien de SudokuPad</translation>
    </message>
    <message>
        <source>Kanpen address</source>
        <translation>adresse de Kanpen</translation>
    </message>
    <message>
        <source>puzz.link address</source>
        <translation>adresse de puzz.link</translation>
    </message>
    <message>
        <source>Sudoku in one line</source>
        <translation>Sudoku en une ligne</translation>
    </message>
    <message>
        <source>Sudoku in nine lines</source>
        <translation>Sudoku en neuf lignes</translation>
    </message>
    <message>
        <source>KenKen in letters</source>
        <translation>KenKen en lettres</translation>
    </message>
    <message>
        <source>f-puzzles JSON</source>
        <translation>JSON de f-puzzles</translation>
    </message>
    <message>
        <source>KSudoku file</source>
        <translation>fichier de KSudoku</translation>
    </message>
    <message>
        <source>Pencilbox file</source>
        <translation>fichier de Pencilbox</translation>
    </message>
    <message>
        <source>the address of a puzzle, such as https://puzz.link/p?slither/3/3/...</source>
        <translation>l’adresse d’un casse-tête, comme https://puzz.link/p?slither/3/3/...</translation>
    </message>
    <message>
        <source>only one of the %1s of row %2 can be white</source>
        <translation>un seul des %1 de la ligne %2 peut être blanc</translation>
    </message>
    <message>
        <source>only one of the %1s of column %2 can be white</source>
        <translation>un seul des %1 de la colonne %2 peut être blanc</translation>
    </message>
    <message>
        <source>black cells never touch</source>
        <translation>deux cases noires ne se touchent jamais</translation>
    </message>
    <message>
        <source>row %1, label %2 (the sum of its white cells)</source>
        <translation>ligne %1, total %2 (la somme de ses cases blanches)</translation>
    </message>
    <message>
        <source>column %1, label %2 (the sum of its black cells)</source>
        <translation>colonne %1, total %2 (la somme de ses cases noires)</translation>
    </message>
    <message>
        <source>a byte that no text has</source>
        <translation>un octet qu’aucun texte ne contient</translation>
    </message>
    <message>
        <source>puzzles as text</source>
        <translation>des casse-têtes sous forme de texte</translation>
    </message>
    <message>
        <source>no line is passed over</source>
        <translation>aucun trait n’est traversé</translation>
    </message>
    <message>
        <source>one line is passed over</source>
        <translation>un trait est traversé</translation>
    </message>
    <message>
        <source>%1 lines are passed over</source>
        <translation>%1 traits sont traversés</translation>
    </message>
    <message>
        <source>the loop ends at the top left corner of row %1, column %2</source>
        <translation>la boucle s’arrête au coin en haut à gauche de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>the loop ends at the top right corner of row %1, column %2</source>
        <translation>la boucle s’arrête au coin en haut à droite de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>the loop ends at the bottom left corner of row %1, column %2</source>
        <translation>la boucle s’arrête au coin en bas à gauche de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>the loop ends at the bottom right corner of row %1, column %2</source>
        <translation>la boucle s’arrête au coin en bas à droite de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>%3 lines meet at the top left corner of row %1, column %2</source>
        <translation>%3 traits se rejoignent au coin en haut à gauche de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>%3 lines meet at the top right corner of row %1, column %2</source>
        <translation>%3 traits se rejoignent au coin en haut à droite de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>%3 lines meet at the bottom left corner of row %1, column %2</source>
        <translation>%3 traits se rejoignent au coin en bas à gauche de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>%3 lines meet at the bottom right corner of row %1, column %2</source>
        <translation>%3 traits se rejoignent au coin en bas à droite de ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>Penpa address</source>
        <translation>adresse de Penpa</translation>
    </message>
    <message>
        <source>a Penpa board of squares, of at most %1 rows and columns</source>
        <translation>une grille carrée de Penpa, de %1 lignes et colonnes au plus</translation>
    </message>
    <message>
        <source>the answer in the drawing is left out</source>
        <translation>la solution dans le dessin est omise</translation>
    </message>
    <message>
        <source>what is drawn besides is left out: %1</source>
        <translation>ce qui est dessiné en plus est omis : %1</translation>
    </message>
    <message>
        <source>a white or black circle</source>
        <translation>un cercle blanc ou noir</translation>
    </message>
    <message>
        <source>a drawing with the name of the puzzle among its tags</source>
        <translation>un dessin dont les étiquettes nomment le casse-tête</translation>
    </message>
    <message>
        <source>&apos;,&apos; and the clues of the %1 cages, such as a7, s2, m12 or d3</source>
        <translation>&apos;,&apos; et les indices des %1 cages, comme a7, s2, m12 ou d3</translation>
    </message>
    <message>
        <source>the number of rows as the graph&apos;s order</source>
        <translation>le nombre de lignes comme order de graph</translation>
    </message>
    <message>
        <source>black cell</source>
        <translation>case noire</translation>
    </message>
    <message>
        <source>white pearl</source>
        <translation>perle blanche</translation>
    </message>
    <message>
        <source>black pearl</source>
        <translation>perle noire</translation>
    </message>
    <message>
        <source>%1 (from left to right)</source>
        <translation>%1 (de gauche à droite)</translation>
    </message>
    <message>
        <source>%1 (%2 does not work out in any of them)</source>
        <translation>%1 (%2 ne tombe juste dans aucune d’elles)</translation>
    </message>
    <message>
        <source>%1 (from left to right: %2 does not work out)</source>
        <translation>%1 (de gauche à droite : %2 ne tombe pas juste)</translation>
    </message>
    <message>
        <source>one cell holds no whole clue: write 15\ for a sum down, \15 for a sum across</source>
        <translation>une case ne contient pas d’indice complet : écrivez 15\ pour une somme vers le bas, \15 pour une somme vers la droite</translation>
    </message>
    <message>
        <source>%1 cells hold no whole clue: write 15\ for a sum down, \15 for a sum across</source>
        <translation>%1 cases ne contiennent pas d’indice complet : écrivez 15\ pour une somme vers le bas, \15 pour une somme vers la droite</translation>
    </message>
    <message>
        <source>Type # to make a cell black, 15\ for a sum down, \15 for a sum across, or 16\7 for both.</source>
        <translation>Tapez # pour une case noire, 15\ pour une somme vers le bas, \15 pour une somme vers la droite, 16\7 pour les deux.</translation>
    </message>
    <message>
        <source>%1 is the product of cage %2 at row %3, column %4, however it is filled</source>
        <translation>%1 est le produit de la cage %2 en ligne %3, colonne %4, de quelque façon qu’on la remplisse</translation>
    </message>
    <message>
        <source>%1 is the sum of cage %2 at row %3, column %4, however it is filled</source>
        <translation>%1 est la somme de la cage %2 en ligne %3, colonne %4, de quelque façon qu’on la remplisse</translation>
    </message>
    <message>
        <source>the white pearl at row %1, column %2 is not met</source>
        <translation>la perle blanche en ligne %1, colonne %2 n’est pas respectée</translation>
    </message>
    <message>
        <source>the black pearl at row %1, column %2 is not met</source>
        <translation>la perle noire en ligne %1, colonne %2 n’est pas respectée</translation>
    </message>
    <message>
        <source>a whole link; this one is cut off or damaged</source>
        <translation>un lien entier ; celui-ci est coupé ou abîmé</translation>
    </message>
    <message>
        <source>the end of the address</source>
        <translation>la fin de l’adresse</translation>
    </message>
    <message>
        <source>the cells from row %1, column %2 on</source>
        <translation>les cases à partir de la ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>the last %1 sums</source>
        <translation>les %1 dernières sommes</translation>
    </message>
    <message>
        <source>a clue or a run of blank cells</source>
        <translation>un indice ou une suite de cases vides</translation>
    </message>
    <message>
        <source>the rest of the file; it is cut off here</source>
        <translation>le reste du fichier ; il est coupé ici</translation>
    </message>
    <message>
        <source>%1 is both needed and avoided.</source>
        <translation>%1 est à la fois exigée et exclue.</translation>
    </message>
    <message>
        <source>%1 is needed, but is not among the only rules that are allowed.</source>
        <translation>%1 est exigée, mais ne fait pas partie des seules règles permises.</translation>
    </message>
    <message>
        <source>No rule is left that is allowed.</source>
        <translation>Il ne reste aucune règle permise.</translation>
    </message>
    <message>
        <source>No rating is at least %1 and at most %2.</source>
        <translation>Aucune note n’est à la fois d’au moins %1 et d’au plus %2.</translation>
    </message>
    <message>
        <source>A puzzle that needs %1 is rated %2 or more; at most %3 is ordered.</source>
        <translation>Une grille qui exige %1 est notée %2 ou plus ; au plus %3 est demandé.</translation>
    </message>
    <message>
        <source>By these rules alone no puzzle is rated above %1; at least %2 is ordered.</source>
        <translation>Avec ces seules règles, aucune grille n’est notée au-dessus de %1 ; au moins %2 est demandé.</translation>
    </message>
    <message>
        <source>The pattern has another size than the board.</source>
        <translation>Le motif n’a pas la taille de la grille.</translation>
    </message>
    <message>
        <source>The pattern is not symmetric as ordered.</source>
        <translation>Le motif n’a pas la symétrie demandée.</translation>
    </message>
    <message>
        <source>The pattern has %1 clues; another number is ordered.</source>
        <translation>Le motif a %1 indices ; un autre nombre est demandé.</translation>
    </message>
    <message>
        <source>The clues of these puzzles have fixed places: neither their number nor a pattern can be ordered.</source>
        <translation>Les indices de ces grilles ont des places fixes : on ne peut demander ni leur nombre ni un motif.</translation>
    </message>
    <message>
        <source>No number of clues is at least %1 and at most %2.</source>
        <translation>Aucun nombre d’indices n’est à la fois d’au moins %1 et d’au plus %2.</translation>
    </message>
    <message>
        <source>The board has %1 cells, fewer than the clues ordered.</source>
        <translation>La grille a %1 cases, moins que d’indices demandés.</translation>
    </message>
    <message>
        <source>The difficulty chosen is rated %1 or more; the ratings ordered are lower.</source>
        <translation>La difficulté choisie est notée %1 ou plus ; les notes demandées sont plus basses.</translation>
    </message>
    <message>
        <source>The difficulty chosen is rated %1 to %2; no rating ordered is in that range.</source>
        <translation>La difficulté choisie est notée de %1 à %2 ; aucune note demandée n’est dans cet intervalle.</translation>
    </message>
    <message>
        <source>the %2 of row %1 fits only there</source>
        <translation>le %2 de la ligne %1 ne va que là</translation>
    </message>
    <message>
        <source>the %2 of column %1 fits only there</source>
        <translation>le %2 de la colonne %1 ne va que là</translation>
    </message>
    <message>
        <source>the %2 and %3 of row %1 fit only there</source>
        <translation>%2 et %3 de la ligne %1 ne vont que là</translation>
    </message>
    <message>
        <source>the %2 and %3 of column %1 fit only there</source>
        <translation>%2 et %3 de la colonne %1 ne vont que là</translation>
    </message>
    <message>
        <source>in column %1 (%2 to make from %3) not both are black</source>
        <translation>en colonne %1 (%2 à former avec %3) les deux ne sont pas noires à la fois</translation>
    </message>
    <message>
        <source>in row %1 (%2 to make from %3) not both are black</source>
        <translation>en ligne %1 (%2 à former avec %3) les deux ne sont pas noires à la fois</translation>
    </message>
    <message>
        <source>in column %1 (%2 to make from %3) not both are white</source>
        <translation>en colonne %1 (%2 à former avec %3) les deux ne sont pas blanches à la fois</translation>
    </message>
    <message>
        <source>in row %1 (%2 to make from %3) not both are white</source>
        <translation>en ligne %1 (%2 à former avec %3) les deux ne sont pas blanches à la fois</translation>
    </message>
    <message>
        <source>in column %1 (%2 to make from %3) just one is black</source>
        <translation>en colonne %1 (%2 à former avec %3) une seule est noire</translation>
    </message>
    <message>
        <source>in row %1 (%2 to make from %3) just one is black</source>
        <translation>en ligne %1 (%2 à former avec %3) une seule est noire</translation>
    </message>
    <message>
        <source>in column %1 (%2 to make from %3) both are alike</source>
        <translation>en colonne %1 (%2 à former avec %3) les deux sont de la même couleur</translation>
    </message>
    <message>
        <source>in row %1 (%2 to make from %3) both are alike</source>
        <translation>en ligne %1 (%2 à former avec %3) les deux sont de la même couleur</translation>
    </message>
    <message>
        <source>in column %1 (%2 to make from %3), row %4 is black only if row %5 is</source>
        <translation>en colonne %1 (%2 à former avec %3), la ligne %4 n’est noire que si la ligne %5 l’est</translation>
    </message>
    <message>
        <source>in row %1 (%2 to make from %3), column %4 is black only if column %5 is</source>
        <translation>en ligne %1 (%2 à former avec %3), la colonne %4 n’est noire que si la colonne %5 l’est</translation>
    </message>
    <message>
        <source>no digits make the clue of one cage</source>
        <translation>aucun chiffre ne donne l’indice d’une cage</translation>
    </message>
    <message>
        <source>no digits make the clues of %1 cages</source>
        <translation>aucun chiffre ne donne les indices de %1 cages</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 avec %2</translation>
    </message>
    <message>
        <source>the %1 at row %2, place %3 has no second digit, and every number has two digits</source>
        <translation>la tuile %1 en ligne %2, place %3 n’a pas de second chiffre, et tout nombre en a deux</translation>
    </message>
    <message>
        <source>the %1 at row %2, place %3 and the %4 at row %5, place %6 have no second digit, and only one number has one digit</source>
        <translation>les tuiles %1 en ligne %2, place %3 et %4 en ligne %5, place %6 n’ont pas de second chiffre, et un seul nombre n’en a qu’un</translation>
    </message>
    <message>
        <source>a letter, or a digit from 0 to %1</source>
        <translation>une lettre ou un chiffre de 0 à %1</translation>
    </message>
    <message>
        <source>the %1 of row %2</source>
        <translation>le %1 de la ligne %2</translation>
    </message>
    <message>
        <source>the %1 of column %2</source>
        <translation>le %1 de la colonne %2</translation>
    </message>
    <message>
        <source>%1 cells lose digits</source>
        <translation>%1 cases perdent des chiffres</translation>
    </message>
    <message>
        <source>the path is read from its lower or right end</source>
        <translation>le chemin se lit depuis son bout du bas ou de droite</translation>
    </message>
    <message>
        <source>the path is read from its upper or left end</source>
        <translation>le chemin se lit depuis son bout du haut ou de gauche</translation>
    </message>
    <message>
        <source>found %1 signs in row %2; expected %3, as in row 1</source>
        <translation>%1 signes trouvés dans la ligne %2 ; %3 attendus, comme dans la ligne 1</translation>
    </message>
    <message>
        <source>found no rows; expected a row of signs for each row of the board</source>
        <translation>aucune ligne trouvée ; une ligne de signes est attendue pour chaque ligne de la grille</translation>
    </message>
    <message>
        <source>Of the answers compared, the one explained takes the least reckoning.</source>
        <translation>De toutes les solutions comparées, celle qui est expliquée demande le moins de calcul.</translation>
    </message>
    <message>
        <source>KenKen in clues</source>
        <translation>KenKen en indices</translation>
    </message>
    <message>
        <source>janko.at text</source>
        <translation>texte de janko.at</translation>
    </message>
    <message>
        <source>a section of a janko.at text, such as [problem]</source>
        <translation>une section d’un texte de janko.at, comme [problem]</translation>
    </message>
</context>
<context>
    <name>PictureExport</name>
    <message>
        <source>The file name must end in .png, .svg or .pdf.</source>
        <translation>Le nom du fichier doit se terminer par .png, .svg ou .pdf.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>Impossible d’écrire %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Done.</source>
        <translation>Fait.</translation>
    </message>
    <message>
        <source>Not started yet.</source>
        <translation>Pas encore commencé.</translation>
    </message>
    <message>
        <source>%1 of %2 positions right.</source>
        <translation>%1 positions justes sur %2.</translation>
    </message>
    <message>
        <source>Right: %1&#xa0;· Wrong: %2&#xa0;· With a hint: %3</source>
        <translation>Juste&#xa0;: %1 · Faux&#xa0;: %2 · Avec une piste&#xa0;: %3</translation>
    </message>
    <message>
        <source>There are no positions for this rule: it builds one of several answers, so other next steps are just as good.</source>
        <translation>Il n’y a pas de positions pour cette règle&#xa0;: elle construit une solution parmi plusieurs, et d’autres étapes conviendraient aussi bien.</translation>
    </message>
    <message>
        <source>There are no positions for this rule: it only shows that a puzzle has no answer.</source>
        <translation>Il n’y a pas de positions pour cette règle&#xa0;: elle montre seulement qu’un casse-tête n’a pas de solution.</translation>
    </message>
    <message>
        <source>There are no positions for this rule: what it says cannot be marked on the board.</source>
        <translation>Il n’y a pas de positions pour cette règle&#xa0;: ce qu’elle dit ne peut pas se marquer sur la grille.</translation>
    </message>
    <message>
        <source>No position was found: this rule is rarely needed. Try again later, or another rule.</source>
        <translation>Aucune position trouvée&#xa0;: cette règle sert rarement. Réessayez plus tard, ou avec une autre règle.</translation>
    </message>
    <message>
        <source>There are no positions for this rule: it is never a step of its own, only a link of a chain.</source>
        <translation>Il n’y a pas de positions pour cette règle&#xa0;: elle n’est jamais une étape à elle seule, seulement un maillon d’une chaîne.</translation>
    </message>
</context>
<context>
    <name>PuzzlePrinter</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>Impossible d’écrire %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>aucune solution</translation>
    </message>
    <message>
        <source>one of several answers</source>
        <translation>une solution parmi plusieurs</translation>
    </message>
    <message>
        <source>no answer found in time</source>
        <translation>aucune solution trouvée à temps</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a puzzle&apos;s number and title</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Solutions</translation>
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
        <translation>C’est un dossier, pas un fichier.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>Le fichier dépasse %1 Mo.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>No lines round a 0</source>
        <translation>Aucun trait autour d’un 0</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are both %3&lt;/p&gt;: &lt;c&gt;no line runs between them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 et %2 sont toutes deux %3&lt;/p&gt;&#xa0;: &lt;c&gt;aucun trait ne les sépare&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are on different sides&lt;/p&gt;, and &lt;p&gt;%2 is %3&lt;/p&gt;: &lt;c&gt;%1 is %4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 et %2 sont de côtés différents&lt;/p&gt;, et &lt;p&gt;%2 est %3&lt;/p&gt;&#xa0;: &lt;c&gt;%1 est %4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are on different sides&lt;/p&gt;: &lt;c&gt;a line runs between them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 et %2 sont de côtés différents&lt;/p&gt;&#xa0;: &lt;c&gt;un trait les sépare&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are on the same side&lt;/p&gt;, and &lt;p&gt;%2 is %3&lt;/p&gt;: &lt;c&gt;%1 is %3, too&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 et %2 sont du même côté&lt;/p&gt;, et &lt;p&gt;%2 est %3&lt;/p&gt;&#xa0;: &lt;c&gt;%1 est aussi %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are on the same side&lt;/p&gt;: &lt;c&gt;no line runs between them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 et %2 sont du même côté&lt;/p&gt;&#xa0;: &lt;c&gt;aucun trait ne les sépare&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2&lt;/p&gt; are both inside, but cut off from each other.</source>
        <translation>&lt;p&gt;%1 et %2&lt;/p&gt; sont toutes deux à l’intérieur, mais coupées l’une de l’autre.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, and that is all: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&#xa0;: %2&lt;/p&gt;, et c’est tout, donc &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, and the rest of its lines at the opposite one: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&#xa0;: %2&lt;/p&gt;, et le reste de ses traits au coin opposé, donc &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, and two is all it can have: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&#xa0;: %2&lt;/p&gt;, et deux est le maximum, donc &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so a line on its other edge could not go on: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&#xa0;: %2&lt;/p&gt;, donc un trait sur son autre arête ne pourrait pas continuer&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so it can only have %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&#xa0;: %2&lt;/p&gt;, il ne reste donc que %3&#xa0;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so it has either %3; each way, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&#xa0;: %2&lt;/p&gt;, il reste donc %3&#xa0;; dans tous les cas, &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so its other %3 edges are lines: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&#xa0;: %2&lt;/p&gt;, donc ses %3 autres arêtes sont des traits&#xa0;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so its other edge is a line: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&#xa0;: %2&lt;/p&gt;, donc son autre arête est un trait&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so its other two edges are both lines or both crossed: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&#xa0;: %2&lt;/p&gt;, donc ses deux autres arêtes sont deux traits, ou deux croix&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so one of its other %3 edges is a line: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&#xa0;: %2&lt;/p&gt;, donc une de ses %3 autres arêtes est un trait&#xa0;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so two of its other %3 edges are lines: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&#xa0;: %2&lt;/p&gt;, donc deux de ses %3 autres arêtes sont des traits&#xa0;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, which must make %3 together: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&#xa0;: %2&lt;/p&gt;, qui doivent faire %3 en tout, donc &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, which separates the two cells beside it there: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&#xa0;: %2&lt;/p&gt;, ce qui sépare les deux cases voisines à cet endroit&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&#xa0;: %2&lt;/p&gt;, donc &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;: in each of the %3 ways that are left, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&#xa0;: %2&lt;/p&gt;&#xa0;; dans chacune des %3 façons qui restent, &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 is inside, %2 is outside&lt;/p&gt;: &lt;c&gt;a line runs between them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 est à l’intérieur, %2 est à l’extérieur&lt;/p&gt;&#xa0;: &lt;c&gt;un trait les sépare&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 is inside&lt;/p&gt;, and beyond the border is outside: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 est à l’intérieur&lt;/p&gt;, et au-delà du bord c’est l’extérieur&#xa0;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 is outside&lt;/p&gt;, and so is all beyond the border: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 est à l’extérieur&lt;/p&gt;, comme tout ce qui est au-delà du bord&#xa0;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 lines&lt;/p&gt; close a loop, the one &lt;p&gt;%2&lt;/p&gt; among them, that does not meet &lt;p&gt;%3&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1 traits&lt;/p&gt;, dont celui &lt;p&gt;%2&lt;/p&gt;, ferment une boucle qui ne respecte pas &lt;p&gt;%3&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 lines&lt;/p&gt; close a loop, the one &lt;p&gt;%2&lt;/p&gt; among them, without the line &lt;p&gt;%3&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1 traits&lt;/p&gt;, dont celui &lt;p&gt;%2&lt;/p&gt;, ferment une boucle sans le trait &lt;p&gt;%3&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 lines&lt;/p&gt; have closed the loop, and the line &lt;p&gt;%2&lt;/p&gt; is left over.</source>
        <translation>&lt;p&gt;%1 traits&lt;/p&gt; ont fermé la boucle, et il reste le trait &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 lines&lt;/p&gt; have closed the loop: &lt;c&gt;%2 open edges are crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 traits&lt;/p&gt; ont fermé la boucle&#xa0;: &lt;c&gt;les %2 arêtes encore libres sont barrées&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 lines&lt;/p&gt; have closed the loop: &lt;c&gt;an open edge is crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 traits&lt;/p&gt; ont fermé la boucle&#xa0;: &lt;c&gt;la dernière arête libre est barrée&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot be met, for &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ne peut pas être respecté&#xa0;: &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot have &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>C’est impossible pour &lt;p&gt;%1&lt;/p&gt;&#xa0;: &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has %2 lines.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; a %2 traits.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has all its lines, &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; a tous ses traits, &lt;p&gt;%2&lt;/p&gt;&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its line &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; a son trait &lt;p&gt;%2&lt;/p&gt;&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its two lines, &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; a ses deux traits, &lt;p&gt;%2&lt;/p&gt;&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has no edge left.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; n’a plus d’arête libre.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has no lines: &lt;c&gt;all its edges are crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; n’a aucun trait&#xa0;: &lt;c&gt;toutes ses arêtes sont barrées&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has one edge left, &lt;p&gt;%2&lt;/p&gt;: a line there could not go on, so &lt;c&gt;it is crossed&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; n’a plus qu’une arête libre, &lt;p&gt;%2&lt;/p&gt;&#xa0;: un trait ne pourrait pas en repartir, donc &lt;c&gt;elle est barrée&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has only %2 edges left and needs them all: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; n’a plus que %2 arêtes libres et les prend toutes&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has only %2 of its four edges left.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; n’a plus que %2 de ses quatre arêtes.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has only one edge left: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; n’a plus qu’une arête libre&#xa0;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has only one line: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; n’a qu’un trait&#xa0;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has three lines.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; a trois traits.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is outside, but cannot reach the border.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; est à l’extérieur, mais ne peut pas rejoindre le bord.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; misses only one edge: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ne laisse de côté qu’une arête&#xa0;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must have no line, but has one &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ne doit avoir aucun trait, mais en a un &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; touch at a corner, so neither can miss an edge on its far side: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; se touchent par un coin, et aucun ne peut se passer d’une arête du côté opposé&#xa0;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt; has its line where &lt;p&gt;%1&lt;/p&gt; touches it, so the 3 has both edges at its far corner, and none goes on there: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt; a son trait là où &lt;p&gt;%1&lt;/p&gt; le touche, donc le 3 a ses deux arêtes au coin opposé, et aucun autre trait n’en repart&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt; has its line where &lt;p&gt;%1&lt;/p&gt; touches it, so the 3 needs both edges at its far corner, &lt;c&gt;%3&lt;/c&gt;, and none goes on there: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt; a son trait là où &lt;p&gt;%1&lt;/p&gt; le touche, donc il faut au 3 ses deux arêtes au coin opposé, &lt;c&gt;%3&lt;/c&gt;, et aucun autre trait n’en repart&#xa0;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt; has its line where &lt;p&gt;%1&lt;/p&gt; touches it, so the 3 needs both edges at its far corner: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt; a son trait là où &lt;p&gt;%1&lt;/p&gt; le touche, donc il faut au 3 ses deux arêtes au coin opposé&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line &lt;c&gt;%1&lt;/c&gt; would close a loop of &lt;p&gt;%2 lines&lt;/p&gt; that does not meet &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;it is crossed&lt;/c&gt;.</source>
        <translation>Un trait &lt;c&gt;%1&lt;/c&gt; fermerait une boucle de &lt;p&gt;%2 traits&lt;/p&gt; qui ne respecte pas &lt;p&gt;%3&lt;/p&gt;&#xa0;: &lt;c&gt;l’arête est barrée&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line &lt;c&gt;%1&lt;/c&gt; would close a loop of &lt;p&gt;%2 lines&lt;/p&gt; without the line &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;it is crossed&lt;/c&gt;.</source>
        <translation>Un trait &lt;c&gt;%1&lt;/c&gt; fermerait une boucle de &lt;p&gt;%2 traits&lt;/p&gt; sans le trait &lt;p&gt;%3&lt;/p&gt;&#xa0;: &lt;c&gt;l’arête est barrée&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and must take one of its edges there, its only line: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;&#xa0;: un trait arrive au coin &lt;p&gt;%2&lt;/p&gt; et doit y prendre une de ses arêtes, la seule possible&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and takes one of its edges there, so it needs both at the opposite corner: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;&#xa0;: un trait arrive au coin &lt;p&gt;%2&lt;/p&gt; et y prend une arête, il faut donc les deux au coin opposé&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and takes one of its edges there, so it needs both at the opposite corner: &lt;c&gt;%3&lt;/c&gt;; and the line goes nowhere else: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;&#xa0;: un trait arrive au coin &lt;p&gt;%2&lt;/p&gt; et y prend une arête, il faut donc les deux au coin opposé&#xa0;: &lt;c&gt;%3&lt;/c&gt;&#xa0;; et le trait ne va nulle part ailleurs&#xa0;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and takes one of its edges there: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;&#xa0;: un trait arrive au coin &lt;p&gt;%2&lt;/p&gt; et y prend une arête, donc &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line ends at &lt;p&gt;%1&lt;/p&gt;: all its other edges are crossed.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; a un trait sans suite&#xa0;: toutes ses autres arêtes sont barrées.</translation>
    </message>
    <message>
        <source>A line must leave &lt;p&gt;%1&lt;/p&gt; by its &lt;p&gt;%2&lt;/p&gt; or its &lt;p&gt;%3&lt;/p&gt; corner, and both are blocked.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;&#xa0;: un trait doit repartir du coin &lt;p&gt;%2&lt;/p&gt; ou du coin &lt;p&gt;%3&lt;/p&gt;, et les deux sont bloqués.</translation>
    </message>
    <message>
        <source>A line separates &lt;c&gt;%1&lt;/c&gt; from &lt;p&gt;%2&lt;/p&gt;, which is %3: &lt;c&gt;it is %4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt; est %3, et un trait la sépare de &lt;c&gt;%1&lt;/c&gt;&#xa0;: &lt;c&gt;celle-ci est %4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line runs between &lt;p&gt;%1 and %2&lt;/p&gt;, but both are %3.</source>
        <translation>Un trait sépare &lt;p&gt;%1 et %2&lt;/p&gt;, mais toutes deux sont %3.</translation>
    </message>
    <message>
        <source>Because of &lt;p&gt;%1&lt;/p&gt; there can be &lt;p&gt;%2&lt;/p&gt;, but there is one.</source>
        <translation>Avec &lt;p&gt;%1&lt;/p&gt;, une conclusion s’impose, &lt;p&gt;%2&lt;/p&gt;, mais il y en a un.</translation>
    </message>
    <message>
        <source>Because of &lt;p&gt;%1&lt;/p&gt; there must be &lt;p&gt;%2&lt;/p&gt;, but it is crossed.</source>
        <translation>Avec &lt;p&gt;%1&lt;/p&gt;, il doit y avoir &lt;p&gt;%2&lt;/p&gt;, mais l’arête est barrée.</translation>
    </message>
    <message>
        <source>Every edge is crossed: there is no loop.</source>
        <translation>Toutes les arêtes sont barrées&#xa0;: il n’y a pas de boucle.</translation>
    </message>
    <message>
        <source>Inside, &lt;c&gt;%1&lt;/c&gt; would be cut off from &lt;p&gt;%2&lt;/p&gt;, which is inside: &lt;c&gt;it is outside&lt;/c&gt;.</source>
        <translation>À l’intérieur, &lt;c&gt;%1&lt;/c&gt; serait coupée de l’autre case intérieure, &lt;p&gt;%2&lt;/p&gt;&#xa0;: &lt;c&gt;elle est à l’extérieur&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No line separates &lt;c&gt;%1&lt;/c&gt; from &lt;p&gt;%2&lt;/p&gt;, which is %3: &lt;c&gt;it is %3, too&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt; est %3, et aucun trait ne la sépare de &lt;c&gt;%1&lt;/c&gt;&#xa0;: &lt;c&gt;celle-ci est aussi %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No line runs between &lt;p&gt;%1&lt;/p&gt;, which is inside, and &lt;p&gt;%2&lt;/p&gt;, which is outside.</source>
        <translation>Aucun trait ne sépare &lt;p&gt;%1&lt;/p&gt;, qui est à l’intérieur, et &lt;p&gt;%2&lt;/p&gt;, qui est à l’extérieur.</translation>
    </message>
    <message>
        <source>No way is left to draw the lines that fits all of &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Plus aucune façon de tracer les traits ne convient à tout ceci à la fois&#xa0;: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Only two edges meet at &lt;p&gt;%1&lt;/p&gt;, both lines or both crossed: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; n’a que deux arêtes, deux traits ou deux croix&#xa0;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Outside, &lt;c&gt;%1&lt;/c&gt; could not reach the border: &lt;c&gt;it is inside&lt;/c&gt;.</source>
        <translation>À l’extérieur, &lt;c&gt;%1&lt;/c&gt; ne pourrait pas rejoindre le bord&#xa0;: &lt;c&gt;elle est à l’intérieur&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: that decides &lt;p&gt;%2 other cells&lt;/p&gt;, and %3 and %4, both inside, would be cut off from each other. So &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Supposons ceci&#xa0;: %1. Cela décide &lt;p&gt;%2 autres cases&lt;/p&gt;, et %3 et %4, toutes deux à l’intérieur, seraient coupées l’une de l’autre. Donc &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: that decides &lt;p&gt;%2 other cells&lt;/p&gt;, and %3, outside, could not reach the border. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Supposons ceci&#xa0;: %1. Cela décide &lt;p&gt;%2 autres cases&lt;/p&gt;, et %3, à l’extérieur, ne pourrait pas rejoindre le bord. Donc &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; could not all be met. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Supposons ceci&#xa0;: %1. Alors &lt;p&gt;%2&lt;/p&gt; ne pourraient pas tous être respectés. Donc &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; could not be met. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Supposons ceci&#xa0;: %1. Alors &lt;p&gt;%2&lt;/p&gt; ne pourrait pas être respecté. Donc &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get more than two lines. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Supposons ceci&#xa0;: %1. Alors &lt;p&gt;%2&lt;/p&gt; aurait plus de deux traits. Donc &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get too few lines. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Supposons ceci&#xa0;: %1. Alors &lt;p&gt;%2&lt;/p&gt; aurait trop peu de traits. Donc &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get too many lines. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Supposons ceci&#xa0;: %1. Alors &lt;p&gt;%2&lt;/p&gt; aurait trop de traits. Donc &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt;, and %3 and %4, both inside, would be cut off from each other. So &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Supposons ceci&#xa0;: %1. Alors &lt;p&gt;%2&lt;/p&gt;, et %3 et %4, toutes deux à l’intérieur, seraient coupées l’une de l’autre. Donc &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt;, and %3, outside, could not reach the border. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Supposons ceci&#xa0;: %1. Alors &lt;p&gt;%2&lt;/p&gt;, et %3, à l’extérieur, ne pourrait pas rejoindre le bord. Donc &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then a line would end at &lt;p&gt;%2&lt;/p&gt;. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Supposons ceci&#xa0;: %1. Alors &lt;p&gt;%2&lt;/p&gt; aurait un trait sans suite. Donc &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then no way to draw the lines would fit all of &lt;p&gt;%2&lt;/p&gt;. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Supposons ceci&#xa0;: %1. Alors aucune façon de tracer les traits ne conviendrait à tout ceci à la fois&#xa0;: &lt;p&gt;%2&lt;/p&gt;. Donc &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then, with &lt;p&gt;%4&lt;/p&gt; met, &lt;p&gt;%2&lt;/p&gt; would get more than two lines. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Supposons ceci&#xa0;: %1. Alors, en respectant &lt;p&gt;%4&lt;/p&gt;, &lt;p&gt;%2&lt;/p&gt; aurait plus de deux traits. Donc &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then, with &lt;p&gt;%4&lt;/p&gt; met, &lt;p&gt;%2&lt;/p&gt; would get too few lines. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Supposons ceci&#xa0;: %1. Alors, en respectant &lt;p&gt;%4&lt;/p&gt;, &lt;p&gt;%2&lt;/p&gt; aurait trop peu de traits. Donc &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then, with &lt;p&gt;%4&lt;/p&gt; met, &lt;p&gt;%2&lt;/p&gt; would get too many lines. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Supposons ceci&#xa0;: %1. Alors, en respectant &lt;p&gt;%4&lt;/p&gt;, &lt;p&gt;%2&lt;/p&gt; aurait trop de traits. Donc &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then, with &lt;p&gt;%4&lt;/p&gt; met, a line would end at &lt;p&gt;%2&lt;/p&gt;. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Supposons ceci&#xa0;: %1. Alors, en respectant &lt;p&gt;%4&lt;/p&gt;, &lt;p&gt;%2&lt;/p&gt; aurait un trait sans suite. Donc &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The border &lt;p&gt;%1&lt;/p&gt; has no line, but &lt;p&gt;%2&lt;/p&gt; is inside.</source>
        <translation>Le bord &lt;p&gt;%1&lt;/p&gt; n’a pas de trait, mais &lt;p&gt;%2&lt;/p&gt; est à l’intérieur.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2&lt;/p&gt; are on the same side, but &lt;p&gt;%1 is inside and %2 is outside&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1 et %2&lt;/p&gt; sont du même côté, mais &lt;p&gt;%1 est à l’intérieur et %2 à l’extérieur&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2&lt;/p&gt; are on different sides, but &lt;p&gt;both are %3&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1 et %2&lt;/p&gt; sont de côtés différents, mais &lt;p&gt;toutes deux sont %3&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>The border &lt;p&gt;%1&lt;/p&gt; has no line: &lt;c&gt;%2 is outside&lt;/c&gt;.</source>
        <translation>Le bord &lt;p&gt;%1&lt;/p&gt; n’a pas de trait&#xa0;: &lt;c&gt;%2 est à l’extérieur&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The line &lt;p&gt;%1&lt;/p&gt; is on the border, but &lt;p&gt;%2&lt;/p&gt; is outside.</source>
        <translation>Le trait &lt;p&gt;%1&lt;/p&gt; est sur le bord, mais &lt;p&gt;%2&lt;/p&gt; est à l’extérieur.</translation>
    </message>
    <message>
        <source>The line &lt;p&gt;%1&lt;/p&gt; is on the border: &lt;c&gt;%2 is inside&lt;/c&gt;.</source>
        <translation>Le trait &lt;p&gt;%1&lt;/p&gt; est sur le bord&#xa0;: &lt;c&gt;%2 est à l’intérieur&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The line that comes &lt;p&gt;%2&lt;/p&gt; to &lt;p&gt;%1&lt;/p&gt; cannot go on.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;&#xa0;: le trait qui arrive &lt;p&gt;%2&lt;/p&gt; ne peut pas continuer.</translation>
    </message>
    <message>
        <source>The line that comes &lt;p&gt;%2&lt;/p&gt; to &lt;p&gt;%1&lt;/p&gt; has only one way on: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;&#xa0;: le trait qui arrive &lt;p&gt;%2&lt;/p&gt; n’a qu’une suite possible&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>If &lt;c&gt;%1&lt;/c&gt; were inside, &lt;p&gt;%2&lt;/p&gt;, which is outside, could not reach the border: &lt;c&gt;it is outside&lt;/c&gt;.</source>
        <translation>Si &lt;c&gt;%1&lt;/c&gt; était à l’intérieur, &lt;p&gt;%2&lt;/p&gt;, qui est à l’extérieur, ne pourrait pas rejoindre le bord&#xa0;: &lt;c&gt;la case est à l’extérieur&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>If &lt;c&gt;%1&lt;/c&gt; were outside, &lt;p&gt;%2 and %3&lt;/p&gt;, both inside, would be cut off from each other: &lt;c&gt;it is inside&lt;/c&gt;.</source>
        <translation>Si &lt;c&gt;%1&lt;/c&gt; était à l’extérieur, &lt;p&gt;%2 et %3&lt;/p&gt;, toutes deux à l’intérieur, seraient coupées l’une de l’autre&#xa0;: &lt;c&gt;la case est à l’intérieur&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A 0 has no lines round it: all four of its edges are crossed.</source>
        <translation>Un 0 n’est entouré d’aucun trait&#xa0;: ses quatre arêtes sont barrées.</translation>
    </message>
    <message>
        <source>As many edges left as lines needed</source>
        <translation>Autant d’arêtes libres que de traits à placer</translation>
    </message>
    <message>
        <source>When a clue has exactly as many edges left as it needs lines, all of them are lines.</source>
        <translation>Quand un indice n’a plus que le nombre d’arêtes libres qu’il lui faut, toutes sont des traits.</translation>
    </message>
    <message>
        <source>The clue has its lines</source>
        <translation>L’indice a ses traits</translation>
    </message>
    <message>
        <source>When a clue has all its lines, its other edges are crossed.</source>
        <translation>Quand un indice a tous ses traits, ses autres arêtes sont barrées.</translation>
    </message>
    <message>
        <source>Between two 3s that share an edge runs a line, and so it does on their far sides. If their common edge were crossed, the loop would run round just these two cells; so the rule holds only where a clue elsewhere forbids that.</source>
        <translation>Entre deux 3 qui partagent une arête passe un trait, et il en passe aussi un sur leurs côtés opposés. Si l’arête commune était barrée, la boucle ne ferait le tour que de ces deux cases&#xa0;; la règle ne vaut donc que si un indice ailleurs l’interdit.</translation>
    </message>
    <message>
        <source>Two 3s corner to corner</source>
        <translation>Deux 3 coin à coin</translation>
    </message>
    <message>
        <source>Two 3s that touch at a corner have lines at their corners farthest from each other: were one of these four edges crossed, its 3 would send both other lines into the common dot, and the other 3 could not get its own.</source>
        <translation>Deux 3 qui se touchent par un coin ont des traits à leurs coins les plus éloignés&#xa0;: si l’une de ces quatre arêtes était barrée, son 3 enverrait ses deux autres traits au point commun, et l’autre 3 n’aurait pas les siens.</translation>
    </message>
    <message>
        <source>Only one way for a line</source>
        <translation>Une seule suite pour un trait</translation>
    </message>
    <message>
        <source>A line that reaches a dot must go on. If only one way is left, it goes there.</source>
        <translation>Un trait qui atteint un point doit continuer. S’il ne reste qu’un passage, il le prend.</translation>
    </message>
    <message>
        <source>A dot with two lines</source>
        <translation>Un point avec deux traits</translation>
    </message>
    <message>
        <source>The loop passes through a dot only once, so a dot with two lines has no third: its other edges are crossed.</source>
        <translation>La boucle ne passe qu’une fois par un point&#xa0;; un point qui a deux traits n’en a donc pas de troisième&#xa0;: ses autres arêtes sont barrées.</translation>
    </message>
    <message>
        <source>A dot with one edge left</source>
        <translation>Un point avec une seule arête libre</translation>
    </message>
    <message>
        <source>A line into a dot needs a way out. If three edges at a dot are crossed, so is the fourth.</source>
        <translation>Un trait qui arrive à un point doit pouvoir en repartir. Si trois arêtes d’un point sont barrées, la quatrième l’est aussi.</translation>
    </message>
    <message>
        <source>A 3 with a blocked corner</source>
        <translation>Un 3 au coin bloqué</translation>
    </message>
    <message>
        <source>Where both ways out of a corner of a 3 are blocked, as in a corner of the board, the corner&apos;s two edges are both lines or both crossed; a 3 cannot miss two.</source>
        <translation>Quand les deux issues d’un coin d’un 3 sont bloquées, comme dans un coin de la grille, les deux arêtes de ce coin sont deux traits ou deux croix&#xa0;; et un 3 ne peut pas se passer de deux arêtes.</translation>
    </message>
    <message>
        <source>A 2 with a blocked corner</source>
        <translation>Un 2 au coin bloqué</translation>
    </message>
    <message>
        <source>Where both ways out of a corner of a 2 are blocked, its two lines are either both at that corner or both opposite. Either way one of them comes to each of the two other corners and must leave there: if one way out is blocked, it takes the other.</source>
        <translation>Quand les deux issues d’un coin d’un 2 sont bloquées, ses deux traits sont soit tous deux à ce coin, soit tous deux à l’opposé. Dans les deux cas, l’un d’eux arrive à chacun des deux autres coins et doit en repartir&#xa0;: si une issue y est bloquée, il prend l’autre.</translation>
    </message>
    <message>
        <source>A 1 with a blocked corner</source>
        <translation>Un 1 au coin bloqué</translation>
    </message>
    <message>
        <source>Where both ways out of a corner of a 1 are blocked, the corner&apos;s two edges are both lines or both crossed; a 1 cannot have two.</source>
        <translation>Quand les deux issues d’un coin d’un 1 sont bloquées, les deux arêtes de ce coin sont deux traits ou deux croix&#xa0;; et un 1 ne peut pas avoir deux traits.</translation>
    </message>
    <message>
        <source>A line comes to a 3</source>
        <translation>Un trait arrive à un 3</translation>
    </message>
    <message>
        <source>A line that comes to a corner of a 3 takes one of the 3&apos;s two edges there: it cannot pass by, or the 3 would lack both, and it cannot meet both. So the other way out is blocked, and the 3 has both its edges at the opposite corner.</source>
        <translation>Un trait qui arrive à un coin d’un 3 y prend l’une des deux arêtes du 3&#xa0;: il ne peut pas passer outre, car le 3 perdrait les deux, et il ne peut pas prendre les deux. L’autre issue est donc bloquée, et le 3 a ses deux arêtes au coin opposé.</translation>
    </message>
    <message>
        <source>A 3 and a 1 corner to corner</source>
        <translation>Un 3 et un 1 coin à coin</translation>
    </message>
    <message>
        <source>Where the far corner of the 3 is blocked, the 3 has both lines there and sends just one to the dot between: the 1 takes it on, so its far edges are crossed. The other way round, a 1 whose far edges are crossed leaves just one line to the 3 at the dot between, so the 3 has both lines at its far corner, whose other ways are blocked.</source>
        <translation>Quand le coin opposé du 3 est bloqué, le 3 y a ses deux traits et n’en envoie qu’un au point commun&#xa0;: le 1 le prolonge, et ses arêtes opposées sont barrées. À l’inverse, un 1 dont les arêtes opposées sont barrées ne laisse au 3 qu’un trait au point commun&#xa0;; le 3 a donc deux traits à son coin opposé, dont les autres issues sont bloquées.</translation>
    </message>
    <message>
        <source>A line comes to a 2</source>
        <translation>Un trait arrive à un 2</translation>
    </message>
    <message>
        <source>A line that comes to a corner of a 2 and cannot pass by takes one of its two edges there. So the 2 has one line at the opposite corner too; if one way out is blocked there, it leaves by the other.</source>
        <translation>Un trait qui arrive à un coin d’un 2 sans pouvoir passer outre y prend l’une de ses deux arêtes. Le 2 a donc aussi un trait au coin opposé&#xa0;; si une issue y est bloquée, ce trait repart par l’autre.</translation>
    </message>
    <message>
        <source>A line comes to a 1</source>
        <translation>Un trait arrive à un 1</translation>
    </message>
    <message>
        <source>A line that comes to a corner of a 1 and cannot pass by takes one of its two edges there; the 1 has no other.</source>
        <translation>Un trait qui arrive à un coin d’un 1 sans pouvoir passer outre y prend l’une de ses deux arêtes&#xa0;; le 1 n’a pas d’autre trait.</translation>
    </message>
    <message>
        <source>The loop must not close too early</source>
        <translation>La boucle ne doit pas se fermer trop tôt</translation>
    </message>
    <message>
        <source>An edge between the two ends of one path would close the loop. While there is a line elsewhere, or a clue is not met by that loop, the edge is crossed.</source>
        <translation>Une arête entre les deux bouts d’un même chemin fermerait la boucle. Tant qu’il y a un trait ailleurs, ou un indice que cette boucle ne respecte pas, l’arête est barrée.</translation>
    </message>
    <message>
        <source>Two 1s against a wall</source>
        <translation>Deux 1 contre un mur</translation>
    </message>
    <message>
        <source>A clue and its corners</source>
        <translation>Un indice et ses coins</translation>
    </message>
    <message>
        <source>The number of lines a clue has at one corner fixes the number at the opposite corner. Every way to place its lines that fits the known edges and corners agrees here.</source>
        <translation>Le nombre de traits qu’un indice a à un coin fixe leur nombre au coin opposé. Toutes les façons de placer ses traits compatibles avec les arêtes et les coins connus concordent ici.</translation>
    </message>
    <message>
        <source>A dot and the corners round it</source>
        <translation>Un point et les coins autour de lui</translation>
    </message>
    <message>
        <source>A dot has either no line or two. Every way to place them that fits the known edges and corners round it agrees here: so a single line at one corner means a single line at the corner opposite.</source>
        <translation>Un point a zéro ou deux traits. Toutes les façons de les placer compatibles avec les arêtes et les coins connus autour de lui concordent ici&#xa0;: un seul trait à un coin veut donc dire un seul trait au coin opposé.</translation>
    </message>
    <message>
        <source>Inside and outside across an edge</source>
        <translation>L’intérieur et l’extérieur de part et d’autre d’une arête</translation>
    </message>
    <message>
        <source>The loop separates inside from outside: cells with a line between them differ, cells with a cross between them are the same. Beyond the border is outside.</source>
        <translation>La boucle sépare l’intérieur de l’extérieur&#xa0;: deux cases séparées par un trait sont de côtés différents, deux cases séparées par une croix sont du même côté. Au-delà du bord, c’est l’extérieur.</translation>
    </message>
    <message>
        <source>A line just where inside meets outside</source>
        <translation>Un trait là où l’intérieur touche l’extérieur</translation>
    </message>
    <message>
        <source>Between a cell inside and one outside runs a line; between two inside, or two outside, runs none.</source>
        <translation>Entre une case à l’intérieur et une case à l’extérieur passe un trait&#xa0;; entre deux cases à l’intérieur, ou deux à l’extérieur, il n’en passe pas.</translation>
    </message>
    <message>
        <source>A clue and its neighbours&apos; colours</source>
        <translation>Un indice et les couleurs de ses voisines</translation>
    </message>
    <message>
        <source>A clue counts the neighbours on the other side of the loop. Every way to colour the cell and its neighbours that fits what is known agrees here.</source>
        <translation>Un indice compte les voisines situées de l’autre côté de la boucle. Toutes les façons de colorer la case et ses voisines compatibles avec ce qui est connu concordent ici.</translation>
    </message>
    <message>
        <source>A chain of cells</source>
        <translation>Une chaîne de cases</translation>
    </message>
    <message>
        <source>Going from cell to cell along known edges and pairs, you can tell whether the cells at the two ends are on the same side of the loop, even when it is not yet known which side that is.</source>
        <translation>En allant de case en case par les arêtes et les paires connues, on peut dire si les cases des deux bouts sont du même côté de la boucle, même sans savoir encore duquel.</translation>
    </message>
    <message>
        <source>The inside is in one piece</source>
        <translation>L’intérieur est d’un seul tenant</translation>
    </message>
    <message>
        <source>The cells inside the loop are connected. Where only one cell can connect them, that cell is inside.</source>
        <translation>Les cases à l’intérieur de la boucle forment un seul bloc. Si une seule case peut les relier, elle est à l’intérieur.</translation>
    </message>
    <message>
        <source>The outside is in one piece</source>
        <translation>L’extérieur est d’un seul tenant</translation>
    </message>
    <message>
        <source>Every cell outside the loop can be reached from beyond the border without crossing the loop. Where the only way is through one cell, that cell is outside.</source>
        <translation>Toute case à l’extérieur de la boucle est accessible depuis le bord sans traverser la boucle. Si le seul passage est une case, elle est à l’extérieur.</translation>
    </message>
    <message>
        <source>Two neighbours taken together</source>
        <translation>Deux voisines prises ensemble</translation>
    </message>
    <message>
        <source>Every way to draw the lines of two neighbouring cells and through their six dots that fits what is known agrees here.</source>
        <translation>Toutes les façons, compatibles avec ce qui est connu, de tracer les traits de deux cases voisines et de leurs six points concordent ici.</translation>
    </message>
    <message>
        <source>Four cells taken together</source>
        <translation>Quatre cases prises ensemble</translation>
    </message>
    <message>
        <source>Every way to draw the lines of four cells round a dot and through their nine dots that fits what is known agrees here.</source>
        <translation>Toutes les façons, compatibles avec ce qui est connu, de tracer les traits de quatre cases autour d’un point et de leurs neuf points concordent ici.</translation>
    </message>
    <message>
        <source>No line on from between two 3s</source>
        <translation>Pas de trait qui prolonge l’arête entre deux 3</translation>
    </message>
    <message>
        <source>The loop is closed</source>
        <translation>La boucle est fermée</translation>
    </message>
    <message>
        <source>There is only one loop. Once a ring of lines has closed, every edge that is still open is crossed.</source>
        <translation>Il n’y a qu’une boucle. Dès qu’un anneau de traits est fermé, toutes les arêtes encore libres sont barrées.</translation>
    </message>
    <message>
        <source>A corner and its edges</source>
        <translation>Un coin et ses arêtes</translation>
    </message>
    <message>
        <source>A corner of a cell has as many lines as there are lines among its two edges. So a known corner and one known edge give the other edge, two known edges give the corner, and two corners that share an edge tell something about each other.</source>
        <translation>Un coin de case a autant de traits qu’il y a de traits sur ses deux arêtes. Un coin connu et une arête connue donnent donc l’autre arête, deux arêtes connues donnent le coin, et deux coins qui partagent une arête renseignent l’un sur l’autre.</translation>
    </message>
    <message>
        <source>A card makes its number</source>
        <translation>Une carte donne son nombre</translation>
    </message>
    <message>
        <source>A card alone makes the number that is on it; an ace is 1, a jack 11, a queen 12 and a king 13. This is where every expression begins.</source>
        <translation>Une carte seule donne le nombre qu’elle porte&#xa0;; un as (A) vaut 1, un valet (J) 11, une dame (Q) 12 et un roi (K) 13. C’est le point de départ de toute expression.</translation>
    </message>
    <message>
        <source>The values of that many cards</source>
        <translation>Les valeurs d’autant de cartes</translation>
    </message>
    <message>
        <source>Several cards make a value by being split in two: every value of one part is joined with every value of the other by every sign. Equal values count once. So the pairs follow from the cards, the threes from pairs and cards, and so on: only values in these lists can be part of an answer.</source>
        <translation>Plusieurs cartes donnent une valeur quand on les partage en deux&#xa0;: chaque valeur d’une partie s’unit à chaque valeur de l’autre par chaque signe. Les valeurs égales comptent une fois. Les paires viennent donc des cartes, les trios des paires et des cartes, et ainsi de suite&#xa0;: seules les valeurs de ces listes peuvent faire partie d’une solution.</translation>
    </message>
    <message>
        <source>Some cards are enough</source>
        <translation>Quelques cartes suffisent</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can be made with %2 of the %3 cards: &lt;c&gt;the others stay aside&lt;/c&gt;.</source>
        <translation>On peut faire &lt;p&gt;%1&lt;/p&gt; avec %2 des %3 cartes&#xa0;: &lt;c&gt;les autres restent de côté&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The target is split</source>
        <translation>La cible est décomposée</translation>
    </message>
    <message>
        <source>A part is split further</source>
        <translation>Une partie est décomposée à son tour</translation>
    </message>
    <message>
        <source>Two parts become one</source>
        <translation>Deux parties n’en font plus qu’une</translation>
    </message>
    <message>
        <source>Two cards, or results of earlier steps, are joined by a sign. From now on they are one card on the table.</source>
        <translation>Deux cartes, ou résultats d’étapes précédentes, sont réunies par un signe. Elles ne forment désormais qu’une carte sur la table.</translation>
    </message>
    <message>
        <source>The whole makes the target</source>
        <translation>Le tout donne la cible</translation>
    </message>
    <message>
        <source>One card is the target</source>
        <translation>Une carte est la cible</translation>
    </message>
    <message>
        <source>A card whose number is the target is an answer by itself, if no other card has to be used.</source>
        <translation>Une carte dont le nombre est la cible est à elle seule une solution, si aucune autre carte ne doit être utilisée.</translation>
    </message>
    <message>
        <source>&lt;p&gt;This card&lt;/p&gt; is the target: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Cette carte&lt;/p&gt; est la cible&#xa0;: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The closest values</source>
        <translation>Les valeurs les plus proches</translation>
    </message>
    <message>
        <source>Where no two parts make the target, the same lists show how close they come: for each value of one part, the values of the other nearest to what would be needed. Between the best value below the target and the best above there is nothing.</source>
        <translation>Si aucun partage en deux ne donne la cible, les mêmes listes montrent à quel point on s’en approche&#xa0;: pour chaque valeur d’une partie, les valeurs de l’autre les plus proches de celle qu’il faudrait. Entre la meilleure valeur au-dessous de la cible et la meilleure au-dessus, il n’y a rien.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards&lt;/p&gt; come no closer to %1 than &lt;c&gt;%2 = %3&lt;/c&gt; and &lt;c&gt;%4 = %5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Les cartes&lt;/p&gt; n’approchent pas %1 de plus près que &lt;c&gt;%2 = %3&lt;/c&gt; et &lt;c&gt;%4 = %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The largest value</source>
        <translation>La plus grande valeur</translation>
    </message>
    <message>
        <source>Where the target is larger than every value that the cards make, the greatest of these is the closest.</source>
        <translation>Si la cible est plus grande que toutes les valeurs que donnent les cartes, la plus grande de celles-ci est la plus proche.</translation>
    </message>
    <message>
        <source>The smallest value</source>
        <translation>La plus petite valeur</translation>
    </message>
    <message>
        <source>Where the target is smaller than every value that the cards make, the least of these is the closest.</source>
        <translation>Si la cible est plus petite que toutes les valeurs que donnent les cartes, la plus petite de celles-ci est la plus proche.</translation>
    </message>
    <message>
        <source>The target cannot be made</source>
        <translation>La cible est irréalisable</translation>
    </message>
    <message>
        <source>The target lies where the cards make nothing at all: there is no answer.</source>
        <translation>La cible se trouve là où les cartes ne donnent rien du tout&#xa0;: il n’y a pas de solution.</translation>
    </message>
    <message>
        <source>No expression makes the target</source>
        <translation>Aucune expression ne donne la cible</translation>
    </message>
    <message>
        <source>Every way to split the target ends in parts that do not make what is needed. There are too many values to tell which are the closest.</source>
        <translation>Toutes les décompositions de la cible finissent par des parties qui ne donnent pas ce qu’il faut. Il y a trop de valeurs pour dire lesquelles sont les plus proches.</translation>
    </message>
    <message>
        <source>The path does not end on an operator</source>
        <translation>Le chemin ne finit pas sur un opérateur</translation>
    </message>
    <message>
        <source>An operator stands between two numbers, and so does the =. The path goes on from it on both sides, so it ends on digits only.</source>
        <translation>Un opérateur se place entre deux nombres, et le = aussi. Le chemin continue donc de part et d’autre, et ne finit que sur des chiffres.</translation>
    </message>
    <message>
        <source>No two operators in a row</source>
        <translation>Jamais deux opérateurs de suite</translation>
    </message>
    <message>
        <source>There is a number between two operators, and a number has no sign before it. So no link joins two operators, or an operator and the =.</source>
        <translation>Il y a un nombre entre deux opérateurs, et un nombre n’a pas de signe devant lui. Aucun lien ne réunit donc deux opérateurs, ni un opérateur et le =.</translation>
    </message>
    <message>
        <source>No two zeros in a row</source>
        <translation>Jamais deux zéros de suite</translation>
    </message>
    <message>
        <source>No number begins with a 0 followed by another digit. Two zeros in a row would be such a number, whichever way they are read, or part of a three-digit number.</source>
        <translation>Aucun nombre ne commence par un 0 suivi d’un autre chiffre. Deux zéros de suite seraient un tel nombre, dans un sens comme dans l’autre, ou une partie d’un nombre à trois chiffres.</translation>
    </message>
    <message>
        <source>A tile has all its links</source>
        <translation>Une tuile a tous ses liens</translation>
    </message>
    <message>
        <source>The path passes through a tile once: it comes in and goes out. A tile with two links has no third, and an end of the path has no second.</source>
        <translation>Le chemin passe une fois par chaque tuile&#xa0;: il entre et il ressort. Une tuile qui a deux liens n’en a pas de troisième, et un bout du chemin n’en a pas de second.</translation>
    </message>
    <message>
        <source>Only as many links left as needed</source>
        <translation>Juste assez de liens possibles</translation>
    </message>
    <message>
        <source>The path passes through every tile. A tile with only one link left uses it, and a tile where the path does not end needs two.</source>
        <translation>Le chemin passe par toutes les tuiles. Une tuile à qui il ne reste qu’un lien le prend, et une tuile où le chemin ne finit pas en a besoin de deux.</translation>
    </message>
    <message>
        <source>One link makes an end, two do not</source>
        <translation>Un lien fait un bout, deux n’en font pas</translation>
    </message>
    <message>
        <source>Where a tile has one link left, the path ends on it. Where two are joined, the path goes through.</source>
        <translation>Si une tuile n’a plus qu’un lien, le chemin finit sur elle. Si elle en a deux, le chemin la traverse.</translation>
    </message>
    <message>
        <source>The path has two ends</source>
        <translation>Le chemin a deux bouts</translation>
    </message>
    <message>
        <source>Where both ends are known, the path goes through all other tiles. Where it goes through all but two, these are its ends.</source>
        <translation>Quand les deux bouts sont connus, le chemin traverse toutes les autres tuiles. Quand il les traverse toutes sauf deux, celles-ci sont ses bouts.</translation>
    </message>
    <message>
        <source>No three digits in a row</source>
        <translation>Jamais trois chiffres de suite</translation>
    </message>
    <message>
        <source>All two-digit numbers are found</source>
        <translation>Tous les nombres à deux chiffres sont trouvés</translation>
    </message>
    <message>
        <source>Operators and the = separate the digits, so there is one more number than there are of these signs. As each number has one or two digits, it is known how many have two. Once that many pairs of digits are joined, no other digits are.</source>
        <translation>Les opérateurs et le = séparent les chiffres&#xa0;: il y a donc un nombre de plus que de ces signes. Comme chaque nombre a un ou deux chiffres, on sait combien en ont deux. Une fois autant de paires de chiffres reliées, on n’en relie plus d’autres.</translation>
    </message>
    <message>
        <source>Operators and the = separate the digits, so there is one more number than there are of these signs. As each number has one or two digits, it is known how many have one. Once that many digits are cut off from all others, every other digit belongs to a two-digit number: if it has only one link to another digit left, the two are joined.</source>
        <translation>Les opérateurs et le = séparent les chiffres&#xa0;: il y a donc un nombre de plus que de ces signes. Comme chaque nombre a un ou deux chiffres, on sait combien en ont un seul. Une fois autant de chiffres séparés de tous les autres, chaque autre chiffre appartient à un nombre à deux chiffres&#xa0;: s’il ne lui reste qu’un lien vers un autre chiffre, les deux sont reliés.</translation>
    </message>
    <message>
        <source>No digit follows a 0</source>
        <translation>Aucun chiffre ne suit un 0</translation>
    </message>
    <message>
        <source>A 0 can be a number or the second digit of one; a digit after it would make a number that begins with 0, or one of three digits. Once it is known which way the path is read, no digit follows a 0.</source>
        <translation>Un 0 peut être un nombre ou le second chiffre d’un nombre&#xa0;; un chiffre après lui ferait un nombre qui commence par 0, ou un nombre à trois chiffres. Dès qu’on connaît le sens de lecture du chemin, aucun chiffre ne suit un 0.</translation>
    </message>
    <message>
        <source>The path never closes into a ring</source>
        <translation>Le chemin ne se referme jamais en anneau</translation>
    </message>
    <message>
        <source>The path has two ends and never returns to itself. A link between two tiles of the same joined stretch is cut.</source>
        <translation>Le chemin a deux bouts et ne revient jamais sur lui-même. Un lien entre deux tuiles d’un même tronçon déjà relié est coupé.</translation>
    </message>
    <message>
        <source>The path does not end too soon</source>
        <translation>Le chemin ne finit pas trop tôt</translation>
    </message>
    <message>
        <source>Two stretches that each hold an end of the path become the whole path once they are joined. While other tiles are left over, the link between them is cut.</source>
        <translation>Deux tronçons qui portent chacun un bout du chemin forment tout le chemin dès qu’on les relie. Tant qu’il reste d’autres tuiles, le lien entre eux est coupé.</translation>
    </message>
    <message>
        <source>No tile is cut off</source>
        <translation>Aucune tuile n’est isolée</translation>
    </message>
    <message>
        <source>One path passes through all tiles, so they stay connected. The only link that still connects two parts of the board is joined.</source>
        <translation>Un seul chemin passe par toutes les tuiles, elles restent donc reliées. Quand un seul lien tient encore deux parties de la grille ensemble, le chemin le prend.</translation>
    </message>
    <message>
        <source>A tile between two parts</source>
        <translation>Une tuile entre deux parties</translation>
    </message>
    <message>
        <source>Where only one tile connects two parts of the board, the path goes through it from one to the other: it has one link to each, and each part has one end of the path. No tile can connect three parts.</source>
        <translation>Quand une seule tuile relie deux parties de la grille, le chemin la traverse pour passer de l’une à l’autre&#xa0;: elle a un lien vers chacune, et chaque partie a un bout du chemin. Aucune tuile ne peut relier trois parties.</translation>
    </message>
    <message>
        <source>The = splits the path</source>
        <translation>Le = partage le chemin</translation>
    </message>
    <message>
        <source>Where only the = connects two parts of the board, they are the two sides of the equation: the = has one link to each, each has one end of the path, and their lengths are known.</source>
        <translation>Quand seul le = relie deux parties de la grille, elles sont les deux côtés de l’équation&#xa0;: le = a un lien vers chacune, chacune a un bout du chemin, et leurs longueurs sont connues.</translation>
    </message>
    <message>
        <source>A side is complete</source>
        <translation>Un côté est complet</translation>
    </message>
    <message>
        <source>Where an end of the path is joined to the = tile by tile, that side of the equation is complete, and the lengths of both sides are known.</source>
        <translation>Quand un bout du chemin est relié au = tuile après tuile, ce côté de l’équation est complet, et les longueurs des deux côtés sont connues.</translation>
    </message>
    <message>
        <source>The opposite leads nowhere</source>
        <translation>Le contraire ne mène nulle part</translation>
    </message>
    <message>
        <source>Suppose that a link is joined or cut, or that the path ends on a tile or not, and follow the simpler rules: soon a tile is cut off, a tile has too many links, or the numbers do not work out. So the opposite is true.</source>
        <translation>On suppose qu’un lien est pris ou coupé, ou que le chemin finit ou non sur une tuile, et on applique les règles plus simples&#xa0;: bientôt une tuile est isolée, une tuile a trop de liens, ou le calcul ne tombe pas juste. Le contraire est donc vrai.</translation>
    </message>
    <message>
        <source>The division leaves a remainder</source>
        <translation>La division laisse un reste</translation>
    </message>
    <message>
        <source>One side is always larger</source>
        <translation>Un côté est toujours plus grand</translation>
    </message>
    <message>
        <source>No path with this link works</source>
        <translation>Aucun chemin avec ce lien ne convient</translation>
    </message>
    <message>
        <source>No path without this link works</source>
        <translation>Aucun chemin sans ce lien ne convient</translation>
    </message>
    <message>
        <source>No path that ends here works</source>
        <translation>Aucun chemin qui finit ici ne convient</translation>
    </message>
    <message>
        <source>No path that ends elsewhere works</source>
        <translation>Aucun chemin qui finit ailleurs ne convient</translation>
    </message>
    <message>
        <source>No path works when read the other way</source>
        <translation>Dans l’autre sens, aucun chemin ne convient</translation>
    </message>
    <message>
        <source>A path can be read from either end. Read from one of them, no remaining path makes both sides equal, so it is read from the other.</source>
        <translation>Un chemin peut se lire depuis l’un ou l’autre bout. Lu depuis l’un d’eux, aucun chemin restant ne rend les deux côtés égaux&#xa0;: on lit donc depuis l’autre.</translation>
    </message>
    <message>
        <source>No path with sides of this length works</source>
        <translation>Aucun chemin avec des côtés de cette longueur ne convient</translation>
    </message>
    <message>
        <source>No remaining path works</source>
        <translation>Aucun chemin restant ne convient</translation>
    </message>
    <message>
        <source>On none of the remaining paths are both sides equal: the puzzle has no answer.</source>
        <translation>Aucun des chemins restants ne rend les deux côtés égaux&#xa0;: le casse-tête n’a pas de solution.</translation>
    </message>
    <message>
        <source>No path is left</source>
        <translation>Il ne reste aucun chemin</translation>
    </message>
    <message>
        <source>From what is known, no path through all tiles reads as numbers of one or two digits with an operator between each two and one =: the puzzle has no answer.</source>
        <translation>D’après ce qui est connu, aucun chemin par toutes les tuiles ne se lit comme des nombres d’un ou deux chiffres séparés par des opérateurs et un seul =&#xa0;: le casse-tête n’a pas de solution.</translation>
    </message>
    <message>
        <source>All remaining paths read the same</source>
        <translation>Tous les chemins restants se lisent pareil</translation>
    </message>
    <message>
        <source>The answer is an equation, and with equal tiles several paths may spell it. When all paths that work read the same, the answer is found; the first of them is drawn, in the order of tiles from the top left.</source>
        <translation>La solution est une équation et, avec des tuiles égales, plusieurs chemins peuvent l’écrire. Quand tous les chemins qui conviennent se lisent pareil, la solution est trouvée&#xa0;; on trace le premier d’entre eux, dans l’ordre des tuiles depuis le haut à gauche.</translation>
    </message>
    <message>
        <source>A cage of one cell</source>
        <translation>Une cage d’une case</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can only be %2: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ne peut être que %2&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can only be %2, in reading order: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ne peut être que %2, dans l’ordre de lecture&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Each by itself, &lt;p&gt;%1&lt;/p&gt; leave only this: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Chacune à elle seule, &lt;p&gt;%1&lt;/p&gt; ne laissent que ceci&#xa0;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: nothing that is left makes &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;&#xa0;: rien de ce qui reste ne donne &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 of %2 are in columns %3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 de %2 sont dans les colonnes %3&lt;/p&gt;&#xa0;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 of %2 are in rows %3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 de %2 sont dans les lignes %3&lt;/p&gt;&#xa0;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; have only %2 among them: that is one digit too few.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; n’ont ensemble que %2&#xa0;: il leur manque un chiffre.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 of %2 fit only in columns %3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 de %2 ne vont que dans les colonnes %3&lt;/p&gt;&#xa0;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 of %2 fit only in rows %3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 de %2 ne vont que dans les lignes %3&lt;/p&gt;&#xa0;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has too few cells left for its %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; n’a plus assez de cases pour placer %2.</translation>
    </message>
    <message>
        <source>The %2 of &lt;p&gt;%1&lt;/p&gt; fits only in &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Dans &lt;p&gt;%1&lt;/p&gt;, le %2 ne va que dans &lt;p&gt;%3&lt;/p&gt;&#xa0;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The %2 of &lt;p&gt;%1&lt;/p&gt; fits only in &lt;p&gt;%3&lt;/p&gt;, but &lt;p&gt;%4&lt;/p&gt;, too.</source>
        <translation>Dans &lt;p&gt;%1&lt;/p&gt;, le %2 ne va que dans &lt;p&gt;%3&lt;/p&gt;, or &lt;p&gt;%4&lt;/p&gt; aussi.</translation>
    </message>
    <message>
        <source>Taken together, &lt;p&gt;%1&lt;/p&gt; leave only this: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Ensemble, &lt;p&gt;%1&lt;/p&gt; ne laissent que ceci&#xa0;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has one cell: &lt;c&gt;it is %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; n’a qu’une case&#xa0;: &lt;c&gt;elle vaut %2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 cages&lt;/p&gt; have one cell each: &lt;c&gt;it is what the cage says&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 cages&lt;/p&gt; n’ont qu’une case&#xa0;: &lt;c&gt;elle vaut ce que dit la cage&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has one cell, and there are only the digits 1 to %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; n’a qu’une case, et il n’y a que les chiffres de 1 à %2.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has one cell, but &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; n’a qu’une case, mais &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, so &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, donc &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 digits are placed&lt;/p&gt;: &lt;c&gt;none of them appears again in its row or column&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 chiffres sont placés&lt;/p&gt;&#xa0;: &lt;c&gt;aucun d’eux ne revient dans sa ligne ni dans sa colonne&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; are both %2: &lt;p&gt;%3&lt;/p&gt; would have it twice.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; valent toutes deux %2&#xa0;: &lt;p&gt;%3&lt;/p&gt; l’aurait deux fois.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, and &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;it is %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, et &lt;p&gt;%2&lt;/p&gt;&#xa0;: &lt;c&gt;la case vaut %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2 is %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;&#xa0;: &lt;c&gt;%2 vaut %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Every other digit left for these cells stands in the row or the column&lt;/p&gt;: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Tous les autres chiffres qui restaient pour ces cases sont dans la ligne ou la colonne&lt;/p&gt;&#xa0;: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, but &lt;p&gt;%2&lt;/p&gt;: no digit is left for it.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, mais &lt;p&gt;%2&lt;/p&gt;&#xa0;: il ne reste aucun chiffre pour cette case.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: no digit is left for %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;&#xa0;: il ne reste aucun chiffre pour %2.</translation>
    </message>
    <message>
        <source>&lt;p&gt;No other cell of %1 can be %2&lt;/p&gt;: &lt;c&gt;%3 is %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Aucune autre case de %1 ne peut valoir %2&lt;/p&gt;&#xa0;: &lt;c&gt;%3 vaut %2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;All other cells of %1 are filled&lt;/p&gt;, only %2 is missing: &lt;c&gt;%3 is %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Toutes les autres cases de %1 sont remplies&lt;/p&gt;, il ne manque que %2&#xa0;: &lt;c&gt;%3 vaut %2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The row or the column has no other cell for the digit&lt;/p&gt;: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>&lt;p&gt;La ligne ou la colonne n’a pas d’autre case pour ce chiffre&lt;/p&gt;&#xa0;: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;No cell of %1 can be %2&lt;/p&gt;, but one must be.</source>
        <translation>&lt;p&gt;Aucune case de %1 ne peut valoir %2&lt;/p&gt;, mais il en faut une.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, so &lt;p&gt;%2&lt;/p&gt; can only be %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, donc &lt;p&gt;%2&lt;/p&gt; ne peut être que %3&#xa0;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %2 at %3 needs a %4 beside it for &lt;p&gt;%1&lt;/p&gt;, and that is gone: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Pour &lt;p&gt;%1&lt;/p&gt;, un %2 en %3 demande %4 à côté, ce qui est exclu&#xa0;: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>At %2: %3 beside it for &lt;p&gt;%1&lt;/p&gt;, and these are gone: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Pour &lt;p&gt;%1&lt;/p&gt;, en %2&#xa0;: %3 à côté, ce qui est exclu&#xa0;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: %2 in the other cell, and that is gone: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;&#xa0;: %2 dans l’autre case, ce qui est exclu&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No two digits from 1 to %1 make &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Aucune paire de chiffres de 1 à %1 ne donne &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The rest of %1 is filled&lt;/p&gt;: %2, so &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Le reste de %1 est rempli&lt;/p&gt;&#xa0;: %2, donc &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at least %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>Un %1 en %2 laisse %3 pour le reste de &lt;p&gt;%4&lt;/p&gt;, qui fait au moins %5&#xa0;: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at most %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>Un %1 en %2 laisse %3 pour le reste de &lt;p&gt;%4&lt;/p&gt;, qui fait au plus %5&#xa0;: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which can only make %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>Un %1 en %2 laisse %3 pour le reste de &lt;p&gt;%4&lt;/p&gt;, qui ne peut faire que %5&#xa0;: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can still be filled in %2 ways, and in all of them &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; peut encore se remplir de %2 façons, et dans toutes, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No %1 digits from 1 to %2 make &lt;p&gt;%3&lt;/p&gt;.</source>
        <translation>Avec %1 chiffres de 1 à %2, on ne peut pas faire &lt;p&gt;%3&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can only be %2, always with a %3 in &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ne peut être que %2, toujours avec un %3 dans &lt;p&gt;%4&lt;/p&gt;&#xa0;: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can be filled in %2 ways, all with a %3 in &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; peut se remplir de %2 façons, toutes avec un %3 dans &lt;p&gt;%4&lt;/p&gt;&#xa0;: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can only be %2, always with %3 in &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ne peut être que %2, toujours avec %3 dans &lt;p&gt;%4&lt;/p&gt;&#xa0;: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lies in &lt;p&gt;%3&lt;/p&gt; and can only be %2: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; est dans &lt;p&gt;%3&lt;/p&gt; et ne peut être que %2&#xa0;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can be filled in %2 ways, all with %3 in &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; peut se remplir de %2 façons, toutes avec %3 dans &lt;p&gt;%4&lt;/p&gt;&#xa0;: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Every way to fill &lt;p&gt;%1&lt;/p&gt; has %2 in &lt;p&gt;%3&lt;/p&gt;, but &lt;p&gt;%4&lt;/p&gt;.</source>
        <translation>Toutes les façons de remplir &lt;p&gt;%1&lt;/p&gt; mettent %2 dans &lt;p&gt;%3&lt;/p&gt;, or &lt;p&gt;%4&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Every way to fill &lt;p&gt;%1&lt;/p&gt; has a %2 in &lt;p&gt;%3&lt;/p&gt;, but &lt;p&gt;%4&lt;/p&gt;, too.</source>
        <translation>Toutes les façons de remplir &lt;p&gt;%1&lt;/p&gt; mettent un %2 dans &lt;p&gt;%3&lt;/p&gt;, or &lt;p&gt;%4&lt;/p&gt; aussi.</translation>
    </message>
    <message>
        <source>The %1 of &lt;p&gt;%2&lt;/p&gt; must be in &lt;p&gt;%3&lt;/p&gt;, which can then only be %4: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Le %1 de &lt;p&gt;%2&lt;/p&gt; doit être dans &lt;p&gt;%3&lt;/p&gt;, qui ne peut donc être que %4&#xa0;: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The %1 of &lt;p&gt;%2&lt;/p&gt; must be in &lt;p&gt;%3&lt;/p&gt;, which leaves %4 ways to fill it: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Le %1 de &lt;p&gt;%2&lt;/p&gt; doit être dans &lt;p&gt;%3&lt;/p&gt;, ce qui laisse %4 façons de la remplir&#xa0;: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The %1 of &lt;p&gt;%2&lt;/p&gt; must be in &lt;p&gt;%3&lt;/p&gt;, but no way to fill that has it there.</source>
        <translation>Le %1 de &lt;p&gt;%2&lt;/p&gt; doit être dans &lt;p&gt;%3&lt;/p&gt;, mais aucune façon de la remplir ne l’y met.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; use up %2 of &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; prennent à elles seules %2 de &lt;p&gt;%3&lt;/p&gt;&#xa0;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 at %2 would make &lt;p&gt;%3&lt;/p&gt; need the same digit of &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Avec un %1 en %2, &lt;p&gt;%3&lt;/p&gt; auraient besoin du même chiffre de &lt;p&gt;%4&lt;/p&gt;&#xa0;: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot both be filled: they would need the same digit of &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ne peuvent pas être remplies toutes deux&#xa0;: il leur faudrait le même chiffre de &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>In &lt;p&gt;%1&lt;/p&gt;, &lt;p&gt;%2&lt;/p&gt; use up %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Dans &lt;p&gt;%1&lt;/p&gt;, &lt;p&gt;%2&lt;/p&gt; prennent à elles seules %3&#xa0;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 at %2 would keep &lt;p&gt;%3&lt;/p&gt; from sharing out the digits of &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Un %1 en %2 empêcherait &lt;p&gt;%3&lt;/p&gt; de se partager les chiffres de &lt;p&gt;%4&lt;/p&gt;&#xa0;: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot share out the digits of &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ne peuvent pas se partager les chiffres de &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>When every way to fill a cage puts a certain digit into the same row or column, that line has it there: no cell of the line outside the cage holds it.</source>
        <translation>Quand toutes les façons de remplir une cage mettent un chiffre dans la même ligne ou la même colonne, c’est là que cette rangée l’a&#xa0;: aucune de ses cases hors de la cage ne le contient.</translation>
    </message>
    <message>
        <source>A digit clears its row and column</source>
        <translation>Un chiffre exclu du reste de sa ligne et de sa colonne</translation>
    </message>
    <message>
        <source>Each digit appears once in every row and once in every column, so no other cell of its row or column holds it.</source>
        <translation>Chaque chiffre figure une fois dans chaque ligne et dans chaque colonne&#xa0;: aucune autre case de sa ligne ou de sa colonne ne le contient.</translation>
    </message>
    <message>
        <source>The only digit for a cell</source>
        <translation>Le seul chiffre pour une case</translation>
    </message>
    <message>
        <source>When all possible digits of a cell but one already appear in its row or column, it holds the one that is left.</source>
        <translation>Quand tous les chiffres possibles d’une case sauf un sont déjà dans sa ligne ou sa colonne, elle contient celui qui reste.</translation>
    </message>
    <message>
        <source>The only cell for a digit in a line</source>
        <translation>La seule case pour un chiffre dans une rangée</translation>
    </message>
    <message>
        <source>Every row and every column holds every digit. When only one cell of a line can hold a digit, it goes there.</source>
        <translation>Chaque ligne et chaque colonne contient tous les chiffres. Quand une seule case d’une rangée peut recevoir un chiffre, il va là.</translation>
    </message>
    <message>
        <source>What a cage of two cells can hold</source>
        <translation>Ce que peut contenir une cage de deux cases</translation>
    </message>
    <message>
        <source>Only a few pairs of digits make the target of a two-cell cage. A digit without a partner in the other cell is ruled out.</source>
        <translation>Peu de paires de chiffres donnent la cible d’une cage de deux cases. Un chiffre sans partenaire dans l’autre case est exclu.</translation>
    </message>
    <message>
        <source>What a cage can hold</source>
        <translation>Ce que peut contenir une cage</translation>
    </message>
    <message>
        <source>List the digits that together make the target of a cage and the ways to place them in its cells, no digit twice in a line. A digit that none of these ways puts in a cell is ruled out there.</source>
        <translation>On dresse la liste des chiffres qui donnent ensemble la cible d’une cage et des façons de les placer dans ses cases, sans chiffre répété dans une rangée. Un chiffre qu’aucune de ces façons ne met dans une case y est exclu.</translation>
    </message>
    <message>
        <source>A digit that a cage takes from its line</source>
        <translation>Un chiffre qu’une cage prend à sa rangée</translation>
    </message>
    <message>
        <source>A digit that a line needs from a cage</source>
        <translation>Un chiffre qu’une rangée attend d’une cage</translation>
    </message>
    <message>
        <source>When all places for a digit in a line lie in one cage, the cage must put it there. The ways to fill the cage that do not are ruled out, and with them whatever only they allowed.</source>
        <translation>Quand toutes les places d’un chiffre dans une rangée sont dans une seule cage, celle-ci doit l’y mettre. Les façons de remplir la cage qui ne le font pas sont exclues, et avec elles tout ce qu’elles seules permettaient.</translation>
    </message>
    <message>
        <source>Naked pair</source>
        <translation>Paire nue</translation>
    </message>
    <message>
        <source>Two cells of a line that can only hold the same two digits use both of them up: the other cells of the line hold neither.</source>
        <translation>Deux cases d’une rangée qui ne peuvent contenir que les deux mêmes chiffres les prennent tous deux&#xa0;: les autres cases de la rangée ne contiennent ni l’un ni l’autre.</translation>
    </message>
    <message>
        <source>Hidden pair</source>
        <translation>Paire cachée</translation>
    </message>
    <message>
        <source>Two digits that have only the same two cells left in a line fill them: these cells hold nothing else.</source>
        <translation>Deux chiffres qui n’ont plus que les deux mêmes cases dans une rangée les remplissent&#xa0;: ces cases ne contiennent rien d’autre.</translation>
    </message>
    <message>
        <source>Naked triple</source>
        <translation>Triplet nu</translation>
    </message>
    <message>
        <source>Three cells of a line that can only hold three digits among them use all three up: the other cells of the line hold none of them.</source>
        <translation>Trois cases d’une rangée qui ne peuvent contenir à elles trois que trois chiffres les prennent tous&#xa0;: les autres cases de la rangée n’en contiennent aucun.</translation>
    </message>
    <message>
        <source>Hidden triple</source>
        <translation>Triplet caché</translation>
    </message>
    <message>
        <source>Three digits that have only three cells left in a line fill them: these cells hold nothing else.</source>
        <translation>Trois chiffres qui n’ont plus que trois cases dans une rangée les remplissent&#xa0;: ces cases ne contiennent rien d’autre.</translation>
    </message>
    <message>
        <source>Naked quad</source>
        <translation>Quadruplet nu</translation>
    </message>
    <message>
        <source>Four cells of a line that can only hold four digits among them use all four up: the other cells of the line hold none of them.</source>
        <translation>Quatre cases d’une rangée qui ne peuvent contenir à elles quatre que quatre chiffres les prennent tous&#xa0;: les autres cases de la rangée n’en contiennent aucun.</translation>
    </message>
    <message>
        <source>Hidden quad</source>
        <translation>Quadruplet caché</translation>
    </message>
    <message>
        <source>Four digits that have only four cells left in a line fill them: these cells hold nothing else.</source>
        <translation>Quatre chiffres qui n’ont plus que quatre cases dans une rangée les remplissent&#xa0;: ces cases ne contiennent rien d’autre.</translation>
    </message>
    <message>
        <source>The sum of a line</source>
        <translation>La somme d’une rangée</translation>
    </message>
    <message>
        <source>The digits of a line always have the same sum, 45 where there are nine. Subtract the cages whose sum is known: the few cells that stick into the line or out of it must make up the difference.</source>
        <translation>Les chiffres d’une rangée ont toujours la même somme, 45 s’il y en a neuf. On retranche les cages dont la somme est connue&#xa0;: les quelques cases qui entrent dans la rangée ou en dépassent doivent faire la différence.</translation>
    </message>
    <message>
        <source>The product of a line</source>
        <translation>Le produit d’une rangée</translation>
    </message>
    <message>
        <source>The digits of a line always have the same product, 720 where there are six. Divide by the cages whose product is known: the few cells that stick into the line or out of it must make up the quotient.</source>
        <translation>Les chiffres d’une rangée ont toujours le même produit, 720 s’il y en a six. On divise par les cages dont le produit est connu&#xa0;: les quelques cases qui entrent dans la rangée ou en dépassent doivent faire le quotient.</translation>
    </message>
    <message>
        <source>The sum of several lines</source>
        <translation>La somme de plusieurs rangées</translation>
    </message>
    <message>
        <source>Rows side by side have a known sum together, and so have columns. Subtract the cages whose sum is known: the few cells that stick into the lines or out of them must make up the difference.</source>
        <translation>Des lignes côte à côte ont ensemble une somme connue, et des colonnes aussi. On retranche les cages dont la somme est connue&#xa0;: les quelques cases qui entrent dans les rangées ou en dépassent doivent faire la différence.</translation>
    </message>
    <message>
        <source>The product of several lines</source>
        <translation>Le produit de plusieurs rangées</translation>
    </message>
    <message>
        <source>Rows side by side have a known product together, and so have columns. Divide by the cages whose product is known: the few cells that stick into the lines or out of them must make up the quotient.</source>
        <translation>Des lignes côte à côte ont ensemble un produit connu, et des colonnes aussi. On divise par les cages dont le produit est connu&#xa0;: les quelques cases qui entrent dans les rangées ou en dépassent doivent faire le quotient.</translation>
    </message>
    <message>
        <source>X-wing</source>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>When the places for a digit in two rows lie in the same two columns, one row has it in one column and the other row in the other. So both columns have theirs there, and no other cell of them holds it. The same holds with rows and columns exchanged.</source>
        <translation>Quand les places d’un chiffre dans deux lignes sont dans les deux mêmes colonnes, une ligne l’a dans une colonne et l’autre ligne dans l’autre. Les deux colonnes ont donc là leur chiffre, et aucune autre de leurs cases ne le contient. De même en échangeant lignes et colonnes.</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>Swordfish</translation>
    </message>
    <message>
        <source>When the places for a digit in three rows lie in the same three columns, these rows supply all three columns with it, and no other cell of them holds it. The same holds with rows and columns exchanged.</source>
        <translation>Quand les places d’un chiffre dans trois lignes sont dans les trois mêmes colonnes, ces lignes le fournissent aux trois colonnes, et aucune autre de leurs cases ne le contient. De même en échangeant lignes et colonnes.</translation>
    </message>
    <message>
        <source>Two cages that share a line</source>
        <translation>Deux cages qui partagent une rangée</translation>
    </message>
    <message>
        <source>Two cages in a line cannot take the same digit from it. Go through the ways to fill one of them: those that leave the other none are ruled out. A digit that one or the other takes in every case is gone from the rest of the line.</source>
        <translation>Deux cages d’une rangée ne peuvent pas lui prendre le même chiffre. On passe en revue les façons de remplir l’une d’elles&#xa0;: celles qui n’en laissent aucune à l’autre sont exclues. Un chiffre que l’une ou l’autre prend dans tous les cas disparaît du reste de la rangée.</translation>
    </message>
    <message>
        <source>The cages of a line together</source>
        <translation>Les cages d’une rangée ensemble</translation>
    </message>
    <message>
        <source>Each way to fill a cage takes some digits of a line. The cages of the line and its other cells must share all its digits among them, each once. A way that leaves the others no such share is ruled out, and with it whatever only it allowed.</source>
        <translation>Chaque façon de remplir une cage prend quelques chiffres d’une rangée. Les cages de la rangée et ses autres cases doivent se partager tous ses chiffres, chacun une fois. Une façon qui ne permet pas ce partage est exclue, et avec elle ce qu’elle seule permettait.</translation>
    </message>
    <message>
        <source>The sum of all labels</source>
        <translation>La somme de tous les totaux</translation>
    </message>
    <message>
        <source>A row&apos;s label is the sum of its white cells, a column&apos;s label the sum of its black ones. Every cell is one or the other, so each digit counts for exactly one label: all labels together make the sum of all digits. If they do not, there is no answer.</source>
        <translation>Le total d’une ligne est la somme de ses cases blanches, celui d’une colonne la somme de ses cases noires. Chaque case est l’une ou l’autre, et chaque chiffre compte donc pour un seul total&#xa0;: tous les totaux ensemble font la somme de tous les chiffres. Sinon, il n’y a pas de solution.</translation>
    </message>
    <message>
        <source>Labels with an odd sum</source>
        <translation>Des totaux à somme impaire</translation>
    </message>
    <message>
        <source>A label out of reach</source>
        <translation>Un total hors d’atteinte</translation>
    </message>
    <message>
        <source>If no choice of open cells in a line makes exactly what its label lacks, the label cannot be met.</source>
        <translation>Si aucun choix de cases libres d’une rangée ne fait exactement ce qui manque à son total, celui-ci ne peut pas être atteint.</translation>
    </message>
    <message>
        <source>Labels that conflict</source>
        <translation>Des totaux incompatibles</translation>
    </message>
    <message>
        <source>Some labels conflict, whatever the others say: however the cells are shaded, one of them is missed. All of these labels are needed for that. The steps before use these labels alone, and end in a line that can no longer reach its label, or where the named rules end.</source>
        <translation>Certains totaux sont incompatibles, quoi que disent les autres&#xa0;: de quelque façon qu’on noircisse les cases, l’un d’eux est manqué. Aucun de ces totaux n’est de trop pour cela. Les étapes précédentes n’utilisent qu’eux, et aboutissent à une rangée qui ne peut plus atteindre son total, ou là où s’arrêtent les règles nommées.</translation>
    </message>
    <message>
        <source>The label is reached</source>
        <translation>Le total est atteint</translation>
    </message>
    <message>
        <source>When the white cells of a row make its label, the rest of the row is black. When the black cells of a column make its label, the rest of the column is white.</source>
        <translation>Quand les cases blanches d’une ligne font son total, le reste de la ligne est noir. Quand les cases noires d’une colonne font son total, le reste de la colonne est blanc.</translation>
    </message>
    <message>
        <source>Every cell left is needed</source>
        <translation>Toutes les cases restantes sont nécessaires</translation>
    </message>
    <message>
        <source>When all open cells of a line together make exactly what its label still lacks, all of them count: white in a row, black in a column.</source>
        <translation>Quand toutes les cases libres d’une rangée font ensemble exactement ce qui manque encore à son total, toutes comptent&#xa0;: blanches dans une ligne, noires dans une colonne.</translation>
    </message>
    <message>
        <source>A cell larger than what is left</source>
        <translation>Une case plus grande que ce qui reste</translation>
    </message>
    <message>
        <source>A digit larger than what a label still lacks cannot count: in a row the cell is black, in a column white.</source>
        <translation>Un chiffre plus grand que ce qui manque encore à un total ne peut pas compter&#xa0;: dans une ligne la case est noire, dans une colonne blanche.</translation>
    </message>
    <message>
        <source>A cell that cannot be spared</source>
        <translation>Une case indispensable</translation>
    </message>
    <message>
        <source>If the other open cells of a line together make less than its label still lacks, the cell is needed: in a row it is white, in a column black. In other words, it is larger than what may be left out.</source>
        <translation>Si les autres cases libres d’une rangée font ensemble moins que ce qui manque encore à son total, la case est nécessaire&#xa0;: dans une ligne elle est blanche, dans une colonne noire. Autrement dit, elle dépasse ce qu’on peut laisser de côté.</translation>
    </message>
    <message>
        <source>The last odd digit of a line</source>
        <translation>Le dernier chiffre impair d’une rangée</translation>
    </message>
    <message>
        <source>When only one open digit of a line is odd, it decides whether the sum is even or odd: it counts if the label lacks an odd number, and not if it lacks an even one.</source>
        <translation>Quand un seul chiffre libre d’une rangée est impair, il décide si la somme est paire ou impaire&#xa0;: il compte s’il manque au total un nombre impair, et pas s’il lui manque un nombre pair.</translation>
    </message>
    <message>
        <source>The only way to reach the label</source>
        <translation>La seule façon d’atteindre le total</translation>
    </message>
    <message>
        <source>If only one choice of open cells in a line makes what its label still lacks, those cells count and the others do not.</source>
        <translation>Si un seul choix de cases libres d’une rangée fait ce qui manque encore à son total, ces cases comptent et les autres non.</translation>
    </message>
    <message>
        <source>Every way to reach the label agrees</source>
        <translation>Toutes les façons d’atteindre le total concordent</translation>
    </message>
    <message>
        <source>Write down all ways to make what a label still lacks from the open cells of its line. A cell used in all of them counts; a cell used in none does not.</source>
        <translation>On écrit toutes les façons de faire ce qui manque encore à un total avec les cases libres de sa rangée. Une case présente dans toutes compte&#xa0;; une case qui n’est dans aucune ne compte pas.</translation>
    </message>
    <message>
        <source>Many ways, and all agree</source>
        <translation>Beaucoup de façons, et toutes concordent</translation>
    </message>
    <message>
        <source>As with a few ways: what all ways to reach a label agree on is decided. You need not write them all down: go through the cells one by one and note how many ways lead to each sum. Only sums that can still grow into what the label lacks matter. If none of these can be reached with a cell, or without it, that cell is decided.</source>
        <translation>Comme avec peu de façons&#xa0;: ce sur quoi s’accordent toutes les façons d’atteindre un total est décidé. Inutile de les écrire toutes&#xa0;: on prend les cases une à une et on note combien de façons mènent à chaque somme. Seules comptent les sommes qui peuvent encore grandir jusqu’à ce qui manque au total. Si on ne peut en atteindre aucune avec une case, ou aucune sans elle, cette case est décidée.</translation>
    </message>
    <message>
        <source>Odd digits counted twice</source>
        <translation>Des chiffres impairs comptés deux fois</translation>
    </message>
    <message>
        <source>Take some rows and columns and add up how much black each of them needs: a column its label, a row all its digits minus its label. An odd digit in two of the lines counts twice, so it does not matter for odd or even. If only one open odd digit counts once, it decides: it is black if the sum, minus the odd digits known to be black that count once, is odd, and white if it is even.</source>
        <translation>On prend quelques lignes et colonnes, et on additionne le noir qu’il faut à chacune&#xa0;: à une colonne son total, à une ligne tous ses chiffres moins son total. Un chiffre impair situé dans deux de ces rangées compte deux fois, et ne change donc rien à la parité. Si un seul chiffre impair libre compte une fois, il décide&#xa0;: il est noir si la somme, moins les chiffres impairs déjà noirs qui comptent une fois, est impaire, et blanc si elle est paire.</translation>
    </message>
    <message>
        <source>Two lines together</source>
        <translation>Deux rangées ensemble</translation>
    </message>
    <message>
        <source>Three lines together</source>
        <translation>Trois rangées ensemble</translation>
    </message>
    <message>
        <source>As for two lines: of the ways to shade three rows that reach their labels, those count whose three cells in each column leave the column a way to reach its own. What all of them agree on is decided. The same holds for three columns.</source>
        <translation>Comme pour deux rangées&#xa0;: parmi les façons de noircir trois lignes qui atteignent leurs totaux, on garde celles dont les trois cases de chaque colonne laissent à celle-ci une façon d’atteindre le sien. Ce sur quoi toutes s’accordent est décidé. De même pour trois colonnes.</translation>
    </message>
    <message>
        <source>Four lines together</source>
        <translation>Quatre rangées ensemble</translation>
    </message>
    <message>
        <source>As for two and three lines, with four rows, or four columns, at once.</source>
        <translation>Comme pour deux et trois rangées, avec quatre lignes, ou quatre colonnes, à la fois.</translation>
    </message>
    <message>
        <source>All cards that must be used have become one, worth the target: the expression is an answer. Parentheses are written only where they are needed.</source>
        <translation>Toutes les cartes à utiliser n’en font plus qu’une, qui vaut la cible&#xa0;: l’expression est une solution. On n’écrit de parenthèses que là où il en faut.</translation>
    </message>
    <message>
        <source>A number has at most two digits. Where two digits are joined, the path goes on from both to an operator or the =, or ends.</source>
        <translation>Un nombre a au plus deux chiffres. Quand deux chiffres sont reliés, le chemin continue de part et d’autre vers un opérateur ou le =, ou s’arrête.</translation>
    </message>
    <message>
        <source>No other path is left</source>
        <translation>Il ne reste aucun autre chemin</translation>
    </message>
    <message>
        <source>From what is known, no other path through all tiles reads as numbers of one or two digits with an operator between each two and one =.</source>
        <translation>D’après ce qui est connu, aucun autre chemin par toutes les tuiles ne se lit comme des nombres d’un ou deux chiffres séparés par des opérateurs et un seul =.</translation>
    </message>
    <message>
        <source>Every division must work out without a remainder, and nothing is divided by 0. On every other path left, some division does not work out.</source>
        <translation>Chaque division doit tomber juste, et on ne divise pas par 0. Sur tous les autres chemins restants, une division ne tombe pas juste.</translation>
    </message>
    <message>
        <source>On every other path left, one side of the equation stays below the least value of the other: they are never equal.</source>
        <translation>Sur tous les autres chemins restants, un côté de l’équation reste au-dessous de la plus petite valeur de l’autre&#xa0;: ils ne sont jamais égaux.</translation>
    </message>
    <message>
        <source>Of the paths left that take a link, none makes both sides equal. The link is cut.</source>
        <translation>Parmi les chemins restants qui prennent un lien, aucun ne rend les deux côtés égaux. Le lien est coupé.</translation>
    </message>
    <message>
        <source>Of the paths left that do without a link, none makes both sides equal. The link is joined.</source>
        <translation>Parmi les chemins restants qui se passent d’un lien, aucun ne rend les deux côtés égaux. Le lien est pris.</translation>
    </message>
    <message>
        <source>Of the paths left that begin or end on a tile, none makes both sides equal. The path goes through that tile.</source>
        <translation>Parmi les chemins restants qui commencent ou finissent sur une tuile, aucun ne rend les deux côtés égaux. Le chemin traverse cette tuile.</translation>
    </message>
    <message>
        <source>Of the paths left that go through a tile, none makes both sides equal. The path begins or ends there.</source>
        <translation>Parmi les chemins restants qui traversent une tuile, aucun ne rend les deux côtés égaux. Le chemin y commence ou y finit.</translation>
    </message>
    <message>
        <source>Of the paths left that have so many tiles before the =, none makes both sides equal.</source>
        <translation>Parmi les chemins restants qui ont ce nombre de tuiles avant le =, aucun ne rend les deux côtés égaux.</translation>
    </message>
    <message>
        <source>A cage of one cell holds its target.</source>
        <translation>Une cage d’une case contient sa cible.</translation>
    </message>
    <message>
        <source>Whether a sum is even or odd depends on its odd digits alone. Take some rows and columns in which every odd digit that is still open lies in two of them. Add up how much black each line needs: a column its label, a row all its digits minus its label. Every odd digit counts twice or is known, so the sum is even or odd however the open cells are shaded. If the labels say otherwise, there is no answer.</source>
        <translation>La parité d’une somme ne dépend que de ses chiffres impairs. On prend quelques lignes et colonnes où chaque chiffre impair encore libre est dans deux d’entre elles, et on additionne le noir qu’il faut à chacune&#xa0;: à une colonne son total, à une ligne tous ses chiffres moins son total. Chaque chiffre impair compte deux fois ou est connu&#xa0;: la parité de la somme est donc la même de quelque façon qu’on noircisse les cases libres. Si les totaux disent autre chose, il n’y a pas de solution.</translation>
    </message>
    <message>
        <source>Two rows meet every column in two cells, and what the column still lacks may rule out some of the four ways to shade these two. Go through the columns and count the ways to shade both rows that reach both labels and that no column rules out. What all of them agree on is decided. The same holds for two columns and the rows. Where there are too many ways to write down, assume the opposite of one cell and go on from line to line until one cannot reach its label.</source>
        <translation>Deux lignes rencontrent chaque colonne en deux cases, et ce qui manque encore à la colonne peut exclure certaines des quatre façons de les colorer. On passe en revue les colonnes et on compte les façons de noircir les deux lignes qui atteignent les deux totaux et qu’aucune colonne n’exclut. Ce sur quoi toutes s’accordent est décidé. De même pour deux colonnes et les lignes. Quand il y a trop de façons à écrire, on suppose le contraire pour une case et on avance de rangée en rangée jusqu’à ce que l’une ne puisse plus atteindre son total.</translation>
    </message>
    <message>
        <source>No named pattern is needed: if this were otherwise, the highlighted facts would contradict each other, and all of them are needed for that. Open the step to see the opposite fail.</source>
        <translation>Il ne faut pas de schéma nommé&#xa0;: s’il en était autrement, les éléments surlignés se contrediraient, et aucun d’eux n’est de trop pour cela. Ouvrez l’étape pour voir échouer le contraire.</translation>
    </message>
    <message>
        <source>Suppose the opposite</source>
        <translation>Supposer le contraire</translation>
    </message>
    <message>
        <source>Assume the opposite of what is to be shown, and see where it leads.</source>
        <translation>On suppose le contraire de ce qu’il faut montrer, et on voit où cela mène.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Each card&lt;/p&gt; makes &lt;c&gt;the number on it&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Chaque carte&lt;/p&gt; donne &lt;c&gt;le nombre qu’elle porte&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Each card&lt;/p&gt; makes &lt;c&gt;its number&lt;/c&gt;: %1.</source>
        <translation>&lt;p&gt;Chaque carte&lt;/p&gt; donne &lt;c&gt;son nombre&lt;/c&gt;&#xa0;: %1.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards&lt;/p&gt; can be taken %1 at a time in %2 ways: they make &lt;c&gt;%3 different values&lt;/c&gt;.</source>
        <translation>On peut prendre &lt;p&gt;les cartes&lt;/p&gt; par %1 de %2 façons&#xa0;: elles donnent &lt;c&gt;%3 valeurs différentes&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 must make %4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; vaut %2&#xa0;: donc &lt;c&gt;%3 doivent donner %4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 must make %4&lt;/c&gt;. No other way to split these cards leads to it.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; vaut %2&#xa0;: donc &lt;c&gt;%3 doivent donner %4&lt;/c&gt;. Aucun autre partage de ces cartes n’y mène.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 must make %4, and %5 must make %6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; vaut %2&#xa0;: donc &lt;c&gt;%3 doivent donner %4, et %5 doivent donner %6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is %2: so &lt;c&gt;%3 must make %4, and %5 must make %6&lt;/c&gt;. No other way to split these cards leads to it.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; vaut %2&#xa0;: donc &lt;c&gt;%3 doivent donner %4, et %5 doivent donner %6&lt;/c&gt;. Aucun autre partage de ces cartes n’y mène.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; donne &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;This is the target&lt;/p&gt;: &lt;c&gt;%1 = %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;C’est la cible&lt;/p&gt;&#xa0;: &lt;c&gt;%1 = %2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards&lt;/p&gt; make %3 at most, and not %1: &lt;c&gt;%2 = %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Les cartes&lt;/p&gt; donnent au plus %3, et non %1&#xa0;: &lt;c&gt;%2 = %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards&lt;/p&gt; make %3 at least, and not %1: &lt;c&gt;%2 = %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Les cartes&lt;/p&gt; donnent au moins %3, et non %1&#xa0;: &lt;c&gt;%2 = %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The card&lt;/p&gt; makes &lt;c&gt;%2&lt;/c&gt;, and not %1.</source>
        <translation>&lt;p&gt;La carte&lt;/p&gt; donne &lt;c&gt;%2&lt;/c&gt;, et non %1.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards make nothing closer&lt;/p&gt;: &lt;c&gt;%1 cannot be made&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Les cartes ne donnent rien de plus proche&lt;/p&gt;&#xa0;: &lt;c&gt;%1 est irréalisable&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>However &lt;p&gt;the cards&lt;/p&gt; are joined, they do not make %1: &lt;c&gt;it cannot be made&lt;/c&gt;.</source>
        <translation>De quelque façon qu’on réunisse &lt;p&gt;les cartes&lt;/p&gt;, elles ne donnent pas %1&#xa0;: &lt;c&gt;c’est irréalisable&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Where cards may be left over, an answer with fewer cards is simpler: as few as possible are used.</source>
        <translation>Si des cartes peuvent rester, une solution avec moins de cartes est plus simple&#xa0;: on en utilise le moins possible.</translation>
    </message>
    <message>
        <source>A value that some of the cards must make is split like the target itself, into what two smaller parts make, down to single cards.</source>
        <translation>Une valeur que certaines cartes doivent donner se décompose comme la cible elle-même, en ce que donnent deux parties plus petites, jusqu’aux cartes seules.</translation>
    </message>
    <message>
        <source>Suppose instead that &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Supposons au contraire&#xa0;: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Two clues and the cells round them</source>
        <translation>Deux indices et les cases autour d’eux</translation>
    </message>
    <message>
        <source>Two clues that touch or share a neighbour must be met together. Every way to colour them and their neighbours inside or outside that fits what is known agrees here.</source>
        <translation>Deux indices qui se touchent ou ont une voisine commune doivent être respectés ensemble. Toutes les façons, compatibles avec ce qui est connu, de les placer avec leurs voisines à l’intérieur ou à l’extérieur concordent ici.</translation>
    </message>
    <message>
        <source>A clue, and the loop in one piece</source>
        <translation>Un indice, et la boucle d’un seul tenant</translation>
    </message>
    <message>
        <source>A clue can be met in only a few ways. Some of them would cut off a part of the inside from the rest, or a part of the outside from the border; then there would be two loops. The remaining ways agree here.</source>
        <translation>Il n’y a que peu de façons de respecter un indice. Certaines couperaient une partie de l’intérieur du reste, ou une partie de l’extérieur du bord&#xa0;; il y aurait alors deux boucles. Les autres concordent ici.</translation>
    </message>
    <message>
        <source>Two clues, and the loop in one piece</source>
        <translation>Deux indices, et la boucle d’un seul tenant</translation>
    </message>
    <message>
        <source>Two clues that touch or share a neighbour can be met together in only a few ways. Some of them would cut off a part of the inside from the rest, or a part of the outside from the border. The remaining ways agree here.</source>
        <translation>Il n’y a que peu de façons de respecter ensemble deux indices qui se touchent ou ont une voisine commune. Certaines couperaient une partie de l’intérieur du reste, ou une partie de l’extérieur du bord. Les autres concordent ici.</translation>
    </message>
    <message>
        <source>The cages of two lines together</source>
        <translation>Les cages de deux rangées ensemble</translation>
    </message>
    <message>
        <source>Cages that lie in two rows, or in two columns, take digits of both at once. The cages of the two lines and their other cells must share all digits of each line, each once. A way to fill a cage that leaves the others no such share is ruled out, and with it whatever only it allowed.</source>
        <translation>Les cages situées dans deux lignes, ou dans deux colonnes, prennent des chiffres aux deux à la fois. Les cages des deux rangées et leurs autres cases doivent se partager tous les chiffres de chaque rangée, chacun une fois. Une façon de remplir une cage qui ne permet pas ce partage est exclue, et avec elle ce qu’elle seule permettait.</translation>
    </message>
    <message>
        <source>&lt;p&gt;All labels&lt;/p&gt; together make %1, all digits together %2. Each digit counts for just one label, so both should be the same: &lt;c&gt;there is no answer&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Tous les totaux&lt;/p&gt; font ensemble %1, tous les chiffres %2. Chaque chiffre compte pour un seul total, les deux devraient donc être égaux&#xa0;: &lt;c&gt;il n’y a pas de solution&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The black cells of &lt;p&gt;%1&lt;/p&gt; must make %2, an odd sum. But each odd digit in these lines lies in two of them and counts twice: &lt;c&gt;that makes an even sum&lt;/c&gt;.</source>
        <translation>Les cases noires de &lt;p&gt;%1&lt;/p&gt; doivent faire %2, une somme impaire. Mais chaque chiffre impair y est dans deux de ces rangées et compte deux fois&#xa0;: &lt;c&gt;cela fait une somme paire&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The black cells of &lt;p&gt;%1&lt;/p&gt; must make %2, which is %3. Odd digits in two of these lines count twice; those in just one are all known, and so many are black: %4. &lt;c&gt;That makes the sum %5&lt;/c&gt;.</source>
        <translation>Les cases noires de &lt;p&gt;%1&lt;/p&gt; doivent faire %2, un nombre %3. Les chiffres impairs situés dans deux de ces rangées comptent deux fois&#xa0;; ceux d’une seule sont tous connus, et voici combien sont noirs&#xa0;: %4. &lt;c&gt;Cela donne un nombre %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The %1 cells of &lt;p&gt;%2&lt;/p&gt; make %3 already, but its label is %4: &lt;c&gt;that is too much&lt;/c&gt;.</source>
        <translation>Les cases en %1 de &lt;p&gt;%2&lt;/p&gt; font déjà %3, mais son total est %4&#xa0;: &lt;c&gt;c’est trop&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, but its label is %4: &lt;c&gt;that is too little&lt;/c&gt;.</source>
        <translation>Sans ses cases en %1, &lt;p&gt;%2&lt;/p&gt; fait %3, mais son total est %4&#xa0;: &lt;c&gt;c’est trop peu&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>All of &lt;p&gt;%1&lt;/p&gt; makes %2, but its label is %3: &lt;c&gt;that is too little&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; tout entière fait %2, mais son total est %3&#xa0;: &lt;c&gt;c’est trop peu&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, but &lt;c&gt;its smallest open digit is %3&lt;/c&gt;.</source>
        <translation>Il manque %2 à &lt;p&gt;%1&lt;/p&gt;, mais &lt;c&gt;son plus petit chiffre libre est %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The labels of &lt;p&gt;%1&lt;/p&gt; cannot all be met, whatever the others say: &lt;c&gt;there is no answer&lt;/c&gt;.</source>
        <translation>Les totaux de &lt;p&gt;%1&lt;/p&gt; ne peuvent pas être tous atteints, quoi que disent les autres&#xa0;: &lt;c&gt;il n’y a pas de solution&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>What is known so far follows from the labels of &lt;p&gt;%1&lt;/p&gt; alone, and now &lt;p&gt;%2&lt;/p&gt; cannot make its %3 any more: &lt;c&gt;there is no answer&lt;/c&gt;.</source>
        <translation>Tout ce qui est connu découle des seuls totaux de &lt;p&gt;%1&lt;/p&gt;, et maintenant &lt;p&gt;%2&lt;/p&gt; ne peut plus faire son %3&#xa0;: &lt;c&gt;il n’y a pas de solution&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The label of &lt;p&gt;%1&lt;/p&gt; is 0: &lt;c&gt;all of it is %2&lt;/c&gt;.</source>
        <translation>Le total de &lt;p&gt;%1&lt;/p&gt; est 0&#xa0;: &lt;c&gt;tout y est en %2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its label, %2: &lt;c&gt;%3 is %4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; a son total, %2&#xa0;: &lt;c&gt;%3 est en %4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its label, %2: &lt;c&gt;the rest is %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; a son total, %2&#xa0;: &lt;c&gt;le reste est en %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; have their labels: &lt;c&gt;the rest of them is %2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ont leurs totaux&#xa0;: &lt;c&gt;le reste est en %2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; have their labels: &lt;c&gt;the rest of the rows is black, the rest of the columns white&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ont leurs totaux&#xa0;: &lt;c&gt;le reste des lignes est en noir, le reste des colonnes en blanc&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>All of &lt;p&gt;%1&lt;/p&gt; makes %2, just its label: &lt;c&gt;all of it is %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; tout entière fait %2, juste son total&#xa0;: &lt;c&gt;tout y est en %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, just its label: &lt;c&gt;%4 is %5&lt;/c&gt;.</source>
        <translation>Sans ses cases en %1, &lt;p&gt;%2&lt;/p&gt; fait %3, juste son total&#xa0;: &lt;c&gt;%4 est en %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, just its label: &lt;c&gt;the rest is %4&lt;/c&gt;.</source>
        <translation>Sans ses cases en %1, &lt;p&gt;%2&lt;/p&gt; fait %3, juste son total&#xa0;: &lt;c&gt;le reste est en %4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The label of &lt;p&gt;%1&lt;/p&gt; is only %2: &lt;c&gt;%3&lt;/c&gt; is larger, so it is &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Le total de &lt;p&gt;%1&lt;/p&gt; n’est que %2&#xa0;: &lt;c&gt;%3&lt;/c&gt; le dépasse et est donc &lt;c&gt;en %4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The label of &lt;p&gt;%1&lt;/p&gt; is only %2: &lt;c&gt;%3&lt;/c&gt; are larger, so they are &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Le total de &lt;p&gt;%1&lt;/p&gt; n’est que %2&#xa0;: &lt;c&gt;%3&lt;/c&gt; le dépassent et sont donc &lt;c&gt;en %4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has %2 of its %3, so it lacks only %4: &lt;c&gt;%5&lt;/c&gt; is larger, so it is &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; a %2 de son total %3, il ne lui manque que %4&#xa0;: &lt;c&gt;%5&lt;/c&gt; le dépasse et est donc &lt;c&gt;en %6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has %2 of its %3, so it lacks only %4: &lt;c&gt;%5&lt;/c&gt; are larger, so they are &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; a %2 de son total %3, il ne lui manque que %4&#xa0;: &lt;c&gt;%5&lt;/c&gt; le dépassent et sont donc &lt;c&gt;en %6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; adds up to %2, its label is %3: only %4 may be %5, and &lt;c&gt;%6&lt;/c&gt; is larger, so it is &lt;c&gt;%7&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; fait %2, son total est %3&#xa0;: on ne peut mettre que %4 en %5, et &lt;c&gt;%6&lt;/c&gt; le dépasse et est donc &lt;c&gt;en %7&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; adds up to %2, its label is %3: only %4 may be %5, and &lt;c&gt;%6&lt;/c&gt; are larger, so they are &lt;c&gt;%7&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; fait %2, son total est %3&#xa0;: on ne peut mettre que %4 en %5, et &lt;c&gt;%6&lt;/c&gt; le dépassent et sont donc &lt;c&gt;en %7&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, its label is %4: only %5 more may be %1, and &lt;c&gt;%6&lt;/c&gt; is larger, so it is &lt;c&gt;%7&lt;/c&gt;.</source>
        <translation>Sans ses cases en %1, &lt;p&gt;%2&lt;/p&gt; fait %3, son total est %4&#xa0;: on ne peut plus mettre que %5 en %1, et &lt;c&gt;%6&lt;/c&gt; le dépasse et est donc &lt;c&gt;en %7&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, its label is %4: only %5 more may be %1, and &lt;c&gt;%6&lt;/c&gt; are larger, so they are &lt;c&gt;%7&lt;/c&gt;.</source>
        <translation>Sans ses cases en %1, &lt;p&gt;%2&lt;/p&gt; fait %3, son total est %4&#xa0;: on ne peut plus mettre que %5 en %1, et &lt;c&gt;%6&lt;/c&gt; le dépassent et sont donc &lt;c&gt;en %7&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, and of its open %3 only %4 makes that: &lt;c&gt;this is %5, the rest %6&lt;/c&gt;.</source>
        <translation>Il manque %2 à &lt;p&gt;%1&lt;/p&gt;, et de ses chiffres libres %3, seul %4 donne cela&#xa0;: &lt;c&gt;il est en %5, le reste en %6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, and of its open %3 only %4 makes that: &lt;c&gt;these are %5, the rest %6&lt;/c&gt;.</source>
        <translation>Il manque %2 à &lt;p&gt;%1&lt;/p&gt;, et de ses chiffres libres %3, seuls %4 donnent cela&#xa0;: &lt;c&gt;ils sont en %5, le reste en %6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, and of its open cells only %3 makes that: &lt;c&gt;this is %4, the rest %5&lt;/c&gt;.</source>
        <translation>Il manque %2 à &lt;p&gt;%1&lt;/p&gt;, et de ses cases libres, seul %3 donne cela&#xa0;: &lt;c&gt;il est en %4, le reste en %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, and of its open cells only %3 makes that: &lt;c&gt;these are %4, the rest %5&lt;/c&gt;.</source>
        <translation>Il manque %2 à &lt;p&gt;%1&lt;/p&gt;, et de ses cases libres, seuls %3 donnent cela&#xa0;: &lt;c&gt;ils sont en %4, le reste en %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The open %1 of &lt;p&gt;%2&lt;/p&gt; make %3 too much, and only %4 makes that: &lt;c&gt;this is %5, the rest %6&lt;/c&gt;.</source>
        <translation>Les chiffres libres %1 de &lt;p&gt;%2&lt;/p&gt; font %3 de trop, et seul %4 donne cela&#xa0;: &lt;c&gt;il est en %5, le reste en %6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The open %1 of &lt;p&gt;%2&lt;/p&gt; make %3 too much, and only %4 makes that: &lt;c&gt;these are %5, the rest %6&lt;/c&gt;.</source>
        <translation>Les chiffres libres %1 de &lt;p&gt;%2&lt;/p&gt; font %3 de trop, et seuls %4 donnent cela&#xa0;: &lt;c&gt;ils sont en %5, le reste en %6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The open cells of &lt;p&gt;%1&lt;/p&gt; make %2 too much, and only %3 makes that: &lt;c&gt;this is %4, the rest %5&lt;/c&gt;.</source>
        <translation>Les cases libres de &lt;p&gt;%1&lt;/p&gt; font %2 de trop, et seul %3 donne cela&#xa0;: &lt;c&gt;il est en %4, le reste en %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The open cells of &lt;p&gt;%1&lt;/p&gt; make %2 too much, and only %3 makes that: &lt;c&gt;these are %4, the rest %5&lt;/c&gt;.</source>
        <translation>Les cases libres de &lt;p&gt;%1&lt;/p&gt; font %2 de trop, et seuls %3 donnent cela&#xa0;: &lt;c&gt;ils sont en %4, le reste en %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only one choice of open cells makes the %1 that &lt;p&gt;%2&lt;/p&gt; lacks: &lt;c&gt;it is %3, the rest %4&lt;/c&gt;.</source>
        <translation>Un seul choix de cases libres fait les %1 qui manquent à &lt;p&gt;%2&lt;/p&gt;&#xa0;: &lt;c&gt;il est en %3, le reste en %4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2. With &lt;c&gt;%3&lt;/c&gt; it would lack %4, but its smallest other open digit is %5: it is &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>Il manque %2 à &lt;p&gt;%1&lt;/p&gt;. Avec &lt;c&gt;%3&lt;/c&gt;, il manquerait %4, mais le plus petit de ses autres chiffres libres est %5&#xa0;: il est donc &lt;c&gt;en %6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The black cells of &lt;p&gt;%1&lt;/p&gt; must make %2, which is %3. Odd digits in two of these lines count twice, and only &lt;c&gt;%4&lt;/c&gt; lies in just one: it is &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Les cases noires de &lt;p&gt;%1&lt;/p&gt; doivent faire %2, un nombre %3. Les chiffres impairs situés dans deux de ces rangées comptent deux fois, et seul &lt;c&gt;%4&lt;/c&gt; n’est que dans une&#xa0;: il est &lt;c&gt;en %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The black cells of &lt;p&gt;%1&lt;/p&gt; must make %2, which is %3. Odd digits in two of these lines count twice; of those in just one all but &lt;c&gt;%4&lt;/c&gt; are known, and so many are black: %5. So it is &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>Les cases noires de &lt;p&gt;%1&lt;/p&gt; doivent faire %2, un nombre %3. Les chiffres impairs situés dans deux de ces rangées comptent deux fois&#xa0;; de ceux d’une seule, tous sauf &lt;c&gt;%4&lt;/c&gt; sont connus, et voici combien sont noirs&#xa0;: %5. Il est donc &lt;c&gt;en %6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The crossing labels require this of &lt;p&gt;%1&lt;/p&gt;: &lt;p&gt;%2&lt;/p&gt;. That leaves %3 ways to meet both labels, and in all of them &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Les totaux croisés imposent ceci à &lt;p&gt;%1&lt;/p&gt;&#xa0;: &lt;p&gt;%2&lt;/p&gt;. Il reste %3 façons d’atteindre les deux totaux, et dans toutes, &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The crossing labels require this of &lt;p&gt;%1&lt;/p&gt;: &lt;p&gt;%2&lt;/p&gt;. That leaves one way to meet both labels: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Les totaux croisés imposent ceci à &lt;p&gt;%1&lt;/p&gt;&#xa0;: &lt;p&gt;%2&lt;/p&gt;. Il reste une seule façon d’atteindre les deux totaux&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;c&gt;No way&lt;/c&gt; to shade &lt;p&gt;%1&lt;/p&gt; is left that meets all of their labels.</source>
        <translation>Il ne reste &lt;c&gt;aucune façon&lt;/c&gt; de noircir &lt;p&gt;%1&lt;/p&gt; qui atteigne tous les totaux.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, each by itself: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, chacune à elle seule&#xa0;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Operators and the =&lt;/p&gt; stand between two numbers: &lt;c&gt;the path ends on none of them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Les opérateurs et le =&lt;/p&gt; sont entre deux nombres&#xa0;: &lt;c&gt;le chemin ne finit sur aucun d’eux&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The path ends on &lt;p&gt;%1&lt;/p&gt;, which already has its one link: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Le chemin finit sur &lt;p&gt;%1&lt;/p&gt;, qui a déjà son unique lien&#xa0;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its two links: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; a ses deux liens&#xa0;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has just one link left: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; n’a plus qu’un lien possible&#xa0;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The path goes through &lt;p&gt;%1&lt;/p&gt;, which has just two links left: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Le chemin traverse &lt;p&gt;%1&lt;/p&gt;, qui n’a plus que deux liens possibles&#xa0;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has just one link left: &lt;c&gt;the path ends there&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; n’a plus qu’un lien possible&#xa0;: &lt;c&gt;le chemin y finit&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is joined on two sides: &lt;c&gt;the path does not end there&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; est reliée de deux côtés&#xa0;: &lt;c&gt;le chemin n’y finit pas&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The path ends on &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;it goes through all other tiles&lt;/c&gt;.</source>
        <translation>Le chemin finit sur &lt;p&gt;%1&lt;/p&gt;&#xa0;: &lt;c&gt;il traverse toutes les autres tuiles&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The path goes through &lt;p&gt;all tiles but %1&lt;/p&gt;: &lt;c&gt;it ends on both&lt;/c&gt;.</source>
        <translation>Le chemin traverse &lt;p&gt;toutes les tuiles sauf %1&lt;/p&gt;&#xa0;: &lt;c&gt;il finit sur ces deux-là&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, and no number has three digits: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, et aucun nombre n’a trois chiffres&#xa0;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Stretches from both ends&lt;/p&gt; would meet with tiles left over (%1): &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Les tronçons des deux bouts&lt;/p&gt; se rejoindraient alors qu’il reste des tuiles (%1)&#xa0;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only one link still connects &lt;p&gt;%1&lt;/p&gt; with the rest: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Un seul lien relie encore &lt;p&gt;%1&lt;/p&gt; au reste&#xa0;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only &lt;p&gt;%1&lt;/p&gt; connects two parts of the board: &lt;c&gt;the path goes through it&lt;/c&gt;.</source>
        <translation>Seule &lt;p&gt;%1&lt;/p&gt; relie deux parties de la grille&#xa0;: &lt;c&gt;le chemin la traverse&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only &lt;p&gt;%1&lt;/p&gt; connects two parts of the board, and the path has one link from it to each: &lt;p&gt;%2&lt;/p&gt;, so &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Seule &lt;p&gt;%1&lt;/p&gt; relie deux parties de la grille, et le chemin en part par un lien vers chacune&#xa0;: &lt;p&gt;%2&lt;/p&gt;, donc &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only &lt;p&gt;%1&lt;/p&gt; connects two parts of the board, and each has one end: &lt;p&gt;%2&lt;/p&gt;, so &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Seule &lt;p&gt;%1&lt;/p&gt; relie deux parties de la grille, et chacune a un bout&#xa0;: &lt;p&gt;%2&lt;/p&gt;, donc &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only &lt;p&gt;%1&lt;/p&gt; connects two parts of the board, so each has one end, and in one of them only one tile is left for it: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Seule &lt;p&gt;%1&lt;/p&gt; relie deux parties de la grille, chacune a donc un bout, et dans l’une il ne reste qu’une tuile pour lui&#xa0;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only &lt;p&gt;%1&lt;/p&gt; connects two parts of the board, one of size %2 and one of size %3: &lt;c&gt;they are the two sides&lt;/c&gt;.</source>
        <translation>Seule &lt;p&gt;%1&lt;/p&gt; relie deux parties de la grille, l’une de taille %2 et l’autre de taille %3&#xa0;: &lt;c&gt;ce sont les deux côtés&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>All is joined from the end on &lt;p&gt;%1&lt;/p&gt; to the =: &lt;c&gt;one side has %2 of the tiles, the other %3&lt;/c&gt;.</source>
        <translation>Tout est relié du bout sur &lt;p&gt;%1&lt;/p&gt; jusqu’au =&#xa0;: &lt;c&gt;un côté a %2 des tuiles, l’autre %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: then, in %2 steps, &lt;p&gt;%3&lt;/p&gt;. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Supposons ceci&#xa0;: %1. En %2 étapes, on obtient&#xa0;: &lt;p&gt;%3&lt;/p&gt;. Donc &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: then &lt;p&gt;%2&lt;/p&gt;. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Supposons ceci&#xa0;: %1. Alors &lt;p&gt;%2&lt;/p&gt;. Donc &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;no path is left&lt;/p&gt; that has the form of an equation. So &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Supposons ceci&#xa0;: %1. Il ne reste &lt;p&gt;aucun chemin&lt;/p&gt; qui ait la forme d’une équation. Donc &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;only one path is left&lt;/p&gt;, and it fails, %2. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Supposons ceci&#xa0;: %1. &lt;p&gt;Il ne reste qu’un chemin&lt;/p&gt;, et il échoue&#xa0;: %2. Donc &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;both paths left&lt;/p&gt; fail, %2. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Supposons ceci&#xa0;: %1. &lt;p&gt;Les deux chemins restants&lt;/p&gt; échouent&#xa0;: %2. Donc &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;all %2 paths left&lt;/p&gt; fail, %3. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Supposons ceci&#xa0;: %1. &lt;p&gt;Les %2 chemins restants&lt;/p&gt; échouent tous&#xa0;: %3. Donc &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: on &lt;p&gt;all %2 paths left&lt;/p&gt; a division does not work out, as in %3. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Supposons ceci&#xa0;: %1. Sur &lt;p&gt;les %2 chemins restants&lt;/p&gt;, une division ne tombe pas juste, comme dans %3. Donc &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Only one path is left&lt;/p&gt;, and &lt;c&gt;it fails&lt;/c&gt;, %1.</source>
        <translation>&lt;p&gt;Il ne reste qu’un chemin&lt;/p&gt;, et &lt;c&gt;il échoue&lt;/c&gt;&#xa0;: %1.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Only %1 paths are left&lt;/p&gt;, and &lt;c&gt;all fail&lt;/c&gt;, %2.</source>
        <translation>&lt;p&gt;Il ne reste que %1 chemins&lt;/p&gt;, et &lt;c&gt;tous échouent&lt;/c&gt;&#xa0;: %2.</translation>
    </message>
    <message>
        <source>&lt;p&gt;From what is known&lt;/p&gt;, &lt;c&gt;no path is left&lt;/c&gt; that has the form of an equation.</source>
        <translation>&lt;p&gt;D’après ce qui est connu&lt;/p&gt;, &lt;c&gt;il ne reste aucun chemin&lt;/c&gt; qui ait la forme d’une équation.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 paths work&lt;/p&gt; and all read %2: &lt;c&gt;the first of them is drawn&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 chemins conviennent&lt;/p&gt; et tous se lisent %2&#xa0;: &lt;c&gt;on trace le premier&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Just one path works&lt;/p&gt;: it reads &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Un seul chemin convient&lt;/p&gt;&#xa0;: il se lit &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>It cannot be so: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Ce n’est pas possible&#xa0;: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>No number of two digits begins with 0, so &lt;p&gt;two zeros&lt;/p&gt; do not follow each other: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Aucun nombre à deux chiffres ne commence par 0, donc &lt;p&gt;deux zéros&lt;/p&gt; ne se suivent pas&#xa0;: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Read this way&lt;/p&gt;, a number would begin with 0 and go on: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Lu dans ce sens&lt;/p&gt;, un nombre commencerait par 0 et continuerait&#xa0;: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 tiles are joined in a row&lt;/p&gt;. A link between the first and the last would close a ring: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 tuiles sont reliées à la suite&lt;/p&gt;. Un lien entre la première et la dernière fermerait un anneau&#xa0;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at least %5.</source>
        <translation>Un %1 en %2 laisse %3 pour le reste de &lt;p&gt;%4&lt;/p&gt;, qui fait au moins %5.</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at most %5.</source>
        <translation>Un %1 en %2 laisse %3 pour le reste de &lt;p&gt;%4&lt;/p&gt;, qui fait au plus %5.</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which can only make %5.</source>
        <translation>Un %1 en %2 laisse %3 pour le reste de &lt;p&gt;%4&lt;/p&gt;, qui ne peut faire que %5.</translation>
    </message>
    <message>
        <source>That leaves: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Il reste&#xa0;: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its label, %2: &lt;c&gt;%3 are %4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; a son total, %2&#xa0;: &lt;c&gt;%3 sont en %4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>All of &lt;p&gt;%1&lt;/p&gt; makes %2, just its label: &lt;c&gt;%3 are %4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; tout entière fait %2, juste son total&#xa0;: &lt;c&gt;%3 sont en %4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Without its %1 cells &lt;p&gt;%2&lt;/p&gt; makes %3, just its label: &lt;c&gt;%4 are %5&lt;/c&gt;.</source>
        <translation>Sans ses cases en %1, &lt;p&gt;%2&lt;/p&gt; fait %3, juste son total&#xa0;: &lt;c&gt;%4 sont en %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt; lacks %1. Its open cells make that in %3 ways, and in all of them &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Il manque %1 à &lt;p&gt;%2&lt;/p&gt;. Ses cases libres font cela de %3 façons, et dans toutes, &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can make their labels in %2 ways, and in all of them &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; peuvent atteindre leurs totaux de %2 façons, et dans toutes, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>There are %3 ways for &lt;p&gt;%1&lt;/p&gt; to make their labels so that &lt;p&gt;%2&lt;/p&gt; can still make theirs, and in all of them &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Il y a %3 façons d’atteindre les totaux de &lt;p&gt;%1&lt;/p&gt; où &lt;p&gt;%2&lt;/p&gt; peuvent encore atteindre les leurs, et dans toutes, &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can make their labels, so that &lt;p&gt;%2&lt;/p&gt; can still make theirs, in just one way: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Une seule façon d’atteindre les totaux de &lt;p&gt;%1&lt;/p&gt; permet encore à &lt;p&gt;%2&lt;/p&gt; d’atteindre les leurs&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Every way to meet &lt;p&gt;%1&lt;/p&gt; that fits what is known has this: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Toutes les façons de respecter &lt;p&gt;%1&lt;/p&gt; compatibles avec ce qui est connu ont ceci en commun&#xa0;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Otherwise &lt;p&gt;a part of the inside or of the outside&lt;/p&gt; would be cut off: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Sinon, &lt;p&gt;une partie de l’intérieur ou de l’extérieur&lt;/p&gt; serait isolée&#xa0;: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%4&lt;/p&gt; on the way from %1 over %3 to %2: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Sur le trajet %1 – %2 (par&#xa0;: %3), &lt;p&gt;%4&lt;/p&gt;&#xa0;: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so just one line separates the cells on its other two sides: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&#xa0;: %2&lt;/p&gt;, donc un seul trait sépare les cases de ses deux autres côtés&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so just one line separates the cell on its other side from the outside beyond the border: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&#xa0;: %2&lt;/p&gt;, donc un seul trait sépare la case de son autre côté et l’extérieur au-delà du bord&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so the line goes on by just one other edge: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&#xa0;: %2&lt;/p&gt;, donc le trait continue par une seule autre arête&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so none or two lines separate the two cells beside it there: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&#xa0;: %2&lt;/p&gt;, donc zéro ou deux traits séparent les deux cases voisines à cet endroit&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so just one line separates the cells on these two sides: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&#xa0;: %2&lt;/p&gt;, donc un seul trait sépare les cases de ces deux côtés&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt;, which leaves only this at &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt;&#xa0;; pour &lt;p&gt;%1&lt;/p&gt;, il ne reste que ceci&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No line goes on from the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt;, so it has both edges there or neither, and a 3 cannot miss both: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;&#xa0;: aucun trait ne repart du coin &lt;p&gt;%2&lt;/p&gt;, il y a donc là ses deux arêtes ou aucune, et un 3 ne peut pas se passer des deux&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No line goes on from the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt;, so it has both edges there or neither, and a 1 cannot have both: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;&#xa0;: aucun trait ne repart du coin &lt;p&gt;%2&lt;/p&gt;, il y a donc là ses deux arêtes ou aucune, et un 1 ne peut pas avoir les deux&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No line goes on from the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt;, so it has both edges there or neither. Either way, a line leaves by its &lt;p&gt;%3&lt;/p&gt; corner, where there is only one way: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;&#xa0;: aucun trait ne repart du coin &lt;p&gt;%2&lt;/p&gt;, il y a donc là ses deux arêtes ou aucune. Dans les deux cas, un trait repart du coin &lt;p&gt;%3&lt;/p&gt;, où il n’y a qu’une issue&#xa0;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No line goes on from the far corner of &lt;p&gt;%1&lt;/p&gt;, so it has both edges there, and one where it touches &lt;p&gt;%2&lt;/p&gt;. That line goes on along the 1, as its only one: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;&#xa0;: aucun trait ne repart du coin opposé, il y a donc là ses deux arêtes, et une seule où il touche &lt;p&gt;%2&lt;/p&gt;. Ce trait continue le long du 1, qui n’en a pas d’autre&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and must turn along it. So its other line is at its &lt;p&gt;%3&lt;/p&gt; corner and leaves there, by the only way left: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;&#xa0;: un trait arrive au coin &lt;p&gt;%2&lt;/p&gt; et doit tourner le long du 2. L’autre trait est donc au coin &lt;p&gt;%3&lt;/p&gt; et en repart par la seule issue restante&#xa0;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A line comes to the &lt;p&gt;%2&lt;/p&gt; corner of &lt;p&gt;%1&lt;/p&gt; and must turn along it. So its other line is at its &lt;p&gt;%3&lt;/p&gt; corner, but cannot go on from there.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;&#xa0;: un trait arrive au coin &lt;p&gt;%2&lt;/p&gt; et doit tourner le long du 2. L’autre trait est donc au coin &lt;p&gt;%3&lt;/p&gt;, mais ne peut pas en repartir.</translation>
    </message>
    <message>
        <source>A line between &lt;p&gt;%1&lt;/p&gt; would have to turn along one of them, which would then have two lines: &lt;c&gt;it is crossed&lt;/c&gt;.</source>
        <translation>Un trait entre &lt;p&gt;%1&lt;/p&gt; devrait tourner le long de l’un d’eux, qui aurait alors deux traits&#xa0;: &lt;c&gt;l’arête est barrée&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Small steps</source>
        <translation>Petites étapes</translation>
    </message>
    <message>
        <source>A few small steps, each obvious by the time it comes. Open the step to see them one by one.</source>
        <translation>Quelques petites étapes, chacune évidente quand vient son tour. Ouvrez l’étape pour les voir une à une.</translation>
    </message>
    <message>
        <source>Taken together, these leave no choice: &lt;p&gt;%1&lt;/p&gt;. So &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Tout ceci ensemble ne laisse pas le choix&#xa0;: &lt;p&gt;%1&lt;/p&gt;. Donc &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Taken together, these leave no choice in &lt;c&gt;%2 places&lt;/c&gt;: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Tout ceci ensemble ne laisse pas le choix à &lt;c&gt;%2 endroits&lt;/c&gt;&#xa0;: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1. %2 steps later, that fails:</source>
        <translation>Supposons ceci&#xa0;: %1. %2 étapes plus tard, cela échoue&#xa0;:</translation>
    </message>
    <message>
        <source>Suppose that %1. That fails at once:</source>
        <translation>Supposons ceci&#xa0;: %1. Cela échoue tout de suite&#xa0;:</translation>
    </message>
    <message>
        <source>So &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Donc &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>So &lt;c&gt;%1&lt;/c&gt;; in all, this decides &lt;c&gt;%2 places&lt;/c&gt;.</source>
        <translation>Donc &lt;c&gt;%1&lt;/c&gt;&#xa0;; en tout, cela décide &lt;c&gt;%2 endroits&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>These contradict each other: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Tout ceci se contredit&#xa0;: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Nothing fits &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Rien ne convient à ceci&#xa0;: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>One small step follows.</source>
        <translation>Une petite étape en découle.</translation>
    </message>
    <message>
        <source>%1 small steps follow.</source>
        <translation>%1 petites étapes en découlent.</translation>
    </message>
    <message>
        <source>After %1 easier steps:</source>
        <translation>Après %1 étapes plus faciles&#xa0;:</translation>
    </message>
    <message>
        <source>After %1 small steps:</source>
        <translation>Après %1 petites étapes&#xa0;:</translation>
    </message>
    <message>
        <source>After one easier step:</source>
        <translation>Après une étape plus facile&#xa0;:</translation>
    </message>
    <message>
        <source>After one small step:</source>
        <translation>Après une petite étape&#xa0;:</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1 more steps&lt;/c&gt; by the same rule follow.</source>
        <translation>&lt;c&gt;%1 autres étapes&lt;/c&gt; suivent par la même règle.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so no line separates the cells on these two sides: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&#xa0;: %2&lt;/p&gt;, donc aucun trait ne sépare les cases de ces deux côtés&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, so two lines separate the cells on these two sides: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&#xa0;: %2&lt;/p&gt;, donc deux traits séparent les cases de ces deux côtés&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The cards&lt;/p&gt;, taken %1 at a time, make nothing but &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;Les cartes&lt;/p&gt;, prises par %1, ne donnent que &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Assume the opposite and follow one step after another until something fails. Open the step to watch it.</source>
        <translation>On suppose le contraire et on avance étape par étape jusqu’à ce que quelque chose échoue. Ouvrez l’étape pour la suivre.</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>On sait ceci&#xa0;: &lt;p&gt;%1&lt;/p&gt;. Donc &lt;p&gt;%2&lt;/p&gt; ne peut avoir que %3&#xa0;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>On sait ceci&#xa0;: &lt;p&gt;%1&lt;/p&gt;. Donc &lt;p&gt;%2&lt;/p&gt; a %3&#xa0;; dans tous les cas, &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%1&lt;/p&gt; met as well, &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Pour respecter aussi &lt;p&gt;%1&lt;/p&gt;, &lt;p&gt;%2&lt;/p&gt; ne peut avoir que %3&#xa0;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%1&lt;/p&gt; met as well, &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Pour respecter aussi &lt;p&gt;%1&lt;/p&gt;, &lt;p&gt;%2&lt;/p&gt; a %3&#xa0;; dans tous les cas, &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, so one line of &lt;p&gt;%2&lt;/p&gt; runs on their sides and the other one on its other two: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, donc &lt;p&gt;%2&lt;/p&gt; a un trait sur ces deux côtés et l’autre sur les deux autres&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; and beyond the border is outside, so one line of &lt;p&gt;%2&lt;/p&gt; runs on these two sides and the other one on its other two: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, et au-delà du bord c’est l’extérieur, donc &lt;p&gt;%2&lt;/p&gt; a un trait sur ces deux côtés et l’autre sur les deux autres&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;. There are %2 ways left to meet &lt;p&gt;%3&lt;/p&gt;; in each, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>On sait ceci&#xa0;: &lt;p&gt;%1&lt;/p&gt;. Il reste %2 façons de respecter &lt;p&gt;%3&lt;/p&gt;&#xa0;; dans chacune, &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>There are %1 ways to meet &lt;p&gt;%2&lt;/p&gt;; in each, &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Il y a %1 façons de respecter &lt;p&gt;%2&lt;/p&gt;&#xa0;; dans chacune, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would cut off &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Toute autre façon de respecter &lt;p&gt;%1&lt;/p&gt; isolerait &lt;p&gt;%2&lt;/p&gt;&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Otherwise the line would cut off &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Sinon, le trait isolerait &lt;p&gt;%1&lt;/p&gt;&#xa0;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Otherwise &lt;p&gt;%1&lt;/p&gt;, and %2 and %3, both inside, would be cut off from each other: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Sinon, &lt;p&gt;%1&lt;/p&gt;, et %2 et %3, toutes deux à l’intérieur, seraient coupées l’une de l’autre&#xa0;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Otherwise &lt;p&gt;%1&lt;/p&gt;, and %2, outside, could not reach the border: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Sinon, &lt;p&gt;%1&lt;/p&gt;, et %2, à l’extérieur, ne pourrait pas rejoindre le bord&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would cut off a part of the inside or of the outside, such as &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Toute autre façon de respecter &lt;p&gt;%1&lt;/p&gt; isolerait une partie de l’intérieur ou de l’extérieur, par exemple &lt;p&gt;%2&lt;/p&gt;&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;, and two lines in all: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&#xa0;: %2&lt;/p&gt;, et deux traits en tout&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Nothing else fits &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Rien d’autre ne convient à ceci&#xa0;: &lt;p&gt;%1&lt;/p&gt;. Donc &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>This cannot be, for &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>C’est impossible&#xa0;: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which can make %5, but nothing between: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>Un %1 en %2 laisse %3 pour le reste de &lt;p&gt;%4&lt;/p&gt;, qui peut faire %5, mais rien entre les deux&#xa0;: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 at %2 leaves %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which can make %5, but nothing between.</source>
        <translation>Un %1 en %2 laisse %3 pour le reste de &lt;p&gt;%4&lt;/p&gt;, qui peut faire %5, mais rien entre les deux.</translation>
    </message>
    <message>
        <source>Inside and outside crosswise at a dot</source>
        <translation>L’intérieur et l’extérieur en croix autour d’un point</translation>
    </message>
    <message>
        <source>Of the four cells round a dot, two across from each other are never inside with the other two outside: the loop would touch itself at the dot.</source>
        <translation>Des quatre cases autour d’un point, deux opposées ne sont jamais à l’intérieur avec les deux autres à l’extérieur&#xa0;: la boucle se toucherait elle-même à ce point.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are both %3, %4 is %5&lt;/p&gt;. If &lt;c&gt;%6&lt;/c&gt; were also %5, the loop would touch itself where the four meet: &lt;c&gt;it is %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 et %2 sont toutes deux %3, %4 est %5&lt;/p&gt;. Si &lt;c&gt;%6&lt;/c&gt; était aussi %5, la boucle se toucherait elle-même là où les quatre se rejoignent&#xa0;: &lt;c&gt;la case est %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are both inside, %3 and %4 both outside&lt;/p&gt;: the loop would touch itself where the four meet.</source>
        <translation>&lt;p&gt;%1 et %2 sont toutes deux à l’intérieur, %3 et %4 toutes deux à l’extérieur&lt;/p&gt;&#xa0;: la boucle se toucherait elle-même là où les quatre se rejoignent.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 and %2 are both %3&lt;/p&gt;: &lt;c&gt;they are on the same side&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 et %2 sont toutes deux %3&lt;/p&gt;&#xa0;: &lt;c&gt;elles sont du même côté&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 is inside, %2 is outside&lt;/p&gt;: &lt;c&gt;they are on different sides&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1 est à l’intérieur, %2 est à l’extérieur&lt;/p&gt;&#xa0;: &lt;c&gt;elles sont de côtés différents&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get too many lines.</source>
        <translation>Supposons ceci&#xa0;: %1. Alors &lt;p&gt;%2&lt;/p&gt; aurait trop de traits.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get too few lines.</source>
        <translation>Supposons ceci&#xa0;: %1. Alors &lt;p&gt;%2&lt;/p&gt; aurait trop peu de traits.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would get more than two lines.</source>
        <translation>Supposons ceci&#xa0;: %1. Alors &lt;p&gt;%2&lt;/p&gt; aurait plus de deux traits.</translation>
    </message>
    <message>
        <source>Suppose %1: then a line would end at &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Supposons ceci&#xa0;: %1. Alors &lt;p&gt;%2&lt;/p&gt; aurait un trait sans suite.</translation>
    </message>
    <message>
        <source>Suppose %1: then there would be both a line and none &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Supposons ceci&#xa0;: %1. Alors il y aurait à la fois un trait et aucun &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt; would be both inside and outside.</source>
        <translation>Supposons ceci&#xa0;: %1. Alors &lt;p&gt;%2&lt;/p&gt; serait à la fois à l’intérieur et à l’extérieur.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2 and %3&lt;/p&gt;, both inside, would be cut off from each other.</source>
        <translation>Supposons ceci&#xa0;: %1. Alors &lt;p&gt;%2 et %3&lt;/p&gt;, toutes deux à l’intérieur, seraient coupées l’une de l’autre.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt;, outside, could not reach the border.</source>
        <translation>Supposons ceci&#xa0;: %1. Alors &lt;p&gt;%2&lt;/p&gt;, à l’extérieur, ne pourrait pas rejoindre le bord.</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and &lt;p&gt;%2&lt;/p&gt; would get too many lines.</source>
        <translation>Supposons ceci&#xa0;: %1. Alors %3, et &lt;p&gt;%2&lt;/p&gt; aurait trop de traits.</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and &lt;p&gt;%2&lt;/p&gt; would get too few lines.</source>
        <translation>Supposons ceci&#xa0;: %1. Alors %3, et &lt;p&gt;%2&lt;/p&gt; aurait trop peu de traits.</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and &lt;p&gt;%2&lt;/p&gt; would get more than two lines.</source>
        <translation>Supposons ceci&#xa0;: %1. Alors %3, et &lt;p&gt;%2&lt;/p&gt; aurait plus de deux traits.</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and a line would end at &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Supposons ceci&#xa0;: %1. Alors %3, et &lt;p&gt;%2&lt;/p&gt; aurait un trait sans suite.</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and there would be both a line and none &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Supposons ceci&#xa0;: %1. Alors %3, et il y aurait à la fois un trait et aucun &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and &lt;p&gt;%2&lt;/p&gt; would be both inside and outside.</source>
        <translation>Supposons ceci&#xa0;: %1. Alors %3, et &lt;p&gt;%2&lt;/p&gt; serait à la fois à l’intérieur et à l’extérieur.</translation>
    </message>
    <message>
        <source>Suppose %1: then %4, and &lt;p&gt;%2 and %3&lt;/p&gt;, both inside, would be cut off from each other.</source>
        <translation>Supposons ceci&#xa0;: %1. Alors %4, et &lt;p&gt;%2 et %3&lt;/p&gt;, toutes deux à l’intérieur, seraient coupées l’une de l’autre.</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, and &lt;p&gt;%2&lt;/p&gt;, outside, could not reach the border.</source>
        <translation>Supposons ceci&#xa0;: %1. Alors %3, et &lt;p&gt;%2&lt;/p&gt;, à l’extérieur, ne pourrait pas rejoindre le bord.</translation>
    </message>
    <message>
        <source>Suppose that &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Supposons ceci&#xa0;: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Suppose that &lt;p&gt;%1&lt;/p&gt; is %2.</source>
        <translation>Supposons que &lt;p&gt;%1&lt;/p&gt; soit %2.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can then only be %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ne peut alors être que %2.</translation>
    </message>
    <message>
        <source>Say &lt;p&gt;%1&lt;/p&gt; is then %2.</source>
        <translation>Disons que &lt;p&gt;%1&lt;/p&gt; est alors %2.</translation>
    </message>
    <message>
        <source>That cannot be, so &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>C’est impossible, donc &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The %1 of &lt;p&gt;%2&lt;/p&gt; fits only in &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;the other cells there do not hold it&lt;/c&gt;.</source>
        <translation>Dans &lt;p&gt;%2&lt;/p&gt;, le %1 ne va que dans &lt;p&gt;%3&lt;/p&gt;&#xa0;: &lt;c&gt;aucune autre de ces cases ne le contient&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A digit clears its lines</source>
        <translation>Un chiffre exclu du reste de ses rangées</translation>
    </message>
    <message>
        <source>Each digit appears once in every line, box or run: the other cells there do not hold it.</source>
        <translation>Chaque chiffre figure une fois dans chaque rangée, région ou série&#xa0;: les autres cases ne le contiennent pas.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;no other cell of&lt;/c&gt; &lt;p&gt;%2&lt;/p&gt; &lt;c&gt;holds a %3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;&#xa0;: &lt;c&gt;aucune autre case de&lt;/c&gt; &lt;p&gt;%2&lt;/p&gt; &lt;c&gt;ne contient de %3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>When all digits but one are gone for a cell, it holds the one that is left.</source>
        <translation>Quand tous les chiffres sauf un sont exclus pour une case, elle contient celui qui reste.</translation>
    </message>
    <message>
        <source>The only cell for a digit</source>
        <translation>La seule case pour un chiffre</translation>
    </message>
    <message>
        <source>A line or box with as many cells as there are digits holds each of them. When only one of its cells can hold a digit, it goes there.</source>
        <translation>Une rangée ou une région qui a autant de cases qu’il y a de chiffres les contient tous. Quand une seule de ses cases peut recevoir un chiffre, il va là.</translation>
    </message>
    <message>
        <source>A digit where two groups cross</source>
        <translation>Un chiffre au croisement de deux groupes</translation>
    </message>
    <message>
        <source>When all places for a digit in a box lie in one line, the line has it there: no other cell of the line holds it. The same with box and line exchanged.</source>
        <translation>Quand toutes les places d’un chiffre dans une région sont dans une même rangée, c’est là que la rangée l’a&#xa0;: aucune autre de ses cases ne le contient. De même en échangeant région et rangée.</translation>
    </message>
    <message>
        <source>Two digits that have only the same two cells left in a line or box fill them: these cells hold nothing else.</source>
        <translation>Deux chiffres qui n’ont plus que les deux mêmes cases dans une rangée ou une région les remplissent&#xa0;: ces cases ne contiennent rien d’autre.</translation>
    </message>
    <message>
        <source>Three cells that can only hold three digits among them use all three up: the other cells of their line or box hold none of them.</source>
        <translation>Trois cases qui ne peuvent contenir à elles trois que trois chiffres les prennent tous&#xa0;: les autres cases de leur rangée ou de leur région n’en contiennent aucun.</translation>
    </message>
    <message>
        <source>Three digits that have only three cells left in a line or box fill them: these cells hold nothing else.</source>
        <translation>Trois chiffres qui n’ont plus que trois cases dans une rangée ou une région les remplissent&#xa0;: ces cases ne contiennent rien d’autre.</translation>
    </message>
    <message>
        <source>Four cells that can only hold four digits among them use all four up: the other cells of their line or box hold none of them.</source>
        <translation>Quatre cases qui ne peuvent contenir à elles quatre que quatre chiffres les prennent tous&#xa0;: les autres cases de leur rangée ou de leur région n’en contiennent aucun.</translation>
    </message>
    <message>
        <source>Four digits that have only four cells left in a line or box fill them: these cells hold nothing else.</source>
        <translation>Quatre chiffres qui n’ont plus que quatre cases dans une rangée ou une région les remplissent&#xa0;: ces cases ne contiennent rien d’autre.</translation>
    </message>
    <message>
        <source>When a digit has places only in the same two columns of two rows, both columns have it in these rows: no other cell of the columns holds it. The same with rows and columns exchanged.</source>
        <translation>Quand un chiffre n’a de place, dans deux lignes, que dans les deux mêmes colonnes, les deux colonnes l’ont dans ces lignes&#xa0;: aucune autre case des colonnes ne le contient. De même en échangeant lignes et colonnes.</translation>
    </message>
    <message>
        <source>When a digit has places only in the same three columns of three rows, these columns have it in these rows: no other cell of the columns holds it. The same with rows and columns exchanged.</source>
        <translation>Quand un chiffre n’a de place, dans trois lignes, que dans les trois mêmes colonnes, ces colonnes l’ont dans ces lignes&#xa0;: aucune autre case des colonnes ne le contient. De même en échangeant lignes et colonnes.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%2&lt;/p&gt; share out %3 in &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;no other cell there holds them&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%2&lt;/p&gt; se partagent %3 dans &lt;p&gt;%1&lt;/p&gt;&#xa0;: &lt;c&gt;aucune autre case n’y contient ces chiffres&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The %2 of &lt;p&gt;%1&lt;/p&gt; fit only in &lt;c&gt;%3&lt;/c&gt;: these hold nothing else.</source>
        <translation>Les %2 de &lt;p&gt;%1&lt;/p&gt; ne vont que dans &lt;c&gt;%3&lt;/c&gt;&#xa0;: ces cases ne contiennent rien d’autre.</translation>
    </message>
    <message>
        <source>Only &lt;c&gt;%2&lt;/c&gt; can hold the &lt;c&gt;%3&lt;/c&gt; of &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Seule &lt;c&gt;%2&lt;/c&gt; peut contenir le &lt;c&gt;%3&lt;/c&gt; de &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>The %1 of &lt;p&gt;%2&lt;/p&gt; lies within &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;no other cell there holds it&lt;/c&gt;.</source>
        <translation>Le %1 de &lt;p&gt;%2&lt;/p&gt; est dans &lt;p&gt;%3&lt;/p&gt;&#xa0;: &lt;c&gt;aucune autre case n’y contient ce chiffre&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Go through all ways to place digits that make the sum in its open cells. A digit that never comes to a cell is not there.</source>
        <translation>On passe en revue toutes les façons de placer des chiffres qui font la somme dans ses cases libres. Un chiffre qui ne vient jamais dans une case n’y est pas.</translation>
    </message>
    <message>
        <source>XY-wing</source>
        <translation>XY-Wing</translation>
    </message>
    <message>
        <source>A cell has two digits left and shares a line or box with two cells that each have one of these digits and the same third digit left. Whatever the first cell holds, one of the other two holds the third digit: no cell that shares a line or box with both holds it.</source>
        <translation>Une case n’a plus que deux chiffres et partage une rangée ou une région avec deux cases qui ont chacune l’un de ces chiffres et le même troisième. Quel que soit le chiffre de la première, l’une des deux autres contient le troisième&#xa0;: aucune case qui partage une rangée ou une région avec les deux ne le contient.</translation>
    </message>
    <message>
        <source>The last cell of a sum</source>
        <translation>La dernière case d’une somme</translation>
    </message>
    <message>
        <source>When all cells of a sum but one are filled, the last one holds what is missing.</source>
        <translation>Quand toutes les cases d’une somme sauf une sont remplies, la dernière contient ce qui manque.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is missing one digit: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Il manque un chiffre à &lt;p&gt;%1&lt;/p&gt;&#xa0;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The digits of a sum</source>
        <translation>Les chiffres d’une somme</translation>
    </message>
    <message>
        <source>List the sets of different digits that make the sum. A digit in none of these sets is in none of its cells.</source>
        <translation>On dresse la liste des ensembles de chiffres différents qui font la somme. Un chiffre qui n’est dans aucun d’eux n’est dans aucune de ses cases.</translation>
    </message>
    <message>
        <source>The only cell for a digit of a sum</source>
        <translation>La seule case pour un chiffre d’une somme</translation>
    </message>
    <message>
        <source>List the sets of different digits that make the sum. A digit in all of these sets stands in the only cell that can hold it.</source>
        <translation>On dresse la liste des ensembles de chiffres différents qui font la somme. Un chiffre présent dans tous va dans la seule case qui peut le contenir.</translation>
    </message>
    <message>
        <source>The ways to fill two cells of a sum</source>
        <translation>Les façons de remplir deux cases d’une somme</translation>
    </message>
    <message>
        <source>The ways to fill three cells of a sum</source>
        <translation>Les façons de remplir trois cases d’une somme</translation>
    </message>
    <message>
        <source>The ways to fill many cells of a sum</source>
        <translation>Les façons de remplir beaucoup de cases d’une somme</translation>
    </message>
    <message>
        <source>A cell that would separate the white cells if it were black is white.</source>
        <translation>Une case qui séparerait les cases blanches si elle était noire est blanche.</translation>
    </message>
    <message>
        <source>Beside a black cell</source>
        <translation>À côté d’une case noire</translation>
    </message>
    <message>
        <source>Black cells never share a side: the neighbours are white.</source>
        <translation>Deux cases noires n’ont jamais de côté commun&#xa0;: les voisines sont blanches.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, and no black cells touch: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, et deux cases noires ne se touchent pas&#xa0;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A white cell&apos;s number</source>
        <translation>Le nombre d’une case blanche</translation>
    </message>
    <message>
        <source>When a cell is white, its number is in no other white cell of its row or column.</source>
        <translation>Quand une case est blanche, son nombre n’est dans aucune autre case blanche de sa ligne ou de sa colonne.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, and of &lt;p&gt;%2&lt;/p&gt; only one is white: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, et parmi &lt;p&gt;%2&lt;/p&gt; un seul est blanc&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Between two equal numbers</source>
        <translation>Entre deux nombres égaux</translation>
    </message>
    <message>
        <source>If the cell between two equal numbers were black, both of these would be white. So it is white.</source>
        <translation>Si la case entre deux nombres égaux était noire, tous deux seraient blancs. Elle est donc blanche.</translation>
    </message>
    <message>
        <source>Two of &lt;p&gt;%1&lt;/p&gt; have one cell between them; if it were black, both would be white: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Parmi &lt;p&gt;%1&lt;/p&gt;, deux n’ont qu’une case entre eux&#xa0;; si elle était noire, tous deux seraient blancs&#xa0;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Two equal numbers side by side</source>
        <translation>Deux nombres égaux côte à côte</translation>
    </message>
    <message>
        <source>Of two equal numbers side by side, one is white: every other such number in the line is black.</source>
        <translation>De deux nombres égaux côte à côte, l’un est blanc&#xa0;: tous les autres nombres égaux de la rangée sont noirs.</translation>
    </message>
    <message>
        <source>Two of &lt;p&gt;%1&lt;/p&gt; stand side by side, so one of these two is white: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Parmi &lt;p&gt;%1&lt;/p&gt;, deux sont côte à côte, et l’un d’eux est donc blanc&#xa0;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Straight through a white pearl</source>
        <translation>Tout droit par une perle blanche</translation>
    </message>
    <message>
        <source>The loop runs straight through a white pearl, and turns just before or after it.</source>
        <translation>La boucle traverse tout droit une perle blanche, et tourne juste avant ou juste après.</translation>
    </message>
    <message>
        <source>Turning on a black pearl</source>
        <translation>Tourner sur une perle noire</translation>
    </message>
    <message>
        <source>The loop turns on a black pearl, and runs straight on for two cells either way.</source>
        <translation>La boucle tourne sur une perle noire, et continue tout droit sur deux cases de chaque côté.</translation>
    </message>
    <message>
        <source>The line turns on &lt;p&gt;%1&lt;/p&gt; and goes two cells either way: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Le tracé tourne sur &lt;p&gt;%1&lt;/p&gt; et avance de deux cases de chaque côté&#xa0;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A white pearl and its turn</source>
        <translation>Une perle blanche et son virage</translation>
    </message>
    <message>
        <source>When the loop cannot turn on one side of a white pearl, it turns on the other; if it can turn on neither, it runs in the other direction.</source>
        <translation>Quand la boucle ne peut pas tourner d’un côté d’une perle blanche, elle tourne de l’autre&#xa0;; si elle ne peut tourner d’aucun côté, elle passe dans l’autre direction.</translation>
    </message>
    <message>
        <source>No small loop</source>
        <translation>Pas de petite boucle</translation>
    </message>
    <message>
        <source>No line closes a loop while there are lines elsewhere.</source>
        <translation>Aucun trait ne ferme une boucle tant qu’il y a des traits ailleurs.</translation>
    </message>
    <message>
        <source>Two pearls near each other</source>
        <translation>Deux perles proches l’une de l’autre</translation>
    </message>
    <message>
        <source>Two nearby pearls together leave fewer ways than each alone.</source>
        <translation>Deux perles proches laissent ensemble moins de passages que chacune seule.</translation>
    </message>
    <message>
        <source>Three pearls in a row</source>
        <translation>Trois perles alignées</translation>
    </message>
    <message>
        <source>If the line ran along three white pearls in a row, it could not turn beside the middle one. So it crosses the row.</source>
        <translation>Si le tracé suivait trois perles blanches alignées, il ne pourrait pas tourner à côté de celle du milieu. Il coupe donc l’alignement.</translation>
    </message>
    <message>
        <source>A pearl and the cells beside it</source>
        <translation>Une perle et les cases voisines</translation>
    </message>
    <message>
        <source>Try the ways through a pearl: the line must also enter and leave the cells beside it.</source>
        <translation>On essaie les passages par une perle&#xa0;: le tracé doit aussi entrer dans les cases voisines et en sortir.</translation>
    </message>
    <message>
        <source>Four cells in a square</source>
        <translation>Quatre cases en carré</translation>
    </message>
    <message>
        <source>A line that enters a square of four cells leaves it again: try its ways.</source>
        <translation>Un tracé qui entre dans un carré de quatre cases en ressort&#xa0;: on essaie ses passages.</translation>
    </message>
    <message>
        <source>Two cells that can only hold the same two digits use both of them up: the other cells of their line, box or run hold neither.</source>
        <translation>Deux cases qui ne peuvent contenir que les deux mêmes chiffres les prennent tous deux&#xa0;: les autres cases de leur rangée, région ou série ne contiennent ni l’un ni l’autre.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: only &lt;c&gt;%2&lt;/c&gt; is left for &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;&#xa0;: il ne reste que &lt;c&gt;%2&lt;/c&gt; pour &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;no other cell of&lt;/c&gt; &lt;p&gt;%2&lt;/p&gt; &lt;c&gt;holds one of these digits&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;&#xa0;: &lt;c&gt;aucune autre case de&lt;/c&gt; &lt;p&gt;%2&lt;/p&gt; &lt;c&gt;ne contient l’un de ces chiffres&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>As &lt;p&gt;%1&lt;/p&gt;, that leaves: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Comme &lt;p&gt;%1&lt;/p&gt;, il reste&#xa0;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; would have two %2s: &lt;p&gt;%3&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; aurait deux %2&#xa0;: &lt;p&gt;%3&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: no digit is left for &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;&#xa0;: il ne reste aucun chiffre pour &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>No place is left for the %1 of &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Il ne reste aucune place pour le %1 de &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: so %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, donc %2.</translation>
    </message>
    <message>
        <source>With this, %1.</source>
        <translation>Avec cela, %1.</translation>
    </message>
    <message>
        <source>Once the line has closed its loop, every place that is still open is crossed.</source>
        <translation>Dès que le tracé a fermé sa boucle, tous les endroits encore libres sont barrés.</translation>
    </message>
    <message>
        <source>The loop is closed: &lt;c&gt;there are no other lines&lt;/c&gt;.</source>
        <translation>La boucle est fermée&#xa0;: &lt;c&gt;il n’y a pas d’autres traits&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; can only be %2. In every way to place these, &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ne peut être que %2. De quelque façon qu’on place ces chiffres, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Every way left to make &lt;p&gt;%1&lt;/p&gt; needs %2, and no other cell can hold that: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Toutes les façons qui restent de faire &lt;p&gt;%1&lt;/p&gt; demandent %2, qu’aucune autre case ne peut contenir&#xa0;: &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>On sait ceci&#xa0;: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>The line has only one way left through &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Il ne reste au tracé qu’un passage par &lt;p&gt;%1&lt;/p&gt;&#xa0;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The line has %2 ways left through &lt;p&gt;%1&lt;/p&gt;: %3. Each of them has this: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Il reste au tracé %2 passages par &lt;p&gt;%1&lt;/p&gt;&#xa0;: %3. Tous ont ceci en commun&#xa0;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%1&lt;/p&gt; black, &lt;c&gt;%2&lt;/c&gt; must stay white: else &lt;p&gt;%3&lt;/p&gt; would be cut off from &lt;p&gt;%4&lt;/p&gt;.</source>
        <translation>Avec &lt;p&gt;%1&lt;/p&gt; en noir, &lt;c&gt;%2&lt;/c&gt; doit rester en blanc&#xa0;: sinon, &lt;p&gt;%3&lt;/p&gt; serait coupée de &lt;p&gt;%4&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, so a = %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Les chiffres de &lt;p&gt;%1&lt;/p&gt;, cage par cage&#xa0;: %2, donc a = %3&#xa0;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3, which is only possible as %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>Les chiffres de &lt;p&gt;%1&lt;/p&gt;, cage par cage&#xa0;: %2, où %4. Donc %3, ce qui n’est possible que par %5&#xa0;: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3, but %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>Les chiffres de &lt;p&gt;%1&lt;/p&gt;, cage par cage&#xa0;: %2, où %4. Donc %3, or %5&#xa0;: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3, and %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>Les chiffres de &lt;p&gt;%1&lt;/p&gt;, cage par cage&#xa0;: %2, où %4. Donc %3, et %5&#xa0;: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3, but the digits left do not make %5 with no digit twice in a line: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>Les chiffres de &lt;p&gt;%1&lt;/p&gt;, cage par cage&#xa0;: %2, où %4. Donc %3, or les chiffres restants ne donnent pas %5 sans en répéter un dans une ligne&#xa0;: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3. With the digits left, that means: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Les chiffres de &lt;p&gt;%1&lt;/p&gt;, cage par cage&#xa0;: %2, où %4. Donc %3. Avec les chiffres restants, cela veut dire&#xa0;: &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. So %3. The digits left do not make that.</source>
        <translation>Les chiffres de &lt;p&gt;%1&lt;/p&gt;, cage par cage&#xa0;: %2, où %4. Donc %3. Les chiffres restants ne donnent pas cela.</translation>
    </message>
    <message>
        <source>Whichever way the line takes through &lt;p&gt;%1&lt;/p&gt;, it has this: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Quel que soit le chemin de la ligne par &lt;p&gt;%1&lt;/p&gt;, il a ceci&#xa0;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Along &lt;p&gt;%1&lt;/p&gt;, the line could not turn beside the middle one. So it passes all three crosswise: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Le long de &lt;p&gt;%1&lt;/p&gt;, le tracé ne pourrait pas tourner à côté de celle du milieu. Il coupe donc l’alignement à chacune des trois&#xa0;: &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Proof by contradiction</source>
        <translation>Preuve par l’absurde</translation>
    </message>
    <message>
        <source>By the same rule, &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Par la même règle, &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The same rule also applies to &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>La même règle s’applique aussi ici&#xa0;: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, against the rule that %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, ce qui contredit la règle&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Taken together, these narrow down &lt;c&gt;%2 places&lt;/c&gt;: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Tout ceci ensemble réduit les possibilités en &lt;c&gt;%2 endroits&lt;/c&gt;&#xa0;: &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>%2 sets of digits make &lt;p&gt;%1&lt;/p&gt;. In every way to place one of them, &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>%2 groupes de chiffres donnent &lt;p&gt;%1&lt;/p&gt;. De quelque façon qu’on en place un, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>%2 sets of digits make &lt;p&gt;%1&lt;/p&gt;, all with %3. In every way to place one of them, &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>%2 groupes de chiffres donnent &lt;p&gt;%1&lt;/p&gt;, tous avec %3. De quelque façon qu’on en place un, &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>If %1, then %2, and that leaves the line no way through &lt;p&gt;%3&lt;/p&gt;.</source>
        <translation>Si %1, alors %2, et le tracé ne peut plus traverser &lt;p&gt;%3&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, but no way is left from one to the other.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, mais aucun chemin ne mène plus de l’un à l’autre.</translation>
    </message>
    <message>
        <source>Only two ways out</source>
        <translation>Deux sorties seulement</translation>
    </message>
    <message>
        <source>When only two open places join an area with lines to other lines, the loop goes through both.</source>
        <translation>Quand deux endroits ouverts seulement relient une zone contenant des traits à d’autres traits, la boucle passe par les deux.</translation>
    </message>
    <message>
        <source>In and out of an area</source>
        <translation>Entrer dans une zone et en sortir</translation>
    </message>
    <message>
        <source>Suppose that %1. Then:</source>
        <translation>Supposons ceci : %1. Alors :</translation>
    </message>
    <message>
        <source>That fails:</source>
        <translation>Cela échoue :</translation>
    </message>
    <message>
        <source>The loop goes into an area as often as it leaves it: it crosses the border of the area an even number of times.</source>
        <translation>La boucle entre dans une zone aussi souvent qu’elle en sort : elle franchit son bord un nombre pair de fois.</translation>
    </message>
    <message>
        <source>So &lt;c&gt;%1&lt;/c&gt;; in all, this narrows down &lt;c&gt;%2 places&lt;/c&gt;.</source>
        <translation>Donc &lt;c&gt;%1&lt;/c&gt; ; en tout, cela réduit les possibilités en &lt;c&gt;%2 endroits&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: on &lt;p&gt;all %2 paths left&lt;/p&gt; the left side makes %3, the right side %4, each worked out from left to right. So &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Supposons ceci : %1. Sur &lt;p&gt;les %2 chemins restants&lt;/p&gt;, le côté gauche donne %3, le droit %4, calculés de gauche à droite. Donc &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot take the same digit of &lt;p&gt;%2&lt;/p&gt;. That leaves %3 for the first and %4 for the second, so &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ne peuvent pas prendre le même chiffre de &lt;p&gt;%2&lt;/p&gt;. Il reste %3 pour la première et %4 pour la seconde, donc &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt;: a line there would close a loop, with other lines outside it.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt; : un trait à cet endroit fermerait une boucle en laissant d’autres traits dehors.</translation>
    </message>
    <message>
        <source>Two 3s next to each other</source>
        <translation>Deux 3 voisins</translation>
    </message>
    <message>
        <source>No line runs straight on from the edge between two 3s next to each other. With a line between them, it would take the near edge from both, and both would need the far one: three lines at one dot. Without, both need the near edge: three again.</source>
        <translation>Aucun trait ne prolonge tout droit le bord entre deux 3 voisins. Avec un trait entre eux, il leur prendrait à tous deux le bord proche, et tous deux auraient besoin du bord éloigné : trois traits en un point. Sans lui, tous deux ont besoin du bord proche : encore trois.</translation>
    </message>
    <message>
        <source>Two 1s next to each other whose common dot has no way out: a line between them would have to turn along one of them, its second.</source>
        <translation>Deux 1 voisins dont le point commun n’a pas d’issue : un trait entre eux devrait tourner le long de l’un d’eux, ce serait son deuxième.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; are next to each other and have two lines at each dot between them, so no other line comes there: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; sont voisins et ont deux traits à chaque point entre eux, donc aucun autre n’y arrive : &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The same rule also applies to &lt;p&gt;%1&lt;/p&gt;: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>La même règle s’applique aussi à &lt;p&gt;%1&lt;/p&gt; : &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A cell with two lines</source>
        <translation>Une case à deux traits</translation>
    </message>
    <message>
        <source>The loop enters a cell and leaves it again: a cell with two lines has no third.</source>
        <translation>La boucle entre dans une case et en ressort : une case à deux traits n’en a pas de troisième.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; has its two lines: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>A déjà ses deux traits &lt;p&gt;%1&lt;/p&gt; : &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only one way for the line</source>
        <translation>Une seule suite pour le tracé</translation>
    </message>
    <message>
        <source>A line that enters a cell must go on. If only one way is left, it goes there.</source>
        <translation>Un trait qui entre dans une case doit continuer. S’il ne reste qu’une suite, il la prend.</translation>
    </message>
    <message>
        <source>The line that enters &lt;p&gt;%1&lt;/p&gt; has only one way on: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Le trait qui entre ici n’a qu’une suite (&lt;p&gt;%1&lt;/p&gt;) : &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A cell with one way left</source>
        <translation>Une case à une seule issue</translation>
    </message>
    <message>
        <source>A line into a cell needs a way out. If only one way into a cell is left, it is closed, too.</source>
        <translation>Un trait qui entre dans une case doit en sortir. S’il n’y a plus qu’une issue, elle est fermée aussi.</translation>
    </message>
    <message>
        <source>Only one way into &lt;p&gt;%1&lt;/p&gt; is left, and a line there would end: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Il ne reste qu’une issue (&lt;p&gt;%1&lt;/p&gt;), et un trait s’y arrêterait : &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The loop crosses the border of the highlighted area an even number of times. Lines on the rest of the border: &lt;p&gt;%1&lt;/p&gt;. So &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>La boucle franchit le bord de la zone mise en évidence un nombre pair de fois. Traits sur le reste du bord : &lt;p&gt;%1&lt;/p&gt;. Donc &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Then &lt;p&gt;%2&lt;/p&gt; can only be %3: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Alors &lt;p&gt;%2&lt;/p&gt; ne peut être que %3 : &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Then &lt;p&gt;%2&lt;/p&gt; can only be, in reading order, %3: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Alors &lt;p&gt;%2&lt;/p&gt; ne peut être, dans l’ordre de lecture, que %3 : &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Then nothing is left for &lt;p&gt;%2&lt;/p&gt;: &lt;p&gt;%1&lt;/p&gt;.</source>
        <translation>Alors il ne reste rien pour &lt;p&gt;%2&lt;/p&gt; : &lt;p&gt;%1&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must share out the digits of &lt;p&gt;%2&lt;/p&gt;. That leaves &lt;p&gt;%3&lt;/p&gt; only %4: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; doivent se partager les chiffres de &lt;p&gt;%2&lt;/p&gt;. Il ne reste ainsi pour &lt;p&gt;%3&lt;/p&gt; que %4 : &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must share out the digits of &lt;p&gt;%2&lt;/p&gt;. That leaves &lt;p&gt;%3&lt;/p&gt; only %4, in reading order: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; doivent se partager les chiffres de &lt;p&gt;%2&lt;/p&gt;. Il ne reste ainsi pour &lt;p&gt;%3&lt;/p&gt; que %4, dans l’ordre de lecture : &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; cannot take the same digit of &lt;p&gt;%2&lt;/p&gt;. In every way to fill both, &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; ne peuvent pas prendre le même chiffre de &lt;p&gt;%2&lt;/p&gt;. Dans toutes les façons de remplir les deux, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must share out the digits of &lt;p&gt;%2&lt;/p&gt;. In every way to do so, &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; doivent se partager les chiffres de &lt;p&gt;%2&lt;/p&gt;. Dans toutes les façons de le faire, &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>If &lt;p&gt;%1&lt;/p&gt; had %2, &lt;p&gt;%3&lt;/p&gt; could not be met: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Si &lt;p&gt;%1&lt;/p&gt; avait %2, &lt;p&gt;%3&lt;/p&gt; ne pourrait pas être respecté : &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Known already: &lt;p&gt;%1&lt;/p&gt;. Together that makes &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>On sait déjà : &lt;p&gt;%1&lt;/p&gt;. Cela donne ensemble &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>With %4, &lt;p&gt;%1&lt;/p&gt; would cut off &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Avec %4, &lt;p&gt;%1&lt;/p&gt; isolerait &lt;p&gt;%2&lt;/p&gt; : &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: that is against what is known, &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Supposons ceci : %1. Cela contredit ce que l’on sait : &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then %3, against what is known, &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>Supposons ceci : %1. Alors %3, contrairement à ce que l’on sait : &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt;, with %3, would get too many lines.</source>
        <translation>Supposons ceci : %1. Alors &lt;p&gt;%2&lt;/p&gt;, avec %3, aurait trop de traits.</translation>
    </message>
    <message>
        <source>Suppose %1: then &lt;p&gt;%2&lt;/p&gt;, with %3, would get too few lines.</source>
        <translation>Supposons ceci : %1. Alors &lt;p&gt;%2&lt;/p&gt;, avec %3, aurait trop peu de traits.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: whichever the first is, one of the last two holds the %2, &lt;c&gt;so %3, which meets both, does not&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; : quelle que soit la première, l’une des deux dernières contient le %2, &lt;c&gt;donc %3, qui rencontre les deux, ne le contient pas&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;: whichever the first is, one of the last two holds the %2, but &lt;p&gt;%3&lt;/p&gt;, and meets both.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; : quelle que soit la première, l’une des deux dernières contient le %2, mais &lt;p&gt;%3&lt;/p&gt;, et cette case rencontre les deux.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt;, but no way is left from one to the other: &lt;p&gt;%2&lt;/p&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt;, mais aucun chemin ne mène plus de l’un à l’autre : &lt;p&gt;%2&lt;/p&gt;.</translation>
    </message>
    <message>
        <source>The operators and the = part %1 digits into %2 numbers of one or two digits, so every number has one: &lt;c&gt;no digit is joined to another&lt;/c&gt;.</source>
        <translation>Les opérateurs et le = partagent %1 chiffres en %2 nombres d’un ou deux chiffres, donc chacun en a un : &lt;c&gt;aucun chiffre n’est relié à un autre&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The operators and the = part %1 digits into %2 numbers of one or two digits. &lt;p&gt;All that have two digits are joined (%3)&lt;/p&gt;: &lt;c&gt;no other digits are&lt;/c&gt;.</source>
        <translation>Les opérateurs et le = partagent %1 chiffres en %2 nombres d’un ou deux chiffres. &lt;p&gt;Tous ceux à deux chiffres sont reliés (%3)&lt;/p&gt; : &lt;c&gt;aucun autre chiffre ne l’est&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The operators and the = part %1 digits into %2 numbers of one or two digits, so every number has two. Only one partner is left to &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Les opérateurs et le = partagent %1 chiffres en %2 nombres d’un ou deux chiffres, donc chacun en a deux. Il ne reste qu’un partenaire à &lt;p&gt;%3&lt;/p&gt; : &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The operators and the = part %1 digits into %2 numbers of one or two digits. All that have one digit are found (%3), and only one partner is left to &lt;p&gt;%4&lt;/p&gt;: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Les opérateurs et le = partagent %1 chiffres en %2 nombres d’un ou deux chiffres. Tous ceux à un chiffre sont trouvés (%3), et il ne reste qu’un partenaire à &lt;p&gt;%4&lt;/p&gt; : &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;only one path is left&lt;/p&gt;, and it fails read from either end, %2. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Supposons ceci : %1. &lt;p&gt;Il ne reste qu’un chemin&lt;/p&gt;, et il échoue lu depuis chaque bout : %2. Donc &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; needs a factor %3, and only &lt;p&gt;%2&lt;/p&gt; can still give it: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; a besoin d’un facteur %3, que seule &lt;p&gt;%2&lt;/p&gt; peut encore donner : &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The line runs straight through &lt;p&gt;%1&lt;/p&gt;, and only one direction is open for that: &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Le tracé traverse tout droit &lt;p&gt;%1&lt;/p&gt;, et une seule direction est ouverte pour cela : &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The line runs straight through &lt;p&gt;%1&lt;/p&gt; and turns just before or after it. Known: &lt;p&gt;%2&lt;/p&gt;. That leaves: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Le tracé traverse tout droit &lt;p&gt;%1&lt;/p&gt;, et tourne juste avant ou juste après. On sait : &lt;p&gt;%2&lt;/p&gt;. Il reste : &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt; is the only odd digit of &lt;p&gt;%2&lt;/p&gt;, and the label %3 is %4: that digit is &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt; est le seul chiffre impair de &lt;p&gt;%2&lt;/p&gt;, et le total %3 est %4 : ce chiffre est &lt;c&gt;en %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt; is the only odd digit left in &lt;p&gt;%2&lt;/p&gt;, and the label %3 is %4: that digit is &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt; est le dernier chiffre impair libre de &lt;p&gt;%2&lt;/p&gt;, et le total %3 est %4 : ce chiffre est &lt;c&gt;en %5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt; is the only odd digit left in &lt;p&gt;%2&lt;/p&gt;. The label less the odd digits that are %3, %4, is %5: that digit is &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt; est le dernier chiffre impair libre de &lt;p&gt;%2&lt;/p&gt;. Le total sans les chiffres impairs en %3, soit %4, est %5 : ce chiffre est &lt;c&gt;en %6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2 in %4 cells, and its open digits make that only as %3: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Il manque %2 en %4 à &lt;p&gt;%1&lt;/p&gt;, et ses chiffres libres ne font cela que par %3 : &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The open cells of &lt;p&gt;%1&lt;/p&gt; add up to %2 too much: cells adding up to exactly %2 are %4, and the open digits make that only as %3: &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Les cases libres de &lt;p&gt;%1&lt;/p&gt; font %2 de trop : exactement %2 doit donc être en %4, ce que les chiffres libres ne font que par %3 : &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The crossing labels require this of &lt;p&gt;%1&lt;/p&gt;: &lt;p&gt;%2&lt;/p&gt;. Both labels can then be met in %3 ways, by %4. In all of them &lt;c&gt;%5&lt;/c&gt;.</source>
        <translation>Les totaux croisés exigent ceci de &lt;p&gt;%1&lt;/p&gt; : &lt;p&gt;%2&lt;/p&gt;. Les deux totaux peuvent alors être atteints de %3 façons, par %4. Dans toutes, &lt;c&gt;%5&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would put &lt;p&gt;%2&lt;/p&gt; outside, and so cut off &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Toute autre façon de respecter &lt;p&gt;%1&lt;/p&gt; mettrait &lt;p&gt;%2&lt;/p&gt; à l’extérieur et isolerait ainsi &lt;p&gt;%3&lt;/p&gt; : &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would put &lt;p&gt;%2&lt;/p&gt; inside, and so cut off &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Toute autre façon de respecter &lt;p&gt;%1&lt;/p&gt; mettrait &lt;p&gt;%2&lt;/p&gt; à l’intérieur et isolerait ainsi &lt;p&gt;%3&lt;/p&gt; : &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; are next to each other. Without the line between them, the loop would run round just these two, and &lt;p&gt;%2&lt;/p&gt; does not fit that; without an outer line, the other 3 would miss two edges: &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; sont voisins. Sans le trait entre eux, la boucle n’entourerait que ces deux-là, et &lt;p&gt;%2&lt;/p&gt; ne le permet pas ; sans un trait extérieur, il manquerait deux bords à l’autre 3 : &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;no path is left&lt;/p&gt; that has the form of an equation, as %2 steps show. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Supposons ceci&#xa0;: %1. Il ne reste &lt;p&gt;aucun chemin&lt;/p&gt; qui ait la forme d’une équation, comme le montrent %2 étapes. Donc &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 or more at %2 leaves at most %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at least %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>Un %1 ou plus en %2 laisse au plus %3 pour le reste de &lt;p&gt;%4&lt;/p&gt;, qui fait au moins %5&#xa0;: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 or less at %2 leaves at least %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at most %5: &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>Un %1 ou moins en %2 laisse au moins %3 pour le reste de &lt;p&gt;%4&lt;/p&gt;, qui fait au plus %5&#xa0;: &lt;c&gt;%6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A %1 or more at %2 leaves at most %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at least %5.</source>
        <translation>Un %1 ou plus en %2 laisse au plus %3 pour le reste de &lt;p&gt;%4&lt;/p&gt;, qui fait au moins %5.</translation>
    </message>
    <message>
        <source>A %1 or less at %2 leaves at least %3 for the rest of &lt;p&gt;%4&lt;/p&gt;, which makes at most %5.</source>
        <translation>Un %1 ou moins en %2 laisse au moins %3 pour le reste de &lt;p&gt;%4&lt;/p&gt;, qui fait au plus %5.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must be in &lt;p&gt;%2&lt;/p&gt;, which can then only be %3: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; doivent être dans &lt;p&gt;%2&lt;/p&gt;, qui ne peut donc être que %3&#xa0;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; must be in &lt;p&gt;%2&lt;/p&gt;, which leaves %3 ways to fill it: &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; doivent être dans &lt;p&gt;%2&lt;/p&gt;, ce qui laisse %3 façons de la remplir&#xa0;: &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Each of these would make &lt;p&gt;%1&lt;/p&gt; need the same digit of &lt;p&gt;%2&lt;/p&gt;: %3. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Chacun de ces choix ferait que &lt;p&gt;%1&lt;/p&gt; demandent le même chiffre de &lt;p&gt;%2&lt;/p&gt;&#xa0;: %3. Donc &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A number stands between &lt;p&gt;any two operators&lt;/p&gt;, so none follows another: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Un nombre se trouve toujours entre &lt;p&gt;deux opérateurs&lt;/p&gt;, donc aucun n&apos;en suit un autre : &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;both paths left&lt;/p&gt; fail, each read from either end, %2. So &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>Supposons : %1. Alors &lt;p&gt;les deux chemins restants&lt;/p&gt; échouent, chacun lu depuis ses deux bouts : %2. Donc &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;all %2 paths left&lt;/p&gt; fail; both sides come nearest in %3. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>Supposons : %1. Alors &lt;p&gt;les %2 chemins restants&lt;/p&gt; échouent ; les deux membres sont les plus proches dans %3. Donc &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No corner is cut off</source>
        <translation>Aucun coin n&apos;est isolé</translation>
    </message>
    <message>
        <source>No wall of black cells closes</source>
        <translation>Aucun mur de cases noires ne se ferme</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is no multiple of %2, so &lt;c&gt;%3&lt;/c&gt;.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; n&apos;est pas un multiple de %2, donc &lt;c&gt;%3&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; is no multiple of %2.</source>
        <translation>&lt;p&gt;%1&lt;/p&gt; n&apos;est pas un multiple de %2.</translation>
    </message>
    <message>
        <source>Only this is left: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Il ne reste que ceci : &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only this is left: &lt;c&gt;%1&lt;/c&gt;, and with it &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Il ne reste que ceci : &lt;c&gt;%1&lt;/c&gt;, et avec cela &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Several things together</source>
        <translation>Plusieurs éléments ensemble</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>On sait ceci&#xa0;: &lt;p&gt;%1&lt;/p&gt;. Donc &lt;p&gt;%2&lt;/p&gt; ne peut avoir que %3&#xa0;: &lt;c&gt;%4&lt;/c&gt;&#xa0;; d’où &lt;c&gt;%5 endroits de plus&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;. So &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>On sait ceci&#xa0;: &lt;p&gt;%1&lt;/p&gt;. Donc &lt;p&gt;%2&lt;/p&gt; a %3&#xa0;; dans tous les cas, &lt;c&gt;%4&lt;/c&gt;&#xa0;; d’où &lt;c&gt;%5 endroits de plus&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%1&lt;/p&gt; met as well, &lt;p&gt;%2&lt;/p&gt; can only have %3: &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>Pour respecter aussi &lt;p&gt;%1&lt;/p&gt;, &lt;p&gt;%2&lt;/p&gt; ne peut avoir que %3&#xa0;: &lt;c&gt;%4&lt;/c&gt;&#xa0;; d’où &lt;c&gt;%5 endroits de plus&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>With &lt;p&gt;%1&lt;/p&gt; met as well, &lt;p&gt;%2&lt;/p&gt; has either %3; each way, &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>Pour respecter aussi &lt;p&gt;%1&lt;/p&gt;, &lt;p&gt;%2&lt;/p&gt; a %3&#xa0;; dans tous les cas, &lt;c&gt;%4&lt;/c&gt;&#xa0;; d’où &lt;c&gt;%5 endroits de plus&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>If &lt;p&gt;%1&lt;/p&gt; had %2, &lt;p&gt;%3&lt;/p&gt; could not be met: &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>Si &lt;p&gt;%1&lt;/p&gt; avait %2, &lt;p&gt;%3&lt;/p&gt; ne pourrait pas être respecté : &lt;c&gt;%4&lt;/c&gt; ; d’où &lt;c&gt;%5 endroits de plus&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Known: &lt;p&gt;%1&lt;/p&gt;. There are %2 ways left to meet &lt;p&gt;%3&lt;/p&gt;; in each, &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>On sait ceci&#xa0;: &lt;p&gt;%1&lt;/p&gt;. Il reste %2 façons de respecter &lt;p&gt;%3&lt;/p&gt;&#xa0;; dans chacune, &lt;c&gt;%4&lt;/c&gt;&#xa0;; d’où &lt;c&gt;%5 endroits de plus&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>There are %1 ways to meet &lt;p&gt;%2&lt;/p&gt;; in each, &lt;c&gt;%3&lt;/c&gt;; and with that &lt;c&gt;%4 more places&lt;/c&gt;.</source>
        <translation>Il y a %1 façons de respecter &lt;p&gt;%2&lt;/p&gt;&#xa0;; dans chacune, &lt;c&gt;%3&lt;/c&gt;&#xa0;; d’où &lt;c&gt;%4 endroits de plus&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Every way to meet &lt;p&gt;%1&lt;/p&gt; that fits what is known has this: &lt;c&gt;%2&lt;/c&gt;; and with that &lt;c&gt;%3 more places&lt;/c&gt;.</source>
        <translation>Toutes les façons de respecter &lt;p&gt;%1&lt;/p&gt; compatibles avec ce qui est connu ont ceci en commun&#xa0;: &lt;c&gt;%2&lt;/c&gt;&#xa0;; d’où &lt;c&gt;%3 endroits de plus&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would cut off &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;; and with that &lt;c&gt;%4 more places&lt;/c&gt;.</source>
        <translation>Toute autre façon de respecter &lt;p&gt;%1&lt;/p&gt; isolerait &lt;p&gt;%2&lt;/p&gt;&#xa0;: &lt;c&gt;%3&lt;/c&gt;&#xa0;; d’où &lt;c&gt;%4 endroits de plus&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>With %5, &lt;p&gt;%1&lt;/p&gt; would cut off &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;; and with that &lt;c&gt;%4 more places&lt;/c&gt;.</source>
        <translation>Avec %5, &lt;p&gt;%1&lt;/p&gt; isolerait &lt;p&gt;%2&lt;/p&gt; : &lt;c&gt;%3&lt;/c&gt; ; d’où &lt;c&gt;%4 endroits de plus&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would put &lt;p&gt;%2&lt;/p&gt; outside, and so cut off &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>Toute autre façon de respecter &lt;p&gt;%1&lt;/p&gt; mettrait &lt;p&gt;%2&lt;/p&gt; à l’extérieur et isolerait ainsi &lt;p&gt;%3&lt;/p&gt; : &lt;c&gt;%4&lt;/c&gt; ; d’où &lt;c&gt;%5 endroits de plus&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would put &lt;p&gt;%2&lt;/p&gt; inside, and so cut off &lt;p&gt;%3&lt;/p&gt;: &lt;c&gt;%4&lt;/c&gt;; and with that &lt;c&gt;%5 more places&lt;/c&gt;.</source>
        <translation>Toute autre façon de respecter &lt;p&gt;%1&lt;/p&gt; mettrait &lt;p&gt;%2&lt;/p&gt; à l’intérieur et isolerait ainsi &lt;p&gt;%3&lt;/p&gt; : &lt;c&gt;%4&lt;/c&gt; ; d’où &lt;c&gt;%5 endroits de plus&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Any other way to meet &lt;p&gt;%1&lt;/p&gt; would cut off a part of the inside or of the outside, such as &lt;p&gt;%2&lt;/p&gt;: &lt;c&gt;%3&lt;/c&gt;; and with that &lt;c&gt;%4 more places&lt;/c&gt;.</source>
        <translation>Toute autre façon de respecter &lt;p&gt;%1&lt;/p&gt; isolerait une partie de l’intérieur ou de l’extérieur, par exemple &lt;p&gt;%2&lt;/p&gt;&#xa0;: &lt;c&gt;%3&lt;/c&gt;&#xa0;; d’où &lt;c&gt;%4 endroits de plus&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>A digit that needs a partner</source>
        <translation>Un chiffre qui a besoin d&apos;un partenaire</translation>
    </message>
    <message>
        <source>The loop joins the lines at &lt;p&gt;%1&lt;/p&gt; and at &lt;p&gt;%2&lt;/p&gt;, and only two places are left where it can pass in and out of the highlighted area: &lt;p&gt;%3&lt;/p&gt;. So &lt;c&gt;%4&lt;/c&gt;.</source>
        <translation>La boucle relie les lignes en &lt;p&gt;%1&lt;/p&gt; et en &lt;p&gt;%2&lt;/p&gt;, et il ne reste que deux endroits où elle peut entrer dans la zone mise en évidence et en sortir : &lt;p&gt;%3&lt;/p&gt;. Donc &lt;c&gt;%4&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2. But that makes %3.</source>
        <translation>Les chiffres de &lt;p&gt;%1&lt;/p&gt;, cage par cage : %2. Mais cela fait %3.</translation>
    </message>
    <message>
        <source>The digits of &lt;p&gt;%1&lt;/p&gt;, cage by cage: %2, where %4. But that makes %3.</source>
        <translation>Les chiffres de &lt;p&gt;%1&lt;/p&gt;, cage par cage : %2, où %4. Mais cela fait %3.</translation>
    </message>
    <message>
        <source>The last sign joins two parts that share no card, so the target is split into values that two parts of the cards can make. Of several answers the one is explained that takes the least reckoning: easy signs and small numbers.</source>
        <translation>Le dernier signe réunit deux parties sans carte commune&#xa0;: la cible se décompose donc en valeurs que deux parties des cartes peuvent donner. De plusieurs solutions, on explique celle qui demande le moins de calcul&#xa0;: des signes faciles et de petits nombres.</translation>
    </message>
    <message>
        <source>Suppose that %1: &lt;p&gt;no path is left&lt;/p&gt; that has the form of an equation, as one step shows. So &lt;c&gt;%2&lt;/c&gt;.</source>
        <translation>Supposons ceci&#xa0;: %1. Il ne reste &lt;p&gt;aucun chemin&lt;/p&gt; qui ait la forme d’une équation, comme le montre une étape. Donc &lt;c&gt;%2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The path&lt;/p&gt; fails: %1.</source>
        <translation>&lt;p&gt;Le chemin&lt;/p&gt; échoue : %1.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The path&lt;/p&gt; fails, whichever end it is read from: %1.</source>
        <translation>&lt;p&gt;Le chemin&lt;/p&gt; échoue, quel que soit le bout d&apos;où on le lit : %1.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2, but the nearest that its open cells make is %3 or %4, &lt;c&gt;never %2&lt;/c&gt;.</source>
        <translation>Il manque %2 à &lt;p&gt;%1&lt;/p&gt;, mais ce que ses cases libres font de plus proche est %3 ou %4, &lt;c&gt;jamais %2&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2. Without &lt;c&gt;%3&lt;/c&gt; the nearest that its open cells make is %4 or %5, never %2: it is &lt;c&gt;%6&lt;/c&gt;.</source>
        <translation>Il manque %2 à &lt;p&gt;%1&lt;/p&gt;. Sans &lt;c&gt;%3&lt;/c&gt;, ce que ses cases libres font de plus proche est %4 ou %5, jamais %2&#xa0;: il est donc &lt;c&gt;en %6&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;/p&gt; lacks %2. With &lt;c&gt;%3&lt;/c&gt; it would lack %4, but the nearest that its other open cells make is %5 or %6, never %4: it is &lt;c&gt;%7&lt;/c&gt;.</source>
        <translation>Il manque %2 à &lt;p&gt;%1&lt;/p&gt;. Avec &lt;c&gt;%3&lt;/c&gt;, il manquerait %4, mais ce que ses autres cases libres font de plus proche est %5 ou %6, jamais %4&#xa0;: il est donc &lt;c&gt;en %7&lt;/c&gt;.</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>Slitherlink: three starter puzzles</source>
        <translation>Slitherlink&#xa0;: trois casse-têtes pour débuter</translation>
    </message>
    <message>
        <source>Slitherlink: a larger board</source>
        <translation>Slitherlink&#xa0;: une plus grande grille</translation>
    </message>
    <message>
        <source>Slitherlink: one answer, none, and many</source>
        <translation>Slitherlink&#xa0;: une solution, aucune, et plusieurs</translation>
    </message>
    <message>
        <source>Cards: six that make 163</source>
        <translation>Cartes&#xa0;: six qui font 163</translation>
    </message>
    <message>
        <source>Cards: small starter hands</source>
        <translation>Cartes&#xa0;: petites mains pour débuter</translation>
    </message>
    <message>
        <source>Cards: fractions and negative numbers</source>
        <translation>Cartes&#xa0;: fractions et nombres négatifs</translation>
    </message>
    <message>
        <source>Cards: impossible targets, and the closest values</source>
        <translation>Cartes&#xa0;: cibles impossibles, et valeurs les plus proches</translation>
    </message>
    <message>
        <source>Cards: exponents, whole numbers, cards left over</source>
        <translation>Cartes&#xa0;: puissances, nombres entiers, cartes restantes</translation>
    </message>
    <message>
        <source>Cards: seven and eight</source>
        <translation>Cartes&#xa0;: sept et huit</translation>
    </message>
    <message>
        <source>Hex Tile Equations: three starter puzzles</source>
        <translation>Équations hexagonales&#xa0;: trois casse-têtes pour débuter</translation>
    </message>
    <message>
        <source>Hex Tile Equations: thirteen tiles and a narrow tower</source>
        <translation>Équations hexagonales&#xa0;: treize tuiles et une tour étroite</translation>
    </message>
    <message>
        <source>Hex Tile Equations: twenty-two and twenty-four tiles</source>
        <translation>Équations hexagonales&#xa0;: vingt-deux et vingt-quatre tuiles</translation>
    </message>
    <message>
        <source>Hex Tile Equations: one answer, none, and many</source>
        <translation>Équations hexagonales&#xa0;: une solution, aucune, et plusieurs</translation>
    </message>
    <message>
        <source>KenKen: three starter puzzles</source>
        <translation>KenKen&#xa0;: trois casse-têtes pour débuter</translation>
    </message>
    <message>
        <source>KenKen: lines add up</source>
        <translation>KenKen&#xa0;: les rangées s’additionnent</translation>
    </message>
    <message>
        <source>KenKen: cages share their lines</source>
        <translation>KenKen&#xa0;: les cages se partagent leurs rangées</translation>
    </message>
    <message>
        <source>KenKen: nine by nine</source>
        <translation>KenKen&#xa0;: neuf sur neuf</translation>
    </message>
    <message>
        <source>Number Cross: a small starter puzzle</source>
        <translation>Croix de nombres&#xa0;: un petit casse-tête pour débuter</translation>
    </message>
    <message>
        <source>Number Cross: a drop of ink</source>
        <translation>Croix de nombres&#xa0;: une goutte d’encre</translation>
    </message>
    <message>
        <source>Number Cross: counting the ways</source>
        <translation>Croix de nombres&#xa0;: compter les façons</translation>
    </message>
    <message>
        <source>Number Cross: a hard board, lines taken together</source>
        <translation>Croix de nombres&#xa0;: une grille difficile, rangées prises ensemble</translation>
    </message>
    <message>
        <source>Number Cross: four labels that clash</source>
        <translation>Croix de nombres&#xa0;: quatre totaux incompatibles</translation>
    </message>
    <message>
        <source>Number Cross: many answers</source>
        <translation>Croix de nombres&#xa0;: plusieurs solutions</translation>
    </message>
    <message>
        <source>KenKen: the operations are not given</source>
        <translation>KenKen&#xa0;: sans les opérations</translation>
    </message>
    <message>
        <source>Sudoku: a starter puzzle with four digits</source>
        <translation>Sudoku&#xa0;: un casse-tête à quatre chiffres pour débuter</translation>
    </message>
    <message>
        <source>Sudoku: both diagonals as well</source>
        <translation>Sudoku&#xa0;: les deux diagonales aussi</translation>
    </message>
    <message>
        <source>Hitori: start between equal numbers</source>
        <translation>Hitori&#xa0;: commencer entre des nombres égaux</translation>
    </message>
    <message>
        <source>Hitori: corners stay open</source>
        <translation>Hitori&#xa0;: les coins restent ouverts</translation>
    </message>
    <message>
        <source>Hitori: side by side</source>
        <translation>Hitori&#xa0;: côte à côte</translation>
    </message>
    <message>
        <source>Hitori: one chain</source>
        <translation>Hitori&#xa0;: une chaîne</translation>
    </message>
    <message>
        <source>Hitori: long chains</source>
        <translation>Hitori&#xa0;: de longues chaînes</translation>
    </message>
    <message>
        <source>Kakuro: small sums and large ones</source>
        <translation>Kakuro&#xa0;: petites et grandes sommes</translation>
    </message>
    <message>
        <source>Kakuro: two cells at a time</source>
        <translation>Kakuro&#xa0;: deux cases à la fois</translation>
    </message>
    <message>
        <source>Kakuro: a pair in a run</source>
        <translation>Kakuro&#xa0;: une paire dans une série</translation>
    </message>
    <message>
        <source>Kakuro: long runs</source>
        <translation>Kakuro&#xa0;: de longues séries</translation>
    </message>
    <message>
        <source>Kakuro: a hard one</source>
        <translation>Kakuro&#xa0;: un difficile</translation>
    </message>
    <message>
        <source>Masyu: turn on black, go straight on white</source>
        <translation>Masyu&#xa0;: tourner sur le noir, aller tout droit sur le blanc</translation>
    </message>
    <message>
        <source>Masyu: where white pearls turn</source>
        <translation>Masyu&#xa0;: là où tournent les perles blanches</translation>
    </message>
    <message>
        <source>Masyu: no small loop</source>
        <translation>Masyu&#xa0;: pas de petite boucle</translation>
    </message>
    <message>
        <source>Masyu: three in a row</source>
        <translation>Masyu&#xa0;: trois à la suite</translation>
    </message>
    <message>
        <source>Masyu: a long way round</source>
        <translation>Masyu&#xa0;: un long détour</translation>
    </message>
    <message>
        <source>Killer Sudoku: sums and no digits</source>
        <translation>Killer Sudoku&#xa0;: des sommes et aucun chiffre</translation>
    </message>
    <message>
        <source>Sudoku: two rows, two columns</source>
        <translation>Sudoku&#xa0;: deux lignes, deux colonnes</translation>
    </message>
    <message>
        <source>Sudoku: triples</source>
        <translation>Sudoku&#xa0;: triplets</translation>
    </message>
    <message>
        <source>Sudoku: three rows, three columns</source>
        <translation>Sudoku&#xa0;: trois lignes, trois colonnes</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message numerus="yes">
        <source>%Ln unfinished puzzles</source>
        <translation>
            <numerusform>%Ln casse-tête inachevé</numerusform>
            <numerusform>%Ln casse-têtes inachevés</numerusform>
        </translation>
    </message>
    <message>
        <source>titles, authors and notes</source>
        <translation>les titres, auteurs et remarques</translation>
    </message>
    <message numerus="yes">
        <source>the marks in %Ln puzzles</source>
        <translation>
            <numerusform>les marques de %Ln casse-tête</numerusform>
            <numerusform>les marques de %Ln casse-têtes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the options of %Ln puzzles</source>
        <translation>
            <numerusform>les options de %Ln casse-tête</numerusform>
            <numerusform>les options de %Ln casse-têtes</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no finished puzzle to save.</source>
        <translation>Il n’y a aucun casse-tête achevé à enregistrer.</translation>
    </message>
    <message>
        <source>puzzles</source>
        <translation>casse-têtes</translation>
    </message>
    <message>
        <source>A contest file holds puzzles of one kind; this file has both “%1” and “%2”.</source>
        <translation>Un fichier de concours contient des casse-têtes d’un seul genre&#xa0;; ce fichier a à la fois «&#xa0;%1&#xa0;» et «&#xa0;%2&#xa0;».</translation>
    </message>
</context>
<context>
    <name>SheetGhost</name>
    <message>
        <source>Example</source>
        <translation>Exemple</translation>
    </message>
</context>
<context>
    <name>Signs</name>
    <message>
        <source>nothing is possible at this corner any more</source>
        <translation>plus rien n’est possible à ce coin</translation>
    </message>
    <message>
        <source>neither of the two edges at this corner is a line</source>
        <translation>aucune des deux arêtes de ce coin n’est un trait</translation>
    </message>
    <message>
        <source>exactly one of the two edges at this corner is a line</source>
        <translation>exactement une des deux arêtes de ce coin est un trait</translation>
    </message>
    <message>
        <source>at most one of the two edges at this corner is a line</source>
        <translation>au plus une des deux arêtes de ce coin est un trait</translation>
    </message>
    <message>
        <source>both edges at this corner are lines</source>
        <translation>les deux arêtes de ce coin sont des traits</translation>
    </message>
    <message>
        <source>the two edges at this corner are both lines, or neither is</source>
        <translation>les deux arêtes de ce coin sont des traits, ou aucune</translation>
    </message>
    <message>
        <source>at least one of the two edges at this corner is a line</source>
        <translation>au moins une des deux arêtes de ce coin est un trait</translation>
    </message>
    <message>
        <source>nothing is known about the two edges at this corner</source>
        <translation>on ne sait rien des deux arêtes de ce coin</translation>
    </message>
    <message>
        <source>a line: the loop runs here</source>
        <translation>un trait&#xa0;: la boucle passe ici</translation>
    </message>
    <message>
        <source>a cross: no line runs here</source>
        <translation>une croix&#xa0;: aucun trait ne passe ici</translation>
    </message>
    <message>
        <source>this cell is inside the loop</source>
        <translation>cette case est à l’intérieur de la boucle</translation>
    </message>
    <message>
        <source>this cell is outside the loop</source>
        <translation>cette case est à l’extérieur de la boucle</translation>
    </message>
    <message>
        <source>both cells are inside the loop, or both outside</source>
        <translation>les deux cases sont à l’intérieur de la boucle, ou toutes deux à l’extérieur</translation>
    </message>
    <message>
        <source>one of the two cells is inside the loop</source>
        <translation>l’une des deux cases est à l’intérieur de la boucle</translation>
    </message>
    <message>
        <source>can still be: %1</source>
        <translation>peut encore être&#xa0;: %1</translation>
    </message>
    <message>
        <source>this cell is black</source>
        <translation>cette case est noire</translation>
    </message>
    <message>
        <source>this cell stays white</source>
        <translation>cette case reste blanche</translation>
    </message>
    <message>
        <source>the path goes from one to the other here</source>
        <translation>le chemin va ici de l’une à l’autre</translation>
    </message>
    <message>
        <source>the path does not pass here</source>
        <translation>le chemin ne passe pas ici</translation>
    </message>
    <message>
        <source>the path starts or ends here</source>
        <translation>le chemin commence ou finit ici</translation>
    </message>
    <message>
        <source>the path goes on from here in both directions</source>
        <translation>le chemin continue d’ici dans les deux sens</translation>
    </message>
    <message>
        <source>the reason</source>
        <translation>la raison</translation>
    </message>
    <message>
        <source>what follows</source>
        <translation>la conclusion</translation>
    </message>
    <message>
        <source>what cannot be</source>
        <translation>ce qui est impossible</translation>
    </message>
    <message>
        <source>only assumed</source>
        <translation>seulement supposé</translation>
    </message>
    <message>
        <source>in both answers</source>
        <translation>dans les deux solutions</translation>
    </message>
    <message>
        <source>for example</source>
        <translation>par exemple</translation>
    </message>
    <message>
        <source>only in the first answer</source>
        <translation>seulement dans la première solution</translation>
    </message>
    <message>
        <source>found by search</source>
        <translation>trouvé par la recherche</translation>
    </message>
    <message>
        <source>only in the second answer</source>
        <translation>seulement dans la seconde solution</translation>
    </message>
    <message>
        <source>difficulty of this place: %1</source>
        <translation>difficulté de cet endroit&#xa0;: %1</translation>
    </message>
    <message>
        <source>found earlier, needed later</source>
        <translation>trouvé plus tôt, utile plus tard</translation>
    </message>
    <message>
        <source>large: the digit here</source>
        <translation>en grand&#xa0;: le chiffre de la case</translation>
    </message>
    <message>
        <source>small: digits still possible; struck out: ruled out now</source>
        <translation>en petit&#xa0;: chiffres encore possibles&#xa0;; rayés&#xa0;: exclus maintenant</translation>
    </message>
</context>
<context>
    <name>StepWords</name>
    <message>
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>From</source>
        <translation>D’après</translation>
    </message>
    <message>
        <source>So</source>
        <translation>Donc</translation>
    </message>
    <message>
        <source>a contradiction: there is no answer</source>
        <translation>une contradiction&#xa0;: il n’y a pas de solution</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>Par exemple</translation>
    </message>
    <message>
        <source>what is dotted on the board</source>
        <translation>ce qui est en pointillés sur la grille</translation>
    </message>
    <message>
        <source>a contradiction: the opposite fails</source>
        <translation>une contradiction&#xa0;: le contraire échoue</translation>
    </message>
    <message numerus="yes">
        <source>The %n other conclusions follow in the same way.</source>
        <translation>
            <numerusform>%n autre conclusion se déduit de la même façon.</numerusform>
            <numerusform>Les %n autres conclusions se déduisent de la même façon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>less</source>
        <translation>moins</translation>
    </message>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>An arc at a corner of a cell stands for the two edges that meet there: a full dot means a line, a hollow dot a possible line, a capsule both or neither. It stays as long as a step needs it.</source>
        <translation>Un arc au coin d’une case représente les deux arêtes qui s’y rejoignent&#xa0;: un point plein signifie un trait, un point creux un trait possible, une capsule les deux ou aucun. Il reste tant qu’une étape en a besoin.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>&#xa0;; </translation>
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
        <translation>tracer des traits</translation>
    </message>
    <message>
        <source>erase lines</source>
        <translation>effacer des traits</translation>
    </message>
    <message>
        <source>draw the path</source>
        <translation>tracer le chemin</translation>
    </message>
    <message>
        <source>draw crosses</source>
        <translation>poser des croix</translation>
    </message>
    <message>
        <source>erase crosses</source>
        <translation>effacer des croix</translation>
    </message>
    <message>
        <source>paint cells</source>
        <translation>peindre des cases</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>gris</translation>
    </message>
    <message>
        <source>no colour</source>
        <translation>aucune couleur</translation>
    </message>
    <message>
        <source>erase colour</source>
        <translation>effacer la couleur</translation>
    </message>
    <message>
        <source>colour %1</source>
        <translation>couleur&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Symmetry</name>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>half turn</source>
        <translation>demi-tour</translation>
    </message>
    <message>
        <source>quarter turn</source>
        <translation>quart de tour</translation>
    </message>
    <message>
        <source>left and right mirrored</source>
        <translation>miroir gauche-droite</translation>
    </message>
    <message>
        <source>top and bottom mirrored</source>
        <translation>miroir haut-bas</translation>
    </message>
    <message>
        <source>diagonal from the top left</source>
        <translation>diagonale d’en haut à gauche</translation>
    </message>
    <message>
        <source>diagonal from the top right</source>
        <translation>diagonale d’en haut à droite</translation>
    </message>
</context>
<context>
    <name>UserMarks</name>
    <message>
        <source>blank: %1</source>
        <translation>vide&#xa0;: %1</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>note&#xa0;: %1</translation>
    </message>
    <message>
        <source>start a trial</source>
        <translation>commencer un essai</translation>
    </message>
    <message>
        <source>accept the trial</source>
        <translation>accepter l’essai</translation>
    </message>
    <message>
        <source>reject the trial</source>
        <translation>rejeter l’essai</translation>
    </message>
</context>
<context>
    <name>Walkthrough</name>
    <message>
        <source>The file name must end in .html, .pdf or .webp.</source>
        <translation>Le nom du fichier doit finir par .html, .pdf ou .webp.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>Impossible d’écrire %1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps</source>
        <translation>
            <numerusform>%Ln étape</numerusform>
            <numerusform>%Ln étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>In the sentences below:</source>
        <translation>Dans les phrases ci-dessous&#xa0;:</translation>
    </message>
    <message>
        <source>what a step rests on,</source>
        <translation>ce sur quoi repose une étape,</translation>
    </message>
    <message>
        <source>what follows.</source>
        <translation>ce qui en découle.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolu</translation>
    </message>
    <message>
        <source>There is no answer.</source>
        <translation>Il n’y a pas de solution.</translation>
    </message>
    <message>
        <source>Here the reasoning ends.</source>
        <translation>Le raisonnement s’arrête ici.</translation>
    </message>
</context>
<context>
    <name>inkling::AnswersPanel</name>
    <message>
        <source>Answers</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>Looking for all answers…</source>
        <translation>Recherche de toutes les solutions…</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Aucune solution</translation>
    </message>
    <message numerus="yes">
        <source>%Ln different answers</source>
        <translation>
            <numerusform>%Ln solution différente</numerusform>
            <numerusform>%Ln solutions différentes</numerusform>
        </translation>
    </message>
    <message>
        <source>More than %L1 different answers</source>
        <translation>Plus de %L1 solutions différentes</translation>
    </message>
    <message>
        <source>One answer</source>
        <translation>Une solution</translation>
    </message>
</context>
<context>
    <name>inkling::Breadcrumb</name>
    <message>
        <source>Step %1</source>
        <translation>Étape %1</translation>
    </message>
    <message>
        <source>Back to step %1</source>
        <translation>Retour à l’étape %1</translation>
    </message>
    <message>
        <source>the opposite</source>
        <translation>le contraire</translation>
    </message>
    <message>
        <source>the opposite, 1 of %1</source>
        <translation>le contraire, 1 sur %1</translation>
    </message>
    <message>
        <source>The opposite of the first conclusion is assumed; the others follow in the same way.</source>
        <translation>On suppose le contraire de la première conclusion&#xa0;; les autres se déduisent de la même façon.</translation>
    </message>
    <message>
        <source>its small steps</source>
        <translation>ses petites étapes</translation>
    </message>
</context>
<context>
    <name>inkling::CaseRow</name>
    <message>
        <source>Show the previous case</source>
        <translation>Montrer le cas précédent</translation>
    </message>
    <message>
        <source>Show the next case</source>
        <translation>Montrer le cas suivant</translation>
    </message>
    <message>
        <source>Case %1 of %2</source>
        <translation>Cas %1 sur %2</translation>
    </message>
</context>
<context>
    <name>inkling::CourseList</name>
    <message>
        <source>Rules from easy to hard</source>
        <translation>Règles, de la plus facile à la plus difficile</translation>
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
        <translation>Sur la grille&#xa0;: plus c’est foncé et plus il y a de points, plus c’est difficile.</translation>
    </message>
    <message>
        <source>Go to the hardest step</source>
        <translation>Aller à l’étape la plus difficile</translation>
    </message>
    <message>
        <source>On the board: brighter and more dots means harder.</source>
        <translation>Sur la grille&#xa0;: plus c’est clair et plus il y a de points, plus c’est difficile.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps</source>
        <translation>
            <numerusform>%Ln étape</numerusform>
            <numerusform>%Ln étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>hardest: step %1</source>
        <translation>la plus difficile&#xa0;: étape %1</translation>
    </message>
    <message>
        <source>A puzzle is as hard as its hardest rounds. A round is a set of steps that are possible at the same time. Many hard rounds make a puzzle harder, by one level at most; many steps to choose from make it easier.</source>
        <translation>Un casse-tête est aussi difficile que ses tours les plus difficiles. Un tour est un ensemble d’étapes possibles en même temps. Beaucoup de tours difficiles rendent un casse-tête plus difficile, d’un niveau au plus&#xa0;; beaucoup d’étapes au choix le rendent plus facile.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps so far</source>
        <translation>
            <numerusform>%Ln étape pour l’instant</numerusform>
            <numerusform>%Ln étapes pour l’instant</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::Document</name>
    <message>
        <source>Title, author, note</source>
        <translation>Titre, auteur, remarque</translation>
    </message>
    <message>
        <source>Duplicate puzzle %L1</source>
        <translation>Dupliquer le casse-tête %L1</translation>
    </message>
    <message>
        <source>Delete puzzle %L1</source>
        <translation>Supprimer le casse-tête %L1</translation>
    </message>
    <message>
        <source>Move puzzle %L1 to position %L2</source>
        <translation>Déplacer le casse-tête %L1 en position %L2</translation>
    </message>
    <message>
        <source>Standard input</source>
        <translation>Entrée standard</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
</context>
<context>
    <name>inkling::DrawingMode</name>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;ymétrie</translation>
    </message>
    <message>
        <source>Rotate and Fli&amp;p</source>
        <translation>Pi&amp;voter et retourner</translation>
    </message>
    <message>
        <source>Board Si&amp;ze</source>
        <translation>&amp;Taille de la grille</translation>
    </message>
    <message>
        <source>Your marks on the old board were removed. Undo brings them back.</source>
        <translation>Vos marques sur l’ancienne grille ont été retirées. Annuler les fait revenir.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Dessiner</translation>
    </message>
</context>
<context>
    <name>inkling::DrillPage</name>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Piste</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Start Again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Back to the Lesson</source>
        <translation>Retour à la leçon</translation>
    </message>
    <message>
        <source>Making a position</source>
        <translation>Création d’une position</translation>
    </message>
    <message>
        <source>Undo the last mark (Ctrl+Z)</source>
        <translation>Annuler la dernière marque (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Remove all your marks</source>
        <translation>Retirer toutes vos marques</translation>
    </message>
    <message>
        <source>Another position of the same rule (Ctrl+Page Down)</source>
        <translation>Une autre position de la même règle (Ctrl+Page suiv.)</translation>
    </message>
    <message numerus="yes">
        <source>Looking for a position: %Ln puzzle(s) made so far.</source>
        <translation>
            <numerusform>Recherche d’une position&#xa0;: %Ln casse-tête créé pour l’instant.</numerusform>
            <numerusform>Recherche d’une position&#xa0;: %Ln casse-têtes créés pour l’instant.</numerusform>
        </translation>
    </message>
    <message>
        <source>Making a position…</source>
        <translation>Création d’une position…</translation>
    </message>
    <message>
        <source>Nothing new is marked yet.</source>
        <translation>Rien de nouveau n’est encore marqué.</translation>
    </message>
    <message>
        <source>That is true, but it does not follow from this rule alone. Start again and look for what this rule gives.</source>
        <translation>C’est vrai, mais cela ne découle pas de cette seule règle. Recommencez et cherchez ce que donne cette règle.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Juste.</translation>
    </message>
    <message>
        <source>Wrong. This is the step:</source>
        <translation>Faux. Voici l’étape&#xa0;:</translation>
    </message>
    <message>
        <source>This is the step:</source>
        <translation>Voici l’étape&#xa0;:</translation>
    </message>
    <message>
        <source>Right. This lesson is done.</source>
        <translation>Juste. Cette leçon est faite.</translation>
    </message>
    <message>
        <source>Check your marks (K or Ctrl+Return)</source>
        <translation>Vérifier vos marques (K ou Ctrl+Return)</translation>
    </message>
    <message>
        <source>Everything is marked. Go on to the next position.</source>
        <translation>Tout est marqué. Passez à la position suivante.</translation>
    </message>
    <message>
        <source>Everything is marked: press Check.</source>
        <translation>Tout est marqué : appuyez sur Vérifier.</translation>
    </message>
    <message>
        <source>Each press tells a little more (H)</source>
        <translation>Chaque appui en dit un peu plus (H)</translation>
    </message>
    <message>
        <source>Leave this position (Esc)</source>
        <translation>Quitter cette position (Échap)</translation>
    </message>
    <message>
        <source>Mark a step that this rule gives here.</source>
        <translation>Marquez un pas que cette règle donne ici.</translation>
    </message>
    <message>
        <source>You have marked what this rule gives, but another of your marks is wrong. Take that one back and check again.</source>
        <translation>Vous avez marqué ce que donne cette règle, mais une autre de vos marques est fausse. Retirez-la et vérifiez de nouveau.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>The position before this one (Ctrl+Page Up)</source>
        <translation>La position précédente (Ctrl+Page préc.)</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <translation>Position %1 sur %2</translation>
    </message>
    <message>
        <source>You have also marked what does not follow yet.</source>
        <translation>Vous avez aussi marqué ce qui n’en découle pas encore.</translation>
    </message>
</context>
<context>
    <name>inkling::DropTarget</name>
    <message>
        <source>Drop to open %1</source>
        <translation>Déposez pour ouvrir %1</translation>
    </message>
    <message numerus="yes">
        <source>Drop to open %Ln files as one list</source>
        <translation>
            <numerusform>Déposez pour ouvrir %Ln fichier en une liste</numerusform>
            <numerusform>Déposez pour ouvrir %Ln fichiers en une liste</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop to read this text</source>
        <translation>Déposez pour lire ce texte</translation>
    </message>
</context>
<context>
    <name>inkling::EditController</name>
    <message>
        <source>Draw the solution as if solving by hand, then fill in the clues from it.</source>
        <translation>Dessinez la solution comme pour résoudre vous-même, puis tirez-en les indices.</translation>
    </message>
    <message>
        <source>Drag over cells to make a cage, then type its clue, such as 12x. Drag from a cage to enlarge it; Shift+drag splits cells off. Delete removes the clue, then the cell from its cage. Keyboard: Ctrl+arrow keys, or Shift+arrow keys and Return.</source>
        <translation>Faites glisser sur des cases pour former une cage, puis tapez son indice, par exemple 12x. Faites glisser depuis une cage pour l’agrandir&#xa0;; Maj+glisser en détache des cases. Suppr retire l’indice, puis la case de sa cage. Clavier&#xa0;: Ctrl+touches fléchées, ou Maj+touches fléchées et Entrée.</translation>
    </message>
    <message>
        <source>%1, blank</source>
        <translation>%1, vide</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>Incomplet</translation>
    </message>
    <message>
        <source>One answer</source>
        <translation>Une solution</translation>
    </message>
    <message>
        <source>Solvable</source>
        <translation>Soluble</translation>
    </message>
    <message>
        <source>More than one answer</source>
        <translation>Plus d’une solution</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Aucune solution</translation>
    </message>
    <message>
        <source>Filling in the clues…</source>
        <translation>Remplissage des indices…</translation>
    </message>
    <message>
        <source>Fill in clues</source>
        <translation>Remplir les indices</translation>
    </message>
    <message>
        <source>Removing clues…</source>
        <translation>Retrait d’indices…</translation>
    </message>
    <message>
        <source>Minimise</source>
        <translation>Élaguer</translation>
    </message>
    <message>
        <source>Dealing…</source>
        <translation>Distribution…</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Distribuer</translation>
    </message>
    <message>
        <source>There are no blanks to fill.</source>
        <translation>Il n’y a pas de place vide à remplir.</translation>
    </message>
    <message>
        <source>These clues conflict: %1</source>
        <translation>Ces indices se contredisent&#xa0;: %1</translation>
    </message>
    <message>
        <source>This clue is impossible: %1</source>
        <translation>Cet indice est impossible&#xa0;: %1</translation>
    </message>
    <message>
        <source>Drag a bar beside the board to resize it.</source>
        <translation>Faites glisser une barre à côté de la grille pour la redimensionner.</translation>
    </message>
    <message>
        <source>Drag over cells to make a cage, then type its clue, such as 12x.</source>
        <translation>Faites glisser sur des cases pour former une cage, puis tapez son indice, par exemple 12x.</translation>
    </message>
    <message>
        <source>Click a card and type its value.</source>
        <translation>Cliquez sur une carte et tapez sa valeur.</translation>
    </message>
    <message>
        <source>Click a cell and type a number.</source>
        <translation>Cliquez sur une case et tapez un nombre.</translation>
    </message>
    <message>
        <source>Click a cell. Click again to go through what can stand there.</source>
        <translation>Cliquez sur une case. Cliquez encore pour parcourir ce qui peut s’y trouver.</translation>
    </message>
    <message>
        <source>Click a cell and type, such as %1.</source>
        <translation>Cliquez sur une case et tapez, par exemple %1.</translation>
    </message>
    <message>
        <source>The puzzle is already harder than %1.</source>
        <translation>Le casse-tête dépasse déjà le niveau «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Nothing of the text to paste can stand here.</source>
        <translation>Rien du texte à coller ne peut aller ici.</translation>
    </message>
    <message>
        <source>A board of this shape cannot have the symmetry “%1”: what you draw now has none.</source>
        <translation>Une grille de cette forme ne peut pas avoir la symétrie «&#xa0;%1&#xa0;»&#xa0;: ce que vous dessinez maintenant n’en a aucune.</translation>
    </message>
    <message>
        <source>A solution can be drawn as soon as there is a place for each of its clues.</source>
        <translation>On peut dessiner une solution dès qu’il y a une place pour chacun de ses indices.</translation>
    </message>
    <message numerus="yes">
        <source>Two answers differ in %Ln places. One has: %1</source>
        <translation>
            <numerusform>Deux solutions diffèrent à %Ln endroit. L’une a&#xa0;: %1</numerusform>
            <numerusform>Deux solutions diffèrent à %Ln endroits. L’une a&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” cannot stand here.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas aller ici.</translation>
    </message>
    <message>
        <source>“%1” cannot stand here. Possible: %2</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas aller ici. Possible&#xa0;: %2</translation>
    </message>
    <message>
        <source>There is nothing to copy here.</source>
        <translation>Il n’y a rien à copier ici.</translation>
    </message>
    <message>
        <source>Click a place and type.</source>
        <translation>Cliquez sur un endroit et tapez.</translation>
    </message>
    <message>
        <source>Click it again for the next clue, right-click for the one before.</source>
        <translation>Cliquez de nouveau pour l’indice suivant, clic droit pour le précédent.</translation>
    </message>
    <message>
        <source>Drag or press Shift+arrow keys to select.</source>
        <translation>Faites glisser ou appuyez sur Maj+touches fléchées pour sélectionner.</translation>
    </message>
    <message>
        <source>Return makes a cage of the selected cells; then type its sum. Delete removes what is written, then the cell from its cage.</source>
        <translation>Entrée fait une cage des cases choisies ; tapez ensuite sa somme. Suppr efface ce qui est écrit, puis retire la case de sa cage.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clues that stood there were replaced.</source>
        <translation>
            <numerusform>%Ln indice qui s’y trouvait a été remplacé.</numerusform>
            <numerusform>%Ln indices qui s’y trouvaient ont été remplacés.</numerusform>
        </translation>
    </message>
    <message>
        <source>No clue can be removed without leaving several answers, or a cell without its cage.</source>
        <translation>Aucun indice ne peut être retiré sans laisser plusieurs solutions, ou une case sans cage.</translation>
    </message>
    <message>
        <source>No clue can be removed without leaving several answers.</source>
        <translation>Aucun indice ne peut être retiré sans laisser plusieurs solutions.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells of the text have no place here; the others were pasted.</source>
        <translation>
            <numerusform>%Ln case du texte n’a pas de place ici ; les autres ont été collées.</numerusform>
            <numerusform>%Ln cases du texte n’ont pas de place ici ; les autres ont été collées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::EditPanel</name>
    <message>
        <source>Show on the board</source>
        <translation>Montrer sur la grille</translation>
    </message>
    <message>
        <source>Advance after typing</source>
        <translation>Avancer après la saisie</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Checking the puzzle</source>
        <translation>Vérification du casse-tête</translation>
    </message>
    <message>
        <source>Still missing</source>
        <translation>Il manque encore</translation>
    </message>
    <message>
        <source>The cursor moves to the next place when an entry is complete</source>
        <translation>Le curseur passe à la place suivante quand une saisie est complète</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;ymétrie</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Indices</translation>
    </message>
    <message>
        <source>Build from a solution</source>
        <translation>Construire depuis une solution</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Minimise keeps the clues that the puzzle needs to stay that easy</source>
        <translation>Élaguer garde les indices qu’il faut au casse-tête pour rester aussi facile</translation>
    </message>
    <message>
        <source>any</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>No &amp;harder than</source>
        <translation>Pas plus &amp;difficile que</translation>
    </message>
    <message>
        <source>What you draw is repeated at the symmetric places</source>
        <translation>Ce que vous dessinez est répété aux endroits symétriques</translation>
    </message>
</context>
<context>
    <name>inkling::ErrorPage</name>
    <message>
        <source>Nothing after this line was read.</source>
        <translation>Rien n’a été lu après cette ligne.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Line %L1 cannot be read</source>
        <translation>La ligne %L1 est illisible</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>Fichier introuvable</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Ce fichier ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>%1 does not exist. It may have been moved or renamed.</source>
        <translation>%1 n’existe pas. Le fichier a peut-être été déplacé ou renommé.</translation>
    </message>
    <message>
        <source>This file is empty</source>
        <translation>Ce fichier est vide</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 est vide.</translation>
    </message>
    <message>
        <source>This file contains no puzzles</source>
        <translation>Ce fichier ne contient aucun casse-tête</translation>
    </message>
    <message>
        <source>%1 ends before its first puzzle.</source>
        <translation>%1 se termine avant son premier casse-tête.</translation>
    </message>
    <message>
        <source>Read as %1</source>
        <comment>a kind of puzzle</comment>
        <translation>Lire comme&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1. Read as %2.</source>
        <comment>an error, and a kind of puzzle</comment>
        <translation>%1. Lu comme&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Inkling does not know this kind of puzzle</source>
        <translation>Inkling ne connaît pas ce genre de casse-tête</translation>
    </message>
    <message>
        <source>The text of %1 fits no kind of puzzle.</source>
        <translation>Le texte de %1 ne correspond à aucun genre de casse-tête.</translation>
    </message>
    <message>
        <source>Which kind of puzzle is this?</source>
        <translation>De quel genre de casse-tête s’agit-il&#xa0;?</translation>
    </message>
    <message>
        <source>The text of %1 fits more than one kind.</source>
        <translation>Le texte de %1 correspond à plusieurs genres.</translation>
    </message>
</context>
<context>
    <name>inkling::ExplainingMode</name>
    <message>
        <source>Possible steps</source>
        <translation>Étapes possibles</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Paus&amp;e</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Lire</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>Raisonnement</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps so far, %1 open</source>
        <translation>
            <numerusform>%Ln étape pour l’instant, reste %1</numerusform>
            <numerusform>%Ln étapes pour l’instant, reste %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Explaining what the named rules leave open…</source>
        <translation>Explication de ce que les règles nommées laissent ouvert…</translation>
    </message>
    <message>
        <source>Stopped before the reasoning was complete.</source>
        <translation>Arrêté avant la fin du raisonnement.</translation>
    </message>
</context>
<context>
    <name>inkling::FamilyCard</name>
    <message>
        <source>Opens a sample</source>
        <translation>Ouvre un exemple</translation>
    </message>
    <message>
        <source>Open a sample; the arrow lists the others</source>
        <translation>Ouvrir un exemple&#xa0;; la flèche liste les autres</translation>
    </message>
    <message>
        <source>Samples: %1</source>
        <translation>Exemples&#xa0;: %1</translation>
    </message>
    <message>
        <source>All samples</source>
        <translation>Tous les exemples</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Nouveau…</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>Nouveau&#xa0;: %1</translation>
    </message>
    <message>
        <source>Draw a new puzzle of this kind</source>
        <translation>Dessiner un nouveau casse-tête de ce genre</translation>
    </message>
    <message>
        <source>Generate…</source>
        <translation>Générer…</translation>
    </message>
    <message>
        <source>Generate: %1</source>
        <translation>Générer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Generate puzzles of this kind</source>
        <translation>Générer des casse-têtes de ce genre</translation>
    </message>
</context>
<context>
    <name>inkling::FileKeeper</name>
    <message>
        <source>Inkling project (*.inkling)</source>
        <translation>Projet Inkling (*.inkling)</translation>
    </message>
    <message>
        <source>Inkling</source>
        <translation>Inkling</translation>
    </message>
    <message>
        <source>Open Puzzle File</source>
        <translation>Ouvrir un fichier de casse-têtes</translation>
    </message>
    <message>
        <source>Puzzles (*.inkling *.in *.txt)</source>
        <translation>Casse-têtes (*.inkling *.in *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The undo history could not be read: line %L1 of the file does not fit the puzzles. All puzzles are there.</source>
        <translation>L’historique d’annulation n’a pas pu être lu&#xa0;: la ligne %L1 du fichier ne correspond pas aux casse-têtes. Tous les casse-têtes sont là.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>the unreadable part of the file and everything after it</source>
        <translation>la partie illisible du fichier et tout ce qui la suit</translation>
    </message>
    <message>
        <source>“%1” would lose: %2. A project keeps everything.</source>
        <translation>«&#xa0;%1&#xa0;» perdrait&#xa0;: %2. Un projet garde tout.</translation>
    </message>
    <message>
        <source>Save as &amp;Project…</source>
        <translation>Enregistrer en &amp;projet…</translation>
    </message>
    <message>
        <source>“%1” could not be saved.</source>
        <translation>Impossible d’enregistrer «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1
Nothing is lost: your work is still in the window, and any earlier file is unchanged.</source>
        <translation>%1
Rien n’est perdu&#xa0;: votre travail est encore dans la fenêtre, et le fichier précédent, s’il existe, est inchangé.</translation>
    </message>
    <message>
        <source>Save changes to “%1”?</source>
        <translation>Enregistrer les modifications de «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>Les modifications non enregistrées seront perdues.</translation>
    </message>
    <message>
        <source>Your work cannot be backed up at the moment: %1. Save it elsewhere or free some space. Inkling keeps trying.</source>
        <translation>Votre travail ne peut pas être sauvegardé pour le moment&#xa0;: %1. Enregistrez-le ailleurs ou libérez de la place. Inkling continue d’essayer.</translation>
    </message>
    <message>
        <source>Unsaved changes recovered: %1</source>
        <translation>Modifications non enregistrées récupérées&#xa0;: %1</translation>
    </message>
    <message>
        <source>Unsaved changes could not be recovered. They are kept here: %1</source>
        <translation>Des modifications non enregistrées n’ont pas pu être récupérées. Elles sont gardées ici&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln fichier</numerusform>
            <numerusform>%Ln fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>Open Files as One List</source>
        <translation>Ouvrir des fichiers en une liste</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be read to the end.</source>
        <translation>
            <numerusform>%Ln fichier n’a pas pu être lu jusqu’au bout.</numerusform>
            <numerusform>%Ln fichiers n’ont pas pu être lus jusqu’au bout.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file lacks its last line, “%1”. All of its puzzles are here; saving adds the line.</source>
        <translation>Il manque au fichier sa dernière ligne, «&#xa0;%1&#xa0;». Tous ses casse-têtes sont là&#xa0;; l’enregistrement ajoute cette ligne.</translation>
    </message>
    <message>
        <source>“%1” has changed since it was opened.</source>
        <translation>«&#xa0;%1&#xa0;» a changé depuis son ouverture.</translation>
    </message>
    <message>
        <source>Another window or program has saved it. Saving here replaces what it holds now.</source>
        <translation>Une autre fenêtre ou un autre programme l’a enregistré. Enregistrer ici remplace ce qu’il contient maintenant.</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>“%1” could not be opened.</source>
        <translation>Impossible d’ouvrir «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Export As Text</source>
        <translation>Exporter en texte</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message numerus="yes">
        <source>The file is damaged at line %L1. %Ln puzzles could be read; the others are missing here, and so is the undo history. The file stays as it is until you replace it.</source>
        <translation>
            <numerusform>Le fichier est endommagé à la ligne %L1. %Ln casse-tête a pu être lu&#xa0;; les autres manquent ici, ainsi que l’historique d’annulation. Le fichier reste tel quel jusqu’à ce que vous le remplaciez.</numerusform>
            <numerusform>Le fichier est endommagé à la ligne %L1. %Ln casse-têtes ont pu être lus&#xa0;; les autres manquent ici, ainsi que l’historique d’annulation. Le fichier reste tel quel jusqu’à ce que vous le remplaciez.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is damaged.</source>
        <translation>«&#xa0;%1&#xa0;» est endommagé.</translation>
    </message>
    <message>
        <source>What could not be read of it is lost if it is replaced. Saved under another name, the damaged file stays.</source>
        <translation>Ce qui n’a pas pu en être lu est perdu si le fichier est remplacé. Si vous enregistrez sous un autre nom, le fichier endommagé est conservé.</translation>
    </message>
    <message>
        <source>Not everything in the text could be taken as it stands:</source>
        <translation>Une partie du texte n’a pas pu être reprise telle quelle&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>of a list</comment>
        <translation>
            <numerusform>et %Ln de plus</numerusform>
            <numerusform>et %Ln de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Contest file (*.in *.txt)</source>
        <translation>Fichier de concours (*.in *.txt)</translation>
    </message>
    <message>
        <source>A contest file cannot hold all of this.</source>
        <translation>Un fichier de concours ne peut pas contenir tout cela.</translation>
    </message>
    <message>
        <source>Save Contest &amp;File</source>
        <translation>Enregistrer en &amp;concours</translation>
    </message>
    <message>
        <source>A contest file holds one kind of puzzle.</source>
        <translation>Un fichier de concours contient un seul genre de casse-tête.</translation>
    </message>
    <message>
        <source>Export Contest &amp;Files…</source>
        <translation>Exporter en &amp;concours…</translation>
    </message>
    <message>
        <source>These are of several kinds. A project holds them all; contest files take one kind each.</source>
        <translation>Ceux-ci sont de plusieurs genres. Un projet les contient tous&#xa0;; les fichiers de concours en prennent un chacun.</translation>
    </message>
    <message numerus="yes">
        <source>Save changes to %Ln files?</source>
        <translation>
            <numerusform>Enregistrer les modifications de %Ln fichier ?</numerusform>
            <numerusform>Enregistrer les modifications de %Ln fichiers ?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1
Unsaved changes will be lost.</source>
        <translation>%1
Les modifications non enregistrées seront perdues.</translation>
    </message>
    <message>
        <source>Discard All</source>
        <translation>Tout abandonner</translation>
    </message>
</context>
<context>
    <name>inkling::FileReader</name>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Line %L1, column %L2: %3</source>
        <translation>Ligne %L1, colonne %L2 : %3</translation>
    </message>
</context>
<context>
    <name>inkling::ForeignMenu</name>
    <message>
        <source>Contest text</source>
        <translation>Texte de concours</translation>
    </message>
    <message>
        <source>%1: the puzzle is not finished</source>
        <translation>%1&#xa0;: le casse-tête n’est pas terminé</translation>
    </message>
</context>
<context>
    <name>inkling::FoundLegend</name>
    <message>
        <source>in both answers</source>
        <translation>dans les deux solutions</translation>
    </message>
    <message>
        <source>only in the first</source>
        <translation>seulement dans la première</translation>
    </message>
    <message>
        <source>only in the second</source>
        <translation>seulement dans la seconde</translation>
    </message>
    <message>
        <source>found by search</source>
        <translation>trouvé par la recherche</translation>
    </message>
</context>
<context>
    <name>inkling::GenerateDialog</name>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;ymétrie</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Générer</translation>
    </message>
    <message>
        <source>Generate Puzzles</source>
        <translation>Générer des casse-têtes</translation>
    </message>
    <message>
        <source>Another random seed</source>
        <translation>Une autre graine aléatoire</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Casse-tête</translation>
    </message>
    <message>
        <source>S&amp;ize</source>
        <translation>&amp;Taille</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>&amp;Difficulté</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>G&amp;raine</translation>
    </message>
    <message>
        <source>&amp;Number of puzzles</source>
        <translation>&amp;Nombre de casse-têtes</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The same seed makes the same puzzle on every computer</source>
        <translation>La même graine donne le même casse-tête sur tous les ordinateurs</translation>
    </message>
    <message>
        <source>The best puzzle so far</source>
        <translation>Le meilleur casse-tête jusqu’ici</translation>
    </message>
    <message>
        <source>Enter a seed: any number will do.</source>
        <translation>Saisissez une graine&#xa0;: n’importe quel nombre convient.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The best puzzle so far appears here.</source>
        <translation>Le meilleur casse-tête jusqu’ici s’affiche ici.</translation>
    </message>
    <message>
        <source>Making the first puzzle…</source>
        <translation>Création du premier casse-tête…</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Aucun pour l’instant</translation>
    </message>
    <message>
        <source>%L1 of %L2 made</source>
        <translation>%L1 sur %L2 créés</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tried</source>
        <translation>
            <numerusform>%Ln essayé</numerusform>
            <numerusform>%Ln essayés</numerusform>
        </translation>
    </message>
    <message>
        <source>best so far: %1</source>
        <translation>meilleur jusqu’ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>Generated – %1 (%2 %3, seed %4)</source>
        <translation>Généré – %1 (%2 %3, graine %4)</translation>
    </message>
    <message numerus="yes">
        <source>Generated – %Ln puzzles, %1 (%2 %3, from seed %4)</source>
        <translation>
            <numerusform>Générés – %Ln casse-tête, %1 (%2 %3, à partir de la graine %4)</numerusform>
            <numerusform>Générés – %Ln casse-têtes, %1 (%2 %3, à partir de la graine %4)</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>&amp;Keep seed</source>
        <translation>Garder la grain&amp;e</translation>
    </message>
    <message>
        <source>Use this seed again; otherwise the next puzzle gets a new one</source>
        <translation>Réutiliser cette graine&#xa0;; sinon le prochain casse-tête en reçoit une nouvelle</translation>
    </message>
    <message>
        <source>&amp;Use It</source>
        <translation>&amp;Utiliser</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Use These %Ln</source>
        <translation>
            <numerusform>&amp;Utiliser ce %Ln casse-tête</numerusform>
            <numerusform>&amp;Utiliser ces %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Generated – %1 (%2 %3, cancelled)</source>
        <translation>Généré – %1 (%2 %3, annulé)</translation>
    </message>
    <message>
        <source>No puzzle like that was found in many tries. Try another seed, size or difficulty.</source>
        <translation>Aucun casse-tête de ce type n’a été trouvé après de nombreux essais. Essayez une autre graine, taille ou difficulté.</translation>
    </message>
    <message>
        <source>&amp;Add to the open file</source>
        <translation>A&amp;jouter au fichier ouvert</translation>
    </message>
    <message>
        <source>Each puzzle made is proved to have one answer. On boards larger than %1 that takes too long; they can be drawn or opened, up to %2.</source>
        <translation>On prouve que chaque casse-tête créé n’a qu’une solution. Pour des grilles de plus de %1, cela prend trop de temps&#xa0;; on peut les dessiner ou les ouvrir, jusqu’à %2.</translation>
    </message>
    <message numerus="yes">
        <source>None of %Ln tries was as ordered. Try another seed, size or difficulty.</source>
        <translation>
            <numerusform>Aucun des %Ln essai ne convenait. Essayez une autre graine, une autre taille ou une autre difficulté.</numerusform>
            <numerusform>Aucun des %Ln essais ne convenait. Essayez une autre graine, une autre taille ou une autre difficulté.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;More options</source>
        <translation>&amp;Plus d’options</translation>
    </message>
    <message numerus="yes">
        <source>Only %Ln different ones were found.</source>
        <translation>
            <numerusform>Une seule grille différente (%Ln) a été trouvée.</numerusform>
            <numerusform>Seulement %Ln grilles différentes ont été trouvées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::JoiningController</name>
    <message numerus="yes">
        <source>%Ln left on the table to make %1.</source>
        <translation>
            <numerusform>Il reste %Ln carte sur la table pour faire %1.</numerusform>
            <numerusform>Il reste %Ln cartes sur la table pour faire %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>That makes %1, not %2.</source>
        <translation>Cela fait %1, pas %2.</translation>
    </message>
    <message>
        <source>Correct! There is nothing left to do.</source>
        <translation>Correct&#xa0;! Il n’y a plus rien à faire.</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Recherche d’une piste…</translation>
    </message>
    <message>
        <source>No way forward was found in time.</source>
        <translation>Aucune suite n’a été trouvée à temps.</translation>
    </message>
    <message>
        <source>The target cannot be reached from here.</source>
        <translation>La cible ne peut pas être atteinte d’ici.</translation>
    </message>
    <message>
        <source>Split the last card again.</source>
        <translation>Séparez de nouveau la dernière carte.</translation>
    </message>
    <message>
        <source>These cards cannot make the target.</source>
        <translation>Ces cartes ne peuvent pas donner la cible.</translation>
    </message>
    <message>
        <source>Join %1 and %2.</source>
        <translation>Réunissez %1 et %2.</translation>
    </message>
    <message>
        <source>Make this: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Faites ceci&#xa0;: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Which two?</source>
        <translation>Lesquelles&#xa0;?</translation>
    </message>
    <message>
        <source>How?</source>
        <translation>Comment&#xa0;?</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Le faire</translation>
    </message>
    <message>
        <source>Split it</source>
        <translation>La séparer</translation>
    </message>
    <message>
        <source>Done. Ask again for the next hint.</source>
        <translation>Fait. Redemandez pour la piste suivante.</translation>
    </message>
    <message>
        <source>Split. Ask again for the next hint.</source>
        <translation>Séparée. Redemandez pour la piste suivante.</translation>
    </message>
    <message>
        <source>Correct! It makes %1.</source>
        <translation>Correct&#xa0;! Cela fait %1.</translation>
    </message>
    <message>
        <source>Correct! Solved in %1: it makes %2.</source>
        <translation>Correct&#xa0;! Résolu en %1&#xa0;: cela fait %2.</translation>
    </message>
    <message>
        <source>Only one join is left.</source>
        <translation>Il ne reste qu’une réunion à faire.</translation>
    </message>
    <message>
        <source>One way ends with %1. What does it need first?</source>
        <translation>Un chemin se termine par %1. Que lui faut-il d’abord&#xa0;?</translation>
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
        <translation>Cela fait %1, pas %2. Séparez-la de nouveau.</translation>
    </message>
    <message>
        <source>Choose a card first.</source>
        <translation>Choisissez d’abord une carte.</translation>
    </message>
    <message>
        <source>split: %1</source>
        <translation>séparé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
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
            <numerusform>Il y a ici %Ln genre&#xa0;: %1.</numerusform>
            <numerusform>Il y a ici %Ln genres&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;This Puzzle…</source>
        <translation>&amp;Ce casse-tête…</translation>
    </message>
    <message>
        <source>One File per &amp;Kind…</source>
        <translation>Un fichier par &amp;genre…</translation>
    </message>
    <message>
        <source>Export One File per Kind</source>
        <translation>Exporter un fichier par genre</translation>
    </message>
    <message>
        <source>Replace files?</source>
        <translation>Remplacer les fichiers&#xa0;?</translation>
    </message>
    <message>
        <source>Already there: %1.</source>
        <translation>Déjà présents&#xa0;: %1.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>“%1” could not be saved.</source>
        <translation>Impossible d’enregistrer «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Saved: %1, without %2</source>
        <translation>Enregistré&#xa0;: %1, sans %2</translation>
    </message>
    <message>
        <source>A contest file holds one kind of puzzle.</source>
        <translation>Un fichier de concours contient un seul genre de casse-tête.</translation>
    </message>
    <message>
        <source>Export Contest File</source>
        <translation>Exporter un fichier de concours</translation>
    </message>
    <message>
        <source>Contest file (*.in *.txt)</source>
        <translation>Fichier de concours (*.in *.txt)</translation>
    </message>
</context>
<context>
    <name>inkling::LessonPage</name>
    <message>
        <source>What follows from the highlighted part? Click the picture to see.</source>
        <translation>Que déduire de la partie surlignée&#xa0;? Cliquez sur l’image pour voir.</translation>
    </message>
    <message>
        <source>Another Position</source>
        <translation>Autre position</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>S’entraîner</translation>
    </message>
</context>
<context>
    <name>inkling::LetterPad</name>
    <message>
        <source>Erase</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Type %1</source>
        <translation>Taper %1</translation>
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
        <translation>Grille</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
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
        <translation>Ce texte n’est pas un casse-tête. Ligne %L1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Go to Puzzle</source>
        <translation>Aller au casse-tête</translation>
    </message>
    <message>
        <source>Number, 1 to %L1:</source>
        <translation>Numéro, de 1 à %L1&#xa0;:</translation>
    </message>
    <message>
        <source>There is no text to paste.</source>
        <translation>Il n’y a pas de texte à coller.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message numerus="yes">
        <source>There are only %Ln puzzles.</source>
        <translation>
            <numerusform>Il n’y a que %Ln casse-tête.</numerusform>
            <numerusform>Il n’y a que %Ln casse-têtes.</numerusform>
        </translation>
    </message>
    <message>
        <source>“History” goes to where the change is seen: “%1”.</source>
        <translation>«&#xa0;Historique&#xa0;» mène là où la modification se voit&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>There is no puzzle in this text.</source>
        <translation>Il n’y a aucun casse-tête dans ce texte.</translation>
    </message>
</context>
<context>
    <name>inkling::NewSheetDialog</name>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Lignes</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Dessiner</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>New Puzzle</source>
        <translation>Nouveau casse-tête</translation>
    </message>
    <message>
        <source>New grid</source>
        <translation>Nouvelle grille</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Casse-tête</translation>
    </message>
    <message>
        <source>S&amp;tart with</source>
        <translation>C&amp;ommencer par</translation>
    </message>
    <message>
        <source>Blank grid</source>
        <translation>Grille vide</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation>Attendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>Colo&amp;nnes</translation>
    </message>
    <message>
        <source>&amp;Side</source>
        <translation>Cô&amp;té</translation>
    </message>
    <message>
        <source>Nu&amp;mber of cards</source>
        <translation>No&amp;mbre de cartes</translation>
    </message>
</context>
<context>
    <name>inkling::NoticeBar</name>
    <message>
        <source>Notice</source>
        <translation>Avis</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>inkling::OrderBox</name>
    <message>
        <source>any</source>
        <translation>n’importe laquelle</translation>
    </message>
    <message>
        <source>Rating from</source>
        <translation>Note à partir de</translation>
    </message>
    <message>
        <source>Rating to</source>
        <translation>Note jusqu’à</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Number of clues from</source>
        <translation>Nombre d’indices de</translation>
    </message>
    <message>
        <source>Number of clues to</source>
        <translation>Nombre d’indices à</translation>
    </message>
    <message>
        <source>All di&amp;fferent</source>
        <translation>Toutes di&amp;fférentes</translation>
    </message>
    <message>
        <source>Puzzles that are the same but for turning and mirroring the board, or for which digit stands for which, count once</source>
        <translation>Les grilles identiques à une rotation, à un miroir ou au nom des chiffres près ne comptent qu’une fois</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Indices</translation>
    </message>
    <message>
        <source>P&amp;laces of clues</source>
        <translation>P&amp;laces des indices</translation>
    </message>
    <message>
        <source>Rules of the reasoning</source>
        <translation>Règles du raisonnement</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Requise</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permise</translation>
    </message>
    <message>
        <source>The reasoning uses the rule</source>
        <translation>Le raisonnement emploie la règle</translation>
    </message>
    <message>
        <source>The reasoning may use the rule</source>
        <translation>Le raisonnement peut employer la règle</translation>
    </message>
    <message>
        <source>as in the open puzzle</source>
        <translation>comme dans la grille ouverte</translation>
    </message>
    <message>
        <source>from a file…</source>
        <translation>depuis un fichier…</translation>
    </message>
    <message>
        <source>%1: needed</source>
        <translation>%1 : requise</translation>
    </message>
    <message>
        <source>%1: allowed</source>
        <translation>%1 : permise</translation>
    </message>
    <message>
        <source>Places of Clues</source>
        <translation>Places des indices</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>All&amp;ow None</source>
        <translation>N’en per&amp;mettre aucune</translation>
    </message>
    <message>
        <source>All&amp;ow All</source>
        <translation>T&amp;outes les permettre</translation>
    </message>
    <message>
        <source>A file has a row of signs for each row of the board: “.” where there is no clue, any other where there is one</source>
        <translation>Un fichier a une ligne de signes pour chaque ligne de la grille : « . » sans indice, tout autre signe avec</translation>
    </message>
    <message>
        <source>%1: %L2 × %L3</source>
        <translation>%1 : %L2 × %L3</translation>
    </message>
</context>
<context>
    <name>inkling::OutputDialog</name>
    <message>
        <source>✓ right</source>
        <translation>✓ juste</translation>
    </message>
    <message>
        <source>✗ wrong</source>
        <translation>✗ faux</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>non évalué</translation>
    </message>
    <message>
        <source>&amp;Next Fault</source>
        <translation>Erreur &amp;suivante</translation>
    </message>
    <message>
        <source>Compare with My Output</source>
        <translation>Comparer avec ma sortie</translation>
    </message>
    <message>
        <source>Data sets</source>
        <translation>Jeux de données</translation>
    </message>
    <message>
        <source>The answer in the output</source>
        <translation>La solution dans la sortie</translation>
    </message>
    <message>
        <source>&amp;Check Again</source>
        <translation>&amp;Revérifier</translation>
    </message>
    <message>
        <source>Reads the file once more, as your program has written it since</source>
        <translation>Relit le fichier, tel que votre programme l’a écrit entre-temps</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lecture de %1…</translation>
    </message>
    <message>
        <source>%L1: %2</source>
        <comment>the number of a data set, and how it is</comment>
        <translation>%L1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%L1 of %L2 judged…</source>
        <translation>%L1 sur %L2 évalués…</translation>
    </message>
    <message>
        <source>All: %1</source>
        <comment>the output as a whole</comment>
        <translation>Ensemble&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: all %L2 are right.</source>
        <translation>%1&#xa0;: tout est juste (%L2).</translation>
    </message>
    <message>
        <source>%1: %L2 of %L3 are right.</source>
        <translation>%1&#xa0;: %L2 justes sur %L3.</translation>
    </message>
    <message>
        <source>Line %L1, column %L2: %3</source>
        <translation>Ligne %L1, colonne %L2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 is right.</source>
        <translation>%1 est juste.</translation>
    </message>
    <message>
        <source>≈ right, layout differs</source>
        <translation>≈ juste, autre présentation</translation>
    </message>
    <message>
        <source>Not all is written as it should be.</source>
        <translation>Tout n’est pas écrit comme il faut.</translation>
    </message>
</context>
<context>
    <name>inkling::PageActions</name>
    <message>
        <source>New puzzle</source>
        <translation>Nouveau casse-tête</translation>
    </message>
    <message>
        <source>Add Puzzle</source>
        <translation>Ajouter un casse-tête</translation>
    </message>
    <message>
        <source>New Puzzle</source>
        <translation>Nouveau casse-tête</translation>
    </message>
    <message numerus="yes">
        <source>Paste %Ln puzzles</source>
        <translation>
            <numerusform>Coller %Ln casse-tête</numerusform>
            <numerusform>Coller %Ln casse-têtes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %Ln puzzles.</source>
        <translation>
            <numerusform>%Ln casse-tête ajouté.</numerusform>
            <numerusform>%Ln casse-têtes ajoutés.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::PagePreview</name>
    <message>
        <source>Print preview</source>
        <translation>Aperçu avant impression</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Page %L1 of %L2</source>
        <translation>Page %L1 sur %L2</translation>
    </message>
</context>
<context>
    <name>inkling::PictureDialog</name>
    <message>
        <source>&amp;Transparent background</source>
        <translation>&amp;Fond transparent</translation>
    </message>
    <message>
        <source>Export Picture</source>
        <translation>Exporter une image</translation>
    </message>
    <message>
        <source>The picture</source>
        <translation>L’image</translation>
    </message>
    <message>
        <source>&amp;Save As…</source>
        <translation>&amp;Enregistrer sous…</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Image PNG</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>Dessin SVG</translation>
    </message>
    <message>
        <source>PDF page</source>
        <translation>Page PDF</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>Fo&amp;rmat&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Couleurs&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>&amp;Largeur&#xa0;:</translation>
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
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>inkling::PlayController</name>
    <message>
        <source>The puzzle is still being solved…</source>
        <translation>Le casse-tête est encore en cours de résolution…</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Recherche d’une piste…</translation>
    </message>
    <message>
        <source>Done. Ask again for the next hint.</source>
        <translation>Fait. Redemandez pour la piste suivante.</translation>
    </message>
    <message>
        <source>The notes are already complete.</source>
        <translation>Les notes sont déjà complètes.</translation>
    </message>
    <message>
        <source>The puzzle is still being solved. Ask again in a moment.</source>
        <translation>Le casse-tête est encore en cours de résolution. Redemandez dans un instant.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clues can no longer be met.</source>
        <translation>
            <numerusform>%Ln indice ne peut plus être respecté.</numerusform>
            <numerusform>%Ln indices ne peuvent plus être respectés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of your marks are wrong.</source>
        <translation>
            <numerusform>%Ln de vos marques est fausse.</numerusform>
            <numerusform>%Ln de vos marques sont fausses.</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistakes so far.</source>
        <translation>Aucune erreur pour l’instant.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells lack the correct note.</source>
        <translation>
            <numerusform>Il manque la bonne note à %Ln case.</numerusform>
            <numerusform>Il manque la bonne note à %Ln cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are there already: no mistakes so far.</source>
        <translation>Vous y êtes déjà&#xa0;: aucune erreur pour l’instant.</translation>
    </message>
    <message>
        <source>back to the last correct state</source>
        <translation>retour au dernier état sans faute</translation>
    </message>
    <message>
        <source>Back at the last correct state.</source>
        <translation>De retour au dernier état sans faute.</translation>
    </message>
    <message>
        <source>Bookmark %1, %2 marked</source>
        <translation>Signet %1, %2 en place</translation>
    </message>
    <message>
        <source>add a bookmark</source>
        <translation>ajouter un signet</translation>
    </message>
    <message>
        <source>Bookmark added. “Bookmarks” brings you back here.</source>
        <translation>Signet ajouté. «&#xa0;Signets&#xa0;» vous ramène ici.</translation>
    </message>
    <message>
        <source>back to “%1”</source>
        <translation>retour à «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>remove a bookmark</source>
        <translation>retirer un signet</translation>
    </message>
    <message>
        <source>Can be filled with: %1</source>
        <translation>Peut contenir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Correct! The puzzle is solved.</source>
        <translation>Correct&#xa0;! Le casse-tête est résolu.</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>recommencer</translation>
    </message>
    <message>
        <source>All marks are cleared. Undo brings them back.</source>
        <translation>Toutes les marques sont effacées. Annuler les fait revenir.</translation>
    </message>
    <message>
        <source>This puzzle has no answer, so there is nothing to check against.</source>
        <translation>Ce casse-tête n’a pas de solution : rien à quoi comparer.</translation>
    </message>
    <message>
        <source>Checking your marks…</source>
        <translation>Vérification de vos marques…</translation>
    </message>
    <message>
        <source>No mistakes so far: one of the answers has all your marks.</source>
        <translation>Pas d’erreur jusqu’ici : une des solutions a toutes vos marques.</translation>
    </message>
    <message>
        <source>At least one of your marks is wrong: no answer has it.</source>
        <translation>Au moins une de vos marques est fausse : aucune solution ne l’a.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of your marks conflict: no answer has all of them.</source>
        <translation>
            <numerusform>%Ln de vos marques est fausse : aucune solution ne l’a.</numerusform>
            <numerusform>%Ln de vos marques se contredisent : aucune solution ne les a toutes.</numerusform>
        </translation>
    </message>
    <message>
        <source>This puzzle has no answer, so there is no correct state to go back to.</source>
        <translation>Ce casse-tête n’a pas de solution : aucun état correct auquel revenir.</translation>
    </message>
    <message>
        <source>You are there already: one of the answers has all your marks.</source>
        <translation>Vous y êtes déjà : une des solutions a toutes vos marques.</translation>
    </message>
    <message>
        <source>Back at the last state in which one of the answers has all your marks.</source>
        <translation>Retour au dernier état où une des solutions a toutes vos marques.</translation>
    </message>
    <message>
        <source>The marks that conflict are removed: one of the answers has all others.</source>
        <translation>Les marques qui se contredisent sont retirées : une des solutions a toutes les autres.</translation>
    </message>
    <message>
        <source>Your notes say that already. Ask again for the next hint.</source>
        <translation>Vos notes le disent déjà. Demandez encore pour l’indice suivant.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln wrong marks were removed.</source>
        <translation>
            <numerusform>%Ln marque fausse a été retirée.</numerusform>
            <numerusform>%Ln marques fausses ont été retirées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::PlayGestures</name>
    <message>
        <source>remove impossible notes</source>
        <translation>retirer les notes impossibles</translation>
    </message>
    <message>
        <source>fill in notes</source>
        <translation>remplir les notes</translation>
    </message>
    <message>
        <source>erase</source>
        <translation>effacer</translation>
    </message>
</context>
<context>
    <name>inkling::PlayPanel</name>
    <message>
        <source>Hint</source>
        <translation>Piste</translation>
    </message>
    <message>
        <source>Explain why the selected place must be so (W)</source>
        <translation>Expliquer pourquoi l’endroit choisi doit être ainsi (W)</translation>
    </message>
    <message>
        <source>Each press tells you a little more (H)</source>
        <translation>Chaque appui en dit un peu plus (H)</translation>
    </message>
    <message>
        <source>Looking for a hint</source>
        <translation>Recherche d’une piste</translation>
    </message>
    <message>
        <source>%1 of %2 marked</source>
        <translation>%1 sur %2 en place</translation>
    </message>
    <message>
        <source>Hint, %1 of %2</source>
        <translation>Piste, %1 sur %2</translation>
    </message>
    <message>
        <source>Full hint</source>
        <translation>Piste complète</translation>
    </message>
    <message>
        <source>Why here?</source>
        <translation>Pourquoi ici&#xa0;?</translation>
    </message>
    <message>
        <source>Gives the full hint at once (Shift+H)</source>
        <translation>Donne tout de suite la piste complète (Maj+H)</translation>
    </message>
    <message>
        <source>Goes through the hint step by step; your marks come back afterwards</source>
        <translation>Parcourt la piste étape par étape&#xa0;; vos marques reviennent ensuite</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Pas encore résolu</translation>
    </message>
    <message>
        <source>Open this step</source>
        <translation>Ouvrir cette étape</translation>
    </message>
    <message>
        <source>Play its steps</source>
        <translation>Lire ses étapes</translation>
    </message>
    <message>
        <source>What has been joined</source>
        <translation>Ce qui a été réuni</translation>
    </message>
    <message>
        <source>Correct!</source>
        <translation>Correct&#xa0;!</translation>
    </message>
    <message>
        <source>Correct! Solved in %1.</source>
        <translation>Correct&#xa0;! Résolu en %1.</translation>
    </message>
    <message>
        <source>%1 There are other answers, too.</source>
        <translation>%1 Il y a aussi d’autres solutions.</translation>
    </message>
</context>
<context>
    <name>inkling::PlayTools</name>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Signets</translation>
    </message>
    <message>
        <source>Trial: new marks appear in another colour.</source>
        <translation>Essai&#xa0;: les nouvelles marques sont d’une autre couleur.</translation>
    </message>
    <message>
        <source>Trial within a trial, %1 deep, in its own colour.</source>
        <translation>Essai dans un essai, niveau %1, avec sa propre couleur.</translation>
    </message>
    <message>
        <source>show at once</source>
        <translation>montrer tout de suite</translation>
    </message>
    <message>
        <source>show when full</source>
        <translation>montrer une fois plein</translation>
    </message>
    <message>
        <source>show when asked</source>
        <translation>montrer sur demande</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>Positions you can return to</source>
        <translation>Positions auxquelles vous pouvez revenir</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Broken rules</source>
        <translation>Règles enfreintes</translation>
    </message>
    <message>
        <source>When broken rules are shown</source>
        <translation>Quand montrer les règles enfreintes</translation>
    </message>
    <message>
        <source>Shows marks that break a rule, such as a digit twice in a row; never tells the answer</source>
        <translation>Montre les marques qui enfreignent une règle, comme un chiffre deux fois dans une ligne ; ne révèle jamais la solution</translation>
    </message>
</context>
<context>
    <name>inkling::PossibleSteps</name>
    <message>
        <source>Possible steps</source>
        <translation>Étapes possibles</translation>
    </message>
    <message>
        <source>Rule and conclusion</source>
        <translation>Règle et conclusion</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Decides</source>
        <translation>Décide</translation>
    </message>
    <message>
        <source>How hard the step is to see</source>
        <translation>À quel point l’étape est difficile à voir</translation>
    </message>
    <message>
        <source>Looking for all possible steps…</source>
        <translation>Recherche de toutes les étapes possibles…</translation>
    </message>
    <message>
        <source>There is no further step from here.</source>
        <translation>Il n’y a pas d’autre étape à partir d’ici.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps are possible here; choose one to see it on the board.</source>
        <translation>
            <numerusform>%Ln étape est possible ici&#xa0;; choisissez-la pour la voir sur la grille.</numerusform>
            <numerusform>%Ln étapes sont possibles ici&#xa0;; choisissez-en une pour la voir sur la grille.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&#xa0;· %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>contradiction</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;· %Ln more</source>
        <translation>
            <numerusform>%1 · %Ln de plus</numerusform>
            <numerusform>%1 · %Ln de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>≤ %1</source>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Premier coup</translation>
    </message>
    <message>
        <source>Ways</source>
        <translation>Façons</translation>
    </message>
    <message>
        <source>Number of different ways to an answer</source>
        <translation>Nombre de façons différentes d’arriver à une solution</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Jouables</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Impasses</translation>
    </message>
    <message>
        <source>How much it decides together with easier steps, beyond what those decide alone</source>
        <translation>Combien elle décide avec des étapes plus faciles, au-delà de ce que celles-ci décident seules</translation>
    </message>
    <message>
        <source>Of %L1 first moves, %L2 are live: they can still lead to an answer.</source>
        <translation>Sur %L1 premiers coups, %L2 sont jouables&#xa0;: ils peuvent encore mener à une solution.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln that add nothing new</source>
        <translation>
            <numerusform>%Ln qui n’apporte rien de nouveau</numerusform>
            <numerusform>%Ln qui n’apportent rien de nouveau</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::PracticeBoard</name>
    <message>
        <source>Board</source>
        <translation>Grille</translation>
    </message>
</context>
<context>
    <name>inkling::PracticeWindow</name>
    <message>
        <source>The Rule I Miss Most</source>
        <translation>La règle qui m’échappe le plus</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Kind of puzzle</source>
        <translation>Genre de casse-tête</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s) done</source>
        <translation>
            <numerusform>%Ln règle faite</numerusform>
            <numerusform>%Ln règles faites</numerusform>
        </translation>
    </message>
    <message>
        <source>You have missed no position so far</source>
        <translation>Vous n’avez encore manqué aucune position</translation>
    </message>
</context>
<context>
    <name>inkling::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Restore &amp;Defaults</source>
        <translation>Rétablir par &amp;défaut</translation>
    </message>
    <message>
        <source>Solving by hand</source>
        <translation>Résoudre soi-même</translation>
    </message>
    <message>
        <source>A &amp;click on an edge</source>
        <translation>Un &amp;clic sur une arête</translation>
    </message>
    <message>
        <source>goes from line to cross to blank</source>
        <translation>passe de trait à croix, puis à rien</translation>
    </message>
    <message>
        <source>makes a cross; dragging draws lines (pzpr)</source>
        <translation>pose une croix&#xa0;; glisser trace des traits (pzpr)</translation>
    </message>
    <message>
        <source>Cross out what a line &amp;rules out</source>
        <translation>&amp;Barrer ce qu’un trait exclut</translation>
    </message>
    <message>
        <source>The other edges at a dot with two lines</source>
        <translation>Les autres arêtes d’un point qui a deux traits</translation>
    </message>
    <message>
        <source>Remove impossible &amp;notes</source>
        <translation>Retirer les &amp;notes impossibles</translation>
    </message>
    <message>
        <source>A digit is removed from the notes of its row and column</source>
        <translation>Un chiffre est retiré des notes de sa ligne et de sa colonne</translation>
    </message>
    <message>
        <source>Shade the re&amp;st once a sum is reached</source>
        <translation>Colorer le re&amp;ste une fois la somme atteinte</translation>
    </message>
    <message>
        <source>The remaining cells of that row or column</source>
        <translation>Les cases restantes de cette ligne ou colonne</translation>
    </message>
    <message>
        <source>&amp;Grey out finished clues</source>
        <translation>&amp;Griser les indices terminés</translation>
    </message>
    <message>
        <source>So that unfinished clues stand out</source>
        <translation>Pour que les indices inachevés ressortent</translation>
    </message>
    <message>
        <source>&amp;List what a cage can hold</source>
        <translation>&amp;Lister ce que peut contenir une cage</translation>
    </message>
    <message>
        <source>The combinations still possible in the selected cage</source>
        <translation>Les combinaisons encore possibles dans la cage choisie</translation>
    </message>
    <message>
        <source>Show the t&amp;ime</source>
        <translation>Afficher le &amp;temps</translation>
    </message>
    <message>
        <source>How long you have been solving this puzzle</source>
        <translation>Depuis combien de temps vous cherchez ce casse-tête</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>T&amp;hème</translation>
    </message>
    <message>
        <source>As in the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Inside and &amp;outside</source>
        <translation>&amp;Intérieur et extérieur</translation>
    </message>
    <message>
        <source>Inside straw, outside blank</source>
        <translation>Intérieur paille, extérieur vide</translation>
    </message>
    <message>
        <source>Yellow and blue</source>
        <translation>Jaune et bleu</translation>
    </message>
    <message>
        <source>Pink and green</source>
        <translation>Rose et vert</translation>
    </message>
    <message>
        <source>Where there is no lin&amp;e</source>
        <translation>Là où il n’y a &amp;pas de trait</translation>
    </message>
    <message>
        <source>a cross</source>
        <translation>une croix</translation>
    </message>
    <message>
        <source>a faint line</source>
        <translation>un trait pâle</translation>
    </message>
    <message>
        <source>nothing; open edges are faint</source>
        <translation>rien&#xa0;; les arêtes libres sont pâles</translation>
    </message>
    <message>
        <source>Tri&amp;al colours</source>
        <translation>Couleurs des ess&amp;ais</translation>
    </message>
    <message>
        <source>Violet and teal</source>
        <translation>Violet et bleu-vert</translation>
    </message>
    <message>
        <source>Magenta and olive</source>
        <translation>Magenta et olive</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Mouvement</translation>
    </message>
    <message>
        <source>New marks are drawn</source>
        <translation>Les nouvelles marques se tracent</translation>
    </message>
    <message>
        <source>New marks fade in</source>
        <translation>Les nouvelles marques apparaissent en fondu</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Rien ne bouge</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Reo&amp;pen last session</source>
        <translation>&amp;Rouvrir la dernière session</translation>
    </message>
    <message>
        <source>Opens the files that were open, as they were</source>
        <translation>Ouvre les fichiers qui étaient ouverts, tels qu’ils étaient</translation>
    </message>
    <message>
        <source>Number ro&amp;ws and columns</source>
        <translation>Numér&amp;oter lignes et colonnes</translation>
    </message>
    <message>
        <source>Beside the board, as the explanations use them</source>
        <translation>À côté de la grille, comme dans les explications</translation>
    </message>
    <message>
        <source>In e&amp;xported pictures, too</source>
        <translation>Aussi dans les images e&amp;xportées</translation>
    </message>
    <message>
        <source>Row and column numbers in exported pictures</source>
        <translation>Numéros des lignes et des colonnes dans les images exportées</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>tout de suite</translation>
    </message>
    <message>
        <source>when the grid is full</source>
        <translation>quand la grille est pleine</translation>
    </message>
    <message>
        <source>when asked</source>
        <translation>sur demande</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>Lang&amp;ue</translation>
    </message>
    <message>
        <source>Show &amp;broken rules</source>
        <translation>Montrer les règles &amp;enfreintes</translation>
    </message>
</context>
<context>
    <name>inkling::PrintDialog</name>
    <message>
        <source>T&amp;hese:</source>
        <translation>C&amp;eux-ci&#xa0;:</translation>
    </message>
    <message>
        <source>Ans&amp;wers, small, on the last page</source>
        <translation>&amp;Solutions, en petit, en dernière page</translation>
    </message>
    <message>
        <source>&amp;Titles, authors and difficulty</source>
        <translation>&amp;Titres, auteurs et difficulté</translation>
    </message>
    <message>
        <source>Page &amp;numbers</source>
        <translation>&amp;Numéros de page</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Enregistrer en P&amp;DF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Per pa&amp;ge:</source>
        <translation>Par pa&amp;ge&#xa0;:</translation>
    </message>
    <message>
        <source>Puzzle only</source>
        <translation>Casse-tête seul</translation>
    </message>
    <message>
        <source>With my marks</source>
        <translation>Avec mes marques</translation>
    </message>
    <message>
        <source>With the answer</source>
        <translation>Avec la solution</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>&amp;Montrer&#xa0;:</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paysage</translation>
    </message>
    <message>
        <source>Paper orientation</source>
        <translation>Orientation du papier</translation>
    </message>
    <message>
        <source>Pap&amp;er:</source>
        <translation>Pa&amp;pier&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>&amp;All %Ln puzzles</source>
        <translation>
            <numerusform>To&amp;us (%Ln casse-tête)</numerusform>
            <numerusform>To&amp;us les %Ln casse-têtes</numerusform>
        </translation>
    </message>
    <message>
        <source>1-3, 7</source>
        <translation>1-3, 7</translation>
    </message>
    <message>
        <source>Puzzle numbers</source>
        <translation>Numéros des casse-têtes</translation>
    </message>
    <message>
        <source>Puzzles:</source>
        <translation>Casse-têtes&#xa0;:</translation>
    </message>
    <message>
        <source>Enter puzzle numbers up to %L1, such as 1-3, 7.</source>
        <translation>Saisissez des numéros de casse-tête jusqu’à %L1, par exemple 1-3, 7.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>The printer is not ready.</source>
        <translation>L’imprimante n’est pas prête.</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Imprimé</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Th&amp;is one, puzzle %L1</source>
        <translation>&amp;Celui-ci, casse-tête %L1</translation>
    </message>
    <message>
        <source>Th&amp;is one</source>
        <translation>&amp;Celui-ci</translation>
    </message>
    <message>
        <source>&amp;Row and column numbers</source>
        <translation>Numé&amp;ros des lignes et colonnes</translation>
    </message>
    <message>
        <source>R&amp;ules on each page</source>
        <translation>Rè&amp;gles sur chaque page</translation>
    </message>
    <message>
        <source>&amp;Booklet, folded in the middle</source>
        <translation>Li&amp;vret, plié au milieu</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sheets of paper: print both sides, turned over the short edge, and fold.</source>
        <translation>
            <numerusform>%Ln feuille de papier&#xa0;: imprimez recto verso, retournée sur le petit côté, et pliez.</numerusform>
            <numerusform>%Ln feuilles de papier&#xa0;: imprimez recto verso, retournées sur le petit côté, et pliez.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::ProgressRow</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>inkling::PropertiesDialog</name>
    <message>
        <source>Puzzle Properties</source>
        <translation>Propriétés du casse-tête</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Titre&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Author:</source>
        <translation>&amp;Auteur&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Note:</source>
        <translation>&amp;Remarque&#xa0;:</translation>
    </message>
</context>
<context>
    <name>inkling::PuzzleFinder</name>
    <message>
        <source>File order</source>
        <translation>Ordre du fichier</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Filter puzzles</source>
        <translation>Filtrer les casse-têtes</translation>
    </message>
    <message>
        <source>Sort puzzles</source>
        <translation>Trier les casse-têtes</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search puzzles</source>
        <translation>Rechercher des casse-têtes</translation>
    </message>
    <message>
        <source>Title, author, kind, size, answers or difficulty</source>
        <translation>Titre, auteur, genre, taille, solutions ou difficulté</translation>
    </message>
    <message>
        <source>&amp;Show All Puzzles</source>
        <translation>Afficher &amp;tous les casse-têtes</translation>
    </message>
    <message>
        <source>%1 (%L2)</source>
        <comment>a value, and how many puzzles have it</comment>
        <translation>%1 (%L2)</translation>
    </message>
    <message>
        <source>&amp;Descending</source>
        <translation>&amp;Décroissant</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln</source>
        <translation>
            <numerusform>%L1 sur %Ln</numerusform>
            <numerusform>%L1 sur %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>%Ln casse-tête</numerusform>
            <numerusform>%Ln casse-têtes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::PuzzleListModel</name>
    <message>
        <source>solving…</source>
        <translation>résolution…</translation>
    </message>
    <message>
        <source>%1&#xa0;· unreadable</source>
        <translation>%1 · illisible</translation>
    </message>
    <message>
        <source>line %L1, column %L2</source>
        <translation>ligne %L1, colonne %L2</translation>
    </message>
    <message>
        <source>rating…</source>
        <translation>évaluation…</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>incomplet</translation>
    </message>
    <message>
        <source>%1 open</source>
        <translation>reste %1</translation>
    </message>
    <message>
        <source>not rated</source>
        <translation>non évalué</translation>
    </message>
    <message>
        <source>solved by hand</source>
        <translation>résolu à la main</translation>
    </message>
    <message>
        <source>%1&#xa0;· which kind?</source>
        <translation>%1 · quel genre&#xa0;?</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>pas commencé</translation>
    </message>
    <message>
        <source>started</source>
        <translation>commencé</translation>
    </message>
</context>
<context>
    <name>inkling::PuzzleListView</name>
    <message>
        <source>Puzzles</source>
        <translation>Casse-têtes</translation>
    </message>
</context>
<context>
    <name>inkling::ReasoningPanel</name>
    <message>
        <source>Hide what the search found</source>
        <translation>Masquer ce que la recherche a trouvé</translation>
    </message>
    <message>
        <source>Show what the search found</source>
        <translation>Montrer ce que la recherche a trouvé</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Étape %1</translation>
    </message>
    <message>
        <source>Solved by logic alone: every step follows from the ones before it.</source>
        <translation>Résolu par la seule logique&#xa0;: chaque étape découle des précédentes.</translation>
    </message>
    <message>
        <source>Stopped before the reasoning was complete.</source>
        <translation>Arrêté avant la fin du raisonnement.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>Steps appear here.</source>
        <translation>Les étapes s’affichent ici.</translation>
    </message>
    <message>
        <source>&lt;c&gt;The reasoning stops here:&lt;/c&gt; %1 undecided.</source>
        <translation>&lt;c&gt;Le raisonnement s’arrête ici&#xa0;:&lt;/c&gt; il reste %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps lead as far as the rules go.</source>
        <translation>
            <numerusform>%Ln étape mène aussi loin que vont les règles.</numerusform>
            <numerusform>%Ln étapes mènent aussi loin que vont les règles.</numerusform>
        </translation>
    </message>
    <message>
        <source>The start</source>
        <translation>Le début</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps lead to the answer.</source>
        <translation>
            <numerusform>%Ln étape mène à la solution.</numerusform>
            <numerusform>%Ln étapes mènent à la solution.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps show that there is no answer.</source>
        <translation>
            <numerusform>%Ln étape montre qu’il n’y a pas de solution.</numerusform>
            <numerusform>%Ln étapes montrent qu’il n’y a pas de solution.</numerusform>
        </translation>
    </message>
    <message>
        <source>An answer, built step by step. There may be others.</source>
        <translation>Une solution, construite étape par étape. Il peut y en avoir d’autres.</translation>
    </message>
    <message>
        <source>&lt;c&gt;More than one answer:&lt;/c&gt; the reasoning stops here. Two answers differ at %1; both can be shown.</source>
        <translation>&lt;c&gt;Plus d’une solution&#xa0;:&lt;/c&gt; le raisonnement s’arrête ici. Deux solutions diffèrent sur %1&#xa0;; on peut montrer les deux.</translation>
    </message>
    <message>
        <source>The answer, built step by step. There is no other.</source>
        <translation>La solution, construite étape par étape. Il n’y en a pas d’autre.</translation>
    </message>
    <message>
        <source>An answer, built step by step. There are others.</source>
        <translation>Une solution, construite étape par étape. Il y en a d’autres.</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Chemin</translation>
    </message>
    <message>
        <source>Working… (stop)</source>
        <translation>En cours… (arrêter)</translation>
    </message>
    <message>
        <source>Back to step %1</source>
        <translation>Retour à l’étape %1</translation>
    </message>
    <message>
        <source>Open this step</source>
        <translation>Ouvrir cette étape</translation>
    </message>
    <message>
        <source>Assume the opposite and see why it fails</source>
        <translation>Supposer le contraire et voir pourquoi il échoue</translation>
    </message>
    <message numerus="yes">
        <source>What the opposite leads to, in %Ln steps.</source>
        <translation>
            <numerusform>Où mène le contraire, en %Ln étape.</numerusform>
            <numerusform>Où mène le contraire, en %Ln étapes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The opposite, step %1</source>
        <translation>Le contraire, étape %1</translation>
    </message>
    <message>
        <source>A possible step</source>
        <translation>Une étape possible</translation>
    </message>
    <message>
        <source>The opposite is impossible, so the step is right: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Le contraire est impossible, l’étape est donc juste&#xa0;: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message numerus="yes">
        <source>Its %Ln other conclusions follow in the same way.</source>
        <translation>
            <numerusform>%Ln autre conclusion se déduit de la même façon.</numerusform>
            <numerusform>Ses %Ln autres conclusions se déduisent de la même façon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps so far, %1 open. Looking for more…</source>
        <translation>
            <numerusform>%Ln étape pour l’instant, reste %1. Recherche d’autres…</numerusform>
            <numerusform>%Ln étapes pour l’instant, reste %1. Recherche d’autres…</numerusform>
        </translation>
    </message>
    <message>
        <source>These contradict each other: there is no answer.</source>
        <translation>Tout ceci se contredit&#xa0;: il n’y a pas de solution.</translation>
    </message>
    <message>
        <source>The only answer was found by search.</source>
        <translation>La seule solution a été trouvée par la recherche.</translation>
    </message>
    <message>
        <source>That there is no answer was found by search.</source>
        <translation>C’est la recherche qui a trouvé qu’il n’y a pas de solution.</translation>
    </message>
    <message>
        <source>The small steps that this one is made of.</source>
        <translation>Les petites étapes dont celle-ci est faite.</translation>
    </message>
    <message>
        <source>That is the whole step, one small step after another.</source>
        <translation>Voilà toute l’étape, une petite étape après l’autre.</translation>
    </message>
    <message>
        <source>There is no answer:</source>
        <translation>Il n’y a pas de solution&#xa0;:</translation>
    </message>
    <message>
        <source>Inkling found no smaller steps in this one; there may be some.</source>
        <translation>Inkling n’a pas trouvé d’étapes plus petites dans celle-ci&#xa0;; il peut y en avoir.</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Toutes les étapes</translation>
    </message>
    <message>
        <source>Every step as it was found, none combined or left out</source>
        <translation>Chaque étape telle qu’elle a été trouvée, aucune combinée ni omise</translation>
    </message>
    <message>
        <source>Go through its small steps one by one</source>
        <translation>Parcourir ses petites étapes une à une</translation>
    </message>
    <message>
        <source>Small step %1</source>
        <translation>Petite étape %1</translation>
    </message>
</context>
<context>
    <name>inkling::RecentTiles</name>
    <message>
        <source>%1 (not found)</source>
        <translation>%1 (introuvable)</translation>
    </message>
    <message>
        <source>Let it drop off the list in time</source>
        <translation>La laisser disparaître de la liste avec le temps</translation>
    </message>
    <message>
        <source>Keep it in the list</source>
        <translation>La garder dans la liste</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>Détacher %1</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>Épingler %1</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Unpin</source>
        <translation>&amp;Détacher</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>É&amp;pingler</translation>
    </message>
    <message>
        <source>&amp;Remove from List</source>
        <translation>&amp;Retirer de la liste</translation>
    </message>
</context>
<context>
    <name>inkling::RuleCard</name>
    <message>
        <source>Lesson and Practice…</source>
        <translation>Leçon et exercice…</translation>
    </message>
    <message>
        <source>Open this rule&apos;s page in the course, and practise it</source>
        <translation>Ouvrir la page de cette règle dans le cours, et s’y exercer</translation>
    </message>
</context>
<context>
    <name>inkling::RuleFilter</name>
    <message>
        <source>Show only steps by this rule</source>
        <translation>Ne montrer que les étapes de cette règle</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Toutes les règles</translation>
    </message>
</context>
<context>
    <name>inkling::RulePictureView</name>
    <message>
        <source>Picture of the rule</source>
        <translation>Image de la règle</translation>
    </message>
    <message>
        <source>Click to hide what follows</source>
        <translation>Cliquez pour masquer la conclusion</translation>
    </message>
    <message>
        <source>Click to show what follows</source>
        <translation>Cliquez pour montrer la conclusion</translation>
    </message>
</context>
<context>
    <name>inkling::RulesDialog</name>
    <message>
        <source>An example</source>
        <translation>Un exemple</translation>
    </message>
    <message>
        <source>The answer of the example</source>
        <translation>La solution de l’exemple</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Casse-tête</translation>
    </message>
    <message>
        <source>How to &amp;Solve It</source>
        <translation>Comment le &amp;résoudre</translation>
    </message>
    <message>
        <source>The rules of solving, from easy to hard, each with positions to practise</source>
        <translation>Les règles de résolution, de facile à difficile, chacune avec des positions pour s’exercer</translation>
    </message>
</context>
<context>
    <name>inkling::SheetEditor</name>
    <message>
        <source>%1: blank</source>
        <translation>%1&#xa0;: vide</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln places cleared</source>
        <translation>
            <numerusform>%Ln place vidée</numerusform>
            <numerusform>%Ln places vidées</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message numerus="yes">
        <source>Cage of %Ln cells</source>
        <translation>
            <numerusform>Cage de %Ln case</numerusform>
            <numerusform>Cage de %Ln cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Cage removed</source>
        <translation>Cage supprimée</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Retourner</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Pivoter</translation>
    </message>
    <message>
        <source>Swap black and white</source>
        <translation>Échanger noir et blanc</translation>
    </message>
    <message>
        <source>Larger board</source>
        <translation>Grille plus grande</translation>
    </message>
    <message>
        <source>Smaller board</source>
        <translation>Grille plus petite</translation>
    </message>
    <message numerus="yes">
        <source>%Ln places: %1</source>
        <translation>
            <numerusform>%Ln endroit : %1</numerusform>
            <numerusform>%Ln endroits : %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inkling::ShortcutDialog</name>
    <message>
        <source>Reset &amp;All</source>
        <translation>Tout &amp;réinitialiser</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>Chercher une action ou une touche</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce qu’elle fait</translation>
    </message>
    <message>
        <source>On the board: the arrow keys move from place to place (in Explain, with Shift). Space or Enter makes the next mark, Backspace removes it, Escape deselects. The mouse wheel and two fingers zoom; dragging with the space bar held moves the board.</source>
        <translation>Sur la grille&#xa0;: les touches fléchées vont d’un endroit à l’autre (avec Maj dans Expliquer). Espace ou Entrée pose la marque suivante, Retour arrière la retire, Échap désélectionne. La molette et deux doigts zooment&#xa0;; faire glisser avec la barre d’espace enfoncée déplace la grille.</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nouvelle touche</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Définir</translation>
    </message>
    <message>
        <source>Make this its only shortcut</source>
        <translation>En faire son seul raccourci</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>A&amp;jouter</translation>
    </message>
    <message>
        <source>Add one more shortcut</source>
        <translation>Ajouter un raccourci de plus</translation>
    </message>
    <message>
        <source>&amp;No Key</source>
        <translation>&amp;Aucune touche</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>Réi&amp;nitialiser</translation>
    </message>
    <message>
        <source>Restore the default shortcut</source>
        <translation>Rétablir le raccourci par défaut</translation>
    </message>
    <message>
        <source>Reassi&amp;gn</source>
        <translation>Réa&amp;ffecter</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”. Reassign it to “%3”, or press another key.</source>
        <translation>%1 appartient à «&#xa0;%2&#xa0;». Réaffectez-le à «&#xa0;%3&#xa0;», ou appuyez sur une autre touche.</translation>
    </message>
    <message>
        <source>“%2” already has the shortcut %1.</source>
        <translation>«&#xa0;%2&#xa0;» a déjà le raccourci %1.</translation>
    </message>
    <message>
        <source>Click the field and press the keys you want.</source>
        <translation>Cliquez dans le champ et appuyez sur les touches voulues.</translation>
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
        <translation>moins</translation>
    </message>
    <message>
        <source>times</source>
        <translation>fois</translation>
    </message>
    <message>
        <source>divided by</source>
        <translation>divisé par</translation>
    </message>
    <message>
        <source>to the power of</source>
        <translation>puissance</translation>
    </message>
</context>
<context>
    <name>inkling::SignLegend</name>
    <message>
        <source>nothing is known here yet: all of these are possible</source>
        <translation>on ne sait encore rien ici&#xa0;: tous ceux-ci sont possibles</translation>
    </message>
    <message>
        <source>Nothing is marked yet.</source>
        <translation>Rien n’est encore marqué.</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>Every sign on the board, in words</source>
        <translation>Chaque signe de la grille, expliqué</translation>
    </message>
</context>
<context>
    <name>inkling::SizePad</name>
    <message>
        <source>Add on the left</source>
        <translation>Ajouter à gauche</translation>
    </message>
    <message>
        <source>Remove on the left</source>
        <translation>Retirer à gauche</translation>
    </message>
    <message>
        <source>Add at the top</source>
        <translation>Ajouter en haut</translation>
    </message>
    <message>
        <source>Remove at the top</source>
        <translation>Retirer en haut</translation>
    </message>
    <message>
        <source>Add on the right</source>
        <translation>Ajouter à droite</translation>
    </message>
    <message>
        <source>Remove on the right</source>
        <translation>Retirer à droite</translation>
    </message>
    <message>
        <source>Add at the bottom</source>
        <translation>Ajouter en bas</translation>
    </message>
    <message>
        <source>Remove at the bottom</source>
        <translation>Retirer en bas</translation>
    </message>
</context>
<context>
    <name>inkling::SolutionPen</name>
    <message>
        <source>Clear the solution</source>
        <translation>Effacer la solution</translation>
    </message>
</context>
<context>
    <name>inkling::SolvingMode</name>
    <message>
        <source>&amp;Bookmarks</source>
        <translation>S&amp;ignets</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Solve by Hand</source>
        <translation>Résoudre soi-même</translation>
    </message>
    <message>
        <source>Not for puzzles whose answer is built by joining cards: there are no marks to check, try or keep. Undo takes you back as far as you like.</source>
        <translation>Pas pour les casse-têtes dont la solution se construit en réunissant des cartes&#xa0;: il n’y a pas de marques à vérifier, essayer ou garder. Annuler vous ramène aussi loin que vous voulez.</translation>
    </message>
</context>
<context>
    <name>inkling::StartPage</name>
    <message>
        <source>Logic puzzles, explained</source>
        <translation>Les jeux de logique, expliqués</translation>
    </message>
    <message>
        <source>Solve them yourself, or watch the reasoning step by step.</source>
        <translation>Résolvez-les vous-même, ou suivez le raisonnement étape par étape.</translation>
    </message>
    <message>
        <source>Or drop a file or text here</source>
        <translation>Ou déposez ici un fichier ou un texte</translation>
    </message>
    <message>
        <source>Getting started</source>
        <translation>Premiers pas</translation>
    </message>
    <message>
        <source>Watch a puzzle being solved</source>
        <translation>Regarder une résolution</translation>
    </message>
    <message>
        <source>A sample opens and plays. Every step gives its reason.</source>
        <translation>Un exemple s’ouvre et se déroule. Chaque étape donne sa raison.</translation>
    </message>
    <message>
        <source>Draw a puzzle, 7 by 7</source>
        <translation>Dessiner un casse-tête de 7 sur 7</translation>
    </message>
    <message>
        <source>A blank grid opens. Set a few clues and see at once whether there is one answer.</source>
        <translation>Une grille vide s’ouvre. Posez quelques indices et voyez aussitôt s’il n’y a qu’une solution.</translation>
    </message>
    <message>
        <source>Ask for a hint</source>
        <translation>Demander une piste</translation>
    </message>
    <message>
        <source>A sample opens for you to solve, and a hint says where to look.</source>
        <translation>Un exemple s’ouvre pour que vous le résolviez, et une piste dit où regarder.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Casse-têtes</translation>
    </message>
</context>
<context>
    <name>inkling::StatusLine</name>
    <message>
        <source>explaining what the named rules leave open…</source>
        <translation>explication de ce que les règles nommées laissent ouvert…</translation>
    </message>
    <message>
        <source>rating…</source>
        <translation>évaluation…</translation>
    </message>
    <message>
        <source>reasoning stops: %1 open</source>
        <translation>le raisonnement s’arrête&#xa0;: reste %1</translation>
    </message>
    <message>
        <source>solved in %1 µs</source>
        <translation>résolu en %1 µs</translation>
    </message>
    <message>
        <source>solved in %1 ms</source>
        <translation>résolu en %1 ms</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>%Ln casse-tête</numerusform>
            <numerusform>%Ln casse-têtes</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of %L2 puzzles solved</source>
        <translation>%L1 casse-têtes résolus sur %L2</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>lecture…</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>incomplet</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>solving…</source>
        <translation>résolution…</translation>
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
        <translation>la plus difficile</translation>
    </message>
</context>
<context>
    <name>inkling::StepListModel</name>
    <message>
        <source>Round %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>contradiction</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolu</translation>
    </message>
    <message>
        <source>No further step</source>
        <translation>Pas d’autre étape</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Aucune solution</translation>
    </message>
    <message numerus="yes">
        <source>after %Ln steps</source>
        <translation>
            <numerusform>après %Ln étape</numerusform>
            <numerusform>après %Ln étapes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;· %Ln more</source>
        <translation>
            <numerusform>%1 · %Ln de plus</numerusform>
            <numerusform>%1 · %Ln de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole step</source>
        <translation>Toute l’étape</translation>
    </message>
    <message>
        <source>The opposite fails</source>
        <translation>Le contraire échoue</translation>
    </message>
    <message>
        <source>Stopped here</source>
        <translation>Arrêté ici</translation>
    </message>
    <message>
        <source>Step %1: %2; %3; %4</source>
        <translation>Étape %1&#xa0;: %2&#xa0;; %3&#xa0;; %4</translation>
    </message>
    <message>
        <source>%1; the hardest step</source>
        <translation>%1&#xa0;; l’étape la plus difficile</translation>
    </message>
    <message>
        <source>More to come</source>
        <translation>La suite arrive</translation>
    </message>
    <message>
        <source>%1 open</source>
        <translation>reste %1</translation>
    </message>
</context>
<context>
    <name>inkling::StepListView</name>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>No step uses such a rule.</source>
        <translation>Aucune étape n’utilise une telle règle.</translation>
    </message>
</context>
<context>
    <name>inkling::SurveyController</name>
    <message>
        <source>Possible steps appear here once a puzzle is open.</source>
        <translation>Les étapes possibles s’affichent ici dès qu’un casse-tête est ouvert.</translation>
    </message>
    <message>
        <source>There are no other steps inside an opened step: go back first.</source>
        <translation>Il n’y a pas d’autres étapes dans une étape ouverte&#xa0;: revenez d’abord en arrière.</translation>
    </message>
    <message>
        <source>Rating places…</source>
        <translation>Évaluation des endroits…</translation>
    </message>
    <message>
        <source>Rating places: %L1 of %L2…</source>
        <translation>Évaluation des endroits&#xa0;: %L1 sur %L2…</translation>
    </message>
    <message>
        <source>The heat map is not complete.</source>
        <translation>La carte de chaleur n’est pas complète.</translation>
    </message>
</context>
<context>
    <name>inkling::TableCard</name>
    <message>
        <source>card %1</source>
        <translation>carte %1</translation>
    </message>
    <message>
        <source>card %1, worth %2</source>
        <translation>carte %1, valeur %2</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Séparer</translation>
    </message>
</context>
<context>
    <name>inkling::TraceSlider</name>
    <message>
        <source>Position in the steps</source>
        <translation>Position dans les étapes</translation>
    </message>
</context>
<context>
    <name>inkling::TransportBar</name>
    <message>
        <source>step %1 of %2, round %3</source>
        <translation>étape %1 sur %2, tour %3</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>Vitesse de lecture</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>%1 par seconde</translation>
    </message>
    <message>
        <source>as fast as possible</source>
        <translation>aussi vite que possible</translation>
    </message>
    <message numerus="yes">
        <source>start of %Ln steps</source>
        <translation>
            <numerusform>début de %Ln étape</numerusform>
            <numerusform>début de %Ln étapes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>end of %Ln steps</source>
        <translation>
            <numerusform>fin de %Ln étape</numerusform>
            <numerusform>fin de %Ln étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>the opposite, step %1 of %2</source>
        <translation>le contraire, étape %1 sur %2</translation>
    </message>
    <message>
        <source>small step %1 of %2</source>
        <translation>petite étape %1 sur %2</translation>
    </message>
</context>
<context>
    <name>inkling::UndoReach</name>
    <message>
        <source>Next comes “%1” on puzzle %L2. Use “History” for it.</source>
        <translation>Vient ensuite «&#xa0;%1&#xa0;», au casse-tête %L2. Passez par «&#xa0;Historique&#xa0;».</translation>
    </message>
    <message>
        <source>Next comes “%1”, which was not done here. Use “History” for it.</source>
        <translation>Vient ensuite «&#xa0;%1&#xa0;», qui n’a pas été fait ici. Passez par «&#xa0;Historique&#xa0;».</translation>
    </message>
</context>
<context>
    <name>inkling::VerdictController</name>
    <message>
        <source>Looking for the smallest set of conflicting clues…</source>
        <translation>Recherche du plus petit groupe d’indices incompatibles…</translation>
    </message>
    <message>
        <source>No set of clues explains it.</source>
        <translation>Aucun groupe d’indices ne l’explique.</translation>
    </message>
    <message>
        <source>first: %1
second: %2</source>
        <translation>première&#xa0;: %1
seconde&#xa0;: %2</translation>
    </message>
    <message>
        <source>the clue: %1</source>
        <translation>l’indice&#xa0;: %1</translation>
    </message>
    <message>
        <source>given: %1</source>
        <translation>donné&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>inkling::VerdictPanel</name>
    <message>
        <source>Clues or places</source>
        <translation>Indices ou endroits</translation>
    </message>
    <message>
        <source>How to get one answer</source>
        <translation>Pour n’avoir qu’une solution</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>This clue is impossible.</source>
        <translation>Cet indice est impossible.</translation>
    </message>
    <message numerus="yes">
        <source>These %Ln clues conflict. Leave out any one of them, and the others fit.</source>
        <translation>
            <numerusform>%Ln indice est incompatible. Sans lui, les autres vont ensemble.</numerusform>
            <numerusform>Ces %Ln indices sont incompatibles. Retirez-en un, n’importe lequel, et les autres vont ensemble.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no other such set.</source>
        <translation>Il n’y a pas d’autre groupe de ce type.</translation>
    </message>
    <message>
        <source>Set %1 of %2, perhaps more.</source>
        <translation>Groupe %1 sur %2, peut-être plus.</translation>
    </message>
    <message>
        <source>Set %1 of %2.</source>
        <translation>Groupe %1 sur %2.</translation>
    </message>
    <message>
        <source>Looking for the next set…</source>
        <translation>Recherche du groupe suivant…</translation>
    </message>
    <message>
        <source>Next set</source>
        <translation>Groupe suivant</translation>
    </message>
    <message numerus="yes">
        <source>There is more than one answer. Two answers differ in %Ln places.</source>
        <translation>
            <numerusform>Il y a plus d’une solution. Deux solutions diffèrent à %Ln endroit.</numerusform>
            <numerusform>Il y a plus d’une solution. Deux solutions diffèrent à %Ln endroits.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for a clue that would leave only one answer…</source>
        <translation>Recherche d’un indice qui ne laisserait qu’une solution…</translation>
    </message>
    <message>
        <source>Adding any one of these leaves only one answer:</source>
        <translation>Ajouter l’un d’eux, au choix, ne laisse qu’une solution&#xa0;:</translation>
    </message>
    <message>
        <source>No single clue of this answer would leave only this one.</source>
        <translation>Aucun indice de cette solution ne suffirait à la laisser seule.</translation>
    </message>
</context>
<context>
    <name>inkling::WalkthroughExport</name>
    <message>
        <source>Export Walkthrough</source>
        <translation>Exporter la résolution pas à pas</translation>
    </message>
    <message>
        <source>Page for a browser</source>
        <translation>Page pour navigateur</translation>
    </message>
    <message>
        <source>PDF pages</source>
        <translation>Pages PDF</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Writing the walkthrough…</source>
        <translation>Écriture de la résolution…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>inkling::WhyController</name>
    <message>
        <source>Nothing is known here yet.</source>
        <translation>On ne sait encore rien ici.</translation>
    </message>
    <message>
        <source>Looking for the reason…</source>
        <translation>Recherche de la raison…</translation>
    </message>
    <message>
        <source>Why: &lt;c&gt;%1&lt;/c&gt;?</source>
        <translation>Pourquoi&#xa0;: &lt;c&gt;%1&lt;/c&gt;&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps lead to it; the reason is below each.</source>
        <translation>
            <numerusform>%Ln étape y mène&#xa0;; la raison est dessous.</numerusform>
            <numerusform>%Ln étapes y mènent&#xa0;; la raison est sous chacune.</numerusform>
        </translation>
    </message>
    <message>
        <source>The puzzle is still being solved. Ask again in a moment.</source>
        <translation>Le casse-tête est encore en cours de résolution. Redemandez dans un instant.</translation>
    </message>
    <message>
        <source>It follows: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>On en déduit&#xa0;: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>No explanation was found.</source>
        <translation>Aucune explication n’a été trouvée.</translation>
    </message>
    <message>
        <source>Back to my marks</source>
        <translation>Retour à mes marques</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt;: this is given from the start.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;&#xa0;: c’est donné dès le départ.</translation>
    </message>
    <message>
        <source>A contradiction: there is no answer.</source>
        <translation>Une contradiction&#xa0;: il n’y a pas de solution.</translation>
    </message>
    <message>
        <source>So: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>Donc&#xa0;: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Only the steps needed for this one fact.</source>
        <translation>Seulement les étapes nécessaires pour cet élément.</translation>
    </message>
    <message>
        <source>It does not follow from the clues: two answers differ here, one with &lt;c&gt;%1&lt;/c&gt;, one without.</source>
        <translation>Cela ne découle pas des indices&#xa0;: deux solutions diffèrent ici, l’une avec &lt;c&gt;%1&lt;/c&gt;, l’autre sans.</translation>
    </message>
    <message>
        <source>The board shows both answers.</source>
        <translation>La grille montre les deux solutions.</translation>
    </message>
    <message>
        <source>There is no answer left.</source>
        <translation>Il ne reste aucune solution.</translation>
    </message>
    <message>
        <source>The hint: &lt;c&gt;%1&lt;/c&gt;.</source>
        <translation>La piste&#xa0;: &lt;c&gt;%1&lt;/c&gt;.</translation>
    </message>
    <message>
        <source>Nothing can stand here: there is no answer left.</source>
        <translation>Rien ne peut aller ici&#xa0;: il ne reste aucune solution.</translation>
    </message>
    <message>
        <source>This mark is wrong: &lt;c&gt;%1&lt;/c&gt;. Without it, the opposite follows.</source>
        <translation>Cette marque est fausse&#xa0;: &lt;c&gt;%1&lt;/c&gt;. Sans elle, on déduit le contraire.</translation>
    </message>
    <message>
        <source>This mark does not fit your others: &lt;c&gt;%1&lt;/c&gt;. Without it, the opposite follows.</source>
        <translation>Cette marque ne va pas avec vos autres marques&#xa0;: &lt;c&gt;%1&lt;/c&gt;. Sans elle, on déduit le contraire.</translation>
    </message>
    <message>
        <source>&lt;c&gt;%1&lt;/c&gt;: this is so, but no steps were found for it.</source>
        <translation>&lt;c&gt;%1&lt;/c&gt;&#xa0;: c’est vrai, mais aucune étape n’a été trouvée pour le montrer.</translation>
    </message>
    <message>
        <source>It follows from the rules of the game alone.</source>
        <translation>Cela découle des seules règles du jeu.</translation>
    </message>
    <message>
        <source>Back to all steps</source>
        <translation>Retour à toutes les étapes</translation>
    </message>
    <message>
        <source>This mark may or may not be right: two answers differ here, one with &lt;c&gt;%1&lt;/c&gt;, one without.</source>
        <translation>Cette marque peut être juste ou non&#xa0;: deux solutions diffèrent ici, l’une avec &lt;c&gt;%1&lt;/c&gt;, l’autre sans.</translation>
    </message>
    <message>
        <source>Your marks, unchanged.</source>
        <translation>Vos marques, inchangées.</translation>
    </message>
</context>
<context>
    <name>inkling::WhyPanel</name>
    <message>
        <source>Play it</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Why: the reason is below each fact</source>
        <translation>Pourquoi&#xa0;: la raison est sous chaque fait</translation>
    </message>
</context>
<context>
    <name>inkling::WhyTreeModel</name>
    <message>
        <source>A contradiction: there is no answer</source>
        <translation>Une contradiction&#xa0;: il n’y a pas de solution</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln de plus</numerusform>
            <numerusform>%Ln de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>a rule of the game</source>
        <translation>une règle du jeu</translation>
    </message>
    <message>
        <source>already known</source>
        <translation>déjà connu</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>inkling::WindowDocks</name>
    <message>
        <source>Close this panel</source>
        <translation>Fermer ce panneau</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>Fermer %1</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Casse-têtes</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>Raisonnement</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>Cass&amp;e-têtes</translation>
    </message>
    <message>
        <source>Hi&amp;story</source>
        <translation>Hist&amp;orique</translation>
    </message>
    <message>
        <source>Si&amp;de Panel</source>
        <translation>Panneau latéra&amp;l</translation>
    </message>
</context>
<context>
    <name>inkling::WindowExports</name>
    <message>
        <source>Copy &amp;As</source>
        <translation>Copier en ta&amp;nt que</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copié&#xa0;: %1</translation>
    </message>
    <message>
        <source>E&amp;xport As Text</source>
        <translation>Exporter en &amp;texte</translation>
    </message>
    <message>
        <source>Compare with My Output</source>
        <translation>Comparer avec ma sortie</translation>
    </message>
</context>
<context>
    <name>inkling::WindowMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Recently Opened</source>
        <translation>Ouverts &amp;récemment</translation>
    </message>
    <message>
        <source>&amp;Samples</source>
        <translation>E&amp;xemples</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Casse-tête</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>A&amp;ller</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Too&amp;ls</source>
        <translation>O&amp;utils</translation>
    </message>
    <message>
        <source>St&amp;eps</source>
        <translation>Étape&amp;s</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;Système</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>S&amp;ombre</translation>
    </message>
    <message>
        <source>%1 (not found)</source>
        <translation>%1 (introuvable)</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Vider</translation>
    </message>
    <message>
        <source>Clear the list, except for pinned files</source>
        <translation>Vider la liste, sauf les fichiers épinglés</translation>
    </message>
</context>
</TS>
