import type { SecurityService } from '#content/schema.ts'
import { Icon } from '../ui/Icon.tsx'
import type { IconName } from '../ui/icon-names.ts'

const icons: Record<string, IconName> = {
  'intruder-alarms': 'bell-ring',
  cctv: 'cctv',
  'access-control': 'key-round',
  maintenance: 'wrench',
}

/** Intruder alarms, CCTV, access control and maintenance, one below the other. */
export function SecurityParts({ parts }: { parts: SecurityService['parts'] }) {
  return (
    <div className="security-parts on-paper">
      <div className="wrap">
        <nav aria-label="On this page">
          <ul className="security-parts__index">
            {parts.map(({ id, title }) => {
              const icon = icons[id]
              return (
                <li key={id}>
                  <a href={`#${id}`}>
                    {icon && <Icon name={icon} size={22} />}
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
