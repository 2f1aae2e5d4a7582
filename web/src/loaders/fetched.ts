/** A page's code or record could not be fetched or run. */
export class NotFetched extends Error {}

/** Awaits a dynamic import. Each browser words its failure differently, so it is rethrown as a `NotFetched`. */
export function fetched<Code>(code: Promise<Code>): Promise<Code> {
  return code.catch((cause: unknown) => {
    throw new NotFetched('A part of the page is missing', { cause })
  })
}
