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
