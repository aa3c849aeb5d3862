import SwiftUI

struct OnboardingProgressBar: View {
    let currentStepIndex: Int
    let totalSteps: Int

    var body: some View {
        GeometryReader { geometry in
            ZStack(alignment: .leading) {
                track
                fill(totalWidth: geometry.size.width)
            }
        }
        .frame(height: 8)
    }

    private var track: some View {
        Capsule()
            .fill(Color.gray.opacity(0.3))
    }

    private func fill(totalWidth: CGFloat) -> some View {
        Capsule()
            .fill(Color.green)
            .frame(width: totalWidth * CGFloat(currentStepIndex + 1) / CGFloat(totalSteps))
            .animation(.easeInOut(duration: 0.3), value: currentStepIndex)
    }
}

#Preview {
    OnboardingProgressBar(currentStepIndex: 1, totalSteps: 5)
        .padding()
}
