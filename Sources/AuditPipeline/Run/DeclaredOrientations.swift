import Rules
import SightlineModel
import SourceDocuments

/// Reads which ways an app may be held from its Info.plist.
enum DeclaredOrientations {
  private static let key = "UISupportedInterfaceOrientations"

  /// - Returns: A list for every device, and one for each kind of device that has its own; none where the file says
  ///   nothing, since the build settings may say it.
  static func read(_ bytes: [UInt8], file: String) -> [ProjectFacts.Orientations] {
    guard let object = PropertyListDocument.parse(bytes: bytes, file: file).value?.object else { return [] }
    return object.members.filter { $0.key == key || $0.key.hasPrefix(key + "~") }.compactMap { member in
      guard let names = member.value.array?.compactMap(\.string), !names.isEmpty else { return nil }
      let idiom = member.key.split(separator: "~").dropFirst().first.map(String.init) ?? ""
      return ProjectFacts.Orientations(
        idiom: ["ipad": "iPad", "iphone": "iPhone"][idiom] ?? idiom, names: names, location: member.location)
    }
  }
}
