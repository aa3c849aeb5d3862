extension StandIn {
  /// - Source: what exyte/PopupView 2 to 4 declare, as far as views use it.
  static let popupView = StandIn(
    module: "PopupView",
    text: """
      import SwiftUI
      public struct PopupParameters {
        public init() {}
      }
      extension View {
        public func popup<Content: View>(
          isPresented: Binding<Bool>, @ViewBuilder view: @escaping () -> Content, customize: Any = 0
        ) -> some View {
          overlay { if isPresented.wrappedValue { view() } }
        }
        public func popup<Item: Equatable, Content: View>(
          item: Binding<Item?>, @ViewBuilder itemView: @escaping (Item) -> Content, customize: Any = 0
        ) -> some View {
          overlay { if let shown = item.wrappedValue { itemView(shown) } }
        }
      }
      """)
}
