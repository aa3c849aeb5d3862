import SightlineModel
import SwiftInterpreter

/// Which of several apps is the project's own: packages bring small ones along that show what they are for.
struct AppChoice {
  private let interpreter: Interpreter
  private let files: [(path: String, text: String)]

  init(_ project: SwiftUIProject) { (interpreter, files) = (project.interpreter, project.files) }

  /// The one from which most views are named, through whatever lies between; the first of equals.
  ///
  /// - Complexity: Linear in the sources, where there is more than one.
  func main(of apps: [DeclaredType]) -> String? {
    guard apps.count > 1 else { return apps.first?.name }
    var declaring: [Substring: Set<String>] = [:]
    var views: [String: Int] = [:]
    for type in interpreter.declarations where !type.isStub {
      declaring[type.name.split(separator: ".").last ?? "", default: []].insert(type.location.file)
      if type.conformances.contains("View") { views[type.location.file, default: 0] += 1 }
    }
    let named = Dictionary(
      files.map { file in (file.path, Self.words(of: file.text).compactMap { declaring[$0] }) },
      uniquingKeysWith: { first, _ in first })
    func reach(_ app: DeclaredType) -> Int {
      var seen: Set<String> = [app.location.file]
      var next = [app.location.file]
      while let file = next.popLast() {
        for others in named[file] ?? [] { next += others.filter { seen.insert($0).inserted } }
      }
      return seen.reduce(0) { $0 + views[$1, default: 0] }
    }
    let reaches = apps.map { (name: $0.name, count: reach($0)) }
    return reaches.first { one in reaches.allSatisfy { $0.count <= one.count } }?.name
  }

  private static func words(of text: String) -> Set<Substring> {
    Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
  }
}
