import SwiftUI

struct Advice: View {
  private let first: String = "Pick them with the stalk"

  private let looked = String(localized: "Store them in the dark")

  private var last: String { "Eat the bruised ones first" }
  var body: some View {
    List {
      Text(first)
      Text(looked)
      Text(last)
    }
  }
}
