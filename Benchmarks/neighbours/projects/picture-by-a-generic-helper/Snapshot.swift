import SwiftUI

@MainActor enum Snapshot {
  static func image<Content: View>(scale: CGFloat = 2, @ViewBuilder of content: () -> Content) -> UIImage? {
    let renderer = ImageRenderer(content: content())
    renderer.scale = scale
    renderer.isOpaque = true
    return renderer.uiImage
  }
}
