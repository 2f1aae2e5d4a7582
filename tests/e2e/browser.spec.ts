import { resolve } from 'node:path'
import { findBrowser } from '../../scripts/local/browser.ts'
import { expect, test } from './site.ts'

test.skip(
  process.platform !== 'linux' || process.arch !== 'x64' || Boolean(process.env.CHROME_PATH),
  'Here the browser is another one.',
)

test('the tests have their own browser and text face, whatever is installed or set', async ({
  playwright,
  baseURL,
}) => {
  const { FONTCONFIG_FILE } = process.env
  process.env.FONTCONFIG_FILE = '/nowhere'
  const found = await findBrowser()
  if (FONTCONFIG_FILE === undefined) delete process.env.FONTCONFIG_FILE
  else process.env.FONTCONFIG_FILE = FONTCONFIG_FILE
  expect(found.executablePath).toBe(resolve('.cache/chromium/chromium'))

  const browser = await playwright.chromium.launch(found)
  const page = await browser.newPage()
  await page.goto(`${baseURL}/about`)
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: '.lead' })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await browser.close()
  expect(fonts.map(({ familyName }) => familyName)).toEqual(['Open Sans'])
})
