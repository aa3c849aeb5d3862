import SightlineModel
import Testing

@testable import SwiftUIReader

/// Without `bundle:` a key is looked up in the app's own tables, as on iOS.
struct KeyBundleTests {
  private static let members = "let name = \"A\"\nlet bundle: Bundle\nlet none: Bundle? = nil\n"

  @Test(arguments: [
    ("Text(\"A\")", false), ("Text(\"A\", bundle: .module)", true), ("Text(\"A\", bundle: nil)", false),
    ("Text(\"A\", bundle: none)", false), ("Text(\"A\", tableName: \"T\", bundle: bundle)", true),
    ("Text(\"A\", bundle: Bundle(for: Model.self))", true),
    ("Text(LocalizedStringKey(name))", false), ("Text(LocalizedStringKey(name), bundle: .module)", true),
    ("Text(LocalizedStringResource(\"A\"))", false),
    ("Text(LocalizedStringResource(\"A\", bundle: .atURL(url)))", true),
    ("Text(String(localized: \"A\"))", false), ("Text(String(localized: \"A\", bundle: .module))", true),
    ("Text(String(localized: LocalizedStringResource(\"A\", bundle: .main)))", true),
    ("Text(NSLocalizedString(\"A\", comment: \"\"))", false),
    ("Text(NSLocalizedString(\"A\", bundle: .module, comment: \"\"))", true),
    ("Text(Bundle.module.localizedString(forKey: \"A\", value: nil, table: nil))", true),
    ("Text(AttributedString(localized: \"A\", bundle: .module))", true),
    ("Text(String(localized: String.LocalizationValue(name)))", false),
    ("Text(String(localized: String.LocalizationValue(name), bundle: bundle))", true),
  ])
  func texts(view: String, namesBundle: Bool) {
    let project = project(view)
    #expect(tree(project)?.texts == ["\(namesBundle ? "every" : "own") A"])
    #expect(project.unresolved.filter { $0.what.contains("LocalizationValue") }.isEmpty)
  }

  /// A macro's code is run by the compiler alone; what it makes of a literal, the string tables tell.
  @Test(arguments: [
    ("Text(#localized(\"A\"))", ["own A"]), ("Text(#localized(\"A\", bundle: .module))", ["every A"]),
    ("Text(verbatim: #localized(\"A\", 3))", ["own A"]),
  ])
  func macrosOfTheProjectThatMakeAString(view: String, expected: [String]) {
    let macros = """
      @freestanding(expression) macro localized(_ key: StaticString, bundle: Bundle? = nil) -> String = #externalMacro(module: "M", type: "L")
      @freestanding(expression) macro localized<each T>(_ key: StaticString, bundle: Bundle? = nil, _ values: repeat each T) -> String = #externalMacro(module: "M", type: "L")
      """
    let project = project(view, macros)
    #expect(tree(project)?.texts == expected)
    #expect(project.unresolved.isEmpty)
  }

  /// Nor is one that nobody declares, or whose literal no table has, taken for its words.
  @Test(arguments: ["Text(#localized(\"Shared\"))", "Text(#other(\"A\"))"])
  func macrosThatNothingTellsOf(view: String) {
    let declaration = "macro localized(_ key: StaticString) -> String = #externalMacro(module: \"M\", type: \"L\")"
    let project = project(view, "@freestanding(expression) \(declaration)")
    _ = tree(project)
    #expect(project.unresolved.map(\.what) == [view.contains("other") ? "#other" : "#localized"])
  }

  @Test func whatIsNeverLookedUp() { #expect(tree(project("Text(verbatim: \"A\")"))?.texts == ["A"]) }

  @Test(arguments: [
    ("title: \"A\"", "Text(title)", "own A"), ("title: \"A\"", "Text(title, bundle: .module)", "every A"),
  ])
  func aKeyThatIsHandedOnIsLookedUpWhereItIsShown(argument: String, text: String, expected: String) {
    let project = project(
      "Row(\(argument))",
      "struct Row: View { let title: LocalizedStringKey; var body: some View { \(text) } }")
    #expect(tree(project)?.texts == [expected])
  }

  /// The same text was looked up elsewhere with a bundle: a literal is asked for anew, what that lookup gave is not.
  @Test(arguments: [("Text(\"Shared\")", true), ("Text(LocalizedStringKey(title))", false), ("Text(title)", false)])
  func theCallDecides(view: String, isUnasked: Bool) {
    let project = project(view, members: "let title = String(localized: \"Shared\", bundle: .module)")
    let run = tree(project)?.arguments.text("content")?.runs.first
    #expect(run?.localization?.state == (isUnasked ? .unknownKey : .translated))
    #expect((run?.localization?.unasked?.file == "A.swift's table") == isUnasked)
  }

  private func project(_ view: String, _ types: String = "", members: String = members) -> SwiftUIProject {
    Source.project(
      "\(types)\nclass Model {}\nstruct A: View {\n\(members)var body: some View { \(view) }\n}", strings: Tables())
  }
  private func tree(_ project: SwiftUIProject) -> ViewNode? {
    project.session(of: "A", for: Variant(size: .large, device: Source.device))?.tree
  }

  /// “Shared” stands in a package's table alone, and its text is the key.
  private struct Tables: StringLookup {
    func string(
      forKey key: String, table: String?, locale: String, arguments: [StringArgument], scope: StringScope
    ) -> LookedUpString {
      guard key == "Shared" else {
        return LookedUpString(format: "\(scope == .all ? "every" : "own") \(key)", state: .translated)
      }
      guard case .app(let file) = scope else { return LookedUpString(format: key, state: .translated) }
      var found = LookedUpString(format: key, state: .unknownKey)
      found.unasked = .init(file: "\(file)'s table", isOfSamePackage: true, gain: .text)
      return found
    }
  }
}
