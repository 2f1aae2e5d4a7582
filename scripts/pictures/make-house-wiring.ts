/**
 * Prepares what lies over the pictures of the lit house, from the files that come with their masters:
 * `node scripts/pictures/make-house-wiring.ts FOLDER`. Run by hand with `make-pictures.ts`, and
 * `npx biome check --write web/src/sections` after it; the output is committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import * as z from 'zod'
import { housePictures } from '../../web/src/ui/site-picture.ts'

const Position = z.tuple([z.number(), z.number()])
type Position = z.output<typeof Position>

const Wiring = z.object({
  board: Position,
  circuits: z.array(
    z.object({
      id: z.string(),
      ways: z.array(z.array(Position).min(2)),
      points: z.array(z.object({ kind: z.string(), at: Position })),
    }),
  ),
})
type Circuit = z.output<typeof Wiring>['circuits'][number]

/** Outlines are percentages of the picture. Outdoors they follow the ground alone. */
const Rooms = z.object({
  rooms: z.array(z.object({ id: z.string(), cutaway: z.array(Position), tall: z.array(Position) })),
})

const masters = { wide: 'cutaway', tall: 'tall' } as const

/** Distances in units of the picture up to which a cable's first or last end is joined to the cable beside it. */
const joints = { first: 12, last: 1 }

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Which folder holds the masters? Usage: node scripts/pictures/make-house-wiring.ts FOLDER')
  process.exit(1)
}

/** The light outdoors also reaches what stands on the ground: from there up by this many percent, and to the house. */
const aboveGround = 8

const { rooms } = Rooms.parse(await readJson(`${folder}/house-rooms.json`))
await writeJson('house-outlines', (_, master, { width, height }) => {
  const isOutdoors = ({ id }: { id: string }) => id === 'driveway' || id === 'garden'
  const house = rooms.filter((room) => !isOutdoors(room)).flatMap((room) => room[master].map(([x]) => x))
  const [houseLeft, houseRight] = [Math.min(...house), Math.max(...house)]
  const outlineOf = (room: (typeof rooms)[number]): Position[] => {
    if (!isOutdoors(room)) return room[master]
    const top = Math.min(...room[master].map(([, y]) => y)) - aboveGround
    const xs = room[master].map(([x]) => x)
    const [left, right] = room.id === 'driveway' ? [Math.min(...xs), houseLeft] : [houseRight, 100]
    return [
      [left, top],
      [right, top],
      [right, 100],
      [left, 100],
    ]
  }
  return Object.fromEntries(
    rooms.map((room) => [
      room.id,
      outlineOf(room)
        .map(([x, y]) => `${Math.round((x * width) / 100)} ${Math.round((y * height) / 100)}`)
        .join(' '),
    ]),
  )
})

const wirings = {
  wide: Wiring.parse(await readJson(`${folder}/hero-house-wiring-${masters.wide}.json`)),
  tall: Wiring.parse(await readJson(`${folder}/hero-house-wiring-${masters.tall}.json`)),
}
await writeJson('house-wiring', (picture) => drawWiring(wirings[picture]))

/** The longest way from the board to a fitting is 1: with a speed that all share, each length is also a time. */
function drawWiring({ board, circuits }: z.output<typeof Wiring>) {
  const routed = circuits.map((circuit) => ({ circuit, routes: routesOf(circuit).map(withoutSpikes) }))
  const longest = Math.max(...routed.flatMap(({ routes }) => routes.map(lengthOf)))
  const share = (length: number) => Number((length / longest).toFixed(3))
  return {
    board: board.map(Math.round),
    circuits: routed.map(({ circuit, routes }) => ({
      id: circuit.id,
      path: routes.map((route) => `M${line(route)}`).join(''),
      length: share(routes.map(lengthOf).reduce((sum, length) => sum + length, 0)),
      fittings: circuit.points.map(({ kind, at }, index) => [
        kind,
        ...at.map(Math.round),
        share(lengthOf(routes[index] ?? [])),
      ]),
    })),
  }
}

/** For each fitting of a circuit its cable from the board on. */
function routesOf({ id, ways, points }: Circuit): Position[][] {
  const segments = ways.flatMap((way) =>
    way.slice(1).map((to, index) => ({ from: way[index] ?? to, to, on: [] as Position[] })),
  )
  const links = new Map<string, { from: Position; to: Position }[]>()
  const link = (from: Position, to: Position) => {
    for (const [a, b] of [
      [from, to],
      [to, from],
    ] as const)
      links.set(String(a), [...(links.get(String(a)) ?? []), { from: a, to: b }])
  }
  const nearest = (to: Position) =>
    segments
      .map((segment) => ({ segment, at: projection(to, segment.from, segment.to) }))
      .toSorted((a, b) => distance(a.at, to) - distance(b.at, to))
  for (const way of ways) {
    for (const [end, joint] of [
      [way[0], joints.first],
      [way.at(-1), joints.last],
    ] as const) {
      for (const { segment, at } of end ? nearest(end) : []) {
        if (!end || distance(at, end) > joint) break
        segment.on.push(at)
        link(end, at)
      }
    }
  }
  for (const { at: fitting } of points) {
    const [cable] = nearest(fitting)
    cable?.segment.on.push(cable.at)
    if (cable) link(cable.at, fitting)
  }
  for (const { from, to, on } of segments) {
    const cuts = [from, ...on, to].toSorted((a, b) => distance(a, from) - distance(b, from))
    for (const [index, cut] of cuts.slice(1).entries()) link(cuts[index] ?? cut, cut)
  }
  const [start] = ways[0] ?? []
  if (!start) throw new Error(`The circuit ${id} has no cable.`)
  const found = new Map<string, Position[]>([[String(start), [start]]])
  for (const route of found.values()) {
    for (const { to } of links.get(String(route.at(-1))) ?? []) {
      if (!found.has(String(to))) found.set(String(to), [...route, to])
    }
  }
  return points.map(({ kind, at }) => {
    const route = found.get(String(at))
    if (!route) throw new Error(`The circuit ${id} does not reach its ${kind} at ${at}.`)
    return route
  })
}

/** Without the points at which a cable would turn back beside itself: one that comes forward out of the ground. */
function withoutSpikes(route: Position[]): Position[] {
  return route.filter(([x, y], index) => {
    const [before, after] = [route[index - 1], route[index + 1]]
    if (!before || !after) return true
    const [there, back] = [Math.atan2(before[1] - y, before[0] - x), Math.atan2(after[1] - y, after[0] - x)]
    return Math.cos(there - back) < 0.95
  })
}

function projection([x, y]: Position, [fromX, fromY]: Position, [toX, toY]: Position): Position {
  const [alongX, alongY] = [toX - fromX, toY - fromY]
  const share = ((x - fromX) * alongX + (y - fromY) * alongY) / (alongX ** 2 + alongY ** 2)
  const within = Math.min(1, Math.max(0, share))
  return [fromX + within * alongX, fromY + within * alongY]
}

function distance([x, y]: Position, [toX, toY]: Position): number {
  return Math.hypot(toX - x, toY - y)
}

function lengthOf(route: readonly Position[]): number {
  return route.slice(1).reduce((sum, to, index) => sum + distance(route[index] ?? to, to), 0)
}

/** In whole units, without the points that repeat one or lie on a straight line between two. */
function line(points: readonly Position[]): string {
  const apart = points.filter((position, index) => {
    const before = points[index - 1]
    return !before || distance(before, position) > 1.5
  })
  const bends = apart.filter((position, index) => {
    const [before, after] = [apart[index - 1], apart[index + 1]]
    return !before || !after || distance(projection(position, before, after), position) > 0.75
  })
  return bends.map((position) => position.map(Math.round).join(' ')).join(' ')
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'))
}

type Picture = keyof typeof housePictures

async function writeJson(
  name: string,
  make: (picture: Picture, master: (typeof masters)[Picture], size: { width: number; height: number }) => unknown,
): Promise<void> {
  const content = {
    wide: make('wide', masters.wide, housePictures.wide),
    tall: make('tall', masters.tall, housePictures.tall),
  }
  await writeFile(`web/src/sections/${name}.json`, JSON.stringify(content))
}
