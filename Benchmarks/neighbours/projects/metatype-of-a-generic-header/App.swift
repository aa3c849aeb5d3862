import SwiftUI

protocol Listed: CaseIterable, RawRepresentable where RawValue == Int {
  static var heading: LocalizedStringKey { get }
  var word: LocalizedStringKey { get }
}

enum Tea: Int, Listed {
  case green = 1, black
  static let heading: LocalizedStringKey = "Tees"
  var word: LocalizedStringKey { self == .green ? "Grüner Tee" : "Schwarzer Tee" }
}

enum Cake: Int, Listed {
  case plum = 7
  static let heading: LocalizedStringKey = "Kuchen"
  var word: LocalizedStringKey { "Pflaumenkuchen" }
}

struct Shelf<Item: Listed>: View {
  let start: Int
  init(of type: Item.Type, start: Int) { self.start = start }

  var body: some View {
    VStack {
      Text(Item.heading)
      if let first = Item(rawValue: start) {
        Text(first.word)
      } else {
        Text("Nichts da")
      }
      if Item.allCases.count > 5 { Text("Mehr zeigen") }
    }
  }
}

struct Counter: View {
  var body: some View {
    Shelf(of: Tea.self, start: 2)
    Shelf<Cake>(of: Cake.self, start: 7)
  }
}

#Preview { Counter() }
