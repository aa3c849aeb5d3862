import SwiftUI

struct Pantry: View {
  @State private var isAdding = false

  var body: some View {
    VStack {
      Button("New jar") { isAdding = true }
    }
    .fullScreenCover(isPresented: $isAdding) {
      NavigationStack {
        JarForm()
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Leave") { isAdding = false } }
          }
      }
    }
  }
}

struct JarForm: View {
  var body: some View {
    NavigationStack {
      Form { Text("Plum jam") }
        .navigationTitle("Jar")
        .toolbar {
          ToolbarItemGroup(placement: .primaryAction) {
            Button("Store") { print("stored") }
          }
        }
    }
  }
}

struct ShelfRow: View {
  var body: some View {
    HStack {
      Button("Move") { print("up") }
      Button("Move") { print("down") }
    }
    .buttonStyle(.borderless)
  }
}

#Preview("Pantry") { Pantry() }
#Preview("Shelf") { ShelfRow() }
