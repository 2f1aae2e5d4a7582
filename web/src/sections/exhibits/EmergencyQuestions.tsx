import { emergencyQuestions } from '#content/exhibits/emergency-questions.ts'
import '../../ui/Plate.css'
import './EmergencyQuestions.css'

/** The questions we ask on the telephone, on a card. */
export function EmergencyQuestions() {
  const { title, questions } = emergencyQuestions
  return (
    <section className="plate questions on-paper" aria-labelledby="questions-title">
      <h2 id="questions-title">{title}</h2>
      <ol className="questions__list ruled">
        {questions.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
