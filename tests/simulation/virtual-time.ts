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

  async runUntil(end: number): Promise<void> {
    for (let task = this.tasks[0]; task && task.at <= end; task = this.tasks[0]) {
      this.pop()
      if (task.cancelled) continue
      this.now = task.at
      task.run()
      // Comes after every promise that can be settled without one of our tasks.
      await new Promise(setImmediate)
    }
    this.now = end
  }

  /** Lets the code under test set its timers here. Returns what undoes it. */
  install(): () => void {
    const { setTimeout, clearTimeout } = globalThis
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
    return () => void Object.assign(globalThis, { setTimeout, clearTimeout })
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
  private pop(): void {
    const { tasks } = this
    const last = tasks.pop()
    if (!last || tasks.length === 0) return
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
  }
}

function comesBefore(a: Task, b: Task): boolean {
  return a.at < b.at || (a.at === b.at && a.order < b.order)
}
