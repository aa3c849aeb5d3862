import SwiftUI

struct Toggle: View {
  var caption: LocalizedStringKey?
  @Binding var value: Bool

  var body: some View {
    if let caption {
      SwiftUI.Toggle(caption, isOn: $value).tint(.indigo)
    } else {
      SwiftUI.Toggle("", isOn: $value).labelsHidden()
    }
  }
}

struct Section<Rows: View>: View {
  @ViewBuilder let rows: () -> Rows
  var body: some View {
    SwiftUI.Section { rows() } footer: { Text("Applies from tomorrow") }
  }
}

struct HeatingSettings: View {
  @State private var isWarm = true
  @State private var isSilent = false

  var body: some View {
    Form {
      Section {
        Toggle(caption: "Keep the hall warm", value: $isWarm)
      }
      Toggle(value: $isSilent)
    }
  }
}

#Preview { HeatingSettings() }
