/** `npm run cost -- --visits N --leads N`: what a month costs, by service, and what breaks first. */
import Table from 'cli-table3'
import { siteConfig } from '../site.config.ts'
import { readArguments } from './command-line.ts'
import { estimate } from './cost/estimate.ts'
import { quotas } from './cost/quotas.ts'
import { pricesDate } from './cost/unit-prices.ts'
import type { Traffic } from './cost/usage.ts'

const options = { visits: { type: 'string' }, leads: { type: 'string' } } as const
const usage = 'npm run cost -- [--visits N] [--leads N]     a month'

/** One visitor in 200 asks for a quote, unless told otherwise. */
const visitsPerLead = 200

try {
  const { values } = readArguments({ usage, options })
  const visits = values.visits === undefined ? [10_000, 1_000_000, 100_000_000] : [count('visits', values.visits)]
  const settings = { domain: siteConfig.domain !== '', waf: siteConfig.waf }
  const columns = visits.map((month) => ({
    ...settings,
    visits: month,
    leads: values.leads === undefined ? Math.round(month / visitsPerLead) : count('leads', values.leads),
  }))
  printCosts(columns)
  for (const traffic of columns) printQuotas(traffic)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function printCosts(columns: readonly Traffic[]): void {
  const estimates = columns.map((traffic) => estimate(traffic))
  const heads = columns.map(({ visits, leads }) => `${number(visits)} visits\n${number(leads)} enquiries`)
  const table = new Table({
    head: ['a month', ...heads],
    colAligns: ['left', ...columns.map(() => 'right' as const)],
    style: { head: [], border: [] },
  })
  for (const service of Object.keys(estimates[0]?.byService ?? {})) {
    table.push([service, ...estimates.map(({ byService }) => dollars(byService[service] ?? 0))])
  }
  table.push(['All', ...estimates.map(({ total }) => dollars(total))])
  console.log(table.toString())
  console.log(`US dollars before tax, London, prices of ${pricesDate} (scripts/cost/unit-prices.ts).`)
}

function printQuotas(traffic: Traffic): void {
  const [first, ...others] = quotas(traffic)
  console.log(`\nAt ${number(traffic.visits)} visits, what breaks first:`)
  for (const { name, peak, limit, fix } of [first, ...others.slice(0, 2)].filter((quota) => quota !== undefined)) {
    const share = Math.round((peak / limit) * 100)
    console.log(`  ${share > 100 ? 'BREAKS' : `${share} %`.padStart(6)}  ${name}: ${round(peak)} of ${number(limit)}`)
    if (share > 50) console.log(`          ${fix}`)
  }
}

function count(name: string, text: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} is "${text}" and must be a whole number.`)
  return value
}

function number(value: number): string {
  return value.toLocaleString('en-GB')
}

function round(value: number): string {
  return value >= 10 ? number(Math.round(value)) : value.toPrecision(2)
}

function dollars(value: number): string {
  return `$${value.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
}
