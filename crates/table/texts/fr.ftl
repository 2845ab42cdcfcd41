## Les mots communs à tous les jeux.

table-expect-choice = choisissez parmi { $words }
table-expect-number = donnez un nombre entier de { $low } à { $high }
table-expect-some = citez certains de { $of }, séparés par des virgules, ou dites { $or }

table-fault-seats = ce jeu se joue de { $low } à { $high }, pas à { $seats }
table-fault-no-data = { $game } n’a pas de cartes à remplacer
table-fault-option = cette option n’existe pas ; le jeu connaît { $known }
table-fault-value = « { $value } » ne convient pas : { $expected }

table-refusal-over = La partie est finie.
table-refusal-chance = C’est au hasard de jouer ; personne ne peut agir maintenant.
table-refusal-not-chance = C’est à quelqu’un de jouer, pas au hasard.
table-refusal-not-awaited = Ce n’est pas à { $seat } de jouer ; la table attend { $awaited }.
table-refusal-illegal = { $why } (règle { $rule })
table-refusal-impossible = Cela ne peut pas arriver ici.
table-error-notation = « { $text } » est illisible : { $expected }.

table-log-line = ligne { $line } : { $why }
table-log-not-a-log = ce n’est pas un journal Understory ; la première ligne devrait être « understory-log 1 »
table-log-schema = ce journal a la forme { $schema } ; ce programme lit la forme { $known }
table-log-header = ligne d’en-tête inconnue ; on attend game, rules, seats, option clé=valeur ou data, puis une ligne vide
table-log-missing = l’en-tête ne dit pas « { $name } »
table-log-step = ce n’est pas un coup ; un coup s’écrit « * tirage » ou « P1 action »
table-log-game = le journal est celui du jeu « { $game } »
table-no-bots = aucun robot ne joue à { $game }
table-log-rules = le journal a été joué avec la version { $version } des règles ; ce programme a la version { $known }
table-log-setup = la mise en place ne convient pas : { $place } : { $why }

table-expected-seat = un siège s’écrit P1 à P6
table-expected-viewer = dites un siège, P1 à P6, ou « public »
