import { setTimeout as sleep } from 'node:timers/promises'
import { apiPaths } from '../../lambdas/contract/api-paths.ts'
import { CreatePhotoUploadsResponse } from '../../lambdas/contract/photo-upload.ts'
import type { QuoteRequestInput } from '../../lambdas/contract/quote-request.ts'
import { originHeaders } from './api.ts'
import type { Random } from './random.ts'

export interface Visit {
  /** Part of the enquiry's text, by which its mails and its record are counted. */
  marker: string
  accepted: boolean
  /** The slowest single answer, in milliseconds. */
  slowest: number
  attempts: number
}

const attempts = 6

/**
 * Sends one enquiry as the site does: one key for all tries, retries with back-off and jitter after a lost connection,
 * a 429 or a 5xx. The pauses are a quarter of the site's.
 */
export async function visit(siteUrl: string, random: Random, { withPhoto }: { withPhoto: boolean }): Promise<Visit> {
  const marker = crypto.randomUUID()
  const result: Visit = { marker, accepted: false, slowest: 0, attempts: 0 }
  const photoUrls = withPhoto ? await retry(() => uploadPhoto(siteUrl), random) : []
  const body: QuoteRequestInput = {
    fullName: 'Priya Sharma',
    phone: '07700 900456',
    email: 'priya@example.com',
    postcode: 'SW14 7AA',
    jobDescription: marker,
    // A photo that could not be sent is left out: the form offers that.
    photoUrls: photoUrls ?? [],
    idempotencyKey: crypto.randomUUID(),
  }
  const accepted = await retry(async () => {
    const started = performance.now()
    result.attempts += 1
    try {
      return await post(siteUrl, apiPaths.sendLeadEmail.path, body)
    } finally {
      result.slowest = Math.max(result.slowest, performance.now() - started)
    }
  }, random)
  return { ...result, accepted: accepted !== undefined }
}

/** Undefined when every try failed. */
async function retry<T>(work: () => Promise<T>, random: Random): Promise<T | undefined> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (attempt > 0) await sleep(250 * 2 ** attempt * (0.5 + random()))
    try {
      return await work()
    } catch {
      // Tried again.
    }
  }
  return undefined
}

async function post(siteUrl: string, path: string, body: unknown): Promise<unknown> {
  const response = await fetch(`${siteUrl}${path}`, {
    method: 'POST',
    headers: { ...originHeaders, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  })
  if (!response.ok) throw new Error(String(response.status))
  return response.json()
}

const smallJpeg = Buffer.from('ffd8ffe000104a46494600010100', 'hex')

async function uploadPhoto(siteUrl: string): Promise<string[]> {
  const photos = [{ name: 'board.jpg', type: 'image/jpeg', size: smallJpeg.length }]
  const { uploads } = CreatePhotoUploadsResponse.parse(
    await post(siteUrl, apiPaths.createPhotoUploads.path, { photos }),
  )
  return Promise.all(
    uploads.map(async ({ uploadUrl, headers, publicUrl }) => {
      const { ok, status } = await fetch(uploadUrl, { method: 'PUT', headers, body: smallJpeg })
      // 412: it is there already [P4].
      if (!ok && status !== 412) throw new Error(String(status))
      return publicUrl
    }),
  )
}
