import { readdirSync, readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import sample from '../../../scripts/sample/projects.json' with { type: 'json' }

type Position = readonly [x: number, y: number]
type Box = { x: number; y: number; width: number; height: number }

const folder = 'scripts/sample/plans'
/** Of a letter of the plans' names, on average. */
const letter = { width: 6, height: 10 }
/** From an arrow's point to the end of its cable. */
const arrowLength = 14
/** A socket's from its middle to its edge, and what is to be between it and a sink: 100 units are a metre. */
const [halfSocket, fromSink] = [8, 30]

const plans = readdirSync(folder).map((file) => {
  const { document } = new JSDOM(readFileSync(`${folder}/${file}`, 'utf8'), { contentType: 'image/svg+xml' }).window
  const drawn = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => !element.closest('defs, #legend'))
  return {
    file,
    symbols: drawn('use').map((use) => {
      const name = use.getAttribute('href')
      const [[x, y] = [Number.NaN, Number.NaN]] = positionsIn(use.getAttribute('transform') ?? '')
      const halfWidth = name === '#board' ? 13 : 10
      return { name, middle: x, x: x - halfWidth, y: y - 10, width: 2 * halfWidth, height: 20 }
    }),
    cables: drawn(':is(.run, .data):not(.arrow)').map(pathOf),
    arrows: drawn('.arrow').map(pathOf),
    /** The appliances, and whatever else has no symbol. */
    loads: drawn('.load').map(boxOf),
    sinks: drawn('.sink').map(boxOf),
    words: drawn('text').map((text) => {
      const width = (text.textContent?.length ?? 0) * letter.width
      const before = { middle: width / 2, end: width }[text.getAttribute('text-anchor') ?? ''] ?? 0
      const { x, y } = boxOf(text)
      return { text: text.textContent, x: x - before, y: y - letter.height, width, height: letter.height }
    }),
    legend: [...document.querySelectorAll('#legend use')].map((use) => use.getAttribute('href')),
  }
})

test.each(plans)('on $file a cable reaches each symbol', ({ symbols, cables }) => {
  expect(symbols).not.toEqual([])
  expect(symbols.filter((symbol) => !cables.some((cable) => touches(cable, symbol)))).toEqual([])
})

test.each(plans)(
  'on $file each cable ends at a symbol, an appliance, another cable or an arrow',
  ({ symbols, cables, arrows, loads }) => {
    const isConnected = (cable: readonly Position[], end: Position) =>
      [...symbols, ...loads].some((box) => isInside(box, end)) ||
      cables.some((other) => other !== cable && pointsAlong(other).some((point) => distance(point, end) <= 1)) ||
      arrows.some(([, point]) => point && distance(point, end) <= arrowLength)
    expect(cables).not.toEqual([])
    expect(
      cables.flatMap((cable) => [cable[0], cable.at(-1)].filter((end) => end && !isConnected(cable, end))),
    ).toEqual([])
  },
)

test.each(plans)('on $file no cable and no symbol lies on a word', ({ symbols, cables, words }) => {
  const isHidden = (word: Box) =>
    cables.some((cable) => touches(cable, word)) ||
    symbols.some(({ x, y, width, height }) => isInside(word, [x + width / 2, y + height / 2]))
  expect(words.filter(isHidden)).toEqual([])
})

test.each(plans)(
  'on $file the legend has each symbol; a consumer unit may have its name beside it',
  ({ symbols, legend, words }) => {
    const hasName = words.some(({ text }) => text === 'Fuse board' || text === 'Dimmers')
    expect(symbols.filter(({ name }) => !legend.includes(name) && !(name === '#board' && hasName))).toEqual([])
  },
)

test.each(plans)('on $file no socket is within 300 mm of a sink', ({ symbols, sinks }) => {
  for (const { x, width } of sinks) {
    const isNear = ({ name, middle, y }: (typeof symbols)[number]) =>
      name === '#socket' && y < 100 && middle + halfSocket > x - fromSink && middle - halfSocket < x + width + fromSink
    expect(symbols.filter(isNear)).toEqual([])
  }
})

test('each plan is the picture of a sample job', () => {
  const pictures = sample.portfolio_projects.map(({ image_url }) => image_url)
  expect(pictures).toEqual(expect.arrayContaining(plans.map(({ file }) => file.replace('.svg', '.jpg'))))
})

function boxOf(element: Element): Box {
  const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
    Number(element.getAttribute(name)),
  )
  return { x, y, width, height }
}

/** The pairs of numbers in it. */
function positionsIn(text: string): Position[] {
  return [...text.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
}

/** The corners of a path of straight lines. */
function pathOf(path: Element): Position[] {
  const corners: Position[] = []
  const d = path.getAttribute('d') ?? ''
  for (const [, command, numbers = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const [x, y] = corners.at(-1) ?? [0, 0]
    if (command === 'H') corners.push([Number(numbers), y])
    else if (command === 'V') corners.push([x, Number(numbers)])
    else if (command === 'L' || (command === 'M' && corners.length === 0)) corners.push(...positionsIn(numbers))
    else throw new Error(`A cable is one path of M, H, V and L, not ${d}`)
  }
  return corners
}

function distance([x, y]: Position, [toX, toY]: Position): number {
  return Math.hypot(toX - x, toY - y)
}

/** At least a point in each unit of a cable. */
function pointsAlong(cable: readonly Position[]): Position[] {
  return cable.slice(1).flatMap((to, index) => {
    const from = cable[index] ?? to
    const steps = Math.ceil(distance(from, to))
    return Array.from({ length: steps + 1 }, (_, step): Position => {
      const share = step / steps
      return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]
    })
  })
}

function touches(cable: readonly Position[], box: Box): boolean {
  return pointsAlong(cable).some((point) => isInside(box, point))
}

function isInside({ x, y, width, height }: Box, [pointX, pointY]: Position): boolean {
  return pointX >= x && pointX <= x + width && pointY >= y && pointY <= y + height
}
