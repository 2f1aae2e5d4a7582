import { expect, test } from 'vitest'
import { setConfirmedOwner } from '../../fixtures/confirmed-owner.ts'

/** The two pages that sell condition reports, for an owner who has added these lines. */
async function pagesWith(lines: string): Promise<string[]> {
  setConfirmedOwner({ claims: (text) => `${lines}\n${text}` })
  const pages = [await import('#content/services/eicr.ts'), await import('#content/services/landlords-businesses.ts')]
  return pages.map((page) => JSON.stringify(page))
}

test('whoever sells condition reports says who inspects and what qualifies them', async () => {
  const named = 'inspector: Sam Ohm\ninspectorQualification: a diploma in testing\ninspectionInsured: yes'
  for (const page of await pagesWith(named)) {
    expect(page).toMatch(/\bSam Ohm\b[^.]*\ba diploma in testing\./)
    expect(page).toMatch(/insurance covers inspections/)
  }
})

test('who has not said it names nobody, claims no insurance, and lets people ask', async () => {
  for (const page of await pagesWith('')) {
    expect(page).toMatch(/Ask us who will inspect and what qualification/)
    expect(page).toMatch(/qualified and competent person/)
    expect(page).not.toMatch(/undefined|insurance covers inspections/)
  }
})
