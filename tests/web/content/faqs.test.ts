import { expect, test } from 'vitest'
import { type OwnerChanges, setConfirmedOwner } from '../../fixtures/confirmed-owner.ts'

/** The answer to the question with this word, of a firm that has confirmed everything. */
async function answers(changes: OwnerChanges = {}): Promise<(word: RegExp) => string | undefined> {
  setConfirmedOwner(changes)
  const { firmFaqs } = await import('#content/faqs.ts')
  return (word) => firmFaqs.find(({ question }) => word.test(question))?.answer
}

test('what visitors ask of the firm has the answer of its owner, also when it is no, and else says to ask', async () => {
  const plain = await answers()
  expect(plain(/registered/)).toMatch(/^No\. We are not registered.*so building control inspects notifiable work/)
  expect(plain(/based/)).toContain('1 The Green, Richmond TW9 1AA')
  for (const word of [
    /insurance/,
    /pay, and/,
    /parking/,
    /Who will come/,
    /Which makes/,
    /buy/,
    /guarantee/,
    /How soon/,
  ])
    expect(plain(word), String(word)).toMatch(/\bask us\b/i)

  const said = await answers({
    claims: (text) =>
      `${text.replace('notifies: no', 'notifies: yes')}scheme: NICEIC\nnumber: "123456"\nlink: https://example.com/entry\nregisteredSince: 2016\ninsurer: Ordinary Mutual\npayment: By card, on the day.\nparking: No, never.\n`,
  })
  expect(said(/registered/)).toMatch(/^Yes\b.*NICEIC.*2016.*123456/)
  expect(said(/insurance/)).toContain('Ordinary Mutual')
  expect(said(/pay, and/)).toBe('By card, on the day.')
  expect(said(/parking/)).toBe('No, never.')
})
