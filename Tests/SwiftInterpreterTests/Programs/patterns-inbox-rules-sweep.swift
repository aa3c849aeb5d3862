struct Mail { var from: String, subject: String, size = 10, tags: Set<String> = [], thread: Int? = nil }

indirect enum Rule {
    case from(String), subject(containing: String), larger(Int), tagged(String), threaded
    case not(Rule), all([Rule]), any([Rule])

    func matches(_ mail: Mail) -> Bool {
        switch self {
        case .from(let domain) where domain.hasPrefix("@"): mail.from.hasSuffix(domain)
        case .from(let sender): mail.from == sender
        case .subject(let text): mail.subject.lowercased().contains(text.lowercased())
        case .larger(let limit): mail.size > limit
        case .tagged(let tag): mail.tags.contains(tag)
        case .threaded: mail.thread != nil
        case .not(.not(let rule)): rule.matches(mail)
        case .not(let rule): !rule.matches(mail)
        case .all(let rules): rules.allSatisfy { $0.matches(mail) }
        case .any(let rules): rules.contains { $0.matches(mail) }
        }
    }
    var simplified: Rule {
        switch self {
        case .not(.not(let rule)): rule.simplified
        case .not(.all(let rules)): .any(rules.map { .not($0).simplified })
        case .all(let rules) where rules.count == 1, .any(let rules) where rules.count == 1: rules[0].simplified
        case .all(let rules): .all(rules.map(\.simplified))
        case .any(let rules): .any(rules.map(\.simplified))
        case .from, .subject, .larger, .tagged, .threaded, .not: self
        }
    }
    var text: String {
        switch self {
        case .from(let who): "from \(who)"
        case .subject(containing: let s): "'\(s)'"
        case .larger(let n): ">\(n)k"
        case .tagged(let tag): "#\(tag)"
        case .threaded: "thread"
        case .not(let rule): "!\(rule.text)"
        case .all(let rules): "(" + rules.map(\.text).joined(separator: " & ") + ")"
        case .any(let rules): rules.isEmpty ? "never" : "(" + rules.map(\.text).joined(separator: " | ") + ")"
        }
    }
}

let mails: [Mail] = [.init(from: "ann@acme.io", subject: "Invoice May", size: 300, tags: ["work"]), .init(from: "news@shop.com", subject: "SALE now"), .init(from: "bob@acme.io", subject: "Re: lunch", thread: 4), .init(from: "ann@home.net", subject: "Photos", size: 9_000, tags: ["family", "work"], thread: 4)]
let rules: [Rule] = [.from("@acme.io"), .not(.from("@acme.io")), .all([.tagged("work"), .larger(500)]), .any([.subject(containing: "sale"), .threaded]), .not(.not(.all([.threaded]))), .not(.all([.tagged("work"), .threaded])), .any([]), .all([])]
for rule in rules {
    let hits = mails.indices.filter { rule.matches(mails[$0]) }
    print(rule.text.isEmpty ? "-" : rule.text, hits, "=>", rule.simplified.text, mails.indices.filter { rule.simplified.matches(mails[$0]) } == hits)
}
