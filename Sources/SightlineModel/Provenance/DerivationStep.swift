/// One step of where a value comes from: a token, a constant, a literal.
///
/// Only its parts are kept, since steps are made while code runs and few are ever read: `words` makes the sentence.
public struct DerivationStep: Hashable, Sendable {
  public var kind: Kind
  public var location: SourceLocation?
  public init(_ kind: Kind, at location: SourceLocation? = nil) {
    self.kind = kind
    self.location = location
  }

  public enum Kind: Hashable, Sendable {
    // MARK: Written in the source

    case integer(Int)
    case number(Double)
    case truth(Bool)
    case text(String)
    /// A literal of another type.
    case literal
    /// `Color(red:green:blue:)`, as `#RRGGBB` or `#RRGGBBAA`.
    case colorLiteral(String)
    case interpolation
    /// One that holds the choice between the word for one and that for several: `"\(count) hour\(count == 1 ? "" : "s")"`.
    case plural
    /// - Parameter value: What it comes to, or its source text where that is short.
    case constant(name: String, value: String?)
    case enumerationCase(type: String, name: String)

    // MARK: Met while running

    /// Stands for what is not there: `name ?? "Unknown"`.
    case fallback
    /// A person put it in: data, not words of the app.
    case typed
    /// Given to a model, or made by the system in the reader's language.
    case data
    /// Made up for a value that nobody passed.
    case sample
    /// What the code writes where words are shown that are not known: `Text(note.title)`.
    case written(String)
    /// A string that was looked up.
    case string(key: String)
    /// A key that these languages of the app have no text for, sorted.
    case untranslated(key: String, languages: [String])
    /// What `@AppStorage(key)` is before anything was stored.
    case firstStored(key: String)
    /// What a `@ScaledMetric` is at the default text size.
    case scaledMetric(Double, relativeTo: TextStyle)

    // MARK: Looked up

    case systemColor(SystemColorName, Platform)
    case assetColor(String)
    /// A colour constant that the tokens' audit found in the sources.
    case swiftConstant(String)
    /// - Parameter value: Of the token at the end of the chain.
    case token(path: String, value: String?)

    // MARK: Drawn

    /// As a person would call the colour.
    /// - Parameter system: The system's colour, where it is written as such.
    case named(String, system: SystemColorName?)
    /// A colour that has no name.
    case color(RGBA)
    /// What a named colour is in one appearance.
    case value(RGBA, Appearance)
    /// A style with an opacity, 0…1.
    indirect case share(Double, of: Kind)
    /// 1 primary … 5 quinary.
    /// - Parameter of: The base; `nil` for the system's label colours.
    indirect case level(Int, of: Kind?)
    case foreground
    case accent
    case systemBackground
    case material(String)
    case image(String)
    case unknown(reason: String)

    /// Words of a measurement, or of a step that was read back from a report.
    case remark(String)
  }

  public static let typed = DerivationStep(.typed)
  public static let data = DerivationStep(.data)
  public static let sample = DerivationStep(.sample)
  /// A string that was looked up, and where its text or the call that asks for it stands.
  public static func string(_ key: String, at location: SourceLocation?) -> DerivationStep {
    DerivationStep(.string(key: key), at: location)
  }

  public var isFirstStored: Bool { if case .firstStored = kind { true } else { false } }
  public var isTextLiteral: Bool { if case .text = kind { true } else { false } }
}

extension SceneNode {
  /// Drawn in iOS's own colour for placeholders.
  public var isPlaceholder: Bool {
    if case .named(_, let system?)? = foregroundDerivation.first?.kind { system.isPlaceholder } else { false }
  }
}

/// A colour of the system, by UIKit's name: `secondaryLabel`, `systemRed`.
public struct SystemColorName: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByStringLiteral {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  /// iOS's own placeholders: they are the system's to make readable.
  public static let placeholderText: Self = "placeholderText"
  /// Of a search field.
  public static let searchPlaceholder: Self = "placeholderText of a search field"
  public var isPlaceholder: Bool { self == .placeholderText || self == .searchPlaceholder }
}
