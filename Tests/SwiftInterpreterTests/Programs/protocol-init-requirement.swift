protocol Buildable { init(value: Int); var value: Int { get } }
extension Buildable { init() { self.init(value: 7) }; static func zero() -> Self { Self(value: 0) } }
struct A: Buildable { var value: Int }
final class B: Buildable { let value: Int; required init(value: Int) { self.value = value * 2 } }
print(A().value, B().value, A.zero().value, B.zero().value)
func make<T: Buildable>(_ type: T.Type) -> T { type.init(value: 3) }
print(make(A.self).value, make(B.self).value)
let types: [any Buildable.Type] = [A.self, B.self]
print(types.map { $0.init(value: 1).value })
