import SwiftUI

struct Reader: View {
  @State private var page = 1
  var body: some View {
    ScrollView { Text("It was a still morning on the marsh.").padding() }
      .toolbar { bar }
  }

  @ToolbarContentBuilder private var bar: some ToolbarContent {
    ToolbarItem(placement: .principal) { PageCount(page: page) }
    ToolbarItemGroup(placement: .bottomBar) {
      PageTurner(page: $page)
    }
  }
}

struct PageCount: View {
  let page: Int
  var body: some View { Text("Page \(page)") }
}

struct PageTurner: View {
  @Binding var page: Int
  var body: some View {
    Button("Back", systemImage: "arrow.left") { page -= 1 }
    Spacer()
    Button("Next", systemImage: "arrow.right") { page += 1 }
  }
}

#Preview("Reader") { Reader() }
