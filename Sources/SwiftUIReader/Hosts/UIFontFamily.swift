import SightlineModel
import SwiftInterpreter

/// `UIFont`: a font at the size it has now.
struct UIFontValue: HostValue {
  let hostTypeName = "UIFont"
  var spec: FontSpec
  /// Points per em at the present text size.
  var size: Double
  /// A font file, whose measures are not known here.
  var isCustom = false
}

/// Making `UIFont`s and measuring them.
struct UIFontFamily {
  let reading: Reading
  let interpreter: Interpreter

  private var fonts: FontFamily { FontFamily(reading: reading, interpreter: interpreter) }

  /// `UIFont.systemFont(ofSize:weight:)`, `.preferredFont(forTextStyle:)`, `.labelFontSize`.
  func named(_ name: String, _ call: Call?) throws -> Value? {
    guard let call else { return Self.standardSizes[name].map { .double($0) } }
    if name == "preferredFont" { return try preferred(call) }
    guard let value = call.value("ofSize") else { return nil }
    guard let size = try fonts.length(value) else { return value.isUnknown ? value : nil }
    var spec = FontSpec(.system(size: size))
    spec.weight = try weight(call.value("weight"))
    switch name {
    case "systemFont": break
    case "boldSystemFont": spec.weight = .bold
    case "italicSystemFont": spec.isItalic = true
    case "monospacedSystemFont": spec.design = .monospaced
    case "monospacedDigitSystemFont": spec.features.append("monospacedDigit")
    default: return nil
    }
    return .host(UIFontValue(spec: spec, size: size), origin: value.origin)
  }

  /// - Source: UIKit's constants on iOS.
  private static let standardSizes = [
    "systemFontSize": 14.0, "labelFontSize": 17, "buttonFontSize": 18, "smallSystemFontSize": 12,
  ]

  private func preferred(_ call: Call) throws -> Value? {
    guard let value = call.value("forTextStyle") else { return nil }
    let named = try interpreter.resolve(value, as: "UIFont.TextStyle").host(NameValue.self)?.name
    guard let style = named.flatMap(TextStyle.init(swiftName:)) else { return value.isUnknown ? value : nil }
    if let fixed = try textSize(of: call) {
      let size = DynamicType.size(of: style, at: fixed)
      return .host(UIFontValue(spec: FontSpec(.system(size: size)), size: size))
    }
    let size = EnvironmentReader(reading: reading).dynamicTypeSize(in: reading.environment)
    return .host(UIFontValue(spec: FontSpec(.style(style)), size: DynamicType.size(of: style, at: size)))
  }

  /// `compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)`: of that text size, whatever is set.
  func textSize(of call: Call?) throws -> DynamicTypeSize? {
    guard let traits = call?.value("compatibleWith")?.host(HostObject.self), traits.hostTypeName == "UITraitCollection",
      let value = traits.fields["preferredContentSizeCategory"]
    else { return nil }
    let named = try interpreter.resolve(value, as: "UIContentSizeCategory").host(NameValue.self)?.name
    let index = EnvironmentReader.sizeCategoryNames.firstIndex { $0 == named }
    return index.map { DynamicTypeSize.allCases[$0] }
  }

  private func weight(_ value: Value?) throws -> FontWeight? {
    guard let value else { return nil }
    let named = try interpreter.resolve(value, as: "UIFont.Weight").host(NameValue.self)?.name
    return named.flatMap(FontWeight.init(rawValue:))
  }

  /// `UIFont(name:size:)`.
  func construct(_ call: Call) throws -> Value? {
    guard let name = call.value("name").flatMap({ interpreter.text(of: $0) }), let value = call.value("size"),
      let size = try fonts.length(value)
    else { return .unknown("a UIFont made of a descriptor", at: call.location) }
    let spec = FontSpec(.custom(family: name, size: size, relativeTo: nil))
    return .host(UIFontValue(spec: spec, size: size, isCustom: true))
  }

  /// `UIFontMetrics(forTextStyle:).scaledFont(for:)`.
  func scaled(_ font: UIFontValue, to style: TextStyle, _ call: Call?) throws -> Value {
    let start = Value(.double(font.size))
    let fixed = try textSize(of: call)
    let scaled = ScaledMetricStorage.scaled(
      start, font.size, relativeTo: style, at: fixed, reading, reading.environment)
    if fixed != nil, let size = scaled.number {
      var result = UIFontValue(spec: FontSpec(.system(size: size)), size: size)
      if case .custom(let family, _, _) = font.spec.base {
        result = UIFontValue(
          spec: FontSpec(.custom(family: family, size: size, relativeTo: nil)), size: size, isCustom: true)
      }
      return .host(result)
    }
    guard let size = scaled.number else { return .host(font) }
    var result = font
    result.size = size
    switch font.spec.base {
    case .custom(let family, let points, _): result.spec.base = .custom(family: family, size: points, relativeTo: style)
    default:
      result.spec.base = .system(size: size)
      result.spec.scaledFrom = font.size
    }
    return .host(result)
  }

  func member(_ font: UIFontValue, _ name: String, _ call: Call?) throws -> Value? {
    switch name {
    case "pointSize": return .double(font.size)
    case "withSize":
      guard let value = call?[position: 0], let size = try fonts.length(value) else { return nil }
      var result = font
      result.size = size
      switch font.spec.base {
      case .custom(let family, _, _): result.spec.base = .custom(family: family, size: size, relativeTo: nil)
      default: result.spec.base = .system(size: size)
      }
      return .host(result)
    case "bold", "italic": return nil
    default:
      guard let part = Self.systemMeasures[name] else { return nil }
      return font.isCustom ? .unknown("the measures of a font file") : .double(part * font.size)
    }
  }

  /// Shares of an em.
  /// - Source: what iOS gives for its system font at 17 pt: line height 20.287109375, ascender 16.1865234375, descender
  ///   −4.1005859375, cap height 11.97802734375, x-height 8.9482421875.
  private static let systemMeasures = [
    "lineHeight": 1.193359375, "ascender": 0.9521484375, "descender": -0.2412109375, "capHeight": 0.70458984375,
    "xHeight": 0.5263671875, "leading": 0,
  ]
}
