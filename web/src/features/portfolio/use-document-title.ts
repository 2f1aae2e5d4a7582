import { useEffect } from 'react'

/** Gives the document this title instead of the page's, which comes back when it is undefined. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    // The page's own element: by the time of the clean-up the next page may have another, or have changed this one.
    const element = document.head.querySelector('title')
    if (!title || !element) return
    const { textContent } = element
    element.textContent = title
    return () => {
      if (element.textContent === title) element.textContent = textContent
    }
  }, [title])
}
