import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import * as z from 'zod/mini'
import { Lead } from './lead.ts'

/** A lead that the table did not take, as one object. */
export const KeptLead = z.object({
  lead: Lead,
  /** Present when it was mailed nevertheless: then it only waits to be filed. */
  mailed: z.optional(z.object({ at: z.number(), messageId: z.string(), photosPending: z.boolean() })),
})
export type KeptLead = z.infer<typeof KeptLead>

/** A kept lead's object. */
interface KeptObject {
  key: string
  /** Epoch milliseconds. */
  keptAt: number
}

const prefix = 'leads/'

export type LastResortStore = ReturnType<typeof createLastResortStore>

/** The bucket that takes a lead when the table does not, until redelivery moves it into the table [L1] [L5]. */
export function createLastResortStore(client: S3Client, bucket: string) {
  return {
    /** Named by the lead: a repeat overwrites itself. */
    async keep(kept: KeptLead, signal?: AbortSignal): Promise<void> {
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: keptKeyOf(kept.lead.leadId),
          Body: JSON.stringify(kept),
          ContentType: 'application/json',
        }),
        { abortSignal: signal },
      )
    },

    async *list(): AsyncGenerator<KeptObject> {
      let ContinuationToken: string | undefined
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken }))
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
