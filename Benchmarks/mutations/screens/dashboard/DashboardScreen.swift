import SwiftUI

struct Figure: Identifiable {
  let id: Int
  let title: LocalizedStringKey
  let value: LocalizedStringKey
  let share: Double
  let spoken: LocalizedStringKey
}

/// Figures of a week, with bars drawn by hand and a goal.
struct DashboardScreen: View {
  @State private var isLoading = false
  @State private var isShown = false
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  private let figures = [
    Figure(id: 1, title: "Steps", value: "6,200 steps", share: 0.62, spoken: "62 percent of the goal"),
    Figure(id: 2, title: "Sleep", value: "7 hours", share: 0.88, spoken: "88 percent of the goal"),
    Figure(id: 3, title: "Water", value: "4 glasses", share: 0.5, spoken: "50 percent of the goal"),
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        HStack {
          Text("Today")
            .font(.largeTitle)
            .accessibilityAddTraits(.isHeader)
          Spacer()
          Button {
            isLoading = true
          } label: {
            Image(systemName: "arrow.clockwise")
              .frame(minWidth: 44, minHeight: 44)
          }
          .accessibilityLabel("Refresh")
        }
        Text("A good day so far. A walk would make it better.")
          .font(.body)
          .scaleEffect(isShown ? 1 : 0.8)
          .onAppear {
            withAnimation(reduceMotion ? nil : .spring) { isShown = true }
          }
        ForEach(figures) { figure in
          bar(figure)
        }
        Text("Goal of the week")
          .font(.title2)
          .accessibilityAddTraits(.isHeader)
        ProgressView(value: 0.7) {
          Text("Seven of ten walks")
            .font(.body)
        }
        advice
        Text("Next check-up")
          .font(.title2)
          .accessibilityAddTraits(.isHeader)
        fact("With", "Dr. Lee")
        fact("Room", "12")
        date("calendar", "Monday at nine")
        date("mappin", "Green Lane 4")
        Button {
          isLoading = false
        } label: {
          Text("Move the date")
            .font(.headline)
            .frame(maxWidth: .infinity, minHeight: 50)
            .foregroundStyle(Color.white)
            .background(Color(red: 0.35, green: 0.1, blue: 0.4), in: .rect(cornerRadius: 12))
        }
        .buttonStyle(.plain)
      }
      .padding()
    }
  }

  private func bar(_ figure: Figure) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(figure.title)
        .font(.headline)
      Text(figure.value)
        .font(.subheadline)
      ZStack(alignment: .leading) {
        Capsule()
          .fill(Color(white: 0.8))
          .frame(width: 240, height: 8)
        Capsule()
          .fill(Color(red: 0.2, green: 0.2, blue: 0.4))
          .frame(width: 240 * figure.share, height: 8)
      }
      .accessibilityElement()
      .accessibilityLabel(figure.title)
      .accessibilityValue(figure.spoken)
    }
  }

  private var advice: some View {
    HStack(alignment: .top) {
      Image(systemName: "info.circle")
        .font(.body)
        .accessibilityLabel("Note")
      Text("Figures come from your watch.")
        .font(.callout)
    }
    .padding()
    .background(Color(uiColor: .secondarySystemBackground), in: .rect(cornerRadius: 12))
    .accessibilityElement(children: .combine)
  }

  private func date(_ symbol: String, _ text: LocalizedStringKey) -> some View {
    HStack {
      Image(systemName: symbol)
        .font(.body)
        .accessibilityHidden(true)
      Text(text)
        .font(.body)
    }
    .accessibilityElement(children: .combine)
  }

  private func fact(_ name: LocalizedStringKey, _ value: LocalizedStringKey) -> some View {
    HStack {
      Text(name)
        .font(.callout)
      Spacer(minLength: 8)
      Text(value)
        .font(.callout)
    }
    .accessibilityElement(children: .combine)
  }
}
