import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import * as z from 'zod'
import type { QueueSpec } from '../template/stack-spec.ts'
import { FifoQueue, folderStorage, type Message } from './fifo-queue.ts'
import { type LocalService, listen } from './http-server.ts'

/** What a function gets: the part of an `SQSEvent` that says something here. */
export type QueueEvent = ReturnType<typeof eventOf>

export interface LocalSqs extends LocalService {
  /** Delivers a queue's messages, one of a group at a time. `deliver` is false for one that is to come again. */
  consume(queue: string, atOnce: number, deliver: (event: QueueEvent) => Promise<boolean>): () => void
}

interface SqsOptions {
  folder: string
  queues: readonly QueueSpec[]
}

/** Starts SQS with FIFO queues, whose URLs are their names. */
export async function startSqs({ folder, queues }: SqsOptions): Promise<LocalSqs> {
  const all = new Map<string, FifoQueue>()
  const specs = new Map(queues.map((spec) => [spec.name, spec]))
  const queueOf = (name: string): FifoQueue => {
    const spec = specs.get(name)
    if (!spec) throw new Error(`There is no local queue ${name}`)
    const { visibilitySeconds, maxReceives, deadLetters } = spec
    const queue =
      all.get(name) ??
      new FifoQueue({
        storage: folderStorage(join(folder, name)),
        now: Date.now,
        visibilitySeconds,
        deadLetters: deadLetters === undefined ? undefined : { queue: queueOf(deadLetters), maxReceives },
      })
    all.set(name, queue)
    return queue
  }
  /** Called when there is a message more, by queue. */
  const onSend = new Map<FifoQueue, () => void>()
  const calls: Record<string, (queue: FifoQueue, input: z.infer<typeof Input>) => unknown> = {
    SendMessage: (queue, { MessageBody: body, MessageGroupId: group, MessageDeduplicationId: deduplicationId }) => {
      const { messageId } = queue.send({ body, group, deduplicationId })
      onSend.get(queue)?.()
      return { MessageId: messageId, MD5OfMessageBody: md5(body) }
    },
    ReceiveMessage: (queue, { MaxNumberOfMessages, VisibilityTimeout }) => {
      const received = Array.from({ length: MaxNumberOfMessages }, () => queue.receive(VisibilityTimeout))
      return { Messages: received.filter((each) => each !== undefined).map(receivedMessage) }
    },
    DeleteMessage: (queue, { ReceiptHandle }) => queue.remove(ReceiptHandle),
    ChangeMessageVisibility: (queue, { ReceiptHandle, VisibilityTimeout = 0 }) =>
      queue.changeVisibility(ReceiptHandle, VisibilityTimeout),
    GetQueueAttributes: ({ length }) => ({ Attributes: { ApproximateNumberOfMessages: String(length) } }),
  }
  const service = await listen(async (request, response) => {
    const [, name = ''] = String(request.headers['x-amz-target'] ?? '').split('.')
    const respond = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body ?? {}))
    try {
      const call = calls[name]
      if (!call) throw new Error(`The local SQS does not do ${name}`)
      const input = Input.parse(JSON.parse(await text(request)))
      respond(200, call(queueOf(input.QueueUrl), input))
    } catch (error) {
      respond(400, { __type: 'InvalidParameterValue', message: String(error) })
    }
  })
  return {
    ...service,
    consume(name, atOnce, deliver) {
      const queue = queueOf(name)
      let running = 0
      const pump = () => {
        while (running < atOnce) {
          const message = queue.receive()
          if (!message) return
          running += 1
          void handOver(message)
        }
      }
      const handOver = async (message: Message) => {
        const isDone = await deliver(eventOf(message)).catch(() => false)
        if (isDone) queue.remove(message.messageId)
        running -= 1
        pump()
      }
      onSend.set(queue, pump)
      const timer = setInterval(pump, 500)
      pump()
      return () => {
        atOnce = 0
        clearInterval(timer)
        onSend.delete(queue)
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

function attributesOf({ group, receives, sentAt }: Message) {
  return { ApproximateReceiveCount: String(receives), SentTimestamp: String(sentAt), MessageGroupId: group }
}
