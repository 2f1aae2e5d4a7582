import { DeleteCommand, type DynamoDBDocumentClient, PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb'
import pLimit from 'p-limit'
import { schemaProblems } from '#shared/file-problems.ts'
import { Project } from '#shared/project.ts'
import { allProjects } from '../../../lambdas/projects/project-store.ts'

/** A row that the schema rejects, as one edited by hand. */
export interface MalformedRow {
  id: string
  /** A sentence for each field that is wrong. */
  problems: string[]
}

/** Writes at a time. */
const atOnce = pLimit(8)

export type OperatorProjectStore = ReturnType<typeof createOperatorProjectStore>

/** What a person does with the table of projects, and no function may: read all of it, and write. */
export function createOperatorProjectStore(client: DynamoDBDocumentClient, table: string) {
  return {
    /** Every row, in no order. */
    async scan(): Promise<{ items: Project[]; malformed: MalformedRow[] }> {
      const items: Project[] = []
      const malformed: MalformedRow[] = []
      for await (const { Items = [] } of paginateScan({ client }, { TableName: table })) {
        for (const row of Items) {
          const { data } = Project.safeParse(row)
          if (data) items.push(data)
          else malformed.push({ id: String(row.id), problems: schemaProblems(Project, row, '') })
        }
      }
      return { items, malformed }
    },

    /** Adds or replaces rows by id. */
    async put(rows: readonly Project[]): Promise<void> {
      await atOnce.map(rows, (row) =>
        client.send(new PutCommand({ TableName: table, Item: { ...row, listed: allProjects } })),
      )
    },

    async delete(ids: readonly string[]): Promise<void> {
      await atOnce.map(ids, (id) => client.send(new DeleteCommand({ TableName: table, Key: { id } })))
    },
  }
}
