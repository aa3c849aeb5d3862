struct FieldConfig {
    var label: String
    var format: (String) -> String = { $0 }
    var validate: (String) -> String? = { _ in nil }
    func display(_ input: String) -> String {
        let text = format(input)
        if let problem = validate(text) { return "\(label): \(text) (\(problem))" }
        return "\(label): \(text)"
    }
}
let digits = { (text: String) in text.filter(\.isNumber) }
var phone = FieldConfig(label: "Phone", format: digits)
phone.validate = { $0.count == 7 ? nil : "\(7 - $0.count) more" }
let fields = [FieldConfig(label: "Name"), phone, FieldConfig(label: "Code", format: { $0.uppercased() }, validate: { $0.hasPrefix("A") ? nil : "bad" })]
for (field, input) in zip(fields, ["Ann", "555-12-3", "b7"]) { print(field.display(input)) }
print(phone.display("5551234"))
let chained = { phone.format($0).count }
print(chained("1-2-3"))
