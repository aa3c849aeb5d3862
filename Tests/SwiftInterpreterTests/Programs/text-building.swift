// swift-format-ignore-file
import Foundation
let n = 3, price = 4.5
print("\(n) item\(n == 1 ? "" : "s") at \(String(format: "$%.2f", price)) = \(String(format: "%.1f", Double(n) * price))")
let parts = [n > 2 ? "many" : nil, price > 10 ? "pricey" : nil, "end"].compactMap { $0 }
print(parts.joined(separator: " · "))
let lines = """
Title: \(parts.first?.uppercased() ?? "-")
  - \(parts.map { "<\($0)>" }.joined())
"""
print(lines, lines.split(separator: "\n").count)
print([3: "c", 1: "a"].sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
print("snake_case_name".split(separator: "_").enumerated().map { $0.offset == 0 ? String($0.element) : $0.element.capitalized }.joined())
print("Hello".map { $0.isUppercase ? $0.lowercased() : $0.uppercased() }.joined(), "abc".contains("bc"), "abc".firstIndex(of: "c") != nil)
print("2024-05-06".split(separator: "-").compactMap { Int($0) }.reduce(0, +), "a-b".replacingOccurrences(of: "-", with: "+"))
print("ab".appending("c"), "x=1&y=2".components(separatedBy: "&").map { $0.components(separatedBy: "=")[1] })
