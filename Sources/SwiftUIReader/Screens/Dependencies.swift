/// What a screen was made from: change any of it, and the screen may change.
package struct Dependencies: Hashable, Sendable {
  /// Swift files whose code ran; relative to the audited folder.
  package var files: Set<String>
  /// Names of assets, and `strings` where any table was asked: a key may be new in any of them.
  package var resources: Set<String>
  static let strings = "strings"
  package init(files: Set<String> = [], resources: Set<String> = []) {
    self.files = files
    self.resources = resources
  }

  mutating func formUnion(_ other: Dependencies) {
    files.formUnion(other.files)
    resources.formUnion(other.resources)
  }

  /// - Parameter path: Relative to the audited folder.
  package func isTouched(by path: String) -> Bool {
    if files.contains(path) { return true }
    let parts = path.split(separator: "/")
    if parts.contains(where: { $0.hasSuffix(".xcassets") }) {
      let asset = parts.first { part in [".colorset", ".imageset", ".symbolset"].contains { part.hasSuffix($0) } }
      return asset.map { resources.contains(String($0.prefix { $0 != "." })) } ?? false
    }
    if [".xcstrings", ".strings", ".stringsdict"].contains(where: path.hasSuffix) {
      return resources.contains(Self.strings)
    }
    return Self.forAll.contains(where: path.hasSuffix)
  }
  /// Fonts, the configuration, what the app says of itself.
  private static let forAll = [".ttf", ".otf", ".ttc", ".plist", ".sightline.yml", ".pbxproj"]
}
