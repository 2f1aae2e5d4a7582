import { type Html, html } from '../runtime/html.ts'
import { VisibleError } from '../runtime/visible-error.ts'
import type { ApiError } from '../shared/api-error.ts'
import { fromPreview, projectParam } from '../shared/page-parameters.ts'
import type { PreviewProjectParams } from '../shared/project.ts'
import { imageStem, imageVariant, projectImage } from '../shared/project-image.ts'
import type { ProjectStore } from './project-store.ts'

/** The business as a preview names it. */
interface PreviewBusiness {
  name: string
  phone: { display: string; e164: string }
}

interface PreviewDeps {
  store: Pick<ProjectStore, 'get'>
  siteUrl: string
  business: PreviewBusiness
}

/** Width in pixels. Messengers show this size large, and every image has it as JPEG. */
const imageWidth = 1280

/** Open Graph page of a project. A person finds on it the image, the phone number and the way to the project. */
export async function previewProject(
  { id }: PreviewProjectParams,
  { store, siteUrl, business }: PreviewDeps,
): Promise<{ page: string }> {
  const project = await store.get(id)
  if (!project) throw new VisibleError('gone', 'This project is no longer shown.')
  const { title, location, category, description, image_url, alt_text } = project
  const image = `/${projectImage.prefix}${imageVariant(imageStem(image_url), imageWidth, 'jpg')}`
  const { width, height } = projectImage.aspectRatio
  const imageHeight = String((imageWidth / width) * height)
  const metas = {
    'og:type': 'article',
    'og:site_name': business.name,
    'og:locale': 'en_GB',
    'og:title': `${title}, ${location}`,
    'og:description': description,
    'og:image': `${siteUrl}${image}`,
    'og:image:width': String(imageWidth),
    'og:image:height': imageHeight,
    'og:image:alt': alt_text,
  }
  const page = pageFrame(
    { title, businessName: business.name, metas },
    html`<h1>${title}</h1>
<p class="small">${location} · ${category}</p>
<img src="${image}" width="${imageWidth}" height="${imageHeight}" alt="${alt_text}">
<p>${description}</p>
<p class="actions"><a class="button button--primary" href="/portfolio?${projectParam}=${encodeURIComponent(id)}&amp;${fromPreview}=yes">See the project</a>
${callLink(business)}</p>`,
  )
  return { page }
}

/** Page for a missing project, or a failure. */
export function previewErrorPage({ message }: ApiError['error'], business: PreviewBusiness): string {
  const title = 'Our work'
  return pageFrame(
    { title, businessName: business.name },
    html`<h1>${title}</h1>
<p>${message}</p>
<p class="actions"><a class="button button--primary" href="/portfolio">See all projects</a>
${callLink(business)}</p>`,
  )
}

function callLink({ phone }: PreviewBusiness): Html {
  return html`<a class="button button--secondary" href="tel:${phone.e164}">Call ${phone.display}</a>`
}

interface PageHead {
  title: string
  businessName: string
  /** Properties of Open Graph. */
  metas?: Record<string, string>
}

/** A page that the API answers with, in the site's own styles: the build puts them at an address that never changes. */
function pageFrame({ title, businessName, metas = {} }: PageHead, main: Html): string {
  const tags = Object.entries(metas).map(
    ([property, content]) => html`<meta property="${property}" content="${content}">\n`,
  )
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${tags}<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/site.css">
</head>
<body>
<header class="header on-ink"><div class="header__row"><a class="wordmark" href="/">${businessName}</a></div></header>
<main class="answer wrap">
${main}
</main>
</body>
</html>
`.toString()
}
