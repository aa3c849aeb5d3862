enum Value: Equatable { case null, int(Int), text(String), list([Value]), object([String: Value]) }

extension Value: ExpressibleByNilLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    init(nilLiteral: ()) { self = .null }
    init(integerLiteral value: Int) { self = .int(value) }
    init(stringLiteral value: String) { self = .text(value) }
    init(arrayLiteral elements: Value...) { self = .list(elements) }
    init(dictionaryLiteral elements: (String, Value)...) { self = .object(Dictionary(elements) { $1 }) }
    subscript(key: String) -> Value? { if case .object(let fields) = self { fields[key] } else { nil } }
    var isTruthy: Bool {
        switch self {
        case .null, .int(0), .text(""), .list([]), .object([:]): false
        default: true
        }
    }
}

struct Profile: Equatable { var name: String, age: Int?, tags: [String] }

func decode(_ value: Value) -> Result<Profile, Failure> {
    switch (value["v"], value["name"], value["age"]) {
    case (nil, let .text(name)?, _), (.null?, let .text(name)?, _):
        return .success(Profile(name: name, age: nil, tags: ["legacy"]))
    case (.int(1)?, let .list(parts)?, nil) where parts.count == 2:
        guard case (.text(let first), .text(let last)) = (parts[0], parts[1]) else { return .failure(.shape) }
        return .success(.init(name: first + " " + last, age: nil, tags: []))
    case (.int(2...3)?, .text(let name)?, let age):
        var tags: [String] = []
        if case .list(let items)? = value["tags"] {
            for case .text(let tag) in items where !tag.isEmpty { tags.append(tag) }
        }
        switch age {
        case .int(let years)? where years >= 0: return .success(.init(name: name, age: years, tags: tags))
        case .text(let text)?: return Int(text).map { .success(.init(name: name, age: $0, tags: tags)) } ?? .failure(.badAge(text))
        case .null?, nil: return .success(.init(name: name, age: nil, tags: tags))
        case let other?: return .failure(.badAge("\(other)"))
        }
    case (.int(let version)?, _, _) where version > 3: return .failure(.tooNew(version))
    case (_, nil, _): return .failure(.missing("name"))
    default: return .failure(.shape)
    }
}
enum Failure: Error, Equatable { case badAge(String), tooNew(Int), missing(String), shape }

let inputs: [Value] = [
    ["name": "Ada"], ["v": nil, "name": "Bo"], ["v": 1, "name": ["Cy", "Dee"]], ["v": 1, "name": ["Cy"]], ["v": 2, "name": "Eve", "age": 30, "tags": ["a", "", 3, "b"]],
    ["v": 3, "name": "Flo", "age": "41"], ["v": 3, "name": "Gus", "age": "old"], ["v": 2, "name": "Hal", "age": -1], ["v": 9], ["v": 2], [1, 2], ["v": 2, "name": "Ida", "age": nil],
]
for input in inputs {
    switch decode(input) {
    case .success(Profile(name: "Ada", age: nil, tags: ["legacy"])): print("first user")
    case .success(let p): print(p.name, p.age ?? -1, p.tags)
    case .failure(.badAge(let text)) where text.count > 3: print("odd age:", text)
    case .failure(let failure): print("failed:", failure)
    }
}
print(([nil, 0, "", [], [:], 1, "x", [nil]] as [Value]).map(\.isTruthy))
