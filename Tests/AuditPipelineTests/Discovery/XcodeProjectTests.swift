import SightlineModel
import Testing

@testable import AuditPipeline

/// What a project builds for another device only is no part of the app that is audited.
struct XcodeProjectTests {
  /// An app for phones and one for Apple TV that share a file, a widget extension, and folders that belong to targets.
  private static let project = """
    {
      objects = {
        P = { isa = PBXProject; mainGroup = G; buildConfigurationList = LP; targets = (T1, T2, T3); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (G1, F3, S1, S2, S3); };
        G1 = { isa = PBXGroup; path = App; sourceTree = "<group>"; children = (F1, F2); };
        F1 = { isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = Touch.swift; sourceTree = "<group>"; };
        F3 = { isa = PBXFileReference; path = "TV/Home.swift"; sourceTree = SOURCE_ROOT; };
        S1 = { isa = PBXFileSystemSynchronizedRootGroup; path = Remote; sourceTree = "<group>"; exceptions = (E1, E2); };
        S2 = { isa = PBXFileSystemSynchronizedRootGroup; path = Phone; sourceTree = "<group>"; };
        S3 = { isa = PBXFileSystemSynchronizedRootGroup; path = Widgets; sourceTree = "<group>"; };
        E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2; membershipExceptions = (Unused.swift); };
        E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1; membershipExceptions = (Both.swift); };
        B1 = { isa = PBXBuildFile; fileRef = F1; };
        B2 = { isa = PBXBuildFile; fileRef = F2; };
        B3 = { isa = PBXBuildFile; fileRef = F3; };
        B4 = { isa = PBXBuildFile; fileRef = F1; };
        X1 = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
        X2 = { isa = PBXSourcesBuildPhase; files = (B3, B4); };
        T1 = { isa = PBXNativeTarget; name = App; buildPhases = (X1); fileSystemSynchronizedGroups = (S2);
          buildConfigurationList = L1; productType = "com.apple.product-type.application"; };
        T2 = { isa = PBXNativeTarget; name = TV; buildPhases = (X2); fileSystemSynchronizedGroups = (S1);
          buildConfigurationList = L2; productType = "com.apple.product-type.application"; };
        T3 = { isa = PBXNativeTarget; name = Widget; fileSystemSynchronizedGroups = (S3);
          buildConfigurationList = L1; productType = "com.apple.product-type.app-extension"; };
        LP = { isa = XCConfigurationList; buildConfigurations = (CP); };
        L1 = { isa = XCConfigurationList; buildConfigurations = (C1); };
        L2 = { isa = XCConfigurationList; buildConfigurations = (C2); };
        CP = { isa = XCBuildConfiguration;
          buildSettings = { SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.4; }; };
        C1 = { isa = XCBuildConfiguration; buildSettings = { }; };
        C2 = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = OTHER; }; };
      };
      rootObject = P;
    }
    """
  private static let files = [
    "App/Home.swift", "App/Touch.swift", "TV/Home.swift", "Remote/Both.swift", "Remote/Unused.swift",
    "Remote/Menu.swift",
    "Phone/List.swift", "Widgets/Row.swift", "Widgets/Small.swift", "Package/Theme.swift",
  ]

  private static func read(_ sdk: String) throws -> (XcodeProject, TemporaryFolder) {
    let text = project.replacing("OTHER", with: sdk)
    let folder = try TemporaryFolder(["My.xcodeproj/project.pbxproj": text])
    return (try #require(XcodeProject("My.xcodeproj", root: folder.path)), folder)
  }

  @Test(arguments: [
    ("appletvos", ["TV/Home.swift", "Remote/Menu.swift"]), ("watchos10.0", ["TV/Home.swift", "Remote/Menu.swift"]),
    ("iphoneos", []), ("auto", []),
  ])
  func filesOfOtherTargets(sdk: String, expected: [String]) throws {
    let (project, _) = try Self.read(sdk)
    let found = project.filesForOtherPlatforms(among: Self.files)
    #expect(found.flatMap(\.files).filter { $0 != "Remote/Unused.swift" } == expected)
    #expect(found.map(\.target.name) == (expected.isEmpty ? [] : ["TV"]))
    // A file that nobody builds may be a package's.
    #expect(!found.flatMap(\.files).contains("Remote/Unused.swift"))
  }

  /// The project's setting holds for a target that has none of its own.
  @Test func theLeastSystemIsTheTargets() throws {
    let (project, _) = try Self.read("appletvos")
    #expect(project.targets.first { $0.name == "App" }?.minimumSystem == 15)
  }

  /// `#if` finds what the target's settings set, as people get the app: the project's where the target inherits them.
  @Test(arguments: [(false, ["MARKET", "PLUS", "STORE"]), (true, ["BETA", "DEBUG", "PLUS"])])
  func compilesAsTheSettingsSay(isDebug: Bool, flags: [String]) throws {
    let settings = Self.project
      .replacing("buildConfigurations = (CP); };", with: "buildConfigurations = (CPD, CPR); };")
      .replacing("buildConfigurations = (C1); };", with: "buildConfigurations = (C1D, C1R); };")
      .replacing(
        "CP = {",
        with: """
          CPD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; }; };
          CPR = { isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = MARKET; }; };
          C1D = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = ("$(inherited)", BETA); OTHER_SWIFT_FLAGS = "-D PLUS"; }; };
          C1R = { isa = XCBuildConfiguration; name = Release; buildSettings = {
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) STORE"; OTHER_SWIFT_FLAGS = "-warn-x -DPLUS"; }; };
          CP = {
          """)
    let folder = try TemporaryFolder(["My.xcodeproj/project.pbxproj": settings])
    let project = try #require(XcodeProject("My.xcodeproj", root: folder.path))
    #expect(project.targets.first { $0.name == "App" }?.flags(isDebug: isDebug).sorted() == flags)
  }

  @Test func widgetsAreWhatTheirExtensionAloneBuilds() throws {
    let (project, _) = try Self.read("appletvos")
    #expect(
      project.widgetFiles(among: Self.files) { $0 == "Widgets/Small.swift" } == [
        "Widgets/Row.swift", "Widgets/Small.swift",
      ])
    #expect(project.widgetFiles(among: Self.files) { _ in false } == [])
  }

  /// French lies in the folder, and in no target.
  private static let translated = """
    {
      objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; path = App; sourceTree = "<group>"; children = (V); };
        V = { isa = PBXVariantGroup; name = Localizable.strings; sourceTree = "<group>"; children = (E, D); };
        E = { isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
        D = { isa = PBXFileReference; name = de; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = V; };
        X = { isa = PBXResourcesBuildPhase; files = (B); };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (X);
          productType = "com.apple.product-type.application"; };
      };
      rootObject = P;
    }
    """

  @Test(arguments: [
    (["App/en.lproj/Localizable.strings", "App/de.lproj/Localizable.strings"], [String]()),
    (["App/en.lproj/Localizable.strings", "App/fr.lproj/Localizable.strings"], ["App/fr.lproj/Localizable.strings"]),
    // Of a package, or of a folder that no project speaks of: nobody knows.
    (["Kit/en.lproj/Localizable.strings", "Kit/fr.lproj/Localizable.strings"], []),
    (["App/fr.lproj/Localizable.strings"], []),
    (["App/fr.lproj/Other.strings", "App/en.lproj/Localizable.strings"], []),
  ])
  func translationsThatNoTargetBuilds(files: [String], left: [String]) throws {
    let folder = try TemporaryFolder(["My.xcodeproj/project.pbxproj": Self.translated])
    let project = try #require(XcodeProject("My.xcodeproj", root: folder.path))
    #expect(XcodeProject.translationsNotBuilt(among: files, by: [project]).flatMap(\.files) == left)
  }

  @Test func aLanguageThatIsNotBuiltIsNotAskedFor() throws {
    let folder = try TemporaryFolder([
      "My.xcodeproj/project.pbxproj": Self.translated,
      "App/en.lproj/Localizable.strings": "\"Hello\" = \"Hello\";\n\"Bye\" = \"Bye\";\n",
      "App/de.lproj/Localizable.strings": "\"Hello\" = \"Hallo\";\n\"Bye\" = \"Tschüss\";\n",
      "App/fr.lproj/Localizable.strings": "\"Hello\" = \"Bonjour\";\n",
      "App/Home.swift": """
      import SwiftUI
      struct Home: View { var body: some View { VStack { Text("Hello"); Text("Bye") } } }
      #Preview { Home() }
      """,
    ])
    let report = try AuditPipeline(AuditRequest(kind: .audit, paths: ["."], workingFolder: folder.path)).run().report
    #expect(report.findings.filter { $0.rule.rawValue.hasPrefix("string-") } == [])
    #expect(
      report.coverage.notAudited.map { "\($0.what): \($0.why)" } == [
        "App/Localizable.strings in fr: no target builds it, so the app does not come in this language"
      ])
  }

  /// Home is built, Old is shown without a target; Never is known to nobody; Kit is a package of its own.
  private static let withoutTarget = """
    {
      objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (A, K); };
        A = { isa = PBXGroup; path = App; sourceTree = "<group>"; children = (H, O); };
        K = { isa = PBXFileReference; path = Kit; sourceTree = "<group>"; };
        H = { isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
        O = { isa = PBXFileReference; path = "Old/Old.swift"; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = H; };
        X = { isa = PBXSourcesBuildPhase; files = (B); };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (X);
          productType = "com.apple.product-type.application"; };
      };
      rootObject = P;
    }
    """

  @Test(arguments: [
    // Shown in Xcode without a target.
    (["App/Home.swift", "App/Old/Old.swift"], ["App/Old/Old.swift"]),
    // Beside a file that is built alone.
    (["App/Home.swift", "App/Never.swift"], ["App/Never.swift"]),
    // In a folder of which nothing is built, below one whose files are built one by one.
    (["App/Home.swift", "App/Deeper/Some.swift", "App/A/B/C.swift"], ["App/Deeper/Some.swift", "App/A/B/C.swift"]),
    // Upper and lower case are one on a Mac's disk.
    (["app/home.swift", "APP/Old/old.swift", "App/never.swift"], ["APP/Old/old.swift", "App/never.swift"]),
    // The project is of other files than these.
    (["App/Old/Old.swift", "App/A.swift", "App/B.swift"], []),
    // Elsewhere: a package's, or a generator's that the project does not know.
    (["App/Home.swift", "Other/Some.swift", "Some.swift", "Apple/Some.swift"], []),
  ])
  func filesThatNoTargetBuilds(files: [String], left: [String]) throws {
    let folder = try TemporaryFolder(["My.xcodeproj/project.pbxproj": Self.withoutTarget])
    let project = try #require(XcodeProject("My.xcodeproj", root: folder.path))
    #expect(XcodeProject.filesOfNoTarget(among: files, by: [project]) == left)
    #expect(XcodeProject.filesOfNoTarget(among: files, by: []) == [])
  }

  /// What something else than a project may build is unknown, and is read.
  @Test(arguments: [
    ("App/Deeper/Package.swift", false), ("App/Part.podspec", false), ("App/Deeper/BUILD.bazel", false),
    ("project.yml", false), ("Other/Package.swift", true), ("App/Deeper/Part.txt", true),
  ])
  func whatElseMayBuild(manifest: String, isLeftOut: Bool) throws {
    let view = "import SwiftUI\nstruct V: View { var body: some View { Image(\"a\") } }\n#Preview { V() }\n"
    let folder = try TemporaryFolder([
      "My.xcodeproj/project.pbxproj": Self.withoutTarget, "App/Home.swift": view.replacing("V", with: "W"),
      "App/Deeper/Some.swift": view, manifest: "",
    ])
    let report = try AuditPipeline(AuditRequest(kind: .audit, paths: ["."], workingFolder: folder.path)).run().report
    #expect(report.coverage.notAudited.contains { $0.subject == .filesOfNoTarget(1) } == isLeftOut)
    #expect(report.findings.contains { $0.location.file == "App/Deeper/Some.swift" } != isLeftOut)
  }

  /// The project lists its languages: those that lie beside its sources and are not among them are not the app's.
  private static let listed = """
    {
      objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); knownRegions = (en, Base, ru); };
        G = { isa = PBXGroup; path = App; sourceTree = "<group>"; children = (H, R); };
        H = { isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
        R = { isa = PBXFileReference; lastKnownFileType = folder; path = Copied; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = H; };
        C = { isa = PBXBuildFile; fileRef = R; };
        X = { isa = PBXSourcesBuildPhase; files = (B); };
        Y = { isa = PBXResourcesBuildPhase; files = (C); };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (X, Y);
          productType = "com.apple.product-type.application"; };
      };
      rootObject = P;
    }
    """

  @Test(arguments: [
    (["App/de.lproj/Localizable.strings", "App/nl.lproj/Localizable.strings"], 2),
    (["App/Deeper/de.lproj/Localizable.strings"], 1),
    // In a language of the project, in a folder that is copied as it is, elsewhere, or of something else.
    (["App/ru.lproj/Localizable.strings"], 0),
    (["App/Copied/de.lproj/Localizable.strings"], 0),
    (["Kit/de.lproj/Localizable.strings"], 0),
  ])
  func translationsInLanguagesThatTheProjectLacks(files: [String], left: Int) throws {
    let folder = try TemporaryFolder(["My.xcodeproj/project.pbxproj": Self.listed])
    let project = try #require(XcodeProject("My.xcodeproj", root: folder.path))
    #expect(XcodeProject.translationsNotBuilt(among: files, by: [project]).flatMap(\.files).count == left)
    let others = XcodeProject.translationsNotBuilt(among: files, by: [project], isBuiltOtherwise: { _ in true })
    #expect(others.isEmpty)
  }

  /// A view that lies in the folder and not in the app is no screen, and is named.
  @Test func aFileOfNoTargetIsLeftOutAndNamed() throws {
    func view(_ name: String) -> String {
      "import SwiftUI\nstruct \(name): View { var body: some View { Image(\"\(name)\") } }\n#Preview { \(name)() }\n"
    }
    let folder = try TemporaryFolder([
      "My.xcodeproj/project.pbxproj": Self.withoutTarget, "App/Home.swift": view("Home"),
      "App/Never.swift": view("Never"), "App/Old/Old.swift": view("Old"), "Kit/Package.swift": "// package",
      "Kit/Sources/Kit/Part.swift": view("Part"),
    ])
    let report = try AuditPipeline(AuditRequest(kind: .audit, paths: ["."], workingFolder: folder.path)).run().report
    let left = report.coverage.notAudited.filter { $0.subject == .filesOfNoTarget(2) }
    #expect(
      left.map { "\($0.what): \($0.why)" } == ["2 Swift files: no target builds them, so the app is made without"])
    #expect(Set(report.findings.map(\.location.file)).isDisjoint(with: ["App/Never.swift", "App/Old/Old.swift"]))
    #expect(report.findings.contains { $0.location.file == "App/Home.swift" })
    let named = try AuditPipeline(
      AuditRequest(kind: .audit, paths: ["App/Never.swift"], workingFolder: folder.path)
    ).run().report
    #expect(named.findings.contains { $0.location.file == "Never.swift" })
  }

  /// A view for the television is no screen, and a widget has no phone's size; both are named.
  @Test func whatIsLeftOutIsNamed() throws {
    func view(_ name: String) -> String {
      "import SwiftUI\nstruct \(name): View { var body: some View { Text(\"\(name)\") } }\n#Preview { \(name)() }\n"
    }
    let folder = try TemporaryFolder([
      "My.xcodeproj/project.pbxproj": Self.project.replacing("OTHER", with: "appletvos"),
      "App/Home.swift": view("Home"), "TV/Home.swift": view("Television"), "Remote/Menu.swift": view("Menu"),
      "Widgets/Row.swift": view("Row"),
      "Widgets/Small.swift": "import WidgetKit\nstruct Entry: TimelineEntry { var date: Date }\n" + view("Small"),
    ])
    let report = try AuditPipeline(AuditRequest(kind: .audit, paths: ["."], workingFolder: folder.path)).run().report
    #expect(report.coverage.screens.map(\.name) == ["Home"])
    #expect(
      report.coverage.notAudited.map { "\($0.what): \($0.why)" } == [
        "Row: a widget; sizes of widgets are not laid out", "Small: a widget; sizes of widgets are not laid out",
        "target TV: built for tvOS only; 2 files left out",
      ])
  }

  /// `Ink` of the television's catalogue is pale, the phone's is read well: the phone's app has the phone's.
  @Test(arguments: [("appletvos", false), ("iphoneos", true)])
  func colorsOfOtherPlatformsAreLeftOut(platform: String, isPale: Bool) throws {
    func color(_ shade: String) -> String {
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "\(shade)", "green": "\(shade)", "blue": "\(shade)", "alpha": "1.000"}}}],
        "info": {"author": "xcode", "version": 1}}
      """
    }
    let view = """
      import SwiftUI
      struct Home: View { var body: some View { Text("Home").foregroundStyle(Color("Ink")) } }
      #Preview { Home() }

      """
    var files = [
      "My.xcodeproj/project.pbxproj": Self.project.replacing("OTHER", with: platform), "App/Home.swift": view,
      "Remote/Screen.swift": "let screens = 1\n", "Remote/Assets.xcassets/Ink.colorset/Contents.json": color("0xD0"),
    ]
    if !isPale { files["Shared/Assets.xcassets/Ink.colorset/Contents.json"] = color("0x75") }
    let folder = try TemporaryFolder(files)
    let report = try AuditPipeline(AuditRequest(kind: .audit, paths: ["."], workingFolder: folder.path)).run().report
    #expect(report.findings.contains { $0.rule == "contrast-text" && $0.verdict == .fail } == isPale)
    #expect(!report.findings.contains { $0.location.file.hasPrefix("Remote/") && !isPale })
  }
}
