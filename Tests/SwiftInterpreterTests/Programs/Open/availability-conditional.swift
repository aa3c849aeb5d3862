#if os(Linux)
let platform = "linux"
#elseif os(iOS)
let platform = "linux"
#else
let platform = "linux"
#endif
print(platform)
#if DEBUG_NEVER
print("never")
#else
print("else")
#endif
#if swift(>=5.0) && !targetEnvironment(simulator)
print("swift5")
#endif
#if canImport(NoSuchModule)
print("no")
#else
print("absent")
#endif
struct S { 
  #if FLAG_X
  var a = 1
  #else
  var b = 2
  #endif
  func f() -> Int {
    #if FLAG_X
    return a
    #else
    return b
    #endif
  } }
print(S().f())
if #available(iOS 13, macOS 10, *) { print("available") } else { print("old") }
func g() -> Int { guard #available(iOS 14, macOS 10, *) else { return 0 }; return 1 }
print(g())
if #unavailable(iOS 13, macOS 10) { print("unavailable") }
@available(iOS 99, *) func future() -> Int { 1 }
