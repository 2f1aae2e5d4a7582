import type { Point } from '#content/lib/schema.ts'
import { Picture } from '../ui/Picture.tsx'
import './Purpose.css'

/** Mission and vision in large type, beside a picture of a written quote. */
export function Purpose({ mission, vision }: { mission: Point; vision: Point }) {
  return (
    <section className="purpose on-ink" aria-label="Mission and vision">
      <div className="purpose__picture cover" data-bleeds data-print="no">
        <Picture
          stem="written-quote-kitchen-table"
          alt="A written quote on a kitchen table with a pen, a phone and a mug, a dusk window behind"
          sizes="(min-width: 64rem) 42vw, 100vw"
        />
      </div>
      <div className="purpose__words">
        {[mission, vision].map(({ title, text }) => (
          <div key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
