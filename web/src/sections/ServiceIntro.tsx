import type { Service } from '#content/lib/schema.ts'
import { Ticks } from './Ticks.tsx'
import './ServiceIntro.css'

/** Who a service is for, and what it includes: the work, and the paperwork. */
export function ServiceIntro({ service: { intro, included, paperwork } }: { service: Service }) {
  const [opening, ...rest] = intro
  return (
    <section className="band band--close on-paper" aria-label="About this service">
      <div className="wrap service-intro split" data-split="7-5">
        <p className="standfirst">{opening}</p>
        <div className="plain-text">
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <section className="service-intro__list supports" aria-labelledby="included-title">
          <h2 id="included-title">What it usually includes</h2>
          <Ticks items={included} columns={2} />
        </section>
        <section className="service-intro__list supports" aria-labelledby="certificates-title">
          <h2 id="certificates-title">Certificates you'll get</h2>
          <Ticks items={paperwork} />
        </section>
      </div>
    </section>
  )
}
