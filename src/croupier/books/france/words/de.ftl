## france

france-electronic-english-reserved = das elektronische englische Roulette ist vorbehalten
