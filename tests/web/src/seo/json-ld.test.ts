import { expect, test } from 'vitest'
import { priceTables } from '#content/price-tables.ts'
import { loadService } from '#content/service-words.ts'
import { serviceData } from '../../../../web/src/seo/json-ld.ts'

const service = await loadService('consumer-unit')
if (!service) throw new Error('There is no service of this name')
const offersIn = (tables: typeof priceTables) =>
  JSON.stringify(serviceData(service, '/services/consumer-unit', tables).offers)

test('tells search engines a range once the owner has confirmed it, and none before', () => {
  expect(offersIn(priceTables)).toBeUndefined()
  const offers = [{ name: 'A new board: 6 circuits', from: 550, to: 750 }]
  const confirmed = { ...priceTables, board: { ...priceTables.board, offers } }
  expect(offersIn(confirmed)).toMatch(/"name":"A new board: 6 circuits".*"minPrice":550,"maxPrice":750/)
})
