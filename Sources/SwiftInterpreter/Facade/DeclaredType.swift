package import SightlineModel

/// A type of the project's own, as others need to know it.
package struct DeclaredType {
  package enum Kind: String {
    case structure = "struct", object = "class", actor, enumeration = "enum", contract = "protocol"
  }
  package struct Property {
    package var name: String
    package var typeName: String?
    /// Property wrappers and others, without `@`.
    package var attributes: [String]
    package var hasInitialValue: Bool
    package var location: SourceLocation
  }
  package struct Initializer {
    package struct Parameter {
      /// `nil` for `_`.
      package var label: String?
      package var typeName: String
      package var hasDefault: Bool
    }
    package var parameters: [Parameter]
  }
  /// With the enclosing types: `DesignSystem.Spacing`.
  package var name: String
  package var kind: Kind
  /// Superclasses and protocols, those of extensions and inherited ones included; sorted.
  package var conformances: [String]
  package var location: SourceLocation
  /// Without `@`: `main`, `Observable`.
  package var attributes: [String]
  package var staticMembers: [String]
  package var storedProperties: [Property]
  /// Those the sources write out, without those of superclasses.
  package var initializers: [Initializer] = []
  /// Of an enum, in order.
  package var cases: [String]
  /// Declared in a file that stands for an unseen module.
  package var isStub: Bool
  package var genericParameters: [String] = []
  /// What each is said to conform to, in the words of the source.
  package var genericConstraints: [String: [String]] = [:]
  /// Its source has errors: what the parser could not read is missing.
  package var hasSyntaxErrors = false
  /// Of its declaration; 1-based.
  package var lastLine = 0
}

/// `#Preview("Empty", traits: …) { … }`.
package struct PreviewMacro {
  package var name: String?
  /// `nil` when the macro has no trailing closure.
  package var body: FunctionValue?
  package var location: SourceLocation
  /// 1-based.
  package var lastLine: Int
}
