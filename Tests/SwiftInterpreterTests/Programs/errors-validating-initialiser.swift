struct Email {
    let user: String, domain: String
    enum Problem: Error { case missingAt, emptyPart(String) }
    init(_ text: String) throws {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { throw Problem.missingAt }
        if parts[0].isEmpty { throw Problem.emptyPart("user") }
        if parts[1].isEmpty { throw Problem.emptyPart("domain") }
        (user, domain) = (parts[0], parts[1])
    }
}
for text in ["ann@site.org", "site.org", "@site.org", "bob@"] {
    do {
        let email = try Email(text)
        print(email.user, "at", email.domain)
    } catch Email.Problem.emptyPart(let part) { print(part, "is empty") }
    catch { print(text, "->", error) }
}
