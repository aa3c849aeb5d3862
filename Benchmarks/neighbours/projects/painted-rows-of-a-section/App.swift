import SwiftUI

extension ShapeStyle where Self == Color {
  static var navyRow: Color { Color(red: 0.1, green: 0.12, blue: 0.35) }
}

struct NightSettings: View {
  var body: some View {
    List {
      Section("Night") {
        Text("Quiet hours").foregroundStyle(.black)
        Label("Warm light", systemImage: "lightbulb")
          .foregroundStyle(.white)
          .accessibilityHint("Turns on at dusk")
        Text("Dim the lamp").foregroundStyle(.white)
      }
      .listRowBackground(Color.navyRow)

      Section("Day") {
        Text("Open the blinds").foregroundStyle(.black)
      }
    }
  }
}

#Preview { NightSettings() }
