import Foundation
import SightlineModel
import Synchronization

/// Icons of two open sets, read from the files of the packages that bring them.
///
/// Bootstrap Icons (MIT) are SVG files, Material Icons (Apache 2.0) a font.
package final class IconSet: Sendable {
  /// Where Debian's packages put them.
  package static let systemFolder = "/usr/share/bootstrap-icons/svg"
  package static let systemFont =
    "/usr/share/fonts/truetype/material-design-icons-iconfont/MaterialIcons-Regular.ttf"
  package static let none = IconSet(folders: [], fonts: [])

  private let folder: String?
  private let font: FontFileReference?
  private let shelf = FontShelf()
  private let icons = Mutex<[String: Icon?]>([:])
  /// A file of an icon has some hundred bytes.
  private static let sizeLimit = 1 << 16

  /// - Parameters:
  ///   - folders: Of SVG files; the first that exists is read.
  ///   - fonts: Paths of the icon font; the first that exists is read.
  package init(folders: [String] = [IconSet.systemFolder], fonts: [String] = [IconSet.systemFont]) {
    folder = folders.first { FileManager.default.fileExists(atPath: $0) }
    font = fonts.first { FileManager.default.fileExists(atPath: $0) }.map { FontFileReference(path: $0) }
  }

  /// Neither set is installed.
  package var isEmpty: Bool { folder == nil && font == nil }

  /// - Parameter id: As in `SymbolTable`.
  func icon(_ id: String) -> Icon? {
    icons.withLock { icons in
      if let known = icons[id] { return known }
      let icon = id.hasPrefix("+") ? materialIcon(id.dropFirst()) : bootstrapIcon(id)
      icons[id] = .some(icon)
      return icon
    }
  }

  private func materialIcon(_ code: Substring) -> Icon? {
    guard let font, let character = UInt32(code, radix: 16), let glyph = shelf.glyph(font, for: character),
      case .outline(let outline)? = shelf.shape(font, glyph), !outline.commands.isEmpty
    else { return nil }
    return Icon(parts: [outline.map { Point(x: $0.x, y: $0.y + 1) }])
  }

  private func bootstrapIcon(_ name: String) -> Icon? {
    guard let folder, !name.isEmpty,
      name.utf8.allSatisfy({ (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }),
      let file = FileHandle(forReadingAtPath: "\(folder)/\(name).svg")
    else { return nil }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: Self.sizeLimit) else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    // The files are of one form: paths in a box of 16 × 16, now and then a circle or a rectangle.
    var parts: [Outline] = []
    for tag in text.split(separator: "<").dropFirst() {
      func number(_ name: String) -> Double? { Self.attribute(name, of: tag).flatMap { Double($0) } }
      if tag.hasPrefix("path"), let data = Self.attribute("d", of: tag) {
        let outline = SVGPathReader.outline(String(data))
        parts.append(Self.attribute("fill-rule", of: tag) == "evenodd" ? outline.alternating : outline)
      } else if tag.hasPrefix("circle"), let x = number("cx"), let y = number("cy"), let radius = number("r") {
        parts.append(.circle(center: Point(x: x, y: y), radius: radius))
      }
    }
    var icon = Icon(parts: parts.filter { !$0.commands.isEmpty && $0.isDrawable })
    // Lines are a sixteenth of the box; those of a symbol as large are a quarter thicker.
    icon.lightness = name.hasSuffix("-fill") ? 0 : 0.018
    return icon.parts.isEmpty ? nil : icon.map { Point(x: $0.x / 16, y: $0.y / 16) }
  }

  private static func attribute(_ name: String, of tag: Substring) -> Substring? {
    guard let start = tag.range(of: " \(name)=\"") else { return nil }
    return tag[start.upperBound...].prefix { $0 != "\"" }
  }
}
