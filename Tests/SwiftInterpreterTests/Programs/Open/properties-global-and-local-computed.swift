var currentLanguage = "en" {
    didSet { print("language \(oldValue) -> \(currentLanguage)") }
}
var greeting: String {
    switch currentLanguage {
    case "fr": "Bonjour"
    case "de": "Hallo"
    default: "Hello"
    }
}
print(greeting)
currentLanguage = "fr"
print(greeting)
func checkout(_ prices: [Int]) -> String {
    var total: Int { prices.reduce(0, +) + shipping }
    var shipping = 5 { didSet { print("shipping now \(shipping)") } }
    let before = total
    if before > 20 { shipping = 0 }
    return "\(before) then \(total)"
}
print(checkout([4, 6])); print(checkout([15, 12]))
