import SwiftUI

struct CalmForm: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    Form(configuration)
      .formStyle(.grouped)
      .scrollContentBackground(.hidden)
  }
}

struct RoomyContent: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration)
      .padding(.vertical, 6)
  }
}

struct BerthView: View {
  @State private var usesPower = true

  var body: some View {
    Form {
      Text("Your berth")
      LabeledContent("Length", value: "Twelve metres")
        .labeledContentStyle(RoomyContent())
      Toggle("Shore power", isOn: $usesPower)
    }
    .formStyle(CalmForm())
  }
}

#Preview { BerthView() }
