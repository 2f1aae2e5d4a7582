/** Bytes needed to tell the four kinds of picture apart. */
export const signatureBytes = 12

const ascii = (text: string) => [...Buffer.from(text, 'latin1')]

/** First bytes of each kind (promise P5); `undefined` stands for any byte: RIFF has its length there. */
const signatures: readonly (readonly (number | undefined)[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a],
  [...ascii('RIFF'), undefined, undefined, undefined, undefined, ...ascii('WEBP')],
  ascii('GIF87a'),
  ascii('GIF89a'),
]

/** True when a file begins as a JPEG, PNG, WebP or GIF does, whatever its name or type say. */
export function isPicture(start: Uint8Array): boolean {
  return signatures.some((signature) => signature.every((byte, at) => byte === undefined || start[at] === byte))
}
