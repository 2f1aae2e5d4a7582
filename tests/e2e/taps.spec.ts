import { openQuoteForm } from './quote-form.ts'
import { expect, openReady, test } from './site.ts'

// Checks only what a tap does before the next paint, because the visitor waits for that. It measures no times.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a tap on a light switch renders the house once', async ({ page }) => {
  await openReady(page, '/')
  const toggle = page.getByRole('switch', { name: 'Kitchen light' })
  await expect(page.locator('.lit-house__plan')).toBeAttached()
  await page.locator('.lit-house__board').evaluate((board) => {
    board.dataset.changes = '0'
    const count = (records: MutationRecord[]) => {
      if (records.every(({ attributeName }) => attributeName === 'data-changes')) return
      board.dataset.changes = String(Number(board.dataset.changes) + 1)
    }
    new MutationObserver(count).observe(board, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
  })
  await toggle.tap()
  await expect(toggle).not.toBeChecked()
  await expect(page.locator('.lit-house__says')).toContainText('Kitchen')
  await expect(page.locator('.lit-house__board')).toHaveAttribute('data-changes', '1')
})

test('what is missing in a form is painted before the focus goes there', async ({ page }) => {
  const form = await openQuoteForm(page)
  await form.evaluate((element) => {
    let painted = true
    element.addEventListener(
      'click',
      () => {
        painted = false
        requestAnimationFrame(() => setTimeout(() => (painted = true)))
      },
      { capture: true },
    )
    element.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLInputElement) target.dataset.painted = String(painted)
    })
  })
  await form.getByRole('button', { name: 'Send request' }).tap()
  const first = form.getByLabel('Full name')
  await expect(first).toBeFocused()
  await expect(first).toHaveAttribute('data-painted', 'true')
})

test('the form of the page has the words that were typed in the dialog, and is not rendered anew for them', async ({
  page,
}) => {
  await openReady(page, '/contact')
  const form = page.locator('main .quote-form')
  const dialog = page.getByRole('dialog', { name: 'Get Your Free Quote' })
  const openAndClose = async (words: string) => {
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#quote-dialog')?.showModal())
    await dialog.getByLabel('Full name').fill(words)
    await dialog.getByRole('button', { name: 'Close' }).tap()
    await expect(dialog).toBeHidden()
    // Its entry in the history is removed a moment later.
    await page.waitForFunction(() => !history.state?.dialog)
  }
  await form.getByLabel('Full name').fill('Ad')
  await form.evaluate((element) => element.classList.add('first'))
  await openAndClose('Ada')
  await expect(form.getByLabel('Full name')).toHaveValue('Ada')
  await expect(form).toHaveClass(/first/)
})
