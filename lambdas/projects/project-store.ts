import { type DynamoDBDocumentClient, GetCommand, paginateQuery } from '@aws-sdk/lib-dynamodb'
import { log } from '../runtime/log.ts'
import { Project } from '../shared/project.ts'
import { projectsTableKeys } from '../shared/tables.ts'

const { indexes } = projectsTableKeys

/** The value that every row has in `listed`, the partition of the index by date. */
export const allProjects = 'project'

export type ProjectStore = ReturnType<typeof createProjectStore>

export function createProjectStore(client: DynamoDBDocumentClient, table: string) {
  /** All rows of one partition of an index, without malformed ones. */
  async function query(index: { name: string; partition: string }, value: string) {
    const projects: Project[] = []
    const input = {
      TableName: table,
      IndexName: index.name,
      KeyConditionExpression: '#key = :value',
      ExpressionAttributeNames: { '#key': index.partition },
      ExpressionAttributeValues: { ':value': value },
    }
    for await (const { Items = [] } of paginateQuery({ client }, input)) {
      for (const row of Items) {
        const { data } = Project.safeParse(row)
        if (data) projects.push(data)
        else reportMalformed(String(row.id))
      }
    }
    return projects
  }

  return {
    /** Every row, in no particular order. */
    list: (): Promise<Project[]> => query(indexes.date, allProjects),

    /** By `image_order` ascending. */
    listCollection: (collectionId: string): Promise<Project[]> => query(indexes.collection, collectionId),

    async get(id: string): Promise<Project | undefined> {
      const { Item } = await client.send(new GetCommand({ TableName: table, Key: { id } }))
      const { data } = Project.safeParse(Item)
      if (Item && !data) reportMalformed(id)
      return data
    },
  }
}

function reportMalformed(projectId: string): void {
  log.error('malformed row left out', { projectId })
}
