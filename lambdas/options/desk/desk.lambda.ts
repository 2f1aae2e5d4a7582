import { randomUUID } from 'node:crypto'
import { calendar } from '#content/lib/calendar.ts'
import { contact } from '#content/lib/owner/contact.ts'
import { reviewLink } from '#content/lib/owner/reviews.ts'
import { tradeWords } from '#content/trade-words.ts'
import type { ApiError } from '../../contract/api-error.ts'
import { deskPath } from '../../contract/desk-session.ts'
import type { RouteName } from '../../contract/routes.ts'
import { createClosureStore } from '../../leads/closure-store.ts'
import { createLeadList } from '../../leads/lead-list.ts'
import { createLeadStore } from '../../leads/lead-store.ts'
import { createOwnerMailer } from '../../leads/owner-mailer.ts'
import { keptLead } from '../../owner/mark-enquiry.ts'
import { createUploadSigner } from '../../photos/upload-signer.ts'
import { createProjectStore } from '../../projects/project-store.ts'
import { createAddressCounter } from '../../runtime/address-counter.ts'
import { byRoute } from '../../runtime/by-route.ts'
import { longTimeouts } from '../../runtime/client-options.ts'
import { createDynamoClient } from '../../runtime/dynamo-client.ts'
import { type Answer, endpoint, type Input, type PageAnswers } from '../../runtime/endpoint.ts'
import { readEnv } from '../../runtime/env.ts'
import { createS3Client } from '../../runtime/s3-client.ts'
import { createSendMail } from '../../runtime/send-mail.ts'
import { createSesClient } from '../../runtime/ses-client.ts'
import { addPhoneEnquiry } from './add-enquiry.ts'
import { closeBusiness } from './close-business.ts'
import { markDeskEnquiry, openDeskPage, showDeskEnquiry } from './desk.ts'
import { addPage, deskErrorPage, linkMailedPage, openPage } from './desk-pages.ts'
import { createDeskStore } from './desk-store.ts'
import { createJobPhotoStore } from './job-photo-store.ts'
import { endedCookie } from './session.ts'
import { deleteJob, openJobs, saveJob, signJobPhoto } from './show-job.ts'
import { checkLink, mailLink, openDesk, requireOwnPage, requireSession } from './sign-in.ts'
import { visitCalendar } from './visit-calendar.ts'

const env = readEnv(
  'LEADS_TABLE',
  'PROJECTS_TABLE',
  'LIMITS_TABLE',
  'PHOTO_BUCKET',
  'PORTFOLIO_BUCKET',
  'DESK_KEY',
  'OWNER_LINKS_KEY',
  'SITE_URL',
  'OWNER_EMAIL',
  'SENDER_EMAIL',
  'SES_CONFIGURATION_SET',
)
const dynamo = createDynamoClient({ timeouts: longTimeouts })
const s3 = createS3Client({ timeouts: longTimeouts })
const deps = {
  store: createLeadStore(dynamo, env.LEADS_TABLE),
  list: createLeadList(dynamo, env.LEADS_TABLE),
  closures: createClosureStore(dynamo, env.LEADS_TABLE),
  desk: createDeskStore(dynamo, env.LEADS_TABLE),
  projects: createProjectStore(dynamo, env.PROJECTS_TABLE),
  photos: createJobPhotoStore(s3, { uploads: env.PHOTO_BUCKET, portfolio: env.PORTFOLIO_BUCKET }),
  signUpload: createUploadSigner(s3, env.PHOTO_BUCKET),
  counter: createAddressCounter(dynamo, env.LIMITS_TABLE, env.DESK_KEY),
  mailer: createOwnerMailer(createSendMail(createSesClient()), {
    sender: env.SENDER_EMAIL,
    owner: env.OWNER_EMAIL,
    configurationSet: env.SES_CONFIGURATION_SET,
  }),
  signer: { key: env.DESK_KEY, owner: env.OWNER_EMAIL },
  key: env.DESK_KEY,
  ownerLinkKey: env.OWNER_LINKS_KEY,
  siteUrl: env.SITE_URL,
  businessName: contact.name,
  reviewLink,
  tradeWords,
  calendar,
  uuid: randomUUID,
  now: Date.now,
}

const errorPage = (error: ApiError['error'], typed: Record<string, string>) =>
  deskErrorPage(error, typed, deps.businessName)
const shown = { success: (page: { page: string }) => page, errorPage }

type Guard = 'session' | 'own page'

/** Checks the session, and the request's origin, before the handler runs. */
function guarded<Name extends RouteName>(
  name: Name,
  guards: readonly Guard[],
  answer: (input: Input<Name>) => Promise<Answer<Name>>,
  pages?: PageAnswers<Name>,
) {
  return endpoint(
    name,
    async (input) => {
      if (guards.includes('own page')) requireOwnPage(input.viewer, deps)
      if (guards.includes('session')) await requireSession(input.viewer, deps)
      return answer(input)
    },
    pages,
  )
}
const signedIn = ['session'] as const
const pressed = ['own page', 'session'] as const

/** The owner's desk. */
export const handler = byRoute({
  listClosures: endpoint('listClosures', async () => ({ closedDays: await deps.closures.list() })),
  openDesk: endpoint(
    'openDesk',
    async ({ query, viewer }) => ({ page: await openDeskPage(query, viewer, deps) }),
    shown,
  ),
  mailDeskLink: guarded(
    'mailDeskLink',
    ['own page'],
    async ({ viewer }) => {
      await mailLink(viewer, deps)
      return { page: linkMailedPage(deps.businessName) }
    },
    shown,
  ),
  showDeskLink: endpoint(
    'showDeskLink',
    async ({ params: { token } }) => {
      checkLink(token, deps)
      return { page: openPage(token, deps.businessName) }
    },
    shown,
  ),
  useDeskLink: guarded(
    'useDeskLink',
    ['own page'],
    async ({ params }) => ({ cookie: await openDesk(params.token, deps) }),
    { success: ({ cookie }) => ({ sentTo: deskPath, cookie }), errorPage },
  ),
  endDeskSessions: guarded('endDeskSessions', pressed, deps.desk.endSessions, {
    success: () => ({ sentTo: deskPath, cookie: endedCookie }),
    errorPage,
  }),
  showDeskEnquiry: guarded(
    'showDeskEnquiry',
    signedIn,
    async ({ params }) => ({ page: await showDeskEnquiry(params.leadId, deps) }),
    shown,
  ),
  markDeskEnquiry: guarded(
    'markDeskEnquiry',
    pressed,
    ({ params, body }) => markDeskEnquiry(params.leadId, body, deps),
    { success: (_, { params }) => ({ sentTo: `${deskPath}/enquiry/${params.leadId}#state` }), errorPage },
  ),
  planVisit: guarded(
    'planVisit',
    signedIn,
    async ({ params, query }) => ({
      calendar: visitCalendar(await keptLead(params.leadId, deps), query, deps.now()),
    }),
    { success: ({ calendar }) => ({ calendar }), errorPage },
  ),
  askPhoneEnquiry: guarded(
    'askPhoneEnquiry',
    signedIn,
    async () => ({ page: addPage(deps.uuid(), deps.businessName) }),
    shown,
  ),
  addPhoneEnquiry: guarded('addPhoneEnquiry', pressed, ({ body }) => addPhoneEnquiry(body, deps), {
    success: ({ leadId }) => ({ sentTo: `${deskPath}/enquiry/${leadId}` }),
    errorPage,
  }),
  closeBusiness: guarded('closeBusiness', pressed, ({ body }) => closeBusiness(body.to, deps.closures, deps.now()), {
    success: () => ({ sentTo: deskPath }),
    errorPage,
  }),
  openJobs: guarded('openJobs', pressed, ({ body }) => openJobs(body, deps)),
  signJobPhoto: guarded('signJobPhoto', pressed, ({ body }) => signJobPhoto(body, deps)),
  saveJob: guarded('saveJob', pressed, ({ body }) => saveJob(body, deps)),
  deleteJob: guarded('deleteJob', pressed, ({ body }) => deleteJob(body, deps)),
})
