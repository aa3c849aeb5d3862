import SwiftUI

struct Album: View {
  var body: some View {
    List { Text("Summer by the lake") }
      .navigationTitle("Album")
      .navigationBarTitleDisplayMode(.inline)
      .toolbarTitleMenu { SortMenu() }
      .closable()
  }
}

struct SortMenu: View {
  var body: some View { Button("Newest first") { } }
}

private struct Closable: ViewModifier {
  func body(content: Content) -> some View {
    content.navigationBarItems(trailing: CloseControl())
  }
}
struct CloseControl: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Done") { dismiss() } }
}
extension View { func closable() -> some View { modifier(Closable()) } }

#Preview { Album() }
