import SwiftUI

struct Kennel: View {
  let owner = "Mina"
  let weight = 7.5
  let dogs = 2

  var body: some View {
    VStack {
      Text(String(format: NSLocalizedString("greeting", comment: "Owner"), owner))
      Text(String(format: NSLocalizedString("weight", comment: "Kilograms"), weight))
      Text(String(format: String(localized: "dogs"), dogs))
      Text(String(format: String(localized: "walks"), dogs))
    }
  }
}

#Preview { Kennel() }
