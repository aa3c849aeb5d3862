func describe(_ value: Any) -> String {
    switch value {
    case 0 as Int: return "zero"
    case let number as Int where number < 0: return "negative \(number)"
    case let number as Int: return "int \(number)"
    case let text as String where text.isEmpty: return "empty text"
    case let text as String: return "text \(text)"
    case let list as [Int]: return "list of \(list.count)"
    case let (x, y) as (Int, Int): return "point \(x),\(y)"
    case is Bool: return "flag"
    case Optional<Any>.none: return "nothing"
    default: return "unknown"
    }
}
let values: [Any] = [0, -4, 9, "", "hi", [1, 2], (3, 4), true, 2.5]
for value in values { print(describe(value)) }
