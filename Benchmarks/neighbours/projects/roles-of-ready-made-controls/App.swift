import SwiftUI

struct TripView: View {
  @State private var showsGear = false

  var body: some View {
    NavigationStack {
      List {
        DisclosureGroup(isExpanded: $showsGear) {
          Text("Two ropes")
        } label: {
          Text("Gear")
        }
        Menu("Difficulty") {
          Button("Easy") { }
          Button("Hard") { }
        }
        ShareLink("Send the route", item: URL(string: "https://trips.example/7")!)
        NavigationLink("Weather") { Text("Rain from noon") }
        GroupBox("Meeting point") { Text("At the old mill") }
        LabeledContent("Height") { Text("Nine hundred metres") }
      }
      .navigationTitle("Trip")
    }
  }
}

#Preview { TripView() }
