enum State: Hashable, CaseIterable { case idle, connecting, online, backoff(Int), closed; static let allCases: [State] = [.idle, .connecting, .online, .backoff(1), .closed] }
enum Input: Equatable { case open, success, fail(fatal: Bool = false), tick, close }
enum Effect: Equatable { case dial, notify(String), wait(Double) }
func step(_ s: State, _ i: Input, tries: inout Int) -> (next: State, effects: [Effect])? {
  switch (s, i) {
  case (.closed, _), (_, .success) where s != .connecting: return nil
  case (.idle, .open), (.backoff(0), .tick): return (.connecting, [.dial])
  case (.backoff(let n), .tick): return (.backoff(n - 1), [])
  case (.connecting, .success): defer { tries = 0 }; return (.online, tries > 0 ? [.notify("back after \(tries)")] : [.notify("up")])
  case (.connecting, .fail(true)), (.online, .fail(fatal: true)): return (.closed, [.notify("fatal in \(s)")])
  case (.connecting, .fail), (.online, .fail): tries += 1; return tries > 2 ? (.closed, [.notify("gave up")]) : (.backoff(tries), [.wait(Double(tries) / 2)])
  case (let from, .close): return (.closed, from == .idle ? [] : [.notify("bye")])
  case (.idle, _), (.connecting, _), (.online, _), (.backoff, _): return nil } }
func run(_ inputs: Input..., from s: State = .idle) { var s = s, tries = 0, out: [String] = []; for i in inputs { if let (n, e) = step(s, i, tries: &tries) { s = n; out.append("\(n)" + e.map { switch $0 { case .dial: "!"; case .notify(let m): " '\(m)'"; case .wait(let w): " \(w)s" } }.joined()) } else { out.append("-") } }; print(out.joined(separator: ", "), "tries", tries) }
run(.open, .success, .close); run(.open, .fail(), .tick, .tick, .success); run(.open, .fail(), .tick, .tick, .fail(), .tick, .tick, .tick, .fail(), .open); run(.tick, .success, .close, .open); run(.open, .fail(fatal: true)); run(.open, .success, .fail(), .close); run(.fail(), from: .online); run(.tick, .success, from: .backoff(0))
var t = 0; for s in State.allCases { print(s, [Input.open, .success, .fail(), .tick, .close].map { step(s, $0, tries: &t)?.effects.count ?? -1 }, t); t = 0 }
let table: [State: [String]] = Dictionary(grouping: State.allCases.flatMap { s in [Input.open, .close].compactMap { i -> (State, State)? in var k = 0; return step(s, i, tries: &k).map { ($0.next, s) } } }, by: \.0).mapValues { $0.map { "\($0.1)" }.sorted() }; print(table[.closed]!, table[.connecting] ?? [], table[.online] as Any); print(step(.online, .fail(), tries: &t).map(\.next) == .backoff(1), t)
