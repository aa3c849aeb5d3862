import SwiftUI

enum Leg: Hashable {
  case train(String, Int)
  var text: String { switch self { case let .train(to, track): "To \(to) from track \(track)" } }
}

struct Stop: Identifiable {
  var name: String
  var minutes: Int
  var id: String { name }
  static func line(_ name: String, after minutes: Int) -> String { name + " after " + String(minutes) }
}

struct Timetable: View {
  private let towns = ["Elm", "Oakham"]
  private let numbers = [4, 9]
  private var legs: [Leg] { zip(towns, numbers).map(Leg.train) }
  private var stops: [Stop] { zip(towns, numbers).map(Stop.init(name:minutes:)) }

  var body: some View {
    List {
      ForEach(legs, id: \.self) { Text($0.text) }
      ForEach(stops) { stop in Text(verbatim: "\(stop.name), \(stop.minutes) min") }
      ForEach(zip(towns, numbers).map(Stop.line), id: \.self) { Text($0) }
      Text(zip(numbers, numbers.dropFirst()).map(-).map(String.init).joined())
    }
  }
}
#Preview { Timetable() }
