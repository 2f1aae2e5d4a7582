import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { projectParam } from '#shared/page-parameters.ts'

/** Parameter names in the query string of a page with a portfolio. */
export const searchParams = { category: 'category', text: 'q', project: projectParam } as const

/** Milliseconds before a change reaches the URL: Safari refuses more than 100 changes in 30 seconds. */
export const urlDelayMs = 250

/** A query string with one parameter set, or removed when the value is empty. Starts with `?` unless it is empty. */
export function withParam(search: string, name: string, value: string | undefined): string {
  const params = new URLSearchParams(search)
  if (value) params.set(name, value)
  else params.delete(name)
  return params.size > 0 ? `?${params}` : ''
}

const never = () => () => undefined

/** The page's query string; empty during hydration, because the prerendered HTML has none. */
export function usePageSearch(): string {
  const { search } = useLocation()
  return useSyncExternalStore(
    never,
    () => search,
    () => '',
  )
}
