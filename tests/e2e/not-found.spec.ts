import { expect, test } from './site.ts'

test.use({ javaScriptEnabled: false })

test('without a script the lamp of the 404 page hangs in the middle of the zero, and is a switch', async ({ page }) => {
  await page.goto('/no-such-page')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    // One text for screen readers.
    await expect(page.getByText('404', { exact: true })).toHaveCount(1)
    const lamp = page.getByRole('checkbox', { name: 'Light' })
    await expect(lamp).toBeChecked()
    const zero = await page.locator('label').filter({ has: lamp }).boundingBox()
    const box = await lamp.boundingBox()
    if (!zero || !box) throw new Error('The zero or its lamp is not shown')
    expect(Math.abs(zero.x + zero.width / 2 - (box.x + box.width / 2))).toBeLessThanOrEqual(zero.width / 20)
    expect(Math.abs(zero.y + zero.height / 2 - (box.y + box.height / 2))).toBeLessThanOrEqual(zero.height / 20)
    // The light changes the colour of the digits.
    const figures = page.getByRole('paragraph').filter({ has: lamp })
    await expect(figures).toHaveCSS('color', 'rgb(247, 243, 235)')
    // The whole zero is the target, so it is larger than the required 24 px.
    await page.mouse.click(zero.x + zero.width / 4, zero.y + zero.height / 2)
    await expect(lamp).not.toBeChecked()
    await expect(figures).toHaveCSS('color', 'rgb(111, 131, 155)')
    await lamp.click()
  }
})
