/** North-west corner of the areas map, and its units per degree. The river and bridges are drawn to this projection. */
const northWest = { latitude: 51.495, longitude: -0.34983 }
const degree = { latitude: 3914.6, longitude: 2440.5 }

/** Projects a location to the map, in units of its `viewBox`. */
export function onMap({ latitude, longitude }: { latitude: number; longitude: number }): { x: number; y: number } {
  return {
    x: Math.round((longitude - northWest.longitude) * degree.longitude),
    y: Math.round((northWest.latitude - latitude) * degree.latitude),
  }
}
