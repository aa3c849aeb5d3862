import SightlineModel
import SourceDocuments

<<<<<<< HEAD
/// Reads `NAME.colorset/Contents.json`.
/// - Source: Asset Catalog Format Reference, Named Color Type; a survey of 68 public colour sets.
struct ColorSetReader {
  private static let idioms = ["universal", "iphone", "ipad", "mac", "watch", "tv", "car", "vision"]
  private static let spaces: [String: ColorSpace] = [
    "srgb": .srgb, "display-p3": .displayP3, "extended-srgb": .srgb, "extended-linear-srgb": .srgbLinear,
    "gray-gamma-22": .srgb, "extended-gray": .srgb,
  ]
  private(set) var problems: [InputProblem] = []

  mutating func read(_ file: InputFile, name: String) -> ColorSet? {
    let (value, problems) = JSONDocument.parse(bytes: file.bytes, file: file.path)
    self.problems += problems
    guard let value else { return nil }
    guard let colors = value["colors"]?.array else {
      report("a colour set needs \"colors\"", value)
      return nil
    }
    let set = ColorSet(name: name, location: value.location, entries: colors.map { entry($0) })
    if !set.entries.contains(where: { $0.value != nil }) { report("the colour set has no value", value, .warning) }
    return set
  }

  private mutating func report(_ message: String, _ value: DocumentValue, _ kind: InputProblem.Kind = .unreadable) {
    problems.append(InputProblem(kind, message, at: value.location))
  }

  private mutating func entry(_ value: DocumentValue) -> ColorSet.Entry {
    var entry = ColorSet.Entry(idiom: "universal", isHighContrast: false, location: value.location)
    if let idiom = value["idiom"] {
      entry.idiom = idiom.string ?? "universal"
      if !Self.idioms.contains(entry.idiom) { report("unknown idiom \(idiom.range.text)", idiom, .warning) }
    }
=======
/// Reads the `Contents.json` of one colour set.
/// - Source: Asset Catalog Format Reference, Named Color Type.
struct ColorSetReader {
  let file: String
  let platform: Platform
  private(set) var problems: [InputProblem] = []

  init(file: String, platform: Platform) {
    self.file = file
    self.platform = platform
  }

  private struct Entry {
    var isDark: Bool?
    var isHigh: Bool
    var isWideGamut: Bool
    /// One value for a literal; a reference brings its own appearances.
    var color: ColorSpec
  }

  private mutating func fail(_ message: String, at location: SourceLocation) {
    problems.append(InputProblem(.unreadable, message, at: location))
  }

  mutating func read(_ contents: [UInt8], name: String) -> AssetCatalog.ColorSet? {
    let parsed = JSONDocument.parse(bytes: contents, file: file)
    problems += parsed.problems
    guard let colors = parsed.value?["colors"]?.array else {
      if parsed.problems.isEmpty {
        fail("a colour set needs a list 'colors'", at: SourceLocation(file: file, line: 1, column: 1))
      }
      return nil
    }
    // 1. Entries for phones, else for every device; sRGB before P3, which keeps its wider values where it stands alone.
    let idioms = colors.map { $0["idiom"]?.string ?? "universal" }
    let wanted = idioms.contains("iphone") ? ["iphone"] : idioms.contains("universal") ? ["universal"] : ["ipad"]
    let entries = zip(colors, idioms).filter { wanted.contains($0.1) }.compactMap { entry($0.0) }
    // 2. One value for each appearance.
    func pick(dark: Bool?, high: Bool) -> ColorSpec? {
      let candidates = entries.filter { $0.isDark == dark && $0.isHigh == high }
      return (candidates.first { !$0.isWideGamut } ?? candidates.first)?.color
    }
    let anyDark = pick(dark: true, high: false)
    let any = pick(dark: nil, high: false) ?? pick(dark: false, high: false)
    guard let base = any ?? anyDark else {
      fail("the colour set '\(name)' has no value; fill its 'Any' slot in Xcode", at: parsed.value!.location)
      return nil
    }
    let light = pick(dark: false, high: false) ?? base
    let dark = anyDark ?? base
    let lightHigh = pick(dark: false, high: true) ?? pick(dark: nil, high: true) ?? light
    let darkHigh = pick(dark: true, high: true) ?? anyDark ?? pick(dark: nil, high: true) ?? base
    let location = parsed.value!.location
    var declared: Set<Appearance> = [.light]
    if anyDark != nil { declared.insert(.dark) }
    if pick(dark: false, high: true) ?? pick(dark: nil, high: true) != nil { declared.insert(.lightHigh) }
    if pick(dark: true, high: true) != nil { declared.insert(.darkHigh) }
    let color = ColorSpec(
      light: light.light, dark: dark.dark, lightHigh: lightHigh.lightHigh, darkHigh: darkHigh.darkHigh, name: name,
      derivation: [DerivationStep(what: "colour set \(name)", location: location)])
    return AssetCatalog.ColorSet(name: name, color: color, location: location, declared: declared)
  }

  private mutating func entry(_ value: DocumentValue) -> Entry? {
    // An entry without a colour is an empty slot: the system falls back.
    guard let color = value["color"] else { return nil }
    var entry = Entry(
      isDark: nil, isHigh: false, isWideGamut: value["display-gamut"]?.string == "display-P3",
      color: ColorSpec(light: .clear))
>>>>>>> main
    for appearance in value["appearances"]?.array ?? [] {
      switch (appearance["appearance"]?.string, appearance["value"]?.string) {
      case ("luminosity", "dark"): entry.isDark = true
      case ("luminosity", "light"): entry.isDark = false
<<<<<<< HEAD
      case ("contrast", "high"): entry.isHighContrast = true
      default: report("unknown appearance", appearance, .warning)
      }
    }
    entry.gamut = value["display-gamut"]?.string
    entry.locale = value["locale"]?.string
    guard let color = value["color"] else { return entry }
    if let reference = color["reference"]?.string {
      entry.value = .reference(reference)
      return entry
    }
    entry.space = color["color-space"]?.string
    entry.components = color["components"]?.object
    entry.value = self.color(color).map { .color($0) }
    return entry
  }

  private mutating func color(_ value: DocumentValue) -> RGBA? {
    let name = value["color-space"]?.string ?? "srgb"
    guard let space = Self.spaces[name] else {
      let hint = nearestName(to: name, in: Self.spaces.keys.sorted()).map { "; nearest is '\($0)'" } ?? ""
      report("unknown colour space '\(name)'\(hint)", value["color-space"] ?? value)
      return nil
    }
    guard let components = value["components"]?.object else {
      report("a colour needs \"components\"", value)
      return nil
    }
    let names = components["white"] != nil ? ["white"] : ["red", "green", "blue"]
    let texts = names.map { components[$0] }
    let isByteScale = texts.contains { text in text?.string.flatMap { Int($0) }.map { $0 > 1 } ?? false }
    var numbers: [Double] = []
    for (name, text) in zip(names, texts) {
      guard let text else {
        report("the component \"\(name)\" is missing", value["components"] ?? value)
        return nil
      }
      guard let number = component(text, isByteScale: isByteScale) else { return nil }
      numbers.append(number)
    }
    let alpha = components["alpha"].flatMap { self.alpha($0) } ?? 1
    if names == ["white"] { numbers = Array(repeating: numbers[0], count: 3) }
    if name == "srgb" || name == "display-p3", numbers.contains(where: { $0 < 0 || $0 > 1 }) {
      report("a component lies outside 0…1, which \(name) does not have", value["components"] ?? value, .warning)
    }
    return space.rgba(numbers, alpha: alpha)
  }

  /// Decimal 0…1, `0x` byte, or a whole number as byte; JSON numbers are 0…1.
  private mutating func component(_ value: DocumentValue, isByteScale: Bool) -> Double? {
    if let number = value.number { return number }
    guard let text = value.string else {
      report("a component is text or a number, not \(value.kindName)", value)
      return nil
    }
    if text.lowercased().hasPrefix("0x"), let byte = Int(text.dropFirst(2), radix: 16), (0...255).contains(byte) {
      return Double(byte) / 255
    }
    if let whole = Int(text) {
      if (0...255).contains(whole), whole == 0 || isByteScale { return Double(whole) / 255 }
      if whole == 1 {
        report("\"1\" is taken as 1.0; write \"1.000\" or \"0xFF\"", value, .warning)
        return 1
      }
    }
    if text.contains("."), let number = Double(text) { return number }
    report("'\(text)' is no component; write 0.000…1.000, 0x00…0xFF or 0…255", value)
    return nil
  }

  private mutating func alpha(_ value: DocumentValue) -> Double? {
    guard let number = value.number ?? value.string.flatMap({ Double($0) }), (0...1).contains(number) else {
      report("alpha lies between 0 and 1", value)
      return nil
    }
    return number
=======
      case ("contrast", "high"): entry.isHigh = true
      case let (kind, value):
        fail("'\(kind ?? "")' '\(value ?? "")' is no appearance of a colour set", at: appearance.location)
      }
    }
    if let reference = color["reference"]?.string {
      guard let system = SystemColors.color(named: reference, platform: platform) else {
        let nearest =
          nearestName(to: reference, in: SystemColors.names.map { $0 + "Color" }).map { "; did you mean '\($0)'?" }
          ?? ""
        fail("no system colour is named '\(reference)'\(nearest)", at: color["reference"]!.location)
        return nil
      }
      entry.color = system
      return entry
    }
    guard let literal = literal(color) else { return nil }
    entry.color = ColorSpec(light: literal)
    return entry
  }

  private mutating func literal(_ color: DocumentValue) -> RGBA? {
    guard let components = color["components"]?.object else {
      fail("a colour needs 'components' or a 'reference'", at: color.location)
      return nil
    }
    let isGray = components["white"] != nil
    let names = isGray ? ["white"] : ["red", "green", "blue"]
    // An integer `1` is a byte beside larger bytes, else it can't be told from full intensity.
    let hasBytes = names.contains { components[$0]?.string.flatMap { Int($0) }.map { $0 > 1 } ?? false }
    var values: [Double] = []
    for name in names + ["alpha"] {
      guard let value = components[name] else {
        if name == "alpha" { values.append(1) } else { fail("the component '\(name)' is missing", at: color.location) }
        continue
      }
      guard let number = component(value, isAlpha: name == "alpha", hasBytes: hasBytes) else {
        fail("'\(value.string ?? value.kindName)' is no component; write 0.5, 127 or 0x7F", at: value.location)
        continue
      }
      values.append(number)
    }
    guard values.count == names.count + 1 else { return nil }
    let (r, g, b) = isGray ? (values[0], values[0], values[0]) : (values[0], values[1], values[2])
    return ColorSetSpace(color["color-space"]?.string ?? "srgb").rgba(r, g, b, alpha: values[values.count - 1])
  }

  private func component(_ value: DocumentValue, isAlpha: Bool, hasBytes: Bool) -> Double? {
    if let number = value.number { return number > 1 && !isAlpha ? number / 255 : number }
    guard let text = value.string else { return nil }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    if text.contains(".") || isAlpha { return Double(text) }
    guard let byte = Int(text), (0...255).contains(byte) else { return nil }
    return byte == 1 && !hasBytes ? 1 : Double(byte) / 255
>>>>>>> main
  }
}
