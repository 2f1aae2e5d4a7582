/** Receives an image file and replies with a smaller copy, or with undefined if that fails. */
import { photoRules } from '#shared/photo-rules.ts'

/** Maximum length of the longer side in pixels: the labels of a fuse board stay legible. */
const maxSide = 2560
/** A higher quality makes no visible difference in JPEG and WebP. */
const quality = 0.85

addEventListener('message', async ({ data }) => {
  postMessage(data instanceof Blob ? await smaller(data).catch(() => undefined) : undefined)
})

async function smaller(file: Blob): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height))
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context || !drawsTruly()) return undefined
  context.imageSmoothingQuality = 'high'
  // JPEG has no transparency: without a ground, what is clear would be black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const { type } = file
  const copy = await canvas.convertToBlob({ type, quality })
  // A browser that cannot encode the type (Safari and WebP) returns a PNG instead.
  return copy.type === type && copy.size <= photoRules.maxBytes ? copy : undefined
}

/** False in browsers that resist fingerprinting by returning noise from a canvas. */
function drawsTruly(): boolean {
  const context = new OffscreenCanvas(2, 2).getContext('2d')
  if (!context) return false
  context.fillStyle = 'rgb(10 120 230)'
  context.fillRect(0, 0, 2, 2)
  const { data } = context.getImageData(0, 0, 2, 2)
  return data.every((value, index) => value === [10, 120, 230, 255][index % 4])
}
