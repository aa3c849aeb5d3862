struct Receipt { let shop: String; let items: [(String, Int)] }
let receipt = Receipt(shop: "Corner \"24\"", items: [("Tea", 2), ("Cake", 5)])

let text = """
    Welcome to \(receipt.shop)
      \(receipt.items.map { "\($0.0): \($0.1)" }.joined(separator: "; "))
    Total: \(receipt.items.reduce(0) { $0 + $1.1 }) \
    coins
    """
print(text)
let lines = text.split(separator: "\n")
print(lines.count, lines.map(\.count))
print(#"path\to\(nothing)"#, #"name: \#(receipt.shop)"#)
print(text.hasSuffix("coins"))
