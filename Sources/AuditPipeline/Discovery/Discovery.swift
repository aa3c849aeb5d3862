import Foundation
package import SightlineModel
import WorkJournal

/// The files of a project, found by name and kind below its sources.
package struct Discovery: Sendable {
  /// A file or folder that was left out.
  package struct Skipped: Sendable, Hashable, Comparable {
    package var path: String
    package var why: String
    package static func < (a: Self, b: Self) -> Bool { (a.path, a.why) < (b.path, b.why) }
  }
  /// Sorted by path.
  package internal(set) var files: [ProjectFile] = []
  /// Sorted by path.
  package internal(set) var skipped: [Skipped] = []
  /// Files and folders that cannot be read; each a finding of its own.
  package private(set) var problems: [InputProblem] = []

  /// Folders with a `Package.swift`, relative to the root; empty for the root itself.
  var manifests: [String] = []
  /// Targets for other devices whose sources were left out, and translations that no target builds.
  package internal(set) var notBuilt: [AuditReport.NotAudited] = []
  /// Xcode projects beside the sources: what builds which file.
  var projects: [XcodeProject] = []

  /// Folders that hold no sources of the app's own.
  static let excludedFolders = [
    ".build", "build", "Build", "DerivedData", "Pods", "Carthage", "checkouts", "SourcePackages", "node_modules",
    "vendor", "Tests", "*Tests", "*UITests*", "fastlane",
  ]
  /// Folders whose contents mean something only together.
  private static let bundles = [
    "xcodeproj", "xcworkspace", "framework", "xcframework", "app", "playground", "docc", "bundle", "xctemplate",
  ]
  /// Files and folders visited in one run; beyond, the walk ends with a problem.
  private static let limit = 500_000

  let root: String
  private let exclude: [PathPattern]
  private let builtIn: [PathPattern]
  private let looksForTokens: Bool
  let leftOut: LeftOut
  private let boundary: ProjectBoundary
  private let sizeLimit: Int
  private var seenFolders: Set<FileSystemEntry.Identity> = []
  private var seenFiles: Set<String> = []
  private var visited = 0
  /// Folders of packages that the project may import, relative to the root.
  private var packages: [String] = []
  /// Screens made in Interface Builder, without what shows while the app starts; sorted.
  package private(set) var interfaceFiles: [String] = []
  /// Sources in Objective-C, storyboards and XIBs: they name classes of the app, sorted by path.
  private(set) var foreignFiles: [String] = []
  /// Where packages are kept that projects, manifests and lock files name.
  private(set) var packageAddresses: [String] = []
  /// Targets of the project's own packages.
  private var packageTargets: [String] = []
  /// Names of all that the project and its packages build.
  var targetNames: [String] { projects.flatMap(\.targets).map(\.name) + packageTargets }
  /// Of tools that generate sources when the app is built: SwiftGen's configurations and Tuist's manifests, relative to
  /// the root.
  private(set) var generatorFiles: [String] = []
  /// Xcode projects that the walk met, relative to the root, with what they hold.
  var projectFiles: [(path: String, data: Data)] = []

  /// Reads other contents in the place of those that files hold.
  ///
  /// - Parameter contents: By path relative to the audited folder.
  mutating func replaceContents(_ contents: [String: [UInt8]]) {
    for index in files.indices where !contents.isEmpty { files[index].replacement = contents[files[index].path] }
  }

  package func files(_ kind: ProjectFile.Kind) -> [ProjectFile] { files.filter { $0.kind == kind } }

  /// Walks the project.
  ///
  /// - Parameters:
  ///   - root: The audited folder, absolute.
  ///   - looksForTokens: Also take JSON files that are not called `*.tokens.json`: they may hold tokens.
  /// - Complexity: Linear in the number of files below the sources.
  package init(root: String, configuration: Configuration, looksForTokens: Bool = false) {
    self.init(
      root: root, configuration: configuration, looksForTokens: looksForTokens, leftOut: LeftOut([], root: root))
  }

  /// - Parameter leftOut: Files among it are not read.
  init(root: String, configuration: Configuration, looksForTokens: Bool, leftOut: LeftOut) {
    self.root = root
    self.looksForTokens = looksForTokens
    self.leftOut = leftOut
    boundary = ProjectBoundary(root: root)
    sizeLimit = configuration.budgets.fileLimit
    self.exclude = configuration.exclude.value.map(PathPattern.init)
    self.builtIn = Self.excludedFolders.map(PathPattern.init)
    // 1. What is named: kinds that follow from the key, before the walk meets the same files.
    for (setting, kind) in [
      (configuration.stubs, ProjectFile.Kind.stub), (configuration.fonts, .font), (configuration.tokens, .tokens),
    ] {
      for path in setting.value { takeNamed(path, kind: kind, setting.origin) }
    }
    if FileManager.default.fileExists(atPath: absolute("sightline.expect.yml")) {
      take("sightline.expect.yml", kind: .expectations)
    }
    // 2. The sources.
    for path in configuration.sources.value { takeSource(path, configuration.sources.origin) }
    // 3. What of them is built for phones.
    leaveOutOtherPlatforms(named: Set(configuration.sources.value.map(Self.normalised)))
    // 4. What it imports of packages.
    let imported = PackageSources(root: root, packages: packages, importedBy: files(.swift).map(\.path))
    for path in imported.files { take(path, kind: .dependency) }
    skipped += imported.skipped
    files.sort()
    skipped = Set(skipped).sorted()
    interfaceFiles = Set(interfaceFiles).sorted()
    foreignFiles = Set(foreignFiles).sorted()
    generatorFiles = Set(generatorFiles).sorted()
    problems = Set(problems).sorted()
  }

  func absolute(_ path: String) -> String {
    path == "." || path.isEmpty ? root : path.hasPrefix("/") ? path : root + "/" + path
  }

  // MARK: Named paths

  private mutating func takeNamed(_ path: String, kind: ProjectFile.Kind, _ origin: ConfigurationOrigin) {
    let path = Self.normalised(path)
    guard let isFolder = Self.isFolder(absolute(path)) else { return reportMissing(path, origin) }
    guard isFolder else {
      return take(path, kind: kind == .tokens && path.hasSuffix(".resolver.json") ? .resolver : kind)
    }
    walk(path, withCatalogs: false) { name in
      let found = Self.kind(ofFile: name)
      switch kind {
      case .stub: return found == .swift ? .stub : nil
      case .tokens: return found == .tokens || found == .resolver ? found : Self.isJSON(name) ? .tokenCandidate : nil
      default: return found == kind ? kind : nil
      }
    }
  }

  private mutating func takeSource(_ path: String, _ origin: ConfigurationOrigin) {
    let path = Self.normalised(path)
    guard let isFolder = Self.isFolder(absolute(path)) else { return reportMissing(path, origin) }
    if isFolder, !Self.isCatalog(path) {
      let looksForTokens = self.looksForTokens
      walk(path, withCatalogs: true) { name in
        Self.kind(ofFile: name) ?? (looksForTokens && Self.isJSON(name) ? .tokenCandidate : nil)
      }
    } else if let kind = Self.isCatalog(path) ? .assetCatalog : Self.kind(ofFile: path) {
      take(path, kind: kind)
    } else if looksForTokens, Self.isJSON(path) {
      take(path, kind: .tokens)
    } else {
      problems.append(
        InputProblem(.unreadable, "this kind of file is not read", at: SourceLocation(file: path, line: 1, column: 1)))
    }
  }

  private mutating func reportMissing(_ path: String, _ origin: ConfigurationOrigin) {
    let location: SourceLocation
    if case .file(let place) = origin {
      location = place
    } else {
      location = SourceLocation(file: path, line: 1, column: 1)
    }
    problems.append(InputProblem(.unreadable, "'\(path)' does not exist", at: location))
  }

  // MARK: The walk

  private mutating func walk(_ start: String, withCatalogs: Bool, _ kind: (String) -> ProjectFile.Kind?) {
    var folders = [start]
    let boundary = self.boundary.with(absolute(start))
    seenFolders = []
    while let folder = folders.popLast() {
      // A folder reached twice, through a link or a cycle of links, is walked once.
      if let entry = try? FileSystemEntry(absolute(folder)), !seenFolders.insert(entry.identity).inserted {
        skipped.append(Skipped(path: folder, why: "reached before by another path"))
        continue
      }
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: absolute(folder)) else {
        let location = SourceLocation(file: folder, line: 1, column: 1)
        problems.append(InputProblem(.unreadable, "the folder cannot be read; check its permissions", at: location))
        continue
      }
      var inner: [String] = []
      WorkJournal.beat()
      for name in names.sorted() {
        visited += 1
        guard visited <= Self.limit else {
          let location = SourceLocation(file: folder, line: 1, column: 1)
          let message = "more than \(Self.limit) files; name fewer in 'sources' or more in 'exclude'"
          problems.append(InputProblem(.unreadable, message, at: location))
          return
        }
        let path = folder == "." || folder.isEmpty ? name : folder + "/" + name
        let isRead = kind(name) != nil || withCatalogs && Self.isCatalog(name)
        guard let entry = entry(at: path, isRead: isRead && reasonToSkip(name, path, isFolder: false) == nil) else {
          continue
        }
        let isFolder = entry.isFolder
        if let why = reasonToSkip(name, path, isFolder: isFolder) {
          if withCatalogs, !entry.isLink { notePackages(name, path, in: folder) }
          skipped.append(Skipped(path: path, why: why))
          continue
        }
        if entry.isLink, isFolder || isRead, boundary.isLeft(byLink: absolute(path)) {
          reportUnread(
            path,
            "a link that leads out of the project is not followed; name where it leads in 'sources', or it in 'exclude'"
          )
          continue
        }
        if withCatalogs { notePackages(name, path, in: folder) }
        if isFolder, Self.isCatalog(name) {
          if withCatalogs { take(path, kind: .assetCatalog) }
        } else if isFolder {
          inner.append(path)
        } else if let found = kind(name) {
          take(path, kind: found)
        } else if withCatalogs, Self.foreign.contains(Self.fileExtension(name)) {
          foreignFiles.append(path)
          let isInterface = ["storyboard", "xib"].contains(Self.fileExtension(name))
          if isInterface, !name.hasPrefix("Launch") { interfaceFiles.append(path) }
        }
      }
      folders += inner.reversed()
    }
  }

  /// - Parameter isRead: A file of this name would be read: that it is not is a problem, and not just left out.
  /// - Returns: `nil` for what leads nowhere, which is noted.
  private mutating func entry(at path: String, isRead: Bool) -> FileSystemEntry? {
    do throws(FileSystemEntry.Failure) {
      return try FileSystemEntry(absolute(path))
    } catch {
      switch error {
      case .brokenLink:
        let why = "a link that leads nowhere"
        if isRead { reportUnread(path, why) } else { skipped.append(Skipped(path: path, why: why)) }
      case .system(let code):
        let why =
          switch code {
          case ENAMETOOLONG: "the path is longer than the system takes; what lies there is not read"
          case ENOENT: "it cannot be found; it was removed, or its name is not UTF-8"
          default: "it cannot be looked at: \(String(cString: strerror(code)))"
          }
        reportUnread(path, why)
      }
      return nil
    }
  }

  private mutating func reportUnread(_ path: String, _ why: String) {
    problems.append(InputProblem(.unreadable, why, at: SourceLocation(file: path, line: 1, column: 1)))
  }

  private static let foreign: Set<String> = ["m", "mm", "h", "storyboard", "xib"]

  /// `swiftgen.yml`, `.swiftgen.yml`, `swiftgen-config.yaml`; Tuist's `Project.swift`.
  private static func isGeneratorFile(_ name: String) -> Bool {
    name == "Project.swift" || ["yml", "yaml"].contains(fileExtension(name)) && name.lowercased().contains("swiftgen")
  }

  /// Folders in which package managers put what they fetch.
  private static let packageFolders: Set<String> = [
    ".build", "build", "Build", "DerivedData", "SourcePackages", "checkouts",
  ]

  private mutating func notePackages(_ name: String, _ path: String, in folder: String) {
    if Self.isGeneratorFile(name) {
      if !leftOut.hasFile(path) { generatorFiles.append(path) }
    } else if Self.packageFolders.contains(name) {
      packages += PackageSources.checkouts(in: path, root: root)
    } else if name == "Package.swift", let data = RegularFile.contents(absolute(path)) {
      packages += local(data, folder)
      if !leftOut.hasFile(path) { manifests.append(Self.normalised(folder) == "." ? "" : Self.normalised(folder)) }
      let manifest = String(decoding: data, as: UTF8.self)
      packageAddresses += PackageSources.addresses(in: manifest)
      packageTargets += PackageManifest.targets(in: manifest).map(\.name)
    } else if name == "Package.resolved", let data = RegularFile.contents(absolute(path)) {
      packageAddresses += PackageSources.addresses(in: String(decoding: data, as: UTF8.self))
    } else if name.hasSuffix(".xcodeproj"), let data = XcodeProject.contents(of: absolute(path)) {
      packageAddresses += PackageSources.addresses(in: String(decoding: data, as: UTF8.self))
      projectFiles.append((path, data))
      packages += besides(data, folder)
    } else if name.hasSuffix(".xcworkspace"),
      let data = RegularFile.contents(absolute(path) + "/contents.xcworkspacedata")
    {
      packages += besides(data, folder)
    }
  }

  /// Packages outside of the audited folder that a project or a workspace names.
  private func besides(_ data: Data, _ folder: String) -> [String] {
    local(data, folder).filter { FileManager.default.fileExists(atPath: absolute($0) + "/Package.swift") }
  }

  /// Without those that lead out of the audited folder and into it again (`../../Kit` of `Kit/Example`): their files are
  /// the project's own.
  private func local(_ data: Data, _ folder: String) -> [String] {
    let root = URL(fileURLWithPath: root).standardizedFileURL.path
    return PackageSources.local(in: String(decoding: data, as: UTF8.self), folder: folder).filter {
      let path = URL(fileURLWithPath: absolute($0)).standardizedFileURL.path
      return path != root && !path.hasPrefix(root + "/")
    }
  }

  private func reasonToSkip(_ name: String, _ path: String, isFolder: Bool) -> String? {
    if isFolder, name.hasPrefix(".") { return "a hidden folder" }
    if name.hasPrefix("._") { return "what macOS keeps beside a file where the disk cannot (AppleDouble)" }
    if isFolder, Self.bundles.contains(Self.fileExtension(name)) { return "a bundle" }
    if isFolder, builtIn.contains(where: { $0.matches(name) }) { return "excluded by default" }
    if exclude.contains(where: { $0.matches(path) }) { return "excluded by the configuration" }
    return nil
  }

  private mutating func take(_ path: String, kind: ProjectFile.Kind) {
    guard seenFiles.insert(path).inserted, !leftOut.hasFile(path) else { return }
    files.append(ProjectFile(kind: kind, path: path, absolutePath: absolute(path), sizeLimit: sizeLimit))
  }

  // MARK: Kinds

  private static func isCatalog(_ name: String) -> Bool { fileExtension(name) == "xcassets" }

  static func kind(ofFile path: String) -> ProjectFile.Kind? {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if name.hasSuffix(".tokens.json") || name.hasSuffix(".tokens") { return .tokens }
    if name.hasSuffix(".resolver.json") { return .resolver }
    if name.hasSuffix(".screen.json") { return .screenDocument }
    if name == "Info.plist" || name.hasSuffix("-Info.plist") { return .infoPlist }
    switch fileExtension(name) {
    case "swift": return name == "Package.swift" ? nil : .swift
    case "xcstrings": return .stringCatalog
    case "strings": return .strings
    case "stringsdict": return .stringsdict
    case "ttf", "otf", "ttc", "otc": return .font
    default: return nil
    }
  }

  /// `.json`, and the relaxed forms that token tools read.
  private static func isJSON(_ name: String) -> Bool { ["json", "json5", "jsonc"].contains(fileExtension(name)) }

  private static func fileExtension(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Whether a file of this name is read by audits: no report may take its place.
  package static func reads(fileNamed path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    guard let name = parts.last else { return false }
    if ["Package.swift", Configuration.fileName, "sightline.expect.yml"].contains(name) { return true }
    if parts.contains(where: { isCatalog($0) || $0 == ".git" || fileExtension($0) == "xcodeproj" }) { return true }
    return switch kind(ofFile: path) {
    case nil, .screenDocument: false
    default: true
    }
  }

  // MARK: The file system

  /// - Returns: Whether a path leads to a folder, links followed; `nil` when it leads nowhere.
  static func isFolder(_ path: String) -> Bool? {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { return nil }
    return isDirectory.boolValue
  }

  /// Without `./` and a slash at the end.
  static func normalised(_ path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }
    return parts.isEmpty
      ? (path.hasPrefix("/") ? "/" : ".") : (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
