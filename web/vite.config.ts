import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentData } from './compile/data-plugin.ts'

/** Used by `scripts/site/build-site.ts` for the two builds and by the local server for hot reload. */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), contentData()],
  ssr: {
    // Everything but jsdom goes into the prerenderer, so that React is always the production build.
    noExternal: command === 'build' ? true : [],
    external: ['jsdom'],
  },
  build: {
    // The oldest browsers that are served; `tests/fixtures/younger-apis.ts` lists what they do not have.
    target: ['chrome111', 'firefox115', 'safari16.4'],
    // The content security policy allows no fonts as data: URLs.
    assetsInlineLimit: 0,
    emptyOutDir: true,
    reportCompressedSize: false,
    rolldownOptions: {
      // A busy machine is no fault of a plugin: no advice about it on the operator's terminal.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          // Few files: each request costs a phone's main thread some milliseconds, however small its answer is.
          groups: [
            // What `entry-client.ts` imports, so that the first paint does not wait for the other two.
            { name: 'entry', test: /preload-helper|api-paths/, priority: 2 },
            // What it imports once the page has loaded, before React is there.
            { name: 'load-page', test: /web[\\/]src[\\/]loaders[\\/]load-page/, priority: 2 },
            // And what follows the form until the rest is there.
            {
              name: 'early-form',
              test: /enquiry[\\/](create-store|draft|early-form|read-form)|shared[\\/](enquiry|photo)-(fields|rules|key)/,
              priority: 2,
            },
            // One sheet for all pages. Behind the plaster has its own, which is fetched with its code.
            { name: 'site', test: /web[\\/](content|src)(?!.*HouseWiring).*\.css$/, priority: 3 },
            { name: 'libraries', test: /node_modules[\\/](react|scheduler)/, priority: 1 },
            // What it imports then is on every page.
            { name: 'hydrate', test: /web[\\/]src[\\/]hydrate/ },
            // What many other pages have, but for what is large and on few: the map, tables, articles, exhibits.
            {
              name: 'shared',
              test: /web[\\/]src[\\/](?!features[\\/]portfolio|api[\\/]query|sections[\\/](AreasMap|Article|DataTable|exhibits))|web[\\/]content[\\/]lib[\\/](slug|areas-by-slug)/,
              minShareCount: 4,
            },
            // And what shows projects, with the query library.
            { name: 'projects', test: /(ProjectGallery|FeaturedWork|ServiceWork)\.tsx/ },
          ],
        },
      },
    },
  },
}))
