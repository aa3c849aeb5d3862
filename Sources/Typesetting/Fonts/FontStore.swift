import Foundation
import SightlineModel
import Synchronization

/// Opens font files and faces once, and remembers which can't be used.
final class FontStore: Sendable {
  private struct FaceKey: Hashable {
    var path: String
    var index: Int
    var variations: [VariationSetting]
  }
  private struct State {
    var files: [String: Result<FontFile, FontProblem>] = [:]
    var faces: [FaceKey: Result<FontFace, FontProblem>] = [:]
    var byID: [FontFace] = []
    var project: [FontFace] = []
    var projectByName: [String: [FontFace]] = [:]
    var chains: [FontChain.Key: FontChain] = [:]
  }
  let system: SystemFolders
  private let state = Mutex(State())

  init(systemFolders: [String]) { system = SystemFolders(roots: systemFolders) }

  func face(path: String, index: Int, variations: [VariationSetting] = []) throws(FontProblem) -> FontFace {
    try state.withLock { state throws(FontProblem) in
      try Self.load(FaceKey(path: path, index: index, variations: variations), &state).get()
    }
  }

  func isFile(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  func face(_ id: FontFaceID) -> FontFace? {
    state.withLock { $0.byID.indices.contains(id.value) ? $0.byID[id.value] : nil }
  }

  /// The first of `names` that is installed and sound.
  func systemFace(_ names: [String], index: Int = 0, variations: [VariationSetting] = []) -> FontFace? {
    for name in names {
      if let path = system.path(ofFirst: [name]), let face = try? face(path: path, index: index, variations: variations)
      {
        return face
      }
    }
    return nil
  }

  func chain(_ key: FontChain.Key) -> FontChain {
    if let known = state.withLock({ $0.chains[key] }) { return known }
    let chain = FontChain(key, store: self)
    return state.withLock { state in
      if let known = state.chains[key] { return known }
      if state.chains.count > 4_096 { state.chains.removeAll() }
      state.chains[key] = chain
      return chain
    }
  }

  private static func load(_ key: FaceKey, _ state: inout State) -> Result<FontFace, FontProblem> {
    if let known = state.faces[key] { return known }
    let result: Result<FontFace, FontProblem>
    do throws(FontProblem) {
      let file: FontFile
      if let known = state.files[key.path] {
        file = try known.get()
      } else {
        do throws(FontProblem) {
          file = try FontFile(path: key.path)
          state.files[key.path] = .success(file)
        } catch {
          state.files[key.path] = .failure(error)
          throw error
        }
      }
      let face = try FontFace(
        id: FontFaceID(state.byID.count), file: file, index: key.index, variations: key.variations)
      state.byID.append(face)
      result = .success(face)
    } catch {
      result = .failure(error)
    }
    state.faces[key] = result
    return result
  }

  // MARK: The project's fonts

  func addProjectFile(_ path: String) throws(FontProblem) {
    try state.withLock { state throws(FontProblem) in
      let first = try Self.load(FaceKey(path: path, index: 0, variations: []), &state).get()
      for index in 0..<first.file.faceCount {
        let face = try Self.load(FaceKey(path: path, index: index, variations: []), &state).get()
        state.project.append(face)
        for name in Set([
          face.family, face.fullName, face.postScriptName, Self.family(ofPostScript: face.postScriptName),
        ])
        where !name.isEmpty {
          state.projectByName[name.lowercased(), default: []].append(face)
        }
      }
    }
  }

  var projectFamilies: [String] { Set(state.withLock { $0.project.map(\.family) }).sorted() }
  var projectFaces: [FontFace] { state.withLock { $0.project } }
  func hasProjectFamily(_ name: String) -> Bool { state.withLock { $0.projectByName[name.lowercased()] != nil } }

  /// The face of a family nearest to a weight; a face's own full or PostScript name finds that face.
  func projectFace(_ name: String, weight: FontWeight?, italic: Bool) -> FontFace? {
    let candidates = state.withLock { $0.projectByName[name.lowercased()] ?? [] }
    guard !candidates.isEmpty else { return nil }
    if weight == nil, !italic,
      let exact = candidates.first(where: { $0.postScriptName == name || $0.fullName == name && $0.family != name })
    {
      return exact
    }
    let wanted = weight?.value ?? 400
    let best = candidates.min { a, b in
      (a.isItalic == italic ? 0 : 1, abs(a.weight - wanted), a.weight) < (
        b.isItalic == italic ? 0 : 1, abs(b.weight - wanted), b.weight
      )
    }
    guard let best, let axis = best.axes.first(where: { $0.tag == VariationSetting.weightTag }) else { return best }
    let value = min(max(Double(wanted), axis.range.lowerBound), axis.range.upperBound)
    let setting = VariationSetting(tag: VariationSetting.weightTag, value: value)
    return (try? face(path: best.file.path, index: 0, variations: [setting])) ?? best
  }

  /// `Nunito` of `Nunito-SemiBold`.
  private static func family(ofPostScript name: String) -> String { String(name.prefix { $0 != "-" }) }
}
