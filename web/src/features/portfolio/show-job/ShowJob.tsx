import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { deskPath } from '#contract/desk-session.ts'
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

/** Time limit for loading, in milliseconds. */
const openLimit = 15_000

const opening = {
  queryKey: ['show-job'],
  queryFn: openJobs,
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnReconnect: false,
} as const

/** The owner's page for publishing a job, from an enquiry or not, and for editing those published before. */
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
  const { leadId, own, jobs, cards } = opened
  const [newId] = useState(() => own?.id ?? idOfNewJob())
  const [editing, setEditing] = useState(own && !jobs.some(({ id }) => id === own.id) ? own.id : undefined)
  const [told, setTold] = useState('')
  const top = useRef<HTMLDivElement>(null)
  const stored = jobs.find(({ id }) => id === editing)
  const isShown = jobs.some(({ id }) => id === newId)
  // Created once: a new draft in each render would reset the form.
  const [proposed] = useState(() =>
    proposedDraft(own?.hints ?? { outcode: '', words: [] }, { cards, today: new Date().toLocaleDateString('sv') }),
  )

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
          leadId={leadId}
          id={editing}
          stored={stored}
          initial={stored ? draftOf(stored) : proposed}
          onSaved={(job) => {
            if (!own) forgetNewJob()
            setJob(job.id, job)
            setEditing(undefined)
          }}
          onClose={() => edit(undefined)}
        />
      )}
      {editing === undefined && !isShown && (
        <Button kind="secondary" onClick={() => edit(newId)}>
          {own ? 'Show this job' : 'Show a job'}
        </Button>
      )}
      <JobList leadId={leadId} jobs={jobs} onEdit={edit} onChanged={setJob} />
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
      gone: 'This phone is not signed in, or the enquiry is no longer kept. Nothing was changed.',
      bad_request: 'The desk is switched off in the settings.',
    }[String(kind)] ?? 'This did not load. Look at your connection and try again.'
  const mayPass = kind !== 'gone' && kind !== 'bad_request'
  return (
    <div className="job-list">
      <p className="notice" data-tone="error" role="alert">
        <Icon name="triangle-alert" />
        {sentence}
      </p>
      {kind === 'gone' && <a href={deskPath}>To the desk</a>}
      {mayPass && <Button onClick={onRetry}>Try again</Button>}
    </div>
  )
}

type Opened = OpenJobsResponse & { leadId: string | undefined; cards: readonly ProjectCard[] }

/** The enquiry's id is in the URL fragment, which is never sent to a server. */
async function openJobs(): Promise<Opened> {
  const leadId = location.hash.slice(1) || undefined
  const opened = await callApi('openJobs', { body: { leadId }, signal: timeLimit(openLimit) })
  // A failure here only means that no category is proposed.
  return { ...opened, leadId, cards: await queryClient.fetchQuery(cardsQuery({})).catch(() => []) }
}

const newJobKey = 'show-job new'

/** Id of a job without an enquiry; the same until the job is saved, so that its draft is found after a reload. */
function idOfNewJob(): string {
  const fresh = `job-${crypto.randomUUID().slice(0, 13)}`
  try {
    const kept = localStorage.getItem(newJobKey)
    if (!kept) localStorage.setItem(newJobKey, fresh)
    return kept ?? fresh
  } catch {
    return fresh
  }
}

function forgetNewJob(): void {
  try {
    localStorage.removeItem(newJobKey)
  } catch {
    // Storage may be blocked: there is then no stored id.
  }
}
