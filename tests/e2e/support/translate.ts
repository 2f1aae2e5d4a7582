import type { Page } from '@playwright/test'

/** Translates the page, and content added later, like Chrome does. */
export function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      for (const text of texts) {
        const { parentElement, data } = text
        if (!parentElement || !data.trim() || parentElement.closest('font, script, style, textarea, title')) continue
        const outer = document.createElement('font')
        const inner = outer.appendChild(document.createElement('font'))
        inner.textContent = data
        text.replaceWith(outer)
      }
    }
    const options = { childList: true, subtree: true, characterData: true }
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) for (const node of [...addedNodes, target]) translateIn(node)
    })
    // Set as by Chrome; it also shows a test that the page was not reloaded.
    document.documentElement.lang = 'de'
    translateIn(document.body)
    observer.observe(document.body, options)
  })
}
