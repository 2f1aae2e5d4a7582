/**
 * The whole API in one table. `lib/api.ts` makes one API Gateway route and one function per row, the local
 * server routes by it, the Lambdas' entry points and the site's client take their types from it.
 */
import * as z from 'zod/mini'
import { apiPaths } from './api-paths.ts'
import { ViolationReports } from './csp-report.ts'
import { EnquiryLink, EnquiryMark } from './enquiry-page.ts'
import { MorningMailLink, MorningMailSwitch } from './morning-mail-page.ts'
import { CreatePhotoUploadsRequest, CreatePhotoUploadsResponse } from './photo-upload.ts'
import {
  GetCollectionParams,
  GetCollectionResponse,
  ListProjectsQuery,
  ListProjectsResponse,
  ShowProjectsQuery,
} from './project.ts'
import { FormTokenResponse, QuoteRequest, QuoteResponse, ReceiptLink } from './quote-request.ts'

const Nothing = z.strictObject({})
/** Links gather parameters on their way: of campaigns, of mail scanners. */
const Ignored = z.object({})

/** A page, answered as HTML. */
const Page = z.object({ page: z.string() })

export type MediaType =
  | 'application/json'
  | 'application/x-www-form-urlencoded'
  | 'application/csp-report'
  | 'application/reports+json'

/** Seconds the edge may keep an answer, and may then serve it stale while it fetches a new one. */
const cachedBriefly = { maxAge: 60, staleWhileRevalidate: 600 } as const
const neverCached = { maxAge: 0, staleWhileRevalidate: 0 } as const

const noBody = {
  body: z.undefined(),
  /** Bytes of body accepted. */
  maxBodyBytes: 0,
  /** Media types of the body; empty when there is none. A form post is answered with a page, never in JSON [L12]. */
  accepts: [] as MediaType[],
} as const

export const routes = {
  listProjects: {
    ...apiPaths.listProjects,
    /** Folder and file of the entry point under `lambdas/`. */
    entry: 'projects/list-projects',
    params: Nothing,
    query: ListProjectsQuery,
    ...noBody,
    response: ListProjectsResponse,
    cache: cachedBriefly,
    /** API Gateway throttle: requests a second, and how many at once on top. */
    throttle: { rate: 50, burst: 100 },
  },
  showProjects: {
    ...apiPaths.showProjects,
    entry: 'projects/show-projects',
    params: Nothing,
    query: ShowProjectsQuery,
    ...noBody,
    response: Page,
    cache: cachedBriefly,
    throttle: { rate: 20, burst: 40 },
  },
  getCollection: {
    ...apiPaths.getCollection,
    entry: 'projects/get-collection',
    params: GetCollectionParams,
    query: Ignored,
    ...noBody,
    response: GetCollectionResponse,
    cache: cachedBriefly,
    throttle: { rate: 50, burst: 100 },
  },
  createPhotoUploads: {
    ...apiPaths.createPhotoUploads,
    entry: 'photos/create-uploads',
    params: Nothing,
    query: Ignored,
    body: CreatePhotoUploadsRequest,
    response: CreatePhotoUploadsResponse,
    cache: neverCached,
    throttle: { rate: 10, burst: 20 },
    maxBodyBytes: 8 * 1024,
    accepts: ['application/json'] as MediaType[],
  },
  getFormToken: {
    ...apiPaths.getFormToken,
    entry: 'leads/form-token',
    params: Nothing,
    query: Ignored,
    ...noBody,
    response: FormTokenResponse,
    cache: neverCached,
    throttle: { rate: 20, burst: 40 },
  },
  sendLeadEmail: {
    ...apiPaths.sendLeadEmail,
    entry: 'leads/send-lead-email',
    params: Nothing,
    query: Ignored,
    body: QuoteRequest,
    response: QuoteResponse,
    cache: neverCached,
    /** Generous: a throttled lead is a lead at risk, and 200 must get through at once [I7]. */
    throttle: { rate: 100, burst: 300 },
    /** Long text is cut, not refused [L8]. Lambda takes 6 MB, a form's base64 included. */
    maxBodyBytes: 4_000_000,
    accepts: ['application/json', 'application/x-www-form-urlencoded'] as MediaType[],
  },
  showReceipt: {
    ...apiPaths.showReceipt,
    entry: 'leads/show-receipt',
    params: ReceiptLink,
    query: Ignored,
    ...noBody,
    response: Page,
    cache: neverCached,
    throttle: { rate: 20, burst: 40 },
  },
  /** Only shows: mail scanners follow every link. */
  showEnquiry: {
    ...apiPaths.showEnquiry,
    entry: 'leads/show-enquiry',
    params: EnquiryLink,
    query: Ignored,
    ...noBody,
    response: Page,
    cache: neverCached,
    throttle: { rate: 10, burst: 20 },
  },
  markEnquiry: {
    ...apiPaths.markEnquiry,
    entry: 'leads/mark-enquiry',
    params: EnquiryLink,
    query: Ignored,
    body: EnquiryMark,
    response: Nothing,
    cache: neverCached,
    throttle: { rate: 10, burst: 20 },
    maxBodyBytes: 16 * 1024,
    accepts: ['application/x-www-form-urlencoded'] as MediaType[],
  },
  /** Browsers send here what the content security policy made them refuse. Always answered 204. */
  reportViolations: {
    ...apiPaths.reportViolations,
    entry: 'site/count-violations',
    params: Nothing,
    query: Ignored,
    body: ViolationReports,
    response: Nothing,
    cache: neverCached,
    /** A count that is cut short says as much. */
    throttle: { rate: 5, burst: 10 },
    /** A browser may send a hundred at once, each with the whole policy in it. */
    maxBodyBytes: 256 * 1024,
    accepts: ['application/csp-report', 'application/reports+json'] as MediaType[],
  },
  /** Only shows, likewise. */
  showMorningMail: {
    ...apiPaths.showMorningMail,
    entry: 'leads/show-morning-mail',
    params: MorningMailLink,
    query: Ignored,
    ...noBody,
    response: Page,
    cache: neverCached,
    throttle: { rate: 10, burst: 20 },
  },
  switchMorningMail: {
    ...apiPaths.switchMorningMail,
    entry: 'leads/switch-morning-mail',
    params: MorningMailLink,
    query: Ignored,
    body: MorningMailSwitch,
    response: Nothing,
    cache: neverCached,
    throttle: { rate: 10, burst: 20 },
    maxBodyBytes: 1024,
    accepts: ['application/x-www-form-urlencoded'] as MediaType[],
  },
} as const

export type RouteName = keyof typeof routes
export type Route = (typeof routes)[RouteName]
