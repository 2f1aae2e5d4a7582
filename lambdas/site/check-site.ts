import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { atStep, ReasonError, type Step, StepError } from '../runtime/reason.ts'
import { apiPaths } from '../shared/api-paths.ts'
import { FormTokenResponse } from '../shared/enquiry-request.ts'
import { formPath } from '../shared/form-paths.ts'

/** Two attempts and the pause between them fit into the function's timeout. */
const attempts = 2
const pauseMilliseconds = 5000

interface CheckSettings {
  siteUrl: string
  fetch: typeof globalThis.fetch
  wait?: (milliseconds: number) => Promise<unknown>
}

/** @throws StepError when the home page, its script or the addresses of the form do not answer as they should. */
export async function checkSite(settings: CheckSettings): Promise<void> {
  await Promise.all([checkPage(settings), checkForm(settings)])
}

/** @throws StepError when the home page is not complete or lacks its script. */
const checkPage = withRetry(async (read) => {
  const { body: html } = await read('home page', '/')
  if (!html.includes('</html>')) throw wrongContent('home page', 'is not a whole page')
  const [, script = ''] = /<script[^>]* src="([^"]+)"/.exec(html) ?? []
  const { type } = await read('script', script)
  if (!type.includes('javascript')) throw wrongContent('script', 'is no script')
})

/**
 * @throws StepError unless the form could be sent now: a token is issued, and the form's address, opened, is answered
 * by the function that takes enquiries, which queues nothing and redirects to the form.
 */
const checkForm = withRetry(async (read) => {
  const { body: token } = await read('form token', apiPaths.getFormToken.path)
  if (!isFormToken(token)) throw wrongContent('form token', 'is none')
  const { location } = await read('form', apiPaths.openForm.path, 303)
  if (location !== formPath) throw wrongContent('form', `leads to ${location}`)
})

function isFormToken(body: string): boolean {
  try {
    return z.safeParse(FormTokenResponse, JSON.parse(body)).success
  } catch {
    return false
  }
}

function wrongContent(step: Step, words: string): StepError {
  return new StepError(step, new ReasonError('wrong content', `The ${step} ${words}`))
}

/** A response of the site. @throws StepError without one, or with another status than 200 or `wanted`. */
type Read = (
  step: Step,
  path: string,
  wanted?: number,
) => Promise<{ body: string; type: string; location: string | null }>

/** One retry, so that a lost packet raises no alarm. */
function withRetry(check: (read: Read) => Promise<void>) {
  return async ({ siteUrl, fetch, wait = pause }: CheckSettings): Promise<void> => {
    for (let attempt = 1; ; attempt++) {
      // Timeout of a whole attempt.
      const signal = AbortSignal.timeout(8000)
      const read: Read = (step, path, wanted = 200) =>
        atStep(step, async () => {
          const response = await fetch(`${siteUrl}${path}`, { redirect: 'manual', signal })
          const { status, headers } = response
          if (status !== wanted) throw new ReasonError('wrong status', `The ${step} answered ${status}`, status)
          return {
            body: await response.text(),
            type: headers.get('content-type') ?? '',
            location: headers.get('location'),
          }
        })
      try {
        return await check(read)
      } catch (error) {
        if (attempt === attempts) throw error
        await wait(pauseMilliseconds)
      }
    }
  }
}
