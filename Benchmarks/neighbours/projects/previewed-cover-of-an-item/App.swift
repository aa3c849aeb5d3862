import SwiftUI

enum Page: String, Identifiable {
  case tour, rules
  var id: Self { self }
}

struct Lobby: View {
  @State private var page: Page?
  @State private var asks = false

  var body: some View {
    List {
      Button("Rundgang") { page = .tour }
      Button("Hausordnung") { page = .rules }
      Button("Hilfe") { asks.toggle() }
        .popover(isPresented: $asks) {
          Text("Frag am Tresen")
            .foregroundStyle(Color(white: 0.8))
        }
    }
    .fullScreenCover(item: $page) { shown in
      switch shown {
      case .tour:
        Text("Wir fangen oben an")
          .foregroundStyle(.yellow)

      case .rules:
        Text("Bitte leise sein")
          .foregroundStyle(.black)
      }
    }
  }
}

struct Lobby_Previews: PreviewProvider {
  static var previews: some View { Lobby() }
}
