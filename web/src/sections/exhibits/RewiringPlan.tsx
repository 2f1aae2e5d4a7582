import { rewiringPlan } from '#content/exhibits.ts'
import { Exhibit } from './Exhibit.tsx'
import './RewiringPlan.css'

/** Where a symbol stands on the plan, and which way it is turned: 0 has the wall below it. */
type Place = readonly [x: number, y: number, turn?: number]

const sockets: Place[] = [
  [70, 46, 180],
  [216, 46, 180],
  [46, 240, 90],
  [244, 206, 270],
  [286, 46, 180],
  [404, 46, 180],
  [256, 226, 90],
  [120, 270, 180],
  [476, 46, 180],
  [504, 46, 180],
  [664, 46, 180],
  [684, 112, 270],
  [684, 270, 270],
  [540, 358],
]
const lights: Place[] = [
  [140, 150],
  [335, 150],
  [92, 312],
  [330, 290],
  [490, 124],
  [560, 124],
  [622, 124],
  [528, 190],
  [561, 190],
  [594, 190],
  [490, 300],
  [560, 300],
]
const switches: Place[] = [
  [171, 259],
  [359, 259],
  [45, 287, 90],
  [190, 269, 180],
  [445, 323, 90],
]
const networkPoints: Place[] = [
  [42, 204, 90],
  [308, 42, 180],
]

/** The ground floor of a terraced house, front on the left. */
export function RewiringPlan() {
  const { title, text, notes, legend } = rewiringPlan
  return (
    <Exhibit title={title} text={text} notes={notes} wide={false}>
      <svg className="drawing exhibit__drawing" viewBox="0 0 720 384" role="img" aria-label={planWords}>
        <g className="d-line">
          <path d="M40 40H690V364H40V340M40 296V190M40 110V40M40 110L16 128V172L40 190" />
          <path d="M40 264H180M222 264H368M410 264H440M250 40V264M440 40V270M440 314V364M200 364V314H440" />
        </g>
        <path
          className="d-soft"
          d="M40 296A44 44 0 0 1 84 340H40M180 264A42 42 0 0 1 222 222V264M368 264A42 42 0 0 1 410 222V264M440 314A44 44 0 0 1 396 270H440"
        />
        <path
          className="d-soft"
          d="M222 314V364M244 314V364M266 314V364M288 314V364M310 314V364M332 314V364M354 314V364M376 314V364M212 339H376M368 333l8 6-8 6"
        />
        <g className="d-soft">
          <path d="M456 42V80H650V304H688" />
          <rect x="654" y="160" width="24" height="52" rx="4" />
          <rect x="552" y="50" width="52" height="24" rx="2" />
          <rect x="506" y="170" width="110" height="40" rx="2" />
          <circle cx="566" cy="62" r="5" />
          <circle cx="590" cy="62" r="5" />
        </g>
        <path
          className="d-soft d-dash"
          d="M174 246Q148 200 140 160M362 246Q340 200 335 160M58 292Q70 302 84 308M192 282Q260 300 320 291"
        />
        {lights.map(([x, y]) => (
          <Light key={`${x} ${y}`} x={x} y={y} />
        ))}
        {sockets.map((place) => (
          <Socket key={place.join(' ')} place={place} />
        ))}
        {switches.map((place) => (
          <Switch key={place.join(' ')} place={place} />
        ))}
        {networkPoints.map((place) => (
          <NetworkPoint key={place.join(' ')} place={place} />
        ))}
        <Alarm x={228} y={292} letter="S" />
        <Alarm x={190} y={100} letter="S" />
        <Alarm x={520} y={248} letter="H" />
        <CookerSwitch x={532} y={50} />
        <Board x={404} y={348} />
        <g className="plan__rooms" textAnchor="middle">
          <text className="d-text" x="110" y="112">
            Front room
          </text>
          <text className="d-text" x="335" y="112">
            Dining room
          </text>
          <text className="d-text" x="130" y="350">
            Hall
          </text>
          <text className="d-text" x="600" y="252">
            Kitchen
          </text>
        </g>
        <g className="d-small" textAnchor="middle">
          <text x="300" y="380">
            stairs, board under them
          </text>
          <text x="578" y="36">
            hob
          </text>
          <text x="706" y="190">
            sink
          </text>
        </g>
      </svg>
      <ul className="plan__legend">
        {legend.map((name, index) => (
          <li key={name}>
            <svg className="drawing" viewBox="-14 -14 28 28" aria-hidden="true">
              {symbols[index]}
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </Exhibit>
  )
}

const planWords =
  'Ground floor plan of a terraced house: a front room with a bay, a dining room, a hall with the stairs and a kitchen at the back, with every socket, light, switch, alarm and network point marked'

/** In the order of the legend. */
const symbols = [
  <Socket key="socket" place={[0, 6]} />,
  <Light key="light" x={0} y={0} />,
  <Switch key="switch" place={[0, 8]} />,
  <Alarm key="smoke" x={0} y={0} letter="S" />,
  <Alarm key="heat" x={0} y={0} letter="H" />,
  <NetworkPoint key="network" place={[0, 6]} />,
  <CookerSwitch key="cooker" x={0} y={0} />,
  <Board key="board" x={0} y={0} />,
]

function at([x, y, turn = 0]: Place): string {
  return `translate(${x} ${y}) rotate(${turn})`
}

function Socket({ place }: { place: Place }) {
  return (
    <g className="d-key" transform={at(place)}>
      <path className="d-paper" d="M-8 0a8 8 0 0 1 16 0z" />
      <path d="M-3 -7.5v-5M3 -7.5v-5M0 0v4" />
    </g>
  )
}

function Light({ x, y }: { x: number; y: number }) {
  return (
    <g className="d-line" transform={at([x, y])}>
      <circle className="d-lamp" r="8" />
      <path d="M-5.7 -5.7L5.7 5.7M5.7 -5.7L-5.7 5.7" />
    </g>
  )
}

function Switch({ place }: { place: Place }) {
  return (
    <g className="d-key" transform={at(place)}>
      <circle className="d-paper" r="4" />
      <path d="M2 -3.5L8 -14h5" />
    </g>
  )
}

function Alarm({ x, y, letter }: { x: number; y: number; letter: string }) {
  return (
    <g transform={at([x, y])}>
      <circle className="d-line d-paper" r="10" />
      <text className="d-label" y="5" textAnchor="middle">
        {letter}
      </text>
    </g>
  )
}

function NetworkPoint({ place }: { place: Place }) {
  return <path className="d-key d-paper" transform={at(place)} d="M-7 0H7L0 -11Z" />
}

function CookerSwitch({ x, y }: { x: number; y: number }) {
  return (
    <g className="d-key" transform={at([x, y])}>
      <rect className="d-paper" x="-7" y="-7" width="14" height="14" />
      <path d="M-4 4L4 -4" />
    </g>
  )
}

function Board({ x, y }: { x: number; y: number }) {
  return (
    <g className="d-line" transform={at([x, y])}>
      <rect className="d-paper" x="-12" y="-8" width="24" height="16" />
      <path className="d-solid" d="M-12 8L12 -8V8Z" />
    </g>
  )
}
