import SwiftUI

struct FeaturePageView: View {
    let icon: String
    let title: String
    let description: String

    var body: some View {
        VStack(spacing: 30) {
            Spacer()

            Image(systemName: icon)
                .font(.system(size: 80))
                .foregroundStyle(.blue)
                .accessibilityLabel(title)

            Text(title)
                .font(.title)
                .fontWeight(.bold)
                .multilineTextAlignment(.center)

            Text(description)
                .font(.body)
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
                .padding(.horizontal, 40)

            Spacer()
            Spacer()
        }
    }
}

#Preview {
    FeaturePageView(
        icon: "pills.circle.fill",
        title: "Track Your Medications",
        description: "Manage all your medications in one place and get reminders when it's time for a dose."
    )
}
