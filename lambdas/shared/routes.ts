/**
 * The whole API in one table. `lib/api.ts` makes one API Gateway route and one function for the rows of each entry
 * point, the local server routes by it, the Lambdas' entry points and the site's client take their types from it.
 */
import * as z from 'zod/mini'
import { apiPaths } from './api-paths.ts'
import { EnquiryRequest, EnquiryResponse, FormTokenResponse } from './enquiry-request.ts'
import { CreatePhotoUploadsRequest, CreatePhotoUploadsResponse } from './photo-upload.ts'
import {
  GetCollectionParams,
  GetCollectionResponse,
  ListProjectsQuery,
  ListProjectsResponse,
  PreviewProjectParams,
} from './project.ts'

const Nothing = z.strictObject({})
/** Ignores all parameters: campaigns and mail scanners add some. */
const Ignored = z.object({})

/** A page, answered as HTML. */
const Page = z.object({ page: z.string() })

export type MediaType = 'application/json' | 'application/x-www-form-urlencoded'

/**
 * Bytes accepted of a body, by its type; no types where there is no body. A form post is answered with a page, or by a
 * redirect to one.
 */
type Accepts = Partial<Record<MediaType, number>>

/** `Cache-Control` of what the edge may keep for a minute in all, after which every visitor sees a change. */
const cachedBriefly = 'public, max-age=30, stale-while-revalidate=30'

/** Defaults of most routes. */
const defaults = { params: Nothing, query: Ignored, cacheControl: 'no-store' } as const

const noBody = {
  body: z.undefined(),
  accepts: {} as Accepts,
} as const

export const routes = {
  listProjects: {
    ...apiPaths.listProjects,
    /** Folder and file of the entry point under `lambdas/`. */
    entry: 'projects/read-projects',
    params: Nothing,
    query: ListProjectsQuery,
    ...noBody,
    response: ListProjectsResponse,
    cacheControl: cachedBriefly,
    /**
     * API Gateway's throttle, which all visitors share. A new route takes 50 requests a second, more than twice what one
     * machine on a phone's line sends, and a burst of 5, or of 2 where it only reads: a new account has a concurrency of
     * ten, of which some must be left for enquiries. The CDN revalidates once a minute.
     */
    throttle: { rate: 50, burst: 2 },
  },
  /**
   * Link preview of a shared project. `web/edge/viewer-request.ts` sends messengers here from a page with `?project=`.
   */
  previewProject: {
    ...apiPaths.previewProject,
    entry: 'projects/read-projects',
    params: PreviewProjectParams,
    query: Ignored,
    ...noBody,
    response: Page,
    cacheControl: cachedBriefly,
    /** Few, because no visitor waits for a preview. */
    throttle: { rate: 2, burst: 2 },
  },
  getCollection: {
    ...apiPaths.getCollection,
    entry: 'projects/read-projects',
    params: GetCollectionParams,
    query: Ignored,
    ...noBody,
    response: GetCollectionResponse,
    cacheControl: cachedBriefly,
    throttle: { rate: 50, burst: 2 },
  },
  createPhotoUploads: {
    ...apiPaths.createPhotoUploads,
    ...defaults,
    entry: 'photos/create-uploads',
    body: CreatePhotoUploadsRequest,
    response: CreatePhotoUploadsResponse,
    throttle: { rate: 50, burst: 5 },
    accepts: { 'application/json': 8 * 1024 } as Accepts,
  },
  getFormToken: {
    ...apiPaths.getFormToken,
    ...defaults,
    entry: 'photos/create-uploads',
    ...noBody,
    response: FormTokenResponse,
    throttle: { rate: 50, burst: 5 },
  },
  openForm: {
    ...apiPaths.openForm,
    ...defaults,
    entry: 'enquiries/send-lead-email',
    ...noBody,
    /** Nothing: who opens it is redirected to the page with the form. */
    response: Nothing,
    throttle: { rate: 50, burst: 5 },
  },
  sendLeadEmail: {
    ...apiPaths.sendLeadEmail,
    ...defaults,
    entry: 'enquiries/send-lead-email',
    body: EnquiryRequest,
    response: EnquiryResponse,
    /** Generous, because a throttled enquiry is at risk: 200 at once must get through. */
    throttle: { rate: 100, burst: 300 },
    /**
     * Long text is cut, not refused, so the limit is generous: ten thousand emoji, twelve bytes each in a form post,
     * fit twice. The worst body of this size, nested brackets, takes a function of 512 MB some 0.3 s to refuse.
     */
    accepts: { 'application/json': 1024 * 1024, 'application/x-www-form-urlencoded': 256 * 1024 } as Accepts,
  },
} as const

/** The row's method at API Gateway. A GET takes every method without a row, so that HEAD reaches the same function. */
export function gatewayMethodOf({ method }: Pick<Route, 'method'>): 'ANY' | 'POST' {
  return method === 'GET' ? 'ANY' : method
}

/** The row's key at API Gateway. */
export function routeKeyOf({ method, path }: Pick<Route, 'method' | 'path'>): string {
  return `${gatewayMethodOf({ method })} ${path}`
}

/** Entry point of a function of the API. */
export type ApiEntry = Route['entry']
export type RouteName = keyof typeof routes
export type Route = (typeof routes)[RouteName]
