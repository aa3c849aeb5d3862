import SwiftUI

struct BasketView: View {
  @State private var count = 1
  @State private var isShowingHelp = false

  var body: some View {
    VStack(spacing: 24) {
      Text("Three apples from the orchard behind the house")
        .font(.system(size: 15))
        .lineLimit(1)
      Text("Pay at the door").foregroundStyle(Color(red: 0.75, green: 0.75, blue: 0.75))
      Button { count += 1 } label: { Image("more-apples").frame(width: 20, height: 20) }
      // sightline:disable:next contrast-text - the logo is exempt
      Text("ORCHARD").foregroundStyle(Color(red: 0.8, green: 0.8, blue: 0.8))
      Button("Help") { isShowingHelp = true }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.white)
    .navigationTitle("Basket")
    .sheet(isPresented: $isShowingHelp) { Text("Ask at the door.") }
  }
}
