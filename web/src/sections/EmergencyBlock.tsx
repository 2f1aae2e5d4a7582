import { Link } from 'react-router-dom'
import { emergencyBlock } from '#content/blocks.ts'
import { business, telHref } from '#content/business.ts'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

/** The emergency service: what it costs, whom to call, and what to do first. */
export function EmergencyBlock() {
  return (
    <section className="emergency on-paper-2" aria-labelledby="emergency-title">
      <div className="wrap emergency__grid">
        <div className="emergency__call">
          <h2 id="emergency-title">{emergencyBlock.title}</h2>
          <p className="lead">{emergencyBlock.text}</p>
          <a className="emergency__number figures" href={telHref}>
            {business.phone.display}
          </a>
          <div className="actions">
            <a className={buttonClass('primary')} href={telHref}>
              <Icon name="phone" size={18} />
              Call Now
            </a>
            <Link className="text-link" to={paths.service('emergency')}>
              How a call-out works
              <Icon name="arrow-right" size={18} />
            </Link>
          </div>
        </div>
        <div className="emergency__safety">
          <h3>Before you ring</h3>
          <ul>
            {emergencyBlock.safety.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
