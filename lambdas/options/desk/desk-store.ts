import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { linkMinutes } from '../../contract/desk-session.ts'
import { deskKeys } from '../../contract/tables.ts'
import { unlessRefused } from '../../runtime/unless-refused.ts'

export type DeskStore = ReturnType<typeof createDeskStore>

/** Who is signed in, and the one link by which somebody may be: a record beside the leads. */
export function createDeskStore(client: DynamoDBDocumentClient, table: string) {
  const record = { TableName: table, Key: { leadId: deskKeys.sessions } }

  async function update(input: Omit<UpdateCommand['input'], 'TableName' | 'Key'>): Promise<boolean> {
    return (await unlessRefused(client.send(new UpdateCommand({ ...record, ...input })))) !== undefined
  }

  return {
    /** A session of another generation has been ended. */
    async generation(): Promise<number> {
      const { Item } = await client.send(new GetCommand({ ...record, ConsistentRead: true }))
      return Number(Item?.generation ?? 0)
    },

    /** Makes this the one good link. False while an earlier one is, so that nobody can fill the owner's mailbox. */
    claimLink: (id: string, now: number) =>
      update({
        UpdateExpression: 'SET linkId = :id, linkAt = :now',
        ConditionExpression: 'attribute_not_exists(linkId) OR linkAt <= :old',
        ExpressionAttributeValues: { ':id': id, ':now': now, ':old': now - linkMinutes * 60_000 },
      }),

    /** True once. */
    takeLink: (id: string) =>
      update({
        UpdateExpression: 'REMOVE linkId, linkAt',
        ConditionExpression: 'linkId = :id',
        ExpressionAttributeValues: { ':id': id },
      }),

    /** Ends every session, and the link that nobody has used yet. */
    endSessions: () =>
      update({
        UpdateExpression: 'REMOVE linkId, linkAt ADD generation :one',
        ExpressionAttributeValues: { ':one': 1 },
      }),
  }
}
