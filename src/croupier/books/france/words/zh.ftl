## france

france-electronic-english-reserved = 电子英式轮盘属保留项目
