/** A room of the house in the hero picture: a light switch and a link to a service. */
export type Room = {
  id: string
  name: string
  /** Slug of the room's service. */
  service: string
  /** The work we do there. */
  says: string
  /** True in the garden or the street: the light has soft edges there, and a phone held upright crops it out. */
  outdoors?: boolean
  /** Corners as percentages of the picture's width and height, in the format of an SVG polygon's `points`. */
  outline: string
}

/** From the loft down, left to right, then outdoors. The outlines match the picture `hero-house-cutaway-dusk`. */
export const rooms: readonly Room[] = [
  {
    id: 'loft',
    name: 'Loft room',
    service: 'new-builds',
    says: 'Loft conversions and extensions',
    outline: '31.05,32.97 79.78,32.37 55.76,9.84',
  },
  {
    id: 'bedroom',
    name: 'Bedroom',
    service: 'smart-home',
    says: 'Scenes, dimmers and bedside control',
    outline: '30.25,63.73 50.41,63.16 50.41,34.85 30.09,35.12',
  },
  {
    id: 'bathroom',
    name: 'Bathroom',
    service: 'downlights',
    says: 'Lighting that is right for each zone',
    outline: '51,63.15 63.23,62.8 63.33,34.67 51,34.84',
  },
  {
    id: 'study',
    name: 'Study',
    service: 'sockets-lighting',
    says: 'More sockets, better light, wired data',
    outline: '63.81,62.79 80.44,62.32 80.68,34.44 63.92,34.67',
  },
  {
    id: 'living-room',
    name: 'Living room',
    service: 'rewiring',
    says: 'Rewiring a house that stays lived in',
    outline: '30.42,95.52 48.66,94.71 48.65,65.29 30.26,65.83',
  },
  {
    id: 'hall',
    name: 'Hall',
    service: 'consumer-unit',
    says: 'A new consumer unit under the stairs',
    outline: '49.24,94.68 60.82,94.17 60.91,64.94 49.23,65.28',
  },
  {
    id: 'kitchen',
    name: 'Kitchen',
    service: 'heating',
    says: 'Heating controls, appliance circuits and fault finding',
    outline: '61.4,94.14 80.19,93.3 80.43,64.37 61.49,64.92',
  },
  {
    id: 'driveway',
    name: 'Driveway',
    service: 'ev-charging',
    says: 'A charge point on a supply of its own',
    outdoors: true,
    outline: '0,66 29.3,66 29.6,100 0,100',
  },
  {
    id: 'garden',
    name: 'Garden',
    service: 'garden-lighting',
    says: 'Path lights, festoon lights and outdoor power',
    outdoors: true,
    outline: '81.3,46 100,44 100,100 81.1,100',
  },
]
