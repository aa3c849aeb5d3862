import SightlineModel
import SwiftInterpreter

/// Errors that are shown as code writes them: `Text("\(error)")`, `message = "Failed: \(error)"`.
///
/// What goes to the log is left alone, and what is handed to anything that does not say in its name that it shows something.
struct RawErrorReader {
  private let file: BehaviourFile
  private let sources: BehaviourSources

  init(_ file: BehaviourFile, _ sources: BehaviourSources) { (self.file, self.sources) = (file, sources) }

  private static let writings = [
    "\\(error)", "\\(error.self)", "\\(String(describing: error))", "String(describing: error)",
    "error.debugDescription",
    "String(reflecting: error)", "\\(err)", "\\(String(describing: err))", "\\(error as NSError)",
  ]
  private static let views: Set<String> = ["Text", "Label", "Alert", "ContentUnavailableView"]
  private static let showing = [
    "show", "present", "toast", "alert", "message", "display", "hud", "banner", "notify", "snackbar",
  ]
  private static let kept = ["message", "text", "description", "title", "toast", "alert", "error", "status", "warning"]

  var behaviours: [WrittenBehaviour] { raw + unheard }

  /// `enum LoadError: Error { var localizedDescription: String { … } }`: whoever catches an `Error` and asks it for its
  /// `localizedDescription` gets the system's sentence with the name of the type and a number.
  private var unheard: [WrittenBehaviour] {
    guard file.text.holds("var localizedDescription") else { return [] }
    let shown = sources.files(naming: "error.localizedDescription").flatMap { other in
      RawErrorReader(other, sources).shown("error.localizedDescription")
    }
    guard !shown.isEmpty else { return [] }
    return file.outline.declarations.compactMap { type in
      guard type.kind == .type, type.attributes.contains("Error"),
        !type.attributes.contains(where: { ["LocalizedError", "CustomNSError"].contains($0) }),
        let words = file.outline.declarations.first(where: {
          $0.kind == .property && $0.name == "localizedDescription" && $0.typeName == type.typeName
        }), sources.files(naming: "extension \(type.name): LocalizedError").isEmpty
      else { return nil }
      var behaviour = WrittenBehaviour(
        .unheardError(type: type.name), file.outline.location(utf8Offset: words.extent.lowerBound))
      behaviour.parts = shown
      return behaviour
    }
  }

  /// Where these words are shown to people.
  private func shown(_ words: String) -> [SourceLocation] {
    offsets(of: words).filter { !file.isInPreview($0) && isShown($0) }.map { file.outline.location(utf8Offset: $0) }
  }

  private func offsets(of words: String) -> [Int] {
    file.text.ranges(of: words).map { file.text.utf8.distance(from: file.text.startIndex, to: $0.lowerBound) }
  }

  private var raw: [WrittenBehaviour] {
    let text = file.text
    guard text.holds("err") else { return [] }
    var seen: Set<Int> = []
    return Self.writings.filter(text.holds).flatMap { words in
      offsets(of: words).map { (offset: $0, words: words) }
    }
    .sorted { $0.offset < $1.offset }
    .filter { !file.isInPreview($0.offset) && isShown($0.offset) }
    .compactMap { found in
      let location = file.outline.location(utf8Offset: found.offset)
      return seen.insert(location.line).inserted ? WrittenBehaviour(.rawError(found.words), location) : nil
    }
  }

  private func isShown(_ offset: Int) -> Bool {
    let around = file.calls.filter { call in call.arguments.contains { $0.extent.contains(offset) } }
      .sorted { $0.extent.count < $1.extent.count }
      .filter { !["String", "LocalizedStringKey", "localizedString"].contains($0.name) }
    // What is thrown is told by whoever catches it.
    let isThrown = around.last.map { file.slice(max(0, $0.extent.lowerBound - 6)..<$0.extent.lowerBound) == "throw " }
    guard isThrown != true, !around.contains(where: isLogging) else { return false }
    // What is closest decides: a view within an argument of anything is shown.
    if let call = around.first {
      if Self.views.contains(call.name) { return true }
      let name = call.name.lowercased()
      let base = call.base.map { BehaviourFile.last(file.slice($0)).lowercased() } ?? ""
      guard Self.showing.contains(where: { name.contains($0) || base.contains($0) }), call.name != "fatalError" else {
        return false
      }
      return !name.contains("log")
    }
    let line = file.line(around: offset)
    guard !line.drop(while: \.isWhitespace).hasPrefix("//"),
      let set = file.outline.assignments.last(where: { $0.offset < offset && offset - $0.offset < Self.farthest }),
      line.contains(BehaviourFile.last(set.path)),
      file.value(assignedAt: set.offset).hasPrefix("\"")
        || file.value(assignedAt: set.offset).hasPrefix("String(")
        || file.value(assignedAt: set.offset).hasPrefix("error.localizedDescription")
    else { return false }
    let name = BehaviourFile.last(set.path).lowercased()
    return Self.kept.contains { name.contains($0) } && sources.isOfScreen(offset, in: file)
  }
  private static let farthest = 120

  private func isLogging(_ call: SourceOutline.Call) -> Bool {
    let name = (call.base.map { file.slice($0) + "." } ?? "") + call.name
    return SilentFailureReader.isLogging(name)
      || ["fatalError", "preconditionFailure", "assert", "precondition", "record", "breadcrumb"].contains(call.name)
  }
}
