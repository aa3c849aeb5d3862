import AuditEngine
import SightlineModel
import SourceDocuments

/// One screen, or one state of it, as `--screen` and `--state` ask for.
extension ScreenReading {
  /// - Parameters:
  ///   - screen: Name or Swift type; `nil` for any.
  ///   - state: Id; `nil` for any.
  func has(screen: String?, state: String?) -> Bool {
    let named = screens.filter { Self.fits($0, screen) }
    return !named.isEmpty && (state == nil || named.contains { $0.states.contains { $0.id == state } })
  }

  /// Leaves only what was asked for.
  ///
  /// - Throws: When there is no such screen or state, with the nearest name and the names there are.
  mutating func keep(screen: String?, state: String?) throws(UnusableInput) {
    // What ended an earlier process is no screen that is not there.
    if let screen, leftOut.has(screen: screen) { return removeAllBut(screen, state) }
    let named = screens.filter { Self.fits($0, screen) }
    if let screen, named.isEmpty {
      throw UnusableInput("no screen is named '\(screen)'; " + Self.hint(screen, screens.map(\.name)))
    }
    let states = named.flatMap { $0.states.map(\.id) }
    if let state, !states.contains(state) {
      throw UnusableInput(
        "no state of \(screen ?? "any screen") is named '\(state)'; " + Self.hint(state, Set(states).sorted()))
    }
    removeAllBut(screen, state)
  }

  private static func fits(_ screen: Screen, _ name: String?) -> Bool {
    name == nil || screen.name == name || screen.symbol == name
  }

  private static func hint(_ name: String, _ known: [String]) -> String {
    let list = known.prefix(20).joined(separator: ", ") + (known.count > 20 ? " and \(known.count - 20) more" : "")
    let nearest = nearestName(to: name, in: known).map { "did you mean '\($0)'? " } ?? ""
    return nearest + (known.isEmpty ? "none was found" : "there is \(list)")
  }

  private mutating func removeAllBut(_ screen: String?, _ state: String?) {
    keep(where: { Self.fits($0, screen) })
    if let state { keepStates(where: { $0.id == state }) }
  }
}
