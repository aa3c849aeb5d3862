import SightlineModel
import Testing

@testable import SwiftUIReader

/// A model that a body makes stays while the view that it is made for stands where it does, and is made of the same.
struct ViewObjectTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var what: String
    var declarations: String
    var body: String
    /// Buttons, by their words.
    var taps: [String]
    var texts: [String]
    var testDescription: String { what }
  }

  private static let row = """
    final class M: ObservableObject {
      static var made = 0
      let name: String
      @Published var n = 0
      init(_ name: String = "m") { self.name = name; M.made += 1 }
    }
    struct Row: View {
      @ObservedObject var m: M
      var body: some View { Button("\\(m.name)") { m.n += 1 }; Text("\\(m.name)=\\(m.n)") }
    }
    """

  static let cases = [
    Case(
      what: "given to an observed object", declarations: row, body: "Row(m: M())", taps: ["m", "m"], texts: ["m=2"]),
    Case(
      what: "given by its implicit name", declarations: row, body: "Row(m: .init())", taps: ["m", "m"], texts: ["m=2"]),
    Case(
      what: "made once, whatever is evaluated again", declarations: row, body: "Row(m: M()); Text(\"made=\\(M.made)\")",
      taps: ["m", "m", "m"], texts: ["m=3", "made=1"]),
    Case(
      what: "bindable",
      declarations: """
        @Observable final class M { var n = 0; init() { Task { try? await Task.sleep(for: .seconds(1)); n += 10 } } }
        struct Row: View { @Bindable var m: M; var body: some View { Button("m") { m.n += 1 }; Text("m=\\(m.n)") } }
        """, body: "Row(m: M())", taps: ["m", "m"], texts: ["m=12"]),
    Case(
      what: "a plain property",
      declarations: """
        @Observable final class M { var n = 0 }
        struct Row: View { var m = M(); var body: some View { Button("m") { m.n += 1 }; Text("m=\\(m.n)") } }
        """, body: "Row()", taps: ["m", "m"], texts: ["m=2"]),
    Case(
      what: "from a factory, with a service of its own",
      declarations: row + """

        final class Service {}
        final class L: ObservableObject { @Published var n = 0; init(_ service: Service, then: @escaping () -> Void) {} }
        enum Factory { static func make() -> L { L(Service()) {} } }
        struct Line: View { @ObservedObject var l: L; var body: some View { Button("l") { l.n += 1 }; Text("l=\\(l.n)") } }
        """, body: "Line(l: Factory.make())", taps: ["l", "l"], texts: ["l=2"]),
    Case(
      what: "in the environment",
      declarations: row + """

        struct Child: View { @EnvironmentObject var m: M; var body: some View { Row(m: m) } }
        """, body: "Child().environmentObject(M())", taps: ["m", "m"], texts: ["m=2"]),
    Case(
      what: "in a closure that is called later", declarations: row,
      body: "NavigationStack { List { Section { Row(m: M()) } } }", taps: ["m", "m"], texts: ["m=2"]),
    Case(
      what: "one for each row, in another order afterwards", declarations: row,
      body: """
        ForEach(turned ? ["b", "a", "c"] : ["a", "b"], id: \\.self) { Row(m: M($0)) }
        Button("turn") { turned.toggle() }
        """, taps: ["a", "b", "b", "turn"], texts: ["b=2", "a=1", "c=0"]),
    Case(
      what: "made anew of something else", declarations: row,
      body: "Row(m: M(turned ? \"b\" : \"a\")); Button(\"turn\") { turned.toggle() }", taps: ["a", "turn"],
      texts: ["b=0"]),
    Case(
      what: "made anew when its view comes back", declarations: row,
      body:
        "if !turned { Row(m: M()) }; Button(\"turn\") { turned.toggle() }; Button(\"more\") { more += 1 }; Text(\"\\(more)\")",
      taps: ["m", "turn", "more", "turn"], texts: ["m=0", "1"]),
  ]

  @Test(arguments: cases)
  func staysAsInSwiftUI(_ example: Case) throws {
    let project = Source.project(
      """
      \(example.declarations)
      @main struct Main: App { var body: some Scene { WindowGroup { A() } } }
      struct A: View {
        @State private var turned = false
        @State private var more = 0
        var body: some View { VStack { \(example.body) } }
      }
      """)
    let session = try #require(project.session(for: Variant(device: Source.device)))
    for tap in example.taps { try session.perform(action: try #require(place(of: tap, in: session.tree))) }
    #expect(session.tree.texts.filter { $0.contains("=") || Int($0) != nil } == example.texts)
    // As does everything that is put back.
    let moment = session.moment
    if let tap = example.taps.first(where: { place(of: $0, in: session.tree) != nil }) {
      try session.perform(action: try #require(place(of: tap, in: session.tree)))
    }
    #expect(moment.putBack().tree.texts.filter { $0.contains("=") || Int($0) != nil } == example.texts)
  }

  private func place(of words: String, in node: ViewNode) -> Int? {
    if node.kind == .button, node.texts == [words] { return node.arguments.action("action") }
    return node.children.lazy.compactMap { place(of: words, in: $0) }.first
  }
}
