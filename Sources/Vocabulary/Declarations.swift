/// A way to make a view or value.
public struct Initialiser: Hashable, Sendable {
  public var signature: Signature
  public var availability: Availability
}

/// A way to call a modifier: one overload.
public struct ModifierDeclaration: Hashable, Sendable {
  /// What it is a method of: `View`, `Text`, `Shape`, `Scene`.
  public var owner: String
  public var name: String
  public var signature: Signature
  public var availability: Availability
  public var support: LayoutSupport
}

/// A view, or what stands in a toolbar, tab bar, table, menu or scene.
public struct ViewDeclaration: Hashable, Sendable {
  /// What it conforms to.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case view, shape, layout, scene, commands
    /// Content of a toolbar.
    case toolbar
    /// Content of a tab view.
    case tab
    /// Rows and columns of a table.
    case table
    /// Ticks of a slider.
    case slider
  }

  public var kind: Kind
  public var name: String
  /// The module that declares it: `SwiftUI`, `MapKit`.
  public var framework: String
  public var availability: Availability
  public var support: LayoutSupport
  /// Whether a person operates it.
  public var isControl: Bool
  /// Whether the system decides how large it is, whatever is asked for.
  public var isSystemSized: Bool
  public var initialisers: [Initialiser]
}

/// A key of the environment.
public struct EnvironmentKeyDeclaration: Hashable, Sendable {
  public var name: String
  public var type: String
  /// Whether `environment(_:_:)` may set it.
  public var isSettable: Bool
  public var availability: Availability
}

/// A protocol of styles, with the types that conform to it.
public struct StyleFamily: Hashable, Sendable {
  /// A type of the family.
  public struct Style: Hashable, Sendable {
    public var name: String
    public var availability: Availability
  }

  public var name: String
  public var availability: Availability
  public var styles: [Style]
  /// The names that stand for styles after a dot: `borderedProminent`.
  public var members: [MemberDeclaration]
}

/// A case or static member of a type, or a method that returns a changed value.
public struct MemberDeclaration: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case enumerationCase = "case"
    case typeMember = "static"
    case method
  }

  public var kind: Kind
  /// The type it belongs to: `Edge.Set`.
  public var owner: String
  public var name: String
  /// What a member without parameters is; `nil` for cases and for functions.
  public var type: String?
  /// What a function or a case with values takes.
  public var signature: Signature?
  public var availability: Availability
}

/// A type of which arguments are made.
public struct TypeDeclaration: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case enumeration = "enum"
    case structure = "struct"
    case optionSet = "options"
    case `class` = "class"
    case `protocol` = "protocol"
  }

  public var kind: Kind
  public var name: String
  public var availability: Availability
}
