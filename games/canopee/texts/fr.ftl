## Canopée and Canopy

canopee-name = Canopée
canopee-tagline = Faites grandir de beaux arbres et une forêt pleine de vie, une pile cachée après l’autre.
canopy-first-name = Canopy, première édition
canopy-first-tagline = La première forêt : des philodendrons par trois, pas de tronc offert, deux rivaux.
canopy-first-reconstructed = Des cartes de cette édition sont reconstituées : ses canopées, sa pioche Germination, la valeur de ses animaux et de la plus grande forêt.

## Variants

canopee-variant-base = Jeu de base
canopy-first-variant-base = Jeu de base
canopee-variant-plants = Avec plantes et menaces avancées
canopee-variant-wildlife = Avec animaux avancés
canopee-variant-all = Avec toutes les cartes avancées
canopee-variant-diverse = Faune diverse, sept espèces tirées
canopee-variant-chosen = Faune diverse, six espèces choisies
canopee-variant-seasons = Changements de saisons
canopy-first-variant-seasons = Changements de saisons
canopee-variant-seasons-all = Changements de saisons et toutes les cartes avancées
canopee-variant-solo = Seul contre l’Esprit de la forêt
canopee-variant-solo-easy = Contre un Esprit clément, faune diverse
canopee-variant-solo-hard = Contre un Esprit redoutable, cartes avancées
canopee-variant-rulings = Avec les autres décisions
canopy-first-variant-rulings = Avec les autres décisions

## Options

canopee-option-cards = Cartes
canopee-option-cards-help = base, plants (avec plantes et menaces avancées), wildlife (animaux avancés à la place), all (les deux), diverse (six ou sept espèces, plantes et menaces avancées)
canopee-option-species = Espèces
canopee-option-species-help = Pour diverse : nommez-en six ou sept, ou laissez le hasard en tirer : random-6, random-7.
canopee-option-spirit = Esprit de la forêt
canopee-option-spirit-help = Seul uniquement. easy : vous avez un tronc de départ ; hard : l’Esprit en a un de plus.
canopee-option-shifting-seasons = Changements de saisons
canopee-option-shifting-seasons-help = Une nouvelle règle est révélée à chaque saison. Pas en solitaire.
canopee-option-first-seat = Premier joueur
canopee-option-first-seat-help = Qui commence : la dernière personne à avoir arrosé une plante, ou le hasard.
canopee-option-last-card = Dernière carte d’une saison
canopee-option-last-card-help = may-pass : avec une seule carte en pioche, on peut refuser la dernière pile et ne rien recevoir ; must-take : non.
canopee-option-orphan-canopy = Canopée sans tronc
canopee-option-orphan-canopy-help = discard : si son dernier tronc est défaussé, la canopée aussi ; forbid : ce tronc ne peut pas être défaussé.
canopee-option-tied-start = Égalité pour la saison suivante
canopee-option-tied-start-help = after-last : parmi les ex æquo, le premier après celui qui a pris la dernière pile commence ; random : le hasard décide.
canopy-first-option-shifting-seasons = Changements de saisons
canopy-first-option-shifting-seasons-help = Une nouvelle règle est révélée à chaque saison. Pas en solitaire.
canopy-first-option-first-seat = Premier joueur
canopy-first-option-first-seat-help = Qui commence : la dernière personne à avoir arrosé une plante, ou le hasard.
canopy-first-option-last-card = Dernière carte d’une saison
canopy-first-option-last-card-help = may-pass : avec une seule carte en pioche, on peut refuser la dernière pile et ne rien recevoir ; must-take : non.
canopy-first-option-orphan-canopy = Canopée sans tronc
canopy-first-option-orphan-canopy-help = discard : si son dernier tronc est défaussé, la canopée aussi ; forbid : ce tronc ne peut pas être défaussé.
canopy-first-option-tied-start = Égalité pour la saison suivante
canopy-first-option-tied-start-help = after-last : parmi les ex æquo, le premier après celui qui a pris la dernière pile commence ; random : le hasard décide.

## Cards

canopee-card-fern = fougère
canopee-card-bromelia = bromélia
canopee-card-monstera = monstera
canopee-card-philodendron = philodendron
canopee-card-rain = pluie
canopee-card-sun = soleil
canopee-card-trunk-0 = tronc 0
canopee-card-trunk-1 = tronc 1
canopee-card-trunk-2 = tronc 2
canopee-card-canopy-0 = canopée ×0
canopee-card-canopy-1 = canopée ×1
canopee-card-canopy-2 = canopée ×2
canopee-card-seed = graine
canopee-card-fire = feu
canopee-card-disease = maladie
canopee-card-drought = sécheresse
canopee-card-boa = boa émeraude
canopee-card-frog = dendrobate
canopee-card-ants = fourmis coupeuses
canopee-card-kinkajou = kinkajou
canopee-card-sloth = paresseux
canopee-card-toucan = toucan
canopee-card-goliath = araignée Goliath
canopee-card-hoatzin = hoatzin
canopee-card-howler = hurleur noir
canopee-card-jaguar = jaguar
canopee-card-tamarin = tamarin doré
canopee-card-marmoset = ouistiti
canopee-card-butterfly = papillon
canopee-card-fungi = collybie
canopee-card-lianas = lianes
canopee-card-orchid = orchidée
canopee-card-pitcher = sarracénie
canopee-card-blight = dégénérescence
canopee-card-lightning = foudre
canopee-card-boa-mate = boa émeraude (couple)
canopee-card-frog-mate = dendrobate (couple)
canopee-card-ants-mate = fourmis coupeuses (couple)
canopee-card-kinkajou-mate = kinkajou (couple)
canopee-card-sloth-mate = paresseux (couple)
canopee-card-toucan-mate = toucan (couple)
canopee-card-goliath-mate = araignée Goliath (couple)
canopee-card-hoatzin-mate = hoatzin (couple)
canopee-card-howler-mate = hurleur noir (couple)
canopee-card-jaguar-mate = jaguar (couple)
canopee-card-tamarin-mate = tamarin doré (couple)

## Season cards

canopee-season-cleansing = Saison de la purification
canopee-season-danger = Saison du danger
canopee-season-diversity = Saison de la diversité
canopee-season-fecundity = Saison de la fécondité
canopee-season-hunting = Saison de la chasse
canopee-season-leaves = Saison du feuillage
canopee-season-mating = Saison des amours
canopee-season-rot = Saison de la pourriture
canopee-season-sky = Saison du ciel
canopee-season-stature = Saison de la prestance
canopee-season-symbiotes = Saison des symbiotes
canopee-spirit = Esprit de la forêt

## Choices

canopee-choice-keep = Prendre cette pile
canopee-choice-pass = Refuser cette pile
canopee-choice-hoatzin = Prendre cette pile et la garder cachée (hoatzin)
canopee-choice-howl = Refuser cette pile et la défausser (hurleur)
canopee-choice-begin = Regarder les piles
canopee-choice-frog = Ajouter une carte à chaque pile (dendrobate)
canopee-choice-tamarin = Piocher pour chaque arbre complet (tamarin)
canopee-choice-ants = Défausser une carte (fourmis)
canopee-choice-fungi = Défausser une collybie et une autre carte pour en piocher une
canopee-choice-draw = Piocher la carte du dessus
canopee-choice-sloth = Piocher deux cartes (paresseux)
canopee-choice-lay = Poser d’abord les cartes simples
canopee-choice-done = Continuer
canopee-choice-storm-draw = Foudre : chacun pioche deux cartes
canopee-choice-storm-discard = Foudre : chacun défausse deux cartes
canopee-choice-accept = Prendre la carte offerte
canopee-choice-decline = Défausser la carte offerte
canopee-choice-lose = Perdre 4 points
canopee-choice-hunt = Perdre un animal au hasard
canopee-choice-toucan = Regarder la pile { $pile } (toucan)
canopee-choice-put = Poser la carte sur la pile { $pile }
canopee-choice-at = Choisir { $other }
canopee-choice-butterfly = Changer un papillon en : { $card }
canopee-choice-boa = Refuser la pile, mais prendre : { $card } (boa)
canopee-choice-play = Jouer : { $card }
canopee-choice-hide = Cacher sous la sarracénie : { $card }
canopee-choice-uncover = Retourner : { $card }
canopee-choice-leave = Laisser dans la pile : { $card } (Goliath)
canopee-choice-take = Prendre : { $card }
canopee-choice-discard = Défausser : { $card }
canopee-choice-root = Commencer un arbre : { $card }
canopee-choice-trunk = Poser { $card } sur l’arbre { $tree }
canopee-choice-canopy = Terminer l’arbre { $tree } : { $card }
canopee-choice-fell = Défausser { $card } de l’arbre { $tree }
canopee-choice-uncrown = Défausser la canopée de l’arbre { $tree }
canopee-choice-rot = Laisser pourrir { $card } de l’arbre { $tree }

## What happened

canopee-told-keep = { $seat } prend la pile { $pile }.
canopee-told-pass = { $seat } refuse la pile { $pile }.
canopee-told-hoatzin = { $seat } garde la pile { $pile } face cachée.
canopee-told-howl = { $seat } fait fuir la pile { $pile } par le hurleur.
canopee-told-begin = { $seat } commence son tour.
canopee-told-frog = { $seat } fait grossir chaque pile par le dendrobate.
canopee-told-tamarin = { $seat } envoie le tamarin.
canopee-told-ants = { $seat } envoie les fourmis.
canopee-told-fungi = { $seat } utilise une collybie.
canopee-told-draw = { $seat } pioche la carte du dessus.
canopee-told-sloth = { $seat } laisse le paresseux piocher deux cartes.
canopee-told-lay = { $seat } pose les cartes simples.
canopee-told-done = { $seat } continue.
canopee-told-storm-draw = { $seat } fait venir des cartes par la foudre.
canopee-told-storm-discard = { $seat } fait brûler des cartes par la foudre.
canopee-told-accept = { $seat } prend la carte offerte.
canopee-told-decline = { $seat } défausse la carte offerte.
canopee-told-lose = { $seat } laisse 4 points aux chasseurs.
canopee-told-hunt = { $seat } laisse entrer les chasseurs.
canopee-told-toucan = { $seat } fait regarder la pile { $pile } au toucan.
canopee-told-put = { $seat } pose la carte sur la pile { $pile }.
canopee-told-at = { $seat } choisit { $other }.
canopee-told-butterfly = { $seat } change un papillon en : { $card }.
canopee-told-boa = { $seat } refuse la pile { $pile }, et le boa prend : { $card }.
canopee-told-play = { $seat } joue : { $card }.
canopee-told-hide = { $seat } cache sous la sarracénie : { $card }.
canopee-told-uncover = { $seat } retourne : { $card }.
canopee-told-leave = { $seat } laisse dans la pile : { $card }.
canopee-told-take = { $seat } prend : { $card }.
canopee-told-discard = { $seat } défausse : { $card }.
canopee-told-root = { $seat } commence un arbre : { $card }.
canopee-told-trunk = { $seat } pose { $card } sur l’arbre { $tree }.
canopee-told-canopy = { $seat } termine l’arbre { $tree } : { $card }.
canopee-told-fell = { $seat } défausse { $card } de l’arbre { $tree }.
canopee-told-uncrown = { $seat } défausse la canopée de l’arbre { $tree }.
canopee-told-rot = { $seat } laisse pourrir { $card } de l’arbre { $tree }.
canopee-told-pitcher = { $seat } décide quelle carte reste sous la sarracénie.
canopee-told-hide-hidden = { $seat } cache une carte sous la sarracénie.
canopee-told-leave-hidden = { $seat } laisse une menace dans la pile.
canopee-told-for-spirit = Pour l’Esprit : { $what }
canopee-told-first = { $seat } commence.
canopee-told-species = Dans la forêt cette fois : { $species }.
canopee-told-season = Une nouvelle saison : { $card }.
canopee-told-look = { $seat } voit : { $card }.
canopee-told-look-hidden = { $seat } regarde une carte.
canopee-told-sky = { $seat } voit la carte du dessus : { $card }.
canopee-told-sky-hidden = { $seat } regarde la carte du dessus.
canopee-told-seed = { $seat } pioche en germination : { $card }.
canopee-told-seed-hidden = { $seat } pioche en germination.
canopee-told-spirit-seed = L’Esprit pioche en germination : { $card }.
canopee-told-spirit-look = Dans la pile de l’Esprit : { $card }.
canopee-told-strike = Le jaguar de { $seat } emporte : { $card }.
canopee-told-hunted = Les chasseurs prennent à { $seat } : { $card }.
canopee-told-drawn = { $seat } pioche : { $card }.

## Why not

canopee-no-animal = Vous n’avez pas cet animal.
canopee-no-used = Cet animal vous a déjà aidé cette saison.
canopee-no-fresh = Cet animal vient d’arriver ; il aidera dès votre prochain tour.
canopee-no-power-now = Cette capacité ne s’utilise pas maintenant, ou il n’y a rien pour elle.
canopee-no-pass-last = C’est la dernière pile que vous pouvez prendre : gardez-la.
canopee-no-pass-last-card = À cette table, on ne refuse pas la dernière pile avec une seule carte en pioche : gardez-la.
canopee-no-pile = Vous ne regardez pas de pile en ce moment.
canopee-no-such-card = Cette carte n’est pas dans la pile.
canopee-no-such-threat = Il n’y a plus de telle menace dans la pile.
canopee-no-flutter = Un papillon se change en fougère, bromélia ou monstera si vous en avez déjà.
canopee-no-fungi = La collybie demande votre tour, une autre carte à défausser et une carte à piocher.
canopee-no-draw = On ne pioche qu’après avoir refusé toutes les piles.
canopee-no-begin = Ce n’est pas votre tour, ou vous regardez déjà les piles.
canopee-no-done = Il y a d’abord un choix à faire.
canopee-no-adding = Cette carte n’est pas parmi celles que vous ajoutez.
canopee-no-tree = Posez le tronc sur un de vos arbres incomplets ou commencez-en un ; s’il n’y a que des troncs, le plus petit d’abord.
canopee-no-open-tree = Une canopée se pose sur un de vos arbres incomplets.
canopee-no-target = Choisissez une carte de votre forêt que cela peut toucher ; les arbres comptés sont à l’abri.
canopee-no-discarding = Vous n’avez rien à défausser maintenant.
canopee-no-take = Cette carte n’est pas parmi celles à prendre.
canopee-no-hiding = Vous ne pouvez pas cacher ou retourner cette carte maintenant.
canopee-no-storm = Aucune foudre n’attend votre décision, ou personne n’a rien à défausser.
canopee-no-seat = Ce joueur ne peut pas être choisi maintenant.
canopee-no-sky = Vous n’avez pas de carte à poser sur cette pile.
canopee-no-offer = Aucune carte ne vous est offerte.
canopee-no-hunt = Les chasseurs ne vous demandent rien.
canopee-no-rot = Ce tronc ne pourrit pas maintenant.

## Text forms

canopee-expected-card = une carte s’écrit comme fern, trunk-1 ou boa-mate
canopee-expected-species = une espèce s’écrit comme boa ou toucan
canopee-expected-season = une carte de saison s’écrit comme rot ou leaves
canopee-expected-action = une action s’écrit comme keep, boa fern ou trunk-1 on 2

## Score sheet

canopee-item-trees = Arbres
canopee-item-tallest = Arbre le plus haut
canopee-item-weather = Pluie et soleil
canopee-item-season-card = Carte de saison
canopee-item-threats = Plus de menaces que vous
canopee-item-now = Cette saison jusqu’ici
canopee-item-before = Points acquis
canopee-item-lush = Forêt la plus luxuriante
canopee-why-season = saison { $season }
canopee-why-now = si elle s’arrêtait maintenant
canopee-why-active = faune active : { $points }
canopee-why-pair = couple réuni : { $points }
canopee-why-alone = carte couple, seule : { $points }
canopee-why-spirit = compté double pour l’Esprit
canopee-why-lush = arbres complets : { $trees }
canopee-why-tree = un arbre de { $height } : { $trunks } pour les troncs, { $canopy } pour la canopée
canopee-tie-wildlife = L’égalité revient à la forêt la plus peuplée ({ $animals }).
canopee-tie-shared = Égalité de points et d’animaux ({ $animals }) : victoire partagée.

## Picture

canopee-picture-seat = { $seat }
canopee-picture-season = Saison { $season } sur { $of } · pioche { $deck }
canopee-picture-pile = Pile { $pile } : { $cards }
canopee-picture-known = connu :
canopee-picture-points = { $banked } points, { $now } si tout finissait maintenant
canopee-picture-trees = arbres
canopee-picture-plants = sol
canopee-picture-wildlife = faune
canopee-picture-pitcher = sous sarracénie ({ $cards })
canopee-picture-hoatzin = le hoatzin garde ({ $cards })
canopee-picture-adding = à ajouter
canopee-picture-drawn = pioché
canopee-picture-germination = germination
canopee-picture-sky = carte du dessus

## Faults

canopee-fault-solo-seasons = les cartes de saison se jouent de deux à quatre
canopee-fault-diverse-four = à quatre, tous les animaux sont en jeu ; choisissez base, plants, wildlife ou all
canopee-fault-species = nommez six ou sept espèces, pas { $given }
canopee-fault-json = ce n’est pas la forme JSON d’une position : { $error }
canopee-fault-heading = la première ligne devrait être « { $game } »
canopee-fault-spirit = un joueur affronte un esprit, deux à quatre jouent sans
canopee-fault-end = dites « end: game » ou « end: season 1 » à { $seasons }
canopee-fault-points = les points acquis vont de -500 à 500
canopee-fault-tree = « { $tree } » n’est pas un arbre ; écrivez troncs et canopée comme 0+1*2, puis scored ou awarded
canopee-fault-sudden = { $card } n’est jamais dans une forêt en fin de saison
canopee-fault-tree-card = { $card } appartient à un arbre ; notez-la sous trees
canopee-fault-too-many = { $found } fois { $card }, mais la boîte n’en a que { $most }
canopee-fault-line = « { $line } » est illisible ; points, trees, cards ou wildlife est attendu
canopee-fault-no-seat = « { $line } » précède le premier seat
canopee-data-toml = ce n’est pas du TOML : { $error }
canopee-data-section = cette section manque
canopee-data-source = dites d’où viennent les faits : source = "…"
canopee-data-unknown = inconnu ici ; sont connus { $known }
canopee-data-number = il faut un nombre entier de { $low } à { $high }
canopee-data-list = il faut une liste de { $count } nombres
canopee-data-flag = il faut true ou false
canopee-data-edition = ce fichier devrait être pour l’édition « { $wanted } »
canopee-data-many = { $cards } cartes, c’est trop ; la limite est { $most }
canopee-data-few = { $cards } cartes ne suffisent pas aux piles de chaque saison
canopee-data-trunks = { $trunks } troncs, c’est trop ; la limite est { $most }
canopee-data-germination = il faut au moins trois cartes Germination
canopee-data-points = ensemble, elles rapporteraient plus de { $most } points en une saison
