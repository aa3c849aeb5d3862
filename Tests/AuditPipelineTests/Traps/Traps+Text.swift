/// Fixed sizes, limits and frames that take nothing away.
extension Trap {
  private static let long = "Your data never leaves this device, and you can delete it whenever you like."

  static let text: [Trap] = [
    Trap(
      "fixed size on a decorative symbol",
      "VStack { Image(systemName: \"leaf\").font(.system(size: 60)).accessibilityHidden(true); Text(\"Plants\") }"),
    Trap(
      "items of a bar at the bottom, which iOS draws in its own size",
      """
      NavigationStack {
        List { Text("First chapter") }
          .navigationTitle("Chapters")
          .toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
              Menu("Select") { Button("All") { count += 1 } }
              Spacer()
              Button("Mark") { count += 2 }
            }
          }
      }
      """, members: "@State private var count = 0"),
    Trap("fixed size on an emoji", "Text(\"🎉\").font(.system(size: 64))"),
    Trap("long text in a scroll view", "ScrollView { Text(\"\(long)\") }"),
    Trap(
      "many lines in a scroll view",
      "ScrollView { VStack(spacing: 24) { ForEach(0..<40) { number in Text(\"Line \\(number)\") } } }"),
    Trap(
      "chips that scroll sideways",
      "ScrollView(.horizontal) { HStack { ForEach(0..<20) { Text(\"Chip \\($0)\") } } }"),
    Trap(
      "pages beside the screen",
      """
      TabView { ScrollView { Text("First page") }; ScrollView { Text("Second page") } }
        .tabViewStyle(.page)
      """),
    Trap("line limit that is never reached", "Text(\"OK\").lineLimit(1)"),
    Trap("line limit taken away", "ScrollView { Text(\"\(long)\").lineLimit(nil) }"),
    Trap(
      "text cut only by the scroll view around it",
      "ScrollView { Text(\"\(long)\").fixedSize(horizontal: false, vertical: true) }.frame(height: 200).clipped()"),
    Trap(
      "shadow made of the same text",
      "ZStack { Text(\"Glow\").offset(x: 1, y: 1).accessibilityHidden(true); Text(\"Glow\") }"),
    Trap("scale factor that is never used", "ScrollView { Text(\"Progress\").minimumScaleFactor(0.8) }"),
    Trap(
      "long word that shrinks but stays large",
      "ScrollView { Text(\"Progress\").lineLimit(1).minimumScaleFactor(0.5) }"),
    Trap(
      "fixed frame around an icon",
      "HStack { Image(systemName: \"leaf\").frame(width: 24, height: 24).accessibilityHidden(true); Text(\"Plants\") }"),
    Trap(
      "resizable icon in a fixed frame",
      "Image(systemName: \"leaf\").resizable().scaledToFit().frame(width: 80, height: 80).accessibilityHidden(true)"),
    Trap(
      "frame that grows with the text",
      "Text(\"Plants\").frame(height: height).background(Color(white: 0.9)).foregroundStyle(.black)",
      members: "  @ScaledMetric(relativeTo: .body) private var height = 44.0"),
    Trap(
      "least height in place of a height",
      "ScrollView { Text(\"\(long)\").foregroundStyle(.black).frame(minHeight: 44).background(Color(white: 0.9)) }"),
    Trap("fixed height without text", "VStack { Color(white: 0.5).frame(height: 40); Text(\"Plants\") }"),
    Trap(
      "cap above 200 percent",
      "ScrollView { Text(\"Weekly summary\").dynamicTypeSize(...DynamicTypeSize.accessibility3) }"),
    Trap("floor of the text size", "ScrollView { Text(\"Weekly summary\").dynamicTypeSize(.large...) }"),
    Trap(
      "row that stacks where it does not fit",
      """
      ScrollView {
        ViewThatFits {
          HStack { Text("Weekly summary"); Text("of your reading").fixedSize() }
          VStack { Text("Weekly summary"); Text("of your reading") }
        }
      }
      """),
    Trap(
      "layout that changes at accessibility sizes",
      """
      let layout = size.isAccessibilitySize ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
      return ScrollView { layout { Text("Weekly"); Text("summary") } }
      """, members: "  @Environment(\\.dynamicTypeSize) private var size"),
    Trap(
      "limit that is lifted at accessibility sizes",
      "ScrollView { Text(\"Weekly summary\").lineLimit(size.isAccessibilitySize ? nil : 1) }",
      members: "  @Environment(\\.dynamicTypeSize) private var size"),
    Trap(
      "font of one's own that scales",
      "ScrollView { Text(\"Terms of use\").font(.custom(\"Nunito\", size: 16, relativeTo: .body)) }"),
    Trap(
      "font of one's own that scales by default",
      "ScrollView { Text(\"Terms of use\").font(.custom(\"Nunito\", size: 16)) }"),
    Trap(
      "number from a scaled metric as a font size",
      "ScrollView { Text(\"Terms of use\").font(.system(size: size)) }",
      members: "  @ScaledMetric(relativeTo: .body) private var size = 18.0"),
    Trap(
      "design and weight of a text style",
      "ScrollView { Text(\"Terms of use\").font(.system(.body, design: .rounded, weight: .semibold)) }"),
    Trap(
      "background that ignores the safe area",
      "VStack { Text(\"Welcome\"); Spacer() }.background(Color(uiColor: .systemBackground).ignoresSafeArea())"),
    Trap(
      "content below a bar that scrolls away from it",
      "NavigationStack { ScrollView { Text(\"\(long)\") }.navigationTitle(\"Privacy\") }"),
    Trap(
      "main button beside content that scrolls",
      """
      ScrollView { Text("\(long)") }
        .safeAreaInset(edge: .bottom) {
          Button {} label: { Text("Next").frame(maxWidth: .infinity, minHeight: 44) }.buttonStyle(.plain)
        }
      """),
    Trap(
      "badge on the corner of an icon",
      """
      Image(systemName: "bell").font(.title).frame(width: 60, height: 60).accessibilityHidden(true)
        .overlay(alignment: .topTrailing) { Text("3").font(.caption2) }
      """),
  ]
}
