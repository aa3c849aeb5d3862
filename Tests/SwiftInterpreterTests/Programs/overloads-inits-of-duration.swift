struct Span: CustomStringConvertible {
    let seconds: Int
    init(_ seconds: Int) { self.seconds = seconds }
    init(_ minutes: Double) { seconds = Int(minutes * 60) }
    init(_ text: String) {
        self.init(text.split(separator: ":").compactMap { Int($0) }.reduce(0) { $0 * 60 + $1 })
    }
    init(hours: Int = 0, minutes: Int = 0) { self.init(hours * 3600 + minutes * 60) }
    init(hours: Double) { self.init(hours * 60) }
    var description: String { "\(seconds)s" }
}
print(Span(90), Span(1.5), Span("1:30"))
print(Span(hours: 1), Span(hours: 0.5), Span(minutes: 2), Span(hours: 1, minutes: 1))
let whole = 2, half = 0.5
print(Span(whole), Span(half), Span(hours: half), Span())
print(["10", "1:00:01"].map { Span($0) })
