/**
 * What people type when they look for our work: the portfolio's search takes the words of a row for one another.
 * Singular; a hyphen counts as a space.
 */
export const tradeWords: readonly string[] = [
  'consumer unit, fuse box, fusebox, fuse board, fuseboard, distribution board, rcbo board, breaker box',
  'charge point, charging point, charger, ev, ev charger, ev charge point, ev charging, electric car, car charger, car charging, electric car charger, electric vehicle, wallbox',
  'downlight, downlighter, spotlight, spot light, recessed light',
  'rewire, rewiring, rewired, re wire, re wiring, re wired',
  'smart home, smart lighting, smart light, smart house, scene, scene control, home automation',
  'heating, heater, radiator, towel rail, boiler, thermostat, underfloor heating',
  'bathroom, shower, shower room, ensuite, en suite, wet room',
  'cctv, camera, security camera, security, surveillance',
  'smoke and heat alarm, smoke alarm, heat alarm, fire alarm, smoke detector',
  'eicr, electrical report, electrical test, landlord certificate, safety certificate, safety check',
  'socket, plug, plug socket, power point, outlet',
  'garden office, garden room, garden studio, shed, summerhouse, summer house, outbuilding',
  'outdoor, outside, exterior, external',
  'network, wifi, wi fi, broadband, internet, ethernet, data cabling, data point',
  'living room, lounge, sitting room, front room',
  'hob, cooker, oven, stove',
  'extractor fan, extractor, ventilation',
  'loft, attic',
  'flat, apartment, maisonette',
  'entry phone, door entry, intercom',
]

/** Words that say little about a job: a project need not have them to be found. */
export const weakWords =
  'a an and at by can for from how i in is it me my near need of on or our the to up we with new electrician electrical electric electrics fit fitted install installed installation replace replaced replacement upgrade want'
