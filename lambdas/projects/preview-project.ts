import { html } from '../runtime/html.ts'
import { pageFrame } from '../runtime/page-frame.ts'
import { VisibleError } from '../runtime/visible-error.ts'
import type { ApiError } from '../shared/api-error.ts'
import type { PreviewProjectParams } from '../shared/project.ts'
import { imageStem, imageVariant, projectImage } from '../shared/project-image.ts'
import type { ProjectStore } from './project-store.ts'

interface PreviewDeps {
  store: Pick<ProjectStore, 'get'>
  siteUrl: string
  businessName: string
}

/** Width in pixels. Messengers show this size large, and every picture has it as JPEG. */
const pictureWidth = 1280

/** Open Graph page of a project, with a link to the project for people. */
export async function previewProject(
  { id }: PreviewProjectParams,
  { store, siteUrl, businessName }: PreviewDeps,
): Promise<{ page: string }> {
  const project = await store.get(id)
  if (!project) throw new VisibleError('gone', 'This project is no longer shown.')
  const { title, location, category, description, image_url, alt_text } = project
  const picture = imageVariant(imageStem(image_url), pictureWidth, 'jpg')
  const { width, height } = projectImage.aspectRatio
  const metas = {
    'og:type': 'article',
    'og:site_name': businessName,
    'og:locale': 'en_GB',
    'og:title': `${title}, ${location}`,
    'og:description': description,
    'og:image': `${siteUrl}/${projectImage.prefix}${picture}`,
    'og:image:width': String(pictureWidth),
    'og:image:height': String((pictureWidth / width) * height),
    'og:image:alt': alt_text,
  }
  const page = pageFrame(
    { title, businessName, metas },
    html`<h1>${title}</h1>
<p class="small">${location} · ${category}</p>
<p>${description}</p>
<a class="button button--primary" href="/portfolio?project=${encodeURIComponent(id)}">See the project</a>`,
  )
  return { page }
}

/** Page for a missing project, or a failure. */
export function previewErrorPage({ message }: ApiError['error'], businessName: string): string {
  const title = 'Our work'
  return pageFrame(
    { title, businessName },
    html`<h1>${title}</h1>
<p>${message}</p>
<a class="text-link" href="/portfolio">See all projects</a>`,
  )
}
