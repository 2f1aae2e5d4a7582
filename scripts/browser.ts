import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'

/** The browser must not contact the network by itself, nor use a protocol that the local server does not speak. */
const quietArgs = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What Playwright needs to launch it. */
interface FoundBrowser {
  executablePath: string
  args: string[]
  env: NodeJS.ProcessEnv
}

/**
 * Finds the Chromium that the tests use: the one in @sparticuz/chromium with its own fonts, the same on every Linux x64
 * whatever is installed there. `CHROME_PATH` overrides it; on other systems it is the one installed by Playwright.
 * @throws Error that says how to get one.
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const { CHROME_PATH: chosen } = process.env
  if (chosen && !existsSync(chosen)) throw new Error(`CHROME_PATH is ${chosen}, where there is no browser.`)
  if (!chosen && process.platform === 'linux' && process.arch === 'x64') return await packagedBrowser()
  const executablePath = chosen || chromium.executablePath()
  if (!existsSync(executablePath)) {
    throw new Error('No browser found for the tests: run `npx playwright install chromium`, or set CHROME_PATH.')
  }
  // root in a container cannot use Chromium's sandbox.
  const args = process.getuid?.() === 0 ? ['--no-sandbox', ...quietArgs] : quietArgs
  return { executablePath, args, env: process.env }
}

/** Unpacks it once into the project's own folder; an interrupted start leaves nothing that looks complete. */
async function packagedBrowser(): Promise<FoundBrowser> {
  const folder = resolve('.cache/chromium')
  if (!existsSync(folder)) await unpack(folder)
  return {
    executablePath: join(folder, 'chromium'),
    // The package's defaults crash on a second context and disable CORS.
    args: ['--no-sandbox', '--disable-gpu', ...quietArgs],
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_FILE: join(folder, 'fonts/fonts.conf'),
    },
  }
}

async function unpack(folder: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium')
  const archives = fileURLToPath(new URL('../bin', import.meta.resolve('@sparticuz/chromium')))
  const unfinished = `${folder}.${process.pid}`
  await mkdir(unfinished, { recursive: true })
  // The package always unpacks into the temporary folder.
  const { TMPDIR } = process.env
  process.env.TMPDIR = unfinished
  await Promise.all(['chromium.br', 'al2023.tar.br', 'fonts.tar.br'].map((name) => inflate(join(archives, name))))
  if (TMPDIR === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = TMPDIR
  await writeFile(join(unfinished, 'fonts/fonts.conf'), fontsConf(join(folder, 'fonts')))
  await rename(unfinished, folder).catch(async (error) => {
    // Another process has finished first.
    await rm(unfinished, { recursive: true })
    if (!existsSync(folder)) throw error
  })
}

/** Chromium crashes without a font; the package includes Open Sans. */
function fontsConf(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${folder}/cache</cachedir>
</fontconfig>
`
}
