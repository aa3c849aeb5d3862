import SceneBuilding
import SightlineModel

/// A dot of an indicator.
func circle(
  _ color: UInt32, _ x: Double, size: Double = 8, line: Int = 3, in appearance: Appearance? = nil
) -> Sketch {
  shape(.circle, fill: RGBA(hex: color)).at(x, 100, size, size).line(line).with {
    $0.foregroundDerivation = appearance.map { [DerivationStep(.value(RGBA(hex: 0xAABBCC), $0))] } ?? []
  }
}
