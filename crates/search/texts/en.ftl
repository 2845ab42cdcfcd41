bots-expected-search-params = a search is changed by belief_weight, lookahead_depth, lookahead_iterations, opponents_by_tree, prior_uct_c, rollout_depth, short_iterations or uct_c, each with a number: uct_c=0.2,short_iterations=40
bots-expected-level = a level is one of { $levels }
bots-other-shape = this network is not for the game as it is today: train it anew
bots-sees-all = this game describes whole positions only: leave out --information-state
bots-expected-budget = a budget is a number of iterations or a time: canopy@5000, canopy@300ms
