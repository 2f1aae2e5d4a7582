/** Builds the site into `dist/site`: browser bundle, prerendered pages, sitemap, robots.txt; see `npm run build`. */
import { buildSite } from './site/build-site.ts'

await buildSite({ onStep: (step) => console.log(step) })
