/**
 * Drives a browser that is installed on this machine through the journeys:
 * `npm run engines -- --engine firefox [--only NAME]`
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtempDisposable, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { freePort } from '../../scripts/local/services/ports.ts'
import { exitCodes, explain, Problem } from '../../scripts/problem.ts'
import { openInbox } from '../e2e/inbox.ts'
import { enquiryOf } from '../e2e/quote-form.ts'
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
  const site = await startSite(`.cache/engines/${name}-data`, stops)
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
    const inbox = await openInbox(site.inboxUrl)
    const enquiry = enquiryOf(`Visitor ${journey.replace(/\W+/g, ' ')}`)
    const page = pageOf(await engine.visit(), site.url, seen)
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
  const refuse = (why: string) => new Problem(why, exitCodes.wrongUse)
  const options = { engine: { type: 'string', default: '' }, only: { type: 'string', default: '' } } as const
  try {
    const { engine, only } = parseArgs({ options }).values
    const isEngine = (name: string): name is keyof typeof engines => name in engines
    if (!isEngine(engine)) throw refuse(`--engine is one of ${Object.keys(engines).join(', ')}.`)
    const chosen = Object.entries(journeys).filter(([journey]) => journey.includes(only))
    if (chosen.length === 0) throw refuse(`--only ${only} fits none of: ${Object.keys(journeys).join('; ')}.`)
    return { name: engine, chosen }
  } catch (error) {
    throw error instanceof TypeError ? refuse(error.message) : error
  }
}

/** What `npm start` starts, as for the other browser tests: the built site with data of its own. */
async function startSite(dataFolder: string, stops: AsyncDisposableStack): Promise<{ url: string; inboxUrl: string }> {
  const [port, inboxPort] = [await freePort(), await freePort()]
  const addresses = { url: `http://localhost:${port}`, inboxUrl: `http://127.0.0.1:${inboxPort}` }
  const ports = { PORT: String(port), INBOX_PORT: String(inboxPort) }
  const site = spawn(process.execPath, ['scripts/cli.js', 'start', '--fresh'], {
    stdio: 'inherit',
    env: { ...process.env, ...ports, LOCAL_DATA: dataFolder, OWNER_FILES: 'tests/fixtures/owner' },
  })
  const ended = once(site, 'exit')
  stops.defer(async () => {
    site.kill()
    await ended
  })
  while (!(await fetch(addresses.url).catch(() => undefined))) {
    if (site.exitCode !== null) throw new Problem('The site has not started.')
    await pause(200)
  }
  return addresses
}

try {
  await main()
} catch (error) {
  const { output, exitCode } = explain(error)
  console.error(output)
  process.exitCode = exitCode
}
