/**
 * Drives a browser that is installed on this machine through the journeys:
 * `npm run engines -- --engine firefox [--only NAME]`
 */
import { existsSync } from 'node:fs'
import { mkdir, mkdtempDisposable, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { freePort } from '../../scripts/local/services/ports.ts'
import { startStack } from '../../scripts/local/stack.ts'
import { loadSamplePortfolio } from '../../scripts/operate/projects/sample-portfolio.ts'
import { exitCodes, explain, Problem } from '../../scripts/problem.ts'
import { typedBy } from '../e2e/enquiry/form.ts'
import { openInbox } from '../e2e/enquiry/inbox.ts'
import { startFirefox } from './firefox.ts'
import { type Journey, journeys } from './journeys.ts'
import { startNetwork } from './network.ts'
import { pageOf } from './page.ts'
import { startWebkit } from './webkit.ts'

const engines = {
  firefox: { start: startFirefox, programs: ['firefox-esr'], packages: 'firefox-esr' },
  webkit: { start: startWebkit, programs: ['WebKitWebDriver', 'Xvfb'], packages: 'webkit2gtk-driver xvfb' },
}

async function main(): Promise<void> {
  const { name, chosen } = readArguments()
  const { start, programs, packages } = engines[name]
  const places = (process.env.PATH ?? '').split(delimiter)
  const missing = programs.find((program) => !places.some((place) => existsSync(join(place, program))))
  if (missing) throw new Problem(`${missing} is not installed: on Debian, apt install ${packages}.`)

  await using stops = new AsyncDisposableStack()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stops.disposeAsync().finally(() => process.exit(exitCodes.failed)))
  }
  const dataFolder = `.cache/engines/${name}-data`
  await rm(dataFolder, { recursive: true, force: true })
  const { siteUrl, inboxUrl } = await startStack({
    dataFolder,
    port: await freePort(),
    inboxPort: await freePort(),
    dev: false,
    loadSamples: loadSamplePortfolio,
    onStep: console.log,
    stops,
  })
  const network = await startNetwork()
  stops.defer(network.stop)
  const folder = stops.use(await mkdtempDisposable(join(tmpdir(), 'engine-'))).path
  const engine = await start({ proxy: network.proxy, folder, stops })
  const pictures = `.cache/engines/${name}`
  await rm(pictures, { recursive: true, force: true })
  await mkdir(pictures, { recursive: true })

  for (const [journey, run] of chosen) {
    const seen: string[] = []
    try {
      await travel(journey, run, seen)
      console.log(`pass  ${journey}: ${seen.join(', ')}`)
    } catch (error) {
      const [message] = stripVTControlCharacters(error instanceof Error ? error.message : String(error)).split('\n')
      console.log(`FAIL  ${journey}: ${message}${seen.length > 0 ? `; before: ${seen.join(', ')}` : ''}`)
      process.exitCode = exitCodes.failed
    }
  }

  async function travel(journey: string, run: Journey, seen: string[]): Promise<void> {
    const inbox = await openInbox(inboxUrl)
    const enquiry = typedBy(`Visitor ${journey.replace(/\W+/g, ' ')}`)
    const page = pageOf(await engine.visit(), siteUrl, seen)
    await page.resize(1280, 900)
    let isMailed = false
    const mail = async () => {
      const { body } = await inbox.mailFrom(enquiry.fullName).catch(async () => {
        throw new Error(`mails: ${(await inbox.mails()).length}`)
      })
      isMailed = true
      seen.push('one mail')
      return body.text ?? ''
    }
    const screenshot = async (title: string) =>
      writeFile(join(pictures, `${title.replace(/\W+/g, '-')}.png`), await page.screenshot())
    try {
      network.takeProblems()
      await run({ page, network, enquiry, mail, screenshot, folder })
      // What came after the first mail brought no other.
      if (isMailed) await mail()
    } finally {
      network.mend()
      // A page that still waits for the network has no picture.
      await screenshot(journey).catch(() => undefined)
    }
    const problems = network.takeProblems()
    if (problems.length > 0) throw new Error(`the page reported ${problems.join(' | ')}`)
  }
}

function readArguments(): { name: keyof typeof engines; chosen: [string, Journey][] } {
  const options = { engine: { type: 'string', default: '' }, only: { type: 'string', default: '' } } as const
  const { engine, only } = parseArgs({ options }).values
  const isEngine = (name: string): name is keyof typeof engines => name in engines
  if (!isEngine(engine)) throw new Problem(`--engine is one of ${Object.keys(engines).join(', ')}.`, exitCodes.wrongUse)
  const chosen = Object.entries(journeys).filter(([journey]) => journey.includes(only))
  if (chosen.length === 0)
    throw new Problem(`--only fits none of: ${Object.keys(journeys).join('; ')}.`, exitCodes.wrongUse)
  return { name: engine, chosen }
}

try {
  await main()
} catch (error) {
  const { output, exitCode } = explain(error)
  console.error(output)
  process.exitCode = exitCode
}
