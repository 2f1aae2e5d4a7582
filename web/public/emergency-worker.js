// Keeps the emergency page for a phone without a connection: the page, its styles and its typeface, nothing else. Its
// scope is that page. Online the network always answers; `web/src/offline.ts` registers it, and removes it.
const page = '/services/emergency'
const cacheName = 'emergency'

async function keep(answer) {
  const files = (await answer.clone().text()).match(/\/assets\/[\w.-]+\.(?:css|woff2)/g) ?? []
  const cache = await caches.open(cacheName)
  const wanted = [...new Set(files)]
  await Promise.all(wanted.map(async (file) => (await cache.match(file)) ?? cache.add(file)))
  await cache.put(page, answer)
  // Those of an earlier build.
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (pathname !== page && !wanted.includes(pathname)) await cache.delete(url)
  }
}

async function answerWithPage(event) {
  try {
    const answer = await fetch(event.request)
    if (answer.ok) event.waitUntil(keep(answer.clone()))
    return answer
  } catch (reason) {
    const kept = await caches.match(page)
    if (kept) return kept
    throw reason
  }
}

addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(fetch(page, { cache: 'no-cache' }).then((answer) => (answer.ok ? keep(answer) : undefined)))
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname } = new URL(request.url)
  if (request.mode === 'navigate') event.respondWith(answerWithPage(event))
  else if (/\.(css|woff2)$/.test(pathname)) {
    event.respondWith(fetch(request).catch(async (reason) => (await caches.match(pathname)) ?? Promise.reject(reason)))
  }
})
