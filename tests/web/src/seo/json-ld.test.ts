import { expect, test } from 'vitest'
import { filesIn } from '#content/lib/files-in.ts'
import { servicePrices } from '#content/lib/owner/service-prices.ts'
import { recordMakers } from '../../../../web/compile/records.ts'
import { serviceData } from '../../../../web/src/seo/json-ld.ts'

const [slug, file] = filesIn('services').find(([slug]) => slug === 'consumer-unit') ?? []
if (!slug || !file) throw new Error('There is no service of this name')
const { record: service } = await recordMakers.services(slug, file)
const offersIn = (prices: typeof servicePrices) =>
  JSON.stringify(serviceData(service, '/services/consumer-unit', prices).offers)

test('tells search engines a price once the owner has confirmed it, and none before', () => {
  expect(offersIn(servicePrices)).toBeUndefined()
  const offers = [{ name: 'A new board: 6 circuits', minPrice: 550, maxPrice: 750 }]
  const confirmed = { 'consumer-unit': { line: '', buys: '', offers } }
  expect(offersIn(confirmed)).toMatch(/"name":"A new board: 6 circuits".*"minPrice":550,"maxPrice":750/)
})
