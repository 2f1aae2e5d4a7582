import { expect, type Page } from '@playwright/test'

/** Columns on which a layout's second column may start. */
const starts = [5, 7, 8]

/** Width of the content and of a gap, in pixels at 1440. */
const [wrap, gap] = [1216, 32]
const column = (line: number) => Math.round((1440 - wrap) / 2 + ((line - 1) * (wrap + gap)) / 12)

/** Checks that the open page, 1440 px wide, follows the grid. */
export async function expectOnGrid(page: Page): Promise<void> {
  const { seconds, edges } = await page.evaluate(measure, column(1))
  const off = seconds.filter(({ left }) => !starts.some((line) => Math.abs(left - column(line)) <= 1))
  expect(off).toEqual([])
  expect(edges).toEqual([column(1), column(13) - gap, column(1)])
}

/**
 * Left edges of text or pictures in the second column of grids with two or three columns that start at the left edge of
 * the page or of its content; and the edges of the header and of the footer.
 */
function measure(contentLeft: number) {
  const seconds: { name: string; left: number }[] = []
  const inset = (element: Element) => {
    const { paddingLeft, backgroundColor } = getComputedStyle(element)
    const framed = backgroundColor !== 'rgba(0, 0, 0, 0)'
    return element.getBoundingClientRect().left + (framed ? 0 : Number.parseFloat(paddingLeft))
  }
  for (const grid of document.querySelectorAll('header *, main *, footer *')) {
    if (getComputedStyle(grid).display !== 'grid' || grid.clientWidth < innerWidth / 2) continue
    const first = Math.min(inset(grid), grid.getBoundingClientRect().left)
    if (Math.abs(inset(grid) - contentLeft) > 1 && first > 0) continue
    const lefts = [...grid.children].filter((child) => child.getClientRects().length > 0).map((child) => inset(child))
    const columns = [...new Set(lefts.map(Math.round))].toSorted((a, b) => a - b)
    const [, second] = columns
    if (second !== undefined && columns.length <= 3) seconds.push({ name: grid.className, left: second })
  }
  const row = document.querySelector('.header__row > :first-child')
  const last = [...document.querySelectorAll('.header__row > * > *')].filter(
    (child) => child.getClientRects().length > 0 && getComputedStyle(child).visibility === 'visible',
  )
  const footer = document.querySelector('.footer__top')
  return {
    seconds,
    edges: [
      Math.round(row?.getBoundingClientRect().left ?? 0),
      Math.round(Math.max(...last.map((child) => child.getBoundingClientRect().right))),
      Math.round(footer?.getBoundingClientRect().left ?? 0),
    ],
  }
}
