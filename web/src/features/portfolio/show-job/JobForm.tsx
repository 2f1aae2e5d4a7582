import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { areaSummaries } from '#content/lib/areas.ts'
import { projectCategories } from '#contract/project-categories.ts'
import type { StoredJob } from '#contract/show-job.ts'
import { ApiFailure } from '../../../api/api-failure.ts'
import { callApi } from '../../../api/client.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { timeLimit, withRetries } from '../../../api/retry.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { JobPhotos } from './JobPhotos.tsx'
import { JobPreview } from './JobPreview.tsx'
import { deleteDraft, type JobDraft, jobOf, saveDraft, storedDraft } from './job-draft.ts'
import { useJobPhotos } from './use-job-photos.ts'

type JobFormProps = {
  /** The enquiry that the owner came from. */
  leadId: string | undefined
  id: string
  /** The job being edited; undefined for a new one. */
  stored: StoredJob | undefined
  /** The form's initial values. */
  initial: JobDraft
  onSaved: (job: StoredJob) => void
  onClose?: (() => void) | undefined
}

/** Milliseconds. Long, because the server inspects every photo. */
const saveLimit = 30_000

/** Form for one job: its photos, its text, a preview, and the button that publishes it. */
export function JobForm({ leadId, id, stored, initial, onSaved, onClose }: JobFormProps) {
  const [first] = useState(initial)
  const [kept, setKept] = useState(() => storedDraft(id))
  const [draft, setDraft] = useState(kept ?? first)
  /** The server's messages by field. */
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  /** Errors are shown only after the first attempt to save. */
  const [tried, setTried] = useState(false)
  const [state, setState] = useState<'idle' | 'saving' | { failure: string }>('idle')
  const form = useRef<HTMLFormElement>(null)
  const photos = useJobPhotos(draft, setDraft)
  const saving = state === 'saving'
  const missing = problemsOf(draft)
  const isMissing = Object.keys(missing).length > 0
  const errors: Readonly<Record<string, string>> = tried ? { ...refused, ...missing } : refused

  useEffect(() => {
    // Saved at once, because a phone may discard the page at any moment.
    if (draft !== first) saveDraft(id, draft)
  }, [id, first, draft])

  const fail = (failure: string) => {
    setState({ failure })
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  const save = async () => {
    setTried(true)
    setRefused({})
    if (isMissing) return fail('')
    setState('saving')
    const signal = timeLimit(saveLimit)
    const body = { leadId, id, version: stored?.version, hidden: false, job: jobOf(draft) }
    try {
      const saved = await withRetries(() => callApi('saveJob', { body, signal }), signal)
      deleteDraft(id)
      onSaved(saved)
    } catch (reason) {
      const fields = reason instanceof ApiFailure ? Object.entries(reason.fields) : []
      const found = Object.fromEntries(fields.map(([path, words]) => [path.replace(/^job\./, ''), words]))
      setRefused(found)
      fail(found.version ?? failureWords(reason))
    }
  }

  const told = typeof state === 'object' ? state.failure : ''
  const failure = tried && isMissing ? 'Something is missing: see above.' : told

  /** Props of a text field. */
  const field = (name: 'title' | 'description' | 'location' | 'services' | 'project_date') => ({
    id: `job-${name}`,
    value: draft[name],
    error: errors[name === 'services' ? 'services_provided' : name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setDraft((current) => ({ ...current, [name]: currentTarget.value })),
  })

  return (
    <form
      ref={form}
      className="job-form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (!saving) void save()
      }}
    >
      {kept && (
        <p className="notice">
          <Icon name="info" size={18} />
          <span>
            What you wrote before is still here.{' '}
            <button
              type="button"
              className="text-link"
              onClick={() => {
                setKept(undefined)
                deleteDraft(id)
                setDraft(first)
              }}
            >
              Begin again
            </button>
          </span>
        </p>
      )}
      <JobPhotos photos={draft.photos} title={draft.title} handle={photos} lost={draft.lost} errors={errors} />
      <section aria-labelledby="job-words-title">
        <h2 id="job-words-title">Words</h2>
        <Field {...field('title')} label="Title" maxLength={120} hint="What was done, and where. No names." />
        <Field {...field('description')} label="Description" multiline rows={4} maxLength={2000} />
        <CategorySelect
          value={draft.category}
          error={errors.category}
          onChange={(category) => setDraft((current) => ({ ...current, category }))}
        />
        <Field {...field('location')} label="Area" maxLength={80} list="job-areas" hint="No street, no number." />
        <datalist id="job-areas">
          {areaSummaries.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Field {...field('services')} label="Services" hint="With commas between." />
        <Field {...field('project_date')} label="Date" type="date" hint="The newest job comes first on the site." />
        <label className="field__check">
          <input
            type="checkbox"
            checked={draft.featured}
            onChange={({ currentTarget: { checked } }) => setDraft((current) => ({ ...current, featured: checked }))}
          />
          On the home page too
        </label>
      </section>
      {draft.photos.length > 0 && <JobPreview id={id} draft={draft} />}
      <div>
        <div role="alert">
          {failure && (
            <p className="notice" data-tone="error">
              <Icon name="triangle-alert" />
              {failure}
            </p>
          )}
        </div>
        <Button type="submit" className="button--wide" aria-disabled={saving}>
          {saving ? 'Saving…' : stored && !stored.hidden ? 'Save the changes' : 'Show it on the site'}
        </Button>
        {onClose && (
          <Button kind="quiet" className="button--wide" onClick={onClose}>
            Not now
          </Button>
        )}
      </div>
    </form>
  )
}

function CategorySelect(props: {
  value: JobDraft['category']
  error: string | undefined
  onChange: (category: JobDraft['category']) => void
}) {
  const errorId = useId()
  return (
    <div className="field">
      <label className="field__label" htmlFor="job-category">
        Category
      </label>
      <select
        id="job-category"
        className="field__control"
        value={props.value}
        aria-invalid={props.error ? true : undefined}
        aria-describedby={props.error && errorId}
        onChange={({ currentTarget }) =>
          props.onChange(projectCategories.find((category) => category === currentTarget.value) ?? '')
        }
      >
        <option value="">Choose one</option>
        {projectCategories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </select>
      {props.error && (
        <p className="field__error" id={errorId}>
          <Icon name="triangle-alert" size={18} />
          {props.error}
        </p>
      )}
    </div>
  )
}

/** An error message for each invalid field. */
function problemsOf(draft: JobDraft): Record<string, string> {
  const { photos } = draft
  const rules: [field: string, isWrong: boolean, sentence: string][] = [
    ['photos', photos.length === 0, 'Add at least one photo.'],
    ['photos', photos.some(({ upload }) => upload.state === 'moving'), 'Wait until every photo is uploaded.'],
    [
      'photos',
      photos.some(({ upload }) => upload.state === 'failed'),
      'Try the photo that failed again, or remove it.',
    ],
    ['title', draft.title.trim() === '', 'Give the job a title.'],
    ['description', draft.description.trim() === '', 'Say in a sentence or two what was done.'],
    ['category', draft.category === '', 'Choose a category.'],
    ['location', draft.location.trim() === '', 'Say in which area it is.'],
    ['services_provided', draft.services.replace(/[\s,]/g, '') === '', 'Name at least one service.'],
    ['project_date', !/^\d{4}-\d\d-\d\d$/.test(draft.project_date), 'Choose a date.'],
  ]
  return Object.fromEntries(rules.flatMap(([field, isWrong, sentence]) => (isWrong ? [[field, sentence]] : [])))
}

function failureWords(reason: unknown): string {
  const kind = reason instanceof ApiFailure ? reason.kind : 'internal'
  if (kind === 'gone')
    return 'This phone is not signed in any more, or the job or its enquiry is gone. Open the desk and come back: what you wrote is kept on this phone.'
  if (kind === 'invalid') return 'Something cannot be as it is: see above.'
  return `Not saved: ${errorMessage(reason)}. Everything is still here: try again.`
}
