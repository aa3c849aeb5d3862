import SwiftUI

struct OnboardingScheduleView: View {
    @ObservedObject var store: ExerciseStore
    let onContinue: () -> Void
    let onSkip: () -> Void

    @State private var selectedTemplate: ScheduleTemplate?

    var body: some View {
        VStack(spacing: 30) {
            VStack(spacing: 12) {
                Text(LocalizedString.Onboarding.scheduleTitle)
                    .font(.system(size: 28, weight: .bold))

                Text(LocalizedString.Onboarding.scheduleSubtitle)
                    .font(.body)
                    .foregroundStyle(.secondary)
                    .multilineTextAlignment(.center)
            }
            .padding(.horizontal, 32)
            .padding(.top, 40)

            ScrollView {
                VStack(spacing: 16) {
                    ForEach(ScheduleTemplate.allTemplates, id: \.name) { template in
                        TemplateCard(
                            template: template,
                            isSelected: selectedTemplate?.name == template.name,
                            onTap: {
                                selectedTemplate = template
                            }
                        )
                    }

                    CustomScheduleCard(
                        isSelected: selectedTemplate == nil,
                        onTap: {
                            selectedTemplate = nil
                        }
                    )
                }
                .padding(.horizontal, 32)
            }

            VStack(spacing: 16) {
                Text(LocalizedString.Onboarding.scheduleFooter)
                    .font(.caption)
                    .foregroundStyle(.secondary)
                    .multilineTextAlignment(.center)

                Button {
                    createScheduleAndContinue()
                } label: {
                    Text(LocalizedString.Onboarding.createSchedule)
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
                .disabled(selectedTemplate == nil)

                Button {
                    onSkip()
                } label: {
                    Text(LocalizedString.Onboarding.skipButton)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
            }
            .padding(.horizontal, 32)
            .padding(.bottom, 20)
        }
    }

    private func createScheduleAndContinue() {
        if let template = selectedTemplate {
            let profile = store.createProfile(name: template.name, basedOn: template)
            store.switchToProfile(profile)
            store.remindersEnabled = true
            store.updateAllNotificationSchedules(reason: "Onboarding schedule created")
        }
        onContinue()
    }
}
