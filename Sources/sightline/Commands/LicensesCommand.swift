import AuditEngine
import Foundation
import Typesetting

/// `licenses`: what the program is built on, and under which terms.
enum LicensesCommand {
  struct Part {
    var name: String
    var license: String
    var use: String
    /// What the names of its shared libraries begin with.
    var libraries: [String] = []
  }

  /// - Source: the copyright files of Debian 12's packages and of the Swift toolchain.
  static let parts: [Part] = [
    Part(name: "Sightline", license: "Apache-2.0", use: "this program"),
    Part(
      name: "Swift, Foundation, SwiftSyntax", license: "Apache-2.0 with Runtime Library Exception",
      use: "language, parser",
      libraries: [
        "libswift", "libSwift", "lib_Foundation", "libFoundation", "libdispatch", "libBlocksRuntime", "lib_Swift",
      ]),
    Part(name: "HarfBuzz", license: "MIT (Old)", use: "shaping", libraries: ["libharfbuzz"]),
    Part(
      name: "Graphite2", license: "LGPL-2.1-or-later, MPL or GPL-2.0-or-later", use: "shaping, for HarfBuzz",
      libraries: ["libgraphite2"]),
    Part(name: "GLib", license: "LGPL-2.1-or-later", use: "for HarfBuzz", libraries: ["libglib-2.0"]),
    Part(name: "PCRE2", license: "BSD-3-Clause", use: "for GLib", libraries: ["libpcre2"]),
    Part(name: "FreeType", license: "FTL or GPL-2.0", use: "glyphs", libraries: ["libfreetype"]),
    Part(name: "Brotli", license: "MIT", use: "compressed fonts, for FreeType", libraries: ["libbrotli"]),
    Part(
      name: "ICU", license: "Unicode-3.0", use: "bidirectional text, line breaks, plurals", libraries: ["libicu"]),
    Part(
      name: "Cairo, Pixman", license: "LGPL-2.1 or MPL-1.1; MIT", use: "pictures",
      libraries: ["libcairo", "libpixman"]),
    Part(name: "Fontconfig", license: "MIT (HPND)", use: "for Cairo", libraries: ["libfontconfig"]),
    Part(name: "Expat", license: "MIT", use: "for Fontconfig", libraries: ["libexpat"]),
    Part(
      name: "X11, XCB, Xau, Xdmcp, Xext, Xrender", license: "MIT (X11)", use: "for Cairo; no display is opened",
      libraries: ["libX11", "libxcb", "libXau", "libXdmcp", "libXext", "libXrender"]),
    Part(
      name: "libbsd, libmd", license: "BSD-3-Clause and others", use: "for Xdmcp", libraries: ["libbsd", "libmd"]),
    Part(name: "libpng, zlib", license: "libpng-2.0, Zlib", use: "pictures", libraries: ["libpng", "libz."]),
    Part(name: "libjpeg-turbo", license: "IJG and BSD-3-Clause", use: "pictures", libraries: ["libjpeg"]),
    Part(name: "libyaml", license: "MIT", use: "configuration", libraries: ["libyaml"]),
    Part(
      name: "libgcrypt, libgpg-error", license: "LGPL-2.1-or-later", use: "digests",
      libraries: ["libgcrypt", "libgpg-error"]),
    Part(name: "SQLite", license: "public domain", use: "cache", libraries: ["libsqlite3"]),
    Part(
      name: "libstdc++, libgcc", license: "GPL-3.0 with GCC Runtime Library Exception", use: "for Swift and ICU",
      libraries: ["libstdc++", "libgcc_s"]),
    Part(name: "Inter", license: "OFL-1.1", use: "stand-in for the system font"),
    Part(name: "Noto Sans, Serif, CJK, Color Emoji", license: "OFL-1.1", use: "other scripts, emoji"),
    Part(name: "DejaVu", license: "Bitstream Vera", use: "monospaced text"),
    Part(name: "Bootstrap Icons", license: "MIT", use: "stand-ins for SF Symbols"),
    Part(name: "Material Icons", license: "Apache-2.0", use: "stand-ins for SF Symbols"),
    Part(name: "Hyphenation patterns", license: "see hyphen-*.txt", use: "long words"),
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
