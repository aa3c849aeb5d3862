extension StandIn {
  /// - Source: what onevcat/Kingfisher 6 to 8 declare, as far as views use it.
  static let kingfisher = StandIn(
    module: "Kingfisher",
    text: """
      import SwiftUI
      public typealias KFAnimatedImage = KFImage
      public struct KFImage: View {
        let url: URL?
        var isResizable = false
        var loading: AnyView?
        var look: (Image) -> Image = { $0 }
        public init(_ url: URL?) { self.url = url }
        public init(source: Any?) { url = nil }
        public static func url(_ url: URL?, cacheKey: String? = nil) -> KFImage { KFImage(url) }
        public var body: some View {
          AsyncImage(url: url) { phase in
            if let image = phase.image {
              look(image)
            } else if let loading {
              loading
            } else {
              Color.clear
            }
          }
        }
        public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> KFImage {
          var other = self
          let look = self.look
          other.look = { look($0).resizable() }
          return other
        }
        public func renderingMode(_ mode: Image.TemplateRenderingMode?) -> KFImage {
          var other = self
          let look = self.look
          other.look = { look($0).renderingMode(mode) }
          return other
        }
        public func placeholder<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> KFImage {
          var other = self
          other.loading = AnyView(content())
          return other
        }
        public func fade(duration: TimeInterval) -> KFImage { self }
        public func onSuccess(_ action: Any) -> KFImage { self }
        public func onFailure(_ action: Any) -> KFImage { self }
        public func onProgress(_ action: Any) -> KFImage { self }
        public func loadDiskFileSynchronously(_ flag: Bool = true) -> KFImage { self }
        public func cacheMemoryOnly(_ flag: Bool = true) -> KFImage { self }
        public func cacheOriginalImage(_ flag: Bool = true) -> KFImage { self }
        public func memoryCacheExpiration(_ expiration: Any) -> KFImage { self }
        public func diskCacheExpiration(_ expiration: Any) -> KFImage { self }
        public func cancelOnDisappear(_ flag: Bool) -> KFImage { self }
        public func retry(maxCount: Int, interval: Any = 0) -> KFImage { self }
        public func setProcessor(_ processor: Any) -> KFImage { self }
        public func downsampling(size: CGSize) -> KFImage { self }
        public func requestModifier(_ modifier: Any) -> KFImage { self }
        public func antialiased(_ flag: Bool) -> KFImage { self }
        public func forceTransition(_ flag: Bool = true) -> KFImage { self }
        public func startLoadingBeforeViewAppear(_ flag: Bool = true) -> KFImage { self }
        public func backgroundDecode(_ flag: Bool = true) -> KFImage { self }
        public func scaleFactor(_ factor: CGFloat) -> KFImage { self }
      }
      """)
}
