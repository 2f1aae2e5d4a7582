import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { pageTable } from './page-table.ts'
import type { Subject } from './subject.ts'
import { type LazyPage, lazyPage } from './wake/lazy-page.tsx'

/** The files in `pages/` by their path from here, each in a chunk of its own. */
export const pageFiles = import.meta.glob<Record<string, ComponentType>>('./pages/*Page.tsx')

/** The page table with the code of each page. */
export const routes: { path: string; page: LazyPage }[] = pageTable.map(({ path, file, preloads }) => ({
  path,
  page: lazyPage(() => loadComponent(file), preloads?.load),
}))

/** Fetches the code and the data of the page at this pathname. */
export async function preloadPage(pathname: string): Promise<void> {
  for (const { path, page } of routes) {
    const match = matchPath(path, pathname)
    if (match) {
      await page.preload(match.params.slug)
      return
    }
  }
}

/** What the page at this pathname is about, if an enquiry from it is about something. */
export function subjectAt(pathname: string): Subject | undefined {
  for (const { path, subject } of pageTable) {
    const match = matchPath(path, pathname)
    if (match) return subject?.(match.params.slug ?? '')
  }
  return undefined
}

async function loadComponent(file: string): Promise<ComponentType> {
  const exported = await pageFiles[`./pages/${file}.tsx`]?.()
  const component = exported?.[file]
  if (!component) throw new Error(`pages/${file}.tsx must export a component ${file}`)
  return component
}
