/**
 * Runs modules of the content in Node and inlines what they export as plain data, so that neither YAML and Markdown nor
 * their parsers and validators reach the browser.
 */
import { join } from 'node:path'
import type { Plugin as EsbuildPlugin } from 'esbuild'
import type { Plugin } from 'vite'
import { ownerFiles, ownerFolder } from './owner-file.ts'
import { plateFiles } from './plate.ts'

/** What the owner's files say, and what several pages show of others. */
const modules = /\/content\/lib\/(?:owner|lists)\/[^/]+\.ts(?:\?|$)/
/** A page's record, and the body of an article or a guide, which its record imports on demand. */
const records = /\/content\/(?:services|areas|articles|guides)\/[^/?]+\.(?:ts|md)\?(?:record|body)$/

/** What the modules and records are made of, and with. */
const sourceFolders = [join(import.meta.dirname, '../content'), import.meta.dirname, ownerFolder]

type Exports = Record<string, unknown>
type Import = (file: string) => Promise<Exports>

/** Code of the exports of a module. */
function exportedData(exports: Exports): string {
  return Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}

/** Code of a page's record, or of its body. */
async function recordData(file: string, query: string, importModule: Import): Promise<string> {
  // Imported only here, because it reads the owner's files, which may be invalid while functions are bundled.
  // Cast: the file's own type.
  const { recordOf } = (await importModule(join(import.meta.dirname, 'records.ts'))) as typeof import('./records.ts')
  const { record, body } = await recordOf(file)
  if (query === 'body') return `export default ${JSON.stringify(body)}`
  const fetched = `body: () => import(${JSON.stringify(`${file}?body`)}).then((body) => body.default)`
  return `export default { ...${JSON.stringify(record)}${body ? `, ${fetched}` : ''} }`
}

/** For the Lambda functions, which esbuild bundles: in development `anew`, with what the owner's files say by then. */
export const contentDataInFunctions = (anew: boolean): EsbuildPlugin => ({
  name: 'content-data',
  setup({ onLoad }) {
    const watchFiles = ownerFiles.map((name) => join(ownerFolder, name))
    onLoad({ filter: modules }, ({ path }) =>
      (anew ? importAnew(path) : import(path)).then(
        (exports: Exports) => ({ contents: exportedData(exports), loader: 'js', watchFiles }),
        // Thrown, it would end the watch of these files.
        (error: Error) => ({ errors: [{ text: error.message, detail: error }], watchFiles }),
      ),
    )
  },
})

/** Past Node's module cache. */
async function importAnew(path: string): Promise<Exports> {
  const { runnerImport } = await import('vite')
  return (await runnerImport<Exports>(path)).module
}

/** For the site. */
export function contentData(): Plugin {
  // A build imports a module once; development again after a change, with all that it imports.
  let importModule: Import = (file) => import(file)
  let onChange = () => {}
  return {
    name: 'content-data',
    // In development the server's own environment runs the modules.
    applyToEnvironment: ({ name, config }) => name === 'client' || config.command === 'build',
    load: {
      filter: { id: [modules, records] },
      async handler(id) {
        const [file = '', query = ''] = id.split('?')
        const code = records.test(id)
          ? await recordData(file, query, importModule)
          : exportedData(await importModule(file))
        return { code, moduleType: 'js' }
      },
    },
    // Records name the plates by URL.
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { url, svg } of plateFiles()) this.emitFile({ type: 'asset', fileName: url.slice(1), source: svg })
    },
    async configureServer({ watcher, environments }) {
      watcher.add(ownerFolder)
      const { createServerModuleRunner } = await import('vite')
      const runner = createServerModuleRunner(environments.ssr, { hmr: false })
      importModule = (file) => runner.import(file)
      onChange = () => runner.clearCache()
    },
    // Whatever changes there may be in any of them.
    hotUpdate({ file, modules: changed }) {
      if (!sourceFolders.some((folder) => file.startsWith(folder))) return
      onChange()
      const { idToModuleMap } = this.environment.moduleGraph
      const data = [...idToModuleMap].flatMap(([id, module]) => (modules.test(id) || records.test(id) ? module : []))
      return [...new Set([...changed, ...data])]
    },
  }
}
