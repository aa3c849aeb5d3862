package import SightlineModel

/// Lays a tree out, so that a `GeometryReader` gets what layout gives it; the pipeline adapts the layout to it.
package protocol FrameLookup: Sendable {
  /// - Returns: Frames of the tree's geometry readers in screen space, points, by their argument `place`.
  func frames(in root: ViewNode, _ variant: Variant) -> [String: Rect]
}
