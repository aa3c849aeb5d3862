import Foundation
import SightlineModel
import Testing

@testable import Player

struct PlayerPageTests {
  private static func manifest(_ name: String = "Home") -> PlayerManifest {
    let device = Device(
      id: "iphone-402x874", alias: "standard", size: Size(width: 402, height: 874), scale: 3, safeArea: .zero,
      horizontalSizeClass: .compact, verticalSizeClass: .regular)
    return PlayerManifest(
      project: "</script>\u{2028}<b>", version: "1",
      screens: [.init(name: name, source: nil, states: [.init(id: "launch")])], sizes: [.large, .ax5],
      locales: ["en"], devices: [device], appearances: [.light],
      variants: ["large/en/standard/light", "AX5/en/standard/light"])
  }

  @Test("A project's name stays text in the page")
  func name() {
    let page = PlayerPage.html(project: "<img src=x onerror=alert(1)>\"", isLive: false)
    #expect(!page.contains("<img"))
    #expect(page.contains("&lt;img src=x onerror=alert(1)&gt;&quot;"))
  }

  @Test("A page takes scripts from beside itself only, and connects to nobody unless it is served")
  func policy() {
    let page = PlayerPage.html(project: "A", isLive: false), live = PlayerPage.html(project: "A", isLive: true)
    #expect(page.contains("default-src 'none'; script-src 'self' file:;"))
    #expect(!page.contains("connect-src"))
    #expect(live.contains("script-src 'self';"))
    #expect(!page.contains("http://") && !page.contains("https://") && !PlayerScript.text.contains("http://localhost"))
    #expect(!PlayerScript.text.contains("innerHTML"))
  }

  @Test("What is known of the app is data, whatever its names say")
  func data() throws {
    let manifest = Self.manifest("a\"b\\\u{2029}</script>")
    #expect(!manifest.text.contains("\u{2029}"))
    let value = try JSONSerialization.jsonObject(with: Data(manifest.text.utf8)) as? [String: Any]
    let screens = value?["screens"] as? [[String: Any]]
    #expect(screens?.first?["name"] as? String == "a\"b\\\u{2029}</script>")
  }

  @Test("Each state has a file that the page asks for by its name")
  func files() {
    let folder = PlayerFolder(Self.manifest())
    let names = folder.files(glyphs: [:], pictures: [:]).map(\.path)
    #expect(names == ["index.html", "player.js", "player.css", "manifest.js", "glyphs.js", "pictures.js"])
    #expect(PlayerFolder.dataFile(screen: 2, state: 1) == "data/2-1.js")
    #expect(PlayerScript.text.contains("data/${key}.js"))
  }
}
