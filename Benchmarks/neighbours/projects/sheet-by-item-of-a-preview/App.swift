import SwiftUI

struct Pantry: View {
  enum Panel: String, Identifiable {
    case add, about
    var id: String { rawValue }
  }
  @State private var panel: Panel?

  var body: some View {
    NavigationStack {
      List { Text("Flour") }
        .navigationTitle("Pantry")
        .toolbar {
          Menu("More", systemImage: "ellipsis.circle") {
            Button("Add a jar") { panel = .add }
            Button("About the pantry") { panel = .about }
          }
        }
        .sheet(item: $panel, onDismiss: { }) { panel in
          switch panel {
          case .add: AddJar()
          case .about: Text("Made by three neighbours").foregroundStyle(Color(white: 0.8))
          }
        }
    }
  }
}
#Preview { Pantry() }
