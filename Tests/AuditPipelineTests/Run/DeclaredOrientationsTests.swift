import Rules
import SightlineModel
import Testing

@testable import AuditPipeline

/// Which ways an app may be held stands in the settings that Xcode makes an Info.plist of.
struct DeclaredOrientationsTests {
  private static func project(_ settings: String, product: String = "application") -> String {
    """
    {
      objects = {
        P = { isa = PBXProject; buildConfigurationList = LP; targets = (T1); };
        T1 = { isa = PBXNativeTarget; name = App; buildConfigurationList = L1;
          productType = "com.apple.product-type.\(product)"; };
        LP = { isa = XCConfigurationList; buildConfigurations = (CP); };
        L1 = { isa = XCConfigurationList; buildConfigurations = (C1); };
        CP = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES; }; };
        C1 = { isa = XCBuildConfiguration; buildSettings = {
    \(settings)
        }; };
      };
      rootObject = P;
    }
    """
  }

  @Test(arguments: [
    ("KEY = UIInterfaceOrientationPortrait;", [":Portrait:10"]),
    ("KEY = UIInterfaceOrientationPortrait;\nKEY_iPad = \"ALL\";", ["iPhone:Portrait:10", "iPad:all:11"]),
    (
      "KEY = \"ALL\";\nKEY_iPad = \"ALL\";\nKEY_iPhone = UIInterfaceOrientationPortrait;",
      ["iPhone:Portrait:12", "iPad:all:11"]
    ),
    ("KEY = \"$(OTHER)\";", []),
    ("GENERATE_INFOPLIST_FILE = NO;\nKEY = UIInterfaceOrientationPortrait;", []),
    ("SDKROOT = appletvos;\nKEY = UIInterfaceOrientationPortrait;", []),
  ])
  func areReadFromBuildSettings(settings: String, expected: [String]) throws {
    let all = ["Portrait", "LandscapeLeft", "LandscapeRight"].map { "UIInterfaceOrientation" + $0 }
    let text = Self.project(
      settings.replacing("KEY", with: "INFOPLIST_KEY_UISupportedInterfaceOrientations").replacing(
        "ALL", with: all.joined(separator: " ")))
    let folder = try TemporaryFolder(["My.xcodeproj/project.pbxproj": text])
    let project = try #require(XcodeProject("My.xcodeproj", root: folder.path))
    let read = DeclaredOrientations.read(project, text: text).map { listed in
      let names = listed.names == all ? "all" : listed.names.map { $0.dropFirst(22) }.joined(separator: ",")
      return "\(listed.idiom):\(names):\(listed.location.line)"
    }
    #expect(read == expected)
  }

  /// An app for the watch has a list of its own, and an extension is held as its host is.
  @Test(arguments: [
    ("", 1), ("<key>WKApplication</key><true/>", 0), ("<key>WKWatchKitApp</key><true/>", 0),
    ("<key>NSExtension</key><dict/>", 0), ("<key>CFBundleName</key><string>App</string>", 1),
  ])
  func areReadFromPropertyLists(more: String, lists: Int) {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>\(more)<key>UISupportedInterfaceOrientations</key>
      <array><string>UIInterfaceOrientationPortrait</string></array></dict></plist>
      """
    #expect(DeclaredOrientations.read(Array(text.utf8), file: "Info.plist").count == lists)
  }
}
