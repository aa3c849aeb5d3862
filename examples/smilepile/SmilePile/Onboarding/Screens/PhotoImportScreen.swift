import PhotosUI
import SwiftUI

struct PhotoImportScreen: View {
    @ObservedObject var coordinator: OnboardingCoordinator

    var body: some View {
        VStack(spacing: 30) {
            Spacer()

            Image(systemName: "photo.on.rectangle")
                .font(.system(size: 48))
                .foregroundColor(.smilePileOrange)

            Text("Add Photos")
                .font(.nunito(22, weight: .bold))

            Text("Choose photos for your piles")
                .font(.nunito(14, weight: .regular))
                .foregroundColor(.secondary)

            PhotosPicker(
                selection: $coordinator.onboardingData.importedPhotos,
                maxSelectionCount: 50,
                matching: .images
            ) {
                Text("Select Photos")
                    .font(.nunito(16, weight: .medium))
                    .foregroundColor(.smilePileBlue)
                    .frame(height: 44)
            }

            Spacer()

            Button(action: {
                coordinator.navigateToNext()
            }) {
                Text("Continue")
                    .font(.nunito(18, weight: .bold))
                    .foregroundColor(.white)
                    .frame(maxWidth: .infinity)
                    .frame(height: 56)
                    .background(Color.smilePileBlue)
                    .cornerRadius(12)
            }
            .padding(.horizontal, 40)
            .padding(.bottom, 50)
        }
    }
}
