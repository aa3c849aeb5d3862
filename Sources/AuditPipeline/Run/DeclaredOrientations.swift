import Rules
import SightlineModel
import SourceDocuments

/// Reads which ways an app may be held: from its Info.plist, or from the settings that Xcode makes one of.
///
/// - Source: Apple, Information Property List, `UISupportedInterfaceOrientations`; Xcode's build settings reference,
///   `INFOPLIST_KEY_UISupportedInterfaceOrientations`, `…_iPhone`, `…_iPad`, `GENERATE_INFOPLIST_FILE`.
enum DeclaredOrientations {
  private static let key = "UISupportedInterfaceOrientations"

  /// Of an app for the watch, and of an extension, which is shown as its host is held.
  private static let keysOfOthers: Set<String> = ["WKApplication", "WKWatchKitApp", "NSExtension", "WKWatchOnly"]

  /// - Returns: A list for every device, and one for each kind of device that has its own; none where the file says
  ///   nothing, since the build settings may say it, and of what is no app for phones.
  static func read(_ bytes: [UInt8], file: String) -> [ProjectFacts.Orientations] {
    guard let object = PropertyListDocument.parse(bytes: bytes, file: file).value?.object,
      !object.members.contains(where: { keysOfOthers.contains($0.key) })
    else { return [] }
    return object.members.filter { $0.key == key || $0.key.hasPrefix(key + "~") }.compactMap { member in
      guard let names = member.value.array?.compactMap(\.string), !names.isEmpty else { return nil }
      let idiom = member.key.split(separator: "~").dropFirst().first.map(String.init) ?? ""
      return ProjectFacts.Orientations(
        idiom: ["ipad": "iPad", "iphone": "iPhone"][idiom] ?? idiom, names: names, location: member.location)
    }
  }

  /// Of the apps for phones that a project builds; what all of its configurations say alike stands once.
  ///
  /// - Parameter text: Of `project.pbxproj`, to name the line.
  static func read(_ project: XcodeProject, text: String) -> [ProjectFacts.Orientations] {
    let setting = "INFOPLIST_KEY_" + key
    var lines: [Substring]?
    var seen: Set<[String]> = []
    return project.phoneApps.flatMap(\.generatedInfo).flatMap { info in
      ["", "_iPhone", "_iPad"].compactMap { suffix -> ProjectFacts.Orientations? in
        guard let value = info[setting + suffix], !value.contains("$") else { return nil }
        // What the kinds of device say themselves goes before what is said for all.
        if suffix.isEmpty, info[setting + "_iPhone"] != nil { return nil }
        let names = value.split(separator: " ").map(String.init)
        guard !names.isEmpty, seen.insert([suffix] + names).inserted else { return nil }
        let isOfPhones = suffix.isEmpty && info[setting + "_iPad"] != nil
        let all = lines ?? text.split(separator: "\n", omittingEmptySubsequences: false)
        lines = all
        let line = all.firstIndex { line in
          line.split(separator: "=", maxSplits: 1).first.map { name in
            name.filter { !$0.isWhitespace && $0 != "\"" } == setting + suffix
          } == true && names.allSatisfy(line.contains)
            && line.components(of: "UIInterfaceOrientation") == names.count
        }
        return ProjectFacts.Orientations(
          idiom: isOfPhones ? "iPhone" : String(suffix.dropFirst()), names: names,
          location: SourceLocation(file: project.path + "/project.pbxproj", line: (line ?? 0) + 1, column: 1))
      }
    }
  }
}

extension Substring {
  /// How often some words stand in it.
  fileprivate func components(of words: String) -> Int {
    var (count, rest) = (0, self)
    while let range = rest.firstRange(of: words) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
