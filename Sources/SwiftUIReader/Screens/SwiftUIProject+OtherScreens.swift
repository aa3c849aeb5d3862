package import SightlineModel
import SwiftInterpreter

extension SwiftUIProject {
  /// Screens that the app has and that are not made of SwiftUI's views, or are for no phone: nobody looks into them.
  package var otherScreens: [AuditReport.NotAudited] {
    let controllers = interpreter.declarations.filter { type in
      !type.isStub && type.kind == .object && type.conformances.contains(where: Self.isController)
        && !type.conformances.contains { $0.hasSuffix("HostingController") }
    }
    var result: [AuditReport.NotAudited] = []
    if let first = controllers.map(\.location).min() {
      let names = controllers.sorted { $0.location < $1.location }.map { Interpreter.writtenName($0.name) }
      let count = names.count
      result.append(
        AuditReport.NotAudited(
          .remark("\(count) screen\(count == 1 ? "" : "s") made in UIKit"),
          why: "not looked into: " + names.joined(separator: ", "), location: first))
    }
    for (scene, why) in Self.scenesElsewhere where files.contains(where: { $0.text.holds(scene) }) {
      for call in interpreter.callSites(of: scene, labels: []).prefix(1) {
        result.append(AuditReport.NotAudited(.screen(scene), why: why, location: call.location))
      }
    }
    return result
  }

  /// `UIViewController`, `UITableViewController`, `SLComposeServiceViewController`.
  private static func isController(_ name: String) -> Bool {
    name.hasSuffix("ViewController") && ["UI", "SL", "MF", "SF", "AV", "QL", "PH", "CN", "EK"].contains(name.prefix(2))
      || ["UINavigationController", "UITabBarController", "UISearchController"].contains(name)
  }

  private static let scenesElsewhere = [
    ("MenuBarExtra", "a menu in the Mac's menu bar; not laid out"),
    ("ImmersiveSpace", "a space of visionOS; not laid out"),
  ]
}
