words-seat = Player { $number }
