extension StandIn {
  /// - Source: what SDWebImage/SDWebImageSwiftUI 2 and 3 declare, as far as views use it.
  static let sdWebImage = StandIn(
    module: "SDWebImageSwiftUI",
    text: """
      import SwiftUI
      public enum WebImagePhase {
        case empty
        case success(Image)
        case failure(Error)
        public var image: Image? { if case .success(let image) = self { image } else { nil } }
        public var error: Error? { if case .failure(let error) = self { error } else { nil } }
      }
      public struct WebImage<Content: View>: View {
        let url: URL?
        let content: ((WebImagePhase) -> Content)?
        var loading: AnyView?
        var look: (Image) -> Image = { $0 }
        public init(url: URL?, scale: CGFloat = 1, options: Any = 0, context: Any = 0, isAnimating: Any = true) where Content == Image {
          self.url = url
          content = nil
        }
        public init<I: View, P: View>(
          url: URL?, scale: CGFloat = 1, options: Any = 0, context: Any = 0, isAnimating: Any = true,
          @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
        ) where Content == AnyView {
          self.url = url
          self.content = { phase in
            if let image = phase.image { AnyView(content(image)) } else { AnyView(placeholder()) }
          }
        }
        public init(
          url: URL?, scale: CGFloat = 1, options: Any = 0, context: Any = 0, isAnimating: Any = true, transaction: Any = 0,
          @ViewBuilder content: @escaping (WebImagePhase) -> Content
        ) {
          self.url = url
          self.content = content
        }
        public var body: some View {
          AsyncImage(url: url) { phase in
            if let content {
              content(phase.image.map { .success($0) } ?? phase.error.map { .failure($0) } ?? .empty)
            } else if let image = phase.image {
              look(image)
            } else if let loading {
              loading
            } else {
              Color.clear
            }
          }
        }
        public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> WebImage {
          var other = self
          let look = self.look
          other.look = { look($0).resizable() }
          return other
        }
        public func renderingMode(_ mode: Image.TemplateRenderingMode?) -> WebImage {
          var other = self
          let look = self.look
          other.look = { look($0).renderingMode(mode) }
          return other
        }
        public func placeholder<P: View>(@ViewBuilder _ content: @escaping () -> P) -> WebImage {
          var other = self
          other.loading = AnyView(content())
          return other
        }
        public func placeholder(_ image: Image) -> WebImage {
          var other = self
          other.loading = AnyView(image)
          return other
        }
        public func indicator(_ indicator: Any) -> WebImage { self }
        public func onSuccess(perform action: Any = 0) -> WebImage { self }
        public func onFailure(perform action: Any = 0) -> WebImage { self }
        public func onProgress(perform action: Any = 0) -> WebImage { self }
        public func retryOnAppear(_ flag: Bool) -> WebImage { self }
        public func cancelOnDisappear(_ flag: Bool) -> WebImage { self }
        public func purgeable(_ flag: Bool) -> WebImage { self }
        public func customLoopCount(_ count: Any) -> WebImage { self }
        public func maxBufferSize(_ size: Any) -> WebImage { self }
        public func playbackRate(_ rate: Any) -> WebImage { self }
      }
      public struct AnimatedImage: View {
        let url: URL?
        var look: (Image) -> Image = { $0 }
        public init(url: URL?, options: Any = 0, context: Any = 0, isAnimating: Any = true) { self.url = url }
        public init(name: String, isAnimating: Any = true) { url = nil }
        public init(data: Any, isAnimating: Any = true) { url = nil }
        public var body: some View {
          AsyncImage(url: url) { phase in
            if let image = phase.image { look(image) } else { Color.clear }
          }
        }
        public func resizable() -> AnimatedImage {
          var other = self
          let look = self.look
          other.look = { look($0).resizable() }
          return other
        }
        public func indicator(_ indicator: Any) -> AnimatedImage { self }
        public func placeholder(_ image: Any) -> AnimatedImage { self }
        public func customLoopCount(_ count: Any) -> AnimatedImage { self }
      }
      """)
}
