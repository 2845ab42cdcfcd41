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
pages-error-no-bots = Aucun robot ne joue à ce jeu : laissez les places à des personnes.
pages-error-only-bots = Prenez une place vous-même, ou laissez-en une à quelqu’un : ce serveur n’ouvre pas de table où ne jouent que des robots.

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
pages-cards-trees = Arbres
pages-cards-others = Et aussi

pages-learn-try = À vous : essayez ce qui brille.
pages-learn-again = Essayer autre chose
pages-learn-back = Retour
pages-learn-on = Continuer
pages-learn-steps = Étapes de la leçon
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
pages-pad-remove-tree = Retirer cet arbre
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

## Valeurs des options à la création d’une table

pages-option-named = Les nommer

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
