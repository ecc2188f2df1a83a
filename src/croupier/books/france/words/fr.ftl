## france

france-electronic-english-reserved = la roulette anglaise électronique est réservée
