import SwiftUI

struct CompletionCheckmark: View {
    let text: String

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: "checkmark.circle.fill")
                .font(.title3)
                .foregroundStyle(.green)

            Text(text)
                .font(.body)
        }
    }
}
