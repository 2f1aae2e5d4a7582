/** Where the visit began: the first page in this tab. Goes with the tab, and to the owner only with an enquiry. */
const storageKey = 'visit-began'
let began: string | undefined

export function recordVisit(pathname: string): void {
  began = pathname
  try {
    const stored = sessionStorage.getItem(storageKey)
    if (stored) began = stored
    else sessionStorage.setItem(storageKey, pathname)
  } catch {
    // Storage may be blocked: the visit then begins anew with each document.
  }
}

/** Path of the page; undefined before this code has run. */
export const visitBegan = (): string | undefined => began
