package import SightlineModel
import SwiftInterpreter

/// What constants of the sources are, and where members stand.
extension SwiftUIProject {
  /// - Parameter symbol: A property of a type: `Color.brandBlue`, `Theme.Palette.primary`.
  /// - Returns: `nil` where there is no such property, or its value is no colour.
  package func color(of symbol: String, in appearance: Appearance) -> RGBA? {
    guard let value = constant(symbol) else { return nil }
    return color(value, appearance)
  }

  /// - Returns: A list's elements, or the one value: colours as `#RRGGBBAA`, numbers and texts as they read. `nil` where
  ///   there is no such property, or a part of it is not known.
  package func values(of symbol: String, in appearance: Appearance) -> [String]? {
    guard let value = constant(symbol) else { return nil }
    var texts: [String] = []
    for element in value.elements ?? [value] {
      guard !element.isUnknown else { return nil }
      texts.append(text(element, appearance))
    }
    return texts
  }

  /// Places in views, modifiers and styles where a call stands.
  ///
  /// - Parameter signature: `Color(red:green:blue:)`; without parentheses, any call of that name.
  package func viewCalls(_ signature: String) -> [SourceLocation] {
    let parts = signature.split(separator: "(", maxSplits: 1)
    guard let name = parts.first else { return [] }
    let labels = parts.count < 2 ? [] : parts[1].split { ":)".contains($0) }.map(String.init)
    return interpreter.callSites(of: String(name), labels: labels).filter { site in
      site.typeNames.indices.contains { index in
        let type = site.typeNames[...index].joined(separator: ".")
        // `extension Color` declares constants: what the system's own views are made of is not on show.
        if !Self.viewProtocols.contains(type), interpreter.declaredType(type) == nil { return false }
        return Self.viewProtocols.contains { type == $0 || interpreter.conforms(type, to: $0) }
      }
    }.map(\.location)
  }

  /// Where a member of a type is declared, from the first character to the last: `ProgressBar.fill`.
  package func extents(of symbol: String) -> [ClosedRange<SourceLocation>] {
    guard let (type, member) = Self.split(symbol) else { return [] }
    return interpreter.extents(of: member, in: type)
  }

  private static let viewProtocols = [
    "View", "ViewModifier", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "TextFieldStyle",
    "ProgressViewStyle", "GroupBoxStyle",
  ]

  private static func split(_ symbol: String) -> (type: String, member: String)? {
    guard let dot = symbol.lastIndex(of: "."), dot != symbol.startIndex else { return nil }
    return (String(symbol[..<dot]), String(symbol[symbol.index(after: dot)...]))
  }

  /// A static property, else that of an instance made with samples.
  private func constant(_ symbol: String) -> Value? {
    guard let (type, member) = Self.split(symbol), !interpreter.extents(of: member, in: type).isEmpty
    else { return nil }
    let declared = interpreter.declaredType(type)
    if declared?.staticMembers.contains(member) ?? true {
      return (try? interpreter.staticMember(of: type, member, call: nil)).flatMap { $0.isUnknown ? nil : $0 }
    }
    let samples = SampleValues(interpreter: interpreter, reading: reading)
    guard let declared, let instance = samples.instance(of: declared) else { return nil }
    return (try? interpreter.member(of: instance, member, call: nil)).flatMap { $0.isUnknown ? nil : $0 }
  }

  private func color(_ value: Value, _ appearance: Appearance) -> RGBA? {
    let color = value.host(ColorValue.self) ?? (try? interpreter.resolve(value, as: "Color"))?.host(ColorValue.self)
    return color?.spec[appearance]
  }

  private func text(_ value: Value, _ appearance: Appearance) -> String {
    if let color = value.host(ColorValue.self) { return color.spec[appearance].hexString }
    if let number = value.number {
      return number.shortText
    }
    return interpreter.text(of: value) ?? interpreter.describe(value)
  }
}
