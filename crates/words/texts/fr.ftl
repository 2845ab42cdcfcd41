words-seat = Joueur { $number }
