import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { answerLimit, type Engine, type EngineOptions, type Tab } from './engine.ts'

/** Starts Firefox and speaks WebDriver BiDi with it: https://www.w3.org/TR/webdriver-bidi/ */
export async function startFirefox({ proxy, folder, stops }: EngineOptions): Promise<Engine> {
  // Otherwise a request to this machine passes the proxy by.
  await writeFile(join(folder, 'user.js'), 'user_pref("network.proxy.allow_hijacking_localhost", true);\n')
  const args = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0']
  const browser = spawn('firefox-esr', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(browser, 'exit')
  stops.defer(async () => {
    browser.kill()
    await ended
  })
  const address = Promise.withResolvers<string>()
  createInterface(browser.stderr).on('line', (line) => {
    const [, found] = /BiDi listening on (ws:\S+)/.exec(line) ?? []
    if (found) address.resolve(found)
  })
  ended.then(() => address.reject(new Error('Firefox has ended before it listened')))
  const send = await connect(`${await address.promise}/session`)
  await send('session.new', {
    capabilities: {
      alwaysMatch: {
        proxy: { proxyType: 'manual', httpProxy: proxy },
        unhandledPromptBehavior: { default: 'accept' },
      },
    },
  })
  let userContext = 'default'
  return {
    visit: async () => {
      if (userContext !== 'default') await send('browser.removeUserContext', { userContext })
      const created = await send<{ userContext: string }>('browser.createUserContext')
      userContext = created.userContext
      return openTab(send, userContext)
    },
  }
}

type Send = <Result>(method: string, params?: object) => Promise<Result>

async function openTab(send: Send, userContext: string): Promise<Tab> {
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab', userContext })
  const evaluate = async (expression: string) => {
    const { result, exceptionDetails } = await send<{
      result?: { value?: string }
      exceptionDetails?: { text: string }
    }>('script.evaluate', { expression, target: { context }, awaitPromise: true })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result?.value
  }
  return {
    navigate: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    evaluate,
    // From the page, as BiDi's own commands restore no fields; in a task of its own, as a page that is gone answers
    // none.
    go: async (way) => {
      const call = { reload: 'location.reload()', back: 'history.back()', forward: 'history.forward()' }[way]
      await evaluate(`void setTimeout(() => ${call})`)
    },
    perform: (actions) => send('input.performActions', { context, actions }),
    chooseFiles: async (selector, files) => {
      const locator = { type: 'css', value: selector }
      const { nodes } = await send<{ nodes: object[] }>('browsingContext.locateNodes', { context, locator })
      await send('input.setFiles', { context, element: nodes[0], files })
    },
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    screenshot: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    another: () => openTab(send, userContext),
  }
}

interface Answer {
  /** Absent in an event, of which there are none: nothing is subscribed to. */
  id: number
  type: 'success' | 'error'
  result: unknown
  error?: string
  message?: string
}

async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.onmessage = ({ data }) => {
    // Cast: the protocol's own JSON.
    const answer = JSON.parse(String(data)) as Answer
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  }
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`Firefox refuses the connection to ${address}`))
  })
  let id = 0
  return async <Result>(method: string, params = {}) => {
    id += 1
    const answer = new Promise<Answer>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const late = pause(answerLimit, undefined, { ref: false }).then(() => {
      throw new Error(`${method}: no answer`)
    })
    const { type, result, error, message } = await Promise.race([answer, late])
    if (type === 'error') throw new Error(`${method}: ${error}: ${message}`)
    // Cast: the caller names the command's result.
    return result as Result
  }
}
