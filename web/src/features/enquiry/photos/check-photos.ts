import { isHeic, maxPhotoText, photoKinds, photoRules, pictureTypeOf, signatureBytes } from '#shared/photo-rules.ts'

export const photoProblemTitle = 'Photo Error'

/** The photo, labelled as its first bytes say; or a sentence about a file that is none. */
export async function checkPhoto(file: File): Promise<File | string> {
  const start = await startOf(file)
  const type = start ? pictureTypeOf(start) : photoRules.types.find((allowed) => allowed === file.type)
  if (!type) return start && isHeic(start) ? `${wrongType(file)}. ${heicAdvice(file)}` : wrongType(file)
  if (file.size > photoRules.maxBytes) return `File ${file.name} is too large. Maximum size is ${maxPhotoText}`
  return file.type === type ? file : new File([file], file.name, { type, lastModified: file.lastModified })
}

/** A sentence about the photos that were left out. */
export function tooManyPhotos(names: readonly string[]): string {
  return `Maximum ${photoRules.maxPhotos} photos allowed. We left out ${names.join(', ')}.`
}

export function wrongType({ name }: File): string {
  return `File ${name} is not a valid image type. Please use ${photoKinds.slice(0, -1).join(', ')}, or ${photoKinds.at(-1)}`
}

/** A phone may name a HEIC picture .jpg, and then the sentence before would contradict what is seen. */
function heicAdvice({ name }: File): string {
  const isNamed = /\.hei[cf]$/i.test(name)
  return `This is a HEIC photo${isNamed ? '' : ', although its name says otherwise'}. Take a screenshot of it, and add the screenshot instead.`
}

/**
 * The first bytes, which say what a file is: Windows labels a JPEG as its registry does, or not at all. Undefined for a
 * file that cannot be read: it is left to the upload, if it is labelled as a picture.
 */
async function startOf(file: File): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer())
  } catch {
    return undefined
  }
}
