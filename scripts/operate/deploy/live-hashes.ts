/** Hashes of inline blocks that the live site allows. */
export interface LiveHashes {
  style: string[]
  script: string[]
}

/** The hashes of two earlier deployments: the header must not grow with each one. */
const maxCarried = 4

/**
 * Reads the content security policy of the live site. A tab that was opened before the deployment may still load a page
 * of the old build from its browser's cache, and the new policy must let its inline blocks run [E6]. When the site does
 * not answer there are no hashes, `print` says so, and the deployment goes on.
 */
export async function readLiveHashes(
  url: string,
  print: (line: string) => void,
  fetch = globalThis.fetch,
): Promise<LiveHashes> {
  try {
    const response = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(10_000) })
    return hashesIn(response.headers.get('content-security-policy') ?? '')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    print(
      `Note: ${url} does not answer (${reason}). Tabs that are open now may look wrong until they are loaded again; the deployment goes on.`,
    )
    return { style: [], script: [] }
  }
}

export function hashesIn(policy: string): LiveHashes {
  const directive = (name: string) => policy.split(';').find((part) => part.trim().startsWith(`${name} `)) ?? ''
  const hashes = (name: string) =>
    [...directive(name).matchAll(/'(sha256-[^']+)'/g)].map(([, hash = '']) => hash).slice(0, maxCarried)
  return { style: hashes('style-src'), script: hashes('script-src') }
}
