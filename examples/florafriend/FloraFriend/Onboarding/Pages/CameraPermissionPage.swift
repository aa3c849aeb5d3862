import AVFoundation
import SwiftUI

struct CameraPermissionPage: View {
    let onContinue: () -> Void

    var body: some View {
        VStack(spacing: 24) {
            Spacer()

            OnboardingMessage(
                symbol: "camera.fill",
                title: "Identify Plants Instantly",
                description: "To identify plants in real-time, FloraFriend needs access to your camera. We only use it when you're ready to scan."
            )

            Spacer()

            Button("Allow Camera Access") {
                Task {
                    await requestCameraAccess()
                }
            }
            .buttonStyle(.primaryAction)
        }
        .padding(.horizontal, 24)
        .padding(.bottom, 48)
    }

    @MainActor
    private func requestCameraAccess() async {
        _ = await AVCaptureDevice.requestAccess(for: .video)
        onContinue()
    }
}

#Preview {
    CameraPermissionPage {}
}
