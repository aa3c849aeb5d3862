protocol Describable { var title: String { get }; var subtitle: String? { get }; func label(short: Bool) -> String }
extension Describable { var subtitle: String? { nil }; func label(short: Bool = false) -> String { short ? title : [title, subtitle].compactMap { $0 }.joined(separator: " – ") } }
protocol Priced: Describable { var cents: Int { get } }
extension Priced { var subtitle: String? { "$\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" } }
struct Plain: Describable { let title = "plain" }
struct Coffee: Priced { let title: String; let cents: Int }
struct Custom: Priced { let title = "c"; let cents = 5; var subtitle: String? { "free" }; func label(short: Bool) -> String { "custom(\(short))" } }
let all: [any Describable] = [Plain(), Coffee(title: "latte", cents: 405), Custom()]
for one in all { print(one.label(short: false), one.label(short: true), one.subtitle ?? "none") }
print(all.compactMap { $0 as? any Priced }.map(\.cents).reduce(0, +), Coffee(title: "x", cents: 100).label())
