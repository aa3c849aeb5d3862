import SwiftUI

struct Pipe: View {
  var body: some View { Text(verbatim: "|").foregroundStyle(.primary) }
}

struct QuietPipe: View {
  var body: some View { Text(verbatim: "|").accessibilityHidden(true) }
}

struct ShopPath: View {
  let goHome: () -> Void
  let goShoes: () -> Void

  var body: some View {
    HStack(spacing: 8) {
      Button("Start", action: goHome)
      Pipe()
      Button("Schuhe", action: goShoes)
      QuietPipe()
      Button("Stiefel") { print("boots") }
    }
    .tint(.primary)
    LabeledContent("Lieferung") {
      Text(verbatim: "–").accessibilityLabel("noch nicht bekannt")
    }
  }
}

#Preview { VStack { ShopPath(goHome: { }, goShoes: { }) } }
