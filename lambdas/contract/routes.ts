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
import { FormTokenResponse, QuoteRequest, QuoteResponse, SentParams, SentQuery } from './quote-request.ts'
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
/** An answer that says no more than that it is done, whatever the function returns. */
const Done = z.transform(() => ({}))
/** Links gather parameters on their way: of campaigns, of mail scanners. */
const Ignored = z.object({})

/** A page, answered as HTML. */
const Page = z.object({ page: z.string() })

export type MediaType = 'application/json' | 'application/x-www-form-urlencoded'

/** Bytes accepted of a body, by its type; no types where there is no body. A form post is answered with a page [L12]. */
type Accepts = Partial<Record<MediaType, number>>

/**
 * Seconds the edge may keep an answer, and may then serve it stale while it fetches a new one: a minute in all, after
 * which every visitor sees what was changed.
 */
const cachedBriefly = { maxAge: 30, staleWhileRevalidate: 30 } as const
const neverCached = { maxAge: 0, staleWhileRevalidate: 0 } as const

/** What most routes have. */
const usual = { params: Nothing, query: Ignored, cache: neverCached } as const

const noBody = {
  body: z.undefined(),
  accepts: {} as Accepts,
} as const

/** The owner's desk: the session is in a cookie, and so in no log. */
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
     * API Gateway's throttle: requests a second, and how many at once. A new account runs ten functions at once, and the routes
     * that only read leave some to the one that takes enquiries. The CDN asks for what it does not have, once a minute.
     */
    throttle: { rate: 10, burst: 2 },
  },
  /** What a messenger shows of a shared project: `web/edge/viewer-request.ts` sends it here from any page whose address names one. */
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
  /** What a page says of itself when its script failed. It carries nothing: it is only counted. */
  reportPageFailed: {
    ...apiPaths.reportPageFailed,
    ...usual,
    entry: 'photos/create-uploads',
    ...noBody,
    response: Done,
    throttle: { rate: 1, burst: 1 },
  },
  sendLeadEmail: {
    ...apiPaths.sendLeadEmail,
    ...usual,
    entry: 'leads/send-lead-email',
    body: QuoteRequest,
    response: QuoteResponse,
    /** Generous: a throttled lead is a lead at risk, and 200 must get through at once [I7]. */
    throttle: { rate: 100, burst: 300 },
    /**
     * Long text is cut, not refused [L8]: ten thousand emoji, each of twelve bytes in a form post, fit twice. `npm run bench`
     * says how long the longest take.
     */
    accepts: { 'application/json': 1024 * 1024, 'application/x-www-form-urlencoded': 256 * 1024 } as Accepts,
  },
  /** Where a browser without JavaScript arrives once its enquiry is in. */
  showSent: {
    ...apiPaths.showSent,
    ...usual,
    entry: 'leads/send-lead-email',
    params: SentParams,
    query: SentQuery,
    ...noBody,
    response: Page,
    throttle: { rate: 20, burst: 20 },
  },
  /** Only shows: mail scanners follow every link. */
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
  /** What every page asks, and the edge answers: the days that the owner has declared closed. */
  listClosures: {
    ...apiPaths.listClosures,
    ...desk,
    ...noBody,
    response: Closures,
    cache: cachedBriefly,
    /** Every page asks; the edge answers but once a minute. */
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
