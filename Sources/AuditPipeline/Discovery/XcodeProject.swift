import Foundation
import SightlineModel
import SourceDocuments

/// Which targets of an Xcode project its Swift files belong to, and where those run.
///
/// - Source: the format of `project.pbxproj` as Xcode writes it; build settings `SDKROOT`, `SUPPORTED_PLATFORMS`,
///   `TARGETED_DEVICE_FAMILY`, `SWIFT_ACTIVE_COMPILATION_CONDITIONS`, `OTHER_SWIFT_FLAGS`.
struct XcodeProject: Sendable {
  struct Target: Sendable {
    var name: String
    /// `com.apple.product-type.application`, …
    var productType: String
    /// As Xcode calls them: `iphoneos`, `macosx`; empty where the settings do not say.
    var platforms: Set<String>
    /// Relative to the audited folder, these and the next in the form that ``XcodeProject/sameName(_:)`` gives.
    var files: Set<String> = []
    /// Folders whose files all belong to it, but for the ones named.
    var folders: [(path: String, except: Set<String>)] = []
    /// Files it copies; of what is translated every translation it names.
    var resources: Set<String> = []
    /// Folders that it copies as they lie there.
    var copied: Set<String> = []
    /// What of its settings goes into the Info.plist that Xcode makes, by configuration.
    var generatedInfo: [[String: String]] = []
    /// The least version of iOS that it runs on, the first number of `IPHONEOS_DEPLOYMENT_TARGET`; `nil` where that is not said.
    var minimumSystem: Int?
    /// What `#if` finds set, beside what the compiler sets itself, by configuration.
    fileprivate(set) var conditions: [(configuration: String, flags: Set<String>)] = []
    /// As people get the app, or as a developer runs it: the first configuration of that kind.
    func flags(isDebug: Bool) -> Set<String> {
      let chosen = conditions.first { configuration, flags in
        (flags.contains("DEBUG") || configuration.lowercased().contains("debug")) == isDebug
      }
      return (chosen ?? conditions.first)?.flags ?? []
    }

    func has(_ file: String) -> Bool { hasPath(XcodeProject.sameName(file)) }

    /// - Parameter file: In the form that ``XcodeProject/sameName(_:)`` gives.
    fileprivate func hasPath(_ file: String) -> Bool {
      files.contains(file) || resources.contains(file)
        || folders.contains { file.hasPrefix($0.path + "/") && !$0.except.contains(file) }
        || copies(file)
    }
    /// Within a folder that is copied as it lies there.
    private func copies(_ file: String) -> Bool {
      !copied.isEmpty && file.indices.contains { file[$0] == "/" && copied.contains(String(file[..<$0])) }
    }
    /// A target whose settings do not say is taken for one that does.
    var runsOnPhones: Bool { platforms.isEmpty || platforms.contains("iphoneos") }
    var isExtension: Bool { productType == "com.apple.product-type.app-extension" }
    /// `tvOS`, `macOS and watchOS`.
    var platformWords: String { platformNames.joined(separator: " and ") }
    var platformNames: [String] {
      let words = ["macosx": "macOS", "appletvos": "tvOS", "watchos": "watchOS", "xros": "visionOS"]
      return platforms.map { words[$0] ?? $0 }.sorted()
    }
  }
  private(set) var targets: [Target] = []
  var phoneApps: [Target] {
    targets.filter { $0.productType == "com.apple.product-type.application" && $0.runsOnPhones }
  }
  /// Of the `.xcodeproj`, relative to the audited folder.
  let path: String
  /// The language the app is written in: `en`, `pt-BR`; `nil` where the project does not say.
  let developmentRegion: String?
  /// The languages it comes in, as the project lists them: `en`, `Base`, `zh-Hant`; none where it does not say.
  let knownRegions: Set<String>
  /// Products of packages that its targets are linked with.
  private(set) var links: [PackageLinks.Link] = []
  /// Files and folders that Xcode shows, relative to the audited folder, in the form that ``sameName(_:)`` gives.
  private(set) var shown: Set<String> = []

  private let objects: [String: OpenStepPropertyList]
  private let root: String
  /// Of the project, relative to the audited folder; empty for the folder itself.
  private let folder: String

  /// - Parameters:
  ///   - path: Of the `.xcodeproj`, relative to the root.
  ///   - root: The audited folder, absolute.
  init?(_ path: String, root: String) {
    guard let data = Self.contents(of: root + "/" + path) else { return nil }
    self.init(data, path: path, root: root)
  }

  /// - Parameter path: Of the `.xcodeproj`, absolute.
  static func contents(of path: String) -> Data? { RegularFile.contents(path + "/project.pbxproj") }

  /// - Parameters:
  ///   - data: What the `.xcodeproj` holds, where it was read before.
  ///   - path: Of the `.xcodeproj`, relative to the root.
  ///   - root: The audited folder, absolute.
  init?(_ data: Data, path: String, root: String) {
    guard let list = OpenStepPropertyList([UInt8](data)), let objects = list["objects"]?.dictionary,
      let project = list["rootObject"]?.string.flatMap({ objects[$0] })
    else { return nil }
    self.objects = objects
    self.root = root
    self.path = path
    developmentRegion = project["developmentRegion"]?.string.flatMap { $0.isEmpty || $0 == "Base" ? nil : $0 }
    knownRegions = Set((project["knownRegions"]?.array ?? []).compactMap(\.string))
    let parts = path.split(separator: "/").dropLast()
    let inner = project["projectDirPath"]?.string ?? ""
    folder = (parts.map(String.init) + (inner.isEmpty ? [] : [inner])).joined(separator: "/")
    // 1. Where things lie.
    var paths: [String: String] = [:]
    if let main = project["mainGroup"]?.string { place(main, in: folder, &paths, depth: 0) }
    shown = Set(paths.values.map(Self.sameName))
    // 2. What is built of them.
    let common = settings(project["buildConfigurationList"]?.string, paths)
    for case .string(let id) in project["targets"]?.array ?? [] {
      guard let object = objects[id] else { continue }
      targets.append(target(object, id: id, common, paths))
      links += links(of: object, targets[targets.count - 1])
    }
  }

  /// Paths of files and groups by id, groups inside groups.
  private func place(_ id: String, in folder: String, _ paths: inout [String: String], depth: Int) {
    guard depth < 64, paths[id] == nil, let object = objects[id] else { return }
    let own = object["path"]?.string ?? ""
    let base = object["sourceTree"]?.string == "SOURCE_ROOT" ? self.folder : folder
    let path = own.hasPrefix("/") ? own : Self.join(base, own)
    paths[id] = path
    for case .string(let child) in object["children"]?.array ?? [] { place(child, in: path, &paths, depth: depth + 1) }
  }

  /// The form in which two paths of one file are equal: a Mac's disks make no difference between upper and lower case, nor
  /// between an accent in one character and in two, so a project may write `Views` for a folder that is kept as `views`.
  static func sameName(_ path: String) -> String {
    if path.utf8.allSatisfy({ $0 < 0x80 && !(0x41...0x5A).contains($0) }) { return path }
    return path.lowercased().precomposedStringWithCanonicalMapping
  }

  /// A path as it is meant from a folder, without `.` and `..`.
  static func join(_ folder: String, _ path: String) -> String {
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty, parts.last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  private func target(
    _ object: OpenStepPropertyList, id: String, _ common: [[String: String]], _ paths: [String: String]
  ) -> Target {
    let own = settings(object["buildConfigurationList"]?.string, paths)
    var platforms: Set<String> = []
    let layers = own.enumerated().map { index, settings in
      (own: settings, common: index < common.count ? common[index] : common.first ?? [:])
    }
    let merged = layers.map { layer in layer.common.merging(layer.own) { $1 } }
    for settings in merged {
      let found = Self.platforms(settings)
      // One configuration that does not say leaves it open.
      guard !found.isEmpty else {
        platforms = []
        break
      }
      platforms.formUnion(found)
    }
    var target = Target(
      name: object["name"]?.string ?? "", productType: object["productType"]?.string ?? "", platforms: platforms)
    target.minimumSystem = merged.compactMap { settings in
      settings["IPHONEOS_DEPLOYMENT_TARGET"]?.split(separator: ".").first.flatMap { Int($0) }
    }.min()
    target.generatedInfo = merged.filter { $0["GENERATE_INFOPLIST_FILE"] == "YES" }.map {
      $0.filter { $0.key.hasPrefix("INFOPLIST_KEY_") }
    }
    target.conditions = layers.map { ($0.own[Self.configurationName] ?? "", Self.flags($0.own, $0.common)) }
    for build in built(by: object, "PBXSourcesBuildPhase") where isForPhones(build) || !target.runsOnPhones {
      if let path = build["fileRef"]?.string.flatMap({ paths[$0] }) {
        target.files.insert(Self.sameName(path))
      }
    }
    for build in built(by: object, "PBXResourcesBuildPhase") {
      guard let reference = build["fileRef"]?.string else { continue }
      let translations = (objects[reference]?["children"]?.array ?? []).compactMap(\.string)
      target.resources.formUnion(([reference] + translations).compactMap { paths[$0] }.map(Self.sameName))
      if objects[reference]?["lastKnownFileType"]?.string == "folder", let path = paths[reference] {
        target.copied.insert(Self.sameName(path))
      }
    }
    for case .string(let group) in object["fileSystemSynchronizedGroups"]?.array ?? [] {
      guard let path = paths[group].map(Self.sameName) else { continue }
      target.folders.append((path, exceptions(group, of: id, path)))
    }
    // Files of a folder that belongs to another target.
    for (group, path) in paths where objects[group]?["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" {
      let path = Self.sameName(path)
      guard !target.folders.contains(where: { $0.path == path }) else { continue }
      target.files.formUnion(exceptions(group, of: id, path))
    }
    return target
  }

  private func links(of object: OpenStepPropertyList, _ target: Target) -> [PackageLinks.Link] {
    func link(_ product: String?, _ filters: [String]) -> PackageLinks.Link? {
      guard let name = product.flatMap({ objects[$0] })?["productName"]?.string else { return nil }
      let words = ["tvos": "tvOS", "macos": "macOS", "watchos": "watchOS", "xros": "visionOS", "maccatalyst": "macOS"]
      guard target.runsOnPhones else { return .init(product: name, systems: Set(target.platformNames)) }
      return .init(product: name, systems: filters.contains("ios") ? [] : Set(filters.map { words[$0] ?? $0 }))
    }
    let built = built(by: object, "PBXFrameworksBuildPhase").filter { $0["productRef"] != nil }
    let named = Set(built.compactMap { $0["productRef"]?.string })
    return built.compactMap { link($0["productRef"]?.string, filters(of: $0)) }
      + (object["packageProductDependencies"]?.array ?? []).compactMap(\.string).filter { !named.contains($0) }
      .compactMap { link($0, []) }
  }

  /// What a target's phases of one kind are given.
  private func built(by target: OpenStepPropertyList, _ phase: String) -> [OpenStepPropertyList] {
    (target["buildPhases"]?.array ?? []).compactMap { $0.string.flatMap { objects[$0] } }
      .filter { $0["isa"]?.string == phase }
      .flatMap { ($0["files"]?.array ?? []).compactMap { $0.string.flatMap { objects[$0] } } }
  }

  /// What a target leaves out of a folder of its own, or takes from another's.
  private func exceptions(_ group: String, of target: String, _ path: String) -> Set<String> {
    var result: Set<String> = []
    for case .string(let id) in objects[group]?["exceptions"]?.array ?? [] {
      guard let set = objects[id], set["target"]?.string == target else { continue }
      for case .string(let name) in set["membershipExceptions"]?.array ?? [] {
        result.insert(Self.sameName(Self.join(path, name)))
      }
    }
    return result
  }

  private func isForPhones(_ build: OpenStepPropertyList) -> Bool {
    let filters = filters(of: build)
    return filters.isEmpty || filters.contains("ios")
  }
  private func filters(of build: OpenStepPropertyList) -> [String] {
    (build["platformFilters"]?.array ?? []).compactMap(\.string)
      + [build["platformFilter"]?.string].compactMap { $0 }
  }

  // MARK: Settings

  /// One for each configuration, in order.
  private func settings(_ list: String?, _ paths: [String: String]) -> [[String: String]] {
    guard let list, let ids = objects[list]?["buildConfigurations"]?.array else { return [] }
    return ids.compactMap { $0.string.flatMap { objects[$0] } }.map { configuration in
      var settings: [String: String] = [:]
      if let reference = configuration["baseConfigurationReference"]?.string, let file = objects[reference] {
        // A settings file is named by its path from some group; its name is unique enough to be found.
        if let path = file["path"]?.string { settings = settingsFile(path) }
      } else if let path = configuration["baseConfigurationReferenceRelativePath"]?.string {
        let anchor = configuration["baseConfigurationReferenceAnchor"]?.string.flatMap { paths[$0] } ?? folder
        settings = lines(of: root + "/" + Self.join(anchor, path), depth: 0) ?? [:]
      }
      for (key, value) in configuration["buildSettings"]?.dictionary ?? [:] {
        if let text = value.string {
          settings[key] = text
        } else if let parts = value.array {
          settings[key] = parts.compactMap(\.string).joined(separator: " ")
        }
      }
      settings[Self.configurationName] = configuration["name"]?.string
      return settings
    }
  }

  /// `KEY = value` lines of an `.xcconfig` that lies below the project's folder, with what it includes.
  private func settingsFile(_ path: String) -> [String: String] {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let base = folder.isEmpty ? root : root + "/" + folder
    let folders = [
      "", "xcconfig", "Config", "Configs", "Configuration", "Configurations", "Xcconfig", "Config/xcconfig",
    ]
    let candidates = [path] + folders.map { $0.isEmpty ? name : $0 + "/" + name }
    for candidate in candidates {
      if let found = lines(of: base + "/" + candidate, depth: 0) { return found }
    }
    return [:]
  }

  private func lines(of file: String, depth: Int) -> [String: String]? {
    // Nothing outside of the audited folder is read.
    let file = URL(fileURLWithPath: file).standardizedFileURL.path
    guard depth < 6, file.hasPrefix(root + "/"), let data = RegularFile.contents(file) else {
      return nil
    }
    var settings: [String: String] = [:]
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("#include") {
        let parts = text.split(separator: "\"")
        guard parts.count > 1 else { continue }
        let path = URL(fileURLWithPath: file).deletingLastPathComponent().path + "/" + parts[1]
        settings.merge(lines(of: path, depth: depth + 1) ?? [:]) { $1 }
      } else if let equals = text.firstIndex(of: "="), !text.hasPrefix("//") {
        let key = text[..<equals].trimmingCharacters(in: .whitespaces)
        settings[key] = text[text.index(after: equals)...].trimmingCharacters(in: .whitespaces)
      }
    }
    return settings
  }

  private static let configurationName = "CONFIGURATION"

  /// The conditions of `SWIFT_ACTIVE_COMPILATION_CONDITIONS` and those that `OTHER_SWIFT_FLAGS` defines (`-D NAME`).
  ///
  /// - Parameter common: The project's, which hold where the target has none, or inherits them.
  private static func flags(_ settings: [String: String], _ common: [String: String]) -> Set<String> {
    func words(_ key: String) -> [String] {
      let own = settings[key]
      var words = (own ?? "$(inherited)").split(separator: " ").map(String.init)
      if words.contains("$(inherited)") {
        words += (common[key] ?? "").split(separator: " ").map(String.init)
      }
      return words.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "\"'")) }.filter { !$0.hasPrefix("$") }
    }
    var flags = Set(words("SWIFT_ACTIVE_COMPILATION_CONDITIONS"))
    var isNext = false
    for word in words("OTHER_SWIFT_FLAGS") {
      if isNext {
        flags.insert(word)
        isNext = false
      } else if word == "-D" {
        isNext = true
      } else if word.hasPrefix("-D") {
        flags.insert(String(word.dropFirst(2)))
      }
    }
    return flags
  }

  /// Device platforms of the settings of one configuration; empty where they do not say.
  private static func platforms(_ settings: [String: String]) -> Set<String> {
    let known: Set<String> = ["iphoneos", "macosx", "appletvos", "watchos", "xros"]
    if let supported = settings["SUPPORTED_PLATFORMS"], !supported.contains("$") {
      return Set(supported.split(separator: " ").map(String.init)).intersection(known)
    }
    guard let sdk = settings["SDKROOT"], let name = known.first(where: { sdk.hasPrefix($0) }) else { return [] }
    return [name]
  }
}

extension XcodeProject {
  /// Swift files that no target for phones builds, by the target that does; none where the project has no such target:
  /// then it is no app for phones at all, and is read as it is.
  func filesForOtherPlatforms(among files: [String]) -> [(target: Target, files: [String])] {
    guard targets.contains(where: \.runsOnPhones), targets.contains(where: { !$0.runsOnPhones }) else { return [] }
    let others = files.filter { file in !targets.contains { $0.runsOnPhones && $0.has(file) } }
    var left = others
    return targets.filter { !$0.runsOnPhones }.compactMap { target in
      let own = left.filter(target.has)
      left.removeAll(where: target.has)
      return own.isEmpty ? nil : (target, own)
    }
  }

  /// Swift files that no target of any project builds though a project has them: it shows them without a target, or builds
  /// others of their folder, or of one around it, one by one. Left behind, or not added yet.
  ///
  /// Projects of whose files most are not here say little of what is: then nothing is left out.
  /// - Parameter files: Relative to the audited folder, none that something else than a project builds.
  static func filesOfNoTarget(among files: [String], by projects: [XcodeProject]) -> [String] {
    let left = pathsOfNoTarget(among: files, by: projects)
    let named = Set(projects.flatMap(\.targets).flatMap(\.files)).filter { $0.hasSuffix(".swift") }
    let present = files.count { named.contains(sameName($0)) }
    return left.count > present && named.count > 2 * present ? [] : left
  }

  private static func pathsOfNoTarget(among files: [String], by projects: [XcodeProject]) -> [String] {
    let targets = projects.flatMap(\.targets)
    let builtOneByOne = Set(
      targets.flatMap(\.files).filter { $0.hasSuffix(".swift") }.map { file in
        file.lastIndex(of: "/").map { String(file[..<$0]) } ?? ""
      })
    guard !builtOneByOne.isEmpty else { return [] }
    return files.filter { file in
      let path = sameName(file)
      return !targets.contains { $0.hasPath(path) || $0.folders.contains { path.hasPrefix($0.path + "/") } }
        && (projects.contains { $0.shown.contains(path) }
          || folders(around: path).contains(where: builtOneByOne.contains))
    }
  }

  /// From the innermost to the audited one, which is "" and counts for what lies in it alone: a repository holds more than one
  /// thing.
  private static func folders(around file: String) -> [String] {
    let slashes = file.indices.filter { file[$0] == "/" }
    return slashes.isEmpty ? [""] : slashes.reversed().map { String(file[..<$0]) }
  }

  /// A table of strings in more than one language.
  struct Translations: Equatable {
    /// With its folder: `app/Localizable.strings`.
    var table: String
    /// Those that nobody builds, sorted.
    var languages: [String]
    var files: [String]
  }

  /// Translations that no target builds: of tables that some target builds in another language, and, where a project lists its
  /// languages, in others than those below a folder whose sources it builds one by one. Left behind in the folder, or not
  /// added yet.
  ///
  /// - Parameters:
  ///   - files: Of tables of strings, relative to the audited folder.
  ///   - isBuiltOtherwise: Whether something else than a project may build a file.
  static func translationsNotBuilt(
    among files: [String], by projects: [XcodeProject], isBuiltOtherwise: (String) -> Bool = { _ in false }
  ) -> [Translations] {
    var tables: [String: [(language: String, file: String)]] = [:]
    for file in files {
      let parts = file.split(separator: "/").map(String.init)
      guard parts.count >= 2, parts[parts.count - 2].hasSuffix(".lproj") else { continue }
      let table = (parts.dropLast(2) + [parts[parts.count - 1]]).joined(separator: "/")
      tables[table, default: []].append((String(parts[parts.count - 2].dropLast(6)), file))
    }
    let regions = projects.reduce(into: Set<String>()) { $0.formUnion($1.knownRegions) }
    let ofNoTarget = regions.isEmpty ? [] : Set(pathsOfNoTarget(among: Array(tables.keys), by: projects))
    return tables.sorted { $0.key < $1.key }.compactMap { table, translations in
      var left = translations.filter { translation in
        !projects.contains { $0.targets.contains { $0.has(translation.file) } }
      }
      // Nothing of the table is built: what the project says of languages and of the folder decides.
      if left.count == translations.count {
        guard ofNoTarget.contains(table), !isBuiltOtherwise(table) else { return nil }
        left.removeAll { regions.contains($0.language) }
      }
      guard !left.isEmpty else { return nil }
      return Translations(table: table, languages: left.map(\.language).sorted(), files: left.map(\.file).sorted())
    }
  }

  /// Files that only widget extensions build.
  ///
  /// - Parameter isWidget: Whether a file declares a widget.
  func widgetFiles(among files: [String], isWidget: (String) -> Bool) -> Set<String> {
    let extensions = targets.filter { target in
      target.isExtension && files.contains { target.has($0) && isWidget($0) }
    }
    guard !extensions.isEmpty else { return [] }
    let names = Set(extensions.map(\.name))
    return Set(
      files.filter { file in
        extensions.contains { $0.has(file) } && !targets.contains { !names.contains($0.name) && $0.has(file) }
      })
  }
}
