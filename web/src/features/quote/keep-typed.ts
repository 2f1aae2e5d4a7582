import { chosenPhotos } from './photos.ts'
import { adoptTyped } from './use-shared-draft.ts'

/**
 * Saves to the draft what is typed and chosen before hydration. React may render new forms instead of hydrating those
 * in the document, as it does in a page that was translated meanwhile [L24].
 */
export function keepTyped(): void {
  keep()
  document.addEventListener('input', keep)
}

function keep(): void {
  // After hydration each form saves its own input.
  if (document.documentElement.dataset.hydrated !== undefined) {
    document.removeEventListener('input', keep)
    return
  }
  for (const form of document.querySelectorAll<HTMLFormElement>('.quote-form')) {
    adoptTyped(form)
    const input = form.querySelector<HTMLInputElement>('[type=file]')
    if (input?.files?.length) chosenPhotos.takeFrom(input)
  }
}
