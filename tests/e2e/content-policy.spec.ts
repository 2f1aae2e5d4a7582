import { expect, openReady, test } from './support/site.ts'

test('no text becomes markup, a script or the address of one, except by the policies of the site', async ({
  page,
  problems,
}) => {
  await openReady(page, '/')
  const outcomes = await page.evaluate(() => {
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => Object.assign(document.createElement('div'), { innerHTML: '<img src=x onerror=alert(1)>' }),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<p>x</p>'),
      'document.write': () => document.write('<p>x</p>'),
      DOMParser: () => new DOMParser().parseFromString('<p>x</p>', 'text/html'),
      'the text of a script': () => Object.assign(document.createElement('script'), { textContent: 'alert(1)' }),
      'the address of a script': () => Object.assign(document.createElement('script'), { src: '/customer-photos/x' }),
      'a worker': () => new Worker('/customer-photos/x'),
      'a handler': () => document.body.setAttribute('onclick', 'alert(1)'),
      'a policy of one’s own': () => window.trustedTypes?.createPolicy('mine', {}),
      'a default policy': () => window.trustedTypes?.createPolicy('default', {}),
      'the site’s policy again': () => window.trustedTypes?.createPolicy('site', {}),
    }
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt()
        return `${name} is taken`
      } catch {
        return 'refused'
      }
    })
  })
  expect(new Set(outcomes)).toEqual(new Set(['refused']))
  // The test caused these violations itself, so the fixture must not report them.
  await expect.poll(() => problems.length).toBe(outcomes.length)
  problems.length = 0
})
