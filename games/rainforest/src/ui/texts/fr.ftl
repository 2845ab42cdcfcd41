## Rainforest

rainforest-ui-prompt-zone = Choisissez une zone, pour sa tuile et ses animaux.
rainforest-ui-prompt-zone-last = Dernière manche : choisissez une zone.
rainforest-ui-prompt-tile = Garder la tuile, ou la remettre sous sa pile ?
rainforest-ui-prompt-tokens = Prenez tous les animaux d’une couleur, ou tous ceux d’une espèce.
rainforest-ui-prompt-give = Vous avez vidé la zone : vous pouvez échanger un de vos jetons.
rainforest-ui-prompt-get = Quel jeton du plateau prenez-vous en échange ?
rainforest-ui-prompt-place = Posez des jetons sur vos tuiles en attente, ou arrêtez là.
rainforest-ui-prompt-validate = Quelle tuile terminée rejoint d’abord votre jungle ?
rainforest-ui-prompt-bonus = Vous formez une zone protégée : posez son jeton sur une des tuiles qui brillent.
rainforest-ui-prompt-reserve-1 = Trop de jetons : choisissez le premier que vous gardez.
rainforest-ui-prompt-reserve-2 = Et le deuxième que vous gardez ?
rainforest-ui-zone = Zone { $zone }
rainforest-ui-pile = { $tiles ->
    [one] { $tiles } tuile dans la pile
   *[other] { $tiles } tuiles dans la pile
}
rainforest-ui-tile = Tuile { $tile } ({ $colours }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}, demande : { $needs }
rainforest-ui-tile-with = Tuile { $tile } ({ $colours }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}, demande : { $needs } ; dessus : { $tokens }
rainforest-ui-protected = Zones protégées
rainforest-ui-bag = { $tokens ->
    [one] { $tokens } jeton dans le sac
   *[other] { $tokens } jetons dans le sac
}
rainforest-ui-round = manche { $round }
rainforest-ui-last-round = dernière manche
rainforest-ui-tokens = Vos jetons
rainforest-ui-clearing = Tuiles en attente
rainforest-ui-declined = Refusés pour de bon
rainforest-ui-first = A commencé la partie
rainforest-ui-balance = Équilibre : deux points par tuile suivante
rainforest-ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rainforest-ui-memory-under = Sous la pile { $zone }, dans cet ordre : { $tiles }
rainforest-guide-setup = Le début à deux : cinq zones, chacune avec ses jetons et la première tuile de sa pile, et les zones protégées de la partie. Votre totem est le singe.
rainforest-guide-turn = Un tour : la tuile de la zone jaune attend dans votre clairière, et vous y avez pris les deux singes. Ils complètent la tuile.
rainforest-cards-one-a-player = Un par joueur
rainforest-cards-tokens = Jetons espèce
rainforest-cards-tiles = Tuiles
rainforest-cards-zones = Zones protégées
rainforest-cards-totems = Totems
rainforest-cards-token = Remplit un cercle de tuile qui demande sa couleur, son animal, ou rien de particulier.
rainforest-cards-tile-name = Tuile { $tile }
rainforest-cards-tile = Couleurs : { $colours }. Points : { $points }. Cercles : { $needs }.
rainforest-cards-zone = Pour { $size } tuiles reliées de sa couleur : multiplie par { $factor } les points de l’une d’elles.
rainforest-cards-totem-name = Totem : { $animal }
rainforest-cards-totem = Chaque jeton de cet animal dans votre jungle rapporte un point.
rainforest-cards-balance-name = Équilibre
rainforest-cards-balance = Pour les cinq couleurs dans votre jungle : deux points par tuile posée ensuite.
rainforest-cards-binoculars-name = Jumelles
rainforest-cards-binoculars = La personne qui les détient a commencé la partie ; la dernière manche s’arrête avant son tour.

rainforest-learn-1-title = Cinq zones
rainforest-learn-1 = Chaque zone a des jetons animaux et une tuile. À votre tour, vous choisissez une zone. Voyez la jaune : sa tuile demande deux singes. Votre totem est aussi le singe.
rainforest-learn-1-good = Il faut deux singes, et deux singes sont là.
rainforest-learn-1-other = C’est permis : chacune a sa tuile et ses animaux. La jaune aurait convenu tout de suite.
rainforest-learn-2-title = La tuile
rainforest-learn-2 = Gardez-la dans votre clairière, qui a trois places, ou remettez-la sous sa pile.
rainforest-learn-2-good = Elle attend dans votre clairière que chaque cercle ait son jeton.
rainforest-learn-2-other = La voilà sous la pile. Vous prenez des animaux quand même.
rainforest-learn-3-title = Les animaux
rainforest-learn-3 = Dans la même zone, prenez tous les jetons d’une couleur, ou tous ceux d’un animal.
rainforest-learn-3-good = Juste ce que demande la tuile.
rainforest-learn-3-other = Bons à prendre aussi, mais votre tuile demande des singes. Deux jetons peuvent être gardés pour plus tard.
rainforest-learn-4-title = Remplissez la tuile
rainforest-learn-4 = Un cercle demande une couleur, un animal, ou rien de particulier. Posez ce qui convient.
rainforest-learn-4-good = Un cercle est rempli ; le second singe complète la tuile.
rainforest-learn-4-other = Rien n’oblige à poser, et deux jetons peuvent être gardés pour les tours suivants.
rainforest-learn-5-title = Votre jungle
rainforest-learn-5 = Une tuile complète rejoint votre jungle, un carré de neuf. Elle rapporte ses points, et un de plus pour chaque jeton posé qui est votre totem :
rainforest-learn-6-title = Le reste en bref
rainforest-learn-6 = Trois ou quatre tuiles d’une couleur, reliées par les côtés, valent une zone protégée, qui double ou triple l’une d’elles. Avec les cinq couleurs vient l’équilibre : deux points par tuile suivante. La neuvième tuile d’une jungle annonce la dernière manche. Le plus de points l’emporte.

rainforest-pad-totem = Totem
rainforest-pad-totem-first = Choisissez le totem, et la jungle s’ouvre.
rainforest-pad-jungle = Jungle
rainforest-pad-jungle-help = Dans l’ordre où les tuiles ont été posées : d’en bas à gauche jusqu’en haut à droite.
rainforest-pad-tile = Tuile { $tile }, { $colours }. Points : { $points }, totems : { $totems }, zone protégée : { $token }
rainforest-pad-next-tile = Poser la tuile { $tile }
rainforest-pad-tile-which = Comment est la tuile { $tile } ?
rainforest-pad-tile-next = Tuile suivante
rainforest-pad-remove-tile = Retirer cette tuile
rainforest-pad-no-points = Combien de points ?
rainforest-pad-colours = Couleurs
rainforest-pad-points = Points imprimés
rainforest-pad-totems = Totems dessus
rainforest-pad-token = Zone protégée
rainforest-ui-about-tile-name = Tuile { $tile }
rainforest-ui-about-tile = { $left ->
    [0] Tous ses cercles sont remplis.
   *[other] Cercles libres : { $left }. Vos jetons peuvent en remplir { $fits }.
}
rainforest-ui-about-token = { $tiles ->
    [0] Aucune de vos tuiles en attente n’en a besoin.
    [one] Il convient à une de vos tuiles en attente.
   *[other] Il convient à { $tiles } de vos tuiles en attente.
}
rainforest-ui-about-zone = Il est pour le nombre qu’il montre de tuiles reliées de sa couleur. Posé sur l’une d’elles, il multiplie les points de cette tuile.
rainforest-ui-prompt-zone-coach = Vous recevez la tuile du dessus et des animaux de la zone. Cherchez ceux dont vos tuiles en attente ont besoin.
rainforest-ui-prompt-zone-last-coach = Après cette manche, on compte les points. Une tuile inachevée ne rapporte alors rien.
rainforest-ui-prompt-tile-coach = Trois tuiles peuvent attendre à la fois. Gardez-la si vous pouvez trouver ses animaux ; la remettre ne coûte rien.
rainforest-ui-prompt-tokens-coach = Vous prenez tous ceux d’une couleur ou tous ceux d’un animal, jamais un mélange. Deux jetons seulement restent chez vous à la fin du tour.
rainforest-ui-prompt-give-coach = Prendre le dernier jeton d’une zone est récompensé : échangez un de vos jetons contre n’importe lequel du plateau. Vous pouvez aussi ne rien faire.
rainforest-ui-prompt-get-coach = Prenez le jeton qui termine une tuile, s’il y en a un. Celui que vous proposez prend sa place.
rainforest-ui-prompt-place-coach = Un jeton se pose sur un cercle qui demande sa couleur ou son animal. Il y reste ; une tuile toute remplie rejoint votre jungle.
rainforest-ui-prompt-validate-coach = Les tuiles entrent dans la jungle à la suite, depuis le bas à gauche. Trois ou quatre d’une couleur qui se touchent forment une zone protégée : l’ordre compte.
rainforest-ui-prompt-bonus-coach = Le jeton multiplie les points de la tuile où il est posé : choisissez-en une riche. Une tuile n’en porte qu’un, et vous n’en avez qu’un par couleur.
rainforest-ui-prompt-reserve-1-coach = Deux jetons seulement restent chez vous entre les tours. Gardez ceux dont vos tuiles ont encore besoin.
rainforest-ui-prompt-reserve-2-coach = Un de plus peut rester. Les autres retournent dans le sac.
rainforest-option-totems-random = distribués au hasard
rainforest-option-protected-zones-random = tirées au hasard
rainforest-option-decline-for-the-larger = seulement pour le plus grand
rainforest-option-decline-always = toujours
rainforest-option-empty-pile-open = on peut la choisir
rainforest-option-empty-pile-closed = on ne peut pas la choisir
rainforest-option-empty-bag-play-on = on continue
rainforest-option-empty-bag-last-round = dernière manche
rainforest-option-decline-form = Peut-on refuser une zone protégée ? Un refus est définitif.
rainforest-option-empty-pile-form = Peut-on encore choisir une zone sans tuiles pour ses jetons ?
rainforest-option-empty-bag-form = Quand le sac est vide, on remplit le plateau tant qu’on peut. Et ensuite ?
rainforest-option-protected-zones-red-3 = rouge, trois tuiles
rainforest-option-protected-zones-red-4 = rouge, quatre tuiles
rainforest-option-protected-zones-yellow-3 = jaune, trois tuiles
rainforest-option-protected-zones-yellow-4 = jaune, quatre tuiles
rainforest-option-protected-zones-green-3 = verte, trois tuiles
rainforest-option-protected-zones-green-4 = verte, quatre tuiles
rainforest-option-protected-zones-purple-3 = violette, trois tuiles
rainforest-option-protected-zones-purple-4 = violette, quatre tuiles
rainforest-option-protected-zones-blue-3 = bleue, trois tuiles
rainforest-option-protected-zones-blue-4 = bleue, quatre tuiles
