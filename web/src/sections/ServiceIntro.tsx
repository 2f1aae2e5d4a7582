import type { Service } from '#content/schema.ts'

/** Who a service is for, and what its first price buys. */
export function ServiceIntro({ service: { intro, price } }: { service: Service }) {
  return (
    <section className="band on-paper" aria-label="About this service">
      <div className="wrap service-intro">
        <div className="prose">
          {intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <aside className="price-plate" aria-label="Price">
          <p className="price-plate__line figures">{price.line}</p>
          <p>{price.buys}</p>
        </aside>
      </div>
    </section>
  )
}
