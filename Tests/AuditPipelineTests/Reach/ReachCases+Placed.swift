import SightlineModel

/// What only a preview or samples show is judged within what the app has around it.
extension ReachCase {
  static let placed: [ReachCase] = [
    ReachCase(
      "scheme that a sheet's content asks of the sheet", never: ["contrast-text"],
      """
      struct Quay: View {
        @State private var isShown = true
        var body: some View {
          Text("Quay").sheet(isPresented: $isShown) { VStack { Text("Hold").preferredColorScheme(.dark); Text("Keel") } }
        }
      }
      #Preview { Quay() }
      """),
    ReachCase(
      "subviews, one by one and as a collection",
      """
      struct Rows<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
          VStack {
            ForEach(subviews: content) { row in
              HStack { Image(systemName: "circle").accessibilityHidden(true); row }
            }
          }
        }
      }
      struct Count<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
          Group(subviews: content) { parts in
            VStack { if parts.count == 2 { Button { } label: { Image("two") } } }  // fails control-name
          }
        }
      }
      struct Quay: View {
        var body: some View {
          VStack {
            Rows {
              Text("Boats").foregroundStyle(.yellow)  // fails contrast-text
              Text("Nets")
            }
            Count { Text("Keel"); Text("Mast") }
          }
        }
      }
      #Preview { Quay() }
      """),
    ReachCase(
      "tint and text size around what presents a sheet", never: ["contrast-text", "text-truncated"],
      """
      struct Quay: View {
        @State private var isShown = true
        var body: some View {
          VStack {
            Text("Quay").sheet(isPresented: $isShown) {
              VStack { Button("Cast off") { isShown = false }; Text("Keel").lineLimit(1).frame(width: 60) }
            }
          }
          .tint(.primary)
          .dynamicTypeSize(.large)
        }
      }
      #Preview { Quay() }
      """),
    ReachCase(
      "sheet upon a sheet",
      """
      struct Quay: View {
        @State private var isShown = true
        @State private var isAsked = true
        var body: some View {
          Text("Quay").sheet(isPresented: $isShown) {
            Text("Hold").sheet(isPresented: $isAsked) {
              Button { } label: { Image("keel") }  // fails control-name
            }
          }
        }
      }
      #Preview { Quay() }
      """),
    ReachCase(
      "a section's header is announced as a heading by its list", never: ["heading"],
      """
      struct Fleet: View {
        var body: some View { List { Section { Text("Mira") } header: { FleetHeader() } } }
      }
      struct FleetHeader: View { var body: some View { Text("All boats").font(.title.bold()) } }
      #Preview { FleetHeader() }
      """),
    ReachCase(
      "a header within a column of the app's own is none",
      """
      struct Fleet: View {
        var body: some View { ScrollView { VStack { FleetHeader(); Text("Mira"); Text("Nora") } } }
      }
      struct FleetHeader: View {
        var body: some View {
          VStack(alignment: .leading) {
            Text("All boats").font(.title.bold())  // fails heading
            Text("Mira and Nora").font(.body)
          }
        }
      }
      #Preview { FleetHeader() }
      """),
    ReachCase(
      "a label within a button is one element", never: ["group", "image-name", "tap-role"],
      """
      struct Shop: View {
        var body: some View { VStack { Button(action: {}) { Offer() }; Button {} label: { Offer() } } }
      }
      struct Offer: View {
        var body: some View { HStack { Image("harbour"); Text("Mooring"); Text("One night") } }
      }
      #Preview { Offer() }
      """),
    ReachCase(
      "a row of a row stands in the list of its owner", never: ["heading", "text-unreachable"],
      """
      struct Logs: View { var body: some View { List { Entries() } } }
      struct Entries: View {
        var body: some View { Section { Text("Leaving") } header: { EntriesHeader() } }
      }
      struct EntriesHeader: View { var body: some View { HStack { Text("Entries").font(.title.bold()) } } }
      #Preview { EntriesHeader() }
      """),
    ReachCase(
      "what is given to a button of the app's own is its label", never: ["group", "image-name"],
      """
      struct Press<Content: View>: View {
        let action: () -> Void
        @ViewBuilder let content: () -> Content
        var body: some View { Button(action: action) { content().padding() }.buttonStyle(.plain) }
      }
      struct Feed: View {
        var body: some View { Framed { Press(action: {}) { Post() } } }
      }
      struct Framed<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { List { content } }
      }
      struct Post: View {
        var body: some View { HStack { Image("harbour"); Text("Mooring"); Text("One night") } }
      }
      #Preview { Post() }
      """),
    ReachCase(
      "where uses differ nothing is presumed around it",
      """
      struct Fleet: View {
        var body: some View {
          VStack { Button(action: {}) { Badge() }; Badge() }
        }
      }
      struct Badge: View {
        var body: some View { VStack { Image("harbour"); Text("Open") } }  // fails image-name
      }
      #Preview { Badge() }
      """),
    ReachCase(
      "a constant in a placed view fails as before",
      """
      struct Fleet: View { var body: some View { List { Section { Boat() } } } }
      struct Boat: View {
        var body: some View {
          HStack {
            Text("Mira").foregroundStyle(.yellow)  // fails contrast-text
            Button(action: {}) { Image(systemName: "circle.grid.cross") }  // fails control-name
          }
        }
      }
      #Preview { Boat() }
      """),
  ]
}
