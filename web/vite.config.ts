import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { content, heads } from './compile/content-plugin.ts'
import { ownerData } from './compile/owner-data.ts'

/** Used by `scripts/site/build-site.ts` for the two builds and by the local server for hot reload. */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), content(), heads(), ownerData()],
  ssr: {
    // Everything but jsdom goes into the prerenderer, so that React is always the production build.
    noExternal: command === 'build' ? true : [],
    external: ['jsdom'],
  },
  build: {
    target: 'es2022',
    // The content security policy allows no fonts as data: URLs.
    assetsInlineLimit: 0,
    emptyOutDir: true,
    reportCompressedSize: false,
    // A busy machine is no fault of a plugin: no advice about it on the operator's terminal.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
}))
