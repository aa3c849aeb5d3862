import Observation
import SwiftUI

@Observable final class Draft {
  var title = ""
  var isReady: Bool { !title.isEmpty }
}

struct Composer: View {
  @State private var draft = Draft()

  var body: some View {
    VStack(spacing: 30) {
      TextField("Title", text: $draft.title)

      Button { } label: { Text("Publish").foregroundStyle(.black).padding(16) }
        .inactive(!draft.isReady)

      Spacer()

      Button { } label: {
        Text("Keep as draft").foregroundStyle(.black).padding(16).opacity(draft.isReady ? 1 : 0.3)
      }
    }
    .buttonStyle(.plain)
  }
}

private extension View {
  func inactive(_ flag: Bool) -> some View {
    disabled(flag).opacity(flag ? 0.3 : 1)
  }
}

@main struct PressApp: App {
  var body: some Scene { WindowGroup { Composer() } }
}
