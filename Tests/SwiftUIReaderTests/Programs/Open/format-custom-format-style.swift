import Foundation

struct DurationStyle: FormatStyle {
  enum Width: String, Codable, Hashable { case narrow, wide }
  var width = Width.narrow
  func format(_ value: Int) -> String {
    let parts = [(value / 3600, "hour"), (value / 60 % 60, "minute"), (value % 60, "second")].filter { $0.0 != 0 }
    guard !parts.isEmpty else { return width == .narrow ? "0s" : "no time" }
    return parts.map { amount, name in
      width == .narrow ? "\(amount)\(name.prefix(1))" : "\(amount) \(name)\(amount == 1 ? "" : "s")"
    }.joined(separator: width == .narrow ? " " : ", ")
  }
  func width(_ width: Width) -> Self { var copy = self; copy.width = width; return copy }
}
extension FormatStyle where Self == DurationStyle {
  static var spoken: DurationStyle { .init(width: .wide) }
  static func span(_ width: DurationStyle.Width = .narrow) -> DurationStyle { DurationStyle().width(width) }
}
struct Masked<Base: FormatStyle>: FormatStyle where Base.FormatOutput == String {
  var base: Base, keep: Int
  func format(_ value: Base.FormatInput) -> String {
    let text = base.format(value)
    return String(repeating: "•", count: max(0, text.count - keep)) + text.suffix(keep)
  }
}
extension FormatStyle where FormatOutput == String { func masked(keeping keep: Int = 2) -> Masked<Self> { Masked(base: self, keep: keep) } }
extension BinaryInteger { func shown<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self { style.format(self) } }
print(3725.formatted(.spoken), 3725.formatted(.span()), 3725.formatted(.span(.wide)) == 3725.formatted(.spoken))
print(0.formatted(.spoken), 0.formatted(.span()), 60.formatted(.spoken), 61.shown(.span()))
print(90.formatted(.span(.wide).masked(keeping: 7)))
print(3661.formatted(.spoken.width(.narrow)), DurationStyle().width(.wide) == .spoken)
print(3725.formatted(.span().masked()), 3725.formatted(.span().masked(keeping: 20)), 59.formatted(.spoken.masked(keeping: 0)))
let encoder = JSONEncoder(); encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(DurationStyle.spoken), as: UTF8.self))
print(String(decoding: try encoder.encode(Masked(base: .span(), keep: 1)), as: UTF8.self))
let back = try JSONDecoder().decode(DurationStyle.self, from: Data(#"{"width":"wide"}"#.utf8))
print([1, 2, 90].map(back.format), Set([back, .spoken, .span()]).count)
