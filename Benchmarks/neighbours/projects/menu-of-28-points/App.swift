import SwiftUI

struct Playlist: View {
  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 60) {
        HStack {
          Text("Slow river")
          Spacer()
          Menu {
            Button("Remove") { }
          } label: { Image(systemName: "ellipsis").frame(width: 28, height: 28) }
            .accessibilityLabel("More for Slow river")
        }
        HStack {
          Text("High wind")
          Spacer()
          Menu {
            Button("Remove") { }
          } label: {
            Image(systemName: "ellipsis.circle")
              .frame(minWidth: 44, minHeight: 44).contentShape(.rect)
          }
          .accessibilityLabel("More for High wind")
        }
      }
      .padding()
      .tint(.primary)
      .navigationTitle("Playlist")
      .toolbar {
        Button { } label: { Image(systemName: "shuffle") }.accessibilityLabel("Shuffle")
      }
    }
  }
}
#Preview { Playlist() }
