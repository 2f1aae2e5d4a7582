import { Link } from 'react-router-dom'
import { emergencyBlock } from '#content/blocks.ts'
import { LinkedCalls } from '../contact/LinkedCalls.tsx'
import { paths } from '../paths.ts'
import { Icon } from '../ui/Icon.tsx'
import { CallNow } from './CallNow.tsx'
import './EmergencyBlock.css'

type EmergencyBlockProps = {
  /** Leaves out the price and what to do in danger, for pages that are long already. */
  brief?: boolean
  /** Name of the area that the page is about: the heading names it, and the price is said. */
  place?: string
}

/** The emergency service: its price, the number, and what to do first. */
export function EmergencyBlock({ brief = false, place }: EmergencyBlockProps) {
  return (
    <section className="emergency on-ink" aria-labelledby="emergency-title">
      <div className="wrap emergency__grid split" data-split={brief ? '7-5' : '6-6'}>
        <div className="emergency__words">
          <h2 id="emergency-title">{place ? `Emergency electrician in ${place}` : emergencyBlock.title}</h2>
          <p className="lead">
            {brief ? <LinkedCalls text={emergencyBlock.brief} /> : `${emergencyBlock.call} ${emergencyBlock.price}`}
          </p>
          {brief && place && <p>{emergencyBlock.price}</p>}
          {!brief && <CallNow />}
        </div>
        {brief ? (
          <div>
            <CallNow>
              <Link className="text-link" to={paths.emergency}>
                {emergencyBlock.untilWeCome}
              </Link>
            </CallNow>
          </div>
        ) : (
          <div className="emergency__safety">
            <h3>{emergencyBlock.firstTitle}</h3>
            <ul className="ruled">
              {emergencyBlock.first.map((rule) => (
                <li key={rule}>
                  <LinkedCalls text={rule} />
                </li>
              ))}
            </ul>
            <Link className="text-link" to={paths.emergency}>
              {emergencyBlock.more}
              <Icon name="arrow-right" />
            </Link>
          </div>
        )}
      </div>
    </section>
  )
}
