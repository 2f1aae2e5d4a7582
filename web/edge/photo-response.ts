/**
 * The CloudFront Function that sees each answer with a visitor's photo last [P9]: kind, name and disposition are ours,
 * whatever was stored with the bytes. As little syntax as in `viewer-request.ts`.
 */

interface EdgeValue {
  value: string
}
interface EdgeResponse {
  statusCode: number
  headers: Record<string, EdgeValue>
}

/** Ending of each kind of picture that a visitor may upload. */
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
