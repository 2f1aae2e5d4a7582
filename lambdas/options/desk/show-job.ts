import { jobPhotos } from '../../contract/job-photos.ts'
import { uploadHeaders } from '../../contract/photo-rules.ts'
import { projectImage } from '../../contract/project-image.ts'
import type {
  DeleteJobRequest,
  OpenJobsRequest,
  OpenJobsResponse,
  SaveJobRequest,
  SignJobPhotoRequest,
  StoredJob,
} from '../../contract/show-job.ts'
import { outcode } from '../../contract/uk.ts'
import type { StoredLead } from '../../leads/lead.ts'
import type { LeadList } from '../../leads/lead-list.ts'
import type { LeadStore } from '../../leads/lead-store.ts'
import { keptLead } from '../../owner/mark-enquiry.ts'
import type { SignUpload } from '../../photos/upload-signer.ts'
import type { ProjectStore } from '../../projects/project-store.ts'
import { sign } from '../../runtime/hmac.ts'
import { VisibleError } from '../../runtime/visible-error.ts'
import { type JobPhotoStore, uploadKey } from './job-photo-store.ts'
import { jobOf, jobsOf, rowsOf } from './job-rows.ts'

/** The desk checks the owner's session before any of these run. */
export interface ShowJobDeps {
  store: Pick<LeadStore, 'get'>
  list: Pick<LeadList, 'markShown'>
  projects: Pick<ProjectStore, 'list' | 'listCollection' | 'put' | 'delete'>
  photos: JobPhotoStore
  signUpload: SignUpload
  key: string
  /** Rows of synonyms. */
  tradeWords: readonly string[]
}

const sentences = {
  deleted: 'This job was deleted meanwhile.',
  changed:
    'This job was changed in another window meanwhile, and nothing was saved. Load this page again: what you wrote stays.',
  photo: 'This photo did not arrive whole. Remove it and add it again.',
}

/** The published and hidden jobs, and what is known of the enquiry. */
export async function openJobs({ leadId }: OpenJobsRequest, deps: ShowJobDeps): Promise<OpenJobsResponse> {
  const lead = leadId === undefined ? undefined : await keptLead(leadId, deps)
  const rows = await deps.projects.list({ withHidden: true })
  const own = lead && {
    id: jobIdOf(lead, deps.key),
    hints: { outcode: outcode(lead.postcode), about: lead.about, words: tradeWordsIn(lead, deps) },
  }
  return { own, jobs: jobsOf(rows) }
}

/** One signed PUT for each file of a photo [P1]. */
export async function signJobPhoto({ photo, sizes }: SignJobPhotoRequest, { signUpload }: ShowJobDeps) {
  const signed = sizes.map((size, index) =>
    signUpload({ key: uploadKey(photo, projectImage.widths[index] ?? 0), type: jobPhotos.type, size }),
  )
  return { urls: await Promise.all(signed), headers: uploadHeaders(jobPhotos.type) }
}

/** Publishes, hides or changes a job. Idempotent; refused when the job was changed elsewhere meanwhile. */
export async function saveJob(request: SaveJobRequest, deps: ShowJobDeps): Promise<StoredJob> {
  const { leadId, id, version, hidden, job } = request
  const lead = leadId === undefined ? undefined : await keptLead(leadId, deps)
  const rows = await deps.projects.listCollection(id, { withHidden: true })
  const before = jobOf(rows)
  const wanted = rowsOf(id, job, hidden)
  const after = jobOf(wanted)
  // Rows that are not of a job belong to the command line.
  if (!after || (rows.length > 0 && !before) || (!before && version !== undefined))
    throw new VisibleError('gone', sentences.deleted)
  const mark = () => lead && id === jobIdOf(lead, deps.key) && deps.list.markShown(lead.leadId, id)
  if (before?.version === after.version) {
    // An earlier attempt may have failed after this step.
    await mark()
    return after
  }
  if (before?.version !== version) throw new VisibleError('invalid', sentences.changed, { version: sentences.changed })

  const had = new Set(before?.job.photos.map((photo) => photo.id))
  const problems: Record<string, string> = {}
  await Promise.all(
    job.photos.map(async (photo, index) => {
      if (!had.has(photo.id) && !(await deps.photos.publish(photo.id)))
        problems[`job.photos.${index}`] = sentences.photo
    }),
  )
  if (Object.keys(problems).length > 0) throw new VisibleError('invalid', sentences.photo, problems)

  // Writes before it deletes, so that visitors see the old job or the new one, never none.
  await deps.projects.put(wanted)
  const kept = new Set(wanted.map((row) => row.id))
  await deps.projects.delete(rows.flatMap((row) => (kept.has(row.id) ? [] : row.id)))
  const shown = new Set(job.photos.map((photo) => photo.id))
  await Promise.all([...had].filter((photo) => !shown.has(photo)).map(deps.photos.remove))
  await mark()
  return after
}

/** Deletes a job and its pictures for good. Idempotent. */
export async function deleteJob({ leadId, id }: DeleteJobRequest, deps: ShowJobDeps): Promise<void> {
  const lead = leadId === undefined ? undefined : await keptLead(leadId, deps)
  const rows = await deps.projects.listCollection(id, { withHidden: true })
  const stored = jobOf(rows)
  if (stored) {
    await deps.projects.delete(rows.map((row) => row.id))
    await Promise.all(stored.job.photos.map((photo) => deps.photos.remove(photo.id)))
  }
  if (lead && id === jobIdOf(lead, deps.key)) await deps.list.markShown(lead.leadId, undefined)
}

/** The trade terms in the description, each as the first synonym of its row. Nothing personal is passed on. */
function tradeWordsIn({ jobDescription }: StoredLead, { tradeWords }: ShowJobDeps): string[] {
  const text = ` ${jobDescription.toLowerCase().replace(/[^a-z0-9]+/g, ' ')}`
  return tradeWords.flatMap((row) => {
    const words = row.split(', ')
    return words.some((word) => text.includes(` ${word}`)) ? words.slice(0, 1) : []
  })
}

/** Id of an enquiry's job in the portfolio: stable, and does not reveal the enquiry. */
function jobIdOf({ leadId, shownAs }: StoredLead, key: string): string {
  return shownAs ?? `job-${sign(key, 'job', leadId).slice(0, 12)}`
}
