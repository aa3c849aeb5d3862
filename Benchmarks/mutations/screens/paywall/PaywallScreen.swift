import SwiftUI

enum Plan: Int, CaseIterable, Identifiable {
  case monthly, yearly, lifetime
  var id: Int { rawValue }
  var title: LocalizedStringKey {
    switch self {
    case .monthly: "Monthly"
    case .yearly: "Yearly"
    case .lifetime: "Once"
    }
  }
  var price: LocalizedStringKey {
    switch self {
    case .monthly: "3 euros a month"
    case .yearly: "24 euros a year"
    case .lifetime: "60 euros for good"
    }
  }
}

/// A choice of three plans, what they bring, and a way out.
struct PaywallScreen: View {
  @State private var plan = Plan.yearly
  @State private var isShown = false
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        HStack {
          Button {
            plan = .monthly
          } label: {
            Image(systemName: "xmark")
              .frame(minWidth: 44, minHeight: 44)
          }
          .accessibilityLabel("Close")
          Spacer()
        }
        Text("Go further with Pro")
          .font(.largeTitle)
          .scaleEffect(isShown ? 1 : 0.8)
          .onAppear {
            withAnimation(reduceMotion ? nil : .spring) { isShown = true }
          }
          .accessibilityAddTraits(.isHeader)
        Text("Try everything for two weeks. You can stop at any time.")
          .font(.body)
        benefit("sparkles", "No limits on lists")
        benefit("icloud", "Sync between devices")
        benefit("lock", "Private by design")
        fact("Free", "1 list")
        fact("Pro", "All lists")
        Text("Choose a plan")
          .font(.title2)
          .accessibilityAddTraits(.isHeader)
        ForEach(Plan.allCases) { option in
          choice(option)
        }
        Button {
          plan = .yearly
        } label: {
          Text("Start the free trial")
            .font(.headline)
            .frame(maxWidth: .infinity, minHeight: 50)
            .foregroundStyle(Color.white)
            .background(Color(red: 0, green: 0.3, blue: 0.7), in: .rect(cornerRadius: 12))
        }
        .buttonStyle(.plain)
        Link(destination: URL(string: "https://example.com/terms")!) {
          Text("Terms of use")
            .frame(minHeight: 44)
        }
        .foregroundStyle(Color.primary)
        Link(destination: URL(string: "https://example.com/privacy")!) {
          Text("Privacy policy")
            .frame(minHeight: 44)
        }
        .foregroundStyle(Color.primary)
      }
      .padding()
    }
  }

  private func benefit(_ symbol: String, _ text: LocalizedStringKey) -> some View {
    HStack {
      Image(systemName: symbol)
        .font(.body)
        .accessibilityHidden(true)
      Text(text)
        .font(.body)
    }
    .accessibilityElement(children: .combine)
  }

  private func choice(_ option: Plan) -> some View {
    Button {
      plan = option
    } label: {
      HStack {
        VStack(alignment: .leading) {
          Text(option.title)
            .font(.headline)
          Text(option.price)
            .font(.subheadline)
        }
        Spacer()
        Image(systemName: plan == option ? "checkmark.circle.fill" : "circle")
          .font(.title3)
      }
      .padding()
      .frame(minHeight: 60)
      .background(Color(uiColor: .secondarySystemBackground), in: .rect(cornerRadius: 12))
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(plan == option ? .isSelected : [])
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
