import SwiftUI

/// A large symbol over a title and a description, as the permission and completion pages share it.
struct OnboardingMessage: View {
    let symbol: String
    let title: String
    let description: String

    var body: some View {
        VStack(spacing: 24) {
            Image(systemName: symbol)
                .font(.system(size: 80))
                .foregroundStyle(.green)

            Text(title)
                .font(.title)
                .fontWeight(.bold)
                .multilineTextAlignment(.center)

            Text(description)
                .font(.body)
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
        }
    }
}
