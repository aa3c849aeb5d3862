import SightlineModel
import SwiftInterpreter

/// The files of a project as they are written, outlined where somebody asks.
final class BehaviourSources {
  /// By path.
  private let parsed: [ParsedFile]
  private var outlined: [String: BehaviourFile] = [:]
  private var found: [String: Function?] = [:]

  struct Function {
    let file: BehaviourFile
    let extent: Range<Int>
  }

  init(_ files: [ParsedFile]) { parsed = files.sorted { $0.path < $1.path } }

  func files(with words: [String]) -> [BehaviourFile] {
    parsed.filter { file in words.contains { file.text.holds($0) } }.map(outline)
  }

  /// Whether any file has one of the words.
  func isAnyNaming(_ words: [String]) -> Bool {
    if let known = named[words] { return known }
    let isNaming = parsed.contains { file in words.contains { file.text.holds($0) } }
    named[words] = isNaming
    return isNaming
  }
  private var named: [[String]: Bool] = [:]

  /// Every file that declares or uses a name.
  func files(naming name: String) -> [BehaviourFile] { files(with: [name]) }

  /// - Returns: The only function of the project with the name; where several have it, the one of the same file.
  func function(_ name: String, near file: BehaviourFile) -> Function? {
    let own = file.functions(name)
    if own.count == 1 { return Function(file: file, extent: own[0]) }
    guard own.isEmpty else { return nil }
    if let known = found[name] { return known }
    let all = parsed.filter { $0.text.holds("func \(name)") }.map(outline).flatMap { file in
      file.functions(name).map { Function(file: file, extent: $0) }
    }
    let only = all.count == 1 ? all[0] : nil
    found[name] = .some(only)
    return only
  }

  private func outline(_ file: ParsedFile) -> BehaviourFile {
    if let known = outlined[file.path] { return known }
    let outline = BehaviourFile(file)
    outlined[file.path] = outline
    return outline
  }
}
