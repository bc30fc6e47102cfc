/** An organization's id in a key of the table: any 26 characters, so that nothing behind it is meant. */
const ORGANIZATION = `O#${'?'.repeat(26)}`

/**
 * The partitions that the functions for strangers reach, as IAM's StringLike has them: vehicles, dealers' pages, what an
 * organization is, and its catalogue. No contact, no message, no account.
 */
export const openPartitions = {
  read: ['VEHICLE#*', 'DEALER#*', ORGANIZATION, `${ORGANIZATION}#CATALOGUE`],
  /** How often a vehicle was looked at, and what was counted already. */
  count: ['VEHICLE#*', 'VISIT#*'],
} as const

/** The one table: its keys, its indexes and the question that each index answers. */
export const table = {
  partitionKey: 'pk',
  sortKey: 'sk',
  ttl: 'ttl',
  indexes: {
    /** Which conversations of this status did the whole dealership have last? */
    inbox: { partitionKey: 'inbox', sortKey: 'inbox_at' },
    /** Which conversations of this status did this agent (or nobody) have last? */
    desk: { partitionKey: 'desk', sortKey: 'inbox_at' },
    /** Who works in this organization? */
    team: { partitionKey: 'team', sortKey: 'team_at' },
  },
} as const
