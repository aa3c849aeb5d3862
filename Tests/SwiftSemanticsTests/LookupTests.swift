import SwiftParser
import Testing

@testable import SwiftSemantics

/// Names of sources and frameworks, and what SwiftUI's code comes to.
@Suite struct LookupTests {
  /// Types of the variables of a program by name.
  private func types(_ sources: String...) -> (types: [String: String], dynamics: [DynamicNote]) {
    let program = Program()
    let trees = sources.map { Parser.parse(source: $0) }
    for tree in trees { program.declareOperators(of: tree) }
    for (index, tree) in trees.enumerated() { program.add(tree, path: "\(index).swift", isMain: false) }
    program.check()
    var made: [String: String] = [:]
    func collect(_ members: [Declaration]) {
      for member in members {
        if member.kind == .variable { made[program.symbols.text(member.name)] = program.qualifiedName(member.type) }
        collect(member.members)
      }
    }
    for unit in program.files { collect(unit.members) }
    return (made, program.dynamics)
  }

  struct Case: CustomTestStringConvertible {
    var fact: String
    var source: String
    var expected: [String: String]
    var testDescription: String { fact }
  }

  static let cases = [
    Case(
      fact: "a namesake of a framework's type is the project's; the framework's stays by its module",
      source: """
        import SwiftUI
        struct Button { var title: String; init(_ title: String) { self.title = title } }
        let own = Button("a").title
        let image = SwiftUI.Image(systemName: "star")
        """,
      expected: ["own": "String", "image": "Image"]),
    Case(
      fact: "nested types are found from inside, and by their path",
      source: """
        struct Outer { enum Kind { case a, b }; var kind: Kind = .a; var list = [Kind.b] }
        let kind = Outer.Kind.a
        let list = Outer().list
        """,
      expected: ["kind": "Outer.Kind", "list": "[Outer.Kind]"]),
    Case(
      fact: "an initialiser of a constrained extension is chosen by its types",
      source: """
        struct Row<Label> { var label: Label }
        extension Row where Label == String { init(_ text: String) { self.init(label: text) } }
        let row = Row("a")
        let other = Row(label: 5)
        """,
      expected: ["row": "Row<String>", "other": "Row<Int>"]),
    Case(
      fact: "a static member of `extension P where Self == T` gives the type",
      source: """
        protocol Style {}
        struct Loud: Style { var volume = 11 }
        extension Style where Self == Loud { static var loud: Loud { Loud() } }
        func apply<S: Style>(_ style: S) -> S { style }
        let style = apply(.loud)
        """,
      expected: ["style": "Loud"]),
    Case(
      fact: "literals and arithmetic of literals take the type of the place",
      source: """
        let a: Double = 1 / 2
        let b = 1 / 2
        let c = [1, 2.5]
        let d = [1, 2].map { $0 * 2 }.reduce(0.5) { $0 + Double($1) }
        let e: Set = ["a"]
        """,
      expected: ["a": "Double", "b": "Int", "c": "[Double]", "d": "Double", "e": "Set<String>"]),
    Case(
      fact: "wrappers give storage and projection their types",
      source: """
        import SwiftUI
        struct Screen: View {
          @State private var count = 0
          @Environment(\\.colorScheme) private var scheme
          @AppStorage("name") var name = "x"
          var binding: Binding<Int> { $count }
          var stored: State<Int> { _count }
          var body: some View { Text("\\(count)").padding().foregroundStyle(.red) }
        }
        """,
      expected: ["count": "Int", "scheme": "ColorScheme", "name": "String"]),
    Case(
      fact: "optional chains end in one optional",
      source: """
        struct Inner { var size: Int?; var name = "" }
        struct Holder { var inner: Inner? }
        let holder: Holder? = nil
        let size = holder?.inner?.size
        let length = holder?.inner?.name.count
        """,
      expected: ["size": "Int?", "length": "Int?"]),
  ]

  @Test(arguments: cases) func isTyped(_ item: Case) {
    let (types, dynamics) = types(item.source)
    for (name, type) in item.expected { #expect(types[name] == type, "\(name)") }
    #expect(dynamics.isEmpty, "\(dynamics)")
  }

  @Test func privateDeclarationsOfOtherFilesAreNotSeen() {
    let (types, _) = types(
      "fileprivate let limit = 1.5\nlet first = limit", "let limit = 3\nlet second = limit")
    #expect(types["first"] == "Double")
    #expect(types["second"] == "Int")
  }

  @Test func inactiveBranchesDeclareNothing() {
    let (types, _) = types("#if os(macOS)\nlet size = 1\n#else\nlet size = \"a\"\n#endif\nlet copy = size")
    #expect(types["copy"] == "String")
  }

  @Test func whatIsNotKnownIsNamedWithItsPlace() {
    let (types, dynamics) = types("let value = Unheard.of(1)\nlet next = value.more")
    #expect(types["value"] == "?")
    #expect(types["next"] == "?")
    #expect(dynamics.map(\.name) == ["Unheard"])
    #expect(dynamics.map(\.offset) == [12])
    #expect(dynamics.map(\.reason) == [.unknownName])
  }
}
