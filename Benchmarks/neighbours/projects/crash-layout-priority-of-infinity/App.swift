import SwiftUI

struct Ledger: View {
  var body: some View {
    VStack {
      HStack {
        Text("Rent of the boathouse").layoutPriority(.infinity)
        Text("240").layoutPriority(-.infinity)
      }
      ZStack {
        Text("Under").zIndex(-.greatestFiniteMagnitude).offset(y: 60)
        Text("Over").zIndex(.infinity)
      }
    }
  }
}

#Preview { Ledger() }
