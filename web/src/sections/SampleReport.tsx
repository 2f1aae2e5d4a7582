import { sampleReport } from '#content/samples.ts'
import { Mark, Paper } from './Paper.tsx'
import './Paper.css'

/** The first page of a sample condition report: the result, and each finding with its code. */
export function SampleReport() {
  const { title, job, result, observations, limits, notes } = sampleReport
  return (
    <Paper title={title} job={job} notes={[notes.danger, notes.improvement, notes.limits]}>
      <p className="paper__result">
        Result: <strong>{result}</strong>
      </p>
      <table className="paper__lines">
        <caption className="visually-hidden">What was found, with the code of each finding</caption>
        <tbody>
          {observations.map(({ code, found }) => (
            <tr key={code}>
              <td>
                <strong className="paper__code" data-code={code}>
                  {code}
                </strong>
              </td>
              <th scope="row">
                {found}
                {code === 'C1' && <Mark number={1} />}
                {code === 'C3' && <Mark number={2} />}
              </th>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="paper__end">
        {limits}
        <Mark number={3} />
      </p>
    </Paper>
  )
}
