import SwiftUI

struct ReportForm: View {
  @State private var place = ""
  @State private var story = ""
  @State private var extra = ""

  var body: some View {
    ScrollView {
      TextField("Where did it happen?", text: $place)
        .textFieldStyle(.roundedBorder)

      Spacer(minLength: 80)
      Divider()

      Text("What happened")
      TextEditor(text: $story)
        .frame(minHeight: 120)
        .accessibilityLabel("What happened")

      Spacer(minLength: 80)
      Divider()
      Image(systemName: "paperclip").accessibilityHidden(true)
      Spacer(minLength: 80)

      TextEditor(text: $extra)
        .frame(minHeight: 120)
    }
  }
}

#Preview { ReportForm() }
