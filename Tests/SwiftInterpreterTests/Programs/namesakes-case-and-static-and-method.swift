enum Status: Equatable {
    case draft, sent(at: Int), failed
    static let sent = Status.sent(at: 0)
    static func failed(_ reason: String) -> String { "failed: \(reason)" }
    var isDraft: Bool { self == .draft }
    var failed: Bool { self == .failed }
}
struct Mail { var status: Status; var sent: Bool { if case .sent = status { true } else { false } } }
let mails = [Mail(status: .draft), Mail(status: .sent(at: 9)), Mail(status: .failed)]
for mail in mails { print(mail.status, mail.sent, mail.status.failed, mail.status.isDraft) }
print(Status.failed("no route"))
print(mails.filter(\.sent).count, mails.map(\.status.failed))
