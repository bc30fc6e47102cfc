import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { boolean } from 'dynamodb-toolbox/schema/boolean'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { besideOf } from '../../customers/contacts/partitions.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'
import { derivedId, earliestId } from '../../platform/table/ids.ts'

/** What reports count. */
const FACT_KINDS = [
  ...(['opened', 'sent', 'call', 'called_back', 'opted_out', 'asked', 'vehicle_sold'] as const),
  ...(['booked', 'kept', 'no_show', 'settled', 'unsettled'] as const),
  ...(['lead', 'contacted', 'appointment', 'shown', 'sold', 'lost', 'why_lost', 'sale'] as const),
] as const
export type FactKind = (typeof FACT_KINDS)[number]

/** Something that happened, under a key that follows from it: told twice, it is one. Names are short, as there are many. */
export const Fact = new Entity({
  ...entityDefaults,
  name: 'fact',
  schema: item({
    org: string().key(),
    /** Of UTC, which no change of a dealership's time zone moves: the day in its id. */
    day: string().key(),
    id: string().key(),
    kind: string()
      .enum(...FACT_KINDS)
      .savedAs('k'),
    /** Whose doing it was: a person's id, or `assistant`. */
    agent: string().optional().savedAs('a'),
    channel: string().optional().savedAs('c'),
    /** Of a kind: whether an answer is the first, how a call went, a lead's source, a vehicle. */
    extra: string().optional().savedAs('e'),
    contact: string().optional().savedAs('p'),
    /** How long it took, around the clock and within business hours. */
    seconds: number().optional().savedAs('s'),
    working: number().optional().savedAs('w'),
    /** Of a message of ours, what is paid for: segments of an SMS, a template; of a sale, dollars. */
    units: number().optional().savedAs('u'),
    /** When the wait began that it ends; or of what became of a lead, when that came in (ISO 8601). */
    since: string().optional().savedAs('f'),
    /** What an appointment is about, and the stage from which a lead was lost. */
    vehicle: string().optional().savedAs('v'),
    stage: string().optional().savedAs('g'),
    ttl: number(),
  }),
  computeKey: ({ org, day, id }) => ({ pk: factsOf(org, day), sk: id }),
})
export type FactItem = FormattedItem<typeof Fact>

export const factsOf = (org: string, day: string) => `O#${org}#FACTS#${day}`

export const factId = (at: string, kind: FactKind, of: string) =>
  earliestId(Date.parse(at)) + derivedId('fact', kind, of).slice(-12)

/** How many facts of a day of UTC were written long after they happened: what was added up before lacks them. */
export const LateFacts = new Entity({
  ...entityDefaults,
  name: 'late-facts',
  schema: item({ org: string().key(), day: string().key(), count: number() }),
  computeKey: ({ org, day }) => ({ pk: lateFactsOf(org), sk: day }),
})
export const lateFactsOf = (org: string) => `O#${org}#LATE_FACTS`

/** How far the past was recorded, from before facts were kept. */
export const Past = new Entity({
  ...entityDefaults,
  name: 'reported-past',
  schema: item({ org: string().key(), place: string().optional(), is_done: boolean() }),
  computeKey: ({ org }) => ({ pk: lateFactsOf(org), sk: 'PAST' }),
})
export type PastItem = FormattedItem<typeof Past>

const MILESTONES = ['contacted', 'appointment', 'shown', 'sold', 'lost'] as const
export type Milestone = (typeof MILESTONES)[number]

/** How far a contact has come, and when they did first. */
export const Milestones = new Entity({
  ...entityDefaults,
  name: 'milestones',
  schema: item({
    org: string().key(),
    contact: string().key(),
    version: number(),
    source: string(),
    came_at: string(),
    contacted: string().optional(),
    appointment: string().optional(),
    shown: string().optional(),
    sold: string().optional(),
    lost: string().optional(),
  }),
  computeKey: ({ org, contact }) => ({ pk: besideOf(org, contact), sk: 'MILESTONES' }),
})
export type MilestonesItem = FormattedItem<typeof Milestones>
