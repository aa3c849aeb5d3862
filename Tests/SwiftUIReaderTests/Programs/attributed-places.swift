import Foundation
var text = AttributedString("abc")
text.append(AttributedString("def"))
var index = text.startIndex
var steps = 0
while index < text.endIndex { index = text.index(afterCharacter: index); steps += 1 }
print(steps, String(text.characters))
text.insert(AttributedString("-"), at: text.index(text.startIndex, offsetByCharacters: 2))
print(String(text.characters), text.startIndex == text.endIndex, text.index(beforeCharacter: text.endIndex) < text.endIndex)
text += AttributedString("!")
print(String(text.characters))
