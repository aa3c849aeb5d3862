import SightlineModel
import SwiftInterpreter

/// Words that stand where a list has nothing to show.
struct EmptyListWords {
  private let sources: BehaviourSources

  init(_ sources: BehaviourSources) { self.sources = sources }

  /// Words that stand for nothing found, or for nothing there.
  private static let telling = ["ContentUnavailableView", "noResult", "NoResult", "NoData", "announce"]

  /// Parts of a type with what they show of the project's own, two levels deep.
  func shown(by own: [BehaviourSources.Declared]) -> [BehaviourSources.Declared] {
    var shown = own
    for _ in 0..<2 {
      let known = Set(shown.map { "\($0.file.outline.path) \($0.extent)" })
      let names = Set(shown.flatMap { part in part.file.calls(in: part.extent).filter { $0.base == nil }.map(\.name) })
      let next = names.filter { $0.first?.isUppercase == true }.sorted().flatMap { sources.types(named: $0) }
      shown += next.filter { !known.contains("\($0.file.outline.path) \($0.extent)") }
    }
    return shown
  }

  /// - Parameter query: What is searched for; whether it is empty tells nothing of what was found.
  func areSaid(in parts: [BehaviourSources.Declared], query: String) -> Bool {
    parts.contains { areSaid(in: $0.file, $0.extent, query) }
  }

  private func areSaid(in file: BehaviourFile, _ extent: Range<Int>, _ query: String) -> Bool {
    let text = file.slice(extent)
    if Self.telling.contains(where: text.holds) { return true }
    if file.calls(in: extent).contains(where: { $0.name.contains("Empty") && $0.name != "EmptyView" }) { return true }
    return file.outline.references.within(extent).contains { reference in
      let names = reference.path.split(separator: ".").map(String.init)
      guard names.count > 1, ["isEmpty", "count"].contains(names.last), let list = names.dropLast().last, list != query,
        !AppearingStatusReader.isQuery(list)
      else { return false }
      let end = reference.offset + reference.path.utf8.count
      let after = file.slice(end..<min(end + Self.comparison, extent.upperBound)).drop { $0 == " " }
      let isNegated = reference.offset > 0 && file.slice(reference.offset - 1..<reference.offset) == "!"
      if names.last == "count" {
        guard after.hasPrefix("== 0") || after.hasPrefix("> 0") || after.hasPrefix("< 1") else { return false }
      }
      if after.hasPrefix("?") { return !isNegated }
      return file.outline.conditions.contains { condition in
        guard condition.condition.contains(reference.offset) else { return false }
        let other = isNegated || after.hasPrefix("> 0") ? condition.bodies.dropFirst().first : condition.bodies.first
        return other.map { body in
          file.calls(in: body).contains { $0.base == nil && $0.name.first?.isUppercase == true }
        }
          ?? false
      }
    }
  }
  private static let comparison = 8
}
