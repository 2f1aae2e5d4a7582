import { jobPhotos } from '#contract/job-photos.ts'
import { projectImage } from '#contract/project-image.ts'

/** Why a photo cannot be used, as a message for the owner. */
export class PhotoProblem extends Error {}

const { aspectRatio, widths } = projectImage
const quality = 0.82

let queue: Promise<unknown> = Promise.resolve()

/** Which part of a photo fills the site's 4:3 frame. For one that is too wide, top and bottom mean left and right. */
export const crops = { middle: 'Middle', top: 'Top or left', bottom: 'Bottom or right', whole: 'Whole' } as const
export type Crop = keyof typeof crops

/**
 * Encodes a photo in the site's widths: upright, 4:3, and without EXIF data, because it is redrawn. One photo at a
 * time, because decoding a large one takes 200 MB of memory. Throws a `PhotoProblem`.
 */
export function encodePhoto(file: File, crop: Crop): Promise<Blob[]> {
  const encoded = queue.then(() => encode(file, crop))
  queue = encoded.catch(() => undefined)
  return encoded
}

async function encode(file: File, crop: Crop): Promise<Blob[]> {
  const name = `“${file.name}”`
  if (file.type.startsWith('video/')) throw new PhotoProblem(`${name} is a video. Choose photos.`)
  const url = URL.createObjectURL(file)
  try {
    const image = await load(url, unreadable(file))
    refuseOddShape(name, image)
    await image.decode().catch(() => {
      throw new PhotoProblem(unreadable(file))
    })
    let source: CanvasImageSource = image
    let part = partOf(image, crop)
    const files = new Map<number, Blob>()
    for (const width of widths.toSorted((a, b) => b - a)) {
      const canvas = scaled(source, part, width)
      files.set(width, await toJpeg(canvas, name))
      source = canvas
      part = { x: 0, y: 0, width: canvas.width, height: canvas.height }
    }
    return widths.flatMap((width) => files.get(width) ?? [])
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Loads it as an image element: the browser applies its orientation, and knows its size before decoding it. */
function load(url: string, problem: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new PhotoProblem(problem))
    image.src = url
  })
}

function unreadable({ name, type }: File): string {
  if (/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name))
    return `This browser cannot read “${name}”, a HEIC file. A screenshot of the photo will do; or choose Most Compatible in the camera's settings.`
  return `“${name}” cannot be read as a photo: it may be damaged. Choose another.`
}

function refuseOddShape(name: string, { naturalWidth: width, naturalHeight: height }: HTMLImageElement): void {
  if (Math.max(width, height) > jobPhotos.mostElongated * Math.min(width, height))
    throw new PhotoProblem(`${name} is a panorama, and most of it would be cut off. Choose an ordinary photo.`)
  if (width * height > jobPhotos.mostPixels)
    throw new PhotoProblem(
      `${name} has ${Math.round((width * height) / 1e6)} megapixels, and ${jobPhotos.mostPixels / 1e6} is the most. A screenshot of it will do.`,
    )
  if (width < jobPhotos.minWidth)
    throw new PhotoProblem(`${name} is ${width} pixels wide and must be at least ${jobPhotos.minWidth}.`)
}

type Part = { x: number; y: number; width: number; height: number }

/** The area of the canvas and of the photo to draw, 4:3. With `whole` there are margins at the sides. */
function partOf({ naturalWidth, naturalHeight }: HTMLImageElement, crop: Crop): Part {
  const choose = crop === 'whole' ? Math.max : Math.min
  const width = choose(naturalWidth, (naturalHeight * aspectRatio.width) / aspectRatio.height)
  const height = (width * aspectRatio.height) / aspectRatio.width
  const share = { top: 0, middle: 0.5, whole: 0.5, bottom: 1 }[crop]
  return { x: (naturalWidth - width) * share, y: (naturalHeight - height) * share, width, height }
}

function scaled(source: CanvasImageSource, { x, y, width, height }: Part, to: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = to
  canvas.height = (to * aspectRatio.height) / aspectRatio.width
  const context = canvas.getContext('2d')
  if (context) {
    context.imageSmoothingQuality = 'high'
    // A background for transparent pictures.
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height)
  }
  return canvas
}

function toJpeg(canvas: HTMLCanvasElement, name: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const full = new PhotoProblem(`There is not enough memory for ${name}. Close other apps and choose it again.`)
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(full)), jobPhotos.type, quality)
  })
}
