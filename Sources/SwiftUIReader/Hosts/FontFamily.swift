import SightlineModel
import SwiftInterpreter

/// `Font`: making fonts and changing them.
struct FontFamily {
  let reading: Reading
  let interpreter: Interpreter

  func named(_ name: String, call: Call?) throws -> Value? {
    if call == nil, let style = TextStyle(swiftName: name) { return font(FontSpec(.style(style))) }
    guard let call else { return nil }
    switch name {
    case "system": return try system(call)
    case "custom": return try custom(call)
    default: return nil
    }
  }

  /// `Font(uiFont)`, `Font.custom`, `Font.system`.
  func construct(_ call: Call) throws -> Value? {
    guard let first = call[position: 0] else { return nil }
    if first.host(FontValue.self) != nil { return first }
    if let uiFont = first.host(UIFontValue.self) { return font(uiFont.spec, origin: first.origin) }
    return .unknown("a font made of \(interpreter.typeName(of: first))", at: call.location)
  }

  private func system(_ call: Call) throws -> Value? {
    let weight = try weight(call.value("weight"))
    let design = try design(call.value("design"))
    if let size = call.value("size") {
      guard let points = try length(size) else {
        let spec = FontSpec(.style(.body), weight: weight, design: design)
        return .host(FontValue(spec: spec, unknownReason: size.unknownReason ?? "the font's size is not known"))
      }
      let scaledFrom = ScaledMetricStorage.unscaledLength(of: size, reading)
      return font(
        FontSpec(.system(size: points), weight: weight, design: design, scaledFrom: scaledFrom), origin: size.origin)
    }
    guard let style = try call[position: 0].flatMap(textStyle) else { return nil }
    return font(FontSpec(.style(style), weight: weight, design: design))
  }

  private func custom(_ call: Call) throws -> Value? {
    guard let first = call[position: 0] else { return nil }
    let family = interpreter.text(of: first) ?? ""
    guard let sizeValue = call.value("size") ?? call.value("fixedSize"), let size = try length(sizeValue) else {
      return .host(FontValue(spec: .body, unknownReason: "the font's size is not known"))
    }
    var relative: TextStyle? = call.value("fixedSize") == nil ? .body : nil
    if let value = call.value("relativeTo") { relative = try textStyle(value) ?? relative }
    let scaledFrom = ScaledMetricStorage.unscaledLength(of: sizeValue, reading)
    return font(
      FontSpec(.custom(family: family, size: size, relativeTo: relative), scaledFrom: scaledFrom),
      origin: sizeValue.origin)
  }

  /// `font.bold()`, `.weight(.semibold)`.
  func member(_ base: FontValue, _ name: String, call: Call?) throws -> Value? {
    guard let call else { return nil }
    var result = base
    let isOn = call[position: 0]?.bool ?? true
    switch name {
    case "bold": if isOn { result.spec.weight = .bold }
    case "italic": result.spec.isItalic = isOn
    case "weight": result.spec.weight = try weight(call[position: 0]) ?? base.spec.weight
    case "monospaced": if isOn { result.spec.design = .monospaced }
    case "monospacedDigit": result.spec.features.append("monospacedDigit")
    case "smallCaps", "lowercaseSmallCaps", "uppercaseSmallCaps": result.spec.features.append("smallCaps")
    case "leading":
      let name = call[position: 0]?.implicitName ?? call[position: 0]?.host(NameValue.self)?.name
      result.spec.leading = name.flatMap(FontSpec.Leading.init(rawValue:)) ?? .standard
    case "width", "pointSize", "scaled": break
    default: return nil
    }
    return .host(result)
  }

  private func font(_ spec: FontSpec, origin: Origin? = nil) -> Value { .host(FontValue(spec: spec), origin: origin) }

  func length(_ value: Value) throws -> Double? {
    if let number = value.number { return number }
    return try interpreter.resolve(value, as: "CGFloat").number
  }
  func weight(_ value: Value?) throws -> FontWeight? {
    try name(value, "Font.Weight").flatMap(FontWeight.init(rawValue:))
  }
  func design(_ value: Value?) throws -> FontDesign {
    try name(value, "Font.Design").flatMap(FontDesign.init(rawValue:)) ?? .default
  }
  func textStyle(_ value: Value) throws -> TextStyle? {
    try name(value, "Font.TextStyle").flatMap(TextStyle.init(swiftName:))
  }
  private func name(_ value: Value?, _ type: String) throws -> String? {
    guard let value else { return nil }
    return try interpreter.resolve(value, as: type).host(NameValue.self)?.name
  }
}
