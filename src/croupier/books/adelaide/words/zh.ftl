## offer

offer-adelaide-roulette-table = 轮盘赌台
offer-adelaide-electronic-terminal = 电子终端
