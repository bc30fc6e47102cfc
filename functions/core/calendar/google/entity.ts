import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { boolean } from 'dynamodb-toolbox/schema/boolean'
import { item } from 'dynamodb-toolbox/schema/item'
import { map } from 'dynamodb-toolbox/schema/map'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/**
 * A person's Google account. Disconnected, it keeps the address and our calendar there, which are used again when the same
 * account comes back.
 */
export const GoogleAccount = new Entity({
  ...entityDefaults,
  name: 'google-account',
  schema: item({
    org: string().key(),
    user: string().key(),
    email: string(),
    /** The calendar of ours at Google; absent until it is made. */
    calendar: string().optional(),
    /** Names this connection; absent while disconnected. */
    connected_at: string().optional(),
    /** KMS ciphertexts, base64, bound to organization and field name. */
    refresh_token: string().optional(),
    access_token: string().optional(),
    access_until: string().optional(),
    /** What the consent page's boxes allow. */
    writes_events: boolean().default(false),
    reads_busy: boolean().default(false),
    /** When Google ended the connection. */
    ended_at: string().optional(),
    /** Where Google's list of changes goes on. */
    sync_token: string().optional(),
    /** When changes there were last read; pushes from before say nothing new. */
    read_at: string().optional(),
    /** The due entry that counts; any other does nothing. */
    look_at: string().optional(),
    /** One job at a time works on it, until then. */
    leased_until: string().optional(),
    /** Where Google pushes to. */
    channel: map({ id: string(), resource: string(), token: string(), until: string() }).optional(),
  }),
  computeKey: ({ org, user }) => ({ pk: accountsOf(org), sk: user }),
})
export type GoogleAccountItem = FormattedItem<typeof GoogleAccount>
export const accountsOf = (org: string) => `O#${org}#GOOGLE`

/** What was last written to Google of an appointment, or read from there. */
export const GoogleEvent = new Entity({
  ...entityDefaults,
  name: 'google-event',
  schema: item({
    org: string().key(),
    user: string().key(),
    appointment: string().key(),
    event: string(),
    /** Google keeps a deleted event's id taken: another one begins with the next generation. */
    generation: number(),
    etag: string(),
    starts_at: string(),
    ends_at: string(),
    /** The hash of what was written; empty if Google has something else by now. */
    written: string(),
    is_gone: boolean().default(false),
    ttl: number(),
  }),
  computeKey: ({ org, user, appointment }) => ({ pk: eventsOf(org, user), sk: appointment }),
})
export type GoogleEventItem = FormattedItem<typeof GoogleEvent>
export const eventsOf = (org: string, user: string) => `O#${org}#GOOGLEEVENTS#${user}`

/** A visit to the consent page that has begun, by the hash of its state. */
export const GoogleState = new Entity({
  ...entityDefaults,
  name: 'google-state',
  schema: item({
    state: string().key(),
    org: string(),
    user: string(),
    /** The sign-in that began it. */
    session: string(),
    /** Sealed for this state. */
    verifier: string(),
    until: string(),
    ttl: number(),
  }),
  computeKey: ({ state }) => ({ pk: `GOOGLE#${state}`, sk: 'STATE' }),
})

/** Whose calendar a push is about, by the token in its address. */
export const GoogleHook = new Entity({
  ...entityDefaults,
  name: 'google-hook',
  schema: item({ token: string().key(), org: string(), user: string(), channel: string(), ttl: number() }),
  computeKey: ({ token }) => ({ pk: `GOOGLE#${token}`, sk: 'HOOK' }),
})
