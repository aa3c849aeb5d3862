// swift-tools-version: 5.10
import PackageDescription

let package = Package(
  name: "Chart",
  platforms: [.iOS(.v17)],
  products: [.library(name: "ChartUI", targets: ["ChartUI"])],
  targets: [.target(name: "ChartUI", path: "Code")]
)
