func fizz(_ n: Int) -> String {
    switch (n % 3, n % 5) {
    case (0, 0): return "FizzBuzz"
    case (0, _): return "Fizz"
    case (_, 0): return "Buzz"
    default: return String(n)
    }
}
print((9...15).map(fizz).joined(separator: " "))

let logins: [(user: String?, online: Bool)] = [("amy", true), ("bob", false), (nil, true), (nil, false)]
for login in logins {
    switch login {
    case (let name?, true): print("Hello \(name)")
    case (let name?, false): print("\(name) is offline")
    case (nil, true): print("Guest")
    case (nil, false): print("Nobody")
    }
}
