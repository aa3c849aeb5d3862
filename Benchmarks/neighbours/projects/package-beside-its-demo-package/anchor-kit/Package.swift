// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "anchor-kit",
  platforms: [.iOS(.v17)],
  products: [.library(name: "AnchorUI", targets: ["AnchorUI"])],
  targets: [.target(name: "AnchorUI")]
)
