import { BellRing, Cctv, KeyRound, type LucideIcon, Wrench } from 'lucide-react'
import type { SecurityService } from '#content/schema.ts'

const icons: Record<string, LucideIcon> = {
  'intruder-alarms': BellRing,
  cctv: Cctv,
  'access-control': KeyRound,
  maintenance: Wrench,
}

/** Intruder alarms, CCTV, access control and maintenance, one below the other. */
export function SecurityParts({ parts }: { parts: SecurityService['parts'] }) {
  return (
    <div className="security-parts on-paper">
      <div className="wrap">
        <nav aria-label="On this page">
          <ul className="security-parts__index">
            {parts.map(({ id, title }) => {
              const Icon = icons[id]
              return (
                <li key={id}>
                  <a href={`#${id}`}>
                    {Icon && <Icon size={22} strokeWidth={1.6} aria-hidden />}
                    {title}
                  </a>
                </li>
              )
            })}
          </ul>
        </nav>
        {parts.map(({ id, title, paragraphs, points }) => (
          <section key={id} id={id} className="security-part" aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            <div>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <ul className="ticks">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
