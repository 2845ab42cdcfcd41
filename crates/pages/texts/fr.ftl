

## Les pages : le cadre

pages-skip = Aller à la table
pages-nav = Site
pages-nav-tables = Mes tables
pages-nav-watch = Revoir un journal
pages-language = Français
pages-theme-system = Comme l’appareil
pages-theme-light = Jour
pages-theme-dark = Nuit
pages-home = Accueil
pages-yes = oui
pages-no = non
pages-random = au hasard

## L’accueil

pages-welcome = Asseyez-vous sous les arbres
pages-welcome-line = Cinq jeux de forêt, joués à la lettre : seul contre des robots honnêtes, avec vos amis dans la pièce ou par lien.
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

pages-lobby-seats = Qui joue ?
pages-lobby-options = Comment jouez-vous ?
pages-lobby-cards = Vos propres cartes
pages-lobby-cards-help = Collez ici votre fichier de cartes pour jouer avec les valeurs de votre boîte.
pages-lobby-go = À table
pages-sitter-me = Moi
pages-sitter-here = Quelqu’un sur cet écran
pages-sitter-link = Un ami, par lien
pages-sitter-bot = Robot : { $level }
pages-sitter-name = Nom

## La table

pages-prompt = À vous de choisir.
pages-status-over = La partie est finie.
pages-status-waiting = On attend { $names }
pages-this-turn = Choisi jusqu’ici
pages-undo = Annuler
pages-look-at = Regarder { $name } de près
pages-bench = Votre main et vos choix
pages-seat-free = on attend un ami
pages-seat-link = Lien pour votre ami
pages-seat-stand-in = Laisser jouer un robot
pages-seat-back = Je suis de retour
pages-seat-open = Inviter quelqu’un d’autre
pages-seat-away = { $minutes ->
    [0] pas là
    [1] pas là depuis une minute
   *[other] pas là depuis { $minutes } minutes
}
pages-seat-away-hours = { $hours ->
    [1] pas là depuis une heure
   *[other] pas là depuis { $hours } heures
}
pages-shield-hand-over = Passez l’appareil à { $name }
pages-shield-why = Les cartes restent cachées jusqu’à ce que la personne suivante soit prête.
pages-shield-ready = Je suis { $name }
pages-shield-to = Passer l’appareil à { $name }
pages-live-sheet = Points jusqu’ici
pages-memory = Ce que j’ai vu
pages-memory-help = La table retient pour vous les cartes cachées que vous avez vues.
pages-log = Ce qui s’est passé
pages-look-back = Revenir en arrière
pages-pace-fast = Robots : vite
pages-pace-slow = Robots : au rythme humain

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
# How long, as pages-absence-minutes says it.
pages-join-absence = Si vous vous absentez : { $after }, l’hôte pourra laisser jouer un robot à votre place ou donner celle-ci à quelqu’un d’autre.

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
pages-rainforest-tile = Tuile { $tile } ({ $colours }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}, demande : { $needs }
pages-rainforest-tile-with = Tuile { $tile } ({ $colours }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}, demande : { $needs } ; dessus : { $tokens }
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
pages-canopee-used = repos
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
pages-canopee-help-philodendron = 8 points par trio.
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
pages-error-stale = La partie a avancé entre-temps. Choisissez à nouveau.
pages-error-undo = Il n’y a plus rien à reprendre.
pages-error-origin = Ce formulaire vient d’un autre site. Utilisez les pages de ce serveur.
pages-error-rate = Cela fait beaucoup d’un coup. Attendez un instant et réessayez.
pages-error-input = Quelque chose dans le formulaire est illisible : { $what }
pages-error-too-large = C’est trop grand.
pages-error-fields = Un formulaire a au plus { $most } champs.
pages-error-cards = Vos propres cartes tiennent dans { $most } Kio au plus.
pages-error-banned = L’hôte de ce serveur ne vous laisse pas entrer.
pages-error-busy = Le serveur a plus à faire qu’il ne peut en ce moment. Attendez un instant et réessayez.
pages-error-full = Le disque du serveur est plein : rien n’a été écrit. Rien n’est perdu ; demandez à l’hôte de faire de la place, puis réessayez.
pages-error-closed = L’hôte de ce serveur a fermé la table.
pages-error-not-yours = Seule la personne assise à cette place peut le faire.
pages-error-long-log = Ce journal compte plus de { $most } coups : aucune partie de ce jeu n’est aussi longue.
pages-error-not-away = Seule la personne assise à la place de { $seat } peut le faire, tant qu’elle ne s’est pas absentée pendant { $minutes } minutes.
pages-error-invitation = Cette invitation ne mène plus nulle part : quelqu’un s’en est déjà servi, ou il y en a une plus récente. Demandez-en une autre à votre hôte.
pages-error-restless = Cette table a connu trop de changements. Vous pouvez continuer à jouer.
pages-error-tables = Vous avez déjà { $most } tables en cours. Finissez-en une d’abord.
pages-error-streams = Trop de pages suivent des tables en même temps. Fermez-en quelques-unes et réessayez.
pages-error-hidden = À cette table, les mains restent cachées après la partie : son journal n’est pas ouvert.
pages-error-code = Ce code n’est pas le bon, ou ne l’est plus. Un code sert une fois, pendant cinq minutes.
pages-error-running = La partie n’est pas finie. Son journal sera ouvert à tous à la fin.
pages-error-seat-taken = Quelqu’un est déjà assis à cette place.
pages-error-server = Le serveur n’a pas pu le faire. Rien n’est perdu ; réessayez.
pages-error-me = Une place au plus peut être la vôtre ; donnez les autres à des personnes sur cet écran, à des amis ou à des robots.
pages-error-only-bots = Prenez une place vous-même, ou laissez-en une à quelqu’un : ce serveur n’ouvre pas de table où ne jouent que des robots.

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

## Le guide : règles, glossaire, leçons

pages-guide = Guide du jeu
pages-guide-learn = Apprendre en 3 minutes
pages-guide-rules = Règles
pages-guide-cards = Cartes
pages-guide-learn-of = { $game } : apprendre en 3 minutes
pages-guide-rules-of = { $game } : les règles
pages-guide-cards-of = { $game } : toutes les cartes
pages-guide-contents = Chapitres
pages-guide-close = Fermer le guide
pages-guide-first-edition = Seulement dans la première édition
pages-guide-setup-arboretum = Le début à deux : la pioche, une place pour la défausse de chacun, six espèces en jeu, sept cartes dans votre main.
pages-guide-turn-arboretum = Un tour : deux cartes ont été prises, et le chêne 5 va être planté à côté d’un de vos arbres. Ensuite, vous défaussez une carte.
pages-guide-setup-canopee = Le début à deux : des piles de croissance d’une, deux et trois cartes, la pioche de la première saison, et un tronc de départ dans chaque forêt. Vous regardez la première pile.
pages-guide-turn-canopee = Un tour : la première pile a été laissée et compte maintenant deux cartes. Vous regardez la deuxième, à prendre ou à laisser aussi.
pages-guide-setup-canopy-first = Le début : des piles de croissance d’une, deux et trois cartes, et la pioche de la première saison. Les forêts sont encore vides.
pages-guide-turn-canopy-first = Un tour : la première pile a été laissée et compte maintenant deux cartes. Vous regardez la deuxième, à prendre ou à laisser aussi.
pages-guide-setup-canopy-city = Le début à trois : deux fondations libres devant chacun, et sept cartes dans votre main.
pages-guide-turn-canopy-city = Un tour : la carte choisie va sur la fondation libre, ou à côté, face cachée, comme nouvelle fondation. Les autres cartes passent au voisin.
pages-guide-setup-rainforest = Le début à deux : cinq zones, chacune avec ses jetons et la première tuile de sa pile, et les zones protégées de la partie. Votre totem est le singe.
pages-guide-turn-rainforest = Un tour : la tuile de la zone jaune attend dans votre clairière, et vous y avez pris les deux singes. Ils complètent la tuile.

pages-cards-search = Chercher
pages-cards-search-go = Trouver
pages-cards-found = { $count ->
    [0] Rien trouvé. Essayez un mot plus court.
    [one] { $count } entrée
   *[other] { $count } entrées
}
pages-cards-source-rulebook = D’après le livret
pages-cards-source-card-face = Comme imprimé sur la carte
pages-cards-source-reconstruction = Reconstitution
pages-cards-copies = { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
}
pages-cards-copies-germination = { $deck } dans la pioche, { $germination } en Germination
pages-cards-copies-players = { $low } à trois joueurs, { $high } à six
pages-cards-each-season = Une par saison
pages-cards-solo = Quand vous jouez seul
pages-cards-one-a-player = Un par joueur
pages-cards-two-a-player = Deux par joueur
pages-cards-unlimited = Autant qu’il en faut
pages-cards-species = Espèces
pages-cards-trees = Arbres
pages-cards-plants = Plantes et graines
pages-cards-weather = Météo
pages-cards-threats = Menaces
pages-cards-animals = Animaux
pages-cards-seasons = Saisons changeantes
pages-cards-buildings = Bâtiments
pages-cards-guilds = Guildes
pages-cards-tokens = Jetons espèce
pages-cards-tiles = Tuiles
pages-cards-zones = Zones protégées
pages-cards-totems = Totems
pages-cards-others = Et aussi

pages-cards-arboretum-species = Lettre { $letter }. Huit arbres, de rang 1 à 8. Qui en a le plus en main à la fin peut compter un sentier de cette espèce.
pages-cards-arboretum-tree = Un point dans un sentier. En main, elle compte { $rank } pour le droit de compter son espèce.
pages-cards-arboretum-one = Un sentier qui commence par elle rapporte un point de plus. Dans votre main, elle annule le 8 d’un autre joueur.
pages-cards-arboretum-eight = Un sentier qui finit par elle rapporte deux points de plus. En main, elle ne compte pas si un autre joueur a le 1.
pages-cards-canopee-active = { $points ->
    [0] Aucun point à la fin de la partie.
    [one] { $points } point à la fin de la partie.
   *[other] { $points } points à la fin de la partie.
}
pages-cards-canopee-mate = { $alone } points à la fin de la partie, { $pair } à côté de son partenaire.
pages-cards-canopee-award = Pour l’arbre complet le plus haut qui n’en a pas encore : 3, 4 ou 5 points à la première, deuxième ou troisième saison à deux.
pages-cards-canopee-spirit = Votre rival quand vous jouez seul. Il prend la pile qui a le plus de cartes cachées et fait pousser sa forêt selon des règles fixes.
pages-cards-city-value = { $type }, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
pages-cards-city-value-plain = Sans type, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
pages-cards-city-effect = { $when } { $what }
pages-cards-city-foundation-name = Fondation de départ
pages-cards-city-foundation = Le premier bâtiment d’une pile s’y pose. Les autres fondations sont des cartes posées face cachée contre de l’or.
pages-cards-city-gold = Paie les fondations et certains effets. Deux or valent un point à la fin.
pages-cards-city-prestige = Un point à la fin.
pages-cards-rainforest-token = Remplit un cercle de tuile qui demande sa couleur, son animal, ou rien de particulier.
pages-cards-rainforest-tile-name = Tuile { $tile }
pages-cards-rainforest-tile = Couleurs : { $colours }. Points : { $points }. Cercles : { $needs }.
pages-cards-rainforest-zone = Pour { $size } tuiles reliées de sa couleur : multiplie par { $factor } les points de l’une d’elles.
pages-cards-rainforest-totem-name = Totem : { $animal }
pages-cards-rainforest-totem = Chaque jeton de cet animal dans votre jungle rapporte un point.
pages-cards-rainforest-balance-name = Équilibre
pages-cards-rainforest-balance = Pour les cinq couleurs dans votre jungle : deux points par tuile posée ensuite.
pages-cards-rainforest-binoculars-name = Jumelles
pages-cards-rainforest-binoculars = La personne qui les détient a commencé la partie ; la dernière manche s’arrête avant son tour.

pages-learn-try = À vous : essayez ce qui brille.
pages-learn-again = Essayer autre chose
pages-learn-back = Retour
pages-learn-on = Continuer
pages-learn-steps = Étapes de la leçon

pages-learn-arboretum-1-title = Sept cartes, deux usages
pages-learn-arboretum-1 = Vous seul voyez ces cartes. Les arbres plantés forment des sentiers, et les sentiers rapportent des points. Mais un sentier ne compte que pour qui a encore en main, à la fin, le plus de son espèce. Chaque bonne carte voudrait donc être à deux endroits.
pages-learn-arboretum-2-title = Prenez deux cartes
pages-learn-arboretum-2 = Un tour commence par deux prises, l’une après l’autre : dans la pioche, ou sur le dessus de n’importe quelle défausse. Deux manches sont jouées, et votre voisin vient de défausser un chêne 5.
pages-learn-arboretum-2-good = Bien vu : le chêne 5 prolonge votre chêne 1, et votre voisin ne l’aura pas en main contre vous.
pages-learn-arboretum-2-other = C’est permis. Mais le chêne 5 prolonge votre chêne 1, et il était à prendre.
pages-learn-arboretum-3-title = Plantez-en une
pages-learn-arboretum-3 = Un sentier monte d’arbre en arbre, chacun à côté du précédent et d’un rang plus élevé ; il commence et finit par la même espèce. Vous plantez le chêne 5. Où forme-t-il le plus long sentier ?
pages-learn-arboretum-3-good = Chêne 1, érable 3, chêne 5 : un sentier de trois arbres. Entre les deux bouts, toutes les espèces conviennent.
pages-learn-arboretum-3-other = Chêne 1 et chêne 5 font un sentier de deux arbres. À côté de l’érable 3, il en aurait eu trois.
pages-learn-arboretum-4-title = Défaussez-en une
pages-learn-arboretum-4 = À la fin du tour, une carte va face visible sur votre défausse, et il vous en reste sept. Votre sentier est un sentier de chênes. De quelle carte pouvez-vous vous passer ?
pages-learn-arboretum-4-good = Le chêne 6 et le chêne 8 restent en main : quatorze pour le droit de compter les chênes.
pages-learn-arboretum-4-other = Attention : ce sont les chênes de votre main qui permettent de compter ce sentier, et votre voisin peut ramasser ce que vous défaussez.
pages-learn-arboretum-5-title = Ce que vaut un sentier
pages-learn-arboretum-5 = Un point par arbre, un de plus s’il commence par un 1, deux de plus s’il finit par un 8. Un sentier d’au moins quatre arbres d’une seule espèce rapporte deux points par arbre. Voici ce que promet votre jardin :
pages-learn-arboretum-6-title = Le reste en bref
pages-learn-arboretum-6 = La partie finit avec le tour où la pioche s’épuise. Tous montrent leur main et, espèce par espèce, la plus grande somme donne le droit de compter un sentier. Attention : un 8 ne compte pas si quelqu’un d’autre a le 1. Le plus de points l’emporte.

pages-learn-canopee-1-title = Trois piles
pages-learn-canopee-1 = Au milieu poussent trois piles cachées. À votre tour, vous regardez la première : prenez-la, ou laissez-la et regardez la suivante. Ici, c’est une fougère.
pages-learn-canopee-1-good = Les deux se valent. Une pile laissée grandit d’une carte cachée, et vous vous souvenez de ce que vous y avez vu.
pages-learn-canopee-2-title = Tout ou rien
pages-learn-canopee-2 = Dans notre partie, vous avez laissé la fougère. La deuxième pile contient deux troncs. Qui prend une pile la prend tout entière, et qui laisse les trois doit piocher une carte à l’aveugle.
pages-learn-canopee-2-good = Deux troncs : un grand arbre commence.
pages-learn-canopee-2-other = C’est permis, mais vos troncs feront le bonheur du voisin.
pages-learn-canopee-3-title = Les arbres
pages-learn-canopee-3 = Un tronc commence un arbre, ou agrandit un arbre incomplet. Où va celui-ci ?
pages-learn-canopee-3-good = Un arbre plus haut rapporte plus une fois complet, et le plus haut gagne une récompense.
pages-learn-canopee-3-other = Deux arbres à la fois : il faudra une canopée à chacun.
pages-learn-canopee-4-title = Une canopée
pages-learn-canopee-4 = Une manche plus tard, la première pile a grandi : votre fougère, une maladie dont votre voisin n’a pas voulu, et une canopée ×2. Sans canopée, un arbre ne rapporte rien. Prenez-vous la maladie avec ?
pages-learn-canopee-4-good = Bonne affaire : votre arbre est complet, et une seule maladie ne fait aucun mal. Deux vous coûteraient des animaux.
pages-learn-canopee-4-other = Courageux. Maintenant, c’est votre voisin qui peut achever un arbre.
pages-learn-canopee-5-title = Ce que cela vaut
pages-learn-canopee-5 = Quand la pioche et les piles sont épuisées, la saison est finie et l’on compte la forêt : la valeur des troncs, le nombre de la canopée pour chaque tronc, et ce que rapportent plantes et météo. Voici ce que la vôtre rapporterait :
pages-learn-canopee-6-title = Le reste en bref
pages-learn-canopee-6 = Les fougères comptent en nombre impair, les bromélias de préférence par deux, pluie et soleil par paires. Deux feux brûlent des plantes, deux maladies coûtent des animaux, une sécheresse prend aussitôt une carte. Les graines donnent de nouvelles cartes en fin de saison. Les animaux vous aident une fois par saison et comptent à la fin de la partie. Après chaque saison, seuls restent arbres et animaux. Le plus de points l’emporte.

pages-learn-city-1-title = Tout le monde choisit
pages-learn-city-1 = Chacun a sept cartes et en choisit une, tous en même temps. Les autres passent au voisin. Une carte a une valeur, et la plupart ont un effet. Laquelle prenez-vous ?
pages-learn-city-1-good = Tout est montré à la fois, et les mains ont circulé : ce que vous avez laissé, votre voisin le voit maintenant.
pages-learn-city-2-title = Bâtiment ou fondation ?
pages-learn-city-2 = Dans notre partie, les Baraques de planches vous ont donné trois or. Vous avez maintenant choisi l’Entrepôt à marée haute. Le bâtir sur votre fondation libre, ou le poser face cachée comme nouvelle fondation, pour deux or ?
pages-learn-city-2-good = Il est debout, et deux or attendent sur sa pile : à vous dès qu’un autre bâtiment viendra dessus.
pages-learn-city-2-other = De la place pour bâtir, c’est précieux, mais l’entrepôt et son effet sont perdus.
pages-learn-city-3-title = De plus en plus haut
pages-learn-city-3 = Aucune fondation n’est plus libre. Un bâtiment en recouvre alors un autre, qui ne compte plus. Vous recevez pour cela un or, et les cubes de la pile. Où va le Belvédère ?
pages-learn-city-3-good = Les Baraques valaient 0 point et avaient fait leur travail : rien de perdu, un or de gagné.
pages-learn-city-3-other = C’est possible aussi. Les Baraques valent 0 : les recouvrir n’aurait rien coûté.
pages-learn-city-4-title = Ce que cela vaut
pages-learn-city-4 = Seul ce qui se voit compte à la fin : la valeur des toits, un point par prestige, un point pour deux or. Les cubes restés sur les piles ne comptent pas. Voici votre cité :
pages-learn-city-5-title = Le reste en bref
pages-learn-city-5 = Trois cycles de sept cartes ; les mains passent à gauche, puis à droite, puis encore à gauche. Certains effets viennent à la fin de chaque cycle, d’autres à la fin de la partie, et seulement ceux des bâtiments visibles. Une fondation coûte deux, trois puis quatre or selon le cycle. Les guildes attendent votre deuxième partie. Le plus de points l’emporte.

pages-learn-rainforest-1-title = Cinq zones
pages-learn-rainforest-1 = Chaque zone a des jetons animaux et une tuile. À votre tour, vous choisissez une zone. Voyez la jaune : sa tuile demande deux singes. Votre totem est aussi le singe.
pages-learn-rainforest-1-good = Il faut deux singes, et deux singes sont là.
pages-learn-rainforest-1-other = C’est permis : chacune a sa tuile et ses animaux. La jaune aurait convenu tout de suite.
pages-learn-rainforest-2-title = La tuile
pages-learn-rainforest-2 = Gardez-la dans votre clairière, qui a trois places, ou remettez-la sous sa pile.
pages-learn-rainforest-2-good = Elle attend dans votre clairière que chaque cercle ait son jeton.
pages-learn-rainforest-2-other = La voilà sous la pile. Vous prenez des animaux quand même.
pages-learn-rainforest-3-title = Les animaux
pages-learn-rainforest-3 = Dans la même zone, prenez tous les jetons d’une couleur, ou tous ceux d’un animal.
pages-learn-rainforest-3-good = Juste ce que demande la tuile.
pages-learn-rainforest-3-other = Bons à prendre aussi, mais votre tuile demande des singes. Deux jetons peuvent être gardés pour plus tard.
pages-learn-rainforest-4-title = Remplissez la tuile
pages-learn-rainforest-4 = Un cercle demande une couleur, un animal, ou rien de particulier. Posez ce qui convient.
pages-learn-rainforest-4-good = Un cercle est rempli ; le second singe complète la tuile.
pages-learn-rainforest-4-other = Rien n’oblige à poser, et deux jetons peuvent être gardés pour les tours suivants.
pages-learn-rainforest-5-title = Votre jungle
pages-learn-rainforest-5 = Une tuile complète rejoint votre jungle, un carré de neuf. Elle rapporte ses points, et un de plus pour chaque jeton posé qui est votre totem :
pages-learn-rainforest-6-title = Le reste en bref
pages-learn-rainforest-6 = Trois ou quatre tuiles d’une couleur, reliées par les côtés, valent une zone protégée, qui double ou triple l’une d’elles. Avec les cinq couleurs vient l’équilibre : deux points par tuile suivante. La neuvième tuile d’une jungle annonce la dernière manche. Le plus de points l’emporte.
## La feuille de score

pages-pad = Feuille de score
pages-pad-line = Vous jouez avec la vraie boîte ? Touchez ce qu’il y a sur la table à la fin, et lisez le score.
pages-pad-of = { $game } : feuille de score
pages-pad-no-game = Il n’y a pas de feuille de score pour un tel jeu.
pages-pad-no-code = Ce lien vers une feuille de score est abîmé ou trop long. Ouvrez une nouvelle feuille, ou demandez le lien à nouveau.
pages-pad-no-tap = Ce bouton ne convient pas à la feuille telle qu’elle est. Revenez en arrière et réessayez.
pages-pad-no-saved = Aucun score n’est enregistré à cette adresse. Il manque peut-être une lettre au lien.
pages-pad-done = Terminé
pages-pad-less = { $what } : { $by } de moins
pages-pad-more = { $what } : { $by } de plus
pages-pad-seats = Joueurs
pages-pad-players = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}
pages-pad-tab = { $points ->
    [one] { $name } : { $points } point
   *[other] { $name } : { $points } points
}
pages-pad-tab-wrong = { $name } : quelque chose ne va pas
pages-pad-tab-bare = { $name }
pages-pad-table = La table
pages-pad-names = Noms
pages-pad-names-keep = Utiliser ces noms
pages-pad-sheet = Score
pages-pad-wrong = Pas encore de score, car quelque chose est impossible :
pages-pad-untouched = Rien n’est encore noté.
pages-pad-save = Enregistrer et partager
pages-pad-save-help = Vous recevez un lien court. L’adresse de cette page mène aussi à la feuille.
pages-pad-link = Lien vers ce score
pages-pad-correct = Corriger
pages-pad-new = Commencer une nouvelle feuille
pages-pad-none = Aucune

pages-pad-garden = Arboretum
pages-pad-garden-help = Touchez la place et choisissez le premier arbre ; les places autour s’ouvrent ensuite.
pages-pad-species = Espèces
pages-pad-free-at = Place libre, colonne { $x }, rangée { $y }
pages-pad-tree-at = { $card }, colonne { $x }, rangée { $y }
pages-pad-tree-which = Quel arbre se trouve ici ?
pages-pad-remove-tree = Retirer cet arbre
pages-pad-tree-holds = Les autres arbres tiennent à celui-ci : retirez-les d’abord, ou choisissez une autre carte.
pages-pad-hand = Main : { $cards } cartes sur { $most }
pages-pad-hand-edit = Choisir les cartes en main
pages-pad-hand-which = Quelles cartes sont en main ?

pages-pad-totem = Totem
pages-pad-totem-first = Choisissez le totem, et la jungle s’ouvre.
pages-pad-jungle = Jungle
pages-pad-jungle-help = Dans l’ordre où les tuiles ont été posées : d’en bas à gauche jusqu’en haut à droite.
pages-pad-tile = Tuile { $tile }, { $colours }. Points : { $points }, totems : { $totems }, zone protégée : { $token }
pages-pad-next-tile = Poser la tuile { $tile }
pages-pad-tile-which = Comment est la tuile { $tile } ?
pages-pad-tile-next = Tuile suivante
pages-pad-remove-tile = Retirer cette tuile
pages-pad-no-points = Combien de points ?
pages-pad-colours = Couleurs
pages-pad-points = Points imprimés
pages-pad-totems = Totems dessus
pages-pad-token = Zone protégée

pages-pad-end = Que compte-t-on ?
pages-pad-end-season = Fin de la saison { $season }
pages-pad-end-game = Fin de la partie
pages-pad-season-card = Carte Saison
pages-pad-forest-help = La forêt telle qu’elle est une fois réglés les animaux, les graines et les menaces de la fin de saison.
pages-pad-before = Points des saisons précédentes
pages-pad-trees = Arbres
pages-pad-tree-new = Nouvel arbre
pages-pad-stem-which = Arbre { $tree }
pages-pad-trunk = Tronc { $value }
pages-pad-canopy = Canopée
pages-pad-canopy-none = Pas encore de canopée
pages-pad-scored = Compté à une saison précédente
pages-pad-awarded = A déjà été le plus grand
pages-pad-plants = Plantes
pages-pad-weather = Pluie et soleil
pages-pad-animals = Animaux
pages-pad-threats = Menaces et graines

pages-pad-city-help = La cité après le troisième cycle, avant les effets de fin de partie : ceux-ci sont appliqués pour vous, au mieux.
pages-pad-piles = Piles
pages-pad-pile = Pile { $pile }, en partant du haut : { $cards }
pages-pad-pile-bare = Pile { $pile }, une fondation nue
pages-pad-pile-new = Nouvelle fondation
pages-pad-pile-which = Qu’y a-t-il sur la pile { $pile } ?
pages-pad-remove-pile = Retirer cette fondation
pages-pad-under = +{ $cards } dessous
pages-pad-under-which = Dessous, en partant du haut : { $cards }
pages-pad-unbuild = Retirer { $card }
pages-pad-cube-gold = Or sur cette pile
pages-pad-cube-prestige = Prestige sur cette pile
pages-pad-types = Types de bâtiments
pages-pad-type-none = Autres
pages-pad-plays = Les 21 cartes de cette cité sont posées.
pages-pad-guild = Guilde
pages-pad-guild-none = Pas de guilde
pages-pad-printed-help = Votre boîte a des cartes qui ne sont pas dans la liste ? Additionnez les points de celles qui sont visibles, avec ce que rapportent leurs effets, et notez-les ici.
## Le nom du lecteur

pages-own-name = Votre nom
pages-own-name-keep = Le retenir
## La table s’explique

pages-why-not = Pourquoi pas ?
pages-coach = Guide
pages-coach-help = Deux phrases à côté de chaque sorte de décision, la première fois qu’elle se présente.
pages-coach-off = Masquer les conseils
pages-keys = Touches
pages-keys-arrows = parcourir les choix qui brillent
pages-keys-enter = choisir
pages-keys-tab = parcourir toute la page
pages-keys-undo = reprendre
pages-keys-log = replier et déplier ce qui s’est passé
pages-keys-escape = ranger la grande carte
pages-keys-help = cette feuille
pages-close = Fermer
pages-rule-read = Lire la règle
pages-sound = Sons
pages-skip-telling = Aller au résultat
pages-arboretum-about-1 = Un sentier qui commence par elle rapporte un point de plus. En main, elle annule le 8 de son espèce chez les autres.
pages-arboretum-about-8 = Un sentier qui finit par elle rapporte deux points de plus. En main, elle compte 8, sauf si quelqu’un d’autre tient le 1.
pages-canopee-about-have = { $cards ->
    [0] Vous n’en avez aucune.
    [one] Vous en avez une.
   *[other] Vous en avez { $cards }.
}
pages-canopee-about-more = Une de plus pour vous maintenant : { $points }
pages-canopee-about-crown = Sur votre meilleur arbre, elle rapporterait { $points } points en tout.
pages-canopee-about-no-tree = Vous n’avez aucun arbre qui pousse : elle serait défaussée.
pages-city-about-effect = { $when } { $what }
pages-city-about-points = { $type }. { $points ->
    [0] Aucun point
    [one] Un point
   *[other] { $points } points
} s’il est visible à la fin.
pages-city-about-no-type = Sans type
pages-city-about-worth = Construit maintenant au meilleur endroit : { $points } à la fin, en l’état
pages-rainforest-about-tile-name = Tuile { $tile }
pages-rainforest-about-tile = { $left ->
    [0] Tous ses cercles sont remplis.
   *[other] Cercles libres : { $left }. Vos jetons peuvent en remplir { $fits }.
}
pages-rainforest-about-token = { $tiles ->
    [0] Aucune de vos tuiles en attente n’en a besoin.
    [one] Il convient à une de vos tuiles en attente.
   *[other] Il convient à { $tiles } de vos tuiles en attente.
}
pages-rainforest-about-zone = Il est pour le nombre qu’il montre de tuiles reliées de sa couleur. Posé sur l’une d’elles, il multiplie les points de cette tuile.

## Le guide : deux phrases pour chaque sorte de décision

pages-arboretum-prompt-draw-1-coach = À chaque tour, vous piochez deux cartes, en plantez une et en défaussez une. La pioche est une surprise ; une défausse montre ce que vous prenez, et aux autres ce que vous collectionnez.
pages-arboretum-prompt-draw-2-coach = Vous voyez la première carte avant de choisir la suite. La partie finit quand la pioche est vide : y piocher la raccourcit.
pages-arboretum-prompt-choose-coach = Un sentier monte de carte en carte, et commence et finit par la même espèce. Ce que vous plantez fait le sentier, ce que vous gardez en main décide qui le marque.
pages-arboretum-prompt-place-coach = Un arbre se plante au-dessus, au-dessous ou à côté d’un des vôtres, et ne bouge plus. Le nombre sur une place dit ce que vos sentiers y gagneraient.
pages-arboretum-prompt-discard-coach = Votre défausse est visible et chacun peut la prendre. Gardez ce qui vous donne le droit à une espèce, ou le refuse à un autre.
pages-arboretum-prompt-discard-last-coach = C’est la dernière défausse. Seule la plus haute somme d’une espèce en main marque son sentier : gardez ce qui l’emporte.
pages-rainforest-prompt-zone-coach = Vous recevez la tuile du dessus et des animaux de la zone. Cherchez ceux dont vos tuiles en attente ont besoin.
pages-rainforest-prompt-zone-last-coach = Après cette manche, on compte les points. Une tuile inachevée ne rapporte alors rien.
pages-rainforest-prompt-tile-coach = Trois tuiles peuvent attendre à la fois. Gardez-la si vous pouvez trouver ses animaux ; la remettre ne coûte rien.
pages-rainforest-prompt-tokens-coach = Vous prenez tous ceux d’une couleur ou tous ceux d’un animal, jamais un mélange. Deux jetons seulement restent chez vous à la fin du tour.
pages-rainforest-prompt-give-coach = Prendre le dernier jeton d’une zone est récompensé : échangez un de vos jetons contre n’importe lequel du plateau. Vous pouvez aussi ne rien faire.
pages-rainforest-prompt-get-coach = Prenez le jeton qui termine une tuile, s’il y en a un. Celui que vous proposez prend sa place.
pages-rainforest-prompt-place-coach = Un jeton se pose sur un cercle qui demande sa couleur ou son animal. Il y reste ; une tuile toute remplie rejoint votre jungle.
pages-rainforest-prompt-validate-coach = Les tuiles entrent dans la jungle à la suite, depuis le bas à gauche. Trois ou quatre d’une couleur qui se touchent forment une zone protégée : l’ordre compte.
pages-rainforest-prompt-bonus-coach = Le jeton multiplie les points de la tuile où il est posé : choisissez-en une riche. Une tuile n’en porte qu’un, et vous n’en avez qu’un par couleur.
pages-rainforest-prompt-reserve-1-coach = Deux jetons seulement restent chez vous entre les tours. Gardez ceux dont vos tuiles ont encore besoin.
pages-rainforest-prompt-reserve-2-coach = Un de plus peut rester. Les autres retournent dans le sac.
pages-canopee-ask-for-spirit-coach = L’Esprit suit ses propres règles, et ici elles permettent les deux. Choisissez pour lui comme il vous plaît.
pages-canopee-ask-before-coach = Certains animaux aident une fois par saison, avant que vous ne regardiez les piles. Si vous n’en avez pas besoin, commencez.
pages-canopee-ask-choose-coach = Prenez toute la pile ou laissez-la : elle grandit alors d’une carte et vous regardez la suivante. Après la dernière, il faut prendre ce qui vient.
pages-canopee-ask-leave-coach = Le goliath vous permet de laisser des menaces. Elles restent dans la pile pour la personne suivante.
pages-canopee-ask-hide-coach = Une carte cachée ne fait rien avant la fin de la saison. Cachez ce qui vous nuirait maintenant.
pages-canopee-ask-uncover-coach = Chaque népenthès cache une carte. Celle que vous révélez compte dès maintenant.
pages-canopee-ask-sky-put-coach = Vous êtes la seule personne à connaître cette carte. Posez-la où elle vous aide ou gêne les autres.
pages-canopee-ask-add-coach = Les troncs font monter un arbre, une canopée l’achève pour de bon. Une canopée doit se poser si l’un de vos arbres pousse encore.
pages-canopee-ask-target-drought-coach = Une sécheresse prend aussitôt une autre carte de votre forêt, puis s’en va elle-même. Donnez ce qui rapporte le moins.
pages-canopee-ask-target-ants-coach = Les fourmis emportent une carte de votre propre forêt. Envoyez-les sur un feu, une maladie ou une plante de trop.
pages-canopee-ask-target-lightning-coach = La foudre fait perdre des cartes aux deux. Donnez ce qui rapporte le moins.
pages-canopee-ask-target-fungi-coach = Le champignon et cette carte quittent votre forêt, et vous en piochez une. Choisissez ce qui ne rapporte rien.
pages-canopee-ask-target-fire-coach = Les feux brûlent des plantes à la fin de la saison. Donnez celles qui coûtent le moins ; une fougère peut rendre le nombre impair.
pages-canopee-ask-target-disease-coach = Les maladies prennent des animaux à la fin de la saison. Un compagnon seul est souvent la plus petite perte.
pages-canopee-ask-target-blight-coach = Le flétrissement prend une plante de votre plus grand groupe. À égalité, vous choisissez lequel.
pages-canopee-ask-storm-at-coach = La foudre frappe vous et quelqu’un d’autre. Pensez à qui a le plus à perdre, ou à gagner.
pages-canopee-ask-storm-coach = Les deux piochent deux cartes, ou les deux en défaussent deux. Ce qui vous profite profite aussi à l’autre.
pages-canopee-ask-pick-coach = Vous gardez une de ces cartes. Les autres s’en vont.
pages-canopee-ask-offer-to-coach = Quelqu’un d’autre se voit offrir la carte que vous ne gardez pas. On peut la refuser.
pages-canopee-ask-answer-coach = La carte est à vous si vous la voulez. Refusée, elle est défaussée.
pages-canopee-ask-passed-all-coach = Vous avez laissé toutes les piles : vous piochez la première carte sans la voir. Le paresseux en piocherait deux.
pages-canopee-ask-after-coach = Certaines cartes aident à la fin du tour. Continuez si vous n’en avez pas besoin.
pages-canopee-ask-wild-coach = La saison va être comptée. Fourmis et papillons peuvent agir avant.
pages-canopee-ask-jaguar-at-coach = Le jaguar prend au hasard un animal de cette forêt. Voyez où la perte ferait le plus mal.
pages-canopee-ask-seed-pick-coach = Vos graines regardent des cartes de germination, et vous pouvez en ajouter une par graine. Elles comptent encore cette saison.
pages-canopee-ask-steal-from-coach = Cette saison, le plus grand arbre rapporte un animal au lieu de points. Cherchez le compagnon d’un des vôtres.
pages-canopee-ask-steal-coach = Il rejoint votre forêt avec son pouvoir. Un couple vaut plus que deux inconnus.
pages-canopee-ask-hunting-coach = Quatre points sont le prix de la paix. Sinon, le hasard prend un de vos animaux.
pages-canopee-ask-rot-coach = Chaque arbre qui pousse perd un tronc et rapporte sa valeur. L’arbre baisse d’un cran.
pages-city-ask-guild-coach = Une guilde vous accompagne toute la partie. Prenez celle qui convient à votre façon de jouer.
pages-city-ask-pick-coach = Chacun choisit en même temps et en secret ; les autres cartes passent à votre voisin. Vous pouvez changer d’avis tant que tous n’ont pas choisi.
pages-city-ask-play-coach = Seul le bâtiment du dessus d’une pile compte à la fin ; en couvrir un rapporte une pièce d’or, mais les fondations libres passent d’abord. Face cachée, la carte est une nouvelle fondation.
pages-city-ask-order-coach = Vos effets se suivent dans l’ordre que vous voulez. Faites venir l’or avant ce qui en demande.
pages-city-ask-use-coach = Cet effet peut servir ou non. Si vous le laissez, il est perdu pour cette fois.
pages-city-ask-offer-coach = Votre guilde peut agir maintenant. Vous pouvez attendre un meilleur moment.
pages-city-ask-branch-coach = Vous recevez l’un ou l’autre, pas les deux. Deux pièces d’or valent un point à la fin ; le prestige en vaut un chacun.
pages-city-ask-pay-coach = Ici, l’or achète quelque chose. Deux pièces valent un point à la fin : comparez.
pages-city-ask-from-coach = Le bâtiment va sur une autre pile et dévoile ce qui était dessous. Les cubes de sa pile sont à vous.
pages-city-ask-to-coach = Il se pose sur cette pile et couvre ce qui s’y trouve. Les cubes de cette pile sont à vous.
pages-city-ask-may-to-coach = Il se pose sur cette pile et couvre ce qui s’y trouve. Vous pouvez aussi le laisser en place.
pages-city-ask-rearrange-coach = Vous pouvez remettre les bâtiments d’une pile dans un autre ordre. Seul celui du dessus compte à la fin.
pages-city-ask-next-coach = Nommez les cartes de haut en bas. La première sera visible.
pages-city-ask-place-coach = Les cubes sur une pile ne sont pas encore à vous. Vous les ramassez en y bâtissant, en y déplaçant ou en la réarrangeant.

## Valeurs des options à la création d’une table

pages-option-named = Les nommer
pages-option-leave-out-random = au hasard
pages-option-species-random-6 = six, au hasard
pages-option-species-random-7 = sept, au hasard
pages-option-cards-base = jeu de base
pages-option-cards-plants = avec plantes et menaces avancées
pages-option-cards-wildlife = avec faune avancée
pages-option-cards-all = avec toutes les cartes avancées
pages-option-cards-diverse = faune variée
pages-option-spirit-easy = doux
pages-option-spirit-normal = selon la règle
pages-option-spirit-hard = sévère
pages-option-last-card-may-pass = on peut la refuser
pages-option-last-card-must-take = il faut la prendre
pages-option-orphan-canopy-discard = elle est défaussée aussi
pages-option-orphan-canopy-forbid = son dernier tronc reste
pages-option-tied-start-after-last = après la dernière pile prise
pages-option-tied-start-random = au hasard
pages-option-totems-random = distribués au hasard
pages-option-protected-zones-random = tirées au hasard
pages-option-decline-for-the-larger = seulement pour le plus grand
pages-option-decline-always = toujours
pages-option-empty-pile-open = on peut la choisir
pages-option-empty-pile-closed = on ne peut pas la choisir
pages-option-empty-bag-play-on = on continue
pages-option-empty-bag-last-round = dernière manche
pages-option-guilds-off = sans guildes
pages-option-guilds-dealt = distribuées
pages-option-guilds-chosen = choisies à tour de rôle
pages-option-play-order-collect-first = cubes et or d’abord
pages-option-play-order-effect-first = effet d’abord
pages-option-supply-unlimited = sans limite
pages-option-supply-box = ce que contient la boîte
pages-option-cards-help = Plantes et menaces avancées, animaux avancés à la place des autres, ou les deux ; la faune variée se joue avec six ou sept espèces.
pages-option-species-help = Pour la faune variée : six ou sept espèces, tirées ou nommées.
pages-option-spirit-help = Pour une personne seule : un Esprit doux vous laisse un tronc de départ, un Esprit sévère en a un de plus.
pages-option-last-card-help = Quand il ne reste qu’une carte, peut-on refuser la dernière pile et ne rien prendre ?
pages-option-orphan-canopy-help = Que devient une canopée dont le dernier tronc est défaussé ?
pages-option-tied-start-help = Qui commence la saison suivante en cas d’égalité ?
pages-option-decline-help = Peut-on refuser une zone protégée ? Un refus est définitif.
pages-option-empty-pile-help = Peut-on encore choisir une zone sans tuiles pour ses jetons ?
pages-option-empty-bag-help = Quand le sac est vide, on remplit le plateau tant qu’on peut. Et ensuite ?
pages-option-protected-zones-red-3 = rouge, trois tuiles
pages-option-protected-zones-red-4 = rouge, quatre tuiles
pages-option-protected-zones-yellow-3 = jaune, trois tuiles
pages-option-protected-zones-yellow-4 = jaune, quatre tuiles
pages-option-protected-zones-green-3 = verte, trois tuiles
pages-option-protected-zones-green-4 = verte, quatre tuiles
pages-option-protected-zones-purple-3 = violette, trois tuiles
pages-option-protected-zones-purple-4 = violette, quatre tuiles
pages-option-protected-zones-blue-3 = bleue, trois tuiles
pages-option-protected-zones-blue-4 = bleue, quatre tuiles

## Qui est assis où

pages-status-closed = L’hôte de ce serveur a fermé cette table.
pages-notice-sits = { $seat } a pris place
pages-notice-bot = Un robot joue pour { $seat }
pages-notice-back = { $seat } joue de nouveau
pages-notice-open = L’hôte a ouvert la place de { $seat } à quelqu’un d’autre
pages-hidden = Les mains restent cachées
pages-hidden-help = Une fois la partie finie, personne ne peut regarder la main des autres.
pages-absence = Si quelqu’un s’en va
pages-absence-minutes = { $minutes ->
    [60] au bout d’une heure
    [1440] au bout d’un jour
   *[other] au bout de { $minutes } minutes
}
pages-absence-help = Après une telle absence, vous pouvez laisser jouer un robot à la place de la personne absente ou inviter quelqu’un d’autre.

## La même personne sur un autre appareil

pages-device = Utiliser sur un autre appareil
pages-device-line = Vos places et vos tables appartiennent à ce navigateur. Avec un code, un autre devient aussi le vôtre.
pages-device-code = Afficher un code
pages-device-again = Un autre code
pages-device-there = Sur l’autre appareil, ouvrez { $address } et tapez :
pages-device-minutes = Il sert une seule fois, pendant { $minutes } minutes. Qui le tape devient vous : ne le montrez à personne d’autre.
pages-device-have = J’ai un code d’un autre appareil
pages-device-enter = Un code d’un autre appareil
pages-device-type = Le code
pages-device-enter-go = C’est moi
pages-device-known = Ce navigateur a déjà ses propres tables. Elles ne sont pas perdues tant qu’un autre de vos appareils les connaît, mais vous verrez ici celles de l’autre appareil.
pages-device-others = Un appareil perdu ?
pages-device-others-line = Tous vos autres appareils sont déconnectés d’un coup. Celui-ci reste connecté.
pages-device-others-go = Déconnecter mes autres appareils
pages-record-why = Cette partie a été jouée selon une version plus ancienne des règles ({ $rules }), que ce serveur ne connaît plus. Voici comment elle s’est passée.
pages-record-won = a gagné

## Qui exploite le serveur

pages-operator-trouble = Le serveur n’a pas pu le faire : { $error }
pages-operator-missing = Il n’y a rien de ce nom.
pages-operator-token = Le jeton de l’exploitant manque ou n’est pas le bon.
pages-operator-running = Cette partie n’est pas finie : personne d’autre n’a à voir les mains. Une sauvegarde garde la partie.
pages-operator-who = { $who } n’est ni une personne, ni une adresse, ni un réseau (comme 203.0.113.0/24).
pages-operator-long = Une annonce a au plus { $most } caractères.
