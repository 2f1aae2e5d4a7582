/**
 * The viewer-response CloudFront Function for visitors' photos: it sets content type, file name and disposition,
 * whatever was stored with the bytes. Limited to the same syntax as `viewer-request.ts`.
 */

interface EdgeValue {
  value: string
}
interface EdgeResponse {
  statusCode: number
  headers: Record<string, EdgeValue>
}

/** File extension of each image type that a visitor may upload. */
export type PhotoEndings = Readonly<Record<string, string>>

export function photoResponse(response: EdgeResponse, endings: PhotoEndings): EdgeResponse {
  const headers = response.headers
  const kind = headers['content-type']?.value ?? ''
  const ending = Object.keys(endings).indexOf(kind) === -1 ? undefined : endings[kind]
  Object.keys(headers).forEach((name) => {
    if (name.indexOf('x-amz-') === 0 || name === 'content-language' || name === 'expires') delete headers[name]
  })
  headers['content-type'] = { value: ending ? `image/${ending}` : 'application/octet-stream' }
  headers['content-disposition'] = {
    value: ending ? `inline; filename="photo.${ending}"` : 'attachment; filename="photo"',
  }
  return response
}
