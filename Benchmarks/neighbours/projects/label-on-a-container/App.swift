import SwiftUI

struct Kitchen: View {
  @State private var light = false
  var body: some View {
    Form {
      VStack {
        Toggle("Ceiling light", isOn: $light)
        Button("Open the blinds") { }
          .buttonStyle(.bordered)
          .tint(.primary)
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Kitchen")
      .accessibilityIdentifier("kitchen-box")

      Section {
        Button("Save") { }.tint(.primary).accessibilityLabel("Finish everything")
      }
    }
  }
}
#Preview { Kitchen() }
