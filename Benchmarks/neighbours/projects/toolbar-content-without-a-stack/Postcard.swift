import SwiftUI

struct PostcardView: View {
  var body: some View {
    NavigationStack {
      Text("Greetings from Porto")
        .navigationTitle("Postcard")
        .toolbar {
          ToolbarItem(placement: .primaryAction) { FlipControl() }
        }
    }
  }
}

struct FlipControl: View {
  var body: some View {
    Button { } label: { Image(systemName: "arrow.2.squarepath") }
  }
}

#Preview { PostcardView() }
