import SwiftUI

struct OnboardingHeadline: View {
    private let text: LocalizedStringKey

    init(_ text: LocalizedStringKey) {
        self.text = text
    }

    var body: some View {
        Text(text)
            .typography(.displayMedium)
            .foregroundStyle(ColorPalette.textPrimary)
            .multilineTextAlignment(.center)
            .accessibilityAddTraits(.isHeader)
    }
}
