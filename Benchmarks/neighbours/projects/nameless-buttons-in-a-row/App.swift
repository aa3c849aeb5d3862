import SwiftUI

struct Remote: View {
  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 64))], spacing: 20) {
        key("Louder", "speaker.plus")

        Button { } label: { Image(systemName: "power").frame(width: 60, height: 60) }
        Button { } label: { Image(systemName: "chevron.up").frame(width: 60, height: 60) }
        Button { } label: { Image(systemName: "chevron.down").frame(width: 60, height: 60) }
        Button { } label: { Image(systemName: "chevron.left").frame(width: 60, height: 60) }
        Button { } label: { Image(systemName: "chevron.right").frame(width: 60, height: 60) }
        Button { } label: { Image(systemName: "house").frame(width: 60, height: 60) }
        Button { } label: { Image(systemName: "backward").frame(width: 60, height: 60) }
        Button { } label: { Image(systemName: "forward").frame(width: 60, height: 60) }
        Button { } label: { Image(systemName: "pause").frame(width: 60, height: 60) }
        Button { } label: { Image(systemName: "gear").frame(width: 60, height: 60) }
      }
    }
    .tint(.primary)
  }

  private func key(_ name: LocalizedStringKey, _ symbol: String) -> some View {
    Button(name, systemImage: symbol) { }.labelStyle(.iconOnly).frame(width: 60, height: 60)
  }
}
#Preview { Remote() }
