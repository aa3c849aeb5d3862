import Foundation

let input = "  \n hello, world  \t"
let trimmed = input.trimmingCharacters(in: .whitespacesAndNewlines)
print("[\(trimmed)]", trimmed.count)
print(trimmed.replacingOccurrences(of: "world", with: "Swift"))
print("1-800-55".replacingOccurrences(of: "-", with: ""))
print("a1b22c".components(separatedBy: CharacterSet.decimalDigits).filter { !$0.isEmpty })
print("x::y::z".components(separatedBy: "::"))
print("**bold**".trimmingCharacters(in: CharacterSet(charactersIn: "*")))
print("swift is fun".capitalized, "Straße".lowercased())
print("The Cat".range(of: "cat", options: .caseInsensitive) != nil, "The Cat".contains("cat"))
