bots-expected-manner = une recherche se règle par ahead, believe, dare, explore, foresee, horizon, ponder ou short, chacun avec un nombre : explore=0.2,short=40
bots-expected-level = un niveau est l’un de ces mots : { $levels }
bots-other-shape = ce réseau n’est pas fait pour le jeu tel qu’il est aujourd’hui : entraînez-le à nouveau
bots-sees-all = ce jeu ne décrit que des positions entières : retirez --seat
bots-expected-budget = un budget est un nombre d’itérations ou un temps : canopy@5000, canopy@300ms
