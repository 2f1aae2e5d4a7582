import { type CircuitId, litHouse } from '#content/exhibits/lit-house.ts'
import './HouseWiring.css'

type Room = (typeof litHouse.rooms)[number]

/** What `scripts/pictures/make-house-wiring.ts` writes for a picture, in its units. */
export type Wiring = {
  /** Centre of the consumer unit. */
  board: [x: number, y: number]
  circuits: {
    id: CircuitId
    /** For each fitting its cable from the board on. */
    path: string
    /** Of all that cable; the longest way to any fitting is 1. */
    length: number
    /** Each with the length of its cable. */
    fittings: [kind: string, x: number, y: number, after: number][]
  }[]
}

/** In milliseconds until the farthest fitting is reached; as in HouseWiring.css. */
const drawingTime = 520

const order = Object.keys(litHouse.circuits)
const numberOf = (id: CircuitId) => order.indexOf(id) + 1

type HouseWiringProps = {
  wiring: Wiring
  size: { width: number; height: number }
  /** The room whose circuits are lit. */
  fed: Room | undefined
}

/** The circuits of the house over its picture. They draw themselves from the consumer unit, all at one speed. */
export function HouseWiring({ wiring: { board, circuits }, size: { width, height }, fed }: HouseWiringProps) {
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
      <g className="fuse-board" data-fed={fed?.circuits.length === 0} transform={`translate(${board})`}>
        <rect className="fuse-board__case" x="-54" y="-28" width="108" height="64" rx="5" />
        <rect className="fuse-board__main" x="-46" y="-8" width="9" height="24" />
        {order.map((id, index) => (
          <rect
            key={id}
            className="fuse-board__way"
            data-fed={isFed(id as CircuitId)}
            x={-32 + index * 9}
            y="-8"
            width="6"
            height="24"
          />
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
