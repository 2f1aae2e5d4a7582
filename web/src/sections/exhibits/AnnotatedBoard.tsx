import { boardParts } from '#content/exhibits/annotated-board.ts'
import { Exhibit } from './Exhibit.tsx'
import './AnnotatedBoard.css'

/** Width of one way of the board in units. The first two ways hold the main switch, the third the surge protection. */
const way = 36
const firstCircuit = 20 + 3 * way
const blanks = 3

/** The front of a consumer unit with its cover open, and the circuit chart beside it. */
export function AnnotatedBoard() {
  const { title, notes, circuits } = boardParts
  return (
    <Exhibit title={title} notes={notes} numbered ground="ink">
      <div className="board split" data-split="7-5">
        <svg className="drawing exhibit__drawing" viewBox="0 0 612 250" role="img" aria-label={boardWords}>
          <path className="d-line" d="M6 44l16-32h568l16 32" />
          <rect className="d-line d-fill" x="6" y="44" width="600" height="200" rx="4" />
          <rect className="d-line d-paper" x="14" y="62" width="584" height="132" rx="2" />
          <g className="d-line">
            <rect x="20" y="70" width={2 * way - 3} height="116" rx="2" />
            <rect className="board__main" x="42" y="92" width="26" height="52" rx="3" />
            <rect x={20 + 2 * way} y="70" width={way - 3} height="116" rx="2" />
            <rect className="board__window" x={20 + 2 * way + 9} y="92" width="14" height="18" rx="1" />
          </g>
          {circuits.map(([name, amps], index) => (
            <g key={name} transform={`translate(${firstCircuit + index * way} 70)`}>
              <rect className="d-line" width={way - 3} height="116" rx="2" />
              <rect className="d-line d-paper" x="9" y="16" width="15" height="36" rx="2" />
              <rect className="board__lever" x="11" y="18" width="11" height="16" rx="1" />
              <rect className="d-key d-paper" x="10" y="62" width="13" height="13" rx="1" />
              <text className="d-small" x="16.5" y="72.5" textAnchor="middle">
                T
              </text>
              <text className="d-text" x="16.5" y="104" textAnchor="middle">
                {amps}
              </text>
            </g>
          ))}
          {Array.from({ length: blanks }, (_, index) => firstCircuit + (circuits.length + index) * way).map((x) => (
            <path key={x} className="d-soft" d={`M${x} 70h33v116h-33zM${x} 108h33M${x} 148h33`} />
          ))}
          <rect
            className="d-line d-paper"
            x={firstCircuit}
            y="204"
            width={circuits.length * way - 3}
            height="26"
            rx="1"
          />
          <g className="d-text" textAnchor="middle">
            {circuits.map(([name], index) => (
              <text key={name} className="board__words" x={firstCircuit + index * way + 16.5} y="222">
                {index + 1}
              </text>
            ))}
            <text x="55" y="172">
              100 A
            </text>
            <text x={20 + 2 * way + 16.5} y="172" textLength="25" lengthAdjust="spacingAndGlyphs">
              SPD
            </text>
          </g>
          <path className="d-line" d="M342.5 67V138.5H354" />
          {marks.map(([x, y], index) => (
            <g key={x} transform={`translate(${x} ${y})`}>
              <circle className="board__mark" r="13" />
              <text className="board__number" y="5" textAnchor="middle">
                {letters[index]}
              </text>
            </g>
          ))}
        </svg>
        <table className="exhibit__table board__chart figures">
          <caption className="visually-hidden">Circuit chart</caption>
          <tbody>
            {circuits.map(([name, amps], index) => (
              <tr key={name}>
                <td>{index + 1}</td>
                <th scope="row">{name}</th>
                <td>{amps} A</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Exhibit>
  )
}

/** Letters that refer to the notes; the circuits are numbered. */
const letters = 'ABCDEF'

/** Positions of the letters. */
const marks = [
  [55, 54],
  [108, 54],
  [218, 54],
  [342.5, 54],
  [542, 54],
  [112, 217],
] as const

const boardWords =
  'Front of a consumer unit with its cover raised: a 100 amp main switch, a surge protection device, ten RCBOs with a lever and a test button each, three blanks and a strip of numbers'
