import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { content } from './compile/content-plugin.ts'
import { ownerData } from './compile/owner-data.ts'

/** Used by `scripts/build.ts` for the two builds and by the local server for hot reload. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), content(), ownerData(), helmetForReact19(), routerForThisSite()],
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
        codeSplitting: { groups: [{ name: 'shared', minShareCount: 8, test: /^(?!.*content.(services|blocks))/ }] },
        // Every page lists its chunks: no names, for the home page must arrive with the first round trip.
        chunkFileNames: 'assets/[hash].js',
      },
    },
  },
})

/**
 * On React 19 react-helmet-async hands its tags to React, but it asks for the version while it runs, so every page would
 * carry its code for older versions and their servers too: 5 KB.
 */
function helmetForReact19(): Plugin {
  const answers = [
    ['var isReact19 = major >= 19;', 'const isReact19 = true;'],
    // Data of an older server's, which makes strings of tags.
    ['if (helmetData && !(helmetData instanceof HelmetData)) {', 'if (false) {'],
  ] as const
  return {
    name: 'helmet-for-react-19',
    transform: {
      filter: { id: /react-helmet-async\/lib\/index\.esm\.js$/ },
      handler(code) {
        for (const [question] of answers) {
          if (!code.includes(question)) this.error(`react-helmet-async no longer says: ${question}`)
        }
        return { code: answers.reduce((text, [question, answer]) => text.replace(question, answer), code), map: null }
      },
    },
  }
}

/**
 * The package has a production build that its exports do not name, and marks nothing as free of side effects: every page
 * would carry forms, fetchers and warnings that nobody uses, 4 KB.
 */
function routerForThisSite(): Plugin {
  const production = join(import.meta.dirname, '../node_modules/react-router/dist/production')
  return {
    name: 'router-for-this-site',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: join(production, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: join(production, 'dom-export.mjs') },
        ],
      },
    }),
    transform: {
      filter: { id: /react-router\/dist\/production\/chunk-/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  }
}
