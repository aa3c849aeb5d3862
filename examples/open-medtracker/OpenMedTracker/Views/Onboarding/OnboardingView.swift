import os
import SwiftUI

struct OnboardingView: View {
    @Binding var isOnboardingComplete: Bool

    @State private var currentPage = 0

    private let lastPage = 3

    var body: some View {
        ZStack {
            background

            VStack {
                skipBar

                TabView(selection: $currentPage) {
                    WelcomePageView()
                        .tag(0)

                    FeaturePageView(
                        icon: "pills.circle.fill",
                        title: "Track Your Medications",
                        description: "Manage all your medications in one place and get reminders when it's time for a dose."
                    )
                    .tag(1)

                    FeaturePageView(
                        icon: "globe.americas.fill",
                        title: "Travel with Confidence",
                        description: "Your timezone is detected automatically, and your schedule adjusts wherever you go."
                    )
                    .tag(2)

                    FeaturePageView(
                        icon: "lock.shield.fill",
                        title: "Your Privacy Matters",
                        description: "Your data is stored only on this device. No cloud sync, complete privacy."
                    )
                    .tag(3)
                }
                .tabViewStyle(.page(indexDisplayMode: .always))

                primaryButton
                    .padding(.horizontal, 40)
                    .padding(.bottom, 30)
            }
        }
    }

    private var background: some View {
        LinearGradient(
            colors: [Color.blue.opacity(0.1), Color.purple.opacity(0.1)],
            startPoint: .topLeading,
            endPoint: .bottomTrailing
        )
        .ignoresSafeArea()
    }

    private var skipBar: some View {
        HStack {
            Spacer()

            if currentPage < lastPage {
                Button("Skip") {
                    completeOnboarding()
                }
                .foregroundStyle(.blue)
                .padding()
            }
        }
    }

    @ViewBuilder
    private var primaryButton: some View {
        if currentPage < lastPage {
            Button {
                withAnimation {
                    currentPage += 1
                }
            } label: {
                primaryLabel("Next")
            }
        } else {
            Button {
                requestNotificationPermission()
                completeOnboarding()
            } label: {
                primaryLabel("Get Started")
            }
        }
    }

    private func primaryLabel(_ title: String) -> some View {
        Text(title)
            .font(.headline)
            .foregroundStyle(.white)
            .frame(maxWidth: .infinity)
            .padding()
            .background(Color.blue)
            .cornerRadius(12)
    }

    private func completeOnboarding() {
        isOnboardingComplete = true
    }

    private func requestNotificationPermission() {
        Task {
            do {
                let granted = try await NotificationService().requestAuthorization()
                Logger.notifications.info("Notification permission granted: \(granted)")
            } catch {
                Logger.notifications.error("Notification permission failed: \(error.localizedDescription)")
            }
        }
    }
}

#Preview {
    OnboardingView(isOnboardingComplete: .constant(false))
}
