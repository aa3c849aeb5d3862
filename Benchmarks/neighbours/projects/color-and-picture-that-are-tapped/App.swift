import SwiftUI

struct Curtain: View {
  @State private var isOpen = false
  @State private var showsName = false

  var body: some View {
    VStack(spacing: 24) {
      Text("Behind the curtain")
      Color.indigo
        .frame(width: 160, height: 80)
        .contentShape(.rect)
        .onTapGesture { withAnimation { isOpen.toggle() } }
      if isOpen {
        Image(systemName: "pianokeys")
          .resizable()
          .frame(width: 160, height: 120)
          .accessibilityLabel("A stage with a red piano")
          .onTapGesture(perform: tellName)
      }
      if showsName {
        Text("Recital at eight").foregroundStyle(Color(white: 0.8))
      }
    }
  }

  private func tellName() { showsName = true }
}

@main struct StageApp: App { var body: some Scene { WindowGroup { Curtain() } } }
