import SightlineModel
import Testing

@testable import AuditPipeline

/// An app that is always dark is never laid out in light, and the report says why.
struct DeclaredAppearanceTests {
  private static func project(_ styles: [String]) -> String {
    let settings = styles.enumerated().map { index, style in
      "C\(index) = { isa = XCBuildConfiguration; buildSettings = { \(style) }; };"
    }
    return """
      {
        objects = {
          P = { isa = PBXProject; buildConfigurationList = LP; targets = (T1); };
          T1 = { isa = PBXNativeTarget; name = App; buildConfigurationList = L1;
            productType = "com.apple.product-type.application"; };
          LP = { isa = XCConfigurationList; buildConfigurations = (CP); };
          L1 = { isa = XCConfigurationList; buildConfigurations = (\(styles.indices.map { "C\($0)" }.joined(separator: ", "))); };
          CP = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES; }; };
          \(settings.joined(separator: "\n    "))
        };
        rootObject = P;
      }
      """
  }
  private static let dark = "INFOPLIST_KEY_UIUserInterfaceStyle = Dark;"

  @Test(
    arguments: [
      ([dark], true), ([dark, dark], true), (["INFOPLIST_KEY_UIUserInterfaceStyle = Light;"], false),
      ([dark, ""], nil), ([""], nil), (["INFOPLIST_KEY_UIUserInterfaceStyle = Automatic;"], nil),
      (["GENERATE_INFOPLIST_FILE = NO; " + dark], nil),
    ] as [([String], Bool?)])
  func isReadFromBuildSettings(styles: [String], expected: Bool?) throws {
    let folder = try TemporaryFolder(["My.xcodeproj/project.pbxproj": Self.project(styles)])
    let project = try #require(XcodeProject("My.xcodeproj", root: folder.path))
    #expect(DeclaredAppearance.all(plists: [], projects: [project])?.isDark == expected)
  }

  @Test(arguments: [("Dark", true), ("Light", false), ("Automatic", nil)] as [(String, Bool?)])
  func isReadFromInfo(style: String, expected: Bool?) {
    #expect(DeclaredAppearance.all(plists: [Self.plist(style)], projects: [])?.isDark == expected)
  }
  private static func plist(_ style: String?, isOfApp: Bool = true) -> (bytes: [UInt8], file: String) {
    let own = style.map { "<key>UIUserInterfaceStyle</key><string>\($0)</string>" } ?? ""
    let app = isOfApp ? "<key>LSRequiresIPhoneOS</key><true/>" : ""
    return (Array("<plist version=\"1.0\"><dict>\(own)\(app)</dict></plist>".utf8), "Info.plist")
  }

  /// An app that leaves the choice to its user stands against one that does not; an extension's file says nothing.
  @Test(
    arguments: [
      (["Dark", "Dark"], [], true), (["Dark", nil], [], nil), (["Dark", "Automatic"], [], nil),
      (["Dark", "Light"], [], nil),
      (["Dark"], [nil], true),
    ] as [([String?], [String?], Bool?)])
  func ofSeveralApps(apps: [String?], others: [String?], expected: Bool?) {
    let plists = apps.map { Self.plist($0) } + others.map { Self.plist($0, isOfApp: false) }
    #expect(DeclaredAppearance.all(plists: plists, projects: [])?.isDark == expected)
  }

  /// Faint in light only: nobody sees it where the app is dark.
  @Test(arguments: [(true, 0), (false, 1)])
  func decidesWhatIsLaidOut(isDark: Bool, failures: Int) throws {
    let plist =
      "<plist version=\"1.0\"><dict><key>UIUserInterfaceStyle</key><string>\(isDark ? "Dark" : "Automatic")</string></dict></plist>"
    let folder = try TemporaryFolder([
      "Info.plist": plist,
      "App.swift": """
      import SwiftUI
      @main struct LampApp: App { var body: some Scene { WindowGroup { Lamp() } } }
      struct Lamp: View { var body: some View { Text("Lamp").foregroundStyle(Color(red: 1, green: 1, blue: 0)) } }
      """,
    ])
    var overrides = ConfigurationOverrides()
    (overrides.sizes, overrides.devices, overrides.locales) = ([.large], ["SE"], ["en"])
    let report = try AuditPipeline(
      AuditRequest(kind: .audit, paths: ["."], workingFolder: folder.path, overrides: overrides)
    ).run().report
    #expect(report.findings.count { $0.rule == "contrast-text" } == failures)
    #expect(report.matrix?.appearances == (isDark ? [.dark] : [.light, .dark]))
    #expect(report.coverage.notAudited.contains { $0.what == "the light appearance" } == isDark)
  }

  /// WXYC: white words on a wallpaper, in a window that the app pins to dark through a modifier of its own.
  @Test(
    arguments: [
      ("Lamp().preferredColorScheme(.dark)", true), ("Lamp().preferredColorScheme(ColorScheme.light)", false),
      ("Lamp().pinned()", true), ("Lamp().preferredColorScheme(isDark ? .dark : .light)", nil), ("Lamp()", nil),
    ] as [(String, Bool?)])
  func isReadFromTheRoot(content: String, expected: Bool?) {
    let app = "import SwiftUI\n@main struct LampApp: App { var body: some Scene { WindowGroup { \(content) } } }"
    let view = """
      import SwiftUI
      extension View { func pinned() -> some View { preferredColorScheme(.dark) } }
      struct Lamp: View { var body: some View { Text("Lamp") } }
      #Preview { Lamp().preferredColorScheme(.light) }
      """
    #expect(DeclaredAppearance.written(in: [("App.swift", app), ("Lamp.swift", view)])?.isDark == expected)
  }
}
