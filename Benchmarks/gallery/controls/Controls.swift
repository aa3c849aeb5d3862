import SwiftUI

struct Buttons: View {
  var body: some View {
    VStack {
      Button("Automatic") {}
      Button("Plain") {}.buttonStyle(.plain)
      Button("Borderless") {}.buttonStyle(.borderless)
      Button("Bordered") {}.buttonStyle(.bordered)
      Button("Prominent") {}.buttonStyle(.borderedProminent)
      Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
      Button("Share", systemImage: "square.and.arrow.up") {}
      Button("Disabled") {}.disabled(true)
    }
  }
}

struct ControlSizes: View {
  var body: some View {
    VStack {
      Button("Mini") {}.controlSize(.mini)
      Button("Small") {}.controlSize(.small)
      Button("Regular") {}.controlSize(.regular)
      Button("Large") {}.controlSize(.large)
      Button("Tinted") {}.tint(.green)
      Button("Wide") {}.buttonSizing(.flexible)
    }
    .buttonStyle(.borderedProminent)
  }
}

struct Toggles: View {
  @State private var isOn = true
  @State private var isOff = false
  var body: some View {
    VStack {
      Toggle("Airplane mode", isOn: $isOff)
      Toggle("Wi-Fi", isOn: $isOn)
      Toggle("Favourite", systemImage: "star", isOn: $isOn).toggleStyle(.button)
      Toggle("Locked", isOn: $isOn).disabled(true)
    }
    .padding()
  }
}

struct SlidersAndSteppers: View {
  @State private var volume = 0.4
  @State private var count = 3
  var body: some View {
    VStack {
      Slider(value: $volume)
      Slider(value: $volume, in: 0...1) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3")
      }
      Stepper("Guests: \(count)", value: $count, in: 0...10)
    }
    .padding()
  }
}

struct Pickers: View {
  @State private var size = "Medium"
  var body: some View {
    VStack {
      Picker("Size", selection: $size) { choices }
      Picker("Size", selection: $size) { choices }.pickerStyle(.segmented)
      Picker("Size", selection: $size) { choices }.pickerStyle(.inline)
    }
    .padding()
  }
  private var choices: some View {
    ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
  }
}

struct Wheel: View {
  @State private var size = "Medium"
  var body: some View {
    Picker("Size", selection: $size) {
      ForEach(["Small", "Medium", "Large", "Extra large"], id: \.self) { Text($0) }
    }
    .pickerStyle(.wheel)
  }
}

struct DatePickers: View {
  @State private var date = Date()
  var body: some View {
    VStack {
      DatePicker("Date", selection: $date, displayedComponents: .date)
      DatePicker("Reminder", selection: $date)
      ColorPicker("Colour", selection: .constant(.red))
    }
    .padding()
  }
}

struct Calendar: View {
  @State private var date = Date()
  var body: some View { DatePicker("Date", selection: $date, displayedComponents: .date).datePickerStyle(.graphical) }
}

struct Fields: View {
  @State private var name = ""
  @State private var city = "Reykjavík"
  @State private var notes = "Water twice a week,\nmore in summer."
  var body: some View {
    VStack {
      TextField("Name", text: $name)
      TextField("City", text: $city).textFieldStyle(.roundedBorder)
      SecureField("Password", text: $name).textFieldStyle(.roundedBorder)
      TextField("Comment", text: $notes, axis: .vertical)
      TextEditor(text: $notes).frame(height: 100).border(.secondary)
    }
    .padding()
  }
}

struct Progress: View {
  var body: some View {
    VStack(spacing: 20) {
      ProgressView()
      ProgressView("Loading")
      ProgressView("Uploading", value: 0.6)
      ProgressView(value: 0.3)
      Gauge(value: 0.7) { Text("Battery") }
    }
    .padding()
  }
}

struct Labels: View {
  var body: some View {
    VStack(alignment: .leading) {
      Label("Weather", systemImage: "cloud.sun")
      Label("Title only", systemImage: "cloud.sun").labelStyle(.titleOnly)
      Label("Icon only", systemImage: "cloud.sun").labelStyle(.iconOnly)
      LabeledContent("Version", value: "4.2")
      Link("Privacy policy", destination: URL(string: "https://example.org")!)
      Menu("Options") { Button("Copy") {} }
      ShareLink(item: "Text")
      DisclosureGroup("Details", isExpanded: .constant(true)) { Text("Within") }
      GroupBox("Box") { Text("Content") }
    }
    .padding()
  }
}

struct Symbols: View {
  var body: some View {
    VStack {
      HStack {
        Image(systemName: "star").imageScale(.small)
        Image(systemName: "star").imageScale(.medium)
        Image(systemName: "star.fill").imageScale(.large)
      }
      HStack {
        Image(systemName: "chevron.forward")
        Image(systemName: "arrow.left")
        Image(systemName: "text.alignleft")
      }
      .font(.title)
      Image(systemName: "person.crop.circle").resizable().scaledToFit().frame(width: 80)
      Image(systemName: "heart.fill").font(.system(size: 40)).foregroundStyle(.red)
    }
  }
}

struct HundredSymbols: View {
  private let names = [
    "house", "gear", "person", "magnifyingglass", "plus",
    "minus", "xmark", "checkmark", "chevron.left", "chevron.down",
    "arrow.up", "arrow.uturn.backward", "arrow.clockwise", "square.and.arrow.up", "square.and.pencil",
    "pencil", "trash", "folder", "doc.text", "tray",
    "paperplane", "envelope", "bubble.left", "phone", "video",
    "mic", "speaker.wave.2", "bell", "tag", "bookmark",
    "heart", "star", "flag", "bolt", "flame",
    "drop", "leaf", "moon", "sun.max", "cloud.rain",
    "calendar", "clock", "alarm", "timer", "stopwatch",
    "hourglass", "camera", "photo", "film", "music.note",
    "play", "pause", "stop", "forward", "backward",
    "shuffle", "repeat", "list.bullet", "line.3.horizontal", "ellipsis",
    "square.grid.2x2", "slider.horizontal.3", "lock", "key", "eye",
    "hand.raised", "shield", "wifi", "antenna.radiowaves.left.and.right", "airplane",
    "car", "bus", "bicycle", "figure.walk", "map",
    "location", "mappin", "globe", "link", "qrcode",
    "cart", "creditcard", "bag", "gift", "dollarsign.circle",
    "chart.bar", "book", "graduationcap", "lightbulb", "wrench",
    "exclamationmark.triangle", "info.circle", "questionmark.circle", "checkmark.circle", "xmark.circle",
    "person.2", "person.crop.circle", "bell.badge", "wifi.slash", "heart.slash",
  ]
  var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.fixed(34), spacing: 2), count: 10), spacing: 6) {
      ForEach(names, id: \.self) { name in
        Image(systemName: name).frame(height: 28).accessibilityHidden(true)
      }
    }
  }
}

#Preview { Buttons() }
#Preview { ControlSizes() }
#Preview { Toggles() }
#Preview { SlidersAndSteppers() }
#Preview { Pickers() }
#Preview { Wheel() }
#Preview { DatePickers() }
#Preview { Calendar() }
#Preview { Fields() }
#Preview { Progress() }
#Preview { Labels() }
#Preview { Symbols() }
#Preview { HundredSymbols() }
