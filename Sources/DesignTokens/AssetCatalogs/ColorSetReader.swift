import SightlineModel
import SourceDocuments
import WorkJournal

/// Reads `NAME.colorset/Contents.json`.
/// - Source: Asset Catalog Format Reference, Named Color Type; a survey of 68 public colour sets.
struct ColorSetReader {
  private static let idioms = ["universal", "iphone", "ipad", "mac", "watch", "tv", "car", "vision"]
  private static let otherSystems: Set<String> = ["mac", "watch", "tv", "car", "vision"]
  static let spaces: [String: ColorSpace] = [
    "srgb": .srgb, "display-p3": .displayP3, "extended-srgb": .srgb, "extended-linear-srgb": .srgbLinear,
    "gray-gamma-22": .srgb, "extended-gray": .srgb,
  ]
  private(set) var problems: [InputProblem] = []

  mutating func read(_ file: InputFile, name: String) -> ColorSet? {
    WorkJournal.during(.file(file.path)) { readSet(file, name) }
  }

  private mutating func readSet(_ file: InputFile, _ name: String) -> ColorSet? {
    let (value, problems) = JSONDocument.parse(bytes: file.bytes, file: file.path)
    self.problems += problems
    guard let value else { return nil }
    guard let colors = value["colors"]?.array else {
      report("a colour set needs \"colors\"", value)
      return nil
    }
    // What a Mac, a watch or a television shows has names and spaces of its own, and no phone shows it.
    let own = colors.filter { color in color["idiom"]?.string.map { !Self.otherSystems.contains($0) } ?? true }
    guard !own.isEmpty || colors.isEmpty else { return nil }
    let set = ColorSet(name: name, location: value.location, entries: own.map { entry($0) })
    // Xcode puts these two into every new target, without a value: the system's own is meant.
    if !set.entries.contains(where: { $0.value != nil }), name != "AccentColor", name != "WidgetBackground" {
      report("the colour set has no value", value, .warning)
    }
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
    for appearance in value["appearances"]?.array ?? [] {
      switch (appearance["appearance"]?.string, appearance["value"]?.string) {
      case ("luminosity", "dark"): entry.isDark = true
      case ("luminosity", "light"): entry.isDark = false
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
  }
}
