import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { App, Duration, Stack } from 'aws-cdk-lib'
import { expect, test } from 'vitest'
import { ApiFunction } from '../../lib/api-function.ts'
import { readSettings } from '../../lib/config.ts'
import { setFunctionContent } from '../../lib/function-content.ts'
import { setSettings } from '../../lib/settings-of.ts'
import { privacyNotice } from '../../web/content/privacy-notice.ts'
import { tradeWords } from '../../web/content/trade-words.ts'
import { blankSettings } from '../fixtures/blank-settings.ts'
import { builtSite, withoutDomain } from './synthesised.ts'

test('what the business says is in the bundle as the CDK makes it, whatever signs the words have [I13]', () => {
  const app = new App({ analyticsReporting: false })
  const stack = new Stack(app, 'Bundled')
  setSettings(stack, readSettings({ ...blankSettings, ...withoutDomain }))
  setFunctionContent(stack, builtSite())
  const entry = 'site/check-site'
  new ApiFunction(stack, 'Made', { entry, timeout: Duration.seconds(3) })
  const { directory } = app.synth()
  const [bundle = ''] = globSync('asset.*/index.mjs', { cwd: directory })
  const texts = readFileSync(join(directory, bundle), 'utf8').match(/[A-Za-z0-9+/]{400,}={0,2}/g) ?? []
  const contents = texts.map((text) => Buffer.from(text, 'base64').toString()).filter((text) => text.startsWith('{'))
  expect(JSON.parse(contents[0] ?? '{}')).toMatchObject({
    PRIVACY_NOTICE: privacyNotice,
    TRADE_WORDS: JSON.stringify(tradeWords),
  })
})
