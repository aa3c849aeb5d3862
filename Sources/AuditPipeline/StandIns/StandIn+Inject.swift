extension StandIn {
  /// - Source: what Inject declares: in an app that ships it does nothing.
  static let inject = StandIn(
    module: "Inject",
    text: """
      import SwiftUI
      extension View {
        public func enableInjection() -> some View { self }
        public func onInjection(callback: @escaping (Self) -> Void) -> some View { self }
      }
      @propertyWrapper public struct ObserveInjection: DynamicProperty {
        public init() {}
        public var wrappedValue: Int { 0 }
        public var projectedValue: Int { 0 }
      }
      """)
}
