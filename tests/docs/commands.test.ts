/** Checks that every command of ours in the documents and in the deployment's messages exists, with its options. */
import { globSync, readFileSync } from 'node:fs'
import type { Command as PlainCommand } from 'commander'
import { expect, test } from 'vitest'
import { createProgram } from '../../scripts/command-line.ts'

const documents = ['README.md', 'web/content/README.md', ...globSync('docs/*.md')]
const texts = [...documents, 'scripts/operate/deploy/preflight.ts'].map((file) => readFileSync(file, 'utf8'))

/** Commands that start with these words, without pipes and the rest of the sentence. */
function commandsOf(start: string): string[] {
  const found = texts.flatMap((text) => [...text.matchAll(new RegExp(`(?<![\\w./-])${start} [a-z][^\`\\n]*`, 'g'))])
  return [...new Set(found.map(([command]) => (command.split(/\s[|>&;]|\. /)[0] ?? '').trim()))]
}

const optionsOf = (command: string) => [...command.matchAll(/\s--([a-z][a-z0-9-]*)/g)].map(([, name = '']) => name)

/** The `--help` text of one of our commands. */
function help(...words: string[]): string {
  let said = ''
  const command = words.reduce(
    (above: PlainCommand, word) => above.commands.find((each) => each.name() === word) ?? above,
    // Cast: the typed class wraps the plain one.
    createProgram() as unknown as PlainCommand,
  )
  command.configureOutput({ writeOut: (text) => (said += text) }).outputHelp()
  return said
}

const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8'))

test('README.md names the version of Node that package.json requires', () => {
  expect(readFileSync('README.md', 'utf8')).toContain(`Node ${engines.node.replace('>=', '')} or newer`)
})

test('each documented npm script exists, and its help lists each documented command and option', () => {
  const commands = commandsOf('npm run')
  expect(commands).not.toEqual([])
  for (const command of commands) {
    const [name = '', own] = command.slice('npm run '.length).split(' -- ')
    expect(scripts, command).toHaveProperty([name.replace(/[^\w:-].*$/, '')])
    // The help of the bench has no options.
    if (own === undefined || !scripts[name]?.includes('cli.js')) continue
    const all = help(name)
    const [word = ''] = own.split(' ')
    const isSubcommand = /^[a-z]+$/.test(word)
    if (isSubcommand) expect(all, command).toMatch(new RegExp(`^  ${word}\\b`, 'm'))
    const said = isSubcommand ? help(name, word) : all
    for (const option of optionsOf(` ${own}`)) expect(said, command).toContain(`--${option}`)
  }
})

test('no command ends with a comment, which zsh, the shell of macOS, takes for arguments', () => {
  const blocks = texts.flatMap((text) => [...text.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block))
  expect(blocks).not.toEqual([])
  expect(
    blocks
      .join('')
      .split('\n')
      .filter((line) => /(^|\s)#\s/.test(line)),
  ).toEqual([])
})
