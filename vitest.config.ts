import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { localCredentials, setLocalEnvironment } from './scripts/local/services/credentials.ts'

// The owner may change every figure in those files; the tests have files of their own, but tests/other-owner.ts names others.
process.env.OWNER_FILES ??= 'tests/fixtures/owner'
setLocalEnvironment()
// Each test file has a process of its own, and the libraries that they load are compiled once.
process.env.NODE_COMPILE_CACHE = join(import.meta.dirname, '.cache/compiled')

/** Of every project. */
const common = {
  /** Only ends what hangs: nothing here is timed, and a busy machine is slow. */
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
  setupFiles: ['tests/watch-log.ts'],
  /** Each test begins without the spies of the one before. */
  restoreMocks: true,
  env: {
    ...localCredentials,
    // As the stack names it. The functions' lines are known by it.
    POWERTOOLS_SERVICE_NAME: 'electrician-website-live',
    // Powertools writes past the console unless told that this is not Lambda.
    POWERTOOLS_DEV: 'true',
    // Which would switch the metrics off too.
    POWERTOOLS_METRICS_DISABLED: 'false',
    // The templates are held against CloudFormation's rules in one place: tests/lib/nag.test.ts.
    CDK_VALIDATION: 'false',
    // The CDK would report each of its runs to AWS.
    CDK_DISABLE_CLI_TELEMETRY: 'true',
  },
}
/** Test files that render. Any other that needs a browser's globals says so in its first line. */
const browser = ['tests/web/src/**/*.test.tsx']
/** Files that start processes, work on large pictures or send things by the hundred: left out with QUICK=1. */
const long = [
  'tests/{bin,docs}/*.test.ts',
  'tests/lambdas/**/{fuzz*,*.fuzz}.test.ts',
  'tests/scripts/{content-command,check-node,command-line}.test.ts',
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
          ...common,
          name: 'code',
          include: ['tests/**/*.test.{ts,tsx}'],
          // The browser tests belong to Playwright.
          exclude: ['tests/e2e/**', 'tests/site/**', ...browser, ...(process.env.QUICK ? long : [])],
        },
      },
      {
        test: { ...common, name: 'browser', include: browser, environment: 'jsdom' },
      },
      {
        test: {
          ...common,
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          // One build for all of them.
          globalSetup: 'tests/site/build-once.ts',
        },
      },
    ],
  },
})
