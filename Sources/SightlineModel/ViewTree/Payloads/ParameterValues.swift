/// An edge of a rectangle.
public enum Edge: String, Hashable, Sendable, CaseIterable { case top, leading, bottom, trailing }

/// A set of edges, as in `Edge.Set`.
public struct Edges: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let top = Edges(rawValue: 1)
  public static let leading = Edges(rawValue: 2)
  public static let bottom = Edges(rawValue: 4)
  public static let trailing = Edges(rawValue: 8)
  public static let horizontal: Edges = [.leading, .trailing]
  public static let vertical: Edges = [.top, .bottom]
  public static let all: Edges = [.horizontal, .vertical]

  public init(names: [String]) {
    self = names.reduce(into: []) { $0.formUnion(Self.named[$1] ?? []) }
  }
  public init(_ edge: Edge) { self = Self.named[edge.rawValue] ?? [] }
  private static let named: [String: Edges] = [
    "all": .all, "horizontal": .horizontal, "vertical": .vertical, "top": .top, "leading": .leading,
    "bottom": .bottom, "trailing": .trailing,
  ]
}

/// An alignment or guide by SwiftUI's name: `topLeading`, `firstTextBaseline`; a type's name for the project's own guides.
public struct AlignmentName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A line of an alignment guide: `factors · dimensions + constant` is what only layout can compute.
public struct ParameterExpression: Hashable, Sendable {
  package var argument: ArgumentValue
  package init(argument: ArgumentValue) { self.argument = argument }
}

// MARK: Types that stand for themselves

extension Bool: ParameterValue {
  package init?(_ argument: ArgumentValue) {
    guard case .bool(let value) = argument else { return nil }
    self = value
  }
  package var argument: ArgumentValue { .bool(self) }
}

extension Double: ParameterValue {
  package init?(_ argument: ArgumentValue) {
    guard let value = argument.number else { return nil }
    self = value
  }
  package var argument: ArgumentValue { .number(self) }
}

extension Int: ParameterValue {
  package init?(_ argument: ArgumentValue) {
    guard let value = argument.integer else { return nil }
    // No count or index of a view is larger.
    self = Swift.min(1_000_000_000, Swift.max(-1_000_000_000, value))
  }
  package var argument: ArgumentValue { .integer(self) }
}

extension String: ParameterValue {
  package init?(_ argument: ArgumentValue) {
    switch argument {
    case .string(let value): self = value
    case .name(let value): self = value
    case .text(let content): self = content.string
    default: return nil
    }
  }
  package var argument: ArgumentValue { .string(self) }
}

extension TextContent: ParameterValue {
  package init?(_ argument: ArgumentValue) {
    switch argument {
    case .text(let content): self = content
    case .string(let value): self.init(value)
    default: return nil
    }
  }
  package var argument: ArgumentValue { .text(self) }
}

extension StyleSpec: ParameterValue {
  package init?(_ argument: ArgumentValue) {
    guard case .style(let value) = argument else { return nil }
    self = value
  }
  package var argument: ArgumentValue { .style(self) }
}

extension Given<StyleSpec> {
  /// What is drawn: an unknown style where one was passed that could not be computed.
  public var style: StyleSpec? { value ?? unknownReason.map { .unknown(reason: $0) } }
}

extension FontSpec: ParameterValue {
  package init?(_ argument: ArgumentValue) {
    guard case .font(let value) = argument else { return nil }
    self = value
  }
  package var argument: ArgumentValue { .font(self) }
}

extension EdgeInsets: ParameterValue {
  package init?(_ argument: ArgumentValue) {
    switch argument {
    case .insets(let value): self = value
    case .number, .integer: self.init(all: argument.number ?? 0)
    default: return nil
    }
  }
  package var argument: ArgumentValue { .insets(self) }
}

extension Size: ParameterValue {
  package init?(_ argument: ArgumentValue) {
    guard case .size(let value) = argument else { return nil }
    self = value
  }
  package var argument: ArgumentValue { .size(self) }
}

extension Point: ParameterValue {
  package init?(_ argument: ArgumentValue) {
    guard case .point(let value) = argument else { return nil }
    self = value
  }
  package var argument: ArgumentValue { .point(self) }
}

extension UnitPoint: ParameterValue {
  package init?(_ argument: ArgumentValue) {
    guard case .unitPoint(let value) = argument else { return nil }
    self = value
  }
  package var argument: ArgumentValue { .unitPoint(self) }
}

extension OpaqueArgument: ParameterValue {
  public init?(_ argument: ArgumentValue) {
    guard case .opaque(let value) = argument else { return nil }
    self = value
  }
  public var argument: ArgumentValue { .opaque(self) }
}

extension ParameterExpression: ParameterValue {
  package init?(_ argument: ArgumentValue) { self.argument = argument }
}

/// Something the walk can run: the reader keeps the closure under this number.
public struct ActionNumber: ParameterValue {
  public var rawValue: Int
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  package init?(_ argument: ArgumentValue) {
    guard case .action(let value) = argument else { return nil }
    rawValue = value
  }
  package var argument: ArgumentValue { .action(rawValue) }
}

extension Array: ParameterValue where Element: ParameterElement {
  package init?(_ argument: ArgumentValue) {
    guard let elements = Element.list(argument) else { return nil }
    self = elements
  }
  package var argument: ArgumentValue { Element.argument(self) }
}

/// What lists among the parameters consist of.
package protocol ParameterElement: Hashable, Sendable {
  static func list(_ argument: ArgumentValue) -> [Self]?
  static func argument(_ list: [Self]) -> ArgumentValue
}

extension ViewNode: ParameterElement {
  package static func list(_ argument: ArgumentValue) -> [ViewNode]? {
    guard case .views(let views) = argument else { return nil }
    return views
  }
  package static func argument(_ list: [ViewNode]) -> ArgumentValue { .views(list) }
}

extension TextContent: ParameterElement {
  package static func list(_ argument: ArgumentValue) -> [TextContent]? {
    switch argument {
    case .list(let values): values.compactMap { TextContent($0) }
    default: TextContent(argument).map { [$0] }
    }
  }
  package static func argument(_ list: [TextContent]) -> ArgumentValue { .list(list.map { .text($0) }) }
}

// MARK: Names

/// A name out of a closed list, or a set of them.
public protocol NamedParameter: RawRepresentable, Hashable, Sendable where RawValue == String {
  /// - Returns: What one name of a set stands for: `all` is several.
  static func named(_ name: String) -> [Self]
}

extension NamedParameter {
  public static func named(_ name: String) -> [Self] { Self(rawValue: name).map { [$0] } ?? [] }
}

extension ParameterValue where Self: NamedParameter {
  package init?(_ argument: ArgumentValue) {
    switch argument {
    case .name(let name), .string(let name): self.init(rawValue: name)
    case .names(let names) where names.count == 1: self.init(rawValue: names[0])
    default: return nil
    }
  }
  package var argument: ArgumentValue { .name(rawValue) }
}

extension Set: ParameterValue where Element: NamedParameter {
  package init?(_ argument: ArgumentValue) {
    switch argument {
    case .names(let names): self = Set(names.flatMap(Element.named))
    case .name(let name): self = Set(Element.named(name))
    default: return nil
    }
  }
  package var argument: ArgumentValue { .names(map(\.rawValue).sorted()) }
}

extension Edges: ParameterValue {
  package init?(_ argument: ArgumentValue) {
    switch argument {
    case .names(let names): self.init(names: names)
    case .name(let name): self.init(names: [name])
    default: return nil
    }
  }
  package var argument: ArgumentValue {
    .names(self == .all ? ["all"] : Edge.allCases.filter { contains(Edges($0)) }.map(\.rawValue))
  }
}

extension Axis: NamedParameter, ParameterValue {
  public static func named(_ name: String) -> [Axis] {
    name == "all" ? Axis.allCases : Axis(rawValue: name).map { [$0] } ?? []
  }
}
extension AlignmentName: NamedParameter, ParameterValue {}
extension Edge: NamedParameter, ParameterValue {}
extension FontWeight: NamedParameter, ParameterValue {}
extension FontDesign: NamedParameter, ParameterValue {}
extension Paragraph.Alignment: NamedParameter, ParameterValue {}
extension Paragraph.TruncationMode: NamedParameter, ParameterValue {}

extension DynamicTypeSize: ParameterValue {
  package init?(_ argument: ArgumentValue) {
    guard let name = String(argument),
      let size = Self.allCases.first(where: { $0.swiftName == name || $0.rawValue == name })
    else { return nil }
    self = size
  }
  package var argument: ArgumentValue { .name(swiftName) }
}
