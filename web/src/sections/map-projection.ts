/** The corner of the map of the areas, and how many of its units a degree is: the river and its bridges are drawn to it. */
const northWest = { latitude: 51.495, longitude: -0.34983 }
const degree = { latitude: 3914.6, longitude: 2440.5 }

/** A point of the earth on the map, in the units of its `viewBox`. */
export function onMap({ latitude, longitude }: { latitude: number; longitude: number }): { x: number; y: number } {
  return {
    x: Math.round((longitude - northWest.longitude) * degree.longitude),
    y: Math.round((northWest.latitude - latitude) * degree.latitude),
  }
}
