import SightlineModel
import SwiftInterpreter

extension DeclaredAppearance {
  /// What the code asks of the whole window: `.preferredColorScheme(.dark)` in the body of an app, or in a modifier of the project's
  /// own that stands there.
  ///
  /// Views that are laid out by themselves are drawn in it too.
  /// - Parameter sources: Swift files.
  /// - Returns: `nil` unless every app among them asks for the same in words that name it.
  /// - Source: Apple, `preferredColorScheme(_:)`: the nearest presentation, a window among them, takes the scheme.
  static func written(in sources: [(path: String, text: String)]) -> DeclaredAppearance? {
    guard sources.contains(where: { $0.text.contains(name) }) else { return nil }
    var apps: [(outline: SourceOutline, extent: Range<Int>)] = []
    var modifiers: [String: DeclaredAppearance] = [:]
    for source in sources where isRead(source.text) {
      let outline = SourceOutline(ParsedFile(path: source.path, text: source.text))
      apps += outline.declarations.filter { $0.kind == .type && $0.attributes.contains { ofApps.contains($0) } }
        .map { (outline, $0.extent) }
      for function in outline.declarations
      where function.kind == .function && ["View", "Scene"].contains(function.typeName) {
        if let asked = asked(in: function.extent, of: outline) { modifiers[function.name] = asked }
      }
    }
    let found = apps.map { app in
      asked(in: app.extent, of: app.outline)
        ?? app.outline.calls.lazy.filter { $0.base != nil && app.extent.contains($0.nameOffset) }
        .compactMap { modifiers[$0.name] }.first
    }
    guard let first = found.first, let appearance = first, found.allSatisfy({ $0?.isDark == appearance.isDark })
    else { return nil }
    return appearance
  }

  /// Whether a file has a say in it: another one may change without it being asked again.
  static func isRead(_ text: String) -> Bool {
    text.contains("App") && text.contains("@main") || text.contains(name)
  }

  /// The one constant that a stretch of code names.
  private static func asked(in extent: Range<Int>, of outline: SourceOutline) -> DeclaredAppearance? {
    let calls = outline.calls.filter { $0.name == name && extent.contains($0.nameOffset) }
    guard calls.count == 1, let given = calls[0].arguments.first?.extent else { return nil }
    let members = outline.members.within(given)
    guard members.count == 1, let member = members.first, member.offset + member.path.utf8.count == given.upperBound,
      !outline.calls.contains(where: { given.contains($0.nameOffset) }),
      let isDark = ["dark": true, "light": false][member.path]
    else { return nil }
    return DeclaredAppearance(isDark: isDark, location: calls[0].location, key: ".\(name)")
  }

  private static let name = "preferredColorScheme"
  private static let ofApps: Set<String> = ["App", "SwiftUI.App"]
}
