/// A piece of a screen, written as in SwiftUI: views of this module, modifiers on them, and types of one's own with a `body`.
///
/// A view has the parameters that SwiftUI would get. Nothing is computed before a ``LayoutEngine`` lays it out.
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

/// A view that SwiftUI shapes can stand in for: `clipShape`, `background(_:in:)`.
public protocol Shape: View {}

/// Makes one view of several, and of `if`, `switch` and `for`.
@resultBuilder
public enum ViewBuilder {
  public static func buildExpression(_ view: some View) -> ViewList { ViewList([view]) }
  public static func buildBlock(_ parts: ViewList...) -> ViewList { ViewList(parts.flatMap(\.views)) }
  public static func buildOptional(_ part: ViewList?) -> ViewList { part ?? ViewList([]) }
  public static func buildEither(first part: ViewList) -> ViewList { part }
  public static func buildEither(second part: ViewList) -> ViewList { part }
  public static func buildArray(_ parts: [ViewList]) -> ViewList { ViewList(parts.flatMap(\.views)) }
  public static func buildLimitedAvailability(_ part: ViewList) -> ViewList { part }
}

/// Views one after the other, as a builder gives them.
public struct ViewList: View {
  let views: [any View]
  init(_ views: [any View]) { self.views = views }
  public var body: Self { return self }
}

/// A view of any type.
public struct AnyView: View {
  let view: any View
  public init(_ view: some View) { self.view = view }
  public init(erasing view: some View) { self.view = view }
  public var body: Self { return self }
}
