import { expect, test, vi } from 'vitest'
import { preparePhoto } from '../../../../../../web/src/features/enquiry/photos/re-encode-photo.ts'

test('where no worker can be made each photo is sent as it is', async () => {
  vi.stubGlobal('window', { OffscreenCanvas: class {} })
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new TypeError('refused')
      }
    },
  )
  // A browser that can show the photo; jsdom never says so, which takes twenty seconds.
  vi.stubGlobal(
    'Image',
    class {
      onload = () => {}
      set src(_: string) {
        this.onload()
      }
    },
  )
  const photos = ['a.jpg', 'b.jpg'].map((name) => new File(['photo'], name, { type: 'image/jpeg' }))
  expect(await Promise.all(photos.map(preparePhoto))).toEqual(photos)
})
