import SightlineModel
import SwiftInterpreter

/// Sound and video that start when a view appears.
struct MediaStartReader {
  private let file: BehaviourFile
  private let sources: BehaviourSources

  init(_ file: BehaviourFile, _ sources: BehaviourSources) { (self.file, self.sources) = (file, sources) }

  /// What runs when a view appears, of SwiftUI and of UIKit.
  private static let appearing: Set<String> = ["onAppear", "task"]
  private static let appearingFunctions: Set<String> = ["viewDidLoad", "viewDidAppear", "viewWillAppear"]
  private static let starting: Set<String> = ["play", "playImmediately"]
  private static let players: [(type: String, isShort: Bool)] = [
    ("AVQueuePlayer", false), ("AVPlayer", false), ("MPMusicPlayerController", false), ("AVAudioPlayerNode", true),
    ("AVAudioPlayer", true),
  ]

  var behaviours: [WrittenBehaviour] {
    var extents = file.calls.filter { Self.appearing.contains($0.name) && $0.base != nil }.flatMap(\.closures)
    extents += Self.appearingFunctions.flatMap { file.functions($0) }
    var result: [WrittenBehaviour] = []
    for extent in extents {
      result += starts(in: extent, of: file, depth: 0)
    }
    return result.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func starts(in extent: Range<Int>, of file: BehaviourFile, depth: Int) -> [WrittenBehaviour] {
    var result: [WrittenBehaviour] = []
    for call in file.calls(in: extent) where !isLater(call, in: extent, of: file) {
      if Self.starting.contains(call.name), let base = call.base,
        let path = file.outline.references.within(base).first?.path, let player = player(BehaviourFile.last(path), file)
      {
        guard !isWished(call.nameOffset, file) else { continue }
        let isMuted = isMuted(file, around: call)
        if isMuted, file.text.holds("VideoPlayer(") { continue }
        result.append(
          WrittenBehaviour(
            .mediaStarts(player: path, isShort: player, isMuted: isMuted), call.location))
      } else if depth < 2, !Self.starting.contains(call.name), isOwn(call, file),
        let function = sources.function(call.name, near: file), !isWished(call.nameOffset, file)
      {
        result += starts(in: function.extent, of: function.file, depth: depth + 1)
      }
    }
    return result
  }

  /// A function of the view or of an object it keeps.
  private func isOwn(_ call: SourceOutline.Call, _ file: BehaviourFile) -> Bool {
    guard call.name.first?.isLowercase == true else { return false }
    return call.base.map { !file.slice($0).contains("(") } ?? true
  }

  /// Within a closure that runs by something else's doing: a button, a notification.
  private func isLater(_ call: SourceOutline.Call, in extent: Range<Int>, of file: BehaviourFile) -> Bool {
    file.calls(around: call.nameOffset).contains { outer in
      extent.lowerBound < outer.nameOffset && extent.contains(outer.nameOffset)
        && !["Task", "async", "asyncAfter", "withAnimation", "run"].contains(outer.name)
    }
  }

  /// Where a setting of the reader's decides.
  private func isWished(_ offset: Int, _ file: BehaviourFile) -> Bool {
    file.conditions(around: offset).contains { condition in
      let words = condition.lowercased()
      return [
        "autoplay", "reducemotion", "isvideoautoplay", "settings.", "preference", "shouldplay", "soundenabled",
        "issoundon",
      ]
      .contains { words.contains($0) }
    }
  }

  /// - Returns: Whether its sounds are mostly short; `nil` where the name is not declared as a player.
  private func player(_ name: String, _ file: BehaviourFile) -> Bool? {
    func kind(_ file: BehaviourFile) -> Bool? {
      let declared = file.outline.declarations.filter { ($0.kind == .property || $0.kind == .local) && $0.name == name }
        .map { file.slice($0.extent) }
      let given = file.outline.assignments.filter { BehaviourFile.last($0.path) == name }.map {
        file.slice($0.offset..<$0.offset + 120)
      }
      return Self.players.first { player in (declared + given).contains { $0.contains(player.type) } }?.isShort
    }
    return kind(file)
  }

  private func isMuted(_ file: BehaviourFile, around call: SourceOutline.Call) -> Bool {
    let text = file.text
    return text.holds("isMuted = true") || text.holds("volume = 0\n")
  }
}
