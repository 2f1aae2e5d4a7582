import type { Area } from '#content/schema.ts'
import { Band } from './Band.tsx'

/** The neighbourhoods and landmarks of an area. */
export function AreaPlaces({ area: { name, borough, localAreas, landmarks } }: { area: Area }) {
  return (
    <Band layout="rail" title={`Areas covered in ${name}`} text={`In the ${borough}.`}>
      <div className="area-places">
        <PlaceList title="Neighbourhoods" places={localAreas} />
        <PlaceList title="Near" places={landmarks} />
      </div>
    </Band>
  )
}

function PlaceList({ title, places }: { title: string; places: readonly string[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul className="area-places__list">
        {places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </section>
  )
}
