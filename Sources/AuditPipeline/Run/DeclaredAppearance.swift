import SightlineModel
import SourceDocuments

/// An app that is always dark, or always light, whatever its user has set.
///
/// - Source: Apple, Information Property List, `UIUserInterfaceStyle`; Xcode's build settings reference,
///   `INFOPLIST_KEY_UIUserInterfaceStyle`, `GENERATE_INFOPLIST_FILE`.
struct DeclaredAppearance: Hashable {
  var isDark: Bool
  var location: SourceLocation
  /// What says so.
  var key: String
  private static let key = "UIUserInterfaceStyle"

  init(isDark: Bool, location: SourceLocation, key: String = Self.key) {
    (self.isDark, self.location, self.key) = (isDark, location, key)
  }

  /// - Parameters:
  ///   - plists: The Info.plist files: those of apps name what is launched, and an app that says nothing leaves it to its user.
  ///   - projects: All configurations of all apps for phones that they build count.
  /// - Returns: `nil` unless everything that is an app says the same: one may be dark beside another that is not.
  static func all(plists: [(bytes: [UInt8], file: String)], projects: [XcodeProject]) -> DeclaredAppearance? {
    var found: [DeclaredAppearance?] = []
    for project in projects {
      let place = SourceLocation(file: project.path + "/project.pbxproj", line: 1, column: 1)
      found += project.phoneApps.flatMap(\.generatedInfo).map { info in
        isDark(info["INFOPLIST_KEY_" + key]).map { DeclaredAppearance(isDark: $0, location: place) }
      }
    }
    // What Xcode makes of settings it merges with the file: the file adds to them, and says nothing against them.
    let isDecided = !found.isEmpty && found.allSatisfy { $0 != nil }
    for plist in plists {
      guard let object = PropertyListDocument.parse(bytes: plist.bytes, file: plist.file).value?.object else {
        continue
      }
      let member = object.members.first { $0.key == key }
      let isOfApp = object.members.contains { ofApps.contains($0.key) }
      guard member != nil || isOfApp && !isDecided else { continue }
      found.append(
        member.flatMap { member in
          isDark(member.value.string).map { DeclaredAppearance(isDark: $0, location: member.location) }
        })
    }
    guard let first = found.first, let appearance = first, found.allSatisfy({ $0?.isDark == appearance.isDark })
    else { return nil }
    return appearance
  }
  /// What is in no extension's file and in no framework's.
  private static let ofApps: Set<String> = [
    "UILaunchStoryboardName", "UILaunchScreen", "UIApplicationSceneManifest", "LSRequiresIPhoneOS",
    "UISupportedInterfaceOrientations", "UIMainStoryboardFile",
  ]

  private static func isDark(_ name: String?) -> Bool? {
    switch name {
    case "Dark": true
    case "Light": false
    default: nil
    }
  }

  /// The one of the two with the same contrast that the app is ever drawn in.
  func drawn(_ appearance: Appearance) -> Appearance {
    let isHigh = appearance == .lightHigh || appearance == .darkHigh
    return isDark ? (isHigh ? .darkHigh : .dark) : (isHigh ? .lightHigh : .light)
  }
}

extension ProjectInputs {
  /// What of the appearances is never drawn, in words.
  func appearanceNotLaidOut(of asked: [Appearance]) -> [AuditReport.NotAudited] {
    guard let declaredAppearance, asked.contains(where: { declaredAppearance.drawn($0) != $0 }) else { return [] }
    let (own, other) = declaredAppearance.isDark ? ("dark", "light") : ("light", "dark")
    return [
      .init(
        .appearance(other), why: "the app is always \(own) (\(declaredAppearance.key))",
        location: declaredAppearance.location)
    ]
  }
}
