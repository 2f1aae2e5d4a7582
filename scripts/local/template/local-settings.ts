import { business } from '#content/business.ts'
import type { siteConfig } from '../../../site.config.ts'

/** The settings of the local stack: those of `site.config.ts`, but for addresses and what exists only in AWS. */
export function localSettings(config: typeof siteConfig): typeof siteConfig {
  return {
    ...config,
    ownerEmail: business.email,
    senderEmail: 'website@site.example',
    domain: '',
    hostedZoneId: '',
    domainMail: false,
    waf: false,
    // No mail leaves this machine.
    customerReceipt: true,
  }
}
