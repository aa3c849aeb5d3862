struct Person { var name: String?, age: Int?, friend: Box?, email = "none"
    final class Box { let value: Person; init(_ v: Person) { value = v } } }
let name = "global", age = -1
func describe(_ person: Person?) -> String {
    guard let person else { return "nobody (\(name))" }
    if let name = person.name, let age = person.age, age > 17 { return "\(name) \(age)" }
    else if let name = person.name { return "\(name) minor \(person.age.map { age in "\(age)" } ?? "\(age)")" }
    guard let age = person.age else { return "\(name) ageless" }
    let name = "anon\(age)"
    return name
}
func friends(of person: Person) -> [String] {
    var names: [String] = [], person = person
    while let friend = person.friend?.value {
        (_, person) = (names.append(friend.name ?? name), friend)
    }
    return names
}
func classify(_ value: Any?) -> String {
    switch value {
    case nil: return "nil"
    case let value as Int where value > 100: return "big \(value)"
    case let value as Int: do { let value = value * 2; return "doubled \(value)" }
    case let value as String: if let value = Int(value) { return "number text \(value + 1)" } else { return "text \(value.count)" }
    case let (value, other) as (Int, String): return "pair \(other)\(value)"
    case let value?: return "other \(value)"
    }
}
func sum(_ texts: [String]) -> (Int, [String]) {
    var total = 0, bad: [String] = []
    loop: for text in texts {
        guard let n = Int(text) else { if text == "stop" { break loop }; bad.append(text); continue }
        for i in 0..<n {
            if i == 3 { continue loop }
            let n = i + 1
            total += n
        }
        total += 100 * n
    }
    return (total, bad)
}
func outer() -> [String] {
    let x = 1
    var out = ["\(x)"]
    if x > 0 { let x = x + 1; out.append("\(x)"); do { let x = "\(x)!"; out.append(x) } }
    for x in [x, x * 10] { let y = x; out.append("\(y)"); let _ = { let x = y - 1; out.append("in \(x)") }() }
    out.append(contentsOf: [5].map { x in { x in "\(x)" }(x + x) })
    if case let x? = Optional(out.count), x > 3 { out.append("count \(x)") }
    switch x { case let x where x > 5: out.append("no"); case let y: out.append("y\(y + x)") }
    return out
}
let ann = Person(name: "Ann", age: 30, friend: .init(Person(name: nil, age: 3, friend: .init(Person(name: "Cy", age: nil, friend: nil)))))
print(describe(nil), describe(ann), describe(ann.friend?.value), describe(Person(name: nil, age: nil, friend: nil)), describe(ann.friend?.value.friend?.value), separator: " / ")
print(friends(of: ann), age)
print([nil, 7, 700, "12", "word", (1, "k"), 2.5].map { (value: Any?) in classify(value) })
print(sum(["2", "x", "5", "1", "stop", "9"]))
print(outer())
if let age = ann.age, case let name = "shadow \(age)", name.count > 3 { print(name) } else { print(name) }
var queue = [1, 2, 3]; while let last = queue.popLast(), last > 1 { print("popped", last, queue) }
print(name, queue)
