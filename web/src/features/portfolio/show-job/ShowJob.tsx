import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ProjectCard } from '#contract/project.ts'
import type { OpenJobsResponse, StoredJob } from '#contract/show-job.ts'
import { ApiFailure } from '../../../api/api-failure.ts'
import { callApi } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { timeLimit } from '../../../api/retry.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { cardsQuery } from '../project-queries.ts'
import { JobForm } from './JobForm.tsx'
import { JobList } from './JobList.tsx'
import { draftOf, proposedDraft } from './job-draft.ts'
import './ShowJob.css'

/** Milliseconds. */
const openLimit = 15_000
const sessionKey = 'show-job'

/** Once for each time the page is loaded: the link is good for one. */
const opening = {
  queryKey: ['show-job'],
  queryFn: openJobs,
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnReconnect: false,
} as const

/** The page behind "Show this job": the enquiry's own job, and all that were shown before. */
export function ShowJob() {
  const hydrated = useHydrated()
  const { data, error, isFetching, refetch } = useQuery({ ...opening, enabled: hydrated })
  if (data) return <Jobs opened={data} />
  if (error && !isFetching) return <Failure reason={error} onRetry={refetch} />
  return (
    <>
      <p className="needs-script" role="status">
        One moment…
      </p>
      <noscript>
        <p>This page works on the photos in your browser, and needs JavaScript for it. Please switch it on.</p>
      </noscript>
    </>
  )
}

function Jobs({ opened }: { opened: Opened }) {
  const { session, id: ownId, hints, jobs, cards } = opened
  const own = jobs.find(({ id }) => id === ownId)
  const [editing, setEditing] = useState(own ? undefined : ownId)
  const [told, setTold] = useState('')
  const top = useRef<HTMLDivElement>(null)
  const stored = jobs.find(({ id }) => id === editing)
  // The form begins with one and the same draft, however often this is rendered.
  const [proposed] = useState(() => proposedDraft(hints, { cards, today: new Date().toLocaleDateString('sv') }))

  useEffect(() => {
    if (told) top.current?.focus()
  }, [told])

  const setJob = (id: string, job: StoredJob | undefined) => {
    const others = jobs.filter((other) => other.id !== id)
    const next = (job ? [job, ...others] : others).sort((a, b) => b.job.project_date.localeCompare(a.job.project_date))
    queryClient.setQueryData(opening.queryKey, { ...opened, jobs: next })
    setTold(changedWords(job))
    if (!job && id === editing) setEditing(undefined)
  }
  const edit = (id: string | undefined) => {
    setTold('')
    setEditing(id)
    scrollTo({ top: 0 })
  }

  return (
    <>
      <div ref={top} tabIndex={-1} role="status" className="show-job__told">
        {told && (
          <p className="notice" data-tone="success">
            <Icon name="circle-check" />
            {told}
          </p>
        )}
      </div>
      {editing !== undefined && (
        <JobForm
          key={editing}
          session={session}
          id={editing}
          stored={stored}
          initial={stored ? draftOf(stored) : proposed}
          onSaved={(job) => {
            setJob(job.id, job)
            setEditing(undefined)
          }}
          onClose={stored && (() => edit(undefined))}
        />
      )}
      {editing === undefined && !own && (
        <Button kind="secondary" onClick={() => edit(ownId)}>
          Show this job
        </Button>
      )}
      <JobList session={session} jobs={jobs} onEdit={edit} onChanged={setJob} />
    </>
  )
}

function changedWords(job: StoredJob | undefined): string {
  if (!job) return 'Deleted. It is gone from the site within a minute.'
  return job.hidden ? 'Hidden. It is gone from the site within a minute.' : 'Shown. It is on the site within a minute.'
}

function Failure({ reason, onRetry }: { reason: Error; onRetry: () => void }) {
  const kind = reason instanceof ApiFailure ? reason.kind : 'internal'
  const sentence =
    {
      gone: 'This link is not one of ours, was opened before, or is too old, or its enquiry is no longer kept. Nothing was changed. Open the enquiry in your mail again, and press “Show this job” there.',
      bad_request: 'Showing jobs from the phone is switched off in the settings.',
    }[String(kind)] ?? 'This did not load. Look at your connection and try again.'
  const mayPass = kind !== 'gone' && kind !== 'bad_request'
  return (
    <div className="job-list">
      <p className="notice" data-tone="error" role="alert">
        <Icon name="triangle-alert" />
        {sentence}
      </p>
      {mayPass && <Button onClick={onRetry}>Try again</Button>}
    </div>
  )
}

type Opened = OpenJobsResponse & { cards: readonly ProjectCard[] }

/** Takes the link out of the address: whoever gets the address of this page gets nothing with it. */
async function openJobs(): Promise<Opened> {
  const link = location.hash.slice(1)
  const token = link || sessionStorage.getItem(sessionKey)
  if (!token) throw new ApiFailure('gone')
  const opened = await callApi('openJobs', { body: { token }, signal: timeLimit(openLimit) })
  sessionStorage.setItem(sessionKey, opened.session)
  if (link) history.replaceState(history.state, '', location.pathname)
  // Without them no category is proposed.
  return { ...opened, cards: await queryClient.fetchQuery(cardsQuery({})).catch(() => []) }
}
