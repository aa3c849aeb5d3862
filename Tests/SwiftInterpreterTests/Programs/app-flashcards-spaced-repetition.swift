struct Card: Equatable {
    enum Box: Int, CaseIterable, Comparable {
        case new, learning, review, mastered
        static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
        var interval: Int { [0, 1, 3, 7][rawValue] }
        var promoted: Box { Box(rawValue: rawValue + 1) ?? self }
        var demoted: Box { self > .new ? .learning : .new }
    }
    let front: String, back: String
    var box = Box.new
    var due = 0
    var history: [Bool] = []
}

struct Deck {
    var cards: [Card]
    private(set) var day = 0

    subscript(front: String) -> Card? {
        get { cards.first { $0.front == front } }
        set {
            guard let index = cards.firstIndex(where: { $0.front == front }) else { return }
            if let newValue { cards[index] = newValue } else { cards.remove(at: index) }
        }
    }

    var due: [Card] { cards.filter { $0.due <= day }.sorted { ($0.box, $0.front) < ($1.box, $1.front) } }

    mutating func study(answering answer: (Card) -> String?) -> (right: Int, total: Int) {
        let session = due
        var right = 0
        for card in session {
            let correct = answer(card)?.lowercased() == card.back.lowercased()
            if correct { right += 1 }
            self[card.front]?.box = correct ? card.box.promoted : card.box.demoted
            self[card.front]?.history.append(correct)
            self[card.front]!.due = day + max(1, self[card.front]!.box.interval)
        }
        defer { day += 1 }
        return (right, session.count)
    }
}

var deck = Deck(cards: [("hund", "dog"), ("katze", "cat"), ("vogel", "bird"), ("pferd", "horse")].map { Card(front: $0, back: $1) })
let answers: [[String: String]] = [["hund": "Dog", "katze": "cat"], ["vogel": "bird", "hund": "dog"], ["pferd": "horse", "katze": "cow"], [:], ["hund": "dog", "vogel": "bird"]]
for (day, known) in answers.enumerated() {
    let before = deck.due.map(\.front)
    let (right, total) = deck.study { known[$0.front] }
    print("day \(day): \(right)/\(total)", before.joined(separator: ","))
}
for card in deck.cards {
    print(card.front, card.box, "due", card.due, card.history.map { $0 ? "✓" : "✗" }.joined())
}
deck["vogel"] = nil
deck["unknown"]?.due = 99
print(deck.cards.count, deck["vogel"] as Any, deck["hund"]?.box.promoted ?? .new)
