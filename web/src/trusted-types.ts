/**
 * All that may become markup, the text of a script or a script's address. The content security policy names these
 * policies, and the browser refuses any other text in those places. DOMPurify has a policy of its own.
 */

/** HTML that has been cleaned, or is the site's own. Without Trusted Types it is a string. */
export type CleanHtml = TrustedHTML

const factory = typeof window === 'undefined' ? undefined : window.trustedTypes
const policy = factory?.createPolicy('site', {
  createHTML: (html) => html,
  createScript: (json) => JSON.stringify(JSON.parse(json)),
  createScriptURL: (path) => {
    if (new URL(path, location.origin).origin !== location.origin) throw new Error(`${path} is not of this site`)
    return path
  },
})

// The casts below: the DOM's types know strings alone, and a browser without Trusted Types takes nothing else.

/** What an element of the document already holds. */
export function htmlOf(element: Element): CleanHtml {
  return trusted(element.innerHTML)
}

/** A drawing of the site's own: the text of a file in `content/drawings`. */
export function drawing(svg: string): CleanHtml {
  return trusted(svg)
}

function trusted(html: string): CleanHtml {
  return policy?.createHTML(html) ?? (html as unknown as CleanHtml)
}

/** JSON as the text of a script element. */
export function jsonText(json: string): string {
  return (policy?.createScript(json) ?? json) as string
}

/** The path of a worker's script, which must be a file of this site. */
export function scriptPath(path: string): string {
  return (policy?.createScriptURL(path) ?? path) as string
}
