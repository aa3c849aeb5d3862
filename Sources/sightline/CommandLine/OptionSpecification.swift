/// One option of a command: parsing, help and completions come from it.
struct OptionSpecification: Sendable {
  enum Value: Sendable {
    /// A switch.
    case none
    /// One of these words; several with commas where the option repeats.
    case choice([String])
    /// Some of these words are known, others are taken too.
    case suggestion([String], placeholder: String)
    case file(placeholder: String)
    case text(placeholder: String)
    case integer(ClosedRange<Int>, placeholder: String)

    var placeholder: String? {
      switch self {
      case .none: nil
      case .choice(let words): words.count <= 5 ? words.joined(separator: "|") : "NAME"
      case .suggestion(_, let placeholder), .file(let placeholder), .text(let placeholder),
        .integer(_, let placeholder):
        placeholder
      }
    }
    /// For completions.
    var words: [String] {
      switch self {
      case .choice(let words), .suggestion(let words, _): words
      default: []
      }
    }
  }
  /// Without dashes: `size`.
  let name: String
  /// One letter.
  let short: Character?
  let value: Value
  /// May be given several times, and with commas.
  let repeats: Bool
  /// One sentence.
  let summary: String
  /// What takes its place: still taken, with a note, and shown nowhere.
  let deprecated: String?

  init(
    _ name: String, short: Character? = nil, _ value: Value, repeats: Bool = false, _ summary: String,
    deprecated: String? = nil
  ) {
    self.deprecated = deprecated
    self.name = name
    self.short = short
    self.value = value
    self.repeats = repeats
    self.summary = summary
  }

  /// A switch.
  init(_ name: String, short: Character? = nil, _ summary: String) {
    self.init(name, short: short, .none, summary)
  }

  /// `--size SIZE`.
  var label: String { "--\(name)" + (value.placeholder.map { " \($0)" } ?? "") }
}

/// What stands on a command line besides options.
struct ArgumentSpecification: Sendable {
  enum Kind: Sendable {
    case path
    /// One of these.
    case words([String])
    /// These are offered by completion, others are taken too.
    case suggestions([String])

    /// For completions.
    var completions: [String] {
      switch self {
      case .path: []
      case .words(let words), .suggestions(let words): words
      }
    }
  }
  let name: String
  let kind: Kind
  let count: ClosedRange<Int>
  let summary: String

  /// `[PATH…]`, `RULE`.
  var label: String {
    // A name of several words names each of them.
    let many = count.upperBound > 1 && !name.contains(" ") ? "\(name)…" : name
    return count.lowerBound == 0 ? "[\(many)]" : many
  }
}
