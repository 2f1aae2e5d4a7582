import { isPicture, maxPhotoText, photoKinds, photoRules, photoTypeOf, signatureBytes } from '#contract/photo-rules.ts'

export const photoProblemTitle = 'Photo Error'

/** Splits the files into valid photos and messages about the rest. Valid photos are kept even if others are refused. */
export async function checkPhotos(chosen: readonly File[]): Promise<{ photos: File[]; problems: string[] }> {
  const photos: File[] = []
  const problems: string[] = []
  for (const file of chosen.map(withType)) {
    if (!isAllowedType(file.type) || !(await beginsAsPicture(file))) {
      problems.push(
        `File ${file.name} is not a valid image type. Please use ${photoKinds.slice(0, -1).join(', ')}, or ${photoKinds.at(-1)}`,
      )
    } else if (file.size > photoRules.maxBytes) {
      problems.push(`File ${file.name} is too large. Maximum size is ${maxPhotoText}`)
    } else {
      photos.push(file)
    }
  }
  return { photos, problems: [...new Set(problems)] }
}

export const tooManyPhotos = `Maximum ${photoRules.maxPhotos} photos allowed`

/** A phone may name a HEIC picture .jpg, which the server would drop. An unreadable file is left to the upload. */
async function beginsAsPicture(file: File): Promise<boolean> {
  const start = await file
    .slice(0, signatureBytes)
    .arrayBuffer()
    .catch(() => undefined)
  return start === undefined || isPicture(new Uint8Array(start))
}

function isAllowedType(type: string): boolean {
  return photoRules.types.some((allowed) => allowed === type)
}

/** Some systems report no file type; it is then taken from the file name. */
function withType(file: File): File {
  if (file.type !== '') return file
  const type = photoTypeOf(file.name)
  return type ? new File([file], file.name, { type, lastModified: file.lastModified }) : file
}
