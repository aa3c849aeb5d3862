import SwiftUI

struct PlantDetail: View {
  let plant: Plant
  @State private var waterings = 0
  var body: some View {
    VStack(spacing: 30) {
      Text("Watered \(waterings) times")
      Button { waterings += 1 } label: { Image(systemName: "drop.circle").font(.largeTitle).padding() }
    }
    .navigationTitle(Text(plant.name))
  }
}
