import { endpoint } from '../runtime/endpoint.ts'
import { morningMailErrorPage, morningMailPath, switchMorningMail } from './morning-mail-page.ts'
import { connectMorningMailServices } from './morning-mail-services.ts'

const deps = connectMorningMailServices()

export const handler = endpoint(
  'switchMorningMail',
  async ({ params, body }) => {
    await switchMorningMail(params, body, deps)
    return {}
  },
  {
    // Reloading the page then changes nothing.
    success: () => ({ sentTo: morningMailPath(deps.keys) }),
    errorPage: (error) => morningMailErrorPage(error, deps.businessName),
  },
)
