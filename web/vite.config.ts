import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { content } from './compile/content-plugin.ts'

/** Used by `scripts/build.ts` for the two builds and by the local server for hot reload. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), content()],
  ssr: {
    // Everything but jsdom goes into the prerenderer, so that React is always the production build.
    noExternal: true,
    external: ['jsdom'],
  },
  build: {
    target: 'es2022',
    // Small pictures and fonts as data: URLs would weigh on the inline styles.
    assetsInlineLimit: 0,
    emptyOutDir: true,
    reportCompressedSize: false,
    // A busy machine is no fault of a plugin: no advice about it on the operator's terminal.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // Twenty small chunks a page cost more in requests and compression than one that most pages share.
        codeSplitting: { groups: [{ name: 'shared', minShareCount: 9 }] },
        // Every page lists its chunks: no names, for the home page must arrive with the first round trip.
        chunkFileNames: 'assets/[hash].js',
      },
    },
  },
})
