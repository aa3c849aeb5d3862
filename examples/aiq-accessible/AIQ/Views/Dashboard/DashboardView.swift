import SwiftUI

struct DashboardView: View {
    @AppStorage(StorageKey.hasSkippedOnboarding) private var hasSkippedOnboarding = false

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: DesignSystem.Spacing.xl) {
                    FirstTestPrompt()

                    if hasSkippedOnboarding {
                        SkippedOnboardingCard()
                    }
                }
                .padding(.horizontal, DesignSystem.Spacing.xxl)
                .padding(.vertical, DesignSystem.Spacing.xl)
            }
            .background(ColorPalette.background)
            .navigationTitle("Dashboard")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    NavigationLink {
                        SettingsView()
                    } label: {
                        Image(systemName: "gearshape")
                    }
                    .accessibilityLabel("Settings")
                }
            }
        }
    }
}

#Preview {
    DashboardView()
}
