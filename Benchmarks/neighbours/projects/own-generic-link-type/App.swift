import SwiftUI

@main struct CellarApp: App { var body: some Scene { WindowGroup { NavigationStack { Cellar() } } } }

struct Cellar: View {
  var body: some View {
    List {
      NavigationLink(to: Rack()) { Label("The old rack", symbol: .rack) }
      NavigationLink(to: Text("Nothing here yet")) { Label("The new rack", symbol: .bottle) }
    }
    .navigationTitle("Cellar")
  }
}

struct Rack: View {
  var body: some View { Text("Twelve bottles from the north").foregroundStyle(Color(white: 0.72)) }
}
