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

/** A lead in the last-resort bucket, as one object. */
export const KeptLead = z.object({
  lead: Lead,
  /** Present once mailed: the lead then only has to be moved into the table. */
  mailed: z.optional(z.object({ at: z.number(), messageId: z.string(), photosPending: z.boolean() })),
})
export type KeptLead = z.infer<typeof KeptLead>

/** Listing entry of a kept lead. */
export interface KeptObject {
  key: string
  /** Epoch milliseconds. */
  keptAt: number
}

const prefix = 'leads/'

/** Milliseconds between tries, which end with the step's time limit. */
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
     * Stores a lead that is still to be mailed. `repeat` when its object exists, which is never overwritten,
     * because it records whether it was mailed [L3] [L14].
     */
    async keep(lead: Lead, signal?: AbortSignal): Promise<'kept' | 'repeat'> {
      for (;;) {
        try {
          await put({ lead }, { IfNoneMatch: '*' }, signal)
          return 'kept'
        } catch (error) {
          const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
          if (status === 412) return 'repeat'
          // ConditionalRequestConflict: another call is writing the same lead. S3 asks to retry, and then
          // answers 412 if that call has succeeded. https://docs.aws.amazon.com/AmazonS3/latest/API/API_PutObject.html
          if (status !== 409 || signal?.aborted) throw error
          await new Promise((resolve) => setTimeout(resolve, conflictPause))
        }
      }
    },

    /** Marks a kept lead as mailed, so that it only has to be moved into the table. */
    async markMailed(lead: Lead, mailed: KeptLead['mailed'], signal?: AbortSignal): Promise<void> {
      await put({ lead, mailed }, {}, signal)
    },

    /** Lists in key order, after this key. */
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

    /** Reads an object. */
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

/** Key of a lead's object. */
export function keptKeyOf(leadId: string): string {
  return `${prefix}${leadId}.json`
}

/** Id of the lead with this key. */
export function keptIdOf(key: string): string {
  return key.slice(prefix.length, -'.json'.length)
}
