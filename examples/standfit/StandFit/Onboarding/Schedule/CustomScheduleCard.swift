import SwiftUI

struct CustomScheduleCard: View {
    let isSelected: Bool
    let onTap: () -> Void

    var body: some View {
        Button {
            onTap()
        } label: {
            HStack(spacing: 16) {
                ZStack {
                    Circle()
                        .fill(Color("TemplateCustom").opacity(0.2))
                        .frame(width: 56, height: 56)

                    Image(systemName: "slider.horizontal.3")
                        .font(.title2)
                        .foregroundStyle(Color("TemplateCustom"))
                }

                VStack(alignment: .leading, spacing: 4) {
                    Text(LocalizedString.Templates.custom)
                        .font(.headline)
                        .foregroundStyle(.primary)

                    Text(LocalizedString.Templates.customDescription)
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }

                Spacer()

                if isSelected {
                    Image(systemName: "checkmark.circle.fill")
                        .font(.title2)
                        .foregroundStyle(.blue)
                }
            }
            .padding()
            .background(
                RoundedRectangle(cornerRadius: 12)
                    .fill(isSelected ? Color.blue.opacity(0.1) : Color(.systemGray6))
            )
            .overlay(
                RoundedRectangle(cornerRadius: 12)
                    .strokeBorder(isSelected ? Color.blue : Color.clear, lineWidth: 2)
            )
        }
        .buttonStyle(.plain)
    }
}
