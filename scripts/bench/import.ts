/**
 * `npm run bench:import -- [projects] [photo]`: imports so many projects with three pictures each through the
 * importer's own code, and shows pictures a second and memory as it goes. S3 is a server that takes everything and
 * keeps nothing, so that the memory is the importer's. Flat colours encode about five times as fast as photos.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { S3Client } from '@aws-sdk/client-s3'
import sharp from 'sharp'
import type { Project } from '#contract/project.ts'
import { importProjects } from '../projects/import-projects.ts'
import { createPictureBucket } from '../projects/picture-bucket.ts'

const picturesPerProject = 3
const projects = Number(process.argv[2] ?? 1000)
const isPhoto = process.argv[3] === 'photo'
const photo = 'web/public/portfolio-images/hallway-stair-lights-1280.jpg'

const folder = mkdtempSync(join(tmpdir(), 'bench-import-'))
const sink = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(request.method === 'HEAD' ? 404 : 200).end())
})
await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve))
// A server on a port, and not on a pipe, has an AddressInfo.
const { port } = sink.address() as AddressInfo
const client = new S3Client({
  endpoint: `http://127.0.0.1:${port}`,
  region: 'eu-west-2',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  forcePathStyle: true,
})

const rows = Array.from({ length: projects * picturesPerProject }, (_, index) => row(index))
for (const [index, { image_url }] of rows.entries()) await makeMaster(join(folder, image_url), index)
console.log(`${rows.length} masters are made. Importing.`)

let written = 0
const store = {
  scan: async () => ({ items: [], malformed: [] }),
  put: async (items: readonly unknown[]) => {
    written += items.length
  },
  delete: async () => {},
}
const started = performance.now()
const step = Math.ceil(rows.length / 10)
const result = await importProjects(rows, folder, {
  store,
  bucket: createPictureBucket(client, 'bench'),
  onPicture(done) {
    if (done % step !== 0 && done !== rows.length) return
    const rate = done / ((performance.now() - started) / 1000)
    const memory = process.memoryUsage().rss / 1024 / 1024
    console.log(`${String(done).padStart(6)} pictures, ${rate.toFixed(2)} a second, ${memory.toFixed(0)} MB`)
  },
})
console.log(`${result.picturesMade} pictures made, ${written} rows written.`)
rmSync(folder, { recursive: true })
sink.close()
sink.closeAllConnections()

async function makeMaster(path: string, index: number): Promise<void> {
  const background = { r: index % 256, g: (index >> 8) % 256, b: 90 }
  const picture = isPhoto
    ? sharp(photo).tint(background)
    : sharp({ create: { width: 1280, height: 960, channels: 3, background } })
  await picture.jpeg().toFile(path)
}

function row(index: number): Project {
  const project = Math.floor(index / picturesPerProject)
  return {
    id: `p-${index}`,
    title: `Project ${project}`,
    description: 'A project of the bench.',
    category: 'Renovations',
    location: 'Kew',
    services_provided: ['Rewire'],
    image_url: `p-${index}.jpg`,
    alt_text: 'A picture',
    featured: false,
    project_date: '2026-01-01',
    collection_id: `col-${project}`,
    image_order: (index % picturesPerProject) + 1,
  }
}
