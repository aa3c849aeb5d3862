import SwiftUI

struct OnboardingContainerView: View {
    @StateObject private var viewModel = OnboardingViewModel()
    @Environment(\.dismiss) var dismiss

    var body: some View {
        TabView(selection: $viewModel.currentPage) {
            OnboardingPage1View(viewModel: viewModel).tag(0)
            OnboardingPage2View(viewModel: viewModel).tag(1)
            OnboardingPage3View(viewModel: viewModel).tag(2)
            OnboardingPage4View(viewModel: viewModel).tag(3)
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
        .background(ColorPalette.background.ignoresSafeArea())
        .onAppear {
            viewModel.start()
        }
        .onChange(of: viewModel.currentPage) {
            viewModel.pageChanged()
        }
        .onChange(of: viewModel.isFinished) {
            dismiss()
        }
    }
}

#Preview {
    OnboardingContainerView()
}
