import SwiftUI

struct Explains<Help: View>: ViewModifier {
  @State private var isShown = false
  private let help: () -> Help

  init(help: @escaping () -> Help) { self.help = help }

  func body(content: Content) -> some View {
    HStack {
      content
      Button("Explain") { isShown = true }
        .foregroundStyle(.primary)
        .popover(isPresented: $isShown) { help() }
    }
  }
}

extension View {
  func explained<Help: View>(@ViewBuilder by help: @escaping () -> Help) -> some View {
    modifier(Explains(help: help))
  }
}

struct RateField: View {
  var body: some View {
    Text("Interest").explained { RateHelp() }
  }
}

struct RateHelp: View {
  var body: some View {
    VStack {
      Text("What the bank adds each year")
      Button { } label: { Image(systemName: "speaker.wave.2").frame(width: 48, height: 48) }
    }
    .tint(.primary)
  }
}

#Preview { RateField() }
