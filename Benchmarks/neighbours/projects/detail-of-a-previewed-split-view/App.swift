import SwiftUI

struct Plant: Identifiable, Hashable {
  let id: Int
  let name: LocalizedStringResource
  static func == (a: Plant, b: Plant) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct Greenhouse: View {
  private let plants = [Plant(id: 1, name: "Fern"), Plant(id: 2, name: "Moss")]
  @State private var chosen: Plant?
  var body: some View {
    NavigationSplitView {
      List(plants, selection: $chosen) { plant in
        NavigationLink(value: plant) { Text(plant.name) }
      }
      .navigationTitle("Greenhouse")
    } detail: {
      if let chosen { PlantDetail(plant: chosen) } else { Text("Choose a plant") }
    }
  }
}
#Preview { Greenhouse() }
