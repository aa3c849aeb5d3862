import SwiftUI

struct OnboardingContainerView: View {
    @StateObject private var viewModel = OnboardingViewModel()
    @Environment(\.accessibilityReduceMotion) var reduceMotion
    @Environment(\.dismiss) var dismiss

    var body: some View {
        TabView(selection: $viewModel.currentPage) {
            OnboardingPage1View(viewModel: viewModel).tag(0)
            OnboardingPage2View(viewModel: viewModel).tag(1)
            OnboardingPage3View(viewModel: viewModel).tag(2)
            OnboardingPage4View(viewModel: viewModel).tag(3)
        }
        .tabViewStyle(.page(indexDisplayMode: .always))
        .indexViewStyle(.page(backgroundDisplayMode: .always))
        .background(ColorPalette.background.ignoresSafeArea())
        .onAppear {
            setupPageControlAppearance()
            viewModel.start()
        }
        .onChange(of: viewModel.currentPage) {
            viewModel.pageChanged()
        }
        .onChange(of: viewModel.isFinished) {
            dismiss()
        }
    }

    private func setupPageControlAppearance() {
        UIPageControl.appearance().currentPageIndicatorTintColor = UIColor(ColorPalette.primary)
        UIPageControl.appearance().pageIndicatorTintColor = UIColor(ColorPalette.textTertiary)
    }
}

#Preview {
    OnboardingContainerView()
}
