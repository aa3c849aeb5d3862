let name = "Ada"
let text = """
  Hello \(name),
    indented
  tab:\tend \\ "quoted"
  joined \
  line
  """
print(text)
print("unicode \u{41}\u{1F600}")
print(#"raw \n \(name)"#)
print(#"raw \#(name)"#)
print("nested \("inner \(name.count + 1)")")
print("\(1 + 2) \(true) \([1, 2]) \((1, "a")) \(Optional(3) as Any)")
