let code = "AB-1234-X"
let start = code.index(code.startIndex, offsetBy: 3)
let end = code.index(start, offsetBy: 4)
print(code[start..<end], code[code.startIndex], code[code.index(before: code.endIndex)])

if let dash = code.firstIndex(of: "-") {
    print(code.distance(from: code.startIndex, to: dash), code[..<dash])
}
print(code.index(code.startIndex, offsetBy: 50, limitedBy: code.endIndex) == nil)

var phone = "5551234"
phone.insert("-", at: phone.index(phone.startIndex, offsetBy: 3))
phone.insert(contentsOf: "(0) ", at: phone.startIndex)
print(phone)
phone.removeSubrange(..<phone.firstIndex(of: "5")!)
phone.remove(at: phone.firstIndex(of: "-")!)
print(phone, phone.removeLast(), phone)
