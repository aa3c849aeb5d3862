import Foundation
import SourceDocuments

/// What a `swiftgen.yml` says is to be generated.
///
/// - Source: SwiftGen's documentation, *The configuration file*.
struct SwiftGenConfiguration {
  enum Parser: String, Sendable { case strings, xcassets, fonts }
  struct Output {
    var parser: Parser
    /// Files and folders, relative to the audited folder.
    var inputs: [String]
    /// Of the file that is written, relative to the audited folder.
    var path: String
    /// `structured-swift5`, or the name of a template of the project's own.
    var template: String
    var parameters: [String: String]
    /// Between the parts of a key.
    var separator: String
    /// A parameter that is the name of a type; `nil` where there is none, or it is no identifier.
    func identifier(_ parameter: String) -> String? {
      parameters[parameter].flatMap { name in
        !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? name : nil
      }
    }
  }
  private(set) var outputs: [Output] = []

  /// - Parameters:
  ///   - bytes: Of the file; one that cannot be read generates nothing.
  ///   - path: Relative to the audited folder.
  init(bytes: [UInt8], path: String) {
    guard let document = YAMLDocument.parse(bytes: bytes, file: path).value else { return }
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    let inputFolder = XcodeProject.join(folder, document["input_dir"]?.string ?? "")
    let outputFolder = XcodeProject.join(folder, document["output_dir"]?.string ?? "")
    for parser in [Parser.strings, .xcassets, .fonts] {
      guard let found = document[parser.rawValue] else { continue }
      for action in found.array ?? [found] {
        let inputs = Self.texts(action["inputs"]).map { XcodeProject.join(inputFolder, $0) }
        guard let outputs = action["outputs"], !inputs.isEmpty else { continue }
        for output in outputs.array ?? [outputs] {
          guard let file = output["output"]?.string else { continue }
          let members = output["params"]?.object?.members ?? []
          let parameters = members.compactMap { member in Self.plain(member.value).map { (member.key, $0) } }
          self.outputs.append(
            Output(
              parser: parser, inputs: inputs, path: XcodeProject.join(outputFolder, file),
              template: output["templateName"]?.string ?? output["templatePath"]?.string ?? "",
              parameters: Dictionary(parameters) { first, _ in first },
              separator: action["options"]?["separator"]?.string ?? "."))
        }
      }
    }
  }

  private static func texts(_ value: DocumentValue?) -> [String] {
    value?.array?.compactMap(\.string) ?? (value?.string).map { [$0] } ?? []
  }

  private static func plain(_ value: DocumentValue) -> String? {
    value.string ?? value.bool.map { $0 ? "true" : "false" }
  }
}
