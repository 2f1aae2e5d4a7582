import { HeadObjectCommand } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import { describeDiff, diffProjects, importProjects } from '../../../../scripts/operate/projects/import-projects.ts'
import { variantNames } from '../../../../scripts/pictures/picture-variants.ts'
import { projectRow } from '../../../fixtures/project-row.ts'
import { mastersOf, startPortfolio } from './projects-tool.ts'

const portfolio = await startPortfolio()
const { records, bucket } = portfolio

test('imports rows and pictures; doing it again changes nothing; a new master is made again', async () => {
  const rows = [projectRow(), projectRow({ id: 'p-2', image_url: 'lamp.jpg', category: 'Living Spaces' })]
  const pictures = await mastersOf(['board.jpg', 'lamp.jpg'])
  const first = await importProjects(rows, pictures, { records, bucket })
  expect(first).toMatchObject({ picturesMade: 2 })
  expect(first.diff.added).toHaveLength(2)
  expect(await bucket.list()).toEqual(new Set([...variantNames('board.jpg'), ...variantNames('lamp.jpg')]))

  const second = await importProjects(rows, pictures, { records, bucket })
  expect(second).toMatchObject({ picturesMade: 0 })
  expect(second.diff).toMatchObject({ added: [], changed: [] })

  // Swapped, so that both pictures have changed.
  const again = await mastersOf(['lamp.jpg', 'board.jpg'])
  const third = await importProjects(rows.slice(0, 1), new Map([...again].filter(([name]) => name === 'board.jpg')), {
    records,
    bucket,
  })
  expect(third).toMatchObject({ picturesMade: 1 })
  expect((await records.scan()).items).toHaveLength(2)
})

test('a picture that is replaced is deleted, but not while another project shows it', async () => {
  const importing = async (...rows: [id: string, image_url: string][]) =>
    importProjects(
      rows.map(([id, image_url]) => projectRow({ id, image_url })),
      await mastersOf(rows.map(([, image_url]) => image_url)),
      { records, bucket },
    )
  await importing(['left', 'old.jpg'], ['right', 'old.jpg'])
  await importing(['left', 'new.jpg'])
  expect(await bucket.list()).toContain('old-640.avif')
  await importing(['right', 'new.jpg'])
  const files = await bucket.list()
  expect(files).toContain('new-640.avif')
  expect([...files].filter((name) => name.startsWith('old-'))).toEqual([])
  await importing(['left', 'new.png'], ['right', 'new.png'])
  expect(await bucket.list(), 'a picture in another format has the same files').toContain('new-640.avif')
})

test('pictures carry their type and how long they may be kept', async () => {
  const head = await portfolio.files.send(
    new HeadObjectCommand({ Bucket: portfolio.bucketName, Key: 'media/board-640.avif' }),
  )
  expect(head).toMatchObject({ ContentType: 'image/avif', CacheControl: expect.stringContaining('max-age=') })
})

test('goes on after a cut: what was made stays, what was not is made, and rows come last', async () => {
  const names = ['x.jpg', 'y.jpg', 'z.jpg']
  const rows = names.map((image_url) => projectRow({ id: image_url, image_url }))
  const pictures = await mastersOf(names)
  const cut = {
    ...bucket,
    upload: (path: string, imageUrl: string) =>
      imageUrl === 'z.jpg' ? Promise.reject(new Error('the line was cut')) : bucket.upload(path, imageUrl),
  }
  await expect(importProjects(rows, pictures, { records, bucket: cut })).rejects.toThrow('the line was cut')
  expect((await records.scan()).items.filter(({ id }) => names.includes(id))).toEqual([])
  // Other pictures are still being encoded when the first failure is reported.
  const whole = async () => {
    const files = await bucket.list()
    return files.has('x-1280.jpg') && files.has('y-1280.jpg')
  }
  await expect.poll(whole).toBe(true)

  const again = await importProjects(rows, pictures, { records, bucket })
  expect(again).toMatchObject({ picturesMade: 1 })
  expect((await records.scan()).items.filter(({ id }) => names.includes(id))).toHaveLength(3)
})

const collection_id = 'kitchen'
const first = projectRow({ id: 'a', collection_id, image_order: 1, featured: true })
const second = projectRow({ id: 'b', collection_id, image_order: 2, image_url: 'b.jpg' })
const stored = [first, second]

test('describes what it would do, for people', () => {
  const diff = diffProjects({ items: stored, malformed: [] }, [
    first,
    { ...second, title: 'New', collection_id: undefined, image_url: 'new.jpg' },
    projectRow({ id: 'z' }),
  ])
  expect(describeDiff(diff)).toEqual([
    '+ z  New consumer unit, Kew',
    '~ b  title, image_url, collection_id',
    '- b.jpg, a picture that no project shows then',
    '1 to add, 1 to change, 1 as they are.',
  ])
})
