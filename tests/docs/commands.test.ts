/** Every command in the documents and in what the deployment says: is there such a command, and has it these options? */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import type { Command as PlainCommand } from 'commander'
import { expect, test } from 'vitest'
import { createProgram } from '../../scripts/command-line.ts'

const documents = ['README.md', 'web/content/README.md', ...globSync('docs/*.md')]
const texts = [...documents, 'scripts/operate/deploy/preflight.ts'].map((file) => readFileSync(file, 'utf8'))

/** Commands by their first words, each without its comment, pipe or what follows it in a sentence. */
function commandsOf(start: string): string[] {
  const found = texts.flatMap((text) => [...text.matchAll(new RegExp(`(?<![\\w./-])${start} [a-z][^\`\\n]*`, 'g'))])
  return [...new Set(found.map(([command]) => (command.split(/ {2,}#|\s[|>&;]|\. /)[0] ?? '').trim()))]
}

const optionsOf = (command: string) => [...command.matchAll(/\s--([a-z][a-z0-9-]*)/g)].map(([, name = '']) => name)

/** What `--help` prints of a command of ours. */
function help(...words: string[]): string {
  let said = ''
  const command = words.reduce(
    (above: PlainCommand, word) => above.commands.find((each) => each.name() === word) ?? above,
    // The typings are a layer over the same class.
    createProgram() as unknown as PlainCommand,
  )
  command.configureOutput({ writeOut: (text) => (said += text) }).outputHelp()
  return said
}

/** And one of the CDK's. */
const cdkHelp = (name: string) =>
  spawnSync(process.execPath, ['node_modules/aws-cdk/bin/cdk', name, '--help'], { encoding: 'utf8' }).stdout

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

test('each npm script is there, and its help names each command and option', () => {
  const commands = commandsOf('npm run')
  expect(commands.length).toBeGreaterThan(30)
  for (const command of commands) {
    const [name = '', own] = command.slice('npm run '.length).split(' -- ')
    expect(scripts, command).toHaveProperty([name.replace(/[^\w:-].*$/, '')])
    if (own === undefined || own.startsWith('.')) continue
    const all = help(name)
    const [word = ''] = own.split(' ')
    const isSubcommand = /^[a-z]+$/.test(word)
    if (isSubcommand) expect(all, command).toMatch(new RegExp(`^  ${word}\\b`, 'm'))
    const said = isSubcommand ? help(name, word) : all
    for (const option of optionsOf(` ${own}`)) expect(said, command).toContain(`--${option}`)
  }
})

test('each command of the CDK is one that its help knows, with its options', () => {
  const commands = commandsOf('npx cdk')
  expect(commands.length).toBeGreaterThan(0)
  for (const command of commands) {
    const [, , name = ''] = command.split(' ')
    const said = cdkHelp(name)
    expect(said, command).toContain(`cdk ${name}`)
    for (const option of optionsOf(command)) expect(said, command).toContain(`--${option}`)
  }
})

/** Commands of the AWS command line whose service has its client here. */
const clients: Record<string, string> = {
  cloudformation: 'cloudformation',
  dynamodb: 'dynamodb',
  s3api: 's3',
  secretsmanager: 'secrets-manager',
  sesv2: 'sesv2',
}
/** The others, as the AWS command line's reference has them. */
const withoutClient = [
  'acm describe-certificate --certificate-arn',
  'cloudfront create-invalidation --distribution-id --paths',
  'dynamodb wait --table-name',
  'lambda invoke --function-name',
  's3 ls',
  's3 rb --force',
  's3 sync',
  'service-quotas request-service-quota-increase --service-code --quota-code --desired-value',
  'sso login',
]
const ofEveryCommand = ['region', 'query', 'output', 'profile']

const pascal = (name: string) => name.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase())

/** Names of what an operation takes, in the words of its client. */
function membersOf(client: string, operation: string): string[] | undefined {
  const folder = `node_modules/@aws-sdk/client-${client}/dist-types/models`
  for (const file of globSync(`${folder}/*.d.ts`)) {
    const [, body] =
      new RegExp(`interface ${pascal(operation)}(?:Input|Request|CommandInput) \\{([\\s\\S]*?)\\n\\}`).exec(
        readFileSync(file, 'utf8'),
      ) ?? []
    if (body !== undefined) return [...body.matchAll(/^ {4}(\w+)\??:/gm)].map(([, name = '']) => name)
  }
  return undefined
}

test('each command of the AWS command line is an operation of its service, with its parameters', () => {
  const commands = commandsOf('aws').filter((command) => /^aws [a-z0-9-]+ [a-z]/.test(command))
  expect(commands.length).toBeGreaterThan(15)
  for (const command of commands) {
    const [, service = '', operation = ''] = command.split(' ')
    const options = optionsOf(command).filter((name) => !ofEveryCommand.includes(name))
    const listed = withoutClient.find((one) => one.startsWith(`${service} ${operation}`))
    if (listed) {
      for (const option of options) expect(listed, command).toContain(`--${option}`)
      continue
    }
    const members = membersOf(clients[service] ?? '', operation)
    expect(members, command).toBeDefined()
    for (const option of options) expect(members, command).toContain(pascal(option.replace(/^no-/, '')))
  }
})
