## france

france-electronic-english-reserved = 电子英式轮盘属保留项目
france-announce = 用法语报唱“{ $number }，{ LIST($chances) }”并用指耙指示（英语：{ $number }，{ LIST($plain_chances) }）。
france-collect = 收走输掉的投注。
france-pay = 按此顺序赔付赢家：{ LIST($pay_order) }。
france-choice = 零：平分还是监禁？请逐一询问等额注。
france-lid = 将轮盘加盖上锁。

## offer

offer-france-roulette-francaise = 法式轮盘
offer-france-roulette-americaine = 美式轮盘
offer-france-roulette-anglaise = 英式轮盘
