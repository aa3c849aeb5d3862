struct Person { let name: String; var age = 30 }
struct Celsius { let value: Double
    init(_ value: Double) { self.value = value }
    init(fahrenheit: Double) { value = (fahrenheit - 32) / 1.8 }
}
enum Level: Int { case low, mid, high }
enum Item { case link(String), number(Int) }
print(["1", "x", "3"].compactMap { Int($0) })
print([20.5, 30].map(Celsius.init(_:)).map(\.value), [32, 212].map(Celsius.init(fahrenheit:)).map(\.value))
print([0, 2, 5].compactMap(Level.init(rawValue:)).map { "\($0)" })
print(zip(["Al", "Di"], [4, 50]).map(Person.init).map { "\($0.name) \($0.age)" })
for item in ["a.com", "b.org"].map(Item.link) + [1].map(Item.number) { print(item) }
let make: (String) -> Person = { Person(name: $0) }
print(make("Zed"))
