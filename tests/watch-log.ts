/** No log line of the functions, in any test, contains anything from the enquiries that tests send. */
import { afterEach, expect } from 'vitest'

/** Data from `fixtures/enquiry.ts`, in any format that the code gives it. */
const personal = /priya|sharma|7700[ -]?900|sw14|pergola/i
const service = process.env.POWERTOOLS_SERVICE_NAME
if (!service) throw new Error('vitest.config.ts must name the service: its lines are known by it')
let leaks: string[] = []

for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
  const write = console[level].bind(console)
  console[level] = (...words: unknown[]) => {
    const line = words.join(' ')
    // The operator's tools may print personal data on request.
    if (line.includes(`"${service}"`) && personal.test(line)) leaks.push(line)
    write(...words)
  }
}

afterEach(() => {
  const found = leaks
  leaks = []
  expect(found, 'log lines with personal data').toEqual([])
})
