import type { ApiError } from '../contract/api-error.ts'
import { apiPaths } from '../contract/api-paths.ts'
import {
  type ListProjectsResponse,
  type Project,
  ProjectCategory,
  type ShowProjectsQuery,
} from '../contract/project.ts'
import { imageStem, imageVariant, type ProjectImageFormat, projectImage } from '../contract/project-image.ts'
import { escapeHtml } from '../runtime/escape-html.ts'
import { pageFrame } from '../runtime/page-frame.ts'

/** What the page says of the business. */
interface ProjectsPageBusiness {
  name: string
  /** As printed, and as dialled. */
  phone: { display: string; e164: string }
  /** Whether the pictures are illustrations. */
  sample: boolean
}

/** Projects on one page: its pictures are all fetched, since browsers without script put none off. */
export const projectsPerPage = 24

const title = 'Our work'

/** The portfolio for a browser without JavaScript: every project with its words and its first picture. */
export function projectsPage(
  { projects, next }: ListProjectsResponse,
  query: ShowProjectsQuery,
  business: ProjectsPageBusiness,
): string {
  const { category } = query
  return frame(
    business,
    `<nav aria-label="Projects by category"><ul class="chips">
${[undefined, ...ProjectCategory.options].map((name) => categoryLink(name, name === category)).join('\n')}
</ul></nav>
${projects.length > 0 ? `<ul class="projects">\n${projects.map(projectItem).join('\n')}\n</ul>` : '<p>No projects available at the moment.</p>'}
${next ? `<p><a href="${pageHref({ category, next })}">More projects</a></p>` : ''}
${business.sample ? '<p class="small">The pictures are illustrations.</p>' : ''}`,
  )
}

/** What takes its place when the projects cannot be read. */
export function projectsErrorPage(error: ApiError['error'], business: ProjectsPageBusiness): string {
  return frame(
    business,
    `<div class="notice"><p role="alert">${escapeHtml(error.message)}</p></div>
<p><a href="${apiPaths.showProjects.path}">Show all projects</a></p>`,
  )
}

function frame({ name, phone }: ProjectsPageBusiness, content: string): string {
  return pageFrame(
    { title: `${title} | ${name}`, businessName: name },
    `<h1>${title}</h1>
${content}
<p class="way-out"><a href="/contact">Get Free Quote</a>, or <a href="tel:${escapeHtml(phone.e164)}">call ${escapeHtml(phone.display)}</a></p>`,
  )
}

function categoryLink(category: ProjectCategory | undefined, isShown: boolean): string {
  const current = isShown ? ' aria-current="page"' : ''
  return `<li><a href="${pageHref({ category })}"${current}>${category ?? 'All'}</a></li>`
}

/** Spelled as the edge lets it through: a space is a plus sign. */
function pageHref({ category, next }: ShowProjectsQuery): string {
  const query = new URLSearchParams({ ...(category && { category }), ...(next && { next }) })
  const { path } = apiPaths.showProjects
  return escapeHtml(query.size > 0 ? `${path}?${query}` : path)
}

function projectItem(project: Project): string {
  const { id, category, location, project_date, services_provided } = project
  return `<li id="${escapeHtml(id)}">
${picture(project)}
<div>
<p class="small">${escapeHtml(location)} · ${category} · <time datetime="${project_date}">${longDate.format(Date.parse(project_date))}</time></p>
<h2>${escapeHtml(project.title)}</h2>
<p>${escapeHtml(project.description)}</p>
${services_provided.length > 0 ? `<p class="small">${services_provided.map(escapeHtml).join(' · ')}</p>` : ''}
</div>
</li>`
}

/** UTC, because a calendar date has no time zone. */
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** As wide as the page's column on a wide screen; below it, as wide as the screen. */
const sizes = '(min-width: 40rem) 14rem, 92vw'
const widest = 640

function picture({ image_url, alt_text }: Project): string {
  const stem = imageStem(image_url)
  const url = (width: number, format: ProjectImageFormat) =>
    escapeHtml(`/${projectImage.prefix}${imageVariant(stem, width, format)}`)
  const widths = projectImage.widths.filter((width) => width <= widest)
  const sources = projectImage.formats
    .filter((format) => format !== 'jpg')
    .map((format) => {
      const srcset = widths.map((width) => `${url(width, format)} ${width}w`).join(', ')
      return `<source type="image/${format}" srcset="${srcset}" sizes="${sizes}">`
    })
  const { width, height } = projectImage.aspectRatio
  return `<picture>${sources.join('')}<img loading="lazy" src="${url(widest, 'jpg')}" alt="${escapeHtml(alt_text)}" width="${widest}" height="${(widest * height) / width}"></picture>`
}
