/** Builds the site into `dist/site`: browser bundle, prerendered pages, sitemap, robots.txt. */
import { readArguments } from './command-line.ts'
import { buildSite } from './site/build-site.ts'

readArguments({ usage: 'npm run build', options: {} })
try {
  await buildSite({ onStep: (step) => console.log(step) })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
