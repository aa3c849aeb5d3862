let links = ["app://home", "https://site.org/a.png", "app://user/42", "notes.txt"]
for link in links {
    if link.hasPrefix("app://") {
        print("in app:", link.dropFirst("app://".count))
    } else if link.hasSuffix(".png") {
        print("image:", link.split(separator: "/").last!)
    } else {
        print("other:", link)
    }
}
let path = "user/42/photos"
let pieces = path.split(separator: "/", maxSplits: 1)
print(pieces[0], pieces[1], pieces.count)
if let dot = links[3].lastIndex(of: ".") {
    print(links[3][..<dot], links[3][links[3].index(after: dot)...])
}
