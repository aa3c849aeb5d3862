@dynamicMemberLookup struct Wrapper<T> { var base: T; subscript<V>(dynamicMember k: KeyPath<T, V>) -> V { base[keyPath: k] } }
struct User { var name: String; var age: Int }
let w = Wrapper(base: User(name: "Eve", age: 3))
print(w.name, w.age + 1)
@dynamicMemberLookup struct Bag { var values: [String: Int] = [:]; subscript(dynamicMember n: String) -> Int { get { values[n] ?? 0 } set { values[n] = newValue } } }
var b = Bag(); b.apples = 3; b.apples += 2; print(b.apples, b.pears)
@dynamicCallable struct Adder { func dynamicallyCall(withArguments a: [Int]) -> Int { a.reduce(0, +) } }
struct Fn { var k: Int; func callAsFunction(_ x: Int) -> Int { x * k }; func callAsFunction(text: String) -> String { text + "\(k)" } }
print(Fn(k: 3)(4), Fn(k: 2)(text: "t"))
