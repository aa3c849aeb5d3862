import SightlineModel
import SourceDocuments

/// Turns a value whose references are filled in into what its type stands for; says all that is wrong.
struct TokenValueReader {
  enum Severity { case error, warning }
  struct Note {
    var message: String
    var value: DocumentValue
    var severity: Severity
  }
  /// Older files write values in other ways, which is no reason for a warning there.
  let isLegacy: Bool
  private(set) var notes: [Note] = []

  init(isLegacy: Bool) { self.isLegacy = isLegacy }

  mutating func read(_ value: DocumentValue, as type: TokenType) -> TokenValue? {
    switch type {
    case .color: return color(value).map { .color($0) }
    case .dimension: return length(value).map { .dimension($0) }
    case .fontFamily: return families(value).map { .fontFamily($0) }
    case .fontWeight: return weight(value).map { .fontWeight($0) }
    case .duration: return duration(value).map { .duration($0) }
    case .cubicBezier: return bezier(value).map { .cubicBezier($0) }
    case .number: return number(value).map { .number($0) }
    case .strokeStyle: return stroke(value).map { .strokeStyle($0) }
    case .border: return border(value)
    case .transition: return transition(value)
    case .shadow: return shadows(value)
    case .gradient: return gradient(value)
    case .typography: return typography(value)
    }
  }

  mutating func note(_ message: String, _ value: DocumentValue, _ severity: Severity = .error) {
    // Objects that were put into a text bring their lines with them.
    let message = message.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    notes.append(Note(message: message, value: value, severity: severity))
  }

  private static func shown(_ text: String) -> String { text.isEmpty ? "an empty text" : "'\(text.prefix(60))'" }

  private mutating func wrong(_ expected: String, _ value: DocumentValue) {
    note("\(expected), not \(value.kindName)", value)
  }

  /// A part of a composite value. A whole token in its place is out of the format, but clear.
  private mutating func part(_ object: DocumentObject, _ key: String) -> DocumentValue? {
    guard let value = object[key] else { return nil }
    guard let inner = value["$value"], !isLegacy else { return value }
    note("'\(key)' holds a token; write its value alone", value, .warning)
    return inner
  }

  /// An item of a list that a reference put there; a reference stands for one item.
  private mutating func item(_ value: DocumentValue, _ kind: String) -> DocumentValue? {
    guard let items = value.array else { return value }
    if items.count == 1 { return items[0] }
    note("a list of \(items.count) stands where \(kind) is expected; name them one by one", value)
    return nil
  }

  private mutating func legacy(_ message: String, _ value: DocumentValue) {
    if !isLegacy { note("\(message); DTCG 2025.10 has another form", value, .warning) }
  }

  /// The members of a composite; unknown and missing ones are reported.
  private mutating func members(
    _ value: DocumentValue, _ kind: String, required: [String], optional: [String] = []
  ) -> DocumentObject? {
    guard let object = value.object else {
      wrong("\(kind) is an object", value)
      return nil
    }
    for member in object.members where !required.contains(member.key) && !optional.contains(member.key) {
      guard !isLegacy else { continue }
      let hint = nearestName(to: member.key, in: required + optional).map { "; nearest is '\($0)'" } ?? ""
      note("\(kind) has no '\(member.key)'\(hint)", member.value)
    }
    for key in required where object[key] == nil && !isLegacy {
      note("\(kind) lacks '\(key)'", value, kind == "typography" ? .warning : .error)
    }
    return object
  }

  // MARK: Plain types

  /// - Source: DTCG 2025.10, Color Module.
  mutating func color(_ value: DocumentValue) -> TokenColor? {
    if let text = value.string {
      guard let color = ColorNotation.parse(text) else {
        note("\(Self.shown(text)) is not a colour; write a colorSpace with components", value)
        return nil
      }
      legacy("a colour as text", value)
      return color
    }
    // {"color": "{brand}", "alpha": 0.4}: a colour with another opacity, as Style Dictionary projects write it.
    if isLegacy, let inner = value["color"], value["colorSpace"] == nil, var color = color(inner) {
      if let alpha = value["alpha"]?.number, (0...1).contains(alpha) { color.alpha *= alpha }
      return color
    }
    guard
      let object = members(value, "a colour", required: ["colorSpace", "components"], optional: ["alpha", "hex"])
    else { return nil }
    guard let name = object["colorSpace"]?.string, let space = ColorSpace(rawValue: name) else {
      if let given = object["colorSpace"] {
        let names = ColorSpace.allCases.map(\.rawValue)
        let hint = nearestName(to: given.string ?? "", in: names).map { "; nearest is '\($0)'" } ?? ""
        note("unknown colour space \(given.range.text)\(hint)", given)
      }
      return nil
    }
    guard let items = object["components"]?.array, items.count == 3 else {
      if let given = object["components"] { note("components are three numbers", given) }
      return nil
    }
    var components: [Double?] = []
    for (index, item) in items.enumerated() {
      if item.string == "none" {
        components.append(nil)
        continue
      }
      guard let number = item.number else {
        wrong("a component is a number or \"none\"", item)
        return nil
      }
      if let range = space.ranges[index], !range.contains(number) || space.hueIndex == index && number == 360 {
        let high = range.upperBound == .infinity ? "up" : "\(ColorNotation.shortest(range.upperBound))"
        note(
          "\(space.componentNames[index]) \(ColorNotation.shortest(number)) lies outside "
            + "\(ColorNotation.shortest(range.lowerBound))…\(high) of \(space.rawValue)", item)
      }
      components.append(number)
    }
    var alpha = 1.0
    if let given = object["alpha"] {
      if let number = given.number, (0...1).contains(number) {
        alpha = number
      } else {
        note("alpha lies between 0 and 1", given)
      }
    }
    let color = TokenColor(
      space: space, components: components, alpha: alpha, notation: .object(hasHex: object["hex"] != nil))
    if let hex = object["hex"] { compare(hex, with: color) }
    return color
  }

  private mutating func compare(_ hex: DocumentValue, with color: TokenColor) {
    guard let text = hex.string, text.hasPrefix("#"), text.utf8.count == 7, let fallback = ColorNotation.parse(text)
    else {
      note("hex is '#' and six digits", hex)
      return
    }
    let (a, b) = (fallback.rgba, color.rgba)
    let clamped = [b.red, b.green, b.blue].map { min(max($0, 0), 1) }
    let difference = zip([a.red, a.green, a.blue], clamped).map { abs($0 - $1) }.max() ?? 0
    if difference > 1.0 / 255 + 1e-4, b.isInSRGB {
      note(
        "hex \(text) and the components differ: they are \(ColorNotation.hexText(b.opaque, isUpper: false))", hex,
        .warning)
    }
  }

  mutating func length(_ value: DocumentValue) -> TokenLength? {
    if let number = value.number {
      legacy("a dimension without unit", value)
      return TokenLength(value: number, unit: "px")
    }
    if let text = value.string {
      guard let length = Self.length(text) else {
        note("\(Self.shown(text)) is not a dimension; write a value with unit px or rem", value)
        return nil
      }
      legacy("a dimension as text", value)
      return length
    }
    guard let object = members(value, "a dimension", required: ["value", "unit"]) else { return nil }
    guard let number = object["value"]?.number else {
      if let given = object["value"] { wrong("a dimension's value is a number", given) }
      return nil
    }
    guard let unit = object["unit"]?.string else { return nil }
    if unit != "px", unit != "rem" { note("the unit '\(unit)' is not px or rem", object["unit"] ?? value) }
    return TokenLength(value: number, unit: unit)
  }

  static func length(_ text: String) -> TokenLength? {
    let trimmed = text.filter { !$0.isWhitespace }
    let unit = String(trimmed.reversed().prefix { $0.isLetter || $0 == "%" }.reversed())
    guard let number = Double(trimmed.dropLast(unit.count)) else { return nil }
    return TokenLength(value: number, unit: unit.isEmpty ? "px" : unit)
  }

  private mutating func families(_ value: DocumentValue) -> [String]? {
    if let text = value.string { return isLegacy ? text.split(separator: ",").map { Self.unquoted($0) } : [text] }
    guard let items = value.array, !items.isEmpty else {
      note("a font family is text or a list of texts", value)
      return nil
    }
    return items.compactMap { item in
      if item.string == nil { wrong("a font family is text", item) }
      return item.string
    }
  }

  private static func unquoted(_ text: Substring) -> String {
    String(
      text.drop { $0 == " " || $0 == "'" || $0 == "\"" }.reversed().drop { $0 == " " || $0 == "'" || $0 == "\"" }
        .reversed())
  }

  private static let weights: [String: Double] = [
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300, "normal": 400, "regular": 400,
    "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600, "bold": 700, "extra-bold": 800, "ultra-bold": 800,
    "black": 900, "heavy": 900, "extra-black": 950, "ultra-black": 950,
  ]

  private mutating func weight(_ value: DocumentValue) -> Double? {
    if let number = value.number ?? (isLegacy ? value.string.flatMap { Double($0) } : nil) {
      if !(1...1000).contains(number) { note("a font weight lies between 1 and 1000", value) }
      return number
    }
    guard let text = value.string else {
      wrong("a font weight is a number or a name", value)
      return nil
    }
    if let weight = Self.weights[text] { return weight }
    let folded = text.lowercased().split { " -_".contains($0) }.filter { $0 != "italic" && $0 != "oblique" }.joined()
    if let (name, weight) = Self.weights.sorted(by: { $0.key < $1.key })
      .first(where: { $0.key.filter { $0 != "-" } == folded })
    {
      legacy("the weight '\(text)', for which the name is '\(name)'", value)
      return weight
    }
    let hint = nearestName(to: text, in: Self.weights.keys.sorted()).map { "; nearest is '\($0)'" } ?? ""
    note("\(Self.shown(text)) is no font weight\(hint)", value)
    return nil
  }

  private mutating func duration(_ value: DocumentValue) -> Double? {
    if let text = value.string, let length = Self.length(text), ["ms", "s"].contains(length.unit) {
      legacy("a duration as text", value)
      return length.unit == "ms" ? length.value / 1000 : length.value
    }
    if isLegacy, let number = value.number { return number / 1000 }
    guard let object = members(value, "a duration", required: ["value", "unit"]) else { return nil }
    guard let number = object["value"]?.number, let unit = object["unit"]?.string else {
      note("a duration has a number and the unit ms or s", value)
      return nil
    }
    guard unit == "ms" || unit == "s" else {
      note("the unit '\(unit)' is not ms or s", object["unit"] ?? value)
      return nil
    }
    return unit == "ms" ? number / 1000 : number
  }

  private mutating func bezier(_ value: DocumentValue) -> [Double]? {
    if isLegacy, value.string != nil { return nil }
    guard let items = value.array, items.count == 4, items.allSatisfy({ $0.number != nil }) else {
      note("a cubic Bézier is four numbers", value)
      return nil
    }
    for index in [0, 2] where !(0...1).contains(items[index].number ?? 0) {
      note("an x of a cubic Bézier lies between 0 and 1", items[index])
    }
    return items.compactMap(\.number)
  }

  mutating func number(_ value: DocumentValue) -> Double? {
    if let number = value.number { return number }
    if isLegacy, let text = value.string, let length = Self.length(text) {
      return length.unit == "%" ? length.value / 100 : length.value
    }
    wrong("a number is expected", value)
    return nil
  }

  private mutating func stroke(_ value: DocumentValue) -> String? {
    let names = ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"]
    if let text = value.string {
      if !names.contains(text) {
        let hint = nearestName(to: text, in: names).map { "; nearest is '\($0)'" } ?? ""
        note("\(Self.shown(text)) is no stroke style\(hint)", value)
      }
      return text
    }
    guard let object = members(value, "a stroke style", required: ["dashArray", "lineCap"]) else { return nil }
    for item in object["dashArray"]?.array ?? [] { _ = length(item) }
    if let cap = object["lineCap"], !["round", "butt", "square"].contains(cap.string ?? "") {
      note("lineCap is round, butt or square", cap)
    }
    return "dashed"
  }

  // MARK: Composites

  private mutating func border(_ value: DocumentValue) -> TokenValue? {
    guard let object = members(value, "a border", required: ["color", "width", "style"]) else { return nil }
    return .border(
      color: part(object, "color").flatMap { color($0) }, width: part(object, "width").flatMap { length($0) },
      style: part(object, "style").flatMap { stroke($0) })
  }

  private mutating func transition(_ value: DocumentValue) -> TokenValue? {
    guard let object = members(value, "a transition", required: ["duration", "delay", "timingFunction"]) else {
      return nil
    }
    return .transition(
      duration: part(object, "duration").flatMap { duration($0) },
      delay: part(object, "delay").flatMap { duration($0) },
      timing: part(object, "timingFunction").flatMap { bezier($0) })
  }

  private mutating func shadows(_ value: DocumentValue) -> TokenValue? {
    let items = value.array ?? [value]
    if items.isEmpty { note("a list of shadows can't be empty", value) }
    return .shadow(items.compactMap { entry in item(entry, "a shadow").flatMap { shadow($0) } })
  }

  private mutating func shadow(_ value: DocumentValue) -> TokenShadow? {
    if isLegacy, value.string != nil { return nil }
    guard
      let object = members(
        value, "a shadow", required: ["color", "offsetX", "offsetY", "blur", "spread"], optional: ["inset"])
    else { return nil }
    return TokenShadow(
      color: part(object, "color").flatMap { color($0) },
      offsetX: (part(object, "offsetX") ?? object["x"]).flatMap { length($0) },
      offsetY: (part(object, "offsetY") ?? object["y"]).flatMap { length($0) },
      blur: part(object, "blur").flatMap { length($0) }, spread: part(object, "spread").flatMap { length($0) },
      isInset: object["inset"]?.bool ?? (object["type"]?.string == "innerShadow"))
  }

  private mutating func gradient(_ value: DocumentValue) -> TokenValue? {
    guard let items = value.array else {
      if !isLegacy { wrong("a gradient is a list of stops", value) }
      return nil
    }
    return .gradient(
      items.compactMap { entry in
        guard let item = item(entry, "a gradient stop"),
          let object = members(item, "a gradient stop", required: ["color", "position"])
        else { return nil }
        var position = part(object, "position").flatMap { number($0) } ?? 0
        if !(0...1).contains(position) {
          note("the position \(ColorNotation.shortest(position)) is taken as the nearest of 0…1", item, .warning)
          position = min(max(position, 0), 1)
        }
        return part(object, "color").flatMap { color($0) }.map { TokenGradientStop(color: $0, position: position) }
      })
  }

  private mutating func typography(_ value: DocumentValue) -> TokenValue? {
    if isLegacy, value.string != nil { return nil }
    guard
      let object = members(
        value, "typography",
        required: ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"])
    else { return nil }
    var result = TokenTypography()
    result.fontFamily = part(object, "fontFamily").flatMap { families($0) }
    result.fontSize = part(object, "fontSize").flatMap { length($0) }
    result.fontWeight = part(object, "fontWeight").flatMap { weight($0) }
    if let spacing = part(object, "letterSpacing"), !(isLegacy && spacing.string?.hasSuffix("%") == true) {
      result.letterSpacing = length(spacing)
    }
    if let height = part(object, "lineHeight") { lineHeight(height, into: &result) }
    return .typography(result)
  }

  private mutating func lineHeight(_ value: DocumentValue, into typography: inout TokenTypography) {
    if let number = value.number {
      typography.lineHeight = number
      return
    }
    let length = value.string.flatMap { Self.length($0) }
    if let text = value.string, let length {
      if length.unit == "%" || text.hasSuffix("em") && !text.hasSuffix("rem") {
        typography.lineHeight = length.unit == "%" ? length.value / 100 : length.value
      } else if text.allSatisfy({ $0.isNumber || $0 == "." }) {
        // A bare number as text: a factor when it is small, else pixels, as Tokens Studio takes it.
        if length.value <= 4 { typography.lineHeight = length.value } else { typography.lineHeightLength = length }
      } else {
        typography.lineHeightLength = length
      }
      legacy("lineHeight as text", value)
    } else if value.object != nil, let length = self.length(value) {
      typography.lineHeightLength = length
      legacy("lineHeight as a dimension", value)
    } else if !(isLegacy && value.string != nil) {
      wrong("lineHeight is a number, times the font size", value)
    }
  }
}
