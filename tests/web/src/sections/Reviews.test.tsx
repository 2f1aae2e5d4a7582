import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { confirmedOn, type OwnerChanges, setConfirmedOwner } from '../../../fixtures/confirmed-owner.ts'

async function rendered(changes?: OwnerChanges): Promise<string> {
  setConfirmedOwner(changes ?? {})
  const { Reviews } = await import('../../../../web/src/sections/Reviews.tsx')
  return renderToStaticMarkup(<Reviews />)
}

test('a firm without reviews has no carousel, and no sentence about them', async () => {
  expect(await rendered()).toContain('What customers say')
  expect(await rendered({ reviews: () => `confirmed: ${confirmedOn}\nreviews:\n` })).toBe('')
  const { testimonials } = await import('#content/lib/owner/reviews.ts')
  expect(testimonials).toEqual({})
})
