/** Builds the site into `dist/site`: browser bundle, prerendered pages, sitemap, robots.txt. */
import { readArguments } from './command-line.ts'
import { buildSite } from './site/build-site.ts'

readArguments({ usage: 'npm run build', options: {} })
await buildSite({ onStep: (step) => console.log(step) })
