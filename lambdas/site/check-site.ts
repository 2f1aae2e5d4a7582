import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { apiPaths } from '../shared/api-paths.ts'
import { FormTokenResponse } from '../shared/enquiry-request.ts'
import { formPath } from '../shared/enquiry-rules.ts'

/** Two attempts and the pause between them fit into the function's timeout. */
const attempts = 2
const pauseMilliseconds = 5000

interface Looking {
  siteUrl: string
  fetch: typeof globalThis.fetch
  wait?: (milliseconds: number) => Promise<unknown>
}

/** @throws Error when the home page, its script or the addresses of the form do not answer as they should. */
export async function checkSite(looking: Looking): Promise<void> {
  await Promise.all([checkPage(looking), checkForm(looking)])
}

/** @throws Error when the home page is not complete or lacks its script. */
const checkPage = twice(async (ask) => {
  const html = await textOf(await ask('/'), 'The home page')
  if (!html.includes('</html>')) throw new Error('The home page is not a whole page')
  const [, script = ''] = /<script[^>]* src="([^"]+)"/.exec(html) ?? []
  const response = await ask(script)
  await textOf(response, 'The script of the home page')
  if (!response.headers.get('content-type')?.includes('javascript')) throw new Error('The script is no script')
})

/**
 * @throws Error unless the form could be sent now: a token is issued, and the form's address, opened, is answered by the
 * function that takes enquiries, which queues nothing and redirects to the form.
 */
const checkForm = twice(async (ask) => {
  const token = await textOf(await ask(apiPaths.getFormToken.path), "The form's token")
  if (!z.safeParse(FormTokenResponse, JSON.parse(token)).success) throw new Error("The form's token is none")
  const { status, headers } = await ask(apiPaths.openForm.path)
  if (status !== 303 || headers.get('location') !== formPath) throw new Error(`The form's address answered ${status}`)
})

async function textOf(response: Response, what: string): Promise<string> {
  if (response.status !== 200) throw new Error(`${what} answered ${response.status}`)
  return response.text()
}

type Ask = (path: string) => Promise<Response>

/** One retry, so that a lost packet raises no alarm. */
function twice(look: (ask: Ask) => Promise<void>) {
  return async ({ siteUrl, fetch, wait = pause }: Looking): Promise<void> => {
    for (let attempt = 1; ; attempt++) {
      // Timeout of a whole attempt.
      const signal = AbortSignal.timeout(8000)
      try {
        return await look((path) => fetch(`${siteUrl}${path}`, { redirect: 'manual', signal }))
      } catch (error) {
        if (attempt === attempts) throw error
        await wait(pauseMilliseconds)
      }
    }
  }
}
