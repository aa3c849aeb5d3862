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
    auditor.readerFrames(in: TreeCase(root: root), variant)
  }
}
