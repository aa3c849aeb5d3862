// swift-tools-version: 6.1
import PackageDescription

// A package of its own that uses the library, as yours would: `Scripts/try-library` builds and runs it.
let package = Package(
  name: "library-example",
  dependencies: [.package(name: "sightline", path: "../..")],
  targets: [
    .executableTarget(
      name: "LibraryExample", dependencies: [.product(name: "LayoutModel", package: "sightline")],
      swiftSettings: [
        .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)
