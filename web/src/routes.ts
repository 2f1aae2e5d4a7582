import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { pageTable } from './page-table.ts'
import type { Subject } from './subject.ts'
import { lazyPage, type PageProps } from './wake/lazy-page.tsx'

/** The files in `pages/` by their path from here, each in a chunk of its own. */
export const pageFiles = import.meta.glob<Record<string, ComponentType<PageProps>>>('./pages/*Page.tsx')

const routes = pageTable.map(({ path, file, preloads, subject }) => ({
  path,
  subject,
  page: lazyPage(() => loadComponent(file), preloads?.load),
}))

/** The page at this pathname. The last row of the page table takes what no other row does. */
export function pageAt(pathname: string) {
  for (const { path, page, subject } of routes) {
    const match = matchPath(path, pathname)
    if (match) return { ...page, subject, slug: match.params.slug ?? '' }
  }
  throw new Error(`No page at ${pathname}`)
}

/** Fetches the code and the data of the page at this pathname. */
export async function preloadPage(pathname: string): Promise<void> {
  const { preload, slug } = pageAt(pathname)
  await preload(slug)
}

/** What an enquiry from the page at this pathname is about. */
export async function subjectAt(pathname: string): Promise<Subject | undefined> {
  await preloadPage(pathname)
  const { subject, slug } = pageAt(pathname)
  return subject?.(slug)
}

async function loadComponent(file: string): Promise<ComponentType<PageProps>> {
  const exported = await pageFiles[`./pages/${file}.tsx`]?.()
  const component = exported?.[file]
  if (!component) throw new Error(`pages/${file}.tsx must export a component ${file}`)
  return component
}
