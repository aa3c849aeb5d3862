/// `{"what": …, "location": …}` as reports have it, and the parts beside it: `kind`, and `name`, `value`, `of` where the
/// kind has them. Without a kind it is read as a remark.
extension DerivationStep: Codable {
  private enum CodingKeys: String, CodingKey { case what, location }

  public init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: CodingKeys.self)
    kind = try Kind(parts: decoder) ?? .remark(try box.decode(String.self, forKey: .what))
    location = try box.decodeIfPresent(SourceLocation.self, forKey: .location)
  }

  public func encode(to encoder: any Encoder) throws {
    var box = encoder.container(keyedBy: CodingKeys.self)
    try box.encode(words, forKey: .what)
    try box.encodeIfPresent(location, forKey: .location)
    try kind.encodeParts(to: encoder)
  }
}

extension DerivationStep.Kind {
  private enum CodingKeys: String, CodingKey { case kind, name, value, of }
  /// A kind within another.
  private struct Part: Codable {
    var kind: DerivationStep.Kind
    init(_ kind: DerivationStep.Kind) { self.kind = kind }
    init(from decoder: any Decoder) throws {
      guard let kind = try DerivationStep.Kind(parts: decoder) else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "a step of this kind is not known"))
      }
      self.kind = kind
    }
    func encode(to encoder: any Encoder) throws { try kind.encodeParts(to: encoder) }
  }

  /// `nil` where no kind, or one that is not known, is named.
  fileprivate init?(parts decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: CodingKeys.self)
    func name() throws -> String { try box.decode(String.self, forKey: .name) }
    func value() throws -> String? { try box.decodeIfPresent(String.self, forKey: .value) }
    func parsed<T>(_ read: (String) -> T?) throws -> T {
      let text = try box.decode(String.self, forKey: .value)
      if let value = read(text) { return value }
      throw DecodingError.dataCorruptedError(forKey: .value, in: box, debugDescription: "'\(text)' is no such value")
    }
    func color() throws -> RGBA { try box.decode(RGBA.self, forKey: .value) }
    switch try box.decodeIfPresent(String.self, forKey: .kind) {
    case "integer": self = .integer(try parsed { Int($0) })
    case "number": self = .number(try parsed(Double.init))
    case "truth": self = .truth(try parsed(Bool.init))
    case "text": self = .text(try box.decode(String.self, forKey: .value))
    case "literal": self = .literal
    case "colorLiteral": self = .colorLiteral(try box.decode(String.self, forKey: .value))
    case "interpolation": self = .interpolation
    case "plural": self = .plural
    case "constant": self = .constant(name: try name(), value: try value())
    case "enumerationCase": self = .enumerationCase(type: try parsed { $0 }, name: try name())
    case "fallback": self = .fallback
    case "typed": self = .typed
    case "data": self = .data
    case "sample": self = .sample
    case "written": self = .written(try name())
    case "string": self = .string(key: try name())
    case "untranslated":
      self = .untranslated(
        key: try name(), languages: try parsed { $0.split(separator: " ").map(String.init) })
    case "firstStored": self = .firstStored(key: try name())
    case "scaledMetric":
      let style = try box.decodeIfPresent(String.self, forKey: .name).flatMap(TextStyle.init(rawValue:))
      self = .scaledMetric(try parsed(Double.init), relativeTo: style ?? .body)
    case "systemColor":
      self = .systemColor(SystemColorName(rawValue: try name()), try parsed(Platform.init(rawValue:)))
    case "assetColor": self = .assetColor(try name())
    case "swiftConstant": self = .swiftConstant(try name())
    case "token": self = .token(path: try name(), value: try value())
    case "named": self = .named(try name(), system: try value().map(SystemColorName.init(rawValue:)))
    case "color": self = .color(try color())
    case "valueInAppearance": self = .value(try color(), Appearance(rawValue: try name()) ?? .light)
    case "share": self = .share(try parsed(Double.init), of: try box.decode(Part.self, forKey: .of).kind)
    case "level": self = .level(try parsed { Int($0) }, of: try box.decodeIfPresent(Part.self, forKey: .of)?.kind)
    case "foreground": self = .foreground
    case "accent": self = .accent
    case "systemBackground": self = .systemBackground
    case "material": self = .material(try name())
    case "image": self = .image(try name())
    case "unknown": self = .unknown(reason: try name())
    case "remark": self = .remark(try name())
    default: return nil
    }
  }

  fileprivate func encodeParts(to encoder: any Encoder) throws {
    var box = encoder.container(keyedBy: CodingKeys.self)
    func write(_ kind: String, name: String? = nil, value: String? = nil, of inner: Self? = nil) throws {
      try box.encode(kind, forKey: .kind)
      try box.encodeIfPresent(name, forKey: .name)
      try box.encodeIfPresent(value, forKey: .value)
      try box.encodeIfPresent(inner.map(Part.init), forKey: .of)
    }
    func write(_ kind: String, name: String? = nil, _ color: RGBA) throws {
      try write(kind, name: name)
      let isFinite = [color.red, color.green, color.blue, color.alpha].allSatisfy(\.isFinite)
      try box.encode(isFinite ? color : .clear, forKey: .value)
    }
    switch self {
    case .integer(let number): try write("integer", value: "\(number)")
    case .number(let number): try write("number", value: "\(number)")
    case .truth(let flag): try write("truth", value: "\(flag)")
    case .text(let text): try write("text", value: text)
    case .literal: try write("literal")
    case .colorLiteral(let hex): try write("colorLiteral", value: hex)
    case .interpolation: try write("interpolation")
    case .plural: try write("plural")
    case .constant(let name, let value): try write("constant", name: name, value: value)
    case .enumerationCase(let type, let name): try write("enumerationCase", name: name, value: type)
    case .fallback: try write("fallback")
    case .typed: try write("typed")
    case .data: try write("data")
    case .sample: try write("sample")
    case .written(let code): try write("written", name: code)
    case .string(let key): try write("string", name: key)
    case .untranslated(let key, let languages):
      try write("untranslated", name: key, value: languages.joined(separator: " "))
    case .firstStored(let key): try write("firstStored", name: key)
    case .scaledMetric(let number, let style):
      try write("scaledMetric", name: style == .body ? nil : style.rawValue, value: "\(number)")
    case .systemColor(let name, let platform): try write("systemColor", name: name.rawValue, value: platform.rawValue)
    case .assetColor(let name): try write("assetColor", name: name)
    case .swiftConstant(let name): try write("swiftConstant", name: name)
    case .token(let path, let value): try write("token", name: path, value: value)
    case .named(let name, let system): try write("named", name: name, value: system?.rawValue)
    case .color(let color): try write("color", color)
    case .value(let color, let appearance): try write("valueInAppearance", name: appearance.rawValue, color)
    case .share(let share, let style): try write("share", value: "\(share)", of: style)
    case .level(let level, let base): try write("level", value: "\(level)", of: base)
    case .foreground: try write("foreground")
    case .accent: try write("accent")
    case .systemBackground: try write("systemBackground")
    case .material(let name): try write("material", name: name)
    case .image(let name): try write("image", name: name)
    case .unknown(let reason): try write("unknown", name: reason)
    case .remark(let words): try write("remark", name: words)
    }
  }
}
