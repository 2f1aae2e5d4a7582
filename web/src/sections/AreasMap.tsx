import { Link } from 'react-router-dom'
import { areaSummaries } from '#content/lib/lists/areas.ts'
import type { AreaSummary } from '#content/lib/schema.ts'
import { paths } from '../paths.ts'
import './AreasMap.css'

type AreasMapProps = {
  /** The area whose page this is. */
  current?: string
  /** Has a list beside it. The map is an extra then, for pointers only. */
  withList?: boolean
}

/**
 * Map of the Thames from Kingston to Wandsworth with the areas; print has the list alone, if there is one.
 */
export function AreasMap({ current, withList = false }: AreasMapProps) {
  return (
    <div className="areas-map split" data-split={withList ? '4-8' : undefined}>
      <svg
        className="areas-map__map"
        data-print="no"
        viewBox="-20 14 428 341"
        role="presentation"
        aria-hidden={withList || undefined}
      >
        <path
          className="areas-map__park"
          d="M125 166c7-6 30-5 43-8s28-8 39-8 23 1 28 8 1 22 0 33-2 24-7 35-19 26-28 34-22 16-33 11-29-28-36-41-6-27-7-37-6-22 1-27z"
        />
        <path
          className="areas-map__park"
          d="M125 43c4-3 12-5 15-2s5 10 5 18-4 21-7 29-10 17-18 19-28 0-30-4 14-12 18-19 9-17 11-24 3-14 6-17z"
        />
        <path
          className="areas-map__park"
          d="M267 193c8 0 27 10 34 18s12 19 7 29-27 29-37 31-18-10-22-19-2-28 0-37 9-21 18-22z"
        />
        <path
          id="thames"
          className="areas-map__water"
          d="M103 351c0-4-1-13-2-23s4-23-1-35-23-30-31-41-13-20-14-30 0-23 6-29 21-2 29-5 17-5 20-12-2-22-7-30-16-10-21-17-16-17-13-26 23-14 31-23 4-23 13-31 28-16 39-18 18 0 26 9 12 36 18 46 11 10 18 11 17-3 22-9 8-18 11-28 1-24 9-30 28-7 35-3 8 15 11 24 3 17 8 27 13 23 23 31 27 18 39 19 29-9 34-11"
        />
        <path
          className="areas-map__bridges"
          d="M99 151L110 146M81 136L89 127M151 25L153 37M200 82L190 87M231 85L240 93M294 22L288 32M337 104L329 114M95 330L107 329"
        />
        <text className="areas-map__name" dy="-7">
          <textPath href="#thames" startOffset="86.6%">
            The Thames
          </textPath>
        </text>
        <text className="areas-map__name" x="179" y="221">
          Richmond Park
        </text>
        <text className="areas-map__name" x="287" y="224">
          Wimbledon
          <tspan x="287" dy="10">
            Common
          </tspan>
        </text>
        {areaSummaries.map((area) => (
          <Place key={area.slug} area={area} current={area.slug === current} tabIndex={withList ? -1 : undefined} />
        ))}
      </svg>
      {withList && (
        <ul className="areas-map__list links">
          {areaSummaries.map(({ name, slug, outcodes }) => (
            <li key={slug}>
              <Link to={paths.area(slug)}>
                {name} <span className="areas-map__outcodes">{outcodes.join(', ')}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const labels = {
  right: { dx: 8, dy: 4, anchor: 'start' },
  left: { dx: -8, dy: 4, anchor: 'end' },
  above: { dx: 0, dy: -8, anchor: 'middle' },
  below: { dx: -8, dy: 15, anchor: 'middle' },
  'below right': { dx: -8, dy: 15, anchor: 'start' },
} as const

type PlaceProps = { area: AreaSummary; current: boolean; tabIndex: number | undefined }

function Place({ area: { name, slug, outcodes, geo, label }, current, tabIndex }: PlaceProps) {
  const { x, y } = onMap(geo)
  const { dx, dy, anchor } = labels[label ?? 'right']
  return (
    <Link
      className="areas-map__place"
      to={paths.area(slug)}
      aria-current={current ? 'page' : undefined}
      tabIndex={tabIndex}
    >
      {current && <circle className="areas-map__glow" cx={x} cy={y} r="9" />}
      <circle cx={x} cy={y} r="3.7" />
      <text x={x + dx} y={y + dy} textAnchor={anchor}>
        {name} <tspan className="areas-map__outcodes">{outcodes.join(', ')}</tspan>
      </text>
    </Link>
  )
}

/** North-west corner of the areas map, and its units per degree. The river and bridges are drawn to this projection. */
const northWest = { latitude: 51.495, longitude: -0.34983 }
const degree = { latitude: 3914.6, longitude: 2440.5 }

/** Projects a location to the map, in units of its `viewBox`. */
export function onMap({ latitude, longitude }: { latitude: number; longitude: number }): { x: number; y: number } {
  return {
    x: Math.round((longitude - northWest.longitude) * degree.longitude),
    y: Math.round((northWest.latitude - latitude) * degree.latitude),
  }
}
