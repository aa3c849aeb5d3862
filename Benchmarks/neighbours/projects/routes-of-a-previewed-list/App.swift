import SwiftUI

enum Route: Hashable { case visit(String), rules }

struct Museum: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("The whale", value: Route.visit("Whale"))
        NavigationLink(value: Route.rules) { Label("Rules of the house", systemImage: "list.bullet") }
      }
      .navigationTitle("Museum")
      .navigationDestination(for: Route.self, destination: screen)
    }
  }

  @ViewBuilder private func screen(for route: Route) -> some View {
    switch route {
    case .visit(let name):
      Text("You stand before: \(name)")

    case .rules:
      Text("Please do not run in the halls").foregroundStyle(Color(red: 1, green: 0.85, blue: 0.2))
    }
  }
}
#Preview("Museum") { Museum() }
