import { readFileSync } from 'node:fs'
import type { OwnPage } from './tls-front.ts'

const words = `<p>${'An electrician in Richmond who turns up, explains the job and leaves the room clean. '.repeat(20)}</p>`
const image = 'web/public/images/hero-house-cutaway-dusk-house-860.avif'

function html(title: string, body: string): OwnPage {
  const document = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="description" content="A plain page to compare with."><title>${title}</title><link rel="icon" href="data:,"><h1>${title}</h1>${body}</html>`
  return { contentType: 'text/html; charset=utf-8', body: Buffer.from(document) }
}

/** Two hand-written pages without styles or scripts: nothing that shows the same can be faster. */
export const floorPages = new Map<string, OwnPage>([
  ['/floor/text', html('Plain text', words)],
  [
    '/floor/hero',
    html(
      'Plain text and a hero',
      `<img src="/floor/hero.avif" alt="A house at dusk" width="412" height="414" fetchpriority="high">${words}`,
    ),
  ],
  ['/floor/hero.avif', { contentType: 'image/avif', body: readFileSync(image) }],
])
