import SightlineModel

extension SpokenElement {
  /// The label as messages give it: with “…” for the parts that are not known.
  var said: String { knownLabel ?? label }
}
