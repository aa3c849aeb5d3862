extension StandIn {
  /// - Source: what SwiftUI-Shimmer 1.5 declares. The band of light that wanders over the view is not drawn.
  static let shimmer = StandIn(
    module: "Shimmer",
    text: """
      import SwiftUI
      extension View {
        public func shimmering(
          active: Bool = true, animation: Animation = .linear(duration: 1.5), gradient: Gradient? = nil,
          bandSize: CGFloat = 0.3
        ) -> some View { self }
        public func shimmering(active: Bool = true, duration: Double, bounce: Bool = false, delay: Double = 0.25) -> some View {
          self
        }
      }
      """)
}
