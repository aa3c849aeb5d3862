import SightlineModel
import Testing

@testable import SwiftUIReader

/// Formats as Foundation has them; the virtual clock starts on 1 January 2025, 10:00 UTC.
struct FormattingTests {
  @Test(arguments: [
    ("Text(45, format: .percent)", "en", "45%"),
    ("Text(0.256, format: .percent.precision(.fractionLength(1)))", "en", "25.6%"),
    ("Text(12.5.formatted(.currency(code: \"EUR\")))", "de", "12,50\u{a0}€"),
    ("Text(12900.formatted(.number.notation(.compactName)))", "en", "13K"),
    ("Text(Date.now.formatted(date: .abbreviated, time: .omitted))", "en", "Jan 1, 2025"),
    ("Text(Date.now, format: .dateTime.weekday(.wide).day().month())", "en", "Wednesday, Jan 1"),
    ("Text([\"a\", \"b\", \"c\"].formatted())", "de", "a, b und c"),
    ("Text(Decimal(3) * 5.78, format: .number)", "en", "17.34"),
    ("Text(52.35475.formatted())", "ar", "٥٢٫٣٥٤٧٥"),
    ("Text(52.35475.formatted())", "ar-AE", "52.35475"),
    ("Text(52.35475.formatted())", "fa", "۵۲٫۳۵۴۷۵"),
    ("Text(ByteCountFormatter.string(fromByteCount: 2_048_000, countStyle: .file))", "en", "2 MB"),
    ("Text(ByteCountFormatter().string(fromByteCount: 12_000))", "en", "12 KB"),
    (
      "Text(ByteCountFormatter.string(fromByteCount: 2048, countStyle: ByteCountFormatter.CountStyle.memory))", "en",
      "2 KB"
    ),
    ("Text(2_000, format: .byteCount(style: .file))", "en", "2 kB"),
    ("Text(ByteCountFormatStyle(style: .memory).format(2048))", "en", "2 kB"),
    (
      "Text(made { DateComponentsFormatter() } set: { $0.allowedUnits = [.hour, .minute]; $0.unitsStyle = .abbreviated })",
      "en", "1h 5m"
    ),
    (
      "Text(made { DateComponentsFormatter() } set: { $0.allowedUnits = [.minute, .second]; "
        + "$0.zeroFormattingBehavior = .pad })", "en", "65:30"
    ),
    ("Text(Duration.seconds(300).formatted(.units()))", "en", "5 min"),
    (
      "Text(Duration.seconds(3900), format: .units(allowed: [.hours, .minutes], width: .wide))", "en",
      "1 hour, 5 minutes"
    ),
    ("Text(Duration.seconds(3900).formatted(.units(allowed: [.minutes], width: .narrow)))", "de", "65min"),
    ("Text(Duration.seconds(65), format: .time(pattern: .minuteSecond))", "en", "1:05"),
    ("Text(Duration.seconds(65).formatted(.time(pattern: .hourMinuteSecond(padHourToLength: 2))))", "en", "00:01:05"),
    (
      "Text(PersonNameComponents(givenName: \"Ada\", familyName: \"Lovelace\").formatted(.name(style: .long)))", "en",
      "Ada Lovelace"
    ),
  ])
  func texts(view: String, locale: String, expected: String) {
    let help = """
      func made(_ make: () -> DateComponentsFormatter, set: (DateComponentsFormatter) -> Void) -> String {
        let formatter = make()
        set(formatter)
        return formatter.string(from: 3930) ?? ""
      }
      """
    let tree = Source.tree("struct A: View { var body: some View { \(view) } }\n" + help, locale: locale)
    #expect(tree.texts == [expected])
  }

  @Test func aCurrencyThatIsNotKnownIsNotGuessed() {
    let tree = Source.tree(
      """
      struct A: View { var body: some View {
        Text(5.formatted(.currency(code: Locale.current.currency?.identifier ?? "USD"))) } }
      """)
    #expect(tree.texts.contains("$5.00") == false)
  }

  @Test(arguments: [
    ("UIFont.systemFont(ofSize: 17).lineHeight", 20.287109375),
    ("UIFont.preferredFont(forTextStyle: .title1).pointSize", 28),
    ("UIFont.boldSystemFont(ofSize: 20).withSize(10).capHeight", 7.0458984375),
    ("UIFont.labelFontSize", 17),
    // Of a text size of its own, whatever the reader has set.
    (
      "UIFont.preferredFont(forTextStyle: .title1, compatibleWith: UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)).pointSize",
      38
    ),
    (
      "UIFontMetrics.default.scaledValue(for: 10, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))",
      10
    ),
  ])
  func uiFontsAreMeasured(expression: String, expected: Double) {
    let tree = Source.tree("struct A: View { var body: some View { Text(\"Hi\").padding(\(expression)) } }")
    #expect(tree.modifier(.padding)?.number("length") == expected)
  }

  @Test func partsOfAnAttributedStringHaveTheirOwnStyle() throws {
    let tree = Source.tree(
      """
      struct A: View {
        var text: AttributedString {
          var result = AttributedString("Read the terms")
          result.font = .headline
          if let range = result.range(of: "terms") {
            result[range].foregroundColor = .red
            result[range].underlineStyle = .single
          }
          return result
        }
        var body: some View { Text(text) }
      }
      """)
    let runs = try #require(tree.arguments.text("content")?.runs)
    #expect(runs.map(\.string) == ["Read the ", "terms"])
    #expect(runs.map(\.isUnderlined) == [nil, true])
    #expect(runs.map { $0.foreground != nil } == [false, true])
    #expect(runs.allSatisfy { $0.font?.base == .style(.headline) })
  }

  /// A text that is not known is a sample with its reason, never an empty one.
  @Test func anUnknownAttributedStringSaysWhy() {
    let tree = Source.tree(
      "struct A: View { var body: some View { Text(AttributedString(String(Int.random(in: 0...9)))) } }")
    #expect(tree.arguments.text("content")?.runs.first?.unknownReason != nil)
  }
}
