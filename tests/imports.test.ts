import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { imports as aliases } from '../package.json' with { type: 'json' }
import { sourceFiles } from './fixtures/source-files.ts'

/**
 * What the files of each folder may import besides one another: folders with all below them, files, and packages
 * (`packages` is any except the AWS SDK and the CDK).
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
  'web/content': ['web/content/lib', 'lambdas/shared'],
  'web/content/areas': ['web/content'],
  'web/content/exhibits': [],
  'web/content/lib': ['web/content', 'packages'],
  // Node runs what reads files, at build time; of these two folders browsers get the data.
  'web/content/lib/lists': ['web/content', 'web/compile'],
  'web/content/lib/owner': ['web/content', 'web/compile'],
  'web/content/pages': ['web/content', 'lambdas/shared'],
  'web/content/services': ['web/content'],
  'web/compile': ['web/content', 'web/src/pages.ts', 'lambdas/shared', 'packages'],
  'web/src': [
    'web/src/contact',
    'web/src/features/enquiry',
    'web/src/layout',
    'web/src/loaders',
    'web/src/pages',
    'web/src/seo',
    'web/src/ui',
    'web/content',
    'lambdas/shared',
    'packages',
  ],
  'web/src/contact': ['web/src/paths.ts', 'web/src/ui', 'web/content', 'lambdas/shared', 'packages'],
  'web/src/features/enquiry': [
    'web/src/features/enquiry/photos',
    'web/src/api',
    'web/src/contact',
    'web/src/paths.ts',
    'web/src/ui',
    'web/content',
    'lambdas/shared',
    'packages',
  ],
  'web/src/features/enquiry/photos': [
    'web/src/features/enquiry',
    'web/src/api',
    'web/src/trusted-types.ts',
    'lambdas/shared',
  ],
  'web/src/features/portfolio': [
    'web/src/api',
    'web/src/contact',
    'web/src/ui',
    'web/content',
    'lambdas/shared',
    'packages',
  ],
  'web/src/layout': [
    'web/src/contact',
    'web/src/features',
    'web/src/loaders',
    'web/src/match-page.ts',
    'web/src/pages.ts',
    'web/src/paths.ts',
    'web/src/styles',
    'web/src/ui',
    'web/content',
    'packages',
  ],
  'web/src/pages': [
    'web/src/contact',
    'web/src/features',
    'web/src/layout',
    'web/src/pages.ts',
    'web/src/paths.ts',
    'web/src/sections',
    'web/src/seo',
    'web/src/ui',
    'web/content',
    'lambdas/shared',
    'packages',
  ],
  'web/src/sections': [
    'web/src/contact',
    'web/src/loaders',
    'web/src/paths.ts',
    'web/src/trusted-types.ts',
    'web/src/ui',
    'web/content',
    'packages',
  ],
  'web/src/sections/exhibits': ['web/src/trusted-types.ts', 'web/src/ui', 'web/content', 'packages'],
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
  web: ['web/compile', 'packages'],
  scripts: [
    'scripts/commands',
    'lambdas/shared',
    'lib',
    'scripts/local',
    'scripts/operate',
    'scripts/site',
    'lambdas/runtime',
    'web/compile',
    'web/src/pages.ts',
    'packages',
  ],
  'scripts/commands': [
    'scripts/content-command.ts',
    'scripts/operate',
    'scripts/problem.ts',
    'scripts/site',
    'scripts/start.ts',
    'scripts/terminal.ts',
    'lambdas/shared',
    'packages',
  ],
  'scripts/local': [
    'scripts/local/api',
    'scripts/local/cdn',
    'scripts/local/services',
    'scripts/local/template',
    'scripts/problem.ts',
    'lib',
    'site.config.ts',
    'aws-sdk',
    'packages',
  ],
  'scripts/local/api': [
    'scripts/local/services',
    'scripts/local/template',
    'scripts/site',
    'lambdas/runtime',
    'packages',
  ],
  'scripts/local/cdn': [
    'scripts/local/api',
    'scripts/local/services',
    'scripts/local/template',
    'lambdas/shared',
    'web/edge',
    'aws-sdk',
    'packages',
  ],
  'scripts/local/services': ['scripts/local/template', 'scripts/problem.ts', 'lambdas/runtime', 'aws-sdk', 'packages'],
  'scripts/local/template': ['web/content', 'web/edge', 'site.config.ts', 'aws-sdk', 'packages'],
  'scripts/operate': [
    'scripts/operate/enquiries',
    'scripts/local',
    'scripts/problem.ts',
    'scripts/terminal.ts',
    'lib',
    'lambdas/runtime',
    'lambdas/site',
    'site.config.ts',
    'aws-sdk',
  ],
  'scripts/operate/deploy': [
    'scripts/operate',
    'scripts/problem.ts',
    'scripts/terminal.ts',
    'lib',
    'lambdas/runtime',
    'lambdas/shared',
    'site.config.ts',
    'aws-sdk',
  ],
  'scripts/operate/enquiries': [
    'scripts/operate',
    'scripts/problem.ts',
    'scripts/terminal.ts',
    'lambdas/enquiries',
    'lambdas/photos',
    'lambdas/runtime',
    'lambdas/shared',
    'aws-sdk',
    'packages',
  ],
  'scripts/operate/projects': [
    'scripts/local',
    'scripts/operate',
    'scripts/pictures',
    'scripts/problem.ts',
    'scripts/terminal.ts',
    'lambdas/projects',
    'lambdas/runtime',
    'lambdas/shared',
    'web/compile',
    'aws-sdk',
    'packages',
  ],
  'scripts/pictures': ['scripts/browser.ts', 'lambdas/shared', 'web/compile', 'web/src/ui', 'packages'],
  'scripts/site': [
    'scripts/content-command.ts',
    'scripts/pictures',
    'lib',
    'lambdas/shared',
    'web',
    'site.config.ts',
    'packages',
  ],
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

const grants = (to: string, target: string) => to === wordFor(target) || isIn(to, target)

function mayImport(file: string, target: string): boolean {
  const folder = posix.dirname(file)
  if (target.endsWith('.lambda.ts')) return false
  const client = stores.test(file) ? ['aws-sdk'] : []
  const allowed = [...client, ...(allowedImports[folder] ?? [])]
  return posix.dirname(target) === folder || allowed.some((to) => grants(to, target))
}

/** Code of the product: the tests may import anything. */
const isCode = (file: string) => /^(bin|lib|lambdas|web|scripts)\/.*\.tsx?$/.test(file)

test('each folder of code has a row in the table', () => {
  const folders = [...new Set(sourceFiles().filter(isCode).map(posix.dirname))]
  const rows = Object.keys(allowedImports)
  const added = folders.filter((folder) => !rows.includes(folder))
  const gone = rows.filter((row) => !folders.includes(row))
  expect([
    ...added.map((folder) => `Add the row '${folder}' to allowedImports in this test, with what its files may import.`),
    ...gone.map((row) => `Delete the row '${row}' of allowedImports: its folder has no code.`),
  ]).toEqual([])
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
      .filter((to) => !imports.some(({ file, target }) => posix.dirname(file) === folder && grants(to, target)))
      .map((to) => `${folder} -> ${to}`),
  )
  expect(unused).toEqual([])
})
