import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { forgetOwnAccounts, localCredentials } from './scripts/local/services/credentials.ts'

// The owner may change every figure in those files; the tests have files of their own.
process.env.OWNER_FILES = 'tests/fixtures/owner'
// Imported after that, because articles and guides are compiled with the owner's files that it finds.
const { content } = await import('./web/compile/content-plugin.ts')
forgetOwnAccounts()
// The tests start some sixty processes, which load the same libraries: they are compiled once.
process.env.NODE_COMPILE_CACHE = join(import.meta.dirname, '.cache/compiled')

/** Only ends what hangs: nothing here is timed, and a busy machine is slow. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } }

/** Of every project that runs functions: what they log goes to the console, which is shown only where a test fails. */
const powertools = {
  // As the stack names it. The functions' lines are known by it.
  POWERTOOLS_SERVICE_NAME: 'electrician-website-live',
  // Powertools writes past the console unless told that this is not Lambda.
  POWERTOOLS_DEV: 'true',
  // Which would switch the metrics off too.
  POWERTOOLS_METRICS_DISABLED: 'false',
}
const code = {
  setupFiles: ['tests/watch-log.ts', 'tests/put-back.ts', 'tests/slow-machine.ts'],
  ...patience,
  env: { ...localCredentials, ...powertools },
}
/**
 * Test files that replace a module, load one that reads the environment, or start Vite's server, which may log after it
 * is closed: the files after them would notice.
 */
const alone = [
  'tests/scripts/local/cdn/vite-pages.test.ts',
  'tests/scripts/operate/deploy/deploy.test.ts',
  'tests/scripts/operate/smoke/test-enquiry.test.ts',
  'tests/lambdas/shared/enquiry-fields.test.ts',
  'tests/lambdas/runtime/within-time.test.ts',
  'tests/lambdas/enquiries/answer-in-time.test.ts',
  'tests/web/content/lib/owner/options.test.ts',
]
/** Test files that need a browser's globals: in a project of their own they share one jsdom. */
const browser = ['tests/web/src/**/*.test.{ts,tsx}']
/** Files that import the CDK. */
const stack = ['tests/lib/**/*.test.ts', 'tests/scripts/local/plan/*.test.ts']
/** Files that start processes, work on large pictures or send things by the hundred: left out with QUICK=1. */
const long = [
  'tests/{bin,docs}/*.test.ts',
  'tests/lambdas/**/{fuzz*,*.fuzz}.test.ts',
  'tests/scripts/{check-content,check-node,command-line,start}.test.ts',
  'tests/scripts/pictures/*.test.ts',
]

export default defineConfig({
  test: {
    globalSetup: 'tests/remove-temporary.ts',
    // The handlers log every request; it is worth reading only where something failed.
    silent: 'passed-only',
    // With --changed: a new script or version in package.json is no reason to run everything.
    forceRerunTriggers: ['**/vitest.config.ts'],
    // By default one core is left to the main process, which has little to do.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'stack',
          include: stack,
          // Importing the CDK takes seconds: these files share one copy. They change nothing that is shared.
          isolate: false,
          // The templates are held against CloudFormation's rules in one place: tests/lib/nag.test.ts.
          env: { CDK_VALIDATION: 'false', ...powertools },
          ...patience,
        },
      },
      {
        plugins: [content()],
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: 'tests/site/build-once.ts',
          // The files of a worker share one parse of all the pages, and change nothing in it.
          isolate: false,
          ...patience,
        },
      },
      {
        plugins: [content()],
        test: {
          ...code,
          name: 'code',
          include: ['tests/**/*.test.{ts,tsx}'],
          // The browser tests belong to Playwright.
          exclude: [
            'tests/e2e/**',
            'tests/site/**',
            ...browser,
            ...stack,
            ...alone,
            ...(process.env.QUICK ? long : []),
          ],
          // Loading each module once for all files is half of the time.
          isolate: false,
        },
      },
      {
        plugins: [content()],
        test: { ...code, name: 'browser', include: browser, environment: 'jsdom', isolate: false },
      },
      { plugins: [content()], test: { ...code, name: 'alone', include: alone } },
    ],
  },
})
