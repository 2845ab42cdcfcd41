## Canopy, la ville sur pilotis

canopy-city-name = Canopy, la ville sur pilotis
canopy-city-tagline = Bâtissez haut sur l’eau : seuls les toits comptent, et chaque toit recouvert rapporte.
canopy-city-reconstructed = Les cartes et les guildes sont une reconstitution : celles de la boîte ne sont pas publiques.
canopy-city-variant-base = La première partie, sans guildes
canopy-city-variant-guilds = Avec les guildes, distribuées au hasard
canopy-city-variant-chosen = Avec les guildes, choisies à tour de rôle
canopy-city-variant-house = Toutes les questions ouvertes tranchées dans l’autre sens

canopy-city-option-guilds = Guildes
canopy-city-option-guilds-help = S’en passer pour une première partie, en distribuer une à chacun, ou les choisir à tour de rôle.
canopy-city-option-cover-anytime = Recouvrir malgré une fondation libre
canopy-city-option-cover-anytime-help = Peut-on recouvrir un bâtiment alors qu’une fondation est encore libre ?
canopy-city-option-play-order = Ordre quand on joue une carte
canopy-city-option-play-order-help = Prendre les cubes et l’or du recouvrement avant l’effet de la carte, ou après.
canopy-city-option-move-pays = Déplacer paie comme recouvrir
canopy-city-option-move-pays-help = Un bâtiment déplacé sur un autre rapporte-t-il l’or du recouvrement ?
canopy-city-option-move-to-bare = Déplacer sur une fondation nue
canopy-city-option-move-to-bare-help = Peut-on déplacer un bâtiment sur une fondation sans bâtiment ?
canopy-city-option-rearrange-foundation = Réorganiser aussi la fondation
canopy-city-option-rearrange-foundation-help = Une carte servant de fondation peut-elle changer de place avec les bâtiments posés dessus ?
canopy-city-option-move-retriggers = Le déplacement relance l’effet
canopy-city-option-move-retriggers-help = L’effet immédiat d’un bâtiment déplacé a-t-il lieu encore une fois ?
canopy-city-option-uncovered-triggers = Les bâtiments découverts participent
canopy-city-option-uncovered-triggers-help = Un bâtiment remis au jour pendant la résolution des effets a-t-il encore le sien ?
canopy-city-option-decline-effects = Effets facultatifs
canopy-city-option-decline-effects-help = Peut-on renoncer à n’importe quel effet, gains compris ?
canopy-city-option-single-use = Effets à usage unique
canopy-city-option-single-use-help = Un effet de fin de cycle n’a-t-il lieu qu’une fois dans toute la partie ?
canopy-city-option-supply = Réserve de cubes
canopy-city-option-supply-help = Sans limite, ou seulement les cubes de la boîte.

canopy-city-named = { $fr }
# Dans les textes anglais, c’est $en.
canopy-city-unknown-card = une carte inconnue
canopy-city-several = plusieurs effets
canopy-city-gold = Or
canopy-city-prestige = Prestige
canopy-city-left = Restés sur les piles

canopy-city-choice-guild = prendre la guilde { $guild }
canopy-city-choice-pick = choisir { $card }
canopy-city-choice-build = la bâtir sur la pile { $pile }
canopy-city-choice-found = la poser face cachée comme fondation
canopy-city-choice-resolve = d’abord le bâtiment de la pile { $pile }
canopy-city-choice-resolve-guild = d’abord la guilde
canopy-city-choice-use = l’utiliser
canopy-city-choice-pass = y renoncer
canopy-city-choice-pay = payer
canopy-city-choice-option = prendre l’option { $number }
canopy-city-choice-move = déplacer le bâtiment de la pile { $pile }
canopy-city-choice-to = sur la pile { $pile }
canopy-city-choice-rearrange = réorganiser la pile { $pile }
canopy-city-choice-next = { $card } vient ensuite depuis le haut
canopy-city-choice-place = placer sur la pile { $pile }

canopy-city-told-guild = { $seat } rejoint la guilde { $guild }.
canopy-city-told-card = { $seat } reçoit { $card }.
canopy-city-told-hidden-card = { $seat } reçoit une carte.
canopy-city-told-pick = Vous choisissez { $card }.
canopy-city-told-build = Vous la bâtirez sur la pile { $pile }.
canopy-city-told-found = Vous la poserez comme fondation.
canopy-city-told-choosing = La table choisit.
canopy-city-told-passed = Tous ont choisi ; les mains passent.
canopy-city-told-reveal = Tous montrent ce qu’ils jouent : { $plays }.
canopy-city-told-built = { $seat } bâtit { $card } sur la pile { $pile }
canopy-city-told-founded = { $seat } pose une fondation
canopy-city-told-then = { $first } { $then }
canopy-city-told-effect = { $seat }, { $what } : or { $gold }, prestige { $prestige }.
canopy-city-told-move = { $seat } déplace { $card } de la pile { $pile }.
canopy-city-told-to = { $seat } le déplace sur la pile { $pile }.
canopy-city-told-rearrange = { $seat } réorganise la pile { $pile }.
canopy-city-told-next = { $seat } met { $card } ensuite.
canopy-city-told-place = { $seat } place des cubes sur la pile { $pile }.

canopy-city-no-guild-now = Les guildes se prennent avant la première donne.
canopy-city-no-such-guild = Choisissez une guilde que personne n’a encore.
canopy-city-no-pick-now = On ne choisit pas de carte maintenant.
canopy-city-not-in-hand = Choisissez une carte de votre main.
canopy-city-no-play-now = Choisissez d’abord une carte ; on décide comment la jouer quand tous ont choisi.
canopy-city-no-such-pile = Vous n’avez pas cette pile.
canopy-city-free-first = Une fondation est encore libre ; bâtissez là.
canopy-city-alike = Cette fondation est pareille à une autre avant elle ; choisissez la première.
canopy-city-no-gold = Une fondation coûte { $cost } or et vous en avez { $gold } ; jouez la carte comme bâtiment.
canopy-city-no-effect-now = Aucun effet n’est en cours.
canopy-city-asked-otherwise = L’effet demande autre chose.
canopy-city-not-due = Cet effet n’attend pas d’être résolu.
canopy-city-must = On ne peut pas y renoncer.
canopy-city-no-such-option = La carte ne propose pas cela.
canopy-city-not-movable = Choisissez un bâtiment visible que l’effet peut déplacer.
canopy-city-same-pile = Déplacez-le sur une autre pile.
canopy-city-not-bare = À cette table, on déplace un bâtiment sur un autre bâtiment.
canopy-city-nothing-to-arrange = Réorganiser cette pile ne changerait rien.
canopy-city-own-pile = Choisissez une autre pile que celle du bâtiment.
canopy-city-not-in-pile = Choisissez une carte qui reste à ranger.
canopy-city-not-there = Placez sur une autre pile ; les piles se choisissent de la première à la dernière.

canopy-city-why-building = visible sur la pile { $pile }
canopy-city-why-prestige = { $prestige } prestige, un point chacun
canopy-city-why-gold = { $gold } or, un point par paire
canopy-city-why-effect = effet de fin de partie
canopy-city-why-left = { $cubes ->
    [one] un cube qui n’a pas été récupéré à temps
   *[other] { $cubes } cubes qui n’ont pas été récupérés à temps
}
canopy-city-tie-gold = L’or départage les ex æquo : { $gold }.
canopy-city-tie-shared = L’égalité demeure : chacun a { $gold } or, et la victoire est partagée.

canopy-city-picture-round = Cycle { $cycle }, tour { $turn }
canopy-city-picture-hand = Votre main (! tout de suite, o fin de cycle, # fin de partie)
canopy-city-picture-memory = Vues au cycle { $cycle } dans la main de { $seat }, cachées depuis :
canopy-city-picture-seat = { $seat }
canopy-city-picture-reserve = { $gold } O, { $prestige } P
canopy-city-picture-bare = fondation libre
canopy-city-picture-under = sur

canopy-city-expected-card = une carte s’écrit card-1 à card-126
canopy-city-expected-guild = une guilde s’écrit guild-1 à guild-12
canopy-city-expected-pile = une pile s’écrit pile-1 à pile-24
canopy-city-expected-action = dites « pick card-3 », « build pile-2 », « found », « resolve pile-2 », « resolve guild », « use », « pass », « pay », « option 1 », « move pile-1 », « to pile-2 », « rearrange pile-1 », « next card-3 », « place pile-1 » ou « guild-2 »

canopy-city-fault-toml = le fichier de cartes est illisible : { $error }
canopy-city-fault-effect-word = le mot { $number } de l’effet, « { $word } », ne convient pas ; attendu : { $expected }
canopy-city-fault-effect-end = l’effet s’arrête trop tôt après { $number } mots{ $word } ; attendu : { $expected }
canopy-city-fault-types = il y a au plus { $most } types
canopy-city-fault-type-id = l’id d’un type est un mot fait de lettres
canopy-city-fault-type = « { $name } » n’est pas un type de ce fichier ; il y a { $known }
canopy-city-fault-letter = un type a exactement une lettre
canopy-city-fault-twice = ce numéro ou ce nom sert deux fois
canopy-city-fault-range = { $name } vaut { $value } ; il faut { $low } à { $high }
canopy-city-fault-trigger = « { $trigger } » n’est pas un déclencheur ; il y a { $known }
canopy-city-fault-trigger-effect = un déclencheur veut un effet, et un effet un déclencheur
canopy-city-fault-deck = à { $seats } joueurs la pioche a { $cards } cartes ; il en faut { $needed } à { $most }
canopy-city-fault-numbers = les nombres manquent
canopy-city-fault-start = fondations de départ et supplément d’une guilde font au plus { $most } ensemble
canopy-city-fault-guilds = il y a { $guilds } guildes pour { $seats } joueurs
canopy-city-fault-seats = une position a 3 à 6 places, pas { $seats }
canopy-city-fault-heading = la position doit commencer par canopy-city
canopy-city-fault-json = ce n’est pas le JSON d’une position : { $error }
canopy-city-fault-line = « { $line } » est illisible ; écrivez seat, gold: 3, prestige: 2, guild: guild-1 ou pile: card-3 card-5 gold=1
canopy-city-fault-piles = { $piles } piles ; il y en a { $least } à { $most }
canopy-city-fault-plays = { $plays } cartes jouées ; { $most } sont possibles
canopy-city-fault-copies = { $card } ({ $number }) est là trop souvent ; la pioche en a { $copies }
canopy-city-fault-guild = { $guild } n’existe pas ou appartient à quelqu’un d’autre
canopy-city-fault-too-many = les effets de fin de partie laissent trop de possibilités pour trouver la meilleure
canopy-city-fault-hand = à la fin de la partie les mains sont vides
canopy-city-fault-base = les { $start } premières piles reposent sur des fondations de départ, pas sur des cartes
canopy-city-fault-scene-hand = { $cards } cartes en main ; il y en a au plus { $most }
canopy-city-fault-scene-plays = { $plays } cartes jouées ; la première place en a joué { $wanted }, et il doit rester un tour

## Points comptés à la main

canopy-city-printed = Autres bâtiments
canopy-city-why-printed = comptés à la main sur les cartes de votre boîte
canopy-city-fault-printed = les points comptés à la main sont au plus { $most }
