## Les pages : le cadre

pages-skip = Aller à la table
pages-nav = Site
pages-nav-tables = Mes tables
pages-nav-watch = Revoir un journal
pages-language = Français
pages-theme-system = Comme mon appareil
pages-theme-light = Jour
pages-theme-dark = Nuit
pages-home = Accueil
pages-yes = oui
pages-no = non
pages-random = au hasard

## L’accueil

pages-welcome = Asseyez-vous sous les arbres
pages-welcome-line = Cinq jeux de forêt, joués à la lettre : seul contre des robots honnêtes, avec vos amis dans la pièce ou par lien.
pages-seats = { $low } à { $high } joueurs
pages-seats-exact = { $seats } joueurs
pages-play-now = Jouer maintenant
pages-play-now-level = contre { $level }
pages-new-table = Nouvelle table

## Les niveaux des robots

pages-level-random = Brise (hasard)
pages-level-seedling = Pousse
pages-level-sapling = Arbrisseau
pages-level-tree = Arbre
pages-level-canopy = Canopée
pages-level-ancient = Vénérable

## Une nouvelle table

pages-lobby-seats = Qui joue ?
pages-lobby-options = Comment jouez-vous ?
pages-lobby-cards = Vos propres cartes
pages-lobby-cards-help = Collez ici votre fichier de cartes pour jouer avec les valeurs de votre boîte.
pages-lobby-go = À table
pages-sitter-me = Moi
pages-sitter-here = Quelqu’un sur cet écran
pages-sitter-link = Un ami, par lien
pages-sitter-bot = Robot : { $level }
pages-sitter-name = Nom

## La table

pages-prompt = À vous de choisir.
pages-status-over = La partie est finie.
pages-status-waiting = On attend { $names }
pages-this-turn = Choisi jusqu’ici
pages-undo = Reprendre
pages-look-at = Regarder { $name } de près
pages-bench = Votre main et vos choix
pages-seat-free = on attend un ami
pages-seat-link = Lien pour votre ami
pages-seat-stand-in = Laisser jouer un robot
pages-seat-give-back = Rendre la place
pages-shield-hand-over = Passez l’appareil à { $name }
pages-shield-why = Les cartes restent cachées jusqu’à ce que la personne suivante soit prête.
pages-shield-ready = Je suis { $name }
pages-live-sheet = Points jusqu’ici
pages-memory = Ce que j’ai vu
pages-memory-help = La table retient pour vous les cartes cachées que vous avez vues.
pages-log = Ce qui s’est passé
pages-look-back = Revenir en arrière
pages-pace-fast = Robots : vite
pages-pace-slow = Robots : au rythme humain

## La fin

pages-ending = Score final
pages-winner = gagne
pages-total = Total
pages-rematch = Rejouer
pages-replay = Revoir la partie
pages-log-download = Télécharger le journal

## Revoir

pages-replay-step = Étape { $at } sur { $steps }
pages-replay-first = Au début
pages-replay-back = Une étape en arrière
pages-replay-on = Une étape en avant
pages-replay-last = À la fin
pages-replay-slider = Étape
pages-replay-go = Montrer
pages-replay-viewers = Vu par
pages-replay-open = Toutes les cartes ouvertes
pages-onlooker = Spectateur
pages-watch-line = Choisissez un fichier de journal écrit par Understory.
pages-watch-file = Fichier de journal
pages-watch-go = Regarder

## Mes tables et invitations

pages-tables-none = Pas encore de table. Choisissez un jeu et prenez place.
pages-tables-running = En cours
pages-tables-over = Terminées
pages-tables-yours = à vous
pages-tables-steps = { $steps ->
    [one] une étape
   *[other] { $steps } étapes
}
pages-join = Vous êtes invité
pages-join-line = { $host } vous garde une place à une table de { $game }.
pages-join-sit = S’asseoir

## Arboretum

pages-arboretum-prompt-draw-1 = Prenez une première carte : dans la pioche ou sur une défausse.
pages-arboretum-prompt-draw-2 = Prenez une deuxième carte.
pages-arboretum-prompt-choose = Quelle carte plantez-vous ?
pages-arboretum-prompt-place = Où planter la carte { $card } ?
pages-arboretum-prompt-discard = Défaussez une carte ; vous en gardez sept.
pages-arboretum-prompt-discard-last = Défaussez une dernière carte ; on compte ensuite les jardins.
pages-arboretum-deck = Pioche
pages-arboretum-discards = { $name }
pages-arboretum-discards-none = Défausse vide
pages-arboretum-beneath = { $cards ->
    [one] { $cards } autre
   *[other] { $cards } autres
}
pages-arboretum-boxed = Absents de la partie
pages-arboretum-known = En main, au su de tous
pages-arboretum-worth = { $points ->
    [one] { $points } point au plus
   *[other] { $points } points au plus
}
pages-arboretum-scored = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pages-arboretum-paths = Meilleurs sentiers
pages-arboretum-path = { $species } : un sentier de valeur { $points } ({ $cards })
pages-arboretum-path-scored = { $species } : { $points } points ({ $cards })
pages-arboretum-path-denied = { $species } : { $points } points perdus, une autre main en tenait plus ({ $cards })
pages-arboretum-bare = Pas encore d’arbre
pages-arboretum-gain = Vos sentiers vaudraient { $points } de plus.
pages-arboretum-zoom = Taille du jardin
pages-arboretum-zoom-fit = Entier
pages-arboretum-zoom-near = Plus grand
pages-arboretum-zoom-close = Le plus grand
pages-arboretum-live-held = dans votre main : { $sum }
pages-arboretum-live-right = Au plus : un sentier ne compte que pour qui tient le plus de son espèce à la fin.
pages-arboretum-memory-held = { $seat } tient { $cards }.
pages-arboretum-memory-unseen = Pas encore vus, { $species } : { $ranks }

## Rainforest

pages-rainforest-prompt-zone = Choisissez une zone : sa tuile si vous voulez, et une partie de ses animaux.
pages-rainforest-prompt-zone-last = Dernière manche : choisissez une zone.
pages-rainforest-prompt-tile = Garder la tuile, ou la remettre sous sa pile ?
pages-rainforest-prompt-tokens = Prenez tous les animaux d’une couleur, ou tous ceux d’une espèce.
pages-rainforest-prompt-give = Vous avez vidé la zone : vous pouvez échanger un de vos jetons.
pages-rainforest-prompt-get = Quel jeton du plateau prenez-vous en échange ?
pages-rainforest-prompt-place = Posez des jetons sur vos tuiles en attente, ou arrêtez là.
pages-rainforest-prompt-validate = Quelle tuile terminée rejoint d’abord votre jungle ?
pages-rainforest-prompt-bonus = Vous formez une zone protégée : posez son jeton sur une des tuiles qui brillent.
pages-rainforest-prompt-reserve-1 = Trop de jetons : choisissez le premier que vous gardez.
pages-rainforest-prompt-reserve-2 = Et le deuxième que vous gardez ?
pages-rainforest-zone = Zone { $zone }
pages-rainforest-pile = { $tiles ->
    [one] { $tiles } tuile dans la pile
   *[other] { $tiles } tuiles dans la pile
}
pages-rainforest-tile = Tuile { $tile } ({ $colours }), { $points } points, demande : { $needs }
pages-rainforest-tile-with = Tuile { $tile } ({ $colours }), { $points } points, demande : { $needs } ; dessus : { $tokens }
pages-rainforest-protected = Zones protégées
pages-rainforest-bag = { $tokens ->
    [one] { $tokens } jeton dans le sac
   *[other] { $tokens } jetons dans le sac
}
pages-rainforest-round = manche { $round }
pages-rainforest-last-round = dernière manche
pages-rainforest-tokens = Vos jetons
pages-rainforest-clearing = Tuiles en attente
pages-rainforest-declined = Refusés pour de bon
pages-rainforest-first = A commencé la partie
pages-rainforest-balance = Équilibre : deux points par tuile suivante
pages-rainforest-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pages-rainforest-memory-under = Sous la pile { $zone }, dans cet ordre : { $tiles }
