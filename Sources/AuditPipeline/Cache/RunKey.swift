import ContentDigest
import Foundation
import SightlineModel
import Typesetting
import WorkJournal

/// Everything that decides what a run finds, as one digest: the program, the options, the configuration, the content of
/// every input, the fonts and hyphenation of the machine. The number of threads decides nothing, and the baseline only
/// what of it counts.
struct RunKey: Hashable, Sendable {
  let text: String
  /// The same by what it is about, without the place of the folder: other machines have it elsewhere.
  let identity: [String: String]

  /// - Parameter changed: Files that changed since the revision asked for.
  init(_ project: Project, _ request: AuditRequest, changed: Set<String>?) {
    // 1. Configuration, profile, expectations.
    let configuration = project.configuration
    var settings = [configuration.file.map { Self.content(Project.absolute($0, from: project.root)) } ?? "unconfigured"]
    for path in [configuration.profile.value] + [request.expectationsFile].compactMap({ $0 }) {
      settings.append(Self.content(Project.absolute(path, from: project.root)))
    }
    // 2. Every file of the project, and what could not be found or read.
    var files: [String] = []
    for file in project.discovery.files {
      files.append("\(file.kind) \(file.path)")
      WorkJournal.during(.file(file.path)) {
        if file.kind == .assetCatalog {
          files += Self.contents(ofCatalog: file.absolutePath)
        } else {
          files.append(Self.content(file.absolutePath))
        }
      }
    }
    files += project.discovery.problems.map(\.description)
    let root = project.root
    // Which target builds a file decides what of it is audited.
    for project in project.discovery.projects {
      files.append(
        project.path
          + project.targets.map { target in
            let folders = target.folders.map { "\($0.path) \($0.except.sorted())" }
            let settings = "\(target.minimumSystem ?? 0) \([true, false].map { target.flags(isDebug: $0).sorted() })"
            return "\(target.name) \(target.isExtension) \(target.files.sorted()) \(folders) \(settings)"
          }.joined())
      // What its settings put into an Info.plist is reported at its line.
      if project.targets.contains(where: { !$0.generatedInfo.isEmpty }) {
        files.append(Self.content(root + "/" + project.path + "/project.pbxproj"))
      }
    }
    // 3. The machine.
    var machine = [TimeZone.current.identifier, Locale.current.identifier]
    for folder in FontLibrary.systemFolders {
      machine += FileStamp.all(below: folder) { FontLibrary.isFontFile($0) }
    }
    machine += FileStamp.all(below: Typesetter.hyphenationFolder) { $0.hasSuffix(".dic") }
    let options = [
      "\(request.kind) \(request.readsScreens) \(request.overrides) \(project.focus)",
      "\(request.onlyScreen ?? "-")\u{0}\(request.onlyState ?? "-")",
      changed.map { $0.sorted().joined(separator: "\n") } ?? "everything",
      request.costs.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: "\n"),
    ]
    identity = [
      "the program": ProgramIdentity.text, "the options": Self.digest(options),
      "the configuration": Self.digest(settings), "the files": Self.digest(files),
      "fonts, hyphenation, time zone or locale of the machine": Self.digest(machine),
    ].mapValues { SHA256.hexadecimal(of: $0) }
    let place = [
      project.root, request.shard?.description ?? "-", request.keepsBlob && request.drawsPictures ? "drawn" : "-",
    ]
    text = Self.digest(identity.sorted { $0.key < $1.key }.map(\.value) + place)
  }

  private static func digest(_ parts: [String]) -> String {
    SHA256.hexadecimal(of: parts.map { "\($0.utf8.count) \($0)" }.joined(separator: "\n"))
  }

  /// Of a picture only the head counts, where its size stands.
  private static let headLength = 1 << 18

  private static func contents(ofCatalog path: String) -> [String] {
    guard let walker = FileManager.default.enumerator(atPath: path) else { return ["missing"] }
    var names: [String] = []
    while let name = walker.nextObject() as? String { names.append(name) }
    return names.sorted().map { name in
      let full = "\(path)/\(name)"
      if name.hasSuffix("Contents.json") { return "\(name) \(content(full))" }
      guard let head = RegularFile.head(full, headLength) else { return "\(name) unreadable" }
      return "\(name) \(SHA256.hexadecimal(of: head))"
    }
  }

  /// The digest of a file's bytes; what can't be read differs from everything that can.
  static func content(_ path: String) -> String { digest(RegularFile.contents(path)) }

  static func digest(_ data: Data?) -> String {
    data?.withUnsafeBytes { SHA256.hexadecimal(of: $0) } ?? "unreadable"
  }
}
