import { drawing } from '../../trusted-types.ts'

/** Inlines the text of an SVG file, so that its strokes and fonts follow the page's styles. */
export function Drawing({ svg }: { svg: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the site's own.
  return <div dangerouslySetInnerHTML={{ __html: drawing(svg) }} />
}
