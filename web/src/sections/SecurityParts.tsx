import type { SecurityService } from '#content/schema.ts'
import { Icon } from '../ui/Icon.tsx'
import type { IconName } from '../ui/icon-names.ts'

const icons: Record<string, IconName> = {
  'intruder-alarms': 'bell-ring',
  cctv: 'cctv',
  'access-control': 'key-round',
  maintenance: 'wrench',
}

/** Intruder alarms, CCTV, access control and maintenance, one open at a time. A link to a part opens it. */
export function SecurityParts({ parts }: { parts: SecurityService['parts'] }) {
  return (
    <div className="band band--tight on-paper-2">
      <div className="wrap security-parts">
        {parts.map(({ id, title, paragraphs, points }) => {
          const icon = icons[id]
          return (
            <details key={id} className="faq" name="security-parts">
              <summary className="faq__question">
                {icon && <Icon name={icon} size={26} />}
                <h2>{title}</h2>
                <Icon name="plus" size={22} className="faq__mark" />
              </summary>
              <div id={id} className="security-parts__words">
                <div className="plain-text">
                  {paragraphs.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </div>
                <ul className="ticks">
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              </div>
            </details>
          )
        })}
      </div>
    </div>
  )
}
