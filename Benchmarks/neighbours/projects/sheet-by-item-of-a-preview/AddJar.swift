import SwiftUI

struct AddJar: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Form {
      Text("What is in it?")
      Slider(value: .constant(0.5))
      Button("Put it on the shelf") { dismiss() }.tint(.primary)
    }
  }
}
