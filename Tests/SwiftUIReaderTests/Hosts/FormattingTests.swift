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
  ])
  func texts(view: String, locale: String, expected: String) {
    let tree = Source.tree("struct A: View { var body: some View { \(view) } }", locale: locale)
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
}
