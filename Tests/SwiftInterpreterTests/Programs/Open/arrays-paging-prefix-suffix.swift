let messages = (1...11).map { "m\($0)" }

func page(_ number: Int, size: Int = 4) -> ArraySlice<String> {
    messages.dropFirst(number * size).prefix(size)
}

for number in 0..<4 {
    let rows = page(number)
    print("page \(number):", Array(rows), "from", rows.startIndex)
}
print(messages.suffix(2).joined(separator: "+"))
print(messages.prefix(while: { $0 != "m3" }).count)
print(messages.drop(while: { $0.count == 2 }).first ?? "none")
print(Array(messages.dropLast(9)), messages.prefix(20).count)
