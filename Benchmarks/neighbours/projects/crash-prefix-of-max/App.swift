import SwiftUI

enum Show: Int { case few = 2, all }
extension Show { var limit: Int { self == .all ? .max : rawValue } }

struct Guests: View {
  let names = ["Ada", "Ben", "Cleo"]
  @State private var show = Show.all
  var body: some View {
    List {
      ForEach(names.prefix(show.limit), id: \.self) { Text($0) }
      ForEach(names.dropFirst(show.limit), id: \.self) { Text("Not shown: \($0)") }
      ForEach(Array(stride(from: 0, to: Int.max, by: Int.max)), id: \.self) { Text("Table \($0)") }
      Text("That is all")
        .layoutPriority(.greatestFiniteMagnitude)
        .zIndex(.infinity)
    }
  }
}
#Preview { Guests() }
