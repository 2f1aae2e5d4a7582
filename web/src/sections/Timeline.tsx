import '../ui/Lamp.css'
import './Timeline.css'

type Step = { when: string; title: string; text: string }

/** The steps of a job, along a cable from the first call to the last test. */
export function Timeline({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="timeline">
      {steps.map(({ when, title, text }) => (
        <li key={when + title} className="timeline__step">
          <p className="timeline__when">{when}</p>
          <h3>{title}</h3>
          <p className="timeline__text">{text}</p>
        </li>
      ))}
    </ol>
  )
}
