import SightlineModel
import Testing

@testable import AuditPipeline
@testable import Rules

/// Tables in a Swift package's target are in a bundle of its own, which a key without `bundle:` is not looked up in.
struct TableOwnersTests {
  private static let manifest = "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])"
  private static func manifest(_ targets: String, _ products: String = "") -> String {
    "let package = Package(name: \"Kit\", products: [\(products)], targets: [\(targets)])"
  }
  private static let view = view("Text(\"Start over\")")
  private static func view(_ body: String) -> String {
    "import SwiftUI\nstruct Page: View { var body: some View { VStack { Text(\"Continue\", bundle: .module); \(body) } } }"
  }
  private static func table(_ keys: String..., languages: [String] = ["de"]) -> String {
    let entries = ["Continue"] + keys
    let texts = languages.map { "\"\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"Wort\"}}" }
    return "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {"
      + entries.map { "\"\($0)\": {\"localizations\": {\(texts.joined(separator: ", "))}}" }.joined(separator: ", ")
      + "}}"
  }
  private static let both = table("Start over")
  private static let project = """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = Sources/Kit/Localizable.xcstrings; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (R); };
      R = { isa = PBXResourcesBuildPhase; files = (B); };
      B = { isa = PBXBuildFile; fileRef = F; };
    }; rootObject = P; }
    """

  struct Case: Sendable, CustomTestStringConvertible {
    var what: String
    var files: [String: String]
    /// What every finding of the rule says.
    var expected: [String]
    var testDescription: String { what }
  }

  private static func misplaced(_ table: String) -> [String] {
    [
      "“Start over” is looked up in the app's own tables, and its translations are in the package's (\(table)); pass bundle: .module."
    ]
  }

  static let cases: [Case] = [
    Case(
      what: "a target in Sources",
      files: [
        "Package.swift": manifest, "Sources/Kit/Page.swift": view, "Sources/Kit/Resources/Localizable.xcstrings": both,
      ], expected: misplaced("Sources/Kit/Resources/Localizable.xcstrings")),
    Case(
      what: "a target alone, without a folder of its name",
      files: ["Package.swift": manifest, "Sources/Page.swift": view, "Sources/Localizable.xcstrings": both],
      expected: misplaced("Sources/Localizable.xcstrings")),
    Case(
      what: "a path, in a package below",
      files: [
        "Kit/Package.swift": manifest(".target(name: \"Kit\", path: \"./Code\")"), "Kit/Code/Page.swift": view,
        "Kit/Code/Localizable.xcstrings": both,
      ], expected: misplaced("Kit/Code/Localizable.xcstrings")),
    Case(
      what: "folders of languages: the source's is named",
      files: [
        "Package.swift": manifest, "Sources/Kit/Page.swift": view,
        "Sources/Kit/de.lproj/Localizable.strings": "\"Continue\" = \"Weiter\";\n\"Start over\" = \"Neu beginnen\";",
        "Sources/Kit/en.lproj/Localizable.strings": "\"Continue\" = \"Continue\";\n\"Start over\" = \"Start over\";",
      ], expected: misplaced("Sources/Kit/en.lproj/Localizable.strings")),
    Case(
      what: "an Xcode project beside that has nothing of it",
      files: [
        "Package.swift": manifest, "Sources/Kit/Page.swift": view, "Sources/Kit/Localizable.xcstrings": both,
        "App.xcodeproj/project.pbxproj": project.replacing("Sources/Kit/Localizable", with: "App/Localizable"),
      ], expected: misplaced("Sources/Kit/Localizable.xcstrings")),
    Case(
      what: "an alert that nothing opened",
      files: [
        "Package.swift": manifest, "Sources/Kit/Localizable.xcstrings": table("Start over", languages: ["de", "fr"]),
        "Sources/Kit/Page.swift": view(
          "Text(\"Continue\", bundle: .module).alert(\"Start over\", isPresented: .constant(false)) {}"),
      ], expected: misplaced("Sources/Kit/Localizable.xcstrings")),
    Case(
      what: "several keys are one finding",
      files: [
        "Package.swift": manifest, "Sources/Kit/Localizable.xcstrings": table("Start over", "Go on"),
        "Sources/Kit/Page.swift": view("Text(\"Start over\"); Text(\"Go on\")"),
      ],
      expected: [
        misplaced("Sources/Kit/Localizable.xcstrings")[0] + " The same of “Go on”."
      ]),
    Case(
      what: "a key that has no translation there either",
      files: [
        "Package.swift": manifest, "Sources/Kit/Page.swift": view,
        "Sources/Kit/Localizable.xcstrings": both.replacing(
          "\"Start over\": {\"localizations\": {\"de\":", with: "\"Start over\": {\"localizations\": {\"en\":"
        )
        .replacing("\"en\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"Wort\"}}", with: ""),
      ],
      expected: [
        "“Start over” is looked up in the app's own tables, and stands in the package's (Sources/Kit/Localizable.xcstrings), "
          + "where it has no translation either; pass bundle: .module, and translate it."
      ]),
    Case(
      what: "the app's own code names no package",
      files: [
        "Kit/Package.swift": manifest, "Kit/Sources/Kit/Localizable.xcstrings": both, "App/Page.swift": view,
      ],
      expected: [
        "“Start over” is looked up in the app's own tables, and only a package's has it (Kit/Sources/Kit/Localizable.xcstrings); "
          + "add it to the app's."
      ]),
    Case(
      what: "silent: a bundle is named",
      files: [
        "Package.swift": manifest, "Sources/Kit/Localizable.xcstrings": both,
        "Sources/Kit/Page.swift": view("Text(\"Start over\", bundle: .module); Text(verbatim: \"Go on\")"),
      ], expected: []),
    Case(
      what: "silent: the app has the key, and the package too",
      files: [
        "Kit/Package.swift": manifest, "Kit/Sources/Kit/Page.swift": view,
        "Kit/Sources/Kit/Localizable.xcstrings": both,
        "App/Localizable.xcstrings": both,
      ], expected: []),
    Case(
      what: "silent: a package without tables",
      files: ["Kit/Package.swift": manifest, "Kit/Sources/Kit/Page.swift": view, "App/Localizable.xcstrings": both],
      expected: []),
    Case(
      what: "silent: an app of Swift Playgrounds",
      files: [
        "Package.swift": manifest(
          ".executableTarget(name: \"Kit\")", ".iOSApplication(name: \"Kit\", targets: [\"Kit\"])"),
        "Sources/Kit/Page.swift": view, "Sources/Kit/Localizable.xcstrings": both,
      ], expected: []),
    Case(
      what: "silent: no folder of a target",
      files: [
        "Package.swift": manifest(".target(name: \"Kit\", exclude: [\"App\"]), .target(name: \"Other\")"),
        "Sources/Kit/App/Page.swift": view, "Sources/Kit/App/Localizable.xcstrings": both,
      ], expected: []),
    Case(
      what: "silent: an example's project lies between",
      files: [
        "Package.swift": manifest(".target(name: \"Kit\", path: \".\")"), "App/Page.swift": view,
        "App/Localizable.xcstrings": both, "App/App.xcodeproj/project.pbxproj": "",
      ], expected: []),
    Case(
      what: "silent: a project builds the table as well",
      files: [
        "Package.swift": manifest, "Sources/Kit/Page.swift": view, "Sources/Kit/Localizable.xcstrings": both,
        "App.xcodeproj/project.pbxproj": project,
      ], expected: []),
    Case(
      what: "silent: a generator of projects builds the same folder",
      files: [
        "Package.swift": manifest, "Sources/Kit/Page.swift": view, "Sources/Kit/Localizable.xcstrings": both,
        "project.yml": "name: App",
      ], expected: []),
    Case(
      what: "silent: the package has its own function of that name",
      files: [
        "Package.swift": manifest, "Sources/Kit/Localizable.xcstrings": both,
        "Sources/Kit/Page.swift": view("Text(NSLocalizedString(\"Start over\", comment: \"\"))")
          + "\nfunc NSLocalizedString(_ key: String, comment: String) -> String { Bundle.module.localizedString(forKey: key, value: nil, table: nil) }",
      ], expected: []),
    Case(
      what: "silent: handed to a view that names the bundle",
      files: [
        "Package.swift": manifest, "Sources/Kit/Localizable.xcstrings": both,
        "Sources/Kit/Page.swift": view("Row(title: LocalizedStringKey(\"Start over\"))")
          + "\nstruct Row: View { let title: LocalizedStringKey; var body: some View { Text(title, bundle: .module) } }",
      ], expected: []),
    Case(
      what: "silent: a table in one language that says what the key says",
      files: [
        "Package.swift": manifest, "Sources/Kit/Page.swift": view,
        "Sources/Kit/Localizable.strings": "\"Continue\" = \"Continue\";\n\"Start over\" = \"Start over\";",
      ], expected: []),
  ]

  @Test(arguments: cases) func keysWithoutABundle(_ item: Case) throws {
    var files = item.files
    files[".sightline.yml"] = "locales: [en, de]\n"
    let report = try AuditedSources(
      files.sorted { $0.key < $1.key }.map { .init(path: $0.key, text: $0.value) }, sizes: [.large],
      devices: ["standard"], appearances: [.light]
    ).report
    #expect(report.findings.filter { $0.rule == "string-missing" }.map(\.message) == item.expected)
  }

  /// Texts that never appear are not measured: each language shows the key.
  @Test func theKeyIsShown() throws {
    let folder = try TemporaryFolder([
      "Package.swift": Self.manifest, "Sources/Kit/Page.swift": Self.view,
      "Sources/Kit/Localizable.xcstrings": Self.both,
    ])
    var overrides = ConfigurationOverrides()
    overrides.locales = ["de"]
    let look = try AuditPipeline(
      AuditRequest(kind: .audit, paths: ["."], workingFolder: folder.path, overrides: overrides)
    ).look()
    #expect(look.scene.nodes.compactMap { $0.text?.content.string } == ["Wort", "Start over"])
  }
}
