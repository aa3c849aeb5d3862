// swift-tools-version: 6.1
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "sightline", path: "..")],
  targets: [
    .executableTarget(
      name: "text-accuracy", dependencies: [.product(name: "LayoutModel", package: "sightline")],
      swiftSettings: strict),
    .executableTarget(
      name: "text-tool", dependencies: [.product(name: "LayoutModel", package: "sightline")],
      swiftSettings: strict),
    .target(
      name: "RawHarfBuzz", dependencies: [.product(name: "LayoutModel", package: "sightline")],
      swiftSettings: strict),
    .executableTarget(
      name: "text-speed", dependencies: ["RawHarfBuzz", .product(name: "LayoutModel", package: "sightline")],
      swiftSettings: strict),
    .executableTarget(
      name: "screen-speed", dependencies: ["RawHarfBuzz", .product(name: "LayoutModel", package: "sightline")],
      swiftSettings: strict),
    .executableTarget(
      name: "token-speed", dependencies: [.product(name: "LayoutModel", package: "sightline")],
      swiftSettings: strict),
  ]
)
