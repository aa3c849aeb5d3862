import SceneBuilding
import SightlineModel

func tap(_ root: Sketch, count: Double = 1) -> Sketch {
  root.modified(.onTapGesture, ["count": .number(count)])
}
