## La ligne de commande.

cli-about = Understory : des jeux de forêt, joués à la lettre.
cli-after = Sans commande, la table s’ouvre dans votre navigateur. « understory COMMANDE --help » en dit plus.
cli-help = Montrer cette aide
cli-version = Montrer la version
cli-heading-usage = Usage :
cli-heading-commands = Commandes
cli-heading-command = COMMANDE
cli-heading-arguments = Arguments
cli-heading-options = Options

cli-any-lang = Langue : en ou fr (sinon celle du système)
cli-any-game = Quel jeu ; « understory games » en donne la liste
cli-any-json = Écrire du JSON pour les programmes
cli-any-seats = À combien on joue (deux, si on peut jouer à deux)
cli-any-options = Une option du jeu, clé=valeur ; « understory games JEU » en donne la liste
cli-any-cards = Vos propres cartes ou tuiles, pour les jeux dont les vraies ne sont pas publiques
cli-any-seed = Un nombre qui rend le hasard reproductible

cli-value-lang = LANGUE
cli-value-game = JEU
cli-value-file = FICHIER
cli-value-seats = N
cli-value-options = CLÉ=VALEUR
cli-value-cards = FICHIER
cli-value-seed = NOMBRE
cli-value-me = SIÈGES
cli-value-log = FICHIER
cli-value-resume = FICHIER
cli-value-games = N
cli-value-threads = N
cli-value-bots = ROBOTS
cli-value-view = SIÈGE
cli-value-step = N

cli-games-about = À quoi on peut jouer, et avec quelles variantes
cli-games-game = Seulement ce jeu
cli-games-seats = { $low ->
    [one] de 1 à { $high } joueurs
   *[other] de { $low } à { $high } joueurs
}
cli-games-rulebook = Livret : { $rulebook }
cli-games-default = sinon { $value }

cli-play-about = Jouer au terminal, contre des robots ou ensemble
cli-play-game = Quel jeu ({ $game } si vous ne dites rien)
cli-play-me = Les sièges tenus par des personnes, comme P1 ou P1,P3 ; les robots prennent les autres
cli-play-log = Écrire le journal de la partie dans ce fichier à la fin
cli-play-resume = Reprendre une partie depuis son journal
cli-play-examples =
    Exemples :
      understory play
      understory play { $game } --seats 3 --me P1,P2
      understory play { $game } --set first-seat=P1 --log soiree.log
cli-play-welcome = Tapez le numéro d’un choix, ou « ? » pour l’aide.
cli-play-help =
    Un numéro désigne un choix. On peut aussi taper une action comme dans le journal.
    u  reprendre votre dernier coup, tant qu’il n’a rien appris à personne
    l  ce qui s’est passé jusqu’ici
    q  quitter la table
cli-play-prompt = { $seat }, 1–{ $choices } :
cli-play-no-number = Choisissez un nombre de 1 à { $choices }.
cli-play-no-undo = Il n’y a rien à reprendre : quelqu’un a appris quelque chose depuis.
cli-play-hand-over = Passez le clavier à { $seat }. Appuyez sur Entrée quand personne d’autre ne regarde.
cli-play-left = Vous avez quitté la table. La partie n’est pas finie.
cli-play-saved = Le journal est dans { $path }.
cli-play-no-seat = Il y a { $seats } sièges : --me prend P1 à P{ $seats }, séparés par des virgules.
cli-no-entropy = Le système n’a pas de hasard à donner : { $error }. Essayez --seed.

cli-sim-about = Jouer beaucoup de parties très vite, et compter
cli-sim-games = Combien de parties (10000)
cli-sim-threads = Sur combien de fils (tous les cœurs)
cli-sim-bots = Qui joue : un niveau pour tous, ou un par siège, séparés par des virgules (random)
cli-sim-examples =
    Exemples :
      understory sim { $game } --games 100000
      understory sim { $game } --seats 4 --seed 7 --json
cli-sim-head = { $games } parties en { $seconds } s ({ $cpu } s de processeur, { $threads ->
    [one] 1 fil
   *[other] { $threads } fils
}, graine { $seed })
cli-sim-speed = { $games } parties et { $decisions } décisions par seconde
cli-sim-seat = { $seat } : { $mean } ± { $error } points (de { $low } à { $high }), gagne { $share } % ({ $from }–{ $to } %)
cli-sim-threads-failed = Les fils n’ont pas pu démarrer : { $error }. Essayez-en moins.
cli-bot-count = { $bots } robots pour { $seats } sièges : donnez un robot, ou un par siège.

cli-score-about = Compter la fin d’une partie de votre propre boîte
cli-score-file = La position, en texte ou en JSON ; - la lit sur l’entrée
cli-score-game = Quel jeu, si le fichier ne le dit pas
cli-score-which-game = Le fichier ne dit pas de quel jeu il s’agit : commencez-le par le nom du jeu, ou utilisez --game.
cli-score-examples =
    Exemple :
      understory score soiree.txt

cli-replay-about = Vérifier le journal d’une partie et la revoir pas à pas
cli-replay-file = Le journal ; - le lit sur l’entrée
cli-replay-view = Par les yeux de qui : P1 à P6, ou public
cli-replay-step = Montrer la table après tant de coups
cli-replay-check = Seulement vérifier
cli-replay-next = Entrée pour la décision suivante, q pour arrêter.
cli-replay-no-seat = Il y a { $seats } sièges à cette table : --view prend P1 à P{ $seats }, ou public.
cli-replay-no-step = Le journal compte { $steps } coups.
cli-replay-whole = Une partie entière de { $steps } coups, tous conformes aux règles.
cli-replay-unfinished = { $steps } coups, tous conformes aux règles ; la partie n’est pas finie.

cli-total = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-won = { $name } gagne.
cli-shared = { $names } se partagent la victoire.
cli-nobody-won = Personne à la table ne gagne.

cli-unknown-game = Il n’y a pas de jeu « { $game } » ; il y a { $known }.
cli-cannot-read = Impossible de lire { $path } : { $error }
cli-cannot-write = Impossible d’écrire { $path } : { $error }
cli-error-command = Il n’y a pas de commande « { $command } » ; il y a { $known }.
cli-error-unknown = « { $argument } » est inconnu ici.
cli-error-missing = Il manque quelque chose : { $argument }
cli-error-value = « { $value } » ne convient pas à { $argument }.
cli-error-conflict = { $argument } ne va pas avec { $other }.
cli-error-other = La ligne de commande est illisible.
cli-error-help = « understory --help » montre ce qu’on peut dire.
cli-expected-games = Donnez un nombre entier, au moins 1.
cli-expected-threads = Donnez un nombre entier de 1 à 1024.
cli-expected-seats = Donnez un nombre entier, au moins 1.
cli-expected-seed = Donnez un nombre entier, au moins 0.
cli-expected-step = Donnez un nombre entier, au moins 0.
cli-expected-me = Donnez des sièges comme P1 ou P1,P3.
cli-expected-view = Donnez un siège, P1 à P6, ou public.
cli-expected-set = Donnez une option comme clé=valeur.
cli-expected-lang = Donnez en ou fr.

cli-play-bots = Le niveau des robots : un pour tous, ou un par siège (tree)
cli-value-a = JOUEUR
cli-value-b = JOUEUR
cli-value-iterations = N
cli-expected-bots = Donnez un niveau : random, seedling, sapling, tree, canopy ou ancient.
cli-expected-iterations = Donnez un nombre entier, au moins 1.
cli-arena-about = Faire jouer deux niveaux l’un contre l’autre, sur les mêmes donnes depuis chaque siège
cli-arena-a = Qui prend un siège : un niveau (canopy, ou canopy@5000 pour tant d’itérations, canopy@300ms pour tant de temps, canopy:uct_c=0.2 pour chercher autrement), style:NOM pour un partenaire d’entraînement, ou cmd:COMMANDE pour un programme à vous
cli-arena-b = Qui prend tous les autres
cli-arena-games = Combien de parties (200) ; chaque donne est jouée une fois depuis chaque siège
cli-arena-examples =
    Exemple :
      understory arena { $game } --a tree --b sapling
cli-arena-head = { $a } contre { $others ->
    [one] { $b }
   *[other] { $others } × { $b }
} : { $games } parties, graine { $seed }
cli-arena-result = gagne { $share } ± { $half } % (une juste part est { $fair } %), écart { $margin } ± { $error } points
cli-arena-elo = Elo { $elo } ({ $low } à { $high }) ; { $wins } gagnées, { $losses } perdues, { $draws } partagées

cli-value-ladder = JOUEURS
cli-value-ms = N
cli-value-sprt = ELO0,ELO1
cli-value-journal = FICHIER
cli-value-svg = FICHIER
cli-value-level = NIVEAU
cli-any-ms = Réfléchir tant de millisecondes par décision
cli-any-iterations = Réfléchir tant d’itérations par décision, au lieu du budget propre du niveau
cli-arena-ladder = Toutes les paires de ces niveaux, séparés par des virgules, et une cote pour chacun
cli-arena-sprt = S’arrêter dès qu’il est clair si l’écart est ELO0 ou ELO1, par exemple 0,20
cli-arena-journal = Garder les parties finies dans ce fichier ; la même commande reprend où elle s’est arrêtée
cli-arena-svg = Dessiner l’échelle dans ce fichier
cli-arena-style = Il n’y a pas ici de partenaire d’entraînement « { $style } » ; { $count ->
    [0] ce jeu n’en a pas.
   *[other] ce jeu propose { $styles }.
 }
cli-arena-few = Une échelle demande au moins deux joueurs, séparés par des virgules.
cli-arena-start = Un programme n’a pas pu démarrer et perd une partie par forfait : { $error }
cli-arena-gone = Un programme s’est arrêté au milieu d’une partie et la perd par forfait.
cli-arena-slow = Un programme n’a pas répondu en { $ms } ms plus une seconde de grâce ; il perd une partie par forfait.
cli-arena-nonsense = Un programme a répondu « { $answer } », qui n’est pas une action permise ; il perd une partie par forfait.
cli-arena-other-journal = { $path } est le journal d’un autre match ; nommez un nouveau fichier.
cli-arena-sprt-upper = Le test séquentiel retient l’écart le plus grand.
cli-arena-sprt-lower = Le test séquentiel retient l’écart le plus petit.
cli-expected-ms = Donnez un nombre entier, au moins 1.
cli-expected-sprt = Donnez deux écarts Elo, le plus petit d’abord, par exemple 0,20.
cli-expected-level = Donnez un niveau : random, seedling, sapling, tree, canopy ou ancient.
cli-bot-about = Un robot pour d’autres programmes : une ligne de JSON en entrée, une action en sortie (docs/bot-protocol.md)
cli-bot-level = Son niveau (canopy)
cli-bot-other-game = ce robot joue à { $game }
cli-bot-nothing = ce siège n’a rien à décider

cli-art-about = Les images : combien il y en a, et les planches qui les montrent toutes
cli-art-sheet = Écrire les planches en SVG dans ce dossier (« art » sans autre indication)
cli-art-examples =
    Exemples :
      understory art
      understory art --sheet
      understory art --sheet images --width 900
cli-art-sprite = { $sprite } : { $pictures } images, { $size } ko
cli-art-written = Écrit : { $path }
cli-value-sheet = DOSSIER
cli-serve-about = Ouvrir la table dans le navigateur (aussi sans commande)
cli-serve-ready = La table est mise : { $url }
cli-serve-phones = Pour venir avec un téléphone du même réseau, scannez ce code.
cli-serve-failed = Le serveur ne peut pas fonctionner : { $error }
cli-serve-no-folder = Il n’y a pas de dossier pour vos données ; nommez-en un avec --data-dir.
cli-serve-examples =
    Exemples :
      understory
      understory serve --bind 0.0.0.0:7117
      understory serve --database-url postgres://localhost/understory
cli-any-bind = Où écouter (127.0.0.1:7117) ; 0.0.0.0:7117 laisse venir les autres de votre réseau
cli-any-database_url = Une adresse PostgreSQL, au lieu du fichier de votre dossier de données
cli-any-data_dir = Le dossier du fichier qui garde toutes les tables
cli-any-no_open = Ne pas ouvrir le navigateur
cli-any-rate = Travail par seconde qu’une personne peut demander, compté en petites pages (60) ; 0 = sans limite
cli-any-trusted_proxies = Mandataires placés devant le serveur, par adresse ou réseau : eux seuls sont crus quand ils disent d’où vient un visiteur
cli-any-bot_pause = Millisecondes avant chaque coup d’un robot (500)
cli-any-bot_tables = Permettre des tables où ne jouent que des robots ; elles continuent même si personne ne regarde
cli-any-log_json = Écrire le journal du serveur en JSON
cli-value-bind = ADRESSE
cli-value-database_url = URL
cli-value-data_dir = DOSSIER
cli-value-rate = N
cli-value-bot_pause = MS
cli-expected-bind = Donnez une adresse IP et un port, comme 127.0.0.1:7117

## Le serveur derrière un mandataire

cli-any-public_url = L’adresse que tapent les joueurs, si un mandataire précède le serveur ; les liens s’écrivent avec elle
cli-value-public_url = URL
cli-expected-public_url = Donnez le protocole et l’hôte, par exemple https://foret.example

## Qui exploite le serveur

cli-serve-locked = { $file } est déjà servi par un autre serveur. Arrêtez-le, ou donnez un autre dossier à celui-ci avec --data-dir.
cli-serve-listen = Impossible d’écouter sur { $address } : { $error }. Choisissez une autre adresse avec --bind, ou --operator-bind pour l’exploitant.
cli-any-database_url_file = Un fichier qui contient l’adresse PostgreSQL, pour que personne ne la lise sur la ligne de commande
cli-any-operator_bind = Adresse d’écoute réservée à l’exploitant : santé, chiffres, `understory admin` (127.0.0.1, le port qui suit celui de --bind)
cli-any-no_operator = Ne pas ouvrir d’accès pour l’exploitant
cli-any-keep_empty = Nombre de jours avant de supprimer une table où rien ne s’est passé (7) ; 0 = jamais
cli-any-keep_abandoned = Nombre de jours avant de supprimer une partie inachevée à laquelle personne n’a plus touché (180) ; 0 = jamais
cli-any-keep_persons = Nombre de jours avant d’oublier une personne qui n’a aucune table (90) ; 0 = jamais
cli-any-keep_pads = Nombre de jours avant de supprimer une feuille de score enregistrée (1825, soit cinq ans) ; 0 = jamais
cli-value-database_url_file = FICHIER
cli-value-trusted_proxies = RÉSEAUX
cli-value-operator_bind = ADRESSE
cli-value-keep_empty = JOURS
cli-value-keep_abandoned = JOURS
cli-value-keep_persons = JOURS
cli-value-keep_pads = JOURS
cli-expected-operator-bind = Donnez une adresse IP et un port, comme 127.0.0.1:7118
cli-expected-trusted-proxy = Donnez des adresses ou des réseaux, comme 127.0.0.1/32,10.0.0.0/8
cli-backup-about = Copier toutes les tables dans un fichier, pendant que le serveur tourne
cli-backup-examples =
    Exemple :
      understory backup tables-du-jour.sqlite
    Avec PostgreSQL, utilisez pg_dump.
cli-backup-file = Le nouveau fichier
cli-backup-done = Tout est maintenant dans { $file } ({ $size } ko). Gardez-le comme un mot de passe.
cli-backup-missing = Il n’y a rien à { $path }.
cli-backup-exists = { $path } existe déjà. Nommez un autre fichier ; pour `restore`, ajoutez --replace et les anciennes tables seront gardées à côté des nouvelles.
cli-backup-served = Un serveur sert { $path }. Arrêtez-le d’abord.
cli-backup-unsound = { $path } n’est pas une sauvegarde saine : { $error }
cli-backup-io = { $path } : { $error }
cli-restore-about = Mettre une sauvegarde à la place des tables ; le serveur doit être arrêté
cli-restore-file = La sauvegarde
cli-restore-replace = Remplacer les tables présentes ; elles sont gardées à côté, sous un autre nom
cli-restore-done = Les tables de { $file } sont en place.
cli-restore-old = Ce qui s’y trouvait est gardé sous { $path }
cli-admin-about = Veiller sur un serveur qui tourne : tables, personnes, exclusions, limites, annonces
cli-admin-examples =
    Exemples :
      understory admin status
      understory admin tables --running
      understory admin announce "Le serveur redémarre à dix heures."
      understory admin ban 203.0.113.0/24 --why abus
cli-admin-json = Écrire la réponse en JSON
cli-admin-status-about = Comment va le serveur
cli-admin-status-says = Version { $version } : { $tables ->
    [one] une table ouverte
   *[other] { $tables } tables ouvertes
}, { $streams ->
    [one] une page ouverte en direct
   *[other] { $streams } pages ouvertes en direct
}, { $rate } unités par seconde et par personne, { $bans ->
    [one] une exclusion
   *[other] { $bans } exclusions
}.
cli-admin-tables-about = Lister les tables, les plus récentes d’abord
cli-admin-tables-running = Seulement celles qui ne sont pas finies
cli-admin-tables-finished = Seulement celles qui sont finies
cli-admin-table = { $id }  { $game }  { $names }  { $steps ->
    [one] une étape
   *[other] { $steps } étapes
}
cli-admin-table-over = { $id }  { $game }  { $names }  { $steps ->
    [one] une étape
   *[other] { $steps } étapes
}, finie
cli-admin-close-about = Fermer une table pour de bon
cli-admin-closed = La table { $id } est fermée.
cli-admin-export-about = Écrire le journal d’une partie finie ; avec --json, aussi en mots
cli-admin-delete-about = Effacer une table et tout ce qu’on en sait
cli-admin-deleted = La table { $id } est effacée.
cli-admin-persons-about = Lister les personnes par nombre de tables
cli-admin-person = { $person }  { $tables ->
    [one] une table
   *[other] { $tables } tables
}
cli-admin-export-person-about = Écrire ce qui est gardé d’une personne
cli-admin-delete-person-about = Oublier une personne : ses accès, son nom et les tables qui n’étaient qu’à elle
cli-admin-forgotten = La personne est oubliée : { $deleted ->
    [one] une table effacée
   *[other] { $deleted } tables effacées
}, { $unnamed ->
    [one] une autre ne porte plus son nom
   *[other] { $unnamed } autres ne portent plus son nom
}.
cli-admin-sign-out-about = Mettre fin à tous les accès d’une personne, par exemple d’un téléphone perdu
cli-admin-signed-out = { $ended ->
    [0] Il n’y en avait aucun.
    [one] Un appareil ne connaît plus cette personne.
   *[other] { $ended } appareils ne connaissent plus cette personne.
}
cli-admin-bans-about = Lister les exclusions
cli-admin-ban-about = Exclure une personne, une adresse ou un réseau
cli-admin-banned = { $who } n’entre plus.
cli-admin-unban-about = Laisser quelqu’un revenir
cli-admin-unbanned = { $who } peut revenir.
cli-admin-rate-about = Fixer le travail par seconde qu’une personne peut demander à ce serveur, jusqu’à son prochain démarrage ; ceux qui partagent sa base de données gardent leur propre limite
cli-admin-rated = { $rate ->
    [0] Plus rien n’est compté désormais.
   *[other] Chaque personne peut désormais demander { $rate } unités par seconde.
}
cli-admin-announce-about = Dire quelque chose en haut de chaque page de ce serveur, jusqu’à son prochain démarrage ; sans texte, plus rien
cli-admin-announced = Tout le monde le voit maintenant.
cli-admin-silent = Plus rien n’est annoncé.
cli-admin-forget-signing-key-about = Mettre fin aux cookies signés des serveurs d’avant la version 0.2 ; qui n’a que cela devient une nouvelle personne
cli-admin-key = Les cookies signés ne comptent plus.
cli-admin-no-server = Aucun serveur n’a laissé de note dans { $folder }. Y en a-t-il un qui tourne, avec ce --data-dir ?
cli-admin-no-answer = Le serveur à l’adresse { $address } ne répond pas : { $error }
cli-any-id = Son nom, comme dans la liste
cli-any-limit = Nombre maximal de lignes (100)
cli-any-who = Une personne, une adresse ou un réseau, comme 203.0.113.0/24
cli-any-why = Motif, pour vous en souvenir
cli-any-text = Ce qu’il faut dire
cli-admin-rate-rate = Unités par seconde ; 0 = sans limite
cli-value-id = NOM
cli-value-limit = N
cli-value-who = QUI
cli-value-why = RAISON
cli-value-text = TEXTE
