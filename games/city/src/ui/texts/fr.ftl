## Canopy, la cité : le plateau

canopy-city-ui-round = Cycle { $cycle } sur { $cycles } · tour { $turn } sur { $turns }
canopy-city-ui-passing = Votre main passe à { $name }
canopy-city-ui-left = Les mains passent à la place suivante
canopy-city-ui-right = Les mains passent à la place précédente
canopy-city-ui-chosen = { $done } sur { $seats } ont choisi
canopy-city-ui-price = Une fondation vous coûte { $gold } or
canopy-city-ui-thinks = choisit
canopy-city-ui-has-chosen = a choisi
canopy-city-ui-points = { $points } points
canopy-city-ui-points-help = Points sur la table maintenant ; les effets de fin de partie s’y ajoutent
canopy-city-ui-pile = Pile { $pile }
canopy-city-ui-bare = libre
canopy-city-ui-beneath = { $cards ->
    [0] fondation
   *[other] dessous
}
canopy-city-ui-base = Fondation : { $card }
canopy-city-ui-base-hidden = Une carte posée face cachée sert de fondation
canopy-city-ui-hand = Votre main
canopy-city-ui-picked = choisie
canopy-city-ui-build-above = Bâtissez-la sur une pile qui brille, ou …
canopy-city-ui-found = posez-la comme fondation ({ $gold } or)
canopy-city-ui-rest = { $cards ->
    [one] Une carte passe plus loin
   *[other] { $cards } cartes passent plus loin
}
canopy-city-ui-memory = Main donnée d’abord à { $seat } au cycle { $cycle }, encore hors de vue : { $cards }
canopy-city-ui-gift-foundations = { $n ->
    [one] Commence avec une fondation de plus.
   *[other] Commence avec { $n } fondations de plus.
}
canopy-city-ui-gift-discount = Les fondations coûtent { $n } or de moins.

## Canopy, la cité : les effets en mots

canopy-city-ui-when-now = Aussitôt :
canopy-city-ui-when-cycle = Fin de cycle :
canopy-city-ui-when-end = Fin de partie :
canopy-city-ui-when-before-cycle = Avant la fin d’un cycle :
canopy-city-ui-when-after-building = Une fois par cycle, après avoir bâti :
canopy-city-ui-do-all = { $what }
canopy-city-ui-do-gold = +{ $n } or
canopy-city-ui-do-prestige = +{ $n } prestige
canopy-city-ui-do-points = { $n ->
    [one] +{ $n } point
   *[other] +{ $n } points
}
canopy-city-ui-do-per = { $what } par { $count }
canopy-city-ui-do-most = { $what } ({ $most } au plus)
canopy-city-ui-do-or = { $one } – ou { $other }
canopy-city-ui-do-if = { $least ->
    [one] avec un { $count } : { $what }
   *[other] avec { $least } ou plus ({ $count }) : { $what }
}
canopy-city-ui-do-pay = { $times ->
    [one] vous pouvez payer { $cost } or : { $what }
   *[other] jusqu’à { $times } fois, payez { $cost } or : { $what }
}
canopy-city-ui-do-collect = prenez tous les cubes de vos piles
canopy-city-ui-do-move-this = vous pouvez déplacer ce bâtiment
canopy-city-ui-do-move-other = vous pouvez déplacer un autre bâtiment
canopy-city-ui-do-move-any = vous pouvez déplacer un bâtiment
canopy-city-ui-do-rearrange-other = vous pouvez réordonner une autre pile
canopy-city-ui-do-rearrange-any = vous pouvez réordonner une pile
canopy-city-ui-some-gold = { $n } or
canopy-city-ui-some-prestige = { $n } prestige
canopy-city-ui-do-place-this = { $what } sur cette pile
canopy-city-ui-do-place-others = { $piles ->
    [one] { $what } sur une autre pile
   *[other] { $what } sur chacune de { $piles } autres piles
}
canopy-city-ui-do-place-each = { $piles ->
    [one] { $what } sur une pile
   *[other] { $what } sur chacune de { $piles } piles
}
canopy-city-ui-count-one = un
canopy-city-ui-count-visible = { $type } visible
canopy-city-ui-count-other = autre { $type } visible
canopy-city-ui-count-types = type visible
canopy-city-ui-count-under = bâtiment dessous
canopy-city-ui-count-covered = { $n ->
    [one] bâtiment recouvert
   *[other] { $n } bâtiments recouverts
}
canopy-city-ui-count-piles = { $n ->
    [one] pile bâtie
   *[other] { $n } piles bâties
}
canopy-city-ui-count-tall = pile de { $n } ou plus
canopy-city-ui-count-gold = { $n ->
    [one] or possédé
   *[other] { $n } or possédés
}
canopy-city-ui-count-prestige = { $n ->
    [one] prestige possédé
   *[other] { $n } prestige possédés
}
canopy-city-ui-count-low = bâtiment visible valant 0 ou 1
canopy-city-ui-count-cycle = cycle commencé

## Canopy, la cité : ce qui est demandé

canopy-city-ui-ask-guild = Quelle guilde rejoignez-vous ?
canopy-city-ui-ask-pick = Choisissez une carte. Tous montrent la leur ensemble.
canopy-city-ui-ask-play = La bâtir sur une pile, ou la poser face cachée pour { $gold } or ?
canopy-city-ui-ask-order = Plusieurs effets attendent : lequel d’abord ?
canopy-city-ui-ask-use = Voulez-vous employer cet effet ?
canopy-city-ui-ask-offer = Votre guilde vous aide-t-elle maintenant ?
canopy-city-ui-ask-branch = Que choisissez-vous ?
canopy-city-ui-ask-pay = Voulez-vous payer ?
canopy-city-ui-ask-from = Quel bâtiment déplacez-vous ?
canopy-city-ui-ask-to = Sur quelle pile ?
canopy-city-ui-ask-may-to = Le déplacer sur une autre pile, ou le laisser ?
canopy-city-ui-ask-rearrange = Quelle pile réordonnez-vous ?
canopy-city-ui-ask-next = Quelle carte vient ensuite, de haut en bas ?
canopy-city-ui-ask-place = Sur quelle pile vont les cubes ?
canopy-city-guide-setup = Le début à trois : deux fondations libres devant chacun, et sept cartes dans votre main.
canopy-city-guide-turn = Un tour : la carte choisie va sur la fondation libre, ou à côté, face cachée, comme nouvelle fondation. Les autres cartes passent au voisin.
canopy-city-cards-copies-players = { $low } à trois joueurs, { $high } à six
canopy-city-cards-two-a-player = Deux par joueur
canopy-city-cards-unlimited = Autant qu’il en faut
canopy-city-cards-buildings = Bâtiments
canopy-city-cards-guilds = Guildes
canopy-city-cards-value = { $type }, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
canopy-city-cards-value-plain = Sans type, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
canopy-city-cards-effect = { $when } { $what }
canopy-city-cards-foundation-name = Fondation de départ
canopy-city-cards-foundation = Le premier bâtiment d’une pile s’y pose. Les autres fondations sont des cartes posées face cachée contre de l’or.
canopy-city-cards-gold = Paie les fondations et certains effets. Deux or valent un point à la fin.
canopy-city-cards-prestige = Un point à la fin.

canopy-city-learn-1-title = Tout le monde choisit
canopy-city-learn-1 = Chacun a sept cartes et en choisit une, tous en même temps. Les autres passent au voisin. Une carte a une valeur, et la plupart ont un effet. Laquelle prenez-vous ?
canopy-city-learn-1-good = Tout est montré à la fois, et les mains ont circulé : ce que vous avez laissé, votre voisin le voit maintenant.
canopy-city-learn-2-title = Bâtiment ou fondation ?
canopy-city-learn-2 = Dans notre partie, les Baraques de planches vous ont donné trois or. Vous avez maintenant choisi l’Entrepôt à marée haute. Le bâtir sur votre fondation libre, ou le poser face cachée comme nouvelle fondation, pour deux or ?
canopy-city-learn-2-good = Il est debout, et deux or attendent sur sa pile : à vous dès qu’un autre bâtiment viendra dessus.
canopy-city-learn-2-other = De la place pour bâtir, c’est précieux, mais l’entrepôt et son effet sont perdus.
canopy-city-learn-3-title = De plus en plus haut
canopy-city-learn-3 = Aucune fondation n’est plus libre. Un bâtiment en recouvre alors un autre, qui ne compte plus. Vous recevez pour cela un or, et les cubes de la pile. Où va le Belvédère ?
canopy-city-learn-3-good = Les Baraques valaient 0 point et avaient fait leur travail : rien de perdu, un or de gagné.
canopy-city-learn-3-other = C’est possible aussi. Les Baraques valent 0 : les recouvrir n’aurait rien coûté.
canopy-city-learn-4-title = Ce que cela vaut
canopy-city-learn-4 = Seul ce qui se voit compte à la fin : la valeur des toits, un point par prestige, un point pour deux or. Les cubes restés sur les piles ne comptent pas. Voici votre cité :
canopy-city-learn-5-title = Le reste en bref
canopy-city-learn-5 = Trois cycles de sept cartes ; les mains passent à gauche, puis à droite, puis encore à gauche. Certains effets viennent à la fin de chaque cycle, d’autres à la fin de la partie, et seulement ceux des bâtiments visibles. Une fondation coûte deux, trois puis quatre or selon le cycle. Les guildes attendent votre deuxième partie. Le plus de points l’emporte.

canopy-city-pad-city-help = La cité après le troisième cycle, avant les effets de fin de partie : ceux-ci sont appliqués pour vous, au mieux.
canopy-city-pad-piles = Piles
canopy-city-pad-pile = Pile { $pile }, en partant du haut : { $cards }
canopy-city-pad-pile-bare = Pile { $pile }, une fondation nue
canopy-city-pad-pile-new = Nouvelle fondation
canopy-city-pad-pile-which = Qu’y a-t-il sur la pile { $pile } ?
canopy-city-pad-remove-pile = Retirer cette fondation
canopy-city-pad-under = +{ $cards } dessous
canopy-city-pad-under-which = Dessous, en partant du haut : { $cards }
canopy-city-pad-unbuild = Retirer { $card }
canopy-city-pad-cube-gold = Or sur cette pile
canopy-city-pad-cube-prestige = Prestige sur cette pile
canopy-city-pad-types = Types de bâtiments
canopy-city-pad-type-none = Autres
canopy-city-pad-plays = Les 21 cartes de cette cité sont posées.
canopy-city-pad-guild = Guilde
canopy-city-pad-guild-none = Pas de guilde
canopy-city-pad-printed-help = Votre boîte a des cartes qui ne sont pas dans la liste ? Additionnez les points de celles qui sont visibles, avec ce que rapportent leurs effets, et notez-les ici.
canopy-city-ui-about-effect = { $when } { $what }
canopy-city-ui-about-points = { $type }. { $points ->
    [0] Aucun point
    [one] Un point
   *[other] { $points } points
} s’il est visible à la fin.
canopy-city-ui-about-no-type = Sans type
canopy-city-ui-about-worth = Construit maintenant au meilleur endroit : { $points } à la fin, en l’état
canopy-city-ui-ask-guild-coach = Une guilde vous accompagne toute la partie. Prenez celle qui convient à votre façon de jouer.
canopy-city-ui-ask-pick-coach = Chacun choisit en même temps et en secret ; les autres cartes passent à votre voisin. Vous pouvez changer d’avis tant que tous n’ont pas choisi.
canopy-city-ui-ask-play-coach = Seul le bâtiment du dessus d’une pile compte à la fin ; en couvrir un rapporte une pièce d’or, mais les fondations libres passent d’abord. Face cachée, la carte est une nouvelle fondation.
canopy-city-ui-ask-order-coach = Vos effets se suivent dans l’ordre que vous voulez. Faites venir l’or avant ce qui en demande.
canopy-city-ui-ask-use-coach = Cet effet peut servir ou non. Si vous le laissez, il est perdu pour cette fois.
canopy-city-ui-ask-offer-coach = Votre guilde peut agir maintenant. Vous pouvez attendre un meilleur moment.
canopy-city-ui-ask-branch-coach = Vous recevez l’un ou l’autre, pas les deux. Deux pièces d’or valent un point à la fin ; le prestige en vaut un chacun.
canopy-city-ui-ask-pay-coach = Ici, l’or achète quelque chose. Deux pièces valent un point à la fin : comparez.
canopy-city-ui-ask-from-coach = Le bâtiment va sur une autre pile et dévoile ce qui était dessous. Les cubes de sa pile sont à vous.
canopy-city-ui-ask-to-coach = Il se pose sur cette pile et couvre ce qui s’y trouve. Les cubes de cette pile sont à vous.
canopy-city-ui-ask-may-to-coach = Il se pose sur cette pile et couvre ce qui s’y trouve. Vous pouvez aussi le laisser en place.
canopy-city-ui-ask-rearrange-coach = Vous pouvez remettre les bâtiments d’une pile dans un autre ordre. Seul celui du dessus compte à la fin.
canopy-city-ui-ask-next-coach = Nommez les cartes de haut en bas. La première sera visible.
canopy-city-ui-ask-place-coach = Les cubes sur une pile ne sont pas encore à vous. Vous les ramassez en y bâtissant, en y déplaçant ou en la réarrangeant.
canopy-city-option-guilds-off = sans guildes
canopy-city-option-guilds-dealt = distribuées
canopy-city-option-guilds-chosen = choisies à tour de rôle
canopy-city-option-play-order-collect-first = cubes et or d’abord
canopy-city-option-play-order-effect-first = effet d’abord
canopy-city-option-supply-unlimited = sans limite
canopy-city-option-supply-box = ce que contient la boîte
