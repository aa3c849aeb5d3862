import SwiftUI

struct Imprint: View {
  private let home = URL(string: "https://heron.example")!
  private let rules = URL(string: "https://heron.example/rules")!
  private let map = URL(string: "https://heron.example/map")!

  var body: some View {
    Form {
      Link(destination: home) {
        Image(systemName: "globe")
      }

      Section {
        Text("House rules")
        Link("Click here", destination: rules)
      }

      Section {
        Link(destination: map) {
          Label("Map of the garden", systemImage: "map").labelStyle(.iconOnly)
        }
      }
    }
  }
}

#Preview { Imprint() }
