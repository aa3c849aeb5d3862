func check(_ password: String) -> [String] {
    var problems: [String] = []
    if password.count < 8 { problems.append("too short") }
    if !password.contains(where: \.isNumber) { problems.append("needs a digit") }
    if !password.contains(where: \.isUppercase) { problems.append("needs a capital") }
    if password.contains(where: \.isWhitespace) { problems.append("no spaces") }
    return problems
}
for password in ["abc", "Secret 12", "Longenough1"] {
    print(password, check(password))
}
let plate = "kl-204 x"
print(plate.filter { $0.isLetter || $0.isNumber }.uppercased())
print(plate.filter(\.isLetter).count, plate.compactMap(\.wholeNumberValue).reduce(0, +))
print("Ab1!".map { $0.isPunctuation ? "p" : $0.isLowercase ? "l" : "-" }.joined())
