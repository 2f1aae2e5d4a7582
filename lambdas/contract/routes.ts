/**
 * The whole API in one table. `lib/api.ts` makes one API Gateway route and one function for the rows of each entry point, the local
 * server routes by it, the Lambdas' entry points and the site's client take their types from it.
 */
import * as z from 'zod/mini'
import { apiPaths } from './api-paths.ts'
import { Closing, Closures, DeskEnquiry, DeskLink, DeskMark, DeskQuery, PhoneEnquiry, Visit } from './desk.ts'
import { EnquiryLink, EnquiryMark } from './enquiry-page.ts'
import { CreatePhotoUploadsRequest, CreatePhotoUploadsResponse } from './photo-upload.ts'
import {
  GetCollectionParams,
  GetCollectionResponse,
  ListProjectsQuery,
  ListProjectsResponse,
  PreviewProjectParams,
} from './project.ts'
import { FormTokenResponse, QuoteRequest, QuoteResponse } from './quote-request.ts'
import {
  DeleteJobRequest,
  OpenJobsRequest,
  OpenJobsResponse,
  SaveJobRequest,
  SignJobPhotoRequest,
  SignJobPhotoResponse,
  StoredJob,
} from './show-job.ts'

const Nothing = z.strictObject({})
/** An empty answer, whatever the function returns. */
const Done = z.transform(() => ({}))
/** Ignores all parameters: campaigns and mail scanners add some. */
const Ignored = z.object({})

/** A page, answered as HTML. */
const Page = z.object({ page: z.string() })

export type MediaType = 'application/json' | 'application/x-www-form-urlencoded'

/** Bytes accepted of a body, by its type; no types where there is no body. A form post is answered with a page, or by a redirect to one. */
type Accepts = Partial<Record<MediaType, number>>

/**
 * Seconds that the edge caches an answer, and may then serve it stale while it revalidates: a minute in all, after
 * which every visitor sees a change.
 */
const cachedBriefly = { maxAge: 30, staleWhileRevalidate: 30 } as const
const neverCached = { maxAge: 0, staleWhileRevalidate: 0 } as const

/** Defaults of most routes. */
const usual = { params: Nothing, query: Ignored, cache: neverCached } as const

const noBody = {
  body: z.undefined(),
  accepts: {} as Accepts,
} as const

/** The owner's desk. Its session is in a cookie, which no log records. */
const desk = {
  ...usual,
  entry: 'options/desk/desk',
  throttle: { rate: 5, burst: 20 },
} as const
const deskForm = {
  ...desk,
  accepts: { 'application/x-www-form-urlencoded': 64 * 1024 } as Accepts,
} as const
const deskJobs = { ...desk, accepts: { 'application/json': 32 * 1024 } as Accepts } as const

export const routes = {
  listProjects: {
    ...apiPaths.listProjects,
    /** Folder and file of the entry point under `lambdas/`. */
    entry: 'projects/read-projects',
    params: Nothing,
    query: ListProjectsQuery,
    ...noBody,
    response: ListProjectsResponse,
    cache: cachedBriefly,
    /**
     * API Gateway's throttle: requests a second, and burst. A new account has a concurrency of ten, of which the read-only
     * routes must leave some for enquiries. The CDN revalidates once a minute.
     */
    throttle: { rate: 10, burst: 2 },
  },
  /** Link preview of a shared project. `web/edge/viewer-request.ts` sends messengers here from any page with `?project=`. */
  previewProject: {
    ...apiPaths.previewProject,
    entry: 'projects/read-projects',
    params: PreviewProjectParams,
    query: Ignored,
    ...noBody,
    response: Page,
    cache: cachedBriefly,
    throttle: { rate: 2, burst: 2 },
  },
  getCollection: {
    ...apiPaths.getCollection,
    entry: 'projects/read-projects',
    params: GetCollectionParams,
    query: Ignored,
    ...noBody,
    response: GetCollectionResponse,
    cache: cachedBriefly,
    throttle: { rate: 10, burst: 2 },
  },
  createPhotoUploads: {
    ...apiPaths.createPhotoUploads,
    ...usual,
    entry: 'photos/create-uploads',
    body: CreatePhotoUploadsRequest,
    response: CreatePhotoUploadsResponse,
    throttle: { rate: 10, burst: 5 },
    accepts: { 'application/json': 8 * 1024 } as Accepts,
  },
  getFormToken: {
    ...apiPaths.getFormToken,
    ...usual,
    entry: 'photos/create-uploads',
    ...noBody,
    response: FormTokenResponse,
    throttle: { rate: 10, burst: 5 },
  },
  sendLeadEmail: {
    ...apiPaths.sendLeadEmail,
    ...usual,
    entry: 'leads/send-lead-email',
    body: QuoteRequest,
    response: QuoteResponse,
    /** Generous, because a throttled lead is at risk: 200 at once must get through [I7]. */
    throttle: { rate: 100, burst: 300 },
    /**
     * Long text is cut, not refused [L8], so the limit is generous: ten thousand emoji, twelve bytes each in a form post, fit
     * twice. `npm run bench` measures the longest.
     */
    accepts: { 'application/json': 1024 * 1024, 'application/x-www-form-urlencoded': 256 * 1024 } as Accepts,
  },
  /** Read-only, because mail scanners follow every link. */
  showEnquiry: {
    ...apiPaths.showEnquiry,
    ...usual,
    entry: 'owner/enquiry',
    params: EnquiryLink,
    ...noBody,
    response: Page,
    throttle: { rate: 2, burst: 2 },
  },
  markEnquiry: {
    ...apiPaths.markEnquiry,
    ...usual,
    entry: 'owner/enquiry',
    params: EnquiryLink,
    body: EnquiryMark,
    response: Done,
    throttle: { rate: 2, burst: 2 },
    accepts: { 'application/x-www-form-urlencoded': 16 * 1024 } as Accepts,
  },
  /** The closed days declared at the desk, which every page requests. */
  listClosures: {
    ...apiPaths.listClosures,
    ...desk,
    ...noBody,
    response: Closures,
    cache: cachedBriefly,
    /** Low, because the edge answers all but one request a minute. */
    throttle: { rate: 50, burst: 50 },
  },
  openDesk: { ...apiPaths.openDesk, ...desk, ...noBody, query: DeskQuery, response: Page },
  mailDeskLink: { ...apiPaths.mailDeskLink, ...deskForm, body: Ignored, response: Page },
  showDeskLink: { ...apiPaths.showDeskLink, ...desk, ...noBody, params: DeskLink, response: Page },
  useDeskLink: {
    ...apiPaths.useDeskLink,
    ...deskForm,
    params: DeskLink,
    body: Ignored,
    response: z.object({ cookie: z.string() }),
  },
  endDeskSessions: { ...apiPaths.endDeskSessions, ...deskForm, body: Ignored, response: Done },
  showDeskEnquiry: { ...apiPaths.showDeskEnquiry, ...desk, ...noBody, params: DeskEnquiry, response: Page },
  markDeskEnquiry: { ...apiPaths.markDeskEnquiry, ...deskForm, params: DeskEnquiry, body: DeskMark, response: Done },
  planVisit: {
    ...apiPaths.planVisit,
    ...desk,
    ...noBody,
    params: DeskEnquiry,
    query: Visit,
    response: z.object({ calendar: z.string() }),
  },
  askPhoneEnquiry: { ...apiPaths.askPhoneEnquiry, ...desk, ...noBody, response: Page },
  addPhoneEnquiry: { ...apiPaths.addPhoneEnquiry, ...deskForm, body: PhoneEnquiry, response: DeskEnquiry },
  closeBusiness: { ...apiPaths.closeBusiness, ...deskForm, body: Closing, response: Done },
  openJobs: { ...apiPaths.openJobs, ...deskJobs, body: OpenJobsRequest, response: OpenJobsResponse },
  signJobPhoto: { ...apiPaths.signJobPhoto, ...deskJobs, body: SignJobPhotoRequest, response: SignJobPhotoResponse },
  saveJob: { ...apiPaths.saveJob, ...deskJobs, body: SaveJobRequest, response: StoredJob },
  deleteJob: { ...apiPaths.deleteJob, ...deskJobs, body: DeleteJobRequest, response: Done },
} as const

/** Entry point of a function of the API. */
export type ApiEntry = Route['entry']
export type RouteName = keyof typeof routes
export type Route = (typeof routes)[RouteName]
