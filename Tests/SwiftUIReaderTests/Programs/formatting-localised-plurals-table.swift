import Foundation

enum Language: String, CaseIterable { case en, pl, ar, ja }
enum Plural: String { case zero, one, two, few, many, other }

extension Language {
    func plural(_ n: Int) -> Plural {
        switch (self, n, n % 10, n % 100) {
        case (.en, 1, _, _), (.pl, 1, _, _), (.ar, 1, _, _): .one
        case (.pl, _, 2...4, let h) where !(12...14 ~= h): .few
        case (.pl, _, _, _): .many
        case (.ar, 0, _, _): .zero
        case (.ar, 2, _, _): .two
        case (.ar, _, _, 3...10): .few
        case (.ar, _, _, 11...99): .many
        case (.en, _, _, _), (.ja, _, _, _), (.ar, _, _, _): .other
        }
    }
    var separator: (group: String, decimal: String) {
        switch self {
        case .en, .ja: (",", ".")
        case .pl: ("\u{a0}", ",")
        case .ar: ("٬", "٫")
        }
    }
}

struct Catalog {
    typealias Entry = [Plural: String]
    let entries: [String: [Language: Entry]]
    var fallback = Language.en

    func callAsFunction(_ key: String, _ n: Int, in language: Language, _ arguments: [String: Any] = [:]) -> String {
        guard let forms = entries[key]?[language] ?? entries[key]?[fallback], let text = forms[language.plural(n)] ?? forms[.other] else { return "⟦\(key)⟧" }
        return arguments.merging(["n": number(n, language)]) { a, _ in a }.sorted { $0.key < $1.key }
            .reduce(text) { $0.replacingOccurrences(of: "{\($1.key)}", with: "\($1.value)") }
    }
    func number(_ n: Int, _ language: Language) -> String {
        var digits = String(abs(n)), parts: [Substring] = []
        while digits.count > 3 {
            parts.insert(Substring(digits.suffix(3)), at: 0)
            digits.removeLast(3)
        }
        return (n < 0 ? "−" : "") + ([digits[...]] + parts).joined(separator: language.separator.group)
    }
}

let t = Catalog(entries: [
    "files": [.en: [.one: "{n} file in {folder}", .other: "{n} files in {folder}"], .pl: [.one: "{n} plik", .few: "{n} pliki", .many: "{n} plików"], .ja: [.other: "{n}個のファイル"]],
    "days": [.en: [.zero: "today", .one: "a day", .other: "{n} days"], .ar: [.zero: "اليوم", .one: "يوم", .two: "يومان", .few: "{n} أيام", .other: "{n} يوم"]],
])
for n in [0, 1, 2, 5, 12, 22, 103, 1_234_567] {
    print(n, Language.allCases.map { "\($0.rawValue):\($0.plural(n))" }.joined(separator: " "))
    print("  ", t("files", n, in: .en, ["folder": "Docs"]), "/", t("files", n, in: .pl), "/", t("files", n, in: .ja), "/", t("days", n, in: .ar))
}
print(t("nope", 1, in: .en), t("days", 1, in: .ja), t("days", 3, in: .pl), t("files", -4_000, in: .en, ["folder": "{n}", "n": "four"]))
