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

/** `url` is where Twilio keeps it, `file` where it lies with us (messaging/files/create-file.ts). */
const recorded = map({
  sid: string(),
  url: string(),
  seconds: number(),
  file: string().optional(),
  name: string().optional(),
  content_type: string().optional(),
  /** It could not be had. */
  is_lost: boolean().optional(),
})

/** A call with all its legs at Twilio; its id is a ULID of its start. Facts are merged into it, the rest follows from them (rules.ts). */
export const Call = new Entity({
  ...entityDefaults,
  name: 'call',
  schema: item({
    org: string().key(),
    id: string().key(),
    /** Grows with each change: a change holds for the version that it was made on. */
    version: number(),
    /** The day of its start on the dealership's calendar: under it, it is counted for good. */
    day: string(),
    direction: string().enum(...CALL_DIRECTIONS),
    from: string(),
    to: string(),
    contact: string().optional(),
    contact_name: string().optional(),
    /** Whose contact it is with (customers/contacts/desk-names.ts): EVERYBODY once that one is deleted, for managers alone. */
    desk: string(),
    /** Who made or took it. */
    agent: string().optional(),
    agent_name: string().optional(),
    status: string().enum(...CALL_STATUSES),
    /** How long people talked, once it is over. */
    seconds: number().optional(),

    /** The leg that came first; absent until the browser has connected. */
    sid: string().optional(),
    legs: record(
      string(),
      map({
        status: string().enum(...LEG_STATUSES),
        seconds: number().optional(),
        was_up: boolean().optional(),
        /** Whose browser it rang at. */
        user: string().optional(),
      }),
    ).default({}),
    /** How each attempt to connect it ended, by the step that it was. */
    dials: record(
      string(),
      map({
        status: string().enum(...DIAL_STATUSES),
        seconds: number().optional(),
        /** At whom it rang. */
        users: list(string()).optional(),
      }),
    ).default({}),
    /** The caller was asked to leave a message. */
    asked_for_voicemail: boolean().optional(),
    /** To whom it was transferred last. */
    transferred_to: string().optional(),

    /** What was said on it. */
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

export const callsOf = (org: string) => `O#${org}#CALLS`

/** Which call a leg belongs to, by Twilio's sid; put with the call, so that a repeat finds it. */
export const CallSid = new Entity({
  ...entityDefaults,
  name: 'call-sid',
  schema: item({ org: string().key(), sid: string().key(), call: string() }),
  computeKey: ({ org, sid }) => ({ pk: `O#${org}#CALLSID#${sid}`, sk: 'CALLSID' }),
})

/** A call that goes on, and who is on the line for it (rules.ts, `lineOf`): there for as long as it does. */
export const OpenCall = new Entity({
  ...entityDefaults,
  name: 'open-call',
  schema: item({ org: string().key(), id: string().key(), agent: string().optional() }),
  computeKey: ({ org, id }) => ({ pk: openCallsOf(org), sk: id }),
})
export const openCallsOf = (org: string) => `O#${org}#OPEN_CALLS`

/** Lists of calls, each with the index that it is read from; `all` is the dealership's own. */
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
/** A call without what follows from the rest of it. */
export type NewCall = Omit<CallItem, 'version' | 'call_at' | 'calls_desk' | 'calls_own' | 'calls_contact'>
