// Screen-variants audited per second, and that time as a multiple of raw HarfBuzz shaping, both in one run:
//   sightline render examples/aiq --screen "How Tests Work" --size AX1 -o AX1.screen.json   (and the other sizes)
//   swift run -c release screen-speed *.screen.json
// A document of `render` holds the trees of one size and language; the trees of all documents given are put together.
import AuditEngine
import Foundation
import Layout
import RawHarfBuzz
import Rules
import SightlineModel
import Synchronization
import Typesetting

/// Measures as the audit does and keeps what had to be shaped for it.
final class ShapingRecorder: TextSizing {
  private let typesetter: Typesetter
  private let seen = Mutex<Set<ShapingRun>>([])

  init(_ typesetter: Typesetter) { self.typesetter = typesetter }

  /// In a stable order.
  var runs: [ShapingRun] { seen.withLock { $0 }.sorted { ($0.text, $0.file) < ($1.text, $1.file) } }

  func measure(_ paragraph: Paragraph, width: Double?, height: Double?) -> MeasuredText {
    let runs = typesetter.shapingRuns(of: paragraph)
    seen.withLock { $0.formUnion(runs) }
    return typesetter.measure(paragraph, width: width, height: height)
  }
}

/// One screen per name and one state per id, with the trees of all documents.
func merged(_ documents: [ScreenDocument]) -> [Screen] {
  var screens: [Screen] = []
  for screen in documents.flatMap(\.screens) {
    guard let known = screens.firstIndex(where: { $0.name == screen.name }) else {
      screens.append(screen)
      continue
    }
    for state in screen.states {
      if let index = screens[known].states.firstIndex(where: { $0.id == state.id }) {
        screens[known].states[index].trees += state.trees
      } else {
        screens[known].states.append(state)
      }
    }
  }
  return screens
}

let paths = CommandLine.arguments.dropFirst()
guard !paths.isEmpty else {
  print("usage: screen-speed DOCUMENT.screen.json ...")
  exit(2)
}
let screens = merged(
  try paths.map { try ScreenDocument.decode(Data(contentsOf: URL(fileURLWithPath: $0)), file: $0) })
let states = screens.flatMap(\.states)
let named = Set(states.flatMap(\.trees).flatMap { $0.when.locales ?? [] }).sorted()
let all = VariantMatrix(
  locales: named.isEmpty ? ["en"] : named,
  devices: ["SE", "standard", "largest"].compactMap { DeviceTable.device($0) })
let known = all.variants.filter { variant in states.contains { $0.tree(for: variant) != nil } }
var matrix = all
matrix.sizes = all.sizes.filter { size in known.contains { $0.size == size } }

let profile = RuleProfile.named("default")!
let rules = RuleRegistry.rules(in: profile)
let settings = profile.severities.reduce(into: [RuleID: RuleSetting]()) { settings, entry in
  settings[entry.key] = RuleSetting(severity: entry.value, sources: RuleRegistry.page(entry.key)?.sources ?? [])
}
let fonts = FontLibrary()
func auditor(_ typesetter: Typesetter, threads: Int = 1) -> ScreenAuditor {
  ScreenAuditor(typesetter: typesetter, rules: rules, settings: settings, threads: threads)
}

let warm = Typesetter(fonts: fonts)
let recorder = ShapingRecorder(warm)
for state in states {
  for variant in known {
    guard let tree = state.tree(for: variant) else { continue }
    _ = layOut(tree.root, in: LayoutEnvironment(variant), text: recorder)
  }
}
let raw = RawShaping(recorder.runs)
raw.run()
let first = auditor(warm).audit(screens, matrix: matrix)
let count = first.variantsLaidOut

/// Shaping is timed again before each pass, so that a busy machine slows both sides.
@MainActor func row(_ name: String, _ body: () -> Void) {
  let passes = (0..<15).map { _ in
    let shaping = median(51) { raw.run() }
    let time = median(1, body)
    return (time: time, multiple: time / shaping)
  }
  let time = passes.map(\.time).sorted()[passes.count / 2]
  let multiples = passes.map(\.multiple).sorted()
  let multiple = multiples[passes.count / 2]
  print(
    name.padding(toLength: 36, withPad: " ", startingAt: 0)
      + String(
        format: "%8.1f ms  %6.0f screen-variants/s  %7.0f x raw (%.0f to %.0f)  %6.2f x raw each", time * 1e3,
        Double(count) / time, multiple, multiples.first!, multiples.last!, multiple / Double(max(count, 1))))
}
print(
  "\(count) screen-variants (\(matrix.sizes.count) sizes, \(matrix.locales.joined(separator: " ")), "
    + "\(matrix.devices.count) phones, light and dark), \(rules.count) rules, \(first.findings.count) findings")
print(
  "\(recorder.runs.count) unique runs, \(raw.glyphs) glyphs; raw hb_shape of them once: "
    + String(format: "%.3f ms", median(201) { raw.run() } * 1e3))
row("audit, 1 thread, nothing cached") { _ = auditor(Typesetter(fonts: fonts)).audit(screens, matrix: matrix) }
row("audit, 1 thread, text shaped before") { _ = auditor(warm).audit(screens, matrix: matrix) }
let cores = ProcessInfo.processInfo.activeProcessorCount
row("audit, \(cores) threads, nothing cached") {
  _ = auditor(Typesetter(fonts: fonts), threads: cores).audit(screens, matrix: matrix)
}

/// One scene at a time: what laying it out costs beside shaping its text, and how much of the first layout's work the
/// next width or size uses again.
struct Measuring: TextSizing {
  let typesetter: Typesetter
  func measure(_ paragraph: Paragraph, width: Double?, height: Double?) -> MeasuredText {
    typesetter.measure(paragraph, width: width, height: height)
  }
}
@MainActor func sceneRow(_ state: ScreenState, _ name: String) {
  guard let variant = known.first(where: { state.tree(for: $0) != nil }), let tree = state.tree(for: variant) else {
    return
  }
  let own = ShapingRecorder(warm)
  let environment = LayoutEnvironment(variant)
  _ = layOut(tree.root, in: environment, text: own)
  let ownRaw = RawShaping(own.runs)
  let shaping = median(201) { ownRaw.run() }
  // As in an audit, where layouts share what fonts measure.
  let probes = FontProbes()
  let known = Measuring(typesetter: warm)
  let again = median(51) { _ = layOut(tree.root, in: environment, text: known, probes: probes) }
  // Typesetters that have never seen the text: the same, then another width.
  var colds: [Double] = []
  var widths: [Double] = []
  for _ in 0..<9 {
    let fresh = Measuring(typesetter: Typesetter(fonts: fonts))
    colds.append(median(1) { _ = layOut(tree.root, in: environment, text: fresh) })
    var other = environment
    other.size.width += 13
    widths.append(median(1) { _ = layOut(tree.root, in: other, text: fresh) })
  }
  let (cold, width) = (colds.sorted()[4], widths.sorted()[4])
  print(
    name.padding(toLength: 36, withPad: " ", startingAt: 0)
      + String(
        format: "shaping %.2f ms, first layout %.2f ms, another width %.2f ms (%.2f of the first), measured before %.2f ms",
        shaping * 1e3, cold * 1e3, width * 1e3, width / cold, again * 1e3))
}
for screen in screens { for state in screen.states.prefix(1) { sceneRow(state, screen.name) } }
if count == 0 { exit(1) }
