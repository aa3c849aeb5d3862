import SightlineModel
import Synchronization

/// An ellipsis or a hyphen that a line shows and the text doesn't have.
struct AddedMark: Sendable {
  enum Kind: Hashable, Sendable { case ellipsis, hyphen }
  struct Key: Hashable, Sendable {
    var kind: Kind
    /// The class of the text it stands beside.
    var scaleClass: Int
  }
  var text: String
  var face: StyledFace?
  var scaleClass: ScaleClass
  var glyphs: [ShapedGlyph]
  /// Em.
  var textAdvance: Double
  var displayAdvance: Double
  var tracked: Double

  func width(_ scale: ScaleClass.Scale) -> Double {
    scale.text * textAdvance + scale.display * displayAdvance + scale.perGlyph * tracked
  }
}

/// Makes them, in the face of the text they stand beside where that has the glyph.
struct AddedMarkMaker {
  let cache: BoundedCache<ShapingKey, [ShapedGlyph]>
  let pool: WorkbenchPool

  func mark(_ kind: AddedMark.Kind, besideClass row: Int, of text: PreparedText) -> AddedMark {
    let key = AddedMark.Key(kind: kind, scaleClass: row)
    if let known = text.addedMarks.withLock({ $0[key] }) { return known }
    let made = make(kind, row, text)
    text.addedMarks.withLock { $0[key] = made }
    return made
  }

  private func make(_ kind: AddedMark.Kind, _ row: Int, _ text: PreparedText) -> AddedMark {
    let original = text.classes[row]
    let run = text.runs[original.run]
    let beside = text.items.first { $0.scaleClass == row }
    let han = ScriptFonts.hanForm(locale: text.locale, scripts: text.analysis.scripts)
    for mark in Self.candidates(kind, beside: beside?.face.standIn) {
      let characters = mark.unicodeScalars.map(\.value)
      let own = beside.flatMap { $0.face.covers(characters) ? $0.face : nil }
      guard
        let face = own
          ?? run.chain.face(for: characters, script: beside?.script ?? 0x4C61_746E, han: han, isEmoji: false),
        face.covers(characters)
      else { continue }
      let key = ShapingKey(
        text: ExactText(mark), before: 0, after: 0, face: face.text.id, display: face.display?.id,
        script: beside?.script ?? 0x4C61_746E, isRightToLeft: text.analysis.paragraphLevel == 1,
        language: text.locale, features: run.spec.features)
      let glyphs = cache.value(key) { pool.withWorkbench { Shaper.shape(key, with: face, on: $0) } }
      let delta =
        face.standIn == .calibrated ? SystemFontCalibration.delta(characters[0]).em(original.weight) : (0, 0)
      let scaleClass = ScaleClass(
        run: original.run, sizing: original.sizing, standIn: face.standIn, script: original.script,
        design: original.design,
        weight: original.weight, hasDisplayMaster: face.display != nil, spacing: original.spacing)
      return AddedMark(
        text: kind == .hyphen ? "\u{2010}" : mark, face: face, scaleClass: scaleClass, glyphs: glyphs,
        textAdvance: glyphs.reduce(delta.0) { $0 + $1.advance },
        displayAdvance: glyphs.reduce(delta.1) { $0 + $1.displayAdvance },
        tracked: Double(glyphs.count { $0.advance > 0 }))
    }
    return AddedMark(
      text: "…", face: nil, scaleClass: original, glyphs: [], textAdvance: 0.8, displayAdvance: 0.8, tracked: 1)
  }

  /// Glyphs that may be the mark, the best first.
  ///
  /// SF Pro has one glyph for hyphen and hyphen-minus, as wide as Inter's hyphen-minus; Inter's own hyphen is narrower.
  /// - Source: "For‐", "Notifica‐" and "Com‐" of the measured screens.
  private static func candidates(_ kind: AddedMark.Kind, beside face: StyledFace.StandIn?) -> [String] {
    switch kind {
    case .ellipsis: ["…", "..."]
    case .hyphen: face == .calibrated ? ["-", "\u{2010}"] : ["\u{2010}", "-"]
    }
  }
}
