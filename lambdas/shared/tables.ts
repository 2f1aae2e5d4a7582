/**
 * Keys and indexes of the DynamoDB tables: the stack creates them, the stores query by them, and the local services
 * copy them. Imports nothing.
 */

/** A partition key, and the sort key where there is one. `S` is a string, `N` a number. */
export interface KeySchema {
  partition: string
  sort?: { name: string; type: 'S' | 'N' }
}

export interface TableKeys extends KeySchema {
  /** Each projects all attributes. */
  indexes: Record<string, KeySchema & { name: string }>
  /** TTL attribute, in epoch seconds. */
  expiry?: string
}

/**
 * The portfolio. `date` holds every row in one partition, whose key all rows share: a list reads it whole and filters
 * what it read.
 */
export const projectsTableKeys = {
  partition: 'id',
  indexes: {
    date: { name: 'by-date', partition: 'listed', sort: { name: 'project_date', type: 'S' } },
    collection: { name: 'by-collection', partition: 'collection_id', sort: { name: 'image_order', type: 'N' } },
  },
} as const satisfies TableKeys

/** Counts of an hour or a day: of mails, and of networks and mailboxes under a keyed hash. */
export const limitsTableKeys = { partition: 'id', indexes: {}, expiry: 'expiresAt' } as const satisfies TableKeys

/** Enquiries. */
export const enquiriesTableKeys = {
  partition: 'enquiryId',
  indexes: {},
  expiry: 'expiresAt',
} as const satisfies TableKeys
