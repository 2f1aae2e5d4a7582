import { gardenTrench } from '#content/exhibits.ts'
import { Exhibit } from './Exhibit.tsx'
import './GardenTrench.css'

/** A trench through a lawn from the wall of a house to a post in the garden, in section. */
export function GardenTrench() {
  return (
    <Exhibit {...gardenTrench}>
      <svg className="drawing exhibit__drawing" viewBox="0 0 720 340" role="img" aria-label={trenchWords}>
        <path className="trench__soil" d="M84 96H720V340H84Z" />
        <path className="trench__sand" d="M120 246H640V300H120Z" />
        <path className="d-line d-fill" d="M0 0H60V96H84V340H0Z" />
        <path className="d-hatch" d="M0 40H60M0 68H60M0 96H60M30 12V40M12 40V68M42 40V68M30 68V96M0 12H60" />
        <path className="d-line" d="M84 96H720" />
        <path className="trench__turf" d="M84 96H720" />
        <path className="trench__tape" d="M130 150H630" />
        <path className="trench__duct" d="M100 284H720" />
        <path className="trench__cable" d="M60 62H72Q86 62 86 80V240Q86 264 112 264H640Q664 264 664 240V92" />
        <rect className="d-line d-paper" x="36" y="48" width="26" height="28" rx="2" />
        <path className="d-line d-solid" d="M62 56h8v12h-8z" />
        <g className="d-line">
          <rect className="d-fill" x="650" y="6" width="28" height="170" />
          <rect className="d-paper" x="646" y="40" width="36" height="44" rx="3" />
          <path d="M650 56h28M658 70h.5M670 70h.5M664 66v-4" />
          <path className="d-solid" d="M659 84h10v10h-10z" />
          <path className="d-lamp" d="M652 14h24l4 12h-32z" />
        </g>
        <g className="d-soft">
          <path d="M300 96V264M294 104l6-8 6 8M294 256l6 8 6-8" />
          <path d="M470 150V126M540 264V222M600 284V306" />
        </g>
        <g>
          <text className="d-label trench__words" x="312" y="192">
            500 to 600 mm
          </text>
          <text className="d-label trench__words" x="430" y="120">
            Marker tape
          </text>
          <text className="d-label trench__words" x="470" y="216">
            Armoured cable
          </text>
          <text className="d-label trench__words" x="440" y="326">
            Duct with a draw-cord
          </text>
        </g>
        <g className="d-small">
          <text x="96" y="40">
            gland, RCD at the board
          </text>
          <text x="634" y="66" textAnchor="end">
            weatherproof socket
          </text>
          <text x="140" y="322">
            sifted soil or sand
          </text>
        </g>
      </svg>
    </Exhibit>
  )
}

const trenchWords =
  'Section through a lawn: armoured cable leaves the house through a gland, runs 500 to 600 millimetres deep on sifted soil with yellow marker tape above it and a duct beside it, and rises to a weatherproof socket on a post'
