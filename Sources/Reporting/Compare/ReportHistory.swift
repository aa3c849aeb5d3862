import Foundation
package import SightlineModel

/// Counts of reports over time, a line of JSON for each commit: made to be committed and drawn.
package struct ReportHistory: Sendable {
  package struct Entry: Codable, Hashable, Sendable {
    /// The full hash.
    package var commit: String
    /// `2026-01-31`.
    package var date: String
    package var errors: Int
    package var warnings: Int
    package var reviews: Int
    package var screens: Int
    package var named: Int
    package var needed: Int

    package init(_ report: AuditReport, commit: String, date: String) {
      self.commit = commit
      self.date = date
      (errors, warnings, reviews) = (report.summary.errors, report.summary.warnings, report.summary.reviews)
      screens = report.summary.screens
      (named, needed) = (report.summary.labelCoverage.named, report.summary.labelCoverage.needed)
    }
  }
  package private(set) var entries: [Entry] = []
  /// Lines that could not be read, 1-based; they are kept as they are nowhere, so nothing is written over them.
  package private(set) var unreadable: [Int] = []

  package init(_ text: String) {
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard !line.allSatisfy(\.isWhitespace) else { continue }
      if let entry = try? JSONDecoder().decode(Entry.self, from: Data(line.utf8)) {
        entries.append(entry)
      } else {
        unreadable.append(number + 1)
      }
    }
  }

  /// Adds an entry at the end, or in the place of the same commit's.
  package mutating func add(_ entry: Entry) {
    if let index = entries.firstIndex(where: { $0.commit == entry.commit }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }

  /// The file.
  package var lines: String {
    entries.map { entry in
      JSONWriter.line([
        "commit": .string(entry.commit), "date": .string(entry.date), "errors": .integer(entry.errors),
        "warnings": .integer(entry.warnings), "reviews": .integer(entry.reviews), "screens": .integer(entry.screens),
        "named": .integer(entry.named), "needed": .integer(entry.needed),
      ]) + "\n"
    }.joined()
  }

  // MARK: Drawing

  /// A table with bars, the last forty.
  package var text: String {
    let shown = entries.suffix(40)
    let most = max(1, shown.map { $0.errors + $0.warnings }.max() ?? 1)
    var text = "commit    date        errors  warnings  reviews  screens\n"
    for entry in shown {
      func column(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: " ", count: max(0, width - digits.count)) + digits
      }
      func bar(_ number: Int, _ sign: String) -> String {
        String(repeating: sign, count: Int(saturating: (Double(number) / Double(most) * 30).rounded(.up)))
      }
      text += Visible.line(String(entry.commit.prefix(8))) + "  " + Visible.line(entry.date)
      text += column(entry.errors, 8) + column(entry.warnings, 10) + column(entry.reviews, 9) + column(entry.screens, 9)
      text += "  " + bar(entry.errors, "█") + bar(entry.warnings, "▒") + "\n"
    }
    return text
  }

  /// Errors and warnings over the commits, as a drawing of its own.
  package var svg: String {
    let (width, height, left, bottom) = (640.0, 240.0, 44.0, 34.0)
    let most = Double(max(1, entries.map { max($0.errors, $0.warnings) }.max() ?? 1))
    let step = (width - left - 16) / Double(max(1, entries.count - 1))
    func point(_ index: Int, _ value: Int) -> String {
      let x = left + Double(index) * step, y = height - bottom - Double(value) / most * (height - bottom - 34)
      return "\((x * 10).rounded() / 10),\((y * 10).rounded() / 10)"
    }
    func line(_ value: KeyPath<Entry, Int>, _ color: String, _ dash: String) -> String {
      let points = entries.indices.map { point($0, entries[$0][keyPath: value]) }
      let dots = points.map { place -> String in
        let parts = place.split(separator: ",")
        return "<circle cx=\"\(parts[0])\" cy=\"\(parts[1])\" r=\"3\" fill=\"\(color)\"/>"
      }
      return
        "<polyline points=\"\(points.joined(separator: " "))\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"2\"\(dash)/>"
        + dots.joined()
    }
    let last = entries.last
    let title = "Errors \(last?.errors ?? 0), warnings \(last?.warnings ?? 0) after \(entries.count) commits"
    var text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"640\" height=\"240\" viewBox=\"0 0 640 240\" role=\"img\">\n"
    text += "<title>\(title)</title><rect width=\"640\" height=\"240\" fill=\"#ffffff\"/>\n"
    text += "<g font-family=\"system-ui, sans-serif\" font-size=\"12\" fill=\"#1b1f24\">"
    text += "<text x=\"\(left)\" y=\"20\">\(title)</text>"
    text += "<text x=\"\(left - 8)\" y=\"\(height - bottom)\" text-anchor=\"end\">0</text>"
    text += "<text x=\"\(left - 8)\" y=\"38\" text-anchor=\"end\">\(Int(saturating: most))</text>"
    if let first = entries.first, let last {
      text += "<text x=\"\(left)\" y=\"\(height - 12)\">\(Markup.escaped(first.date))</text>"
      text += "<text x=\"624\" y=\"\(height - 12)\" text-anchor=\"end\">\(Markup.escaped(last.date))</text>"
    }
    text += "</g>\n<path d=\"M\(left) 34V\(height - bottom)H624\" fill=\"none\" stroke=\"#858b93\"/>\n"
    text += line(\.errors, "#a81b17", "") + "\n" + line(\.warnings, "#7a4700", " stroke-dasharray=\"6 4\"") + "\n"
    return text + "</svg>\n"
  }
}
