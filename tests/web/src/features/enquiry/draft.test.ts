import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newDraft, readDraft, writeDraft } from '../../../../../web/src/features/enquiry/draft.ts'

const hours = 3_600_000
const ada = () => ({ ...newDraft(), fields: { ...newDraft().fields, fullName: 'Ada' } })

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  writeDraft({ ...newDraft(), key: '' })
})

test('a draft is stored with its key and its photos', () => {
  const photos = [
    { name: 'a.jpg', size: 3, url: '/photo/1' },
    { name: 'b.jpg', size: 4 },
  ]
  const draft = { ...ada(), photos }
  writeDraft(draft)
  expect(readDraft()).toEqual({ ...draft, about: undefined })
  expect(draft.key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
})

test('a draft is forgotten a day after its last change, however old its page is and whichever way a clock is set meanwhile', () => {
  const changed = Date.now() + 48 * hours
  vi.spyOn(Date, 'now').mockReturnValue(changed)
  writeDraft(ada())
  const nameAfter = (passed: number) => {
    vi.spyOn(Date, 'now').mockReturnValue(changed + passed * hours)
    return readDraft().fields.fullName
  }
  expect([-24, 12, 23, 25].map(nameAfter)).toEqual(['Ada', 'Ada', 'Ada', ''])
  expect(localStorage).toHaveLength(0)
})

test.each([undefined, 3, '<b>', null])('photos that cannot be are none: %s', (photos) => {
  localStorage.setItem('quote-draft', JSON.stringify({ ...ada(), photos, keptAt: Date.now() }))
  expect(readDraft()).toMatchObject({ fields: { fullName: 'Ada' }, photos: [] })
})

test.each(['', '{', '3', '{"key":""}', '{"fields":{"fullName":"Ada"}}'])(
  'what is no draft is an empty one: %s',
  (stored) => {
    localStorage.setItem('quote-draft', stored)
    expect(readDraft()).toMatchObject({ key: '', fields: { fullName: '' } })
  },
)

test('where storage is blocked the draft lasts as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  writeDraft(ada())
  expect(readDraft().fields.fullName).toBe('Ada')
})
