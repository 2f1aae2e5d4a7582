import { endpoint } from '../runtime/endpoint.ts'
import { morningMailErrorPage, showMorningMail } from './morning-mail-page.ts'
import { connectMorningMailServices } from './morning-mail-services.ts'

const deps = connectMorningMailServices()

export const handler = endpoint('showMorningMail', ({ params }) => showMorningMail(params, deps), {
  success: (shown) => shown,
  errorPage: (error) => morningMailErrorPage(error, deps.businessName),
})
