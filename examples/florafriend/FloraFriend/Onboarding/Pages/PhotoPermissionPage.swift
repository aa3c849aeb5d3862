import Photos
import SwiftUI

struct PhotoPermissionPage: View {
    let onContinue: () -> Void

    var body: some View {
        VStack(spacing: 24) {
            Spacer()

            OnboardingMessage(
                symbol: "photo.on.rectangle.angled",
                title: "Use Your Favorite Photos",
                description: "You can also identify plants from your existing photos. Grant access to select your best shots from the gallery."
            )

            Spacer()

            Button("Allow Photo Access") {
                Task {
                    await requestPhotoAccess()
                }
            }
            .buttonStyle(.primaryAction)
        }
        .padding(.horizontal, 24)
        .padding(.bottom, 48)
    }

    @MainActor
    private func requestPhotoAccess() async {
        _ = await PHPhotoLibrary.requestAuthorization(for: .readWrite)
        onContinue()
    }
}

#Preview {
    PhotoPermissionPage {}
}
