import SightlineModel
import SwiftInterpreter

/// Lists that are searched where no words stand for finding nothing.
///
/// Looked at are the view with the field, its extensions, and what it shows of the project's own, two levels deep. A view of a
/// package may have the words.
struct SilentSearchReader {
  private let file: BehaviourFile
  private let sources: BehaviourSources

  init(_ file: BehaviourFile, _ sources: BehaviourSources) { (self.file, self.sources) = (file, sources) }

  private static let lists: Set<String> = ["List", "ForEach", "LazyVStack", "LazyVGrid", "Table"]
  /// Words that stand for nothing found.
  private static let telling = ["ContentUnavailableView", "noResult", "NoResult", "NoData", "announce"]

  var behaviours: [WrittenBehaviour] {
    file.calls.compactMap { call in
      guard call.name == "searchable", call.base?.isEmpty == false, let query = query(of: call),
        let type = file.type(around: call.nameOffset), let list = silentList(in: type, query)
      else { return nil }
      var behaviour = WrittenBehaviour(.silentSearch(query: query), call.location)
      behaviour.parts = [list]
      return behaviour
    }
  }

  private func query(of call: SourceOutline.Call) -> String? {
    guard let text = call.arguments.first(where: { $0.label == "text" }) else { return nil }
    return file.outline.references.within(text.extent).first.map { BehaviourFile.last($0.path) }
  }

  /// - Returns: The list of a view that nothing tells of; `nil` where it has none itself, or something may.
  private func silentList(in type: String, _ query: String) -> SourceLocation? {
    let own = sources.files(naming: type).flatMap { file in
      file.extents(ofType: type).map { BehaviourSources.Declared(file: file, extent: $0) }
    }
    var shown = own
    for _ in 0..<2 {
      let known = Set(shown.map { "\($0.file.outline.path) \($0.extent)" })
      let names = Set(shown.flatMap { part in part.file.calls(in: part.extent).filter { $0.base == nil }.map(\.name) })
      let next = names.filter { $0.first?.isUppercase == true }.sorted().flatMap { sources.types(named: $0) }
      shown += next.filter { !known.contains("\($0.file.outline.path) \($0.extent)") }
    }
    guard !shown.contains(where: { tells($0.file, $0.extent, query) }) else { return nil }
    let lists = own.compactMap { part in
      part.file.calls(in: part.extent).first {
        $0.base == nil && (Self.lists.contains($0.name) && isOfData($0, part.file) || isListing($0))
      }
    }
    return lists.first?.location
  }

  /// A view of the project's own that is handed what it lists: `AlbumGrid(albums: albums)`.
  private func isListing(_ call: SourceOutline.Call) -> Bool {
    guard call.name.first?.isUppercase == true, call.arguments.contains(where: { $0.label != nil }) else {
      return false
    }
    return sources.types(named: call.name).contains { part in
      part.file.calls(in: part.extent).contains { $0.name == "ForEach" && $0.base == nil }
    }
  }

  private func isOfData(_ call: SourceOutline.Call, _ file: BehaviourFile) -> Bool {
    call.name == "ForEach"
      || call.arguments.first.map { $0.label == nil && !file.slice($0.extent).hasPrefix("{") } == true
  }

  /// What asks whether the query is empty tells nothing of what it found.
  private func tells(_ file: BehaviourFile, _ extent: Range<Int>, _ query: String) -> Bool {
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
