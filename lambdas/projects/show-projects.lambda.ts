import { patient } from '../runtime/client-options.ts'
import { createDynamoClient } from '../runtime/dynamo-client.ts'
import { endpoint } from '../runtime/endpoint.ts'
import { readEnv } from '../runtime/env.ts'
import { listProjects } from './list-projects.ts'
import { createProjectStore } from './project-store.ts'
import { projectsErrorPage, projectsPage, projectsPerPage } from './projects-page.ts'

const env = readEnv('PROJECTS_TABLE', 'BUSINESS_NAME', 'BUSINESS_PHONE', 'BUSINESS_PHONE_E164', 'BUSINESS_IS_SAMPLE')
const store = createProjectStore(createDynamoClient({ timeouts: patient }), env.PROJECTS_TABLE)

const business = {
  name: env.BUSINESS_NAME,
  phone: { display: env.BUSINESS_PHONE, e164: env.BUSINESS_PHONE_E164 },
  sample: env.BUSINESS_IS_SAMPLE,
}

export const handler = endpoint(
  'showProjects',
  async ({ query }) => {
    const listed = await listProjects({ ...query, view: 'cards', limit: projectsPerPage }, store)
    return { page: projectsPage(listed, query, business) }
  },
  {
    success: (shown) => shown,
    errorPage: (error) => projectsErrorPage(error, business),
  },
)
