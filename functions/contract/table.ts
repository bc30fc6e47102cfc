/** An organization's id in a key of the table: any 26 characters, so that nothing behind it is meant. */
const ORGANIZATION = `O#${'?'.repeat(26)}`

/**
 * The partitions that the functions for strangers reach, as IAM's StringLike has them: vehicles, dealers' pages, files
 * behind a code, what an organization is, and its catalogue. No contact, no message, no account.
 */
export const openPartitions = {
  read: ['VEHICLE#*', 'DEALER#*', 'FILE#*', ORGANIZATION, `${ORGANIZATION}#CATALOGUE`],
  /** How often a vehicle was looked at, and what was counted already. */
  count: ['VEHICLE#*', 'VISIT#*'],
} as const

/**
 * What a list of contacts shows of each: `listed`, which holds all that people say of them, whose they are, and the
 * channel used last. A message on the same channel changes none of it, so none rewrites these entries. The board's cards
 * also tell the hour of the last one. DynamoDB lets all indexes together name 100 attributes, and an index of a deployed
 * table is changed by making it anew under another name; a map takes whatever it holds along.
 */
const PERSON = ['_et', 'id', 'listed', 'stage', 'assignee', 'most_recent_type'] as const
const CARD = [...PERSON, 'people_at', 'heard_at'] as const

/** The one table: its keys, its indexes and the question that each index answers; `holds`: only these attributes, else all. Changing a deployed one: lib/README. */
export const table = {
  partitionKey: 'pk',
  sortKey: 'sk',
  ttl: 'ttl',
  indexes: {
    // Most items have `org`: the sort key of an index by it is no other entity's, but for the counters that lie in its list.
    /** Which conversations of this status did the whole dealership have last? */
    inbox: { partitionKey: 'org', sortKey: 'inbox_at' },
    /** Which conversations of this status did this agent (or nobody) have last? */
    desk: { partitionKey: 'desk', sortKey: 'inbox_at' },
    /** Whom does the whole dealership know, by when they came in? */
    people: { partitionKey: 'org', sortKey: 'people_at', holds: PERSON },
    /** Whom does this agent (or nobody) look after? */
    people_desk: { partitionKey: 'desk', sortKey: 'people_at', holds: PERSON },
    /** Who is in this stage, in the board's order? */
    board: { partitionKey: 'org', sortKey: 'board_at', holds: CARD },
    /** The same of one agent's contacts (or nobody's). */
    board_desk: { partitionKey: 'desk', sortKey: 'board_at', holds: CARD },
    /** Who works in this organization? */
    team: { partitionKey: 'team', sortKey: 'team_at' },
    /** Which calls were with this agent's contacts (or nobody's)? */
    calls_desk: { partitionKey: 'calls_desk', sortKey: 'call_at' },
    /** Which calls did this person make or take? */
    calls_own: { partitionKey: 'calls_own', sortKey: 'call_at' },
    /** Which calls were with this contact? */
    calls_contact: { partitionKey: 'calls_contact', sortKey: 'call_at' },
  },
} as const
