extension StandIn {
  /// - Source: what kean/Nuke 10 to 12 declare, as far as views use it.
  static let nukeUI = StandIn(
    module: "NukeUI",
    text: """
      import SwiftUI
      public struct ImageRequest {
        public let url: URL?
        public init(url: URL?) { self.url = url }
      }
      public struct LazyImageState {
        let phase: AsyncImagePhase
        public var image: Image? { phase.image }
        public var error: Error? { phase.error }
        public var isLoading: Bool { phase.image == nil && phase.error == nil }
      }
      public struct LazyImage<Content: View>: View {
        let url: URL?
        let content: (LazyImageState) -> Content
        public init(url: URL?) where Content == Image? {
          self.url = url
          content = { $0.image }
        }
        public init(url: URL?, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (LazyImageState) -> Content) {
          self.url = url
          self.content = content
        }
        public init(request: ImageRequest?, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (LazyImageState) -> Content) {
          self.url = request?.url
          self.content = content
        }
        public var body: some View {
          AsyncImage(url: url) { phase in content(LazyImageState(phase: phase)) }
        }
      }
      extension LazyImage {
        public func processors(_ processors: Any) -> Self { self }
        public func priority(_ priority: Any) -> Self { self }
        public func pipeline(_ pipeline: Any) -> Self { self }
        public func onDisappear(_ behavior: Any) -> Self { self }
        public func onCompletion(_ closure: Any) -> Self { self }
      }
      """)
}
