import SightlineModel

/// Swift that stands for a module which many apps use and which is not on this machine: as much of what it declares as decides what
/// a screen shows.
///
/// Written for this purpose. What else the module has stays unknown, name by name. Sources of the package, and stand-ins of the
/// project's own, come first.
struct StandIn: Sendable {
  let module: String
  /// Without the comment at its head.
  let text: String

  static let all: [StandIn] = [
    defaults, factory, inject, kingfisher, nukeUI, popupView, safeSymbols, sdWebImage, shimmer, introspect, swinject,
  ]

  /// Other names under which a module is imported.
  private static let aliases = ["Introspect": "SwiftUIIntrospect", "FactoryKit": "Factory"]

  /// - Parameter missing: Modules that the project imports and that nobody has.
  static func all(for missing: some Collection<String>) -> [(path: String, text: String)] {
    var wanted: [String: String] = [:]
    for name in missing.sorted() where wanted[aliases[name] ?? name] == nil { wanted[aliases[name] ?? name] = name }
    return all.compactMap { standIn in
      wanted[standIn.module].map { name in
        // The folder says which module it is.
        (folder + "\(name)/\(standIn.module).swift", head + standIn.text + "\n")
      }
    }
  }

  /// Views of stand-ins that load a picture, by their module.
  private static let pictures = [
    "LazyImage": nukeUI, "KFImage": kingfisher, "KFAnimatedImage": kingfisher, "WebImage": sdWebImage,
    "AnimatedImage": sdWebImage,
  ]

  /// - Parameter paths: Of what is read beside the app's own sources.
  /// - Returns: Whether a view that loads pictures is laid out by a stand-in.
  static func draws(_ view: String, among paths: Set<String>) -> Bool {
    pictures[view].map { standIn in paths.contains { $0.hasPrefix(folder) && $0.hasSuffix("/\(standIn.module).swift") }
    } ?? false
  }

  /// What is said of modules that are stood for.
  ///
  /// - Parameter paths: Of what is read beside the app's own sources.
  static func notAudited(among paths: Set<String>) -> [AuditReport.NotAudited] {
    paths.filter { $0.hasPrefix(folder) }.sorted().compactMap { path in
      path.split(separator: "/").dropFirst().first.map { name in
        AuditReport.NotAudited(
          .remark("module \(name)"),
          why:
            "it is not on this machine; a stand-in draws what apps use most of it, and what else it has stays unknown")
      }
    }
  }

  private static let folder = "Stand-ins/"

  /// It counts as written by a tool: nothing in it is reported, and what it draws stands where the app asks for it.
  private static let head = "// @generated: stands for a module that is not here\n"
}
