struct Profile { var nickname: String?; var score: Int? }

func badge(_ profile: Profile?) -> String {
    switch profile?.score {
    case nil: return "no score"
    case 0?: return "starter"
    case let score? where score >= 100: return "gold \(score)"
    case .some(let score): return "silver \(score)"
    }
}
print(badge(nil), badge(Profile(score: 0)), badge(Profile(score: 120)), badge(Profile(score: 50)))

let profile = Profile(nickname: "Max", score: nil)
let nickname = profile.nickname
if let nickname, nickname.count > 2 { print("hi", nickname) }
if case "Max"? = profile.nickname { print("it is Max") }
if let score = profile.score { print(score) } else if profile.nickname != nil { print("only a name") }
let nested: Int?? = .some(nil)
switch nested { case nil: print("outer"); case .some(nil): print("inner"); case .some(.some(let n)): print(n) }
