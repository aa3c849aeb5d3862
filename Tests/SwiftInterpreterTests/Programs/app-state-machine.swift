struct Machine { enum State { case off, on(level: Int), broken(reason: String) }; enum Event { case toggle, up, hit }; private(set) var state = State.off
  mutating func send(_ e: Event) { switch (state, e) { case (.off, .toggle): state = .on(level: 1); case (.on, .toggle): state = .off; case (.on(let n), .up) where n < 3: state = .on(level: n + 1); case (.on(3), .up): state = .broken(reason: "max"); case (_, .hit): state = .broken(reason: "hit"); default: break } } }
var m = Machine(); for e in [Machine.Event.toggle, .up, .up, .up, .toggle] { m.send(e); print(m.state) }
var k = Machine(); k.send(.up); k.send(.hit); print(k.state); if case .broken(let why) = k.state { print(why) }
