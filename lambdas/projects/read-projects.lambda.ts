import { contact } from '#content/lib/owner/contact.ts'
import { longTimeouts } from '../runtime/client-options.ts'
import { createDynamoClient } from '../runtime/dynamo-client.ts'
import { byRoute, endpoint } from '../runtime/endpoint.ts'
import { readEnv } from '../runtime/env.ts'
import { listProjects } from './list-projects.ts'
import { previewErrorPage, previewProject } from './preview-project.ts'
import { createProjectStore } from './project-store.ts'

const { PROJECTS_TABLE, SITE_URL } = readEnv('PROJECTS_TABLE', 'SITE_URL')
const store = createProjectStore(createDynamoClient({ timeouts: longTimeouts }), PROJECTS_TABLE)
const preview = { store, siteUrl: SITE_URL, business: contact }

/** Reads of the portfolio, and the default route. */
export const handler = byRoute({
  listProjects: endpoint('listProjects', ({ query }) => listProjects(query, store)),
  previewProject: endpoint('previewProject', ({ params }) => previewProject(params, preview), {
    success: (page) => page,
    errorPage: (error) => ({ page: previewErrorPage(error, contact) }),
  }),
  getCollection: endpoint('getCollection', async ({ params }) => ({
    projects: await store.listCollection(params.collection_id),
  })),
})
