import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../scripts/local/services/ports.ts'
import { answerLimit, type Engine, type EngineOptions, type Tab } from './engine.ts'

/** Starts WebKitGTK on a screen of its own and speaks WebDriver with it: https://www.w3.org/TR/webdriver2/ */
export async function startWebkit({ proxy, folder, stops }: EngineOptions): Promise<Engine> {
  const screenArgs = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const screen = spawn('Xvfb', screenArgs, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  stops.defer(() => void screen.kill())
  const [display] = await once(screen.stdio[3] ?? screen, 'data')
  // The buttons of its tool bar keep the window wider than a phone.
  await mkdir(join(folder, 'gtk-3.0'))
  await writeFile(join(folder, 'gtk-3.0/gtk.css'), '* { min-width: 0; padding: 0; margin: 0; font-size: 6px }')
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      XDG_CONFIG_HOME: folder,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  })
  stops.defer(() => void driver.kill())
  const send: Send = async (method, path, body) => {
    const signal = AbortSignal.timeout(answerLimit)
    const content = body && { body: JSON.stringify(body) }
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, signal, ...content }).catch(() => {
      throw new Error(`${path.split('/').at(-1)}: no answer`)
    })
    // Cast: the protocol's own JSON.
    const { value } = (await response.json()) as { value: { error: string; message: string } }
    if (!response.ok) throw new Error(`${path.split('/').at(-1)}: ${value.error}: ${value.message}`)
    // Cast: the caller names the command's result.
    return value as never
  }
  while (!(await send('GET', '/status').catch(() => undefined))) await pause(50)
  const alwaysMatch = {
    proxy: { proxyType: 'manual', httpProxy: proxy },
    unhandledPromptBehavior: 'accept',
  }
  let session = ''
  const leave = async () => {
    if (session) await send('DELETE', session).catch(() => undefined)
  }
  stops.defer(leave)
  return {
    visit: async () => {
      await leave()
      const { sessionId } = await send<{ sessionId: string }>('POST', '/session', { capabilities: { alwaysMatch } })
      session = `/session/${sessionId}`
      return firstTab((method, path, body) => send(method, session + path, body))
    },
  }
}

type Send = <Result>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Result>

async function firstTab(send: Send): Promise<Tab> {
  let current = await send<string>('GET', '/window')
  const tabOf = (handle: string): Tab => {
    /** Commands go to the tab that was chosen last. */
    const inTab: Send = async (method, path, body) => {
      if (current !== handle) await send('POST', '/window', { handle })
      current = handle
      return send(method, path, body)
    }
    const evaluate = (expression: string) =>
      inTab<string | undefined>('POST', '/execute/sync', { script: `return ${expression}`, args: [] })
    return {
      evaluate,
      navigate: (url) => inTab('POST', '/url', { url }),
      go: (way) => inTab('POST', way === 'reload' ? '/refresh' : `/${way}`, {}),
      perform: (actions) => inTab('POST', '/actions', { actions }),
      chooseFiles: async (selector, files) => {
        // A person's choice replaces the one before; WebDriver's would be added to it.
        await evaluate(`document.querySelector('${selector}').value = ''`)
        const control = await inTab<Record<string, string>>('POST', '/element', {
          using: 'css selector',
          value: selector,
        })
        await inTab('POST', `/element/${Object.values(control)[0]}/value`, { text: files.join('\n') })
      },
      resize: async (width, height) => {
        const bars = Number(await evaluate('String(outerHeight - innerHeight)'))
        await inTab('POST', '/window/rect', { x: 0, y: 0, width, height: height + bars })
      },
      screenshot: async () => Buffer.from(await inTab<string>('GET', '/screenshot'), 'base64'),
      another: async () => {
        // A window, because a tab would stay behind this one, and be hidden.
        const { handle } = await inTab<{ handle: string }>('POST', '/window/new', { type: 'window' })
        return tabOf(handle)
      },
    }
  }
  return tabOf(current)
}
