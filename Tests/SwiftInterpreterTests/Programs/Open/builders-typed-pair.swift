protocol Part { var text: String { get } }
struct Word: Part { let text: String; init(_ t: String) { text = t } }
struct Pair<A: Part, B: Part>: Part { let a: A, b: B; var text: String { a.text + " " + b.text } }
struct Either<A: Part, B: Part>: Part { let a: A?, b: B?; var text: String { a.map { "L(\($0.text))" } ?? b.map { "R(\($0.text))" } ?? "" } }
struct Maybe<A: Part>: Part { let a: A?; var text: String { a?.text ?? "~" } }
struct Many<A: Part>: Part { let a: [A]; var text: String { "{" + a.map(\.text).joined(separator: ",") + "}" } }
struct Empty: Part { let text = "empty" }
struct Erased: Part { let text: String; init(_ p: any Part) { text = "any " + p.text } }
@resultBuilder enum Sentence {
  static func buildBlock() -> Empty { Empty() }
  static func buildPartialBlock<A: Part>(first a: A) -> A { a }
  static func buildPartialBlock<A: Part, B: Part>(accumulated a: A, next b: B) -> Pair<A, B> { Pair(a: a, b: b) }
  static func buildExpression<A: Part>(_ a: A) -> A { a }
  static func buildExpression(_ s: String) -> Word { Word(s) }
  static func buildExpression(_ n: Int) -> Word { Word("#\(n)") }
  static func buildExpression(_ v: Void) -> Empty { Empty() }
  static func buildEither<A: Part, B: Part>(first a: A) -> Either<A, B> { Either(a: a, b: nil) }
  static func buildEither<A: Part, B: Part>(second b: B) -> Either<A, B> { Either(a: nil, b: b) }
  static func buildOptional<A: Part>(_ a: A?) -> Maybe<A> { Maybe(a: a) }
  static func buildArray<A: Part>(_ a: [A]) -> Many<A> { Many(a: a) }
  static func buildLimitedAvailability<A: Part>(_ a: A) -> Erased { Erased(a) }
}
func say(@Sentence _ f: () -> some Part) -> String { let p = f(); return "\(type(of: p)): \(p.text)" }
let on = true, n: Int? = 4; var side = 0
print(say { }); print(say { "one" }); print(say { "a"; 2; Word("c") })
print(say { if on { "yes" } else { 0 } }); print(say { if !on { "x" } else if n == nil { "nil" } else { 3 } })
print(say { if let n { n; "got" } }); print(say { if let n, n > 9 { n } })
print(say { for i in 1...3 { if i == 2 { "two" } else { i } } }); print(say { let k = 5; "k"; k + 1 })
print(say { switch n { case nil: "none"; case 4?: 44; case let x?: Word("other \(x)") } })
print(say { "s"; side += 1; side }); print(say { if #available(macOS 10, *) { "avail" } })
print(say { let words = ["p", "q"]; for w in words where w != "p" { w } })
