import FarePolicy
import SwiftUI

struct FareForm: View {
  let fare: Fare
  @State private var zone = 1
  @State private var day = Date.now
  @State private var tip = 0.0

  var body: some View {
    VStack(spacing: 30) {
      Picker(selection: $zone) {
        ForEach(1..<4) { Text("Zone \($0)").tag($0) }
      } label: {
        Text(fare.zoneTitle)
      }
      .pickerStyle(.menu)
      DatePicker(fare.dayTitle, selection: $day).labelsHidden()
      Button(action: fare.buy) { Image(systemName: "cart").padding(20) }
        .accessibilityLabel(fare.strings.buy)
      Label(fare.note, systemImage: "info.circle")

      Spacer()

      Slider(value: $tip, in: 0...5)
    }
  }
}
