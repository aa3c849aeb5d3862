/// `true`, `16` and `"text"` stand for themselves; every other kind of value is an object with one key that names it.
extension ArgumentValue: Codable {
  package init(from decoder: any Decoder) throws {
    if let single = try? decoder.singleValueContainer() {
      if let value = try? single.decode(Bool.self) { self = .bool(value); return }
      // Before numbers: a decoder may take words for some of them.
      if let value = try? single.decode(String.self) { self = .string(value); return }
      if let value = try? single.decode(Double.self) { self = .number(value); return }
    }
    let box = try decoder.container(keyedBy: AnyCodingKey.self)
    let key = try box.tag(in: "argument")
    switch key.stringValue {
    case "number":
      switch try box.decode(String.self, forKey: key) {
      case "infinity": self = .number(.infinity)
      case "-infinity": self = .number(-.infinity)
      default: self = .number(.nan)
      }
    case "integer": self = .integer(try box.decode(Int.self, forKey: key))
    case "value": self = try box.decode(ArgumentValue.self, forKey: key)
    case "name": self = .name(try box.decode(String.self, forKey: key))
    case "names": self = .names(try box.decode([String].self, forKey: key))
    case "text": self = .text(try box.decode(TextContent.self, forKey: key))
    case "style": self = .style(try box.decode(StyleSpec.self, forKey: key))
    case "font": self = .font(try box.decode(FontSpec.self, forKey: key))
    case "insets": self = .insets(try box.decode(EdgeInsets.self, forKey: key))
    case "size": self = .size(try box.decode(Size.self, forKey: key))
    case "point": self = .point(try box.decode(Point.self, forKey: key))
    case "unitPoint": self = .unitPoint(try box.decode(UnitPoint.self, forKey: key))
    case "views": self = .views(try box.decode([ViewNode].self, forKey: key))
    case "action": self = .action(try box.decode(Int.self, forKey: key))
    case "list": self = .list(try box.decode([ArgumentValue].self, forKey: key))
    case "unknown": self = .unknown(reason: try box.decode(String.self, forKey: key))
    default: throw box.unknownTag(key, in: "argument")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    func tagged(_ key: AnyCodingKey, _ value: some Encodable) throws {
      var box = encoder.container(keyedBy: AnyCodingKey.self)
      try box.encode(value, forKey: key)
    }
    func plain(_ value: some Encodable) throws {
      var box = encoder.singleValueContainer()
      try box.encode(value)
    }
    switch self {
    case .bool(let value): try plain(value)
    case .number(let value) where value.isFinite: try plain(value)
    case .number(let value): try tagged("number", value.isNaN ? "nan" : value < 0 ? "-infinity" : "infinity")
    // A number says all of it, but for the largest.
    case .integer(let value) where value.magnitude <= 1 << 53: try plain(value)
    case .integer(let value): try tagged("integer", value)
    case .string(let value): try plain(value)
    case .name(let value): try tagged("name", value)
    case .names(let value): try tagged("names", value)
    case .text(let value): try tagged("text", value)
    case .style(let value): try tagged("style", value)
    case .font(let value): try tagged("font", value)
    case .insets(let value): try tagged("insets", value)
    case .size(let value): try tagged("size", value)
    case .point(let value): try tagged("point", value)
    case .unitPoint(let value): try tagged("unitPoint", value)
    case .views(let value): try tagged("views", value)
    case .action(let value): try tagged("action", value)
    case .list(let value): try tagged("list", value)
    // Code can't be written down: whoever reads the document knows what is missing.
    case .opaque(let value): try tagged("unknown", "\(value.name) runs code, which a document does not carry")
    case .unknown(let reason): try tagged("unknown", reason)
    }
  }
}

/// The value itself, or `{"value": …, "derivation": […]}` where its history is known.
extension Argument: Codable {
  package init(from decoder: any Decoder) throws {
    if let box = try? decoder.container(keyedBy: AnyCodingKey.self), box.contains("derivation") {
      self.init(
        try box.decode(ArgumentValue.self, forKey: "value"),
        derivation: try box.decode([DerivationStep].self, forKey: "derivation"))
    } else {
      self.init(try ArgumentValue(from: decoder))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    guard !derivation.isEmpty else { return try value.encode(to: encoder) }
    var box = encoder.container(keyedBy: AnyCodingKey.self)
    try box.encode(value, forKey: "value")
    try box.encode(derivation, forKey: "derivation")
  }
}

extension NamedArguments: Codable {
  package init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: AnyCodingKey.self)
    self.init()
    for key in box.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      set(key.stringValue, try box.decode(Argument.self, forKey: key))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var box = encoder.container(keyedBy: AnyCodingKey.self)
    for entry in entries { try box.encode(entry.argument, forKey: AnyCodingKey(stringValue: entry.name)) }
  }
}
