package import SightlineModel
package import SwiftUIReader

/// The values of constants in a project's sources. Belongs to the thread of the project.
package final class ProjectValues: SourceValues {
  private let project: SwiftUIProject
  private let appearance: Appearance
  /// A search reads all files; expectations ask for the same few members again and again.
  private var known: [String: [ClosedRange<SourceLocation>]] = [:]

  package init(_ project: SwiftUIProject, appearance: Appearance) {
    self.project = project
    self.appearance = appearance
  }

  package func color(_ symbol: String) -> RGBA? { project.color(of: symbol, in: appearance) }
  package func value(_ symbol: String) -> [String]? { project.values(of: symbol, in: appearance) }
  package func calls(_ signature: String) -> [SourceLocation] { project.viewCalls(signature) }
  package func extents(_ symbol: String) -> [ClosedRange<SourceLocation>] {
    if let extents = known[symbol] { return extents }
    let extents = project.extents(of: symbol)
    known[symbol] = extents
    return extents
  }
}
