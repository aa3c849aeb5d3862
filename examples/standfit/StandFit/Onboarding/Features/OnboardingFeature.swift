import SwiftUI

struct OnboardingFeature {
    let icon: String
    let color: Color
    let title: String
    let description: String
}
