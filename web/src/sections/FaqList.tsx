import { useId } from 'react'
import type { Faq } from '#content/lib/schema.ts'
import '../ui/Fold.css'
import './FaqList.css'

type FaqListProps = {
  faqs: readonly (Faq & { id?: string })[]
  /** Shared by several lists of which only one answer may be open. */
  name?: string
  /** Opens the first answer initially. */
  firstOpen?: boolean
}

/**
 * Questions and answers, one open at a time. The browser does this by `name`, without JavaScript. A link to an answer's
 * `id` opens it.
 */
export function FaqList({ faqs, name, firstOpen = false }: FaqListProps) {
  const ownName = useId()
  return (
    <div className="faq-list ruled">
      {faqs.map(({ id, question, answer }, index) => (
        <details key={question} className="faq" name={name ?? ownName} open={firstOpen && index === 0}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <p id={id} className="faq__answer">
            {answer}
          </p>
        </details>
      ))}
    </div>
  )
}
