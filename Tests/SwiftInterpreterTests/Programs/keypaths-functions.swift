struct Address { var city: String }; struct Person { var name: String; var age: Int; var address: Address; var tags: [String] = [] }
var people = [Person(name: "B", age: 30, address: .init(city: "Rome")), Person(name: "A", age: 20, address: .init(city: "Oslo"), tags: ["x"])]
func sorted<T, V: Comparable>(_ a: [T], by k: KeyPath<T, V>) -> [T] { a.sorted { $0[keyPath: k] < $1[keyPath: k] } }
print(sorted(people, by: \.age).map(\.name), people.map(\.address.city), people.filter(\.tags.isEmpty).count)
func set<T, V>(_ x: inout T, _ k: WritableKeyPath<T, V>, _ v: V) { x[keyPath: k] = v }
set(&people[0], \.address.city, "Paris")
print(people[0].address.city)
let k = \Person.name.count
print(people[0][keyPath: k], people.map(\.tags.first).count)
let path: KeyPath<Person, Int> = \.age
print(people.map { $0[keyPath: path] }.max()!, [3, 1].map(\.self))
