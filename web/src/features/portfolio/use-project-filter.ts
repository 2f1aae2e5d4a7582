import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { projectCategories } from '#contract/project-categories.ts'
import type { ProjectFilter } from './filter-projects.ts'
import { searchParams, usePageSearch, withParam } from './page-search.ts'

/** How long the visitor must pause before the URL follows: Safari refuses more than 100 changes in 30 seconds. */
const urlDelayMs = 250

/**
 * The filter in the URL (`?category=&q=`), so that it can be shared and survives a reload. What is typed
 * applies at once and reaches the URL a moment later. Back leaves the page rather than undoing a filter.
 */
export function useProjectFilter(): ProjectFilter & { setText: (text: string) => void } {
  const search = usePageSearch()
  const { state } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const category = projectCategories.find((name) => name === params.get(searchParams.category))
  const urlText = params.get(searchParams.text) ?? ''
  const [text, setText] = useState(urlText)
  /** The text that the URL had when it and the field last agreed. */
  const agreed = useRef(urlText)

  useEffect(() => {
    if (urlText === agreed.current) return
    agreed.current = urlText
    setText(urlText)
  }, [urlText])

  useEffect(() => {
    if (text.trim() === agreed.current) return
    // The entry below the dialog's would keep the older text, and closing it would bring that back.
    if (new URLSearchParams(search).has(searchParams.project)) return
    const timer = setTimeout(() => {
      agreed.current = text.trim()
      // The address as it is now: `search` is older while a change of category is still being rendered.
      navigate(
        { search: withParam(window.location.search, searchParams.text, agreed.current) },
        { replace: true, state },
      )
    }, urlDelayMs)
    return () => clearTimeout(timer)
  }, [text, search, state, navigate])

  return { category, text, setText }
}
