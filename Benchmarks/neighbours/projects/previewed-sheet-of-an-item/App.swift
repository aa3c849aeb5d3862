import SwiftUI

struct Plant: Identifiable, Hashable {
  let id: Int
  let name: String
}

struct Greenhouse: View {
  @State private var picked: Plant?
  private let plants = [Plant(id: 1, name: "Fern"), Plant(id: 2, name: "Sage")]

  var body: some View {
    List(plants) { plant in
      Button(plant.name) { picked = plant }
        .foregroundStyle(.primary)
    }
    .sheet(item: $picked) { plant in
      PlantCare(plant: plant)
    }
  }
}

#Preview { Greenhouse() }
