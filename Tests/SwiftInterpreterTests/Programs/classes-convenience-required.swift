class Animal { let name: String; class var kind: String { "animal" }; init(name: String) { self.name = name }; convenience init() { self.init(name: "none") }; func speak() -> String { "..." }; var description: String { "\(type(of: self).kind) \(name) \(speak())" } }
class Dog: Animal { override class var kind: String { "dog" }; var trick: String; init(trick: String) { self.trick = trick; super.init(name: "Rex") }; override func speak() -> String { "woof" }; override var description: String { super.description + " " + trick } }
print(Animal().description, Dog(trick: "sit").description)
final class Puppy: Dog { override init(trick: String) { super.init(trick: trick + "!") } }
print(Puppy(trick: "roll").description)
