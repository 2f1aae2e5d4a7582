import { expect, test } from 'vitest'
import { setConfirmedOwner } from '../../fixtures/confirmed-owner.ts'

/** What the site says for an owner whose two councils charge different fees. */
async function saidIf(notifies: 'yes' | 'no') {
  setConfirmedOwner({
    prices: (text) =>
      text.replace(
        /^buildingControl:\n( .*\n)+/m,
        'buildingControl:\n  - council: Richmond\n    fee: 1345\n  - council: Ham\n    fee: 310\n',
      ),
    claims: (text) =>
      text.replace('notifies: no', `scheme: A scheme\nnumber: 1\nlink: https://example.com\nnotifies: ${notifies}`),
  })
  const control = await import('#content/building-control.ts')
  const { priceTables } = await import('#content/lib/owner/price-tables.ts')
  const { sampleQuote } = await import('#content/samples.ts')
  const { business } = await import('#content/business.ts')
  const { process } = await import('#content/process.ts')
  const { rewire, board, charger, gardenOffice } = priceTables
  return {
    ...control,
    priced: [rewire, board, charger, gardenOffice].map(({ fee: table, price }) => ({ table, price })),
    prices: business.prices,
    sampleQuote,
    steps: JSON.stringify(process),
  }
}
/** Of a firm that leaves it to building control, and of one that notifies. */
const [council, own] = [await saidIf('no'), await saidIf('yes')]

test("a firm that does not notify says the fee with each notifiable price, each council's with its table, and one on its quote", () => {
  const { priced, notificationRoute, sampleQuote } = council
  for (const { price } of priced) expect(price.fee).toContain('£310 to £1,345')
  for (const words of ['£1,345 in Richmond', '£310 in Ham']) {
    expect(notificationRoute).toContain(words)
    for (const { table } of priced) expect(table).toContain(words)
  }
  expect(sampleQuote.lines.map(({ amount }) => amount)).toContain('£1,345')
})

test("a price of notifiable work has the lowest council's fee in it, unless the firm notifies", () => {
  const { board, fullRewire, installation } = own.prices
  expect(council.prices).toMatchObject({ board: board + 310, fullRewire: fullRewire + 310, installation })
})

test('a firm that notifies names no fee', () => {
  const { priced, notificationRoute, sampleQuote } = own
  expect(JSON.stringify([priced, notificationRoute, sampleQuote])).not.toMatch(/£1,345|£310/)
})

test("where only some jobs are notifiable, building control's fee is named with its certificate, and is extra", () => {
  expect(council.certificateIfNotifiable).toMatch(/notifiable.*£310.*extra/)
  expect(council.notificationRoute).toMatch(/extra/)
  expect(own.certificateIfNotifiable).not.toMatch(/£|extra/)
})

test('a certificate has the date of its route: thirty days where the firm notifies, eight weeks from building control', () => {
  for (const text of [own.notification, own.buildingCertificate, own.steps]) {
    expect(text).toMatch(/within 30 days/)
    expect(text).not.toMatch(/eight weeks/)
  }
  for (const text of [council.notification, council.buildingCertificate, council.steps]) {
    expect(text).toMatch(/\bsatisfied\b.*within eight weeks/)
    expect(text).not.toMatch(/30 days/)
  }
})
