import { jobPhotos } from '../../contract/job-photos.ts'
import { uploadHeaders } from '../../contract/photo-rules.ts'
import { projectImage } from '../../contract/project-image.ts'
import type {
  DeleteJobRequest,
  OpenJobsResponse,
  SaveJobRequest,
  SignJobPhotoRequest,
  StoredJob,
} from '../../contract/show-job.ts'
import { outcode } from '../../contract/uk.ts'
import type { StoredLead } from '../../leads/lead.ts'
import type { LeadList } from '../../leads/lead-list.ts'
import type { LeadStore } from '../../leads/lead-store.ts'
import type { OwnerMailer } from '../../leads/owner-mailer.ts'
import { readToken, type ShowJobToken, writeToken } from '../../leads/show-job-token.ts'
import type { SignUpload } from '../../photos/upload-signer.ts'
import type { ProjectStore } from '../../projects/project-store.ts'
import type { Counter } from '../../runtime/counter.ts'
import { type SigningKeys, sign } from '../../runtime/hmac.ts'
import { log } from '../../runtime/log.ts'
import { VisibleError } from '../../runtime/visible-error.ts'
import { withinTime } from '../../runtime/within-time.ts'
import { buildChangeEmail, type JobChange } from './change-email.ts'
import { type JobPhotoStore, uploadKey } from './job-photo-store.ts'
import { jobOf, jobsOf, rowsOf } from './job-rows.ts'

export interface ShowJobDeps {
  leads: Pick<LeadStore, 'get'>
  list: Pick<LeadList, 'markShown'>
  projects: Pick<ProjectStore, 'list' | 'listCollection' | 'put' | 'delete'>
  photos: JobPhotoStore
  signUpload: SignUpload
  counter: Counter
  mailer: OwnerMailer
  siteUrl: string
  keys: SigningKeys
  /** Rows of words that stand for one another. */
  tradeWords: readonly string[]
  now: () => number
}

/** Photos whose upload one link may have signed: far more than a job has, each tried again. */
const mostUploads = 60

/** Changes from the page of one enquiry in a day: each is a mail to the owner. */
const mostChanges = 30

/** Milliseconds for that mail. */
const mailBound = 3000

const sentences = {
  link: 'This link is not one of ours, was opened before, or is too old. Open the enquiry in your mail again.',
  erased: 'The enquiry is no longer kept: it was erased, or is older than we keep them.',
  uploads: 'That is enough photos for one visit. Open the enquiry in your mail again.',
  changes:
    'That is enough changes from one enquiry in a day. Nothing was saved. Another enquiry that is done leads here too.',
  deleted: 'This job was deleted meanwhile.',
  changed:
    'This job was changed in another window meanwhile, and nothing was saved. Load this page again: what you wrote stays.',
  photo: 'This photo did not arrive whole. Remove it and add it again.',
}

/** Exchanges the link for a session, and says what there is to show and to change. Reloading asks with the session. */
export async function openJobs({ token }: { token: string }, deps: ShowJobDeps): Promise<OpenJobsResponse> {
  const { keys, now } = deps
  const opened = readToken(token, keys, now())
  if (!opened) throw new VisibleError('gone', sentences.link)
  const { lead, nonce } = await holderOf(opened, deps)
  const rows = await deps.projects.list({ withHidden: true })
  // Last, so that nothing fails once the link is spent.
  if (opened.kind === 'link' && (await count('opened', nonce, deps)) > 1) throw new VisibleError('gone', sentences.link)
  return {
    session: opened.kind === 'session' ? token : writeToken({ ...opened, kind: 'session' }, keys, now()),
    id: jobIdOf(lead.leadId, keys),
    hints: { outcode: outcode(lead.postcode), about: lead.about, words: tradeWordsIn(lead, deps) },
    jobs: jobsOf(rows),
  }
}

/** One signed PUT for each file of a photo [P1]. */
export async function signJobPhoto({ session, photo, sizes }: SignJobPhotoRequest, deps: ShowJobDeps) {
  const { nonce } = await sessionOf(session, deps)
  if ((await count('uploads', nonce, deps)) > mostUploads)
    throw new VisibleError('too_many_requests', sentences.uploads)
  const signed = sizes.map((size, index) =>
    deps.signUpload({ key: uploadKey(photo, projectImage.widths[index] ?? 0), type: jobPhotos.type, size }),
  )
  return { urls: await Promise.all(signed), headers: uploadHeaders(jobPhotos.type) }
}

/** Shows a job, hides it or changes it. The same again does no harm; what was changed elsewhere meanwhile is kept. */
export async function saveJob(request: SaveJobRequest, deps: ShowJobDeps): Promise<StoredJob> {
  const { id, version, hidden, job } = request
  const { lead } = await sessionOf(request.session, deps)
  const isOwn = id === jobIdOf(lead.leadId, deps.keys)
  const rows = await deps.projects.listCollection(id, { withHidden: true })
  const before = jobOf(rows)
  const wanted = rowsOf(id, job, hidden)
  const after = jobOf(wanted)
  if (!after || (!before && (!isOwn || version !== undefined))) throw new VisibleError('gone', sentences.deleted)
  const mark = () => isOwn && deps.list.markShown(lead.leadId, id)
  if (before?.version === after.version) {
    // An attempt that failed half-way may have come as far as this.
    await mark()
    return after
  }
  if (before?.version !== version) throw new VisibleError('invalid', sentences.changed, { version: sentences.changed })
  await countChange(lead, deps)

  const had = new Set(before?.job.photos.map((photo) => photo.id))
  const problems: Record<string, string> = {}
  await Promise.all(
    job.photos.map(async (photo, index) => {
      if (!had.has(photo.id) && !(await deps.photos.publish(photo.id)))
        problems[`job.photos.${index}`] = sentences.photo
    }),
  )
  if (Object.keys(problems).length > 0) throw new VisibleError('invalid', sentences.photo, problems)

  // Writes first and deletes last: a visitor sees the old or the new, never a gap.
  await deps.projects.put(wanted)
  const kept = new Set(wanted.map((row) => row.id))
  await deps.projects.delete(rows.flatMap((row) => (kept.has(row.id) ? [] : row.id)))
  const shown = new Set(job.photos.map((photo) => photo.id))
  await Promise.all([...had].filter((photo) => !shown.has(photo)).map(deps.photos.remove))
  await mark()
  const change = hidden ? 'hidden' : before && !before.hidden ? 'changed' : 'shown'
  await tellOwner(change, after, lead, deps)
  return after
}

/** Deletes a job and its pictures for good. Twice is no harm. */
export async function deleteJob({ session, id }: DeleteJobRequest, deps: ShowJobDeps): Promise<void> {
  const { lead } = await sessionOf(session, deps)
  const rows = await deps.projects.listCollection(id, { withHidden: true })
  const stored = jobOf(rows)
  if (stored) {
    await countChange(lead, deps)
    await deps.projects.delete(rows.map((row) => row.id))
    await Promise.all(stored.job.photos.map((photo) => deps.photos.remove(photo.id)))
  }
  if (id === jobIdOf(lead.leadId, deps.keys)) await deps.list.markShown(lead.leadId, undefined)
  if (stored) await tellOwner('deleted', stored, lead, deps)
}

async function countChange({ leadId }: StoredLead, deps: ShowJobDeps): Promise<void> {
  if ((await count('changes', leadId, deps)) > mostChanges)
    throw new VisibleError('too_many_requests', sentences.changes)
}

/** The change is made: the page does not wait long for the mail, nor fails with it. */
async function tellOwner(change: JobChange, job: StoredJob, { leadId }: StoredLead, deps: ShowJobDeps): Promise<void> {
  try {
    const email = buildChangeEmail(change, job, leadId, deps)
    await withinTime(mailBound, (signal) => deps.mailer.send(email, signal))
  } catch (error) {
    log.error('step failed', { leadId, step: 'tell the owner of a job', error })
  }
}

async function sessionOf(session: string, deps: ShowJobDeps) {
  const token = readToken(session, deps.keys, deps.now())
  if (token?.kind !== 'session') throw new VisibleError('gone', sentences.link)
  return holderOf(token, deps)
}

async function holderOf({ leadId, nonce }: ShowJobToken, { leads }: ShowJobDeps) {
  const lead = await leads.get(leadId)
  if (!lead) throw new VisibleError('gone', sentences.erased)
  return { lead, nonce }
}

function count(what: string, of: string, { counter, now }: ShowJobDeps): Promise<number> {
  return counter.add({ name: `show-job ${what} ${of}`, by: 1, keptDays: 1, now: now() })
}

/** Of what was written only the trade's own words, each as the first of its row. */
function tradeWordsIn({ jobDescription }: StoredLead, { tradeWords }: ShowJobDeps): string[] {
  const text = ` ${jobDescription.toLowerCase().replace(/[^a-z0-9]+/g, ' ')}`
  return tradeWords.flatMap((row) => {
    const words = row.split(', ')
    return words.some((word) => text.includes(` ${word}`)) ? words.slice(0, 1) : []
  })
}

/** Id of an enquiry's job in the portfolio: always the same, and nobody can tell from it which enquiry. */
function jobIdOf(leadId: string, keys: SigningKeys): string {
  return `job-${sign(keys, 'show-job', `id ${leadId}`).slice(0, 12)}`
}
