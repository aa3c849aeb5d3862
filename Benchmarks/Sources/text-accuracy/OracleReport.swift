import Foundation
import SightlineModel
import Typesetting

/// Breaks and widths against Chromium's, in the same font files.
struct OracleReport {
  let typesetter: Typesetter
  let worst: Int

  func run(_ cases: [OracleCase]) {
    var (agreed, agreedSame, all, countSame, width) = (0, 0, 0, 0, 0)
    var others: [String: (cases: Int, differ: Int)] = [:]
    var notes: [String] = []
    for item in cases {
      let paths = item.fonts.compactMap(Self.path)
      guard paths.count == item.fonts.count else {
        notes.append("not installed: \(item.fonts)")
        continue
      }
      let paragraph = Paragraph(
        runs: [.init(string: item.text, font: FontSpec(.files(paths, size: item.size)))], locale: item.lang,
        direction: item.dir, host: .uilabel)
      all += 1
      let wide = typesetter.measure(paragraph, width: nil).lines.map(\.width).max() ?? 0
      if abs(wide - item.widthPx) <= 0.5 {
        width += 1
      } else {
        notes.append(
          "width \(format(wide)) for \(format(item.widthPx)): #\(item.id) \(item.cat) \(item.lang) '\(item.text.prefix(60))'"
        )
      }
      var greedy = paragraph
      greedy.host = .swiftui  // no orphan rule
      let lines = typesetter.measure(greedy, width: item.width).lines
      let starts = lines.map { codePoints(in: item.text, before: $0.start) }
      let shown = lines.last?.start == lines.last?.end && lines.count > 1 ? starts.dropLast() : starts[...]
      if shown.count == item.lines { countSame += 1 }
      let same = Array(shown) == item.lineStarts
      if item.uax14Agrees && item.stable {
        agreed += 1
        if same {
          agreedSame += 1
        } else {
          notes.append(
            "starts \(Array(shown)) for \(item.lineStarts): #\(item.id) \(item.cat) \(item.lang) \(item.size)/\(item.width) '\(item.text.prefix(80))'"
          )
        }
      } else {
        others[item.cat, default: (0, 0)].cases += 1
        if !same { others[item.cat]!.differ += 1 }
      }
    }
    print("Chromium, line starts where UAX #14 agrees and stable: \(agreedSame) of \(agreed)")
    print(
      "Chromium, line counts: \(countSame) of \(all); unwrapped widths within 0.5 px: \(width) of \(all) = \(format(Double(width) / Double(max(1, all)) * 100)) %"
    )
    print(
      "Cases where UAX #14 and Chromium differ, or on the border: "
        + others.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.differ)/\($0.value.cases)" }.joined(
          separator: ", "))
    for note in notes.prefix(worst * 2) { print("    \(note)") }
  }

  private func codePoints(in text: String, before offset: Int) -> Int {
    text.utf8.prefix(offset).count { $0 & 0xC0 != 0x80 }
  }

  private static func path(_ name: String) -> String? {
    let file = name.split(separator: "#")[0]
    return ["opentype/inter", "truetype/noto", "opentype/noto"].map { "/usr/share/fonts/\($0)/\(file)" }
      .first { FileManager.default.fileExists(atPath: $0) }
      .map { name.contains("#") ? $0 + "#" + name.split(separator: "#")[1] : $0 }
  }
}
