struct Prefix { let text: String }
func ~= (pattern: Prefix, value: String) -> Bool { value.hasPrefix(pattern.text) }
func ~= (pattern: (Int) -> Bool, value: Int) -> Bool { pattern(value) }
func isEven(_ n: Int) -> Bool { n % 2 == 0 }
func multiple(of n: Int) -> (Int) -> Bool { { $0 % n == 0 } }

func open(_ link: String) -> String {
    switch link {
    case Prefix(text: "mailto:"): "mail"
    case Prefix(text: "tel:"): "phone"
    case "": "nothing"
    default: "browser"
    }
}
print(["mailto:a@b", "tel:112", "", "http://x"].map(open))
for n in [10, 9, 7, 4] {
    switch n { case multiple(of: 5): print(n, "fives"); case isEven: print(n, "even")
    case multiple(of: 3): print(n, "threes"); default: print(n, "other") }
}
if case Prefix(text: "te") = "tea" { print("tea matches") }
