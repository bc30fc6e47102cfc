/** An organization's id in a table key: exactly 26 characters, so that no key with a suffix matches. */
const ORGANIZATION = `O#${'?'.repeat(26)}`

/**
 * The partitions that functions for strangers can access, in the syntax of IAM's StringLike. No contact, no message, no
 * account; no connection, token, or ciphertext (test/contract/open-partitions.test.ts).
 */
export const openPartitions = {
  /** Vehicles, dealers' pages and those about texts, organizations, and their catalogues. */
  showroom: ['VEHICLE#*', 'DEALER#*', 'TEXTING#*', ORGANIZATION, `${ORGANIZATION}#CATALOGUE`],
  /** Files with a public code. */
  shared: ['FILE#*'],
  /** View counts of vehicles, and the visits that were already counted. */
  count: ['VEHICLE#*', 'VISIT#*'],
} as const

/** Twilio, Meta, FTP and Google connections with their ciphertexts, and webhook tokens: reading them takes a separate permission. */
export const sealedPartitions = [
  `${ORGANIZATION}#CONNECTION`,
  `${ORGANIZATION}#META`,
  `${ORGANIZATION}#INTEGRATION`,
  `${ORGANIZATION}#GOOGLE`,
  'HOOK#*',
  'GOOGLE#*',
] as const

/** Proof of the audit log: writing it takes a separate permission, which no function that records acts has. */
export const chainPartitions = [`${ORGANIZATION}#AUDIT-CHAIN`] as const

/**
 * The attributes of a contact in lists: `listed`, which holds everything shown about it, its assignee, and the channel
 * used last. A message on the same channel changes none of them, so it does not rewrite these entries. The board's
 * cards also have the time of the last message. DynamoDB allows all indexes together to name 100 attributes, and
 * changing an index of a deployed table means recreating it under another name; a map takes along whatever it holds.
 */
const PERSON = ['_et', 'id', 'listed', 'stage', 'assignee', 'most_recent_type'] as const
const CARD = [...PERSON, 'people_at', 'heard_at'] as const

/** The table, its keys and indexes; `holds`: only these attributes, else all. Changing a deployed one: lib/README. */
export const table = {
  partitionKey: 'pk',
  sortKey: 'sk',
  ttl: 'ttl',
  indexes: {
    // Most items have `org`: the sort key of an index by it belongs to one entity, except for counters in its list.
    /** The dealership's latest conversations with this status. */
    inbox: { partitionKey: 'org', sortKey: 'inbox_at' },
    /** The latest conversations with this status of this agent (or unassigned). */
    desk: { partitionKey: 'desk', sortKey: 'inbox_at' },
    /** Everyone the dealership knows, by when they came in. */
    people: { partitionKey: 'org', sortKey: 'people_at', holds: PERSON },
    /** The contacts of this agent (or the unassigned ones). */
    people_desk: { partitionKey: 'desk', sortKey: 'people_at', holds: PERSON },
    /** The contacts in this stage, in the board's order. */
    board: { partitionKey: 'org', sortKey: 'board_at', holds: CARD },
    /** The same for one agent's contacts (or the unassigned ones). */
    board_desk: { partitionKey: 'desk', sortKey: 'board_at', holds: CARD },
    /** The members of this organization. */
    team: { partitionKey: 'team', sortKey: 'team_at' },
    /** The calls with this agent's contacts (or unassigned ones). */
    calls_desk: { partitionKey: 'calls_desk', sortKey: 'call_at' },
    /** The calls that this person made or took. */
    calls_own: { partitionKey: 'calls_own', sortKey: 'call_at' },
    /** The calls with this contact. */
    calls_contact: { partitionKey: 'calls_contact', sortKey: 'call_at' },
    /** The dealership's appointments, by when they begin. */
    calendar: { partitionKey: 'org', sortKey: 'calendar_at' },
    /** The appointments of this contact. */
    calendar_contact: { partitionKey: 'calendar_contact', sortKey: 'calendar_at' },
  },
} as const
