import { areaSummaries } from '#content/lib/areas.ts'
import { serviceNames } from '#content/lib/service-names.ts'
import { tradeWords } from '#content/trade-words.ts'
import type { ProjectCard, ProjectCategory } from '#contract/project.ts'
import { projectCategories } from '#contract/project-categories.ts'
import { imageVariant, projectImage } from '#contract/project-image.ts'
import type { Job, OpenJobsResponse, StoredJob } from '#contract/show-job.ts'
import { ofCategory } from '../filter-projects.ts'
import { searchProjects } from '../search-projects.ts'
import type { Crop } from './encode-photo.ts'

export type JobPhoto = {
  id: string
  /** Stays the same when another crop is chosen, which makes another picture with another id. */
  row: string
  /** The chosen crop; undefined when the original file is no longer available. */
  crop?: Crop | undefined
  /** URL of a small version; a data: URL until the photo is on the site. */
  thumbnail: string
  /** Undefined until the owner describes the photo: a description is then proposed. */
  alt?: string | undefined
  upload: { state: 'arrived' } | { state: 'moving'; done: number } | { state: 'failed'; problem: string }
}

/** The form's values. */
export type JobDraft = {
  title: string
  description: string
  category: ProjectCategory | ''
  location: string
  /** Separated by commas. */
  services: string
  featured: boolean
  project_date: string
  photos: readonly JobPhoto[]
  /** Number of photos that were still uploading when the page was left. */
  lost?: number | undefined
}

export function draftOf({ job: { photos, services_provided, ...words } }: StoredJob): JobDraft {
  return {
    ...words,
    services: services_provided.join(', '),
    photos: photos.map(({ id, alt_text }) => ({
      id,
      row: id,
      alt: alt_text,
      thumbnail: `/${projectImage.prefix}${projectImage.phoneFolder}${imageVariant(id, 640, 'jpg')}`,
      upload: { state: 'arrived' },
    })),
  }
}

/** The job to save. */
export function jobOf({ services, photos, lost: _, ...words }: JobDraft): Job {
  return {
    ...words,
    // Cast: the form has already refused an empty category.
    category: words.category as ProjectCategory,
    services_provided: services.split(',').flatMap((service) => service.trim() || []),
    photos: photos.map(({ id, alt }, index) => ({ id, alt_text: alt || proposedAlt(words.title, index) })),
  }
}

export function proposedAlt(title: string, index: number): string {
  const what = title.trim() || 'The finished job'
  return index === 0 ? what : `${what}, photo ${index + 1}`
}

/** An initial draft from what the enquiry was about, in the category of the most similar projects. */
export function proposedDraft(
  { outcode, about = '', words }: NonNullable<OpenJobsResponse['own']>['hints'],
  { cards, today }: { cards: readonly ProjectCard[]; today: string },
): JobDraft {
  const meant = tradeWords.map((row) => row.split(', ')).filter(([first = '']) => words.includes(first))
  const services = Object.values(serviceNames).filter(
    (name) => name === about || meant.flat().some((word) => name.toLowerCase().includes(word)),
  )
  const location = areaSummaries.find(({ outcodes }) => outcodes.includes(outcode))?.name ?? ''
  const alike = [...services, ...words].flatMap((word) => searchProjects(cards, word))
  const [category] = projectCategories.toSorted((a, b) => ofCategory(alike, b).length - ofCategory(alike, a).length)
  const [service] = services
  return {
    title: service ? [service, location].filter(Boolean).join(' in ') : '',
    description: '',
    category: alike.length > 0 && category ? category : '',
    location,
    services: services.join(', '),
    featured: false,
    project_date: today,
    photos: [],
  }
}

/** Saves the text and the uploaded photos, so that they survive a reload or a discarded page. */
export function saveDraft(id: string, { photos, ...words }: JobDraft): void {
  const arrived = photos.flatMap(({ crop: _, ...photo }) => (photo.upload.state === 'arrived' ? [photo] : []))
  try {
    const lost = photos.length - arrived.length
    localStorage.setItem(storageKey(id), JSON.stringify({ ...words, photos: arrived, lost: lost || undefined }))
  } catch {
    // Storage may be full or blocked: the draft then lasts as long as the page.
  }
}

export function storedDraft(id: string): JobDraft | undefined {
  try {
    // Cast: only `saveDraft` writes this key.
    return JSON.parse(localStorage.getItem(storageKey(id)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export function deleteDraft(id: string): void {
  // Storage may be blocked: there is then nothing to remove.
  if (storedDraft(id)) localStorage.removeItem(storageKey(id))
}

function storageKey(id: string): string {
  return `show-job ${id}`
}
