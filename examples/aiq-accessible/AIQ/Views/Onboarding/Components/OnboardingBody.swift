import SwiftUI

struct OnboardingBody: View {
    private let text: LocalizedStringKey

    init(_ text: LocalizedStringKey) {
        self.text = text
    }

    var body: some View {
        Text(text)
            .typography(.bodyLarge)
            .foregroundStyle(ColorPalette.textSecondary)
            .multilineTextAlignment(.center)
    }
}
