import SightlineModel

/// Sets text for scenes made by hand: a face with a glyph and an advance for each character.
protocol SampleFont: GlyphOutlines {
  func glyph(_ character: Character, isBold: Bool) -> (font: FontFaceID, glyph: UInt32, advance: Double)
}

/// Every letter a block; wide enough to see where text stands.
struct BlockFont: SampleFont {
  func glyph(_ character: Character, isBold: Bool) -> (font: FontFaceID, glyph: UInt32, advance: Double) {
    (FontFaceID(isBold ? 1 : 0), character.unicodeScalars.first?.value ?? 0, 0.52)
  }
  func outline(font: FontFaceID, glyph: UInt32) -> Outline? {
    guard glyph < 0x1F000 else { return nil }
    guard glyph != 32 else { return Outline() }
    let height = 0.5 + Double(glyph % 5) * 0.05
    let width = font.value == 1 ? 0.46 : 0.42
    return Outline([
      .move(Point(x: 0.05, y: 0)), .line(Point(x: 0.05, y: -height)),
      .quadratic(control: Point(x: width, y: -height), Point(x: width, y: -height / 2)),
      .cubic(Point(x: width, y: -0.1), Point(x: width, y: 0), Point(x: 0.3, y: 0)), .close,
    ])
  }
}

/// A welcome screen, built by hand.
struct SampleScene {
  let font: any SampleFont
  var scene: Scene

  static let phone = Device(
    id: "iphone-402x874", alias: "standard", size: Size(width: 402, height: 874), scale: 3,
    safeArea: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0), horizontalSizeClass: .compact,
    verticalSizeClass: .regular)

  init(
    font: any SampleFont = BlockFont(), screen: String = "Welcome", appearance: Appearance = .light,
    device: Device = phone
  ) {
    self.font = font
    let variant = Variant(device: device, appearance: appearance)
    scene = Scene(screen: screen, state: "settled", variant: variant, nodes: [])
    add(.zStack, Rect(origin: .zero, size: device.size)) { _ in }
  }

  var isDark: Bool { scene.variant.appearance.isDark }
  var primary: RGBA { isDark ? RGBA(hex: 0xF2F5F8) : RGBA(hex: 0x16202A) }

  @discardableResult
  mutating func add(_ kind: ViewKind, _ frame: Rect, parent: Int? = nil, _ change: (inout SceneNode) -> Void) -> Int {
    let id = scene.nodes.count
    let above = parent ?? (id == 0 ? nil : 0)
    var node = SceneNode(
      id: id, parent: above, kind: kind, isModifier: false, frame: frame, path: "zStack/\(kind)")
    change(&node)
    scene.nodes.append(node)
    if let above { scene.nodes[above].children.append(id) }
    return id
  }

  mutating func fill(_ rect: Rect, radius: Double = 0, _ paint: DrawPaint) {
    add(.roundedRectangle, rect) { $0.drawings = [.fill(Self.rounded(rect, radius), paint)] }
  }

  mutating func symbol(_ name: String, _ frame: Rect, _ paint: DrawPaint, on backdrop: RGBA = .white) {
    add(.image, frame) { node in
      node.drawings = [.symbol(name, paint, isMirrored: false)]
      node.backdrop = .color(backdrop)
    }
  }

  /// Lines are broken by hand.
  mutating func text(
    _ lines: [String], x: Double, y: Double, width: Double, size: Double, isBold: Bool = false,
    alignment: Paragraph.Alignment = .leading, _ paint: DrawPaint, label: String? = nil
  ) {
    let height = (size * 1.21).rounded(.up)
    var offset = 0
    let set = lines.enumerated().map { index, line -> TextLine in
      let advances = line.map { font.glyph($0, isBold: isBold) }
      let total = advances.reduce(0) { $0 + $1.advance } * size
      let left =
        switch alignment {
        case .leading: 0.0
        case .center: (width - total) / 2
        case .trailing: width - total
        }
      let baseline = Double(index) * height + size * 0.95
      var pen = left
      let glyphs = advances.map { glyph -> PlacedGlyph in
        defer { pen += glyph.advance * size }
        return PlacedGlyph(
          font: glyph.font, glyph: glyph.glyph, size: size, position: Point(x: pen, y: baseline), offset: offset)
      }
      defer { offset += line.utf8.count + 1 }
      return TextLine(
        text: line, start: offset, end: offset + line.utf8.count, x: left, baseline: baseline, width: total,
        ascent: size * 0.95, descent: size * 0.26, glyphs: glyphs)
    }
    let frame = Rect(x: x, y: y, width: width, height: height * Double(lines.count))
    let order = scene.nodes.count
    let (ink, backdrop) = (primary, isDark ? RGBA.black : RGBA.white)
    add(.text, frame) { node in
      node.text = SceneText(
        content: TextContent(lines.joined(separator: " ")),
        measured: MeasuredText(
          size: frame.size, lines: set, fontSize: size, isBold: isBold,
          inkBounds: Rect(x: 1, y: 2, width: width - 2, height: frame.height - 4)),
        font: .body, scales: true, lineLimit: nil)
      node.drawings = [.text(paint)]
      node.foreground = .color(ink)
      node.backdrop = .color(backdrop)
      node.source = SourceLocation(file: "App/Welcome.swift", line: order, column: 7)
      node.spoken = SpokenElement(order: order, label: label ?? lines.joined(separator: " "), traits: [.staticText])
    }
  }

  static func rounded(_ rect: Rect, _ radius: Double) -> Outline {
    let r = min(radius, rect.width / 2, rect.height / 2)
    let c = r * 0.4477
    return Outline([
      .move(Point(x: rect.minX + r, y: rect.minY)), .line(Point(x: rect.maxX - r, y: rect.minY)),
      .cubic(
        Point(x: rect.maxX - c, y: rect.minY), Point(x: rect.maxX, y: rect.minY + c),
        Point(x: rect.maxX, y: rect.minY + r)), .line(Point(x: rect.maxX, y: rect.maxY - r)),
      .cubic(
        Point(x: rect.maxX, y: rect.maxY - c), Point(x: rect.maxX - c, y: rect.maxY),
        Point(x: rect.maxX - r, y: rect.maxY)), .line(Point(x: rect.minX + r, y: rect.maxY)),
      .cubic(
        Point(x: rect.minX + c, y: rect.maxY), Point(x: rect.minX, y: rect.maxY - c),
        Point(x: rect.minX, y: rect.maxY - r)), .line(Point(x: rect.minX, y: rect.minY + r)),
      .cubic(
        Point(x: rect.minX, y: rect.minY + c), Point(x: rect.minX + c, y: rect.minY),
        Point(x: rect.minX + r, y: rect.minY)), .close,
    ])
  }

  /// Everything a picture can hold: symbols, gradients, shadows, unknown paints, images, scrolled and clipped content.
  static func welcome(font: any SampleFont = BlockFont(), appearance: Appearance = .light) -> Scene {
    var sample = SampleScene(font: font, appearance: appearance)
    let ground: RGBA = sample.isDark ? .black : .white
    let card = sample.isDark ? RGBA(hex: 0x1A222B) : RGBA(hex: 0xF3F5F8)
    let blue = RGBA(hex: 0x2563EB)
    let violet = RGBA(hex: 0x8B5CF6)
    let gradient = DrawPaint.linear(
      start: Point(x: 165, y: 96), end: Point(x: 237, y: 168),
      stops: [(location: 0, color: blue), (location: 1, color: violet)])
    sample.symbol("xmark", Rect(x: 354, y: 70, width: 22, height: 22), .color(sample.primary), on: ground)
    sample.symbol("brain.head.profile", Rect(x: 161, y: 96, width: 80, height: 76), gradient, on: ground)
    sample.text(
      ["Ferries, on time"], x: 24, y: 190, width: 354, size: 32, isBold: true, alignment: .center,
      .color(sample.primary))
    sample.text(
      ["See when the next ferry leaves,", "and how full it is."], x: 24, y: 238, width: 354, size: 17,
      alignment: .center, .color(sample.primary.opacity(0.7)))
    let rows = [
      ("checkmark.circle.fill", "Live departures"), ("bell.badge.fill", "A note before yours"),
      ("lock.shield.fill", "No account needed"),
    ]
    for (index, (symbol, title)) in rows.enumerated() {
      let y = 312 + Double(index) * 76
      let box = Rect(x: 24, y: y, width: 354, height: 64)
      let edge = sample.primary.opacity(0.08)
      sample.add(.hStack, box) { node in
        node.drawings = [
          .shadow(rounded(box, 16), .color(.black.opacity(0.12)), radius: 6, offset: Point(x: 0, y: 2)),
          .fill(rounded(box, 16), .color(card)),
          .stroke(rounded(box, 16), .color(edge), width: 1),
        ]
      }
      sample.symbol(symbol, Rect(x: 40, y: y + 18, width: 28, height: 28), .color(blue), on: card)
      sample.text([title], x: 84, y: y + 22, width: 280, size: 17, .color(sample.primary))
    }
    sample.fill(Rect(x: 24, y: 552, width: 110, height: 72), radius: 12, .unknown("a photo from the network"))
    sample.fill(Rect(x: 146, y: 552, width: 110, height: 72), radius: 12, .material("ultraThinMaterial"))
    sample.fill(Rect(x: 268, y: 552, width: 110, height: 72), radius: 12, .image("HarborPhoto"))
    let scroll = sample.add(.scrollView, Rect(x: 24, y: 640, width: 354, height: 60)) { _ in }
    for index in 0..<5 {
      let frame = Rect(x: 24 + Double(index) * 96, y: 640, width: 84, height: 60)
      let id = sample.add(.image, frame, parent: scroll) { node in
        node.drawings = [
          .symbol(
            ["ferry.fill", "sparkle.custom.logo", "calendar", "globe", "map"][index], .color(blue), isMirrored: false)
        ]
        node.scrollContainer = scroll
        node.backdrop = .color(ground)
      }
      sample.scene.nodes[id].scrollAxes = [.horizontal]
    }
    let button = Rect(x: 24, y: 744, width: 354, height: 56)
    sample.add(.button, button) { node in
      node.drawings = [.fill(rounded(button, 14), .color(blue))]
      node.hitRegion = button
      node.isInteractive = true
      node.spoken = SpokenElement(order: 90, label: "Get started", traits: [.button], hint: "Starts the tour")
    }
    sample.text(["Get started"], x: 24, y: 761, width: 354, size: 17, isBold: true, alignment: .center, .color(.white))
    sample.text(
      ["Free to use 🙂"], x: 24, y: 814, width: 354, size: 15, alignment: .center,
      .linear(
        start: Point(x: 24, y: 0), end: Point(x: 378, y: 0),
        stops: [(location: 0, color: blue), (location: 1, color: violet)]))
    return sample.scene
  }
}
