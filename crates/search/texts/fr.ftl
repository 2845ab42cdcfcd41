bots-expected-search-params = une recherche se règle par belief_weight, lookahead_depth, lookahead_iterations, opponents_by_tree, prior_uct_c, rollout_depth, short_iterations ou uct_c, chacun avec un nombre : uct_c=0.2,short_iterations=40
bots-expected-level = un niveau est l’un de ces mots : { $levels }
bots-other-shape = ce réseau n’est pas fait pour le jeu tel qu’il est aujourd’hui : entraînez-le à nouveau
bots-sees-all = ce jeu ne décrit que des positions entières : retirez --information-state
bots-expected-budget = un budget est un nombre d’itérations ou un temps : canopy@5000, canopy@300ms
