import AuditEngine
import DesignTokens
import Foundation
import SightlineModel
import SourceDocuments
import StringCatalogs
import SwiftUIReader
import Typesetting

/// Every file of a project, read; what can't be read is a problem, the rest goes on.
struct ProjectInputs {
  private(set) var sources: [(path: String, text: String)] = []
  private(set) var stubs: Set<String> = []
  private(set) var screenDocuments: [ProjectFile] = []
  private(set) var strings: StringTables
  private(set) var assets = AssetCatalog()
  private(set) var fonts: FontLibrary
  private(set) var problems: [InputProblem] = []
  let platform: Platform

  init(_ project: Project) {
    let discovery = project.discovery
    platform = project.configuration.platform.value
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
    for file in discovery.files where file.kind == .swift || file.kind == .stub {
      guard let bytes = bytes(file) else { continue }
      sources.append((file.path, String(decoding: bytes, as: UTF8.self)))
      if file.kind == .stub { stubs.insert(file.path) }
    }
    // 2. Strings, fonts, screen documents.
    let tables = discovery.files.filter { [.stringCatalog, .strings, .stringsdict].contains($0.kind) }
    strings = StringTables(
      files: tables.compactMap { file in bytes(file).map { StringTables.File(path: file.path, bytes: $0) } })
    fonts = FontLibrary(projectFiles: discovery.files(.font).map(\.absolutePath))
    screenDocuments = discovery.files(.screenDocument)
    // 3. Colours and images.
    for catalog in discovery.files(.assetCatalog) { Self.read(catalog, into: &assets, platform, &problems) }
    let root = project.root + "/"
    let fontProblems = fonts.problems.map { problem in
      var problem = problem
      if problem.location.file.hasPrefix(root) { problem.location.file.removeFirst(root.count) }
      return problem
    }
    self.problems = problems + strings.problems + assets.problems + fontProblems
  }

  /// The source language first, then the others by name.
  var languages: [String] {
    [strings.sourceLanguage] + strings.languages.filter { $0 != strings.sourceLanguage }
  }

  var hasTokensOrStrings: Bool { !strings.entries.isEmpty || !assets.colorSets.isEmpty }

  var stringLookup: any StringLookup { CatalogStrings(tables: strings) }
  var colorLookup: any ColorLookup { CatalogColors(assets: assets) }

  func tokenFindings(_ rules: RuleSet) -> [Finding] { [] }

  /// Colour sets and image names of one catalogue; a folder that provides a namespace prefixes what is in it.
  private static func read(
    _ catalog: ProjectFile, into assets: inout AssetCatalog, _ platform: Platform, _ problems: inout [InputProblem]
  ) {
    let files = FileManager.default
    func walk(_ folder: String, prefix: String, depth: Int) {
      guard depth < 64, let names = try? files.contentsOfDirectory(atPath: catalog.absolutePath + folder) else {
        return
      }
      for name in names.sorted() {
        let path = folder + "/" + name
        guard let dot = name.lastIndex(of: ".") else {
          let contents =
            files.contents(atPath: catalog.absolutePath + path + "/Contents.json").map { [UInt8]($0) } ?? []
          let parsed = JSONDocument.parse(bytes: contents, file: catalog.path + path + "/Contents.json")
          let isNamespace = parsed.value?["properties"]?["provides-namespace"]?.bool ?? false
          if Discovery.isFolder(catalog.absolutePath + path) == true {
            walk(path, prefix: isNamespace ? prefix + name + "/" : prefix, depth: depth + 1)
          }
          continue
        }
        let asset = prefix + name[..<dot]
        switch name[dot...] {
        case ".colorset":
          let file = ProjectFile(
            kind: .assetCatalog, path: catalog.path + path + "/Contents.json",
            absolutePath: catalog.absolutePath + path + "/Contents.json")
          do throws(InputProblem) {
            assets.addColorSet(named: asset, contents: try file.bytes(), file: file.path, platform: platform)
          } catch {
            problems.append(error)
          }
        case ".imageset", ".symbolset": assets.addImage(named: asset)
        default: break
        }
      }
    }
    walk("", prefix: "", depth: 0)
  }
}

/// The reader's view of the string tables.
private struct CatalogStrings: StringLookup {
  let tables: StringTables

  func string(forKey key: String, table: String?, locale: String, arguments: [StringArgument]) -> LookedUpString {
    let text = tables.lookup(
      key, table: table, locale: locale,
      arguments: arguments.map { argument in
        switch argument {
        case .integer(let value): .integer(value)
        case .number(let value): .double(value)
        case .text(let value): .string(value)
        }
      })
    // The placeholders are filled; a percent sign that is left is one to show.
    let format = arguments.isEmpty ? text.value : text.value.replacingOccurrences(of: "%", with: "%%")
    return LookedUpString(format: format, state: text.state, location: text.location)
  }
}

/// The reader's view of the system's and the project's colours.
private struct CatalogColors: ColorLookup {
  let assets: AssetCatalog

  func systemColor(_ name: String, platform: Platform) -> ColorSpec? {
    SystemColors.color(named: name, platform: platform)
  }
  func asset(named name: String) -> ColorSpec? { assets.color(named: name) }
  var assetNames: [String] { assets.colorSets.keys.sorted() }
}
