## offer

offer-rapid-rapid-roulette = Rapid 轮盘
