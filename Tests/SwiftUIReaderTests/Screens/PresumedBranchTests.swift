import SightlineModel
import SwiftInterpreter
import Testing

@testable import SwiftUIReader

/// Every branch of a view that is shown is shown once, although no state leads there.
struct PresumedBranchTests {
  private static let variants = [DynamicTypeSize.large, .ax5, .small].map { Variant(size: $0, device: Source.device) }

  private func screen(_ text: String) -> Screen? { Source.project(text).screens(for: Self.variants).first }

  /// As an audit reads it, which looks at all sources first.
  private func placedScreen(_ text: String) -> Screen? {
    let project = Source.project(text)
    let files = [ParsedFile(path: "A.swift", text: "import SwiftUI\n" + text)]
    let list = project.findScreens(for: Self.variants).placed(among: project.declaredViews(files))
    let worker = ScreenWorker(project, list)
    for index in list.order { worker.readStates(of: index) }
    worker.presume(list.shares(of: [worker.shown], walked: [:], options: project.options))
    return worker.screen(0)
  }

  private func texts(_ screen: Screen?) -> [String: [String]] {
    Dictionary((screen?.states ?? []).map { ($0.presumption ?? $0.id, $0.trees[0].root.texts) }) { first, _ in first }
  }

  /// Xcode's canvas alone answers otherwise.
  @Test(arguments: [
    "Build.isRunningInPreviews", "ProcessInfo.processInfo.environment[\"XCODE_RUNNING_FOR_PREVIEWS\"] == \"1\"",
  ])
  func whetherAPreviewRuns(condition: String) {
    let screen = placedScreen(
      """
      enum Build { static var isRunningInPreviews: Bool { ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" } }
      struct A: View { var body: some View { if \(condition) { Text("sample") } else { Text("real") } } }
      """)
    #expect(texts(screen) == ["settled": ["real"]])
  }

  @Test(arguments: [
    // What asks the same is answered alike.
    (
      "@State var on = false; var body: some View { VStack { if on { Text(\"a\") }; if !on { Text(\"b\") } } }",
      ["settled": ["b"], "on": ["a"]]
    ),
    (
      "var name: String? = nil; var body: some View { if let name { Text(name) } else { Text(\"none\") } }",
      ["settled": ["none"], "name is there": ["Sample text"]]
    ),
    (
      """
      enum P { case x, y(Int) }
      let p = P.x; var body: some View { switch p { case .x: Text("x"); case .y: Text("y") } }
      """, ["settled": ["x"], "case 2 of p": ["y"]]
    ),
    // What is mapped to a view is there or missing, like what `if let` asks for, and goes with it.
    (
      "var name: String? = nil; var body: some View { VStack { name.map { Text($0) }; Text(\"always\") } }",
      ["settled": ["always"], "name is there": ["Sample text", "always"]]
    ),
    (
      """
      var name: String? = nil
      var body: some View { VStack { if name != nil { name.map { _ in Text("mapped") } } else { Text("none") } } }
      """, ["settled": ["none"], "name is there": ["mapped"]]
    ),
    (
      "var names = [\"a\"]; var body: some View { VStack { ForEach(names.map { $0 }, id: \\.self) { Text($0) } } }",
      ["settled": ["a"]]
    ),
    // What is met only there is presumed in turn.
    (
      """
      let a = false; let b = 1
      var body: some View { if a { if b > 1 { Text("ab") } else { Text("a") } } else { Text("-") } }
      """, ["settled": ["-"], "a": ["a"], "b > 1": ["ab"]]
    ),
    // An action is no branch that can be laid out.
    (
      "@State var n = 0; var body: some View { Button(\"go\") { if n > 3 { n = 0 } } }", ["settled": ["go"]]
    ),
  ])
  func branchesAreShown(body: String, expected: [String: [String]]) {
    let screen = screen("struct A: View { \(body) }")
    #expect(texts(screen) == expected)
    #expect(screen?.branchesLaidOut == screen?.branchesTotal)
  }

  private static let optional =
    "var act: (() -> Void)?; var body: some View { if act != nil { Text(\"a\") } else { Text(\"b\") } }"
  private static let flag = "var on = false; var body: some View { Text(on ? \"on\" : \"off\") }"
  private static let kind =
    "enum K { case x, y }; let k: K; var body: some View { if k == .x { Text(\"x\") } else { Text(\"y\") } }"

  /// An arm that needs of a view's own properties what no call gives them is shown by nobody: `if let action` where every
  /// call passes a closure has no other side. Without an app, others may call.
  @Test(arguments: [
    // Every call passes one, or none does.
    (optional, "Row(act: {})", 1), (optional, "Row {}", 1), (optional, "Row()", 2), (optional, "Row(act: nil)", 1),
    (optional, "Row(act: {}); Row()", 1), (optional, "Row(act: act)", 2), (optional, "Row(act: make())", 1),
    (optional, "Row.init(act: {})", 1), (optional, "let r: Row = .init(act: act); r", 2),
    (optional, "ForEach([1], id: \\.self) { _ in Row(act: {}) }", 1),
    (flag, "Row()", 2), (flag, "Row(on: true)", 1), (flag, "Row(on: isOn)", 2), (flag, "Row(on: true); Row()", 1),
    (kind, "Row(k: .x)", 1), (kind, "Row(k: kinds[0])", 2),
    // What sets it later, and initialisers that do more than keep what they are given.
    ("\(flag); func lit() -> Row { var copy = self; copy.on = true; return copy }", "Row(on: false)", 2),
    ("\(optional); init(act: (() -> Void)? = nil) { self.act = act }", "Row {}", 1),
    ("\(optional); init(act: (() -> Void)? = nil) { self.act = spare ?? act }", "Row(act: nil)", 2),
    ("\(optional); init() { act = nil }; init(act: (() -> Void)?) { self.act = act }", "Row(act: nil)", 2),
    // Two conditions: the first side needs both, the other one of them.
    (
      "var on = false; var act: (() -> Void)?; var body: some View { if on, let act { Button(\"b\", action: act) } }",
      "Row(on: false, act: {})", 1
    ),
    (
      "let on: Bool; let act: (() -> Void)?; var body: some View { if on, act != nil { Text(\"a\") } else { Text(\"b\") } }",
      "Row(on: true, act: {})", 1
    ),
    (
      "let on: Bool; let act: (() -> Void)?; var body: some View { if on, act != nil { Text(\"a\") } else { Text(\"b\") } }",
      "Row(on: isOn, act: {})", 2
    ),
  ])
  func whatNoCallGivesIsNotPresumed(row: String, use: String, states: Int) {
    let views = """
      let spare: (() -> Void)? = nil
      let isOn = Bool.random()
      struct A: View {
        let act: (() -> Void)? = nil
        func make() -> () -> Void { {} }
        let kinds = [Row.K.x]
        var body: some View { VStack { \(use) } }
      }
      struct Row: View { \(row) }
      """
    let source = row.contains("enum K") ? views : views.replacing("  let kinds = [Row.K.x]\n", with: "")
    let app = "@main struct Port: App { var body: some Scene { WindowGroup { A() } } }\n"
    #expect(placedScreen(app + source)?.states.count == states)
  }

  /// A case that no code makes is only asked for; one that comes from a raw value or from `allCases` may come.
  @Test(arguments: [
    ("enum P { case a, b, c }", "switch p { case .a: Text(\"a\"); case .b: Text(\"b\"); case .c: Text(\"c\") }", 2),
    ("enum P { case a, b, c }", "if p == .c { Text(\"c\") } else { Text(\"a\") }", 1),
    ("enum P { case a, b, c }", "if p == .b { Text(\"b\") } else { Text(\"a\") }", 2),
    ("enum P { case a, b, c }", "switch p { case .a: Text(\"a\"); case .b, .c: Text(\"b\") }", 2),
    ("enum P { case a, b, c }", "switch p { case .a: Text(\"a\"); default: Text(\"b\") }", 2),
    (
      "enum P: Int { case a, b, c }", "switch p { case .a: Text(\"a\"); case .b: Text(\"b\"); case .c: Text(\"c\") }", 3
    ),
    (
      "enum P: CaseIterable { case a, b, c }",
      "switch p { case .a: Text(\"a\"); case .b: Text(\"b\"); case .c: Text(\"c\") }", 3
    ),
  ])
  func casesThatNobodyMakesAreNotPresumed(declaration: String, content: String, states: Int) {
    let screen = placedScreen(
      """
      @main struct Port: App { var body: some Scene { WindowGroup { A() } } }
      \(declaration)
      struct A: View {
        @State var p = P.a
        var body: some View { VStack { \(content) }.onTapGesture { p = .b } }
      }
      """)
    #expect(screen?.states.count == states)
  }

  /// What a condition asks of values that nothing in the sources changes has one answer; what is changed has two.
  @Test(arguments: [
    ("if draft == Draft() { Text(\"same\") } else { Text(\"other\") }", 1),
    ("Text(draft.isOn ? \"on\" : \"off\")", 1),
    ("Button(\"b\") { draft.isOn = true }; if draft == Draft() { Text(\"same\") } else { Text(\"other\") }", 2),
    ("Toggle(\"t\", isOn: $draft.isOn); Text(draft.isOn ? \"on\" : \"off\")", 2),
    ("if isNew { Text(\"new\") } else { Text(\"old\") }", 2),
  ])
  func whatCannotBeOtherwiseIsNotPresumed(content: String, states: Int) {
    let screen = screen(
      """
      struct Draft: Equatable { var isOn = false }
      struct A: View { @State var draft = Draft(); let isNew = false; var body: some View { VStack { \(content) } } }
      """)
    #expect(screen?.states.count == states)
  }

  /// One column at a time is seen on a phone: the last one is looked at by itself, and what may stand there.
  @Test func theLastColumnIsShown() {
    let shown = texts(
      screen(
        """
        struct A: View { @State var name: String?
          var body: some View {
            NavigationSplitView { Text("list") } detail: { if let name { Text(name) } else { Text("none") } } } }
        """))
    #expect(shown["settled"] == ["list"])
    #expect(shown["last column"] == ["none"])
    #expect(shown["name is there"] == ["Sample text"])
  }

  @Test func whatIsPresumedIsLaidOutInTwoSizes() {
    let screen = screen(
      "struct A: View { let a = false; var body: some View { if a { Text(\"a\") } else { Text(\"b\") } } }")
    let state = screen?.states.last
    #expect(state?.presumption == "a")
    #expect(Self.variants.map { state?.tree(for: $0) != nil } == [true, true, false])
  }

  /// What the condition looked at decides, not how it is written: lengths are not judged where another room is presumed.
  @Test(arguments: [
    ("GeometryReader { g in if g.size.height > 5000 { Text(\"a\") } }.frame(width: 50, height: 50)", true),
    ("GeometryReader { g in Text(isTall(g) ? \"a\" : \"b\") }.frame(width: 50, height: 50)", true),
    ("VStack { if isSmall { Text(\"a\") } }", true),
    ("VStack { switch widthClass { case .regular: Text(\"a\") default: Text(\"b\") } }", true),
    ("VStack { if order.width > 3 { Text(\"a\") } }", false),
  ])
  func whatDependsOnTheRoom(body: String, isOfAnotherRoom: Bool) {
    let screen = screen(
      """
      struct Order { var width = 1 }
      struct A: View {
        @Environment(\\.horizontalSizeClass) var widthClass
        @Environment(\\.dynamicTypeSize) var size
        var order = Order()
        var isSmall: Bool { size == .xSmall }
        func isTall(_ g: GeometryProxy) -> Bool { g.size.height > 5000 }
        var body: some View { \(body) }
      }
      """)
    let presumed = screen?.states.filter { $0.presumption != nil } ?? []
    #expect(!presumed.isEmpty)
    #expect(presumed.allSatisfy { ($0.isOfAnotherRoom == true) == isOfAnotherRoom })
  }

  /// The variants show light and dark: nothing of them is presumed.
  @Test func theAppearanceIsNotPresumed() {
    let screen = screen(
      """
      struct A: View {
        @Environment(\\.colorScheme) var scheme
        var isNight: Bool { scheme == .dark }
        var body: some View { if isNight { Text("a") } else { Text("b") } }
      }
      """)
    #expect(screen?.states.allSatisfy { $0.presumption == nil } == true)
  }

  /// A `default` that hands back what was asked for shows a name that the cases above it have words for.
  @Test(arguments: [("kind", false), ("kind.capitalized", false), ("\"other\"", true)])
  func aDefaultThatHandsBack(value: String, isPresumed: Bool) {
    let screen = screen(
      """
      struct A: View {
        func name(of kind: String) -> String {
          switch kind {
          case "first": return "The first"
          default: return \(value)
          }
        }
        var body: some View { Text(verbatim: name(of: "first")) }
      }
      """)
    #expect(texts(screen).values.contains(["The first"]))
    #expect(screen?.states.contains { $0.presumption != nil } == isPresumed)
  }

  /// What the walk has shown needs no presumption.
  @Test func branchesThatAWalkTookAreLeftOut() {
    let text = "struct A: View { let a = false; var body: some View { if a { Text(\"a\") } else { Text(\"b\") } } }"
    let walked = Source.project(text)
    _ = walked.screens(for: Self.variants)
    let project = Source.project(text)
    project.walkedBranches = walked.branchCoverage
    let screen = project.screens(for: Self.variants).first
    #expect(screen?.states.map(\.id) == ["settled"])
    #expect(screen?.branchesLaidOut == 2)
  }
}
