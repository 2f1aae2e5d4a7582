import { readdirSync, readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import sample from '../../../scripts/sample/projects.json' with { type: 'json' }

type Position = readonly [x: number, y: number]
type Box = { x: number; y: number; width: number; height: number }

const folder = 'scripts/sample/plans'
const symbolsFile = 'web/src/features/portfolio/plan-symbols.svg'
const style = readFileSync('scripts/sample/plan.css', 'utf8')
/** A phone's screen, which a plan fills, and the smallest letters on it that are easy to read, both in CSS pixels. */
const phone = { width: 390, letters: 11 }
/** Of the numbers of circuits. */
const tagRadius = 12
const lines = ['cable', 'armoured', 'data', 'earth', 'zone']
/** A socket's from its middle to its edge, and what is to be between it and a sink: 100 units are a metre. */
const [halfSocket, fromSink] = [10, 30]

const plans = readdirSync(folder).map((file) => {
  const { document } = new JSDOM(readFileSync(`${folder}/${file}`, 'utf8'), { contentType: 'image/svg+xml' }).window
  const drawn = (selector: string) => [...document.querySelectorAll(selector)]
  const around = (element: Element, halfWidth: number, halfHeight: number) => {
    const [[x, y] = [Number.NaN, Number.NaN]] = positionsIn(element.getAttribute('transform') ?? '')
    return { middle: x, x: x - halfWidth, y: y - halfHeight, width: 2 * halfWidth, height: 2 * halfHeight }
  }
  return {
    file,
    symbols: drawn('use').map((use) => {
      const name = use.getAttribute('href')?.slice(1) ?? ''
      return { name, ...around(use, /board|pack|heater|strip/.test(name) ? 16 : 12, 12) }
    }),
    tags: drawn('.tag').map((tag) => ({ name: tag.textContent.trim(), ...around(tag, tagRadius, tagRadius) })),
    cables: drawn(':is(.cable, .armoured, .data, .earth)').map(pathOf),
    /** The appliances, and whatever else has no symbol. */
    loads: drawn('.load').map(boxOf),
    sinks: drawn('.sink').map(boxOf),
    doors: drawn('.door').map(doorOf),
    lines: lines.filter((line) => drawn(`.${line}`).length > 0),
    units: Number(document.documentElement.getAttribute('viewBox')?.split(' ')[2]),
    explained: sample.portfolio_projects.find(({ image_url }) => image_url === file.replace('.svg', '.jpg'))?.plan
      ?.marks,
  }
})

test.each(plans)('on $file a cable reaches each symbol and each number', ({ symbols, tags, cables }) => {
  expect(symbols).not.toEqual([])
  expect([...symbols, ...tags].filter((symbol) => !cables.some((cable) => touches(cable, symbol)))).toEqual([])
})

test.each(plans)(
  'on $file each cable ends at a symbol, an appliance, another cable or a number',
  ({ symbols, tags, cables, loads }) => {
    const isConnected = (cable: readonly Position[], end: Position) =>
      [...symbols, ...tags, ...loads].some((box) => isInside(box, end)) ||
      cables.some((other) => other !== cable && pointsAlong(other).some((point) => distance(point, end) <= 1))
    expect(cables).not.toEqual([])
    expect(
      cables.flatMap((cable) => [cable[0], cable.at(-1)].filter((end) => end && !isConnected(cable, end))),
    ).toEqual([])
  },
)

test.each(plans)(
  'its job explains each symbol, number and kind of line on $file once, and no other; each has its drawing',
  ({ symbols, tags, lines, explained }) => {
    const drawn = new Set([...[...symbols, ...tags].map(({ name }) => name), ...lines])
    const marks = explained?.map(({ mark }) => mark)
    expect(marks?.toSorted()).toEqual([...drawn].toSorted())
    const { document } = new JSDOM(readFileSync(symbolsFile, 'utf8'), { contentType: 'image/svg+xml' }).window
    expect(marks?.filter((mark) => !/^\d$/.test(mark) && !document.getElementById(mark))).toEqual([])
  },
)

test.each(plans)('no letter on $file is too small on a phone', ({ file, units }) => {
  const sizes = `${style}${readFileSync(`${folder}/${file}`, 'utf8')}`.matchAll(
    /(?:font-size="|font[^;]*?\s)([\d.]+)(?:px|")/g,
  )
  const shown = [...sizes].map(([, size]) => (Number(size) * phone.width) / units)
  expect(shown).not.toEqual([])
  expect(shown.filter((size) => size < phone.letters)).toEqual([])
})

test.each(plans)('on $file no socket is within 300 mm of a sink', ({ symbols, sinks }) => {
  for (const { x, y: top, width } of sinks) {
    const isNear = ({ name, middle, y }: (typeof symbols)[number]) =>
      name.endsWith('socket') &&
      Math.abs(y - top) < width &&
      middle + halfSocket > x - fromSink &&
      middle - halfSocket < x + width + fromSink
    expect(symbols.filter(isNear)).toEqual([])
  }
})

test.each(plans)(
  'on $file each switch is on the handle side of its door, and no light in its way',
  ({ symbols, doors }) => {
    for (const { handle, hinge } of doors) {
      const width = distance(handle, hinge)
      const near = symbols.filter((symbol) => distance(middleOf(symbol), hinge) < width)
      expect(near.filter(({ name }) => /^(switch|two-way|dimmer|keypad|light)$/.test(name))).toEqual([])
    }
  },
)

function boxOf(element: Element): Box {
  const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
    Number(element.getAttribute(name)),
  )
  return { x, y, width, height }
}

function middleOf({ x, y, width, height }: Box): Position {
  return [x + width / 2, y + height / 2]
}

/** A door is the arc of its handle from shut to open, and its leaf to the hinge: M, A, and V or H. */
function doorOf(path: Element): { handle: Position; hinge: Position } {
  const d = path.getAttribute('d') ?? ''
  const [, x, y, openX, openY, command, end] = d.match(/^M(\d+) (\d+)A.* (\d+) (\d+)([VH])(\d+)$/) ?? []
  if (!end) throw new Error(`A door is one path of M, A, and V or H, not ${d}`)
  const hinge = command === 'V' ? [openX, end] : [end, openY]
  return { handle: [Number(x), Number(y)], hinge: [Number(hinge[0]), Number(hinge[1])] }
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
