import Foundation
import SightlineModel

/// The target of a Swift package that a file lies in: what it brings is in that target's bundle, and not in the app's.
struct PackageTargets {
  struct Target: Hashable, Sendable, Comparable {
    /// Folder of the package, relative to the root; empty for the root itself.
    var package: String
    var name: String
    static func < (left: Target, right: Target) -> Bool { (left.package, left.name) < (right.package, right.name) }
  }

  private let root: String
  private let log: ReadLog
  /// By folder: the package around it.
  private var packages: [String: Package?] = [:]

  private struct Package {
    var folder: String
    /// The deepest folders first.
    var targets: [(name: String, folder: String, except: [String])]
  }

  /// - Parameter log: Learns which manifests were asked for.
  init(root: String, log: ReadLog) { (self.root, self.log) = (root, log) }

  /// - Parameter file: Relative to the root.
  /// - Returns: `nil` for what lies in no target, or in one that is the app: the package makes an app of itself, an Xcode
  ///   project lies between, or a generator of projects builds the same folder.
  mutating func target(of file: String) -> Target? {
    guard let package = package(around: Self.folder(of: file)) else { return nil }
    let inside = package.folder.isEmpty ? file : String(file.dropFirst(package.folder.count + 1))
    func isIn(_ folder: String) -> Bool { folder == "." || inside.hasPrefix(folder + "/") || inside == folder }
    guard let found = package.targets.first(where: { isIn($0.folder) }), !found.except.contains(where: isIn) else {
      return nil
    }
    return Target(package: package.folder, name: found.name)
  }

  private static func folder(of path: String) -> String { path.split(separator: "/").dropLast().joined(separator: "/") }

  /// Asked from the root downwards, so that depth costs nothing.
  private mutating func package(around folder: String) -> Package? {
    var found: Package?
    var path = ""
    for part in [""] + folder.split(separator: "/").map(String.init) {
      path = path.isEmpty ? part : path + "/" + part
      if let known = packages[path] {
        found = known
        continue
      }
      let here = root + (path.isEmpty ? "" : "/" + path)
      if let bytes = log.contents(here + "/Package.swift") {
        found = package(path, String(decoding: bytes, as: UTF8.self))
      } else if found != nil, hasProject(here) {
        found = nil
      }
      packages[path] = .some(found)
    }
    return found
  }

  private func hasProject(_ folder: String) -> Bool {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).contains { $0.hasSuffix(".xcodeproj") }
  }

  /// Of XcodeGen and Tuist: what they build may be the same folders.
  private static let generators = ["project.yml", "project.yaml", "Project.swift"]

  private func package(_ folder: String, _ manifest: String) -> Package? {
    let here = root + (folder.isEmpty ? "" : "/" + folder)
    // Swift Playgrounds' apps are packages.
    guard !manifest.contains(".iOSApplication("),
      !Self.generators.contains(where: { FileManager.default.fileExists(atPath: here + "/" + $0) })
    else { return nil }
    let declared = PackageManifest.targets(in: manifest)
    let isAlone = Set(declared.filter { !$0.isTest }.map(\.name)).count == 1
    let places = declared.flatMap { target -> [(name: String, folder: String, except: [String])] in
      if let path = target.folder {
        let start = path == "." ? "" : path + "/"
        return [(target.name, path, target.excluded.map { start + $0 })]
      }
      let roots = target.isTest ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
      let own = roots.map { $0 + "/" + target.name }
      // A target alone may have the whole folder.
      let isWhole = isAlone && !target.isTest && !own.contains { Discovery.isFolder(here + "/" + $0) == true }
      return (isWhole ? roots : own).map { place in (target.name, place, target.excluded.map { place + "/" + $0 }) }
    }
    return Package(
      folder: folder, targets: places.sorted { ($0.folder.count, $1.folder) > ($1.folder.count, $0.folder) })
  }
}

/// What a `Package.swift` says as it is written; targets that code makes are not met.
enum PackageManifest {
  struct Target {
    var name: String
    /// `path:`, relative to the package.
    var folder: String?
    /// `exclude:`, relative to the target's folder.
    var excluded: [String]
    var isTest: Bool
  }

  static func targets(in manifest: String) -> [Target] {
    manifest.matches(of: /\.(target|executableTarget|testTarget|macro)\s*\(\s*name\s*:\s*"([^"]+)"/).map { match in
      let rest = restOfCall(manifest[match.range.upperBound...])
      let path = rest.firstMatch(of: /\bpath\s*:\s*"([^"]+)"/).map { Self.plain($0.1) }
      let excluded = rest.firstMatch(of: /\bexclude\s*:\s*\[([^\]]*)\]/)?.1.matches(of: /"([^"]+)"/).map {
        Self.plain($0.1)
      }
      return Target(
        name: String(match.2), folder: path, excluded: excluded ?? [], isTest: match.1 == "testTarget")
    }
  }

  /// What stands before the parenthesis that closes a call, of whose arguments some have been read.
  static func restOfCall(_ text: Substring) -> Substring {
    var depth = 1
    return text.prefix { character in
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      return depth > 0
    }
  }

  private static func plain(_ path: Substring) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
