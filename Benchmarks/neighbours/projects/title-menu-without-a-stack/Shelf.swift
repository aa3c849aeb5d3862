import SwiftUI

struct Shelf: View {
  @State private var books = ["Tides", "Stones"]
  var body: some View {
    List(books, id: \.self) { Text($0) }
      .navigationTitle("Shelf")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button { books.append("Clouds") } label: { Image(systemName: "plus") }
        }
      }
  }
}

#Preview { NavigationStack { Shelf() } }
