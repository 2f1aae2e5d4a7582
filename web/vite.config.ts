import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { content } from './compile/content-plugin.ts'
import { ownerData } from './compile/owner-data.ts'

/**
 * With all that they import, one file for every page: two dozen small ones cost more in headers, compression and time than
 * a page saves that does not need all of it.
 */
const onMostPages =
  /web.src.(entry-client|seo.(Seo|structured-data)|features.(portfolio.LazyProjectGallery|quote.LazyQuoteForm)|sections.(Band|CallBand|CallToAction|FaqList|LinkList|PageHero|Points|QuoteActions|QuoteBand|Sources)|ui.(ByTheClock|LightsUp|LongDate))\.tsx?$/

/** Used by `scripts/build.ts` for the two builds and by the local server for hot reload. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), content(), ownerData(), helmetForReact19(), queriesThatRead(), routerForThisSite()],
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
        codeSplitting: { groups: [{ name: 'site', test: onMostPages }] },
        // Every page lists its chunks: no names, for the home page must arrive with the first round trip.
        chunkFileNames: 'assets/[hash].js',
      },
    },
  },
})

/**
 * On React 19 react-helmet-async hands its tags to React, but it asks for the version while it runs, so every page would
 * carry its code for older versions and their servers too, and for tags that the site has none of: 7 KB.
 */
function helmetForReact19(): Plugin[] {
  return [
    answering(/react-helmet-async\/lib\/index\.esm\.js$/, [
      ['var isReact19 = major >= 19;', 'const isReact19 = true;'],
      ['import shallowEqual from "shallowequal";', ''],
      // Data of an older server's, which makes strings of tags.
      ['if (helmetData && !(helmetData instanceof HelmetData)) {', 'if (false) {'],
      // It is rendered with its page: comparing all of it first spares nothing.
      ['return !fastCompare(without(this.props, "helmetData"), without(nextProps, "helmetData"));', 'return true;'],
      // For whoever writes the tags. The types say the same.
      ['warnOnInvalidChildren(child, nestedChildren) {', '$& return;'],
      ['import invariant from "invariant";', ''],
      ['var syncAllAttributes = () => {', '$& return;'],
      ...['Base', 'Script', 'Style', 'Noscript'].map((tag): Answer => [`render${tag}() {`, '$& return null;']),
    ]),
  ]
}

/** The portfolio only reads, and reads whole lists: without the code for changes and for lists without an end, 2 KB. */
function queriesThatRead(): Plugin[] {
  return [
    answering(/query-core\/build\/modern\/queryClient\.js$/, [
      ['config.mutationCache || new MutationCache()', 'undefined'],
      ['resumePausedMutations() {', '$& return Promise.resolve();'],
    ]),
    answering(/query-core\/build\/modern\/query\.js$/, [
      [
        'this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior',
        'undefined',
      ],
    ]),
  ]
}

type Answer = readonly [question: string, answer: string]

/** Answers at build what a library asks while it runs, so that the rest falls away. Fails when it asks otherwise. */
function answering(id: RegExp, answers: readonly Answer[]): Plugin {
  return {
    name: `answering ${id.source}`,
    transform: {
      filter: { id },
      handler(code) {
        for (const [question] of answers) if (!code.includes(question)) this.error(`It no longer says: ${question}`)
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
          .replace(/^\w+\.(displayName|contextType) = ["\w]+;$/gm, '')
          .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  }
}
