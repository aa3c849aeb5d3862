import SightlineModel

extension PreparedText.Run {
  /// Bold or heavier, by the code or by the face itself.
  var isBold: Bool { heaviness >= 700 }
  /// Semibold or heavier: drawn to stand out, which makes no text "large" for its contrast.
  var isSemibold: Bool { heaviness >= 600 }
  private var heaviness: Int {
    let face = chain.primary.map { $0.standIn == .asIs ? $0.text.weight : 0 } ?? 0
    return max(weight.value, face)
  }
}

extension PreparedText {
  func listFontUses() -> [FontUse] {
    var uses: [FontUse] = []
    for item in items {
      let run = runs[classes[item.scaleClass].run]
      for face in [item.face.text, item.face.display].compactMap({ $0 }) {
        let (family, substituted) = Self.asked(for: item.face, face, run)
        uses.append(
          FontUse(
            family: family, face: face.style.isEmpty ? face.fullName : "\(face.family) \(face.style)",
            file: face.file.name, sha256: face.file.sha256, version: face.version, substituted: substituted,
            errorBands: classes[item.scaleClass].errorBands))
      }
    }
    return FontUse.merged(uses)
  }

  /// The family the code or iOS asks for, and whether another font stands in for it.
  private static func asked(for styled: StyledFace, _ face: FontFace, _ run: Run) -> (String, Bool) {
    switch styled.standIn {
    case .asIs: return (face.family, false)
    case .sanFrancisco: return (face.family, run.chain.isSubstituted)
    case .script(let tag): return ("iOS fallback for \(ScriptFonts.name(tag))", true)
    case .calibrated, .design:
      if case .custom(let name) = run.chain.key.base { return (run.chain.isSubstituted ? name : "SF Pro", true) }
      switch run.spec.design {
      case .default: return ("SF Pro", true)
      case .rounded: return ("SF Pro Rounded", true)
      case .serif: return ("New York", true)
      case .monospaced: return ("SF Mono", true)
      }
    }
  }
}
