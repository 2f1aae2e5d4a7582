import { expect, test } from 'vitest'
import type { StoredLead } from '../../../../lambdas/leads/lead.ts'
import { showSources } from '../../../../scripts/operate/leads/show-sources.ts'
import { storedLead } from '../../../fixtures/reminders.ts'
import { terminalOf } from '../../../fixtures/terminal.ts'

const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString()

const leads: StoredLead[] = [
  storedLead(ago(1), { writtenOn: '/services/rewiring', postcode: 'TW9 1AA' }),
  storedLead(ago(2), {
    writtenOn: '/contact',
    beganOn: '/services/rewiring',
    postcode: 'TW9 2BB',
    ownerState: 'done',
    history: [{ state: 'answered', at: ago(1.5) }],
  }),
  storedLead(ago(3), { ownerState: 'lost' }),
  storedLead(ago(4), { ownerState: 'spam' }),
  storedLead(ago(5), { possibleSpam: true }),
  storedLead(ago(6), { canary: true }),
  storedLead(ago(100), { ownerState: 'answered' }),
]

async function shown(options: { days?: string; json?: boolean }, width?: number): Promise<string> {
  const { terminal, text } = terminalOf()
  const store = {
    async *scan() {
      yield* leads.map((lead) => ({ leadId: lead.leadId, lead, text: '' }))
    },
  }
  // The command calls nothing else of the store.
  const book = { name: 'the test', store } as unknown as Parameters<typeof showSources>[0]
  await showSources(book, width === undefined ? terminal : { ...terminal, width }, { days: '90', ...options })
  return text()
}

test('counts each page, area and service with what became of it, a job that is done as won; spam and tests do not count', async () => {
  const { page, area, service, ...all } = JSON.parse(await shown({ json: true }))
  expect(all).toEqual({ days: 90, enquiries: 3, answered: 1, medianHours: expect.closeTo(12, 1) })
  expect(area[0]).toEqual({ name: 'TW9', enquiries: 2, open: 1, answered: 0, won: 1, lost: 0 })
  expect(page.map(({ name }: { name: string }) => name)).toEqual(['/contact', '/services/rewiring', 'not known'])
  expect(service).toEqual([
    { name: 'rewiring', enquiries: 2, open: 1, answered: 0, won: 1, lost: 0 },
    { name: 'no service page', enquiries: 1, open: 0, answered: 0, won: 0, lost: 1 },
  ])
  expect(JSON.parse(await shown({ json: true, days: '365' })).enquiries).toBe(4)
})

test('the tables fit the terminal, and say how fast it was answered', async () => {
  const text = await shown({}, 44)
  for (const line of text.split('\n').slice(0, -2)) expect(line.length, line).toBeLessThanOrEqual(44)
  expect(text).toMatch(/TW9 +2 +1 +· +1 +·$/m)
  expect(text).toContain('3 enquiries in 90 days in the test; 1 answered, half of them within 12 h.')
})

test.each(['0', '-1', 'soon', '1.5', ''])('"%s" is no number of days', async (days) => {
  await expect(shown({ days })).rejects.toThrow('is no number of days')
})
