## offer

offer-rapid-rapid-roulette = Rapid Roulette
