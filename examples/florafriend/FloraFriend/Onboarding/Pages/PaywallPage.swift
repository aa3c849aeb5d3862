import SwiftUI

struct PaywallPage: View {
    let onContinue: () -> Void

    @State private var model = PaywallModel()

    var body: some View {
        VStack(spacing: 16) {
            ScrollView {
                VStack(spacing: 24) {
                    Text("Unlock FloraFriend PRO")
                        .font(.title)
                        .fontWeight(.bold)
                        .multilineTextAlignment(.center)

                    VStack(alignment: .leading, spacing: 16) {
                        ForEach(ProFeature.allCases) { feature in
                            ProFeatureRow(feature: feature)
                        }
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)

                    VStack(spacing: 12) {
                        ForEach(SubscriptionPlan.allCases) { plan in
                            PlanCard(
                                plan: plan,
                                price: model.price(of: plan),
                                isSelected: model.selectedPlan == plan
                            ) {
                                model.selectedPlan = plan
                            }
                        }
                    }
                }
                .padding(.top, 32)
            }

            Button("Start Free Trial & Subscribe") {
                Task {
                    await model.purchaseSelectedPlan()
                    onContinue()
                }
            }
            .buttonStyle(.primaryAction)
            .disabled(model.isPurchasing)

            Button("Skip", action: onContinue)
                .buttonStyle(.secondaryAction)
        }
        .padding(.horizontal, 24)
        .padding(.bottom, 48)
        .task {
            await model.loadOfferings()
        }
    }
}

#Preview {
    PaywallPage {}
}
