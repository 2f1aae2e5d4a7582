/** A function's execution environment from a cold start: loads the given bundle and handles the event twice. */
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'

/** CPU time in milliseconds up to the end of a call, and its response. */
export interface Started {
  loaded: number
  first: number
  next: number
  result: unknown
}

const [file = ''] = process.argv.slice(2)
const spent = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const [event] = await once(process, 'message')
const begun = spent()
const { handler } = await import(pathToFileURL(file).href)
const loaded = spent()
const result = await handler(event)
const first = spent()
await handler(event)
const started: Started = { loaded: loaded - begun, first: first - loaded, next: spent() - first, result }
process.send?.(started, () => process.exit())
