enum Alignment { case left, right, center, justified }

struct TextBlock {
    var width: Int
    var alignment = Alignment.left
    var indent = ""

    func lines(of text: String) -> [String] {
        var result: [[Substring]] = [[]]
        var used = 0
        for word in text.split(whereSeparator: \.isWhitespace) {
            var word = word
            while word.count > width {
                if used > 0 { result.append([]); used = 0 }
                result[result.endIndex - 1] = [word.prefix(width - 1) + "-"]
                word = word.dropFirst(width - 1)
                used = width
            }
            if used > 0, used + 1 + word.count > width {
                result.append([word])
                used = word.count
            } else {
                used += word.count + (used == 0 ? 0 : 1)
                result[result.count - 1].append(word)
            }
        }
        return result.enumerated().map { i, words in indent + layout(words, last: i == result.count - 1) }
    }

    private func layout(_ words: [Substring], last: Bool) -> String {
        let plain = words.joined(separator: " ")
        let space = max(0, width - plain.count)
        func pad(_ n: Int) -> String { String(repeating: ".", count: n) }
        switch alignment {
        case .left: return plain + pad(space)
        case .right: return pad(space) + plain
        case .center: return pad(space / 2) + plain + pad(space - space / 2)
        case .justified where last || words.count < 2: return plain + pad(space)
        case .justified:
            let (each, extra) = space.quotientAndRemainder(dividingBy: words.count - 1)
            return words.dropLast().enumerated().reduce(into: "") { $0 += $1.element + " " + pad(each + ($1.offset < extra ? 1 : 0)) } + words.last!
        }
    }
}

let text = """
    The quick brown fox jumps over
      the extraordinarily lazy dog, \
    \tthen naps 🦊🦊 by the river.
    """
for alignment in [Alignment.left, .right, .center, .justified] {
    let block = TextBlock(width: 16, alignment: alignment, indent: "|")
    print("\(alignment):")
    for line in block.lines(of: text) { print(line + "|") }
}
print(TextBlock(width: 6).lines(of: "incomprehensible").joined(separator: "/"), TextBlock(width: 3).lines(of: ""))
