import SwiftUI

enum Plate: View {
  case night, paper

  var body: some View {
    switch self {
    case .night: Capsule().fill(Color(red: 0.06, green: 0.06, blue: 0.1))
    case .paper: Capsule().fill(Color(white: 0.97))
    }
  }
}

struct StationSigns: View {
  var body: some View {
    List {
      Text("Bahnsteig 4")
        .foregroundStyle(.black)
        .padding(10)
        .background(Plate.night)

      Text("Bahnsteig 5")
        .foregroundStyle(.white)
        .padding(10)
        .background(Plate.night)

      Text("Bahnsteig 6")
        .foregroundStyle(.black)
        .padding(10)
        .background(Plate.paper, alignment: .leading)
    }
  }
}
#Preview { StationSigns() }
