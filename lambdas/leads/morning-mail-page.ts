import type { ApiError } from '../contract/api-error.ts'
import { apiPaths } from '../contract/api-paths.ts'
import type { MorningMailLink, MorningMailSwitch } from '../contract/morning-mail-page.ts'
import { escapeHtml } from '../runtime/escape-html.ts'
import { isSigned, type SigningKeys, sign } from '../runtime/hmac.ts'
import { pageFrame } from '../runtime/page-frame.ts'
import { VisibleError } from '../runtime/visible-error.ts'
import type { OwnerSettings } from './owner-settings.ts'

interface MorningMailPageDeps {
  settings: OwnerSettings
  keys: SigningKeys
  businessName: string
}

/** There is one switch, so every link is the same. */
const signed = 'switch'

/** Path of the page on which the morning mail is switched off. Good until the keys are rotated. */
export function morningMailPath(keys: SigningKeys): string {
  return apiPaths.showMorningMail.path.replace('{signature}', sign(keys, 'morning-mail', signed))
}

/** What the link shows: whether the mail comes, and the button. Changes nothing. */
export async function showMorningMail(link: MorningMailLink, deps: MorningMailPageDeps): Promise<{ page: string }> {
  requireOurs(link, deps)
  const isOn = await deps.settings.isMorningMailOn()
  const title = `The morning mail is ${isOn ? 'on' : 'off'}`
  const words = isOn
    ? 'It comes at 7.30, on days when there is something to say. The mails about enquiries come either way.'
    : 'Enquiries are mailed to you as before. This page switches the morning mail on again: keep its address, or any morning mail.'
  const page = pageFrame(
    { title, businessName: deps.businessName },
    `<h1>${title}</h1>
<p role="status">${words}</p>
<form method="post" action="${escapeHtml(morningMailPath(deps.keys))}">
<button name="state" value="${isOn ? 'off' : 'on'}">Switch it ${isOn ? 'off' : 'on again'}</button>
</form>
<p class="small">Opening this page changes nothing; the button does. Whoever has the link can use it, so do not pass it on.</p>`,
  )
  return { page }
}

/** Doing it twice does no harm. */
export async function switchMorningMail(
  link: MorningMailLink,
  { state }: MorningMailSwitch,
  deps: MorningMailPageDeps,
): Promise<void> {
  requireOurs(link, deps)
  await deps.settings.switchMorningMail(state === 'on')
}

/** What a link that is no good is answered with. */
export function morningMailErrorPage(error: ApiError['error'], businessName: string): string {
  const title = 'Nothing was changed'
  return pageFrame(
    { title, businessName },
    `<h1>${title}</h1>
<div class="notice"><p role="alert">${escapeHtml(error.message)}</p></div>`,
  )
}

const forged = 'This link is not one of ours, or it is too old. Open the one in the newest morning mail.'

function requireOurs({ signature }: MorningMailLink, { keys }: MorningMailPageDeps): void {
  if (!isSigned(keys, 'morning-mail', signed, signature)) throw new VisibleError('gone', forged)
}
