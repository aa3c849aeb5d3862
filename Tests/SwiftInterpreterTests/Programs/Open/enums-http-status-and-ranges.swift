enum HTTPStatus: RawRepresentable, Equatable, Hashable, ExpressibleByIntegerLiteral {
    enum Family: Int, CaseIterable { case info = 1, success, redirect, client, server }
    case ok, created, notModified, notFound, tooMany(retryAfter: Int? = nil), other(Int)

    init?(rawValue: Int) {
        guard 100..<600 ~= rawValue else { return nil }
        switch rawValue {
        case 200: self = .ok
        case 201: self = .created
        case 304: self = .notModified
        case 404: self = .notFound
        case 429: self = .tooMany()
        default: self = .other(rawValue)
        }
    }
    init(integerLiteral value: Int) { self = HTTPStatus(rawValue: value) ?? .other(value) }
    var rawValue: Int {
        switch self {
        case .ok: 200
        case .created: 201
        case .notModified: 304
        case .notFound: 404
        case .tooMany: 429
        case .other(let code): code
        }
    }
    var family: Family? { Family(rawValue: rawValue / 100) }
}

extension HTTPStatus.Family {
    var codes: Range<Int> { rawValue * 100 ..< (rawValue + 1) * 100 }
    static func ~= (pattern: Self, value: HTTPStatus) -> Bool { pattern.codes.contains(value.rawValue) }
}

func advice(_ status: HTTPStatus) -> String {
    switch status {
    case .ok, .created: "done"
    case .tooMany(retryAfter: .some(let seconds)) where seconds > 60: "give up"
    case .tooMany(retryAfter: let seconds?): "wait \(seconds)s"
    case .tooMany(nil): "back off"
    case _ where HTTPStatus.Family.redirect ~= status: "follow"
    case 401: "log in"
    case _ where HTTPStatus.Family.client ~= status: "fix request \(status.rawValue)"
    case _ where HTTPStatus.Family.server ~= status: "retry"
    default: "?"
    }
}

let statuses: [HTTPStatus] = [200, 201, 304, 307, 401, 404, 418, .tooMany(), .tooMany(retryAfter: 30), .tooMany(retryAfter: 90), 503, 999]
for status in statuses { print(status.rawValue, status, status.family.map { "\($0)" } ?? "none", advice(status)) }
print(HTTPStatus(rawValue: 42) as Any, HTTPStatus(rawValue: 599)!)
print(HTTPStatus.tooMany() == .tooMany(retryAfter: 1), HTTPStatus.tooMany() == 429, .other(200) == HTTPStatus.ok)
let grouped = Dictionary(grouping: statuses.compactMap(\.family), by: { $0 }).mapValues(\.count)
print(HTTPStatus.Family.allCases.map { "\($0)=\(grouped[$0] ?? 0)" }.joined(separator: " "))
