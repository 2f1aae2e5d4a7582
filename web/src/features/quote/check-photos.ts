import { photoRules } from '#contract/photo-rules.ts'

export const photoProblemTitle = 'Photo Error'
const maxText = `${photoRules.maxBytes / 1024 / 1024}MB`

const typeOfExtension: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
}

/** Sorts what was chosen into photos to keep and sentences about the rest. Photos that fit are kept even if others are refused. */
export function checkPhotos(chosen: readonly File[], alreadyChosen: number): { photos: File[]; problems: string[] } {
  const photos: File[] = []
  const problems: string[] = []
  for (const file of chosen.map(withType)) {
    // An empty file is no picture, no matter its name.
    if (!isAllowedType(file.type) || file.size === 0) {
      problems.push(`File ${file.name} is not a valid image type. Please use JPG, PNG, WEBP, or GIF`)
    } else if (file.size > photoRules.maxBytes) {
      problems.push(`File ${file.name} is too large. Maximum size is ${maxText}`)
    } else {
      photos.push(file)
    }
  }
  const room = photoRules.maxPhotos - alreadyChosen
  if (photos.length > room) problems.push(`Maximum ${photoRules.maxPhotos} photos allowed`)
  return { photos: photos.slice(0, room), problems: [...new Set(problems)] }
}

function isAllowedType(type: string): boolean {
  return photoRules.types.some((allowed) => allowed === type)
}

/** Some systems do not know a file's type; its name then tells. */
function withType(file: File): File {
  if (file.type !== '') return file
  const type = typeOfExtension[/\.(\w+)$/.exec(file.name.toLowerCase())?.[1] ?? '']
  return type ? new File([file], file.name, { type, lastModified: file.lastModified }) : file
}
