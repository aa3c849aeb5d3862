final class Clock {
    private var now = 0, nextID = 0
    private var timers: [(id: Int, at: Int, fire: () -> Void)] = []
    typealias Cancel = () -> Void

    @discardableResult
    func after(_ delay: Int, _ fire: @escaping () -> Void) -> Cancel {
        nextID += 1
        let id = nextID
        timers.append((id, now + delay, fire))
        return { [weak self] in self?.timers.removeAll { $0.id == id } }
    }
    func advance(_ ticks: Int) {
        let end = now + ticks
        while let next = timers.filter({ $0.at <= end }).min(by: { ($0.at, $0.id) < ($1.at, $1.id) }) {
            timers.removeAll { $0.id == next.id }
            now = next.at
            next.fire()
        }
        now = end
    }
    func stamp(_ text: String) -> String { "t=\(now) \(text)" }
    var pending: Int { timers.count }
}
func debounce<each A>(_ delay: Int, on clock: Clock, _ action: @escaping (repeat each A) -> Void) -> (repeat each A) -> Void {
    var cancel: Clock.Cancel?
    return { (args: repeat each A) in
        cancel?()
        cancel = clock.after(delay) { action(repeat each args) }
    }
}
func throttle<T>(_ every: Int, on clock: Clock, trailing: Bool = false, _ action: @escaping (T) -> Void) -> (T) -> Void {
    var isOpen = true, last: T?
    func call(_ value: T) {
        guard isOpen else { if trailing { last = value }; return }
        isOpen = false
        action(value)
        clock.after(every) {
            isOpen = true
            if let value = last { last = nil; call(value) }
        }
    }
    return call
}
func retry(_ times: Int, delay: @escaping (Int) -> Int = { 1 << $0 }, on clock: Clock, _ work: @escaping (_ attempt: Int) -> Bool, done: @escaping (Int?) -> Void) {
    func attempt(_ n: Int) { if work(n) { done(n) } else if n == times { done(nil) } else { clock.after(delay(n)) { attempt(n + 1) } } }
    attempt(1)
}
let clock = Clock()
let search = debounce(3, on: clock) { (text: String, page: Int) in print(clock.stamp("search \(text) \(page)")) }
search("s", 1); clock.advance(1); search("sw", 1); clock.advance(2); search("swi", 2); clock.advance(5)
let scroll = throttle(4, on: clock) { (y: Int) in print(clock.stamp("scroll \(y)")) }
let drag = throttle(4, on: clock, trailing: true) { (p: (x: Int, y: Int)) in print(clock.stamp("drag \(p.x),\(p.y)")) }
for i in 0..<10 { scroll(i * 10); drag((i, -i)); clock.advance(1) }
clock.advance(20)
retry(4, on: clock) { n in print(clock.stamp("try \(n)")); return n == 3 } done: { print("done", $0 as Any) }
retry(2, delay: { _ in 5 }, on: clock, { _ in false }) { print(clock.stamp("gave up"), $0 ?? -1) }
print("pending", clock.pending); clock.advance(100); print("pending", clock.pending)
