import Observation
import RevenueCat

@MainActor
@Observable
final class PaywallModel {
    var selectedPlan = SubscriptionPlan.yearly
    private(set) var isPurchasing = false
    private var packages: [SubscriptionPlan: Package] = [:]

    func loadOfferings() async {
        guard let offering = try? await Purchases.shared.offerings().current else { return }
        packages[.yearly] = offering.annual
        packages[.weekly] = offering.weekly
    }

    func price(of plan: SubscriptionPlan) -> String {
        packages[plan]?.localizedPriceString ?? plan.listPrice
    }

    /// Returns whatever the outcome: the flow goes on after success, failure and cancellation alike.
    func purchaseSelectedPlan() async {
        guard let package = packages[selectedPlan] else { return }
        isPurchasing = true
        defer { isPurchasing = false }
        _ = try? await Purchases.shared.purchase(package: package)
    }
}
