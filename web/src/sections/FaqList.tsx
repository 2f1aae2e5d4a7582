import { Plus } from 'lucide-react'
import { useId } from 'react'
import type { Faq } from '#content/schema.ts'

/** Questions of which one is open at a time: the browser sees to it (`name`), with or without a script. */
export function FaqList({ faqs }: { faqs: readonly (Faq & { id?: string })[] }) {
  const name = useId()
  return (
    <div className="faq-list">
      {faqs.map(({ id, question, answer }) => (
        <details key={question} id={id} className="faq" name={name}>
          <summary className="faq__question">
            <h3>{question}</h3>
            <Plus className="faq__mark" size={22} strokeWidth={1.6} aria-hidden />
          </summary>
          <p className="faq__answer">{answer}</p>
        </details>
      ))}
    </div>
  )
}
