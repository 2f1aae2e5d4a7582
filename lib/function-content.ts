import { Stack } from 'aws-cdk-lib'
import type { IConstruct } from 'constructs'
import { business } from '#content/business.ts'
import { calendar } from '#content/lib/calendar.ts'
import { saysWhen } from '#content/lib/clock.ts'
import { reviewLink } from '#content/lib/owner/reviews.ts'
import { privacyNotice } from '#content/privacy-notice.ts'
import { tradeWords } from '#content/trade-words.ts'
import type { BundledContent } from '../lambdas/bundling.ts'
import type { Settings } from './config.ts'
import { settingsOf } from './settings-of.ts'
import type { SiteBuild } from './site-build.ts'

/** What the functions say of the business, by the names under which `readEnv` finds it. */
function functionContent({ wakesOwner }: SiteBuild, { ownerDesk }: Settings): BundledContent {
  return {
    BUSINESS_NAME: business.name,
    BUSINESS_PHONE: business.phone.display,
    BUSINESS_PHONE_E164: business.phone.e164,
    BUSINESS_WHATSAPP_E164: business.whatsapp.e164,
    BUSINESS_EMAIL: business.email,
    ...(reviewLink && { REVIEW_LINK: reviewLink }),
    PRIVACY_NOTICE: privacyNotice,
    WORKING_CALENDAR: JSON.stringify({ ...calendar, wakesOwner }),
    SAYS_WHEN: saysWhen ? 'yes' : 'no',
    OWNER_DESK: ownerDesk ? 'on' : 'off',
    TRADE_WORDS: JSON.stringify(tradeWords),
  }
}

const key = 'functionContent'

/** Gives a stack's functions their content. Call it before anything is added, and after `setSettings`. */
export function setFunctionContent(stack: Stack, site: SiteBuild): void {
  stack.node.setContext(key, functionContent(site, settingsOf(stack)))
}

export function functionContentOf(scope: IConstruct): BundledContent {
  return Stack.of(scope).node.getContext(key)
}
