import SwiftUI

struct OnboardingFeaturesView: View {
    let onContinue: () -> Void

    @State private var currentPage = 0

    private let features: [OnboardingFeature] = [
        OnboardingFeature(
            icon: "trophy.fill",
            color: .yellow,
            title: LocalizedString.Onboarding.featureGamificationTitle,
            description: LocalizedString.Onboarding.featureGamificationDesc
        ),
        OnboardingFeature(
            icon: "flame.fill",
            color: .orange,
            title: LocalizedString.Onboarding.featureStreakTitle,
            description: LocalizedString.Onboarding.featureStreakDesc
        ),
        OnboardingFeature(
            icon: "plus.circle.fill",
            color: .green,
            title: LocalizedString.Onboarding.featureCustomTitle,
            description: LocalizedString.Onboarding.featureCustomDesc
        ),
        OnboardingFeature(
            icon: "chart.line.uptrend.xyaxis",
            color: .blue,
            title: LocalizedString.Onboarding.featureProgressTitle,
            description: LocalizedString.Onboarding.featureProgressDesc
        )
    ]

    var body: some View {
        VStack(spacing: 40) {
            Text(LocalizedString.Onboarding.featuresTitle)
                .font(.system(size: 28, weight: .bold))
                .padding(.top, 40)

            TabView(selection: $currentPage) {
                ForEach(features.indices, id: \.self) { index in
                    FeatureCard(feature: features[index])
                        .tag(index)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .always))
            .indexViewStyle(.page(backgroundDisplayMode: .always))

            Button {
                onContinue()
            } label: {
                Text(currentPage == features.count - 1
                    ? LocalizedString.Onboarding.finish
                    : LocalizedString.Onboarding.next)
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
            .padding(.bottom, 20)
        }
    }
}
