import Reporting

/// The page of the player; everything that changes is made by its script.
package enum PlayerPage {
  /// From disk a page may load what lies beside it, and nothing else.
  private static let policy =
    "default-src 'none'; script-src 'self' file:; style-src 'self' file:; img-src data: blob:; base-uri 'none'; "
    + "form-action 'none'"

  /// - Parameter isLive: Served: scenes come from the server, which says what changed.
  package static func html(project: String, isLive: Bool) -> String {
    let title = escaped(project)
    let scripts =
      isLive
      ? "<script src=\"player.js\" defer></script>"
      : ["player.js", "glyphs.js", "pictures.js", "manifest.js"].map { "<script src=\"\($0)\" defer></script>" }
        .joined(separator: "\n")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(isLive ? livePolicy : policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <title>\(title): Sightline</title>
      <link rel="icon" href="data:,">
      <link rel="stylesheet" href="player.css">
      \(scripts)
      </head>
      <body data-live="\(isLive)">
      <a class="skip" href="#stage">Skip to the picture</a>
      \(body(title))
      </body>
      </html>

      """
  }

  package static let livePolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data: blob:; "
    + "base-uri 'none'; form-action 'none'"

  private static func body(_ title: String) -> String {
    """
    <header class="top">
    <h1><span>Sightline</span> \(title)</h1>
    <p id="live" class="live" hidden></p>
    <div class="views" role="group" aria-label="View">
    <button type="button" id="view-screens" aria-pressed="true">Screens</button>
    <button type="button" id="view-map" aria-pressed="false" hidden>Map</button>
    <button type="button" id="keys-open" aria-haspopup="dialog">Keys</button>
    </div>
    </header>
    <div id="trouble" class="trouble" role="alert" hidden></div>
    <main>
    <div id="screens" class="player">
    <form id="controls" class="controls" aria-label="What is shown" autocomplete="off">
    <label>Screen <select id="screen"></select></label>
    <label id="state-label">State <select id="state" aria-describedby="state-way"></select></label>
    <p id="state-way" class="soft" hidden></p>
    <label>Text size <span class="slide"><input type="range" id="size" min="0" value="0"><output id="size-name"></output></span></label>
    <label id="locale-label">Language <select id="locale"></select></label>
    <label id="device-label">Device <select id="device"></select></label>
    <label id="appearance-label">Appearance <select id="appearance"></select></label>
    <fieldset><legend>Show</legend><div id="overlays" class="checks"></div></fieldset>
    <fieldset><legend>Compare</legend>
    <label>With a second variant <select id="compare"><option value="">Not now</option><option value="side">Side by side</option><option value="wipe">Wiped over</option></select></label>
    <div id="second" hidden>
    <label>Text size <span class="slide"><input type="range" id="size-b" min="0" value="0"><output id="size-b-name"></output></span></label>
    <label id="locale-b-label">Language <select id="locale-b"></select></label>
    <label id="device-b-label">Device <select id="device-b"></select></label>
    <label id="appearance-b-label">Appearance <select id="appearance-b"></select></label>
    <button type="button" id="swap">Swap the two</button>
    </div>
    </fieldset>
    </form>
    <section id="stage" class="stage" tabindex="-1" aria-label="Picture">
    <p id="status" role="status" class="status"></p>
    <div id="figures" class="figures"></div>
    <label id="wipe-label" class="wipe" hidden>Wipe <input type="range" id="wipe" min="0" max="100" value="50"></label>
    </section>
    <div class="details">
    <section id="element"><h2>Element</h2><div id="element-body"><p class="soft">Click an element in the picture, or choose one in the list of what is spoken.</p></div></section>
    <section id="use" hidden><h2>Use it</h2><div id="use-body"></div></section>
    <section><h2>Findings here <span id="finding-count" class="count"></span></h2><ol id="findings" class="list"></ol><p id="no-findings" class="soft"></p></section>
    <section id="changes" hidden><h2>Since the last save</h2><ul id="change-list" class="list"></ul></section>
    <section><h2>What VoiceOver says</h2><ol id="spoken" class="list spoken"></ol><p id="no-spoken" class="soft" hidden>Nothing is spoken here.</p></section>
    </div>
    </div>
    <section id="map" hidden aria-labelledby="map-title"><h2 id="map-title">Map of the flow</h2><p class="soft remark">Dashed lines lead back. “+2” are further ways between the same two screens. A card opens its screen.</p><div id="map-scroll" class="map" tabindex="0" role="group" aria-label="Map"><div id="map-body"></div></div></section>
    </main>
    <dialog id="keys" aria-labelledby="keys-title"><h2 id="keys-title">Keys</h2><dl id="key-list"></dl><button type="button" id="keys-close">Close</button></dialog>
    """
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, sign in
      switch sign {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      default: result.append(sign)
      }
    }
  }
}
