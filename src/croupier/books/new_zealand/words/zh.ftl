## offer

offer-new-zealand-roulette = 轮盘
