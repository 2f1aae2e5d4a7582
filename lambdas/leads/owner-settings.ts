import { type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'

export type OwnerSettings = ReturnType<typeof createOwnerSettings>

/** What the owner has set by a link in a mail. */
export function createOwnerSettings(client: DynamoDBDocumentClient, table: string) {
  const name = 'morningMail'
  return {
    /** True until it is switched off. */
    async isMorningMailOn(): Promise<boolean> {
      const { Item } = await client.send(new GetCommand({ TableName: table, Key: { name } }))
      return Item?.isOn !== false
    },

    async switchMorningMail(isOn: boolean): Promise<void> {
      await client.send(new PutCommand({ TableName: table, Item: { name, isOn } }))
    },
  }
}
