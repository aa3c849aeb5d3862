final class Dialog {
  var trace: [String] = []
  func present(title: String = "none", onShow: () -> Void = {}, onAccept: ((Int) -> Bool)? = nil, onCancel: () -> Void) {
    onShow(); let accepted = onAccept?(2) ?? false; onCancel(); trace.append("\(title) accepted \(accepted)")
  }
  func ask(_ question: String, then: (String) -> Void, retries: Int = 1) { for i in 0..<retries { then("\(question)\(i)") } }
  func flow(if condition: @autoclosure () -> Bool, _ body: () throws -> Int, catch handler: ((any Error) -> Int)? = nil) -> Int {
    guard condition() else { return -1 }
    do { return try body() } catch { return handler?(error) ?? -2 }
  }
}
enum Oops: Error { case bad(Int) }
let d = Dialog(); var seen: [String] = []
d.present { seen.append("cancel") }
d.present(title: "t") { seen.append("show") } onAccept: { $0 == 2 } onCancel: { seen.append("cancel2") }
d.present(onAccept: { _ in true }) { seen.append("cancel3") }
d.present(onShow: { seen.append("s4") }) { seen.append("c4") }
print(d.trace); print(seen)
d.ask("q") { seen.append($0) }; d.ask("r", then: { seen.append($0) }, retries: 2); print(seen.suffix(3))
print(d.flow(if: true) { 4 }); print(d.flow(if: 1 > 2) { 4 })
print(d.flow(if: true) { throw Oops.bad(9) } catch: { if case Oops.bad(let n) = $0 { return n } else { return 0 } })
print(d.flow(if: !seen.isEmpty) { throw Oops.bad(9) })
let value = d.flow(if: true) { seen.count } + { $0 * 2 }(5); print(value == seen.count + 10)
let chained = [3, 1, 2].sorted { $0 > $1 }.map { $0 * 2 }.first { $0 < 5 }.map { "\($0)" } ?? "none"; print(chained)
if let big = ([1, 5, 9].first { $0 > 4 }) { print(big) }
for x in ([1, 2, 3, 4].filter { $0 % 2 == 0 }) { print(x, terminator: ";") }; print()
let lazyThing: () -> [Int] = { [1, 2].map { $0 + 1 } }; print(lazyThing())
func variadic(_ xs: Int..., f: (Int) -> Int) -> [Int] { xs.map(f) }; print(variadic(1, 2) { $0 * 3 }, variadic { $0 })
