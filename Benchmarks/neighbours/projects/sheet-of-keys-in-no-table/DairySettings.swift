import SwiftUI

struct DairySettings: View {
  @State private var rings = true
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Form {
      Section {
        Toggle("Ring when the milk comes", isOn: $rings)
      } footer: {
        Text("The bell is heard at the front door only.")
      }
      Button("Keep these settings") { dismiss() }.tint(.primary)
    }
  }
}
