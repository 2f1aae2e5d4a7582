import type { Area } from '#content/lib/schema.ts'
import { wordList } from '#content/lib/word-list.ts'
import { AreasMap } from './AreasMap.tsx'
import './AreaPlaces.css'

/** An area's introduction, the map, and the places it covers. */
export function AreaPlaces({ area: { slug, name, intro, borough, localAreas, landmarks } }: { area: Area }) {
  return (
    <section className="band band--close on-paper-2" aria-label={`About ${name}`}>
      <div className="wrap area-places split" data-split="6-6">
        <div className="prose">
          {intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="area-places__map">
          <AreasMap current={slug} />
        </div>
        <section className="area-places__list supports" aria-labelledby="areas-covered">
          <h2 id="areas-covered">Areas covered in {name}</h2>
          <ul className="area-places__names dotted">
            {localAreas.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
          <p className="small">
            Local landmarks include {wordList(landmarks.filter((place) => !localAreas.includes(place)))}. {name} is in
            the {borough}.
          </p>
        </section>
      </div>
    </section>
  )
}
