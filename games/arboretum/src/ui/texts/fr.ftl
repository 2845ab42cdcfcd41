## Arboretum

arboretum-ui-prompt-draw-1 = Prenez une première carte : dans la pioche ou sur une défausse.
arboretum-ui-prompt-draw-2 = Prenez une deuxième carte.
arboretum-ui-prompt-choose = Quelle carte plantez-vous ?
arboretum-ui-prompt-place = Où planter la carte { $card } ?
arboretum-ui-prompt-discard = Défaussez une carte ; vous en gardez sept.
arboretum-ui-prompt-discard-last = Défaussez une dernière carte ; on compte ensuite les jardins.
arboretum-ui-deck = Pioche
arboretum-ui-discards = { $name }
arboretum-ui-discards-none = Défausse vide
arboretum-ui-beneath = { $cards ->
    [one] { $cards } autre
   *[other] { $cards } autres
}
arboretum-ui-boxed = Absents de la partie
arboretum-ui-known = En main, au su de tous
arboretum-ui-shown = Main
arboretum-ui-peek-held = Dans votre main, { $species } compte pour { $sum }.
arboretum-ui-peek-path = Votre meilleur sentier de l’espèce vaut { $points }.
arboretum-ui-peek-gain = À sa meilleure place, elle ajoute { $points } à vos sentiers.
arboretum-ui-worth = { $points ->
    [one] { $points } point au plus
   *[other] { $points } points au plus
}
arboretum-ui-scored = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
arboretum-ui-paths = Meilleurs sentiers
arboretum-ui-path = { $species } : un sentier de valeur { $points } ({ $cards })
arboretum-ui-path-scored = { $species } : { $points } points ({ $cards })
arboretum-ui-path-denied = { $species } : { $points } points perdus, une autre main en tenait plus ({ $cards })
arboretum-ui-bare = Pas encore d’arbre
arboretum-ui-gain = Vos sentiers vaudraient { $points } de plus.
arboretum-ui-zoom = Taille du jardin
arboretum-ui-zoom-fit = Entier
arboretum-ui-zoom-near = ×1,5
arboretum-ui-zoom-close = ×2
arboretum-ui-live-held = dans votre main : { $sum }
arboretum-ui-live-right = Au plus : un sentier ne compte que pour qui tient le plus de son espèce à la fin.
arboretum-ui-memory-held = { $seat } tient { $cards }.
arboretum-ui-memory-unseen = Pas encore vus, { $species } : { $ranks }
arboretum-guide-setup = Le début à deux : la pioche, une place pour la défausse de chacun, six espèces en jeu, sept cartes dans votre main.
arboretum-guide-turn = Un tour : deux cartes ont été prises, et le chêne 5 va être planté à côté d’un de vos arbres. Ensuite, vous défaussez une carte.
arboretum-cards-species = Espèces

arboretum-cards-species-text = Lettre { $letter }. Huit arbres, de rang 1 à 8. Qui en a le plus en main à la fin peut compter un sentier de cette espèce.
arboretum-cards-tree = Un point dans un sentier. En main, elle compte { $rank } pour le droit de compter son espèce.
arboretum-cards-one = Un sentier qui commence par elle rapporte un point de plus. Dans votre main, elle annule le 8 d’un autre joueur.
arboretum-cards-eight = Un sentier qui finit par elle rapporte deux points de plus. En main, elle ne compte pas si un autre joueur a le 1.

arboretum-learn-1-title = Sept cartes, deux usages
arboretum-learn-1 = Vous seul voyez ces cartes. Les arbres plantés forment des sentiers, et les sentiers rapportent des points. Mais un sentier ne compte que pour qui a encore en main, à la fin, le plus de son espèce. Chaque bonne carte voudrait donc être à deux endroits.
arboretum-learn-2-title = Prenez deux cartes
arboretum-learn-2 = Un tour commence par deux prises, l’une après l’autre : dans la pioche, ou sur le dessus de n’importe quelle défausse. Deux manches sont jouées, et votre voisin vient de défausser un chêne 5.
arboretum-learn-2-good = Bien vu : le chêne 5 prolonge votre chêne 1, et votre voisin ne l’aura pas en main contre vous.
arboretum-learn-2-other = C’est permis. Mais le chêne 5 prolonge votre chêne 1, et il était à prendre.
arboretum-learn-3-title = Plantez-en une
arboretum-learn-3 = Un sentier monte d’arbre en arbre, chacun à côté du précédent et d’un rang plus élevé ; il commence et finit par la même espèce. Vous plantez le chêne 5. Où forme-t-il le plus long sentier ?
arboretum-learn-3-good = Chêne 1, érable 3, chêne 5 : un sentier de trois arbres. Entre les deux bouts, toutes les espèces conviennent.
arboretum-learn-3-other = Chêne 1 et chêne 5 font un sentier de deux arbres. À côté de l’érable 3, il en aurait eu trois.
arboretum-learn-4-title = Défaussez-en une
arboretum-learn-4 = À la fin du tour, une carte va face visible sur votre défausse, et il vous en reste sept. Votre sentier est un sentier de chênes. De quelle carte pouvez-vous vous passer ?
arboretum-learn-4-good = Le chêne 6 et le chêne 8 restent en main : quatorze pour le droit de compter les chênes.
arboretum-learn-4-other = Attention : ce sont les chênes de votre main qui permettent de compter ce sentier, et votre voisin peut ramasser ce que vous défaussez.
arboretum-learn-5-title = Ce que vaut un sentier
arboretum-learn-5 = Un point par arbre, un de plus s’il commence par un 1, deux de plus s’il finit par un 8. Un sentier d’au moins quatre arbres d’une seule espèce rapporte deux points par arbre. Voici ce que promet votre jardin :
arboretum-learn-6-title = Le reste en bref
arboretum-learn-6 = La partie finit avec le tour où la pioche s’épuise. Tous montrent leur main et, espèce par espèce, la plus grande somme donne le droit de compter un sentier. Attention : un 8 ne compte pas si quelqu’un d’autre a le 1. Le plus de points l’emporte.

arboretum-pad-garden = Arboretum
arboretum-pad-garden-help = Touchez la place et choisissez le premier arbre ; les places autour s’ouvrent ensuite.
arboretum-pad-species = Espèces
arboretum-pad-free-at = Place libre, colonne { $x }, rangée { $y }
arboretum-pad-tree-at = { $card }, colonne { $x }, rangée { $y }
arboretum-pad-tree-which = Quel arbre se trouve ici ?
arboretum-pad-tree-holds = Les autres arbres tiennent à celui-ci : retirez-les d’abord, ou choisissez une autre carte.
arboretum-pad-hand = Main : { $cards } cartes sur { $most }
arboretum-pad-hand-edit = Choisir les cartes en main
arboretum-pad-hand-which = Quelles cartes sont en main ?
arboretum-ui-about-1 = Un sentier qui commence par elle rapporte un point de plus. En main, elle annule le 8 de son espèce chez les autres.
arboretum-ui-about-8 = Un sentier qui finit par elle rapporte deux points de plus. En main, elle compte 8, sauf si quelqu’un d’autre tient le 1.

## Le guide : deux phrases pour chaque sorte de décision

arboretum-ui-prompt-draw-1-coach = À chaque tour, vous piochez deux cartes, en plantez une et en défaussez une. La pioche est une surprise ; une défausse montre ce que vous prenez, et aux autres ce que vous collectionnez.
arboretum-ui-prompt-draw-2-coach = Vous voyez la première carte avant de choisir la suite. La partie finit quand la pioche est vide : y piocher la raccourcit.
arboretum-ui-prompt-choose-coach = Un sentier monte de carte en carte, et commence et finit par la même espèce. Ce que vous plantez fait le sentier, ce que vous gardez en main décide qui le marque.
arboretum-ui-prompt-place-coach = Un arbre se plante au-dessus, au-dessous ou à côté d’un des vôtres, et ne bouge plus. Le nombre sur une place dit ce que vos sentiers y gagneraient.
arboretum-ui-prompt-discard-coach = Votre défausse est visible et chacun peut la prendre. Gardez ce qui vous donne le droit à une espèce, ou le refuse à un autre.
arboretum-ui-prompt-discard-last-coach = C’est la dernière défausse. Seule la plus haute somme d’une espèce en main marque son sentier : gardez ce qui l’emporte.
arboretum-option-leave-out-random = au hasard
