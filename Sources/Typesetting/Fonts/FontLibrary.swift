import Foundation
package import SightlineModel
import WorkJournal

/// The fonts texts are set in: the system font or its stand-in, the project's own, and a font for every script.
///
/// Reads named files in given folders only; what else is installed changes nothing.
package struct FontLibrary: Sendable {
  /// The fonts that an installed program brings along, then where Debian, and where macOS, keep theirs.
  package static let systemFolders =
    (InstalledFiles.folder.map { ["\($0)/fonts"] } ?? []) + [
      "/usr/share/fonts", "/usr/local/share/fonts", "/Library/Fonts", "/System/Library/Fonts",
    ]

  let store: FontStore
  /// Font files of the project that can't be used.
  package let problems: [InputProblem]

  /// - Parameters:
  ///   - projectFolders: Searched with everything below them, in this order, for .ttf, .otf, .ttc and .otc files.
  ///   - projectFiles: Font files by themselves.
  package init(
    projectFolders: [String] = [], projectFiles: [String] = [], systemFolders: [String] = FontLibrary.systemFolders
  ) {
    let store = FontStore(systemFolders: systemFolders)
    var problems: [InputProblem] = []
    for path in projectFiles + projectFolders.flatMap(Self.fontFiles) {
      WorkJournal.during(.file(path)) {
        do throws(FontProblem) { try store.addProjectFile(path) } catch { problems.append(error.inputProblem) }
      }
    }
    self.store = store
    self.problems = problems.sorted()
  }

  /// Families of the project's fonts, sorted.
  package var projectFamilies: [String] { store.projectFamilies }

  /// The project's fonts as their files name them, sorted; the style is what the PostScript name says of it.
  package var projectFaces: [(family: String, style: String, postScriptName: String)] {
    store.projectFaces.map { face in
      let style = face.postScriptName.firstIndex(of: "-").map { face.postScriptName[$0...].dropFirst() } ?? "Regular"
      return (face.family, String(style), face.postScriptName)
    }.sorted { ($0.family, $0.postScriptName) < ($1.family, $1.postScriptName) }
  }

  /// Whether `Font.custom(name, …)` finds a font of the project: by family, full or PostScript name.
  package func hasFamily(_ name: String) -> Bool { store.hasProjectFamily(name) }

  /// What is wrong with font files given by name (`#n`: face of a collection).
  package func problems(ofFiles names: [String]) -> [FontProblem] {
    let key = FontChain.Key(base: .files(names), weight: .regular, isWeightExplicit: false, isItalic: false)
    return store.chain(key).problems
  }

  package static func isFontFile(_ path: String) -> Bool {
    [".ttf", ".otf", ".ttc", ".otc"].contains(String(path.suffix(4)).lowercased())
  }

  /// Sorted, at most 5,000.
  private static func fontFiles(below folder: String) -> [String] {
    var paths: [String] = []
    guard let walker = FileManager.default.enumerator(atPath: folder) else { return [] }
    while let path = walker.nextObject() as? String, paths.count < 5_000 {
      if isFontFile(path) { paths.append("\(folder)/\(path)") }
    }
    return paths.sorted()
  }
}
