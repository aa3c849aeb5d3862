struct Version: Comparable, CustomStringConvertible {
    var major: Int, minor: Int = 0, patch: Int = 0
    static func < (lhs: Version, rhs: Version) -> Bool {
        (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
    }
    var description: String { "\(major).\(minor).\(patch)" }
}
let installed = Version(major: 2, minor: 4)
let releases = [Version(major: 2, minor: 10), Version(major: 1, patch: 9), Version(major: 3), installed]
print(releases.sorted())
print(releases.max()!, releases.min()!)
print("updates:", releases.filter { $0 > installed }.map(\.description))
print(installed >= Version(major: 2, minor: 4, patch: 0), max(installed, Version(major: 2, minor: 3, patch: 99)))
let supported = Version(major: 2)..<Version(major: 3)
print(releases.map { supported.contains($0) })
