/** What commands print, ask and show on a terminal. */
import { createInterface } from 'node:readline/promises'
import { styleText } from 'node:util'
import { truncate } from '#shared/clean-text.ts'
import { exitCodes, Problem } from './problem.ts'

export interface Terminal {
  /** Prints a result, to stdout. */
  print: (text: string) => void
  /** Prints progress, to stderr: stdout may be JSON or CSV. */
  note: (text: string) => void
  /** Characters in a line; infinite when the output is not a terminal. */
  width: number
  /** Undefined when nobody can answer. */
  ask: ((question: string) => Promise<string>) | undefined
}

export const terminal: Terminal = {
  print: (text) => console.log(text),
  note: (text) => console.error(styleText('dim', text, { stream: process.stderr })),
  width: process.stdout.columns ?? Number.POSITIVE_INFINITY,
  ask: process.stdin.isTTY ? ask : undefined,
}

/** @throws Problem when the question is cancelled by Ctrl-C or Ctrl-D. */
async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return (await lines.question(question)).trim()
  } catch {
    throw new Problem('\nNothing was changed.')
  } finally {
    lines.close()
  }
}

export const dryRunSentence = 'A dry run: nothing was changed.'

/** `--yes` and `--dry-run`, for a command that changes something. */
export interface Consent {
  yes?: boolean | undefined
  dryRun?: boolean | undefined
}

/**
 * Asks whether to go on: true if the word is typed, or with `--yes`; false in a dry run, which it prints.
 * @throws Problem when another word was typed, or nobody can answer.
 */
export async function agreed(terminal: Terminal, question: string, word: string, consent: Consent): Promise<boolean> {
  if (consent.dryRun) {
    terminal.note(`${question} ${dryRunSentence}`)
    return false
  }
  if (consent.yes) return true
  if (!terminal.ask) {
    throw new Problem(`${question} Nobody is here to ask, so nothing was changed: add --yes.`, exitCodes.wrongUse)
  }
  if ((await terminal.ask(`${question} Type "${word}": `)) !== word) throw new Problem('Nothing was changed.')
  return true
}

/** Columns as wide as their widest cell, without borders; lines are cut at the width of the terminal. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], width: number): string {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const lines = all.map((row) => {
    const cells = row.map((cell, column) => cell.padEnd(widths[column] ?? 0))
    return cut(cells.join('  ').trimEnd(), width)
  })
  return [styleText('bold', lines[0] ?? '', { stream: process.stdout }), ...lines.slice(1)].join('\n')
}

export function cut(text: string, length: number): string {
  return text.length > length ? `${truncate(text, length - 1)}…` : text
}

const localFormat = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/London',
})

/** `1 enquiry`, `2 enquiries`. */
export function counted(count: number, one: string): string {
  return `${count} ${count === 1 ? one : `${one.replace(/([^aeiou])y$/, '$1ie')}s`}`
}

/** `2026-11-20 17:42`, in the local time of the business. */
export function localTime(time: string | number): string {
  return localFormat.format(new Date(time))
}
