

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
pages-rematch-join = À la partie suivante
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
pages-arboretum-shown = Main
pages-arboretum-peek-held = Dans votre main, { $species } compte pour { $sum }.
pages-arboretum-peek-path = Votre meilleur sentier de l’espèce vaut { $points }.
pages-arboretum-peek-gain = À sa meilleure place, elle ajoute { $points } à vos sentiers.
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
pages-arboretum-zoom-near = ×1,5
pages-arboretum-zoom-close = ×2
pages-arboretum-live-held = dans votre main : { $sum }
pages-arboretum-live-right = Au plus : un sentier ne compte que pour qui tient le plus de son espèce à la fin.
pages-arboretum-memory-held = { $seat } tient { $cards }.
pages-arboretum-memory-unseen = Pas encore vus, { $species } : { $ranks }

## Rainforest

pages-rainforest-prompt-zone = Choisissez une zone, pour sa tuile et ses animaux.
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

## Canopée : le plateau

pages-canopee-season = Saison { $season } sur { $of }
pages-canopee-deck = { $cards ->
    [0] pioche vide
    [one] une carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
pages-canopee-piles = Piles de croissance
pages-canopee-pile = Pile { $pile }
pages-canopee-pile-far = Hors de votre portée
pages-canopee-pile-centre = au centre
pages-canopee-pile-between = { $one } et { $other }
pages-canopee-pile-yours = vous la regardez
pages-canopee-pile-theirs = { $name } la regarde
pages-canopee-cards = { $cards ->
    [0] vide
    [one] une carte
   *[other] { $cards } cartes
}
pages-canopee-known-to-others = { $cards ->
    [one] d’autres en connaissent une carte
   *[other] d’autres en connaissent { $cards } cartes
}
pages-canopee-threats-inside = { $cards ->
    [one] dont une menace
   *[other] dont { $cards } menaces
}
pages-canopee-drawn = Piochées
pages-canopee-germination = Germination
pages-canopee-top = Carte du dessus
pages-canopee-points = { $points } points
pages-canopee-points-help = Points si la partie finissait maintenant
pages-canopee-complete = { $trees ->
    [0] aucun arbre complet
    [one] un arbre complet
   *[other] { $trees } arbres complets
}
pages-canopee-tree = Arbre { $tree } : { $height ->
    [one] un tronc
   *[other] { $height } troncs
}, encore en croissance, { $trunks } sur les troncs
pages-canopee-tree-complete = Arbre { $tree } : { $height ->
    [one] un tronc
   *[other] { $height } troncs
} pour { $trunks }, canopée ×{ $canopy } : { $points } points
pages-canopee-new-tree = nouvel arbre
pages-canopee-no-trees = Pas encore d’arbre
pages-canopee-award = A été le plus grand arbre d’une saison
pages-canopee-scored = Compté
pages-canopee-used = se repose
pages-canopee-under-pitcher = { $cards ->
    [one] sous la sarracénie
   *[other] { $cards } sous les sarracénies
}
pages-canopee-under-hoatzin = { $cards ->
    [one] gardée par le hoatzin
   *[other] { $cards } gardées par le hoatzin
}
pages-canopee-adding = encore à placer
pages-canopee-glossary = Ce que font ces cartes
pages-canopee-before-you = Cartes devant vous
pages-canopee-worth = pour plantes, météo et animaux si vous la prenez
pages-canopee-do-boa = boa : la prendre
pages-canopee-do-leave = Goliath : la laisser
pages-canopee-do-hide = la cacher
pages-canopee-do-uncover = la révéler
pages-canopee-do-take = la prendre
pages-canopee-do-play = la jouer
pages-canopee-times = { $count } × { $card }
pages-canopee-memory-pile = Pile { $pile } : { $cards }{ $unknown ->
    [0] {""}
    [one] {" "}et une carte inconnue
   *[other] {" "}et { $unknown } cartes inconnues
}
pages-canopee-memory-pitcher = Sous vos sarracénies : { $cards }
pages-canopee-memory-hoatzin = Gardées par votre hoatzin : { $cards }
pages-canopee-memory-hoatzin-of = Gardées par le hoatzin de { $seat } : { $cards }

## Canopée : ce qui est demandé

pages-canopee-ask-for-spirit = Pour l’Esprit, c’est égal : { $what }
pages-canopee-ask-before = À vous. Regardez les piles, ou laissez d’abord un animal vous aider.
pages-canopee-ask-choose = Prendre cette pile, ou la laisser et regarder la suivante ?
pages-canopee-ask-leave = Quelles menaces l’araignée Goliath laisse-t-elle ?
pages-canopee-ask-hide = Cachez une carte sous votre sarracénie, ou continuez.
pages-canopee-ask-uncover = Les sarracénies sont pleines : quelle carte revient au jour ?
pages-canopee-ask-sky-put = Posez la carte du dessus sur une des piles.
pages-canopee-ask-add = Où pousse-t-elle ? Choisissez un arbre ou commencez-en un nouveau.
pages-canopee-ask-target-drought = Sécheresse : quelle carte sacrifiez-vous ?
pages-canopee-ask-target-ants = Fourmis : quelle carte emportent-elles ?
pages-canopee-ask-target-lightning = Foudre : quelle carte perdez-vous ?
pages-canopee-ask-target-fungi = Champignon : quelle autre carte défaussez-vous ?
pages-canopee-ask-target-fire = Feu : quelle plante brûle ?
pages-canopee-ask-target-disease = Maladie : quel animal perdez-vous ?
pages-canopee-ask-target-blight = Dégénérescence : quelle plante de votre plus grand groupe se fane ?
pages-canopee-ask-storm-at = La foudre ! Qui est frappé avec vous ?
pages-canopee-ask-storm = La foudre ! Piocher ou défausser ?
pages-canopee-ask-pick = Quelle carte prenez-vous ?
pages-canopee-ask-offer-to = À qui offrez-vous l’autre carte ?
pages-canopee-ask-answer = Une carte vous est offerte. La prenez-vous ?
pages-canopee-ask-passed-all = Vous avez laissé toutes les piles : piochez la carte du dessus, ou réveillez le paresseux.
pages-canopee-ask-after = Encore quelque chose avant la fin de votre tour ?
pages-canopee-ask-wild = La saison s’achève : employez vos fourmis ou vos papillons, ou continuez.
pages-canopee-ask-jaguar-at = Qui votre jaguar chasse-t-il ?
pages-canopee-ask-seed-pick = Vos graines germent : quelle carte gardez-vous ?
pages-canopee-ask-steal-from = Le plus grand arbre est à vous : à qui prenez-vous un animal ?
pages-canopee-ask-steal = Quel animal rejoint votre forêt ?
pages-canopee-ask-hunting = Les chasseurs sont là : payez-les, ou perdez un animal.
pages-canopee-ask-rot = Quel tronc pourrit ?

## Canopée : cartes de saison

pages-canopee-season-cleansing = Qui prend une pile avec une menace pioche une carte de plus.
pages-canopee-season-danger = En fin de saison, une seule menace de chaque sorte disparaît.
pages-canopee-season-diversity = Le plus d’espèces animales : 3 points.
pages-canopee-season-fecundity = Il y a une quatrième pile.
pages-canopee-season-hunting = À la fin, perdez un animal au hasard ou 4 points.
pages-canopee-season-leaves = À la fin, un point par espèce de plante.
pages-canopee-season-mating = Un nouveau couple d’animaux pioche deux cartes ; une peut être ajoutée.
pages-canopee-season-rot = À la fin, chaque arbre en croissance perd un tronc et en rapporte la valeur.
pages-canopee-season-sky = Prendre de la pluie ou du soleil montre la carte du dessus ; posez-la sur une pile.
pages-canopee-season-stature = Le plus grand arbre prend un animal à une autre forêt au lieu de points.
pages-canopee-season-symbiotes = Un arbre complété pioche deux cartes : gardez-en une, offrez l’autre.

## Canopée : ce que font les cartes

pages-canopee-help-fern = 2 points chacune si leur nombre est impair.
pages-canopee-help-bromelia = Une : 2 points. Deux : 7. Trois ou plus : −3.
pages-canopee-help-monstera = Trois ou plus : 8 points.
pages-canopee-help-philodendron = 8 points tous les trois.
pages-canopee-help-weather = Chaque paire de pluie et de soleil : 5 points.
pages-canopee-help-trunk = Élève un arbre et rapporte son nombre une fois l’arbre complet.
pages-canopee-help-canopy = Complète un arbre : son nombre pour chaque tronc.
pages-canopee-help-seed = En fin de saison, regardez des cartes germination et gardez-en une par graine.
pages-canopee-help-fire = Un : vos graines voient une carte de plus. Deux : vous perdez deux plantes. Trois : chacun en perd une.
pages-canopee-help-disease = Deux : vous perdez deux animaux. Trois : chacun en perd un.
pages-canopee-help-drought = Défaussez aussitôt une carte de votre forêt.
pages-canopee-help-blight = En fin de saison, vous perdez une plante de votre plus grand groupe.
pages-canopee-help-lightning = Un autre et vous piochez deux cartes, ou en défaussez deux chacun.
pages-canopee-help-mate = Plus de points avec son partenaire actif.
pages-canopee-help-boa = Refusez une pile, mais prenez-en une carte.
pages-canopee-help-frog = Avant de regarder : une carte sur chaque pile.
pages-canopee-help-ants = Défaussez une carte de votre forêt.
pages-canopee-help-kinkajou = Vos graines gardent une carte germination de plus.
pages-canopee-help-sloth = Après avoir laissé toutes les piles, piochez deux cartes.
pages-canopee-help-toucan = Avant votre tour, regardez une pile de votre choix.
pages-canopee-help-goliath = Prenez une pile, mais laissez ses menaces.
pages-canopee-help-hoatzin = Prenez une pile face cachée jusqu’à la fin de la saison.
pages-canopee-help-howler = Refusez une pile et défaussez-la.
pages-canopee-help-jaguar = Prend un animal au hasard en fin de saison.
pages-canopee-help-tamarin = Piochez une carte par arbre complet, ajoutez-en une.
pages-canopee-help-marmoset = Des points pour chaque hauteur différente de vos arbres complets.
pages-canopee-help-butterfly = En fin de saison, il devient une fougère, une bromélia ou un monstera que vous avez déjà.
pages-canopee-help-fungi = 1 point. Ou bien : défaussez-le avec une autre carte pour en piocher une.
pages-canopee-help-lianas = 1 point par arbre complet.
pages-canopee-help-orchid = 4 points, sauf si pluie et soleil ont deux cartes d’écart ou plus.
pages-canopee-help-pitcher = Cache une carte d’une pile prise jusqu’à la fin de la saison.

## Quand quelque chose ne va pas

pages-error = Cela n’a pas marché
pages-error-not-found = Il n’y a rien ici. L’adresse est peut-être mal écrite, ou la table n’existe plus.
pages-error-forbidden = Vous n’êtes pas assis à cette table.
pages-error-stale = La table a avancé depuis votre regard. Choisissez à nouveau.
pages-error-undo = Il n’y a plus rien à reprendre.
pages-error-origin = Ce formulaire vient d’un autre site. Utilisez les pages de ce serveur.
pages-error-rate = Cela fait beaucoup d’un coup. Attendez un instant et réessayez.
pages-error-input = Quelque chose dans le formulaire est illisible : { $what }
pages-error-too-large = C’est trop grand.
pages-error-running = La partie n’est pas finie. Son journal sera ouvert à tous à la fin.
pages-error-seat-taken = Cette place n’est pas libre.
pages-error-server = Le serveur n’a pas pu le faire. Rien n’est perdu ; réessayez.
pages-error-me = Une place au plus peut être la vôtre ; donnez les autres à des personnes sur cet écran, à des amis ou à des robots.
pages-error-nobody = Prenez une place vous-même, ou laissez-en une à quelqu’un.

## Canopy, la cité : le plateau

pages-city-round = Cycle { $cycle } sur { $cycles } · tour { $turn } sur { $turns }
pages-city-passing = Votre main passe à { $name }
pages-city-left = Les mains passent à la place suivante
pages-city-right = Les mains passent à la place précédente
pages-city-chosen = { $done } sur { $seats } ont choisi
pages-city-price = Une fondation vous coûte { $gold } or
pages-city-thinks = choisit
pages-city-has-chosen = a choisi
pages-city-points = { $points } points
pages-city-points-help = Points sur la table maintenant ; les effets de fin de partie s’y ajoutent
pages-city-pile = Pile { $pile }
pages-city-bare = libre
pages-city-beneath = { $cards ->
    [0] fondation
   *[other] dessous
}
pages-city-base = Fondation : { $card }
pages-city-base-hidden = Une carte posée face cachée sert de fondation
pages-city-hand = Votre main
pages-city-picked = choisie
pages-city-build-above = Bâtissez-la sur une pile qui brille, ou …
pages-city-found = posez-la comme fondation ({ $gold } or)
pages-city-rest = { $cards ->
    [one] Une carte passe plus loin
   *[other] { $cards } cartes passent plus loin
}
pages-city-memory = Main donnée d’abord à { $seat } au cycle { $cycle }, encore hors de vue : { $cards }
pages-city-gift-foundations = { $n ->
    [one] Commence avec une fondation de plus.
   *[other] Commence avec { $n } fondations de plus.
}
pages-city-gift-discount = Les fondations coûtent { $n } or de moins.

## Canopy, la cité : les effets en mots

pages-city-when-now = Aussitôt :
pages-city-when-cycle = Fin de cycle :
pages-city-when-end = Fin de partie :
pages-city-when-before-cycle = Avant la fin d’un cycle :
pages-city-when-after-building = Une fois par cycle, après avoir bâti :
pages-city-do-all = { $what }
pages-city-do-gold = +{ $n } or
pages-city-do-prestige = +{ $n } prestige
pages-city-do-points = { $n ->
    [one] +{ $n } point
   *[other] +{ $n } points
}
pages-city-do-per = { $what } par { $count }
pages-city-do-most = { $what } ({ $most } au plus)
pages-city-do-or = { $one } – ou { $other }
pages-city-do-if = { $least ->
    [one] avec un { $count } : { $what }
   *[other] avec { $least } ou plus ({ $count }) : { $what }
}
pages-city-do-pay = { $times ->
    [one] vous pouvez payer { $cost } or : { $what }
   *[other] jusqu’à { $times } fois, payez { $cost } or : { $what }
}
pages-city-do-collect = prenez tous les cubes de vos piles
pages-city-do-move-this = vous pouvez déplacer ce bâtiment
pages-city-do-move-other = vous pouvez déplacer un autre bâtiment
pages-city-do-move-any = vous pouvez déplacer un bâtiment
pages-city-do-rearrange-other = vous pouvez réordonner une autre pile
pages-city-do-rearrange-any = vous pouvez réordonner une pile
pages-city-some-gold = { $n } or
pages-city-some-prestige = { $n } prestige
pages-city-do-place-this = { $what } sur cette pile
pages-city-do-place-others = { $piles ->
    [one] { $what } sur une autre pile
   *[other] { $what } sur chacune de { $piles } autres piles
}
pages-city-do-place-each = { $piles ->
    [one] { $what } sur une pile
   *[other] { $what } sur chacune de { $piles } piles
}
pages-city-count-one = un
pages-city-count-visible = { $type } visible
pages-city-count-other = autre { $type } visible
pages-city-count-types = type visible
pages-city-count-under = bâtiment dessous
pages-city-count-covered = { $n ->
    [one] bâtiment recouvert
   *[other] { $n } bâtiments recouverts
}
pages-city-count-piles = { $n ->
    [one] pile bâtie
   *[other] { $n } piles bâties
}
pages-city-count-tall = pile de { $n } ou plus
pages-city-count-gold = { $n ->
    [one] or possédé
   *[other] { $n } or possédés
}
pages-city-count-prestige = { $n ->
    [one] prestige possédé
   *[other] { $n } prestige possédés
}
pages-city-count-low = bâtiment visible valant 0 ou 1
pages-city-count-cycle = cycle commencé

## Canopy, la cité : ce qui est demandé

pages-city-ask-guild = Quelle guilde rejoignez-vous ?
pages-city-ask-pick = Choisissez une carte. Tous montrent la leur ensemble.
pages-city-ask-play = La bâtir sur une pile, ou la poser face cachée pour { $gold } or ?
pages-city-ask-order = Plusieurs effets attendent : lequel d’abord ?
pages-city-ask-use = Voulez-vous employer cet effet ?
pages-city-ask-offer = Votre guilde vous aide-t-elle maintenant ?
pages-city-ask-branch = Que choisissez-vous ?
pages-city-ask-pay = Voulez-vous payer ?
pages-city-ask-from = Quel bâtiment déplacez-vous ?
pages-city-ask-to = Sur quelle pile ?
pages-city-ask-may-to = Le déplacer sur une autre pile, ou le laisser ?
pages-city-ask-rearrange = Quelle pile réordonnez-vous ?
pages-city-ask-next = Quelle carte vient ensuite, de haut en bas ?
pages-city-ask-place = Sur quelle pile vont les cubes ?
