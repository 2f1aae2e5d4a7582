import { useSyncExternalStore } from 'react'
import { photoSelection } from './photo-selection.ts'
import { quoteDraft } from './quote-draft.ts'

/** After a reload: the sentence that asks for the draft's photos again, which a browser does not keep (promise L11). */
export function useLostPhotos(): string | undefined {
  const draft = useSyncExternalStore(quoteDraft.subscribe, quoteDraft.get, quoteDraft.getOnServer)
  const { subscribe, get, getOnServer } = photoSelection
  const { photos: chosen } = useSyncExternalStore(subscribe, get, getOnServer)
  if (draft.photos === 0 || chosen.length > 0) return undefined
  const hasWords = Object.values(draft.fields).some((words) => words.trim() !== '')
  const photos = draft.photos === 1 ? 'photo' : `${draft.photos} photos`
  return `${hasWords ? 'Your words are still here. ' : ''}Please add your ${photos} again.`
}
