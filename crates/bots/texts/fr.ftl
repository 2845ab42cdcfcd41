bots-expected-level = un niveau est l’un de ces mots : { $levels }
