import SwiftUI

struct NotificationPreviewCard: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Image(systemName: "figure.stand")
                    .foregroundStyle(.blue)
                Text("StandFit")
                    .font(.caption)
                    .fontWeight(.semibold)
                Spacer()
                Text("now")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }

            Text(LocalizedString.Onboarding.notificationPreviewTitle)
                .font(.subheadline)
                .fontWeight(.semibold)

            Text(LocalizedString.Onboarding.notificationPreviewBody)
                .font(.caption)
                .foregroundStyle(.secondary)
        }
        .padding()
        .background(Color(.systemGray6))
        .clipShape(RoundedRectangle(cornerRadius: 12))
    }
}
