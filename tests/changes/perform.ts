import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyRepository } from '../fixtures/copy-repository.ts'

/** Text that occurs once in the file, and its replacement; without one, the whole lines are deleted. */
type Edit = readonly [find: string, replace?: string]

/** A change to the current repository. */
export interface Change {
  /** By file. */
  edits?: Record<string, readonly Edit[]>
  /** New files: the text, or an edited copy of another file. */
  added?: Record<string, string | { of: string; edits: readonly Edit[] }>
  /** Globs of the files to delete. */
  removed?: readonly string[]
}

/** The files that the change edits, adds or deletes, each listed once. */
export function filesOf({ edits = {}, added = {}, removed = [] }: Change): string[] {
  return [...Object.keys(edits), ...Object.keys(added), ...removed.flatMap((glob) => globSync(glob))]
}

/** The new text of each file that is edited or added. @throws Error unless each text to replace occurs exactly once. */
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

/** Deletes the files of an option, and the code that uses their exports where it is plugged in. */
export function withoutOption(option: string): Change {
  const pluggedIn = ['lib/site-stack.ts', 'lambdas/options/lead-notes.ts', 'tests/simulation/customer-mails.ts']
  const edits = pluggedIn.flatMap((file): [string, Edit[]][] => {
    const lines = readFileSync(file, 'utf8').split('\n')
    const imported = lines.filter((line) => new RegExp(`^import .*/${option}s?(/.*)?\\.ts'$`).test(line))
    const names = imported.flatMap((line) => /\{ (.*) \}/.exec(line)?.[1]?.split(', ') ?? [])
    const named = `\\b(${names.join('|')})\\b`
    // In a list only the name is deleted.
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

/** A copy of the repository with the change, under git, so that `vitest --changed` finds the tests it affects. */
export function perform(change: Change): Disposable & { folder: string; failureOf: (command: string) => string } {
  const folder = mkdtempSync(join(tmpdir(), 'change-'))
  copyRepository(folder)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder })
  git('init', '-q')
  // A symbolic link, which the folder pattern in .gitignore does not match.
  writeFileSync(join(folder, '.git/info/exclude'), 'node_modules\n')
  git('add', '-A')
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false', 'commit', '-qm', 'as it is')
  for (const [file, text] of textsOf(change)) writeFileSync(join(folder, file), text)
  for (const glob of change.removed ?? [])
    for (const file of globSync(glob, { cwd: folder })) rmSync(join(folder, file), { recursive: true, force: true })
  return {
    folder,
    /** The command's output if it fails. */
    failureOf: (command) => {
      const { status, stdout, stderr } = spawnSync('bash', ['-c', command], { cwd: folder, encoding: 'utf8' })
      return status === 0 ? '' : `${command}\n${stdout}${stderr}`
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  }
}
