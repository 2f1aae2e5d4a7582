import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ArticleParts } from '../../../../web/src/sections/ArticleParts.tsx'
import { sanitiseArticleHtml } from '../../../../web/src/ui/sanitise-html.ts'

function iconOfChecklist(avoid: boolean): string | undefined {
  const part = { kind: 'checklist' as const, items: [sanitiseArticleHtml('Cash only')] }
  const html = renderToStaticMarkup(<ArticleParts parts={[avoid ? { ...part, avoid } : part]} />)
  return /<use href="[^"]*#([\w-]+)"/.exec(html)?.[1]
}

test('a tick means good: a list of what to avoid has crosses', () => {
  expect(iconOfChecklist(false)).toBe('check')
  expect(iconOfChecklist(true)).toBe('x')
})
