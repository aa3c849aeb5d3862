import SwiftUI

struct TrailNotes: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 10) {
        Text("Before noon").bold()
        Text("The gate opens at nine and is kept by the shepherd.")
        Text("After noon").bold()
        Text("The path is in the shade and good for children.")
      }
    }
    .navigationTitle("Notes")
  }
}
#Preview { NavigationStack { TrailNotes() } }
