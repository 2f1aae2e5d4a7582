import { drawing } from '../../trusted-types.ts'

/** The text of an SVG file beside this one, in the page itself: its strokes and faces are the page's. */
export function Drawing({ svg }: { svg: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the site's own.
  return <div dangerouslySetInnerHTML={{ __html: drawing(svg) }} />
}
