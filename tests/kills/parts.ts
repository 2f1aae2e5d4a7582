import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { type Gate, openGate, type Way } from './gate.ts'
import type { Answer, Question, Ready, ServicePorts } from './part.ts'

export const serviceNames = ['table', 'bucket', 'mail'] as const
export type ServiceName = (typeof serviceNames)[number]
export const partNames = [...serviceNames, 'functions', 'redelivery'] as const
export type PartName = (typeof partNames)[number]

/** When a part is killed: as the n-th chunk of a service's traffic passes, which is then dropped. */
export interface Blow {
  victim: PartName
  service: ServiceName
  way: Way
  nth: number
}

/** Starts table, bucket, mail service and functions, each in a process of its own. */
export async function startParts(folder: string) {
  const lives = new Map<PartName, ChildProcess>()
  const asked = new Map<number, { to: PartName; answer: (output: unknown) => void; fail: (reason: Error) => void }>()
  let awaited: Blow | undefined
  let lastId = 0

  const seen = (service: ServiceName) => (way: Way) => {
    if (awaited?.service !== service || awaited.way !== way) return true
    awaited.nth -= 1
    if (awaited.nth > 0) return true
    const { victim } = awaited
    awaited = undefined
    lives.get(victim)?.kill('SIGKILL')
    return false
  }
  const gates: Record<ServiceName, Gate> = {
    table: await openGate(seen('table')),
    bucket: await openGate(seen('bucket')),
    mail: await openGate(seen('mail')),
  }
  const ports: ServicePorts = { table: gates.table.port, bucket: gates.bucket.port, mail: gates.mail.port }

  async function start(name: PartName): Promise<void> {
    const life = fork(new URL('./part.ts', import.meta.url), [name, folder, JSON.stringify(ports)], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    // Printed with the failing test.
    life.stderr?.on('data', (lines) => console.error(String(lines)))
    lives.set(name, life)
    life.once('exit', () => {
      lives.delete(name)
      if (isService(name)) gates[name].lead(undefined)
      for (const [id, { to, fail }] of asked) {
        if (to !== name) continue
        asked.delete(id)
        fail(new Error(`${name} is dead`))
      }
    })
    const ready: Ready = await Promise.race([
      once(life, 'message').then(([said]) => said),
      once(life, 'exit').then(() => refuse(name)),
    ])
    life.on('message', ({ id, output }: Answer) => {
      asked.get(id)?.answer(output)
      asked.delete(id)
    })
    if (isService(name)) gates[name].lead(ready.port)
  }
  await Promise.all(partNames.map(start))

  return {
    gates,
    /** Invokes a function. Rejects when its process dies meanwhile. */
    ask: (to: 'functions' | 'redelivery', input: unknown) =>
      new Promise<unknown>((answer, fail) => {
        const id = ++lastId
        asked.set(id, { to, answer, fail })
        lives.get(to)?.send({ id, input } satisfies Question)
      }),
    expectBlow: (blow: Blow) => {
      awaited = { ...blow }
    },
    /** False while the kill has not happened yet. */
    hasStruck: () => awaited === undefined,
    /** Restarts the parts that were killed. */
    revive: async () => {
      for (const gate of Object.values(gates)) gate.shut(false)
      const dead = partNames.filter((name) => !isAlive(lives.get(name)))
      await Promise.all(dead.map(start))
    },
    stop: async () => {
      await Promise.all([...lives.values()].map((life) => [life.kill('SIGKILL'), once(life, 'exit')][1]))
      for (const gate of Object.values(gates)) gate.stop()
    },
  }
}

function refuse(name: string): never {
  throw new Error(`${name} did not start`)
}

function isAlive(life: ChildProcess | undefined): boolean {
  return life !== undefined && life.signalCode === null && !life.killed
}

function isService(name: PartName): name is ServiceName {
  return (serviceNames as readonly string[]).includes(name)
}
