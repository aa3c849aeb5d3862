import SwiftUI

struct Venue {
  var name: String
  var seats = 40
  static func harbour(_ part: String) -> Venue { .init(name: "Hafen " + part) }
}

extension EnvironmentValues {
  @Entry var venue = Venue(name: "Zuhause")
}

struct VenueLine: View {
  @Environment(\.venue) private var venue
  var body: some View {
    LabeledContent {
      Text("\(venue.seats) Plätze")
    } label: {
      Text(venue.name)
    }
  }
}

struct Evening: View {
  var body: some View {
    List {
      VenueLine().environment(\.venue, .init(name: "Kleine Halle", seats: 120))
      VenueLine().environment(\.venue, .harbour("Nord"))
      VenueLine().transformEnvironment(\.venue) { $0.name += " im Garten" }
      VenueLine()
    }
  }
}

#Preview { Evening() }
