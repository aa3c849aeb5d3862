class Report {
    let title: String
    private(set) var sections: [String] = []
    class var separator: String { "-" }
    var width: Int { 12 }
    lazy var header: String = makeHeader()
    init(title: String) { self.title = title; prepare() }
    func prepare() { add("intro") }
    final func add(_ s: String) { sections.append(decorate(s)) }
    func decorate(_ s: String) -> String { s }
    func makeHeader() -> String { "[" + title + "]" }
    func body() -> [String] { sections }
    final func render() -> String {
        let rule = String(repeating: Self.separator, count: width)
        return ([header, rule] + body() + footer.map { [rule, $0] }.joined(or: [])).joined(separator: "\n")
    }
    var footer: String? { nil }
    static func make(_ title: String) -> Report { self.init_(title) }
    class func init_(_ title: String) -> Report { Report(title: title) }
}
extension Optional { func joined<E>(or other: [E]) -> [E] where Wrapped == [E] { self ?? other } }
class Numbered: Report {
    private var counter = 100
    override var width: Int { super.width + 4 }
    override func decorate(_ s: String) -> String { counter += 1; return "\(counter). " + super.decorate(s) }
    override func prepare() { super.prepare(); add("numbered") }
    override class func init_(_ title: String) -> Report { Numbered(title: "N " + title) }
}
final class Loud: Numbered {
    override class var separator: String { super.separator + "=" }
    override func decorate(_ s: String) -> String { super.decorate(s.uppercased()) }
    override func body() -> [String] { super.body().reversed() }
    override var footer: String? { "\(type(of: self)) has \(sections.count)" }
    override func makeHeader() -> String { super.makeHeader() + "!" }
}
protocol Summarising: Report { var summary: String { get } }
extension Summarising { var summary: String { "\(Self.self): \(title) \(sections.count)" } }
extension Numbered: Summarising {}

for report in [Report(title: "plain"), Numbered(title: "list"), Loud(title: "shout")] {
    report.add("extra")
    print(report.render())
    if let s = report as? any Summarising { print(">", s.summary) }
}
let loud = Loud(title: "x")
print(loud.header, loud.width, Loud.separator, Report.separator)
loud.header += "?"; print(loud.header, Loud.make("t").title, type(of: Loud.make("t")), Report.make("r").title)
