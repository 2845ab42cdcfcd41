bots-expected-manner = a search is changed by ahead, believe, dare, explore, foresee, horizon, ponder or short, each with a number: explore=0.2,short=40
bots-expected-level = a level is one of { $levels }
bots-other-shape = this network is not for the game as it is today: train it anew
bots-sees-all = this game describes whole positions only: leave out --seat
bots-expected-budget = a budget is a number of iterations or a time: canopy@5000, canopy@300ms
