import { byRoute } from '../runtime/by-route.ts'
import { patient } from '../runtime/client-options.ts'
import { createDynamoClient } from '../runtime/dynamo-client.ts'
import { endpoint } from '../runtime/endpoint.ts'
import { readEnv } from '../runtime/env.ts'
import { listProjects } from './list-projects.ts'
import { createProjectStore } from './project-store.ts'

const { PROJECTS_TABLE } = readEnv('PROJECTS_TABLE')
const store = createProjectStore(createDynamoClient({ timeouts: patient }), PROJECTS_TABLE)

/** Reads the portfolio, and answers every address that the API does not have. */
export const handler = byRoute({
  listProjects: endpoint('listProjects', ({ query }) => listProjects(query, store)),
  getCollection: endpoint('getCollection', async ({ params }) => ({
    projects: await store.listCollection(params.collection_id),
  })),
})
