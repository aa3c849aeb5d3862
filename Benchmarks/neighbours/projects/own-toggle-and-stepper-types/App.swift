import SwiftUI

struct Cabin: View {
  @State private var heats = false
  @State private var beds = 2
  var body: some View {
    VStack(spacing: 24) {
      Toggle("Heating", isOn: $heats)
      Stepper("Beds to make", value: $beds)
    }
    .padding()
  }
}
#Preview { Cabin() }
