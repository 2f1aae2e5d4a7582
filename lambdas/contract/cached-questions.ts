import { apiPaths } from './api-paths.ts'
import { ProjectCategory, projectQuerySpelling } from './project.ts'

const category = ProjectCategory.options.map((name) => name.replaceAll(' ', '\\+')).join('|')

/**
 * Each GET of the API and the one way to write its parameters, as patterns of what is sent, in the order in which the
 * edge sorts them. The edge refuses every other spelling, so that none has a cache entry of its own [E10].
 */
export const cachedQuestions: { path: string; query: Record<string, string> }[] = [
  { path: apiPaths.listProjects.path, query: { ...projectQuerySpelling, category } },
  { path: apiPaths.showProjects.path, query: { category, next: projectQuerySpelling.next } },
  { path: apiPaths.getCollection.path.replace('{collection_id}', '[A-Za-z0-9][A-Za-z0-9._-]{0,119}'), query: {} },
  { path: apiPaths.getFormToken.path, query: {} },
  // Never cached. A link that was cut or altered is answered with a page too.
  ...[apiPaths.showEnquiry, apiPaths.showReceipt, apiPaths.showMorningMail].map(({ path }) => ({
    path: path.replaceAll(/\{\w+\}/g, '[A-Za-z0-9_-]{1,100}'),
    query: {},
  })),
]
