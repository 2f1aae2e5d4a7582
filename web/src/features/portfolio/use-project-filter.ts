import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { projectCategories } from '#shared/project-categories.ts'
import type { ProjectFilter } from './filter-projects.ts'
import { searchParams, urlDelayMs, usePageSearch, withParam } from './page-search.ts'

/**
 * The filter in the URL (`?category=&q=`), so that it can be shared and survives a reload. Typed text filters at once
 * and reaches the URL after a debounce, where it replaces the history entry; a chosen category adds one, which Back
 * undoes.
 */
export function useProjectFilter(): ProjectFilter & { setText: (text: string) => void } {
  const search = usePageSearch()
  const { state } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const category = projectCategories.find((name) => name === params.get(searchParams.category))
  const urlText = params.get(searchParams.text) ?? ''
  const [text, setText] = useState(urlText)
  /** The text when the URL and the field were last in step. */
  const agreed = useRef(urlText)

  useEffect(() => {
    if (urlText === agreed.current) return
    agreed.current = urlText
    setText(urlText)
  }, [urlText])

  useEffect(() => {
    if (text.trim() === agreed.current) return
    // While a dialog is open, the entry below it would keep the older text, and closing the dialog would restore it.
    if (new URLSearchParams(search).has(searchParams.project)) return
    const timer = setTimeout(() => {
      agreed.current = text.trim()
      // Reads the URL itself: `search` is out of date while a change of category is still rendering.
      navigate(
        { search: withParam(window.location.search, searchParams.text, agreed.current) },
        { replace: true, preventScrollReset: true, state },
      )
    }, urlDelayMs)
    return () => clearTimeout(timer)
  }, [text, search, state, navigate])

  return { category, text, setText }
}
