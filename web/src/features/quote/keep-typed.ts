import { chosenPhotos } from './photos.ts'
import { adoptTyped } from './use-shared-draft.ts'

/**
 * Takes what is typed and chosen before hydration into the draft. React may not take over the forms of the document but
 * render new ones, as it does in a page that was translated meanwhile [L24].
 */
export function keepTyped(): void {
  keep()
  document.addEventListener('input', keep)
}

function keep(): void {
  // From now on each form does it itself.
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
