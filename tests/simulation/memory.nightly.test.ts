import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** `FLOOD=10000` for a quick run. */
const flood = Number(process.env.FLOOD ?? 100_000)
/** Fewer, because the operator's commands print results and take longer; in memory they would take three times the limit. With 36 MB, of which erasure uses 23, one run in four failed. */
const fewer = 6000

test.each([
  // Holds a batch in memory while mailing, up to 30 MB of live data in any run.
  ['redelivery', flood, 48],
  ['late promises', flood, 36],
  ['morning mail', flood, 36],
  ['list of the desk', flood, 36],
  ['list', fewer, 48],
  ['export', fewer, 48],
  ['erasure', fewer, 48],
])(
  '%s reads %i enquiries of the largest size in %i MB [L18]',
  (job, leads, megabytes) => {
    const args = [`--max-old-space-size=${megabytes}`, 'tests/simulation/memory.ts', job, String(leads)]
    const env = { ...process.env, POWERTOOLS_LOG_LEVEL: 'SILENT', POWERTOOLS_METRICS_DISABLED: 'true' }
    const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
    expect(stderr).not.toContain('heap out of memory')
    expect({ status, stderr }).toMatchObject({ status: 0 })
  },
  300_000,
)
