"""What stands on the floor: wheels, layouts, bets, call bets, chips and the equipment register."""
