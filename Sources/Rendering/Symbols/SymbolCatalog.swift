import SightlineModel

/// Simple drawings of our own for names that are common in apps. They tell a reader what stands in a place; they are not
/// Apple's symbols, and no length is measured on them.
///
/// On a grid of 24 × 24, in `PathNotation`: strokes, two units wide, and fills.
enum SymbolCatalog {
  struct Figure {
    var strokes: Outline
    var fills: Outline
    /// What a `.fill` variant fills; `nil` when there is none.
    var body: Outline?
  }

  /// A name, then its strokes, its fills and the body that a `.fill` variant fills; each may go on in a further line.
  private static let drawings = """
    chevron.right
      stroke M9 5 L16 12 L9 19
    chevron.left
      stroke M15 5 L8 12 L15 19
    chevron.up
      stroke M5 15 L12 8 L19 15
    chevron.down
      stroke M5 9 L12 16 L19 9
    chevron.up.chevron.down
      stroke M7 9 L12 4 L17 9 M7 15 L12 20 L17 15
    xmark
      stroke M6 6 L18 18 M18 6 L6 18
    checkmark
      stroke M5 12.5 L10 18 L19 6
    plus
      stroke M12 5 L12 19 M5 12 L19 12
    minus
      stroke M5 12 L19 12
    equal
      stroke M5 9.5 L19 9.5 M5 14.5 L19 14.5
    circle
      body O12 12 9
    square
      body R4 4 16 16 3
    rectangle
      body R3 6 18 12 3
    capsule
      body R2 7 20 10 5
    star
      body M12 3 L14.7 9 L21 9.7 L16.3 14 L17.6 20.5 L12 17.2 L6.4 20.5 L7.7 14 L3 9.7 L9.3 9 Z
    heart
      body M12 20 C5 15 3 12 3 8.8 C3 4 9.5 3 12 7.6 C14.5 3 21 4 21 8.8 C21 12 19 15 12 20 Z
    bell
      stroke M10 20.5 Q12 22 14 20.5
      body M12 3 C8 3 6.5 6 6.5 9.5 C6.5 14 5 15.5 4 17 L20 17 C19 15.5 17.5 14 17.5 9.5 C17.5 6 16 3 12 3
      body Z
    gearshape
      stroke O12 12 3
      body M10.5 3 L13.5 3 L14.1 5.6 L16 6.5 L18.4 5.1 L20.5 7.4 L19 9.6 L19.6 11.5 L22 12.4 L21.4 15.3
      body L18.8 15.5 L17.6 17.2 L18.4 19.7 L15.8 21 L14 19 L11.9 19.2 L10.3 21.4 L7.5 20.4 L7.7 17.8 L6.2
      body 16.3 L3.5 16.6 L2.3 13.8 L4.5 12.3 L4.7 10.2 L2.9 8.2 L4.6 5.7 L7.1 6.5 L8.9 5.3 Z
    lock
      stroke M8 11 L8 8 C8 3 16 3 16 8 L16 11
      body R5 11 14 10 2.5
    lock.open
      stroke M8 11 L8 7 C8 2.5 15 2 16 6
      body R5 11 14 10 2.5
    key
      stroke M11 13 L20 4 M16 8 L18.5 10.5
      body O8 16 4.5
    person
      body O12 7.5 4 M4 21 C4 15 8 13.5 12 13.5 C16 13.5 20 15 20 21 Z
    person.2
      stroke M15.5 4.5 C19.5 4 20 10 16.5 11 M17.5 13.5 C20.5 14.3 22 16.8 22 20
      body O9 7.5 3.7 M2 20.5 C2 15.3 5.5 13.6 9 13.6 C12.5 13.6 16 15.3 16 20.5 Z
    magnifyingglass
      stroke M15.5 15.5 L21 21
      body O10.5 10.5 6.5
    trash
      stroke M4 6 L20 6 M9 6 L9 3.5 L15 3.5 L15 6 M10 10 L10 17 M14 10 L14 17
      body M6 6 L18 6 L17 21 L7 21 Z
    house
      stroke M2.5 12 L12 3.5 L21.5 12
      body M5 10.5 L12 4.5 L19 10.5 L19 20.5 L5 20.5 Z
    envelope
      stroke M3 7 L12 14 L21 7
      body R3 5 18 14 2
    bubble.left
      body M6 4 L18 4 Q21 4 21 7 L21 14 Q21 17 18 17 L11 17 L6.5 21 L6.5 17 Q3 17 3 14 L3 7 Q3 4 6 4 Z
    camera
      stroke O12 13 3.5
      body M9 6 L10.2 4 L13.8 4 L15 6 L19 6 Q21.5 6 21.5 8.5 L21.5 17 Q21.5 19.5 19 19.5 L5 19.5 Q2.5 19.5
      body 2.5 17 L2.5 8.5 Q2.5 6 5 6 Z
    photo
      stroke M3 17 L9 11 L14 16 L17 13 L21 17
      fill O16.5 8.5 1.4
      body R3 4.5 18 15 2
    calendar
      stroke M4 9 L20 9 M8 3 L8 6 M16 3 L16 6
      fill O9 13.5 1 O15 13.5 1
      body R4 4.5 16 16 2.5
    clock
      stroke M12 7 L12 12 L15.5 14
      body O12 12 9
    flame
      body M13 2.5 C14 7 19 9 19 14.5 C19 19 16 21.5 12 21.5 C8 21.5 5 19 5 15 C5 12 6.5 10.5 8 8.5 C8.5
      body 10.5 9.5 11 10.5 11 C10 7.5 11 4.5 13 2.5 Z
    leaf
      stroke M4 20 C7 15 11 12 15 10.5
      body M20 4 C11 4 5 8 5.5 14 C6 19.5 14 19.5 17 15 C19 12 19 8 20 4 Z
    trophy
      stroke M7 6 L3.5 6 C3.5 10 5 12 8 12.5 M17 6 L20.5 6 C20.5 10 19 12 16 12.5 M12 15 L12 20 M8 20.5 L16
      stroke 20.5
      body M7 3.5 L17 3.5 L17 9 C17 13 15 15 12 15 C9 15 7 13 7 9 Z
    shield
      body M12 2.5 C15 4.5 17.5 5.2 20 5.3 L20 11 C20 16.5 16.5 20 12 21.7 C7.5 20 4 16.5 4 11 L4 5.3 C6.5
      body 5.2 9 4.5 12 2.5 Z
    brain
      stroke M12 4 L12 20 M8 9 C9.5 9 10 10 10 11 M16 13 C14.5 13 14 14 14 15
      body M12 4.5 C9.5 2.5 6 4 6.3 7 C3.5 7.5 2.8 11 4.5 12.8 C3.2 15 4.5 18 7 18 C7.8 20.6 11 21 12 19.5
      body C13 21 16.2 20.6 17 18 C19.5 18 20.8 15 19.5 12.8 C21.2 11 20.5 7.5 17.7 7 C18 4 14.5 2.5 12 4.5
      body Z
    chart.bar
      body R4 12 4 8 1 R10 8 4 12 1 R16 4 4 16 1
    chart.line.uptrend.xyaxis
      stroke M4 3.5 L4 20 L21 20 M7.5 15.5 L11.5 11 L14.5 13.5 L20 6.5 M16 6.5 L20 6.5 L20 10.5
    briefcase
      stroke M9 7 L9 4.5 L15 4.5 L15 7 M3 13 L21 13
      body R3 7 18 13 2.5
    cross.case
      stroke M9 7 L9 4.5 L15 4.5 L15 7 M12 10.5 L12 16.5 M9 13.5 L15 13.5
      body R3 7 18 13 2.5
    cross
      body M9.5 4 L14.5 4 L14.5 9.5 L20 9.5 L20 14.5 L14.5 14.5 L14.5 20 L9.5 20 L9.5 14.5 L4 14.5 L4 9.5
      body L9.5 9.5 Z
    pills
      stroke M6.2 13.3 L11.2 17.6
      body M3.5 16.5 C1.5 13.5 7.5 6.5 11 8.2 C14.5 10 8.5 17.5 8.5 17.8 C7 19.5 4.8 18.6 3.5 16.5 Z O17 15
      body 4.5
    dumbbell
      body R2.5 9 2.5 6 1 R5.5 6.5 3 11 1 R8.5 11 7 2 .5 R15.5 6.5 3 11 1 R19 9 2.5 6 1
    globe
      stroke M3 12 L21 12 M12 3 C7.5 7.5 7.5 16.5 12 21 M12 3 C16.5 7.5 16.5 16.5 12 21
      body O12 12 9
    square.stack
      stroke M6.5 4 L17.5 4 M5 7.2 L19 7.2
      body R4 10.5 16 10 2.5
    doc
      stroke M14 3 L14 8 L19 8
      body M7 3 L14 3 L19 8 L19 19 Q19 21 17 21 L7 21 Q5 21 5 19 L5 5 Q5 3 7 3 Z
    folder
      body M3 7 Q3 5 5 5 L9.5 5 L11.5 7.5 L19 7.5 Q21 7.5 21 9.5 L21 17 Q21 19 19 19 L5 19 Q3 19 3 17 Z
    pencil
      stroke M4 20 L5 15.5 L16.5 4 L20 7.5 L8.5 19 Z
    slider.horizontal.3
      stroke M3 6.5 L21 6.5 M3 12 L21 12 M3 17.5 L21 17.5
      fill O15 6.5 2.4 O8.5 12 2.4 O13 17.5 2.4
    line.3.horizontal
      stroke M4 7 L20 7 M4 12 L20 12 M4 17 L20 17
    list.bullet
      stroke M9 7 L20 7 M9 12 L20 12 M9 17 L20 17
      fill O4.5 7 1.3 O4.5 12 1.3 O4.5 17 1.3
    ellipsis
      fill O5 12 2 O12 12 2 O19 12 2
    info
      stroke M12 10.5 L12 17.5
      fill O12 7 1.4
    questionmark
      stroke M8.8 9 C9 5.2 15.3 5.4 15.2 9 C15.1 11.4 12 11.4 12 14
      fill O12 17.6 1.3
    exclamationmark
      stroke M12 6.5 L12 13.5
      fill O12 17.4 1.4
    exclamationmark.triangle
      stroke M12 10 L12 14.5
      fill O12 17.5 1.2
      body M12 3.5 L21.5 20.5 L2.5 20.5 Z
    repeat
      stroke M4 11 C4 7.5 6 6.5 9 6.5 L19 6.5 M16 3.5 L19 6.5 L16 9.5 M20 13 C20 16.5 18 17.5 15 17.5 L5 17.5
      stroke M8 14.5 L5 17.5 L8 20.5
    arrow.clockwise
      stroke M19 8 C14 1.5 4 5 4.5 13 C5 21.5 17 22 19.3 14.5 M19.3 3.5 L19.3 8.3 L14.5 8.3
    arrow.counterclockwise
      stroke M5 8 C10 1.5 20 5 19.5 13 C19 21.5 7 22 4.7 14.5 M4.7 3.5 L4.7 8.3 L9.5 8.3
    delete.left
      stroke M11 9.5 L16 14.5 M16 9.5 L11 14.5
      body M8 5 L19.5 5 Q21.5 5 21.5 7 L21.5 17 Q21.5 19 19.5 19 L8 19 L2.5 12 Z
    square.and.arrow.up
      stroke M12 14 L12 3 M8.5 6.5 L12 3 L15.5 6.5 M8 9.5 L5.5 9.5 L5.5 20.5 L18.5 20.5 L18.5 9.5 L16 9.5
    viewfinder
      stroke M3.5 8 L3.5 5.5 Q3.5 3.5 5.5 3.5 L8 3.5 M16 3.5 L18.5 3.5 Q20.5 3.5 20.5 5.5 L20.5 8 M20.5 16
      stroke L20.5 18.5 Q20.5 20.5 18.5 20.5 L16 20.5 M8 20.5 L5.5 20.5 Q3.5 20.5 3.5 18.5 L3.5 16
    figure.walk
      stroke M12.5 8 L11 14 L14.5 17 L15 21 M11 14 L9 21 M8 13 L9 9.5 L12.5 8 L15 11 L17.5 12
      fill O13.2 4 2
    figure.stand
      stroke M12 8 L12 14 M7.5 9.5 L12 8 L16.5 9.5 M12 14 L9.5 21 M12 14 L14.5 21
      fill O12 4 2
    sparkles
      body M10 4 Q11 10.5 17 11.5 Q11 12.5 10 19 Q9 12.5 3 11.5 Q9 10.5 10 4 Z M18.5 3 Q19 6 21.5 6.5 Q19 7
      body 18.5 10 Q18 7 15.5 6.5 Q18 6 18.5 3 Z
    bolt
      body M13.5 2.5 L5 13.5 L11 13.5 L10 21.5 L19 10 L13 10 Z
    moon
      body M19.5 14.5 C13 17.5 6.5 11 9.5 4.5 C1.5 8 3.5 20.5 12 20.5 C15.5 20.5 18.5 18 19.5 14.5 Z
    sun.max
      stroke M12 2 L12 4 M12 20 L12 22 M2 12 L4 12 M20 12 L22 12 M5 5 L6.4 6.4 M17.6 17.6 L19 19 M5 19 L6.4
      stroke 17.6 M17.6 6.4 L19 5
      body O12 12 4.5
    play
      body M7 4.5 L19 12 L7 19.5 Z
    pause
      fill R7 5 3.5 14 1 R13.5 5 3.5 14 1
    stop
      body R6 6 12 12 2
    bookmark
      body M7 3.5 L17 3.5 L17 20.5 L12 16.5 L7 20.5 Z
    flag
      stroke M5.5 21 L5.5 4
      body M5.5 4.5 C9 2.5 12 6.5 19 4.5 L19 13 C12 15 9 11 5.5 13 Z
    tag
      body M3.5 4 L12 4 L21 13 L13 21 L3.5 12 Z
    gift
      stroke M3.5 8.5 L20.5 8.5 M12 8.5 L12 20.5 M12 8 C7 8 7 3 9.5 3.5 C11.5 4 12 8 12 8 C12 8 12.5 4 14.5
      stroke 3.5 C17 3 17 8 12 8
      body R5 8.5 14 12 1.5
    eye
      stroke O12 12 3
      body M2 12 C6 5.5 18 5.5 22 12 C18 18.5 6 18.5 2 12 Z
    location
      body M20.5 3.5 L13.5 20.5 L11.5 12.5 L3.5 10.5 Z
    cart
      stroke M2.5 4 L5.5 4 L8 16 L18.5 16 L21 7 L6.2 7
      fill O9.5 19.5 1.6 O17 19.5 1.6
    wifi
      stroke M2.5 9.5 C8 4 16 4 21.5 9.5 M6 13.3 C9.5 9.8 14.5 9.8 18 13.3
      fill O12 17.5 2
    puzzlepiece
      body M4 8 L9 8 C7.5 4 13.5 4 12 8 L17 8 L17 12.5 C21 11 21 17 17 15.5 L17 20.5 L4 20.5 Z
    """

  private static let aliases: [String: String] = [
    "chevron.forward": "chevron.right", "chevron.backward": "chevron.left", "gear": "gearshape", "multiply": "xmark",
    "brain.head.profile": "brain", "photo.on.rectangle": "photo", "photo.on.rectangle.angled": "photo",
    "globe.americas": "globe", "arrow.triangle.2.circlepath": "repeat", "puzzlepiece.extension": "puzzlepiece",
    "bubble.right": "bubble.left", "message": "bubble.left", "bubble.left.and.bubble.right": "bubble.left",
    "rectangle.stack": "square.stack", "person.crop": "person", "figure.run": "figure.walk",
    "figure.cooldown": "figure.stand", "figure.flexibility": "figure.stand",
    "chart.line.uptrend": "chart.line.uptrend.xyaxis",
    "doc.text": "doc", "square.and.pencil": "pencil", "chart.bar.xaxis": "chart.bar", "location.north": "location",
    "pill": "pills", "camera.viewfinder": "viewfinder", "gobackward": "arrow.counterclockwise",
    "goforward": "arrow.clockwise",
    "line.3.horizontal.decrease": "line.3.horizontal",
  ]

  private static let directions: [String: (Double, Double)] = [
    "right": (1, 0), "forward": (1, 0), "left": (-1, 0), "backward": (-1, 0), "up": (0, -1), "down": (0, 1),
    "up.right": (0.7071, -0.7071), "up.left": (-0.7071, -0.7071), "down.right": (0.7071, 0.7071),
    "down.left": (-0.7071, 0.7071), "up.forward": (0.7071, -0.7071),
  ]

  private static let figures: [String: Figure] = {
    var figures: [String: [Substring: String]] = [:]
    var name = ""
    for line in drawings.split(separator: "\n") {
      guard line.hasPrefix(" ") else {
        name = String(line)
        figures[name] = [:]
        continue
      }
      let parts = line.split(separator: " ", maxSplits: 1)
      figures[name]?[parts[0], default: ""] += " " + parts[1]
    }
    return figures.mapValues { parts in
      Figure(
        strokes: PathNotation.outline(parts["stroke"] ?? ""), fills: PathNotation.outline(parts["fill"] ?? ""),
        body: parts["body"].map(PathNotation.outline))
    }
  }()

  /// - Parameter name: Without `.fill`, `.circle`, `.square`, `.slash` and badges.
  static func figure(_ name: String) -> Figure? {
    if let known = figures[aliases[name] ?? name] { return known }
    guard name.hasPrefix("arrow."), let (x, y) = directions[String(name.dropFirst(6))] else { return nil }
    func point(_ along: Double, _ across: Double) -> Point {
      Point(x: 12 + along * x - across * y, y: 12 + along * y + across * x)
    }
    let arrow: [Outline.Command] = [
      .move(point(-8, 0)), .line(point(8, 0)), .move(point(1.5, -6)), .line(point(8, 0)), .line(point(1.5, 6)),
    ]
    return Figure(strokes: Outline(arrow), fills: Outline(), body: nil)
  }
}
