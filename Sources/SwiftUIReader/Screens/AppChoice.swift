import SightlineModel
import SwiftInterpreter

/// Which of several apps is the project's own: packages bring small ones along that show what they are for.
struct AppChoice {
  private let interpreter: Interpreter
  private let paths: [String]

  init(_ project: SwiftUIProject) { (interpreter, paths) = (project.interpreter, project.files.map(\.path)) }

  /// The one with most views in its folder and in the modules that it imports, and that those import; the first of equals.
  ///
  /// - Complexity: Linear in the sources for each, where there is more than one.
  func main(of apps: [DeclaredType]) -> String? {
    guard apps.count > 1 else { return apps.first?.name }
    var views: [String: Int] = [:]
    for type in interpreter.declarations where !type.isStub && type.conformances.contains("View") {
      views[type.location.file, default: 0] += 1
    }
    var folders: [Substring: [String]] = [:]
    for path in paths {
      for folder in Set(path.split(separator: "/").dropLast()) { folders[folder, default: []].append(path) }
    }
    func count(_ app: DeclaredType) -> Int {
      let folder = app.location.file.lastIndex(of: "/").map { app.location.file[...$0] } ?? ""
      var next = paths.filter { $0.hasPrefix(folder) }
      var seen = Set(next)
      var modules: Set<Substring> = []
      while let file = next.popLast() {
        for module in interpreter.modules(importedBy: file) where modules.insert(module).inserted {
          next += (folders[module] ?? []).filter { seen.insert($0).inserted }
        }
      }
      return seen.reduce(0) { $0 + views[$1, default: 0] }
    }
    let counts = apps.map { (name: $0.name, views: count($0)) }
    return counts.first { one in counts.allSatisfy { $0.views <= one.views } }?.name
  }
}
