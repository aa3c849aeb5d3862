// swift-format-ignore-file
enum Align { case leading, center }
struct Insets { var top = 0.0, left = 0.0; static let none = Insets(); static func all(_ v: Double) -> Insets { .init(top: v, left: v) } }
func stack(_ a: Align = .center, spacing: Double? = nil, insets: Insets = .all(4), content: () -> String = { "empty" }) -> String {
  "\(a) \(spacing.map { "\($0)" } ?? "auto") \(insets.top) \(content())" }
print(stack())
print(stack(.leading, spacing: 8))
print(stack(spacing: 2 / 4, insets: .none) { "body" })
print(stack { "trailing" })
struct Card { let a: Align; var pad: Double = 16; var on: Bool = false; let title: String
  init(_ title: String, a: Align = .leading, pad: Double = 8 * 2) { self.title = title; self.a = a; self.pad = pad } }
print(Card("t"), Card("u", a: .center), Card("v", pad: 3))
