import { type Fault, faultsOf, type Service, services } from './network.ts'
import { between, pick, type Random, randomFrom } from './random.ts'

export const minute = 60_000

export const runEvery = 5 * minute
export const start = Date.parse('2026-03-01T09:00:00Z')
/** From this time on every call succeeds, and no new leads arrive. */
export const healedAt = start + 25 * minute
/** Allows for the longest back-off, one run of redelivery, and that run's duration. */
export const mailedBy = healedAt + 70 * minute
/** By then leads whose mail bounced twice have been sent again too. */
const quietFrom = healedAt + 110 * minute
export const endsAt = quietFrom + 15 * minute
/** Leads due later wait for a run after the end of the simulation. */
export const lastRunAt = endsAt - runEvery
/** Milliseconds after which a single fault no longer delays a mail. */
export const mendedAfter = 25 * minute
/** Milliseconds after which the owner has a held enquiry: ten minutes, the time to the next run, and that run's. */
export const quarter = 15 * minute + 30_000
/** How many more enquiries the address may send before its leads are held. */
export const attackerMails = 3

/** Kinds of attack on the form [L16]. */
const attacks = [
  'one address',
  'many addresses',
  'one burst',
  'forged page',
  'emergencies',
  'emergencies of many',
  'same words',
  'big bodies',
  'bad photos',
] as const
export type Attack = (typeof attacks)[number]
export const ofOneAddress: ReadonlySet<Attack> = new Set([
  'one address',
  'one burst',
  'emergencies',
  'big bodies',
  'bad photos',
])

/** IP address of the attacks from one address. */
export const attackerAddress = '203.0.113.7'

/** Prefix of an attack's text. */
export const hostileWords = (attack: Attack) => `Hostile ${attack}:`
export const attackIn = (text: string) =>
  text.includes('Hostile ') ? attacks.find((attack) => text.includes(hostileWords(attack))) : undefined

/** A planned event. Each has its own random numbers, because the shrinker leaves some events out. */
export type Action = {
  /** Seed of its random numbers. */ id: number
  at: number
} & Happening

type Happening =
  | {
      kind: 'visit'
      visitor: number
      posts: number[]
      edited: boolean
      /** Claims to correct the visitor's previous enquiry. */
      corrects: boolean
      photos: PhotoKind[]
      late: LatePhotos
      poison: boolean
    }
  | { kind: 'extra run' }
  | { kind: 'erase'; visitor: number; by: 'id' | 'phone' }
  | { kind: 'resend'; visitor: number /** Exactly at redelivery's next lease. */; atLease: boolean }
  | { kind: 'attack'; attack: Attack; posts: number[] }
  | { kind: 'broken record' }
  | { kind: 'broken object' }

/** Photos that follow the text, and the delay in milliseconds of each time they are sent. */
interface LatePhotos {
  photos: PhotoKind[]
  posts: number[]
}

export type PhotoKind = 'picture' | 'junk' | 'missing'

export interface Weather {
  /** Fraction of the calls that fail. */
  rate: number
  /** Epoch milliseconds between which every call fails. */
  outage?: { from: number; to: number }
}

export interface Plan {
  seed: number
  actions: Action[]
  weather: Record<Service, Weather>
  /** Fraction of the processes that die. */
  crashes: number
  /** Fraction of SES's reports that are bounces. */
  bounces: number
  /** Maximum clock error of a process in milliseconds; its time differs from call to call. */
  skew: number
  /** Fraction of the shared limits that earlier enquiries of the hour have used. */
  used: number
  /** No faults occur, except `fault`. */
  isCalm: boolean
  /** The only fault of the run. */
  fault?: OneFault | undefined
}

/** Hits one call of a visitor, or as a report says that one mail bounced. */
interface OneFault {
  service: Service | 'report'
  /** Index of the call. */
  nth: number
  fate: Fault
}

const visitors = 30

/** The plan of a seed: thirty visitors, about as many enquiries by attackers, and the faults. */
export function planOf(seed: number): Plan {
  const random = randomFrom(seed)
  const actions: Planned[] = []
  for (let visitor = 0; visitor < visitors; visitor++) actions.push(...visitPlan(random, visitor))
  for (let run = Math.floor(random() * 8); run > 0; run--) {
    // The scheduler may invoke twice for one time.
    const twice = start + Math.floor(random() * 8) * runEvery + between(random, 0, 200)
    actions.push({ kind: 'extra run', at: pick(random, [twice, sometime(random, 40)]) })
  }
  const isCalm = random() < 0.4
  // Table and last resort fail together, so that only the mail can take an enquiry.
  const blackout = !isCalm && random() < 0.3 ? outagePlan(random) : undefined
  for (let attackers = pick(random, [0, 1, 2, 3]); attackers > 0; attackers--) {
    const during = blackout && between(random, blackout.from - minute / 2, blackout.to)
    actions.push({ ...attackPlan(random), at: during ?? sometime(random, 20) })
  }
  const used = pick(random, [0, 0, 0.5, 0.9])
  if (random() < 0.3) actions.push({ kind: 'broken record', at: sometime(random, 20) })
  if (random() < 0.3) actions.push({ kind: 'broken object', at: sometime(random, 20) })
  const numbered = actions.map((action, index) => ({ ...action, id: index + 1 }))
  if (isCalm) {
    // A requested resend causes another mail.
    const calm = numbered.filter(({ kind }) => kind !== 'resend')
    const fault = random() < 0.7 ? faultPlan(random) : undefined
    return { seed, actions: calm, weather: fairWeather(), crashes: 0, bounces: 0, skew: 0, used, isCalm, fault }
  }
  return {
    seed,
    actions: numbered,
    weather: {
      table: { ...weatherPlan(random), ...(blackout && { outage: blackout }) },
      lastResort: { ...weatherPlan(random), ...(blackout && { outage: blackout }) },
      photos: weatherPlan(random),
      mail: weatherPlan(random),
      limits: weatherPlan(random),
    },
    crashes: pick(random, [0, 0, 0.02, 0.2]),
    bounces: pick(random, [0, 0.1, 0.4]),
    skew: pick(random, [0, 0, 0, 45_000]),
    used,
    isCalm,
  }
}

type Planned = { at: number } & Happening

function visitPlan(random: Random, visitor: number): Planned[] {
  const at = sometime(random, 20)
  const visit = {
    kind: 'visit' as const,
    visitor,
    posts: postsPlan(random),
    edited: false,
    corrects: false,
    photos: photosPlan(random, 0.4),
    late: { photos: photosPlan(random, 0.3), posts: latePosts(random) },
    poison: random() < 0.02,
  }
  const actions: Planned[] = [{ at, ...visit }]
  if (random() < 0.1)
    actions.push({ at: at + between(random, 0, 2 * minute), ...visit, edited: true, corrects: random() < 0.7 })
  if (random() < 0.1) {
    const by = pick(random, ['id', 'phone'] as const)
    actions.push({ kind: 'erase', visitor, by, at: at + between(random, 0, 15 * minute) })
  }
  if (random() < 0.1) {
    const atLease = random() < 0.5
    actions.push({ kind: 'resend', visitor, atLease, at: at + between(random, 0, 30 * minute) })
  }
  return actions
}

/** A burst exceeds the throttle, and by far the concurrency limit of ten. */
function attackPlan(random: Random): Happening & { kind: 'attack' } {
  const attack =
    random() < 0.03
      ? 'one burst'
      : pick(random, attacks.filter((attack) => attack !== 'one burst') as [Attack, ...Attack[]])
  const isBurst = attack === 'one burst'
  const many = isBurst ? 600 : pick(random, [8, 20, 40])
  const lasts = isBurst ? 2000 : pick(random, [1000, minute, 10 * minute])
  return { kind: 'attack', attack, posts: Array.from({ length: many }, () => between(random, 0, lasts)) }
}

function photosPlan(random: Random, share: number): PhotoKind[] {
  return Array.from({ length: random() < share ? 1 + Math.floor(random() * 2) : 0 }, () =>
    pick<PhotoKind>(random, ['picture', 'picture', 'junk', 'missing']),
  )
}

/** Before the text, with it, or long after: once, or until the server has all photos. */
function latePosts(random: Random): number[] {
  const first = pick(random, [0, 300, 20_000, 3 * minute])
  return [first, ...postsPlan(random).slice(1)].map((post) => post + between(random, 0, 500))
}

/** Delays in milliseconds at which the same enquiry is posted: once, by a double click, or repeatedly. */
function postsPlan(random: Random): number[] {
  const way = random()
  if (way < 0.7) return [0]
  if (way < 0.85) return [0, between(random, 0, 400)]
  return Array.from({ length: 3 + Math.floor(random() * 5) }, () => between(random, 0, 3 * minute))
}

function weatherPlan(random: Random): Weather {
  const rate = pick(random, [0, 0, 0.02, 0.1, 0.4])
  return random() < 0.3 ? { rate, outage: outagePlan(random) } : { rate }
}

function outagePlan(random: Random): { from: number; to: number } {
  const from = sometime(random, 20)
  return { from, to: from + between(random, minute, 12 * minute) }
}

function fairWeather(): Plan['weather'] {
  return { table: { rate: 0 }, lastResort: { rate: 0 }, photos: { rate: 0 }, mail: { rate: 0 }, limits: { rate: 0 } }
}

/** Approximate number of visitors' calls in a run, by service. */
const callsOf = { table: 200, lastResort: 2, photos: 40, mail: 40, limits: 40, report: 40 }

function faultPlan(random: Random): OneFault {
  const service = pick(random, ['table', 'table', ...services, 'report'] as const)
  const nth = Math.floor(random() * callsOf[service])
  if (service === 'report') return { service, nth, fate: 'refused' }
  const possible = faultsOf(service, service === 'photos' ? 'GetObjectCommand' : '')
  return { service, nth, fate: pick(random, ['crash', ...possible]) }
}

function sometime(random: Random, minutes: number): number {
  return start + between(random, 0, minutes * minute)
}

/** Probability that a call fails at this time. */
export function riskAt({ rate, outage }: Weather, now: number): number {
  if (now >= healedAt) return 0
  return outage && now >= outage.from && now < outage.to ? 1 : rate
}
