import SwiftUI

@main struct TrailApp: App { var body: some Scene { WindowGroup { TrailList() } } }

struct TrailMap: Hashable { let sheet: Int }
struct Hint: Hashable { let words: String }

struct TrailList: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Karte", value: TrailMap(sheet: 4))
        NavigationLink("Hinweis", value: Hint(words: "Der Steg ist gesperrt"))
      }
      .navigationDestination(for: TrailMap.self) { MapPage(map: $0) }
      .navigationDestination(for: Hint.self) { HintPage(hint: $0) }
      .navigationTitle("Wege")
    }
  }
}

struct MapPage: View {
  let map: TrailMap
  var body: some View { tiles }

  private var tiles: Text {
    guard map.sheet < 3 else { fatalError("no such sheet: \(map.sheet)") }
    return Text("Blatt")
  }
}

struct HintPage: View {
  let hint: Hint
  var body: some View {
    Text(hint.words)
      .foregroundStyle(Color(red: 0.9, green: 0.8, blue: 0.6))
  }
}
