import { process } from '#content/process.ts'
import './Points.css'

/** The four steps of a job. */
export function Process() {
  return (
    <ol className="points numbered ruled pairs">
      {process.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
