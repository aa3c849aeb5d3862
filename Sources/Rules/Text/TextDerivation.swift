import SightlineModel

extension SceneNode {
  /// What the length of a text follows from: its words, its font at this text size, the lines that came out.
  func textDerivation(in scene: Scene) -> [DerivationStep] {
    guard let text else { return [] }
    let words = text.content.runs.first?.derivation ?? []
    let modifier = scene.modifier(around: self, [.font])
    let chosen = modifier?.fontSteps ?? []
    return words + chosen.filter { !words.contains($0) } + [
      DerivationStep(.remark(fontStep(text, scene.variant.size)), at: modifier?.source ?? source),
      DerivationStep(.remark(lineStep(text))),
    ]
  }

  /// `.title, bold: 44 pt at AX3, set in Inter Bold, ±3 %`.
  private func fontStep(_ text: SceneText, _ size: DynamicTypeSize) -> String {
    var name =
      switch text.font.base {
      case .style(let style): ".\(style.swiftName)"
      case .system(let points): "system \(points.text()) pt"
      case .custom(let family, let points, _): "\(family) \(points.text()) pt"
      case .files: "font files"
      }
    if let weight = text.font.weight { name += ", \(weight.rawValue)" }
    var step = "\(name): \(text.measured.fontSize.text()) pt at \(size.rawValue)"
    let faces = Set(text.measured.fonts.map(\.face)).sorted()
    if !faces.isEmpty { step += ", set in \(faces.joined(separator: ", "))" }
    if text.measured.relativeError > 0 { step += ", widths ±\((text.measured.relativeError * 100).text()) %" }
    return step
  }

  /// `2 lines, the widest 301.3 pt, in 320 × 41 pt`.
  private func lineStep(_ text: SceneText) -> String {
    let lines = text.measured.lines
    guard let widest = lines.map(\.width).max() else { return "no line has room in \(frame.size.text) pt" }
    let count =
      lines.count == 1 ? "1 line of \(widest.text()) pt" : "\(lines.count) lines, the widest \(widest.text()) pt"
    return "\(count), in \(frame.size.text) pt"
  }
}
