import { useId } from 'react'
import type { Service } from '#content/schema.ts'
import { FaqList } from './FaqList.tsx'

/** What moves the price, what can surprise, and what people ask: one list, of which one answer is open at a time. */
export function ServiceAnswers({ service: { costs, surprises, faqs } }: { service: Service }) {
  const name = useId()
  return (
    <div className="band band--close band--answers on-paper">
      <div className="wrap service-answers">
        <div className="service-answers__column">
          <section aria-labelledby="costs-title">
            <h2 id="costs-title">What the price depends on</h2>
            <p className="small">{costs.intro}</p>
            <FaqList name={name} faqs={costs.points.map(({ title, text }) => ({ question: title, answer: text }))} />
          </section>
          <section aria-labelledby="surprises-title">
            <h2 id="surprises-title">What can change the plan</h2>
            <FaqList name={name} faqs={surprises.map(({ title, text }) => ({ question: title, answer: text }))} />
          </section>
        </div>
        <section aria-labelledby="faqs-title">
          <h2 id="faqs-title">Questions people ask</h2>
          <FaqList name={name} faqs={faqs} />
        </section>
      </div>
    </div>
  )
}
