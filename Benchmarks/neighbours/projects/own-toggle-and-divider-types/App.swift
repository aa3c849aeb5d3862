import SwiftUI

struct LampSettings: View {
  @State private var dims = true
  @State private var blinks = false

  var body: some View {
    VStack {
      Toggle("Dim at night", isOn: $dims)
      Divider()
      Text("The beam")
      Divider()
      SwiftUI.Toggle("", isOn: $blinks)
    }
  }
}

#Preview { LampSettings() }
