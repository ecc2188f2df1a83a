## crown

crown-layout-does-not-go-with-wheel = 布局 { $name } 与 { $wheel } 轮盘不相配
