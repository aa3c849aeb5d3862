import AuditEngine
import Foundation
import Typesetting

/// `licenses`: what the program is built on, and under which terms.
enum LicensesCommand {
  /// - Source: the copyright files of Debian 12's packages and of the Swift toolchain.
  private static let parts: [(name: String, license: String, use: String)] = [
    ("Sightline", "Apache-2.0", "this program"),
    ("Swift, Foundation, SwiftSyntax", "Apache-2.0 with Runtime Library Exception", "language, parser"),
    ("HarfBuzz", "MIT (Old)", "shaping"), ("FreeType", "FTL or GPL-2.0", "glyphs"),
    ("ICU", "Unicode-3.0", "bidirectional text, line breaks, plurals"),
    ("Cairo, Pixman", "LGPL-2.1 or MPL-1.1; MIT", "pictures"), ("libpng, zlib", "libpng-2.0, Zlib", "pictures"),
    ("libjpeg-turbo", "IJG and BSD-3-Clause", "pictures"),
    ("libyaml", "MIT", "configuration"), ("libgcrypt", "LGPL-2.1-or-later", "digests"),
    ("SQLite", "public domain", "cache"), ("Inter", "OFL-1.1", "stand-in for the system font"),
    ("Noto Sans, Serif, CJK, Color Emoji", "OFL-1.1", "other scripts, emoji"),
    ("DejaVu", "Bitstream Vera", "monospaced text"),
    ("Bootstrap Icons", "MIT", "stand-ins for SF Symbols"),
    ("Material Icons", "Apache-2.0", "stand-ins for SF Symbols"),
    ("Hyphenation patterns", "see hyphen-*.txt", "long words"),
  ]

  static let specification = CommandSpecification(
    "licenses", "Say what the program is built on, under which licences.",
    discussion: """
      An archive carries the full texts; where it stands is printed last. A build from source uses the machine's libraries \
      and fonts, whose texts are in /usr/share/doc on Debian.
      """,
    examples: [
      ("sightline licenses", "Every part, its licence and what it is for."),
      ("sightline licenses | grep -i gpl", "Those of one family."),
      ("cat $(sightline licenses | tail -n 1 | cut -d: -f2)/*", "The full texts, of an archive."),
    ]
  ) { _, console in
    let names = (parts.map(\.name.count).max() ?? 0) + 2
    let terms = (parts.map(\.license.count).max() ?? 0) + 2
    for part in parts {
      console.print(
        part.name.padding(toLength: names, withPad: " ", startingAt: 0)
          + part.license.padding(toLength: terms, withPad: " ", startingAt: 0) + part.use)
    }
    if let shared = InstalledFiles.folder {
      console.print(
        "\nFull texts: \(shared.replacingOccurrences(of: "/share/sightline", with: "/share/doc/sightline/licences"))")
    }
    return .clean
  }
}
