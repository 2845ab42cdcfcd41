## Canopée : le plateau

canopee-ui-season = Saison { $season } sur { $of }
canopee-ui-deck = { $cards ->
    [0] pioche vide
    [one] une carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
canopee-ui-piles = Piles de croissance
canopee-ui-pile = Pile { $pile }
canopee-ui-pile-far = Hors de votre portée
canopee-ui-pile-centre = au centre
canopee-ui-pile-between = { $one } et { $other }
canopee-ui-pile-yours = vous la regardez
canopee-ui-pile-theirs = { $name } la regarde
canopee-ui-cards = { $cards ->
    [0] vide
    [one] une carte
   *[other] { $cards } cartes
}
canopee-ui-known-to-others = { $cards ->
    [one] d’autres en connaissent une carte
   *[other] d’autres en connaissent { $cards } cartes
}
canopee-ui-threats-inside = { $cards ->
    [one] dont une menace
   *[other] dont { $cards } menaces
}
canopee-ui-drawn = Piochées
canopee-ui-germination = Germination
canopee-ui-top = Carte du dessus
canopee-ui-points = { $points } points
canopee-ui-points-help = Points si la partie finissait maintenant
canopee-ui-complete = { $trees ->
    [0] aucun arbre complet
    [one] un arbre complet
   *[other] { $trees } arbres complets
}
canopee-ui-tree = Arbre { $tree } : { $height ->
    [one] un tronc
   *[other] { $height } troncs
}, encore en croissance, { $trunks } sur les troncs
canopee-ui-tree-complete = Arbre { $tree } : { $height ->
    [one] un tronc
   *[other] { $height } troncs
} pour { $trunks }, canopée ×{ $canopy } : { $points } points
canopee-ui-new-tree = nouvel arbre
canopee-ui-no-trees = Pas encore d’arbre
canopee-ui-award = A été le plus grand arbre d’une saison
canopee-ui-scored = Compté
canopee-ui-used = repos
canopee-ui-under-pitcher = { $cards ->
    [one] sous la sarracénie
   *[other] { $cards } sous les sarracénies
}
canopee-ui-under-hoatzin = { $cards ->
    [one] gardée par le hoatzin
   *[other] { $cards } gardées par le hoatzin
}
canopee-ui-adding = encore à placer
canopee-ui-glossary = Ce que font ces cartes
canopee-ui-before-you = Cartes devant vous
canopee-ui-worth = pour plantes, météo et animaux si vous la prenez
canopee-ui-do-boa = boa : la prendre
canopee-ui-do-leave = Goliath : la laisser
canopee-ui-do-hide = la cacher
canopee-ui-do-uncover = la révéler
canopee-ui-do-take = la prendre
canopee-ui-do-play = la jouer
canopee-ui-times = { $count } × { $card }
canopee-ui-memory-pile = Pile { $pile } : { $cards }{ $unknown ->
    [0] {""}
    [one] {" "}et une carte inconnue
   *[other] {" "}et { $unknown } cartes inconnues
}
canopee-ui-memory-pitcher = Sous vos sarracénies : { $cards }
canopee-ui-memory-hoatzin = Gardées par votre hoatzin : { $cards }
canopee-ui-memory-hoatzin-of = Gardées par le hoatzin de { $seat } : { $cards }

## Canopée : ce qui est demandé

canopee-ui-ask-for-spirit = Pour l’Esprit, c’est égal : { $what }
canopee-ui-ask-before = À vous. Regardez les piles, ou laissez d’abord un animal vous aider.
canopee-ui-ask-choose = Prendre cette pile, ou la laisser et regarder la suivante ?
canopee-ui-ask-leave = Quelles menaces l’araignée Goliath laisse-t-elle ?
canopee-ui-ask-hide = Cachez une carte sous votre sarracénie, ou continuez.
canopee-ui-ask-uncover = Les sarracénies sont pleines : quelle carte revient au jour ?
canopee-ui-ask-sky-put = Posez la carte du dessus sur une des piles.
canopee-ui-ask-add = Où pousse-t-elle ? Choisissez un arbre ou commencez-en un nouveau.
canopee-ui-ask-target-drought = Sécheresse : quelle carte sacrifiez-vous ?
canopee-ui-ask-target-ants = Fourmis : quelle carte emportent-elles ?
canopee-ui-ask-target-lightning = Foudre : quelle carte perdez-vous ?
canopee-ui-ask-target-fungi = Champignon : quelle autre carte défaussez-vous ?
canopee-ui-ask-target-fire = Feu : quelle plante brûle ?
canopee-ui-ask-target-disease = Maladie : quel animal perdez-vous ?
canopee-ui-ask-target-blight = Dégénérescence : quelle plante de votre plus grand groupe se fane ?
canopee-ui-ask-storm-at = La foudre ! Qui est frappé avec vous ?
canopee-ui-ask-storm = La foudre ! Piocher ou défausser ?
canopee-ui-ask-pick = Quelle carte prenez-vous ?
canopee-ui-ask-offer-to = À qui offrez-vous l’autre carte ?
canopee-ui-ask-answer = Une carte vous est offerte. La prenez-vous ?
canopee-ui-ask-passed-all = Vous avez laissé toutes les piles : piochez la carte du dessus, ou réveillez le paresseux.
canopee-ui-ask-after = Encore quelque chose avant la fin de votre tour ?
canopee-ui-ask-wild = La saison s’achève : employez vos fourmis ou vos papillons, ou continuez.
canopee-ui-ask-jaguar-at = Qui votre jaguar chasse-t-il ?
canopee-ui-ask-seed-pick = Vos graines germent : quelle carte gardez-vous ?
canopee-ui-ask-steal-from = Le plus grand arbre est à vous : à qui prenez-vous un animal ?
canopee-ui-ask-steal = Quel animal rejoint votre forêt ?
canopee-ui-ask-hunting = Les chasseurs sont là : payez-les, ou perdez un animal.
canopee-ui-ask-rot = Quel tronc pourrit ?

## Canopée : cartes de saison

canopee-ui-season-cleansing = Qui prend une pile avec une menace pioche une carte de plus.
canopee-ui-season-danger = En fin de saison, une seule menace de chaque sorte disparaît.
canopee-ui-season-diversity = Le plus d’espèces animales : 3 points.
canopee-ui-season-fecundity = Il y a une quatrième pile.
canopee-ui-season-hunting = À la fin, perdez un animal au hasard ou 4 points.
canopee-ui-season-leaves = À la fin, un point par espèce de plante.
canopee-ui-season-mating = Un nouveau couple d’animaux pioche deux cartes ; une peut être ajoutée.
canopee-ui-season-rot = À la fin, chaque arbre en croissance perd un tronc et en rapporte la valeur.
canopee-ui-season-sky = Prendre de la pluie ou du soleil montre la carte du dessus ; posez-la sur une pile.
canopee-ui-season-stature = Le plus grand arbre prend un animal à une autre forêt au lieu de points.
canopee-ui-season-symbiotes = Un arbre complété pioche deux cartes : gardez-en une, offrez l’autre.

## Canopée : ce que font les cartes

canopee-ui-help-fern = 2 points chacune si leur nombre est impair.
canopee-ui-help-bromelia = Une : 2 points. Deux : 7. Trois ou plus : −3.
canopee-ui-help-monstera = Trois ou plus : 8 points.
canopee-ui-help-philodendron = 8 points par trio.
canopee-ui-help-weather = Chaque paire de pluie et de soleil : 5 points.
canopee-ui-help-trunk = Élève un arbre et rapporte son nombre une fois l’arbre complet.
canopee-ui-help-canopy = Complète un arbre : son nombre pour chaque tronc.
canopee-ui-help-seed = En fin de saison, regardez des cartes germination et gardez-en une par graine.
canopee-ui-help-fire = Un : vos graines voient une carte de plus. Deux : vous perdez deux plantes. Trois : chacun en perd une.
canopee-ui-help-disease = Deux : vous perdez deux animaux. Trois : chacun en perd un.
canopee-ui-help-drought = Défaussez aussitôt une carte de votre forêt.
canopee-ui-help-blight = En fin de saison, vous perdez une plante de votre plus grand groupe.
canopee-ui-help-lightning = Un autre et vous piochez deux cartes, ou en défaussez deux chacun.
canopee-ui-help-mate = Plus de points avec son partenaire actif.
canopee-ui-help-boa = Refusez une pile, mais prenez-en une carte.
canopee-ui-help-frog = Avant de regarder : une carte sur chaque pile.
canopee-ui-help-ants = Défaussez une carte de votre forêt.
canopee-ui-help-kinkajou = Vos graines gardent une carte germination de plus.
canopee-ui-help-sloth = Après avoir laissé toutes les piles, piochez deux cartes.
canopee-ui-help-toucan = Avant votre tour, regardez une pile de votre choix.
canopee-ui-help-goliath = Prenez une pile, mais laissez ses menaces.
canopee-ui-help-hoatzin = Prenez une pile face cachée jusqu’à la fin de la saison.
canopee-ui-help-howler = Refusez une pile et défaussez-la.
canopee-ui-help-jaguar = Prend un animal au hasard en fin de saison.
canopee-ui-help-tamarin = Piochez une carte par arbre complet, ajoutez-en une.
canopee-ui-help-marmoset = Des points pour chaque hauteur différente de vos arbres complets.
canopee-ui-help-butterfly = En fin de saison, il devient une fougère, une bromélia ou un monstera que vous avez déjà.
canopee-ui-help-fungi = 1 point. Ou bien : défaussez-le avec une autre carte pour en piocher une.
canopee-ui-help-lianas = 1 point par arbre complet.
canopee-ui-help-orchid = 4 points, sauf si pluie et soleil ont deux cartes d’écart ou plus.
canopee-ui-help-pitcher = Cache une carte d’une pile prise jusqu’à la fin de la saison.
canopee-guide-setup = Le début à deux : des piles de croissance d’une, deux et trois cartes, la pioche de la première saison, et un tronc de départ dans chaque forêt. Vous regardez la première pile.
canopee-guide-turn = Un tour : la première pile a été laissée et compte maintenant deux cartes. Vous regardez la deuxième, à prendre ou à laisser aussi.
canopy-first-guide-setup = Le début : des piles de croissance d’une, deux et trois cartes, et la pioche de la première saison. Les forêts sont encore vides.
canopy-first-guide-turn = Un tour : la première pile a été laissée et compte maintenant deux cartes. Vous regardez la deuxième, à prendre ou à laisser aussi.
canopee-cards-copies-germination = { $deck } dans la pioche, { $germination } en Germination
canopee-cards-each-season = Une par saison
canopee-cards-solo = Quand vous jouez seul
canopee-cards-plants = Plantes et graines
canopee-cards-weather = Météo
canopee-cards-threats = Menaces
canopee-cards-animals = Animaux
canopee-cards-seasons = Saisons changeantes
canopee-cards-active = { $points ->
    [0] Aucun point à la fin de la partie.
    [one] { $points } point à la fin de la partie.
   *[other] { $points } points à la fin de la partie.
}
canopee-cards-mate = { $alone } points à la fin de la partie, { $pair } à côté de son partenaire.
canopee-cards-award = Pour l’arbre complet le plus haut qui n’en a pas encore : 3, 4 ou 5 points à la première, deuxième ou troisième saison à deux.
canopee-cards-spirit = Votre rival quand vous jouez seul. Il prend la pile qui a le plus de cartes cachées et fait pousser sa forêt selon des règles fixes.

canopee-learn-1-title = Trois piles
canopee-learn-1 = Au milieu poussent trois piles cachées. À votre tour, vous regardez la première : prenez-la, ou laissez-la et regardez la suivante. Ici, c’est une fougère.
canopee-learn-1-good = Les deux se valent. Une pile laissée grandit d’une carte cachée, et vous vous souvenez de ce que vous y avez vu.
canopee-learn-2-title = Tout ou rien
canopee-learn-2 = Dans notre partie, vous avez laissé la fougère. La deuxième pile contient deux troncs. Qui prend une pile la prend tout entière, et qui laisse les trois doit piocher une carte à l’aveugle.
canopee-learn-2-good = Deux troncs : un grand arbre commence.
canopee-learn-2-other = C’est permis, mais vos troncs feront le bonheur du voisin.
canopee-learn-3-title = Les arbres
canopee-learn-3 = Un tronc commence un arbre, ou agrandit un arbre incomplet. Où va celui-ci ?
canopee-learn-3-good = Un arbre plus haut rapporte plus une fois complet, et le plus haut gagne une récompense.
canopee-learn-3-other = Deux arbres à la fois : il faudra une canopée à chacun.
canopee-learn-4-title = Une canopée
canopee-learn-4 = Une manche plus tard, la première pile a grandi : votre fougère, une maladie dont votre voisin n’a pas voulu, et une canopée ×2. Sans canopée, un arbre ne rapporte rien. Prenez-vous la maladie avec ?
canopee-learn-4-good = Bonne affaire : votre arbre est complet, et une seule maladie ne fait aucun mal. Deux vous coûteraient des animaux.
canopee-learn-4-other = Courageux. Maintenant, c’est votre voisin qui peut achever un arbre.
canopee-learn-5-title = Ce que cela vaut
canopee-learn-5 = Quand la pioche et les piles sont épuisées, la saison est finie et l’on compte la forêt : la valeur des troncs, le nombre de la canopée pour chaque tronc, et ce que rapportent plantes et météo. Voici ce que la vôtre rapporterait :
canopee-learn-6-title = Le reste en bref
canopee-learn-6 = Les fougères comptent en nombre impair, les bromélias de préférence par deux, pluie et soleil par paires. Deux feux brûlent des plantes, deux maladies coûtent des animaux, une sécheresse prend aussitôt une carte. Les graines donnent de nouvelles cartes en fin de saison. Les animaux vous aident une fois par saison et comptent à la fin de la partie. Après chaque saison, seuls restent arbres et animaux. Le plus de points l’emporte.
canopee-pad-none = Aucune

canopee-pad-end = Que compte-t-on ?
canopee-pad-end-season = Fin de la saison { $season }
canopee-pad-end-game = Fin de la partie
canopee-pad-season-card = Carte Saison
canopee-pad-forest-help = La forêt telle qu’elle est une fois réglés les animaux, les graines et les menaces de la fin de saison.
canopee-pad-before = Points des saisons précédentes
canopee-pad-trees = Arbres
canopee-pad-tree-new = Nouvel arbre
canopee-pad-stem-which = Arbre { $tree }
canopee-pad-trunk = Tronc { $value }
canopee-pad-canopy = Canopée
canopee-pad-canopy-none = Pas encore de canopée
canopee-pad-scored = Compté à une saison précédente
canopee-pad-awarded = A déjà été le plus grand
canopee-pad-plants = Plantes
canopee-pad-weather = Pluie et soleil
canopee-pad-animals = Animaux
canopee-pad-threats = Menaces et graines
canopee-ui-about-have = { $cards ->
    [0] Vous n’en avez aucune.
    [one] Vous en avez une.
   *[other] Vous en avez { $cards }.
}
canopee-ui-about-more = Une de plus pour vous maintenant : { $points }
canopee-ui-about-crown = Sur votre meilleur arbre, elle rapporterait { $points } points en tout.
canopee-ui-about-no-tree = Vous n’avez aucun arbre qui pousse : elle serait défaussée.
canopee-ui-ask-for-spirit-coach = L’Esprit suit ses propres règles, et ici elles permettent les deux. Choisissez pour lui comme il vous plaît.
canopee-ui-ask-before-coach = Certains animaux aident une fois par saison, avant que vous ne regardiez les piles. Si vous n’en avez pas besoin, commencez.
canopee-ui-ask-choose-coach = Prenez toute la pile ou laissez-la : elle grandit alors d’une carte et vous regardez la suivante. Après la dernière, il faut prendre ce qui vient.
canopee-ui-ask-leave-coach = Le goliath vous permet de laisser des menaces. Elles restent dans la pile pour la personne suivante.
canopee-ui-ask-hide-coach = Une carte cachée ne fait rien avant la fin de la saison. Cachez ce qui vous nuirait maintenant.
canopee-ui-ask-uncover-coach = Chaque népenthès cache une carte. Celle que vous révélez compte dès maintenant.
canopee-ui-ask-sky-put-coach = Vous êtes la seule personne à connaître cette carte. Posez-la où elle vous aide ou gêne les autres.
canopee-ui-ask-add-coach = Les troncs font monter un arbre, une canopée l’achève pour de bon. Une canopée doit se poser si l’un de vos arbres pousse encore.
canopee-ui-ask-target-drought-coach = Une sécheresse prend aussitôt une autre carte de votre forêt, puis s’en va elle-même. Donnez ce qui rapporte le moins.
canopee-ui-ask-target-ants-coach = Les fourmis emportent une carte de votre propre forêt. Envoyez-les sur un feu, une maladie ou une plante de trop.
canopee-ui-ask-target-lightning-coach = La foudre fait perdre des cartes aux deux. Donnez ce qui rapporte le moins.
canopee-ui-ask-target-fungi-coach = Le champignon et cette carte quittent votre forêt, et vous en piochez une. Choisissez ce qui ne rapporte rien.
canopee-ui-ask-target-fire-coach = Les feux brûlent des plantes à la fin de la saison. Donnez celles qui coûtent le moins ; une fougère peut rendre le nombre impair.
canopee-ui-ask-target-disease-coach = Les maladies prennent des animaux à la fin de la saison. Un compagnon seul est souvent la plus petite perte.
canopee-ui-ask-target-blight-coach = Le flétrissement prend une plante de votre plus grand groupe. À égalité, vous choisissez lequel.
canopee-ui-ask-storm-at-coach = La foudre frappe vous et quelqu’un d’autre. Pensez à qui a le plus à perdre, ou à gagner.
canopee-ui-ask-storm-coach = Les deux piochent deux cartes, ou les deux en défaussent deux. Ce qui vous profite profite aussi à l’autre.
canopee-ui-ask-pick-coach = Vous gardez une de ces cartes. Les autres s’en vont.
canopee-ui-ask-offer-to-coach = Quelqu’un d’autre se voit offrir la carte que vous ne gardez pas. On peut la refuser.
canopee-ui-ask-answer-coach = La carte est à vous si vous la voulez. Refusée, elle est défaussée.
canopee-ui-ask-passed-all-coach = Vous avez laissé toutes les piles : vous piochez la première carte sans la voir. Le paresseux en piocherait deux.
canopee-ui-ask-after-coach = Certaines cartes aident à la fin du tour. Continuez si vous n’en avez pas besoin.
canopee-ui-ask-wild-coach = La saison va être comptée. Fourmis et papillons peuvent agir avant.
canopee-ui-ask-jaguar-at-coach = Le jaguar prend au hasard un animal de cette forêt. Voyez où la perte ferait le plus mal.
canopee-ui-ask-seed-pick-coach = Vos graines regardent des cartes de germination, et vous pouvez en ajouter une par graine. Elles comptent encore cette saison.
canopee-ui-ask-steal-from-coach = Cette saison, le plus grand arbre rapporte un animal au lieu de points. Cherchez le compagnon d’un des vôtres.
canopee-ui-ask-steal-coach = Il rejoint votre forêt avec son pouvoir. Un couple vaut plus que deux inconnus.
canopee-ui-ask-hunting-coach = Quatre points sont le prix de la paix. Sinon, le hasard prend un de vos animaux.
canopee-ui-ask-rot-coach = Chaque arbre qui pousse perd un tronc et rapporte sa valeur. L’arbre baisse d’un cran.
canopee-option-species-random-6 = six, au hasard
canopee-option-species-random-7 = sept, au hasard
canopee-option-cards-base = jeu de base
canopee-option-cards-plants = avec plantes et menaces avancées
canopee-option-cards-wildlife = avec faune avancée
canopee-option-cards-all = avec toutes les cartes avancées
canopee-option-cards-diverse = faune variée
canopee-option-spirit-easy = doux
canopee-option-spirit-normal = selon la règle
canopee-option-spirit-hard = sévère
canopee-option-last-card-may-pass = on peut la refuser
canopy-first-option-last-card-may-pass = on peut la refuser
canopee-option-last-card-must-take = il faut la prendre
canopy-first-option-last-card-must-take = il faut la prendre
canopee-option-orphan-canopy-discard = elle est défaussée aussi
canopy-first-option-orphan-canopy-discard = elle est défaussée aussi
canopee-option-orphan-canopy-forbid = son dernier tronc reste
canopy-first-option-orphan-canopy-forbid = son dernier tronc reste
canopee-option-tied-start-after-last = après la dernière pile prise
canopy-first-option-tied-start-after-last = après la dernière pile prise
canopee-option-tied-start-random = au hasard
canopy-first-option-tied-start-random = au hasard
canopee-option-cards-form = Plantes et menaces avancées, animaux avancés à la place des autres, ou les deux ; la faune variée se joue avec six ou sept espèces.
canopee-option-species-form = Pour la faune variée : six ou sept espèces, tirées ou nommées.
canopee-option-spirit-form = Pour une personne seule : un Esprit doux vous laisse un tronc de départ, un Esprit sévère en a un de plus.
canopee-option-last-card-form = Quand il ne reste qu’une carte, peut-on refuser la dernière pile et ne rien prendre ?
canopy-first-option-last-card-form = Quand il ne reste qu’une carte, peut-on refuser la dernière pile et ne rien prendre ?
canopee-option-orphan-canopy-form = Que devient une canopée dont le dernier tronc est défaussé ?
canopy-first-option-orphan-canopy-form = Que devient une canopée dont le dernier tronc est défaussé ?
canopee-option-tied-start-form = Qui commence la saison suivante en cas d’égalité ?
canopy-first-option-tied-start-form = Qui commence la saison suivante en cas d’égalité ?
