final class Formatter {
    init(symbol: String) { self.symbol = symbol; print("formatter made") }
    let symbol: String
    func string(_ value: Int) -> String { "\(symbol)\(value)" }
}
final class PriceModel {
    var symbol = "$"
    lazy var formatter = Formatter(symbol: symbol)
    lazy var labels: [String] = {
        print("labels made")
        return [1, 20].map(formatter.string)
    }()
}
let model = PriceModel()
model.symbol = "€"
print("before"); print(model.labels)
model.symbol = "£"
print(model.labels, model.formatter.string(3))
model.labels.append("free"); print(model.labels.count)
