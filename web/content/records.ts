/**
 * The content that is too much to carry around: the words of an article, a service or an area come as a chunk of their
 * own, so that no page carries another page's words. The lists are in `articles.ts`, `services.ts` and `areas.ts`.
 */
import type { Area, ArticleSummary, EmergencyService, SecurityService, Service } from './schema.ts'

/** Slugs of the ten job services, in the order of the services list. */
export const serviceSlugs = [
  'rewiring',
  'sockets-lighting',
  'downlights',
  'garden-office',
  'consumer-unit',
  'new-builds',
  'eicr',
  'smart-home',
  'heating',
  'garden-lighting',
] as const

/** An article with its words. `content` is HTML and must be sanitised before display. */
export type Article = ArticleSummary & { content: string }

const articleFiles: Record<string, () => Promise<{ content: string }>> = {
  'bathroom-lighting-zones': () => import('./articles/bathroom-lighting-zones.ts'),
  'burglar-alarm-grades': () => import('./articles/burglar-alarm-grades.ts'),
  'consumer-unit-upgrade-guide': () => import('./articles/consumer-unit-upgrade-guide.ts'),
  'cut-electricity-use-at-home': () => import('./articles/cut-electricity-use-at-home.ts'),
  'eicr-guide': () => import('./articles/eicr-guide.ts'),
  'ev-charger-installation': () => import('./articles/ev-charger-installation.ts'),
  'garden-lighting-and-power': () => import('./articles/garden-lighting-and-power.ts'),
  'garden-office-power-guide': () => import('./articles/garden-office-power-guide.ts'),
  'home-cctv-and-privacy': () => import('./articles/home-cctv-and-privacy.ts'),
  'home-cinema-and-network-wiring': () => import('./articles/home-cinema-and-network-wiring.ts'),
  'kitchen-sockets-and-circuits': () => import('./articles/kitchen-sockets-and-circuits.ts'),
  'landlord-electrical-safety': () => import('./articles/landlord-electrical-safety.ts'),
  'led-downlights-planning': () => import('./articles/led-downlights-planning.ts'),
  'part-p-and-certificates': () => import('./articles/part-p-and-certificates.ts'),
  'rcd-keeps-tripping': () => import('./articles/rcd-keeps-tripping.ts'),
  'signs-your-home-needs-rewiring': () => import('./articles/signs-your-home-needs-rewiring.ts'),
  'smart-home-wiring-basics': () => import('./articles/smart-home-wiring-basics.ts'),
  'smoke-and-co-alarms': () => import('./articles/smoke-and-co-alarms.ts'),
}

const serviceFiles: Record<(typeof serviceSlugs)[number], () => Promise<{ service: Service }>> = {
  rewiring: () => import('./services/rewiring.ts'),
  'sockets-lighting': () => import('./services/sockets-lighting.ts'),
  downlights: () => import('./services/downlights.ts'),
  'garden-office': () => import('./services/garden-office.ts'),
  'consumer-unit': () => import('./services/consumer-unit.ts'),
  'new-builds': () => import('./services/new-builds.ts'),
  eicr: () => import('./services/eicr.ts'),
  'smart-home': () => import('./services/smart-home.ts'),
  heating: () => import('./services/heating.ts'),
  'garden-lighting': () => import('./services/garden-lighting.ts'),
}

const areaFiles: Record<string, () => Promise<{ area: Area }>> = {
  richmond: () => import('./areas/richmond.ts'),
  twickenham: () => import('./areas/twickenham.ts'),
  kew: () => import('./areas/kew.ts'),
  barnes: () => import('./areas/barnes.ts'),
  teddington: () => import('./areas/teddington.ts'),
  mortlake: () => import('./areas/mortlake.ts'),
  'east-sheen': () => import('./areas/east-sheen.ts'),
  roehampton: () => import('./areas/roehampton.ts'),
  putney: () => import('./areas/putney.ts'),
  wimbledon: () => import('./areas/wimbledon.ts'),
}

/** The article with this slug, or undefined. */
export const loadArticle = bySlug(articleFiles, async ({ content }, slug): Promise<Article | undefined> => {
  const { articleSummaries } = await import('./articles.ts')
  const summary = articleSummaries.find((article) => article.slug === slug)
  return summary && { ...summary, content }
})

/** The job service with this slug, or undefined. */
export const loadService = bySlug(serviceFiles, ({ service }) => service)

/** The area with this slug, or undefined. */
export const loadArea = bySlug(areaFiles, ({ area }) => area)

export const loadEmergencyService: () => Promise<EmergencyService> = remembered(() =>
  import('./services/emergency.ts').then((file) => file.service),
)

export const loadSecurityService: () => Promise<SecurityService> = remembered(() =>
  import('./services/security.ts').then((file) => file.service),
)

/** A loader that answers the same slug with the same promise: what React's `use()` needs. */
function bySlug<File, Item>(
  files: Record<string, () => Promise<File>>,
  pick: (file: File, slug: string) => Item | Promise<Item>,
): (slug: string) => Promise<Item | undefined> {
  const loaders = new Map(
    Object.entries(files).map(([slug, load]) => [slug, remembered(async () => pick(await load(), slug))]),
  )
  const nothing = readable(Promise.resolve(undefined))
  return (slug) => loaders.get(slug)?.() ?? nothing
}

/** Milliseconds. Not at once: `use()` would ask again and again instead of throwing. */
const failureRemembered = 3000

/** A loader that loads once. A chunk that failed to arrive is asked for again when a moment has passed. */
export function remembered<T>(load: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | undefined
  return () => {
    if (!promise) {
      promise = readable(load())
      promise.catch(() => setTimeout(() => (promise = undefined), failureRemembered))
    }
    return promise
  }
}

/**
 * Marks a settled promise in the way React does itself (`status`, `value`), so that `use()` returns at once when
 * the data is already here: a page whose data was fetched ahead hydrates and navigates without a pause.
 */
export function readable<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  )
  return promise
}
