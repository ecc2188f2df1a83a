## offer

offer-new-zealand-roulette = Roulette
