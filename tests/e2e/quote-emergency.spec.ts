import { dangerAdvice } from '#content/danger-advice.ts'
import { codeUrl, enquiryOf, fill, pageForm, sendUrl, storedDrafts, submit } from './quote-form.ts'
import { expect, hold, openReady, test, untilReady } from './site.ts'

const emergencyPage = '/services/emergency'

test('what was unticked before anything was typed is so after a reload, also where the form is used or posted before its code is loaded', async ({
  page,
}) => {
  await openReady(page, emergencyPage)
  const box = page.getByRole('checkbox', { name: dangerAdvice.declared })
  await box.uncheck()
  await page.reload()
  await untilReady(page)
  await expect(box).not.toBeChecked()

  const release = await hold(page, codeUrl)
  await page.reload()
  await expect(box).not.toBeChecked()
  await fill(pageForm(page), enquiryOf('Una Ticked'))
  const posted = page.waitForRequest(sendUrl)
  await submit(pageForm(page))
  expect((await posted).postData()).not.toContain('emergency=')
  await page.waitForURL(/sent/)
  await expect.poll(() => storedDrafts(page)).toBe(0)

  await page.goto(emergencyPage)
  await box.uncheck()
  await expect.poll(() => storedDrafts(page)).toBe(2)
  await page.reload()
  await pageForm(page).locator('[name=phone]').focus()
  await release()
  await untilReady(page)
  await expect(box).not.toBeChecked()
  await expect(page.getByRole('main').getByText('nobody watches the form at night')).toHaveCount(0)
})
