enum Key { case character(Character), arrow(dx: Int, dy: Int), enter }
struct Press { let key: Key; var shift = false }

func action(for press: Press) -> String {
    switch (press.key, press.shift) {
    case (.character("q"), _): return "quit"
    case (.character(let c), true): return "type \(c.uppercased())"
    case (.character(let c), false): return "type \(c)"
    case (.arrow(dx: 0, let dy), _): return dy < 0 ? "up" : "down"
    case (.arrow(let dx, 0), let shift): return "\(shift ? "select" : "move") \(dx)"
    case (.arrow, _): return "diagonal"
    case (.enter, _): return "submit"
    }
}
let presses = [Press(key: .character("a")), Press(key: .character("b"), shift: true), Press(key: .character("q")),
               Press(key: .arrow(dx: 0, dy: -1)), Press(key: .arrow(dx: 2, dy: 0), shift: true),
               Press(key: .arrow(dx: 1, dy: 1)), Press(key: .enter)]
for press in presses { print(action(for: press)) }
