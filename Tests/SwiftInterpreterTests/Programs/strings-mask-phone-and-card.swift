struct Mask {
    enum Slot { case digit, letter, any, literal(Character) }
    let slots: [Slot]
    init(_ pattern: String) {
        slots = pattern.map {
            ["#": .digit, "@": .letter, "*": .any][$0] ?? .literal($0)
        }
    }
    func apply(to input: String) -> (text: String, complete: Bool) {
        var rest = input[...], out = ""
        for slot in slots {
            switch slot {
            case .literal(let c):
                if rest.isEmpty { return (out, false) }
                if rest.first == c { rest.removeFirst() }
                out.append(c)
            case .digit, .letter, .any:
                guard let index = rest.firstIndex(where: { accepts($0, slot) }) else { return (trim(out), false) }
                out.append(contentsOf: rest[index].uppercased())
                rest = rest[rest.index(after: index)...]
            }
        }
        return (out, true)
    }
    private func trim(_ text: String) -> String {
        let end = text.lastIndex { $0.isLetter || $0.isNumber }
        return end.map { String(text[...$0]) } ?? ""
    }
    private func accepts(_ c: Character, _ slot: Slot) -> Bool {
        switch slot {
        case .digit: c.isASCII && c.isNumber
        case .letter: c.isLetter
        case .any: c.isLetter || c.isNumber
        case .literal(let wanted): c == wanted
        }
    }
}

extension String {
    func redacted(keeping n: Int = 4, with mark: Character = "•") -> String {
        let digits = filter(\.isNumber).count
        var seen = 0
        return String(map { c in
            guard c.isNumber else { return c }
            seen += 1
            return seen > digits - n ? c : mark
        })
    }
    var luhnValid: Bool {
        let sum = compactMap(\.wholeNumberValue).reversed().enumerated().map { $0 % 2 == 0 ? $1 : $1 * 2 > 9 ? $1 * 2 - 9 : $1 * 2 }.reduce(0, +)
        return sum > 0 && sum.isMultiple(of: 10)
    }
}
let masks = ["phone": Mask("(###) ###-####"), "card": Mask("#### #### #### ####"), "plate": Mask("@@-*** @")]
for (name, input) in [("phone", "5551234567"), ("phone", "(555) 12"), ("phone", "+"), ("phone", "555-123-4567 ext 9"), ("card", "4539578763621486"), ("card", "4539 5787 63"), ("plate", "ab1c2d"), ("plate", "a-9")] {
    let (text, complete) = masks[name]!.apply(to: input)
    print(name, "'\(text)'", complete, text.redacted(), text.luhnValid)
}
print("PIN 12".redacted(keeping: 0, with: "*"), "0000".luhnValid, "79927398713".luhnValid)
