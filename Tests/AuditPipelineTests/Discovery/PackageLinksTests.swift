import AuditEngine
import Foundation
import SightlineModel
import Testing

@testable import AuditPipeline

/// Targets of the project's own packages that no app for phones is linked with are no screens of it.
///
/// - Source: `TargetDependencyCondition` of PackageDescription, `platformFilter(s)` of `PBXBuildFile`.
struct PackageLinksTests {
  private static func elsewhere(_ manifest: String, _ links: [PackageLinks.Link] = []) -> [String] {
    PackageLinks(manifests: [("Kit", manifest)], links: links).elsewhere.map {
      $0.target.name + ": " + $0.systems.joined(separator: ", ")
    }
  }
  private static let wrapped = """
    products: [.library(name: "Phone", targets: ["PhoneWrapper"]), .library(name: "TV", targets: ["TVWrapper"])],
    targets: [
      .target(name: "Shared"),
      .target(name: "PhoneUI", dependencies: ["Shared"]),
      .target(name: "PhoneWrapper", dependencies: [.target(name: "PhoneUI", condition: .when(platforms: [.iOS, .macOS]))]),
      .target(name: "TVUI", dependencies: ["Shared", "Remote"]),
      .target(name: "TVWrapper", dependencies: [.target(name: "TVUI", condition: .when(platforms: [.tvOS]))]),
      .target(name: "Remote"), .testTarget(name: "TVTests", dependencies: ["TVUI"]),
    ]
    """

  @Test func aConditionOfADependencyBindsWhatItBrings() {
    #expect(Self.elsewhere(Self.wrapped) == ["Remote: tvOS", "TVUI: tvOS"])
  }

  @Test func aProductThatIsLinkedForOthersAloneGoesWithAllItBrings() {
    let links = [PackageLinks.Link(product: "TV", systems: ["tvOS"]), .init(product: "Phone", systems: [])]
    #expect(Self.elsewhere(Self.wrapped, links) == ["Remote: tvOS", "TVUI: tvOS", "TVWrapper: tvOS"])
    let plain = """
      products: [.library(name: "Mac", targets: ["MacUI"]), .library(name: "Core", targets: ["Core"])],
      targets: [.target(name: "MacUI", dependencies: ["Core"]), .target(name: "Core")]
      """
    let macs = [PackageLinks.Link(product: "Mac", systems: ["macOS"])]
    #expect(Self.elsewhere(plain, macs) == ["MacUI: macOS"])
    #expect(Self.elsewhere(plain, macs + [.init(product: "Mac", systems: [])]) == [])
    #expect(Self.elsewhere(plain) == [])
  }

  /// Nothing is left out on a guess.
  @Test(arguments: [
    // Asked for twice, once without a condition.
    """
    targets: [.target(name: "A", dependencies: [.target(name: "B", condition: .when(platforms: [.macOS])), "C"]),
      .target(name: "C", dependencies: ["B"]), .target(name: "B")]
    """,
    // Named where it is not understood.
    """
    let extra: [Target.Dependency] = ["B"]
    targets: [.target(name: "A", dependencies: extra + [.target(name: "B", condition: .when(platforms: [.macOS]))]),
      .target(name: "B")]
    """,
    // Nothing asks for it.
    #"targets: [.target(name: "A"), .target(name: "B")]"#,
    #"targets: [.target(name: "A", dependencies: [.target(name: "B", condition: .when(traits: ["X"]))]), .target(name: "B")]"#,
  ])
  func whatIsNotSureIsForPhones(manifest: String) { #expect(Self.elsewhere(manifest) == []) }

  @Test func aProductOfAnotherPackageIsBoundByItsCondition() {
    let app = """
      targets: [.target(name: "App", dependencies: [.product(name: "Desk", package: "Kit", condition: .when(platforms: [.macOS]))])]
      """
    let kit = """
      products: [.library(name: "Desk", targets: ["DeskUI"])], targets: [.target(name: "DeskUI")]
      """
    let links = PackageLinks(manifests: [("App", app), ("Kit", kit)], links: [])
    #expect(links.elsewhere == [.init(target: .init(package: "Kit", name: "DeskUI"), systems: ["macOS"])])
  }

  @Test func itsFilesAreNotReadAndAreNamed() throws {
    let folder = try TemporaryFolder([
      "Kit/Package.swift": Self.wrapped, "Kit/Sources/PhoneUI/Home.swift": "import SwiftUI",
      "Kit/Sources/TVUI/Remote.swift": "import SwiftUI", "Kit/Sources/TVUI/Row.swift": "import SwiftUI",
      "Kit/Sources/Shared/Words.swift": "",
    ])
    let request = AuditRequest(paths: ["."], workingFolder: folder.path)
    let discovery = try Project(opening: request, vocabulary: .standard).discovery
    #expect(
      discovery.files(.swift).map(\.path) == ["Kit/Sources/PhoneUI/Home.swift", "Kit/Sources/Shared/Words.swift"])
    #expect(discovery.notBuilt.map(\.why) == ["built for tvOS only; 2 files left out"])
  }
}
