import { whyUsTitle } from '#content/blocks.ts'
import { homePage } from '#content/pages/home.ts'
import { Icon } from '../ui/Icon.tsx'
import { SampleQuote } from './SampleQuote.tsx'
import './WhyUs.css'

/** Six reasons, beside a sample of the quote that a visitor gets. */
export function WhyUs() {
  return (
    <section className="band on-paper supports" aria-labelledby="why-us-title">
      <div className="wrap split" data-split="7-5">
        <div>
          <h2 id="why-us-title">{whyUsTitle}</h2>
          <ul className="why-us__reasons ruled pairs">
            {homePage.whyUs.map(({ icon, title, text }) => (
              <li key={title}>
                <Icon name={icon} />
                <h3 className="h4">{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <div className="wide-only">
          <SampleQuote />
        </div>
      </div>
    </section>
  )
}
