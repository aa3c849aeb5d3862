import SwiftUI

struct LetterView: View {
  var body: some View {
    Text("Dear Ines").toolbar { LetterTools() }
  }
}

struct LetterTools: ToolbarContent {
  var body: some ToolbarContent {
    ToolbarItemGroup(placement: .bottomBar) {
      SealControl()
      Spacer()
      PostageLabel()
    }
  }
}

struct SealControl: View {
  var body: some View { Button("Seal", systemImage: "seal") { } }
}

struct PostageLabel: View {
  var body: some View { Text("Two stamps") }
}

#Preview { LetterView() }
