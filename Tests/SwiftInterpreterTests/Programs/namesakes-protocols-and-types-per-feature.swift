enum Search {
    struct State { var query = "tea"; var summary: String { "searching \(query)" } }
    struct Model { var state = State(); func render() -> String { state.summary } }
}
enum Player {
    enum State: String { case playing, paused; var summary: String { "is \(rawValue)" } }
    struct Model { var state = State.paused; func render() -> String { "player " + state.summary } }
}
extension Search.Model { mutating func reset() { state = .init(query: "") } }
extension Player.Model { mutating func reset() { state = .playing } }
var search = Search.Model(), player = Player.Model()
print(search.render()); print(player.render())
search.reset(); player.reset()
print(search.render(), "/", player.render())
print(type(of: search.state), type(of: player.state), type(of: search) == Search.Model.self)
