protocol PickerDelegate: AnyObject { func picker(_ picker: Picker, didSelect index: Int); func pickerDidCancel(_ picker: Picker) }
extension PickerDelegate { func pickerDidCancel(_ picker: Picker) { print("default cancel") } }
final class Picker { weak var delegate: (any PickerDelegate)?; var selected: Int? { didSet { if let selected, selected != oldValue { delegate?.picker(self, didSelect: selected) } } }; func cancel() { selected = nil; delegate?.pickerDidCancel(self) } }
class Screen: PickerDelegate { let picker = Picker(); var log: [String] = []; lazy var title: String = { log.append("made"); return "T\(picker.selected ?? 0)" }(); init() { picker.delegate = self }; func picker(_ picker: Picker, didSelect index: Int) { log.append("s\(index)") } }
final class Sub: Screen { override func picker(_ picker: Picker, didSelect index: Int) { super.picker(picker, didSelect: index); log.append("sub") } }
let s = Sub(); s.picker.selected = 2; s.picker.selected = 2; s.picker.selected = 5; print(s.title, s.title, s.log); s.picker.cancel(); print(s.picker.selected == nil, s.picker.delegate === s)
class Counter { static var live = 0; init() { Counter.live += 1 }; deinit { Counter.live -= 1 } }; print(Counter.live)
class Animal { var sound: String { "…" }; final func speak() -> String { "\(type(of: self)): \(sound)" }; required init() {} ; class func make() -> Self { Self() } }; final class Dog: Animal { override var sound: String { "woof" } }; print(Dog.make().speak(), Animal.make().speak(), [Animal(), Dog()].map(\.sound))
