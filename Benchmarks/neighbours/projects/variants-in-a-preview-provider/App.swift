import SwiftUI

struct Delivery: View {
  @State private var street = "Mill Lane"
  @State private var hour = 9

  var body: some View {
    ScrollView {
      ParcelCard()
      HStack {
        Text(verbatim: street)
        Button("Change") { street = "Quay Street" }.frame(minHeight: 44)
      }
      HStack {
        Text("\(hour) o’clock")
        Button("Change") { hour += 1 }.frame(minHeight: 44)
      }
    }
    .foregroundStyle(.primary)
  }
}

@main struct ParcelApp: App { var body: some Scene { WindowGroup { Delivery() } } }
