enum DiskError: Error { case full(needed: Int) }
struct SaveError: Error, CustomStringConvertible {
    let document: String
    let underlying: any Error
    var description: String { "could not save \(document): \(underlying)" }
}
func write(_ bytes: Int) throws { if bytes > 100 { throw DiskError.full(needed: bytes - 100) } }
func save(_ document: String, bytes: Int) throws {
    do { try write(bytes) } catch { throw SaveError(document: document, underlying: error) }
}
for (name, size) in [("note", 20), ("photo", 350)] {
    do {
        try save(name, bytes: size)
        print("saved", name)
    } catch {
        print(error)
        if let save = error as? SaveError, case DiskError.full(let needed) = save.underlying {
            print("free", needed, "bytes first")
        }
    }
}
