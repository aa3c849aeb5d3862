import AuditEngine
import AuditPipeline
import Foundation
import Player
import Reporting
import SightlineModel
import SourceDocuments
import WorkJournal

/// Serves the player of a project to a browser on this machine, and says what changes.
///
/// What a page elsewhere could send is refused: the host has to be this machine's own address, the origin the page's, and
/// the address begins with a token.
final class PreviewServer: @unchecked Sendable {
  private let socket: LoopbackSocket
  private let live: LiveProject
  private let console: Console
  private let audits: Bool
  private let hub = EventHub()
  private let started = Date()

  // Guarded by `condition`.
  private let condition = NSCondition()
  private var report: AuditReport?
  private var troubles: [InputProblem] = []
  private var wantsAudit = true
  private var hasServed = false
  private var isAuditing = false
  private var revision = 0
  private var connections = 0

  /// At once; a page takes one for events and a few for scenes.
  private static let mostConnections = 48

  init(_ socket: LoopbackSocket, _ live: LiveProject, audits: Bool, _ console: Console) {
    self.socket = socket
    self.live = live
    self.audits = audits
    self.console = console
  }

  /// Never ends by itself.
  func serve() {
    Thread { [self] in WorkJournal.during(Work(.step, "watching the files")) { follow() } }.start()
    if audits { Thread { [self] in keepAudited() }.start() }
    while true {
      let descriptor = accept(socket.descriptor, nil, nil)
      guard descriptor >= 0 else {
        if errno == EINTR || errno == ECONNABORTED { continue }
        return
      }
      let connection = HTTPConnection(descriptor)
      let isWelcome = condition.withLock { () -> Bool in
        guard connections < Self.mostConnections else { return false }
        connections += 1
        return true
      }
      guard isWelcome else { continue }
      Thread { [self] in
        answer(connection)
        condition.withLock { connections -= 1 }
      }.start()
    }
  }

  // MARK: Requests

  private func answer(_ connection: HTTPConnection) {
    switch connection.next() {
    case .end: return
    case .refused(let response): connection.send(response)
    case .request(let request):
      if let refusal = refusal(of: request) { return connection.send(refusal) }
      let path = String(request.path.dropFirst(socket.token.count + 2))
      if path == "events", request.method == "GET" { return hub.serve(connection) }
      connection.send(response(to: request, path))
    }
  }

  /// - Returns: `nil` for what our own page asks.
  func refusal(of request: HTTPRequest) -> HTTPResponse? {
    let hosts = ["127.0.0.1:\(socket.port)", "localhost:\(socket.port)"]
    guard let host = request.headers["host"], hosts.contains(host) else {
      return HTTPResponse(421, "This server answers to its own address only.")
    }
    if let origin = request.headers["origin"], !hosts.contains(where: { origin == "http://\($0)" }) {
      return HTTPResponse(403, "Pages from elsewhere are not served.")
    }
    if let site = request.headers["sec-fetch-site"], !["same-origin", "none"].contains(site) {
      return HTTPResponse(403, "Pages from elsewhere are not served.")
    }
    guard ["GET", "POST"].contains(request.method) else { return HTTPResponse(405, "That is not done here.") }
    if request.method == "POST" {
      guard request.headers["origin"] != nil, request.headers["content-type"] == "application/json" else {
        return HTTPResponse(403, "Only the page itself may do that.")
      }
    }
    let wanted = Array("/\(socket.token)/".utf8), given = Array(request.path.utf8)
    var difference: UInt8 = given.count < wanted.count ? 1 : 0
    for (a, b) in zip(wanted, given) { difference |= a ^ b }
    guard difference == 0 else {
      return HTTPResponse(404, "The address has a token; take it from the terminal.")
    }
    return nil
  }

  private func response(to request: HTTPRequest, _ path: String) -> HTTPResponse {
    switch (request.method, path) {
    case ("GET", ""): HTTPResponse(type: "text/html; charset=utf-8", PlayerPage.html(project: live.name, isLive: true))
    case ("GET", "player.js"): HTTPResponse(type: "text/javascript; charset=utf-8", PlayerScript.text)
    case ("GET", "player.css"): HTTPResponse(type: "text/css; charset=utf-8", PlayerStyle.text)
    case ("GET", "manifest"): HTTPResponse.json(manifest())
    case ("GET", "scene"): scene(request.query)
    case ("GET", "source"): source(request.query)
    case ("POST", "use"): use(request.body)
    default: HTTPResponse(404, "There is no such thing here.")
    }
  }

  private func manifest() -> String {
    let (report, troubles, isAuditing, revision) = condition.withLock {
      (self.report, self.troubles, self.isAuditing || audits && self.report == nil, self.revision)
    }
    let matrix = live.matrix
    var manifest = PlayerManifest(
      project: live.name, version: AuditPipeline.version,
      screens: live.screens.map { screen in
        var entry = PlayerManifest.Screen(screen)
        if entry.states.isEmpty { entry.states = [.init(id: "")] }
        return entry
      }, sizes: matrix.sizes, locales: matrix.locales, devices: matrix.devices, appearances: matrix.appearances,
      variants: matrix.variants.map(\.description))
    manifest.rules = live.ruleInfos
    if let report {
      manifest.findings = report.findings
      manifest.flow = report.flow
      manifest.ownStates = live.ownStates
    }
    let further =
      ",\"pending\":\(isAuditing),\"revision\":\(revision),\"troubles\":\(Self.text(of: troubles))}"
    return manifest.text.dropLast() + further
  }

  private static func text(of problems: [InputProblem]) -> String {
    JSONWriter.line(
      .array(problems.map { [.string($0.location.description), .string($0.message)] }))
  }

  private func scene(_ query: [String: String]) -> HTTPResponse {
    guard let name = query["screen"], let variant = query["variant"].flatMap(live.variant) else {
      return HTTPResponse(400, "A screen and a variant are needed.")
    }
    let state = query["state"].flatMap { $0.isEmpty ? nil : $0 }
    let begun = Date()
    guard let shown = live.scene(name, state, variant) else {
      return HTTPResponse(404, "\(name) can't be shown in this variant: its code stops, or shows nothing.")
    }
    noteFirst(begun)
    let numbers = Dictionary(
      live.matrix.variants.enumerated().map { ($1.description, $0) }, uniquingKeysWith: { first, _ in first })
    let titles = Dictionary(live.ruleInfos.map { ($0.id, $0.title) }, uniquingKeysWith: { first, _ in first })
    let findings = shown.findings.map {
      PlayerManifest.value($0, numbers, numbers.count, title: titles[$0.rule])
    }
    var screen = PlayerManifest.Screen(name: name, source: nil, states: [])
    screen.states = shown.states.map { .init(id: $0.id, path: $0.path, presumption: $0.presumption) }
    var bundle = SceneBundle()
    bundle.add(shown.scene, key: "now", from: live.drawing)
    let text =
      "{\"pack\":\(bundle.text(isWhole: true)),\"findings\":\(JSONWriter.line(.array(findings)))"
      + ",\"screen\":\(screen.text),\"state\":\(JSONWriter.quoted(shown.scene.state)),\"old\":\(shown.isOld)}"
    return .json(text)
  }

  private func noteFirst(_ begun: Date) {
    let isFirst = condition.withLock { () -> Bool in
      defer { hasServed = true }
      condition.broadcast()
      return !hasServed
    }
    if isFirst { say("first picture \(Self.seconds(since: started)) s after the start") }
  }

  private func source(_ query: [String: String]) -> HTTPResponse {
    guard let file = query["file"], let line = query["line"].flatMap(Int.init),
      let text = live.excerpt(file, line: line)
    else { return HTTPResponse(404, "There is no such line.") }
    return HTTPResponse(type: "text/plain; charset=utf-8", text)
  }

  // MARK: Using the app

  private func use(_ body: Data) -> HTTPResponse {
    guard let value = try? JSONSerialization.jsonObject(with: body) as? [String: Any],
      let act = act(value)
    else { return HTTPResponse(400, "This is nothing that can be done.") }
    guard let use = live.use(act) else { return HTTPResponse(404, "There is no app to start here.") }
    let moving = SceneBundle.moving(in: use.scene)
    let offers = use.offers.map { offer -> JSONValue in
      let frame: JSONValue =
        offer.frame.map { [.number($0.x), .number($0.y), .number($0.width), .number($0.height)] } ?? nil
      return [
        "kind": .string(offer.kind), "label": .string(offer.label), "enabled": .bool(offer.isEnabled),
        "content": .string(offer.content), "frame": frame,
        "scrolls": .bool(offer.node.map(moving.contains) ?? false),
      ]
    }
    var bundle = SceneBundle()
    bundle.add(use.scene, key: "now", from: live.drawing)
    let facts: JSONValue = [
      "screen": .string(use.screen), "offers": .array(offers), "prompt": .optional(use.prompt),
      "answers": .strings(use.answers), "steps": .strings(use.steps), "effects": .strings(use.effects),
    ]
    return .json("{\"pack\":\(bundle.text(isWhole: true))," + JSONWriter.line(facts).dropFirst())
  }

  private func act(_ value: [String: Any]) -> LiveProject.Act? {
    let variant = (value["variant"] as? String).flatMap(live.variant)
    switch value["do"] as? String {
    case "start": return variant.map { .start(screen: value["screen"] as? String, $0) }
    case "use":
      return (value["number"] as? Int).map { .use($0, text: String((value["text"] as? String ?? "").prefix(2000))) }
    case "answer": return (value["answer"] as? String).flatMap(PromptAnswer.init).map { .answer($0) }
    case "back": return .back
    case "reset": return .reset
    case "turn": return variant.map { .turn($0) }
    case "look": return .look
    default: return nil
    }
  }

  // MARK: Following

  /// Every tenth of a second; a save is several events to some editors.
  private func follow() {
    var watch = live.watch()
    while true {
      Thread.sleep(forTimeInterval: 0.1)
      WorkJournal.beat()
      var paths = Set(watch.changes())
      guard !paths.isEmpty else { continue }
      let begun = Date()
      Thread.sleep(forTimeInterval: 0.02)
      paths.formUnion(watch.changes())
      let folders = paths.filter(isFolder)
      let files = paths.subtracting(folders).sorted()
      // A file that is written beside and renamed changes its folder too; nothing new is there then.
      guard !files.isEmpty || !folders.isEmpty else { continue }
      let change = live.reload(files.isEmpty ? folders.sorted() : files)
      if !folders.isEmpty { watch = live.watch() }
      condition.withLock {
        troubles = change.problems
        revision += 1
        if change.problems.isEmpty { wantsAudit = true }
        condition.broadcast()
      }
      if !change.problems.isEmpty {
        hub.send("trouble", Self.text(of: change.problems))
      } else {
        let facts: JSONValue = ["screens": .strings(change.screens), "files": .strings(files)]
        hub.send("changed", JSONWriter.line(facts))
      }
      say("\(files.first ?? "the folder") saved: taken over in \(Self.seconds(since: begun)) s")
    }
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: live.root + "/" + path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Audits whenever something has changed, once the first picture is there.
  private func keepAudited() {
    while true {
      condition.withLock {
        while !wantsAudit || !hasServed { condition.wait() }
        wantsAudit = false
        isAuditing = true
      }
      hub.send("auditing", "{}")
      let begun = Date()
      let result = live.audit()
      condition.withLock {
        isAuditing = false
        revision += 1
        if case .success(let report) = result { self.report = report }
      }
      switch result {
      case .success(let report):
        say("audited in \(Self.seconds(since: begun)) s: \(report.findings.count { $0.status == .new }) findings")
        hub.send("audited", "{}")
      case .failure(let failure):
        hub.send("idle", "{}")
        say(failure.messages.first ?? "the audit came to nothing")
      }
    }
  }

  private static func seconds(since date: Date) -> String {
    ((Date().timeIntervalSince(date) * 100).rounded() / 100).shortText
  }

  private func say(_ text: String) { console.complain("sightline: \(text)") }
}
