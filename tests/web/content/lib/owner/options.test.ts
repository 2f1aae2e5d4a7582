import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SiteOptions } from '../../../../../web/content/lib/site-options.ts'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

const on: SiteOptions = { region: 'eu-central-1', domain: '', customerReceipt: true }

async function privacyWords(options: SiteOptions): Promise<string> {
  vi.resetModules()
  vi.stubEnv('SITE_OPTIONS', JSON.stringify(options))
  const { privacyPage } = await import('../../../../../web/content/pages/privacy.ts')
  return privacyPage.sections.flatMap(({ title, list = [], paragraphs }) => [title, ...list, ...paragraphs]).join('\n')
}

test('the privacy page speaks of the receipt only where receipts are on', async () => {
  const sentence = /your enquiry has arrived/
  expect(await privacyWords(on)).toMatch(sentence)
  expect(await privacyWords({ ...on, customerReceipt: false })).not.toMatch(sentence)
})

test('the privacy page names the place of the region', async () => {
  const words = await privacyWords(on)
  expect(words).toContain('in Frankfurt')
  expect(await privacyWords({ ...on, region: 'us-east-1' })).toContain('in its region us-east-1')
})
