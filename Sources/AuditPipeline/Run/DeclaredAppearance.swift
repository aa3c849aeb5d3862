import SightlineModel
import SourceDocuments

/// An app that is always dark, or always light, whatever its user has set.
///
/// - Source: Apple, Information Property List, `UIUserInterfaceStyle`; Xcode's build settings reference,
///   `INFOPLIST_KEY_UIUserInterfaceStyle`, `GENERATE_INFOPLIST_FILE`.
struct DeclaredAppearance: Hashable {
  var isDark: Bool
  var location: SourceLocation
  private static let key = "UIUserInterfaceStyle"

  init(isDark: Bool, location: SourceLocation) { (self.isDark, self.location) = (isDark, location) }

  /// - Returns: `nil` where the file leaves it to the user, or does not say.
  init?(_ bytes: [UInt8], file: String) {
    guard let object = PropertyListDocument.parse(bytes: bytes, file: file).value?.object,
      let member = object.members.first(where: { $0.key == Self.key }), let isDark = Self.isDark(member.value.string)
    else { return nil }
    self.init(isDark: isDark, location: member.location)
  }

  /// - Returns: `nil` unless all configurations of all apps for phones that the project builds say the same.
  init?(_ project: XcodeProject) {
    let apps = project.targets.filter { $0.productType == "com.apple.product-type.application" && $0.runsOnPhones }
    let settings = apps.flatMap(\.generatedInfo)
    let styles = Set(settings.map { Self.isDark($0["INFOPLIST_KEY_" + Self.key]) })
    guard !settings.isEmpty, styles.count == 1, let style = styles.first, let isDark = style else { return nil }
    self.init(
      isDark: isDark, location: SourceLocation(file: project.path + "/project.pbxproj", line: 1, column: 1))
  }

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
        .appearance(other), why: "the app is always \(own) (UIUserInterfaceStyle)",
        location: declaredAppearance.location)
    ]
  }
}
