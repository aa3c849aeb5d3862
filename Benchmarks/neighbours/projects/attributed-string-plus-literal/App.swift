import SwiftUI

struct Catch {
  let fish: String

  var line: AttributedString {
    var made: AttributedString = "Heute: "
    made += AttributedString(fish)
    made += " vom Kutter"
    return made
  }
}

struct FishBoard: View {
  private let price = AttributedString("Zwei Stück") + " für drei"

  var body: some View {
    Form {
      Text(price)
      Label { Text(Catch(fish: "Dorsch").line) } icon: { Image(systemName: "fish") }
    }
  }
}

#Preview { FishBoard() }
