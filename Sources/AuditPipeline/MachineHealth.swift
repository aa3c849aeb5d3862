import Foundation
import Rules
import SightlineModel
import Typesetting

/// What this machine offers an audit: versions, and a font for every script.
package struct MachineHealth: Sendable {
  package let text: String
  /// The same in a few lines.
  package let summary: String
  /// Latin text can be set; without that nothing can be measured.
  package let isSound: Bool

  /// Cost: loads every font that a script needs.
  package init() {
    let fonts = Typesetter(fonts: FontLibrary()).scriptFonts()
    var lines = [
      "sightline \(AuditPipeline.version)", "system    \(ProcessInfo.processInfo.operatingSystemVersionString)",
    ]
    lines += ["", "Fonts by script, and how far off the widths they give may be:"]
    for font in fonts {
      lines.append("  " + font.script + (font.isMissing ? ": missing" : ""))
      guard !font.isMissing else { continue }
      for use in font.fonts { lines += ["    " + Self.name(use)] + Self.bands(use).map { "      " + $0 } }
    }
    let missing = fonts.filter(\.isMissing).map(\.script)
    if !missing.isEmpty {
      lines += [
        "", "Text in these scripts cannot be measured and is reported for review: \(missing.joined(separator: ", ")).",
        "On Debian and Ubuntu: apt-get install fonts-inter fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji",
      ]
    }
    text = lines.joined(separator: "\n") + "\n"
    summary = Self.summary(fonts, missing: missing)
    isSound = !missing.contains("Latin")
  }

  private static func summary(_ fonts: [ScriptFont], missing: [String]) -> String {
    let latin = fonts.first { $0.script == "Latin" }
    let first = latin?.fonts.first { $0.face.hasSuffix("Regular") } ?? latin?.fonts.first
    let standIn = first.map { $0.substituted ? "\($0.face) stands in for \($0.family)" : $0.face } ?? "none"
    let inError = (latin?.relativeError ?? 0) > 0 ? ", widths within \(percent(latin?.relativeError ?? 0)) %" : ""
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let dictionaries =
      ((try? FileManager.default.contentsOfDirectory(atPath: Typesetter.hyphenationFolder)) ?? []).count {
        $0.hasSuffix(".dic")
      }
    var rows = [
      ("sightline", "\(AuditPipeline.version), rules version \(RuleEdition.current)"),
      ("system", ProcessInfo.processInfo.operatingSystemVersionString),
      ("machine", "\(cores) \(cores == 1 ? "core" : "cores"), \(ProcessInfo.processInfo.physicalMemory >> 20) MB"),
      ("system font", standIn + inError),
      ("scripts", "\(fonts.count - missing.count) of \(fonts.count) have a font"),
      ("hyphenation", dictionaries == 0 ? "no dictionary" : "\(dictionaries) dictionaries"),
    ]
    if !missing.isEmpty {
      rows += [
        ("missing", missing.joined(separator: ", ") + ": such text is reported for review"),
        ("to get them", "apt-get install fonts-inter fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji"),
      ]
    }
    rows.append(("verdict", missing.contains("Latin") ? "nothing can be measured" : "ready; --all shows every font"))
    return rows.map { $0.0.padding(toLength: 13, withPad: " ", startingAt: 0) + $0.1 + "\n" }.joined()
  }

  private static func percent(_ share: Double) -> String { String(format: "%.1f", share * 100) }

  /// One line a weight.
  private static func bands(_ font: FontUse) -> [String] {
    var lines: [(weight: FontWeight, words: [String])] = []
    for band in font.errorBands {
      let basis = band.records == 0 ? "no records" : "\(band.records) \(band.records == 1 ? "record" : "records")"
      let words = [band.percent, band.sizes, "(\(basis))"].filter { !$0.isEmpty }.joined(separator: " ")
      if lines.last?.weight == band.weight {
        lines[lines.count - 1].words.append(words)
      } else {
        lines.append((band.weight, [words]))
      }
    }
    guard !lines.isEmpty else { return ["used as it is"] }
    return lines.map { "\($0.weight.rawValue): \($0.words.joined(separator: ", "))" }
  }

  private static func name(_ font: FontUse) -> String {
    let standIn = font.substituted ? " for \(font.family)" : ""
    return "\(font.face)\(standIn) (\(font.file), \(font.version))"
  }
}
