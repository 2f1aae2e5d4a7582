import { expect, test } from 'vitest'
import { readSettings } from '../../../../lib/config.ts'
import { localSettings } from '../../../../scripts/local/template/local-settings.ts'
import { blankSettings } from '../../../fixtures/blank-settings.ts'
import { withDomain } from '../../../lib/synthesised.ts'

test('the local stack is the same whatever the owner has filled in, but for who gets alarms', () => {
  const { alarmEmails, ...blank } = readSettings(localSettings(blankSettings))
  expect(readSettings(localSettings({ ...blankSettings, ...withDomain }))).toMatchObject(blank)
})
