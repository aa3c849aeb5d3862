import Foundation
import SightlineModel
import Typesetting

/// What this machine offers an audit: versions, and a font for every script.
public struct MachineHealth: Sendable {
  public let text: String
  /// Latin text can be set; without that nothing can be measured.
  public let isSound: Bool

  /// Cost: loads every font that a script needs.
  public init() {
    let fonts = Typesetter(fonts: FontLibrary()).scriptFonts()
    var lines = [
      "sightline \(AuditPipeline.version)", "system    \(ProcessInfo.processInfo.operatingSystemVersionString)",
    ]
    let column = (fonts.map(\.script.count).max() ?? 0) + 2
    lines += ["", "Fonts:"]
    for font in fonts {
      let head = "  " + font.script + String(repeating: " ", count: column - font.script.count)
      lines.append(head + (font.isMissing ? "missing" : font.fonts.map(Self.name).joined(separator: ", ")))
    }
    let missing = fonts.filter(\.isMissing).map(\.script)
    if !missing.isEmpty {
      lines += [
        "", "Text in these scripts cannot be measured and is reported for review: \(missing.joined(separator: ", ")).",
        "On Debian and Ubuntu: apt-get install fonts-inter fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji",
      ]
    }
    text = lines.joined(separator: "\n") + "\n"
    isSound = !missing.contains("Latin")
  }

  private static func name(_ font: FontUse) -> String {
    let standIn = font.substituted ? " for \(font.family)" : ""
    return "\(font.face)\(standIn) (\(font.file), \(font.version))"
  }
}
