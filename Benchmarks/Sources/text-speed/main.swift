// What typesetting costs as a multiple of raw HarfBuzz shaping, both in one run:
//   swift run -c release text-speed
import Foundation
import RawHarfBuzz
import SightlineModel
import Typesetting

struct Recorded: Decodable { var text: String }
struct Oracle: Decodable {
  struct Case: Decodable {
    var text: String
    var lang: String
    var dir: LayoutDirection
  }
  var cases: [Case]
}

let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appendingPathComponent("Data/text")
let decoder = JSONDecoder()
let oracle = try decoder.decode(
  Oracle.self, from: Data(contentsOf: folder.appendingPathComponent("oracle-dev.json"))
).cases
let recorded = try decoder.decode(
  [Recorded].self, from: Data(contentsOf: folder.appendingPathComponent("ground-truth-dev.json")))
var paragraphs: [Paragraph] = []
var seen: Set<String> = []
for item in oracle where seen.insert(item.text + item.lang).inserted {
  paragraphs.append(Paragraph(runs: [.init(string: item.text, font: .body)], locale: item.lang, direction: item.dir))
}
for item in recorded where seen.insert(item.text + "en").inserted {
  paragraphs.append(Paragraph(runs: [.init(string: item.text, font: .body)]))
}
let fonts = FontLibrary()
let warm = Typesetter(fonts: fonts)
let runs = Array(Set(paragraphs.flatMap { warm.shapingRuns(of: $0) })).sorted {
  ($0.text, $0.file) < ($1.text, $1.file)
}
let raw = RawShaping(runs)
raw.run()

let shaping = median(15) { raw.run() }
let sizes = DynamicTypeSize.allCases
let variants = sizes.map { size in
  paragraphs.map { paragraph in
    var copy = paragraph
    copy.contentSize = size
    return copy
  }
}
var lines = 0
let cold = median(CommandLine.arguments.contains("--cold") ? 60 : 15) {
  let typesetter = Typesetter(fonts: fonts)
  for paragraph in paragraphs {
    let prepared = typesetter.prepared(paragraph)
    for size in sizes { lines += prepared.extent(at: size, width: 343).lineCount }
  }
}
if CommandLine.arguments.contains("--cold") {
  print(cold / shaping)
  exit(0)
}
let prepared = paragraphs.map { warm.prepared($0) }
let further = median(15) {
  for text in prepared { for size in sizes { lines += text.extent(at: size, width: 343).lineCount } }
}
let further2 = median(15) {
  for text in prepared {
    for width in 0..<12 { lines += text.extent(at: .large, width: 200 + 20 * Double(width)).lineCount }
  }
}
let keyed = median(15) {
  for list in variants { for paragraph in list { lines += warm.size(of: paragraph, width: 343).lineCount } }
}
let full = median(15) {
  for list in variants { for paragraph in list { lines += warm.measure(paragraph, width: 343).lines.count } }
}
func row(_ name: String, _ time: Double, per count: Int) {
  let each = time / Double(count) * 1e9
  print(
    name.padding(toLength: 62, withPad: " ", startingAt: 0)
      + String(format: "%9.3f ms  %8.0f ns each  %6.2f x raw", time * 1e3, each, time / shaping))
}
let strings = paragraphs.count
print("\(strings) texts, \(runs.count) unique runs (two masters count twice), \(raw.glyphs) glyphs")
row("raw hb_shape of the unique runs", shaping, per: runs.count)
row("prepare, break and wrap at 12 sizes, nothing cached", cold, per: strings)
row("a further size of a prepared text", further, per: strings * 12)
row("a further width of a prepared text", further2, per: strings * 12)
row("Typesetter.size, paragraph looked up", keyed, per: strings * 12)
row("Typesetter.measure with glyphs and ink, paragraph looked up", full, per: strings * 12)
let shapingEach = shaping / Double(strings)
print(
  String(
    format: "a further size is 1/%.0f, a further width 1/%.0f of shaping a text",
    shapingEach / (further / Double(strings * 12)), shapingEach / (further2 / Double(strings * 12))))
if lines == 0 { exit(1) }
