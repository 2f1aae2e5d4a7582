import type { SecurityService } from '#content/lib/schema.ts'
import { Icon } from '../ui/Icon.tsx'
import type { IconName } from '../ui/icon-names.ts'
import { Ticks } from './Ticks.tsx'
import './SecurityParts.css'

const icons: Record<string, IconName> = {
  'intruder-alarms': 'bell-ring',
  cctv: 'cctv',
  'access-control': 'key-round',
  maintenance: 'wrench',
}

/** Intruder alarms, CCTV, access control and maintenance, side by side. */
export function SecurityParts({ parts }: { parts: SecurityService['parts'] }) {
  return (
    <div className="band band--close on-paper-2">
      <div className="wrap security-parts pairs">
        {parts.map(({ id, title, text, points }) => {
          const icon = icons[id]
          return (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              {icon && <Icon name={icon} />}
              <h2 className="h3" id={`${id}-title`}>
                {title}
              </h2>
              <p>{text}</p>
              <Ticks items={points} />
            </section>
          )
        })}
      </div>
    </div>
  )
}
