import {
  type Keys,
  leadsTableKeys,
  limitsTableKeys,
  ownerSettingsTableKeys,
  projectsTableKeys,
  type TableKeys,
} from '#contract/tables.ts'
import type { TablePlan } from '../plan/stack-plan.ts'

/** Names of the tables where there is no stack to give them. */
export const projectsTable = 'projects'
export const leadsTable = 'leads'
export const limitsTable = 'limits'
export const ownerSettingsTable = 'owner-settings'

/** The tables with the keys and indexes that the stack gives them. */
export const tablePlans: readonly TablePlan[] = [
  tablePlan(projectsTable, projectsTableKeys),
  tablePlan(leadsTable, leadsTableKeys),
  tablePlan(limitsTable, limitsTableKeys),
  tablePlan(ownerSettingsTable, ownerSettingsTableKeys),
]

function tablePlan(TableName: string, { indexes: byName, ...keys }: TableKeys): TablePlan {
  const indexes = Object.values(byName)
  const attributes = new Map<string, 'S' | 'N'>()
  for (const { partition, sort } of [keys, ...indexes]) {
    attributes.set(partition, 'S')
    if (sort) attributes.set(sort.name, sort.type)
  }
  return {
    TableName,
    AttributeDefinitions: [...attributes].map(([AttributeName, AttributeType]) => ({ AttributeName, AttributeType })),
    KeySchema: keySchema(keys),
    ...(indexes.length > 0 && {
      GlobalSecondaryIndexes: indexes.map((index) => ({
        IndexName: index.name,
        KeySchema: keySchema(index),
        Projection: { ProjectionType: 'ALL' },
      })),
    }),
  }
}

function keySchema({ partition, sort }: Keys): TablePlan['KeySchema'] {
  const hash = { AttributeName: partition, KeyType: 'HASH' as const }
  return sort ? [hash, { AttributeName: sort.name, KeyType: 'RANGE' as const }] : [hash]
}
