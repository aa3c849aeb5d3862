import AuditEngine
import AuditPipeline
import Foundation
import Rendering
import Reporting
import SightlineModel
import WorkJournal

/// `render`: one screen to a picture, or to its laid-out tree.
enum RenderCommand {
  /// The endings of file names, the longer before the shorter.
  private enum Kind: String, CaseIterable {
    case document = ".screen.json"
    case scene = ".json"
    case png = ".png"
    case svg = ".svg"
    case pdf = ".pdf"
  }

  static let specification = CommandSpecification(
    "render", "Draw one screen in one variant, or write its laid-out tree.",
    discussion: """
      The file's name says what is written: .png, .svg and .pdf are pictures, .json is the tree with frames, lines and \
      colours, .screen.json the view tree before layout, which can be audited by itself.
      """,
    argument: LookOptions.argument,
    options: [
      OptionSpecification("output", short: "o", .file(placeholder: "FILE"), "Where to write; the ending says what."),
      OptionSpecification("scale", .integer(1...4, placeholder: "N"), "Pixels per point of a .png; 2 unless given."),
      OptionSpecification("all", "Writes every screen with its states; for a .screen.json."),
      OptionSpecification("frame", "Draws the device around the screen."),
      OptionSpecification("quiet", short: "q", "Says nothing about inputs that cannot be read."),
    ] + LookOptions.options,
    examples: [
      ("sightline render -o welcome.png", "The first screen."),
      (
        "sightline render --screen Privacy --size AX5 --locale de --device SE -o privacy.svg",
        "One variant of one screen."
      ),
      ("sightline render --screen Privacy --size AX5 -o privacy.json", "Frames, colours and fonts as data."),
    ], isContained: true, run: run)

  private static func run(_ arguments: CommandLineArguments, _ console: Console) throws -> RunStatus {
    guard let path = arguments.value("output") else {
      throw UsageError("'render' needs -o FILE, such as -o welcome.png", command: "render")
    }
    guard let kind = Kind.allCases.first(where: { path.hasSuffix($0.rawValue) }) else {
      let endings = Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("'\(path)' ends in none of \(endings)", command: "render")
    }
    guard !arguments.has("all") || kind == .document else {
      throw UsageError("'--all' writes a .screen.json; '\(path)' is none", command: "render")
    }
    let look = try LookOptions.look(arguments, console)
    let options = PictureOptions(
      scale: Double(arguments.integer("scale") ?? 2), showsDevice: arguments.has("frame"))
    let bytes = try WorkJournal.during(Work(.step, "drawing \(path)")) {
      switch kind {
      case .document:
        let document = arguments.has("all") ? look.allScreens : look.document
        return try document.encoded()
      case .scene:
        var text = ""
        SceneJSON().write(look.scene, to: &text)
        return Data(text.utf8)
      case .png: return try Data(PNGWriter().data(of: look.scene, from: look.sources, options: options))
      case .svg: return Data(SVGWriter().document(of: look.scene, from: look.sources, options: options).utf8)
      case .pdf: return try Data(PDFWriter().data(of: look.scene, from: look.sources, options: options))
      }
    }
    try console.writeResult(bytes: bytes, to: path)
    if !arguments.has("quiet") {
      for problem in look.sources.problems { console.complain(problem) }
      console.complain("\(path): \(look.scene.variant)")
    }
    return .clean
  }
}
