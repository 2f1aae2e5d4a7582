import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { longDate } from '../../../../web/src/ui/long-date.ts'

test('a calendar date is shown in British long form', () => {
  expect(longDate('2024-01-15')).toBe('15 January 2024')
  expect(longDate('2024-12-01')).toBe('1 December 2024')
})

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/London'])('it is the same day in %s', (timeZone) => {
  const code = `import('../../../../web/src/ui/long-date.ts').then(({ longDate }) => console.log(longDate('2024-03-31')))`
  const printed = execFileSync(process.execPath, ['-e', code], { env: { ...process.env, TZ: timeZone } })
  expect(printed.toString().trim()).toBe('31 March 2024')
})
