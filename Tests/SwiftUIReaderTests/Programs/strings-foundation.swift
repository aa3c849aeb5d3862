import Foundation
let s = "  Hello, World  "; print(s.trimmingCharacters(in: .whitespaces), s.replacingOccurrences(of: "World", with: "There").count, "a-b-c".components(separatedBy: "-"), "hello world".capitalized)
print("abc".contains("b"), "abc".range(of: "z") == nil, "Straße".lowercased(), "path/to/file.txt".split(separator: "/").last!, "7".padding(toLength: 3, withPad: "0", startingAt: 0), "a,b;c".components(separatedBy: CharacterSet(charactersIn: ",;")).count)
print("caseX".caseInsensitiveCompare("CASEx") == .orderedSame, "b".compare("a") == .orderedDescending, "Ärger".localizedCaseInsensitiveContains("ärg"), ["b", "a"].sorted().joined(separator: ", "))
