func format(_ value: Int) -> String { "global \(value)" }
func save() -> String { "global save" }
struct Report {
    let value: Int
    func format() -> String {
        func format(_ value: Int) -> String { "local \(value)" }
        return format(value)
    }
    func formatted() -> String { format() }
    func max(_ other: Int) -> Int { Swift.max(value, other) }
    func store() -> String { save() }
}
func print(_ report: Report) { Swift.print("<report \(report.value)>") }
print(Report(value: 2).format())
print(Report(value: 3).formatted())
print(format(4))
print(Report(value: 5))
print("\(Report(value: 1).max(9)) \(Report(value: 6).store())")
