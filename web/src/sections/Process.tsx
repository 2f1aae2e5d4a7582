import { process } from '#content/process.ts'
import './Process.css'

/** The four steps of a job. */
export function Process() {
  return (
    <ol className="process ruled pairs">
      {process.map(({ title, text }, index) => (
        <li key={title}>
          <span className="process__number" aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
