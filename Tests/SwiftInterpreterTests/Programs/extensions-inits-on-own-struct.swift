struct RGB: Equatable { var red: Int, green: Int, blue: Int }
extension RGB {
    static let black = RGB(gray: 0)
    init(gray: Int) { self.init(red: gray, green: gray, blue: gray) }
    init?(hex: String) {
        let digits = hex.hasPrefix("#") ? String(hex.dropFirst()) : hex
        guard digits.count == 6, let value = Int(digits, radix: 16) else { return nil }
        self.init(red: value >> 16, green: value >> 8 & 0xFF, blue: value & 0xFF)
    }
    var hex: String {
        "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
}
print(RGB(red: 255, green: 128, blue: 0).hex)
print(RGB(hex: "#1e90ff").map(\.hex) ?? "bad", RGB(hex: "12345") == nil, RGB(hex: "zzzzzz") == nil)
print(RGB.black == RGB(hex: "000000"), RGB(gray: 17))
