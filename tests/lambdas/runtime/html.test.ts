import { expect, test } from 'vitest'
import { html } from '../../../lambdas/runtime/html.ts'

test('text is escaped, for an element and for a quoted attribute', () => {
  const typed = `"><script>'x' & y</script>`
  expect(`${html`<a title="${typed}">${typed}</a>`}`).toBe(
    '<a title="&quot;&gt;&lt;script&gt;&#39;x&#39; &amp; y&lt;/script&gt;">&quot;&gt;&lt;script&gt;&#39;x&#39; &amp; y&lt;/script&gt;</a>',
  )
})
