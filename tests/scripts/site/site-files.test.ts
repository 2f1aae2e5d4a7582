import { expect, test } from 'vitest'
import { noOptions } from '../../../web/content/lib/site-options.ts'
import { setConfirmedOwner } from '../../fixtures/confirmed-owner.ts'

test("without a domain the pages name a reserved address as the site's, never that of the owner's mail provider", async () => {
  setConfirmedOwner({ contact: (text) => text.replace(/^email: .*/m, 'email: ordinary@gmail.com') })
  const { siteUrlOf } = await import('../../../scripts/site/site-files.ts')
  expect(siteUrlOf(noOptions)).toMatch(/^https:\/\/\w+\.example$/)
  expect(siteUrlOf({ ...noOptions, domain: 'ordinary.co.uk' })).toBe('https://ordinary.co.uk')
})
