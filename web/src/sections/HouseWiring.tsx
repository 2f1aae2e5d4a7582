import { type CircuitId, litHouse } from '#content/exhibits/lit-house.ts'
import './HouseWiring.css'

type Room = (typeof litHouse.rooms)[number]

/** The wiring over a picture, in its units: `house-wiring.json`, drawn with the picture. */
export type Wiring = {
  /** Centre of the consumer unit. */
  board: [x: number, y: number]
  circuits: {
    id: CircuitId
    /** For each fitting its cable from the board on. */
    path: string
    /** Length of all that cable; the longest way to any fitting is 1. */
    length: number
    /** Each with the length of its cable. */
    fittings: [kind: string, x: number, y: number, after: number][]
  }[]
}

/** In milliseconds until the farthest fitting is reached; as in HouseWiring.css. */
const drawingTime = 520

// Cast: the keys of an object that TypeScript knows.
const order = Object.keys(litHouse.circuits) as CircuitId[]
const numberOf = (id: CircuitId) => order.indexOf(id) + 1

/** The consumer unit, enlarged in front of the house, in units of the picture. */
const front = { width: 620, height: 94, firstWay: 76, way: 60 }

type HouseWiringProps = {
  wiring: Wiring
  size: { width: number; height: number }
  /** The room whose circuits are lit. */
  fed: Room | undefined
}

/** The circuits of the house over its picture. They draw themselves from the consumer unit, all at one speed. */
export function HouseWiring({ wiring: { board, circuits }, size: { width, height }, fed }: HouseWiringProps) {
  // The consumer unit hangs below the lamp of its hall.
  const [boardX, boardY] = [board[0], board[1] + 24]
  const [frontX, frontY] = [boardX - front.width / 2, height - front.height - 6]
  const isFed = (id: CircuitId) => fed?.circuits.includes(id) ?? false
  return (
    <svg
      className="wiring"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={litHouse.wiring.alt}
      data-print="no"
      data-chosen={circuits.some(({ id }) => isFed(id))}
    >
      {circuits.map(({ id, path, length, fittings }) => (
        <g key={id} className="circuit" data-fed={isFed(id)}>
          {['glow', 'cable', 'flow-glow', 'flow'].map((part) => (
            <path key={part} className={`circuit__${part}`} d={path} pathLength={length} />
          ))}
          {fittings.map(([kind, x, y, after]) => (
            <circle
              key={`${x} ${y}`}
              className="fitting"
              data-kind={kind}
              cx={x}
              cy={y}
              r={kind === 'switch' || kind === 'socket' ? 7 : 9}
              style={{ animationDelay: `${after * drawingTime}ms` }}
            />
          ))}
        </g>
      ))}
      <path
        className="fuse-board__leaders"
        d={`M${boardX - 54} ${boardY + 36}L${frontX} ${frontY}M${boardX + 54} ${boardY + 36}L${frontX + front.width} ${frontY}`}
      />
      <g className="fuse-board" data-fed={fed?.circuits.length === 0}>
        <rect className="fuse-board__case" x={boardX - 54} y={boardY - 28} width="108" height="64" rx="5" />
        <rect className="fuse-board__main" x={boardX - 46} y={boardY - 8} width="9" height="24" />
        <g transform={`translate(${frontX} ${frontY})`}>
          <rect className="fuse-board__case" width={front.width} height={front.height} rx="8" />
          <rect className="fuse-board__main" x="16" y="14" width="44" height="66" rx="4" />
        </g>
        {order.map((id, index) => (
          <g key={id} className="fuse-board__way" data-fed={isFed(id)}>
            <rect x={boardX - 32 + index * 9} y={boardY - 8} width="6" height="24" />
            <g transform={`translate(${frontX + front.firstWay + index * front.way} ${frontY + 14})`}>
              <rect width={front.way - 6} height="66" rx="4" />
              <text x={front.way / 2 - 3} y="49">
                {numberOf(id)}
              </text>
            </g>
          </g>
        ))}
      </g>
    </svg>
  )
}

/** What feeds a room, in words and by the numbers on the consumer unit. */
export function CircuitList({ name, wiring, circuits }: Room) {
  return (
    <>
      <p>
        <strong>{name}.</strong> {wiring}
      </p>
      <ul className="circuit-list">
        {circuits.map((id) => (
          <li key={id}>
            <span className="visually-hidden">Circuit</span> <b className="figures">{numberOf(id)}</b>{' '}
            {litHouse.circuits[id]}
          </li>
        ))}
      </ul>
    </>
  )
}
