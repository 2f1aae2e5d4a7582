import { useSyncExternalStore } from 'react'
import { useSubject } from '../../contact/subject.ts'
import { checkboxesOf, readDraft, subscribeDraft } from './draft.ts'
import { emptyDraft } from './draft-storage.ts'
import { lostPhotos, photosOf, readPhotos, subscribePhotos } from './photos/form-photos.ts'

/**
 * The draft, with its checkboxes on this page. Read by the form's own components: read above them, a stored draft would
 * hydrate the whole page in one task.
 */
export function useDraft() {
  const subject = useSubject()
  const draft = useStored()
  return { ...draft, ...checkboxesOf(draft, subject) }
}

/** The photos of the enquiry, how many were lost by a reload, and what was refused of the last selection. */
export function usePhotos() {
  const draft = useStored()
  const page = useSyncExternalStore(subscribePhotos, readPhotos, readPhotos)
  return { list: photosOf(draft, page), lost: lostPhotos(draft, page).length, problems: page.problems }
}

function useStored() {
  return useSyncExternalStore(subscribeDraft, readDraft, () => emptyDraft)
}
