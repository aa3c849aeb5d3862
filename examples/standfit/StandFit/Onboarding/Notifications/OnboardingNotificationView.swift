import SwiftUI
import UserNotifications

struct OnboardingNotificationView: View {
    let onContinue: () -> Void
    let onSkip: () -> Void

    var body: some View {
        VStack(spacing: 40) {
            Spacer()

            ZStack {
                Circle()
                    .fill(
                        LinearGradient(
                            colors: [.orange, .red],
                            startPoint: .topLeading,
                            endPoint: .bottomTrailing
                        )
                    )
                    .frame(width: 120, height: 120)
                    .shadow(color: .orange.opacity(0.4), radius: 20)

                Image(systemName: "bell.badge.fill")
                    .font(.system(size: 60))
                    .foregroundStyle(.white)
            }

            VStack(spacing: 16) {
                Text(LocalizedString.Onboarding.notificationTitle)
                    .font(.system(size: 28, weight: .bold))
                    .multilineTextAlignment(.center)

                Text(LocalizedString.Onboarding.notificationSubtitle)
                    .font(.title3)
                    .foregroundStyle(.secondary)
                    .multilineTextAlignment(.center)

                Text(LocalizedString.Onboarding.notificationExplanation)
                    .font(.body)
                    .foregroundStyle(.secondary)
                    .multilineTextAlignment(.center)
            }
            .padding(.horizontal, 32)

            NotificationPreviewCard()
                .padding(.horizontal, 32)

            Spacer()

            Button {
                requestNotificationPermission()
                onContinue()
            } label: {
                Text(LocalizedString.Onboarding.enableNotifications)
                    .font(.headline)
                    .foregroundStyle(.white)
                    .frame(maxWidth: .infinity)
                    .padding()
                    .background(
                        LinearGradient(
                            colors: [.orange, .red],
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
                Text(LocalizedString.Onboarding.laterButton)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            .padding(.bottom, 20)
        }
    }

    private func requestNotificationPermission() {
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound, .badge]) { granted, error in
            print("Notification permission: \(granted)")
        }
    }
}
