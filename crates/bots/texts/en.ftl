bots-expected-level = a level is one of { $levels }
