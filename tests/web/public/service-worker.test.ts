import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { paths } from '../../../web/src/paths.ts'

const source = readFileSync(join(import.meta.dirname, '../../../web/public/service-worker.js'), 'utf8')
const { offline, notSent } = paths
const page = paths.service('emergency')
const html = (styles: string) => `<link rel="stylesheet" href="/assets/${styles}.css"><p>020 7946 0123</p>`

type Answer = () => Response

/** The worker with a network of these responses, and its cached files. An unknown URL counts as offline. */
function worker(network: Record<string, Answer>) {
  const kept = new Map<string, Response>()
  const pathOf = (asked: string | { url: string }) =>
    new URL(typeof asked === 'string' ? asked : asked.url, 'https://site.example').pathname
  const fetch = async (asked: string | { url: string }) => {
    const answer = network[pathOf(asked)]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  }
  const cache = {
    match: async (asked: string) => kept.get(pathOf(asked))?.clone(),
    add: async (asked: string) => void kept.set(pathOf(asked), await fetch(asked)),
    put: async (asked: string, answer: Response) => void kept.set(pathOf(asked), answer),
    keys: async () => [...kept.keys()].map((path) => ({ url: `https://site.example${path}` })),
    delete: async (asked: string) => kept.delete(pathOf(asked)),
  }
  const listeners: Record<string, (event: object) => void> = {}
  runInNewContext(source, {
    URL,
    Response,
    location: { origin: 'https://site.example' },
    fetch,
    skipWaiting: () => undefined,
    caches: { open: async () => cache, match: cache.match, keys: async () => ['offline'] },
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener
    },
  })
  /** Resolves with the response, after everything that was started has finished. */
  const dispatch = async (type: string, request?: { url: string; mode: string; method: string }) => {
    const work: Promise<unknown>[] = []
    let answer: Promise<Response> | undefined
    listeners[type]?.({
      request,
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
      respondWith: (promise: Promise<Response>) => {
        answer = promise
      },
    })
    const settled = await answer?.catch((reason: Error) => reason)
    await Promise.all(work)
    return settled
  }
  const navigate = (path = page, method = 'GET') =>
    dispatch('fetch', { url: `https://site.example${path}`, mode: 'navigate', method })
  const ask = (path: string) =>
    dispatch('fetch', { url: `https://site.example${path}`, mode: 'no-cors', method: 'GET' })
  return { kept, network, install: () => dispatch('install'), navigate, ask }
}

const text = (answer: Response | Error | undefined) => (answer instanceof Response ? answer.text() : String(answer))

const answers = () => ({
  [page]: () => new Response(html('one')),
  [offline]: () => new Response('<p>No connection. 020 7946 0123</p>'),
  [notSent]: () => new Response('<p>Not sent</p><script src="/go-back.js">'),
  '/go-back.js': () => new Response('history.back()'),
  '/assets/one.css': () => new Response('body{}'),
})

test('offline the emergency page opens with its styles, and every other address shows the number', async () => {
  const phone = worker(answers())
  await phone.install()
  for (const path of Object.keys(phone.network)) delete phone.network[path]
  expect(await text(await phone.navigate())).toContain('<link rel="stylesheet"')
  expect(await text(await phone.ask('/assets/one.css'))).toBe('body{}')
  expect(await text(await phone.navigate('/blog/any'))).toContain('No connection. 020 7946 0123')
  expect(await phone.ask('/api/projects')).toBeUndefined()
})

test('a form that is posted offline is answered by what says that it was not sent, with its script', async () => {
  const phone = worker(answers())
  await phone.install()
  for (const path of Object.keys(phone.network)) delete phone.network[path]
  for (const path of ['/api/send-lead-email', page]) {
    expect(await text(await phone.navigate(path, 'POST'))).toContain('Not sent')
  }
  expect(await text(await phone.ask('/go-back.js'))).toBe('history.back()')
})

test('online the network answers, a fault of the server included, and the emergency page is renewed', async () => {
  const phone = worker(answers())
  await phone.install()
  phone.network[page] = () => new Response(`${html('two')}new`)
  phone.network['/assets/two.css'] = () => new Response('')
  expect(await text(await phone.navigate())).toContain('new')
  phone.network[page] = () => new Response('down', { status: 503 })
  expect(await text(await phone.navigate())).toBe('down')
  delete phone.network[page]
  expect(await text(await phone.navigate())).toContain('new')
})
