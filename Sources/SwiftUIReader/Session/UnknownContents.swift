import SightlineModel
import SwiftInterpreter

/// Closures with views that something unknown is given, a view of a missing module: what it makes of them is not known,
/// but they can be laid out by themselves.
final class UnknownContents {
  /// Where closures begin that make views; empty where none are laid out.
  var scopes: Set<SourceLocation> = []
  private var closures: [SourceLocation: [FunctionValue]] = [:]

  var isEmpty: Bool { closures.isEmpty }

  /// - Parameter root: Where the unknown comes from.
  func note(_ given: [FunctionValue], to root: SourceLocation) {
    let own = given.filter { scopes.contains($0.location) }
    if !own.isEmpty { closures[root, default: []] += own }
  }

  /// Of the unknown that comes from a place, once.
  func take(of root: SourceLocation) -> [FunctionValue] { closures.removeValue(forKey: root) ?? [] }
}
