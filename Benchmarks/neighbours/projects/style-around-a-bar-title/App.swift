import SwiftUI

struct Moods: View {
  @State private var warns = true
  var body: some View {
    NavigationStack {
      List {
        Text("Cheerful since Monday")
      }
      .navigationTitle("Moods of the week")


      .alert("Nothing was noted on Sunday", isPresented: $warns) {
        Button("Note it now") { }
      } message: {
        Text("A week needs seven notes.")
      }
    }
    .foregroundStyle(Color(red: 1, green: 0.8, blue: 0.3))
  }
}
#Preview { Moods() }
