import SwiftUI

enum Symbol: String { case rack = "square.grid.3x3", bottle = "drop" }

struct Label: View {
  let title: LocalizedStringKey
  let symbol: Symbol
  init(_ title: LocalizedStringKey, symbol: Symbol) { self.title = title; self.symbol = symbol }
  var body: some View { SwiftUI.Label(title, systemImage: symbol.rawValue) }
}

struct NavigationLink<Target: View, Content: View>: View {
  let to: Target
  @ViewBuilder let content: Content
  init(to: Target, @ViewBuilder content: () -> Content) {
    self.to = to
    self.content = content()
  }
  var body: some View {
    SwiftUI.NavigationLink(destination: to) { content }
  }
}
