import AuditEngine
import DesignTokens
import Foundation
import Rendering
import Rules
import SightlineModel
import SourceDocuments
import StringCatalogs
import SwiftInterpreter
import SwiftUIReader
import Typesetting

/// Every file of a project, read; what can't be read is a problem, the rest goes on.
struct ProjectInputs {
  private(set) var sources: [(path: String, text: String)] = []
  /// Files among the sources that are not the project's own: stand-ins for modules, and imported packages.
  private(set) var stubs: Set<String> = []
  var ownSources: [(path: String, text: String)] { sources.filter { !stubs.contains($0.path) } }
  /// The code or a colour of the catalogues is another one under Increase Contrast.
  var answersIncreaseContrast: Bool {
    ownSources.contains { $0.text.holds("colorSchemeContrast") || $0.text.holds("accessibilityContrast") }
      || assets.colorSets.contains {
        $0.entry(.lightHigh)?.value != $0.entry(.light)?.value || $0.entry(.darkHigh)?.value != $0.entry(.dark)?.value
      }
  }
  /// Files that widgets are made of.
  private(set) var widgetFiles: Set<String> = []
  /// Imported, and neither declared nor stood for.
  private(set) var missingModules: Set<String> = []
  /// What the project's targets are called as modules.
  private(set) var ownModules: Set<String> = []
  /// Names of classes, and others, in code and storyboards that nobody reads further.
  private(set) var namesElsewhere: Set<String> = []
  private(set) var screenDocuments: [ProjectFile] = []
  private(set) var strings: StringTables
  /// Which of the tables are the app's own.
  let tableOwners: TableOwners
  private(set) var assets: AssetCatalog
  private(set) var pictures: ImageSets
  private(set) var tokens: [TokenProject]
  private(set) var fonts: FontLibrary
  let typesetter: Typesetter
  private(set) var problems: [InputProblem] = []
  /// What the project's Info.plist files say about turning the device.
  private(set) var orientations: [ProjectFacts.Orientations] = []
  /// The least version of iOS that an app of the project runs on.
  private(set) var minimumSystem: Int?
  /// What the first app of the project is built with, for `#if`.
  private(set) var flags: Set<String> = []
  /// The one appearance that the app has.
  private(set) var declaredAppearance: DeclaredAppearance?
  /// Said by a property list or the project's settings, which a saved source does not change.
  private var isAppearanceOfPlist = false
  /// Files read beside those that discovery found.
  private(set) var furtherReads: [FurtherRead] = []
  /// Data that the code reads.
  let bundle: ProjectBundle
  let platform: Platform
  let leftOut: LeftOut
  /// Of the languages the app comes in those that are not laid out; none where the configuration or an option says which
  /// are.
  private(set) var languagesLeftOut: [String] = []

  init(_ project: Project) {
    let discovery = project.discovery
    platform = project.configuration.platform.value
    leftOut = project.leftOut
    bundle = ProjectBundle(root: project.root)
    // 1. Swift sources.
    var problems: [InputProblem] = []
    func bytes(_ file: ProjectFile) -> [UInt8]? {
      do throws(InputProblem) {
        return try file.bytes()
      } catch {
        problems.append(error)
        return nil
      }
    }
    for file in discovery.files where [.swift, .stub, .dependency].contains(file.kind) {
      guard let bytes = bytes(file) else { continue }
      if let reason = Self.whyNoText(bytes) {
        problems.append(InputProblem(.unreadable, reason, at: SourceLocation(file: file.path, line: 1, column: 1)))
        continue
      }
      let text = String(decoding: bytes, as: UTF8.self)
      sources.append((file.path, text))
      // It stands for bytes that are none, or is written.
      if file.kind == .swift, text.unicodeScalars.contains("\u{FFFD}") {
        let source = SourceText(bytes: bytes, file: file.path)
        if let place = source.firstInvalidOffset().map({ source.location(at: $0) }) {
          problems.append(InputProblem(.unreadable, "not UTF-8 from here on; read with � in its place", at: place))
        }
      }
      if file.kind != .swift || GeneratedSource.isOne(text) { stubs.insert(file.path) }
    }
    let stubs = self.stubs
    widgetFiles = Self.widgetFiles(sources.filter { !stubs.contains($0.path) }, discovery.projects)
    // 2. Strings, fonts, screen documents.
    let tables = discovery.files.filter { [.stringCatalog, .strings, .stringsdict].contains($0.kind) }
    let tableFiles = tables.compactMap { file in bytes(file).map { StringTables.File(path: file.path, bytes: $0) } }
    strings = StringTables(
      files: tableFiles, sourceLanguage: discovery.projects.lazy.compactMap(\.developmentRegion).first ?? "en")
    let log = ReadLog()
    namesElsewhere = Self.names(in: discovery.foreignFiles.compactMap { log.contents(project.root + "/" + $0) })
    tableOwners = TableOwners(
      files: tableFiles, all: strings, sources: sources.map(\.path), root: project.root, log: log,
      isBuiltByProject: { path in discovery.projects.contains { $0.targets.contains { $0.has(path) } } })
    languagesLeftOut =
      project.configuration.locales.value == .widest
      ? LanguageChoice(among: Self.languages(of: strings), of: strings).leftOut : []
    // What FreeType refuses can't be drawn, and no device would show it.
    let fontFiles = discovery.files(.font).filter { file in
      guard let problem = FontFileCheck.problem(ofFile: file.absolutePath),
        FontLibrary(projectFiles: [file.absolutePath], systemFolders: []).problems.isEmpty
      else { return true }
      problems.append(
        InputProblem(
          .unreadable, "the font file can't be used: \(problem); another font is used for its text",
          at: SourceLocation(file: file.path, line: 1, column: 1)))
      return false
    }
    fonts = FontLibrary(projectFiles: fontFiles.map(\.absolutePath))
    typesetter = Typesetter(fonts: fonts)
    screenDocuments = discovery.files(.screenDocument)
    let plists = discovery.files(.infoPlist).compactMap { file in bytes(file).map { (bytes: $0, file: file.path) } }
    for plist in plists {
      let said = PropertyListDocument.parse(bytes: plist.bytes, file: plist.file).problems
      problems += said.filter { $0.kind == .unreadable }
    }
    orientations = plists.flatMap { DeclaredOrientations.read($0.bytes, file: $0.file) }
    orientations += discovery.projects.flatMap { xcode in
      XcodeProject.contents(of: project.root + "/" + xcode.path).map {
        DeclaredOrientations.read(xcode, text: String(decoding: $0, as: UTF8.self))
      } ?? []
    }
    flags =
      discovery.projects.lazy.compactMap(\.phoneApps.first).first?
      .flags(isDebug: project.configuration.isDebug.value) ?? []
    let targets = Set(discovery.targetNames.map(ModuleName.ofTarget))
    // A type called as its module is what the name means.
    let read = sources
    ownModules = targets.filter { name in
      !read.contains { source in
        source.text.holds(name)
          && ["struct", "class", "enum", "actor", "protocol", "typealias"].contains {
            source.text.holds("\($0) \(name)")
          }
      }
    }
    minimumSystem = discovery.projects.flatMap(\.phoneApps).compactMap(\.minimumSystem).min()
    declaredAppearance = DeclaredAppearance.all(plists: plists, projects: discovery.projects)
    isAppearanceOfPlist = declaredAppearance != nil
    if !isAppearanceOfPlist { declaredAppearance = .written(in: sources.filter { !stubs.contains($0.path) }) }
    // 3. Colours and images.
    let links = ProjectBoundary(root: project.root)
    let assetFiles = discovery.files(.assetCatalog).flatMap(Self.contents(of:)).filter { file in
      guard !project.leftOut.hasFile(file.path) else { return false }
      guard links.isLeft(byLink: file.absolutePath) else { return true }
      problems.append(
        InputProblem(
          .unreadable, "a link that leads out of the project is not followed",
          at: SourceLocation(file: file.path, line: 1, column: 1)))
      return false
    }
    let contents = assetFiles.compactMap { file in bytes(file).map { InputFile(path: file.path, bytes: $0) } }
    assets = AssetCatalog(files: contents, platform: platform)
    let root = project.root + "/"
    // A picture's size stands at its head; a PDF's may come later.
    pictures = ImageSets(files: contents) { path in
      links.isLeft(byLink: root + path) ? nil : RegularFile.head(root + path, 1 << 18)
    }
    // 4. Sources that the build generates, and those that stand for modules.
    let generators = discovery.generatorFiles.compactMap { path in
      log.contents(root + path).map { InputFile(path: path, bytes: $0) }
    }
    let material = GeneratedAccessors.Material(
      tables: tableFiles, sourceLanguage: strings.sourceLanguage, catalogFiles: contents,
      faces: fonts.projectFaces.map { .init(family: $0.family, style: $0.style, postScriptName: $0.postScriptName) },
      sources: sources.filter { !stubs.contains($0.path) })
    let others = sources.filter { stubs.contains($0.path) }
    let modules = MissingModules(
      sources: material.sources, others: others, targets: discovery.targetNames)
    let missing = modules.missingImports.keys
    missingModules = Set(missing.filter { StandIn.all(for: [$0]).isEmpty })
    let made = GeneratedAccessors(material, generators: generators).sources + StandIn.all(for: missing)
    let known = Set(sources.map(\.path))
    let added = made.filter { !known.contains($0.path) }
    sources += added
    self.stubs.formUnion(added.map(\.path))
    // 5. Tokens: a resolver may name further files. What can't be read of them is named like any other file.
    for file in discovery.files(.tokens) + discovery.files(.resolver) { _ = bytes(file) }
    tokens = TokenProject.all(in: project, log)
    furtherReads = log.reads
    let fontProblems = fonts.problems.map { problem in
      var problem = problem
      if problem.location.file.hasPrefix(root) { problem.location.file.removeFirst(root.count) }
      problem.message = problem.message.replacing(root, with: "")
      return problem
    }
    self.problems =
      problems + strings.problems + assets.problems + Self.byFolder(fontProblems)
      + tokens.flatMap { $0.tokens.unreadable.sorted() }
  }

  /// Fonts of one folder that have the same fault are one problem: a font that may not be published is often there as empty
  /// files, one for each of its styles.
  private static func byFolder(_ problems: [InputProblem]) -> [InputProblem] {
    func folder(_ problem: InputProblem) -> Substring {
      problem.location.file.lastIndex(of: "/").map { problem.location.file[..<$0] } ?? ""
    }
    let groups = Dictionary(grouping: problems) { problem in
      [String(folder(problem)), problem.message.replacing("'\(problem.location.file)'", with: "")]
    }
    return groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap { _, group -> [InputProblem] in
      guard group.count > 2, var first = group.min() else { return group.sorted() }
      first.message += "; so it is with \(group.count - 1) more fonts of this folder"
      return [first]
    }
  }

  /// Takes over a source that was saved.
  ///
  /// - Returns: `false` where it can't be read.
  mutating func rereadSource(_ path: String, root: String) -> Bool {
    guard let index = sources.firstIndex(where: { $0.path == path }),
      let bytes = RegularFile.contents(root + "/" + path)
    else { return false }
    let before = sources[index].text
    sources[index].text = String(decoding: bytes, as: UTF8.self)
    if !isAppearanceOfPlist, [before, sources[index].text].contains(where: DeclaredAppearance.isRead) {
      declaredAppearance = .written(in: ownSources)
    }
    return true
  }

  /// Words that begin with a capital.
  private static func names(in files: [[UInt8]]) -> Set<String> {
    var found: Set<String> = []
    for bytes in files {
      for word in bytes.split(whereSeparator: { !Self.isOfName($0) }) {
        if let first = word.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) {
          found.insert(String(decoding: word, as: UTF8.self))
        }
      }
    }
    return found
  }
  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Says that a file is no source at all, in place of one problem for each of its bytes.
  private static func whyNoText(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: Array("\0GITCRYPT\0".utf8)) {
      return "encrypted by git-crypt; unlock the repository, the file is left out until then"
    }
    // As Git tells binary files: by a zero byte among the first 8,000. Text in UTF-16 is nothing else to a compiler.
    guard bytes.prefix(8000).contains(0), String(validating: bytes, as: UTF8.self) == nil else { return nil }
    return "not text: the file holds bytes that no Swift source has, and is left out; save it as UTF-8"
  }

  private static func widgetFiles(
    _ sources: [(path: String, text: String)], _ projects: [XcodeProject]
  ) -> Set<String> {
    let names = [
      "TimelineEntry", "TimelineProvider", "WidgetConfiguration", "WidgetBundle", "widgetFamily",
      "WidgetPreviewContext",
      "ActivityConfiguration", "ActivityViewContext",
    ]
    let marked = Set(
      sources.filter { source in
        source.text.holds("import WidgetKit") && names.contains { source.text.holds($0) }
      }.map(\.path))
    guard !marked.isEmpty else { return [] }
    // Where the targets are known, all that a widget extension alone builds.
    return projects.reduce(marked) { found, project in
      found.union(project.widgetFiles(among: sources.map(\.path), isWidget: marked.contains))
    }
  }

  /// The source language first, then the others by name.
  var languages: [String] { Self.languages(of: strings) }
  private static func languages(of strings: StringTables) -> [String] {
    [strings.sourceLanguage] + strings.languages.filter { $0 != strings.sourceLanguage }
  }
  /// Those that stand for all.
  var languagesLaidOut: [String] { languages.filter { !languagesLeftOut.contains($0) } }
  /// Those that are not, in words.
  var notLaidOut: [AuditReport.NotAudited] {
    guard !languagesLeftOut.isEmpty else { return [] }
    let why =
      "of \(languages.count) languages \(languagesLaidOut.count) stand for all: the widest, and one of each kind of writing; "
      + "'--locale all' lays out every one"
    return [.init(.languages(languagesLeftOut), why: why)]
  }

  /// Languages that words of the app are looked up in; empty where there is no string table.
  var translations: [String] { strings.entries.isEmpty ? [] : languages }

  var hasTokensOrStrings: Bool { hasTokenFilesOrStrings || !assets.colorSets.isEmpty }
  var hasTokenFilesOrStrings: Bool { !strings.entries.isEmpty || !tokens.isEmpty }

  var stringLookup: any StringLookup {
    CatalogStrings(tables: strings, owners: tableOwners, languagesLeftOut: languagesLeftOut)
  }
  var colorLookup: any ColorLookup { CatalogColors(assets: assets, pictures: pictures) }
  /// What the app's asset catalogue gives for what is tinted; the name is the one that Xcode's templates set.
  var accent: ColorSpec? { colorLookup.asset(named: "AccentColor") }

  /// The `Contents.json` files of one catalogue, sorted.
  private static func contents(of catalog: ProjectFile) -> [ProjectFile] {
    guard let walker = FileManager.default.enumerator(atPath: catalog.absolutePath) else { return [] }
    return walker.compactMap { $0 as? String }.filter { $0.hasSuffix("Contents.json") }.sorted().map { path in
      ProjectFile(
        kind: .assetCatalog, path: catalog.path + "/" + path, absolutePath: catalog.absolutePath + "/" + path)
    }
  }
}

/// The reader's view of the system's and the project's colours.
private struct CatalogColors: ColorLookup {
  let assets: AssetCatalog
  let pictures: ImageSets

  func pictureSize(named name: String) -> Size? { pictures.size(named: name) }
  func systemColor(_ name: String, platform: Platform) -> ColorSpec? {
    SystemColors.color(named: name, platform: platform)
  }
  func asset(named name: String) -> ColorSpec? { assets.color(named: name) ?? assets.color(symbol: name) }
  var assetNames: [String] { assets.colorSets.map(\.name) }
}
