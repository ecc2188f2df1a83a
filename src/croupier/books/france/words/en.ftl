## france

france-electronic-english-reserved = electronic English roulette is reserved
