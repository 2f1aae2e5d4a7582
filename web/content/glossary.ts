/** A word of the trade. Articles link to it where they use it for the first time. */
export type Term = {
  /** Its address on the page: `/glossary#rcd`. */
  id: string
  term: string
  /** How articles write it. The first that is found becomes the link. */
  written: readonly string[]
  meaning: string
  /** The article that says more. */
  article?: string
}

/** By the alphabet. */
export const glossary: readonly Term[] = [
  {
    id: 'afdd',
    term: 'AFDD',
    written: ['AFDD', 'arc-fault device', 'arc-fault devices'],
    meaning:
      'Arc fault detection device. It listens for the crackle of a loose or damaged cable and cuts the power before it can start a fire. New socket circuits need one in shared houses, student blocks, care homes and higher-risk buildings.',
    article: 'consumer-unit-upgrade-guide',
  },
  {
    id: 'bonding',
    term: 'Bonding',
    written: ['bonding'],
    meaning:
      'Green-and-yellow cable that joins metal pipes to the main earth, so that a fault cannot make one of them live while the other is not.',
    article: 'consumer-unit-upgrade-guide',
  },
  {
    id: 'building-control',
    term: 'Building control',
    written: ['building control'],
    meaning:
      'The people who check that work keeps to the Building Regulations: the council, or a private firm approved for it.',
    article: 'part-p-and-certificates',
  },
  {
    id: 'circuit',
    term: 'Circuit',
    written: [],
    meaning:
      'Everything that one switch on the consumer unit feeds: the kitchen sockets, the upstairs lights, the shower.',
  },
  {
    id: 'consumer-unit',
    term: 'Consumer unit',
    written: ['consumer unit', 'fuse board', 'fuse box'],
    meaning:
      'The box where your supply divides into circuits. Fuse box and fuse board are older names for it. It holds the main switch and the devices that cut off a circuit in trouble.',
    article: 'consumer-unit-upgrade-guide',
  },
  {
    id: 'cut-out',
    term: 'Cut-out',
    written: ['cut-out', 'main fuse'],
    meaning:
      'The sealed unit with the main fuse, where the cable from the street ends. It belongs to the network operator, and only they may open it.',
    article: 'main-fuse-upgrade',
  },
  {
    id: 'dno',
    term: 'DNO, the network operator',
    written: ['network operator'],
    meaning:
      'The company that runs the cables in the street, which is not the one that sends your bill. Here it is UK Power Networks. In a power cut, 105 reaches it free.',
    article: 'ev-charger-installation',
  },
  {
    id: 'earthing',
    term: 'Earthing',
    written: ['earthing'],
    meaning: 'The safe way out for current in a fault. It lets a fuse blow or an RCD trip before somebody is hurt.',
    article: 'consumer-unit-upgrade-guide',
  },
  {
    id: 'eic',
    term: 'EIC',
    written: ['Electrical Installation Certificate', 'EIC'],
    meaning:
      'Electrical Installation Certificate. The paper for a new circuit, a rewire or a new board, with the test results.',
    article: 'part-p-and-certificates',
  },
  {
    id: 'eicr',
    term: 'EICR',
    written: ['EICR', 'condition report'],
    meaning:
      'Electrical installation condition report. A check-up of the fixed wiring, with each finding coded C1, C2, C3 or FI. It says satisfactory or unsatisfactory.',
    article: 'eicr-guide',
  },
  {
    id: 'fused-spur',
    term: 'Fused spur',
    written: ['fused spur'],
    meaning: 'A connection with a fuse of its own and no plug, for a boiler, a fan or a towel rail.',
    article: 'kitchen-sockets-and-circuits',
  },
  {
    id: 'g98-g99',
    term: 'G98 and G99',
    written: [],
    meaning:
      'The forms for anything that can send electricity back to the street. G98: up to 16 amps, switch on and then tell the network operator within 28 days. G99: more than that, ask first and wait.',
    article: 'tethered-untethered-v2g',
  },
  {
    id: 'ip-rating',
    term: 'IP rating',
    written: ['IP rating', 'IP44', 'IPX4'],
    meaning:
      'Two digits that say what a case keeps out: the first dust and fingers, the second water. IP44 bears splashes, IP66 bears a hose.',
    article: 'bathroom-lighting-zones',
  },
  {
    id: 'load-management',
    term: 'Load management',
    written: ['load management'],
    meaning: 'A sensor that watches the whole house and slows the car down while the oven is on.',
    article: 'ev-charger-installation',
  },
  {
    id: 'looped-supply',
    term: 'Looped supply',
    written: ['looped supply', 'looped'],
    meaning:
      'One cable from the street that feeds two houses, each with a main fuse of its own. The network operator is asked before either adds a charger or a heat pump.',
    article: 'main-fuse-upgrade',
  },
  {
    id: 'mcb',
    term: 'MCB',
    written: ['MCB', 'MCBs'],
    meaning:
      'Miniature circuit breaker. It switches off when a circuit draws too much. It takes no notice of current that leaks through a person.',
    article: 'rcd-keeps-tripping',
  },
  {
    id: 'minor-works',
    term: 'Minor Works Certificate',
    written: ['Minor Works Certificate'],
    meaning: 'The paper for an addition to a circuit that is already there, such as one more socket.',
    article: 'part-p-and-certificates',
  },
  {
    id: 'neutral',
    term: 'Neutral',
    written: ['neutral wire', 'neutral wires'],
    meaning:
      'The wire by which current returns. Many smart switches need one, and many older light switches have none.',
    article: 'smart-home-wiring-basics',
  },
  {
    id: 'notifiable',
    term: 'Notifiable work',
    written: ['notifiable', 'be notified'],
    meaning:
      'Work that building control has to hear of: in England a new circuit, a new consumer unit, or a change to wiring near a bath or shower.',
    article: 'part-p-and-certificates',
  },
  {
    id: 'part-p',
    term: 'Part P',
    written: ['Part P'],
    meaning: 'The part of the Building Regulations for England that says electrical work in homes must be safe.',
    article: 'part-p-and-certificates',
  },
  {
    id: 'pme',
    term: 'PME',
    written: ['PME'],
    meaning:
      "An earthing arrangement in which the network's return wire is your earth as well. It is common and sound, and a car charger needs an extra measure with it.",
    article: 'ev-charger-installation',
  },
  {
    id: 'rcbo',
    term: 'RCBO',
    written: ['RCBO', 'RCBOs'],
    meaning:
      'An MCB and an RCD in one, for a single circuit. A fault in the kitchen then leaves the rest of the house alone.',
    article: 'consumer-unit-upgrade-guide',
  },
  {
    id: 'rcd',
    term: 'RCD',
    written: ['RCD', 'RCDs'],
    meaning:
      'Residual current device. It notices current that leaks away, perhaps through you, and cuts off within a fraction of a second. At home it acts at 30 thousandths of an amp.',
    article: 'rcd-keeps-tripping',
  },
  {
    id: 'ring',
    term: 'Ring',
    written: ['ring circuit', 'ring of sockets', 'socket ring'],
    meaning:
      'The usual British circuit for sockets: a cable that goes out from the board, round the rooms and back to it.',
    article: 'kitchen-sockets-and-circuits',
  },
  {
    id: 'spd',
    term: 'SPD, for surge protection',
    written: ['surge protection'],
    meaning:
      'A device in the consumer unit that swallows a spike from a nearby lightning strike or a fault in the street.',
    article: 'consumer-unit-upgrade-guide',
  },
  {
    id: 'special-location',
    term: 'Special location',
    written: ['special location'],
    meaning:
      'The space around a bath or shower, or a room with a pool or a sauna. Changes to wiring there are notifiable.',
    article: 'bathroom-lighting-zones',
  },
  {
    id: 'spur',
    term: 'Spur',
    written: ['spur'],
    meaning: 'A branch from a ring. Without a fuse it may feed one single or one double socket.',
    article: 'kitchen-sockets-and-circuits',
  },
  {
    id: 'storage-heater',
    term: 'Storage heater',
    written: ['storage heater', 'storage heaters', 'Storage heaters'],
    meaning:
      'A heater full of bricks. It fills up at night, when electricity is cheaper, and gives the heat out by day.',
    article: 'storage-heaters',
  },
  {
    id: 'tethered',
    term: 'Tethered',
    written: ['tethered', 'untethered'],
    meaning: 'Of a charge point: with its cable fixed to it. An untethered one is a socket, and the cable is yours.',
    article: 'tethered-untethered-v2g',
  },
  {
    id: 'v2g',
    term: 'Vehicle to grid (V2G)',
    written: ['vehicle-to-grid'],
    meaning: 'A car that sends electricity back to the street. The network operator has to agree first.',
    article: 'tethered-untethered-v2g',
  },
]
