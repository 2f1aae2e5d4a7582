/** A page's code or record did not arrive, or could not be run. */
export class NotFetched extends Error {}

/** What a dynamic import brings. Browsers word its failure each in their own way, so it is made one of ours. */
export function fetched<Code>(code: Promise<Code>): Promise<Code> {
  return code.catch((cause: unknown) => {
    throw new NotFetched('A part of the page is missing', { cause })
  })
}
