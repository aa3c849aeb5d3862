import Foundation
import SightlineModel
import WorkJournal

/// Swift packages that the project imports and whose sources lie on this machine: checked out by a package manager, or
/// named by a path outside of the audited folder.
///
/// Their code runs where the app's code calls it; their views are no screens, and nothing is found fault with in files
/// that nobody of the team can change.
struct PackageSources {
  /// Paths of the Swift files of every module that is imported, straight or by another package; sorted.
  private(set) var files: [String] = []
  /// Modules that are left out although they are imported.
  private(set) var skipped: [Discovery.Skipped] = []

  /// A package this large is a compiler or a database, nothing that a screen is made of.
  static let fileLimit = 4000
  private static let leftOut = ["Tests", "*Tests", "Example*", "Demo*", "Sample*", "Benchmarks", "Plugins", "Docs"]

  private let root: String

  /// - Parameters:
  ///   - root: The audited folder, absolute.
  ///   - packages: Folders, relative to the root; of two packages with a module of one name the first counts.
  ///   - sources: The project's own Swift files, relative to the root.
  /// - Complexity: Linear in the sources' size, and in the files of the packages that are imported.
  init(root: String, packages: [String], importedBy sources: [String]) {
    self.root = root
    guard !packages.isEmpty else { return }
    var modules: [String: Module] = [:]
    for package in packages {
      for module in self.modules(of: package) {
        let name = ModuleName.ofTarget(module.name)
        if modules[name] == nil { modules[name] = module }
      }
    }
    var wanted = sources.flatMap(imports).uniqued()
    var taken: Set<String> = []
    var index = 0
    while index < wanted.count {
      defer { index += 1 }
      guard let module = modules[wanted[index]], taken.insert(module.folder).inserted else { continue }
      let found = swiftFiles(below: module.folder)
      guard files.count + found.count <= Self.fileLimit else {
        skipped.append(.init(path: module.folder, why: "more than \(Self.fileLimit) files of packages"))
        continue
      }
      files += found
      wanted = (wanted + found.flatMap(imports)).uniqued()
    }
    files.sort()
  }

  private struct Module {
    var name: String
    var folder: String
  }

  /// One per folder in `Sources`, and as targets say where they lie; a package laid out otherwise is taken as one for
  /// every other name in its manifest.
  private func modules(of package: String) -> [Module] {
    let manifest = RegularFile.contents(root + "/" + package + "/Package.swift")
    let text = String(decoding: manifest ?? Data(), as: UTF8.self)
    let sources = ["Sources", "Source", "src"].first { Discovery.isFolder(root + "/" + package + "/" + $0) == true }
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: root + "/" + package + "/" + (sources ?? ""))) ?? []
    let isPlain = sources != nil && !text.contains(/path\s*:\s*"/) && !names.contains { $0.hasSuffix(".swift") }
    if isPlain, let sources { return names.sorted().map { Module(name: $0, folder: "\(package)/\(sources)/\($0)") } }
    let placed = Self.places(ofTargetsIn: text).filter { Discovery.isFolder("\(root)/\(package)/\($0.folder)") == true }
      .map { Module(name: $0.name, folder: $0.folder == "." ? package : "\(package)/\($0.folder)") }
    let plain = names.sorted().filter { !$0.hasSuffix(".swift") }
      .map { Module(name: $0, folder: "\(package)/\(sources ?? "")/\($0)") }
    let known = placed + (sources == nil || placed.isEmpty ? [] : plain)
    let declared = text.matches(of: /name\s*:\s*"([^"]+)"/).map { String($0.1) }
    let own = package.split(separator: "/").last.map(String.init) ?? package
    return known
      + ([own] + declared).uniqued().map { Module(name: $0, folder: sources.map { "\(package)/\($0)" } ?? package) }
  }

  /// `.target(name: "Core", path: "Code")`: the folder relative to the package.
  static func places(ofTargetsIn manifest: String) -> [(name: String, folder: String)] {
    PackageManifest.targets(in: manifest).compactMap { target in
      target.isTest ? nil : target.folder.map { (target.name, $0) }
    }
  }

  private func imports(_ path: String) -> [String] {
    guard let data = WorkJournal.during(.file(path), { RegularFile.contents(root + "/" + path) }) else {
      return []
    }
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap(ImportLine.module)
  }

  private func swiftFiles(below folder: String) -> [String] {
    let patterns = Self.leftOut.map(PathPattern.init)
    var folders = [folder]
    var result: [String] = []
    while let next = folders.popLast(), result.count <= Self.fileLimit {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: root + "/" + next)) ?? []
      for name in names.sorted() where !name.hasPrefix(".") {
        let path = next + "/" + name
        if name.hasSuffix(".swift") {
          if name != "Package.swift" { result.append(path) }
        } else if !patterns.contains(where: { $0.matches(name) }), !Self.isLink(root + "/" + path),
          Discovery.isFolder(root + "/" + path) == true
        {
          folders.append(path)
        }
      }
    }
    return result
  }

  /// A link could lead around in a circle.
  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType == .typeSymbolicLink
  }
}

extension PackageSources {
  /// Where package managers check packages out, below a folder that holds no sources of the app's own.
  private static let places = ["", "checkouts", "SourcePackages/checkouts", "*/SourcePackages/checkouts"]

  /// - Parameter folder: One that a package manager or Xcode makes: `.build`, `SourcePackages`, `DerivedData`, …
  /// - Returns: Folders of packages, relative to the root, sorted.
  static func checkouts(in folder: String, root: String) -> [String] {
    func names(_ path: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: root + "/" + path)) ?? []).sorted()
    }
    let found = places.flatMap { place -> [String] in
      if place.isEmpty { return folder.split(separator: "/").last == "checkouts" ? [folder] : [] }
      guard place.hasPrefix("*/") else { return [folder + "/" + place] }
      return names(folder).map { folder + "/" + $0 + place.dropFirst() }
    }
    return found.flatMap { place in names(place).filter { !$0.hasPrefix(".") }.map { place + "/" + $0 } }
      .filter { Discovery.isFolder(root + "/" + $0) == true }
  }

  /// Packages named by a path: `.package(path: "../Shared")`, in an Xcode project `relativePath = ../Shared;` or a
  /// reference to a folder `path = ../..;`, in a workspace `location = "group:../Shared"`.
  ///
  /// - Parameters:
  ///   - text: Of the manifest or of `project.pbxproj`.
  ///   - folder: Which its paths start from, relative to the root.
  /// - Returns: Those outside of the root, as `../Shared`.
  static func local(in text: String, folder: String) -> [String] {
    let paths =
      text.matches(of: /package\s*\([^)]*path\s*:\s*"([^"]+)"/).map { String($0.1) }
      + text.matches(of: /relativePath\s*=\s*"?([^";]+)"?\s*;/).map { String($0.1) }
      + text.matches(of: /isa\s*=\s*PBXFileReference;[^}]*?\bpath\s*=\s*"?(\.\.[^";}]*)"?\s*;/).map { String($0.1) }
      + text.matches(of: /location\s*=\s*"(?:group|container):(\.\.[^"]*)"/).map { String($0.1) }
    return paths.compactMap { path in
      var parts = folder == "." ? [] : folder.split(separator: "/").map(String.init)
      for part in path.split(separator: "/") where part != "." {
        if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(String(part)) }
      }
      return parts.first == ".." && !path.hasPrefix("/") ? parts.joined(separator: "/") : nil
    }
  }
}

extension PackageSources {
  /// Addresses of packages: `.package(url: "…")`, `repositoryURL = "…";` of an Xcode project, `"location"` of a lock file.
  static func addresses(in text: String) -> [String] {
    text.matches(of: /(?:\burl\s*:|repositoryURL"?\s*[=:]|"location"\s*:)\s*"(https?:[^"]+)"/).map { String($0.1) }
      .uniqued()
  }
}

extension Array where Element: Hashable {
  /// The first of equal elements.
  fileprivate func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
