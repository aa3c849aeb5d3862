// swift-format-ignore-file
indirect enum Expr { case num(Int), add(Expr, Expr), mul(Expr, Expr) }
func eval(_ e: Expr) -> Int {
  switch e {
  case .num(let n): n
  case .add(let a, let b): eval(a) + eval(b)
  case let .mul(a, b): eval(a) * eval(b)
  }
}
print(eval(.add(.num(2), .mul(.num(3), .num(4)))))
enum State { case idle, loading(progress: Double), done(items: [String], total: Int), failed(Error) }
struct Oops: Error { var code: Int }
func text(_ s: State) -> String {
  switch s {
  case .idle: return "idle"
  case .loading(let p) where p > 0.5: return "nearly"
  case .loading(progress: let p): return "loading \(p)"
  case .done(let items, _) where items.isEmpty: return "empty"
  case .done(items: let items, total: let t): return "\(items.joined(separator: ",")) of \(t)"
  case .failed(let e as Oops): return "oops \(e.code)"
  case .failed: return "failed"
  }
}
print(text(.idle), text(.loading(progress: 0.2)), text(.loading(progress: 0.9)), text(.done(items: [], total: 1)))
print(text(.done(items: ["a", "b"], total: 5)), text(.failed(Oops(code: 3))))
let s = State.loading(progress: 0.3)
if case .loading(let p) = s { print("p", p) }
guard case .loading = s else { fatalError() }
if case .idle = s { print("no") } else { print("not idle") }
let all: [State] = [.idle, .loading(progress: 1), .loading(progress: 2)]
for case .loading(let p) in all { print(p) }
