precedencegroup PipePrecedence {
    associativity: left
    higherThan: AssignmentPrecedence
    lowerThan: AdditionPrecedence
}
infix operator |>: PipePrecedence
infix operator >>>: AdditionPrecedence
func |> <A, B>(value: A, transform: (A) -> B) -> B { transform(value) }
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }

func double(_ n: Int) -> Int { n * 2 }
func stars(_ n: Int) -> String { String(repeating: "*", count: n) }
print(1 + 2 |> double |> stars)
let banner = double >>> double >>> stars
print(banner(2))
print("  swift ".split(separator: " ") |> { $0.joined() } |> { $0.uppercased() })
print([1, 2, 3].map(double >>> String.init))
