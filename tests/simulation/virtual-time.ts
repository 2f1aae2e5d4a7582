import type { Random } from './random.ts'

/** Tasks in one turn of Node's event loop. */
const tasksInTurn = 20

interface Task {
  /** Epoch milliseconds. */
  at: number
  run: () => void
  cancelled: boolean
}

/** A clock that jumps from task to task, and waits in between until each task's promises have settled. */
export class VirtualTime {
  now: number
  /** In order of execution. */
  private readonly tasks: Task[] = []

  constructor(start: number) {
    this.now = start
  }

  /** Schedules work after a delay in milliseconds. */
  after(delay: number, run: () => void): Task {
    const task = { at: this.now + Math.max(0, delay), run, cancelled: false }
    // Tasks at the same time run in the order in which they were scheduled.
    let [low, high] = [0, this.tasks.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.tasks[middle]?.at ?? Infinity) <= task.at) low = middle + 1
      else high = middle
    }
    this.tasks.splice(low, 0, task)
    return task
  }

  /** Runs all tasks up to this time, each after the promises that the previous one could settle. */
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
      const task = this.tasks.shift()
      if (!task || task.cancelled) continue
      this.now = task.at
      task.run()
      return
    }
  }

  /** Makes the code under test use this clock and `random`, in a browser that is online. Returns an undo function. */
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
}
