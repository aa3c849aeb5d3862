import Foundation

struct TextLayout { enum Alignment: CaseIterable { case left, right, center, justified }
  var width: Int, alignment = Alignment.left, indent = 0; var hyphenate: ((Substring, Int) -> Int?)?
  func lines(_ text: String) -> [String] { text.components(separatedBy: "\n").flatMap { paragraph -> [String] in
      var rows: [[Substring]] = [[]], room = width - indent
      for word in paragraph.split(separator: " ") {
        var rest = word
        while !rest.isEmpty {
          let needed = rest.count + (rows[rows.count - 1].isEmpty ? 0 : 1)
          if needed <= room { rows[rows.count - 1].append(rest); room -= needed; break }
          if let cut = hyphenate?(rest, room - (rows[rows.count - 1].isEmpty ? 1 : 2)), cut > 0 { rows[rows.count - 1].append(rest.prefix(cut) + "-"); rest = rest.dropFirst(cut) }
          else if rows[rows.count - 1].isEmpty { rows[rows.count - 1].append(rest.prefix(room)); rest = rest.dropFirst(room) }
          rows.append([]); room = width
        }
      }
      if rows.count > 1, rows.last!.isEmpty { rows.removeLast() }
      return rows.enumerated().map { number, words in align(words, width: number == 0 ? width - indent : width, last: number == rows.count - 1).leftPadded(number == 0 ? indent : 0) } } }
  private func align(_ words: [Substring], width: Int, last: Bool) -> String {
    let line = words.joined(separator: " "), gap = width - line.count
    switch alignment {
    case .left: return line
    case .right: return line.leftPadded(gap)
    case .center: return line.leftPadded(gap / 2)
    case .justified:
      guard !last, words.count > 1, gap > 0 else { return line }
      let (each, extra) = gap.quotientAndRemainder(dividingBy: words.count - 1)
      return words.dropFirst().enumerated().reduce(String(words[0])) { $0 + String(repeating: " ", count: 1 + each + ($1.offset < extra ? 1 : 0)) + $1.element } } } }
extension String { func leftPadded(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) + self } }
func sideBySide(_ columns: [[String]], widths: [Int]) -> [String] { (0..<(columns.map(\.count).max() ?? 0)).map { row in zip(columns, widths).map { column, width in (column.indices.contains(row) ? column[row] : "").padding(toLength: width, withPad: " ", startingAt: 0) }.joined(separator: "|") } }
let text = "The quick brown fox jumps\n\nover extraordinarily lazy dögs 👍🏽 ok"
for alignment in TextLayout.Alignment.allCases { print(alignment, TextLayout(width: 12, alignment: alignment).lines(text).map { "[\($0)]" }.joined()) }
var layout = TextLayout(width: 10, alignment: .left, indent: 3); print(layout.lines("ab cde fgh").count, layout.lines("ab cde fgh"), layout.lines("").count)
layout.hyphenate = { word, room in room >= 3 && word.count - room >= 2 ? room : nil }; layout.indent = 0; print(layout.lines("an extraordinarily long one"))
for line in sideBySide([TextLayout(width: 8).lines("left text here"), TextLayout(width: 6, alignment: .right).lines("1 22 333 4444"), ["x"]], widths: [8, 6, 2]) { print(line + "|") }
print("tab\there".replacingOccurrences(of: "\t", with: "    ").count, "a\u{300}bc".padding(toLength: 4, withPad: ".", startingAt: 0), "long".padding(toLength: 2, withPad: " ", startingAt: 0), "é".padding(toLength: 3, withPad: "12", startingAt: 1), sideBySide([], widths: []).isEmpty)
