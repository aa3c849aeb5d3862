internal import Foundation
package import SightlineModel
package import SourceDocuments

/// A colour changed where it is written, and what comes with it.
package struct TokenFix: Sendable {
  /// The token whose value is written in the file.
  package let source: String
  package let mode: String
  package let before: TokenColor
  package let after: TokenColor
  package let location: SourceLocation
  /// Byte ranges to replace; everything else of the file stays.
  package let edits: [TextEdit]
  /// Other tokens that get the new colour, sorted.
  package let alsoChanges: [String]

  /// Swatches before and after in words: `#9ca3af → #6b7280`.
  package var summary: String { "\(before.swatch) → \(after.swatch)" }

  /// `diff -u` of all fixes; of two for one place the first is taken.
  package static func unifiedDiff(_ fixes: [TokenFix]) -> String {
    byFile(fixes).map { UnifiedDiff.text(of: $0.edits, in: $0.source) }.joined()
  }

  /// The new bytes of every file that changes, sorted by path.
  package static func apply(_ fixes: [TokenFix]) -> [InputFile] {
    byFile(fixes).map { InputFile(path: $0.source.file, bytes: $0.source.applying($0.edits)) }
  }

  private static func byFile(_ fixes: [TokenFix]) -> [(source: SourceText, edits: [TextEdit])] {
    var taken: Set<SourceRange> = []
    var files: [String: (source: SourceText, edits: [TextEdit])] = [:]
    for fix in fixes {
      guard let first = fix.edits.first, fix.edits.allSatisfy({ !taken.contains($0.range) }) else { continue }
      taken.formUnion(fix.edits.map(\.range))
      let source = first.range.source
      files[source.file, default: (source, [])].edits += fix.edits.filter { $0.range.source === source }
    }
    return files.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension TokenFix {
  /// The components of an asset colour, in the way they are written there.
  static func edits(replacing entry: ColorSet.Entry, with color: TokenColor) -> [TextEdit] {
    guard let components = entry.components else { return [] }
    let names = components["white"] == nil ? ["red", "green", "blue"] : ["white"]
    let values = color.components.map { $0 ?? 0 }
    // A gray has one component; what is nearest may not be a gray.
    if names.count == 1, Set(values.map { ($0 * 1000).rounded() }).count > 1 { return [] }
    var edits: [TextEdit] = []
    for (name, value) in zip(names, values) {
      guard let old = components[name] else { return [] }
      let text = component(value, entry.notation, isText: old.string != nil)
      if old.range.text != text { edits.append(TextEdit(range: old.range, replacement: text)) }
    }
    if let alpha = components["alpha"], (alpha.number ?? alpha.string.flatMap { Double($0) }) != color.alpha {
      edits.append(
        TextEdit(range: alpha.range, replacement: component(color.alpha, .decimal, isText: alpha.string != nil)))
    }
    return edits
  }

  private static func component(_ value: Double, _ notation: TokenColor.Notation.Style, isText: Bool) -> String {
    guard isText else { return ColorNotation.shortest((value * 1000).rounded() / 1000) }
    let byte = Int(saturating: (min(max(value, 0), 1) * 255).rounded())
    switch notation {
    case .hexByte: return "\"" + String(format: "0x%02X", byte) + "\""
    case .byte: return "\"\(byte)\""
    case .decimal: return "\"" + String(format: "%.3f", value) + "\""
    }
  }

  /// What to write in the place of a colour's value; empty when the value holds references or has no place.
  static func edits(replacing value: DocumentValue, with color: TokenColor) -> [TextEdit] {
    switch value.content {
    case .string: return [TextEdit(range: value.range, replacement: "\"\(color.text)\"")]
    case .object(let object):
      guard let items = object["components"]?.array, items.count == 3,
        items.allSatisfy({ $0.number != nil || $0.string == "none" })
      else { return [] }
      var edits: [TextEdit] = []
      for (item, component) in zip(items, color.components) {
        let text = component.map { ColorNotation.rounded($0, color.space) } ?? "\"none\""
        if item.number != component, item.range.text != text {
          edits.append(TextEdit(range: item.range, replacement: text))
        }
      }
      if let alpha = object["alpha"], alpha.number != color.alpha {
        edits.append(TextEdit(range: alpha.range, replacement: ColorNotation.shortest(color.alpha)))
      }
      if let hex = object["hex"] {
        let isUpper = hex.string?.contains(where: \.isUppercase) ?? false
        let text = ColorNotation.hexText(color.rgba.opaque, isUpper: isUpper)
        edits.append(TextEdit(range: hex.range, replacement: "\"\(text)\""))
      }
      return edits
    default: return []
    }
  }
}
