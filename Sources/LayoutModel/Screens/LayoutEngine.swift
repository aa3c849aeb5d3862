import AuditEngine
import Layout
import Rules
public import SightlineModel
import Typesetting

/// Lays screens out and audits them. One engine serves many screens: fonts are found once, and texts that were measured
/// are remembered. May be used by several threads.
public struct LayoutEngine: Sendable {
  private let typesetter: Typesetter

  /// - Parameter fonts: Font files of one's own, and folders of them. The system font, or the stand-in for it, is found
  ///   where the system keeps fonts.
  /// - Throws: ``LayoutModelError`` for a file that is no font.
  public init(fonts: [String] = []) throws(LayoutModelError) {
    let files = fonts.filter(FontLibrary.isFontFile)
    let library = FontLibrary(projectFolders: fonts.filter { !FontLibrary.isFontFile($0) }, projectFiles: files)
    if let problem = library.problems.first { throw LayoutModelError(.unusableFont("\(problem)")) }
    typesetter = Typesetter(fonts: library)
  }

  /// Lays a screen out for one set of conditions: text size, language, device, appearance.
  ///
  /// Cost: linear in the number of views for common screens, some milliseconds; texts are set once for each width.
  /// - Throws: ``LayoutModelError``, with the call that passes a number out of range.
  public func layOut(_ view: some View, in variant: Variant) throws(LayoutModelError) -> LaidOutView {
    layOut(try tree(of: view, in: variant).root, in: variant)
  }

  /// Where layout puts the geometry readers of a tree, by their place.
  func readerFrames(in root: ViewNode, _ variant: Variant) -> [String: Rect] {
    let auditor = ScreenAuditor(typesetter: typesetter, rules: [], settings: [:], threads: 1)
    return Parallel.map([root], threads: 1) { root in auditor.readerFrames(in: TreeCase(root: root), variant) }[0]
  }

  func layOut(_ root: ViewNode, in variant: Variant) -> LaidOutView {
    let auditor = ScreenAuditor(typesetter: typesetter, rules: [], settings: [:], threads: 1)
    // On a thread of its own, whose stack is as deep as views nest.
    let laidOut = Parallel.map([root], threads: 1) { root in
      let screen = auditor.layOut(TreeCase(root: root), variant, band: 0)
      return LaidOutView(auditor.scene(of: screen, name: "screen", variant: variant), screen.unsupported)
    }
    return laidOut[0]
  }

  /// Lays a screen out for every combination of sizes, languages, devices and appearances, and asks the rules.
  ///
  /// - Parameters:
  ///   - name: Stands in findings.
  ///   - matrix: In which conditions.
  ///   - rules: Which rules are asked, with which severities and numbers.
  ///   - threads: 1 or more; findings do not depend on it.
  /// - Returns: One finding for each cause, in the order of the calls.
  /// - Throws: ``LayoutModelError`` for a number out of range, and for fewer threads than one.
  public func audit(
    _ view: some View, name: String = "screen", in matrix: AuditMatrix, rules: RuleSelection = .default,
    threads: Int = 1
  ) throws(LayoutModelError) -> AuditResult {
    guard threads >= 1 else {
      throw LayoutModelError(.outOfRange(parameter: "threads", value: "\(threads)", expected: "1 or more"))
    }
    let variants = matrix.matrix.variants
    let (root, readers) = try tree(of: view, in: variants[0])
    var trees = [TreeCase(root: root)]
    // What readers are told depends on the conditions, and so may what they show.
    if readers > 0 {
      trees = []
      for variant in variants {
        trees.append(TreeCase(when: VariantCondition(only: variant), root: try tree(of: view, in: variant).root))
      }
    }
    let source = root.source ?? SourceLocation(file: name, line: 1, column: 1)
    var screen = Screen(name: name, symbol: root.userView ?? name, source: source, states: [])
    screen.states = [ScreenState(id: "launch", trees: trees)]
    let auditor = ScreenAuditor(
      typesetter: typesetter, rules: rules.rules, sizeRules: rules.sizeRules, settings: rules.settings,
      threads: min(threads, 256))
    let result = auditor.audit([screen], matrix: matrix.matrix)
    return AuditResult(
      findings: result.findings.sorted { ($0.location, $0.rule) < ($1.location, $1.rule) },
      variantsLaidOut: result.variantsLaidOut,
      notLaidOut: result.unsupported.map { NotLaidOut(name: $0.what, reason: $0.why, line: $0.line) },
      judged: result.judged)
  }

  /// Sets a text by itself, as `Text` would in a frame of that width.
  ///
  /// - Parameters:
  ///   - width: Points offered, 0 or more; `nil` is unlimited.
  ///   - lineLimit: At least 1; `nil` is unlimited.
  /// - Returns: Lines and size, in points from the top left of the text.
  /// - Throws: ``LayoutModelError`` for a negative or infinite width, a line limit below 1, and a font without a size.
  public func measure(
    _ text: String, font: Font = .body, width: Double? = nil, lineLimit: Int? = nil, in variant: Variant
  ) throws(LayoutModelError) -> TextLayout {
    var building = Building()
    _ = building.number(width, "width", from: 0)
    _ = building.number(lineLimit, "lineLimit", from: 1)
    let spec = building.font(font).value ?? .body
    if let problem = building.problems.first { throw problem }
    let paragraph = Paragraph(
      runs: [Paragraph.Run(string: text, font: spec)], locale: variant.locale, direction: variant.direction,
      contentSize: variant.size, boldText: variant.boldText, lineLimit: lineLimit, scale: variant.device.scale)
    let measured = typesetter.measure(paragraph, width: width)
    return TextLayout(text, measured, frame: Rect(origin: .zero, size: measured.size))
  }
}
