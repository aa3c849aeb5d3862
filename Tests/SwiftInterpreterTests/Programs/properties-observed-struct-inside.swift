struct Profile { var name = "Kim"; var followers: [String] = [] }
final class ProfileStore {
    var profile = Profile() {
        didSet { print("saved \(profile.name) (\(oldValue.followers.count) -> \(profile.followers.count))") }
    }
    func rename(_ name: inout String) { name += "!" }
}
let store = ProfileStore()
store.profile.name = "Kim L."
store.profile.followers.append("bo")
store.profile.followers += ["al", "di"]
store.rename(&store.profile.name)
store.profile.followers.removeAll { $0 == "bo" }
var copy = store.profile
copy.name = "Other"
print(store.profile.name, copy.followers)
