import type { TablePlan } from '../plan/stack-plan.ts'

export const projectsTable = 'projects'
export const leadsTable = 'leads'

type Keys = readonly [partition: string, sort?: string]

const numbers = new Set(['image_order', 'dueAt'])

/** The two tables, with the keys and indexes that the stack gives them, for runs that need no stack. */
export const tablePlans: TablePlan[] = [
  table(projectsTable, ['id'], {
    'rows-by-category': ['category', 'order_key'],
    'featured-by-category': ['featured_category', 'order_key'],
    'cards-by-category': ['card_category', 'order_key'],
    'featured-cards-by-category': ['featured_card_category', 'order_key'],
    'by-collection': ['collection_id', 'image_order'],
  }),
  table(leadsTable, ['leadId'], { due: ['dueQueue', 'dueAt'] }),
]

function table(TableName: string, keys: Keys, indexes: Record<string, Keys>): TablePlan {
  const names = new Set([keys, ...Object.values(indexes)].flat().filter((name) => name !== undefined))
  return {
    TableName,
    AttributeDefinitions: [...names].map((AttributeName) => ({
      AttributeName,
      AttributeType: numbers.has(AttributeName) ? 'N' : 'S',
    })),
    KeySchema: keySchema(keys),
    GlobalSecondaryIndexes: Object.entries(indexes).map(([IndexName, indexKeys]) => ({
      IndexName,
      KeySchema: keySchema(indexKeys),
      Projection: { ProjectionType: 'ALL' },
    })),
  }
}

function keySchema([partition, sort]: Keys): TablePlan['KeySchema'] {
  const hash = { AttributeName: partition, KeyType: 'HASH' as const }
  return sort === undefined ? [hash] : [hash, { AttributeName: sort, KeyType: 'RANGE' as const }]
}
