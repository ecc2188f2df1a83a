# Croupier 的简体中文消息，采用 Project Fluent 格式。参见 docs/internals/WORDS.md。

## format

format-name = 简体中文
format-money = ${ $amount }
format-decimal = .
format-group = ,
format-list = 、
format-comma = { ", " }
format-semicolon = ；
format-or = 或
format-and = 和
format-dash = -
format-odds = { $win } 赔 { $stake }
format-days = { $count } 天

## ball

ball-described = { $mm } mm，{ $material }

## cage

cage-no-ticket-issued-by-house = 本场未曾发出票券“{ $ticket }”
cage-no-ticket-printed = { MONEY($amount) } 不打印票券
cage-reported-lost-already = 该票券已挂失
cage-say-why-ticket-voided = 请说明作废票券的原因
cage-ticket-and-its-end = { $why }；{ $by } 于 { MOMENT($at) } 以 { MONEY($amount) } { NAME($status, of: "ticket-status") }{ $reason ->
    [none] { "" }
   *[other] ：{ $reason }
}
cage-ticket-book-made-good-at = 按本规则，票券仅可在账房补发
cage-ticket-ended = 票券 { $ticket } { NAME($status, of: "ticket-status") }{ $instead ->
    [none] { "" }
   *[other] ；由 { $instead } 替代
}
cage-ticket-expired = 票券 { $ticket } 已过期
cage-ticket-issued-before = 票券 { $ticket } 先前已发出
cage-ticket-lost-stolen-or-spoilt = 事后遗失、被盗或损坏的票券，本场不予补发
cage-ticket-not-at-printer = 票据 { $ticket } 未发送到此打印机
cage-ticket-not-owners = 票据 { $ticket } 不属于 { $player }
cage-ticket-paper-first = 凭票付款；遗失的票须先挂失
cage-ticket-paid = 票券 { $ticket } 已兑付
cage-ticket-printed-already = 该票据已打印；打印机故障后由工作人员重新打印
cage-ticket-printed-by-owner = 票据交给其持有人；工作人员只打印替换损坏票据的新票
cage-ticket-reported-lost-somebody-else = 该票券已挂失，须由另一人核对持票人
cage-till-closed = 此钱箱无人当值
cage-till-difference = 清点为 { MONEY($counted) }，应为 { MONEY($expected) }：请说明原因
cage-till-first = 付款前请先打开钱箱
cage-till-held-already = 您已在钱箱 { $till } 当值
cage-till-holds-less = 要求 { MONEY($asked) }，而钱箱内只有 { MONEY($held) }
cage-till-nothing-counted = 请先清点纸币或硬币
cage-till-of-another = 此钱箱由 { $holder } 当值
cage-till-open = 此钱箱已由 { $holder } 当值

## change

change-laid = +{ MONEY($stake) } { BET($bet) }
change-lifted = { MONEY($stake) } { BET($bet) }

## cli

cli-which-book = 哪一部规则？--book 可取 { LIST($books) }

## compliance

compliance-book-table-gives-nobody-power = 本台规则未授权任何人执行：{ NAME($action, of: "action") }
compliance-book-table-knows-no-such = { $table } 台的规则没有此类安排
compliance-card-cannot-issued-in-use = 卡“{ $card }”无法发放：已在使用或号码为空
compliance-case-not-open = { $closed ->
    [true] 案件 { $case } 已结案
   *[false] 没有案件 { $case }
}
compliance-confirm-you-have-read = { $check }请确认您已阅读。
compliance-cool-off-lasts-from-hour = 冷静期为一小时至 { SPAN($most) }
compliance-days-signing-taking-effect-wanted = 须填写签署日期和生效日期，例如 2024-08-16
compliance-detained-already = { $detained } 已被扣留
compliance-device-held-before-found = 设备的持有时间须早于发现时间
compliance-exclusion-days-none = { $days } 天的禁入不成立
compliance-in-register-already = { $name } 已在登记册中
compliance-inspectorate-not-told-arrangement = 尚未将该安排告知监察机构
compliance-limit-set-already = { $patron } 的{ NAME($limit, of: "limit") }已是 { $shown }
compliance-made-told-before-first-bet = 须在 { $patron } 于 { $table } 首次下注之前订立并通报
compliance-name-document-written-in = 请注明所依据的文件
compliance-name-matter-month-such-as = 请指明事项（{ $there }）和月份，例如 2026-01
compliance-no-arrangement-restricts-there = 没有限于 { LIST($foreign) } 的安排；可用：{ $there }
compliance-no-card-stands = { $patron } 没有有效的卡“{ $card }”
compliance-no-form-card-there = “{ $form }”不是卡的形式；可用：{ $there }
compliance-no-kind-incident-there = “{ $kind }”不是事件类别；可用：{ LIST($kinds) }
compliance-no-kind-member-there = “{ $member }”不是会员类别；可用：{ $there }
compliance-no-limit-more-than-nothing = { $amount } 不是有效限额：须大于零，至多 { $shown }
compliance-nobody-detained-in-case = 本案无人被扣留
compliance-not-excluded = { $patron } 未被禁入
compliance-not-handed-over-authorised-person = { $detained } 尚未移交给授权人员
compliance-not-in-register = { $patron } 不在登记册中
compliance-nothing-waits-read-by = { $patron } 没有待阅读的内容
compliance-number-taken = 该编号已被占用
compliance-person-excluded = { $player } { $kind ->
    [cool-off] 已申请冷静期
    [self-exclusion] 已自我禁入
    [house] 被本场禁入
   *[table] 被 { $table } 台逐出
}{ $until ->
    [none] { "" }
   *[other] ，至 { INSTANT($until) }
}；其应得款项仍予支付
compliance-play-limit = { $limit ->
    [time-session] 已连续游戏 { SPAN($span) }：须休息至 { INSTANT($until) }
    [time-day] 每日限额为 { SPAN($span) }；次日始于 { INSTANT($until) }
    [stake-round] 将下注 { MONEY($asked) }；限额为 { MONEY($most) }
    [loss-session] 连同此注，本次游戏可能输 { MONEY($asked) }；限额为 { MONEY($most) }
   *[loss-day] 连同此注，当日可能输 { MONEY($asked) }；限额为 { MONEY($most) }
}
compliance-reality-check = 您已游戏 { SPAN($span) }。期间您{ SIGN($loss) ->
    [less] 赢了
   *[more] 输了
} { MONEY($amount) }。
compliance-say-what-decided = 请说明作出的决定
compliance-say-what-found-or-done = 请说明发现了什么或做了什么
compliance-say-what-happened = 请说明发生了什么
compliance-say-when-authorised-person-took = 请说明授权人员何时接手
compliance-say-which-authorised-person-took = 请说明由哪位授权人员接手
compliance-say-which-device-who-held = 请说明是何设备、由谁持有
compliance-say-who-detained = 请说明扣留何人
compliance-say-who-interfered-or-nobody = 请说明何人干扰，或注明无人知晓
compliance-say-why = 请说明原因
compliance-say-why-card-ends = 请说明该卡停用的原因
compliance-self-exclusion-lasts-at-least = 自我禁入至少为 { SPAN($least) }
compliance-signed-on-cannot-hold-before = 签署于 { $signed_on }，不得早于该日生效
compliance-their-own-word-nobody-lifts = { $patron } 的{ NAME($kind, of: "exclusion") }出于本人意愿，{ $until ->
    [none] 无限期
   *[other] 至 { INSTANT($until) }
}；任何人不得解除
compliance-told-already = { $month } 的 { $matter } 已报告

## core

core-house-own-name = “{ $name }”是本场保留名称
core-name-no-control-characters = 名称不得含控制字符
core-no-name = “{ $name }”不是有效名称

## equipment

equipment-at-already = { $id } 已在 { $table }
equipment-does-not-keep-equipment = { NAME($by, of: "role") }不负责管理设备
equipment-entered-already = { $id } 已登记
equipment-found-unfit = { $id } 经检不合格：{ $unfit }
equipment-house-no = 本场没有 { $id }
equipment-item-refused = { $id }：{ $detail }
equipment-kind-unknown = { $id } 被登记为 { $said }；可用：{ $kinds }
equipment-not-on-wheel = { $id }：轮盘上没有 { $centre }
equipment-say-why-taken-out-use = 请说明停用 { $id } 的原因

## event

event-AttendantCalled = { $on ->
    [true] { $player } 呼叫服务
   *[false] 已有人到 { $player } 处
}
event-BallChanged = 换球：{ $ball }
event-BallSpun = 第 { $spin_no } 次掷球：{ $revolutions ->
    [none] { $direction ->
    [unknown] 无人看到转动情况
   *[other] { NAME($direction, of: "direction") }，圈数不详
}
   *[other] { NAME($direction, of: "direction") }，{ $revolutions } 圈
}{ $faults ->
    [0] { "" }
   *[other] ，无效：{ LIST($faults, of: "ground") }
}
event-BetsClosed = 停止下注（{ NAME($means, of: "means") }）
event-BettingOpened = 第 { $round_no } 局：请下注{ $respin ->
    [true] （再次）
   *[false] { "" }
}{ $dealer ->
    [none] { "" }
   *[other] ，{ $dealer } 发牌
}{ $omitted ->
    [0] { "" }
   *[other] ；先前未完成：{ LIST($omitted, of: "task") }
}
event-BoughtIn = { $player } 以{ NAME($tender, of: "tender") }买入 { MONEY($amount) }
event-BreakEnded = 休台结束
event-BreakTaken = 休台，台面筹码{ $float ->
    [none] 照旧
   *[other] { NAME($float, of: "float") }
}
event-CardLapsed = { $player } 须出示有效卡：{ NAME($reason, of: "ground") }
event-CashedOut = { $player } 以{ NAME($payment, of: "tender") }兑出 { MONEY($amount) }
event-ChecksGone = { $redeemed_at } 已兑换本桌的 { $colour } 筹码：{ LIST($taken) }
event-ClaimHeld = 扣留 { $player } 的 { MONEY($amount) }
event-ClaimReleased = { $player } 的 { MONEY($amount) } { $paid ->
    [true] 已支付
   *[false] 被拒付
}
event-CloseAnnounced = 公示关台
event-ColourIssued = { $player } 领取 { $count } 枚 { $colour } 筹码，每枚 { MONEY($value) }
event-ColourRedeemed = { $player } 交回 { $count } 枚 { $colour } 筹码，每枚 { MONEY($value) }
event-ColoursCollected = 已收走输掉的彩色筹码：{ LIST($lost) }
event-ColoursReturned = 彩色筹码退还其持有人：{ LIST($back) }
event-ColoursRequired = { $on ->
    [true] 仅可使用本台彩色筹码
   *[false] 可恢复使用任何筹码
}
event-DealerChanged = { $dealer } 发牌{ $before ->
    [none] { "" }
   *[other] ，接替 { $before }
}
event-DisputeOpened = { $player } 对第 { $round_no } 局提出争议：{ $text }
event-DisputeResolved = 争议 { $dispute } 已裁定：{ $decision }
event-EquipmentRestored = 恢复正常：{ NAME($scope, of: "scope") }
event-ExtraSpinsOrdered = 指示进行无玩家的局
event-FinalBetsCalled = 最后下注
event-FloatCounted = { NAME($moment, of: "ground") }清点：{ MONEY($amount) }
event-FloatCredited = 退回筹码 { MONEY($amount) }
event-FloatFilled = 补充筹码 { MONEY($amount) }
event-ForeignColourRedeemed = { $player } 兑换已关的 { $issued_at } 台 { $count } 枚 { $colour } 筹码，每枚 { MONEY($value) }
event-LastSpinAnnounced = 下一号码为本场最后一局
event-LimitsAnnounced = 公示新限额 { $range }
event-LimitsChanged = 限额现为 { $range }
event-LuckyBoostDrawn = { NAME($colour, of: "ball") }按 { NAME($odds, of: "boost") } 赔率赔付
event-LuckyNumbersDrawn = 幸运球号码：{ LIST($numbers) }
event-MalfunctionReported = 故障：{ NAME($scope, of: "scope") }{ $player ->
    [none] { "" }
   *[other] ，{ $player }
}
event-MistakeRecorded = 第 { $round_no } 局{ SIGN($amount) ->
    [less] 少付
   *[more] 多付
} { $player } { MONEY($amount, sign: "none") }；已补正 { MONEY($rectified) }
event-NoSpinCalled = 无效局：{ NAME($reason, of: "ground") }，投注{ $returned ->
    [true] 退回
   *[false] 保留
}
event-NumberRead = { $reader } 读得 { $pocket }
event-OutcomeInvalidated = 结果作废：{ NAME($reason, of: "ground") }
event-PaidOut = { $player } 领取待付的 { MONEY($amount) }
event-PartnersFlagged = { LIST($players, by: "and") } 联手{ $done ->
    [none] { "" }
   *[other] ：{ $done }
}
event-PersonalLimitsSet = { $player } 适用{ $range ->
    [none] 公示限额
   *[other] 限额 { $range }
}{ $kinds ->
    [0] { "" }
   *[other] ，仅限 { LIST($kinds, of: "bet") }
}
event-PlayerDesignated = { $player } { $allowed ->
    [true] 可以
   *[false] 不再可以
}使用标记
event-PlayerDirectedOut = { $player } 被请离台
event-PlayerExcluded = { $player } 被逐出：{ $reason }
event-PlayerJoined = { $player } 就座 { $seat_no } 号位{ $guest ->
    [true] （来宾）
   *[false] { "" }
}
event-PlayerLeft = { $player } 离台
event-PlayersLimited = 至多 { $players_max } 人参与
event-PlayersTold = { $text ->
    [none] 对玩家的消息已撤下
   *[other] { $player ->
    [none] 告玩家
   *[other] { $player }
}：{ $text }
}
event-ReadingsDiffered = 读数不一致：{ LIST($readings) }
event-ResultFlagged = 记录为 { $recorded }，目见为 { $seen }
event-RoundResettled = { NAME($cause, of: "cause") }：{ number-of-event }
event-RoundSettled = { number-of-event }
event-RunSeen = 轮盘设备所见的运行已记录
event-SeizureEnded = 案件 { $case } 已结：{ $player } 的 { MONEY($amount) } { $paid ->
    [true] 发还
   *[false] 留置
}
event-SourceDeclared = 号码自此来自：{ NAME($source, of: "source") }{ $before ->
    [none] { "" }
   *[other] （此前：{ NAME($before, of: "source") }）
}
event-StaffNamed = 本台人员：{ LIST($people) }
event-StakeImprisoned = { $player } 在 { $zeros } 次零之后将 { BET($bet) } 上的 { MONEY($stake) } 留在监押
event-StakeShared = { $player } 在 { $zeros } 次零之后分取 { BET($bet) } 上的 { MONEY($stake) }：退 { MONEY($returned) }，输 { MONEY($lost) }
event-StrayWagerLaid = { $player } 在无效处放置 { BET($bet) }
event-StrayWagerLifted = { $player } 收回 { BET($bet) }
event-SupervisorCalled = 呼叫主管{ $text ->
    [none] { "" }
   *[other] ：{ $text }
}
event-TableClosed = 关台
event-TableOpened = { $table } 台开台：{ $book } 的 { $game }，{ $limits }
event-TaskDone = 已完成：{ NAME($task, of: "task") }
event-TerminalLimitsAnnounced = { $player } 的终端公示 { $range }
event-TerminalLimitsSet = { $player } 的终端接受 { $range }
event-TicketTaken = 收下 { $player } 的票据 { MONEY($amount) }
event-TipGiven = { $player } 给小费 { MONEY($amount) }
event-WageringPeriodSet = 下注时间为 { $seconds } 秒
event-WagersChanged = { $player } { NAME($cause, of: "cause") }：{ LIST($changes) }
event-WagersReturned = 投注退回（{ NAME($cause, of: "cause") }）
event-WinnersPaid = { BET($bet) } 的赢家已赔付：{ LIST($players) }
event-WinningsSeized = 因案件 { $case } 扣押 { $player } 的 { MONEY($amount) }
event-WinsLocked = 大额赢利待核实：{ LIST($wins) }
event-and-lines = { $event }；{ $lines ->
    [0] 无投注
   *[other] { LIST($lines, by: "semicolon") }
}

## game

game-asian-neighbour-takes-numbers = asian-neighbour 需 3 个号码；“{ $text }”有 { $count } 个
game-at-least = { NAME($name, of: "part") }：{ $count }，至少 { $least }
game-at-most = { NAME($name, of: "part") }：{ $count }，至多 { $most }
game-ball-holds-metal = { $material } 球含有金属
game-ball-mm-allowed = 球径 { $diameter_mm } mm，允许 { $allowed }
game-ball-no-sphere = 球不是正圆
game-book-no-game-there = 规则 { $code } 没有游戏“{ $name }”；可用：{ $games }
game-button-carries-wanted = 标记 { $centre } 印有 { $carried }，应为 { $wanted }
game-call-bet-lies-on-several = “{ $text }”是口头注，落在多个位置
game-call-not-offered = { BET($bet) }：{ $why_not }
game-do-not-lie-side-by = { LIST($pair, by: "and") } 在布局 { $name } 上不相邻
game-do-not-meet-as-on = { LIST($numbers, by: "dash") } 在布局 { $name } 上不构成{ NAME($kind, of: "bet") }
game-emblem-in-use-at = 徽记 { $emblem } 已在 { $taken } 使用
game-follows-single-zero-wheel-one = { BET($call) } 适用于单零轮盘；本轮盘有 00
game-game-no-option-there = 游戏 { $name } 没有选项“{ $unknown }”；可用：{ $there }
game-in-no-lucky-ball = “{ $text }”中的“{ $tail }”不是幸运球；可用：{ LIST($lucky_colours) }
game-in-no-number-on-roulette = “{ $text }”中的“{ $word }”不是轮盘号码
game-in-no-there = “{ $text }”中的“{ $tail }”无效；可用 1、2、3
game-in-only-adjoin = “{ $text }”中的“{ $tail }”：仅 1-2 与 2-3 相邻
game-in-only-neighbours-have-reach = “{ $text }”中的“{ $reach }”：只有邻注可设范围 { $known }
game-kind-not-in-game = { NAME($kind, of: "bet") }不是本游戏的注
game-layout-does-not-mark-it = 布局 { $name } 没有此注
game-layout-no-five-number-bet = 布局 { $name } 没有五号注
game-layout-no-lucky-ball-areas = 布局 { $name } 没有幸运球区
game-limits-hold-no-wager = 限额 { $limits }{ $kind ->
    [none] { "" }
   *[other] （{ NAME($kind, of: "bet") }）
} 不容任何注
game-lucky-ball-no-mega-odds = 此幸运球没有 Mega 赔率
game-lucky-ball-not-offered-here = 此处不提供幸运球
game-mega-chance-brings-unit-below = Mega 概率 { $chance } 使 { $colour } 每单位得 { $expected }；须低于 { $limit }
game-missing = 缺少：{ NAME($name, of: "part") }
game-neighbours-on-either-side-here = { BET($call) }：此处邻注为两侧各 { $neighbours_reach } 个
game-no-approval-reference = 缺少核准编号：{ NAME($name, of: "part") }
game-no-book-there = 没有规则“{ $code }”；可用：{ LIST($book_folders) }
game-no-group-table-there = { BET($bet) } 不是本台的组；可用：{ $groups }
game-no-kind-bet-known = “{ $text }”不是注的种类；已知：{ LIST($readers) }
game-no-probability = { $chance } 不是概率：应在 0 到 1 之间
game-no-role-there = 没有角色“{ $word }”；可用：{ $known }
game-not-offered-at-table = 本台不提供 { BET($bet) }
game-not-on-layout = { BET($call) }：布局 { $name } 上没有 { $centre }
game-not-on-layout-2 = 布局 { $name } 上没有 { LIST($foreign) }
game-option-there = 选项 { $name } 为“{ $shown }”；可用：{ LIST($values) }
game-option-whole-number-from-wanted = 选项 { $name } 为“{ $shown }”；须为不小于 1 的整数
game-order-wheel-needs-signature = { $title } 轮盘的号码次序须签字
game-order-wheel-not-signed = { $title } 轮盘的号码次序尚未签字
game-pocket-wanted = 第 { $place } 格为 { $order }，应为 { $order_2 }
game-set-needs-at-least-two = 一套至少两种颜色
game-smallest-chip-worth-nothing = 最小筹码没有面值
game-stands-alone-in-does-not = { $name } 不带参数；“{ $text }”中的“{ $tail }”多余
game-stands-twice-in = “{ $text }”中“{ $word }”出现两次
game-takes-numbers = { $name } 需 { $wanted } 个号码；“{ $text }”有 { $count } 个
game-takes-one-number = { $name } 需一个号码；“{ $text }”有 { $count } 个
game-value = { BET($call) }：{ $why_not }
game-wanted = { NAME($name, of: "part") }为 { $material }，应为 { $allowed }
game-wheel = 轮盘：{ LIST($faults, by: "semicolon") }
game-wheel-at-least-m = 轮盘{ $shown ->
    [none] 未填直径
   *[other] 直径 { $shown } m
}，至少 { $metres_min } m
game-wheel-inspection-not-confirmed = 轮盘检查：“{ $check }”未确认

## house

house-after-deadline = 已过期限；一切未变
house-approval-lapsed = 无人及时同意；一切未变
house-at-table = 在 { $table }：{ $why }
house-betting-not-open-at-table = { $id } 台未开放下注
house-by-waits-second-person = { $id } 的“{ NAME($action, of: "action") }”正等待第二人同意
house-checks-being-taken-off = { $table } 的筹码已在其他赌桌兑换，正在从账上扣除；请重试
house-checks-still-out = { $issued_at } 的 { $colour } 筹码仍有 { $left } 枚在外
house-clock-demands-no-longer = 时钟已不再要求此事
house-closed-decision = { $case } 已结案，决定为：{ $due }
house-commands-wait-second-person = 已有 { $waiting_max } 项操作等待第二人
house-dealt-from-wheel-whose-sources = { $id } 使用轮盘 { $wheel }，来源须在该处更改
house-did-not-agree = { $id } 未同意：{ NAME($action, of: "action") }
house-does-not-act = { $id } 不得代 { $player } 操作
house-edition-holds-from-on = { $book } 第 { $edition } 版自 { $day } 起生效
house-equipment-faults = { LIST($faults, by: "semicolon") }
house-fee-paid-at-cashier-who = 报名费在账房缴纳并由账房受理报名
house-forms-have-not-checked = { LIST($unseen) } 的表单尚未核对
house-house-draws-itself = 此项由本场自行抽取
house-key-not-enrolled-for = { $id } 的密钥未登记用于 { $action }
house-key-used-before = 该键先前已用于其他请求
house-leads-elsewhere = { $person } 正在 { $where } 任 { $chief }；同时至多 { $count } 台
house-lets-no-services-in = { NAME($by, of: "role") }无权接入服务
house-may-not-acknowledge = { $id } 无权确认；可由 { LIST($roles, of: "role") } 确认
house-may-not-set-up-tournament = { NAME($by, of: "role") }无权设立锦标赛
house-meant-round = 该操作针对第 { $round_no } 局；当前为第 { $round_of } 局
house-name-taken = 名称 { $name } 已被占用（{ $word }）
house-named-oversee-draws-not = 获指派监督抽奖的是 { $scrutineer }，而非 { $id }
house-no-card-stands-issued = 未向 { $player } 发放有效卡
house-no-checks-out = { $issued_at } 没有在外的 { $colour } 筹码
house-no-fault-printer-at-on = { $table } 没有关于此票券的打印机故障记录
house-no-open-case-device-named = { $case } 不是关于某具名人士持有设备的未结案件
house-no-other-table-plays-on = 没有其他台继续营业，故须清点台面筹码
house-no-role-agree-in = { $id } 没有可作同意的角色
house-no-such-thing = 没有“{ $id }”（{ $word }）；现有：{ $known }
house-nobody-may-buy-in = 此处任何人不得买入
house-nobody-names-themselves-oversee-draw = 任何人不得指派自己监督抽奖
house-nobody-signs-in-here-as = 此处没有以 { $name } 登录的人
house-not-closed-what-seized-stays = { $case } 未结案：扣押款项继续保管
house-not-in-role = { $id } 是 { $held }，而非{ NAME($by, of: "role") }
house-nothing-waits-under = 编号 { $number } 下没有待办事项
house-nothing-waits-under-number = 此编号下没有待办事项
house-number-in-use = 编号已被使用，请换一个重发
house-number-taken = 该编号已被占用
house-numbers-come-from-source = { $id } 的号码来自：{ NAME($source, of: "source") }
house-numbers-come-from-wheel = { $id } 的号码来自轮盘 { $serial }
house-oversees-draw-somebody-else-conducts = { $scrutineer } 监督抽奖，须由他人执行
house-players-keep-their-own-favourites = 玩家各自保存自己的常用注
house-record-unwritten = 目前无法写入记录，因此不受理；一切未变
house-register-holds-things-already = 登记册已有 { $items_max } 项
house-role-may-not-acknowledge = { NAME($by, of: "role") }无权确认；可由 { $who } 确认
house-second-pair-eyes-another-person = 第二人须为另一人
house-second-person-must-agree = 须由第二人同意
house-sees-no-webhooks = { NAME($by, of: "role") }无权管理 webhook
house-service-enrolled-already = 服务 { $name } 已登记
house-service-name-no-dot = 服务名称不得含点号
house-shutting-down = 本场系统正在关闭
house-somebody-find-out-first = 须先查明：{ LIST($missing) }
house-somebody-must-see-criteria-selection = 须有人核实入选条件是否满足
house-table-does-not-come-result = { $id } 台未能得出结果
house-table-refuses = { $table } 台：{ $why }
house-table-set-aside-tournament-no = { $id } 台留作锦标赛 { $name } 之用，不接受其他投注
house-table-stands-already = { $table } 台已开设
house-terminal-takes-no-money-itself = 终端本身不收钱，由荷官或验钞机收取
house-there-no-service = 没有服务 { $name }
house-there-no-table = 没有“{ $table }”台
house-there-no-webhook = 没有 webhook { $name }
house-there-webhook-already = webhook { $name } 已存在
house-ticket-above-cap = 此处余额将超过 { MONEY($cap) }，请到出纳处兑付票据
house-unknown-at-node = 该台所在节点不认识此会话或设备
house-waits-second-source-agrees = { $pocket } 等待第二来源确认一致
house-what-seized-worked-out-from = { MONEY($amount) }：扣押金额由记录计算得出
house-wheel-not-seen = 轮盘 { $serial } 当前未被读取：不接受投注
house-won-nothing-at-since-device = 自持有设备以来，{ $person } 在 { $table } 并无赢利

## limits

limits-range = { MONEY($min) } 至 { MONEY($max) }{ $unit ->
    [none] { "" }
   *[other] ，以 { MONEY($unit) } 为单位
}

## line

line-cites = { $clauses ->
    [0] { "" }
   *[other] ；{ LIST($clauses, by: "comma") }
}
line-lost = { line-staked }：输 { MONEY($lost) }{ $returned ->
    [0] { "" }
   *[other] ，退 { MONEY($returned) }
}{ line-cites }
line-of-player = { $player }：{ $line }
line-staked = { BET($bet) } 上 { MONEY($stake) }
line-stands = { line-staked }：未中，{ LIST($stands) } 留台{ $lost ->
    [0] { "" }
   *[other] ，输 { MONEY($lost) }
}{ line-cites }
line-undone = 已撤销：{ $line }
line-void = { line-staked }：无结果，{ $whole ->
    [true] 注额完整
   *[false] 退 { MONEY($returned) }
}{ line-cites }
line-won = { line-staked }，{ ODDS($odds) }：赢 { MONEY($win) }，{ $stands ->
    [0] 退回本金
   *[other] { $same ->
    [true] 本金留台
   *[false] { LIST($stands) } 留台
}
}{ line-cites }

## named

named-value = { $name } { $value }

## number

number-of-event = { $pocket ->
    [none] 无号码
   *[other] { $pocket } { NAME($pocket_colour, of: "colour") }
}

## people

people-enrolled-already = { $name } 已登记
people-no-member-staff = 员工不得任 { LIST($wrong, of: "role") }
people-no-second-factor = { $name } 未设第二验证
people-no-such-session = 没有此会话
people-nobody-at-once = 任何人不得同时担任 { LIST($pair, of: "role", by: "and") }
people-nobody-stands-under = 没有名为 { $name } 的人员
people-own-password-only = 只能更改自己的密码与第二验证
people-second-factor-administrator-clears-first = { $name } 已设第二验证，须由管理员先清除
people-session-begun-before = 会话先前已开始
people-sessions-house-keep = 会话由本场系统管理
people-would-taken = { $name } 易与 { $twin } 混淆

## role

role-may-not = { NAME($role, of: "role") }无权执行“{ NAME($action, of: "action") }”{ $other ->
    [none] { "" }
   *[other] ；可由{ NAME($other, of: "role") }执行
}

## stake

stake-on-bet = { BET($bet) } 上 { MONEY($stake) }

## table

table-above-maximum = { BET($bet) } 上 { MONEY($asked) }，上限 { MONEY($most) }
table-action-not-in-game = 本游戏没有：{ NAME($action, of: "action") }
table-action-untimely = { NAME($action, of: "action") }：台面处于“{ NAME($phase, of: "phase") }”时不可进行
table-advance-differs = 本次垫付 { MONEY($amount) }；首次为 { MONEY($first) }
table-all-colours-one-player-have = 同一玩家的各色筹码须为同一面值 { MONEY($value) }
table-amount-withheld-already = { $player } 已有款项被扣留
table-at-least-one-player-plays = 至少须有一名玩家
table-at-table-already = { $player } 已在台上
table-balance-too-small = { $player } 有 { MONEY($balance) }
table-ball-come-rest-can-no = 球已停定，不能再以“{ NAME($reason, of: "ground") }”宣布
table-ball-in-play = 球正在转动
table-ball-not-spun = 尚未掷球
table-ball-not-spun-by = { NAME($by, of: "role") }不得掷球
table-ball-runs-against-wheel = 球须与轮盘反向
table-ball-runs-opposite-or-same = 球与轮盘反向或同向，转若干圈
table-ball-spun-already = 球已掷出
table-becomes-chips-before-wagered = { NAME($tender, of: "tender") }须先换成筹码再下注
table-below-minimum = { BET($bet) } 上 { MONEY($asked) }，下限 { MONEY($least) }
table-betting-closed = 已停止下注
table-betting-not-closed-by = 不能以“{ $means }”停止下注
table-betting-not-opened = 尚未开始下注
table-book-gives-no-ground-ask = 规则未给出请玩家离台的理由
table-book-no-forfeiture-here = 规则在此没有没收规定
table-book-no-places-staff-name = 规则没有须指派的岗位
table-book-no-power-withhold-amount = 规则未授权扣留款项
table-book-no-rule-correcting-result = 规则没有更正结果的规定
table-book-restricts-nobody-kinds-bet = 规则不将任何人限于某类注
table-both-minimum-maximum-needed = 须同时给出下限和上限
table-buttons-in-use-in-spin = 本局已用 { $spin_max } 枚标记
table-buttons-stand-on = { BET($bet) } 上已有 { $number_max } 枚标记
table-buys-nothing = { MONEY($amount) } 换不到任何筹码
table-buys-nothing-here-there = 此处不收“{ $tender }”；可用：{ $taken }
table-called-aloud-owner-saw-where = { BET($bet) } 为口头注：注主已见荷官放置之处
table-called-already-or-not = { $player }：{ $on ->
    [true] 已有人前来
   *[false] 未曾呼叫
}
table-cannot-made-notes = { MONEY($amount) } 无法由面额 { $notes } 的钞票凑成
table-card-valid-one-one-own = { $player } 的卡为“{ NAME($card, of: "ground") }”；须持本人有效卡
table-changes-their-colours-before-leaving = { $player } 离台前须兑回彩色筹码
table-check-allowed = 每枚 { MONEY($asked) }；允许 { $limits }
table-checks-exchanged-there-nowhere-else = { $issued_at } 的筹码只能在该台兑换
table-checks-in-chips = 彩色筹码值 { MONEY($cost) }，现有筹码 { MONEY($balance) }
table-checks-in-hand = { $player } 手中有 { $out } 枚 { $colour } 筹码
table-checks-not-issued-at-table = { $colour } 筹码并非本台发出
table-chips-make-not = 筹码合计 { MONEY($counted) }，而非 { MONEY($amount) }
table-closes-after-sign = { $minutes ->
    [0] 须先通知方可关台
   *[other] 有客之台须公示 { $minutes } 分钟后关台
}
table-closing-time-shown-minutes = 关台时间须公示 { $minutes } 分钟
table-colours-out = 已发出 { $count } 种颜色
table-counted-float-amount = 清点筹码须有金额
table-dealer-hand-dealer-own = 手掷须由荷官本人进行
table-deals-already = { $dealer } 已在发牌
table-decision-not-final = { NAME($by, of: "role") }的决定并非终局
table-dispute-decided-good = 争议 { $number } 已有终局决定：{ $decision }
table-does-not-fall-into-parts = { MONEY($asked) } 不能均分为 { $count } 份整分
table-does-not-fall-into-pieces = { MONEY($asked) } 不能均分为 { BET($to) } 的 { $count } 注
table-each-place-person-own = 每个岗位须由不同人员担任
table-excluded-already = { $player } 已被逐出
table-excluded-from-game = { $player } 已被逐出本场游戏
table-fault-not-put-right = { NAME($scope, of: "scope") }：故障尚未排除
table-fault-on-record-already = { NAME($scope, of: "scope") }：故障已记录
table-final-bets-announced-first = 须先宣布最后下注
table-final-bets-announced-while-ball = 最后下注须在球转动时宣布
table-float-below-minimum = 台面筹码 { MONEY($asked) }，至少 { MONEY($least) }
table-float-counted-or-locked-in = 台面筹码须清点或锁存，而非“{ $float }”
table-float-too-small = 台面筹码为 { MONEY($float) }
table-four-different-numbers-wanted = 须为 { LIST($lucky_colours, of: "ball") } 各给一个不同号码
table-game-no-equipment-fault-rule = 本游戏没有带故障规则的设备“{ NAME($scope, of: "scope") }”；可用：{ $known }
table-game-no-guest-players = 本游戏没有来宾玩家
table-game-no-warning-before-close = 本游戏停止下注前没有预告
table-game-not-played-colour-checks = 本游戏不使用彩色筹码
table-given-in-hand = 给出 { MONEY($asked) }，手中 { MONEY($balance) }
table-groups-area-have-not-signed = 该区的号码组尚未经经营者签字
table-guest-bets-through-dealer = 来宾须通过荷官下注
table-guest-cashed-out-by-dealer = 来宾由荷官兑付
table-guests-at-table = 台上已有 { $count } 位来宾
table-held-by-who-have-not = { $colour } 由 { LIST($players) } 持有且未同意
table-higher-minimum-needs-minutes-on = 提高下限须公示 { $minutes } 分钟
table-higher-minimum-needs-minutes-on-terminal = 提高下限须在终端公示 { $minutes } 分钟
table-higher-minimum-needs-minutes-on-terminal-own = 提高下限须先在此终端公示 { $minutes } 分钟
table-higher-minimum-needs-sign-minutes = 提高下限须先公示 { $minutes } 分钟
table-holds-too-little = { $player } 持有 { MONEY($balance) }
table-last-spin-announced = 已宣布最后一局
table-later-numbers-decided-what-round = 第 { $round_no } 局留在监押的注已由后续号码决定
table-leave-no-room = 下限 { MONEY($least) } 与上限 { MONEY($most) } 之间没有余地
table-leaves-game-lays-no-further = { $player } 正离开游戏，不得再下注
table-left-already = { $player } 已离台
table-left-below-minimum = { BET($bet) } 上将剩 { MONEY($asked) }，下限 { MONEY($least) }
table-left-outside-limits = { BET($bet) } 上将剩 { MONEY($asked) }；允许 { $limits }
table-less-lies-than-moved = { $player } 在 { BET($bet) } 上有 { MONEY($lies) }，拟移至 { BET($to) }
table-lies-on-bet = { $player } 在 { BET($bet) } 上有 { MONEY($lies) }
table-lucky-ball-not-offered-here = 此处不提供幸运球
table-lucky-ball-screen-out-order = 幸运球屏幕故障
table-lucky-ball-wagers-wait-four = 幸运球投注须等四个号码与赔率
table-may-bet-only = { $player } 只可投注：{ LIST($kinds, of: "bet") }
table-may-not-call-no-spin = { NAME($by, of: "role") }不得以“{ NAME($reason, of: "ground") }”宣布无效局
table-may-not-confirm = { NAME($by, of: "role") }无权确认：{ $text }
table-may-not-find-fault-by = { NAME($by, of: "role") }无权认定：{ NAME($ground, of: "ground") }
table-may-not-verify-exchange = { NAME($by, of: "role") }无权核实兑换
table-minimum-licensed-from = 下限 { MONEY($asked) }，获准从 { MONEY($least) } 起
table-minimum-unit-above-nothing-minimum = 下限与单位须大于零，且下限不得高于上限
table-mistake-amount-no-more-than = 差错须有金额，且补正不得超过该额
table-name-case = 请注明案件
table-needs-stake = { BET($bet) } 须有注额
table-neither-opener-nor-closer = “{ $moment }”既非开台也非收台
table-neither-value-at-issue-nor = 发放面值与在售最低下限均不详
table-next-ball-spun-result-round = 下一球已掷出；第 { $round_no } 局结果维持
table-no-amount-chips = { MONEY($amount) } 不是筹码金额
table-no-ball-in-play = 没有球在转动
table-no-colour-there = “{ $colour }”不是颜色；可用：{ LIST($lucky_colours, of: "ball") }
table-no-dispute-on-record = 没有争议 { $dispute } 的记录
table-no-fault-on-record = { NAME($scope, of: "scope") }：没有{ $player ->
    [none] { "" }
   *[other] { $player } 的
}故障记录
table-no-fault-reaches = { $player } 没有受此故障影响的{ $bets ->
    [0] 投注
   *[other] { LIST($bets, of: "bet") }
}
table-no-fitted-wheel = 此轮盘未装{ NAME($source, of: "source") }
table-no-ground-invalidate-here-there = “{ NAME($reason, of: "ground") }”在此不是作废理由；可用：{ $known }
table-no-ground-no-spin-here = “{ NAME($reason, of: "ground") }”在此不是无效局理由；可用：{ $known }
table-no-ground-put-wager-back = “{ NAME($reason, of: "ground") }”不是恢复投注的理由；可用：{ LIST($listed, of: "ground") }
table-no-ground-void-wagers-here = “{ NAME($reason, of: "ground") }”在此不是作废投注的理由；可用：{ $known }
table-no-group-table = { BET($bet) } 不是本台的组
table-no-malfunction-after-close-left = { $player } 没有停止下注后待查的故障
table-no-malfunction-reached = 没有故障涉及 { $player }
table-no-more-bets-called-already = 已宣布停止下注
table-no-more-bets-called-while = 停止下注须在球转动时宣布
table-no-numbers-drawn-once-betting = 停止下注后不再抽号
table-no-outside-area-winner = { BET($bet) } 不是有赢家的外围区
table-no-payment-waits-told-area = 没有须逐区支付的款项
table-no-place-at-table-there = “{ $unknown }”不是本台岗位；可用：{ $known }
table-no-result-of-round = 没有第 { $round_no } 局的结果记录
table-no-result-of-this-round = 没有本局的结果记录
table-no-result-on-record = 没有结果记录
table-no-room-left-every-piece = { BET($bet) } 的各注已无余额
table-no-room-on-bet = { BET($bet) } 上不能再加注：{ $limits }
table-no-source-numbers = “{ $source }”不是号码来源
table-no-stake-in-prison-on = { $player } 在 { BET($bet) } 上没有监押注
table-no-such-bet = 此处没有注“{ BET($bet) }”：{ $why }
table-no-such-fault-there = { NAME($scope, of: "scope") }：“{ NAME($ground, of: "ground") }”不是已知故障；可用：{ $known }
table-no-such-round = 本台没有第 { $round_no } 局
table-no-such-round-ever = 本台未曾有第 { $round_no } 局
table-no-such-wager-on = { $player } 在 { BET($bet) } 上没有此注
table-no-terminal = { $player } 没有终端
table-no-wager-earlier-rounds-stand = { $player } 在第 { $round_no } 局没有投注；先前各局维持
table-no-wager-in-round = { $player } 在第 { $round_no } 局没有投注
table-no-wager-on-layout = { $player } 在台面没有投注
table-no-wagers-last-round-repeat = { $player } 没有上一局的投注可重复
table-nobody-restricted-here = 此处无人限于 { LIST($foreign, of: "bet") }
table-not-among-players-who-may = { $player } 不在可用标记的玩家之列
table-not-at-table = 不在台上：{ LIST($absent) }
table-not-joined-table = { $player } 未入座
table-not-offered-at-table = 本台不提供 { BET($bet) }
table-not-offered-here = 此处不提供 { BET($bet) }
table-not-on-break = 本台不在休台中
table-not-on-wheel = 轮盘上没有 { $pocket }
table-not-paid-off-now = 此时不应结清 { $player }
table-not-told-inspector = 尚未告知 { $player } 可找监察员
table-not-wagered-tokens-here = 此处 { BET($bet) } 不可用推广筹码
table-not-waiting = “{ $task }”不在待办；待办：{ $names }
table-not-winning-number = { $pocket } 不是中奖号码；{ $text }
table-not-won-on = { $player } 在 { BET($bet) } 上未中
table-nothing-cash-out-may-simply = { $player } 没有可兑付款项，可直接离台
table-nothing-found-against-their-wagers = 未查出 { LIST($unfound) } 有违规，其投注不予没收
table-nothing-seized-here = 此处没有为 { $case } 扣押的款项
table-nothing-undo-in-round = { $player } 本局没有可撤销的操作
table-nothing-withheld = { $player } 没有被扣留的款项
table-numbers-drawn-after-spin = 号码须在掷球后抽取
table-odds-not-enabled-there = 赔率 { $odds } 未启用；可用：{ LIST($boosts) }
table-on-break = 本台休台中
table-on-break-already = 本台已在休台
table-one-boost-drawn-spin-after = 每局仅抽一次赔率，且在抽号之后
table-one-player-one-colour = 每名玩家一种颜色
table-only-operator-ends-hold-early = 只有经营者可提前解除扣留
table-only-operator-may-withhold = 只有经营者可扣留款项
table-open-checks-exchanged-there = { $issued_at } 正在营业，其筹码须在该台兑换
table-opener-counted-once-before-any = 开台筹码须在任何筹码移动前清点一次
table-order-wheel-not-signed-by = { $title } 轮盘次序尚未经经营者签字
table-out-at = { $colour } 已按 { MONEY($value) } 发出
table-outside-limits = { BET($bet) } 上 { MONEY($asked) }；允许 { $limits }
table-over-in-all = 合计 { MONEY($asked) }，上限 { MONEY($most) }
table-over-in-all-below-minimum = 总额 { MONEY($most) } 中已下 { MONEY($staked) }；{ $below }
table-paid-already = { BET($bet) } 已赔付
table-placed-by-dealer = { BET($bet) } 由荷官放置
table-player-declares-what-each-worth = 须由玩家声明每枚面值
table-player-own-pad-touched-together = 玩家须同时触碰自己的触板与台面
table-players-at-table = 台上有玩家
table-players-at-table-no-more = 台上已有 { $present } 人，至多 { $count } 人
table-plays-colour-checks-table = { $player } 须用本台彩色筹码
table-reading = { $reader } 读得 { $pocket }
table-readings-differ = { LIST($seen) }：由主管裁定号码
table-round-on-record = 第 { $round_no } 局记录为 { $pocket }
table-round-settled-earlier-rounds-stand = 第 { $round_no } 局已结算：先前各局维持
table-sat-out-rounds-needed = { $player } 已空过 { $idle } 局；须达 { $rounds } 局{ $full ->
    [true] 且满台
   *[false] { "" }
}
table-say-how-malfunction-credited-amount = 请说明故障如何记入该款
table-say-how-much-given = 请说明给出多少
table-say-what = 请说明“{ NAME($reason, of: "ground") }”的具体情况
table-say-what-decided = 请说明作出的决定
table-say-what-disputed = 请说明争议内容
table-say-which-rule-broken = 请说明违反了哪条规则
table-say-who-deals = 请说明由谁发牌
table-say-why-not-working-correctly = 请说明为何运作不正常
table-say-why-position-would-unfair = 请说明该位置为何不公
table-second-person-agrees-another-source = 更换号码来源须由第二人同意
table-seized-until-closed = { $player } 的 { MONEY($amount) } 扣押至 { $case } 结案
table-several-colours-one-player-need = 一名玩家使用多种颜色须经批准
table-shows-valid-card-their-own = { $player } 下一注前须出示本人有效卡
table-signs-message-at-most = { $count } 个字符；消息至多 { $most } 个
table-single-wagers-struck-only-where = 仅在其余投注已确认时方可单独作废
table-some-checks-some-value-wanted = 须有数量和面值
table-somebody-else-would-kept-from = 会使他人无法使用彩色筹码
table-source-already = 来源已是{ NAME($source, of: "source") }
table-spin-not-valid = 此次掷球无效：{ LIST($faults, of: "ground") }
table-spin-numbers-already = 本局已有号码
table-spins-none = { $count } 局无效
table-stake-none = { MONEY($stake) } 不成注额
table-stake-on-in-prison = { $player } 在 { BET($bet) } 上的注处于监押
table-station-out-order = { $player } 的终端故障
table-such-terms-made-before-player = 此类条件须在玩家首注前议定
table-supervisor-decides-number = 由主管裁定号码
table-takes-two-act-together = 合谋至少须两人
table-task-first = 须先：{ $text }
table-there-no-outcome-strike-out = 没有可作废的结果
table-wager-costs-balance = 此注需 { MONEY($asked) }，余额 { MONEY($balance) }
table-wager-costs-tokens-make = 此注需 { MONEY($asked) }，推广筹码有 { MONEY($tokens) }
table-wagered-in-colours-dealer-may = { BET($bet) } 须用彩色筹码；面值筹码可由荷官放置
table-wagering-period-lasts-some-seconds = 下注时间须为若干秒
table-wagers-at-table = { $player } 在台上有投注
table-wagers-have-changed-since-clear = 投注已变动，请改用清除
table-wagers-lie-on-layout = 台面有投注
table-wagers-lie-there-next-round = 该处有投注；下一局方可更改限额
table-wagers-went-back-betting-opens = 投注已退回，须先开始下注
table-what-no-record-confirms-found = 无记录可证之注须在停止下注后认定
table-wheel-turned-at-last-spin = 上一局轮盘也是{ NAME($rotor, of: "rotor") }转动
table-wheel-turned-by-machine-may = 机动轮盘掷球时可静止
table-wheel-turns-not = 轮盘转向为{ LIST($ways, of: "rotor", by: "or") }，而非“{ $rotor }”
table-whose-station-name-player-who = 哪位的终端？请指明有终端的玩家
table-would-leave-less-than-position = 这会使 { $player } 所得少于现状

## wheel

wheel-ball-running-or-number-not = { $serial } 的球仍在转动或号码未定
wheel-no-number-open = { $serial } 没有未决号码
wheel-no-number-yet = { $serial } 尚无号码
wheel-no-roulette-wheel-pockets = 没有 { $pockets } 格的轮盘
wheel-no-source = { $device } 不是 { $serial } 的来源
wheel-no-wheel-entered = 未登记轮盘“{ $serial }”
wheel-not-dealt-from = { $table } 不使用 { $serial }
wheel-number-already = 号码已是 { $pocket }
wheel-second-person-must-agree-another = 更换来源须由第二人同意
wheel-wheel-read-by-at-most = 一个轮盘至多由 { $sources_max } 台设备读取
