indirect enum Expr: Equatable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral { case num(Double), variable(String), binary(Op, Expr, Expr), call(name: String, args: [Expr]), letIn(String, Expr, Expr), neg(Expr); enum Op: Character, CaseIterable { case add = "+", sub = "-", mul = "*", div = "/" }
  init(integerLiteral v: Int) { self = .num(Double(v)) }; init(stringLiteral s: String) { self = .variable(s) }
  static func + (a: Expr, b: Expr) -> Expr { .binary(.add, a, b) }; static func * (a: Expr, b: Expr) -> Expr { .binary(.mul, a, b) }; static func - (a: Expr, b: Expr) -> Expr { .binary(.sub, a, b) }; static func / (a: Expr, b: Expr) -> Expr { .binary(.div, a, b) }; static prefix func - (a: Expr) -> Expr { .neg(a) } }
enum EvalError: Error, Equatable { case unbound(String), divideByZero, arity(expected: Int, got: Int) }
extension Expr {
  func eval(_ env: [String: Double] = [:]) throws -> Double { switch self {
    case .num(let n): return n
    case .variable("pi"): return 3
    case let .variable(v): guard let x = env[v] else { throw EvalError.unbound(v) }; return x
    case .binary(.div, _, .num(0)): throw EvalError.divideByZero
    case let .binary(op, l, r): let (a, b) = (try l.eval(env), try r.eval(env)); switch op { case .add: return a + b; case .sub: return a - b; case .mul: return a * b; case .div where b == 0: throw EvalError.divideByZero; case .div: return a / b }
    case .call("max", let args) where !args.isEmpty: return try args.map { try $0.eval(env) }.max()!
    case .call(name: "sq", args: let a): guard a.count == 1, let x = try a.first?.eval(env) else { throw EvalError.arity(expected: 1, got: a.count) }; return x * x
    case .call(let n, _): throw EvalError.unbound(n + "()")
    case .letIn(let n, let v, let body): return try body.eval(env.merging([n: v.eval(env)]) { $1 })
    case .neg(let e): return try -e.eval(env) } }
  var simplified: Expr { switch self { case .binary(.mul, 0, _), .binary(.mul, _, .num(0)): 0; case .binary(.mul, 1, let e), .binary(.mul, let e, 1), .binary(.add, 0, let e), .binary(.add, let e, 0): e.simplified; case .neg(.neg(let e)): e.simplified; case let .binary(op, l, r) where l.simplified != l || r.simplified != r: Expr.binary(op, l.simplified, r.simplified).simplified; case let .call(n, a): .call(name: n, args: a.map(\.simplified)); default: self } }
  var text: String { switch self { case .num(let n) where n < 0: "(\(n))"; case .num(let n): n == n.rounded() ? "\(Int(n))" : "\(n)"; case .variable(let v): v; case let .binary(op, l, r): "(\(l.text)\(op.rawValue)\(r.text))"; case .call(let n, args: let a): "\(n)(\(a.map(\.text).joined(separator: ",")))"; case .letIn(let n, let v, let b): "let \(n)=\(v.text) in \(b.text)"; case .neg(let e): "-" + e.text } }
  var free: Set<String> { switch self { case .num: []; case .variable(let v): [v]; case .binary(_, let l, let r): l.free.union(r.free); case .call(_, let a): a.reduce(into: []) { $0.formUnion($1.free) }; case let .letIn(n, v, b): v.free.union(b.free.subtracting([n])); case .neg(let e): e.free } } }
let es: [Expr] = [1 + 2 * "x", ("x" - 1) / ("y" - "y"), .call(name: "max", args: [1, "x" * "x", -5]), .letIn("y", "x" + 1, "y" * "y"), .call(name: "sq", args: []), "nope" + 1, 4 / 0, -(-("pi")), .call(name: "foo", args: [1])]
for e in es { do { print(e.text, "=", try e.eval(["x": 3, "y": 2])) } catch let EvalError.unbound(n) { print(e.text, "unbound", n) } catch EvalError.arity(let want, got: let n) { print("arity", want, n) } catch { print(e.text, error) } }
print(((0 * "a") + (1 * ("b" + 0))).simplified.text, (-(-"q")).simplified.text, Expr.call(name: "f", args: [1 * "z", 2 + 0]).simplified.text, ((("x" * 1) * 1) * 1).simplified == "x")
print(es.map { $0.free.sorted() }, Expr.Op.allCases.map(\.rawValue), Expr.Op(rawValue: "*") == .mul, (try? es[0].eval()) as Any)
