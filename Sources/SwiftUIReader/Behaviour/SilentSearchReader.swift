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
    let words = EmptyListWords(sources)
    guard !words.areSaid(in: words.shown(by: own), query: query) else { return nil }
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
}
