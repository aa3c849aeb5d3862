import Foundation

public final class Purchases {
    public static var shared: Purchases { fatalError("declaration only") }
    public static var isConfigured: Bool { fatalError("declaration only") }

    @discardableResult
    public static func configure(withAPIKey apiKey: String) -> Purchases { fatalError("declaration only") }

    public func offerings() async throws -> Offerings { fatalError("declaration only") }
    public func purchase(package: Package) async throws -> PurchaseResultData { fatalError("declaration only") }
    public func restorePurchases() async throws -> CustomerInfo { fatalError("declaration only") }
    public func customerInfo() async throws -> CustomerInfo { fatalError("declaration only") }
}

public typealias PurchaseResultData = (
    transaction: StoreTransaction?,
    customerInfo: CustomerInfo,
    userCancelled: Bool
)

public final class Offerings {
    public var current: Offering? { fatalError("declaration only") }
    public var all: [String: Offering] { fatalError("declaration only") }
}

public final class Offering: Identifiable {
    public var identifier: String { fatalError("declaration only") }
    public var id: String { identifier }
    public var availablePackages: [Package] { fatalError("declaration only") }
    public var annual: Package? { fatalError("declaration only") }
    public var weekly: Package? { fatalError("declaration only") }
}

public final class Package: Identifiable {
    public var identifier: String { fatalError("declaration only") }
    public var id: String { identifier }
    public var storeProduct: StoreProduct { fatalError("declaration only") }
    public var localizedPriceString: String { fatalError("declaration only") }
}

public final class StoreProduct {
    public var productIdentifier: String { fatalError("declaration only") }
    public var localizedTitle: String { fatalError("declaration only") }
    public var localizedPriceString: String { fatalError("declaration only") }
}

public final class StoreTransaction {
    public var transactionIdentifier: String { fatalError("declaration only") }
}

public final class CustomerInfo {
    public var entitlements: EntitlementInfos { fatalError("declaration only") }
    public var activeSubscriptions: Set<String> { fatalError("declaration only") }
}

public final class EntitlementInfos {
    public subscript(key: String) -> EntitlementInfo? { fatalError("declaration only") }
}

public final class EntitlementInfo {
    public var isActive: Bool { fatalError("declaration only") }
}
