import SwiftUI

struct PlantCare: View {
  let plant: Plant
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      VStack {
        Text("Water twice a week").foregroundStyle(Color(white: 0.8))
        Text(verbatim: "Care of " + plant.name)
      }
      .navigationTitle("Care")
      .toolbar { Button("Done") { dismiss() } }
    }
  }
}
