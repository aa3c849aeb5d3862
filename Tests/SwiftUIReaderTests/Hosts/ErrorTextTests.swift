import SightlineModel
import Testing

@testable import SwiftUIReader

/// What errors say of themselves.
struct ErrorTextTests {
  private static let types = """
    enum Failure: LocalizedError { case said, silent
      var errorDescription: String? { self == .said ? "It broke" : nil }
      var recoverySuggestion: String? { "Try again" } }
    enum Bare: LocalizedError { case one }

    """

  /// `LocalizedError` gives what a type does not say itself.
  @Test(arguments: [
    ("Failure.said.localizedDescription", "It broke"),
    ("Failure.said.recoverySuggestion ?? \"none\"", "Try again"),
    ("Failure.said.failureReason ?? \"none\"", "none"),
    ("Bare.one.errorDescription ?? \"none\"", "none"),
    ("Bare.one.helpAnchor ?? \"none\"", "none"),
    ("(Failure.said as any Error).localizedDescription", "It broke"),
  ])
  func saysWhatItDeclares(expression: String, expected: String) {
    let source = "struct A: View { var body: some View { Text(verbatim: \(expression)) } }"
    #expect(Source.tree(Self.types + source).texts == [expected])
  }

  @Test(arguments: ["Bare.one", "Failure.silent"])
  func theSystemsWordsAreNotKnown(error: String) {
    let tree = Source.tree(
      Self.types + "struct A: View { var body: some View { Text(verbatim: \(error).localizedDescription) } }")
    #expect(tree.arguments.text("content")?.runs.first?.unknownReason != nil)
  }

  /// A property of that name is no witness of `Error`'s: it is read where the type is known, and not of an `any Error`.
  @Test(
    arguments: [
      ("catch { return error.localizedDescription }", nil),
      ("catch let error as Own { return error.localizedDescription } catch { return \"other\" }", "own"),
      ("catch { let kept: Error? = error; return kept?.localizedDescription ?? \"none\" }", nil),
      ("catch { return (error as? Own)?.localizedDescription ?? \"none\" }", "own"),
      ("catch { return Own.one.localizedDescription }", "own"),
    ] as [(String, String?)])
  func ownWordsWithoutAWitness(caught: String, words: String?) {
    let tree = Source.tree(
      """
      enum Own: Error { case one; var localizedDescription: String { "own" } }
      struct A: View {
        func words() -> String { do { throw Own.one } \(caught) }
        var body: some View { Text(verbatim: words()) }
      }
      """)
    let run = tree.arguments.text("content")?.runs.first
    #expect(words == nil ? run?.unknownReason != nil : run?.string == words)
  }

  /// An alert of an error is called as the error is, and there is none without one.
  @Test(arguments: [("Failure.said", "It broke" as String?), ("nil", nil)])
  func anAlertOfAnError(error: String, title: String?) {
    let project = Source.project(
      Self.types + """
        struct A: View { @State var error: Failure? = \(error); var body: some View {
          Text("a").alert(isPresented: .constant(true), error: error) { _ in Button("OK") {} } message: { error in
            Text(error.recoverySuggestion ?? "") } } }
        """)
    let variant = Variant(size: .large, locale: "en", device: Source.device)
    let alert = project.session(of: "A", for: variant)?.layers.last?.root
    #expect(alert?.first(.alert)?.arguments.text("titleKey")?.string == title)
  }
}
