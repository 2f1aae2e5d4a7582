/** A script failure in a browser is counted, and raises an alarm of `lib/alarms.ts` [I9]. */
import { readFileSync } from 'node:fs'
import { test as withProblems } from '@playwright/test'
import { apiPaths } from '#contract/api-paths.ts'
import { metrics } from '#contract/operations.ts'
import { localData } from './local-data.ts'
import { expect } from './site.ts'

const counted = () =>
  readFileSync(`${localData}/functions.log`, 'utf8').split(`"${metrics.names.pageFailed}":1`).length - 1

withProblems('a page whose script dies says so, once and nothing else, and stays readable', async ({ page }) => {
  const before = counted()
  const reports: (string | null)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(apiPaths.reportPageFailed.path)) reports.push(request.postData())
  })
  await page.route(/\/assets\/hydrate-[^/]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("dead")' }),
  )
  await page.goto('/')
  await expect.poll(counted).toBe(before + 1)
  expect(reports).toEqual([null])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
