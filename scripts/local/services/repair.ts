/** What a kill left half-written, put right before the services open it. Each function says in sentences what it did. */
import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getIndexActions, type KeptTable } from 'dynalite/db/index.js'
import type { Level } from 'level'

/**
 * Makes the indexes anew from the rows: dynalite writes a row's indexes one after the other, and then the row. A table
 * that was being made or deleted goes, and is made by the start.
 */
export async function repairTables(database: Level): Promise<string[]> {
  const below = (prefix: string) => ({ gte: prefix, lt: `${prefix}\uffff` })
  const done: string[] = []
  for (const json of await database.values(below('table~')).all()) {
    const table: KeptTable = JSON.parse(json)
    const { TableName: name, GlobalSecondaryIndexes: indexes = [] } = table
    const [rows, entries] = [below(`item-${name}~`), below(`index-global~${name}~`)]
    if (table.TableStatus !== 'ACTIVE') {
      for (const range of [rows, entries]) await database.clear(range)
      await database.del(`table~${name}`)
      done.push(`The table ${name} was being made or deleted, and is made anew.`)
      continue
    }
    const missing = new Map<string, string>()
    for await (const row of database.values(rows)) {
      for (const { index, key, item } of getIndexActions(indexes, undefined, JSON.parse(row), table).puts)
        missing.set(`${entries.gte}${index}~${key}`, JSON.stringify(item))
    }
    const wrong: string[] = []
    for await (const [key, entry] of database.iterator(entries)) {
      if (missing.get(key) === entry) missing.delete(key)
      else if (!missing.has(key)) wrong.push(key)
    }
    await database.batch([
      ...wrong.map((key) => ({ type: 'del' as const, key })),
      ...[...missing].map(([key, value]) => ({ type: 'put' as const, key, value })),
    ])
    const repaired = wrong.length + missing.size
    if (repaired > 0) done.push(`The indexes of the table ${name} were half-written: ${repaired} entries are repaired.`)
  }
  return done
}

/** Of the file that an upload is written into before it has its name. */
export const asideEnding = '.uploading'

/**
 * Removes the objects whose upload was cut off: s3rver writes the bytes, then their digest, then what they are. The bytes
 * come whole, by a rename: over an object that was there before only their digest may be missing.
 */
export async function repairObjects(folder: string): Promise<string[]> {
  const unnamed = globSync(`**/*${asideEnding}`, { cwd: folder })
  for (const name of unnamed) await rm(join(folder, name))
  let removed = unnamed.length
  for (const file of globSync('**/*._S3rver_object', { cwd: folder }).map((name) => join(folder, name))) {
    const about = await readFile(file.replace(/object$/, 'metadata.json')).catch(() => undefined)
    if (about?.length) {
      const digest = createHash('md5')
        .update(await readFile(file))
        .digest('hex')
      await writeFile(`${file}.md5`, digest)
      continue
    }
    for (const part of ['object', 'object.md5', 'metadata.json', 'tagging.xml'])
      await rm(file.replace(/object$/, part), { force: true })
    removed += 1
  }
  return removed > 0 ? [`${removed} uploads were cut off, and are removed.`] : []
}
