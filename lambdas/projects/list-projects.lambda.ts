import { patient } from '../runtime/client-options.ts'
import { createDynamoClient } from '../runtime/dynamo-client.ts'
import { endpoint } from '../runtime/endpoint.ts'
import { readEnv } from '../runtime/env.ts'
import { listProjects } from './list-projects.ts'
import { createProjectStore } from './project-store.ts'

const { PROJECTS_TABLE } = readEnv('PROJECTS_TABLE')
const store = createProjectStore(createDynamoClient({ timeouts: patient }), PROJECTS_TABLE)

export const handler = endpoint('listProjects', ({ query }) => listProjects(query, store))
