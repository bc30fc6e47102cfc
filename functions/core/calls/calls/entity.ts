import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { boolean } from 'dynamodb-toolbox/schema/boolean'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { map } from 'dynamodb-toolbox/schema/map'
import { number } from 'dynamodb-toolbox/schema/number'
import { record } from 'dynamodb-toolbox/schema/record'
import { string } from 'dynamodb-toolbox/schema/string'
import { CALL_DIRECTIONS, CALL_STATUSES } from '#contract/calls/call-statuses.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'
import { DIAL_STATUSES, LEG_STATUSES } from './leg-statuses.ts'

/** `url` is its location at Twilio, `file` its location in our storage (messaging/files/create-file.ts). */
const recorded = map({
  sid: string(),
  url: string(),
  seconds: number(),
  file: string().optional(),
  name: string().optional(),
  content_type: string().optional(),
  /** The recording could not be fetched. */
  is_lost: boolean().optional(),
  /** It was written out, or could not be (recordings/entity.ts). */
  is_transcribed: boolean().optional(),
  /** It could not be, and somebody asked to try again. */
  is_retried: boolean().optional(),
})

/** A call with all its legs at Twilio; its id is a ULID of its start. Facts are merged, the rest derived (rules.ts). */
export const Call = new Entity({
  ...entityDefaults,
  name: 'call',
  schema: item({
    org: string().key(),
    id: string().key(),
    /** Increases with each change: a change applies only to the version it was made on. */
    version: number(),
    /** The day the call started on the dealership's calendar, under which it is counted permanently. */
    day: string(),
    direction: string().enum(...CALL_DIRECTIONS),
    from: string(),
    to: string(),
    contact: string().optional(),
    contact_name: string().optional(),
    /**
     * The contact's desk (customers/contacts/desk-names.ts): EVERYBODY, for managers only, once the contact is gone.
     */
    desk: string(),
    /** The agent who made or took it. */
    agent: string().optional(),
    agent_name: string().optional(),
    status: string().enum(...CALL_STATUSES),
    /** The talk time, once it is over. */
    seconds: number().optional(),

    /** The first leg; absent until the browser has connected. */
    sid: string().optional(),
    legs: record(
      string(),
      map({
        status: string().enum(...LEG_STATUSES),
        seconds: number().optional(),
        was_up: boolean().optional(),
        /** The user whose browser it rang in. */
        user: string().optional(),
      }),
    ).default({}),
    /** The outcome of each attempt to connect it, by step. */
    dials: record(
      string(),
      map({
        status: string().enum(...DIAL_STATUSES),
        seconds: number().optional(),
        /** The users it rang. */
        users: list(string()).optional(),
      }),
    ).default({}),
    /** The caller was asked to leave a message. */
    asked_for_voicemail: boolean().optional(),
    /** The user it was last transferred to. */
    transferred_to: string().optional(),

    /** The customer was told that it is recorded, and whose software listens; `went_on`: they talked all the same. */
    announced: map({ at: string(), listener: string().optional(), went_on: boolean().optional() }).optional(),
    /** The recorded conversation. */
    recording: recorded.optional(),
    /** The message that its caller left. */
    voicemail: recorded.optional(),

    calls_desk: string(),
    calls_own: string().optional(),
    calls_contact: string().optional(),
    call_at: string(),
  }),
  computeKey: ({ org, id }) => ({ pk: callsOf(org), sk: id }),
})

const callsOf = (org: string) => `O#${org}#CALLS`

/** Maps a leg, by Twilio's sid, to its call; written along with the call, so that a repeated webhook finds it. */
export const CallSid = new Entity({
  ...entityDefaults,
  name: 'call-sid',
  schema: item({ org: string().key(), sid: string().key(), call: string() }),
  computeKey: ({ org, sid }) => ({ pk: `O#${org}#CALLSID#${sid}`, sk: 'CALLSID' }),
})

/** An ongoing call, and the agent whose line it takes up (rules.ts, `lineOf`); removed when the call ends. */
export const OpenCall = new Entity({
  ...entityDefaults,
  name: 'open-call',
  schema: item({ org: string().key(), id: string().key(), agent: string().optional() }),
  computeKey: ({ org, id }) => ({ pk: openCallsOf(org), sk: id }),
})
export const openCallsOf = (org: string) => `O#${org}#OPEN_CALLS`

/** Lists of calls, each with the index it is read from; `all` is the whole dealership's. */
export type CallList = { of: 'all' } | { of: 'desk' | 'own' | 'contact'; id: string }

const partitionOf = (org: string, id: string) => `O#${org}#${id}`

export const indexOf = (org: string, list: CallList) =>
  list.of === 'all'
    ? { partition: callsOf(org) }
    : { index: `calls_${list.of}` as const, partition: partitionOf(org, list.id) }

/** The index keys of a call. */
export const callKeys = ({ org, id, desk, agent, contact }: Listed) => ({
  calls_desk: partitionOf(org, desk),
  calls_own: agent && partitionOf(org, agent),
  calls_contact: contact && partitionOf(org, contact),
  call_at: id,
})
type Listed = { org: string; id: string; desk: string; agent?: string; contact?: string }

export type CallItem = FormattedItem<typeof Call>
/** A call without its derived fields. */
export type NewCall = Omit<CallItem, 'version' | 'call_at' | 'calls_desk' | 'calls_own' | 'calls_contact'>
