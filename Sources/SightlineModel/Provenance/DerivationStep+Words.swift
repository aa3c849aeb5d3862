/// The one place that words a step, for reports and messages.
extension DerivationStep {
  public var words: String { kind.words }
  /// What a person would call the value: `ColorPalette.primary` of `ColorPalette.primary = Color("Primary")`.
  public var name: String {
    if case .constant(let name, _) = kind { name } else { words }
  }
  /// What the sources, tokens and assets call the value, and what they write for it.
  public var names: [String] { kind.names }
}

extension DerivationStep.Kind {
  public var words: String {
    switch self {
    case .integer(let number): String(number)
    case .number(let number): String(number)
    case .truth(let flag): String(flag)
    case .text(let text): "\"\(text)\""
    case .literal: "literal"
    case .colorLiteral(let hex): "literal \(hex)"
    case .interpolation: "interpolated text"
    case .plural: "interpolated text with a plural made by code"
    case .constant(let name, let value): value.map { "\(name) = \($0)" } ?? name
    case .enumerationCase(let type, let name): "\(type).\(name)"
    case .fallback: "in place of what is not there"
    case .typed: "typed into a field"
    case .data: "data of a model"
    case .sample: "sample value"
    case .written(let code): code
    case .string(let key): "string '\(key)'"
    case .untranslated(let key, let languages):
      "string '\(key)', which has no text in \(languages.joined(separator: ", "))"
    case .firstStored(let key): "the first value of @AppStorage(\"\(key)\")"
    case .scaledMetric(let number, _): "@ScaledMetric of \(number)"
    case .systemColor(let name, let platform): "system colour \(name.rawValue), \(platform.rawValue)"
    case .assetColor(let name): "asset colour \(name)"
    case .swiftConstant(let name): "Swift constant \(name)"
    case .token(let path, let value): "token \(path)" + (value.map { " = \($0)" } ?? "")
    case .named(let name, _): name
    case .color(let color): color.shown
    case .value(let color, let appearance): "\(color.shown) in \(appearance.rawValue)"
    case .share(let share, let style): "\(Self.percent(share)) % of \(style.words)"
    case .level(let level, let base): Self.level(level) + (base.map { " of \($0.words)" } ?? "")
    case .foreground: "the foreground"
    case .accent: "the system's accent colour"
    case .systemBackground: "the system background"
    case .material(let name): "material \(name)"
    case .image(let name): "image \(name)"
    case .unknown(let reason): "unknown: \(reason)"
    case .remark(let words): words
    }
  }

  fileprivate var names: [String] {
    switch self {
    case .text(let text), .colorLiteral(let text): [text]
    case .constant(let name, let value): [name] + (value.map { [$0] } ?? [])
    case .enumerationCase: [words]
    case .string(let name), .firstStored(let name), .assetColor(let name), .swiftConstant(let name),
      .token(let name, _), .named(let name, _), .material(let name), .image(let name), .untranslated(let name, _):
      [name]
    case .systemColor(let name, _): [name.rawValue]
    case .share(_, let style): style.names
    case .level(_, let base): base?.names ?? []
    case .remark(let words): [words]
    default: []
    }
  }

  private static let levels = ["primary", "secondary", "tertiary", "quaternary", "quinary"]
  private static func level(_ level: Int) -> String { "." + levels[min(max(level, 1), levels.count) - 1] }

  /// A share that is no number shows as nothing.
  private static func percent(_ share: Double) -> Int {
    share.isFinite ? Int(saturating: (min(max(share, -1e6), 1e6) * 100).rounded()) : 0
  }
}

extension RGBA {
  /// `#RRGGBB`, with its alpha where it lets something through.
  fileprivate var shown: String { alpha >= 1 ? String(hexString.prefix(7)) : hexString }
}
