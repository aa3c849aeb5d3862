import SwiftUI

struct OutlinedMenu: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Menu(configuration)
      .padding(14)
      .overlay { RoundedRectangle(cornerRadius: 8).stroke(.primary) }
  }
}

struct SortBar: View {
  @State private var ascending = true

  var body: some View {
    Menu("Sort by") {
      Button("Oldest first") { ascending = true }
      Button("Newest first") { ascending = false }
    }
    .menuStyle(OutlinedMenu())
    .tint(.primary)
  }
}

#Preview { SortBar() }
