## offer

offer-adelaide-roulette-table = Roulettetisch
offer-adelaide-electronic-terminal = Elektronisches Terminal
