import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { SQSEvent } from 'aws-lambda'
import * as z from 'zod'
import type { QueuePlan } from '../plan/stack-plan.ts'
import { type LocalService, listen } from './http-server.ts'
import { readState, writeState } from './state-file.ts'

/** A message as it is on disk: a file of its own, written aside and renamed, and deleted once it was delivered. */
const Stored = z.object({
  messageId: z.string(),
  sequence: z.string(),
  group: z.string(),
  deduplicationId: z.string(),
  body: z.string(),
  sentAt: z.number(),
})
/** What is known only while the service runs: after a restart every message is visible at once. */
type Message = z.infer<typeof Stored> & { receives: number; visibleAt: number; receiptHandle: string }

export interface LocalSqs extends LocalService {
  /** Delivers a queue's messages, one of a group at a time. `deliver` is false for one that is to come again. */
  consume(queue: string, atOnce: number, deliver: (event: SQSEvent) => Promise<boolean>): () => void
}

/** Milliseconds for which a message that was sent before is ignored. */
const deduplicatedFor = 5 * 60_000

/** https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference/API_SendMessage.html */
const mostBytes = 262_144
const refusedCharacters = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u

class Refusal extends Error {}

/** Starts SQS with FIFO queues, whose URLs are their names. */
export async function startSqs({
  folder,
  queues,
}: {
  folder: string
  queues: readonly QueuePlan[]
}): Promise<LocalSqs> {
  const all = new Map(queues.map((plan) => [plan.name, openQueue(join(folder, plan.name), plan)]))
  const queueOf = (name: string) => {
    const queue = all.get(name)
    if (!queue) throw new Refusal('AWS.SimpleQueueService.NonExistentQueue')
    return queue
  }
  const deadLettersOf = ({ deadLetters }: QueuePlan) => (deadLetters ? queueOf(deadLetters) : undefined)
  const calls: Record<string, (input: z.infer<typeof Input>) => unknown> = {
    SendMessage: (input) => queueOf(input.QueueUrl).send(input),
    ReceiveMessage: (input) => {
      const { plan, receive } = queueOf(input.QueueUrl)
      const seconds = input.VisibilityTimeout ?? plan.visibilitySeconds
      const messages = Array.from({ length: input.MaxNumberOfMessages ?? 1 }, () => receive(seconds)).filter(
        (each) => !!each,
      )
      return { Messages: messages.map(receivedMessage) }
    },
    DeleteMessage: (input) => queueOf(input.QueueUrl).remove(input.ReceiptHandle),
    ChangeMessageVisibility: (input) => queueOf(input.QueueUrl).hide(input.ReceiptHandle, input.VisibilityTimeout ?? 0),
    GetQueueAttributes: (input) => ({ Attributes: queueOf(input.QueueUrl).counts() }),
  }
  const service = await listen(async (request, response) => {
    const [, name = ''] = String(request.headers['x-amz-target'] ?? '').split('.')
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body ?? {}))
    try {
      const call = calls[name]
      if (!call) throw new Refusal('UnsupportedOperation')
      answer(200, call(Input.parse(JSON.parse(await text(request)))))
    } catch (error) {
      answer(400, { __type: error instanceof Refusal ? error.message : 'InvalidParameterValue' })
    }
  })
  return {
    ...service,
    consume(name, atOnce, deliver) {
      const queue = queueOf(name)
      let running = 0
      const pump = () => {
        for (let message: Message | undefined; running < atOnce; ) {
          message = queue.receive(queue.plan.visibilitySeconds, deadLettersOf(queue.plan))
          if (!message) return
          running += 1
          void handOver(message)
        }
      }
      const handOver = async (message: Message) => {
        const isDone = await deliver(eventOf(name, message)).catch(() => false)
        if (isDone) queue.remove(message.receiptHandle)
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
  MaxNumberOfMessages: z.number().optional(),
})

function openQueue(folder: string, plan: QueuePlan) {
  mkdirSync(folder, { recursive: true })
  const fileOf = ({ sequence }: Pick<Message, 'sequence'>) => join(folder, `${sequence}.json`)
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const messages: Message[] = files.sort().map((name) => known(Stored.parse(readState(join(folder, name)))))
  const sent = new Map(
    messages.map(({ deduplicationId, messageId, sentAt }) => [deduplicationId, { messageId, sentAt }]),
  )
  const byHandle = (receiptHandle: string) => messages.find((each) => each.receiptHandle === receiptHandle)

  const queue = {
    plan,
    /** Called when there is a message more. */
    onSend: () => {},
    send({ MessageBody: body, MessageGroupId: group, MessageDeduplicationId: deduplicationId }: z.infer<typeof Input>) {
      if (!group || !deduplicationId) throw new Refusal('MissingParameter')
      if (refusedCharacters.test(body) || body === '') throw new Refusal('InvalidMessageContents')
      if (Buffer.byteLength(body) > mostBytes) throw new Refusal('InvalidParameterValue')
      const before = sent.get(deduplicationId)
      const isRepeat = before && Date.now() - before.sentAt < deduplicatedFor
      const messageId = isRepeat ? before.messageId : queue.add({ group, deduplicationId, body })
      return { MessageId: messageId, MD5OfMessageBody: md5(body), SequenceNumber: '0' }
    },
    add({ group, deduplicationId, body }: Pick<Message, 'group' | 'deduplicationId' | 'body'>): string {
      const sentAt = Date.now()
      const stored = { messageId: randomUUID(), sequence: nextSequence(), group, deduplicationId, body, sentAt }
      writeState(fileOf(stored), stored)
      messages.push(known(stored))
      sent.set(deduplicationId, stored)
      queue.onSend()
      return stored.messageId
    },
    /** The first visible message that is the first of its group. One that was tried too often goes to the dead letters. */
    receive(seconds: number, deadLetters?: { add: (message: Message) => unknown }): Message | undefined {
      const isFirst = (message: Message) => messages.find(({ group }) => group === message.group) === message
      const found = messages.find((message) => message.visibleAt <= Date.now() && isFirst(message))
      if (!found) return undefined
      if (deadLetters && found.receives >= plan.maxReceives) {
        deadLetters.add(found)
        queue.remove(found.receiptHandle)
        return queue.receive(seconds, deadLetters)
      }
      found.receives += 1
      found.visibleAt = Date.now() + seconds * 1000
      return found
    },
    remove(receiptHandle: string): void {
      const message = byHandle(receiptHandle)
      if (!message) return
      rmSync(fileOf(message))
      messages.splice(messages.indexOf(message), 1)
    },
    hide(receiptHandle: string, seconds: number): void {
      const message = byHandle(receiptHandle)
      if (message) message.visibleAt = Date.now() + seconds * 1000
    },
    counts() {
      const invisible = messages.filter(({ visibleAt }) => visibleAt > Date.now()).length
      return {
        ApproximateNumberOfMessages: String(messages.length - invisible),
        ApproximateNumberOfMessagesNotVisible: String(invisible),
        ApproximateNumberOfMessagesDelayed: '0',
      }
    },
  }
  return queue
}

function known(stored: z.infer<typeof Stored>): Message {
  return { ...stored, receives: 0, visibleAt: 0, receiptHandle: randomUUID() }
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

function receivedMessage({ messageId, receiptHandle, body, group, receives }: Message) {
  const Attributes = { MessageGroupId: group, ApproximateReceiveCount: String(receives) }
  return { MessageId: messageId, ReceiptHandle: receiptHandle, Body: body, MD5OfBody: md5(body), Attributes }
}

function eventOf(queue: string, message: Message): SQSEvent {
  const { messageId, receiptHandle, body, group, deduplicationId, sequence, receives, sentAt } = message
  const attributes = {
    ApproximateReceiveCount: String(receives),
    ApproximateFirstReceiveTimestamp: String(sentAt),
    SentTimestamp: String(sentAt),
    SenderId: 'local',
    SequenceNumber: sequence,
    MessageGroupId: group,
    MessageDeduplicationId: deduplicationId,
  }
  const ofQueue = { eventSource: 'aws:sqs', eventSourceARN: `arn:aws:sqs:local:::${queue}`, awsRegion: 'eu-west-2' }
  return {
    Records: [{ messageId, receiptHandle, body, attributes, messageAttributes: {}, md5OfBody: md5(body), ...ofQueue }],
  }
}
