import { expect, test } from 'vitest'
import { servicePrices } from '#content/lib/owner/service-prices.ts'
import { loadService } from '#content/lib/service-words.ts'
import { serviceData } from '../../../../web/src/seo/json-ld.ts'

const service = await loadService('consumer-unit')
if (!service) throw new Error('There is no service of this name')
const offersIn = (prices: typeof servicePrices) =>
  JSON.stringify(serviceData(service, '/services/consumer-unit', prices).offers)

test('tells search engines a price once the owner has confirmed it, and none before', () => {
  expect(offersIn(servicePrices)).toBeUndefined()
  const offers = [{ name: 'A new board: 6 circuits', minPrice: 550, maxPrice: 750 }]
  const confirmed = { 'consumer-unit': { line: '', buys: '', offers } }
  expect(offersIn(confirmed)).toMatch(/"name":"A new board: 6 circuits".*"minPrice":550,"maxPrice":750/)
})
