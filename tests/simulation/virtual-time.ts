import type { Random } from './random.ts'

/** Tasks in one turn of Node's event loop. */
const tasksInTurn = 20

interface Task {
  /** Epoch milliseconds. */
  at: number
  /** Of two tasks at the same time, the one that was planned first comes first. */
  order: number
  run: () => void
  cancelled: boolean
}

/** A clock that jumps from one task to the next, and waits between two until all that the first set off is done. */
export class VirtualTime {
  now: number
  private readonly tasks: Task[] = []
  private planned = 0

  constructor(start: number) {
    this.now = start
  }

  /** Plans work for so many milliseconds from now. */
  after(delay: number, run: () => void): Task {
    const task = { at: this.now + Math.max(0, delay), order: this.planned++, run, cancelled: false }
    this.push(task)
    return task
  }

  /** Runs what is planned until then, each task after every promise that the one before it could settle. */
  async runUntil(end: number): Promise<void> {
    while (this.isDueBy(end)) {
      // Node settles promises between two immediates. Waiting for one at a time costs a turn of its event loop each.
      for (let ahead = 1; ahead < tasksInTurn; ahead++) setImmediate(() => this.runNext(end))
      await new Promise<void>((resolve) => setImmediate(resolve))
    }
    this.now = end
  }

  private isDueBy(end: number): boolean {
    return (this.tasks[0]?.at ?? Infinity) <= end
  }

  private runNext(end: number): void {
    while (this.isDueBy(end)) {
      const task = this.pop()
      if (task.cancelled) continue
      this.now = task.at
      task.run()
      return
    }
  }

  /** Lets the code under test set its timers here, and draw its lots, in a browser that is online. Returns what undoes it. */
  install(random: Random): () => void {
    const { setTimeout, clearTimeout } = globalThis
    const { random: lots } = Math
    Object.assign(Math, { random })
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })
    const timers = new WeakSet<object>()
    const virtual = {
      setTimeout: (run: () => void, delay = 0) => {
        const task = this.after(delay, run)
        timers.add(task)
        return task
      },
      clearTimeout: (task: Task | undefined) => {
        if (task && timers.has(task)) task.cancelled = true
        else clearTimeout(task as unknown as NodeJS.Timeout)
      },
    }
    Object.assign(globalThis, virtual)
    return () => {
      Object.assign(globalThis, { setTimeout, clearTimeout })
      Object.assign(Math, { random: lots })
      Reflect.deleteProperty(navigator, 'onLine')
    }
  }

  private push(task: Task): void {
    const { tasks } = this
    let at = tasks.push(task) - 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      const above = tasks[parent]
      if (!above || !comesBefore(task, above)) break
      tasks[at] = above
      at = parent
    }
    tasks[at] = task
  }

  /** Takes away the first task. */
  private pop(): Task {
    const { tasks } = this
    const first = tasks[0]
    const last = tasks.pop()
    if (!first || !last) throw new Error('Nothing is planned')
    if (tasks.length === 0) return first
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      let below = tasks[child]
      const right = tasks[child + 1]
      if (below && right && comesBefore(right, below)) {
        child += 1
        below = right
      }
      if (!below || !comesBefore(below, last)) break
      tasks[at] = below
      at = child
    }
    tasks[at] = last
    return first
  }
}

function comesBefore(a: Task, b: Task): boolean {
  return a.at < b.at || (a.at === b.at && a.order < b.order)
}
