import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import * as z from 'zod/mini'
import { Lead } from './lead.ts'

/** A lead that the table did not take, as one object. */
export const KeptLead = z.object({
  lead: Lead,
  /** Present when it has been mailed: then it only waits to be filed. */
  mailed: z.optional(z.object({ at: z.number(), messageId: z.string(), photosPending: z.boolean() })),
})
export type KeptLead = z.infer<typeof KeptLead>

/** A kept lead's object. */
export interface KeptObject {
  key: string
  /** Epoch milliseconds. */
  keptAt: number
}

const prefix = 'leads/'

/** Milliseconds between two tries. They end with the time that keeping a lead may take. */
const conflictPause = 50

export type LastResortStore = ReturnType<typeof createLastResortStore>

/** The bucket that takes a lead when the table does not, until redelivery moves it into the table [L1] [L5]. */
export function createLastResortStore(client: S3Client, bucket: string) {
  async function put(kept: KeptLead, condition: { IfNoneMatch?: '*' }, abortSignal?: AbortSignal): Promise<void> {
    const object = { Key: keptKeyOf(kept.lead.leadId), Body: JSON.stringify(kept), ContentType: 'application/json' }
    await client.send(new PutObjectCommand({ Bucket: bucket, ...object, ...condition }), { abortSignal })
  }

  return {
    /**
     * Keeps a lead that is still to be mailed. `repeat` when it is kept already: the object says what became of it,
     * and nothing writes over that [L3] [L14].
     */
    async keep(lead: Lead, signal?: AbortSignal): Promise<'kept' | 'repeat'> {
      for (;;) {
        try {
          await put({ lead }, { IfNoneMatch: '*' }, signal)
          return 'kept'
        } catch (error) {
          const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
          if (status === 412) return 'repeat'
          // ConditionalRequestConflict: the same lead is being written by another call. S3 asks to try again, and then
          // says 412 if that call has succeeded. https://docs.aws.amazon.com/AmazonS3/latest/API/API_PutObject.html
          if (status !== 409 || signal?.aborted) throw error
          await new Promise((resolve) => setTimeout(resolve, conflictPause))
        }
      }
    },

    /** Remembers that a kept lead has been mailed: it only waits to be filed. */
    async markMailed(lead: Lead, mailed: KeptLead['mailed'], signal?: AbortSignal): Promise<void> {
      await put({ lead, mailed }, {}, signal)
    },

    /** In the order of the keys, from behind this one on. */
    async *list(StartAfter?: string): AsyncGenerator<KeptObject> {
      let ContinuationToken: string | undefined
      do {
        const input = { Bucket: bucket, Prefix: prefix, StartAfter, ContinuationToken }
        const page = await client.send(new ListObjectsV2Command(input))
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key) yield { key: Key, keptAt: LastModified?.getTime() ?? 0 }
        }
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
    },

    /** What an object holds. */
    async getText(key: string): Promise<string> {
      const object = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
      return (await object.Body?.transformToString()) ?? ''
    },

    async delete(key: string): Promise<void> {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
    },
  }
}

/** @throws Error when the text of an object is not a kept lead. */
export function parseKept(text: string): KeptLead {
  return KeptLead.parse(JSON.parse(text))
}

/** Key under which a lead is kept. */
export function keptKeyOf(leadId: string): string {
  return `${prefix}${leadId}.json`
}

/** Id of the lead under a key. */
export function keptIdOf(key: string): string {
  return key.slice(prefix.length, -'.json'.length)
}
