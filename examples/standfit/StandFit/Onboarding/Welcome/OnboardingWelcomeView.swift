import SwiftUI

struct OnboardingWelcomeView: View {
    let onContinue: () -> Void
    let onSkip: () -> Void

    var body: some View {
        VStack(spacing: 40) {
            Spacer()

            ZStack {
                Circle()
                    .fill(
                        LinearGradient(
                            colors: [.blue, .purple],
                            startPoint: .topLeading,
                            endPoint: .bottomTrailing
                        )
                    )
                    .frame(width: 140, height: 140)
                    .shadow(color: .blue.opacity(0.4), radius: 20)

                Image(systemName: "figure.stand")
                    .font(.system(size: 70))
                    .foregroundStyle(.white)
            }

            VStack(spacing: 12) {
                Text(LocalizedString.Onboarding.welcomeTitle)
                    .font(.system(size: 34, weight: .bold))
                    .multilineTextAlignment(.center)

                Text(LocalizedString.Onboarding.welcomeSubtitle)
                    .font(.title3)
                    .foregroundStyle(.secondary)
                    .multilineTextAlignment(.center)
            }
            .padding(.horizontal, 32)

            VStack(alignment: .leading, spacing: 16) {
                BenefitRow(
                    icon: "bell.badge.fill",
                    text: LocalizedString.Onboarding.benefitReminders,
                    color: .orange
                )
                BenefitRow(
                    icon: "chart.line.uptrend.xyaxis",
                    text: LocalizedString.Onboarding.benefitTracking,
                    color: .blue
                )
                BenefitRow(
                    icon: "trophy.fill",
                    text: LocalizedString.Onboarding.benefitAchievements,
                    color: .yellow
                )
                BenefitRow(
                    icon: "figure.walk",
                    text: LocalizedString.Onboarding.benefitCustom,
                    color: .green
                )
            }
            .padding(.horizontal, 32)

            Spacer()

            Button {
                onContinue()
            } label: {
                Text(LocalizedString.Onboarding.getStarted)
                    .font(.headline)
                    .foregroundStyle(.white)
                    .frame(maxWidth: .infinity)
                    .padding()
                    .background(
                        LinearGradient(
                            colors: [.blue, .purple],
                            startPoint: .leading,
                            endPoint: .trailing
                        )
                    )
                    .clipShape(RoundedRectangle(cornerRadius: 16))
            }
            .padding(.horizontal, 32)

            Button {
                onSkip()
            } label: {
                Text(LocalizedString.Onboarding.skipForNow)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            .padding(.bottom, 20)
        }
    }
}
