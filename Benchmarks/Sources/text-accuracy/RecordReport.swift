import Foundation
import SightlineModel
import Typesetting

/// Ink widths, frames, heights and breaks against recorded pictures.
struct RecordReport {
  let typesetter: Typesetter
  let worst: Int
  let dump: String?

  private struct Width {
    var record: RecordedText
    var predicted: Double
    var recorded: Double
    var relative: Double { abs(predicted - recorded) / recorded * 100 }
  }

  func run(_ records: [RecordedText]) {
    var widths: [Width] = []
    var frames: [(RecordedText, Double)] = []
    var (heights, baselines): ([(RecordedText, Double)], [(RecordedText, Double)]) = ([], [])
    var (paragraphs, sameCount, sameBreaks, cut, sameCut) = (0, 0, 0, 0, 0)
    for record in records {
      let isWrapped = record.measured.lineTexts != nil
      let text = typesetter.measure(record.paragraph, width: isWrapped ? record.availableWidth : nil)
      if let lines = record.measured.lineTexts {
        let drawn = text.lines.map { $0.text.trimmingCharacters(in: .whitespaces) }
        if record.truncated == true {
          cut += 1
          if drawn == lines { sameCut += 1 } else { print("  cut differs: \(drawn) for \(lines)") }
        } else {
          paragraphs += 1
          if drawn.count == lines.count { sameCount += 1 }
          if drawn == lines { sameBreaks += 1 } else { print("  breaks differ: \(drawn) for \(lines)") }
        }
        if drawn != lines { continue }
      } else if let frame = record.measured.frameWidthPt {
        let isButton = record.frameRounding?.contains("whole point") == true
        let width = isButton ? (text.lines[0].width - 1e-6).rounded(.up) : text.size.width
        frames.append((record, width - frame))
      }
      if let height = record.measured.frameHeightPt { heights.append((record, text.size.height - height)) }
      if let baseline = record.measured.baselineFromFrameTopPt {
        baselines.append((record, text.firstBaseline - baseline))
      }
      if let recorded = record.measured.inkWidthPt {
        widths.append(Width(record: record, predicted: text.inkBounds.width, recorded: recorded))
      }
    }
    print("Ink width against \(widths.count) recorded strings: median / 95th percentile, %")
    func row(_ name: String, _ include: (Width) -> Bool) {
      let own = Statistics(widths.filter(include).map(\.relative))
      print(
        "  \(name.padding(toLength: 22, withPad: " ", startingAt: 0)) \(format(own.median)) / \(format(own.p95))  (\(own.count))"
      )
    }
    row("all") { _ in true }
    row("8 characters and more") { $0.record.text.count >= 8 }
    row("not 12 pt") { $0.record.font.size != 12 }
    row("19 pt and more") { $0.record.font.size >= 19 }
    for weight in FontWeight.allCases where widths.contains(where: { $0.record.font.weight == weight }) {
      row(weight.rawValue) { $0.record.font.weight == weight }
    }
    row("default design") { $0.record.font.design == .default }
    for size in [0.0..<12.5, 12.5..<20, 20..<100] {
      row("regular \(size)") { $0.record.font.weight == .regular && size.contains($0.record.font.size) }
    }
    for item in widths.sorted(by: { $0.relative > $1.relative }).prefix(worst) {
      print(
        "    \(format(item.relative)) % \(format(item.predicted)) for \(format(item.recorded)) pt: "
          + "\(item.record.font.size) \(item.record.font.weight) \(item.record.font.design) \(item.record.font.feature ?? "") '\(item.record.text.prefix(50))'"
      )
    }
    let frame = Statistics(frames.map { abs($0.1) })
    print("Label frames: median \(format(frame.median)) pt, 95th \(format(frame.p95)) pt (\(frame.count))")
    let height = heights.filter { abs($0.1) > 0.02 }
    print("Heights equal: \(heights.count - height.count) of \(heights.count)")
    for (record, error) in height.prefix(worst) {
      print("    \(format(error)) pt: \(record.font.size) '\(record.text.prefix(40))'")
    }
    let off = baselines.filter { abs($0.1) > 0.1 }
    print("Baselines within 0.1 pt: \(baselines.count - off.count) of \(baselines.count)")
    for (record, error) in off.prefix(worst) {
      print("    \(format(error)) pt: \(record.font.size) @\(record.scale)x '\(record.text.prefix(40))'")
    }
    print("Paragraphs: line counts \(sameCount) of \(paragraphs), breaks \(sameBreaks) of \(paragraphs)")
    print("Truncated: \(sameCut) of \(cut)")
    if let dump { write(widths, to: dump) }
  }

  private func write(_ widths: [Width], to path: String) {
    let lines = widths.map { "\($0.record.id)\t\($0.predicted)" }
    try? lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
  }
}
