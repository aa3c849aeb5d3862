import Foundation
import SightlineModel
import Testing

@testable import SwiftUIReader

/// However a view is written, the same is read: thirty ways to rewrite one card without changing what it shows.
struct RewriteTests {
  private static let tokens = """
    enum Theme {
      static let gap: CGFloat = 12
      static let brand = Color(red: 0.1, green: 0.2, blue: 0.3)
    }
    """
  private static let card = """
    struct A: View {
      @State private var count = 2
      let isLarge = true
      let items = ["One", "Two", "Three"]
      var body: some View {
        VStack(alignment: .leading, spacing: Theme.gap) {
          Text("Title").font(.headline).foregroundStyle(Theme.brand)
          if isLarge { Text("Large") } else { Text("Small") }
          ForEach(items, id: \\.self) { item in Text(item).padding(4) }
          Button("Add") { count += 1 }.disabled(count > 3)
          Text("Count: \\(count)")
        }
        .padding(16)
      }
    }
    """
  private static let source = tokens + "\n" + card

  struct Rewrite: Sendable, CustomTestStringConvertible {
    var name: String
    /// Pairs of what stands there and what takes its place.
    var changes: [(String, String)]
    var added = ""
    var testDescription: String { name }
  }

  static let rewrites: [Rewrite] = [
    Rewrite(name: "a constant is put in its place", changes: [("spacing: Theme.gap", "spacing: 12")]),
    Rewrite(
      name: "a constant becomes a computed property",
      changes: [("static let gap: CGFloat = 12", "static var gap: CGFloat { 12 }")]),
    Rewrite(name: "a constant is computed", changes: [("CGFloat = 12", "CGFloat = 4 * 3")]),
    Rewrite(
      name: "a token moves to an extension",
      changes: [("Theme.brand", "Color.brand")],
      added: "extension Color { static let brand = Color(red: 0.1, green: 0.2, blue: 0.3) }"),
    Rewrite(
      name: "a token becomes a shape style", changes: [("Theme.brand)", ".brand)")],
      added: "extension ShapeStyle where Self == Color { static var brand: Color { Theme.brand } }"),
    Rewrite(name: "a token is renamed", changes: [("brand", "accent")]),
    Rewrite(
      name: "tokens move to an instance", changes: [("Theme.gap", "Spacing.standard.gap")],
      added: "struct Spacing { var gap: CGFloat\n static let standard = Spacing(gap: 12) }"),
    Rewrite(
      name: "a token becomes a case", changes: [("Theme.gap", "Gap.wide.rawValue")],
      added: "enum Gap: CGFloat { case narrow = 4, wide = 12 }"),
    Rewrite(
      name: "a subview is extracted",
      changes: [("Text(\"Title\").font(.headline).foregroundStyle(Theme.brand)", "Title(text: \"Title\")")],
      added: """
        struct Title: View {
          let text: LocalizedStringKey
          var body: some View { Text(text).font(.headline).foregroundStyle(Theme.brand) }
        }
        """),
    Rewrite(
      name: "a part becomes a property",
      changes: [
        ("Text(\"Title\").font(.headline).foregroundStyle(Theme.brand)", "title"),
        (
          "var body",
          "private var title: some View { Text(\"Title\").font(.headline).foregroundStyle(Theme.brand) }\n  var body"
        ),
      ]),
    Rewrite(
      name: "a part becomes a builder function",
      changes: [
        ("if isLarge { Text(\"Large\") } else { Text(\"Small\") }", "size()"),
        (
          "var body",
          "@ViewBuilder func size() -> some View { if isLarge { Text(\"Large\") } else { Text(\"Small\") } }\n  var body"
        ),
      ]),
    Rewrite(
      name: "if becomes a ternary",
      changes: [
        ("if isLarge { Text(\"Large\") } else { Text(\"Small\") }", "Text(isLarge ? \"Large\" : \"Small\")")
      ]),
    Rewrite(
      name: "if becomes a switch",
      changes: [
        (
          "if isLarge { Text(\"Large\") } else { Text(\"Small\") }",
          "switch isLarge {\n case true: Text(\"Large\")\n case false: Text(\"Small\")\n }"
        )
      ]),
    Rewrite(
      name: "a condition is turned round",
      changes: [
        (
          "if isLarge { Text(\"Large\") } else { Text(\"Small\") }",
          "if !isLarge { Text(\"Small\") } else { Text(\"Large\") }"
        )
      ]),
    Rewrite(
      name: "modifiers become a view modifier",
      changes: [(".font(.headline).foregroundStyle(Theme.brand)", ".modifier(Heading())")],
      added: """
        struct Heading: ViewModifier {
          func body(content: Content) -> some View { content.font(.headline).foregroundStyle(Theme.brand) }
        }
        """),
    Rewrite(
      name: "modifiers become an extension of View",
      changes: [(".font(.headline).foregroundStyle(Theme.brand)", ".heading()")],
      added: "extension View { func heading() -> some View { font(.headline).foregroundStyle(Theme.brand) } }"),
    Rewrite(
      name: "a loop runs over indices",
      changes: [
        ("ForEach(items, id: \\.self) { item in Text(item)", "ForEach(0..<items.count, id: \\.self) { Text(items[$0])")
      ]),
    Rewrite(name: "a closure's argument loses its name", changes: [("{ item in Text(item)", "{ Text($0)")]),
    Rewrite(
      name: "a loop runs over values of its own",
      changes: [("ForEach(items, id: \\.self) { item in Text(item)", "ForEach(items.map(Item.init)) { Text($0.id)")],
      added: "struct Item: Identifiable { let id: String\n init(_ id: String) { self.id = id } }"),
    Rewrite(
      name: "a list comes from a function",
      changes: [
        (
          "= [\"One\", \"Two\", \"Three\"]",
          "= A.make()\n  static func make() -> [String] { [\"One\", \"Two\", \"Three\"] }"
        )
      ]),
    Rewrite(
      name: "a list is put together",
      changes: [("[\"One\", \"Two\", \"Three\"]", "[\"Three\", \"Two\", \"One\"].reversed() as [String]")]),
    Rewrite(
      name: "a button's title becomes its label",
      changes: [("Button(\"Add\") { count += 1 }", "Button { count += 1 } label: { Text(\"Add\") }")]),
    Rewrite(
      name: "an action becomes a method",
      changes: [
        ("Button(\"Add\") { count += 1 }", "Button(\"Add\", action: add)"),
        ("var body", "private func add() { count += 1 }\n  var body"),
      ]),
    Rewrite(
      name: "a condition becomes a property",
      changes: [("count > 3)", "isFull)"), ("var body", "private var isFull: Bool { count > 3 }\n  var body")]),
    Rewrite(
      name: "state moves into a model",
      changes: [
        ("@State private var count = 2", "@State private var model = Counter()"), ("count += 1", "model.count += 1"),
        ("count > 3", "model.count > 3"), ("\\(count)", "\\(model.count)"),
      ], added: "@Observable final class Counter { var count = 2 }"),
    Rewrite(
      name: "state moves into an observed object",
      changes: [
        ("@State private var count = 2", "@StateObject private var model = Counter()"),
        ("count += 1", "model.count += 1"), ("count > 3", "model.count > 3"), ("\\(count)", "\\(model.count)"),
      ], added: "final class Counter: ObservableObject { @Published var count = 2 }"),
    Rewrite(
      name: "body returns", changes: [("VStack(alignment", "return VStack(alignment")]),
    Rewrite(
      name: "a local constant is made on the way",
      changes: [
        (
          "VStack(alignment: .leading, spacing: Theme.gap)",
          "let gap = Theme.gap\n    VStack(alignment: .leading, spacing: gap)"
        )
      ]),
    Rewrite(
      name: "a generic container holds it",
      changes: [
        ("VStack(alignment: .leading, spacing: Theme.gap) {", "Column {")
      ],
      added: """
        struct Column<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View { VStack(alignment: .leading, spacing: Theme.gap) { content } }
        }
        """),
    Rewrite(
      name: "a view is erased",
      changes: [
        (
          "Text(\"Title\").font(.headline).foregroundStyle(Theme.brand)",
          "AnyView(Text(\"Title\").font(.headline).foregroundStyle(Theme.brand))"
        )
      ]),
    Rewrite(
      name: "an enumeration says which",
      changes: [
        ("let isLarge = true", "let size = Size.large\n  enum Size { case small, large }"),
        ("if isLarge {", "if case .large = size {"),
      ]),
    Rewrite(
      name: "a type alias stands in", changes: [("Theme.gap", "T.gap")], added: "typealias T = Theme"),
    Rewrite(
      name: "a value comes with the environment",
      changes: [
        ("spacing: Theme.gap", "spacing: gap"), ("let isLarge", "@Environment(\\.gap) private var gap\n  let isLarge"),
      ],
      added: """
        struct GapKey: EnvironmentKey { static let defaultValue: CGFloat = 12 }
        extension EnvironmentValues { var gap: CGFloat { get { self[GapKey.self] } set { self[GapKey.self] = newValue } } }
        """),
  ]

  @Test(arguments: rewrites) func theSameIsRead(_ rewrite: Rewrite) {
    var text = Self.source
    for (old, new) in rewrite.changes {
      #expect(text.contains(old))
      text = text.replacingOccurrences(of: old, with: new)
    }
    let (before, after) = (Source.tree(Self.source), Source.tree(text + "\n" + rewrite.added))
    #expect(Self.plain(after) == Self.plain(before))
  }

  @Test func thereAreThirty() { #expect(Self.rewrites.count >= 30) }

  /// The tree without where things stand and what they are called in the source. A view that only holds others is as
  /// good as they are.
  private static func plain(_ node: ViewNode) -> String {
    var text = "\(node)"
    for (pattern, replacement) in [
      (#"Optional\(A\.swift:\d+:\d+\)"#, "nil"), (#"A\.swift:\d+:\d+"#, "@"),
      (#"SightlineModel\.SourceLocation\([^)]*\)"#, "@"), (#"Optional\(@\)"#, "nil"),
      (#"derivation: \[[^\[\]]*\]"#, ""), (#"uses: \[[^\[\]]*\]"#, ""),
      (#"(symbol|userView|name|identity): Optional\("[^"]*"\)"#, "$1: nil"),
    ] { text = text.replacingOccurrences(of: pattern, with: replacement, options: .regularExpression) }
    return text
  }
}
