final class Timer {
    var onTick: ((Int) -> Void)?
    func fire(_ count: Int) { for tick in 1...count { onTick?(tick) } }
}
final class CountdownModel {
    var remaining: Int
    init(from start: Int, timer: Timer) {
        remaining = start
        timer.onTick = { [weak self] tick in
            guard let self else { return print("tick \(tick) ignored") }
            remaining -= 1
            print("tick \(tick): \(remaining) left")
        }
    }
    deinit { print("model released at \(remaining)") }
}
let timer = Timer()
var model: CountdownModel? = CountdownModel(from: 5, timer: timer)
timer.fire(2)
model = nil
timer.fire(1)
