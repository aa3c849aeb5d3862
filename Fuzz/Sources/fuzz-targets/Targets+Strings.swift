import SightlineModel
import SourceDocuments

@testable import StringCatalogs

extension FuzzTarget {
  /// What an app says, and property lists.
  static let strings: [FuzzTarget] = [
    FuzzTarget(name: "catalogue") { tables("Localizable.xcstrings", $0) },
    FuzzTarget(name: "strings") { tables("de.lproj/Localizable.strings", $0) },
    FuzzTarget(name: "stringsdict") { tables("de.lproj/Localizable.stringsdict", $0) },
    FuzzTarget(name: "xliff") { use(XLIFFDocument(bytes: $0, file: "de.xliff").units) },
    FuzzTarget(name: "format") { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      use(FormatTemplate(text))
      for locale in ["en-XA", "ar-XB"] { use(StringTables().lookup(text, locale: locale, arguments: arguments)) }
    },
    FuzzTarget(name: "plist") { use(PropertyListDocument.parse(bytes: $0, file: "Info.plist")) },
    FuzzTarget(name: "plist-binary", form: .bytes) { bytes in
      use(PropertyListDocument.parse(bytes: Array("bplist00".utf8) + bytes, file: "Info.plist"))
    },
    FuzzTarget(name: "openstep") { use(OpenStepPropertyList($0)) },
  ]

  private static let arguments: [FormatArgument] = [
    .integer(.max), .double(.nan), .string("a%@"), .unknown(sample: "Name"), .integer(.min), .double(-.infinity),
  ]

  private static func tables(_ path: String, _ bytes: [UInt8]) {
    let tables = StringTables(files: [InputFile(path: path, bytes: bytes)])
    for entry in tables.entries.prefix(40) {
      for locale in ["en", "de", "ar", "en-XA", "ar-XB"] {
        use(tables.lookup(entry.key, table: entry.table, locale: locale, arguments: arguments))
      }
    }
    use(tables.languages)
  }
}
