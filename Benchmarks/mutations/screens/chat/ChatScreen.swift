import SwiftUI

struct Message: Identifiable {
  let id: Int
  let text: LocalizedStringKey
  let time: LocalizedStringKey
  let isMine: Bool
}

/// A conversation with a field to answer.
struct ChatScreen: View {
  @State private var draft = ""
  @State private var isMuted = false
  @State private var isShown = false
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  private let messages = [
    Message(id: 1, text: "Are you coming tonight?", time: "At six", isMine: false),
    Message(id: 2, text: "Yes, with a cake.", time: "At seven", isMine: true),
    Message(id: 3, text: "Bring a chair as well, please.", time: "At eight", isMine: false),
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        header
        Text("Only you two can read this.")
          .font(.footnote)
        ForEach(messages) { message in
          bubble(message)
        }
        Text("New")
          .font(.title3.bold())
          .accessibilityAddTraits(.isHeader)
        Text("Ann has sent you a photo.")
          .font(.body)
        Image("cake")
          .resizable()
          .aspectRatio(contentMode: .fit)
          .frame(maxWidth: 200)
          .scaleEffect(isShown ? 1 : 0.8)
          .onAppear {
            withAnimation(reduceMotion ? nil : .spring) { isShown = true }
          }
          .accessibilityLabel("A cake with four candles")
        Image("table")
          .resizable()
          .aspectRatio(contentMode: .fit)
          .frame(maxWidth: 200)
          .accessibilityLabel("A table in a garden")
        VStack(alignment: .leading, spacing: 4) {
          Text("Your answer")
            .font(.subheadline)
          TextField("", text: $draft, axis: .vertical)
            .frame(minHeight: 44)
            .accessibilityLabel("Your answer")
        }
        HStack {
          Button {
            draft = ""
          } label: {
            Image(systemName: "paperclip")
              .frame(minWidth: 44, minHeight: 44)
          }
          .accessibilityLabel("Attach a file")
          Button {
            draft = ""
          } label: {
            Image(systemName: "mic")
              .frame(minWidth: 44, minHeight: 44)
          }
          .accessibilityLabel("Record a message")
          Spacer()
          Button {
            draft = ""
          } label: {
            Image(systemName: "paperplane")
              .frame(minWidth: 44, minHeight: 44)
          }
          .accessibilityLabel("Send")
        }
      }
      .padding()
    }
  }

  private var header: some View {
    HStack {
      Text("Ann")
        .font(.largeTitle)
        .accessibilityAddTraits(.isHeader)
      Spacer()
      Button {
        isMuted.toggle()
      } label: {
        Image(systemName: "bell")
          .frame(minWidth: 44, minHeight: 44)
      }
      .accessibilityLabel("Mute")
      Button {
        isMuted = false
      } label: {
        Image(systemName: "phone")
          .frame(minWidth: 44, minHeight: 44)
      }
      .accessibilityLabel("Call")
    }
  }

  private func bubble(_ message: Message) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(message.text)
        .font(.body)
        .padding(10)
        .background(Color(uiColor: .secondarySystemBackground), in: .rect(cornerRadius: 12))
      Text(message.time)
        .font(.caption)
    }
    .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
    .accessibilityElement(children: .combine)
  }
}
