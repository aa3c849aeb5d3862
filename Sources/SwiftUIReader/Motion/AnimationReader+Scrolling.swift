import SightlineModel
import SwiftInterpreter

/// What moves against the rest while somebody scrolls: parallax, and cards that shrink at the edge.
extension AnimationReader {
  /// Names that a file has which moves something with the scrolling.
  static let scrollNames = ["scrollTransition", "visualEffect", "frame(in:", "onScrollGeometryChange"]

  private static let edges: Set<String> = ["minX", "midX", "maxX", "minY", "midY", "maxY"]
  private static let scrollReaders: Set<String> = ["onScrollGeometryChange", "onPreferenceChange", "onGeometryChange"]

  /// - Returns: `nil` where nothing moves by the place on the screen.
  func scrolled(_ call: SourceOutline.Call) -> WrittenAnimation.Movement? {
    switch call.name {
    case "scrollTransition", "visualEffect":
      guard call.base != nil, let closure = call.closures.last else { return nil }
      let moved = Set(
        outline.calls.filter { closure.contains($0.extent.lowerBound) && $0.base != nil }.compactMap { inner in
          moves(inner) ? Self.movers[inner.name] : nil
        })
      guard !moved.isEmpty else { return nil }
      return isGated(call) ? .gated : .known(moved.sorted())
    case "offset", "scaleEffect", "rotationEffect", "rotation3DEffect":
      guard call.base != nil, !isInEffect(call), call.arguments.contains(where: { followsScrolling($0.extent) }) else {
        return nil
      }
      return isGated(call) ? .gated : ungated(of: .known(["parallax"]), call)
    default: return nil
    }
  }

  /// A constant moves nothing while one scrolls.
  private func moves(_ call: SourceOutline.Call) -> Bool {
    Self.movers[call.name] != nil && call.arguments.contains { !outline.references.within($0.extent).isEmpty }
  }

  private func isInEffect(_ call: SourceOutline.Call) -> Bool {
    outline.calls.contains { outer in
      ["scrollTransition", "visualEffect"].contains(outer.name)
        && outer.closures.contains { $0.contains(call.extent.lowerBound) }
    }
  }

  /// A part of the way that the content goes: by a factor, or it would only stay where it is.
  private func followsScrolling(_ extent: Range<Int>) -> Bool {
    let words = slice(extent)
    if asksForPlace(extent) { return hasFactor(words) }
    guard hasFactor(words) else { return false }
    return outline.references.within(extent).contains { reference in
      let name = String(reference.path.prefix { $0 != "." })
      let isPlace = outline.declarations.contains { declaration in
        declaration.name == name && declaration.kind != .type && declaration.name != "body"
          && declaration.extent.count < 400 && asksForPlace(declaration.extent)
      }
      return isPlace
        || outline.calls.contains { reader in
          Self.scrollReaders.contains(reader.name)
            && reader.closures.contains { closure in
              outline.assignments.contains { closure.contains($0.offset) && $0.path == reference.path }
            }
        }
    }
  }

  private func hasFactor(_ words: String) -> Bool { words.contains("*") || words.contains("/") }

  private func asksForPlace(_ extent: Range<Int>) -> Bool {
    slice(extent).contains("frame(in:")
      && outline.members.within(extent).contains { Self.edges.contains($0.path) }
  }
}
