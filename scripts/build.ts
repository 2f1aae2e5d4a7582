/** Builds the site into `dist/site`: browser bundle, prerendered pages, sitemap, robots.txt; see `npm run build`. */
import { buildSite, ContentProblem } from './site/build-site.ts'

try {
  await buildSite({ onStep: (step) => console.log(step) })
} catch (error) {
  if (!(error instanceof ContentProblem)) throw error
  console.error(error.message)
  process.exitCode = 1
}
