import Foundation
import SightlineModel
import WorkJournal

/// What lies beside the sources of an app for phones and is no part of it.
extension Discovery {
  /// - Parameter named: Files that were asked for by name are read whatever builds them.
  mutating func leaveOutOtherPlatforms(named: Set<String>) {
    projects = projectFiles.compactMap { file in
      let path = file.path + "/project.pbxproj"
      guard !self.leftOut.hasFile(path) else { return nil }
      return WorkJournal.during(.file(path)) { XcodeProject(file.data, path: file.path, root: root) }
    }
    projectFiles = []
    if projects.isEmpty {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
      projects = names.filter { $0.hasSuffix(".xcodeproj") }.sorted().compactMap { XcodeProject($0, root: root) }
    }
    let sources = files(.swift).map(\.path).filter { !named.contains($0) }.sorted()
    var leftOut: Set<String> = []
    for (project, target, own) in builtForOthers(among: sources) {
      leftOut.formUnion(own)
      notBuilt.append(
        .init(
          .target(target.name),
          why: "built for \(target.platformWords) only; \(own.count) \(own.count == 1 ? "file" : "files") left out",
          location: SourceLocation(file: project.path + "/project.pbxproj", line: 1, column: 1)))
    }
    files.removeAll { leftOut.contains($0.path) && $0.kind == .swift }
    leaveOutPackageTargets(named: named)
    leaveOutCatalogs(named: named)
    leaveOutExampleApps(named: named)
    leaveOutFilesOfNoTarget(named: named)
    leaveOutTranslations(named: named)
  }

  /// Targets of packages that no app for phones is linked with.
  private mutating func leaveOutPackageTargets(named: Set<String>) {
    let read = manifests.sorted().map { folder in
      let data = RegularFile.contents(absolute(folder.isEmpty ? "Package.swift" : folder + "/Package.swift")) ?? Data()
      return (folder: folder, text: String(decoding: data, as: UTF8.self))
    }
    let elsewhere = PackageLinks(manifests: read, links: projects.flatMap(\.links)).elsewhere
    guard !elsewhere.isEmpty else { return }
    var places = PackageTargets(root: root, log: ReadLog())
    let own = Dictionary(grouping: files(.swift).map(\.path).filter { !named.contains($0) }) { places.target(of: $0) }
    for (target, systems) in elsewhere.map({ ($0.target, $0.systems) }) {
      guard let files = own[target], !files.isEmpty else { continue }
      let words = systems.isEmpty ? "other systems" : systems.joined(separator: " and ")
      skipped += files.map { Skipped(path: $0, why: Self.builtElsewhere + "\(words) only, by \(target.name)") }
      let why = "built for \(words) only; \(files.count) \(files.count == 1 ? "file" : "files") left out"
      let manifest = target.package.isEmpty ? "Package.swift" : target.package + "/Package.swift"
      notBuilt.append(
        .init(.target(target.name), why: why, location: SourceLocation(file: manifest, line: 1, column: 1)))
      let leftOut = Set(files)
      self.files.removeAll { leftOut.contains($0.path) && $0.kind == .swift }
    }
  }

  /// What only targets for other systems than phones build, noted as skipped.
  private mutating func builtForOthers(
    among candidates: [String]
  ) -> [(project: XcodeProject, target: XcodeProject.Target, files: [String])] {
    var found: [(project: XcodeProject, target: XcodeProject.Target, files: [String])] = []
    for project in projects {
      // Another project may build the same file for phones.
      let elsewhere = projects.filter { $0.path != project.path }
      for (target, own) in project.filesForOtherPlatforms(among: candidates) {
        let own = own.filter { file in
          !elsewhere.contains { $0.targets.contains { $0.runsOnPhones && $0.has(file) } }
        }
        guard !own.isEmpty else { continue }
        skipped += own.map {
          Skipped(path: $0, why: Self.builtElsewhere + "\(target.platformWords) only, by \(target.name)")
        }
        found.append((project, target, own))
      }
    }
    return found
  }

  /// Colours and pictures of targets for other systems: `AccentColor` of the app for a television is not the phone's.
  private mutating func leaveOutCatalogs(named: Set<String>) {
    func catalog(of path: String) -> String {
      var path = path[...]
      while !path.hasSuffix(".xcassets"), let slash = path.lastIndex(of: "/") { path = path[..<slash] }
      return String(path)
    }
    let catalogs = Set(files.filter { $0.kind == .assetCatalog }.map { catalog(of: $0.path) }).subtracting(named)
    let leftOut = Set(builtForOthers(among: catalogs.sorted()).flatMap(\.files))
    guard !leftOut.isEmpty else { return }
    files.removeAll { $0.kind == .assetCatalog && leftOut.contains(catalog(of: $0.path)) }
  }

  private mutating func leaveOutFilesOfNoTarget(named: Set<String>) {
    var builders = OtherBuilders(root: root)
    let sources = files(.swift).map(\.path).filter { !named.contains($0) && !builders.build($0) }.sorted()
    let left = XcodeProject.filesOfNoTarget(among: sources, by: projects)
    guard let first = left.first else { return }
    let why = "no target builds \(left.count == 1 ? "it" : "them"), so the app is made without"
    skipped += left.map { Skipped(path: $0, why: "no target builds it") }
    notBuilt.append(
      .init(.filesOfNoTarget(left.count), why: why, location: SourceLocation(file: first, line: 1, column: 1)))
    let leftOut = Set(left)
    files.removeAll { leftOut.contains($0.path) && $0.kind == .swift }
  }

  /// Examples of a package beside the app that uses it: nobody who has the app sees them. Where there is no other app, the
  /// example shows what the package is for.
  private mutating func leaveOutExampleApps(named: Set<String>) {
    let sources = files(.swift).filter { !named.contains($0.path) }
    let examples = Dictionary(grouping: sources) { ExampleFolder.around($0.path) ?? "" }
    let outside = examples[""] ?? []
    guard examples.count > 1, outside.contains(where: ExampleFolder.startsApp) else { return }
    let apps = examples.sorted { $0.key < $1.key }.compactMap { folder, own in
      folder.isEmpty ? nil : own.first(where: ExampleFolder.startsApp).map { (folder: folder, own: own, start: $0) }
    }
    // A collection of examples is what there is to see, whatever one of them is called.
    guard apps.reduce(0, { $0 + $1.own.count }) <= outside.count else { return }
    for (folder, own, start) in apps {
      skipped += own.map { Skipped(path: $0.path, why: "an example app beside the app") }
      notBuilt.append(
        .init(
          .target(folder),
          why: "an example app beside the app; \(own.count) \(own.count == 1 ? "file" : "files") left out, "
            + "'sightline audit \(folder)' looks at it",
          location: SourceLocation(file: start.path, line: 1, column: 1)))
      let leftOut = Set(own.map(\.path))
      files.removeAll { leftOut.contains($0.path) && $0.kind == .swift }
    }
  }

  private mutating func leaveOutTranslations(named: Set<String>) {
    let tables = files.filter { [.strings, .stringsdict].contains($0.kind) && !named.contains($0.path) }.map(\.path)
    var builders = OtherBuilders(root: root)
    for left in XcodeProject.translationsNotBuilt(among: tables, by: projects, isBuiltOtherwise: { builders.build($0) })
    {
      let why =
        "no target builds it, so the app does not come in \(left.languages.count == 1 ? "this language" : "these languages")"
      skipped += left.files.map { Skipped(path: $0, why: why) }
      notBuilt.append(
        .init(
          .translations(of: left.table, languages: left.languages), why: why,
          location: SourceLocation(file: left.files[0], line: 1, column: 1)))
      files.removeAll { left.files.contains($0.path) }
    }
  }
}

/// What says of sources how they are built, and is no Xcode project: a package, a pod, Bazel, or what projects are generated from.
private struct OtherBuilders {
  let root: String
  private var known: [Substring: Bool] = [:]

  init(root: String) { self.root = root }

  /// Whether one stands in a folder around a file.
  mutating func build(_ file: String) -> Bool {
    var folder = Substring(file)
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if stands(in: folder) { return true }
    }
    return stands(in: "")
  }

  private static let manifests: Set<String> = [
    "Package.swift", "BUILD", "BUILD.bazel", "project.yml", "project.yaml", "Project.swift",
  ]
  private mutating func stands(in folder: Substring) -> Bool {
    if let answer = known[folder] { return answer }
    let path = folder.isEmpty ? root : folder.hasPrefix("/") ? String(folder) : root + "/" + folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let answer = names.contains { Self.manifests.contains($0) || $0.hasSuffix(".podspec") }
    known[folder] = answer
    return answer
  }
}

/// Folders that hold an example of how to use something, by the names people give them.
private enum ExampleFolder {
  private static let words = ["example", "examples", "demo", "demos", "sample", "samples"]

  /// The outermost one that a file lies in: `Package/Examples`; `nil` for none.
  static func around(_ path: String) -> String? {
    let parts = path.split(separator: "/").dropLast()
    return parts.firstIndex(where: isOne).map { parts[...$0].joined(separator: "/") }
  }

  /// `Example`, `Demos`, `StoreExample`, `SampleApp`, `demo-app`.
  private static func isOne(_ name: Substring) -> Bool {
    var words = IdentifierWords(name).words
    if words.count > 1, words.last == "app" { words.removeLast() }
    return words.last.map(Self.words.contains) ?? false
  }

  /// It declares where an app starts.
  static func startsApp(_ file: ProjectFile) -> Bool {
    guard let data = RegularFile.contents(file.absolutePath) else { return false }
    let text = String(decoding: data, as: UTF8.self)
    return stands("@UIApplicationMain", in: text)
      || stands("@main", in: text) && (text.holds(": App") || text.holds("Delegate"))
  }

  /// Whether an attribute begins a line: in a comment that tells of `@main` it does not.
  private static func stands(_ attribute: String, in text: String) -> Bool {
    text.holds(attribute)
      && text.split(whereSeparator: \.isNewline).contains { $0.drop(while: \.isWhitespace).hasPrefix(attribute) }
  }
}

extension Discovery {
  private static let builtElsewhere = "built for "

  /// Swift files that only targets for other systems than phones build.
  var filesElsewhere: [(path: String, text: String, why: String)] {
    skipped.filter { $0.why.hasPrefix(Self.builtElsewhere) && $0.path.hasSuffix(".swift") }.compactMap { file in
      guard let data = RegularFile.contents(root + "/" + file.path) else { return nil }
      return (file.path, String(decoding: data, as: UTF8.self), file.why)
    }
  }
}
