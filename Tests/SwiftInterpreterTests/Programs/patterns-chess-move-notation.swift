enum Piece: Character, CaseIterable { case king = "K", queen = "Q", rook = "R", bishop = "B", knight = "N", pawn = "P" }
struct Square: Equatable, CustomStringConvertible {
    let file: Int, rank: Int
    init?(_ text: some StringProtocol) {
        let chars = Array(text)
        guard chars.count == 2, case ("a"..."h", let digit) = (chars[0], chars[1]),
              let rank = digit.wholeNumberValue, 1...8 ~= rank else { return nil }
        file = Int(chars[0].asciiValue! - Character("a").asciiValue!)
        self.rank = rank
    }
    var description: String { "\(Array("abcdefgh")[file])\(rank)" }
}
enum Move: Equatable {
    case castle(long: Bool)
    case step(Piece, to: Square, captures: Bool, promotes: Piece? = nil)
    enum Annotation: Character { case check = "+", mate = "#" }
}

func parse(_ text: String) -> (move: Move, mark: Move.Annotation?)? {
    var rest = text[...]
    var mark: Move.Annotation?
    if let last = rest.last, let found = Move.Annotation(rawValue: last) { mark = found; rest.removeLast() }
    switch rest {
    case "O-O": return (.castle(long: false), mark)
    case "O-O-O": return (.castle(long: true), mark)
    default: break
    }
    var promotion: Piece?
    if let equals = rest.firstIndex(of: "=") {
        guard case let piece? = rest.last.flatMap(Piece.init), piece != .king else { return nil }
        promotion = piece
        rest = rest[..<equals]
    }
    let piece = rest.first.flatMap(Piece.init(rawValue:)) ?? .pawn
    if piece != .pawn { rest.removeFirst() }
    guard rest.count >= 2, let to = Square(rest.suffix(2)) else { return nil }
    switch (piece, to.rank, promotion) {
    case (.pawn, 1, nil), (.pawn, 8, nil): return nil
    case (.pawn, 2...7, .some), (.knight, _, _?): return nil
    case (_, _, let p): return (.step(piece, to: to, captures: rest.contains("x"), promotes: p), mark)
    }
}

for text in ["e4", "Nf3", "exd5", "O-O", "O-O-O+", "e8=Q#", "e8", "Qh9", "Bxc6+", "bxa1=K", "Nb1=Q", "x"] {
    switch parse(text) {
    case (.castle(let long), let mark)?: print(text, long ? "long castle" : "short castle", mark.map { "\($0)" } ?? "")
    case let (.step(.pawn, to, _, promotes: new?), mark)?: print(text, "pawn becomes \(new) on \(to)", mark == .mate ? "mate!" : "")
    case (.step(let piece, let to, true, _), _)?: print(text, "\(piece) takes on \(to)")
    case .some((.step(let piece, let to, captures: false, promotes: nil), nil)): print(text, "\(piece) to \(to)")
    case .some(let other): print(text, "unusual", other.mark != nil)
    case nil: print(text, "illegal")
    }
}
