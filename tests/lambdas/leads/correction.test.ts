/** An enquiry that corrects an earlier one [L23]. */
import { expect, test } from 'vitest'
import { referenceOf } from '../../../lambdas/contract/reference.ts'
import { acceptLead } from '../../../lambdas/leads/accept-lead.ts'
import { recentLeads } from '../../../lambdas/leads/recent-leads.ts'
import { redeliverLeads } from '../../../lambdas/leads/redeliver-leads.ts'
import { leadServices } from '../../fixtures/lead-services.ts'
import { quoteRequest } from '../../fixtures/quote.ts'

const services = await leadServices()
const { deps } = services
const down = () => Promise.reject(new Error('down'))

const mailAbout = async (leadId: string) => (await services.mailsAbout(`(${leadId})`))[0]

test('the mail says what it corrects and what changed, and the first reminds nobody any more', async () => {
  const first = await acceptLead(quoteRequest({ phone: '07700 900490' }), deps)
  const { leadId } = await acceptLead(quoteRequest({ phone: '07700 900491', corrects: first.leadId }), deps)
  const mail = await mailAbout(leadId)
  expect(mail?.subject).toContain('[correction]')
  expect(mail?.body.text).toContain(`This corrects enquiry ${referenceOf(first.leadId)}`)
  expect(mail?.body.text).toMatch(/was: 07700 ?900 ?490/)
  expect(mail?.body.text).not.toContain('Name was')
  expect(await deps.store.get(first.leadId)).toMatchObject({ correctedBy: leadId })
  const recent = await Array.fromAsync(recentLeads(deps, { days: 1, runFor: 60_000 }))
  const ids = recent.map((lead) => lead.leadId)
  expect([ids.includes(first.leadId), ids.includes(leadId)]).toEqual([false, true])
})

test('a correction is mailed even if the earlier enquiry is gone, cannot be marked yet, or is not in the table yet', async () => {
  const gone = await acceptLead(quoteRequest({ corrects: 'nothing' }), deps)
  expect((await mailAbout(gone.leadId))?.body.text).toContain('This corrects enquiry')
  const first = await acceptLead(quoteRequest(), deps)
  const request = quoteRequest({ corrects: first.leadId })
  const { leadId } = await acceptLead(request, { ...deps, mailer: { send: down } })
  await redeliverLeads({ ...deps, now: () => Date.now() + 3 * 60_000, store: { ...deps.store, set: down } })
  expect(await mailAbout(leadId)).toBeDefined()
  const kept = await acceptLead(quoteRequest(), { ...deps, store: { ...deps.store, put: down } })
  const early = await acceptLead(quoteRequest({ corrects: kept.leadId }), deps)
  // The first run moves it to the table.
  for (const minutes of [6, 12]) await redeliverLeads({ ...deps, now: () => Date.now() + minutes * 60_000 })
  expect(await deps.store.get(first.leadId)).toMatchObject({ correctedBy: leadId })
  expect(await deps.store.get(kept.leadId)).toMatchObject({ correctedBy: early.leadId })
})
