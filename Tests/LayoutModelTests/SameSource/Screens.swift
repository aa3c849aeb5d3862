// swift-format-ignore-file
// Read twice: compiled against LayoutModel here, and by the reader as SwiftUI.
import LayoutModel

struct StacksScreen: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Plain")
      Text("Styled").font(.title2).bold().foregroundStyle(.secondary).lineLimit(2)
      HStack(alignment: .top) {
        Image(systemName: "star").imageScale(.large)
        Spacer(minLength: 20)
        Text("Trailing").multilineTextAlignment(.trailing).frame(maxWidth: .infinity, alignment: .trailing)
      }
      ZStack(alignment: .bottomTrailing) {
        RoundedRectangle(cornerRadius: 8).fill(.blue).frame(width: 120, height: 40)
        Circle().stroke(Color.red, lineWidth: 2).frame(width: 20, height: 20)
      }
      Divider()
      Color.black.frame(height: 10).padding(.horizontal, 16).padding(4).offset(x: 3, y: 2)
      Text("Card").padding().background(.yellow, in: Capsule()).overlay(alignment: .topTrailing) { Circle().frame(width: 8, height: 8) }
      ForEach(0..<3, id: \.self) { index in Text("Row \(index)").opacity(0.5) }
      Group { Text("A"); Text("B") }.font(.caption)
    }
    .padding()
    .background(Color.white)
  }
}

struct ControlsScreen: View {
  var body: some View {
    NavigationStack {
      Form {
        Section("General") {
          Toggle("Wi-Fi", isOn: .constant(true))
          Toggle(isOn: .constant(false)) { Text("Labelled") }
          Stepper("Count", value: .constant(3.0), in: 0...10)
          Slider(value: .constant(3.0), in: 0...10) { Text("Volume") }
          Picker("Colour", selection: .constant("red")) {
            Text("Red").tag("red")
            Text("Blue").tag("blue")
          }
          TextField("Name", text: .constant("Jo"))
          SecureField("Password", text: .constant(""))
          LabeledContent("Weight") { Text("70 kg") }
        }
        Section {
          Button("Delete", role: .destructive) {}
          Button { } label: { Label("Save", systemImage: "tray") }.disabled(true)
          NavigationLink("More") { Text("Detail") }
          NavigationLink { Text("Detail") } label: { Text("Still more") }
          DisclosureGroup("Advanced", isExpanded: .constant(true)) { Text("Hidden") }
          ProgressView("Loading", value: 3, total: 10)
          ProgressView()
          Gauge(value: 3, in: 0...10) { Text("Speed") }
        } header: { Text("Actions") } footer: { Text("What the buttons do.") }
      }
      .navigationTitle("Settings")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
      }
    }
  }
}

struct GridsScreen: View {
  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(80)), GridItem(.adaptive(minimum: 40))], spacing: 8) {
        ForEach(0..<7, id: \.self) { index in Text("Cell \(index)").accessibilityHint("A cell") }
      }
      Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 6) {
        GridRow { Text("One"); Text("Two") }
        GridRow { Text("Wide").gridCellColumns(2) }
      }
      ViewThatFits(in: .horizontal) {
        Text("A text that is much too long for one line of the screen").fixedSize()
        Text("Short")
      }
      GroupBox("Box") { Text("Inside") }
      Menu("Menu") { Button("First") {} }
      ContentUnavailableView("No mail", systemImage: "tray", description: Text("Come back later."))
      Label("Plain label", systemImage: "star").labelStyle(.iconOnly)
      Button("Go") {}.buttonStyle(.borderedProminent).controlSize(.large)
      ControlGroup { Button("Left") {}; Button("Right") {} }
      TextEditor(text: .constant("Long text")).frame(height: 60)
    }
    .safeAreaInset(edge: .bottom) { Text("Bar").frame(maxWidth: .infinity).background(.bar) }
  }
}

struct TabsScreen: View {
  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") { Text("Home page").accessibilityAddTraits(.isHeader) }
      Tab("Search", systemImage: "magnifyingglass") { Text("Search page") }
    }
    .tint(.purple)
  }
}

struct SpeechScreen: View {
  var body: some View {
    VStack {
      HStack { Text("Total"); Text("12 €") }.accessibilityElement(children: .combine)
      Image(systemName: "trash").accessibilityLabel("Delete").accessibilityHidden(false)
      Text("Secret").accessibilityHidden(true)
      Text("Tap").onTapGesture {}.accessibilityAddTraits([.isButton, .isSelected])
      Text("Value").accessibilityValue("3").accessibilitySortPriority(2)
      Text("Tall").scaleEffect(1.5).rotated
      Text("UPPER").textCase(.lowercase).tracking(2).minimumScaleFactor(0.5)
    }
    .dynamicTypeSize(.small ... .xxLarge)
  }
}

extension View {
  var rotated: some View { zIndex(1).layoutPriority(2).clipShape(Circle()).border(.red, width: 2) }
}
