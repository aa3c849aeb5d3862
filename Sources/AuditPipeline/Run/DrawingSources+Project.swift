import DesignTokens
import Rendering
import SightlineModel
import Typesetting

extension DrawingSources {
  /// Glyphs from the files that the typesetter opened, icons from the installed program's folder or the system's.
  ///
  /// - Parameters:
  ///   - pictures: Of the project's catalogues.
  ///   - root: The folder that their paths start from.
  convenience init(_ typesetter: Typesetter, pictures: ImageSets, root: String) {
    let share = InstalledFiles.folder
    let icons = IconSet(
      folders: [share.map { "\($0)/icons" }, IconSet.systemFolder].compactMap(\.self),
      fonts: [share.map { "\($0)/fonts/MaterialIcons-Regular.ttf" }, IconSet.systemFont].compactMap(\.self))
    self.init(
      glyphs: typesetter, icons: icons,
      fontFile: { font in
        typesetter.file(of: font).map { file in
          FontFileReference(
            path: file.path, index: file.index, variations: file.variations.map { .init(tag: $0.tag, value: $0.value) })
        }
      },
      pictureFile: { name, appearance, scale in
        pictures.picture(named: name, appearance, scale: scale).map {
          PictureFile(path: root + "/" + $0.path, isTemplate: $0.isTemplate)
        }
      })
  }
}
