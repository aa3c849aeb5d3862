struct Slug {
    let source: String, value: String
    let wordCount: Int
    init(_ source: String) {
        self.source = source
        let words = source.lowercased().split { !$0.isLetter && !$0.isNumber }
        wordCount = words.count
        value = words.joined(separator: "-")
    }
}
struct Article {
    let slug: Slug
    let readingMinutes: Int
    init(title: String, body: String, wordsPerMinute: Int = 3) {
        slug = Slug(title)
        readingMinutes = max(1, Slug(body).wordCount / wordsPerMinute)
    }
}
let article = Article(title: "Swift 6: What's New?", body: "one two three four five six seven")
print(article.slug.value, article.slug.wordCount)
print(article.readingMinutes, Article(title: "!", body: "").slug.value.isEmpty)
print(Slug("  Hello,   World ").value)
