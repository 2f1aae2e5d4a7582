// Offline, the emergency page opens as usual, any other URL shows a page with the phone number, and a posted form gets
// a page that says it was not sent. Online, the network always answers. Deploying a version of this file that caches
// nothing removes the cached pages.
const emergency = '/services/emergency'
const offline = '/offline'
const notSent = '/not-sent'
const cacheName = 'offline'

addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(Promise.all([emergency, offline, notSent].map(keep)))
})

addEventListener('activate', (event) => {
  event.waitUntil(removeOthers())
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.mode === 'navigate') event.respondWith(answerWithPage(event, pathname))
  else if (origin === location.origin && /\.(css|woff2)$|^\/go-back\.js$/.test(pathname))
    event.respondWith(fetch(request).catch(async () => (await caches.match(pathname)) ?? Response.error()))
})

async function answerWithPage(event, pathname) {
  try {
    const answer = await fetch(event.request)
    // Keeps the cached page up to date with the newest build.
    if (pathname === emergency && answer.ok) event.waitUntil(store(emergency, answer.clone()))
    return answer
  } catch {
    const page = event.request.method === 'POST' ? notSent : pathname === emergency ? emergency : offline
    return (await caches.match(page)) ?? Response.error()
  }
}

async function keep(page) {
  const answer = await fetch(page, { cache: 'no-cache' })
  if (answer.ok) await store(page, answer)
}

/** Caches a page with the styles, font and script that it links. */
async function store(page, answer) {
  const files = (await answer.clone().text()).match(/\/assets\/[\w.-]+\.(?:css|woff2)|\/go-back\.js/g) ?? []
  const cache = await caches.open(cacheName)
  await Promise.all([...new Set(files)].map(async (file) => (await cache.match(file)) ?? cache.add(file)))
  await cache.put(page, answer)
}

/** Deletes the caches of previous workers. */
async function removeOthers() {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name)
}
