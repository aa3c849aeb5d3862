import SightlineModel

/// SF Pro where it is installed, else what stands in for it.
enum SystemFont {
  static func faces(design: FontDesign, weight: FontWeight, italic: Bool, store: FontStore) -> [StyledFace] {
    let plain = defaultFaces(weight: weight, italic: italic, store: store)
    switch design {
    case .default: return plain
    case .rounded: return plain.map { $0.replacing(.design(.rounded), where: .sanFrancisco) }
    case .serif:
      let style = weight.value >= 600 ? (italic ? "BoldItalic" : "Bold") : (italic ? "Italic" : "Regular")
      let face = store.systemFace(["NotoSerif-\(style).ttf", "NotoSerif-Regular.ttf", "DejaVuSerif.ttf"])
      return (face.map { [StyledFace(text: $0, standIn: .design(.serif), weight: weight)] } ?? []) + plain
    case .monospaced:
      let style = (weight.value >= 600 ? "Bold" : "") + (italic ? "Oblique" : "")
      let name = "DejaVuSansMono" + (style.isEmpty ? "" : "-\(style)") + ".ttf"
      guard let face = store.systemFace([name, "DejaVuSansMono.ttf"]) else { return plain }
      let advance = face.glyph(for: 0x30).map(face.advance(of:)) ?? sfMonoAdvance
      let factor = advance > 0 ? sfMonoAdvance / advance : 1
      return [StyledFace(text: face, standIn: .design(.monospaced), weight: weight, sizeFactor: factor)] + plain
    }
  }

  /// Em; measured in renders of `Font.system(design: .monospaced)`.
  private static let sfMonoAdvance = 0.619

  private static func defaultFaces(weight: FontWeight, italic: Bool, store: FontStore) -> [StyledFace] {
    if let own = sanFrancisco(weight: weight, italic: italic, store: store) { return [own] }
    let style = interStyles[weight]! + (italic ? "Italic" : "")
    let file = style == "RegularItalic" ? "Italic" : style
    let display = store.systemFace(["InterDisplay-\(file).otf", "InterDisplay-\(file).ttf"])
    if let text = store.systemFace(["Inter-\(file).otf", "Inter-\(file).ttf"]) {
      return [StyledFace(text: text, display: display, standIn: .calibrated, weight: weight)]
    }
    let bold = weight.value >= 600
    let other = [
      "NotoSans-\(bold ? "Bold" : "Regular").ttf", "LiberationSans-\(bold ? "Bold" : "Regular").ttf",
      bold ? "DejaVuSans-Bold.ttf" : "DejaVuSans.ttf",
    ]
    return store.systemFace(other).map { [StyledFace(text: $0, standIn: .design(.default), weight: weight)] } ?? []
  }

  /// The variable font of Apple's download page, at the two ends of its optical size axis.
  private static func sanFrancisco(weight: FontWeight, italic: Bool, store: FontStore) -> StyledFace? {
    let names = italic ? ["SF-Pro-Italic.ttf"] : ["SF-Pro.ttf", "SFNS.ttf"]
    func master(_ opticalSize: Double) -> FontFace? {
      store.systemFace(
        names,
        variations: [
          VariationSetting(tag: VariationSetting.weightTag, value: Double(weight.value)),
          VariationSetting(tag: VariationSetting.opticalSizeTag, value: opticalSize),
        ])
    }
    guard let text = master(17), text.axes.contains(where: { $0.tag == VariationSetting.opticalSizeTag }) else {
      return nil
    }
    return StyledFace(text: text, display: master(28), standIn: .sanFrancisco, weight: weight)
  }

  private static let interStyles: [FontWeight: String] = [
    .ultraLight: "Thin", .thin: "ExtraLight", .light: "Light", .regular: "Regular", .medium: "Medium",
    .semibold: "SemiBold", .bold: "Bold", .heavy: "ExtraBold", .black: "Black",
  ]
}

extension StyledFace {
  /// Another design drawn with the default one's glyphs; where that is SF Pro, its widths are not exact any more.
  fileprivate func replacing(_ standIn: StandIn, where original: StandIn) -> StyledFace {
    var copy = self
    if copy.standIn == original { copy.standIn = standIn }
    return copy
  }
}
