import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import * as z from 'zod'
import type { QueuePlan } from '../plan/stack-plan.ts'
import { type LocalService, listen } from './http-server.ts'

/** A message as it is on disk: a file of its own, written aside and renamed, and deleted once it was delivered. */
const Stored = z.object({
  /** Its receipt handle, too. */
  messageId: z.string(),
  sequence: z.string(),
  group: z.string(),
  deduplicationId: z.string(),
  body: z.string(),
  sentAt: z.number(),
})
/** What is known only while the service runs: after a restart every message is visible at once. */
type Message = z.infer<typeof Stored> & { receives: number; visibleAt: number }

/** What a function gets: the part of an `SQSEvent` that says something here. */
export type QueueEvent = ReturnType<typeof eventOf>

export interface LocalSqs extends LocalService {
  /** Delivers a queue's messages, one of a group at a time. `deliver` is false for one that is to come again. */
  consume(queue: string, atOnce: number, deliver: (event: QueueEvent) => Promise<boolean>): () => void
}

/** Milliseconds for which a message that was sent before is ignored. */
const deduplicatedFor = 5 * 60_000

/** https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference/API_SendMessage.html */
const mostBytes = 262_144
const refusedCharacters = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u

class Refusal extends Error {}

interface SqsOptions {
  folder: string
  queues: readonly QueuePlan[]
}

/** Starts SQS with FIFO queues, whose URLs are their names. */
export async function startSqs({ folder, queues }: SqsOptions): Promise<LocalSqs> {
  const all = new Map(queues.map((plan) => [plan.name, new Queue(join(folder, plan.name), plan)]))
  const queueOf = (name: string) => {
    const queue = all.get(name)
    if (!queue) throw new Refusal('AWS.SimpleQueueService.NonExistentQueue')
    return queue
  }
  const calls: Record<string, (queue: Queue, input: z.infer<typeof Input>) => unknown> = {
    SendMessage: (queue, input) => queue.send(input),
    ReceiveMessage: (queue, { MaxNumberOfMessages, VisibilityTimeout }) => {
      const received = Array.from({ length: MaxNumberOfMessages }, () => queue.receive(VisibilityTimeout))
      return { Messages: received.filter((each) => each !== undefined).map(receivedMessage) }
    },
    DeleteMessage: (queue, { ReceiptHandle }) => queue.remove(ReceiptHandle),
    ChangeMessageVisibility: (queue, { ReceiptHandle, VisibilityTimeout = 0 }) =>
      queue.hide(ReceiptHandle, VisibilityTimeout),
    GetQueueAttributes: ({ messages }) => ({ Attributes: { ApproximateNumberOfMessages: String(messages.length) } }),
  }
  const service = await listen(async (request, response) => {
    const [, name = ''] = String(request.headers['x-amz-target'] ?? '').split('.')
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body ?? {}))
    try {
      const call = calls[name]
      if (!call) throw new Refusal('UnsupportedOperation')
      const input = Input.parse(JSON.parse(await text(request)))
      answer(200, call(queueOf(input.QueueUrl), input))
    } catch (error) {
      answer(400, { __type: error instanceof Refusal ? error.message : 'InvalidParameterValue' })
    }
  })
  return {
    ...service,
    consume(name, atOnce, deliver) {
      const queue = queueOf(name)
      const deadLetters = queue.plan.deadLetters === undefined ? undefined : queueOf(queue.plan.deadLetters)
      let running = 0
      const pump = () => {
        while (running < atOnce) {
          const message = queue.receive()
          if (!message) return
          if (deadLetters && message.receives > queue.plan.maxReceives) {
            deadLetters.add(message)
            queue.remove(message.messageId)
          } else {
            running += 1
            void handOver(message)
          }
        }
      }
      const handOver = async (message: Message) => {
        const isDone = await deliver(eventOf(message)).catch(() => false)
        if (isDone) queue.remove(message.messageId)
        running -= 1
        pump()
      }
      queue.onSend = pump
      const timer = setInterval(pump, 500)
      pump()
      return () => {
        atOnce = 0
        clearInterval(timer)
        queue.onSend = () => {}
      }
    },
  }
}

const Input = z.object({
  QueueUrl: z.string(),
  MessageBody: z.string().default(''),
  MessageGroupId: z.string().default(''),
  MessageDeduplicationId: z.string().default(''),
  ReceiptHandle: z.string().default(''),
  VisibilityTimeout: z.number().optional(),
  MaxNumberOfMessages: z.number().default(1),
})

class Queue {
  readonly plan: QueuePlan
  readonly messages: Message[]
  /** Called when there is a message more. */
  onSend = () => {}
  readonly #folder: string
  /** By deduplication id. */
  readonly #sent: Map<string, z.infer<typeof Stored>>

  constructor(folder: string, plan: QueuePlan) {
    mkdirSync(folder, { recursive: true })
    this.plan = plan
    this.#folder = folder
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
    const stored = files.sort().map((name) => Stored.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
    this.messages = stored.map((message) => ({ ...message, receives: 0, visibleAt: 0 }))
    this.#sent = new Map(stored.map((message) => [message.deduplicationId, message]))
  }

  send({ MessageBody: body, MessageGroupId: group, MessageDeduplicationId: deduplicationId }: z.infer<typeof Input>) {
    if (!group || !deduplicationId) throw new Refusal('MissingParameter')
    if (refusedCharacters.test(body) || body === '') throw new Refusal('InvalidMessageContents')
    if (Buffer.byteLength(body) > mostBytes) throw new Refusal('InvalidParameterValue')
    const before = this.#sent.get(deduplicationId)
    const isRepeat = before && Date.now() - before.sentAt < deduplicatedFor
    const { messageId } = isRepeat ? before : this.add({ group, deduplicationId, body })
    return { MessageId: messageId, MD5OfMessageBody: md5(body), SequenceNumber: '0' }
  }

  add({ group, deduplicationId, body }: Pick<Message, 'group' | 'deduplicationId' | 'body'>): Message {
    const stored = {
      messageId: randomUUID(),
      sequence: nextSequence(),
      sentAt: Date.now(),
      group,
      deduplicationId,
      body,
    }
    const file = this.#fileOf(stored)
    writeFileSync(`${file}.new`, JSON.stringify(stored))
    renameSync(`${file}.new`, file)
    const message = { ...stored, receives: 0, visibleAt: 0 }
    this.messages.push(message)
    this.#sent.set(deduplicationId, stored)
    this.onSend()
    return message
  }

  /** The first visible message that is the first of its group, which then is invisible for a time. */
  receive(seconds = this.plan.visibilitySeconds): Message | undefined {
    const isFirst = (message: Message) => this.messages.find(({ group }) => group === message.group) === message
    const found = this.messages.find((message) => message.visibleAt <= Date.now() && isFirst(message))
    if (!found) return undefined
    found.receives += 1
    found.visibleAt = Date.now() + seconds * 1000
    return found
  }

  remove(id: string): void {
    const index = this.messages.findIndex(({ messageId }) => messageId === id)
    for (const message of index < 0 ? [] : this.messages.splice(index, 1)) rmSync(this.#fileOf(message))
  }

  hide(id: string, seconds: number): void {
    const message = this.messages.find(({ messageId }) => messageId === id)
    if (message) message.visibleAt = Date.now() + seconds * 1000
  }

  #fileOf({ sequence }: Pick<Message, 'sequence'>): string {
    return join(this.#folder, `${sequence}.json`)
  }
}

let last = 0
/** Sorts as the messages came, also after a restart. */
function nextSequence(): string {
  last = Math.max(last + 1, Date.now() * 1000)
  return String(last).padStart(20, '0')
}

function md5(body: string): string {
  return createHash('md5').update(body).digest('hex')
}

function receivedMessage(message: Message) {
  const { messageId, body } = message
  const Attributes = attributesOf(message)
  return { MessageId: messageId, ReceiptHandle: messageId, Body: body, MD5OfBody: md5(body), Attributes }
}

function eventOf(message: Message) {
  const { messageId, body } = message
  return { Records: [{ messageId, receiptHandle: messageId, body, attributes: attributesOf(message) }] }
}

function attributesOf({ group, deduplicationId, sequence, receives, sentAt }: Message) {
  return {
    ApproximateReceiveCount: String(receives),
    SentTimestamp: String(sentAt),
    SequenceNumber: sequence,
    MessageGroupId: group,
    MessageDeduplicationId: deduplicationId,
  }
}
