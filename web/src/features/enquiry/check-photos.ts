import { maxPhotoText, photoKinds, photoRules, pictureTypeOf, signatureBytes } from '#shared/photo-rules.ts'

export const photoProblemTitle = 'Photo Error'

/** Splits the files into valid photos and messages about the rest. Valid photos are kept even if others are refused. */
export async function checkPhotos(chosen: readonly File[]): Promise<{ photos: File[]; problems: string[] }> {
  const photos: File[] = []
  const problems: string[] = []
  for (const file of chosen) {
    const type = await typeOf(file)
    if (!type) {
      problems.push(
        `File ${file.name} is not a valid image type. Please use ${photoKinds.slice(0, -1).join(', ')}, or ${photoKinds.at(-1)}`,
      )
    } else if (file.size > photoRules.maxBytes) {
      problems.push(`File ${file.name} is too large. Maximum size is ${maxPhotoText}`)
    } else {
      photos.push(file.type === type ? file : new File([file], file.name, { type, lastModified: file.lastModified }))
    }
  }
  return { photos, problems: [...new Set(problems)] }
}

export const tooManyPhotos = `Maximum ${photoRules.maxPhotos} photos allowed`

/**
 * What the first bytes say: Windows labels a JPEG as its registry does, or not at all, and a phone may name a HEIC picture
 * .jpg. A file that cannot be read is left to the upload, if it is labelled as a picture.
 */
async function typeOf(file: File): Promise<string | undefined> {
  try {
    return pictureTypeOf(new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer()))
  } catch {
    return photoRules.types.find((allowed) => allowed === file.type)
  }
}
