import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

/** A message as it is stored. */
const StoredMessage = z.object({
  /** Its receipt handle, too. */
  messageId: z.string(),
  /** Sorts messages as they came, also after a restart. */
  sequence: z.string(),
  group: z.string(),
  deduplicationId: z.string(),
  body: z.string(),
  /** Epoch milliseconds. */
  sentAt: z.number(),
})
type StoredMessage = z.infer<typeof StoredMessage>

export type Message = StoredMessage & {
  /**
   * How often it was received. Forgotten, like the next, when the process ends: every message is then visible at once.
   */
  receives: number
  /** Epoch milliseconds. */
  visibleAt: number
}

/** Where a queue keeps its messages. */
export interface MessageStorage {
  read(): StoredMessage[]
  write(message: StoredMessage): void
  remove(message: StoredMessage): void
}

interface FifoQueueOptions {
  storage: MessageStorage
  /** Epoch milliseconds. */
  now: () => number
  /** Seconds for which a received message is invisible, unless told otherwise. */
  visibilitySeconds: number
  /** Where a message goes that has been received `maxReceives` times. */
  deadLetters?: { queue: FifoQueue; maxReceives: number } | undefined
}

/** Milliseconds for which the same deduplication id is taken and ignored. */
const deduplicatedFor = 5 * 60_000

/** SQS's FIFO queue: groups, deduplication, visibility and dead letters, with clock and storage from outside. */
export class FifoQueue {
  readonly #options: FifoQueueOptions
  /** By group, in the order they came. */
  readonly #groups = new Map<string, Message[]>()
  readonly #byId = new Map<string, Message>()
  readonly #sent = new Map<string, StoredMessage>()
  #lastSequence = 0

  constructor(options: FifoQueueOptions) {
    this.#options = options
    const stored = options.storage.read().toSorted((a, b) => (a.sequence < b.sequence ? -1 : 1))
    for (const message of stored) this.#insert(message)
  }

  get length(): number {
    return this.#byId.size
  }

  /** Adds a message, unless one with its deduplication id came within five minutes. Returns the one that is kept. */
  send({ group, deduplicationId, body }: Pick<Message, 'group' | 'deduplicationId' | 'body'>): StoredMessage {
    const now = this.#options.now()
    const before = this.#sent.get(deduplicationId)
    if (before && now - before.sentAt < deduplicatedFor) return before
    this.#lastSequence = Math.max(this.#lastSequence + 1, now * 1000)
    const sequence = String(this.#lastSequence).padStart(20, '0')
    const message = { messageId: randomUUID(), sequence, group, deduplicationId, body, sentAt: now }
    this.#options.storage.write(message)
    return this.#insert(message)
  }

  /** The message that has been visible for longest, of the first of each group; it is then invisible for a time. */
  receive(visibilitySeconds = this.#options.visibilitySeconds): Message | undefined {
    const { now, deadLetters } = this.#options
    for (;;) {
      const message = this.#first()
      if (!message || message.visibleAt > now()) return undefined
      if (!deadLetters || message.receives < deadLetters.maxReceives) {
        message.receives += 1
        message.visibleAt = now() + visibilitySeconds * 1000
        return message
      }
      deadLetters.queue.send(message)
      this.remove(message.messageId)
    }
  }

  /** Epoch milliseconds from which a message can be received. Undefined for an empty queue. */
  nextAt(): number | undefined {
    return this.#first()?.visibleAt
  }

  /** Makes a message visible again after so many seconds. */
  changeVisibility(messageId: string, seconds: number): void {
    const message = this.#byId.get(messageId)
    if (message) message.visibleAt = this.#options.now() + seconds * 1000
  }

  remove(messageId: string): void {
    const message = this.#byId.get(messageId)
    if (!message) return
    this.#byId.delete(messageId)
    const others = (this.#groups.get(message.group) ?? []).filter((other) => other !== message)
    if (others.length > 0) this.#groups.set(message.group, others)
    else this.#groups.delete(message.group)
    this.#options.storage.remove(message)
  }

  #first(): Message | undefined {
    let first: Message | undefined
    for (const [message] of this.#groups.values()) {
      if (message && (!first || message.visibleAt < first.visibleAt)) first = message
    }
    return first
  }

  #insert(stored: StoredMessage): Message {
    const message = { ...stored, receives: 0, visibleAt: stored.sentAt }
    this.#byId.set(message.messageId, message)
    this.#groups.set(message.group, [...(this.#groups.get(message.group) ?? []), message])
    this.#sent.set(message.deduplicationId, stored)
    return message
  }
}

/** A file for each message, written aside and renamed, so that a kill at any moment loses and doubles none. */
export function folderStorage(folder: string): MessageStorage {
  mkdirSync(folder, { recursive: true })
  const fileOf = ({ sequence }: StoredMessage) => join(folder, `${sequence}.json`)
  return {
    read: () =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .map((name) => StoredMessage.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')))),
    write(message) {
      const file = fileOf(message)
      writeFileSync(`${file}.new`, JSON.stringify(message))
      renameSync(`${file}.new`, file)
    },
    remove: (message) => rmSync(fileOf(message), { force: true }),
  }
}
