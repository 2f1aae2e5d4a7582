import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { linkMinutes } from '../../contract/desk-session.ts'
import { deskKeys } from '../../contract/tables.ts'
import { unlessRefused } from '../../runtime/unless-refused.ts'

export type DeskStore = ReturnType<typeof createDeskStore>

/** The desk's record in the leads table: the session generation and the pending sign-in link. */
export function createDeskStore(client: DynamoDBDocumentClient, table: string) {
  const record = { TableName: table, Key: { leadId: deskKeys.sessions } }

  async function update(input: Omit<UpdateCommand['input'], 'TableName' | 'Key'>): Promise<boolean> {
    return (await unlessRefused(client.send(new UpdateCommand({ ...record, ...input })))) !== undefined
  }

  return {
    /** The current session generation. Sessions of another generation have been ended. */
    async generation(): Promise<number> {
      const { Item } = await client.send(new GetCommand({ ...record, ConsistentRead: true }))
      return Number(Item?.generation ?? 0)
    },

    /** Stores the pending sign-in link. False while an earlier one is still valid, so that nobody can flood the owner's mailbox. */
    claimLink: (id: string, now: number) =>
      update({
        UpdateExpression: 'SET linkId = :id, linkAt = :now',
        ConditionExpression: 'attribute_not_exists(linkId) OR linkAt <= :old',
        ExpressionAttributeValues: { ':id': id, ':now': now, ':old': now - linkMinutes * 60_000 },
      }),

    /** Uses up the link. False if it is not the pending one. */
    takeLink: (id: string) =>
      update({
        UpdateExpression: 'REMOVE linkId, linkAt',
        ConditionExpression: 'linkId = :id',
        ExpressionAttributeValues: { ':id': id },
      }),

    /** Ends every session and cancels the pending link. */
    endSessions: () =>
      update({
        UpdateExpression: 'REMOVE linkId, linkAt ADD generation :one',
        ExpressionAttributeValues: { ':one': 1 },
      }),
  }
}
