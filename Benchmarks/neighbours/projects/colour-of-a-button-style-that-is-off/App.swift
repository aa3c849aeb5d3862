import SwiftUI

struct Solid: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Face(configuration: configuration) }

  private struct Face: View {
    @Environment(\.isEnabled) private var isOn
    let configuration: ButtonStyleConfiguration
    var body: some View {
      configuration.label
        .foregroundStyle(isOn ? Color.black : Color(white: 0.8))
        .padding()
    }
  }
}

struct NewsletterForm: View {
  @State private var mail = ""
  @State private var isRead = false

  var body: some View {
    VStack {
      LabeledContent("E-Mail") {
        TextField("E-Mail", text: $mail).textContentType(.emailAddress)
      }
      Button("Abonnieren") { print(mail) }
        .buttonStyle(Solid())
        .disabled(mail.isEmpty)

      Button { isRead = true } label: {
        Text("Bedingungen gelesen")
          .foregroundStyle(.black)
          .opacity(isRead ? 0.25 : 1)
      }
      .buttonStyle(.plain)
    }
  }
}

#Preview { NewsletterForm() }
