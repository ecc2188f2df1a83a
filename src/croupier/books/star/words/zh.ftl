## star

star-drop-box-stays-on = 仅在无现金台方可取下钱箱（2.7.1）
star-layout-d-lost = 规则提及布局 D，但其图样已遗失（Diagram D）
star-layout-does-not-go-with-wheel = 布局 { $name } 与 { $wheel } 轮盘不相配（2.3）

## offer

offer-star-roulette = 轮盘
offer-star-00-roulette = 00 轮盘
