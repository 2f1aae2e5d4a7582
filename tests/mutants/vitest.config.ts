/** Runs the tests over the source with the mutant named by MUTANT, applied when a file is read: none is changed. */
import { join } from 'node:path'
import type { Plugin, TestProjectInlineConfiguration } from 'vitest/config'
import tests from '../../vitest.config.ts'
import { mutated, readMutants } from './mutants.ts'

const root = join(import.meta.dirname, '../..')
const mutant = readMutants().find(({ name }) => name === process.env.MUTANT)
const target = mutant && join(root, mutant.file)

const plugin: Plugin = {
  name: 'mutant',
  enforce: 'pre',
  // The other files are compiled once for all mutants.
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (id === target ? mutant?.name : undefined)),
  transform: (code, id) => (mutant && id === target ? mutated(mutant, code) : undefined),
}

const projects = (tests.test?.projects ?? []) as TestProjectInlineConfiguration[]

export default {
  root,
  test: {
    ...tests.test,
    projects: projects
      .filter(({ test }) => ['code', 'browser', 'alone'].includes(String(test?.name)))
      .map(({ plugins = [], ...project }) => ({ ...project, root, plugins: [...plugins, plugin] })),
  },
}
