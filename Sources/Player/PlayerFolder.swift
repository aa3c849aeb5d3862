package import Rendering
package import SightlineModel

/// The player as files of one folder: the page, and for each state a file with its scenes that the page loads when it is
/// wanted. Opened from disk it needs no server.
package struct PlayerFolder: Sendable {
  /// A scene, and the findings that are there: by their position among the manifest's, as they are in this scene.
  package struct Judged {
    package var scene: Scene
    package var findings: [(number: Int, finding: Finding)]
    package init(scene: Scene, findings: [(number: Int, finding: Finding)]) {
      (self.scene, self.findings) = (scene, findings)
    }
  }
  /// The scene of a state in a variant; `nil` where it could not be read.
  package typealias SceneMaker = @Sendable (_ screen: Int, _ state: Int, _ variant: Int) -> Judged?

  private let manifest: PlayerManifest

  package init(_ manifest: PlayerManifest) { self.manifest = manifest }

  /// Where the scenes of a state stand.
  static func dataFile(screen: Int, state: Int) -> String { "data/\(screen)-\(state).js" }

  /// - Returns: The state's file, and what it takes from the shared ones.
  package func data(
    screen: Int, state: Int, from sources: DrawingSources, _ scene: SceneMaker
  ) -> (path: String, text: String, shared: SceneBundle) {
    var bundle = SceneBundle()
    for number in manifest.variants.indices {
      guard let judged = scene(screen, state, number) else { continue }
      bundle.add(judged.scene, key: String(number), from: sources, findings: judged.findings)
    }
    let text = "sightline.take(\"\(screen)-\(state)\",\(bundle.text(isWhole: false)));\n"
    return (Self.dataFile(screen: screen, state: state), text, bundle)
  }

  /// The page, its script, what is known of the app, and the outlines and pictures of all states.
  package func files(glyphs: [String: String], pictures: [String: String]) -> [(path: String, text: String)] {
    [
      ("index.html", PlayerPage.html(project: manifest.project, isLive: false)),
      ("player.js", PlayerScript.text), ("player.css", PlayerStyle.text),
      ("manifest.js", "sightline.begin(\(manifest.text));\n"),
      ("glyphs.js", "sightline.outlines(\(SceneBundle.object(glyphs)));\n"),
      ("pictures.js", "sightline.pictures(\(SceneBundle.object(pictures)));\n"),
    ]
  }
}
