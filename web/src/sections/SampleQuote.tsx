import { sampleQuote } from '#content/samples.ts'
import { Mark, Paper } from './Paper.tsx'
import './Paper.css'

/** A sample quote: the cost of the work line by line, and what is not included. */
export function SampleQuote() {
  const { title, job, lines, total, notIncluded, notes } = sampleQuote
  return (
    <Paper title={title} job={job} notes={[notes.lines, notes.notIncluded, notes.total]}>
      <table className="paper__lines figures">
        <caption className="visually-hidden">What the quote is for, line by line</caption>
        <tbody>
          {lines.map(({ work, amount }, index) => (
            <tr key={work}>
              <th scope="row">
                {work}
                {index === 0 && <Mark number={1} />}
              </th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              Total
              <Mark number={3} />
            </th>
            <td>{total}</td>
          </tr>
        </tfoot>
      </table>
      <p className="paper__end">
        {notIncluded}
        <Mark number={2} />
      </p>
    </Paper>
  )
}
