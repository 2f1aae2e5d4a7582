import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test.each([
  ['Europe/London', 0],
  ['Pacific/Kiritimati', -840],
  ['Pacific/Pago_Pago', 660],
])('a date is the same day in British long form in %s', async (timeZone, offset) => {
  vi.stubEnv('TZ', timeZone)
  expect(new Date('2024-01-15').getTimezoneOffset()).toBe(offset)
  const { LongDate } = await import('../../../../web/src/ui/LongDate.tsx')
  expect(renderToStaticMarkup(<LongDate date="2024-01-15" />)).toBe(
    '<time dateTime="2024-01-15">15 January 2024</time>',
  )
  expect(renderToStaticMarkup(<LongDate date="2024-03-31" />)).toContain('31 March 2024')
})
