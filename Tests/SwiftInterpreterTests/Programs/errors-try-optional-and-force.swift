struct ParseError: Error { let text: String }
func quantity(_ text: String) throws -> Int {
    guard let value = Int(text), value > 0 else { throw ParseError(text: text) }
    return value
}
print((try? quantity("4")) ?? 1, (try? quantity("four")) ?? 1)
print(["1", "x", "3"].compactMap { try? quantity($0) })
print(try! quantity("10") * 2)
if let value = try? quantity("0") { print(value) } else { print("not a quantity") }
do {
    let all = try ["5", "-2", "6"].map(quantity)
    print(all)
} catch let error as ParseError {
    print("rejected:", error.text)
}
