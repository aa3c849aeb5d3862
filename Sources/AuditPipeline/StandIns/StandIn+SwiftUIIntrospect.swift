extension StandIn {
  /// - Source: what siteline/swiftui-introspect 0 and 1 declare, as far as views use it.
  static let introspect = StandIn(
    module: "SwiftUIIntrospect",
    text: """
      import SwiftUI
      extension View {
        public func introspect(_ type: Any, on platforms: Any..., scope: Any = 0, customize: Any) -> some View { self }
        public func introspectScrollView(customize: Any) -> some View { self }
        public func introspectTextField(customize: Any) -> some View { self }
        public func introspectTextView(customize: Any) -> some View { self }
        public func introspectTableView(customize: Any) -> some View { self }
        public func introspectNavigationController(customize: Any) -> some View { self }
        public func introspectTabBarController(customize: Any) -> some View { self }
        public func introspectViewController(customize: Any) -> some View { self }
        public func introspectSearchController(customize: Any) -> some View { self }
      }
      """)
}
