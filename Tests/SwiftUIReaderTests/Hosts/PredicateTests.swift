import SightlineModel
import Testing

@testable import SwiftUIReader

/// Predicates over a text, and searches in one that take options.
struct PredicateTests {
  @Test(arguments: [
    ("NSPredicate(format: \"SELF MATCHES %@\", \"[a-z]+@[a-z]+\").evaluate(with: \"a@b\")", "true"),
    ("NSPredicate(format: \"SELF MATCHES %@\", \"[a-z]+\").evaluate(with: \"abc1\")", "false"),  // the whole text
    ("NSPredicate(format: \"SELF MATCHES[c] 'ABC'\").evaluate(with: \"abc\")", "true"),
    ("NSPredicate(format: \"self contains[cd] %@\", \"CAFÉ\").evaluate(with: \"le cafe\")", "true"),
    ("NSPredicate(format: \"SELF BEGINSWITH %@\", \"b\").evaluate(with: \"ab\")", "false"),
    ("NSPredicate(format: \"SELF ENDSWITH %@\", \"b\").evaluate(with: \"ab\")", "true"),
    ("NSPredicate(format: \"SELF == %@\", \"ab\").evaluate(with: \"ab\")", "true"),
    ("NSPredicate(value: false).evaluate(with: \"ab\")", "false"),
    ("\"a1b2\".replacingOccurrences(of: \"[0-9]\", with: \"\", options: .regularExpression) == \"ab\"", "true"),
    ("\"a1b2\".range(of: \"[0-9]b\", options: .regularExpression) != nil", "true"),
    ("\"a1b2\".range(of: \"B2\", options: [.caseInsensitive, .anchored]) != nil", "false"),
  ])
  func answers(expression: String, expected: String) {
    let source = "struct A: View { var body: some View { Text(verbatim: \"\\(\(expression))\") } }"
    #expect(Source.tree(source).texts == [expected])
  }

  /// A pattern that may take forever is never tried; what is asked of data is not known.
  @Test(arguments: [
    "NSPredicate(format: \"SELF MATCHES %@\", \"(a+)+b\").evaluate(with: \"aaaa\")",
    "NSPredicate(format: \"name == %@\", \"x\").evaluate(with: \"x\")",
  ])
  func staysUnknown(expression: String) {
    let run = Source.tree("struct A: View { var body: some View { Text(verbatim: \(expression).description) } }")
      .arguments.text("content")?.runs.first
    #expect(run?.unknownReason != nil)
  }
}
