/** What the functions' logs say, docs/operate.md explains. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { reasons, steps } from '../../lambdas/runtime/reason.ts'
import { routes } from '../../lambdas/shared/routes.ts'
import { every, ourFunctions, synthesised } from '../lib/synthesised.ts'

const runbooks = readFileSync('docs/operate.md', 'utf8')
const { resources } = await synthesised()
/** The log of each function as a runbook reads it, by the function's entry: `CreateUploads`. */
const logNames = Object.fromEntries(
  ourFunctions(resources).map(([, { Metadata, Properties }]) => [
    Metadata?.entry,
    /^(?:Api|Jobs)(\w+)Log\w{8}$/.exec(Properties.LoggingConfig.LogGroup.Ref)?.[1],
  ]),
)
const isQuoted = (words: string) => runbooks.includes(`\`${words}\``)

test('the runbooks quote each reason and each step that a log line may have', () => {
  expect([...reasons, ...steps].filter((words) => !isQuoted(words))).toEqual([])
})

test('the runbooks quote what begins each line of an error', () => {
  const code = globSync('lambdas/**/*.ts').map((file) => readFileSync(file, 'utf8'))
  const messages = code.flatMap((text) => [...text.matchAll(/log\.error\((.*?), ?\{/g)].map(([, words = '']) => words))
  const said = messages.flatMap((words) => [...words.matchAll(/'([^']+)'/g)].map(([, each = '']) => each))
  expect(said.length).toBeGreaterThan(5)
  expect(said.filter((words) => !isQuoted(words))).toEqual([])
})

test('the runbook of SiteDown names the log of each function that the site check asks', () => {
  const [, runbook = ''] = /### SiteDown\n(.*?)\n###/s.exec(runbooks) ?? []
  for (const { entry } of [routes.getFormToken, routes.openForm])
    expect(runbook).toContain(`\`log ${logNames[entry]}\``)
})

test('each function is looked at in the runbook of FunctionErrors, and each log that a runbook reads is one of theirs', async () => {
  const [, looked = ''] = /for name in (.*?); do log \$name/.exec(runbooks) ?? []
  expect(looked.split(' ').sort(), 'docs/operate.md, FunctionErrors').toEqual(Object.values(logNames).sort())
  const logs = every(resources, 'AWS::Logs::LogGroup').map(([id]) => id)
  const read = [...runbooks.matchAll(/\blog ([A-Z]\w+)/g)].map(([, name = '']) => name)
  expect(read.filter((name) => !logs.some((id) => id.includes(`${name}Log`)))).toEqual([])
})
