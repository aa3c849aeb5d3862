import PhotosUI
import SwiftUI

struct MainView: View {
    @State private var isScanning = false
    @State private var selectedPhoto: PhotosPickerItem?

    var body: some View {
        NavigationStack {
            VStack(spacing: 24) {
                ContentUnavailableView(
                    "No Plants Yet",
                    systemImage: "leaf.fill",
                    description: Text("Scan a plant or choose a photo to identify it.")
                )

                Button("Scan a Plant") {
                    isScanning = true
                }
                .buttonStyle(.primaryAction)

                PhotosPicker(selection: $selectedPhoto, matching: .images) {
                    Text("Choose a Photo")
                }
                .buttonStyle(.secondaryAction)
            }
            .padding(24)
            .navigationTitle("FloraFriend")
            .sheet(isPresented: $isScanning) {
                ScannerView()
            }
        }
    }
}
