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
format-plus = { " + " }
format-because = { $what }：{ $why }
format-odds = { $win } 赔 { $stake }
format-days = { $count } 天
format-amount = { $sign }{ $amount }
format-spoken-money = { $whole } { $unit }{ $cents ->
    [none] { "" }
   *[other] { " " }{ $cents } 分
}
format-number-words = 零; 壹; 贰; 叁; 肆; 伍; 陆; 柒; 捌; 玖; 壹拾[>>]; 20: <<拾[>>]; 100: <<佰[>%tens>]; 1000: <<仟[>%hundreds>]; 10000: <<万[>%thousands>]; 100000000: <<亿[>%millions>]
format-number-words-tens = 1: 零==; 10: ==
format-number-words-hundreds = 1: 零==; 100: ==
format-number-words-thousands = 1: 零==; 1000: ==
format-number-words-millions = 1: 零==; 10000000: ==
format-locale = zh-CN

## account

account-name = { $account ->
    [world-cash] 场外：现金
    [world-cheque] 场外：支票
    [world-transfer] 场外：转账
    [world-goods] 场外：实物奖
    [entry-fees] 报名费
    [added-value] 赌场追加
    [unclaimed-prizes] 无人可领的奖金
    [goods] 实物奖
    [goods-of] { $player } 的实物奖
    [prize-pool] 奖池
    [prize] { $player } 的奖金
    [operator] 赌场自有资金
    [tournament-chips] 赌场的锦标赛筹码
   *[world] 场外
}
account-chips = 锦标赛筹码

## action

action-announce-close = 公示关台
action-announce-limits = 公示限额
action-buy-in = 买入
action-call-attendant = 服务员
action-call-bet = 口头投注
action-call-supervisor = 呼叫主管
action-cash-out = 兑现
action-change-ball = 换球
action-change-limits = 更改限额
action-clear = 清除投注
action-close-table = 关台
action-colour = 发放彩色筹码
action-share-colour = 共用颜色
action-want-colour = 要彩色筹码
action-change-sources = 更换轮盘来源
action-correct-number = 更正轮盘号码
action-deal-table = 由轮盘开台
action-release-table = 使桌台脱离轮盘
action-colour-out = 兑回彩色筹码
action-confirm = 已完成
action-correct-result = 更正结果
action-count-float = 清点台面筹码
action-credit = 退回账房
action-designate = 标记钮
action-dispute = 异议
action-end-seizure = 结束扣押
action-exclude = 逐出
action-extra-spin = 加开一局
action-fill = 补充筹码
action-final-bets = 最后下注
action-flag-result = 结果存疑
action-foreign-colour = 他台筹码
action-handover = 交接
action-hold = 暂扣金额
action-invalidate = 本局作废
action-join = 玩家入座
action-leave = 离台
action-limit-players = 限制人数
action-malfunction = 故障
action-message = 消息
action-move = 移动投注
action-no-more-bets = 停止下注
action-no-spin = 无效转盘
action-open-betting = 开放下注
action-override = 按他处结算
action-partners = 合谋玩家
action-personal-limits = 个人限额
action-terminal-limits = 终端限额
action-place = 下注
action-record-mistake = 记录差错
action-refuse-credit = 拒绝入账
action-refuse-wager = 拒绝投注
action-release = 解除暂扣
action-remove = 撤下
action-repeat = 重复
action-reposition = 纠正投注
action-require-colours = 须用彩色筹码
action-request-review = 要求复核
action-resolve = 裁定异议
action-restore = 恢复正常
action-result = 结果
action-seize = 扣押赢款
action-spin = 转盘
action-undo = 撤销
action-void-wagers = 投注作废
action-second-driver = 运行第二个驱动程序
action-report-readings = 上报读数
action-credit-note = 为纸币记账
action-wagering-period = 下注时间
action-end-break = 结束休台
action-imprison = 留在监禁
action-last-spin = 最后一局
action-share = 与庄家平分
action-staff = 人员
action-take-break = 休台
action-tip = 小费
action-pay-winners = 赔付某区赢家
action-lucky-numbers = 幸运号码
action-lucky-boost = 幸运球提升
action-pay-off = 清偿欠款
action-checks-gone = 他台已兑筹码
action-declare-source = 声明来源
action-note-reading = 号码读数
action-note-undecided = 号码未定
action-ticket-in = 收入票券

## admin

admin-title = 管理员
admin-what = 管理员工作台
admin-nobody = 暂无人员。
admin-no-devices = 尚未登记设备。
admin-name = 姓名
admin-roles = 角色
admin-password = 初始密码
admin-password-hint = 至少 12 个字符。本人应立即更改。
admin-temporary = 密码待更改
admin-second-factor = 第二因素
admin-clear-factor = 清除第二因素
admin-factor-cleared = { $name } 可重新设置第二因素。
admin-take-on = 加入员工
admin-struck-off = { $name } 已移除。
admin-taken-on = { $name } 现在可以登录。
admin-strike-off = 移除
admin-end-sessions = 结束会话
admin-sessions-ended = { $name } 的所有会话已结束。
admin-enrol = 登记
admin-kind = 类型
admin-player = 所属玩家
admin-wheel = 所属轮盘序列号
admin-station = 所属座位，格式：台号/玩家
admin-station-or-cashier = 所属座位（台号/玩家）或收银员（cashier:姓名）
admin-notes = 可收纸钞（美元），例如 5 10 20 50 100
admin-cap = 余额上限（美元）
admin-serves = 服务于
admin-acts-for = 代表 { $players }
admin-everything = 代表整个场馆
admin-displays = 可见显示屏内容
admin-revoke = 吊销
admin-revoked = { $name } 的密钥已失效。
admin-key-of = { $name } 的密钥
admin-key-once = 仅显示这一次。请立即输入设备；系统只保存其摘要。
admin-copy = 复制
admin-copied = 已复制。
admin-reports = 待处理问题
admin-no-reports = 无问题。
admin-program = 运行中的程序
admin-verify = 计算并记录
admin-version = 版本
admin-tables = { $count } 张台
admin-demo = 这是演示场馆：仅限游戏币。
admin-steps-left = 距开业还有 { $count } 步
admin-steps-done = 一切就绪
admin-done = 已完成
admin-health = 系统状态
admin-never = 从未
admin-devices-away = 无信号：{ $names }
admin-backups = 备份
admin-backups-detail = 运行中存于 { $folder }，并逐条核验。请转存到另一台机器。
admin-make-backup = 立即备份
admin-no-backups = 尚无备份。
admin-records = { $count } 条记录
admin-root = 日志根值
admin-naming = 名称与货币
admin-brand = 标志与配色
admin-brand-detail = 取自设置 brand.logo、brand.accent 和 brand.accent_daylight。更改自下次启动起生效。
admin-brand-logo = 标志
admin-brand-accent = 台呢上的强调色
admin-brand-daylight = 日光下的强调色
admin-brand-none = 未自定
admin-house-name = 场馆名称
admin-currency = 货币
admin-naming-detail = 自此显示于各屏幕并印于票券。金额不作换算。
admin-rename = 保存
admin-renamed = 场馆名称为 { $name }。
admin-own-password = 首次登录须自设密码
admin-code-of = 登记 { $name } 的代码
admin-scan-code = 请用待登记屏幕的摄像头扫描，屏幕会自动登录。
admin-no-tables = 没有开放的赌台。
admin-at-pit = 在管区
admin-new-table = 新赌台
admin-template = 模板
admin-choose-template = 选择规则书中的游戏
admin-table-name = 台号
admin-opened-by = 由 { $names } 开设：
admin-nobody-opens = 尚无人员可开设；需要：{ $roles }。
admin-pit-desk = 管区工作台
admin-find-setting = 查找设置
admin-settings-detail = 每次启动时从设置文件和环境变量读取；机密内容已遮盖。
admin-setting = 设置
admin-value = 值
admin-changes = 变更记录
admin-no-changes = 自场馆开业以来没有变更。
admin-clock = 赌场时钟
admin-clock-shows = 赌场：{ $house }。本设备：{ $device }。
admin-clock-detail = 请先校正机器的时钟。此前按旧时钟设定的期限（如公告和票券）之后会标明。
admin-clock-seconds = 调整秒数
admin-clock-reason = 原因
admin-clock-set = 调整时钟
admin-clock-right = 时钟准确无误
admin-clock-done = 时钟已调整并记录在案。
admin-clock-confirmed = 时钟准确一事已记录在案。
admin-language = 打印语言

## admin-backup-state

admin-backup-state-running = 制作中
admin-backup-state-clean = 已核验
admin-backup-state-wrong = 有误
admin-backup-state-failed = 失败
admin-backup-state-gone = 已不存在

## admin-change

admin-change-name = 名称与货币
admin-change-settings = 设置
admin-change-program = 程序
admin-change-clock = 时钟

## admin-figure

admin-figure-open = 已运行
admin-figure-records = 记录数
admin-figure-signed = 已签名至记录
admin-figure-log = 日志
admin-figure-disk = 磁盘可用
admin-figure-tables = 赌台
admin-figure-screens = 已连接屏幕
admin-figure-backup = 最近备份

## admin-part

admin-part-overview = 概览
admin-part-house = 场馆
admin-part-staff = 人员
admin-part-devices = 设备
admin-part-tables = 赌台
admin-part-settings = 设置

## admin-step

admin-step-name = 名称与货币
admin-step-opener = 开台人员
admin-step-dealer = 荷官
admin-step-cashier = 收银员
admin-step-table = 赌台
admin-step-terminal = 终端或显示屏
admin-step-printer = 票券打印机
admin-step-backup = 首次备份

## admin-step-detail

admin-step-detail-name = 场馆名称及筹码货币
admin-step-detail-opener = 经营者或区主任；管理员在赌台上没有权限
admin-step-detail-dealer = 使用首次登录即须更改的初始密码
admin-step-detail-cashier = 清点钱箱并支付票券
admin-step-detail-table = 依规则书模板，轮盘须已登记
admin-step-detail-terminal = 扫码登记的屏幕
admin-step-detail-printer = 位于座位或收银台旁；仅在打印票券时需要
admin-step-detail-backup = 运行中制作并核验

## alert

alert-malfunction = 故障：{ $scope }{ $player ->
    [none] { "" }
   *[other] ，{ $player }
}
alert-device = { $device }: { $text }
alert-dispute = { $player } 对第 { $round } 局提出异议：{ $text }
alert-invalidated = 结果作废：{ $reason }
alert-limits = 公示：{ $limits }
alert-closes = 公示关台
alert-claim = 暂扣 { $player } 的 { $amount }
alert-supervisor = 呼叫主管{ $text ->
    [none] { "" }
   *[other] ：{ $text }
}
alert-doubt = 记录为 { $recorded }，所见为 { $seen }
alert-exclusion = { $player } 已被逐出：{ $reason }
alert-attendant = { $player } 呼叫服务
alert-attended = 已有人到 { $player } 处
alert-partners = { $players } 合谋{ $done ->
    [none] { "" }
   *[other] ：{ $done }
}
alert-seized = 因案件 { $number } 扣押 { $player } 的 { $amount }
alert-key = { $device } 的密钥被用于未获授权的“{ NAME($action, of: "action") }”
alert-card = { $player } 须出示有效卡：{ $reason }
alert-overpaid = 第 { $round } 局多付 { $player } { $amount }；已纠正 { $put }
alert-underpaid = 第 { $round } 局少付 { $player } { $amount }；已纠正 { $put }
alert-float = 清点 { $amount }，比账面多 { $more }
alert-float-less = 清点 { $amount }，比账面少 { $less }
alert-over = { $player } 在 { $bet } 下 { $stake }，上限 { $most }
alert-staff = 人员少于规则书所定：{ $missing }
alert-launcher = 本场每球均由 { $dealer } 掷出
alert-second = { $by } 请求“{ $action }”：须第二人同意
alert-wheel = { $virtual ->
    [true] 虚拟轮盘
   *[other] { $serial ->
    [none] 轮盘
   *[other] 轮盘 { $serial }
}
}：{ $spins } 个结果之后，不利于“公正轮盘”的证据为{ $odds ->
    [none] 压倒性
   *[other] { " " }{ $odds } 比 1
}，最明显的是{ $about ->
    [steps] 相邻结果的间隔
    [drops] 球的落点
   *[results] 结果
}{ $shape ->
    [pocket] 偏向 { alert-wheel-middle }
    [sector] 集中于 { alert-wheel-middle } 附近
    [wave] 倾向 { alert-wheel-middle }
   *[any] 不均匀
}{ $pockets ->
    [none] { "" }
   *[other] （{ $pockets }）
}{ $group ->
    [none] { "" }
   *[other] ，见于 { $group } 的转球
}。无论查看多少次，公正轮盘在一年内达到 { $level } 比 1 的概率至多为 { $chance }%。这是检查轮盘的理由：既不说明原因，也不预示任何一局。
alert-wheel-middle = { $about ->
    [steps] 顺时针 { $middle } 格
   *[other] { $middle }
}
alert-house = { $what }{ $detail }

## alert-kind

alert-kind-attendant = 服务员
alert-kind-card = 玩家卡
alert-kind-claim = 款项暂扣
alert-kind-conduct = 行为
alert-kind-device = 设备
alert-kind-dispute = 异议
alert-kind-equipment = 设备
alert-kind-exclusion = 排除
alert-kind-float = 台面筹码
alert-kind-house = 系统
alert-kind-invalidated = 本局作废
alert-kind-key = 密钥越权
alert-kind-malfunction = 故障
alert-kind-mistake = 差错
alert-kind-notice = 公示
alert-kind-over-maximum = 超过上限
alert-kind-result-in-doubt = 结果存疑
alert-kind-second-person = 须第二人同意
alert-kind-staff = 人员
alert-kind-supervisor = 呼叫主管
alert-kind-task = 待办
alert-kind-wheel = 轮盘

## announcement

announcement-Le-coup-est-nul = Le coup est nul
announcement-Faites-vos-jeux = Faites vos jeux
announcement-Place-your-bets = 请下注
announcement-Final-bets = 最后下注
announcement-Finish-betting = 即将停止下注
announcement-No-more-bets = 停止下注
announcement-Rien-ne-va-plus = Rien ne va plus
announcement-No-spin = 无效转盘

## audit

audit-fault = 第 { $record } 条记录{ $stream ->
    [none] { "" }
   *[other] （{ $stream }）
}：{ $what }
audit-content = 此处不符；检查程序的英文说明：{ $what }
audit-derived = 派生内容有误；检查程序的英文说明：{ $what }
audit-root-missing = 到此为止没有记录的哈希值为 { $root }：有记录缺失或被替换
audit-key-twice = 同一密钥用于两次请求
audit-other-text = { $table } 台所依据的 { $book } 文本与现有文本不同
audit-fraud-without-case = { $table } 台因欺诈取消了第 { $round } 局，而 { $case } 未立案
audit-snapshot-aside = 有快照未被采用；检查程序的英文说明：{ $what }
audit-nothing-signed = 此日志没有任何签名的日志头：末尾被截断或日志被重写将无法发现
audit-newer-than-signed = 最后 { $count } 条记录晚于最后签名的日志头
audit-not-closed = 赌场未签署关闭：仍在营业、被强行停止、由多个节点组成，或末尾被截断
audit-key-own = 密钥来自日志本身：请与您的记录核对，或用您持有的密钥检查
audit-key-unused = 已提供 { $key }，但它在此未签署任何内容：可能属于被截断的部分
audit-nothing-outside = 没有外部凭据证明此日志的末尾：连同日志头一起被截断的记录将无法发现（请在另一台机器上保存签名的日志头，并一同检查）
audit-some-outside = 外部保存的凭据证明了 { $count } 条记录中的 { $outside } 条：其后被截断的记录将无法发现
audit-copy-older = 截至 { $at } 已签署 { $signed } 条记录，而副本有 { $size } 条：缺少最后 { $lost } 条

## ball

ball-described = { $mm } mm，{ $material }
ball-red = 红
ball-green = 绿
ball-blue = 蓝
ball-yellow = 黄

## bet

bet-straight = 直注
bet-split = 分注
bet-street = 街注
bet-corner = 角注
bet-six-line = 线注
bet-five-line = 五号注
bet-column = 列注
bet-dozen = 打注
bet-two-columns = 两列
bet-two-dozens = 两打
bet-red = 红
bet-black = 黑
bet-even = 双
bet-odd = 单
bet-low = 1 至 18
bet-high = 19 至 36
bet-lucky-ball = 幸运球
bet-asian-neighbour = 亚洲邻号
bet-neighbours = 邻号
bet-max = 最大注
bet-tier = Tiers 三分区
bet-orphelins = Orphelins 孤儿区
bet-voisins = Voisins 零邻区
bet-zero-game = 零区

## board

board-title = 排行榜 · { $tournament }
board-board = 排行榜
board-rank = 名次
board-name = 姓名
board-chips = 筹码
board-change = 变化
board-pool = 奖池 { $amount }
board-players = { $count } 名玩家
board-cut = { $advance ->
    [none] 晋级线
   *[other] 晋级线 · 每台前 { $advance } 名晋级
}
board-marker = 标记
board-turn = 待下注
board-form = 密注
board-goes-on = 晋级线以上
board-page = { $page } / { $pages }
board-nobody = 尚无人报名
board-nobody-detail = 请到收银处报名。已报名者将显示于此。
board-not-found = 此处没有该锦标赛
board-table = { $table } 台

## board-stage

board-stage-planned = 计划中
board-stage-entries = 报名中
board-stage-playing = 进行中
board-stage-between-sessions = 场间休息
board-stage-over = 最终排名
board-stage-cancelled = 已取消

## board-status

board-status-eliminated = 淘汰
board-status-disqualified = 取消资格
board-status-advanced = 晋级
board-status-playing = { "" }

## boost

boost-standard = 标准
boost-super = 超级
boost-mega = Mega

## breach

breach-no-wager = 未下注
breach-absent = 缺席
breach-hid-chips = 藏匿筹码
breach-of-rules = 违反规则
breach-chips-from-elsewhere = { MONEY($amount) } 外来筹码
breach-more-chips-than-record = 筹码多于记录
breach-too-few-entries = 报名人数不足

## cage

cage-no-ticket-issued-by-house = 本场未曾发出票券“{ $ticket }”
cage-no-ticket-number = “{ $text }”不是票号：{ $fault }
cage-number-check-digit = 校验位不符，至少有一位数字有误
cage-number-holds = { $sign ->
    [none] 其中没有数字
   *[other] 其中含有“{ $sign }”
}
cage-number-length = 它有 { $digits } 位数字，而不是 { $wanted } 位
cage-number-system = 没有编号为 { $system } 的系统
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
cage-say-why-made-good = 请说明票据有何问题
cage-ticket-printed-already = 该票据已打印；打印机故障后由工作人员重新打印
cage-ticket-printed-by-owner = 票据交给其持有人；工作人员只打印替换损坏票据的新票
cage-ticket-reported-lost-somebody-else = 该票券已挂失，须由另一人核对持票人
cage-till-closed = 此钱箱无人当值
cage-till-difference = 清点为 { MONEY($counted) }，应为 { MONEY($expected) }：请说明原因
cage-no-chips-counted = 请先清点筹码
cage-till-first = 付款前请先打开钱箱
cage-till-fewer-chips = 要求 { MONEY($asked) } 的筹码，而钱箱内只有 { MONEY($held) }
cage-till-held-already = 您已在钱箱 { $till } 当值
cage-till-holds-less = 要求 { MONEY($asked) }，而钱箱内只有 { MONEY($held) }
cage-till-moved-meanwhile = 其间有款项经过柜台；请重新清点钱箱
cage-till-nothing-counted = 请先清点纸币、硬币或筹码
cage-till-of-another = 此钱箱由 { $holder } 当值
cage-till-open = 此钱箱已由 { $holder } 当值

## care

care-my-play = 我的游戏与限额
care-check = 请稍候
care-check-read = 我已阅读
care-check-more = 我的限额
care-since = 您从 { $time } 开始游戏。
care-not-playing = 您不在游戏时段内。
care-lost = 本时段您已输 { $amount }。
care-won = 本时段您已赢 { $amount }。
care-limits = 限额
care-no-limits = 未设限额。
care-of-house = 赌场设定
care-later = { $time } 起变更
care-set = 设定限额
care-in-dollars = 美元
care-in-minutes = 分钟
care-set-submit = 设定
care-drop = 取消我的限额
care-set-note = 收紧的限额立即生效，放宽的限额须等待一段时间。
care-away = 暂停游戏
care-cool-off = 24 小时
care-cool-off-week = 7 天
care-self-exclude = 无限期自我排除
care-away-note = 此操作不可撤回。属于您的款项仍会支付。
care-hold = 按住按钮
care-statement = 游戏明细

## care-limit

care-limit-loss-session = 单次时段输额
care-limit-loss-day = 单日输额
care-limit-stake-round = 单局注额
care-limit-time-session = 连续游戏时间
care-limit-time-day = 单日游戏时间

## cashier

cashier-title = 收银
cashier-what = 收银台
cashier-scan = 扫描票券或输入号码
cashier-look-up = 查询
cashier-pay = 支付 { $amount }
cashier-paid = 已支付 { $amount }
cashier-paid-detail = 交付现金并收回票券。
cashier-do-not-pay = 请勿支付
cashier-number = 号码
cashier-from = 来自台号
cashier-issued = 开具时间
cashier-issued-by = 开具人
cashier-expires = 到期
cashier-clock-wrong = 签发时时钟有误；按正确时钟有效至 { $time }
cashier-clock-doubt = 签发时的时钟存疑：请查看赌区的提示
cashier-ended = 终止
cashier-ended-by = 由 { $name }
cashier-replaced = 已由 { $number } 替代
cashier-void = 作废
cashier-reprint = 补打
cashier-print = 打印
cashier-printed = 已打印。
cashier-not-printed = 未打印：{ $why }
cashier-no-printer = 您的打印机均未联机。请打印 PDF。
cashier-by-hand = 人工支付
cashier-paper = 票券 PDF
cashier-reason = 原因
cashier-void-title = 作废此票券
cashier-next = 下一张票券
cashier-standing = 未兑票券
cashier-liability = 票券应付额
cashier-unclaimed = 逾期未领
cashier-unclaimed-list = 逾期未领票券
cashier-latest = 票券
cashier-none = 无票券。
cashier-prizes = 待付锦标赛奖金
cashier-promotion-prizes = 待发推广奖品
cashier-pay-winner = 向 { $player } 支付奖金
cashier-give-winner = 向 { $player } 交付奖品
cashier-pay-prize-to = 向 { $player } 支付 { $amount }
cashier-prize-paid = { $player } 已获支付 { $amount }。
cashier-prize-once = 奖金一次性全额支付给获奖者。
cashier-method = 支付方式
cashier-count = { $count } · { $amount }
cashier-today = 今日柜台
cashier-person = 人员
cashier-tickets-paid = 已付票券
cashier-prizes-paid = 现金奖金
cashier-fees-taken = 报名费
cashier-reports = 报表
cashier-till = 钱箱
cashier-till-none = 您名下没有打开的钱箱。
cashier-till-open = 打开钱箱
cashier-till-name = 哪个钱箱
cashier-till-new = 其他钱箱
cashier-till-left = 箱内留存 { $amount }
cashier-till-holds = 应有金额
cashier-till-opened = 自 { $time } 起
cashier-till-fill = 补款
cashier-till-drop = 上缴
cashier-till-close = 关闭钱箱
cashier-till-fill-title = 从金库取现
cashier-till-drop-title = 现金入金库
cashier-till-close-title = 关闭钱箱 { $till }
cashier-till-open-title = 打开钱箱
cashier-till-counted = 清点额
cashier-till-expected = 应有额
cashier-till-difference = 差额
cashier-till-exact = 账实相符
cashier-till-over = 多 { $amount }
cashier-till-short = 少 { $amount }
cashier-till-leave = 留存箱内
cashier-till-note = 差额原因
cashier-till-float = 备用金
cashier-till-filled = 已补款
cashier-till-dropped = 已上缴
cashier-till-paid = 已付出
cashier-till-taken = 已收入
cashier-till-closings = 已关闭钱箱
cashier-till-done = 钱箱 { $till } 已关闭。
cashier-chips = 筹码
cashier-chips-held = 箱内筹码
cashier-cash = 纸币与硬币
cashier-chips-sell = 出售筹码
cashier-chips-cash = 兑付筹码
cashier-chips-sell-detail = 先收现金，再交付筹码。
cashier-chips-cash-detail = 先清点收到的筹码，再付款。
cashier-chips-take = 收取 { $amount }
cashier-chips-who = 客人姓名（如已知）
cashier-chips-sold-done = 已售出 { $amount } 筹码。
cashier-chips-cashed-done = 已为筹码支付 { $amount }。
cashier-chips-sold = 已售筹码
cashier-chips-cashed = 已兑筹码
cashier-chips-waits = 须先由第二人同意。
cashier-pieces = { $value } 的数量
cashier-fewer = 减少一张 { $value }
cashier-more = 增加一张 { $value }
cashier-chip-pieces = { $value } 筹码的数量
cashier-chip-fewer = 减少一枚 { $value } 筹码
cashier-chip-more = 增加一枚 { $value } 筹码
cashier-total = 合计
cashier-find = 无号码查找票券
cashier-find-last = 尾号
cashier-find-player = 玩家
cashier-find-table = 台号
cashier-find-amount = 约 $
cashier-find-show = 查找
cashier-report-lost = 挂失
cashier-lost-title = 此票券已遗失
cashier-lost-detail = 此后须第二人同意方可支付。
cashier-lost-since = 已挂失
cashier-pay-lost = 支付给持有人
cashier-waiting = 等待第二人同意
cashier-waiting-own = 须由他人同意：另一位收银员或主管，在其本人工作台上。
cashier-agree = 同意
cashier-decline = 拒绝
cashier-requested-by = { $who } 提出请求
cashier-agreed-to = 已同意：款项已付。
cashier-declined = 已拒绝：未付任何款项。
cashier-held = 须先由第二人同意。

## cashier-status

cashier-status-issued = 待支付
cashier-status-redeemed = 已支付
cashier-status-cancelled = 已取消
cashier-status-voided = 已作废
cashier-status-expired = 已过期

## cause

cause-place = 下注
cause-remove = 撤下
cause-repeat = 重复
cause-undo = 撤销
cause-clear = 清除
cause-move = 移动
cause-call-bet = 口头投注
cause-reposition = 纠正投注
cause-override = 按他处结算
cause-refused = 拒绝
cause-void-wagers = 投注作废
cause-no-spin = 无效转球
cause-invalidate = 结果作废
cause-malfunction = 故障
cause-table-closed = 关台
cause-close = 停止下注
cause-correct-result = 更正结果
cause-limits = 按本局限额调整
cause-undisclosed = 暗注

## change

change-laid = +{ MONEY($stake) } { BET($bet) }
change-lifted = { MONEY($stake) } { BET($bet) }

## cli

cli-which-book = 哪一部规则？--book 可取 { LIST($books) }

## colour

colour-red = 红
colour-black = 黑
colour-green = 绿

## comfort

comfort-title = 画面与声音
comfort-daylight = 浅色主题
comfort-safe = 色盲友好配色
comfort-large = 大号字体
comfort-left = 左手布局
comfort-muted = 静音
comfort-volume = 音量
comfort-open = 请下注
comfort-closed = 停止下注

## common

common-loading = 请稍候
common-load-again = 重新加载
common-screen-not-loaded = 此画面无法加载
common-screen-not-loaded-detail = 系统可能正在重启。没有任何数据丢失。
common-no-such-page = 没有此画面
common-to-lobby = 返回赌台
common-language = 语言
common-close = 关闭
common-cancel = 取消
common-hold-to-confirm = 按住以确认
common-disconnected = 连接中断
common-disconnected-detail = 已接受的一切都安全。此画面会自动恢复。
common-unreachable = 无法连接系统
common-sign-in-with = 用 { $provider } 登录
common-or-password = 或使用密码
common-sign-in = 登录
common-sign-out = 退出
common-lock = 锁定
common-unlock = 解锁
common-lock-title = 锁定此岗位
common-lock-detail = 请设四至八位数字。再次输入前此处不能操作。
common-locked-title = 已锁定
common-locked-by = 由 { $name } 锁定
common-pin = PIN
common-pin-digits = { $count } 位数字
common-pin-back = 删除最后一位
common-pin-wrong = PIN 错误
common-sign-in-to = 登录：{ $what }
common-name = 姓名
common-secret = 密码或终端密钥
common-digits = 第二因素的六位验证码
common-digits-wrong = 数字错误，或已使用过
common-demo-staff = 这是演示场馆：一键就位
common-no-table = 没有 { $table } 台
common-not-allowed = 您无权使用此画面
common-signed-in-as = 已登录：{ $name }
common-seconds-left = 剩余 { $seconds } 秒
common-number = { $pocket } { $colour }
common-last-numbers = 最近号码
common-no-numbers-yet = 暂无号码
common-hot = 热门
common-cold = 冷门
common-wheel-at = 轮盘，球落在 { $pocket }
common-wheel-turning = 轮盘，球在转动
common-wheel-resting = 轮盘静止
common-layout = 投注台面
common-layout-help = 方向键在台面移动，Enter 放一枚筹码，Delete 取走一枚。
common-move-help = M 拿起自己的一摞筹码，Enter 放到别处，Escape 放回原处。
common-picked-up = 已从 { $name } 拿起 { $stake }。方向键选择位置，Enter 放下，Delete 撤离台面，Escape 放回原处。
common-put-back = 留在 { $name }
common-carried-to = { $stake } 已放到 { $name }
common-carried-off = { $stake } 已撤离台面
common-take-off = 撤下
common-spot-pays = { $name }，赔率 { ODDS($pays) }
common-your-stake = 您的注额 { $stake }
common-in-prison = 出现 { $zeros } 次零后监禁
common-pending-stake = 尚未接受
common-race-track = 赛道投注区
common-neighbours = 邻号
common-neighbours-of = { $pocket } 及两侧各 { $each } 个
common-neighbours-each = 两侧各 { $each } 个
common-fewer = 减少
common-more = 更多
common-chips-to-cost = { $count } 枚筹码
common-chips = 筹码
common-chip-of = { $value } 筹码
common-column-mark = { $pays } 比 1
common-dozen-1 = 第一打
common-dozen-2 = 第二打
common-dozen-3 = 第三打
common-low = 1–18
common-high = 19–36
common-even = 双
common-odd = 单
common-payout-short = { ODDS($pays) }
common-dismiss = 关闭
common-messages = 消息
common-role-dealer = 荷官
common-role-supervisor = 主管
common-role-pit-boss = 区主任
common-role-cashier = 收银
common-role-inspector = 监察员
common-role-director = 总监
common-keypad-for = 数字键盘：{ $what }
common-keyboard-for = 键盘：{ $what }
common-add-chip = 加 { $value }
common-decimal-point = 小数点
common-clear-figures = 清除输入
common-capitals = 大写
common-space = 空格

## compliance

compliance-book-table-gives-nobody-power = 本台规则未授权任何人执行：{ NAME($action, of: "action") }
compliance-book-table-knows-no-such = { $table } 台的规则没有此类安排
compliance-call-no-spin = 此次转球无效：请宣布无效。
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
compliance-name-matter-month-such-as = 请指明事项（{ LIST($there, of: "report") }）和月份，例如 2026-01
compliance-no-arrangement-restricts-there = 没有限于 { LIST($foreign, of: "bet") } 的安排；可用：{ $there ->
    [0] 无
   *[other] { LIST($there, of: "bet") }
}
compliance-no-card-stands = { $patron } 没有有效的卡“{ $card }”
compliance-no-form-card-there = “{ $form }”不是卡的形式；可用：{ LIST($there, of: "patron-choice") }
compliance-no-kind-incident-there = “{ $kind }”不是事件类别；可用：{ LIST($kinds, of: "incident") }
compliance-no-kind-member-there = “{ $member }”不是会员类别；可用：{ LIST($there, of: "patron-choice") }
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
compliance-told-already = { $month } 的 { NAME($matter, of: "report") } 已报告

## contest

contest-title = 锦标赛 { $tournament }
contest-chips = 锦标赛筹码
contest-round = { $rounds ->
    [none] 第 { $round } 局
   *[other] 第 { $round } 局，共 { $rounds } 局
}
contest-play-off = 加赛
contest-place = 第 { $place } 名，共 { $of } 名
contest-above-cut = 晋级线以上
contest-below-cut = 未过晋级线
contest-your-turn = 轮到您了
contest-turn-of = 现由 { $player } 下注
contest-wager-now = 下注、跳过或提交密注单
contest-acted = 您已下注
contest-passed = 本局您跳过
contest-form-given = 密注单已交主管
contest-late = 时间已到：只能下最低注
contest-waits = { $text ->
    [dispute] 游戏等待裁定
    [director] 游戏等待总监
   *[other] 游戏等待：{ $text }
}
contest-out-detail = 排行榜显示所有人的名次。
contest-console = 控制台
contest-clock = 下注时间
contest-session-ends = 本场 { $clock } 后结束
contest-pass = 跳过（剩 { $left } 次）
contest-pass-title = 使用跳过卡？
contest-pass-text = 它代替本局下注，用后即失效。
contest-undisclosed = 密注（剩 { $left } 次）
contest-undisclosed-title = 密注
contest-undisclosed-text = 点选投注项并填写金额。本局结束前只有主管可见。
contest-bet = 投注项
contest-amount = 金额
contest-none = 暂无
contest-hand-in = 提交密注单
contest-bad-amount = 请填写美元金额，或留空
contest-board = 排行榜
contest-terms = 条款
contest-players = 本场玩家
contest-marker = 标记
contest-has-form = 密注单
contest-form-seen = 密注单已核
contest-has-passed = 已跳过
contest-has-acted = 已下注
contest-waiting = 待下注
contest-absent = 缺席
contest-is-late = 迟到
contest-limits = 每局 { $least } 至 { $most }
contest-act-for = { $action }：{ $player }
contest-more = 更多
contest-entries = 锦标赛报名
contest-take-entry = 接受报名
contest-fee = 报名费 { $amount }
contest-entered = { $most ->
    [none] 已报名 { $count } 人
   *[other] 已报名 { $count } / { $most } 人
}
contest-tournaments = 锦标赛
contest-lead = 每场锦标赛的条款与排名。
contest-pool = 奖池 { $amount }
contest-no-tournaments = 目前没有锦标赛
contest-no-tournaments-detail = 下一场的条款公布后，将连同报名费和奖金显示于此。请到收银处报名。
contest-print = 打印
contest-no-terms = 条款尚未公布

## contest-act

contest-act-marker = 标记放此
contest-act-check-form = 核对密注单
contest-act-absent = 缺席
contest-act-timeout = 时间到
contest-act-no-wager = 未下注
contest-act-pass = 跳过卡
contest-act-chips-removed = 取走最后筹码
contest-act-hide-chips = 藏匿筹码
contest-act-report-breach = 违规

## contest-kind

contest-kind-tournament = 锦标赛
contest-kind-promotion = 推广活动

## contest-out

contest-out-eliminated = 您在本场已被淘汰
contest-out-disqualified = 您已被取消资格
contest-out-withdrawn = 您已退出
contest-out-advanced = 您晋级下一场

## core

core-house-own-name = “{ $name }”是本场保留名称
core-name-no-control-characters = 名称不得含控制字符
core-name-of-two-scripts = “{ $name }”混用了两种文字的字母
core-no-name = “{ $name }”不是有效名称

## course

course-idle = 停止
course-open = 开放下注
course-running = 球在转动
course-closed = 停止下注
course-number = 号码
course-void = 无效
course-undecided = 未定

## criterion

criterion-member = 已列入客户名册
criterion-card = 持有效卡
criterion-not-staff = 非本场员工

## currency

currency-dollar = 元
currency-euro = 欧元
currency-pound = 英镑
currency-franc = 法郎

## dealer

dealer-title = 荷官 · { $table }
dealer-what = 荷官控制台
dealer-round = 第 { $round } 局
dealer-dealt-by = 荷官 { $dealer }
dealer-next = 下一步
dealer-wait = 等待
dealer-say-now = 报唱
dealer-steps = 本局步骤
dealer-step = { $text }：{ $done ->
    [true] 已完成
   *[other] 待办
}
dealer-pad = 结果
dealer-pad-hint = 点按球所在的号码；点错时立即点按另一个。
dealer-pad-locked = 停止下注且已掷球后方可输入号码。
dealer-confirm-number = 确认 { $pocket } { $colour }
dealer-confirms = 同时完成：{ $steps }
dealer-good-spin = 即表示此次转球有效
dealer-entered = 已输入 { $pocket } { $colour }
dealer-wrong-number = 号码有误
dealer-wrong-entered = 输入了错误号码
dealer-correct-to = 点按球所在的号码
dealer-other-number = 另选号码
dealer-is-it = { $pocket } { $colour }？
dealer-seats = 座位
dealer-nobody = 尚无人入座。首次买入即入座。
dealer-balance = 余额
dealer-staked = 已下注
dealer-guest = 访客
dealer-card = 卡：{ $card }
dealer-idle = { $rounds } 局未下注
dealer-calling = 呼叫服务员
dealer-owed = 欠 { $amount }
dealer-held = 暂扣 { $amount }
dealer-tokens = 代币 { $amount }
dealer-own-limits = 个人限额 { $text }
dealer-faulty = 故障：{ $fault }
dealer-may-be-asked = 可请其离台
dealer-wants-colour = 要彩色筹码
dealer-chips-for = 切出 { $chips }
dealer-actions-for = 对 { $player } 的操作
dealer-tasks = 待办
dealer-task-for = 由 { $roles } 办理
dealer-blocks = 本局等待此项
dealer-collect = 收走输注
dealer-collect-first = 先收，再赔付赢家
dealer-pay = 赔付赢家
dealer-nothing-to-collect = 无须收注。
dealer-nothing-to-pay = 没有赢家。
dealer-exact = 现有筹码无法凑足
dealer-checks = 彩色筹码
dealer-check = 每枚 { $value } · { $out }
dealer-irregular = 异常
dealer-more = 更多
dealer-green-light = 绿灯
dealer-red-light = 红灯
dealer-faults = 故障：{ $faults }
dealer-message = 终端显示：{ $text }

## device-kind

device-kind-player = 玩家终端
device-kind-display = 显示屏
device-kind-sensor = 轮盘驱动
device-kind-note-reader = 验钞机驱动
device-kind-printer = 打印机驱动
device-kind-card-reader = 卡票读取器驱动

## direction

direction-opposite = 反向
direction-same = 同向

## director

director-title = 总监
director-what = 总监工作台
director-tab-tournaments = 锦标赛
director-tab-promotions = 推广活动
director-tab-statements = 报表
director-statement = 报表
director-denied-claims = 被拒领奖
director-no-contests = 尚无锦标赛或推广活动
director-no-contests-detail = 请在“锦标赛”或“推广活动”中新建。此后其报表将显示于此。
director-new-tournament = 新建锦标赛
director-new-promotion = 新建推广活动
director-short-name = 简称
director-short-name-hint = 字母、数字、- 和 _；显示在排行榜上。
director-book = 规则书
director-game = 游戏
director-books-own = 依规则书
director-create = 建立
director-no-tournament = 尚无锦标赛
director-no-tournament-detail = 请建立一场：先定条款，再报名、排座和比赛。
director-no-promotion = 尚无推广活动
director-no-promotion-detail = 请计划一项：先定条款和奖品。
director-entries-title = 报名
director-pool = 奖池 { $amount }
director-pool-title = 奖池
director-fee = 费用
director-limits = 限额
director-tables = 赌台
director-director = 总监
director-away = 不在场
director-copy-terms = 沿用以下赛事的条款
director-seat-cards = 座位卡
director-advertising = 可用于宣传的姓名
director-results = 结果
director-leader-board = 排行榜
director-print = 打印条款
director-export = 导出
director-steps = 从条款到奖金
director-step-terms = 公布条款
director-step-regulator = 通知监管机构
director-step-director = 任命总监
director-step-tables = 预留赌台
director-step-entries = 接受报名
director-step-brief = 讲解规则
director-step-seats = 抽签排座
director-step-play = 进行比赛
director-step-prizes = 评定奖金
director-step-pay = 支付奖金
director-done = 已完成
director-not-done = 未完成
director-skipped-steps = 虚线步骤已略过。规则书要求之处系统会提示。
director-disputes = 异议
director-disputes-open = 有 { $count } 项异议未决：游戏等待
director-tab-tables = 赌台
director-tab-entrants = 参赛者
director-tab-terms = 条款
director-tab-money = 奖金与账目
director-tab-all = 全部操作
director-tab-course = 进程
director-not-seated = 尚未排座。报名结束后抽签排座。
director-no-tables = 尚未预留赌台。请先预留赌台，再抽签排座。
director-wait-for-places = { $count } 名玩家等待排座。
director-out = 已淘汰（由近及远）：{ $names }
director-find = 查找
director-status-title = 状态
director-place = 名次
director-chips = 筹码
director-prize = 奖金
director-prizes = 奖金
director-actions = 操作
director-actions-of = 对 { $player } 的操作
director-wager-of = { $player } 的投注
director-more-entrants = 另有 { $count } 名；输入姓名查找。
director-no-entrants = 尚无人报名。条款公布后，由收银处受理报名和收费。
director-no-prizes = 尚未评定奖金
director-paid-out = 已支付
director-pay-prize = 支付 { $amount }
director-pay-prize-of = 向 { $player } 支付 { $amount }
director-no-prizes-yet = 暂无奖品
director-accounts = 账目
director-no-accounts = 尚无入账
director-missing-chips = 缺失筹码
director-surplus-chips = 多出的筹码
director-nothing-may = 目前此处无可操作事项。
director-absent = 缺席
director-late = 迟到
director-has-form = 已交密注单
director-has-passed = 跳过卡
director-employee = 员工
director-no-copy = 无条款副本
director-table-title = { $table } 台
director-session = 第 { $number } 场
director-round = { $rounds ->
    [none] 第 { $round } 局
   *[other] 第 { $round } 局，共 { $rounds } 局
}
director-marker = 标记
director-turn = 待下注
director-waiting = 尚未下注
director-ranking = 排名
director-through = 晋级
director-level = 晋级线同分，须加赛
director-published = 已公布条款
director-version = 版本 { $version }
director-change-terms = 修改条款
director-terms-draft = 条款与条件
director-publish = 公布条款
director-not-whole = 未公布：缺少规则书要求的 { $count } 项内容。
director-no-terms = 尚未公布条款。公布后方可受理报名。
director-missing = 缺少内容
director-missing-count = 缺 { $count } 项
director-nothing-missing = 内容齐全
director-not-said = 未说明
director-optional = 选填
director-choose = 请选择
director-choose-table = 请先选择赌台。
director-everywhere = 全部
director-all-that-are-left = 其余全部
director-nobody = 无可选项
director-send = 提交
director-deadlines = 期限
director-nothing-due = 没有到期事项。
director-owed-to = 致 { $to }
director-at-once = 尽快
director-until = { $time } 前
director-overdue-since = 自 { $time } 逾期
director-prize-count = { $count } 项奖品
director-undrawn = 未抽出
director-claims = 领奖申请
director-denied = 被拒
director-banned = 不得作为奖品：{ $kinds }
director-given = 已交付
director-not-drawn = 未抽出
director-kept = 归赌场
director-drawn = 已抽出
director-written = 已记录的条款
director-write-down = 记录
director-amend = 修订
director-closes = 报名截止
director-draws-at = 抽奖不早于
director-least-wager = 开始以来最低注额
director-least-turnover = 开始以来最低投注总额
director-forfeited = 中奖者最终被拒后的奖品
director-forfeited-unsaid = 条款未作规定
director-held-by-house = 系统自动核查
director-scrutineer = 监票人
director-overseen = 在场
director-tab-history = 历史
director-waits = 等待中
director-denied-for = 被拒：{ $reason }
director-interruptions = 中断
director-inspector-by = { $time } 前通知监察员
director-inspector-knows = { $time } 已通知监察员
director-all-that-are-owed = 不勾选即全部应付
director-choose-winner = 请先选择获奖者。
director-in-the-casino = 在赌场内
director-prize-number = 奖品 { $number }
director-kind-of-prize = 奖品类型
director-value-of-prize = 价值（美元）
director-monetary-alternative = 折现
director-litres = 升
director-add-prize = 添加奖品
director-remove-prize = 移除此奖品
director-by-chance = 获奖者随机产生
director-says = { $action ->
    [advise-regulator] 记录监管机构已获知本锦标赛及其现行条款。
    [submit-to-regulator] 记录完整条款已送交监管机构。
    [validate] 记录公正性疑虑已消除；推广继续。
    [inform-inspector] 记录监察员已获通知。
    [oversee-draw] 记录您在场并监督下次抽奖。
   *[other] 无须更多信息。
}
director-hint = { $kind ->
    [tally] 每行：面值 × 数量，例如 100 × 20
    [lines] 每行一项
    [parts] 每行 cheque 或 transfer，非全额时注明金额
    [colours] 每行颜色与面值，例如 red 100
   *[other] { "" }
}
director-entries = { $most ->
    [none] 已报名 { $count } 人
   *[other] 已报名 { $count } / { $most } 人
}
director-complaint = { $kind ->
    [money] 这不是金额
    [chips] 这不是筹码数额
    [counts] 请完整填写每个数额
    [entrants] 请至少选择一人
    [tables] 请至少选择一台
    [shares] 百分比，例如 70, 30
    [tally] 每行：面值 × 数量
    [when] 这不是日期时间
   *[other] 须为整数
}
director-wanted = 此项必填

## director-field

director-field-player = 玩家
director-field-players = 玩家
director-field-name = 姓名
director-field-licensed = 持有执照
director-field-present = 在场
director-field-tables = 赌台
director-field-table = 台号
director-field-understood = 已理解条款
director-field-bank_told = 玩家清楚其筹码
director-field-pocket = 号码
director-field-amount = 金额
director-field-form = 报名表完整
director-field-form_of_value = 给付形式
director-field-agreed_players = 同意的玩家
director-field-fee_paid = 已付报名费
director-field-entitled = 可入场并博彩
director-field-selected = 符合选拔条件
director-field-agreed = 同意条款
director-field-copy_given = 持有条款副本
director-field-employee = 为本场员工
director-field-approved_by = 批准人
director-field-publicity = 姓名可用于宣传
director-field-reason = 原因
director-field-ground = 理由
director-field-substitute = 接替者
director-field-notice = 提前通知分钟数
director-field-colours = 各色面值
director-field-counts = 清点的筹码
director-field-issued = 发放的筹码
director-field-counted = 收回的筹码
director-field-bet = 投注项
director-field-stake = 注额（筹码）
director-field-position = 从哪个位置
director-field-minimum = 下限
director-field-maximum = 上限
director-field-text = 文字说明
director-field-decision = 决定
director-field-to = 给谁
director-field-refund = 退还费用
director-field-penalty = 处罚
director-field-channels = 客人何处可见条款
director-field-refers_to_terms = 注明条款所在
director-field-eligible = 符合资格
director-field-prize = 奖金
director-field-prizes = 奖金
director-field-method = 方式
director-field-parts = 支付方式
director-field-payee = 收款人
director-field-crossed = 划线支票
director-field-value = 价值
director-field-address = 地址
director-field-told = 已告知申请人原因
director-field-satisfied = 客人满意
director-field-right_advised = 已告知可向监管机构申诉
director-field-becomes = 如何处理
director-field-what = 非现金时为何物
director-field-place = 用于第几名
director-field-as_written = 按所写放行

## director-group

director-group-before = 赛前
director-group-planning = 开始前
director-group-entries = 报名
director-group-sessions = 场次
director-group-rounds = 局中
director-group-conduct = 行为
director-group-end = 结束
director-group-prizes = 抽奖与奖品
director-group-claims = 领奖与异议
director-group-integrity = 公正性

## director-option

director-option-cash = 现金
director-option-cheque = 支票
director-option-transfer = 转账
director-option-goods = 实物
director-option-services = 服务
director-option-deduct = 扣除最低注
director-option-disqualify = 取消资格
director-option-in-person = 当面
director-option-telephone = 电话
director-option-email = 电子邮件
director-option-mail = 邮寄
director-option-redrawn = 在其他参与者中重新抽取
director-option-kept = 归赌场所有

## display

display-review = 结果复核中
display-title = 显示屏 · { $table }
display-table = { $table } 台
display-round = 第 { $round } 局
display-limits = 限额
display-rack = 彩色筹码
display-last = 最近号码
display-waiting = 等待首个号码
display-flying = 本局全部投注
display-staked = 台面投注
display-no-bets = 尚无投注
display-bets = { $count } 注
display-won = 中奖投注
display-lucky = 幸运球
display-ball = { $colour }：号码 { $number }，赔率 { $pays } 比 1
display-undrawn = 尚未抽出
display-pays = { $pays } 比 1
display-no-lucky = 本台不设幸运球
display-wall = 各台
display-no-such-table = { $table } 台未开
display-comes = 赌台一开放，此处将自动显示。
display-soon = 首个号码即将产生
display-notice = { $minutes ->
    [0] { $text }
   *[other] { $text } · { $minutes } 分钟后
}

## duty

duty-announce = 报号：{ $number }。
duty-collect-pass-card = 收回 { $player } 的跳过卡。
duty-officer-told = 授权人员：请确认已知悉本台将关闭。
duty-announce-form = 宣布 { $player } 的密注：{ BET($bet) }，{ MONEY($stake) }。
duty-announce-blank-form = 宣布 { $player } 的密注单缺少金额或类型：扣除一个最低注额。
duty-dolly = 将标码放在 { $number }。
duty-move-fifth = 将每注中奖邻号的五分之一放到 { $number }。
duty-collect-bets = 收走所有输注。
duty-pay-bets = 赔付所有赢注。
duty-mark-value = 在台上标明 { $player } 筹码的面值。
duty-advise-bets = 告知 { $player }：此后低于下限的投注将退回。
duty-remove-ball = 设法在球停下前将其取出。
duty-shown = 确认 { $number } 已输入并显示在终端上。
duty-reset-terminals = 重置终端。
duty-collect = 收走所有输掉的投注。
duty-pay = 赔付所有赢得的投注。
duty-stop-ball = 可阻止球停下。
duty-advise = 告知 { $player }：此后低于下限的注额将退回。
duty-value-marker = 在 { $player } 的颜色上放标记钮。
duty-tell-surveillance = 将 { $player } 的兑换告知监控。
duty-mark-position = 用醒目标记标示 { $player } 的位置。
duty-rateau = 用指耙指向 { $number } 并报出其上的投注：{ $kinds ->
    [0] 无
   *[other] { LIST($kinds) }
}。
duty-move-neighbours = 将中奖的邻号筹码放到 { $number }。
duty-pay-outside = 赔付列注、打注和等额注；不负责收注者可立即开始。
duty-dispute-button = 用力按下异议按钮。
duty-tell-supervisor = 通知台面主管（或以上）。
duty-tell-pit-boss = 通知区主任（或以上）。
duty-check-outcome = 核查所记录的结果，如有误则更正。
duty-bad-spin = 按下 Bad Spin 按钮。
duty-ring-bell = 报唱时摇铃。
duty-announce-colour = 报号：{ $number } { NAME($colour, of: "colour") }。
duty-move-track = 将赛道区中奖投注移到主台面。
duty-return-ball = 将球放回{ $number ->
    [none] 轮盘
   *[other] { " " }{ $number } 号
}。
duty-examine-ball = 再次使用前检查球。
duty-move-outside-zero = 将外侧 0 的投注移到内侧 0。
duty-spin-now = 尽快掷球。
duty-hand-movement = 手掠过台面：停止下注。
duty-call-close = 宣布：停止下注。
duty-player-sign = 摆出 { $player } 个人上下限的标牌。
duty-marker = 放置标明 { $player } 筹码面值的标记钮。
duty-unit-functional = 宣布 uSpin 已修复且完全正常，或将其移除。
duty-lift-dolly = 取走标码。
duty-load-ball = 将球装入 uSpin 装置。
duty-good-spin = 确认转球有效：与轮盘反向且圈数足够。
duty-large-win = 核查 { $player } 的赢款，然后报告。
duty-pay-out = 以筹码支付 { $player } { MONEY($amount) }：{ $chips ->
    [none] 现金
   *[other] { $chips }
}。

## entrant-status

entrant-status-playing = 在赛
entrant-status-eliminated = 已淘汰
entrant-status-disqualified = 取消资格
entrant-status-advanced = 晋级
entrant-status-withdrawn = 已退出

## equipment

equipment-at-already = { $id } 已在 { $table ->
    [none] 无台
   *[other] { $table }
}
equipment-does-not-keep-equipment = { NAME($by, of: "role") }不负责管理设备
equipment-entered-already = { $id } 已登记
equipment-found-unfit = { $id } 经检不合格：{ $unfit }
equipment-house-no = 本场没有 { $id }
equipment-item-refused = { $id }：{ $detail }
equipment-kind-unknown = { $id } 被登记为 { $said ->
    [0] 无
   *[other] { LIST($said, of: "item") }
}；可用：{ LIST($kinds, of: "item") }
equipment-not-on-wheel = { $id }：轮盘上没有 { $centre }
equipment-say-why-taken-out-use = 请说明停用 { $id } 的原因
equipment-none-at-table = 赌台上没有登记在册的{ NAME($name, of: "item") }

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
event-ColourShared = { $player } 同意 { $sharer } 也使用 { $colour }
event-ColourWanted = { $wanted ->
    [true] { $player } 要彩色筹码，正等待一种颜色
   *[false] { $player } 不再等待颜色
}
event-ColourIssued = { $player } 领取 { $count } 枚 { $colour } 筹码，每枚 { MONEY($value) }
event-ColourRedeemed = { $player } 交回 { $count } 枚 { $colour } 筹码，每枚 { MONEY($value) }
event-ColoursCollected = 已收走输掉的彩色筹码：{ LIST($lost) }
event-ColoursPaid = 以中奖者自己的颜色支付：{ LIST($paid) }
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
event-FraudFound = 第 { $round_no } 局存在欺诈：已立案记录
event-LastSpinAnnounced = 下一号码为本场最后一局
event-LeavingBegun = { $player } 在注码结算后离台
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
event-NoSpinCalled = 无效局：{ NAME($reason, of: "ground") }{ $cause ->
    [none] { "" }
   *[other] { "" }（轮盘报告：{ NAME($cause, of: "device-cause") }）
}，投注{ $returned ->
    [true] 退回
   *[false] 保留
}
event-NumberLeftOpen = 号码未定，由人员裁定：{ NAME($cause, of: "device-cause") }{ $seen ->
    [none] { "" }
   *[other] （{ $seen }）
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
event-ReviewRequested = 要求复核争议 { $dispute }
event-RoundResettled = { NAME($cause, of: "cause") }{ $round_no ->
    [0] { "" }
   *[other] （第 { $round_no } 局）
}：{ number-of-event }{ $was ->
    [none] { "" }
   *[other] ，而非 { $was }
}{ $read ->
    [none] { "" }
   *[other] ；轮盘读数为 { $read }
}
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

## session

session-AbsenceReported = { $player } 不在座
session-BreachReported = 就 { $player } 向总监报告：{ $ground }
session-ChipsCounted = 所有人的筹码已清点
session-ChipsIssued = 每人 { MONEY($amount) } 筹码：{ LIST($players) }
session-ChipsReturned = 本桌筹码已清点收回
session-DisputeOpened = 争议 { $number }：{ $text }
session-DutyDone = 已为 { $player } 完成：{ $duty ->
    [collect-pass-card] 收回过牌卡
   *[other] 宣布暗注
}
session-EntrantDisqualified = { $player } 被取消资格：{ $reason }
session-EntrantEliminated = { $player } 出局，剩余筹码 { MONEY($residual) }
session-EntrantReinstated = { $player } 恢复参赛：{ $reason }
session-FormChecked = 主管已查看 { $player } 的表格
session-FormPassed = { $player } 递交暗注
session-FormReturned = { $player } 的表格退回：{ $fault }
session-MarkerPlaced = { $player } 持标记，先下注
session-NoSpinCalled = 无效转轮：{ $reason }
session-PassCardPlayed = { $player } 打出过牌卡
session-PlayOffCounted = 加赛已计分；仍然持平：{ $play_off ->
    [0] 无
   *[many] { LIST($play_off) }
}
session-PlayOffEnded = 加赛结束
session-PlayOffStarted = 加赛开始：{ LIST($players) }
session-PlayersSeated = 按此顺序就座：{ LIST($players) }
session-PracticeSpun = 练习转轮：{ $pocket }
session-RemovalRecorded = { $player } 的最后筹码已收走
session-RoundOpened = 下注计时开始
session-RoundTakenBack = 最后一局不计：{ $reason }
session-RoundVoided = 本局无结果：{ $reason }
session-SessionEnded = 本场结束，名次：{ LIST($ranking) }{ $reason ->
    [none] { "" }
   *[other] ；提前结束：{ $reason }
}
session-SessionReopened = 本场的结束已撤回
session-SessionStarted = 第 { $number } 场开始：{ LIST($players) }
session-StationFailed = { $player } 的座位终端{ $broken ->
    [true] 故障
   *[false] 恢复
}
session-TimeCalled = { $player } 的下注时间已到

## excluded

excluded-self-exclusion = 自我排除
excluded-cool-off = 冷静期
excluded-house = 被赌场排除
excluded-table = 被赌台逐出

## exclusion

exclusion-cool-off = 冷静期
exclusion-self-exclusion = 自我排除

## fate

fate-data = 数据
fate-function = 功能
fate-screen = 画面
fate-record = 记录
fate-prompt = 提示
fate-equipment = 设备
fate-rules-text = 规则文本
fate-planned = 计划中

## feature

feature-buy-in = 筹码须购买
feature-charity = 慈善或媒体活动
feature-criteria = 玩家经选拔
feature-right-to-refuse = 可拒绝报名
feature-secondary = 二次机会
feature-signing = 玩家签署条款

## field

field-player = 玩家
field-amount = 金额
field-difference = 差额
field-lately = 此前一小时内
field-tender = 支付方式
field-bet = 投注项
field-to = 移至哪一注
field-stake = 注额
field-reason = 原因
field-ground = 有何问题
field-scope = 何处故障
field-text = 文字说明
field-pocket = 号码
field-colour = 颜色
field-value = 每枚面值
field-sharer = 同时使用者
field-wanted = 仍然需要
field-devices = 设备
field-count = 数量
field-dealer = 现任荷官
field-min = 下限
field-max = 上限
field-unit = 单位
field-effective_at = 几分钟后
field-moment = 何时
field-slip = 单据号
field-diameter_mm = 直径（毫米）
field-material = 材质
field-metallic = 金属制
field-seconds = 秒
field-players_max = 人数上限
field-players = 玩家
field-done = 赌场的处置
field-dispute = 异议编号
field-decision = 决定
field-final = 最终裁定，不得再议
field-agreed = 玩家同意
field-covered = 规则已涵盖
field-inspector_told = 已告知可找监察员
field-card = 出示的卡
field-guest = 访客
field-on = 自现在起
field-allowed = 允许
field-case = 案件号
field-pay = 予以支付
field-unconfirmed = 逐一列出无记录佐证的投注
field-confirmed = 投注可由记录证实
field-removed = 已移除
field-approved = 批准人
field-round_no = 局号
field-suspected = 似为故意
field-attempted = 曾设法纠正
field-identified = 客人身份已知
field-rectified = 至今已纠正
field-why = 原因
field-disrupting = 扰乱游戏
field-issued_at = 发放台号
field-ball = 球
field-boost = 提升
field-chips = 筹码
field-direction = 方向
field-float = 台面筹码
field-forfeit = 没收对象
field-kinds = 投注类型
field-means = 方式
field-numbers = 号码
field-odds = 赔率
field-people = 人员
field-reader = 读取器
field-revolutions = 圈数
field-source = 来源
field-ticket = 票券
field-tokens = 代币
field-wheel_moving = 轮盘在转

## finding

finding-diameter_m = 轮盘直径（米）
finding-signed_by = 轮盘顺序签署人
finding-ball_mm = 球直径（毫米）
finding-ball_material = 球的材质
finding-approval = 批准号
finding-passed = 已检查
finding-materials = 材质

## first

first-title = 开始之前
first-password = 请设置自己的密码
first-password-detail = 初始密码还有他人知道。至少十二个字符，最好是几个词。
first-current = 初始密码
first-own = 您的新密码
first-again = 再次输入新密码
first-differ = 两次密码不一致
first-choose = 请选择
first-factor = 添加第二因素
first-factor-detail = 您的角色涉及资金。请用验证器应用扫描代码，或输入其字母；然后填写所显示的六位数字。
first-picture = 验证器应用代码
first-digits = 六位数字
first-prove = 验证并开始
first-leave = 退出

## float

float-counted = 已清点
float-locked = 上锁

## form

form-choose = 请选择
form-everybody = 所有人
form-none-recorded = 本局停止下注后没有任何投注记录。
form-nothing-there = 目前没有。
form-optional = 选填
form-yes = 是
form-no = 否
form-money-hint = 美元，例如 25 或 2.50
form-not-money = 请输入金额
form-not-whole = 请输入整数
form-wanted = 此项必填
form-pick-on-layout = 点按台面，或选择口头投注
form-send = 提交
form-hold-to-send = 按住以确认
form-waits = 等待第二人同意。
form-fault = 是否已执行尚不清楚。请先查看台面，再重新操作。
form-calls = 口头投注
form-at-table = 在台玩家
form-somebody-else = 其他人

## form-check-colour

form-check-colour-red = 红
form-check-colour-orange = 橙
form-check-colour-yellow = 黄
form-check-colour-green = 绿
form-check-colour-blue = 蓝
form-check-colour-purple = 紫
form-check-colour-pink = 粉
form-check-colour-brown = 棕
form-check-colour-white = 白
form-check-colour-black = 黑

## form-tender

form-tender-cash = 现金
form-tender-note = 纸钞
form-tender-chips = 筹码
form-tender-voucher = 代金券
form-tender-token = 代币

## game

game-asian-neighbour-takes-numbers = asian-neighbour 需 3 个号码；“{ $text }”有 { $count } 个
game-at-least = { NAME($name, of: "part") }：{ $count }，至少 { $least }
game-at-most = { NAME($name, of: "part") }：{ $count }，至多 { $most }
game-ball-holds-metal = { NAME($material, of: "material") } 球含有金属
game-ball-mm-allowed = 球径 { $diameter_mm } mm，允许 { $allowed }
game-ball-no-sphere = 球不是正圆
game-book-no-game-there = 规则 { $code } 没有游戏“{ $name }”{ $near ->
    [none] { "" }；
   *[other] { "" }；您是指 { $near } 吗？
}可用：{ $games }
game-button-carries-wanted = 标记 { $centre } 印有 { $carried }，应为 { $wanted }
game-call-bet-lies-on-several = “{ $text }”是口头注，落在多个位置
game-call-not-offered = { BET($bet) }：{ $why_not }
game-do-not-lie-side-by = { LIST($pair, by: "and") } 在布局 { $name } 上不相邻
game-do-not-meet-as-on = { LIST($numbers, by: "dash") } 在布局 { $name } 上不构成{ NAME($kind, of: "bet") }
game-emblem-in-use-at = 徽记 { $emblem } 已在 { $taken } 使用
game-follows-single-zero-wheel-one = { BET($call) } 适用于单零轮盘；本轮盘有 00
game-game-no-option-there = 游戏 { $name } 没有选项“{ $unknown }”{ $near ->
    [none] { "" }；
   *[other] { "" }；您是指 { $near } 吗？
}可用：{ $there ->
    [0] 无
   *[other] { LIST($there) }
}
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
game-no-book-there = 没有规则“{ $code }”{ $near ->
    [none] { "" }；
   *[other] { "" }；您是指 { $near } 吗？
}可用：{ LIST($book_folders) }
game-no-group-table-there = { BET($bet) } 不是本台的组；可用：{ LIST($groups) }
game-no-kind-bet-known = “{ $text }”不是注的种类{ $near ->
    [none] { "" }；
   *[other] { "" }；您是指 { $near } 吗？
}已知：{ LIST($readers) }
game-no-probability = { $chance } 不是概率：应在 0 到 1 之间
game-no-role-there = 没有角色“{ $word }”{ $near ->
    [none] { "" }；
   *[other] { "" }；您是指 { $near } 吗？
}可用：{ $known }
game-no-sentence = { $book }：任务“{ $task }”没有句子 { $code }；请写入规则手册文件夹中的 words/en.ftl
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
game-wanted = { NAME($name, of: "part") }为 { $material ->
    [none] 无材质
   *[other] { NAME($material, of: "material") }
}，应为 { LIST($allowed, of: "material", by: "or") }
game-wheel = 轮盘：{ LIST($faults, by: "semicolon") }
game-wheel-at-least-m = 轮盘{ $shown ->
    [none] 未填直径
   *[other] 直径 { $shown } m
}，至少 { $metres_min } m
game-wheel-inspection-not-confirmed = 轮盘检查：“{ $check }”未确认

## game-option

game-option-stand_alone = 独立
game-option-multiples_notice = 倍数提示
game-option-buttons_per_number = 每号标记钮
game-option-buttons_per_spin = 每局标记钮
game-option-designated_buttons = 指定标记钮
game-option-wheel = 轮盘
game-option-layout = 台面
game-option-racetrack = 赛道
game-option-wagering_seconds = 下注秒数
game-option-double_table = 双台
game-option-licensed_min = 许可下限
game-option-electronic = 电子
game-option-asian_racetrack = 亚洲赛道
game-option-call_bets = 口头投注
game-option-max_bet = 最大注
game-option-base = 基础
game-option-lucky_ball = 幸运球
game-option-uspin = uSpin
game-option-player_card = 玩家卡
game-option-cashless = 无现金
game-option-drop_box = 投币箱

## ground

ground-act-of-god = 不可抗力
ground-ball-out = 球飞出
ground-ball-stuck = 球卡住
ground-borrowed-card = 借用他人卡
ground-brawl = 斗殴
ground-civil-commotion = 骚乱
ground-credits = 余额错误
ground-display = 显示错误
ground-disruption = 游戏受扰
ground-equipment = 设备
ground-expired-card = 卡已过期
ground-fire = 火灾
ground-foreign-object = 异物
ground-fraud = 欺诈
ground-interference = 干扰
ground-interrupted = 游戏中断
ground-no-card = 无卡
ground-numbers = 号码错误
ground-odds = 赔率错误
ground-opinion = 主管判断
ground-prohibited-device = 违禁设备
ground-proxy = 代人游戏
ground-riot = 暴乱
ground-robbery = 抢劫
ground-same-direction = 同向转动
ground-sequence = 顺序错误
ground-short-revolutions = 圈数不足
ground-uspin-loaded-by-other = uSpin 由他人装球
ground-wheel-not-moving = 轮盘未转
ground-wheel-stopped = 轮盘停转
ground-opener = 开台
ground-closer = 收台
ground-valid = 有效
ground-lapsed = 失效
ground-borrowed = 借用
ground-none = 无

## heading

heading-dates = 举办时间
heading-entry_fee = 报名费（如有）
heading-buy_in = 买入费用
heading-re_buy = 重新买入费用
heading-add_on = 加购费用
heading-entries_min = 最少玩家数
heading-entries_max = 最多玩家数
heading-location = 举办地点
heading-start_changes = 开始时间经通知可变更
heading-regulator_told = 变更须告知监管机构
heading-acceptance = 参与即接受条款
heading-entitled = 仅限可在此博彩者参加
heading-right_to_refuse = 可拒绝任何报名
heading-selection_criteria = 选拔标准
heading-employees = 员工参与方式
heading-abide = 玩家须遵守条款
heading-availability = 条款查阅方式
heading-signing = 须签署副本
heading-entry_method = 报名方式
heading-withdrawal = 退出或指定他人的期限
heading-rounds = 局数、场数或时长
heading-tables = 开放赌台数
heading-progression = 晋级方式
heading-buy_back = 重新买入的方式与时间
heading-secondary_rounds = 何人有二次机会
heading-equal_bank = 所有人以相同筹码开始
heading-chip_disposition = 筹码如何处理
heading-chip_type = 所用筹码
heading-minimum_wager = 最低或强制投注
heading-secret_wagers = 密注次数及方式
heading-elimination = 淘汰方式
heading-winners = 优胜者产生方式
heading-prize_pool = 奖池或其计算方式
heading-distribution = 奖池分配方式
heading-penalties = 何时及如何处罚
heading-disqualification = 何时取消资格
heading-substitutes = 何时可指定替补
heading-refunds = 何时退费
heading-late_arrival = 迟到的后果
heading-absence = 缺席的后果
heading-telephones = 使用电话的后果
heading-substitution = 指定替补的后果
heading-disqualified_chips = 取消资格的后果
heading-retirement = 退赛的后果
heading-rules_prevail = 规则优先于条款
heading-early_end = 何时提前结束一台
heading-early_end_agreed = 何时可一致同意结束
heading-privacy = 个人信息的处理
heading-publicity = 姓名须经许可方可使用
heading-conduct = 主办者
heading-director_final = 总监的决定为最终决定
heading-liability = 责任范围，并列明两部法律
heading-complaints = 投诉可获调查
heading-cash_chips = 每场结束时筹码是否兑换成现金
heading-chips = 每场筹码
heading-advance = 晋级或获胜人数
heading-compulsory_wager = 是否必须下注
heading-min = 每局下限
heading-max = 每局上限
heading-limits_step = 限额何时可提高
heading-allocation = 赌台与座位的分配
heading-order = 下注顺序，或无
heading-pass_cards = 跳过卡数量，或无
heading-undisclosed = 密注次数，或无
heading-buy_back_method = 重新买入的方式与时间
heading-form = 报名表
heading-prizes = 奖品
heading-payment = 奖金支付方式
heading-undertakings = 任何承诺或保证
heading-value = 奖品价值
heading-award_manner = 颁奖方式
heading-award_when_where = 颁奖时间与地点
heading-eligibility = 参与资格
heading-prize_nature = 奖品性质及保留
heading-entry_closes = 参与截止时间
heading-place_date_time = 地点、日期与时间
heading-claim_method = 领奖方式，是否须本人
heading-winner_notice = 通知获奖者的方式
heading-results_published = 结果公布方式
heading-prize_conditions = 领取奖品的条件，或无
heading-closes_at = 参与截止
heading-draws_at = 抽奖不早于
heading-least_wager = 开始以来最低注额
heading-least_turnover = 开始以来最低投注总额
heading-criteria = 参与者
heading-forfeited = 中奖者最终被拒后的奖品
heading-prize = 奖品

## house

house-after-deadline = 已过期限；一切未变
house-approval-lapsed = 无人及时同意；一切未变
house-ball-in-play-settle-anew = { $id } 台的球正在转动：较早的一局须在其后重新结算，否则不再结算
house-betting-not-open-at-table = { $id } 台未开放下注
house-by-waits-second-person = { $id } 的“{ NAME($action, of: "action") }”正等待第二人同意
house-checks-being-taken-off = { $table } 的筹码已在其他赌桌兑换，正在从账上扣除；请重试
house-checks-still-out = { $issued_at } 的 { NAME($colour, of: "form-check-colour") } 筹码仍有 { $left } 枚在外
house-clock-demands-no-longer = 时钟已不再要求此事
house-closed-decision = { $case } 结案决定：{ $given_back ->
    [true] 退还
   *[false] 保留
}
house-commands-wait-second-person = 已有 { $waiting_max } 项操作等待第二人
house-deals-where-seated = { $id } 以 { $player } 的身份在此桌就座，不得在此桌工作
house-dealt-from-wheel-whose-sources = { $id } 使用轮盘 { $wheel }，来源须在该处更改
house-did-not-agree = { $id } 未同意：{ NAME($action, of: "action") }
house-does-not-act = { $id } 不得代 { $player } 操作
house-choice-ended = 自 { $day } 起，{ $option } 不可为 { $value }
house-edition-holds-from-on = { $book } 第 { $edition } 版自 { $day } 起生效
house-equipment-faults = { LIST($faults, by: "semicolon") }
house-fee-paid-at-cashier-who = 名额的缴费和退款须经账房柜台办理
tournament-duty-not-waiting = { $player } 没有待办事项
tournament-no-seat-at-table = { $player } 在 { $table } 号桌没有座位
tournament-round-before-play-off = { $table } 号桌第 { $round_no } 轮已定下加赛所依据的名次：须先由赛事经理撤回
tournament-round-not-on-record = { $table } 号桌第 { $round_no } 轮未登记为本场的一轮
house-forms-have-not-checked = { LIST($unseen) } 的表单尚未核对
house-house-draws-itself = 此项由本场自行抽取
house-key-not-for-table = { $id } 的密钥用于其他轮盘，不用于 { $table } 的轮盘
house-key-not-enrolled-for = { $id } 的密钥未登记用于 { $action }
house-key-used-before = 该键先前已用于其他请求
house-leads-elsewhere = { $person } 正在 { LIST($where) } 任 { $chief }；同时至多 { $count } 台
house-lets-no-services-in = { NAME($by, of: "role") }无权接入服务
house-let-in-by-oneself = 此项由{ $id }录入；须由他人确认已阅
house-may-not-acknowledge = { $id } 无权确认；可由 { LIST($roles, of: "role") } 确认
house-may-not-set-up-tournament = { NAME($by, of: "role") }无权设立锦标赛
house-meant-round = 该操作针对第 { $round_no } 局；当前为第 { $round_of } 局
house-name-taken = 名称 { $name } 已被占用（{ $word }）
house-named-oversee-draws-not = 获指派监督抽奖的是 { $scrutineer }，而非 { $id }
house-no-card-stands-issued = 未向 { $player } 发放有效卡；由管区发放
house-no-checks-out = { $issued_at } 没有在外的 { NAME($colour, of: "form-check-colour") } 筹码
house-no-fault-printer-at-on = { $table } 没有关于此票券的打印机故障记录
house-no-open-case-device-named = { $case } 不是关于某具名人士持有设备的未结案件
house-no-other-table-plays-on = 没有其他台继续营业，故须清点台面筹码
house-no-role-agree-in = { $id } 没有可作同意的角色
house-no-such-thing = 没有“{ $id }”（{ NAME($word, of: "stream-kind") }）；现有：{ $known ->
    [0] 无
   *[other] { LIST($known) }
}
house-nobody-may-buy-in = 此处任何人不得买入
house-nobody-names-themselves-oversee-draw = 任何人不得指派自己监督抽奖
house-drawer-keeps-entries = { $id } 可主持抽奖，不得撤销任何人的报名
house-nobody-signs-in-here-as = 此处没有以 { $name } 登录的人
house-not-closed-what-seized-stays = { $case } 未结案：扣押款项继续保管
house-not-in-role = { $id } 是 { $held ->
    [0] 无角色
   *[other] { LIST($held, of: "role") }
}，而非{ NAME($by, of: "role") }
house-not-seen-themselves = { $id }由管理员录入，尚无原有主管确认已阅
house-nothing-waits-under = 编号 { $number } 下没有待办事项
house-nothing-waits-under-number = 此编号下没有待办事项
house-number-in-use = 编号已被使用，请换一个重发
house-number-taken = 该编号已被占用
house-numbers-come-from-source = { $id } 的号码来自：{ NAME($source, of: "source") }
house-numbers-come-from-wheel = { $id } 的号码来自轮盘 { $serial }
house-oversees-draw-somebody-else-conducts = { $scrutineer } 监督抽奖，须由他人执行
house-not-of-the-staff = { $name } 不是本场所的员工
house-players-keep-their-own-favourites = 玩家各自保存自己的常用注
house-record-unwritten = 目前无法写入记录，因此不受理；一切未变
house-register-holds-things-already = 登记册已有 { $items_max } 项
house-role-may-not-acknowledge = { NAME($by, of: "role") }无权确认；可由 { LIST($who, of: "role") } 确认
house-second-pair-eyes-another-person = 第二人须为另一人
house-second-person-must-agree = 须由第二人同意
house-sees-no-webhooks = { NAME($by, of: "role") }无权管理 webhook
house-service-enrolled-already = 服务 { $name } 已登记
house-service-name-no-dot = 服务名称不得含点号
house-shutting-down = 本场系统正在关闭
house-somebody-else-decides = { $reader } 看到的是 { $pocket }，另一人不同：须由第三人裁定该号码
house-somebody-find-out-first = 须先查明：{ LIST($missing) }
house-finding = { NAME($name, of: "finding") }{ $of ->
    [none] { "" }
   *[other] ：{ NAME($of, of: "part") }
}
house-somebody-must-see-criteria-selection = 须有人核实入选条件是否满足
house-table-refuses = { $table } 台：{ $why }
house-station-of-each-in-session = 这些投注属于锦标赛 { $name }：请按每位玩家的终端分别报告故障，并列出没有记录可确认的投注（{ LIST($players) }）
house-table-set-aside-tournament-no = { $id } 台留作锦标赛 { $name } 之用，不接受其他投注
house-ball-decides-first = { $table } 台的球正在决定结果：{ $player } 可在开出号码后加入
house-dispute-of-ones-own = 玩家只能就自己、在自己的台提出异议
house-no-printer-at = 本场所在 { $table } 没有已登记的打印机
house-table-designated = 它已指定用于锦标赛 { $tournament }
house-table-in-play = 它正有一局在进行，或台面上有投注
house-table-not-here = 它不在本场内
house-table-other-game = 它是另一种游戏：{ $game }
house-table-under-book = 它按规则书 { $book } 进行
house-table-has-places = { $table } 台有 { $places } 个位置
house-table-stands-already = { $table } 台已开设
house-takes-part-oneself = { $id }本人参加；此事须由他人办理
house-terminal-takes-no-money-itself = 终端本身不收钱，由荷官或验钞机收取
house-there-no-service = 没有服务 { $name }
house-there-no-table = 没有“{ $table }”台
house-there-no-webhook = 没有 webhook { $name }
house-there-webhook-already = webhook { $name } 已存在
house-ticket-above-cap = 此处余额将超过 { MONEY($cap) }，请到出纳处兑付票据
house-unknown-at-node = 该台所在节点不认识此会话或设备
house-waits-second-source-agrees = { $pocket } 等待第二来源确认一致
house-what-seized-worked-out-from = { MONEY($amount) }：扣押金额由记录计算得出
house-station-credited = 已给 { $player } 记入 { MONEY($credited) }，应为 { MONEY($due) }
house-station-credited-without-wager = 没有投注却记入了 { MONEY($credited) }
house-station-shows-balance = 站点显示 { MONEY($shown) }，应为 { MONEY($due) }
house-station-shows-foreign = 屏幕显示 { LIST($numbers) }，本游戏没有这些号码
house-station-shows-winning = 屏幕显示中奖号码 { $shown }，实际开出 { $came }
house-wheel-not-seen = 轮盘 { $serial } 当前未被读取：不接受投注
house-wheel-of-other-game = { $table } 需要 { $wanted } 格的轮盘，{ $serial } 不符
house-wheel-undecided = 轮盘 { $serial } 的号码尚未裁定：裁定前不接受投注
house-won-nothing-at-since-device = 自持有设备以来，{ $person } 在 { $table } 并无赢利
house-was-down-at-close = 下注时段结束时系统停机
house-station-silent = 此站位已 { $seconds } 秒无响应
house-node-behind = { $table } 台的节点尚不支持 { $action }：请升级
house-own-printer-fault = 记录 { $table } 打印机故障的人不得独自处理此票券：须由他人办理或同意
house-setting-was = { $name }：{ $before } 改为 { $now }
house-clock-apart = { $source } 比本场时钟{ $is_ahead ->
    [true] 快
   *[false] 慢
} { $seconds } 秒：请检查时钟
house-records-of-another = 记录 { $first } 至 { $last } 并非本场所写入
house-records-gone = 最后一条记录原为 { $own }，现为 { $found }：有记录被删除或替换
house-clock-set-by = { $by } 毫秒，{ $who }：{ $why }
house-hours-ahead = 快 { $hours } 小时
house-version = 版本 { $version }
house-let-in = { LIST($what, by: "semicolon") }（{ $who }）
house-let-in-roles = { $name }：{ LIST($roles, of: "role") }{ $whose ->
    [none] { "" }
   *[other] { " " }{ $whose }
}
house-let-in-service = { $name }：{ LIST($scopes) }
house-let-in-webhook = { $name }：{ $url }
house-settings-were = { LIST($changes, by: "semicolon") }

## http

http-content-type = 内容类型{ $kind ->
    [none] 缺失
   *[other] 为 { $kind }
}；应为 application/json
http-parameter-wanted = 需要 { $place } { $name }
http-parameter-pattern = { $place } { $name } 不符合 { $pattern }
http-body-cut-off = 请求内容被截断
http-body-too-large = 请求内容最多 { $most } 字节
http-nothing-at = { $path } 处没有内容
http-record-away = 目前无法访问记录；没有任何变更
http-record-away-see = 目前无法访问记录：请核对是否有变更
http-fault = 服务器故障，已记录
http-address-too-long = 地址最多 { $most } 字节
http-address-controls = 地址含有控制字符
http-control-characters = 文本含有控制字符
http-house-starting = 系统正在启动
http-starting-or-stopping = 系统正在启动或停止
http-other-house = 本系统不以该名称应答
http-slower = 请放慢速度
http-not-known = 尚不知是否完成：请用同一密钥重发
http-not-written = 目前无法写入记录；没有任何变更
http-attempt-changed-nothing = 目前无法写入记录：本次尝试未作变更；请用同一密钥重发
http-sign-in-or-key = 请登录，或以 bearer 令牌发送密钥
http-own-pages-cookie = 会话 cookie 只在本系统自己的页面有效
http-own-pages = 此操作只能在本系统自己的页面进行
http-password-first = 请先设置自己的密码：POST /v1/password
http-factor-first = 请先设置第二验证要素：POST /v1/second-factor
http-not-for-role = { $actor } { $held ->
    [0] 没有角色
   *[other] 的角色为 { LIST($held, of: "role") }
}；此操作限于：{ LIST($allowed, of: "role") }
http-no-case = 没有案件“{ $case }”
http-name-player = 请指明玩家
http-name-player-seat = 请指明玩家；只有赌台员工可查看他人座位
http-not-acting-for = { $actor } 不代表 { $player }
http-not-speaking-for = { $actor } 不代表 { $player } 发言
http-seated-only = { $actor } 只能查看在座玩家的此项内容
http-no-register = 没有登记册“{ $name }”；可用：{ $known }
http-no-patrons = { $actor } 不能查看顾客档案和登记册
http-no-contest = 没有{ NAME($kind, of: "contest-kind") }“{ $name }”
http-contest-waits = 赛事和活动的操作无须第二人确认
http-no-table-which-game = 没有赌台“{ $table }”；请指明规则书和游戏
http-no-mark = “{ $mark }”不是标记：{ $why }
http-lacks-scope = { $actor } 缺少权限 { $scope }
http-beyond-the-log = 日志尚未到达编号 { $after }：其最后编号为 { $last }
http-no-event-kind = 没有事件类型“{ $kind }”{ $near ->
    [0] { "" }
   *[other] ；您是指 { LIST($near, by: "or") } 吗？
}
http-too-many-wait = 等待消息者过多
http-no-alert = 没有警报“{ $alert }”
http-not-this-seat = { $actor } 不能查看 { $player ->
    [none] 无人
   *[other] { $player }
} 的座位
http-key-opens-nothing = 令牌或密钥在此无效
http-sign-in-for-view = 请登录以查看此视图（{ $view }）
http-view-denied = { $actor } 无权查看此视图（{ $view }）
http-displays-enrolled = 显示屏须在此登记
http-too-many-come = 同时到来者过多；请重试
http-no-demo = 本系统不是演示系统
http-too-many-visitors = 此地址的访客过多
http-no-demo-role = 演示系统没有{ NAME($role, of: "role") }；可用：{ LIST($there, of: "role") }
http-guests-full = 已有 { $count } 位访客在玩；请稍后再来
http-seats-taken = { $table } 已满座
http-no-copies-folder = 本系统没有备份文件夹
http-copy-under-way = 正在备份
http-clock-fixed = 本系统的时钟不可设置
http-clock-of-database = 本系统各节点以数据库的时钟为准：请设置数据库时钟后重新启动各节点
http-clock-between-rounds = { $tables } 正在进行一局；请在两局之间设置时钟
http-no-round = { $table } 台没有第 { $round } 局
http-events-so-far = { $table } 台至今有 { $count } 个事件
http-no-event = { $table } 台没有事件 { $seq }
http-no-clause = 规则书 { $book } 没有条款 { $clause }
http-own-reports-wait = 您要求的报告尚未完成
http-too-many-reports = 正在生成的报告过多
http-report-failed = 无法生成报告
http-needs-package = 本机构缺少软件包 { $package }：{ $install }
http-too-many-sign-ins = 此地址登录过多
http-sign-in-lost = 此登录未在进行：请重新开始
http-no-provider = 本系统没有登录服务商
http-provider-away = 无法连接 { $provider }：{ $why }
http-provider-refused = { $provider } 未能让您登录：{ $why }
http-claim-nobody = { $claim } 不对应本系统的任何人员
http-address-unverified = 该地址未经验证
http-password-wanted = 需要密码，字段为 `password`
http-password-short = 密码至少 { $least } 个字符
http-password-controls = 密码不得含控制字符
http-password-alike = 密码至少有 { $least } 个不同字符
http-password-tried-first = 常见词加数字和符号不能作为密码
http-password-digits = 纯数字不能作为密码
http-only-sessions-lock = 只有会话可以锁定；密钥或证书没有会话
http-too-many-failures = 失败次数过多：请稍后再试
http-other-password = 当前密码不正确
http-staff-see = 仅供员工查看
http-nothing-waits = { $number } 下没有等待事项
http-device-name = 设备名称不含点号，且须用于下注或感应
http-note-reader = 验钞器须有钞票清单和上限
http-serves-one = 传感器服务一个轮盘，验钞器或读卡器服务一个站位，打印机服务一个站位或收银台，别无其他
http-no-command = 赌台没有命令“{ $command }”
http-other-hash = 记录 { $number } 的哈希不符
http-no-version = { $stream } 没有属于您的版本 { $version }
http-not-enrolled = { $actor } 未登记于任何轮盘或站位
http-driver-of-another = 另一个驱动程序正以同一密钥为 { $device } 上报
http-no-dispute = { $table } 台没有争议 { $number }
http-figures-differ = 数字不符，未生成报告：{ $why }
http-no-report = 没有报告“{ $kind }”；可用：{ $known }
http-report-denied = { $actor } 不能查看此报告
http-check-under-way = 检查正在进行；可随时查看
http-no-time = “{ $text }”不是时间；请写 2026-01-05 或 2026-01-05T14:30
http-no-statements = { $actor } 不能查看报表，也不能按玩家搜索
http-factor-staff = 员工使用第二验证要素；设备使用密钥
http-factor-key = 第二验证要素需要持久密钥：请设置 proof.key
http-digits-wrong = 数字有误：设备时钟是否正确？
http-digits-wanted = 还需要第二验证要素的数字，字段为 `digits`
http-digits-used = 数字有误或已被使用
http-factor-other = 须由另一位管理员清除第二验证要素
http-wrong-secret = 名称或密码有误
http-nothing-locked = 此处没有锁定的会话：请登录
http-too-many-pins = PIN 错误次数过多：请登录
http-pins-ended = PIN 错误次数过多：会话已结束，请登录
http-wrong-pin = PIN 有误
http-too-many-tables = 一个连接最多查看 { $most } 张赌台
http-may-not-open = { $actor } 无权按此规则书开台
http-unit-none = 单位须大于零
http-no-bets-called = 此处没有名为 { $strange } 的投注；可用：{ LIST($allowed, of: "bet") }
http-too-many-look-back = 回看者过多
http-no-ticket = 没有票券 { $ticket }
http-no-ticket-under = “{ $wanted }”下没有票券
http-waits-for-second = 等待第二人确认，编号 { $number }
http-entry-denied = { $actor } 不能查看 { $player } 的报名
http-no-paper = 没有文件“{ $paper }”；可用：{ $known }
http-webhooks-key = webhook 以本系统密钥签名：请先设置 proof.key
http-address-host = 地址须写明主机，且不含任何人的密码
http-address-https = 地址须以 https 开头，除非就在本机
http-address-inside = { $host } 在内部网络：运营方在 webhooks.inside 中列出此类网络
http-address-letters = 地址须用普通字母书写
http-no-service = 没有具备 { $scope } 权限的服务 { $service }
http-no-wheel = 没有轮盘“{ $wheel }”
http-dealt-from = { $table } 使用 { $wheel }
http-not-for-wheel = { $device } 未登记于此轮盘
http-correct-to = 更正为哪个号码？
http-record-unread = 目前无法读取记录
http-provider-no-factor = 需要第二验证要素，而服务商未要求

## incident

incident-prohibited-device = 违禁设备
incident-interference = 干扰
incident-side-bet = 场外赌注
incident-advice = 为玩家出谋
incident-partnership = 合谋
incident-card-misuse = 滥用会员卡
incident-conduct = 行为
incident-fraud = 欺诈
incident-complaint = 投诉

## incident-action

incident-action-note-case = 添加查明事项
incident-action-confiscate = 没收设备
incident-action-detain = 留置
incident-action-hand-over-person = 移交
incident-action-close-case = 裁定并结案
incident-action-seize = 扣押赢款

## incident-field

incident-field-kind = 事件类型
incident-field-text = 经过
incident-field-finding = 查明或处置
incident-field-person = 何人
incident-field-table = 台号
incident-field-round_no = 局号
incident-field-held_from = 自何时持有设备
incident-field-description = 何种设备
incident-field-holder = 持有者
incident-field-to = 接收的授权人员
incident-field-handed_at = 何时
incident-field-decision = 决定
incident-field-give_back = 退还扣押赢款
incident-field-reason = 原因
incident-field-days = 天数
incident-field-member = 会员
incident-field-card = 卡号
incident-field-form = 卡类型
incident-field-why = 终止原因
incident-field-document = 文件
incident-field-made_at = 订立时间
incident-field-told_at = 通知监察机构时间
incident-field-limit = 限制项目
incident-field-amount = 美元，或分钟
incident-field-hours = 小时

## incidents

incidents-incidents = 事件
incidents-none = 没有未决事件。
incidents-open-count = { $count } 项未决
incidents-report = 报告事件
incidents-closed-cases = { $count } 项已结事件
incidents-look-into = 调查
incidents-look-into-of = 调查 { $number }
incidents-case-title = { $number } · { $kind }
incidents-register = 登记册 (PDF)
incidents-at = { $round ->
    [0] { $table }
   *[other] { $table }，第 { $round } 局
}
incidents-held-from = 自 { $time } 起持有设备
incidents-detained-now = { $person } 被留置
incidents-evidence = 证据
incidents-round-record = { $round ->
    [0] { $table } 自开台起逐步记录
   *[other] { $table } 第 { $round } 局逐步记录
}
incidents-round-file = 本局原始存档
incidents-dispute = 异议 { $number } (PDF)
incidents-no-evidence = 不涉及任何一局。
incidents-steps = 查明与处置
incidents-seize-says = 将依日志算出该人自持有设备以来在本台的赢款并予扣押。
incidents-wanted = { $field }：必填
incidents-no-table = 不涉及赌台
incidents-may-stay-empty = 选填
incidents-without-end = 留空即无期限
incidents-reported = { $number } 已记录。
incidents-done = { $action }：已记录。
incidents-send = 提交
incidents-patrons = 客户与排除
incidents-find = 查找客户
incidents-look-up = 查询
incidents-no-patrons = 名册中没有此人。
incidents-more-patrons = 结果较多；请输入部分姓名。
incidents-until = 至 { $time }
incidents-no-end = 无期限
incidents-since = 自 { $time } 起
incidents-lifted = 已失效
incidents-cards = 会员卡
incidents-card-stands = 有效
incidents-exclusions = 排除
incidents-no-exclusions = 无。
incidents-arrangements = 约定
incidents-limits = 个人限额
incidents-no-limits = 无限额。
incidents-statement = 明细 (PDF)
incidents-step = { $kind ->
    [opened] { $who ->
    [none] 报告：{ $text }
   *[other] 报告，涉及 { $who }：{ $text }
}
    [confiscated] 从 { $who } 处没收：{ $text }
    [detained] { $who } 被留置
    [handed-over] 已移交 { $who }
    [closed] 结案：{ $text }
   *[other] { $text }
}

## inspector

inspector-title = 监察员
inspector-what = 监察员工作台
inspector-tab-rounds = 各局
inspector-tab-verify = 日志
inspector-tab-clauses = 条文
inspector-tab-reports = 报表
inspector-table = 台号
inspector-rounds = 本台各局
inspector-older = 更早各局
inspector-round = 第 { $round } 局
inspector-sums = 下注 { $staked }，赔付 { $paid }
inspector-sums-chips = 下注 { $staked }，赔付 { $paid }（{ $tournament } 筹码）
inspector-corrected = { $times ->
    [1] 已更正
   *[other] 更正 { $times } 次
}
inspector-no-spins = { $times } 次无效转球
inspector-choose = 选择一局
inspector-choose-detail = 按顺序显示每个事件、操作者及所依条文。
inspector-no-rounds = 本台尚未进行任何一局。
inspector-timeline = 时间线
inspector-acknowledged = 已确认警报
inspector-seen-by = { $name }，{ $time }
inspector-noted = “{ $note }”
inspector-scrubber = 本局步骤
inspector-step = 第 { $place } 步，共 { $count } 步
inspector-record = 记录 { $number }
inspector-standing = 此步之后的台面
inspector-phase = 阶段
inspector-seat = { $player }：可用 { $balance }，已下注 { $staked }
inspector-export-round = 导出本局
inspector-previous = 上一步
inspector-next-step = 下一步
inspector-verify = 核验全部日志
inspector-verify-lead = 逐条读取记录，比对散列，并以独立算法重新计算每个余额。
inspector-expected = 预期根值（如有先前的）
inspector-running = 读取中：{ $records } / { $total } 条记录
inspector-clean = 日志完整
inspector-wrong = 日志不完整
inspector-failed = 核验未能完成
inspector-none = 自系统启动以来尚未核验。
inspector-root = 链根值
inspector-checked = { $records } 条记录 · { $rounds } 局 · { $tables } 台 · { $tickets } 张票券
inspector-book = 规则书
inspector-choose-clause = 请选择条款
inspector-choose-clause-detail = 其要求、场馆的做法、相应证明以及适用之处。
inspector-find = 搜索条文
inspector-clauses-found = { $count } 条
inspector-applied = 适用之处
inspector-never-applied = 本场尚未适用过。
inspector-does = 系统如何处理
inspector-where = 程序位置
inspector-tests = { $count } 项测试覆盖
inspector-in-house = 已在运行系统中验证。
inspector-not-in-house = 未在运行系统中验证。
inspector-no-tests = 没有测试提及。
inspector-reports-lead = 所有数字均由日志算出。
inspector-tab-search = 搜索
inspector-tab-disputes = 异议
inspector-search-lead = 任意台的任意一局。所填条件须全部符合。
inspector-from = 从
inspector-to = 至
inspector-player = 玩家
inspector-pocket = 号码
inspector-ticket = 票券
inspector-clause = 条文
inspector-least = 至少 $
inspector-most = 至多 $
inspector-any-table = 全部赌台
inspector-search-now = 搜索
inspector-found = { $count } 局
inspector-nothing-found = 没有符合的局。
inspector-search-more = 更早
inspector-zone = 当地时间：{ $name }。
inspector-no-disputes = 无异议。
inspector-open = 未决
inspector-decided = 已裁定
inspector-dossier = 卷宗 (PDF)
inspector-replay = 回放本局
inspector-pause = 暂停
inspector-speed = 速度
inspector-verified-at = { $time } 为 { $who } 核验
inspector-anchors = 签名头
inspector-anchors-lead = 系统对日志现状签名，并存放于无法撤回之处：见证方、异地文件、时间服务器。持有较早签名头者可证明其前内容未被更改。
inspector-keys = 签名密钥
inspector-copy-head = 复制签名头
inspector-no-head = 尚无签名头。

## item

item-wheel = 轮盘
item-ball = 球
item-part = 部件
item-chips = 筹码
item-button = 邻号钮
item-terminal = 终端

## item-field

item-field-order = 顺时针号码，以空格分隔
item-field-diameter_m = 直径（米）
item-field-signed_by = 号码顺序签署人
item-field-diameter_mm = 直径（毫米）
item-field-material = 材质
item-field-metallic = 金属制
item-field-name = 规则书名称
item-field-count = 数量
item-field-approval = 批准号
item-field-table = 台号
item-field-emblem = 标志
item-field-colours = 颜色，以逗号分隔
item-field-centre = 中心号码
item-field-rim = 边缘号码，以空格分隔
item-field-part = 规则书中的称呼
item-field-serial = 序列号

## level

level-core = 仅规则
level-house = 经系统
level-device = 经设备
level-screen = 经画面

## limit

limit-field-min = 下限
limit-field-max = 上限
limit-field-unit = 下限以上单位
limit-field-aggregate-min = 总额下限
limit-field-aggregate-max = 总额上限

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

## lobby

lobby-title = 赌台
lobby-heading = 请入座
lobby-lead = 真实赌台，真实赌场规则。此处均为游戏币。
lobby-lead-house = 本场各台。
lobby-play-now = 立即游戏
lobby-play-now-at = 立即游戏：{ $table } 台，{ $title }
lobby-play = 游戏
lobby-play-at = 在 { $table } 台游戏
lobby-display = 显示屏
lobby-display-of = { $table } 台显示屏
lobby-dealer = 荷官
lobby-dealer-of = { $table } 台荷官控制台
lobby-pit = 管区
lobby-pit-of = { $table } 台管区工作台
lobby-table = { $table } 台
lobby-round = 第 { $round } 局
lobby-players = { $count } 名玩家
lobby-dealt-by-hand = 人工发局
lobby-promotions = 推广活动
lobby-staff-doors = 工作人员
lobby-pit-desk = 管区工作台
lobby-pit-desk-detail = 各台总览、警报、限额、更正
lobby-cashier = 收银
lobby-cashier-detail = 扫描票券、查看、一次支付
lobby-inspector = 监察员
lobby-inspector-detail = 逐步查看任意一局及其条文
lobby-director = 总监
lobby-admin = 管理员
lobby-admin-detail = 人员、设备与系统
lobby-director-detail = 锦标赛：报名、预赛、排名
lobby-no-tables = 没有开放的赌台
lobby-no-tables-detail = 赌台由管区开设，开设后会自动显示。
lobby-not-reached = 无法连接系统
lobby-not-reached-detail = 本页会自动重试。
lobby-seat-refused = 未获座位
lobby-for-programs = 开发者
lobby-metrics = 指标
lobby-filters = 筛选赌台
lobby-any-minimum = 任意下限
lobby-minimum-to = 下限不超过 { $amount }
lobby-free-only = 有空位
lobby-betting-only = 正在下注
lobby-none-fits = 暂无符合的赌台
lobby-none-fits-detail = 请选其他下限，或稍候：赌台会自动更新。
lobby-free-seats = { $count } 个空位
lobby-full = 满座

## means

means-call = 报唱
means-hand = 手势
means-sensor = 传感器
means-clock = 计时
means-ball-at-rest = 球已停

## member

member-club = 俱乐部会员
member-social = 普通会员
member-none = 不在名册

## named

named-value = { $name } { $value }

## number

number-of-event = { $pocket ->
    [none] 无号码
   *[other] { $pocket } { NAME($pocket_colour, of: "colour") }
}

## option-value

option-value-true = 是
option-value-false = 否
option-value-single-zero = 单零
option-value-double-zero = 双零
option-value-mega = Mega
option-value-standard = 标准
option-value-off = 关闭
option-value-none = 无
option-value-fitting = 适配

## outcome

outcome-settled = 已结算
outcome-void = 无效
outcome-open = 进行中

## patron-action

patron-action-exclude-patron = 排除出场
patron-action-lift-exclusion = 解除排除
patron-action-set-play-limit = 限制游戏
patron-action-cool-off = 冷静期
patron-action-self-exclude = 自我排除
patron-action-enrol-patron = 登记
patron-action-issue-card = 发卡
patron-action-end-card = 注销卡
patron-action-make-arrangement = 记录约定

## patron-choice

patron-choice-club = 俱乐部会员
patron-choice-social = 普通会员
patron-choice-physical = 实体卡
patron-choice-digital = 手机卡

## patron-limit

patron-limit-loss-session = 单次时段输额
patron-limit-loss-day = 单日输额
patron-limit-stake-round = 单局注额
patron-limit-time-session = 单次时段时间
patron-limit-time-day = 单日时间

## payment-method

payment-method-cash = 现金
payment-method-cheque = 支票
payment-method-transfer = 转账

## part

part-approved-picture = 核准图样
part-ball = 球
part-bell = 铃
part-cameras = 摄像机
part-change-block = 换码座
part-chipping-machine = 理码机
part-colour-boxes = 色码盒
part-console-drop-box = 控制台钱箱
part-display-rack = 展示架
part-distinctive-marker = 识别标记
part-dolly = 中奖标志
part-drop-box = 钱箱
part-extra-screen-features = 屏幕附加功能
part-float-tray = 筹码盘
part-flying-roulette-display = Flying Roulette 显示屏
part-free-and-even-movement = 转动自如均匀
part-game-console = 游戏控制台
part-game-system = 游戏系统
part-horizontal-hazards = 横向菱形钉
part-jetons = 圆形筹码
part-layout-cloth = 台布
part-level = 水平
part-limit-sign = 限额牌
part-lucky-ball-screen = Lucky Ball 屏幕
part-marker-buttons = 面值标记
part-neighbours-button = 邻注按钮
part-plaques = 方形筹码
part-player-displays = 玩家显示屏
part-printer = 打印机
part-rake = 耙
part-rateau = 推耙
part-screen-design = 屏幕设计
part-station-drop-boxes = 终端钱箱
part-stations = 终端位
part-uspin = uSpin 装置
part-vertical-hazards = 竖向菱形钉
part-wheel-lid = 轮盘盖
part-wheel = 轮盘
part-winning-number-display = 中奖号码显示屏
part-winning-number-sensors = 中奖号码传感器

## material

material-brass = 黄铜
material-clear = 透明
material-logo = 徽标
material-plastic = 塑料
material-value = 面值
material-wood = 木

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
people-source-of-wheel = { $name } 是轮盘 { $wheel } 的读数来源，须先由两人将其撤下
people-would-taken = { $name } 易与 { $twin } 混淆

## phase

phase-closed = 已关台
phase-idle = 即将开始下一局
phase-betting = 请下注
phase-final-bets = 即将停止下注
phase-no-more-bets = 停止下注
phase-settled = 结果
phase-void = 本局无效
phase-held = 本局暂停

## pit

pit-title = 管区工作台
pit-title-of = 管区 · { $table }
pit-what = 管区工作台
pit-role-shift-manager = 值班经理
pit-floor = 赌台
pit-to-floor = 全部赌台
pit-to-dealer = 荷官控制台
pit-no-tables = 没有开放的赌台
pit-no-tables-detail = 请开设一台：会立即显示在此处和大厅。
pit-stale = 数据未更新：系统无响应。
pit-tables-count = { $count } 张台
pit-players-count = { $count } 名玩家
pit-alerts-count = { $count } 条警报
pit-tasks-count = { $count } 项待办
pit-round = 第 { $round } 局
pit-no-round = 尚未开局
pit-dealt-by = 荷官 { $dealer }
pit-games-per-hour = 局/时
pit-turnover = 投注总额
pit-drop = 投入额
pit-hold-rate = 赢率
pit-players = 玩家
pit-staked = 已下注
pit-float = 台面筹码
pit-limits = 限额
pit-exposure = 风险敞口
pit-exposure-of = 最坏 { $pocket }：赔 { $amount }
pit-exposure-safe = 最坏 { $pocket }：留 { $amount }
pit-exposure-none = 无投注
pit-pocket-pays = { $pocket }：赌场赔 { $amount }
pit-pocket-keeps = { $pocket }：赌场留 { $amount }
pit-in-wheel-order = 轮盘顺序
pit-in-number-order = 数字顺序
pit-order = 号码顺序
pit-house-pays = 赌场赔
pit-house-keeps = 赌场留
pit-alerts = 警报
pit-no-alerts = 没有待确认事项。
pit-acknowledge = 确认
pit-acknowledge-of = 确认：{ $text }
pit-add-note = 备注
pit-note-of = 填写备注：{ $text }
pit-note = 记录备注
pit-acknowledged = 已确认
pit-none-acknowledged = 尚无已确认事项。
pit-seen-by = { $name }，{ $time }
pit-noted = “{ $note }”
pit-acknowledged-says = 已确认：{ $text }
pit-over = 现已结束
pit-waiting-round = 台号与局号
pit-waiting-number = 号码
pit-waiting-becomes = 变为
pit-waiting-costs = 影响
pit-waiting-nobody = 无人款项变动
pit-waiting-chips = { SIGN($amount) ->
    [less] { $player } 减少 { MONEY($amount, sign: "none") } 锦标赛筹码
   *[more] { $player } 增加 { MONEY($amount, sign: "none") } 锦标赛筹码
}
pit-waiting-no-chips = 无人锦标赛筹码变动
pit-waiting = 等待第二人同意
pit-asked-by = 由 { $name } 提出
pit-own-request = 此项由您提出，须由他人同意。
pit-agree = 按住以同意
pit-agree-to = 按住以同意：{ $what }
pit-decline = 拒绝
pit-decline-of = 拒绝：{ $what }
pit-agreed = 已同意并执行：{ $what }
pit-declined = 已拒绝：{ $what }
pit-due = 到期
pit-no-due = 没有到期事项。
pit-refresh = 刷新
pit-as-of = 截至 { $time }
pit-notices = 公示
pit-takes-effect-in = { $left } 后
pit-in-effect = 时间已到
pit-notice-clock = 发布时时钟走快，其后已调回
pit-open-table = 开设赌台
pit-table = 台号
pit-book = 规则书
pit-game = 游戏
pit-options = 选项
pit-seats-max = 座位上限
pit-signed-for = 已签署：{ NAME($what, of: "word") }
pit-may-stay-empty = 选填
pit-wanted-name = 赌台须有名称：字母、数字、- 和 _。
pit-wanted-money = 下限与上限须为金额，例如 5 和 500。
pit-not-allowed-book = 您的角色无权依此规则书开台。
pit-opened = { $table } 台已开。
pit-seats = 座位
pit-nobody = 无人入座。
pit-balance = 余额
pit-actions-for = 对 { $player } 的操作
pit-guest = 访客
pit-card = 卡：{ $card }
pit-owed = 欠 { $amount }
pit-held = 暂扣 { $amount }
pit-own-limits = 个人限额 { $text }
pit-faulty = 故障：{ $fault }
pit-calling = 呼叫服务员
pit-excluded = 已被逐出本台
pit-disputes = 异议
pit-dispute-of = 第 { $number } 号 · { $player } · 第 { $round } 局
pit-decide = 裁定
pit-decide-of = 裁定异议 { $number }
pit-decided = 裁定：{ $decision }
pit-dossier = 卷宗 (PDF)
pit-tasks = 待办
pit-done = 已完成
pit-done-of = 已完成：{ $text }
pit-task-for = 由 { $roles } 办理
pit-faults = 故障：{ $faults }
pit-actions = 可用操作
pit-more = 更多
pit-timeline = 时间线
pit-timeline-of = { $round ->
    [0] 自开台起
   *[other] 第 { $round } 局
}
pit-earlier = 上一局
pit-later = 下一局
pit-live = 当前
pit-nothing-yet = 本局尚无事件。
pit-more-happened = 未显示全部事件；监察员画面有完整记录。
pit-by = 由 { $actor }
pit-equipment = 设备登记册
pit-equipment-none = 登记册为空。
pit-complete = 每台须备齐规则书所要求的一切方可开局。
pit-incomplete = 登记册仅作记录；缺项仍可开局。
pit-mark = 标识
pit-kind = 类型
pit-store-room = 库房
pit-fit = 合格
pit-unfit = 不合格：{ $why }
pit-retired = 已停用：{ $why }
pit-inspected-at = 检查于 { $time }
pit-never-inspected = 尚未检查
pit-table-fault = { $table }：不得开局：{ $fault }
pit-register = 登记设备
pit-enter = 登记
pit-inspect = 检查
pit-move = 移至赌台
pit-retire = 停用
pit-item-action = { $action }：{ $mark }
pit-found-unfit = 不合格原因（合格则留空）
pit-checks = 通过的检查，以逗号分隔
pit-to-table = 移至哪台（留空：库房）
pit-reason = 原因
pit-save = 保存
pit-saved = { $mark } 已登记。
pit-order-of = 同 { $table } 台
pit-fill-order = 套用号码顺序
pit-needs = { $table } 台所需
pit-needs-met = 规则书所要求的均已齐备。
pit-lacking = 尚缺
pit-passed = 已通过：{ $check }
pit-fill = 登记全部缺项
pit-find-tables = 查找赌台
pit-search = 台号、游戏或荷官
pit-filter = 显示
pit-sort-by = 排序
pit-none-fits = 没有符合的赌台
pit-none-fits-detail = 请换条件搜索，或显示全部。
pit-virtual-dealer = 虚拟荷官
pit-no-dealer = 无荷官
pit-exposure-scale = 满格为 { $amount }：本台一注满额直注
pit-sound-on = 开启声音
pit-sound-off = 关闭声音
pit-waits-since = 自 { $time } 起
pit-escalated = 值班经理
pit-made-of = 材质：{ $materials }

## pit-filter

pit-filter-all = 全部
pit-filter-alerts = 警报
pit-filter-betting = 下注中
pit-filter-idle = 无玩家
pit-filter-stopped = 已停止

## pit-group

pit-group-result = 结果与投注
pit-group-limits = 限额与公示
pit-group-people = 玩家
pit-group-problem = 故障与球
pit-group-money = 台面筹码

## pit-sort

pit-sort-table = 台号
pit-sort-alerts = 警报
pit-sort-exposure = 风险敞口
pit-sort-turnover = 投注总额
pit-sort-players = 玩家
pit-sort-pace = 节奏
pit-sort-dealer = 荷官

## play

play-title = { $table } 台
play-round = 第 { $round } 局
play-credits = 余额
play-staked = 本局下注
play-won = 本局赢得
play-held = 暂扣
play-owed = 应付您
play-tokens = 代币
play-account = 账户 { $player }
play-personal = 您的个人限额
play-undo = 撤销
play-clear = 清除
play-repeat = 重复
play-double = 加倍
play-favourites = 收藏
play-max-bet = 最大注
play-max-bet-on = 请选择最大注的号码
play-zoom = 放大
play-race-track = 赛道投注区
play-layout = 台面
play-cash-out = 兑现
play-add-credits = 充值
play-second = 并排第二个轮盘
play-second-none = 其他赌桌没有空位。
play-menu = 菜单
play-recall = 最近各局
play-rules = 规则与帮助
play-attendant = 呼叫服务员
play-attendant-called = 已呼叫服务员
play-messages = 消息
play-no-messages = 没有消息
play-lobby = 赌台
play-accepted = 已接受：{ $bet }，{ $stake }
play-moved = 已移动：{ $stake } 从 { $from } 到 { $to }
play-taken-off = 已撤下：{ $bet }，{ $stake }
play-cut-down = { $bet } 已减至 { $stake }，即该处上限
play-laid = 已接受：{ $bets } 注，共 { $stake }
play-under-review = 结果复核中
play-under-review-detail = 正在复核，其间您的款项安全。
play-nothing-to-double = 台面上没有可加倍的投注
play-seat-taking = 正在入座
play-not-seated = 您在本台没有座位
play-not-seated-detail = 请在赌台或账房买入，此画面随后开启。
play-sit = 入座
play-play-as-guest = 以访客身份游戏
play-game-unreachable = 无法连接赌台
play-table-full = { $table } 台已满座
play-have-room = 以下赌台有空位
play-seated-now = { $count } 名玩家
play-waits-for-house = 系统恢复响应后此画面自动继续。
play-try-again = 重试
play-terminal-of = 终端
play-you-won = 您赢得 { $amount }
play-held-in-prison = { $amount } 监禁中
play-comes-back = 退回 { $amount }
play-corrected-from = 结果已更正：{ $before } 改为 { $now }
play-result-staked = 已下注
play-result-returned = 返还
play-result-net = 净额
play-no-win = 本局未中
play-place-first = 请将筹码放到台面
play-result = 结果
play-last-result = 上一结果
play-call-bets = 已下的口头投注
play-recall-title = 您的最近各局
play-recall-none = 尚无已结束的局
play-recall-round = 第 { $round } 局
play-recall-staked = 下注
play-recall-won = 赢得
play-recall-no-bets = 本局未下注
play-corrected = 已更正
play-receipt = 明细
play-receipt-bet = 投注项
play-receipt-stake = 注额
play-receipt-win = 赢额
play-receipt-clause = 规则
play-receipt-why = 原因
play-cash-out-title = 兑现
play-cash-out-question = 兑现 { $amount }？
play-cash-out-ticket = 将打印票券，仅可在收银台兑付一次。
play-cash-out-chips = 荷官将以筹码支付给您。
play-ticket = 票券
play-ticket-show = 请持票券到收银台，仅可兑付一次。
play-bar-code = 票券条形码
play-qr-code = 票券二维码
play-to-printer = 发送到打印机
play-ticket-printed = 已打印，请从打印机取走。
play-ticket-not-printed = 打印机未能打印。请呼叫服务员：您的款项安全。
play-ticket-paper = 打印票券
play-chips-paid = 已付出
play-favourites-title = 收藏
play-favourites-none = 保存台面投注，一触即可再次下注。
play-favourite-save = 保存此投注
play-favourite-lay = { $bets } 注，{ $stake }
play-favourite-drop = 删除
play-credits-title = 充值
play-credits-notes = 此终端接受以下纸钞：
play-rules-title = 规则与帮助
play-help-title = 玩法
play-help-text = 选一枚筹码后点按台面，或将其拖到台面。可把自己的一摞拖到别处，或拖出台面撤下。按住某处可看其覆盖范围。线与交点也是投注位。空心筹码表示待接受，实心表示已接受。
play-help-keys = 按键：1 至 9 选筹码，方向键移动，Enter 下注，Delete 撤下，M 拿起一摞，U 撤销，C 清除，R 重复，D 加倍。
play-help-duty = 筹码放置位置由您自行负责。
play-odds-title = 赔率表
play-limits-title = 本台限额
play-boost = { $boost } 提升
play-lucky-title = 幸运球
play-lucky-number = { $colour }球：{ $number }，赔率 { $pays } 比 1
play-lucky-none = { $colour }球：尚未抽出，赔率 { $pays } 比 1
play-notice = { $text }，{ $clock } 后
play-dispute-of = 对第 { $round } 局提出异议
play-dispute-why = 有何问题？
play-dispute-send = 提交主管
play-dispute-sent = 主管已获知第 { $round } 局
play-disputes-own = 我的争议
play-disputes-none = 您没有异议。
play-dispute-round = 第 { $round } 局
play-dispute-decided = 裁定：{ $decision }
play-dispute-open = 尚未裁定
play-review-ask = 要求复核
play-review-asked = 您已要求复核第 { $round } 局的争议
play-review-requested = 已要求复核
play-review-done = 已复核

## play-ball

play-ball-red = 红
play-ball-green = 绿
play-ball-blue = 蓝
play-ball-yellow = 黄

## prison

prison-title = 监禁
prison-in-prison = 出现 { $zeros } 次零后监禁
prison-share = 平分：退回 { $amount }
prison-stay = 保留：若中得 { $amount }
prison-worth = 现值：平分 { $share }，保留平均 { $stay }
prison-share-is-better = 平分更划算
prison-stay-is-better = 保留更划算

## prize-kind

prize-kind-cash = 现金
prize-kind-tobacco = 烟草
prize-kind-firearm = 枪支
prize-kind-ammunition = 弹药
prize-kind-imitation-firearm = 仿真枪
prize-kind-weapon = 武器
prize-kind-prohibited-weapon = 违禁武器
prize-kind-liquor = 酒类
prize-kind-casino-dollars = 赌场代币
prize-kind-appliance = 电器
prize-kind-machinery = 机械
prize-kind-vehicle = 车辆
prize-kind-travel = 旅行
prize-kind-real-estate = 房地产

## promotion

promotion-not-now = { $doing }：活动处于“{ NAME($status, of: "stage") }”状态时不可进行
promotion-doing-claim = 领奖申请
promotion-doing-deny = 拒绝领奖申请
promotion-doing-reason = 说明理由
promotion-doing-dispute = 了结争议
promotion-doing-draft = 草拟
promotion-doing-amend = 修订
promotion-doing-scrutineer = 指定监票人
promotion-doing-oversee = 监督抽奖
promotion-doing-draw = 抽奖
promotion-doing-enter = 报名
promotion-doing-withdraw = 撤回报名
promotion-doing-postpone = 延期
promotion-doing-validate = 继续进行
promotion-doing-cancel = 取消
promotion-doing-inform = 通知监察员
promotion-doing-notice = 通知
promotion-doing-pay = 支付
promotion-doing-hand-over = 交付
promotion-doing-start = 开始
promotion-doing-marketing = 宣传
promotion-doing-submit = 报送条款
promotion-doing-forfeit = 收回奖品
promotion-claim-none = { MONEY($value) } 的领奖申请不成立
promotion-claim-waits = { $player } 已提出此申请，正在等待处理
promotion-claimed = { $player } 申领 { MONEY($value) } 的奖品
promotion-nothing-claimed = { $player } 没有提出领奖申请
promotion-why-denied = 请说明为何不接受 { $player } 的申请
promotion-name-and-address = 须登记 { $player } 的姓名和地址
promotion-decision-needed = 请说明与{ $player }的争议如何裁定
promotion-denied = { $player } 对 { MONEY($value) } 的申请被拒：{ $reason }
promotion-no-reason-owed = 无须向 { $player } 说明理由
promotion-knows-why = { $player } 已知申请被拒的原因
promotion-right-to-complain = 请先告知 { $player } 有权向监察员投诉
promotion-dispute-decided = { $player } 的争议已裁定（{ $decision }）；{ $player } { $satisfied ->
    [true] 表示满意
   *[false] 可向监察员投诉
}
promotion-no-chance = 没有抽奖或机会成分的优惠不是推广奖品
promotion-drafted = 条款已记录，含 { $count } 项奖品
promotion-amended = 条款已修订；共 { $count } 项奖品
promotion-regulator-must-have = 须把修订后的条款报送监管机构
promotion-banned = 奖品不得为或含有：{ LIST($kinds, of: "prize-kind") }
promotion-no-such-time = 该时间不存在
promotion-draw-before-close = 抽奖将早于报名截止
promotion-wager-none = { MONEY($least) } 不成其为投注；请留空
promotion-no-such-worth = 没有价值为 { MONEY($value) } 的奖品
promotion-no-such-liquor = 酒类含量不能为负
promotion-never-exchanged = { NAME($kind, of: "prize-kind") }不得兑换成现金
promotion-drawn-without = 抽奖时排除了报名后被禁入的 { $players }
promotion-drawn-stays = 奖品 { $number } 已抽出，不再修订
promotion-scrutineer-named = 指定 { $name } 监督抽奖
promotion-no-scrutineer = 尚未指定监票人
promotion-overseen-already = { $name } 已在监督下次抽奖
promotion-overseen = { $name } 监督下次抽奖
promotion-no-prize-left = 没有这项待抽奖品
promotion-closes-by-hand = 条款仅以文字规定报名截止：本场所的时钟不会拒绝迟到的报名
promotion-draws-by-hand = 条款仅以文字规定抽奖时间：本场所的时钟不会阻止提前抽奖
promotion-claim-refused = { $player } 的上一次领奖申请已被拒绝；须重新申请后方可发放奖品
promotion-entries-open = 报名未截止时不抽奖
promotion-before-time = 未到条款规定的时间不抽奖
promotion-nobody-entered = 无人报名
promotion-not-entered = { $player ->
    [none] 无人
   *[other] { $player } 没有
}报名
promotion-lot-elsewhere = 第 { $lot } 签（共 { $among }）未抽中 { $player }
promotion-scrutineer-needed = 超过 { MONEY($over) } 的奖品须由已登录的监票人监督抽出
promotion-won = { $player } 抽中奖品 { $numbers }{ $lot ->
    [none] ，人工抽取
   *[other] ，第 { $lot } 签（共 { $among }）
}{ $witness ->
    [none] { "" }
   *[other] ，由 { $witness } 监督
}
promotion-entries-closed = 报名已截止
promotion-time-stated = 已过的时间保持原样；任何时间不得改到过去或删除
promotion-entered-already = { $player } 已经报名
promotion-terms-unmet = { $player } 不符合条款
promotion-staff-says = 由员工确认 { $player } 是否符合条款
promotion-criterion-unmet = 条款要求 { $player } { $criterion ->
    [member] 已登记为顾客
    [card] 持有有效卡
   *[other] 不是本场员工
}
promotion-wager-short = 条款要求自开始以来单注 { MONEY($least) }；{ $player } 为 { MONEY($made) }
promotion-turnover-short = 条款要求自开始以来投注总额 { MONEY($least) }；{ $player } 为 { MONEY($made) }
promotion-takes-part = { $player } 参加{ $wagered ->
    [0] { "" }
   *[other] ，已投注 { MONEY($wagered) }
}
promotion-takes-part-no-more = { $player } 不再参加
promotion-doubt-needed = 请说明疑点
promotion-postponed = 活动延期：{ $reason }
promotion-validated = 公正性已确认，活动继续
promotion-why-called-off = 请说明取消原因
promotion-called-off = 活动取消：{ $reason }
promotion-inspector-knows-all = 没有监察员尚不知晓的延期或取消
promotion-inspector-late = 通知监察员过迟
promotion-inspector-informed = { $late ->
    [true] 过迟
   *[false] 已
}通知监察员
promotion-not-drawn = { $player ->
    [none] 无人
   *[other] { $player } 未
}被抽中
promotion-no-such-notice = 通知获奖者的方式为：{ LIST($known, of: "director-option") }，而非“{ $method }”
promotion-notice-late = 通知 { $player } 过迟
promotion-notified = { $late ->
    [true] 过迟
   *[false] 已
}通知 { $player } 获奖：{ NAME($method, of: "director-option") }
promotion-planned = 按规则书 { $book } 计划活动 { $promotion }
promotion-no-rules = 规则书 { $book } 没有推广奖品的规则
promotion-nothing-owed = 没有已抽出而未交付的奖品
promotion-others-won = 获奖者为 { $winners }，其他人不得领取
promotion-named-twice = 同一奖品列了两次
promotion-not-owed = 奖品 { $number } 不归 { $player } 所有
promotion-nobody-else-paid = 获奖者为 { $player }，不得付给他人
promotion-no-money-alternative = 此奖品不可折现
promotion-no-cash = 奖品不以现金支付
promotion-no-such-payment = 款项以 { LIST($known, of: "promotion-payment") } 支付，而非“{ $method }”
promotion-payment-cheque = 支票
promotion-payment-eft = 转账
promotion-cheque-crossed = 奖品支票须划线
promotion-parts-differ = 各部分合计不等于 { MONEY($amount) }
promotion-paid = 向 { $player } 支付 { MONEY($amount) }：{ LIST($ways, by: "and") }
promotion-paid-by = { MONEY($amount) }（{ NAME($method, of: "promotion-payment") }）
promotion-given = 向 { $player } 交付奖品 { $numbers }
promotion-forfeit-unsaid = 条款未规定奖品如何处理：请说明是重新抽取还是归赌场
promotion-why-forfeit = 请说明 { $player } 为何失去奖品
promotion-not-denied = { $player } 没有被拒绝的领奖申请
promotion-reason-first = { $player } 尚未获知领奖申请被拒的原因
promotion-nobody-left = 没有其他人可供抽取；奖品归赌场所有
promotion-terms-forfeit = 条款规定此类奖品{ $stated ->
    [redrawn] 在其他参与者中重新抽取
   *[other] 归赌场所有
}
promotion-forfeited = { $player } 失去奖品 { $numbers }：{ $reason }；奖品{ $becomes ->
    [redrawn] 在其他参与者中重新抽取
   *[other] 归赌场所有
}
promotion-regulator-without = 条款尚未报送监管机构
promotion-regulator-hours = 条款须已报送监管机构满 { $hours } 小时
promotion-terms-nowhere = 顾客无处查阅条款
promotion-starts = 活动开始；条款见于：{ $channels }
promotion-material-silent = 宣传材料未提及条款
promotion-marketing-out = 提及条款的宣传材料已发布
promotion-submitted = 完整条款已报送监管机构

## promotion-action

promotion-action-submit-to-regulator = 送交监管机构
promotion-action-start = 开始推广
promotion-action-release-marketing = 发布宣传
promotion-action-enter = 玩家报名
promotion-action-withdraw-entry = 撤回参与
promotion-action-nominate-scrutineer = 指定监票人
promotion-action-oversee-draw = 监督抽奖
promotion-action-draw = 抽出获奖者
promotion-action-notify = 已通知获奖者
promotion-action-pay = 支付奖金
promotion-action-hand-over = 交付奖品
promotion-action-claim = 受理领奖
promotion-action-deny = 拒绝领奖
promotion-action-forfeit = 收回奖品
promotion-action-tell-reason = 告知原因
promotion-action-postpone = 延期
promotion-action-validate = 公正性已确认
promotion-action-cancel = 取消推广
promotion-action-inform-inspector = 通知监察员
promotion-action-close-dispute = 了结异议

## promotions

promotions-title = 推广活动
promotions-lead = 各项推广的完整条款与条件。
promotions-none = 目前没有推广活动
promotions-none-detail = 活动开始后，条款和奖品将显示于此，您即可参加。在此之前，欢迎到赌台游戏。
promotions-prizes = { $count } 项奖品，共值 { $value }
promotions-entered = { $count } 人参与
promotions-until = { $time } 前可参与
promotions-draw = { $time } 或之后抽奖
promotions-print = 打印条款
promotions-enter = 参与
promotions-enter-as = 以 { $player } 身份参与
promotions-at-desk = 请在收银台报名。
promotions-at-seat = 请在终端登录后参与。
promotions-in = 您已参与
promotions-leave = 退出活动
promotions-leave-as = 以 { $player } 身份退出活动
promotions-closed = 报名已截止。
promotions-tables = 返回赌台
promotions-lost = 无法连接系统

## reason

reason-not-permitted = 您无权执行
reason-same-direction = 每次转球，轮盘与球须与上次反向
reason-wrong-phase = 现在不是时候
reason-betting-closed = 已停止下注
reason-equipment-fault = 设备故障
reason-card-required = 须出示本人有效卡
reason-limit-of-players = 本台不再接纳玩家
reason-no-such-bet = 此处没有这种投注
reason-not-offered = 此处不提供
reason-not-your-wager = 没有可更改的投注
reason-below-minimum = 注额低于下限
reason-above-maximum = 注额高于上限
reason-not-a-unit = 注额不符合本台单位
reason-insufficient-credit = 余额不足
reason-notice-required = 须先公示一段时间
reason-no-such-ticket = 此票券不予支付
reason-already-redeemed = 此票券已支付
reason-terms-incomplete = 条款缺少规则要求的内容
reason-not-playing = 没有该名仍在参赛的玩家
reason-dispute-open = 须先裁定异议
reason-out-of-turn = 应由他人先下注
reason-locked = 按序下注后不得更改
reason-no-pass-card = 没有剩余的跳过卡
reason-no-undisclosed-left = 没有剩余的密注
reason-excluded = 此人不得游戏
reason-play-limit = 已达游戏限额
reason-reality-check = 须先阅读游戏情况
reason-invalid = 无法按此要求执行

## refusal

refusal-problem = { $status ->
    [400] 无法读取
    [401] 请先登录
    [403] 您无权执行
    [404] 不存在
    [409] 现在无法执行
    [413] 内容过大
    [422] 无法按此要求执行
    [429] 请求过多，请稍候
    [500] 系统故障
    [503] 系统现在无法受理
   *[other] 未能执行
}
refusal-wrong-secret = 姓名或密码错误
refusal-too-many-failures = 失败次数过多：请稍后再试

## report

report-shift = 班次
report-day = 日
report-table = 台号
report-mistakes = 赔付差错
report-tickets = 票券
report-cage = 账房

## role

role-may-not = { NAME($role, of: "role") }无权执行“{ NAME($action, of: "action") }”{ $other ->
    [none] { "" }
   *[other] ；可由{ NAME($other, of: "role") }执行
}
role-player = 玩家
role-dealer = 荷官
role-game-supervisor = 台面主管
role-casino-supervisor = 赌场主管
role-pit-boss = 区主任
role-shift-manager = 值班经理
role-management-representative = 管理层代表
role-operator = 经营者
role-tournament-director = 锦标赛总监
role-cashier = 收银员
role-surveillance = 监控
role-authorised-officer = 授权人员
role-inspector = 监察员
role-administrator = 管理员
role-system = 系统
role-sensor = 轮盘驱动
role-note-reader = 验钞机
role-printer = 打印机
role-card-reader = 读卡器

## rules

rules-title = { $book } 规则
rules-complaints = 您的投诉权利
rules-find = 查找规则
rules-section = 章节
rules-print = 打印规则
rules-count = { $shown } / { $all } 条规则
rules-none = 没有符合的规则
rules-failed = 暂时无法显示规则
rules-button = 规则
rules-book = 规则书

## scope

scope-lucky-display = 幸运球屏幕
scope-printer = 打印机
scope-red-light = 红灯
scope-station = 玩家座位
scope-system = 系统
scope-uspin = uSpin 装置

## sign

sign-minimum = 下限
sign-maximum = 上限
sign-unit = 以 { $unit } 为单位
sign-stated-aggregate-min = 总额至少
sign-stated-aggregate-max = 总额至多
sign-own = { $kind } { $min } 至 { $max }
sign-odds = 投注与赔率
sign-chip-first = 请先选择筹码
sign-placing = 筹码位置
sign-placing-kind = 投注类型
sign-placing-text = { $positions } 个位置，每处 { $numbers } 个号码
sign-track = 赛道投注
sign-pieces = 筹码放在 { $pieces }
sign-by-kind = 各类不同：见规则

## sitting

sitting-seated = 已入座
sitting-play = 进行中
sitting-ended = 已结束
sitting-play-off = 加赛

## source

source-dealer = 荷官
source-sensor = 传感器
source-uspin = uSpin
source-virtual = 虚拟

## spoken-in

spoken-in-Faites-vos-jeux = fr
spoken-in-Le-coup-est-nul = fr
spoken-in-Rien-ne-va-plus = fr

## stage

stage-planned = 计划中
stage-entries = 报名中
stage-playing = 进行中
stage-between-sessions = 场间休息
stage-over = 已结束
stage-cancelled = 已取消
stage-none = 计划中
stage-draft = 草案
stage-submitted = 监管机构审阅中
stage-started = 进行中
stage-drawn = 已抽奖
stage-paid = 已支付
stage-postponed = 已延期

## stake

stake-on-bet = { BET($bet) } 上 { MONEY($stake) }

## statistics

statistics-title = 统计
statistics-last = 本台最近 { $count } 个号码。
statistics-no-memory = 轮盘没有记忆：无论先前如何，下一局每个号码的可能性都相同。这些数字只描述过去，不预示未来。
statistics-road = 按出现顺序排列，颜色变换时另起一列
statistics-chances = 实际与预期
statistics-chance = 机会
statistics-seen = 实际
statistics-expected = 应有额
statistics-compared = 比较
statistics-usual = 在正常范围内
statistics-unusual = 超出正常范围，偶然也会出现
statistics-heat = 各号出现次数，按轮盘顺序
statistics-spins = 局
statistics-not-loaded = 无法加载号码

## step

step-open-betting = 开放下注
step-spin = 掷球
step-final-bets = 宣布最后下注
step-no-more-bets = 宣布停止下注
step-result = 输入号码
step-announce = 报号
step-rateau = 指耙
step-dolly = 放标码
step-collect = 收注
step-pay = 赔付
step-lift-dolly = 取标码

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
table-buys-nothing-here-there = 此处不收“{ $tender }”；可用：{ LIST($taken, of: "tender") }
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
table-game-no-equipment-fault-rule = 本游戏没有带故障规则的设备“{ NAME($scope, of: "scope") }”；可用：{ $known ->
    [0] 无
   *[other] { LIST($known, of: "scope") }
}
table-game-no-guest-players = 本游戏没有来宾玩家
table-game-no-warning-before-close = 本游戏停止下注前没有预告
table-game-not-played-colour-checks = 本游戏不使用彩色筹码
table-given-in-hand = 给出 { MONEY($asked) }，手中 { MONEY($balance) }
table-groups-area-have-not-signed = 该区的号码组尚未经经营者签字
table-guest-bets-through-dealer = 来宾须通过荷官下注
table-guest-cashed-out-by-dealer = 来宾由荷官兑付
table-guests-at-table = 台上已有 { $count } 位来宾
table-second-person-checks-on-no-book = { $issued_at } 的这些筹码已不在任何账上：须由第二人核实
table-say-whether-wagers-confirmed = 请说明记录是否确认投注，或哪些未被确认
table-say-whether-accepted = 请说明 { $player } 是否接受决定
table-does-not-hold-colour = { $player } 没有 { $colour } 筹码
table-holds-colour-already = { $player } 已有 { $colour }
table-held-by-who-have-not = { $colour } 由 { LIST($players) } 持有且未同意
table-higher-minimum-needs-minutes-on = 提高下限须公示 { $minutes } 分钟
table-higher-minimum-needs-minutes-on-terminal = 提高下限须在终端公示 { $minutes } 分钟
table-higher-minimum-needs-minutes-on-terminal-own = 提高下限须先在此终端公示 { $minutes } 分钟
table-higher-minimum-needs-sign-minutes = 提高下限须先公示 { $minutes } 分钟
table-holds-too-little = { $player } 可退还 { MONEY($balance) }
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
table-review-not-requested = 尚无人要求复核争议 { $number }
table-no-review = 本规则没有复核
table-nothing-to-review = 争议 { $number } 没有待复核的赌场决定
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
table-no-ground-invalidate-here-there = “{ NAME($reason, of: "ground") }”在此不是作废理由；可用：{ $known ->
    [0] 无
   *[other] { LIST($known, of: "ground") }
}
table-no-ground-no-spin-here = “{ NAME($reason, of: "ground") }”在此不是无效局理由；可用：{ LIST($known, of: "ground") }
table-no-ground-put-wager-back = “{ NAME($reason, of: "ground") }”不是恢复投注的理由；可用：{ LIST($listed, of: "ground") }
table-no-ground-void-wagers-here = “{ NAME($reason, of: "ground") }”在此不是作废投注的理由；可用：{ $known ->
    [0] 无
   *[other] { LIST($known, of: "ground") }
}
table-no-group-table = { BET($bet) } 不是本台的组
table-no-malfunction-after-close-left = { $player } 没有停止下注后待查的故障
table-no-malfunction-reached = 没有故障涉及 { $player }
table-no-more-bets-called-already = 已宣布停止下注
table-no-more-bets-called-while = 停止下注须在球转动时宣布
table-no-numbers-drawn-once-betting = 停止下注后不再抽号
table-no-outside-area-winner = { BET($bet) } 不是有赢家的外围区
table-no-payment-waits-told-area = 没有须逐区支付的款项
table-no-place-at-table-there = “{ $unknown }”不是本台岗位；可用：{ LIST($known) }
table-no-result-of-round = 没有第 { $round_no } 局的结果记录
table-no-result-of-this-round = 没有本局的结果记录
table-no-result-on-record = 没有结果记录
table-no-room-left-every-piece = { BET($bet) } 的各注已无余额
table-no-room-on-bet = { BET($bet) } 上不能再加注：{ $limits }
table-no-source-numbers = “{ $source }”不是号码来源
table-no-stake-in-prison-on = { $player } 在 { BET($bet) } 上没有监押注
table-no-such-bet = 此处没有注“{ BET($bet) }”：{ $why }
table-no-such-fault-there = { NAME($scope, of: "scope") }：“{ NAME($ground, of: "ground") }”不是已知故障；可用：{ $known ->
    [0] 无
   *[other] { LIST($known, of: "ground") }
}
table-no-such-name = “{ $table }”不能用作台名：限字母、数字、空格、点和横线，至多 48 个，首位须为字母或数字
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
table-not-waiting = “{ $task }”不在待办；待办：{ $names ->
    [0] 无
   *[other] { LIST($names, of: "task") }
}
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
table-reader-silent = { LIST($seen) }，另一读取器无读数：由主管裁定号码
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
table-said-already = 已经说过了
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
table-task-first = 须先：{ $task }
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

## task

task-advise = 告知
task-announce = 报号
task-bad-spin = Bad Spin
task-call-close = 宣布停止
task-check-outcome = 核查结果
task-choice = 零号选择
task-collect = 收注
task-dispute-button = 异议按钮
task-dolly = 放标码
task-examine-ball = 检查球
task-good-spin = 有效转球
task-hand-movement = 手势
task-large-win = 大额赢款
task-lid = 轮盘上锁
task-lift-dolly = 取标码
task-load-ball = 装球
task-marker = 标记
task-move-outside-zero = 移动外侧 0
task-move-winners = 移动赢注
task-pay = 赔付
task-pay-out = 支付筹码
task-pay-outside = 赔付外围注
task-player-sign = 玩家标牌
task-rateau = 指耙
task-remove-ball = 取出球
task-reset-terminals = 重置终端
task-return-ball = 放回球
task-ring-bell = 摇铃
task-shown = 显示号码
task-spin-now = 立即掷球
task-stop-ball = 阻止球停
task-tell-pit-boss = 通知区主任
task-tell-supervisor = 通知主管
task-tell-surveillance = 通知监控
task-unit-functional = 装置正常
task-value-marker = 面值标记

## tender

tender-cash = 现金
tender-note = 纸钞
tender-chips = 筹码
tender-voucher = 代金券
tender-token = 代币
tender-ticket = 票券

## term

term-entry_fee = 报名费
term-guarantee = 保底奖池
term-entries_min = 最少报名人数
term-entries_max = 最多报名人数
term-withdrawal_until = 免费退出截止
term-starts_at = 首场开始时间
term-may_substitute = 可指定替补
term-chips = 每人筹码
term-buy_in = 筹码价格
term-chip_type = 筹码类型
term-cash_chips = 筹码可兑现金
term-minimum = 每局下限
term-maximum = 每局上限
term-compulsory = 必须下注
term-limits_change = 限额可中途变更
term-sessions = 场次
term-rounds = 每场局数
term-minutes = 或每场分钟数
term-tables = 开放赌台数
term-advance = 每台晋级人数
term-wager_seconds = 下注秒数
term-ordered = 按序下注
term-pass_cards = 跳过卡
term-undisclosed = 密注次数
term-buy_backs = 每人重新买入次数
term-buy_back_fee = 重新买入费用
term-add_ons = 每人加购次数
term-add_on_fee = 加购费用
term-add_on_chips = 加购筹码
term-no_wager_disqualifies = 不下注即取消资格
term-absent = 缺席者
term-absences_max = 缺席局数上限
term-penalties = 处罚，每行一项
term-disqualified_for = 取消资格的理由，每行一项
term-prizes = 各名次百分比，例如 70, 30

## term-group

term-group-entry = 报名
term-group-chips = 筹码
term-group-play = 比赛
term-group-again = 二次机会
term-group-conduct = 行为
term-group-prizes = 奖金
term-group-features = 条款的其他规定
term-group-texts = 文字说明

## terms

terms-item = { NAME($key, of: "heading") }
terms-incomplete = 条款未说明：{ LIST($items, by: "semicolon") }

## ticket-status

ticket-status-issued = 待支付
ticket-status-redeemed = 已支付
ticket-status-cancelled = 已取消
ticket-status-voided = 已作废
ticket-status-expired = 已过期

## tournament

tournament-no-place = { $player } 没有报名参加本锦标赛
tournament-not-playing = { $player }：{ NAME($status, of: "entrant-status") }
tournament-no-session-set = { $table ->
    [none] 该玩家没有赌台
   *[other] { $table } 台没有安排场次
}
tournament-dispute-open = 有一项异议未决{ $text ->
    [none] { "" }
   *[other] ：{ $text }
}
tournament-no-session = { $table } 台没有进行中的场次
tournament-director-away = 总监不在场
tournament-session-played = { $rounds ->
    [none] 本场时间已用完
   *[other] 本场 { $rounds } 局已全部打完
}
tournament-manager-decides = 由总监裁决 { $player }：{ $ground }
tournament-no-time-limit = 未向玩家告知时间限制
tournament-time-left = { $player } 的时间在结束前 { $seconds } 秒被宣告
tournament-wagered-in-time = { $player } 已按时下注或跳过
tournament-wagered = { $player } 本局已下注或跳过
tournament-no-wager-needed = 条款允许某局不下注
tournament-no-handing = { $player } 不得把筹码交给 { $to }
tournament-not-in-play = { $player } 不在比赛中
tournament-ground-needed = 请说明取消资格的理由
tournament-no-such-ground = “{ $ground }”不在条款所列理由之内：{ $listed }
tournament-no-fee-back = 违规后不退报名费
tournament-nothing-decided = 没有针对 { $player } 的裁决
tournament-session-ended = { $table } 台的场次已结束并排定名次
tournament-chips-paid = 已向 { $player } 兑付筹码
tournament-too-little = { $player } 的筹码不足以下注
tournament-no-such-penalty = “{ $penalty }”不在处罚之列：{ $listed }
tournament-limits-hold-nothing = 限额 { MONEY($least) } 至 { MONEY($most) } 容不下任何投注
tournament-limits-unannounced = 开赛前未告知玩家限额可能变动
tournament-limits-between-rounds = 限额只在两局之间变更
tournament-nothing-disputed = 此处没有异议
tournament-what-disputed = 请说明争议内容
tournament-what-decided = 请说明裁决内容
tournament-not-counted = 未清点 { $players } 的筹码
tournament-count-none = 筹码清点数无效：{ $players }
tournament-count-stranger = { $players } 在 { $table } 桌没有座位
tournament-second-count = { LIST($players) } 的清点数与记录不符，须先由另一人清点并记录相同数目
tournament-off-record = { $player } 与记录相差 { MONEY($by) }
tournament-no-seat = { $player } 在赌台上没有座位
tournament-removal-recorded = 已记录收走 { $player } 的筹码
tournament-form-incomplete = 缺少金额或投注类型
tournament-form-outside-limits = 金额超出限额范围
tournament-form-over-chips = 金额超过玩家的筹码
tournament-cancelled = 锦标赛已取消
tournament-over = 奖金已评定，锦标赛已结束
tournament-not-totalled = 未合计 { $players } 的筹码
tournament-record-removal-first = 请先记录谁的筹码先被收走：{ $players }
tournament-manager-ends = 只有总监可在最后一局或时间结束之前结束场次
tournament-why-cut-short = 请说明为何在仍有局数或时间时结束场次
tournament-cash-needs-all = 最后一局之前，须全体玩家同意才能把筹码兑成现金
tournament-still-level = { $players } 仍然同分
tournament-round-on = 一局正在进行
tournament-record-removal = 请记录谁的筹码先被收走：{ $players }
tournament-cut-short = 本场在第 { $played } 局（共 { $rounds } 局）后结束，名次当时仍可变动
tournament-time-cut-short = 本场在第 { $played } 分钟（共 { $minutes } 分钟）后结束，名次当时仍可变动
tournament-not-ended-early = { LIST($why, by: "semicolon") }
tournament-who-goes-on-open = 晋级者尚未确定
tournament-not-all-agree = 并非全台玩家都同意以筹码兑换现金
tournament-chips-back-after = 场次结束后才收回筹码
tournament-chips-missing = 缺少：{ $count } × { MONEY($value) }
tournament-chips-surplus = 多出：{ $count } × { MONEY($value) }
tournament-no-pile = 这不是筹码清点：请列出每种面值及数量
tournament-no-entry-before-terms = 公布条款之前不接受报名
tournament-no-entry-before-regulator = 通知监管机构之前不接受报名
tournament-entries-over = 比赛已开始，不再接受报名
tournament-entered = { $player } 已经报名
tournament-criteria-unmet = { $player } 不符合选拔条件
tournament-denied = { $player } 的报名已被拒绝
tournament-not-entitled = { $player } 不得进入赌场或不得博彩
tournament-staff-barred = 员工只可参加慈善或媒体赛事
tournament-approval-needed = { $player } 须先获管理层批准
tournament-form-lacks = { $player } 未填好报名表
tournament-fee-unpaid = { $player } 未缴 { MONEY($fee) } 报名费
tournament-terms-unsigned = { $player } 未签署条款
tournament-full = { $count } 个名额已满
tournament-has-place = { $player } 已有名额
tournament-no-right-to-refuse = 条款未保留拒绝报名的权利
tournament-no-substitutes = 条款不允许替补
tournament-cannot-substitute = { $substitute } 不能顶替 { $player }
tournament-substitute-between = 名额只在场次之间更换
tournament-awarded = 奖金已评定
tournament-no-undisclosed-left = { $player } 已无密注可用
tournament-passed-or-form = { $player } 本局已用跳过卡或密注单
tournament-form-and-layout = 台面上的 { MONEY($laid) } 加密注单超过 { $player } 的筹码
tournament-no-form = { $player } 本局未交密注单
tournament-form-back = { $player } 的密注单退回：{ $fault }
tournament-form-hidden = { $player } 的密注单在本局结束前保密
tournament-no-form-before = { $player } 上一局未交密注单
tournament-no-rules = 规则书 { $book } 没有锦标赛规则
tournament-none-level = 没有已结束的场次中这些玩家筹码相同
tournament-terms-stand = 比赛已开始：条款不再变更
tournament-fee-kept = 报名费中有 { MONEY($amount) } 不进入奖池
tournament-cash-chips = 现金筹码不得用于锦标赛
tournament-numbers-clash = 至少 { $few } 名、至多 { $many } 名玩家
tournament-term-negative = “{ NAME($term, of: "term") }”不得小于零
tournament-term-none = “{ NAME($term, of: "term") }”须大于零
tournament-share-none = 每个名次占奖池的 1% 至 100%
tournament-no-terms-to-advise = 尚无可通知监管机构的条款
tournament-no-licence = { $name ->
    [none] 无人
   *[other] 未见 { $name }
} 持有相应执照
tournament-table-busy = { $table } 台尚有场次未完
tournament-table-not-designated = { $table } 台未预留给本锦标赛
tournament-no-tables = 没有为本锦标赛预留赌台
tournament-no-briefing = 尚无{ $terms ->
    [true] 玩家
   *[false] 条款
}可供讲解
tournament-briefing-lacks = 玩家尚{ $bank ->
    [true] 未理解条款
   *[false] 不了解筹码
}
tournament-every-spin-counts = 本台比赛已开始：每次转轮都算数
tournament-not-on-wheel = 轮盘上没有 { $pocket }
tournament-value-forms = 增加的价值为 { LIST($forms, of: "director-option") }，且须大于零
tournament-goods-for-place = 实物和服务须指定名次，从第一名起
tournament-nobody-wins = 无人可得奖
tournament-prizes-once = 奖金在决赛结束并排定名次后一次评定
tournament-yet-to-play = 这不是决赛：{ $players } 还要比赛
tournament-not-final = 第 { $number } 场（共 { $sessions } 场）不是决赛{ $tables ->
    [0] { "" }
   *[other] ；见 { $tables } 台
}
tournament-must-play-off = { $one } 与 { $other } 同分，须加赛
tournament-removal-unknown = 未记录 { $players } 中谁的筹码先被收走
tournament-no-goods = 没有应付给 { $player } 的实物奖品
tournament-prize-paid = 已向 { $player } 支付 { MONEY($amount) }
tournament-not-awarded = 奖金尚未评定
tournament-unreported = 没有人举报 { $player }：先由赌桌员工报告，再由负责人决定
tournament-manager-reports = 比赛负责人不得以其他职务举报：须由他人举报 { $player }
tournament-award-paid = 本次颁奖已有奖金付出，结果不变
tournament-award-undisputed = 没有争议，不能撤回颁奖
tournament-end-undisputed = { $table } 没有争议，不能撤回本场的结束
tournament-end-built-on = { $table } 本场的结束有效：{ LIST($players) } 已由此继续
tournament-director-plays = { $name } 不能既主持比赛又参赛
tournament-no-prize = { $player } 没有获奖
tournament-one-place-each = 每个座位只坐一名玩家
tournament-session-on = { $table } 台有场次正在进行
tournament-yet-to-play-off = { $players } 还要加赛
tournament-plays-elsewhere = { $player } 正在 { $table } 台比赛
tournament-no-copy = { $player } 未获得现行条款的副本
tournament-not-signed = { $player } 未签署现行条款
tournament-wait-for-places = { $players } 名玩家等待 { $tables } 张赌台的座位
tournament-lot-wrong = 抽签未将等待的 { $count } 人各列一次
tournament-other-allotment = { MONEY($amount) } 的筹码，而人人应得 { MONEY($allotment) }
tournament-chips-before-session = 筹码须在场次开始前于赌台发放
tournament-chips-issued = { $players } 已领取本场筹码
tournament-one-value = 同一玩家的各色筹码面值相同
tournament-start-notice = 改动开赛时间须{ $least ->
    [0] 合理提前
   *[other] 至少提前 { $least } 分钟
}通知，而非 { $notice } 分钟
tournament-no-start-before-terms = 公布条款之前不开始场次
tournament-nobody-has-chips = { $table } 台无人持有筹码
tournament-start-early = 距玩家所知的开赛时间还有 { $minutes } 分钟
tournament-session-begun = { $table } 台的场次已经开始
tournament-no-director = 锦标赛无人负责
tournament-regulator-unaware = 监管机构尚不知条款变更
tournament-not-briefed = 尚未向 { $players } 讲解现行条款
tournament-not-eliminated = { $player } 未被淘汰
tournament-no-more-buy-backs = 条款规定每名玩家{ $count ->
    [0] 不可
   *[other] 可 { $count } 次
}重新买入
tournament-still-in = { $player } 仍在比赛中
tournament-buy-back-late = 重新买入须在本场尚有局数时进行
tournament-no-more-add-ons = 条款规定每名玩家{ $count ->
    [0] 不可
   *[other] 可 { $count } 次
}加购筹码
tournament-add-on-between = 加购筹码在本场两局之间进行
tournament-add-on-late = 加购筹码须在本场尚有局数时进行
tournament-no-order = 本锦标赛没有下注顺序
tournament-other-first = 本局已由他人先下注
tournament-wagered-in-turn = { $player } 已按顺序下注
tournament-before = { $first } 先于 { $player } 下注
tournament-chips-only = 锦标赛只用赛事筹码下注
tournament-called-bet = 此注为口头投注，由荷官代放
tournament-will-count = 台面有 { MONEY($laid) }，其中 { MONEY($counts) } 有效
tournament-not-wagered = 锦标赛不可用{ NAME($tender, of: "tender") }下注
tournament-position = { $player } 从 { $place } 号位下注，而非 { $position } 号位
tournament-stake-none = { MONEY($stake) } 不成其为投注
tournament-passed = { $player } 本局已用跳过卡
tournament-own-terminal = { $player } 在终端上投注；若终端故障，由荷官摆放筹码
tournament-time-over = { $player } 的下注时间已过
tournament-no-pass-card = { $player } 已无跳过卡

## tournament-action

tournament-action-advise-regulator = 通知监管机构
tournament-action-appoint-director = 任命总监
tournament-action-record-presence = 总监到场
tournament-action-designate-tables = 预留赌台
tournament-action-release-tables = 归还赌台
tournament-action-brief-players = 讲解规则
tournament-action-practise = 练习转盘
tournament-action-add-value = 增加奖池
tournament-action-enter = 玩家报名
tournament-action-refuse-entry = 拒绝报名
tournament-action-give-copy = 发放条款副本
tournament-action-sign-terms = 条款已签署
tournament-action-withdraw = 退出
tournament-action-substitute = 替补
tournament-action-cancel = 取消并退款
tournament-action-seat = 安排座位
tournament-action-draw-seats = 抽签排座
tournament-action-issue-chips = 发放筹码
tournament-action-move-start = 更改开始时间
tournament-action-start-session = 开始本场
tournament-action-buy-back = 重新买入
tournament-action-add-on = 加购
tournament-action-end-session = 结束本场
tournament-action-end-table-early = 提前结束本台
tournament-action-play-off = 开始加赛
tournament-action-return-chips = 回收清点筹码
tournament-action-award-prizes = 评定奖金
tournament-action-take-back-award = 撤回颁奖
tournament-action-reopen-session = 重新开启本场
tournament-action-pay-prize = 支付奖金
tournament-action-marker = 交付标记
tournament-action-wager = 投注
tournament-action-remove = 撤下投注
tournament-action-pass = 跳过卡
tournament-action-undisclosed = 密注
tournament-action-check-form = 核对密注单
tournament-action-reveal = 审核密注单
tournament-action-absent = 缺席
tournament-action-timeout = 时间已到
tournament-action-no-wager = 未下注
tournament-action-chips-removed = 取走最后筹码
tournament-action-change-limits = 更改限额
tournament-action-dispute = 异议
tournament-action-resolve = 裁定异议
tournament-action-add-chips = 增添筹码
tournament-action-hide-chips = 藏匿筹码
tournament-action-report-breach = 举报违规
tournament-action-exchange-chips = 转交筹码
tournament-action-disqualify = 取消资格
tournament-action-reinstate = 恢复资格
tournament-action-penalise = 处罚
tournament-action-count-chips = 清点筹码
tournament-action-duty-done = 任务完成
tournament-action-round-void = 本局无结果
tournament-action-round-opened = 开局
tournament-action-round-settled = 本局结算
tournament-action-round-settled-anew = 本局重新结算
tournament-action-play-at-table = 在赌台上
tournament-action-publish-terms = 公布条款

## view

view-task-of = { $roles }：{ $task }
view-table-closed = 已关台
view-by-the-clock = 计时结束即停止下注
view-repair-first = 请修复后报告：{ $scope }
view-not-yet = { $step }：{ $why }
view-limits = { $least } 至 { $most }
view-in-units = { $limits }，以 { $unit } 为单位
view-limits-become = 限额将改为 { $limits }
view-table-closes = 本台即将关闭
view-staked = { $bet } { $stake }
view-neither = 不输不赢
view-no-result = 无结果
view-whole = 注额全数保留
view-back = 退回 { $amount }
view-won-at = 赔率 { ODDS($odds) }，赢 { $win }
view-stake-back = 退还本金
view-stays-up = { $stake } 留台
view-stake-stays = 本金留台
view-lost = 输 { $amount }
view-second-source = 等待另一来源的一致结果。
view-line-terminal-fault = 此终端故障
view-line-waits-for-repair = 等待故障修复后继续
view-line-fault = 故障：{ $about }
view-line-card = 请出示本人有效卡
view-line-excluded = 您不再参与本游戏
view-line-held = 故障调查期间暂扣 { $amount }
view-line-owed = 更正后欠 { $amount }
view-line-put-right = 第 { $round } 局已重新结算（{ $why }）：{ $was ->
    [none] { "" }
   *[other] 原记录为 { $was }。
}{ $now ->
    [none] 不计任何号码。
   *[other] 号码为 { $now }。
}{ $change ->
    [more] 您多得 { $amount }。
    [less] 您少得 { $amount }。
   *[same] 您的余额不变。
}
view-line-leaving = 您的注码结算后您即离台，届时余额将付给您
view-line-advised = 此后低于下限的注额将退回
view-line-kinds = 您只能投注 { $about }

## warning

warning-paid-to-maximum = { BET($bet) }：只按 { MONEY($most) } 赔付或收取
warning-no-multiple = { BET($bet) }：{ MONEY($asked) } 不是最低注额 { MONEY($least) } 的倍数
warning-under-minimum = 低于最低注额：{ $detail }
warning-count-differs = 清点相差 { MONEY($difference) }
warning-buttons-short = { $count } 种颜色需要面值标牌，该桌只有 { $buttons } 个
warning-final-bets-unannounced = 未宣布最后投注
warning-changed-after-close = 在轮盘已停止投注后放置、移动或收回；已恢复原状
warning-launched-alone = 本场每个球都由 { $dealer } 投出
warning-over-between = { LIST($players, by: "and") } 在 { BET($bet) } 上合计 { MONEY($whole) }，超出最高注额 { MONEY($over) }（{ $clauses }）
warning-checks-not-out = 在 { $table } 兑换的 { $count } 枚{ NAME($colour, of: "colour") }筹码并未发出
warning-won = { $player } 赢得 { MONEY($amount) }
warning-left-with-due = { $player } 已离开：{ SIGN($owed) ->
    [less] 应付其
   *[more] 应向其收
} { MONEY($owed, sign: "none") }
warning-owes = { $player } 欠 { MONEY($owed) }：请索回
warning-next-under-goes-back = { $player }：今后低于最低注额的投注将退回
warning-idle = { $player } 已数局未下注，可请其离座
warning-no-more-bets-unannounced = 球停下之前未宣布“停止下注”
warning-no-spin-due = 应宣布无效转动：{ NAME($ground, of: "ground") }
warning-short-of = { NAME($role, of: "role") }：{ $there }/{ $count }
warning-not-placed-by-dealer = { BET($bet) } 并非由荷官放置：此注无效
warning-cut-to-piece = { BET($bet) }：减为每份 { MONEY($each) }
warning-two-readers-differ = 两个读取器结果不一致：{ $read }
warning-read-by = { $reader } 读到 { $pocket }

## wheel

wheel-ball-running-or-number-not = { $serial } 的球仍在转动或号码未定
wheel-launch-seconds = 下注时间为 { $least } 至 { $most } 秒，0 表示不由场方启动
wheel-no-number-open = { $serial } 没有未决号码
wheel-no-number-yet = { $serial } 尚无号码
wheel-no-roulette-wheel-pockets = 没有 { $pockets } 格的轮盘
wheel-no-source = { $device } 不是 { $serial } 的来源
wheel-no-such-pocket = 轮盘 { $serial } 上没有 { $pocket }
wheel-no-wheel-entered = 未登记轮盘“{ $serial }”
wheel-not-dealt-from = { $table } 不使用 { $serial }
wheel-spun-on = { $serial } 已继续转动：最后一次为第 { $last } 次，而非第 { $spin } 次
wheel-number-already = 号码已是 { $pocket }
wheel-second-person-must-agree-another = 更换来源须由第二人同意
wheel-second-person-must-agree-number = 更改 { $serial } 的号码须由第二人同意
wheel-wheel-read-by-at-most = 一个轮盘至多由 { $sources_max } 台设备读取

## wheels

wheels-wheels = 轮盘与设备
wheels-none = 尚未登记轮盘。
wheels-tables = { $tables ->
    [none] 未服务任何台
   *[other] 服务 { $tables }
}
wheels-spins = { $spins } 次转球，{ $noSpins } 次无效
wheels-undecided = 号码须裁定：请查看轮盘。
wheels-number = 号码
wheels-decide = 裁定
wheels-correct = 更正最后号码：记录为 { $number }
wheels-correct-it = 更正
wheels-correct-detail = 须经第二人同意；在此之前该轮盘的各台暂停。
wheels-no-spin = 无效转盘
wheels-devices = 设备
wheels-online = 在线
wheels-silent = 无响应
wheels-last-heard = 最近信号 { $at }
wheels-replied = 回复
wheels-history = 转球记录与统计
wheels-evenness = { $spins } 个号码。公正轮盘出现如此不均的概率：{ $chance }；前后如此相关的概率：{ $lag }。
wheels-counts = 各号出现次数，顺时针
wheels-speeds = 最近各次转盘转速，最高 { $most } 转/分；圆环为逆时针
wheels-drops = 小球离开轨道的位置：盆内各区次数
wheels-time = 时间
wheels-direction = 转盘方向
wheels-speed = 转/分
wheels-corrected = 已更正
wheels-rotor = { $rotor ->
    [clockwise] 顺时针
    [counter-clockwise] 逆时针
   *[other] { "" }
}
wheels-stations = 座位与收银台设备
wheels-restart = 重启
wheels-self-test = 自检
wheels-alerts = 轮盘警报
wheels-number-from-elsewhere = { $place } 的“{ $what }”已拒绝：有效来源为 { $source }
wheels-reported = { $device }{ $cause ->
    [none] { "" }
   *[other] ：{ $cause }
}
wheels-table-apart = { $table } 未接受“{ NAME($action, of: "action") }”：{ $why }
wheels-alert = { NAME($alert, of: "wheel-alert") }：{ $text }

## column

column-address = 地址
column-amount = 金额
column-as-published = 公布内容
column-at = 时间
column-attempted = 已尝试追回
column-bet = 投注项
column-bought-in = 买入
column-by = 经手人
column-by-hand = 人工笔数
column-came-to = 处理结果
column-cards = 会员卡
column-case = 案件
column-cash = 现金
column-cashed-out = 兑出
column-change = 增减
column-cheque = 支票
column-chips = 筹码
column-claimant = 索赔人
column-claimed = 索赔额
column-clauses = 条款
column-closer = 收台码
column-contest = 赛事
column-credits = 退码
column-day = 日期
column-decided = 裁定时间
column-decision = 裁定
column-decisions = 裁定次数
column-denied = 被拒
column-denied-by = 拒绝人
column-detained = 被留置人
column-deviations = 偏差
column-devices = 设备
column-did = 操作
column-disputed = 异议内容
column-disputes = 异议
column-drop = 投入额
column-clock = 时钟
column-due = 到期
column-entries = 报名
column-expected = 期望
column-fees = 报名费
column-fees-given-back = 退还报名费
column-fees-taken = 收取报名费
column-chips-sold = 已售筹码
column-chips-cashed = 已兑筹码
column-fills = 补码
column-final = 终局
column-first = 首次
column-from = 生效时间
column-games = 局数
column-goods = 实物
column-handed-to = 移交给
column-hold = 赢率
column-holds = 有效
column-how = 方式
column-identified = 已确认身份
column-in = 收入
column-in-keeping = 保管金额
column-inspector-told = 已告知监察员
column-issued = 开具时间
column-item = 项目
column-kept-of-turnover = 投注额留存率
column-kind = 类型
column-last = 末次
column-later = 此后
column-law-and-clauses = 法律与条款
column-left = 剩余时间
column-limit = 限额
column-lost = 输额
column-member = 会员
column-minutes = 分钟
column-month = 月份
column-name = 姓名
column-no = 编号
column-no-spins = 无效转盘
column-number = 序号
column-off-by = 差额
column-opened = 提出时间
column-opener = 开台码
column-out = 支出
column-overpaid = 多付
column-overpaid-by = 多付金额
column-owed = 应付
column-paid = 已付
column-paid-by-hand = 人工支付额
column-paid-out = 支付额
column-part = 部分
column-patron = 客户
column-person = 人员
column-place = 名次
column-player = 玩家
column-pocket = 号码格
column-prize = 奖金
column-prizes = 奖项
column-prizes-in-cash = 现金奖额
column-promotion = 推广活动
column-put-right = 已更正
column-reason = 原因
column-record = 记录号
column-repaired = 修复时间
column-reprinted = 补打
column-result = 净结果
column-results = 结果次数
column-round = 局号
column-round-void = 该局作废
column-rounds = 局数
column-seat = 座位
column-sector-deviations = 扇区偏差
column-session = 场次
column-set-aside = 作废额
column-share = 占比
column-since = 起始时间
column-staked = 下注额
column-stands = 状态
column-stands-as = 状态
column-suspected = 有嫌疑
column-table = 台号
column-ticket = 票券
column-tickets-out = 开出票券
column-tickets-paid = 支付笔数
column-times = 次数
column-transfer = 转账
column-turnover = 投注总额
column-underpaid = 少付
column-underpaid-by = 少付金额
column-until = 截止时间
column-voided = 作废张数
column-what = 事项
column-what-the-terms-state = 条款事项
column-when = 时间
column-where = 地点
column-who = 人员
column-why-it-was-not-met = 未予满足的原因
column-win = 赌场赢额
column-withheld = 扣留金额
column-won = 赢额
column-value = 价值
column-winner = 中奖者
column-settled = 已结
column-rank = 名次
column-above-cut = 晋级线以上

## due

due-withheld = 扣留的 { MONEY($amount) } 须支付或拒付
due-sign-limits = 标牌注明此后限额为 { $limits }
due-sign-closes = 标牌注明该台将关闭
due-month-end = 须向监管机构报告 { $count } 笔赔付差错
due-dispute = 须裁定异议 { $number }：{ $text }
due-hand-over = 须将 { $person } 移交授权人员
due-case = 须结案
due-limit = { NAME($limit, of: "patron-limit") }变更为 { $amount }
due-clock-doubt = 设定时的时钟存疑
due-clock-ahead = 设定时的时钟快 { SPAN($span) }：按准确时钟为 { INSTANT($right) }
due-clock-behind = 设定时的时钟慢 { SPAN($span) }：按准确时钟为 { INSTANT($right) }
due-ends = { $kind ->
    [house] 赌场排除期满
    [table] 单台排除期满
    [cool-off] 冷静期满
   *[other] 自我排除期满
}
due-promotion = { $duty ->
    [draw] 须抽出获奖者
    [inform-inspector] 须告知监察员推广活动中断
    [notify] 须通知获奖者
    [submit-to-regulator] 须向监管机构提交修订后的条款
   *[tell-reason] 须向客户说明索赔被拒的原因
}
due-prize = 须支付锦标赛奖金 { MONEY($amount) }

## dossier

dossier-approval = { NAME($action, of: "action") }：{ $agreed ->
    [none] 未答复
    [true] 同意
   *[other] 拒绝
} { $by } { $outcome }
dossier-decision = { $decision }（{ LIST($manners) }）
dossier-final = 终局
dossier-not-agreed = 未获同意
dossier-inspector-told = 已告知监察员
dossier-number = { NAME($cause, of: "number-cause") }：{ $pocket ->
    [none] 无号码
   *[other] { $pocket }
}，来源：{ $source }
dossier-stake = { BET($bet) } { MONEY($amount) }
dossier-stakes = { LIST($stakes) }
dossier-wager = { $player }，{ NAME($cause, of: "cause") }：{ $stake }

## dossier-part

dossier-part-approval = 审批
dossier-part-clause = 条款
dossier-part-decision = 裁定
dossier-part-dispute = 异议
dossier-part-layout = 台面
dossier-part-message = 消息
dossier-part-number = 号码
dossier-part-receipt = 明细
dossier-part-review = 复核
dossier-part-round = 牌局
dossier-part-wager = 投注

## exclusion-kind

exclusion-kind-house = 赌场排除
exclusion-kind-table = 单台排除
exclusion-kind-self-exclusion = 自我排除
exclusion-kind-cool-off = 冷静期

## posted

posted-prize = 奖金
posted-fee-back = 退还报名费
posted-fees-back = 退还全部报名费
posted-entry-fee = 报名费
posted-substitute = 替补报名费
posted-chips = 购买筹码
posted-buy-back = 重新买入
posted-add-on = 加购
posted-fee-again = 再缴报名费
posted-other = 其他
posted-dispute = 异议：{ $text }
posted-denied = 索赔 { MONEY($amount) } 被拒：{ $reason }
posted-forfeited = 收回价值 { MONEY($amount) } 的奖品，{ $becomes ->
    [redrawn] 重新抽取
   *[other] 归赌场所有
}

## viewed

viewed-play = 游戏情况
viewed-patron = 客户档案
viewed-statement = 游戏明细

## named-in-reports

named-action = { NAME($value, of: "action") }
named-deed = { NAME($value, of: "deed") }
named-bet = { NAME($value, of: "bet") }
named-contest-kind = { NAME($value, of: "contest-kind") }
named-dossier-part = { NAME($value, of: "dossier-part") }
named-entrant-status = { NAME($value, of: "entrant-status") }
named-exclusion = { NAME($value, of: "exclusion-kind") }
named-ground = { NAME($value, of: "ground") }
named-incident = { NAME($value, of: "incident") }
named-incident-action = { NAME($value, of: "incident-action") }
named-limit = { NAME($value, of: "patron-limit") }
named-viewed = { NAME($value, of: "viewed") }
named-patron-action = { NAME($value, of: "patron-action") }
named-prize = { NAME($value, of: "prize-kind") }
named-promotion-action = { NAME($value, of: "promotion-action") }
named-scope = { NAME($value, of: "scope") }
named-source = { NAME($value, of: "source") }
named-stage = { NAME($value, of: "stage") }
named-tender = { NAME($value, of: "paid-in") }
named-ticket-status = { NAME($value, of: "ticket-status") }
named-tournament-action = { NAME($value, of: "tournament-action") }
named-device-cause = { NAME($value, of: "device-cause") }
named-member = { NAME($value, of: "member") }

## number-cause

number-cause-reading = 读数
number-cause-result = 结果
number-cause-correction = 更正
number-cause-void = 作废

## paid-in

paid-in-cash = 现金
paid-in-cheque = 支票
paid-in-transfer = 转账
paid-in-goods = 实物

## paper

paper-empty = 无记录。
paper-total = 合计
paper-page = 第 { $page } 页，共 { $pages } 页
paper-yes = 是
paper-no = 否
paper-money = { MONEY($amount) }
paper-span = { SPAN($span) }
paper-no-limit = 无
paper-whole-log = 全部日志
paper-from = 自 { INSTANT($start) } 起
paper-to = 至 { INSTANT($end) }
paper-from-to = { INSTANT($start) } 至 { INSTANT($end) }
paper-shift = 班次报表
paper-day = 日报表
paper-kinds-of-bet = 投注类型报表
paper-tickets = 票券报表
paper-mistakes = 多付与少付
paper-cage = 账房报表
paper-table-figures = { $table }：投入额 { MONEY($drop) }，赢额 { MONEY($win) }（其中 { MONEY($adjusted) } 来自更正赔付和拒付索赔），{ $games } 局，无效转盘 { $void } 次
paper-tickets-issued = 开出票券 { $count } 张，共 { MONEY($amount) }
paper-tickets-stand = 未兑票券 { $count } 张，应付 { MONEY($amount) }
paper-tickets-unclaimed = 逾期未领票券 { $count } 张，共 { MONEY($amount) }
paper-mistakes-above = 仅列单笔超过 { MONEY($amount) } 的差错。
paper-recorded-under = 依据 { LIST($clauses) } 记录。
paper-standing = 其中 { $count } 项有效。
paper-exclusions = 排除登记册
paper-views = 客户游戏查阅登记册
paper-patrons = 客户及限额
paper-by-in-role = { $name }（{ NAME($role, of: "role") }）
paper-undecided = { $count } 项待裁定。
paper-disputes = 异议登记册
paper-malfunctions = 故障登记册
paper-withheld = 现扣留 { $count } 笔，共 { MONEY($amount) }。
paper-amount-withheld = 扣留款项
paper-claim-paid = 已支付
paper-claim-refused = 已拒付
paper-mis-settled = 赔付差错登记册
paper-only-above = 仅列单笔超过 { MONEY($amount) } 者。
paper-month-end = 月末：赔付差错
paper-month-reported = { $month }：{ $at ->
    [none] 尚未报告
   *[other] 已于 { $at } 报告
}，期限 { $due }
paper-cases-open = 未结案件 { $count } 宗，保管 { MONEY($amount) }。
paper-case-course = { LIST($parts, by: "semicolon") }
paper-incidents = 事件登记册
paper-both = { LIST($names, by: "and") }
paper-partners = { $warnings ->
    [0] 标记为合谋
   *[other] { LIST($warnings, by: "semicolon") }
}
paper-where = { LIST($kinds, of: "stream-kind") }
paper-staff = 员工操作登记册
paper-late = 其中 { $count } 项逾期。
paper-due = 到期事项
paper-now = 即刻
paper-late-by = 逾期 { SPAN($span) }
paper-statement = { $player } 的游戏明细
paper-wheels = 轮盘结果报表
paper-wheel-too-few = { $table }：仅 { $spins } 个结果，不足以作出判断。
paper-wheel-found = { $table }：{ $spins } 个结果，每格期望 { $expected } 次；卡方值 { $square }，自由度 { $freedom }，概率 { $probability }；相邻结果相关系数 { $lag }，概率 { $lag_probability }：{ $flagged ->
    [true] 须检查轮盘
   *[other] 无异常
}。
paper-ledger-differs = 与账簿不符：{ LIST($contests) }。
paper-ledger-agrees = 全部与账簿相符，分文不差。
paper-ledger-off = 与账簿相差 { MONEY($amount) }。
paper-contests = 锦标赛与推广活动
paper-contest-statement = { NAME($kind, of: "contest-kind") } { $name } 报表：{ NAME($stands, of: "stage") }
paper-contest-figures = 报名 { $entries } 人；奖金 { MONEY($prizes) }，其中应付 { MONEY($owed) }；异议 { $disputes } 项，被拒 { $denied } 项
paper-as-it-is = 实物交付
paper-denied-claims = 被拒索赔登记册
paper-tournament-terms = 锦标赛 { $name }：条款与条件
paper-promotion-terms = 推广活动 { $name }：条款与条件
paper-version = 第 { $version } 版
paper-seat-cards = 锦标赛 { $name }：座位卡
paper-each-round = 每局 { MONEY($least) } 至 { MONEY($most) }
paper-session-rounds = 每场 { $count } 局
paper-session-minutes = 每场 { $count } 分钟
paper-ranking = 锦标赛 { $name }：排名
paper-place = 第 { $place } 名
paper-above-cut = 晋级线以上
paper-nobodys = 奖池中 { MONEY($amount) } 无人应得。
paper-odd-cents = 余下的分按名次每名一分，先给前列。
paper-advertising = 锦标赛 { $name }：可在宣传中提及的人
paper-results = 锦标赛 { $name }：结果
paper-prize-pool = 奖池 { MONEY($amount) }
paper-shared-out = 分配：{ LIST($shares) }
paper-dossier = { $table } 台异议 { $number }
paper-dossier-of = { $player }，第 { $round } 局，{ $game }（{ $book }）
paper-dossier-records = 每一行均为日志记录，其哈希链可供核验。
paper-promotion-due = 推广活动 { $name }：到期事项
paper-overdue = 逾期
paper-outstanding = 待办
paper-promotion-shown = 促销 { $name }：{ NAME($stage, of: "stage") }
paper-promotion-entries = { $entries } 份参与，保存 { $denied } 项被拒索赔
paper-still-to-state = 尚待说明：{ $item }
paper-tournament-ranking = 锦标赛 { $name }：排名
paper-tournament-entrants = { $count } 名参赛者，每台晋级 { $advance } 名
paper-tournament-chips = 筹码在锦标赛之外没有价值。

## receipt

receipt-line = { "  " }{ $line }

## stream-kind

stream-kind-table = 台
stream-kind-ticket = 票券
stream-kind-tournament = 锦标赛
stream-kind-promotion = 推广活动
stream-kind-patron = 客户
stream-kind-incident = 事件
stream-kind-wheel = 轮盘
stream-kind-equipment = 设备
stream-kind-approval = 审批
stream-kind-office = 办公室
stream-kind-till = 收银台

## terms-on-paper

terms-none = 无
terms-minutes = { $count } 分钟
terms-rounds = { $count } 局
terms-share = { $place } { $share }%
terms-shares = { LIST($shares) }
terms-stated = { LIST($said) }（{ $clause }）
terms-prize = 奖品 { $number }
terms-detail = { NAME($key, of: "heading") }：{ $stated }
terms-prize-said = { LIST($parts) }
terms-criteria = { LIST($criteria, by: "semicolon") }
terms-forfeited = { $becomes ->
    [redrawn] 在其他参与者中重新抽取
   *[other] 归赌场所有
}
terms-moment = { MOMENT($at) }

## event-cited

event-cited = { $said }（{ LIST($clauses) }）

## deed

deed-acknowledge = 确认提示
deed-activate-edition = 启用规则版本
deed-add-webhook = 添加网络回调
deed-alarm-key = 密钥误用
deed-bring = 将设备送至赌台
deed-change-password = 修改密码
deed-change-sources = 更改号码来源
deed-clear-second-factor = 清除第二验证
deed-close-till = 关闭收银台
deed-cash-chips = 兑付筹码
deed-correct-number = 更正号码
deed-deal-table = 轮盘接入赌台
deed-decide-number = 裁定号码
deed-drop-till = 现金入库
deed-enrol-device = 登记设备
deed-enrol-service = 登记服务
deed-enrol-staff = 登记员工
deed-enter = 登记器材
deed-enter-wheel = 登记轮盘
deed-favourites = 保存常用投注
deed-fill-till = 补充收银台
deed-give-up-delivery = 放弃投递
deed-inspect = 检查器材
deed-issue = 开具票券
deed-lock = 锁定屏幕
deed-note-failed-sign-in = 登录失败
deed-note-view = 查阅客户游戏
deed-note-webhook-reached = 网络回调已送达
deed-open-till = 开启收银台
deed-pay-by-hand = 人工支付票券
deed-print = 打印票券
deed-redeem = 兑付票券
deed-sell-chips = 出售筹码
deed-release-table = 轮盘脱离赌台
deed-remove-webhook = 移除网络回调
deed-replay-webhook = 重发网络回调
deed-report-lost = 票券挂失
deed-report-print = 报告打印结果
deed-reprint = 补打票券
deed-request-approval = 请求审批
deed-retire = 停用器材
deed-rotate-service-key = 更换服务密钥
deed-second-eyes = 第二人答复
deed-set-aside = 搁置票券
deed-set-launch = 设定发球
deed-set-second-factor = 设置第二验证
deed-sign-in = 登录
deed-sign-out = 退出
deed-strike-off = 注销
deed-strike-service = 注销服务
deed-take-reading = 采集读数
deed-tell-regulator = 通知监管机构
deed-unlock = 解锁屏幕
deed-void = 作废票券
patron-action-acknowledge-check = 已读提醒
incident-action-open-case = 立案

## heading-of-prizes

heading-make = 品牌
heading-model = 型号
heading-accessories = 配件（如有）
heading-on_road_costs = 是否含上牌等费用
heading-persons = 人数
heading-airfares = 是否含机票
heading-transfers = 是否含接送
heading-other_transport = 是否含其他交通
heading-duration = 时长
heading-accommodation = 住宿
heading-meals = 餐食
heading-travel_dates = 出行时间（或不限）
heading-spending_money = 是否含零用钱
heading-dwelling_type = 住宅类型
heading-plans = 图纸
heading-contract = 合同
heading-easements = 地役权（如有）
heading-address = 所在地址
heading-conveyancing = 是否含过户费
heading-legal_costs = 是否含律师费
heading-fixtures = 是否含固定装置
heading-furniture = 是否含家具

## amount

amount-whole = { $whole }整
amount-both = { $whole }{ $rest }
amount-dollar = { $words }元
amount-cent = { $tens ->
    [none] { "" }
    [0] 零
   *[other] { $tens_words }角
}{ $ones ->
    [0] 整
   *[other] { $ones_words }分
}
amount-euro = { $words }欧元
amount-euro-cent = { $words }欧分
amount-pound = { $words }英镑
amount-penny = { $words }便士
amount-franc = { $words }瑞士法郎
amount-centime = { $words }生丁

## month

month-1 = 1
month-2 = 2
month-3 = 3
month-4 = 4
month-5 = 5
month-6 = 6
month-7 = 7
month-8 = 8
month-9 = 9
month-10 = 10
month-11 = 11
month-12 = 12

## ticket

ticket-title = 兑现票券
ticket-time = { $year }年{ NAME($month, of: "month") }月{ $day }日 { $time }
ticket-paid-once = 依据 { $clause } 一次性兑付。
ticket-not-replaced = 请自行出示；遗失、被盗或无法辨认时恕不补发（{ LIST($clauses) }）。
ticket-duplicate = 副本
ticket-void = 作废
ticket-table = 台号
ticket-station = 玩家座位
ticket-seat = 座位
ticket-issued = 开具
ticket-expires = 有效期至

## house-report

house-report-staff-enrolled = 管理员登记了员工。
house-report-devices-enrolled = 管理员登记了设备。
house-report-services-enrolled = 管理员接入了其他系统。
house-report-webhooks-added = 管理员将事件发送到某一地址。
house-report-settings-changed = 设置已更改。
house-report-program-changed = 程序已变更。
house-report-clock-far-ahead = 时钟远超日志时间。
house-report-clock-source-away = 时间源无响应。
house-report-clock-differs = 时钟与时间源不一致。
house-report-clock-set = 时钟已调整。
house-report-log-not-continued = 日志无法续写。
house-report-head-not-signed = 日志头未签名。
house-report-head-left-aside = 最近签名的日志头已弃用。
house-report-appended-while-closed = 停业期间日志被追加记录。
house-report-log-written-by-another = 日志被他人写入。
house-report-witness-refused = 见证方拒绝日志头。
house-report-anchor-not-put = 日志头未能对外存放。

## option-help

option-help-asian_racetrack = 台面设有亚洲赛道区
option-help-base = 本规则未规定时适用的规则
option-help-buttons_per_number = 单个号码上的邻号标记上限
option-help-buttons_per_spin = 每局邻号标记上限
option-help-call_bets = 屏幕上的赛道投注按钮
option-help-cashless = 通过台边终端出售筹码
option-help-designated_buttons = 邻号标记仅供指定玩家使用
option-help-double_table = 双台面赌台
option-help-drop_box = 设有钱箱，可收现金
option-help-electronic = 玩家使用终端
option-help-layout = 台面所依图样
option-help-licensed_min = 牌照允许的最低下限（元）
option-help-lucky_ball = 附加投注及其赔率
option-help-max_bet = 最大投注按钮
option-help-multiples_notice = 告示要求投注为下限的倍数
option-help-player_card = 须持有效会员卡方可游戏
option-help-racetrack = 台面设有赛道区
option-help-stand_alone = 仅有轮盘，全部投注经终端
option-help-uspin = 可代荷官掷球的装置
option-help-wagering_seconds = 下注时间（秒）
option-help-wheel = 轮盘的格数

## wheel-alert

wheel-alert-fault = 故障
wheel-alert-silent = 无响应
wheel-alert-button = 按钮被按下
wheel-alert-device-out-of-scope = 读数被拒
wheel-alert-number-undecided = 号码待定
wheel-alert-table-apart = 赌台未跟随
wheel-alert-foreign-number = 号码来源不符

## device-cause

device-cause-ball-lost = 球丢失
device-cause-ball-not-seen = 未检测到球
device-cause-close-unseen = 未检测到停止下注
device-cause-component = 部件故障
device-cause-disagreement = 读数不一致
device-cause-events-lost = 读数丢失
device-cause-failed-launch = 发球失败
device-cause-fell-back = 球回落
device-cause-missed = 漏读号码
device-cause-no-such-pocket = 无此格
device-cause-number-disagrees = 号码不符
device-cause-power-up = 通电
device-cause-restarted = 重新启动
device-cause-self-test = 自检
device-cause-stopped = 轮盘停转
device-cause-too-long = 转动过久
device-cause-torn = 读数残缺
device-cause-undecided = 待定
device-cause-with-rotor = 球与轮盘同向
device-cause-away = 未联机
device-cause-cover-open = 盖子打开
device-cause-cutter = 切刀故障
device-cause-fraud-attempt = 疑似作弊
device-cause-fraud-guard-fault = 防伪装置故障
device-cause-jam = 卡纸
device-cause-offline = 脱机
device-cause-paper-low = 纸将用尽
device-cause-paper-out = 缺纸
device-cause-stacker-fault = 钞箱故障
device-cause-stacker-full = 钞箱已满
device-cause-stacker-jam = 钞箱卡钞
device-cause-stacker-removed = 钞箱被取出
device-cause-unrecoverable = 不可恢复故障
device-cause-bad-spin = 无效掷球
device-cause-not-on-wheel = 轮盘上无此号码
device-cause-one-reader = 只有一个读取器读到

## par

par-title = PAR 表：{ $game }
par-of = 规则书 { $book }，版本 { $edition }，游戏 { $game }
par-per-unit = 按每单位投注计算。波动率为一次旋转的 1.645 个标准差。
par-bands-exact = 留存率区间在所示旋转次数内为精确值；其后的阴影部分以正态曲线近似。
par-bet = { BET($bet) }
par-mix = { LIST($bets, of: "bet", by: "plus") }
par-kind = { NAME($kind, of: "bet") }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
}
par-kinds = { LIST($kinds) }
par-in-prison = { $bets }（入狱）
par-column-bet = 投注
par-column-bets = 投注数
par-column-best = 最佳
par-column-hit-rate = 命中率
par-column-edge = 庄家优势
par-column-variance = 方差
par-column-deviation = 标准差
par-column-volatility = 波动率
par-column-exact-to = 精确至
par-all-spins = 全部旋转
par-to-spins = ~ { FIGURE($spins) } 次旋转
par-to-none = ~ 无
par-normal = ~ 正态近似
par-picture = { $name }：留存率，90 % 与 99 % 区间

## plot

plot-spins = 旋转次数
plot-stack = 筹码，$
plot-ways = { FIGURE($count) } 场的过程
plot-simulated = 模拟
plot-exact = 精确
plot-start = 起始
plot-ruined = 输光：{ FIGURE($share) } 的场次
plot-stack-end = 结束时筹码，$
plot-share-sessions = 场次占比
plot-ends = 各场如何结束
plot-net-expected = 净值减期望值，$
plot-net-bands = 净值与期望值，含 95 % 与 99 % 区间
plot-net-spin = 每次旋转净值，$
plot-share-spins = 旋转占比
plot-results = 一次旋转的结果
plot-hold = 留存率，占投注 %
plot-hold-bands = 留存率：90 % 与 99 % 区间

## lab

lab-verdict-fair = 未发现异常
lab-verdict-suspect = 95 % 水平可疑
lab-verdict-flagged = 99 % 水平异常
lab-verdict-records = 记录需要核查
lab-verdict-is = 结论：{ $verdict }
lab-title-wheel = 轮盘审计
lab-title-draws = 抽取审计
lab-title-randomness = 随机性审计
lab-tests = 检验
lab-column-test = 检验
lab-column-on = 对象
lab-column-number = 数量
lab-column-found = 结果
lab-column-corrected = 校正后
lab-column-power = 五次中四次
lab-column-method = 方法
lab-pass = 通过
lab-fail = 未通过
lab-fact-source = 来源
lab-fact-sha256 = SHA-256
lab-fact-wheel = 轮盘
lab-fact-spins = 旋转次数
lab-fact-made-with = 制作工具
lab-fact-whole-source = 完整来源
lab-draws-of-kind = { FIGURE($count) } 次抽取
lab-more-notes = 另有 { $count } 条，见 --json
lab-note-impossible = 不可能：{ $what }
lab-note-not-tested = 未检验：{ $what }
lab-note-left-out = 已略去：{ $what }
lab-note-too-few = 数量不足以检验：{ $name }，{ FIGURE($spins) } 次旋转
lab-note-not-run = 未执行：对 { $name } 的 { $test }：{ $why }
lab-too-few-draws = { $kind }，{ $count } 次抽取{ $sure ->
    [true] ，别无选择
   *[other] { "" }
}
lab-corrected-numbers = { $table }：{ $count } 个号码经更正；以更正后的为准
lab-voided-results = { $table }：{ $count } 个结果已作废，未计入
lab-method-wheel = 每项检验所占的显著性水平事先固定；基于相同计数的检验通过对公平轮盘重抽样来分配水平。一百个公平轮盘中至多五个被判可疑，至多一个被判异常。最后一列为检验在 95 % 水平上以 80 % 的把握发现的最小偏差，由模拟的偏差轮盘测得。扇区统计量对 2 至 18 个相邻号码的全部区段取似然平均；距离为从一个结果顺时针到下一个结果的步数；漂移比较每一时刻之前与之后。先检查记录：重复的区块不计入。
lab-method-draws = 所抽之物在剩余物中有一个名次；在公平的抽取中，无论先前抽出什么，各名次的可能性相等。同类抽取的名次一并检验，所有检验一并以 Holm 方法校正。
lab-method-randomness = 每个 p 值是完美来源偏离同样远的概率；单独看，完美来源在 95 % 水平上二十项中有一项不通过，在 99 % 水平上百项中有一项。“校正后”一列为按全部检验数作 Holm 校正后的 p 值，结论据此作出。原始比特：NIST SP 800-22 修订版 1a，参数取其示例，与参考程序有三点不同：148 个模板合为一个 p 值，取最差者；线性复杂度与重叠模板的概率取修订文本的精确值；通过的序列比例作精确检验。结果：博彩标准所列的检验，按轮盘顺序的号码格进行。换算时弃去不合者并重抽，不作折回。
lab-test-sector = 扇区
lab-test-one-pocket = 单一号码格
lab-test-waves = 波动
lab-test-pockets = 号码格
lab-test-too-even = 过于均匀
lab-test-distances = 距离
lab-test-results = 结果
lab-test-like-after-like = 同类相随
lab-test-earlier-spins = 先前旋转
lab-test-drift = 漂移
lab-test-drop-zones = 落球区
lab-test-early-or-late = 靠前或靠后
lab-test-one-after-the-other = 前后相继
lab-test-quarters = 四分之一
lab-test-the-same-again = 再次相同
lab-test-frequency = 频数
lab-test-frequency-within-a-block = 块内频数
lab-test-runs = 游程
lab-test-longest-run-of-ones = 最长连一
lab-test-binary-matrix-rank = 二元矩阵秩
lab-test-discrete-Fourier-transform = 离散傅里叶变换
lab-test-non-overlapping-template = 非重叠模板
lab-test-overlapping-template = 重叠模板
lab-test-linear-complexity = 线性复杂度
lab-test-serial = 序列
lab-test-approximate-entropy = 近似熵
lab-test-cumulative-sums = 累积和
lab-test-random-excursions = 随机游程
lab-test-random-excursions-variant = 随机游程变体
lab-test-equi-distribution = 均匀分布
lab-test-serial-pairs = 序列对
lab-test-serial-triples = 序列三元组
lab-test-longer-tuples = 更长元组
lab-test-gap = 间隔
lab-test-poker = 扑克
lab-test-coupon-collector = 集券
lab-test-permutation = 排列
lab-test-spectral = 谱
lab-test-serial-correlation = 序列相关
lab-test-sub-sequences = 子序列
lab-test-wheel-order = 轮盘顺序
lab-part-of = { NAME($test, of: "lab-test") } { $part }
lab-test-named = { NAME($test, of: "lab-test") }
lab-drawn = 第 { $turn } 个抽出
lab-how-often = { $item } 的次数
lab-group-all = 全部旋转
lab-group-dealer = 荷官 { $name }
lab-group-direction = 方向 { $name }
lab-group-ball = 球 { $name }
lab-group-rotor = 转盘 { $name }
lab-group-wheel = 轮盘 { $name }
lab-group-table = 赌台 { $name }
lab-group-window = 时段 { $number }／{ $count }，{ $span }
lab-shown-over = { FIGURE($off) } σ，跨 { $length } 格
lab-shown-crests = { $number } 个波峰，χ² { FIGURE($value) }，自由度 2
lab-shown-chi = χ² { FIGURE($value) }，自由度 { $degrees }
lab-shown-most = χ² { FIGURE($value) }，自由度 { $degrees }，最多在 { $zone }
lab-shown-best = { NAME($test, of: "lab-test") } { $shown }
lab-shown-likes = 红 { FIGURE($red) }，单 { FIGURE($odd) }，大 { FIGURE($high) } σ
lab-shown-lag = 滞后 { $lag }，{ FIGURE($off) } σ
lab-shown-drift = χ² { FIGURE($value) }，自由度 { $degrees }，自第 { FIGURE($line) } 行起
lab-shown-drift-number = χ² { FIGURE($value) }，自由度 { $degrees }，自第 { FIGURE($line) } 个号码起
lab-shown-came-up = { $pool } 个中出现 { $count } 个
lab-shown-times = { FIGURE($seen) } 次，期望 { FIGURE($expected) } 次
lab-shown-passed = { $count } 个中 { $passed } 个通过
lab-by-simulation = { FIGURE($count) } 个模拟轮盘
lab-by-chi-square = 卡方分布
lab-by-normal = 正态分布
lab-by-pass = 对全部 { $unit } 一遍扫描
lab-by-lean = 池中靠前者与靠后者是否同样常被抽中。
lab-by-lag = 名次是否与前一次抽出的名次相关。
lab-by-quarters = 池的每四分之一是否各得其份。
lab-by-items = 池中各项是否同样常出现。
lab-by-repeats = 抽取重复前一次的频率是否与随机相符。
lab-by-chances = 各项出现的频率是否与赌台设定相符。
lab-power-none = 无：数量太少
lab-power-sector = 9 格扇区高出应占份额 { FIGURE($size) }
lab-power-pocket = 单格高出应占份额 { FIGURE($size) }
lab-power-crests = 两个波峰高出应占份额 { FIGURE($size) }
lab-power-distances = 九个相邻距离高出应占份额 { FIGURE($size) }
lab-power-even = { FIGURE($size) } 的号码被均匀分配
lab-power-zone = 单区高出应占份额 { FIGURE($size) }
lab-power-likes = 颜色同类相随，高出一半 { FIGURE($size) }
lab-power-lag = { FIGURE($size) } 的结果与 { $lag } 次旋转前相同
lab-power-drift = 后半段 9 格扇区高出应占份额 { FIGURE($size) }
lab-power-mean = 均值偏离池中点 { FIGURE($size) }
lab-power-correlation = 与前一名次相关 { FIGURE($size) }
lab-says-not-tested = 未作检验：所记录的不是轮盘的结果。
lab-says-chance = 其 p 值为 { $p }，按本次审计的 { $tests } 项检验校正后为 { $adjusted }。
lab-p = { FIGURE($p) }
lab-p-below = 低于 { FIGURE($p) }
lab-says-fair = { FIGURE($spins) } 次旋转中无偏差迹象。{ $tests } 项检验，均未超出随机。
lab-says-furthest = 偏离最远的检验是 { $test }。{ $chance }
lab-says-suspect = 可疑：仅凭随机，检验 { $test } 在不到 20 次审计中的 1 次会偏离这么远。
lab-says-record-more = { $chance } 采取措施之前请记录更多旋转。
lab-says-flagged = { $called }：仅凭随机，检验 { $test } 在不到 100 次审计中的 1 次会偏离这么远。
lab-says-advice = { $chance } { $advice }
lab-called-no-wheel = 不是轮盘应有的结果
lab-called-changed = 已变化
lab-called-tilted = 倾斜
lab-called-thrown = 投球雷同
lab-called-biased = 有偏差
lab-records-say = 记录：{ $says }{ $p ->
    [none] { "" }
   *[other] （p { FIGURE($p) }）
}。
lab-records-left-out = 以下各项略去 { FIGURE($left) } 个结果，检验 { FIGURE($spins) } 个。
lab-records-find-out = 采信之前请查明记录是如何产生的。
lab-says-both = { $first }{ $second }
lab-says-worst-sector = 最差扇区为 { $pockets }：比应占份额{ $more ->
    [true] 多
   *[other] 少
} { FIGURE($off) } 个标准差。
lab-says-powers = 五次中有四次能发现的偏差：{ LIST($powers, by: "semicolon") }。
lab-quoted = “{ NAME($test, of: "lab-test") }”
lab-quoted-on = “{ NAME($test, of: "lab-test") }”（{ $group }）
lab-advice-sector = 停用该轮盘；测量此扇区附近的隔片与格座。
lab-advice-pocket = 停用该轮盘并检查此格：隔片、底面，以及相邻格是否较少接住球。
lab-advice-waves = 停用该轮盘并测量转盘：相对的两侧磨损相同。
lab-advice-pockets = 停用该轮盘并测量每一格：有数格不匀。
lab-advice-even = 查明这些号码如何记录：轮盘不会这样均匀，刻意平衡号码的人和程序才会。
lab-advice-distances = 检查投球：球落在距取球处固定的位置。更换荷官与速度，并逐一审计荷官。
lab-advice-likes = 查明这些号码如何记录：颜色的先后像人写的，不像轮盘给出的。
lab-advice-lags = 查明这些号码如何产生：结果取决于若干次旋转之前的结果，这指向发生器或复制的记录，而非轮盘。
lab-advice-drift = 查明当时发生了什么变化（移动、维修、换球、清洁），并分别审计其前后的结果。
lab-advice-drops = 球在某些区域更常离开轨道：调平轮盘，它有倾斜或挡块移位。
lab-advice-dealer = 问题在于一名荷官的投球：观察投球，令其变换速度与出手点，并审计同一轮盘上的其他荷官。
lab-advice-direction = 仅在一个方向出现：检查该侧的轨道与隔片。
lab-advice-ball = 仅在使用某一球时出现：停用该球并测量。
lab-advice-rotor = 仅在转盘某些速度下出现：变换速度，并检查驱动。
lab-advice-wheel = 问题在于这一轮盘：停用并检查。
lab-advice-table = 问题在于这一赌台：停用其轮盘并检查。
lab-advice-window = 问题在于这一时段：查明当时有何不同。
lab-advice-more = 记录更多旋转，并单独审计。
lab-record-twice = 每个号码出现两次：{ FIGURE($half) } 对行中有 { FIGURE($pairs) } 对相同
lab-record-twice-later = 每个号码都出现两次：{ FIGURE($half) } 对行中有 { FIGURE($pairs) } 对相同，相隔 { $rows } 行，如同一个轮盘的两个读取器被写成一份记录
lab-record-stuck = 传感器卡住：{ $runs }
lab-record-run = 自第 { FIGURE($line) } 行起 { $pocket } 连续 { $times } 次
lab-record-repeat = 行有重复：{ $blocks }；随机重复少于 { $length } 行
lab-record-block = { $now } 重复 { $before }（{ FIGURE($size) } 个号码）
lab-span-numbers = 第 { FIGURE($first) } 至 { FIGURE($last) } 个号码
lab-span-lines = 第 { FIGURE($first) } 至 { FIGURE($last) } 行
lab-listed = { LIST($parts, by: "semicolon") }{ $more ->
    [0] { "" }
   *[other] 等另外 { $more } 处
}
lab-record-rule = 某些号码之后几乎总是同一个号码（{ $steps }）：它们由规则产生，而非轮盘
lab-record-states = 某些号码之后几乎总是同一个号码（{ $steps }）：像是被读作号码的设备状态
lab-record-back = 时间倒退 { $count } 次，首次在第 { FIGURE($line) } 行；结果按书写顺序采用
lab-record-soon = { FIGURE($count) } 个结果距前一个不足 { $apart } 秒（最短 { FIGURE($least) } 秒，首次在第 { FIGURE($line) } 行）：没有轮盘会这样{ $many ->
    [true] ；可能两张赌台记作一张，因此不检验距离
   *[other] { "" }
}
lab-record-breaks = { FIGURE($count) } 次超过一小时的中断，最长 { FIGURE($hours) } 小时
lab-record-years = 超过一小时的中断有 { FIGURE($count) } 次，最长 { FIGURE($hours) } 小时：第 { FIGURE($line) } 行之前相隔一年以上，因此其时间有误
lab-record-crowded = { FIGURE($count) } 个结果时间相同（自第 { FIGURE($line) } 行起）：没有轮盘能在{ $grain ->
    [minute] 一分钟
    [hour] 一小时
   *[day] 一天
}内给出超过 { FIGURE($most) } 个
lab-record-missing = 按编号缺少 { FIGURE($count) } 次旋转，首次在第 { FIGURE($line) } 行之前
lab-record-numbered-twice = { $count } 次旋转与前一次编号相同，首次在第 { FIGURE($line) } 行
lab-watched-never = 逐次旋转监视，证据从未超过 { FIGURE($peak) } 比 1。
lab-watched-alert = 逐次旋转监视：{ FIGURE($spins) } 次旋转后，反对公平轮盘的证据{ $odds ->
    [none] 压倒性
   *[other] 为 { FIGURE($odds) } 比 1
}，最突出的是 { $guess }；公平轮盘在一年游戏中达到 { FIGURE($level) } 比 1 的概率至多 { FIGURE($alpha) }。
lab-guess = { $shape ->
    [wave] 偏向 { $middle } 的
    [pocket] 偏好 { $middle } 的
    [sector] 聚集在 { $middle } 周围的
   *[other] 不均匀的
}{ $steps ->
    [true] （顺时针格数）
   *[other] { "" }
}{ $about ->
    [results] 结果
    [steps] 相继结果间的步数
   *[other] 落球
}{ $group ->
    [none] { "" }
   *[other] （{ $group }）
}
lab-kelly = 知情的玩家可按 { $odds } 比 1 投注其筹码的 { $stakes }（按 95 % 置信下限的凯利注额），筹码每次旋转增长 { FIGURE($growth) }。
lab-kelly-stake = { $pocket } 上 { FIGURE($share) }
lab-draws-counted = { $kinds } 类共 { FIGURE($total) } 次抽取，{ $tests } 项检验。
lab-draws-impossible = { $count } 条记录不可能来自诚实的抽取；已列出。
lab-draws-fair = 按数量校正后，没有检验偏离随机。
lab-draws-few = 各类抽取都太少，无法检验随机性。
lab-draws-suspect = 一项检验在 95 % 水平偏离随机。请核对抽出的内容，并记录更多。
lab-draws-flagged = 至少一类抽取在 99 % 水平排除随机。
lab-random-short = { $sample }：太短，无法检验。
lab-random-counted = { $sample }：{ $tests } 个 p 值，{ $at95 } 个超出 95 %（期望 { FIGURE($of95) }），{ $at99 } 个超出 99 %（期望 { FIGURE($of99) }）。
lab-random-sequences = { $count } 个序列，{ $tests } 项检验：{ $short } 项超出 SP 800-22 对通过比例或 p 值均匀性的接受范围。
lab-random-fair = 按数量校正后，均未偏离随机。
lab-random-suspect = 按数量校正后，一项在 95 % 水平偏离。请抽取新样本并检验。
lab-random-flagged = 按数量校正后，在 99 % 水平排除随机：来源不合格。
lab-whole-source = 整个来源，一遍扫描
lab-sequences = 序列
lab-zone = 盘槽区域
lab-drops-equal = 落球（虚线：均等）
lab-rotor-speed = 转盘速度
lab-spins-leaning = 旋转（橙色：偏向，百分之一）
lab-picture-title = { NAME($wheel, of: "lab-wheel") }轮盘 { FIGURE($spins) } 次旋转：{ $verdict }
lab-wheel-single-zero = 单零
lab-wheel-double-zero = 双零
lab-degrees = { $shown }，p = { FIGURE($p) }
lab-shaded = 阴影：偏离应占份额最远的扇区，{ FIGURE($off) } σ：{ $pockets }
lab-expected = 每格期望 { FIGURE($hits) } 次
lab-bars = 柱：命中高于（蓝，向外）或低于（橙，向内）均等份额，以标准差（σ）计。
lab-one-in-twenty = 公平轮盘上约二十格中有一格超出 2 σ（虚线）。
lab-record-same-file = { $name } 与 { $other } 是同一文件，已略去
lab-fact-named = { NAME($fact, of: "lab-fact") }
lab-means-frequency = 一与零的数目相当。
lab-means-frequency-within-a-block = 每个分块中一与零的数目相当。
lab-means-runs = 相同比特的游程数目正常。
lab-means-longest-run = 每个分块中最长的一游程长度正常。
lab-means-matrix-rank = 比特方阵的独立行数正常。
lab-means-fourier = 离散傅里叶变换中没有突出的周期。
lab-means-template = 在全部 148 个无周期九位模式中偏离最大者。
lab-means-overlapping-template = 九个一的游程出现频率正常，含重叠。
lab-means-universal = Maurer 检验：模式的重现间隔正常，因此无法压缩。
lab-means-linear-complexity = 每个分块的最短反馈移位寄存器长度正常。
lab-means-serial = 同样位数的所有模式出现次数相等。
lab-means-approximate-entropy = 某一长度与下一长度的模式混合程度正常。
lab-means-cumulative-sums = 一与零的游走从两端看偏离程度正常。
lab-means-excursions = 两次回零之间，游走访问各邻近位置的频率正常。
lab-means-excursions-variant = 在整个游走中，距零九步以内的各位置被访问的频率正常。
lab-means-equi-distribution = 所有结果出现次数相等且不过于均匀；其和也无偏离。
lab-means-pairs = 所有不重叠的二元组出现次数相等。
lab-means-triples = 所有不重叠的三元组出现次数相等。
lab-means-tuples = 连续四、五、六个结果归入较少类别后出现均匀。
lab-means-gap = 结果重现的间隔正常，单个结果与三分之一结果皆然。
lab-means-poker = 每五个一组所含不同结果的数目正常。
lab-means-coupon-collector = 集齐一组全部结果所需时间正常。
lab-means-permutation = 连续四个不同结果的各种排列出现次数相等。
lab-means-runs-up-down = 高于与低于中值的游程以及升降游程数目正常。
lab-means-spectral = 没有突出的周期：谱的最高峰，按 Fisher 检验。
lab-means-correlation = 结果与之前（至多前十个）的结果无关：分别及整体检验。
lab-means-sub-sequences = 每隔二、三、五、七个取出的结果各自均匀分布。
lab-means-wheel-order = 结果及其间距沿轮盘不形成波动。
lab-by-section = SP 800-22，{ $section }。{ $means }
lab-sample-named = { NAME($sample, of: "lab-sample") }
lab-sample-raw-bits = 原始比特
lab-sample-37-way = 37 格
lab-sample-38-way = 38 格
lab-sample-whole-source = 完整来源
lab-sample-sequences = 序列
lab-sample-headed = { $name }：{ $how }
lab-fact-raw-bits = 原始比特
lab-fact-37-way = 37 格
lab-fact-38-way = 38 格
lab-fact-sample = { FIGURE($count) }，{ $how }；SHA-256 { $digest }
lab-fact-whole = { FIGURE($count) } 个{ NAME($unit, of: "lab-unit") }，一遍扫描；SHA-256 { $digest }
lab-unit-bytes = 字节
lab-unit-outcomes = 结果
lab-source-seed = Python 的生成器（MT19937），种子 { $seed }
lab-source-system = 操作系统的随机源，抽取于 { $at }
lab-how-unscaled = 未缩放，每字节高位在先
lab-how-six-bits = 每次六个比特；不合者丢弃并重抽
lab-how-system = 未缩放，来自操作系统
lab-how-virtual = 已缩放：虚拟轮盘，{ $wheel }
lab-how-written = 记录的结果，按文本读取：{ $doubled ->
    [true] 0 至 36 及 00
   *[false] { $least } 至 { $most }
}（{ $given ->
    [true] 按所给范围
   *[false] 出现的最小与最大值
}）
lab-few-bits = 需要 { FIGURE($least) } 个比特，现有 { FIGURE($size) } 个
lab-few-returns = 游走回零 { $count } 次；需要 500 次
lab-few-outcomes = 需要 { FIGURE($least) } 个结果，现有 { FIGURE($size) } 个
lab-few-classes = 不足以分成两类结果
lab-few-kinds = { $kinds } 种结果的数目不足以检验更长的组合
lab-second-level = { NAME($test, of: "lab-test") }：{ NAME($part, of: "lab-share") }
lab-share-proportion = 比例
lab-share-uniformity = 均匀性
lab-piece-of = { NAME($test, of: "lab-test") } { NAME($part, of: "lab-piece") }
lab-piece-backward = 逆向
lab-piece-forward = 正向
lab-piece-chi-square = 卡方
lab-piece-sums = 求和
lab-piece-too-even = 过于均匀
lab-piece-a-third = 三分之一
lab-piece-one = 单个
lab-piece-first = 第一
lab-piece-second = 第二
lab-piece-middle = 中值
lab-piece-up-and-down = 升降
lab-piece-lags = 全部滞后
lab-piece-distance = 间距
lab-piece-lag-1 = 滞后 1
lab-piece-lag-2 = 滞后 2
lab-piece-lag-3 = 滞后 3
lab-piece-lag-4 = 滞后 4
lab-piece-lag-5 = 滞后 5
lab-piece-lag-6 = 滞后 6
lab-piece-lag-7 = 滞后 7
lab-piece-lag-8 = 滞后 8
lab-piece-lag-9 = 滞后 9
lab-piece-lag-10 = 滞后 10
lab-piece-every-2 = 每 2 个
lab-piece-every-3 = 每 3 个
lab-piece-every-5 = 每 5 个
lab-piece-every-7 = 每 7 个
lab-piece-wave-1 = 波 1
lab-piece-wave-2 = 波 2
lab-piece-wave-3 = 波 3
lab-piece-wave-4 = 波 4

## evidence

evidence-title = { $program } 的证据
evidence-made = 制作于 { $at }，{ NAME($run, of: "evidence-run") }运行。
evidence-run-full = 完整
evidence-run-short = 简短
evidence-contents = 目录
evidence-by-standard = 按标准的目录
evidence-none-for-it = 未为此执行任何内容
evidence-empty = 无。
evidence-seconds = { FIGURE($seconds) } 秒
evidence-line = { $title }：{ $says }
evidence-more-rows = { $title }（evidence.json 中另有 { $count } 行）
evidence-status-named = { NAME($status, of: "evidence-status") }
evidence-status-passed = 通过
evidence-status-failed = 未通过
evidence-status-not-run = 未执行
evidence-status-see-below = 见下文
evidence-row = { LIST($cells, by: "semicolon") }
evidence-counted = { $count } 项{ $status }
evidence-amount = { MONEY($cents) }
evidence-moment = { MOMENT($at) }
evidence-both = { $first }：{ $second }
evidence-level = { NAME($level, of: "level") }
evidence-fate = { NAME($fate, of: "fate") }
evidence-roles = { LIST($roles, of: "role") }
evidence-phases = { LIST($phases, of: "evidence-phase") }
evidence-deviations = 未决偏差
evidence-program = 程序与摘要
evidence-settings = 设置
evidence-clauses = 规则书：每一条款及其证明
evidence-scenarios = 为本证据在系统中演示的情景
evidence-par-sheets = 所有游戏的 PAR 表
evidence-randomness = 随机性：对原始与映射输出的检验组
evidence-access = 权限：谁可以做什么
evidence-verification = 核验、计数器与签名头
evidence-recall = 最近各局的回放
evidence-backup = 备份与恢复
evidence-interruption = 中断：运行中的系统被强行终止并重新启动
evidence-says-ended = { $count } 个部分：{ LIST($ended) }。未决：{ $open }。
evidence-says-skipped = 由 --skip 略去。
evidence-says-broke = 无法制作：{ $why }
evidence-says-program = 版本 { $version }。摘要为此处运行的文件的 SHA-256。
evidence-says-settings = 在本环境中生效的设置，机密已遮盖。
evidence-says-levels = 证明级别来自项目自身测试的记录运行，而非本次运行；情景部分来自本次运行。
evidence-says-open-rows = { $count } 行未决：没有经过系统的测试予以证明。
evidence-says-no-scenarios = 未执行：此安装没有附带情景。
evidence-says-scenarios = 共 { $count } 个情景，演示了 { $played } 个，{ $missed } 处不符。
evidence-left-scenarios = 本次简短运行未演示 { $count } 个情景。
evidence-says-par = 为本证据精确计算，涵盖所有选项组合：{ $games } 个游戏，{ $sheets } 份不同的表；分数见 evidence.json。
evidence-sheet = { $game }{ $options ->
    [none] { "" }
   *[other] ；{ $options }
}（{ $count } 种选项组合）
evidence-says-drawn = 为本证据抽取了运行中来源的 { FIGURE($bits) } 个原始比特，以及虚拟轮盘在 37 与 38 格上各 { FIGURE($outcomes) } 个结果。
evidence-says-access = 每个游戏及系统其他流的每条命令：角色、阶段及其依据条款。
evidence-says-played = 在每本规则书的赌台上开始了 { $rounds } 局；审计员与引擎不共用任何计算，由 { FIGURE($records) } 条记录重新计算了每项余额与计数器。
evidence-says-heads = { $count } 个签名头覆盖日志，签名者 { LIST($keys) }。同一日志见 log.jsonl，其格式可由他人的核验程序读取。
evidence-says-alone = 旁边的独立核验程序 verify_log.py 认定 log.jsonl 无误。
evidence-says-alone-fails = 独立核验程序报告：{ $why }
evidence-left-alone = 此安装未附带独立核验程序。
evidence-left-part = 此处没有“{ NAME($part, of: "evidence-part") }”的文件：本证据包未涉及它们。
evidence-not-set = 未设置
evidence-says-recall = 每张赌台最近 { $count } 局，由日志读回。
evidence-says-backup = 在无人使用时复制系统，恢复到另一文件夹并核验；随后更改了副本的一个字节。
evidence-says-interruption = 系统以进程启动，并在终端发送投注时未经警告即被终止。每次终止后核验日志并重新启动系统：曾显示的结果须再次显示；已答复的命令以其键重新发送，须得到相同答复；未获答复的须有定论。
evidence-says-tickets = 每次终止前发出一张票券，每隔一张已兑付。之后出纳再尝试兑付两次。
evidence-parts = 组成部分
evidence-part-named = { NAME($part, of: "evidence-part") }
evidence-part-code = 代码
evidence-part-books = 规则书
evidence-part-screens = 屏幕
evidence-books = 规则书
evidence-open-rows = 未决行
evidence-misses = 不符之处
evidence-meters = 各赌台计数器
evidence-identities = 恒等式
evidence-heads = 签名头
evidence-last-games = 赌台 { $table }，最近 { $count } 局
evidence-steps = 步骤
evidence-kills = 强行终止
evidence-column-standard = 标准
evidence-column-heading = 标题
evidence-column-section = 部分
evidence-column-status = 状态
evidence-column-seconds = 秒
evidence-column-page = 页
evidence-column-kind = 类别
evidence-column-part = 部分
evidence-column-files = 文件数
evidence-column-digest = 摘要
evidence-column-value = 值
evidence-column-book = 规则书
evidence-column-rows = 行数
evidence-column-done-by-house = 由系统完成
evidence-column-proven = 已在系统中证明
evidence-column-says = 内容
evidence-column-fate = 归为
evidence-column-scenarios = 情景数
evidence-column-scenario = 情景
evidence-column-missed = 不符
evidence-column-stream = 流
evidence-column-action = 命令
evidence-column-roles = 角色
evidence-column-phases = 阶段
evidence-column-one-way = 一种算法
evidence-column-other-way = 另一种
evidence-column-holds = 结果
evidence-column-records = 记录数
evidence-column-root = 根
evidence-column-last-hash = 末条记录的哈希
evidence-column-signed-at = 签名时间
evidence-column-round = 局
evidence-column-record = 记录
evidence-column-at = 时间
evidence-column-kill = 终止
evidence-column-rounds-shown = 之前显示的局数
evidence-column-shown-again = 再次显示
evidence-column-wagers = 已接受命令
evidence-column-answered-again = 答复相同
evidence-column-in-doubt = 无答复
evidence-column-decided = 已定论
evidence-column-ticket = 票券只兑付一次
evidence-column-verified = 日志核验
evidence-same-meter = { $table }：{ $column }，计数器与重新计算
evidence-same-credit = { $table }：{ $player } 的计数器余额与实际持有
evidence-same-total = { $column }：各台之和与总计
evidence-same-records = 日志记录数与签名头覆盖的记录数
evidence-step-copied = 制作副本
evidence-step-restored = 将副本恢复到空文件夹
evidence-step-verified = 核验恢复的内容
evidence-step-same = 其 { FIGURE($records) } 条记录与根均相同
evidence-step-refused = 记录被更改的副本不予恢复
evidence-ticket-none = 无票券
evidence-ticket-paid-before = 终止前已兑付
evidence-ticket-paid-after = 终止后兑付
evidence-phase-closed = 赌台关闭
evidence-phase-idle = 两局之间
evidence-phase-betting = 下注
evidence-phase-final-bets = 最后下注
evidence-phase-no-more-bets = 停止下注
evidence-phase-settled = 已结算
evidence-phase-void = 作废
evidence-phase-held = 暂停

## simulated

simulated-title = { $game }：{ LIST($wagers) }；{ $limits }
simulated-wager = { BET($bet) } { MONEY($stake) }
simulated-limits = 限额 { $range }
simulated-no-limits = 无限额
simulated-by-strategy = { $title }；{ $strategy }
simulated-found = 结果
simulated-confidence = 95 % 置信区间
simulated-exact = 精确值
simulated-measure-named = { NAME($measure, of: "simulated-measure") }
simulated-measure-edge = 庄家优势
simulated-measure-net-a-spin = 每转净值
simulated-measure-hit-rate = 命中率
simulated-measure-net = 净值
simulated-measure-ahead = 盈利
simulated-measure-gain = 盈亏
simulated-measure-ruin = 破产
simulated-measure-loss-of-stakes = 投注损失
simulated-from-to = { $low } 至 { $high }
simulated-not-known = 未知
simulated-gain = ${ FIGURE($amount) }
simulated-loss = −${ FIGURE($amount) }
simulated-how = { $method }；{ LIST($many) }
simulated-spins = { FIGURE($spins) } 次旋转
simulated-sessions = { FIGURE($sessions) } 个场次，每场最多 { FIGURE($spins) } 次旋转
simulated-seed = 种子 { $seed }
simulated-staked = 投注 { MONEY($staked) }，净值 { MONEY($net) }
simulated-quantile = { FIGURE($share) } { MONEY($cents) }
simulated-quantiles = { $ends ->
    [stacks] 结束时余额不超过
   *[net] 净值不超过
}，对应概率：{ LIST($shown) }
simulated-made-with = 制作工具：{ $made }
simulated-at-limit = 超过赌台最高限额时：{ NAME($what, of: "simulated-limit") }
simulated-limit-restart = 重新开始
simulated-limit-most = 下最高注
simulated-limit-stop = 停止
simulated-by-spin = 逐次抽取
simulated-by-multinomial = 一次抽取全部计数（多项分布）
simulated-by-convolution = 精确卷积，无抽取
simulated-by-states = 逐状态推演，无抽取
simulated-played-back = 逐次由 { $source } 回放
simulated-interpreted = 解释执行
simulated-compiled = 编译执行
simulated-both = { $spun }；{ $how }
