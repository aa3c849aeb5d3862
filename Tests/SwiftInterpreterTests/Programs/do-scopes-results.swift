// swift-format-ignore-file
enum V: Error { case empty, tooLong(max: Int) }
struct Form { var name = ""
  func validate() throws(V) -> String { if name.isEmpty { throw .empty }; if name.count > 5 { throw .tooLong(max: 5) }; return name }
  var message: String? { do { _ = try validate(); return nil } catch .empty { return "empty" } catch .tooLong(let m) { return "max \(m)" } catch { return "other" } } }
print(Form().message ?? "ok", Form(name: "abc").message ?? "ok", Form(name: "abcdefgh").message ?? "ok")
func parse(_ s: String) -> Result<Int, V> { guard let n = Int(s) else { return .failure(.empty) }; return .success(n) }
for s in ["4", "x"] { switch parse(s) { case .success(let n) where n > 3: print("big", n); case .success(let n): print(n); case .failure(let e): print("err", e) } }
func nested() throws -> Int { do { throw V.empty } catch V.tooLong { return 1 } }
print((try? nested()) ?? -1, (try? parse("7").get()) ?? 0)
func closing(_ ok: Bool) throws -> String { var log = "open"; defer { print(log + " closed") }; if !ok { throw V.empty }; log += " used"; return log }
print((try? closing(true)) ?? "-", (try? closing(false)) ?? "-")
