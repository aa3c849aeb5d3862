import Foundation

func row(_ label: String, _ amount: String, width: Int = 20) -> String {
    let dots = String(repeating: ".", count: max(1, width - label.count - amount.count))
    return label + dots + amount
}
print(row("Coffee", "3.20"))
print(row("Croissant", "12.75"))
print(String(repeating: "-=", count: 10))
print("id".padding(toLength: 6, withPad: " ", startingAt: 0) + "|")
print("abcdefgh".padding(toLength: 3, withPad: "*", startingAt: 0) + "|")
func leftPad(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
}
print(leftPad(42, 5), leftPad(123456, 5), leftPad(0, 2))
