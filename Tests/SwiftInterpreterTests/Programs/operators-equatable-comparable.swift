struct Version: Comparable, CustomStringConvertible {
    let major: Int, minor: Int
    static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
    var description: String { "v\(major).\(minor)" }
}
let versions = [Version(major: 2, minor: 0), Version(major: 1, minor: 9), Version(major: 1, minor: 10)]
print(versions.sorted(), versions.max()!)
print(versions[1] >= versions[2], versions[0] != versions[1], versions[1]...versions[0] ~= versions[2])

struct Tag: Equatable {
    let name: String
    static func == (a: Tag, b: Tag) -> Bool { a.name.lowercased() == b.name.lowercased() }
}
print(Tag(name: "iOS") == Tag(name: "IOS"), [Tag(name: "a")].contains(Tag(name: "A")))
print([Tag(name: "x"), Tag(name: "y")] == [Tag(name: "X"), Tag(name: "z")], Tag(name: "b") as Tag? != nil)
