import SightlineModel
import SwiftUIReader
import WorkJournal

/// Modules that the project imports and nobody has: what their names stand for stays unknown, and one cause makes many
/// unresolved places.
struct MissingModules {
  /// Modules whose sources or stand-ins are read.
  private let present: Set<String>
  /// Each module with where it is imported first, and all files that import it.
  private let imports: [String: (first: SourceLocation, files: Set<String>)]

  /// - Parameters:
  ///   - sources: The project's own, in order of their paths.
  ///   - others: Stand-ins and imported packages.
  ///   - targets: Names of what the project builds.
  /// - Complexity: Linear in the sources' size.
  init(sources: [(path: String, text: String)], others: [(path: String, text: String)], targets: [String]) {
    var names = Set(targets)
    // A module stands in a folder of its name. `Extensions/Kit.swift` adds to one, unless it stands for it.
    for source in sources + others {
      names.formUnion(source.path.split(separator: "/").dropLast().map(String.init))
    }
    var present = Set(names.map(ModuleName.ofTarget))
    for other in others {
      if let file = other.path.split(separator: "/").last, file.hasSuffix(".swift") {
        present.insert(String(file.dropLast(6)))
      }
    }
    var imports: [String: (first: SourceLocation, files: Set<String>)] = [:]
    for source in sources {
      WorkJournal.beat()
      for (number, line) in source.text.split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline
      ).enumerated() {
        guard let name = ImportLine.module(line) else { continue }
        let place = SourceLocation(file: source.path, line: number + 1, column: 1)
        imports[name, default: (place, [])].files.insert(source.path)
      }
    }
    // A stand-in may have any name; it says which module it stands for.
    var wanted = Set(imports.keys).subtracting(present).subtracting(AppleFrameworks.names)
    for other in others where !wanted.isEmpty {
      let named = wanted.filter(other.path.contains).union(Self.names(among: wanted, in: other.text))
      present.formUnion(named)
      wanted.subtract(named)
    }
    self.present = present
    self.imports = imports
  }

  init(_ project: Project, _ inputs: ProjectInputs) {
    self.init(
      sources: inputs.ownSources, others: inputs.sources.filter { inputs.stubs.contains($0.path) },
      targets: project.discovery.targetNames)
  }

  /// Modules that nobody has, with the files that import them.
  var missingImports: [String: Set<String>] {
    imports.filter { !present.contains($0.key) && !AppleFrameworks.names.contains($0.key) }.mapValues(\.files)
  }

  /// Those of the names that stand as words in a source or its comments.
  ///
  /// - Complexity: One pass over the text.
  private static func names(among wanted: Set<String>, in text: String) -> Set<String> {
    let lengths = Set(wanted.map(\.utf8.count))
    let words = text.utf8.split { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        false
      default: true
      }
    }
    return wanted.intersection(words.lazy.filter { lengths.contains($0.count) }.map { String(Substring($0)) })
  }

  /// What hangs on each, the one with most places first.
  ///
  /// - Parameters:
  ///   - unresolved: All of the run.
  ///   - views: What became of the app's views.
  ///   - addresses: Of packages that the project names.
  func hanging(
    _ unresolved: [AuditReport.Unresolved], views: ViewAccount?, addresses: [String] = []
  ) -> [AuditReport.MissingModule] {
    let open = unresolved.filter(\.isUndeclared)
    let files = Set(open.map(\.file))
    let missing = missingImports
    let shown = views?.entries.filter { $0.status != .unused && $0.status != .elsewhere } ?? []
    let byModule = Dictionary(addresses.sorted().map { (Self.plainName(ofPackage: $0), $0) }) { first, _ in first }
    return missing.compactMap { name, importing -> AuditReport.MissingModule? in
      let places = open.count { importing.contains($0.file) }
      guard places > 0 else { return nil }
      let others = missing.keys.filter { $0 != name && !missing[$0]!.isDisjoint(with: importing) }.sorted()
      return AuditReport.MissingModule(
        name: name, places: places,
        views: shown.count { importing.contains($0.location.file) && files.contains($0.location.file) },
        ofViews: shown.count, address: byModule[name.lowercased()], location: imports[name]?.first, others: others)
    }.sorted { ($1.places, $1.views, $0.name) < ($0.places, $0.views, $1.name) }
  }

  /// `swift-composable-architecture.git` and `ComposableArchitecture.swift` are one name.
  private static func plainName(ofPackage address: String) -> String {
    var name = address.split(separator: "/").last.map { $0.lowercased() } ?? ""
    for ending in [".git", ".swift", "-swift", "-ios"] where name.hasSuffix(ending) { name.removeLast(ending.count) }
    if name.hasPrefix("swift-") { name.removeFirst("swift-".count) }
    return name.filter { $0 != "-" && $0 != "_" && $0 != "." }
  }
}

extension AuditReport.NotAudited {
  /// - Parameter path: Of a storyboard or XIB.
  init(interfaceFile path: String) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    self.init(
      .remark(name), why: "made in Interface Builder; not looked into",
      location: SourceLocation(file: path, line: 1, column: 1))
  }

  init(_ module: AuditReport.MissingModule) {
    let lie = module.places == 1 ? "lies" : "lie"
    let places = "\(module.places) unresolved place\(module.places == 1 ? "" : "s") \(lie) in files that import it"
    let shared = module.others.isEmpty ? "" : " (some of them \(module.others.prefix(3).joined(separator: ", ")) too)"
    let views = module.views == 0 ? "" : ", \(module.views) of \(module.ofViews) views stand in them"
    let advice = module.command.map { "'\($0)' brings it" } ?? "resolve the packages beside the project"
    self.init(
      .module(module.name),
      why: "it is not on this machine: \(places)\(shared)\(views); \(advice), or name files that stand for it under "
        + "stubs: ('sightline init --stubs' writes them)", location: module.location)
  }
}
