import SwiftUI

final class OnboardingCoordinator: ObservableObject {
    static let maximumPiles = 5

    @Published var currentStep: OnboardingStep = .welcome
    @Published var onboardingData = OnboardingData()
    @Published var isShowingError = false
    @Published var errorMessage = ""

    private var navigationHistory: [OnboardingStep] = []

    func navigateToNext() {
        guard validateCurrentStep() else { return }
        navigationHistory.append(currentStep)

        switch currentStep {
        case .welcome:
            currentStep = .categories
        case .categories:
            currentStep = .pinSetup  // Skip directly to PIN
        case .photoImport:
            currentStep = .pinSetup  // Keep for compatibility but not used
        case .pinSetup:
            completeOnboarding()
        case .complete:
            break
        }
    }

    func navigateBack() {
        guard let previousStep = navigationHistory.popLast() else { return }
        currentStep = previousStep
    }

    func addPile(name: String, colorHex: String) -> Bool {
        guard onboardingData.categories.count < Self.maximumPiles else {
            showError(message: "You can create up to 5 piles")
            return false
        }
        guard !onboardingData.categories.contains(where: { $0.name == name }) else {
            showError(message: "You already have a pile with this name")
            return false
        }
        onboardingData.categories.append(TempCategory(name: name, colorHex: colorHex))
        return true
    }

    func removePile(_ category: TempCategory) {
        onboardingData.categories.removeAll { $0.id == category.id }
    }

    func showError(message: String) {
        errorMessage = message
        isShowingError = true
    }

    static func resetOnboarding() {
        UserDefaults.standard.set(false, forKey: "onboardingCompleted")
        UserDefaults.standard.set(true, forKey: "firstLaunch")
    }

    private func validateCurrentStep() -> Bool {
        switch currentStep {
        case .categories:
            if onboardingData.categories.isEmpty {
                showError(message: "Please create at least one pile")
                return false
            }
            return true
        case .pinSetup:
            return onboardingData.skipPIN || onboardingData.pinCode != nil
        case .welcome, .photoImport, .complete:
            return true
        }
    }

    private func completeOnboarding() {
        PileStore.save(onboardingData.categories)
        if !onboardingData.skipPIN, let pinCode = onboardingData.pinCode {
            PINStore.save(pinCode)
        }

        UserDefaults.standard.set(true, forKey: "onboardingCompleted")  // Match Android key
        UserDefaults.standard.set(false, forKey: "firstLaunch")  // Also set this flag
        currentStep = .complete
    }
}
