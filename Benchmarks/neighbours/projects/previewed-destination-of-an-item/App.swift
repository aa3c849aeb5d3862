import SwiftUI

struct Hut: Identifiable, Hashable {
  let id: Int
  let name: String
}

struct HutList: View {
  let huts: [Hut]
  @State private var chosen: Hut?

  var body: some View {
    NavigationStack {
      List(huts) { hut in
        Button(hut.name) { chosen = hut }
      }
      .navigationTitle("Huts")
      .navigationDestination(item: $chosen) { HutPage(hut: $0) }
    }
  }
}

struct HutPage: View {
  let hut: Hut
  var body: some View {
    VStack {
      Text("Beds for twelve")
      Button(action: { print(hut.id) }) {
        Image(systemName: "phone")
      }
    }
    .navigationTitle(hut.name)
  }
}

#Preview { HutList(huts: [Hut(id: 1, name: "Stone hut")]) }
