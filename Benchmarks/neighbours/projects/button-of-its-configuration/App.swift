import SwiftUI

struct Careful: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration)
      .buttonStyle(.bordered)
      .padding(4)
  }
}

struct Framed: ToggleStyle {
  var tone = Color.indigo
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: "drop").accessibilityHidden(true)
      Toggle(configuration).toggleStyle(.switch)
    }
    .padding()
    .border(tone)
  }
}

extension ToggleStyle where Self == Framed {
  static var framed: Framed { .init() }
}

struct Sluice: View {
  @State private var isOpen = false

  var body: some View {
    List {
      Toggle("Schleuse offen", isOn: $isOpen).toggleStyle(.framed)
      Button("Wasser ablassen") { isOpen = true }.buttonStyle(Careful())
    }
  }
}

#Preview { Sluice() }
