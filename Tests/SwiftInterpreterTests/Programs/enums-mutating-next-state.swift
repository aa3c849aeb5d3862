enum Playback {
    case stopped, playing, paused
    mutating func togglePlay() {
        switch self {
        case .stopped, .paused: self = .playing
        case .playing: self = .paused
        }
    }
    mutating func stop() { self = .stopped }
}
struct Player { var state = Playback.stopped; var taps = 0 }
var player = Player()
for _ in 1...3 {
    player.state.togglePlay()
    player.taps += 1
    print(player.taps, player.state)
}
player.state.stop()
print(player.state == .stopped, player.taps)
