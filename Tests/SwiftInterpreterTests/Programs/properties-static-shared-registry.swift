final class FeatureFlags {
    static let shared = FeatureFlags()
    static private(set) var lookups = 0
    private var enabled: Set<String> = ["search"]
    private init() { print("flags loaded") }
    subscript(name: String) -> Bool {
        get { Self.lookups += 1; return enabled.contains(name) }
        set { if newValue { enabled.insert(name) } else { enabled.remove(name) } }
    }
    static var enabledCount: Int { shared.enabled.count }
}
print("start")
print(FeatureFlags.shared["search"], FeatureFlags.shared["beta"])
FeatureFlags.shared["beta"] = true
FeatureFlags.shared["search"].toggle()
print(FeatureFlags.shared["search"], FeatureFlags.enabledCount)
print(FeatureFlags.lookups)
