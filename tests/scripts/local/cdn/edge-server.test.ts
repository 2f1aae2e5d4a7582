import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderOrigin } from '../../../../scripts/local/cdn/bucket-origin.ts'
import { edgeServer } from '../../../../scripts/local/cdn/edge-server.ts'
import { type LocalService, listen } from '../../../../scripts/local/services/http-server.ts'
import { temporaryFolder } from '../../../fixtures/temporary-folder.ts'

/** Long enough for the CDN to compress, and still so once it is compressed. */
const text = randomBytes(2000).toString('hex')
let site: LocalService

beforeAll(async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/app-4f2a.js'), brotliCompressSync(text))
  for (const file of ['index.html', 'site.css']) writeFileSync(join(folder, file), text)
  const behaviour = {
    pathPattern: '*',
    methods: ['GET', 'HEAD'],
    compress: true,
    origin: { kind: 'bucket' as const, bucket: 'site' },
    viewerRequest: undefined,
    viewerResponse: undefined,
    headers: {},
  }
  const spec = { behaviours: [behaviour], errorPages: new Map(), defaultRootObject: 'index.html' }
  const api = () => Promise.reject(new Error('This site has no API'))
  site = await listen(edgeServer(spec, { buckets: new Map([['site', folderOrigin(folder)]]), api }))
})
afterAll(() => site.stop())

test.each(['/assets/app-4f2a.js', '/site.css', '/'])(
  '%s is what its header says, whether or not the client accepts Brotli',
  async (path) => {
    for (const [accepts, encoding] of [['br', 'br'] as const, ['identity', null] as const]) {
      // `fetch` decodes as the header says.
      const response = await fetch(site.endpoint + path, { headers: { 'accept-encoding': accepts } })
      expect(response.headers.get('content-encoding'), accepts).toBe(encoding)
      expect(await response.text(), accepts).toBe(text)
    }
  },
)
