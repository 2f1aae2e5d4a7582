// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiPaths } from '#contract/api-paths.ts'
import { photoRules } from '#contract/photo-rules.ts'
import type { ChosenPhoto } from '../../../../../../web/src/features/quote/photo-selection.ts'
import { uploadPhotos } from '../../../../../../web/src/features/quote/photos/upload-photos.ts'

/** A bucket that answers each PUT with the next status of its list, then with 200; 0 is a lost connection, `stall` none at all. */
function bucket(...statuses: (number | 'stall')[]) {
  const puts: { url: string; headers: Record<string, string>; body: unknown }[] = []
  class Request extends EventTarget {
    upload = new EventTarget()
    status = 0
    url = ''
    headers: Record<string, string> = {}
    open(_method: string, url: string) {
      this.url = url
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value
    }
    abort() {
      this.dispatchEvent(new Event('loadend'))
    }
    send(body: unknown) {
      puts.push({ url: this.url, headers: this.headers, body })
      const status = statuses.shift() ?? 200
      if (status === 'stall') return
      this.status = status
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 2 }))
      queueMicrotask(() => this.dispatchEvent(new Event('loadend')))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  return puts
}

/** The API: signs `/put/{number}` for every photo asked for, or answers with this status. A token is good until then. */
function api(status = 200, isGood = (_token: string) => true) {
  const asked: { name: string; type: string; size: number }[][] = []
  let number = 0
  let tokens = 0
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url === apiPaths.getFormToken.path) return Response.json({ token: `token ${++tokens}` })
    const { photos, formToken } = JSON.parse(String(body))
    if (!isGood(formToken)) return Response.json({ error: { code: 'gone', message: 'Too old.' } }, { status: 410 })
    asked.push(photos)
    if (status !== 200) return new Response('', { status })
    const uploads = photos.map(() => {
      number += 1
      return { uploadUrl: `/put/${number}`, headers: { 'x-signed': 'yes' }, publicUrl: `/photo/${number}` }
    })
    return Response.json({ uploads })
  })
  return asked
}

function photo(name: string): ChosenPhoto {
  return { id: name, file: new File(['bytes'], name, { type: 'image/jpeg' }), thumbnail: '' }
}

async function upload(photos: ChosenPhoto[], onProgress = (_photo: ChosenPhoto, _share: number) => {}) {
  const outcome = uploadPhotos(photos, { onProgress, signal: new AbortController().signal }).catch(
    (reason: Error) => reason.message,
  )
  await vi.runAllTimersAsync()
  return outcome
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a token that has grown too old is replaced once [P9]', async () => {
  let last = ''
  const asked = api(200, (token) => {
    const isNew = last !== '' && token !== last
    last = token
    return isNew
  })
  bucket()
  expect(await upload([photo('a.jpg')])).toEqual(['/photo/1'])
  expect(asked).toHaveLength(1)
  const refused = api(200, () => false)
  expect(await upload([photo('b.jpg')])).toEqual(expect.any(String))
  expect(refused).toEqual([])
})

test('each photo is asked for with its name, type and size, and put with the signed headers [P1]', async () => {
  const asked = api()
  const puts = bucket()
  expect(await upload([photo('a.jpg'), photo('b.jpg')])).toEqual(['/photo/1', '/photo/2'])
  expect(asked).toEqual([['a.jpg', 'b.jpg'].map((name) => ({ name, type: 'image/jpeg', size: 5 }))])
  expect(puts.map(({ url, headers }) => [url, headers])).toEqual([
    ['/put/1', { 'x-signed': 'yes' }],
    ['/put/2', { 'x-signed': 'yes' }],
  ])
})

test('progress is told for each photo [P6]', async () => {
  api()
  bucket()
  const onProgress = vi.fn()
  const one = photo('a.jpg')
  await upload([one], onProgress)
  expect(onProgress.mock.calls).toEqual([
    [one, 0.5],
    [one, 1],
  ])
})

test('412 on a retry counts as uploaded [P4]', async () => {
  api()
  const puts = bucket(0, 412)
  expect(await upload([photo('a.jpg')])).toEqual(['/photo/1'])
  expect(puts.map(({ url }) => url)).toEqual(['/put/1', '/put/1'])
})

test('409, while a lost attempt is still arriving, is asked again [P4]', async () => {
  api()
  const puts = bucket(0, 409, 412)
  expect(await upload([photo('a.jpg')])).toEqual(['/photo/1'])
  expect(puts).toHaveLength(3)
})

test('403 gets one new URL, and only one [P4]', async () => {
  api()
  bucket(403)
  expect(await upload([photo('a.jpg')])).toEqual(['/photo/2'])
  const puts = bucket(403, 403)
  expect(await upload([photo('b.jpg')])).toBe('Failed to upload b.jpg: it took too long')
  expect(puts).toHaveLength(2)
})

test('a connection that stalls ends within the bound [P4]', async () => {
  api()
  const puts = bucket('stall', 'stall', 'stall', 'stall')
  const start = Date.now()
  expect(await upload([photo('a.jpg')])).toBe('Failed to upload a.jpg: the connection was lost')
  expect(puts).toHaveLength(4)
  expect(Date.now() - start).toBeLessThanOrEqual(photoRules.uploadUrlSeconds * 1000)
})

test('a photo that cannot be put is named', async () => {
  api()
  bucket(400)
  expect(await upload([photo('a.jpg')])).toBe('Failed to upload a.jpg: it was not accepted')
  bucket(0, 0, 0, 0)
  expect(await upload([photo('b.jpg')])).toBe('Failed to upload b.jpg: the connection was lost')
})

test('a photo that may not be put is named, too', async () => {
  api(503)
  expect(await upload([photo('a.jpg')])).toBe('Failed to upload a.jpg: our website is not answering at the moment')
})

test('what has arrived is not uploaded again, so that sending again is the same request [L3]', async () => {
  api()
  const puts = bucket(200, 400)
  const [one, two] = [photo('a.jpg'), photo('b.jpg')]
  expect(await upload([one, two])).toContain('b.jpg')
  expect(await upload([one, two])).toEqual(['/photo/1', '/photo/3'])
  expect(puts).toHaveLength(3)
  expect(await upload([one, two])).toEqual(['/photo/1', '/photo/3'])
  expect(puts).toHaveLength(3)
})
