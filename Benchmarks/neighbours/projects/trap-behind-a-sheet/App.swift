import SwiftUI

@main struct ChoirApp: App { var body: some Scene { WindowGroup { SongBook() } } }

final class Sheet: ObservableObject {
  let bytes: Data
  init(named name: String) {
    let place = Bundle.main.url(forResource: name, withExtension: "mid")!
    bytes = try! Data(contentsOf: place)
  }
}

struct Singer: View {
  @StateObject private var sheet = Sheet(named: "evening-song")
  var body: some View { Text("\(sheet.bytes.count) bytes") }
}

struct SongBook: View {
  @State private var sings = false
  @State private var asks = false

  var body: some View {
    List {
      Button("Sing along") { sings = true }
        .sheet(isPresented: $sings) { Singer() }
      Button("Ask the choir") { asks = true }
        .sheet(isPresented: $asks) { Question() }
    }
  }
}

struct Question: View {
  var body: some View {
    VStack {
      Text("What is on your mind?")
      Button(action: { print("sent") }, label: { Image(systemName: "paperplane") })
    }
  }
}
