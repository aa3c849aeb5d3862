import SightlineModel
import SourceDocuments

/// A token as one file defines it, before references are followed.
struct TokenDefinition: Sendable {
  var token: Int
  var group: Int
  /// The value with its references still in it; for a token-level `$ref` the object around it.
  var value: DocumentValue
  var key: SourceRange
  var type: String?
  var typeRange: SourceRange?
  var about: String?
  var isDeprecated: Bool?
  var extensions: DocumentValue?
  var dialect: TokenDialect
  /// Every reference in the value.
  var references: [TokenReference]
  /// The whole value is one reference to a whole token.
  var alias: Int?
  /// Values for modes that the token declares itself.
  var modes: [(name: String, value: DocumentValue)] = []
}

/// `{a.b}`, `$a.b` or `{"$ref": "#/a/b"}`.
struct TokenReference: Sendable {
  var token: Int
  /// As written, for messages.
  var text: String
  var range: SourceRange
  /// Members and indices inside the token's value.
  var pointer: [String] = []
}

/// What a group says about what is in it.
struct GroupDefinition: Sendable {
  var group: Int
  var type: String?
  var isDeprecated: Bool?
  var extends: (path: String, range: SourceRange)?
}

/// One source of tokens: a file, a part of one, or an inline tree.
struct TokenLayer: Sendable {
  var name: String
  var dialect: TokenDialect
  var tokens: [TokenDefinition] = []
  var groups: [GroupDefinition] = []
}
