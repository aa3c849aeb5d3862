import Foundation
package import SightlineModel

/// One line of `measure` input: a paragraph and the room it has.
package struct MeasureRequest: Hashable, Sendable {
  /// As given, encoded as JSON; `null` where there is none.
  package var id: String
  package var paragraph: Paragraph
  /// Points; `nil` is unlimited.
  package var width: Double?

  package init(json line: some Sequence<UInt8>) throws(MeasureError) {
    guard let value = try? JSONSerialization.jsonObject(with: Data(line)) else {
      throw MeasureError(.invalidJSON, "The line is not JSON; write one object per line.")
    }
    guard let object = value as? [String: Any] else {
      throw MeasureError(.invalidJSON, "The line is not a JSON object; write {\"text\": …}.")
    }
    let fields = JSONFields(object, path: "")
    try fields.refuseAllBut(Self.keys)
    id = try JSONText.identifier(object["id"])
    guard let text = try fields.string("text") else {
      throw MeasureError(.missingField, "'text' is missing; give the string to measure.")
    }
    let font = try Self.font(fields.object("font"))
    let locale = try fields.string("locale") ?? "en"
    let scale = try fields.number("scale", in: 0.1...16) ?? 3
    paragraph = Paragraph(
      runs: [.init(string: text, font: font, tracking: try fields.number("tracking", in: -1_000...1_000) ?? 0)],
      locale: locale,
      direction: try fields.choice("direction", LayoutDirection.init) ?? Self.direction(of: locale),
      contentSize: try fields.choice("contentSize", Self.contentSize) ?? .large,
      boldText: try fields.flag("boldText") ?? false,
      lineLimit: try fields.count("lineLimit"),
      minimumScaleFactor: try fields.number("minimumScaleFactor", in: 0...1) ?? 1,
      lineSpacing: try fields.number("lineSpacing", in: -1_000...10_000) ?? 0,
      truncationMode: try fields.choice("truncationMode", Paragraph.TruncationMode.init) ?? .tail,
      breakMode: try fields.choice("breakMode", Paragraph.BreakMode.init) ?? .word, scale: scale,
      host: try fields.choice("host", Paragraph.Host.init) ?? .swiftui)
    paragraph.allowsTightening = try fields.flag("allowsTightening") ?? false
    paragraph.minimumLines = try fields.count("minimumLines") ?? 1
    paragraph.alignment = try fields.choice("alignment", Paragraph.Alignment.init) ?? .leading
    width = try fields.number("width", in: 0...1e9)
  }

  /// What a line may say, and what its font may.
  package static let keys = [
    "id", "text", "font", "width", "locale", "direction", "contentSize", "boldText", "lineLimit", "minimumLines",
    "minimumScaleFactor", "lineSpacing", "tracking", "truncationMode", "breakMode", "alignment", "allowsTightening",
    "scale", "host",
  ]
  package static let fontKeys = [
    "style", "family", "files", "size", "relativeTo", "weight", "design", "italic", "features",
  ]

  private static func font(_ fields: JSONFields?) throws(MeasureError) -> FontSpec {
    guard let fields else { return .body }
    try fields.refuseAllBut(Self.fontKeys)
    let size = try fields.number("size", in: 0.1...10_000)
    func neededSize() throws(MeasureError) -> Double {
      guard let size else { throw MeasureError(.missingField, "'font.size' is missing; give it in points.") }
      return size
    }
    let base: FontSpec.Base
    if let files = try fields.strings("files") {
      guard !files.isEmpty else { throw MeasureError(.invalidField, "'font.files' is empty; name at least one file.") }
      base = .files(files, size: try neededSize())
    } else if let family = try fields.string("family") {
      let style = try fields.choice("relativeTo", TextStyle.init(swiftName:))
      base =
        family == "system"
        ? .system(size: try neededSize()) : .custom(family: family, size: try neededSize(), relativeTo: style)
    } else if let style = try fields.choice("style", TextStyle.init(swiftName:)) {
      base = .style(style)
    } else {
      throw MeasureError(.missingField, "'font' has none of 'style', 'family' and 'files'; give one.")
    }
    return FontSpec(
      base, weight: try fields.choice("weight", FontWeight.init),
      design: try fields.choice("design", FontDesign.init) ?? .default,
      isItalic: try fields.flag("italic") ?? false, features: try fields.strings("features") ?? [])
  }

  private static func contentSize(_ name: String) -> DynamicTypeSize? {
    DynamicTypeSize(rawValue: name) ?? DynamicTypeSize.allCases.first { $0.swiftName == name }
  }

  /// Where no direction is given, the locale's script decides.
  private static func direction(of locale: String) -> LayoutDirection {
    let language = locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
    let rightToLeft: Set<String> = ["ar", "he", "iw", "fa", "ur", "ps", "ckb", "sd", "ug", "yi", "dv"]
    return rightToLeft.contains(language) ? .rightToLeft : .leftToRight
  }
}

/// The fields of a JSON object, read with messages that name them.
struct JSONFields {
  private let object: [String: Any]
  private let path: String
  init(_ object: [String: Any], path: String) {
    self.object = object
    self.path = path
  }

  private func value(_ name: String) -> Any? { object[name].flatMap { $0 is NSNull ? nil : $0 } }
  private func wrong(_ name: String, _ expected: String) -> MeasureError {
    MeasureError(.invalidField, "'\(path)\(name)' is not \(expected).")
  }

  /// A key that is not known is a slip whose effect nobody would notice.
  func refuseAllBut(_ known: [String]) throws(MeasureError) {
    guard let name = object.keys.filter({ !known.contains($0) }).sorted().first else { return }
    throw MeasureError(
      .invalidField, "'\(path)\(name)' is not a key; known are \(known.sorted().joined(separator: ", ")).")
  }

  func string(_ name: String) throws(MeasureError) -> String? {
    guard let value = value(name) else { return nil }
    guard let string = value as? String else { throw wrong(name, "a string") }
    return string
  }
  func strings(_ name: String) throws(MeasureError) -> [String]? {
    guard let value = value(name) else { return nil }
    guard let strings = value as? [String] else { throw wrong(name, "a list of strings") }
    return strings
  }
  func object(_ name: String) throws(MeasureError) -> JSONFields? {
    guard let value = value(name) else { return nil }
    guard let object = value as? [String: Any] else { throw wrong(name, "an object") }
    return JSONFields(object, path: "\(path)\(name).")
  }
  func flag(_ name: String) throws(MeasureError) -> Bool? {
    guard let value = value(name) else { return nil }
    guard let flag = value as? NSNumber, JSONText.isFlag(flag) else { throw wrong(name, "true or false") }
    return flag.boolValue
  }
  func number(_ name: String, in range: ClosedRange<Double>) throws(MeasureError) -> Double? {
    guard let value = value(name) else { return nil }
    guard let number = value as? NSNumber, !JSONText.isFlag(number), range.contains(number.doubleValue) else {
      throw wrong(name, "a number from \(JSONText.number(range.lowerBound)) to \(JSONText.number(range.upperBound))")
    }
    return number.doubleValue
  }
  func count(_ name: String) throws(MeasureError) -> Int? {
    guard let number = try number(name, in: 0...1e6) else { return nil }
    guard number == number.rounded() else { throw wrong(name, "a whole number") }
    return number == 0 ? nil : Int(saturating: number)  // UIKit's 0 lines: no limit
  }
  func choice<Value>(_ name: String, _ make: (String) -> Value?) throws(MeasureError) -> Value? {
    guard let text = try string(name) else { return nil }
    guard let value = make(text) else { throw wrong(name, "known: '\(text)'") }
    return value
  }
}
