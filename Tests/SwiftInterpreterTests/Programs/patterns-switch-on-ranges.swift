func band(_ temperature: Int) -> String {
    switch temperature {
    case ..<0: return "freezing"
    case 0..<15: return "cool"
    case 15...25: return "mild"
    case 26...: return "hot"
    default: return "?"
    }
}
print([-5, 0, 15, 25, 30].map(band))

func grade(_ score: Double) -> Character {
    switch score {
    case 0.9...: "A"
    case 0.75..<0.9: "B"
    default: "C"
    }
}
print(String([0.95, 0.8, 0.75, 0.2].map(grade)))
let letter: Character = "q"
switch letter {
case "a", "e", "i", "o", "u": print("vowel")
case "a"..."z": print("consonant")
default: print("other")
}
