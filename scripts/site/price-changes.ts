/**
 * Asks for confirmation of large price changes: `12500` for `125` is valid by every rule of the file, and would be
 * printed on each page. The owner confirms a change in a line of the file.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import { type OwnerProblem, ownerFolder, ownerPath } from '../../web/content/lib/owner-file.ts'

/** As a fraction of the previous price. */
const largeChange = 0.4

const file = ownerPath('prices.yaml')

/** A message for each price that differs by more than 40 % from the previous one without a confirmation in the file. */
export function priceChangeProblems(before: string, now: string): OwnerProblem[] {
  const then = new Map(pricesIn(before).map(({ name, amount }) => [name, amount]))
  const prices = pricesIn(now)
  const wanted = prices.flatMap(({ name, amount, line }) => {
    const old = then.get(name)
    // A value that is not a number has its own message.
    if (old === undefined || !(Math.abs(amount - old) > old * largeChange)) return []
    return { line, old, amount, name, confirmation: `${name} is now ${amount}` }
  })
  const given = confirmationsIn(now)
  return [
    ...wanted
      .filter(({ confirmation }) => !given.some(({ words }) => words === confirmation))
      .map(({ line, name, old, amount, confirmation }) => {
        const cure = `Is that meant? Then write below largeChanges: at the end of the file:   - ${confirmation}`
        return { file, line, sentence: `${name} goes from ${old} to ${amount}, by more than 40 %. ${cure}` }
      }),
    ...given
      .filter(({ words }) => !prices.some(({ name, amount }) => words === `${name} is now ${amount}`))
      .map(({ words, line }) => ({ file, line, sentence: `"${words}" is no price of this file. Delete the line.` })),
  ]
}

/** Compares the owner's file with its previous version. `due` says when git has none. */
export function findPriceChanges(): { problems: OwnerProblem[]; due: string[] } {
  const path = join(ownerFolder, 'prices.yaml')
  if (!existsSync(path)) return { problems: [], due: [] }
  const now = readFileSync(path, 'utf8')
  const committed = committedAt('HEAD')
  // A file without local changes is compared with the parent commit: for a pull request that is the target branch.
  const before = committed === now ? committedAt('HEAD^1') : committed
  return before === undefined
    ? { problems: [], due: [`${file}: the prices were compared with no earlier ones, for git has none here.`] }
    : { problems: priceChangeProblems(before, now), due: [] }
}

function committedAt(revision: string): string | undefined {
  try {
    return execFileSync('git', ['show', `${revision}:${file}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    // Not a repository, a shallow clone, or a new file.
    return undefined
  }
}

type Price = { name: string; amount: number; line: number }

/** Every price by its name: `emergency, callOut`, or `rewire, Two bedrooms, to`. By text, as rows may be reordered. */
function pricesIn(text: string): Price[] {
  return tablesOf(text).flatMap(({ key, fields, rows }) => [
    ...fields.flatMap((field) =>
      Number(field.value) ? [{ name: `${key}, ${field.key}`, amount: Number(field.value), line: field.line }] : [],
    ),
    ...rows.flatMap((row) => {
      const what = row.find(({ key }) => key === 'for')?.value
      return row.flatMap(({ key: end, value, line }) =>
        end === 'from' || end === 'to' ? [{ name: `${key}, ${what}, ${end}`, amount: Number(value), line }] : [],
      )
    }),
  ])
}

function confirmationsIn(text: string): { words: string; line: number }[] {
  const lines = new LineCounter()
  const list = parseDocument(text, { schema: 'failsafe', lineCounter: lines }).get('largeChanges')
  const items = isSeq<Node>(list) ? list.items : []
  return items.map((item) => ({ words: String(item), line: lines.linePos(item.range?.[0] ?? 0).line }))
}

type Entry = { key: string; value: string; line: number }

/** The top level of the file, each entry with its fields and rows. */
function tablesOf(text: string): { key: string; fields: Entry[]; rows: Entry[][] }[] {
  const lines = new LineCounter()
  const { contents } = parseDocument(text, { schema: 'failsafe', lineCounter: lines })
  const entries = (node: unknown): (Entry & { node: unknown })[] =>
    isMap<Node, Node>(node)
      ? node.items.map(({ key, value }) => ({
          key: String(key),
          value: String(value),
          line: lines.linePos(key.range?.[0] ?? 0).line,
          node: value,
        }))
      : []
  return entries(contents).map(({ key, node }) => {
    const rows = isMap(node) ? node.get('rows') : undefined
    return { key, fields: entries(node), rows: isSeq(rows) ? rows.items.map((row) => entries(row)) : [] }
  })
}
