/**
 * The only code that may turn text into markup, scripts or script URLs. The content security policy lists these
 * policies, and the browser rejects any other text there. DOMPurify has a policy of its own.
 */

/** HTML that is sanitised or the site's own. A string where Trusted Types are not supported. */
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

// Casts: the DOM's types accept strings only, and browsers without Trusted Types get strings.

/** The HTML that an element of the document already has. */
export function htmlOf(element: Element): CleanHtml {
  return trusted(element.innerHTML)
}

/** One of the site's own drawings: the text of a file in `content/drawings`. */
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

/** URL of a worker's script, which must be a file of this site. */
export function scriptPath(path: string): string {
  return (policy?.createScriptURL(path) ?? path) as string
}
