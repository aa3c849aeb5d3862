struct Terminal {
    var output: [String] = []
    static let commands: [String: (inout Terminal, [String]) -> Void] = [
        "echo": { terminal, words in terminal.output.append(words.joined(separator: " ")) },
        "sum": { $0.output.append(String($1.compactMap { Int($0) }.reduce(0, +))) },
        "clear": { terminal, _ in terminal.output.removeAll() },
    ]
    mutating func run(_ line: String) {
        var words = line.split(separator: " ").map(String.init)
        guard !words.isEmpty else { return }
        let name = words.removeFirst()
        guard let command = Self.commands[name] else { output.append("\(name)?"); return }
        command(&self, words)
    }
}
var terminal = Terminal()
for line in ["clear", "echo hi there", "sum 1 2 x 4", "", "jump"] { terminal.run(line) }
terminal.output.forEach { print(">", $0) }
terminal.run("clear"); print(terminal.output.count)
