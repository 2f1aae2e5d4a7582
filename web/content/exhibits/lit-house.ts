/** The circuits of the house, in the order of the consumer unit: the largest beside the main switch. */
const circuits = {
  cooker: 'Cooker',
  car: 'Car charger',
  kitchen: 'Kitchen sockets',
  'sockets-down': 'Downstairs sockets',
  'sockets-up': 'Upstairs sockets',
  garden: 'Garden',
  'lights-down': 'Downstairs lights',
  'lights-up': 'Upstairs lights',
  alarms: 'Smoke alarms',
}

export type CircuitId = keyof typeof circuits

/** A room of the house in the picture of the home page. */
type Room = {
  /** Names its outline. */
  id: 'loft' | 'bedroom' | 'bathroom' | 'study' | 'living-room' | 'hall' | 'kitchen' | 'driveway' | 'garden'
  /** One short word, so that it fits below its switch. */
  name: string
  /** Slug of the service whose work the picture shows there. */
  service: string
  /** That work. */
  says: string
  outdoors?: boolean
  /** What feeds it; nothing for the hall, which has the consumer unit. */
  circuits: readonly CircuitId[]
  /** The same in words. */
  wiring: string
}

/** From the loft down, left to right, then outdoors. */
const rooms: readonly Room[] = [
  {
    id: 'loft',
    name: 'Loft',
    service: 'new-builds',
    says: 'Electrics for loft conversions and extensions',
    circuits: ['sockets-up', 'lights-up'],
    wiring: 'The loft shares one circuit for lights and one for sockets with the floor below.',
  },
  {
    id: 'bedroom',
    name: 'Bedroom',
    service: 'smart-home',
    says: 'Dimmers, scenes and bedside switches',
    circuits: ['sockets-up', 'lights-up'],
    wiring: 'Upstairs, one circuit feeds the lights and another feeds the sockets.',
  },
  {
    id: 'bathroom',
    name: 'Bathroom',
    service: 'downlights',
    says: 'Lights that are safe near a bath or shower',
    circuits: ['lights-up'],
    wiring: 'The upstairs lighting circuit feeds lights and fan. There are no sockets.',
  },
  {
    id: 'study',
    name: 'Study',
    service: 'sockets-lighting',
    says: 'Extra sockets, better light and wired internet',
    circuits: ['sockets-up', 'lights-up'],
    wiring: 'The sockets at the desk and the light above it are on two different circuits.',
  },
  {
    id: 'living-room',
    name: 'Lounge',
    service: 'rewiring',
    says: 'Rewiring while you live in the house',
    circuits: ['sockets-down', 'lights-down'],
    wiring: 'The ground floor has one circuit for its lights and another for its sockets.',
  },
  {
    id: 'hall',
    name: 'Hall',
    service: 'consumer-unit',
    says: 'A new fuse board within easy reach',
    circuits: [],
    wiring:
      'Every circuit begins here, at a trip switch in the consumer unit (fuse board). Choose another room to see what feeds it.',
  },
  {
    id: 'kitchen',
    name: 'Kitchen',
    service: 'showers-cookers',
    says: 'Circuits for cookers, hobs and appliances',
    circuits: ['cooker', 'kitchen', 'lights-down', 'alarms'],
    wiring: 'The cooker has a circuit to itself.',
  },
  {
    id: 'driveway',
    name: 'Driveway',
    service: 'ev-charging',
    says: 'A separate supply for the charge point',
    outdoors: true,
    circuits: ['car'],
    wiring: 'The car charger has a circuit to itself, straight from the consumer unit.',
  },
  {
    id: 'garden',
    name: 'Garden',
    service: 'garden-lighting',
    says: 'Path lights, festoon lights and outdoor power',
    outdoors: true,
    circuits: ['garden'],
    wiring: 'One circuit goes out to the garden lights and the outdoor socket.',
  },
]

export const litHouse = {
  alt: 'Cutaway of a house at dusk between its driveway and its garden, with the lights on in the loft, bedroom, bathroom, study, living room, hall and kitchen',
  hint: 'Choose a room to see what we do there.',
  rooms,
  circuits,
  wiring: {
    alt: 'The wiring of the same house: circuits run from the consumer unit in the hall to every light, socket, switch, alarm, the car charger and the garden',
    loading: 'The wiring is loading.',
    failed: 'The wiring could not be loaded. Please check your connection, then press “Behind the plaster” again.',
  },
}
