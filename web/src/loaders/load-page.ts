import type { ComponentType } from 'react'

/** A page's code or record could not be fetched or run. */
export class NotFetched extends Error {}

/** Awaits a dynamic import. Each browser words its failure differently, so it is rethrown as a `NotFetched`. */
export function fetched<Code>(code: Promise<Code>): Promise<Code> {
  return code.catch((cause: unknown) => {
    throw new NotFetched('A part of the page is missing', { cause })
  })
}

/** Each page's code in a chunk of its own. The 404 page is in each, because it replaces one that cannot be shown. */
const codeOfPages = import.meta.glob<Record<string, ComponentType>>([
  '../pages/*Page.tsx',
  '!../pages/NotFoundPage.tsx',
])

/** Loads a page's component, by its name in `pages/`. */
export async function loadPage(page: string): Promise<ComponentType> {
  const load = codeOfPages[`../pages/${page}.tsx`]
  const Page = load && (await fetched(load()))[page]
  if (!Page) throw new Error(`web/src/pages.ts names ${page}, which is no component of web/src/pages`)
  return Page
}
