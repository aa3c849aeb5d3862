import SightlineModel

/// Faint or coloured things that nobody has to read, and backdrops that decide otherwise than they seem to.
extension Trap {
  static let color: [Trap] = [
    Trap(
      "disabled text",
      """
      Button {} label: { Text("Later").frame(minWidth: 44, minHeight: 44) }
        .disabled(true)
      """),
    Trap(
      "pale text of a disabled button",
      """
      Button {} label: {
        Text("Later").foregroundStyle(Color(white: 0.8)).frame(minWidth: 44, minHeight: 44).background(Color.white)
      }
      .disabled(true)
      """),
    Trap("invisible text", "ZStack { Text(\"Plants\"); Text(\"Gone\").foregroundStyle(Color(white: 0.9)).opacity(0) }"),
    Trap(
      "scheme that a view asks of its window",
      """
      VStack {
        Text("Plants").foregroundStyle(Color(white: 0.75))
        Text("Moss").preferredColorScheme(.dark)
      }
      """),
    Trap(
      "value of a picker in iOS's own grey",
      """
      Form {
        Picker("Kind", selection: $kind) {
          Text("Fern").tag(1)
          Text("Moss").tag(2)
        }
        LabeledContent("Leaves", value: 4, format: .number)
      }
      """, members: "  @State private var kind = 1"),
    Trap("pale emoji", "Text(\"🎉\").foregroundStyle(Color(white: 0.9))"),
    Trap(
      "large grey title that darkens with Increase Contrast",
      """
      Text("Nearly black").font(.largeTitle).foregroundStyle(Color(white: contrast == .increased ? 0.3 : 0.5))
        .accessibilityAddTraits(.isHeader)
        .padding()
        .background(Color.white)
      """, members: "  @Environment(\\.colorSchemeContrast) private var contrast"),
    Trap(
      "button in a colour of its own",
      """
      Button {} label: { Text("Skip").frame(minWidth: 44, minHeight: 44) }.foregroundColor(Color(uiColor: .label))
      """),
    Trap(
      "white on a dark gradient",
      """
      Text("Go on").foregroundStyle(.white).padding()
        .background(LinearGradient(colors: [.black, Color(white: 0.3)], startPoint: .top, endPoint: .bottom))
      """),
    Trap(
      "white on a dark card on a white screen",
      """
      ZStack {
        Color.white.ignoresSafeArea()
        VStack { Text("Total").foregroundStyle(.white) }.padding().background(Color(white: 0.15))
      }
      """),
    Trap(
      "dark text on a colour that is half transparent over white",
      """
      ZStack {
        Color.white.ignoresSafeArea()
        Text("Total").foregroundStyle(.black).padding().background(Color.blue.opacity(0.1))
      }
      """),
    Trap(
      "pale icon beside its text",
      "HStack { Image(systemName: \"star\").foregroundStyle(Color(white: 0.85)).accessibilityHidden(true); Text(\"Rated\") }"
    ),
    Trap(
      "pale decoration",
      """
      VStack { Image(systemName: "sparkles").foregroundStyle(Color(white: 0.9)).accessibilityHidden(true); Text("Plants") }
      """),
    Trap(
      "pale icon of a disabled button",
      """
      Button {} label: {
        Image(systemName: "xmark").foregroundStyle(Color(white: 0.8)).frame(width: 44, height: 44)
      }
      .accessibilityLabel("Close")
      .disabled(true)
      """),
    Trap(
      "placeholder in the system's colour",
      "VStack(alignment: .leading) { Text(\"Pile\"); TextField(\"Holidays\", text: .constant(\"\")).frame(minHeight: 44) }"
    ),
    Trap(
      "hairline in a pale colour",
      "VStack { Text(\"Above\"); Divider(); Rectangle().fill(Color(white: 0.93)).frame(height: 1); Text(\"Below\") }"),
    Trap(
      "pale card around dark words",
      """
      Text("Plants").foregroundStyle(.black).padding().background(Color(white: 0.96), in: .rect(cornerRadius: 12))
      """),
    Trap(
      "page dots of two sizes",
      """
      HStack {
        ForEach(0..<3) { page in
          Circle().fill(Color(white: 0.45)).frame(width: page == 0 ? 12 : 8, height: page == 0 ? 12 : 8)
        }
      }
      .accessibilityElement()
      .accessibilityLabel("Page 1 of 3")
      """),
    Trap(
      "page dots of two lightnesses",
      """
      HStack {
        ForEach(0..<3) { page in
          Circle().fill(page == 0 ? Color.black : Color(white: 0.72)).frame(width: 8, height: 8)
        }
      }
      .accessibilityElement()
      .accessibilityLabel("Page 1 of 3")
      .padding()
      .background(Color.white)
      """),
    Trap(
      "swatches to choose a colour from",
      """
      HStack(spacing: 12) {
        ForEach([Color.red, Color.green, Color.blue], id: \\.self) { color in
          Button {} label: { Circle().fill(color).frame(width: 44, height: 44) }
            .accessibilityLabel(color == .red ? "Red" : color == .green ? "Green" : "Blue")
        }
      }
      """),
    Trap(
      "coloured bullets with words",
      """
      HStack {
        Circle().fill(Color.red).frame(width: 8, height: 8)
        Text("Rent")
        Circle().fill(Color.green).frame(width: 8, height: 8)
        Text("Food")
      }
      """),
    Trap("progress bar of the system", "ProgressView(value: 0.4) { Text(\"Reading\") }"),
    Trap(
      "colour chosen by the colour scheme",
      """
      Text("Plants").foregroundStyle(scheme == .dark ? Color.white : Color.black)
      """, members: "  @Environment(\\.colorScheme) private var scheme"),
    Trap(
      "asset colour with a dark form",
      "Text(\"Plants\").foregroundStyle(Color(\"ink\"))",
      files: [
        "Assets.xcassets/Contents.json": "{\"info\": {\"author\": \"xcode\", \"version\": 1}}",
        "Assets.xcassets/ink.colorset/Contents.json": """
        {"colors": [
          {"idiom": "universal", "color": {"color-space": "srgb",
           "components": {"red": "0x22", "green": "0x22", "blue": "0x22", "alpha": "1.000"}}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
           "color": {"color-space": "srgb",
           "components": {"red": "0xEE", "green": "0xEE", "blue": "0xEE", "alpha": "1.000"}}}
        ], "info": {"author": "xcode", "version": 1}}
        """,
      ]),
    // What only a look at the running app can tell.
    Trap(
      "text on a material",
      "ZStack { Color.blue.ignoresSafeArea(); Text(\"Now playing\").padding().background(.ultraThinMaterial) }",
      reviews: ["contrast-text"]),
    Trap(
      "text on a photograph",
      """
      ZStack { Image("hero").resizable().ignoresSafeArea().accessibilityHidden(true); Text("Rome").foregroundStyle(.white) }
      """, reviews: ["contrast-text"]),
  ]
}
