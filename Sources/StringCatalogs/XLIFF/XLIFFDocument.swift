package import SightlineModel
import SourceDocuments

/// An XLIFF 1.2 file as Xcode exports it: texts to translate, with places for limits of length.
///
/// What is not needed is not looked at and stays as it is. Elements inside of texts are left out, their text is not.
/// - Source: XLIFF Version 1.2, OASIS Standard, 1 February 2008: `file`, `trans-unit`, `maxwidth`, `size-unit`.
package struct XLIFFDocument: Sendable {
  package struct Unit: Sendable {
    /// `id`, without what Xcode adds for a plural or a device: `KEY|==|plural.one`.
    package var key: String
    /// Of the file that the texts come from: `Localizable` for `App/Localizable.xcstrings`.
    package var table: String
    /// `target-language`; `nil` where the file does not say.
    package var language: String?
    package var source: String
    package var target: String?
    package var location: SourceLocation
    var tag: XMLScanner.Tag
  }
  package let units: [Unit]
  package let problems: [InputProblem]
  private let source: SourceText

  package init(bytes: [UInt8], file: String) {
    source = SourceText(bytes: bytes, file: file)
    var scanner = XMLScanner(source)
    var units: [Unit] = []
    var problems: [InputProblem] = []
    var (language, table): (String?, String) = (nil, "Localizable")
    var open: Unit?
    /// The element whose text is collected, and how deep other elements are open in it.
    var collecting: (name: String, depth: Int, text: String)?
    var isXLIFF = false
    while let token = scanner.next() {
      switch token {
      case .text(let text): collecting?.text += text
      case .open(let tag):
        if collecting != nil, !tag.isEmpty { collecting!.depth += 1 }
        guard collecting == nil else { continue }
        switch tag.name {
        case "xliff":
          isXLIFF = true
          if let version = tag["version"], !version.hasPrefix("1.") {
            problems.append(
              InputProblem(
                .unreadable, "XLIFF \(version) is not read; Xcode exports 1.2",
                at: source.location(at: tag.range.lowerBound)
              ))
            break
          }
        case "file":
          language = tag["target-language"].map(LocaleName.normalized)
          let name = (tag["original"] ?? "").split(separator: "/").last.map(String.init) ?? ""
          table = String(name.prefix { $0 != "." })
        case "trans-unit":
          let id = tag["id"] ?? ""
          open = Unit(
            key: Self.key(id), table: table, language: language, source: "", target: nil,
            location: source.location(at: tag.range.lowerBound), tag: tag)
          if tag.isEmpty { open = nil }
        case "source" where open != nil && !tag.isEmpty, "target" where open != nil && !tag.isEmpty:
          collecting = (tag.name, 0, "")
        default: break
        }
      case .close(let name):
        if let done = collecting {
          if done.depth > 0 {
            collecting!.depth -= 1
          } else {
            if done.name == "source" { open?.source = done.text } else { open?.target = done.text }
            collecting = nil
          }
        } else if name == "trans-unit", let unit = open {
          units.append(unit)
          open = nil
        }
      }
    }
    if !isXLIFF {
      let start = source.location(at: 0)
      problems.append(InputProblem(.unreadable, "no XLIFF file: there is no <xliff>", at: start))
    } else if let end = scanner.brokenAt {
      problems.append(InputProblem(.unreadable, "a tag that does not end", at: source.location(at: end)))
    }
    self.units = units
    self.problems = problems
  }

  /// - Source: ids in catalogues exported by Xcode 27: `KEY|==|device.iphone.plural.one`.
  private static func key(_ id: String) -> String {
    guard let mark = id.firstRange(of: "|==|") else { return id }
    return String(id[..<mark.lowerBound])
  }

  /// - Parameter limit: Characters that fit a unit; `nil` leaves it as it is.
  /// - Returns: The file's bytes with `maxwidth` and `size-unit="char"`, and the units that have a limit in another unit,
  ///   which stays.
  package func setting(_ limit: (Unit) -> Int?) -> (bytes: [UInt8], left: [Unit]) {
    var edits: [TextEdit] = []
    var left: [Unit] = []
    for unit in units {
      guard let limit = limit(unit) else { continue }
      let width = unit.tag.attributes.first { $0.name == "maxwidth" }
      let size = unit.tag.attributes.first { $0.name == "size-unit" }
      // Without a unit it counts in pixels.
      if width != nil, size?.value != "char" {
        left.append(unit)
        continue
      }
      if let width {
        guard width.value != String(limit) else { continue }
        edits.append(TextEdit(range: SourceRange(source, width.valueRange), replacement: String(limit)))
      } else if let size {
        edits.append(
          TextEdit(
            range: SourceRange(source, size.range), replacement: "maxwidth=\"\(limit)\" size-unit=\"char\""))
      } else {
        let end = unit.tag.attributesEnd
        edits.append(
          TextEdit(range: SourceRange(source, end..<end), replacement: " maxwidth=\"\(limit)\" size-unit=\"char\""))
      }
    }
    return (source.applying(edits), left)
  }
}
