package import SightlineModel
import SourceDocuments

/// An XLIFF file, of version 1.2 as Xcode exports it or of version 2 as other tools make it: texts to translate, with places
/// for limits of length.
///
/// What is not needed is not looked at and stays as it is. Elements inside of texts are left out, their text is not.
/// - Source: XLIFF Version 1.2, OASIS Standard, 1 February 2008: `file`, `trans-unit`, `maxwidth`, `size-unit`. XLIFF Version
///   2.1, OASIS Standard, 13 February 2018: `file`, `unit`, `segment`, and its Size and Length Restriction module.
package struct XLIFFDocument: Sendable {
  package struct Unit: Sendable {
    /// `id`, in version 2 the `name` where there is one, without what Xcode adds for a plural or a device: `KEY|==|plural.one`.
    package var key: String
    /// Of the file that the texts come from: `Localizable` for `App/Localizable.xcstrings`.
    package var table: String
    /// `target-language`; `nil` where the file does not say.
    package var language: String?
    package var source: String
    package var target: String?
    package var location: SourceLocation
    var tag: XMLScanner.Tag
    /// Index of the file's element; of version 2 alone.
    var file: Int?
  }
  /// A `file` of version 2, where its units' limits are explained.
  struct File: Sendable {
    /// Where profiles may stand: behind the tag, or the skeleton.
    var start: Int
    var generalProfile: String?
    var hasProfiles = false
  }
  package let units: [Unit]
  package let problems: [InputProblem]
  let source: SourceText
  /// The tag that everything stands in.
  let root: XMLScanner.Tag?
  let files: [File]

  package init(bytes: [UInt8], file: String) {
    source = SourceText(bytes: bytes, file: file)
    var scanner = XMLScanner(source)
    var units: [Unit] = []
    var problems: [InputProblem] = []
    var (language, table): (String?, String) = (nil, "Localizable")
    var open: Unit?
    /// The element whose text is collected, and how deep other elements are open in it.
    var collecting: (name: String, depth: Int, text: String)?
    var root: XMLScanner.Tag?
    var files: [File] = []
    var isSecond = false
    /// A part of the text that has no translation.
    var (hasGap, part): (Bool, (source: String, target: String?)) = (false, ("", nil))
    while let token = scanner.next() {
      switch token {
      case .text(let text): collecting?.text += text
      case .open(let tag):
        if collecting != nil, !tag.isEmpty { collecting!.depth += 1 }
        guard collecting == nil else { continue }
        switch tag.name {
        case "xliff":
          root = tag
          isSecond = tag["version"]?.hasPrefix("2.") == true
          if let version = tag["version"], !isSecond, !version.hasPrefix("1.") {
            problems.append(
              InputProblem(
                .unreadable, "XLIFF \(version) is not read; 1.2, which Xcode exports, and 2 are",
                at: source.location(at: tag.range.lowerBound)
              ))
            break
          }
          if isSecond { language = tag["trgLang"].map(LocaleName.normalized) }
        case "file" where isSecond:
          files.append(File(start: tag.range.upperBound))
          let name = (tag["original"] ?? tag["id"] ?? "").split(separator: "/").last.map(String.init) ?? ""
          table = String(name.prefix { $0 != "." })
        case "skeleton" where isSecond && tag.isEmpty && !files.isEmpty:
          files[files.count - 1].start = tag.range.upperBound
        case "profiles" where isSecond && open == nil && !files.isEmpty:
          files[files.count - 1].hasProfiles = true
          files[files.count - 1].generalProfile = tag["generalProfile"]
        case "unit" where isSecond && !tag.isEmpty:
          open = Unit(
            key: Self.key(tag["name"] ?? tag["id"] ?? ""), table: table, language: language, source: "", target: "",
            location: source.location(at: tag.range.lowerBound), tag: tag, file: files.isEmpty ? nil : files.count - 1)
          hasGap = false
        case "segment" where isSecond, "ignorable" where isSecond: part = ("", nil)
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
            if isSecond {
              if done.name == "source" { part.source = done.text } else { part.target = done.text }
            } else if done.name == "source" {
              open?.source = done.text
            } else {
              open?.target = done.text
            }
            collecting = nil
          }
        } else if isSecond {
          switch name {
          case "skeleton": if !files.isEmpty { files[files.count - 1].start = scanner.position }
          // What stands between segments is the same in any language, unless it says otherwise.
          case "segment", "ignorable":
            open?.source += part.source
            if name == "segment", part.target == nil { hasGap = true }
            open?.target? += part.target ?? part.source
          case "unit":
            if var unit = open {
              if hasGap { unit.target = nil }
              units.append(unit)
            }
            open = nil
          default: break
          }
        } else if name == "trans-unit", let unit = open {
          units.append(unit)
          open = nil
        }
      }
    }
    if root == nil {
      let start = source.location(at: 0)
      problems.append(InputProblem(.unreadable, "no XLIFF file: there is no <xliff>", at: start))
    } else if let end = scanner.brokenAt {
      problems.append(InputProblem(.unreadable, "a tag that does not end", at: source.location(at: end)))
    }
    self.units = units
    self.problems = problems
    (self.root, self.files) = (root, files)
  }

  /// - Source: ids in catalogues exported by Xcode 27: `KEY|==|device.iphone.plural.one`.
  private static func key(_ id: String) -> String {
    guard let mark = id.firstRange(of: "|==|") else { return id }
    return String(id[..<mark.lowerBound])
  }

  /// - Parameter limit: Characters that fit a unit; `nil` leaves it as it is.
  /// - Returns: The file's bytes with `maxwidth` and `size-unit="char"`, or `sizeRestriction` in version 2, and the units that have a limit in another unit,
  ///   which stays.
  package func setting(_ limit: (Unit) -> Int?) -> (bytes: [UInt8], left: [Unit]) {
    var edits: [TextEdit] = []
    var left: [Unit] = []
    for unit in units where unit.file == nil {
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
    let second = restricting(limit)
    return (source.applying(edits + second.edits), left + second.left)
  }
}
