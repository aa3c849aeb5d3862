var tracks = ["Intro", "Verse", "Bridge", "Chorus", "Outro"]

func move(from source: Int, to destination: Int) {
    let item = tracks.remove(at: source)
    tracks.insert(item, at: destination > source ? destination - 1 : destination)
}

move(from: 0, to: 3)
print(tracks)
move(from: 4, to: 0)
print(tracks)
tracks.swapAt(1, tracks.count - 1)
print(tracks)
tracks.insert(contentsOf: ["A", "B"], at: 2)
tracks.replaceSubrange(0...1, with: ["Start"])
print(tracks)
print(tracks.firstIndex(of: "B") ?? -1, tracks.lastIndex(of: "Z") ?? -1)
