/// `"#RRGGBBAA"` where the components are exact in 8 bits, else `[red, green, blue, alpha]`.
extension RGBA: Codable {
  public init(from decoder: any Decoder) throws {
    if var list = try? decoder.unkeyedContainer() {
      self.init(
        red: try list.decode(Double.self), green: try list.decode(Double.self), blue: try list.decode(Double.self),
        alpha: try list.decode(Double.self))
      return
    }
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let color = RGBA(hexString: text) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "'\(text)' is not a colour; write it as #RRGGBB or #RRGGBBAA"))
    }
    self = color
  }

  public func encode(to encoder: any Encoder) throws {
    if let exact = RGBA(hexString: hexString), exact == self {
      var box = encoder.singleValueContainer()
      try box.encode(hexString)
    } else {
      var list = encoder.unkeyedContainer()
      for component in [red, green, blue, alpha] { try list.encode(component) }
    }
  }

  /// - Parameter hexString: `#RRGGBB` or `#RRGGBBAA`.
  public init?(hexString: String) {
    let digits = hexString.dropFirst()
    guard hexString.first == "#", digits.count == 6 || digits.count == 8, let value = UInt32(digits, radix: 16) else {
      return nil
    }
    if digits.count == 6 {
      self.init(hex: value)
    } else {
      self.init(hex: value >> 8, alpha: Double(value & 0xFF) / 255)
    }
  }
}

/// One colour for all appearances is written as that colour; else an object with the appearances that differ from
/// what they would inherit.
extension ColorSpec: Codable {
  private enum CodingKeys: String, CodingKey { case light, dark, lightHigh, darkHigh, name, system, derivation }

  public init(from decoder: any Decoder) throws {
    if let color = try? RGBA(from: decoder) {
      self.init(light: color)
      return
    }
    let box = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      light: try box.decode(RGBA.self, forKey: .light), dark: try box.decodeIfPresent(RGBA.self, forKey: .dark),
      lightHigh: try box.decodeIfPresent(RGBA.self, forKey: .lightHigh),
      darkHigh: try box.decodeIfPresent(RGBA.self, forKey: .darkHigh),
      name: try box.decodeIfPresent(String.self, forKey: .name),
      system: try box.decodeIfPresent(SystemColorName.self, forKey: .system),
      derivation: try box.decodeIfPresent([DerivationStep].self, forKey: .derivation) ?? [])
  }

  public func encode(to encoder: any Encoder) throws {
    var box = encoder.container(keyedBy: CodingKeys.self)
    try box.encode(light, forKey: .light)
    if dark != light { try box.encode(dark, forKey: .dark) }
    if lightHigh != light { try box.encode(lightHigh, forKey: .lightHigh) }
    try box.encode(darkHigh, forKey: .darkHigh)
    try box.encodeIfPresent(name, forKey: .name)
    try box.encodeIfPresent(system, forKey: .system)
    if !derivation.isEmpty { try box.encode(derivation, forKey: .derivation) }
  }
}

extension StyleSpec: Codable {
  private struct Faded: Codable {
    var style: StyleSpec
    var opacity: Double
  }

  public init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      switch text {
      case "tint": self = .tint
      case "foreground": self = .foreground
      case "background": self = .background
      default: self = .color(try ColorSpec(from: decoder))
      }
      return
    }
    let box = try decoder.container(keyedBy: AnyCodingKey.self)
    let key = try box.tag(in: "style")
    switch key.stringValue {
    case "color": self = .color(try box.decode(ColorSpec.self, forKey: key))
    case "hierarchical": self = .hierarchical(try box.decode(Int.self, forKey: key))
    case "gradient": self = .gradient(try box.decode(GradientSpec.self, forKey: key))
    case "material": self = .material(try box.decode(String.self, forKey: key))
    case "image": self = .image(try box.decode(String.self, forKey: key))
    case "faded":
      let faded = try box.decode(Faded.self, forKey: key)
      self = .opacity(faded.style, faded.opacity)
    case "unknown": self = .unknown(reason: try box.decode(String.self, forKey: key))
    default: throw box.unknownTag(key, in: "style")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    func tagged(_ key: AnyCodingKey, _ value: some Encodable) throws {
      var box = encoder.container(keyedBy: AnyCodingKey.self)
      try box.encode(value, forKey: key)
    }
    func plain(_ value: String) throws {
      var box = encoder.singleValueContainer()
      try box.encode(value)
    }
    switch self {
    case .color(let value): try tagged("color", value)
    case .hierarchical(let level): try tagged("hierarchical", level)
    case .tint: try plain("tint")
    case .foreground: try plain("foreground")
    case .background: try plain("background")
    case .gradient(let value): try tagged("gradient", value)
    case .material(let name): try tagged("material", name)
    case .image(let name): try tagged("image", name)
    case .opacity(let style, let opacity): try tagged("faded", Faded(style: style, opacity: opacity))
    case .unknown(let reason): try tagged("unknown", reason)
    }
  }
}

extension GradientSpec.Geometry: Codable {
  private struct Linear: Codable {
    var start: UnitPoint
    var end: UnitPoint
  }
  private struct Radial: Codable {
    var center: UnitPoint
    var startRadius: Double
    var endRadius: Double
  }
  private struct Angular: Codable {
    var center: UnitPoint
    var startAngle: Double
    var endAngle: Double
  }

  public init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: AnyCodingKey.self)
    let key = try box.tag(in: "gradient")
    switch key.stringValue {
    case "linear":
      let value = try box.decode(Linear.self, forKey: key)
      self = .linear(start: value.start, end: value.end)
    case "radial":
      let value = try box.decode(Radial.self, forKey: key)
      self = .radial(center: value.center, startRadius: value.startRadius, endRadius: value.endRadius)
    case "angular":
      let value = try box.decode(Angular.self, forKey: key)
      self = .angular(center: value.center, startAngle: value.startAngle, endAngle: value.endAngle)
    case "elliptical": self = .elliptical(center: try box.decode(UnitPoint.self, forKey: key))
    default: throw box.unknownTag(key, in: "gradient")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var box = encoder.container(keyedBy: AnyCodingKey.self)
    switch self {
    case .linear(let start, let end): try box.encode(Linear(start: start, end: end), forKey: "linear")
    case .radial(let center, let start, let end):
      try box.encode(Radial(center: center, startRadius: start, endRadius: end), forKey: "radial")
    case .angular(let center, let start, let end):
      try box.encode(Angular(center: center, startAngle: start, endAngle: end), forKey: "angular")
    case .elliptical(let center): try box.encode(center, forKey: "elliptical")
    }
  }
}

extension FontSpec.Base: Codable {
  private struct Custom: Codable {
    var family: String
    var size: Double
    var relativeTo: TextStyle?
  }
  private struct Files: Codable {
    var files: [String]
    var size: Double
  }

  public init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: AnyCodingKey.self)
    let key = try box.tag(in: "font")
    switch key.stringValue {
    case "style": self = .style(try box.decode(TextStyle.self, forKey: key))
    case "system": self = .system(size: try box.decode(Double.self, forKey: key))
    case "custom":
      let value = try box.decode(Custom.self, forKey: key)
      self = .custom(family: value.family, size: value.size, relativeTo: value.relativeTo)
    case "files":
      let value = try box.decode(Files.self, forKey: key)
      self = .files(value.files, size: value.size)
    default: throw box.unknownTag(key, in: "font")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var box = encoder.container(keyedBy: AnyCodingKey.self)
    switch self {
    case .style(let style): try box.encode(style, forKey: "style")
    case .system(let size): try box.encode(size, forKey: "system")
    case .custom(let family, let size, let style):
      try box.encode(Custom(family: family, size: size, relativeTo: style), forKey: "custom")
    case .files(let files, let size): try box.encode(Files(files: files, size: size), forKey: "files")
    }
  }
}
