import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { imports as aliases } from '../package.json' with { type: 'json' }
import { sourceFiles } from './fixtures/source-files.ts'

/**
 * What each folder may import besides itself: folders, files, and packages (`packages` is any except the AWS SDK and
 * the CDK). The longest matching path prefix applies to a file.
 */
const allowedImports: Record<string, readonly string[]> = {
  bin: ['lib', 'site.config.ts', 'cdk'],
  lib: ['lambdas/shared', 'web/content', 'web/edge', 'cdk', 'packages'],
  'lambdas/shared': ['zod'],
  'lambdas/runtime': ['lambdas/shared', 'aws-sdk', 'packages'],
  'lambdas/projects': ['web/content', 'lambdas/runtime', 'lambdas/shared'],
  'lambdas/photos': ['lambdas/runtime', 'lambdas/shared'],
  'lambdas/site': ['lambdas/runtime', 'lambdas/shared', 'packages'],
  'lambdas/enquiries': ['web/content', 'lambdas/photos', 'lambdas/runtime', 'lambdas/shared', 'packages'],
  'web/edge': ['lambdas/shared'],
  'web/content': ['lambdas/shared', 'packages'],
  // Node runs what reads files, at build time; of these two folders browsers get the data.
  'web/content/lib/lists': ['web/content', 'web/compile'],
  'web/content/lib/owner': ['web/content', 'web/compile'],
  'web/compile': ['web/content', 'web/src/pages.ts', 'lambdas/shared', 'packages'],
  'web/src': ['web/content', 'lambdas/shared', 'packages'],
  'web/src/contact': ['web/src/paths.ts', 'web/src/ui', 'web/content', 'lambdas/shared', 'packages'],
  'web/src/ui': ['web/src/trusted-types.ts', 'react', 'dompurify', 'jsdom'],
  'web/src/loaders': [
    'web/src/pages',
    'web/src/pages.ts',
    'web/src/sections/exhibits',
    'web/src/trusted-types.ts',
    'web/src/ui',
    'web/content',
    'packages',
  ],
  'web/src/api': ['lambdas/shared', 'packages'],
  'web/src/seo': ['web/src/paths.ts', 'web/src/trusted-types.ts', 'web/content', 'packages'],
  'web/vite.config.ts': ['web/compile', 'packages'],
  scripts: ['lib', 'lambdas', 'web', 'site.config.ts', 'aws-sdk', 'packages'],
}

/** Exceptions: imports that a folder may not use although a broader row allows them. */
const refused: Record<string, readonly string[]> = {
  'web/src/sections': ['web/src/api', 'web/src/features', 'web/src/layout', 'web/src/pages', 'web/src/seo'],
  'web/src/features/portfolio': ['web/src/features/enquiry'],
  'web/src/features/enquiry': ['web/src/features/portfolio'],
  'web/src/features': ['web/src/layout', 'web/src/pages', 'web/src/sections', 'web/src/seo'],
  'web/src/layout': ['web/src/pages', 'web/src/sections', 'web/src/seo'],
  'scripts/operate': ['scripts/commands', 'scripts/site'],
  'scripts/local': ['scripts/commands', 'scripts/operate'],
  'scripts/site': ['scripts/commands', 'scripts/operate', 'scripts/local'],
  'scripts/pictures': ['scripts/commands', 'scripts/operate', 'scripts/local', 'scripts/site'],
}

/** The only files of a feature that may use an AWS client. */
const stores = /-(store|counter|queue)\.ts$|\/upload-signer\.ts$/

const isIn = (folder: string, path: string) => path === folder || path.startsWith(`${folder}/`)

function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  const alias = Object.entries(aliases).find(([from]) => specifier.startsWith(from.slice(0, -1)))
  return alias ? specifier.replace(alias[0].slice(0, -1), alias[1].slice('./'.length, -1)) : specifier
}

/** The table's word for a package; undefined for a file of the repository. */
function wordFor(target: string): string | undefined {
  if (/^(bin|lib|lambdas|web|scripts|tests|site\.config\.ts)(\/|$)/.test(target)) return undefined
  if (/^(aws-cdk-lib|constructs|cdk-nag)(\/|$)/.test(target)) return 'cdk'
  return target.startsWith('@aws-sdk/') ? 'aws-sdk' : 'packages'
}

/** The row of the table that applies to a file. */
function rowOf(file: string): [folder: string, allowed: readonly string[]] {
  const rows = Object.entries(allowedImports).filter(([folder]) => isIn(folder, file))
  return rows.sort(([a], [b]) => b.length - a.length)[0] ?? ['', []]
}

const grants = (to: string, target: string) => to === wordFor(target) || isIn(to, target)

function mayImport(file: string, target: string): boolean {
  const [folder, allowed] = rowOf(file)
  const isRefused = Object.entries(refused).some(
    ([from, to]) => isIn(from, file) && to.some((each) => isIn(each, target)),
  )
  if (isRefused || target.endsWith('.lambda.ts')) return false
  const client = stores.test(file) ? ['aws-sdk'] : []
  return [folder, ...client, ...allowed].some((to) => grants(to, target))
}

/** Code of the product: the tests may import anything. */
const isCode = (file: string) => /^(bin|lib|lambdas|web|scripts)\/.*\.tsx?$/.test(file)

test('each folder of code has a row in the table', () => {
  const folders = Object.keys(allowedImports)
  expect(sourceFiles().filter((file) => isCode(file) && !folders.some((folder) => isIn(folder, file)))).toEqual([])
})

/** Every import of the code that is not Node's own, and the first pattern of each of vite's globs. */
function importsOfCode(): { file: string; target: string }[] {
  return sourceFiles()
    .filter(isCode)
    .flatMap((file) => {
      const specifiers = readFileSync(file, 'utf8').matchAll(/\b(?:from|import|glob<.*>)\s*\(?\[?\s*'([^'\n]+)'/g)
      return [...specifiers].map(([, specifier = '']) => ({ file, target: targetOf(file, specifier) }))
    })
    .filter(({ target }) => !target.startsWith('node:'))
}

test('each import is allowed by the table', () => {
  const wrong = importsOfCode().filter(({ file, target }) => !mayImport(file, target))
  expect(wrong).toEqual([])
})

test('each permission of the table is used', () => {
  const imports = importsOfCode()
  const unused = Object.entries(allowedImports).flatMap(([folder, allowed]) =>
    allowed
      .filter((to) => !imports.some(({ file, target }) => rowOf(file)[0] === folder && grants(to, target)))
      .map((to) => `${folder} -> ${to}`),
  )
  expect(unused).toEqual([])
})
