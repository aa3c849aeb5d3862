import SwiftUI

/// One page of an introduction: what the app does, where one is, on or out.
struct OnboardingScreen: View {
  @State private var page = 1
  @State private var isShown = false
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        HStack {
          Spacer()
          Button {
            page = 3
          } label: {
            Text("Skip")
              .frame(minWidth: 44, minHeight: 44)
          }
          .foregroundStyle(Color.primary)
        }
        Image(systemName: "tray.full")
          .font(.largeTitle)
          .scaleEffect(isShown ? 1 : 0.6)
          .animation(reduceMotion ? nil : .bouncy, value: isShown)
          .accessibilityHidden(true)
        Text("Everything in its place")
          .font(.largeTitle)
          .accessibilityAddTraits(.isHeader)
        Text("Take a photo of a letter. We read it and put it where it belongs.")
          .font(.body)
        point("camera", "Scan in a second")
        point("magnifyingglass", "Find it by any word")
        point("bell", "Be told before it is due")
        VStack(alignment: .leading, spacing: 8) {
          Text("What we do not do")
            .font(.title3.bold())
            .accessibilityAddTraits(.isHeader)
          Text("We never sell what we read.")
            .font(.body)
        }
        dots
        Button {
          withAnimation(reduceMotion ? nil : .easeInOut) { page += 1 }
        } label: {
          Text("Continue")
            .font(.headline)
            .frame(maxWidth: .infinity, minHeight: 50)
            .foregroundStyle(Color.white)
            .background(Color(red: 0.1, green: 0.3, blue: 0.3), in: .rect(cornerRadius: 12))
        }
        .buttonStyle(.plain)
        Text("Page two comes next.")
          .font(.footnote)
          .offset(x: page > 1 ? 8 : 0)
      }
      .padding()
    }
    .onAppear {
      isShown = true
    }
  }

  private func point(_ symbol: String, _ text: LocalizedStringKey) -> some View {
    HStack {
      Image(systemName: symbol)
        .font(.title3)
        .accessibilityHidden(true)
      Text(text)
        .font(.body)
      Spacer()
    }
    .accessibilityElement(children: .combine)
  }

  private var dots: some View {
    HStack(spacing: 8) {
      ForEach(1..<4) { index in
        Capsule()
          .fill(Color.primary)
          .frame(width: index == page ? 20 : 8, height: 8)
      }
    }
    .accessibilityElement()
    .accessibilityLabel("Page")
    .accessibilityValue("\(page) of 3")
  }
}
