import { useState } from 'react'
import { cardIdOf } from '#contract/job-photos.ts'
import type { StoredJob } from '#contract/show-job.ts'
import { callApi } from '../../../api/client.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { timeLimit } from '../../../api/retry.ts'
import { paths } from '../../../paths.ts'
import { LongDate } from '../../../ui/LongDate.tsx'
import { draftOf } from './job-draft.ts'

type JobListProps = {
  /** The enquiry that the owner came from. */
  leadId: string | undefined
  jobs: readonly StoredJob[]
  onEdit: (id: string) => void
  /** The job as it is now; undefined when it was deleted. */
  onChanged: (id: string, job: StoredJob | undefined) => void
}

/** Time limit of a call, in milliseconds. */
const limit = 20_000

/** Every job published from the desk, each with buttons to show, hide, edit and delete it. */
export function JobList({ leadId, jobs, onEdit, onChanged }: JobListProps) {
  return (
    <section className="job-list" aria-labelledby="job-list-title">
      <h2 id="job-list-title">Shown from your phone</h2>
      {jobs.length === 0 ? (
        <p>Nothing yet. What you show appears here, to be changed, hidden or deleted.</p>
      ) : (
        <ul className="job-rows">
          {jobs.map((stored) => (
            <JobRow
              key={stored.id}
              leadId={leadId}
              stored={stored}
              onEdit={() => onEdit(stored.id)}
              onChanged={(job) => onChanged(stored.id, job)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

type JobRowProps = {
  leadId: string | undefined
  stored: StoredJob
  onEdit: () => void
  onChanged: (job: StoredJob | undefined) => void
}

function JobRow({ leadId, stored, onEdit, onChanged }: JobRowProps) {
  const { id, hidden, version, job } = stored
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  const run = async (work: () => Promise<StoredJob | undefined>) => {
    if (busy) return
    setBusy(true)
    setFailure('')
    try {
      onChanged(await work())
    } catch (reason) {
      setFailure(`Nothing was changed: ${errorMessage(reason)}. Try again, or load this page again.`)
    } finally {
      setBusy(false)
    }
  }
  const toggle = () =>
    run(() => callApi('saveJob', { body: { leadId, id, version, hidden: !hidden, job }, signal: timeLimit(limit) }))
  const remove = () =>
    confirm(`Delete “${job.title}” and its photos for good?`) &&
    run(async () => {
      await callApi('deleteJob', { body: { leadId, id }, signal: timeLimit(limit) })
      return undefined
    })
  const actions = { Change: onEdit, [hidden ? 'Show' : 'Hide']: toggle, Delete: remove }

  return (
    <li className="job-row" data-hidden={hidden || undefined}>
      <img src={draftOf(stored).photos[0]?.thumbnail} alt="" width={640} height={480} loading="lazy" />
      <div>
        <h3>{hidden ? job.title : <a href={paths.project(cardIdOf(stored))}>{job.title}</a>}</h3>
        <p className="field__hint">
          {hidden ? 'Hidden' : 'On the site'} · {job.location} · <LongDate date={job.project_date} />
        </p>
        <div className="job-buttons">
          {Object.entries(actions).map(([label, act]) => (
            <button key={label} type="button" className="text-link" aria-disabled={busy} onClick={act}>
              {label}
              <span className="visually-hidden"> {job.title}</span>
            </button>
          ))}
        </div>
        <p className={failure && 'field__error'} role="status">
          {failure}
        </p>
      </div>
    </li>
  )
}
