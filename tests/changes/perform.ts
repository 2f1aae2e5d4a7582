import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyRepository } from '../fixtures/copy-repository.ts'

/** Text that stands in the file once, and what takes its place; without that, the lines go that it stands in. */
type Edit = readonly [find: string, replace?: string]

/** A change of the repository as it is. */
export interface Change {
  /** By file. */
  edits?: Record<string, readonly Edit[]>
  /** New files: the text, or an edited copy of another file. */
  added?: Record<string, string | { of: string; edits: readonly Edit[] }>
  /** Globs of what goes. */
  removed?: readonly string[]
}

/** The files that the change edits, adds or takes away, each once. */
export function filesOf({ edits = {}, added = {}, removed = [] }: Change): string[] {
  return [...Object.keys(edits), ...Object.keys(added), ...removed.flatMap((glob) => globSync(glob))]
}

/** The text of each file that the change edits or adds. @throws Error unless what it takes out stands there exactly once. */
export function textsOf({ edits = {}, added = {} }: Change): Map<string, string> {
  const edited = (file: string, own: readonly Edit[]) =>
    own.reduce(
      (text, [find, replace]) => {
        const times = text.split(find).length - 1
        if (times !== 1) throw new Error(`${file} has ${times} times: ${find}`)
        if (replace !== undefined) return text.replace(find, () => replace)
        const at = text.indexOf(find)
        return text.slice(0, text.lastIndexOf('\n', at) + 1) + text.slice(text.indexOf('\n', at + find.length) + 1)
      },
      readFileSync(file, 'utf8'),
    )
  return new Map([
    ...Object.entries(edits).map(([file, own]) => [file, edited(file, own)] as const),
    ...Object.entries(added).map(
      ([file, text]) => [file, typeof text === 'string' ? text : edited(text.of, text.edits)] as const,
    ),
  ])
}

/** Takes the files of an option, and what names their exports where it is plugged in. */
export function withoutOption(option: string): Change {
  const pluggedIn = ['lib/site-stack.ts', 'lambdas/options/lead-notes.ts', 'tests/simulation/customer-mails.ts']
  const edits = pluggedIn.flatMap((file): [string, Edit[]][] => {
    const lines = readFileSync(file, 'utf8').split('\n')
    const imported = lines.filter((line) => new RegExp(`^import .*/${option}s?(/.*)?\\.ts'$`).test(line))
    const names = imported.flatMap((line) => /\{ (.*) \}/.exec(line)?.[1]?.split(', ') ?? [])
    const named = `\\b(${names.join('|')})\\b`
    // In a list the name alone goes.
    const edit = (line: string): Edit =>
      /^export const .*[[{]/.test(line) ? [line, line.replace(new RegExp(`(\\.{3})?${named}(, )?`), '')] : [line]
    return names.length > 0 ? [[file, lines.filter((line) => new RegExp(named).test(line)).map(edit)]] : []
  })
  const own = `{lib,lambdas,tests/lib,tests/lambdas}/options/${option}{,.ts,.test.ts}`
  return {
    removed: [own, `tests/simulation/${option}s.ts`, `tests/mutants/${option}.txt`],
    edits: Object.fromEntries(edits),
  }
}

/** A copy of the repository with the change in it, under version control: so the tests that it concerns are known. */
export function perform(change: Change): Disposable & { folder: string; failureOf: (command: string) => string } {
  const folder = mkdtempSync(join(tmpdir(), 'change-'))
  copyRepository(folder)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder })
  git('init', '-q')
  // A link, which .gitignore takes for no folder.
  writeFileSync(join(folder, '.git/info/exclude'), 'node_modules\n')
  git('add', '-A')
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false', 'commit', '-qm', 'as it is')
  for (const [file, text] of textsOf(change)) writeFileSync(join(folder, file), text)
  for (const glob of change.removed ?? [])
    for (const file of globSync(glob, { cwd: folder })) rmSync(join(folder, file), { recursive: true, force: true })
  return {
    folder,
    /** What the command says when it fails. */
    failureOf: (command) => {
      const { status, stdout, stderr } = spawnSync('bash', ['-c', command], { cwd: folder, encoding: 'utf8' })
      return status === 0 ? '' : `${command}\n${stdout}${stderr}`
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  }
}
