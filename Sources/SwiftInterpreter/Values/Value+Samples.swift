import SightlineModel

extension Value {
  /// Where a text comes from that is made of the whole value: its own origin, or that of a sample in it, which the app
  /// never says.
  ///
  /// Cost: linear in what it holds, four levels deep.
  var describedOrigin: Origin? { origin ?? sampleOrigin() }

  /// - Parameter depth: Levels looked into.
  func sampleOrigin(depth: Int = 4) -> Origin? {
    if let origin, origin.steps.contains(where: { $0.kind == .sample }) { return origin }
    guard depth > 0 else { return nil }
    switch payload {
    case .array(let values), .set(let values): return Self.first(values, depth)
    case .tuple(let elements): return Self.first(elements.map(\.value), depth)
    case .enumeration(let value): return Self.first(value.payload.map(\.value), depth)
    case .structure(let value): return Self.first(value.fields.map { $0.1 }, depth)
    default: return nil
    }
  }

  private static func first(_ values: some Sequence<Value>, _ depth: Int) -> Origin? {
    values.lazy.prefix(100).compactMap { $0.sampleOrigin(depth: depth - 1) }.first { _ in true }
  }
}
