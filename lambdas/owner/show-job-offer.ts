import { showJobPath } from '../contract/job-photos.ts'
import type { StoredLead } from '../leads/lead.ts'
import { writeToken } from '../leads/show-job-token.ts'
import type { SigningKeys } from '../runtime/hmac.ts'
import { type Html, html } from '../runtime/html.ts'

/** On the owner's page: the way to the page on which the job is shown in the portfolio. */
export function showJobOffer({ keys, now }: { keys: SigningKeys; now: () => number }): (lead: StoredLead) => Html {
  return ({ leadId, shownAs }) => {
    const token = writeToken({ kind: 'link', leadId, nonce: crypto.randomUUID() }, keys, now())
    const [label, words] = shownAs
      ? ['Change what is shown', 'This job is in your portfolio. Change it, hide it or look at the others.']
      : ['Show this job', 'Put it into your portfolio with up to six photos from this phone.']
    return html`<section><h2>${label}</h2>
<p>${words}</p>
<p class="choices"><a href="${showJobPath}#${token}">${label}</a></p></section>`
  }
}
