import SightlineModel
import Typesetting

/// The error bands of every class that has records.
struct BandTable {
  let rows: [ErrorBand.Row]
  /// For people: errors of the whole, of long lines, by weight.
  let summary: String

  /// - Parameter errors: Cross-validated, of each sample.
  init(_ samples: [CalibrationSample], _ errors: [[Double]], _ records: [RecordedLine], _ typesetter: Typesetter) {
    var classes: [Class: (records: Int, errors: [Double])] = [:]
    for (sample, own) in zip(samples, errors) {
      classes[Class(sample.line), default: (0, [])].records += 1
      classes[Class(sample.line)]!.errors += own
    }
    // Other designs have no fitted constants: what is measured is compared with what was recorded.
    for line in records where line.design != .default {
      let font = FontSpec(.system(size: line.size), weight: line.weight, design: line.design)
      let ink = typesetter.measure(Paragraph(runs: [.init(string: line.text, font: font)]), width: nil).inkBounds.width
      classes[Class(line), default: (0, [])].records += 1
      classes[Class(line)]!.errors.append((ink - line.inkWidth) / line.inkWidth)
    }
    rows = classes.sorted { $0.key < $1.key }.map { key, found in
      ErrorBand.Row(
        key.design, key.weight, key.sizeClass, records: found.records,
        relativeError: Self.band(found.records, found.errors))
    }
    func line(_ name: String, _ include: (RecordedLine) -> Bool) -> String {
      let chosen = zip(samples, errors).filter { include($0.0.line) }
      return "  \(name): \(Percent.pair(chosen.flatMap(\.1)))  (\(chosen.count))"
    }
    var lines = ["Ink width of lines the fit did not know, median / 95th percentile:"]
    lines.append(line("all") { _ in true })
    lines.append(line("8 characters and more") { $0.text.count >= 8 })
    lines.append(line("not 12 pt") { $0.size != 12 })
    for weight in FontWeight.allCases where samples.contains(where: { $0.line.weight == weight }) {
      lines.append(line(weight.rawValue) { $0.weight == weight })
    }
    lines.append("Error bands:")
    for row in rows {
      let sizes = FontErrorBand(
        script: ErrorBand.recordedScript, weight: row.weight,
        minimumSize: ErrorBand.sizeClasses[row.sizeClass].lowerBound,
        maximumSize: row.sizeClass + 1 < ErrorBand.sizeClasses.count
          ? ErrorBand.sizeClasses[row.sizeClass].upperBound : nil, relativeError: row.relativeError,
        records: row.records)
      lines.append("  \(row.design.rawValue) \(row.weight.rawValue) \(sizes.sizes): \(sizes.percent)  (\(row.records))")
    }
    summary = lines.joined(separator: "\n")
  }

  /// As `ErrorBand` says, rounded up to a hundredth of a per cent.
  private static func band(_ records: Int, _ errors: [Double]) -> Double {
    let found = (ErrorQuantiles(errors).quantile(0.95) * 10_000).rounded(.up) / 10_000
    return max(found, records < ErrorBand.enoughRecords ? ErrorBand.fewRecords : ErrorBand.least)
  }

  private struct Class: Hashable, Comparable {
    var design: FontDesign
    var weight: FontWeight
    var sizeClass: Int
    init(_ line: RecordedLine) {
      design = line.design
      weight = line.weight
      sizeClass = ErrorBand.sizeClasses.firstIndex { $0.contains(line.size) } ?? 0
    }
    private var order: [Int] { [FontDesign.allCases.firstIndex(of: design)!, weight.value, sizeClass] }
    static func < (a: Self, b: Self) -> Bool { a.order.lexicographicallyPrecedes(b.order) }
  }
}

enum Percent {
  /// `0.21 / 0.94 %`.
  static func pair(_ errors: [Double]) -> String {
    let quantiles = ErrorQuantiles(errors)
    return "\(text(quantiles.quantile(0.5))) / \(text(quantiles.quantile(0.95))) %"
  }
  private static func text(_ value: Double) -> String {
    let hundredths = Int(saturating: (value * 10_000).rounded())
    let rest = String(hundredths % 100)
    return "\(hundredths / 100)." + (rest.count < 2 ? "0" : "") + rest
  }
}
