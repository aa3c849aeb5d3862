import PhotosUI
import SwiftUI

struct OnboardingData {
    var categories: [TempCategory] = []
    var importedPhotos: [PhotosPickerItem] = []
    var pinCode: String?
    var skipPIN = false
}
