public import SightlineModel

/// A type of the project's own, as others need to know it.
public struct DeclaredType {
  public enum Kind: String {
    case structure = "struct", object = "class", actor, enumeration = "enum", contract = "protocol"
  }
  public struct Property {
    public var name: String
    public var typeName: String?
    /// Property wrappers and others, without `@`.
    public var attributes: [String]
    public var hasInitialValue: Bool
    public var location: SourceLocation
  }
  public struct Initializer {
    public struct Parameter {
      /// `nil` for `_`.
      public var label: String?
      public var typeName: String
      public var hasDefault: Bool
    }
    public var parameters: [Parameter]
  }
  /// With the enclosing types: `DesignSystem.Spacing`.
  public var name: String
  public var kind: Kind
  /// Superclasses and protocols, those of extensions and inherited ones included; sorted.
  public var conformances: [String]
  public var location: SourceLocation
  /// Without `@`: `main`, `Observable`.
  public var attributes: [String]
  public var staticMembers: [String]
  public var storedProperties: [Property]
  /// Those the sources write out, without those of superclasses.
  public var initializers: [Initializer] = []
  /// Of an enum, in order.
  public var cases: [String]
  /// Declared in a file that stands for an unseen module.
  public var isStub: Bool
  public var genericParameters: [String] = []
  /// What each is said to conform to, in the words of the source.
  public var genericConstraints: [String: [String]] = [:]
  /// Its source has errors: what the parser could not read is missing.
  public var hasSyntaxErrors = false
  /// Of its declaration; 1-based.
  public var lastLine = 0
}

/// `#Preview("Empty", traits: …) { … }`.
public struct PreviewMacro {
  public var name: String?
  /// `nil` when the macro has no trailing closure.
  public var body: FunctionValue?
  public var location: SourceLocation
  /// 1-based.
  public var lastLine: Int
}
