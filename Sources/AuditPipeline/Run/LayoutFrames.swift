import AuditEngine
import Layout
import SightlineModel
import SwiftUIReader
import Typesetting

/// The reader's view of the layout.
struct LayoutFrames: FrameLookup {
  private let auditor: ScreenAuditor

  init(_ typesetter: Typesetter) {
    auditor = ScreenAuditor(typesetter: typesetter, rules: [], settings: [:], threads: 1)
  }

  func frames(in root: ViewNode, _ variant: Variant) -> [String: Rect] {
    var frames: [String: Rect] = [:]
    func visit(_ node: LaidOutNode) {
      if case .geometryReader(let reader)? = node.view, let place = reader.place.value {
        frames[place] = node.frame
      }
      node.children.forEach(visit)
    }
    visit(auditor.layOut(TreeCase(root: root), variant, band: 0).root)
    return frames
  }
}
