import { chargerSupply } from '#content/exhibits/charger-supply.ts'
import './ChargerSupply.css'

/** The supply of a charge point as one line, from the street's fuse to the car. */
export function ChargerSupply() {
  const { title, text, steps } = chargerSupply
  return (
    <section className="band band--close on-paper-2" aria-labelledby="supply-title">
      <div className="wrap">
        <h2 id="supply-title">{title}</h2>
        <p className="band__text">{text}</p>
        <ol className="supply">
          {steps.map(({ who, title, text }, index) => (
            <li key={title} data-owner={who}>
              <svg className="drawing supply__symbol" viewBox="0 0 56 56" aria-hidden="true">
                <rect className="d-line d-paper" x="3" y="3" width="50" height="50" rx="4" />
                <path className="d-line" d={symbols[index]} />
              </svg>
              <p className="supply__who small">{who}</p>
              <h3 className="h4">{title}</h3>
              <p className="small">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** Fuse, meter, board, RCD, cable, charge point. */
const symbols = [
  'M28 8v10M28 38v10M20 18h16v20H20z',
  'M14 12h28v14H14zM28 34a6 6 0 1 0 .1 0M18 22v-6M24 22v-6M30 22v-6M36 22v-6',
  'M10 18h36v22H10zM18 18v22M26 18v22M34 18v22M13 24h2v6h-2zM21 24h2v6h-2zM29 24h2v6h-2zM37 24h4v6h-4z',
  'M18 10h20v36H18zM24 16h8v12h-8zM24 34h8v6h-8z',
  'M8 22h14q6 0 6 6t6 6h14M8 30h10q4 0 4 6v10',
  'M20 8h16v28H20zM28 22a4 4 0 1 0 .1 0M28 36q0 12 12 10V30',
]
