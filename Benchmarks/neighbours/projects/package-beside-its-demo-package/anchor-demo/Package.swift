// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "anchor-demo",
  platforms: [.iOS(.v17)],
  products: [.library(name: "AnchorDemo", targets: ["AnchorDemo"])],
  dependencies: [.package(path: "../anchor-kit")],
  targets: [
    .target(name: "AnchorDemo", dependencies: [.product(name: "AnchorUI", package: "anchor-kit")])
  ]
)
