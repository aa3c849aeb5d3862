import SightlineModel
import Testing

@testable import SwiftUIReader

/// What the reader does with what it can't read: keeps the rest, and says so.
struct UnreadTests {
  @Test func aViewIsKeptWithoutItsUnknownModifier() {
    let project = Source.project("struct A: View { var body: some View { Text(\"Hi\").sparkle(3).bold() } }")
    let tree = project.session(of: "A", for: Variant(device: Source.device))?.tree
    #expect(tree?.kind == .text)
    #expect(tree?.modifierKinds == [.bold])
    #expect(project.unresolved.map(\.what) == [".sparkle(_:)"])
  }

  /// What is not known is not taken for another value that the addition converts: it would call itself without an end.
  @Test func aConversionOfSomethingUnknownEnds() {
    let source = """
      import Records
      struct ID { var value = -1 }
      extension Int { init(_ id: ID) { self = Int(id.value) } }
      func find() -> ID { Records.find("a") }
      struct A: View { var body: some View { VStack { Text("before"); Text("\\(Int(find()))"); Text("after") } } }
      """
    let texts = Source.tree(source).texts
    #expect(texts.count == 3 && texts.first == "before" && texts.last == "after")
  }

  /// The form is unknown, so nothing is said of its value.
  @Test func aFormOfAModifierThatIsNotKnownIsLeftOut() {
    let project = Source.project("struct A: View { var body: some View { Text(\"Hi\").opacity(amount: 0) } }")
    #expect(project.session(of: "A", for: Variant(device: Source.device))?.tree.modifierKinds == [])
    #expect(project.unresolved.map(\.what) == [".opacity(amount:)"])
  }

  @Test func aLiteralQuotientKeepsItsFractionForAHost() {
    let tree = Source.tree("struct A: View { var body: some View { Text(\"Hi\").padding(7 / 2).opacity(1 / 4) } }")
    #expect(tree.modifier(.padding)?.number("length") == 3.5)
    #expect(tree.modifier(.opacity)?.number("opacity") == 0.25)
  }

  @Test func aViewWithSyntaxErrorsIsNotAudited() {
    let project = Source.project("struct A: View { var body: some View { Text(\"Hi\") ) } }\n")
    _ = project.screens(for: [Variant(device: Source.device)])
    #expect(project.notAudited.contains { $0.what.hasPrefix("A (A.swift:2") && $0.why.contains("syntax errors") })
  }

  @Test func aViewNestedTooDeepIsNotAudited() {
    let deep = String(repeating: "(", count: 300) + "1" + String(repeating: ")", count: 300)
    let project = Source.project("struct A: View { var body: some View { Text(\"\\(\(deep))\") } }\n")
    _ = project.screens(for: [Variant(device: Source.device)])
    #expect(project.notAudited.contains { $0.what.hasPrefix("A (") && $0.why.contains("256 levels") })
  }

  /// A condition that is met only inside another is explored as well.
  @Test func conditionsInsideOthersAreExplored() {
    let project = Source.project(
      """
      struct A: View {
        @Query var items: [String]
        @Query var others: [String]
        var body: some View {
          if items.isEmpty { if others.isEmpty { Text("both") } else { Text("one") } } else { Text("none") }
        }
      }
      """)
    let screens = project.screens(for: [Variant(device: Source.device)])
    let texts = screens.flatMap(\.states).flatMap(\.trees).flatMap(\.root.texts)
    #expect(Set(texts) == ["both", "one", "none"])
    #expect(screens.first?.branchesLaidOut == 4 && screens.first?.branchesTotal == 4)
  }

  /// How words of a language agree with a number is known of English only; the word for one is as it is written.
  @Test(arguments: [("en", 3, true), ("de", 3, false), ("de", 1, true), ("pt-BR", 0, false), ("en-XA", 2, true)])
  func inflectedWords(locale: String, count: Int, isKnown: Bool) {
    let source = "struct A: View { let n = \(count); var body: some View { Text(\"^[\\(n) Apfel](inflect: true)\") } }"
    let run = Source.tree(source, locale: locale).arguments.text("content")?.runs.first
    #expect((run?.unknownReason == nil) == isKnown)
    #expect(run?.string.hasPrefix("\(count) Apfel") == true)
  }

  /// One unknown value has one answer in one state, wherever it is asked for.
  @Test func oneUnknownIsAnsweredAlikeEverywhere() {
    let project = Source.project(
      """
      enum Kind { case a, b, c }
      struct Model { var kind: Kind; var isOn: Bool; var name: String? }
      func load() -> Model { wibble() }
      struct A: View {
        let model = load()
        var first: String { switch model.kind { case .a: "a"; case .b: "b"; case .c: "c" } }
        var second: String { switch model.kind { case .c: "c"; case .b: "b"; case .a: "a" } }
        var on: String { if model.isOn { "on" } else { "off" } }
        var name: String { guard let name = model.name else { return "none" }; return "some" }
        var body: some View { VStack {
          Text(verbatim: first + "/" + second)
          Text(verbatim: on + "/" + (!model.isOn ? "off" : "on"))
          Text(verbatim: name + "/" + (model.name == nil ? "none" : "some")) } }
      }
      """)
    let texts = project.screens(for: [Variant(device: Source.device)]).flatMap(\.states).flatMap(\.trees)
      .flatMap(\.root.texts)
    #expect(Set(texts) == ["a/a", "b/b", "c/c", "on/on", "off/off", "some/some", "none/none"])
  }

  /// What ends in one state need not end in another.
  @Test func aStateThatEndsIsNamedBesideOnesThatAreShown() {
    let project = Source.project(
      """
      struct A: View { @Query var items: [String]; let none: String?; init() { none = nil }
        var body: some View { if items.isEmpty { Text("alive") } else { Text(none!) } } }
      func end() -> String { fatalError("nobody comes here") }
      struct B: View { @State var on = true
        var body: some View { if on { Text("alive") } else { Text(end()) } } }
      """)
    _ = project.screens(for: [Variant(device: Source.device)])
    let words = project.notAudited.map { "\($0.what): \($0.why)" }
    #expect(words.contains { $0.hasPrefix("A: ") && $0.hasSuffix("other states are shown)") })
    #expect(words.contains { $0.hasPrefix("B: ") && $0.hasSuffix("(with 'not on' presumed)") })
  }

  @Test func aTimerWithoutEndEndsInANamedGap() {
    let project = Source.project(
      """
      struct A: View {
        @State private var n = 0
        var body: some View {
          Text("\\(n)").task {
            while true { for _ in 0..<20000 { n += 1 }; try? await Task.sleep(nanoseconds: 1_000_000) }
          }
        }
      }
      """)
    _ = project.screens(for: [Variant(device: Source.device)])
    #expect(project.notAudited.contains { $0.what == "A" })
  }
}
