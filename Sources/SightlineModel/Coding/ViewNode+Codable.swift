extension ViewNode: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, arguments, children, modifiers, source, symbol, userView, uses, identity, partlyRead, unknownLook
  }

  /// Only `kind` is required.
  package init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: CodingKeys.self)
    let name = try box.decode(String.self, forKey: .kind)
    let kind = ViewKind(name: name)
    let arguments = try box.decodeIfPresent(NamedArguments.self, forKey: .arguments) ?? NamedArguments()
    self.init(
      kind, arguments: arguments,
      children: try box.decodeIfPresent([ViewNode].self, forKey: .children) ?? [],
      modifiers: try box.decodeIfPresent([ViewModifier].self, forKey: .modifiers) ?? [],
      source: try box.decodeIfPresent(SourceLocation.self, forKey: .source),
      symbol: try box.decodeIfPresent(String.self, forKey: .symbol))
    if kind == .unknown {
      unknownName = name
      decoder.unread?.add(.unknownKind, name, "", decoder.codingPath)
    }
    decoder.unread?.compare(arguments, with: payload.fields, of: name, decoder.codingPath)
    isPartlyRead = try box.decodeIfPresent(Bool.self, forKey: .partlyRead) ?? false
    hasUnknownLook = try box.decodeIfPresent(Bool.self, forKey: .unknownLook) ?? false
    userView = try box.decodeIfPresent(String.self, forKey: .userView)
    uses = try box.decodeIfPresent([SourceLocation].self, forKey: .uses) ?? []
    identity = try box.decodeIfPresent(String.self, forKey: .identity)
  }

  package func encode(to encoder: any Encoder) throws {
    var box = encoder.container(keyedBy: CodingKeys.self)
    try box.encode(name, forKey: .kind)
    let arguments = arguments
    if !arguments.isEmpty { try box.encode(arguments, forKey: .arguments) }
    if isPartlyRead { try box.encode(true, forKey: .partlyRead) }
    if hasUnknownLook { try box.encode(true, forKey: .unknownLook) }
    if !children.isEmpty { try box.encode(children, forKey: .children) }
    if !modifiers.isEmpty { try box.encode(modifiers, forKey: .modifiers) }
    try box.encodeIfPresent(source, forKey: .source)
    try box.encodeIfPresent(symbol, forKey: .symbol)
    try box.encodeIfPresent(userView, forKey: .userView)
    if !uses.isEmpty { try box.encode(uses, forKey: .uses) }
    try box.encodeIfPresent(identity, forKey: .identity)
  }
}

extension ViewModifier: Codable {
  private enum CodingKeys: String, CodingKey { case kind, arguments, source, symbol }

  package init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: CodingKeys.self)
    let name = try box.decode(String.self, forKey: .kind)
    let arguments = try box.decodeIfPresent(NamedArguments.self, forKey: .arguments) ?? NamedArguments()
    self.init(
      ViewKind(name: name), arguments: arguments,
      source: try box.decodeIfPresent(SourceLocation.self, forKey: .source),
      symbol: try box.decodeIfPresent(String.self, forKey: .symbol))
    if kind == .unknown { decoder.unread?.add(.unknownKind, name, "", decoder.codingPath) }
    decoder.unread?.compare(arguments, with: payload.fields, of: name, decoder.codingPath)
  }

  package func encode(to encoder: any Encoder) throws {
    var box = encoder.container(keyedBy: CodingKeys.self)
    try box.encode(kind.rawValue, forKey: .kind)
    let arguments = arguments
    if !arguments.isEmpty { try box.encode(arguments, forKey: .arguments) }
    try box.encodeIfPresent(source, forKey: .source)
    try box.encodeIfPresent(symbol, forKey: .symbol)
  }
}

extension TextRun: Codable {
  private enum CodingKeys: String, CodingKey {
    case string, localization, font, weight, design, isItalic, foreground, isUnderlined, isStruckThrough, tracking,
      kerning
    case baselineOffset, symbol, link, unknownReason, derivation, isVerbatim, isSample
  }

  /// Only `string` is required.
  public init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      string: try box.decode(String.self, forKey: .string),
      localization: try box.decodeIfPresent(Localization.self, forKey: .localization),
      derivation: try box.decodeIfPresent([DerivationStep].self, forKey: .derivation) ?? [])
    isVerbatim = try box.decodeIfPresent(Bool.self, forKey: .isVerbatim)
    isSample = try box.decodeIfPresent(Bool.self, forKey: .isSample)
    font = try box.decodeIfPresent(FontSpec.self, forKey: .font)
    weight = try box.decodeIfPresent(FontWeight.self, forKey: .weight)
    design = try box.decodeIfPresent(FontDesign.self, forKey: .design)
    isItalic = try box.decodeIfPresent(Bool.self, forKey: .isItalic)
    foreground = try box.decodeIfPresent(StyleSpec.self, forKey: .foreground)
    isUnderlined = try box.decodeIfPresent(Bool.self, forKey: .isUnderlined)
    isStruckThrough = try box.decodeIfPresent(Bool.self, forKey: .isStruckThrough)
    tracking = try box.decodeIfPresent(Double.self, forKey: .tracking)
    kerning = try box.decodeIfPresent(Double.self, forKey: .kerning)
    baselineOffset = try box.decodeIfPresent(Double.self, forKey: .baselineOffset)
    symbol = try box.decodeIfPresent(String.self, forKey: .symbol)
    link = try box.decodeIfPresent(String.self, forKey: .link)
    unknownReason = try box.decodeIfPresent(String.self, forKey: .unknownReason)
  }

  public func encode(to encoder: any Encoder) throws {
    var box = encoder.container(keyedBy: CodingKeys.self)
    try box.encode(string, forKey: .string)
    try box.encodeIfPresent(localization, forKey: .localization)
    try box.encodeIfPresent(isVerbatim, forKey: .isVerbatim)
    try box.encodeIfPresent(isSample, forKey: .isSample)
    try box.encodeIfPresent(font, forKey: .font)
    try box.encodeIfPresent(weight, forKey: .weight)
    try box.encodeIfPresent(design, forKey: .design)
    try box.encodeIfPresent(isItalic, forKey: .isItalic)
    try box.encodeIfPresent(foreground, forKey: .foreground)
    try box.encodeIfPresent(isUnderlined, forKey: .isUnderlined)
    try box.encodeIfPresent(isStruckThrough, forKey: .isStruckThrough)
    try box.encodeIfPresent(tracking, forKey: .tracking)
    try box.encodeIfPresent(kerning, forKey: .kerning)
    try box.encodeIfPresent(baselineOffset, forKey: .baselineOffset)
    try box.encodeIfPresent(symbol, forKey: .symbol)
    try box.encodeIfPresent(link, forKey: .link)
    try box.encodeIfPresent(unknownReason, forKey: .unknownReason)
    if !derivation.isEmpty { try box.encode(derivation, forKey: .derivation) }
  }
}

/// Sets are written sorted: same input, same bytes.
extension VariantCondition: Codable {
  private enum CodingKeys: String, CodingKey {
    case sizes, locales, devices, appearances, orientations, platforms, boldText, reduceMotion
  }

  package init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    sizes = try box.decodeIfPresent(Set<DynamicTypeSize>.self, forKey: .sizes)
    locales = try box.decodeIfPresent(Set<String>.self, forKey: .locales)
    devices = try box.decodeIfPresent(Set<String>.self, forKey: .devices)
    appearances = try box.decodeIfPresent(Set<Appearance>.self, forKey: .appearances)
    orientations = try box.decodeIfPresent(Set<Orientation>.self, forKey: .orientations)
    platforms = try box.decodeIfPresent(Set<Platform>.self, forKey: .platforms)
    boldText = try box.decodeIfPresent(Bool.self, forKey: .boldText)
    reduceMotion = try box.decodeIfPresent(Bool.self, forKey: .reduceMotion)
  }

  package func encode(to encoder: any Encoder) throws {
    var box = encoder.container(keyedBy: CodingKeys.self)
    try box.encodeIfPresent(sizes?.sorted(), forKey: .sizes)
    try box.encodeIfPresent(locales?.sorted(), forKey: .locales)
    try box.encodeIfPresent(devices?.sorted(), forKey: .devices)
    try box.encodeIfPresent(appearances?.map(\.rawValue).sorted(), forKey: .appearances)
    try box.encodeIfPresent(orientations?.map(\.rawValue).sorted(), forKey: .orientations)
    try box.encodeIfPresent(platforms?.map(\.rawValue).sorted(), forKey: .platforms)
    try box.encodeIfPresent(boldText, forKey: .boldText)
    try box.encodeIfPresent(reduceMotion, forKey: .reduceMotion)
  }
}
