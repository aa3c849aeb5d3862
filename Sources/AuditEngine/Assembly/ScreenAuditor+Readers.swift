import Layout
package import SightlineModel

extension ScreenAuditor {
  /// Where layout puts the geometry readers of a tree: points in screen space, by their `place`.
  package func readerFrames(in tree: TreeCase, _ variant: Variant) -> [String: Rect] {
    var frames: [String: Rect] = [:]
    func visit(_ node: LaidOutNode) {
      if case .geometryReader(let reader)? = node.view, let place = reader.place.value { frames[place] = node.frame }
      node.children.forEach(visit)
    }
    visit(layOut(tree, variant, band: 0).root)
    return frames
  }
}
