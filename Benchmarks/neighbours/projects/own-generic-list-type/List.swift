import SwiftUI

struct List<Content: View>: View {
  private let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View {
    SwiftUI.List { content }
      .listStyle(.plain)
  }
}

struct Section<Content: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder var content: () -> Content
  var body: some View {
    SwiftUI.Section { content() } header: { Text(title) }
  }
}
