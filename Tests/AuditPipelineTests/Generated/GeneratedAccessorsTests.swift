import SightlineModel
import Testing

@testable import AuditPipeline

/// What the build generates of string tables and asset catalogues, and no commit holds, shows its words and colours.
struct GeneratedAccessorsTests {
  private static let strings = """
    "onboarding.page_title" = "Welcome";
    "onboarding.count" = "%d of %@ done";
    "SAVE_NOW" = "Save";
    """
  private static let pale = """
    {"colors":[{"idiom":"universal","color":{"color-space":"srgb",
    "components":{"red":"0.8","green":"0.8","blue":"0.8","alpha":"1"}}}]}
    """
  private static func files(_ views: String, _ more: [String: String]) -> [String: String] {
    [
      "App/en.lproj/Localizable.strings": strings,
      "App/de.lproj/Localizable.strings": strings.replacing("\"Welcome\"", with: "\"Willkommen\""),
      "App/Assets.xcassets/Contents.json": "{}",
      "App/Assets.xcassets/Brand/Contents.json": "{\"properties\":{\"provides-namespace\":true}}",
      "App/Assets.xcassets/Brand/Ink.colorset/Contents.json": pale,
      "App/Assets.xcassets/Art/logo_big.imageset/Contents.json": "{\"images\":[{\"idiom\":\"universal\"}]}",
      "App/App.swift": """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        var body: some View {
          VStack {
      \(views)
          }
        }
      }
      """,
    ].merging(more) { $1 }
  }
  private static func report(_ files: [String: String]) throws -> AuditReport {
    let folder = try TemporaryFolder(files)
    let request = AuditRequest(kind: .audit, paths: ["."], workingFolder: folder.path)
    return try AuditPipeline(request).run().report
  }
  private static let swiftGen = """
    input_dir: App
    output_dir: App/Generated
    strings:
      inputs: en.lproj
      outputs:
        - templateName: structured-swift5
          output: Strings.swift
    xcassets:
      - inputs: [Assets.xcassets]
        outputs:
          templateName: swift5
          output: Assets.swift
    """
  private static let tuist = """
    import ProjectDescription
    let project = Project(name: "Shop", targets: [
      .target(name: "Shop", destinations: .iOS, product: .app, bundleId: "x", sources: ["App/**"], resources: ["App/**"])
    ])
    """

  @Test(arguments: [
    (
      "swiftgen.yml", swiftGen, "L10n.Onboarding.pageTitle", "L10n.Onboarding.count(3, \"5\")",
      "Asset.Brand.ink.swiftUIColor", "Asset.logoBig.swiftUIImage"
    ),
    (
      "swiftgen.yml", swiftGen, "L10n.Localizable.Onboarding.pageTitle", "L10n.Onboarding.count(3, \"5\")",
      "Color(asset: Asset.Brand.ink)", "Image(asset: Asset.logoBig)"
    ),
    (
      "Project.swift", tuist, "ShopStrings.Onboarding.pageTitle", "ShopStrings.Localizable.Onboarding.count(3, \"5\")",
      "ShopAsset.Brand.ink.swiftUIColor", "ShopAsset.logoBig.swiftUIImage"
    ),
    (
      "Podfile", "pod 'R.swift'", "R.string.localizable.onboardingPage_title()",
      "R.string.localizable.onboardingCount(3, \"5\")", "Color(R.color.brand.ink)", "Image(R.image.logo_big)"
    ),
  ])
  func accessors(file: String, text: String, title: String, count: String, color: String, image: String) throws {
    let views = "Text(\(title)).foregroundStyle(\(color))\nText(\(count)).foregroundStyle(\(color))\n\(image)"
    let report = try Self.report(Self.files(views, [file: text]))
    let contrast = report.findings.filter { $0.rule == "contrast-text" }
    #expect(contrast.map(\.location.line) == [6, 7])
    #expect(contrast.first?.message.contains("Welcome") == true || file == "Podfile")
    #expect(contrast.last?.message.contains("3 of 5 done") == true || file == "Podfile")
    #expect(contrast.allSatisfy { $0.message.contains("#CCCCCC") })
    // A picture that a generated property makes stands where it is asked for.
    let picture = report.findings.filter { $0.rule == "image-name" }
    #expect(picture.map(\.location.file) == ["App/App.swift"])
    #expect(picture.map(\.location.line) == [8])
    #expect(report.findings.allSatisfy { $0.location.file == "App/App.swift" || $0.rule.rawValue.hasPrefix("string") })
    #expect(report.coverage.unresolved.isEmpty)
  }

  /// What is committed is read, and nothing of it is reported.
  @Test func committed() throws {
    let generated = """
      // Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen
      import SwiftUI
      enum L10n { enum Onboarding { static var pageTitle: String { NSLocalizedString("onboarding.page_title", comment: "") } } }
      enum Asset { static let pale = Color(red: 0.9, green: 0.9, blue: 0.9); static var logo: Image { Image("logo_big") } }
      """
    let files = Self.files(
      "Text(L10n.Onboarding.pageTitle).foregroundStyle(Asset.pale)\nAsset.logo",
      ["swiftgen.yml": Self.swiftGen, "App/Generated/Strings.swift": generated])
    let report = try Self.report(files)
    #expect(report.findings.contains { $0.rule == "contrast-text" && $0.message.contains("Welcome") })
    #expect(report.findings.allSatisfy { $0.location.file != "App/Generated/Strings.swift" })
  }

  /// A file that no generator's configuration names stays unknown.
  @Test func withoutAGenerator() throws {
    let report = try Self.report(Self.files("Text(L10n.Onboarding.pageTitle)", [:]))
    #expect(report.coverage.unresolved.contains { $0.what.contains("L10n") })
  }

  /// A hostile configuration ends in no accessors, and the rest is audited.
  @Test(arguments: [
    "strings: [",
    "strings:\n  inputs: ../../../etc\n  outputs: {output: /etc/x, params: {enumName: \"A { } ; enum B\"}}", "\u{0}",
  ])
  func aConfigurationThatIsNone(text: String) throws {
    let report = try Self.report(Self.files("Text(\"Hello\")", ["swiftgen.yml": text]))
    #expect(report.summary.screens == 1)
  }
}
