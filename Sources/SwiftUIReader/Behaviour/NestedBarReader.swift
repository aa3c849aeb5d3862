import SightlineModel
import SwiftInterpreter

/// Pages that are pushed and begin with a `NavigationStack` or a `NavigationView` of their own: two bars, one below the other, with
/// two titles and two ways back.
struct NestedBarReader {
  private let file: BehaviourFile
  private let sources: BehaviourSources

  init(_ file: BehaviourFile, _ sources: BehaviourSources) { (self.file, self.sources) = (file, sources) }

  private static let containers: Set<String> = ["NavigationStack", "NavigationView"]

  var behaviours: [WrittenBehaviour] {
    let pages = UntitledPageReader(file, sources)
    return file.outline.declarations.compactMap { type in
      guard type.kind == .type, type.attributes.contains("View"), let root = pages.root(of: type),
        Self.containers.contains(root.name), pages.isPushed(type.typeName)
      else { return nil }
      return WrittenBehaviour(.nestedBar(container: root.name), root.location)
    }
  }
}
