/// `GridItem(.adaptive(minimum: 80), spacing: 8)`: a column or row of a lazy grid, in points.
package struct GridTrack: ParameterElement {
  package enum Size: String, Hashable, Sendable { case fixed, flexible, adaptive }
  package var size: Size
  /// The length of a fixed track.
  package var minimum: Double?
  package var maximum: Double?
  package var spacing: Double?
  package init(_ size: Size, minimum: Double? = nil, maximum: Double? = nil, spacing: Double? = nil) {
    self.size = size
    self.minimum = minimum
    self.maximum = maximum
    self.spacing = spacing
  }

  /// `[name, minimum or size, maximum, spacing]`, missing ones as `none`; or the name alone.
  package static func list(_ argument: ArgumentValue) -> [GridTrack]? {
    guard case .list(let items) = argument else { return nil }
    return items.compactMap { item in
      let parts: [ArgumentValue]
      switch item {
      case .list(let list): parts = list
      case .name: parts = [item]
      default: return nil
      }
      guard case .name(let name)? = parts.first, let size = Size(rawValue: name) else { return nil }
      func number(_ index: Int) -> Double? { parts.indices.contains(index) ? Double(parts[index]) : nil }
      return GridTrack(size, minimum: number(1), maximum: number(2), spacing: number(3))
    }
  }
  package static func argument(_ list: [GridTrack]) -> ArgumentValue {
    func number(_ value: Double?) -> ArgumentValue { value.map { .number($0) } ?? .name("none") }
    return .list(
      list.map {
        .list([.name($0.size.rawValue), number($0.minimum), number($0.maximum), number($0.spacing)])
      })
  }
}
