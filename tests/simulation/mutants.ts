import { PutObjectCommand } from '@aws-sdk/client-s3'
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { LastResortStore } from '../../lambdas/leads/last-resort-store.ts'
import type { StoredLead } from '../../lambdas/leads/lead.ts'
import type { LeadList } from '../../lambdas/leads/lead-list.ts'
import type { LeadMailer } from '../../lambdas/leads/lead-mailer.ts'
import type { LeadStore } from '../../lambdas/leads/lead-store.ts'
import type { ReceiptStore } from '../../lambdas/options/receipt/receipt-store.ts'
import type { PhotoStore } from '../../lambdas/photos/photo-store.ts'
import type { AddressCounter } from '../../lambdas/runtime/address-counter.ts'
import type { Envelope } from '../../lambdas/runtime/send-mail.ts'
import type { Item } from './expressions.ts'

/** What the path of a lead works on. */
export interface LeadServices {
  store: LeadStore
  photos: PhotoStore
  lastResort: LastResortStore
  mailer: LeadMailer
  counter: AddressCounter
  list: LeadList
  receipts: ReceiptStore
}

/** A bug, put back into the path of a lead. */
export interface Bug {
  /** What is sent instead of a command. */
  spoil?: (command: Command) => Command
  spoilMail?: (envelope: Envelope) => Envelope
  wrap?: (services: LeadServices) => LeadServices
}

export interface Mutant extends Bug {
  name: string
  /** The first one that finds it. After a change of the plan another one may. */
  seed: number
}

/** Any command of the services. */
export interface Command {
  input: object
}

const exists = 'attribute_exists(leadId) AND attribute_not_exists(erasedAt)'

/** Every bug that the lead path has had, and those that would be the easiest to make. */
export const mutants: readonly Mutant[] = [
  {
    name: 'a put writes over a record',
    seed: 1,
    spoil: changedPut((input) => ({ ...input, ConditionExpression: undefined })),
  },
  {
    name: 'a sweep marks what it files with the object, and writes over its own',
    seed: 1,
    spoil: changedPut((input) => {
      const storedBy = input.Item.leadId
      const ConditionExpression = 'attribute_not_exists(leadId) OR storedBy = :attempt'
      return {
        ...input,
        Item: { ...input.Item, storedBy },
        ConditionExpression,
        ExpressionAttributeValues: { ':attempt': storedBy },
      }
    }),
  },
  { name: 'a sweep marks a mailed lead once more', seed: 3017, spoil: without(' AND attribute_not_exists(messageId)') },
  {
    name: 'opened photos end a lead that was asked for again',
    seed: 6,
    spoil: without(' AND attribute_exists(mailedAt)'),
  },
  { name: 'the lease has no condition', seed: 23, spoil: without(' AND dueQueue = :due AND dueAt = :seen') },
  { name: 'an update makes a record where there is none', seed: 5, spoil: without(exists) },
  {
    name: 'an erasure leaves no mark',
    seed: 228,
    spoil: (command) =>
      command instanceof PutCommand && command.input.Item?.erasedAt
        ? new DeleteCommand({ TableName: 'leads', Key: { leadId: command.input.Item.leadId } })
        : command,
  },
  {
    name: 'a repeat writes over what is kept',
    seed: 11,
    spoil: (command) =>
      command instanceof PutObjectCommand
        ? new PutObjectCommand({ ...command.input, IfNoneMatch: undefined })
        : command,
  },
  {
    name: 'a lead expires from the day it is stored',
    seed: 1,
    spoil: changedPut((input) => ({ ...input, Item: { ...input.Item, expiresAt: 4e9 } })),
  },
  {
    name: 'redelivery gives up when it fails',
    seed: 1,
    spoil: (command) =>
      command instanceof UpdateCommand && command.input.UpdateExpression === 'SET lastError = :name'
        ? new UpdateCommand({ ...command.input, UpdateExpression: 'SET lastError = :name REMOVE dueQueue' })
        : command,
  },
  {
    name: 'a sweep deletes before it files',
    seed: 5,
    wrap: (services) => {
      const { lastResort } = services
      const getText = async (key: string) => {
        const text = await lastResort.getText(key)
        await lastResort.delete(key)
        return text
      }
      return { ...services, lastResort: { ...lastResort, getText } }
    },
  },
  {
    name: 'a failed store passes for a stored lead',
    seed: 1,
    wrap: ({ store, ...services }) => {
      const put: typeof store.put = (...parameters) => store.put(...parameters).catch(() => 'stored')
      return { ...services, store: { ...store, put } }
    },
  },
  {
    name: 'a run takes the first lead only',
    seed: 1,
    wrap: ({ store, ...services }) => {
      async function* listDue(by?: number) {
        for await (const lead of store.listDue(by)) {
          yield lead
          return
        }
      }
      return { ...services, store: { ...store, listDue } }
    },
  },
  {
    name: 'a lead with a photo to open is mailed again',
    seed: 4,
    wrap: ({ store, ...services }) => {
      const lease: typeof store.lease = async (...parameters) => {
        const lead = await store.lease(...parameters)
        return lead && { ...lead, mailedAt: undefined }
      }
      return { ...services, store: { ...store, lease } }
    },
  },
  {
    name: 'an address is never at its limit',
    seed: 2,
    wrap: (services) => ({ ...services, counter: { count: async () => 1 } }),
  },
  {
    name: 'what is held back is mailed one by one after all',
    seed: 9,
    wrap: ({ store, ...services }) => {
      const put: typeof store.put = (lead, ...rest) => store.put({ ...lead, fromAddressToday: 1 }, ...rest)
      return { ...services, store: { ...store, put } }
    },
  },
  {
    name: 'a mail that came back is only noted',
    seed: 3,
    wrap: ({ store, ...services }) => {
      const recordReturn: typeof store.recordReturn = (leadId, kind, { at }) => store.recordMailEvent(leadId, kind, at)
      return { ...services, store: { ...store, recordReturn } }
    },
  },
  {
    name: 'what came back is marked as mailed by a mark that is late',
    seed: 89,
    spoil: without(' AND NOT contains(returnedMessageIds, :messageId)'),
  },
  {
    name: 'every report of one mail that came back sends it again',
    seed: 116,
    spoil: without(' AND messageId = :messageId AND attribute_exists(mailedAt)'),
  },
  { name: 'nobody takes a receipt for itself', seed: 1, spoil: without(' AND attribute_not_exists(receiptAt)') },
  { name: 'a robot gets a receipt', seed: 1, wrap: listedWith({ possibleSpam: false }) },
  { name: 'a receipt does not wait for the mail to the owner', seed: 1, wrap: listedWith({ mailedAt: 'before' }) },
  {
    name: "a receipt passes for the owner's mail",
    seed: 3,
    spoilMail: (envelope) => ({
      ...envelope,
      ...(envelope.tags && { tags: envelope.tags.map(({ Value }) => ({ Name: 'leadId', Value })) }),
    }),
  },
  {
    name: 'a photo passes for open',
    seed: 1,
    wrap: (services) => ({ ...services, photos: { ...services.photos, tagAttached: async () => {} } }),
  },
]

/** Shows the leads otherwise than they are to whoever lists them. */
function listedWith(changes: Partial<StoredLead>): Bug['wrap'] {
  return ({ list, ...services }) => {
    async function* since(from: number) {
      for await (const { leadId, lead } of list.since(from)) yield { leadId, lead: lead && { ...lead, ...changes } }
    }
    return { ...services, list: { ...list, since } }
  }
}

interface LeadPut {
  TableName: string | undefined
  Item: Item
  ConditionExpression?: string
  ExpressionAttributeValues?: Item
}

/** Changes the put of a lead. */
function changedPut(changed: (input: LeadPut) => LeadPut): (command: Command) => Command {
  return (command) => {
    if (!(command instanceof PutCommand) || !command.input.Item?.storedBy) return command
    return new PutCommand(changed({ ...command.input, Item: command.input.Item, TableName: command.input.TableName }))
  }
}

/** Leaves out a part of the conditions of updates. */
function without(part: string): (command: Command) => Command {
  return (command) => {
    if (!(command instanceof UpdateCommand)) return command
    const left = command.input.ConditionExpression?.replace(part, '').replace(/^ AND /, '')
    return new UpdateCommand({ ...command.input, ConditionExpression: left || undefined })
  }
}
