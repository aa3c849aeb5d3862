import SwiftUI

/// A product, with a question that covers it.
struct DetailScreen: View {
  @State private var asks = true
  @State private var count = 1

  var body: some View {
    ZStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          Text("Oak table")
            .font(.largeTitle)
            .accessibilityAddTraits(.isHeader)
          Text("Made by hand from one tree.")
            .font(.body)
          Stepper("Tables: \(count)", value: $count, in: 1...9)
          Text("Delivery")
            .font(.title2)
            .accessibilityAddTraits(.isHeader)
          Text("We bring it up the stairs.")
            .font(.body)
        }
        .padding()
      }
      if asks {
        Color.black.opacity(0.5)
          .ignoresSafeArea()
        question
          .accessibilityAddTraits(.isModal)
      }
    }
  }

  private var question: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        HStack {
          Spacer()
          Button {
            asks = false
          } label: {
            Image(systemName: "xmark")
              .frame(minWidth: 44, minHeight: 44)
          }
          .accessibilityLabel("Close")
        }
        Text("Send it away?")
          .font(.title)
          .accessibilityAddTraits(.isHeader)
        Text("The table leaves your list. You can put it back for a week.")
          .font(.body)
        HStack(alignment: .top) {
          Image(systemName: "clock")
            .font(.body)
            .accessibilityHidden(true)
          Text("It takes a day.")
            .font(.callout)
        }
        .accessibilityElement(children: .combine)
        Button {
          count = 0
        } label: {
          Text("Send away")
            .font(.headline)
            .frame(maxWidth: .infinity, minHeight: 50)
            .foregroundStyle(Color.white)
            .background(Color(red: 0.6, green: 0, blue: 0), in: .rect(cornerRadius: 12))
        }
        .buttonStyle(.plain)
        Button {
          asks = false
        } label: {
          Text("Keep it")
            .font(.body)
            .frame(maxWidth: .infinity, minHeight: 50)
        }
        .buttonStyle(.plain)
      }
      .padding()
    }
    .background(Color(uiColor: .systemBackground))
    .padding(16)
  }
}
